package sequential

import (
	"encoding/binary"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/codec"
)

// The COMBs: version 4 UUIDs with a time in place of 48 of their random bits.

const (
	lossyComb6    = "a version 6 UUID has 62 bits for its 74 random bits"
	lossyFraction = "below the millisecond its time has bits that a version 7 UUID with its 74 random bits has no room for"
)

// comb is a version 4 UUID with a count in its first or last 48 bits.
func comb(name, source string, unit time.Duration, first bool) *scheme {
	count := func(id [16]byte) uint64 {
		if first {
			return high(id) >> 16
		}
		return low(id) & bits48
	}
	s := &scheme{name: name, source: source, lossy6: lossyComb6, lossy7: lossyFraction}
	s.time = func(id [16]byte) (time.Time, refusal) {
		per := uint64(time.Second / unit)
		n := count(id)
		return time.Unix(int64(n/per), int64(n%per)*int64(unit)), wrongUUID(id, 4, "bytes")
	}
	if unit == time.Millisecond {
		move := func(id [16]byte) [16]byte { return id }
		if !first {
			move = codec.CombFirst.Encode // its own inverse
		}
		s.to7 = func(id [16]byte) ([16]byte, refusal) { return withVersion(move(id), 7), "" }
		s.from7 = func(v7 [16]byte) ([16]byte, refusal) { return withVersion(move(v7), 4), "" }
	}
	return s
}

var (
	// RTCombSQL is RT.Comb's Provider.Sql, with the milliseconds last. It and a
	// version 7 UUID with the milliseconds first have the same 122 bits: a
	// bijection. The suffix COMB of uuid-creator is the same.
	RTCombSQL Scheme = comb("rt-comb-sql", "richardtallent/RT.Comb, commit 24d5655, SqlCombProvider with UnixDateTimeStrategy", time.Millisecond, false)

	// RTCombPostgreSQL is RT.Comb's Provider.PostgreSql, with the milliseconds
	// first: a version 7 UUID but for the version. The prefix COMB of
	// uuid-creator is the same.
	RTCombPostgreSQL Scheme = comb("rt-comb-postgresql", "richardtallent/RT.Comb, commit 24d5655, PostgreSqlCombProvider with UnixDateTimeStrategy", time.Millisecond, true)

	// RamseyCombFirst is what ramsey/uuid makes with CombGenerator and
	// TimestampFirstCombCodec, Laravel's Str::orderedUuid: units of 10
	// microseconds first. They are too fine for a version 7 UUID.
	RamseyCombFirst Scheme = comb("ramsey-comb-first", "ramsey/uuid, commit 9e8aa05, CombGenerator and TimestampFirstCombCodec", 10*time.Microsecond, true)

	// LaravelOrdered is Laravel's Str::orderedUuid, another name for
	// [RamseyCombFirst].
	LaravelOrdered = RamseyCombFirst

	// RamseyCombLast is what ramsey/uuid makes with CombGenerator and
	// TimestampLastCombCodec: units of 10 microseconds last.
	RamseyCombLast Scheme = comb("ramsey-comb-last", "ramsey/uuid, commit 9e8aa05, CombGenerator and TimestampLastCombCodec", 10*time.Microsecond, false)
)

// Days since 1900 and the time of day, as SQL Server's datetime has them.
const (
	from1900     = 2_208_988_800_000 // ms from 1900-01-01 to 1970-01-01
	millisPerDay = 86_400_000
	perDay300    = 25_920_000 // ticks of 1/300 s
	perDayNH     = 25_920_003 // ticks of 3.333333 ms begun in a day
	nanosPerNH   = 3_333_333
	perDay32     = 1<<32 - 1
	before1970   = "its day and time of day are before 1970, where version 7 begins"
)

// datetimeComb is a version 4 UUID whose last 48 bits are days since 1900 and a tick of the day. A
// tick is longer than a millisecond and begins in one of its own, so milliseconds hold it.
func datetimeComb(name, source string, perDay uint64, ofDay func(tick uint64) time.Duration, tickOf func(ms uint64) uint64) *scheme {
	split := func(id [16]byte) (days, tick uint64) {
		return uint64(binary.BigEndian.Uint16(id[10:])), uint64(binary.BigEndian.Uint32(id[12:]))
	}
	// The first whole millisecond in which the generator counts this tick.
	firstMilli := func(tick uint64) uint64 {
		return uint64((ofDay(tick) + time.Millisecond - 1) / time.Millisecond)
	}
	s := &scheme{name: name, source: source, lossy6: lossyComb6, lossy7: lossyFraction}
	s.time = func(id [16]byte) (time.Time, refusal) {
		days, tick := split(id)
		if tick >= perDay {
			return time.Time{}, fmt.Sprintf("its last four bytes are %d, and a day has %d ticks", tick, perDay)
		}
		return time.UnixMilli(int64(days)*millisPerDay - from1900).Add(ofDay(tick)), wrongUUID(id, 4, "bytes")
	}
	if tickOf == nil {
		return s
	}
	s.to7 = func(id [16]byte) ([16]byte, refusal) {
		days, tick := split(id)
		ms := days*millisPerDay + firstMilli(tick)
		if ms < from1900 {
			return [16]byte{}, before1970
		}
		return v7of(ms-from1900, high(id)&0xfff, low(id)>>48&0x3fff<<48|high(id)>>16), ""
	}
	s.from7 = func(v7 [16]byte) ([16]byte, refusal) {
		ms, a, b := v7parts(v7)
		days, rest := (ms+from1900)/millisPerDay, (ms+from1900)%millisPerDay
		tick := tickOf(rest)
		if days > 0xffff || tick >= perDay || firstMilli(tick) != rest {
			return [16]byte{}, "no tick begins in its millisecond"
		}
		return fromHalves(b&bits48<<16|4<<12|a, 1<<63|b>>48<<48|days<<32|tick), ""
	}
	return s
}

var (
	// RTCombLegacy is RT.Comb's Provider.Legacy, and J. Nilsson's COMB: the days
	// since 1900 and 1/300 seconds since midnight in the last six bytes. A
	// version 7 UUID gets the first millisecond of the tick. Times before 1970
	// stay.
	RTCombLegacy Scheme = datetimeComb("rt-comb-legacy", "richardtallent/RT.Comb, commit 24d5655, SqlCombProvider with SqlDateTimeStrategy",
		perDay300,
		func(tick uint64) time.Duration { return time.Duration(tick * 10_000_000 / 3) },
		func(ms uint64) uint64 { return ms * 3 / 10 })

	// NHibernateComb is NHibernate's guid.comb of older versions: as
	// [RTCombLegacy], with a tick of 3.333333 ms and the local time of the
	// machine, which is returned as it is, called UTC.
	NHibernateComb Scheme = datetimeComb("nhibernate-comb", "nhibernate/nhibernate-core, GuidCombGenerator with the divisor 3.333333",
		perDayNH,
		func(tick uint64) time.Duration { return time.Duration(tick * nanosPerNH) },
		func(ms uint64) uint64 { return ms * 1_000_000 / nanosPerNH })

	// NHibernateComb32 is NHibernate's guid.comb of newer versions: a day in
	// UTC has 2^32-1 ticks of about 20 microseconds, which are too fine for a
	// version 7 UUID.
	NHibernateComb32 Scheme = datetimeComb("nhibernate-comb-32", "nhibernate/nhibernate-core, GuidCombGenerator with TickResolution",
		perDay32,
		func(tick uint64) time.Duration {
			const day = 24 * uint64(time.Hour)
			return time.Duration(tick*(day/perDay32) + tick*(day%perDay32)/perDay32)
		}, nil)
)
