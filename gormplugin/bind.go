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

// BindVarTo replaces v, if it is an id, by its form for the engine. GORM calls it for each
// argument, after appending it to stmt.Vars; stmt may have no DB.
func (d *dialector) BindVarTo(writer clause.Writer, stmt *gorm.Statement, v any) {
	if form, ok := d.bindValue(v); ok {
		if n := len(stmt.Vars); n > 0 && (!reflect.TypeOf(v).Comparable() || stmt.Vars[n-1] == v) {
			stmt.Vars[n-1] = form
		}
		v = form
	}
	d.Dialector.BindVarTo(writer, stmt, v)
}

// bindValue returns what is sent for v, and whether v is an id at all. What it
// returns is a driver.Valuer or nil, and never bytes: GORM takes arguments apart
// again when it builds joins and subqueries, and would expand bytes to numbers.
func (d *dialector) bindValue(v any) (any, bool) {
	switch v := v.(type) {
	case nil, string, []byte, bool, int, int64, uint, uint8, float64, time.Time, textID, *bytesID, [16]byte:
		return nil, false
	case sqltype.UUID:
		if d.profile.Wire() == engine.WireBytes && d.profile.Layout() == codec.Network {
			return nil, false // as it is
		}
		return d.form(v), true
	case *sqltype.UUID:
		if v == nil {
			return d.null(), true
		}
		if form, ok := d.bindValue(*v); ok {
			return form, true
		}
		return *v, true
	}
	rv := reflect.ValueOf(v)
	sh := d.shapes.of(pointedTo(rv.Type()))
	if sh == nil {
		return nil, false
	}
	for rv.Kind() == reflect.Pointer { // a pointer to a key that is one itself
		if rv.IsNil() {
			return d.null(), !sh.stated
		}
		rv = rv.Elem()
	}
	if sh.stated {
		if p, is := asValuer(rv); is {
			return p, true
		}
		return d.boundForm(rv.Interface())
	}
	id, ok := sh.Get(rv)
	if !ok {
		return d.null(), true
	}
	return d.form(id), true
}

// null returns what is sent for an id that is NULL: nil where a NULL needs no type.
func (d *dialector) null() any {
	if d.profile.Null() == nil {
		return nil
	}
	return nullBytes{}
}

// A nullBytes is NULL of a column of bytes. GORM would expand a nil []byte to "(NULL)".
type nullBytes struct{}

// Value returns a nil []byte.
func (nullBytes) Value() (driver.Value, error) { return []byte(nil), nil }

// pointedTo returns what is at the end of a type's pointers.
func pointedTo(t reflect.Type) reflect.Type {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return t
}

func (d *dialector) form(id [16]byte) any {
	if d.profile.Wire() == engine.WireText {
		return textID(id)
	}
	sent := bytesID(d.profile.Layout().Encode(id))
	return &sent
}

// A bytesID is an id that is sent as sixteen bytes. It is a pointer because that
// saves the copy that a value has in an interface.
type bytesID [16]byte

// Value returns the bytes.
func (b *bytesID) Value() (driver.Value, error) { return b[:], nil }

// Scan reads an id. A connector refuses ids of a type that could not be read back.
func (b *bytesID) Scan(src any) error { return (*sqltype.UUID)(b).Scan(src) }

// wholeBytes are an id's bytes for a field of bytes, which takes them. GORM expands no Valuer.
type wholeBytes []byte

// Value returns the bytes.
func (b wholeBytes) Value() (driver.Value, error) { return []byte(b), nil }

// A wholeText is the text that a type of bytes states for an engine that is sent text.
type wholeText string

// Value returns the text.
func (t wholeText) Value() (driver.Value, error) { return string(t), nil }

// Scan is for a connector, which refuses what could not be read back.
func (t *wholeText) Scan(src any) error { return new(sqltype.UUID).Scan(src) }

// A textID is an id that is sent as its canonical text.
type textID [16]byte

// Value returns the text.
func (t textID) Value() (driver.Value, error) { return t.String(), nil }

// Scan reads an id, as it does for a bytesID.
func (t *textID) Scan(src any) error { return (*sqltype.UUID)(t).Scan(src) }

// String returns the text.
func (t textID) String() string { return string(codec.AppendText(make([]byte, 0, 36), t)) }

// Explain returns the statement for the log, with the text of each id in place of its bytes.
func (d *dialector) Explain(sql string, vars ...any) string {
	shown := vars
	for i, v := range vars {
		text, ok := d.text(v)
		if !ok {
			continue
		}
		if &shown[0] == &vars[0] {
			shown = append([]any(nil), vars...) // the statement's own are still to be sent
		}
		shown[i] = text
	}
	return d.Dialector.Explain(sql, shown...)
}

// text returns the canonical text of v, if v is an id that would not be shown as a text.
func (d *dialector) text(v any) (string, bool) {
	a := d.look(v)
	if a.shape == nil || a.null || a.shape.stated && !sendsBytes(v) {
		return "", false
	}
	id, ok := a.shape.Get(reflect.Indirect(reflect.ValueOf(v)))
	return sqlText(id), ok
}
