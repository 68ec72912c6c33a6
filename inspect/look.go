package inspect

import (
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
	"github.com/sqluuid/sqluuid/sqltype/idgen"
)

func ownTime(id [16]byte) (time.Time, bool) { return sqltype.UUID(id).Time() }

// look says what the sixteen bytes are, and what they look like.
func (c *Candidate) look() {
	c.UUID = &UUID{Variant: c.ID.Variant().String()}
	switch {
	case c.ID == sqltype.Nil():
		c.UUID.Special = "nil"
		return
	case c.ID == sqltype.Max():
		c.UUID.Special = "max"
		return
	case c.ID.Variant() == sqltype.VariantRFC9562:
		c.rfc9562()
	}
	for _, f := range kin.IdentifyBytes(c.ID) {
		if f.Chance >= seldom || c.read(f.Kind.String()) {
			continue
		}
		c.suspect(Suspicion{Kind: OtherKind, Name: f.Kind.String(), MadeAt: timeOf(f.Time),
			Detail: fmt.Sprintf("as %v it would be of %s. %s", f.Kind, stamp(f.Time), strings.Join(f.Details, " "))})
	}
	if when := euid.Time(c.ID); !c.read("EUID") && when.Year() >= 2022 && plausible(when) {
		with := ""
		if extension, ok := euid.Extension(c.ID); ok {
			with = fmt.Sprintf(", with the extension %d in %d bits", extension, euid.ExtLen(c.ID))
		}
		c.suspect(Suspicion{Kind: OtherKind, Name: "EUID", MadeAt: timeOf(when),
			Detail: fmt.Sprintf("as an EUID it would be of %s%s; 1 of 40 random values would be of 2022 to 2049", stamp(when), with)})
	}
	if when, ok := euid.SuspectDraft4(c.ID); ok && c.read("EUID") {
		c.suspect(Suspicion{Kind: DraftEUID, Name: "EUID", MadeAt: timeOf(when), Detail: "as an EUID of draft 3 or 4 it would be of " + stamp(when)})
	}
	if _, version, err := extuuid.Unpack(c.ID); err == nil && version == extuuid.Version8 && !c.read("EXTUUID") {
		c.suspect(Suspicion{Kind: OtherKind, Name: "EXTUUID",
			Detail: fmt.Sprintf("as an EXTUUID in version 8 it would be %s; many version 8 UUIDs can be read so", extuuid.Encode(c.ID))})
	}
	c.class()
	c.orders()
}

func (c *Candidate) suspect(s Suspicion) { c.Suspicions = append(c.Suspicions, s) }

// read reports whether the input gave this candidate under a name that begins so.
func (c *Candidate) read(name string) bool {
	return slices.ContainsFunc(c.Readings, func(r Reading) bool { return strings.HasPrefix(r.Name, name) })
}

// versions are the names of RFC 9562, section 4.2.
var versions = [16]string{
	1: "Gregorian time", 2: "DCE security", 3: "name-based, MD5", 4: "random", 5: "name-based, SHA-1",
	6: "Gregorian time, reordered", 7: "Unix time", 8: "custom",
}

func (c *Candidate) rfc9562() {
	u := c.UUID
	u.Version, u.Meaning = c.ID.Version(), versions[c.ID.Version()]
	if u.Meaning == "" {
		u.Meaning = "reserved"
		c.suspect(Suspicion{Kind: ReservedID, Detail: "RFC 9562 defines no such version; the bytes may be in another order or not a UUID's"})
		return
	}
	if when, ok := c.ID.Time(); ok {
		u.MadeAt = timeOf(when)
		if plausible(when) {
			c.MadeAt = u.MadeAt
		} else {
			c.suspect(Suspicion{Kind: OtherTime, MadeAt: u.MadeAt,
				Detail: "its time is outside the years 1995 to 2049, so the bytes may be in another order or not a UUID's"})
		}
	}
	if seq, ok := c.ID.ClockSequence(); ok {
		u.ClockSequence = &seq
	}
	if node, ok := c.ID.Node(); ok {
		u.Node, u.RandomNode = fmt.Sprintf("%x", node), node[0]&1 == 1
	}
	if u.Version == 4 || u.Version == 8 {
		c.suspect(Suspicion{Kind: NoTime, Detail: fmt.Sprintf("version %d has no time of its own; some generators put one into it", u.Version)})
	}
	for bits := codec.MinBucketBits; bits <= codec.MaxBucketBits; bits++ {
		bucket, when, err := idgen.Bucket(bits, c.ID)
		if err != nil || !plausible(when) {
			continue
		}
		c.Readings = append(c.Readings, Reading{
			Name: fmt.Sprintf("bucketed version 8, %d bits", bits), Grade: Possible, MadeAt: timeOf(when),
			Evidence: []string{fmt.Sprintf("With a bucket of %d bits it is of bucket %d. The width is not in the id.", bits, bucket)},
		})
	}
	if s, ok := SuspectGoogleV6(c.ID); ok {
		c.suspect(s)
	}
	if s, ok := peabody.Suspect(c.ID); ok && s.Lean == peabody.LeanDraft {
		c.suspect(Suspicion{Kind: DraftV7, Name: "version 7 of the draft of 2021", MadeAt: timeOf(s.Draft),
			Detail: fmt.Sprintf("version 7 of the draft of 2021 (36 bits of seconds), made %s; read as the RFC's it is of %s", stamp(s.Draft), stamp(s.RFC))})
	}
}

// class asks the ININ class for the formats that are its own, taking the value
// for its text and for its stored bytes. Its name-based and random ids are
// everyone's.
func (c *Candidate) class() {
	for _, s := range []struct {
		as    string
		bytes [16]byte
	}{{"the text", codec.MixedEndian.Encode(c.ID)}, {"the stored bytes", c.ID}} {
		r := inin.Inspect(s.bytes)
		switch r.Kind {
		case inin.KindSequential, inin.KindLegacy, inin.KindNotifier:
			fields, when := classFields(s.bytes, r.Kind)
			c.suspect(Suspicion{Kind: OtherKind, Name: "ININ " + r.Kind.String(), MadeAt: timeOf(when),
				Detail: fmt.Sprintf("as %s of an ININ id it would be a %v one with %s: %s", s.as, r.Kind, fields, strings.Join(slices.Concat(r.Evidence, r.Doubts), "; "))})
		}
	}
}

// classFields returns the fields of an ININ id in words, and its time, which is zero where
// it has none. The epoch and the unit are the defaults of package inin.
func classFields(stored [16]byte, kind inin.Kind) (fields string, when time.Time) {
	switch kind {
	case inin.KindSequential:
		var f inin.SequentialFormat
		s, err := f.Fields(stored)
		if err != nil {
			return "other fields", when
		}
		if when, err = f.Time(s.Timestamp); err != nil {
			when = time.Time{}
		}
		return fmt.Sprintf("timestamp %d (%s in microseconds since 2000), random1 0x%03x, counter 0x%08x and %d",
			s.Timestamp, stamp(when), s.Random1, s.Random2CounterHi, s.CounterLo), when
	case inin.KindNotifier:
		n, err := inin.NotifierOf(stored)
		if err != nil {
			return "other fields", when
		}
		when = inin.Epoch().Add(time.Duration(n.InstanceSequence) * time.Microsecond)
		return fmt.Sprintf("instance sequence %d (%s in microseconds since 2000), connection %d, node %x, custom bits 0x%02x",
			n.InstanceSequence, stamp(when), n.ConnectionID, n.NodeAddress, n.Custom), when
	}
	l, err := inin.LegacyOf(stored)
	if err != nil {
		return "other fields", when
	}
	return fmt.Sprintf("interaction %d, flags 0x%02x", l.InteractionID, l.Flags), when
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

// orders asks whether the bytes are a UUID with a plausible time when they are taken out of another
// order.
func (c *Candidate) orders() {
	if when, ok := c.ID.Time(); ok && plausible(when) {
		return // they are right as they are
	}
	for _, s := range storages {
		other := sqltype.UUID(s.layout.Decode(c.ID))
		if when, ok := other.Time(); ok && plausible(when) {
			c.suspect(Suspicion{Kind: ByteOrder, Name: s.layout.String(), ID: &other, MadeAt: timeOf(when),
				Detail: fmt.Sprintf("read as stored bytes in the order %v (%s) it is %v, version %d, made %s", s.layout, s.where, other, other.Version(), stamp(when))})
		}
	}
}
