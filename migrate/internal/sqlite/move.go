package sqlite

import (
	"context"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

func (d Dialect) Take(ctx context.Context, tx dialect.Tx, c *sqlgen.Class, at int, p transform.Pattern, r sqlgen.Range, rows int) (dialect.Taken, error) {
	return dialect.Take(ctx, d, tx, c, at, p, r, rows)
}

// TableLocks is none: a transaction of ours is the only writer.
func (Dialect) TableLocks(*sqlgen.Class) ([]sqlgen.Statement, error) { return nil, nil }

// Move updates column by column, with foreign keys off for the connection.
func (d Dialect) Move(ctx context.Context, tx dialect.Tx, c *sqlgen.Class, m sqlgen.Batch) ([]int64, error) {
	out := make([]int64, len(c.Columns))
	for i, col := range c.Columns {
		b := sqlgen.NewBuilder(d.Profile())
		list, image, err := m.Listed(b, col)
		if err != nil {
			return nil, err
		}
		b.W("WITH m AS MATERIALIZED (SELECT ", col.Form.PairOf("json_extract(value, '$[0]')"), " AS o")
		if !m.Turns(col.Form) {
			b.W(", ", col.Form.PairOf("json_extract(value, '$[1]')"), " AS n")
			image = "m.n"
		}
		b.W(" FROM json_each(", b.Arg(list), ")) ", d.Strictly("UPDATE "), b.Table(col.Ref), " SET ", b.Q(col.Name), " = ", image, " FROM m WHERE ")
		b.OnlyOf(col)
		if col.Places != nil && m.In != nil {
			b.InRange(col, *m.In)
		}
		b.W(b.Col(col), " = m.o")
		if out[i], err = dialect.Moved(ctx, tx, b); err != nil {
			return nil, err
		}
	}
	return out, nil
}

func (d Dialect) ListIDs(b *sqlgen.Builder, m sqlgen.Batch) {
	b.W("SELECT unhex(json_extract(value, '$[0]')) FROM json_each(", b.Arg(m.PairsJSON(liteBlob)), ")")
}
