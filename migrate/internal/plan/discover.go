package plan

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// discover reads the catalogue around the named columns, once, and finds their class.
func (pl AttachedPlan) discover(ctx context.Context, q dialect.Querier) error {
	ask := pl.Inquiry
	w := dialect.Want{
		Columns: []dialect.WantedColumn{ask.Column.wantedColumn()},
		Forms:   !ask.NamesOnly, Plan: ask.plans,
		Sources: ask.plans && !ask.Undo && ask.Rewrite.dated(),
		Rows:    ask.plans && !ask.CatalogueOnly,
	}
	for _, c := range ask.Also {
		w.Columns = append(w.Columns, c.wantedColumn())
	}
	for _, c := range pl.fromRun.columns {
		w.PastColumns = append(w.PastColumns, c.wantedColumn())
	}
	s, err := pl.D.Catalog(ctx, q, w)
	if err != nil {
		return err
	}
	return pl.findClass(s)
}

// RefuseSchemaChange fails when the schema around the class is no longer what was planned for.
func (pl AttachedPlan) RefuseSchemaChange(ctx context.Context, s *dialect.Session) error {
	now := AttachedPlan{&Plan{Inquiry: pl.Inquiry, fromRun: pl.fromRun}, pl.Source}
	now.Inquiry.plans = false
	if err := now.discover(ctx, s); err != nil {
		return err
	}
	if len(now.refusals) > 0 {
		return errors.Join(now.refusals...)
	}
	if now.schemaHash != pl.schemaHash {
		return refusal("the schema around %s has changed since it was planned (%s); put it back, or "+
			"undo the run", pl.Column, change(pl.names(), now.names()))
	}
	return nil
}

// names are the columns of the class.
func (pl *Plan) names() []string {
	var out []string
	for _, c := range pl.Columns {
		out = append(out, c.Column.String())
	}
	return out
}

// change says how a class of some columns has become another one.
func change(was, now []string) string {
	less := func(list, other []string) (out []string) {
		for _, name := range list {
			if !slices.Contains(other, name) {
				out = append(out, name)
			}
		}
		return out
	}
	var parts []string
	if grown := less(now, was); len(grown) > 0 {
		parts = append(parts, "the class has grown by "+first(grown)+", whose ids refer to it now")
	}
	if gone := less(was, now); len(gone) > 0 {
		parts = append(parts, first(gone)+" does not belong to the class any more")
	}
	if len(parts) == 0 {
		return "foreign keys or columns of its tables"
	}
	return strings.Join(parts, ", and ")
}

// Present returns the columns of a run that are there, as far as the role can see them.
func Present(ctx context.Context, q dialect.Querier, d dialect.Dialect, row int64,
	columns []string) (out []string, err error) {
	var w dialect.Want
	names := make([]ColumnName, len(columns))
	for i, name := range columns {
		if names[i], err = ParseColumn(name); err != nil {
			return nil, fmt.Errorf("the state of run %d is damaged: %w", row, err)
		}
		w.Tables = append(w.Tables, names[i].ref())
	}
	s, err := d.Catalog(ctx, q, w)
	if err != nil {
		return nil, err
	}
	for i, c := range names {
		if t := s.Tables[c.ref()]; t != nil && slices.Contains(t.Names(), c.Column) {
			out = append(out, columns[i])
		}
	}
	return out, nil
}

// explainNotFound adds to the error that a column is not there what a run on it needs.
func (pl AttachedPlan) explainNotFound(ctx context.Context, s *dialect.Session, err error) error {
	name := pl.Inquiry.Column
	runs, listErr := pl.Store().List(ctx, s)
	if listErr != nil {
		return err
	}
	i := slices.IndexFunc(runs, func(r state.Run) bool {
		return slices.ContainsFunc(r.Columns, func(s string) bool {
			c, err := ParseColumn(s)
			return err == nil && c.Table == name.Table && c.Column == name.Column &&
				(name.Schema == "" || name.Schema == c.Schema)
		})
	})
	if i < 0 {
		return err
	}
	r := runs[i]
	left, leftErr := Present(ctx, s, pl.D, r.ID, r.Columns)
	switch {
	case leftErr != nil:
		return err
	case len(left) == 0:
		return fmt.Errorf("%w; run %d (%s, %s) was on it: if it is gone for good, finish "+
			"with %w %d forgets that run", err, r.ID, r.Rewrite, r.Status, hint.Run, r.ID)
	case !slices.Contains(left, name.String()):
		return fmt.Errorf("%w; run %d (%s, %s) was on it and on %s: name that column instead",
			err, r.ID, r.Rewrite, r.Status, left[0])
	}
	return err
}

// recall reads the runs of the state, and what became of those on the class of a plan.
func (pl AttachedPlan) recall(ctx context.Context, s *dialect.Session) (err error) {
	was := &pl.history
	if was.runs, err = pl.Store().List(ctx, s); err != nil {
		return err
	}
	for _, r := range was.runs {
		switch {
		case !pl.concerns(r), pl.Inquiry.Undo && r.Status == state.Undone:
			continue
		case pl.Inquiry.Undo:
			return nil
		}
		var lost []string
		for _, c := range pl.missingColumnsOf(r) {
			lost = append(lost, c.String())
		}
		if len(lost) > 0 {
			there, err := Present(ctx, s, pl.D, r.ID, lost)
			if err != nil {
				return err
			}
			was.presentColumns = append(was.presentColumns, there...)
		}
	}
	return nil
}

// ReadSurvey reads the catalogue of some schemas in a session of its own. It hands on what it has
// read, with the connection.
func ReadSurvey(ctx context.Context, src Source, schemas []string,
	then func(*Survey, *sql.Conn) error) error {
	s, err := src.D.Open(ctx, src.DB)
	if err != nil {
		return run.Wrap(ctx, src.D, err, "cannot open a session")
	}
	defer s.Close()
	out := &Survey{}
	out.reader = readerOf(src.D)
	if out.Schema, err = src.D.Catalog(ctx, s, dialect.Want{Whole: true, In: schemas}); err == nil {
		// A role that may not read the state gets no plan, which says so.
		out.runs, _ = state.SQL{D: src.D}.List(ctx, s)
		err = ctx.Err()
	}
	if err != nil {
		return run.Wrap(ctx, src.D, err, "cannot read the catalogue")
	}
	return then(out, s.Conn)
}
