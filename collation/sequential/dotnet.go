package sequential

import (
	"fmt"
	"math/bits"
	"time"

	"github.com/sqluuid/sqluuid/codec"
)

// The schemes that count .NET's ticks of 100 ns since the year 1.

// EFCoreSequential is Entity Framework Core's SequentialGuidValueGenerator: a
// version 4 UUID whose last eight bytes are the tick, its low two bytes first.
// They take the place of the variant. The tick and the 60 bits that are left
// have just room in a version 7 UUID (the ticks within a millisecond in the 14
// bits after it), and in a version 6 UUID.
var EFCoreSequential Scheme = &scheme{
	name:   "efcore-sequential",
	source: "dotnet/efcore, SequentialGuidValueGenerator",
	time: func(id [16]byte) (time.Time, refusal) {
		if id[6]>>4 != 4 {
			return time.Time{}, fmt.Sprintf("its version is %d, and it is made of a version 4 UUID", id[6]>>4)
		}
		return dotNetTime(efTicks(id))
	},
	to7: func(id [16]byte) ([16]byte, refusal) { return v7ofTicks(efTicks(id), payload60(id)) },
	from7: func(v7 [16]byte) ([16]byte, refusal) {
		n, payload, why := ticksOfV7(v7)
		return fromHalves(half60(4, payload), bits.RotateLeft64(n, 48)), why
	},
	to6: func(id [16]byte) ([16]byte, refusal) { return v6ofTicks(efTicks(id), payload60(id)) },
	from6: func(v6 [16]byte) ([16]byte, refusal) {
		n, tail := ticksOfV6(v6)
		if tail > bits60 {
			return [16]byte{}, "the first two bits after its variant are not zero"
		}
		return fromHalves(half60(4, tail), bits.RotateLeft64(n, 48)), ""
	},
}

func efTicks(id [16]byte) uint64 { return bits.RotateLeft64(low(id), 16) }

// PomeloMySQL is the sequential GUID of Pomelo's MySQL provider for Entity
// Framework Core: the tick in the first 16 digits but the version's, which is 4,
// its last four bits after a digit 8, and 56 random bits. Version 6 and 7 UUIDs
// hold it.
var PomeloMySQL Scheme = &scheme{
	name:   "pomelo-mysql",
	source: "PomeloFoundation/Pomelo.EntityFrameworkCore.MySql, MySqlSequentialGuidValueGenerator",
	time: func(id [16]byte) (time.Time, refusal) {
		if id[6]>>4 != 4 || id[8]>>4 != 8 {
			return time.Time{}, "its version is not 4, or the digit after the third hyphen is not 8"
		}
		return dotNetTime(pomeloTicks(id))
	},
	to7: func(id [16]byte) ([16]byte, refusal) { return v7ofTicks(pomeloTicks(id), low(id)&bits56) },
	from7: func(v7 [16]byte) ([16]byte, refusal) {
		n, payload, why := ticksOfV7(v7)
		if why == "" && payload > bits56 {
			why = "its bits 68 to 71 are not zero"
		}
		return fromPomelo(n, payload), why
	},
	to6: func(id [16]byte) ([16]byte, refusal) { return v6ofTicks(pomeloTicks(id), low(id)&bits56) },
	from6: func(v6 [16]byte) ([16]byte, refusal) {
		n, tail := ticksOfV6(v6)
		if tail > bits56 {
			return [16]byte{}, "the first six bits after its variant are not zero"
		}
		return fromPomelo(n, tail), ""
	},
}

const bits56 = 1<<56 - 1

func pomeloTicks(id [16]byte) uint64 { return payload60(id)<<4 | low(id)>>56&0xf }

func fromPomelo(n, random uint64) [16]byte {
	return fromHalves(half60(4, n>>4), 8<<60|n&0xf<<56|random)
}

// newID is MassTransit's NewId in one of its two byte orders: the tick, the
// worker of six bytes and a sequence of two. It has no version.
func newID(name string, sequential codec.Layout) *scheme {
	return &scheme{
		name:   name,
		source: "phatboyg/NewId, commit 683e2c0, its tests",
		time: func(id [16]byte) (time.Time, refusal) {
			return dotNetTime(high(sequential.Encode(id)))
		},
		to6: func(id [16]byte) ([16]byte, refusal) {
			l := sequential.Encode(id)
			worker, sequence := low(l)>>16, low(l)&0xffff
			if sequence > 0x3fff {
				return [16]byte{}, fmt.Sprintf("its sequence is %d, and the clock sequence of a version 6 UUID ends at 16383", sequence)
			}
			return v6ofTicks(high(l), sequence<<48|worker)
		},
		from6: func(v6 [16]byte) ([16]byte, refusal) {
			n, tail := ticksOfV6(v6)
			return sequential.Decode(fromHalves(n, tail&bits48<<16|tail>>48)), ""
		},
		lossy7: "its tick, worker and sequence are 128 bits, and a version 7 UUID with its milliseconds in front has 122",
	}
}

var (
	// MassTransit is the Guid of MassTransit's NewId (ToGuid), made for SQL Server:
	// 60 bits of its tick, its worker and the 14 bits that its sequence needs
	// unless it makes 16,384 in one tick become the time, the node and the
	// clock sequence of a version 6 UUID.
	MassTransit Scheme = newID("newid", codec.MariaDBLegacy)

	// MassTransitSequential is the same as ToSequentialGuid writes it, which sorts by
	// its bytes.
	MassTransitSequential Scheme = newID("newid-sequential", codec.Network)
)

// JHToddSQL is the SequentialAtEnd of jhtodd/SequentialGuid: the milliseconds
// since the year 1 in the last six bytes after 80 random bits, with no version.
// Neither version has room for 80 bits.
var JHToddSQL Scheme = &scheme{
	name:   "jhtodd-sql",
	source: "jhtodd/SequentialGuid, commit 27faa60, SequentialAtEnd",
	time: func(id [16]byte) (time.Time, refusal) {
		return dotNetTime((low(id) & bits48) * ticksPerMilli) // up to the year 8920
	},
	lossy6: "a version 6 UUID has 62 bits for its 80 random bits",
	lossy7: "a version 7 UUID has 74 bits for its 80 random bits",
}
