package collation

import (
	"encoding/binary"
	"math/bits"

	"github.com/sqluuid/sqluuid/codec"
)

// An Order is how a database compares two identifiers in a column of one type.
// Both methods take the bytes in the order of the text (RFC 9562), whatever the
// engine stores.
//
// Compare returns -1, 0 or 1, and 0 for equal values only. Key returns bytes
// whose plain comparison is the order: bytes.Compare of two keys equals Compare
// of the two ids. Neither allocates. String names the order.
//
//	order              string               of
//	Bytes              bytes                PostgreSQL, BINARY(16), BLOB, RAW(16), text in one form and case
//	SQLServer          sql-server           SQL Server's uniqueidentifier
//	SQLServerOrdered   sql-server-ordered   the same, stored by codec.SQLServerOrder
//	MariaDB            mariadb              MariaDB's UUID since 10.10.6, 10.11.5 and 11.0.3
//	MariaDBLegacy      mariadb-legacy       MariaDB's UUID before
//	ClickHouse         clickhouse           ClickHouse's UUID
//	TimeUUID           timeuuid             timeuuid of Cassandra and Scylla
//	CassandraUUID      cassandra-uuid       uuid of Cassandra
//	JavaSigned         java-signed          java.util.UUID, H2 1.x
//	TimeSwapped        time-swapped         BINARY(16) filled by UUID_TO_BIN(x, 1)
//	MixedEndian        mixed-endian         RAW(16) filled by .NET, BSON subtype 3 of C#
//	JavaLegacy         java-legacy          BSON subtype 3 of Java
//	LettersFirst       letters-first        text in EBCDIC
//
// Every order of this package has such a key. The ways to sort the text of an
// id for which we know none are in [Catalogue], with no Order: collations of
// Danish, Norwegian, Faroese, Welsh and Hawaiian, and numeric ones, sort some of
// 0-9 and a-f otherwise.
//
// A text column whose ids differ in case or form has no Order either, because
// what a server's collation does with them is no function of the sixteen bytes.
// Ask the server, or store the ids as bytes.
//
// The orders of this package are comparable, immutable and safe for concurrent
// use.
type Order interface {
	Compare(a, b [16]byte) int
	Key(id [16]byte) [16]byte
	String() string
}

// Bytes is the order of the unsigned bytes, first to last: memcmp. It is the order
// of PostgreSQL's uuid, of BINARY(16), BLOB, RAW(16) and CHAR(16) OCTETS, and of
// a text column that holds one form in one letter case (see [Catalogue] for the
// collations in which it is not).
var Bytes Order = &byteOrder{}

// Orders returns every order of this package, in the order of the table at
// [Order]. The slice is the caller's.
func Orders() []Order {
	return []Order{
		Bytes, SQLServer, SQLServerOrdered, MariaDB, MariaDBLegacy, ClickHouse, TimeUUID, CassandraUUID,
		JavaSigned, TimeSwapped, MixedEndian, JavaLegacy, LettersFirst,
	}
}

// compare compares the halves of two keys, most significant first. It subtracts
// each from the other and has no branches: in a sort they would be mispredicted
// half of the time.
func compare(ahi, alo, bhi, blo uint64) int {
	_, less := bits.Sub64(alo, blo, 0)
	_, less = bits.Sub64(ahi, bhi, less)
	_, more := bits.Sub64(blo, alo, 0)
	_, more = bits.Sub64(bhi, ahi, more)
	return int(more) - int(less)
}

func key(hi, lo uint64) (k [16]byte) {
	binary.BigEndian.PutUint64(k[:8], hi)
	binary.BigEndian.PutUint64(k[8:], lo)
	return k
}

// high and low are the halves of an id.
func high(id [16]byte) uint64 { return binary.BigEndian.Uint64(id[:8]) }
func low(id [16]byte) uint64  { return binary.BigEndian.Uint64(id[8:]) }

// timeFirst moves the bytes 0-7 of an id to 6, 7, 4, 5, 0, 1, 2, 3: the time of
// a version 1 UUID, most significant bits first.
func timeFirst(x uint64) uint64 { return x<<48 | x<<16&0xffff_0000_0000 | x>>32 }

type byteOrder struct{}

func (*byteOrder) Compare(a, b [16]byte) int { return compare(high(a), low(a), high(b), low(b)) }
func (*byteOrder) Key(id [16]byte) [16]byte  { return id }
func (*byteOrder) String() string            { return "bytes" }

// The orders of columns that are compared bytewise and hold another layout than
// the text's.
var (
	// TimeSwapped is the order of a BINARY(16) column that was filled by
	// UUID_TO_BIN(x, 1): the bytes of [codec.TimeSwapped].
	TimeSwapped Order = &timeSwapped{}

	// MixedEndian is the byte order of [codec.MixedEndian]: of Oracle's RAW(16)
	// as .NET programs fill it, and of BSON subtype 3 as the C# driver did.
	MixedEndian Order = &mixedEndian{}

	// JavaLegacy is the byte order of [codec.JavaLegacy]: BSON subtype 3 of the
	// Java driver.
	JavaLegacy Order = &javaLegacy{}
)

type timeSwapped struct{}

func (*timeSwapped) Compare(a, b [16]byte) int {
	return compare(timeFirst(high(a)), low(a), timeFirst(high(b)), low(b))
}
func (*timeSwapped) Key(id [16]byte) [16]byte { return key(timeFirst(high(id)), low(id)) }
func (*timeSwapped) String() string           { return codec.TimeSwapped.String() }

type mixedEndian struct{}

func (*mixedEndian) high(id [16]byte) uint64 {
	return uint64(binary.LittleEndian.Uint32(id[0:]))<<32 |
		uint64(binary.LittleEndian.Uint16(id[4:]))<<16 |
		uint64(binary.LittleEndian.Uint16(id[6:]))
}

func (o *mixedEndian) Compare(a, b [16]byte) int {
	return compare(o.high(a), low(a), o.high(b), low(b))
}
func (o *mixedEndian) Key(id [16]byte) [16]byte { return key(o.high(id), low(id)) }
func (*mixedEndian) String() string             { return codec.MixedEndian.String() }

type javaLegacy struct{}

func (*javaLegacy) Compare(a, b [16]byte) int {
	return compare(
		binary.LittleEndian.Uint64(a[:8]), binary.LittleEndian.Uint64(a[8:]),
		binary.LittleEndian.Uint64(b[:8]), binary.LittleEndian.Uint64(b[8:]))
}

func (*javaLegacy) Key(id [16]byte) [16]byte {
	return key(binary.LittleEndian.Uint64(id[:8]), binary.LittleEndian.Uint64(id[8:]))
}
func (*javaLegacy) String() string { return codec.JavaLegacy.String() }
