package pgxtype_test

import (
	"bytes"
	"encoding/hex"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5/pgtype"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/pgxtype"
)

const text = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"

var id = sqltype.MustParse(text)

func newMap() *pgtype.Map {
	m := pgtype.NewMap()
	pgxtype.Register(m)
	return m
}

var formats = map[string]int16{"text": pgtype.TextFormatCode, "binary": pgtype.BinaryFormatCode}

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

func TestNullInsideASliceOfPlainUUIDsIsRefused(t *testing.T) {
	m := newMap()
	for name, format := range formats {
		b, err := m.Encode(pgtype.UUIDArrayOID, format, []*sqltype.UUID{&id, nil}, nil)
		if err != nil {
			t.Fatal(err)
		}
		var got []sqltype.UUID
		if err := m.Scan(pgtype.UUIDArrayOID, format, b, &got); !errors.Is(err, sqltype.ErrNull) {
			t.Errorf("%s: got %v, %v, want ErrNull", name, got, err)
		}
	}
}

func wire(format int16, id sqltype.UUID) []byte {
	if format == pgtype.TextFormatCode {
		return []byte(id.String())
	}
	return id[:]
}

func TestScan(t *testing.T) {
	for name, format := range formats {
		t.Run("a value in "+name, func(t *testing.T) {
			m := newMap()
			src := wire(format, id)
			var u sqltype.UUID
			var n sqltype.NullUUID
			var p *sqltype.UUID
			var pn *sqltype.NullUUID
			for _, dst := range []any{&u, &n, &p, &pn} {
				if err := m.Scan(pgtype.UUIDOID, format, src, dst); err != nil {
					t.Errorf("Scan into %T: %v", dst, err)
				}
			}
			clear(src) // pgx reuses its buffer
			if want := sqltype.MustParse(text); u != want || !n.Valid || n.UUID != want || p == nil || *p != want || pn == nil || pn.UUID != want {
				t.Errorf("got %v, %v, %v, %v, want %v", u, n, p, pn, want)
			}
		})
		id = sqltype.MustParse(text) // wire may alias it
		t.Run("NULL in "+name, func(t *testing.T) {
			m := newMap()
			u, n := id, sqltype.NullUUID{UUID: id, Valid: true}
			p, pn := &u, &n
			if err := m.Scan(pgtype.UUIDOID, format, nil, &u); !errors.Is(err, sqltype.ErrNull) || u != id {
				t.Errorf("into a UUID: %v, %v, want ErrNull and the old value", u, err)
			}
			for _, dst := range []any{&n, &p, &pn} {
				if err := m.Scan(pgtype.UUIDOID, format, nil, dst); err != nil {
					t.Errorf("Scan into %T: %v", dst, err)
				}
			}
			if n != (sqltype.NullUUID{}) || p != nil || pn != nil {
				t.Errorf("got %v, %v, %v, want NULL", n, p, pn)
			}
		})
	}
}

func TestScanRefuses(t *testing.T) {
	tests := []struct {
		name   string
		format int16
		src    string
		want   error
	}{
		{"no bytes", pgtype.BinaryFormatCode, "", sqltype.ErrLength},
		{"15 bytes", pgtype.BinaryFormatCode, string(id[:15]), sqltype.ErrLength},
		{"17 bytes", pgtype.BinaryFormatCode, string(id[:]) + "x", sqltype.ErrLength},
		{"text in binary", pgtype.BinaryFormatCode, text, sqltype.ErrLength},
		{"no text", pgtype.TextFormatCode, "", codec.ErrLength},
		{"sixteen bytes in text", pgtype.TextFormatCode, string(id[:]), codec.ErrLength},
		{"32 digits", pgtype.TextFormatCode, strings.ReplaceAll(text, "-", ""), codec.ErrLength},
		{"braces", pgtype.TextFormatCode, "{" + text + "}", codec.ErrLength},
		{"other characters for hyphens", pgtype.TextFormatCode, strings.ReplaceAll(text, "-", "x"), codec.ErrSyntax},
		{"a letter that is no digit", pgtype.TextFormatCode, strings.Replace(text, "f8", "g8", 1), codec.ErrSyntax},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { refused(t, newMap(), tt.format, []byte(tt.src), tt.want) })
	}
}

// refused fails the test unless src is an error for every destination and each
// is what a failed scan leaves.
func refused(t *testing.T, m *pgtype.Map, format int16, src []byte, want error) {
	t.Helper()
	u, n := sqltype.Max(), sqltype.NullUUID{UUID: sqltype.Max(), Valid: true}
	p := &u
	for _, dst := range []any{&u, &n, &p} {
		if err := m.Scan(pgtype.UUIDOID, format, src, dst); err == nil || want != nil && !errors.Is(err, want) {
			t.Errorf("Scan of %q into %T: %v, want %v", src, dst, err, want)
		}
	}
	if u != sqltype.Max() || n != (sqltype.NullUUID{}) || p != nil {
		t.Errorf("after a failed Scan of %q: %v, %v, %v, want the old value, NULL, nil", src, u, n, p)
	}
}

func TestByteaIsScanned(t *testing.T) {
	m := newMap()
	for name, src := range map[string][]byte{"binary": id[:], "text": []byte(`\x` + hex.EncodeToString(id[:]))} {
		var u sqltype.UUID
		var p *sqltype.UUID
		for _, dst := range []any{&u, &p} {
			if err := m.Scan(pgtype.ByteaOID, formats[name], src, dst); err != nil {
				t.Errorf("%s into %T: %v", name, dst, err)
			}
		}
		if u != id || p == nil || *p != id {
			t.Errorf("%s: got %v, %v, want %v", name, u, p, id)
		}
	}
}

func TestOtherTypesAreLeftAlone(t *testing.T) {
	for _, m := range []*pgtype.Map{pgtype.NewMap(), newMap()} {
		for name, format := range formats {
			var a [16]byte
			var v any
			var s string
			var pg pgtype.UUID
			for _, dst := range []any{&a, &v, &s, &pg} {
				if err := m.Scan(pgtype.UUIDOID, format, wire(format, id), dst); err != nil {
					t.Errorf("%s into %T: %v", name, dst, err)
				}
			}
			if a != id || v != any([16]byte(id)) || s != text || pg.Bytes != id {
				t.Errorf("%s: got %x, %v, %q, %v", name, a, v, s, pg)
			}
			b, err := m.Encode(pgtype.UUIDOID, format, [16]byte(id), nil)
			if err != nil || !bytes.Equal(b, wire(format, id)) {
				t.Errorf("%s: a [16]byte became %q, %v", name, b, err)
			}
		}
	}
}

func TestRegisterTwiceAndOnACopy(t *testing.T) {
	twice, copied := newMap(), newMap().Copy() // a copy has the codec but no wrap functions
	pgxtype.Register(twice)
	pgxtype.Register(copied)
	for name, m := range map[string]*pgtype.Map{"twice": twice, "copy": copied} {
		for _, format := range formats {
			b, err := m.Encode(pgtype.UUIDOID, format, &id, nil)
			if err != nil || !bytes.Equal(b, wire(format, id)) {
				t.Errorf("%s: %q, %v", name, b, err)
			}
			refused(t, m, format, []byte("short"), nil)
		}
	}
}

func TestScanDoesNotAllocate(t *testing.T) {
	m := newMap()
	for name, format := range formats {
		var u sqltype.UUID
		src, plan := wire(format, id), m.PlanScan(pgtype.UUIDOID, format, &u)
		if n := testing.AllocsPerRun(100, func() {
			if err := plan.Scan(src, &u); err != nil {
				t.Fatal(err)
			}
		}); n != 0 {
			t.Errorf("%s: %v allocations, want 0", name, n)
		}
	}
}

func FuzzScan(f *testing.F) {
	f.Add(id[:])
	f.Add([]byte{})
	f.Add([]byte(text))
	f.Add([]byte(strings.ToUpper(text)))
	f.Add([]byte(strings.ReplaceAll(text, "-", "_")))
	f.Add([]byte(text[1:]))
	m := newMap()
	f.Fuzz(func(t *testing.T, src []byte) {
		for name, format := range formats {
			want, err := sqltype.FromBytes(src)
			if format == pgtype.TextFormatCode {
				want, err = sqltype.Parse(string(src))
			}
			if src == nil {
				src = []byte{} // nil is NULL
			}
			if err != nil {
				refused(t, m, format, src, nil)
				continue
			}
			var u sqltype.UUID
			var p *sqltype.UUID
			var n sqltype.NullUUID
			for _, dst := range []any{&u, &p, &n} {
				if err := m.Scan(pgtype.UUIDOID, format, src, dst); err != nil {
					t.Errorf("%s of %q into %T: %v", name, src, dst, err)
				}
			}
			if u != want || p == nil || *p != want || !n.Valid || n.UUID != want {
				t.Errorf("%s of %q: got %v, %v, %v, want %v", name, src, u, p, n, want)
			}
		}
	})
}

func FuzzScanArray(f *testing.F) {
	m := newMap()
	for _, format := range formats {
		b, err := m.Encode(pgtype.UUIDArrayOID, format, []*sqltype.UUID{&id, nil}, nil)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(b)
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		for name, format := range formats {
			var got, again []sqltype.NullUUID
			if m.Scan(pgtype.UUIDArrayOID, format, src, &got) != nil {
				continue
			}
			b, err := m.Encode(pgtype.UUIDArrayOID, format, got, nil)
			if err != nil {
				t.Fatalf("%s of %q: %v does not encode: %v", name, src, got, err)
			}
			if err := m.Scan(pgtype.UUIDArrayOID, format, b, &again); err != nil || !reflect.DeepEqual(got, again) {
				t.Errorf("%s of %q: %v came back as %v, %v", name, src, got, again, err)
			}
		}
	})
}
