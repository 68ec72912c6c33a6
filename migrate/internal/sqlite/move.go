package sqlite

import (
	"context"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Move updates column by column, with foreign keys off for the connection. An UPDATE that fails
// ends the transaction of its chunk, whatever the table says: SQLite need not keep its changes
// apart.
func (d Dialect) Move(ctx context.Context, tx dialect.Tx, c *sqlgen.Class,
	m sqlgen.Batch) ([]int64, error) {
	out := make([]int64, len(c.Columns))
	var err error
	for i, col := range c.Columns {
		if m.Whole && i == m.At {
			if out[i], err = dialect.MoveRange(ctx, tx, d, "UPDATE OR ROLLBACK ", col, m); err != nil {
				return nil, err
			}
			continue
		}
		b := sqlgen.NewBuilder(d.Profile())
		list, image := m.ListJSON(b, col)
		b.W("WITH m AS MATERIALIZED (SELECT ", col.Form.PairOf("json_extract(value, '$[0]')"), " AS o")
		if !m.Turns(col.Form) {
			b.W(", ", col.Form.PairOf("json_extract(value, '$[1]')"), " AS n")
			image = "m.n"
		}
		b.W(" FROM json_each(", b.Arg(list), ")) ", "UPDATE OR ROLLBACK ", b.Table(col.Ref),
			" SET ", b.Q(col.Name), " = ", image, " FROM m WHERE ", b.OnlyOf(col))
		if col.Places != nil && m.In != nil {
			b.W(b.InRange(col, *m.In))
		}
		b.W(b.Col(col), " = m.o")
		if out[i], err = dialect.CountAffected(ctx, tx, b.Done()); err != nil {
			return nil, dialect.Updating(d, col, err)
		}
	}
	return out, nil
}
