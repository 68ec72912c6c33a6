// Package gms_test runs the conformance suite on go-mysql-server in this
// process, and the sqluuid command against it. It is a module of its own outside the workspace, because the server
// brings more modules than all others together: GOWORK=off go test ./... in this
// folder.
package gms_test

import (
	"database/sql"
	"fmt"
	"net"
	"testing"

	sqle "github.com/dolthub/go-mysql-server"
	"github.com/dolthub/go-mysql-server/memory"
	"github.com/dolthub/go-mysql-server/server"
	gms "github.com/dolthub/go-mysql-server/sql"
	_ "github.com/go-sql-driver/mysql" // registers mysql

	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/codec/extuuid"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/sqltypetest"
)

type foreign [16]byte

// start runs a server with an empty database and returns a pool.
func start(t *testing.T) *sql.DB {
	t.Helper()
	db, err := sql.Open("mysql", fmt.Sprintf("root@tcp(%s)/test", serve(t)))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	db.SetMaxOpenConns(1) // the server's tables in memory lose what sessions write at the same time
	return db
}

// serve runs a server with an empty database and returns its address.
func serve(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	provider := memory.NewDBProvider(memory.NewDatabase("test"))
	provider.WithOption(memory.NativeIndexProvider(true)) // foreign keys need the index of the primary key
	s, err := server.NewServer(server.Config{Protocol: "tcp", Address: l.Addr().String(), Listener: l},
		sqle.NewDefault(provider), gms.NewContext, memory.NewSessionBuilder(provider), nil)
	if err != nil {
		t.Fatal(err)
	}
	go func() {
		if err := s.Start(); err != nil {
			t.Log(err)
		}
	}()
	t.Cleanup(func() { s.Close() })
	return l.Addr().String()
}

func TestGoMySQLServer(t *testing.T) {
	hex := func(column string) string { return "HEX(" + column + ")" }
	for _, tt := range []struct {
		name   string
		typ    sqltypetest.GoType
		column string
	}{
		{"UUID in binary(16)", sqltypetest.GoType{}, "binary(16)"},
		{"another library's UUID through Bind", sqltypetest.BoundType[foreign](), "binary(16)"},
		{"SwappedUUID in binary(16)", sqltypetest.Form[sqltype.FormTimeSwapped](), "binary(16)"},
		{"GUID in binary(16) through Bind", sqltypetest.BoundType[sqltype.GUID](), "binary(16)"},
		{"CharUUID in char(36)", sqltypetest.Form[sqltype.FormText](), "char(36)"},
		{"HexUUID in char(32)", sqltypetest.Form[sqltype.FormHex](), "char(32)"},
		{"CharULID in char(26)", sqltypetest.Form[sqltype.FormULID](), "char(26)"},
		{"ID in binary(16)", sqltypetest.ID[foreign](), "binary(16)"},
		{"ULID in binary(16)", sqltypetest.ID[sqltype.TextULID](), "binary(16)"},
		{"EUID in binary(16)", sqltypetest.ID[euid.Text](), "binary(16)"},
		{"EXTUUID in binary(16)", sqltypetest.ID[extuuid.Text](), "binary(16)"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			sqltypetest.Run(t, sqltypetest.Target{
				Name: "go-mysql-server, " + tt.name, Profile: engine.MySQL, DB: sqltypetest.SQL(start(t)),
				Type: tt.typ, ColumnType: tt.column, Hex: hex, BytesType: "varbinary(64)",
			})
		})
	}
}

// Swapped is what the server's own UUID_TO_BIN makes.
func TestSwappedIsTheServersOwn(t *testing.T) {
	db := start(t)
	id := sqltype.NewV1()
	var made sqltype.SwappedUUID
	var text string
	if err := db.QueryRow("SELECT UUID_TO_BIN(?, 1)", id.String()).Scan(&made); err != nil {
		t.Fatal(err)
	}
	if err := db.QueryRow("SELECT BIN_TO_UUID(?, 1)", sqltype.SwappedUUID(id)).Scan(&text); err != nil {
		t.Fatal(err)
	}
	if sqltype.UUID(made) != id || text != id.String() {
		t.Errorf("the server made %v and read %s, want %v", made, text, id)
	}
}
