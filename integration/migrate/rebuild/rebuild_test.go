package rebuild_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A copy of SQLite's tables refused triggers and full-text tables, was undone only until somebody
// wrote, and took one class at a time.
func TestWhatARebuildKeeps(t *testing.T) {
	l := lab.Open(t, "SQLite")
	for _, q := range []string{
		"CREATE TABLE customers (id char(36) PRIMARY KEY DEFAULT (lower(hex(randomblob(16)))), name text, CHECK (customers.name <> ''))",
		"CREATE TABLE orders (n integer PRIMARY KEY AUTOINCREMENT, id text UNIQUE NOT NULL COLLATE NOCASE, customer text REFERENCES customers ON DELETE CASCADE, previous text REFERENCES orders (id), big text AS (upper(note)) STORED, note text)",
		"CREATE TABLE tags (customer char(36) NOT NULL REFERENCES customers (id), tag text NOT NULL, PRIMARY KEY (tag, customer)) WITHOUT ROWID",
		"CREATE TABLE plain (k TEXT NOT NULL PRIMARY KEY, n INTEGER)",
		"CREATE TABLE other (order_no integer REFERENCES orders (n))",
		"CREATE INDEX orders_customer ON orders (customer, n DESC)",
		"CREATE INDEX noted ON orders (customer) WHERE note IS NOT NULL AND n > 3",
		"CREATE UNIQUE INDEX lower_tag ON tags (lower(tag), customer)",
		"CREATE TABLE log (what text)",
		"CREATE TRIGGER logs AFTER INSERT ON orders WHEN NEW.note IS NOT NULL BEGIN INSERT INTO log VALUES (NEW.note); END",
		"CREATE TRIGGER also_logs BEFORE UPDATE OF note ON orders BEGIN INSERT INTO log SELECT CASE WHEN 1 THEN 'changed' END; END",
		"CREATE VIEW counted AS SELECT count(*) AS n FROM orders",
		"CREATE VIRTUAL TABLE words USING fts4(content='customers', name)",
	} {
		l.Exec(t, q)
	}
	r := rand.New(rand.NewPCG(1, 1))
	var ids []sqltype.UUID
	for i := range 40 {
		id := lab.NewV1(r)
		ids = append(ids, id)
		text := id.String()
		switch i {
		case 3:
			text = strings.ToUpper(text)
		case 4:
			text = "{" + text + "}"
		}
		l.Exec(t, fmt.Sprintf("INSERT INTO customers VALUES ('%s', 'name %d')", text, i))
		l.Exec(t, fmt.Sprintf("INSERT INTO orders (id, customer, previous, note) SELECT '%s', '%s', (SELECT id FROM orders ORDER BY n DESC LIMIT 1), 'note %d'", lab.NewV1(r), text, i))
		l.Exec(t, fmt.Sprintf("INSERT INTO tags VALUES ('%s', 'tag %d')", text, i))
		l.Exec(t, fmt.Sprintf("INSERT INTO plain VALUES ('%s', %d)", lab.NewV1(r), i))
		if i < 30 {
			l.Exec(t, fmt.Sprintf("INSERT INTO other VALUES (%d)", i+1))
		}
	}
	l.Exec(t, "DELETE FROM orders WHERE id = (SELECT id FROM orders ORDER BY n DESC LIMIT 1)")
	l.Exec(t, "INSERT INTO words (words) VALUES ('rebuild')")
	l.Exec(t, "ANALYZE")
	state := func() (out []string) {
		for _, q := range []string{
			"SELECT rowid, * FROM customers", "SELECT rowid, * FROM orders", "SELECT * FROM tags", "SELECT rowid, * FROM plain",
			"SELECT * FROM log", "SELECT * FROM other", "SELECT * FROM counted", "SELECT rowid, name FROM words WHERE words MATCH '7'",
			"SELECT name, seq FROM sqlite_sequence WHERE name NOT LIKE 'sqluuid%'", "SELECT tbl, idx FROM sqlite_stat1 WHERE tbl NOT LIKE 'sqluuid%' ORDER BY 1, 2",
			"SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE '%sqluuid%' ORDER BY 1, 2",
			"SELECT group_concat(name) FROM (SELECT name FROM sqlite_master WHERE type = 'trigger' ORDER BY rowid)",
		} {
			out = append(append(out, q), l.Dump(t, q)...)
		}
		return out
	}
	before := state()
	all := []string{"migrate", "text-to-binary", "--database", l.URL, "--all"}
	plan := lab.MustRun(t, append(all, "--dry-run")...)
	for _, words := range []string{"by a rebuild", "carried over: trigger logs", "carried over: index noted", "view counted uses", "free disk: ", "finds nothing, without an error"} {
		if !strings.Contains(plan.Out, words) {
			t.Errorf("the plan does not say %q:\n%s", words, plan.Out)
		}
	}
	done := lab.MustRun(t, append(all, "--yes", "--json")...)
	if n := len(lab.EventsOf(t, done.Out, migrate.StepDone)); n != 4 {
		t.Errorf("%d tables were made anew, want 4:\n%s", n, done.Out)
	}
	for _, column := range []string{"customers.id", "orders.id", "orders.customer", "orders.previous", "tags.customer", "plain.k"} {
		table, name, _ := strings.Cut(column, ".")
		got := l.Dump(t, "SELECT DISTINCT typeof("+name+"), length("+name+") FROM "+table+" WHERE "+name+" IS NOT NULL")
		lab.Same(t, column, got, []string{"blob|16"})
	}
	if n := l.Ask(t, "SELECT count(*) FROM pragma_foreign_key_check"); n != "0" {
		t.Errorf("%s rows have lost their parent", n)
	}
	lab.MustRun(t, "migrate", "verify", "--database", l.URL, "--column", "orders.id")
	if st := lab.MustRun(t, "migrate", "status", "--database", l.URL); !strings.Contains(st.Out, "rebuilt") || !strings.Contains(st.Out, "undo makes them once more") {
		t.Errorf("status says\n%s", st.Out)
	}
	lab.WantError(t, lab.Run(t, "migrate", "cutover", "--database", l.URL, "--yes"), 3, "there is no cut-over")
	one := []string{"migrate", "text-to-binary", "--database", l.URL, "--column", "orders.id", "--yes"}
	if again := lab.MustRun(t, one...); !strings.Contains(again.Out, "Run 1 is rebuilt") {
		t.Errorf("the same again says\n%s", again.Out)
	}
	lab.WantError(t, lab.Run(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes"), 3, "under way")

	// What is written since stays, and refers to its parents as they are spelled.
	l.Exec(t, "INSERT INTO customers (name) VALUES ('late')")
	l.Exec(t, fmt.Sprintf("INSERT INTO orders (id, customer) VALUES (x'%x', x'%x')", lab.NewV1(r), ids[3]))
	undo := []string{"migrate", "undo", "--database", l.URL, "--column", "orders.id", "--yes"}
	lab.MustRun(t, undo...)
	if n := l.Ask(t, "SELECT count(*) FROM orders o JOIN customers c ON c.id = o.customer WHERE o.n > 40 AND c.id = upper(c.id) AND c.id <> lower(c.id)"); n != "1" {
		t.Errorf("%s late orders have the customer as he is spelled", n)
	}
	if n := l.Ask(t, "SELECT count(*) FROM customers WHERE name = 'late' AND length(id) = 36"); n != "1" {
		t.Errorf("%s late customers", n)
	}
	l.Exec(t, "DELETE FROM orders WHERE n > 40")
	l.Exec(t, "DELETE FROM customers WHERE name = 'late'")
	l.Exec(t, "UPDATE sqlite_sequence SET seq = 40 WHERE name = 'orders'")
	lab.Same(t, "after the undo", state(), before)

	lab.MustRun(t, append(all, "--yes")...)
	lab.MustRun(t, "migrate", "finish", "--database", l.URL, "--column", "orders.id", "--yes")
	if left := l.Dump(t, "SELECT name FROM sqlite_master WHERE name LIKE 'sqluuid_pairs%'"); len(left) > 0 {
		t.Errorf("finish left %q", left)
	}
	lab.MustRun(t, "migrate", "binary-to-text", "--database", l.URL, "--all", "--yes", "--type", "char(32)")
	if n := l.Ask(t, "SELECT count(*) FROM plain WHERE length(k) = 32"); n != "40" {
		t.Errorf("%s of 40 ids have 32 digits", n)
	}
	lab.MustRun(t, undo...)
	if n := l.Ask(t, "SELECT count(*) FROM plain WHERE typeof(k) = 'blob'"); n != "40" {
		t.Errorf("%s of 40 ids are bytes", n)
	}
}

// A value that comes while a plan is read, and a write of a program that has not ended, are no
// reason to lose something.
func TestARebuildLooksAgain(t *testing.T) {
	l := lab.Open(t, "SQLite")
	l.Exec(t, "CREATE TABLE orders (id text PRIMARY KEY, n integer)")
	l.Exec(t, "INSERT INTO orders VALUES ('"+sqltype.NewV1().String()+"', 1)")
	answer := lab.Prompted(t, "migrate", "text-to-binary", "--database", l.URL, "--column", "orders.id")
	l.Exec(t, "INSERT INTO orders VALUES ('no id', 2)")
	before := l.Dump(t, "SELECT * FROM orders ORDER BY n")
	got := answer("y\n")
	lab.WantError(t, got, 3, `1 value in column id of "orders" that is no id, such as "no id"`, "nothing was changed")
	lab.Same(t, "the rows", l.Dump(t, "SELECT * FROM orders ORDER BY n"), before)
	l.Exec(t, "DELETE FROM orders WHERE n = 2")
	lab.MustRun(t, "migrate", "text-to-binary", "--database", l.URL, "--column", "orders.id", "--yes")
	l.Exec(t, "INSERT INTO orders VALUES ('of an old release', 3)")
	lab.WantError(t, lab.Run(t, "migrate", "verify", "--database", l.URL, "--column", "orders.id"), 4, "orders has 1 value of these columns that is no id")
	lab.WantError(t, lab.Run(t, "migrate", "undo", "--database", l.URL, "--column", "orders.id", "--yes"), 3, "of an old release", "correct them first")
}

// What the old text has and the new type cannot bear is named, with the statement.
func TestWhatKeepsATableFromARebuild(t *testing.T) {
	for _, c := range []struct{ name, sql, words, statement string }{
		{"a generated column", "CREATE TABLE orders (id text PRIMARY KEY, short text AS (substr(id, 1, 8)))", "it is generated from an id", "DROP COLUMN"},
		{"an index over it", "CREATE TABLE orders (id text PRIMARY KEY); CREATE INDEX small ON orders (lower(id))", "index small", "DROP INDEX"},
		{"a condition over it", "CREATE TABLE orders (id text PRIMARY KEY, n int); CREATE INDEX some ON orders (n) WHERE id > 'a'", "index some", "DROP INDEX"},
		{"its trigger", "CREATE TABLE orders (id text PRIMARY KEY); CREATE TABLE log (x); CREATE TRIGGER g AFTER INSERT ON orders BEGIN INSERT INTO log VALUES (NEW.id); END", "trigger g", "DROP TRIGGER"},
		{"a trigger of another table", "CREATE TABLE orders (id text PRIMARY KEY); CREATE TABLE log (x); CREATE TRIGGER g AFTER INSERT ON log BEGIN DELETE FROM orders WHERE id = NEW.x; END", "trigger g", "DROP TRIGGER"},
		{"a default", "CREATE TABLE orders (id text PRIMARY KEY DEFAULT 'none')", "its default makes values of the old type", ""},
		{"a type in words of its own", "CREATE TABLE orders (id \"text, or so\" PRIMARY KEY)", "could write again", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := lab.Open(t, "SQLite")
			for _, q := range strings.Split(strings.ReplaceAll(c.sql, "; END", "\x00"), "; ") {
				l.Exec(t, strings.ReplaceAll(q, "\x00", "; END"))
			}
			l.Exec(t, "INSERT INTO orders (id) VALUES ('"+sqltype.NewV1().String()+"')")
			before, schema := l.Dump(t, "SELECT id FROM orders"), l.Schema(t)
			for _, mode := range []string{"--dry-run", "--yes"} {
				got := lab.Run(t, "migrate", "text-to-binary", "--database", l.URL, "--column", "orders.id", mode)
				lab.WantError(t, got, 3, c.words, c.statement)
			}
			lab.Same(t, "the rows", l.Dump(t, "SELECT id FROM orders"), before)
			lab.Same(t, "the schema", l.Schema(t), schema)
		})
	}
}

// What a table declares stays, however its text is written, and an undo gives the text back.
func TestADeclarationStays(t *testing.T) {
	for _, c := range []struct{ name, sql string }{
		{"a constraint that follows a type at once", "CREATE TABLE p (id CHAR(36)PRIMARY KEY); CREATE TABLE c (n int, p CHAR(36)NOT NULL REFERENCES p(id), u VARCHAR(36)COLLATE NOCASE UNIQUE)"},
		{"a constraint that follows a name at once", "CREATE TABLE p (\"id\"PRIMARY KEY); CREATE TABLE c (n int, [p]NOT NULL REFERENCES p(id), u char(36)UNIQUE)"},
		{"a CHECK, a reference and a default that follow a type at once", "CREATE TABLE p (id CHAR(36)CHECK(id <> '') PRIMARY KEY); CREATE TABLE c (n int, p CHAR(36)REFERENCES p(id), u CHAR(36)DEFAULT NULL)"},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := lab.Open(t, "SQLite")
			for _, q := range strings.Split(c.sql, "; ") {
				l.Exec(t, q)
			}
			id := sqltype.NewV4().String()
			l.Exec(t, "INSERT INTO p (id) VALUES ('"+id+"')")
			l.Exec(t, "INSERT INTO c VALUES (1, '"+id+"', '"+sqltype.NewV4().String()+"')")
			declared := func() (out []string) {
				for _, table := range []string{"p", "c"} {
					for _, q := range []string{"SELECT name, \"notnull\", pk, hidden, dflt_value IS NULL FROM pragma_table_xinfo('%s')",
						"SELECT l.name, l.\"unique\", x.name, x.coll FROM pragma_index_list('%s') l JOIN pragma_index_xinfo(l.name) x",
						"SELECT * FROM pragma_foreign_key_list('%s')"} {
						out = append(out, l.Dump(t, fmt.Sprintf(q, table))...)
					}
				}
				return out
			}
			before, schema, at := declared(), l.Schema(t), []string{"--database", l.URL, "--yes"}
			lab.MustRun(t, append([]string{"migrate", "text-to-binary", "--all"}, at...)...)
			lab.Same(t, "what is declared", declared(), before)
			lab.MustRun(t, append([]string{"migrate", "undo"}, at...)...)
			lab.Same(t, "the schema after the undo", withoutState(l.Schema(t)), schema)
		})
	}
}

// Rows keep their rowids by the name that no column has taken.
func TestRowidsStay(t *testing.T) {
	for _, c := range []struct{ def, rowid string }{
		{"id TEXT PRIMARY KEY, n INT", "rowid"},
		{"id TEXT PRIMARY KEY, rowid INT", "_rowid_"},
		{"id TEXT PRIMARY KEY, rowid INT CHECK (orders.rowid <> 0), [_ROWID_] INT", "oid"},
	} {
		t.Run(c.rowid, func(t *testing.T) {
			l := lab.Open(t, "SQLite")
			l.Exec(t, "CREATE TABLE orders ("+c.def+")")
			for n := range 4 {
				l.Exec(t, fmt.Sprintf("INSERT INTO orders (%s, id) VALUES (%d, '%s')", c.rowid, 1000-7*n, sqltype.NewV4()))
			}
			id := "replace(lower(CASE typeof(id) WHEN 'blob' THEN hex(id) ELSE id END), '-', '')"
			rows := func() []string { return l.Dump(t, "SELECT "+c.rowid+", "+id+" FROM orders ORDER BY 1") }
			before := rows()
			lab.MustRun(t, "migrate", "text-to-binary", "--database", l.URL, "--all", "--yes")
			lab.Same(t, "the rows", rows(), before)
			lab.MustRun(t, "migrate", "undo", "--database", l.URL, "--yes")
			lab.Same(t, "the rows after the undo", rows(), before)
		})
	}
}

// An id that was of the target version already is the same after an undo.
func TestIDsOfTheTargetVersionComeBack(t *testing.T) {
	v1, v6 := sqltype.NewV1(), lab.NewOf(rand.New(rand.NewPCG(1, 2)), 6)
	for _, rewrite := range []string{"text-to-binary", "binary-to-text"} {
		t.Run(rewrite, func(t *testing.T) {
			l := lab.Open(t, "SQLite")
			typ, literal := "TEXT", lab.TextLiteral
			if rewrite == "binary-to-text" {
				typ, literal = "BLOB", lab.HexLiteral
			}
			l.Exec(t, "CREATE TABLE p (id "+typ+" PRIMARY KEY)")
			l.Exec(t, "CREATE TABLE c (n INTEGER PRIMARY KEY, p "+typ+" REFERENCES p (id), more "+typ+")")
			for n, id := range []sqltype.UUID{v1, v6} {
				l.Exec(t, "INSERT INTO p VALUES ("+literal(id)+")")
				l.Exec(t, fmt.Sprintf("INSERT INTO c VALUES (%d, %s, %[2]s)", n, literal(id)))
			}
			rows := func() []string {
				return l.Dump(t, "SELECT quote(p.id), quote(p), quote(more) FROM p LEFT JOIN c ON c.p = p.id ORDER BY n")
			}
			before, run := rows(), []string{"migrate", rewrite, "--database", l.URL, "--all", "--then", "v1-to-v6", "--yes"}
			lab.MustRun(t, run...)
			if rewrite == "binary-to-text" { // as another program may spell it
				l.Exec(t, "UPDATE c SET more = upper(more)")
			}
			lab.MustRun(t, "migrate", "undo", "--database", l.URL, "--yes")
			lab.Same(t, "the rows after the undo", rows(), before)

			twin, err := v1.V6()
			if err != nil {
				t.Fatal(err)
			}
			l.Exec(t, "INSERT INTO c VALUES (3, NULL, "+literal(twin)+")")
			before = rows()
			lab.WantError(t, lab.Run(t, run...), 3, "of main.c.more would become one id", "write both alike")
			l.Exec(t, "DELETE FROM c WHERE n = 3")
			answer := lab.Prompted(t, run[:len(run)-1]...)
			l.Exec(t, "INSERT INTO c VALUES (3, NULL, "+literal(twin)+")")
			lab.WantError(t, answer("y\n"), 3, "in column more of \"c\" would become one id", "nothing was changed")
			lab.Same(t, "the rows", rows(), before)
		})
	}
}

// A row comes back as it was spelled, whatever the spelling of its parent is. What could not is
// refused.
func TestSpellingsComeBack(t *testing.T) {
	l := lab.Open(t, "SQLite")
	a, b := sqltype.NewV4().String(), sqltype.NewV4().String()
	for _, q := range []string{
		"CREATE TABLE p (id TEXT PRIMARY KEY)", "CREATE TABLE c (n INTEGER PRIMARY KEY, p TEXT REFERENCES p (id))",
		"CREATE TABLE d (n INTEGER PRIMARY KEY, c TEXT REFERENCES p (id), more TEXT)",
		"INSERT INTO p VALUES ('" + a + "'), (upper('" + b + "'))",
	} {
		l.Exec(t, q)
	}
	l.Exec(t, "PRAGMA foreign_keys = OFF; INSERT INTO c VALUES (1, upper('"+a+"')), (2, '"+b+"'); PRAGMA foreign_keys = ON")
	l.Exec(t, "PRAGMA foreign_keys = OFF; INSERT INTO d VALUES (1, '"+a+"', '{"+a+"}'), (2, '"+b+"', '"+b+"'); PRAGMA foreign_keys = ON")
	rows := func() []string {
		return l.Dump(t, "SELECT id, NULL, NULL FROM p UNION ALL SELECT n, p, NULL FROM c UNION ALL SELECT n, c, more FROM d")
	}
	before, run := rows(), []string{"migrate", "text-to-binary", "--database", l.URL, "--all", "--yes"}
	lab.MustRun(t, run...)
	lab.MustRun(t, "migrate", "undo", "--database", l.URL, "--yes")
	lab.Same(t, "the rows after the undo", rows(), before)
	for _, q := range []string{"INSERT INTO c VALUES (3, '" + a + "')", "INSERT INTO d VALUES (3, NULL, '" + strings.ReplaceAll(a, "-", "") + "')"} {
		l.Exec(t, q)
		lab.WantError(t, lab.Run(t, run...), 3, "would become one id", "an undo could not tell them apart", "write both alike")
		l.Exec(t, "DELETE FROM "+strings.Fields(q)[2]+" WHERE n = 3")
	}
	lab.Same(t, "the rows", rows(), before)
}

// A table or a view of a program that has a name of ours stays as it is.
func TestATableOfOurName(t *testing.T) {
	for _, name := range []string{"sqluuid_rebuild", "SQLUUID_pairs_1_0_0"} {
		for _, what := range []string{"TABLE %s (n int)", "VIEW %s AS SELECT 1"} {
			l := lab.Open(t, "SQLite")
			l.Exec(t, "CREATE TABLE orders (id text PRIMARY KEY)")
			l.Exec(t, "INSERT INTO orders VALUES ('"+sqltype.NewV1().String()+"')")
			l.Exec(t, fmt.Sprintf("CREATE "+what, name))
			schema := l.Schema(t)
			got := lab.Run(t, "migrate", "text-to-binary", "--database", l.URL, "--column", "orders.id", "--yes")
			lab.WantError(t, got, 3, strings.ToLower(name)+`" already`, "nothing was changed")
			lab.Same(t, "the schema", l.Schema(t), schema)
		}
	}
}

// A plan tries the CHECKs that name an id, with the rows and with an id of the new type. Before, the
// run was refused after its question, and without rows every insert failed afterwards.
func TestACheckThatRefusesBytes(t *testing.T) {
	for _, c := range []struct {
		name, tables, refused string
	}{
		{"with rows", "CREATE TABLE orders (id text PRIMARY KEY CHECK (length(id) = 36))", "(length(id) = 36)"},
		{"without rows", "CREATE TABLE orders (id text PRIMARY KEY); CREATE TABLE lines (n int, order_id text REFERENCES orders CHECK (order_id IS NULL OR length(order_id) = 36))", "(order_id IS NULL OR length(order_id) = 36)"},
		{"of a row with other values", "CREATE TABLE orders (id text PRIMARY KEY, n int DEFAULT 1, CHECK (n = 2 OR orders.id GLOB '*-*'))", "GLOB '*-*'"},
		{"that takes both", "CREATE TABLE orders (id text PRIMARY KEY NOT NULL CHECK (id <> ''), note text DEFAULT 'a', CONSTRAINT either CHECK ((id IS NULL) = (note IS NULL)), CHECK (length(id) > 4))", ""},
		{"of another column", "CREATE TABLE orders (id text PRIMARY KEY, n int DEFAULT 7 CHECK (n = 7))", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := lab.Open(t, "SQLite")
			for _, q := range strings.Split(c.tables, "; ") {
				l.Exec(t, q)
			}
			l.Exec(t, "INSERT INTO orders (id) VALUES ('"+sqltype.NewV1().String()+"')")
			schema := l.Schema(t)
			if c.refused == "" {
				lab.MustRun(t, "migrate", "text-to-binary", "--database", l.URL, "--column", "orders.id", "--yes")
				lab.MustRun(t, "migrate", "undo", "--database", l.URL, "--column", "orders.id", "--yes")
				lab.Same(t, "the schema", l.Schema(t), schema)
				return
			}
			for _, mode := range []string{"--dry-run", "--yes"} {
				got := lab.Run(t, "migrate", "text-to-binary", "--database", l.URL, "--column", "orders.id", mode)
				lab.WantError(t, got, 3, "its CHECK ", c.refused, "takes no id of the new type", "make the table again")
			}
			lab.Same(t, "the schema", l.Schema(t), schema)
		})
	}
}

// withoutState leaves out the empty tables of the state.
func withoutState(rows []string) (out []string) {
	for _, r := range rows {
		if !strings.Contains(r, "sqluuid_migration") {
			out = append(out, r)
		}
	}
	return out
}

// Rows without a parent from before are none that a rebuild has lost.
func TestOrphansOfBefore(t *testing.T) {
	l := lab.Open(t, "SQLite")
	l.Exec(t, "CREATE TABLE orders (id text PRIMARY KEY)")
	l.Exec(t, "CREATE TABLE items (n integer PRIMARY KEY, order_id text REFERENCES orders (id))")
	l.Exec(t, "INSERT INTO orders VALUES ('"+sqltype.NewV1().String()+"')")
	conn, err := l.DB.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	for _, q := range []string{"PRAGMA foreign_keys = OFF", "INSERT INTO items VALUES (1, '" + sqltype.NewV1().String() + "')", "PRAGMA foreign_keys = ON"} {
		if _, err := conn.ExecContext(t.Context(), q); err != nil {
			t.Fatal(err)
		}
	}
	at := []string{"--database", l.URL, "--column", "orders.id"}
	lab.MustRun(t, append([]string{"migrate", "text-to-binary", "--yes"}, at...)...)
	lab.MustRun(t, append([]string{"migrate", "verify"}, at...)...)
	if _, err := conn.ExecContext(t.Context(), "PRAGMA foreign_keys = OFF"); err != nil {
		t.Fatal(err)
	}
	if _, err := conn.ExecContext(t.Context(), "DELETE FROM orders; INSERT INTO items VALUES (2, x'00112233445566778899aabbccddeeff')"); err != nil {
		t.Fatal(err)
	}
	lab.WantError(t, lab.Run(t, append([]string{"migrate", "verify"}, at...)...), 4, "1 row without a parent")
}

// A file that is read-only, and one that another program writes to, stay as they are.
func TestAFileThatCannotBeWritten(t *testing.T) {
	l := lab.Open(t, "SQLite")
	l.Exec(t, "CREATE TABLE orders (id text PRIMARY KEY)")
	l.Exec(t, "INSERT INTO orders VALUES ('"+sqltype.NewV1().String()+"')")
	other, err := l.DB.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	if _, err := other.ExecContext(t.Context(), "BEGIN IMMEDIATE"); err != nil {
		t.Fatal(err)
	}
	got := lab.Run(t, "migrate", "text-to-binary", "--database", l.URL, "--column", "orders.id", "--yes", "--lock-wait", "1s")
	lab.WantError(t, got, 1, "locked by another session")
	if _, err := other.ExecContext(t.Context(), "ROLLBACK"); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "copy.db")
	l.Exec(t, "VACUUM INTO '"+file+"'")
	if err := os.Chmod(file, 0o400); err != nil {
		t.Fatal(err)
	}
	if os.Geteuid() == 0 {
		t.Skip("root may write to any file")
	}
	lab.WantError(t, lab.Run(t, "migrate", "text-to-binary", "--database", "sqlite:"+file, "--column", "orders.id", "--yes"), 3, "nothing can be written here")
}

// What an application does to its tables after a run keeps nobody from finishing it. An undo names
// what stands in its way, and goes on when that is away.
func TestTablesThatChangeAfterARebuild(t *testing.T) {
	const id = "x'9b2a1c5e8f7b4d3ca1e2f3a4b5c6d7e8'"
	for _, c := range []struct{ name, change, back, words, verified string }{
		{"a new table refers to it", "CREATE TABLE d (x BLOB REFERENCES t)", "DROP TABLE d",
			"run 1 cannot be undone: the foreign key d 0 of main.d to main.t has come since: make that table again without the key", ""},
		{"a table is renamed", "ALTER TABLE c RENAME TO c2", "ALTER TABLE c2 RENAME TO c",
			"run 1 cannot be undone: there is no table main.c: rename it back", "run 1 cannot be verified"},
		{"a column is renamed", "ALTER TABLE c RENAME COLUMN t TO t2", "ALTER TABLE c RENAME COLUMN t2 TO t",
			"run 1 cannot be undone: there is no column main.c.t: rename it back", "run 1 cannot be verified"},
		{"a table is dropped", "DROP TABLE c", "CREATE TABLE c (n int, t TEXT REFERENCES t)",
			"run 1 cannot be undone: there is no table main.c: rename it back, or make an empty one", "run 1 cannot be verified"},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := lab.Open(t, "SQLite")
			verb := func(name string) lab.Result {
				return lab.Run(t, append([]string{"migrate", name}, "--database", l.URL, "--column", "t.id", "--yes")...)
			}
			for _, q := range []string{"CREATE TABLE t (id TEXT PRIMARY KEY)", "CREATE TABLE c (n int, t TEXT REFERENCES t)",
				"INSERT INTO t VALUES ('9B2A1C5E-8F7B-4D3C-A1E2-F3A4B5C6D7E8')", "INSERT INTO c SELECT 1, id FROM t"} {
				l.Exec(t, q)
			}
			rows := l.Dump(t, "SELECT * FROM t")
			lab.MustRun(t, "migrate", "text-to-binary", "--database", l.URL, "--all", "--yes")
			l.Exec(t, c.change)
			lab.WantError(t, verb("undo"), 3, c.words, "finish ends the run")
			if got := lab.Run(t, "migrate", "verify", "--database", l.URL, "--column", "t.id"); c.verified != "" {
				lab.WantError(t, got, 3, c.verified)
			} else if got.Code != 0 {
				t.Errorf("verify: exit %d %s", got.Code, got.Err)
			}
			l.Exec(t, c.back)
			if got := verb("undo"); got.Code != 0 {
				t.Fatalf("undo: exit %d %s", got.Code, got.Err)
			}
			lab.Same(t, "the rows", l.Dump(t, "SELECT * FROM t"), rows)
			lab.MustRun(t, "migrate", "text-to-binary", "--database", l.URL, "--all", "--yes")
			l.Exec(t, c.change)
			if got := verb("finish"); got.Code != 0 {
				t.Fatalf("finish: exit %d %s", got.Code, got.Err)
			}
			lab.Same(t, "what is left", l.Dump(t, "SELECT name FROM sqlite_master WHERE name LIKE 'sqluuid_pairs%'"), nil)
			lab.Same(t, "the ids", l.Dump(t, "SELECT count(*) FROM t WHERE id = "+id), []string{"1"})
		})
	}
}

// A run waits for a writer as long as it is told to, also when it makes the tables of its state.
func TestALockWaitBeforeTheFirstRun(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "SQLite")
	l.Exec(t, "CREATE TABLE orders (id text PRIMARY KEY)")
	l.Exec(t, "INSERT INTO orders VALUES ('"+sqltype.NewV1().String()+"')")
	conn, err := l.DB.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if _, err := conn.ExecContext(t.Context(), "BEGIN IMMEDIATE"); err != nil {
		t.Fatal(err)
	}
	start := time.Now()
	got := lab.Run(t, "migrate", "text-to-binary", "--database", l.URL, "--all", "--yes", "--lock-wait", "1s")
	lab.WantError(t, got, 1, "making the state tables", "locked")
	if took := time.Since(start); took > 10*time.Second {
		t.Errorf("it took %v", took)
	}
	if _, err := conn.ExecContext(t.Context(), "ROLLBACK"); err != nil {
		t.Fatal(err)
	}
}

// What SQLite says of the new text of a table is told by the plan, not within the run.
func TestATableThatSQLiteDoesNotTake(t *testing.T) {
	for _, c := range []struct{ name, rewrite, tables, typ, refused string }{
		{"a STRICT table and varchar(36)", "binary-to-text", "CREATE TABLE orders (id BLOB PRIMARY KEY) STRICT", "varchar(36)",
			`unknown datatype for orders.id: "VARCHAR(36)"`},
		{"a STRICT table and TEXT", "binary-to-text", "CREATE TABLE orders (id BLOB PRIMARY KEY) STRICT", "text", ""},
		{"a default in double quotes", "text-to-binary", `CREATE TABLE orders (id text DEFAULT "0190163d-8694-739b-aea5-966c26f8ad92")`, "",
			"default value of column [id] is not constant"},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := lab.Open(t, "SQLite")
			l.Exec(t, c.tables)
			id := "'" + sqltype.NewV1().String() + "'"
			if c.rewrite == "binary-to-text" {
				id = "unhex(replace(" + id + ", '-', ''))"
			}
			l.Exec(t, "INSERT INTO orders (id) VALUES ("+id+")")
			args := []string{"migrate", c.rewrite, "--database", l.URL, "--column", "orders.id"}
			if c.typ != "" {
				args = append(args, "--type", c.typ)
			}
			if c.refused == "" {
				lab.MustRun(t, append(args, "--yes")...)
				return
			}
			for _, mode := range []string{"--dry-run", "--yes"} {
				lab.WantError(t, lab.Run(t, append(args, mode)...), 3, "table orders", c.refused, "choose another type")
			}
		})
	}
}
