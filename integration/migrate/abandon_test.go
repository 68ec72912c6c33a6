package migrate_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

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
			eachLab(t, func(t *testing.T, l *lab) {
				l.exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer)")
				l.exec(t, "CREATE TABLE payments (n integer PRIMARY KEY, order_id ID!, CONSTRAINT pays FOREIGN KEY (order_id) REFERENCES orders (id))")
				id := l.lit(newV1(rand.New(rand.NewPCG(4, 4))))
				l.exec(t, "INSERT INTO orders VALUES ("+id+", 1)")
				l.exec(t, "INSERT INTO payments VALUES (1, "+id+")")
				tables := l.tables(t)
				args := []string{"--strategy", "copy"}
				if l.name == "PostgreSQL" || l.isInnoDB() {
					args = append(args, "--online")
				}
				c := startJSON(t, migrateArgs("v1-to-v6", copyFlags(l, args...)...)...)
				c.until(t, `"event":"copying"`)
				c.cmd.Process.Kill()
				c.end()
				column := "orders.id"
				switch {
				case name == "the key is renamed":
					column = "orders.key_id"
				case change == "":
					change = "ALTER TABLE payments DROP CONSTRAINT pays"
					if l.p == engine.MariaDB || l.p == engine.MySQL {
						change = "ALTER TABLE payments DROP FOREIGN KEY pays"
					}
					if l.name == "SQLite" {
						t.Skip("SQLite cannot drop a foreign key")
					}
				}
				for end := time.Now().Add(20 * time.Second); ; time.Sleep(50 * time.Millisecond) { // the server may notice the end late
					if _, err := l.db.Exec(l.sql(t, change)); err == nil {
						break
					} else if time.Now().After(end) {
						t.Fatal(err)
					}
				}
				flags := []string{"--database", l.url, "--column", column, "--yes"}
				got := run(t, migrateArgs("v1-to-v6", append(flags, args...)...)...)
				wantError(t, got, 3, "undo the run")
				mustRun(t, migrateArgs("undo", append(flags, "--dry-run")...)...)
				got = mustRun(t, migrateArgs("undo", flags...)...)
				if !strings.Contains(got.out, "have not changed places") {
					t.Errorf("the undo says:\n%s", got.out)
				}
				mustRun(t, migrateArgs("v1-to-v6", append(flags, args...)...)...)
				mustRun(t, migrateArgs("undo", flags...)...)
				mustRun(t, migrateArgs("finish", flags...)...)
				for _, left := range l.tables(t) {
					if strings.Contains(left, "sqluuid") || strings.Contains(left, "_old_") || strings.Contains(left, "_new_") {
						t.Errorf("%s is left; there were %v", left, tables)
					}
				}
				if l.name == "PostgreSQL" {
					if n := l.dump(t, "SELECT (SELECT count(*) FROM pg_trigger WHERE NOT tgisinternal) + (SELECT count(*) FROM pg_namespace WHERE nspname LIKE 'sqluuid%')")[0]; n != "0" {
						t.Errorf("%s triggers and schemas are left", n)
					}
				}
			})
		})
	}
}

// Killed between its swap and its end, a copy is closed by the same command, also when
// a table has come since that refers to the new ones.
func TestASwappedCopyWhoseTablesChanged(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	l.exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, n integer)")
	l.exec(t, "CREATE TABLE payments (n integer PRIMARY KEY, order_id uuid REFERENCES orders)")
	pgOrders(t, l, 20, nil)
	args := copyFlags(l, "--strategy", "copy", "--online")
	mustRun(t, migrateArgs("v1-to-v6", args...)...)
	l.exec(t, "UPDATE sqluuid.migration SET state = 'running', active = class_hash, finished_at = NULL")
	l.exec(t, "CREATE TABLE refunds (n integer PRIMARY KEY, order_id uuid REFERENCES orders)")
	l.exec(t, "INSERT INTO refunds SELECT n, id FROM orders")
	got := mustRun(t, migrateArgs("v1-to-v6", args...)...)
	if !strings.Contains(got.out, "was stopped between the swap and its end") {
		t.Errorf("it says:\n%s", got.out)
	}
	if n := l.dump(t, "SELECT count(*) FROM orders JOIN payments ON id = payments.order_id JOIN refunds ON id = refunds.order_id WHERE substr(id::text, 15, 1) = '6'")[0]; n != "20" {
		t.Errorf("%s orders of version 6 with all their rows, want 20", n)
	}
	mustRun(t, migrateArgs("finish", copyFlags(l)...)...)
}
