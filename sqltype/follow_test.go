package sqltype

import (
	"database/sql/driver"
	"errors"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/follow"
)

// unread is an id without a Scan.
type unread [16]byte

func TestFollowedArguments(t *testing.T) {
	id := UUID{0: 0xc2, 15: 1}
	text := id.String()
	column := func(typ string, bytes bool, digits int) follow.Column {
		return follow.Column{Type: typ, Bytes: bytes, Digits: digits}
	}
	char36, binary := column("char", false, 36), column("binary", true, 0)
	char32, native := column("char", false, 32), column("uuid", false, 36)
	for _, c := range []struct {
		name   string
		p      engine.Profile
		is     follow.Column
		strict bool
		v      any
		want   any // an error, or what is sent
	}{
		{"an id as text", engine.MySQL, char36, false, id, text},
		{"an id as bytes", engine.MySQL, binary, false, id, string(id[:])},
		{"an id as digits", engine.MySQL, char32, false, id, "c2000000000000000000000000000001"},
		{"an id as uuid", engine.MariaDBUUID, native, false, id, text},
		{"an id as bytea", engine.PostgreSQL, column("bytea", true, 0), false, id, string(id[:])},
		{"a list as uuid", engine.PostgreSQL, native, false, []UUID{id}, "{" + text + "}"},
		{"a list as bytea", engine.PostgreSQL, column("bytea", true, 0), false, []NullUUID{{UUID: id, Valid: true}, {}},
			`{"\\xc2000000000000000000000000000001",NULL}`},
		{"a pointer", engine.MySQL, binary, false, &id, string(id[:])},
		{"a nil pointer", engine.MySQL, binary, false, (*UUID)(nil), nil},
		{"NULL", engine.MySQL, char36, false, NullUUID{}, nil},
		{"a NativeUUID", engine.MySQL, binary, false, NativeUUID(id), string(id[:])},
		{"the column's own form", engine.MySQL, char36, false, CharUUID(id), CharUUID(id)},
		{"another form", engine.MySQL, binary, false, CharUUID(id), ErrForm},
		{"another spelling", engine.MySQL, char32, false, CharUUID(id), ErrForm},
		{"another layout", engine.MySQL, binary, false, SwappedUUID(id), ErrForm},
		{"NULL of another form", engine.MySQL, binary, false, NullCharUUID{}, NullCharUUID{}},
		{"a text", engine.MySQL, binary, false, text, text},
		{"a text, strict", engine.MySQL, binary, true, text, ErrForm},
		{"another text, strict", engine.MySQL, binary, true, "a text of thirty-six characters here", "a text of thirty-six characters here"},
		{"a type that cannot be read back", engine.MySQL, char36, false, unread{}, ErrScanType},
		{"a number", engine.MySQL, binary, true, 7, 7},
	} {
		t.Run(c.name, func(t *testing.T) {
			nv := &driver.NamedValue{Ordinal: 1, Value: c.v}
			err := newFollowedCodec(c.p, c.is, c.strict).bind(nv)
			if want, ok := c.want.(error); ok {
				if !errors.Is(err, want) {
					t.Errorf("got %v, %v, want %v", nv.Value, err, want)
				}
				return
			}
			got := nv.Value
			if b, ok := got.([]byte); ok {
				got = string(b)
			}
			if err != nil || got != c.want {
				t.Errorf("got %#v, %v, want %#v", got, err, c.want)
			}
		})
	}
}
