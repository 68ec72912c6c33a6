package postgres

import (
	"context"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

func (d Dialect) Take(ctx context.Context, tx dialect.Tx, c *sqlgen.Class, at int, p transform.Pattern, r sqlgen.Range, rows int) (dialect.Taken, error) {
	return dialect.Take(ctx, d, tx, c, at, p, r, rows)
}

// pgIDs is an array of the ids in a value, sixteen bytes each, in their order.
func pgIDs(value string) string {
	return fmt.Sprintf("(SELECT array_agg(encode(substr(%[1]s::bytea, 16 * g + 1, 16), 'hex')::uuid ORDER BY g) FROM generate_series(0, length(%[1]s::bytea) / 16 - 1) g)", value)
}

func (Dialect) ListIDs(b *sqlgen.Builder, m sqlgen.Batch) {
	b.W("SELECT unnest(", pgIDs(b.Arg(sqlgen.BytesOf(m.From))), ")")
}

// TableLocks lets the tables of columns without a foreign key hold off inserts of old ids,
// which no key does there.
func (d Dialect) TableLocks(c *sqlgen.Class) (out []sqlgen.Statement, err error) {
	for _, col := range c.Columns {
		if !col.Undeclared {
			continue
		}
		b := sqlgen.NewBuilder(d.Profile())
		b.W("LOCK TABLE ", b.Table(col.Ref), " IN SHARE ROW EXCLUSIVE MODE")
		s, err := b.Done(sqlgen.Exec)
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
func (d Dialect) Move(ctx context.Context, tx dialect.Tx, c *sqlgen.Class, m sqlgen.Batch) ([]int64, error) {
	m = m.Sorted()
	b := sqlgen.NewBuilder(d.Profile())
	b.W("WITH a AS MATERIALIZED (SELECT ", pgIDs(b.Arg(sqlgen.BytesOf(m.From))), " AS o, ", pgIDs(b.Arg(sqlgen.BytesOf(m.To))), " AS n)")
	keysOf := map[*sqlgen.Form]string{} // the arrays that the columns are compared with
	for i, f := range c.Forms() {
		k := "k"
		if i > 0 {
			k = fmt.Sprintf("k%d", i)
		}
		switch {
		case m.Turns(f):
			b.W(", ", k, " AS MATERIALIZED (SELECT string_to_array(", b.Arg(strings.Join(m.Texts(), "\n")), "::text, E'\\n')::", f.Array, " AS k)")
			keysOf[f] = "(SELECT k FROM " + k + ")"
		case f != pgUUID:
			b.W(", ", k, " AS MATERIALIZED (SELECT array_agg(", f.PairOf("u"), ") AS k FROM a, unnest(a.o) u)")
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
		cols := c.Of(t)
		if len(cols) > 1 { // no row that comes back tells which of its columns were others before
			b.W(fmt.Sprintf(", s%d AS MATERIALIZED (SELECT ", i))
			for k, at := range cols {
				if k > 0 {
					b.W(", ")
				}
				b.W(fmt.Sprintf("count(*) FILTER (WHERE %s) AS n%d", d.among(b, c.Columns[at], m, keysOf), k))
			}
			b.W(" FROM ", b.Table(t), " WHERE ")
			d.anyAmong(b, c, cols, m, keysOf)
			b.W(")")
		}
		b.W(fmt.Sprintf(", u%d AS (UPDATE ", i), b.Table(t), " SET ")
		for k, same := range c.ByName(cols) {
			col := c.Columns[same[0]]
			if k > 0 {
				b.W(", ")
			}
			image := d.image(b, col, m)
			if len(cols) > 1 {
				some := d.among(b, col, m, keysOf)
				for _, at := range same[1:] { // the same column, in other rows
					some += " OR " + d.among(b, c.Columns[at], m, keysOf)
				}
				image = "CASE WHEN " + some + " THEN " + image + " ELSE " + b.Col(col) + " END"
			}
			b.W(b.Q(col.Name), " = ", image)
		}
		b.Unchanged(c.Columns[cols[0]], m.Compact)
		b.W(" WHERE ")
		d.anyAmong(b, c, cols, m, keysOf)
		b.W(" RETURNING 1)")
	}
	b.W(" SELECT ")
	for i, col := range c.Columns {
		if i > 0 {
			b.W(", ")
		}
		at, cols := 0, []int(nil)
		for k, t := range tables {
			if t == col.Ref {
				at, cols = k, c.Of(t)
			}
		}
		if len(cols) == 1 {
			b.W(fmt.Sprintf("(SELECT count(*) FROM u%d)", at))
			continue
		}
		for k := range cols {
			if cols[k] == i {
				b.W(fmt.Sprintf("(SELECT n%d FROM s%d)", k, at))
			}
		}
	}
	st, err := b.Done(sqlgen.Count)
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
func (Dialect) among(b *sqlgen.Builder, col sqlgen.Column, m sqlgen.Batch, keysOf map[*sqlgen.Form]string) string {
	keys := keysOf[col.Form]
	name := b.Col(col)
	if col.Only.Column != "" {
		return "(" + b.Holds(col.Only, b.Table(col.Ref)) + " AND " + name + " = ANY (" + keys + "::" + col.Form.Array + "))"
	}
	if col.Places == nil || m.Turns(col.Form) {
		return name + " = ANY (" + keys + "::" + col.Form.Array + ")"
	}
	return "(CASE WHEN " + col.Form.Shape(name) + " THEN (SELECT o FROM a)[" + pgPlace(col, name) + "] = " + col.Form.Canon(name) + " ELSE false END)"
}

func (d Dialect) anyAmong(b *sqlgen.Builder, c *sqlgen.Class, cols []int, m sqlgen.Batch, keysOf map[*sqlgen.Form]string) {
	for k, at := range cols {
		if k > 0 {
			b.W(" OR ")
		}
		if col := c.Columns[at]; col.Places != nil && m.In != nil {
			b.InRange(col, *m.In)
		}
		b.W(d.among(b, c.Columns[at], m, keysOf))
	}
}

// image is what a value that is one of the ids becomes.
func (Dialect) image(b *sqlgen.Builder, col sqlgen.Column, m sqlgen.Batch) string {
	name := b.Col(col)
	if m.Turns(col.Form) {
		return col.Form.Convert(name, m.T)
	}
	return col.Form.PairOf("((SELECT n FROM a)[" + pgPlace(col, name) + "])")
}

// pgPlace is where the id of a column stands among the ids. PostgreSQL 13 looks no value of a
// domain up in an array of the type beneath.
func pgPlace(col sqlgen.Column, name string) string {
	return "width_bucket((" + col.Form.Canon(name) + ")::uuid, (SELECT o FROM a))"
}
