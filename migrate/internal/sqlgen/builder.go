package sqlgen

import (
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A Builder writes one statement from front to back. So the arguments stand in the order of the
// text, for engines whose placeholders have no numbers.
type Builder struct {
	p engine.Profile
	grammar
	SQL  strings.Builder
	args []any
	Err  error
}

// NewBuilder returns an empty statement for an engine.
func NewBuilder(p engine.Profile) *Builder { return &Builder{p: p, grammar: grammarOf(p)} }

// W writes text. Names go through Q or Table, values through Arg.
func (b *Builder) W(parts ...string) *Builder {
	for _, s := range parts {
		b.SQL.WriteString(s)
	}
	return b
}

// Sep writes what separates the members of a list, before member i, from 0.
func (b *Builder) Sep(i int, separator string) *Builder {
	if i > 0 {
		b.W(separator)
	}
	return b
}

// Arg binds a value and returns its placeholder, which must be written next.
func (b *Builder) Arg(v any) string {
	b.args = append(b.args, v)
	return b.p.Placeholder(len(b.args))
}

// Q quotes a name.
func (b *Builder) Q(name string) string {
	s, err := b.p.Quote(name)
	if err != nil && b.Err == nil {
		b.Err = err
	}
	return s
}

// Table quotes a table's name, with its schema.
func (b *Builder) Table(r Ref) string {
	if r.Schema == "" {
		return b.Q(r.Table)
	}
	return b.Q(r.Schema) + "." + b.Q(r.Table)
}

// Col names a column with its table and schema. A bare name would mean the
// state table's own column inside a subquery on that table.
func (b *Builder) Col(c Column) string { return b.Table(c.Ref) + "." + b.Q(c.Name) }

// Done returns the statement. It carries what was wrong with a name in it.
func (b *Builder) Done() Statement {
	if b.Err != nil {
		return Failed(fmt.Errorf("migrate: %w", b.Err))
	}
	return Statement{SQL: b.SQL.String(), Args: b.args}
}

// from is the FROM and the WHERE of the rows of a column, in front of a predicate.
func (b *Builder) from(col Column) string {
	return " FROM " + b.Table(col.Ref) + " WHERE " + b.OnlyOf(col)
}

// InRange is the predicate that the column's value, or the row's place, lies in r, in front of
// another one. Its bounds are bound. Write it next.
func (b *Builder) InRange(col Column, r Range) (out string) {
	f := col.Form
	key, param := f.Key(b.Col(col)), func(s string) string { return f.Param(b.Arg(f.Bind(s))) }
	if col.Places != nil {
		key = b.Table(col.Ref) + "." + col.Places.Name
		param = func(s string) string { return col.Places.param(b.Arg(s)) }
	}
	if r.Lo != nil {
		out = key + " > " + param(*r.Lo) + " AND "
	}
	if r.Hi != nil {
		out += key + " <= " + param(*r.Hi) + " AND "
	}
	return out
}

// Unchanged assigns columns of a table to themselves, behind other assignments.
func (b *Builder) Unchanged(col Column, compact bool) {
	for _, k := range col.Keep {
		b.W(", ", b.Q(k), " = ", b.Q(k))
	}
	if compact {
		return
	}
	for _, k := range col.SelfAssigned {
		b.W(", ", b.Q(k), " = ", b.Q(k))
	}
}

// applies is the predicate that a transform applies to the value of a column, and makes another
// one of it.
func (b *Builder) applies(col Column, t *transform.Transform) string {
	f, c := col.Form, b.Col(col)
	if !t.Listed() || t.Computed() {
		return b.OnlyOf(col) + f.Match(c, t.From())
	}
	return b.OnlyOf(col) + b.guarded(f.Match(c, t.From()), f.Convert(c, t)+" <> "+c)
}

// Bound returns the query for the upper end of the next chunk of the ids of column at: the
// smallest, over the columns, of the value at which the column has had rows more values of
// the range that a pattern has. It has no row when no column has that many left.
func Bound(d Target, c *Class, at int, p transform.Pattern, r Range, rows int) Statement {
	b := NewBuilder(d.Profile())
	if col := c.Columns[at]; col.Places != nil {
		col.Places.bound(b, col, r, rows)
		return b.Done()
	}
	form := c.Columns[at].Form
	b.W("SELECT ", b.First(1), form.KeyOut("k"), " FROM (")
	n := 0
	for i, col := range c.Columns {
		if i != at && (!col.Indexed || !col.Form.Like(form)) {
			continue // it would be read as a whole, or its bounds are others
		}
		b.Sep(n, " UNION ALL ")
		n++
		name := b.Col(col)
		b.W("SELECT k FROM (SELECT ", name, " AS k", b.from(col), b.InRange(col, r),
			col.Form.Match(name, p), " ORDER BY ", col.Form.Key(name), b.nth(rows-1),
			fmt.Sprintf(") b%d", i))
	}
	b.W(") q ORDER BY ", form.Key("k"), b.Limit(1))
	return b.Done()
}

// Values returns the query for every value of a column that is not NULL. What tells the rows
// apart follows, a value each.
func Values(d Target, col Column) Statement {
	b := NewBuilder(d.Profile())
	c := b.Col(col)
	b.W("SELECT ", col.Form.Out(c), b.identity(col), b.from(col), c, " IS NOT NULL")
	return b.Done()
}

// counting begins a query for the number of a column's rows, in front of a predicate.
func counting(d Target, col Column) *Builder {
	b := NewBuilder(d.Profile())
	return b.W("SELECT ", b.count, "(*)", b.from(col))
}

// Nulls returns the query for the number of rows whose column is NULL.
func Nulls(d Target, col Column) Statement {
	b := counting(d, col)
	return b.W(b.Q(col.Name), " IS NULL").Done()
}
