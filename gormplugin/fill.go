package gormplugin

import (
	"fmt"
	"reflect"
	"slices"

	"gorm.io/gorm"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/sqltype"
)

// fill gives every value of the statement that has no key a version 7 UUID, in
// the order of the slice.
func (s *state) fill(db *gorm.DB) {
	stmt := db.Statement
	if db.Error != nil || stmt.Schema == nil {
		return
	}
	p := s.planFor(stmt.Schema)
	if p.err != nil {
		db.AddError(p.err)
		return
	}
	if p.key == nil || p.fromDB && slices.Contains(stmt.BuildClauses, "RETURNING") {
		return
	}
	selected, add := keySelected(stmt, p.key)
	if !selected {
		return
	}
	f := filler{db: db, plan: p}
	switch dest := stmt.Dest.(type) {
	case map[string]any:
		f.fillMap(dest)
	case *map[string]any:
		f.fillMap(*dest)
	case []map[string]any:
		f.fillMaps(dest)
	case *[]map[string]any:
		f.fillMaps(*dest)
	default:
		f.fillValue(stmt.ReflectValue)
	}
	if add && f.filled {
		stmt.Selects = append(slices.Clip(stmt.Selects), p.key.DBName)
	}
}

// keySelected reports whether the statement inserts the key or, with add, would
// if the key were added to what it selects.
func keySelected(stmt *gorm.Statement, key *schema.Field) (selected, add bool) {
	if len(stmt.Selects) == 0 && len(stmt.Omits) == 0 {
		return true, false
	}
	columns, restricted := stmt.SelectAndOmitColumns(true, false)
	v, ok := columns[key.DBName]
	return v || !ok, restricted && !ok
}

// A filler fills the keys of one statement.
type filler struct {
	db     *gorm.DB
	plan   *plan
	filled bool
}

func (f *filler) fillValue(v reflect.Value) {
	switch v.Kind() {
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			if e := reflect.Indirect(v.Index(i)); e.IsValid() && f.db.Error == nil {
				f.fillStruct(e)
			}
		}
	case reflect.Struct:
		f.fillStruct(v)
	}
}

func (f *filler) fillStruct(v reflect.Value) {
	key, stmt := f.plan.key, f.db.Statement
	if v.Type() != stmt.Schema.ModelType {
		return // Model(&A{}).Create(&b): GORM reads b by A's fields, or fails; not ours
	}
	if !v.CanAddr() {
		if _, zero := key.ValueOf(stmt.Context, v); zero {
			f.db.AddError(fmt.Errorf("%w: a key cannot be set in a %s that is not addressable; pass a pointer",
				gorm.ErrInvalidValue, v.Type()))
		}
		return
	}
	field := key.ReflectValueOf(stmt.Context, v)
	if field.Kind() == reflect.Pointer {
		if !field.IsNil() {
			return
		}
		// The pointers of a key may be nested; GORM allows it, so set the last.
		for field.Kind() == reflect.Pointer {
			field.Set(reflect.New(field.Type().Elem()))
			field = field.Elem()
		}
	} else if !f.plan.shape.missing(field) {
		return
	}
	f.plan.shape.set(field, sqltype.NewV7())
	f.filled = true
}

func (f *filler) fillMaps(ms []map[string]any) {
	for _, m := range ms {
		f.fillMap(m)
	}
}

// fillMap sets the key under the name that the map has it by, which may be the
// column's or the field's; two names would be one column twice.
func (f *filler) fillMap(m map[string]any) {
	if m == nil {
		return
	}
	name := f.plan.key.DBName
	for _, n := range []string{f.plan.key.DBName, f.plan.key.Name} {
		v, ok := m[n]
		if !ok {
			continue
		}
		if !f.missing(v) {
			return
		}
		name = n
	}
	v := reflect.New(f.plan.key.IndirectFieldType).Elem()
	f.plan.shape.set(v, sqltype.NewV7())
	m[name] = v.Interface()
	f.filled = true
}

// missing reports whether v is no key: nothing, or the zero value of some type.
func (f *filler) missing(v any) bool {
	rv := reflect.ValueOf(v)
	switch {
	case !rv.IsValid():
		return true
	case rv.Type() == f.plan.key.IndirectFieldType:
		return f.plan.shape.missing(rv)
	case rv.Kind() == reflect.Slice:
		return rv.Len() == 0
	}
	return rv.IsZero()
}
