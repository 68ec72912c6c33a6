package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/codec/extuuid"
	"github.com/sqluuid/sqluuid/codec/inin"
	"github.com/sqluuid/sqluuid/codec/kin"
	"github.com/sqluuid/sqluuid/codec/peabody"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A candidate is one value that the text can stand for, with everything that
// was found out about it.
type candidate struct {
	ID    [16]byte
	Fits  bool  // false for an identifier of more than sixteen bytes
	Ways  []way // how the text gives this value, the likeliest first
	Facts []string
	Notes []string // what the bytes look like; suspicions, not facts
}

// A way is one reading of the text.
type way struct {
	Name    string
	Grade   grade
	Made    time.Time // zero when it does not say
	Details []string
}

// A grade is how much speaks for a reading.
type grade int

const (
	unlikely grade = iota // the form fits and the time does not
	possible              // the form fits; so do many random texts
	likely                // besides the form something fits that seldom does by chance
	certain               // no other reading of such a text is known here
)

func (g grade) String() string {
	return [...]string{"unlikely", "possible", "likely", "certain"}[g]
}

// seldom is the share of random values below which a coincidence is called
// unlikely.
const seldom = 0.05

// grade is that of the best reading.
func (c candidate) grade() grade {
	g := unlikely
	for _, y := range c.Ways {
		g = max(g, y.Grade)
	}
	return g
}

// inspect lists the values for which a text can stand, the likeliest first.
func inspect(text string) []candidate {
	var found []candidate
	add := func(id [16]byte, fits bool, w way) {
		i := slices.IndexFunc(found, func(c candidate) bool { return c.Fits && fits && c.ID == id })
		if i < 0 {
			found = append(found, candidate{ID: id, Fits: fits})
			i = len(found) - 1
		}
		found[i].Ways = append(found[i].Ways, w)
	}
	for _, t := range codec.Texts() {
		id, err := t.Decode(text)
		if err != nil {
			continue
		}
		w := way{Name: t.String(), Grade: possible,
			Details: []string{fmt.Sprintf("The text has the form of %v, %d characters.", t, len(text))}}
		if when, ok := ownTime(id); ok && plausible(when) {
			w.Grade = likely
			w.Details = append(w.Details, "It then is a UUID that has a version, the right variant and a plausible time.")
		}
		switch {
		case hexadecimal(t):
			w.Grade = certain
		case [8]byte(id[:]) == [8]byte{}:
			w.Grade = unlikely
			w.Details = append(w.Details, "The first eight of its bytes would be zero, which speaks against it.")
		}
		add(id, true, w)
	}
	if prefix, id, err := codec.ParseTypeID(text); err == nil && prefix != "" {
		add(id, true, way{Name: "TypeID of the type " + prefix, Grade: certain,
			Details: []string{"The text is a prefix, an underscore and 26 symbols of lower-case base32."}})
	}
	if id, err := euid.Decode(text); err == nil {
		add(id, true, readEUID(text, id))
	}
	if id, err := extuuid.Decode(text); err == nil && strings.HasPrefix(text, "extuuid:") {
		add(id, true, way{Name: "EXTUUID", Grade: certain, Details: []string{"The text is in the printed syntax of EXTUUID, section 3.7, with its prefix."}})
	}
	if id, err := extuuid.ParseMoneyID(text); err == nil {
		add(id, true, way{Name: "EXTUUID, amount of money", Grade: possible, Details: []string{"The text is an amount and the code of a currency (EXTUUID, section 4.1)."}})
	}
	for _, f := range kin.Identify(text) {
		w := way{Name: f.Kind.String(), Made: f.Time, Details: f.Details}
		switch {
		case f.Plausible && f.Chance < seldom:
			w.Grade = likely
		case f.Plausible || f.Time.IsZero():
			w.Grade = possible
		}
		add(f.ID, f.Fits, w)
	}
	for i := range found {
		if found[i].Fits {
			found[i].look()
		}
		slices.SortStableFunc(found[i].Ways, func(a, b way) int { return int(b.Grade - a.Grade) })
	}
	slices.SortStableFunc(found, func(a, b candidate) int { return int(b.grade() - a.grade()) })
	return found
}

// readEUID weighs a text that is in the form of an EUID.
func readEUID(text string, id [16]byte) way {
	w := way{Name: "EUID", Grade: possible, Made: euid.Time(id)}
	if strings.EqualFold(text, euid.EncodeUnchecked(id)) {
		w.Details = append(w.Details, "The text has the 27 symbols of an EUID that carries no check.")
	} else {
		w.Grade = likely
		w.Details = append(w.Details, "The text has the 27 symbols of an EUID, and its check is right; it is for 1 of 127 random values.")
	}
	if when, ok := euid.SuspectDraft4(id); ok {
		w.Details = append(w.Details, "It looks as if draft 3 or 4 had made it, on "+stamp(when)+".")
	} else if !plausible(w.Made) {
		w.Grade--
	}
	return w
}

// hexadecimal reports whether a text of this form can be of no other: sixteen
// bytes in hexadecimal digits, hyphens, braces or as a URN.
func hexadecimal(t codec.Text) bool {
	return t == codec.Hyphenated || t == codec.Hex || t == codec.Braced || t == codec.URN
}

// plausible is a time in which identifiers have been made: from when UUIDs came
// into use to one that no clock is ahead by.
func plausible(when time.Time) bool { return when.Year() >= 1995 && when.Year() < 2050 }

func ownTime(id [16]byte) (time.Time, bool) { return sqltype.UUID(id).Time() }

// look says what the sixteen bytes are, and what they look like.
func (c *candidate) look() {
	u := sqltype.UUID(c.ID)
	switch {
	case u == sqltype.Nil():
		c.fact("nil UUID (RFC 9562, section 5.9)")
		return
	case u == sqltype.Max():
		c.fact("max UUID (RFC 9562, section 5.10)")
		return
	case u.Variant() != sqltype.VariantRFC9562:
		c.fact("variant %v: no UUID of RFC 9562; the version bits mean nothing", u.Variant())
	default:
		c.rfc9562(u)
	}
	for _, f := range kin.IdentifyBytes(c.ID) {
		if f.Chance >= seldom || c.read(f.Kind.String()) {
			continue
		}
		c.note("as %v it would be of %s. %s", f.Kind, stamp(f.Time), strings.Join(f.Details, " "))
	}
	if _, version, err := extuuid.Unpack(c.ID); err == nil && version == extuuid.Version8 && !c.read("EXTUUID") {
		c.note("as an EXTUUID in version 8 it would be %s; many version 8 UUIDs can be read so", extuuid.Encode(c.ID))
	}
	c.class(u)
	c.layouts(u)
}

// class asks the ININ class for the formats that are its own, taking the value
// for its text and for its stored bytes. Its name-based and random ids are
// everyone's.
func (c *candidate) class(u sqltype.UUID) {
	for _, s := range []struct {
		as    string
		bytes [16]byte
	}{{"the text", codec.MixedEndian.Encode(u)}, {"the stored bytes", u}} {
		r := inin.Inspect(s.bytes)
		switch r.Kind {
		case inin.KindSequential, inin.KindLegacy, inin.KindNotifier:
			c.note("as %s of an ININ id it would be a %v one: %s", s.as, r.Kind, strings.Join(slices.Concat(r.Evidence, r.Doubts), "; "))
		}
	}
}

// read reports whether the text gave this candidate under a name that begins so.
func (c *candidate) read(name string) bool {
	return slices.ContainsFunc(c.Ways, func(w way) bool { return strings.HasPrefix(w.Name, name) })
}

// versions are the names of RFC 9562, section 4.2.
var versions = map[int]string{
	1: "Gregorian time", 2: "DCE security", 3: "name-based, MD5", 4: "random", 5: "name-based, SHA-1",
	6: "Gregorian time, reordered", 7: "Unix time", 8: "custom",
}

func (c *candidate) rfc9562(u sqltype.UUID) {
	name, known := versions[u.Version()]
	if !known {
		c.fact("variant RFC 9562, version %d: reserved, no UUID that the RFC defines", u.Version())
		return
	}
	c.fact("UUID version %d (%s), variant RFC 9562", u.Version(), name)
	if when, ok := u.Time(); ok {
		c.fact("made %s", stamp(when))
		if !plausible(when) {
			c.note("that time is outside the years 1995 to 2049, so the bytes may be in another order or not a UUID's")
		}
	}
	if seq, ok := u.ClockSequence(); ok {
		c.fact("clock sequence %d", seq)
	}
	if node, ok := u.Node(); ok {
		c.fact("node %x%s", node, map[bool]string{true: ", random (multicast bit set)"}[node[0]&1 == 1])
	}
	if u.Version() == 4 || u.Version() == 8 {
		c.note("version %d has no time of its own; some generators put one into it", u.Version())
	}
	c.oldV7(u)
}

// oldV7 asks whether a version 7 is of the draft of 2021, which has 36 bits of
// seconds where the RFC has 48 of milliseconds.
func (c *candidate) oldV7(u sqltype.UUID) {
	if s, ok := peabody.Suspect(u); ok && s.Lean == peabody.LeanDraft {
		c.note("suspicion: version 7 of the draft of 2021 (36 bits of seconds), made %s; read as the RFC's it is of %s", stamp(s.Draft), stamp(s.RFC))
	}
}

// storages are the orders in which systems store the sixteen bytes.
var storages = []struct {
	layout codec.Layout
	where  string
}{
	{codec.MixedEndian, "SQL Server, .NET, Windows, C# of MongoDB"},
	{codec.TimeSwapped, "MySQL UUID_TO_BIN(x, 1), ramsey/uuid"},
	{codec.SQLServerOrder, "uniqueidentifier that sorts by time"},
	{codec.SequentialGUID, "buvinghausen/SequentialGuid"},
	{codec.CombFirst, "COMB with its time moved to the front"},
	{codec.MariaDBLegacy, "UUID type of MariaDB before 10.10.6, NewId"},
	{codec.JavaLegacy, "Java of MongoDB, subtype 3"},
}

// layouts asks whether the bytes are those of a UUID with a likely time when
// they are taken out of another order.
func (c *candidate) layouts(u sqltype.UUID) {
	if when, ok := u.Time(); ok && plausible(when) {
		return // they are right as they are
	}
	for _, s := range storages {
		other := sqltype.UUID(s.layout.Decode(u))
		if when, ok := other.Time(); ok && plausible(when) {
			c.note("read as stored bytes in the order %v (%s) it is %v, version %d, made %s", s.layout, s.where, other, other.Version(), stamp(when))
		}
	}
}

func (c *candidate) fact(format string, args ...any) {
	c.Facts = append(c.Facts, fmt.Sprintf(format, args...))
}

func (c *candidate) note(format string, args ...any) {
	c.Notes = append(c.Notes, fmt.Sprintf(format, args...))
}

// A form is one way to write sixteen bytes.
type form struct{ Name, Text string }

// forms writes an id in every form of this toolkit.
func forms(id [16]byte) []form {
	var out []form
	for _, t := range codec.Texts() {
		out = append(out, form{t.String(), t.Encode(id)})
	}
	out = append(out, form{"EUID", euid.Encode(id)})
	if _, version, err := extuuid.Unpack(id); err == nil && version == extuuid.Version8 {
		out = append(out, form{"EXTUUID", extuuid.Encode(id)})
	}
	for _, k := range kin.Kinds() {
		// The UUID texts of the COMB kinds are in the list already.
		if text := k.Encode(id); text != "" && !slices.ContainsFunc(out, func(f form) bool { return f.Text == text }) {
			out = append(out, form{k.String(), text})
		}
	}
	return out
}

// stored writes an id in every byte order.
func stored(id [16]byte) []form {
	out := []form{{codec.Network.String(), codec.Hex.Encode(id)}}
	for _, s := range storages {
		out = append(out, form{s.layout.String(), codec.Hex.Encode(s.layout.Encode(id))})
	}
	return out
}

func stamp(t time.Time) string { return t.Format("2006-01-02T15:04:05.999999999Z07:00") }

// errUnknown is for a text that stands for nothing.
var errUnknown = errors.New("no form that this toolkit knows")
