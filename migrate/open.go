package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

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
