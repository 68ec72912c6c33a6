// Package rebuild changes the type of id columns on an engine that has one writer and whose
// definitions of tables belong to its transactions: SQLite.
//
// A [Job] makes all tables of a [twin.Scope] anew, fills them with the converted ids and drops the
// old ones, in one transaction. The row of the run is a part of it, so that nothing is left of one
// that was killed. Undo makes them once more, with the ids of then and those that were written
// since. Finish forgets what undo needs.
package rebuild
