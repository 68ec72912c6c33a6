package dialect

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
)

// A Checker is an engine that is asked, before anything is written, whether its
// tables take the new ids.
type Checker interface {
	// Unfit returns what the tables of the class would refuse of the move: what
	// could not be tried, and the first that they would refuse as the last. With
	// whole, the columns of a row change together.
	Unfit(ctx context.Context, q Querier, c *Class, m Move, whole bool) ([]Unfit, error)
}

var (
	_ Checker = postgres{}
	_ Checker = mysql{}
	_ Checker = sqlite{}
)

// An Unfit is what a table would refuse.
type Unfit struct {
	Ref
	Column string // of the id
	// Check is the constraint that refuses the image, "" where no partition
	// takes it.
	Check string
	// ID stands in the table, Image is what it would become; "" where they are
	// not known.
	ID, Image string
	// Failed is why the constraint could not be tried, nil if it could.
	Failed error
}

// A check is a constraint as the catalogue tells of it.
type check struct {
	name string
	// expr is the server's own text of the constraint. It is SQL and not a
	// value, so it is the one thing here that cannot be bound; it comes from the
	// catalogue, and the server runs it anyway whenever the table is written to.
	expr string
	// columns are those of the class that it mentions.
	columns []Column
	// within is the server's own text of the condition under which a row comes
	// to the partition that has the constraint, "" for every row.
	within string
	// value is the name by which the text calls the one column, "" for its own.
	value string
	// types, when set, are the types of the columns: the condition of a partition
	// by hash takes no other.
	types map[string]string
	// generated are columns whose values follow from those of the class, each after
	// those that it needs.
	generated []generated
	// row says that the text asks for the row as a whole, as a value of the table's
	// own type.
	row bool
	// untried is why it cannot be tried, nil if it can.
	untried error
}

// A generated column is one that the server computes: expr is its own text.
type generated struct{ name, expr string }

// mostMixed bounds the columns whose mixtures are tried.
const mostMixed = 3

// mixtures returns the sets of columns that a row may have been rewritten in when
// the constraint is asked: all of them and, unless they change together, some.
func mixtures(cols []Column, whole bool) [][]Column {
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

// imaged writes a SELECT of a table's rows to which the move applies, under the
// table's own name and with the images of some columns in their place. Each row
// also has the ids and the images of those columns, as text.
func (b *builder) imaged(t Ref, all []string, some []Column, k check, m Move) {
	b.w("(SELECT ")
	for i, col := range some {
		c := b.col(col)
		b.w(col.Form.KeyOut(c), " AS ", b.q(sourceName(i)), ", CASE WHEN ")
		b.onlyOf(col)
		b.applies(col.Form, c, m.T)
		b.w(" THEN ", col.Form.KeyOut("("+col.Form.Convert(c, m.T)+")"), " END AS ", b.q(imageName(i)), ", ")
	}
	if k.row {
		b.w("ROW(")
	}
	for i, name := range all {
		if i > 0 {
			b.w(", ")
		}
		b.valueOf(t, name, some, k, m)
	}
	if k.row {
		b.w(")::", b.table(t), " AS ", b.q(rowName))
	}
	b.w(" FROM ", b.table(t), " WHERE ")
	b.someOf(some, m)
	if k.row { // what a function returns of a table's type is a row of it
		b.w(") AS ", b.q(rowName+"s"), ", unnest(ARRAY[", b.q(rowName), "])")
	} else {
		b.w(")")
	}
	b.w(" AS ", b.q(t.Table))
}

// valueOf writes a column, or the image of one of some.
func (b *builder) valueOf(t Ref, name string, some []Column, k check, m Move) {
	at := slices.IndexFunc(some, func(c Column) bool { return c.Name == name })
	if at < 0 {
		b.w(b.table(t), ".", b.q(name))
		return
	}
	col := some[at]
	c, as := b.col(col), name
	if k.value != "" {
		as = k.value
	}
	before, after := "", ""
	if typ := k.types[name]; typ != "" {
		before, after = "CAST(", " AS "+typ+")"
	}
	b.w(before, "CASE WHEN ")
	b.onlyOf(col)
	b.applies(col.Form, c, m.T)
	b.w(" THEN ", col.Form.Convert(c, m.T), " ELSE ", c, " END", after)
	if !k.row {
		b.w(" AS ", b.q(as))
	}
}

// someOf writes the predicate that the move applies to one of the columns.
func (b *builder) someOf(some []Column, m Move) {
	for i, col := range some {
		if i > 0 {
			b.w(" OR ")
		}
		b.w("(")
		b.onlyOf(col)
		b.applies(col.Form, b.col(col), m.T)
		b.w(")")
	}
}

// rowName is of the column of rows.
const rowName = "sqluuid_row"

func sourceName(i int) string { return fmt.Sprintf("sqluuid_id_%d", i) }
func imageName(i int) string  { return fmt.Sprintf("sqluuid_image_%d", i) }

// violation returns the query for one row that a constraint would refuse with the
// images of some of its columns: an id and its image per column. A constraint
// whose result is NULL passes.
func violation(d Target, t Ref, all []string, some []Column, k check, m Move) (Statement, error) {
	b := newBuilder(d.Profile())
	b.w("SELECT ", b.first(1))
	for i := range some {
		if i > 0 {
			b.w(", ")
		}
		b.w(b.q(sourceName(i)), ", ", b.q(imageName(i)))
	}
	b.w(" FROM ")
	if k.value != "" { // of a domain: the text knows no column
		all = []string{some[0].Name}
	}
	if k.row {
		all = slices.DeleteFunc(slices.Clone(all), func(name string) bool { return name == "tableoid" })
	}
	for _, g := range slices.Backward(k.generated) {
		b.w("(SELECT ", b.q(t.Table), ".*, (", g.expr, ") AS ", b.q(g.name), " FROM ")
		all = slices.DeleteFunc(slices.Clone(all), func(name string) bool { return name == g.name })
	}
	b.imaged(t, all, some, k, m)
	for range k.generated {
		b.w(") AS ", b.q(t.Table))
	}
	b.w(" WHERE ")
	if k.within != "" {
		b.w("(", k.within, ") AND ")
	}
	b.w("NOT (", k.expr, ")", b.limit(1))
	return b.done(Count)
}

// refused reports whether the last of a list is an image that is refused.
func refused(list []Unfit) bool { return len(list) > 0 && list[len(list)-1].Failed == nil }

// tryChecks asks the constraints of a table, up to the first that would refuse a
// row.
func tryChecks(ctx context.Context, d Dialect, q Querier, t Ref, all []string, checks []check, m Move, whole bool) (out []Unfit, err error) {
	for _, k := range checks {
		if k.untried != nil {
			out = append(out, Unfit{Ref: t, Column: k.columns[0].Name, Check: k.name, Failed: k.untried})
			continue
		}
		for _, some := range mixtures(k.columns, whole) {
			st, err := violation(d, t, all, some, k, m)
			if err != nil {
				return nil, err
			}
			bad, err := firstUnfit(ctx, q, st, t, some)
			if err != nil && (ctx.Err() != nil || d.Kind(err) != KindOther) {
				return nil, err
			}
			if err != nil {
				out = append(out, Unfit{Ref: t, Column: some[0].Name, Check: k.name, Failed: err})
				break
			}
			if bad != nil {
				bad.Check = k.name
				return append(out, *bad), nil
			}
		}
	}
	return out, nil
}

// tryHome asks whether there is a partition for every image: the check is the
// condition of a row that has one.
func tryHome(ctx context.Context, d Dialect, q Querier, t Ref, all []string, cols []Column, k check, m Move, whole bool) (*Unfit, error) {
	for _, some := range mixtures(cols, whole) {
		st, err := violation(d, t, all, some, k, m)
		if err != nil {
			return nil, err
		}
		bad, err := firstUnfit(ctx, q, st, t, some)
		if err != nil && ctx.Err() == nil && d.Kind(err) == KindOther {
			return &Unfit{Ref: t, Column: some[0].Name, Failed: err}, nil
		}
		if bad != nil || err != nil {
			return bad, err
		}
	}
	return nil, nil
}

// firstUnfit runs a query whose rows have an id and its image for each of some
// columns, and returns the first that moves.
func firstUnfit(ctx context.Context, q Querier, st Statement, t Ref, some []Column) (*Unfit, error) {
	found := make([]sql.NullString, 2*len(some))
	dest := make([]any, len(found))
	for i := range found {
		dest[i] = &found[i]
	}
	err := q.QueryRowContext(ctx, st.SQL, st.Args...).Scan(dest...)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	for i, col := range some {
		if found[2*i+1].Valid {
			return &Unfit{Ref: t, Column: col.Name, ID: found[2*i].String, Image: found[2*i+1].String}, nil
		}
	}
	return &Unfit{Ref: t, Column: some[0].Name}, nil
}

// named returns the columns of a list by their names.
func named(cols []Column, names []string) []Column {
	var out []Column
	for _, col := range cols {
		if slices.Contains(names, col.Name) {
			out = append(out, col)
		}
	}
	return out
}
