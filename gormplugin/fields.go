package gormplugin

import (
	"database/sql/driver"
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/sqltype"
)

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
		if !numbers(v) && !anyOf(v, w.isOwnText) {
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
		other := in.fieldOrRenamed(from, column)
		if table, _ := w.qualified(column); other != nil && (table == "" || table == clause.CurrentTable ||
			table == w.stmt.Table || in.tables[table] != nil || !namesTable(w.aroundText(), table)) {
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

// namesTable reports whether SQL has a table by that name or alias.
func namesTable(text, name string) (found bool) {
	eachTable(skeleton(text), func(table, alias string) { found = found || name == table || name == alias })
	return found
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

// readsForNumbers reports whether the plugin reads the columns that numbers meet. Without
// them, a statement could write rows whose ids begin with the digits of a number.
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

// carriesID reports whether v is an id, the text of one, or a list with one of these.
func (w walker) carriesID(v any) bool {
	return anyOf(v, func(v any) bool { return w.isID(v) || w.isIDText(v) || sixteen(v) })
}

// anyOf reports whether f is true of v, or of an element of a list.
func anyOf(v any, f func(v any) bool) bool {
	rv := reflect.ValueOf(v)
	if _, ok := v.(driver.Valuer); ok || !rv.IsValid() || !isList(rv.Type()) || rv.Type().Elem() == byteType {
		return f(v)
	}
	for i := range rv.Len() {
		if f(rv.Index(i).Interface()) {
			return true
		}
	}
	return false
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
		if other := w.tables[table]; other != nil {
			sc = other
		}
	} else if sc != nil && table != "" && table != clause.CurrentTable && !sameName(table, w.table) && !sameName(table, sc.Table) {
		sc = relatedTable(sc, table)
	}
	if sc == nil {
		return nil, name, false
	}
	if f := columnNamed(sc, name); f != nil {
		return f, name, false
	}
	if table == "" {
		for _, other := range slices.Sorted(maps.Keys(w.tables)) {
			if f := columnNamed(w.tables[other], name); f != nil {
				return f, name, false
			}
		}
	}
	return nil, name, false
}

// columnNamed returns the field of a column, or of the name of one that SQL folds.
func columnNamed(sc *schema.Schema, name string) *schema.Field {
	if f := sc.LookUpField(name); f != nil {
		return f
	}
	for _, known := range sc.DBNames { // engines fold the case of names
		if strings.EqualFold(known, name) || sameName(name, known) {
			return sc.FieldsByDBName[known]
		}
	}
	return nil
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
		table, name = name[:i], name[i+1:]
		table = strings.Trim(table[strings.LastIndexByte(table, '.')+1:], "`\"[]") // without its database
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
