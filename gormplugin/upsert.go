package gormplugin

import (
	"reflect"
	"slices"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"
)

// filledName marks a statement in which keys were filled.
const filledName = "sqluuid:filled"

func conflictOf(stmt *gorm.Statement) (clause.OnConflict, bool) {
	on, ok := stmt.Clauses["ON CONFLICT"].Expression.(clause.OnConflict)
	return on, ok
}

// setsByArguments reports whether an upsert has arguments besides the values of its rows.
func setsByArguments(on clause.OnConflict) bool {
	return len(on.Where.Exprs)+len(on.TargetWhere.Exprs) > 0 ||
		slices.ContainsFunc(on.DoUpdates, func(a clause.Assignment) bool {
			_, column := a.Value.(clause.Column)
			return !column
		})
}

// mayKeep reports whether rows of the statement may conflict with rows of other keys. Keys of the
// program can if the model has something unique besides them, new ones whatever the model says.
func (d *dialector) mayKeep(db *gorm.DB, p *plan) (clause.OnConflict, bool) {
	stmt := db.Statement
	on, ok := conflictOf(stmt)
	if !ok || p.key == nil || d.dialect.byKey {
		return on, false
	}
	byKey := !slices.ContainsFunc(on.Columns, func(c clause.Column) bool {
		f := stmt.Schema.LookUpField(c.Name)
		return f == nil || !f.PrimaryKey
	})
	if _, filled := db.InstanceGet(filledName); byKey && !filled && len(p.uniques) == 0 {
		return on, false
	}
	return on, !d.dialect.targets || !byKey || len(on.Columns) == 0 || on.DoNothing || on.OnConstraint != ""
}

// returnKey has the database return the key of every row, where it returns the key of a row that
// conflicts.
func (d *dialector) returnKey(db *gorm.DB, p *plan) {
	stmt := db.Statement
	on, ok := d.mayKeep(db, p)
	if !ok || !slices.Contains(stmt.BuildClauses, "RETURNING") ||
		on.DoNothing && (d.dialect.targets || !isAssociation(stmt)) || len(on.Where.Exprs) > 0 || stmt.SQL.Len() > 0 {
		return
	}
	if stmt.ReflectValue.Kind() == reflect.Map || stmt.ReflectValue.Kind() == reflect.Slice && stmt.ReflectValue.Type().Elem().Kind() == reflect.Map {
		return // GORM appends the rows to the maps
	}
	returning, ok := stmt.Clauses["RETURNING"].Expression.(clause.Returning)
	switch {
	case !ok:
		for _, f := range stmt.Schema.FieldsWithDefaultDBValue { // as GORM does when there is no such clause
			if f.Readable {
				returning.Columns = append(returning.Columns, clause.Column{Name: f.DBName})
			}
		}
	case len(returning.Columns) == 0: // all
		return
	}
	for _, f := range stmt.Schema.PrimaryFields {
		if !returnsField(stmt, returning, f) {
			returning.Columns = append(slices.Clip(returning.Columns), clause.Column{Name: f.DBName})
		}
	}
	c := stmt.Clauses[returning.Name()]
	c.Name, c.Expression = returning.Name(), returning // AddClause would name each column twice
	stmt.Clauses[returning.Name()] = c
}

func returnsField(stmt *gorm.Statement, returning clause.Returning, f *schema.Field) bool {
	return slices.ContainsFunc(returning.Columns, func(c clause.Column) bool { return stmt.Schema.LookUpField(c.Name) == f })
}

// isAssociation reports whether GORM makes the insert for an association. Nobody
// sees the number of rows of such a one, which RETURNING changes on MariaDB.
func isAssociation(stmt *gorm.Statement) bool {
	_, ok := stmt.Settings.Load("gorm:saved_association_map")
	return ok
}

// settle gives the rows in memory the keys that they have in the table. It does so after the
// insert and before anything refers to them.
func (d *dialector) settle(db *gorm.DB) {
	d.restorePool(db)
	stmt := db.Statement
	if db.Error != nil || db.DryRun || stmt.Schema == nil {
		return
	}
	p := d.planFor(stmt.Schema)
	if _, ok := d.mayKeep(db, p); !ok {
		return
	}
	rows := slices.DeleteFunc(rowsOf(stmt), func(r row) bool {
		_, zero := r.get(p.key.Field)
		return zero || !r.canSet()
	})
	if len(rows) == 0 || db.RowsAffected == int64(len(rows)) && d.keysAreSettled(stmt) {
		return
	}
	s := settler{dialector: d, db: db, plan: p, key: p.key.Field}
	if err := s.settle(rows); err != nil {
		db.AddError(err)
	}
}

// keysAreSettled reports whether the insert itself says that every row has the key that it has in
// memory. It takes for granted that the insert counts as many rows.
func (d *dialector) keysAreSettled(stmt *gorm.Statement) bool {
	on, _ := conflictOf(stmt) // GORM may have changed it
	returning, ok := stmt.Clauses["RETURNING"].Expression.(clause.Returning)
	if ok && slices.Contains(stmt.BuildClauses, "RETURNING") {
		return !on.DoNothing && len(on.Where.Exprs) == 0 && (len(returning.Columns) == 0 ||
			!slices.ContainsFunc(stmt.Schema.PrimaryFields, func(f *schema.Field) bool { return !returnsField(stmt, returning, f) }))
	}
	return on.DoNothing && d.dialect.counts
}

// A unique is a set of columns in which no two rows have the same values.
type unique struct {
	name   string // of the index, "" for a column's own constraint
	fields []*schema.Field
	where  string // the rows for which it holds, "" for all
}

// uniquesOf returns what the model's tags declare, besides the primary key. Rows cannot be looked
// for by an index on an expression, or on a part of a column.
func uniquesOf(sc *schema.Schema) []unique {
	var all []unique
	for _, f := range sc.Fields {
		if f.Unique && f.DBName != "" && !f.PrimaryKey {
			all = append(all, unique{fields: []*schema.Field{f}})
		}
	}
	for _, index := range indexesOf(sc) {
		if index.Class != "UNIQUE" {
			continue
		}
		u := unique{name: index.Name, where: index.Where}
		for _, o := range index.Fields {
			if o.Expression != "" || o.Length != 0 || o.Field == nil || o.DBName == "" {
				u.fields = nil
				break
			}
			u.fields = append(u.fields, sc.FieldsByDBName[o.DBName])
		}
		if len(u.fields) > 0 {
			all = append(all, u)
		}
	}
	return all
}

// indexesOf is the schema's ParseIndexes, which writes to the fields, on a copy:
// the schema is shared.
func indexesOf(sc *schema.Schema) []*schema.Index {
	c := &schema.Schema{Fields: make([]*schema.Field, len(sc.Fields))}
	for i, f := range sc.Fields {
		field := *f
		c.Fields[i] = &field
	}
	return c.ParseIndexes()
}

// conflicts returns on what rows of a statement can have conflicted: what it
// names, with targets, and else anything.
func (p *plan) conflicts(sc *schema.Schema, on clause.OnConflict, targets bool) []unique {
	if targets && on.OnConstraint != "" {
		return slices.DeleteFunc(slices.Clone(p.uniques), func(u unique) bool { return u.name != on.OnConstraint })
	}
	if len(on.Columns) == 0 {
		return p.uniques
	}
	var named unique
	for _, c := range on.Columns {
		f := sc.LookUpField(c.Name)
		if f == nil {
			return nil
		}
		named.fields = append(named.fields, f)
	}
	isOther := func(f *schema.Field) bool { return !slices.Contains(named.fields, f) }
	for _, u := range p.uniques {
		if len(u.fields) == len(named.fields) && !slices.ContainsFunc(u.fields, isOther) {
			named = u // with its condition
			break
		}
	}
	if targets {
		return []unique{named}
	}
	return append([]unique{named}, p.uniques...)
}
