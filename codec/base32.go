package codec

import "encoding/binary"

var (
	// Base32 is the text of a ULID: 26 symbols of Crockford's alphabet
	// 0-9 A-Z without I L O U, upper case, most significant bits first, two
	// zero bits in front, so that the first symbol is at most 7. Decode reads
	// either case, as the ULID specification does, and no look-alikes: it
	// refuses I, L and O, which Crockford's own decoder takes for 1, 1 and 0,
	// because an id would then have several spellings.
	Base32 Text = base32Text{"base32", &crockford, true}

	// Base32Std is the base32 of RFC 4648, section 6, without padding: 26
	// symbols of a-z 2-7, lower case. The last symbol has two bits that encode
	// nothing; Decode refuses them when they are set (RFC 4648, section 3.5).
	Base32Std Text = base32Text{"base32std", &rfc4648, false}
)

const base32Len = 26

// base32 is an alphabet with its tables.
type base32 struct {
	pairs [32 * 32]uint16
	// value holds all ones for a byte outside of the alphabet, so that any
	// sum of shifted values keeps its uppermost bits set when one is wrong.
	value  [256]uint64
	symbol [256]uint8
}

var (
	crockford      = newBase32("0123456789ABCDEFGHJKMNPQRSTVWXYZ", true)
	crockfordLower = newBase32("0123456789abcdefghjkmnpqrstvwxyz", false)
	rfc4648        = newBase32("abcdefghijklmnopqrstuvwxyz234567", true)
)

func newBase32(alphabet string, fold bool) (t base32) {
	symbolPairs(t.pairs[:], alphabet)
	t.symbol = symbolTable(alphabet, fold)
	for i, x := range t.symbol {
		t.value[i] = uint64(x)
		if x == noSymbol {
			t.value[i] = ^uint64(0)
		}
	}
	return t
}

// base32Text is one of the two forms. In numeric form the two spare bits stand
// in front of the number, otherwise behind it.
type base32Text struct {
	name    string
	table   *base32
	numeric bool
}

func (t base32Text) Len() int       { return base32Len }
func (t base32Text) Ordered() bool  { return t.numeric } // in RFC 4648, 2 comes after z
func (t base32Text) String() string { return t.name }

func (t base32Text) Encode(id [16]byte) string {
	var buf [base32Len]byte
	return string(t.AppendEncode(buf[:0], id))
}

func (t base32Text) AppendEncode(dst []byte, id [16]byte) []byte {
	hi, lo := halves(id)
	if t.numeric {
		return t.table.appendNumber(dst, hi, lo)
	}
	dst, out := grow(dst, base32Len)
	t.table.put(out[0:12], hi>>4)
	t.table.put(out[12:24], hi<<56|lo>>8)
	putPair(out[24:26], t.table.pairs[lo<<2&0x3ff])
	return dst
}

func (t base32Text) Decode(s string) ([16]byte, error) {
	if len(s) != base32Len {
		return [16]byte{}, parseError(s, len(s), ErrLength)
	}
	if t.numeric {
		return t.table.parseNumber(s, 0)
	}
	a, b := t.table.take(s[0:12]), t.table.take(s[12:24])
	last := t.table.value[s[24]]<<5 | t.table.value[s[25]]
	if (a|b|last)>>60 != 0 {
		return [16]byte{}, parseError(s, badSymbol(s, 0, len(s), &t.table.symbol), ErrSyntax)
	}
	if last&3 != 0 {
		return [16]byte{}, parseError(s, base32Len-1, ErrPadding)
	}
	return fromHalves(a<<4|b>>56, b<<8|last>>2), nil
}

// appendNumber appends the 26 symbols of a 128-bit number.
func (t *base32) appendNumber(dst []byte, hi, lo uint64) []byte {
	dst, out := grow(dst, base32Len)
	putPair(out[0:2], t.pairs[hi>>56])
	t.put(out[2:14], hi<<4|lo>>60)
	t.put(out[14:26], lo)
	return dst
}

// parseNumber is the inverse of appendNumber for the 26 bytes of s from offset
// from, the last of s.
func (t *base32) parseNumber(s string, from int) ([16]byte, error) {
	n := s[from : from+base32Len]
	top := t.value[n[0]]<<5 | t.value[n[1]]
	a, b := t.take(n[2:14]), t.take(n[14:26])
	if (top|a|b)>>60 != 0 {
		return [16]byte{}, parseError(s, badSymbol(s, from, len(s), &t.symbol), ErrSyntax)
	}
	if top > 0xff {
		return [16]byte{}, parseError(s, from, ErrOverflow)
	}
	return fromHalves(top<<56|a>>4, a<<60|b), nil
}

// put writes the low 60 bits of v as twelve symbols.
func (t *base32) put(out []byte, v uint64) {
	_ = out[11]
	putPair(out[0:2], t.pairs[v>>50&0x3ff])
	putPair(out[2:4], t.pairs[v>>40&0x3ff])
	putPair(out[4:6], t.pairs[v>>30&0x3ff])
	putPair(out[6:8], t.pairs[v>>20&0x3ff])
	putPair(out[8:10], t.pairs[v>>10&0x3ff])
	putPair(out[10:12], t.pairs[v&0x3ff])
}

// take reads twelve symbols as 60 bits. The four bits above them are zero just
// when every symbol is in the alphabet.
func (t *base32) take(s string) uint64 {
	_ = s[11]
	return t.value[s[0]]<<55 | t.value[s[1]]<<50 | t.value[s[2]]<<45 |
		t.value[s[3]]<<40 | t.value[s[4]]<<35 | t.value[s[5]]<<30 |
		t.value[s[6]]<<25 | t.value[s[7]]<<20 | t.value[s[8]]<<15 |
		t.value[s[9]]<<10 | t.value[s[10]]<<5 | t.value[s[11]]
}

func putPair(out []byte, pair uint16) { binary.LittleEndian.PutUint16(out, pair) }
