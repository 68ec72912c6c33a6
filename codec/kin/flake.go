package kin

import "time"

// Flake is the 128-bit identifier of Boundary's Erlang service.
//
//	 0                                 64                112            128
//	+------------------------------------+------------------+-------------+
//	| timestamp: 64 bits, ms since 1970  | worker id: 48    | sequence: 16|
//	+------------------------------------+------------------+-------------+
//
// The worker id is a MAC address. The text is the number in base 62 (digits,
// capitals, small letters) without leading zeros, so that its length varies:
// bytes sort by time, texts only if they have one length. A leading zero is
// refused, because Boundary never writes one; zero itself is "0".
//
// Source: github.com/boundary/flake, commit 15c933a.
var Flake Kind = flake{&shape{
	name:    "Flake",
	form:    "1 to 22 base62 digits without a leading zero",
	spans:   []span{{"timestamp", 0, 64, false}, {"worker id", 64, 48, true}, {"sequence", 112, 16, false}},
	clock:   clock{at: 0, len: 64, unit: time.Millisecond},
	ordered: true,
}}

type flake struct{ *shape }

const flakeMax = 22 // 62^22 > 2^128

func (k flake) Decode(text string) ([16]byte, error) {
	if len(text) == 0 || len(text) > flakeMax {
		return [16]byte{}, textError(k.name, text, len(text), ErrLength)
	}
	if text[0] == '0' && len(text) > 1 {
		return [16]byte{}, textError(k.name, text, 0, ErrSyntax)
	}
	hi, lo, bad, err := base62.decode(text)
	if err != nil {
		return [16]byte{}, textError(k.name, text, bad, err)
	}
	return fromHalves(hi, lo), nil
}

func (k flake) Encode(id [16]byte) string {
	hi, lo := halves(id)
	return string(base62.append(make([]byte, 0, flakeMax), hi, lo, 1))
}

func (k flake) Check([16]byte) error               { return nil }
func (k flake) Time(id [16]byte) (time.Time, bool) { return k.clock.read(id) }
func (k flake) Fields(id [16]byte) []Field         { return k.fields(id) }
