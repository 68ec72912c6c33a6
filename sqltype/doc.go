// Package sqltype has the Go types of UUID columns and query arguments, and makes new UUIDs. It
// serves PostgreSQL, MySQL, MariaDB, SQLite, SQL Server and Oracle, and any library's UUID type.
//
// The first word of a type's name is what the column stores, its last word is the id that people
// see in JSON, URLs and logs. [UUID] is sixteen bytes in network order, or a native uuid.
// [NativeUUID], [CharUUID], [HexUUID], [SwappedUUID], [GUID] and [OrderedGUID] are UUIDs in other
// columns. [ULID], [EUID], [EXTUUID] and [TypeID] show other texts, and [CharULID] and [CharEUID]
// store them. Behind them stand [StoredID], which states a [Form], and [ID], which is a type of its
// own for each T. Each type has one for a column that may be NULL, as [NullCharUUID].
//
// [Bind] and [Dest] send and read one id of any library's type as an engine.Profile says.
// [NewConnector] makes a whole [database/sql.DB] do so, [Follow] also while the column changes its
// type.
//
// A failed Scan leaves a plain type as it was and makes a nullable one invalid. NULL into a plain
// type is [ErrNull]. Bytes from the driver are copied. Sixteen bytes are never guessed: the type
// states their layout, and one whose form is text refuses them ([ErrForm]).
//
// [NewV7] and [NewV4] suit most keys, [Batch] makes many at once, and all are safe for concurrent
// use. [NewID] and [ParseID] make an id of each type above. Package idgen has generators with
// settings, collation sequential ids with a collation's bits, uuid the names of google/uuid.
//
// The page docs/start/database-sql.md says which type fits which column, and docs/forms-matrix.md
// what happens in the others. With GORM use the plugin of docs/start/gorm.md: without it no key is
// filled, and a text or a number in a condition finds other rows or none.
package sqltype
