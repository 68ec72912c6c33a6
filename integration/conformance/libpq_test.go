package conformance_test

import (
	"database/sql"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"testing"

	_ "github.com/lib/pq" // registers postgres

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/sqltypetest"
)

// lib/pq sends a []byte as a bytea, which a uuid column refuses, so a plain UUID
// is for bytea columns there, and a form of text or Bind for uuid columns.
func TestLibPQ(t *testing.T) {
	t.Parallel()
	url, _ := dbtest.Postgres.Own(t)
	db, err := sql.Open("postgres", url)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	db.SetMaxOpenConns(4)
	bytea := postgres("lib-pq, bytea", sqltypetest.SQL(db))
	bytea.ColumnType, bytea.Hex = "bytea", byteaHex
	t.Run(bytea.Name, func(t *testing.T) { sqltypetest.Run(t, bytea) })
	runForms(t, postgres("lib-pq", sqltypetest.SQL(db)), postgresForms(libPQ, nil))

	var refused int
	if err := db.QueryRow(`SELECT count(*) FROM pg_class WHERE $1::uuid IS NULL`, sqltype.NewV4()).Scan(&refused); err == nil {
		t.Error("lib/pq took sixteen bytes for a uuid; docs/reference/engines.md says that it does not")
	}
}

func postgres(name string, db sqltypetest.DB) sqltypetest.Target {
	return sqltypetest.Target{
		Name: name, Profile: engine.PostgreSQL, DB: db, Hex: uuidHex, BytesType: "bytea",
	}
}
