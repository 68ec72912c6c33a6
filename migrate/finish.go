package migrate

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/inplace"
	"github.com/sqluuid/sqluuid/migrate/internal/plan"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// FinishConfig says which runs are to be forgotten: exactly one of Column and Run is set.
type FinishConfig struct {
	// Column is any column of the class whose ended runs are forgotten.
	Column ColumnName
	// Run is the number of a run whose columns are all gone, because its tables were
	// dropped. It may be under way.
	Run int64
	// Confirm, when set, is shown what would be forgotten, and no connection is held meanwhile. Its
	// error ends Finish before anything is changed, and so does a change of what it was shown.
	Confirm func([]RunStatus) error
}

// Finish forgets runs, with the record of ids that an undo needs: they cannot be undone any more.
// It removes the triggers of [RunConfig.NormaliseInserts]. On SQL Server it checks the foreign keys
// whose trust the run has cost. The state tables go with the last run. Finish returns what it has
// forgotten. Killed in the middle, it goes on when it is called again.
//
// A run that is under way is refused. A run whose tables were dropped ([FinishConfig.Run]) is
// refused where it has a column which this role can see.
func (d *Database) Finish(ctx context.Context, cfg FinishConfig) (out []RunStatus, err error) {
	over := d.visitEnded
	switch {
	case (cfg.Run == 0) == (cfg.Column == ColumnName{}):
		return nil, fmt.Errorf("%w: finish needs either %w or %w", ErrConfig, hint.Column, hint.Run)
	case cfg.Run != 0:
		over = d.visitGone
	}
	var shown []RunStatus
	if cfg.Confirm != nil {
		if err := over(ctx, cfg, func(e ending) error {
			shown = e.show()
			return nil
		}); err != nil {
			return nil, err
		}
		if err := cfg.Confirm(shown); err != nil {
			return nil, err
		}
	}
	err = over(ctx, cfg, func(e ending) error {
		if cfg.Confirm != nil {
			if !slices.EqualFunc(e.show(), shown, sameEnd) {
				return fmt.Errorf("%w: the runs are not those that were shown any more; run the same again to "+
					"see what is there now", ErrRefused)
			}
		}
		for _, r := range e.runs {
			was, err := e.forget(ctx, r)
			if err != nil {
				return err
			}
			out = append(out, was)
		}
		_ = e.Store().Drop(ctx, e.s) // harmless if it cannot
		return nil
	})
	return out, err
}

// Reindex returns the statements that rebuild the indexes of a column's class, which a run has made
// larger. They are for the owner of the tables, one at a time while others read and write. An
// engine without such a statement is an error that wraps [errors.ErrUnsupported].
func (d *Database) Reindex(ctx context.Context, column ColumnName) (out []string, err error) {
	if d.in.D.Abilities().Reindexer == nil {
		return nil, fmt.Errorf("%w: %s has no statement that rebuilds one index while others write: %w",
			ErrRefused, d.in.D.Profile().Name(), errors.ErrUnsupported)
	}
	err = d.visit(ctx, column, func(s *dialect.Session, pl plan.AttachedPlan, _ []state.Run) error {
		out, err = inplace.Reindexes(ctx, s, d.in.D, pl.Class)
		return err
	})
	return out, err
}

// An ending is what Finish is to forget: runs on the class of a plan, the latest first.
type ending struct {
	plan.AttachedPlan
	s    *dialect.Session
	runs []state.Run
	gone bool // their tables were dropped
}

// show says what would be forgotten.
func (e ending) show() (out []RunStatus) {
	for _, r := range e.runs {
		out = append(out, status(r))
	}
	return out
}

// sameEnd reports whether two statuses are of one end of one run.
func sameEnd(a, b RunStatus) bool {
	return a.Run == b.Run && a.Status == b.Status && a.UpdatedAt.Equal(b.UpdatedAt)
}

// visitEnded hands on the ended runs on a column's class, the latest first.
func (d *Database) visitEnded(ctx context.Context, cfg FinishConfig, f func(ending) error) error {
	return d.visit(ctx, cfg.Column, func(s *dialect.Session, pl plan.AttachedPlan,
		runs []state.Run) error {
		e := ending{AttachedPlan: pl, s: s}
		for _, r := range runs {
			if !pl.Shares(r) {
				continue
			}
			if err := e.endable(ctx, r); err != nil {
				return err
			}
			pl.Adopt(r)
			if len(pl.MissingColumns()) > 0 {
				return nil // to be planned anew, with them
			}
			e.runs = append(e.runs, r)
		}
		if len(runs) == 0 { // a Finish was killed before it did
			_ = pl.Store().Drop(ctx, s)
		}
		if len(e.runs) == 0 {
			return fmt.Errorf("%w: %s; see them with status", ErrNoRun, cfg.Column)
		}
		return f(e)
	})
}

// endable refuses a run that is under way, unless it has rewritten nothing.
func (e ending) endable(ctx context.Context, r state.Run) error {
	if idle, err := e.hasMovedNothing(ctx, e.s, r); err != nil || idle {
		return err
	}
	return plan.Endable(r)
}

// hasMovedNothing reports whether a run in place that is under way has rewritten nothing. Such a
// run failed or was killed before its first chunk.
func (e ending) hasMovedNothing(ctx context.Context, q dialect.Querier, r state.Run) (bool, error) {
	if r.Status != state.Running || r.MovedValues > 0 {
		return false, nil
	}
	left, err := e.Store().CountWork(ctx, q, r.ID)
	return left.Done == 0, err
}

// forget removes what a run has left, and then the run.
func (e ending) forget(ctx context.Context, r state.Run) (was RunStatus, err error) {
	if r.Normalise {
		if err := inplace.Denormalise(ctx, e.s, e.D, e.Class, r.ID); err != nil {
			return was, err
		}
	}
	if err := inplace.Trust(ctx, e.s, e.D, e.Class, r); err != nil {
		return was, err
	}
	was, idle := status(r), !e.gone && r.Active
	return was, e.s.InTx(ctx, func(tx dialect.Tx) error {
		ok := true
		if idle { // unless a worker has begun a chunk: this waits for the chunks under way
			if err := e.Store().DropRanges(ctx, tx, r.ID); err != nil {
				return err
			}
			if ok, err = e.hasMovedNothing(ctx, tx, r); err != nil {
				return err
			}
		}
		if ok {
			ok, err = e.Store().Remove(ctx, tx, r.ID, r.Seq)
		}
		if err == nil && !ok {
			err = run.ErrChanged(r.ID)
		}
		return err
	})
}

// visitGone hands on a run whose columns are all gone.
func (d *Database) visitGone(ctx context.Context, cfg FinishConfig, f func(ending) error) error {
	s, err := d.in.D.Open(ctx, d.in.DB)
	if err != nil {
		return d.wrap(ctx, err, "cannot open a session")
	}
	defer s.Close()
	store := state.SQL{D: d.in.D}
	runs, err := store.List(ctx, s)
	if err != nil {
		return d.refuse(ctx, err, "cannot read the state")
	}
	if len(runs) == 0 { // a Finish was killed before it did
		_ = store.Drop(ctx, s)
	}
	i := slices.IndexFunc(runs, func(r state.Run) bool { return r.ID == cfg.Run })
	if i < 0 {
		return fmt.Errorf("%w: there is no run %d; see them with status", ErrRefused, cfg.Run)
	}
	was := runs[i]
	left, err := plan.Present(ctx, s, d.in.D, was.ID, was.Columns)
	if err != nil {
		return d.wrap(ctx, err, "cannot read the catalogue")
	}
	if len(left) > 0 {
		return fmt.Errorf("%w: run %d (%s) is on %s, which is there; name that column (%w) instead of "+
			"the run", ErrRefused, was.ID, was.Rewrite, strings.Join(left, ", "), hint.Column)
	}
	class := &sqlgen.Class{}
	for _, name := range was.Columns {
		c, err := ParseColumn(name)
		if err != nil {
			return fmt.Errorf("the state of run %d is damaged: %w", was.ID, err)
		}
		class.Columns = append(class.Columns, sqlgen.Column{Ref: sqlgen.Ref{Schema: c.Schema,
			Table: c.Table}, Name: c.Column, Form: d.in.D.Facts().State.Form})
	}
	e := ending{AttachedPlan: plan.AttachedPlan{Plan: &plan.Plan{Class: class}, Source: d.in}, s: s,
		runs: []state.Run{was}, gone: true}
	return d.wrap(ctx, f(e), fmt.Sprintf("cannot forget run %d", was.ID))
}
