package gormplugin

import (
	"database/sql"
	"database/sql/driver"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/sqltype"
)

// vars returns the arguments of a condition that is written as SQL, such that
// GORM expands no id that follows a parenthesis, as in "id IN (?)": an id of
// another library becomes one that GORM leaves whole. Sixteen bytes of no named
// type may be a list of numbers that is meant, and are refused there. The result
// is vars itself when nothing changes.
func (w walker) vars(text string, vars []any, everywhere bool) ([]any, error) {
	out, copied := vars, false
	set := func(i int, v any) {
		if !copied {
			out, copied = slices.Clone(vars), true
		}
		out[i] = v
	}
	for i, v := range vars {
		if err := w.subquery(v); err != nil {
			return nil, err
		}
		switch v := v.(type) {
		case sql.NamedArg:
			if n, ok := w.whole(v.Value); ok {
				set(i, sql.Named(v.Name, n))
			} else if sixteen(v.Value) && strings.Contains(text, "(@"+v.Name) {
				return nil, fmt.Errorf("%w: %s", ErrIDArgument, text)
			}
		case map[string]any:
			m, err := w.namedVars(text, v)
			if err != nil {
				return nil, err
			}
			set(i, m)
		default:
			if n, ok := w.whole(v); ok {
				set(i, n)
			}
		}
	}
	next, parenthesis := 0, false
	for _, c := range []byte(text) {
		if c == '?' && next < len(vars) {
			if (parenthesis || everywhere) && sixteen(out[next]) {
				return nil, fmt.Errorf("%w: %s", ErrIDArgument, text)
			}
			next++
			continue
		}
		parenthesis = c == '('
	}
	return out, nil
}

func (w walker) namedVars(text string, vars map[string]any) (map[string]any, error) {
	out := make(map[string]any, len(vars))
	for name, v := range vars {
		if n, ok := w.whole(v); ok {
			v = n
		} else if sixteen(v) && strings.Contains(text, "(@"+name) {
			return nil, fmt.Errorf("%w: %s", ErrIDArgument, text)
		}
		out[name] = v
	}
	return out, nil
}

// whole returns an id that GORM would expand as one that it does not.
func (w walker) whole(v any) (any, bool) {
	if v == nil || reflect.TypeOf(v).Kind() != reflect.Array {
		return nil, false
	}
	if _, ok := v.(driver.Valuer); ok {
		return nil, false
	}
	rv := reflect.ValueOf(v)
	sh := w.shapes.of(rv.Type())
	if sh == nil || sh.stated {
		return nil, false
	}
	id, _ := sh.get(rv)
	return sqltype.UUID(id), true
}

// sixteen reports whether GORM would expand v to sixteen numbers.
func sixteen(v any) bool {
	if v == nil {
		return false
	}
	if _, ok := v.(driver.Valuer); ok {
		return false
	}
	t := reflect.TypeOf(v)
	return isArray(t) || t.Kind() == reflect.Slice && t.Elem() == byteType && reflect.ValueOf(v).Len() == 16
}

// rawSQL refuses a statement that was written as SQL and into which GORM has
// expanded an id already: "id IN (?)" has become "id IN (?,?,…)", sixteen times,
// and the arguments there are sixteen numbers.
func (s *state) rawSQL(stmt *gorm.Statement) error {
	for i := 0; i < len(stmt.Vars); {
		n := 0
		for i+n < len(stmt.Vars) && isUint8(stmt.Vars[i+n]) {
			n++
		}
		// A driver's option among the arguments has no placeholder of its own.
		if n == 16 && (s.expandedAt(stmt.SQL.String(), i) || s.expandedAt(stmt.SQL.String(), i-1)) {
			return fmt.Errorf("%w: sixteen numbers in a list of raw SQL; write = ? or IN ?", ErrIDArgument)
		}
		i += max(n, 1)
	}
	return nil
}

func isUint8(v any) bool { _, ok := v.(uint8); return ok }

// expandedAt reports whether the SQL has a list of exactly the sixteen arguments
// from the i-th on, written as GORM writes an expanded one.
func (s *state) expandedAt(text string, i int) bool {
	var list strings.Builder
	for n := range 16 {
		list.WriteByte("(,"[min(n, 1)])
		list.WriteString(s.profile.Placeholder(i + n + 1))
	}
	list.WriteByte(')')
	return strings.Contains(text, list.String())
}
