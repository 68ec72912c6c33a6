package sqlgen

import "github.com/sqluuid/sqluuid/migrate/internal/transform"

// A piece is a part of an image: literal text, or n characters of the source's digits from at on,
// counted from 1. The last piece goes to the end.
type piece struct {
	text  string
	at, n int
	last  bool
}

// pieces cuts an image into as few pieces as it can. Source and image may each have hyphens: one of
// the image is taken along with the digit after it where the source has one there too.
func pieces(d transform.Digits, from, to bool) []piece {
	var out []piece
	literal := func(text string) {
		if n := len(out); n > 0 && out[n-1].text != "" {
			out[n-1].text += text
			return
		}
		out = append(out, piece{text: text})
	}
	source := func(at int) {
		if n := len(out); n > 0 && out[n-1].text == "" && out[n-1].at+out[n-1].n == at {
			out[n-1].n++
			return
		}
		out = append(out, piece{at: at, n: 1})
	}
	for i, x := range d {
		digit := int(x.From)
		if to && hyphenBefore(i) {
			if from && x.Literal == 0 && hyphenBefore(digit) {
				source(position(digit, true) - 1)
			} else {
				literal("-")
			}
		}
		if x.Literal != 0 {
			literal(string(rune(x.Literal)))
		} else {
			source(position(digit, from))
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
