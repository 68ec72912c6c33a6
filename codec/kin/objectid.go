package kin

import "time"

// ObjectID is MongoDB's identifier of 12 bytes.
//
//	 0                32                     72              96          128
//	+-------------------+----------------------+---------------+----------+
//	| timestamp: 32, s  | random: 40           | counter: 24   | zero: 32 |
//	+-------------------+----------------------+---------------+----------+
//
// Seconds since 1970, until 2106. Before MongoDB 3.4 the random part was a
// machine and a process. The text is 24 hexadecimal digits, read in either
// case. Text and bytes sort alike, by time.
//
// Padded form: the 12 bytes, then 4 zero bytes.
//
// Source: MongoDB manual, ObjectId(); specifications/source/bson-objectid.
var ObjectID Kind = paddedKind{&shape{
	name:    "ObjectID",
	form:    "24 hexadecimal digits",
	spans:   []span{{"timestamp", 0, 32, false}, {"random", 32, 40, true}, {"counter", 72, 24, false}},
	clock:   clock{at: 0, len: 32, unit: time.Second},
	padding: 32,
	ordered: true,
}, 12, base16, 24}
