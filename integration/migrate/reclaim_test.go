package migrate_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
)

// bulk makes a table of orders with payments that refer to it, which autovacuum
// leaves alone, and returns every row as text and a function for it.
func bulk(t *testing.T, l *lab, rows int) (before []string, read func() []string) {
	t.Helper()
	l.exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, n integer NOT NULL, note text) WITH (autovacuum_enabled = false)")
	l.exec(t, "CREATE TABLE payments (n integer PRIMARY KEY, order_id uuid REFERENCES orders (id)) WITH (autovacuum_enabled = false)")
	l.exec(t, "CREATE INDEX payments_order ON payments (order_id)")
	l.exec(t, fmt.Sprintf(`INSERT INTO orders SELECT (lpad(to_hex(i * 1000), 8, '0') || '-1234-11ee-8' || lpad(to_hex(i %% 4096), 3, '0') || '-' || substr(md5(i::text), 1, 12))::uuid, i, repeat('x', 70)
FROM generate_series(1, %d) i`, rows))
	l.exec(t, "INSERT INTO payments SELECT n, id FROM orders WHERE n % 2 = 0")
	l.exec(t, "VACUUM ANALYZE orders, payments")
	read = func() []string {
		return l.dump(t, "SELECT o.n, o.id, p.n FROM orders o LEFT JOIN payments p ON p.order_id = o.id ORDER BY o.n")
	}
	return read(), read
}

// sizes returns what relations take, in bytes.
func sizes(t *testing.T, l *lab, names ...string) map[string]float64 {
	t.Helper()
	out := map[string]float64{}
	for _, name := range names {
		n, err := strconv.ParseFloat(l.dump(t, "SELECT pg_relation_size('"+name+"')")[0], 64)
		if err != nil {
			t.Fatal(err)
		}
		out[name] = n
	}
	return out
}

// invalid lists the indexes that nobody can use.
func invalid(t *testing.T, l *lab) []string {
	t.Helper()
	return l.dump(t, "SELECT indexrelid::regclass FROM pg_index WHERE NOT indisvalid ORDER BY 1")
}

// eventsOf returns the events of one kind in a run's JSON.
func eventsOf(t *testing.T, out string, kind migrate.EventKind) (list []migrate.Event) {
	t.Helper()
	for _, line := range strings.Split(strings.TrimSpace(out), "\n") {
		var e migrate.Event
		if err := json.Unmarshal([]byte(line), &e); err != nil {
			continue // the plan and the report are others
		}
		if e.Kind == kind {
			list = append(list, e)
		}
	}
	return list
}

// With --vacuum the tables stay clearly smaller than without, and hold the same, after a run
// and after its undo; finish --reindex makes the indexes smaller.
func TestVacuumAndReindexKeepTablesSmall(t *testing.T) {
	const rows = 60_000
	tables, indexes := []string{"orders"}, []string{"orders_pkey", "payments_order"}
	smaller := func(when string, tidy, bloated *lab, names []string) {
		t.Helper()
		small, large := sizes(t, tidy, names...), sizes(t, bloated, names...)
		for _, name := range names {
			if small[name] > 0.75*large[name] {
				t.Errorf("%s: %s takes %.0f bytes, and %.0f without the option", when, name, small[name], large[name])
			}
		}
	}
	bloated, tidy := labs()["PostgreSQL"](t), labs()["PostgreSQL"](t)
	before, readBloated := bulk(t, bloated, rows)
	_, readTidy := bulk(t, tidy, rows)
	for _, verb := range []string{"v1-to-v6", "undo"} {
		mustRun(t, migrateArgs(verb, on(bloated, "--yes")...)...)
		got := mustRun(t, migrateArgs(verb, on(tidy, "--yes", "--vacuum", "--json")...)...)
		same(t, verb, readTidy(), readBloated())
		smaller(verb, tidy, bloated, tables)
		vacuumed := eventsOf(t, got.out, migrate.Vacuumed)
		if n := len(vacuumed); n < 4 || n > 40 || vacuumed[0].Object != "public.orders" || vacuumed[0].Took <= 0 {
			t.Errorf("%s: %d times vacuumed: %+v", verb, n, vacuumed)
		}
		if w := eventsOf(t, got.out, migrate.Warned); len(w) > 0 {
			t.Errorf("%s: warnings %+v", verb, w)
		}
	}
	same(t, "after the undo", readTidy(), before)
	out := mustRun(t, finishing(tidy, "--reindex", "--json")...).out
	rebuilt := eventsOf(t, out, migrate.Rebuilt)
	if len(rebuilt) != 2 || rebuilt[0].Object != "public.orders_pkey" ||
		rebuilt[1].Object != "public.payments_order" ||
		rebuilt[0].After <= 0 || rebuilt[0].After >= rebuilt[0].Before {
		t.Errorf("the indexes that were rebuilt are %+v", rebuilt)
	}
	smaller("finish --reindex", tidy, bloated, indexes)
	same(t, "invalid indexes", invalid(t, tidy), nil)
	same(t, "after finish", readTidy(), before)
}

// Rows that come behind the walk while it goes on, into the space that VACUUM has
// freed there, are rewritten like all others: those that are inserted, and those
// that the application's updates move.
func TestRowsThatMoveBehindAWalkWithVacuum(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	const rows = 40_000
	pages := pagedOrders(t, l, rows)

	c := startJSON(t, migrateArgs("v1-to-v6", on(l, "--yes", "--vacuum", "--chunk-rows", "2000")...)...)
	c.until(t, `"event":"vacuumed"`)
	// It is two events ahead at the most: the walk is in the first half.
	r := rand.New(rand.NewPCG(3, 3))
	want := map[string]string{}
	for i := range 500 {
		id := newV1(r)
		l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES ('%s', %d, '%s')", id, rows+1+i, strings.Repeat("y", 70)))
		six, err := id.V6()
		if err != nil {
			t.Fatal(err)
		}
		want[fmt.Sprint(rows+1+i)] = six.String()
	}
	l.exec(t, fmt.Sprintf("UPDATE orders SET note = note || 'z' WHERE n > %d AND n <= %d", rows-500, rows))
	behind := func(where string) string {
		return l.dump(t, "SELECT count(*) FROM orders WHERE (ctid::text::point)[0] < "+pages+" / 4 AND substr(id::text, 15, 1) = '1' AND "+where)[0]
	}
	inserted, updated := behind(fmt.Sprintf("n > %d", rows)), behind("note LIKE '%z'")
	if inserted == "0" || updated == "0" {
		t.Errorf("%s inserted and %s updated rows stand behind the walk: nothing was freed there", inserted, updated)
	}
	code, events := c.end()
	if code != 0 {
		t.Fatalf("exit %d\n%s%s", code, events, c.err.String())
	}
	if len(eventsOf(t, events, migrate.Pass)) == 0 {
		t.Error("there was no second pass")
	}
	same(t, "ids that are not of version 6", l.dump(t, "SELECT n, id FROM orders WHERE substr(id::text, 15, 1) <> '6'"), nil)
	same(t, "rows", l.dump(t, "SELECT count(*), count(DISTINCT id) FROM orders"), []string{fmt.Sprintf("%d|%[1]d", rows+500)})
	for _, line := range l.dump(t, fmt.Sprintf("SELECT n, id FROM orders WHERE n > %d", rows)) {
		if n, id, _ := strings.Cut(line, "|"); want[n] != id {
			t.Errorf("order %s has the id %s, want %s", n, id, want[n])
		}
	}
}

// pagedOrders fills a table without references and returns how many pages it has.
func pagedOrders(t *testing.T, l *lab, rows int) (pages string) {
	t.Helper()
	l.exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, n integer NOT NULL, note text) WITH (autovacuum_enabled = false)")
	l.exec(t, fmt.Sprintf(`INSERT INTO orders SELECT (lpad(to_hex(i * 1000), 8, '0') || '-1234-11ee-8' || lpad(to_hex(i %% 4096), 3, '0') || '-' || substr(md5(i::text), 1, 12))::uuid, i, repeat('x', 70)
FROM generate_series(1, %d) i`, rows))
	l.exec(t, "VACUUM ANALYZE orders")
	return l.dump(t, "SELECT pg_relation_size('orders') / current_setting('block_size')::int")[0]
}

// Rows that come after the end that a table had when its walk began are rewritten by a second
// pass. It can be killed, gone on with, and undone.
func TestRowsThatComeAfterTheEndOfAWalk(t *testing.T) {
	for name, undo := range map[string]bool{"killed and run again": false, "killed and undone": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := labs()["PostgreSQL"](t)
			l.since(t, 14, "scans of a range of places")
			const rows, late = 20_000, 500
			pages := pagedOrders(t, l, rows)
			const dump = "SELECT n, id FROM orders ORDER BY n"
			ones := l.dump(t, dump)
			forward := migrateArgs("v1-to-v6", on(l, "--yes", "--chunk-rows", "2000")...)
			c := startJSON(t, forward...)
			c.until(t, `"event":"chunk"`)
			r := rand.New(rand.NewPCG(8, 8))
			for i := range late {
				id := newV1(r)
				l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES ('%s', %d, 'late')", id, rows+1+i))
				ones = append(ones, fmt.Sprintf("%d|%s", rows+1+i, id))
			}
			if n := l.dump(t, fmt.Sprintf("SELECT count(*) FROM orders WHERE n > %d AND substr(id::text, 15, 1) = '1' AND (ctid::text::point)[0] >= %s", rows, pages))[0]; n == "0" {
				t.Fatal("no row came after the end")
			}
			if pass := c.until(t, `"event":"pass"`); !strings.Contains(pass, "did not have when the run began") {
				t.Errorf("it says %s", pass)
			}
			// What is left may stand anywhere: the second pass walks the ids of the column, from the first.
			same(t, "ranges of the second pass", l.dump(t, "SELECT no, walk, lo, hi FROM sqluuid.migration_range"), []string{"0|0|NULL|NULL"})
			c.until(t, `"event":"chunk"`)
			c.cmd.Process.Kill()
			c.cmd.Wait()
			if undo {
				mustRun(t, migrateArgs("undo", on(l, "--yes", "--lock-wait", "30s")...)...)
				same(t, "ids after the undo", l.dump(t, dump), ones)
				return
			}
			mustRun(t, append(forward, "--lock-wait", "30s")...)
			var sixes []string
			for _, line := range ones {
				n, id, _ := strings.Cut(line, "|")
				six, err := sqltype.MustParse(id).V6()
				if err != nil {
					t.Fatal(err)
				}
				sixes = append(sixes, n+"|"+six.String())
			}
			same(t, "ids", l.dump(t, dump), sixes)
		})
	}
}

// Somebody else who vacuums, or whose lock keeps VACUUM out, does not hold the run up.
func TestAVacuumThatIsHeldUpIsPassedOver(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	_, read := bulk(t, l, 25_000)
	tx, err := l.db.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback()
	if _, err := tx.Exec("LOCK TABLE orders, payments IN SHARE UPDATE EXCLUSIVE MODE"); err != nil {
		t.Fatal(err)
	}
	got := mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes", "--vacuum", "--workers", "2", "--json")...)...)
	if v := eventsOf(t, got.out, migrate.Vacuumed); len(v) > 0 {
		t.Errorf("vacuumed %+v", v)
	}
	warned := eventsOf(t, got.out, migrate.Warned)
	if len(warned) == 0 || len(warned) > 6 || !strings.Contains(warned[0].Note, "ShareUpdateExclusiveLock on public.orders") {
		t.Errorf("warnings %+v", warned)
	}
	for _, row := range read() {
		if !strings.Contains(row, "-6") {
			t.Fatalf("row %s", row)
		}
	}
}

// A VACUUM that fails is an event, and so is one that does not get at the table; the
// run goes on to its end. This one fails on a function that an index of summaries
// calls for the pages that are new.
func TestAVacuumThatFailsLeavesTheIdsAlone(t *testing.T) {
	for code, words := range map[string][]string{
		"raise_exception":    {"public.orders could not be vacuumed", "not in a vacuum"},
		"lock_not_available": {"public.orders is not vacuumed now: another session has begun"},
	} {
		t.Run(code, func(t *testing.T) {
			t.Parallel()
			l := labs()["PostgreSQL"](t)
			_, read := bulk(t, l, 25_000)
			l.exec(t, `CREATE FUNCTION no_vacuum(integer) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN IF current_query() LIKE 'VACUUM%' THEN RAISE EXCEPTION 'not in a vacuum' USING ERRCODE = '`+code+`'; END IF; RETURN $1; END $$`)
			l.exec(t, "CREATE INDEX orders_summary ON orders USING brin (no_vacuum(n)) WITH (pages_per_range = 1)")
			got := mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes", "--vacuum", "--json")...)...)
			warned := eventsOf(t, got.out, migrate.Warned)
			if len(warned) == 0 || warned[0].Object != "public.orders" {
				t.Fatalf("warnings %+v", warned)
			}
			for _, w := range words {
				if !strings.Contains(warned[0].Note, w) {
					t.Errorf("the warning does not say %q: %s", w, warned[0].Note)
				}
			}
			for _, row := range read() {
				if !strings.Contains(row, "-6") {
					t.Fatalf("row %s", row)
				}
			}
			if v := eventsOf(t, got.out, migrate.Vacuumed); len(v) == 0 || v[0].Object != "public.payments" {
				t.Errorf("vacuumed %+v", v)
			}
		})
	}
}

// Names that need quotes, and partitions, whose indexes are rebuilt one by one.
func TestVacuumAndReindexOfPartitions(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	l.exec(t, "CREATE TABLE `Or\"ders` (`the id` uuid NOT NULL, n integer NOT NULL, `Region` integer NOT NULL, PRIMARY KEY (`Region`, `the id`)) PARTITION BY LIST (`Region`)")
	for i := range 2 {
		l.exec(t, fmt.Sprintf("CREATE TABLE `Or\"ders %d` PARTITION OF `Or\"ders` FOR VALUES IN (%[1]d)", i))
	}
	l.exec(t, "CREATE INDEX `upper \"half\"` ON `Or\"ders` (left(`the id`::text, 4))")
	l.exec(t, "CREATE INDEX `not of an id` ON `Or\"ders` (n)")
	l.exec(t, "INSERT INTO `Or\"ders` SELECT (lpad(to_hex(i * 1000), 8, '0') || '-1234-11ee-8001-000000000000')::uuid, i, i % 2 FROM generate_series(1, 3000) i")
	l.exec(t, "VACUUM ANALYZE `Or\"ders`")
	files := func(like string) []string {
		return l.dump(t, "SELECT relname, relfilenode FROM pg_class WHERE relkind = 'i' AND relnamespace = 'public'::regnamespace AND relname LIKE '"+like+"' ORDER BY 1")
	}
	mine, other := append(files("%_pkey"), files("%\\_left\\_%")...), files("%\\_n\\_%")
	if len(mine) != 4 || len(other) != 2 {
		t.Fatalf("the indexes are %q and %q", mine, other)
	}
	got := mustRun(t, migrateArgs("v1-to-v6", "--database", l.url, "--column", `"Or""ders"."the id"`, "--yes", "--json", "--vacuum")...)
	if v := eventsOf(t, got.out, migrate.Vacuumed); len(v) != 1 || v[0].Object != `public."Or""ders"` {
		t.Errorf("vacuumed %+v", v)
	}
	got = mustRun(t, "migrate", "finish", "--database", l.url, "--column", `"Or""ders"."the id"`,
		"--yes", "--json", "--reindex")
	if n := len(eventsOf(t, got.out, migrate.Rebuilt)); n != 4 {
		t.Errorf("%d indexes were rebuilt, want 4", n)
	}
	now := append(files("%_pkey"), files("%\\_left\\_%")...)
	for i := range mine {
		if len(now) != len(mine) || now[i] == mine[i] {
			t.Errorf("index %s was not rebuilt: %q", mine[i], now)
		}
	}
	same(t, "indexes of other columns", files("%\\_n\\_%"), other)
	same(t, "dead rows", l.dump(t, "SELECT count(*) FROM `Or\"ders` WHERE substr(`the id`::text, 15, 1) <> '6'"), []string{"0"})
}

// Nobody but the owner of a table may vacuum it or rebuild its indexes.
func TestARoleThatDoesNotOwnTheTables(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	before, read := bulk(t, l, 500)
	role := strings.Replace(l.dump(t, "SELECT current_database()")[0], "test", "role", 1)
	l.exec(t, "CREATE ROLE "+role+" LOGIN PASSWORD 's3cret'")
	t.Cleanup(func() { l.db.Exec("DROP OWNED BY " + role + " CASCADE"); l.db.Exec("DROP ROLE " + role) })
	l.exec(t, "GRANT SELECT, UPDATE ON orders, payments TO "+role)
	l.exec(t, "GRANT CREATE ON DATABASE "+l.dump(t, "SELECT current_database()")[0]+" TO "+role)
	u := mustURL(t, l.url)
	u.User = url.UserPassword(role, "s3cret")
	args := []string{"--database", u.String(), "--column", "orders.id"}
	wantError(t, run(t, migrateArgs("v1-to-v6", append(args, "--yes", "--vacuum")...)...), 3, "--vacuum", "for the owner of a table", "public.orders belongs to", "nothing was changed")
	same(t, "after the refusals", read(), before)
	same(t, "state tables", l.dump(t, "SELECT nspname FROM pg_namespace WHERE nspname = 'sqluuid'"), nil)
	plan := mustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, args...)...)
	if !strings.Contains(plan.out, "--vacuum, finish --reindex: not possible here") || !strings.Contains(plan.out, "public.payments belongs to") {
		t.Errorf("the plan is\n%s", plan.out)
	}
	mustRun(t, migrateArgs("v1-to-v6", append(args, "--yes")...)...)
	finish := append([]string{"migrate", "finish", "--yes", "--reindex"}, args...)
	wantError(t, run(t, finish...), 3, "the indexes cannot be rebuilt", "for the owner of a table", "nothing was changed")

	l.exec(t, "ALTER TABLE orders OWNER TO "+role)
	l.exec(t, "ALTER TABLE payments OWNER TO "+role)
	mustRun(t, migrateArgs("undo", append(args, "--yes", "--vacuum")...)...)
	mustRun(t, finish...)
	same(t, "after the undo", read(), before)
}

// What cannot be is refused before anything is written, or forgotten.
func TestVacuumAndReindexElsewhere(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 50, false)
		before, tables := s.snapshot(t), l.tables(t)
		if l.name != "PostgreSQL" {
			wantError(t, run(t, migrateArgs("v1-to-v6", flagsFor(l, "--vacuum")...)...), 3, "--vacuum", "leave it out", "unsupported")
		}
		wantError(t, run(t, migrateArgs("v1-to-v6", flagsFor(l, "--vacuum", "--strategy", "copy", "--chunk-rows", "50000")...)...), 3, "--vacuum")
		s.check(t, "after the refusals", before)
		same(t, "tables", l.tables(t), tables)
		plan := mustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, on(l)...)...)
		if offered := strings.Contains(plan.out, "--vacuum: "); offered != (l.name == "PostgreSQL") {
			t.Errorf("the plan is\n%s", plan.out)
		}
		if l.name != "PostgreSQL" {
			mustRun(t, migrateArgs("v1-to-v6", flagsFor(l)...)...)
			wantError(t, run(t, finishing(l, "--reindex")...), 3, "rebuilds one index while others write", "unsupported")
			mustRun(t, finishing(l)...)
		}
	})
}

// The plan's JSON has what the options come to.
func TestPlanOffersVacuumAndReindex(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	bulk(t, l, 2000)
	var got struct {
		Estimate migrate.Estimate `json:"estimate"`
	}
	out := mustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, on(l, "--json")...)...).out
	if err := json.Unmarshal([]byte(out), &got); err != nil {
		t.Fatal(err)
	}
	e := got.Estimate
	switch r := e.Reclaim; {
	case r == nil:
		t.Errorf("the plan is %s", out)
	case r.Refused != "" || r.Growth <= 0 || 2*r.Growth >= e.Growth+e.Growth/2 || strings.Join(r.Indexes, " ") != "public.orders_pkey public.payments_order" ||
		r.IndexBytes <= 0 || r.BloatedBytes <= r.IndexBytes:
		t.Errorf("the plan offers %+v", *r)
	}
}

// The search of the other indexes for dead entries is spared by assigning one of their
// columns to itself, which changes nothing and fires no trigger for that column.
func TestColumnsThatAreAssignedToThemselvesStay(t *testing.T) {
	for _, trigger := range []string{"", "CREATE TRIGGER never BEFORE UPDATE OF h ON orders FOR EACH ROW EXECUTE FUNCTION never()"} {
		l := labs()["PostgreSQL"](t)
		l.exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, h integer NOT NULL, g integer GENERATED ALWAYS AS IDENTITY UNIQUE, note text)")
		l.exec(t, "CREATE INDEX orders_h ON orders (h)")
		l.exec(t, "CREATE INDEX orders_note ON orders (note, h)")
		l.exec(t, "CREATE FUNCTION never() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'it was named'; END $$")
		l.exec(t, `INSERT INTO orders (id, h, note) SELECT (lpad(to_hex(i * 1000), 8, '0') || '-1234-11ee-8' || lpad(to_hex(i % 4096), 3, '0') || '-' || substr(md5(i::text), 1, 12))::uuid,
i % 100, repeat('x', i % 3000) FROM generate_series(1, 5000) i`)
		if trigger != "" {
			l.exec(t, trigger)
		}
		read := func() []string { return l.dump(t, "SELECT g, h, note FROM orders ORDER BY g") }
		before, ids := read(), l.dump(t, "SELECT id FROM orders ORDER BY g")
		mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes", "--chunk-rows", "1000")...)...)
		same(t, "the rewrite", read(), before)
		mustRun(t, migrateArgs("undo", on(l, "--yes", "--vacuum")...)...)
		same(t, "the undo", read(), before)
		same(t, "the ids", l.dump(t, "SELECT id FROM orders ORDER BY g"), ids)
	}
}
