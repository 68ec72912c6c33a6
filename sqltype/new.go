package sqltype

import (
	"encoding/binary"
	"sync"
	"sync/atomic"
	"time"
)

// NewV1 returns a version 1 UUID (RFC 9562, section 5.1): the time in units of
// 100 ns, a clock sequence and a node that are drawn at random once per process,
// the node with its multicast bit set as section 6.10 asks. The times of ids of
// one process are distinct and increase; see [UUID.V6] for keys that sort.
// It is safe for concurrent use.
func NewV1() UUID {
	return withTicks1(processNode(), gregorianClock.next(gregorianNow()))
}

// NewV4 returns a version 4 UUID (RFC 9562, section 5.4): 122 bits from
// crypto/rand, fetched 512 bytes at a time. It is safe for concurrent use.
func NewV4() UUID {
	var u UUID
	hi, lo := random128()
	binary.BigEndian.PutUint64(u[:8], hi)
	binary.BigEndian.PutUint64(u[8:], lo)
	u[6] = u[6]&0x0f | 0x40
	u[8] = u[8]&0x3f | 0x80
	return u
}

// NewV6 returns a version 6 UUID (RFC 9562, section 5.6): the time in units of
// 100 ns, and a clock sequence and node drawn at random for each id, as that
// section advises. Ids of one process are strictly increasing, whatever the
// clock does. It is safe for concurrent use.
func NewV6() UUID {
	return withTicks6(randomNode(), gregorianClock.next(gregorianNow()))
}

// NewV7 returns a version 7 UUID (RFC 9562, section 5.7): the Unix time in
// milliseconds, twelve bits of the fraction of a millisecond (section 6.2,
// method 3), and 62 bits from crypto/rand.
//
// Ids of one process are strictly increasing, whatever the clock does. When ids
// are made faster than one in 244 ns, or when the clock steps back, an id takes
// the successor of the previous one's 60 bits of time, so that its time runs
// ahead of the clock by 244 ns for each such id. It is safe for concurrent use.
func NewV7() UUID {
	var u UUID
	t := unixClock.next(unixNow())
	_, lo := random128()
	binary.BigEndian.PutUint64(u[:8], t>>12<<16|7<<12|t&0x0fff)
	binary.BigEndian.PutUint64(u[8:], lo)
	u[8] = u[8]&0x3f | 0x80
	return u
}

// A clock hands out each reading at most once, in increasing order.
type clock struct{ last atomic.Uint64 }

var gregorianClock, unixClock clock

// next returns now, or the successor of the last reading handed out if now is
// not after it.
func (c *clock) next(now uint64) uint64 {
	for {
		last := c.last.Load()
		t := max(now, last+1)
		if c.last.CompareAndSwap(last, t) {
			return t
		}
	}
}

// gregorianNow returns the time in 100-nanosecond ticks since 1582-10-15.
func gregorianNow() uint64 {
	return uint64(time.Now().UnixNano()/100 + gregorianToUnix)
}

// unixNow returns the Unix time as a 48-bit count of milliseconds followed by
// the fraction of the millisecond in 1/4096, rounded down.
func unixNow() uint64 {
	ns := uint64(time.Now().UnixNano())
	ms, rest := ns/1e6, ns%1e6
	return ms<<12 | rest<<12/1e6
}

// randomNode returns a UUID with a random clock sequence and a random node with
// the multicast bit set (RFC 9562, section 6.10); its first eight bytes are
// for the caller to write.
func randomNode() UUID {
	var u UUID
	_, lo := random128()
	binary.BigEndian.PutUint64(u[8:], lo)
	u[8] = u[8]&0x3f | 0x80
	u[10] |= 0x01
	return u
}

// processNode is the randomNode that all version 1 ids of this process share.
var processNode = sync.OnceValue(randomNode)
