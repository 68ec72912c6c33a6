package migrate_test

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A shop is a table of orders with three tables that refer to it: items by a
// composite key, shipments by a key that is primary and foreign at once and that
// refers to its own table too, and payments by a column that may be NULL.
type shop struct {
	l      *lab
	orders []sqltype.UUID
}

// newV1 makes a version 1 id as a fleet of machines would have over years.
func newV1(r *rand.Rand) sqltype.UUID {
	ticks := 0x1e00000_00000000 + r.Uint64N(0x000f000_00000000) // 2011 to 2026
	var u sqltype.UUID
	binary.BigEndian.PutUint32(u[0:], uint32(ticks))
	binary.BigEndian.PutUint16(u[4:], uint16(ticks>>32))
	binary.BigEndian.PutUint16(u[6:], 1<<12|uint16(ticks>>48)&0x0fff)
	binary.BigEndian.PutUint64(u[8:], r.Uint64())
	u[8] = u[8]&0x3f | 0x80
	return u
}

// newOf makes an id of a version, random in all other bits.
func newOf(r *rand.Rand, version int) sqltype.UUID {
	var u sqltype.UUID
	binary.BigEndian.PutUint64(u[0:], r.Uint64())
	binary.BigEndian.PutUint64(u[8:], r.Uint64())
	u[6], u[8] = u[6]&0x0f|byte(version)<<4, u[8]&0x3f|0x80
	return u
}

// newShop makes and fills the tables. With others, one order in twenty has an id
// of version 4, 6 or 7, or the nil UUID once.
func newShop(t *testing.T, l *lab, rows int, others bool) *shop {
	t.Helper()
	ids := make([]sqltype.UUID, rows)
	r := rand.New(rand.NewPCG(7, uint64(rows)))
	for i := range ids {
		ids[i] = newV1(r)
		if others && i%20 == 7 {
			ids[i] = newOf(r, []int{4, 6, 7}[i/20%3])
		}
	}
	if others {
		ids[11] = sqltype.Nil()
	}
	return newShopOf(t, l, ids)
}

// newShopOf makes the tables for these orders.
func newShopOf(t *testing.T, l *lab, ids []sqltype.UUID) *shop {
	t.Helper()
	s := &shop{l: l, orders: ids}
	// index is an index in CREATE TABLE where that has them: a statement less for each.
	index := func(list string) string { return "" }
	if l.p == engine.MariaDB || l.p == engine.MySQL {
		index = func(list string) string { return ", KEY " + list }
	}
	l.exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, tenant integer NOT NULL, n integer NOT NULL, note varchar(40), UNIQUE (tenant, id))")
	l.exec(t, "CREATE TABLE items (order_id ID! NOT NULL, tenant integer NOT NULL, line integer NOT NULL, n integer NOT NULL, PRIMARY KEY (order_id, line), "+
		"FOREIGN KEY (tenant, order_id) REFERENCES orders (tenant, id)"+index("items_order (tenant, order_id)")+")")
	l.exec(t, "CREATE TABLE shipments (order_id ID! NOT NULL PRIMARY KEY, previous ID! NULL, n integer NOT NULL, "+
		"FOREIGN KEY (order_id) REFERENCES orders (id), FOREIGN KEY (previous) REFERENCES shipments (order_id)"+index("shipments_previous (previous)")+")")
	l.exec(t, "CREATE TABLE payments (n integer NOT NULL PRIMARY KEY, order_id ID! NULL, FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE"+
		index("payments_order (order_id)")+")")
	if index("") == "" {
		l.exec(t, "CREATE INDEX shipments_previous ON shipments (previous)")
		l.exec(t, "CREATE INDEX payments_order ON payments (order_id)")
		l.exec(t, "CREATE INDEX items_order ON items (tenant, order_id)")
	}

	null := func(i int, s string) string {
		if i%5 == 0 {
			return "NULL"
		}
		return s
	}
	s.fill(t, "orders", 1, func(i, _ int) string {
		return fmt.Sprintf("(%s,%d,%d,'order %d')", l.lit(s.orders[i]), i%7, i, i)
	})
	s.fill(t, "items", 2, func(i, k int) string {
		return fmt.Sprintf("(%s,%d,%d,%d)", l.lit(s.orders[i]), i%7, k, 2*i+k)
	})
	s.fill(t, "shipments", 1, func(i, _ int) string {
		return fmt.Sprintf("(%s,%s,%d)", l.lit(s.orders[i]), null(i, l.lit(s.orders[max(i-3, 0)])), i)
	})
	s.fill(t, "payments", 1, func(i, _ int) string {
		return fmt.Sprintf("(%d,%s)", i, null(i, l.lit(s.orders[i])))
	})
	return s
}

// fill inserts times rows per order, a thousand per statement.
func (s *shop) fill(t *testing.T, table string, times int, row func(i, k int) string) {
	t.Helper()
	tx, err := s.l.db.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback()
	var vals []string
	flush := func() {
		if len(vals) == 0 {
			return
		}
		if _, err := tx.Exec("INSERT INTO " + table + " VALUES " + strings.Join(vals, ",")); err != nil {
			t.Fatalf("filling %s: %v", table, err)
		}
		vals = vals[:0]
	}
	for i := range s.orders {
		for k := range times {
			vals = append(vals, row(i, k))
		}
		if len(vals) >= 1000 {
			flush()
		}
	}
	flush()
	if err := tx.Commit(); err != nil {
		t.Fatal(err)
	}
}

// snapshot returns every row of the shop, ids in hex.
func (s *shop) snapshot(t *testing.T) map[string][]string {
	t.Helper()
	h := s.l.hexOf
	return map[string][]string{
		"orders":    s.l.dump(t, "SELECT n, tenant, note, "+h("id")+" FROM orders ORDER BY n"),
		"items":     s.l.dump(t, "SELECT n, tenant, line, "+h("order_id")+" FROM items ORDER BY n"),
		"shipments": s.l.dump(t, "SELECT n, "+h("order_id")+", "+h("previous")+" FROM shipments ORDER BY n"),
		"payments":  s.l.dump(t, "SELECT n, "+h("order_id")+" FROM payments ORDER BY n"),
	}
}

// expected is the snapshot after v1-to-v6, computed from the ids that were
// inserted.
func (s *shop) expected() map[string][]string { return s.expectedOf(sqltype.UUID.V6) }

// expectedOf is the snapshot after a rewrite, which leaves alone what it fails on.
func (s *shop) expectedOf(rewrite func(sqltype.UUID) (sqltype.UUID, error)) map[string][]string {
	id := func(i int) string {
		u := s.orders[i]
		if image, err := rewrite(u); err == nil {
			u = image
		}
		return fmt.Sprintf("%x", u[:])
	}
	out := map[string][]string{}
	for i := range s.orders {
		previous, payment := id(max(i-3, 0)), id(i)
		if i%5 == 0 {
			previous, payment = "NULL", "NULL"
		}
		out["orders"] = append(out["orders"], fmt.Sprintf("%d|%d|order %d|%s", i, i%7, i, id(i)))
		for k := range 2 {
			out["items"] = append(out["items"], fmt.Sprintf("%d|%d|%d|%s", 2*i+k, i%7, k, id(i)))
		}
		out["shipments"] = append(out["shipments"], fmt.Sprintf("%d|%s|%s", i, id(i), previous))
		out["payments"] = append(out["payments"], fmt.Sprintf("%d|%s", i, payment))
	}
	return out
}

// links counts the rows whose parent is missing, by join and not by what the
// engine enforces.
func (s *shop) orphans(t *testing.T) string {
	t.Helper()
	return s.l.dump(t, `SELECT
 (SELECT count(*) FROM items c LEFT JOIN orders p ON p.id = c.order_id AND p.tenant = c.tenant WHERE p.id IS NULL) +
 (SELECT count(*) FROM shipments c LEFT JOIN orders p ON p.id = c.order_id WHERE p.id IS NULL) +
 (SELECT count(*) FROM shipments c LEFT JOIN shipments p ON p.order_id = c.previous WHERE p.order_id IS NULL AND c.previous IS NOT NULL) +
 (SELECT count(*) FROM payments c LEFT JOIN orders p ON p.id = c.order_id WHERE p.id IS NULL AND c.order_id IS NOT NULL)`)[0]
}

func (s *shop) check(t *testing.T, what string, want map[string][]string) {
	t.Helper()
	got := s.snapshot(t)
	if len(got) != len(want) || len(want["orders"]) != len(s.orders) {
		t.Fatalf("%s: the expectation has %d tables and %d orders", what, len(want), len(want["orders"]))
	}
	for table := range want {
		same(t, what+": "+table, got[table], want[table])
	}
	if n := s.orphans(t); n != "0" {
		t.Errorf("%s: %s orphans", what, n)
	}
}
