package recorder_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
)

const (
	rows = 60
	seed = 7
)

// list makes the ids of a table.
func list(n int, f func(r *rand.Rand) sqltype.UUID) []sqltype.UUID {
	r := rand.New(rand.NewPCG(seed, seed))
	out := make([]sqltype.UUID, n)
	for i := range out {
		out[i] = f(r)
	}
	return out
}

// shopWith returns what makes a table of orders and three that refer to it: items by two
// columns, shipments by a key that is primary and foreign at once (they refer to their own
// table too), and payments by a column that may be NULL.
func shopWith(
	typ string, lit func(*lab, sqltype.UUID) string, ids []sqltype.UUID, payments string,
) func(*testing.T, *lab) {
	return func(t *testing.T, l *lab) {
		t.Helper()
		for _, q := range []string{
			"CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, tenant integer NOT NULL, " +
				"n integer NOT NULL, note varchar(40), CONSTRAINT orders_tenant UNIQUE (tenant, id))",
			"CREATE TABLE items (order_id ID! NOT NULL, tenant integer NOT NULL, line integer NOT NULL, " +
				"PRIMARY KEY (order_id, line), " +
				"CONSTRAINT items_orders FOREIGN KEY (tenant, order_id) REFERENCES orders (tenant, id))",
			"CREATE TABLE shipments (order_id ID! NOT NULL PRIMARY KEY, previous ID!, " +
				"n integer NOT NULL, " +
				"CONSTRAINT shipments_orders FOREIGN KEY (order_id) REFERENCES orders (id), " +
				"CONSTRAINT shipments_previous FOREIGN KEY (previous) REFERENCES shipments (order_id))",
			"CREATE TABLE payments (n integer NOT NULL PRIMARY KEY, order_id ID!, " +
				"CONSTRAINT payments_orders FOREIGN KEY (order_id) REFERENCES orders (id)" + payments + ")",
		} {
			l.exec(t, strings.ReplaceAll(q, "ID!", typ))
		}
		for _, q := range []string{
			"items_order ON items (tenant, order_id)", "shipments_previous ON shipments (previous)",
			"payments_order ON payments (order_id)",
		} {
			l.exec(t, "CREATE INDEX "+q)
		}
		var orders, items, shipments, paid []string
		for i, u := range ids {
			id, previous, payment := lit(l, u), lit(l, ids[max(i-3, 0)]), lit(l, u)
			if i%5 == 0 {
				previous, payment = "NULL", "NULL"
			}
			orders = append(orders, fmt.Sprintf("(%s,%d,%d,'order %d')", id, i%7, i, i))
			items = append(items, fmt.Sprintf("(%s,%d,0)", id, i%7), fmt.Sprintf("(%s,%d,1)", id, i%7))
			shipments = append(shipments, fmt.Sprintf("(%s,%s,%d)", id, previous, i))
			paid = append(paid, fmt.Sprintf("(%d,%s)", i, payment))
		}
		insert(t, l, "orders", orders)
		insert(t, l, "items", items)
		insert(t, l, "shipments", shipments)
		insert(t, l, "payments", paid)
	}
}

func insert(t *testing.T, l *lab, table string, values []string) {
	t.Helper()
	l.exec(t, "INSERT INTO "+table+" VALUES "+strings.Join(values, ","))
}

func native(l *lab, u sqltype.UUID) string { return l.lit(u) }

// written spells an id in one of the ways in which people do.
func written(_ *lab, u sqltype.UUID) string {
	s := u.String()
	switch u[15] % 4 {
	case 0:
		s = strings.ReplaceAll(s, "-", "")
	case 1:
		s = "{" + strings.ToUpper(s) + "}"
	case 2:
		s = strings.ToUpper(s)
	}
	return "'" + s + "'"
}

var (
	shop     = shopWith("ID!", native, list(rows, newV1), " ON DELETE CASCADE ON UPDATE CASCADE")
	followed = shopWith("ID!", native, list(rows, newV1), "") // an online copy refuses cascades
	textShop = shopWith("TEXT!", written, list(rows, newV1), "")
	others   = shopWith("ID!", native, mixed(), "")
)

// mixed are ids of version 1, and every tenth is of version 4 or 6.
func mixed() []sqltype.UUID {
	ids := list(rows, newV1)
	four := list(rows, newV4)
	for i := 7; i < rows; i += 10 {
		ids[i], _ = ids[i].V6()
		if i%20 == 7 {
			ids[i] = four[i]
		}
	}
	return ids
}

// mixedCase makes a parent and a child of text, half of it in capitals.
func mixedCase(t *testing.T, l *lab) {
	l.exec(t, "CREATE TABLE parent (id TEXT! NOT NULL PRIMARY KEY, n integer)")
	l.exec(t, "CREATE TABLE child (n integer NOT NULL PRIMARY KEY, parent TEXT!, "+
		"CONSTRAINT child_parent FOREIGN KEY (parent) REFERENCES parent (id))")
	l.exec(t, "CREATE INDEX child_parent_index ON child (parent)")
	var parents, children []string
	for i, u := range list(rows, newV1) {
		id := u.String()
		if i%2 == 0 {
			id = strings.ToUpper(id)
		}
		parents = append(parents, fmt.Sprintf("('%s',%d)", id, i))
		children = append(children, fmt.Sprintf("(%d,'%s')", i, id))
	}
	insert(t, l, "parent", parents)
	insert(t, l, "child", children)
}

// lone makes a table that nothing refers to.
func lone(typ string, ids []sqltype.UUID) func(*testing.T, *lab) {
	return func(t *testing.T, l *lab) {
		l.exec(t, "CREATE TABLE lone (id "+typ+" NOT NULL PRIMARY KEY, n integer NOT NULL)")
		var values []string
		for i, u := range ids {
			lit := l.lit(u)
			if typ == "BARE!" && l.bare == "bytea" {
				lit = fmt.Sprintf(`'\x%x'`, u[:])
			}
			values = append(values, fmt.Sprintf("(%s,%d)", lit, i))
		}
		insert(t, l, "lone", values)
	}
}

var (
	loneV1      = lone("ID!", list(rows, newV1))
	loneSwapped = lone("BARE!", list(rows, func(r *rand.Rand) sqltype.UUID {
		return codec.TimeSwapped.Encode(newV4(r))
	}))
)

// knownIDs are the ids of the tables, in every layout, and what rewrites make of them.
var knownIDs = func() map[string]bool {
	out := map[string]bool{}
	for _, u := range slices.Concat(list(2*rows, newV1), list(rows, newV4), mixed()) {
		all := []sqltype.UUID{u, codec.TimeSwapped.Encode(u), codec.MixedEndian.Encode(u)}
		if six, err := u.V6(); err == nil {
			all = append(all, six)
		}
		for _, id := range all {
			out[fmt.Sprintf("%x", id[:])] = true
		}
	}
	return out
}()

func known(digits string) bool { return knownIDs[digits] }
