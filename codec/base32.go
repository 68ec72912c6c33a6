package codec

import (
	"encoding/binary"
	"slices"
	"unsafe"
)

var (
	// Base32 is the text of a ULID: 26 symbols of Crockford's alphabet
	// 0-9 A-Z without I L O U, upper case, most significant bits first, two
	// zero bits in front, so that the first symbol is at most 7. Decode reads
	// either case, as the ULID specification does, and no look-alikes: it
	// refuses I, L and O, which Crockford's own decoder takes for 1, 1 and 0,
	// because an id would then have several spellings.
	Base32 Text = &crockford

	// Base32Std is the base32 of RFC 4648, section 6, without padding: 26
	// symbols of a-z 2-7, lower case. The last symbol has two bits that encode
	// nothing; Decode refuses them when they are set (RFC 4648, section 3.5).
	Base32Std Text = &rfc4648
)

const base32Len = 26

// AppendBase32 appends the text of [Base32] to dst.
func AppendBase32(dst []byte, id [16]byte) []byte { return crockford.AppendEncode(dst, id) }

// ParseBase32Bytes is the Decode of [Base32] for bytes, such as a driver's buffer.
// The error keeps a copy of them.
func ParseBase32Bytes(b []byte) ([16]byte, error) {
	id, err := crockford.Decode(unsafe.String(unsafe.SliceData(b), len(b)))
	if err != nil {
		return crockford.Decode(string(b)) // the same error, whose input is not b
	}
	return id, nil
}

// base32 is an alphabet with its tables.
type base32 struct {
	pairs  [32 * 32]uint16
	values [4]places
	symbol [256]uint8
}

// places holds the value of each byte at one place of a group of four symbols. The values are
// shifted to their places, so that a group is four loads and three ORs. A byte outside of the
// alphabet is all ones, which sets the bits above the group's 20.
type places [256]uint32

var (
	crockford      = crockfordText{newBase32("0123456789ABCDEFGHJKMNPQRSTVWXYZ", true)}
	crockfordLower = crockfordText{newBase32("0123456789abcdefghjkmnpqrstvwxyz", false)}
	rfc4648        = rfc4648Text{newBase32("abcdefghijklmnopqrstuvwxyz234567", true)}
)

func newBase32(alphabet string, fold bool) (t base32) {
	symbolPairs(t.pairs[:], alphabet)
	t.symbol = symbolTable(alphabet, fold)
	for place := range t.values {
		for i, x := range t.symbol {
			t.values[place][i] = uint32(x) << (5 * place)
			if x == noSymbol {
				t.values[place][i] = ^uint32(0)
			}
		}
	}
	return t
}

// crockfordText has the two spare bits in front of the number.
type crockfordText struct{ base32 }

func (t *crockfordText) Len() int       { return base32Len }
func (t *crockfordText) Ordered() bool  { return true }
func (t *crockfordText) String() string { return "base32" }

func (t *crockfordText) Encode(id [16]byte) string {
	b := make([]byte, base32Len)
	hi, lo := halves(id)
	t.putNumber((*[base32Len]byte)(b), hi, lo)
	return unsafe.String(unsafe.SliceData(b), len(b)) // nothing else holds b
}

func (t *crockfordText) AppendEncode(dst []byte, id [16]byte) []byte {
	at := len(dst)
	dst = slices.Grow(dst, base32Len)[:at+base32Len]
	hi, lo := halves(id)
	t.putNumber((*[base32Len]byte)(dst[at:]), hi, lo)
	return dst
}

func (t *crockfordText) Decode(s string) (id [16]byte, err error) {
	if len(s) != base32Len {
		return id, parseError(s, len(s), ErrLength)
	}
	// 8, 60 and 60 bits. The bits above a group's own are zero in all of them
	// just when every symbol is in the alphabet and the first is at most 7.
	d, c, b, a := &t.values[0], &t.values[1], &t.values[2], &t.values[3]
	top := c[s[0]] | d[s[1]]
	h0 := a[s[2]] | b[s[3]] | c[s[4]] | d[s[5]]
	h1 := a[s[6]] | b[s[7]] | c[s[8]] | d[s[9]]
	h2 := a[s[10]] | b[s[11]] | c[s[12]] | d[s[13]]
	l0 := a[s[14]] | b[s[15]] | c[s[16]] | d[s[17]]
	l1 := a[s[18]] | b[s[19]] | c[s[20]] | d[s[21]]
	l2 := a[s[22]] | b[s[23]] | c[s[24]] | d[s[25]]
	if (h0|h1|h2|l0|l1|l2)>>20|top>>8 != 0 {
		return id, t.fault(s, 0)
	}
	hi, lo := join20(h0, h1, h2), join20(l0, l1, l2)
	binary.BigEndian.PutUint64(id[0:8], uint64(top)<<56|hi>>4)
	binary.BigEndian.PutUint64(id[8:16], hi<<60|lo)
	return id, nil
}

// rfc4648Text has the two spare bits behind the 128.
type rfc4648Text struct{ base32 }

func (t *rfc4648Text) Len() int       { return base32Len }
func (t *rfc4648Text) Ordered() bool  { return false } // 2 comes after z
func (t *rfc4648Text) String() string { return "base32std" }

func (t *rfc4648Text) Encode(id [16]byte) string {
	var buf [base32Len]byte
	return string(t.AppendEncode(buf[:0], id))
}

func (t *rfc4648Text) AppendEncode(dst []byte, id [16]byte) []byte {
	at := len(dst)
	dst = slices.Grow(dst, base32Len)[:at+base32Len]
	out := dst[at:]
	hi, lo := halves(id)
	t.base32.put((*[12]byte)(out[0:12]), hi>>4)
	t.base32.put((*[12]byte)(out[12:24]), hi<<56|lo>>8)
	putPair(out[24:26], t.pairs[lo<<2&0x3ff])
	return dst
}

func (t *rfc4648Text) Decode(s string) (id [16]byte, err error) {
	if len(s) != base32Len {
		return id, parseError(s, len(s), ErrLength)
	}
	a, b := t.take(s[0:12]), t.take(s[12:24])
	last := t.values[1][s[24]] | t.values[0][s[25]]
	if (a|b)>>60 != 0 || last>>10 != 0 {
		return id, parseError(s, badSymbol(s, 0, len(s), &t.symbol), ErrSyntax)
	}
	if last&3 != 0 {
		return id, parseError(s, base32Len-1, ErrPadding)
	}
	binary.BigEndian.PutUint64(id[0:8], a<<4|b>>56)
	binary.BigEndian.PutUint64(id[8:16], b<<8|uint64(last>>2))
	return id, nil
}

// putNumber writes the 26 symbols of a 128-bit number.
func (t *base32) putNumber(out *[base32Len]byte, hi, lo uint64) {
	p := &t.pairs
	putPair(out[0:2], p[hi>>56])
	putPair(out[2:4], p[hi>>46&0x3ff])
	putPair(out[4:6], p[hi>>36&0x3ff])
	putPair(out[6:8], p[hi>>26&0x3ff])
	putPair(out[8:10], p[hi>>16&0x3ff])
	putPair(out[10:12], p[hi>>6&0x3ff])
	putPair(out[12:14], p[(hi<<4|lo>>60)&0x3ff])
	putPair(out[14:16], p[lo>>50&0x3ff])
	putPair(out[16:18], p[lo>>40&0x3ff])
	putPair(out[18:20], p[lo>>30&0x3ff])
	putPair(out[20:22], p[lo>>20&0x3ff])
	putPair(out[22:24], p[lo>>10&0x3ff])
	putPair(out[24:26], p[lo&0x3ff])
}

// fault says what is wrong with the number in s from offset from on.
func (t *base32) fault(s string, from int) error {
	if bad := badSymbol(s, from, len(s), &t.symbol); bad >= 0 {
		return parseError(s, bad, ErrSyntax)
	}
	return parseError(s, from, ErrOverflow) // the first symbol is above 7
}

// put writes the low 60 bits of v as twelve symbols.
func (t *base32) put(out *[12]byte, v uint64) {
	p := &t.pairs
	putPair(out[0:2], p[v>>50&0x3ff])
	putPair(out[2:4], p[v>>40&0x3ff])
	putPair(out[4:6], p[v>>30&0x3ff])
	putPair(out[6:8], p[v>>20&0x3ff])
	putPair(out[8:10], p[v>>10&0x3ff])
	putPair(out[10:12], p[v&0x3ff])
}

// take reads twelve symbols as 60 bits. The four bits above them are zero just
// when every symbol is in the alphabet.
func (t *base32) take(s string) uint64 {
	_ = s[11]
	d, c, b, a := &t.values[0], &t.values[1], &t.values[2], &t.values[3]
	g0 := a[s[0]] | b[s[1]] | c[s[2]] | d[s[3]]
	g1 := a[s[4]] | b[s[5]] | c[s[6]] | d[s[7]]
	g2 := a[s[8]] | b[s[9]] | c[s[10]] | d[s[11]]
	return join20(g0, g1, g2) | uint64((g0|g1|g2)>>20)<<60
}

// join20 puts three groups of 20 bits together.
func join20(a, b, c uint32) uint64 { return uint64(a)<<40 | uint64(b)<<20 | uint64(c) }

func putPair(out []byte, pair uint16) { binary.LittleEndian.PutUint16(out, pair) }
