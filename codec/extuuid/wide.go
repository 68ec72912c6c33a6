package extuuid

import "math/bits"

// A wide is a large unsigned number, for the decimals of the printed syntax: the
// digits of a text by a power of five. It has a fixed size, so that it stays on
// the stack whatever a text says.
type wide struct {
	n int // words in use; the last of them is not zero
	w [wideWords]uint64
}

// wideWords holds 5^(maxExp10+maxText), the largest divisor there is, at 2.322
// bits for each power of five, and two words more.
const wideWords = (maxExp10+maxText)*2322/1000/64 + 3

// addDigits appends digits of base 10 or 16 to those that x has, and skips
// underscores.
func (x *wide) addDigits(s string, base uint64) {
	factor, chunk := uint64(1), uint64(0)
	for i := range len(s) {
		c := s[i]
		switch {
		case c == '_':
			continue
		case c <= '9':
			c -= '0'
		default:
			c = c | 0x20 - 'a' + 10
		}
		factor, chunk = factor*base, chunk*base+uint64(c)
		if factor >= 1<<59 { // a further digit may not fit
			x.mulAdd(factor, chunk)
			factor, chunk = 1, 0
		}
	}
	x.mulAdd(factor, chunk)
}

// mulAdd sets x to x·m + d.
func (x *wide) mulAdd(m, d uint64) {
	for i := range x.n {
		hi, lo := bits.Mul64(x.w[i], m)
		sum, carry := bits.Add64(lo, d, 0)
		x.w[i], d = sum, hi+carry
	}
	if d != 0 {
		x.w[x.n] = d
		x.n++
	}
}

// mulFives sets x to x·5^k.
func (x *wide) mulFives(k int) {
	const most = 27 // 5^27 is the largest power that fits a word
	for k > 0 {
		step, power := min(k, most), uint64(1)
		for range step {
			power *= 5
		}
		x.mulAdd(power, 0)
		k -= step
	}
}

func (x *wide) isZero() bool { return x.n == 0 }

func (x *wide) bitLen() int {
	if x.n == 0 {
		return 0
	}
	return 64*(x.n-1) + bits.Len64(x.w[x.n-1])
}

// shl sets x to x·2^k; k is not negative.
func (x *wide) shl(k int) {
	if x.n == 0 {
		return
	}
	words, rest := k/64, uint(k%64)
	x.w[x.n+words] = 0
	for i := x.n - 1; i >= 0; i-- {
		v := x.w[i]
		x.w[i+words+1] |= v >> (64 - rest)
		x.w[i+words] = v << rest
	}
	clear(x.w[:words])
	if x.n += words; x.w[x.n] != 0 {
		x.n++
	}
}

func (x *wide) cmp(y *wide) int {
	if x.n != y.n {
		return x.n - y.n
	}
	for i := x.n - 1; i >= 0; i-- {
		if x.w[i] != y.w[i] {
			if x.w[i] < y.w[i] {
				return -1
			}
			return 1
		}
	}
	return 0
}

// sub sets x to x - y; y is not larger.
func (x *wide) sub(y *wide) {
	var borrow uint64
	for i := range y.n {
		x.w[i], borrow = bits.Sub64(x.w[i], y.w[i], borrow)
	}
	for i := y.n; borrow != 0; i++ {
		x.w[i], borrow = bits.Sub64(x.w[i], 0, borrow)
	}
	for x.n > 0 && x.w[x.n-1] == 0 {
		x.n--
	}
}

// quotient returns the first k bits of x/y, which is less than 2: its whole part
// and k-1 bits behind the point, rounded to the nearest and half to even. It
// spends x.
func (x *wide) quotient(y *wide, k int) (q u128, exact bool) {
	for range k {
		q = q.shl(1)
		if x.cmp(y) >= 0 {
			x.sub(y)
			q.lo |= 1
		}
		x.shl(1)
	}
	if c := x.cmp(y); c > 0 || c == 0 && q.lo&1 == 1 {
		return q.add(u64(1)), false
	}
	return q, x.isZero()
}
