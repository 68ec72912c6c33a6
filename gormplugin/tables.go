package gormplugin

import (
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/logger"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// tablesPattern finds where the tables of a statement stand, and tablePattern one of them with its
// alias.
var (
	tablesPattern = regexp.MustCompile(`(?i)(?:\b(?:from|join|into|using|update(?:\s+(?:ignore|low_priority))*|` +
		`insert(?:\s+(?:ignore|low_priority|high_priority|delayed))*)|^\s*replace)\s`)
	tablePattern = regexp.MustCompile(
		"(?is)^\\s*([\\w.`\"\\[\\]]+|\\(.*\\))(?:\\s+(?:as\\s+)?([\\w`\"\\[\\]]+))?")
)

// eachTable calls f for each table in SQL text, and its alias.
func eachTable(text string, f func(table, alias string)) {
	name := func(quoted string) string { return strings.Trim(quoted, "`\"[]") }
	for _, at := range tablesPattern.FindAllStringIndex(text, -1) {
		for _, part := range split(upToParenthesis(text[at[1]:])) {
			m := tablePattern.FindStringSubmatch(part)
			if m == nil {
				break
			}
			if strings.EqualFold(m[1], "into") || strings.EqualFold(m[1], "or") { // of INSERT INTO
				break
			}
			if !strings.HasPrefix(m[1], "(") {
				f(name(m[1][strings.LastIndexByte(m[1], '.')+1:]), name(m[2]))
			}
			if len(m[0]) != len(strings.TrimRight(part, " \t\r\n")) {
				break // the last of the list
			}
		}
	}
}

// inText returns a walker for SQL text, which finds columns in the tables that the text
// names.
func (w walker) inText(db *gorm.DB, text string) walker {
	w.schema, w.table, w.tables = nil, "", map[string]*schema.Schema{}
	eachTable(skeleton(text), func(name, alias string) {
		sc := w.schemaOf(db, name, !w.noRead)
		if sc == nil {
			return
		}
		w.tables[name] = sc
		if alias != "" {
			w.tables[alias] = sc
		}
		if w.schema == nil {
			w.schema, w.table = sc, name
		}
	})
	return w
}

// schemaOf returns the model of a table, or else what the server says of its columns. The server
// is asked once, if read is set. It is nil for a table that is not known.
func (d *dialector) schemaOf(db *gorm.DB, table string, read bool) *schema.Schema {
	var models []*schema.Schema
	d.plans.Range(func(key, _ any) bool {
		if sc := key.(*schema.Schema); sameName(table, sc.Table) {
			models = append(models, sc)
		}
		return true
	})
	if len(models) == 1 {
		return models[0]
	}
	if len(models) > 0 {
		return d.merged(db, models, read)
	}
	if known, ok := d.tables.Load(table); ok {
		return known.(*schema.Schema)
	}
	if !read || db.DryRun || d.profile.Wire() != engine.WireBytes {
		return nil
	}
	return d.tableRead(db, table)
}

// tableRead returns what the server says of a table's columns. It is asked once.
func (d *dialector) tableRead(db *gorm.DB, table string) *schema.Schema {
	if known, ok := d.tables.Load(table); ok {
		return known.(*schema.Schema)
	}
	sc := d.readTable(db, table)
	if sc != nil {
		d.tables.Store(table, sc)
	}
	return sc
}

// merged returns a model with the columns of all models of a table. They differ in the columns that
// they have, and some only read it, into strings.
func (d *dialector) merged(db *gorm.DB, models []*schema.Schema, read bool) *schema.Schema {
	type mergedKey struct {
		table  string
		models int
		read   bool
	}
	key := mergedKey{models[0].Table, len(models), read}
	if known, ok := d.tables.Load(key); ok {
		return known.(*schema.Schema)
	}
	slices.SortFunc(models, func(a, b *schema.Schema) int {
		if n := len(b.Fields) - len(a.Fields); n != 0 {
			return n
		}
		return strings.Compare(b.Name, a.Name)
	})
	sc := &schema.Schema{Name: models[0].Name, Table: models[0].Table,
		ModelType:               models[0].ModelType,
		PrioritizedPrimaryField: models[0].PrioritizedPrimaryField,
		FieldsByDBName:          map[string]*schema.Field{},
		FieldsByName:            map[string]*schema.Field{}}
	for _, model := range models {
		for _, f := range model.Fields {
			if f.DBName == "" {
				continue
			}
			known, ok := sc.FieldsByDBName[f.DBName]
			if !ok {
				sc.DBNames = append(sc.DBNames, f.DBName)
			} else {
				f = d.oneOf(db, known, f, read)
			}
			sc.FieldsByDBName[f.DBName], sc.FieldsByName[f.Name] = f, f
		}
	}
	for _, name := range sc.DBNames {
		sc.Fields = append(sc.Fields, sc.FieldsByDBName[name])
	}
	d.tables.Store(key, sc)
	return sc
}

// oneOf returns the one of two models' fields that says how their column stores ids. The type of an
// id says it, rather than a string, unless the column is one of text.
func (d *dialector) oneOf(db *gorm.DB, a, b *schema.Field, read bool) *schema.Field {
	isA, isB := d.shapeOf(a) != nil, d.shapeOf(b) != nil
	switch {
	case isA && isB:
		if x, y := d.stored(a), d.stored(b); x.unknown || y.unknown || x.sent == y.sent {
			return a
		}
		both := *a
		both.TagSettings = maps.Clone(a.TagSettings)
		both.TagSettings[disputed] = b.Schema.Name
		return &both
	case isA == isB:
		return a
	case isB:
		a, b = b, a
	}
	if read && !db.DryRun && d.storesBytes(a) && isText(b) {
		if sc := d.tableRead(db, a.Schema.Table); sc != nil && sc.FieldsByDBName[a.DBName] != nil &&
			isText(sc.FieldsByDBName[a.DBName]) {
			return b
		}
	}
	return a
}

// disputed is a setting of a field that another model says to be stored in another form.
const disputed = "SQLUUID:DISPUTED"

// agreed returns ErrPlace for an id that meets a column which two models store in two forms.
func (w walker) agreed(f *schema.Field, v any) error {
	if f == nil || f.TagSettings[disputed] == "" || !w.carriesID(v) && !w.carriesBuiltID(v) {
		return nil
	}
	return fmt.Errorf("%w: %s of %s and of %s are stored in two forms; "+
		"give both one type, or name the model by Model", ErrPlace, f.Name, f.Schema.Name, f.TagSettings[disputed])
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
		if n, ok := c.Length(); ok {
			f.Size = int(n)
		}
		f.FieldType = f.IndirectFieldType
		sc.Fields, sc.DBNames = append(sc.Fields, f), append(sc.DBNames, f.DBName)
		sc.FieldsByDBName[f.DBName] = f
	}
	return sc
}
