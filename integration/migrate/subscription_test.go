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
