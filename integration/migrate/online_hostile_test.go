package migrate_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// What an online copy cannot follow is refused by name before anything is written.
func TestWhatAnOnlineCopyRefuses(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 20, false)
		before, tables := s.snapshot(t), l.tables(t)
		refused := func(words ...string) {
			t.Helper()
			wantError(t, run(t, migrateArgs("v1-to-v6", onlineFlags(l)...)...), 3, words...)
		}
		wantError(t, run(t, migrateArgs("v1-to-v6", copyFlags(l, "--online")...)...), 2, "--strategy copy")
		switch l.p {
		case engine.PostgreSQL:
			wantError(t, run(t, migrateArgs("v1-to-v6", onlineFlags(l, "--workers=2")...)...), 3, "--workers")
		case engine.SQLite:
			refused("SQLite", "one writer at a time", "--online")
		case engine.MariaDB, engine.MySQL:
			if !l.isInnoDB() { // TiDB and Dolt refuse a copy for other reasons
				break
			}
			refused("payments", "ON UPDATE CASCADE", "fires no trigger")
		}
		if l.p != engine.SQLite {
			l.exec(t, "CREATE TABLE notes (about ID!, FOREIGN KEY (about) REFERENCES orders (id))")
			if l.isInnoDB() {
				l.exec(t, "ALTER TABLE payments DROP FOREIGN KEY `"+l.dump(t, "SELECT CONSTRAINT_NAME FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = DATABASE() AND TABLE_NAME = 'payments'")[0]+"`")
			}
			refused(`"notes"`, "no primary key", "to tell its rows by")
			l.exec(t, "DROP TABLE notes")
		}
		if l.p == engine.PostgreSQL && l.dump(t, "SELECT count(*) FROM pg_available_extensions WHERE name = 'ltree'")[0] == "1" {
			l.exec(t, "CREATE EXTENSION ltree")
			l.exec(t, "CREATE TABLE notes (about uuid NOT NULL REFERENCES orders (id), path ltree NOT NULL, PRIMARY KEY (about, path))")
			l.exec(t, "CREATE INDEX ON notes (about)")
			refused(`"notes"`, "ltree", "which an extension compares")
			l.exec(t, "DROP TABLE notes")
			l.exec(t, "DROP EXTENSION ltree")
		}
		s.check(t, "after the refusals", before)
		same(t, "tables", l.tables(t), tables)
	})
}

// What happens to the tables in the middle of the copy and cannot be followed stops it
// before its swap, and leaves nothing behind.
func TestOnlineCopyInAHostileWorld(t *testing.T) {
	late := sqltype.NewV4()
	for name, c := range map[string]struct {
		do    func(t *testing.T, l *lab)
		words []string
	}{
		"a table is truncated": {func(t *testing.T, l *lab) { l.exec(t, "TRUNCATE TABLE payments") }, []string{"payments"}},
		"a column is added":    {func(t *testing.T, l *lab) { l.exec(t, "ALTER TABLE payments ADD late integer") }, []string{"payments", "definition was changed"}},
		"an id of another version comes": {func(t *testing.T, l *lab) {
			l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s,1,100000,'late')", l.lit(late)))
		}, []string{"orders.id", late.String(), "does not apply to"}},
		"an id comes that is another one's image": {func(t *testing.T, l *lab) {
			l.exec(t, fmt.Sprintf("INSERT INTO orders SELECT %s,1,100000,'late' FROM orders WHERE n = 7", l.lit(sixOf(t, l, 7))))
		}, []string{"orders"}},
		"a trigger is removed": {func(t *testing.T, l *lab) {
			if l.p == engine.PostgreSQL {
				l.exec(t, "ALTER TABLE payments DISABLE TRIGGER USER")
				l.exec(t, "ALTER TABLE payments ENABLE TRIGGER USER")
				return
			}
			l.exec(t, "DROP TRIGGER `"+l.dump(t, "SELECT TRIGGER_NAME FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE() AND EVENT_OBJECT_TABLE = 'payments' AND EVENT_MANIPULATION = 'DELETE'")[0]+"`")
		}, []string{"payments", "triggers were changed"}},
		"a foreign key from outside comes": {func(t *testing.T, l *lab) {
			l.exec(t, "CREATE TABLE outside (n integer PRIMARY KEY)")
			l.exec(t, "ALTER TABLE outside ADD CONSTRAINT late FOREIGN KEY (n) REFERENCES orders (n)")
		}, []string{"outside"}},
	} {
		t.Run(name, func(t *testing.T) {
			onlineLabs(t, func(t *testing.T, l *lab) {
				s := newOnlineShop(t, l, 200)
				var after map[string][]string
				got := midway(t, l, 4, migrateArgs("v1-to-v6", onlineFlags(l)...), func() {
					c.do(t, l)
					after = s.snapshot(t)
				})
				if got.code != 3 && got.code != 4 {
					t.Fatalf("exit %d\n%s%s", got.code, got.out, got.err)
				}
				for _, w := range c.words {
					if !strings.Contains(got.err, w) {
						t.Errorf("it does not say %q:\n%s", w, got.err)
					}
				}
				for table, want := range after {
					same(t, table, s.snapshot(t)[table], want)
				}
				same(t, "leftovers", leftovers(t, l), nil)
				if st := mustRun(t, "migrate", "status", "--database", l.url); !strings.Contains(st.out, "No migrations") {
					t.Errorf("status says\n%s", st.out)
				}
			})
		})
	}
}

// sixOf is the version 6 of an order's id.
func sixOf(t *testing.T, l *lab, n int) sqltype.UUID {
	t.Helper()
	u, err := sqltype.ParseLenient(l.dump(t, fmt.Sprintf("SELECT %s FROM orders WHERE n = %d", l.hexOf("id"), n))[0])
	if err != nil {
		t.Fatal(err)
	}
	six, err := u.V6()
	if err != nil {
		t.Fatal(err)
	}
	return six
}

// Writers that may do nothing but write, with a search_path of their own, or that
// apply the changes of another server, are followed too.
func TestOnlineCopyFollowsEveryWriter(t *testing.T) {
	onlineLabs(t, func(t *testing.T, l *lab) {
		s := newOnlineShop(t, l, 100)
		id := newV1(rand.New(rand.NewPCG(77, 77)))
		role := "w" + strings.NewReplacer("-", "").Replace(id.String())
		insert := func(n int) string { return fmt.Sprintf("INSERT INTO payments VALUES (%d,%s)", n, l.lit(s.orders[n])) }
		got := midway(t, l, 2, migrateArgs("v1-to-v6", onlineFlags(l)...), func() {
			if l.isInnoDB() {
				return // a trigger has the rights of who made it
			}
			l.exec(t, "CREATE ROLE "+role+" LOGIN")
			l.exec(t, "GRANT SELECT, INSERT, UPDATE ON payments TO "+role)
			conn, err := l.db.Conn(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			defer conn.Close()
			for _, q := range []string{
				"SET SESSION AUTHORIZATION " + role, "CREATE TEMPORARY TABLE log_0 (n integer)", "SET search_path = pg_temp, public", strings.Replace(insert(20), "payments", "public.payments", 1),
				"UPDATE public.payments SET n = 1001 WHERE n = 1", "RESET SESSION AUTHORIZATION", "RESET search_path", "SET session_replication_role = replica", strings.Replace(insert(25), "(25,", "(1025,", 1), "RESET session_replication_role",
			} {
				if q == strings.Replace(insert(20), "payments", "public.payments", 1) {
					q = strings.Replace(q, "(20,", "(1020,", 1)
				}
				if _, err := conn.ExecContext(t.Context(), q); err != nil {
					t.Fatalf("%s: %v", q, err)
				}
			}
		})
		if got.code != 0 {
			t.Fatalf("exit %d\n%s%s", got.code, got.out, got.err)
		}
		if l.p == engine.PostgreSQL {
			same(t, "payments", l.dump(t, "SELECT n FROM payments WHERE n > 999 ORDER BY n"), []string{"1001", "1020", "1025"})
			l.exec(t, "DROP OWNED BY "+role)
			l.exec(t, "DROP ROLE "+role)
		}
		if o := s.orphans(t); o != "0" {
			t.Errorf("%s orphans", o)
		}
	})
}

// Text becomes a type of its own while writers go on.
func TestTextToBinaryOnline(t *testing.T) {
	onlineLabs(t, func(t *testing.T, l *lab) {
		textLab(l)
		s := newOnlineShop(t, l, 150)
		before, schema := s.snapshot(t), schemaOf(t, l)
		r := rand.New(rand.NewPCG(8, 8))
		got := midway(t, l, 2, migrateArgs("text-to-binary", copyFlags(l, "--then", "v1-to-v6", "--online")...), func() {
			l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s,1,100000,'gone')", l.lit(newV1(r))))
			l.exec(t, "UPDATE orders SET note = 'x' WHERE n = 100000")
			l.exec(t, "DELETE FROM orders WHERE n = 100000")
		})
		if got.code != 0 {
			t.Fatalf("exit %d\n%s%s", got.code, got.out, got.err)
		}
		text := *l
		asBinary(l)
		s.check(t, "after text-to-binary", s.expected())
		mustRun(t, migrateArgs("undo", copyFlags(l)...)...)
		*l = text
		s.check(t, "after undo", before)
		same(t, "schema after undo", schemaOf(t, l), schema)
		late := midway(t, l, 4, migrateArgs("text-to-binary", copyFlags(l, "--online")...), func() {
			l.exec(t, "INSERT INTO orders VALUES ('no id',1,100000,'late')")
		})
		if late.code != 3 || !strings.Contains(late.err, "no id") || !strings.Contains(late.err, "orders.id") {
			t.Errorf("a text that is no id came: exit %d\n%s", late.code, late.err)
		}
		l.exec(t, "DELETE FROM orders WHERE n = 100000")
		brief := midway(t, l, 2, migrateArgs("text-to-binary", copyFlags(l, "--online")...), func() {
			l.exec(t, "INSERT INTO orders VALUES ('no id',1,100000,'brief')")
			l.exec(t, "DELETE FROM orders WHERE n = 100000")
		})
		wantError(t, brief, 1, "orders", "nothing was swapped", "a key that is no id for a moment")
		same(t, "leftovers", leftovers(t, l), nil)
		mustRun(t, migrateArgs("text-to-binary", copyFlags(l, "--online")...)...)
	})
}

// Between the comparison of everything and the swap, too, a table that is emptied in a
// way of which no trigger tells is noticed, and what triggers tell of is followed.
func TestOnlineCopyAfterItsComparison(t *testing.T) {
	postgres := []string{"PostgreSQL"}
	for what, c := range map[string]struct {
		on      []string // nil for every engine
		refused string   // for what, "" for nothing
		list    []string
	}{
		"a table is truncated": {nil, "truncated", []string{"TRUNCATE TABLE payments"}},
		"rows are written": {nil, "", []string{"UPDATE orders SET note = 'late' WHERE n = 3",
			"DELETE FROM payments WHERE n = 3",
			"INSERT INTO payments SELECT 100000, id FROM orders WHERE n = 3"}},
		"a column is rewritten": {postgres, "altered", []string{"ALTER TABLE payments ALTER n TYPE integer USING n * 1000"}},
		"a column is made anew": {postgres, "altered", []string{"ALTER TABLE orders DROP note", "ALTER TABLE orders ADD note varchar(40)"}},
		"a column is granted":   {postgres, "column", []string{"GRANT SELECT (n) ON payments TO PUBLIC"}},
		"statistics are made":   {postgres, "statistics", []string{"CREATE STATISTICS late_numbers ON n, tenant FROM orders"}},
		"a table inherits":      {postgres, "inherit", []string{"CREATE TABLE late_payments () INHERITS (payments)"}},
		"a column is cut short": {innoDB, "altered", []string{"SET sql_mode = ''",
			"ALTER TABLE orders MODIFY note varchar(12)",
			"ALTER TABLE orders MODIFY note varchar(40)"}},
	} {
		t.Run(what, func(t *testing.T) {
			onlineLabs(t, func(t *testing.T, l *lab) {
				if c.on != nil && !slices.Contains(c.on, l.name) {
					return
				}
				list := c.list
				s := newOnlineShop(t, l, 1300)
				l.exec(t, "UPDATE orders SET note = 'longer than twelve' WHERE n = "+l.dump(t, "SELECT n FROM orders ORDER BY id LIMIT 1 OFFSET 650")[0]) // which no sample has
				if strings.HasPrefix(list[0], "SET ") {
					time.Sleep(1100 * time.Millisecond) // the server tells in seconds when a table was altered
				}
				m, err := migrate.Open(l.db, l.p)
				if err != nil {
					t.Fatal(err)
				}
				pl, err := m.Plan(t.Context(), migrate.PlanConfig{Rewrite: migrate.V1ToV6, Column: migrate.ColumnName{Table: "orders", Column: "id"}, Strategy: migrate.Copy, Online: true})
				if err != nil {
					t.Fatal(err)
				}
				verified, done := false, false
				_, err = m.Run(t.Context(), pl, migrate.RunConfig{OnEvent: func(e migrate.Event) {
					verified = verified || e.Kind == migrate.Verifying
					if e.Kind == migrate.Replayed && verified && !done {
						done = true
						if settings, ok := strings.CutPrefix(list[0], "SET "); ok {
							for _, q := range list[1:] {
								l.execWith(t, settings, q)
							}
							return
						}
						for _, q := range list {
							l.exec(t, q)
						}
					}
				}})
				if !done {
					t.Fatal("nothing was written between the comparison and the swap")
				}
				if c.refused != "" {
					if !errors.Is(err, migrate.ErrRefused) || !strings.Contains(err.Error(), "payments") && !strings.Contains(err.Error(), "orders") || !strings.Contains(err.Error(), c.refused) {
						t.Errorf("got %v", err)
					}
				} else {
					if err != nil {
						t.Fatal(err)
					}
					same(t, "orders", l.dump(t, "SELECT note FROM orders WHERE n = 3"), []string{"late"})
					same(t, "payments", l.dump(t, "SELECT p.n FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.n = 3"), []string{"100000"})
				}
				if o := s.orphans(t); o != "0" {
					t.Errorf("%s orphans", o)
				}
				same(t, "leftovers", leftovers(t, l), nil)
			})
		})
	}
}
