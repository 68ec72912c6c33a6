package gormplugin

import (
	"fmt"
	"maps"
	"reflect"
	"unsafe"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

// attributes sets once more what Attrs and Assign give the new row of FirstOrCreate.
// GORM has set it before the plugin sees it, from the Value of an id, and drops the
// error of a field that does not take that.
func (d *dialector) attributes(stmt *gorm.Statement) error {
	if stmt.ReflectValue.Kind() != reflect.Struct || !stmt.ReflectValue.CanAddr() {
		return nil
	}
	w := walker{dialector: d, stmt: stmt, schema: stmt.Schema, table: stmt.Table}
	for _, name := range []string{"attrs", "assigns"} {
		for field, v := range w.givenBy(name) {
			if err := w.attribute(field, v); err != nil {
				return err
			}
		}
	}
	return nil
}

// givenBy returns what a field of the statement, which GORM does not export, gives by
// column.
func (w walker) givenBy(name string) map[string]any {
	f := reflect.ValueOf(w.stmt).Elem().FieldByName(name)
	if !f.IsValid() || f.Kind() != reflect.Slice || f.Len() == 0 {
		return nil
	}
	values, ok := reflect.NewAt(f.Type(), unsafe.Pointer(f.UnsafeAddr())).Elem().Interface().([]any)
	if !ok {
		return nil
	}
	given := map[string]any{}
	for i, v := range values {
		switch v := v.(type) {
		case string: // a column and its value
			if i == 0 && len(values) > 1 {
				given[v] = values[1]
			}
			return given
		case map[string]any:
			maps.Copy(given, v)
		case map[string]string:
			for k, text := range v {
				given[k] = text
			}
		case map[any]any:
			for k, value := range v {
				given[fmt.Sprint(k)] = value
			}
		case clause.Eq:
			switch column := v.Column.(type) {
			case string:
				given[column] = v.Value
			case clause.Column:
				given[column.Name] = v.Value
			}
		default:
			w.givenByStruct(given, v)
		}
	}
	return given
}

// givenByStruct adds the fields of a struct of another type than the model.
func (w walker) givenByStruct(given map[string]any, v any) {
	rv := reflect.ValueOf(v)
	for rv.Kind() == reflect.Pointer {
		rv = rv.Elem()
	}
	if rv.Kind() != reflect.Struct || rv.Type() == w.schema.ModelType {
		return
	}
	parsed := &gorm.Statement{DB: w.stmt.DB}
	if parsed.Parse(v) != nil {
		return
	}
	for _, f := range parsed.Schema.Fields {
		if value, zero := f.ValueOf(w.stmt.Context, rv); f.Readable && !zero {
			given[f.Name] = value
		}
	}
}

// attribute sets a field to an id, or to the text of one, in the form of its column.
func (w walker) attribute(name string, v any) error {
	field := w.schema.LookUpField(name)
	if field == nil || v == nil {
		return nil
	}
	n, changed, err := w.assigned(field, v)
	if err != nil || !changed && !w.storesID(field) {
		return err
	}
	if !changed {
		n = v
	}
	if err := field.Set(w.stmt.Context, w.stmt.ReflectValue, n); err != nil {
		return fmt.Errorf("gormplugin: field %s of %s does not take the %T of Attrs or Assign: %w",
			field.Name, w.schema.Name, v, err)
	}
	return nil
}
