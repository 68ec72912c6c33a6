package gormplugin

import (
	"fmt"
	"reflect"
	"slices"

	"gorm.io/gorm"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/sqltype"
)

// fill gives a key to every value of the statement that has none, in the order of the slice. It
// does so for the other fields that are tagged.
func (d *dialector) fill(db *gorm.DB) {
	stmt := db.Statement
	if db.Error != nil {
		return
	}
	if stmt.Schema == nil { // maps for a table without a model
		w := walker{dialector: d, stmt: stmt, table: stmt.Table}
		db.AddError(w.insertedMaps(noPlan))
		return
	}
	p := d.planFor(stmt.Schema)
	if p.err != nil {
		db.AddError(p.err)
		return
	}
	if err := d.attributes(stmt); err != nil {
		db.AddError(err)
		return
	}
	if err := d.inserted(stmt, p); err != nil {
		db.AddError(err)
		return
	}
	for _, t := range p.filled {
		n, err := d.fillField(stmt, t)
		if err != nil {
			db.AddError(err)
			return
		}
		if n > 0 && t == p.key && hasConflict(stmt) {
			db.InstanceSet(filledName, true)
		}
	}
	d.returnKey(db, p)
}

// A filledField is a field that the plugin gives a value to.
type filledField struct {
	*schema.Field
	shape  *shape
	make   maker
	fromDB bool // it has a default that the database makes
}

// fillField fills one field of all rows, and returns in how many.
func (d *dialector) fillField(stmt *gorm.Statement, t *filledField) (int, error) {
	if t.fromDB && d.returns(stmt) && !hasConflict(stmt) {
		return 0, nil
	}
	selected, add := selects(stmt, t.Field)
	if !selected || add && !t.PrimaryKey { // what a program leaves out stays out, but a row has its key
		return 0, nil
	}
	f := filler{stmt: stmt, field: t}
	f.values = f.first[:0]
	var err error
	switch dest := stmt.Dest.(type) {
	case map[string]any:
		f.addMap(dest)
	case *map[string]any:
		f.addMap(*dest)
	case []map[string]any:
		f.addMaps(dest)
	case *[]map[string]any:
		f.addMaps(*dest)
	default:
		err = f.addValue(stmt.ReflectValue)
	}
	if err == nil {
		err = f.put()
	}
	if err == nil && add && f.holes() > 0 {
		stmt.Selects = append(slices.Clip(stmt.Selects), t.DBName)
	}
	return f.holes(), err
}

// returns reports whether what the database makes of a column comes back.
func (d *dialector) returns(stmt *gorm.Statement) bool {
	return d.known.outputs || slices.Contains(stmt.BuildClauses, "RETURNING")
}

// selects reports whether the statement inserts the field. With add it reports whether the
// statement would if the field were added to its selection.
func selects(stmt *gorm.Statement, field *schema.Field) (selected, add bool) {
	if len(stmt.Selects) == 0 && len(stmt.Omits) == 0 {
		return true, false
	}
	columns, restricted := stmt.SelectAndOmitColumns(true, false)
	v, ok := columns[field.DBName]
	return v || !ok, restricted && !ok
}

// A filler finds the places of one statement where a field has no value, and
// puts ids there.
type filler struct {
	stmt   *gorm.Statement
	field  *filledField
	values []reflect.Value  // fields that can be set
	first  [1]reflect.Value // for a statement with one row
	rows   []mapHole
}

// A mapHole is a name in a map.
type mapHole struct {
	row  map[string]any
	name string
}

// holes returns the number of places.
func (f *filler) holes() int { return len(f.values) + len(f.rows) }

func (f *filler) addValue(v reflect.Value) error {
	switch v.Kind() {
	case reflect.Slice, reflect.Array:
		f.values = make([]reflect.Value, 0, v.Len())
		for i := range v.Len() {
			if e := reflect.Indirect(v.Index(i)); e.IsValid() {
				if err := f.addStruct(e); err != nil {
					return err
				}
			}
		}
	case reflect.Struct:
		return f.addStruct(v)
	}
	return nil
}

func (f *filler) addStruct(v reflect.Value) error {
	if v.Type() != f.stmt.Schema.ModelType {
		return nil // Model(&A{}).Create(&b): GORM reads b by A's fields, or fails; not ours
	}
	if !v.CanAddr() {
		if _, zero := f.field.ValueOf(f.stmt.Context, v); zero {
			return fmt.Errorf("%w: a key cannot be set in a %s that is not addressable; pass a pointer", gorm.ErrInvalidValue, v.Type())
		}
		return nil
	}
	field := f.field.ReflectValueOf(f.stmt.Context, v)
	if field.Kind() == reflect.Pointer {
		if !field.IsNil() {
			return nil
		}
	} else if !f.field.shape.missing(field) {
		return nil
	}
	f.values = append(f.values, field)
	return nil
}

func (f *filler) addMaps(ms []map[string]any) {
	for _, m := range ms {
		f.addMap(m)
	}
}

// addMap looks for the value under the name that the map uses. That may be the column's or the
// field's; two names would be one column twice.
func (f *filler) addMap(m map[string]any) {
	if m == nil {
		return
	}
	name := f.field.DBName
	for _, n := range []string{f.field.DBName, f.field.Name} {
		v, ok := m[n]
		if !ok {
			continue
		}
		if !f.missing(v) {
			return
		}
		name = n
	}
	f.rows = append(f.rows, mapHole{m, name})
}

// missing reports whether v is no key: nothing, or the zero value of some type.
func (f *filler) missing(v any) bool {
	rv := reflect.ValueOf(v)
	switch {
	case !rv.IsValid():
		return true
	case rv.Type() == f.field.IndirectFieldType:
		return f.field.shape.missing(rv)
	case rv.Kind() == reflect.Slice:
		return rv.Len() == 0
	}
	return rv.IsZero()
}

// put makes the ids, all of them before the first is set.
func (f *filler) put() error {
	n := f.holes()
	switch n {
	case 0:
		return nil
	case 1:
		id, err := f.field.make.one()
		if err != nil {
			return fmt.Errorf("gormplugin: the key %s of %s: %w", f.field.Name, f.stmt.Schema.Name, err)
		}
		f.set(0, id)
		return nil
	}
	ids, err := f.field.make.many(n)
	if err != nil {
		return fmt.Errorf("gormplugin: the key %s of %s: %w", f.field.Name, f.stmt.Schema.Name, err)
	}
	for i, id := range ids {
		f.set(i, id)
	}
	return nil
}

// set puts the id in the i-th place; a statement has either values or maps.
func (f *filler) set(i int, id sqltype.UUID) {
	if i < len(f.rows) {
		v := reflect.New(f.field.IndirectFieldType).Elem()
		f.field.shape.set(v, id)
		f.rows[i].row[f.rows[i].name] = v.Interface()
		return
	}
	v := f.values[i]
	if v.Kind() == reflect.Pointer {
		v.Set(reflect.New(v.Type().Elem()))
		v = v.Elem()
	}
	f.field.shape.set(v, id)
}
