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
