package shadow

import (
	"context"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// FollowAll reads what an online copy must know of each table. read fills in what the engine
// asks for.
func (c *Copy) FollowAll(read func(*Followed) error) (out []*Followed, err error) {
	for i, t := range c.Tables {
		f := &Followed{CopyTable: t, No: i}
		if err := read(f); err != nil {
			return nil, err
		}
		if len(f.Key) == 0 {
			return nil, &RowError{t.Ref, "it has nothing to tell its rows by any more"}
		}
		out = append(out, f)
	}
	return out, nil
}

// KeyRefusal refuses a table whose rows nothing identifies.
func KeyRefusal(t sqlgen.Ref) string {
	return fmt.Sprintf("table %q has no primary key, and no unique index of columns that are "+
		"NOT NULL, to tell its rows by", t.Table)
}

// Altered is what has become of a table with another definition.
const Altered = "its definition was changed while it was copied"

// Unaltered refuses changes of a table or of its triggers since the copy began.
func (f *Followed) Unaltered(shape, storage, ears string) error {
	switch {
	case shape != f.Shape:
		return &RowError{f.Ref, Altered}
	case storage != f.Storage:
		return &RowError{f.Ref, Rebuilt}
	case ears != f.Ears:
		return &RowError{f.Ref, "its triggers were changed while it was copied, so that writes may " +
			"have been missed"}
	}
	return nil
}

// Misfit returns the query for an id of a column to which the rewrite does not apply. rows are
// the FROM of rows of the old table, to which a condition may be added.
func (f *Followed) Misfit(b *sqlgen.Builder, col CopyColumn, o *Online, rows string) string {
	return "SELECT " + col.From.KeyOut(b.Q(col.Name)) + rows + f.Matches(b, col, o.Fits) + " LIMIT 1"
}

// CheckFits refuses such an id in any column of those rows.
func (f *Followed) CheckFits(ctx context.Context, q dialect.Querier, b *sqlgen.Builder, o *Online,
	rows string) error {
	for _, col := range f.Columns {
		if len(o.Fits) == 0 {
			break
		}
		list, err := dialect.ListNames(ctx, q, f.Misfit(b, col, o, rows))
		if err != nil {
			return err
		}
		if len(list) > 0 {
			return &RowError{f.Ref, fmt.Sprintf("column %q has got the value %q, which the rewrite "+
				"does not apply to", col.Name, list[0])}
		}
	}
	return b.Err
}

// Came refuses a copy that would lose something which has come while it was copied.
func (c *Copy) Came(why string, err error) error {
	if err == nil && why != "" {
		err = &RowError{c.Tables[0].Ref, "what a copy would lose has come while it was copied: " + why}
	}
	return err
}
