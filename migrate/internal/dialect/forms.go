package dialect

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/internal/pattern"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Forms sets the form of every column, and refuses columns of different forms: one range of values
// would not be the same ids in each. facts are the columns' catalogue entries, in the same order.
// The error is a [*NotUUIDError] or a [*RefusedError].
func Forms(cols []sqlgen.Column, facts []sqlgen.TableColumn) error {
	first := -1 // the column that decides
	var final *sqlgen.Form
	for i, f := range facts {
		switch {
		case f.Fault != nil:
			return f.Fault
		case f.Open:
			continue
		case f.Form == nil:
			return &NotUUIDError{Column: cols[i], Type: f.Type}
		case first < 0:
			first = i
		}
		if err := refuseOtherForm(cols[first], facts[first], cols[i], f); err != nil {
			return err
		}
		final = cmp.Or(final, f.Final)
	}
	final = cmp.Or(final, facts[max(first, 0)].Form)
	for i := range cols {
		cols[i].Form = final
	}
	return nil
}

func refuseOtherForm(a sqlgen.Column, first sqlgen.TableColumn, b sqlgen.Column,
	f sqlgen.TableColumn) error {
	if f.Form == first.Form && (!f.Form.IsText() || f.Collation == first.Collation) {
		return nil
	}
	why := fmt.Sprintf("%s.%s is %s and %s.%s is %s; give both the same type and collation first",
		a.Table, a.Name, first.TypeWithCollation(), b.Table, b.Name, f.TypeWithCollation())
	if first.ByValue {
		why = fmt.Sprintf("%s holds %s values and %s.%s holds %s values; they never match", b.Name,
			f.Form.Name, a.Table, a.Name, first.Form.Name)
	}
	return &RefusedError{b.Ref, why}
}

// TextForms is Forms for columns of text in which ids stand in any spelling.
func TextForms(cols []sqlgen.Column, facts []sqlgen.TableColumn) error {
	open := !slices.ContainsFunc(facts, func(f sqlgen.TableColumn) bool { return !f.Open })
	var form *sqlgen.Form
	for i, f := range facts {
		switch {
		case f.Open && !open:
		case f.AnyText != nil:
			cols[i].Form, form = f.AnyText, f.AnyText
		case f.Fault != nil:
			return f.Fault
		case f.ByValue && !f.Open:
			return &NotUUIDError{cols[i], f.Type + " with " + f.Form.Name + " values, no text"}
		default:
			return &NotUUIDError{cols[i], f.Type}
		}
	}
	for i, f := range facts {
		if f.Open {
			cols[i].Form = form
		}
	}
	return nil
}

var plainName = pattern.Of(`^[0-9A-Za-z_]+$`)

// PlainName reports whether the name of a collation, which no engine lets quote, is one word.
func PlainName(name string) bool { return plainName().MatchString(name) }

// A RefusedError says why a table cannot be rewritten in place.
type RefusedError struct {
	Ref    sqlgen.Ref
	Reason string
}

func (e *RefusedError) Error() string { return e.Ref.Table + ": " + e.Reason }

// A NotUUIDError says that a rewrite takes no ids of the type of a column.
type NotUUIDError struct {
	Column sqlgen.Column
	Type   string
}

func (e *NotUUIDError) Error() string {
	return fmt.Sprintf("%s.%s is %s, and no rewrite takes ids of that type",
		e.Column.Table, e.Column.Name, e.Type)
}

// Staying refuses a trigger that cannot be disabled.
func Staying(t sqlgen.Ref, g sqlgen.Trigger) error {
	return &RefusedError{cmp.Or(g.On, t), fmt.Sprintf("trigger %q: %s", g.Name, g.Stays)}
}
