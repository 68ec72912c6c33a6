package kin

import "time"

// LexicalUUID is the key of Cassie, Twitter's client for Cassandra.
//
//	 0                                 64                               128
//	+------------------------------------+--------------------------------+
//	| timestamp: 64 bits, µs since 1970  | worker id: 64 bits             |
//	+------------------------------------+--------------------------------+
//
// The worker id is by default the FNV-1a hash of the host name. The text is
// hexadecimal in groups of 8, 4, 4 and 16 digits: one hyphen fewer than a
// UUID's. Text and bytes sort alike, by time; Cassie itself compares both
// numbers as signed ones, which differs for worker ids within one microsecond.
//
// Source: github.com/twitter-archive/cassie, commit f6da4e0.
var LexicalUUID Kind = lexicalUUID{&shape{
	name:    "LexicalUUID",
	form:    "hexadecimal digits in groups of 8, 4, 4 and 16",
	spans:   []span{{"timestamp", 0, 64, false}, {"worker id", 64, 64, true}},
	clock:   clock{at: 0, len: 64, unit: time.Microsecond},
	ordered: true,
}}

type lexicalUUID struct{ *shape }

const lexicalLen = 35 // 8-4-4-16

func (k lexicalUUID) Decode(text string) ([16]byte, error) {
	if len(text) != lexicalLen {
		return [16]byte{}, textError(k.name, text, len(text), ErrLength)
	}
	var digits [32]byte
	n := 0
	for i := range len(text) {
		hyphen := i == 8 || i == 13 || i == 18
		if hyphen != (text[i] == '-') || !hyphen && base16.value[text[i]] == noDigit {
			return [16]byte{}, textError(k.name, text, i, ErrSyntax)
		}
		if !hyphen {
			digits[n] = text[i]
			n++
		}
	}
	hi, lo, _, _ := base16.decode(string(digits[:])) // 32 digits that were checked
	return fromHalves(hi, lo), nil
}

func (k lexicalUUID) Encode(id [16]byte) string {
	hi, lo := halves(id)
	digits := base16.append(make([]byte, 0, 32), hi, lo, 32)
	out := make([]byte, 0, lexicalLen)
	out = append(append(out, digits[:8]...), '-')
	out = append(append(out, digits[8:12]...), '-')
	out = append(append(out, digits[12:16]...), '-')
	return string(append(out, digits[16:]...))
}

func (k lexicalUUID) Check([16]byte) error               { return nil }
func (k lexicalUUID) Time(id [16]byte) (time.Time, bool) { return k.clock.read(id) }
func (k lexicalUUID) Fields(id [16]byte) []Field         { return k.fields(id) }
