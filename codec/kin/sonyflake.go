package kin

import "time"

// Sonyflake is Sony's 63-bit identifier.
//
//	 0 1                                     40          48              64
//	+-+----------------------------------------+-----------+---------------+
//	|0| time: 39 bits, 10 ms since the epoch   | seq: 8    | machine: 16   |
//	+-+----------------------------------------+-----------+---------------+
//
// The epoch is 1 September 2014 until [Numeric.WithEpoch] sets another; version
// 2 of the Go package starts from 1 January 2025. That version can also be given
// other lengths and another unit, which this does not read. Stored as [Numeric]
// says.
//
// Source: github.com/sony/sonyflake, commit 848d664; v2 f167a9d.
var Sonyflake = numeric(63, shape{
	name:  "Sonyflake",
	spans: []span{{"time", 0, 40, false}, {"sequence", 40, 8, false}, {"machine id", 48, 16, false}},
	clock: clock{at: 1, len: 39, unit: 10 * time.Millisecond, epoch: 1409529600000},
})
