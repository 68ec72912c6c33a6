// Package sqluuid is a toolkit for 16-byte identifiers in SQL databases:
// PostgreSQL, MySQL, MariaDB, SQLite and SQL Server.
//
// This root package declares nothing. The rooms of the toolkit are
//
//   - [github.com/sqluuid/sqluuid/sqltype]: the Go types a struct field or a query argument has,
//     and new ids of every RFC 9562 version in use. Below it, sqltype/uuid and sqltype/charuuid
//     have the names of google/uuid and gofrs/uuid for columns of sixteen bytes and of CHAR(36),
//     sqltype/idgen has generators with settings of their own, sqltype/engine what is true of
//     each database system, as data, sqltype/pgxtype native values of pgx, sqltype/follow what
//     keeps a pool right while a column changes its type, and sqltype/sqltypetest the suite that
//     every driver must pass;
//   - [github.com/sqluuid/sqluuid/codec]: sixteen bytes to text and to sixteen bytes in another
//     order, and back. Below it, codec/euid, codec/extuuid, codec/inin, codec/kin and
//     codec/peabody have the formats of other documents;
//   - [github.com/sqluuid/sqluuid/collation]: how each engine orders ids, and sequential ids that
//     ascend there. Below it, collation/sequential reads the sequential ids of other programs;
//   - [github.com/sqluuid/sqluuid/inspect]: every reading of an id, with what speaks for it;
//   - [github.com/sqluuid/sqluuid/gormplugin]: keys, column types and safety in GORM;
//   - [github.com/sqluuid/sqluuid/migrate]: plan, run, verify and undo the rewrite of a key column
//     that is already full of ids;
//   - [github.com/sqluuid/sqluuid/cmd/sqluuid]: the command: migrate, scan, inspect and bench.
package sqluuid
