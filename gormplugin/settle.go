package gormplugin

import (
	"errors"
	"fmt"
	"reflect"
	"slices"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/sqltype"
)

// A settler finds the rows in the database for those in memory.
type settler struct {
	*dialector
	db   *gorm.DB
	plan *plan
	key  *schema.Field
}

// settle looks for the rows by their keys. It looks for those that it does not find by the other
// columns that they can have conflicted on.
func (s *settler) settle(rows []row) error {
	const atOnce = 500 // arguments of one statement
	for part := range slices.Chunk(rows, atOnce) {
		missing, err := s.missing(part)
		if err != nil {
			return err
		}
		for _, r := range missing {
			if err := s.adopt(r); err != nil {
				return err
			}
		}
	}
	return nil
}

// missing returns the rows whose keys are not in the table.
func (s *settler) missing(rows []row) ([]row, error) {
	key := unique{fields: s.db.Statement.Schema.PrimaryFields}
	var either []clause.Expression
	for _, r := range rows {
		if same := s.same(r, key); same != nil {
			either = append(either, same)
		}
	}
	found, err := s.read(clause.Or(either...), 0, key.fields...)
	if err != nil {
		return nil, err
	}
	there := map[string]bool{}
	for _, v := range found {
		there[s.identity(row{stmt: s.db.Statement, value: v})] = true
	}
	return slices.DeleteFunc(slices.Clone(rows), func(r row) bool { return there[s.identity(r)] }), nil
}

// identity returns what tells the keys of two rows apart, whatever their types are.
func (s *settler) identity(r row) string {
	var all []any
	for _, f := range s.db.Statement.Schema.PrimaryFields {
		v, _ := r.get(f)
		a := s.look(v)
		if a.isText {
			v = a.text
		}
		switch id := (sqltype.UUID{}); {
		case a.known:
			v = a.id
		case id.Scan(v) == nil:
			v = [16]byte(id)
		}
		all = append(all, v)
	}
	return fmt.Sprint(all...)
}

// adopt gives a row in memory the key of the one that it conflicted with.
func (s *settler) adopt(r row) error {
	id, _ := r.get(s.key)
	refuse := func(why string) error {
		return fmt.Errorf("%w: %s.%s %v: %s", ErrUpsert, s.key.Schema.Name, s.key.Name, argument{value: id}.display(), why)
	}
	on, _ := conflictOf(s.db.Statement)
	var either []clause.Expression
	for _, u := range s.plan.conflicts(s.db.Statement.Schema, on, s.dialect.targets) {
		if all := s.same(r, u); all != nil {
			either = append(either, all)
		}
	}
	if len(either) == 0 {
		return refuse("the model has no unique index by which the row can be found")
	}
	whole := s.db.Statement.Schema.PrimaryFields // all of them, where the key has several columns
	found, err := s.read(clause.Or(either...), 2, whole...)
	switch {
	case err != nil:
		return err
	case len(found) == 0:
		return refuse("no rows have its unique values")
	case len(found) > 1:
		return refuse("several rows have its unique values")
	}
	for _, f := range whole {
		r.set(f, f.ReflectValueOf(s.db.Statement.Context, found[0]))
	}
	return nil
}

// same returns the condition that a row has r's values of the unique columns, nil
// if one is NULL: such a row conflicts with none.
func (s *settler) same(r row, u unique) clause.Expression {
	exprs := make([]clause.Expression, 0, len(u.fields)+1)
	for _, f := range u.fields {
		v, _ := r.get(f)
		if b, ok := v.([]byte); s.look(v).null || ok && b == nil {
			return nil
		}
		exprs = append(exprs, clause.Eq{Column: clause.Column{Table: clause.CurrentTable, Name: f.DBName}, Value: v})
	}
	if u.where != "" {
		exprs = append(exprs, clause.Expr{SQL: "(" + u.where + ")"})
	}
	return clause.And(exprs...)
}

// read returns the rows that the condition names, at most limit if that is not 0. It asks the
// connection that has inserted them, and sees deleted rows and rows of any scope.
func (s *settler) read(where clause.Expression, limit int, fields ...*schema.Field) ([]reflect.Value, error) {
	stmt, columns := s.db.Statement, make([]string, len(fields))
	for i, f := range fields {
		columns[i] = f.DBName
	}
	tx := s.db.Session(&gorm.Session{NewDB: true, DryRun: true, SkipHooks: true}).Unscoped().
		Model(reflect.New(stmt.Schema.ModelType).Interface()).Select(columns).
		Clauses(clause.Where{Exprs: []clause.Expression{where}})
	tx.Statement.Table, tx.Statement.TableExpr = stmt.Table, stmt.TableExpr
	if limit > 0 {
		tx = tx.Limit(limit)
	}
	if s.dialect.locks {
		tx = tx.Clauses(clause.Locking{Strength: "SHARE"})
	}
	dest := reflect.New(reflect.SliceOf(stmt.Schema.ModelType))
	tx = tx.Find(dest.Interface())
	found, err := s.rows(tx.Statement, fields)
	if err = errors.Join(tx.Error, err); err != nil {
		return nil, fmt.Errorf("gormplugin: reading the keys of %s again: %w", stmt.Schema.Name, err)
	}
	return found, nil
}

// rows sends a query that GORM has built, and reads its rows.
func (s *settler) rows(query *gorm.Statement, fields []*schema.Field) (found []reflect.Value, err error) {
	if query.Error != nil {
		return nil, nil
	}
	stmt := s.db.Statement
	rows, err := stmt.ConnPool.QueryContext(stmt.Context, query.SQL.String(), query.Vars...)
	if err != nil {
		return nil, err
	}
	for err == nil && rows.Next() {
		var v reflect.Value
		if v, err = s.scan(rows, fields); err == nil {
			found = append(found, v)
		}
	}
	return found, errors.Join(err, rows.Err(), rows.Close())
}

// scan reads a row as GORM would, through the fields.
func (s *settler) scan(rows gorm.Rows, fields []*schema.Field) (reflect.Value, error) {
	model, values := reflect.New(s.db.Statement.Schema.ModelType).Elem(), make([]any, len(fields))
	for i, f := range fields {
		values[i] = f.NewValuePool.Get()
	}
	err := rows.Scan(values...)
	for i, f := range fields {
		if err == nil {
			err = f.Set(s.db.Statement.Context, model, values[i])
		}
		f.NewValuePool.Put(values[i])
	}
	return model, err
}
