package twins_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
)

// on is a verb about orders.id.
func on(l *lab.Lab, verb string, more ...string) []string {
	args := []string{"migrate", verb, "--database", l.URL, "--column", "orders.id", "--yes"}
	if strings.Contains(verb, "-to-") {
		args = append(args, "--twins")
	}
	return append(args, more...)
}

// moved changes the type of orders.id to the end.
func moved(t *testing.T, l *lab.Lab, rewrite string, more ...string) {
	t.Helper()
	lab.MustRun(t, on(l, rewrite, more...)...)
	lab.MustRun(t, on(l, "cutover")...)
	lab.MustRun(t, on(l, "finish")...)
}

// An inverse with --type makes the text that was there before, of its collation and length.
func TestAnInverseGivesBackTheTypeOfTheText(t *testing.T) {
	t.Parallel()
	types := []string{`varchar(64) COLLATE "C"`, "char(36)", "varchar(32)", "text"}
	for _, typ := range types {
		t.Run(typ, func(t *testing.T) {
			lab.OneByDay(t, types, typ)
			t.Parallel()
			l := lab.Open(t, "PostgreSQL")
			aside(t, l)
			l.Exec(t, fmt.Sprintf("CREATE TABLE orders (id %s NOT NULL, n integer NOT NULL, PRIMARY KEY (id))", typ))
			l.Exec(t, fmt.Sprintf("CREATE TABLE items (n integer NOT NULL, order_id %s, PRIMARY KEY (n), FOREIGN KEY (order_id) REFERENCES orders (id))", typ))
			r := rand.New(rand.NewPCG(2, 2))
			for n := range 20 {
				id := "'" + lab.NewV1(r).String() + "'"
				if strings.Contains(typ, "32") {
					id = strings.ReplaceAll(id, "-", "")
				}
				l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d); INSERT INTO items VALUES (%[2]d, %[1]s)", id, n))
			}
			look := func() []string {
				rows := l.Dump(t, "SELECT a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), c.collname FROM pg_attribute a LEFT JOIN pg_collation c ON c.oid = a.attcollation "+
					"WHERE attrelid IN ('orders'::regclass, 'items'::regclass) AND attnum > 0 AND NOT attisdropped ORDER BY 1, 2")
				rows = slices.Concat(rows, l.Dump(t, "SELECT n, id::text FROM orders ORDER BY n"), l.Dump(t, "SELECT n, order_id::text FROM items ORDER BY n"))
				return rows
			}
			before := look()
			moved(t, l, "text-to-binary")
			lab.MustRun(t, on(l, "binary-to-text", "--type", typ, "--dry-run")...)
			moved(t, l, "binary-to-text", "--type", typ)
			lab.Same(t, "after the inverse", look(), before)
		})
	}
}

// A collation is found by the search path of the application, and not by that of a run.
func TestACollationOfTheApplicationIsFound(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	aside(t, l)
	l.Exec(t, "CREATE SCHEMA app; CREATE COLLATION app.own FROM \"C\"; CREATE COLLATION public.own FROM \"POSIX\"; "+
		"CREATE TABLE app.orders (id uuid PRIMARY KEY)")
	l.Exec(t, "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET search_path = app, public', current_database()); END $$")
	l.Exec(t, "INSERT INTO app.orders VALUES ("+l.Lit(lab.NewV1(rand.New(rand.NewPCG(1, 1))))+")")
	for _, name := range []string{"own", "C"} {
		lab.MustRun(t, on(l, "binary-to-text", "--dry-run", "--type", "varchar(36) COLLATE "+name)...)
	}
	moved(t, l, "binary-to-text", "--type", "varchar(36) COLLATE own")
	lab.Same(t, "the collation", l.Dump(t, "SELECT collnamespace::regnamespace, collname FROM pg_collation WHERE oid = "+
		"(SELECT attcollation FROM pg_attribute WHERE attrelid = 'app.orders'::regclass AND attname = 'id')"), []string{"app|own"})
}

// A change of type of a column without a value is done once, too.
func TestAChangeOfTypeOfAnEmptyTableIsDoneOnce(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	aside(t, l)
	l.Exec(t, "CREATE TABLE orders (id text PRIMARY KEY)")
	schema := l.Schema(t)
	lab.MustRun(t, on(l, "text-to-binary")...)
	lab.MustRun(t, on(l, "text-to-binary")...)
	lab.MustRun(t, on(l, "cutover")...)
	lab.MustRun(t, on(l, "text-to-binary")...)
	lab.MustRun(t, on(l, "cutover", "--back")...)
	lab.MustRun(t, on(l, "undo")...)
	lab.Same(t, "schema after undo", withoutDropped(l.Schema(t)), withoutDropped(schema))
}

// withoutDropped leaves out what a dropped column leaves in the catalogue, and the gate.
func withoutDropped(rows []string) (out []string) {
	for _, r := range rows {
		if !strings.Contains(r, "pg.dropped") && !strings.Contains(r, "sqluuid_gate") {
			out = append(out, r)
		}
	}
	return out
}

// A regular expression is refused under a collation that takes different texts for equal.
func TestTextThatIgnoresCase(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	aside(t, l)
	l.Exec(t, "CREATE COLLATION anycase (provider = icu, locale = 'und-u-ks-level2', deterministic = false)")
	l.Exec(t, "CREATE TABLE orders (id char(36) COLLATE anycase PRIMARY KEY, n integer)")
	l.Exec(t, "CREATE TABLE payments (n integer PRIMARY KEY, order_id char(36) COLLATE anycase REFERENCES orders ON DELETE CASCADE)")
	rows := l.FillOrders(t, 40, strings.ToUpper)
	before := rows()
	lab.MustRun(t, on(l, "text-to-binary", "--then", "v1-to-v6")...)
	lab.MustRun(t, on(l, "cutover")...)
	if got := l.Dump(t, "SELECT count(*) FROM payments JOIN orders ON id = order_id AND substr(id::text, 15, 1) = '6'")[0]; got != "40" {
		t.Errorf("%s payments have an order of version 6, want 40", got)
	}
	lab.MustRun(t, on(l, "cutover", "--back")...)
	lab.MustRun(t, on(l, "undo")...)
	lab.Same(t, "after undo", rows(), before)
}

// Text that is no id is refused with its column and value, and nothing is written.
func TestTextThatIsNoID(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE TABLE orders (id varchar(60) PRIMARY KEY, n integer)")
	id := lab.NewV1(rand.New(rand.NewPCG(9, 9)))
	l.Exec(t, "INSERT INTO orders VALUES ('"+id.String()+"', 1)")
	before := l.Schema(t)
	for _, bad := range []string{"not an id", "c232ab00-9414-11ec-b3c8-9f6bdeced84", "c232ab00-9414-11ec-b3c8-9f6bdeced84g", "{c232ab00941411ecb3c89f6bdeced846}", "",
		"81J8SAR0WG2GTVCA6AR9ASZSKA", "61I8SAR0WG2GTVCA6AR9ASZSKA", "01J8SAR0WG2GTVCA6AR9ASZSKAR"} {
		l.Exec(t, "INSERT INTO orders VALUES ('"+bad+"', 100)")
		lab.WantError(t, lab.Run(t, on(l, "text-to-binary")...), 3, "orders.id", fmt.Sprintf("%q", bad), "no id")
		l.Exec(t, "DELETE FROM orders WHERE n = 100")
	}
	plain := strings.ReplaceAll(id.String(), "-", "")
	l.Exec(t, "INSERT INTO orders VALUES ('"+plain+"', 101)")
	lab.WantError(t, lab.Run(t, on(l, "text-to-binary")...), 3, id.String(), plain, "one id")
	six, err := id.V6()
	if err != nil {
		t.Fatal(err)
	}
	l.Exec(t, "UPDATE orders SET id = '"+six.String()+"' WHERE n = 101") // which the other one becomes
	lab.WantError(t, lab.Run(t, on(l, "text-to-binary", "--then", "v1-to-v6")...), 3, id.String(), six.String(), "one id")
	lab.Same(t, "schema", l.Schema(t), before)
}

// A rewrite with its change of type is undone id by id, and its inverse makes the text that was.
func TestAComposedRewriteThereAndBack(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	aside(t, l)
	l.Exec(t, "CREATE TABLE orders (id text PRIMARY KEY, n int)")
	r := rand.New(rand.NewPCG(6, 6))
	for n := range 20 {
		l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES ('%s', %d)", lab.NewV1(r), n))
	}
	before := l.Dump(t, "SELECT n, id::text FROM orders ORDER BY n")
	moved(t, l, "text-to-binary", "--then", "v1-to-v6")
	for i, row := range l.Dump(t, "SELECT n, id::text FROM orders ORDER BY n") {
		_, text, _ := strings.Cut(before[i], "|")
		six, err := sqltype.MustParse(text).V6()
		if err != nil || !strings.HasSuffix(row, "|"+six.String()) {
			t.Errorf("%s became %s (%v)", before[i], row, err)
		}
	}
	moved(t, l, "binary-to-text", "--then", "v6-to-v1")
	lab.Same(t, "the ids", l.Dump(t, "SELECT n, id::text FROM orders ORDER BY n"), before)
}

// Ids to which the second rewrite does not apply stay as they are. The plan counts them.
func TestThePlanCountsIDsOfOtherVersions(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	aside(t, l)
	l.Exec(t, "CREATE TABLE orders (id text PRIMARY KEY, n int)")
	r := rand.New(rand.NewPCG(7, 7))
	for n := range 20 {
		l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES ('%s', %d)", lab.NewV1(r), n))
	}
	l.Exec(t, "INSERT INTO orders SELECT upper(gen_random_uuid()::text), 100 + i FROM generate_series(1, 4) i")
	l.Exec(t, "INSERT INTO orders VALUES ('00000000-0000-0000-0000-000000000000', 200)")
	others := "SELECT n, lower(id::text) FROM orders WHERE n >= 100 ORDER BY n"
	before := l.Dump(t, others)
	for _, way := range []struct {
		args []string
		says bool
	}{{[]string{"text-to-binary", "--then", "v1-to-v6"}, true}, {[]string{"text-to-binary"}, false},
		{[]string{"v1-to-v6"}, true}} {
		args := append([]string{"migrate", "plan"}, way.args...)
		args = append(args, "--twins", "--database", l.URL, "--column", "orders.id")
		got := lab.MustRun(t, args...).Out
		line := "not rewritten: ids that are not of version 1, 5 in all: 5 in public.orders.id"
		if strings.Contains(got, line) != way.says {
			t.Errorf("%q: the plan is\n%s", way.args, got)
		}
		count := `"not_rewritten":0`
		if way.says {
			count = `"not_rewritten":5`
		}
		if got := lab.MustRun(t, append(args, "--json")...).Out; !strings.Contains(got, count) {
			t.Errorf("%q: the JSON has no %s: %s", way.args, count, got)
		}
	}
	moved(t, l, "text-to-binary", "--then", "v1-to-v6")
	lab.Same(t, "the other ids", l.Dump(t, others), before)
}
