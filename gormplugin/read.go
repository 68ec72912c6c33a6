package gormplugin

import (
	"database/sql"
	"encoding"
	"reflect"
	"slices"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/schema"
)

var (
	nullStringType = reflect.TypeFor[sql.NullString]()
	anyType        = reflect.TypeFor[any]()
)

// readTexts turns the ids that a query has read into maps, strings and structs of strings into
// their texts.
func (d *dialector) readTexts(db *gorm.DB) {
	d.restorePool(db)
	stmt := db.Statement
	if db.Error != nil || db.DryRun || stmt.Dest == nil {
		return
	}
	r := &textReader{dialector: d, stmt: stmt}
	rows, ok := mapRows(stmt.Dest)
	for _, row := range rows {
		for name, v := range row {
			if p, ok := v.(*any); ok && p != nil { // GORM's of an expression without a type
				v = *p
			}
			if text, ok := r.idText(r.named(name), v); ok {
				row[name] = text
			}
		}
	}
	if !ok && stmt.ReflectValue.IsValid() {
		r.read(stmt.ReflectValue)
	}
}

// A textReader knows the columns of a statement's result.
type textReader struct {
	*dialector
	stmt  *gorm.Statement
	cache map[string]*schema.Field // the answers of named
}

// named returns the field of an id whose values the result's column has, nil for another column.
func (r *textReader) named(name string) *schema.Field {
	f, ok := r.cache[name]
	if !ok {
		f = r.find(func(column string) bool {
			return column == strings.ToLower(name) || column == "" && strings.HasSuffix(name, ")")
		})
		if r.cache == nil {
			r.cache = map[string]*schema.Field{}
		}
		r.cache[name] = f
	}
	return f
}

// find returns the field of an id whose values all columns of these names have.
func (r *textReader) find(is func(name string) bool) (found *schema.Field) {
	for _, o := range r.reading(r.stmt, r.stmt.SQL.String()).Outputs {
		if o.Name == "*" { // of a table that is not known
			return nil
		}
		if !is(o.Name) {
			continue
		}
		if !o.Known || len(o.Columns) == 0 {
			return nil
		}
		for _, c := range o.Columns {
			f, ok := c.Of.(*schema.Field)
			if !ok || f.Serializer != nil || r.shapes.of(f.IndirectFieldType) == nil ||
				found != nil && r.storageOf(found).sample != r.storageOf(f).sample {
				return nil
			}
			found = f
		}
	}
	return found
}

// idText returns the text of what a column of the field gave, as the field's type prints it.
func (r *textReader) idText(f *schema.Field, v any) (string, bool) {
	if f == nil || v == nil {
		return "", false
	}
	if s, ok := v.(string); ok && len(s) == 16 {
		v = []byte(s)
	}
	id := reflect.New(f.IndirectFieldType)
	if s, ok := id.Interface().(sql.Scanner); !ok || s.Scan(v) != nil {
		return "", false
	}
	if m, ok := id.Interface().(encoding.TextMarshaler); ok {
		text, err := m.MarshalText()
		return string(text), err == nil
	}
	b, ok := r.shapes.of(f.IndirectFieldType).Get(id.Elem())
	return sqlText(b), ok
}

// A cell is a string of a row in memory that gets a column of ids.
type cell struct {
	of     *schema.Field // of a struct; nil if it is the row
	column *schema.Field
}

// read turns the bytes of ids in strings, and in the strings of structs that are no model, into
// texts.
func (r *textReader) read(v reflect.Value) {
	t, several := v.Type(), v.Kind() == reflect.Slice
	if several {
		t = t.Elem()
	}
	isString := func(t reflect.Type) bool { return t.Kind() == reflect.String || t == nullStringType }
	var cells []cell
	switch t = pointedTo(t); {
	case isString(t) || t == anyType:
		if len(r.reading(r.stmt, r.stmt.SQL.String()).Outputs) == 1 { // as of Pluck
			cells = []cell{{nil, r.find(func(string) bool { return true })}}
		}
	case t.Kind() == reflect.Struct && (r.stmt.Schema == nil || t != r.stmt.Schema.ModelType):
		parsed := &gorm.Statement{DB: r.stmt.DB}
		if err := parsed.Parse(reflect.New(t).Interface()); err != nil {
			return
		}
		for _, f := range parsed.Schema.Fields {
			if f.DBName != "" && isString(f.IndirectFieldType) {
				cells = append(cells, cell{f, r.named(f.DBName)})
			}
		}
	}
	cells = slices.DeleteFunc(cells, func(c cell) bool { return c.column == nil })
	if !several {
		r.readRow(v, cells)
		return
	}
	for i := 0; i < v.Len() && len(cells) > 0; i++ {
		r.readRow(v.Index(i), cells)
	}
}

func (r *textReader) readRow(v reflect.Value, cells []cell) {
	v = reflect.Indirect(v)
	for _, c := range cells {
		s := v
		if v.IsValid() && c.of != nil {
			if _, isZero := c.of.ValueOf(r.stmt.Context, v); isZero {
				continue // GORM would make an embedded struct for it
			}
			s = reflect.Indirect(c.of.ReflectValueOf(r.stmt.Context, v))
		}
		if !s.IsValid() || !s.CanSet() {
			continue
		}
		if s.Type() == nullStringType {
			s = s.Field(0)
		}
		v := s.Interface()
		if s.Kind() == reflect.String {
			if s.Len() != 16 { // a text already
				continue
			}
			v = []byte(s.String())
		}
		if text, ok := r.idText(c.column, v); ok {
			s.Set(reflect.ValueOf(text).Convert(s.Type()))
		}
	}
}
