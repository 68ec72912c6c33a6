package pgxtype_test

import (
	"bytes"
	"testing"

	"github.com/jackc/pgx/v5/pgtype"

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

func TestEveryTypeHasADefault(t *testing.T) {
	m := newMap()
	for name, values := range map[string][]any{
		"uuid": {
			sqltype.UUID{}, &sqltype.UUID{}, sqltype.NullUUID{}, &sqltype.NullUUID{},
		},
		"_uuid": {
			[]sqltype.UUID{}, []*sqltype.UUID{}, []sqltype.NullUUID{}, []*sqltype.NullUUID{},
			&[]sqltype.UUID{}, &[]*sqltype.UUID{}, &[]sqltype.NullUUID{}, &[]*sqltype.NullUUID{},
		},
	} {
		for _, v := range values {
			if got, ok := m.TypeForValue(v); !ok || got.Name != name {
				t.Errorf("%T is a %+v, want %s", v, got, name)
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
