package lab

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A Shop is a table of orders with three tables that refer to it: items by a
// composite key, shipments by a key that is primary and foreign at once and that
// refers to its own table too, and payments by a column that may be NULL.
type Shop struct {
	Lab    *Lab
	Orders []sqltype.UUID
}

// NewV1 makes a version 1 id as a fleet of machines would have over years.
func NewV1(r *rand.Rand) sqltype.UUID {
	ticks := 0x1e00000_00000000 + r.Uint64N(0x000f000_00000000) // 2011 to 2026
	var u sqltype.UUID
	binary.BigEndian.PutUint32(u[0:], uint32(ticks))
	binary.BigEndian.PutUint16(u[4:], uint16(ticks>>32))
	binary.BigEndian.PutUint16(u[6:], 1<<12|uint16(ticks>>48)&0x0fff)
	binary.BigEndian.PutUint64(u[8:], r.Uint64())
	u[8] = u[8]&0x3f | 0x80
	return u
}

// NewOf makes an id of a version, random in all other bits.
func NewOf(r *rand.Rand, version int) sqltype.UUID {
	var u sqltype.UUID
	binary.BigEndian.PutUint64(u[0:], r.Uint64())
	binary.BigEndian.PutUint64(u[8:], r.Uint64())
	u[6], u[8] = u[6]&0x0f|byte(version)<<4, u[8]&0x3f|0x80
	return u
}

// NewShop makes and fills the tables. With others, one order in twenty has an id
// of version 4, 6 or 7, or the nil UUID once.
func NewShop(t *testing.T, l *Lab, rows int, others bool) *Shop {
	t.Helper()
	ids := make([]sqltype.UUID, rows)
	r := rand.New(rand.NewPCG(7, uint64(rows)))
	for i := range ids {
		ids[i] = NewV1(r)
		if others && i%20 == 7 {
			ids[i] = NewOf(r, []int{4, 6, 7}[i/20%3])
		}
	}
	if others {
		ids[11] = sqltype.Nil()
	}
	return NewShopOf(t, l, ids)
}

// NewShopOf makes the tables for these orders.
func NewShopOf(t *testing.T, l *Lab, ids []sqltype.UUID) *Shop {
	t.Helper()
	s := &Shop{Lab: l, Orders: ids}
	// index is an index in CREATE TABLE where that has them: a statement less for each.
	index := func(list string) string { return "" }
	if l.Profile == engine.MariaDB || l.Profile == engine.MySQL {
		index = func(list string) string { return ", KEY " + list }
	}
	l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, tenant integer NOT NULL, n integer NOT NULL, note varchar(40), UNIQUE (tenant, id))")
	l.Exec(t, "CREATE TABLE items (order_id ID! NOT NULL, tenant integer NOT NULL, line integer NOT NULL, n integer NOT NULL, PRIMARY KEY (order_id, line), "+
		"FOREIGN KEY (tenant, order_id) REFERENCES orders (tenant, id)"+index("items_order (tenant, order_id)")+")")
	l.Exec(t, "CREATE TABLE shipments (order_id ID! NOT NULL PRIMARY KEY, previous ID! NULL, n integer NOT NULL, "+
		"FOREIGN KEY (order_id) REFERENCES orders (id), FOREIGN KEY (previous) REFERENCES shipments (order_id)"+index("shipments_previous (previous)")+")")
	l.Exec(t, "CREATE TABLE payments (n integer NOT NULL PRIMARY KEY, order_id ID! NULL, FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE"+
		index("payments_order (order_id)")+")")
	if index("") == "" {
		l.Exec(t, "CREATE INDEX shipments_previous ON shipments (previous)")
		l.Exec(t, "CREATE INDEX payments_order ON payments (order_id)")
		l.Exec(t, "CREATE INDEX items_order ON items (tenant, order_id)")
	}

	null := func(i int, s string) string {
		if i%5 == 0 {
			return "NULL"
		}
		return s
	}
	s.Fill(t, "orders", 1, func(i, _ int) string {
		return fmt.Sprintf("(%s,%d,%d,'order %d')", l.Lit(s.Orders[i]), i%7, i, i)
	})
	s.Fill(t, "items", 2, func(i, k int) string {
		return fmt.Sprintf("(%s,%d,%d,%d)", l.Lit(s.Orders[i]), i%7, k, 2*i+k)
	})
	s.Fill(t, "shipments", 1, func(i, _ int) string {
		return fmt.Sprintf("(%s,%s,%d)", l.Lit(s.Orders[i]), null(i, l.Lit(s.Orders[max(i-3, 0)])), i)
	})
	s.Fill(t, "payments", 1, func(i, _ int) string {
		return fmt.Sprintf("(%d,%s)", i, null(i, l.Lit(s.Orders[i])))
	})
	return s
}

// NewLoneShop makes a table that nothing refers to, whose rows are walked by their
// places where the engine can.
func NewLoneShop(t *testing.T, l *Lab, rows int) *Shop {
	t.Helper()
	s := &Shop{Lab: l, Orders: make([]sqltype.UUID, rows)}
	r := rand.New(rand.NewPCG(7, uint64(rows)))
	for i := range s.Orders {
		s.Orders[i] = NewV1(r)
	}
	l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer NOT NULL)")
	s.Fill(t, "orders", 1, func(i, _ int) string { return fmt.Sprintf("(%s,%d)", l.Lit(s.Orders[i]), i) })
	return s
}

// Fill inserts times rows per order, a thousand per statement.
func (s *Shop) Fill(t *testing.T, table string, times int, row func(i, k int) string) {
	t.Helper()
	tx, err := s.Lab.DB.Begin()
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
	for i := range s.Orders {
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

// AddOrder inserts one order, with a payment that refers to it.
func (s *Shop) AddOrder(t *testing.T, n int, id sqltype.UUID) {
	t.Helper()
	s.Lab.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s,1,%d,'late')", s.Lab.Lit(id), n))
	s.Lab.Exec(t, fmt.Sprintf("INSERT INTO payments VALUES (%d,%s)", n, s.Lab.Lit(id)))
}

// Snapshot returns every row of the shop, ids in hex.
func (s *Shop) Snapshot(t *testing.T) map[string][]string {
	t.Helper()
	h := s.Lab.HexOf
	return map[string][]string{
		"orders":    s.Lab.Dump(t, "SELECT n, tenant, note, "+h("id")+" FROM orders ORDER BY n"),
		"items":     s.Lab.Dump(t, "SELECT n, tenant, line, "+h("order_id")+" FROM items ORDER BY n"),
		"shipments": s.Lab.Dump(t, "SELECT n, "+h("order_id")+", "+h("previous")+" FROM shipments ORDER BY n"),
		"payments":  s.Lab.Dump(t, "SELECT n, "+h("order_id")+" FROM payments ORDER BY n"),
	}
}

// Expected is the snapshot after v1-to-v6, computed from the ids that were
// inserted.
func (s *Shop) Expected() map[string][]string { return s.ExpectedOf(sqltype.UUID.V6) }

// ExpectedOf is the snapshot after a rewrite, which leaves alone what it fails on.
func (s *Shop) ExpectedOf(rewrite func(sqltype.UUID) (sqltype.UUID, error)) map[string][]string {
	id := func(i int) string {
		u := s.Orders[i]
		if image, err := rewrite(u); err == nil {
			u = image
		}
		return fmt.Sprintf("%x", u[:])
	}
	out := map[string][]string{}
	for i := range s.Orders {
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

// Orphans counts the rows whose parent is missing, by join and not by what the
// engine enforces.
func (s *Shop) Orphans(t *testing.T) string {
	t.Helper()
	return s.Lab.Dump(t, `SELECT
 (SELECT count(*) FROM items c LEFT JOIN orders p ON p.id = c.order_id AND p.tenant = c.tenant WHERE p.id IS NULL) +
 (SELECT count(*) FROM shipments c LEFT JOIN orders p ON p.id = c.order_id WHERE p.id IS NULL) +
 (SELECT count(*) FROM shipments c LEFT JOIN shipments p ON p.order_id = c.previous WHERE p.order_id IS NULL AND c.previous IS NOT NULL) +
 (SELECT count(*) FROM payments c LEFT JOIN orders p ON p.id = c.order_id WHERE p.id IS NULL AND c.order_id IS NOT NULL)`)[0]
}

// Check compares the tables with a snapshot, and wants no orphans.
func (s *Shop) Check(t *testing.T, what string, want map[string][]string) {
	t.Helper()
	got := s.Snapshot(t)
	if len(got) != len(want) || len(want["orders"]) != len(s.Orders) {
		t.Fatalf("%s: the expectation has %d tables and %d orders", what, len(want), len(want["orders"]))
	}
	for table := range want {
		Same(t, what+": "+table, got[table], want[table])
	}
	if n := s.Orphans(t); n != "0" {
		t.Errorf("%s: %s orphans", what, n)
	}
}

// LoneRows is every row of a shop of [NewLoneShop].
func (s *Shop) LoneRows(t *testing.T) []string {
	t.Helper()
	return s.Lab.Dump(t, "SELECT n, "+s.Lab.HexOf("id")+" FROM orders ORDER BY n")
}

// LoneExpected is [Shop.LoneRows] after v1-to-v6.
func (s *Shop) LoneExpected() []string {
	var out []string
	for i, u := range s.Orders {
		if v, err := u.V6(); err == nil {
			u = v
		}
		out = append(out, fmt.Sprintf("%d|%x", i, u[:]))
	}
	return out
}
