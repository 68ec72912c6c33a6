package migrate_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Ids that a run which is done should have rewritten are a mismatch, whether rows
// were put back as they were, or an application goes on writing such ids. The
// rewrite, run again, mends it.
func TestOldIdsAfterARunAreAMismatch(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		for _, strategy := range []string{"in-place", "copy"} {
			l.exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer)")
			l.exec(t, "CREATE TABLE payments (n integer NOT NULL PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
			r := rand.New(rand.NewPCG(8, 8))
			var ids []sqltype.UUID
			add := func(n int) {
				ids = append(ids, newV1(r))
				l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s,%d)", l.lit(ids[n]), n))
				l.exec(t, fmt.Sprintf("INSERT INTO payments VALUES (%d,%s)", n, l.lit(ids[n])))
			}
			for n := range 10 {
				add(n)
			}
			again := migrateArgs("v1-to-v6", on(l, "--yes", "--quiet", "--strategy", strategy)...)
			mustRun(t, again...)

			// One row set back, with its parent.
			l.exec(t, "DELETE FROM payments WHERE n = 1")
			l.exec(t, "UPDATE orders SET id = "+l.lit(ids[1])+" WHERE n = 1")
			l.exec(t, "INSERT INTO payments VALUES (1, "+l.lit(ids[1])+")")
			for _, more := range [][]string{nil, {"--json"}} {
				got := run(t, verifyArgs(l, "orders.id", more...)...)
				wantError(t, got, 4, "orders.id has 1 values to rewrite", "payments.order_id has 1 values to rewrite", "and run ", "is done", "run v1-to-v6 again, or undo")
				if n := strings.Count(got.err, "sqluuid: verification failed: "); n != 2 || strings.Count(got.err, "\n") != n {
					t.Errorf("%s: the errors do not stand on lines of their own:\n%s", strategy, got.err)
				}
				if more != nil && !strings.Contains(got.out, `{"event":"failed","error":"verification failed: `) {
					t.Errorf("%s: no object says that verify failed:\n%s", strategy, got.out)
				}
				if strings.Contains(got.out, "Verified") || strings.Contains(got.out, `"identical":true`) {
					t.Errorf("%s: verify says\n%s", strategy, got.out)
				}
			}
			if strategy == "in-place" {
				mustRun(t, again...)
				if v := mustRun(t, verifyArgs(l, "orders.id")...); strings.Contains(v.out, "to be rewritten") {
					t.Errorf("after the second run verify says\n%s", v.out)
				}
				// An application that still writes old ids.
				add(10)
				wantError(t, run(t, verifyArgs(l, "orders.id", "--quiet")...), 4, "orders.id has 1 values", "or an application still writes ids of version 1")
			}
			l.exec(t, "DROP TABLE payments")
			l.exec(t, "DROP TABLE orders")
			forgetGone(t, l)
		}
	})
}

// After an insert the rows are not compared, and neither the text nor the JSON says
// that they were. What has as many rows as before still is.
func TestAnInsertIsNoVerification(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		newShop(t, l, 100, false)
		mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes", "--quiet")...)...)
		id := sqltype.NewV6()
		l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s,1,100000,'x')", l.lit(id)))
		v := mustRun(t, verifyArgs(l, "orders.id")...)
		if strings.Contains(v.out, "Verified") || !strings.Contains(v.out, "Not compared row by row: ") || !strings.Contains(v.out, "orders.id had 100 rows when the run began and has 101 now") {
			t.Errorf("verify says\n%s", v.out)
		}
		var out struct {
			Identical bool
			Changed   string
		}
		v = mustRun(t, verifyArgs(l, "orders.id", "--json")...)
		if err := json.Unmarshal([]byte(v.out), &out); err != nil || out.Identical || !strings.Contains(out.Changed, "the application wrote meanwhile") {
			t.Errorf("verify --json says\n%s (%v)", v.out, err)
		}
		exchange(t, l, "payments", "order_id", "n = 1", "n = 3")
		wantError(t, run(t, verifyArgs(l, "orders.id", "--quiet")...), 4, "payments.order_id", "not in the rows in which they stood")
	})
}

// forgetGone forgets every run, whose tables are gone.
func forgetGone(t *testing.T, l *lab) {
	t.Helper()
	var runs []struct{ Run int }
	st := mustRun(t, "migrate", "status", "--database", l.url, "--json")
	for _, line := range strings.Split(strings.TrimSpace(st.out), "\n") {
		var r struct{ Run int }
		if json.Unmarshal([]byte(line), &r) == nil && r.Run > 0 {
			runs = append(runs, r)
		}
	}
	if len(runs) == 0 {
		t.Fatalf("status has no runs:\n%s", st.out)
	}
	for _, r := range runs {
		mustRun(t, "migrate", "finish", "--database", l.url, "--run", fmt.Sprint(r.Run), "--yes")
	}
}

// A run whose tables were dropped can be forgotten by its number, whatever it was
// doing, and every command that asks for its column says so.
func TestRunsWhoseTablesAreGone(t *testing.T) {
	drop := func(t *testing.T, l *lab, tables ...string) {
		for _, table := range tables {
			l.exec(t, "DROP TABLE "+table)
		}
	}
	eachLab(t, func(t *testing.T, l *lab) {
		newShop(t, l, 3000, false)
		before := l.tables(t)
		finish := func(more ...string) []string {
			return append([]string{"migrate", "finish", "--database", l.url}, more...)
		}
		wantError(t, run(t, finish("--run", "1", "--yes")...), 3, "there is no run 1")
		if !killAfter(t, 3, 0, migrateArgs("v1-to-v6", flagsFor(l)...)...) {
			t.Fatal("the run was not killed in the middle")
		}
		wantError(t, run(t, finish("--run", "1", "--yes")...), 3, "orders.id", "which is there", "--column")
		wantError(t, run(t, finish("--run", "1", "--column", "orders.id", "--yes")...), 2, "exclude each other")
		drop(t, l, "items", "shipments", "payments")
		wantError(t, run(t, verifyArgs(l, "payments.order_id")...), 3, "run 1 (v1-to-v6, running) was on it and on ", "orders.id: name that column instead")
		drop(t, l, "orders")
		for _, verb := range []string{"verify", "finish", "pause", "resume", "undo", "v1-to-v6"} {
			wantError(t, run(t, append([]string{"migrate", verb}, on(l)...)...), 3, "not found", "run 1 (v1-to-v6, running) was on it", "finish --run 1 forgets that run")
		}
		if got := runIn(t, "n\n", finish("--run", "1")...); got.code != 3 || !strings.Contains(got.err, "Its record of ids will be removed") {
			t.Errorf("finish, answered no: exit %d %s", got.code, got.err)
		}
		if got := runIn(t, "y\n", finish("--run", "1")...); got.code != 0 || !strings.Contains(got.out, "Run 1 (v1-to-v6, running) is forgotten; its tables are gone") {
			t.Errorf("finish: exit %d %s%s", got.code, got.out, got.err)
		}
		if st := mustRun(t, "migrate", "status", "--database", l.url); !strings.Contains(st.out, "No migrations are recorded") {
			t.Errorf("status says\n%s", st.out)
		}

		// A copy that is done leaves its old tables; they stay.
		newShop(t, l, 50, false)
		mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes", "--quiet", "--strategy=copy")...)...)
		drop(t, l, "items", "shipments", "payments", "orders")
		wantError(t, run(t, append([]string{"migrate", "undo"}, on(l)...)...), 3, "finish --run 1 forgets that run")
		got := mustRun(t, finish("--run", "1", "--yes")...)
		if strings.Count(got.out, "Left ") != 4 || !strings.Contains(got.out, "which was ") {
			t.Errorf("finish says\n%s", got.out)
		}
		if after := l.tables(t); len(after) != len(before) {
			t.Errorf("the tables are %q, were %q", after, before)
		}

		// With the triggers of the normaliser.
		newShop(t, l, 50, false)
		if l.p != engine.SQLite {
			mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes", "--quiet", "--normalize-inserts")...)...)
			drop(t, l, "items", "shipments", "payments", "orders")
			mustRun(t, finish("--run", "1", "--yes", "--quiet")...)
			if l.p == engine.PostgreSQL {
				if left := l.dump(t, "SELECT count(*) FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = 'sqluuid'"); left[0] != "0" {
					t.Errorf("%s functions are left", left[0])
				}
			}
		}
	})
}

// After several runs were undone, one after the other, the tables are as the first one
// found them, and that is what they are compared with.
func TestVerifyAfterSeveralUndos(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 100, false)
		before := s.snapshot(t)
		mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes", "--quiet")...)...)
		mustRun(t, migrateArgs("v6-to-v1", on(l, "--yes", "--quiet")...)...)
		for n := range 2 {
			mustRun(t, migrateArgs("undo", on(l, "--yes", "--quiet")...)...)
			if v := mustRun(t, verifyArgs(l, "orders.id")...); !strings.Contains(v.out, "Verified") {
				t.Errorf("after undo %d verify says\n%s", n+1, v.out)
			}
		}
		for table, want := range before {
			same(t, table, s.snapshot(t)[table], want)
		}
		exchange(t, l, "payments", "order_id", "n = 1", "n = 3")
		wantError(t, run(t, verifyArgs(l, "orders.id", "--quiet")...), 4, "payments.order_id", "not in the rows in which they stood")
	})
}

// Two texts that are no ids and differ in case alone are one to a column without case: either
// may be found when one is looked up, and no index is damaged.
func TestVerifyLooksNoTextUpThatIsNoID(t *testing.T) {
	for name, typ := range map[string]string{
		"SQLite": "text COLLATE NOCASE", "MariaDB": "varchar(36)", "MySQL": "varchar(36)",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := labs()[name](t)
			l.name = name
			l.exec(t, "CREATE TABLE orders (n integer PRIMARY KEY, id "+typ+" NOT NULL)")
			l.exec(t, "CREATE INDEX orders_id ON orders (id)")
			l.exec(t, "INSERT INTO orders VALUES (1, '"+newV1(rand.New(rand.NewPCG(1, 1))).String()+"'), "+
				"(2, '4091040c-8a4f11e5-9c41-1573aebd8cba'), (3, '4091040C-8A4F11E5-9C41-1573AEBD8CBA')")
			mustRun(t, migrateArgs("v1-to-v6", flagsFor(l, "--on-mismatch=skip")...)...)
			got := mustRun(t, append([]string{"migrate", "verify"}, on(l)...)...)
			if !strings.Contains(got.out, "1 ids looked up") {
				t.Errorf("verify says\n%s", got.out)
			}
		})
	}
}
