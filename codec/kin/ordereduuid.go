package kin

import (
	"time"

	"github.com/sqluuid/sqluuid/codec"
)

// OrderedUUID is what Laravel's Str::orderedUuid makes: a version 4 UUID of
// ramsey/uuid whose first 48 bits are the time (timestamp-first COMB).
//
//	 0                                48  52        64 66              128
//	+-----------------------------------+---+---------+--+----------------+
//	| time: 48 bits, 10 µs since 1970   | 4 | random  |10| random         |
//	+-----------------------------------+---+---------+--+----------------+
//
// The unit is 10 microseconds, not the milliseconds of other COMBs, and the
// count wraps in 2059. Text and bytes are the UUID's and sort alike, by time.
// Nothing in the UUID tells it from a random version 4: two of three of those
// read as a time since 1970 up to 2029.
//
// Source: Laravel, Illuminate\Support\Str::orderedUuid; github.com/ramsey/uuid,
// CombGenerator and TimestampFirstCombCodec, commit 9e8aa05.
var OrderedUUID Kind = uuid4{&shape{
	name:    "orderedUuid",
	form:    "the canonical text of a version 4 UUID",
	spans:   []span{{"time", 0, 48, false}, {"random", 52, 12, true}, {"random", 66, 62, true}},
	clock:   clock{at: 0, len: 48, unit: 10 * time.Microsecond},
	ordered: true,
}}

// uuid4 is a kind of version 4 UUID with a time in place of some of its random bits.
type uuid4 struct{ *shape }

func (k uuid4) Decode(text string) ([16]byte, error) {
	id, err := codec.ParseCanonical(text)
	if err != nil {
		return [16]byte{}, k.wrap(text, err)
	}
	switch {
	case id[6]>>4 != 4:
		return [16]byte{}, textError(k.name, text, 14, ErrVersion)
	case id[8]>>6 != 2:
		return [16]byte{}, textError(k.name, text, 19, ErrVersion)
	}
	return id, nil
}

func (k uuid4) wrap(text string, err error) error {
	offset := len(text)
	if pe, ok := err.(*codec.ParseError); ok {
		offset, err = pe.Offset, pe.Err
	}
	return textError(k.name, text, offset, err)
}

func (k uuid4) Encode(id [16]byte) string {
	if k.Check(id) != nil {
		return ""
	}
	return string(codec.AppendText(make([]byte, 0, 36), id))
}

func (k uuid4) Check(id [16]byte) error {
	if id[6]>>4 != 4 || id[8]>>6 != 2 {
		return ErrVersion
	}
	return nil
}

func (k uuid4) Time(id [16]byte) (time.Time, bool) {
	if k.Check(id) != nil {
		return time.Time{}, false
	}
	return k.clock.read(id)
}

func (k uuid4) Fields(id [16]byte) []Field {
	if k.Check(id) != nil {
		return nil
	}
	return k.fields(id)
}
