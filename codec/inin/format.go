package inin

import (
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/codec"
)

// SQLServerPermutation turns bytes of dbms type 00 (L) into bytes of type 01 (S),
// apart from the type itself:
//
//	S      0-3     4-5     6-7   8-9   10-15
//	from   L12-15  L10-11  L6-7  L8-9  L0-5
//
// SQL Server compares S10-15, then 8-9, 6-7, 4-5 and 0-3. It thus sees the
// upper 48 bits of the time, random1, the lower eight bits of the time, and the
// counter: ids of one process strictly increase, and ids of several are sorted
// to 256 ticks. Octets 7 and 8 stay where they are, so that a value still says
// which of the two layouts it is in.
var SQLServerPermutation codec.Layout = sqlServerPermutation{}

type sqlServerPermutation struct{}

func (sqlServerPermutation) Encode(l [16]byte) (s [16]byte) {
	copy(s[0:4], l[12:16])
	copy(s[4:6], l[10:12])
	copy(s[6:10], l[6:10])
	copy(s[10:16], l[0:6])
	return s
}

func (sqlServerPermutation) Decode(s [16]byte) (l [16]byte) {
	copy(l[12:16], s[0:4])
	copy(l[10:12], s[4:6])
	copy(l[6:10], s[6:10])
	copy(l[0:6], s[10:16])
	return l
}

func (sqlServerPermutation) String() string { return "inin-sequential-sql-server" }

// VersionSequential is our default for the version number of sequential UUIDs,
// which the document does not state.
const VersionSequential = 0xD

// Epoch is 2000-01-01 UTC: where the Notifier's sequence starts, and our
// default for sequential UUIDs.
func Epoch() time.Time { return time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC) }

// A SequentialFormat holds what the document leaves open about sequential
// UUIDs. The zero value is usable and has the defaults.
type SequentialFormat struct {
	Version     uint8         // 1 to 15; 0 means VersionSequential
	Unit        time.Duration // of Timestamp; 0 means a microsecond
	Epoch       time.Time     // of Timestamp; the zero time means Epoch()
	Permutation codec.Layout  // from L to S, octets 7 and 8 kept; nil means SQLServerPermutation
}

// withDefaults fills the zero fields in and refuses, with [ErrFormat], a
// parameter that cannot be used.
func (f SequentialFormat) withDefaults() (SequentialFormat, error) {
	if f.Version == 0 {
		f.Version = VersionSequential
	}
	if f.Version > 15 {
		return f, fmt.Errorf("%w: Version is %d, at most 15", ErrFormat, f.Version)
	}
	if f.Unit == 0 {
		f.Unit = time.Microsecond
	}
	if f.Unit < 0 || (f.Unit < time.Second && time.Second%f.Unit != 0) || (f.Unit > time.Second && f.Unit%time.Second != 0) {
		return f, fmt.Errorf("%w: Unit is %v, neither whole seconds nor a whole fraction of one", ErrFormat, f.Unit)
	}
	if f.Epoch.IsZero() {
		f.Epoch = Epoch()
	}
	if f.Permutation == nil {
		f.Permutation = SQLServerPermutation
		return f, nil
	}
	probe := [16]byte{1, 2, 3, 4, 5, 6, 7, 0xd0, 0x95, 10, 11, 12, 13, 14, 15, 16}
	stored := f.Permutation.Encode(probe)
	if stored[7] != probe[7] || stored[8] != probe[8] || f.Permutation.Decode(stored) != probe {
		return f, fmt.Errorf("%w: Permutation %v moves octet 7 or 8, or does not invert itself", ErrFormat, f.Permutation)
	}
	return f, nil
}

// StoredBytes returns the stored bytes of s: L for [DBMSBinary], S for [DBMSGuid]. A
// value that its field cannot hold is refused with a [*FieldError].
func (f SequentialFormat) StoredBytes(s Sequential) ([16]byte, error) {
	f, err := f.withDefaults()
	if err != nil {
		return [16]byte{}, err
	}
	l, err := s.binary(f.Version)
	if err != nil || s.DBMS == DBMSBinary {
		return l, err
	}
	return f.Permutation.Encode(l), nil
}

// Fields takes stored bytes of either layout apart; the dbms bits say which.
// Values with another version, a nibble next to it that is not zero, another
// variant or an unknown dbms type are refused with [ErrKind].
func (f SequentialFormat) Fields(stored [16]byte) (Sequential, error) {
	f, err := f.withDefaults()
	if err != nil {
		return Sequential{}, err
	}
	if stored[7] != f.Version<<4 || !hasVariant(stored) || dbmsOf(stored) > DBMSGuid {
		return Sequential{}, ErrKind
	}
	if dbmsOf(stored) == DBMSBinary {
		return sequentialOf(stored), nil
	}
	return sequentialOf(f.Permutation.Decode(stored)), nil
}

// Convert returns the stored bytes of the same id for another dbms type. No bit
// is lost: converting back gives the original.
func (f SequentialFormat) Convert(stored [16]byte, to DBMS) ([16]byte, error) {
	s, err := f.Fields(stored)
	if err != nil {
		return [16]byte{}, err
	}
	s.DBMS = to
	return f.StoredBytes(s)
}

// Ticks returns the timestamp field of a time, rounded down to the unit. A time
// before the epoch or beyond 56 bits is refused with [ErrTime].
func (f SequentialFormat) Ticks(t time.Time) (uint64, error) {
	f, err := f.withDefaults()
	if err != nil {
		return 0, err
	}
	return ticks(f.Epoch, t, f.Unit, max56)
}

// Time returns the time of a timestamp field in UTC. It returns [ErrTime] when the time is beyond
// 56 bits or what Go's clock reckoning can hold.
func (f SequentialFormat) Time(timestamp uint64) (time.Time, error) {
	f, err := f.withDefaults()
	if err != nil {
		return time.Time{}, err
	}
	if timestamp > max56 {
		return time.Time{}, ErrTime
	}
	if f.Unit >= time.Second {
		per := uint64(f.Unit / time.Second)
		if timestamp > 1<<56/per { // keeps the sum of seconds far from its bound
			return time.Time{}, ErrTime
		}
		return time.Unix(f.Epoch.Unix()+int64(timestamp*per), int64(f.Epoch.Nanosecond())).UTC(), nil
	}
	per := uint64(time.Second / f.Unit)
	s, rest := timestamp/per, time.Duration(timestamp%per)*f.Unit
	return time.Unix(f.Epoch.Unix()+int64(s), int64(f.Epoch.Nanosecond())+int64(rest)).UTC(), nil
}

// ticks counts whole units from epoch to t, without the 292-year bound of
// time.Duration. The unit is whole seconds or a whole fraction of one.
func ticks(epoch, t time.Time, unit time.Duration, most uint64) (uint64, error) {
	s, ns := t.Unix()-epoch.Unix(), int64(t.Nanosecond()-epoch.Nanosecond())
	if ns < 0 {
		s, ns = s-1, ns+int64(time.Second)
	}
	if s < 0 || s > max56 {
		return 0, ErrTime
	}
	var n uint64
	if unit >= time.Second {
		n = uint64(s) / uint64(unit/time.Second)
	} else {
		per := uint64(time.Second / unit)
		if uint64(s) > most/per {
			return 0, ErrTime
		}
		n = uint64(s)*per + uint64(ns)/uint64(unit)
	}
	if n > most {
		return 0, ErrTime
	}
	return n, nil
}
