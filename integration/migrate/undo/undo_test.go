package undo_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
)

func TestUndoOfIdsBornLater(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 400, true)
		before := s.Snapshot(t)
		lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks("--on-mismatch=skip")...)...)

		// One id whose time is long ago, one of today.
		r := rand.New(rand.NewPCG(1, 1))
		old, err := lab.NewV1(r).V6()
		if err != nil {
			t.Fatal(err)
		}
		today := sqltype.NewV6()
		s.AddOrder(t, 100_000, old)
		s.AddOrder(t, 100_001, today)
		migrated := s.Snapshot(t)

		got := lab.Run(t, lab.Args("undo", l.InChunks()...)...)
		if got.Code != 3 || !strings.Contains(got.Err, "--created-before") || !strings.Contains(got.Err, "--include-new") {
			t.Errorf("undo: exit %d, %s; want 3 and both flags named", got.Code, got.Err)
		}
		for table, want := range migrated {
			lab.Same(t, "after the refusal: "+table, s.Snapshot(t)[table], want)
		}

		lab.MustRun(t, lab.Args("undo", l.InChunks("--created-before", time.Now().Add(-24*time.Hour).Format(time.RFC3339))...)...)
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
		after := s.Snapshot(t)
		for table := range want {
			lab.Same(t, "after --created-before: "+table, after[table], want[table])
		}

		// A second round: everything is turned back that is not known from before.
		lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks("--on-mismatch=skip")...)...)
		newest := sqltype.NewV6()
		s.AddOrder(t, 100_002, newest)
		lab.MustRun(t, lab.Args("undo", l.InChunks("--include-new")...)...)
		newestBack, err := newest.V1()
		if err != nil {
			t.Fatal(err)
		}
		want["orders"] = append(want["orders"], fmt.Sprintf("100002|1|late|%x", newestBack[:]))
		want["payments"] = append(want["payments"], fmt.Sprintf("100002|%x", newestBack[:]))
		after = s.Snapshot(t)
		for table := range want {
			lab.Same(t, "after --include-new: "+table, after[table], want[table])
		}

		if got := lab.Run(t, lab.Args("undo", l.InChunks()...)...); got.Code != 0 || !strings.Contains(got.Out, "nothing to undo") {
			t.Errorf("an undo that ended, again: exit %d, %s%s", got.Code, got.Out, got.Err)
		}
	})
}

func TestMismatchStopsBeforeTheFirstWrite(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 400, true)
		before, tables := s.Snapshot(t), l.Tables(t)
		got := lab.Run(t, lab.Args("v1-to-v6", l.InChunks()...)...)
		if got.Code != 3 || strings.Count(strings.TrimSpace(got.Err), "\n") != 0 {
			t.Errorf("exit %d, error %q; want 3 and one line", got.Code, got.Err)
		}
		for _, want := range []string{"of version 1", "of version 4", "of version 6", "of version 7", "1 nil UUID", "--on-mismatch=skip"} {
			if !strings.Contains(got.Err, want) {
				t.Errorf("the error does not say %q: %s", want, got.Err)
			}
		}
		for table, want := range before {
			lab.Same(t, table, s.Snapshot(t)[table], want)
		}
		lab.Same(t, "tables", l.Tables(t), tables)
	})
}

func TestV6ToV1IsThePlainInverse(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 400, false)
		before := s.Snapshot(t)
		lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks()...)...)
		lab.MustRun(t, lab.Args("v6-to-v1", l.InChunks()...)...)
		s.Check(t, "after v6-to-v1", before)
		lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
		s.Check(t, "after its undo", s.Expected())
		lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
		s.Check(t, "after the undo of the first", before)
	})
}

// Version 1 ids that arrive after a finished run are taken up by the same
// command, and belong to the same run when it is undone.
func TestStragglers(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 400, false)
		lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks()...)...)
		late := lab.NewV1(rand.New(rand.NewPCG(5, 5)))
		s.AddOrder(t, 100_000, late)
		with := s.Snapshot(t)
		lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks()...)...)
		six, _ := late.V6()
		if got := s.Snapshot(t)["orders"]; got[len(got)-1] != fmt.Sprintf("100000|1|late|%x", six[:]) {
			t.Errorf("the straggler is %s, want %x", got[len(got)-1], six)
		}
		lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
		back := s.Snapshot(t)
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
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 400, false)
		before := s.Snapshot(t)
		lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks()...)...)
		six, err := s.Orders[9].V6()
		if err != nil {
			t.Fatal(err)
		}
		l.Exec(t, "CREATE TABLE reviews (n integer PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
		l.Exec(t, "INSERT INTO reviews VALUES (1, "+l.Lit(six)+")")
		lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
		s.Check(t, "after the undo", before)
		lab.Same(t, "reviews", l.Dump(t, "SELECT n, "+l.HexOf("order_id")+" FROM reviews"), []string{fmt.Sprintf("1|%x", s.Orders[9][:])})
	})
}

func TestAChangedSchemaStopsAnUnfinishedRun(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 3000, false)
		before := s.Snapshot(t)
		if !lab.KillAfter(t, 3, 0, lab.Args("v1-to-v6", l.InChunks()...)...) {
			t.Fatal("the run was not killed in the middle")
		}
		l.Exec(t, "CREATE TABLE reviews (n integer PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
		lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", l.InChunks()...)...), 3, "schema", "undo")
		lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
		s.Check(t, "after the undo", before)
	})
}

// Rows without a parent, which an engine that did not enforce its keys can have,
// are rewritten like the others and reported; PostgreSQL would refuse their
// update.
func TestOrphansStayAsTheyAre(t *testing.T) {
	l := lab.Open(t, "SQLite")
	s := lab.NewShop(t, l, 100, false)
	lost := lab.NewV1(rand.New(rand.NewPCG(8, 8)))
	conn, err := l.DB.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, q := range []string{"PRAGMA foreign_keys = OFF", "INSERT INTO payments VALUES (100000, " + l.Lit(lost) + ")", "PRAGMA foreign_keys = ON"} {
		if _, err := conn.ExecContext(t.Context(), q); err != nil {
			t.Fatal(err)
		}
	}
	conn.Close()
	got := lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks()...)...)
	if !strings.Contains(got.Out, "1 row without a parent, as before") || !strings.Contains(got.Out, "warning: 1 row of \"payments\" has no parent") {
		t.Errorf("the orphan is not reported:\n%s", got.Out)
	}
	six, _ := lost.V6()
	if rows := s.Snapshot(t)["payments"]; rows[len(rows)-1] != fmt.Sprintf("100000|%x", six[:]) {
		t.Errorf("the orphan is %s", rows[len(rows)-1])
	}
}

// When an id changes behind the back of a run, while the number of rows stays the
// same, the verification says so once.
func TestVerificationMismatch(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 3000, false)
		if !lab.KillAfter(t, 3, 0, lab.Args("v1-to-v6", l.InChunks()...)...) {
			t.Fatal("the run was not killed in the middle")
		}
		l.Exec(t, "DELETE FROM payments WHERE n = 1")
		l.Exec(t, "INSERT INTO payments SELECT 1, order_id FROM payments WHERE n = 2")
		wantCode := func(code int, verb string) {
			t.Helper()
			if got := lab.Run(t, lab.Args(verb, l.InChunks()...)...); got.Code != code || code == 4 && !strings.Contains(got.Err, "payments.order_id has as many rows as before and other ids") {
				t.Errorf("%s: exit %d, want %d\n%s", verb, got.Code, code, got.Err)
			}
		}
		wantCode(4, "v1-to-v6")
		if o := s.Orphans(t); o != "0" {
			t.Errorf("%s orphans", o)
		}
		wantCode(0, "v1-to-v6") // nothing is left to do
		wantCode(0, "undo")
	})
}

// The images of version 6 ids come everywhere, so that the ranges around those ids are
// walked first. An id that comes to such a range later is met nevertheless.
func TestIDsThatComeBehindAWalkInAnotherOrder(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 400, false)
		lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks()...)...)
		with := s.Snapshot(t)
		c := lab.Start(t, lab.Args("v6-to-v1", l.On("--yes", "--chunk-rows", "10", "--lock-wait", "30s")...)...)
		moved := regexp.MustCompile(`"moved":(\d+)`)
		for n := 0; n < 1500; { // of 2240
			n, _ = strconv.Atoi(moved.FindStringSubmatch(c.Until(t, `"event":"chunk"`))[1])
		}
		first := sqltype.UUID{0: 1, 6: 0x60, 8: 0x80}
		s.AddOrder(t, 100_000, first)
		if code, _ := c.End(); code != 0 {
			t.Fatalf("it ends with %d and %s", code, c.Err.String())
		}
		one, err := first.V1()
		if err != nil {
			t.Fatal(err)
		}
		if got := s.Snapshot(t)["orders"]; got[len(got)-1] != fmt.Sprintf("100000|1|late|%x", one[:]) {
			t.Errorf("the id that came is %s, want %x", got[len(got)-1], one)
		}
		lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
		l.Exec(t, "DELETE FROM payments WHERE n = 100000")
		l.Exec(t, "DELETE FROM orders WHERE n = 100000")
		s.Check(t, "after the undo", with)
	})
}

// An undo that finds none of the ids has nothing to take back. It keeps the record, which the
// table that was put aside needs.
func TestUndoOfATableThatIsAnotherOne(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		r := rand.New(rand.NewPCG(8, 8))
		create := "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer)"
		l.Exec(t, create)
		for i := range 20 {
			l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d)", l.Lit(lab.NewV1(r)), i))
		}
		rows := func(table string) []string {
			return l.Dump(t, "SELECT n, "+l.HexOf("id")+" FROM "+table+" ORDER BY n")
		}
		before := rows("orders")
		lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks()...)...)
		after := rows("orders")

		l.Exec(t, "ALTER TABLE orders RENAME TO aside")
		l.Exec(t, create)
		lab.WantError(t, lab.Run(t, lab.Args("undo", l.InChunks()...)...), 3, "rewrote 20 values", "orders.id", "finish")
		l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, 1)", l.Lit(lab.NewV1(r))))
		lab.WantError(t, lab.Run(t, lab.Args("undo", l.InChunks()...)...), 3, "rewrote 20 values")
		lab.Same(t, "aside", rows("aside"), after)

		l.Exec(t, "DROP TABLE orders")
		l.Exec(t, "ALTER TABLE aside RENAME TO orders")
		lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
		lab.Same(t, "after the undo", rows("orders"), before)

		lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks()...)...)
		l.Exec(t, "DELETE FROM orders")
		lab.WantError(t, lab.Run(t, lab.Args("undo", l.InChunks()...)...), 3, "the rows were deleted")
		lab.MustRun(t, lab.Args("finish", l.InChunks()[:5]...)...)
		if slices.ContainsFunc(l.Tables(t), func(s string) bool { return strings.Contains(s, "sqluuid") }) {
			t.Errorf("tables after finish: %v", l.Tables(t))
		}
	})
}

// An undo of a run that was killed in the middle looked for clashes between two columns
// although a foreign key says that they hold the same ids. Where the child has no index it read all of the child for each
// id: more than ten minutes for 20,000 rows.
func TestAnUndoFromTheMiddleWithoutAnIndex(t *testing.T) {
	l := lab.Open(t, "SQLite")
	l.Exec(t, "CREATE TABLE orders (id blob NOT NULL PRIMARY KEY, n integer)")
	l.Exec(t, "CREATE TABLE payments (n integer PRIMARY KEY, order_id blob REFERENCES orders (id))")
	l.Exec(t, `WITH RECURSIVE r (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < 20000)
		INSERT INTO orders SELECT unhex(printf('%08x0000100080000000000000%02x', n, 7)), n FROM r`)
	l.Exec(t, "INSERT INTO payments SELECT n, id FROM orders")
	digest := "SELECT count(*), sum(n * substr(hex(order_id), 13, 1)) FROM payments JOIN orders USING (n) WHERE id = order_id"
	before := l.Dump(t, digest)
	if !lab.KillAfter(t, 20, 0, lab.Args("v1-to-v6", l.On("--yes", "--chunk-rows", "200")...)...) {
		t.Fatal("the run had ended before it was killed")
	}
	start := time.Now()
	lab.MustRun(t, lab.Args("undo", l.On("--yes", "--quiet")...)...)
	if took := time.Since(start); took > time.Minute {
		t.Errorf("the undo took %v", took)
	}
	lab.Same(t, "payments", l.Dump(t, digest), before)
}
