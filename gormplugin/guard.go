package gormplugin

import (
	"fmt"
	"slices"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/codec"
)

// guard puts the id back together wherever GORM has taken it apart in a condition. It refuses the
// statement where that is impossible.
func (d *dialector) guard(db *gorm.DB) { d.guardAs(db, nil) }

func (d *dialector) guardAs(db *gorm.DB, as *legacy) {
	if db.Error != nil {
		return
	}
	stmt := db.Statement
	var err error
	switch {
	case stmt.SQL.Len() > 0:
		err = d.rawSQL(db)
	default:
		if err = d.planFor(stmt.Schema).err; err == nil {
			err = d.conditions(stmt, as)
		}
	}
	if err != nil {
		db.AddError(err)
		stmt.SQL.WriteString(refusedSQL)
	}
}

// conditions rewrites the conditions of stmt. Sessions share their expressions,
// so what changes is copied.
func (d *dialector) conditions(stmt *gorm.Statement, as *legacy) error {
	w := walker{dialector: d, legacy: as, stmt: stmt, schema: stmt.Schema, table: stmt.Table}
	if c, ok := stmt.Clauses["WHERE"]; ok {
		if where, ok := c.Expression.(clause.Where); ok {
			exprs, err := w.exprs(where.Exprs)
			if err != nil {
				return err
			}
			if !same(exprs, where.Exprs) {
				c.Expression = clause.Where{Exprs: exprs}
				stmt.Clauses["WHERE"] = c
			}
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
	if as == nil {
		if err := w.others(); err != nil {
			return err
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

// A walker rewrites the conditions on one table.
type walker struct {
	*dialector
	legacy *legacy // nil if ids are meant to the letter
	stmt   *gorm.Statement
	schema *schema.Schema
	table  string
	depth  int // of subqueries

	text     string                    // the SQL around an argument
	subquery string                    // the one of it that is around the argument, "" without one
	tables   map[string]*schema.Schema // of SQL text, by name and alias
	// arePlaced is whether the SQL around has been looked at for the arguments of an expression.
	arePlaced bool
	noRead    bool // the server is not asked for columns
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

// same reports whether a and b are one slice.
func same[T any](a, b []T) bool { return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0]) }

// expr returns what to put in place of x, and whether that is something else.
func (w walker) expr(x clause.Expression) (clause.Expression, bool, error) {
	switch e := x.(type) {
	case clause.AndConditions:
		if exprs, err := w.exprs(e.Exprs); err != nil || !same(exprs, e.Exprs) {
			return clause.AndConditions{Exprs: exprs}, true, err
		}
	case clause.OrConditions:
		if exprs, err := w.exprs(e.Exprs); err != nil || !same(exprs, e.Exprs) {
			return clause.OrConditions{Exprs: exprs}, true, err
		}
	case clause.NotConditions:
		if exprs, err := w.exprs(e.Exprs); err != nil || !same(exprs, e.Exprs) {
			return clause.NotConditions{Exprs: exprs}, true, err
		}
	case clause.Where:
		if exprs, err := w.exprs(e.Exprs); err != nil || !same(exprs, e.Exprs) {
			return clause.Where{Exprs: exprs}, true, err
		}
	case clause.IN:
		return w.in(e)
	case clause.Eq:
		v, changed, err := w.compared(e.Column, e.Value)
		if err != nil {
			return x, false, err
		}
		if changed {
			e.Value = v
			x = e
		}
		n, other, err := w.equal(x, e.Column, v, false)
		return n, changed || other, err
	case clause.Neq:
		v, changed, err := w.compared(e.Column, e.Value)
		if err != nil {
			return x, false, err
		}
		if changed {
			e.Value = v
			x = e
		}
		n, other, err := w.equal(x, e.Column, v, true)
		return n, changed || other, err
	case clause.Gt:
		return ordered(w, x, e)
	case clause.Gte:
		return ordered(w, x, e)
	case clause.Lt:
		return ordered(w, x, e)
	case clause.Lte:
		return ordered(w, x, e)
	case clause.Like:
		field, _, _ := w.field(e.Column)
		v, changed, err := w.likened(field, e.Value)
		if err != nil || !changed {
			return x, false, err
		}
		e.Value = v
		return e, true, nil
	case clause.Expr:
		if len(e.Vars) == 0 {
			return x, false, textCondition(e.SQL)
		}
		vars, err := w.vars(e.SQL, e.Vars, e.WithoutParentheses)
		if err != nil || w.legacy == nil && same(vars, e.Vars) {
			return x, false, err
		}
		e.Vars = vars
		e, err = w.written(e)
		return e, true, err
	case clause.NamedExpr:
		vars, err := w.vars(e.SQL, e.Vars, false)
		if err != nil || w.legacy == nil && same(vars, e.Vars) {
			return x, false, err
		}
		e.Vars = vars
		if n, ok, err := w.named(e); ok || err != nil {
			return n, ok, err
		}
		return e, true, nil
	default:
		if hides(x) {
			return hidden{x, w}, true, nil
		}
	}
	return x, false, nil
}

// ordered walks one of clause.Gt, Gte, Lt and Lte. It returns x itself, which is
// e, when nothing changes.
func ordered[T interface {
	~struct{ Column, Value any }
	clause.Expression
}](w walker, x clause.Expression, e T) (clause.Expression, bool, error) {

	eq := clause.Eq(e)
	v, changed, err := w.compared(eq.Column, eq.Value)
	if err != nil || !changed {
		return x, false, err
	}
	eq.Value = v
	return T(eq), true, nil
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
	field, name, primary := w.field(e.Column)
	numbers, ok := uint8s(e.Values)
	if primary && field == nil && w.schema != nil && (ok || slices.ContainsFunc(e.Values, w.isID)) {
		return e, false, fmt.Errorf("%w: %s has no single key that an inline condition could name", ErrIDArgument, w.schema.Name)
	}
	if !ok {
		if len(e.Values) > 0 && field == nil {
			field = w.fieldFor(e.Column, e.Values)
		}
		values, err := w.list(field, e.Values)
		if err != nil {
			return nil, false, err
		}
		changed := !same(values, e.Values)
		if !changed && w.legacy == nil {
			return nil, false, nil // nothing to change, and nothing allocated
		}
		e.Values = values
		n, both, err := w.inBoth(e, field)
		return n, changed || both, err
	}
	if field != nil && w.holdsID(field) {
		if w.reorders(field) && field.IndirectFieldType.Implements(statingType) {
			return e, false, fmt.Errorf("%w: %d bytes for %s of %s, which has another order of bytes; "+
				"write First(&m, \"%s = ?\", id), or pass a type of package sqltype",
				ErrIDArgument, len(numbers), name, field.Schema.Name, field.DBName)
		}
		if len(numbers) == 16 && (primary || !w.reorders(field)) {
			id := w.value(field, [16]byte(numbers))
			if !primary { // FirstOrInit and FirstOrCreate take the new row's values from = conditions
				return clause.Eq{Column: e.Column, Value: id}, true, nil
			}
			e.Values = []any{id}
			return e, true, nil
		}
		return e, false, fmt.Errorf("%w: %d bytes for %s of %s; pass a %v", ErrIDArgument, len(numbers), name,
			field.Schema.Name, field.FieldType)
	}
	if wasID(numbers) || primary && field != nil && !isInteger(field) {
		return e, false, fmt.Errorf("%w: %d bytes for %s, which is no 16-byte id", ErrIDArgument, len(numbers), name)
	}
	return e, false, nil
}

// equal is a comparison by = or <> with an id, or with a slice of ids.
func (w walker) equal(e clause.Expression, column, v any, not bool) (clause.Expression, bool, error) {
	ids, slice := w.several(v)
	if !slice {
		if w.legacy == nil {
			return e, false, nil
		}
		ids = []any{v}
	}
	field, _, _ := w.field(column)
	both, changed, err := w.inBoth(clause.IN{Column: column, Values: ids}, field)
	switch {
	case err != nil || !slice && !changed:
		return e, false, err
	case not:
		both = clause.Not(both)
	}
	return both, true, nil
}

// subqueryOf looks at the conditions of a subquery, so that its refusal is the
// statement's. They are rewritten when GORM builds it. It returns the subquery to
// put in its place, and whether that is another one.
func (w walker) subqueryOf(sub *gorm.DB) (*gorm.DB, bool, error) {
	if sub == nil || sub.Statement == nil || w.depth > 8 {
		return sub, false, nil
	}
	if sub.Statement.SQL.Len() > 0 { // of Raw
		return w.rawSubquery(sub)
	}
	exact := false
	if w.legacy != nil && w.legacy.write { // a read, but of what is written; the program's own may be read from again
		sub, exact = sub.Session(&gorm.Session{}).Set(exactName, true), true
	}
	c, ok := sub.Statement.Clauses["WHERE"]
	if !ok {
		return sub, exact, nil
	}
	where, ok := c.Expression.(clause.Where)
	if !ok {
		return sub, exact, nil
	}
	in := walker{dialector: w.dialector, stmt: sub.Statement, schema: sub.Statement.Schema, table: sub.Statement.Table, depth: w.depth + 1}
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
	return sub, exact, err
}
