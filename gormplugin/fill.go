package gormplugin

import (
	"fmt"
	"slices"

	"gorm.io/gorm"
	"gorm.io/gorm/schema"
)

// fill gives a key to every value of the statement that has none, in the order of the slice. It
// does so for the other fields that are tagged.
func (d *dialector) fill(db *gorm.DB) {
	stmt := db.Statement
	if db.Error != nil {
		return
	}
	if stmt.Schema == nil { // maps for a table without a model
		return
	}
	p := d.planFor(stmt.Schema)
	if p.err != nil {
		db.AddError(p.err)
		return
	}
	if err := d.walk(stmt).attributes(); err != nil {
		db.AddError(err)
		return
	}
	for _, t := range p.fills {
		n, err := d.fillField(stmt, t)
		if err != nil {
			db.AddError(err)
			return
		}
		if _, upserts := conflictOf(stmt); upserts && n > 0 && t == p.key {
			db.InstanceSet(filledName, true)
		}
	}
	d.returnKey(db, p)
}

// A filledField is a field that the plugin gives a value to.
type filledField struct {
	*schema.Field
	shape *shape
	make  Generator
}

// fillField fills one field of all rows, and returns in how many.
func (d *dialector) fillField(stmt *gorm.Statement, t *filledField) (int, error) {
	selected, add := selects(stmt, t.Field)
	if !selected || add && !t.PrimaryKey { // what a program leaves out stays out, but a row has its key
		return 0, nil
	}
	var holes []row
	for _, r := range rowsOf(stmt) {
		switch {
		case !r.misses(t):
		case !r.canSet():
			return 0, fmt.Errorf("%w: a key cannot be set in a %s that is not addressable; pass a pointer",
				gorm.ErrInvalidValue, r.value.Type())
		default:
			holes = append(holes, r)
		}
	}
	if len(holes) == 0 {
		return 0, nil
	}
	ids, err := t.make(len(holes)) // all of them before the first is set
	if err != nil {
		return 0, fmt.Errorf("gormplugin: the key %s of %s: %w", t.Name, stmt.Schema.Name, err)
	}
	for i, id := range ids {
		holes[i].fill(t, id)
	}
	d.warnUnsorted(t, ids[0])
	if add {
		stmt.Selects = append(slices.Clip(stmt.Selects), t.DBName)
	}
	return len(holes), nil
}

// selects reports whether the statement inserts the field. With add it reports whether the
// statement would if the field were added to its selection.
func selects(stmt *gorm.Statement, field *schema.Field) (selected, add bool) {
	if len(stmt.Selects) == 0 && len(stmt.Omits) == 0 {
		return true, false
	}
	columns, restricted := stmt.SelectAndOmitColumns(true, false)
	v, ok := columns[field.DBName]
	return v || !ok, restricted && !ok
}
