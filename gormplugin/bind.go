package gormplugin

import (
	"database/sql/driver"
	"reflect"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// BindVarTo puts v's form for the engine in place of v, if v is an id, and has
// the driver's dialector write the placeholder. GORM calls it for each argument,
// right after appending it to stmt.Vars; stmt may have no DB.
func (d *dialector) BindVarTo(writer clause.Writer, stmt *gorm.Statement, v any) {
	if form, ok := d.bound(v); ok {
		if n := len(stmt.Vars); n > 0 && stmt.Vars[n-1] == v {
			stmt.Vars[n-1] = form
		}
		v = form
	}
	d.Dialector.BindVarTo(writer, stmt, v)
}

// bound returns what is sent for v, and whether v is an id at all. What it
// returns is a driver.Valuer or nil, and never bytes: GORM takes arguments apart
// again when it builds joins and subqueries, and would expand bytes to numbers.
func (d *dialector) bound(v any) (any, bool) {
	switch v := v.(type) {
	case nil, string, []byte, bool, int, int64, uint, uint8, float64, time.Time, textID, [16]byte:
		return nil, false
	case sqltype.UUID:
		return d.form(v), true
	case *sqltype.UUID:
		if v == nil {
			return nil, true
		}
		return d.form(*v), true
	}
	rv := reflect.ValueOf(v)
	pointer := rv.Kind() == reflect.Pointer
	t := rv.Type()
	if pointer {
		t = t.Elem()
	}
	sh := d.shapes.of(t)
	if sh == nil || sh.stated && pointer && rv.IsNil() {
		return nil, false
	}
	if sh.stated {
		return d.boundForm(v)
	}
	if pointer {
		if rv.IsNil() {
			return nil, true
		}
		rv = rv.Elem()
	}
	id, ok := sh.get(rv)
	if !ok {
		return nil, true
	}
	return d.form(id), true
}

func (d *dialector) form(id [16]byte) any {
	if d.profile.Wire() == engine.WireText {
		return textID(id)
	}
	return sqltype.UUID(d.profile.Layout().Encode(id))
}

// A textID is an id that is sent as its canonical text.
type textID [16]byte

// Value returns the text.
func (t textID) Value() (driver.Value, error) { return t.String(), nil }

// String returns the text.
func (t textID) String() string { return string(codec.AppendText(make([]byte, 0, 36), t)) }
