package transform

// A Digit is one hexadecimal digit of an image: the digit From of the source, 0
// to 31, or Literal when that is not 0.
type Digit struct {
	From    int8
	Literal byte
}

// Digits are the 32 digits of an image.
type Digits [32]Digit

// digits lists them: a pair {from, n} is n digits of the source from that one on,
// counted from 0, a string is literal.
func digits(parts ...any) Digits {
	var d Digits
	n := 0
	for _, p := range parts {
		switch p := p.(type) {
		case string:
			for _, c := range []byte(p) {
				if c < '0' || c > '9' && c < 'a' || c > 'f' {
					panic("transform: a literal that is no digit")
				}
				d[n] = Digit{Literal: c}
				n++
			}
		case [2]int:
			for i := range p[1] {
				d[n] = Digit{From: int8(p[0] + i)}
				n++
			}
		}
	}
	if n != len(d) {
		panic("transform: an image has 32 digits")
	}
	return d
}

// permutation is a layout's permutation of bytes, which is what f does to them.
func permutation(f func([16]byte) [16]byte) Digits {
	var index [16]byte
	for i := range index {
		index[i] = byte(i)
	}
	var d Digits
	for i, from := range f(index) {
		d[2*i], d[2*i+1] = Digit{From: int8(2 * from)}, Digit{From: int8(2*from + 1)}
	}
	return d
}

// then is d followed by next.
func (d Digits) then(next Digits) Digits {
	var out Digits
	for i, x := range next {
		if out[i] = x; x.Literal == 0 {
			out[i] = d[x.From]
		}
	}
	return out
}

// apply writes the image.
func (d Digits) apply(id [16]byte) [16]byte {
	digit := func(x Digit) byte {
		switch c := x.Literal; {
		case c >= 'a':
			return c - 'a' + 10
		case c != 0:
			return c - '0'
		case x.From%2 == 0:
			return id[x.From/2] >> 4
		}
		return id[x.From/2] & 0x0f
	}
	var out [16]byte
	for i := range out {
		out[i] = digit(d[2*i])<<4 | digit(d[2*i+1])
	}
	return out
}

// spell writes the image of an id of 36 characters with the letters as they are.
func (d Digits) spell(text string) string {
	bare := make([]byte, 0, 32)
	for i := range len(text) {
		if text[i] != '-' {
			bare = append(bare, text[i])
		}
	}
	out := make([]byte, 0, 36)
	for i, x := range d {
		if i == 8 || i == 12 || i == 16 || i == 20 {
			out = append(out, '-')
		}
		switch {
		case x.Literal != 0:
			out = append(out, x.Literal)
		case int(x.From) < len(bare):
			out = append(out, bare[x.From])
		}
	}
	return string(out)
}
