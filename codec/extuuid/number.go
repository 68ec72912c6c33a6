package extuuid

import (
	"math/big"
	"math/bits"
)

// u128 is an unsigned number of 128 bits, the widest that a field needs.
type u128 struct{ hi, lo uint64 }

func u64(v uint64) u128 { return u128{lo: v} }

func (a u128) isZero() bool    { return a.hi|a.lo == 0 }
func (a u128) or(b u128) u128  { return u128{a.hi | b.hi, a.lo | b.lo} }
func (a u128) and(b u128) u128 { return u128{a.hi & b.hi, a.lo & b.lo} }

func (a u128) bitLen() int {
	if a.hi != 0 {
		return 64 + bits.Len64(a.hi)
	}
	return bits.Len64(a.lo)
}

func (a u128) trailingZeros() int {
	if a.lo == 0 {
		return 64 + bits.TrailingZeros64(a.hi)
	}
	return bits.TrailingZeros64(a.lo)
}

func (a u128) shl(n int) u128 {
	if n >= 64 {
		return u128{hi: a.lo << (n - 64)}
	}
	return u128{a.hi<<n | a.lo>>(64-n), a.lo << n}
}

func (a u128) shr(n int) u128 {
	if n >= 64 {
		return u128{lo: a.hi >> (n - 64)}
	}
	return u128{a.hi >> n, a.lo>>n | a.hi<<(64-n)}
}

// mask has the n low bits set.
func mask(n int) u128 { return u64(1).shl(n).sub(u64(1)) }

func (a u128) add(b u128) u128 {
	lo, carry := bits.Add64(a.lo, b.lo, 0)
	hi, _ := bits.Add64(a.hi, b.hi, carry)
	return u128{hi, lo}
}

func (a u128) sub(b u128) u128 {
	lo, borrow := bits.Sub64(a.lo, b.lo, 0)
	hi, _ := bits.Sub64(a.hi, b.hi, borrow)
	return u128{hi, lo}
}

func (a u128) cmp(b u128) int {
	switch {
	case a == b:
		return 0
	case a.hi < b.hi || a.hi == b.hi && a.lo < b.lo:
		return -1
	}
	return 1
}

// mulAdd returns a·m + d, and false when that needs more than 128 bits.
func (a u128) mulAdd(m, d uint64) (u128, bool) {
	c, lo := bits.Mul64(a.lo, m)
	over, hi := bits.Mul64(a.hi, m)
	lo, carry := bits.Add64(lo, d, 0)
	hi, carry = bits.Add64(hi, c, carry)
	return u128{hi, lo}, over == 0 && carry == 0
}

func (a u128) divMod(d uint64) (u128, uint64) {
	hi, r := a.hi/d, a.hi%d
	lo, r := bits.Div64(r, a.lo, d)
	return u128{hi, lo}, r
}

func (a u128) big() *big.Int {
	z := new(big.Int).SetUint64(a.hi)
	return z.Or(z.Lsh(z, 64), new(big.Int).SetUint64(a.lo))
}

// fromBig returns the magnitude of z, and false when it needs more than 128 bits.
func fromBig(z *big.Int) (u128, bool) {
	if z.BitLen() > 128 {
		return u128{}, false
	}
	var b [16]byte
	z.FillBytes(b[:])
	var v u128
	for i := range 8 {
		v.hi = v.hi<<8 | uint64(b[i])
		v.lo = v.lo<<8 | uint64(b[8+i])
	}
	return v, true
}

// appendDecimal appends the digits of a, at least width of them.
func appendDecimal(dst []byte, a u128, width int) []byte {
	var buf [39]byte
	i := len(buf)
	for !a.isZero() || len(buf)-i < width {
		var d uint64
		a, d = a.divMod(10)
		i--
		buf[i] = '0' + byte(d)
	}
	return append(dst, buf[i:]...)
}

// Int is an integer of a sign and at most 128 bits: the number in a serial, an
// amount, an element of a vector. It is comparable; its zero value is the
// number zero, and there is no minus zero.
type Int struct {
	neg bool
	mag u128
}

func makeInt(neg bool, mag u128) Int { return Int{neg && !mag.isZero(), mag} }

// NewInt returns v.
func NewInt(v int64) Int {
	if v < 0 {
		return Int{true, u64(-uint64(v))}
	}
	return Int{mag: u64(uint64(v))}
}

// BigInt returns z, and false when its magnitude needs more than 128 bits.
func BigInt(z *big.Int) (Int, bool) {
	mag, ok := fromBig(z)
	return makeInt(ok && z.Sign() < 0, mag), ok
}

// Big returns n as a new big.Int.
func (n Int) Big() *big.Int {
	z := n.mag.big()
	if n.neg {
		z.Neg(z)
	}
	return z
}

// Int64 returns n, and false when it does not fit.
func (n Int) Int64() (int64, bool) {
	if n.neg {
		return int64(-n.mag.lo), n.mag.cmp(u64(1<<63)) <= 0
	}
	return int64(n.mag.lo), n.mag.cmp(u64(1<<63)) < 0
}

// Uint64 returns n, and false when it does not fit.
func (n Int) Uint64() (uint64, bool) { return n.mag.lo, !n.neg && n.mag.hi == 0 }

// Sign is -1, 0 or 1.
func (n Int) Sign() int {
	switch {
	case n.neg:
		return -1
	case n.mag.isZero():
		return 0
	}
	return 1
}

// String returns n in decimal.
func (n Int) String() string { return string(n.appendText(nil)) }

func (n Int) appendText(dst []byte) []byte {
	if n.neg {
		dst = append(dst, '-')
	}
	return appendDecimal(dst, n.mag, 1)
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// scanDigits reads a decimal number, skipping the bytes of ignored. It wants at
// least one digit and no more than 128 bits of value.
func scanDigits(field, s, ignored string) (u128, error) {
	var v u128
	digits := 0
	for i := range len(s) {
		switch c := s[i]; {
		case isDigit(c):
			var ok bool
			if v, ok = v.mulAdd(10, uint64(c-'0')); !ok {
				return u128{}, overflowBits(field, 128)
			}
			digits++
		case len(ignored) > 0 && c == ignored[0], len(ignored) > 1 && c == ignored[1]:
		default:
			return u128{}, ErrSyntax
		}
	}
	if digits == 0 {
		return u128{}, ErrSyntax
	}
	return v, nil
}

// scanInt reads the value of section 3.7.5: an optional sign, then digits with
// underscores between them, first and last a digit.
func scanInt(field, s string) (Int, error) {
	neg := len(s) > 0 && s[0] == '-'
	if neg || len(s) > 0 && s[0] == '+' {
		s = s[1:]
	}
	if len(s) == 0 || !isDigit(s[0]) || !isDigit(s[len(s)-1]) {
		return Int{}, ErrSyntax
	}
	v, err := scanDigits(field, s, "_")
	return makeInt(neg, v), err
}

// A SingleInt is the vector subtype 000 of section 3.5, int: one integer of a
// sign and 116 bits.
//
//	0    2    5       6
//	10   000  sign:1  116 bits of magnitude
//
// The zero value is the number zero.
type SingleInt struct {
	V Int // the integer
}

func (v SingleInt) pack() (bitString, error) {
	w := vectorWriter(subtypeInt)
	w.signed("int", v.V, 116)
	return w.end()
}

func unpackSingleInt(r *reader) (Value, error) {
	n, err := r.signed("int", 116)
	if err != nil {
		return nil, err
	}
	return SingleInt{n}, nil
}
