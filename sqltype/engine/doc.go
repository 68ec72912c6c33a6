// Package engine says what is true of each database system that keeps 16-byte
// identifiers (PostgreSQL, MySQL, MariaDB, SQLite, SQL Server, Oracle), as data.
//
// A [Profile] is one engine together with one way of storing an identifier in
// it: which column types there are, in which layout the bytes travel and lie,
// how the engine orders them, how a placeholder and a quoted name are written.
// It holds facts only. What an engine does, a statement or a lock, belongs to
// the packages that need it.
//
//	profile            key column        sent as  layout            order
//	PostgreSQL         uuid              text     network           bytes
//	MySQL              binary(16)        bytes    network           bytes
//	MariaDB            binary(16)        bytes    network           bytes
//	MariaDBUUID        uuid              text     network           mariadb-uuid
//	SQLite             blob              bytes    network           bytes
//	SQLServer          uniqueidentifier  text     mixed-endian      sql-server
//	SQLServerOrdered   uniqueidentifier  text     sql-server-order  sql-server
//	SQLServerBinary    binary(16)        bytes    network           bytes
//	Oracle             raw(16)           bytes    network           bytes
//
// "Sent as" is the kind of argument that every driver of the engine passes to a
// key column unharmed. MariaDB's uuid type refuses a binary argument (error
// 1292), and SQL Server's driver sends one as varbinary in the wrong order.
// Its BINARY(16) refuses text in an INSERT, and a WHERE with text finds nothing there.
package engine
