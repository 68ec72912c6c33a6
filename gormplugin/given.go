package gormplugin

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"unsafe"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"
)

// programsMap marks a create that is given copies of the program's maps.
const programsMap = "sqluuid:maps"

// A mapsOf is what a create is given in place of the program's maps.
type mapsOf struct {
	dest    any // the program's
	from    []map[string]any
	to      []map[string]any
	encoded []map[string]any // the values that are another in to
}

// insertedMaps puts each id of the maps of an insert in the form of its column. The
// program's maps stay as they are: GORM gets copies of those that change.
func (w walker) insertedMaps(p *plan) error {
	var rows []map[string]any
	switch dest := w.stmt.Dest.(type) {
	case map[string]any:
		rows = []map[string]any{dest}
	case *map[string]any:
		rows = []map[string]any{*dest}
	case []map[string]any:
		rows = dest
	case *[]map[string]any:
		rows = *dest
	default:
		return nil
	}
	m := mapsOf{dest: w.stmt.Dest, from: rows, to: slices.Clone(rows),
		encoded: make([]map[string]any, len(rows))}
	changed := false
	for i, row := range rows {
		n, err := w.insertedMap(p, row)
		if err != nil {
			return err
		}
		if len(n) == 0 {
			continue
		}
		changed = true
		m.to[i], m.encoded[i] = maps.Clone(row), n
		maps.Copy(m.to[i], n)
	}
	if !changed {
		return nil
	}
	switch m.dest.(type) {
	case map[string]any:
		w.stmt.Dest = m.to[0]
	case *map[string]any:
		w.stmt.Dest = &m.to[0]
	case []map[string]any:
		w.stmt.Dest = m.to
	case *[]map[string]any:
		w.stmt.Dest = &m.to
	}
	w.stmt.ReflectValue = reflect.Indirect(reflect.ValueOf(w.stmt.Dest))
	w.stmt.DB.InstanceSet(programsMap, &m)
	return nil
}

// insertedMap returns the values of the row that change. SQL in which GORM would
// expand an id is refused.
func (w walker) insertedMap(p *plan, row map[string]any) (map[string]any, error) {
	var out map[string]any
	for _, name := range slices.Sorted(maps.Keys(row)) {
		v := row[name]
		field := w.fieldFor(name, v)
		if v == "" && slices.ContainsFunc(p.filled, func(t *filledField) bool { return t.Field == field }) {
			continue // it gets an id
		}
		if expandsIn(v) {
			return nil, fmt.Errorf("%w: the SQL for %s in a map; pass it a sqltype.UUID", ErrIDArgument, name)
		}
		n, changed, err := w.assigned(field, v)
		if err != nil {
			return nil, err
		}
		if changed {
			if out == nil {
				out = map[string]any{}
			}
			out[name] = n
		}
	}
	return out, nil
}

// returnMaps gives the program's maps what GORM and the plugin have put into their
// copies, such as keys.
func (d *dialector) returnMaps(db *gorm.DB) {
	v, ok := db.InstanceGet(programsMap)
	if !ok {
		return
	}
	m := v.(*mapsOf)
	for i, row := range m.to {
		if m.encoded[i] == nil {
			continue
		}
		for name, v := range row {
			if sent, ok := m.encoded[i][name]; !ok || !reflect.DeepEqual(sent, v) {
				m.from[i][name] = v
			}
		}
	}
	db.Statement.Dest = m.dest
	db.Statement.ReflectValue = reflect.Indirect(reflect.ValueOf(m.dest))
}

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

// initial puts what Attrs and Assign give the row of FirstOrInit in the form of its fields. GORM
// sets it after the query, where no callback sees it.
func (d *dialector) initial(stmt *gorm.Statement) error {
	if stmt.Schema == nil {
		return nil
	}
	w := walker{dialector: d, stmt: stmt, schema: stmt.Schema, table: stmt.Table}
	for _, name := range []string{"attrs", "assigns"} {
		values := w.given(name)
		if values == nil || len(*values) == 0 {
			continue
		}
		parts := slices.Collect(slices.Chunk(*values, 1))
		if _, column := (*values)[0].(string); column {
			parts = [][]any{*values}
		}
		out := make([]any, len(parts)) // the slice of values is the program's
		for i, part := range parts {
			given := w.givenIn(part)
			if len(given) == 0 { // of the model's own type
				out[i] = part[0]
				continue
			}
			set := make([]clause.Expression, 0, len(given))
			for _, column := range slices.Sorted(maps.Keys(given)) {
				v := given[column]
				if field := stmt.Schema.LookUpField(column); field != nil && v != nil {
					var err error
					if v, _, err = w.fieldValue(field, v); err != nil {
						return err
					}
				}
				set = append(set, clause.Eq{Column: column, Value: v})
			}
			out[i] = set
		}
		*values = out
	}
	return nil
}

// given returns a field of the statement that GORM does not export, nil if there is none.
func (w walker) given(name string) *[]any {
	f := reflect.ValueOf(w.stmt).Elem().FieldByName(name)
	if !f.IsValid() {
		return nil
	}
	values, _ := reflect.NewAt(f.Type(), unsafe.Pointer(f.UnsafeAddr())).Interface().(*[]any)
	return values
}

// givenBy returns what the statement's Attrs or Assign gives by column.
func (w walker) givenBy(name string) map[string]any {
	values := w.given(name)
	if values == nil || len(*values) == 0 {
		return nil
	}
	return w.givenIn(*values)
}

// givenIn is givenBy for some of the values.
func (w walker) givenIn(values []any) map[string]any {
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

// withAssigns adds what Assign gives a row that FirstOrCreate has found and GORM has dropped: a
// condition on an array is a list to it. It reports whether that is another map.
func (w walker) withAssigns(values map[string]any) (map[string]any, bool) {
	if w.schema == nil || values == nil {
		return values, false
	}
	out, copied := values, false
	for name, v := range w.givenBy("assigns") {
		f := w.schema.LookUpField(name)
		if f == nil || slices.ContainsFunc([]string{name, f.Name, f.DBName}, func(n string) bool { _, ok := values[n]; return ok }) {
			continue
		}
		if !copied {
			out, copied = maps.Clone(values), true
		}
		out[f.DBName] = v
	}
	return out, copied
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
	n, changed, err := w.fieldValue(field, v)
	if err != nil || !changed && !w.storesID(field) {
		return err
	}
	if err := field.Set(w.stmt.Context, w.stmt.ReflectValue, n); err != nil {
		return fmt.Errorf("gormplugin: field %s of %s does not take the %T of Attrs or Assign: %w",
			field.Name, w.schema.Name, v, err)
	}
	return nil
}

// fieldValue returns what a field is set to for v, and whether GORM may have set it otherwise.
func (w walker) fieldValue(field *schema.Field, v any) (any, bool, error) {
	if field.Serializer != nil && reflect.TypeOf(v) == field.FieldType {
		return v, true, nil
	}
	n, changed, err := w.assigned(field, v)
	if err != nil || !changed {
		return v, false, err
	}
	return n, true, nil
}
