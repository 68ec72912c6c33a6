package sqltype

import (
	"encoding/binary"
	"time"
)

// NewV8 returns a version 8 UUID (RFC 9562, section 5.8) with the 122 bits of b
// that are neither version nor variant; those six bits of b are replaced.
// Nothing makes it unique but what the caller puts there.
func NewV8(b [16]byte) UUID { return stamp(b, 8) }

// NewV8Time returns a version 8 UUID as in the example of RFC 9562, appendix
// B.1: a 60-bit count of 10 ns since 1970 around the version, then 62 random
// bits. Ids of one unit of time are in no order. A time before 1970 counts as
// 1970, one after the year 2335 as that limit. It is safe for concurrent use.
func NewV8Time(t time.Time) UUID { return v8Time(units(t, 0, 10, 1<<60-1), random64()) }

func v8Time(n, rest uint64) UUID {
	return stampHalves(n>>12<<16|n&0x0fff, rest, 8)
}

// NewV8UnixNano returns a version 8 UUID as in the example of the draft that
// became RFC 9562 (draft-ietf-uuidrev-rfc4122bis-00, appendix C.8): the low 48
// bits of the Unix time in nanoseconds, then 74 random bits. The 48 bits wrap
// every 78 hours: such ids sort by time of day and not by age, and the RFC
// dropped the example. It is safe for concurrent use.
func NewV8UnixNano(t time.Time) UUID {
	hi, lo := random128()
	return v8UnixNano(t, hi, lo)
}

func v8UnixNano(t time.Time, b, c uint64) UUID {
	// Modulo 2^64, so no time is out of range.
	ns := uint64(t.Unix())*1e9 + uint64(t.Nanosecond())
	return stampHalves(ns<<16|b&0x0fff, c, 8)
}

// stampHalves puts version and variant over the two halves of an id.
func stampHalves(hi, lo uint64, version byte) UUID {
	var b [16]byte
	binary.BigEndian.PutUint64(b[:8], hi)
	binary.BigEndian.PutUint64(b[8:], lo)
	return stamp(b, version)
}

// units counts the time from the second epoch (Unix time) on in units of
// unitNano nanoseconds, which divide a second, rounded down and held between 0
// and limit. It is exact far outside the range of [time.Time.UnixNano].
func units(t time.Time, epoch, unitNano int64, limit uint64) uint64 {
	s, perSecond := t.Unix()-epoch, 1e9/unitNano
	if t.Unix() < epoch {
		return 0
	}
	if uint64(s) > limit/uint64(perSecond) {
		return limit
	}
	return min(uint64(s)*uint64(perSecond)+uint64(int64(t.Nanosecond())/unitNano), limit)
}
