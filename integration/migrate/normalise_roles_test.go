package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"strings"
	"testing"
)

// plainRole makes a role that may log in and no more, and returns its name and the
// database's URL for it.
func plainRole(t *testing.T, l *lab) (role, its string) {
	t.Helper()
	u := mustURL(t, l.url)
	role = strings.Replace(strings.TrimPrefix(u.Path, "/"), "test", "role", 1)
	u.User = url.UserPassword(role, "s3cret")
	if l.isInnoDB() {
		l.exec(t, "CREATE USER '"+role+"'@'%' IDENTIFIED BY 's3cret'")
		t.Cleanup(func() { l.db.Exec("DROP USER IF EXISTS '" + role + "'@'%'") })
		return role, u.String()
	}
	l.exec(t, "CREATE ROLE "+role+" LOGIN PASSWORD 's3cret'")
	t.Cleanup(func() { l.db.Exec("DROP OWNED BY " + role); l.db.Exec("DROP ROLE " + role) })
	return role, u.String()
}

// as runs a statement as another role.
func as(t *testing.T, l *lab, role, query string) error {
	t.Helper()
	tx, err := l.db.Begin()
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
	l := labs()["PostgreSQL"](t)
	s := newShop(t, l, 20, false)
	role, _ := plainRole(t, l)
	mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes", "--normalize-inserts")...)...)
	l.exec(t, "GRANT INSERT ON payments TO "+role)
	insert := func(n int, id string) {
		t.Helper()
		if err := as(t, l, role, fmt.Sprintf("INSERT INTO payments VALUES (%d, %s)", n, id)); err != nil {
			t.Errorf("payment %d: %v", n, err)
		}
	}
	want := func(n int, id string) {
		t.Helper()
		same(t, fmt.Sprintf("payment %d", n), l.dump(t, fmt.Sprintf("SELECT order_id FROM payments WHERE n = %d", n)), []string{id})
	}
	old := s.orders[3]
	six, _ := old.V6()
	insert(1000, l.lit(old))
	want(1000, six.String())

	// A parent that has not been rewritten yet, which a policy hides.
	l.exec(t, "GRANT SELECT ON orders TO "+role)
	l.exec(t, "ALTER TABLE orders ENABLE ROW LEVEL SECURITY")
	waiting := newV1(rand.New(rand.NewPCG(9, 9)))
	tx, err := l.db.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback()
	for _, q := range []string{"SET LOCAL session_replication_role = replica", "INSERT INTO orders VALUES (" + l.lit(waiting) + ", 1, 5000, 'waits')"} {
		if _, err := tx.Exec(q); err != nil {
			t.Fatal(err)
		}
	}
	if err := tx.Commit(); err != nil {
		t.Fatal(err)
	}
	insert(1001, l.lit(waiting))
	want(1001, waiting.String())
	insert(1002, l.lit(old))
	want(1002, six.String())

	// What is on the writer's search_path is not called, and nobody else can use it.
	l.exec(t, "CREATE SCHEMA theirs; CREATE FUNCTION theirs.get_byte(bytea, integer) RETURNS integer LANGUAGE sql AS 'SELECT 1/0'; GRANT USAGE ON SCHEMA theirs TO "+role)
	if err := as(t, l, role, "SET LOCAL search_path = theirs, pg_catalog, public; INSERT INTO public.payments VALUES (1003, "+l.lit(old)+")"); err != nil {
		t.Error(err)
	}
	want(1003, six.String())
	same(t, "the functions", l.dump(t, `SELECT p.prosecdef, array_to_string(p.proconfig, '; '), has_function_privilege('`+role+`', p.oid, 'EXECUTE') FROM pg_proc p WHERE p.proname LIKE 'sqluuid_normalise%' LIMIT 1`),
		[]string{"true|search_path=pg_catalog, pg_temp; row_security=off|false"})

	mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...)
	mustRun(t, migrateArgs("finish", on(l, "--yes")...)...)
	same(t, "functions after finish", l.dump(t, "SELECT proname FROM pg_proc WHERE proname LIKE 'sqluuid%'"), nil)
}

// A policy that would hide rows from the role is refused by name, with what helps:
// the owner whom FORCE ROW LEVEL SECURITY binds, and anyone who is not the owner.
func TestRowLevelSecurityIsRefused(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	role, its := plainRole(t, l)
	newShop(t, l, 20, false)
	l.exec(t, "CREATE SCHEMA sqluuid AUTHORIZATION "+role)
	for _, table := range []string{"orders", "items", "shipments", "payments"} {
		l.exec(t, "ALTER TABLE "+table+" OWNER TO "+role)
	}
	l.exec(t, "ALTER TABLE payments ENABLE ROW LEVEL SECURITY")
	l.exec(t, "ALTER TABLE payments FORCE ROW LEVEL SECURITY")
	flags := []string{"--database", its, "--column", "orders.id", "--yes"}
	tables := l.tables(t)
	for _, more := range [][]string{nil, {"--normalize-inserts"}, {"--strategy", "copy"}} {
		want := []string{"payments", "BYPASSRLS", "FORCE ROW LEVEL SECURITY", "owner"}
		if len(more) == 2 {
			want = []string{"payments", "row-level security"}
		}
		got := run(t, migrateArgs("v1-to-v6", append(flags, more...)...)...)
		if got.code != 1 && got.code != 3 {
			t.Errorf("exit %d", got.code)
		}
		wantError(t, got, got.code, want...)
	}
	same(t, "tables", l.tables(t), tables)
	l.exec(t, "ALTER TABLE payments NO FORCE ROW LEVEL SECURITY")
	mustRun(t, migrateArgs("v1-to-v6", append(flags, "--normalize-inserts")...)...)
	mustRun(t, migrateArgs("verify", "--database", its, "--column", "orders.id")...)
	mustRun(t, migrateArgs("undo", flags...)...)
}

// The triggers of MariaDB and MySQL run as the user who made them. When that user is dropped,
// inserts fail until finish has removed them, which any other user can do.
func TestTheNormalisersUserIsDropped(t *testing.T) {
	eachInnoDB(t, theNormalisersUserIsDropped)
}

func theNormalisersUserIsDropped(t *testing.T, l *lab) {
	s := newShop(t, l, 20, false)
	role, its := plainRole(t, l)
	l.exec(t, "GRANT ALL ON *.* TO '"+role+"'@'%'")
	mustRun(t, migrateArgs("v1-to-v6", "--database", its, "--column", "orders.id", "--yes", "--normalize-inserts")...)
	insert := fmt.Sprintf("INSERT INTO payments VALUES (%%d, %s)", l.lit(s.orders[3]))
	l.exec(t, fmt.Sprintf(insert, 1000))
	l.exec(t, "DROP USER '"+role+"'@'%'")
	if _, err := l.db.Exec(fmt.Sprintf(insert, 1001)); err == nil || !strings.Contains(err.Error(), "definer") {
		t.Errorf("an insert after the user was dropped: %v", err)
	}
	mustRun(t, migrateArgs("finish", on(l, "--yes")...)...)
	six, _ := s.orders[3].V6()
	l.exec(t, fmt.Sprintf("INSERT INTO payments VALUES (1002, %s)", l.lit(six)))
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
				l := labs()["PostgreSQL"](t)
				l.exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, n integer)")
				l.exec(t, "CREATE TABLE payments (n integer PRIMARY KEY, order_id uuid CONSTRAINT pays REFERENCES orders)")
				l.exec(t, "CREATE TABLE refunds (n integer PRIMARY KEY, order_id uuid REFERENCES orders)")
				pgOrders(t, l, 10, nil)
				mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes", "--normalize-inserts")...)...)
				for _, s := range change {
					l.exec(t, s)
				}
				mustRun(t, migrateArgs(command, on(l, "--yes")...)...)
				left := l.dump(t, "SELECT proname FROM pg_proc WHERE proname LIKE 'sqluuid%' UNION ALL SELECT tgrelid::regclass || ' ' || tgname FROM pg_trigger WHERE tgname LIKE 'sqluuid%'")
				if len(left) > 0 {
					t.Errorf("after %s there are %v", command, left)
				}
			})
		}
	}
}
