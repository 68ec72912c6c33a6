package extuuid

// payloadBits is what version and variant leave of the 128 bits.
const payloadBits = 122

// A bitString is the 122 bits that the document calls an EXTUUID: bit 0 the most
// significant, bit 121 the least. It is what a value is packed to before version and
// variant are put around it, and so the same whichever version it travels in.
type bitString struct{ bits u128 }

// Version says in which UUID version an EXTUUID travels.
type Version uint8

const (
	// Version8 is the version that RFC 9562 leaves to formats of one's own.
	// This package writes it unless told otherwise.
	Version8 Version = 8

	// Version6 is what the document of 2012 asks for. RFC 9562 has since
	// given the number to reordered time, and no bit tells the two apart: a
	// version 6 value is an EXTUUID only when its source says so. Do not read
	// values of unknown origin: the reordered times from December 2010 to June
	// 2039 are all refused, but earlier and later ones may look like anything.
	Version6 Version = 6
)

// uuid is section 3.6: most significant bits first, skipping the version in
// bits 48 to 51 and the variant in bits 64 and 65.
func (x bitString) uuid(v Version) (id [16]byte) {
	top, mid, low := x.bits.shr(74).lo, x.bits.shr(62).lo&0xfff, x.bits.lo&(1<<62-1)
	put64(id[:8], top<<16|uint64(v)<<12|mid)
	put64(id[8:], 0b10<<62|low)
	return id
}

// fromUUID takes the 122 bits out of a UUID and says which version they came
// in. It refuses every other version and variant with [ErrVersion] and looks at
// nothing else: [Unpack] reads the fields.
func fromUUID(id [16]byte) (bitString, Version, error) {
	v := Version(id[6] >> 4)
	if id[8]>>6 != 0b10 || v != Version8 && v != Version6 {
		return bitString{}, 0, ErrVersion
	}
	hi, low := get64(id[:8]), get64(id[8:])&(1<<62-1)
	bits := u64(hi >> 16).shl(74).or(u64(hi & 0xfff).shl(62)).or(u64(low))
	return bitString{bits}, v, nil
}

func put64(b []byte, v uint64) {
	for i := range 8 {
		b[i] = byte(v >> (56 - 8*i))
	}
}

func get64(b []byte) (v uint64) {
	for i := range 8 {
		v = v<<8 | uint64(b[i])
	}
	return v
}

// A writer fills 122 bits from the most significant end. It keeps its first
// error, so that the fields of a value can be put one after the other.
type writer struct {
	bits u128
	at   int
	err  error
}

func (w *writer) bitsLeft() int { return payloadBits - w.at }

// put writes v to a field of width bits.
func (w *writer) put(field string, v u128, width int) {
	switch {
	case w.err != nil:
	case width < 0 || width > w.bitsLeft():
		w.err = overflow(field, "no more bits")
	case v.bitLen() > width:
		w.err = overflowBits(field, width)
	default:
		w.bits = w.bits.shl(width).or(v)
		w.at += width
	}
}

// sign writes one bit.
func (w *writer) sign(neg bool) {
	v := u128{}
	if neg {
		v.lo = 1
	}
	w.put("sign", v, 1)
}

func (w *writer) fail(err error) {
	if w.err == nil {
		w.err = err
	}
}

// end fills what is left with zeros.
func (w *writer) end() (bitString, error) {
	if w.err != nil {
		return bitString{}, w.err
	}
	return bitString{w.bits.shl(w.bitsLeft())}, nil
}

// A reader takes 122 bits apart from the most significant end.
type reader struct {
	bits u128
	at   int
}

func (r *reader) bitsLeft() int { return payloadBits - r.at }

// take reads width bits. At least so many must be left.
func (r *reader) take(width int) u128 {
	r.at += width
	return r.bits.shr(r.bitsLeft()).and(mask(width))
}

func (r *reader) num(width int) int { return int(r.take(width).lo) }
func (r *reader) sign() bool        { return r.take(1).lo == 1 }

// end checks that the rest is the zeros that a writer fills it with.
func (r *reader) end() error {
	if !r.take(r.bitsLeft()).isZero() {
		return inField("pad", ErrNotCanonical)
	}
	return nil
}
