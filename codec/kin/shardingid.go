package kin

import "time"

// ShardingID is Instagram's 64-bit identifier, made by PL/pgSQL.
//
//	 0                                        41              54         64
//	+-------------------------------------------+---------------+----------+
//	| time: 41 bits, ms since the epoch         | shard: 13     | seq: 10  |
//	+-------------------------------------------+---------------+----------+
//
// The epoch is the published function's, 1314220021721 ms (24 August
// 2011), until [Numeric.WithEpoch] sets another. The time takes the sign bit of
// a bigint after 34 years; the text here stays unsigned, and
// FromNumber(uint64(column)) takes the negative ones. Stored as [Numeric] says.
//
// Source: Sharding & IDs at Instagram, Instagram Engineering, December 2012.
var ShardingID = numeric(64, shape{
	name:  "ShardingID",
	spans: []span{{"time", 0, 41, false}, {"shard", 41, 13, false}, {"sequence", 54, 10, false}},
	clock: clock{at: 0, len: 41, unit: time.Millisecond, epoch: 1314220021721},
})
