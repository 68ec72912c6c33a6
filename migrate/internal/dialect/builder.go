package dialect

import (
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A builder writes one statement from front to back, so that the arguments of
// engines with unnumbered placeholders stand in the order of the text.
type builder struct {
	p    engine.Profile
	sql  strings.Builder
	args []any
	err  error
}

func newBuilder(p engine.Profile) *builder { return &builder{p: p} }

// w writes text. Names go through q or table, values through arg.
func (b *builder) w(parts ...string) *builder {
	for _, s := range parts {
		b.sql.WriteString(s)
	}
	return b
}

// arg binds a value and returns its placeholder, which must be written next.
func (b *builder) arg(v any) string {
	b.args = append(b.args, v)
	return b.p.Placeholder(len(b.args))
}

// q quotes a name.
func (b *builder) q(name string) string {
	s, err := b.p.Quote(name)
	if err != nil && b.err == nil {
		b.err = err
	}
	return s
}

// table quotes a table's name, with its schema.
func (b *builder) table(r Ref) string {
	if r.Schema == "" {
		return b.q(r.Table)
	}
	return b.q(r.Schema) + "." + b.q(r.Table)
}

// col names a column with its table and schema. A bare name would mean the
// state table's own column inside a subquery on that table.
func (b *builder) col(c Column) string { return b.table(c.Ref) + "." + b.q(c.Name) }

func (b *builder) done(does Does) (Statement, error) {
	if b.err != nil {
		return Statement{}, fmt.Errorf("migrate: %w", b.err)
	}
	return Statement{SQL: b.sql.String(), Args: b.args, Does: does}, nil
}

// inRange writes the predicate that the column's value lies in r.
func (b *builder) inRange(f *Form, c string, r Range) {
	key := f.Key(c)
	if r.Lo != nil {
		b.w(key, " > ", f.Param(b.arg(f.Bind(*r.Lo))), " AND ")
	}
	if r.Hi != nil {
		b.w(key, " <= ", f.Param(b.arg(f.Bind(*r.Hi))), " AND ")
	}
}

// picked writes the predicate that the move applies to the column's value:
// version and variant, and for an undo what the state says of the id.
func (b *builder) picked(d Dialect, f *Form, c string, m Move) {
	guard := f.Guard(c, m.From)
	if m.Pick == PickAll {
		b.w(guard)
		return
	}
	// CASE keeps the engine from casting what the guard rejects.
	b.w("CASE WHEN ", guard, " THEN ")
	known := func(not bool, kind string) {
		// A scalar subquery is one look-up by the whole key. EXISTS would let
		// PostgreSQL hash all ids of the run, anew in every chunk. The state
		// table goes by its full name: an alias could be the name of the
		// application's table.
		ids := d.StateIDs()
		b.w("(SELECT 1 FROM ", ids, " WHERE ", ids, ".run_id = ", b.arg(m.Run), " AND ", ids, ".id = ", f.Canon(c),
			" AND ", ids, ".kind = '", kind, "') IS ")
		if !not {
			b.w("NOT ")
		}
		b.w("NULL")
	}
	switch m.Pick {
	case PickMoved:
		known(false, IDMoved)
	case PickNew:
		known(true, IDKept)
	case PickBefore:
		ids := d.StateForm()
		b.w("(")
		known(false, IDMoved)
		b.w(" OR (")
		known(true, IDKept)
		six := c
		if m.From == 1 {
			six = f.Convert(c, 1, 6)
		}
		b.w(" AND ", f.Canon(six), " < ", ids.Param(b.arg(ids.Bind(ids.Text(m.Before)))), "))")
	}
	b.w(" ELSE ", falseLiteral, " END")
}

// falseLiteral is false on every engine: PostgreSQL wants a boolean in the arm
// of a CASE, the others take one.
const falseLiteral = "(1 = 0)"

// update writes the assignments and the WHERE of an UPDATE of one column.
func (b *builder) update(d Dialect, col Column, m Move, r Range) {
	c := b.col(col)
	b.w("UPDATE ", b.table(col.Ref), " SET ", b.q(col.Name), " = ", col.Form.Convert(c, m.From, m.To))
	for _, k := range col.Keep {
		b.w(", ", b.q(k), " = ", b.q(k))
	}
	b.w(" WHERE ")
	b.inRange(col.Form, c, r)
	b.picked(d, col.Form, c, m)
}

// moved writes a SELECT of the ids of one column, converted, as the state
// table's type.
func (b *builder) moved(d Dialect, col Column, m Move, r Range) {
	c := b.col(col)
	b.w("SELECT ", col.Form.Canon("("+col.Form.Convert(c, m.From, m.To)+")"), " AS id FROM ", b.table(col.Ref), " WHERE ")
	b.inRange(col.Form, c, r)
	b.picked(d, col.Form, c, m)
}

// Bound returns the query for the upper end of the next chunk: the smallest, over
// the columns, of the value at which the column has had rows more ids above
// lo. It has no row when no column has that many left.
func Bound(d Dialect, c *Class, m Move, lo *string, rows int) (Statement, error) {
	b := newBuilder(d.Profile())
	form := c.Columns[0].Form
	b.w("SELECT ", form.KeyOut("k"), " FROM (")
	for i, col := range c.Columns {
		if i > 0 {
			b.w(" UNION ALL ")
		}
		name := b.col(col)
		b.w("SELECT k FROM (SELECT ", name, " AS k FROM ", b.table(col.Ref), " WHERE ")
		b.inRange(col.Form, name, Range{Lo: lo})
		b.picked(d, col.Form, name, m)
		b.w(" ORDER BY ", col.Form.Key(name), fmt.Sprintf(" LIMIT 1 OFFSET %d) b%d", rows-1, i))
	}
	b.w(") q ORDER BY ", form.Key("k"), " LIMIT 1")
	return b.done(Count)
}

// Left returns the query that tells whether a column still has an id the move
// applies to.
func Left(d Dialect, col Column, m Move) (Statement, error) {
	b := newBuilder(d.Profile())
	c := b.col(col)
	b.w("SELECT CASE WHEN EXISTS (SELECT 1 FROM ", b.table(col.Ref), " WHERE ")
	b.picked(d, col.Form, c, m)
	b.w(") THEN 1 ELSE 0 END")
	return b.done(Count)
}

// Values returns the query for every value of a column that is not NULL, each
// with 1 or 0 for whether the move applies to it.
func Values(d Dialect, col Column, m Move) (Statement, error) {
	b := newBuilder(d.Profile())
	c := b.col(col)
	b.w("SELECT ", c, ", CASE WHEN ")
	b.picked(d, col.Form, c, m)
	b.w(" THEN 1 ELSE 0 END FROM ", b.table(col.Ref), " WHERE ", c, " IS NOT NULL")
	return b.done(Count)
}

// Nulls returns the query for the number of rows whose column is NULL.
func Nulls(d Dialect, col Column) (Statement, error) {
	b := newBuilder(d.Profile())
	b.w("SELECT count(*) FROM ", b.table(col.Ref), " WHERE ", b.q(col.Name), " IS NULL")
	return b.done(Count)
}

// Keep returns the statement that records the ids of a column that have the
// target version already.
func Keep(d Dialect, col Column, m Move) (Statement, error) {
	b := newBuilder(d.Profile())
	c := b.col(col)
	b.w("INSERT INTO ", d.StateIDs(), " (run_id, id, kind) SELECT g.id, x.id, '", IDKept, "' FROM (SELECT DISTINCT ",
		col.Form.Canon(c), " AS id FROM ", b.table(col.Ref), " WHERE ", col.Form.Guard(c, m.To), ") x, ", d.StateTable(), " g WHERE g.id = ", b.arg(m.Run), " ", d.Ignore())
	return b.done(Record)
}

// Strangers returns the query for ids of the source version that the state does
// not know: neither moved by the run nor there before it. It returns up to limit
// of them as text.
func Strangers(d Dialect, col Column, m Move, limit int) (Statement, error) {
	b := newBuilder(d.Profile())
	c, ids := b.col(col), d.StateIDs()
	b.w("SELECT ", col.Form.KeyOut(c), " FROM ", b.table(col.Ref), " WHERE CASE WHEN ", col.Form.Guard(c, m.From),
		" THEN (SELECT 1 FROM ", ids, " WHERE ", ids, ".run_id = ", b.arg(m.Run), " AND ", ids, ".id = ", col.Form.Canon(c), ") IS NULL",
		" ELSE ", falseLiteral, fmt.Sprintf(" END LIMIT %d", limit))
	return b.done(Count)
}

// Clash returns the query for ids of the target version in col whose source image
// stands in other: rewriting that one would make two ids into one.
func Clash(d Dialect, col, other Column, m Move) (Statement, error) {
	b := newBuilder(d.Profile())
	c, o := "a."+b.q(col.Name), "b."+b.q(other.Name)
	image := col.Form.Convert(c, m.To, m.From)
	if col.Form.IsText() { // one id has a text in either case
		image = image + ", lower(" + image + "), upper(" + image + ")"
	}
	b.w("SELECT ", col.Form.KeyOut(c), " FROM ", b.table(col.Ref), " a WHERE CASE WHEN ", col.Form.Guard(c, m.To),
		" THEN EXISTS (SELECT 1 FROM ", b.table(other.Ref), " b WHERE ", o, " IN (", image, "))",
		" ELSE ", falseLiteral, " END LIMIT 1")
	return b.done(Count)
}

// Orphans returns the query for the number of rows of a foreign key's child that
// have no parent. A row with a NULL member references nothing (MATCH SIMPLE).
func Orphans(d Dialect, fk ForeignKey) (Statement, error) {
	b := newBuilder(d.Profile())
	b.w("SELECT count(*) FROM ", b.table(fk.Child), " c WHERE ")
	for _, p := range fk.Columns {
		b.w("c.", b.q(p.Child), " IS NOT NULL AND ")
	}
	b.w("NOT EXISTS (SELECT 1 FROM ", b.table(fk.Parent), " p WHERE ")
	for i, p := range fk.Columns {
		if i > 0 {
			b.w(" AND ")
		}
		b.w("p.", b.q(p.Parent), " = c.", b.q(p.Child))
	}
	b.w(")")
	return b.done(Count)
}

// Trial returns the query that evaluates guard and conversion on a bound value,
// without a table: 1 or 0, and the converted id.
func Trial(d Dialect, f *Form, m Move, id [16]byte) (Statement, error) {
	b := newBuilder(d.Profile())
	guard, conv := f.Guard("v.k", m.From), f.KeyOut("("+f.Convert("v.k", m.From, m.To)+")")
	b.w("SELECT CASE WHEN ", guard, " THEN 1 ELSE 0 END, CASE WHEN ", guard, " THEN ", conv, " END FROM (SELECT ",
		f.Param(b.arg(f.Bind(f.Text(id)))), " AS k) v")
	return b.done(Count)
}
