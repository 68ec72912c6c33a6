package sqltype

import (
	"crypto/rand"
	"encoding/binary"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/sqluuid/sqluuid/sqltype/internal/entropy"
	"github.com/sqluuid/sqluuid/sqltype/internal/layout"
)

// NewV1 returns a version 1 UUID (RFC 9562, section 5.1): the time in units of
// 100 ns, a clock sequence, and a node drawn at random once per process with its
// multicast bit set, as section 6.10 asks. The upper four bits of the clock
// sequence tell apart the up to 16 ids of one unit of time, ascending; the lower
// ten are drawn once per process.
//
// Ids of one process are distinct, and as version 6 ([UUID.V6]) strictly
// increasing, whatever the clock does. When it steps back, an id follows the
// one before it by 6.25 ns until the clock has caught up. It is safe for
// concurrent use.
//
// A snapshot of a machine keeps the node: two copies that run at the same time can
// make the same version 1 id, where ids of versions 6 and 7 have random bits.
// Start the process anew in each copy.
func NewV1() (u UUID) {
	now := gregorianReading(processWall.now())
	putGregorian1(&u, processNode(), gregorianClock.next(now, gregorianClock.last.Load()))
	return u
}

// NewV4 returns a version 4 UUID (RFC 9562, section 5.4): 122 random bits. It is
// safe for concurrent use. Nothing stamps version 4 on bytes of the caller's, which
// nobody could tell from random ones; [NewV8] is for those.
//
// The random bits of this and all other functions here are from ChaCha8, a
// cryptographically strong generator, under keys from crypto/rand: one generator
// per processor, about, and a new key every 512 values of 64 bits. That is all
// that is buffered. A crash loses it, a Go program does not fork, and a snapshot of
// a machine that is started twice can repeat at most 256 version 4 ids for each
// generator that there was; [NewV1] says what it repeats.
func NewV4() (u UUID) {
	hi, lo := entropy.Bits128()
	binary.BigEndian.PutUint64(u[:8], hi&^0xf000|4<<12)
	binary.BigEndian.PutUint64(u[8:], lo>>2|layout.Variant)
	return u
}

// NewV6 returns a version 6 UUID (RFC 9562, section 5.6): the time in units of
// 100 ns, then four bits that tell apart the ids of one unit, then 58 bits of
// clock sequence and node, drawn at random for each id as that section advises,
// but for the multicast bit, which is set.
//
// Ids of one process are strictly increasing, whatever the clock does. When it
// steps back, an id follows the one before it by 6.25 ns until the clock has
// caught up. It is safe for concurrent use.
func NewV6() (u UUID) {
	now := gregorianReading(processWall.now())
	s := entropy.Get()
	rest := s.Take() | layout.Multicast
	s.Gregorian = gregorianClock.next(now, s.Gregorian)
	putGregorian6(&u, rest, s.Gregorian)
	entropy.Put(s)
	return u
}

// NewV7 returns a version 7 UUID (RFC 9562, section 5.7): the Unix time in
// milliseconds, twelve bits of the fraction of a millisecond (section 6.2, method
// 3), four more of them as a counter, and 58 random bits.
//
// Ids of one process are strictly increasing, whatever the clock does. An id
// that is made within 15.3 ns of the previous one, or after the clock stepped
// back, takes the successor of that one's 64 bits. So its time is never later
// than the latest that the clock has shown by more than 15.3 ns for each id made
// since. It is safe for concurrent use.
//
// The clock of NewV1, NewV6 and NewV7 reads the time of day every 10 ms and adds
// the monotonic clock in between: a step of the time of day, or a wake-up from
// suspension, shows 10 ms late at most. Package idgen takes a clock of your own.
func NewV7() (u UUID) {
	now := unixReading(processWall.now())
	s := entropy.Get()
	rest := s.Take()
	s.Unix = unixClock.next(now, s.Unix)
	putUnix7(&u, rest, s.Unix)
	entropy.Put(s)
	return u
}

// NewVersion makes a UUID of a version that needs nothing but the number: 1, 4,
// 6 or 7. Every other number is [ErrVersion]: 3 and 5 need a name ([NewV3], [NewV5]), 8 needs bits
// ([NewV8]), and the ids of version 2 would repeat within minutes.
func NewVersion(version int) (UUID, error) {
	switch version {
	case 1:
		return NewV1(), nil
	case 2:
		return UUID{}, fmt.Errorf("%w: version 2 (DCE Security) is not made: RFC 9562, section 5.2, "+
			"does not define it, and its ids repeat within minutes", ErrVersion)
	case 3, 5:
		return UUID{}, fmt.Errorf("%w: version %d is made from a name: NewV%d", ErrVersion, version, version)
	case 4:
		return NewV4(), nil
	case 6:
		return NewV6(), nil
	case 7:
		return NewV7(), nil
	case 8:
		return UUID{}, fmt.Errorf("%w: version 8 is made from 122 bits of the caller's: NewV8", ErrVersion)
	}
	return UUID{}, fmt.Errorf("%w: RFC 9562 defines no version %d", ErrVersion, version)
}

// putGregorian1 makes u a version 1 id of a reading of gregorianClock. It takes the lower 58 bits
// of node, with the multicast bit as it is there.
//
// This function and the two below write to where the id is wanted, in two halves:
// to return it would copy all sixteen bytes, which has to wait for both.
func putGregorian1(u *UUID, node, reading uint64) {
	binary.BigEndian.PutUint64(u[:8], layout.High1(reading>>layout.SubBits))
	binary.BigEndian.PutUint64(u[8:], tail58(node, reading))
}

// putGregorian6 is putGregorian1 for version 6.
func putGregorian6(u *UUID, node, reading uint64) {
	binary.BigEndian.PutUint64(u[:8], layout.High6(reading>>layout.SubBits))
	binary.BigEndian.PutUint64(u[8:], tail58(node, reading))
}

// putUnix7 makes u a version 7 id of a reading of unixClock and 58 random bits.
func putUnix7(u *UUID, rest, reading uint64) {
	binary.BigEndian.PutUint64(u[:8], reading>>16<<16|7<<12|reading>>layout.SubBits&0x0fff)
	binary.BigEndian.PutUint64(u[8:], tail58(rest, reading))
}

// tail58 is the variant, the four low bits of a reading, and 58 bits of rest.
func tail58(rest, reading uint64) uint64 {
	return layout.Variant | reading&(1<<layout.SubBits-1)<<58 | rest&(1<<58-1)
}

// processNode is what all version 1 ids of this process share: ten bits of the
// clock sequence, and the node.
var processNode = sync.OnceValue(func() uint64 { return entropy.Bits64() | layout.Multicast })

// Batch returns n version 7 UUIDs in ascending order. Each is as [NewV7] makes it; they are for a
// statement or a file of n rows. No id that this process makes meanwhile falls between them. It is
// safe for concurrent use. A negative n is 0.
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
	s := entropy.Get()
	for i := range dst[start:] {
		putUnix7(&dst[start+i], s.Take(), first+uint64(i))
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

// NewV8 returns a version 8 UUID (RFC 9562, section 5.8) with 122 bits of b. The six bits of
// version and variant are replaced. Nothing makes it unique but what the caller puts there.
func NewV8(b [16]byte) UUID { return stamp(b, 8) }

// stampHalves puts version and variant over the two halves of an id.
func stampHalves(hi, lo uint64, version byte) UUID {
	var b [16]byte
	binary.BigEndian.PutUint64(b[:8], hi)
	binary.BigEndian.PutUint64(b[8:], lo)
	return stamp(b, version)
}

// ulids is what the next ULID must exceed.
var ulids struct {
	sync.Mutex
	last UUID
}

// NewULID returns a ULID: 48 bits of Unix milliseconds and 80 random bits. Ids of one
// process ascend strictly: in one millisecond, and when the clock steps back, the next
// is one higher, as the specification's section "Monotonicity" says. A number that is
// used up carries into the time. It is safe for concurrent use.
func NewULID() ULID {
	ulids.Lock()
	defer ulids.Unlock()
	ulids.last = nextULID(ulids.last, time.Now().UnixMilli())
	return ULID(ulids.last)
}

func nextULID(last UUID, ms int64) UUID {
	if t := uint64(max(ms, 0)); t > binary.BigEndian.Uint64(last[:8])>>16 {
		var id UUID
		rand.Read(id[:])
		binary.BigEndian.PutUint64(id[:8], t<<16|uint64(binary.BigEndian.Uint16(id[6:])))
		return id
	}
	for i := len(last) - 1; i >= 0; i-- {
		if last[i]++; last[i] != 0 {
			break
		}
	}
	return last
}
