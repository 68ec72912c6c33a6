package run

import (
	"slices"
	"time"
)

// An Event is what a run has done. Its fields are some of those of migrate.Event.
type Event struct {
	Kind   Kind
	Rows   int
	Worker int
	Took   time.Duration
	Note   string
	Object string
	Before int64
	After  int64
	Copy   *Step
}

// A Kind is one of migrate's kinds of events, which says what each means.
type Kind string

// The kinds.
const (
	Started    Kind = "started"
	Chunk      Kind = "chunk"
	Waiting    Kind = "waiting"
	Paused     Kind = "paused"
	Resumed    Kind = "resumed"
	Pass       Kind = "pass"
	Verifying  Kind = "verifying"
	Indexing   Kind = "indexing"
	Copying    Kind = "copying"
	Vacuumed   Kind = "vacuumed"
	Warned     Kind = "warning"
	Rebuilding Kind = "rebuilding"
	Rebuilt    Kind = "rebuilt"
	Listening  Kind = "listening"
	Copied     Kind = "copied"
	Replayed   Kind = "replayed"
	Swapped    Kind = "swapped"
	Finished   Kind = "finished"
)

// A Step is what a copy does now. Its fields are those of migrate.CopyProgress.
type Step struct {
	Phase string
	Table string
	Rows  int64
	N, Of int
}

// Progress is how far a run is, with each event.
type Progress struct {
	Run, Moved, Total int64
	Chunk, Retries    int64 // of this process
	Columns           []int64
	Lag               *time.Duration
}

// Emit reports an event. Workers share the part, and report one event at a time.
func (p *Part) Emit(e Event) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.Tell(e, Progress{Run: p.Row.ID, Moved: p.base + p.own, Total: p.Row.Total, Chunk: p.chunks,
		Retries: p.retries, Columns: p.columns, Lag: p.lag})
}

// Retried counts what failed with err and is tried again.
func (p *Part) Retried(worker int, err error) {
	p.mu.Lock()
	p.retries++
	p.mu.Unlock()
	p.Emit(Event{Kind: Waiting, Worker: worker, Note: err.Error()})
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

// SetColumns says how many values of each column count as moved.
func (p *Part) SetColumns(moved []int64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.columns = moved
}
