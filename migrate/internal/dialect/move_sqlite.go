package dialect

import "context"

// TableLocks is none: a transaction of ours is the only writer.
func (sqlite) TableLocks(*Class) ([]Statement, error) { return nil, nil }

// Move updates column by column, with foreign keys off for the connection.
func (d sqlite) Move(ctx context.Context, tx Tx, c *Class, m Batch) ([]int64, error) {
	out := make([]int64, len(c.Columns))
	for i, col := range c.Columns {
		b := newBuilder(d.Profile())
		list, image, err := m.listed(b, col)
		if err != nil {
			return nil, err
		}
		b.w("WITH m AS MATERIALIZED (SELECT ", col.Form.pairOf("json_extract(value, '$[0]')"), " AS o")
		if !m.turns(col.Form) {
			b.w(", ", col.Form.pairOf("json_extract(value, '$[1]')"), " AS n")
			image = "m.n"
		}
		b.w(" FROM json_each(", b.arg(list), ")) ", d.Strictly("UPDATE "), b.table(col.Ref), " SET ", b.q(col.Name), " = ", image, " FROM m WHERE ")
		b.onlyOf(col)
		if col.Places != nil && m.In != nil {
			b.inRange(col, *m.In)
		}
		b.w(b.col(col), " = m.o")
		if out[i], err = moved(ctx, tx, b); err != nil {
			return nil, err
		}
	}
	return out, nil
}

func (d sqlite) listIDs(b *builder, m Batch) {
	b.w("SELECT unhex(json_extract(value, '$[0]')) FROM json_each(", b.arg(m.pairsJSON(liteBlob)), ")")
}
