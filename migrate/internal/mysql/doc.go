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
package mysql
