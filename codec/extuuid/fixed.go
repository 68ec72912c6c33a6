package extuuid

// A FixedPoint is type 01 of section 3.4: a symbol and the fixed-point number
// q · 10^-e.
//
//	0    2    5    10   15
//	01   c:3  l:5  e:5  s: by the scheme   q: the rest, two's complement
//
// The zero value is the number zero without a name. Two values that differ
// in e only are different identifiers of one number.
type FixedPoint struct {
	C Scheme // c, the encoding
	E uint8  // e, decimal digits after the point, at most 31
	S string // s, the symbol; the field l is its length
	Q Int    // q, the quantity in units of 10^-e
}

// fixedRoom is what type, c, l and e leave for s and q.
const fixedRoom = payloadBits - 2 - 3 - 5 - 5

const maxDecimals = 31

// NewFixedPoint returns a FixedPoint in the first scheme that takes it.
func NewFixedPoint(s string, q Int, e uint8) (FixedPoint, error) {
	return inFirstScheme(func(c Scheme) FixedPoint { return FixedPoint{C: c, E: e, S: s, Q: q} })
}

// L returns the field l, the length of the symbol.
func (v FixedPoint) L() int { return len(v.S) }

// Decimal returns q · 10^-e in decimal, without the zeros at its end.
func (v FixedPoint) Decimal() string { return string(v.appendDecimal(nil)) }

func (v FixedPoint) appendDecimal(dst []byte) []byte {
	if v.Q.neg {
		dst = append(dst, '-')
	}
	e := min(int(v.E), maxDecimals)
	dst = appendDecimal(dst, v.Q.mag, e+1)
	for e > 0 && dst[len(dst)-1] == '0' {
		dst, e = dst[:len(dst)-1], e-1
	}
	if e == 0 {
		return dst
	}
	dst = append(dst, 0)
	point := len(dst) - 1 - e
	copy(dst[point+1:], dst[point:])
	dst[point] = '.'
	return dst
}

func (v FixedPoint) pack() (bitString, error) {
	if v.E > maxDecimals {
		return bitString{}, overflow("e", "0 to 31")
	}
	bits, width, err := v.C.encode(v.S, fixedRoom)
	if err != nil {
		return bitString{}, err
	}
	w := writer{}
	w.put("type", u64(typeFixed), 2)
	w.put("c", u64(uint64(v.C)), 3)
	w.put("l", u64(uint64(len(v.S))), 5)
	w.put("e", u64(uint64(v.E)), 5)
	w.put("s", bits, width)
	w.twosComplement("q", v.Q, w.bitsLeft())
	return w.end()
}

// twosComplement writes n to a field of width bits, the first its sign.
func (w *writer) twosComplement(field string, n Int, width int) {
	magnitude := n.mag // of n, or of the complement of a negative n
	if n.neg {
		magnitude = magnitude.sub(u64(1))
	}
	if magnitude.bitLen() >= max(width, 1) {
		w.fail(overflow(field, "a sign and "+itoa(width-1)+" bits"))
		return
	}
	if n.neg {
		magnitude = mask(width).sub(magnitude)
	}
	w.put(field, magnitude, width)
}

func (r *reader) twosComplement(width int) Int {
	v := r.take(width)
	if v.bitLen() < width {
		return Int{mag: v}
	}
	return makeInt(true, mask(width).sub(v).add(u64(1)))
}

func unpackFixed(r *reader) (Value, error) {
	c, l, e := Scheme(r.num(3)), r.num(5), r.num(5)
	s, err := unpackSymbol(r, c, l)
	if err != nil {
		return nil, err
	}
	return FixedPoint{C: c, E: uint8(e), S: s, Q: r.twosComplement(r.bitsLeft())}, nil
}
