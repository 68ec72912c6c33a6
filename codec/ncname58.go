package codec

import (
	"math/bits"
	"slices"
)

const (
	ncname58Len  = 23
	ncname58Body = 21 // symbols of 2^120-1 in base 58
	ncnameBytes  = 15
)

var bitcoin = Base58.(*radixText)

type ncname58 struct{}

func (ncname58) Len() int       { return ncname58Len }
func (ncname58) Ordered() bool  { return false }
func (ncname58) String() string { return "ncname58" }

func (t ncname58) Encode(id [16]byte) string {
	var buf [ncname58Len]byte
	return string(t.AppendEncode(buf[:0], id))
}

func (ncname58) AppendEncode(dst []byte, id [16]byte) []byte {
	version, variant, a, b := bookends(id)
	hi, lo := a>>4, a<<60|b

	// Bitcoin's base58 (draft-msporny-base58-03, section 3) writes a 1 for
	// each leading zero byte and then the number without leading zeros.
	var buf [ncname58Body]byte
	bitcoin.putNumber(buf[:], hi, lo)
	zeros := 0
	for zeros < ncname58Body && buf[zeros] == '1' {
		zeros++
	}
	body := buf[zeros-min(zeros, leadingZeroBytes(hi, lo)):]

	at := len(dst)
	dst = slices.Grow(dst, ncname58Len)[:at+ncname58Len]
	out := dst[at:]
	out[0], out[ncname58Len-1] = 'A'+version, 'A'+variant
	n := 1 + copy(out[1:], body)
	for n < ncname58Len-1 {
		out[n] = '_'
		n++
	}
	return dst
}

func (ncname58) Decode(s string) ([16]byte, error) {
	version, variant, err := parseBookends(s, ncname58Len)
	if err != nil {
		return [16]byte{}, err
	}
	end := ncname58Len - 1
	for end > 1+ncnameBytes && s[end-1] == '_' {
		end--
	}
	if bad := badSymbol(s, 1, end, &bitcoin.symbol); bad >= 0 {
		return [16]byte{}, parseError(s, bad, ErrSyntax)
	}
	if variant == noSymbol {
		return [16]byte{}, parseError(s, ncname58Len-1, ErrSyntax)
	}

	// The same number with leading zeros instead of the filling.
	var buf [ncname58Body]byte
	pad := ncname58Body - (end - 1)
	for i := range pad {
		buf[i] = '1'
	}
	copy(buf[pad:], s[1:end])
	hi, lo, _, over := bitcoin.number(string(buf[:]))
	if over || hi>>56 != 0 {
		return [16]byte{}, parseError(s, 1, ErrOverflow)
	}
	ones := 0
	for ones < end-1 && s[1+ones] == '1' {
		ones++
	}
	// The draft's encoding of fifteen bytes has exactly this many.
	if ones != leadingZeroBytes(hi, lo) {
		return [16]byte{}, parseError(s, 1+ones, ErrSyntax)
	}
	return fromBookends(version, variant, hi<<4|lo>>60, lo&(1<<60-1)), nil
}

// leadingZeroBytes counts the leading zero bytes of a number of fifteen bytes.
func leadingZeroBytes(hi, lo uint64) int {
	if hi != 0 {
		return bits.LeadingZeros64(hi)/8 - 1
	}
	return 7 + bits.LeadingZeros64(lo)/8
}
