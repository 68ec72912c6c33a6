package inin

import "time"

// A Kind is one of the formats of the class.
type Kind uint8

// The kinds that [Inspect] names.
const (
	KindUnknown    Kind = iota // none of the class's formats
	KindNull                   // all bits zero
	KindNameBased              // version 3
	KindRandom                 // version 4
	KindSequential             // the version of the given SequentialFormat
	KindLegacy                 // version 0xC with ten decimal digits
	KindNotifier               // version 0xE
)

// String names the kind.
func (k Kind) String() string {
	switch k {
	case KindNull:
		return "null"
	case KindNameBased:
		return "name-based"
	case KindRandom:
		return "random"
	case KindSequential:
		return "sequential"
	case KindLegacy:
		return "legacy interaction id"
	case KindNotifier:
		return "Notifier"
	}
	return "unknown"
}

// A Report says which format a value has, why, and what speaks against it. It
// describes bits; it does not say who made them.
type Report struct {
	Kind     Kind
	Evidence []string // what the bits show for Kind
	Doubts   []string // what the bits cannot show, or show against it
}

// Inspect names the format of stored bytes, with the evidence. It reads the
// version, the variant and what else the format fixes, and never the custom
// bits. No report is a ground for a decision about security: see the package
// comment. Sequential UUIDs are looked for with the defaults of
// [SequentialFormat]; see [InspectWith].
func Inspect(stored [16]byte) Report { return InspectWith(stored, SequentialFormat{}) }

// InspectWith is [Inspect] for a sequential format of one's own. With an
// unusable format no value is sequential, and the report says so.
func InspectWith(stored [16]byte, f SequentialFormat) Report {
	if IsNull(stored) {
		return Report{KindNull, []string{"all 128 bits are zero"}, nil}
	}
	if !hasVariant(stored) {
		return unknown(stored, "the top bits of octet 8 are not the variant 10")
	}
	full, err := f.withDefaults()
	if err != nil {
		r := inspectVersion(stored)
		r.Doubts = append(r.Doubts, err.Error())
		return r
	}
	if Version(stored) != full.Version {
		return inspectVersion(stored)
	}
	if s, err := full.Fields(stored); err == nil {
		return sequentialReport(full, s)
	}
	r := inspectVersion(stored)
	r.Doubts = append(r.Doubts, "octet 7 has the sequential version, but not zero beside it, or the dbms type is unknown")
	return r
}

const (
	variant  = "the top bits of octet 8 are the variant 10"
	anyone   = "any software makes UUIDs of this version; only a store of the ids made tells whose this is"
	noCustom = "custom bits are not evidence: in an id of another origin they are random"
)

// inspectVersion reports on a value with the variant by the versions that the document
// states.
func inspectVersion(stored [16]byte) Report {
	switch Version(stored) {
	case VersionNameBased:
		return Report{KindNameBased, []string{"version 3 in octet 7", variant}, []string{anyone}}
	case VersionRandom:
		return Report{KindRandom, []string{"version 4 in octet 7", variant}, []string{anyone, noCustom}}
	case VersionNotifier:
		n, _ := NotifierOf(stored)
		r := Report{KindNotifier, []string{"version 0xE in octet 7", variant}, []string{noCustom}}
		if CheckSequence(n.InstanceSequence, Epoch(), time.Now()) == nil {
			r.Evidence = append(r.Evidence, "the instance sequence is a number of microseconds between 2000 and now")
		} else {
			r.Doubts = append(r.Doubts, "the instance sequence is beyond the microseconds from 2000 to now")
		}
		return r
	case VersionLegacy:
		return legacyReport(stored)
	}
	return unknown(stored, "octet 7 has a version that the document does not state")
}

func sequentialReport(f SequentialFormat, s Sequential) Report {
	r := Report{KindSequential, []string{"the sequential version in octet 7 and zero beside it", variant, "dbms type " + s.DBMS.String()},
		[]string{"version number, epoch and unit are parameters: the document does not state them"}}
	at, err := f.Time(s.Timestamp)
	if err == nil && at.After(f.Epoch) && at.Before(time.Now()) {
		r.Evidence = append(r.Evidence, "the timestamp lies between the epoch and now")
	} else {
		r.Doubts = append(r.Doubts, "the timestamp does not lie between the epoch and now")
	}
	return r
}

func legacyReport(stored [16]byte) Report {
	l, err := LegacyOf(stored)
	if err != nil {
		return unknown(stored, "version 0xC in octet 7, but octets 11 to 15 are not ten decimal digits")
	}
	r := Report{KindLegacy, []string{"version 0xC in octet 7", variant, "octets 11 to 15 are ten decimal digits"}, nil}
	if l.Unresolved() {
		r.Evidence = append(r.Evidence, "unresolved: the random field is zero")
	}
	if l.Flags != 0 {
		r.Doubts = append(r.Doubts, "octet 10 is not zero: flags, which only the issuer can read")
	}
	return r
}

// unknown reports a value of no format, and whether the bytes would be one in
// text order.
func unknown(stored [16]byte, why string) Report {
	r := Report{KindUnknown, nil, []string{why}}
	if v := stored[6] >> 4; hasVariant(stored) && (v >= 1 && v <= 8 || v >= VersionLegacy && v <= VersionNotifier) {
		r.Doubts = append(r.Doubts, "octet 6 has a version: these may be text-order bytes, not stored ones")
	}
	return r
}
