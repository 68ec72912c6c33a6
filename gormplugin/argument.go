package gormplugin

import (
	"database/sql/driver"
	"reflect"

	"github.com/sqluuid/sqluuid/codec"
)

// An argument is a value that the program passes, and what the plugin sees in it.
type argument struct {
	value  any
	shape  *shape   // of the type of an id, nil for another
	id     [16]byte // in network order
	known  bool     // there is an id, and its type shows it
	null   bool     // it is sent as NULL
	text   string   // of a string, or of another type that is sent as text
	isText bool
	number bool // it is sent as a number
	raw    bool // it is sent as sixteen bytes, and its type is not an id's
}

// look returns what the plugin sees in a value.
func (d *dialector) look(v any) argument {
	a := argument{value: v}
	if a.text, a.isText = v.(string); a.isText {
		return a
	}
	rv := reflect.ValueOf(v)
	valuer, sends := v.(driver.Valuer)
	for rv.Kind() == reflect.Pointer && !rv.IsNil() {
		if rv = rv.Elem(); !sends { // a pointer's Value is not the Value of its element
			valuer, sends = rv.Interface().(driver.Valuer)
		}
	}
	if a.null = !rv.IsValid() || rv.Kind() == reflect.Pointer; a.null {
		return a
	}
	switch a.shape = d.shapes.of(rv.Type()); {
	case a.shape != nil:
		_, states := rv.Interface().(stating)
		_, bound := v.(*bytesID)
		a.null = a.shape.kind == kindNull && a.shape.missing(rv)
		a.known = !a.null && (!a.shape.stated || states || a.shape.Known) &&
			(!bound || d.profile.Layout() == codec.Network)
		if a.known {
			a.id, a.known = a.shape.Get(rv)
		}
	case sends:
		sent, err := valuer.Value()
		if a.null = err == nil && sent == nil; err == nil && !a.null {
			a.text, a.isText = sent.(string)
			a.number = isNumber(reflect.TypeOf(sent).Kind())
			if b, _ := sent.([]byte); len(b) == 16 {
				a.raw, a.id = true, [16]byte(b)
			}
		}
	case rv.Kind() == reflect.String:
		a.text, a.isText = rv.String(), true
	default:
		a.number = isNumber(rv.Kind())
		if b, ok := rv.Interface().([]byte); ok && len(b) == textLen { // a text that was read as bytes
			_, err := codec.ParseCanonicalBytes(b)
			a.text, a.isText = string(b), err == nil
		}
	}
	return a
}

// isOpaque reports whether it is an id of a type whose Value does not show the id.
func (a argument) isOpaque() bool {
	return a.shape != nil && a.shape.stated && !a.null && !a.known
}

// isForeign reports whether it is an id of another library, which its own Value would send as text.
func (a argument) isForeign() bool {
	if a.shape == nil || a.shape.stated || a.null {
		return false
	}
	t := pointedTo(reflect.TypeOf(a.value))
	return t != uuidType && t != nullType
}

// isIDText reports whether it is the text of an id.
func (a argument) isIDText() bool {
	if len(a.text) < 22 || len(a.text) > 45 {
		return false
	}
	_, err := codec.ParseLenient(a.text)
	return err == nil
}

// meansID reports whether it is an id or the text of one.
func (a argument) meansID() bool { return a.shape != nil || a.isIDText() }

// display returns the value for a message.
func (a argument) display() any {
	if v := reflect.ValueOf(a.value); v.Kind() == reflect.Pointer && !v.IsNil() {
		return v.Elem().Interface()
	}
	return a.value
}

func isNumber(k reflect.Kind) bool {
	return reflect.Bool <= k && k <= reflect.Float64 && k != reflect.Uintptr
}

// sentFor returns what the driver gets for a value.
func (d *dialector) sentFor(v any) any {
	if form, ok := d.bindValue(v); ok {
		v = form
	}
	if valuer, ok := v.(driver.Valuer); ok {
		if sent, err := valuer.Value(); err == nil {
			return sent
		}
	}
	return v
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

// anyOf reports whether f is true of v, or of an element of a list.
func anyOf(v any, f func(v any) bool) bool {
	rv := reflect.ValueOf(v)
	if _, ok := v.(driver.Valuer); ok || !rv.IsValid() || !isList(rv.Type()) || rv.Type().Elem() == byteType {
		return f(v)
	}
	for i := range rv.Len() {
		if f(rv.Index(i).Interface()) {
			return true
		}
	}
	return false
}

// isList reports whether GORM makes a list of a value of the type.
func isList(t reflect.Type) bool { return t.Kind() == reflect.Slice || t.Kind() == reflect.Array }
