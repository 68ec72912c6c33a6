package engines_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/migrate"
)

// finishing are the arguments of finish, with flags.
func finishing(l *lab.Lab, flags ...string) []string {
	return append([]string{"migrate", "finish"}, l.On(append(flags, "--yes")...)...)
}

// held starts finish --reindex, and keeps its rebuild of an index of orders from coming to
// its end until release. It waits until the rebuild has begun.
func held(t *testing.T, l *lab.Lab) (c *lab.Started, release func()) {
	t.Helper()
	tx, err := l.DB.Begin()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tx.Rollback() })
	if _, err := tx.Exec("LOCK TABLE orders IN ROW EXCLUSIVE MODE"); err != nil {
		t.Fatal(err)
	}
	c = lab.Start(t, finishing(l, "--reindex")...)
	c.Until(t, `"event":"rebuilding"`)
	for len(invalid(t, l)) == 0 {
		if t.Context().Err() != nil {
			t.Fatal("no rebuild has begun")
		}
	}
	lab.Same(t, "invalid indexes while one is built", invalid(t, l), []string{"orders_pkey_ccnew"})
	return c, func() {
		if err := tx.Rollback(); err != nil {
			t.Error(err)
		}
	}
}

const rebuilder = "SELECT %s(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'REINDEX%%' AND pid <> pg_backend_pid()"

// rewritten makes a lab with a run that has ended.
func rewritten(t *testing.T) *lab.Lab {
	t.Helper()
	l := lab.Open(t, "PostgreSQL")
	bulk(t, l, 2000)
	lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--quiet")...)...)
	return l
}

// again finishes for good, and looks that all indexes are rebuilt.
func again(t *testing.T, l *lab.Lab, warnings int) {
	t.Helper()
	lab.Same(t, "runs", l.Dump(t, "SELECT state FROM sqluuid.migration"), []string{"done"})
	out := lab.MustRun(t, finishing(l, "--reindex", "--json")...).Out
	if n := len(lab.EventsOf(t, out, migrate.Rebuilt)); n != 2 {
		t.Errorf("%d indexes were rebuilt, want 2\n%s", n, out)
	}
	if w := lab.EventsOf(t, out, migrate.Warned); len(w) != warnings {
		t.Errorf("warnings %+v, want %d", w, warnings)
	}
	lab.Same(t, "invalid indexes", invalid(t, l), nil)
	lab.Same(t, "state", l.Dump(t, "SELECT nspname FROM pg_namespace WHERE nspname = 'sqluuid'"), nil)
}

// The report of a run and of an undo has the statements that finish --reindex runs.
func TestReportsHaveTheStatementsOfAReindex(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	bulk(t, l, 2000)
	statements := []string{
		`REINDEX INDEX CONCURRENTLY "public"."orders_pkey"`,
		`REINDEX INDEX CONCURRENTLY "public"."payments_order"`,
	}
	for _, verb := range []string{"v1-to-v6", "undo"} {
		got := lab.MustRun(t, lab.Args(verb, l.On("--yes")...)...).Out
		_, got, _ = strings.Cut(got, "finish --reindex rebuilds them, or the owner of the tables:\n")
		var list []string
		for _, line := range strings.Split(got, "\n") {
			if s, ok := strings.CutPrefix(line, "  REINDEX"); ok {
				list = append(list, "REINDEX"+s)
			}
		}
		if !slices.Equal(list, statements) {
			t.Errorf("%s: the report has %q, want %q", verb, list, statements)
		}
	}
	for _, s := range statements {
		l.Exec(t, s)
	}
}

// A rebuild that fails leaves no index that nobody reads and everybody writes to. The other
// indexes are rebuilt, and no run is forgotten.
func TestAFailedReindexLeavesNothing(t *testing.T) {
	l := rewritten(t)
	c, release := held(t, l)
	l.Exec(t, fmt.Sprintf(rebuilder, "pg_cancel_backend"))
	release()
	code, events := c.End()
	if code != 1 {
		t.Errorf("exit %d, want 1\n%s", code, events)
	}
	for _, want := range []string{
		"an index was not rebuilt: public.orders_pkey",
		`REINDEX INDEX CONCURRENTLY "public"."orders_pkey"`,
	} {
		if !strings.Contains(c.Err.String(), want) {
			t.Errorf("the message lacks %q: %s", want, c.Err.String())
		}
	}
	warned := lab.EventsOf(t, events, migrate.Warned)
	if len(warned) != 1 || warned[0].Object != "public.orders_pkey_ccnew" ||
		!strings.Contains(warned[0].Note, "was dropped") {
		t.Errorf("warnings %+v", warned)
	}
	if r := lab.EventsOf(t, events, migrate.Rebuilt); len(r) != 1 || r[0].Object != "public.payments_order" {
		t.Errorf("rebuilt %+v", r)
	}
	lab.Same(t, "invalid indexes", invalid(t, l), nil)
	again(t, l, 0)
}

// A process that is killed while it rebuilds forgets no run. The same command clears away
// what the server has left, and rebuilds all indexes.
func TestKilledWhileItRebuildsAnIndex(t *testing.T) {
	l := rewritten(t)
	c, release := held(t, l)
	c.Cmd.Process.Kill()
	c.End()
	// The server has not noticed. Its session ends in the middle.
	l.Exec(t, fmt.Sprintf(rebuilder, "pg_terminate_backend"))
	for len(l.Dump(t, fmt.Sprintf(rebuilder, ""))) > 0 {
		if t.Context().Err() != nil {
			t.Fatal("it goes on")
		}
	}
	release()
	lab.Same(t, "invalid indexes", invalid(t, l), []string{"orders_pkey_ccnew"})
	again(t, l, 1)
}

// A run takes the flag still, and says what became of it.
func TestTheFlagOfReindexSaysWhatBecameOfIt(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	bulk(t, l, 100)
	got := lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--quiet", "--reindex")...)...)
	if strings.Count(got.Err, "\n") != 1 || !strings.Contains(got.Err, "migrate finish --reindex runs them") {
		t.Errorf("it says %q", got.Err)
	}
	if help := lab.MustRun(t, "migrate", "v1-to-v6", "--help"); strings.Contains(help.Out, "--reindex") {
		t.Error("the help lists --reindex")
	}
}
