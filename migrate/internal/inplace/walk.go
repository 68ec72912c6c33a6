package inplace

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// maxPasses bounds how often the class, or its late rows, are walked in one call: an
// application that goes on writing old ids would keep a run going for ever.
const maxPasses = 10

// Run moves chunk after chunk until no id is left that the job applies to, and verifies.
func (j *Job) Run(ctx context.Context) (rep run.Report, err error) {
	defer func() { err = j.explain(ctx, err) }()
	if err := errors.Join(j.S.Hasten(ctx), j.chooseWalk()); err != nil {
		return run.Report{}, err
	}
	for !j.Ended {
		rep, over, err := j.pass(ctx)
		if errors.Is(err, run.ErrFenced) {
			rep, over = run.Report{}, false
			if err = j.Follow(ctx); err == nil {
				err = j.chooseWalk()
			}
		}
		if over || err != nil {
			return rep, err
		}
	}
	return j.EndedElsewhere(), nil
}

// chooseWalk decides how the run that was opened is walked.
func (j *Job) chooseWalk() error {
	j.class = j.Class
	if j.Ended || j.Undo || !j.Row.Before.Places {
		return nil
	}
	if j.places == nil {
		return fmt.Errorf("%w: run %d walks %s by the places of its rows, which the table does "+
			"not have any more; undo the run", run.ErrRefused, j.Row.ID, j.Column)
	}
	c := *j.Class
	c.Columns = slices.Clone(c.Columns)
	c.Columns[0].Places = j.places
	j.class = &c
	return nil
}

// pass works on what is listed. When that is nothing it verifies and closes the run, or begins the
// next pass. over is true when there is no more to do.
func (j *Job) pass(ctx context.Context) (rep run.Report, over bool, err error) {
	left, err := j.Store.CountWork(ctx, j.S, j.Row.ID)
	if err != nil {
		return rep, false, err
	}
	if left.Ranges+left.Todo > 0 {
		return rep, false, j.drain(ctx)
	}
	if err := j.S.Settle(ctx); err != nil {
		return rep, false, err
	}
	if err := j.vacuum(ctx, j.S, 1, true); err != nil {
		return rep, false, err
	}
	rep, err = j.finish(ctx)
	if err != nil || rep.UnmovedValues == 0 {
		return rep, true, err
	}
	if err := j.S.Hasten(ctx); err != nil {
		return rep, false, err
	}
	tired := (j.Row.Pass+1)%maxPasses == 0
	if err := j.nextPass(ctx, rep.Columns); err != nil {
		return rep, false, err
	}
	if tired {
		return rep, false, j.tooManyPasses()
	}
	j.Emit(run.Event{Kind: run.Pass, Note: j.whyAnotherPass()})
	return rep, false, nil
}

func (j *Job) whyAnotherPass() string {
	note := "new ids arrived behind the run"
	if j.Row.Before.Places {
		note = "rows with ids to rewrite arrived at places that the table did not have when the run " +
			"began, or behind the run"
	}
	if len(j.Class.Columns) > 1 && j.Row.Pass == 1 {
		note += fmt.Sprintf(", or stand in no row of %s", j.Class.Columns[0].Table)
	}
	if len(j.FiredTriggers) > 0 {
		note += ", or a trigger has kept some: " + strings.Join(j.FiredTriggers, ", ")
	}
	return note
}

func (j *Job) tooManyPasses() error {
	if len(j.FiredTriggers) > 0 {
		return fmt.Errorf("%w: after %d passes ids of %s are still in %s: the application goes on "+
			"writing them, or a trigger does not let them change (%s); keep either from it, then "+
			"go on", run.ErrStopped, maxPasses, j.T.About(), j.Column, strings.Join(j.FiredTriggers, ", "))
	}
	return fmt.Errorf("%w: after %d passes ids of %s still arrive in %s; keep the application "+
		"from writing them, then go on", run.ErrStopped, maxPasses, j.T.About(), j.Column)
}

// amend changes the run's row as it is now, with what else f does. It fails with ErrFenced when
// another process has changed it.
func (j *Job) amend(ctx context.Context, f func(tx dialect.Tx, next *state.Run) error) error {
	return j.Retry(ctx, func() error {
		return j.S.InTx(ctx, func(tx dialect.Tx) error {
			next, err := j.State().Get(ctx, tx, j.Row.ID)
			if err != nil {
				return err
			}
			next.Seq = j.Row.Seq
			return f(tx, &next)
		})
	})
}

// nextPass lists what is left: the columns in which ids were found, or all of the list once more.
func (j *Job) nextPass(ctx context.Context, found []check.Reading) error {
	return j.amend(ctx, func(tx dialect.Tx, next *state.Run) error {
		next.Pass++
		err := j.Update(ctx, tx, next)
		if err != nil {
			return err
		}
		if j.byList() {
			err = j.State().Again(ctx, tx, next.ID)
		} else {
			var list []state.Range
			for i, f := range found {
				if f.Moves > 0 {
					list = append(list, state.Range{Walk: i})
				}
			}
			err = j.State().SetRanges(ctx, tx, next.ID, list)
		}
		if err == nil {
			j.Row = *next
		}
		return err
	})
}

// finish verifies the tables and closes the run, unless ids are left that the job applies to.
func (j *Job) finish(ctx context.Context) (rep run.Report, err error) {
	j.Emit(run.Event{Kind: run.Verifying})
	if err := j.RefuseSchemaChange(ctx, j.S); err != nil {
		return rep, err
	}
	m, err := j.remains(ctx)
	if err != nil {
		return rep, err
	}
	runs, err := j.State().List(ctx, j.S)
	if err != nil {
		return rep, err
	}
	rep = run.Report{Run: j.Row.ID, MovedValues: j.Row.MovedValues}
	var mismatch error
	rep.Result, mismatch = run.Verify(ctx, j.S, j.D, j.Class, m, j.Row, runs)
	switch {
	case mismatch != nil && !errors.Is(mismatch, run.ErrVerify):
		return rep, mismatch
	case rep.UnmovedValues > 0:
		return rep, nil // a difference counts after the last pass
	}
	// A mismatch ends the run too: there is nothing left to rewrite. What an undo needs stays.
	if rep.Reindex, err = Reindexes(ctx, j.S, j.D, j.Class); err != nil {
		return rep, err
	}
	err = j.amend(ctx, func(tx dialect.Tx, next *state.Run) error {
		next.Status = state.Done
		if j.Undo {
			next.Status = state.Undone
		}
		rep.MovedValues = next.MovedValues
		forget := j.Undo && mismatch == nil
		if forget {
			next.Settle() // the journal that counts it goes
		}
		if err := j.Update(ctx, tx, next); err != nil {
			return err
		}
		if err := j.State().DropRanges(ctx, tx, next.ID); err != nil || !forget {
			return err
		}
		return j.State().ForgetIDs(ctx, tx, next.ID)
	})
	return rep, errors.Join(mismatch, err)
}

// remains is what may not be left when the run is over: of a run by list, every id of its journal.
func (j *Job) remains(ctx context.Context) (m check.Mover, err error) {
	m.T = j.T
	if !j.byList() {
		return m, nil
	}
	m.List = &check.Set{}
	err = collect(ctx, j.S, j.State(), j.Row.ID, func(state.Entry) *check.Set { return m.List },
		func(_ state.Entry, id [16]byte) ([16]byte, error) {
			if j.Undo {
				id, _ = j.Rewrite.Apply(id)
			}
			return id, nil
		})
	m.List.Sort()
	return m, err
}

// Reindexes returns the statements that rebuild the indexes of a class, which grow while every id
// is rewritten. There are none on an engine that cannot rebuild one while others write.
func Reindexes(ctx context.Context, q dialect.Querier, d dialect.Dialect,
	c *sqlgen.Class) (out []string, err error) {
	can := d.Abilities().Reindexer
	if can == nil {
		return nil, nil
	}
	list, err := can.Indexes(ctx, q, c)
	if err != nil {
		return nil, fmt.Errorf("looking for the indexes of the ids: %w", err)
	}
	for _, ix := range list {
		st := can.Reindex(ix)
		if err := st.Err(); err != nil {
			return nil, err
		}
		out = append(out, st.SQL)
	}
	return out, nil
}
