package extuuid

import (
	"math/big"
	"time"
)

// epochUnix is 15 October 1582, the start of the Gregorian calendar, in Unix
// seconds.
const epochUnix = -12219292800

// timeBits is what type, y, l and the sign leave for seconds and fractions.
const timeBits = payloadBits - 2 - 3 - 7 - 1

// A Time is the vector subtype 011 of section 3.5, time: an instant counted
// from 15 October 1582, 00:00 UTC, in units of 2^-l seconds.
//
//	0    2    5    12      13               122-l
//	10   011  l:7  sign:1  seconds: 109-l   fraction: l
//
// Days have 86400 seconds, as in Unix time. The sign belongs to seconds and
// fraction together. The zero value is the epoch.
type Time struct {
	L uint8 // l, bits of the fraction, at most 109
	T Int   // the instant in units of 2^-l seconds; its magnitude is seconds and fraction
}

// Sign says whether the instant lies before the epoch.
func (v Time) Sign() bool { return v.T.neg }

// Seconds returns the field of full seconds after, or before, the epoch.
func (v Time) Seconds() Int { return Int{mag: v.T.mag.shr(int(v.L))} }

// Fraction returns the field of fractions, in units of 2^-l seconds.
func (v Time) Fraction() Int { return Int{mag: v.T.mag.and(mask(min(int(v.L), timeBits)))} }

func (v Time) pack() (bitString, error) {
	if v.L > timeBits {
		return bitString{}, overflow("l", "at most 109 bits")
	}
	if v.T.mag.bitLen() > timeBits {
		return bitString{}, overflowBits("seconds", timeBits-int(v.L))
	}
	w := vectorWriter(subtypeTime)
	w.put("l", u64(uint64(v.L)), 7)
	w.signed("seconds", v.T, timeBits)
	return w.end()
}

func unpackTime(r *reader) (Value, error) {
	l := r.num(7)
	if l > timeBits {
		return nil, overflow("l", "at most 109 bits")
	}
	t, err := r.signed("seconds", timeBits)
	if err != nil {
		return nil, err
	}
	return Time{L: uint8(l), T: t}, nil
}

// NewTime returns t with l bits of fraction, rounded to the nearest. 30 bits
// keep every nanosecond apart.
func NewTime(t time.Time, l uint8) (Time, error) {
	if l > timeBits {
		return Time{}, overflow("l", "at most 109 bits")
	}
	n := new(big.Int).Sub(big.NewInt(t.Unix()), big.NewInt(epochUnix))
	n.Mul(n, big.NewInt(1e9)).Add(n, big.NewInt(int64(t.Nanosecond())))
	v, ok := BigInt(roundQuo(n.Lsh(n, uint(l)), big.NewInt(1e9)))
	if !ok || v.mag.bitLen() > timeBits {
		return Time{}, overflowBits("seconds", timeBits-int(l))
	}
	return Time{l, v}, nil
}

// Time returns the instant in UTC, rounded to the nearest nanosecond. It
// reports false when the year is not between 1 and 9999.
func (v Time) Time() (time.Time, bool) {
	sec, frac, ok := v.unix()
	if !ok {
		return time.Time{}, false
	}
	ns := frac.big()
	ns = roundQuo(ns.Mul(ns, big.NewInt(1e9)), mask(int(v.L)).add(u64(1)).big())
	return time.Unix(sec, ns.Int64()).UTC(), true
}

// The years that four digits can write.
var (
	firstSecond = time.Date(1, 1, 1, 0, 0, 0, 0, time.UTC).Unix()
	lastSecond  = time.Date(9999, 12, 31, 23, 59, 59, 0, time.UTC).Unix()
)

// unix splits an instant of the years 1 to 9999 into Unix seconds and the rest. The seconds are
// rounded down, and the rest is in units of 2^-l.
func (v Time) unix() (sec int64, frac u128, ok bool) {
	if v.L > timeBits {
		return 0, frac, false
	}
	seconds, frac := v.T.mag.shr(int(v.L)), v.Fraction().mag
	if seconds.bitLen() > 40 {
		return 0, frac, false
	}
	sec = int64(seconds.lo)
	if v.T.neg {
		sec = -sec
		if !frac.isZero() {
			sec, frac = sec-1, u64(1).shl(int(v.L)).sub(frac)
		}
	}
	sec += epochUnix
	return sec, frac, firstSecond <= sec && sec <= lastSecond
}

// atUnix is the inverse of unix.
func atUnix(sec int64, frac u128, l int) (Time, error) {
	n := NewInt(sec - epochUnix)
	if n.mag.bitLen()+l > 127 { // so much more than 109 that it could not be shifted
		return Time{}, overflowBits("seconds", timeBits-l)
	}
	t := n.mag.shl(l)
	if n.neg {
		t = t.sub(frac) // n is at least a second, and frac at most
	} else {
		t = t.add(frac)
	}
	return timeOf(n.neg, t, l)
}

func timeOf(neg bool, t u128, l int) (Time, error) {
	if t.bitLen() > timeBits {
		return Time{}, overflowBits("seconds", timeBits-l)
	}
	return Time{uint8(l), makeInt(neg, t)}, nil
}

// roundQuo returns n/d, rounded to the nearest and half to even; d is positive.
func roundQuo(n, d *big.Int) *big.Int {
	q, r := new(big.Int).DivMod(n, d, new(big.Int))
	if c := r.Lsh(r, 1).Cmp(d); c > 0 || c == 0 && q.Bit(0) == 1 {
		q.Add(q, big.NewInt(1))
	}
	return q
}

// appendFraction appends the point and the fewest digits that name frac among
// the multiples of 2^-l; nothing when it is zero.
func appendFraction(dst []byte, frac u128, l int) []byte {
	if frac.isZero() {
		return dst
	}
	dst = append(dst, '.')
	// In units of 2^-(l+1): rest is what the digits do not say yet, half is
	// how far they may be off. Both stay below 2^114.
	unit, rest, half := u64(1).shl(l+1), frac.shl(1), u64(1)
	for {
		rest, _ = rest.mulAdd(10, 0)
		half, _ = half.mulAdd(10, 0)
		digit := rest.shr(l + 1).lo
		rest = rest.and(mask(l + 1))
		low, high := rest.cmp(half) < 0, rest.add(half).cmp(unit) > 0
		if high && (!low || rest.shl(1).cmp(unit) > 0) {
			digit++
		}
		dst = append(dst, '0'+byte(digit))
		if low || high {
			return dst
		}
	}
}

// scanFraction rounds the digits after a point to units of 2^-l. The result
// may be a whole second.
func scanFraction(digits string, l int) (u128, error) {
	var num, den wide
	for i := range len(digits) {
		if !isDigit(digits[i]) {
			return u128{}, ErrSyntax
		}
	}
	num.addDigits(digits, 10)
	num.shl(1)
	den.addDigits("1", 10)
	den.mulFives(len(digits))
	den.shl(len(digits))
	v, _ := num.quotient(&den, l)
	return v, nil
}

// fractionBits is the smallest l that keeps k digits apart.
func fractionBits(k int) int { return min((k*33_219_281+9_999_999)/10_000_000, timeBits) }
