package dialect

import (
	"context"
	"fmt"
	"strings"
)

// pgIDs is an array of the ids in a value, sixteen bytes each, in their order.
func pgIDs(value string) string {
	return fmt.Sprintf("(SELECT array_agg(encode(substr(%[1]s::bytea, 16 * g + 1, 16), 'hex')::uuid ORDER BY g) FROM generate_series(0, length(%[1]s::bytea) / 16 - 1) g)", value)
}

func (postgres) listIDs(b *builder, m Batch) {
	b.w("SELECT unnest(", pgIDs(b.arg(bytesOf(m.From))), ")")
}

// TableLocks lets the tables of columns without a foreign key hold off inserts of old ids,
// which no key does there.
func (d postgres) TableLocks(c *Class) (out []Statement, err error) {
	for _, col := range c.Columns {
		if !col.Undeclared {
			continue
		}
		b := newBuilder(d.Profile())
		b.w("LOCK TABLE ", b.table(col.Ref), " IN SHARE ROW EXCLUSIVE MODE")
		s, err := b.done(Exec)
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, nil
}

// Move is one statement: foreign keys are checked at its end. Each table stands in it once,
// because two parts that update one row lose an update, and each value is looked up in the
// sorted ids. A row that another session changes meanwhile is looked up again as it is then.
func (d postgres) Move(ctx context.Context, tx Tx, c *Class, m Batch) ([]int64, error) {
	m = m.sorted()
	b := newBuilder(d.Profile())
	b.w("WITH a AS MATERIALIZED (SELECT ", pgIDs(b.arg(bytesOf(m.From))), " AS o, ", pgIDs(b.arg(bytesOf(m.To))), " AS n)")
	keysOf := map[*Form]string{} // the arrays that the columns are compared with
	for i, f := range c.Forms() {
		k := "k"
		if i > 0 {
			k = fmt.Sprintf("k%d", i)
		}
		switch {
		case m.turns(f):
			b.w(", ", k, " AS MATERIALIZED (SELECT string_to_array(", b.arg(strings.Join(m.texts(), "\n")), "::text, E'\\n')::", f.array, " AS k)")
			keysOf[f] = "(SELECT k FROM " + k + ")"
		case f != pgUUID:
			b.w(", ", k, " AS MATERIALIZED (SELECT array_agg(", f.pairOf("u"), ") AS k FROM a, unnest(a.o) u)")
			keysOf[f] = "(SELECT k FROM " + k + ")"
		default:
			keysOf[f] = "(SELECT o FROM a)"
		}
		for _, col := range c.Columns {
			if f.Like(col.Form) {
				keysOf[col.Form] = keysOf[f]
			}
		}
	}
	tables := c.Refs()
	for i, t := range tables {
		cols := c.of(t)
		if len(cols) > 1 { // no row that comes back tells which of its columns were others before
			b.w(fmt.Sprintf(", s%d AS MATERIALIZED (SELECT ", i))
			for k, at := range cols {
				if k > 0 {
					b.w(", ")
				}
				b.w(fmt.Sprintf("count(*) FILTER (WHERE %s) AS n%d", d.among(b, c.Columns[at], m, keysOf), k))
			}
			b.w(" FROM ", b.table(t), " WHERE ")
			d.anyAmong(b, c, cols, m, keysOf)
			b.w(")")
		}
		b.w(fmt.Sprintf(", u%d AS (UPDATE ", i), b.table(t), " SET ")
		for k, same := range c.byName(cols) {
			col := c.Columns[same[0]]
			if k > 0 {
				b.w(", ")
			}
			image := d.image(b, col, m)
			if len(cols) > 1 {
				some := d.among(b, col, m, keysOf)
				for _, at := range same[1:] { // the same column, in other rows
					some += " OR " + d.among(b, c.Columns[at], m, keysOf)
				}
				image = "CASE WHEN " + some + " THEN " + image + " ELSE " + b.col(col) + " END"
			}
			b.w(b.q(col.Name), " = ", image)
		}
		b.unchanged(c.Columns[cols[0]], m.Compact)
		b.w(" WHERE ")
		d.anyAmong(b, c, cols, m, keysOf)
		b.w(" RETURNING 1)")
	}
	b.w(" SELECT ")
	for i, col := range c.Columns {
		if i > 0 {
			b.w(", ")
		}
		at, cols := 0, []int(nil)
		for k, t := range tables {
			if t == col.Ref {
				at, cols = k, c.of(t)
			}
		}
		if len(cols) == 1 {
			b.w(fmt.Sprintf("(SELECT count(*) FROM u%d)", at))
			continue
		}
		for k := range cols {
			if cols[k] == i {
				b.w(fmt.Sprintf("(SELECT n%d FROM s%d)", k, at))
			}
		}
	}
	st, err := b.done(Count)
	if err != nil {
		return nil, err
	}
	out := make([]int64, len(c.Columns))
	dest := make([]any, len(out))
	for i := range out {
		dest[i] = &out[i]
	}
	return out, tx.QueryRowContext(ctx, st.SQL, st.Args...).Scan(dest...)
}

// among is the predicate that the value of a column is one of the ids. Where the rows are
// found by their places, it must not look like one for an index.
func (postgres) among(b *builder, col Column, m Batch, keysOf map[*Form]string) string {
	keys := keysOf[col.Form]
	name := b.col(col)
	if col.Only.Column != "" {
		return "(" + b.holds(col.Only, b.table(col.Ref)) + " AND " + name + " = ANY (" + keys + "::" + col.Form.array + "))"
	}
	if col.Places == nil || m.turns(col.Form) {
		return name + " = ANY (" + keys + "::" + col.Form.array + ")"
	}
	return "(CASE WHEN " + col.Form.Shape(name) + " THEN (SELECT o FROM a)[" + pgPlace(col, name) + "] = " + col.Form.Canon(name) + " ELSE false END)"
}

func (d postgres) anyAmong(b *builder, c *Class, cols []int, m Batch, keysOf map[*Form]string) {
	for k, at := range cols {
		if k > 0 {
			b.w(" OR ")
		}
		if col := c.Columns[at]; col.Places != nil && m.In != nil {
			b.inRange(col, *m.In)
		}
		b.w(d.among(b, c.Columns[at], m, keysOf))
	}
}

// image is what a value that is one of the ids becomes.
func (postgres) image(b *builder, col Column, m Batch) string {
	name := b.col(col)
	if m.turns(col.Form) {
		return col.Form.Convert(name, m.T)
	}
	return col.Form.pairOf("((SELECT n FROM a)[" + pgPlace(col, name) + "])")
}

// pgPlace is where the id of a column stands among the ids. PostgreSQL 13 looks no value of a
// domain up in an array of the type beneath.
func pgPlace(col Column, name string) string {
	return "width_bucket((" + col.Form.Canon(name) + ")::uuid, (SELECT o FROM a))"
}
