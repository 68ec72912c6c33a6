package twins_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A transaction gives a child to a root that has no new id yet, and ends behind the fill, which does
// not see the child. The child gets the id all the same.
func TestARootThatGetsItsIDLate(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	statements(t, l, "CREATE TABLE customers (id bigserial PRIMARY KEY, email text);\n"+
		"CREATE TABLE orders (id bigserial PRIMARY KEY, customer_id bigint REFERENCES customers (id), ref text);\n"+
		"INSERT INTO customers (email) SELECT 'c' || i FROM generate_series(1, 5) i;\n"+
		"INSERT INTO orders (customer_id, ref) VALUES (2, 'first')")
	s := lab.Start(t, "migrate", "int-to-v7", "--database", l.URL, "--all", "--yes")
	s.Until(t, "add twins to orders")
	hold, err := l.DB.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer hold.Rollback()
	if _, err := hold.Exec("SELECT FROM customers WHERE id = 1 FOR NO KEY UPDATE"); err != nil { // the fill waits for it
		t.Fatal(err)
	}
	s.Until(t, "keep the twins of orders in step")
	late, err := l.DB.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer late.Rollback()
	if _, err := late.Exec("INSERT INTO orders (customer_id, ref) VALUES (1, 'late')"); err != nil {
		t.Fatal(err)
	}
	var lacks bool
	if err := late.QueryRow("SELECT customer_id__new IS NULL FROM orders WHERE ref = 'late'").Scan(&lacks); err != nil || !lacks {
		t.Fatalf("the root has its id already: %v", err)
	}
	if err := hold.Commit(); err != nil {
		t.Fatal(err)
	}
	filled := 0
	for filled < 2 { // what the fill sees is done
		s.Until(t, `"`+string(migrate.Chunk)+`"`)
		filled++
	}
	done := make(chan struct{})
	var code int
	go func() {
		defer close(done)
		code, _ = s.End()
	}()
	for l.Ask(t, "SELECT count(*) FROM pg_locks WHERE NOT granted") == "0" { // the command waits for the transaction
		select {
		case <-done:
			t.Fatalf("it ended (exit %d) before the transaction\n%s", code, s.Err.String())
		default:
		}
	}
	if err := late.Commit(); err != nil {
		t.Fatal(err)
	}
	if <-done; code != 0 {
		t.Fatalf("exit %d: %s", code, s.Err.String())
	}
	if n := l.Ask(t, "SELECT count(*) FROM orders o JOIN customers c ON c.id__new = o.customer_id__new AND c.id = o.customer_id"); n != "2" {
		t.Errorf("%s of 2 orders have their customer by the new ids", n)
	}
}

// A key of version 7 stays its own, also where a child has asked for it before it came.
func TestAKeyOfVersion7WhoseChildComesFirst(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	statements(t, l, "CREATE TABLE nodes (id uuid PRIMARY KEY, parent uuid REFERENCES nodes (id) DEFERRABLE INITIALLY DEFERRED,\n"+
		" made timestamptz NOT NULL DEFAULT now());\n"+
		"INSERT INTO nodes (id) VALUES (gen_random_uuid())")
	lab.MustRun(t, "migrate", "v4-to-v7", "--database", l.URL, "--all", "--time-column", "made", "--yes")
	seven, four := sqltype.NewV7().String(), sqltype.NewV4().String()
	for _, parent := range []string{seven, four} {
		l.Exec(t, "INSERT INTO nodes (id, parent) VALUES (gen_random_uuid(), "+quoted(parent)+"), ("+quoted(parent)+", NULL)")
	}
	lab.Same(t, "the new key", l.Dump(t, "SELECT id__new::text AS id FROM nodes WHERE id = "+quoted(seven)), []string{seven})
	if n := l.Ask(t, "SELECT count(*) FROM nodes c JOIN nodes p ON p.id = c.parent AND p.id__new = c.parent__new AND substr(p.id__new::text, 15, 1) = '7'"); n != "2" {
		t.Errorf("%s of 2 children have their parent by the new keys", n)
	}
	lab.MustRun(t, "migrate", "verify", "--database", l.URL)
}
