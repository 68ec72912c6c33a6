package gormplugin

import (
	"fmt"
	"maps"
	"reflect"
	"slices"

	"gorm.io/gorm"
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
