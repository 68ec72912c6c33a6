package idgen

import "math/bits"

// A uint128 is a counter that is longer than a word.
type uint128 struct{ hi, lo uint64 }

func (a uint128) add(b uint64) uint128 {
	lo, carry := bits.Add64(a.lo, b, 0)
	return uint128{a.hi + carry, lo}
}

func (a uint128) less(b uint128) bool {
	return a.hi < b.hi || a.hi == b.hi && a.lo < b.lo
}

func (a uint128) or(b uint128) uint128 { return uint128{a.hi | b.hi, a.lo | b.lo} }

// shl returns a<<n for 0 <= n < 128.
func (a uint128) shl(n int) uint128 {
	if n >= 64 {
		return uint128{a.lo << (n - 64), 0}
	}
	return uint128{a.hi<<n | a.lo>>(64-n), a.lo << n}
}

// shr returns a>>n for 0 <= n < 128.
func (a uint128) shr(n int) uint128 {
	if n >= 64 {
		return uint128{0, a.hi >> (n - 64)}
	}
	return uint128{a.hi >> n, a.lo>>n | a.hi<<(64-n)}
}
