package dialect

import "strings"

// triggerEvent reads the event of a trigger out of its text, and the columns of
// UPDATE OF: CREATE [TEMP] TRIGGER [IF NOT EXISTS] [schema.]name
// [BEFORE|AFTER|INSTEAD OF] event. Names may be any words, in quotes too. What
// cannot be read is "".
func triggerEvent(def string) (event string, of []string) {
	words := sqlWords(def, mostHead)
	next := func() (w sqlWord) {
		if len(words) > 0 {
			w, words = words[0], words[1:]
		}
		return w
	}
	is := func(s string) bool {
		return len(words) > 0 && !words[0].quoted && strings.EqualFold(words[0].text, s)
	}
	for len(words) > 0 && !is("TRIGGER") {
		next()
	}
	next()
	if is("IF") && len(words) > 2 && strings.EqualFold(words[1].text, "NOT") {
		words = words[3:]
	}
	next() // the name, or its schema
	for is(".") {
		next()
		next()
	}
	switch {
	case is("BEFORE"), is("AFTER"):
		next()
	case is("INSTEAD"):
		next()
		next()
	}
	event = strings.ToUpper(next().text)
	if event == "UPDATE" && is("OF") {
		next()
		for len(words) > 0 && !is("ON") {
			if w := next(); w.quoted || w.text != "," {
				of = append(of, w.text)
			}
		}
	}
	switch event {
	case "INSERT", "DELETE", "UPDATE":
		return event, of
	}
	return "", nil
}

type sqlWord struct {
	text   string
	quoted bool
}

// mostHead is more words than the head of a trigger has: a table has at most 2000 columns.
const mostHead = 2100

// sqlWords cuts SQL into words, quoted names and single characters, without
// comments. It stops after the most words that are asked for.
func sqlWords(s string, most int) []sqlWord {
	var out []sqlWord
	closing := map[byte]byte{'"': '"', '`': '`', '\'': '\'', '[': ']'}
	for i := 0; i < len(s) && len(out) < most; {
		switch c := s[i]; {
		case strings.IndexByte(" \t\r\n\f", c) >= 0:
			i++
		case strings.HasPrefix(s[i:], "--"):
			n := strings.IndexByte(s[i:], '\n')
			if n < 0 {
				return out
			}
			i += n + 1
		case strings.HasPrefix(s[i:], "/*"):
			n := strings.Index(s[i+2:], "*/")
			if n < 0 {
				return out
			}
			i += n + 4
		case closing[c] != 0:
			var b strings.Builder
			end := closing[c]
			for i++; i < len(s); i++ {
				if s[i] != end {
					b.WriteByte(s[i])
				} else if end != ']' && i+1 < len(s) && s[i+1] == end {
					b.WriteByte(end)
					i++
				} else {
					i++
					break
				}
			}
			out = append(out, sqlWord{b.String(), true})
		case wordByte(c):
			j := i
			for j < len(s) && wordByte(s[j]) {
				j++
			}
			out = append(out, sqlWord{s[i:j], false})
			i = j
		default:
			out = append(out, sqlWord{s[i : i+1], false})
			i++
		}
	}
	return out
}

func wordByte(c byte) bool {
	return c == '_' || c == '$' || c >= 0x80 || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}
