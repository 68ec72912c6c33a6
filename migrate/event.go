package migrate

import (
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/plan"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// An Event is something a run has done.
type Event struct {
	Kind EventKind `json:"event"`
	Run  int64     `json:"run,omitempty"`
	// Moved are the values rewritten so far, over all columns; those of other
	// processes are as of a second ago.
	Moved  int64         `json:"moved"`
	Total  int64         `json:"total"` // values that the plan counted
	Chunk  int64         `json:"chunk,omitempty"`
	Rows   int           `json:"rows,omitempty"`    // of each column that the chunk was made for
	Worker int           `json:"worker,omitempty"`  // from 1
	Took   time.Duration `json:"took_ns,omitempty"` // the chunk's transaction
	Note   string        `json:"note,omitempty"`
	// Object is the table or the index that the event is about; Before and After
	// are the bytes that an index took before it was rebuilt, and after.
	Object string `json:"object,omitempty"`
	Before int64  `json:"before_bytes,omitempty"`
	After  int64  `json:"after_bytes,omitempty"`
	// Lag is that of the slowest replica when it was last read, nil if it is not,
	// which is so without [RunConfig.MaxLag].
	Lag *time.Duration `json:"lag_ns,omitempty"`
	// Retries counts what this process has tried again because of the locks and conflicts of others.
	Retries int64 `json:"retries,omitempty"`
	// Tables is how far this process has got, table by table. A table that is copied
	// is there in whole or not at all, and Moved and Rows are 0 until the end.
	Tables []TableProgress `json:"tables,omitempty"`
	// Copy is what a run with [Copy] does from now on, of an event Copying.
	Copy *CopyProgress `json:"copy,omitempty"`
}

// TableProgress counts the values of one table, over its columns of the class.
type TableProgress struct {
	Table string `json:"table"`
	Moved int64  `json:"moved"` // by this process
	Total int64  `json:"total"` // that were left when it was planned
}

// EventKind says what an Event tells.
type EventKind string

// The kinds of events.
const (
	Started EventKind = "started"
	Chunk   EventKind = "chunk" // a chunk was committed
	// Waiting says that another session holds a lock, which is tried again. Note
	// names the session where that can be seen.
	Waiting   EventKind = "waiting"
	Paused    EventKind = "paused"    // somebody asked for a pause, or the server is busy
	Resumed   EventKind = "resumed"   // it goes on
	Pass      EventKind = "pass"      // ids arrived behind the run; it walks once more
	Verifying EventKind = "verifying" // every id was visited
	Indexing  EventKind = "indexing"  // a missing index is made, of [RunConfig.CreateMissingIndexes]
	Copying   EventKind = "copying"   // a phase of a copy begins
	// Those of [RunConfig.Vacuum] and [FinishConfig.Reindex].
	Vacuumed   EventKind = "vacuumed"   // the space of old versions of rows can be used again
	Rebuilding EventKind = "rebuilding" // an index, which waits for older transactions
	Rebuilt    EventKind = "rebuilt"    // an index
	Warned     EventKind = "warning"    // something went wrong that leaves the ids alone
	// Those of an online copy.
	Listening EventKind = "listening" // the triggers are in
	Copied    EventKind = "copied"    // a table was filled
	Replayed  EventKind = "replayed"  // rows that were written meanwhile were copied again
	// Swapped says that the new tables are in place. Took is how long nobody else could use them.
	Swapped  EventKind = "swapped"
	Finished EventKind = "finished"
)

// CopyProgress says what a run with [Copy] does now. No engine tells how many of a
// table's rows a statement has copied so far, so it reports whole tables.
type CopyProgress struct {
	// Phase is what begins: fill (the new table gets its rows), index (it gets its keys and
	// indexes), foreign-keys (the new tables get them), check (the rows of the old and the new
	// table are compared), or swap (the tables change places).
	//
	// Each table is filled and indexed before the next; the others follow when all are. MySQL and
	// MariaDB make foreign keys first, and all indexes but plain ones that no foreign key uses;
	// SQLite makes foreign keys first, and the swap is a part of the filling there; on SQL Server
	// the indexes are. An online copy compares the tables while their rows are copied again, and
	// its swap is the event [Swapped]. An undo compares, and swaps or on SQLite fills.
	Phase string `json:"phase"`
	// Table is the current one, number N of Of; it is empty, and N is Of, in a phase
	// of all tables at once. Rows is how many rows the plan has counted there.
	Table string `json:"table,omitempty"`
	Rows  int64  `json:"rows"`
	N     int    `json:"n"`
	Of    int    `json:"of"`
}

// tell returns what makes events of what a run tells.
func tell(pl *plan.Plan, hear func(Event)) func(run.Event, run.Progress) {
	return func(e run.Event, p run.Progress) {
		out := Event{
			Kind: EventKind(e.Kind), Run: p.Run, Moved: p.Moved, Total: p.Total, Chunk: p.Chunk,
			Rows: e.Rows, Worker: e.Worker, Took: e.Took, Note: e.Note, Object: e.Object,
			Before: e.Before, After: e.After,
			Lag: p.Lag, Retries: p.Retries,
		}
		if e.Copy != nil {
			step := CopyProgress(*e.Copy)
			out.Copy = &step
		}
		if out.Kind == Chunk || out.Kind == Started || out.Kind == Copying {
			out.Tables = progress(pl, p.Columns)
		}
		hear(out)
	}
}

// progress sums the columns of each table, in the order of the class.
func progress(pl *plan.Plan, moved []int64) []TableProgress {
	var out []TableProgress
	at := map[string]int{}
	for i, c := range pl.Columns {
		key := state.TableName(c.Column.Schema, c.Column.Table)
		n, ok := at[key]
		if !ok {
			n = len(out)
			at[key] = n
			out = append(out, TableProgress{Table: key})
		}
		out[n].Total += c.ToMove
		out[n].Moved += moved[i]
	}
	return out
}
