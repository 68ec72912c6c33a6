//go:build cgo

package conformance_test

import (
	"database/sql"
	"testing"

	mssql "github.com/microsoft/go-mssqldb"

	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/sqltypetest"
)

// msHex is the server's own reading of the stored bytes.
func msHex(column string) string {
	return "CONVERT(varchar(200), CONVERT(varbinary(100), " + column + "), 2)"
}

// sqlServerURL is the server that SQLUUID_SQLSERVER names, or a stand-in.
func sqlServerURL(t *testing.T) string {
	t.Helper()
	if !dbtest.SQLServer.Named() && !dbtest.Required(dbtest.SQLServer) {
		return startSQLTypes(t)
	}
	url, _ := dbtest.SQLServer.Own(t)
	return url
}

// TestSQLServer runs the suite through go-mssqldb alone and behind the connector, for both orders
// of uniqueidentifier and for BINARY(16).
func TestSQLServer(t *testing.T) {
	if testing.Short() {
		t.Skip("the suite on a stand-in takes ten seconds")
	}
	dsn := sqlServerURL(t)
	bare, err := sql.Open("sqlserver", dsn)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { bare.Close() })
	target := func(name string, db sqltypetest.DB, profile engine.Profile) sqltypetest.Target {
		return sqltypetest.Target{Name: name, Profile: profile, DB: db, Hex: msHex}
	}
	connected := func(profile engine.Profile) sqltypetest.DB {
		parent, err := mssql.NewConnector(dsn)
		return behind(t, parent, err, profile)
	}
	t.Run("BINARY(16) through go-mssqldb", func(t *testing.T) {
		plain := target("go-mssqldb", sqltypetest.SQL(bare), engine.SQLServerBinary)
		plain.RefusesNull = func(null any) bool { return null == nil }
		runForms(t, plain, boundTypes())                   // whose own NULL has a type
		plain.RefusesNull = func(any) bool { return true } // a Value of nil has none
		runForms(t, plain, append(idTypes(),
			formTest{name: "UUID"},
			formTest{name: "SwappedUUID", typ: sqltypetest.Form[sqltype.FormTimeSwapped]()}))
	})
	t.Run("uniqueidentifier through go-mssqldb", func(t *testing.T) {
		runForms(t, target("go-mssqldb", sqltypetest.SQL(bare), engine.SQLServer), append(boundTypes(),
			formTest{name: "GUID", typ: sqltypetest.Form[sqltype.FormMixedEndian]()}))
		runForms(t, target("go-mssqldb", sqltypetest.SQL(bare), engine.SQLServerOrdered), append(boundTypes(),
			formTest{name: "OrderedGUID", typ: sqltypetest.Form[sqltype.FormSQLServerOrder]()}))
	})
	t.Run("char through go-mssqldb", func(t *testing.T) {
		runForms(t, target("go-mssqldb", sqltypetest.SQL(bare), engine.SQLServer), textForms(msHex))
	})
	for _, profile := range []engine.Profile{engine.SQLServer, engine.SQLServerOrdered, engine.SQLServerBinary} {
		t.Run("connector, "+profile.Name(), func(t *testing.T) {
			to := target("connector", connected(profile), profile)
			runForms(t, to, textForms(msHex))
			if profile == engine.SQLServerBinary { // the connector cannot know what nil is for
				to.RefusesNull = func(null any) bool { return null == nil }
			}
			runForms(t, to, append(idTypes(), formTest{name: "UUID"}))
		})
	}
}
