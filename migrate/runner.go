package migrate

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// RunnerConfig says how a plan is carried out. The zero value works.
type RunnerConfig struct {
	// ChunkRows bounds the rows of each column that one transaction rewrites;
	// only a single id with more rows than that makes a larger one. It
	// defaults to 5000 and is at most 1,000,000.
	ChunkRows int
	// LockWait is how long one chunk is tried again while other sessions hold
	// locks it needs. It defaults to 10 seconds.
	LockWait time.Duration
	// OnEvent, when set, is called for each event, on the goroutine of Run.
	OnEvent func(Event)
}

// MaxChunkRows is the largest RunnerConfig.ChunkRows.
const MaxChunkRows = 1_000_000

const (
	defaultChunkRows = 5000
	defaultLockWait  = 10 * time.Second

	// maxPasses bounds how often the whole class is walked in one call: an
	// application that goes on writing old ids would keep a run going for ever.
	maxPasses = 10
)

func (c *RunnerConfig) validate() error {
	switch {
	case c.ChunkRows < 0 || c.ChunkRows > MaxChunkRows:
		return fmt.Errorf("%w: ChunkRows is %d, want 1 to %d", ErrConfig, c.ChunkRows, MaxChunkRows)
	case c.LockWait < 0:
		return fmt.Errorf("%w: LockWait is negative", ErrConfig)
	}
	c.ChunkRows = cmp.Or(c.ChunkRows, defaultChunkRows)
	c.LockWait = cmp.Or(c.LockWait, defaultLockWait)
	if c.OnEvent == nil {
		c.OnEvent = func(Event) {}
	}
	return nil
}

// An Event is something a run has done.
type Event struct {
	Kind  EventKind     `json:"event"`
	Run   int64         `json:"run,omitempty"`
	Moved int64         `json:"moved"` // values rewritten so far, over all columns
	Total int64         `json:"total"` // values that the plan counted
	Chunk int64         `json:"chunk,omitempty"`
	Took  time.Duration `json:"took_ns,omitempty"` // the chunk's transaction
	Note  string        `json:"note,omitempty"`
}

// EventKind says what an Event tells.
type EventKind string

// The kinds of events.
const (
	Started   EventKind = "started"
	Chunk     EventKind = "chunk"     // a chunk was committed
	Waiting   EventKind = "waiting"   // a lock is held by another session; the chunk is tried again
	Pass      EventKind = "pass"      // ids arrived behind the run; it walks the class once more
	Verifying EventKind = "verifying" // every id was visited
	Finished  EventKind = "finished"
)

// A Runner carries out one plan. Run it once; it is not safe for concurrent use.
// Several runners, also of other processes, may work on one run: each chunk is
// fenced by the run's row, so that none is done twice.
type Runner struct {
	pl   *Plan
	cfg  RunnerConfig
	d    dialect.Dialect
	move dialect.Move // the plan's, for the run that was opened

	s     *dialect.Session
	run   state.Run
	want  state.Status // of the run while it is worked on
	ended bool         // another process brought it to its end
	prev  *state.Run   // what open changed it from
	fresh bool         // the run's row was made here
	made  bool         // the state tables were made here
	chunk int64
}

// NewRunner checks the configuration.
func NewRunner(pl *Plan, cfg RunnerConfig) (*Runner, error) {
	if err := cfg.validate(); err != nil {
		return nil, err
	}
	if pl == nil || !pl.ready {
		return nil, fmt.Errorf("%w: the plan was refused or not made by a Planner", ErrConfig)
	}
	r := &Runner{pl: pl, cfg: cfg, d: pl.d, move: pl.move, want: state.Running}
	if pl.Undo {
		r.want = state.Undoing
	}
	return r, nil
}

// Run rewrites what the plan says, verifies it, and closes the run. When the
// context ends it stops after or instead of the chunk at hand with [ErrStopped];
// the same plan made anew goes on from there. It changes nothing, not even the
// state, when it fails before the first chunk.
func (r *Runner) Run(ctx context.Context) (Report, error) {
	if r.pl.NothingToDo {
		return Report{Columns: r.pl.counts()}, nil
	}
	s, err := r.d.Open(ctx, r.pl.db)
	if err != nil {
		return Report{}, wrap(ctx, r.d, err, "cannot open a session")
	}
	r.s = s
	defer s.Close()
	if err := r.begin(ctx); err != nil {
		return Report{}, r.fail(ctx, err, "cannot begin")
	}
	r.emit(Event{Kind: Started})
	var rep Report
	if err = r.pl.unchanged(ctx, r.s); err == nil {
		rep, err = r.walk(ctx)
	}
	if err != nil {
		return rep, r.fail(ctx, err, fmt.Sprintf("chunk %d", r.chunk+1))
	}
	r.emit(Event{Kind: Finished})
	return rep, nil
}

// fail gives an error its meaning and, when nothing was rewritten yet, takes
// back what begin wrote.
func (r *Runner) fail(ctx context.Context, err error, doing string) error {
	err = wrap(ctx, r.d, err, doing)
	var own Error
	if r.run.ID != 0 && r.chunk > 0 && !errors.As(err, &own) {
		err = fmt.Errorf("%w; the chunks before it stay: run the same again to go on", err)
	}
	untouched := r.prev != nil && r.chunk == 0
	if !r.fresh && !r.made && !untouched {
		return err
	}
	clean, cancel := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
	defer cancel()
	r.s.Close() // it may be broken, and be the only connection that the pool allows
	s, openErr := r.d.Open(clean, r.pl.db)
	if openErr != nil {
		return err // the server is gone; the state stays, and the run can be resumed
	}
	defer s.Close()
	st := r.pl.store()
	if untouched { // give the run back as it was
		back := *r.prev
		back.Seq = r.run.Seq
		if tx, txErr := s.Begin(clean); txErr == nil {
			if ok, upErr := st.Update(clean, tx, &back); !ok || upErr != nil || tx.Commit() != nil {
				tx.Rollback()
			}
		}
	}
	if r.fresh {
		tx, txErr := s.Begin(clean)
		if txErr != nil {
			return err
		}
		if st.Forget(clean, tx, r.run.ID) != nil || tx.Commit() != nil {
			tx.Rollback()
			return err
		}
	}
	if r.made {
		st.Drop(clean, s) // only when empty; harmless if it cannot
	}
	return err
}

// begin finds out whether the role may write, makes the state tables, and opens
// or takes over the run's row.
func (r *Runner) begin(ctx context.Context) error {
	err := r.retry(ctx, func() error {
		for _, col := range r.pl.class.Columns {
			st, err := r.d.ProbeWrite(col.Ref, col.Name)
			if err != nil {
				return err
			}
			if _, err := r.s.ExecContext(ctx, st.SQL); err != nil {
				return fmt.Errorf("updating %s: %w", columnName(col), err)
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	err = r.retry(ctx, func() (err error) {
		r.made, err = r.pl.store().Create(ctx, r.s)
		return err
	})
	if err != nil {
		return fmt.Errorf("making the state tables: %w", err)
	}
	for attempt := 0; ; attempt++ {
		err := r.retry(ctx, func() error { return r.open(ctx) })
		if !errors.Is(err, errFenced) {
			return err
		}
		// Another process has opened or changed the run since it was planned.
		// If it wants what this one wants, they share it.
		joined, joinErr := r.join(ctx)
		switch {
		case joinErr != nil:
			return joinErr
		case joined:
			return nil
		case attempt == 4:
			return fmt.Errorf("%w: other processes keep changing the runs on %s; run the same again: %w", ErrRefused, r.pl.Column, err)
		}
	}
}

// join takes part in a run that another process has opened for the same class
// and the same purpose, also when it has come to its end meanwhile.
func (r *Runner) join(ctx context.Context) (bool, error) {
	runs, err := r.pl.store().List(ctx, r.s)
	if err != nil {
		return false, err
	}
	want := r.wanted()
	for _, cur := range runs {
		if cur.ClassHash != want.ClassHash || r.pl.run.ID != 0 && cur.ID != r.pl.run.ID {
			continue
		}
		alike := cur.Rewrite == want.Rewrite && cur.PlanHash == want.PlanHash && cur.Pick == want.Pick && cur.PickBefore == want.PickBefore
		if !alike {
			return false, fmt.Errorf("%w: another process has begun %s, run %d, which is %s; see status, and run the same again when it is over",
				ErrRefused, cur.Rewrite, cur.ID, cur.Status)
		}
		r.move.Run = cur.ID
		return true, r.take(cur)
	}
	return false, nil
}

// take goes on from where another process has got to. A run that has ended is
// never written to again: its record of ids may be gone, and what it did may
// have been undone.
func (r *Runner) take(cur state.Run) error {
	switch {
	case cur.Active && cur.Status == r.want:
	case cur.Status == state.Done && r.want == state.Running, cur.Status == state.Undone && r.want == state.Undoing:
		r.ended = true
	default:
		return fmt.Errorf("%w: run %d is %s by another process; see status, and run the same again", ErrRefused, cur.ID, cur.Status)
	}
	r.run = cur
	return nil
}

// open makes the run's row, with the ids that have the target version already,
// or changes the one that is there into what the plan wants.
func (r *Runner) open(ctx context.Context) error {
	return r.inTx(ctx, func(tx dialect.Tx) error {
		st := r.pl.store()
		want := r.wanted()
		if r.pl.run.ID != 0 {
			cur, err := st.Get(ctx, tx, r.pl.run.ID)
			if err != nil {
				return err
			}
			if cur.Status == want.Status && r.pl.Resumes {
				r.run = cur
				return nil
			}
			if cur.Seq != r.pl.run.Seq {
				return errFenced
			}
			want.ID, want.Seq, want.Moved = cur.ID, cur.Seq, cur.Moved
			r.prev = &cur
			if r.pl.Undo {
				want.Moved = 0
			} else {
				want.Total += cur.Moved
			}
			r.run = want
			ok, err := st.Update(ctx, tx, &r.run)
			if err == nil && !ok {
				err = errFenced
			}
			return err
		}
		// A run that another process has opened since, and perhaps closed, is
		// the one to take part in: a second one would hide its ids from undo.
		last, err := lastRun(ctx, st, tx, want.ClassHash)
		if err == nil && last != r.pl.lastRun {
			err = errFenced
		}
		if err != nil {
			return err
		}
		id, err := st.Insert(ctx, tx, want)
		if err != nil {
			return fmt.Errorf("opening the run: %w (%w)", err, errFenced)
		}
		r.run = want
		r.run.ID = id
		r.move.Run = id
		r.fresh = true
		for i, col := range r.pl.class.Columns {
			if r.pl.Columns[i].Counts.Versions[r.move.To] == 0 && r.pl.OnMismatch != Skip {
				continue
			}
			keep, err := dialect.Keep(r.d, col, r.move)
			if err != nil {
				return err
			}
			if _, err := tx.ExecContext(ctx, keep.SQL, keep.Args...); err != nil {
				return fmt.Errorf("recording the version %d ids of %s: %w", r.move.To, columnName(col), err)
			}
		}
		return nil
	})
}

// lastRun returns the highest id of the runs on a class, 0 if there is none.
func lastRun(ctx context.Context, st state.Store, q dialect.Querier, classHash string) (int64, error) {
	runs, err := st.List(ctx, q)
	if err != nil {
		return 0, err
	}
	for _, r := range runs { // the latest first
		if r.ClassHash == classHash {
			return r.ID, nil
		}
	}
	return 0, nil
}

// wanted is the run's row as the plan wants it at its start.
func (r *Runner) wanted() state.Run {
	pl := r.pl
	run := state.Run{
		Rewrite: pl.Rewrite.String(), ClassHash: pl.classHash, PlanHash: pl.planHash, Status: state.Running,
		OnMismatch: string(pl.OnMismatch), Pick: pl.move.Pick, Total: pl.ToMove,
		Before: state.Before{Columns: map[string]state.BeforeColumn{}, Orphans: map[string]int64{}},
	}
	if pl.Undo {
		run.Status = state.Undoing
	}
	if !pl.before.IsZero() {
		run.PickBefore = pl.before.UTC().Format(time.RFC3339Nano)
	}
	for _, c := range pl.Columns {
		run.Columns = append(run.Columns, c.Column.String())
		run.Before.Columns[c.Column.String()] = state.BeforeColumn{
			Rows: c.Counts.Rows(), Nulls: c.Counts.Null, Now: c.Counts.before.String(), Then: c.Counts.exp.String(),
		}
	}
	for i, k := range pl.class.Keys {
		run.Before.Orphans[describeKey(k)] += pl.orphans[i]
	}
	return run
}

// walk rewrites chunk after chunk until no id is left that the move applies to,
// and verifies.
func (r *Runner) walk(ctx context.Context) (Report, error) {
	for !r.ended {
		if r.run.Cursor == nil && r.run.Pass > 0 {
			left, err := r.left(ctx)
			if err != nil {
				return Report{}, err
			}
			if !left {
				rep, again, err := r.finish(ctx)
				if err != nil || !again {
					return rep, err
				}
			}
			if r.run.Pass%maxPasses == 0 {
				return Report{}, r.neverEnding(ctx)
			}
			r.emit(Event{Kind: Pass, Note: "new ids arrived behind the run"})
		}
		hi, err := r.bound(ctx)
		if err != nil {
			return Report{}, err
		}
		if err := r.step(ctx, hi); err != nil {
			return Report{}, err
		}
	}
	return Report{Run: r.run.ID, Moved: r.run.Moved, Changed: "another process brought the run to its end and verified it"}, nil
}

// neverEnding stops a run that cannot catch up. The pass count goes up so that
// the next call walks again.
func (r *Runner) neverEnding(ctx context.Context) error {
	next := r.run
	next.Pass++
	if err := r.inTx(ctx, func(tx dialect.Tx) error {
		_, err := r.pl.store().Update(ctx, tx, &next)
		return err
	}); err != nil {
		return err
	}
	return fmt.Errorf("%w: after %d passes version %d ids still arrive in %s; keep the application from writing them, then go on",
		ErrStopped, maxPasses, r.move.From, r.pl.Column)
}

// left reports whether any column still has an id that the move applies to.
func (r *Runner) left(ctx context.Context) (bool, error) {
	for _, col := range r.pl.class.Columns {
		st, err := dialect.Left(r.d, col, r.move)
		if err != nil {
			return false, err
		}
		var n int
		if err := r.s.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&n); err != nil || n > 0 {
			return n > 0, err
		}
	}
	return false, nil
}

// bound returns the upper end of the next chunk, nil for the last of a pass.
func (r *Runner) bound(ctx context.Context) (*string, error) {
	st, err := dialect.Bound(r.d, r.pl.class, r.move, r.run.Cursor, r.cfg.ChunkRows)
	if err != nil {
		return nil, err
	}
	var hi string
	switch err := r.s.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&hi); {
	case errors.Is(err, sql.ErrNoRows):
		return nil, nil
	case err != nil:
		return nil, fmt.Errorf("finding the next chunk: %w", err)
	}
	return &hi, nil
}

// errFenced occurs when another process has moved the run on.
const errFenced Error = "migrate: another process works on this run; run the same again"

// errRaced occurs when rows came into a chunk between its locks and its update.
const errRaced Error = "migrate: rows arrived in the chunk"

// step rewrites one chunk and moves the cursor to its end, in one transaction.
func (r *Runner) step(ctx context.Context, hi *string) error {
	start := time.Now()
	var next state.Run
	err := r.retry(ctx, func() error {
		return r.inTx(ctx, func(tx dialect.Tx) error {
			next = r.run
			if next.Cursor = hi; hi == nil {
				next.Pass++
			}
			ok, err := r.pl.store().Update(ctx, tx, &next)
			if err != nil {
				return err
			}
			if !ok {
				return errFenced
			}
			n, err := r.rewrite(ctx, tx, dialect.Range{Lo: r.run.Cursor, Hi: hi})
			if err != nil {
				return err
			}
			next.Moved += n
			return r.pl.store().AddMoved(ctx, tx, next.ID, n)
		})
	})
	if errors.Is(err, errFenced) {
		return r.follow(ctx)
	}
	if err != nil {
		return err
	}
	r.run = next
	r.chunk++
	r.emit(Event{Kind: Chunk, Took: time.Since(start)})
	return nil
}

// follow takes over where another process has got to.
func (r *Runner) follow(ctx context.Context) error {
	cur, err := r.pl.store().Get(ctx, r.s, r.run.ID)
	if errors.Is(err, sql.ErrNoRows) {
		return fmt.Errorf("%w: run %d was taken back by another process; run the same again", ErrRefused, r.run.ID)
	}
	if err != nil {
		return err
	}
	return r.take(cur)
}

// rewrite runs the statements of one chunk and returns how many values they
// changed.
func (r *Runner) rewrite(ctx context.Context, tx dialect.Tx, rng dialect.Range) (int64, error) {
	list, err := r.d.Chunk(r.pl.class, r.move, rng)
	if err != nil {
		return 0, err
	}
	var locked []int64
	var moved int64
	for _, st := range list {
		switch st.Does {
		case dialect.Lock, dialect.Count:
			var n int64
			if err := tx.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&n); err != nil {
				return 0, err
			}
			if st.Does == dialect.Count {
				moved += n
			} else {
				locked = append(locked, n)
			}
		case dialect.Record, dialect.Update:
			res, err := tx.ExecContext(ctx, st.SQL, st.Args...)
			if err != nil {
				return 0, err
			}
			if st.Does == dialect.Record {
				continue
			}
			n, err := res.RowsAffected()
			if err != nil {
				return 0, err
			}
			if len(locked) > 0 {
				if n != locked[0] {
					return 0, errRaced
				}
				locked = locked[1:]
			}
			moved += n
		}
	}
	return moved, nil
}

// inTx runs f in a transaction.
func (r *Runner) inTx(ctx context.Context, f func(dialect.Tx) error) error {
	tx, err := r.s.Begin(ctx)
	if err != nil {
		return err
	}
	if err := f(tx); err != nil {
		return errors.Join(err, ignoreDone(tx.Rollback()))
	}
	return tx.Commit()
}

func ignoreDone(err error) error {
	if errors.Is(err, sql.ErrTxDone) {
		return nil
	}
	return err
}

// retry runs f again, with growing pauses, while other sessions hold its locks
// and LockWait has not passed.
func (r *Runner) retry(ctx context.Context, f func() error) error {
	start := time.Now()
	for attempt := 0; ; attempt++ {
		err := f()
		if err == nil || !errors.Is(err, errRaced) && r.d.Kind(err) != dialect.KindLock {
			return err
		}
		if time.Since(start) > r.cfg.LockWait {
			return err
		}
		r.emit(Event{Kind: Waiting, Note: err.Error()})
		pause := min(time.Second, 20*time.Millisecond<<min(attempt, 6))
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(pause/2 + rand.N(pause/2)):
		}
	}
}

func (r *Runner) emit(e Event) {
	e.Run, e.Moved, e.Total, e.Chunk = r.run.ID, r.run.Moved, r.run.Total, r.chunk
	r.cfg.OnEvent(e)
}
