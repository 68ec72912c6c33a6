package kin

import "time"

// XID is O. Poitrey's Go identifier of 12 bytes.
//
//	 0                32            56        72             96          128
//	+-------------------+-------------+---------+--------------+----------+
//	| time: 32, s       | machine: 24 | pid: 16 | counter: 24  | zero: 32 |
//	+-------------------+-------------+---------+--------------+----------+
//
// Seconds since 1970, until 2106. The text is 20 digits of base32hex in lower
// case; they have four bits more than the identifier, and those must be zero, so that
// the last digit is 0 or g. Text and bytes sort alike, by time.
//
// Padded form: the 12 bytes, then 4 zero bytes.
//
// Source: github.com/rs/xid, commit efa678f.
var XID Kind = paddedKind{&shape{
	name:    "XID",
	form:    "20 digits of base32hex in lower case, 0 to v, the last four bits zero",
	spans:   []span{{"time", 0, 32, false}, {"machine", 32, 24, true}, {"pid", 56, 16, false}, {"counter", 72, 24, false}},
	clock:   clock{at: 0, len: 32, unit: time.Second},
	padding: 32,
	ordered: true,
}, 12, base32hex, 20}
