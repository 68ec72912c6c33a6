package links_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
)

var engines = []string{"PostgreSQL", "MariaDB", "MySQL", "SQLite"}

// ofV1 makes a table of so many ids of version 1.
func ofV1(t *testing.T, l *lab.Lab, table string, rows int) {
	t.Helper()
	l.Exec(t, "CREATE TABLE "+table+" (id ID! NOT NULL PRIMARY KEY, n integer NOT NULL)")
	r := rand.New(rand.NewPCG(17, uint64(rows)))
	var values []string
	for n := range rows {
		values = append(values, fmt.Sprintf("(%s, %d)", l.Lit(lab.NewV1(r)), n))
	}
	l.Exec(t, "INSERT INTO "+table+" VALUES "+strings.Join(values, ", "))
}

// A link that a run was told of by --also is not left behind by the next rewrite of the
// class, whichever it is, wherever it begins and whatever became of the run.
func TestARewriteDoesNotForgetALink(t *testing.T) {
	for _, engine := range engines {
		t.Run(engine, func(t *testing.T) {
			l := lab.Open(t, engine)
			ofV1(t, l, "orders", 200)
			l.Exec(t, "CREATE TABLE notes (n integer NOT NULL PRIMARY KEY, about ID! NULL)")
			l.Exec(t, "CREATE INDEX notes_about ON notes (about)")
			l.Exec(t, "INSERT INTO notes SELECT n, id FROM orders")
			linked := func(when string) {
				t.Helper()
				if n := l.Dump(t, "SELECT COUNT(*) FROM notes JOIN orders ON orders.id = notes.about"); len(n) != 1 || !strings.Contains(n[0], "200") {
					t.Errorf("%s: %v notes have an order", when, n)
				}
			}
			refused := func(when, verb, column string, names ...string) {
				t.Helper()
				before := l.Dump(t, "SELECT id FROM orders ORDER BY n")
				lab.WantError(t, lab.Run(t, lab.Args(verb, "--database", l.URL, "--column", column, "--yes")...), 3, append(names, "--also", "finish")...)
				lab.Same(t, when, l.Dump(t, "SELECT id FROM orders ORDER BY n"), before)
				linked(when)
			}
			also := func(verb string) {
				t.Helper()
				lab.MustRun(t, lab.Args(verb, l.On("--yes", "--also", "notes.about")...)...)
				linked(verb)
			}
			also("v1-to-v6")
			refused("done, the inverse", "v6-to-v1", "orders.id", "notes.about")
			refused("done, from the link", "v6-to-v1", "notes.about", "orders.id")
			r := rand.New(rand.NewPCG(1, 2))
			late := lab.NewV1(r)
			l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, 1000)", l.Lit(late)))
			refused("done, the same once more", "v1-to-v6", "orders.id", "notes.about")
			also("v1-to-v6")
			lab.MustRun(t, lab.Args("undo", l.On("--yes")...)...)
			linked("undo")
			refused("undone", "v1-to-v6", "orders.id", "notes.about")
			also("v1-to-v6")

			// Without the table there is nothing to name.
			l.Exec(t, "DROP TABLE notes")
			lab.MustRun(t, lab.Args("v6-to-v1", l.On("--yes")...)...)
		})
	}
}

// An undo that walks by the places of rows, and is stopped, goes on when a foreign key
// has come meanwhile.
func TestAnUndoGoesOnBesideANewForeignKey(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	ofV1(t, l, "orders", 2000)
	before := l.Dump(t, "SELECT * FROM orders ORDER BY n")
	lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes")...)...)
	undo := lab.Start(t, lab.Args("undo", l.On("--yes", "--chunk-rows", "50")...)...)
	undo.Until(t, `"event":"chunk"`)
	undo.Cmd.Process.Signal(os.Interrupt)
	if code, events := undo.End(); code != 5 {
		t.Fatalf("the undo ended with %d\n%s%s", code, events, undo.Err.String())
	}
	l.Exec(t, "CREATE TABLE children (order_id uuid REFERENCES orders (id))")
	l.Exec(t, "INSERT INTO children SELECT id FROM orders WHERE n % 7 = 0")
	lab.MustRun(t, lab.Args("undo", l.On("--yes")...)...)
	lab.Same(t, "orders", l.Dump(t, "SELECT * FROM orders ORDER BY n"), before)
	if n := l.Dump(t, "SELECT COUNT(*) FROM children c LEFT JOIN orders o ON o.id = c.order_id WHERE o.id IS NULL"); !strings.Contains(n[0], "0") {
		t.Errorf("%v children have no order", n)
	}
}

// What comes back in the new version after an undo is no verified undo, whatever is left
// of its record.
func TestVerifyOfAnUndoThatFoundAMismatch(t *testing.T) {
	l := lab.Open(t, "SQLite")
	ofV1(t, l, "orders", 400)
	lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes")...)...)
	l.Exec(t, "CREATE TABLE copies AS SELECT * FROM orders")
	undo := lab.Start(t, lab.Args("undo", l.On("--yes", "--chunk-rows", "20")...)...)
	undo.Until(t, `"event":"chunk"`)
	r := rand.New(rand.NewPCG(5, 5))
	l.Exec(t, "UPDATE orders SET id = "+l.Lit(lab.NewV1(r))+" WHERE n = 7")
	if code, events := undo.End(); code != 4 {
		t.Fatalf("the undo ended with %d\n%s%s", code, events, undo.Err.String())
	}
	l.Exec(t, "UPDATE orders SET id = (SELECT c.id FROM copies c WHERE c.n = orders.n)")
	lab.WantError(t, lab.Run(t, lab.Args("verify", l.On()...)...), 4, "orders.id")
}

// An undo that has taken ids for its own which came after the run, and was stopped before
// its first chunk, stays one that has: the next undo does not take them in silence.
func TestAnUndoThatAdoptsStaysOne(t *testing.T) {
	l := lab.Open(t, "SQLite")
	l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer NOT NULL)")
	r := rand.New(rand.NewPCG(6, 6))
	for n := range 300 {
		l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d)", l.Lit(sqltype.UUID(codec.TimeSwapped.Encode(lab.NewOf(r, 4)))), n))
	}
	before := l.Dump(t, "SELECT * FROM orders ORDER BY n")
	lab.MustRun(t, lab.Args("swapped-to-network", l.On("--yes")...)...)
	late := lab.NewOf(r, 4)
	l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(late)+", 1000)")
	lab.WantError(t, lab.Run(t, lab.Args("undo", l.On("--yes")...)...), 3, "--include-new")
	file := filepath.Join(t.TempDir(), "wait")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	undo := lab.Start(t, lab.Args("undo", l.On("--yes", "--include-new", "--pause-file", file)...)...)
	undo.Until(t, `"event":"paused"`)
	undo.Cmd.Process.Signal(os.Interrupt)
	if code, events := undo.End(); code != 5 || !strings.Contains(undo.Err.String()+events, "recorded as undoing") {
		t.Errorf("the undo ended with %d\n%s%s", code, events, undo.Err.String())
	}
	if got := lab.MustRun(t, "migrate", "status", "--database", l.URL); !strings.Contains(got.Out, "undoing") {
		t.Errorf("the run is not being undone:\n%s", got.Out)
	}
	lab.MustRun(t, lab.Args("undo", l.On("--yes")...)...)
	lab.Same(t, "the rows from before", l.Dump(t, "SELECT * FROM orders WHERE n < 1000 ORDER BY n"), before)
	back := sqltype.UUID(codec.TimeSwapped.Encode(late))
	lab.Same(t, "the late one", l.Dump(t, "SELECT "+l.HexOf("id")+" FROM orders WHERE n = 1000"), []string{fmt.Sprintf("%x", back[:])})
}
