package dialect

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

// holds returns the predicate that a row, by the name of its table, is one of the column's.
// Its value is bound. Write it next.
func (b *builder) holds(o Only, table string) string {
	c, equals := table+"."+b.q(o.Column), " = "
	if o.Cast || b.textual {
		c = strings.ReplaceAll(b.text, "{c}", c)
	}
	if b.textual {
		equals = " OPERATOR(pg_catalog.=) "
	}
	return c + equals + b.arg(o.Value)
}

// only writes the predicate that a row is one of the column's, before others.
func (b *builder) only(col Column, table string) {
	if col.Only.Column != "" {
		b.w(b.holds(col.Only, table), " AND ")
	}
}

// onlyOf is only by the name of the column's own table.
func (b *builder) onlyOf(col Column) { b.only(col, b.table(col.Ref)) }

// butFor writes the predicate that a row is none of some, before others.
func (b *builder) butFor(but []Only, table string) {
	for _, o := range but {
		b.w("(", table, ".", b.q(o.Column), " IS NULL OR NOT (", b.holds(o, table), ")) AND ")
	}
}

// Among returns the query for the number of rows of a table that a column is kept to.
func Among(d Target, col Column) (Statement, error) {
	b := newBuilder(d.Profile())
	b.w("SELECT ", b.count, "(*) FROM ", b.table(col.Ref), " WHERE ")
	b.onlyOf(col)
	b.w("1 = 1")
	return b.done(Count)
}

// MostKinds is how many values of a discriminator are looked at.
const MostKinds = 30

// Kinds returns the query for the values of a column that tells the rows of a table apart, of
// those rows that have a value in col: MostKinds, and one more where there are more.
func Kinds(d Target, col Column, other string) (Statement, error) {
	b := newBuilder(d.Profile())
	c := b.col(Column{Ref: col.Ref, Name: other})
	b.w("SELECT DISTINCT ", b.first(MostKinds+1), strings.ReplaceAll(b.text, "{c}", c), " AS k FROM ", b.table(col.Ref),
		" WHERE ", c, " IS NOT NULL AND ", b.col(col), " IS NOT NULL ORDER BY 1", b.limit(MostKinds+1))
	return b.done(Count)
}

// values writes ids as bound values of a form, those of text in either case.
func (b *builder) values(f *Form, ids [][16]byte) {
	for i, id := range ids {
		if i > 0 {
			b.w(", ")
		}
		text := f.Text(id)
		b.w(f.Param(b.arg(f.Bind(text))))
		if upper := strings.ToUpper(text); f.IsText() && upper != text {
			b.w(", ", f.Param(b.arg(f.Bind(upper))))
		}
	}
}
