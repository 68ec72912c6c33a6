package gormplugin

import (
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/logger"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// tablePattern finds the tables of a statement, with their aliases.
var tablePattern = regexp.MustCompile(
	"(?i)\\b(?:from|join|update|into)\\s+([\\w.`\"\\[\\]]+)(?:\\s+(?:as\\s+)?([\\w`\"\\[\\]]+))?")

// inText returns a walker for SQL text, which finds columns in the tables that the text
// names.
func (w walker) inText(db *gorm.DB, text string) walker {
	w.schema, w.table, w.tables = nil, "", map[string]*schema.Schema{}
	for _, m := range tablePattern.FindAllStringSubmatch(text, -1) {
		name := strings.Trim(m[1][strings.LastIndexByte(m[1], '.')+1:], "`\"[]")
		sc := w.schemaOf(db, name, !w.noRead)
		if sc == nil {
			continue
		}
		w.tables[name] = sc
		if alias := strings.Trim(m[2], "`\"[]"); alias != "" {
			w.tables[alias] = sc
		}
		if w.schema == nil {
			w.schema, w.table = sc, name
		}
	}
	return w
}

// schemaOf returns the model of a table, or else what the server says of its columns. The server
// is asked once, if read is set. It is nil for a table that is not known.
func (d *dialector) schemaOf(db *gorm.DB, table string, read bool) *schema.Schema {
	var models []*schema.Schema
	d.plans.Range(func(key, _ any) bool {
		if sc := key.(*schema.Schema); sc.Table == table {
			models = append(models, sc)
		}
		return true
	})
	if len(models) > 0 { // those with the same table differ in the columns that they have
		return slices.MaxFunc(models, func(a, b *schema.Schema) int {
			if n := len(a.Fields) - len(b.Fields); n != 0 {
				return n
			}
			return strings.Compare(a.Name, b.Name)
		})
	}
	if known, ok := d.tables.Load(table); ok {
		return known.(*schema.Schema)
	}
	if !read || db.DryRun || d.profile.Wire() != engine.WireBytes {
		return nil
	}
	sc := d.readTable(db, table)
	if sc != nil {
		d.tables.Store(table, sc)
	}
	return sc
}

// readTable asks the server for the columns of a table.
func (d *dialector) readTable(db *gorm.DB, table string) *schema.Schema {
	columns, err := db.Session(&gorm.Session{NewDB: true, Logger: logger.Discard}).
		Migrator().ColumnTypes(table)
	if err != nil || len(columns) == 0 {
		return nil
	}
	sc := &schema.Schema{Name: table, Table: table, FieldsByDBName: map[string]*schema.Field{}}
	for _, c := range columns {
		f := &schema.Field{Name: c.Name(), DBName: c.Name(), Schema: sc, TagSettings: map[string]string{}}
		name := strings.ToLower(c.DatabaseTypeName())
		switch {
		case name == "": // SQLite takes any value there
			continue
		case strings.HasPrefix(name, "json"):
			f.IndirectFieldType, f.GORMDataType = reflect.TypeFor[string](), "json"
		case isTextType(name), name == d.profile.NativeType(), name == "uuid" && !d.known.dynamic:
			f.IndirectFieldType, f.GORMDataType = reflect.TypeFor[string](), schema.String
		case isBytesType(name):
			f.IndirectFieldType, f.GORMDataType = reflect.TypeFor[[]byte](), schema.Bytes
		case containsAny(name, "int", "real", "double", "float", "decimal", "numeric", "bool"):
			f.IndirectFieldType, f.GORMDataType = reflect.TypeFor[int64](), schema.Int
		default:
			continue
		}
		f.FieldType = f.IndirectFieldType
		sc.Fields, sc.DBNames = append(sc.Fields, f), append(sc.DBNames, f.DBName)
		sc.FieldsByDBName[f.DBName] = f
	}
	return sc
}

// fieldFor returns the field that the column of an id argument is. Without a model it
// is that of the statement's table; of another table, that of the SQL around it or of a
// join.
func (w walker) fieldFor(column, v any) *schema.Field {
	field, _, _ := w.field(column)
	if w.tables != nil || w.stmt == nil || w.stmt.DB == nil || !w.carriesID(v) {
		return field
	}
	own := w.schema != nil && (w.table == "" || w.stmt.Table == w.schema.Table)
	if !own && (field == nil || field.Schema == w.schema) {
		text := w.stmt.Table
		if t := w.stmt.TableExpr; t != nil {
			text = t.SQL
		}
		in := w
		if w.schema != nil { // of another table, which may be read into it
			in.noRead = true
		}
		in = in.inText(w.stmt.DB, "FROM "+text)
		if other, _, _ := in.field(column); other != nil {
			return other
		}
	}
	if field != nil {
		return field
	}
	text := w.text
	for _, j := range w.stmt.Joins {
		text += " " + j.Name
	}
	if tablePattern.MatchString(text) {
		in := w.inText(w.stmt.DB, text)
		field, _, _ = in.field(column)
	}
	return field
}

// carriesID reports whether v is an id, the text of one, or a list of these.
func (w walker) carriesID(v any) bool {
	if list, ok := w.several(v); ok && len(list) > 0 {
		return true
	}
	if list, ok := v.([]any); ok && len(list) > 0 {
		v = list[0]
	}
	return w.isID(v) || isIDText(v)
}

// field returns the field of a condition's column, nil if it is not known. It also returns the
// column's name for a message, and whether it was given as the primary key.
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
