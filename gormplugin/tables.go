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

	"github.com/sqluuid/sqluuid/sqltype"
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
		if sc := key.(*schema.Schema); sc.Table == table {
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

// fieldFor returns the field that the column of an id argument is. Without a model it
// is that of the statement's table; of another table, that of the SQL around it or of a
// join.
func (w walker) fieldFor(column, v any) *schema.Field {
	field := w.likelyField(column, v)
	if field != nil && w.shapeOf(field) == nil && isText(field) && field.Serializer == nil &&
		field.Schema.Table != "" && w.stmt != nil && w.stmt.DB != nil && w.carriesID(v) {
		sc := w.schemaOf(w.stmt.DB, field.Schema.Table, !w.noRead) // of a model that stores ids
		if sc == nil {
			return field
		}
		if f := sc.FieldsByDBName[field.DBName]; f != nil && w.storesID(f) {
			field = f
		}
	}
	if field == nil || w.isID(v) || !numbers(v) || !w.isIDColumn(field) || w.sure(column) {
		return field
	}
	return nil
}

// isIDColumn reports whether no number can equal the field's column: it stores ids, or has sixteen
// bytes by what the server says.
func (w walker) isIDColumn(f *schema.Field) bool {
	return w.storesID(f) || f.Schema.ModelType == nil && f.Size == 16 && isBytes(f)
}

// sure reports whether the column is that of an id, whichever of the tables of the SQL it is of. A
// number is refused for no other.
func (w walker) sure(column any) bool {
	if w.stmt == nil || w.stmt.DB == nil {
		return true
	}
	text := w.aroundText()
	if w.stmt.TableExpr == nil && !tablesPattern.MatchString(text) {
		return true // of the statement's own table
	}
	table, name := w.qualified(column)
	if w.tables == nil && table != "" {
		if f, _, _ := w.field(column); f != nil {
			return true
		}
	}
	named := regexp.MustCompile("(?i)\\bas\\s+[`\"\\[]?" + regexp.QuoteMeta(name) + `\b`)
	from, found, sure := w.from()+" "+text, false, !named.MatchString(text)
	eachTable(skeleton(from), func(other, alias string) {
		if table != "" && table != other && table != alias {
			return
		}
		found = true
		sc := w.schema
		if sc == nil || other != w.stmt.Table && alias != w.stmt.Table { // as Table("orders_2025")
			sc = w.schemaOf(w.stmt.DB, other, true)
		}
		if sc == nil {
			sure = false
		} else if f := sc.LookUpField(name); f != nil {
			sure = sure && w.isIDColumn(f)
		}
	})
	return found && sure
}

// from returns the statement's tables as SQL.
func (w walker) from() string {
	text := fromOf(w.dialector, w.stmt)
	if c, ok := w.stmt.Clauses["FROM"].Expression.(clause.From); ok {
		for _, t := range c.Tables {
			text += " FROM " + t.Name + " " + t.Alias
		}
		for _, j := range c.Joins {
			text += " JOIN " + j.Table.Name + " " + j.Table.Alias
		}
	}
	return text
}

// fromOf returns the table of a statement as SQL. Subqueries in it are written by their own tables.
func fromOf(d *dialector, stmt *gorm.Statement) string {
	switch t := stmt.TableExpr; {
	case t != nil:
		text := t.SQL
		for _, v := range t.Vars {
			sub, ok := v.(*gorm.DB)
			if !ok || sub == nil || sub.Statement == nil {
				text = strings.Replace(text, "?", "_", 1)
				continue
			}
			text = strings.Replace(text, "?", d.subqueryText(sub), 1)
		}
		return "FROM " + text
	case stmt.Table != "":
		return "FROM " + stmt.Table
	}
	return ""
}

// subqueryText returns a subquery as SQL that names its tables and what it selects.
func (d *dialector) subqueryText(sub *gorm.DB) string {
	stmt := sub.Statement
	if stmt.SQL.Len() > 0 {
		return strings.ReplaceAll(stmt.SQL.String(), "?", "_")
	}
	from := fromOf(d, stmt)
	for _, model := range []any{stmt.Model, stmt.Dest} {
		if from != "" || model == nil {
			continue
		}
		parsed := &gorm.Statement{DB: sub}
		if parsed.Parse(model) == nil {
			d.planFor(parsed.Schema)
			from = "FROM " + parsed.Schema.Table
		}
	}
	for _, j := range stmt.Joins {
		from += " " + j.Name
	}
	return strings.ReplaceAll("SELECT "+strings.Join(stmt.Selects, ", ")+" "+from, "?", "_")
}

// aroundText returns the SQL around an argument, and that of the joins.
func (w walker) aroundText() string {
	text := w.text
	for _, j := range w.stmt.Joins {
		text += " " + j.Name
	}
	return text
}

// likelyField is fieldFor for every kind of argument.
func (w walker) likelyField(column, v any) *schema.Field {
	if field := w.inSubquery(column, v); field != nil {
		return field
	}
	field, _, _ := w.field(column)
	if field == nil && w.tables != nil {
		field = w.fieldOrRenamed(w.text, column)
	}
	if w.tables != nil || w.stmt == nil || w.stmt.DB == nil {
		return field
	}
	if !w.carriesID(v) {
		if !numbers(v) && !w.isOwnText(v) {
			return field
		}
		w.noRead = !w.readsForNumbers() // of a table without a model nothing says that a number is wrong
	}
	own := w.schema != nil && (w.table == "" || w.stmt.Table == w.schema.Table)
	if !own && (field == nil || field.Schema == w.schema) {
		in := w
		if w.schema != nil { // of another table, which may be read into it
			in.noRead = true
		}
		from := w.from()
		in = in.inText(w.stmt.DB, from)
		if other := in.fieldOrRenamed(from, column); other != nil {
			return other
		}
	}
	if field != nil {
		return field
	}
	text := w.aroundText()
	_, joined := w.stmt.Clauses["FROM"]
	if joined || w.stmt.TableExpr != nil || tablesPattern.MatchString(text) {
		text = w.from() + " " + text
		field = w.inText(w.stmt.DB, text).fieldOrRenamed(text, column)
	}
	return field
}

// fieldOrRenamed returns the field of a column, or of that which the SQL gives the column's name.
func (w walker) fieldOrRenamed(text string, column any) *schema.Field {
	field, _, _ := w.field(column)
	if field == nil {
		if c := renamed(text, column); c != "" {
			field, _, _ = w.field(c)
		}
	}
	return field
}

// renamed returns the column that SQL gives the name of another one, "" without one.
func renamed(text string, column any) string {
	_, name := walker{}.qualified(column)
	for _, at := range aliases.FindAllStringSubmatchIndex(text, -1) {
		if !strings.EqualFold(text[max(at[2], at[4]):max(at[3], at[5])], name) {
			continue
		}
		if p := comparedWith(text[:at[0]]); p.kind == placeColumn {
			return p.column
		}
	}
	return ""
}

// readsForNumbers reports whether the server is asked for the columns that numbers meet. Without
// that, a statement could write rows whose ids begin with the digits of a number.
func (w walker) readsForNumbers() bool { return w.known.comparesDigits && w.writes() }

// isOwnText reports whether v is the text of an id in the form that ULIDs or EUIDs have.
func (w walker) isOwnText(v any) bool {
	text, ok := w.stringOf(v)
	if !ok || len(text) < 20 || len(text) > 30 {
		return false
	}
	return new(sqltype.ULID).UnmarshalText([]byte(text)) == nil ||
		new(sqltype.EUID).UnmarshalText([]byte(text)) == nil
}

// inSubquery returns the field of the tables of the subquery that is around an id, nil without one.
func (w walker) inSubquery(column, v any) *schema.Field {
	if w.subquery == "" || w.stmt == nil || w.stmt.DB == nil || !w.carriesID(v) && !w.carriesBuiltID(v) {
		return nil
	}
	in := w.inText(w.stmt.DB, w.subquery)
	if table, _ := w.qualified(column); table != "" && in.tables[table] == nil {
		return nil
	}
	field, _, _ := in.field(column)
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
	return w.isID(v) || w.isIDText(v) || sixteen(v)
}

// field returns the field of a condition's column, nil if it is not known. It also returns the
// column's name for a message, and whether it was given as the primary key.
func (w walker) field(column any) (f *schema.Field, name string, primary bool) {
	switch column.(type) {
	case clause.Column, string:
	default:
		return nil, fmt.Sprint(column), false
	}
	table, name := w.qualified(column)
	if name == clause.PrimaryKey {
		if w.schema == nil || w.schema.PrioritizedPrimaryField == nil {
			return nil, "the primary key", true
		}
		return w.schema.PrioritizedPrimaryField, w.schema.PrioritizedPrimaryField.Name, true
	}
	sc := w.schema
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

// qualified returns the name of a condition's column, and that of its table.
func (walker) qualified(column any) (table, name string) {
	switch c := column.(type) {
	case clause.Column:
		table, name = c.Table, c.Name
	case string:
		name = c
	}
	if i := strings.LastIndexByte(name, '.'); i >= 0 {
		table, name = strings.Trim(name[:i], "`\"[]"), name[i+1:]
	}
	return table, strings.Trim(name, "`\"[]")
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
