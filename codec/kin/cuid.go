package kin

import (
	"math/bits"
	"time"
)

// CUID is E. Elliott's first collision-resistant identifier, of the usual form:
// the letter c and 24 digits of base 36 in lower case.
//
//	c  h72gsb32   0000      udoc          l363eofy
//	   timestamp  counter   fingerprint   random
//	   8 digits   4         4             8
//
// The timestamp counts milliseconds since 1970 and has eight digits from 1972
// to 2059. 24 digits are a number below 36^24, which has 124.1 bits; it is
// stored as it is, the first byte at most 16. Text and bytes sort alike, by time.
//
// A generator that is given a custom fingerprint, or runs before or after those
// years, writes other lengths; they are refused with [ErrLength]. CUID2 has no
// time, no structure and no fixed length, and is no form of this.
//
// Source: github.com/paralleldrive/cuid (ericelliott/cuid), commit 215b27b.
var CUID Kind = cuid{&shape{
	name:    "CUID",
	form:    "the letter c and 24 base36 digits",
	clock:   clock{unit: time.Millisecond, wrap: 36 * 36 * 36 * 36 * 36 * 36 * 36 * 36},
	padding: 3,
	ordered: true,
}}

type cuid struct{ *shape }

const cuidLen = 25

func (k cuid) Decode(text string) ([16]byte, error) {
	if len(text) != cuidLen {
		return [16]byte{}, textError(k.name, text, len(text), ErrLength)
	}
	if text[0] != 'c' {
		return [16]byte{}, textError(k.name, text, 0, ErrSyntax)
	}
	hi, lo, bad, err := base36.decode(text[1:])
	if err != nil {
		return [16]byte{}, textError(k.name, text, 1+bad, err)
	}
	return fromHalves(hi, lo), nil
}

func (k cuid) Encode(id [16]byte) string {
	hi, lo := halves(id)
	text := string(base36.append([]byte{'c'}, hi, lo, cuidLen-1))
	if len(text) != cuidLen {
		return ""
	}
	return text
}

// Check fails with [ErrOverflow] from 36^24 on.
func (k cuid) Check(id [16]byte) error {
	// 36^24 = 36^12 squared
	const half = 36 * 36 * 36 * 36 * 36 * 36 * 36 * 36 * 36 * 36 * 36 * 36
	limitHi, limitLo := bits.Mul64(half, half)
	hi, lo := halves(id)
	_, below := bits.Sub64(lo, limitLo, 0)
	_, below = bits.Sub64(hi, limitHi, below)
	if below == 0 {
		return ErrOverflow
	}
	return nil
}

func (k cuid) Time(id [16]byte) (time.Time, bool) {
	text := k.Encode(id)
	if text == "" {
		return time.Time{}, false
	}
	_, ms, _, _ := base36.decode(text[1:9])
	return k.clock.time(ms)
}

func (k cuid) Fields(id [16]byte) []Field {
	text := k.Encode(id)
	if text == "" {
		return nil
	}
	_, ms, _, _ := base36.decode(text[1:9])
	// A digit of base 36 has 5.17 bits; four have 21, eight 42.
	return []Field{
		{"timestamp", 42, string(base10.append(nil, 0, ms, 1))},
		{"counter", 21, counterOf(text[9:13])},
		{"fingerprint", 21, text[13:17]},
		{"random", 42, text[17:]},
	}
}

// counterOf makes a base36 counter decimal.
func counterOf(digits string) string {
	_, n, _, _ := base36.decode(digits)
	return string(base10.append(nil, 0, n, 1))
}
