package runs_test

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/migrate"
)

// A run that was killed, and whose table was rewritten as a whole before it went
// on, so that rows stand in other places than where the walk left them.
func TestALoneTableIsRewrittenByPlaces(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewLoneShop(t, l, 6000)
		before := s.LoneRows(t)
		if !lab.KillAfter(t, 3, 0, lab.Args("v1-to-v6", l.InChunks()...)...) {
			t.Fatal("the run was not killed in the middle")
		}
		switch l.Name {
		case "PostgreSQL":
			l.Exec(t, "VACUUM FULL orders")
		case "SQLite":
			l.Exec(t, "DELETE FROM orders WHERE n = 17")
			l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(s.Orders[17])+", 17)")
		}
		lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks("--workers", "2")...)...)
		lab.Same(t, "after the run", s.LoneRows(t), s.LoneExpected())
		lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
		lab.Same(t, "after the undo", s.LoneRows(t), before)
	})
}

// On SQLite the rows that belong together are found by the ids of a range of rowids.
// What stands in no row of the first table is rewritten after that: ids without a
// parent, and those of a second parent that have none in the first. A table where two
// rows may have the same id is walked by ids.
func TestFamiliesByPlaces(t *testing.T) {
	l := lab.Open(t, "SQLite")
	l.DB.SetMaxOpenConns(1)
	l.Exec(t, "PRAGMA foreign_keys = OFF")
	r := rand.New(rand.NewPCG(5, 5))
	ids := make([]string, 3000)
	for i := range ids {
		ids[i] = l.Lit(lab.NewV1(r))
	}
	insert := func(table string, row func(i int) string) {
		t.Helper()
		var rows []string
		for i := range ids {
			if v := row(i); v != "" {
				rows = append(rows, v)
			}
		}
		l.Exec(t, "INSERT INTO "+table+" VALUES "+strings.Join(rows, ","))
	}
	for _, q := range []string{
		"CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer NOT NULL, previous ID! NULL REFERENCES orders (id))",
		"CREATE TABLE parcels (id ID! NOT NULL PRIMARY KEY, n integer NOT NULL)",
		"CREATE TABLE lines (n integer NOT NULL PRIMARY KEY, order_id ID! NULL REFERENCES orders (id) REFERENCES parcels (id))",
		"CREATE INDEX lines_order ON lines (order_id)",
		"CREATE TABLE tenants (tenant integer NOT NULL, id ID! NOT NULL, PRIMARY KEY (tenant, id))",
		"CREATE TABLE parts (n integer NOT NULL PRIMARY KEY, tenant integer NOT NULL, owner ID! NOT NULL, FOREIGN KEY (tenant, owner) REFERENCES tenants (tenant, id))",
	} {
		l.Exec(t, q)
	}
	insert("orders", func(i int) string {
		if i%3 == 0 { // these have lines all the same
			return ""
		}
		if i < 10 {
			return fmt.Sprintf("(%s,%d,NULL)", ids[i], i)
		}
		return fmt.Sprintf("(%s,%d,%s)", ids[i], i, ids[i-i%3-2])
	})
	insert("parcels", func(i int) string {
		if i%2 == 0 {
			return ""
		}
		return fmt.Sprintf("(%s,%d)", ids[i], i)
	})
	insert("lines", func(i int) string { return fmt.Sprintf("(%d,%s),(%d,%s)", 2*i, ids[i], 2*i+1, ids[i]) })
	insert("tenants", func(i int) string { return fmt.Sprintf("(1,%s),(2,%s)", ids[i], ids[i]) })
	insert("parts", func(i int) string { return fmt.Sprintf("(%d,%d,%s)", i, 1+i%2, ids[i]) })
	all := func() []string {
		return l.Dump(t, "SELECT 'o', n, hex(id), hex(previous) FROM orders UNION ALL SELECT 'p', n, hex(id), '' FROM parcels UNION ALL SELECT 'l', n, hex(order_id), '' FROM lines "+
			"UNION ALL SELECT 't', tenant, hex(id), '' FROM tenants UNION ALL SELECT 'q', n, hex(owner), tenant FROM parts ORDER BY 1, 2, 3")
	}
	links := func() []string {
		return l.Dump(t, "SELECT 'o', a.n, b.n FROM orders a JOIN orders b ON b.id = a.previous UNION ALL SELECT 'l', a.n, b.n FROM lines a JOIN orders b ON b.id = a.order_id "+
			"UNION ALL SELECT 'p', a.n, b.n FROM lines a JOIN parcels b ON b.id = a.order_id UNION ALL SELECT 'q', a.n, b.tenant FROM parts a JOIN tenants b ON b.id = a.owner AND b.tenant = a.tenant ORDER BY 1, 2, 3")
	}
	before, linked := all(), links()
	for _, column := range []string{"orders.id", "tenants.id"} {
		if column == "orders.id" && !lab.KillAfter(t, 3, 0, lab.Args("v1-to-v6", "--database", l.URL, "--column", column, "--yes", "--json", "--chunk-rows", "100")...) {
			t.Fatal("the run was not killed in the middle")
		}
		lab.Same(t, "after the kill", links(), linked)
		lab.MustRun(t, lab.Args("v1-to-v6", "--database", l.URL, "--column", column, "--yes")...)
	}
	for _, c := range []string{"orders|id", "orders|previous", "parcels|id", "lines|order_id", "tenants|id", "parts|owner"} {
		table, column, _ := strings.Cut(c, "|")
		if n := l.Dump(t, "SELECT count(*) FROM "+table+" WHERE "+column+" IS NOT NULL AND substr(hex("+column+"), 13, 1) <> '6'")[0]; n != "0" {
			t.Errorf("%s ids of %s.%s are not of version 6", n, table, column)
		}
	}
	lab.Same(t, "after the runs", links(), linked)
	for _, column := range []string{"tenants.id", "orders.id"} {
		lab.MustRun(t, lab.Args("undo", "--database", l.URL, "--column", column, "--yes")...)
	}
	lab.Same(t, "after the undo", all(), before)
}

// In a table that is one chunk the rows of the other columns are not found by the ids of
// the first one: there are some without a parent, with another one, and with a NULL
// beside the id. All of them are recorded, or the undo would not know them.
func TestSmallFamiliesAreRecordedWhole(t *testing.T) {
	l := lab.Open(t, "SQLite")
	l.DB.SetMaxOpenConns(1)
	r := rand.New(rand.NewPCG(6, 6))
	id := func() string { return l.Lit(lab.NewV1(r)) }
	parent, parcel, both, own := id(), id(), id(), id()
	for _, q := range []string{
		"PRAGMA foreign_keys = OFF",
		"CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, tenant integer, previous ID! NULL REFERENCES orders (id), UNIQUE (tenant, id))",
		"CREATE TABLE parcels (id ID! NOT NULL PRIMARY KEY)",
		"CREATE TABLE lines (n integer NOT NULL PRIMARY KEY, order_id ID! NULL REFERENCES orders (id) REFERENCES parcels (id))",
		"CREATE TABLE parts (n integer NOT NULL PRIMARY KEY, tenant integer, owner ID! NOT NULL, FOREIGN KEY (tenant, owner) REFERENCES orders (tenant, id))",
		"CREATE INDEX lines_order ON lines (order_id)",
		"CREATE INDEX parts_owner ON parts (owner)",
		"CREATE TABLE invoices (id ID! NOT NULL PRIMARY KEY)",
		"INSERT INTO orders VALUES (" + parent + ", 1, NULL), (" + both + ", 1, " + id() + ")",
		"INSERT INTO parcels VALUES (" + parcel + "), (" + both + ")",
		"INSERT INTO lines VALUES (1, " + parent + "), (2, " + parcel + "), (3, " + both + "), (4, " + id() + "), (5, NULL)",
		"INSERT INTO parts VALUES (1, 1, " + parent + "), (2, NULL, " + id() + ")",
		"INSERT INTO invoices VALUES (" + own + ")",
	} {
		l.Exec(t, q)
	}
	all := func() []string {
		return l.Dump(t, "SELECT 'o', hex(id), hex(previous) FROM orders UNION ALL SELECT 'p', hex(id), '' FROM parcels UNION ALL SELECT 'l', n, hex(order_id) FROM lines "+
			"UNION ALL SELECT 'q', n, hex(owner) FROM parts UNION ALL SELECT 'i', hex(id), '' FROM invoices ORDER BY 1, 2, 3")
	}
	before := all()
	column := []string{"--database", l.URL, "--column", "orders.id", "--yes"}
	lab.MustRun(t, lab.Args("v1-to-v6", append(column, "--also", "invoices.id")...)...)
	if n := l.Dump(t, "SELECT count(*) FROM orders WHERE substr(hex(id), 13, 1) = '6'")[0]; n != "2" {
		t.Errorf("%s orders were rewritten, want 2", n)
	}
	lab.MustRun(t, lab.Args("undo", column...)...)
	lab.Same(t, "after the undo", all(), before)
}

// A chunk of families ends with the id whose rows fill it: it has no more rows of any column than
// a chunk may have and that id has.
func TestLargeFamiliesMakeSmallChunks(t *testing.T) {
	l := lab.Open(t, "SQLite")
	r := rand.New(rand.NewPCG(8, 8))
	for _, q := range []string{
		"CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer NOT NULL)",
		"CREATE TABLE items (n integer NOT NULL PRIMARY KEY, order_id ID! NOT NULL REFERENCES orders (id))",
		"CREATE INDEX items_order ON items (order_id)",
	} {
		l.Exec(t, q)
	}
	const few, many = 200, 20 // orders, and the items of each in the second half
	var orders, items []string
	for i := range few {
		id := l.Lit(lab.NewV1(r))
		orders = append(orders, fmt.Sprintf("(%s,%d)", id, i))
		for k := range many {
			if i >= few/2 || k == 0 {
				items = append(items, fmt.Sprintf("(%d,%s)", many*i+k, id))
			}
		}
	}
	l.Exec(t, "INSERT INTO orders VALUES "+strings.Join(orders, ","))
	l.Exec(t, "INSERT INTO items VALUES "+strings.Join(items, ","))
	const most = 50
	for _, verb := range []string{"v1-to-v6", "undo"} {
		got := lab.MustRun(t, lab.Args(verb, "--database", l.URL, "--column", "orders.id", "--yes", "--json", "--chunk-rows", fmt.Sprint(most))...)
		// An undo has a chunk for each that has moved something.
		if n := strings.Count(got.Out, `"event":"chunk"`); n < len(items)/(most+many) {
			t.Errorf("%s: %d items were rewritten in %d chunks of at most %d", verb, len(items), n, most)
		}
	}
}

// Two texts that a NOCASE column calls equal are one id, and a BINARY column that refers
// to it may have the other text: then ranges are of ids.
func TestFamiliesOfTwoCollations(t *testing.T) {
	l := lab.Open(t, "SQLite")
	l.Name, l.ID = "SQLite", "text"
	l.DB.SetMaxOpenConns(1)
	l.Exec(t, "CREATE TABLE orders (id text NOT NULL COLLATE NOCASE PRIMARY KEY, n integer NOT NULL)")
	l.Exec(t, "CREATE TABLE items (n integer NOT NULL PRIMARY KEY, order_id text NOT NULL REFERENCES orders (id))")
	r := rand.New(rand.NewPCG(9, 9))
	for i := range 300 {
		u := lab.NewV1(r).String()
		l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES ('%s',%d)", strings.ToUpper(u), i))
		l.Exec(t, fmt.Sprintf("INSERT INTO items VALUES (%d,'%s')", i, u))
	}
	const linked = "SELECT count(*) FROM items i JOIN orders o ON o.id = i.order_id AND o.n = i.n"
	if !lab.KillAfter(t, 2, 0, lab.Args("v1-to-v6", l.InChunks()...)...) {
		t.Fatal("the run was not killed in the middle")
	}
	if n := l.Dump(t, linked)[0]; n != "300" {
		t.Errorf("in the middle of the run %s of 300 items have their order", n)
	}
	lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks()...)...)
	if n := l.Dump(t, linked)[0]; n != "300" {
		t.Errorf("after the run %s of 300 items have their order", n)
	}
}

// An undo that begins before the run has ended finds its journal, and one that was killed goes
// on.
func TestUndoOfHalfARun(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 6000, false)
		before := s.Snapshot(t)
		if !lab.KillAfter(t, 4, 0, lab.Args("v1-to-v6", l.InChunks()...)...) {
			t.Fatal("the run was not killed in the middle")
		}
		journal := l.StateTables()[4]
		if n := l.Dump(t, "SELECT count(*) FROM "+journal)[0]; n == "0" {
			t.Fatal("the run has written down no ids")
		}
		lab.KillAfter(t, 2, 0, lab.Args("undo", l.InChunks()...)...)
		lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
		s.Check(t, "after the undo", before)
		if n := l.Dump(t, "SELECT count(*) FROM "+journal)[0]; n != "0" {
			t.Errorf("the journal has %s entries after the undo", n)
		}
	})
}

// What a run sets on a connection of SQLite is taken back.
func TestSQLiteSettingsAreRestored(t *testing.T) {
	l := lab.Open(t, "SQLite")
	lab.NewLoneShop(t, l, 500)
	path := strings.TrimPrefix(l.URL, "sqlite:")
	db, err := sql.Open("sqlite3", "file:"+path+"?_journal_mode=WAL")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	settings := func() (out [3]int) {
		for i, name := range []string{"wal_autocheckpoint", "cache_size", "foreign_keys"} {
			if err := db.QueryRow("PRAGMA " + name).Scan(&out[i]); err != nil {
				t.Fatal(err)
			}
		}
		return out
	}
	for _, q := range []string{"PRAGMA wal_autocheckpoint = 777", "PRAGMA cache_size = -1234", "PRAGMA foreign_keys = ON"} {
		if _, err := db.Exec(q); err != nil {
			t.Fatal(err)
		}
	}
	before := settings()
	m, err := migrate.Open(db, l.Profile)
	if err != nil {
		t.Fatal(err)
	}
	pl, err := m.Plan(t.Context(), migrate.PlanConfig{Rewrite: migrate.V1ToV6, Column: migrate.ColumnName{Table: "orders", Column: "id"}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Run(t.Context(), pl, migrate.RunConfig{}); err != nil {
		t.Fatal(err)
	}
	if after := settings(); after != before || before != [3]int{777, -1234, 1} {
		t.Errorf("the settings are %v after the run, want %v", after, before)
	}
}

// Tables that nothing refers to and that have no places to walk by.
func TestALoneTableWithoutPlaces(t *testing.T) {
	for name, c := range map[string]struct{ engine, table string }{
		"partitions":             {"PostgreSQL", "CREATE TABLE orders (id uuid NOT NULL PRIMARY KEY, n integer NOT NULL) PARTITION BY HASH (id)"},
		"without rowid":          {"SQLite", "CREATE TABLE orders (id blob NOT NULL PRIMARY KEY, n integer NOT NULL) WITHOUT ROWID"},
		"a column that hides it": {"SQLite", "CREATE TABLE orders (id blob NOT NULL PRIMARY KEY, RowId integer NOT NULL)"},
	} {
		t.Run(name, func(t *testing.T) {
			l := lab.Open(t, c.engine)
			l.Exec(t, c.table)
			if c.engine == "PostgreSQL" {
				l.Exec(t, "CREATE TABLE orders_0 PARTITION OF orders FOR VALUES WITH (MODULUS 2, REMAINDER 0)")
				l.Exec(t, "CREATE TABLE orders_1 PARTITION OF orders FOR VALUES WITH (MODULUS 2, REMAINDER 1)")
			}
			s := &lab.Shop{Lab: l}
			r := rand.New(rand.NewPCG(5, 5))
			for range 300 {
				s.Orders = append(s.Orders, lab.NewV1(r))
			}
			s.Fill(t, "orders", 1, func(i, _ int) string { return fmt.Sprintf("(%s,%d)", l.Lit(s.Orders[i]), i) })
			read := func() []string { return l.Dump(t, "SELECT 1, "+l.HexOf("id")+" FROM orders ORDER BY 2") }
			before := read()
			var want []string
			for _, u := range s.Orders {
				v, err := u.V6()
				if err != nil {
					t.Fatal(err)
				}
				want = append(want, fmt.Sprintf("1|%x", v[:]))
			}
			slices.Sort(want)
			lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks()...)...)
			lab.Same(t, "after the run", read(), want)
			lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
			lab.Same(t, "after the undo", read(), before)
		})
	}
}
