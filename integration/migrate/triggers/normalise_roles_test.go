package triggers_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// as runs a statement as another role.
func as(t *testing.T, l *lab.Lab, role, query string) error {
	t.Helper()
	tx, err := l.DB.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback()
	if _, err := tx.Exec("SET LOCAL ROLE " + role); err != nil {
		t.Fatal(err)
	}
	if _, err := tx.Exec(query); err != nil {
		return err
	}
	return tx.Commit()
}

// The normaliser looks at the parents with the rights of the role that made it. One
// that may only insert can go on, and one that a policy hides the parents from gets
// the ids that are theirs.
func TestTheNormaliserHasItsOwnRights(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	s := lab.NewShop(t, l, 20, false)
	role, _ := l.Role(t)
	lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--normalize-inserts")...)...)
	l.Exec(t, "GRANT INSERT ON payments TO "+role)
	insert := func(n int, id string) {
		t.Helper()
		if err := as(t, l, role, fmt.Sprintf("INSERT INTO payments VALUES (%d, %s)", n, id)); err != nil {
			t.Errorf("payment %d: %v", n, err)
		}
	}
	want := func(n int, id string) {
		t.Helper()
		lab.Same(t, fmt.Sprintf("payment %d", n), l.Dump(t, fmt.Sprintf("SELECT order_id FROM payments WHERE n = %d", n)), []string{id})
	}
	old := s.Orders[3]
	six, _ := old.V6()
	insert(1000, l.Lit(old))
	want(1000, six.String())

	// A parent that has not been rewritten yet, which a policy hides.
	l.Exec(t, "GRANT SELECT ON orders TO "+role)
	l.Exec(t, "ALTER TABLE orders ENABLE ROW LEVEL SECURITY")
	waiting := lab.NewV1(rand.New(rand.NewPCG(9, 9)))
	tx, err := l.DB.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback()
	for _, q := range []string{"SET LOCAL session_replication_role = replica", "INSERT INTO orders VALUES (" + l.Lit(waiting) + ", 1, 5000, 'waits')"} {
		if _, err := tx.Exec(q); err != nil {
			t.Fatal(err)
		}
	}
	if err := tx.Commit(); err != nil {
		t.Fatal(err)
	}
	insert(1001, l.Lit(waiting))
	want(1001, waiting.String())
	insert(1002, l.Lit(old))
	want(1002, six.String())

	// What is on the writer's search_path is not called, and nobody else can use it.
	l.Exec(t, "CREATE SCHEMA theirs; CREATE FUNCTION theirs.get_byte(bytea, integer) RETURNS integer LANGUAGE sql AS 'SELECT 1/0'; GRANT USAGE ON SCHEMA theirs TO "+role)
	if err := as(t, l, role, "SET LOCAL search_path = theirs, pg_catalog, public; INSERT INTO public.payments VALUES (1003, "+l.Lit(old)+")"); err != nil {
		t.Error(err)
	}
	want(1003, six.String())
	lab.Same(t, "the functions", l.Dump(t, `SELECT p.prosecdef, array_to_string(p.proconfig, '; '), has_function_privilege('`+role+`', p.oid, 'EXECUTE') FROM pg_proc p WHERE p.proname LIKE 'sqluuid_normalise%' LIMIT 1`),
		[]string{"true|search_path=pg_catalog, pg_temp; row_security=off|false"})

	lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes")...)...)
	lab.MustRun(t, lab.Args("finish", l.On("--yes")...)...)
	lab.Same(t, "functions after finish", l.Dump(t, "SELECT proname FROM pg_proc WHERE proname LIKE 'sqluuid%'"), nil)
}

// A policy that would hide rows from the role is refused by name, with what helps:
// the owner whom FORCE ROW LEVEL SECURITY binds, and anyone who is not the owner.
func TestRowLevelSecurityIsRefused(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	role, its := l.Role(t)
	lab.NewShop(t, l, 20, false)
	l.Exec(t, "CREATE SCHEMA sqluuid AUTHORIZATION "+role)
	for _, table := range []string{"orders", "items", "shipments", "payments"} {
		l.Exec(t, "ALTER TABLE "+table+" OWNER TO "+role)
	}
	l.Exec(t, "ALTER TABLE payments ENABLE ROW LEVEL SECURITY")
	l.Exec(t, "ALTER TABLE payments FORCE ROW LEVEL SECURITY")
	flags := []string{"--database", its, "--column", "orders.id", "--yes"}
	tables := l.Tables(t)
	for _, more := range [][]string{nil, {"--normalize-inserts"}} {
		want := []string{"payments", "BYPASSRLS", "FORCE ROW LEVEL SECURITY", "owner"}
		got := lab.Run(t, lab.Args("v1-to-v6", append(flags, more...)...)...)
		if got.Code != 1 && got.Code != 3 {
			t.Errorf("exit %d", got.Code)
		}
		lab.WantError(t, got, got.Code, want...)
	}
	lab.Same(t, "tables", l.Tables(t), tables)
	l.Exec(t, "ALTER TABLE payments NO FORCE ROW LEVEL SECURITY")
	lab.MustRun(t, lab.Args("v1-to-v6", append(flags, "--normalize-inserts")...)...)
	lab.MustRun(t, lab.Args("verify", "--database", its, "--column", "orders.id")...)
	lab.MustRun(t, lab.Args("undo", flags...)...)
}

// The triggers of MariaDB and MySQL run as the user who made them. When that user is dropped,
// inserts fail until finish has removed them, which any other user can do.
func TestTheNormalisersUserIsDropped(t *testing.T) {
	lab.EachInnoDB(t, theNormalisersUserIsDropped)
}

func theNormalisersUserIsDropped(t *testing.T, l *lab.Lab) {
	s := lab.NewShop(t, l, 20, false)
	role, its := l.Role(t)
	l.Exec(t, "GRANT ALL ON *.* TO '"+role+"'@'%'")
	lab.MustRun(t, lab.Args("v1-to-v6", "--database", its, "--column", "orders.id", "--yes", "--normalize-inserts")...)
	insert := fmt.Sprintf("INSERT INTO payments VALUES (%%d, %s)", l.Lit(s.Orders[3]))
	l.Exec(t, fmt.Sprintf(insert, 1000))
	l.Exec(t, "DROP USER '"+role+"'@'%'")
	if _, err := l.DB.Exec(fmt.Sprintf(insert, 1001)); err == nil || !strings.Contains(err.Error(), "definer") {
		t.Errorf("an insert after the user was dropped: %v", err)
	}
	lab.MustRun(t, lab.Args("finish", l.On("--yes")...)...)
	six, _ := s.Orders[3].V6()
	l.Exec(t, fmt.Sprintf("INSERT INTO payments VALUES (1002, %s)", l.Lit(six)))
}

// The triggers of tables that were renamed and unlinked, or dropped, since: finish
// failed on the first and left a function of the second.
func TestNormaliserOfTablesThatLeftTheClass(t *testing.T) {
	for name, change := range map[string][]string{
		"a table was dropped":              {"DROP TABLE payments"},
		"a table was renamed and unlinked": {"ALTER TABLE payments RENAME TO bills", "ALTER TABLE bills DROP CONSTRAINT pays"},
	} {
		for _, command := range []string{"finish", "undo"} {
			t.Run(name+", "+command, func(t *testing.T) {
				t.Parallel()
				l := lab.Open(t, "PostgreSQL")
				l.Exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, n integer)")
				l.Exec(t, "CREATE TABLE payments (n integer PRIMARY KEY, order_id uuid CONSTRAINT pays REFERENCES orders)")
				l.Exec(t, "CREATE TABLE refunds (n integer PRIMARY KEY, order_id uuid REFERENCES orders)")
				l.FillOrders(t, 10, nil)
				lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--normalize-inserts")...)...)
				for _, s := range change {
					l.Exec(t, s)
				}
				args := lab.Args(command, l.On("--yes")...)
				if command == "undo" && len(change) > 1 { // its ids have another name now
					lab.WantError(t, lab.Run(t, args...), 3, "payments.order_id, which run 1 rewrote, is not there any more", "bills.order_id")
					args = append(args, "--allow-orphans")
				}
				lab.MustRun(t, args...)
				left := l.Dump(t, "SELECT proname FROM pg_proc WHERE proname LIKE 'sqluuid%' UNION ALL SELECT tgrelid::regclass || ' ' || tgname FROM pg_trigger WHERE tgname LIKE 'sqluuid%'")
				if len(left) > 0 {
					t.Errorf("after %s there are %v", command, left)
				}
			})
		}
	}
}
