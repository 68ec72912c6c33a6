// Package duckdb_test runs the conformance suite on DuckDB. It is a module of
// its own outside the workspace, because the driver brings DuckDB's library:
// GOWORK=off go test ./... in this folder.
package duckdb_test

import (
	"database/sql"
	"path/filepath"
	"testing"

	_ "github.com/duckdb/duckdb-go/v2" // registers duckdb

	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/codec/extuuid"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/sqltypetest"
)

type foreign [16]byte

func uuidHex(column string) string { return "replace(" + column + "::varchar, '-', '')" }
func blobHex(column string) string { return "hex(" + column + ")" }
func textHex(column string) string { return "hex(" + column + "::blob)" }

// There is no profile of DuckDB. Its uuid column takes sixteen bytes and text
// alike and gives sixteen bytes, in network order, so PostgreSQL's profile, which
// is in all else DuckDB's too, is right for it.
func TestDuckDB(t *testing.T) {
	for _, tt := range []struct {
		name   string
		typ    sqltypetest.GoType
		column string
		hex    func(column string) string
		stored func(id sqltype.UUID) []byte
	}{
		{name: "UUID in blob", column: "blob", hex: blobHex},
		{name: "another library's UUID through Bind", typ: sqltypetest.BoundType[foreign](), column: "uuid", hex: uuidHex},
		{name: "ID in blob", typ: sqltypetest.ID[foreign](), column: "blob", hex: blobHex},
		{name: "ULID in blob", typ: sqltypetest.ID[sqltype.TextULID](), column: "blob", hex: blobHex},
		{name: "EUID in blob", typ: sqltypetest.ID[euid.Text](), column: "blob", hex: blobHex},
		{name: "EXTUUID in blob", typ: sqltypetest.ID[extuuid.Text](), column: "blob", hex: blobHex},
		{"SwappedUUID in blob", sqltypetest.Form[sqltype.FormTimeSwapped](), "blob", blobHex, nil},
		{"CharUUID in varchar", sqltypetest.Form[sqltype.FormText](), "varchar", textHex, nil},
		{"HexUUID in varchar", sqltypetest.Form[sqltype.FormHex](), "varchar", textHex, nil},
		{"CharULID in varchar", sqltypetest.Form[sqltype.FormULID](), "varchar", textHex, nil},
		{"GUID in blob", sqltypetest.Form[sqltype.FormMixedEndian](), "blob", blobHex, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			db, err := sql.Open("duckdb", filepath.Join(t.TempDir(), "test.db"))
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { db.Close() })
			sqltypetest.Run(t, sqltypetest.Target{
				Name: "duckdb-go, " + tt.name, Profile: engine.PostgreSQL, DB: sqltypetest.SQL(db),
				Type: tt.typ, ColumnType: tt.column, Hex: tt.hex, StoredBytes: tt.stored,
				BytesType: "blob", TextType: "varchar",
			})
		})
	}
}

// A plain UUID is a blob to the driver. DuckDB stores and finds it in a uuid
// column, and answers an order on it with an error; Bind sends text.
func TestPlainUUIDInAnOrder(t *testing.T) {
	db, err := sql.Open("duckdb", "")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	id := sqltype.NewV7()
	if _, err := db.Exec("CREATE TABLE t (id uuid)"); err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec("INSERT INTO t VALUES (?)", id); err != nil {
		t.Fatal(err)
	}
	var got sqltype.UUID
	if err := db.QueryRow("SELECT id FROM t WHERE id = ?", id).Scan(&got); err != nil || got != id {
		t.Errorf("found %v, %v, want %v", got, err, id)
	}
	if err := db.QueryRow("SELECT id FROM t WHERE id >= ?", id).Scan(&got); err == nil {
		t.Error("an order on a plain UUID works now: let the suite run on it")
	}
	got = sqltype.UUID{}
	if err := db.QueryRow("SELECT id FROM t WHERE id >= ?", sqltype.Bind(engine.PostgreSQL, id)).Scan(&got); err != nil || got != id {
		t.Errorf("with Bind found %v, %v, want %v", got, err, id)
	}
}
