package dialect

import (
	"fmt"
	"slices"
)

func (d postgres) Chunk(c *Class, m Move, r Range) ([]Statement, error) {
	var out []Statement
	for _, col := range c.Columns {
		// No foreign key holds off an insert with an old id: the table does.
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
	for _, col := range c.Columns {
		if !col.Referenced {
			continue
		}
		b := newBuilder(d.Profile())
		name := b.col(col)
		b.w("SELECT count(*) FROM (SELECT 1 FROM ", b.table(col.Ref), " WHERE ")
		b.inRange(col, r)
		b.picked(d, col.Form, name, m)
		b.w(" ORDER BY ", col.Form.Key(name), " FOR UPDATE) l")
		s, err := b.done(Lock)
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	s, err := d.rewrite(c, m, r)
	return append(out, s), err
}

// rewrite is the one statement: a snapshot of the ids that move, the record of
// them, and one UPDATE per table. The UPDATE of a table with one column of the
// class returns the images, and so is its own snapshot.
func (d postgres) rewrite(c *Class, m Move, r Range) (Statement, error) {
	if len(c.Columns) == 1 && m.Records() && m.Packed {
		return d.rewritePacked(c.Columns[0], m, r)
	}
	b := newBuilder(d.Profile())
	b.w("WITH ")
	perTable := map[Ref]int{}
	for _, col := range c.Columns {
		perTable[col.Ref]++
	}
	for i, col := range c.Columns {
		b.w(fmt.Sprintf("s%d AS ", i))
		if perTable[col.Ref] > 1 {
			b.w("MATERIALIZED (")
			b.moved(d, col, m, r)
		} else {
			b.w("(")
			b.update(d, col, m, r)
			b.w(" RETURNING ", col.Form.Canon(b.col(col)), " AS id")
		}
		if b.w(")"); i < len(c.Columns)-1 {
			b.w(", ")
		}
	}
	if m.Records() && !m.Packed {
		b.w(", r AS (INSERT INTO ", d.StateIDs(), " (run_id, id, kind) SELECT ", b.arg(m.Run), "::bigint, id, '", IDMoved, "' FROM (")
		for i := range c.Columns {
			if i > 0 {
				b.w(" UNION ")
			}
			b.w(fmt.Sprintf("SELECT id FROM s%d", i))
		}
		b.w(") x", ignore(d, IDMoved), ")")
	}
	var tables []Ref
	for _, col := range c.Columns {
		if perTable[col.Ref] > 1 && !slices.Contains(tables, col.Ref) {
			b.w(fmt.Sprintf(", u%d AS (", len(tables)))
			d.updateTable(b, c, col.Ref, m, r)
			b.w(" RETURNING 1)")
			tables = append(tables, col.Ref)
		}
	}
	b.w(" SELECT ")
	for i := range c.Columns {
		if i > 0 {
			b.w(", ")
		}
		b.w(fmt.Sprintf("(SELECT count(*) FROM s%d)", i))
	}
	if !m.Records() || !m.Packed {
		return b.done(Count)
	}
	for i := range c.Columns {
		b.w(fmt.Sprintf(", (SELECT string_agg(uuid_send(id), ''::bytea) FROM s%d)", i))
	}
	return b.done(CountPack)
}

// rewritePacked is the one statement for a class of one column, whose images need
// not be compared with those of another: it writes the packed record itself, so
// that the ids do not travel.
func (d postgres) rewritePacked(col Column, m Move, r Range) (Statement, error) {
	b := newBuilder(d.Profile())
	b.w("WITH s0 AS (")
	b.update(d, col, m, r)
	b.w(" RETURNING ", col.Form.Canon(b.col(col)), " AS id), b AS (SELECT string_agg(uuid_send(id), ''::bytea) AS ids FROM s0), ",
		"p AS (INSERT INTO ", d.StatePacked(), " (run_id, no, n, ids) SELECT ", b.arg(m.Run), "::bigint, ", b.arg(m.Row), "::bigint + g.i, ",
		fmt.Sprintf("least(%[1]d, length(b.ids) / 16 - %[1]d * g.i), substr(b.ids, %[2]d * g.i + 1, %[2]d) FROM b, generate_series(0, (length(b.ids) - 1) / %[2]d) g(i)", PackedIDs, 16*PackedIDs),
		" RETURNING n) SELECT COALESCE(sum(n), 0)::bigint FROM p")
	return b.done(Count)
}

// updateTable writes the UPDATE of a table with several columns of the class:
// once per statement, with a CASE for each of them, because two parts that update
// one row lose an update.
func (d postgres) updateTable(b *builder, c *Class, t Ref, m Move, r Range) {
	var cols []Column
	for _, col := range c.Columns {
		if col.Ref == t {
			cols = append(cols, col)
		}
	}
	b.w("UPDATE ", b.table(t), " SET ")
	for i, col := range cols {
		if i > 0 {
			b.w(", ")
		}
		name := b.col(col)
		b.w(b.q(col.Name), " = CASE WHEN ")
		b.inRange(col, r)
		b.picked(d, col.Form, name, m)
		b.w(" THEN ", col.Form.Convert(name, m.T), " ELSE ", name, " END")
	}
	b.unchanged(cols[0], m)
	b.w(" WHERE ")
	for i, col := range cols {
		if i > 0 {
			b.w(" OR ")
		}
		b.w("(")
		b.inRange(col, r)
		b.picked(d, col.Form, b.col(col), m)
		b.w(")")
	}
}
