package conformance_test

import (
	"database/sql"
	"slices"
	"testing"

	"github.com/go-sql-driver/mysql"

	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/sqltypetest"
)

func TestMariaDB(t *testing.T) {
	t.Parallel()
	eachMySQLPool(t, dbtest.MariaDB, func(t *testing.T, name string, db *sql.DB) {
		runMySQL(t, name, engine.MariaDB, db)
		native := mysqlTarget(name+", native uuid", engine.MariaDBUUID, db)
		native.Hex = func(column string) string { return "HEX(CAST(" + column + " AS BINARY(16)))" }
		native.Refuses = noRoom(t, db)
		runForms(t, native, mariaDBUUIDForms())
	})
}

func TestMySQL(t *testing.T) {
	t.Parallel()
	eachMySQLPool(t, dbtest.MySQL, func(t *testing.T, name string, db *sql.DB) {
		runMySQL(t, name, engine.MySQL, db)
	})
}

// eachMySQLPool runs f with the server's pool, and with a pool whose driver writes the ids
// into the statement's text, as by day on MariaDB alone.
func eachMySQLPool(t *testing.T, server dbtest.Server, f func(*testing.T, string, *sql.DB)) {
	url, db := server.Own(t)
	config, err := mysql.ParseDSN(dbtest.MySQLDSN(t, url))
	if err != nil {
		t.Fatal(err)
	}
	config.InterpolateParams = true
	connector, err := mysql.NewConnector(config)
	if err != nil {
		t.Fatal(err)
	}
	interpolating := sql.OpenDB(connector)
	t.Cleanup(func() { interpolating.Close() })
	for name, db := range map[string]*sql.DB{
		"go-sql-driver-mysql":                    db,
		"go-sql-driver-mysql, interpolateParams": interpolating,
	} {
		t.Run(name, func(t *testing.T) {
			if server == dbtest.MySQL && db == interpolating {
				dbtest.AtNight(t)
			}
			f(t, name, db)
		})
	}
}

// runMySQL runs the suite and the forms of binary and text columns.
func runMySQL(t *testing.T, name string, profile engine.Profile, db *sql.DB) {
	target := mysqlTarget(name, profile, db)
	sqltypetest.Run(t, target)
	runForms(t, target, mysqlForms())
}

func mysqlTarget(name string, profile engine.Profile, db *sql.DB) sqltypetest.Target {
	return sqltypetest.Target{
		Name: name, Profile: profile, DB: sqltypetest.SQL(db),
		Hex: mysqlHex, BytesType: "varbinary(64)",
	}
}

func mysqlHex(column string) string { return "HEX(" + column + ")" }

// mysqlForms are the forms of binary and char columns.
func mysqlForms() []formTest {
	return slices.Concat(textForms(mysqlHex), idTypes(), boundTypes(), []formTest{
		{"SwappedUUID in binary(16)", sqltypetest.Form[sqltype.FormTimeSwapped](), "binary(16)", nil, nil},
		{"GUID in binary(16)", sqltypetest.Form[sqltype.FormMixedEndian](), "binary(16)", nil, nil},
		{"OrderedGUID in binary(16)", sqltypetest.Form[sqltype.FormSQLServerOrder](), "binary(16)", nil, nil},
		{"GUID in binary(16) through Bind", sqltypetest.BoundType[sqltype.GUID](), "binary(16)", nil, nil},
		{"OrderedGUID in binary(16) through Bind", sqltypetest.BoundType[sqltype.OrderedGUID](), "binary(16)", nil, nil},
	})
}

// mariaDBUUIDForms are the forms that MariaDB's own UUID type takes and shows. Hex reads
// only digits without hyphens, and the type shows them with hyphens.
func mariaDBUUIDForms() []formTest {
	return append(boundTypes(),
		formTest{"CharUUID in uuid", sqltypetest.Form[sqltype.FormText](), "uuid", nil, network},
		formTest{"GUID in uuid through Bind", sqltypetest.BoundType[sqltype.GUID](), "uuid", nil, network},
	)
}

// noRoom returns what reports whether MariaDB's UUID type has no room for an id,
// as it has none for some of versions 8 and later: the server is asked.
func noRoom(t *testing.T, db *sql.DB) func(id sqltype.UUID) bool {
	return func(id sqltype.UUID) bool {
		var none bool
		if err := db.QueryRow("SELECT CAST(? AS UUID) IS NULL", id.String()).Scan(&none); err != nil {
			t.Fatal(err)
		}
		if none && (id.Version() < 8 || id == sqltype.Max()) {
			t.Errorf("%v is refused; that is an id of the RFC", id)
		}
		return none
	}
}
