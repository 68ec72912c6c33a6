package links_test

import (
	"math/rand/v2"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
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
			l := lab.Open(t, "PostgreSQL")
			l.Exec(t, c.table)
			r := rand.New(rand.NewPCG(7, 7))
			for n := range 60 {
				if _, err := l.DB.Exec("INSERT INTO orders VALUES ($1, $2)", lab.NewV1(r).String(), n); err != nil {
					t.Fatal(err)
				}
			}
			for _, s := range c.after {
				l.Exec(t, s)
			}
			rows := func() []string {
				return append(l.Dump(t, "SELECT * FROM orders ORDER BY n"), l.Dump(t, "SELECT * FROM payments ORDER BY n")...)
			}
			before, tables := rows(), l.Tables(t)
			got := lab.Run(t, lab.Args("v1-to-v6", l.On("--yes")...)...)
			if c.words == nil {
				if got.Code != 0 {
					t.Fatalf("exit %d\n%s%s", got.Code, got.Out, got.Err)
				}
				lab.MustRun(t, lab.Args("undo", l.On("--yes")...)...)
			} else {
				lab.WantError(t, got, 3, append(c.words, "nothing was changed")...)
				lab.Same(t, "tables", l.Tables(t), tables)
			}
			lab.Same(t, "rows", rows(), before)
		})
	}
}

// An undo moves rows between partitions too.
func TestAnUndoAsksForForeignKeysOfOnePartition(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY) PARTITION BY HASH (id)")
	l.Exec(t, "CREATE TABLE orders_0 PARTITION OF orders FOR VALUES WITH (MODULUS 2, REMAINDER 0)")
	l.Exec(t, "CREATE TABLE orders_1 PARTITION OF orders FOR VALUES WITH (MODULUS 2, REMAINDER 1)")
	r := rand.New(rand.NewPCG(7, 8))
	for range 40 {
		l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(lab.NewV1(r))+")")
	}
	lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes")...)...)
	l.Exec(t, "CREATE TABLE payments (order_id uuid REFERENCES orders_0 ON DELETE CASCADE)")
	l.Exec(t, "INSERT INTO payments SELECT id FROM orders_0")
	before := l.Dump(t, "SELECT * FROM payments ORDER BY 1")
	lab.WantError(t, lab.Run(t, lab.Args("undo", l.On("--yes")...)...), 3, "payments_order_id_fkey", "orders_0 alone", "nothing was changed")
	lab.Same(t, "payments", l.Dump(t, "SELECT * FROM payments ORDER BY 1"), before)
	lab.MustRun(t, lab.Args("verify", l.On()...)...)
	lab.MustRun(t, lab.Args("finish", l.On("--yes")...)...)
}

// What is done on another server is not taken back with the chunk.
func TestAPartitionOnAnotherServer(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	if l.Dump(t, "SELECT count(*) FROM pg_available_extensions WHERE name = 'postgres_fdw'")[0] == "0" {
		t.Skip("the server has no postgres_fdw")
	}
	l.Exec(t, "CREATE EXTENSION postgres_fdw")
	l.Exec(t, `DO $$ BEGIN EXECUTE format('CREATE SERVER other FOREIGN DATA WRAPPER postgres_fdw OPTIONS (host ''127.0.0.1'', port %L, dbname %L)', current_setting('port'), current_database()); END $$`)
	l.Exec(t, "CREATE USER MAPPING FOR CURRENT_USER SERVER other OPTIONS (user 'postgres')")
	l.Exec(t, "CREATE TABLE there (id uuid, n integer)")
	l.Exec(t, "CREATE TABLE orders (id uuid, n integer) PARTITION BY LIST (n)")
	l.Exec(t, "CREATE TABLE orders_0 PARTITION OF orders FOR VALUES IN (0)")
	l.Exec(t, "CREATE FOREIGN TABLE orders_1 PARTITION OF orders FOR VALUES IN (1) SERVER other OPTIONS (table_name 'there')")
	r := rand.New(rand.NewPCG(7, 9))
	l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(lab.NewV1(r))+", 0)")
	lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", l.On("--yes")...)...), 3, "the partition orders_1 of table orders is a foreign table", "nothing was changed")
}
