package sqltype

import (
	"database/sql/driver"
	"encoding/hex"
	"fmt"
	"reflect"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/internal/idtype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// An idCodec turns ids into what an engine takes, and what its native columns
// hold back into ids.
type idCodec struct {
	text         bool         // ids are sent as text
	arrays       bool         // slices of ids are sent as the text of an array
	layout       codec.Layout // the order of the stored bytes
	textLayout   codec.Layout // of the text
	null         driver.Value // what is NULL in a key column
	native       string       // the column type whose bytes are in another order than the network's, or ""
	nativeLayout codec.Layout // the order of the bytes in a column of that type
	bulks        func(query string) bool

	followForm *followedForm // of [Follow], else nil
}

func newIDCodec(p engine.Profile) idCodec {
	c := idCodec{text: p.Wire() == engine.WireText, arrays: p.Arrays(), layout: p.Layout(),
		textLayout: shownBy(p), null: p.Null(), bulks: p.Bulk}
	if c.nativeLayout = p.NativeLayout(); c.nativeLayout != codec.Network {
		c.native = p.NativeType()
	}
	return c
}

// encode returns the argument that carries id.
func (c *idCodec) encode(id [16]byte) driver.Value {
	if c.text {
		var buf [38]byte
		if c.followForm != nil && c.followForm.form != nil {
			return string(c.followForm.form.appendText(buf[:0], id))
		}
		return string(codec.AppendText(buf[:0], c.textLayout.Encode(id)))
	}
	stored := c.layout.Encode(id)
	return append(make([]byte, 0, 16), stored[:]...)
}

// forBulk returns the codec of a statement that copies rows in bulk: the stored bytes.
func (c *idCodec) forBulk() *idCodec {
	b := *c
	b.text, b.null = false, nil
	return &b
}

// isNullOfBytes reports whether v is NULL of a form of sixteen bytes, or a nil pointer to such a
// form. Its own Value has no type.
func isNullOfBytes(v any) bool {
	rv := reflect.ValueOf(v)
	s, ok := reflect.Zero(pointedTo(rv.Type())).Interface().(stating)
	if !ok || s.spec().bytes == nil {
		return false
	}
	for rv.Kind() == reflect.Pointer {
		if rv.IsNil() {
			return true
		}
		rv = rv.Elem()
	}
	return isNull(rv.Interface())
}

// decodes reports whether columns of the database type name come in an order that
// is not the network's.
func (c *idCodec) decodes(typeName string) bool {
	return c.native != "" && strings.EqualFold(typeName, c.native)
}

// decode returns, in buf, the id in a column for which decodes is true. Whether the
// value was in the form of an id is reported too; if not, there is nothing to
// decode.
func (c *idCodec) decode(v any, buf *nativeBytes) (driver.Value, bool) {
	switch v := v.(type) {
	case []byte:
		if len(v) == 16 {
			stored := [16]byte(v)
			return buf.set(c.nativeLayout.Decode(stored), native{value: stored}), true
		}
	case string:
		if shown, err := codec.ParseCanonical(v); err == nil {
			return buf.set(c.textLayout.Decode(shown), native{value: shown, text: true}), true
		}
	}
	return nil, false
}

// bind puts what the engine takes into nv, if its value is an id.
//
// It runs for every argument of every query. What is no id by its type costs a
// type switch, or for a type that is not among the usual a look at its kind, and
// no allocation.
func (c *idCodec) bind(nv *driver.NamedValue) error {
	if c.followForm != nil {
		if err := c.followForm.check(nv); err != nil {
			return err
		}
	}
	switch v := nv.Value.(type) {
	case nil, string, []byte, int64, int, bool, float64, time.Time,
		int8, int16, int32, uint, uint8, uint16, uint32, uint64, float32, [16]byte,
		*string, *int64, *int, *bool, *float64, *time.Time, *[16]byte:
	case UUID:
		nv.Value = c.encode(v)
	case NullUUID:
		nv.Value = c.encodeNull(v)
	case *UUID:
		nv.Value = c.null
		if v != nil {
			nv.Value = c.encode(*v)
		}
	case *NullUUID:
		nv.Value = c.null
		if v != nil {
			nv.Value = c.encodeNull(*v)
		}
	default:
		rv := reflect.ValueOf(v)
		switch rv.Kind() {
		case reflect.Array, reflect.Pointer, reflect.Struct, reflect.Slice:
		default:
			return nil
		}
		if id := c.idTypeOf(rv.Type()); id != nil {
			if !c.readsBack(id) {
				return unreadable(nv, pointedTo(rv.Type()))
			}
			nv.Value = c.encodeValue(id, rv)
		} else if c.null != nil && isNullOfBytes(v) {
			nv.Value = c.null
		} else if t := pointedTo(rv.Type()); c.isTextForBytes(t) {
			return fmt.Errorf("%w: argument %d is a %v, which is sent and read as text, and keys are bytes; "+
				"convert it to a sqltype.UUID, or pass its text for a column of text",
				ErrScanType, nv.Ordinal, t)
		} else if idtype.EmbedsPointer(t) {
			return fmt.Errorf("%w: argument %d is a %v, which embeds a pointer; embed the id itself",
				ErrScanType, nv.Ordinal, t)
		} else if c.arrays {
			return c.bindArray(nv, rv)
		}
	}
	return nil
}

// isTextForBytes reports whether t holds an id that is text alone, where keys are bytes: a WHERE
// with it would find nothing. Types of this package say by their names that they are text.
func (c *idCodec) isTextForBytes(t reflect.Type) bool {
	id := idtype.Of(t)
	return !c.text && id != nil && id.TextAlone && !reflect.PointerTo(t).Implements(statingType)
}

// readsBack reports whether a value of the type can be read from a key column of the engine.
func (c *idCodec) readsBack(id *idtype.Type) bool {
	switch {
	case id.MixedEndian: // go-mssqldb's own, whose columns Dest reads
		return true
	case c.followForm != nil && (c.followForm.either || !c.text):
		return id.ReadsText && id.ReadsBytes
	case c.text:
		return id.ReadsText
	}
	return id.ReadsBytes
}

// unreadable is the error of an id that could be stored and not be read.
func unreadable(nv *driver.NamedValue, t reflect.Type) error {
	return fmt.Errorf("%w: argument %d is a %v, whose Scan does not read what would be stored; "+
		"convert it to a sqltype.UUID, or pass sqltype.Bind and read with sqltype.Dest",
		ErrScanType, nv.Ordinal, t)
}

// pointedTo returns what is at the end of a type's pointers.
func pointedTo(t reflect.Type) reflect.Type {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return t
}

func (c *idCodec) encodeNull(n NullUUID) driver.Value {
	if !n.Valid {
		return c.null
	}
	return c.encode(n.UUID)
}

// encodeValue is encode for a value of a type that holds an id.
func (c *idCodec) encodeValue(t *idtype.Type, v reflect.Value) driver.Value {
	for v.Kind() == reflect.Pointer {
		if v.IsNil() {
			return c.null
		}
		v = v.Elem()
	}
	if id, ok := t.Get(v); ok {
		return c.encode(id)
	}
	return c.null
}

// bindArray puts the text of an array into nv, whose value is v, if that is a list of ids. A
// list that has a Value of its own, which may be JSON, is none.
func (c *idCodec) bindArray(nv *driver.NamedValue, v reflect.Value) error {
	if isPQArray(v.Type()) { // it would ask each id for its Value
		if v = v.Field(0).Elem(); !v.IsValid() {
			return nil
		}
	}
	t := v.Type()
	for ; t.Kind() == reflect.Pointer && !t.Implements(valuerType); t = t.Elem() {
		if !v.IsNil() {
			v = v.Elem()
		}
	}
	if k := t.Kind(); k != reflect.Slice && k != reflect.Array || t.Implements(valuerType) {
		return nil
	}
	id := c.idTypeOf(t.Elem())
	switch {
	case id == nil:
		return nil
	case !c.readsBack(id):
		return unreadable(nv, t.Elem())
	case v.Kind() != reflect.Array && v.IsNil():
		nv.Value = nil
		return nil
	}
	b := append(make([]byte, 0, 2+37*v.Len()), '{')
	for i := range v.Len() {
		if i > 0 {
			b = append(b, ',')
		}
		switch value := c.encodeValue(id, v.Index(i)).(type) {
		case string:
			b = append(b, value...)
		case []byte:
			b = hex.AppendEncode(append(b, `"\\x`...), value)
			b = append(b, '"')
		default:
			b = append(b, "NULL"...)
		}
	}
	nv.Value = string(append(b, '}'))
	return nil
}

// isPQArray reports whether t is what pq.Array makes of ids.
func isPQArray(t reflect.Type) bool {
	return t.Name() == "GenericArray" && t.PkgPath() == "github.com/lib/pq"
}

var valuerType = reflect.TypeFor[driver.Valuer]()

// idTypeOf returns how t, or what its pointers lead to, holds an id. It is nil if it
// holds none, or states its form. The type of SQL Server's driver states the form of its
// engine, which the connector may have in another order.
func (c *idCodec) idTypeOf(t reflect.Type) *idtype.Type {
	t = pointedTo(t)
	id := idtype.Of(t)
	if id == nil || !id.OtherForm {
		return id
	}
	if id.MixedEndian && c.native != "" && !reflect.PointerTo(t).Implements(statingType) {
		return id
	}
	return nil
}

var statingType = reflect.TypeFor[stating]()
