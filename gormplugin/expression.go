package gormplugin

import (
	"database/sql"
	"database/sql/driver"
	"maps"
	"reflect"
	"slices"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

// rewriteSQL rewrites an argument that is SQL itself, in which GORM expands ids as it does in a
// condition. GORM builds a subquery as a statement of its own.
func (w walker) rewriteSQL(v any) (any, bool) {
	switch e := v.(type) {
	case clause.Expr:
		if vars := w.vars(e.SQL, e.Vars); !same(vars, e.Vars) {
			e.Vars = vars
			return e, true
		}
	case *clause.Expr:
		if e != nil {
			return w.rewriteSQL(*e)
		}
	case clause.NamedExpr:
		if vars := w.vars(e.SQL, e.Vars); !same(vars, e.Vars) {
			e.Vars = vars
			return e, true
		}
	case *gorm.DB: // of Raw: GORM takes its arguments as they are
		if e != nil && e.Statement.SQL.Len() > 0 {
			w.sending.programArgs = append(w.sending.programArgs, e.Statement.Vars)
		}
	case []any: // in which GORM wraps a subquery that is set
		if len(e) == 1 {
			w.rewriteSQL(e[0])
		}
	}
	return v, false
}

// vars rewrites the arguments of a condition that is written as SQL. GORM expands an id behind a
// parenthesis, as in "id IN (?)": one of a named type becomes one that GORM leaves whole.
func (w walker) vars(text string, vars []any) []any {
	if len(vars) > 0 {
		w.sending.programArgs = append(w.sending.programArgs, vars)
	}
	return rewritten(vars, func(v any) (any, bool) { return w.argument(text, "", v) })
}

// argument rewrites one argument of SQL, which may have a name.
func (w walker) argument(text, name string, v any) (any, bool) {
	if name != "" {
		w.sending.programArgs = append(w.sending.programArgs, []any{v})
	}
	if n, ok := w.keepWhole(v); ok {
		return n, true
	}
	if arg, ok := v.(sql.NamedArg); ok {
		n, changed := w.argument(text, arg.Name, arg.Value)
		return sql.Named(arg.Name, n), changed
	}
	if fields := namedFields(text, v); len(fields) > 0 && name == "" {
		out, moved := maps.Clone(fields), false
		for name, v := range fields {
			n, changed := w.argument(text, name, v)
			out[name], moved = n, moved || changed
		}
		if moved {
			return out, true
		}
		return v, false
	}
	return w.rewriteSQL(v)
}

// namedFields returns a map, or the fields of a struct, whose names are arguments: of a struct only
// if the text names one. An example is Where("id IN (@ID)", struct{ ID UUID }{id}).
func namedFields(text string, v any) map[string]any {
	if m, ok := v.(map[string]any); ok {
		return m
	}
	switch v.(type) {
	case *gorm.DB, clause.Expression:
		return nil
	}
	rv := reflect.Indirect(reflect.ValueOf(v))
	if _, sends := v.(driver.Valuer); sends || rv.Kind() != reflect.Struct || !strings.Contains(text, "@") {
		return nil
	}
	fields, isNamed := map[string]any{}, false
	for _, f := range reflect.VisibleFields(rv.Type()) {
		if value, err := rv.FieldByIndexErr(f.Index); err == nil && f.IsExported() {
			fields[f.Name], isNamed = value.Interface(), isNamed || strings.Contains(text, "@"+f.Name)
		}
	}
	if !isNamed {
		return nil
	}
	return fields
}

// keepWhole returns an id that GORM would expand as one that it does not.
func (w walker) keepWhole(v any) (any, bool) {
	if _, sends := v.(driver.Valuer); sends || v == nil || reflect.TypeOf(v).Kind() != reflect.Array {
		return nil, false
	}
	rv := reflect.ValueOf(v)
	sh := w.shapes.of(rv.Type())
	if sh == nil {
		return nil, false
	}
	if sh.stated {
		return asValuer(rv)
	}
	id, _ := sh.Get(rv)
	return w.form(id), true
}

// several returns the elements of a slice of ids, texts or old keys. GORM compares a column with
// one of ids, as in Where("id", ids), by = and a list.
func (w walker) several(column, v any) ([]any, bool) {
	if _, sends := v.(driver.Valuer); sends || v == nil || reflect.TypeOf(v).Kind() != reflect.Slice {
		return nil, false
	}
	rv := reflect.ValueOf(v)
	t := pointedTo(rv.Type().Elem())
	k := t.Kind()
	if k != reflect.String && k != reflect.Interface && w.shapes.of(t) == nil && !w.hasOldKeys(column, t) {
		return nil, false
	}
	values := make([]any, rv.Len())
	for i := range values {
		values[i] = rv.Index(i).Interface()
	}
	return values, true
}

// rewritten returns all itself when nothing in it changes.
func rewritten[T any](all []T, rewrite func(T) (T, bool)) []T {
	out, copied := all, false
	for i, one := range all {
		if n, changed := rewrite(one); changed {
			if !copied {
				out, copied = slices.Clone(all), true
			}
			out[i] = n
		}
	}
	return out
}

// same reports whether a and b are one slice.
func same[T any](a, b []T) bool { return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0]) }
