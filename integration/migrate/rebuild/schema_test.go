package rebuild_test

import (
	"database/sql"
	"testing"

	_ "modernc.org/sqlite" // registers sqlite, with FTS5

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
)

// The schema can change while a run asks. Rows of a table that came with a foreign key would lose
// their parents.
func TestASchemaThatChangesAtTheQuestion(t *testing.T) {
	l := lab.Open(t, "SQLite")
	id := sqltype.NewV1().String()
	l.Exec(t, "CREATE TABLE orders (id text PRIMARY KEY)")
	l.Exec(t, "INSERT INTO orders VALUES ('"+id+"')")
	run := []string{"migrate", "text-to-binary", "--database", l.URL, "--column", "orders.id"}
	answer := lab.Prompted(t, run...)
	l.Exec(t, "CREATE TABLE lines (n integer PRIMARY KEY, order_id text REFERENCES orders (id))")
	l.Exec(t, "INSERT INTO lines VALUES (1, '"+id+"')")
	schema, before := l.Schema(t), l.Dump(t, "SELECT * FROM orders")
	lab.WantError(t, answer("y\n"), 3, "the schema has changed since the plan was made",
		"run the same again, which plans anew", "nothing was changed")
	lab.Same(t, "the schema", l.Schema(t), schema)
	lab.Same(t, "the rows", l.Dump(t, "SELECT * FROM orders"), before)
	lab.MustRun(t, append(run, "--yes")...)
	lost := l.Dump(t, "SELECT count(*) FROM lines WHERE order_id NOT IN (SELECT id FROM orders)")
	lab.Same(t, "rows without a parent", lost, []string{"0"})
}

// The tables in which a virtual table keeps its values are the module's own. A full-text index that
// reads the ids of a table would find nothing by them.
func TestVirtualTables(t *testing.T) {
	for _, c := range []struct{ driver, module string }{{"sqlite", "fts5"}, {"sqlite3", "fts4"}} {
		t.Run(c.module, func(t *testing.T) {
			l := lab.Open(t, "SQLite")
			db, err := sql.Open(c.driver, lab.ParseURL(t, l.URL).Path)
			if err != nil {
				t.Fatal(err)
			}
			defer db.Close()
			id := sqltype.NewV1().String()
			do := func(statement string) {
				t.Helper()
				if _, err := db.Exec(statement); err != nil {
					t.Fatalf("%s: %v", statement, err)
				}
			}
			do("CREATE TABLE orders (id text PRIMARY KEY, note text)")
			do("INSERT INTO orders VALUES ('" + id + "', 'a note')")
			do("CREATE VIRTUAL TABLE words USING " + c.module + " (a, note)")
			do("INSERT INTO words VALUES ('" + id + "', 'a note')")
			all := []string{"migrate", "text-to-binary", "--database", l.URL, "--all", "--yes"}
			lab.MustRun(t, all...)
			do("INSERT INTO words (words) VALUES ('integrity-check')")
			lab.WantError(t, lab.Run(t, "migrate", "text-to-binary", "--database", l.URL, "--column", "words_content.c0",
				"--dry-run"), 3, "it is a part of the virtual table words")

			do("CREATE TABLE pages (id text PRIMARY KEY, note text)")
			do("INSERT INTO pages VALUES ('" + id + "', 'a note')")
			do("CREATE VIRTUAL TABLE found USING " + c.module + " (id, note, content=\"pages\")")
			schema := l.Schema(t)
			lab.WantError(t, lab.Run(t, all...), 3, "virtual table found", "it reads the ids of table pages",
				`DROP TABLE "main"."found"`)
			lab.Same(t, "the schema", l.Schema(t), schema)
			do("DROP TABLE found")
			lab.MustRun(t, all...)
		})
	}
}
