package conformance_test

import (
	"bytes"
	"database/sql"
	"database/sql/driver"
	"errors"
	"net/url"
	"testing"

	"github.com/go-sql-driver/mysql"
	gofrs "github.com/gofrs/uuid/v5"
	google "github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/lib/pq"
	mssql "github.com/microsoft/go-mssqldb"
	"github.com/oklog/ulid/v2"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/sqltypetest"
)

// foreignType is another library's type, as it is.
func foreignType[T ~[16]byte](name string) matrixType {
	return matrixType{name,
		func(_ engine.Profile, id sqltype.UUID) any { return T(id) },
		func(_ engine.Profile, id *sqltype.UUID) (any, func()) {
			v := new(T)
			return v, func() { *id = sqltype.UUID(*v) }
		}}
}

func foreignTypes() []matrixType {
	return []matrixType{
		foreignType[google.UUID]("google/uuid"),
		foreignType[gofrs.UUID]("gofrs/uuid"),
		foreignType[ulid.ULID]("oklog/ulid"),
	}
}

// connectorTypes are those that the connector encodes, and one that states its form.
func connectorTypes() []matrixType {
	return append(foreignTypes(), matrixTypes()[0], matrixTypeOf[sqltype.FormText]("CharUUID"))
}

func sqlServerTypes() []matrixType {
	return append(append(foreignTypes(), foreignType[mssql.UniqueIdentifier]("go-mssqldb's UniqueIdentifier")), matrixTypes()...)
}

// behind opens a pool behind the connector.
func behind(t *testing.T, parent driver.Connector, err error, profile engine.Profile) sqltypetest.DB {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	db := sql.OpenDB(sqltype.NewConnector(parent, profile))
	t.Cleanup(func() { db.Close() })
	return sqltypetest.SQL(db)
}

// connectorEngines are pools behind the connector.
func connectorEngines(postgres, mariaDB, mySQL []matrixColumn) []matrixEngine {
	pool := func(server dbtest.Server, profile engine.Profile) func(t *testing.T) sqltypetest.DB {
		return func(t *testing.T) sqltypetest.DB {
			url, _ := server.Own(t)
			config, err := mysql.ParseDSN(dbtest.MySQLDSN(t, url))
			if err != nil {
				t.Fatal(err)
			}
			parent, err := mysql.NewConnector(config)
			return behind(t, parent, err, profile)
		}
	}
	engines := []matrixEngine{
		{name: "PostgreSQL through pgx in mode exec behind the connector", profile: engine.PostgreSQL, open: func(t *testing.T) sqltypetest.DB {
			url, _ := dbtest.Postgres.Own(t)
			config, err := pgx.ParseConfig(url)
			if err != nil {
				t.Fatal(err)
			}
			config.DefaultQueryExecMode = pgx.QueryExecModeExec
			return behind(t, stdlib.GetConnector(*config), nil, engine.PostgreSQL)
		}, columns: postgres},
		{name: "PostgreSQL through lib/pq behind the connector", profile: engine.PostgreSQL, open: func(t *testing.T) sqltypetest.DB {
			url, _ := dbtest.Postgres.Own(t)
			parent, err := pq.NewConnector(url)
			return behind(t, parent, err, engine.PostgreSQL)
		}, columns: postgres},
		{name: "MariaDB behind the connector, binary keys", profile: engine.MariaDB,
			open: pool(dbtest.MariaDB, engine.MariaDB), columns: mariaDB},
		{name: "MariaDB behind the connector, uuid keys", profile: engine.MariaDBUUID,
			open: pool(dbtest.MariaDB, engine.MariaDBUUID), columns: mariaDB},
		{name: "MySQL behind the connector", profile: engine.MySQL,
			open: pool(dbtest.MySQL, engine.MySQL), columns: mySQL},
	}
	for i := range engines {
		engines[i].types = connectorTypes
	}
	return engines
}

// sqlServerEngines are go-mssqldb's driver and a server in this process that speaks
// the protocol and stores a uniqueidentifier or a BINARY(16), but no SQL.
func sqlServerEngines() []matrixEngine {
	columns := []matrixColumn{
		{name: "uniqueidentifier", content: func(id sqltype.UUID) []byte {
			b := codec.MixedEndian.Encode(id)
			return b[:]
		}},
		{name: "uniqueidentifier, ordered", content: func(id sqltype.UUID) []byte {
			b := codec.SQLServerOrder.Encode(id)
			return b[:]
		}},
		{name: "binary(16)", typ: "binary(16)", content: network},
	}
	pool := func(name string, profile engine.Profile, connector bool) matrixEngine {
		return matrixEngine{name: name, profile: profile, columns: columns, types: sqlServerTypes,
			tds: func(t *testing.T) (*tdsServer, *sql.DB) {
				server := startTDS(t)
				dsn := url.URL{Scheme: "sqlserver", User: url.UserPassword("sa", "x"), Host: server.addr,
					RawQuery: url.Values{"encrypt": {"disable"}, "protocol": {"tcp"}}.Encode()}
				var parent driver.Connector
				parent, err := mssql.NewConnector(dsn.String())
				if err != nil {
					t.Fatal(err)
				}
				if connector {
					parent = sqltype.NewConnector(parent, profile)
				}
				db := sql.OpenDB(parent)
				t.Cleanup(func() { db.Close() })
				return server, db
			}}
	}
	return []matrixEngine{
		pool("SQL Server through go-mssqldb, profile SQLServer", engine.SQLServer, false),
		pool("SQL Server through go-mssqldb, profile SQLServerOrdered", engine.SQLServerOrdered, false),
		pool("SQL Server through go-mssqldb, profile SQLServerBinary", engine.SQLServerBinary, false),
		pool("SQL Server behind the connector, profile SQLServer", engine.SQLServer, true),
		pool("SQL Server behind the connector, profile SQLServerOrdered", engine.SQLServerOrdered, true),
		pool("SQL Server behind the connector, profile SQLServerBinary", engine.SQLServerBinary, true),
	}
}

// tdsCell is cell for a server without SQL: what it has converted the argument to
// is what INSERT would store and WHERE would look for.
func tdsCell(t *testing.T, server *tdsServer, db *sql.DB, e matrixEngine, c matrixColumn, typ matrixType) string {
	id := sqltype.MustParse("f81d4fae-7dec-61d0-a765-00a0c91e6bf6")
	content := c.content(id)
	server.column(c.typ == "binary(16)")
	var v verdict
	var raw []byte
	err := db.QueryRowContext(t.Context(), "SELECT @p1", typ.arg(e.profile, id)).Scan(&raw)
	same := bytes.Equal(server.stored(), content)
	v.note(errors.Join(err, server.refused()), same, "INSERT", "stores otherwise")
	v.note(err, same, "WHERE", "finds none")

	server.answer(content)
	defer server.answer(nil)
	var got sqltype.UUID
	dest, after := typ.dest(e.profile, &got)
	err = db.QueryRowContext(t.Context(), "SELECT @p1", 1).Scan(dest)
	after()
	v.note(err, got == id, "Scan", "reads another id")
	return v.String()
}
