// Package mysql implements a rewrite on MySQL and MariaDB, alone or in a cluster.
//
// [Dialect] has all of it. What a server is, and so what it can do, is asked of it: a node of
// Galera, a member of a replication group, TiDB, or an older version. JSON carries the ids of a
// chunk where the server reads it, and lists of literals elsewhere. A copy swaps its tables
// with one RENAME TABLE, until which another connection holds the writers.
package mysql
