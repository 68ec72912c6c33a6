package idtype_test

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"reflect"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/internal/idtype"
)

type (
	id     [16]byte
	hidden struct {
		id    id //lint:ignore U1000 the test is about a field that nobody else can read
		Valid bool
	}
	bare struct {
		ID    id
		Valid bool
	}
	nullable struct {
		ID    id
		Valid bool
	}
)

func (nullable) Value() (driver.Value, error) { return id(idtype.Probe), nil }
func (hidden) Value() (driver.Value, error)   { return nil, nil }

// Embedded ids.
type (
	Valued   [16]byte
	nested   struct{ Embedded }
	Embedded struct{ Valued }
	unvalued struct{ ID }
	ID       [16]byte
	more     struct {
		Valued
		Name string
	}
	field struct{ ID Valued }
)

func (v Valued) Value() (driver.Value, error) { return v[:], nil }
func (field) Value() (driver.Value, error)    { return nil, nil }

// Wrappers that are known by what they do.
type (
	optional struct { // a field that nobody else can read, and the other order
		set bool
		id  *[16]byte
	}
	wrapped struct{ sql.Null[textual] } // as the null packages have it
	textual [16]byte                    // takes and gives texts alone
	swapped struct{ stored [16]byte }   // in another order of bytes
	anyText struct{ text string }       // of any text
	panics  struct{ id *[16]byte }
	digits  struct{ id [16]byte } // sends 32 digits
	digest  struct{ sum string }  // of 32 digits that are no id
	turned  [16]byte              // sends its bytes in another order
)

func scanID(src any) ([16]byte, error) {
	switch src := src.(type) {
	case []byte:
		if len(src) == 16 {
			return [16]byte(src), nil
		}
		return codec.ParseCanonicalBytes(src)
	case string:
		return codec.ParseCanonical(src)
	}
	return [16]byte{}, fmt.Errorf("%T", src)
}

func (o optional) Value() (driver.Value, error) {
	if !o.set {
		return nil, nil
	}
	return string(codec.AppendText(nil, *o.id)), nil
}

func (o *optional) Scan(src any) error {
	*o = optional{}
	if src == nil {
		return nil
	}
	id, err := scanID(src)
	o.set, o.id = err == nil, &id
	return err
}

func (v textual) Value() (driver.Value, error) { return string(codec.AppendText(nil, v)), nil }

func (v *textual) Scan(src any) error {
	s, ok := src.(string)
	if !ok {
		return errors.New("no text")
	}
	id, err := codec.ParseCanonical(s)
	*v = id
	return err
}

func (v swapped) Value() (driver.Value, error) {
	stored := codec.TimeSwapped.Encode(v.stored)
	return stored[:], nil
}

func (v *swapped) Scan(src any) (err error) { v.stored, err = scanID(src); return err }

func (v anyText) Value() (driver.Value, error) { return v.text, nil }
func (v *anyText) Scan(src any) error          { v.text = fmt.Sprintf("%s", src); return nil }

func (v digits) Value() (driver.Value, error) { return fmt.Sprintf("%x", v.id), nil }
func (v *digits) Scan(src any) (err error)    { v.id, err = scanID(src); return err }

func (v digest) Value() (driver.Value, error) { return v.sum, nil }

func (v *digest) Scan(src any) error {
	switch src := src.(type) {
	case []byte:
		v.sum = fmt.Sprintf("%x", src)
	case string:
		v.sum = src
	}
	if len(v.sum) != 32 {
		return errors.New("no digest")
	}
	return nil
}

func (v turned) Value() (driver.Value, error) {
	stored := codec.TimeSwapped.Encode(v)
	return stored[:], nil
}

func (v panics) Value() (driver.Value, error) { return v.id[:], nil }
func (v *panics) Scan(any) error              { panic("no") }

func TestOf(t *testing.T) {
	for _, tt := range []struct {
		v                        any
		is, null, other, unknown bool
	}{
		{v: id{}, is: true},
		{v: nullable{}, is: true, null: true},
		{v: sql.Null[id]{}, is: true, null: true},
		{v: Embedded{}, is: true},
		{v: nested{}, is: true},
		{v: sql.Null[Embedded]{}, is: true, null: true},
		{v: optional{}, is: true, null: true},
		{v: textual{}, is: true, other: true},
		{v: wrapped{}, is: true, null: true, other: true},
		{v: digits{}, is: true, other: true},
		{v: turned{}, is: true, other: true, unknown: true},

		{v: [16]byte{}},
		{v: sql.Null[[16]byte]{}},
		{v: hidden{}},
		{v: bare{}},     // no Valuer: GORM takes it for a relation
		{v: unvalued{}}, // no Valuer: its fields are columns to GORM
		{v: more{}},
		{v: field{}},
		{v: swapped{}}, // it gives another id than it takes: bytes of its own
		{v: anyText{}},
		{v: digest{}},
		{v: panics{}},
		{v: sql.NullString{}},
		{v: sql.Null[any]{}},
		{v: [17]byte{}},
		{v: ""},
	} {
		got := idtype.Of(reflect.TypeOf(tt.v))
		if (got != nil) != tt.is || tt.is &&
			(got.Null != tt.null || got.OtherForm != tt.other || got.Known == tt.unknown) {
			t.Errorf("%T: %+v, want an id: %v, that may be NULL: %v, in another form: %v, unknown: %v",
				tt.v, got, tt.is, tt.null, tt.other, tt.unknown)
		}
	}
}

func TestSetAndGet(t *testing.T) {
	want := [16]byte{15: 1}
	for _, v := range []any{id{}, nullable{}, sql.Null[id]{}, Embedded{}, nested{}, optional{}, textual{}, wrapped{}} {
		of := idtype.Of(reflect.TypeOf(v))
		rv := reflect.New(reflect.TypeOf(v)).Elem()
		if _, ok := of.Get(rv); ok == of.Null {
			t.Errorf("%T: its zero value holds an id: %v", v, ok)
		}
		of.Set(rv, want)
		if got, ok := of.Get(rv); !ok || got != want {
			t.Errorf("%T: %x, %v, want %x", v, got, ok, want)
		}
	}
}

func TestReads(t *testing.T) {
	for _, tt := range []struct {
		v           any
		text, bytes bool
	}{{id{}, false, false}, {optional{}, true, true}, {textual{}, true, false}} {
		of := idtype.Of(reflect.TypeOf(tt.v))
		text := string(codec.AppendText(nil, idtype.Probe))
		if of.Reads(text) != tt.text || of.Reads(idtype.Probe[:]) != tt.bytes {
			t.Errorf("%T: reads a text: %v, bytes: %v", tt.v, of.Reads(text), of.Reads(idtype.Probe[:]))
		}
	}
}
