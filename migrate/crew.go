package migrate

import (
	"context"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// An Activity is what a run, or one of its workers, does.
type Activity string

// The activities of runs and workers.
const (
	Working Activity = "working"
	// WaitingFor says that a worker waits for a lock, or for other workers. Its Why says for whom.
	WaitingFor Activity = "waiting"
	OnHold     Activity = "paused"
	// Silent says that a worker was not heard for a minute. Its session is open, or the server does
	// not tell: the process is frozen, cut off from the server, or at a long statement.
	Silent Activity = "silent"
	Dead   Activity = "dead"    // the session of the worker is gone, and the worker has not said so
	Ended  Activity = "ended"   // of a worker, as it has said itself
	Idle   Activity = "stopped" // of a run: no worker is at it
)

// silence is for how long a worker may not be heard of.
const silence = time.Minute

// A WorkerStatus is one connection of one process that works, or has worked, on a run.
type WorkerStatus struct {
	Worker    int64      `json:"worker"`            // its number in the run
	Session   int64      `json:"session,omitempty"` // the server's number of the connection
	Who       string     `json:"who,omitempty"`
	Command   string     `json:"command,omitempty"`
	StartedAt time.Time  `json:"started"` // its process
	HeardAt   time.Time  `json:"heard"`
	EndedAt   *time.Time `json:"ended,omitempty"`
	State     Activity   `json:"state"` // working, waiting, paused, silent, dead, ended
	// Why says for whom or for what it waits, or why it has ended.
	Why string `json:"why,omitempty"`
	// Silent is how long it was not heard of, by the clock of the server.
	Silent time.Duration `json:"-"`
	// Open says that the server has the session of a worker that was not heard of for long: it may
	// hold a range of the run, which is free when the session ends.
	Open        bool  `json:"open,omitempty"`
	MovedValues int64 `json:"moved"`
	Chunks      int64 `json:"chunks"`
}

// addWorkers reads who works on a run.
func (s *RunStatus) addWorkers(ctx context.Context, d dialect.Dialect, q dialect.Querier) error {
	list, err := (state.SQL{D: d}).Workers(ctx, q, s.Run)
	if err != nil {
		return err
	}
	for _, w := range list {
		st := workerStatus(w)
		if st.EndedAt == nil && s.FinishedAt == nil {
			st.look(ctx, d, q)
		}
		if s.Ranges != nil {
			s.Ranges.Chunks += w.Chunks
		}
		if s.UpdatedAt.Before(w.HeardAt) {
			s.UpdatedAt = w.HeardAt
		}
		s.Workers = append(s.Workers, st)
	}
	if s.FinishedAt == nil {
		s.Activity = activity(s.Workers)
	}
	return nil
}

func workerStatus(w state.Worker) WorkerStatus {
	st := WorkerStatus{Worker: w.Position, Session: w.Session, Who: w.Who, Command: w.Command,
		HeardAt: w.HeardAt, State: Activity(w.Doing), Why: w.Why, Silent: w.Silent,
		MovedValues: w.MovedValues, Chunks: w.Chunks}
	st.StartedAt, _ = time.Parse(time.RFC3339Nano, w.StartedAt)
	if w.Doing == state.Verifying {
		st.State, st.Why = Working, string(state.Verifying)
	}
	if !w.EndedAt.IsZero() {
		st.EndedAt = &w.EndedAt
	}
	return st
}

// look asks the server about the session of a worker that has not said that it ended.
func (w *WorkerStatus) look(ctx context.Context, d dialect.Dialect, q dialect.Querier) {
	watcher := d.Abilities().Watcher
	known := watcher != nil && w.Session != 0
	if known {
		open, err := watcher.IsOpen(ctx, q, w.Session)
		w.Open, known = open, err == nil
	}
	switch {
	case known && !w.Open:
		w.State = Dead
	case w.Silent > silence:
		w.State = Silent
	default:
		w.Open = false // which is nothing to speak of
	}
}

// activity is what a run does, by what its workers do. Where none is at it, the worker that was
// heard of last tells why, unless another one may hold a range.
func activity(workers []WorkerStatus) Activity {
	for _, state := range []Activity{Working, WaitingFor, OnHold} {
		if slices.ContainsFunc(workers, func(w WorkerStatus) bool { return w.State == state }) {
			return state
		}
	}
	last := slices.MaxFunc(append([]WorkerStatus{{}}, workers...), func(a, b WorkerStatus) int {
		return a.HeardAt.Compare(b.HeardAt)
	})
	holds := slices.ContainsFunc(workers, func(w WorkerStatus) bool { return w.Open })
	if holds || last.State == Dead || last.State == Silent {
		return Dead
	}
	return Idle
}

// share adds to a report what this process did and what all did, and the sizes of the tables. What
// cannot be read is left out: the run is over.
func (r *runner) share(ctx context.Context, rep *Report) {
	p := r.part
	own := Share{Processes: 1}
	own.MovedValues, own.Chunks, own.Took = p.Own()
	own.Began = time.Now().Add(-own.Took).UTC()
	all := own
	rep.Process, rep.All = &own, &all
	if ctx.Err() != nil || p.Row.ID == 0 {
		return
	}
	list, err := p.State().Workers(ctx, p.S, p.Row.ID)
	if err != nil {
		return
	}
	all = Share{MovedValues: rep.MovedValues, Began: own.Began}
	took, lost := map[string]time.Duration{}, map[string]bool{}
	for _, w := range list {
		st := workerStatus(w)
		if st.StartedAt.Before(all.Began) {
			all.Began = st.StartedAt
		}
		took[w.StartedAt] = max(took[w.StartedAt], w.HeardAt.Sub(st.StartedAt))
		if st.EndedAt == nil && w.StartedAt != p.StartedAs() {
			st.look(ctx, p.D, p.S)
			lost[w.StartedAt] = lost[w.StartedAt] || st.State == Dead || st.State == Silent
		}
		all.Chunks += w.Chunks
	}
	took[p.StartedAs()] = own.Took
	for process, d := range took {
		all.Took += d
		all.Processes++
		if lost[process] {
			all.LostProcesses++
		}
	}
	before := p.Row.Before.Columns
	for _, ref := range r.pl.Class.Refs() {
		size := TableSize{Table: state.TableName(ref.Schema, ref.Table)}
		for _, i := range r.pl.Class.Of(ref) {
			size.Before = max(size.Before, before[check.Name(r.pl.Class.Columns[i])].Bytes)
		}
		size.After, err = dialect.Size(ctx, p.D, p.S, ref)
		if err == nil && size.After > 0 && size.Before > 0 {
			rep.Sizes = append(rep.Sizes, size)
		}
	}
}
