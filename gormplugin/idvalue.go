package gormplugin

import (
	"database/sql"
	"database/sql/driver"
	"encoding"
	"reflect"

	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
)

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
	if len(values) == 0 || !isUint8(values[0]) {
		return nil, false
	}
	b := make([]byte, len(values))
	for i, v := range values {
		n, ok := v.(uint8)
		if !ok {
			return nil, false
		}
		b[i] = n
	}
	return b, true
}

// several returns the elements of a slice of ids. GORM compares a column with one,
// as in Where("id", ids), by = and a list, where it writes IN for a slice of
// numbers or texts.
func (w walker) several(v any) ([]any, bool) {
	if v == nil || reflect.TypeOf(v).Kind() != reflect.Slice {
		return nil, false
	}
	rv := reflect.ValueOf(v)
	if _, ok := v.(driver.Valuer); ok || w.shapes.of(pointedTo(rv.Type().Elem())) == nil {
		return nil, false
	}
	return elements(rv), true
}

// isID reports whether v is an id of a named type.
func (w walker) isID(v any) bool {
	return v != nil && w.shapes.of(pointedTo(reflect.TypeOf(v))) != nil
}

// holdsID reports whether the field's values are sixteen bytes of an id.
func (w walker) holdsID(f *schema.Field) bool {
	sh := w.shapeOf(f)
	return f.Serializer == nil && isArray(f.IndirectFieldType) || sh != nil && sh.kind != kindText
}

// value returns sixteen bytes as an argument for the field, of the field's type:
// the id, or, if the type states its form, the value of which these are the form.
func (w walker) value(f *schema.Field, b [16]byte) any {
	sh := w.shapes.of(f.IndirectFieldType)
	if sh == nil { // an unnamed array, or a tagged []byte
		return b[:]
	}
	if f.IndirectFieldType == uuidType {
		return sqltype.UUID(b)
	}
	v := reflect.New(f.IndirectFieldType)
	if sh.stated {
		if s, ok := v.Interface().(sql.Scanner); ok && s.Scan(b[:]) == nil {
			return v.Elem().Interface()
		}
	}
	sh.set(v.Elem(), b)
	return v.Elem().Interface()
}

// ownText returns the id whose text, in the form that the field's type states, is
// given, or the text itself.
func ownText(f *schema.Field, text string) (any, bool) {
	v := reflect.New(f.IndirectFieldType)
	if _, ok := v.Interface().(sqltype.IDGenerator); !ok {
		return text, false
	}
	if p, ok := v.Interface().(encoding.TextUnmarshaler); ok && p.UnmarshalText([]byte(text)) == nil {
		return v.Elem().Interface(), true
	}
	return text, false
}
