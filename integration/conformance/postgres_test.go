package conformance_test

import (
	"context"
	"database/sql"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"

	"github.com/sqluuid/sqluuid/integration/internal/server"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/pgxtype"
	"github.com/sqluuid/sqluuid/sqltype/sqltypetest"
)

func TestPostgreSQL(t *testing.T) {
	url, db := server.OwnPostgres(t)
	run := func(name string, db sqltypetest.DB, columnType string, hex func(column string) string) {
		t.Run(name, func(t *testing.T) {
			sqltypetest.Run(t, sqltypetest.Target{
				Name: name, Profile: engine.PostgreSQL, DB: db,
				ColumnType: columnType, Hex: hex, BytesType: "bytea",
			})
		})
	}
	uuidHex := func(column string) string { return "encode(uuid_send(" + column + "), 'hex')" }
	byteaHex := func(column string) string { return "encode(" + column + ", 'hex')" }

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
