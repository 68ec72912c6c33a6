package migrate_test

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"net/url"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/migrate"
)

// On MariaDB and MySQL a large table without references is rewritten by two workers, and by one
// where it is asked for one, or where there is no connection for another.
func TestALargeTableOnInnoDBHasTwoWorkers(t *testing.T) {
	eachInnoDB(t, aLargeTableHasTwoWorkers)
}

func aLargeTableHasTwoWorkers(t *testing.T, l *lab) {
	l.exec(t, "CREATE TABLE orders (id binary(16) NOT NULL PRIMARY KEY, n integer NOT NULL) ENGINE=InnoDB")
	l.exec(t, "INSERT INTO orders SELECT UNHEX(CONCAT(LPAD(HEX(seq * 20000), 8, '0'), "+
		"'710011EE8000', LPAD(HEX(seq), 12, '0'))), seq FROM "+numbers(210_000))
	const image, old = "SELECT count(*) FROM orders WHERE id = UNHEX(CONCAT('1EE7100', LEFT(LPAD(HEX(n * 20000), 8, '0'), 5), '6', RIGHT(LPAD(HEX(n * 20000), 8, '0'), 3), '8000', LPAD(HEX(n), 12, '0')))",
		"SELECT count(*) FROM orders WHERE id = UNHEX(CONCAT(LPAD(HEX(n * 20000), 8, '0'), '710011EE8000', LPAD(HEX(n), 12, '0')))"
	want := func(what, query string) {
		t.Helper()
		if n := l.dump(t, query)[0]; n != "210000" {
			t.Errorf("%s: %s rows are as they should be, want 210000", what, n)
		}
	}
	second := func(got result) bool { return strings.Contains(got.out, `"worker":2`) }

	// MySQL begins with one, as its statements have not been measured beside each other.
	usual := map[string]int{"MariaDB": 2, "MySQL": 1}[l.name]
	if got := mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes", "--json")...)...); second(got) != (usual == 2) {
		t.Errorf("there was a second worker: %v, want %d workers", second(got), usual)
	}
	want("after the run", image)
	if got := mustRun(t, migrateArgs("undo", on(l, "--yes", "--json", "--workers", "1")...)...); second(got) {
		t.Error("there was a second worker, which nobody had asked for")
	}
	want("after the undo", old)

	name := fmt.Sprintf("sqluuid_one_%08x", rand.Uint32())
	l.exec(t, "CREATE USER '"+name+"'@'%' IDENTIFIED BY 'few' WITH MAX_USER_CONNECTIONS 1")
	l.exec(t, "GRANT ALL ON *.* TO '"+name+"'@'%'")
	t.Cleanup(func() { l.exec(t, "DROP USER '"+name+"'@'%'") })
	u, err := url.Parse(l.url)
	if err != nil {
		t.Fatal(err)
	}
	u.User = url.UserPassword(name, "few")
	if got := mustRun(t, migrateArgs("v1-to-v6", "--database", u.String(), "--column", "orders.id", "--yes", "--json")...); second(got) {
		t.Error("there was a second worker without a connection")
	}
	want("after the run with one connection", image)

	db, err := sql.Open("mysql", dbtest.MySQLDSN(t, l.url))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for conns, workers := range map[int]int{0: usual, 1: 1, 4: usual} {
		db.SetMaxOpenConns(conns)
		p, err := migrate.NewPlanner(db, l.p, migrate.PlannerConfig{
			Column: migrate.ColumnName{Table: "orders", Column: "id"}})
		if err != nil {
			t.Fatal(err)
		}
		pl, err := p.PlanUndo(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		r, err := migrate.NewRunner(pl, migrate.RunnerConfig{})
		if err != nil || r.Workers() != workers {
			t.Errorf("a pool of %d connections has %d workers, want %d (%v)", conns, r.Workers(), workers, err)
		}
	}

	l.exec(t, "CREATE TABLE items (n integer PRIMARY KEY, order_id binary(16) REFERENCES orders (id)) ENGINE=InnoDB")
	if got := mustRun(t, migrateArgs("undo", on(l, "--yes", "--json")...)...); second(got) {
		t.Error("there was a second worker for a table that another refers to")
	}
	want("after the last undo", old)
}
