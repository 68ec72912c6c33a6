// Package mysql implements a rewrite on MySQL and MariaDB, alone or in a cluster.
//
// [Dialect] has all of it. A variant says what a server is, and so what it can do: a node of
// Galera, a member of a replication group, TiDB, or an older version. JSON carries the ids of a
// chunk where the server reads it, and lists of literals elsewhere. The .sql files have the
// queries, with a comment for each.
//
// Twins are columns next to columns, which triggers keep in step. What a table has is read from
// SHOW CREATE TABLE. A cut-over is one message, and the catalogue tells what is left of one that
// has stopped in its middle.
//
// A copy makes new tables, fills them, and swaps all of them by one RENAME TABLE. A hold, which
// is another session, keeps writers out meanwhile. An online copy lets them go on: triggers
// write a log, which is replayed until a moment without writers. On MySQL the session that has
// locked the tables renames them. MariaDB does not allow that: the tables are handed over to the
// RENAME one by one, each by a guard.
//
// A kill during a RENAME can leave a write in a table that was put away. The log shows it, or
// the sums of a copy without a log; then no later step drops anything, and the run says where
// the rows are.
package mysql
