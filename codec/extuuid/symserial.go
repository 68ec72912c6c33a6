package extuuid

// A Symserial is type 00 of section 3.3: a symbol, and an unsigned number that
// is zero when there is only the symbol. The zero value is the empty symbol.
//
//	0    2    5    10
//	00   c:3  l:5  s: by the scheme   q: the rest, unsigned
//
// A scheme that takes any case gives upper case back. The serial is a number, as in the
// document: leading zeros and the check X of an ISSN or ISBN are not kept.
type Symserial struct {
	C Scheme // c, the encoding
	S string // s, the symbol; the field l is its length
	Q Int    // q, the serial number
}

// symserialRoom is what type, c and l leave for s and q.
const symserialRoom = payloadBits - 2 - 3 - 5

// NewSymserial returns a Symserial in the first scheme that takes both the
// symbol and the number: sections 3.7.2 and 3.7.3.
func NewSymserial(s string, q Int) (Symserial, error) {
	return inFirstScheme(func(c Scheme) Symserial { return Symserial{C: c, S: s, Q: q} })
}

// L returns the field l, the length of the symbol.
func (v Symserial) L() int { return len(v.S) }

func (v Symserial) pack() (bitString, error) {
	bits, width, err := v.C.encode(v.S, symserialRoom)
	if err != nil {
		return bitString{}, err
	}
	if v.Q.neg {
		return bitString{}, overflow("q", "no negative number")
	}
	w := writer{}
	w.put("type", u64(typeSymserial), 2)
	w.put("c", u64(uint64(v.C)), 3)
	w.put("l", u64(uint64(len(v.S))), 5)
	w.put("s", bits, width)
	w.put("q", v.Q.mag, w.bitsLeft())
	return w.end()
}

func unpackSymserial(r *reader) (Value, error) {
	c, l := Scheme(r.num(3)), r.num(5)
	s, err := unpackSymbol(r, c, l)
	if err != nil {
		return nil, err
	}
	return Symserial{C: c, S: s, Q: Int{mag: r.take(r.bitsLeft())}}, nil
}

// unpackSymbol reads the field s of l characters.
func unpackSymbol(r *reader, c Scheme, l int) (string, error) {
	if err := c.check(); err != nil {
		return "", err
	}
	width := c.bits(l)
	if width > r.bitsLeft() {
		return "", overflowBits("s", r.bitsLeft())
	}
	return c.decode(r.take(width), l)
}
