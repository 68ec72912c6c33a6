package migrate_test

import (
	"math/rand/v2"
	"testing"
)

// A foreign key may refer to one partition. Its children are in no class that begins
// at the table, and a row that an update moves to another partition is deleted from
// the first: ON DELETE CASCADE deleted 264 of 520 children, and the run was verified.
func TestForeignKeysOfOnePartition(t *testing.T) {
	const two = "CREATE TABLE orders_0 PARTITION OF orders FOR VALUES WITH (MODULUS 2, REMAINDER 0); CREATE TABLE orders_1 PARTITION OF orders FOR VALUES WITH (MODULUS 2, REMAINDER 1)"
	for name, c := range map[string]struct {
		table string
		after []string
		words []string // of the refusal; none: it is migrated
	}{
		"to a partition": {"CREATE TABLE orders (id uuid PRIMARY KEY, n integer) PARTITION BY HASH (id); " + two,
			[]string{"CREATE TABLE payments (n integer, order_id uuid REFERENCES orders_0 ON DELETE CASCADE ON UPDATE CASCADE)", "INSERT INTO payments SELECT n, id FROM orders_0"},
			[]string{`foreign key payments_order_id_fkey of table payments`, "orders_0", "drop it for the run"}},
		"to a partition, by another column": {"CREATE TABLE orders (id uuid PRIMARY KEY, n integer) PARTITION BY HASH (id); " + two,
			[]string{"ALTER TABLE orders_0 ADD UNIQUE (n)", "CREATE TABLE payments (n integer REFERENCES orders_0 (n) ON DELETE CASCADE, order_id uuid)", "INSERT INTO payments SELECT n, id FROM orders_0"},
			[]string{`foreign key payments_n_fkey of table payments`, "orders_0"}},
		"to a partition in which rows stay, by another column": {"CREATE TABLE orders (id uuid, n integer) PARTITION BY HASH (n); " + two,
			[]string{"ALTER TABLE orders_0 ADD UNIQUE (n)", "CREATE TABLE payments (n integer REFERENCES orders_0 (n) ON DELETE CASCADE, order_id uuid)", "INSERT INTO payments SELECT n, NULL FROM orders_0"}, nil},
		"of a partition": {"CREATE TABLE orders (id uuid, n integer) PARTITION BY HASH (n); " + two,
			[]string{"CREATE TABLE payments (n integer, order_id uuid PRIMARY KEY)", "INSERT INTO payments SELECT n, id FROM orders_0", "ALTER TABLE orders_0 ADD FOREIGN KEY (id) REFERENCES payments"},
			[]string{`foreign key orders_0_id_fkey is one of orders_0 alone`, "drop it for the run"}},
		"to a partition of a partition": {"CREATE TABLE orders (id uuid PRIMARY KEY, n integer) PARTITION BY HASH (id); CREATE TABLE orders_0 PARTITION OF orders FOR VALUES WITH (MODULUS 1, REMAINDER 0) PARTITION BY HASH (id); " +
			"CREATE TABLE orders_00 PARTITION OF orders_0 FOR VALUES WITH (MODULUS 1, REMAINDER 0)",
			[]string{"CREATE TABLE payments (n integer, order_id uuid REFERENCES orders_0 ON DELETE SET NULL)", "INSERT INTO payments SELECT n, id FROM orders_0"},
			[]string{`foreign key payments_order_id_fkey`, "orders_0 alone"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := labs()["PostgreSQL"](t)
			l.exec(t, c.table)
			r := rand.New(rand.NewPCG(7, 7))
			for n := range 60 {
				if _, err := l.db.Exec("INSERT INTO orders VALUES ($1, $2)", newV1(r).String(), n); err != nil {
					t.Fatal(err)
				}
			}
			for _, s := range c.after {
				l.exec(t, s)
			}
			rows := func() []string {
				return append(l.dump(t, "SELECT * FROM orders ORDER BY n"), l.dump(t, "SELECT * FROM payments ORDER BY n")...)
			}
			before, tables := rows(), l.tables(t)
			got := run(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...)
			if c.words == nil {
				if got.code != 0 {
					t.Fatalf("exit %d\n%s%s", got.code, got.out, got.err)
				}
				mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
			} else {
				wantError(t, got, 3, append(c.words, "nothing was changed")...)
				same(t, "tables", l.tables(t), tables)
			}
			same(t, "rows", rows(), before)
		})
	}
}

// An undo moves rows between partitions too.
func TestAnUndoAsksForForeignKeysOfOnePartition(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	l.exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY) PARTITION BY HASH (id)")
	l.exec(t, "CREATE TABLE orders_0 PARTITION OF orders FOR VALUES WITH (MODULUS 2, REMAINDER 0)")
	l.exec(t, "CREATE TABLE orders_1 PARTITION OF orders FOR VALUES WITH (MODULUS 2, REMAINDER 1)")
	r := rand.New(rand.NewPCG(7, 8))
	for range 40 {
		l.exec(t, "INSERT INTO orders VALUES ("+l.lit(newV1(r))+")")
	}
	mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...)
	l.exec(t, "CREATE TABLE payments (order_id uuid REFERENCES orders_0 ON DELETE CASCADE)")
	l.exec(t, "INSERT INTO payments SELECT id FROM orders_0")
	before := l.dump(t, "SELECT * FROM payments ORDER BY 1")
	wantError(t, run(t, migrateArgs("undo", on(l, "--yes")...)...), 3, "payments_order_id_fkey", "orders_0 alone", "nothing was changed")
	same(t, "payments", l.dump(t, "SELECT * FROM payments ORDER BY 1"), before)
	mustRun(t, migrateArgs("verify", on(l)...)...)
	mustRun(t, migrateArgs("finish", on(l, "--yes")...)...)
}

// What is done on another server is not taken back with the chunk.
func TestAPartitionOnAnotherServer(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	if l.dump(t, "SELECT count(*) FROM pg_available_extensions WHERE name = 'postgres_fdw'")[0] == "0" {
		t.Skip("the server has no postgres_fdw")
	}
	l.exec(t, "CREATE EXTENSION postgres_fdw")
	l.exec(t, `DO $$ BEGIN EXECUTE format('CREATE SERVER other FOREIGN DATA WRAPPER postgres_fdw OPTIONS (host ''127.0.0.1'', port %L, dbname %L)', current_setting('port'), current_database()); END $$`)
	l.exec(t, "CREATE USER MAPPING FOR CURRENT_USER SERVER other OPTIONS (user 'postgres')")
	l.exec(t, "CREATE TABLE there (id uuid, n integer)")
	l.exec(t, "CREATE TABLE orders (id uuid, n integer) PARTITION BY LIST (n)")
	l.exec(t, "CREATE TABLE orders_0 PARTITION OF orders FOR VALUES IN (0)")
	l.exec(t, "CREATE FOREIGN TABLE orders_1 PARTITION OF orders FOR VALUES IN (1) SERVER other OPTIONS (table_name 'there')")
	r := rand.New(rand.NewPCG(7, 9))
	l.exec(t, "INSERT INTO orders VALUES ("+l.lit(newV1(r))+", 0)")
	wantError(t, run(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...), 3, "the partition orders_1 of table orders is a foreign table", "nothing was changed")
}
