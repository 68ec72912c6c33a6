package copies_test

import (
	"fmt"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A limit on joins, the default of managed servers that every table has a primary key, and a
// COMMIT that does more than commit stop no command.
func TestSettingsOfMySQLThatStopNothing(t *testing.T) {
	for name, setting := range map[string]string{
		"joins are limited":               "sql_big_selects=0&max_join_size=1",
		"every table needs a primary key": "sql_require_primary_key=1",
		"COMMIT begins a transaction":     "completion_type=1",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := lab.Open(t, "MySQL")
			l.URL += "?" + setting
			s := lab.NewOnlineShop(t, l, 20)
			before := s.Snapshot(t)
			for _, more := range [][]string{nil, {"--strategy", "copy"}, {"--strategy", "copy", "--online"}} {
				lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks(more...)...)...)
				s.Check(t, strings.Join(more, " "), s.Expected())
				lab.MustRun(t, "migrate", "status", "--database", l.URL)
				lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
				s.Check(t, "after undo", before)
			}
			lab.MustRun(t, "scan", "--database", l.URL)
		})
	}
}

// With such a setting MariaDB changes no type of a column (1846): a change of type ended with that
// error when it had begun.
func TestAnAlterAlgorithmOfMariaDBStopsNothing(t *testing.T) {
	l := lab.Open(t, "MariaDB")
	lab.NewShop(t, l, 20, false)
	l.URL += "?alter_algorithm=%27INSTANT%27"
	lab.MustRun(t, lab.Args("binary-to-text", l.Yes()...)...)
	lab.MustRun(t, lab.Args("finish", l.On("--yes")...)...)
}

// Another session whose statement has raw bytes in its text makes tables of
// information_schema fail (3854), and hinders no copy.
func TestStatementsWithRawBytesHinderNoCopy(t *testing.T) {
	l := lab.Open(t, "MySQL")
	s := lab.NewOnlineShop(t, l, 20)
	stop := make(chan struct{})
	over := make(chan struct{})
	go func() {
		defer close(over)
		for {
			select {
			case <-stop:
				return
			default:
				tx, err := l.DB.Begin()
				if err != nil {
					return
				}
				_, _ = tx.Exec("DO SLEEP(1) + LENGTH(_binary'\x9c\xb2\xea\xff\x9c\xb2')")
				_ = tx.Rollback()
			}
		}
	}()
	defer func() { close(stop); <-over }()
	for tries := 0; ; tries++ { // or there would be nothing to be hindered by
		_, err := l.DB.Exec("DO (SELECT COUNT(*) FROM information_schema.PROCESSLIST)")
		if err != nil && strings.Contains(err.Error(), "3854") {
			break
		}
		if tries == 200 {
			t.Fatalf("information_schema goes on answering: %v", err)
		}
		time.Sleep(10 * time.Millisecond)
	}
	for _, more := range [][]string{{"--strategy", "copy"}, {"--strategy", "copy", "--online"}} {
		lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks(more...)...)...)
		s.Check(t, strings.Join(more, " "), s.Expected())
		lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
	}
}

// asRoleWithoutSight lets the command be a role that may not read performance_schema.
func asRoleWithoutSight(t *testing.T, l *lab.Lab) {
	t.Helper()
	u := lab.ParseURL(t, l.URL)
	database := strings.TrimPrefix(u.Path, "/")
	role := strings.Replace(database, "test", "role", 1)
	l.Exec(t, "CREATE USER '"+role+"'@'%' IDENTIFIED BY 's3cret'")
	t.Cleanup(func() { l.DB.Exec("DROP USER '" + role + "'@'%'") })
	l.Exec(t, "GRANT ALL ON "+database+".* TO '"+role+"'@'%'")
	l.Exec(t, "GRANT PROCESS ON *.* TO '"+role+"'@'%'")
	u.User = url.UserPassword(role, "s3cret")
	l.URL = u.String()
}

// A role that may not read performance_schema does not see who waits for which table: it
// finds out by reads that wait, and swaps all the same.
func TestACopyByARoleThatSeesNoLocks(t *testing.T) {
	l := lab.Open(t, "MySQL")
	s := lab.NewShop(t, l, 20, false)
	before := s.Snapshot(t)
	asRoleWithoutSight(t, l)
	lab.MustRun(t, lab.Args("v1-to-v6", l.Yes("--strategy", "copy")...)...)
	s.Check(t, "after the copy", s.Expected())
	lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
	s.Check(t, "after undo", before)
}

// Without the sight of locks a guard was not released that has locked its table and, as MySQL does
// for it, the table of a foreign key to it, where the RENAME had come to that one before: the swap
// ended after some seconds with 1205, on about one run in three.
func TestASwapWithoutSightReleasesTheTablesOfForeignKeys(t *testing.T) {
	l := lab.Open(t, "MySQL")
	l.Exec(t, "CREATE TABLE z (id binary(16) PRIMARY KEY)")
	l.Exec(t, "INSERT INTO z VALUES (UNHEX('c232ab00941411ecb3c89f6bdeced846'))")
	for i := range 4 {
		l.Exec(t, fmt.Sprintf("CREATE TABLE parent%d (id binary(16) PRIMARY KEY, z binary(16), "+
			"FOREIGN KEY (z) REFERENCES z (id))", i))
		l.Exec(t, fmt.Sprintf("CREATE TABLE child%d (parent binary(16) PRIMARY KEY, z "+
			"binary(16), FOREIGN KEY (parent) REFERENCES parent%[1]d (id), FOREIGN KEY (z) "+
			"REFERENCES z (id))", i))
		l.Exec(t, fmt.Sprintf("INSERT INTO parent%d SELECT id, id FROM z", i))
		l.Exec(t, fmt.Sprintf("INSERT INTO child%d SELECT id, id FROM z", i))
	}
	asRoleWithoutSight(t, l)
	flags := []string{"--database", l.URL, "--column", "z.id", "--yes"}
	also := []string{"--strategy", "copy", "--also", "parent0.id", "--also", "parent1.id", "--also",
		"parent2.id", "--also", "parent3.id"}
	for range 2 {
		lab.MustRun(t, lab.Args("v1-to-v6", append(flags, also...)...)...)
		lab.MustRun(t, lab.Args("undo", flags...)...)
	}
}

// The server makes and alters no table without a primary key under this setting (3750), and a
// copy found out when it had begun.
func TestATableWithoutTheRequiredPrimaryKey(t *testing.T) {
	l := lab.Open(t, "MySQL")
	plain, strict := l.URL, l.URL+"?sql_require_primary_key=1"
	l.Exec(t, "CREATE TABLE orders (id binary(16) NOT NULL PRIMARY KEY)")
	l.Exec(t, "CREATE TABLE notes (n integer NOT NULL UNIQUE, order_id binary(16), FOREIGN KEY (order_id) REFERENCES orders (id))")
	l.Exec(t, "INSERT INTO orders VALUES (UNHEX('c232ab00941411ecb3c89f6bdeced846'))")
	l.Exec(t, "INSERT INTO notes SELECT 1, id FROM orders")
	refused := func(verb string, more ...string) {
		t.Helper()
		before := append(l.Tables(t), l.Dump(t, "SELECT HEX(order_id) FROM notes")...)
		l.URL = strict
		for _, way := range []string{"--dry-run", "--yes"} {
			got := lab.Run(t, lab.Args(verb, l.On(append(more, way)...)...)...)
			lab.WantError(t, got, 3, `table "notes"`, "without a primary key", "sql_require_primary_key")
		}
		l.URL = plain
		lab.Same(t, verb, append(l.Tables(t), l.Dump(t, "SELECT HEX(order_id) FROM notes")...), before)
	}
	refused("v1-to-v6", "--strategy", "copy")
	refused("v1-to-v6", "--strategy", "copy", "--online")
	lab.MustRun(t, lab.Args("v1-to-v6", l.Yes("--strategy", "copy")...)...)
	refused("undo")
	lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
}

// A session may hide the primary keys that the server makes. A copy numbered the rows anew.
func TestACopyKeepsKeysThatTheSessionHides(t *testing.T) {
	l := lab.Open(t, "MySQL")
	l.URL += "?show_gipk_in_create_table_and_information_schema=0"
	conn, err := l.DB.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	for _, q := range []string{
		"SET SESSION sql_generate_invisible_primary_key = 1",
		"CREATE TABLE orders (id binary(16) NOT NULL PRIMARY KEY)",
		"CREATE TABLE notes (order_id binary(16), KEY (order_id), FOREIGN KEY (order_id) REFERENCES orders (id))",
		"SET SESSION sql_generate_invisible_primary_key = 0",
		"INSERT INTO orders VALUES (UNHEX('c232ab00941411ecb3c89f6bdeced846'))",
		"INSERT INTO notes SELECT id FROM orders, (VALUES ROW(1), ROW(2), ROW(3), ROW(4)) x",
		"DELETE FROM notes WHERE my_row_id = 2",
	} {
		if _, err := conn.ExecContext(t.Context(), q); err != nil {
			t.Fatalf("%s: %v", q, err)
		}
	}
	keys := func() []string {
		return l.Dump(t, "SELECT my_row_id FROM notes ORDER BY 1")
	}
	before := keys()
	for _, more := range [][]string{{"--strategy", "copy"}, {"--strategy", "copy", "--online"}} {
		what := strings.Join(more, " ")
		lab.MustRun(t, lab.Args("v1-to-v6", l.Yes(more...)...)...)
		lab.Same(t, what, keys(), before)
		lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
		lab.Same(t, "undo of "+what, keys(), before)
	}
}

// A table that was made with innodb_strict_mode = OFF may be one that the server makes no more.
// A plan cannot try it.
func TestATableThatTheServerMakesNoMore(t *testing.T) {
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		conn, err := l.DB.Conn(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		var wide strings.Builder
		for i := range 12 {
			fmt.Fprintf(&wide, ", c%d text", i)
		}
		for _, q := range []string{
			"SET SESSION innodb_strict_mode = OFF",
			"CREATE TABLE orders (id binary(16) NOT NULL PRIMARY KEY" + wide.String() + ") ROW_FORMAT=COMPACT",
			"INSERT INTO orders (id) VALUES (UNHEX('c232ab00941411ecb3c89f6bdeced846'))",
		} {
			if _, err := conn.ExecContext(t.Context(), q); err != nil {
				t.Fatalf("%s: %v", q, err)
			}
		}
		before := l.Tables(t)
		for _, more := range [][]string{{"--strategy", "copy"}, {"--strategy", "copy", "--online"}} {
			got := lab.Run(t, lab.Args("v1-to-v6", l.Yes(more...)...)...)
			if got.Code != 1 || !strings.Contains(got.Err, "1118") ||
				!strings.Contains(got.Err, "nothing was changed: alter the table") || !strings.Contains(got.Err, "innodb_strict_mode = OFF") {
				t.Errorf("exit %d, want 1 with the setting: %s", got.Code, got.Err)
			}
			lab.Same(t, strings.Join(more, " "), l.Tables(t), before)
		}
		l.URL += "?innodb_strict_mode=0"
		lab.MustRun(t, lab.Args("v1-to-v6", l.Yes("--strategy", "copy")...)...)
		lab.Same(t, "ids", l.Dump(t, "SELECT HEX(id) FROM orders"), []string{"1EC9414C232A6B00B3C89F6BDECED846"})
	})
}
