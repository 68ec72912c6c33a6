package sequential

import (
	"encoding/binary"
	"fmt"
	"time"
)

// The clocks of the schemes, and UUIDs put together of a clock and other bits.

// Where the clocks start, in ticks of 100 ns. A .NET tick counts from
// 0001-01-01, a tick of RFC 9562 from 1582-10-15.
const (
	dotNetToUnix      = 621_355_968_000_000_000
	dotNetToGregorian = 499_163_040_000_000_000
	gregorianToUnix   = dotNetToUnix - dotNetToGregorian
	maxDotNet         = 3_155_378_975_999_999_999 // the end of the year 9999
	ticksPerSecond    = 10_000_000
	ticksPerMilli     = 10_000
	bits48            = 1<<48 - 1
	bits60            = 1<<60 - 1
	bits62            = 1<<62 - 1
)

// ticks returns the time of a tick, which counts from so many before 1970.
func ticks(n uint64, toUnix int64) time.Time {
	d := int64(n) - toUnix // both are below 2^62
	return time.Unix(d/ticksPerSecond, d%ticksPerSecond*100)
}

func dotNetTime(n uint64) (time.Time, refusal) {
	if n > maxDotNet {
		return time.Time{}, fmt.Sprintf("its time, tick %d of .NET, is after the year 9999", n)
	}
	return ticks(n, dotNetToUnix), ""
}

func millis(ms uint64) time.Time { return time.UnixMilli(int64(ms)) } // 48 bits

// v1ticks and v6ticks read the 60 bits of time of a UUID.
func v1ticks(id [16]byte) uint64 { return timeFirst(high(id)) & bits60 }
func v6ticks(id [16]byte) uint64 { x := high(id); return x>>16<<12 | x&0xfff }

// v6of puts a version 6 UUID together of its time and the 62 bits after the
// variant.
func v6of(gregorian, tail uint64) (id [16]byte) {
	binary.BigEndian.PutUint64(id[:8], gregorian>>12<<16|6<<12|gregorian&0xfff)
	binary.BigEndian.PutUint64(id[8:], 1<<63|tail)
	return id
}

// v7of makes a version 7 UUID of its milliseconds and the bits after them. These are twelve after
// the version and 62 after the variant.
func v7of(ms, a, b uint64) (id [16]byte) {
	binary.BigEndian.PutUint64(id[:8], ms<<16|7<<12|a)
	binary.BigEndian.PutUint64(id[8:], 1<<63|b)
	return id
}

// v7parts is the inverse of v7of.
func v7parts(id [16]byte) (ms, a, b uint64) {
	return high(id) >> 16, high(id) & 0xfff, low(id) & bits62
}

// payload60 are the sixty bits before and after a version nibble in the first
// half of an id.
func payload60(id [16]byte) uint64 { x := high(id); return x>>16<<12 | x&0xfff }

// half60 is the first half of an id with that version and payload.
func half60(version, payload uint64) uint64 { return payload>>12<<16 | version<<12 | payload&0xfff }

// v7ofTicks holds a .NET tick and 60 other bits: the milliseconds, the 0 to 9999
// ticks within it in 14 bits, and the others. 48 + 14 + 60 bits are just what a
// version 7 UUID has.
func v7ofTicks(dotNet, payload uint64) ([16]byte, refusal) {
	if dotNet < dotNetToUnix {
		return [16]byte{}, "its time is before 1970, where version 7 begins"
	}
	ms, rest := (dotNet-dotNetToUnix)/ticksPerMilli, (dotNet-dotNetToUnix)%ticksPerMilli
	return v7of(ms, rest>>2, rest&3<<60|payload), ""
}

// ticksOfV7 is the inverse of v7ofTicks.
func ticksOfV7(id [16]byte) (dotNet, payload uint64, why refusal) {
	ms, a, b := v7parts(id)
	rest := a<<2 | b>>60
	if rest >= ticksPerMilli {
		return 0, 0, fmt.Sprintf("its 14 bits after the milliseconds are %d, and a millisecond has 10000 ticks", rest)
	}
	dotNet = ms*ticksPerMilli + rest + dotNetToUnix
	if dotNet > maxDotNet {
		return 0, 0, "its time is after the year 9999, where .NET's ends"
	}
	return dotNet, b & bits60, ""
}

// v6ofTicks holds a .NET tick and 62 other bits.
func v6ofTicks(dotNet, tail uint64) ([16]byte, refusal) {
	if dotNet < dotNetToGregorian || dotNet-dotNetToGregorian > bits60 {
		return [16]byte{}, "its time is not in the years 1582 to 5236, which version 6 holds"
	}
	return v6of(dotNet-dotNetToGregorian, tail), ""
}

// ticksOfV6 is the inverse of v6ofTicks.
func ticksOfV6(id [16]byte) (dotNet, tail uint64) {
	return v6ticks(id) + dotNetToGregorian, low(id) & bits62
}

// high and low are the two big-endian words of an id, and fromHalves their inverse.
func high(id [16]byte) uint64 { return binary.BigEndian.Uint64(id[:8]) }
func low(id [16]byte) uint64  { return binary.BigEndian.Uint64(id[8:]) }

func fromHalves(hi, lo uint64) (id [16]byte) {
	binary.BigEndian.PutUint64(id[:8], hi)
	binary.BigEndian.PutUint64(id[8:], lo)
	return id
}

// timeFirst turns the first word of a version 1 UUID into its time, with the version before it.
func timeFirst(x uint64) uint64 { return x<<48 | x<<16&0xffff_0000_0000 | x>>32 }
