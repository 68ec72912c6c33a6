package gormplugin

import (
	"database/sql/driver"
	"reflect"
	"strings"

	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func (w walker) storesID(f *schema.Field) bool { return f.Serializer == nil && w.shapeOf(f) != nil }

// columnOf names the type of the field's column for a message.
func (d *dialector) columnOf(f *schema.Field) string {
	if c, ok := d.columnType(f); ok {
		return c
	}
	return strings.ToLower(f.TagSettings["TYPE"])
}

// encoded returns an id argument in the form of the field's column, and whether
// that is another value than v. It is the one place that decides.
func (w walker) encoded(field *schema.Field, v any) (any, bool, error) {
	stored := field.Serializer != nil || isJSON(field)
	if !stored && pointedTo(reflect.TypeOf(v)) == field.IndirectFieldType && field.IndirectFieldType.Kind() != reflect.String {
		return v, false, nil
	}
	if stored {
		return w.document(field, v)
	}
	id, isID := w.idOf(v)
	sh := w.shapeOf(field)
	if sh == nil {
		switch {
		case !isID:
		case isText(field):
			return sqlText(id), true, nil
		case isBytes(field):
			b := bytesID(id)
			return &b, true, nil
		}
		return v, false, nil
	}
	text, isString := stringOf(v)
	if isString {
		parsed, err := codec.ParseLenient(text)
		if err != nil {
			own, ok := ownText(field, text)
			return own, ok, nil
		}
		id, isID = parsed, true
	}
	if !isID {
		return v, false, nil
	}
	if from := w.shapeOfValue(v); from != nil && !from.stated && !sh.stated {
		return v, false, nil // both are in the engine's form
	}
	if isString && w.profile.Wire() == engine.WireText && !sh.stated {
		canonical := sqlText(id) // not every server parses braces
		return canonical, canonical != text, nil
	}
	switch sh.kind {
	case kindText:
		return sqlText(id), true, nil
	case kindBytes:
		b := bytesID(id)
		return &b, true, nil
	}
	if field.IndirectFieldType == uuidType {
		return w.value(field, id), true, nil
	}
	n := reflect.New(field.IndirectFieldType).Elem()
	sh.set(n, id)
	return n.Interface(), true, nil
}

func (w walker) shapeOfValue(v any) *shape {
	if v == nil {
		return nil
	}
	return w.shapes.of(pointedTo(reflect.TypeOf(v)))
}

// idOf returns the id that v holds, if its bytes are in network order.
func (w walker) idOf(v any) ([16]byte, bool) {
	switch v := v.(type) {
	case textID:
		return v, true
	case *bytesID:
		if v != nil && w.profile.Layout() == codec.Network {
			return *v, true
		}
		return [16]byte{}, false
	}
	sh := w.shapeOfValue(v)
	if sh == nil {
		return [16]byte{}, false
	}
	rv := reflect.ValueOf(v)
	for rv.Kind() == reflect.Pointer {
		if rv.IsNil() {
			return [16]byte{}, false
		}
		rv = rv.Elem()
	}
	if _, known := rv.Interface().(stating); sh.stated && !known {
		return [16]byte{}, false
	}
	return sh.get(rv)
}

func sqlText(id [16]byte) string { return textID(id).String() }

// stringOf returns v's text if it is a string, or a pointer to one.
func stringOf(v any) (string, bool) {
	if s, ok := v.(string); ok {
		return s, true
	}
	if _, ok := v.(driver.Valuer); ok || v == nil {
		return "", false
	}
	rv := reflect.ValueOf(v)
	for rv.Kind() == reflect.Pointer && !rv.IsNil() {
		rv = rv.Elem()
	}
	if rv.Kind() == reflect.String {
		return rv.String(), true
	}
	return "", false
}

// isText reports whether the field, which holds no id by its type, is stored as
// text.
func isText(f *schema.Field) bool {
	tag := strings.ToLower(f.TagSettings["TYPE"])
	for _, bytes := range []string{"binary", "blob", "bytea"} {
		if strings.Contains(tag, bytes) {
			return false
		}
	}
	return f.IndirectFieldType.Kind() == reflect.String || f.GORMDataType == schema.String
}

func isBytes(f *schema.Field) bool {
	t := f.IndirectFieldType
	return t.Kind() == reflect.Slice && t.Elem() == byteType || f.GORMDataType == schema.Bytes
}

func isJSON(f *schema.Field) bool {
	return strings.HasPrefix(strings.ToLower(string(f.GORMDataType)), "json") ||
		strings.HasPrefix(strings.ToLower(f.TagSettings["TYPE"]), "json")
}
