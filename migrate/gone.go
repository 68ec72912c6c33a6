package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// gone hands a run on of which no column is there.
func (d *Database) gone(ctx context.Context, cfg FinishConfig, f func(*dialect.Session, *Plan,
	[]state.Run) error) error {
	s, err := d.d.Open(ctx, d.db)
	if err != nil {
		return wrap(ctx, d.d, err, "cannot open a session")
	}
	defer s.Close()
	runs, err := state.SQL{D: d.d}.List(ctx, s)
	if err != nil {
		return asRefusal(wrap(ctx, d.d, err, "cannot read the state"))
	}
	i := slices.IndexFunc(runs, func(r state.Run) bool { return r.ID == cfg.Run })
	if i < 0 {
		return fmt.Errorf("%w: there is no run %d; see them with status", ErrRefused, cfg.Run)
	}
	run := runs[i]
	left, err := present(ctx, s, d.d, run)
	if err != nil {
		return wrap(ctx, d.d, err, "cannot read the catalogue")
	}
	if len(left) > 0 {
		return fmt.Errorf("%w: run %d (%s) is on %s, which is there; name that column "+
			"(--column) instead of the run", ErrRefused, run.ID, run.Rewrite, strings.Join(left,
			", "))
	}
	pl := &Plan{d: d.d, class: &sqlgen.Class{}, dropped: true}
	for _, name := range run.Columns {
		c, err := ParseColumn(name)
		if err != nil {
			return fmt.Errorf("the state of run %d is damaged: %w", run.ID, err)
		}
		pl.class.Columns = append(pl.class.Columns,
			sqlgen.Column{Ref: sqlgen.Ref{Schema: c.Schema, Table: c.Table}, Name: c.Column,
				Form: d.d.StateForm()})
	}
	return wrap(ctx, d.d, f(s, pl, []state.Run{run}), fmt.Sprintf("cannot forget run %d", run.ID))
}

// abandonRun forgets a run of which no column is there, whatever its status.
func (pl *Plan) abandonRun(ctx context.Context, s *dialect.Session, r state.Run) error {
	tx, err := s.Begin(ctx)
	if err != nil {
		return err
	}
	ok, err := pl.store().Abandon(ctx, tx, r)
	if err == nil && !ok {
		err = fmt.Errorf("%w: run %d was changed by another process; look at status, and run "+
			"the same again", ErrRefused, r.ID)
	}
	if err != nil {
		return errors.Join(err, ignoreDone(tx.Rollback()))
	}
	return tx.Commit()
}

// present returns the columns of a run that are there, as far as the role can see
// them.
func present(ctx context.Context, q dialect.Querier, d dialect.Dialect, r state.Run) (out []string,
	err error) {
	for _, name := range r.Columns {
		c, err := ParseColumn(name)
		if err != nil {
			return nil, fmt.Errorf("the state of run %d is damaged: %w", r.ID, err)
		}
		t, err := d.Table(ctx, q, c.Schema, c.Table)
		if errors.Is(err, sql.ErrNoRows) {
			continue
		}
		if err != nil {
			return nil, err
		}
		if _, ok := t.Column(c.Column); ok {
			out = append(out, name)
		}
	}
	return out, nil
}

// explainNotFound adds to the error that the named column is not there what a run on it needs:
// another of its columns as the name, or to be forgotten.
func (p *planner) explainNotFound(ctx context.Context, s *dialect.Session, err error) error {
	name := p.cfg.Column
	runs, listErr := state.SQL{D: p.d}.List(ctx, s)
	if listErr != nil {
		return err
	}
	for _, r := range runs {
		hit := slices.ContainsFunc(r.Columns, func(s string) bool {
			c, err := ParseColumn(s)
			return err == nil && c.Table == name.Table && c.Column == name.Column &&
				(name.Schema == "" || name.Schema == c.Schema)
		})
		if !hit {
			continue
		}
		left, leftErr := present(ctx, s, p.d, r)
		switch {
		case leftErr != nil:
			return err
		case len(left) == 0:
			return fmt.Errorf("%w; run %d (%s, %s) was on it: if it is gone for good, finish "+
				"--run %d forgets that run", err, r.ID, r.Rewrite, r.Status, r.ID)
		case !slices.ContainsFunc(left, func(s string) bool { return s == name.String() }):
			return fmt.Errorf("%w; run %d (%s, %s) was on it and on %s: name that column instead",
				err, r.ID, r.Rewrite, r.Status, left[0])
		}
		return err
	}
	return err
}
