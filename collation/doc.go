// Package collation knows how databases order 16-byte identifiers, and makes
// identifiers that sort there.
//
// A time-ordered key is worth having only where the index agrees with it.
// PostgreSQL compares a uuid byte by byte; SQL Server begins with the last six
// bytes, ClickHouse with the last eight, Cassandra takes some of them for signed
// numbers.
//
// # Orders
//
// An [Order] compares two ids and makes a key whose plain byte comparison is the
// order. Both take the bytes of the text, whatever the engine stores.
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
// [Catalogue] says for each engine and column type which order it has, where
// that is from, and whether it was run here, taken from the vendor's code, or
// read in documents only. There are text columns with no such order: collations
// of Danish, Norwegian, Faroese, Welsh and Hawaiian, and numeric ones, sort some
// of 0-9 and a-f otherwise, and no key of sixteen bytes is known for them. docs/orders.md
// is the same as a page, with the drawings of [Explain].
//
// [Probe] asks a live database to sort a fixed sample in the key type of an
// [engine.Profile], and says whether it agrees and which order it follows if not.
//
// # Keys for SQL Server
//
// For version 6 and 7 keys use [codec.SQLServerOrder], which keeps the version
// and the variant readable. A [Sequence] makes the sequential ids of the ININ Uuid class,
// for SQL Server or for engines that compare bytes.
//
// # Ids of other programs
//
// A [Scheme] reads the time of the sequential ids that other programs make and
// turns them into version 6 or 7 UUIDs, where no bit is lost, and back:
//
//	scheme             becomes  layout, in text order but where it says stored
//	NewSequentialID    6        stored bytes are a version 1 UUID (SQL Server)
//	HyperV6            6        stored by codec.SequentialGUID (HyperUuid)
//	HyperV7            7        stored by codec.SQLServerOrder (HyperUuid)
//	SequentialGUIDV7   7        stored by codec.SequentialGUID (buvinghausen/SequentialGuid)
//	UUIDNextSQL        7        version 8; bytes 8-9 variant and sequence, 10-15 ms
//	MedoSQL            7        stored: 10-15 ms, 8-9 and 6-7 counter around variant and 7
//	RTCombSQL          7        version 4; 10-15 ms (also the suffix COMB of uuid-creator)
//	RTCombPostgreSQL   7        version 4; 0-5 ms (also the prefix COMB of uuid-creator)
//	RTCombLegacy       7        version 4; 10-11 days since 1900, 12-15 1/300 s
//	NHibernateComb     7        the same with 3.333333 ms, local time
//	NHibernateComb32   -        the same with 1/(2^32-1) of a day
//	RamseyCombFirst    -        version 4; 0-5 units of 10 µs (Laravel's orderedUuid)
//	RamseyCombLast     -        version 4; 10-15 units of 10 µs
//	EFCoreSequential   6, 7     version 4 without its variant; 10-15, 8-9 ticks of .NET
//	PomeloMySQL        6, 7     0-5, 6-7 and a digit of byte 8: ticks of .NET
//	NewID              6        10-15, 8-9 ticks of .NET, 6-7, 4-5, 0-1 worker, 2-3 sequence
//	NewIDSequential    6        0-7 ticks of .NET, 8-13 worker, 14-15 sequence
//	JHToddSQL          -        10-15 ms since the year 1, the rest random
//
// A dash is a scheme whose time can be read and whose bits have no room. Some
// ids of a scheme may have none either: those before 1970 as version 7, and a
// NewID whose sequence exceeds 14 bits. The error is [ErrLossy] then. No scheme is
// recognised from an id: the bits do not say which program made it, and a guess
// would be wrong about random ids.
//
// # What is refused
//
// Comparing text columns under any collation: what a server's collation does
// with mixed case or mixed forms is no function of the sixteen bytes. Ask the
// server, or store the ids as bytes.
package collation
