package sqltype

import (
	"encoding/binary"
	"time"
)

const (
	gregorianEpoch = -12219292800 // 1582-10-15 in Unix seconds
	maxTicks       = 1<<60 - 1
	maxMillis      = 1<<48 - 1
)

// millis is the 48-bit field of version 7 at a time.
func millis(t time.Time) uint64 { return units(t, 0, 1e6, maxMillis) }

// gregorianTicks is the 60-bit field of versions 1 and 6 at a time.
func gregorianTicks(t time.Time) uint64 { return units(t, gregorianEpoch, 100, maxTicks) }

// MinV7 returns the smallest version 7 UUID of the millisecond of t. With it an
// index on a version 7 key is an index on the time of making:
//
//	WHERE id >= MinV7(from) AND id < MinV7(to)
//
// is the ids with from <= time < to, in whole milliseconds, without gap or
// overlap between neighbouring ranges. That holds where the column sorts by its
// bytes; [UUID.Compare] lists such columns. A bound is an argument for a
// comparison and no identifier: it is the same at every call.
//
// A time before 1970 counts as 1970, one after the year 10889 as the last
// millisecond that fits.
func MinV7(t time.Time) UUID { return stampHalves(millis(t)<<16, 0, 7) }

// MaxV7 returns the largest version 7 UUID of the millisecond of t, for a range
// that includes its end: BETWEEN MinV7(from) AND MaxV7(last).
func MaxV7(t time.Time) UUID { return stampHalves(millis(t)<<16|0xffff, 1<<64-1, 7) }

// MinV6 returns the smallest version 6 UUID of the 100 ns of t, for ranges
// as [MinV7] describes them. A time before 15 October 1582 counts as that, one
// after the year 5236 as the last that fits.
func MinV6(t time.Time) UUID { return withTicks6(UUID{8: 0x80}, gregorianTicks(t)) }

// MaxV6 returns the largest version 6 UUID of the 100 ns of t.
func MaxV6(t time.Time) UUID {
	u := Max()
	u[8] = 0xbf
	return withTicks6(u, gregorianTicks(t))
}

// NewV7At returns a version 7 UUID of the time t, for rows that are older than
// their key: the millisecond, twelve bits of the fraction of the millisecond (RFC
// 9562, section 6.2, method 3) and 62 random bits. Times that differ by 245 ns or
// more give ids in their order; those of one time are in no order, and a time
// before 1970 counts as 1970. It takes no
// notice of [NewV7] and its clock, and is safe for concurrent use.
func NewV7At(t time.Time) UUID {
	return stampHalves(millis(t)<<16|fraction(t)>>subBits, random64(), 7)
}

// fraction is the 16 bits of the fraction of the millisecond at a time. A time
// before 1970 counts as 1970.
func fraction(t time.Time) uint64 {
	if t.Unix() < 0 {
		return 0
	}
	return uint64(t.Nanosecond()) % 1e6 << 16 / 1e6
}

// NewV6At returns a version 6 UUID of the time t, in units of 100 ns, with a
// random clock sequence and a random node with the multicast bit set. Those of
// one unit are in no order. It takes no notice of [NewV6] and its clock, and is
// safe for concurrent use.
func NewV6At(t time.Time) UUID {
	var u UUID
	binary.BigEndian.PutUint64(u[8:], random64()>>2|rfcVariant|multicast)
	return withTicks6(u, gregorianTicks(t))
}
