package conformance_test

import (
	"database/sql"
	"testing"

	"github.com/go-sql-driver/mysql"

	"github.com/sqluuid/sqluuid/integration/internal/server"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/sqltypetest"
)

func TestMariaDB(t *testing.T) {
	url, db := server.OwnMariaDB(t)
	config, err := mysql.ParseDSN(server.MySQLDSN(t, url))
	if err != nil {
		t.Fatal(err)
	}
	config.InterpolateParams = true // the driver writes the ids into the statement's text
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
			sqltypetest.Run(t, sqltypetest.Target{
				Name:      name,
				Profile:   engine.MariaDB,
				DB:        sqltypetest.SQL(db),
				Hex:       func(column string) string { return "HEX(" + column + ")" },
				BytesType: "varbinary(64)",
			})
		})
	}
}
