package postgres

import (
	"context"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// selfAssigned lists columns that keep PostgreSQL from a search for dead entries.
//
// From version 14 on, PostgreSQL looks for dead entries before it splits a page of an index, when
// the UPDATE names none of the index's columns: the new entry must then be one more version of a
// row that has an entry already. In a rewrite of a whole table that search costs more than the
// rewrite. Every row gets one new version, each page is searched again and again while the walk
// passes, and visits the rows. An index that has one of its columns named is not searched, and
// grows as it does under one UPDATE of the table.
//
// A partitioned table's keys are left out. So is every column of a table that has triggers, which
// may be for the columns that a statement names, or generated columns, which are made again.
func (Dialect) selfAssigned(ctx context.Context, q dialect.Querier, t *sqlgen.Table,
	c *sqlgen.Class) ([]string, error) {
	if len(t.Triggers) > 0 {
		return nil, nil
	}
	type row struct {
		index  int64
		column string
		fixed  bool
	}
	rows, err := dialect.Rows(ctx, q, func(r *row) []any {
		return []any{&r.index, &r.column, &r.fixed}
	}, query("indexed columns"), t.Schema, t.Table)
	var out []string
	for len(rows) > 0 {
		n := slices.IndexFunc(rows, func(r row) bool { return r.index != rows[0].index })
		if n < 0 {
			n = len(rows)
		}
		var free []string // the columns of the index that may be assigned to themselves
		skip := false     // the index has a column that an UPDATE names already
		for _, r := range rows[:n] {
			in := slices.ContainsFunc(c.Columns, func(x sqlgen.Column) bool {
				return x.Ref == t.Ref && x.Name == r.column
			})
			skip = skip || in || slices.Contains(out, r.column) && !r.fixed
			if !r.fixed {
				free = append(free, r.column)
			}
		}
		if !skip && len(free) > 0 {
			out = append(out, free[0])
		}
		rows = rows[n:]
	}
	return out, err
}
