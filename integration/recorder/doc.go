// Package recorder writes down every statement that a database/sql pool sends.
//
// Its tests carry out fixed runs of package migrate, through its public API, and compare
// the statements with the files in testdata/<engine>/<run>.sql. Such a file depends on no
// name inside migrate. A change that only moves code about changes no file; one that changes
// what a server is sent shows exactly that.
//
// # The nouns
//
// [Wrap] puts a connector around that of a driver. Its connections do what their parents
// do, in every optional interface of database/sql, and write an [Entry] into a [Log] when
// they are asked for something: a statement with its arguments, BEGIN with its options, COMMIT,
// ROLLBACK, and the error of any of them. [Render] writes entries as text. A [Normaliser]
// replaces what no two runs have alike.
//
// # A file
//
// The first two lines say what the run is and which version of the server it is from.
// "-- c1" begins what the first connection sends, and "-- ==" a step. Arguments stand in
// comments below their statement. A text of 200 bytes or more is written once, with a hash;
// where it is sent again, a comment has the hash and its beginning. So does a long argument.
//
// Each session is a connection of its own, because the pool keeps none. The application of
// an online copy writes at fixed events, and its statements are notes: they use another pool.
//
// # What is normalised
//
//   - <database>: the name of the test's own database. Statements about databases of other
//     tests, which a run meets on the same server, are left out.
//   - <label>: the day and the random digits in the names of what a copy makes.
//   - <process>: the random digits in the name of a worker.
//   - <time>: a time as text, or as the driver's own type.
//   - <hash>: 64 hexadecimal digits, which depend on the name of the database.
//   - <number n>: an integer of 100,000 or more, which is random, and any in a statement
//     about PROCESSLIST, which is the number of a connection. The same number has the same n.
//     Such numbers in a row are sorted.
//   - <id n>: an id that neither the tables nor their images have, with which the engine is
//     tried. Statements in a row that differ in such ids only are counted. Twelve known ids
//     or more and nothing else are a sample in no order: they are sorted, and four are shown,
//     with the hash of all.
//   - Watching (pg_blocking_pids, the holders of locks on MySQL and MariaDB) depends on the
//     clock: it is left out, with what its connections ask first. So is the progress of the
//     run, which is read once a second.
//   - Polls are written once, without their errors: PROCESSLIST, metadata locks, PREPARE
//     sqluuid_probe, KILL QUERY. What a connection asks about its server before them is
//     written once, too.
//   - Statements of several connections that were under way at the same time are sorted by
//     connection. Of the guards of a swap on MySQL and MariaDB, it is left out whether each
//     got its lock.
//
// A run that differs is recorded again, up to twice, and the test fails if each of them
// differs: on a busy machine a lock may be waited for once more. The test logs it.
//
// # Versions
//
// The files are from SQLite of github.com/mattn/go-sqlite3, PostgreSQL 15, MariaDB 10.11
// and MySQL 9.7. With another version of a server its tests skip and say so: some
// statements depend on it.
package recorder
