// Package sqltype has the Go types of UUID columns and query arguments in
// PostgreSQL, MySQL, MariaDB and SQLite, and makes new UUIDs.
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
// [As] is the same sixteen bytes in a column that stores them in another form:
// [Text], [Hex], [Braced] and [Base32] in char columns, [GUID] and [OrderedGUID] in
// SQL Server's uniqueidentifier, [Swapped] where MySQL's UUID_TO_BIN(x, 1) was used;
// each has a type for NULL, as [NullText]. [Bind] and [Dest] do for the values of
// other libraries, Go 1.27's standard uuid among them, what these types do for
// ours, by the [engine.Profile].
//
// Method and function names are those of the uuid package of Go 1.27's standard
// library where it has them, so that moving between the two is a conversion:
// sqltype.UUID(x) and uuid.UUID(y).
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
// # Per engine
//
// PostgreSQL: uuid columns through pgx take the sixteen bytes in its default
// query mode. MySQL and MariaDB: BINARY(16) columns; MariaDB's own UUID type
// refuses binary arguments; [Text] and [Bind] send it text. SQLite: BLOB columns.
// SQL Server: [GUID], [OrderedGUID] or Bind; a plain UUID would be stored half
// swapped. A type that does not fit its column may fail without an error:
// docs/forms-matrix.md lists, per driver, which do.
package sqltype
