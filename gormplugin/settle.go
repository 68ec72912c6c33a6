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

// A row is one that the statement inserts, as it is in memory.
type row struct {
	stmt  *gorm.Statement
	value reflect.Value  // a struct, or
	m     map[string]any // a map
}

// rowsOf returns the rows that have a key in memory. A copy of the program's value,
// which GORM was given in place of a pointer, is none: nobody sees its key.
func rowsOf(stmt *gorm.Statement, key *filledField) []row {
	var rows []row
	add := func(r row) {
		if r.m == nil && !r.value.CanAddr() {
			return
		}
		if _, zero := r.get(key.Field); !zero {
			rows = append(rows, r)
		}
	}
	maps := func(ms []map[string]any) {
		for _, m := range ms {
			add(row{stmt: stmt, m: m})
		}
	}
	switch dest := stmt.Dest.(type) {
	case map[string]any:
		add(row{stmt: stmt, m: dest})
	case *map[string]any:
		add(row{stmt: stmt, m: *dest})
	case []map[string]any:
		maps(dest)
	case *[]map[string]any:
		maps(*dest)
	default:
		switch v := stmt.ReflectValue; v.Kind() {
		case reflect.Slice, reflect.Array:
			for i := range v.Len() {
				if e := reflect.Indirect(v.Index(i)); e.IsValid() && e.Type() == stmt.Schema.ModelType {
					add(row{stmt: stmt, value: e})
				}
			}
		case reflect.Struct:
			if v.Type() == stmt.Schema.ModelType {
				add(row{stmt: stmt, value: v})
			}
		}
	}
	return rows
}

// get returns the row's value of a field, and whether it has none.
func (r row) get(f *schema.Field) (any, bool) {
	if r.m == nil {
		return f.ValueOf(r.stmt.Context, r.value)
	}
	for _, name := range []string{f.DBName, f.Name} {
		if v, ok := r.m[name]; ok {
			return v, v == nil || reflect.ValueOf(v).IsZero()
		}
	}
	return nil, true
}

// set puts the value of a field's type in the row.
func (r row) set(f *schema.Field, v reflect.Value) {
	if r.m == nil {
		f.ReflectValueOf(r.stmt.Context, r.value).Set(v)
		return
	}
	name := f.DBName
	if _, ok := r.m[name]; !ok {
		name = f.Name
	}
	r.m[name] = v.Interface()
}

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
	if len(s.db.Statement.Schema.PrimaryFields) > 1 {
		return s.missingOfSeveral(rows)
	}
	ids := make([]any, len(rows))
	for i, r := range rows {
		ids[i], _ = r.get(s.key)
	}
	found, err := s.read(clause.IN{Column: s.column(s.key), Values: ids}, 0, s.key)
	if err != nil {
		return nil, err
	}
	there := map[any]bool{}
	for _, v := range found {
		there[s.identity(s.keyOf(v))] = true
	}
	var missing []row
	for i, r := range rows {
		if !there[s.identity(ids[i])] {
			missing = append(missing, r)
		}
	}
	return missing, nil
}

// missingOfSeveral is missing for a key of several columns.
func (s *settler) missingOfSeveral(rows []row) ([]row, error) {
	key := unique{fields: s.db.Statement.Schema.PrimaryFields}
	var missing []row
	for _, r := range rows {
		if same := s.same(r, key); same != nil {
			found, err := s.read(same, 1, s.key)
			if err != nil {
				return nil, err
			}
			if len(found) > 0 {
				continue
			}
		}
		missing = append(missing, r)
	}
	return missing, nil
}

// identity returns what tells two keys apart, of whichever type they are: the id,
// or what else was given.
func (d *dialector) identity(v any) any {
	rv := reflect.ValueOf(v)
	for rv.Kind() == reflect.Pointer {
		rv = rv.Elem()
	}
	if !rv.IsValid() {
		return nil
	}
	if sh := d.shapes.of(rv.Type()); sh != nil {
		id, _ := sh.get(rv)
		return id
	}
	var id sqltype.UUID
	switch {
	case rv.Kind() == reflect.String && id.Scan(rv.String()) == nil,
		rv.Kind() == reflect.Slice && rv.Type().Elem() == byteType && id.Scan(rv.Bytes()) == nil:
		return [16]byte(id)
	}
	return fmt.Sprint(rv.Interface())
}

// adopt gives a row in memory the key of the one that it conflicted with.
func (s *settler) adopt(r row) error {
	name := fmt.Sprintf("%s.%s", s.key.Schema.Name, s.key.Name)
	id, _ := r.get(s.key)
	if s.plugin.config.Upsert == UpsertRefuse {
		return fmt.Errorf("%w: %s %v: another row was kept", ErrUpsert, name, shown(id))
	}
	on, _ := conflictOf(s.db.Statement)
	var either []clause.Expression
	for _, u := range s.plan.conflicts(s.db.Statement.Schema, on, s.known.targets) {
		if all := s.same(r, u); all != nil {
			either = append(either, all)
		}
	}
	if len(either) == 0 {
		return fmt.Errorf("%w: %s %v: the model has no unique index by which the row can be found", ErrUpsert, name, shown(id))
	}
	whole := s.db.Statement.Schema.PrimaryFields // of several columns, all are those of the row
	found, err := s.read(clause.Or(either...), 2, whole...)
	if err != nil {
		return err
	}
	if len(found) != 1 {
		return fmt.Errorf("%w: %s %v: %s rows have its unique values", ErrUpsert, name, shown(id), [3]string{"no", "one", "several"}[min(len(found), 2)])
	}
	for _, f := range whole {
		r.set(f, f.ReflectValueOf(s.db.Statement.Context, found[0]))
	}
	return nil
}

func shown(id any) any {
	if v := reflect.ValueOf(id); v.Kind() == reflect.Pointer && !v.IsNil() {
		return v.Elem().Interface()
	}
	return id
}

// same returns the condition that a row has r's values of the unique columns, nil
// if one is NULL: such a row conflicts with none.
func (s *settler) same(r row, u unique) clause.Expression {
	exprs := make([]clause.Expression, 0, len(u.fields)+1)
	for _, f := range u.fields {
		v, _ := r.get(f)
		if isNull(v) {
			return nil
		}
		exprs = append(exprs, clause.Eq{Column: s.column(f), Value: v})
	}
	if u.where != "" {
		exprs = append(exprs, clause.Expr{SQL: "(" + u.where + ")"})
	}
	return clause.And(exprs...)
}

func (s *settler) column(f *schema.Field) clause.Column {
	return clause.Column{Table: clause.CurrentTable, Name: f.DBName}
}

func (s *settler) keyOf(model reflect.Value) any {
	return s.key.ReflectValueOf(s.db.Statement.Context, model).Interface()
}

// read returns the rows that the condition names, with these fields alone. It reads at most limit
// rows if limit is not 0. It asks the connection that has inserted them, whatever a resolver would
// make of a query, and sees deleted rows and those of any scope.
func (s *settler) read(where clause.Expression, limit int, fields ...*schema.Field) ([]reflect.Value, error) {
	stmt, columns := s.db.Statement, make([]string, len(fields))
	for i, f := range fields {
		columns[i] = f.DBName
	}
	tx := s.db.Session(&gorm.Session{NewDB: true, DryRun: true, SkipHooks: true}).Set(exactName, true).Unscoped().
		Model(reflect.New(stmt.Schema.ModelType).Interface()).Select(columns).Clauses(clause.Where{Exprs: []clause.Expression{where}})
	tx.Statement.Table, tx.Statement.TableExpr = stmt.Table, stmt.TableExpr
	if limit > 0 {
		tx = tx.Limit(limit)
	}
	if s.known.locks {
		tx = tx.Clauses(clause.Locking{Strength: "SHARE"})
	}
	dest := reflect.New(reflect.SliceOf(stmt.Schema.ModelType))
	tx = tx.Find(dest.Interface())
	if tx.Error != nil {
		return nil, fmt.Errorf("gormplugin: reading the keys of %s again: %w", stmt.Schema.Name, tx.Error)
	}
	rows, err := stmt.ConnPool.QueryContext(stmt.Context, tx.Statement.SQL.String(), tx.Statement.Vars...)
	if err != nil {
		return nil, fmt.Errorf("gormplugin: reading the keys of %s again: %w", stmt.Schema.Name, err)
	}
	var found []reflect.Value
	for err == nil && rows.Next() {
		var v reflect.Value
		if v, err = s.scan(rows, fields); err == nil {
			found = append(found, v)
		}
	}
	if err = errors.Join(err, rows.Err(), rows.Close()); err != nil {
		return nil, fmt.Errorf("gormplugin: reading the keys of %s again: %w", stmt.Schema.Name, err)
	}
	return found, nil
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
