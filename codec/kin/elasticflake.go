package kin

import "time"

// Elasticflake is the identifier that Elasticsearch 1.4 to 2.x gave to a
// document without one, as P. Pearcy's library makes it. (Later Elasticsearch
// versions shuffle the same parts; their texts decode here to wrong parts.)
//
//	 0                                48           96          120      128
//	+-----------------------------------+------------+-----------+---------+
//	| timestamp: 48 bits, ms since 1970 | address: 48| sequence  | zero: 8 |
//	+-----------------------------------+------------+-----------+---------+
//
// The address is a MAC address combined with random bytes. The text is 20
// characters of URL-safe base64. Bytes sort by time; texts do not, because that
// alphabet is not in ASCII order.
//
// Padded form: the 15 bytes, then a zero byte.
//
// Source: github.com/ppearcy/elasticflake, commit dd71c21.
var Elasticflake Kind = paddedKind{&shape{
	name:    "Elasticflake",
	form:    "20 characters of URL-safe base64",
	spans:   []span{{"timestamp", 0, 48, false}, {"address", 48, 48, true}, {"sequence", 96, 24, false}},
	clock:   clock{at: 0, len: 48, unit: time.Millisecond},
	padding: 8,
	ordered: true,
}, 15, base64url, 20}
