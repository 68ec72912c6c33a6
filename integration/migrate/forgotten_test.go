package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
)

var engines = []string{"PostgreSQL", "MariaDB", "SQLite"}

// ofV1 makes a table of so many ids of version 1.
func (l *lab) ofV1(t *testing.T, table string, rows int) {
	t.Helper()
	l.exec(t, "CREATE TABLE "+table+" (id ID! NOT NULL PRIMARY KEY, n integer NOT NULL)")
	r := rand.New(rand.NewPCG(17, uint64(rows)))
	var values []string
	for n := range rows {
		values = append(values, fmt.Sprintf("(%s, %d)", l.lit(newV1(r)), n))
	}
	l.exec(t, "INSERT INTO "+table+" VALUES "+strings.Join(values, ", "))
}

// A link that a run was told of by --also is not left behind by the next rewrite of the
// class, whichever it is, wherever it begins and whatever became of the run.
func TestARewriteDoesNotForgetALink(t *testing.T) {
	for _, engine := range engines {
		t.Run(engine, func(t *testing.T) {
			l := labs()[engine](t)
			l.ofV1(t, "orders", 200)
			l.exec(t, "CREATE TABLE notes (n integer NOT NULL PRIMARY KEY, about ID! NULL)")
			l.exec(t, "CREATE INDEX notes_about ON notes (about)")
			l.exec(t, "INSERT INTO notes SELECT n, id FROM orders")
			linked := func(when string) {
				t.Helper()
				if n := l.dump(t, "SELECT COUNT(*) FROM notes JOIN orders ON orders.id = notes.about"); len(n) != 1 || !strings.Contains(n[0], "200") {
					t.Errorf("%s: %v notes have an order", when, n)
				}
			}
			refused := func(when, verb, column string, names ...string) {
				t.Helper()
				before := l.dump(t, "SELECT id FROM orders ORDER BY n")
				for _, strategy := range []string{"in-place", "copy"} {
					wantError(t, run(t, migrateArgs(verb, "--database", l.url, "--column", column, "--yes", "--strategy", strategy)...), 3, append(names, "--also", "finish")...)
				}
				same(t, when, l.dump(t, "SELECT id FROM orders ORDER BY n"), before)
				linked(when)
			}
			also := func(verb string) {
				t.Helper()
				mustRun(t, migrateArgs(verb, on(l, "--yes", "--also", "notes.about")...)...)
				linked(verb)
			}
			also("v1-to-v6")
			refused("done, the inverse", "v6-to-v1", "orders.id", "notes.about")
			refused("done, from the link", "v6-to-v1", "notes.about", "orders.id")
			r := rand.New(rand.NewPCG(1, 2))
			late := newV1(r)
			l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, 1000)", l.lit(late)))
			refused("done, the same once more", "v1-to-v6", "orders.id", "notes.about")
			also("v1-to-v6")
			mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
			linked("undo")
			refused("undone", "v1-to-v6", "orders.id", "notes.about")
			also("v1-to-v6")

			// Without the table there is nothing to name.
			l.exec(t, "DROP TABLE notes")
			mustRun(t, migrateArgs("v6-to-v1", on(l, "--yes")...)...)
		})
	}
}

// An undo that walks by the places of rows, and is stopped, goes on when a foreign key
// has come meanwhile.
func TestAnUndoGoesOnBesideANewForeignKey(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	l.ofV1(t, "orders", 2000)
	before := l.dump(t, "SELECT * FROM orders ORDER BY n")
	mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...)
	undo := startJSON(t, migrateArgs("undo", on(l, "--yes", "--chunk-rows", "50")...)...)
	undo.until(t, `"event":"chunk"`)
	undo.cmd.Process.Signal(os.Interrupt)
	if code, events := undo.end(); code != 5 {
		t.Fatalf("the undo ended with %d\n%s%s", code, events, undo.err.String())
	}
	l.exec(t, "CREATE TABLE children (order_id uuid REFERENCES orders (id))")
	l.exec(t, "INSERT INTO children SELECT id FROM orders WHERE n % 7 = 0")
	mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
	same(t, "orders", l.dump(t, "SELECT * FROM orders ORDER BY n"), before)
	if n := l.dump(t, "SELECT COUNT(*) FROM children c LEFT JOIN orders o ON o.id = c.order_id WHERE o.id IS NULL"); !strings.Contains(n[0], "0") {
		t.Errorf("%v children have no order", n)
	}
}
