// Package storage measures what the kind and the storage form of a key cost on
// a live database: how fast rows go in as the tables grow, what they take on
// disk, how full their pages are, and how fast they are found again.
//
// A [Plan] is pure and says what is measured: lanes (a kind of key, the form of
// its column, the way rows are inserted) over the same seeded shop of customers,
// orders and items. [Runner.Run] carries it out on a [Store], one per engine: the lanes
// grow by turns, slice by slice, so that a machine that drifts hurts all alike,
// and the whole is repeated. The result is a [Report], which has nothing in it
// of where the database is or who logged in.
//
// A store works in tables of its own, refuses to start when their names are
// taken, and drops what it made and nothing else. On SQLite it works in files of
// its own. A [Runner] is not safe for concurrent use.
package storage
