package migrate_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate"
)

// held keeps a rebuild of an index of orders from coming to its end, until release,
// and waits until it has begun.
func held(t *testing.T, l *lab, start func() *started) (c *started, release func()) {
	t.Helper()
	tx, err := l.db.Begin()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tx.Rollback() })
	if _, err := tx.Exec("LOCK TABLE orders IN ROW EXCLUSIVE MODE"); err != nil {
		t.Fatal(err)
	}
	c = start()
	c.until(t, `"event":"rebuilding"`)
	for len(invalid(t, l)) == 0 {
		if t.Context().Err() != nil {
			t.Fatal("no rebuild has begun")
		}
	}
	same(t, "invalid indexes while one is built", invalid(t, l), []string{"orders_pkey_ccnew"})
	return c, func() {
		if err := tx.Rollback(); err != nil {
			t.Error(err)
		}
	}
}

const rebuilder = "SELECT %s(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'REINDEX%%' AND pid <> pg_backend_pid()"

// A rebuild that fails leaves no index that nobody reads and everybody writes to.
// The ids are done, and the message has what is left to do.
func TestAFailedReindexLeavesNothing(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	_, read := bulk(t, l, 2000)
	c, release := held(t, l, func() *started {
		return startJSON(t, migrateArgs("v1-to-v6", on(l, "--yes", "--reindex", "--lock-wait", "30s")...)...)
	})
	l.exec(t, fmt.Sprintf(rebuilder, "pg_cancel_backend"))
	release()
	code, events := c.end()
	if code != 1 {
		t.Errorf("exit %d, want 1\n%s", code, events)
	}
	for _, want := range []string{"an index was not rebuilt: public.orders_pkey", `REINDEX INDEX CONCURRENTLY "public"."orders_pkey"`, "the ids are rewritten"} {
		if !strings.Contains(c.err.String(), want) {
			t.Errorf("the message lacks %q: %s", want, c.err.String())
		}
	}
	warned := eventsOf(t, events, migrate.Warned)
	if len(warned) != 2 || warned[0].Object != "public.orders_pkey_ccnew" || !strings.Contains(warned[0].Note, "was dropped") {
		t.Errorf("warnings %+v", warned)
	}
	if r := eventsOf(t, events, migrate.Rebuilt); len(r) != 1 || r[0].Object != "public.payments_order" {
		t.Errorf("rebuilt %+v", r)
	}
	same(t, "invalid indexes", invalid(t, l), nil)
	same(t, "runs", l.dump(t, "SELECT state FROM sqluuid.migration"), []string{"done"})
	if rows := read(); !strings.Contains(rows[0], "-6") {
		t.Errorf("the first row is %s", rows[0])
	}
	mustRun(t, migrateArgs("verify", on(l)...)...)
}

// Of two processes that share a run one rebuilds the indexes, and the other waits for
// the end of the run.
func TestOneOfTwoProcessesRebuildsTheIndexes(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	bulk(t, l, 2000)
	args := migrateArgs("v1-to-v6", on(l, "--yes", "--reindex")...)
	c, release := held(t, l, func() *started { return startJSON(t, args...) })
	other := startJSON(t, args...)
	other.until(t, "another process, or what the server still does")
	release()
	code, events := c.end()
	if n := len(eventsOf(t, events, migrate.Rebuilt)); code != 0 || n != 2 {
		t.Errorf("exit %d, and %d indexes were rebuilt\n%s%s", code, n, events, c.err.String())
	}
	code, events = other.end()
	if n := len(eventsOf(t, events, migrate.Rebuilt)); code != 0 || n != 0 {
		t.Errorf("exit %d, and %d indexes were rebuilt by the other\n%s%s", code, n, events, other.err.String())
	}
}

// A process that is killed while it rebuilds leaves a run that is not over. Whoever
// goes on with it clears away what the server has left and rebuilds all indexes,
// also without the flag.
func TestKilledWhileItRebuildsAnIndex(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	_, read := bulk(t, l, 2000)
	c, release := held(t, l, func() *started {
		return startJSON(t, migrateArgs("v1-to-v6", on(l, "--yes", "--reindex")...)...)
	})
	c.cmd.Process.Kill()
	c.end()
	// The server has not noticed. The same command waits for it, and then its session
	// ends in the middle.
	again := startJSON(t, migrateArgs("v1-to-v6", on(l, "--yes", "--lock-wait", "30s")...)...)
	again.until(t, "another process, or what the server still does for one that was killed")
	l.exec(t, fmt.Sprintf(rebuilder, "pg_terminate_backend"))
	release()
	code, events := again.end()
	if code != 0 {
		t.Fatalf("exit %d\n%s%s", code, events, again.err.String())
	}
	if n := len(eventsOf(t, events, migrate.Rebuilt)); n != 2 {
		t.Errorf("%d indexes were rebuilt, want 2\n%s", n, events)
	}
	if w := eventsOf(t, events, migrate.Warned); len(w) != 1 || !strings.Contains(w[0].Note, "orders_pkey_ccnew") {
		t.Errorf("warnings %+v", w)
	}
	same(t, "invalid indexes", invalid(t, l), nil)
	same(t, "runs", l.dump(t, "SELECT state FROM sqluuid.migration"), []string{"done"})
	if rows := read(); !strings.Contains(rows[0], "-6") {
		t.Errorf("the first row is %s", rows[0])
	}
}
