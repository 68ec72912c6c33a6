package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
)

var engines = []string{"PostgreSQL", "MariaDB", "MySQL", "SQLite"}

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

// What comes back in the new version after an undo is no verified undo, whatever is left
// of its record.
func TestVerifyOfAnUndoThatFoundAMismatch(t *testing.T) {
	l := labs()["SQLite"](t)
	l.ofV1(t, "orders", 400)
	mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...)
	l.exec(t, "CREATE TABLE copies AS SELECT * FROM orders")
	undo := startJSON(t, migrateArgs("undo", on(l, "--yes", "--chunk-rows", "20")...)...)
	undo.until(t, `"event":"chunk"`)
	r := rand.New(rand.NewPCG(5, 5))
	l.exec(t, "UPDATE orders SET id = "+l.lit(newV1(r))+" WHERE n = 7")
	if code, events := undo.end(); code != 4 {
		t.Fatalf("the undo ended with %d\n%s%s", code, events, undo.err.String())
	}
	l.exec(t, "UPDATE orders SET id = (SELECT c.id FROM copies c WHERE c.n = orders.n)")
	wantError(t, run(t, migrateArgs("verify", on(l)...)...), 4, "orders.id")
}

// An undo that has taken ids for its own which came after the run, and was stopped before
// its first chunk, stays one that has: the next undo does not take them in silence.
func TestAnUndoThatAdoptsStaysOne(t *testing.T) {
	l := labs()["SQLite"](t)
	l.exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer NOT NULL)")
	r := rand.New(rand.NewPCG(6, 6))
	for n := range 300 {
		l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d)", l.lit(sqltype.UUID(codec.TimeSwapped.Encode(newOf(r, 4)))), n))
	}
	before := l.dump(t, "SELECT * FROM orders ORDER BY n")
	mustRun(t, migrateArgs("swapped-to-network", on(l, "--yes")...)...)
	late := newOf(r, 4)
	l.exec(t, "INSERT INTO orders VALUES ("+l.lit(late)+", 1000)")
	wantError(t, run(t, migrateArgs("undo", on(l, "--yes")...)...), 3, "--include-new")
	file := filepath.Join(t.TempDir(), "wait")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	undo := startJSON(t, migrateArgs("undo", on(l, "--yes", "--include-new", "--pause-file", file)...)...)
	undo.until(t, `"event":"paused"`)
	undo.cmd.Process.Signal(os.Interrupt)
	if code, events := undo.end(); code != 5 || !strings.Contains(undo.err.String()+events, "stays recorded as undoing") {
		t.Errorf("the undo ended with %d\n%s%s", code, events, undo.err.String())
	}
	if got := mustRun(t, "migrate", "status", "--database", l.url); !strings.Contains(got.out, "undoing") {
		t.Errorf("the run is not being undone:\n%s", got.out)
	}
	mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
	same(t, "the rows from before", l.dump(t, "SELECT * FROM orders WHERE n < 1000 ORDER BY n"), before)
	back := sqltype.UUID(codec.TimeSwapped.Encode(late))
	same(t, "the late one", l.dump(t, "SELECT "+l.hexOf("id")+" FROM orders WHERE n = 1000"), []string{fmt.Sprintf("%x", back[:])})
}
