package euid

import (
	"encoding/binary"
	"time"
)

const (
	maxTimestamp = 1<<45 - 1
	maxExtension = 1<<15 - 1
	maxExtLen    = 15
)

// Fields are the fields of the binary layout. The zero value is the EUID whose
// bytes are all zero.
type Fields struct {
	Timestamp  uint64 // Unix milliseconds, 45 bits
	RandomHigh uint16 // N Bit Random: the 15 - ExtLen bits above the extension
	ExtData    uint16 // Ext Data: ExtLen bits
	ExtLen     uint8  // Ext Len: 0 to 15, 0 for no extension
	Random     uint64 // Random: the last 64 bits
}

// Split takes id apart. It is defined for all 2^128 values, and [Fields.Join]
// is its inverse.
func Split(id [16]byte) Fields {
	hi, lo := halves(id)
	n := uint8(hi & 15)
	middle := uint16(hi >> 4 & maxExtension)
	return Fields{
		Timestamp:  hi >> 19,
		RandomHigh: middle >> n,
		ExtData:    middle & (1<<n - 1),
		ExtLen:     n,
		Random:     lo,
	}
}

// Join puts the fields together. A value that its field cannot hold is refused
// with a [*FieldError] naming the field.
func (f Fields) Join() ([16]byte, error) {
	for _, c := range [...]FieldError{
		{"Timestamp", f.Timestamp, maxTimestamp},
		{"ExtLen", uint64(f.ExtLen), maxExtLen},
		{"RandomHigh", uint64(f.RandomHigh), maxExtension >> min(f.ExtLen, maxExtLen)},
		{"ExtData", uint64(f.ExtData), 1<<min(f.ExtLen, maxExtLen) - 1},
	} {
		if c.Value > c.Max {
			return [16]byte{}, &FieldError{c.Field, c.Value, c.Max}
		}
	}
	middle := uint64(f.RandomHigh)<<f.ExtLen | uint64(f.ExtData)
	return join(f.Timestamp<<19|middle<<4|uint64(f.ExtLen), f.Random), nil
}

// Extension returns the data attached to id, and whether there is any. It
// takes any extension length, also one longer than the data needs.
func Extension(id [16]byte) (uint16, bool) {
	f := Split(id)
	return f.ExtData, f.ExtLen != 0
}

// ExtLen returns how many bits of id are its extension, 0 to 15.
func ExtLen(id [16]byte) int { return int(id[7] & 15) }

// Time returns the millisecond of id, in UTC.
func Time(id [16]byte) time.Time {
	hi, _ := halves(id)
	return time.UnixMilli(int64(hi >> 19)).UTC()
}

// The times in which SuspectDraft4 looks for an id of the older drafts, which were
// published in 2023. They read as 2386 and later in draft 5, so no id that draft 5
// makes in the meantime is suspected.
const (
	draft4From = 1640995200000 // 2022-01-01
	draft4To   = 4102444800000 // 2100-01-01
)

// SuspectDraft4 reports whether id looks like one of draft 3 or 4, and the time it would then
// have. Those drafts had 42 bits of time and three of a version that was always zero, so a value
// of theirs reads here as one from after the year 2385 without an extension or with one of eight
// bits. It is a suspicion and no proof: one honest id in eight from that far future reads so.
func SuspectDraft4(id [16]byte) (time.Time, bool) {
	hi, _ := halves(id)
	old := int64(hi >> 22)
	if hi&7 != 0 || old < draft4From || old >= draft4To {
		return time.Time{}, false
	}
	return time.UnixMilli(old).UTC(), true
}

func halves(id [16]byte) (hi, lo uint64) {
	return binary.BigEndian.Uint64(id[:8]), binary.BigEndian.Uint64(id[8:])
}

func join(hi, lo uint64) (id [16]byte) {
	binary.BigEndian.PutUint64(id[:8], hi)
	binary.BigEndian.PutUint64(id[8:], lo)
	return id
}
