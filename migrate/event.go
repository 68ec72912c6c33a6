package migrate

import "time"

// An Event is something a run has done.
type Event struct {
	Kind   EventKind     `json:"event"`
	Run    int64         `json:"run,omitempty"`
	Moved  int64         `json:"moved"` // values rewritten so far, over all columns; by other processes, as of a second ago
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
	// Retries counts what this process has tried again because of the locks and
	// conflicts of others.
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
	Started   EventKind = "started"
	Chunk     EventKind = "chunk"     // a chunk was committed
	Waiting   EventKind = "waiting"   // a lock is held by another session, which Note names where that can be seen; it is tried again
	Paused    EventKind = "paused"    // somebody asked for a pause, or the server is busy
	Resumed   EventKind = "resumed"   // it goes on
	Pass      EventKind = "pass"      // ids arrived behind the run; it walks the class, or what came to it, once more
	Verifying EventKind = "verifying" // every id was visited
	Indexing  EventKind = "indexing"  // an index that a column lacks is made, of [RunConfig.CreateMissingIndexes]
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
	Swapped   EventKind = "swapped"   // the new tables are in place; Took is how long nobody else could use them
	Finished  EventKind = "finished"
)

// emit sends an event. Workers share it.
func (r *runner) emit(e Event) {
	r.mu.Lock()
	defer r.mu.Unlock()
	e.Run, e.Moved, e.Total, e.Chunk = r.run.ID, r.base+r.own, r.run.Total, r.chunks
	e.Lag, e.Retries = r.lag, r.retries
	if e.Kind == Chunk || e.Kind == Started || e.Kind == Copying {
		e.Tables = r.progress()
	}
	r.cfg.OnEvent(e)
}

// progress sums the columns of each table, in the order of the class.
func (r *runner) progress() []TableProgress {
	var out []TableProgress
	at := map[string]int{}
	for i, c := range r.pl.Columns {
		key := c.Column.table()
		n, ok := at[key]
		if !ok {
			n = len(out)
			at[key] = n
			out = append(out, TableProgress{Table: key})
		}
		out[n].Total += c.ToMove
		out[n].Moved += r.perColumn[i]
	}
	return out
}

// retried counts what failed with err and is tried again.
func (r *runner) retried(worker int, err error) {
	r.mu.Lock()
	r.retries++
	r.mu.Unlock()
	r.emit(Event{Kind: Waiting, Worker: worker, Note: err.Error()})
}

// note counts a chunk that was committed.
func (r *runner) note(moved []int64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.chunks++
	for i, n := range moved {
		r.own += n
		r.perColumn[i] += n
	}
}
