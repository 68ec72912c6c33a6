package migrate

import "github.com/sqluuid/sqluuid/migrate/internal/run"

// An Event is something a run has done.
//
//	Kind    string          // one of the constants below
//	Run     int64
//	MovedValues int64       // values rewritten, over all columns; by others as of a second ago
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
type Event = run.Event

// TableProgress counts the values of one table, over its columns of the class.
//
//	Table string
//	MovedValues int64 // by this process
//	Total int64 // that were left when it was planned
type TableProgress = run.TableProgress

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
	Vacuumed  = run.Vacuumed  // the space of old versions of rows can be used again
	Warned    = run.Warned    // something went wrong that leaves the ids alone
	Swapped   = run.Swapped   // a cut-over has exchanged the names; Took is how long it had its locks
	StepDone  = run.StepDone  // a run by twins has done the step that Note names
	Finished  = run.Finished
)
