package kin

import "math/bits"

// A radix writes numbers of up to 128 bits with the digits of one alphabet.
type radix struct {
	digits string
	value  [256]uint8 // noDigit for a byte outside the alphabet
}

const noDigit = 0xff

func newRadix(digits string) *radix {
	r := &radix{digits: digits}
	for i := range r.value {
		r.value[i] = noDigit
	}
	for i := range len(digits) {
		r.value[digits[i]] = uint8(i)
	}
	return r
}

// foldCase lets the radix read letters of the other case too, where that letter
// is no digit of its own.
func (r *radix) foldCase() *radix {
	for c := byte('A'); c <= 'Z'; c++ {
		l := c + 'a' - 'A'
		switch {
		case r.value[c] == noDigit:
			r.value[c] = r.value[l]
		case r.value[l] == noDigit:
			r.value[l] = r.value[c]
		}
	}
	return r
}

const (
	decimals = "0123456789"
	uppers   = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	lowers   = "abcdefghijklmnopqrstuvwxyz"
)

var (
	base10    = newRadix(decimals)
	base16    = newRadix(decimals + "abcdef").foldCase()
	base32hex = newRadix(decimals + "abcdefghijklmnopqrstuv")
	crockford = newRadix(decimals + "ABCDEFGHJKMNPQRSTVWXYZ").foldCase()
	base36    = newRadix(decimals + lowers)
	base62    = newRadix(decimals + uppers + lowers)
	base64url = newRadix(uppers + lowers + decimals + "-_")
)

// decode reads digits, the most significant first. bad is the index of the
// first byte that is no digit, or where the number passes 2^128; err says which
// and is nil when the number is good.
func (r *radix) decode(s string) (hi, lo uint64, bad int, err error) {
	base := uint64(len(r.digits))
	for i := range len(s) {
		d := uint64(r.value[s[i]])
		if d == noDigit {
			return 0, 0, i, ErrSyntax
		}
		carry1, low := bits.Mul64(lo, base)
		over, high := bits.Mul64(hi, base)
		low, c := bits.Add64(low, d, 0)
		high, c = bits.Add64(high, carry1, c)
		if over+c != 0 {
			// The number is too large whatever follows; a byte that is no
			// digit is the graver fault.
			for j := i + 1; j < len(s); j++ {
				if r.value[s[j]] == noDigit {
					return 0, 0, j, ErrSyntax
				}
			}
			return 0, 0, i, ErrOverflow
		}
		hi, lo = high, low
	}
	return hi, lo, len(s), nil
}

// append writes a number with at least width digits, zeros in front.
func (r *radix) append(dst []byte, hi, lo uint64, width int) []byte {
	var buf [128]byte
	i := len(buf)
	base := uint64(len(r.digits))
	for hi|lo != 0 || len(buf)-i < width {
		var rem uint64
		hi, rem = hi/base, hi%base
		lo, rem = bits.Div64(rem, lo, base)
		i--
		buf[i] = r.digits[rem]
	}
	return append(dst, buf[i:]...)
}
