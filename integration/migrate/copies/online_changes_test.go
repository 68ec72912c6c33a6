package copies_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
)

// What happens to the tables in the middle of the copy and cannot be followed stops it
// before its swap, and leaves nothing behind.
func TestOnlineCopyInAHostileWorld(t *testing.T) {
	late := sqltype.NewV4()
	for name, c := range map[string]struct {
		do    func(t *testing.T, l *lab.Lab)
		words []string
	}{
		"a table is truncated": {func(t *testing.T, l *lab.Lab) { l.Exec(t, "TRUNCATE TABLE payments") }, []string{"payments"}},
		"a column is added":    {func(t *testing.T, l *lab.Lab) { l.Exec(t, "ALTER TABLE payments ADD late integer") }, []string{"payments", "definition was changed"}},
		"an id of another version comes": {func(t *testing.T, l *lab.Lab) {
			l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s,1,100000,'late')", l.Lit(late)))
		}, []string{"orders.id", late.String(), "does not apply to"}},
		"an id comes that is another one's image": {func(t *testing.T, l *lab.Lab) {
			l.Exec(t, fmt.Sprintf("INSERT INTO orders SELECT %s,1,100000,'late' FROM orders WHERE n = 7", l.Lit(sixOf(t, l, 7))))
		}, []string{"orders"}},
		"a trigger is removed": {func(t *testing.T, l *lab.Lab) {
			l.Exec(t, "DROP TRIGGER `"+l.Dump(t, "SELECT TRIGGER_NAME FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE() AND EVENT_OBJECT_TABLE = 'payments' AND EVENT_MANIPULATION = 'DELETE'")[0]+"`")
		}, []string{"payments", "triggers were changed"}},
		"a foreign key from outside comes": {func(t *testing.T, l *lab.Lab) {
			l.Exec(t, "CREATE TABLE outside (n integer PRIMARY KEY)")
			l.Exec(t, "ALTER TABLE outside ADD CONSTRAINT late FOREIGN KEY (n) REFERENCES orders (n)")
		}, []string{"outside"}},
	} {
		t.Run(name, func(t *testing.T) {
			lab.EachOnline(t, func(t *testing.T, l *lab.Lab) {
				s := lab.NewOnlineShop(t, l, 200)
				var after map[string][]string
				got := midway(t, l, 4, lab.Args("v1-to-v6", onlineFlags(l)...), func() {
					c.do(t, l)
					after = s.Snapshot(t)
				})
				if got.Code != 3 && got.Code != 4 {
					t.Fatalf("exit %d\n%s%s", got.Code, got.Out, got.Err)
				}
				for _, w := range c.words {
					if !strings.Contains(got.Err, w) {
						t.Errorf("it does not say %q:\n%s", w, got.Err)
					}
				}
				for table, want := range after {
					lab.Same(t, table, s.Snapshot(t)[table], want)
				}
				lab.Same(t, "leftovers", leftovers(t, l), nil)
				if st := lab.MustRun(t, "migrate", "status", "--database", l.URL); !strings.Contains(st.Out, "No migrations") {
					t.Errorf("status says\n%s", st.Out)
				}
			})
		})
	}
}

// sixOf is the version 6 of an order's id.
func sixOf(t *testing.T, l *lab.Lab, n int) sqltype.UUID {
	t.Helper()
	u, err := sqltype.Parse(l.Dump(t, fmt.Sprintf("SELECT %s FROM orders WHERE n = %d", l.HexOf("id"), n))[0])
	if err != nil {
		t.Fatal(err)
	}
	six, err := u.V6()
	if err != nil {
		t.Fatal(err)
	}
	return six
}

// Text becomes a type of its own while writers go on.
func TestTextToBinaryOnline(t *testing.T) {
	lab.EachOnline(t, func(t *testing.T, l *lab.Lab) {
		l.HoldText()
		s := lab.NewOnlineShop(t, l, 150)
		before, schema := s.Snapshot(t), l.Schema(t)
		r := rand.New(rand.NewPCG(8, 8))
		got := midway(t, l, 2, lab.Args("text-to-binary", l.Yes("--then", "v1-to-v6", "--online")...), func() {
			l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s,1,100000,'gone')", l.Lit(lab.NewV1(r))))
			l.Exec(t, "UPDATE orders SET note = 'x' WHERE n = 100000")
			l.Exec(t, "DELETE FROM orders WHERE n = 100000")
		})
		if got.Code != 0 {
			t.Fatalf("exit %d\n%s%s", got.Code, got.Out, got.Err)
		}
		text := *l
		l.HoldBytes()
		s.Check(t, "after text-to-binary", s.Expected())
		lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
		*l = text
		s.Check(t, "after undo", before)
		lab.Same(t, "schema after undo", l.Schema(t), schema)
		late := midway(t, l, 4, lab.Args("text-to-binary", l.Yes("--online")...), func() {
			l.Exec(t, "INSERT INTO orders VALUES ('no id',1,100000,'late')")
		})
		if late.Code != 3 || !strings.Contains(late.Err, "no id") || !strings.Contains(late.Err, "orders.id") {
			t.Errorf("a text that is no id came: exit %d\n%s", late.Code, late.Err)
		}
		l.Exec(t, "DELETE FROM orders WHERE n = 100000")
		brief := midway(t, l, 2, lab.Args("text-to-binary", l.Yes("--online")...), func() {
			l.Exec(t, "INSERT INTO orders VALUES ('no id',1,100000,'brief')")
			l.Exec(t, "DELETE FROM orders WHERE n = 100000")
		})
		lab.WantError(t, brief, 1, "orders", "nothing was swapped", "a key that is no id for a moment")
		lab.Same(t, "leftovers", leftovers(t, l), nil)
		lab.MustRun(t, lab.Args("text-to-binary", l.Yes("--online")...)...)
	})
}

// Between the comparison of everything and the swap, too, a table that is emptied in a
// way of which no trigger tells is noticed, and what triggers tell of is followed.
func TestOnlineCopyAfterItsComparison(t *testing.T) {
	for what, c := range map[string]struct {
		on      []string
		refused string // for what, "" for nothing
		list    []string
	}{
		"a table is truncated": {lab.Online, "truncated", []string{"TRUNCATE TABLE payments"}},
		"rows are written": {lab.Online, "", []string{"UPDATE orders SET note = 'late' WHERE n = 3",
			"DELETE FROM payments WHERE n = 3",
			"INSERT INTO payments SELECT 100000, id FROM orders WHERE n = 3"}},
		"a column is cut short": {lab.InnoDB, "altered", []string{"SET sql_mode = ''",
			"ALTER TABLE orders MODIFY note varchar(12)",
			"ALTER TABLE orders MODIFY note varchar(40)"}},
	} {
		t.Run(what, func(t *testing.T) {
			lab.EachOf(t, c.on, func(t *testing.T, l *lab.Lab) {
				list := c.list
				s := lab.NewOnlineShop(t, l, 1300)
				l.Exec(t, "UPDATE orders SET note = 'longer than twelve' WHERE n = "+l.Dump(t, "SELECT n FROM orders ORDER BY id LIMIT 1 OFFSET 650")[0]) // which no sample has
				if strings.HasPrefix(list[0], "SET ") {
					time.Sleep(1100 * time.Millisecond) // the server tells in seconds when a table was altered
				}
				m, err := migrate.Open(l.DB, l.Profile)
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
								l.ExecWith(t, settings, q)
							}
							return
						}
						for _, q := range list {
							l.Exec(t, q)
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
					lab.Same(t, "orders", l.Dump(t, "SELECT note FROM orders WHERE n = 3"), []string{"late"})
					lab.Same(t, "payments", l.Dump(t, "SELECT p.n FROM payments p JOIN orders o ON o.id = p.order_id WHERE o.n = 3"), []string{"100000"})
				}
				if o := s.Orphans(t); o != "0" {
					t.Errorf("%s orphans", o)
				}
				lab.Same(t, "leftovers", leftovers(t, l), nil)
			})
		})
	}
}
