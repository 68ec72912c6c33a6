package kin

import "time"

// ULID is the Universally Unique Lexicographically Sortable Identifier of A.
// Feerasta.
//
//	 0                                      48                          128
//	+------------------------------------------+-------------------------+
//	| time: 48 bits, ms since 1970             | randomness: 80 bits     |
//	+------------------------------------------+-------------------------+
//
// All 128 bits are used, so that every sixteen bytes are a ULID's. The text is
// 26 symbols of Crockford's base32, written in upper case and read in either;
// the first is at most 7. The letters I, L, O and U are refused, not guessed.
// Text and bytes sort alike, by time.
//
// Source: github.com/ulid/spec, commit d0c7170.
var ULID Kind = ulid{&shape{
	name:    "ULID",
	form:    "26 symbols of Crockford base32, the first at most 7",
	spans:   []span{{"time", 0, 48, false}, {"randomness", 48, 80, true}},
	clock:   clock{at: 0, len: 48, unit: time.Millisecond},
	ordered: true,
}}

type ulid struct{ *shape }

const ulidLen = 26

func (k ulid) Decode(text string) ([16]byte, error) {
	if len(text) != ulidLen {
		return [16]byte{}, textError(k.name, text, len(text), ErrLength)
	}
	hi, lo, bad, err := crockford.decode(text)
	if err == ErrOverflow {
		bad = 0 // 26 symbols pass 128 bits by their first one alone
	}
	if err != nil {
		return [16]byte{}, textError(k.name, text, bad, err)
	}
	return fromHalves(hi, lo), nil
}

func (k ulid) Encode(id [16]byte) string {
	hi, lo := halves(id)
	return string(crockford.append(make([]byte, 0, ulidLen), hi, lo, ulidLen))
}

func (k ulid) Check([16]byte) error               { return nil }
func (k ulid) Time(id [16]byte) (time.Time, bool) { return k.clock.read(id) }
func (k ulid) Fields(id [16]byte) []Field         { return k.fields(id) }
