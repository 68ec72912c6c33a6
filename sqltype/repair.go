package sqltype

import (
	"encoding/binary"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/sqltype/internal/layout"
)

// A Suspicion is a version 6 UUID that looks as if google/uuid made it.
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
type Suspicion struct {
	ID    UUID      // as stored
	Fixed UUID      // what [Repair] makes of it
	Reads time.Time // the time of ID by the RFC
	Means time.Time // the time by google's layout, the lost bits taken as zero: up to 6.144 ms early
}

// ErrNotSuspect occurs when [Repair] is asked for an id that is not in google's
// layout, or has been repaired. Leave it as it is.
const ErrNotSuspect Error = "sqltype: no sign of google/uuid's version 6 layout"

// The years that a time by google's layout must lie in for a suspicion. It got
// NewV6 in 2023; the clock of a machine may be wrong.
var (
	suspectFrom = layout.Ticks(time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC))
	suspectTo   = layout.Ticks(time.Date(2100, 1, 1, 0, 0, 0, 0, time.UTC))
)

// Suspect reports whether u is a version 6 UUID in the layout of google/uuid. Such an id reads as
// a time before 1811 and, by google's layout, is of the years 2000 to 2099. That is a suspicion
// and no proof: an id made for a date of about 1610 looks the same. The source of a
// column's ids can rule that out.
func Suspect(u UUID) (Suspicion, bool) {
	if !u.is(6) || u[0]>>4 != 0 {
		return Suspicion{}, false
	}
	h := binary.BigEndian.Uint64(u[:8])
	means := h>>16<<16 | h&0x0fff // bits 12 to 15 are the version's: lost
	if means < suspectFrom || means >= suspectTo {
		return Suspicion{}, false
	}
	s := Suspicion{ID: u, Fixed: withTicks6(u, means)}
	s.Reads, _ = s.ID.Time()
	s.Means, _ = s.Fixed.Time()
	return s, true
}

// String explains the suspicion in one line.
func (s Suspicion) String() string {
	return fmt.Sprintf("%v reads as %s; in the version 6 layout of google/uuid it is of %s, within 7 ms, and should be %v",
		s.ID, s.Reads.Format(time.DateOnly), s.Means.Format(time.RFC3339Nano), s.Fixed)
}

// Repair converts an id that [Suspect] suspects to the layout of RFC 9562. It keeps the clock
// sequence and node; the four lost bits of the time are zero. Ids keep their order, and different
// ids stay different. Any other id is [ErrNotSuspect]; so is a repaired one, and repairing twice
// changes nothing.
func Repair(u UUID) (UUID, error) {
	s, ok := Suspect(u)
	if !ok {
		return UUID{}, fmt.Errorf("%w: %v", ErrNotSuspect, u)
	}
	return s.Fixed, nil
}
