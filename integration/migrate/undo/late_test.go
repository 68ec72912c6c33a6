package undo_test

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A process plans an undo, and another one finishes it. The first then finds no record of ids. It
// must not take them for ids that came later.
func TestALateUndoChangesNothing(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 200, true)
		before := s.Snapshot(t)
		lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks("--on-mismatch=skip")...)...)
		late := lab.Prompted(t, "migrate", "undo", "--database", l.URL, "--column", "orders.id", "--include-new")
		lab.MustRun(t, lab.Args("undo", l.InChunks("--include-new")...)...)
		s.Check(t, "after the undo", before)
		if got := late("y\n"); got.Code != 0 || !strings.Contains(got.Out, "another process") {
			t.Errorf("the late undo: exit %d\n%s%s", got.Code, got.Out, got.Err)
		}
		s.Check(t, "after the late undo", before)
	})
}

// The same for a rewrite that goes on when it has been undone.
func TestALateRewriteDoesNotRepeatWhatWasUndone(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 2000, false)
		before := s.Snapshot(t)
		if !lab.KillAfter(t, 2, 0, lab.Args("v1-to-v6", l.InChunks()...)...) {
			t.Fatal("the run was not killed in the middle")
		}
		late := lab.Prompted(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id")
		lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
		s.Check(t, "after the undo", before)
		if got := late("y\n"); got.Code != 3 {
			t.Errorf("the late rewrite: exit %d, want 3\n%s%s", got.Code, got.Out, got.Err)
		}
		s.Check(t, "after the late rewrite", before)
	})
}

// A plan is checked against the catalogue again when it is carried out.
func TestAPlanThatHasGrownStale(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 100, false)
		before := s.Snapshot(t)
		late := lab.Prompted(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id")
		l.Exec(t, "CREATE TABLE reviews (n integer PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
		l.Exec(t, "INSERT INTO reviews VALUES (1, "+l.Lit(s.Orders[9])+")")
		if got := late("y\n"); got.Code != 3 || !strings.Contains(got.Err, "has changed since it was planned") {
			t.Errorf("exit %d, want 3\n%s", got.Code, got.Err)
		}
		s.Check(t, "after the refusal", before)
		lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks()...)...)
		six, _ := s.Orders[9].V6()
		lab.Same(t, "reviews", l.Dump(t, "SELECT "+l.HexOf("order_id")+" FROM reviews"), []string{fmt.Sprintf("%x", six[:])})
	})
}

// Undo takes back every column that the run rewrote, also one whose foreign key
// was dropped since, and goes on without one whose table was dropped.
func TestUndoAfterAKeyWasDropped(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	s := lab.NewShop(t, l, 100, false)
	before := s.Snapshot(t)
	lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks()...)...)
	l.Exec(t, "ALTER TABLE payments DROP CONSTRAINT payments_order_id_fkey")
	lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
	s.Check(t, "after the undo", before)

	lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks()...)...)
	l.Exec(t, "DROP TABLE items")
	got := lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
	if !strings.Contains(got.Out, "items.order_id, which the run rewrote, is not there any more") {
		t.Errorf("the plan does not say what is missing:\n%s", got.Out)
	}
	after := l.Dump(t, "SELECT n, tenant, note, "+l.HexOf("id")+" FROM orders ORDER BY n")
	lab.Same(t, "orders", after, before["orders"])
}

// A role that cannot see a child table must not break its links.
func TestAHiddenChildIsNotBroken(t *testing.T) {
	lab.EachInnoDB(t, aHiddenChildIsNotBroken)
}

func aHiddenChildIsNotBroken(t *testing.T, l *lab.Lab) {
	other := l.Another(t)
	name, hidden := strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/"), strings.TrimPrefix(lab.ParseURL(t, other.URL).Path, "/")
	id := lab.NewV1(rand.New(rand.NewPCG(2, 2)))
	l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
	l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(id)+")")
	role := strings.Replace(name, "test", "role", 1)
	l.Exec(t, "CREATE USER '"+role+"'@'%' IDENTIFIED BY 's3cret'")
	t.Cleanup(func() { l.DB.Exec("DROP USER '" + role + "'@'%'") })
	l.Exec(t, "GRANT SELECT, SHOW VIEW ON "+name+".* TO '"+role+"'@'%'")
	u := lab.ParseURL(t, l.URL)
	u.User = url.UserPassword(role, "s3cret")
	args := []string{"migrate", "v1-to-v6", "--database", u.String(), "--column", "orders.id", "--yes"}
	lab.WantError(t, lab.Run(t, args...), 3, "PROCESS", "UPDATE command denied") // all that it lacks at once
	l.Exec(t, "GRANT ALL ON "+name+".* TO '"+role+"'@'%'")
	lab.WantError(t, lab.Run(t, args...), 3, "PROCESS", "--ignore-hidden-keys")
	verify := lab.Run(t, "migrate", "verify", "--database", u.String(), "--column", "orders.id")
	lab.WantError(t, verify, 3, "PROCESS", "--ignore-hidden-keys")
	if strings.Contains(verify.Out, "FAILED") { // it has read no id
		t.Errorf("verify says\n%s", verify.Out)
	}

	other.Exec(t, "CREATE TABLE items (order_id ID! NOT NULL, FOREIGN KEY (order_id) REFERENCES "+name+".orders (id))")
	other.Exec(t, "INSERT INTO items VALUES ("+l.Lit(id)+")")
	l.Exec(t, "GRANT PROCESS ON *.* TO '"+role+"'@'%'")
	lab.WantError(t, lab.Run(t, args...), 3, "cannot see")

	// A role that sees both tables rewrites both. The state is in the database of the parent.
	lab.WantError(t, lab.Run(t, "migrate", "v1-to-v6", "--database", other.URL, "--column", hidden+".items.order_id", "--yes"), 3, "database URL")
	lab.MustRun(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes")
	six, _ := id.V6()
	lab.Same(t, "items", other.Dump(t, "SELECT "+other.HexOf("order_id")+" FROM items"), []string{fmt.Sprintf("%x", six[:])})
	lab.MustRun(t, "migrate", "undo", "--database", l.URL, "--column", "orders.id", "--yes")
	other.Exec(t, "DROP TABLE items")
}

func TestJSONEndsWithTheFailure(t *testing.T) {
	l := lab.Open(t, "SQLite")
	lab.NewShop(t, l, 20, true)
	got := lab.Run(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes", "--json")
	if !strings.Contains(got.Out, `{"event":"failed","error":`) || !strings.Contains(got.Out, `"exit":3`) || !strings.HasSuffix(got.Out, "}\n") {
		t.Errorf("the output is\n%s", got.Out)
	}
}
