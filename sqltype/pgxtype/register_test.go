package pgxtype_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
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
			var s string
			var pg pgtype.UUID
			for _, dst := range []any{&a, &s, &pg} {
				if err := m.Scan(pgtype.UUIDOID, format, wire(format, id), dst); err != nil {
					t.Errorf("%s into %T: %v", name, dst, err)
				}
			}
			if a != id || s != text || pg.Bytes != id {
				t.Errorf("%s: got %x, %q, %v", name, a, s, pg)
			}
			b, err := m.Encode(pgtype.UUIDOID, format, [16]byte(id), nil)
			if err != nil || !bytes.Equal(b, wire(format, id)) {
				t.Errorf("%s: a [16]byte became %q, %v", name, b, err)
			}
		}
	}
}

// TestAnIDWithoutATypePrintsAsItsText has what maps of rows hold, which in JSON was sixteen
// numbers.
func TestAnIDWithoutATypePrintsAsItsText(t *testing.T) {
	m := newMap()
	for name, format := range formats {
		var one, null, many any
		array, err := m.Encode(pgtype.UUIDArrayOID, format, []*sqltype.UUID{&id, nil}, nil)
		for oid, to := range map[uint32]*any{pgtype.UUIDOID: &one, pgtype.UUIDArrayOID: &many} {
			src := wire(format, id)
			if oid == pgtype.UUIDArrayOID {
				src = array
			}
			err = errors.Join(err, m.Scan(oid, format, src, to), m.Scan(oid, format, nil, &null))
		}
		got, jsonErr := json.Marshal([]any{one, null, many})
		want := fmt.Sprintf(`[%q,null,[%[1]q,null]]`, text)
		if err != nil || jsonErr != nil || string(got) != want || one != any(id) {
			t.Errorf("%s: %s, %v, %v, want %s", name, got, err, jsonErr, want)
		}
		if err := m.Scan(pgtype.UUIDOID, format, []byte("short"), &one); err == nil {
			t.Errorf("%s: five bytes are an id", name)
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
