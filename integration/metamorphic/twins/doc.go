// Package twins runs changes of type by twins on random databases, while a random application
// writes.
//
// A scenario is a value made from a seed: tables with keys, links and what else depends on columns
// of ids, rows in several spellings, and the verbs of a run with the faults on the way to each.
// Writers follow the column from the first verb to the last, and own their rows: each knows from a
// ledger by business keys what the database must have. At each stop the oracle reads both columns of
// each pair in one snapshot, and compares them with the ledgers, the old ids and the new ones. It
// compares the catalogue with what it was at the same stage before. It knows the rewrites by
// sqltype.UUID alone, and shares no code with package migrate.
//
// One scenario of four gives rows new keys. Its links hold the key of a row without a foreign key,
// some of them that of one of two tables, which another column tells.
//
// A scenario that fails is printed with its seed, and made smaller for as long as it fails. Kills
// come at moments that a seed cannot fix: run a seed several times if it passes.
//
// MySQL and MariaDB have tables of their own kinds: innodb_test.go says what differs there.
//
// SQLUUID_SEED repeats a run, and SQLUUID_TWINS_RUNS says how many scenarios there are.
package twins
