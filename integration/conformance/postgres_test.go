package conformance_test

import (
	"context"
	"database/sql"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"

	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/pgxtype"
	"github.com/sqluuid/sqluuid/sqltype/sqltypetest"
)

func TestPostgreSQL(t *testing.T) {
	t.Parallel()
	url, db := dbtest.Postgres.Own(t)
	run := func(name string, db sqltypetest.DB, columnType string, hex func(column string) string) {
		t.Run(name, func(t *testing.T) {
			target := postgres(name, db)
			target.ColumnType, target.Hex = columnType, hex
			sqltypetest.Run(t, target)
		})
	}

	run("pgx through database-sql", sqltypetest.SQL(db), "uuid", uuidHex)
	run("pgx through database-sql, bytea", sqltypetest.SQL(db), "bytea", byteaHex)
	run("pgx through database-sql with Register", sqltypetest.SQL(openRegistered(t, url)), "uuid", uuidHex)
	run("pgx alone", pgxDB{openPool(t, url, nil)}, "uuid", uuidHex)
	for _, mode := range execModes {
		pool := openPool(t, url, func(c *pgxpool.Config) {
			c.AfterConnect = register
			c.ConnConfig.DefaultQueryExecMode = mode
		})
		run("pgx with Register in mode "+mode.String(), pgxDB{pool}, "uuid", uuidHex)
		if describes(mode) {
			run("pgx with Register in mode "+mode.String()+", bytea", pgxDB{pool}, "bytea", byteaHex)
		}
	}
}

// Every form through pgx: with and without Register and database/sql, in every
// way to run a query.
func TestPostgreSQLForms(t *testing.T) {
	t.Parallel()
	url, db := dbtest.Postgres.Own(t)
	runForms(t, postgres("pgx through database-sql", sqltypetest.SQL(db)), postgresForms(pgxAlone, nil))
	runForms(t, postgres("pgx through database-sql with Register", sqltypetest.SQL(openRegistered(t, url))), postgresForms(pgxRegistered, nil))
	runForms(t, postgres("pgx through database-sql", sqltypetest.SQL(db)), idTypes())
	for _, mode := range execModes {
		t.Run(mode.String(), func(t *testing.T) {
			if mode != pgx.QueryExecModeCacheStatement && mode != pgx.QueryExecModeSimpleProtocol {
				dbtest.AtNight(t)
			}
			t.Parallel()
			runMode(t, url, mode)
		})
	}
}

// runMode runs every form in one of pgx's ways to run a query.
func runMode(t *testing.T, url string, mode pgx.QueryExecMode) {
	for _, c := range []client{pgxAlone, pgxRegistered} {
		registered := c == pgxRegistered
		name := "pgx in mode " + mode.String()
		var more []formTest
		if registered {
			name = "pgx with Register in mode " + mode.String()
		}
		if registered && describes(mode) { // what nobody has asked for is text
			more = []formTest{
				{"GUID in bytea", sqltypetest.Form[sqltype.FormMixedEndian](), "bytea", byteaHex, nil},
				{"OrderedGUID in bytea", sqltypetest.Form[sqltype.FormSQLServerOrder](), "bytea", byteaHex, nil},
				{"SwappedUUID in uuid", sqltypetest.Form[sqltype.FormTimeSwapped](), "uuid", nil, network},
				{"CharULID in uuid", sqltypetest.Form[sqltype.FormULID](), "uuid", nil, network},
			}
		}
		if registered || describes(mode) {
			more = append(more, idTypes()...)
		}
		pool := openPool(t, url, func(c *pgxpool.Config) {
			c.ConnConfig.DefaultQueryExecMode = mode
			if registered {
				c.AfterConnect = register
			}
		})
		runForms(t, postgres(name, pgxDB{pool}), postgresForms(c, more))
		pool.Close()
	}
	config, err := pgx.ParseConfig(url)
	if err != nil {
		t.Fatal(err)
	}
	config.DefaultQueryExecMode = mode
	pool := stdlib.OpenDB(*config)
	pool.SetMaxOpenConns(4)
	runForms(t, postgres("pgx through database-sql in mode "+mode.String(), sqltypetest.SQL(pool)), postgresForms(pgxAlone, nil))
	pool.Close()
}

// execModes are all of pgx's ways to run a query.
var execModes = []pgx.QueryExecMode{
	pgx.QueryExecModeCacheStatement,
	pgx.QueryExecModeCacheDescribe,
	pgx.QueryExecModeDescribeExec,
	pgx.QueryExecModeExec,
	pgx.QueryExecModeSimpleProtocol,
}

// describes reports whether pgx asks the server for the parameters' types.
func describes(mode pgx.QueryExecMode) bool {
	return mode != pgx.QueryExecModeExec && mode != pgx.QueryExecModeSimpleProtocol
}

func register(_ context.Context, conn *pgx.Conn) error {
	pgxtype.Register(conn.TypeMap())
	return nil
}

// openRegistered opens a database/sql pool whose connections are registered.
func openRegistered(t *testing.T, url string) *sql.DB {
	t.Helper()
	config, err := pgx.ParseConfig(url)
	if err != nil {
		t.Fatal(err)
	}
	db := stdlib.OpenDB(*config, stdlib.OptionAfterConnect(register))
	t.Cleanup(func() { db.Close() })
	return db
}
