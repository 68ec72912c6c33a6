package sqlserver_test

import (
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

var orders = migrate.ColumnName{Schema: "dbo", Table: "orders", Column: "id"}

// A serverForm is a column of a real server, with how its ids are written and shown.
type serverForm struct {
	column  string
	rewrite migrate.Rewrite
	make    func(n int) []sqltype.UUID
	literal func(sqltype.UUID) string
	shown   func(column string) string
}

func serverForms() []serverForm {
	quoted := func(id sqltype.UUID) string { return "'" + id.String() + "'" }
	binary := func(id sqltype.UUID) string { return fmt.Sprintf("0x%x", id[:]) }
	text := func(c string) string { return "LOWER(CONVERT(char(36), " + c + "))" }
	digits := func(c string) string { return "LOWER(CONVERT(char(32), " + c + ", 2))" }
	of := func(version int) func(int) []sqltype.UUID {
		return func(n int) []sqltype.UUID { return newIDs(n, version) }
	}
	out := []serverForm{
		{"uniqueidentifier", migrate.V1ToV6.Inverse(), of(6), quoted, text},
		{"binary(16)", migrate.V1ToV6, of(1), binary, digits},
		{"varbinary(20)", migrate.V1ToV6, of(1), binary, digits},
		{"varchar(36)", migrate.V1ToV6, of(1), quoted, text},
		{"char(36)", migrate.V1ToV6, of(1), quoted, text},
	}
	for _, o := range orderedRewrites {
		out = append(out, serverForm{"uniqueidentifier", o.rewrite,
			func(n int) []sqltype.UUID { return timedIDs(n, o.id) }, quoted, text})
	}
	return out
}

// A serverShop is a shop's tables on a real server.
type serverShop struct {
	*sql.DB
	f serverForm
}

func newServerShop(t *testing.T, db *sql.DB, f serverForm, ids []sqltype.UUID) serverShop {
	t.Helper()
	s := serverShop{db, f}
	s.exec(t, `CREATE TABLE orders (id `+f.column+` NOT NULL PRIMARY KEY,
previous `+f.column+` NULL CONSTRAINT orders_previous REFERENCES orders (id), no int NOT NULL)`)
	s.exec(t, `CREATE TABLE items (order_id `+f.column+` NULL CONSTRAINT items_order REFERENCES orders (id), no int NOT NULL)`)
	s.exec(t, "CREATE INDEX items_order ON items (order_id)")
	for i, id := range ids {
		previous := "NULL"
		if i%3 == 1 {
			previous = f.literal(ids[i-1])
		}
		s.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %s, %d); INSERT INTO items VALUES (%[1]s, %[4]d), (NULL, %[5]d)",
			f.literal(id), previous, i, 2*i, 2*i+1))
	}
	return s
}

func (s serverShop) exec(t *testing.T, query string) {
	t.Helper()
	if _, err := s.Exec(query); err != nil {
		t.Fatalf("%.200s: %v", query, err)
	}
}

// rows are all rows as the server shows them.
func (s serverShop) rows(t *testing.T) (out []string) {
	t.Helper()
	for _, q := range []string{
		"SELECT CONCAT('order ', no, ' ', " + s.f.shown("id") + ", ' ', COALESCE(" + s.f.shown("previous") + ", 'NULL')) FROM orders ORDER BY no",
		"SELECT CONCAT('item ', no, ' ', COALESCE(" + s.f.shown("order_id") + ", 'NULL')) FROM items ORDER BY no",
	} {
		rows, err := s.Query(q)
		if err != nil {
			t.Fatal(err)
		}
		defer rows.Close()
		for rows.Next() {
			var line string
			if err := rows.Scan(&line); err != nil {
				t.Fatal(err)
			}
			out = append(out, line)
		}
		if err := rows.Err(); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// model is what rows returns of a shop with these ids.
func (f serverForm) model(ids []sqltype.UUID) (out []string) {
	show := func(id sqltype.UUID) string {
		if strings.Contains(f.column, "binary") {
			return codec.Hex.Encode(id)
		}
		return id.String()
	}
	for i := range ids {
		previous := "NULL"
		if i%3 == 1 {
			previous = show(ids[i-1])
		}
		out = append(out, fmt.Sprintf("order %d %s %s", i, show(ids[i]), previous))
	}
	for i := range ids {
		out = append(out, fmt.Sprintf("item %d %s", 2*i, show(ids[i])), fmt.Sprintf("item %d NULL", 2*i+1))
	}
	return out
}

// TestInPlaceOnAServer rewrites tables of the server that SQLUUID_SQLSERVER names: in one chunk
// and in many, by one worker and by three, verified, undone and finished.
func TestInPlaceOnAServer(t *testing.T) {
	for _, f := range serverForms() {
		for _, how := range []migrate.RunConfig{{}, {ChunkRows: 40}, {ChunkRows: 10, Workers: 3}} {
			t.Run(fmt.Sprintf("%s %v, chunks of %d", f.column, f.rewrite, how.ChunkRows), func(t *testing.T) {
				_, db := dbtest.SQLServer.Own(t)
				ids := f.make(250)
				after := images(t, f.rewrite, ids)
				s := newServerShop(t, db, f, ids)
				same(t, "before the run", s.rows(t), f.model(ids))
				cfg := migrate.PlanConfig{Rewrite: f.rewrite, Column: orders}
				rep := run(t, plan(t, db, cfg, false), how)
				same(t, "after the run", s.rows(t), f.model(after))
				if !rep.Identical || rep.Orphans != 0 {
					t.Errorf("report %+v", rep)
				}
				if again := plan(t, db, cfg, false); !again.NothingToDo {
					t.Error("a second run has something to do")
				}
				if got, err := open(t, db).Verify(t.Context(), migrate.VerifyConfig{Column: orders}); err != nil || !got.Identical || got.SampledIDs == 0 {
					t.Errorf("Verify: %+v, %v", got, err)
				}
				if f.rewrite != migrate.V1ToV6.Inverse() && f.column == "uniqueidentifier" {
					s.ascends(t, len(ids))
				}
				run(t, plan(t, db, cfg, true), how)
				same(t, "after the undo", s.rows(t), f.model(ids))
				if _, err := open(t, db).Finish(t.Context(), migrate.FinishConfig{Column: orders}); err != nil {
					t.Fatal(err)
				}
				s.trusted(t)
			})
		}
	}
}

// ascends reports whether the server sorts the keys in the order in which they were made.
func (s serverShop) ascends(t *testing.T, n int) {
	t.Helper()
	rows, err := s.Query("SELECT no FROM orders ORDER BY id")
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var got []int
	for rows.Next() {
		var no int
		if err := rows.Scan(&no); err != nil {
			t.Fatal(err)
		}
		got = append(got, no)
	}
	if len(got) != n || !slices.IsSorted(got) {
		t.Errorf("sorted by id, the orders are %v", got)
	}
}

// trusted reports the foreign keys that the server does not rely on.
func (s serverShop) trusted(t *testing.T) {
	t.Helper()
	var n int
	err := s.QueryRow("SELECT COUNT(*) FROM sys.foreign_keys WHERE is_disabled = 1 OR is_not_trusted = 1").Scan(&n)
	if err != nil || n != 0 {
		t.Errorf("%d foreign keys are disabled or not trusted, %v", n, err)
	}
}

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

func plan(t *testing.T, db *sql.DB, cfg migrate.PlanConfig, undo bool) planned {
	t.Helper()
	m := open(t, db)
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
	if !slices.Equal(got, want) {
		t.Fatalf("%s: got\n%s\nwant\n%s", what, strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
