package dialect

import "strings"

// A Word is a word of a statement, a sign or a quoted name.
type Word struct {
	Text    string
	Quoted  bool
	Open    bool // the statement ends before its closing quote
	At, End int  // where it stands in the statement, with its quotes
}

// Is reports whether it is a word or a sign, in any case, and no quoted name.
func (w Word) Is(text string) bool { return !w.Quoted && strings.EqualFold(w.Text, text) }

// Words cuts SQL into words, quoted names and single characters, without
// comments. It stops after the most words that are asked for.
func Words(s string, most int) []Word {
	var out []Word
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
			w := Word{Quoted: true, At: i}
			w.Text, w.End, w.Open = readQuoted(s, i+1, closing[c])
			out, i = append(out, w), w.End
		case wordByte(c):
			j := i
			for j < len(s) && wordByte(s[j]) {
				j++
			}
			out = append(out, Word{Text: s[i:j], At: i, End: j})
			i = j
		default:
			out = append(out, Word{Text: s[i : i+1], At: i, End: i + 1})
			i++
		}
	}
	return out
}

// Mentions reports whether a name stands anywhere in a text, in comments and literals too.
func Mentions(text, name string) bool {
	text, name = strings.ToLower(text), strings.ToLower(name)
	for i := 0; ; i++ {
		at := strings.Index(text[i:], name)
		if at < 0 {
			return false
		}
		i += at
		end := i + len(name)
		if (i == 0 || !wordByte(text[i-1])) && (end == len(text) || !wordByte(text[end])) {
			return true
		}
	}
}

// readQuoted reads a name or a text up to its closing quote, which stands for itself where it is
// doubled. open is whether there is none.
func readQuoted(s string, at int, closing byte) (text string, end int, open bool) {
	for end = at; end < len(s); end++ {
		if s[end] != closing {
			continue
		}
		if closing == ']' || end+1 == len(s) || s[end+1] != closing {
			break
		}
		end++
	}
	one := string(rune(closing))
	return strings.ReplaceAll(s[at:end], one+one, one), min(end+1, len(s)), end == len(s)
}

// wordByte reports whether a byte can stand in a name without quotes.
func wordByte(c byte) bool {
	return c == '_' || c == '$' || c >= 0x80 || '0' <= c && c <= '9' ||
		'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}
