package triggers_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
)

// An application writes rows that are there already, by the ids that it knows, while
// the normaliser is in: what has been rewritten is found under its new id, and what has
// not been under its old one. No row comes twice.
func TestUpsertsBesideTheNormaliser(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		if l.Name == "SQLite" {
			t.Skip("there is no normaliser on SQLite")
		}
		s := lab.NewShop(t, l, 60, false)
		l.Exec(t, "CREATE TABLE visits (n integer NOT NULL PRIMARY KEY, order_id ID!)")
		l.Exec(t, "CREATE INDEX visits_order ON visits (order_id)")
		l.Exec(t, "INSERT INTO visits SELECT n, id FROM orders")
		args := lab.Args("v1-to-v6", l.On("--yes", "--also", "visits.order_id", "--normalize-inserts", "--chunk-rows", "10")...)
		if !lab.KillAfter(t, 2, 0, args...) {
			t.Fatal("the run was not killed in the middle")
		}
		for i, old := range s.Orders {
			l.Exec(t, upsert(l, fmt.Sprintf("INSERT INTO orders VALUES (%s,%d,%d,'order %d')", l.Lit(old), i%7, i, i)))
			l.Exec(t, fmt.Sprintf("UPDATE orders SET id = %s, tenant = %d WHERE id = %s", l.Lit(old), i%7, l.Lit(old)))
			l.Exec(t, fmt.Sprintf("INSERT INTO visits VALUES (%d,%s)", 1000+i, l.Lit(old)))
		}
		lab.Same(t, "orders", l.Dump(t, "SELECT count(*) FROM orders"), []string{"60"})
		lab.Same(t, "visits of no order", l.Dump(t, "SELECT v.n FROM visits v LEFT JOIN orders o ON o.id = v.order_id WHERE o.id IS NULL"), nil)

		// One comes while a chunk holds its row, and waits for it.
		at := waiting(t, s)
		old := s.Orders[at]
		six, _ := old.V6()
		chunk := chunk(t, s, old, six)
		var done []chan error
		for _, q := range []string{
			upsert(l, fmt.Sprintf("INSERT INTO orders VALUES (%s,%d,%d,'order %d')", l.Lit(old), at%7, at, at)),
			fmt.Sprintf("INSERT INTO payments VALUES (2000,%s)", l.Lit(old)),
			fmt.Sprintf("INSERT INTO visits VALUES (2000,%s)", l.Lit(old)),
		} {
			c := make(chan error, 1)
			go func() { _, err := l.DB.Exec(q); c <- err }()
			done = append(done, c)
		}
		time.Sleep(300 * time.Millisecond)
		if err := chunk(); err != nil {
			t.Fatal(err)
		}
		for _, c := range done {
			if err := <-c; err != nil {
				t.Errorf("while a chunk held the row: %v", err)
			}
		}
		l.Exec(t, "DELETE FROM payments WHERE n = 2000")
		lab.MustRun(t, args...)
		s.Check(t, "after the run", s.Expected())
		lab.Same(t, "visits of no order", l.Dump(t, "SELECT v.n FROM visits v LEFT JOIN orders o ON o.id = v.order_id WHERE o.id IS NULL"), nil)
	})
}

// upsert lets an INSERT of an order update the row that is there.
func upsert(l *lab.Lab, insert string) string {
	if l.Name == "PostgreSQL" {
		return insert + " ON CONFLICT (id) DO UPDATE SET note = EXCLUDED.note"
	}
	return insert + " ON DUPLICATE KEY UPDATE note = VALUES(note)"
}

// waiting returns an order that has not been rewritten.
func waiting(t *testing.T, s *lab.Shop) int {
	t.Helper()
	for i, id := range s.Orders {
		if got := s.Lab.Dump(t, fmt.Sprintf("SELECT %s FROM orders WHERE n = %d", s.Lab.HexOf("id"), i)); got[0] == fmt.Sprintf("%x", id[:]) {
			return i
		}
	}
	t.Fatal("every order has been rewritten")
	return 0
}

// chunk rewrites one id in a transaction that stays open until what it returns is
// called.
func chunk(t *testing.T, s *lab.Shop, old, image sqltype.UUID) func() error {
	t.Helper()
	conn, err := s.Lab.DB.Conn(context.WithoutCancel(t.Context()))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	off, on := "SET SESSION foreign_key_checks = 0", "SET SESSION foreign_key_checks = 1"
	if s.Lab.Name == "PostgreSQL" {
		off, on = "SET session_replication_role = replica", "SET session_replication_role = origin"
	}
	list := []string{off, "BEGIN"}
	for _, c := range [][2]string{{"orders", "id"}, {"items", "order_id"}, {"shipments", "order_id"}, {"shipments", "previous"}, {"payments", "order_id"}, {"visits", "order_id"}} {
		list = append(list, fmt.Sprintf("UPDATE %s SET %s = %s WHERE %s = %s", c[0], c[1], s.Lab.Lit(image), c[1], s.Lab.Lit(old)))
	}
	run := func(list ...string) error {
		for _, q := range list {
			if _, err := conn.ExecContext(context.Background(), q); err != nil {
				return fmt.Errorf("%s: %w", q, err)
			}
		}
		return nil
	}
	if err := run(list...); err != nil {
		t.Fatal(err)
	}
	return func() error { return run("COMMIT", on) }
}
