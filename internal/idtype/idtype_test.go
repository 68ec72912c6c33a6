package idtype_test

import (
	"database/sql"
	"database/sql/driver"
	"reflect"
	"testing"

	"github.com/sqluuid/sqluuid/internal/idtype"
)

type (
	id       [16]byte
	nullable struct {
		ID    id
		Valid bool
	}
	hidden struct {
		id    id //lint:ignore U1000 the test is about a field that nobody else can read
		Valid bool
	}
	bare struct {
		ID    id
		Valid bool
	}
)

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

func (Valued) Value() (driver.Value, error) { return nil, nil }
func (field) Value() (driver.Value, error)  { return nil, nil }

func TestOfAnEmbeddedID(t *testing.T) {
	for _, tt := range []struct {
		v        any
		is, null bool
	}{
		{Embedded{}, true, false},
		{nested{}, true, false},
		{sql.Null[Embedded]{}, true, true},
		{unvalued{}, false, false}, // no Valuer: its fields are columns to GORM
		{more{}, false, false},
		{field{}, false, false}, // a field with a name may be anything
	} {
		array, null := idtype.Of(reflect.TypeOf(tt.v))
		if (array != nil) != tt.is || tt.is && array != reflect.TypeFor[Valued]() || null != tt.null {
			t.Errorf("%T: %v, %v, want an id: %v, nullable: %v", tt.v, array, null, tt.is, tt.null)
		}
		if tt.is && idtype.Array(reflect.ValueOf(tt.v)).Type() != array {
			t.Errorf("%T: its array is another", tt.v)
		}
	}
}

func (nullable) Value() (driver.Value, error) { return nil, nil }
func (hidden) Value() (driver.Value, error)   { return nil, nil }

func TestOf(t *testing.T) {
	for _, tt := range []struct {
		v        any
		is, null bool
	}{
		{id{}, true, false},
		{nullable{}, true, true},
		{sql.Null[id]{}, true, true},
		{[16]byte{}, false, false},
		{sql.Null[[16]byte]{}, false, false},
		{hidden{}, false, false},
		{bare{}, false, false}, // no Valuer: GORM takes it for a relation
		{sql.NullString{}, false, false},
		{[17]byte{}, false, false},
		{"", false, false},
	} {
		array, null := idtype.Of(reflect.TypeOf(tt.v))
		if want := reflect.TypeFor[id](); (array != nil) != tt.is || tt.is && array != want || null != tt.null {
			t.Errorf("%T: %v, %v, want an id: %v, nullable: %v", tt.v, array, null, tt.is, tt.null)
		}
	}
}
