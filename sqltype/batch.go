package sqltype

import (
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
// the lead is at most one second plus 15.3 ns for each of the n.
func Batch(n int) []UUID { return AppendBatch(nil, n) }

// AppendBatch appends what [Batch] returns to dst.
func AppendBatch(dst []UUID, n int) []UUID {
	if n <= 0 {
		return dst
	}
	first := reserveBatch(uint64(n))
	start := len(dst)
	dst = slices.Grow(dst, n)[:start+n]
	s := entropy.Get().(*entropySource)
	for i := range dst[start:] {
		dst[start+i] = unix7(s.take(), first+uint64(i))
	}
	entropy.Put(s)
	return dst
}

// maxLead is how far batches may run ahead of the clock, in readings of
// unixClock: one second.
const maxLead = 1000 << 16

func reserveBatch(n uint64) uint64 {
	for {
		now := unixReading(processWall.now())
		lead := unixClock.last.Load() - now
		// A lead of more than what batches can have made of it is a clock
		// that stepped back; waiting for it could take a day.
		if int64(lead) < maxLead || lead > 4*maxLead {
			return unixClock.reserve(now, n)
		}
		time.Sleep(time.Duration(lead-maxLead) * time.Millisecond >> 16)
	}
}
