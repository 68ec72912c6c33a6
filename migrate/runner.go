package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
)

// maxPasses bounds how often the class, or what came to it, is walked in one call: an
// application that goes on writing old ids would keep a run going for ever.
const maxPasses = 10

// A runner carries out one plan, once.
// Several runners, also of other processes, may work on one run: they share what the state
// lists, and the lock of a row there is the claim, so that nothing is done twice.
type runner struct {
	pl    *Plan
	cfg   RunConfig
	d     dialect.Dialect
	store state.Store
	move  sqlgen.Move // the plan's, for the run that was opened
	mixed bool        // some ids of text are not in lower case
	// class is the plan's, with how this run walks it; places is how it could be
	// walked by the places of its rows.
	class  *sqlgen.Class
	places *sqlgen.Places

	s                 *dialect.Session
	run               state.Run
	want              state.Status // of the run while it is worked on
	finishedElsewhere bool         // another process brought it to its end
	prev              *state.Run   // what open changed it from
	insertedRun       bool         // the run's row was made here
	insertedSeq       int64        // with this Seq
	createdTables     bool         // the state tables were made here
	brake             *throttle.Brake

	vacuum *vacuum // nil: none

	moving atomic.Int32 // workers that are at a chunk

	mu        sync.Mutex // guards what follows, and OnEvent
	base      int64      // values that were moved before, or by other processes
	own       int64      // by this process
	chunks    int64      // that it has committed
	retries   int64
	lag       *time.Duration // as the brake has read it
	perColumn []int64
}

// newRunner checks the configuration.
func newRunner(pl *Plan, cfg RunConfig) (*runner, error) {
	if err := cfg.validate(); err != nil {
		return nil, err
	}
	if pl == nil || !pl.ready {
		return nil, fmt.Errorf("%w: the plan was refused, or was not made by Plan", ErrConfig)
	}
	if err := errors.Join(pl.suitsCopy(cfg), pl.reclaims(cfg)); err != nil {
		return nil, err
	}
	if c, ok := pl.d.(dialect.Capper); ok {
		cfg.ChunkRows = min(cfg.ChunkRows, c.MostRows())
	}
	cfg.Workers = max(cfg.Workers, 1)
	if n := pl.d.Writers(); n > 0 {
		cfg.Workers = min(cfg.Workers, n)
	}
	r := &runner{pl: pl, cfg: cfg, d: pl.d, store: pl.store(), move: pl.move, class: pl.class, want: state.Running, perColumn: make([]int64, len(pl.Columns))}
	for _, c := range pl.Columns {
		r.mixed = r.mixed || c.found.Mixed
	}
	r.brake = r.newBrake()
	r.vacuum = r.newVacuum()
	if pl.Undo {
		r.want = state.Undoing
	}
	return r, nil
}

// carryOut does what [Database.Run] says.
func (r *runner) carryOut(ctx context.Context) (Report, error) {
	if r.pl.NothingToDo {
		return Report{Columns: r.pl.counts()}, nil
	}
	s, err := r.d.Open(ctx, r.pl.db)
	if err != nil {
		return Report{}, wrap(ctx, r.d, err, "cannot open a session")
	}
	r.s = s
	s.Gaps, s.Patience = r.pl.undeclared(), r.patience(0)
	defer func() {
		s.Close()
		if r.s != s { // it was broken
			r.s.Close()
		}
	}()
	if err := r.begin(ctx); err != nil {
		return Report{}, r.fail(ctx, err, "cannot begin")
	}
	r.base = r.run.Moved
	r.emit(Event{Kind: Started})
	var rep Report
	switch err = r.pl.unchanged(ctx, r.s); {
	case err != nil:
	case r.pl.copy != nil:
		rep, err = r.copy(ctx)
		err = lost(err)
	default:
		rep, err = r.walk(ctx)
		err = r.explainCollision(ctx, err)
	}
	if err != nil {
		return rep, r.fail(ctx, err, fmt.Sprintf("chunk %d", r.chunks+1))
	}
	r.emit(Event{Kind: Finished})
	return rep, nil
}

// walk works on range after range until no id is left that the move applies to,
// and verifies.
func (r *runner) walk(ctx context.Context) (Report, error) {
	if err := errors.Join(r.s.Hasten(ctx), r.prepare()); err != nil {
		return Report{}, err
	}
	for !r.finishedElsewhere {
		left, err := r.store.Left(ctx, r.s, r.run.ID)
		switch {
		case err != nil:
			return Report{}, err
		case r.due(left) > 0:
			err = r.drain(ctx)
		default:
			var rep Report
			var over bool
			if rep, over, err = r.endPass(ctx); over {
				return rep, err
			}
		}
		if errors.Is(err, errFenced) {
			if err = r.follow(ctx); err == nil {
				err = r.prepare()
			}
		}
		if err != nil {
			return Report{}, err
		}
	}
	return Report{Run: r.run.ID, Moved: r.run.Moved, Changed: endedElsewhere}, nil
}

// prepare decides how the run that was opened is walked.
func (r *runner) prepare() error {
	r.class = r.pl.class
	if r.finishedElsewhere || r.pl.Undo || !r.run.Before.Places {
		return nil
	}
	if r.places == nil {
		return fmt.Errorf("%w: run %d walks %s by the places of its rows, which the table does not have any more; undo the run", ErrRefused, r.run.ID, r.pl.Column)
	}
	c := *r.pl.class
	c.Columns = slices.Clone(c.Columns)
	c.Columns[0].Places = r.places
	r.class = &c
	return nil
}

// classOf returns the class as a range of it is walked.
func (r *runner) classOf(rg state.Range) *sqlgen.Class {
	if rg.Walk == state.ByPlace {
		return r.class
	}
	return r.pl.class
}

// endPass ends a pass: it verifies and closes the run, or begins the next pass. over is true
// when there is no more to do, or an error that ends the call.
func (r *runner) endPass(ctx context.Context) (rep Report, over bool, err error) {
	var left []int
	if !r.byList() && !r.asPlanned() { // or the verification finds what is left, which takes longer
		if left, err = r.left(ctx); err != nil {
			return Report{}, true, err
		}
	}
	if len(left) == 0 {
		if err := r.s.Settle(ctx); err != nil {
			return Report{}, true, err
		}
		if err := (&worker{r: r, n: 1, s: r.s}).vacuum(ctx, true); err != nil {
			return Report{}, true, err
		}
		rep, again, err := r.finish(ctx)
		if err != nil || !again {
			return rep, !errors.Is(err, errFenced), err
		}
		if err := r.s.Hasten(ctx); err != nil {
			return Report{}, true, err
		}
		if !r.byList() {
			if left, err = r.left(ctx); err != nil {
				return Report{}, true, err
			}
		}
	}
	tired := (r.run.Pass+1)%maxPasses == 0
	if err := r.retry(ctx, func() error { return r.nextPass(ctx, left) }); err != nil {
		return Report{}, !errors.Is(err, errFenced), err
	}
	if tired {
		return Report{}, true, r.tooManyPasses()
	}
	note := "new ids arrived behind the run"
	if r.run.Before.Places {
		note = "rows with ids to rewrite came to places that the table did not have when the run began, or behind the run"
	}
	if len(r.pl.class.Columns) > 1 && r.run.Pass == 1 {
		note += fmt.Sprintf(", or stand in no row of %s", r.pl.class.Columns[0].Table)
	}
	if len(r.pl.fired) > 0 {
		note += ", or a trigger has kept some: " + strings.Join(r.pl.fired, ", ")
	}
	r.emit(Event{Kind: Pass, Note: note})
	return Report{}, false, nil
}

// nextPass lists what is left: the ids of some columns, or all of the list once more.
func (r *runner) nextPass(ctx context.Context, columns []int) error {
	return r.inTx(ctx, r.s, func(tx dialect.Tx) error {
		st := r.pl.store()
		next, err := st.Get(ctx, tx, r.run.ID)
		if err != nil {
			return err
		}
		next.Seq = r.run.Seq
		next.Pass++
		if err := r.update(ctx, tx, &next); err != nil {
			return err
		}
		if r.byList() {
			err = st.Again(ctx, tx, next.ID)
		} else {
			var list []state.Range
			for _, i := range columns {
				list = append(list, state.Range{Walk: i})
			}
			err = st.SetRanges(ctx, tx, next.ID, list)
		}
		if err == nil {
			r.run = next
		}
		return err
	})
}

// tooManyPasses says that passes do not help.
func (r *runner) tooManyPasses() error {
	if len(r.pl.fired) > 0 {
		return fmt.Errorf("%w: after %d passes ids of %s are still in %s: the application goes on writing them, or a trigger does not let them change (%s); keep either from it, then go on",
			ErrStopped, maxPasses, r.move.T.About(), r.pl.Column, strings.Join(r.pl.fired, ", "))
	}
	return fmt.Errorf("%w: after %d passes ids of %s still arrive in %s; keep the application from writing them, then go on",
		ErrStopped, maxPasses, r.move.T.About(), r.pl.Column)
}

// update writes the run's row, or fails with errFenced.
func (r *runner) update(ctx context.Context, q dialect.Querier, run *state.Run) error {
	ok, err := r.pl.store().Update(ctx, q, run)
	if err == nil && !ok {
		err = errFenced
	}
	return err
}

// asPlanned reports whether this process has rewritten as many values as the plan has
// counted, in one pass: as a rule none has come, and none is left.
func (r *runner) asPlanned() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	for i, n := range r.perColumn {
		if n != r.pl.Columns[i].ToMove {
			return false
		}
	}
	return r.run.Pass == 0
}

// left lists the columns that still have an id that the rewrite applies to.
func (r *runner) left(ctx context.Context) (out []int, err error) {
	for i, col := range r.pl.class.Columns {
		st, err := sqlgen.Left(r.d, col, r.move.T)
		if err != nil {
			return nil, err
		}
		var n int
		if err := r.s.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&n); err != nil {
			return nil, err
		}
		if n > 0 {
			out = append(out, i)
		}
	}
	return out, nil
}

// errFenced occurs when another process has moved the run on.
const errFenced Error = "migrate: another process works on this run; run the same again"

// inTx runs f in a transaction of a session. It rolls back when f panics, too: the
// connection cannot be closed before, and the panic would end in a wait for ever.
func (r *runner) inTx(ctx context.Context, s *dialect.Session, f func(dialect.Tx) error) error {
	tx, err := s.Begin(ctx)
	if err != nil {
		return err
	}
	returned := false
	defer func() {
		if !returned {
			tx.Rollback()
		}
	}()
	err = f(tx)
	returned = true
	if err != nil {
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

// again reports whether what failed with err may succeed when it is tried again.
func (r *runner) again(err error) bool {
	return errors.Is(err, errRaced) || r.d.Kind(err).Retry()
}

// relieved reports whether there was no room on the disk for what failed with err,
// and there may be now.
func (r *runner) relieved(ctx context.Context, s *dialect.Session, err error) bool {
	return r.d.Kind(err) == dialect.KindFull && s.Relieve(ctx)
}

// retry runs f again, with growing pauses, while other sessions hold its locks
// and LockWait has not passed.
func (r *runner) retry(ctx context.Context, f func() error) error {
	start := time.Now()
	for attempt := 0; ; attempt++ {
		err := f()
		if err == nil || !r.again(err) && !r.relieved(ctx, r.s, err) || time.Since(start) > r.cfg.LockWait {
			return err
		}
		r.retried(0, err)
		if err := throttle.Sleep(ctx, throttle.Backoff(attempt)); err != nil {
			return err
		}
	}
}

// patience is how the session of a worker asks for the locks of tables.
func (r *runner) patience(worker int) dialect.Patience {
	return dialect.Patience{Bound: r.cfg.LockWait, Tell: func(err error) { r.retried(worker, err) }}
}
