package sqlgen

import (
	"fmt"
	"slices"
)

// A Check is a constraint, or a unique index over a part of an id, as the catalogue has it.
type Check struct {
	Name string
	// Expr is the server's own text of the constraint. It is SQL and not a
	// value, so it is the one thing here that cannot be bound; it comes from the
	// catalogue, and the server runs it anyway whenever the table is written to.
	Expr string
	// Parts are the server's own texts of what a unique index is over, empty for a constraint. Expr
	// is the condition of its rows then, "" for every row.
	Parts []string
	// Columns are those of the class that it mentions.
	Columns []Column
	// Within is the server's own text of which rows come to the partition that has the
	// constraint; empty: every row.
	Within string
	// Value is the name by which the text calls the one column, "" for its own.
	Value string
	// Types, when set, are the types of the columns: the condition of a partition
	// by hash takes no other.
	Types map[string]string
	// Generated are columns whose values follow from those of the class, each after
	// those that it needs.
	Generated []Generated
	// Row says that the text asks for the row as a whole, as a value of the table's own type.
	Row bool
	// Untried is why it cannot be tried, nil if it can.
	Untried error
}

// A Generated column is one that the server computes: Expr is its own text.
type Generated struct{ Name, Expr string }

// mostMixed bounds the columns whose mixtures are tried.
const mostMixed = 3

// Mixtures returns the sets of columns that a row may have been rewritten in when
// the constraint is asked: all of them and, unless they change together, some.
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

// Imaged writes a SELECT of the rows of a table to which a move applies. It has the table's own
// name, and the images of some columns in their place. Each row also has the ids and the images
// of those columns, as text.
func (b *Builder) Imaged(t Ref, all []string, some []Column, k Check, m Move) {
	b.W("(SELECT ")
	for i, col := range some {
		c := b.Col(col)
		image := func(id [16]byte) string { return b.Arg(col.Form.Text(id)) }
		b.W(col.Form.KeyOut(c), " AS ", b.Q(sourceName(i)), ", CASE WHEN ", b.moves(col, m), " THEN ")
		if m.Pairs == nil {
			b.W(col.Form.KeyOut("(" + col.Form.Convert(c, m.T) + ")"))
		} else {
			b.W(b.ofPairs(col, m, image))
		}
		b.W(" END AS ", b.Q(ImageName(i)), ", ")
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
	if k.Row { // what a function returns of a table's type is a row of it
		b.W(") AS ", b.Q(rowName+"s"), ", unnest(ARRAY[", b.Q(rowName), "])")
	} else {
		b.W(")")
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
	col := some[at]
	c, as := b.Col(col), name
	if k.Value != "" {
		as = k.Value
	}
	before, after := "", ""
	if typ := k.Types[name]; typ != "" {
		before, after = "CAST(", " AS "+typ+")"
	}
	b.W(before, "CASE WHEN ", b.moves(col, m), " THEN ")
	if m.Pairs == nil {
		b.W(col.Form.Convert(c, m.T))
	} else {
		b.W(b.ofPairs(col, m, func(id [16]byte) string { return b.id(col.Form, id) }))
	}
	b.W(" ELSE ", c, " END", after)
	if !k.Row {
		b.W(" AS ", b.Q(as))
	}
}

// id binds an id as a column's type.
func (b *Builder) id(f *Form, id [16]byte) string { return f.Param(b.Arg(f.Bind(f.Text(id)))) }

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

// ofPairs is the image of a value that is one of the ids of a move, as write writes it.
func (b *Builder) ofPairs(col Column, m Move, write func([16]byte) string) string {
	out := "CASE " + b.Col(col)
	for i, id := range m.Pairs.From {
		out += " WHEN " + b.id(col.Form, id)
		out += " THEN " + write(m.Pairs.To[i])
	}
	return out + " END"
}

// rowName is of the column of rows.
const rowName = "sqluuid_row"

func sourceName(i int) string { return fmt.Sprintf("sqluuid_id_%d", i) }

// ImageName names the result column that has the image of the i-th column.
func ImageName(i int) string { return fmt.Sprintf("sqluuid_image_%d", i) }

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
	b.W("NOT (", k.Expr, ")", b.Limit(1))
	return b.Done()
}

// computed writes the rows with their images, as Imaged does, and what the server computes from
// them.
func (b *Builder) computed(t Ref, all []string, some []Column, k Check, m Move) {
	if k.Value != "" { // of a domain: the text knows no column
		all = []string{some[0].Name}
	}
	if k.Row {
		all = slices.DeleteFunc(slices.Clone(all), func(name string) bool { return name == "tableoid" })
	}
	for _, g := range slices.Backward(k.Generated) {
		b.W("(SELECT ", b.Q(t.Table), ".*, (", g.Expr, ") AS ", b.Q(g.Name), " FROM ")
		all = slices.DeleteFunc(slices.Clone(all), func(name string) bool { return name == g.Name })
	}
	b.Imaged(t, all, some, k, m)
	for range k.Generated {
		b.W(") AS ", b.Q(t.Table))
	}
}

// SharedPart returns the query for two rows that a unique index over parts of ids would take for
// one: two ids per column that moves, the second NULL where it is the first. The rows stand there
// as they are, too, unless they change all at once.
func SharedPart(d Target, t Ref, all []string, some []Column, k Check, m Move,
	whole bool) Statement {
	b := NewBuilder(d.Profile())
	b.W("SELECT ", b.First(1))
	for i := range some {
		id := b.Q(sourceName(i))
		b.Sep(i, ", ").W("MIN(", id, "), NULLIF(MAX(", id, "), MIN(", id, "))")
	}
	b.W(" FROM (SELECT 0 AS ", b.Q(movedName), ", ")
	for i, col := range some {
		b.W("COALESCE(", col.Form.KeyOut(b.Col(col)), ", '') AS ", b.Q(sourceName(i)), ", ")
	}
	b.parts(k)
	b.W(" FROM ", b.Table(t), " WHERE ", b.where(k))
	if whole {
		b.Stays(some, m)
	}
	b.W(" UNION ALL SELECT 1, ")
	for i := range some {
		b.W("COALESCE(", b.Q(sourceName(i)), ", ''), ")
	}
	b.parts(k)
	b.W(" FROM ")
	b.computed(t, all, some, k, m)
	b.W(" WHERE ", b.where(k), ") AS sqluuid_parts WHERE ")
	for i := range k.Parts {
		b.Sep(i, " AND ").W(b.Q(partName(i)), " IS NOT NULL")
	}
	b.W(" GROUP BY ")
	for i := range k.Parts {
		b.Sep(i, ", ").W(b.Q(partName(i)))
	}
	b.W(" HAVING SUM(", b.Q(movedName), ") > 1") // a row may be the same as what becomes of it
	for i := range some {
		id := b.Q(sourceName(i))
		b.W(" OR MIN(", id, ") <> MAX(", id, ")")
	}
	b.W(b.Limit(1))
	return b.Done()
}

// movedName is of the column that is 1 for images.
const movedName = "sqluuid_moved"

// Stays writes the conditions that a row has no id in some columns to which a move applies, behind
// others.
func (b *Builder) Stays(some []Column, m Move) {
	for _, col := range some {
		b.W(" AND (", b.moves(col, m), ") IS NOT TRUE")
	}
}

// parts writes what a unique index is over, by names of their own.
func (b *Builder) parts(k Check) {
	for i, expr := range k.Parts {
		b.Sep(i, ", ").W("(", expr, ") AS ", b.Q(partName(i)))
	}
}

// where is the condition of the rows that a unique index has.
func (*Builder) where(k Check) string {
	out := "1 = 1"
	if k.Within != "" {
		out = "(" + k.Within + ")"
	}
	if k.Expr != "" {
		out += " AND (" + k.Expr + ")"
	}
	return out
}

func partName(i int) string { return fmt.Sprintf("sqluuid_part_%d", i) }

// Named returns the columns of a list by their names.
func Named(cols []Column, names []string) []Column {
	var out []Column
	for _, col := range cols {
		if slices.Contains(names, col.Name) {
			out = append(out, col)
		}
	}
	return out
}
