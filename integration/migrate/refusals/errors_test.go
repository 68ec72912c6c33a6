package refusals_test

import (
	"fmt"
	"math/rand/v2"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestUsage(t *testing.T) {
	db := "sqlite:" + filepath.Join(t.TempDir(), "x.db")
	tests := []struct {
		name string
		args []string
		word string
	}{
		{"unknown command", []string{"migrat"}, "migrate"},
		{"unknown rewrite", []string{"migrate", "v1-to-v7"}, "v1-to-v7"},
		{"unknown flag", []string{"migrate", "v1-to-v6", "--colunm", "a.b"}, "colunm"},
		{"no database", []string{"migrate", "v1-to-v6", "--column", "a.b"}, "--database"},
		{"no column", []string{"migrate", "v1-to-v6", "--database", db}, "--column"},
		{"column without a table", []string{"migrate", "v1-to-v6", "--database", db, "--column", "id"}, "TABLE.COLUMN"},
		{"column with an open quote", []string{"migrate", "v1-to-v6", "--database", db, "--column", `"a.b`}, "TABLE.COLUMN"},
		{"chunk of no rows", []string{"migrate", "v1-to-v6", "--database", db, "--column", "a.b", "--chunk-rows", "0"}, "--chunk-rows"},
		{"chunk that is no number", []string{"migrate", "v1-to-v6", "--database", db, "--column", "a.b", "--chunk-rows", "many"}, "chunk-rows"},
		{"unknown mismatch", []string{"migrate", "v1-to-v6", "--database", db, "--column", "a.b", "--on-mismatch", "drop"}, "skip"},
		{"bad time", []string{"migrate", "undo", "--database", db, "--column", "a.b", "--created-before", "yesterday"}, "--created-before"},
		{"two answers", []string{"migrate", "undo", "--database", db, "--column", "a.b", "--created-before", "2026-01-01", "--include-new"}, "--include-new"},
		{"stray argument", []string{"migrate", "status", "orders", "--database", db}, "orders"},
		{"status without a database", []string{"migrate", "status"}, "--database"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { lab.WantError(t, lab.Run(t, tt.args...), 2, tt.word) })
	}
}

func TestBadURLs(t *testing.T) {
	dir := t.TempDir()
	junk := filepath.Join(dir, "junk.db")
	if err := os.WriteFile(junk, []byte(strings.Repeat("this is no database ", 100)), 0o600); err != nil {
		t.Fatal(err)
	}
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	addr := free.Addr().String()
	free.Close()
	tests := []struct {
		name, url, word string
		code            int
	}{
		{"no such scheme", "nonsense://", "want sqlite:", 2},
		{"a percent sign alone", "postgres://%zz", "percent-encoded", 2},
		{"empty scheme", "://x", "want sqlite:", 2},
		{"no scheme", "orders.db", "want sqlite:", 2},
		{"unknown scheme", "oracle://u:s3cret@h/db", "want sqlite:", 2},
		{"PostgreSQL with a bad port", "postgres://u:s3cret@h:port/db", "port", 2},
		{"PostgreSQL with a raw percent sign", "postgres://u:s3cret%zz@h/db", "percent-encoded", 2},
		{"PostgreSQL with a bad option", "postgres://u:s3cret@127.0.0.1/db?sslmode=perhaps", "want sqlite:", 2},
		{"MariaDB with a bad port", "mariadb://u:s3cret@h:port/db", "port", 2},
		{"MySQL with a bad port", "mysql://u:s3cret@h:port/db", "port", 2},
		{"MySQL with a slash in the password", "mysql://u:/s3cret@h/db", "percent-encoded", 2},
		{"MySQL without a database", "mysql://u:s3cret@127.0.0.1", "names no database", 2},
		{"MariaDB with a slash in the password", "mariadb://u:/s3cret@127.0.0.1/db", "percent-encoded", 2},
		{"PostgreSQL with a slash in the password", "postgres://u:12/s3cret@127.0.0.1/db", "percent-encoded", 2},
		{"MariaDB without a database", "mariadb://u:s3cret@127.0.0.1", "names no database", 2},
		{"SQLite without a file", "sqlite:", "names no file", 2},
		{"SQLite file that is missing", "sqlite:" + filepath.Join(dir, "missing.db"), "existing file", 1},
		{"SQLite path that is a folder", "sqlite:" + dir, "folder", 1},
		{"SQLite file that is no database", "sqlite:" + junk, "not a database", 1},
		{"PostgreSQL unreachable", "postgres://u:s3cret@" + addr + "/db?sslmode=disable", "check that the server runs", 1},
		{"MariaDB unreachable", "mariadb://u:s3cret@" + addr + "/db", "check that the server runs", 1},
		{"MySQL unreachable", "mysql://u:s3cret@" + addr + "/db", "check that the server runs", 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			lab.WantError(t, lab.Run(t, "migrate", "v1-to-v6", "--database", tt.url, "--column", "a.id", "--yes"), tt.code, tt.word)
			lab.WantError(t, lab.Run(t, "migrate", "status", "--database", tt.url), tt.code)
		})
	}
	if _, err := os.Stat(filepath.Join(dir, "missing.db")); err == nil {
		t.Error("the missing file was made")
	}
}

func TestWrongNamesAndTypes(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 50, false)
		l.Exec(t, "CREATE VIEW order_view AS SELECT id FROM orders")
		l.Exec(t, "CREATE TABLE words (id integer PRIMARY KEY, word varchar(60))")
		l.Exec(t, "INSERT INTO words VALUES (1, 'not a UUID'), (2, 'nor is this')")
		before, tables := s.Snapshot(t), l.Tables(t)
		tests := []struct {
			column string
			code   int
			words  []string
		}{
			{"ordrs.id", 3, []string{`no table "ordrs"`, `did you mean "orders"`}},
			{"Orders.id", 3, []string{`"Orders"`, `did you mean "orders"`}},
			{"nowhere.orders.id", 3, []string{`schema "nowhere"`}},
			{"orders.idd", 3, []string{`no column "idd"`, `did you mean "id"`}},
			{"orders.n", 3, []string{"orders.n is", "no rewrite takes ids of that type", "such as \"", "name a column that holds UUIDs"}},
			{"words.word", 3, []string{"words.word has", "such as \"not a UUID\"", "name a column that holds UUIDs"}},
			{"order_view.id", 3, []string{"view"}},
			{`orders.id; DROP TABLE orders; --`, 3, []string{"no column"}},
		}
		for _, tt := range tests {
			if l.IsInnoDB() && tt.column == "Orders.id" && l.Ask(t, "SELECT @@lower_case_table_names") == "1" {
				continue // it is orders.id
			}
			t.Run(tt.column, func(t *testing.T) {
				lab.WantError(t, lab.Run(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", tt.column, "--yes"), tt.code, tt.words...)
			})
		}
		s.Check(t, "after the refusals", before)
		lab.Same(t, "tables", l.Tables(t), tables)
	})
}

func TestALockedRow(t *testing.T) {
	t.Parallel()
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 50, false)
		l.Exec(t, "CREATE TABLE visits (n integer PRIMARY KEY, order_id ID! NOT NULL)")
		l.Exec(t, "CREATE INDEX visits_order ON visits (order_id)")
		l.Exec(t, "INSERT INTO visits SELECT n, id FROM orders WHERE n < 5")
		before, tables := s.Snapshot(t), l.Tables(t)
		other, err := l.DB.Conn(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		defer other.Close()
		begin := map[engine.Profile]string{engine.SQLite: "BEGIN IMMEDIATE"}[l.Profile]
		if begin == "" {
			begin = "BEGIN"
		}
		for _, q := range []string{begin, "UPDATE orders SET note = 'locked' WHERE n = 7"} {
			if _, err := other.ExecContext(t.Context(), q); err != nil {
				t.Fatal(err)
			}
		}
		got := lab.Run(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes", "--lock-wait", "2s", "--json")
		lab.WantError(t, got, 1, "locked by another session", "run the same again")
		if strings.Contains(got.Err, "--also") {
			t.Errorf("a link is named that there is not: %s", got.Err)
		}
		// Nothing is recorded, and so a run without --also would break that link.
		link := lab.Args("v1-to-v6", l.On("--yes", "--lock-wait", "500ms", "--also", "visits.order_id")...)
		lab.WantError(t, lab.Run(t, link...), 1, "locked by another session", "no run is recorded yet: repeat --also (visits.order_id)")
		if _, err := other.ExecContext(t.Context(), "ROLLBACK"); err != nil {
			t.Fatal(err)
		}
		s.Check(t, "after the lock", before)
		lab.Same(t, "tables", l.Tables(t), tables)
		lab.MustRun(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes")
		s.Check(t, "once the lock is gone", s.Expected())
	})
}

func TestMissingPrivilege(t *testing.T) {
	t.Run("PostgreSQL", func(t *testing.T) {
		l := lab.Open(t, "PostgreSQL")
		s := lab.NewShop(t, l, 50, false)
		role := strings.ReplaceAll(strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/"), "test", "role")
		l.Exec(t, "CREATE ROLE "+role+" LOGIN PASSWORD 's3cret'")
		t.Cleanup(func() { l.DB.Exec("DROP OWNED BY " + role); l.DB.Exec("DROP ROLE " + role) })
		u := lab.ParseURL(t, l.URL)
		u.User = url.UserPassword(role, "s3cret")
		privileges(t, l, s, u.String(), []string{
			"GRANT SELECT ON ALL TABLES IN SCHEMA public TO " + role,
			"GRANT UPDATE ON ALL TABLES IN SCHEMA public TO " + role,
			"CREATE SCHEMA sqluuid AUTHORIZATION " + role,
		}, "GRANT UPDATE (order_id) ON public.payments TO "+role, "GRANT CREATE ON DATABASE")
	})
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 50, false)
		name := strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/")
		role := strings.Replace(name, "test", "role", 1)
		l.Exec(t, "CREATE USER '"+role+"'@'%' IDENTIFIED BY 's3cret'")
		t.Cleanup(func() { l.DB.Exec("DROP USER '" + role + "'@'%'") })
		grant := func(what string) string { return "GRANT " + what + " ON `" + name + "`.* TO '" + role + "'@'%'" }
		l.DB.Exec("GRANT SHOW VIEW ON `" + name + "`.* TO '" + role + "'@'%'")
		u := lab.ParseURL(t, l.URL)
		u.User = url.UserPassword(role, "s3cret")
		grants := []string{grant("SELECT"), "GRANT PROCESS ON *.* TO '" + role + "'@'%'", grant("UPDATE"), grant("CREATE"), grant("INSERT, DELETE, DROP, TRIGGER")}
		for i, g := range grants {
			grants[i] = strings.ReplaceAll(g, "`", "") // names need no quotes here
		}
		privileges(t, l, s, u.String(), grants, "", "UPDATE command denied to user '"+role+"'")
	})
	t.Run("SQLite", func(t *testing.T) {
		if os.Geteuid() == 0 {
			t.Log("the superuser may write any file; a read-only open stands in for a missing permission")
		}
		l := lab.Open(t, "SQLite")
		s := lab.NewShop(t, l, 50, false)
		before := s.Snapshot(t)
		path := strings.TrimPrefix(l.URL, "sqlite:")
		if err := os.Chmod(path, 0o400); err != nil {
			t.Fatal(err)
		}
		defer os.Chmod(path, 0o600)
		if os.Geteuid() != 0 {
			lab.WantError(t, lab.Run(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes"), 3, "privilege")
		}
		s.Check(t, "after the refusal", before)
	})
}

// Who may not read the state is told so by every command that only looks, too.
func TestMissingPrivilegeOnTheState(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	lab.NewShop(t, l, 50, false)
	lab.MustRun(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes")
	role := strings.ReplaceAll(strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/"), "test", "role")
	l.Exec(t, "CREATE ROLE "+role+" LOGIN PASSWORD 's3cret'")
	t.Cleanup(func() { l.DB.Exec("DROP OWNED BY " + role); l.DB.Exec("DROP ROLE " + role) })
	l.Exec(t, "GRANT SELECT ON ALL TABLES IN SCHEMA public TO "+role)
	u := lab.ParseURL(t, l.URL)
	u.User = url.UserPassword(role, "s3cret")
	for _, verb := range [][]string{{"status"}, {"verify", "--column", "orders.id"}, {"pause", "--column", "orders.id"}, {"finish", "--column", "orders.id", "--yes"}, {"finish", "--run", "1", "--yes"}} {
		lab.WantError(t, lab.Run(t, append([]string{"migrate", verb[0], "--database", u.String()}, verb[1:]...)...), 3, "privilege", "grant")
	}
}

// privileges runs the command after each grant: before the last one it must be refused
// and change nothing. The plan names what is missing, as far as lacks tells.
func privileges(t *testing.T, l *lab.Lab, s *lab.Shop, url string, grants []string, lacks ...string) {
	t.Helper()
	before := s.Snapshot(t)
	args := []string{"migrate", "v1-to-v6", "--database", url, "--column", "orders.id", "--yes"}
	for i, g := range grants {
		got := lab.Run(t, args...)
		if got.Code == 0 {
			t.Fatalf("after %d grants of %d it ran", i, len(grants))
		}
		if i > 0 { // without SELECT the tables are not even visible on some engines
			lab.WantError(t, got, 3, "privilege", "grant")
		}
		s.Check(t, fmt.Sprintf("after %d grants", i), before)
		for k, word := range lacks {
			if plan := lab.Run(t, "migrate", "plan", "v1-to-v6", "--database", url, "--column", "orders.id"); strings.Contains(plan.Out, "Plan: ") && word != "" && (strings.Contains(plan.Out, word) != (k+1 >= i) || k+1 >= i && plan.Code != 3) {
				t.Errorf("after %d grants the plan should say %q, before there are %d:\n%s", i, word, k+2, plan.Out)
			}
		}
		l.Exec(t, g)
	}
	lab.MustRun(t, args...)
	s.Check(t, "with every grant", s.Expected())
}

func TestConfirmation(t *testing.T) {
	l := lab.Open(t, "SQLite")
	s := lab.NewShop(t, l, 50, false)
	before := s.Snapshot(t)
	args := []string{"migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id"}
	for _, answer := range []string{"", "\n", "n\n", "maybe\n"} {
		got := lab.RunIn(t, answer, args...)
		if got.Code != 3 || !strings.Contains(got.Err, "nothing was changed") {
			t.Errorf("answer %q: exit %d, %s", answer, got.Code, got.Err)
		}
		s.Check(t, "after "+answer, before)
	}
	if got := lab.RunIn(t, "yes\n", args...); got.Code != 0 {
		t.Errorf("answer yes: exit %d, %s", got.Code, got.Err)
	}
	s.Check(t, "after yes", s.Expected())
}

func TestStatusOfAnEmptyDatabase(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		if got := lab.MustRun(t, "migrate", "status", "--database", l.URL); !strings.Contains(got.Out, "No migrations") {
			t.Errorf("status says %s", got.Out)
		}
		if tables := l.Tables(t); len(tables) != 0 {
			t.Errorf("status made tables: %v", tables)
		}
	})
}

// A trigger on update is refused until it is allowed, and then fires.
func TestTriggers(t *testing.T) {
	l := lab.Open(t, "SQLite")
	s := lab.NewShop(t, l, 50, false)
	before := s.Snapshot(t)
	l.Exec(t, "CREATE TABLE audit (n integer)")
	l.Exec(t, "CREATE TRIGGER orders_audit AFTER UPDATE ON orders BEGIN INSERT INTO audit VALUES (new.n); END")
	l.Exec(t, "CREATE TRIGGER orders_birth AFTER INSERT ON orders BEGIN UPDATE orders SET note = 'born' WHERE id = new.id; END")
	args := []string{"migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes"}
	lab.WantError(t, lab.Run(t, args...), 3, "orders_audit", "--allow-triggers")
	s.Check(t, "after the refusal", before)
	lab.MustRun(t, append(args, "--allow-triggers")...)
	s.Check(t, "with the trigger", s.Expected())
	if got := l.Dump(t, "SELECT count(*) FROM audit")[0]; got != "50" {
		t.Errorf("the trigger fired %s times, want 50", got)
	}
}

// Late ids of the old version are a mismatch, and no reason to pass over another: an
// id that became another one, and lost its parent, was passed over while there was
// something left to rewrite.
func TestVerifySeesDamageBesideLateIDs(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 200, false)
		lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks()...)...)
		late := lab.NewV1(rand.New(rand.NewPCG(99, 99)))
		s.AddOrder(t, 100_000, late)
		r := lab.Run(t, "migrate", "verify", "--database", l.URL, "--column", "orders.id")
		if r.Code != 4 || !strings.Contains(r.Out, "2 values are still to be rewritten") || !strings.Contains(r.Err, "payments.order_id has 1 value to rewrite, and run 1") || strings.Contains(r.Err, "no parent") {
			t.Errorf("with a late id verify says\n%s%s", r.Out, r.Err)
		}
		unchecked(t, l, "UPDATE payments SET order_id = "+l.Lit(lab.NewV1(rand.New(rand.NewPCG(98, 98))))+" WHERE n = 1")
		r = lab.Run(t, "migrate", "verify", "--database", l.URL, "--column", "orders.id")
		if r.Code != 4 || !strings.Contains(r.Out, "Verification FAILED.") || !strings.Contains(r.Err, `row of "payments" has no parent`) {
			t.Errorf("with a payment of no order: exit %d\n%s%s", r.Code, r.Out, r.Err)
		}
	})
}

// unchecked runs a statement while foreign keys are not enforced.
func unchecked(t *testing.T, l *lab.Lab, query string) {
	t.Helper()
	conn, err := l.DB.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	off := map[engine.Profile][2]string{
		engine.PostgreSQL: {"SET session_replication_role = replica", "SET session_replication_role = origin"},
		engine.MariaDB:    {"SET foreign_key_checks = 0", "SET foreign_key_checks = 1"},
		engine.MySQL:      {"SET foreign_key_checks = 0", "SET foreign_key_checks = 1"},
		engine.SQLite:     {"PRAGMA foreign_keys = OFF", "PRAGMA foreign_keys = ON"},
	}[l.Profile]
	for _, q := range []string{off[0], query, off[1]} {
		if _, err := conn.ExecContext(t.Context(), q); err != nil {
			t.Fatalf("%s: %v", q, err)
		}
	}
}
