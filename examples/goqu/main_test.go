package main

import (
	"strings"
	"testing"

	"github.com/doug-martin/goqu/v9"

	"github.com/sqluuid/sqluuid/examples/internal/database"
	"github.com/sqluuid/sqluuid/examples/internal/databasetest"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
)

func TestGoquStoresAndFinds(t *testing.T) {
	databasetest.Servers(t, func(t *testing.T, url string) {
		var out strings.Builder
		if err := run(t.Context(), &out, url); err != nil {
			t.Fatal(err)
		}
		if want := "true 2\n"; out.String() != want {
			t.Errorf("prints %q, want %q", out.String(), want)
		}
	})
}

// docs/start/squirrel-goqu.md says what goqu does without prepared statements.
func TestGoquCorruptsIdsInTheTextOfAStatement(t *testing.T) {
	url, _ := dbtest.SQLite.Own(t)
	pool, _, err := database.Open(url)
	if err != nil {
		t.Fatal(err)
	}
	defer pool.Close()
	if _, err := pool.Exec(`CREATE TABLE orders (id BLOB PRIMARY KEY)`); err != nil {
		t.Fatal(err)
	}
	id := sqltype.MustParse("01890a5d-ac96-774b-bcce-b302099a8057")
	insert := goqu.New("sqlite3", pool).Insert("orders").Rows(goqu.Record{"id": id}).Prepared(false)
	if _, err := insert.Executor().Exec(); err != nil {
		t.Fatal(err)
	}
	var found int
	if err := pool.QueryRow(`SELECT count(*) FROM orders WHERE id = ?`, id).Scan(&found); err != nil {
		t.Fatal(err)
	}
	if found != 0 {
		t.Error("goqu stores an id as its bytes without prepared statements; the page says that it does not")
	}
}
