package conformance_test

import (
	"bytes"
	"database/sql"
	"errors"
	"net/url"
	"testing"

	_ "github.com/microsoft/go-mssqldb" // registers sqlserver

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// What go-mssqldb puts on the wire for each type and makes of what it reads,
// against a server that knows uniqueidentifier and nothing else.
func TestSQLServerDriver(t *testing.T) {
	id := sqltype.MustParse("f81d4fae-7dec-71d0-a765-00a0c91e6bf6")
	plain, ordered := codec.MixedEndian.Encode(id), codec.SQLServerOrder.Encode(id)
	for _, conversion := range []string{"false", "true"} {
		t.Run("guid conversion="+conversion, func(t *testing.T) {
			server := startTDS(t)
			dsn := url.URL{Scheme: "sqlserver", User: url.UserPassword("sa", "x"), Host: server.addr,
				RawQuery: url.Values{"encrypt": {"disable"}, "guid conversion": {conversion}, "protocol": {"tcp"}}.Encode()}
			db, err := sql.Open("sqlserver", dsn.String())
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { db.Close() })
			converted := conversion == "true"

			guid, orderedGUID, text := sqltype.GUID(id), sqltype.OrderedGUID(id), sqltype.CharUUID(id)
			for _, tt := range []struct {
				name string
				arg  any
				want [16]byte // the sixteen bytes of the uniqueidentifier
			}{
				{"GUID", guid, plain},
				{"*GUID", &guid, plain},
				{"NullGUID", sqltype.NullGUID{UUID: guid, Valid: true}, plain},
				{"OrderedGUID", orderedGUID, ordered},
				{"NullOrderedGUID", sqltype.NullOrderedGUID{UUID: orderedGUID, Valid: true}, ordered},
				{"CharUUID", text, plain},
				{"Bind for SQLServer", sqltype.Bind(engine.SQLServer, [16]byte(id)), plain},
				{"Bind for SQLServerOrdered", sqltype.Bind(engine.SQLServerOrdered, [16]byte(id)), ordered},
				{"Bind of a GUID", sqltype.Bind(engine.SQLServer, guid), plain},
				// The wrong one, without an error: a UUID's bytes are a
				// varbinary in network order.
				{"UUID", id, id},
			} {
				var raw []byte
				if err := db.QueryRow("SELECT @p1", tt.arg).Scan(&raw); err != nil {
					t.Errorf("%s: %v", tt.name, err)
					continue
				}
				if got := server.stored(); !bytes.Equal(got, tt.want[:]) {
					t.Errorf("%s is stored as %x, want %x", tt.name, got, tt.want)
				}
			}

			read := func(stored [16]byte, dest any) error {
				server.answer(stored[:])
				defer server.answer(nil)
				return db.QueryRow("SELECT @p1", 1).Scan(dest)
			}
			var g sqltype.GUID
			var n sqltype.NullGUID
			var p *sqltype.GUID
			var o sqltype.OrderedGUID
			var foreign, foreignOrdered [16]byte
			for _, r := range []struct {
				stored [16]byte
				dest   any
			}{
				{plain, &g}, {plain, &n}, {plain, &p}, {ordered, &o},
				{plain, sqltype.Dest(engine.SQLServer, &foreign)}, {ordered, sqltype.Dest(engine.SQLServerOrdered, &foreignOrdered)},
			} {
				if err := read(r.stored, r.dest); err != nil {
					t.Errorf("%T: %v", r.dest, err)
				}
			}
			right := sqltype.UUID(g) == id && n.Valid && n.UUID == g && p != nil && *p == g && sqltype.UUID(o) == id &&
				foreign == [16]byte(id) && foreignOrdered == [16]byte(id)
			if right == converted { // with the option the bytes have been turned once already
				t.Errorf("read as %v, %v, %v, %v, %x, %x; right: %t", g, n, p, o, foreign, foreignOrdered, right)
			}
			var u sqltype.UUID
			if err := read(plain, &u); err != nil || (u == id) != converted {
				t.Errorf("a UUID is read as %v, %v", u, err)
			}
			if err := read(plain, &text); !errors.Is(err, sqltype.ErrForm) {
				t.Errorf("a Text is read as %v, %v, want ErrForm", text, err)
			}
			for name, arg := range map[string]any{
				"Bind":    sqltype.Bind(engine.SQLServerBinary, id),
				"BindPtr": sqltype.BindPtr(engine.SQLServerBinary, &id),
				"NULL":    sqltype.BindPtr[sqltype.UUID](engine.SQLServerBinary, nil),
			} {
				server.column(true)
				var back sqltype.NullUUID
				err := db.QueryRow("SELECT @p1", arg).Scan(&back)
				if err != nil || server.refused() != nil || back.Valid != (name != "NULL") || back.Valid && back.UUID != id {
					t.Errorf("%s of a BINARY(16) is read as %v: %v, %v", name, back, err, server.refused())
				}
				if name == "NULL" && server.kind() != 0xa5 {
					t.Errorf("NULL of a BINARY(16) is sent as the type %#x, want varbinary", server.kind())
				}
				server.column(false)
			}
			for _, arg := range []any{nil, sqltype.NullGUID{}, (*sqltype.GUID)(nil), sqltype.BindPtr[sqltype.GUID](engine.SQLServer, nil)} {
				if err := db.QueryRow("SELECT @p1", arg).Scan(&n); err != nil || n.Valid {
					t.Errorf("%T: NULL is read as %v, %v", arg, n, err)
				}
				if err := db.QueryRow("SELECT @p1", arg).Scan(&g); !errors.Is(err, sqltype.ErrNull) {
					t.Errorf("%T: NULL into a GUID: %v, want ErrNull", arg, err)
				}
			}
		})
	}
}
