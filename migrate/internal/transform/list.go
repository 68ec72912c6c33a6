package transform

import (
	"encoding/binary"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/peabody"
)

// The digits of the rewrites. Version 1: time_low 0-7, time_mid 8-11, version 12, time_high 13-15
// (RFC 9562, section 5.1); version 6 has the same 60 bits from the top (section 5.6).
var (
	v1v6 = digits([2]int{13, 3}, [2]int{8, 4}, [2]int{0, 5}, "6", [2]int{5, 3}, [2]int{16, 16})
	v6v1 = digits([2]int{7, 5}, [2]int{13, 3}, [2]int{3, 4}, "1", [2]int{0, 3}, [2]int{16, 16})

	unswap, swap = permutation(codec.TimeSwapped.Decode), permutation(codec.TimeSwapped.Encode)
	unmix        = permutation(codec.MixedEndian.Decode) // its own inverse
)

// Swapped ids of version 1 begin with their time's top digits after the version: 1 hhh. Version 6
// begins with hhh, so times from 1854 to 2266 never look like swapped ids again.
var (
	swappedV1 = Pattern{In: []Range{{0, []byte{0x11, 0x30}, []byte{0x12, 0xff}},
		between(8, 0x80, 0xbf)}}
	unswappedV6 = Pattern{Version: 6, In: []Range{between(0, 0x13, 0x2f)}}
)

// A mixed-endian id of version 1 has the version in byte 7. Left out are times (of about 1896 to
// 1910 and 2124 to 2138) in which byte 6, the low byte of time_high, looks like a 6.
var (
	mixedV1 = Pattern{In: []Range{between(7, 0x10, 0x12), between(8, 0x80, 0xbf)},
		Out: []Range{between(6, 0x60, 0x6f)}}
	unmixedV6 = Pattern{Version: 6, In: []Range{between(0, 0x00, 0x2f)},
		Out: []Range{between(0, 0x06, 0x06), between(0, 0x16, 0x16), between(0, 0x26, 0x26)}}
)

// In SQL Server's order the first six bytes, which have the time, come last. Version and variant
// stay, so that the years tell the image of most ids from a source.
var (
	orderedV1    = Pattern{Version: 1, In: []Range{{6, []byte{0x11, 0x30}, []byte{0x12, 0xff}}}}
	orderedImage = Pattern{Version: 6, In: []Range{between(10, 0x13, 0x2f)}}
)

// google/uuid's version 6 has the upper 44 bits of the time after a zero digit. The four bits below
// them are lost (google/uuid#159). The years are the same as in inspect.SuspectGoogleV6, less
// milliseconds.
var (
	googleV6   = Pattern{Version: 6, In: []Range{{0, googleTime(2000, 1), googleTime(2100, -1)}}}
	repairedV6 = Pattern{Version: 6, In: []Range{{0, repairedTime(2000, 1), repairedTime(2100, -1)}}}

	googleRepair = digits([2]int{1, 11}, "0", "6", [2]int{13, 19})
	googleBreak  = digits("0", [2]int{0, 11}, "6", [2]int{13, 19})
)

// COMBs of version 4 with 48 bits of Unix milliseconds. The years tell them from
// random ids and from COMBs that count other units.
var (
	combYears    = Range{0, millis(2000, 0), millis(2100, 0)}
	combLastYear = Range{10, combYears.Lo, combYears.Hi}
)

// timeFirst is a version whose ids begin with the milliseconds of those years, timeLast one whose
// ids end with them.
func timeFirst(version int) Pattern { return Pattern{Version: version, In: []Range{combYears}} }
func timeLast(version int) Pattern  { return Pattern{Version: version, In: []Range{combLastYear}} }

// ININ's sequential UUIDs have their version in octet 7 before a zero; here it is our default. The
// dbms type is after the variant in octet 8. Both octets stay. Read as mixed-endian bytes they
// show the version.
var (
	ininL = Pattern{In: []Range{between(7, 0xd0, 0xd0), between(8, 0x80, 0x8f)}}
	ininS = Pattern{In: []Range{between(7, 0xd0, 0xd0), between(8, 0x90, 0x9f)}}

	ininPermute = digits([2]int{24, 8}, [2]int{20, 4}, [2]int{12, 4}, "9", [2]int{17, 3},
		[2]int{0, 12})
	ininRestore = digits([2]int{20, 12}, [2]int{12, 4}, "8", [2]int{17, 3}, [2]int{8, 4}, [2]int{0, 8})
)

// Peabody's draft counts 36 bits of seconds where RFC 9562 counts 48 bits of milliseconds. In
// these years the first bytes tell the two apart. Three in four ids of other layouts have a
// fraction that is no millisecond; the rest pass for ids of this layout and keep all their bits.
var (
	draftV7 = Pattern{Version: 7, In: []Range{{0, draftSeconds(2010, 0), draftSeconds(2100, -1)}}}
	rfcV7   = Pattern{Version: 7, In: []Range{{0, millis(2010, 0), millis(2100, -1)}}}
)

// all is every transform with its inverse after it. The names are kept in the
// state of runs and never change.
var all = []*Transform{
	{name: "v1-to-v6", about: "version 1", from: version(1), to: version(6), digits: v1v6},
	{name: "v6-to-v1", about: "version 6", from: version(6), to: version(1), digits: v6v1},

	{name: "swapped-to-v6", about: "version 1 in MySQL's swapped order",
		from: swappedV1, to: unswappedV6, digits: unswap.then(v1v6), read: codec.TimeSwapped.Decode,
		bytes: true},
	{name: "v6-to-swapped", about: "version 6",
		from: unswappedV6, to: swappedV1, digits: v6v1.then(swap), bytes: true},

	{name: "newsequentialid-to-v6", about: "NEWSEQUENTIALID",
		from: mixedV1, to: unmixedV6, digits: unmix.then(v1v6), read: codec.MixedEndian.Decode},
	{name: "v6-to-newsequentialid", about: "version 6",
		from: unmixedV6, to: mixedV1, digits: v6v1.then(unmix), undoOnly: true},

	{name: "google-v6-repair", about: "google/uuid's version 6",
		from: googleV6, to: repairedV6, digits: googleRepair},
	{name: "google-v6-break", about: "repaired version 6",
		from: repairedV6, to: googleV6, digits: googleBreak, undoOnly: true},

	{name: "comb-to-v7/time-first", about: "version 4 with the time first",
		from: timeFirst(4), to: timeFirst(7), digits: digits([2]int{0, 12}, "7", [2]int{13, 19})},
	{name: "v7-to-comb/time-first", about: "version 7",
		from: timeFirst(7), to: timeFirst(4), digits: digits([2]int{0, 12}, "4", [2]int{13, 19}),
		undoOnly: true},

	{name: "comb-to-v7/time-last", about: "version 4 with the time last",
		from: timeLast(4), to: timeFirst(7),
		digits: digits([2]int{20, 12}, "7", [2]int{13, 7}, [2]int{0, 12})},
	{name: "v7-to-comb/time-last", about: "version 7",
		from: timeFirst(7), to: timeLast(4),
		digits: digits([2]int{20, 12}, "4", [2]int{13, 7}, [2]int{0, 12}), undoOnly: true},

	{name: "swapped-to-network", about: "versions 1 to 8 in MySQL's swapped order",
		from: anyVersion(0), to: anyVersion(6), digits: unswap, read: codec.TimeSwapped.Decode,
		listed: true, bytes: true},
	{name: "network-to-swapped", about: "versions 1 to 8",
		from: anyVersion(6), to: anyVersion(0), digits: swap, listed: true, bytes: true},

	{name: "mixed-to-network", about: "versions 1 to 8 in mixed-endian order",
		from: anyVersion(7), to: anyVersion(6), digits: unmix, read: codec.MixedEndian.Decode,
		listed: true, bytes: true},
	{name: "network-to-mixed", about: "versions 1 to 8",
		from: anyVersion(6), to: anyVersion(7), digits: unmix, listed: true, bytes: true},

	{name: "inin-dbms0-to-dbms1", about: "ININ's sequential UUIDs of dbms type 00",
		from: ininL, to: ininS, digits: ininPermute, read: codec.MixedEndian.Decode,
		bytes: true, timeless: true},
	{name: "inin-dbms1-to-dbms0", about: "ININ's sequential UUIDs of dbms type 01",
		from: ininS, to: ininL, digits: ininRestore, read: codec.MixedEndian.Decode,
		bytes: true, timeless: true},

	{name: "draft-v7-to-v7",
		about: "version 7 in the millisecond layout of Peabody's draft, 2010 to 2099",
		from:  draftV7, to: rfcV7, image: into(peabody.Millisecond().ToRFC), read: fromDraft,
		listed: true},
	{name: "v7-to-draft-v7", about: "version 7 from 2010 to 2099",
		from: rfcV7, to: draftV7, image: into(peabody.Millisecond().FromRFC), listed: true},

	{name: "v1-to-ordered", about: "version 1 from 1854 to 2266",
		from: orderedV1, to: orderedImage, ordered: true,
		image: always(func(id [16]byte) [16]byte { return toOrdered(v1v6.apply(id)) })},
	{name: "ordered-to-v1", about: "version 6 in SQL Server's order",
		from: orderedImage, to: orderedV1, read: fromOrdered, ordered: true,
		image: always(func(id [16]byte) [16]byte { return v6v1.apply(fromOrdered(id)) })},

	{name: "v6-to-ordered", about: "version 6 from 1854 to 2266",
		from: unswappedV6, to: orderedImage, image: always(toOrdered),
		listed: true, ordered: true},
	{name: "ordered-to-v6", about: "version 6 in SQL Server's order",
		from: orderedImage, to: unswappedV6, image: always(fromOrdered), read: fromOrdered,
		listed: true, ordered: true},

	{name: "v7-to-ordered", about: "version 7 from 2000 to 2099",
		from: timeFirst(7), to: timeLast(7), image: always(toOrdered),
		listed: true, ordered: true},
	{name: "ordered-to-v7", about: "version 7 in SQL Server's order",
		from: timeLast(7), to: timeFirst(7), image: always(fromOrdered), read: fromOrdered,
		listed: true, ordered: true},
}

// into is an image that only some sources have.
func into(image func([16]byte) ([16]byte, error)) func([16]byte) ([16]byte, bool) {
	return func(id [16]byte) ([16]byte, bool) {
		out, err := image(id)
		return out, err == nil
	}
}

// fromDraft reads ids of the draft, and leaves ids of other layouts as they are.
func fromDraft(id [16]byte) [16]byte {
	if out, err := peabody.Millisecond().ToRFC(id); err == nil {
		return out
	}
	return id
}

// always is an image that every source has.
func always(image func([16]byte) [16]byte) func([16]byte) ([16]byte, bool) {
	return func(id [16]byte) ([16]byte, bool) { return image(id), true }
}

// toOrdered and fromOrdered are between an id and the text of the uniqueidentifier that stores it
// by [codec.SQLServerOrder].
func toOrdered(id [16]byte) [16]byte {
	return codec.MixedEndian.Decode(codec.SQLServerOrder.Encode(id))
}

func fromOrdered(shown [16]byte) [16]byte {
	return codec.SQLServerOrder.Decode(codec.MixedEndian.Encode(shown))
}

// Same leaves every id as it is.
var Same = func() *Transform {
	t := &Transform{name: "same", about: "any version", digits: digits([2]int{0, 32})}
	t.back = t
	return t
}()

// byName is all by name, each joined to its inverse.
var byName = func() map[string]*Transform {
	m := map[string]*Transform{}
	for i, t := range all {
		t.back = all[i^1]
		m[t.name] = t
	}
	m["google-v6-repair"].oneWay = "four bits of the time are missing from that layout"
	return m
}()

// Named returns the transform of a name, nil if there is none.
func Named(name string) *Transform { return byName[name] }

// All returns every transform, each followed by its inverse.
func All() []*Transform { return append([]*Transform(nil), all...) }

// Between returns the transform from one version to another, 1 and 6 either way.
func Between(from, to int) *Transform {
	for _, t := range all[:2] {
		if t.from.Version == from && t.to.Version == to {
			return t
		}
	}
	return nil
}

// ticks returns the beginning of a year as eight bytes: 100 nanoseconds since 1582 (RFC 9562,
// section 5.1), moved up by four bits as in version 6. change is in units of 2^16 of them.
func ticks(year int, change int64) []byte {
	n := time.Date(year, 1, 1, 0, 0, 0, 0, time.UTC).Unix()*1e7 + 0x01B21DD213814000
	return binary.BigEndian.AppendUint64(nil, uint64(n+change<<16)<<4)
}

// googleTime returns the first six bytes that google/uuid makes of that time.
func googleTime(year int, change int64) []byte {
	n := binary.BigEndian.Uint64(ticks(year, change)) >> 4
	return binary.BigEndian.AppendUint64(nil, n)[:6]
}

// repairedTime returns the first six bytes of version 6, the lost bits as zero.
func repairedTime(year int, change int64) []byte {
	b := ticks(year, change)[:6]
	b[5] &= 0xf0
	return b
}

// draftSeconds returns the beginning of a year as the draft's first four bytes: a sixteenth of its
// seconds, changed by so much.
func draftSeconds(year, change int) []byte {
	s := time.Date(year, 1, 1, 0, 0, 0, 0, time.UTC).Unix() / 16
	return binary.BigEndian.AppendUint32(nil, uint32(int(s)+change))
}

// millis returns six bytes of Unix milliseconds, changed by so many.
func millis(year int, change int64) []byte {
	begin := time.Date(year, 1, 1, 0, 0, 0, 0, time.UTC).UnixMilli()
	return binary.BigEndian.AppendUint64(nil, uint64(begin+change))[2:]
}
