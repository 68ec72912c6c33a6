package sqltype

import (
	"encoding/binary"
	"fmt"
	"sync"
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
// make the same version 1 id, where those of versions 6 and 7 have random bits.
// Start the process anew in each copy.
func NewV1() (u UUID) {
	now := gregorianReading(processWall.now())
	putGregorian1(&u, processNode(), gregorianClock.next(now, gregorianClock.last.Load()))
	return u
}

// NewV4 returns a version 4 UUID (RFC 9562, section 5.4): 122 random bits. It is
// safe for concurrent use.
//
// The random bits of this and all other functions here are from ChaCha8, a
// cryptographically strong generator, under keys from crypto/rand: one generator
// per processor, about, and a new key every 512 values of 64 bits. That is all
// that is buffered. A crash loses it, a Go program does not fork, and a snapshot of
// a machine that is started twice can repeat at most 256 version 4 ids for each
// generator that there was; [NewV1] says what it repeats.
func NewV4() (u UUID) {
	hi, lo := random128()
	binary.BigEndian.PutUint64(u[:8], hi&^0xf000|4<<12)
	binary.BigEndian.PutUint64(u[8:], lo>>2|rfcVariant)
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
	s := entropy.Get().(*entropySource)
	rest := s.take() | multicast
	s.gregorian = gregorianClock.next(now, s.gregorian)
	putGregorian6(&u, rest, s.gregorian)
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
// suspension, shows 10 ms late at most. A [Generator] takes a clock of your own.
func NewV7() (u UUID) {
	now := unixReading(processWall.now())
	s := entropy.Get().(*entropySource)
	rest := s.take()
	s.unix = unixClock.next(now, s.unix)
	putUnix7(&u, rest, s.unix)
	entropy.Put(s)
	return u
}

// NewVersion makes a UUID of a version that needs nothing but the number: 1, 4,
// 6 or 7. Version 2 is [ErrVersion2]; 3 and 5 need a name ([NewV3], [NewV5]) and
// 8 needs bits ([NewV8]), which is [ErrVersion], as is any other number.
func NewVersion(version int) (UUID, error) {
	switch version {
	case 1:
		return NewV1(), nil
	case 2:
		return UUID{}, ErrVersion2
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

// ErrVersion2 occurs when a version 2 UUID is asked for. There is no remedy:
// RFC 9562, section 5.2, reserves version 2 for DCE Security and leaves its
// definition out, and the DCE layout replaces the low 32 bits of the time by a
// local user id, so that ids of one user repeat within 7 minutes.
const ErrVersion2 Error = "sqltype: version 2 (DCE Security) is not made: RFC 9562, section 5.2, does not define it, and its ids repeat within minutes"

// rfcVariant is the variant 10 (RFC 9562, section 4.1) in the lower half of an
// id, multicast the bit that section 6.10 sets in a random node.
const (
	rfcVariant = 1 << 63
	multicast  = 1 << 40
)

// putGregorian1 makes u a version 1 id of a reading of gregorianClock, the lower
// 58 bits of node, and the multicast bit as it is there.
//
// This function and the two below write to where the id is wanted, in two halves:
// to return it would copy all sixteen bytes, which has to wait for both.
func putGregorian1(u *UUID, node, reading uint64) {
	binary.BigEndian.PutUint64(u[:8], high1(reading>>subBits))
	binary.BigEndian.PutUint64(u[8:], tail58(node, reading))
}

// putGregorian6 is putGregorian1 for version 6.
func putGregorian6(u *UUID, node, reading uint64) {
	binary.BigEndian.PutUint64(u[:8], high6(reading>>subBits))
	binary.BigEndian.PutUint64(u[8:], tail58(node, reading))
}

// putUnix7 makes u a version 7 id of a reading of unixClock and 58 random bits.
func putUnix7(u *UUID, rest, reading uint64) {
	binary.BigEndian.PutUint64(u[:8], reading>>16<<16|7<<12|reading>>subBits&0x0fff)
	binary.BigEndian.PutUint64(u[8:], tail58(rest, reading))
}

// tail58 is the variant, the four low bits of a reading, and 58 bits of rest.
func tail58(rest, reading uint64) uint64 {
	return rfcVariant | reading&(1<<subBits-1)<<58 | rest&(1<<58-1)
}

// processNode is what all version 1 ids of this process share: ten bits of the
// clock sequence, and the node.
var processNode = sync.OnceValue(func() uint64 { return random64() | multicast })
