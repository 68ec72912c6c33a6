package run

import (
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// An Event is something a run has done. Package migrate says what each field means.
type Event struct {
	Kind        EventKind       `json:"event"`
	Run         int64           `json:"run,omitempty"`
	MovedValues int64           `json:"moved"`
	Total       int64           `json:"total"`
	Chunk       int64           `json:"chunk,omitempty"`
	Rows        int             `json:"rows,omitempty"`
	Worker      int             `json:"worker,omitempty"`
	Took        time.Duration   `json:"took_ns,omitempty"`
	Note        string          `json:"note,omitempty"`
	Object      string          `json:"object,omitempty"`
	Lag         *time.Duration  `json:"lag_ns,omitempty"`
	Retries     int64           `json:"retries,omitempty"`
	Tables      []TableProgress `json:"tables,omitempty"`
}

// An EventKind says what a run has done.
type EventKind string

// The kinds of events. Package migrate says what each means.
const (
	Started   EventKind = "started"
	Chunk     EventKind = "chunk"
	Waiting   EventKind = "waiting"
	HeldAgain EventKind = "held-again"
	Paused    EventKind = "paused"
	Resumed   EventKind = "resumed"
	Pass      EventKind = "pass"
	Verifying EventKind = "verifying"
	Indexing  EventKind = "indexing"
	Vacuumed  EventKind = "vacuumed"
	Warned    EventKind = "warning"
	Swapped   EventKind = "swapped"
	StepDone  EventKind = "step"
	Finished  EventKind = "finished"
)

// TableProgress counts the values of one table, over its columns of the class.
type TableProgress struct {
	Table       string `json:"table"`
	MovedValues int64  `json:"moved"`
	Total       int64  `json:"total"`
}

// Emit reports an event, with how far the run is. Workers share the part, and report one event at
// a time.
func (p *Part) Emit(e Event) {
	p.mu.Lock()
	defer p.mu.Unlock()
	e.Run, e.MovedValues, e.Total = p.Row.ID, p.base+p.own, p.Row.Total
	e.Chunk, e.Retries, e.Lag = p.chunks, p.retries, p.lag
	p.noteEvent(e)
	if e.Kind == Chunk || e.Kind == Started {
		e.Tables = p.tables()
	}
	p.Tell(e)
}

// tables sums the columns of each table, in the order of the class.
func (p *Part) tables() []TableProgress {
	var out []TableProgress
	for i, col := range p.Class.Columns {
		name := state.TableName(col.Schema, col.Table)
		at := slices.IndexFunc(out, func(t TableProgress) bool { return t.Table == name })
		if at < 0 {
			at = len(out)
			out = append(out, TableProgress{Table: name})
		}
		out[at].Total += p.Readings[i].Moves
		out[at].MovedValues += p.columns[i]
	}
	return out
}

// CountRetry counts what failed with err and is tried again.
func (p *Part) CountRetry(worker int, err error) {
	p.again(Event{Kind: Waiting, Worker: worker, Note: err.Error()})
}

// CountHoldAgain counts a hold that ended with err and is followed by another one.
func (p *Part) CountHoldAgain(err error) { p.again(Event{Kind: HeldAgain, Note: err.Error()}) }

func (p *Part) again(e Event) {
	p.mu.Lock()
	p.retries++
	p.mu.Unlock()
	p.Emit(e)
}

// Count counts a chunk that was committed, with the values of each column.
func (p *Part) Count(moved []int64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.chunks++
	for i, n := range moved {
		p.own += n
		p.columns[i] += n
	}
}

// Chunks is how many chunks this process has committed.
func (p *Part) Chunks() int64 {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.chunks
}

// Columns is how many values of each column this process has moved.
func (p *Part) Columns() []int64 {
	p.mu.Lock()
	defer p.mu.Unlock()
	return slices.Clone(p.columns)
}
