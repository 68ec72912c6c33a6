package peabody

import (
	"math/bits"
	"time"
)

const (
	unixTSBits = 36
	subsecBits = payloadBits - unixTSBits // what may hold sub-second bits: 86
)

// V7 holds the fields of Figure 2. The zero value is the start of 1970 with
// nothing behind it; as an id it would have a zero node, which only a [V7Layout] can
// see.
type V7 struct {
	UnixTS        uint64 // 36 bits: Unix seconds
	SubsecA       uint16 // 12 bits
	SubsecB       uint16 // 12 bits
	SubsecSeqNode uint64 // 62 bits
}

// V7Of takes a version 7 id apart by the draft's layout; other versions are
// refused with [ErrVersion]. An RFC 9562 version 7 has the same version and
// another layout, which no bit tells: see [Suspect]. [V7.ID] is the inverse.
func V7Of(id [16]byte) (V7, error) {
	if !is(id, 7) {
		return V7{}, ErrVersion
	}
	p := payloadOf(id)
	return V7{p.get(0, 36), uint16(p.get(36, 12)), uint16(p.get(48, 12)), p.get(60, 62)}, nil
}

// ID puts the fields together and refuses, with a [*FieldError], a value that
// its field cannot hold.
func (v V7) ID() ([16]byte, error) {
	if err := checkWidths(
		FieldError{"unixts", v.UnixTS, 36},
		FieldError{"subsec_a", uint64(v.SubsecA), 12},
		FieldError{"subsec_b", uint64(v.SubsecB), 12},
		FieldError{"subsec_seq_node", v.SubsecSeqNode, 62},
	); err != nil {
		return [16]byte{}, err
	}
	return v.payload().stamp(7), nil
}

func (v V7) payload() payload {
	var p payload
	p.put(0, 36, v.UnixTS)
	p.put(36, 12, uint64(v.SubsecA))
	p.put(48, 12, uint64(v.SubsecB))
	p.put(60, 62, v.SubsecSeqNode)
	return p
}

// Subsec returns the first n bits behind the seconds, at most 64, without
// version and variant. Divided by 2^n they are the fraction of the second.
func (v V7) Subsec(n uint) uint64 { return v.payload().get(unixTSBits, min(n, 64)) }

// Time returns the time of the id to the nanosecond, in UTC. A reader need not
// know how precise the writer was: what the writer encoded with a [V7Layout]
// comes back whole, and the digits below are whatever followed in the id. For a
// time of less precision call its Truncate method.
func (v V7) Time() time.Time { return v.TimeBits(64) }

// TimeBits is [V7.Time] for a reader that takes only the first n sub-second bits, at most 64. The
// bits after them count as zero. With fewer bits than the writer used it can fall short by a unit,
// since the writer rounds up in its last bit.
func (v V7) TimeBits(n uint) time.Time {
	if n = min(n, 64); n == 0 {
		return time.Unix(int64(v.UnixTS), 0).UTC()
	}
	ns, _ := bits.Mul64(v.Subsec(n)<<(64-n), uint64(time.Second))
	return time.Unix(int64(v.UnixTS), int64(ns)).UTC()
}
