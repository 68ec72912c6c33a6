package runs_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A view that shows text must not show sixteen bytes all at once.
func TestAViewOverAColumnWhoseTypeChangesIsNamed(t *testing.T) {
	lab.EachInnoDB(t, aViewOverAColumnWhoseTypeChangesIsNamed)
}

func aViewOverAColumnWhoseTypeChangesIsNamed(t *testing.T, l *lab.Lab) {
	l.HoldText()
	s := lab.NewShop(t, l, 30, false)
	before := s.Snapshot(t)
	l.Exec(t, "CREATE VIEW notes_only AS SELECT n, note FROM orders")
	l.Exec(t, "CREATE VIEW `the ``view` AS SELECT p.n, p.order_id AS whose FROM payments p JOIN orders o ON o.n = p.n")
	if r := lab.MustRun(t, lab.Args("text-to-binary", l.Yes()...)...); !strings.Contains(r.Out, "view the `view uses the names") {
		t.Errorf("the plan does not name the view:\n%s", r.Out)
	}
	lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
	s.Check(t, "after the undo", before)
}

// ON CONFLICT REPLACE would delete the row whose id is the image of another, which
// came after the plan, or when the run was open.
func TestAnImageThatCameAfterThePlanStopsTheRun(t *testing.T) {
	table := func(t *testing.T) (l *lab.Lab, late string, rows func() []string) {
		l = lab.Open(t, "SQLite")
		l.Exec(t, "PRAGMA journal_mode = WAL")
		l.Exec(t, "CREATE TABLE orders (id blob NOT NULL PRIMARY KEY ON CONFLICT REPLACE, n integer NOT NULL UNIQUE ON CONFLICT REPLACE)")
		r := rand.New(rand.NewPCG(1, 3))
		first := lab.NewV1(r)
		image, err := first.V6()
		if err != nil {
			t.Fatal(err)
		}
		l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(first)+", 0)")
		for n := range 20 {
			l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d)", l.Lit(lab.NewV1(r)), n+1))
		}
		return l, "INSERT INTO orders VALUES (" + l.Lit(image) + ", 100)", func() []string { return l.Dump(t, "SELECT n, "+l.HexOf("id")+" FROM orders ORDER BY n") }
	}
	t.Run("after the plan", func(t *testing.T) {
		l, late, rows := table(t)
		answer := lab.Prompted(t, lab.Args("v1-to-v6", l.On("--on-mismatch", "skip")...)...)
		l.Exec(t, late)
		before, tables := rows(), l.Tables(t)
		if got := answer("y\n"); got.Code != 3 || !strings.Contains(got.Err, "orders.id") || !strings.Contains(got.Err, "two ids would be one") {
			t.Errorf("exit %d, want 3\n%s", got.Code, got.Err)
		}
		lab.Same(t, "orders", rows(), before)
		lab.Same(t, "tables", l.Tables(t), tables)
	})
	t.Run("when the run was open", func(t *testing.T) {
		l, late, rows := table(t)
		file := filepath.Join(t.TempDir(), "pause")
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		c := lab.Start(t, lab.Args("v1-to-v6", l.On("--yes", "--pause-file", file)...)...)
		c.Until(t, `"event":"paused"`)
		l.Exec(t, late)
		before := rows()
		os.Remove(file)
		if code, _ := c.End(); code != 3 || !strings.Contains(c.Err.String(), "orders.id") || !strings.Contains(c.Err.String(), "two ids would be one") {
			t.Errorf("exit %d, want 3\n%s", code, c.Err.String())
		}
		lab.Same(t, "orders", rows(), before)
	})
}

// The plans name tables outside the class that they lock because a foreign key joins
// them to it; that they do lock them, and no others, the server tells.
func TestLocksOnJoinedTables(t *testing.T) {
	lab.EachInnoDB(t, locksOnJoinedTables)
}

func locksOnJoinedTables(t *testing.T, l *lab.Lab) {
	lab.NewShop(t, l, 100, false)
	for _, q := range []string{
		"ALTER TABLE payments DROP FOREIGN KEY payments_ibfk_1", "ALTER TABLE payments ADD CONSTRAINT of_order FOREIGN KEY (order_id) REFERENCES orders (id)",
		"CREATE TABLE tenants (n integer PRIMARY KEY)", "INSERT INTO tenants SELECT DISTINCT tenant FROM orders",
		"ALTER TABLE orders ADD CONSTRAINT of_tenant FOREIGN KEY (tenant) REFERENCES tenants (n)",
	} {
		l.Exec(t, q)
	}
	schema := strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/")
	plan := func(flags ...string) (text string, locks []string) {
		text = lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, l.On(flags...)...)...).Out
		var p struct {
			Estimate *migrate.Estimate
		}
		out := lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6", "--json"}, l.On(flags...)...)...).Out
		if err := json.Unmarshal([]byte(out), &p); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		return text, p.Estimate.Locks
	}
	says := func(what, text string, locks []string, want string) {
		t.Helper()
		if !strings.Contains(text, "lock: "+want) || !slices.ContainsFunc(locks, func(s string) bool { return strings.HasPrefix(s, want) }) {
			t.Errorf("%s: the plan does not say %q:\n%s%q", what, want, text, locks)
		}
	}
	// In place it is the tables that refer to it, and on MySQL those that it refers to.
	of := map[string]int{"MariaDB": 0, "MySQL": 1}[l.Name]
	l.Exec(t, "CREATE UNIQUE INDEX orders_n ON orders (n)")
	l.Exec(t, "CREATE TABLE labels (n integer PRIMARY KEY, FOREIGN KEY (n) REFERENCES orders (n))")
	text, locks := plan()
	says("in place", text, locks, "the metadata lock of a writer on "+schema+".labels")
	if strings.Contains(text, "the metadata lock of a reader on "+schema+".tenants") != (of == 1) {
		t.Errorf("what the plan says of a table that it refers to:\n%s", text)
	}
	for _, tt := range []struct {
		table string
		code  int
	}{{"tenants", of}, {"labels", 1}} {
		holder, err := l.DB.Conn(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := holder.ExecContext(t.Context(), "LOCK TABLES "+tt.table+" WRITE"); err != nil {
			t.Fatal(err)
		}
		if got := lab.Run(t, lab.Args("v1-to-v6", l.Yes("--lock-wait", "1s")...)...); got.Code != tt.code {
			t.Errorf("while %s is locked: exit %d, want %d\n%s", tt.table, got.Code, tt.code, got.Err)
		}
		holder.ExecContext(t.Context(), "UNLOCK TABLES")
		holder.Close()
		if tt.code == 0 {
			lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
		}
	}
}

// What an undo would do can be looked at without a write: before it is undone, and
// with ids that came later.
func TestADryRunOfAnUndoWritesNothing(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 300, false)
		lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes")...)...)
		state := func() (rows []string) {
			for _, name := range l.StateTables() {
				rows = append(rows, name)
				rows = append(rows, l.Dump(t, "SELECT * FROM "+name+" ORDER BY 1, 2")...)
			}
			return rows
		}
		was := state()
		got := lab.MustRun(t, lab.Args("undo", l.On("--dry-run")...)...)
		if want := "300"; !strings.Contains(got.Out, want) {
			t.Errorf("the plan does not say %q:\n%s", want, got.Out)
		}
		lab.Same(t, "the state after a dry run", state(), was)
		s.AddOrder(t, 100_000, sqltype.NewV6())
		lab.WantError(t, lab.Run(t, lab.Args("undo", l.On("--dry-run")...)...), 3, "--include-new")
		lab.Same(t, "the state after a dry run that was refused", state(), was)
		lab.MustRun(t, lab.Args("undo", l.On("--yes", "--include-new")...)...)
		if again := lab.MustRun(t, lab.Args("undo", l.On("--dry-run")...)...); !strings.Contains(again.Out, "was undone") {
			t.Errorf("an undo after the undo says\n%s", again.Out)
		}
	})
}

// SQLite has one writer, and a dry run is none.
func TestADryRunOfAnUndoBesideAWriter(t *testing.T) {
	t.Parallel()
	for _, mode := range []string{"delete", "wal"} {
		t.Run(mode, func(t *testing.T) {
			t.Parallel()
			l := lab.Open(t, "SQLite")
			l.Exec(t, "PRAGMA journal_mode = "+mode)
			lab.NewShop(t, l, 100, false)
			lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--chunk-rows", "20")...)...)
			want := lab.MustRun(t, lab.Args("undo", l.On("--dry-run")...)...).Out
			if !strings.Contains(want, "100 of version 6") || strings.Contains(want, " 0  ") {
				t.Fatalf("the plan says\n%s", want)
			}
			other, err := l.DB.Conn(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			defer other.Close()
			for _, q := range []string{"BEGIN IMMEDIATE", "UPDATE orders SET note = 'written' WHERE n = 7"} {
				if _, err := other.ExecContext(t.Context(), q); err != nil {
					t.Fatal(err)
				}
			}
			got := lab.Run(t, lab.Args("undo", l.On("--dry-run")...)...)
			if got.Code != 0 || got.Out != want {
				t.Errorf("exit %d\n%s%s\nwant\n%s", got.Code, got.Out, got.Err, want)
			}
			if _, err := other.ExecContext(t.Context(), "COMMIT"); err != nil {
				t.Fatal(err)
			}
			lab.MustRun(t, lab.Args("undo", l.On("--yes")...)...)
		})
	}
}
