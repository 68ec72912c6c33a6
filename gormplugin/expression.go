package gormplugin

import (
	"fmt"
	"maps"
	"reflect"
	"slices"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// nested looks at an argument that is SQL itself: a gorm.Expr, in which GORM
// expands ids as it does in a condition, or a subquery. It returns what to put in
// its place, and whether that is something else.
func (w walker) nested(v any) (any, bool, error) {
	switch v := v.(type) {
	case clause.Expr:
		vars, err := w.vars(v.SQL, v.Vars, v.WithoutParentheses)
		if err != nil || same(vars, v.Vars) {
			return v, false, err
		}
		v.Vars = vars
		return v, true, nil
	case *clause.Expr:
		if v != nil {
			return w.nested(*v)
		}
	case clause.NamedExpr:
		vars, err := w.vars(v.SQL, v.Vars, false)
		if err != nil || same(vars, v.Vars) {
			return v, false, err
		}
		v.Vars = vars
		return v, true, nil
	case *gorm.DB:
		return w.subqueryOf(v)
	}
	return v, false, nil
}

// assignments looks at what an UPDATE sets.
func (w walker) assignments(set []clause.Assignment) ([]clause.Assignment, error) {
	out, copied := set, false
	for i, a := range set {
		n, changed, err := w.assigned(w.fieldFor(a.Column.Name, a.Value), a.Value)
		if err != nil {
			return nil, err
		}
		if changed {
			if !copied {
				out, copied = slices.Clone(set), true
			}
			out[i].Value = n
		}
	}
	return out, nil
}

// assigned returns what a column is set to in place of v: SQL that leaves ids
// whole, and the id of a text. The text itself would be stored as it is where the
// engine does not mind, as SQLite does, and be found by nobody.
func (w walker) assigned(field *schema.Field, v any) (any, bool, error) {
	if err := w.agreed(field, v); err != nil {
		return nil, false, err
	}
	text, isString := w.stringOf(v)
	if isString && field != nil && w.storesBytes(field) {
		id, err := codec.ParseLenient(text)
		if err != nil {
			return nil, false, fmt.Errorf("%w: %q for %s of %s, which is no %v", ErrTextValue, text, field.Name, field.Schema.Name, field.FieldType)
		}
		return w.value(field, id), true, nil
	}
	name := ""
	if field != nil {
		name = field.DBName
	}
	if n, changed, err := w.nestedFor(name, v); err != nil || changed || field == nil || v == nil {
		return n, changed, err
	}
	if w.isID(v) && w.isNull(v) {
		return nil, true, nil
	}
	if doc, ok, err := w.documentList(field, v); ok || err != nil {
		return doc, ok, err
	}
	if !isString && !w.isID(v) && !sixteen(v) {
		return v, false, nil
	}
	if isNumberField(field) {
		return v, false, w.asNumber(field, v)
	}
	return w.encoded(field, v)
}

// storesBytes reports whether the field's column takes ids as bytes, as the
// engine's own form.
func (d *dialector) storesBytes(f *schema.Field) bool {
	return d.profile.Wire() == engine.WireBytes && d.ownsColumn(f)
}

// guardUpdate also looks at what is set: by a map, or by a struct of another type than the model.
func (d *dialector) guardUpdate(db *gorm.DB) {
	d.guardWrite(db)
	stmt := db.Statement
	if db.Error != nil || stmt.SQL.Len() > 0 {
		return
	}
	rv := reflect.ValueOf(stmt.Dest)
	for rv.Kind() == reflect.Pointer {
		rv = rv.Elem()
	}
	if !rv.IsValid() {
		return
	}
	w := walker{dialector: d, stmt: stmt, schema: stmt.Schema, table: stmt.Table}
	values, ok := rv.Interface().(map[string]any)
	if !ok {
		values = w.ofStruct(rv)
	}
	out, copied := w.withAssigns(values)
	for _, name := range slices.Sorted(maps.Keys(out)) {
		v := out[name]
		n, changed, err := w.assigned(w.fieldFor(name, v), v)
		if err != nil {
			db.AddError(err)
			stmt.SQL.WriteString(refusedSQL)
			return
		}
		if changed {
			if !copied { // the map is the program's
				out, copied = maps.Clone(values), true
			}
			out[name] = n
		}
	}
	if copied {
		stmt.Dest = out
	}
}

// ofStruct returns what GORM sets by a struct of another type than the model: the fields that are
// selected or not zero. With such a map GORM sets the model's time of the update, too.
func (w walker) ofStruct(rv reflect.Value) map[string]any {
	if rv.Kind() != reflect.Struct || w.schema == nil || rv.Type() == w.schema.ModelType {
		return nil
	}
	parsed := &gorm.Statement{DB: w.stmt.DB}
	if parsed.Parse(w.stmt.Dest) != nil {
		return nil
	}
	selected, restricted := w.stmt.SelectAndOmitColumns(false, true)
	values := map[string]any{}
	for _, name := range w.schema.DBNames {
		f := parsed.Schema.LookUpField(name)
		if f == nil || !f.Updatable {
			continue
		}
		named, ok := selected[f.DBName]
		if v, zero := f.ValueOf(w.stmt.Context, rv); named || !ok && !restricted && !zero {
			values[f.DBName] = v
		}
	}
	return values
}

// inserted looks at what an insert sends besides the values of fields: what it
// sets where a row conflicts, and maps.
func (d *dialector) inserted(stmt *gorm.Statement, p *plan) error {
	w := walker{dialector: d, stmt: stmt, schema: stmt.Schema, table: stmt.Table}
	if on, ok := conflictOf(stmt); ok {
		set, err := w.assignments(on.DoUpdates)
		if err == nil {
			on.DoUpdates = set
			on.Where.Exprs, err = w.exprs(on.Where.Exprs)
		}
		if err == nil {
			on.TargetWhere.Exprs, err = w.exprs(on.TargetWhere.Exprs)
		}
		if err != nil {
			return err
		}
		c := stmt.Clauses[on.Name()]
		c.Expression = on
		stmt.Clauses[on.Name()] = c
	}
	return w.insertedMaps(p)
}

// expandsIn reports whether v is SQL in which GORM expands an id.
func expandsIn(v any) bool {
	e, ok := v.(clause.Expr)
	return ok && (expands(e.SQL, e.Vars, e.WithoutParentheses) || slices.ContainsFunc(e.Vars, expandsIn))
}

// others looks at the SQL of a statement that is neither a condition nor a value.
func (w walker) others() error {
	for _, name := range []string{"SELECT", "ORDER BY", "SET"} {
		c, ok := w.stmt.Clauses[name]
		if !ok {
			continue
		}
		var err error
		switch e := c.Expression.(type) {
		case clause.Expr, clause.NamedExpr, clause.CommaExpression: // clause.Select becomes its Expression
			c.Expression, err = w.sql(e)
		case clause.OrderBy:
			if e.Expression == nil {
				continue
			}
			e.Expression, err = w.sql(e.Expression)
			c.Expression = e
		case clause.Set:
			var set []clause.Assignment
			set, err = w.assignments(e)
			c.Expression = clause.Set(set)
		}
		if err != nil {
			return err
		}
		w.stmt.Clauses[name] = c
	}
	if c, ok := w.stmt.Clauses["FROM"]; ok {
		if from, ok := c.Expression.(clause.From); ok {
			from.Joins = slices.Clone(from.Joins)
			for i := range from.Joins {
				exprs, err := w.exprs(from.Joins[i].ON.Exprs)
				if err != nil {
					return err
				}
				from.Joins[i].ON.Exprs = exprs
			}
			c.Expression = from
			w.stmt.Clauses["FROM"] = c
		}
	}
	if t := w.stmt.TableExpr; t != nil && len(t.Vars) > 0 {
		n, changed, err := w.nested(*t)
		if err != nil {
			return err
		}
		if e, ok := n.(clause.Expr); ok && changed {
			w.stmt.TableExpr = &e
		}
	}
	return nil
}

// sql is nested for the SQL of a clause.
func (w walker) sql(e clause.Expression) (clause.Expression, error) {
	if comma, ok := e.(clause.CommaExpression); ok {
		comma.Exprs = slices.Clone(comma.Exprs)
		for i, one := range comma.Exprs {
			n, err := w.sql(one)
			if err != nil {
				return nil, err
			}
			comma.Exprs[i] = n
		}
		return comma, nil
	}
	n, changed, err := w.nested(e)
	if err != nil || !changed {
		return e, err
	}
	return n.(clause.Expression), nil
}
