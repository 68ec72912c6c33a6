package conformance_test

import (
	"database/sql"
	"path/filepath"
	"slices"
	"testing"

	_ "modernc.org/sqlite" // registers sqlite

	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/sqltypetest"
)

func TestSQLite(t *testing.T) {
	t.Parallel()
	_, db := dbtest.SQLite.Own(t)
	testSQLite(t, "mattn-go-sqlite3", db)
}

func TestSQLiteModernc(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("the suite on SQLite runs through the other driver")
	}
	db, err := sql.Open("sqlite", "file:"+filepath.Join(t.TempDir(), "test.db")+"?_pragma=busy_timeout(5000)&_txlock=immediate")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	testSQLite(t, "modernc.org-sqlite", db)
}

func testSQLite(t *testing.T, name string, db *sql.DB) {
	t.Helper()
	target := sqltypetest.Target{
		Name: name, Profile: engine.SQLite, DB: sqltypetest.SQL(db),
		Hex: sqliteHex, BytesType: "blob",
	}
	t.Run(name, func(t *testing.T) { sqltypetest.Run(t, target) })
	runForms(t, target, sqliteForms())
}

func sqliteHex(column string) string { return "hex(" + column + ")" }

func sqliteForms() []formTest {
	return slices.Concat(textForms(sqliteHex), idTypes(), boundTypes(), []formTest{
		{"CharUUID in text", sqltypetest.Form[sqltype.FormText](), "text", nil, nil},
		{"SwappedUUID in blob", sqltypetest.Form[sqltype.FormTimeSwapped](), "blob", nil, nil},
		{"GUID in blob", sqltypetest.Form[sqltype.FormMixedEndian](), "blob", nil, nil},
		{"OrderedGUID in blob", sqltypetest.Form[sqltype.FormSQLServerOrder](), "blob", nil, nil},
		{"GUID in blob through Bind", sqltypetest.BoundType[sqltype.GUID](), "blob", nil, nil},
	})
}
