package undo_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Ids that a run which is done should have rewritten are a mismatch, whether rows
// were put back as they were, or an application goes on writing such ids. The
// rewrite, run again, mends it.
func TestOldIdsAfterARunAreAMismatch(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		{
			const strategy = "in-place"
			l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer)")
			l.Exec(t, "CREATE TABLE payments (n integer NOT NULL PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
			r := rand.New(rand.NewPCG(8, 8))
			var ids []sqltype.UUID
			add := func(n int) {
				ids = append(ids, lab.NewV1(r))
				l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s,%d)", l.Lit(ids[n]), n))
				l.Exec(t, fmt.Sprintf("INSERT INTO payments VALUES (%d,%s)", n, l.Lit(ids[n])))
			}
			for n := range 10 {
				add(n)
			}
			again := lab.Args("v1-to-v6", l.On("--yes", "--quiet")...)
			lab.MustRun(t, again...)

			// One row set back, with its parent.
			l.Exec(t, "DELETE FROM payments WHERE n = 1")
			l.Exec(t, "UPDATE orders SET id = "+l.Lit(ids[1])+" WHERE n = 1")
			l.Exec(t, "INSERT INTO payments VALUES (1, "+l.Lit(ids[1])+")")
			for _, more := range [][]string{nil, {"--json"}} {
				got := lab.Run(t, verifyArgs(l, "orders.id", more...)...)
				lab.WantError(t, got, 4, "orders.id has 1 value to rewrite", "payments.order_id has 1 value to rewrite", "and run ", "is done", "run v1-to-v6 again, or undo")
				if n := strings.Count(got.Err, "sqluuid: verification failed: "); n != 2 || strings.Count(got.Err, "\n") != n {
					t.Errorf("%s: the errors do not stand on lines of their own:\n%s", strategy, got.Err)
				}
				if more != nil && !strings.Contains(got.Out, `{"event":"failed","error":"verification failed: `) {
					t.Errorf("%s: no object says that verify failed:\n%s", strategy, got.Out)
				}
				if strings.Contains(got.Out, "Verified") || strings.Contains(got.Out, `"identical":true`) {
					t.Errorf("%s: verify says\n%s", strategy, got.Out)
				}
			}
			if strategy == "in-place" {
				lab.MustRun(t, again...)
				if v := lab.MustRun(t, verifyArgs(l, "orders.id")...); strings.Contains(v.Out, "to be rewritten") {
					t.Errorf("after the second run verify says\n%s", v.Out)
				}
				// An application that still writes old ids.
				add(10)
				lab.WantError(t, lab.Run(t, verifyArgs(l, "orders.id", "--quiet")...), 4, "orders.id has 1 value", "or an application still writes ids of version 1")
			}
			l.Exec(t, "DROP TABLE payments")
			l.Exec(t, "DROP TABLE orders")
			forgetGone(t, l)
		}
	})
}

// After an insert the rows are not compared, and neither the text nor the JSON says
// that they were. What has as many rows as before still is.
func TestAnInsertIsNoVerification(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		lab.NewShop(t, l, 100, false)
		lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--quiet")...)...)
		id := sqltype.NewV6()
		l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s,1,100000,'x')", l.Lit(id)))
		v := lab.MustRun(t, verifyArgs(l, "orders.id")...)
		if strings.Contains(v.Out, "Verified") || !strings.Contains(v.Out, "Not compared row by row: ") || !strings.Contains(v.Out, "orders.id had 100 rows when the run began and has 101 now") {
			t.Errorf("verify says\n%s", v.Out)
		}
		var out struct {
			Identical bool
			Changed   string
		}
		v = lab.MustRun(t, verifyArgs(l, "orders.id", "--json")...)
		if err := json.Unmarshal([]byte(v.Out), &out); err != nil || out.Identical || !strings.Contains(out.Changed, "the application wrote meanwhile") {
			t.Errorf("verify --json says\n%s (%v)", v.Out, err)
		}
		exchange(t, l, "payments", "order_id", "n = 1", "n = 3")
		lab.WantError(t, lab.Run(t, verifyArgs(l, "orders.id", "--quiet")...), 4, "payments.order_id", "not in the rows in which they stood")
	})
}

// forgetGone forgets every run, whose tables are gone.
func forgetGone(t *testing.T, l *lab.Lab) {
	t.Helper()
	var runs []struct{ Run int }
	st := lab.MustRun(t, "migrate", "status", "--database", l.URL, "--json")
	for _, line := range strings.Split(strings.TrimSpace(st.Out), "\n") {
		var r struct{ Run int }
		if json.Unmarshal([]byte(line), &r) == nil && r.Run > 0 {
			runs = append(runs, r)
		}
	}
	if len(runs) == 0 {
		t.Fatalf("status has no runs:\n%s", st.Out)
	}
	for _, r := range runs {
		lab.MustRun(t, "migrate", "finish", "--database", l.URL, "--run", fmt.Sprint(r.Run), "--yes")
	}
}

// A run whose tables were dropped can be forgotten by its number, whatever it was
// doing, and every command that asks for its column says so.
func TestRunsWhoseTablesAreGone(t *testing.T) {
	drop := func(t *testing.T, l *lab.Lab, tables ...string) {
		for _, table := range tables {
			l.Exec(t, "DROP TABLE "+table)
		}
	}
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		lab.NewShop(t, l, 3000, false)
		finish := func(more ...string) []string {
			return append([]string{"migrate", "finish", "--database", l.URL}, more...)
		}
		lab.WantError(t, lab.Run(t, finish("--run", "1", "--yes")...), 3, "there is no run 1")
		if !lab.KillAfter(t, 3, 0, lab.Args("v1-to-v6", l.InChunks()...)...) {
			t.Fatal("the run was not killed in the middle")
		}
		lab.WantError(t, lab.Run(t, finish("--run", "1", "--yes")...), 3, "orders.id", "which is there", "--column")
		lab.WantError(t, lab.Run(t, finish("--run", "1", "--column", "orders.id", "--yes")...), 2, "exclude each other")
		drop(t, l, "items", "shipments", "payments")
		lab.WantError(t, lab.Run(t, verifyArgs(l, "payments.order_id")...), 3, "run 1 (v1-to-v6, running) was on it and on ", "orders.id: name that column instead")
		drop(t, l, "orders")
		for _, verb := range []string{"verify", "finish", "pause", "resume", "undo", "v1-to-v6"} {
			lab.WantError(t, lab.Run(t, append([]string{"migrate", verb}, l.On()...)...), 3, "not found", "run 1 (v1-to-v6, running) was on it", "finish with --run 1 forgets that run")
		}
		if got := lab.RunIn(t, "n\n", finish("--run", "1")...); got.Code != 3 || !strings.Contains(got.Err, "Its record of ids will be removed") {
			t.Errorf("finish, answered no: exit %d %s", got.Code, got.Err)
		}
		if got := lab.RunIn(t, "y\n", finish("--run", "1")...); got.Code != 0 || !strings.Contains(got.Out, "Run 1 (v1-to-v6, running) is forgotten; its tables are gone") {
			t.Errorf("finish: exit %d %s%s", got.Code, got.Out, got.Err)
		}
		if st := lab.MustRun(t, "migrate", "status", "--database", l.URL); !strings.Contains(st.Out, "No migrations are recorded") {
			t.Errorf("status says\n%s", st.Out)
		}

		if l.HasTwins() { // which are gone with their tables
			lab.NewShop(t, l, 50, false)
			lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--quiet", "--twins")...)...)
			drop(t, l, "items", "shipments", "payments", "orders")
			lab.WantError(t, lab.Run(t, append([]string{"migrate", "cutover"}, l.On("--yes")...)...), 3, "orders", "undo the run")
			lab.MustRun(t, append([]string{"migrate", "undo"}, l.On("--yes")...)...)
			lab.MustRun(t, finish("--run", "1", "--yes")...)
			if st := lab.MustRun(t, "migrate", "status", "--database", l.URL); !strings.Contains(st.Out, "No migrations are recorded") {
				t.Errorf("status says\n%s", st.Out)
			}
		}

		// With the triggers of the normaliser.
		lab.NewShop(t, l, 50, false)
		if l.Profile != engine.SQLite {
			lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--quiet", "--normalize-inserts")...)...)
			drop(t, l, "items", "shipments", "payments", "orders")
			lab.MustRun(t, finish("--run", "1", "--yes", "--quiet")...)
			if l.Profile == engine.PostgreSQL {
				if left := l.Dump(t, "SELECT count(*) FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = 'sqluuid'"); left[0] != "0" {
					t.Errorf("%s functions are left", left[0])
				}
			}
		}
	})
}

// After several runs were undone, one after the other, the tables are as the first one
// found them, and that is what they are compared with.
func TestVerifyAfterSeveralUndos(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 100, false)
		before := s.Snapshot(t)
		lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--quiet")...)...)
		lab.MustRun(t, lab.Args("v6-to-v1", l.On("--yes", "--quiet")...)...)
		for n := range 2 {
			lab.MustRun(t, lab.Args("undo", l.On("--yes", "--quiet")...)...)
			if v := lab.MustRun(t, verifyArgs(l, "orders.id")...); !strings.Contains(v.Out, "Verified") {
				t.Errorf("after undo %d verify says\n%s", n+1, v.Out)
			}
		}
		for table, want := range before {
			lab.Same(t, table, s.Snapshot(t)[table], want)
		}
		exchange(t, l, "payments", "order_id", "n = 1", "n = 3")
		lab.WantError(t, lab.Run(t, verifyArgs(l, "orders.id", "--quiet")...), 4, "payments.order_id", "not in the rows in which they stood")
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
			l := lab.Open(t, name)
			l.Exec(t, "CREATE TABLE orders (n integer PRIMARY KEY, id "+typ+" NOT NULL)")
			l.Exec(t, "CREATE INDEX orders_id ON orders (id)")
			l.Exec(t, "INSERT INTO orders VALUES (1, '"+lab.NewV1(rand.New(rand.NewPCG(1, 1))).String()+"'), "+
				"(2, '4091040c-8a4f11e5-9c41-1573aebd8cba'), (3, '4091040C-8A4F11E5-9C41-1573AEBD8CBA')")
			lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks("--on-mismatch=skip")...)...)
			got := lab.MustRun(t, append([]string{"migrate", "verify"}, l.On()...)...)
			if !strings.Contains(got.Out, "1 id looked up") {
				t.Errorf("verify says\n%s", got.Out)
			}
		})
	}
}
