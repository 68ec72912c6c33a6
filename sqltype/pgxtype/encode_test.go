package pgxtype_test

import (
	"bytes"
	"database/sql/driver"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5/pgtype"

	"github.com/sqluuid/sqluuid/sqltype"
)

func TestEncode(t *testing.T) {
	raw := string(id[:])
	valid, null := sqltype.NullUUID{UUID: id, Valid: true}, sqltype.NullUUID{}
	const isNull = "(null)"
	args := []struct {
		name string
		arg  any
		null bool
	}{
		{"UUID", id, false},
		{"*UUID", &id, false},
		{"NullUUID", valid, false},
		{"*NullUUID", &valid, false},
		{"nil *UUID", (*sqltype.UUID)(nil), true},
		{"invalid NullUUID", null, true},
		{"*invalid NullUUID", &null, true},
		{"nil *NullUUID", (*sqltype.NullUUID)(nil), true},
	}
	columns := []struct {
		name   string
		oid    uint32
		format int16
		want   string
	}{
		{"uuid in binary", pgtype.UUIDOID, pgtype.BinaryFormatCode, raw},
		{"uuid in text", pgtype.UUIDOID, pgtype.TextFormatCode, text},
		{"a parameter of unknown type in text, as exec and simple mode have it", 0, pgtype.TextFormatCode, text},
		{"a type that the map does not know in text, as a domain", 99999, pgtype.TextFormatCode, text},
		{"bytea in binary", pgtype.ByteaOID, pgtype.BinaryFormatCode, raw},
		{"bytea in text", pgtype.ByteaOID, pgtype.TextFormatCode, `\x` + strings.ReplaceAll(text, "-", "")},
		{"text in binary", pgtype.TextOID, pgtype.BinaryFormatCode, text},
		{"text in text", pgtype.TextOID, pgtype.TextFormatCode, text},
		{"char(36) in text", pgtype.BPCharOID, pgtype.TextFormatCode, text},
	}
	for _, c := range columns {
		for _, a := range args {
			t.Run(a.name+" to "+c.name, func(t *testing.T) {
				want := c.want
				if a.null {
					want = isNull
				}
				m := newMap()
				for range 2 { // the second time from the plan that pgx keeps
					b, err := m.Encode(c.oid, c.format, a.arg, []byte{})
					got := string(b)
					if b == nil {
						got = isNull
					}
					if err != nil || got != want {
						t.Errorf("Encode(%d, %d, %v) = %q, %v, want %q", c.oid, c.format, a.arg, got, err, want)
					}
				}
			})
		}
	}
}

func TestEncodeRefusesOtherColumns(t *testing.T) {
	for _, oid := range []uint32{pgtype.Int4OID, pgtype.TimestamptzOID, pgtype.BoolOID} {
		if b, err := newMap().Encode(oid, pgtype.BinaryFormatCode, id, nil); err == nil {
			t.Errorf("OID %d took a UUID as %x", oid, b)
		}
	}
}

func TestSlices(t *testing.T) {
	other := sqltype.Max()
	var none *sqltype.UUID
	values := []any{
		[]sqltype.UUID{id, other, {}},
		[]sqltype.UUID{},
		[]sqltype.UUID(nil),
		[]*sqltype.UUID{&id, none, &other},
		[]sqltype.NullUUID{{UUID: id, Valid: true}, {}, {Valid: true}},
		[]*sqltype.NullUUID{{UUID: id, Valid: true}, {Valid: true}},
	}
	for _, v := range values {
		for name, format := range formats {
			t.Run(fmt.Sprintf("%T of %d in %s", v, reflect.ValueOf(v).Len(), name), func(t *testing.T) {
				m := newMap()
				b, err := m.Encode(pgtype.UUIDArrayOID, format, v, nil)
				if err != nil {
					t.Fatal(err)
				}
				dst := reflect.New(reflect.TypeOf(v))
				if err := m.Scan(pgtype.UUIDArrayOID, format, b, dst.Interface()); err != nil {
					t.Fatal(err)
				}
				if got := dst.Elem().Interface(); !reflect.DeepEqual(got, v) {
					t.Errorf("got %v, want %v", got, v)
				}
				if format != pgtype.TextFormatCode {
					return
				}
				untyped, err := m.Encode(0, format, v, nil) // as exec and simple mode do
				if err != nil || !bytes.Equal(untyped, b) {
					t.Errorf("without the parameter's type %q, %v, want %q", untyped, err, b)
				}
			})
		}
	}
}

// jsonList is a list of ids with a Value of its own, which an array replaced in silence.
type jsonList []sqltype.UUID

func (l jsonList) Value() (driver.Value, error) {
	b, err := json.Marshal([]sqltype.UUID(l))
	return string(b), err
}

func TestAListWithAValueOfItsOwnIsNoArray(t *testing.T) {
	m, want := newMap(), `["`+text+`"]`
	for _, oid := range []uint32{0, pgtype.TextOID, pgtype.JSONBOID} {
		b, err := m.Encode(oid, pgtype.TextFormatCode, jsonList{id}, nil)
		if err != nil || string(b) != want {
			t.Errorf("type %d: %s, %v, want %s", oid, b, err, want)
		}
	}
	for name, format := range formats { // this one's Value is that of an array
		b, err := m.Encode(pgtype.UUIDArrayOID, format, sqltype.Array[sqltype.UUID]{id, {}}, nil)
		var back []sqltype.UUID
		err = errors.Join(err, m.Scan(pgtype.UUIDArrayOID, format, b, &back))
		if err != nil || !slices.Equal(back, []sqltype.UUID{id, {}}) {
			t.Errorf("%s: an Array came back as %v, %v", name, back, err)
		}
	}
}
