package gormplugin

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"
)

// field returns the field that a condition's column is, nil if it is not known,
// the column's name for a message, and whether it was given as the primary key.
func (w walker) field(column any) (f *schema.Field, name string, primary bool) {
	table := ""
	switch c := column.(type) {
	case clause.Column:
		table, name = c.Table, c.Name
	case string:
		name = c
	default:
		return nil, fmt.Sprint(column), false
	}
	if name == clause.PrimaryKey {
		if w.schema == nil || w.schema.PrioritizedPrimaryField == nil {
			return nil, "the primary key", true
		}
		return w.schema.PrioritizedPrimaryField, w.schema.PrioritizedPrimaryField.Name, true
	}
	sc := w.schema
	if i := strings.LastIndexByte(name, '.'); i >= 0 {
		table, name = strings.Trim(name[:i], "`\"[]"), name[i+1:]
	}
	name = strings.Trim(name, "`\"[]")
	if w.tables != nil {
		if other := w.tables[table[strings.LastIndexByte(table, '.')+1:]]; other != nil {
			sc = other
		}
	} else if sc != nil && table != "" && table != clause.CurrentTable && table != w.table && table != sc.Table {
		sc = relatedTable(sc, table)
	}
	if sc == nil {
		return nil, name, false
	}
	if f := sc.LookUpField(name); f != nil {
		return f, name, false
	}
	for _, dbName := range sc.DBNames { // engines fold the case of names
		if strings.EqualFold(dbName, name) {
			return sc.FieldsByDBName[dbName], name, false
		}
	}
	if table == "" {
		for _, other := range slices.Sorted(maps.Keys(w.tables)) {
			if f := w.tables[other].LookUpField(name); f != nil {
				return f, name, false
			}
		}
	}
	return nil, name, false
}

// relatedTable finds the model of a joined table by its alias or name.
func relatedTable(sc *schema.Schema, table string) *schema.Schema {
	if rel := relationSchema(sc, strings.ReplaceAll(table, "__", ".")); rel != nil {
		return rel
	}
	var first *schema.Relationship // by its name, where models share the table
	for _, rel := range sc.Relationships.Relations {
		if rel.FieldSchema != nil && rel.FieldSchema.Table == table && (first == nil || rel.Name < first.Name) {
			first = rel
		}
	}
	if first == nil {
		return nil
	}
	return first.FieldSchema
}

// relationSchema follows a path of relations such as "Manager.Company".
func relationSchema(sc *schema.Schema, path string) *schema.Schema {
	for _, name := range strings.Split(path, ".") {
		if sc == nil {
			return nil
		}
		rel := sc.Relationships.Relations[name]
		if rel == nil {
			return nil
		}
		sc = rel.FieldSchema
	}
	return sc
}
