package pgxtype_test

import (
	"bytes"
	"encoding/hex"
	"errors"
	"fmt"
	"reflect"
	"testing"

	"github.com/jackc/pgx/v5/pgtype"

	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/sqltype"
)

// What each form is, written out.
const (
	base32Text  = "7R3N7TWZFC278AES80M34HWTZP"
	orderedHex  = "c91e6bf600a076158742f81d4fae7dec"
	orderedText = "f66b1ec9-a000-1576-8742-f81d4fae7dec"
)

type formTest struct {
	name                string
	values              []any // As, *As, NullStoredID, *NullStoredID of id
	nulls               []any
	slices              []any
	uuid, text, stored  string // stored "" where bytea is refused
	element, array      string // default types
	elementOID, manyOID uint32
}

func formTestOf[F sqltype.Form](name, uuid, text, stored, element string, oid, many uint32) formTest {
	a := sqltype.StoredID[F](id)
	n := sqltype.NullStoredID[F]{UUID: a, Valid: true}
	return formTest{
		name: name, values: []any{a, &a, n, &n},
		nulls:  []any{(*sqltype.StoredID[F])(nil), sqltype.NullStoredID[F]{}, &sqltype.NullStoredID[F]{}, (*sqltype.NullStoredID[F])(nil)},
		slices: []any{[]sqltype.StoredID[F]{a, {}}, []sqltype.StoredID[F]{}, []sqltype.StoredID[F](nil), []*sqltype.StoredID[F]{&a, nil}, []sqltype.NullStoredID[F]{n, {}, {Valid: true}}, []*sqltype.NullStoredID[F]{&n}},
		uuid:   uuid, text: text, stored: stored, element: element, array: "_" + element, elementOID: oid, manyOID: many,
	}
}

func formTests() []formTest {
	const bpchar = pgtype.BPCharOID
	digits := hex.EncodeToString(id[:])
	return []formTest{
		formTestOf[sqltype.FormText]("CharUUID", text, text, "", "bpchar", bpchar, pgtype.BPCharArrayOID),
		formTestOf[sqltype.FormHex]("HexUUID", text, digits, "", "bpchar", bpchar, pgtype.BPCharArrayOID),
		formTestOf[sqltype.FormULID]("CharULID", text, base32Text, "", "bpchar", bpchar, pgtype.BPCharArrayOID),
		formTestOf[sqltype.FormEUID]("CharEUID", text, euid.Encode(id), "", "bpchar", bpchar, pgtype.BPCharArrayOID),
		formTestOf[sqltype.FormMixedEndian]("GUID", text, text, "ae4f1df8ec7dd011a76500a0c91e6bf6", "uuid", pgtype.UUIDOID, pgtype.UUIDArrayOID),
		formTestOf[sqltype.FormSQLServerOrder]("OrderedGUID", orderedText, orderedText, orderedHex, "uuid", pgtype.UUIDOID, pgtype.UUIDArrayOID),
		formTestOf[sqltype.FormTimeSwapped]("SwappedUUID", text, text, "11d07decf81d4faea76500a0c91e6bf6", "bytea", pgtype.ByteaOID, pgtype.ByteaArrayOID),
	}
}

func unhex(t *testing.T, s string) string {
	t.Helper()
	b, err := hex.DecodeString(s)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestEncodeForms(t *testing.T) {
	for _, f := range formTests() {
		t.Run(f.name, func(t *testing.T) {
			shown := sqltype.MustParse(f.uuid)
			raw := string(shown[:])
			stored := unhex(t, f.stored)
			untyped := f.text
			if f.element == "bytea" {
				untyped = `\x` + f.stored
			}
			for _, c := range []struct {
				name   string
				oid    uint32
				format int16
				want   string
			}{
				{"uuid in binary", pgtype.UUIDOID, pgtype.BinaryFormatCode, raw},
				{"uuid in text", pgtype.UUIDOID, pgtype.TextFormatCode, f.uuid},
				{"a parameter of unknown type", 0, pgtype.TextFormatCode, untyped},
				{"bytea in binary", pgtype.ByteaOID, pgtype.BinaryFormatCode, stored},
				{"bytea in text", pgtype.ByteaOID, pgtype.TextFormatCode, `\x` + f.stored},
				{"text in binary", pgtype.TextOID, pgtype.BinaryFormatCode, f.text},
				{"char(n) in binary", pgtype.BPCharOID, pgtype.BinaryFormatCode, f.text},
				{"char(n) in text", pgtype.BPCharOID, pgtype.TextFormatCode, f.text},
			} {
				m := newMap()
				for _, v := range f.values {
					b, err := m.Encode(c.oid, c.format, v, []byte{})
					if c.oid == pgtype.ByteaOID && f.stored == "" {
						if !errors.Is(err, sqltype.ErrForm) {
							t.Errorf("%s: %T became %q, %v, want ErrForm", c.name, v, b, err)
						}
					} else if err != nil || string(b) != c.want {
						t.Errorf("%s: %T became %q, %v, want %q", c.name, v, b, err, c.want)
					}
				}
				for _, v := range f.nulls {
					if b, err := m.Encode(c.oid, c.format, v, []byte{}); err != nil || b != nil {
						t.Errorf("%s: a NULL %T became %q, %v", c.name, v, b, err)
					}
				}
			}
		})
	}
}

func TestEveryFormHasADefault(t *testing.T) {
	m := newMap()
	for _, f := range formTests() {
		for _, v := range f.values {
			if got, ok := m.TypeForValue(v); !ok || got.Name != f.element || got.OID != f.elementOID {
				t.Errorf("%T is a %+v, want %s", v, got, f.element)
			}
		}
		for _, v := range f.slices {
			p := reflect.New(reflect.TypeOf(v))
			for _, v := range []any{v, p.Interface()} {
				if got, ok := m.TypeForValue(v); !ok || got.Name != f.array || got.OID != f.manyOID {
					t.Errorf("%T is a %+v, want %s", v, got, f.array)
				}
			}
		}
	}
}

func TestScanForms(t *testing.T) {
	for _, f := range formTests() {
		for format, code := range formats {
			m := newMap()
			columns := map[uint32]string{pgtype.UUIDOID: string(wire(code, sqltype.MustParse(f.uuid))), pgtype.TextOID: f.text, pgtype.BPCharOID: f.text}
			if f.stored != "" {
				columns[pgtype.ByteaOID] = unhex(t, f.stored)
				if code == pgtype.TextFormatCode {
					columns[pgtype.ByteaOID] = `\x` + f.stored
				}
			}
			for oid, src := range columns {
				for i, v := range f.values {
					dst := reflect.New(reflect.TypeOf(v)) // *As, **As, *NullStoredID, **NullStoredID
					err := m.Scan(oid, code, []byte(src), dst.Interface())
					if got := dst.Elem().Interface(); err != nil || !reflect.DeepEqual(got, v) {
						t.Errorf("%s: OID %d in %s into %T: %v, %v, want %v", f.name, oid, format, v, got, err, v)
					}
					err = m.Scan(oid, code, nil, dst.Interface())
					switch zero := reflect.Zero(dst.Type().Elem()).Interface(); {
					case i == 0: // plain
						if !errors.Is(err, sqltype.ErrNull) || !reflect.DeepEqual(dst.Elem().Interface(), v) {
							t.Errorf("%s: NULL into %T: %v, %v, want ErrNull", f.name, v, dst.Elem(), err)
						}
					case err != nil || !reflect.DeepEqual(dst.Elem().Interface(), zero):
						t.Errorf("%s: NULL into %T: %v, %v", f.name, v, dst.Elem(), err)
					}
					dst.Elem().Set(reflect.ValueOf(v))
					garbage := "seventeen bytes. "
					if oid == pgtype.ByteaOID && code == pgtype.TextFormatCode {
						garbage = `\x` + hex.EncodeToString([]byte(garbage))
					}
					if err := m.Scan(oid, code, []byte(garbage), dst.Interface()); err == nil {
						t.Errorf("%s: garbage in OID %d into %T is %v", f.name, oid, v, dst.Elem())
					}
					if i > 0 && !reflect.DeepEqual(dst.Elem().Interface(), reflect.Zero(dst.Type().Elem()).Interface()) {
						t.Errorf("%s: garbage in OID %d left %v in a %T", f.name, oid, dst.Elem(), v)
					}
				}
			}
		}
	}
}

func TestSlicesOfForms(t *testing.T) {
	for _, f := range formTests() {
		for _, v := range f.slices {
			for format, code := range formats {
				t.Run(fmt.Sprintf("%s: %T in %s", f.name, v, format), func(t *testing.T) {
					m := newMap()
					b, err := m.Encode(f.manyOID, code, v, nil)
					if err != nil {
						t.Fatal(err)
					}
					dst := reflect.New(reflect.TypeOf(v))
					if err := m.Scan(f.manyOID, code, b, dst.Interface()); err != nil {
						t.Fatal(err)
					}
					if got := dst.Elem().Interface(); !reflect.DeepEqual(got, v) {
						t.Errorf("got %v, want %v", got, v)
					}
					untyped, err := m.Encode(0, pgtype.TextFormatCode, v, nil)
					if code == pgtype.TextFormatCode && (err != nil || !bytes.Equal(untyped, b)) {
						t.Errorf("without the parameter's type %q, %v, want %q", untyped, err, b)
					}
				})
			}
		}
	}
}
