package kin

import (
	"errors"
	"fmt"
	"math"
	"time"
)

// A Finding says that a value can be read as an identifier of a kind, and what
// speaks for it. It is a candidate, not a verdict: kinds share their texts, and
// most sixteen bytes can be read as several of them.
type Finding struct {
	Kind Kind
	ID   [16]byte // zero when the kind does not fit sixteen bytes
	Fits bool     // ID holds it

	Time      time.Time // when it was made if it is of this kind; zero without one
	Plausible bool      // Time is in the years from 2000 to 2049
	Chance    float64   // the share of random values of this form for which Plausible is true
	Details   []string  // what speaks for and against it, one sentence each
}

// The years in which identifiers are plausible to have been made. They are fixed,
// so that a finding does not depend on today.
var (
	plausibleFrom = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)
	plausibleTo   = time.Date(2050, 1, 1, 0, 0, 0, 0, time.UTC)
)

// ownKind is a kind of this package.
type ownKind interface {
	Kind
	base() *shape
}

// Identify lists the kinds that a text can be read as. Those with a plausible time come first, the
// others in the order of [Kinds]. It is empty when there are none. A [KSUID] is found although it
// does not fit.
func Identify(text string) []Finding {
	var plausible, rest []Finding
	for _, k := range Kinds() {
		k := k.(ownKind)
		id, err := k.Decode(text)
		tooWide := errors.Is(err, ErrTooWide)
		if err != nil && !tooWide {
			continue
		}
		f := Finding{Kind: k, ID: id, Fits: !tooWide}
		when, ok := k.Time(id)
		if tooWide {
			raw, _ := KSUID.Bytes(text) // Decode has read it
			when, ok = KSUID.TimeOf(raw), true
		}
		f.Details = append(f.Details, "The text has the form: "+k.base().form+".")
		f.judge(k.base(), when, ok, 0)
		if tooWide {
			f.Details = append(f.Details, "It has 160 bits and does not fit sixteen bytes.")
		}
		if f.Plausible {
			plausible = append(plausible, f)
		} else {
			rest = append(rest, f)
		}
	}
	return append(plausible, rest...)
}

// IdentifyBytes lists the kinds that show a plausible time for sixteen bytes, in the order of
// [Kinds]. Sixteen bytes have no form of their own, so that an implausible time leaves nothing
// that speaks for a kind.
func IdentifyBytes(id [16]byte) []Finding {
	var found []Finding
	for _, k := range Kinds() {
		k := k.(ownKind)
		if k.Check(id) != nil {
			continue
		}
		f := Finding{Kind: k, ID: id, Fits: true}
		if n := k.base().padding; n > 0 {
			f.Details = append(f.Details, fmt.Sprintf("The %d bits that are the same in every value of this kind are right.", n))
		}
		when, ok := k.Time(id)
		f.judge(k.base(), when, ok, k.base().padding)
		if f.Plausible {
			found = append(found, f)
		}
	}
	return found
}

// judge weighs the time. fixed is how many bits besides it had to be right.
func (f *Finding) judge(s *shape, when time.Time, ok bool, fixed int) {
	if !ok {
		f.Details = append(f.Details, "It has no time that can be shown.")
		return
	}
	f.Time = when
	f.Plausible = !when.Before(plausibleFrom) && when.Before(plausibleTo)
	zero := time.UnixMilli(s.clock.epoch)
	last := plausibleTo
	if end := s.clock.end(); end.Before(last) {
		last = end
	}
	first := plausibleFrom
	if zero.After(first) {
		first = zero
	}
	counts := float64(last.Sub(first)) / float64(s.clock.unit)
	f.Chance = min(1, counts/s.clock.counts()) * math.Exp2(float64(-fixed))
	if !f.Plausible {
		f.Details = append(f.Details, "Its time is outside the years 2000 to 2049, which speaks against it.")
		return
	}
	f.Details = append(f.Details, "Its time is in the years 2000 to 2049; "+odds(f.Chance)+" of this form would show one.")
}

// end is the last time the clock shows, or one after plausibleTo.
func (c clock) end() time.Time {
	counts := c.counts()
	if c.wrap != 0 && c.unit == 24*time.Hour {
		counts = 1 << 16 // the ticks of a COMB make its odds, not its end
	}
	seconds := counts * c.unit.Seconds()
	if seconds > 1e12 {
		return plausibleTo.AddDate(1, 0, 0)
	}
	return time.UnixMilli(c.epoch).UTC().AddDate(0, 0, int(seconds/86400))
}

func odds(p float64) string {
	switch {
	case p > 0.9:
		return "nearly every random value"
	case p > 0.1:
		return fmt.Sprintf("%.0f of 100 random values", 100*p)
	case p > 1e-6:
		return fmt.Sprintf("1 of %.0f random values", 1/p)
	}
	return "fewer than 1 of 1000000 random values"
}
