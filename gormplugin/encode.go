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
	"github.com/sqluuid/sqluuid/gormplugin/internal/read"
	"github.com/sqluuid/sqluuid/internal/idtype"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// operand returns an argument in the form of the field's column, and whether that is another value.
// It refuses an id for a column of numbers, and a number for one of ids: MySQL and MariaDB compare
// both by the digits that the id begins with, and so find rows of other ids.
func (w walker) operand(field *schema.Field, v any) (any, bool, error) {
	if field == nil || v == nil {
		return v, false, nil
	}
	switch a := w.look(v); {
	case a.null:
		return nil, true, nil
	case isNumberField(field) && a.meansID():
		return nil, false, fmt.Errorf("%w: the id %v for %s of %s, which is a number",
			ErrIDArgument, a.display(), field.Name, field.Schema.Name)
	case isNumberField(field):
		return v, false, nil
	case a.number && w.shapeOf(field) != nil:
		return nil, false, fmt.Errorf("%w: the %T %v for %s of %s, which is an id",
			ErrIDArgument, v, a.display(), field.Name, field.Schema.Name)
	default:
		return w.encodeFor(field, a)
	}
}

// likeOperand is operand for LIKE, which compares texts.
func (w walker) likeOperand(field *schema.Field, v any) (any, bool, error) {
	if field == nil {
		return v, false, nil
	}
	a, sh := w.look(v), w.shapeOf(field)
	if !a.null && (isJSON(field) && a.meansID() ||
		sh != nil && (a.isText || a.shape != nil) && (!sh.stated && w.ownsColumn(field) || sh.kind == kindBytes)) {
		return nil, false, fmt.Errorf("%w: LIKE compares texts, and %s of %s is stored as %s; "+
			"compare by = with the id", ErrPlace, field.Name, field.Schema.Name, w.columnOf(field))
	}
	return w.operand(field, v)
}

// encodeFor returns an argument in the form of the field's column, and whether that is something
// else. It is the one place that decides.
func (w walker) encodeFor(field *schema.Field, a argument) (any, bool, error) {
	t, sh := pointedTo(reflect.TypeOf(a.value)), w.shapeOf(field)
	stored := field.Serializer != nil || isJSON(field)
	switch k := field.IndirectFieldType.Kind(); {
	case !stored && k != reflect.String && k != reflect.Slice && t == field.IndirectFieldType:
		return a.value, false, nil
	case a.isOpaque() && (stored || sh != nil), a.raw && sh != nil && w.reorders(field):
		return nil, false, fmt.Errorf("%w: the %T for %s of %s is sent in a form of its own; "+
			"pass a sqltype.UUID", ErrPlace, a.value, field.Name, field.Schema.Name)
	case stored:
		return w.document(field, a)
	case sh == nil:
		return w.ofNoID(field, a)
	}
	_, plain := a.value.(string)
	native := !sh.stated && w.profile.Wire() == engine.WireText
	switch id, err := codec.ParseLenient(a.text); {
	case a.isText && sh.kind == kindText: // the field keeps the spelling that it reads
		return a.text, !plain, nil
	case a.isText && err != nil:
		own, ok := ownText(field, a.text)
		return own, ok, nil
	case a.isText && native: // not every server parses braces, nor every Scan a type of its own
		return sqlText(id), !plain || sqlText(id) != a.text, nil
	case a.isText:
		a.id = id
	case a.raw && native: // its bytes are no text of the engine
	case !a.known || !a.shape.stated && !sh.stated && t.Implements(valuerType):
		return a.value, false, nil // no id, or both are in the engine's form
	}
	switch {
	case sh.kind == kindText:
		return sqlText(a.id), true, nil
	case sh.kind == kindBytes:
		return wholeBytes(a.id[:]), true, nil
	case field.IndirectFieldType == uuidType:
		return sqltype.UUID(a.id), true, nil
	}
	n := reflect.New(field.IndirectFieldType).Elem()
	sh.set(n, a.id)
	sent, _ := asValuer(n)
	return sent, true, nil
}

// ofNoID is encoded for a field that holds no id by its type: of texts, or of bytes.
func (w walker) ofNoID(field *schema.Field, a argument) (any, bool, error) {
	switch _, plain := a.value.(string); {
	case a.isText && isText(field):
		return a.text, !plain, nil
	case a.known && isText(field):
		return sqlText(a.id), true, nil
	case a.known && isBytes(field):
		if _, text := w.sentFor(a.value).(string); text || !a.shape.stated {
			return wholeBytes(a.id[:]), true, nil
		}
	}
	return a.value, false, nil
}

func isNumberField(f *schema.Field) bool {
	return f.Serializer == nil && isNumber(f.IndirectFieldType.Kind())
}

// columnOf names the type of the field's column for a message.
func (d *dialector) columnOf(f *schema.Field) string {
	if c, ok := d.columnType(f); ok {
		return c
	}
	return strings.ToLower(f.TagSettings["TYPE"])
}

// reorders reports whether the field's bytes are in another order than an id's.
func (d *dialector) reorders(f *schema.Field) bool {
	b, bytes := d.storageOf(f).sample.([16]byte)
	return bytes && b != sampleID
}

func sqlText(id [16]byte) string { return textID(id).String() }

// isText reports whether the field, which holds no id by its type, is stored as text.
func isText(f *schema.Field) bool {
	return !isBytesType(strings.ToLower(f.TagSettings["TYPE"])) &&
		(f.IndirectFieldType.Kind() == reflect.String || f.GORMDataType == schema.String)
}

func isBytes(f *schema.Field) bool {
	t := f.IndirectFieldType
	return t.Kind() == reflect.Slice && t.Elem() == byteType || f.GORMDataType == schema.Bytes
}

func isJSON(f *schema.Field) bool {
	return strings.HasPrefix(strings.ToLower(string(f.GORMDataType)), "json") ||
		strings.HasPrefix(strings.ToLower(f.TagSettings["TYPE"]), "json")
}

// uint8s returns what may have been bytes that GORM took apart.
func uint8s(values []any) (b []byte, ok bool) {
	for _, v := range values {
		n, ok := v.(uint8)
		if !ok {
			return nil, false
		}
		b = append(b, n)
	}
	return b, len(b) > 0
}

// holdsID reports whether the field's values are sixteen bytes of an id.
func (w walker) holdsID(f *schema.Field) bool {
	sh := w.shapeOf(f)
	return f.Serializer == nil && idtype.IsArray(f.IndirectFieldType) || sh != nil && sh.kind != kindText
}

// value returns sixteen bytes as an argument for the field, of the field's type:
// the id, or, if the type states its form, the value that has these bytes as its form.
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
	_, makes := v.Interface().(sqltype.IDGenerator)
	if p, ok := v.Interface().(encoding.TextUnmarshaler); ok && makes && p.UnmarshalText([]byte(text)) == nil {
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

// document returns the JSON of an id, or of its text, and whether it is one. It is for a field that
// is stored as JSON. It refuses an id for a field of another serializer.
func (w walker) document(field *schema.Field, a argument) (any, bool, error) {
	text := a.text
	switch id, err := codec.ParseLenient(text); {
	case a.known:
		text = sqlText(a.id)
	case !a.isText || err != nil || json.Valid([]byte(text)): // it is JSON, or no id
		return a.value, false, nil
	case w.shapes.of(field.IndirectFieldType) != nil:
		text = sqlText(id)
	}
	if field.Serializer != nil && reflect.TypeOf(field.Serializer) != jsonSerializer {
		if a.isText {
			return a.value, false, nil
		}
		return nil, false, fmt.Errorf("%w: %s of %s is not stored as an id; "+
			"pass %v in the form that its serializer stores", ErrPlace, field.Name, field.Schema.Name, text)
	}
	doc := document{json: `"` + text + `"`, field: text}
	if field.Serializer == nil {
		doc.field = doc.json
	}
	doc.cast = isJSON(field) && slices.Contains(w.dialect.castsJSON, w.profile)
	return doc, true, nil
}

// inJSON returns an id as the text that it is in JSON.
func (w walker) inJSON(c *read.Column, inList bool, a argument) (any, bool, error) {
	quoted, text := c == read.JSONDoc || c == read.JSONArrow && w.dialect.arrowQuotes, a.text
	switch {
	case a.known:
		text = sqlText(a.id)
	case !quoted || !a.isIDText():
		return a.value, false, nil
	}
	if inList && c != read.JSONDoc && slices.Contains(w.dialect.quotesInLists, w.profile) {
		return nil, false, fmt.Errorf("%w: in a list a value of JSON is compared with its quotes; "+
			"compare it with %v by =, or use JSON_VALUE", ErrPlace, text)
	}
	if quoted {
		text = `"` + text + `"`
	}
	return text, true, nil
}

var jsonSerializer = reflect.TypeFor[schema.JSONSerializer]()
