package rebuild_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/internal/seedtest"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// shop has keys of every kind: a chain of three, a table that refers to itself, one to many, many to
// many, a key that is a foreign key, and a foreign key of two columns.
var shop = strings.Split(`CREATE TABLE tenants (id INTEGER PRIMARY KEY AUTOINCREMENT, name text UNIQUE NOT NULL);
CREATE TABLE customers (tenant_id int NOT NULL REFERENCES tenants (id), id INTEGER PRIMARY KEY, email text UNIQUE NOT NULL, created_at DATETIME NOT NULL, UNIQUE (tenant_id, id));
CREATE TABLE orders ("id" INTEGER, tenant_id int NOT NULL, customer_id bigint NOT NULL, ref text UNIQUE NOT NULL, created_at text NOT NULL,
 FOREIGN KEY (tenant_id, customer_id) REFERENCES customers (tenant_id, id) ON DELETE CASCADE, PRIMARY KEY("id" AUTOINCREMENT));
CREATE TABLE lines (order_id bigint NOT NULL REFERENCES orders ON DELETE CASCADE, no int NOT NULL, PRIMARY KEY (order_id, no)) WITHOUT ROWID;
CREATE TABLE profiles (customer_id INTEGER PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE, bio text);
CREATE TABLE tags (id INTEGER PRIMARY KEY NOT NULL, name text UNIQUE NOT NULL) STRICT;
CREATE TABLE order_tags (order_id bigint NOT NULL REFERENCES orders (id) ON DELETE CASCADE, tag_id smallint NOT NULL REFERENCES tags (id), PRIMARY KEY (order_id, tag_id));
CREATE TABLE staff (id integer primary key autoincrement, boss int REFERENCES staff (id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED, name text UNIQUE NOT NULL);
CREATE INDEX of_customer ON orders (customer_id, id DESC);
CREATE TABLE log (line text);
CREATE TRIGGER logs AFTER INSERT ON staff BEGIN INSERT INTO log VALUES (NEW.name); END;
CREATE VIEW bought AS SELECT c.email, count(*) AS orders FROM customers c JOIN orders o ON o.customer_id = c.id GROUP BY c.email`, ";\n")

// shopFacts are what the rows say by names that no run changes.
var shopFacts = []string{
	`SELECT t.name, c.email, CAST(c.created_at AS text) FROM customers c JOIN tenants t ON t.id = c.tenant_id`,
	`SELECT o.ref, c.email FROM orders o JOIN customers c ON c.id = o.customer_id AND c.tenant_id = o.tenant_id`,
	`SELECT o.ref, l.no FROM lines l JOIN orders o ON o.id = l.order_id`,
	`SELECT c.email, p.bio FROM profiles p JOIN customers c ON c.id = p.customer_id`,
	`SELECT o.ref, t.name FROM order_tags x JOIN orders o ON o.id = x.order_id JOIN tags t ON t.id = x.tag_id`,
	`SELECT s.name, COALESCE(b.name, '') FROM staff s LEFT JOIN staff b ON b.id = s.boss`,
	`SELECT email, orders FROM bought`, `SELECT line FROM log`,
}

// shopRows are all values of ids, with the table whose keys they are.
var shopRows = []string{
	`SELECT {tenants id}, name FROM tenants`, `SELECT {tenants tenant_id}, {customers id}, email FROM customers`,
	`SELECT {orders id}, {tenants tenant_id}, {customers customer_id}, ref FROM orders`, `SELECT {orders order_id}, no FROM lines`,
	`SELECT {customers customer_id}, bio FROM profiles`, `SELECT {tags id}, name FROM tags`, `SELECT {orders order_id}, {tags tag_id} FROM order_tags`,
	`SELECT {staff id}, {staff boss}, name FROM staff`,
}

var keyed = regexp.MustCompile(`\{(\w+) (\w+)\}`)

// facts are what a shop says. byOld has the ids as the maps say that they were.
func facts(t *testing.T, l *lab.Lab, byOld bool) (out []string) {
	to := "$2"
	if byOld {
		to = "(SELECT m.old FROM sqluuid_map_$1 m WHERE m.new = $2)"
	}
	for _, q := range shopFacts {
		out = append(append(out, q), sorted(l.Dump(t, q))...)
	}
	for _, q := range shopRows {
		out = append(append(out, q), sorted(l.Dump(t, keyed.ReplaceAllString(q, to)))...)
	}
	return out
}

func sorted(list []string) []string {
	slices.Sort(list)
	return list
}

// newShop makes a shop of some orders.
func newShop(t *testing.T, l *lab.Lab, r *rand.Rand, orders int) {
	for _, q := range shop {
		l.Exec(t, q)
	}
	var all strings.Builder
	say := func(format string, args ...any) { fmt.Fprintf(&all, format+";\n", args...) }
	say("INSERT INTO tenants (name) VALUES ('north'), ('south'), ('gone'); DELETE FROM tenants WHERE name = 'gone'")
	say("INSERT INTO tags (id, name) VALUES (-3, 'red'), (0, 'blue'), (70000, 'late')")
	for i := range orders / 4 {
		say("INSERT INTO customers VALUES (%d, %d, 'mail %[2]d', '2024-02-%02[3]dT10:%02[3]d:07.%[4]s')", 1+r.IntN(2), 5+3*i, 10+r.IntN(19),
			[]string{"123456", "1Z", "5+02:00", "999999 -03:30", "000"}[r.IntN(5)])
		say("INSERT INTO profiles VALUES (%d, 'of %[1]d')", 5+3*i)
		say("INSERT INTO staff (boss, name) VALUES (%s, 'staff %d')", []string{"NULL", "1", fmt.Sprint(1 + r.IntN(i+1)), fmt.Sprint(i + 1)}[r.IntN(4)], i+1)
	}
	for i := range orders {
		say("INSERT INTO orders SELECT %d, tenant_id, id, 'order %[1]d', '2024-05-01 12:00:00' FROM customers ORDER BY id LIMIT 1 OFFSET %d", i+1, r.IntN(orders/4))
		say("INSERT INTO lines VALUES (%d, 1), (%[1]d, 2)", i+1)
		say("INSERT OR IGNORE INTO order_tags VALUES (%d, %s)", i+1, []string{"-3", "0", "70000"}[r.IntN(3)])
	}
	say("DELETE FROM orders WHERE id %% 17 = 5")
	l.Exec(t, "BEGIN;\n"+all.String()+"COMMIT")
	if n := l.Ask(t, "SELECT count(*) FROM staff WHERE boss = id"); n == "0" {
		t.Error("nobody is his own boss")
	}
}

// killed runs a command that is killed at many moments, and then to its end. Each must leave the
// file on one side, which isDone tells. inside counts the kills between two tables of the
// transaction, and all those before its end.
func killed(t *testing.T, l *lab.Lab, r *rand.Rand, kills int, isDone func() bool, args ...string) (inside, all int) {
	t.Helper()
	took := 400 * time.Millisecond // until a process has come to its end
	for i := range kills {
		if i%2 == 0 { // it waits until its events are read
			s := lab.Start(t, args...)
			tables := 0
			for want := 1 + r.IntN(8); tables < want && s.Events.Scan(); {
				if strings.Contains(s.Events.Text(), " anew") {
					tables++
				}
			}
			_ = s.Cmd.Process.Kill()
			s.End()
			if tables > 0 && !isDone() {
				inside++
			}
		} else {
			cmd := exec.Command(lab.Command(), args...)
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			timer := time.AfterFunc(time.Duration(r.Int64N(int64(took))), func() { _ = cmd.Process.Kill() })
			_ = cmd.Wait()
			timer.Stop()
			took += took / 5
		}
		if isDone() {
			return inside, all
		}
		all++
	}
	lab.MustRun(t, args...)
	if !isDone() {
		t.Errorf("%q has ended, and changed nothing", args)
	}
	return inside, all
}

// TestNewKeysOfAShop gives integer keys ids of version 7, there and back and there. Processes are
// killed at many moments, and each leaves all of it or nothing.
func TestNewKeysOfAShop(t *testing.T) {
	t.Parallel()
	l, r := lab.Open(t, "SQLite"), seedtest.Rand(t)
	l.Exec(t, "PRAGMA journal_mode = "+[]string{"WAL", "DELETE"}[r.IntN(2)])
	newShop(t, l, r, 1200)
	schema := withoutState(l.Schema(t))
	before := facts(t, l, false)
	kills, compared, inside, all := 14, 0, 0, 0
	count := func(in, before int) { inside, all = inside+in, all+before }
	if dbtest.IsNight() {
		kills = 150
	}
	at := []string{"--database", l.URL, "--yes"}
	// isThere looks at the whole file, which has one side or the other.
	isThere := func(old []string) func() bool {
		return func() bool {
			t.Helper()
			if ok := l.Ask(t, "SELECT group_concat(integrity_check) FROM pragma_integrity_check"); ok != "ok" {
				t.Fatal(ok)
			}
			if n := l.Ask(t, "SELECT count(*) FROM pragma_foreign_key_check"); n != "0" {
				t.Fatalf("%s rows have lost their parent", n)
			}
			isNew := l.Ask(t, "SELECT count(*) FROM sqlite_master WHERE name GLOB 'sqluuid_map_*'") != "0"
			compared += len(old)
			lab.Same(t, "the facts", facts(t, l, isNew), old)
			if !isNew {
				lab.Same(t, "the schema", withoutState(l.Schema(t)), schema)
			}
			return isNew
		}
	}
	there := append([]string{"migrate", "int-to-v7", "--all", "--time-column", "created_at"}, at...)
	count(killed(t, l, r, kills, isThere(before), there...))
	wantV7(t, l)
	first := facts(t, l, false)
	lab.MustRun(t, "migrate", "verify", "--database", l.URL)

	// Rows that come since have no old key, and get the next one by an undo.
	id := func(n int) string { return fmt.Sprintf("x'018f8fad5bd979468fa1657086%06x'", 0x772800+n) }
	l.Exec(t, "INSERT INTO customers SELECT tenant_id, "+id(1)+", 'late', '2026-01-01' FROM customers WHERE email = 'mail 5'")
	l.Exec(t, "INSERT INTO orders SELECT "+id(2)+", tenant_id, id, 'late', '2026-01-01' FROM customers WHERE email = 'late'")
	l.Exec(t, "INSERT INTO staff VALUES ("+id(3)+", "+id(3)+", 'late'), ("+id(4)+", (SELECT id FROM staff WHERE name = 'staff 2'), 'later')")
	l.Exec(t, "DELETE FROM staff WHERE name = 'staff 3'")
	lab.WantError(t, lab.Run(t, append([]string{"migrate", "cutover"}, at...)...), 3, "there is no cut-over")
	if _, err := l.DB.Exec("INSERT INTO tags (name) VALUES ('without an id')"); err == nil {
		t.Error("a row came without an id")
	}
	undo := append([]string{"migrate", "undo"}, at...)
	late := 1200
	want := append(l.Dump(t, "SELECT 'customers', max(old) + 1 FROM sqluuid_map_customers"), fmt.Sprintf("orders|%d", late+1), "staff|301", "staff|302")
	onTheWay := facts(t, l, true)
	count(killed(t, l, r, kills, func() bool {
		if l.Ask(t, "SELECT count(*) FROM sqlite_master WHERE name GLOB 'sqluuid_map_*'") != "0" {
			compared += len(onTheWay)
			lab.Same(t, "the facts before the undo", facts(t, l, true), onTheWay)
			return false
		}
		return true
	}, undo...))
	lab.Same(t, "the schema", withoutState(l.Schema(t)), schema)
	lab.Same(t, "the keys of late rows", l.Dump(t, "SELECT 'customers', id FROM customers WHERE email = 'late' UNION ALL SELECT 'orders', id FROM orders WHERE ref = 'late' "+
		"UNION ALL SELECT 'staff', id FROM staff WHERE name IN ('late', 'later')"), want)
	if n := l.Ask(t, "SELECT count(*) FROM staff s JOIN staff b ON b.id = s.boss WHERE s.name = 'late' AND b.name = 'late' OR s.name = 'later' AND b.name = 'staff 2'"); n != "2" {
		t.Errorf("%s of the late rows have their boss", n)
	}
	if seq := l.Ask(t, "SELECT group_concat(name || ' ' || seq) FROM (SELECT * FROM sqlite_sequence WHERE name NOT LIKE 'sqluuid%' ORDER BY name)"); seq != "orders 1201,staff 302,tenants 3" {
		t.Errorf("the counters are %s", seq)
	}
	for _, q := range []string{"DELETE FROM customers WHERE email = 'late'", "DELETE FROM staff WHERE name IN ('late', 'later')"} {
		l.Exec(t, q)
	}
	l.Exec(t, "DELETE FROM log WHERE line IN ('late', 'later')")
	again := facts(t, l, false)
	if gone := len(before) - len(again); gone < 1 || gone > 6 { // one of the staff, with those who are under it
		t.Errorf("%d facts before, and %d without one of the staff", len(before), len(again))
	}
	count(killed(t, l, r, kills, isThere(again), there...))
	wantV7(t, l)
	if slices.Equal(facts(t, l, false), first) {
		t.Error("the second run has drawn the ids of the first")
	}
	lab.MustRun(t, append([]string{"migrate", "finish"}, at...)...)
	lab.Same(t, "the facts after finish", facts(t, l, true), again)
	t.Logf("%d kills, %d of them between two tables; %d facts compared", all, inside, compared)
}

// wantV7 looks at the ids of a shop: their bits, their times and their order.
func wantV7(t *testing.T, l *lab.Lab) {
	t.Helper()
	for _, table := range []string{"tenants", "customers", "orders", "tags", "staff"} {
		wrong := l.Ask(t, "SELECT count(*) FROM "+table+" WHERE typeof(id) <> 'blob' OR length(id) <> 16 OR substr(hex(id), 13, 1) <> '7' OR substr(hex(id), 17, 1) NOT IN ('8', '9', 'A', 'B')")
		if wrong != "0" {
			t.Errorf("%s ids of %s are not of version 7", wrong, table)
		}
	}
	for _, table := range []string{"tenants", "tags", "staff"} {
		wrong := "SELECT count(*) FROM (SELECT new, lead(new) OVER (ORDER BY old) AS next FROM sqluuid_map_" + table + ") WHERE next <= new"
		if n := l.Ask(t, wrong); n != "0" {
			t.Errorf("%s ids of %s are in another order than their keys", n, table)
		}
	}
	for _, row := range l.Dump(t, "SELECT hex(id), CAST(created_at AS text) FROM customers") {
		digits, text, _ := strings.Cut(row, "|")
		id, err := sqltype.Parse(digits)
		if err != nil {
			t.Fatal(err)
		}
		var at time.Time
		for _, layout := range []string{"2006-01-02T15:04:05", "2006-01-02T15:04:05Z07:00", "2006-01-02T15:04:05 Z07:00"} {
			if at, err = time.Parse(layout, text); err == nil {
				break
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		// All but the 62 random bits are as the generator writes them.
		if want := sqltype.NewV7At(at); string(id[:8]) != string(want[:8]) {
			t.Errorf("%s is %v, want %v", text, id, want)
		}
	}
}

// Each random bit of an id is one as often as not, and no id comes twice.
func TestNewKeysAreRandom(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "SQLite")
	const rows = 50_000
	l.Exec(t, "CREATE TABLE a (id INTEGER PRIMARY KEY, at DATETIME)")
	l.Exec(t, fmt.Sprintf("WITH RECURSIVE g (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM g WHERE i < %d) INSERT INTO a SELECT i, '2024-01-01 00:00:00.5' FROM g", rows))
	for _, c := range []struct {
		flags []string
		first int // the first of the random bits
	}{{nil, 52}, {[]string{"--time-column", "at"}, 64}} {
		lab.MustRun(t, append([]string{"migrate", "int-to-v7", "--database", l.URL, "--all", "--yes"}, c.flags...)...)
		var ones [128]int
		seen := map[sqltype.UUID]bool{}
		for _, digits := range l.Dump(t, "SELECT hex(id) FROM a") {
			id := sqltype.MustParse(digits)
			seen[id] = true
			for bit := range ones {
				ones[bit] += int(id[bit/8] >> (7 - bit%8) & 1)
			}
		}
		if len(seen) != rows {
			t.Errorf("%d ids of %d rows", len(seen), rows)
		}
		for bit := c.first; bit < 128; bit++ {
			if isVariant := bit == 64 || bit == 65; !isVariant && (ones[bit] < rows*48/100 || ones[bit] > rows*52/100) {
				t.Errorf("%v: bit %d is one in %d of %d ids", c.flags, bit, ones[bit], rows)
			}
		}
		lab.MustRun(t, "migrate", "undo", "--database", l.URL, "--yes")
	}
}

// Keys of text and random ids get others, and are found by them. What is of version 7 stays.
func TestNewKeysOfTextAndBytes(t *testing.T) {
	t.Parallel()
	v4, v7 := sqltype.NewV4(), sqltype.NewV7()
	for _, c := range []struct {
		rewrite, typ, key, other, missing string
		keys                              []string // as they are asked for
		late                              string   // what the key of a row that came since is by an undo
	}{
		{"text-to-v7", "TEXT COLLATE NOCASE", "'cuid-A'", "'=cmd'", "cuid-b", []string{"CUID-a", "=cmd"}, "'018f8fad-5bd9-7946-8fa1-657086772801'"},
		{"text-to-v7", "VARCHAR(20)", "'01HX'", "'zzz'", "01hx", []string{"01HX", "zzz"}, "'018f8fad-5bd9-7946-8fa1-657086772801'"},
		{"v4-to-v7", "BLOB", lab.HexLiteral(v4), lab.HexLiteral(v7), sqltype.NewV4().String(), []string{v4.String(), v7.String()}, "X'018F8FAD5BD979468FA1657086772801'"},
		{"v4-to-v7", "BINARY(16)", lab.HexLiteral(v4), lab.HexLiteral(v7), sqltype.NewV4().String(), []string{v4.String(), v7.String()}, "X'018F8FAD5BD979468FA1657086772801'"},
		{"int-to-v7", "INT", "-7", "9000000000000", "8", []string{"-7", "9000000000000"}, "9000000000001"},
	} {
		t.Run(c.rewrite+" of "+c.typ, func(t *testing.T) {
			t.Parallel()
			l := lab.Open(t, "SQLite")
			for _, q := range []string{
				"CREATE TABLE a (id " + c.typ + " NOT NULL PRIMARY KEY, made text) WITHOUT ROWID", "CREATE TABLE b (n INTEGER PRIMARY KEY, a " + c.typ + " REFERENCES a)",
				"INSERT INTO a VALUES (" + c.key + ", '2024-01-01'), (" + c.other + ", '2023-01-01 10:00:00.25')",
				"INSERT INTO b VALUES (1, " + c.key + "), (2, " + c.other + "), (3, NULL), (4, " + c.key + ")",
			} {
				l.Exec(t, q)
			}
			rows := func() []string {
				return append(l.Dump(t, "SELECT quote(id), made FROM a ORDER BY made"), l.Dump(t, "SELECT n, quote(a), made FROM b LEFT JOIN a ON a.id = b.a ORDER BY n")...)
			}
			before, schema, at := rows(), withoutState(l.Schema(t)), []string{"--database", l.URL, "--yes"}
			lab.MustRun(t, append([]string{"migrate", c.rewrite, "--column", "a.id", "--time-column", "made"}, at...)...)
			lab.Same(t, "the links", l.Dump(t, "SELECT n, typeof(a), made FROM b LEFT JOIN a ON a.id = b.a ORDER BY n"),
				[]string{"1|blob|2024-01-01", "2|blob|2023-01-01 10:00:00.25", "3|null|NULL", "4|blob|2024-01-01"})
			db, err := migrate.Open(l.DB, engine.SQLite)
			if err != nil {
				t.Fatal(err)
			}
			column := migrate.ColumnName{Table: "a", Column: "id"}
			for i, key := range c.keys {
				id, err := db.Lookup(t.Context(), column, key)
				want := l.Ask(t, "SELECT hex(a) FROM b WHERE n = "+fmt.Sprint(i+1))
				if err != nil || fmt.Sprintf("%X", id) != want {
					t.Errorf("key %s is %v, want %s: %v", key, id, want, err)
				}
				if isKept := key == v7.String(); isKept != (id == v7) {
					t.Errorf("key %s has become %v", key, id)
				}
			}
			if id, err := db.Lookup(t.Context(), column, c.missing); !errors.Is(err, migrate.ErrNotFound) {
				t.Errorf("key %s is %v, %v", c.missing, id, err)
			}
			n := 0
			err = db.Map(t.Context(), column, func(old string, id sqltype.UUID) error {
				n++
				if found, err := db.Lookup(t.Context(), column, old); err != nil || found != id {
					t.Errorf("%s is %v in the map, and %v by itself: %v", old, id, found, err)
				}
				return nil
			})
			if err != nil || n != 2 {
				t.Errorf("%d pairs, %v", n, err)
			}
			csv := lab.MustRun(t, "migrate", "export-map", "--column", "a.id", "--database", l.URL).Out
			if lines := strings.Split(strings.TrimSpace(csv), "\n"); len(lines) != 3 || lines[0] != "old,new" {
				t.Errorf("the map is %q", csv)
			}
			l.Exec(t, "INSERT INTO a VALUES (x'018f8fad5bd979468fa1657086772801', 'late'); INSERT INTO b VALUES (5, x'018f8fad5bd979468fa1657086772801')")
			lab.MustRun(t, append([]string{"migrate", "undo"}, at...)...)
			lab.Same(t, "the late row", l.Dump(t, "SELECT quote(id), quote(a) FROM a JOIN b ON b.a = a.id WHERE made = 'late'"), []string{c.late + "|" + c.late})
			l.Exec(t, "DELETE FROM b WHERE n = 5; DELETE FROM a WHERE made = 'late'")
			lab.Same(t, "the rows", rows(), before)
			lab.Same(t, "the schema", withoutState(l.Schema(t)), schema)
		})
	}
}

// finish leaves the map, unless it is told not to.
func TestWhatFinishKeepsOfOldKeys(t *testing.T) {
	t.Parallel()
	for _, keep := range []string{"", "map", "nothing"} {
		t.Run(keep, func(t *testing.T) {
			t.Parallel()
			l := lab.Open(t, "SQLite")
			l.Exec(t, "CREATE TABLE a (id INTEGER PRIMARY KEY AUTOINCREMENT, name text)")
			l.Exec(t, "INSERT INTO a (name) VALUES ('x'), ('y')")
			at := []string{"--database", l.URL, "--yes"}
			run := append([]string{"migrate", "int-to-v7", "--all"}, at...)
			finish := append([]string{"migrate", "finish", "--column", "a.id"}, at...)
			lab.MustRun(t, run...)
			lab.WantError(t, lab.Run(t, append(finish, "--keep-names")...), 2, "a rebuild has no twins")
			lab.WantError(t, lab.Run(t, append(finish, "--keep", "column")...), 2, "tables of their own")
			if keep != "" {
				finish = append(finish, "--keep", keep)
			}
			lab.MustRun(t, finish...)
			db, err := migrate.Open(l.DB, engine.SQLite)
			if err != nil {
				t.Fatal(err)
			}
			column := migrate.ColumnName{Table: "a", Column: "id"}
			id, err := db.Lookup(t.Context(), column, "2")
			if isKept := keep != "nothing"; isKept && (err != nil || l.Ask(t, "SELECT hex(id) FROM a WHERE name = 'y'") != fmt.Sprintf("%X", id)) || !isKept && !errors.Is(err, migrate.ErrNotFound) {
				t.Errorf("key 2 is %v, %v", id, err)
			}
			if keep == "nothing" {
				return
			}
			// The map of an ended run is another one's.
			pairs := l.Dump(t, "SELECT old, hex(new) FROM sqluuid_map_a")
			l.Exec(t, "DROP TABLE a")
			l.Exec(t, "CREATE TABLE a (id INTEGER PRIMARY KEY, name text)")
			for _, mode := range []string{"--dry-run", "--yes"} {
				lab.WantError(t, lab.Run(t, append(run[:3:3], "--database", l.URL, mode)...), 3, "table sqluuid_map_a: a run keeps old keys in a table of that name: rename it first")
			}
			answer := func() func(string) lab.Result {
				l.Exec(t, "ALTER TABLE sqluuid_map_a RENAME TO older")
				defer l.Exec(t, "ALTER TABLE older RENAME TO sqluuid_map_a")
				return lab.Prompted(t, run[:len(run)-1]...)
			}()
			if got := answer("y\n"); got.Code != 3 || !strings.Contains(got.Err, "nothing was changed") {
				t.Errorf("exit %d: %s", got.Code, got.Err)
			}
			lab.Same(t, "the pairs", l.Dump(t, "SELECT old, hex(new) FROM sqluuid_map_a"), pairs)
			l.Exec(t, "ALTER TABLE sqluuid_map_a RENAME TO older")
			lab.MustRun(t, run...)
			lab.MustRun(t, append([]string{"migrate", "undo"}, at...)...)
		})
	}
}

// Another column tells whose keys a column holds.
func TestNewKeysOfSeveralTables(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "SQLite")
	l.Exec(t, "CREATE TABLE a (id INTEGER PRIMARY KEY, name text)")
	l.Exec(t, "CREATE TABLE b (id INTEGER PRIMARY KEY, name text)")
	l.Exec(t, "CREATE TABLE links (n int, kind text COLLATE NOCASE, of_id int)")
	l.Exec(t, "CREATE INDEX of_kind ON links (kind, of_id)")
	l.Exec(t, "INSERT INTO a VALUES (1, 'a1'), (2, 'a2'); INSERT INTO b VALUES (1, 'b1'), (3, 'b3')")
	l.Exec(t, "INSERT INTO links VALUES (1, 'A', 1), (2, 'it''s b', 1), (3, 'it''s b', 3), (4, NULL, NULL), (5, 'c', NULL), (6, 'A', 2)")
	const names = "SELECT n, CASE kind WHEN 'A' THEN (SELECT name FROM a WHERE id = of_id) ELSE (SELECT name FROM b WHERE id = of_id) END, typeof(of_id) FROM links ORDER BY n"
	rows := l.Dump(t, "SELECT * FROM links ORDER BY n")
	run := []string{"migrate", "int-to-v7", "--database", l.URL, "--all", "--also", "links.of_id[kind=A]=a.id",
		"--also", "links.of_id[kind=it's b]=b.id"}
	undo := []string{"migrate", "undo", "--database", l.URL, "--yes"}
	lab.MustRun(t, append(run, "--yes")...)
	want := []string{"1|a1|blob", "2|b1|blob", "3|b3|blob", "4|NULL|null", "5|NULL|null", "6|a2|blob"}
	lab.Same(t, "the links", l.Dump(t, names), want)
	lab.MustRun(t, undo...)
	lab.Same(t, "the links after an undo", l.Dump(t, "SELECT * FROM links ORDER BY n"), rows)

	answer := lab.Prompted(t, run...)
	l.Exec(t, "INSERT INTO links VALUES (7, 'a', 1)")
	lab.WantError(t, answer("y\n"), 3, `has keys in rows whose kind is "a"`, "nothing was changed")
	l.Exec(t, "DELETE FROM links WHERE n = 7")
	lab.MustRun(t, append(run, "--yes")...)
	l.Exec(t, "INSERT INTO b VALUES (x'01900000000070008000000000000001', 'b4')")
	l.Exec(t, "INSERT INTO links VALUES (7, 'it''s b', x'01900000000070008000000000000001'), (8, 'b', x'01900000000070008000000000000001')")
	refused := func(words string) {
		t.Helper()
		if r := lab.Run(t, undo...); r.Code != 3 || !strings.Contains(r.Err, words) {
			t.Errorf("exit %d, want 3 and %q:\n%s", r.Code, words, r.Err)
		}
	}
	refused(`has keys in rows whose kind is "b", and nothing names their table; nothing was changed`)
	l.Exec(t, "UPDATE links SET kind = 'A' WHERE n = 8")
	refused(`column of_id of "links" has values that refer to no row of "a": correct or delete them first; nothing`)
	l.Exec(t, "DELETE FROM links WHERE n = 8")
	lab.MustRun(t, undo...)
	lab.Same(t, "the links after another undo", l.Dump(t, "SELECT * FROM links ORDER BY n"), append(rows, "7|it's b|4"))
	lab.Same(t, "the rows of b", l.Dump(t, "SELECT * FROM b ORDER BY id"), []string{"1|b1", "3|b3", "4|b4"})
}

// What would give a row no id, or could not come back, is refused by the plan, with nothing written.
func TestNewKeysThatAreRefused(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, schema, rewrite, words string }{
		{"a row without a parent", "CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE b (n int, a int REFERENCES a (id)); PRAGMA foreign_keys = OFF; INSERT INTO b VALUES (1, 7)",
			"int-to-v7", "1 value of main.b.a refers to no row of main.a.id"},
		{"two parents", "CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE c (id INTEGER PRIMARY KEY); CREATE TABLE b (n int, a int REFERENCES a (id), FOREIGN KEY (a) REFERENCES c (id))",
			"int-to-v7", "drop one of the foreign keys first"},
		{"text without a time", "CREATE TABLE a (id text PRIMARY KEY)", "text-to-v7", "the old keys of main.a.id tell no time"},
		{"a row without a time", "CREATE TABLE a (id INTEGER PRIMARY KEY, at date); INSERT INTO a (at) VALUES (NULL), ('10:00'), ('now'), ('1969-12-31 23:59:59'), ('2024-01-01 10:00:00.5 UTC'), ('2024-01-01')",
			"int-to-v7 --time-column at", "5 rows of main.a.id have no time in at"},
		{"numbers that may be a time", "CREATE TABLE a (id INTEGER PRIMARY KEY, at int); INSERT INTO a (at) VALUES (1700000000)", "int-to-v7 --time-column at",
			`column at of "a" has numbers, and nothing says whether they are seconds or milliseconds`},
		{"no column of that name", "CREATE TABLE a (id INTEGER PRIMARY KEY)", "int-to-v7 --time-column at", `has a column "at"`},
		{"text in the place of numbers", "CREATE TABLE a (id text PRIMARY KEY); INSERT INTO a VALUES ('x')", "int-to-v7", "a.id is TEXT, which int-to-v7 is not for"},
		{"keys of two kinds", "CREATE TABLE a (id int PRIMARY KEY); INSERT INTO a VALUES (1), (2), ('x')", "int-to-v7", "column id of \"a\" has values of the kind text, such as \"'x'\""},
		{"keys that are no whole numbers", "CREATE TABLE a (id int PRIMARY KEY); INSERT INTO a VALUES (1.5)", "int-to-v7", "has values of the kind real, such as \"1.5\""},
		{"bytes that are no ids", "CREATE TABLE a (id BLOB PRIMARY KEY, at date); INSERT INTO a VALUES (x'01', '2024-01-01')", "v4-to-v7 --time-column at", "has values of the kind blob, such as \"X'01'\""},
		{"a key that is NULL", "CREATE TABLE a (id int PRIMARY KEY); INSERT INTO a VALUES (1), (NULL)", "int-to-v7", "1 row of main.a.id has no key"},
		{"a child that is written otherwise", "CREATE TABLE a (id text COLLATE NOCASE PRIMARY KEY, at date); CREATE TABLE b (n int, a text REFERENCES a); INSERT INTO a VALUES ('x', '2024-01-01'); INSERT INTO b VALUES (1, 'X')",
			"text-to-v7 --time-column at", `column a has values that are written otherwise than the keys of "a"`},
		{"a trigger that names a key", "CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE log (n); CREATE TRIGGER g AFTER INSERT ON a BEGIN INSERT INTO log VALUES (NEW.id); END",
			"int-to-v7", "trigger g: it names an id"},
		{"full text by the rowid", "CREATE TABLE a (id INTEGER PRIMARY KEY, name text); CREATE VIRTUAL TABLE w USING fts4(content='a', name)", "int-to-v7", "virtual table w: it reads the ids of table a"},
		{"a CHECK of a number", "CREATE TABLE a (id INTEGER PRIMARY KEY CHECK (id < 1000)); INSERT INTO a VALUES (1)", "int-to-v7", "its CHECK (id < 1000) takes no id of the new type"},
		{"a default that is a number", "CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE b (n int, a int DEFAULT 1 REFERENCES a)", "int-to-v7", "its default makes values of the old type"},
		{"an index of some keys", "CREATE TABLE a (id INTEGER PRIMARY KEY, n int); CREATE INDEX i ON a (n) WHERE id > 5", "int-to-v7", "index i: its expression or condition may use an id"},
		{"a row of a kind that nothing names", "CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE b (kind text, of_id int); INSERT INTO b VALUES ('A', 1), ('a', NULL)", "int-to-v7 --also b.of_id[kind=a]=a.id",
			`1 row of main.b.of_id has kind such as "A", and nothing says whose keys they hold`},
		{"a link by a kind to no row", "CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE b (kind text, of_id int); INSERT INTO b VALUES ('a', 7)", "int-to-v7 --also b.of_id[kind=a]=a.id", "1 value of main.b.of_id refers to no row of main.a.id"},
		{"a link to no row", "CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE b (of_id int); INSERT INTO b VALUES (7)", "int-to-v7 --also b.of_id=a.id", "1 value of main.b.of_id refers to no row of main.a.id"},
		{"own names", "CREATE TABLE a (id INTEGER PRIMARY KEY)", "int-to-v7 --own-names _uid", "is for twins"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			l := lab.Open(t, "SQLite")
			l.Exec(t, c.schema)
			before := l.Schema(t)
			args := append(append([]string{"migrate"}, strings.Fields(c.rewrite)...), "--database", l.URL, "--column", "a.id")
			for _, mode := range []string{"--dry-run", "--yes"} {
				r := lab.Run(t, append(args, mode)...)
				if r.Code != 3 && r.Code != 2 || !strings.Contains(strings.Join(strings.Fields(r.Err), " "), c.words) {
					t.Errorf("%s: exit %d: %s", mode, r.Code, r.Err)
				}
			}
			lab.Same(t, "the schema", l.Schema(t), before)
		})
	}
}

// What comes between the plan and the run is refused as the plan would have refused it, and an undo
// refuses what would not come back.
func TestNewKeysLookAgain(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ change, words string }{
		{"INSERT INTO a VALUES (9, NULL)", `"a" has rows without a time in at`},
		{"PRAGMA foreign_keys = OFF; INSERT INTO b VALUES (2, 7); PRAGMA foreign_keys = ON", `column a of "b" has values that refer to no row of "a"`},
		{"ALTER TABLE b ADD COLUMN more int", "the schema has changed since the plan was made"},
	} {
		t.Run(c.words, func(t *testing.T) {
			l := lab.Open(t, "SQLite")
			l.Exec(t, "CREATE TABLE a (id INTEGER PRIMARY KEY, at text); CREATE TABLE b (n int, a int REFERENCES a)")
			l.Exec(t, "INSERT INTO a VALUES (1, '2024-01-01'); INSERT INTO b VALUES (1, 1)")
			answer := lab.Prompted(t, "migrate", "int-to-v7", "--database", l.URL, "--all", "--time-column", "at")
			l.Exec(t, c.change)
			schema, rows := withoutState(l.Schema(t)), append(l.Dump(t, "SELECT * FROM a"), l.Dump(t, "SELECT * FROM b")...)
			lab.WantError(t, answer("y\n"), 3, c.words, "nothing was changed")
			lab.Same(t, "the rows", append(l.Dump(t, "SELECT * FROM a"), l.Dump(t, "SELECT * FROM b")...), rows)
			lab.Same(t, "the schema", withoutState(l.Schema(t)), schema)
		})
	}
	l := lab.Open(t, "SQLite")
	l.Exec(t, "CREATE TABLE a (id INTEGER PRIMARY KEY, seconds int, at DATETIME AS (strftime('%Y-%m-%d %H:%M:%f', seconds, 'unixepoch'))); CREATE TABLE b (n int, a int REFERENCES a)")
	l.Exec(t, "INSERT INTO a VALUES (1, 1700000000); INSERT INTO b VALUES (1, 1)")
	run := []string{"migrate", "int-to-v7", "--database", l.URL, "--all", "--time-column", "at", "--yes"}
	lab.MustRun(t, run...)
	if ms := l.Ask(t, "SELECT substr(hex(id), 1, 12) FROM a"); ms != fmt.Sprintf("%012X", 1700000000000) {
		t.Errorf("the id has the time %s", ms)
	}
	undo := []string{"migrate", "undo", "--database", l.URL, "--yes"}
	for _, c := range []struct{ change, back, words string }{
		{"INSERT INTO b VALUES (2, zeroblob(16))", "DELETE FROM b WHERE n = 2", `column a of "b" has values that refer to no row of "a"`},
		{"INSERT INTO a (id) VALUES (7)", "DELETE FROM a WHERE id = 7", "that is no id"},
		{"ALTER TABLE sqluuid_map_a RENAME TO m", "ALTER TABLE m RENAME TO sqluuid_map_a", `there is no table "sqluuid_map_a" with the old keys of run 1`},
	} {
		l.Exec(t, "PRAGMA foreign_keys = OFF; "+c.change+"; PRAGMA foreign_keys = ON")
		lab.WantError(t, lab.Run(t, undo...), 3, c.words, "nothing was changed")
		l.Exec(t, c.back)
	}
	lab.MustRun(t, undo...)
}

// The text that made a table is the same after an undo, whatever its key looks like.
func TestDefinitionsOfKeysComeBack(t *testing.T) {
	t.Parallel()
	for _, def := range []string{
		"id INTEGER PRIMARY KEY", "id INTEGER PRIMARY KEY AUTOINCREMENT", "id INTEGER NOT NULL PRIMARY KEY ON CONFLICT REPLACE AUTOINCREMENT, n int",
		"[id]INTEGER PRIMARY KEY ASC Autoincrement CHECK (id > 0)", "\"id\" integer, \"autoincrement\" int, PRIMARY KEY (\"id\" AUTOINCREMENT)",
		"id INTEGER PRIMARY KEY DESC, n int", "id INTEGER/* its key */PRIMARY KEY, rowid int, n text UNIQUE, UNIQUE (n, id)", "id BIGINT PRIMARY KEY", "n int, id INT NOT NULL UNIQUE",
		"id INTEGER CONSTRAINT pk PRIMARY KEY, n DEFAULT 'AUTOINCREMENT', CHECK (a.id <> 17)",
	} {
		t.Run(def, func(t *testing.T) {
			t.Parallel()
			l := lab.Open(t, "SQLite")
			l.Exec(t, "CREATE TABLE a ("+def+")")
			l.Exec(t, "CREATE TABLE b (n INTEGER PRIMARY KEY, a int REFERENCES a (id) ON DELETE CASCADE); CREATE INDEX ia ON a (id)")
			l.Exec(t, "INSERT INTO a (id) VALUES (3), (5), (7); INSERT INTO b VALUES (1, 5), (2, 3), (3, NULL); DELETE FROM a WHERE id = 7")
			state := func() []string {
				return append(l.Dump(t, "SELECT * FROM a ORDER BY id"), l.Dump(t, "SELECT * FROM b ORDER BY n")...)
			}
			before, schema := state(), withoutState(l.Schema(t))
			lab.MustRun(t, "migrate", "int-to-v7", "--database", l.URL, "--column", "a.id", "--yes")
			if n := l.Ask(t, "SELECT count(*) FROM b JOIN a ON a.id = b.a WHERE length(a.id) = 16"); n != "2" {
				t.Errorf("%s rows have their parent", n)
			}
			_, err := l.DB.Exec("INSERT INTO a (id) VALUES (NULL)")
			l.Exec(t, "DELETE FROM a WHERE id IS NULL")
			if err == nil && strings.Contains(strings.ToUpper(def), "INTEGER") && !strings.Contains(def, "DESC") {
				t.Error("a row came without an id")
			}
			lab.MustRun(t, "migrate", "undo", "--database", l.URL, "--yes")
			lab.Same(t, "the rows", state(), before)
			lab.Same(t, "the schema", withoutState(l.Schema(t)), schema)
			counts := strings.Contains(strings.ToUpper(def), "AUTOINCREMENT") && !strings.Contains(def, "'AUTO")
			l.Exec(t, "INSERT INTO a (id) VALUES ("+map[bool]string{true: "NULL", false: "8"}[counts]+")")
			if n := l.Ask(t, "SELECT max(id) FROM a"); n != "8" {
				t.Errorf("the next row has %s", n)
			}
		})
	}
}

// A column without a foreign key gets the new keys of the table that is named for it, and comes back.
func TestNewKeysOfALink(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "SQLite")
	for _, st := range []string{
		"CREATE TABLE posts (id INTEGER PRIMARY KEY, title text)", "CREATE TABLE views (n int, post_id int)",
		"INSERT INTO posts (title) VALUES ('a'), ('b'), ('c')", "INSERT INTO views VALUES (1, 2), (2, 2), (3, NULL), (4, 1)",
	} {
		l.Exec(t, st)
	}
	titles := func() []string {
		return l.Dump(t, "SELECT n, title FROM views LEFT JOIN posts ON posts.id = post_id ORDER BY n")
	}
	was, before := titles(), l.Dump(t, "SELECT n, post_id FROM views ORDER BY n")
	lab.MustRun(t, "migrate", "int-to-v7", "--database", l.URL, "--column", "posts.id", "--also", "views.post_id", "--yes")
	lab.Same(t, "titles", titles(), was)
	if n := l.Ask(t, "SELECT count(*) FROM views WHERE length(post_id) = 16 AND typeof(post_id) = 'blob'"); n != "3" {
		t.Errorf("%s views have a new key, want 3", n)
	}
	lab.MustRun(t, "migrate", "undo", "--database", l.URL, "--yes")
	lab.Same(t, "views", l.Dump(t, "SELECT n, post_id FROM views ORDER BY n"), before)
}
