package peabody

import "time"

// A Lean is which of two readings a version 7 id suggests.
type Lean uint8

const (
	LeanNone  Lean = iota // neither reading gives a plausible time
	LeanRFC               // only the RFC 9562 layout gives one
	LeanDraft             // only the draft's layout gives one
)

// String names the reading.
func (l Lean) String() string {
	switch l {
	case LeanRFC:
		return "RFC 9562 layout"
	case LeanDraft:
		return "draft layout"
	}
	return "undecided"
}

// A Suspicion holds both readings of a version 7 id, and which of them is the
// more plausible. It is no verdict: an id may have been made with any clock.
type Suspicion struct {
	Lean  Lean
	Draft time.Time // read as 36-bit seconds and a fraction
	RFC   time.Time // read as 48-bit milliseconds
}

// The windows of plausible times. They cannot both hold: the draft's layout has
// a first byte of 4 or more from 2004 on, the RFC's of 3 or less before 2109.
const (
	draftFrom   = 1262304000 // 2010-01-01: the draft is of 2021, ids were also made for older rows
	plausibleTo = 4102444800 // 2100-01-01
)

// Suspect reads a version 7 id both ways: by the draft's layout and by RFC
// 9562, which kept the version and changed the layout. A reading is plausible
// between 1970 (the draft's: 2010) and 2100. An id of another version is false.
func Suspect(id [16]byte) (Suspicion, bool) {
	v, err := V7Of(id)
	if err != nil {
		return Suspicion{}, false
	}
	ms := int64(v.payload().get(0, 48))
	s := Suspicion{Draft: v.Time(), RFC: time.UnixMilli(ms).UTC()}
	switch {
	case ms < plausibleTo*1000:
		s.Lean = LeanRFC
	case v.UnixTS >= draftFrom && v.UnixTS < plausibleTo:
		s.Lean = LeanDraft
	}
	return s, true
}
