package kin

import "time"

// PushID is the key that Firebase clients make.
//
//	 0                                48                      120       128
//	+-----------------------------------+-----------------------+---------+
//	| timestamp: 48 bits, ms since 1970 | random: 72            | zero: 8 |
//	+-----------------------------------+-----------------------+---------+
//
// The text is 20 characters of a base-64 alphabet that is in ASCII order:
// hyphen, digits, capitals, underscore, small letters. Text and bytes sort
// alike, by time.
//
// Padded form: the 15 bytes, then a zero byte.
//
// Source: The 2^120 Ways to Ensure Unique Identifiers, Firebase blog, February
// 2015.
var PushID Kind = paddedKind{&shape{
	name:    "pushID",
	form:    "20 characters of - 0-9 A-Z _ a-z",
	spans:   []span{{"timestamp", 0, 48, false}, {"random", 48, 72, true}},
	clock:   clock{at: 0, len: 48, unit: time.Millisecond},
	padding: 8,
	ordered: true,
}, 15, newRadix("-" + decimals + uppers + "_" + lowers), 20}
