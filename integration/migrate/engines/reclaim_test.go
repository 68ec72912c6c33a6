package engines_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
)

// bulk makes a table of orders with payments that refer to it, which autovacuum
// leaves alone, and returns every row as text and a function for it.
func bulk(t *testing.T, l *lab.Lab, rows int) (before []string, read func() []string) {
	t.Helper()
	l.Exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, n integer NOT NULL, note text) WITH (autovacuum_enabled = false)")
	l.Exec(t, "CREATE TABLE payments (n integer PRIMARY KEY, order_id uuid REFERENCES orders (id)) WITH (autovacuum_enabled = false)")
	l.Exec(t, "CREATE INDEX payments_order ON payments (order_id)")
	l.Exec(t, fmt.Sprintf(`INSERT INTO orders SELECT (lpad(to_hex(i * 1000), 8, '0') || '-1234-11ee-8' || lpad(to_hex(i %% 4096), 3, '0') || '-' || substr(md5(i::text), 1, 12))::uuid, i, repeat('x', 70)
FROM generate_series(1, %d) i`, rows))
	l.Exec(t, "INSERT INTO payments SELECT n, id FROM orders WHERE n % 2 = 0")
	l.Exec(t, "VACUUM ANALYZE orders, payments")
	read = func() []string {
		return l.Dump(t, "SELECT o.n, o.id, p.n FROM orders o LEFT JOIN payments p ON p.order_id = o.id ORDER BY o.n")
	}
	return read(), read
}

// sizes returns what relations take, in bytes.
func sizes(t *testing.T, l *lab.Lab, names ...string) map[string]float64 {
	t.Helper()
	out := map[string]float64{}
	for _, name := range names {
		n, err := strconv.ParseFloat(l.Dump(t, "SELECT pg_relation_size('"+name+"')")[0], 64)
		if err != nil {
			t.Fatal(err)
		}
		out[name] = n
	}
	return out
}

// invalid lists the indexes that nobody can use.
func invalid(t *testing.T, l *lab.Lab) []string {
	t.Helper()
	return l.Dump(t, "SELECT indexrelid::regclass FROM pg_index WHERE NOT indisvalid ORDER BY 1")
}

// With --vacuum the tables stay clearly smaller than without, and hold the same, after a run
// and after its undo; finish --reindex makes the indexes smaller.
func TestVacuumAndReindexKeepTablesSmall(t *testing.T) {
	const rows = 60_000
	tables, indexes := []string{"orders"}, []string{"orders_pkey", "payments_order"}
	smaller := func(when string, tidy, bloated *lab.Lab, names []string) {
		t.Helper()
		small, large := sizes(t, tidy, names...), sizes(t, bloated, names...)
		for _, name := range names {
			if small[name] > 0.75*large[name] {
				t.Errorf("%s: %s takes %.0f bytes, and %.0f without the option", when, name, small[name], large[name])
			}
		}
	}
	bloated, tidy := lab.Open(t, "PostgreSQL"), lab.Open(t, "PostgreSQL")
	before, readBloated := bulk(t, bloated, rows)
	_, readTidy := bulk(t, tidy, rows)
	for _, verb := range []string{"v1-to-v6", "undo"} {
		lab.MustRun(t, lab.Args(verb, bloated.On("--yes")...)...)
		got := lab.MustRun(t, lab.Args(verb, tidy.On("--yes", "--vacuum", "--json")...)...)
		lab.Same(t, verb, readTidy(), readBloated())
		smaller(verb, tidy, bloated, tables)
		vacuumed := lab.EventsOf(t, got.Out, migrate.Vacuumed)
		if n := len(vacuumed); n < 4 || n > 40 || vacuumed[0].Object != "public.orders" || vacuumed[0].Took <= 0 {
			t.Errorf("%s: %d times vacuumed: %+v", verb, n, vacuumed)
		}
		if w := lab.EventsOf(t, got.Out, migrate.Warned); len(w) > 0 {
			t.Errorf("%s: warnings %+v", verb, w)
		}
	}
	lab.Same(t, "after the undo", readTidy(), before)
	if list := reindexed(t, tidy, finishing(tidy, "--reindex")...); len(list) != 2 {
		t.Errorf("the statements are %q", list)
	}
	lab.MustRun(t, finishing(tidy)...)
	smaller("finish --reindex", tidy, bloated, indexes)
	lab.Same(t, "invalid indexes", invalid(t, tidy), nil)
	lab.Same(t, "after finish", readTidy(), before)
}

// Rows that come behind the walk while it goes on, into the space that VACUUM has
// freed there, are rewritten like all others: those that are inserted, and those
// that the application's updates move.
func TestRowsThatMoveBehindAWalkWithVacuum(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	const rows = 40_000
	pages := pagedOrders(t, l, rows)

	c := lab.Start(t, lab.Args("v1-to-v6", l.On("--yes", "--vacuum", "--chunk-rows", "2000")...)...)
	c.Until(t, `"event":"vacuumed"`)
	// It is two events ahead at the most: the walk is in the first half.
	r := rand.New(rand.NewPCG(3, 3))
	want := map[string]string{}
	for i := range 500 {
		id := lab.NewV1(r)
		l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES ('%s', %d, '%s')", id, rows+1+i, strings.Repeat("y", 70)))
		six, err := id.V6()
		if err != nil {
			t.Fatal(err)
		}
		want[fmt.Sprint(rows+1+i)] = six.String()
	}
	l.Exec(t, fmt.Sprintf("UPDATE orders SET note = note || 'z' WHERE n > %d AND n <= %d", rows-500, rows))
	behind := func(where string) string {
		return l.Dump(t, "SELECT count(*) FROM orders WHERE (ctid::text::point)[0] < "+pages+" / 4 AND substr(id::text, 15, 1) = '1' AND "+where)[0]
	}
	inserted, updated := behind(fmt.Sprintf("n > %d", rows)), behind("note LIKE '%z'")
	if inserted == "0" || updated == "0" {
		t.Errorf("%s inserted and %s updated rows stand behind the walk: nothing was freed there", inserted, updated)
	}
	code, events := c.End()
	if code != 0 {
		t.Fatalf("exit %d\n%s%s", code, events, c.Err.String())
	}
	if len(lab.EventsOf(t, events, migrate.Pass)) == 0 {
		t.Error("there was no second pass")
	}
	lab.Same(t, "ids that are not of version 6", l.Dump(t, "SELECT n, id FROM orders WHERE substr(id::text, 15, 1) <> '6'"), nil)
	lab.Same(t, "rows", l.Dump(t, "SELECT count(*), count(DISTINCT id) FROM orders"), []string{fmt.Sprintf("%d|%[1]d", rows+500)})
	for _, line := range l.Dump(t, fmt.Sprintf("SELECT n, id FROM orders WHERE n > %d", rows)) {
		if n, id, _ := strings.Cut(line, "|"); want[n] != id {
			t.Errorf("order %s has the id %s, want %s", n, id, want[n])
		}
	}
}

// pagedOrders fills a table without references and returns how many pages it has.
func pagedOrders(t *testing.T, l *lab.Lab, rows int) (pages string) {
	t.Helper()
	l.Exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, n integer NOT NULL, note text) WITH (autovacuum_enabled = false)")
	l.Exec(t, fmt.Sprintf(`INSERT INTO orders SELECT (lpad(to_hex(i * 1000), 8, '0') || '-1234-11ee-8' || lpad(to_hex(i %% 4096), 3, '0') || '-' || substr(md5(i::text), 1, 12))::uuid, i, repeat('x', 70)
FROM generate_series(1, %d) i`, rows))
	l.Exec(t, "VACUUM ANALYZE orders")
	return l.Dump(t, "SELECT pg_relation_size('orders') / current_setting('block_size')::int")[0]
}

// Rows that come after the end that a table had when its walk began are rewritten by a second
// pass. It can be killed, gone on with, and undone.
func TestRowsThatComeAfterTheEndOfAWalk(t *testing.T) {
	for name, undo := range map[string]bool{"killed and run again": false, "killed and undone": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := lab.Open(t, "PostgreSQL")
			l.Since(t, 14, "scans of a range of places")
			const rows, late = 20_000, 500
			pages := pagedOrders(t, l, rows)
			const dump = "SELECT n, id FROM orders ORDER BY n"
			ones := l.Dump(t, dump)
			forward := lab.Args("v1-to-v6", l.On("--yes", "--chunk-rows", "2000")...)
			c := lab.Start(t, forward...)
			c.Until(t, `"event":"chunk"`)
			r := rand.New(rand.NewPCG(8, 8))
			for i := range late {
				id := lab.NewV1(r)
				l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES ('%s', %d, 'late')", id, rows+1+i))
				ones = append(ones, fmt.Sprintf("%d|%s", rows+1+i, id))
			}
			if n := l.Dump(t, fmt.Sprintf("SELECT count(*) FROM orders WHERE n > %d AND substr(id::text, 15, 1) = '1' AND (ctid::text::point)[0] >= %s", rows, pages))[0]; n == "0" {
				t.Fatal("no row came after the end")
			}
			// A lock on one of them keeps the second pass from its end.
			tx, err := l.DB.BeginTx(t.Context(), nil)
			if err != nil {
				t.Fatal(err)
			}
			defer tx.Rollback()
			if _, err := tx.Exec(fmt.Sprintf("SELECT 1 FROM orders WHERE n > %d AND (ctid::text::point)[0] > %s ORDER BY ctid DESC LIMIT 1 FOR UPDATE", rows, pages)); err != nil {
				t.Fatal(err)
			}
			if pass := c.Until(t, `"event":"pass"`); !strings.Contains(pass, "did not have when the run began") {
				t.Errorf("it says %s", pass)
			}
			// What is left may stand anywhere: the second pass walks the ids of the column, from the first.
			lab.Same(t, "ranges of the second pass", l.Dump(t, "SELECT no, walk, lo, hi FROM sqluuid.migration_range"), []string{"0|0|NULL|NULL"})
			if err := tx.Rollback(); err != nil {
				t.Fatal(err)
			}
			c.Until(t, `"event":"chunk"`)
			c.Cmd.Process.Kill()
			c.Cmd.Wait()
			if undo {
				lab.MustRun(t, lab.Args("undo", l.On("--yes", "--lock-wait", "30s")...)...)
				lab.Same(t, "ids after the undo", l.Dump(t, dump), ones)
				return
			}
			lab.MustRun(t, append(forward, "--lock-wait", "30s")...)
			var sixes []string
			for _, line := range ones {
				n, id, _ := strings.Cut(line, "|")
				six, err := sqltype.MustParse(id).V6()
				if err != nil {
					t.Fatal(err)
				}
				sixes = append(sixes, n+"|"+six.String())
			}
			lab.Same(t, "ids", l.Dump(t, dump), sixes)
		})
	}
}

// Somebody else who vacuums, or whose lock keeps VACUUM out, does not hold the run up.
func TestAVacuumThatIsHeldUpIsPassedOver(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	_, read := bulk(t, l, 25_000)
	tx, err := l.DB.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback()
	if _, err := tx.Exec("LOCK TABLE orders, payments IN SHARE UPDATE EXCLUSIVE MODE"); err != nil {
		t.Fatal(err)
	}
	got := lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--vacuum", "--workers", "2", "--json")...)...)
	if v := lab.EventsOf(t, got.Out, migrate.Vacuumed); len(v) > 0 {
		t.Errorf("vacuumed %+v", v)
	}
	warned := lab.EventsOf(t, got.Out, migrate.Warned)
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
			l := lab.Open(t, "PostgreSQL")
			_, read := bulk(t, l, 25_000)
			l.Exec(t, `CREATE FUNCTION no_vacuum(integer) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN IF current_query() LIKE 'VACUUM%' THEN RAISE EXCEPTION 'not in a vacuum' USING ERRCODE = '`+code+`'; END IF; RETURN $1; END $$`)
			l.Exec(t, "CREATE INDEX orders_summary ON orders USING brin (no_vacuum(n)) WITH (pages_per_range = 1)")
			got := lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--vacuum", "--json")...)...)
			warned := lab.EventsOf(t, got.Out, migrate.Warned)
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
			if v := lab.EventsOf(t, got.Out, migrate.Vacuumed); len(v) == 0 || v[0].Object != "public.payments" {
				t.Errorf("vacuumed %+v", v)
			}
		})
	}
}

// Names that need quotes, and partitions, whose indexes are rebuilt one by one.
func TestVacuumAndReindexOfPartitions(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE TABLE `Or\"ders` (`the id` uuid NOT NULL, n integer NOT NULL, `Region` integer NOT NULL, PRIMARY KEY (`Region`, `the id`)) PARTITION BY LIST (`Region`)")
	for i := range 2 {
		l.Exec(t, fmt.Sprintf("CREATE TABLE `Or\"ders %d` PARTITION OF `Or\"ders` FOR VALUES IN (%[1]d)", i))
	}
	l.Exec(t, "CREATE INDEX `upper \"half\"` ON `Or\"ders` (left(`the id`::text, 4))")
	l.Exec(t, "CREATE INDEX `not of an id` ON `Or\"ders` (n)")
	l.Exec(t, "INSERT INTO `Or\"ders` SELECT (lpad(to_hex(i * 1000), 8, '0') || '-1234-11ee-8001-000000000000')::uuid, i, i % 2 FROM generate_series(1, 3000) i")
	l.Exec(t, "VACUUM ANALYZE `Or\"ders`")
	files := func(like string) []string {
		return l.Dump(t, "SELECT relname, relfilenode FROM pg_class WHERE relkind = 'i' AND relnamespace = 'public'::regnamespace AND relname LIKE '"+like+"' ORDER BY 1")
	}
	mine, other := append(files("%_pkey"), files("%\\_left\\_%")...), files("%\\_n\\_%")
	if len(mine) != 4 || len(other) != 2 {
		t.Fatalf("the indexes are %q and %q", mine, other)
	}
	got := lab.MustRun(t, lab.Args("v1-to-v6", "--database", l.URL, "--column", `"Or""ders"."the id"`, "--yes", "--json", "--vacuum")...)
	if v := lab.EventsOf(t, got.Out, migrate.Vacuumed); len(v) != 1 || v[0].Object != `public."Or""ders"` {
		t.Errorf("vacuumed %+v", v)
	}
	if list := reindexed(t, l, "migrate", "finish", "--database", l.URL, "--column", `"Or""ders"."the id"`,
		"--reindex"); len(list) != 4 {
		t.Errorf("the statements are %q", list)
	}
	now := append(files("%_pkey"), files("%\\_left\\_%")...)
	for i := range mine {
		if len(now) != len(mine) || now[i] == mine[i] {
			t.Errorf("index %s was not rebuilt: %q", mine[i], now)
		}
	}
	lab.Same(t, "indexes of other columns", files("%\\_n\\_%"), other)
	lab.Same(t, "dead rows", l.Dump(t, "SELECT count(*) FROM `Or\"ders` WHERE substr(`the id`::text, 15, 1) <> '6'"), []string{"0"})
}

// Nobody but the owner of a table may vacuum it.
func TestARoleThatDoesNotOwnTheTables(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	before, read := bulk(t, l, 500)
	role := strings.Replace(l.Dump(t, "SELECT current_database()")[0], "test", "role", 1)
	l.Exec(t, "CREATE ROLE "+role+" LOGIN PASSWORD 's3cret'")
	t.Cleanup(func() { l.DB.Exec("DROP OWNED BY " + role + " CASCADE"); l.DB.Exec("DROP ROLE " + role) })
	l.Exec(t, "GRANT SELECT, UPDATE ON orders, payments TO "+role)
	l.Exec(t, "GRANT CREATE ON DATABASE "+l.Dump(t, "SELECT current_database()")[0]+" TO "+role)
	u := lab.ParseURL(t, l.URL)
	u.User = url.UserPassword(role, "s3cret")
	args := []string{"--database", u.String(), "--column", "orders.id"}
	lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", append(args, "--yes", "--vacuum")...)...), 3, "--vacuum", "for the owner of a table", "public.orders belongs to", "nothing was changed")
	lab.Same(t, "after the refusals", read(), before)
	lab.Same(t, "state tables", l.Dump(t, "SELECT nspname FROM pg_namespace WHERE nspname = 'sqluuid'"), nil)
	plan := lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, args...)...)
	if !strings.Contains(plan.Out, "--vacuum, and the statements of finish --reindex: not possible here") || !strings.Contains(plan.Out, "public.payments belongs to") {
		t.Errorf("the plan is\n%s", plan.Out)
	}
	lab.MustRun(t, lab.Args("v1-to-v6", append(args, "--yes")...)...)

	l.Exec(t, "ALTER TABLE orders OWNER TO "+role)
	l.Exec(t, "ALTER TABLE payments OWNER TO "+role)
	lab.MustRun(t, lab.Args("undo", append(args, "--yes", "--vacuum")...)...)
	lab.MustRun(t, append([]string{"migrate", "finish", "--yes"}, args...)...)
	lab.Same(t, "after the undo", read(), before)
}

// What cannot be is refused before anything is written, or forgotten.
func TestVacuumAndReindexElsewhere(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 50, false)
		before, tables := s.Snapshot(t), l.Tables(t)
		if l.Name != "PostgreSQL" {
			lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", l.InChunks("--vacuum")...)...), 3, "--vacuum", "leave it out", "unsupported")
		}
		s.Check(t, "after the refusals", before)
		lab.Same(t, "tables", l.Tables(t), tables)
		plan := lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, l.On()...)...)
		if offered := strings.Contains(plan.Out, "--vacuum: "); offered != (l.Name == "PostgreSQL") {
			t.Errorf("the plan is\n%s", plan.Out)
		}
		if l.Name != "PostgreSQL" {
			lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks()...)...)
			lab.WantError(t, lab.Run(t, finishing(l, "--reindex")...), 3, "rebuilds one index while others write", "unsupported")
			lab.MustRun(t, finishing(l)...)
		}
	})
}

// The plan's JSON has what the options come to.
func TestPlanOffersVacuumAndReindex(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	bulk(t, l, 2000)
	var got struct {
		Estimate migrate.Estimate `json:"estimate"`
	}
	out := lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, l.On("--json")...)...).Out
	if err := json.Unmarshal([]byte(out), &got); err != nil {
		t.Fatal(err)
	}
	e := got.Estimate
	switch r := e.Reclaim; {
	case r == nil:
		t.Errorf("the plan is %s", out)
	case r.Refusal != "" || r.Growth <= 0 || 2*r.Growth >= e.Growth+e.Growth/2 || strings.Join(r.Indexes, " ") != "public.orders_pkey public.payments_order" ||
		r.IndexBytes <= 0 || r.BloatedBytes <= r.IndexBytes:
		t.Errorf("the plan offers %+v", *r)
	}
}

// The search of the other indexes for dead entries is spared by assigning one of their
// columns to itself, which changes nothing and fires no trigger for that column.
func TestColumnsThatAreAssignedToThemselvesStay(t *testing.T) {
	for _, trigger := range []string{"", "CREATE TRIGGER never BEFORE UPDATE OF h ON orders FOR EACH ROW EXECUTE FUNCTION never()"} {
		l := lab.Open(t, "PostgreSQL")
		l.Exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, h integer NOT NULL, g integer GENERATED ALWAYS AS IDENTITY UNIQUE, note text)")
		l.Exec(t, "CREATE INDEX orders_h ON orders (h)")
		l.Exec(t, "CREATE INDEX orders_note ON orders (note, h)")
		l.Exec(t, "CREATE FUNCTION never() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'it was named'; END $$")
		l.Exec(t, `INSERT INTO orders (id, h, note) SELECT (lpad(to_hex(i * 1000), 8, '0') || '-1234-11ee-8' || lpad(to_hex(i % 4096), 3, '0') || '-' || substr(md5(i::text), 1, 12))::uuid,
i % 100, repeat('x', i % 3000) FROM generate_series(1, 5000) i`)
		if trigger != "" {
			l.Exec(t, trigger)
		}
		read := func() []string { return l.Dump(t, "SELECT g, h, note FROM orders ORDER BY g") }
		before, ids := read(), l.Dump(t, "SELECT id FROM orders ORDER BY g")
		lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--chunk-rows", "1000")...)...)
		lab.Same(t, "the rewrite", read(), before)
		lab.MustRun(t, lab.Args("undo", l.On("--yes", "--vacuum")...)...)
		lab.Same(t, "the undo", read(), before)
		lab.Same(t, "the ids", l.Dump(t, "SELECT id FROM orders ORDER BY g"), ids)
	}
}
