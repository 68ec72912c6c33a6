package refusals_test

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"os"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
)

// eachMySQL runs f on MySQL and on the servers that speak its protocol but are neither
// MySQL nor MariaDB, where they answer.
func eachMySQL(t *testing.T, f func(t *testing.T, l *lab.Lab)) {
	for _, name := range []string{"MySQL", "TiDB"} {
		open := lab.All()[name]
		if open == nil {
			continue
		}
		t.Run(name, func(t *testing.T) {
			l := open(t)
			f(t, l)
		})
	}
}

// A foreign key that was declared with names in another case belongs to the class
// as any other: these servers take the names for the same.
func TestReferencesInAnotherCase(t *testing.T) {
	eachMySQL(t, referencesInAnotherCase)
}

func referencesInAnotherCase(t *testing.T, l *lab.Lab) {
	l.Exec(t, "CREATE TABLE parents (id ID! NOT NULL PRIMARY KEY, n integer)")
	if _, err := l.DB.Exec(l.SQL(t, "CREATE TABLE children (n integer PRIMARY KEY, parent ID!, FOREIGN KEY (Parent) REFERENCES PARENTS (ID))")); err != nil {
		t.Skipf("the server tells PARENTS from parents: %v", err)
	}
	r := rand.New(rand.NewPCG(3, 4))
	var want []string
	for i := range 20 {
		id := lab.NewV1(r)
		six, _ := id.V6()
		l.Exec(t, fmt.Sprintf("INSERT INTO parents VALUES (%s, %d)", l.Lit(id), i))
		l.Exec(t, fmt.Sprintf("INSERT INTO children VALUES (%d, %s)", i, l.Lit(id)))
		want = append(want, fmt.Sprintf("%d|%x|%x", i, six[:], six[:]))
	}
	lab.MustRun(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "parents.id", "--yes")
	lab.Same(t, "children with their parents", l.Dump(t, "SELECT c.n, "+l.HexOf("c.parent")+", "+l.HexOf("p.id")+" FROM children c JOIN parents p ON p.id = c.parent ORDER BY c.n"), want)
}

// What needs locks or triggers that the server does not have is refused by name,
// before anything is written.
func TestWhatTheServerCannotDoIsRefused(t *testing.T) {
	eachMySQL(t, whatTheServerCannotDoIsRefused)
}

func whatTheServerCannotDoIsRefused(t *testing.T, l *lab.Lab) {
	var links, triggers, load string
	switch {
	case l.Is(t, "-TiDB-"):
		links, triggers, load = "TiDB has no gap locks", "TiDB has no triggers", "does not count the statements"
	default:
		t.Skip("the server has InnoDB's locks")
	}
	s := lab.NewShop(t, l, 50, false)
	l.Exec(t, "CREATE TABLE visits (n integer PRIMARY KEY, order_id ID!)")
	before, tables := s.Snapshot(t), l.Tables(t)
	for _, tt := range []struct {
		flags []string
		word  string
	}{
		{[]string{"--also", "visits.order_id"}, links},
		{[]string{"--normalize-inserts"}, triggers},
		{[]string{"--max-load", "100"}, load},
		{[]string{"--max-lag", "1s"}, "the replication lag cannot be read"},
	} {
		t.Run(tt.flags[0], func(t *testing.T) {
			if tt.word == "" {
				t.Skip("this server can do it")
			}
			got := lab.Run(t, lab.Args("v1-to-v6", l.InChunks(tt.flags...)...)...)
			if got.Code != 3 || !strings.Contains(got.Err, tt.word) {
				t.Errorf("exit %d, want 3 and %q\n%s", got.Code, tt.word, got.Err)
			}
			s.Check(t, "after the refusal", before)
		})
	}
	// The empty tables of the state stay where nothing locks out another process.
	var own []string
	for _, name := range l.Tables(t) {
		if !strings.HasPrefix(name, "sqluuid_") {
			own = append(own, name)
		} else if n := l.Dump(t, "SELECT count(*) FROM `"+name+"`")[0]; n != "0" {
			t.Errorf("%s rows are left in %s", n, name)
		}
	}
	lab.Same(t, "tables", own, tables)

	l.HoldText()
	l.Exec(t, "CREATE TABLE texts (id ID! NOT NULL PRIMARY KEY)")
	// The statements below are for hexadecimal digits, as the page says.
	l.Exec(t, "INSERT INTO texts VALUES ('"+sqltype.NewV1().String()+"')")
	lab.WantError(t, lab.Run(t, "migrate", "text-to-binary", "--database", l.URL, "--column", "texts.id", "--yes"), 3, "TiDB has no triggers")
	if !l.Is(t, "-TiDB-") {
		return
	}
	// What docs/migrate/compatible-servers.md says to do instead.
	l.Exec(t, "CREATE TABLE texts_new (id binary(16) NOT NULL PRIMARY KEY)")
	l.Exec(t, "INSERT INTO texts_new SELECT UNHEX(REPLACE(REPLACE(REPLACE(id, '-', ''), '{', ''), '}', '')) FROM texts")
	l.Exec(t, "RENAME TABLE texts TO texts_old, texts_new TO texts")
	lab.Same(t, "as bytes", l.Dump(t, "SELECT HEX(id) FROM texts"), l.Dump(t, "SELECT UPPER(REPLACE(REPLACE(REPLACE(id, '-', ''), '{', ''), '}', '')) FROM texts_old"))
}

// A plan warns of a time-first target where the rows are placed by ranges of the key.
func TestPlanWarnsOfATimeFirstKeyPlacedByRanges(t *testing.T) {
	if !dbtest.TiDB.Named() {
		t.Skip("SQLUUID_TIDB names no server")
	}
	t.Run("TiDB", func(t *testing.T) {
		l := lab.Open(t, "TiDB")
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
			l.Exec(t, "CREATE TABLE "+table+" (id binary(16), PRIMARY KEY (id) "+tt.key+")")
			l.Exec(t, "INSERT INTO "+table+" VALUES ("+l.Lit(tt.id)+")")
			got := lab.MustRun(t, "migrate", "plan", tt.rewrite, "--database", l.URL, "--column", table+".id")
			if warned := strings.Contains(got.Out, "places the rows of "+table+" by ranges"); warned != tt.warned {
				t.Errorf("%s of a %s key: warned %t, want %t\n%s", tt.rewrite, tt.key, warned, tt.warned, got.Out)
			}
			for _, word := range []string{"InnoDB", "redo log", "binary log", "metadata lock"} {
				if strings.Contains(got.Out, word) {
					t.Errorf("a plan on TiDB speaks of a %s\n%s", word, got.Out)
				}
			}
			if !strings.Contains(got.Out, "not measured on TiDB") {
				t.Errorf("a plan on TiDB has costs that were measured elsewhere\n%s", got.Out)
			}
		}
	})
}

// pretend makes a database of PostgreSQL answer as another server does: with its
// version, and with the catalogue that its statements make.
func pretend(t *testing.T, version string, statements ...string) *lab.Lab {
	t.Helper()
	l := lab.Open(t, "PostgreSQL")
	if version != "" { // in the catalogue of this database alone
		l.Exec(t, "ALTER FUNCTION pg_catalog.version() RENAME TO version_of_the_server")
		l.Exec(t, "CREATE FUNCTION pg_catalog.version() RETURNS text LANGUAGE sql AS $$ SELECT '"+version+"'::text $$")
	}
	for _, q := range statements {
		l.Exec(t, q)
	}
	return l
}

// The server is PostgreSQL that calls itself CockroachDB.
func TestCockroachDBIsRefused(t *testing.T) {
	l := pretend(t, "CockroachDB CCL v24.1.1 (x86_64-pc-linux-gnu)")
	s := lab.NewShop(t, l, 20, false)
	before, tables := s.Snapshot(t), l.Tables(t)
	for _, verb := range []string{"v1-to-v6", "undo"} {
		lab.WantError(t, lab.Run(t, lab.Args(verb, l.InChunks()...)...), 3, "this is CockroachDB", "40001")
	}
	s.Check(t, "after the refusals", before)
	lab.Same(t, "tables", l.Tables(t), tables)
}

// What docs/migrate/compatible-servers.md says to do on CockroachDB, on PostgreSQL.
func TestTheStatementForCockroachDB(t *testing.T) {
	page, err := os.ReadFile("../../../docs/migrate/compatible-servers.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, found := strings.Cut(string(page), "```sql\n")
	query, _, ended := strings.Cut(rest, "```")
	if !found || !ended || !strings.Contains(query, "UPDATE orders") {
		t.Fatalf("the page has no such statement: %s", lab.Clip(query))
	}
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE TABLE orders (n integer, id ID! NOT NULL PRIMARY KEY)")
	var want []string
	r := rand.New(rand.NewPCG(8, 8))
	for i := range 50 {
		id := lab.NewV1(r)
		if i%5 == 0 {
			id = lab.NewOf(r, 4)
		}
		l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%d, %s)", i, l.Lit(id)))
		if six, err := id.V6(); err == nil {
			id = six
		}
		want = append(want, fmt.Sprintf("%d|%x", i, id[:]))
	}
	if _, err := l.DB.Exec(query, sqltype.Nil().String(), sqltype.Max().String()); err != nil {
		t.Fatal(err)
	}
	lab.Same(t, "orders", l.Dump(t, "SELECT n, "+l.HexOf("id")+" FROM orders ORDER BY n"), want)
}

// Servers that speak PostgreSQL's protocol and are others are refused by name: here
// PostgreSQL plays them.
func TestServersThatAreNotPostgreSQLAreRefused(t *testing.T) {
	for name, l := range map[string]*lab.Lab{
		"YugabyteDB": pretend(t, "PostgreSQL 15.12-YB-2025.1.0.0-b168 on x86_64-pc-linux-gnu"),
		"Citus": pretend(t, "", "SET allow_system_table_mods = on",
			"INSERT INTO pg_extension SELECT 4000000000, 'citus', 10, 11, false, '13.0', NULL, NULL"),
	} {
		s := lab.NewShop(t, l, 20, false)
		before, tables := s.Snapshot(t), l.Tables(t)
		seen := map[string]string{"Citus": "could not be undone", "YugabyteDB": "never run there"}[name]
		lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", l.InChunks()...)...), 3, "this is "+name, seen, "INSERT … SELECT")
		s.Check(t, "after the refusal", before)
		lab.Same(t, "tables", l.Tables(t), tables)
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
	l, other := lab.Open(t, "TiDB"), lab.Open(t, "TiDB")
	name := strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/")
	id := lab.NewV1(rand.New(rand.NewPCG(2, 2)))
	l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
	l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(id)+")")
	other.Exec(t, "CREATE TABLE items (order_id ID! NOT NULL, FOREIGN KEY (order_id) REFERENCES "+name+".orders (id))")
	other.Exec(t, "INSERT INTO items VALUES ("+l.Lit(id)+")")
	role := strings.Replace(name, "test", "role", 1)
	l.Exec(t, "CREATE USER '"+role+"'@'%' IDENTIFIED BY 's3cret'")
	t.Cleanup(func() { l.DB.Exec("DROP USER '" + role + "'@'%'") })
	l.Exec(t, "GRANT ALL ON "+name+".* TO '"+role+"'@'%'")
	u := lab.ParseURL(t, l.URL)
	u.User = url.UserPassword(role, "s3cret")
	args := []string{"migrate", "v1-to-v6", "--database", u.String(), "--column", "orders.id", "--yes"}
	lab.WantError(t, lab.Run(t, args...), 3, "SELECT on *.*", "--ignore-hidden-keys")

	l.Exec(t, "GRANT SELECT ON *.* TO '"+role+"'@'%'")
	lab.WantError(t, lab.Run(t, args...), 3, "items", "grant what a run needs:\nGRANT SELECT, INSERT, UPDATE")
	lab.MustRun(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes")
	six, _ := id.V6()
	lab.Same(t, "items", other.Dump(t, "SELECT "+other.HexOf("order_id")+" FROM items"), []string{fmt.Sprintf("%x", six[:])})
	other.Exec(t, "DROP TABLE items")
}
