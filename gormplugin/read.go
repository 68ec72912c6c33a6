package gormplugin

import (
	"database/sql"
	"encoding"
	"reflect"
	"regexp"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"
)

// readTexts turns ids that a query has read into maps into the texts that they print as. It also
// turns the bytes of ids in strings into the text.
func (d *dialector) readTexts(db *gorm.DB) {
	stmt := db.Statement
	if db.Error != nil || db.DryRun || stmt.Dest == nil {
		return
	}
	r := textReader{walker: walker{
		dialector: d, stmt: stmt, schema: stmt.Schema, table: stmt.Table, noRead: true}}
	switch dest := stmt.Dest.(type) {
	case map[string]any:
		r.readMap(dest)
	case *map[string]any:
		r.readMap(*dest)
	case []map[string]any:
		r.readMaps(dest)
	case *[]map[string]any:
		r.readMaps(*dest)
	default:
		r.read(stmt.ReflectValue)
	}
}

// A textReader knows the columns of a statement.
type textReader struct {
	walker
	text *walker // of the statement's SQL
}

func (r *textReader) readMaps(rows []map[string]any) {
	for _, row := range rows {
		r.readMap(row)
	}
}

func (r *textReader) readMap(row map[string]any) {
	for name, v := range row {
		if text, ok := r.idText(r.idField(name), v, true); ok {
			row[name] = text
		}
	}
}

// idField returns the field of an id that the result's column is, nil for another.
func (r *textReader) idField(name string) *schema.Field {
	f, _, _ := r.field(name)
	if f == nil {
		if r.text == nil {
			in := r.inText(r.stmt.DB, r.stmt.SQL.String())
			r.text = &in
		}
		if f, _, _ = r.text.field(name); f == nil {
			as := regexp.MustCompile("(?i)([\\w.`\"]+)\\s+as\\s+[`\"]?" +
				regexp.QuoteMeta(name) + "[`\"]?(?:\\W|$)")
			if m := as.FindStringSubmatch(r.stmt.SQL.String()); m != nil {
				f, _, _ = r.text.field(m[1])
			}
		}
	}
	if f == nil || f.Serializer != nil || r.shapes.of(f.IndirectFieldType) == nil {
		return nil
	}
	return f
}

// idText returns the text of what a column of the field gave: as the type prints it, or
// the canonical text, and only of bytes.
func (r *textReader) idText(f *schema.Field, v any, printed bool) (string, bool) {
	if f == nil || v == nil {
		return "", false
	}
	if s, ok := v.(string); ok && len(s) == 16 {
		v = []byte(s)
	}
	if b, ok := v.([]byte); !printed && (!ok || len(b) != 16) {
		return "", false
	}
	id := reflect.New(f.IndirectFieldType)
	s, ok := id.Interface().(sql.Scanner)
	if !ok || s.Scan(v) != nil {
		return "", false
	}
	if m, ok := id.Interface().(encoding.TextMarshaler); ok && printed {
		text, err := m.MarshalText()
		return string(text), err == nil
	}
	b, ok := r.shapes.of(f.IndirectFieldType).get(id.Elem())
	return sqlText(b), ok
}

// read turns the bytes of ids in strings, and in the strings of structs that are no
// model, into texts.
func (r *textReader) read(v reflect.Value) {
	if !v.IsValid() {
		return
	}
	t, several := v.Type(), v.Kind() == reflect.Slice
	if several {
		t = t.Elem()
	}
	t = pointedTo(t)
	var fields []*schema.Field // of a struct
	var columns []*schema.Field
	switch {
	case t.Kind() == reflect.String:
		columns = []*schema.Field{r.idField(r.onlyColumn())}
		if columns[0] == nil {
			return
		}
	case t.Kind() == reflect.Struct && (r.schema == nil || t != r.schema.ModelType):
		parsed := &gorm.Statement{DB: r.stmt.DB}
		if err := parsed.Parse(reflect.New(t).Interface()); err != nil {
			return
		}
		for _, f := range parsed.Schema.Fields {
			if f.DBName == "" || f.IndirectFieldType.Kind() != reflect.String {
				continue
			}
			if c := r.idField(f.DBName); c != nil {
				fields, columns = append(fields, f), append(columns, c)
			}
		}
		if len(fields) == 0 {
			return
		}
	default:
		return
	}
	if !several {
		r.readOne(v, fields, columns)
		return
	}
	for i := range v.Len() {
		r.readOne(v.Index(i), fields, columns)
	}
}

func (r *textReader) readOne(v reflect.Value, fields, columns []*schema.Field) {
	v = reflect.Indirect(v)
	if !v.IsValid() {
		return
	}
	for i, c := range columns {
		s := v
		if fields != nil {
			s = reflect.Indirect(fields[i].ReflectValueOf(r.stmt.Context, v))
		}
		if !s.IsValid() || !s.CanSet() {
			continue
		}
		if text, ok := r.idText(c, s.String(), false); ok {
			s.SetString(text)
		}
	}
}

// onlyColumn returns the column of a statement that selects one, as Pluck does.
func (r *textReader) onlyColumn() string {
	if len(r.stmt.Selects) == 1 {
		return strings.TrimSpace(r.stmt.Selects[0])
	}
	if s, ok := r.stmt.Clauses["SELECT"].Expression.(clause.Select); ok && len(s.Columns) == 1 {
		return s.Columns[0].Name
	}
	return ""
}
