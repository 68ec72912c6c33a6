package inspect

import (
	"encoding/binary"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
)

// Error is the type of this package's sentinel errors. They are constants, so
// no program can reassign them; match them with [errors.Is].
type Error string

// Error returns the message.
func (e Error) Error() string { return string(e) }

// ErrNotSuspect occurs when [RepairGoogleV6] is asked for an id that is not in google's
// layout, or has been repaired. Leave it as it is.
const ErrNotSuspect Error = "inspect: no sign of google/uuid's version 6 layout"

// The years that a time by google's layout must lie in for a suspicion. It got
// NewV6 in 2023; the clock of a machine may be wrong.
var (
	googleFrom = gregorianTicks(time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC))
	googleTo   = gregorianTicks(time.Date(2100, 1, 1, 0, 0, 0, 0, time.UTC))
)

// gregorianTicks returns the 100 ns intervals since 15 October 1582.
func gregorianTicks(t time.Time) uint64 {
	const gregorianToUnix = 12_219_292_800 // seconds
	return uint64(t.Unix()+gregorianToUnix)*1e7 + uint64(t.Nanosecond())/100
}

// SuspectGoogleV6 reports whether u is a version 6 UUID in the layout of google/uuid.
//
// Up to v1.6.0, its latest release, that package lays version 6 out wrongly
// (google/uuid#159): it writes the 60-bit time right-aligned into the first eight
// bytes and the version over four of its bits. With T the time, RFC 9562, section
// 5.6, has T59-12, version, T11-0; google has 0000, T59-16, version, T11-0.
//
//	right   1ec9414c-232a-6b00-b3c8-9f6bdeced846   2022-02-22 19:22:22
//	google  01ec9414-c232-6b00-b3c8-9f6bdeced846   reads as 1610
//
// So google's ids begin with a zero digit, and read as years before 1811; they
// do sort among themselves. Four bits of the time, worth up to 6.144
// ms, are lost for good. A column that has both kinds sorts all of google's
// before all others.
//
// The Suspicion has the repaired id and its time, with the lost bits taken as zero. It is no
// proof: an id made for a date of about 1610 looks the same. The source of a column's ids can
// rule that out.
func SuspectGoogleV6(u sqltype.UUID) (Suspicion, bool) {
	fixed, ok := googleV6Fixed(u)
	if !ok {
		return Suspicion{}, false
	}
	reads, _ := u.Time()
	means, _ := fixed.Time()
	return Suspicion{Kind: GoogleV6, Name: "google/uuid", ID: &fixed, MadeAt: timeOf(means),
		Detail: fmt.Sprintf("%v reads as %s; in the version 6 layout of google/uuid it is of %s, within 7 ms, and should be %v",
			u, reads.Format(time.DateOnly), means.Format(time.RFC3339Nano), fixed)}, true
}

// googleV6Fixed returns the id in the layout of RFC 9562, section 5.6, if u is suspect.
func googleV6Fixed(u sqltype.UUID) (fixed sqltype.UUID, ok bool) {
	if u.Version() != 6 || u.Variant() != sqltype.VariantRFC9562 || u[0]>>4 != 0 {
		return fixed, false
	}
	h := binary.BigEndian.Uint64(u[:8])
	means := h>>16<<16 | h&0x0fff // bits 12 to 15 are the version's: lost
	if means < googleFrom || means >= googleTo {
		return fixed, false
	}
	fixed = u
	binary.BigEndian.PutUint64(fixed[:8], means>>12<<16|6<<12|means&0x0fff)
	return fixed, true
}

// RepairGoogleV6 converts an id that [SuspectGoogleV6] suspects to the layout of RFC 9562. It
// keeps the clock sequence and node; the four lost bits of the time are zero. Ids keep their order,
// and different ids stay different. Any other id is [ErrNotSuspect]; so is a repaired one, and
// repairing twice changes nothing.
func RepairGoogleV6(u sqltype.UUID) (sqltype.UUID, error) {
	fixed, ok := googleV6Fixed(u)
	if !ok {
		return sqltype.UUID{}, fmt.Errorf("%w: %v", ErrNotSuspect, u)
	}
	return fixed, nil
}
