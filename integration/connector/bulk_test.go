package connector_test

import (
	"bytes"
	"database/sql"
	"database/sql/driver"
	"testing"

	google "github.com/google/uuid"
	mssql "github.com/microsoft/go-mssqldb"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// What go-mssqldb copies in bulk into a uniqueidentifier are bytes as they are stored.
func TestSQLServerBulkCopy(t *testing.T) {
	guid, ordered := codec.MixedEndian.Encode(id), codec.SQLServerOrder.Encode(id)
	g, n := sqltype.GUID(id), sqltype.NullGUID{UUID: sqltype.GUID(id), Valid: true}
	for _, profile := range []engine.Profile{engine.SQLServer, engine.SQLServerOrdered, engine.SQLServerBinary} {
		t.Run(profile.Name(), func(t *testing.T) {
			db, c := openMSSQL(t, profile)
			own := profile.Layout().Encode(id)
			for _, tt := range []struct {
				arg  any
				want []byte
			}{
				{id, own[:]}, {&id, own[:]}, {google.UUID(id), own[:]},
				{sqltype.NullUUID{UUID: id, Valid: true}, own[:]},
				{g, guid[:]}, {&g, guid[:]}, {n, guid[:]}, {&n, guid[:]},
				{sqltype.OrderedGUID(id), ordered[:]},
				{nil, nil}, {sqltype.NullUUID{}, nil}, {sqltype.NullGUID{}, nil},
				{(*sqltype.UUID)(nil), nil}, {(*sqltype.GUID)(nil), nil},
			} {
				stmt, err := db.Prepare(mssql.CopyIn("t", mssql.BulkOptions{}, "id"))
				if err != nil {
					t.Fatal(err)
				}
				if _, err := stmt.Exec(tt.arg); err != nil {
					t.Errorf("%T: %v", tt.arg, err)
					continue
				}
				if got := value(t, c.stmt.args[0].Value); !bytes.Equal(got, tt.want) {
					t.Errorf("%T is copied as %x, want %x", tt.arg, got, tt.want)
				}
				stmt.Close()
			}
			stmt, err := db.Prepare(mssql.CopyIn("t", mssql.BulkOptions{}, "id", "text"))
			if err != nil {
				t.Fatal(err)
			}
			defer stmt.Close()
			if _, err := stmt.Exec(id, sqltype.CharUUID(id)); err != nil {
				t.Fatal(err)
			}
			got, err := driver.DefaultParameterConverter.ConvertValue(c.stmt.args[1].Value)
			if err != nil || got != id.String() {
				t.Errorf("a Text is copied as %v, %v", got, err)
			}
		})
	}
}

// Without the connector, a UUID's bytes go as they are, and are another id's there.
func TestSQLServerBulkCopyWithoutTheConnector(t *testing.T) {
	c := &mssqlConnector{stmt: &mssqlStmt{}}
	db := sql.OpenDB(c)
	defer db.Close()
	stored := codec.MixedEndian.Encode(id)
	for _, tt := range []struct {
		arg  any
		want []byte
	}{{id, id[:]}, {stored[:], stored[:]}} {
		stmt, err := db.Prepare(mssql.CopyIn("t", mssql.BulkOptions{}, "id"))
		if err != nil {
			t.Fatal(err)
		}
		defer stmt.Close()
		if _, err := stmt.Exec(tt.arg); err != nil {
			t.Fatal(err)
		}
		got := c.stmt.args[0].Value
		if valuer, ok := got.(driver.Valuer); ok {
			if got, err = valuer.Value(); err != nil {
				t.Fatal(err)
			}
		}
		if b, ok := got.([]byte); !ok || !bytes.Equal(b, tt.want) {
			t.Errorf("%T is copied as %v, want %x", tt.arg, got, tt.want)
		}
	}
}

// value is what the driver makes of an argument of a bulk copy into a uniqueidentifier: bytes or NULL.
func value(t *testing.T, v any) []byte {
	t.Helper()
	v, err := driver.DefaultParameterConverter.ConvertValue(v)
	b, ok := v.([]byte)
	if err != nil || !ok && v != nil {
		t.Errorf("%T %v, %v, which the driver refuses for a Guid column", v, v, err)
	}
	return b
}
