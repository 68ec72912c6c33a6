package sqlgen

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A Target is an engine that statements are written for.
type Target interface{ Profile() engine.Profile }

// A Statement is SQL with its arguments, or the error for which it could not be written.
type Statement struct {
	SQL    string
	Args   []any
	Calm   bool // nobody queues behind what it waits for
	Online bool // it fails by a key that another session inserts twice, and takes back
	err    error
}

// FailWith returns a statement that cannot be run.
func FailWith(err error) Statement { return Statement{err: err} }

// Err returns why a statement cannot be run.
func (s Statement) Err() error { return s.err }

// Err returns the first error of some statements.
func Err(list ...Statement) error {
	for _, s := range list {
		if s.err != nil {
			return s.err
		}
	}
	return nil
}

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

// ask begins a question about a column, and returns the column's name in it.
func ask(d Target, col Column) (b *Builder, name string) {
	b = NewBuilder(d.Profile())
	return b, b.Col(col)
}

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

// key binds a text of Form.KeyOut, as the column's type.
func (b *Builder) key(f *Form, text string) string { return f.Param(b.Arg(f.Bind(text))) }

// id binds an id, as the column's type.
func (b *Builder) id(f *Form, id [16]byte) string { return b.key(f, f.Text(id)) }

// Values binds ids, as a list for IN. An id of text is in it in both cases.
func (b *Builder) Values(f *Form, ids [][16]byte) string {
	var list []string
	for _, id := range ids {
		text := f.Text(id)
		list = append(list, b.key(f, text))
		if upper := strings.ToUpper(text); f.IsText() && upper != text {
			list = append(list, b.key(f, upper))
		}
	}
	return strings.Join(list, ", ")
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

// Col names a column with its table and schema. A bare name would mean the state table's own
// column inside a subquery on that table.
func (b *Builder) Col(c Column) string { return b.Table(c.Ref) + "." + b.Q(c.Name) }

// Done returns the statement. It carries what was wrong with a name in it.
func (b *Builder) Done() Statement {
	if b.Err != nil {
		return FailWith(fmt.Errorf("migrate: %w", b.Err))
	}
	return Statement{SQL: b.SQL.String(), Args: b.args}
}

// from is the FROM and the WHERE of the rows of a column, in front of a predicate.
func (b *Builder) from(col Column) string {
	return " FROM " + b.Table(col.Ref) + " WHERE " + b.OnlyOf(col)
}

// InRange is the predicate that the column's value, or the row's place, lies in r. It stands in
// front of another one. Its bounds are bound: write it next.
func (b *Builder) InRange(col Column, r Range) (out string) {
	key := col.Form.Key(b.Col(col))
	param := func(s string) string { return b.key(col.Form, s) }
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

// Ordered ends a query whose rows are locked in the order of the column: two sessions that lock
// the same rows do not wait for each other then.
func (b *Builder) Ordered(col Column) string {
	if col.Places != nil {
		return ""
	}
	return " ORDER BY " + col.Form.Key(b.Col(col))
}

// AssignUnchanged assigns columns of a table to themselves, behind other assignments.
func (b *Builder) AssignUnchanged(col Column, compact bool) {
	names := col.Keep
	if !compact {
		names = slices.Concat(names, col.SelfAssigned)
	}
	for _, name := range names {
		b.W(", ", b.Q(name), " = ", b.Q(name))
	}
}
