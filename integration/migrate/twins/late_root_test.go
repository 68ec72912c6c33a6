package twins_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/migrate"
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
