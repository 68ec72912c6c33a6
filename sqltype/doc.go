// Package sqltype has the Go types of UUID columns and query arguments in
// PostgreSQL, MySQL, MariaDB, SQLite, SQL Server and Oracle, for any library's
// UUID type, and makes new UUIDs of every version of RFC 9562.
//
// With GORM, use github.com/sqluuid/sqluuid/gormplugin: without it no key is filled, and a text
// or a number in a condition finds other rows or none. An inline id of this package names its row
// in either case; of other types that are sent as bytes GORM makes "id IN (248,29,79,…)", sixteen
// numbers, by which MariaDB deletes rows that were never asked for.
//
// # Types
//
// [UUID] is sixteen bytes in the order in which the text is read, as query argument and
// in JSON on every engine; [NullUUID] is for a column that may be NULL. [ID] is a UUID of
// one thing, so that an order's id does not compile as a user's, and the base of ids with
// a text of their own in the same sixteen bytes: [ULID], [EUID], [TypeID], [Base58ID],
// [Base62ID], and any form that a program has an [IDText] for. NULL, the nil UUID (all
// zero) and a missing key, for which GORM takes the zero value, are three things.
//
// # Storage forms
//
// Where a column does not store those bytes, one of three says what it stores; the type
// wins where two apply. docs/forms-matrix.md lists what each makes of each column.
//
//   - A type, [As]: [Text], [Hex], [Braced] and [Base32] for char columns, [GUID] and
//     [OrderedGUID] for SQL Server's uniqueidentifier, [Swapped] for what MySQL's
//     UUID_TO_BIN(x, 1) filled. Each has one for NULL, as [NullText].
//   - An argument: [Bind], [Dest] and their like do for one value of any library's type
//     what an engine.Profile says.
//   - A pool: [NewConnector] makes a whole [database/sql.DB] do so.
//
// # Scan
//
// Every Scan method keeps one contract. A failed Scan leaves a plain type as it was and
// makes a nullable one invalid. NULL into a plain type is [ErrNull]. Bytes from the driver
// are copied. Sixteen bytes are never guessed: the type states their layout, and one whose
// form is text refuses them ([ErrForm]).
//
// # New ids
//
// [NewV7] and [NewV4] suit most keys, and [Batch] makes many at once. All are safe for
// concurrent use. [MinV7] and [MaxV7] bound a range of time in a query. Package idgen has
// generators with a clock, a node or a machine number of the program's own, package uuid
// the names of google/uuid. docs/rfc9562.md says which function follows which section.
package sqltype
