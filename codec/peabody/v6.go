package peabody

import (
	"encoding/binary"
	"time"
)

// gregorianOffset is the number of 100-nanosecond intervals from 1582-10-15 to
// 1970-01-01.
const gregorianOffset = 0x01B21DD213814000

// V6 holds the fields of Figure 1. The zero value lacks version and variant:
// make one with [NewV6] or [V6Of].
type V6 struct {
	TimeHigh          uint32 // bits 0-31: the 32 most significant of the time
	TimeMid           uint16 // bits 32-47: the middle 16
	TimeLowAndVersion uint16 // bits 48-63: 0110, then the 12 least significant
	ClkSeqHiRes       uint8  // bits 64-71: 10, then six bits of the clock sequence
	ClockSeqLow       uint8  // bits 72-79: its low eight bits
	Node              [6]byte
}

// NewV6 splits a 60-bit count of 100-nanosecond intervals since 1582-10-15 and
// a 14-bit clock sequence into their fields. What exceeds them is refused with a
// [*FieldError].
func NewV6(timestamp uint64, clockSequence uint16, node [6]byte) (V6, error) {
	if err := checkWidths(FieldError{"timestamp", timestamp, 60}, FieldError{"clock_seq", uint64(clockSequence), 14}); err != nil {
		return V6{}, err
	}
	return V6{
		TimeHigh:          uint32(timestamp >> 28),
		TimeMid:           uint16(timestamp >> 12),
		TimeLowAndVersion: 6<<12 | uint16(timestamp&0xfff),
		ClkSeqHiRes:       0x80 | uint8(clockSequence>>8),
		ClockSeqLow:       uint8(clockSequence),
		Node:              node,
	}, nil
}

// V6Of takes a version 6 id apart; others are refused with [ErrVersion].
// [V6.ID] is its inverse.
func V6Of(id [16]byte) (V6, error) {
	if !is(id, 6) {
		return V6{}, ErrVersion
	}
	return V6{
		TimeHigh:          binary.BigEndian.Uint32(id[0:]),
		TimeMid:           binary.BigEndian.Uint16(id[4:]),
		TimeLowAndVersion: binary.BigEndian.Uint16(id[6:]),
		ClkSeqHiRes:       id[8],
		ClockSeqLow:       id[9],
		Node:              [6]byte(id[10:]),
	}, nil
}

// ID puts the fields together. Fields without the version and the variant are
// refused with [ErrVersion].
func (v V6) ID() (id [16]byte, err error) {
	binary.BigEndian.PutUint32(id[0:], v.TimeHigh)
	binary.BigEndian.PutUint16(id[4:], v.TimeMid)
	binary.BigEndian.PutUint16(id[6:], v.TimeLowAndVersion)
	id[8], id[9] = v.ClkSeqHiRes, v.ClockSeqLow
	copy(id[10:], v.Node[:])
	if !is(id, 6) {
		return [16]byte{}, ErrVersion
	}
	return id, nil
}

// Timestamp returns the 60-bit count.
func (v V6) Timestamp() uint64 {
	return uint64(v.TimeHigh)<<28 | uint64(v.TimeMid)<<12 | uint64(v.TimeLowAndVersion&0xfff)
}

// ClockSequence returns the 14 bits.
func (v V6) ClockSequence() uint16 { return uint16(v.ClkSeqHiRes&0x3f)<<8 | uint16(v.ClockSeqLow) }

// Time returns the time of the timestamp, in UTC.
func (v V6) Time() time.Time {
	t := int64(v.Timestamp()) - gregorianOffset
	s, rest := t/1e7, t%1e7
	return time.Unix(s, rest*100).UTC()
}

// gregorian returns the 60-bit count of a time.
func gregorian(t time.Time) (uint64, error) {
	s := t.Unix()
	if s < -gregorianOffset/10_000_000 || s >= (1<<60-gregorianOffset)/10_000_000 {
		return 0, ErrTime
	}
	return uint64(s*1e7+int64(t.Nanosecond()/100)) + gregorianOffset, nil
}

// V6FromV1 reorders the time of a version 1 id. The 60-bit timestamp is split
// anew from its top: Table 3 names which fields change places, and copying one
// field into the other as the table pairs them would give another time.
func V6FromV1(v1 [16]byte) ([16]byte, error) {
	if !is(v1, 1) {
		return [16]byte{}, ErrVersion
	}
	low, mid, high := binary.BigEndian.Uint32(v1[0:]), binary.BigEndian.Uint16(v1[4:]), binary.BigEndian.Uint16(v1[6:])&0xfff
	t := uint64(high)<<48 | uint64(mid)<<32 | uint64(low)
	v, err := NewV6(t, binary.BigEndian.Uint16(v1[8:])&0x3fff, [6]byte(v1[10:]))
	if err != nil {
		return [16]byte{}, err
	}
	return v.ID()
}

// V1FromV6 is the inverse of [V6FromV1].
func V1FromV6(v6 [16]byte) ([16]byte, error) {
	v, err := V6Of(v6)
	if err != nil {
		return [16]byte{}, err
	}
	v1, t := v6, v.Timestamp()
	binary.BigEndian.PutUint32(v1[0:], uint32(t))
	binary.BigEndian.PutUint16(v1[4:], uint16(t>>32))
	binary.BigEndian.PutUint16(v1[6:], 1<<12|uint16(t>>48))
	return v1, nil
}
