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

// inRange writes the predicate that the column's value, or the row's place, lies in r.
func (b *builder) inRange(col Column, r Range) {
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

// falseLiteral is false on every engine: PostgreSQL wants a boolean in the arm
// of a CASE, the others take one.
const falseLiteral = "(1 = 0)"

// unchanged assigns columns of a table to themselves, behind other assignments.
func (b *builder) unchanged(col Column, compact bool) {
	for _, k := range col.Keep {
		b.w(", ", b.q(k), " = ", b.q(k))
	}
	if compact {
		return
	}
	for _, k := range col.SelfAssigned {
		b.w(", ", b.q(k), " = ", b.q(k))
	}
}

// applies writes the predicate that a transform applies to a value and makes another one of
// it.
func (b *builder) applies(f *Form, c string, t *transform.Transform) {
	if !t.Listed() || t.Computed() {
		b.w(f.Match(c, t.From()))
		return
	}
	b.w(b.when(), f.Match(c, t.From()), b.then(), f.Convert(c, t), " <> ", c, b.otherwise())
}

// Bound returns the query for the upper end of the next chunk of the ids of column at: the
// smallest, over the columns, of the value at which the column has had rows more values of
// the range that a pattern has. It has no row when no column has that many left.
func Bound(d Target, c *Class, at int, p transform.Pattern, r Range, rows int) (Statement, error) {
	b := newBuilder(d.Profile())
	if col := c.Columns[at]; col.Places != nil {
		col.Places.bound(b, col, r, rows)
		return b.done(Count)
	}
	form := c.Columns[at].Form
	b.w("SELECT ", b.first(1), form.KeyOut("k"), " FROM (")
	n := 0
	for i, col := range c.Columns {
		if i != at && (!col.Indexed || !col.Form.Like(form)) {
			continue // it would be read as a whole, or its bounds are others
		}
		if n++; n > 1 {
			b.w(" UNION ALL ")
		}
		name := b.col(col)
		b.w("SELECT k FROM (SELECT ", name, " AS k FROM ", b.table(col.Ref), " WHERE ")
		b.onlyOf(col)
		b.inRange(col, r)
		b.w(col.Form.Match(name, p), " ORDER BY ", col.Form.Key(name), b.nth(rows-1), fmt.Sprintf(") b%d", i))
	}
	b.w(") q ORDER BY ", form.Key("k"), b.limit(1))
	return b.done(Count)
}

// Left returns the query that tells whether a column still has an id that a transform
// applies to.
func Left(d Target, col Column, t *transform.Transform) (Statement, error) {
	b := newBuilder(d.Profile())
	c := b.col(col)
	if b.shares { // as a rule none is left: every row is looked at
		b.w("SELECT CASE WHEN count(*) > 0 THEN 1 ELSE 0 END FROM ", b.table(col.Ref), " WHERE ")
		b.onlyOf(col)
		b.applies(col.Form, c, t)
		return b.done(Count)
	}
	b.w("SELECT CASE WHEN EXISTS (SELECT 1 FROM ", b.table(col.Ref), " WHERE ")
	b.onlyOf(col)
	b.applies(col.Form, c, t)
	b.w(") THEN 1 ELSE 0 END")
	return b.done(Count)
}

// Values returns the query for every value of a column that is not NULL. What tells the rows
// apart follows, a value each.
func Values(d Target, col Column) (Statement, error) {
	b := newBuilder(d.Profile())
	c := b.col(col)
	b.w("SELECT ", col.Form.Out(c))
	b.identity(col)
	b.w(" FROM ", b.table(col.Ref), " WHERE ")
	b.onlyOf(col)
	b.w(c, " IS NOT NULL")
	return b.done(Count)
}

// Nulls returns the query for the number of rows whose column is NULL.
func Nulls(d Target, col Column) (Statement, error) {
	b := newBuilder(d.Profile())
	b.w("SELECT ", b.count, "(*) FROM ", b.table(col.Ref), " WHERE ")
	b.onlyOf(col)
	b.w(b.q(col.Name), " IS NULL")
	return b.done(Count)
}
