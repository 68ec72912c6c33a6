package inspect

import (
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
)

// A Report is what is known of one text, or of sixteen bytes. Without candidates
// it stands for nothing that is known here.
type Report struct {
	Input      string      `json:"input"`      // what was given, cut to at most 200 bytes
	Candidates []Candidate `json:"candidates"` // the values it can stand for, the likeliest first; never null
}

// A Candidate is one value for which the input can stand, with everything that
// was found out about it.
type Candidate struct {
	ID          sqltype.UUID `json:"id"`             // in network order; zero unless Fits
	Fits        bool         `json:"fits"`           // false for an identifier of more than sixteen bytes
	MadeAt      *Time        `json:"made,omitempty"` // by its version, or by its likeliest reading; nil when it does not say
	UUID        *UUID        `json:"uuid,omitempty"` // what RFC 9562 says of the bytes; nil unless Fits
	Readings    []Reading    `json:"readings"`       // how the input gives this value, the likeliest first
	Suspicions  []Suspicion  `json:"suspicions"`     // what the bytes look like besides; never null
	Forms       []Form       `json:"forms"`          // the value in every text form; null unless Fits
	StoredForms []Form       `json:"stored"`         // its bytes in every order; null unless Fits
}

// UUID is what RFC 9562 says of sixteen bytes.
type UUID struct {
	Special       string `json:"special,omitempty"` // nil or max
	Variant       string `json:"variant"`           // NCS, RFC 9562, Microsoft or future
	Version       int    `json:"version"`           // means something where the variant is RFC 9562
	Meaning       string `json:"meaning,omitempty"` // of the version
	MadeAt        *Time  `json:"made,omitempty"`
	ClockSequence *int   `json:"clock_sequence,omitempty"`
	Node          string `json:"node,omitempty"` // 12 hexadecimal digits
	RandomNode    bool   `json:"random_node,omitempty"`
}

// A Reading is one way in which the input gives the value.
type Reading struct {
	Name     string   `json:"name"` // of the form or kind
	Grade    Grade    `json:"grade"`
	MadeAt   *Time    `json:"made,omitempty"` // nil when the form does not say
	Evidence []string `json:"evidence"`       // what speaks for and against it, sentences
}

// A Grade is how much speaks for a reading. A time is plausible from 1995 to 2049, also one that
// is still to come: a report does not depend on today and can be repeated.
type Grade int

// The grades.
const (
	Unlikely Grade = iota // the form fits and the time does not
	Possible              // the form fits; so do many random texts
	Likely                // besides the form something fits that seldom does by chance
	Certain               // no other reading of such a text is known here
)

// String names the grade.
func (g Grade) String() string {
	if g < Unlikely || g > Certain {
		return fmt.Sprintf("Grade(%d)", int(g))
	}
	return [...]string{"unlikely", "possible", "likely", "certain"}[g]
}

// MarshalText writes the name, so that JSON has it as text.
func (g Grade) MarshalText() ([]byte, error) { return []byte(g.String()), nil }

// The words of Suspicion.Kind.
const (
	ByteOrder  = "byte-order"  // bytes that a system stores in another order
	GoogleV6   = "google-v6"   // the version 6 layout of google/uuid
	DraftV7    = "draft-v7"    // version 7 by the draft of 2021
	DraftEUID  = "draft-euid"  // an EUID of draft 3 or 4
	OtherKind  = "other-kind"  // an identifier of another kind, such as a COMB
	OtherTime  = "other-time"  // a time that no generator should have made
	NoTime     = "no-time"     // a version without a time of its own
	ReservedID = "reserved-id" // a version that nobody has defined
)

// A Suspicion is what the bytes look like besides what they say. It is no proof.
type Suspicion struct {
	Kind   string        `json:"kind"`
	Name   string        `json:"name,omitempty"` // of the order, kind or format
	ID     *sqltype.UUID `json:"id,omitempty"`   // what the value then is, where it is another
	MadeAt *Time         `json:"made,omitempty"` // when it then was made
	Detail string        `json:"detail"`         // in words
}

// A Form is one way to write sixteen bytes.
type Form struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// grade is the grade of the best reading.
func (c Candidate) grade() Grade {
	g := Unlikely
	for _, r := range c.Readings {
		g = max(g, r.Grade)
	}
	return g
}

// A Time is a time that identifiers can have, which is not always one that
// package time can marshal: a year may have five digits and more.
type Time struct{ time.Time }

// String is the time by RFC 3339, to the nanosecond.
func (t Time) String() string { return t.Format(time.RFC3339Nano) }

// MarshalText writes String.
func (t Time) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// MarshalJSON writes String.
func (t Time) MarshalJSON() ([]byte, error) { return []byte(`"` + t.String() + `"`), nil }

// timeOf is a time for a report; the zero time is none.
func timeOf(t time.Time) *Time {
	if t.IsZero() {
		return nil
	}
	return &Time{t}
}

// plausible is a time in which identifiers have been made: from when UUIDs came
// into use to one that no clock is ahead by.
func plausible(t time.Time) bool { return t.Year() >= 1995 && t.Year() < 2050 }

func stamp(t time.Time) string { return Time{t}.String() }
