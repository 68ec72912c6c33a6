package sequential

import (
	"encoding/binary"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/codec"
)

// The schemes that hold a whole UUID in other bytes.

// NewSequentialID is SQL Server's NEWSEQUENTIALID(), and UuidCreateSequential of
// Windows under it: a version 1 UUID whose first three fields SQL Server stores
// byte-swapped, so that the stored bytes are the UUID's and the printed ones are
// not. It becomes a version 6 UUID, exactly: a bijection between the two.
// Version 7 has no room for it.
var NewSequentialID Scheme = &scheme{
	name:   "newsequentialid",
	source: "Microsoft, NEWSEQUENTIALID (Transact-SQL); 63DD0AD3-A111-DD11-B2EB-005056AE063C and its successor",
	time: func(id [16]byte) (time.Time, refusal) {
		v1 := codec.MixedEndian.Encode(id)
		if why := wrongUUID(v1, 1, "stored bytes"); why != "" {
			return time.Time{}, why
		}
		return ticks(v1ticks(v1), gregorianToUnix), ""
	},
	to6: func(id [16]byte) ([16]byte, refusal) {
		v1 := codec.MixedEndian.Encode(id)
		return v6of(v1ticks(v1), low(v1)&bits62), ""
	},
	from6: func(v6 [16]byte) ([16]byte, refusal) {
		n := v6ticks(v6)
		v1 := fromHalves(n<<32|n>>32&0xffff<<16|1<<12|n>>48, low(v6))
		return codec.MixedEndian.Decode(v1), ""
	},
	lossy7: "the 60 bits of its time, its clock sequence and its node are more than the 122 bits of a version 7 UUID with its milliseconds in front hold",
}

// wrongUUID says that the bytes which should be a UUID of that version are none.
func wrongUUID(id [16]byte, version byte, what string) refusal {
	if isRFC(id, version) {
		return ""
	}
	return fmt.Sprintf("its %s are no version %d UUID", what, version)
}

// permutedScheme is a scheme that stores a whole UUID of one version in another layout.
func permutedScheme(name, source string, version byte, l codec.Layout) *scheme {
	original := func(id [16]byte) [16]byte { return l.Decode(codec.MixedEndian.Encode(id)) }
	s := &scheme{name: name, source: source}
	s.time = func(id [16]byte) (time.Time, refusal) {
		u := original(id)
		if why := wrongUUID(u, version, "reordered bytes"); why != "" {
			return time.Time{}, why
		}
		if version == 6 {
			return ticks(v6ticks(u), gregorianToUnix), ""
		}
		return millis(high(u) >> 16), ""
	}
	to := func(id [16]byte) ([16]byte, refusal) { return original(id), "" }
	from := func(id [16]byte) ([16]byte, refusal) { return codec.MixedEndian.Decode(l.Encode(id)), "" }
	if version == 6 {
		s.to6, s.from6 = to, from
		s.lossy7 = "the 60 bits of its time, its clock sequence and its node have no room in a version 7 UUID"
	} else {
		s.to7, s.from7 = to, from
		s.lossy6 = "a version 6 UUID has 62 bits for its 74 other bits"
	}
	return s
}

var (
	// HyperV6 is the form for SQL Server of HyperUuid's version 6, which moves
	// the version to where no reader looks: [codec.SequentialGUID].
	HyperV6 Scheme = permutedScheme("hyper-v6", "SkunkWerkx/HyperUuid, corpus/sql_order.json", 6, codec.SequentialGUID)

	// HyperV7 is the form for SQL Server of HyperUuid's version 7, which is
	// [codec.SQLServerOrder].
	HyperV7 Scheme = permutedScheme("hyper-v7", "SkunkWerkx/HyperUuid, corpus/sql_order.json", 7, codec.SQLServerOrder)

	// SequentialGUIDV7 is the form for SQL Server that buvinghausen/SequentialGuid
	// gives version 7: [codec.SequentialGUID].
	SequentialGUIDV7 Scheme = permutedScheme("sequential-guid-v7", "buvinghausen/SequentialGuid, commit fc82ce7", 7, codec.SequentialGUID)
)

// UUIDNextSQL is the version 8 UUID that UUIDNext makes for SQL Server: the
// milliseconds in the last six bytes, a sequence of 14 bits before them, and 60
// random bits. It becomes a version 7 UUID with the sequence after the
// milliseconds.
var UUIDNextSQL Scheme = &scheme{
	name:   "uuidnext-sql",
	source: "mareek/UUIDNext, commit ed24827, its decoder's tests",
	time: func(id [16]byte) (time.Time, refusal) {
		return millis(low(id) & bits48), wrongUUID(id, 8, "bytes")
	},
	to7: func(id [16]byte) ([16]byte, refusal) {
		sequence := low(id) >> 48 & 0x3fff
		return v7of(low(id)&bits48, sequence>>2, sequence&3<<60|payload60(id)), ""
	},
	from7: func(v7 [16]byte) ([16]byte, refusal) {
		ms, a, b := v7parts(v7)
		return fromHalves(half60(8, b&bits60), 1<<63|(a<<2|b>>60)<<48|ms), ""
	},
	lossy6: "a version 6 UUID has 62 bits for its sequence and its 60 random bits",
}

// MedoSQL is what Medo.Uuid7 makes for SQL Server (NewMsSqlUniqueIdentifier):
// the milliseconds in the last six stored bytes, a counter of 26 bits around the
// version and the variant, and 48 random bits. Its 7 stands where a reader of
// the text sees the third digit of the third group. It becomes the version 7
// UUID with the counter after the milliseconds.
var MedoSQL Scheme = &scheme{
	name:   "medo-sql",
	source: "medo64/Medo.Uuid7, commit c88eba1, NewMsSqlUniqueIdentifier",
	time: func(id [16]byte) (time.Time, refusal) {
		s := codec.MixedEndian.Encode(id)
		return millis(low(s) & bits48), wrongUUID(s, 7, "stored bytes")
	},
	to7: func(id [16]byte) ([16]byte, refusal) {
		s := codec.MixedEndian.Encode(id)
		counter := uint64(s[8]&0x3f)<<20 | uint64(s[9])<<12 | uint64(s[6]&0x0f)<<8 | uint64(s[7])
		random := uint64(binary.BigEndian.Uint16(s[4:]))<<32 | uint64(binary.BigEndian.Uint32(s[0:]))
		return v7of(low(s)&bits48, counter>>14, counter&0x3fff<<48|random), ""
	},
	from7: func(v7 [16]byte) ([16]byte, refusal) {
		ms, a, b := v7parts(v7)
		counter, random := a<<14|b>>48, b&bits48
		var s [16]byte
		binary.BigEndian.PutUint32(s[0:], uint32(random))
		binary.BigEndian.PutUint16(s[4:], uint16(random>>32))
		s[6], s[7] = 7<<4|byte(counter>>8)&0x0f, byte(counter)
		binary.BigEndian.PutUint64(s[8:], 1<<63|counter>>12<<48|ms)
		return codec.MixedEndian.Decode(s), ""
	},
	lossy6: "a version 6 UUID has 62 bits for its 74 bits of counter and randomness",
}
