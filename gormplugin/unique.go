package gormplugin

import (
	"database/sql/driver"
	"reflect"
	"slices"

	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"
)

// A unique is a set of columns of which no two rows have the same values.
type unique struct {
	name   string // of the index, "" for a column's own constraint
	fields []*schema.Field
	where  string // the rows for which it holds, "" for all
}

// uniquesOf returns those that the model's tags declare, besides the primary key.
// An index on an expression, and one on a part of a column, are not among them:
// rows cannot be looked for by these as the engine does.
func uniquesOf(sc *schema.Schema) []unique {
	var all []unique
	for _, f := range sc.Fields {
		if f.Unique && f.DBName != "" && !f.PrimaryKey {
			all = append(all, unique{fields: []*schema.Field{f}})
		}
	}
	for _, index := range indexesOf(sc) {
		if index.Class != "UNIQUE" {
			continue
		}
		u := unique{name: index.Name, where: index.Where}
		for _, o := range index.Fields {
			if o.Expression != "" || o.Length != 0 || o.Field == nil || o.DBName == "" {
				u.fields = nil
				break
			}
			u.fields = append(u.fields, sc.FieldsByDBName[o.DBName])
		}
		if len(u.fields) > 0 {
			all = append(all, u)
		}
	}
	return all
}

// indexesOf is the schema's ParseIndexes, which writes to the fields, on a copy:
// the schema is shared.
func indexesOf(sc *schema.Schema) []*schema.Index {
	c := &schema.Schema{Fields: make([]*schema.Field, len(sc.Fields))}
	for i, f := range sc.Fields {
		field := *f
		c.Fields[i] = &field
	}
	return c.ParseIndexes()
}

// conflicts returns on what rows of a statement can have conflicted: what it
// names, with targets, and else anything.
func (p *plan) conflicts(sc *schema.Schema, on clause.OnConflict, targets bool) []unique {
	if targets && on.OnConstraint != "" {
		return slices.DeleteFunc(slices.Clone(p.uniques), func(u unique) bool { return u.name != on.OnConstraint })
	}
	if len(on.Columns) == 0 {
		return p.uniques
	}
	var u unique
	for _, c := range on.Columns {
		f := sc.LookUpField(c.Name)
		if f == nil {
			return nil
		}
		u.fields = append(u.fields, f)
	}
	for _, v := range p.uniques { // with its condition
		if len(v.fields) == len(u.fields) && !slices.ContainsFunc(v.fields, func(f *schema.Field) bool { return !slices.Contains(u.fields, f) }) {
			return p.only(v, targets)
		}
	}
	return p.only(u, targets)
}

// only returns u, with what else there is if a statement's targets mean nothing.
func (p *plan) only(u unique, targets bool) []unique {
	if targets {
		return []unique{u}
	}
	return append([]unique{u}, p.uniques...)
}

// isNull reports whether v is sent as NULL.
func isNull(v any) bool {
	if v == nil {
		return true
	}
	rv := reflect.ValueOf(v)
	if k := rv.Kind(); (k == reflect.Pointer || k == reflect.Slice || k == reflect.Map) && rv.IsNil() {
		return true
	}
	if valuer, ok := v.(driver.Valuer); ok {
		sent, err := valuer.Value()
		return err == nil && sent == nil
	}
	return false
}
