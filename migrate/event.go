package migrate

import "github.com/sqluuid/sqluuid/migrate/internal/run"

// An Event is something a run has done.
//
//	Kind    string          // one of the constants below
//	Run     int64
//	Moved   int64           // values rewritten, over all columns; by others as of a second ago
//	Total   int64           // values that the plan counted
//	Chunk   int64
//	Rows    int             // of each column that the chunk was made for
//	Worker  int             // from 1
//	Took    time.Duration   // the chunk's transaction
//	Note    string
//	Object  string          // the table or the index that the event is about
//	Lag     *time.Duration  // of the slowest replica when it was last read, nil if it is not
//	Retries int64           // what this process has tried again because of others
//	Tables  []TableProgress // how far this process has got
//	Copy    *CopyProgress   // what a run with Copy does from now on, of an event Copying
//
// A table that is copied is in Tables in whole or not at all, and Moved and Rows are 0 until the
// end.
type Event = run.Event

// TableProgress counts the values of one table, over its columns of the class.
//
//	Table string
//	Moved int64 // by this process
//	Total int64 // that were left when it was planned
type TableProgress = run.TableProgress

// CopyProgress says what a run with [Copy] does now. No engine tells how many of a table's rows a
// statement has copied so far, so it reports whole tables.
//
//	Phase string // what begins
//	Table string // the current one, number N of Of; empty in a phase of all tables at once
//	Rows  int64  // that the plan has counted there
//	N, Of int
//
// The phases are fill (a new table gets its rows), index (it gets its keys and indexes),
// foreign-keys (the new tables get them), check (the rows of the old and the new table are
// compared), and swap (the tables change places). MySQL, MariaDB and SQLite make foreign keys
// first, and the swap is a part of the filling on SQLite. An online copy compares the tables while
// their rows are copied again, and its swap is the event [Swapped]. An undo compares, and swaps or
// on SQLite fills.
type CopyProgress = run.Step

// The kinds of events.
const (
	Started   = run.Started
	Chunk     = run.Chunk     // a chunk was committed
	Waiting   = run.Waiting   // for a lock of another session, which Note names where it can be seen
	HeldAgain = run.HeldAgain // a hold of a cut-over ended for what Note says; it holds again
	Paused    = run.Paused    // somebody asked for a pause, or the server is busy
	Resumed   = run.Resumed   // it goes on
	Pass      = run.Pass      // ids arrived behind the run; it walks once more
	Verifying = run.Verifying // every id was visited
	Indexing  = run.Indexing  // a missing index is made, of [RunConfig.CreateMissingIndexes]
	Copying   = run.Copying   // a phase of a copy begins
	Vacuumed  = run.Vacuumed  // the space of old versions of rows can be used again
	Warned    = run.Warned    // something went wrong that leaves the ids alone
	Listening = run.Listening // the triggers of an online copy are in
	Copied    = run.Copied    // an online copy has filled a table
	Replayed  = run.Replayed  // rows that were written meanwhile were copied again
	Swapped   = run.Swapped   // new tables are in place; Took is how long nobody could use them
	StepDone  = run.StepDone  // a run by twins has done the step that Note names
	Finished  = run.Finished
)
