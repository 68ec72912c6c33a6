package conformance_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/internal/server"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/sqltypetest"
)

func TestSQLite(t *testing.T) {
	_, db := server.OwnSQLite(t)
	sqltypetest.Run(t, sqltypetest.Target{
		Name:      "mattn/go-sqlite3",
		Profile:   engine.SQLite,
		DB:        sqltypetest.SQL(db),
		Hex:       func(column string) string { return "hex(" + column + ")" },
		BytesType: "blob",
	})
}
