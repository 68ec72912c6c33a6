package dialect

import "strings"

// A Word is a word of a statement, a sign or a quoted name.
type Word struct {
	Text   string
	Quoted bool
}

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
			out = append(out, Word{b.String(), true})
		case WordByte(c):
			j := i
			for j < len(s) && WordByte(s[j]) {
				j++
			}
			out = append(out, Word{s[i:j], false})
			i = j
		default:
			out = append(out, Word{s[i : i+1], false})
			i++
		}
	}
	return out
}

// WordByte reports whether a byte can stand in a name without quotes.
func WordByte(c byte) bool {
	return c == '_' || c == '$' || c >= 0x80 || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}
