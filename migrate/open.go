package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// begin finds out whether the role may write, makes the state tables, and opens
// or takes over the run's row.
func (r *runner) begin(ctx context.Context) error {
	if err := r.guard(ctx); err != nil {
		return err
	}
	err := r.retry(ctx, func() error {
		for _, col := range r.pl.class.Columns {
			st, err := r.d.ProbeWrite(col.Ref, col.Name)
			if err != nil {
				return err
			}
			if _, err := r.s.ExecContext(ctx, st.SQL, st.Args...); err != nil {
				return fmt.Errorf("updating %s: %w", columnName(col), err)
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	if err := r.mayReclaim(ctx); err != nil {
		return err
	}
	if err := r.normalisable(ctx); err != nil {
		return err
	}
	err = r.retry(ctx, func() (err error) {
		r.createdTables, err = r.pl.store().Create(ctx, r.s)
		return err
	})
	if err != nil {
		return fmt.Errorf("making the state tables: %w", err)
	}
	if err := r.indexes(ctx); err != nil {
		return err
	}
	if err := r.findPlaces(ctx); err != nil {
		return err
	}
	for attempt := 0; ; attempt++ {
		err := r.retry(ctx, func() error { return r.open(ctx) })
		if err == nil {
			return r.afterOpen(ctx)
		}
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
			return r.afterOpen(ctx)
		case attempt == 4:
			return fmt.Errorf("%w: other processes keep changing the runs on %s; run the same again: %w", ErrRefused, r.pl.Column, err)
		}
	}
}

// findPlaces looks whether the first column's table can be walked by the places of
// its rows.
func (r *runner) findPlaces(ctx context.Context) error {
	if r.pl.copy != nil {
		return nil
	}
	if len(r.pl.class.Columns) > 1 { // their rows lie apart
		return nil
	}
	places, err := r.d.Places(ctx, r.s, r.pl.class.Columns[0])
	if err != nil {
		return fmt.Errorf("looking for a way through %s: %w", columnName(r.pl.class.Columns[0]), err)
	}
	r.places = places
	if r.places != nil {
		r.places.Filled(r.pl.Columns[0].Counts.Rows())
	}
	return nil
}

// afterOpen does what the run's row says from now on, or must say.
func (r *runner) afterOpen(ctx context.Context) error {
	return r.normalise(ctx)
}

// open makes the run's row, with its list and the ids that it keeps,
// or changes the one that is there into what the plan wants.
func (r *runner) open(ctx context.Context) error {
	gaps := r.s.Gaps
	r.s.Gaps = false // each of its reads sees what is committed by then
	defer func() { r.s.Gaps = gaps }()
	return r.inTx(ctx, r.s, func(tx dialect.Tx) error {
		st := r.pl.store()
		want := r.wanted()
		if r.pl.run.ID != 0 {
			cur, err := st.Get(ctx, tx, r.pl.run.ID)
			if errors.Is(err, sql.ErrNoRows) {
				return r.forgotten(r.pl.run.ID)
			}
			if err != nil {
				return err
			}
			if !cur.Started.Equal(r.pl.run.Started) { // another one has its id now
				return r.forgotten(r.pl.run.ID)
			}
			if cur.Status == want.Status && r.pl.Resumes && r.pl.copy == nil {
				r.run = cur
				return nil
			}
			if cur.Seq != r.pl.run.Seq {
				return errFenced
			}
			want.Continue(cur)
			want.Normalise = want.Normalise || cur.Normalise
			want.Before.Kept, want.Before.Listed = cur.Before.Kept, cur.Before.Listed
			r.prev = &cur
			if r.pl.Undo {
				want.Moved = 0
				want.Settle()
				if cur.Paused && cur.Status == state.Running { // the workers, whom this fences
					if _, err := st.SetPaused(ctx, tx, cur.ID, false); err != nil {
						return err
					}
				}
			} else {
				want.Total += cur.Moved
			}
			r.run = want
			if err := r.update(ctx, tx, &r.run); err != nil {
				return err
			}
			switch {
			case r.pl.copy != nil:
				return nil // it looks at the ids when it has the locks
			case r.pl.Undo:
				return r.openUndo(ctx, tx)
			}
			if err := r.misfits(ctx, tx, r.move.T.From(), r.move.T.To()); err != nil {
				return err
			}
			if r.byList() {
				return nil
			}
			return r.divide(ctx, tx)
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
		sets := []transform.Pattern{r.move.T.From()}
		if r.pl.phase == reopened || !r.move.T.Listed() {
			sets = append(sets, r.move.T.To())
		}
		if err := r.misfits(ctx, tx, sets...); err != nil {
			return err
		}
		var list found
		if r.pl.copy == nil {
			if list, err = r.find(ctx, tx); err != nil {
				return err
			}
			want.Before.Kept, want.Before.Listed = len(list.kept.IDs) > 0, r.move.T.Listed()
		}
		made, err := st.Insert(ctx, tx, want)
		if err != nil {
			err = fmt.Errorf("opening the run: %w", err)
			if kind := r.d.Kind(err); kind == dialect.KindUnique || kind.Retry() {
				err = fmt.Errorf("%w (%w)", err, errFenced)
			}
			return err
		}
		r.run, r.insertedSeq = made, made.Seq
		r.move.Run = made.ID
		r.insertedRun = true
		if r.pl.copy != nil {
			return nil // it has no journal and no ranges
		}
		if err := r.write(ctx, tx, list); err != nil || r.byList() {
			return err
		}
		return r.divide(ctx, tx)
	})
}

// openUndo takes the ranges of the run away, for which it waits for the chunks under way, and
// puts all that it has moved on the list of what is to do.
func (r *runner) openUndo(ctx context.Context, tx dialect.Tx) error {
	st := r.pl.store()
	if err := st.DropRanges(ctx, tx, r.run.ID); err != nil {
		return err
	}
	if err := st.Undo(ctx, tx, r.run.ID); err != nil {
		return err
	}
	return r.adopt(ctx, tx, r.pl.look)
}

// misfits refuses ids of other versions that came since the plan.
func (r *runner) misfits(ctx context.Context, tx dialect.Tx, sets ...transform.Pattern) error {
	if r.pl.OnMismatch == skipOnMismatch || r.pl.Undo || r.prev != nil && r.move.T.Listed() {
		return nil
	}
	for _, col := range r.pl.class.Columns {
		st, err := sqlgen.Misfit(r.d, col, sets...)
		if err != nil {
			return err
		}
		var id string
		switch err := tx.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&id); {
		case errors.Is(err, sql.ErrNoRows):
		case err != nil:
			return err
		default:
			return fmt.Errorf("%w: %w: %s has got the value %q since it was planned; nothing was changed; run the same again to see the counts",
				ErrRefused, ErrMismatch, columnName(col), readable(id))
		}
	}
	return nil
}

// lastRun returns the highest id of the runs on a class, 0 if there is none.
func lastRun(ctx context.Context, st state.SQL, q dialect.Querier, classHash string) (int64, error) {
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
func (r *runner) wanted() state.Run {
	pl := r.pl
	run := state.Run{
		Rewrite: pl.Rewrite.String(), ClassHash: pl.classHash, PlanHash: pl.planHash, Status: state.Running,
		Normalise:  r.cfg.NormaliseInserts && !pl.Undo,
		OnMismatch: pl.OnMismatch, Total: pl.ToMove,
		Before: state.Before{Columns: map[string]state.BeforeColumn{}, Orphans: map[string]int64{}},
	}
	if pl.Undo {
		run.Status = state.Undoing
	}
	run.Before.Places = r.places != nil
	run.Before.Trusted = pl.trusted()
	if pl.copy != nil {
		run.Before.Copy = &state.Copy{Label: pl.copy.Label, Notes: pl.copy.Notes, Online: pl.Online || pl.run.Before.Copy != nil && pl.run.Before.Copy.Online && (pl.phase == swapped || pl.Undo)}
	}
	if pl.Undo { // which treats a column whose foreign key was dropped as one without
		run.Before.Also = pl.run.Before.Also
	}
	if pl.Undo && pl.copy == nil {
		run.Before.New = pl.planner.cfg.freshAnswer()
	}
	for i, c := range pl.Columns {
		if pl.class.Columns[i].Undeclared && !pl.Undo {
			run.Before.Also = append(run.Before.Also, c.Column.String())
		}
		run.Columns = append(run.Columns, c.Column.String())
		run.Before.Columns[c.Column.String()] = beforeColumn(pl.class.Columns[i], c.found, c.found.Then)
	}
	if pl.Undo && pl.copy != nil && !pl.phase.restored() {
		// The old tables are to be compared with what was counted of them.
		run.Before.Columns, run.Before.Orphans = pl.run.Before.Columns, pl.run.Before.Orphans
		return run
	}
	if pl.phase == swapped {
		// What was counted before the swap is what it is to be compared with.
		run.Total = pl.run.Total
		run.Before.Columns, run.Before.Orphans = pl.run.Before.Columns, pl.run.Before.Orphans
		return run
	}
	for link, n := range pl.strayIDs {
		run.Before.Orphans[link] = n
	}
	for i, k := range pl.class.Keys {
		run.Before.Orphans[check.KeyName(k)] += pl.orphans[i]
	}
	return run
}

// beforeColumn is what the state keeps of the counts of a column, and what should
// become of them.
func beforeColumn(col sqlgen.Column, c check.Found, then check.Fingerprints) state.BeforeColumn {
	out := state.BeforeColumn{Rows: c.Rows(), Nulls: c.Null, Now: c.Now.IDs(), Then: then.IDs()}
	if out.Key = sqlgen.MemberNames(col.Identity); out.Key != nil {
		out.NowRows, out.ThenRows = c.Now.Rows(), then.Rows()
	}
	return out
}
