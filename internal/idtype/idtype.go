// Package idtype defines which Go types hold an id, once for every package that asks.
//
// A type holds an id by its shape, or by what its Scan and Value methods do:
//
//   - a named array of sixteen bytes; an unnamed one is a hash or an address as likely;
//   - a [driver.Valuer] that is a struct which embeds one and nothing else;
//   - a [driver.Valuer] that is a struct of either in an exported field and of a field
//     Valid, in this order, as the nullable types of google and gofrs and sql.Null are;
//   - any other struct or array whose Scan takes an id and no other text, and whose Value
//     gives this id back, as the wrappers of other libraries do.
//
// [Of] remembers its answers. It asks the methods of a type, once, with a made-up id; a
// method that panics is one that refuses.
package idtype

import (
	"bytes"
	"database/sql"
	"database/sql/driver"
	"reflect"
	"sync"

	"github.com/sqluuid/sqluuid/codec"
)

var (
	byteType    = reflect.TypeFor[byte]()
	boolType    = reflect.TypeFor[bool]()
	valuerType  = reflect.TypeFor[driver.Valuer]()
	scannerType = reflect.TypeFor[sql.Scanner]()
)

// Probe is the id that the methods of a type are asked with. It differs in every form.
var Probe = [16]byte{
	0xa0, 0xb1, 0xc2, 0xd3, 0xe4, 0xf5, 0x76, 0x87, 0x98, 0xa9, 0xba, 0xcb, 0xdc, 0xed, 0xfe, 0x0f,
}

// A Type is how a Go type holds an id.
type Type struct {
	Null bool // a value may be NULL

	// OtherForm is whether values are sent by their own Value in another form than
	// sixteen bytes in network order or the canonical text, or is a text and its Scan
	// takes no bytes.
	OtherForm bool

	// MixedEndian is whether the other form is the bytes that SQL Server stores, as
	// its driver's own type sends them.
	MixedEndian bool

	// Known is whether the id in a value is known: the type has no Value, or sends a text of
	// the id, or its bytes in network order or in SQL Server's.
	Known bool

	// ReadsText and ReadsBytes are whether a column that gives the canonical text, or sixteen
	// bytes in network order, can be read into a value.
	ReadsText, ReadsBytes bool

	// TextAlone is whether values are sent as the canonical text and can be read from nothing
	// else. It is an OtherForm where keys are bytes.
	TextAlone bool

	of     reflect.Type
	array  reflect.Type // the named array in a value, nil if only the methods know
	byText bool         // without an array: Scan takes the text and not the bytes
}

// types are the answers of Of.
var types sync.Map // reflect.Type to *Type

// Of returns how t, which is no pointer, holds an id, nil if it does not.
func Of(t reflect.Type) *Type {
	if k := t.Kind(); k != reflect.Array && k != reflect.Struct {
		return nil
	}
	if known, ok := types.Load(t); ok {
		return known.(*Type)
	}
	id := typeOf(t)
	types.Store(t, id)
	return id
}

func typeOf(t reflect.Type) *Type {
	id := &Type{of: t}
	if id.array, id.Null = shape(t); id.array == nil && !id.learn() {
		return nil
	}
	id.OtherForm = !id.plain()
	std := t.PkgPath() == "uuid" // the standard library's, which database/sql knows
	id.ReadsText = std || id.Reads(text(Probe)) || id.Reads([]byte(text(Probe)))
	id.ReadsBytes = std || id.Reads(Probe[:])
	return id
}

// IsArray reports whether t is sixteen bytes, named or not.
func IsArray(t reflect.Type) bool {
	return t.Kind() == reflect.Array && t.Len() == 16 && t.Elem() == byteType
}

// Array returns the named array in a value, nil for a type known by its methods.
func (t *Type) Array() reflect.Type { return t.array }

// shape returns the array in t, and whether it may be NULL.
func shape(t reflect.Type) (array reflect.Type, null bool) {
	if array := embedded(t); array != nil {
		return array, false
	}
	if t.Kind() != reflect.Struct || t.NumField() != 2 || !isValuer(t) {
		return nil, false
	}
	id, valid := t.Field(0), t.Field(1)
	if array := embedded(id.Type); array != nil && id.IsExported() &&
		valid.Name == "Valid" && valid.Type == boolType {
		return array, true
	}
	return nil, false
}

// embedded returns the array in a type of an id that cannot be NULL.
func embedded(t reflect.Type) reflect.Type {
	switch {
	case IsArray(t) && t.Name() != "":
		return t
	case t.Kind() == reflect.Struct && t.NumField() == 1 && isValuer(t):
		if id := t.Field(0); id.Anonymous && id.IsExported() {
			return embedded(id.Type)
		}
	}
	return nil
}

// EmbedsPointer reports whether t is a struct that embeds a pointer to an id and nothing else. Its
// methods panic where the pointer is nil, as it is in a new value.
func EmbedsPointer(t reflect.Type) bool {
	if t.Kind() != reflect.Struct || t.NumField() != 1 {
		return false
	}
	f := t.Field(0)
	return f.Anonymous && f.Type.Kind() == reflect.Pointer && Of(f.Type.Elem()) != nil
}

func isValuer(t reflect.Type) bool { return reflect.PointerTo(t).Implements(valuerType) }

// learn finds out whether the methods of t make it the type of an id.
func (t *Type) learn() bool {
	if !isValuer(t.of) || !t.Scans() {
		return false
	}
	if _, reads := t.scanNew("no id"); reads {
		return false
	}
	v, reads := t.scanNew(Probe[:])
	if !reads {
		t.byText = true
		if v, reads = t.scanNew(text(Probe)); !reads {
			return false
		}
	}
	id, form := sentFor(v)
	if id != Probe || form == noForm || form == spelledForm && !t.Reads(text(Probe)) {
		return false // 32 digits may be a hash
	}
	if null, reads := t.scanNew(nil); reads {
		_, is := t.Get(null)
		t.Null = !is
	}
	return true
}

// plain reports whether values may be sent as bytes or as the canonical text,
// whichever an engine wants.
func (t *Type) plain() bool {
	v := reflect.New(t.of).Elem()
	t.Set(v, Probe)
	valuer, ok := v.Addr().Interface().(driver.Valuer)
	t.Known = !ok
	if !ok {
		return true
	}
	sent, err := value(valuer)
	if err != nil { // sql.Null of an array that has no Value
		t.Known = t.array != nil && !isValuer(t.array)
		return t.Known
	}
	id, form := read(sent)
	t.MixedEndian = form == bytesForm && id == codec.MixedEndian.Encode(Probe)
	t.Known = t.MixedEndian || form != noForm && id == Probe
	switch {
	case !t.Known, t.MixedEndian, form == spelledForm:
		return false
	case form == textForm:
		t.TextAlone = !t.Reads(Probe[:]) && (t.Reads(text(Probe)) || t.Reads([]byte(text(Probe))))
		return !t.TextAlone
	}
	return true
}

// Scans reports whether the type has a Scan method.
func (t *Type) Scans() bool { return reflect.PointerTo(t.of).Implements(scannerType) }

// Reads reports whether the Scan of the type reads src as the [Probe].
func (t *Type) Reads(src any) bool {
	v, ok := t.scanNew(src)
	if !ok {
		return false
	}
	id, ok := t.Get(v)
	return ok && id == Probe
}

// ReadsSent reports whether the Scan of the type reads what its Value sends, a text as bytes if
// asBytes is set. A type without Value sends nothing.
func (t *Type) ReadsSent(asBytes bool) bool {
	v := reflect.New(t.of)
	t.Set(v.Elem(), Probe)
	valuer, ok := v.Interface().(driver.Valuer)
	if !ok {
		return true
	}
	sent, err := value(valuer)
	if s, ok := sent.(string); ok && asBytes {
		sent = []byte(s)
	}
	return err != nil || t.Reads(sent)
}

// scanNew returns a new value that has scanned src, and whether it could.
func (t *Type) scanNew(src any) (v reflect.Value, ok bool) {
	p := reflect.New(t.of)
	s, is := p.Interface().(sql.Scanner)
	if !is {
		return v, false
	}
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	if b, is := src.([]byte); is {
		src = bytes.Clone(b)
	}
	return p.Elem(), s.Scan(src) == nil
}

// value is what v is sent as.
func value(v driver.Valuer) (sent driver.Value, err error) {
	defer func() {
		if recover() != nil {
			err = driver.ErrSkip
		}
	}()
	return v.Value()
}

// form is how a value carries an id.
type form uint8

const (
	noForm form = iota
	textForm
	spelledForm // a text of another spelling, such as 32 digits
	bytesForm
)

// read returns the id in what a Value method returned.
func read(sent driver.Value) (id [16]byte, form form) {
	switch rv := reflect.ValueOf(sent); {
	case !rv.IsValid():
		return id, noForm
	case rv.Kind() == reflect.String:
		id, err := codec.ParseLenient(rv.String())
		switch {
		case err != nil:
		case rv.Len() == len("00000000-0000-0000-0000-000000000000"):
			return id, textForm
		default:
			return id, spelledForm
		}
	case rv.Kind() == reflect.Slice && rv.Type().Elem() == byteType && rv.Len() == 16:
		return [16]byte(rv.Bytes()), bytesForm
	case IsArray(rv.Type()):
		reflect.Copy(reflect.ValueOf(id[:]), rv)
		return id, bytesForm
	}
	return id, noForm
}

func text(id [16]byte) string { return string(codec.AppendText(nil, id)) }

// Get returns the id in a value of the type, and whether there is one: NULL is none.
func (t *Type) Get(v reflect.Value) (id [16]byte, ok bool) {
	if t.array != nil {
		if t.Null && !v.Field(1).Bool() {
			return id, false
		}
		for v.Kind() == reflect.Struct {
			v = v.Field(0)
		}
		reflect.Copy(reflect.ValueOf(id[:]), v)
		return id, true
	}
	id, form := sentFor(v)
	return id, form != noForm
}

// sentFor returns the id that the Value of v gives.
func sentFor(v reflect.Value) ([16]byte, form) {
	valuer, ok := v.Interface().(driver.Valuer)
	if !ok { // its method has a pointer
		p := reflect.New(v.Type())
		p.Elem().Set(v)
		valuer = p.Interface().(driver.Valuer)
	}
	sent, err := value(valuer)
	if err != nil {
		return [16]byte{}, noForm
	}
	return read(sent)
}

// Set puts the id into a value of the type, which must be settable.
func (t *Type) Set(v reflect.Value, id [16]byte) {
	if t.array == nil {
		var src any = id[:]
		if t.byText {
			src = text(id)
		}
		if n, ok := t.scanNew(src); ok {
			v.Set(n)
		}
		return
	}
	if t.Null {
		v.Field(1).SetBool(true)
	}
	for v.Kind() == reflect.Struct {
		v = v.Field(0)
	}
	reflect.Copy(v, reflect.ValueOf(id[:]))
}
