package dialect

import (
	"fmt"
	"strings"
)

// sameForm sets the form of every column, and refuses a class whose columns are
// stored or compared in different ways: one range of values would not be the
// same ids in each of them.
func sameForm(cols []Column, facts []TableColumn) error {
	for i, f := range facts {
		if f.Form == nil {
			return &NotUUIDError{Column: cols[i], Type: f.Type}
		}
		first := facts[0]
		if f.Form != first.Form || f.Form.IsText() && f.Collation != first.Collation {
			return &RefusedError{Ref: cols[i].Ref, Reason: fmt.Sprintf("%s.%s is %s and %s.%s is %s; give both the same type and collation first",
				cols[0].Table, cols[0].Name, first.collated(), cols[i].Table, cols[i].Name, f.collated())}
		}
		cols[i].Form = f.Form
	}
	return nil
}

// collated is the type of a column, with its collation where it has one.
func (c TableColumn) collated() string { return strings.TrimSpace(c.Type + " " + c.Collation) }

// AnyValue returns the query for one value of a column of any type, to be shown.
func AnyValue(d Target, col Column) (Statement, error) {
	b := newBuilder(d.Profile())
	c := b.col(col)
	b.w("SELECT ", b.first(1), c, " FROM ", b.table(col.Ref), " WHERE ", c, " IS NOT NULL", b.limit(1))
	return b.done(Count)
}

// plainName reports whether the name of a collation, which no engine lets quote, is
// one word.
func plainName(name string) bool {
	return name != "" && strings.IndexFunc(name, func(r rune) bool {
		return r != '_' && (r < '0' || r > '9') && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z')
	}) < 0
}

// A RefusedError says why a table cannot be rewritten in place.
type RefusedError struct {
	Ref    Ref
	Reason string
}

func (e *RefusedError) Error() string { return e.Ref.Table + ": " + e.Reason }

// A NotUUIDError says that a column's type or values are no UUIDs.
type NotUUIDError struct {
	Column Column
	Type   string
}

func (e *NotUUIDError) Error() string {
	return fmt.Sprintf("%s.%s is %s, whose values are not UUIDs", e.Column.Table, e.Column.Name, e.Type)
}
