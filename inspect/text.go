package inspect

import (
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/codec/extuuid"
	"github.com/sqluuid/sqluuid/codec/kin"
)

// seldom is the share of random values below which a coincidence is called
// unlikely.
const seldom = 0.05

// maxInput bounds what a report keeps of its input, and the texts that are
// looked at: no form is longer.
const (
	maxInput = 200
	maxText  = 520 // BINARY(255) as a literal has 513 characters
)

// Text lists the values for which a text can stand. Spaces around it are part of
// it: no form has any.
func Text(text string) Report {
	r := Report{Input: strings.Clone(text[:min(len(text), maxInput)]), Candidates: []Candidate{}}
	if len(text) > maxText {
		return r
	}
	r.readForms(text)
	r.readPrinted(text)
	r.readSeeds(text)
	r.rank()
	return r
}

// Bytes says what sixteen bytes may be that were read as they are stored. Its
// first candidate takes them for network order.
func Bytes(stored [16]byte) Report {
	r := Report{Input: fmt.Sprintf("%x", stored), Candidates: []Candidate{}}
	r.add(stored, true, Reading{Name: "bytes", Grade: Possible, Evidence: []string{"Sixteen bytes; their order is not known."}})
	r.rank()
	return r
}

// add puts a reading to its value.
func (r *Report) add(id [16]byte, fits bool, reading Reading) {
	i := slices.IndexFunc(r.Candidates, func(c Candidate) bool { return c.Fits && fits && c.ID == id })
	if i < 0 {
		r.Candidates = append(r.Candidates, Candidate{ID: id, Fits: fits, Suspicions: []Suspicion{}})
		i = len(r.Candidates) - 1
	}
	r.Candidates[i].Readings = append(r.Candidates[i].Readings, reading)
}

// readForms tries the text forms of package codec.
func (r *Report) readForms(text string) {
	for _, t := range codec.Texts() {
		id, err := t.Decode(text)
		if err != nil {
			continue
		}
		w := Reading{Name: t.String(), Grade: Possible,
			Evidence: []string{fmt.Sprintf("The text has the form of %v, %d characters.", t, len(text))}}
		if when, ok := ownTime(id); ok && plausible(when) {
			w.Grade = Likely
			w.Evidence = append(w.Evidence, "It then is a UUID that has a version, the right variant and a plausible time.")
		}
		switch {
		case hexadecimal(t):
			w.Grade = Certain
		case [8]byte(id[:]) == [8]byte{}:
			w.Grade = Unlikely
			w.Evidence = append(w.Evidence, "The first eight of its bytes would be zero, which speaks against it.")
		}
		r.add(id, true, w)
	}
	if prefix, id, err := codec.ParseTypeID(text); err == nil && prefix != "" {
		r.add(id, true, Reading{Name: "TypeID of the type " + prefix, Grade: Certain,
			Evidence: []string{"The text is a prefix, an underscore and 26 symbols of lower-case base32."}})
	}
}

// hexadecimal reports whether a text of this form can be of no other: sixteen
// bytes in hexadecimal digits, hyphens, braces or as a URN.
func hexadecimal(t codec.Text) bool {
	return t == codec.Hyphenated || t == codec.Hex || t == codec.Braced || t == codec.URN
}

// printedForms are the ways in which databases and their tools print sixteen bytes.
var printedForms = []struct{ name, before, after string }{
	{"hexadecimal literal", "0x", ""},
	{"hexadecimal literal", "0X", ""},
	{"PostgreSQL bytea", `\x`, ""},
	{"SQL binary literal", "X'", "'"},
	{"SQL binary literal", "x'", "'"},
}

// readPrinted tries how databases print bytes, and base64 with its padding.
func (r *Report) readPrinted(text string) {
	for _, p := range printedForms {
		digits, ok := strings.CutPrefix(text, p.before)
		digits, ok2 := strings.CutSuffix(digits, p.after)
		if !ok || !ok2 || len(digits) != 32 {
			r.readPadded(digits, ok && ok2)
			continue
		}
		if raw, err := hex.DecodeString(digits); err == nil {
			r.add([16]byte(raw), true, Reading{Name: p.name, Grade: Certain,
				Evidence: []string{"The text is how a database prints sixteen bytes. It says nothing of their order."}})
		}
	}
	r.readPadded(text, true) // as HEX(id) prints them
	for _, e := range []struct {
		name string
		base *base64.Encoding
	}{{"base64", base64.StdEncoding}, {"base64url with padding", base64.URLEncoding}} {
		if raw, err := e.base.Strict().DecodeString(text); err == nil && len(raw) == 16 && len(text) == 24 {
			r.add([16]byte(raw), true, Reading{Name: e.name, Grade: Likely,
				Evidence: []string{"The text is 24 characters of base64 with padding, which is sixteen bytes."}})
		}
	}
}

// readPadded takes the digits of sixteen bytes that a longer binary column, such as
// Hibernate's BINARY(255), has filled up with zeros.
func (r *Report) readPadded(digits string, printed bool) {
	if !printed || len(digits) <= 32 || len(digits)%2 != 0 || strings.Trim(digits[32:], "0") != "" {
		return
	}
	raw, err := hex.DecodeString(digits[:32])
	if err != nil {
		return
	}
	r.add([16]byte(raw), true, Reading{Name: "padded binary", Grade: Likely, Evidence: []string{
		fmt.Sprintf("The text is sixteen bytes and %d zero bytes, as a column of BINARY(%d) shows an id.", len(digits)/2-16, len(digits)/2)}})
}

// readSeeds tries the formats of others.
func (r *Report) readSeeds(text string) {
	if id, err := euid.Decode(text); err == nil {
		r.add(id, true, readEUID(text, id))
	}
	if id, err := extuuid.Decode(text); err == nil && strings.HasPrefix(text, "extuuid:") {
		r.add(id, true, Reading{Name: "EXTUUID", Grade: Certain, Evidence: []string{"The text is in the printed syntax of EXTUUID, section 3.7, with its prefix."}})
	}
	if id, err := extuuid.ParseMoneyID(text); err == nil {
		r.add(id, true, Reading{Name: "EXTUUID, amount of money", Grade: Possible, Evidence: []string{"The text is an amount and the code of a currency (EXTUUID, section 4.1)."}})
	}
	for _, f := range kin.Identify(text) {
		w := Reading{Name: f.Kind.String(), MadeAt: timeOf(f.Time), Evidence: f.Details}
		switch {
		case f.Plausible && f.Chance < seldom:
			w.Grade = Likely
		case f.Plausible || f.Time.IsZero():
			w.Grade = Possible
		}
		r.add(f.ID, f.Fits, w)
	}
}

// readEUID weighs a text that is in the form of an EUID.
func readEUID(text string, id [16]byte) Reading {
	when := euid.Time(id)
	w := Reading{Name: "EUID", Grade: Possible, MadeAt: timeOf(when)}
	if strings.EqualFold(text, euid.EncodeUnchecked(id)) {
		w.Evidence = append(w.Evidence, "The text has the 27 symbols of an EUID that carries no check.")
	} else {
		w.Grade = Likely
		w.Evidence = append(w.Evidence, "The text has the 27 symbols of an EUID, and its check is right; it is for 1 of 127 random values.")
	}
	if extension, ok := euid.Extension(id); ok {
		w.Evidence = append(w.Evidence, fmt.Sprintf("In draft 5 it carries the extension %d, in %d bits.", extension, euid.ExtLen(id)))
	}
	if old, ok := euid.SuspectDraft4(id); ok {
		w.Evidence = append(w.Evidence, "It looks as if draft 3 or 4 had made it, on "+stamp(old)+".")
	} else if !plausible(when) {
		w.Grade--
	}
	return w
}

// rank looks at the values and puts the likeliest first.
func (r *Report) rank() {
	several := len(r.Candidates) > 1
	for i := range r.Candidates {
		for j := range r.Candidates[i].Readings {
			// Digits alone, for one, are a number too.
			if w := &r.Candidates[i].Readings[j]; several && w.Grade == Certain {
				w.Grade = Likely
				w.Evidence = append(w.Evidence, "The text can be read as another value too.")
			}
		}
		c := &r.Candidates[i]
		given := len(c.Readings) // what look adds may be several widths of one id, and sets no time
		if c.Fits {
			c.look()
			c.Forms, c.StoredForms = Forms(c.ID), StoredForms(c.ID)
		}
		slices.SortStableFunc(c.Readings[:given], func(a, b Reading) int { return int(b.Grade - a.Grade) })
		if c.MadeAt == nil {
			for _, reading := range c.Readings[:given] {
				if reading.MadeAt != nil && reading.Grade > Unlikely {
					c.MadeAt = reading.MadeAt
					break
				}
			}
		}
	}
	for _, c := range r.Candidates {
		slices.SortStableFunc(c.Readings, func(a, b Reading) int { return int(b.Grade - a.Grade) })
	}
	slices.SortStableFunc(r.Candidates, func(a, b Candidate) int { return int(b.grade() - a.grade()) })
}
