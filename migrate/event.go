package migrate

import "github.com/sqluuid/sqluuid/migrate/internal/run"

// An Event is something a run has done.
//
//	Kind        EventKind       // one of the constants below
//	Run         int64
//	MovedValues int64           // values rewritten, over all columns; by others as of a second ago
//	Total       int64           // values that the plan counted
//	Chunk       int64
//	Rows        int             // of each column that the chunk was made for
//	Worker      int             // from 1
//	Took        time.Duration   // the chunk's transaction
//	Note        string
//	Object      string          // the table or the index that the event is about
//	Lag         *time.Duration  // of the slowest replica when it was last read, nil if it is not
//	Retries     int64           // what this process has tried again because of others
//	Tables      []TableProgress // how far this process has got
type Event = run.Event

// TableProgress counts the values of one table, over its columns of the class.
//
//	Table       string
//	MovedValues int64 // by this process
//	Total       int64 // that were left when it was planned
type TableProgress = run.TableProgress

// An EventKind says what a run has done, as the word that JSON has.
type EventKind = run.EventKind

// The kinds of events.
const (
	Started   EventKind = run.Started
	Chunk     EventKind = run.Chunk     // a chunk was committed
	Waiting   EventKind = run.Waiting   // for a lock of another session; Note names it
	HeldAgain EventKind = run.HeldAgain // a hold ended for what Note says; it holds again
	Paused    EventKind = run.Paused    // somebody asked for a pause, or the server is busy
	Resumed   EventKind = run.Resumed   // it goes on
	Pass      EventKind = run.Pass      // ids arrived behind the run; it walks once more
	Verifying EventKind = run.Verifying // every id was visited
	Indexing  EventKind = run.Indexing  // a missing index is made, of [RunConfig.CreateMissingIndexes]
	Vacuumed  EventKind = run.Vacuumed  // the space of old versions of rows can be used again
	Warned    EventKind = run.Warned    // something went wrong that leaves the ids alone
	Swapped   EventKind = run.Swapped   // the names are exchanged; Took is how long it had locks
	StepDone  EventKind = run.StepDone  // a run by twins has done the step that Note names
	Finished  EventKind = run.Finished
)
