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
			var b strings.Builder
			w := Word{Quoted: true, Open: true, At: i}
			end := closing[c]
			for i++; i < len(s); i++ {
				if s[i] != end {
					b.WriteByte(s[i])
				} else if end != ']' && i+1 < len(s) && s[i+1] == end {
					b.WriteByte(end)
					i++
				} else {
					i++
					w.Open = false
					break
				}
			}
			w.Text, w.End = b.String(), i
			out = append(out, w)
		case WordByte(c):
			j := i
			for j < len(s) && WordByte(s[j]) {
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

// WordByte reports whether a byte can stand in a name without quotes.
func WordByte(c byte) bool {
	return c == '_' || c == '$' || c >= 0x80 || '0' <= c && c <= '9' ||
		'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}
