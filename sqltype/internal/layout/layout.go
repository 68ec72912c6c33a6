// Package layout has the fields of UUIDs that carry a time (RFC 9562, sections 5.1, 5.6
// and 5.7), as numbers.
package layout

import "time"

const (
	// Variant is the variant 10 (RFC 9562, section 4.1) in the lower half of an id.
	Variant = 1 << 63

	// Multicast is the bit that section 6.10 sets in a random node, in the lower half.
	Multicast = 1 << 40

	// SubBits is how many bits finer than the time field of an id its reading of the
	// clock is.
	SubBits = 4

	// GregorianToUnix is the number of 100-nanosecond ticks from 1582-10-15 to
	// 1970-01-01 (RFC 9562, section 5.1).
	GregorianToUnix = 0x01B21DD213814000

	// MaxTicks and MaxMillis are the last times that the fields hold.
	MaxTicks  = 1<<60 - 1
	MaxMillis = 1<<48 - 1

	gregorianEpoch = -12219292800 // 1582-10-15 in Unix seconds
)

// Millis is the 48-bit field of version 7 at a time.
func Millis(t time.Time) uint64 { return Units(t, 0, 1e6, MaxMillis) }

// Ticks is the 60-bit field of versions 1 and 6 at a time.
func Ticks(t time.Time) uint64 { return Units(t, gregorianEpoch, 100, MaxTicks) }

// Fraction is the 16 bits of the fraction of the millisecond at a time. A time before
// 1970 counts as 1970.
func Fraction(t time.Time) uint64 {
	if t.Unix() < 0 {
		return 0
	}
	return uint64(t.Nanosecond()) % 1e6 << 16 / 1e6
}

// Units counts the time from the second epoch (Unix time) on in units of unitNano nanoseconds. A
// unit divides a second; the count is rounded down and held between 0 and limit. It is exact far
// outside the range of [time.Time.UnixNano].
func Units(t time.Time, epoch, unitNano int64, limit uint64) uint64 {
	s, perSecond := t.Unix()-epoch, 1e9/unitNano
	if t.Unix() < epoch {
		return 0
	}
	if uint64(s) > limit/uint64(perSecond) {
		return limit
	}
	return min(uint64(s)*uint64(perSecond)+uint64(int64(t.Nanosecond())/unitNano), limit)
}

// High1 is the first half of a version 1 UUID: the low 32 bits of the time, the next 16,
// the version, and the upper twelve.
func High1(ticks uint64) uint64 {
	return ticks<<32 | ticks>>32&0xffff<<16 | 1<<12 | ticks>>48&0x0fff
}

// High6 is the first half of a version 6 UUID: the same 60 bits from the top, with the
// version before the last twelve.
func High6(ticks uint64) uint64 { return ticks>>12<<16 | 6<<12 | ticks&0x0fff }
