package refusals_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// What a publisher updates or deletes is looked for by its ids. Rewritten in place, a
// subscribed table went on to get new rows, and lost every other change.
func TestASubscribedTableIsRefused(t *testing.T) {
	for name, more := range map[string][]string{"in place": nil, "twins": {"--twins"}} {
		t.Run(name, func(t *testing.T) {
			l := lab.Open(t, "PostgreSQL")
			l.Exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, n integer)")
			r := rand.New(rand.NewPCG(9, 9))
			for n := range 10 {
				l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d)", l.Lit(lab.NewV1(r)), n))
			}
			sub := fmt.Sprintf("sqluuid_sub_%d", os.Getpid())
			l.Exec(t, "CREATE SUBSCRIPTION "+sub+" CONNECTION 'host=127.0.0.1 dbname=none' PUBLICATION p WITH (connect = false)")
			t.Cleanup(func() {
				l.Exec(t, "ALTER SUBSCRIPTION "+sub+" SET (slot_name = NONE)")
				l.Exec(t, "DROP SUBSCRIPTION "+sub)
			})
			// Without a connection it does not ask the publisher for its tables.
			l.Exec(t, "INSERT INTO pg_subscription_rel (srsubid, srrelid, srsubstate) SELECT oid, 'orders'::regclass, 'r' FROM pg_subscription WHERE subname = '"+sub+"'")
			before, tables := l.Dump(t, "SELECT * FROM orders ORDER BY n"), l.Tables(t)
			lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", append(l.On("--yes"), more...)...)...), 3, "subscription "+sub, "orders")
			lab.Same(t, "orders", l.Dump(t, "SELECT * FROM orders ORDER BY n"), before)
			lab.Same(t, "tables", l.Tables(t), tables)
			lab.MustRun(t, lab.Args("verify", l.On()...)...)
		})
	}
}

// The server refuses every update of a published table whose rows nothing tells apart.
func TestAPublishedTableWithoutAnIdentityIsRefused(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE TABLE orders (id uuid UNIQUE, n integer)")
	l.Exec(t, "CREATE TABLE parts (order_id uuid REFERENCES orders (id), n integer) PARTITION BY RANGE (n)")
	l.Exec(t, "CREATE TABLE part PARTITION OF parts DEFAULT")
	r := rand.New(rand.NewPCG(9, 9))
	for n := range 10 {
		id := l.Lit(lab.NewV1(r))
		l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d)", id, n))
		l.Exec(t, fmt.Sprintf("INSERT INTO parts VALUES (%s, %d)", id, n))
	}
	for _, g := range []struct{ publication, table, mend, back string }{
		{"FOR TABLE orders", "orders", "ALTER TABLE orders ADD PRIMARY KEY (id)", "ALTER TABLE orders DROP CONSTRAINT orders_pkey"},
		{"FOR TABLE orders, parts", "orders", "ALTER TABLE orders REPLICA IDENTITY FULL; ALTER TABLE part REPLICA IDENTITY FULL", "ALTER TABLE orders REPLICA IDENTITY NOTHING; ALTER TABLE part REPLICA IDENTITY DEFAULT"},
		{"FOR TABLE parts", "part", "ALTER TABLE part REPLICA IDENTITY FULL", "ALTER TABLE part REPLICA IDENTITY DEFAULT"},
		{"FOR TABLE parts WITH (publish_via_partition_root)", "part", "ALTER TABLE part REPLICA IDENTITY FULL", "ALTER TABLE part REPLICA IDENTITY DEFAULT"},
		{"FOR TABLE orders WITH (publish = 'insert, delete')", "", "SELECT 1", "SELECT 1"},
	} {
		l.Exec(t, "CREATE PUBLICATION pub "+g.publication)
		for _, verb := range []string{"v1-to-v6", "undo"} {
			if g.table != "" {
				lab.WantError(t, lab.Run(t, lab.Args(verb, l.On("--yes")...)...), 3, "the publication pub", "table "+g.table+",", "ALTER TABLE "+g.table+" REPLICA IDENTITY FULL", "nothing was changed")
			}
			l.Exec(t, g.mend)
			lab.MustRun(t, lab.Args(verb, l.On("--yes")...)...)
			lab.MustRun(t, append([]string{"migrate", "verify"}, l.On()...)...)
			l.Exec(t, g.back)
		}
		l.Exec(t, "DROP PUBLICATION pub")
	}
}
