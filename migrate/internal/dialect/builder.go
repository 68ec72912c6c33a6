package dialect

import (
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A builder writes one statement from front to back, so that the arguments of
// engines with unnumbered placeholders stand in the order of the text.
type builder struct {
	p engine.Profile
	grammar
	sql  strings.Builder
	args []any
	err  error
}

func newBuilder(p engine.Profile) *builder { return &builder{p: p, grammar: grammarOf(p)} }

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

// inRange writes the predicate that the column's value, or the row's place, lies
// in r, or that of the row it refers to.
func (b *builder) inRange(col Column, r Range) {
	if col.Among != nil {
		if in := col.foundBy(r); in != nil {
			b.w(b.col(col), " IN (SELECT ", b.col(*in), " FROM ", b.table(in.Ref), " WHERE ")
			b.inRange(*in, r)
			b.w("1 = 1) AND ")
		}
		return
	}
	f := col.Form
	key, param := f.Key(b.col(col)), func(s string) string { return f.Param(b.arg(f.Bind(s))) }
	if col.Places != nil {
		key, param = b.table(col.Ref)+"."+col.Places.Name, func(s string) string { return col.Places.param(b.arg(s)) }
	}
	if r.Lo != nil {
		b.w(key, " > ", param(*r.Lo), " AND ")
	}
	if r.Hi != nil {
		b.w(key, " <= ", param(*r.Hi), " AND ")
	}
}

// picked writes the predicate that the move applies to the column's value: what
// the transform asks for, and what the state says of the id.
func (b *builder) picked(d Dialect, f *Form, c string, m Move) {
	guard := f.Match(c, m.T.From())
	switch {
	case m.Pick == PickListed:
		guard = f.Shape(c)
	case m.Pick == PickAll && m.T.Listed():
		b.changes(f, c, m)
		return
	case m.Pick == PickAll:
		b.w(guard)
		return
	}
	if kind := map[Pick]string{PickListed: IDListed, PickMoved: IDMoved}[m.Pick]; f.joins && kind != "" {
		ids := d.StateIDs()
		b.w(guard, " AND ", f.Canon(c), " IN (SELECT ", ids, ".id FROM ", ids, " WHERE ", ids, ".run_id = ", b.arg(m.Run), " AND ", ids, ".kind = '", kind, "')")
		return
	}
	// CASE keeps the engine from casting what the guard rejects.
	b.w(b.when(), guard, b.then())
	known := func(not bool, kind string) {
		// A scalar subquery is one look-up by the whole key. EXISTS would let
		// PostgreSQL hash all ids of the run, anew in every chunk. The state
		// table goes by its full name: an alias could be the name of the
		// application's table.
		ids := d.StateIDs()
		before, after := b.found(not)
		b.w(before, "(SELECT 1 FROM ", ids, " WHERE ", ids, ".run_id = ", b.arg(m.Run), " AND ", ids, ".id = ", f.Canon(c),
			" AND ", ids, ".kind = '", kind, "')", after)
	}
	switch m.Pick {
	case PickListed:
		known(false, IDListed)
	case PickMoved:
		known(false, IDMoved)
	case PickNew:
		known(true, IDKept)
		if m.T.Listed() { // what was turned back already is on the list
			b.w(" AND ")
			known(true, IDListed)
		}
	case PickBefore:
		ids := d.StateForm()
		b.w("(")
		known(false, IDMoved)
		b.w(" OR (")
		known(true, IDKept)
		six := c
		if m.T.From().Version == 1 {
			six = f.Convert(c, transform.Between(1, 6))
		}
		b.w(" AND ", f.Canon(six), " < ", ids.Param(b.arg(ids.Bind(ids.Text(m.Before)))), "))")
	}
	b.w(b.otherwise())
}

// changes writes the predicate that the transform applies to the value and makes
// another one of it.
func (b *builder) changes(f *Form, c string, m Move) {
	b.w(b.when(), f.Match(c, m.T.From()), b.then(), f.Convert(c, m.T), " <> ", c, b.otherwise())
}

// falseLiteral is false on every engine: PostgreSQL wants a boolean in the arm
// of a CASE, the others take one.
const falseLiteral = "(1 = 0)"

// image writes the converted id of one column, as the state table's type.
func (b *builder) image(col Column, m Move) string {
	return col.Form.Canon("(" + col.Form.Convert(b.col(col), m.T) + ")")
}

// update writes the assignments and the WHERE of an UPDATE of one column.
func (b *builder) update(d Dialect, col Column, m Move, r Range, more ...func()) {
	c := b.col(col)
	b.w(d.Strictly("UPDATE "), b.table(col.Ref), " SET ", b.q(col.Name), " = ", col.Form.Convert(c, m.T))
	b.unchanged(col, m)
	b.w(" WHERE ")
	b.inRange(col, r)
	for _, f := range more {
		f()
	}
	b.picked(d, col.Form, c, m)
}

// unchanged assigns columns of a table to themselves, behind other assignments.
func (b *builder) unchanged(col Column, m Move) {
	for _, k := range col.Keep {
		b.w(", ", b.q(k), " = ", b.q(k))
	}
	if m.Compact {
		return
	}
	for _, k := range col.SelfAssigned {
		b.w(", ", b.q(k), " = ", b.q(k))
	}
}

// moved writes a SELECT of the ids of one column, converted, as the state
// table's type.
func (b *builder) moved(d Dialect, col Column, m Move, r Range) {
	c := b.col(col)
	b.w("SELECT ", b.image(col, m), " AS id FROM ", b.table(col.Ref), " WHERE ")
	b.inRange(col, r)
	b.picked(d, col.Form, c, m)
}

// Bound returns the query for the upper end of the next chunk: the smallest, over
// the columns, of the value at which the column has had rows more ids of the
// range. It has no row when no column has that many left.
func Bound(d Dialect, c *Class, m Move, r Range, rows int) (Statement, error) {
	b := newBuilder(d.Profile())
	if col := c.Columns[0]; col.Places != nil {
		col.Places.bound(b, col, r, rows)
		return b.done(Count)
	}
	form := c.Columns[0].Form
	b.w("SELECT ", b.first(1), form.KeyOut("k"), " FROM (")
	for i, col := range c.Columns {
		if i > 0 {
			b.w(" UNION ALL ")
		}
		name := b.col(col)
		b.w("SELECT k FROM (SELECT ", name, " AS k FROM ", b.table(col.Ref), " WHERE ")
		b.inRange(col, r)
		b.picked(d, col.Form, name, m)
		b.w(" ORDER BY ", col.Form.Key(name), b.nth(rows-1), fmt.Sprintf(") b%d", i))
	}
	b.w(") q ORDER BY ", form.Key("k"), b.limit(1))
	return b.done(Count)
}

// Crowd returns the query for how many rows a column that is among another one has in
// a range, up to most and one more.
func Crowd(d Dialect, col Column, r Range, most int) (Statement, error) {
	b := newBuilder(d.Profile())
	b.w("SELECT count(*) FROM (SELECT 1 FROM ", b.table(col.Ref), " WHERE ")
	b.inRange(col, r)
	b.w("1 = 1", b.limit(most+1), ") c")
	return b.done(Count)
}

// Left returns the query that tells whether a column still has an id the move
// applies to.
func Left(d Dialect, col Column, m Move) (Statement, error) {
	b := newBuilder(d.Profile())
	c := b.col(col)
	if b.shares && m.Pick == PickAll { // as a rule none is left: every row is looked at
		b.w("SELECT CASE WHEN count(*) > 0 THEN 1 ELSE 0 END FROM ", b.table(col.Ref), " WHERE ")
		b.picked(d, col.Form, c, m)
		return b.done(Count)
	}
	b.w("SELECT CASE WHEN EXISTS (SELECT 1 FROM ", b.table(col.Ref), " WHERE ")
	b.picked(d, col.Form, c, m)
	b.w(") THEN 1 ELSE 0 END")
	return b.done(Count)
}

// Values returns the query for every value of a column that is not NULL, each
// with 1 or 0 for whether the move applies to it. What tells the rows apart
// follows: a value each, and for a column of the class its id with 1 or 0.
func Values(d Dialect, col Column, m Move) (Statement, error) {
	b := newBuilder(d.Profile())
	c := b.col(col)
	b.w("SELECT ", col.Form.Out(c), ", CASE WHEN ")
	b.picked(d, col.Form, c, m)
	b.w(" THEN 1 ELSE 0 END")
	b.identity(d, col, m)
	b.w(" FROM ", b.table(col.Ref), " WHERE ", c, " IS NOT NULL")
	return b.done(Count)
}

// Nulls returns the query for the number of rows whose column is NULL.
func Nulls(d Dialect, col Column) (Statement, error) {
	b := newBuilder(d.Profile())
	b.w("SELECT ", b.count, "(*) FROM ", b.table(col.Ref), " WHERE ", b.q(col.Name), " IS NULL")
	return b.done(Count)
}

// Keep returns the statement that records the ids of a column that look like
// images already.
func Keep(d Dialect, col Column, m Move) (Statement, error) {
	return enter(d, col, m, IDKept, func(b *builder, c string) { b.w(col.Form.Match(c, m.T.To())) })
}

// List returns the statements that record what a move with PickListed takes, and
// as kept what it does not.
func List(d Dialect, col Column, m Move) ([]Statement, error) {
	take, err := enter(d, col, m, IDListed, func(b *builder, c string) { b.changes(col.Form, c, m) })
	if err != nil {
		return nil, err
	}
	leave, err := enter(d, col, m, IDKept, func(b *builder, c string) {
		b.w(b.when(), col.Form.Shape(c), b.then(), "NOT (")
		b.changes(col.Form, c, m)
		b.w(")", b.otherwise())
	})
	return []Statement{take, leave}, err
}

// Adopt returns the statement that records the ids of a column that the state
// does not know as moved.
func Adopt(d Dialect, col Column, m Move) (Statement, error) {
	return enter(d, col, m, IDMoved, func(b *builder, c string) {
		b.w(b.when())
		b.unknown(d, col.Form, c, m)
		b.w(b.then())
		b.changes(col.Form, c, m)
		b.w(b.otherwise())
	})
}

// ignore ends an INSERT … SELECT of ids of one kind.
func ignore(d Dialect, kind string) string {
	if s := d.Ignore(); s != "" {
		return " " + strings.ReplaceAll(s, "{kind}", kind)
	}
	return ""
}

// enter writes the INSERT of the ids of a column for which a predicate holds.
func enter(d Dialect, col Column, m Move, kind string, where func(b *builder, c string)) (Statement, error) {
	b := newBuilder(d.Profile())
	c := b.col(col)
	b.w("INSERT INTO ", d.StateIDs(), " (run_id, id, kind) SELECT g.id, x.id, '", kind, "' FROM (SELECT DISTINCT ",
		col.Form.Canon(c), " AS id FROM ", b.table(col.Ref), " WHERE ")
	where(b, c)
	b.w(") x, ", d.StateTable(), " g WHERE g.id = ", b.arg(m.Run), d.Unrecorded(kind), ignore(d, kind))
	return b.done(Record)
}

// unknown writes the predicate that the state does not know the value, which the
// move's transform applies to, or may apply to where only a list would tell.
func (b *builder) unknown(d Dialect, f *Form, c string, m Move) {
	guard := f.Match(c, m.T.From())
	if m.T.Listed() {
		guard = f.Shape(c)
	}
	ids := d.StateIDs()
	before, after := b.found(true)
	b.w(b.when(), guard, b.then(), before, "(SELECT 1 FROM ", ids, " WHERE ", ids, ".run_id = ", b.arg(m.Run), " AND ", ids, ".id = ", f.Canon(c), ")", after, b.otherwise())
}

// Strangers returns the query for ids that look like sources of the move and that
// the state does not know: neither moved by the run nor there before it. It
// returns up to limit of them as text.
func Strangers(d Dialect, col Column, m Move, limit int) (Statement, error) {
	b := newBuilder(d.Profile())
	c := b.col(col)
	b.w("SELECT ", b.first(limit), col.Form.KeyOut(c), " FROM ", b.table(col.Ref), " WHERE ")
	b.unknown(d, col.Form, c, m)
	b.w(b.limit(limit))
	return b.done(Count)
}
