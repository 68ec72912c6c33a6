package idgen

import (
	"encoding/binary"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/internal/entropy"
	"github.com/sqluuid/sqluuid/sqltype/internal/layout"
)

// NewV8Time returns a version 8 UUID as in the example of RFC 9562, appendix
// B.1: a 60-bit count of 10 ns since 1970 around the version, then 62 random
// bits. Ids of one unit of time are in no order. A time before 1970 counts as
// 1970, one after the year 2335 as that limit. It is safe for concurrent use.
func NewV8Time(t time.Time) [16]byte {
	return v8Time(layout.Units(t, 0, 10, 1<<60-1), entropy.Bits64())
}

func v8Time(n, rest uint64) [16]byte {
	return version8(n>>12<<16|n&0x0fff, rest)
}

// NewV8UnixNano returns a version 8 UUID as in the example of the draft that
// became RFC 9562 (draft-ietf-uuidrev-rfc4122bis-00, appendix C.8): the low 48
// bits of the Unix time in nanoseconds, then 74 random bits. The 48 bits wrap
// every 78 hours: such ids sort by time of day and not by age, and the RFC
// dropped the example. It is safe for concurrent use.
func NewV8UnixNano(t time.Time) [16]byte {
	hi, lo := entropy.Bits128()
	return v8UnixNano(t, hi, lo)
}

func v8UnixNano(t time.Time, b, c uint64) [16]byte {
	// Modulo 2^64, so no time is out of range.
	ns := uint64(t.Unix())*1e9 + uint64(t.Nanosecond())
	return version8(ns<<16|b&0x0fff, c)
}

// version8 puts the version and the variant over the two halves of an id.
func version8(hi, lo uint64) [16]byte {
	var b [16]byte
	binary.BigEndian.PutUint64(b[:8], hi)
	binary.BigEndian.PutUint64(b[8:], lo)
	return sqltype.NewV8(b)
}
