package gormplugin

import (
	"database/sql/driver"
	"reflect"
	"strings"
	"sync"

	"gorm.io/gorm"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/internal/idtype"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A shape is how a Go type holds an id.
type shape struct {
	kind   kind
	stated bool // the type states the form of its column, so its values are bound as they are
}

// kind is what the values of a shape are.
type kind uint8

const (
	kindArray kind = iota // a named 16-byte array, or a struct that embeds one alone
	kindNull              // a struct of either and a field Valid, in this order
	kindText              // a string, of which a tag says that it is an id's canonical text
	kindBytes             // a []byte, of which a tag says that it is an id's sixteen bytes
)

// shapes remembers the shape of each Go type that was seen; types are asked for
// at every argument of every statement.
type shapes struct{ known sync.Map } // reflect.Type to *shape, nil for a type that holds no id

// of returns the shape of t, which is no pointer, or nil.
func (s *shapes) of(t reflect.Type) *shape {
	if k := t.Kind(); k != reflect.Array && k != reflect.Struct {
		return nil
	}
	if v, ok := s.known.Load(t); ok {
		return v.(*shape)
	}
	sh := shapeOf(t)
	s.known.Store(t, sh)
	return sh
}

var (
	byteType    = reflect.TypeFor[byte]()
	uuidType    = reflect.TypeFor[sqltype.UUID]()
	nullType    = reflect.TypeFor[sqltype.NullUUID]()
	statingType = reflect.TypeFor[stating]()
)

func shapeOf(t reflect.Type) *shape {
	array, null := idtype.Of(t)
	switch {
	case array == nil:
		return nil
	case null:
		return &shape{kind: kindNull, stated: statesForm(t, array, kindNull)}
	}
	return &shape{stated: statesForm(t, array, kindArray)}
}

// isArray reports whether t is sixteen bytes, named or not.
func isArray(t reflect.Type) bool { return idtype.IsArray(t) }

// statesForm reports whether the type t, which is array or holds it, says by
// itself how its column stores an id.
func statesForm(t, array reflect.Type, k kind) bool {
	if t == uuidType || t == nullType {
		return false
	}
	if t.Implements(statingType) || array.Implements(statingType) {
		return true
	}
	v := reflect.New(t)
	switch x := v.Interface().(type) {
	case interface {
		GormDBDataType(*gorm.DB, *schema.Field) string
	}, gorm.Valuer, schema.SerializerInterface:
		return true
	case schema.GormDataTypeInterface:
		if !strings.EqualFold(x.GormDataType(), "uuid") {
			return true
		}
	}
	valuer, ok := v.Interface().(driver.Valuer)
	if !ok {
		return false
	}
	// What does it send for an id that tells every form from every other?
	id := [16]byte{0xa0, 0xb1, 0xc2, 0xd3, 0xe4, 0xf5, 0x76, 0x87, 0x98, 0xa9, 0xba, 0xcb, 0xdc, 0xed, 0xfe, 0x0f}
	sh := &shape{kind: k}
	sh.set(v.Elem(), id)
	sent, err := valuer.Value()
	if err != nil || sent == nil {
		return true
	}
	switch rv := reflect.ValueOf(sent); {
	case rv.Kind() == reflect.String:
		return !strings.EqualFold(rv.String(), string(codec.AppendText(nil, id)))
	case rv.Kind() == reflect.Slice && rv.Type().Elem() == byteType:
		return string(rv.Bytes()) != string(id[:])
	case isArray(rv.Type()):
		var got [16]byte
		reflect.Copy(reflect.ValueOf(got[:]), rv)
		return got != id
	}
	return true
}

// get reads the id in v, an array or a struct of one, and whether there is one:
// NULL is none.
func (s *shape) get(v reflect.Value) (id [16]byte, ok bool) {
	if s.kind == kindNull {
		if !v.Field(1).Bool() {
			return id, false
		}
	}
	reflect.Copy(reflect.ValueOf(id[:]), idtype.Array(v))
	return id, true
}

// set writes the id to v, which must be settable.
func (s *shape) set(v reflect.Value, id [16]byte) {
	switch s.kind {
	case kindText:
		v.SetString(string(codec.AppendText(nil, id)))
		return
	case kindBytes:
		v.SetBytes(append([]byte(nil), id[:]...)) // id itself stays off the heap
		return
	case kindNull:
		v.Field(1).SetBool(true)
	}
	reflect.Copy(idtype.Array(v), reflect.ValueOf(id[:]))
}

// missing reports whether v holds no key yet: NULL, nothing, or all zero. A valid
// nil UUID in a struct with Valid is a key like any other.
func (s *shape) missing(v reflect.Value) bool {
	switch s.kind {
	case kindText, kindBytes:
		return v.Len() == 0
	case kindNull:
		return !v.Field(1).Bool()
	}
	id, _ := s.get(v)
	return id == [16]byte{}
}
