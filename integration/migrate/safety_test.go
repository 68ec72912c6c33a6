package migrate_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A view that shows text must not show sixteen bytes all at once.
func TestAViewOverAColumnWhoseTypeChangesIsNamed(t *testing.T) {
	eachInnoDB(t, aViewOverAColumnWhoseTypeChangesIsNamed)
}

func aViewOverAColumnWhoseTypeChangesIsNamed(t *testing.T, l *lab) {
	textLab(l)
	s := newShop(t, l, 30, false)
	before := s.snapshot(t)
	l.exec(t, "CREATE VIEW notes_only AS SELECT n, note FROM orders")
	l.exec(t, "CREATE VIEW `the ``view` AS SELECT p.n, p.order_id AS whose FROM payments p JOIN orders o ON o.n = p.n")
	wantError(t, run(t, migrateArgs("text-to-binary", copyFlags(l)...)...), 3, "payments", "the `view over column order_id", "old type")
	s.check(t, "after the refusal", before)
	l.exec(t, "DROP VIEW `the ``view`")
	mustRun(t, migrateArgs("text-to-binary", copyFlags(l)...)...)
	mustRun(t, migrateArgs("undo", copyFlags(l)...)...)
	s.check(t, "after the undo", before)
}

// The CHECK of a domain would be gone with the type.
func TestADomainOfAColumnWhoseTypeChangesIsNamed(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	l.name = "PostgreSQL"
	textLab(l)
	l.exec(t, "CREATE DOMAIN lower_id AS varchar(38) CHECK (VALUE = lower(VALUE))")
	l.exec(t, "CREATE TABLE orders (id lower_id PRIMARY KEY)")
	l.exec(t, "INSERT INTO orders VALUES ('"+newV1(rand.New(rand.NewPCG(1, 2))).String()+"')")
	tables := l.tables(t)
	wantError(t, run(t, migrateArgs("text-to-binary", copyFlags(l)...)...), 3, "orders", "the domain lower_id", "CHECK", `column "id"`)
	same(t, "tables", l.tables(t), tables)
}

// ON CONFLICT REPLACE would delete the row whose id is the image of another, which
// came after the plan, or when the run was open.
func TestAnImageThatCameAfterThePlanStopsTheRun(t *testing.T) {
	table := func(t *testing.T) (l *lab, late string, rows func() []string) {
		l = labs()["SQLite"](t)
		l.exec(t, "PRAGMA journal_mode = WAL")
		l.exec(t, "CREATE TABLE orders (id blob NOT NULL PRIMARY KEY ON CONFLICT REPLACE, n integer NOT NULL UNIQUE ON CONFLICT REPLACE)")
		r := rand.New(rand.NewPCG(1, 3))
		first := newV1(r)
		image, err := first.V6()
		if err != nil {
			t.Fatal(err)
		}
		l.exec(t, "INSERT INTO orders VALUES ("+l.lit(first)+", 0)")
		for n := range 20 {
			l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d)", l.lit(newV1(r)), n+1))
		}
		return l, "INSERT INTO orders VALUES (" + l.lit(image) + ", 100)", func() []string { return l.dump(t, "SELECT n, "+l.hexOf("id")+" FROM orders ORDER BY n") }
	}
	for _, strategy := range []string{"in-place", "copy"} {
		t.Run("after the plan, "+strategy, func(t *testing.T) {
			l, late, rows := table(t)
			answer := prompted(t, migrateArgs("v1-to-v6", on(l, "--strategy", strategy, "--on-mismatch", "skip")...)...)
			l.exec(t, late)
			before, tables := rows(), l.tables(t)
			if got := answer("y\n"); got.code != 3 || !strings.Contains(got.err, "orders.id") || !strings.Contains(got.err, "two ids would be one") {
				t.Errorf("exit %d, want 3\n%s", got.code, got.err)
			}
			same(t, "orders", rows(), before)
			same(t, "tables", l.tables(t), tables)
		})
	}
	t.Run("when the run was open", func(t *testing.T) {
		l, late, rows := table(t)
		file := filepath.Join(t.TempDir(), "pause")
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		c := startJSON(t, migrateArgs("v1-to-v6", on(l, "--yes", "--pause-file", file)...)...)
		c.until(t, `"event":"paused"`)
		l.exec(t, late)
		before := rows()
		os.Remove(file)
		if code, _ := c.end(); code != 3 || !strings.Contains(c.err.String(), "orders.id") || !strings.Contains(c.err.String(), "two ids would be one") {
			t.Errorf("exit %d, want 3\n%s", code, c.err.String())
		}
		same(t, "orders", rows(), before)
	})
}

// A copy locks tables that it does not copy, when foreign keys refer to them. The
// plan names them, and somebody who reads one of them for long keeps nobody from
// the copied tables, and costs the copy nothing but time.
func TestLocksOnTablesThatAreNotCopied(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	l.name = "PostgreSQL"
	s := newShop(t, l, 100, false)
	l.exec(t, "CREATE TABLE tenants (n integer PRIMARY KEY)")
	l.exec(t, "INSERT INTO tenants SELECT generate_series(0, 10)")
	l.exec(t, "ALTER TABLE orders ADD CONSTRAINT of_tenant FOREIGN KEY (tenant) REFERENCES tenants (n) ON DELETE CASCADE")
	before, schema := s.snapshot(t), schemaOf(t, l)
	got := mustRun(t, append([]string{"migrate", "plan", "v1-to-v6", "--strategy", "copy"}, on(l)...)...)
	for _, want := range []string{"lock: SHARE ROW EXCLUSIVE on public.tenants", "lock: ACCESS EXCLUSIVE on public.tenants for the moment of the swap"} {
		if !strings.Contains(got.out, want) {
			t.Errorf("the plan does not say %q:\n%s", want, got.out)
		}
	}
	tx, err := l.db.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback()
	if _, err := tx.Exec("SELECT * FROM tenants"); err != nil {
		t.Fatal(err)
	}
	c := startJSON(t, migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy", "--lock-wait", "1s")...)...)
	type outcome struct {
		code   int
		events string
	}
	ended := make(chan outcome, 1)
	go func() { // it goes on only as far as somebody reads
		code, events := c.end()
		ended <- outcome{code, events}
	}()
	for end := time.Now().Add(time.Minute); l.dump(t, "SELECT count(*) FROM pg_locks WHERE relation = 'tenants'::regclass AND NOT granted")[0] == "0"; time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the copy does not wait for the table that it refers to")
		}
	}
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
	defer cancel()
	var n int
	if err := l.db.QueryRowContext(ctx, "SELECT count(*) FROM orders").Scan(&n); err != nil || n != 100 {
		t.Errorf("a reader of the copied table got %d rows, %v", n, err)
	}
	if err := tx.Rollback(); err != nil {
		t.Fatal(err)
	}
	if got := <-ended; got.code != 0 {
		t.Fatalf("exit %d\n%s%s", got.code, got.events, c.err.String())
	}
	s.check(t, "after the copy", s.expected())
	same(t, "schema after the copy", schemaOf(t, l), schema)
	if got := mustRun(t, migrateArgs("undo", copyFlags(l)...)...); !strings.Contains(got.out, "ACCESS EXCLUSIVE on public.tenants") {
		t.Errorf("the plan of the undo does not name the lock:\n%s", got.out)
	}
	s.check(t, "after the undo", before)
	same(t, "schema after the undo", schemaOf(t, l), schema)
}

// The plans name tables outside the class that they lock because a foreign key joins
// them to it; that they do lock them, and no others, the server tells.
func TestLocksOnJoinedTables(t *testing.T) {
	eachInnoDB(t, locksOnJoinedTables)
}

func locksOnJoinedTables(t *testing.T, l *lab) {
	newShop(t, l, 100, false)
	for _, q := range []string{
		"ALTER TABLE payments DROP FOREIGN KEY payments_ibfk_1", "ALTER TABLE payments ADD CONSTRAINT of_order FOREIGN KEY (order_id) REFERENCES orders (id)",
		"CREATE TABLE tenants (n integer PRIMARY KEY)", "INSERT INTO tenants SELECT DISTINCT tenant FROM orders",
		"ALTER TABLE orders ADD CONSTRAINT of_tenant FOREIGN KEY (tenant) REFERENCES tenants (n)",
	} {
		l.exec(t, q)
	}
	schema := strings.TrimPrefix(mustURL(t, l.url).Path, "/")
	plan := func(flags ...string) (text string, locks []string) {
		text = mustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, on(l, flags...)...)...).out
		var p struct {
			Estimate *migrate.Estimate
		}
		out := mustRun(t, append([]string{"migrate", "plan", "v1-to-v6", "--json"}, on(l, flags...)...)...).out
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
	text, locks := plan("--strategy", "copy")
	says("a copy", text, locks, "a metadata lock on "+schema+".tenants, to which foreign keys refer, for the moment of the swap")
	text, locks = plan("--strategy", "copy", "--online")
	says("an online copy", text, locks, "the tables that they refer to and that are not copied are "+schema+".tenants")
	mustRun(t, migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy")...)...)
	r := mustRun(t, migrateArgs("undo", copyFlags(l, "--dry-run")...)...)
	says("the undo of a copy", r.out, []string{"a metadata lock on " + schema + ".tenants"}, "a metadata lock on "+schema+".tenants")
	mustRun(t, migrateArgs("undo", copyFlags(l)...)...)

	// In place it is the tables that refer to it, and on MySQL those that it refers to.
	of := map[string]int{"MariaDB": 0, "MySQL": 1}[l.name]
	l.exec(t, "CREATE UNIQUE INDEX orders_n ON orders (n)")
	l.exec(t, "CREATE TABLE labels (n integer PRIMARY KEY, FOREIGN KEY (n) REFERENCES orders (n))")
	text, locks = plan()
	says("in place", text, locks, "the metadata lock of a writer on "+schema+".labels")
	if strings.Contains(text, "the metadata lock of a reader on "+schema+".tenants") != (of == 1) {
		t.Errorf("what the plan says of a table that it refers to:\n%s", text)
	}
	for _, tt := range []struct {
		table string
		code  int
	}{{"tenants", of}, {"labels", 1}} {
		holder, err := l.db.Conn(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := holder.ExecContext(t.Context(), "LOCK TABLES "+tt.table+" WRITE"); err != nil {
			t.Fatal(err)
		}
		if got := run(t, migrateArgs("v1-to-v6", copyFlags(l, "--lock-wait", "1s")...)...); got.code != tt.code {
			t.Errorf("while %s is locked: exit %d, want %d\n%s", tt.table, got.code, tt.code, got.err)
		}
		holder.ExecContext(t.Context(), "UNLOCK TABLES")
		holder.Close()
		if tt.code == 0 {
			mustRun(t, migrateArgs("undo", copyFlags(l)...)...)
		}
	}
}

// What finish drops is what it has shown, or nothing.
func TestFinishDropsWhatItHasShown(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 30, false)
		mustRun(t, migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy")...)...)
		late := prompted(t, append([]string{"migrate", "finish"}, on(l)...)...)
		mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
		mustRun(t, migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy")...)...)
		tables, rows := l.tables(t), s.snapshot(t)
		if got := late("y\n"); got.code != 3 || !strings.Contains(got.err, "not those that were shown") {
			t.Errorf("exit %d, want 3\n%s", got.code, got.err)
		}
		same(t, "tables", l.tables(t), tables)
		s.check(t, "after the refusal", rows)
		if got := prompted(t, append([]string{"migrate", "finish"}, on(l)...)...)("y\n"); got.code != 0 || !strings.Contains(got.out, "Dropped") {
			t.Errorf("exit %d\n%s%s", got.code, got.out, got.err)
		}
		s.check(t, "after finish", rows)
	})
}

// The flag of a machine that is gone is accepted, and says so in a line.
func TestTheFlagOfLeasesSaysWhatBecameOfIt(t *testing.T) {
	l := labs()["SQLite"](t)
	s := newShop(t, l, 20, false)
	got := mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes", "--quiet", "--lease", "5s")...)...)
	if strings.Count(got.err, "\n") != 1 || !strings.Contains(got.err, "--lease is of no use any more") {
		t.Errorf("it says %q", got.err)
	}
	s.check(t, "after the run", s.expected())
	if help := mustRun(t, "migrate", "v1-to-v6", "--help"); strings.Contains(help.out, "--lease") {
		t.Error("the help lists --lease")
	}
}

// What an undo would do can be looked at without a write: before it is undone, and
// with ids that came later.
func TestADryRunOfAnUndoWritesNothing(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 300, false)
		mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...)
		state := func() (rows []string) {
			for _, table := range []string{"migration", "migration_range", "migration_journal", "migration_kept"} {
				name := "sqluuid_" + table
				if l.name == "PostgreSQL" {
					name = "sqluuid." + table
				}
				rows = append(rows, table)
				rows = append(rows, l.dump(t, "SELECT * FROM "+name+" ORDER BY 1, 2")...)
			}
			return rows
		}
		was := state()
		got := mustRun(t, migrateArgs("undo", on(l, "--dry-run")...)...)
		if want := "300"; !strings.Contains(got.out, want) {
			t.Errorf("the plan does not say %q:\n%s", want, got.out)
		}
		same(t, "the state after a dry run", state(), was)
		s.addOrder(t, 100_000, sqltype.NewV6())
		wantError(t, run(t, migrateArgs("undo", on(l, "--dry-run")...)...), 3, "--include-new")
		same(t, "the state after a dry run that was refused", state(), was)
		mustRun(t, migrateArgs("undo", on(l, "--yes", "--include-new")...)...)
		if again := mustRun(t, migrateArgs("undo", on(l, "--dry-run")...)...); !strings.Contains(again.out, "was undone") {
			t.Errorf("an undo after the undo says\n%s", again.out)
		}
	})
}

// SQLite has one writer, and a dry run is none.
func TestADryRunOfAnUndoBesideAWriter(t *testing.T) {
	for _, mode := range []string{"delete", "wal"} {
		t.Run(mode, func(t *testing.T) {
			t.Parallel()
			l := labs()["SQLite"](t)
			l.exec(t, "PRAGMA journal_mode = "+mode)
			newShop(t, l, 100, false)
			mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes", "--chunk-rows", "20")...)...)
			want := mustRun(t, migrateArgs("undo", on(l, "--dry-run")...)...).out
			if !strings.Contains(want, "100 of version 6") || strings.Contains(want, " 0  ") {
				t.Fatalf("the plan says\n%s", want)
			}
			other, err := l.db.Conn(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			defer other.Close()
			for _, q := range []string{"BEGIN IMMEDIATE", "UPDATE orders SET note = 'written' WHERE n = 7"} {
				if _, err := other.ExecContext(t.Context(), q); err != nil {
					t.Fatal(err)
				}
			}
			got := run(t, migrateArgs("undo", on(l, "--dry-run")...)...)
			if got.code != 0 || got.out != want {
				t.Errorf("exit %d\n%s%s\nwant\n%s", got.code, got.out, got.err, want)
			}
			if _, err := other.ExecContext(t.Context(), "COMMIT"); err != nil {
				t.Fatal(err)
			}
			mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
		})
	}
}
