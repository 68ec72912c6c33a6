package postgres

import (
	"context"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// pgIDs is an array of the ids in a value, sixteen bytes each, in their order.
func pgIDs(value string) string {
	return fmt.Sprintf("(SELECT array_agg(encode(substr(%[1]s::bytea, 16 * g + 1, 16), "+
		"'hex')::uuid ORDER BY g) FROM generate_series(0, length(%[1]s::bytea) / 16 - 1) g)", value)
}

// tableLocks locks the tables of columns without a foreign key. No key holds off inserts of old
// ids there.
func (d Dialect) tableLocks(c *sqlgen.Class) []sqlgen.Statement {
	var refs []sqlgen.Ref
	for _, col := range c.Columns {
		if col.Undeclared {
			refs = append(refs, col.Ref)
		}
	}
	return d.TriggerLocks(refs)
}

// Move is one statement: foreign keys are checked at its end. Each table stands in it once,
// because two parts that update one row lose an update, and each value is looked up in the
// sorted ids. A row that another session changes meanwhile is looked up again as it is then.
func (d Dialect) Move(ctx context.Context, tx dialect.Tx, c *sqlgen.Class,
	m sqlgen.Batch) ([]int64, error) {
	if len(m.From) == 0 {
		return make([]int64, len(c.Columns)), nil
	}
	w := mover{sqlgen.NewBuilder(d.Profile()), c, m.SortByID(), map[*sqlgen.Form]string{}}
	w.ids()
	counts := make([]string, len(c.Columns))
	for i, t := range c.Refs() {
		cols := c.Of(t)
		counts[cols[0]] = fmt.Sprintf("(SELECT count(*) FROM u%d)", i)
		if len(cols) > 1 { // no row that comes back tells which of its columns were others before
			w.W(fmt.Sprintf(", s%d AS MATERIALIZED (SELECT ", i))
			for k, at := range cols {
				w.Sep(k, ", ").W("count(*) FILTER (WHERE ", w.among(c.Columns[at]), fmt.Sprintf(") AS n%d", k))
				counts[at] = fmt.Sprintf("(SELECT n%d FROM s%d)", k, i)
			}
			w.W(" FROM ", w.Table(t), " WHERE ")
			w.where(cols)
			w.W(")")
		}
		w.W(fmt.Sprintf(", u%d AS (UPDATE ", i), w.Table(t), " SET ")
		w.set(cols)
		w.W(" WHERE ")
		w.where(cols)
		w.W(" RETURNING 1)")
	}
	// The updates begin when their counts are asked for, or behind the rows: triggers that fire
	// before a whole statement come after the condition, which they would not as part of an update.
	w.W(" SELECT ", strings.Join(counts, ", "), " WHERE ", firing())
	out := make([]int64, len(c.Columns))
	if err := dialect.Scan(ctx, tx, w.Done(), dialect.Dest(out)...); err != nil {
		return nil, err
	}
	return out, dialect.Within(ctx, tx, ownPath)
}

// Turn implements [dialect.Turner].
func (d Dialect) Turn(ctx context.Context, tx dialect.Tx, col sqlgen.Column, m sqlgen.Batch) (
	[][16]byte, error) {
	b := dialect.UpdateRange(d, "UPDATE ", col, m)
	b.W(" AND ", firing(), " RETURNING ", col.Form.Out(b.Col(col)))
	ids, err := dialect.ReadImages(ctx, tx, b.Done(), col, m.T)
	if err != nil {
		return nil, dialect.Updating(d, col, err)
	}
	return ids, dialect.Within(ctx, tx, ownPath)
}

// A mover writes the statement of one Move.
type mover struct {
	*sqlgen.Builder
	c    *sqlgen.Class
	m    sqlgen.Batch
	keys map[*sqlgen.Form]string // the arrays that the columns of a form are compared with
}

// ids writes the arrays of the ids, of their images, and of what stands for the ids in each form.
func (w mover) ids() {
	w.W("WITH a AS MATERIALIZED (SELECT ", pgIDs(w.Arg(sqlgen.BytesOf(w.m.From))), " AS o, ",
		pgIDs(w.Arg(sqlgen.BytesOf(w.m.To))), " AS n)")
	for i, f := range w.c.Forms() {
		k := "k"
		if i > 0 {
			k = fmt.Sprintf("k%d", i)
		}
		keys := "(SELECT k FROM " + k + ")"
		switch {
		case w.m.Turns(f):
			w.W(", ", k, " AS MATERIALIZED (SELECT string_to_array(",
				w.Arg(strings.Join(w.m.Texts(), "\n")), "::text, E'\\n')::", f.Array, " AS k)")
		case f != pgUUID:
			w.W(", ", k, " AS MATERIALIZED (SELECT array_agg(", f.PairOf("u"),
				") AS k FROM a, unnest(a.o) u)")
		default:
			keys = "(SELECT o FROM a)"
		}
		for _, col := range w.c.Columns {
			if f.Like(col.Form) {
				w.keys[col.Form] = keys
			}
		}
	}
}

// set writes the assignments to the columns of one table.
func (w mover) set(cols []int) {
	for k, same := range w.c.ByName(cols) {
		col := w.c.Columns[same[0]]
		w.Sep(k, ", ")
		image := col.Form.PairOf("((SELECT n FROM a)[" + w.place(col) + "])")
		if w.m.Turns(col.Form) {
			image = col.Form.Convert(w.Col(col), w.m.T)
		}
		if len(cols) > 1 {
			var some []string
			for _, at := range same { // the same column, perhaps in other rows
				some = append(some, w.among(w.c.Columns[at]))
			}
			image = "CASE WHEN " + strings.Join(some, " OR ") + " THEN " + image +
				" ELSE " + w.Col(col) + " END"
		}
		w.W(w.Q(col.Name), " = ", image)
	}
	w.AssignUnchanged(w.c.Columns[cols[0]], w.m.Compact)
}

// where writes the condition that a column of a table has one of the ids.
func (w mover) where(cols []int) {
	for k, at := range cols {
		w.Sep(k, " OR ")
		col := w.c.Columns[at]
		if col.Places != nil && w.m.In != nil {
			w.W(w.InRange(col, *w.m.In))
		}
		w.W(w.among(col))
	}
}

// among is the predicate that the value of a column is one of the ids. Where the rows are
// found by their places, it must not look like one for an index.
func (w mover) among(col sqlgen.Column) string {
	name := w.Col(col)
	among := name + " = ANY (" + w.keys[col.Form] + "::" + col.Form.Array + ")"
	switch {
	case col.Only.Column != "":
		return "(" + w.Holds(col.Only, w.Table(col.Ref)) + " AND " + among + ")"
	case col.Places == nil || w.m.Turns(col.Form):
		return among
	}
	return "(CASE WHEN " + col.Form.Shape(name) + " THEN (SELECT o FROM a)[" + w.place(col) +
		"] = " + col.Form.Canon(name) + " ELSE false END)"
}

// place is where the id of a column stands among the ids. PostgreSQL 13 looks no value of a
// domain up in an array of the type beneath.
func (w mover) place(col sqlgen.Column) string {
	return "width_bucket((" + col.Form.Canon(w.Col(col)) + ")::uuid, (SELECT o FROM a))"
}
