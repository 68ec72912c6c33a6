package codec

import (
	"encoding/binary"
	"math/bits"
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
	// inverse is 2^(64+shift)/chunk, rounded up, where shift makes it fill 64
	// bits: a multiplication by it takes the place of a division by chunk.
	inverse uint64
	shift   uint
	pairs   [64 * 64]uint16
	symbol  [256]uint8
}

func newRadix(name string, length int, alphabet string, fold bool) *radixText {
	t := &radixText{name: name, length: length, base: uint64(len(alphabet)), chunk: 1}
	t.square = t.base * t.base
	for range chunkLen {
		t.chunk *= t.base
	}
	t.shift = uint(bits.Len64(t.chunk) - 1)
	quotient, _ := bits.Div64(1<<t.shift, 0, t.chunk)
	t.inverse = quotient + 1
	symbolPairs(t.pairs[:], alphabet)
	t.symbol = symbolTable(alphabet, fold)
	t.largest = string(t.appendNumber(nil, length, ^uint64(0), ^uint64(0)))
	return t
}

func (t *radixText) Len() int       { return t.length }
func (t *radixText) Ordered() bool  { return true }
func (t *radixText) String() string { return t.name }

func (t *radixText) Encode(id [16]byte) string {
	var buf [25]byte
	hi, lo := halves(id)
	return string(t.appendNumber(buf[:0], t.length, hi, lo))
}

func (t *radixText) AppendEncode(dst []byte, id [16]byte) []byte {
	hi, lo := halves(id)
	return t.appendNumber(dst, t.length, hi, lo)
}

func (t *radixText) Decode(s string) ([16]byte, error) {
	if len(s) != t.length {
		return [16]byte{}, parseError(s, len(s), ErrLength)
	}
	hi, lo, bad, over := t.number(s)
	if bad {
		return [16]byte{}, parseError(s, badSymbol(s, 0, len(s), &t.symbol), ErrSyntax)
	}
	if over {
		return [16]byte{}, parseError(s, tooLarge(s, t.largest, &t.symbol), ErrOverflow)
	}
	return fromHalves(hi, lo), nil
}

// appendNumber appends length symbols, more than two chunks, of a 128-bit number
// that has no more.
func (t *radixText) appendNumber(dst []byte, length int, hi, lo uint64) []byte {
	dst, out := grow(dst, length)
	q1, rest := hi/t.chunk, hi%t.chunk
	q0, low := bits.Div64(rest, lo, t.chunk)
	head, mid := bits.Div64(q1, q0, t.chunk)

	n := length - 2*chunkLen
	t.put(out[n:n+chunkLen], mid)
	t.put(out[n+chunkLen:n+2*chunkLen], low)
	for i := n - 1; i >= 0; i-- {
		out[i] = byte(t.pairs[head%t.base] >> 8)
		head /= t.base
	}
	return dst
}

// put writes v, which is below chunk, as ten symbols. It scales v to a fraction
// of chunk with 64 bits behind the point; each multiplication by base^2 then
// moves two digits before the point. The fraction is too large by less than
// 3*2^-64, and chunk is below 2^61, so that every digit is right.
func (t *radixText) put(out []byte, v uint64) {
	_ = out[9]
	hi, lo := bits.Mul64(v, t.inverse)
	f := (hi<<(64-t.shift) | lo>>t.shift) + 1
	var pair uint64
	for i := 0; i < chunkLen; i += 2 {
		pair, f = bits.Mul64(f, t.square)
		binary.LittleEndian.PutUint16(out[i:i+2], t.pairs[pair&0xfff])
	}
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
	return hi, lo, (wrong|wrongMid|wrongLow)&0xc0 != 0, lost|carry != 0
}

// take reads ten symbols. wrong has one of its two uppermost bits set when a
// symbol is not in the alphabet.
func (t *radixText) take(s string) (v uint64, wrong uint8) {
	for i := 0; i < chunkLen; i += 2 {
		x, y := t.symbol[s[i]], t.symbol[s[i+1]]
		wrong |= x | y
		v = v*t.square + uint64(x)*t.base + uint64(y)
	}
	return v, wrong
}
