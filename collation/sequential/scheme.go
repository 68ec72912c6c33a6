package sequential

import (
	"fmt"
	"time"
)

// A Scheme is a way in which another program makes identifiers that carry a time. Most schemes
// ascend in SQL Server. It reads the time, and turns an id into a version 6 or 7 UUID where every
// bit has a place.
//
// Every id is in text order: as the program, or SQL Server, prints it. Nothing in
// an id says which scheme made it, and many a random UUID reads as a time by some
// of them: the caller names the scheme, and it checks no more than the version,
// the variant and the bounds that the scheme has.
//
// The layouts are in text order but where the table says stored:
//
//	scheme                 becomes  layout
//	NewSequentialID        6        stored bytes are a version 1 UUID (SQL Server)
//	HyperV6                6        stored by codec.SequentialGUID (HyperUuid)
//	HyperV7                7        stored by codec.SQLServerOrder (HyperUuid)
//	SequentialGUIDV7       7        stored by codec.SequentialGUID (buvinghausen/SequentialGuid)
//	UUIDNextSQL            7        version 8; bytes 8-9 variant and sequence, 10-15 ms
//	MedoSQL                7        stored: 10-15 ms, 8-9 and 6-7 counter around variant and 7
//	RTCombSQL              7        version 4; 10-15 ms (also the suffix COMB of uuid-creator)
//	RTCombPostgreSQL       7        version 4; 0-5 ms (also the prefix COMB of uuid-creator)
//	RTCombLegacy           7        version 4; 10-11 days since 1900, 12-15 1/300 s
//	NHibernateComb         7        the same with 3.333333 ms, local time
//	NHibernateComb32       -        the same with 1/(2^32-1) of a day
//	RamseyCombFirst        -        version 4; 0-5 units of 10 µs (Laravel's orderedUuid)
//	RamseyCombLast         -        version 4; 10-15 units of 10 µs
//	EFCoreSequential       6, 7     version 4 without its variant; 10-15, 8-9 ticks of .NET
//	PomeloMySQL            6, 7     0-5, 6-7 and a digit of byte 8: ticks of .NET
//	MassTransit            6        10-15, 8-9 ticks of .NET, 6-7, 4-5, 0-1 worker, 2-3 sequence
//	MassTransitSequential  6        0-7 ticks of .NET, 8-13 worker, 14-15 sequence
//	JHToddSQL              -        10-15 ms since the year 1, the rest random
//
// A dash is a scheme whose time can be read and whose bits have no room in a UUID.
//
// Time returns the time in UTC. ToV6 and ToV7 return the UUID that holds the
// same time and the same other bits; FromV6 and FromV7 are their inverses, which
// refuse a UUID that no id of the scheme becomes. An id that the scheme cannot
// have made is [ErrScheme], a conversion that would lose bits is [ErrLossy], both
// in a [*SchemeError] that says why. String names the scheme, Source says where
// its layout is from.
//
// The schemes of this package are comparable and immutable, and safe for
// concurrent use.
type Scheme interface {
	String() string
	Source() string
	Time(id [16]byte) (time.Time, error)
	ToV6(id [16]byte) ([16]byte, error)
	ToV7(id [16]byte) ([16]byte, error)
	FromV6(v6 [16]byte) ([16]byte, error)
	FromV7(v7 [16]byte) ([16]byte, error)
}

// Schemes returns every scheme of this package. The slice is the caller's.
func Schemes() []Scheme {
	return []Scheme{
		NewSequentialID, HyperV6, HyperV7, SequentialGUIDV7, UUIDNextSQL, MedoSQL,
		RTCombSQL, RTCombPostgreSQL, RTCombLegacy, NHibernateComb, NHibernateComb32,
		RamseyCombFirst, RamseyCombLast, EFCoreSequential, PomeloMySQL, MassTransit, MassTransitSequential, JHToddSQL,
	}
}

// A refusal says why an id is not taken; "" takes it.
type refusal = string

// scheme is a Scheme as data. A conversion that is nil would lose bits, which
// lossy explains.
type scheme struct {
	name, source string
	time         func(id [16]byte) (time.Time, refusal)
	to6, from6   func(id [16]byte) ([16]byte, refusal)
	to7, from7   func(id [16]byte) ([16]byte, refusal)
	lossy6       string
	lossy7       string
}

func (s *scheme) String() string { return s.name }
func (s *scheme) Source() string { return s.source }

func (s *scheme) refuse(id [16]byte, why string, err error) error {
	return &SchemeError{Scheme: s.name, ID: id, Why: why, Err: err}
}

func (s *scheme) Time(id [16]byte) (time.Time, error) {
	t, why := s.time(id)
	if why != "" {
		return time.Time{}, s.refuse(id, why, ErrScheme)
	}
	return t.UTC(), nil
}

func (s *scheme) ToV6(id [16]byte) ([16]byte, error) { return s.to(id, s.to6, s.lossy6) }
func (s *scheme) ToV7(id [16]byte) ([16]byte, error) { return s.to(id, s.to7, s.lossy7) }

func (s *scheme) to(id [16]byte, f func([16]byte) ([16]byte, refusal), lossy string) ([16]byte, error) {
	if _, why := s.time(id); why != "" {
		return [16]byte{}, s.refuse(id, why, ErrScheme)
	}
	if f == nil {
		return [16]byte{}, s.refuse(id, lossy, ErrLossy)
	}
	out, why := f(id)
	if why != "" {
		return [16]byte{}, s.refuse(id, why, ErrLossy)
	}
	return out, nil
}

func (s *scheme) FromV6(v6 [16]byte) ([16]byte, error) { return s.from(v6, 6, s.from6, s.lossy6) }
func (s *scheme) FromV7(v7 [16]byte) ([16]byte, error) { return s.from(v7, 7, s.from7, s.lossy7) }

func (s *scheme) from(id [16]byte, version byte, f func([16]byte) ([16]byte, refusal), lossy string) ([16]byte, error) {
	if !isRFC(id, version) {
		return [16]byte{}, s.refuse(id, fmt.Sprintf("it is no version %d UUID", version), ErrScheme)
	}
	if f == nil {
		return [16]byte{}, s.refuse(id, lossy, ErrLossy)
	}
	out, why := f(id)
	if why != "" {
		return [16]byte{}, s.refuse(id, why, ErrScheme)
	}
	return out, nil
}

// isRFC reports whether id is a UUID of RFC 9562 of that version.
func isRFC(id [16]byte, version byte) bool { return id[6]>>4 == version && id[8]>>6 == 0b10 }

// withVersion sets the version alone.
func withVersion(id [16]byte, version byte) [16]byte {
	id[6] = id[6]&0x0f | version<<4
	return id
}
