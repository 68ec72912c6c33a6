package sqlgen

import (
	"slices"
	"strings"
)

// An Only keeps a column of a class to the rows that have a value in another column. The zero
// Only keeps it to none: all rows are the column's.
type Only struct {
	Column, Value string
	// Cast is whether the other column is of no type of text that the engine has, and is compared
	// as text.
	Cast bool
}

// OnlyIf returns the Only of a column of a table.
func OnlyIf(fact TableColumn, value string) Only {
	typ := strings.ToLower(fact.Type)
	// The output of PostgreSQL's boolean is another text than what it is cast to.
	text := slices.Contains(textTypes, baseOf(typ)) || typ == "boolean" ||
		strings.HasPrefix(typ, "enum(") || strings.HasPrefix(typ, "set(") // these two are MySQL's
	return Only{Column: fact.Name, Value: value, Cast: !text}
}

// Holds returns the predicate that a row, by the name of its table, is one of the column's. Its
// value is bound: write it next.
func (b *Builder) Holds(o Only, table string) string {
	c, equals := table+"."+b.Q(o.Column), " = "
	if o.Cast || b.textual {
		c = b.asText(o, c)
	}
	if b.textual {
		equals = " OPERATOR(pg_catalog.=) "
	}
	return c + equals + b.Arg(o.Value)
}

// asText is the other column, c, as text.
func (b *Builder) asText(o Only, c string) string {
	if o.Cast {
		return replace(b.textExpr, "{c}", c)
	}
	return replace(b.text, "{c}", c)
}

// only is the predicate that a row is one of the column's, in front of another one.
func (b *Builder) only(col Column, table string) string {
	if col.Only.Column == "" {
		return ""
	}
	return b.Holds(col.Only, table) + " AND "
}

// OnlyOf is only by the name of the column's own table.
func (b *Builder) OnlyOf(col Column) string { return b.only(col, b.Table(col.Ref)) }

// Among returns the query for the number of rows of a table that a column is kept to.
func Among(d Target, col Column) Statement { return counting(d, col).W("1 = 1").Done() }

// MostKinds is how many values of a discriminator are looked at.
const MostKinds = 30

// Kinds returns the query for the values of a discriminator of col, whatever the value of o:
// MostKinds, and one more where there are more. Rows without a value in col do not count.
func Kinds(d Target, col Column, o Only) Statement {
	b, name := ask(d, col)
	c := b.Col(Column{Ref: col.Ref, Name: o.Column})
	return b.W("SELECT DISTINCT ", b.First(MostKinds+1), b.asText(o, c), " AS k FROM ",
		b.Table(col.Ref), " WHERE ", c, " IS NOT NULL AND ", name, " IS NOT NULL ORDER BY 1",
		b.Limit(MostKinds+1)).Done()
}
