package gormplugin

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"encoding"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
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
	if k := field.IndirectFieldType.Kind(); !stored && k != reflect.String && k != reflect.Slice &&
		pointedTo(reflect.TypeOf(v)) == field.IndirectFieldType {
		return v, false, nil
	}
	sh := w.shapeOf(field)
	if (stored || sh != nil) && w.isUnknownForm(v) {
		return nil, false, fmt.Errorf("%w: the %T for %s of %s is sent in a form of its own; "+
			"pass a sqltype.UUID", ErrPlace, v, field.Name, field.Schema.Name)
	}
	if stored {
		return w.document(field, v)
	}
	id, isID := w.idOf(v)
	if sh == nil {
		switch {
		case !isID:
			text, ok := w.stringOf(v)
			if ok && isText(field) {
				_, plain := v.(string)
				return text, !plain, nil
			}
			b, err := codec.ParseLenient(text)
			switch {
			case err != nil:
			case w.isIDColumn(field):
				return wholeBytes(b[:]), true, nil // sixteen bytes hold no such text
			case w.known.dynamic && field.Schema.ModelType == nil && isBytes(field):
				return nil, false, fmt.Errorf("%w: %s of %s can hold the text or the bytes of %v, and no "+
					"model of the table is known; pass the id for the bytes, or write CAST(? AS TEXT)",
					ErrPlace, field.Name, field.Schema.Name, text)
			}
		case w.keepsForm(field, v):
			return v, false, nil
		case isText(field):
			return sqlText(id), true, nil
		case isBytes(field):
			return wholeBytes(id[:]), true, nil
		}
		return v, false, nil
	}
	text, isString := w.stringOf(v)
	_, plain := v.(string)
	if isString && sh.kind == kindText { // the field keeps the spelling that it reads
		return text, !plain, nil
	}
	if isString {
		parsed, err := codec.ParseLenient(text)
		if err != nil {
			own, ok := ownText(field, text)
			return own, ok, nil
		}
		id, isID = parsed, true
	}
	if sixteen(v) && w.sendsText(field) { // these bytes would be stored as they are
		isID = reflect.Copy(reflect.ValueOf(&id).Elem(), reflect.ValueOf(v)) == len(id)
	}
	if b, ok := w.sentBytes(v); ok && !isID {
		if w.reorders(field) {
			return nil, false, fmt.Errorf("%w: the %T for %s of %s is sixteen bytes of an order that it "+
				"does not state; pass a sqltype.UUID", ErrPlace, v, field.Name, field.Schema.Name)
		}
		id, isID = b, w.sendsText(field) || !sh.stated && w.profile.Wire() == engine.WireText
	}
	if !isID {
		return v, false, nil
	}
	valuer := pointedTo(reflect.TypeOf(v)).Implements(valuerType)
	if from := w.shapeOfValue(v); valuer && from != nil && !from.stated && !sh.stated {
		return v, false, nil // both are in the engine's form
	}
	if isString && w.profile.Wire() == engine.WireText && !sh.stated {
		canonical := sqlText(id) // not every server parses braces, nor every Scan a type of its own
		return canonical, !plain || canonical != text, nil
	}
	switch sh.kind {
	case kindText:
		return sqlText(id), true, nil
	case kindBytes:
		return wholeBytes(id[:]), true, nil
	}
	if field.IndirectFieldType == uuidType {
		return w.value(field, id), true, nil
	}
	n := reflect.New(field.IndirectFieldType).Elem()
	sh.set(n, id)
	sent, _ := asValuer(n)
	return sent, true, nil
}

// sentBytes returns the sixteen bytes that v is sent as, and whether it is. It is for a type with a
// Value and without a Scan, which is none of an id.
func (w walker) sentBytes(v any) (id [16]byte, ok bool) {
	valuer, is := v.(driver.Valuer)
	if !is || w.isID(v) || isBound(v) {
		return id, false
	}
	if _, ours := v.(wholeBytes); ours {
		return id, false
	}
	sent, err := valuer.Value()
	b, is := sent.([]byte)
	if err != nil || !is || len(b) != len(id) {
		return id, false
	}
	return [16]byte(b), true
}

// keepsForm reports whether an id is sent as its own type states. The field holds no id by its
// type: bytes go to bytes, and a text goes where no model says that the column has another.
func (w walker) keepsForm(field *schema.Field, v any) bool {
	sh := w.shapeOfValue(v)
	if sh == nil || !sh.stated {
		return false
	}
	_, text := w.sentFor(v).(string)
	if isText(field) {
		return text && field.Schema.ModelType == nil && field.Size != textLen
	}
	return isBytes(field) && !text
}

// isUnknownForm reports whether v is an id of a type whose Value does not show the id.
func (w walker) isUnknownForm(v any) bool {
	if !w.isID(v) || w.isNull(v) {
		return false
	}
	sh := w.shapeOfValue(v)
	_, known := v.(stating)
	return sh.stated && !known && !sh.Known
}

// asValuer returns v, or a pointer to it if only that has a Value, and whether it is one.
func asValuer(v reflect.Value) (any, bool) {
	if v.Type().Implements(valuerType) || !reflect.PointerTo(v.Type()).Implements(valuerType) {
		return v.Interface(), false
	}
	p := reflect.New(v.Type())
	p.Elem().Set(v)
	return p.Interface(), true
}

// sendsText reports whether the field's ids are sent as text, to a column of text.
func (d *dialector) sendsText(f *schema.Field) bool {
	_, text := d.stored(f).sent.(string)
	column := d.columnOf(f)
	return text && (column == "" || isTextType(column))
}

// reorders reports whether the field's bytes are in another order than those of an id.
func (d *dialector) reorders(f *schema.Field) bool {
	b, bytes := d.stored(f).sent.([16]byte)
	return bytes && b != sampleID
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
	if _, known := rv.Interface().(stating); sh.stated && !known && !sh.Known {
		return [16]byte{}, false
	}
	return sh.get(rv)
}

func sqlText(id [16]byte) string { return textID(id).String() }

// stringOf returns v's text: of a string, of the bytes of an id's text, of a pointer to either, or
// of a type that is sent as text, such as sql.NullString. An id is no text.
func (d *dialector) stringOf(v any) (string, bool) {
	if s, ok := v.(string); ok {
		return s, true
	}
	if v == nil || d.isID(v) {
		return "", false
	}
	rv := reflect.ValueOf(v)
	valuer, ok := v.(driver.Valuer)
	for rv.Kind() == reflect.Pointer && !rv.IsNil() {
		if rv = rv.Elem(); !ok { // a Value of the pointer is not that of what it points to
			valuer, ok = rv.Interface().(driver.Valuer)
		}
	}
	if ok {
		if rv.Kind() == reflect.Pointer {
			return "", false
		}
		sent, err := valuer.Value()
		s, isString := sent.(string)
		return s, isString && err == nil
	}
	if rv.Kind() == reflect.String {
		return rv.String(), true
	}
	if b, ok := rv.Interface().([]byte); ok && len(b) == 36 { // a text that was read as bytes
		if _, err := codec.ParseBytes(b); err == nil {
			return string(b), true
		}
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
func (d *dialector) isID(v any) bool {
	return v != nil && d.shapes.of(pointedTo(reflect.TypeOf(v))) != nil
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
	valuer, _ := asValuer(v.Elem())
	return valuer
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

// A document is an id that is sent as JSON, its text in quotes. GORM gives its Value
// to the field of a row that FirstOrCreate makes.
type document struct {
	json, field string
	cast        bool // the engine takes a text compared with a JSON column for a string in it
}

// Value returns what the field takes.
func (j document) Value() (driver.Value, error) { return j.field, nil }

// GormValue returns the JSON that is sent.
func (j document) GormValue(context.Context, *gorm.DB) clause.Expr {
	if j.cast {
		return clause.Expr{SQL: "CAST(? AS JSON)", Vars: []any{j.json}}
	}
	return clause.Expr{SQL: "?", Vars: []any{j.json}}
}

// document returns the JSON of an id, or of its text, and whether v is an id. It is for a field
// that is stored as JSON. It refuses an id for a field of another serializer.
func (w walker) document(field *schema.Field, v any) (any, bool, error) {
	text, isString := w.stringOf(v)
	if isString {
		id, err := codec.ParseLenient(text)
		if err != nil || json.Valid([]byte(text)) {
			return v, false, nil // it is JSON, or no id
		}
		if w.shapes.of(field.IndirectFieldType) != nil {
			text = sqlText(id)
		}
	} else {
		id, isID := w.idOf(v)
		if !isID {
			return v, false, nil
		}
		text = sqlText(id)
	}
	if field.Serializer != nil && reflect.TypeOf(field.Serializer) != jsonSerializer {
		if isString {
			return v, false, nil
		}
		return nil, false, fmt.Errorf("%w: %s of %s is not stored as an id; "+
			"pass %v in the form that its serializer stores", ErrPlace, field.Name, field.Schema.Name, text)
	}
	doc := document{json: `"` + text + `"`, field: text}
	if field.Serializer == nil {
		doc.field = doc.json
	}
	doc.cast = isJSON(field) && slices.Contains(w.known.castsJSON, w.profile)
	return doc, true, nil
}

// documentList returns the JSON of a list of ids or of their texts. It is for a field that is
// stored as JSON, which GORM would set to the list's elements as they are.
func (w walker) documentList(field *schema.Field, v any) (any, bool, error) {
	rv := reflect.ValueOf(v)
	if _, sent := v.(driver.Valuer); sent || !isList(rv.Type()) || rv.Len() == 0 || w.isID(v) ||
		field.Serializer == nil && !isJSON(field) {
		return v, false, nil
	}
	texts := make([]any, rv.Len())
	for i, one := range elements(rv) {
		if w.isNull(one) {
			continue
		}
		doc, ok, err := w.document(field, one)
		if err != nil || !ok {
			return v, false, err
		}
		texts[i] = strings.Trim(doc.(document).json, `"`)
	}
	list, err := json.Marshal(texts)
	return document{json: string(list), field: string(list)}, err == nil, err
}

// inJSON returns an id, or a list of ids, as the text that it is in JSON.
func (w walker) inJSON(p place, v any) (any, bool, error) {
	if rv := reflect.ValueOf(v); rv.IsValid() && isList(rv.Type()) && !w.isID(v) {
		values, changed := elements(rv), false
		for i, one := range values {
			n, moved, err := w.inJSON(p, one)
			if err != nil {
				return nil, false, err
			}
			values[i], changed = n, changed || moved
		}
		if !changed {
			return v, false, nil
		}
		return values, true, nil
	}
	quoted := p.kind == placeJSON || p.name == "->" && w.known.arrowQuotes
	id, isID := w.idOf(v)
	text := sqlText(id)
	if !isID {
		if !quoted || !w.isIDText(v) {
			return v, false, nil
		}
		text, _ = w.stringOf(v)
	}
	if p.kind == placeJSONList && slices.Contains(w.known.quotesInLists, w.profile) {
		return nil, false, fmt.Errorf("%w: in a list %s is compared with its quotes; "+
			"compare it with %v by =, or use JSON_VALUE", ErrPlace, p.name, text)
	}
	if quoted {
		text = `"` + text + `"`
	}
	return text, true, nil
}

var jsonSerializer = reflect.TypeFor[schema.JSONSerializer]()
