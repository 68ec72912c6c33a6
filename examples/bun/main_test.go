package main

import (
	"strings"
	"testing"

	"github.com/uptrace/bun"
	"github.com/uptrace/bun/dialect/pgdialect"

	"github.com/sqluuid/sqluuid/examples/internal/databasetest"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
)

func TestBunStoresAndFinds(t *testing.T) {
	databasetest.Servers(t, func(t *testing.T, url string) {
		var out strings.Builder
		if err := run(t.Context(), &out, url); err != nil {
			t.Fatal(err)
		}
		if want := "true 1\n"; out.String() != want {
			t.Errorf("prints %q, want %q", out.String(), want)
		}
	})
}

// docs/start/bun.md says that this fails, and what to take instead.
func TestBunRefusesAPlainUUIDOnPostgreSQL(t *testing.T) {
	_, pool := dbtest.Postgres.Own(t)
	if _, err := pool.Exec(`CREATE TABLE orders (id uuid PRIMARY KEY, cents int)`); err != nil {
		t.Fatal(err)
	}
	db := bun.NewDB(pool, pgdialect.New())
	_, err := db.NewInsert().Model(&Order{ID: sqltype.NewV7()}).Exec(t.Context())
	if err == nil || !strings.Contains(err.Error(), "22P02") {
		t.Errorf("a sqltype.UUID in a uuid column gives %v, want SQLSTATE 22P02", err)
	}
}
