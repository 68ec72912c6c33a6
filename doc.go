// Package sqluuid is a toolkit for 16-byte identifiers in SQL databases:
// PostgreSQL, MySQL, MariaDB, SQLite and SQL Server.
//
// This root package declares nothing. The rooms of the toolkit are
//
//   - [github.com/sqluuid/sqluuid/sqltype]: the Go types a struct field or a
//     query argument has, and new ids of every RFC 9562 version in use;
//   - [github.com/sqluuid/sqluuid/codec]: sixteen bytes to text and to sixteen
//     bytes in another order, and back;
//   - [github.com/sqluuid/sqluuid/sqltype/engine]: what is true of each
//     database system, as data;
//   - [github.com/sqluuid/sqluuid/gormplugin]: keys, column types and safety in
//     GORM;
//   - [github.com/sqluuid/sqluuid/migrate]: plan, run, verify and undo the
//     rewrite of a key column that is already full of ids.
package sqluuid
