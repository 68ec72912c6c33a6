package gormplugin

import (
	"reflect"

	"gorm.io/gorm"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/sqltype"
)

// A row is one that the statement inserts, as it is in memory.
type row struct {
	stmt  *gorm.Statement
	value reflect.Value  // a struct of the model, or
	m     map[string]any // a map
}

// rowsOf returns the rows of a statement. Create(&b) of Model(&A{}) has none: GORM reads b by A's
// fields, or fails.
func rowsOf(stmt *gorm.Statement) (rows []row) {
	maps, ok := mapRows(stmt.Dest)
	for _, m := range maps {
		if m != nil {
			rows = append(rows, row{stmt: stmt, m: m})
		}
	}
	if ok {
		return rows
	}
	add := func(v reflect.Value) {
		if v.IsValid() && v.Type() == stmt.Schema.ModelType {
			rows = append(rows, row{stmt: stmt, value: v})
		}
	}
	switch v := stmt.ReflectValue; v.Kind() {
	case reflect.Slice, reflect.Array:
		rows = make([]row, 0, v.Len())
		for i := range v.Len() {
			add(reflect.Indirect(v.Index(i)))
		}
	case reflect.Struct:
		add(v)
	}
	return rows
}

// mapRows returns the maps that a statement inserts or reads, and whether it has any.
func mapRows(dest any) ([]map[string]any, bool) {
	switch dest := dest.(type) {
	case map[string]any:
		return []map[string]any{dest}, true
	case *map[string]any:
		if dest != nil {
			return []map[string]any{*dest}, true
		}
	case []map[string]any:
		return dest, true
	case *[]map[string]any:
		if dest != nil {
			return *dest, true
		}
	}
	return nil, false
}

// canSet reports whether the program sees what is put in the row. A copy of its value, which GORM
// was given in place of a pointer, takes nothing.
func (r row) canSet() bool { return r.m != nil || r.value.CanAddr() }

// name returns the name that the row's map has for a field: the column's or the field's.
func (r row) name(f *schema.Field) string {
	if _, ok := r.m[f.DBName]; !ok {
		if _, ok := r.m[f.Name]; ok {
			return f.Name
		}
	}
	return f.DBName
}

// get returns the row's value of a field, and whether it has none.
func (r row) get(f *schema.Field) (any, bool) {
	if r.m == nil {
		return f.ValueOf(r.stmt.Context, r.value)
	}
	v := r.m[r.name(f)]
	return v, v == nil || reflect.ValueOf(v).IsZero()
}

// set puts the value of a field's type in the row.
func (r row) set(f *schema.Field, v reflect.Value) {
	if r.m == nil {
		f.ReflectValueOf(r.stmt.Context, r.value).Set(v)
	} else {
		r.m[r.name(f)] = v.Interface()
	}
}

// misses reports whether the row has no id for a field: nothing, or the zero value of some type.
func (r row) misses(f *filledField) bool {
	v := reflect.ValueOf(r.m[r.name(f.Field)])
	switch {
	case r.m == nil && r.canSet():
		v = f.ReflectValueOf(r.stmt.Context, r.value)
	case r.m == nil: // where GORM would make an embedded struct, which nothing keeps
		is, _ := f.ValueOf(r.stmt.Context, r.value)
		v = reflect.ValueOf(is)
	}
	switch {
	case !v.IsValid():
		return true
	case v.Type() == f.IndirectFieldType:
		return f.shape.missing(v)
	case v.Kind() == reflect.Slice:
		return v.Len() == 0
	}
	return v.IsZero()
}

// fill puts an id in the row.
func (r row) fill(f *filledField, id sqltype.UUID) {
	if r.m != nil || f.FieldType.Kind() == reflect.Pointer {
		v := reflect.New(f.IndirectFieldType)
		f.shape.set(v.Elem(), id)
		if r.m != nil {
			v = v.Elem()
		}
		r.set(f.Field, v)
		return
	}
	f.shape.set(f.ReflectValueOf(r.stmt.Context, r.value), id)
}
