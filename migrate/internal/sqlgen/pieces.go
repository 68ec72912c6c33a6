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
	add := func(p piece) {
		if n := len(out); n > 0 {
			last := &out[n-1]
			switch {
			case last.text != "" && p.text != "":
				last.text += p.text
				return
			case last.text == "" && p.text == "" && last.at+last.n == p.at:
				last.n++
				return
			}
		}
		out = append(out, p)
	}
	for i, x := range d {
		next := piece{at: position(int(x.From), from), n: 1}
		if x.Literal != 0 {
			next = piece{text: string(rune(x.Literal))}
		}
		switch hyphen := to && hyphenBefore(i); {
		case hyphen && from && x.Literal == 0 && hyphenBefore(int(x.From)):
			add(piece{at: next.at - 1, n: 1})
		case hyphen:
			add(piece{text: "-"})
		}
		add(next)
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
