package sqlgen

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// A Check is a constraint, or a unique index over a part of an id, as the catalogue has it. Its
// texts are the server's own. They are SQL and cannot be bound; the server runs them anyway
// whenever the table is written to.
type Check struct {
	Name      string
	Expr      string            // the constraint, or which rows an index has, "" for every row
	Parts     []string          // what a unique index is over, empty for a constraint
	Columns   []Column          // those of the class that it mentions
	Within    string            // which rows come to the partition that has it; empty: every row
	Value     string            // by which name the text calls the one column, "" for its own
	Types     map[string]string // of the columns: a partition by hash takes no others; nil: any
	Generated []Generated       // follow from columns of the class, each after those that it needs
	Row       bool              // the text asks for the row as a whole, as the table's own type
	Untried   error             // why it cannot be tried, nil if it can
}

// A Generated column is one that the server computes: Expr is its own text.
type Generated struct{ Name, Expr string }

// mostMixed bounds the columns whose mixtures are tried.
const mostMixed = 3

// Mixtures returns the sets of columns that a row may have been rewritten in when the constraint is
// asked: all of them and, unless they change together, some.
func Mixtures(cols []Column, whole bool) [][]Column {
	if whole || len(cols) == 1 {
		return [][]Column{cols}
	}
	var out [][]Column
	if len(cols) > mostMixed {
		for i := range cols {
			out = append(out, cols[i:i+1])
		}
		return append(out, cols)
	}
	for bits := 1; bits < 1<<len(cols); bits++ {
		var some []Column
		for i, col := range cols {
			if bits&(1<<i) != 0 {
				some = append(some, col)
			}
		}
		out = append(out, some)
	}
	return out
}

// Named returns the columns of a list by their names.
func Named(cols []Column, names []string) []Column {
	return slices.DeleteFunc(slices.Clone(cols), func(col Column) bool {
		return !slices.Contains(names, col.Name)
	})
}

// Names of our own columns: the row, and whether it is an image.
const (
	rowName   = "sqluuid_row"
	movedName = "sqluuid_moved"
)

func sourceName(i int) string { return fmt.Sprintf("sqluuid_id_%d", i) }
func partName(i int) string   { return fmt.Sprintf("sqluuid_part_%d", i) }

// ImageName names the result column that has the image of the i-th column.
func ImageName(i int) string { return fmt.Sprintf("sqluuid_image_%d", i) }

// moves is the predicate that a move makes another value of one.
func (b *Builder) moves(col Column, m Move) string {
	if m.Pairs == nil {
		return b.applies(col, m.T)
	}
	out := b.OnlyOf(col) + b.Col(col) + " IN ("
	for i, id := range m.Pairs.From {
		if i > 0 {
			out += ", "
		}
		out += b.id(col.Form, id)
	}
	return out + ")"
}

// image is what a value becomes that a move applies to, as the column's type or as text.
func (b *Builder) image(col Column, m Move, asText bool) string {
	f, c := col.Form, b.Col(col)
	if m.Pairs == nil {
		if asText {
			return f.KeyOut("(" + f.Convert(c, m.T) + ")")
		}
		return f.Convert(c, m.T)
	}
	out := "CASE " + c
	for i, id := range m.Pairs.From {
		out += " WHEN " + b.id(f, id) + " THEN "
		if to := m.Pairs.To[i]; asText {
			out += b.Arg(f.Text(to))
		} else {
			out += b.id(f, to)
		}
	}
	return out + " END"
}

// Stays writes, behind other conditions, that a move applies to none of some columns of a row.
func (b *Builder) Stays(some []Column, m Move) {
	for _, col := range some {
		b.W(" AND (", b.moves(col, m), ") IS NOT TRUE")
	}
}

// Imaged writes a SELECT of the rows of a table to which a move applies. It has the table's own
// name, and the images of some columns in their place. Each row also has the ids and the images
// of those columns, as text.
func (b *Builder) Imaged(t Ref, all []string, some []Column, k Check, m Move) {
	b.W("(SELECT ")
	for i, col := range some {
		b.W(col.Form.KeyOut(b.Col(col)), " AS ", b.Q(sourceName(i)), ", CASE WHEN ", b.moves(col, m),
			" THEN ", b.image(col, m, true), " END AS ", b.Q(ImageName(i)), ", ")
	}
	if k.Row {
		b.W("ROW(")
	}
	for i, name := range all {
		b.Sep(i, ", ")
		b.valueOf(t, name, some, k, m)
	}
	if k.Row {
		b.W(")::", b.Table(t), " AS ", b.Q(rowName))
	}
	b.W(" FROM ", b.Table(t), " WHERE ")
	for i, col := range some {
		b.Sep(i, " OR ").W("(", b.moves(col, m), ")")
	}
	b.W(")")
	if k.Row { // what a function returns of a table's type is a row of it
		b.W(" AS ", b.Q(rowName+"s"), ", unnest(ARRAY[", b.Q(rowName), "])")
	}
	b.W(" AS ", b.Q(t.Table))
}

// valueOf writes a column, or the image of one of some.
func (b *Builder) valueOf(t Ref, name string, some []Column, k Check, m Move) {
	at := slices.IndexFunc(some, func(c Column) bool { return c.Name == name })
	if at < 0 {
		b.W(b.Table(t), ".", b.Q(name))
		return
	}
	typ := k.Types[name]
	if typ != "" {
		b.W("CAST(")
	}
	b.W("CASE WHEN ", b.moves(some[at], m), " THEN ", b.image(some[at], m, false),
		" ELSE ", b.Col(some[at]), " END")
	if typ != "" {
		b.W(" AS ", typ, ")")
	}
	if !k.Row {
		b.W(" AS ", b.Q(cmp.Or(k.Value, name)))
	}
}

// computed writes what Imaged does, with the columns that the server computes from it.
func (b *Builder) computed(t Ref, all []string, some []Column, k Check, m Move) {
	if k.Value != "" { // of a domain: the text knows no column
		all = []string{some[0].Name}
	}
	all = slices.Clone(all)
	without := func(name string) {
		all = slices.DeleteFunc(all, func(other string) bool { return other == name })
	}
	if k.Row {
		without("tableoid")
	}
	for _, g := range slices.Backward(k.Generated) {
		b.W("(SELECT ", b.Q(t.Table), ".*, (", g.Expr, ") AS ", b.Q(g.Name), " FROM ")
		without(g.Name)
	}
	b.Imaged(t, all, some, k, m)
	for range k.Generated {
		b.W(") AS ", b.Q(t.Table))
	}
}

// Violation returns the query for one row that a constraint would refuse with the images of some of
// its columns: an id and its image per column. A constraint whose result is NULL passes.
func Violation(d Target, t Ref, all []string, some []Column, k Check, m Move) Statement {
	b := NewBuilder(d.Profile())
	b.W("SELECT ", b.First(1))
	for i := range some {
		b.Sep(i, ", ").W(b.Q(sourceName(i)), ", ", b.Q(ImageName(i)))
	}
	b.W(" FROM ")
	b.computed(t, all, some, k, m)
	b.W(" WHERE ")
	if k.Within != "" {
		b.W("(", k.Within, ") AND ")
	}
	return b.W("NOT (", k.Expr, ")", b.Limit(1)).Done()
}

// SharedPart returns the query for two rows that a unique index over parts of ids would take for
// one: two ids per column that moves, the second NULL where it is the first. The rows stand there
// as they are, too, unless they change all at once.
func SharedPart(d Target, t Ref, all []string, some []Column, k Check, m Move,
	whole bool) Statement {
	b := NewBuilder(d.Profile())
	var parts, present, names []string
	for i, expr := range k.Parts {
		name := b.Q(partName(i))
		parts = append(parts, "("+expr+") AS "+name)
		present, names = append(present, name+" IS NOT NULL"), append(names, name)
	}
	over := strings.Join(parts, ", ")
	rows := "1 = 1"
	if k.Within != "" {
		rows = "(" + k.Within + ")"
	}
	if k.Expr != "" {
		rows += " AND (" + k.Expr + ")"
	}
	b.W("SELECT ", b.First(1))
	for i := range some {
		id := b.Q(sourceName(i))
		b.Sep(i, ", ").W("MIN(", id, "), NULLIF(MAX(", id, "), MIN(", id, "))")
	}
	b.W(" FROM (SELECT 0 AS ", b.Q(movedName), ", ")
	for i, col := range some {
		b.W("COALESCE(", col.Form.KeyOut(b.Col(col)), ", '') AS ", b.Q(sourceName(i)), ", ")
	}
	b.W(over, " FROM ", b.Table(t), " WHERE ", rows)
	if whole {
		b.Stays(some, m)
	}
	b.W(" UNION ALL SELECT 1, ")
	for i := range some {
		b.W("COALESCE(", b.Q(sourceName(i)), ", ''), ")
	}
	b.W(over, " FROM ")
	b.computed(t, all, some, k, m)
	b.W(" WHERE ", rows, ") AS sqluuid_parts WHERE ", strings.Join(present, " AND "),
		" GROUP BY ", strings.Join(names, ", "))
	b.W(" HAVING SUM(", b.Q(movedName), ") > 1") // a row may be the same as what becomes of it
	for i := range some {
		id := b.Q(sourceName(i))
		b.W(" OR MIN(", id, ") <> MAX(", id, ")")
	}
	return b.W(b.Limit(1)).Done()
}
