package migrate

import (
	"context"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// overlaps reports whether two names may be of one value.
func (c ColumnName) overlaps(other ColumnName) bool {
	if c.Schema != other.Schema || c.Table != other.Table || c.Column != other.Column {
		return false
	}
	return c.Discriminator != other.Discriminator || c.Value == other.Value
}

// relied refuses to undo a run whose result a later run goes by: one that has rewritten a column
// of it too, or that has rewritten ids which it left.
func (pl *Plan) relied(ctx context.Context, s *dialect.Session, run state.Run) error {
	runs, err := pl.store().List(ctx, s)
	if err != nil {
		return err
	}
	for _, later := range runs {
		if later.ID <= run.ID || later.Status == state.Undone {
			continue
		}
		if shared := sharedColumns(run, later); len(shared) > 0 {
			return fmt.Errorf("%w: run %d of %s came after run %d and has rewritten %s too; undo that run first (--column %s)",
				ErrRefused, later.ID, later.Rewrite, run.ID, strings.Join(shared, " and "), later.Columns[0])
		}
		if later.Before.Copy != nil || run.Before.Copy != nil || pl.look.List == nil {
			continue // it has no record of its ids
		}
		n, err := pl.common(ctx, s, later)
		if err != nil {
			return err
		}
		if n > 0 {
			return fmt.Errorf("%w: run %d of %s came after run %d and has rewritten %d of its ids in %s, which would lose their links; undo that run first (--column %s)",
				ErrRefused, later.ID, later.Rewrite, run.ID, n, strings.Join(later.Columns, ", "), later.Columns[0])
		}
	}
	return nil
}

// sharedColumns lists the columns that two runs have rewritten.
func sharedColumns(a, b state.Run) (out []string) {
	for _, name := range a.Columns {
		c, err := ParseColumn(name)
		for _, other := range b.Columns {
			if o, otherErr := ParseColumn(other); err == nil && otherErr == nil && c.overlaps(o) {
				out = append(out, name)
				break
			}
		}
	}
	return out
}

// common counts the ids of a later run that stand where the undo would take one back.
func (pl *Plan) common(ctx context.Context, s *dialect.Session, later state.Run) (n int64, err error) {
	rewrite, err := ParseRewrite(later.Rewrite)
	if err != nil {
		return 0, nil // of another release, which refuses it
	}
	err = pl.store().Entries(ctx, s, later.ID, func(e state.Entry) error {
		for _, id := range e.IDs {
			if e.Todo == (later.Status == state.Undoing) {
				id, _ = rewrite.t.Apply(id)
			}
			if pl.look.List.Has(id) {
				n++
			}
		}
		return nil
	})
	return n, err
}

// noRun says that there is no run to undo, and which has rewritten some rows of the column.
func (pl *Plan) noRun(ctx context.Context, s *dialect.Session) error {
	runs, err := pl.store().List(ctx, s)
	if err != nil {
		return err
	}
	for _, r := range runs {
		for _, c := range pl.Columns {
			if shared := sharedColumns(r, state.Run{Columns: []string{c.Column.String()}}); len(shared) > 0 && r.Status != state.Undone {
				return fmt.Errorf("%w: %s; run %d has rewritten %s: name it so", ErrNoRun, pl.Column, r.ID, shared[0])
			}
		}
	}
	return fmt.Errorf("%w: %s; see them with status", ErrNoRun, pl.Column)
}
