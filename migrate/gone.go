package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Gone returns a run of which no column is there any more, because its tables were
// dropped: [ForgetGone] forgets it. A run that has a column which this role can see
// is refused. It reads only.
func Gone(ctx context.Context, db *sql.DB, p engine.Profile, run int64) (out RunStatus, err error) {
	err = gone(ctx, db, p, run, func(s *dialect.Session, d dialect.Dialect, r state.Run) (err error) {
		out = status(r)
		out.Kept, err = kept(ctx, s, d, r, true)
		return err
	})
	return out, err
}

// ForgetGone forgets a run of which no column is there any more, also one that is
// under way, with the record of its ids: should the tables come back from a backup,
// it can be neither undone nor gone on with. Old tables that a run with [Copy] has
// kept stay; it returns them. The state tables go with the last run.
func ForgetGone(ctx context.Context, db *sql.DB, p engine.Profile, run int64) (out RunStatus, err error) {
	err = gone(ctx, db, p, run, func(s *dialect.Session, d dialect.Dialect, r state.Run) error {
		out = status(r)
		if out.Kept, err = kept(ctx, s, d, r, false); err != nil {
			return err
		}
		pl := &Plan{d: d, class: &dialect.Class{}}
		for _, name := range r.Columns {
			c, err := ParseColumn(name)
			if err != nil {
				return fmt.Errorf("the state of run %d is damaged: %w", r.ID, err)
			}
			pl.class.Columns = append(pl.class.Columns, dialect.Column{Ref: dialect.Ref{Schema: c.Schema, Table: c.Table}, Name: c.Column, Form: d.StateForm()})
		}
		if r.Normalise { // triggers go with their tables, functions do not
			if err := pl.denormalise(ctx, s, r); err != nil {
				return err
			}
		}
		tx, err := s.Begin(ctx)
		if err != nil {
			return err
		}
		ok, err := pl.store().Abandon(ctx, tx, r)
		if err != nil || !ok {
			if err == nil {
				err = fmt.Errorf("%w: run %d was changed by another process; look at status, and run the same again", ErrRefused, r.ID)
			}
			return errors.Join(err, ignoreDone(tx.Rollback()))
		}
		if err := tx.Commit(); err != nil {
			return err
		}
		_ = pl.store().Drop(ctx, s) // only when empty; harmless if it cannot
		return nil
	})
	return out, err
}

// gone hands a run on of which no column is there.
func gone(ctx context.Context, db *sql.DB, p engine.Profile, run int64, f func(*dialect.Session, dialect.Dialect, state.Run) error) error {
	d, err := dialect.For(p)
	if err != nil {
		return err
	}
	s, err := d.Open(ctx, db)
	if err != nil {
		return wrap(ctx, d, err, "cannot open a session")
	}
	defer s.Close()
	runs, err := state.SQL{D: d}.List(ctx, s)
	if err != nil {
		return denied(wrap(ctx, d, err, "cannot read the state"))
	}
	i := slices.IndexFunc(runs, func(r state.Run) bool { return r.ID == run })
	if i < 0 {
		return fmt.Errorf("%w: there is no run %d; see them with status", ErrRefused, run)
	}
	left, err := present(ctx, s, d, runs[i])
	if err != nil {
		return wrap(ctx, d, err, "cannot read the catalogue")
	}
	if len(left) > 0 {
		return fmt.Errorf("%w: run %d (%s) is on %s, which is there; name that column (--column) instead of the run", ErrRefused, run, runs[i].Rewrite, strings.Join(left, ", "))
	}
	return wrap(ctx, d, f(s, d, runs[i]), fmt.Sprintf("cannot forget run %d", run))
}

// present returns the columns of a run that are there, as far as the role can see
// them.
func present(ctx context.Context, q dialect.Querier, d dialect.Dialect, r state.Run) (out []string, err error) {
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

// lost adds to the error that the named column is not there what a run on it needs:
// another of its columns as the name, or to be forgotten.
func (p *Planner) lost(ctx context.Context, s *dialect.Session, err error) error {
	name := p.cfg.Column
	runs, listErr := state.SQL{D: p.d}.List(ctx, s)
	if listErr != nil {
		return err
	}
	for _, r := range runs {
		hit := slices.ContainsFunc(r.Columns, func(s string) bool {
			c, err := ParseColumn(s)
			return err == nil && c.Table == name.Table && c.Column == name.Column && (name.Schema == "" || name.Schema == c.Schema)
		})
		if !hit {
			continue
		}
		left, leftErr := present(ctx, s, p.d, r)
		switch {
		case leftErr != nil:
			return err
		case len(left) == 0:
			return fmt.Errorf("%w; run %d (%s, %s) was on it: if it is gone for good, finish --run %d forgets that run", err, r.ID, r.Rewrite, r.Status, r.ID)
		case !slices.ContainsFunc(left, func(s string) bool { return s == name.String() }):
			return fmt.Errorf("%w; run %d (%s, %s) was on it and on %s: name that column instead", err, r.ID, r.Rewrite, r.Status, left[0])
		}
		return err
	}
	return err
}
