package sqltype

import (
	"math/bits"
	"sync/atomic"
	"time"

	"github.com/sqluuid/sqluuid/sqltype/internal/layout"
)

// A clock hands out each reading at most once, in increasing order. Readings are
// finer than the field that an id has for its time: the four bits below the
// field tell apart the ids of one unit of time.
type clock struct {
	_    [cacheLine]byte // every id writes last; what others read is not on its line
	last atomic.Uint64
	_    [cacheLine - 8]byte
}

// cacheLine is twice the usual 64 bytes. Some processors fetch lines in pairs, and others have
// lines of that size.
const cacheLine = 128

// The readings of all ids of this process: gregorianClock in 1/16 of 100 ns
// (6.25 ns) since 1582-10-15, unixClock in 1/65536 ms (15.3 ns) since 1970.
var gregorianClock, unixClock clock

// next returns now, or the successor of the last reading handed out if now is
// not after it. guess is what the caller takes for the last reading. When it is
// right, as it is for the goroutine that made the last id, the reading costs one access to
// memory that the processors share; when it is wrong, the failed exchange has
// brought that memory here for writing, and what follows is fast.
func (c *clock) next(now, guess uint64) uint64 {
	for {
		next := max(now, guess+1)
		if c.last.CompareAndSwap(guess, next) {
			return next
		}
		guess = c.last.Load()
	}
}

// wall is the time of day of this process. Asking the system for it costs two
// readings, of the wall clock and of the monotonic one; the second alone is half
// the price. So a reading of both is kept for maxStale of monotonic time, and in
// between the time is that reading plus what the monotonic clock has advanced.
// A step of the wall clock, or a wake-up from suspension, is seen maxStale late
// at the latest.
type wall struct {
	start    time.Time    // fixes the zero of the monotonic time
	offset   atomic.Int64 // Unix time minus monotonic time, ns
	most     atomic.Int64 // the largest offset there was
	syncedAt atomic.Int64 // monotonic time of the last reading of both, ns
}

const maxStale = 10 * time.Millisecond

var processWall = newWall(time.Now())

func newWall(now time.Time) *wall {
	w := &wall{start: now}
	w.syncedAt.Store(-1 << 62) // so that the first call reads both
	return w
}

// now returns the Unix time in nanoseconds.
func (w *wall) now() int64 {
	m := int64(time.Since(w.start))
	// Unsigned, so that a monotonic time before synced reads both again too.
	if uint64(m-w.syncedAt.Load()) < uint64(maxStale) {
		return m + w.offset.Load()
	}
	return w.sync(time.Now())
}

func (w *wall) sync(t time.Time) int64 {
	ns, m := t.UnixNano(), int64(t.Sub(w.start))
	for most := w.most.Load(); ns-m > most && !w.most.CompareAndSwap(most, ns-m); {
		most = w.most.Load()
	}
	w.offset.Store(ns - m)
	w.syncedAt.Store(m)
	return ns
}

// top returns what now would return if the clock had never stepped back.
func (w *wall) top() int64 { return int64(time.Since(w.start)) + w.most.Load() }

// gregorianReading turns Unix nanoseconds into a reading of gregorianClock,
// rounded down. It holds as long as Unix nanoseconds do, until the year 2262.
func gregorianReading(unixNano int64) uint64 {
	return scale(uint64(max(unixNano, 0)), 0x28f5c28f5c28f5c2, 0x8f5c28f5c28f5c29) + layout.GregorianToUnix<<layout.SubBits
}

// unixReading turns Unix nanoseconds into a reading of unixClock, rounded down:
// 48 bits of milliseconds, then the fraction of the millisecond.
func unixReading(unixNano int64) uint64 {
	return scale(uint64(max(unixNano, 0)), 0x10c6f7a0b5ed8d36, 0xb4c7f34938583622)
}

// scale returns n times a fraction that is hi and lo, the 128 bits after its
// point, rounded up. The product is rounded down, and exact: what the fraction has
// too much is less than 2^-64 in it, and 65536/1e6 and 4/25 make no n come that near
// to the next whole number. It takes half the time of divisions.
func scale(n, hi, lo uint64) uint64 {
	whole, rest := bits.Mul64(n, hi)
	more, _ := bits.Mul64(n, lo)
	_, carry := bits.Add64(rest, more, 0)
	return whole + carry
}
