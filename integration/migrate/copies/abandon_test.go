package copies_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A copy that was killed before its swap has changed no table. When somebody changes
// them afterwards neither the rewrite nor its undo went on: each named the other.
func TestACopyThatWasKilledAndItsTablesChanged(t *testing.T) {
	for name, change := range map[string]string{
		"a table is dropped":    "DROP TABLE payments",
		"a table comes":         "CREATE TABLE refunds (n integer PRIMARY KEY, order_id ID! REFERENCES orders (id))",
		"a column is renamed":   "ALTER TABLE payments RENAME COLUMN order_id TO whose",
		"the key is renamed":    "ALTER TABLE orders RENAME COLUMN id TO key_id",
		"a foreign key is gone": "",
	} {
		t.Run(name, func(t *testing.T) {
			lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
				l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer)")
				l.Exec(t, "CREATE TABLE payments (n integer PRIMARY KEY, order_id ID!, CONSTRAINT pays FOREIGN KEY (order_id) REFERENCES orders (id))")
				id := l.Lit(lab.NewV1(rand.New(rand.NewPCG(4, 4))))
				l.Exec(t, "INSERT INTO orders VALUES ("+id+", 1)")
				l.Exec(t, "INSERT INTO payments VALUES (1, "+id+")")
				tables := l.Tables(t)
				args := []string{"--strategy", "copy"}
				if l.IsInnoDB() {
					args = append(args, "--online")
				}
				c := lab.Start(t, lab.Args("v1-to-v6", l.Yes(args...)...)...)
				c.Until(t, `"event":"copying"`)
				c.Cmd.Process.Kill()
				c.End()
				column := "orders.id"
				switch {
				case name == "the key is renamed":
					column = "orders.key_id"
				case change == "":
					change = "ALTER TABLE payments DROP CONSTRAINT pays"
					if l.Profile == engine.MariaDB || l.Profile == engine.MySQL {
						change = "ALTER TABLE payments DROP FOREIGN KEY pays"
					}
					if l.Name == "SQLite" {
						t.Skip("SQLite cannot drop a foreign key")
					}
				}
				for end := time.Now().Add(20 * time.Second); ; time.Sleep(50 * time.Millisecond) { // the server may notice the end late
					if _, err := l.DB.Exec(l.SQL(t, change)); err == nil {
						break
					} else if time.Now().After(end) {
						t.Fatal(err)
					}
				}
				flags := []string{"--database", l.URL, "--column", column, "--yes"}
				got := lab.Run(t, lab.Args("v1-to-v6", append(flags, args...)...)...)
				lab.WantError(t, got, 3, "undo the run")
				lab.MustRun(t, lab.Args("undo", append(flags, "--dry-run")...)...)
				got = lab.MustRun(t, lab.Args("undo", flags...)...)
				if !strings.Contains(got.Out, "have not changed places") {
					t.Errorf("the undo says:\n%s", got.Out)
				}
				lab.MustRun(t, lab.Args("v1-to-v6", append(flags, args...)...)...)
				lab.MustRun(t, lab.Args("undo", flags...)...)
				lab.MustRun(t, lab.Args("finish", flags...)...)
				for _, left := range l.Tables(t) {
					if strings.Contains(left, "sqluuid") || strings.Contains(left, "_old_") || strings.Contains(left, "_new_") {
						t.Errorf("%s is left; there were %v", left, tables)
					}
				}
			})
		})
	}
}

// Killed between its swap and its end, a copy is closed by the same command, also when
// a table has come since that refers to the new ones.
func TestASwappedCopyWhoseTablesChanged(t *testing.T) {
	l := lab.Open(t, "MariaDB")
	l.Exec(t, "CREATE TABLE orders (id ID! PRIMARY KEY, n integer)")
	l.Exec(t, "CREATE TABLE payments (n integer PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
	l.FillOrders(t, 20, nil)
	args := l.Yes("--strategy", "copy", "--online")
	lab.MustRun(t, lab.Args("v1-to-v6", args...)...)
	l.Exec(t, "UPDATE sqluuid_migration SET phase = 'running', finished_at = NULL")
	l.Exec(t, "CREATE TABLE refunds (n integer PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
	l.Exec(t, "INSERT INTO refunds SELECT n, id FROM orders")
	got := lab.MustRun(t, lab.Args("v1-to-v6", args...)...)
	if !strings.Contains(got.Out, "was stopped between the swap and its end") {
		t.Errorf("it says:\n%s", got.Out)
	}
	if n := l.Dump(t, "SELECT count(*) FROM orders JOIN payments ON id = payments.order_id JOIN refunds ON id = refunds.order_id WHERE "+l.VersionOf("id")+" = '6'")[0]; n != "20" {
		t.Errorf("%s orders of version 6 with all their rows, want 20", n)
	}
	lab.MustRun(t, lab.Args("finish", l.Yes()...)...)
}
