package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"
)

// What a publisher updates or deletes is looked for by its ids. Rewritten in place, a
// subscribed table went on to get new rows, and lost every other change.
func TestASubscribedTableIsRefused(t *testing.T) {
	for name, strategy := range map[string]string{"in place": "in-place", "a copy": "copy"} {
		t.Run(name, func(t *testing.T) {
			l := labs()["PostgreSQL"](t)
			l.exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, n integer)")
			r := rand.New(rand.NewPCG(9, 9))
			for n := range 10 {
				l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d)", l.lit(newV1(r)), n))
			}
			sub := fmt.Sprintf("sqluuid_sub_%d", os.Getpid())
			l.exec(t, "CREATE SUBSCRIPTION "+sub+" CONNECTION 'host=127.0.0.1 dbname=none' PUBLICATION p WITH (connect = false)")
			t.Cleanup(func() {
				l.exec(t, "ALTER SUBSCRIPTION "+sub+" SET (slot_name = NONE)")
				l.exec(t, "DROP SUBSCRIPTION "+sub)
			})
			// Without a connection it does not ask the publisher for its tables.
			l.exec(t, "INSERT INTO pg_subscription_rel (srsubid, srrelid, srsubstate) SELECT oid, 'orders'::regclass, 'r' FROM pg_subscription WHERE subname = '"+sub+"'")
			before, tables := l.dump(t, "SELECT * FROM orders ORDER BY n"), l.tables(t)
			wantError(t, run(t, migrateArgs("v1-to-v6", on(l, "--yes", "--strategy", strategy)...)...), 3, "subscription "+sub, "orders")
			same(t, "orders", l.dump(t, "SELECT * FROM orders ORDER BY n"), before)
			same(t, "tables", l.tables(t), tables)
			mustRun(t, migrateArgs("verify", on(l)...)...)
		})
	}
}

// The server refuses every update of a published table whose rows nothing tells apart.
func TestAPublishedTableWithoutAnIdentityIsRefused(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	l.exec(t, "CREATE TABLE orders (id uuid UNIQUE, n integer)")
	l.exec(t, "CREATE TABLE parts (order_id uuid REFERENCES orders (id), n integer) PARTITION BY RANGE (n)")
	l.exec(t, "CREATE TABLE part PARTITION OF parts DEFAULT")
	r := rand.New(rand.NewPCG(9, 9))
	for n := range 10 {
		id := l.lit(newV1(r))
		l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d)", id, n))
		l.exec(t, fmt.Sprintf("INSERT INTO parts VALUES (%s, %d)", id, n))
	}
	for _, g := range []struct{ publication, table, mend, back string }{
		{"FOR TABLE orders", "orders", "ALTER TABLE orders ADD PRIMARY KEY (id)", "ALTER TABLE orders DROP CONSTRAINT orders_pkey"},
		{"FOR TABLE orders, parts", "orders", "ALTER TABLE orders REPLICA IDENTITY FULL; ALTER TABLE part REPLICA IDENTITY FULL", "ALTER TABLE orders REPLICA IDENTITY NOTHING; ALTER TABLE part REPLICA IDENTITY DEFAULT"},
		{"FOR TABLE parts", "part", "ALTER TABLE part REPLICA IDENTITY FULL", "ALTER TABLE part REPLICA IDENTITY DEFAULT"},
		{"FOR TABLE parts WITH (publish_via_partition_root)", "part", "ALTER TABLE part REPLICA IDENTITY FULL", "ALTER TABLE part REPLICA IDENTITY DEFAULT"},
		{"FOR TABLE orders WITH (publish = 'insert, delete')", "", "SELECT 1", "SELECT 1"},
	} {
		l.exec(t, "CREATE PUBLICATION pub "+g.publication)
		for _, verb := range []string{"v1-to-v6", "undo"} {
			if g.table != "" {
				wantError(t, run(t, migrateArgs(verb, on(l, "--yes")...)...), 3, "the publication pub", "table "+g.table+",", "ALTER TABLE "+g.table+" REPLICA IDENTITY FULL", "nothing was changed")
			}
			l.exec(t, g.mend)
			mustRun(t, migrateArgs(verb, on(l, "--yes")...)...)
			mustRun(t, append([]string{"migrate", "verify"}, on(l)...)...)
			l.exec(t, g.back)
		}
		l.exec(t, "DROP PUBLICATION pub")
	}
}
