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
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A shape is how a Go type holds an id.
type shape struct {
	*idtype.Type // nil for a text or bytes by a tag
	kind         kind
	stated       bool // the type states the form of its column, so its values are bound as they are
}

// kind is what the values of a shape are.
type kind uint8

const (
	kindID    kind = iota // what package idtype takes for an id
	kindNull              // the same for one that may be NULL
	kindText              // a string that a tag calls an id's canonical text
	kindBytes             // a []byte that a tag calls an id's sixteen bytes
)

// shapes remembers the shape of each Go type that was seen; types are asked for
// at every argument of every statement.
type shapes struct{ byType sync.Map } // reflect.Type to *shape, nil for a type that holds no id

// of returns the shape of t, which is no pointer, or nil.
func (s *shapes) of(t reflect.Type) *shape {
	if k := t.Kind(); k != reflect.Array && k != reflect.Struct {
		return nil
	}
	if v, ok := s.byType.Load(t); ok {
		return v.(*shape)
	}
	sh := shapeOf(t)
	s.byType.Store(t, sh)
	return sh
}

var (
	byteType    = reflect.TypeFor[byte]()
	stringType  = reflect.TypeFor[string]()
	valuerType  = reflect.TypeFor[driver.Valuer]()
	uuidType    = reflect.TypeFor[sqltype.UUID]()
	nullType    = reflect.TypeFor[sqltype.NullUUID]()
	statingType = reflect.TypeFor[stating]()
)

func shapeOf(t reflect.Type) *shape {
	id := idtype.Of(t)
	if id == nil {
		return nil
	}
	sh := &shape{Type: id, stated: statesForm(t, id)}
	if id.Null {
		sh.kind = kindNull
	}
	return sh
}

// statesForm reports whether the type t says by itself how its column stores an id.
func statesForm(t reflect.Type, id *idtype.Type) bool {
	if t == uuidType || t == nullType { // these methods would warn
		return false
	}
	array := id.Array()
	if id.OtherForm || t.Implements(statingType) || array != nil && array.Implements(statingType) {
		return true
	}
	switch x := reflect.New(t).Interface().(type) {
	case interface {
		GormDBDataType(*gorm.DB, *schema.Field) string
	}, gorm.Valuer, schema.SerializerInterface:
		return true
	case schema.GormDataTypeInterface:
		return !strings.EqualFold(x.GormDataType(), "uuid")
	}
	return false
}

// set writes the id to v, which must be settable.
func (s *shape) set(v reflect.Value, id [16]byte) {
	switch s.kind {
	case kindText:
		v.SetString(string(codec.AppendText(nil, id)))
	case kindBytes:
		v.SetBytes(append([]byte(nil), id[:]...)) // id itself stays off the heap
	default:
		s.Set(v, id)
	}
}

// missing reports whether v holds no key yet: NULL, nothing, or all zero. A valid
// nil UUID in a struct with Valid is a key like any other.
func (s *shape) missing(v reflect.Value) bool {
	switch s.kind {
	case kindText, kindBytes:
		return v.Len() == 0
	}
	id, ok := s.Get(v)
	return !ok || s.kind != kindNull && id == [16]byte{}
}

// A stating type is one of sqltype's storage forms: it knows its column type
// and what to send on each engine.
type stating interface {
	ColumnType(engine.Profile) string
	BindTo(engine.Profile) any
}

var _ stating = sqltype.CharUUID{}

// formColumn returns the column type of a field whose type is a storage form.
func (d *dialector) formColumn(field *schema.Field) (string, bool) {
	if field.Serializer != nil || d.shapes.of(field.IndirectFieldType) == nil {
		return "", false
	}
	f, ok := reflect.Zero(field.IndirectFieldType).Interface().(stating)
	if !ok {
		return "", false
	}
	return f.ColumnType(d.profile), true
}

// boundForm returns what is sent for a value that states its form. It also reports whether that is
// anything but the value itself. Forms of bytes are text where the engine's keys are sent as text.
func (d *dialector) boundForm(v any) (any, bool) {
	f, ok := v.(stating)
	if !ok {
		return nil, false
	}
	switch sent := f.BindTo(d.profile).(type) {
	case []byte:
		if sent == nil {
			return nullBytes{}, true
		}
	case string:
		if _, err := sqltype.Parse(sent); err == nil && sendsBytes(v) {
			return wholeText(sent), true
		}
	}
	return nil, false
}

// sendsBytes reports whether what v's own Value method returns is bytes.
func sendsBytes(v any) bool {
	valuer, ok := v.(driver.Valuer)
	if !ok {
		return false
	}
	value, err := valuer.Value()
	_, bytes := value.([]byte)
	return err == nil && bytes
}
