package sqlgen

import "strings"

// An Only keeps a column of a class to the rows that have a value in another column. The zero
// Only keeps it to none: all rows are the column's.
type Only struct {
	Column, Value string
	// Cast is whether the other column is no text, and is compared as text.
	Cast bool
}

// OnlyIf returns the Only of a column of a table.
func OnlyIf(fact TableColumn, value string) Only {
	typ, text := strings.ToLower(fact.Type), false
	for _, part := range []string{"char", "text", "clob", "enum", "set"} {
		text = text || strings.Contains(typ, part)
	}
	return Only{Column: fact.Name, Value: value, Cast: !text}
}

// Holds returns the predicate that a row, by the name of its table, is one of the column's.
// Its value is bound. Write it next.
func (b *Builder) Holds(o Only, table string) string {
	c, equals := table+"."+b.Q(o.Column), " = "
	if o.Cast || b.textual {
		c = strings.ReplaceAll(b.text, "{c}", c)
	}
	if b.textual {
		equals = " OPERATOR(pg_catalog.=) "
	}
	return c + equals + b.Arg(o.Value)
}

// only writes the predicate that a row is one of the column's, before others.
func (b *Builder) only(col Column, table string) {
	if col.Only.Column != "" {
		b.W(b.Holds(col.Only, table), " AND ")
	}
}

// OnlyOf is only by the name of the column's own table.
func (b *Builder) OnlyOf(col Column) { b.only(col, b.Table(col.Ref)) }

// ButFor writes the predicate that a row is none of some, before others.
func (b *Builder) ButFor(but []Only, table string) {
	for _, o := range but {
		b.W("(", table, ".", b.Q(o.Column), " IS NULL OR NOT (", b.Holds(o, table), ")) AND ")
	}
}

// Among returns the query for the number of rows of a table that a column is kept to.
func Among(d Target, col Column) (Statement, error) {
	b := NewBuilder(d.Profile())
	b.W("SELECT ", b.count, "(*) FROM ", b.Table(col.Ref), " WHERE ")
	b.OnlyOf(col)
	b.W("1 = 1")
	return b.Done(Count)
}

// MostKinds is how many values of a discriminator are looked at.
const MostKinds = 30

// Kinds returns the query for the values of a column that tells the rows of a table apart, of
// those rows that have a value in col: MostKinds, and one more where there are more.
func Kinds(d Target, col Column, other string) (Statement, error) {
	b := NewBuilder(d.Profile())
	c := b.Col(Column{Ref: col.Ref, Name: other})
	b.W("SELECT DISTINCT ", b.First(MostKinds+1), strings.ReplaceAll(b.text, "{c}", c), " AS k FROM ", b.Table(col.Ref),
		" WHERE ", c, " IS NOT NULL AND ", b.Col(col), " IS NOT NULL ORDER BY 1", b.Limit(MostKinds+1))
	return b.Done(Count)
}

// Values writes ids as bound values of a form, those of text in either case.
func (b *Builder) Values(f *Form, ids [][16]byte) {
	for i, id := range ids {
		if i > 0 {
			b.W(", ")
		}
		text := f.Text(id)
		b.W(f.Param(b.Arg(f.Bind(text))))
		if upper := strings.ToUpper(text); f.IsText() && upper != text {
			b.W(", ", f.Param(b.Arg(f.Bind(upper))))
		}
	}
}
