package connector_test

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"testing"

	"github.com/go-sql-driver/mysql"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/lib/pq"
	"github.com/mattn/go-sqlite3"
	mssql "github.com/microsoft/go-mssqldb"

	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/sqltypetest"
)

// A pool is one engine reached through one driver, with and without a connector.
type pool struct {
	name    string
	profile engine.Profile
	bare    *sql.DB // the driver's own
	db      *sql.DB // behind the connector
	hex     func(column string) string
	slow    string // a query that takes long
	bytes   string // a column type that keeps bytes of any length
	needed  bool   // without the connector, the column takes no sixteen bytes from the driver
	many    bool   // the driver runs two statements in one query
}

func newPool(t *testing.T, name string, profile engine.Profile, hex func(string) string, parent driver.Connector) pool {
	t.Helper()
	p := pool{name: name, profile: profile, hex: hex, bare: sql.OpenDB(parent), db: sql.OpenDB(sqltype.NewConnector(parent, profile))}
	t.Cleanup(func() {
		p.bare.Close()
		p.db.Close()
	})
	return p
}

// forEachPool runs f for every engine and driver there is a server for.
func forEachPool(t *testing.T, f func(*testing.T, pool)) {
	t.Run("PostgreSQL", func(t *testing.T) {
		url, _ := dbtest.Postgres.Own(t)
		hex := func(column string) string { return "encode(uuid_send(" + column + "), 'hex')" }
		for _, mode := range []pgx.QueryExecMode{
			pgx.QueryExecModeCacheStatement, pgx.QueryExecModeCacheDescribe, pgx.QueryExecModeDescribeExec,
			pgx.QueryExecModeExec, pgx.QueryExecModeSimpleProtocol,
		} {
			config, err := pgx.ParseConfig(url)
			if err != nil {
				t.Fatal(err)
			}
			config.DefaultQueryExecMode = mode
			p := newPool(t, "pgx in mode "+mode.String(), engine.PostgreSQL, hex, stdlib.GetConnector(*config))
			p.slow, p.bytes = "SELECT pg_sleep(90)", "bytea"
			p.needed = mode == pgx.QueryExecModeExec || mode == pgx.QueryExecModeSimpleProtocol
			t.Run(p.name, func(t *testing.T) { f(t, p) })
		}
		for _, binary := range []string{"", "&binary_parameters=yes"} {
			connector, err := pq.NewConnector(url + binary)
			if err != nil {
				t.Fatal(err)
			}
			p := newPool(t, "lib-pq "+binary, engine.PostgreSQL, hex, connector)
			p.slow, p.bytes, p.many = "SELECT pg_sleep(90)", "bytea", true
			p.needed = binary == ""
			t.Run(p.name, func(t *testing.T) { f(t, p) })
		}
	})
	forEachMySQLPool(t, f)
	forEachSQLServerPool(t, f)
	t.Run("SQLite", func(t *testing.T) {
		file := "file:" + t.TempDir() + "/test.db?_busy_timeout=5000"
		p := newPool(t, "mattn-go-sqlite3", engine.SQLite, func(column string) string { return "hex(" + column + ")" },
			openedByName{&sqlite3.SQLiteDriver{}, file})
		p.slow = "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM c WHERE n < 2000000000) SELECT COUNT(*) FROM c"
		p.bytes = "blob"
		t.Run(p.name, func(t *testing.T) { f(t, p) })
	})
}

// forEachMySQLPool runs f for MariaDB with each of its keys, and for MySQL.
func forEachMySQLPool(t *testing.T, f func(*testing.T, pool)) {
	native := func(column string) string { return "REPLACE(" + column + ", '-', '')" }
	binary := func(column string) string { return "HEX(" + column + ")" }
	for _, s := range []struct {
		name     string
		server   dbtest.Server
		profiles []engine.Profile
	}{
		{"MariaDB", dbtest.MariaDB, []engine.Profile{engine.MariaDB, engine.MariaDBUUID}},
		{"MySQL", dbtest.MySQL, []engine.Profile{engine.MySQL}},
	} {
		t.Run(s.name, func(t *testing.T) {
			url, _ := s.server.Own(t)
			for _, interpolate := range []bool{false, true} {
				config, err := mysql.ParseDSN(dbtest.MySQLDSN(t, url))
				if err != nil {
					t.Fatal(err)
				}
				config.InterpolateParams, config.MultiStatements = interpolate, true
				connector, err := mysql.NewConnector(config)
				if err != nil {
					t.Fatal(err)
				}
				name := "go-sql-driver-mysql"
				if interpolate {
					name += ", interpolateParams"
				}
				for _, profile := range s.profiles {
					key, hex := "BINARY(16)", binary
					if profile == engine.MariaDBUUID {
						key, hex = "UUID", native
					}
					p := newPool(t, name+", "+key, profile, hex, connector)
					p.slow, p.bytes, p.many = "SELECT SLEEP(90)", "varbinary(64)", true
					p.needed = profile == engine.MariaDBUUID && !interpolate
					t.Run(p.name, func(t *testing.T) { f(t, p) })
				}
			}
		})
	}
}

// forEachSQLServerPool runs f for each key of SQL Server, on the server that SQLUUID_SQLSERVER names.
func forEachSQLServerPool(t *testing.T, f func(*testing.T, pool)) {
	if !dbtest.SQLServer.Named() && !dbtest.Required(dbtest.SQLServer) {
		return
	}
	t.Run("SQL Server", func(t *testing.T) {
		url, _ := dbtest.SQLServer.Own(t)
		for _, profile := range []engine.Profile{engine.SQLServer, engine.SQLServerOrdered, engine.SQLServerBinary} {
			connector, err := mssql.NewConnector(url)
			if err != nil {
				t.Fatal(err)
			}
			p := newPool(t, "go-mssqldb, "+profile.Name(), profile, func(column string) string {
				return "CONVERT(varchar(200), CONVERT(varbinary(100), " + column + "), 2)"
			}, connector)
			p.slow, p.bytes, p.many = "WAITFOR DELAY '00:01:30'; SELECT 1", "varbinary(64)", true
			t.Run(p.name, func(t *testing.T) { f(t, p) })
		}
	})
}

// openedByName is the connector of a driver that has none.
type openedByName struct {
	driver driver.Driver
	name   string
}

func (o openedByName) Connect(context.Context) (driver.Conn, error) { return o.driver.Open(o.name) }
func (o openedByName) Driver() driver.Driver                        { return o.driver }

func TestTheConformanceSuite(t *testing.T) {
	forEachPool(t, func(t *testing.T, p pool) {
		sqltypetest.Run(t, sqltypetest.Target{
			Name: p.name, Profile: p.profile, DB: sqltypetest.SQL(p.db), Hex: p.hex, BytesType: p.bytes,
			Refuses:     refused(t, p),
			RefusesNull: func(null any) bool { return null == nil && p.profile == engine.SQLServerBinary },
		})
	})
}

// refused reports, by asking the server, which ids MariaDB's UUID type has no room
// for.
func refused(t *testing.T, p pool) func(sqltype.UUID) bool {
	if p.profile.Order() != engine.OrderMariaDBUUID {
		return nil
	}
	return func(id sqltype.UUID) bool {
		var null bool
		if err := p.bare.QueryRow("SELECT CAST(? AS uuid) IS NULL", id.String()).Scan(&null); err != nil {
			t.Fatal(err)
		}
		return null
	}
}
