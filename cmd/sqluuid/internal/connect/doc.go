// Package connect opens the database that a URL names.
//
// [Open] knows PostgreSQL, MySQL, MariaDB, SQLite and SQL Server, and waits until the server
// answers. A [Database] is the pool, its engine and its place, in words without a password. No
// error holds the URL, because it may have a password in it.
//
// A connection whose server is gone fails within a minute. mysql:// and mariadb:// have the
// options of TLS that postgres:// has.
package connect
