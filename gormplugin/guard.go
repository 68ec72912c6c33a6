package gormplugin

import (
	"database/sql"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
)

// guard puts the id back together wherever GORM has taken it apart in a
// condition, and refuses the statement where that cannot be done.
func (s *state) guard(db *gorm.DB) {
	if db.Error != nil {
		return
	}
	stmt := db.Statement
	var err error
	switch {
	case stmt.SQL.Len() > 0:
		err = s.rawSQL(stmt)
	default:
		if err = s.planFor(stmt.Schema).err; err == nil {
			err = s.conditions(stmt)
		}
	}
	if err != nil {
		db.AddError(err)
		stmt.SQL.WriteString(refusedSQL)
	}
}

// conditions rewrites the conditions of stmt. Sessions share their expressions,
// so what changes is copied.
func (s *state) conditions(stmt *gorm.Statement) error {
	w := walker{state: s, stmt: stmt, schema: stmt.Schema, table: stmt.Table}
	if c, ok := stmt.Clauses["WHERE"]; ok {
		if where, ok := c.Expression.(clause.Where); ok {
			exprs, err := w.exprs(where.Exprs)
			if err != nil {
				return err
			}
			c.Expression = clause.Where{Exprs: exprs}
			stmt.Clauses["WHERE"] = c
		}
	}
	if c, ok := stmt.Clauses["GROUP BY"]; ok {
		if group, ok := c.Expression.(clause.GroupBy); ok {
			having, err := w.exprs(group.Having)
			if err != nil {
				return err
			}
			group.Having = having
			c.Expression = group
			stmt.Clauses["GROUP BY"] = c
		}
	}
	for i := range stmt.Joins {
		join := &stmt.Joins[i]
		if !isJoinOfDB(join.Conds) { // those of a *gorm.DB are in On
			conds, err := w.vars(join.Name, join.Conds, false)
			if err != nil {
				return err
			}
			join.Conds = conds
		}
		if join.On == nil {
			continue
		}
		on := w
		on.schema, on.table = relationSchema(stmt.Schema, join.Name), join.Alias
		exprs, err := on.exprs(join.On.Exprs)
		if err != nil {
			return err
		}
		join.On = &clause.Where{Exprs: exprs}
	}
	return nil
}

func isJoinOfDB(conds []any) bool {
	if len(conds) != 1 {
		return false
	}
	_, ok := conds[0].(*gorm.DB)
	return ok
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

// A walker rewrites the conditions on one table.
type walker struct {
	*state
	stmt   *gorm.Statement
	schema *schema.Schema
	table  string
	depth  int // of subqueries
}

// exprs returns es itself when nothing in it changes.
func (w walker) exprs(es []clause.Expression) ([]clause.Expression, error) {
	out, copied := es, false
	for i, e := range es {
		n, changed, err := w.expr(e)
		if err != nil {
			return nil, err
		}
		if changed {
			if !copied {
				out, copied = slices.Clone(es), true
			}
			out[i] = n
		}
	}
	return out, nil
}

// expr returns what to put in place of e, and whether that is something else.
func (w walker) expr(e clause.Expression) (clause.Expression, bool, error) {
	switch e := e.(type) {
	case clause.AndConditions:
		exprs, err := w.exprs(e.Exprs)
		return clause.AndConditions{Exprs: exprs}, true, err
	case clause.OrConditions:
		exprs, err := w.exprs(e.Exprs)
		return clause.OrConditions{Exprs: exprs}, true, err
	case clause.NotConditions:
		exprs, err := w.exprs(e.Exprs)
		return clause.NotConditions{Exprs: exprs}, true, err
	case clause.Where:
		exprs, err := w.exprs(e.Exprs)
		return clause.Where{Exprs: exprs}, true, err
	case clause.IN:
		return w.in(e)
	case clause.Eq:
		return e, false, w.subquery(e.Value)
	case clause.Neq:
		return e, false, w.subquery(e.Value)
	case clause.Expr:
		if len(e.Vars) == 0 {
			return e, false, textCondition(e.SQL)
		}
		vars, err := w.vars(e.SQL, e.Vars, e.WithoutParentheses)
		e.Vars = vars
		return e, true, err
	case clause.NamedExpr:
		vars, err := w.vars(e.SQL, e.Vars, false)
		e.Vars = vars
		return e, true, err
	}
	return e, false, nil
}

// textCondition refuses SQL that is nothing but the text of a UUID: unquoted it
// is arithmetic on columns and numbers, quoted it is a text that some engines
// take for true.
func textCondition(sql string) error {
	text := strings.Trim(sql, " \t\r\n'\"`")
	if _, err := codec.ParseLenient(text); err != nil {
		return nil
	}
	return fmt.Errorf("%w: %q", ErrTextArgument, text)
}

// in puts sixteen numbers that were an id together again.
func (w walker) in(e clause.IN) (clause.Expression, bool, error) {
	for _, v := range e.Values {
		if err := w.subquery(v); err != nil {
			return e, false, err
		}
	}
	field, name, primary := w.field(e.Column)
	numbers, ok := uint8s(e.Values)
	if primary && field == nil && w.schema != nil && (ok || slices.ContainsFunc(e.Values, w.isID)) {
		return e, false, fmt.Errorf("%w: %s has no single key that an inline condition could name", ErrIDArgument, w.schema.Name)
	}
	if !ok {
		return e, false, nil
	}
	if field != nil && w.holdsID(field) {
		if len(numbers) == 16 {
			e.Values = []any{w.value(field, [16]byte(numbers))}
			return e, true, nil
		}
		return e, false, fmt.Errorf("%w: %d bytes for %s", ErrIDArgument, len(numbers), name)
	}
	if wasID(numbers) || primary && field != nil && !isInteger(field) {
		return e, false, fmt.Errorf("%w: %d bytes for %s, which is no 16-byte id", ErrIDArgument, len(numbers), name)
	}
	return e, false, nil
}

// wasID reports whether a list of numbers can have been an id: sixteen bytes, or
// the bytes of a text.
func wasID(b []byte) bool {
	if len(b) == 16 {
		return true
	}
	_, err := codec.ParseLenientBytes(b)
	return err == nil
}

func isInteger(f *schema.Field) bool {
	return f.GORMDataType == schema.Int || f.GORMDataType == schema.Uint
}

func uint8s(values []any) ([]byte, bool) {
	b := make([]byte, len(values))
	for i, v := range values {
		n, ok := v.(uint8)
		if !ok {
			return nil, false
		}
		b[i] = n
	}
	return b, len(b) > 0
}

// isID reports whether v is an id of a named type.
func (w walker) isID(v any) bool {
	if v == nil {
		return false
	}
	t := reflect.TypeOf(v)
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return w.shapes.of(t) != nil
}

// holdsID reports whether the field's Go type is a 16-byte id.
func (w walker) holdsID(f *schema.Field) bool {
	return f.Serializer == nil && (isArray(f.IndirectFieldType) || w.shapes.of(f.IndirectFieldType) != nil)
}

// value returns sixteen bytes as an argument for the field: an id, or, if the
// field's type states its form, the value of which these are the form.
func (w walker) value(f *schema.Field, b [16]byte) any {
	switch sh := w.shapes.of(f.IndirectFieldType); {
	case sh == nil: // an unnamed array
		return b[:]
	case sh.stated:
		v := reflect.New(f.IndirectFieldType)
		if s, ok := v.Interface().(sql.Scanner); ok && s.Scan(b[:]) == nil {
			return v.Elem().Interface()
		}
		sh.set(v.Elem(), b)
		return v.Elem().Interface()
	}
	return sqltype.UUID(b)
}

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
	if sc != nil && table != "" && table != clause.CurrentTable && table != w.table && table != sc.Table {
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
	return nil, name, false
}

// relatedTable finds the model of a joined table by its alias or name.
func relatedTable(sc *schema.Schema, table string) *schema.Schema {
	if rel := relationSchema(sc, strings.ReplaceAll(table, "__", ".")); rel != nil {
		return rel
	}
	for _, rel := range sc.Relationships.Relations {
		if rel.FieldSchema != nil && rel.FieldSchema.Table == table {
			return rel.FieldSchema
		}
	}
	return nil
}

// subquery looks at the conditions of a subquery, so that its refusal is the
// statement's. They are rewritten when GORM builds it.
func (w walker) subquery(v any) error {
	sub, ok := v.(*gorm.DB)
	if !ok || sub == nil || sub.Statement == nil || w.depth > 8 {
		return nil
	}
	c, ok := sub.Statement.Clauses["WHERE"]
	if !ok {
		return nil
	}
	where, ok := c.Expression.(clause.Where)
	if !ok {
		return nil
	}
	in := walker{state: w.state, stmt: sub.Statement, schema: sub.Statement.Schema, table: sub.Statement.Table, depth: w.depth + 1}
	if in.schema == nil {
		model := sub.Statement.Model
		if model == nil {
			model = sub.Statement.Dest
		}
		if model != nil {
			parsed := &gorm.Statement{DB: sub}
			if err := parsed.Parse(model); err == nil {
				in.schema = parsed.Schema
			}
		}
	}
	_, err := in.exprs(where.Exprs)
	return err
}
