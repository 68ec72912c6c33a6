package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/plan"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
	"github.com/sqluuid/sqluuid/sqltype"
)

// Lookup returns the id that the row with an old key has got by a run of [NewKeys]. It finds the
// pair in the table, before a cut-over and behind it, or in what finish has left by [KeepColumn] or
// [KeepMap]. On SQLite the map has it from the run on. A key without a row is an error that wraps
// [ErrNotFound] and [sql.ErrNoRows]. Own names of twins are known while the run is under way, to a
// role that may read its state.
func (d *Database) Lookup(ctx context.Context, column ColumnName, old string) (id sqltype.UUID,
	err error) {
	err = d.onPairs(ctx, column, func(q dialect.Querier, r twin.Drawer, p plan.Pairs) error {
		var text string
		err := sql.ErrNoRows
		if p.Takes(old) {
			err = dialect.Scan(ctx, q, r.Lookup(p.Table, p.Old, p.New, old), &text)
		}
		switch {
		case errors.Is(err, sql.ErrNoRows):
			return fmt.Errorf("%w: a row of %s with the old key %q: %w", ErrNotFound, column, old, err)
		case err == nil:
			id, err = sqltype.Parse(text)
		}
		return err
	})
	return id, err
}

// Map calls f for each old key with its new id, in the order of the old keys. It finds them as
// [Database.Lookup] does. It stops at the first error of f, and returns that.
func (d *Database) Map(ctx context.Context, column ColumnName,
	f func(old string, id sqltype.UUID) error) error {
	return d.onPairs(ctx, column, func(q dialect.Querier, r twin.Drawer, p plan.Pairs) error {
		st := r.Pairs(p.Table, p.Old, p.New)
		if err := st.Err(); err != nil {
			return err
		}
		rows, err := q.QueryContext(ctx, st.SQL)
		if err != nil {
			return err
		}
		defer rows.Close()
		for rows.Next() {
			var old, text string
			if err := rows.Scan(&old, &text); err != nil {
				return err
			}
			id, err := sqltype.Parse(text)
			if err == nil {
				err = f(old, id)
			}
			if err != nil {
				return err
			}
		}
		return rows.Err()
	})
}

// onPairs finds the pairs of a column.
func (d *Database) onPairs(ctx context.Context, column ColumnName,
	f func(dialect.Querier, twin.Drawer, plan.Pairs) error) error {
	r, ok := d.in.D.(twin.Drawer)
	if !ok {
		return fmt.Errorf("%w: new keys on %s: %w", ErrRefused, d.in.D.Profile().Name(),
			errors.ErrUnsupported)
	}
	q, end, err := dialect.Reader(ctx, d.in.D, d.in.DB)
	if err != nil {
		return d.refuse(ctx, err, "cannot read the catalogue")
	}
	defer end()
	p, err := plan.FindPairs(ctx, q, d.in.D, column, r.MapOf)
	if err == nil {
		err = f(q, r, p)
	}
	return d.wrap(ctx, err, "looking up new keys")
}
