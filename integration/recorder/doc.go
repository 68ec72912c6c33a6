// Package recorder writes down every statement that a database/sql pool sends.
//
// Its tests carry out fixed runs of package migrate, through its public API, and compare the
// statements with the files in testdata/<engine>/<run>.txt. A change that only moves code about
// changes no file; one that changes what a server is sent shows exactly that.
//
// [Wrap] puts a connector around the connector of a driver. Its connections do what their parents
// do, and write an [Entry] into a [Log] for each statement with its arguments, BEGIN with its
// options, COMMIT, ROLLBACK, and the error of any of them. A [Renderer] writes entries as text. A
// [Normaliser] replaces what no two runs have alike. [Questions] are what is left out of the text.
// [Changes] is how the files of MySQL say what differs from the files of MariaDB.
//
// A file is a case of package casetest. The directive "tables" makes the tables, and the others are
// verbs of the command with its arguments: run, undo, plan, verify, status, finish, pause, resume.
// Below stands what the step sends, unless it has the argument "unrecorded". A new run needs no Go,
// if it needs no new tables. [Renderer] says how the text reads.
//
// The files are from SQLite of github.com/mattn/go-sqlite3, PostgreSQL 15, MariaDB 10.11 and MySQL
// 9.7. With another version of a server its tests skip and say so.
package recorder
