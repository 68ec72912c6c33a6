package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
)

func flagsFor(l *lab, more ...string) []string {
	return append([]string{"--database", l.url, "--column", "orders.id", "--yes", "--chunk-rows", "50"}, more...)
}

func migrateArgs(verb string, flags ...string) []string {
	return append([]string{"migrate", verb}, flags...)
}

// addOrder inserts one order, with a payment that refers to it.
func (s *shop) addOrder(t *testing.T, n int, id sqltype.UUID) {
	t.Helper()
	s.l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s,1,%d,'late')", s.l.lit(id), n))
	s.l.exec(t, fmt.Sprintf("INSERT INTO payments VALUES (%d,%s)", n, s.l.lit(id)))
}

func TestUndoOfIdsBornLater(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 400, true)
		before := s.snapshot(t)
		mustRun(t, migrateArgs("v1-to-v6", flagsFor(l, "--on-mismatch=skip")...)...)

		// One id whose time is long ago, one of today.
		r := rand.New(rand.NewPCG(1, 1))
		old, err := newV1(r).V6()
		if err != nil {
			t.Fatal(err)
		}
		today := sqltype.NewV6()
		s.addOrder(t, 100_000, old)
		s.addOrder(t, 100_001, today)
		migrated := s.snapshot(t)

		got := run(t, migrateArgs("undo", flagsFor(l)...)...)
		if got.code != 3 || !strings.Contains(got.err, "--created-before") || !strings.Contains(got.err, "--include-new") {
			t.Errorf("undo: exit %d, %s; want 3 and both flags named", got.code, got.err)
		}
		for table, want := range migrated {
			same(t, "after the refusal: "+table, s.snapshot(t)[table], want)
		}

		mustRun(t, migrateArgs("undo", flagsFor(l, "--created-before", time.Now().Add(-24*time.Hour).Format(time.RFC3339))...)...)
		oldBack, err := old.V1()
		if err != nil {
			t.Fatal(err)
		}
		want := map[string][]string{}
		for table := range before {
			want[table] = append([]string{}, before[table]...)
		}
		want["orders"] = append(want["orders"], fmt.Sprintf("100000|1|late|%x", oldBack[:]), fmt.Sprintf("100001|1|late|%x", today[:]))
		want["payments"] = append(want["payments"], fmt.Sprintf("100000|%x", oldBack[:]), fmt.Sprintf("100001|%x", today[:]))
		after := s.snapshot(t)
		for table := range want {
			same(t, "after --created-before: "+table, after[table], want[table])
		}

		// A second round: everything is turned back that is not known from before.
		mustRun(t, migrateArgs("v1-to-v6", flagsFor(l, "--on-mismatch=skip")...)...)
		newest := sqltype.NewV6()
		s.addOrder(t, 100_002, newest)
		mustRun(t, migrateArgs("undo", flagsFor(l, "--include-new")...)...)
		newestBack, err := newest.V1()
		if err != nil {
			t.Fatal(err)
		}
		want["orders"] = append(want["orders"], fmt.Sprintf("100002|1|late|%x", newestBack[:]))
		want["payments"] = append(want["payments"], fmt.Sprintf("100002|%x", newestBack[:]))
		after = s.snapshot(t)
		for table := range want {
			same(t, "after --include-new: "+table, after[table], want[table])
		}

		if got := run(t, migrateArgs("undo", flagsFor(l)...)...); got.code != 0 || !strings.Contains(got.out, "nothing to undo") {
			t.Errorf("an undo that ended, again: exit %d, %s%s", got.code, got.out, got.err)
		}
	})
}

func TestMismatchStopsBeforeTheFirstWrite(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 400, true)
		before, tables := s.snapshot(t), l.tables(t)
		got := run(t, migrateArgs("v1-to-v6", flagsFor(l)...)...)
		if got.code != 3 || strings.Count(strings.TrimSpace(got.err), "\n") != 0 {
			t.Errorf("exit %d, error %q; want 3 and one line", got.code, got.err)
		}
		for _, want := range []string{"of version 1", "of version 4", "of version 6", "of version 7", "1 nil UUID", "--on-mismatch=skip"} {
			if !strings.Contains(got.err, want) {
				t.Errorf("the error does not say %q: %s", want, got.err)
			}
		}
		for table, want := range before {
			same(t, table, s.snapshot(t)[table], want)
		}
		same(t, "tables", l.tables(t), tables)
	})
}

func TestV6ToV1IsThePlainInverse(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 400, false)
		before := s.snapshot(t)
		mustRun(t, migrateArgs("v1-to-v6", flagsFor(l)...)...)
		mustRun(t, migrateArgs("v6-to-v1", flagsFor(l)...)...)
		s.check(t, "after v6-to-v1", before)
		mustRun(t, migrateArgs("undo", flagsFor(l)...)...)
		s.check(t, "after its undo", s.expected())
		mustRun(t, migrateArgs("undo", flagsFor(l)...)...)
		s.check(t, "after the undo of the first", before)
	})
}

// Version 1 ids that arrive after a finished run are taken up by the same
// command, and belong to the same run when it is undone.
func TestStragglers(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 400, false)
		mustRun(t, migrateArgs("v1-to-v6", flagsFor(l)...)...)
		late := newV1(rand.New(rand.NewPCG(5, 5)))
		s.addOrder(t, 100_000, late)
		with := s.snapshot(t)
		mustRun(t, migrateArgs("v1-to-v6", flagsFor(l)...)...)
		six, _ := late.V6()
		if got := s.snapshot(t)["orders"]; got[len(got)-1] != fmt.Sprintf("100000|1|late|%x", six[:]) {
			t.Errorf("the straggler is %s, want %x", got[len(got)-1], six)
		}
		mustRun(t, migrateArgs("undo", flagsFor(l)...)...)
		back := s.snapshot(t)
		if got := back["orders"][400]; got != fmt.Sprintf("100000|1|late|%x", late[:]) {
			t.Errorf("after undo the straggler is %s, want %x", got, late)
		}
		if strings.Contains(strings.Join(back["orders"], "\n"), "|1e") && back["orders"][0] == with["orders"][0] {
			t.Errorf("the first run's ids were not restored: %s", back["orders"][0])
		}
	})
}

// A child table that was added after the run is no reason not to undo it, and an
// unfinished run whose schema has changed can only be undone.
func TestUndoAfterTheSchemaHasGrown(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 400, false)
		before := s.snapshot(t)
		mustRun(t, migrateArgs("v1-to-v6", flagsFor(l)...)...)
		six, err := s.orders[9].V6()
		if err != nil {
			t.Fatal(err)
		}
		l.exec(t, "CREATE TABLE reviews (n integer PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
		l.exec(t, "INSERT INTO reviews VALUES (1, "+l.lit(six)+")")
		mustRun(t, migrateArgs("undo", flagsFor(l)...)...)
		s.check(t, "after the undo", before)
		same(t, "reviews", l.dump(t, "SELECT n, "+l.hexOf("order_id")+" FROM reviews"), []string{fmt.Sprintf("1|%x", s.orders[9][:])})
	})
}

func TestAChangedSchemaStopsAnUnfinishedRun(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 3000, false)
		before := s.snapshot(t)
		if !killAfter(t, 3, 0, migrateArgs("v1-to-v6", flagsFor(l)...)...) {
			t.Fatal("the run was not killed in the middle")
		}
		l.exec(t, "CREATE TABLE reviews (n integer PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
		wantError(t, run(t, migrateArgs("v1-to-v6", flagsFor(l)...)...), 3, "schema", "undo")
		mustRun(t, migrateArgs("undo", flagsFor(l)...)...)
		s.check(t, "after the undo", before)
	})
}

// Ids whose images would be the same as ids that are there stop the run.
func TestTwoIdsThatWouldBeOne(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 50, false)
		six, err := s.orders[9].V6()
		if err != nil {
			t.Fatal(err)
		}
		s.addOrder(t, 100_000, six)
		before := s.snapshot(t)
		wantError(t, run(t, migrateArgs("v1-to-v6", flagsFor(l, "--on-mismatch=skip")...)...), 3, six.String(), "two ids would be one")
		for table, want := range before {
			same(t, table, s.snapshot(t)[table], want)
		}
	})
}

// Rows without a parent, which an engine that did not enforce its keys can have,
// are rewritten like the others and reported; PostgreSQL would refuse their
// update.
func TestOrphansStayAsTheyAre(t *testing.T) {
	l := labs()["SQLite"](t)
	s := newShop(t, l, 100, false)
	lost := newV1(rand.New(rand.NewPCG(8, 8)))
	conn, err := l.db.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, q := range []string{"PRAGMA foreign_keys = OFF", "INSERT INTO payments VALUES (100000, " + l.lit(lost) + ")", "PRAGMA foreign_keys = ON"} {
		if _, err := conn.ExecContext(t.Context(), q); err != nil {
			t.Fatal(err)
		}
	}
	conn.Close()
	got := mustRun(t, migrateArgs("v1-to-v6", flagsFor(l)...)...)
	if !strings.Contains(got.out, "1 rows without a parent, as before") || !strings.Contains(got.out, "warning: 1 rows of \"payments\" have no parent") {
		t.Errorf("the orphan is not reported:\n%s", got.out)
	}
	six, _ := lost.V6()
	if rows := s.snapshot(t)["payments"]; rows[len(rows)-1] != fmt.Sprintf("100000|%x", six[:]) {
		t.Errorf("the orphan is %s", rows[len(rows)-1])
	}
}

func TestOrphansOfAnUnvalidatedKeyAreRefused(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	s := newShop(t, l, 100, false)
	l.exec(t, "CREATE TABLE reviews (n integer PRIMARY KEY, order_id uuid)")
	l.exec(t, "INSERT INTO reviews VALUES (1, "+l.lit(newV1(rand.New(rand.NewPCG(8, 8))))+")")
	l.exec(t, "ALTER TABLE reviews ADD FOREIGN KEY (order_id) REFERENCES orders (id) NOT VALID")
	before := s.snapshot(t)
	wantError(t, run(t, migrateArgs("v1-to-v6", flagsFor(l)...)...), 3, "reviews", "not validated", "mend them first")
	s.check(t, "after the refusal", before)
}

// When an id changes behind the back of a run, while the number of rows stays the
// same, the verification says so once.
func TestVerificationMismatch(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 3000, false)
		if !killAfter(t, 3, 0, migrateArgs("v1-to-v6", flagsFor(l)...)...) {
			t.Fatal("the run was not killed in the middle")
		}
		l.exec(t, "DELETE FROM payments WHERE n = 1")
		l.exec(t, "INSERT INTO payments SELECT 1, order_id FROM payments WHERE n = 2")
		wantCode := func(code int, verb string) {
			t.Helper()
			if got := run(t, migrateArgs(verb, flagsFor(l)...)...); got.code != code || code == 4 && !strings.Contains(got.err, "payments.order_id has as many rows as before and other ids") {
				t.Errorf("%s: exit %d, want %d\n%s", verb, got.code, code, got.err)
			}
		}
		wantCode(4, "v1-to-v6")
		if o := s.orphans(t); o != "0" {
			t.Errorf("%s orphans", o)
		}
		wantCode(0, "v1-to-v6") // nothing is left to do
		wantCode(0, "undo")
	})
}

// The images of version 6 ids come everywhere, so that the ranges around those ids are
// walked first. An id that comes to such a range later is met nevertheless.
func TestIDsThatComeBehindAWalkInAnotherOrder(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 400, false)
		mustRun(t, migrateArgs("v1-to-v6", flagsFor(l)...)...)
		with := s.snapshot(t)
		c := startJSON(t, migrateArgs("v6-to-v1", on(l, "--yes", "--chunk-rows", "10", "--lock-wait", "30s")...)...)
		moved := regexp.MustCompile(`"moved":(\d+)`)
		for n := 0; n < 1500; { // of 2240
			n, _ = strconv.Atoi(moved.FindStringSubmatch(c.until(t, `"event":"chunk"`))[1])
		}
		first := sqltype.UUID{0: 1, 6: 0x60, 8: 0x80}
		s.addOrder(t, 100_000, first)
		if code, _ := c.end(); code != 0 {
			t.Fatalf("it ends with %d and %s", code, c.err.String())
		}
		one, err := first.V1()
		if err != nil {
			t.Fatal(err)
		}
		if got := s.snapshot(t)["orders"]; got[len(got)-1] != fmt.Sprintf("100000|1|late|%x", one[:]) {
			t.Errorf("the id that came is %s, want %x", got[len(got)-1], one)
		}
		mustRun(t, migrateArgs("undo", flagsFor(l)...)...)
		l.exec(t, "DELETE FROM payments WHERE n = 100000")
		l.exec(t, "DELETE FROM orders WHERE n = 100000")
		s.check(t, "after the undo", with)
	})
}

// An undo that finds none of the ids has nothing to take back, and would let go of a
// record that the table which was put aside needs.
func TestUndoOfATableThatIsAnotherOne(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		r := rand.New(rand.NewPCG(8, 8))
		create := "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer)"
		l.exec(t, create)
		for i := range 20 {
			l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d)", l.lit(newV1(r)), i))
		}
		rows := func(table string) []string {
			return l.dump(t, "SELECT n, "+l.hexOf("id")+" FROM "+table+" ORDER BY n")
		}
		before := rows("orders")
		mustRun(t, migrateArgs("v1-to-v6", flagsFor(l)...)...)
		after := rows("orders")

		l.exec(t, "ALTER TABLE orders RENAME TO aside")
		l.exec(t, create)
		wantError(t, run(t, migrateArgs("undo", flagsFor(l)...)...), 3, "rewrote 20 values", "orders.id", "finish")
		l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, 1)", l.lit(newV1(r))))
		wantError(t, run(t, migrateArgs("undo", flagsFor(l)...)...), 3, "rewrote 20 values")
		same(t, "aside", rows("aside"), after)

		l.exec(t, "DROP TABLE orders")
		l.exec(t, "ALTER TABLE aside RENAME TO orders")
		mustRun(t, migrateArgs("undo", flagsFor(l)...)...)
		same(t, "after the undo", rows("orders"), before)

		mustRun(t, migrateArgs("v1-to-v6", flagsFor(l)...)...)
		l.exec(t, "DELETE FROM orders")
		wantError(t, run(t, migrateArgs("undo", flagsFor(l)...)...), 3, "the rows were deleted")
		mustRun(t, migrateArgs("finish", flagsFor(l)[:5]...)...)
		if slices.ContainsFunc(l.tables(t), func(s string) bool { return strings.Contains(s, "sqluuid") }) {
			t.Errorf("tables after finish: %v", l.tables(t))
		}
	})
}
