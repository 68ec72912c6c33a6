//go:build cgo

package sqlserver_test

import (
	"database/sql"
	"database/sql/driver"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A form is a way to store ids.
type form struct {
	name    string
	typ     string
	size    int
	stored  func(sqltype.UUID) any
	rewrite migrate.Rewrite
	of      int // the version that it rewrites
}

// forms has every type. The ids of a uniqueidentifier may become version 1, but not
// version 6.
var forms = []form{
	{"uniqueidentifier", "uniqueidentifier", 16, func(u sqltype.UUID) any { return guid(u) }, migrate.V1ToV6.Inverse(), 6},
	{"binary(16)", "binary", 16, func(u sqltype.UUID) any { return u[:] }, migrate.V1ToV6, 1},
	{"varbinary(20)", "varbinary", 20, func(u sqltype.UUID) any { return u[:] }, migrate.V1ToV6, 1},
	{"varchar(36)", "varchar", 36, func(u sqltype.UUID) any { return u.String() }, migrate.V1ToV6, 1},
	{"char(36), capitals", "char", 36, func(u sqltype.UUID) any { return strings.ToUpper(u.String()) }, migrate.V1ToV6, 1},
}

var orders = migrate.ColumnName{Schema: "dbo", Table: "orders", Column: "id"}

// newIDs makes ids of a version.
func newIDs(n, version int) []sqltype.UUID {
	r := rand.New(rand.NewPCG(uint64(n), uint64(version)))
	var out []sqltype.UUID
	for range n {
		var u sqltype.UUID
		for i := range u {
			u[i] = byte(r.Uint32())
		}
		u[6], u[8] = u[6]&0x0f|byte(version)<<4, u[8]&0x3f|0x80
		out = append(out, u)
	}
	return out
}

// shop is orders that refer to each other, with items that refer to orders, or to
// none.
func shop(t *testing.T, f form, ids []sqltype.UUID) *standin {
	t.Helper()
	cat := catalogue{
		tables: map[string]*table{
			"dbo.orders": plainTable(column("id", f.typ, f.size, 1, 1), column("previous", f.typ, f.size, 1, 0), column("no", "int", 4, 0, 0)),
			"dbo.items":  plainTable(column("order_id", f.typ, f.size, 1, 0), column("no", "int", 4, 0, 0)),
		},
		keys: [][]driver.Value{
			{"1", "orders_previous", "dbo", "orders", "previous", "dbo", "orders", "id", "NO ACTION", 1},
			{"2", "items_order", "dbo", "items", "order_id", "dbo", "orders", "id", "NO ACTION", 1},
		},
	}
	s := newStandin(t, cat)
	exec(t, s, "CREATE TABLE dbo.orders (id NOT NULL PRIMARY KEY, previous REFERENCES orders (id), no int)")
	exec(t, s, "CREATE TABLE dbo.items (order_id REFERENCES orders (id), no int)")
	exec(t, s, "CREATE INDEX dbo.items_order ON items (order_id)")
	for i, id := range ids {
		var previous any
		if i%3 == 1 {
			previous = f.stored(ids[i-1])
		}
		exec(t, s, "INSERT INTO dbo.orders VALUES (@p1, @p2, @p3)", f.stored(id), previous, i)
		exec(t, s, "INSERT INTO dbo.items VALUES (@p1, @p2)", f.stored(id), 2*i)
		exec(t, s, "INSERT INTO dbo.items VALUES (@p1, @p2)", nil, 2*i+1)
	}
	s.statements()
	return s
}

func exec(t *testing.T, s *standin, query string, args ...any) {
	t.Helper()
	if _, err := s.Exec(query, args...); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
}

// dump returns every row.
func dump(t *testing.T, s *standin) []string {
	t.Helper()
	var out []string
	for _, q := range []string{"SELECT 'order', no, hex(id), hex(previous) FROM dbo.orders ORDER BY no", "SELECT 'item', no, hex(order_id), '' FROM dbo.items ORDER BY no"} {
		rows, err := s.Query(q)
		if err != nil {
			t.Fatal(err)
		}
		for rows.Next() {
			var what, id, previous string
			var no int
			if err := rows.Scan(&what, &no, &id, &previous); err != nil {
				t.Fatal(err)
			}
			out = append(out, fmt.Sprint(what, no, " ", id, " ", previous))
		}
		if err := rows.Err(); err != nil {
			t.Fatal(err)
		}
		rows.Close()
	}
	return out
}

// expected is what dump returns of a shop with other ids.
func expected(t *testing.T, f form, ids []sqltype.UUID) []string {
	t.Helper()
	return dump(t, shop(t, f, ids))
}

func images(t *testing.T, f form, ids []sqltype.UUID) []sqltype.UUID {
	t.Helper()
	var out []sqltype.UUID
	for _, id := range ids {
		img, err := f.rewrite.Apply(id)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, img)
	}
	return out
}

// open returns the Database of a stand-in.
func open(t *testing.T, db *sql.DB) *migrate.Database {
	t.Helper()
	m, err := migrate.Open(db, engine.SQLServer)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// planned is a plan with the Database that made it.
type planned struct {
	*migrate.Plan
	m *migrate.Database
}

func plan(t *testing.T, s *standin, cfg migrate.PlanConfig, undo bool) planned {
	t.Helper()
	m := open(t, s.DB)
	cfg.Undo = undo
	pl, err := m.Plan(t.Context(), cfg)
	if err != nil {
		t.Fatal(err)
	}
	return planned{pl, m}
}

func run(t *testing.T, pl planned, cfg migrate.RunConfig) migrate.Report {
	t.Helper()
	rep, err := pl.m.Run(t.Context(), pl.Plan, cfg)
	if err != nil {
		t.Fatal(err)
	}
	return rep
}

func same(t *testing.T, what string, got, want []string) {
	t.Helper()
	for i := range max(len(got), len(want)) {
		if i >= len(got) || i >= len(want) || got[i] != want[i] {
			t.Fatalf("%s: %d rows, want %d; the first difference is\n got %v\nwant %v", what, len(got), len(want), got[min(i, len(got)):min(i+1, len(got))], want[min(i, len(want)):min(i+1, len(want))])
		}
	}
}
