package kin

import "time"

// Snowflake is Twitter's 63-bit identifier.
//
//	 0 1                                      42            52           64
//	+-+-----------------------------------------+-------------+-----------+
//	|0| timestamp: 41 bits, ms since the epoch  | machine: 10 | seq: 12   |
//	+-+-----------------------------------------+-------------+-----------+
//
// The epoch is Twitter's, 1288834974657 ms (4 November 2010), until
// [Numeric.WithEpoch] sets another: every service that copied the layout has
// its own. Stored as [Numeric] says.
//
// Source: github.com/twitter-archive/snowflake, commit b3f6a3c.
var Snowflake = numeric(63, shape{
	name:  "Snowflake",
	spans: []span{{"timestamp", 0, 42, false}, {"machine", 42, 10, false}, {"sequence", 52, 12, false}},
	clock: clock{at: 1, len: 41, unit: time.Millisecond, epoch: 1288834974657},
})
