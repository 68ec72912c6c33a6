package sqlgen

import "github.com/sqluuid/sqluuid/migrate/internal/transform"

// A piece is a part of an image: literal text, or n characters of the source's
// digits from at on, counted from 1. The last piece goes to the end.
type piece struct {
	text  string
	at, n int
	last  bool
}

// pieces cuts an image into as few pieces as it can. Source and image may each have hyphens: one of
// the image is taken along with the digit after it where the source has one there too.
func pieces(d transform.Digits, from, to bool) []piece {
	var out []piece
	add := func(at int, text string) {
		last := len(out) - 1
		switch {
		case text != "" && last >= 0 && out[last].text != "":
			out[last].text += text
		case text == "" && last >= 0 && out[last].text == "" && out[last].at+out[last].n == at:
			out[last].n++
		case text != "":
			out = append(out, piece{text: text})
		default:
			out = append(out, piece{at: at, n: 1})
		}
	}
	for i, x := range d {
		if to && hyphenBefore(i) {
			if from && x.Literal == 0 && hyphenBefore(int(x.From)) {
				add(position(int(x.From), true)-1, "")
			} else {
				add(0, "-")
			}
		}
		if x.Literal != 0 {
			add(0, string(rune(x.Literal)))
		} else {
			add(position(int(x.From), from), "")
		}
	}
	last := &out[len(out)-1]
	last.last = last.text == "" && last.at+last.n == position(31, from)+1
	return out
}

// position is where a digit stands, counted from 1.
func position(digit int, hyphens bool) int {
	n := digit + 1
	for i := 1; hyphens && i <= digit; i++ {
		if hyphenBefore(i) {
			n++
		}
	}
	return n
}

func hyphenBefore(digit int) bool { return digit == 8 || digit == 12 || digit == 16 || digit == 20 }
