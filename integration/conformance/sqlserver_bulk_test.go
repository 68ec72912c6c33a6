//go:build cgo

package conformance_test

import (
	"database/sql"
	"encoding/hex"
	"fmt"
	"strings"
	"testing"

	google "github.com/google/uuid"
	mssql "github.com/microsoft/go-mssqldb"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// TestSQLServerBulkCopy copies ids in bulk by go-mssqldb's CopyIn, behind the connector and
// without it, and reads what is stored. Without the connector a UUID is another id's bytes in a
// uniqueidentifier, as the documentation of NewConnector says, and GUID is refused.
func TestSQLServerBulkCopy(t *testing.T) {
	dsn := sqlServerURL(t)
	bare, err := sql.Open("sqlserver", dsn)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { bare.Close() })
	connected := func(p engine.Profile) *sql.DB {
		parent, err := mssql.NewConnector(dsn)
		if err != nil {
			t.Fatal(err)
		}
		db := sql.OpenDB(sqltype.NewConnector(parent, p))
		t.Cleanup(func() { db.Close() })
		return db
	}
	id := sqltype.MustParse("f81d4fae-7dec-71d0-a765-00a0c91e6bf6")
	mixed, ordered := codec.MixedEndian.Encode(id), codec.SQLServerOrder.Encode(id)
	other := codec.MixedEndian.Decode(id)
	const native = "uniqueidentifier"
	for _, tt := range []struct {
		name, column string
		db           *sql.DB
		args         []any
		stored       string // in hexadecimal digits
	}{
		{"behind the connector", native, connected(engine.SQLServer),
			[]any{id, &id, google.UUID(id), sqltype.NullUUID{UUID: id, Valid: true}, sqltype.GUID(id)},
			hex.EncodeToString(mixed[:])},
		{"behind the connector, ordered", native, connected(engine.SQLServerOrdered),
			[]any{id, &id, google.UUID(id), sqltype.OrderedGUID(id)}, hex.EncodeToString(ordered[:])},
		{"behind the connector, bytes", "binary(16)", connected(engine.SQLServerBinary),
			[]any{id, &id, google.UUID(id), sqltype.NullUUID{UUID: id, Valid: true}}, hexOf(id)},
		{"behind the connector, text", "char(36)", connected(engine.SQLServer),
			[]any{sqltype.CharUUID(id)}, hex.EncodeToString([]byte(id.String()))},
		{"the driver alone", native, bare, []any{mixed[:], sqltype.GUID(id)}, hex.EncodeToString(mixed[:])},
		{"the driver alone, bytes", "binary(16)", bare, []any{id}, hexOf(id)},
		{"the driver alone, bytes of another id", native, bare, []any{id}, hexOf(id)},
	} {
		t.Run(tt.name, func(t *testing.T) {
			const drop = "DROP TABLE IF EXISTS [bulk]"
			create := "CREATE TABLE [bulk] ([id] " + tt.column + " NULL, [n] INTEGER NOT NULL)"
			for _, q := range []string{drop, create} {
				if _, err := bare.Exec(q); err != nil {
					t.Fatal(err)
				}
			}
			args := append(tt.args, nil, sqltype.NullUUID{}, (*sqltype.UUID)(nil))
			copyIn(t, tt.db, args)
			for n, arg := range args {
				var got string
				query := "SELECT CASE WHEN [id] IS NULL THEN 'null' ELSE " + msHex("[id]") +
					" END FROM [bulk] WHERE [n] = @p1"
				if err := bare.QueryRow(query, n).Scan(&got); err != nil {
					t.Fatal(err)
				}
				want := tt.stored
				if n >= len(tt.args) {
					want = "null"
				}
				if got = strings.ToLower(got); got != want {
					t.Errorf("%T is stored as %s, want %s", arg, got, want)
				}
			}
		})
	}
	var shown sqltype.GUID
	if err := bare.QueryRow("SELECT [id] FROM [bulk] WHERE [n] = @p1", 0).Scan(&shown); err != nil ||
		[16]byte(shown) != other {
		t.Errorf("the bytes of another id are %v, %v, want %v", shown, err, sqltype.UUID(other))
	}
}

func hexOf(id sqltype.UUID) string { return hex.EncodeToString(id[:]) }

// copyIn copies values in bulk, numbered from 0. All goes over one connection.
func copyIn(t *testing.T, db *sql.DB, values []any) {
	t.Helper()
	conn, err := db.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	copying := mssql.CopyIn("bulk", mssql.BulkOptions{}, "id", "n")
	stmt, err := conn.PrepareContext(t.Context(), copying)
	if err != nil {
		t.Fatal(err)
	}
	defer stmt.Close()
	for n, v := range values {
		if _, err := stmt.Exec(v, n); err != nil {
			t.Fatalf("%T: %v", v, err)
		}
	}
	result, err := stmt.Exec()
	if err != nil {
		t.Fatal(err)
	}
	if n, err := result.RowsAffected(); err != nil || n != int64(len(values)) {
		t.Fatal(fmt.Errorf("%d rows were copied, want %d: %w", n, len(values), err))
	}
}
