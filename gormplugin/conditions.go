package gormplugin

import (
	"fmt"
	"slices"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/gormplugin/internal/read"
)

// A walker rewrites the conditions of a statement, on one table. Its methods say whether they
// return another thing than they were given: sessions share their expressions, so what changes is
// copied.
type walker struct {
	*dialector
	stmt    *gorm.Statement
	schema  *schema.Schema
	table   string
	sending *sending
}

func (d *dialector) walk(stmt *gorm.Statement) walker {
	return walker{dialector: d, stmt: stmt, schema: stmt.Schema, table: stmt.Table, sending: &sending{}}
}

// fail makes the statement fail, and returns false.
func (w walker) fail(err error) bool {
	if w.sending.firstErr == nil {
		w.sending.firstErr = err
	}
	return false
}

// guard puts the id back together wherever GORM has taken it apart in a condition, or refuses the
// statement. It gives what GORM compares with a column the column's form.
func (d *dialector) guard(db *gorm.DB) walker {
	w := d.walk(db.Statement)
	if db.Error != nil {
		return w
	}
	err := d.planFor(w.schema).err
	switch {
	case w.stmt.SQL.Len() > 0:
		err = w.placeRaw()
	case err == nil:
		w.conditions()
		err = w.sending.firstErr
	}
	if err != nil {
		refuse(db, err)
	}
	return w
}

func (w walker) conditions() {
	stmt := w.stmt
	for _, name := range []string{"WHERE", "GROUP BY", "SELECT", "ORDER BY", "FROM", "ON CONFLICT"} {
		if c, ok := stmt.Clauses[name]; ok && c.Expression != nil {
			if n, changed := w.clause(c.Expression); changed {
				c.Expression = n
				stmt.Clauses[name] = c
			}
		}
	}
	if t := stmt.TableExpr; t != nil && len(t.Vars) > 0 {
		vars := w.vars(t.SQL, t.Vars)
		stmt.TableExpr = &clause.Expr{SQL: t.SQL, Vars: vars, WithoutParentheses: t.WithoutParentheses}
	}
	for i := range stmt.Joins {
		join := &stmt.Joins[i]
		join.Conds = w.vars(join.Name, join.Conds)
		if join.On != nil {
			on := w
			on.schema, on.table = relationSchema(stmt.Schema, join.Name), join.Alias
			join.On = &clause.Where{Exprs: rewritten(join.On.Exprs, on.expr)}
		}
	}
}

// clause rewrites the expression of a clause.
func (w walker) clause(x clause.Expression) (clause.Expression, bool) {
	switch e := x.(type) {
	case clause.GroupBy:
		changed := w.exprs(&e.Having)
		return e, changed
	case clause.OrderBy:
		if e.Expression == nil {
			return x, false
		}
		n, changed := w.clause(e.Expression)
		e.Expression = n
		return e, changed
	case clause.Set:
		return clause.Set(rewritten(e, w.assignment)), true
	case clause.Values:
		for _, row := range e.Values { // GORM has made them for this statement
			for i, v := range row {
				row[i], _ = w.assignedTo(e.Columns[i], v)
			}
		}
	case clause.OnConflict:
		e.DoUpdates = rewritten(e.DoUpdates, w.assignment)
		w.exprs(&e.Where.Exprs)
		w.exprs(&e.TargetWhere.Exprs)
		return e, true
	case clause.CommaExpression:
		changed := w.exprs(&e.Exprs)
		return e, changed
	case clause.From:
		e.Joins = slices.Clone(e.Joins)
		for i := range e.Joins {
			w.exprs(&e.Joins[i].ON.Exprs)
		}
		return e, true
	case clause.Expr:
		if len(e.Vars) == 0 { // a text here is no condition
			return x, false
		}
	}
	return w.expr(x)
}

func (w walker) assignment(a clause.Assignment) (clause.Assignment, bool) {
	v, changed := w.assignedTo(a.Column, a.Value)
	return clause.Assignment{Column: a.Column, Value: v}, changed
}

// assignedTo returns what to set a column to in place of v.
func (w walker) assignedTo(column clause.Column, v any) (any, bool) {
	if n, changed := w.rewriteSQL(v); changed {
		return n, true
	}
	field, _, _ := w.field(column)
	if field == nil {
		w.sending.programArgs = append(w.sending.programArgs, []any{v})
		return v, false
	}
	n, changed, err := w.operand(field, v)
	if n == nil { // a NULL has its type
		return v, w.fail(err)
	}
	if doc, ok := n.(document); ok {
		doc.cast = false
		n = doc
	}
	w.fail(w.idText([]*read.Column{{Of: field}}, n))
	return n, changed
}

// exprs rewrites conditions, and reports whether they are another slice.
func (w walker) exprs(es *[]clause.Expression) bool {
	out := rewritten(*es, w.expr)
	changed := !same(out, *es)
	*es = out
	return changed
}

// expr rewrites a condition.
func (w walker) expr(x clause.Expression) (clause.Expression, bool) {
	switch e := x.(type) {
	case clause.AndConditions:
		changed := w.exprs(&e.Exprs)
		return e, changed
	case clause.OrConditions:
		changed := w.exprs(&e.Exprs)
		return e, changed
	case clause.NotConditions:
		changed := w.exprs(&e.Exprs)
		return e, changed
	case clause.Where:
		if !w.exprs(&e.Exprs) {
			return x, false // and nothing allocated
		}
		return e, true
	case clause.IN:
		return w.in(e)
	case clause.Eq:
		if ids, ok := w.several(e.Column, e.Value); ok {
			n, _ := w.in(clause.IN{Column: e.Column, Values: ids})
			return n, true
		}
		return comparison(w, e)
	case clause.Neq:
		if ids, ok := w.several(e.Column, e.Value); ok {
			n, _ := w.in(clause.IN{Column: e.Column, Values: ids})
			return clause.Not(n), true
		}
		return comparison(w, e)
	case clause.Gt:
		return comparison(w, e)
	case clause.Gte:
		return comparison(w, e)
	case clause.Lt:
		return comparison(w, e)
	case clause.Lte:
		return comparison(w, e)
	case clause.Like:
		field, _, _ := w.field(e.Column)
		v, changed, err := w.likeOperand(field, e.Value)
		return clause.Like{Column: e.Column, Value: v}, changed || w.fail(err)
	case clause.Expr:
		if len(e.Vars) == 0 {
			return x, w.fail(textCondition(e.SQL))
		}
	}
	if n, changed := w.rewriteSQL(x); changed {
		return n.(clause.Expression), true
	}
	return x, false
}

// comparison is expr for one of the operators.
func comparison[T clause.Eq | clause.Neq | clause.Gt | clause.Gte | clause.Lt | clause.Lte](
	w walker, x T,
) (clause.Expression, bool) {
	e, operand := clause.Eq(x), w.operand
	switch any(x).(type) {
	case clause.Eq, clause.Neq:
		operand = w.current
	}
	v, changed := w.comparand(e.Column, e.Value, operand)
	e.Value = v
	return any(T(e)).(clause.Expression), changed
}

// comparand returns what to compare a column with in place of v, by operand or by current.
func (w walker) comparand(
	column, v any, operand func(*schema.Field, any) (any, bool, error),
) (any, bool) {
	if n, changed := w.rewriteSQL(v); changed {
		return n, true
	}
	field, _, _ := w.field(column)
	if field == nil { // as an argument of SQL that the program wrote
		w.sending.programArgs = append(w.sending.programArgs, []any{v})
	}
	n, changed, err := operand(field, v)
	return n, changed || w.fail(err)
}

// textCondition refuses SQL that is nothing but the text of a UUID: unquoted it is arithmetic on
// columns and numbers, quoted it is a text that some engines take for true.
func textCondition(sql string) error {
	text := strings.Trim(sql, " \t\r\n'\"`")
	if _, err := codec.ParseLenient(text); err != nil {
		return nil
	}
	return fmt.Errorf("%w: %q", ErrTextArgument, text)
}

// in puts sixteen numbers that were an id together again.
func (w walker) in(e clause.IN) (clause.Expression, bool) {
	field, name, primary := w.field(e.Column)
	refuse := func(why string, args ...any) (clause.Expression, bool) {
		return e, w.fail(fmt.Errorf("%w: "+why, append([]any{ErrIDArgument}, args...)...))
	}
	numbers, ok := uint8s(e.Values)
	isID := func(v any) bool { return w.look(v).shape != nil }
	switch {
	case primary && field == nil && w.schema != nil && (ok || slices.ContainsFunc(e.Values, isID)):
		return refuse("%s has no single key that an inline condition could name", w.schema.Name)
	case !ok:
		values := rewritten(e.Values, func(v any) (any, bool) { return w.comparand(e.Column, v, w.current) })
		changed := !same(values, e.Values)
		e.Values = values
		return e, changed
	case field == nil || !w.holdsID(field):
		_, err := codec.ParseLenientBytes(numbers)
		isNumber := field == nil || field.GORMDataType == schema.Int || field.GORMDataType == schema.Uint
		if len(numbers) == 16 || err == nil || primary && !isNumber {
			return refuse("%d bytes for %s, which is no 16-byte id", len(numbers), name)
		}
		return e, false
	case w.reorders(field) && field.IndirectFieldType.Implements(statingType):
		return refuse("%d bytes for %s of %s, which has another order of bytes; write First(&m, \"%s = ?\", id), "+
			"or pass a type of package sqltype", len(numbers), name, field.Schema.Name, field.DBName)
	case len(numbers) != 16 || !primary && w.reorders(field):
		return refuse("%d bytes for %s of %s; pass a %v", len(numbers), name, field.Schema.Name, field.FieldType)
	}
	id := w.value(field, [16]byte(numbers))
	if !primary { // FirstOrInit and FirstOrCreate take the new row's values from = conditions
		return clause.Eq{Column: e.Column, Value: id}, true
	}
	e.Values = []any{id}
	return e, true
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
	sc := w.schema
	switch {
	case name == clause.PrimaryKey && (sc == nil || sc.PrioritizedPrimaryField == nil):
		return nil, "the primary key", true
	case name == clause.PrimaryKey:
		return sc.PrioritizedPrimaryField, sc.PrioritizedPrimaryField.Name, true
	}
	if i := strings.LastIndexByte(name, '.'); i >= 0 {
		table, name = name[:i], name[i+1:]
	}
	table, name = strings.Trim(table, "`\"[]"), strings.Trim(name, "`\"[]")
	if sc != nil && table != "" && table != clause.CurrentTable && table != w.table && table != sc.Table {
		sc = relationSchema(sc, strings.ReplaceAll(table, "__", "."))
	}
	if sc == nil {
		return nil, name, false
	}
	return columnNamed(sc, name), name, false
}

// relationSchema follows a path of relations such as "Manager.Company".
func relationSchema(sc *schema.Schema, path string) *schema.Schema {
	for _, name := range strings.Split(path, ".") {
		if sc == nil || sc.Relationships.Relations[name] == nil {
			return nil
		}
		sc = sc.Relationships.Relations[name].FieldSchema
	}
	return sc
}
