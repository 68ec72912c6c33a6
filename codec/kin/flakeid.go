package kin

import "time"

// FlakeID is T. Pawlak's 64-bit identifier for Node.js.
//
//	 0                                          42          47     52    64
//	+---------------------------------------------+-----------+------+-----+
//	| timestamp: 42 bits, ms since 1970           | datac.: 5 | wrk:5| 12  |
//	+---------------------------------------------+-----------+------+-----+
//
// The last 12 bits are a counter. Its package can be given another epoch; so
// can this, by [Numeric.WithEpoch]. It writes 8 bytes, which
// binary.BigEndian.Uint64 and [Numeric.FromNumber] take, and which its users
// print in decimal or hexadecimal. The sign bit is set since 2039. Stored as
// [Numeric] says.
//
// Source: github.com/T-PWK/flake-idgen, commit fcd6a2f.
var FlakeID = numeric(64, shape{
	name:  "FlakeID",
	spans: []span{{"timestamp", 0, 42, false}, {"datacenter", 42, 5, false}, {"worker", 47, 5, false}, {"counter", 52, 12, false}},
	clock: clock{at: 0, len: 42, unit: time.Millisecond},
})
