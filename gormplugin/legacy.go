package gormplugin

import (
	"database/sql"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/sqltype"
)

// A legacy looks for rows by the version 1 ids that they had. A read names both
// forms of the id. A write names one: the one that is there.
type legacy struct {
	write bool
}

// guardRead also looks for the rows by their newer ids. What the condition was
// before is put back after the query (restore): FirstOrCreate gives its values to
// the new row.
func (d *dialector) guardRead(db *gorm.DB) {
	if d.guard(db); db.Error == nil {
		db.AddError(d.initial(db.Statement))
	}
	if as := d.legacyOf(db.Statement, false); as != nil && db.Error == nil {
		if where, ok := db.Statement.Clauses["WHERE"]; ok {
			db.InstanceSet(whereName, where)
		}
		d.guardAs(db, as)
	}
}

func (d *dialector) restore(db *gorm.DB) {
	if !d.plugin.config.LegacyLookup {
		return
	}
	v, _ := db.InstanceGet(whereName)
	if where, ok := v.(clause.Clause); ok {
		db.Statement.Clauses["WHERE"] = where
		db.InstanceSet(whereName, nil)
	}
}

// guardWrite also looks for the row of a version 1 id.
func (d *dialector) guardWrite(db *gorm.DB) {
	d.guard(db)
	if as := d.legacyOf(db.Statement, true); as != nil && db.Error == nil {
		d.guardAs(db, as)
	}
}

const whereName = "sqluuid:where"

// legacyOf returns how the ids of a statement are looked for, nil if they are
// meant to the letter.
func (d *dialector) legacyOf(stmt *gorm.Statement, write bool) *legacy {
	if !d.plugin.config.LegacyLookup {
		return nil
	}
	if _, exact := stmt.Settings.Load(exactName); exact {
		return nil
	}
	return &legacy{write: write}
}

// ids returns what to look for in place of v, in a condition on field. The field is nil if it is
// not known; and whether that is anything but v.
func (w walker) ids(v any, field *schema.Field) ([]any, bool, error) {
	twin, ok := w.twin(v)
	switch {
	case !ok:
		return nil, false, nil
	case !w.legacy.write:
		return []any{v, twin}, true, nil
	case field == nil || field != w.stmt.Schema.PrioritizedPrimaryField || w.stmt.DryRun:
		return nil, false, nil // a write names rows by their keys
	}
	s := settler{dialector: w.dialector, db: w.stmt.DB, key: field}
	found, err := s.read(clause.IN{Column: s.column(field), Values: []any{v, twin}}, 3, field)
	if err != nil {
		return nil, false, err
	}
	old, renewed := false, false
	for _, f := range found {
		if w.identity(s.keyOf(f)) == w.identity(twin) {
			renewed = true
		} else {
			old = true
		}
	}
	if old && renewed {
		return nil, false, fmt.Errorf("%w: %s %v and %v", ErrLegacy, w.stmt.Schema.Table, v, twin)
	}
	return []any{twin}, renewed, nil
}

// twin returns the version 6 form of a version 1 id, as a value of the same type.
func (w walker) twin(v any) (any, bool) {
	if text, ok := v.(string); ok {
		id, err := sqltype.Parse(text)
		if err != nil {
			return nil, false
		}
		six, err := version6(id)
		return six.String(), err == nil
	}
	rv := reflect.ValueOf(v)
	for rv.Kind() == reflect.Pointer {
		rv = rv.Elem()
	}
	if !rv.IsValid() {
		return nil, false
	}
	sh := w.shapes.of(rv.Type())
	if sh == nil {
		return nil, false
	}
	if _, known := rv.Interface().(stating); sh.stated && !known {
		return nil, false // its bytes may be in any order
	}
	id, ok := sh.get(rv)
	if !ok {
		return nil, false
	}
	six, err := version6(id)
	if err != nil {
		return nil, false
	}
	twin := reflect.New(rv.Type()).Elem()
	sh.set(twin, six)
	return twin.Interface(), true
}

// version6 is the version 6 form of a version 1 id, and an error for every other.
func version6(id sqltype.UUID) (sqltype.UUID, error) {
	if id.Version() != 1 {
		return id, fmt.Errorf("version %d", id.Version())
	}
	return id.V6()
}

// both returns a list with each id of its values in both forms.
func (w walker) both(values []any, field *schema.Field) ([]any, bool, error) {
	out, changed := values, false
	for i, v := range values {
		ids, ok, err := w.ids(v, field)
		if err != nil {
			return nil, false, err
		}
		if ok && !changed {
			out, changed = slices.Clone(values[:i]), true
		}
		switch {
		case ok:
			out = append(out, ids...)
		case changed:
			out = append(out, v)
		}
	}
	return out, changed, nil
}

// inBoth is an IN whose list has each id in both forms.
func (w walker) inBoth(e clause.IN, field *schema.Field) (clause.Expression, bool, error) {
	if w.legacy == nil {
		return e, false, nil
	}
	values, changed, err := w.both(e.Values, field)
	if err == nil {
		e.Values = values
	}
	return e, changed, err
}

func (w walker) holdsIDs(t reflect.Type) bool {
	t = pointedTo(t)
	return t.Kind() == reflect.String || t.Kind() == reflect.Interface || w.shapes.of(t) != nil ||
		t == bytesType || t.Implements(valuerType)
}

func elements(v reflect.Value) []any {
	values := make([]any, v.Len())
	for i := range values {
		values[i] = v.Index(i).Interface()
	}
	return values
}

// written looks for ids in a condition that is written as SQL: after =, <>, !=
// and in the lists of IN. A comparison with two ids becomes one with a list.
func (w walker) written(e clause.Expr) (clause.Expr, error) {
	if w.legacy == nil {
		return e, nil
	}
	var text strings.Builder
	vars, next, from := make([]any, 0, len(e.Vars)), 0, 0
	for i := range len(e.SQL) {
		if e.SQL[i] != '?' || next == len(e.Vars) {
			continue
		}
		text.WriteString(e.SQL[from:i])
		from = i + 1
		v := e.Vars[next]
		next++
		op := operatorBefore(text.String())
		if op.kind == noOperator {
			text.WriteByte('?')
			vars = append(vars, v)
			continue
		}
		field, _, _ := w.field(op.column)
		values, slice := []any{v}, false
		if rv := reflect.ValueOf(v); op.kind == inList && rv.Kind() == reflect.Slice && w.holdsIDs(rv.Type().Elem()) {
			values, slice = elements(rv), true
		}
		values, changed, err := w.both(values, field)
		if err != nil {
			return e, err
		}
		switch {
		case !changed:
			text.WriteByte('?')
			vars = append(vars, v)
		case slice:
			text.WriteByte('?')
			vars = append(vars, values)
		case op.kind == inList || len(values) == 1:
			text.WriteString("?" + strings.Repeat(",?", len(values)-1))
			vars = append(vars, values...)
		default:
			before := text.String()[:op.at]
			text.Reset()
			text.WriteString(before + map[operator]string{equals: " IN ", differs: " NOT IN "}[op.kind] + "?")
			vars = append(vars, values)
		}
	}
	text.WriteString(e.SQL[from:])
	e.SQL, e.Vars = text.String(), append(vars, e.Vars[next:]...)
	return e, nil
}

// named is written for arguments with names: each gets a question mark first, if
// every name is that of one.
func (w walker) named(e clause.NamedExpr) (clause.Expression, bool, error) {
	if w.legacy == nil || strings.ContainsAny(e.SQL, "?") {
		return e, false, nil
	}
	args := map[string]any{}
	for _, v := range e.Vars {
		switch v := v.(type) {
		case sql.NamedArg:
			args[v.Name] = v.Value
		case map[string]any:
			for name, value := range v {
				args[name] = value
			}
		default:
			return e, false, nil
		}
	}
	var text strings.Builder
	var vars []any
	for rest := e.SQL; rest != ""; {
		at := strings.IndexByte(rest, '@')
		if at < 0 {
			text.WriteString(rest)
			break
		}
		text.WriteString(rest[:at])
		rest = rest[at+1:]
		end := strings.IndexAny(rest, " ,)\"'`\r\n;") // as GORM ends a name
		if end < 0 {
			end = len(rest)
		}
		v, ok := args[rest[:end]]
		if !ok {
			return e, false, nil
		}
		text.WriteByte('?')
		vars = append(vars, v)
		rest = rest[end:]
	}
	before := clause.Expr{SQL: text.String(), Vars: vars}
	after, err := w.written(before)
	return after, err == nil && (after.SQL != before.SQL || !sameVars(after.Vars, before.Vars)), err
}

// sameVars reports whether written has left the arguments as they were: what it
// changes gets longer, or is another slice.
func sameVars(a, b []any) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(v any) bool { _, ok := v.([]any); return ok })
}
