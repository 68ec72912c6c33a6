package dialect

import (
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// SameForm sets the form of every column, and refuses a class whose columns are
// stored or compared in different ways: one range of values would not be the
// same ids in each of them.
func SameForm(cols []sqlgen.Column, facts []sqlgen.TableColumn) error {
	for i, f := range facts {
		if f.Form == nil {
			return &NotUUIDError{Column: cols[i], Type: f.Type}
		}
		first := facts[0]
		if f.Form != first.Form || f.Form.IsText() && f.Collation != first.Collation {
			return &RefusedError{Ref: cols[i].Ref, Reason: fmt.Sprintf("%s.%s is %s and %s.%s is %s; give both the same type and collation first",
				cols[0].Table, cols[0].Name, first.Collated(), cols[i].Table, cols[i].Name, f.Collated())}
		}
		cols[i].Form = f.Form
	}
	return nil
}

// PlainName reports whether the name of a collation, which no engine lets quote, is
// one word.
func PlainName(name string) bool {
	return name != "" && strings.IndexFunc(name, func(r rune) bool {
		return r != '_' && (r < '0' || r > '9') && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z')
	}) < 0
}

// A RefusedError says why a table cannot be rewritten in place.
type RefusedError struct {
	Ref    sqlgen.Ref
	Reason string
}

func (e *RefusedError) Error() string { return e.Ref.Table + ": " + e.Reason }

// A NotUUIDError says that a column's type or values are no UUIDs.
type NotUUIDError struct {
	Column sqlgen.Column
	Type   string
}

func (e *NotUUIDError) Error() string {
	return fmt.Sprintf("%s.%s is %s, whose values are not UUIDs", e.Column.Table, e.Column.Name, e.Type)
}
