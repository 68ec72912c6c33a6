// Package migrate rewrites a UUID key column that is already full of ids, with
// every foreign key that refers to it, in PostgreSQL, MySQL, MariaDB and SQLite:
// version 1 to version 6, so that the index follows time, and back.
//
// # What it does
//
// A [Planner] reads the catalogue and the values and makes a [Plan], which can be
// printed and writes nothing. A [Runner] carries the plan out in chunks: each is
// one transaction over one range of ids in every column of the column class, the
// columns that are linked to the chosen one by foreign keys in either
// direction. At no time does a committed state break a foreign key. At the end
// it compares what is there with what the plan counted, and reports it.
//
// # What it guarantees
//
// The state of a run lives in the database that is changed, in two tables that
// the package makes (schema sqluuid on PostgreSQL, the prefix sqluuid_ elsewhere),
// and is written in the transaction that does the work. A run may be killed at
// any moment and started again. Every id it moved is recorded there, and so is
// every id that had the target version before, so that an undo restores the
// tables byte for byte and never touches an id that the run did not make unless
// it is told to.
//
// # What it refuses
//
// Ids that are not of the source version stop a run before its first write,
// unless the configuration says to leave them as they are. Tables that cannot be
// rewritten in place (views, partitions by name, inheritance, tables without
// transactions, triggers that were not allowed, columns compared under different
// collations) are refused by name. See [Error].
//
// # What the application sees
//
// Each id flips at the commit of its chunk. An insert that waits for a parent
// whose id has been rewritten meanwhile gets a foreign-key error; so does one
// that brings an old id from outside. New version 1 ids that arrive during the
// run are caught by a further pass.
//
// # Per engine
//
// PostgreSQL: one statement per chunk with a part per table, referenced rows
// locked first. MySQL and MariaDB: READ COMMITTED, the session's foreign key
// checks off, referenced columns first; InnoDB only; never ON UPDATE CASCADE.
// SQLite 3.41 or later: BEGIN IMMEDIATE, with enforcement off on the one
// connection.
package migrate
