package sqltype

import (
	"encoding/binary"
	"time"

	"github.com/sqluuid/sqluuid/sqltype/internal/entropy"
	"github.com/sqluuid/sqluuid/sqltype/internal/layout"
)

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
func MinV7(t time.Time) UUID { return stampHalves(layout.Millis(t)<<16, 0, 7) }

// MaxV7 returns the largest version 7 UUID of the millisecond of t, for a range
// that includes its end: BETWEEN MinV7(from) AND MaxV7(last).
func MaxV7(t time.Time) UUID { return stampHalves(layout.Millis(t)<<16|0xffff, 1<<64-1, 7) }

// MinV6 returns the smallest version 6 UUID of the 100 ns of t, for ranges
// as [MinV7] describes them. A time before 15 October 1582 counts as that, one
// after the year 5236 as the last that fits.
func MinV6(t time.Time) UUID { return withTicks6(UUID{8: 0x80}, layout.Ticks(t)) }

// MaxV6 returns the largest version 6 UUID of the 100 ns of t.
func MaxV6(t time.Time) UUID {
	u := Max()
	u[8] = 0xbf
	return withTicks6(u, layout.Ticks(t))
}

// NewV7At returns a version 7 UUID of the time t, for rows that are older than
// their key: the millisecond, twelve bits of the fraction of the millisecond (RFC
// 9562, section 6.2, method 3) and 62 random bits. Times that differ by 245 ns or
// more give ids in their order; ids of one time are in no order, and a time
// before 1970 counts as 1970. It takes no
// notice of [NewV7] and its clock, and is safe for concurrent use.
func NewV7At(t time.Time) UUID {
	return stampHalves(layout.Millis(t)<<16|layout.Fraction(t)>>layout.SubBits, entropy.Bits64(), 7)
}

// NewV6At returns a version 6 UUID of the time t, in units of 100 ns. Its clock sequence is
// random, and its node is random with the multicast bit set. Ids of one unit are in no order. It
// takes no notice of [NewV6] and its clock, and is safe for concurrent use.
func NewV6At(t time.Time) UUID {
	var u UUID
	binary.BigEndian.PutUint64(u[8:], entropy.Bits64()>>2|layout.Variant|layout.Multicast)
	return withTicks6(u, layout.Ticks(t))
}
