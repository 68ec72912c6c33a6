package migrate

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
)

// A worker moves chunk after chunk on a connection of its own. A chunk is one transaction:
// it locks a row of the state, which is the claim, moves ids, writes them into the journal,
// and moves the row on. Between chunks a worker holds nothing.
type worker struct {
	r    *runner
	n    int // from 1
	s    *dialect.Session
	pace *throttle.Pace
}

// drain moves until nothing of the current pass is left. It fails with errFenced when another
// process has moved the run on, and with ErrStopped when StopAfter is over: the chunks under
// way are committed then.
func (r *runner) drain(ctx context.Context) error {
	own, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var wg sync.WaitGroup
	var fenced, due atomic.Bool
	for i := range r.cfg.Workers {
		w := &worker{r: r, n: i + 1, s: r.s, pace: throttle.NewPace(r.cfg.ChunkTime, r.mostRows())}
		wg.Go(func() {
			switch err := w.run(own); {
			case errors.Is(err, errFenced):
				fenced.Store(true) // the others will find out
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
		return fmt.Errorf("%w: %v are over (--stop-after, StopAfter)", ErrStopped, r.cfg.StopAfter)
	case fenced.Load():
		return errFenced
	}
	return nil
}

// run moves chunk after chunk until nothing is left. Its error is errFenced when another process
// has moved the run on, and errDue when StopAfter is over: the other workers end by themselves
// then. Any other error cuts their chunks off.
func (w *worker) run(ctx context.Context) error {
	r := w.r
	if w.n > 1 {
		s, err := r.d.Open(ctx, r.pl.db)
		if err != nil {
			return fmt.Errorf("opening a session for worker %d, which needs one of its own; if there is none to be had, take fewer workers (--workers, Workers): %w", w.n, err)
		}
		defer s.Close()
		s.Gaps, s.Patience = r.s.Gaps, r.patience(w.n)
		w.s = s
		if err := s.Hasten(ctx); err != nil {
			return err
		}
	}
	var waits waiting
	for {
		if err := r.brake.Hold(ctx, w.s); err != nil {
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
		if err := w.vacuum(ctx, false); err != nil {
			return err
		}
	}
}

// waiting is what a worker sees while others have all that is left.
type waiting struct {
	last  state.Left
	still time.Time // since when nothing has moved
	told  bool
}

// errClaimed occurs when others have all that is left and do not go on.
const errClaimed claimedError = "another worker has what is left of the run, and does not go on"

type claimedError string

func (e claimedError) Error() string { return string(e) }

// look waits for a moment. over is true when nothing is left.
func (l *waiting) look(ctx context.Context, w *worker) (over bool, err error) {
	r := w.r
	var left state.Left
	if err := r.retry(ctx, func() (err error) {
		left, err = r.store.Left(ctx, w.s, r.run.ID)
		return err
	}); err != nil {
		return false, err
	}
	if r.due(left) == 0 {
		return true, nil
	}
	if left != l.last || r.moving.Load() > 0 { // one of our own comes to its end
		l.last, l.still = left, time.Now()
	}
	switch since := time.Since(l.still); {
	case since > r.cfg.LockWait:
		return false, errClaimed
	case since > time.Second && !l.told:
		l.told = true
		r.emit(Event{Kind: Waiting, Worker: w.n, Note: "other workers have what is left; that of one which was killed is free as soon as the server has noticed"})
	}
	return false, throttle.Sleep(ctx, throttle.PollEvery)
}

// due is how much of what is left the run has to do.
func (r *runner) due(left state.Left) int64 {
	if r.byList() {
		return left.Todo
	}
	return left.Ranges
}

// byList reports whether the run goes by its journal.
func (r *runner) byList() bool { return r.pl.Undo || r.run.Before.Listed }

// A chunk is what one transaction has done.
type chunk struct {
	claimed bool
	rows    int // that it was made for
	full    bool
	moved   []int64 // values, by column
}

// step moves one chunk. While other sessions hold its locks it tries smaller and smaller
// ones. It reports whether there was one to be claimed.
func (w *worker) step(ctx context.Context) (bool, error) {
	r, start := w.r, time.Now()
	for attempt := 0; ; attempt++ {
		begun := time.Now()
		var c chunk
		err := w.s.Watched(ctx, r.d, soon, func() (err error) {
			r.moving.Add(1)
			defer r.moving.Add(-1)
			c, err = w.chunk(ctx, attempt)
			return err
		})
		switch {
		case err == nil && !c.claimed, errors.Is(err, errPaused):
			return c.claimed, nil
		case err == nil:
			took := time.Since(begun)
			w.pace.Took(c.rows, slices.Max(c.moved), c.full, took)
			r.note(c.moved)
			r.emit(Event{Kind: Chunk, Took: took, Rows: c.rows, Worker: w.n})
			return true, nil
		// An application may write a parent between the locks of a chunk and its update, and
		// the child of it after that: the next attempt sees both.
		case !r.again(err) && r.d.Kind(err) != dialect.KindReference && !r.relieved(ctx, w.s, err), time.Since(start) > r.cfg.LockWait:
			return false, err
		}
		gap := throttle.Backoff(attempt)
		var table *tableError
		if errors.As(err, &table) {
			gap = dialect.Gap(attempt, table.took) // others have queued behind it
		} else {
			w.pace.Contended()
		}
		r.retried(w.n, err)
		if err := throttle.Sleep(ctx, gap); err != nil {
			return false, err
		}
	}
}

// errRaced occurs when rows that were locked are not those that were moved.
const errRaced Error = "migrate: a chunk moved other rows than it had locked"

// errPaused takes a chunk back because somebody asked for a pause.
const errPaused Error = "migrate: paused"

// chunk claims and moves in one transaction.
func (w *worker) chunk(ctx context.Context, attempt int) (c chunk, err error) {
	r := w.r
	err = r.inTx(ctx, w.s, func(tx dialect.Tx) error {
		if r.byList() {
			c, err = w.entry(ctx, tx, attempt)
		} else {
			c, err = w.span(ctx, tx, attempt)
		}
		return err
	})
	return c, err
}

// span moves the next ids of a range.
func (w *worker) span(ctx context.Context, tx dialect.Tx, attempt int) (c chunk, err error) {
	r := w.r
	rg, err := r.store.ClaimRange(ctx, tx, w.s.Claim, r.run.ID)
	if rg == nil || err != nil {
		return c, err
	}
	c = chunk{claimed: true, rows: w.pace.Rows()}
	class, at := r.classOf(*rg), max(rg.Walk, 0)
	if err := w.fence(ctx, tx, class, attempt); err != nil {
		return c, err
	}
	in := sqlgen.Range{Lo: rg.Lo, Hi: rg.Hi}
	taken, err := r.d.Take(ctx, tx, class, at, r.move.T.From(), in, c.rows)
	if err != nil {
		return c, err
	}
	m := r.batch(w.s, taken.Mixed, taken.Odd)
	if class.Columns[at].Places != nil {
		m.In = &sqlgen.Range{Lo: rg.Lo, Hi: rg.Hi}
		if taken.End != nil {
			m.In.Hi = taken.End
		}
	}
	if err := m.turn(taken.IDs, r.move.T); err != nil {
		return c, err
	}
	if c.moved, err = r.moveBatch(ctx, tx, class, m.Batch); err != nil {
		return c, err
	}
	if col := class.Columns[at]; col.Referenced && col.Sole && c.moved[at] != int64(len(m.From)) { // its rows are locked
		return c, fmt.Errorf("%w: %d of %d rows of %s", errRaced, c.moved[at], len(m.From), columnName(col))
	}
	entry := state.Entry{IDs: m.From, Mixed: m.Mixed, Odd: m.Odd, Moved: sum(c.moved)}
	if err := r.store.Record(ctx, tx, r.run.ID, entry); err != nil {
		return c, fmt.Errorf("recording the ids: %w", err)
	}
	c.full = taken.End != nil
	return c, r.store.Advance(ctx, tx, r.run.ID, *rg, taken.End)
}

// entry moves the ids of an entry of the journal, or the first of them.
func (w *worker) entry(ctx context.Context, tx dialect.Tx, attempt int) (c chunk, err error) {
	r := w.r
	e, err := r.store.ClaimEntry(ctx, tx, w.s.Claim, r.run.ID)
	if e == nil || err != nil {
		return c, err
	}
	c = chunk{claimed: true, rows: w.pace.Rows()}
	if err := w.fence(ctx, tx, r.class, attempt); err != nil {
		return c, err
	}
	n := min(len(e.IDs), c.rows)
	m := r.batch(w.s, e.Mixed, e.Odd)
	if err := m.turn(e.IDs[:n], r.pl.Rewrite.t); err != nil {
		return c, err
	}
	if r.pl.Undo {
		m.back(r.pl.Rewrite.t)
	}
	if c.moved, err = r.moveBatch(ctx, tx, r.class, m.Batch); err != nil {
		return c, err
	}
	c.full = n == c.rows
	return c, r.store.Done(ctx, tx, r.run.ID, *e, n, sum(c.moved))
}

// fence looks, once the claim is had, whether the run is still as this process knows it, and
// takes the locks of whole tables. Whoever changes the run takes the claims away first, and so
// waits for this transaction.
func (w *worker) fence(ctx context.Context, tx dialect.Tx, class *sqlgen.Class, attempt int) error {
	r := w.r
	paused, seq, err := r.store.Control(ctx, tx, r.run.ID)
	switch {
	case err != nil:
		return err
	case seq != r.run.Seq:
		return errFenced
	case paused:
		return errPaused
	}
	locks, err := r.d.TableLocks(class)
	more, moreErr := r.triggerLocks()
	err = errors.Join(err, moreErr)
	for _, st := range slices.Concat(locks, more) {
		if err == nil {
			err = w.lockTable(ctx, tx, st, attempt)
		}
	}
	return err
}

// A batch is a [sqlgen.Batch] in the making.
type batch struct{ sqlgen.Batch }

func (r *runner) batch(s *dialect.Session, mixed bool, odd []string) *batch {
	return &batch{sqlgen.Batch{Mixed: mixed || r.mixed, Odd: odd, T: r.pl.Rewrite.t, Compact: r.cfg.Vacuum, Lists: s.Lists}}
}

// turn sets ids and their images.
func (b *batch) turn(ids [][16]byte, t interface {
	Apply([16]byte) ([16]byte, bool)
	Name() string
}) error {
	b.From, b.To = ids, make([][16]byte, len(ids))
	for i, id := range ids {
		image, ok := t.Apply(id)
		if !ok { // what the server matched
			return fmt.Errorf("%x came back, to which %s does not apply", id, t.Name())
		}
		b.To[i] = image
	}
	return nil
}

// moveBatch moves ids, unless one would become an id that the run keeps: two would be one.
func (r *runner) moveBatch(ctx context.Context, tx dialect.Tx, class *sqlgen.Class, m sqlgen.Batch) ([]int64, error) {
	if len(m.From) == 0 {
		return make([]int64, len(class.Columns)), r.unlock(ctx, tx, class, m)
	}
	if r.run.Before.Kept && !r.pl.Undo {
		kept, err := r.store.Keeps(ctx, tx, r.run.ID, m)
		if err != nil {
			return nil, err
		}
		if kept != "" {
			return nil, &keptError{kept}
		}
	}
	return r.moveAlone(ctx, tx, class, m)
}

// unlock lets the engine take back what it has done to whole tables, where nothing is moved.
func (r *runner) unlock(ctx context.Context, tx dialect.Tx, class *sqlgen.Class, m sqlgen.Batch) error {
	if locks, err := r.d.TableLocks(class); err != nil || len(locks) == 0 {
		return err
	}
	_, err := r.d.Move(ctx, tx, class, m)
	return err
}

// A keptError is an image that had the target version before the run.
type keptError struct{ id string }

func (e *keptError) Error() string {
	return fmt.Sprintf("the id %s, which the run has found and keeps, is what another id would become", readable(e.id))
}

func sum(list []int64) (n int64) {
	for _, m := range list {
		n += m
	}
	return n
}
