package undo_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// ordersAndPayments makes two tables, each with ids of version 1 of its own.
func ordersAndPayments(t *testing.T, l *lab.Lab, rows int) {
	t.Helper()
	l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer)")
	l.Exec(t, "CREATE TABLE payments (id ID! NOT NULL PRIMARY KEY, order_id ID!, n integer, CONSTRAINT paid FOREIGN KEY (order_id) REFERENCES orders (id))")
	r := rand.New(rand.NewPCG(12, 12))
	for n := range rows {
		id := l.Lit(lab.NewV1(r))
		l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d)", id, n))
		l.Exec(t, fmt.Sprintf("INSERT INTO payments VALUES (%s, %s, %d)", l.Lit(lab.NewV1(r)), id, n))
	}
}

// migrate is the arguments of a command about a column.
func migrate(l *lab.Lab, verb, column string, more ...string) []string {
	return append([]string{"migrate", verb, "--database", l.URL, "--column", column, "--yes"}, more...)
}

// stopAfterAChunk begins a run on a column, and leaves it.
func stopAfterAChunk(t *testing.T, l *lab.Lab, column string) {
	t.Helper()
	args := migrate(l, "v1-to-v6", column, "--chunk-rows", "10", "--stop-after", "1ns")
	lab.WantError(t, lab.Run(t, args...), 5, "stopped, and can be resumed")
}

// Triggers of a run turned what the next one wrote.
func TestTheTriggersOfARunRefuseAnother(t *testing.T) {
	lab.EachOf(t, lab.Servers, func(t *testing.T, l *lab.Lab) {
		ordersAndPayments(t, l, 30)
		lab.MustRun(t, migrate(l, "v1-to-v6", "orders.id", "--normalize-inserts")...)
		six := l.Dump(t, "SELECT n, "+l.HexOf("id")+" FROM orders ORDER BY n")
		for _, rewrite := range []string{"v6-to-v1", "v6-to-swapped"} {
			lab.WantError(t, lab.Run(t, migrate(l, rewrite, "payments.order_id")...), 3,
				"the triggers of run 1 of v1-to-v6, which is done, turn ids", "end them first with finish")
		}
		lab.Same(t, "orders", l.Dump(t, "SELECT n, "+l.HexOf("id")+" FROM orders ORDER BY n"), six)
		lab.MustRun(t, migrate(l, "v1-to-v6", "orders.id")...) // the same once more is the same run
		lab.MustRun(t, migrate(l, "finish", "orders.id")...)
		lab.MustRun(t, migrate(l, "v6-to-v1", "orders.id")...)
	})
}

// The triggers of a second run took the place of the first one's, on a table of both.
func TestTwoRunsOfATableHaveTheirOwnTriggers(t *testing.T) {
	lab.EachOf(t, lab.Servers, func(t *testing.T, l *lab.Lab) {
		ordersAndPayments(t, l, 10)
		lab.MustRun(t, migrate(l, "v1-to-v6", "orders.id", "--normalize-inserts")...)
		lab.MustRun(t, migrate(l, "v1-to-v6", "payments.id", "--normalize-inserts")...)
		r := rand.New(rand.NewPCG(13, 13))
		comes := func(n int, turned bool) {
			t.Helper()
			order, own := lab.NewV1(r), lab.NewV1(r)
			l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d)", l.Lit(order), n))
			l.Exec(t, fmt.Sprintf("INSERT INTO payments VALUES (%s, %s, %d)", l.Lit(own), l.Lit(order), n))
			six, _ := order.V6()
			want := fmt.Sprintf("%x", six[:])
			if turned {
				six, _ = own.V6()
				want += fmt.Sprintf("|%x", six[:])
			} else {
				want += fmt.Sprintf("|%x", own[:])
			}
			lab.Same(t, "the payment", l.Dump(t, fmt.Sprintf("SELECT %s, %s FROM payments WHERE n = %d", l.HexOf("order_id"), l.HexOf("id"), n)),
				[]string{want})
		}
		comes(100, true)
		lab.MustRun(t, migrate(l, "finish", "payments.id")...)
		comes(200, false)
	})
}

// A verification said that ids were exchanged between rows, whose own keys a run had rewritten.
func TestRowsWhoseKeysAnotherRunRewrote(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		ordersAndPayments(t, l, 30)
		stopAfterAChunk(t, l, "orders.id")
		says := func(run int) {
			t.Helper()
			got := lab.MustRun(t, verifyArgs(l, "orders.id")...)
			if want := fmt.Sprintf("were told apart by id when the run began, and run %d has rewritten that since", run); !strings.Contains(got.Out, want) {
				t.Errorf("it does not say that %s:\n%s", want, got.Out)
			}
		}
		lab.MustRun(t, migrate(l, "v1-to-v6", "payments.id")...)
		lab.MustRun(t, migrate(l, "v1-to-v6", "orders.id")...)
		says(2)
		lab.MustRun(t, migrate(l, "undo", "payments.id")...)
		got := lab.MustRun(t, verifyArgs(l, "orders.id")...)
		if !strings.Contains(got.Out, "Verified:") {
			t.Errorf("the keys are as they were, and it says\n%s", got.Out)
		}
	})
}

// While a run was under way, a verification said that all is well whatever it found.
func TestWhatIsWrongWhileARunIsUnderWay(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		ordersAndPayments(t, l, 30)
		stopAfterAChunk(t, l, "orders.id")
		lab.MustRun(t, verifyArgs(l, "orders.id")...)
		l.Exec(t, "UPDATE payments SET order_id = (SELECT id FROM orders WHERE n = 3) WHERE n = 4")
		got := lab.MustRun(t, verifyArgs(l, "orders.id")...)
		if !strings.Contains(got.Out, "the run is under way, and ") || !strings.Contains(got.Out, "payments.order_id has as many rows as before and other ids") {
			t.Errorf("it does not say what is other than before:\n%s", got.Out)
		}
		gone := "DELETE FROM orders WHERE n = 7"
		switch l.Name {
		case "PostgreSQL":
			l.ExecWith(t, "session_replication_role = replica", gone)
		case "SQLite":
			l.Exec(t, "PRAGMA foreign_keys = OFF; "+gone+"; PRAGMA foreign_keys = ON")
		default:
			l.ExecWith(t, "foreign_key_checks = 0", gone)
		}
		lab.WantError(t, lab.Run(t, verifyArgs(l, "orders.id")...), 4, `1 row of "payments" has no parent in "orders"`)
	})
}

// An undo left the ids of a table that had another name as the run had made them, and forgot them.
func TestAnUndoOfAColumnThatIsNotThere(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		ordersAndPayments(t, l, 10)
		l.Exec(t, "CREATE TABLE notes (n integer PRIMARY KEY, kind varchar(20), about ID!)")
		l.Exec(t, "CREATE INDEX notes_about ON notes (about)")
		l.Exec(t, "INSERT INTO notes SELECT n, 'order', id FROM orders")
		links := func(what, want string) {
			t.Helper()
			lab.Same(t, what, l.Dump(t, "SELECT count(*) FROM notes JOIN orders ON about = id"), []string{want})
		}
		lab.MustRun(t, migrate(l, "v1-to-v6", "orders.id", "--also", "notes.about[kind=order]")...)
		undo := migrate(l, "undo", "orders.id")
		for _, other := range [][3]string{
			{"ALTER TABLE notes RENAME TO remarks", "ALTER TABLE remarks RENAME TO notes", "remarks.about"},
			{"UPDATE notes SET kind = 'bill'", "UPDATE notes SET kind = 'order'", "and ids of this class are in"},
		} {
			l.Exec(t, other[0])
			lab.WantError(t, lab.Run(t, undo...), 3, "notes.about[kind=order], which run 1 rewrote, is not there any more", other[2], "--allow-orphans")
			l.Exec(t, other[1])
			links(other[0], "10")
		}
		l.Exec(t, "ALTER TABLE notes RENAME TO remarks")
		got := lab.MustRun(t, verifyArgs(l, "orders.id")...)
		if !strings.Contains(got.Out, "notes.about[kind=order] is not there any more") {
			t.Errorf("verify does not say what is missing:\n%s", got.Out)
		}
		l.Exec(t, "ALTER TABLE remarks RENAME TO notes")
		lab.MustRun(t, undo...)
		links("after the undo", "10")

		lab.MustRun(t, migrate(l, "v1-to-v6", "orders.id", "--also", "notes.about[kind=order]")...)
		l.Exec(t, "ALTER TABLE notes RENAME TO remarks")
		lab.MustRun(t, append(undo, "--allow-orphans")...)
		l.Exec(t, "ALTER TABLE remarks RENAME TO notes")
		links("after the undo of the rest", "0")
	})
}

// An undo was refused for one row with an id of before, which it would have put right.
func TestAnUndoBesideALateLink(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		ordersAndPayments(t, l, 10)
		l.Exec(t, "CREATE TABLE notes (n integer PRIMARY KEY, about ID!)")
		l.Exec(t, "CREATE INDEX notes_about ON notes (about)")
		l.Exec(t, "INSERT INTO notes SELECT n, id FROM orders")
		l.Exec(t, "CREATE TABLE was (n integer, id ID!)")
		l.Exec(t, "INSERT INTO was SELECT n, id FROM orders")
		lab.MustRun(t, migrate(l, "v1-to-v6", "orders.id", "--also", "notes.about")...)
		l.Exec(t, "INSERT INTO notes SELECT 100, id FROM was WHERE n = 3")
		lab.MustRun(t, migrate(l, "undo", "orders.id")...)
		lab.Same(t, "links", l.Dump(t, "SELECT count(*) FROM notes JOIN was ON about = id"), []string{"11"})
	})
}

// The same for a column in which an id stands twice, and one of the two rows was moved.
func TestAnUndoOfHalfOfTheRowsOfAnID(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		ordersAndPayments(t, l, 60)
		l.Exec(t, "CREATE TABLE events (u ID!, n integer)")
		l.Exec(t, "INSERT INTO events SELECT id, n FROM orders")
		l.Exec(t, "INSERT INTO events SELECT id, n + 1000 FROM orders")
		rows := "SELECT n, " + l.HexOf("u") + " FROM events ORDER BY n"
		before := l.Dump(t, rows)
		stopAfterAChunk(t, l, "events.u")
		lab.MustRun(t, migrate(l, "undo", "events.u")...)
		lab.Same(t, "the rows", l.Dump(t, rows), before)
	})
}
