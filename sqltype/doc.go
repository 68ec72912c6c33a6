// Package sqltype has the Go types of UUID columns and query arguments in
// PostgreSQL, MySQL, MariaDB, SQLite, SQL Server and Oracle, for any library's
// UUID type, and makes new UUIDs of every version of RFC 9562.
//
// # With GORM, use the plugin
//
// A type that binds as sixteen bytes is unsafe in GORM as it comes:
// db.Delete(&Order{}, id) becomes "id IN (248,29,79,…)", sixteen numbers, and
// MariaDB then deletes rows that were never asked for. With
// [github.com/sqluuid/sqluuid/gormplugin] the same call touches one row. When
// GORM parses a model with a [UUID] and no plugin is in use, the package says
// so once through [log/slog]. [Text] is the type that is safe without the plugin.
//
// # Types
//
// [UUID] is sixteen bytes in the order in which the text is read, on every
// engine. As a query argument it is those sixteen bytes; from a column it takes
// sixteen raw bytes or any of the text forms that [ParseLenient] takes.
// [NullUUID] is the same for a column that may be NULL. Three things look alike
// and are not: NULL (NullUUID with Valid false), the nil UUID (a value, all
// zero, equal to the zero UUID) and a missing key, for which GORM takes the
// zero value.
//
// [ID] is a UUID of one thing, so that an order's id does not compile as a user's, and
// the base of ids with a text of their own, in the same sixteen bytes: [ULID], [EUID],
// [TypeID], [Base58ID], [Base62ID], and any form that a program has an [IDText] for.
//
// Method and function names are those of the uuid package of Go 1.27's standard
// library where it has them, so that moving between the two is a conversion:
// sqltype.UUID(x) and uuid.UUID(y). Package [github.com/sqluuid/sqluuid/sqltype/uuid] has
// the names of google/uuid.
//
// # Storage forms
//
// The sixteen bytes of a column, or its text, are not always the id's. There are
// three ways to say what they are; where more than one applies, the type wins:
//
//   - By the column: [As], the same sixteen bytes in a column that stores them in
//     another form. [Text], [Hex], [Braced] and [Base32] are for char columns, [GUID]
//     and [OrderedGUID] for SQL Server's uniqueidentifier, [Swapped] is for what MySQL's
//     UUID_TO_BIN(x, 1) filled. Each has a type for NULL, as [NullText]. A type of text
//     reads the spelling that it writes; another is [ErrSpelling].
//   - By the argument: [Bind] and [Dest] do for one value of any library's type,
//     Go 1.27's standard uuid among them, what the [engine.Profile] says; with
//     [BindPtr] and [DestPtr] for NULL, [BindAll] for IN lists, [BindArray] and [DestArray]
//     for PostgreSQL's arrays.
//   - By the pool: [NewConnector] makes a whole [database/sql.DB] do so, and one
//     struct serves every engine.
//
// The last two know the engine and not the column. A type that does not fit its
// column may fail without an error: docs/forms-matrix.md lists, per driver,
// which do.
//
// # Scan
//
// Every Scan method keeps one contract. A failed Scan leaves a plain type as it
// was and makes a nullable one invalid. NULL into a plain type is [ErrNull].
// Bytes from the driver are copied. Sixteen bytes are never guessed: they are
// in network order, which is what [UUID] states; a column in another order needs
// a type that states that one, and a type whose form is text refuses them
// ([ErrForm]).
//
// # New ids
//
// [NewV7] and [NewV4] suit most keys; [NewV1], [NewV3], [NewV5], [NewV6] and [NewV8]
// are there for those who need them, and version 2 is not ([ErrVersion2]). [Batch]
// makes many at once. All are safe for concurrent use,
// and those of NewV7 ascend strictly within a process.
//
// A [Generator] is for what these functions decide for themselves: clock, node,
// randomness, the method of RFC 9562, section 6.2, and a number for the machine. With
// a [FileStore] its versions 1 and 6 keep their state from one process to the
// next, through crashes too.
//
// [NewV7At] gives old rows a key of their time, and [MinV7] and [MaxV7] bound a
// range of time in a query, as [NewV6At], [MinV6] and [MaxV6] do for version 6.
// [NewV8Bucket] makes ids for engines that place rows by ranges of the key.
// [Suspect] finds ids of google/uuid's wrong version 6 layout, and [Repair] mends
// them.
// docs/rfc9562.md says for each section of the RFC which functions follow it.
//
// # Per engine
//
// PostgreSQL: a uuid column takes the sixteen bytes of a UUID through pgx in the
// three query modes that describe the statement. In its modes exec and
// simple_protocol, and through lib/pq, it refuses them: there it needs
// [NewConnector], [Bind] or [Text], or with pgx itself pgxtype.Register, of
// [github.com/sqluuid/sqluuid/sqltype/pgxtype], which serves every mode. Text sent to a
// bytea column stores its 36 characters without an error.
//
// MySQL and MariaDB: BINARY(16) columns take the sixteen bytes. MySQL has no type of its
// own for ids; [Swapped] is what its UUID_TO_BIN(x, 1) stores. MariaDB's own UUID
// type refuses or changes binary arguments: it needs the profile
// [engine.MariaDBUUID], or [Text].
//
// SQLite: BLOB columns take the sixteen bytes.
//
// SQL Server: uniqueidentifier needs [GUID], [OrderedGUID], [Bind] and [Dest], or the
// connector, because the server turns the first eight bytes around; a UUID
// alone would be stored as another id. What the connector makes of its rows is said
// at [NewConnector]. BINARY(16) takes the sixteen bytes, with [engine.SQLServerBinary].
//
// Oracle: RAW(16) columns take the sixteen bytes; its profile is a list of facts
// that no test has run against a server.
package sqltype
