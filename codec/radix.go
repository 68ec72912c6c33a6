package codec

import (
	"encoding/binary"
	"math/bits"
	"slices"
)

// The text forms whose base is no power of two. Each writes the number that the
// 128 bits are, most significant bit first, with leading zeros, in a fixed
// number of symbols, and their alphabets ascend in ASCII, so that the texts sort
// as the identifiers do. Decode refuses a text whose number is above 2^128-1.
var (
	// Base36 is 25 symbols of 0-9 a-z. Decode reads either case.
	Base36 Text = newRadix("base36", 25, "0123456789abcdefghijklmnopqrstuvwxyz", true)

	// Base58 is 22 symbols of Bitcoin's alphabet (draft-msporny-base58-03,
	// section 2): 1-9 A-Z a-z without I O l. It is padded with 1 to its full
	// length; Bitcoin's own encoding of the same bytes is shorter for small
	// numbers, as it writes a 1 for each leading zero byte.
	Base58 Text = newRadix("base58", 22, base58Alphabet, false)

	// Base62 is 22 symbols of 0-9 A-Z a-z.
	Base62 Text = newRadix("base62", 22,
		"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", false)
)

const base58Alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

// chunkLen is how many symbols are handled at once, in one 64-bit word: a text
// is a head of a few symbols and two chunks.
const chunkLen = 10

type radixText struct {
	name    string
	length  int
	largest string // the text of 2^128-1
	base    uint64
	square  uint64 // base^2
	chunk   uint64 // base^10
	shift   uint   // how far chunk is from filling 64 bits
	// reciprocal is (2^128-1)/(chunk<<shift) - 2^64, and inverse is
	// 2^(127-shift)/chunk, rounded up: multiplications by them take the place
	// of divisions by chunk.
	reciprocal uint64
	inverse    uint64
	pairs      [64 * 64]uint16
	symbol     [256]uint8
}

func newRadix(name string, length int, alphabet string, fold bool) *radixText {
	t := &radixText{name: name, length: length, base: uint64(len(alphabet)), chunk: 1}
	t.square = t.base * t.base
	for range chunkLen {
		t.chunk *= t.base
	}
	t.shift = uint(bits.LeadingZeros64(t.chunk))
	t.reciprocal, _ = bits.Div64(^(t.chunk << t.shift), ^uint64(0), t.chunk<<t.shift)
	t.inverse, _ = bits.Div64(1<<(63-t.shift), 0, t.chunk)
	t.inverse++
	symbolPairs(t.pairs[:], alphabet)
	t.symbol = symbolTable(alphabet, fold)
	largest := make([]byte, length)
	t.putNumber(largest, ^uint64(0), ^uint64(0))
	t.largest = string(largest)
	return t
}

func (t *radixText) Len() int       { return t.length }
func (t *radixText) Ordered() bool  { return true }
func (t *radixText) String() string { return t.name }

func (t *radixText) Encode(id [16]byte) string {
	var buf [25]byte
	hi, lo := halves(id)
	t.putNumber(buf[:t.length], hi, lo)
	return string(buf[:t.length])
}

func (t *radixText) AppendEncode(dst []byte, id [16]byte) []byte {
	at := len(dst)
	dst = slices.Grow(dst, t.length)[:at+t.length]
	hi, lo := halves(id)
	t.putNumber(dst[at:], hi, lo)
	return dst
}

func (t *radixText) Decode(s string) (id [16]byte, err error) {
	if len(s) != t.length {
		return id, parseError(s, len(s), ErrLength)
	}
	hi, lo, bad, over := t.number(s)
	if bad {
		return id, parseError(s, badSymbol(s, 0, len(s), &t.symbol), ErrSyntax)
	}
	if over {
		return id, parseError(s, tooLarge(s, t.largest, &t.symbol), ErrOverflow)
	}
	binary.BigEndian.PutUint64(id[0:8], hi)
	binary.BigEndian.PutUint64(id[8:16], lo)
	return id, nil
}

// putNumber fills out, which is longer than two chunks, with the symbols of a
// 128-bit number that has no more.
func (t *radixText) putNumber(out []byte, hi, lo uint64) {
	// Divide twice by chunk, both numbers moved up by shift.
	up, down := t.shift&63, (64-t.shift)&63
	q1, rest := t.divide(hi>>down, hi<<up|lo>>down)
	q0, low := t.divide(rest, lo<<up)
	head, mid := t.divide(q1<<up|q0>>down, q0<<up)

	n := len(out) - 2*chunkLen
	t.putChunk((*[chunkLen]byte)(out[n:]), mid>>up)
	t.putChunk((*[chunkLen]byte)(out[n+chunkLen:]), low>>up)
	for ; n > 2; n-- {
		out[n-1] = byte(t.pairs[head%t.base] >> 8)
		head /= t.base
	}
	pair := t.pairs[head&0xfff]
	if n == 2 {
		putPair(out[0:2], pair)
	} else {
		out[0] = byte(pair >> 8)
	}
}

// divide divides u1*2^64+u0 by chunk<<shift, which u1 is less than: algorithm 4 of
// Möller and Granlund, "Improved division by invariant integers" (2011).
func (t *radixText) divide(u1, u0 uint64) (quotient, rest uint64) {
	d := t.chunk << (t.shift & 63)
	q1, q0 := bits.Mul64(t.reciprocal, u1)
	q0, carry := bits.Add64(q0, u0, 0)
	q1, _ = bits.Add64(q1, u1, carry)
	q1++
	r := u0 - q1*d
	// A branch would be taken at random half of the time.
	_, over := bits.Sub64(q0, r, 0)
	q1 -= over
	r += d & -over
	if r >= d { // rarely
		q1++
		r -= d
	}
	return q1, r
}

// putChunk writes v, which is below chunk, as ten symbols. It scales v to a
// fraction of chunk with 64 bits behind the point; each multiplication by base^2
// then moves two digits before the point. The fraction is too large by less than
// 3*2^-64, and chunk is below 2^61, so that every digit is right.
func (t *radixText) putChunk(out *[chunkLen]byte, v uint64) {
	hi, lo := bits.Mul64(v, t.inverse)
	f := (hi<<((t.shift+1)&63) | lo>>((63-t.shift)&63)) + 1
	pairs, square := &t.pairs, t.square
	a, f := bits.Mul64(f, square)
	b, f := bits.Mul64(f, square)
	c, f := bits.Mul64(f, square)
	d, f := bits.Mul64(f, square)
	e, _ := bits.Mul64(f, square)
	putPair(out[0:2], pairs[a&0xfff])
	putPair(out[2:4], pairs[b&0xfff])
	putPair(out[4:6], pairs[c&0xfff])
	putPair(out[6:8], pairs[d&0xfff])
	putPair(out[8:10], pairs[e&0xfff])
}

// number reads all of s, more than two chunks, as a 128-bit number. bad says
// that a symbol is not in the alphabet, over that the number has more bits.
func (t *radixText) number(s string) (hi, lo uint64, bad, over bool) {
	var wrong uint8
	var head uint64
	n := len(s) - 2*chunkLen
	for i := range n {
		x := t.symbol[s[i]]
		wrong |= x
		head = head*t.base + uint64(x)
	}
	mid, wrongMid := t.take(s[n : n+chunkLen])
	low, wrongLow := t.take(s[n+chunkLen : n+2*chunkLen])

	h1, l1 := bits.Mul64(head, t.chunk)
	l1, carry := bits.Add64(l1, mid, 0)
	h1 += carry
	var lost, up uint64
	up, lo = bits.Mul64(l1, t.chunk)
	lost, hi = bits.Mul64(h1, t.chunk)
	lo, carry = bits.Add64(lo, low, 0)
	hi, carry = bits.Add64(hi, up, carry)
	return hi, lo, (wrong|wrongMid|wrongLow)&0x80 != 0, lost|carry != 0
}

// take reads ten symbols. wrong has its uppermost bit set when a symbol is not in
// the alphabet.
func (t *radixText) take(s string) (v uint64, wrong uint8) {
	for i := 0; i < chunkLen; i += 2 {
		x, y := t.symbol[s[i]], t.symbol[s[i+1]]
		wrong |= x | y
		v = v*t.square + uint64(x)*t.base + uint64(y)
	}
	return v, wrong
}
