package sqltype

import (
	"fmt"
	"slices"
	"time"
)

// Batch returns n version 7 UUIDs in ascending order, each as [NewV7] makes
// them, for a statement or a file of n rows. No id that this process makes
// meanwhile falls between them. It is safe for concurrent use. A negative n is 0.
//
// Their places in time are reserved in one step, 15.3 ns apart from now on; the
// random bits are drawn in one go. That is faster than the clock runs: when the
// ids of this process are more than a second ahead of it, Batch waits, so that
// the lead is at most one second plus 15.3 ns for each of the n. After a step
// back it is the lead over the clock as it would be without the step.
//
// Batch panics when n is over 1<<32, and, as make does, when the ids cannot be
// allocated. It has then reserved nothing.
func Batch(n int) []UUID { return AppendBatch(nil, n) }

// AppendBatch appends what [Batch] returns to dst.
func AppendBatch(dst []UUID, n int) []UUID {
	if n <= 0 {
		return dst
	}
	if uint64(n) > maxBatch {
		panic(fmt.Sprintf("sqltype: a batch of %d ids, more than 1<<32", n))
	}
	start := len(dst)
	dst = slices.Grow(dst, n)[:start+n] // before reserveBatch: it may panic
	first := unixClock.reserveBatch(processWall, uint64(n))
	s := entropy.Get().(*entropySource)
	for i := range dst[start:] {
		putUnix7(&dst[start+i], s.take(), first+uint64(i))
	}
	entropy.Put(s)
	return dst
}

// maxLead is how far batches may run ahead of the clock, in readings of
// unixClock: one second.
const maxLead = 1000 << 16

// maxBatch is how many ids a batch may have: 64 GiB of them, and 66 s of places.
const maxBatch = 1 << 32

// reserveBatch is reserve for a batch: it waits while the readings are more than
// maxLead ahead. They are never ahead of w.top but by what was reserved, so the
// wait is as long as that took, whatever the clock did.
func (c *clock) reserveBatch(w *wall, n uint64) uint64 {
	for {
		now := unixReading(w.now())
		last, top := c.last.Load(), unixReading(w.top())
		if last > top+maxLead {
			time.Sleep(time.Duration(last-top-maxLead)*time.Millisecond>>16 + 1)
			continue
		}
		first := max(now, last+1)
		if c.last.CompareAndSwap(last, first+n-1) {
			return first
		}
	}
}
