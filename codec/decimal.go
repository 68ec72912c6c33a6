package codec

import "math/bits"

// Decimal is the number of the 128 bits in decimal digits, most significant bit first. It is the
// integer form of RFC 9562, section 4: f81d4fae-7dec-11d0-a765-00a0c91e6bf6 is
// 329800735698586629295641978511506172918. It has 1 to 39 digits and no leading zeros, so the
// texts do not sort as the numbers do. Decode refuses a leading zero, a sign and surrounding
// space.
var Decimal Text = decimalText{}

const (
	decimalLen   = 39
	decimalChunk = 1e19 // the largest power of ten below 2^64
	decimalMax   = "340282366920938463463374607431768211455"
)

var decimalSymbol = symbolTable("0123456789", false)

type decimalText struct{}

func (decimalText) Len() int       { return decimalLen }
func (decimalText) Ordered() bool  { return false } // 10 comes before 9
func (decimalText) String() string { return "decimal" }

func (t decimalText) Encode(id [16]byte) string {
	var buf [decimalLen]byte
	return string(t.AppendEncode(buf[:0], id))
}

func (decimalText) AppendEncode(dst []byte, id [16]byte) []byte {
	hi, lo := halves(id)
	// Two divisions split the number into 1, 19 and 19 digits.
	top, rest := hi/decimalChunk, hi%decimalChunk
	mid, low := bits.Div64(rest, lo, decimalChunk)
	top, mid = bits.Div64(top, mid, decimalChunk)

	var buf [decimalLen]byte
	for i := 19; i > 0; i-- {
		buf[i], mid = '0'+byte(mid%10), mid/10
		buf[i+19], low = '0'+byte(low%10), low/10
	}
	buf[0] = '0' + byte(top)
	first := 0
	for first < decimalLen-1 && buf[first] == '0' {
		first++
	}
	return append(dst, buf[first:]...)
}

func (decimalText) Decode(s string) ([16]byte, error) {
	if len(s) == 0 || len(s) > decimalLen {
		return [16]byte{}, parseError(s, len(s), ErrLength)
	}
	var hi, lo, over uint64
	for i := range len(s) {
		d := decimalSymbol[s[i]]
		if d == noSymbol {
			return [16]byte{}, parseError(s, i, ErrSyntax)
		}
		var carry, up uint64
		up, lo = bits.Mul64(lo, 10)
		lo, carry = bits.Add64(lo, uint64(d), 0)
		lost, ten := bits.Mul64(hi, 10)
		hi, carry = bits.Add64(ten, up, carry)
		over |= lost | carry
	}
	if s[0] == '0' && len(s) > 1 {
		return [16]byte{}, parseError(s, 0, ErrSyntax)
	}
	if over != 0 { // then there are 39 digits
		return [16]byte{}, parseError(s, tooLarge(s, decimalMax, &decimalSymbol), ErrOverflow)
	}
	return fromHalves(hi, lo), nil
}
