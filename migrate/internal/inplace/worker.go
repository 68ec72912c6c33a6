package inplace

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
)

// A worker moves chunk after chunk on a connection of its own. Between chunks it holds nothing.
type worker struct {
	*Job
	n    int // from 1
	s    *dialect.Session
	pace *throttle.Pace
	// careful is how many chunks follow lists, after one that met an application.
	careful int
}

func (j *Job) worker(n int) *worker {
	return &worker{Job: j, n: n, s: j.S, pace: throttle.NewPace(j.ChunkTime, j.mostRows())}
}

func (j *Job) mostRows() int {
	most := j.ChunkRows
	if j.S.Most > 0 {
		most = min(most, j.S.Most)
	}
	var share int64 // a larger chunk would leave more behind than is vacuumed at a time
	for _, t := range j.vacuumTables {
		share = max(share, t.every/int64(len(t.columns)))
	}
	if share > 0 {
		most = int(min(int64(most), share))
	}
	return most
}

// drain moves until nothing of the current pass is left. It fails with ErrFenced when another
// process has moved the run on, and with ErrStopped when the time of the process is over.
func (j *Job) drain(ctx context.Context) error {
	own, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var wg sync.WaitGroup
	var fenced, due, undo atomic.Bool
	for i := range j.Workers {
		w := j.worker(i + 1)
		wg.Go(func() {
			switch err := w.run(own); {
			case errors.Is(err, run.ErrFenced):
				fenced.Store(true) // the others will find out
			case errors.Is(err, run.ErrUndoRequested):
				undo.Store(true)
			case errors.Is(err, throttle.ErrDue):
				due.Store(true) // and so will they
			case err != nil:
				cancel(err) // the first one counts
			}
		})
	}
	wg.Wait()
	switch err := context.Cause(own); {
	case ctx.Err() != nil:
		return ctx.Err()
	case err != nil:
		return err
	case due.Load():
		return fmt.Errorf("%w: %v are over (%w)", run.ErrStopped, j.Brake.After, hint.StopAfter)
	case fenced.Load():
		return run.ErrFenced
	case undo.Load():
		return run.ToUndo(j.Row.ID)
	}
	return nil
}

// run moves chunk after chunk until nothing is left. Behind ErrFenced and ErrDue the other workers
// end by themselves; any other error cuts their chunks off.
func (w *worker) run(ctx context.Context) error {
	if w.n > 1 {
		s, err := w.D.Open(ctx, w.DB)
		if err != nil {
			return fmt.Errorf("opening a session for worker %d, which needs one of its own; if "+
				"there is none to be had, take fewer workers (%w): %w", w.n, hint.Workers, err)
		}
		defer s.Close()
		s.Gaps, s.Patience = w.S.Gaps, w.Patience(w.n)
		w.s = s
		if err := errors.Join(s.Hasten(ctx), w.SignOn(ctx, s, w.n)); err != nil {
			return err
		}
		defer w.SignOff(context.WithoutCancel(ctx), s, w.n, "")
	}
	var waits waiting
	for {
		if err := w.Brake.Hold(ctx, w.s); err != nil {
			return err
		}
		did, err := w.step(ctx)
		if err != nil {
			return err
		}
		if !did {
			if over, err := waits.look(ctx, w); over || err != nil {
				return err
			}
			continue
		}
		waits = waiting{}
		w.s.Between(ctx)
		if err := w.vacuum(ctx, w.s, w.n, false); err != nil {
			return err
		}
	}
}

// waiting is what a worker sees while others have all that is left.
type waiting struct {
	last       state.WorkCounts
	stillSince time.Time // since when nothing has moved
	told       bool
}

// look waits until the next look is due. over is true when nothing is left.
func (l *waiting) look(ctx context.Context, w *worker) (over bool, err error) {
	var left state.WorkCounts
	if err := w.Retry(ctx, func() (err error) {
		left, err = w.Store.CountWork(ctx, w.s, w.Row.ID)
		return err
	}); err != nil {
		return false, err
	}
	if left.Ranges+left.Todo == 0 {
		return true, nil
	}
	if left != l.last || w.moving.Load() > 0 { // one of our own is about to end
		l.last, l.stillSince = left, time.Now()
	}
	switch since := time.Since(l.stillSince); {
	case since > w.LockWait:
		return false, fmt.Errorf("%w: another worker has what is left of the run, and does not go "+
			"on; wait for it, or end its session, then run the same again", run.ErrLocked)
	case since > time.Second && !l.told:
		l.told = true
		w.Emit(run.Event{Kind: run.Waiting, Worker: w.n, Note: "other workers have what is left; " +
			"the part of a killed one is free as soon as the server has noticed"})
	}
	return false, dialect.Pause(ctx, throttle.PollEvery)
}

// soon is how long a chunk goes on before it is looked who may hold it up: less than the second
// for which it waits for a row.
const soon = 600 * time.Millisecond

// doubts is how often a chunk is tried again before a trigger is blamed for another change.
const doubts = 2

// chunksByList is for how many chunks the worker takes an application to write the same rows.
const chunksByList = 16

// step moves one chunk, if there is one to be claimed. While other sessions hold its locks it tries
// smaller and smaller ones.
func (w *worker) step(ctx context.Context) (bool, error) {
	start := time.Now()
	for attempt := 0; ; attempt++ {
		begun := time.Now()
		var c chunk
		err := w.s.WatchLocks(ctx, w.D, soon, func() (err error) {
			w.moving.Add(1)
			defer w.moving.Add(-1)
			c, err = w.chunk(ctx, attempt)
			return err
		})
		switch {
		case err == nil && c.rows == 0, errors.Is(err, errPaused):
			return c.rows > 0, nil
		case err == nil:
			took := time.Since(begun)
			w.careful = max(0, w.careful-1)
			w.pace.Took(c.rows, slices.Max(c.movedValues), c.full, took)
			w.Count(c.movedValues)
			w.Emit(run.Event{Kind: run.Chunk, Took: took, Rows: c.rows, Worker: w.n})
			return true, nil
		case errors.Is(err, errSideEffect) && attempt < doubts:
			continue // an application may have inserted a row next to the locked ones
		case !w.passes(ctx, err), time.Since(start) > w.LockWait:
			return false, err
		}
		if c.queueTime == 0 {
			w.pace.ShrinkChunk()
		}
		w.careful = chunksByList
		w.CountRetry(w.n, err)
		if err := dialect.Pause(ctx, dialect.Gap(attempt, c.queueTime)); err != nil {
			return false, err
		}
	}
}

// passes reports whether what failed with err may succeed when it is tried again.
func (w *worker) passes(ctx context.Context, err error) bool {
	kind := w.D.Kind(err)
	// An application may write a parent between the locks of a chunk and its update, and
	// the child of it after that: the next attempt sees both.
	return kind.Retry() || kind == dialect.KindReference || errors.Is(err, errRaced) ||
		w.Relieved(ctx, w.s, err)
}
