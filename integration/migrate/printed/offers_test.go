package printed_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// The triggers that a run wants dropped are made again by the statements of the refusal: with their
// definer, sql_mode, order and body.
func TestPrintedTriggersAreTheOnesThatWereDropped(t *testing.T) {
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 20, false)
		conn, err := l.DB.Conn(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		names := []string{"`a``1\n  x`", "a2", "a3"}
		for _, q := range []string{
			"SET sql_mode = 'PIPES_AS_CONCAT'",
			"CREATE DEFINER = 'no`body'@'%' TRIGGER " + names[0] + " BEFORE UPDATE ON orders FOR EACH ROW SET NEW.note = 'a' || 'b  c'",
			"SET sql_mode = DEFAULT",
			"CREATE TRIGGER a2 BEFORE UPDATE ON orders FOR EACH ROW PRECEDES " + names[0] + " SET NEW.n = NEW.n",
			"CREATE TRIGGER a3 BEFORE UPDATE ON payments FOR EACH ROW\nBEGIN\n  -- the next line counts;\n  SET @a = ';';\n  # and this\n  IF NEW.n > 1e9 THEN SET NEW.n = 0; END IF;\nEND",
		} {
			if _, err := conn.ExecContext(t.Context(), q); err != nil {
				t.Fatalf("%s: %v", q, err)
			}
		}
		triggers := func() []string {
			return l.Dump(t, "SELECT TRIGGER_NAME, DEFINER, SQL_MODE, EVENT_OBJECT_TABLE, ACTION_TIMING, ACTION_ORDER, ACTION_STATEMENT "+
				"FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE() ORDER BY 1")
		}
		before := triggers()
		for _, tt := range []struct {
			verb string
			more []string
		}{{"v1-to-v6", nil}, {"undo", []string{"--disable-triggers"}}} {
			args := lab.Args(tt.verb, l.Yes()...)
			r := lab.Run(t, append(args, tt.more...)...)
			if r.Code != 3 || !strings.Contains(r.Err, "make them again by these statements:\n") {
				t.Fatalf("exit %d\n%s", r.Code, r.Err)
			}
			for _, name := range names {
				exec(t, l, "DROP TRIGGER "+name)
			}
			lab.MustRun(t, args...)
			asAdministrator(t, l, behind(r.Err)...)
			lab.Same(t, "the triggers after "+tt.verb, triggers(), before)
		}
		s.Check(t, "after the undo", s.Snapshot(t))
	})
}

// The statements for views and indexes, as the plan and the report print them.
func TestPrintedStatementsForViewsAndIndexes(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	lab.NewShop(t, l, 2000, false)
	exec(t, l, `CREATE SCHEMA "far  ""away"`)
	exec(t, l, `CREATE MATERIALIZED VIEW "far  ""away"."seen  it" AS SELECT id FROM orders`)
	exec(t, l, `CREATE MATERIALIZED VIEW "a view of it" AS SELECT id FROM "far  ""away"."seen  it"`)
	exec(t, l, `ALTER INDEX orders_pkey RENAME TO "orders  ""key"`)
	old := func() string {
		return l.Ask(t, `SELECT (SELECT count(*) FROM "far  ""away"."seen  it" WHERE id NOT IN (SELECT id FROM orders)) + `+
			`(SELECT count(*) FROM "a view of it" WHERE id NOT IN (SELECT id FROM orders))`)
	}
	plan := lab.MustRun(t, lab.Args("v1-to-v6", l.On("--dry-run")...)...)
	warned := strings.Split(after(t, plan.Out, "which the run leaves to you: "), "; ")
	done := lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks()...)...)
	if n := old(); n != "4000" {
		t.Fatalf("%s old ids are in the views, want 4000", n)
	}
	var todo []string
	for line := range strings.Lines(done.Out) {
		if s, found := strings.CutPrefix(line, "Still to do, for the view has the ids of before: "); found {
			todo = append(todo, strings.TrimSpace(s))
		}
	}
	slices.Reverse(todo)
	lab.Same(t, "the plan's statements", warned, todo)
	asAdministrator(t, l, todo...)
	if n := old(); n != "0" {
		t.Errorf("%s old ids are in the views still", n)
	}
	lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
	asAdministrator(t, l, warned...)
	if n := old(); n != "0" {
		t.Errorf("%s new ids are in the views after the undo", n)
	}

	_, list, found := strings.Cut(done.Out, "The owner of the tables can rebuild them:\n")
	if !found {
		t.Fatalf("the report has no statement for indexes:\n%s", done.Out)
	}
	file := func() string { return l.Ask(t, `SELECT pg_relation_filenode('"orders  ""key"')`) }
	was := file()
	var rebuild []string
	for line := range strings.Lines(list) {
		if strings.HasPrefix(line, "  ") {
			rebuild = append(rebuild, strings.TrimSpace(line))
		}
	}
	asAdministrator(t, l, rebuild...)
	if is := file(); is == was {
		t.Errorf("the key was not rebuilt by %q", rebuild)
	}
}

// What a benchmark leaves behind is removed by the statement of its error, and it runs then.
func TestPrintedStatementsOfABenchmark(t *testing.T) {
	lab.EachOf(t, []string{"PostgreSQL", "MariaDB", "MySQL"}, func(t *testing.T, l *lab.Lab) {
		bench := func(url string) lab.Result {
			return lab.Run(t, "bench", "storage", "--database", url, "--rows", "1000", "--repeat", "1", "--arms", "v7/binary", "--yes",
				"--out", filepath.Join(t.TempDir(), "report"))
		}
		name := strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/")
		role, its := l.Role(t)
		if l.IsInnoDB() { // who may not drop what he makes
			exec(t, l, "GRANT SELECT, INSERT, UPDATE, DELETE, CREATE, INDEX, ALTER ON `"+name+"`.* TO '"+role+"'@'%'")
			exec(t, l, "GRANT PROCESS, FILE ON *.* TO '"+role+"'@'%'")
		} else {
			exec(t, l, "GRANT CREATE ON DATABASE "+name+" TO "+role)
			exec(t, l, "CREATE FUNCTION never() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN IF current_user = '"+role+"' THEN RAISE 'tables stay'; END IF; END $$")
			exec(t, l, "CREATE EVENT TRIGGER never ON ddl_command_start WHEN TAG IN ('DROP TABLE') EXECUTE FUNCTION never()")
		}
		r := bench(its)
		if r.Code == 0 {
			t.Fatalf("its tables were dropped:\n%s", r.Err)
		}
		asAdministrator(t, l, after(t, r.Err, "remove what is left with: "))
		if !l.IsInnoDB() {
			exec(t, l, "DROP EVENT TRIGGER never")
		}
		if r := bench(l.URL); r.Code != 0 {
			t.Fatalf("after the statement: exit %d\n%s", r.Code, r.Err)
		}

		if l.IsInnoDB() {
			exec(t, l, "CREATE TABLE sqluuid_bench_one (n integer)")
			exec(t, l, "CREATE TABLE `sqluuid_bench  two` (n integer)")
		} else {
			exec(t, l, "CREATE SCHEMA sqluuid_bench")
			exec(t, l, "CREATE TABLE sqluuid_bench.one (n integer)")
		}
		r = bench(l.URL)
		if r.Code == 0 {
			t.Fatal("it ran beside the tables of another one")
		}
		_, statement, found := strings.Cut(r.Err, "with: ")
		if !found {
			t.Fatal(r.Err)
		}
		asAdministrator(t, l, strings.TrimSpace(statement))
		if r := bench(l.URL); r.Code != 0 {
			t.Errorf("after the statement: exit %d\n%s", r.Code, r.Err)
		}
	})
}

// The report of a benchmark on PostgreSQL names the extension that tells more.
func TestThePrintedExtensionTellsMore(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	report := func() string {
		t.Helper()
		out := filepath.Join(t.TempDir(), "report")
		lab.MustRun(t, "bench", "storage", "--database", l.URL, "--rows", "1000", "--repeat", "1", "--arms", "v7/binary", "--yes", "--out", out)
		text, err := os.ReadFile(filepath.Join(out, "report.md"))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	statement, _, found := strings.Cut(after(t, report(), "is not installed in this database ("), ")")
	if !found {
		t.Fatal("the report names no extension")
	}
	asAdministrator(t, l, statement)
	if strings.Contains(report(), "is not installed in this database") {
		t.Errorf("after %s the report does not tell more", statement)
	}
}
