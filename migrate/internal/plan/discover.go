package plan

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// discover reads the catalogue around the named columns, once, and finds their class.
func (pl Attached) discover(ctx context.Context, q dialect.Querier) error {
	ask := pl.Ask
	w := dialect.Want{
		Columns: []dialect.Wanted{wanted(ask.Column)}, Forms: !ask.NamesOnly, Plan: ask.plans,
		Copied: ask.Strategy == Copy, Online: ask.Online,
		Sources: ask.plans && !ask.Undo && ask.Rewrite.dated(),
		Rows:    ask.plans && !ask.CatalogueOnly,
	}
	for _, c := range ask.Also {
		w.Columns = append(w.Columns, wanted(c))
	}
	for _, c := range pl.also.columns {
		w.Past = append(w.Past, wanted(c))
	}
	s, err := pl.D.Catalog(ctx, q, w)
	if err != nil {
		return err
	}
	_, s.Follows = pl.D.(shadow.Follower)
	return pl.findClass(s)
}

// Unchanged fails when the schema around the class is no longer what was planned for.
func (pl Attached) Unchanged(ctx context.Context, s *dialect.Session) error {
	now := Attached{&Plan{Ask: pl.Ask, also: pl.also}, pl.Source}
	now.Ask.plans = false
	if err := now.discover(ctx, s); err != nil {
		return err
	}
	if len(now.refused) > 0 {
		return errors.Join(now.refused...)
	}
	if _, hash := now.hashes(); hash != pl.schemaHash {
		return refusal("the schema around %s has changed since it was planned (columns or foreign keys "+
			"of the class); put it back, or undo the run", pl.Column)
	}
	return nil
}

// Present returns those of a run's columns that are there, as far as the role can see them.
func Present(ctx context.Context, q dialect.Querier, d dialect.Dialect, row int64,
	columns []string) (out []string, err error) {
	var w dialect.Want
	var names []ColumnName
	for _, name := range columns {
		c, err := ParseColumn(name)
		if err != nil {
			return nil, fmt.Errorf("the state of run %d is damaged: %w", row, err)
		}
		names, w.Tables = append(names, c), append(w.Tables, wanted(c).Ref)
	}
	s, err := d.Catalog(ctx, q, w)
	if err != nil {
		return nil, err
	}
	for i, c := range names {
		if t := s.Tables[w.Tables[i]]; t != nil && slices.Contains(t.Names(), c.Column) {
			out = append(out, columns[i])
		}
	}
	return out, nil
}

// explainNotFound adds to the error that the named column is not there what a run on it needs:
// another of its columns as the name, or to be forgotten.
func (pl Attached) explainNotFound(ctx context.Context, s *dialect.Session, err error) error {
	name := pl.Ask.Column
	runs, listErr := state.SQL{D: pl.D}.List(ctx, s)
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
		left, leftErr := Present(ctx, s, pl.D, r.ID, r.Columns)
		switch {
		case leftErr != nil:
			return err
		case len(left) == 0:
			return fmt.Errorf("%w; run %d (%s, %s) was on it: if it is gone for good, finish "+
				"with %w %d forgets that run", err, r.ID, r.Rewrite, r.Status, hint.Run, r.ID)
		case !slices.ContainsFunc(left, func(s string) bool { return s == name.String() }):
			return fmt.Errorf("%w; run %d (%s, %s) was on it and on %s: name that column instead",
				err, r.ID, r.Rewrite, r.Status, left[0])
		}
		return err
	}
	return err
}
