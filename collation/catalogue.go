package collation

import "strconv"

// Verification is how we know an order.
type Verification uint8

// The ways, from the strongest to the weakest.
const (
	RunHere    Verification = iota // the tests of this repository compare it with the engine
	VendorCode                     // taken from, or run with, the vendor's own code; no server was asked
	Documents                      // only documents, manuals or the reports of others say so
)

// String names the way.
func (v Verification) String() string {
	switch v {
	case RunHere:
		return "run here"
	case VendorCode:
		return "vendor's own code"
	case Documents:
		return "documents only"
	}
	return "Verification(" + strconv.Itoa(int(v)) + ")"
}

// An Entry says how one type of column of one engine orders ids, and how we know.
type Entry struct {
	Engine       string
	Column       string // the column type, with what it holds where that matters
	Order        Order  // nil where no order of this package fits the column
	Verification Verification
	Source       string // where the order is from
	Note         string // what a user of the column should know; may be empty
}

// Catalogue returns every engine and column type whose order is known. It also has those that are
// known to have no order of this package. The slice is the caller's.
//
// A text column sorts as [Bytes] when all its ids are in one form (with hyphens
// in the same places or none) and in one letter case, because in that form the
// digits 0-9 come before a-f, character by character. A collation that ignores
// case or punctuation does not change that: the hyphens stand in the same places
// in all. It breaks with mixed case in a collation that sees case, with mixed
// forms in any, and in the collations that the entries name.
func Catalogue() []Entry {
	const (
		suite    = "integration/collation"
		sqlguid  = "dotnet/runtime, SQLGuid.cs; two printed ORDER BY lists of real servers; SqlGuid in Mono (make sqlguid)"
		mdev     = "MDEV-29959"
		icu      = "Unicode CLDR, the tailoring of the language"
		mongo    = "mongodb/specifications, bson-binary-uuid; values of one length and subtype compare bytewise"
		oneForm  = "one form and one letter case"
		noOrder  = "no key of 16 bytes is known; store ids as " // and a type
		emulated = "a MySQL in one process, for tests"
	)
	return []Entry{
		{"PostgreSQL", "uuid", Bytes, RunHere, suite, ""},
		{"PostgreSQL", "bytea", Bytes, RunHere, suite, ""},
		{"PostgreSQL", "text, char(36)", Bytes, RunHere, suite + ": C, C.utf8 and every ICU language but those below", oneForm + "; glibc's locales were not run"},
		{"PostgreSQL", "text, ICU Danish, Norwegian, Faroese", nil, RunHere, icu, "aa sorts as å, after f; " + noOrder + "uuid"},
		{"PostgreSQL", "text, ICU Welsh", nil, RunHere, icu, "dd and ff are letters of their own; " + noOrder + "uuid"},
		{"PostgreSQL", "text, ICU Hawaiian", nil, RunHere, icu, "vowels come before consonants: a, e, b, c, d, f; " + noOrder + "uuid"},
		{"PostgreSQL", "text, ICU with numeric order (kn)", nil, RunHere, icu, "a run of digits is compared as a number; " + noOrder + "uuid"},
		{"MySQL", "BINARY(16)", Bytes, RunHere, suite, ""},
		{"MySQL", "BINARY(16) filled by UUID_TO_BIN(x, 1)", TimeSwapped, RunHere, suite,
			"version 1 sorts by time; of other versions random bits come first"},
		{"MySQL", "CHAR(36)", Bytes, RunHere,
			suite + ": all utf8mb4 collations but the next, utf8mb4_0900_ai_ci among them", oneForm},
		{"MySQL", "CHAR(36), Danish and Norwegian collations", nil, RunHere, icu,
			"aa sorts as å, after f; " + noOrder + "BINARY(16)"},
		{"TiDB", "BINARY(16)", Bytes, Documents, "TiDB documentation; compatible with MySQL", ""},
		{"go-mysql-server", "BINARY(16)", Bytes, RunHere, "integration/gms", emulated},
		{"go-mysql-server", "BINARY(16) filled by UUID_TO_BIN(x, 1)", TimeSwapped, RunHere, "integration/gms", emulated},
		{"MariaDB", "BINARY(16)", Bytes, RunHere, suite, ""},
		{"MariaDB", "UUID since 10.10.6, 10.11.5, 11.0.3", MariaDB, RunHere, suite + "; " + mdev, "versions 1 to 5 by node first; some values are refused, see codec.MariaDBStorable"},
		{"MariaDB", "UUID before that", MariaDBLegacy, Documents, mdev, "version 7 is out of order; upgrade, or use BINARY(16)"},
		{"MariaDB", "CHAR(36)", Bytes, RunHere, suite + ": all utf8mb4 collations but the next", oneForm},
		{"MariaDB", "CHAR(36), Danish collations", nil, RunHere, icu, "aa sorts as å, after f; " + noOrder + "BINARY(16)"},
		{"SQLite", "BLOB", Bytes, RunHere, suite, ""},
		{"SQLite", "TEXT, BINARY or NOCASE", Bytes, RunHere, suite, oneForm},
		{"DuckDB", "UUID, BLOB, VARCHAR", Bytes, RunHere, "integration/duckdb", oneForm + " in VARCHAR"},
		{"Firebird", "CHAR(16) CHARACTER SET OCTETS", Bytes, RunHere, suite + ", Firebird 3.0 (make orders-more)", "not in the continuous run"},
		{"ClickHouse", "UUID", ClickHouse, RunHere, suite + ", ClickHouse 18.16 (make orders-more); ClickHouse documentation, UUID", "not in the continuous run"},
		{"SQL Server", "uniqueidentifier", SQLServer, VendorCode, sqlguid, "version 7 is out of order as it is; see codec.SQLServerOrder"},
		{"SQL Server", "uniqueidentifier stored by codec.SQLServerOrder", SQLServerOrdered, VendorCode, sqlguid, "as Bytes within one version and variant"},
		{"SQL Server", "BINARY(16)", Bytes, Documents, "Transact-SQL reference, binary", ""},
		{"Babelfish", "uniqueidentifier", Bytes, VendorCode, "a private build of Babelfish 4.4 was asked", "not SQL Server's order"},
		{"Oracle", "RAW(16)", Bytes, Documents, "Oracle SQL reference, RAW", ""},
		{"Oracle", "RAW(16) written by ODP.NET from a Guid", MixedEndian, Documents, "ODP.NET, reports of users", "look at stored bytes before you trust it"},
		{"CockroachDB, YugabyteDB, Spanner", "UUID", Bytes, Documents, "their manuals", ""},
		{"DB2", "BINARY(16), CHAR(16) FOR BIT DATA", Bytes, Documents, "DB2 manual, binary strings", ""},
		{"DB2 for z/OS and for i", "CHAR(36) in EBCDIC", LettersFirst, Documents, "IBM code page 37: a to f are 81 to 86, 0 to 9 are F0 to F9", oneForm},
		{"Cassandra", "timeuuid", TimeUUID, VendorCode, "apache/cassandra, AbstractTimeUUIDType", "version 1 only"},
		{"Scylla", "timeuuid", TimeUUID, VendorCode, "scylladb, UUID.hh", "on version 1; version 7 among themselves bytewise"},
		{"Cassandra", "uuid", CassandraUUID, VendorCode, "apache/cassandra, UUIDType", ""},
		{"Java", "java.util.UUID.compareTo", JavaSigned, VendorCode, "OpenJDK, java.util.UUID", ""},
		{"H2", "UUID, 1.x", JavaSigned, Documents, "it compares by java.util.UUID.compareTo, as its users report", "2.x compares unsigned: Bytes"},
		{"MongoDB", "BinData subtype 4; subtype 3 of the Python driver", Bytes, Documents, mongo, ""},
		{"MongoDB", "BinData subtype 3 of the C# driver", MixedEndian, Documents, mongo, ""},
		{"MongoDB", "BinData subtype 3 of the Java driver", JavaLegacy, Documents, mongo, ""},
		{"SAP HANA, ABAP, Sybase ASE", "VARBINARY(16), RAW16", Bytes, Documents, "their manuals", ""},
		{"SQL Anywhere, MS Access", "UNIQUEIDENTIFIER, Replication ID", nil, Documents, "no authoritative source was found", "unknown"},
	}
}
