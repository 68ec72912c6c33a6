package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"os"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
)

// eachMySQL runs f on MySQL and on the servers that speak its protocol but are neither
// MySQL nor MariaDB, where they answer.
func eachMySQL(t *testing.T, f func(t *testing.T, l *lab)) {
	for _, name := range []string{"MySQL", "TiDB"} {
		open := labs()[name]
		if open == nil {
			continue
		}
		t.Run(name, func(t *testing.T) {
			l := open(t)
			l.name = name
			f(t, l)
		})
	}
}

// since skips the test on a PostgreSQL before the major version, which has not what is named.
func (l *lab) since(t *testing.T, major int, what string) {
	t.Helper()
	if l.before(t, major) {
		t.Skipf("PostgreSQL has %s since version %d", what, major)
	}
}

// before reports whether the server is a PostgreSQL before the major version.
func (l *lab) before(t *testing.T, major int) bool {
	t.Helper()
	return l.name == "PostgreSQL" && l.dump(t, fmt.Sprintf("SELECT current_setting('server_version_num')::int < %d", major*10_000))[0] == "true"
}

// is reports whether the server calls itself so, in its version or its comment.
func (l *lab) is(t *testing.T, name string) bool {
	t.Helper()
	return strings.Contains(l.dump(t, "SELECT CONCAT(VERSION(), ' ', @@version_comment)")[0], name)
}

// A foreign key that was declared with names in another case belongs to the class
// as any other: these servers take the names for the same.
func TestReferencesInAnotherCase(t *testing.T) {
	eachMySQL(t, referencesInAnotherCase)
}

func referencesInAnotherCase(t *testing.T, l *lab) {
	l.exec(t, "CREATE TABLE parents (id ID! NOT NULL PRIMARY KEY, n integer)")
	if _, err := l.db.Exec(l.sql(t, "CREATE TABLE children (n integer PRIMARY KEY, parent ID!, FOREIGN KEY (Parent) REFERENCES PARENTS (ID))")); err != nil {
		t.Skipf("the server tells PARENTS from parents: %v", err)
	}
	r := rand.New(rand.NewPCG(3, 4))
	var want []string
	for i := range 20 {
		id := newV1(r)
		six, _ := id.V6()
		l.exec(t, fmt.Sprintf("INSERT INTO parents VALUES (%s, %d)", l.lit(id), i))
		l.exec(t, fmt.Sprintf("INSERT INTO children VALUES (%d, %s)", i, l.lit(id)))
		want = append(want, fmt.Sprintf("%d|%x|%x", i, six[:], six[:]))
	}
	mustRun(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "parents.id", "--yes")
	same(t, "children with their parents", l.dump(t, "SELECT c.n, "+l.hexOf("c.parent")+", "+l.hexOf("p.id")+" FROM children c JOIN parents p ON p.id = c.parent ORDER BY c.n"), want)
}

// What needs locks or triggers that the server does not have is refused by name,
// before anything is written.
func TestWhatTheServerCannotDoIsRefused(t *testing.T) {
	eachMySQL(t, whatTheServerCannotDoIsRefused)
}

func whatTheServerCannotDoIsRefused(t *testing.T, l *lab) {
	var copying, links, triggers, load string
	switch {
	case l.is(t, "-TiDB-"):
		copying, links, triggers, load = "LOCK TABLES does not hold off on TiDB", "TiDB has no gap locks", "TiDB has no triggers", "does not count the statements"
	default:
		t.Skip("the server has InnoDB's locks")
	}
	s := newShop(t, l, 50, false)
	l.exec(t, "CREATE TABLE visits (n integer PRIMARY KEY, order_id ID!)")
	before, tables := s.snapshot(t), l.tables(t)
	for _, tt := range []struct {
		flags []string
		word  string
	}{
		{[]string{"--strategy", "copy"}, copying},
		{[]string{"--also", "visits.order_id"}, links},
		{[]string{"--normalize-inserts"}, triggers},
		{[]string{"--max-load", "100"}, load},
		{[]string{"--max-lag", "1s"}, "the replication lag cannot be read"},
	} {
		t.Run(tt.flags[0], func(t *testing.T) {
			if tt.word == "" {
				t.Skip("this server can do it")
			}
			got := run(t, migrateArgs("v1-to-v6", flagsFor(l, tt.flags...)...)...)
			if got.code != 3 || !strings.Contains(got.err, tt.word) {
				t.Errorf("exit %d, want 3 and %q\n%s", got.code, tt.word, got.err)
			}
			s.check(t, "after the refusal", before)
		})
	}
	// The empty tables of the state stay where nothing locks out another process.
	var own []string
	for _, name := range l.tables(t) {
		if !strings.HasPrefix(name, "sqluuid_") {
			own = append(own, name)
		} else if n := l.dump(t, "SELECT count(*) FROM `"+name+"`")[0]; n != "0" {
			t.Errorf("%s rows are left in %s", n, name)
		}
	}
	same(t, "tables", own, tables)

	textLab(l)
	l.exec(t, "CREATE TABLE texts (id ID! NOT NULL PRIMARY KEY)")
	l.exec(t, "INSERT INTO texts VALUES ("+l.lit(sqltype.NewV1())+")")
	wantError(t, run(t, "migrate", "text-to-binary", "--database", l.url, "--column", "texts.id", "--yes"), 3, copying)
	if !l.is(t, "-TiDB-") {
		return
	}
	// What docs/migrate/compatible-servers.md says to do instead.
	l.exec(t, "CREATE TABLE texts_new (id binary(16) NOT NULL PRIMARY KEY)")
	l.exec(t, "INSERT INTO texts_new SELECT UNHEX(REPLACE(REPLACE(REPLACE(id, '-', ''), '{', ''), '}', '')) FROM texts")
	l.exec(t, "RENAME TABLE texts TO texts_old, texts_new TO texts")
	same(t, "as bytes", l.dump(t, "SELECT HEX(id) FROM texts"), l.dump(t, "SELECT UPPER(REPLACE(REPLACE(REPLACE(id, '-', ''), '{', ''), '}', '')) FROM texts_old"))
}

// A plan warns of a time-first target where the rows are placed by ranges of the key.
func TestPlanWarnsOfATimeFirstKeyPlacedByRanges(t *testing.T) {
	if !dbtest.TiDB.Named() {
		t.Skip("SQLUUID_TIDB names no server")
	}
	t.Run("TiDB", func(t *testing.T) {
		l := labs()["TiDB"](t)
		v1 := sqltype.NewV1()
		v6, err := v1.V6()
		if err != nil {
			t.Fatal(err)
		}
		for _, tt := range []struct {
			key, rewrite string
			id           sqltype.UUID
			warned       bool
		}{
			{"CLUSTERED", "v1-to-v6", v1, true},
			{"CLUSTERED", "swapped-to-v6", sqltype.UUID(codec.TimeSwapped.Encode(v1)), true},
			{"CLUSTERED", "v6-to-v1", v6, false},
			{"NONCLUSTERED", "v1-to-v6", v1, false},
		} {
			table := strings.ToLower(tt.key + "_" + strings.ReplaceAll(tt.rewrite, "-", "_"))
			l.exec(t, "CREATE TABLE "+table+" (id binary(16), PRIMARY KEY (id) "+tt.key+")")
			l.exec(t, "INSERT INTO "+table+" VALUES ("+l.lit(tt.id)+")")
			got := mustRun(t, "migrate", "plan", tt.rewrite, "--database", l.url, "--column", table+".id")
			if warned := strings.Contains(got.out, "places the rows of "+table+" by ranges"); warned != tt.warned {
				t.Errorf("%s of a %s key: warned %t, want %t\n%s", tt.rewrite, tt.key, warned, tt.warned, got.out)
			}
		}
	})
}

// pretend makes a database of PostgreSQL answer as another server does: with its
// version, and with the catalogue that its statements make.
func pretend(t *testing.T, version string, statements ...string) *lab {
	t.Helper()
	l := labs()["PostgreSQL"](t)
	l.name = "PostgreSQL"
	name := l.dump(t, "SELECT current_database()")[0]
	if version != "" {
		l.exec(t, "CREATE FUNCTION public.version() RETURNS text LANGUAGE sql AS $$ SELECT '"+version+"'::text $$")
		l.exec(t, "ALTER DATABASE `"+name+"` SET search_path = public, pg_catalog")
	}
	for _, q := range statements {
		l.exec(t, q)
	}
	return l
}

// The server is PostgreSQL that calls itself CockroachDB.
func TestCockroachDBIsRefused(t *testing.T) {
	l := pretend(t, "CockroachDB CCL v24.1.1 (x86_64-pc-linux-gnu)")
	s := newShop(t, l, 20, false)
	before, tables := s.snapshot(t), l.tables(t)
	for _, verb := range []string{"v1-to-v6", "undo"} {
		wantError(t, run(t, migrateArgs(verb, flagsFor(l)...)...), 3, "this is CockroachDB", "40001")
	}
	s.check(t, "after the refusals", before)
	same(t, "tables", l.tables(t), tables)
}

// What docs/migrate/compatible-servers.md says to do on CockroachDB, on PostgreSQL.
func TestTheStatementForCockroachDB(t *testing.T) {
	page, err := os.ReadFile("../../docs/migrate/compatible-servers.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, found := strings.Cut(string(page), "```sql\n")
	query, _, ended := strings.Cut(rest, "```")
	if !found || !ended || !strings.Contains(query, "UPDATE orders") {
		t.Fatalf("the page has no such statement: %s", clip(query))
	}
	l := labs()["PostgreSQL"](t)
	l.exec(t, "CREATE TABLE orders (n integer, id ID! NOT NULL PRIMARY KEY)")
	var want []string
	r := rand.New(rand.NewPCG(8, 8))
	for i := range 50 {
		id := newV1(r)
		if i%5 == 0 {
			id = newOf(r, 4)
		}
		l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%d, %s)", i, l.lit(id)))
		if six, err := id.V6(); err == nil {
			id = six
		}
		want = append(want, fmt.Sprintf("%d|%x", i, id[:]))
	}
	if _, err := l.db.Exec(query, sqltype.Nil().String(), sqltype.Max().String()); err != nil {
		t.Fatal(err)
	}
	same(t, "orders", l.dump(t, "SELECT n, "+l.hexOf("id")+" FROM orders ORDER BY n"), want)
}

// Servers that speak PostgreSQL's protocol and are others are refused by name: here
// PostgreSQL plays them.
func TestServersThatAreNotPostgreSQLAreRefused(t *testing.T) {
	for name, l := range map[string]*lab{
		"YugabyteDB": pretend(t, "PostgreSQL 15.12-YB-2025.1.0.0-b168 on x86_64-pc-linux-gnu"),
		"Citus": pretend(t, "", "SET allow_system_table_mods = on",
			"INSERT INTO pg_extension SELECT 4000000000, 'citus', 10, 11, false, '13.0', NULL, NULL"),
	} {
		s := newShop(t, l, 20, false)
		before, tables := s.snapshot(t), l.tables(t)
		seen := map[string]string{"Citus": "could not be undone", "YugabyteDB": "never run there"}[name]
		wantError(t, run(t, migrateArgs("v1-to-v6", flagsFor(l)...)...), 3, "this is "+name, seen, "INSERT … SELECT")
		s.check(t, "after the refusal", before)
		same(t, "tables", l.tables(t), tables)
	}
}

// TiDB shows a role the foreign keys of the tables on which it has a privilege, and
// has no dictionary of all of them.
func TestForeignKeysThatTheRoleMayNotSee(t *testing.T) {
	if !dbtest.TiDB.Named() {
		t.Skip("SQLUUID_TIDB names no server")
	}
	t.Run("TiDB", foreignKeysThatTheRoleMayNotSee)
}

func foreignKeysThatTheRoleMayNotSee(t *testing.T) {
	l, other := labs()["TiDB"](t), labs()["TiDB"](t)
	name := strings.TrimPrefix(mustURL(t, l.url).Path, "/")
	id := newV1(rand.New(rand.NewPCG(2, 2)))
	l.exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
	l.exec(t, "INSERT INTO orders VALUES ("+l.lit(id)+")")
	other.exec(t, "CREATE TABLE items (order_id ID! NOT NULL, FOREIGN KEY (order_id) REFERENCES "+name+".orders (id))")
	other.exec(t, "INSERT INTO items VALUES ("+l.lit(id)+")")
	role := strings.Replace(name, "test", "role", 1)
	l.exec(t, "CREATE USER '"+role+"'@'%' IDENTIFIED BY 's3cret'")
	t.Cleanup(func() { l.db.Exec("DROP USER '" + role + "'@'%'") })
	l.exec(t, "GRANT ALL ON "+name+".* TO '"+role+"'@'%'")
	u := mustURL(t, l.url)
	u.User = url.UserPassword(role, "s3cret")
	args := []string{"migrate", "v1-to-v6", "--database", u.String(), "--column", "orders.id", "--yes"}
	wantError(t, run(t, args...), 3, "SELECT on *.*", "--ignore-hidden-keys")

	l.exec(t, "GRANT SELECT ON *.* TO '"+role+"'@'%'")
	wantError(t, run(t, args...), 3, "items", "grant them: GRANT UPDATE")
	mustRun(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes")
	six, _ := id.V6()
	same(t, "items", other.dump(t, "SELECT "+other.hexOf("order_id")+" FROM items"), []string{fmt.Sprintf("%x", six[:])})
	other.exec(t, "DROP TABLE items")
}
