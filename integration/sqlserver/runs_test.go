//go:build cgo

package sqlserver_test

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

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
	{"uniqueidentifier", "uniqueidentifier", 16, func(u sqltype.UUID) any { return guid(u) }, migrate.V6ToV1, 6},
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

func plan(t *testing.T, s *standin, cfg migrate.PlannerConfig, undo bool) *migrate.Plan {
	t.Helper()
	p, err := migrate.NewPlanner(s.DB, engine.SQLServer, cfg)
	if err != nil {
		t.Fatal(err)
	}
	make := p.Plan
	if undo {
		make = p.PlanUndo
	}
	pl, err := make(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return pl
}

func run(t *testing.T, pl *migrate.Plan, cfg migrate.RunnerConfig) migrate.Report {
	t.Helper()
	r, err := migrate.NewRunner(pl, cfg)
	if err != nil {
		t.Fatal(err)
	}
	rep, err := r.Run(t.Context())
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

// Every form is rewritten, verified, undone and finished, in chunks of 40 rows.
func TestRunAndUndo(t *testing.T) {
	for _, f := range forms {
		for _, skip := range []bool{false, true} {
			name := f.name
			if skip {
				name += ", other versions about"
			}
			t.Run(name, func(t *testing.T) {
				ids := newIDs(250, f.of)
				cfg := migrate.PlannerConfig{Rewrite: f.rewrite, Column: orders}
				after := images(t, f, ids)
				if skip { // which makes a run record every id for itself
					cfg.OnMismatch = migrate.Skip
					others := append(newIDs(9, 4), newIDs(7, 7-f.of)...)
					ids, after = append(ids, others...), append(after, others...)
				}
				s := shop(t, f, ids)
				was := dump(t, s)
				pl := plan(t, s, cfg, false)
				want := int64(2 * 250)
				for i := 1; i < len(ids) && i <= 250; i += 3 { // orders that refer to one of them
					want++
				}
				if pl.ToMove != want {
					t.Errorf("%d values to move, want %d", pl.ToMove, want)
				}
				if len(pl.Warnings) == 0 || !strings.Contains(pl.Warnings[0], "orders_previous, items_order") {
					t.Errorf("warnings %q do not say which keys are suspended", pl.Warnings)
				}
				rep := run(t, pl, migrate.RunnerConfig{ChunkRows: 40})
				same(t, "after the run", dump(t, s), expected(t, f, after))
				if !rep.Identical || rep.Moved != pl.ToMove || rep.Orphans != 0 {
					t.Errorf("report %+v", rep)
				}
				if s.commits < 6 {
					t.Errorf("%d chunks", s.commits)
				}
				v, err := migrate.NewVerifier(s.DB, engine.SQLServer, migrate.VerifierConfig{Column: orders})
				if err != nil {
					t.Fatal(err)
				}
				if got, err := v.Verify(t.Context()); err != nil || !got.Identical || got.Left != 0 || got.Sampled == 0 {
					t.Errorf("Verify: %+v, %v", got, err)
				}
				if again := plan(t, s, cfg, false); !again.NothingToDo {
					t.Error("a second run has something to do")
				}
				rep = run(t, plan(t, s, cfg, true), migrate.RunnerConfig{ChunkRows: 40})
				if !rep.Identical || rep.Orphans != 0 {
					t.Errorf("report of the undo %+v", rep)
				}
				same(t, "after the undo", dump(t, s), was)
				s.statements()
				if _, err := migrate.Finish(t.Context(), s.DB, engine.SQLServer, orders); err != nil {
					t.Fatal(err)
				}
				sent := strings.Join(s.statements(), "\n")
				for _, want := range []string{"ALTER TABLE [dbo].[orders] WITH CHECK CHECK CONSTRAINT [orders_previous]",
					"ALTER TABLE [dbo].[items] WITH CHECK CHECK CONSTRAINT [items_order]", "DROP TABLE IF EXISTS [sqluuid].[migration]"} {
					if strings.Count(sent, want) != 1 && !strings.HasPrefix(want, "DROP") || !strings.Contains(sent, want) {
						t.Errorf("finish did not send %q once:\n%s", want, sent)
					}
				}
			})
		}
	}
}

// Late ids are asked about, and turned back when one says so.
func TestUndoOfLateIDs(t *testing.T) {
	f := forms[1]
	ids := newIDs(60, f.of)
	late := newIDs(3, 6)
	late[0] = sqltype.UUID{0x1b, 6: 0x60, 8: 0x80} // of 1967
	s := shop(t, f, ids)
	cfg := migrate.PlannerConfig{Rewrite: f.rewrite, Column: orders}
	run(t, plan(t, s, cfg, false), migrate.RunnerConfig{})
	for i, id := range late {
		exec(t, s, "INSERT INTO dbo.orders VALUES (@p1, NULL, @p2)", id[:], 1000+i)
	}
	p, err := migrate.NewPlanner(s.DB, engine.SQLServer, cfg)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.PlanUndo(t.Context()); !errors.Is(err, migrate.ErrNewIDs) {
		t.Errorf("error %v, want ErrNewIDs", err)
	}
	before := cfg
	before.CreatedBefore = time.Date(1990, 1, 1, 0, 0, 0, 0, time.UTC)
	pl := plan(t, s, before, true)
	if pl.Columns[0].ToMove != 61 {
		t.Errorf("%d ids go back, want the 60 of the run and those from before 1990", pl.Columns[0].ToMove)
	}
	run(t, pl, migrate.RunnerConfig{})
}

// The chunk at hand meets a deadlock and then the lock of another session: each time
// it is rolled back and tried again.
func TestErrorsThatPass(t *testing.T) {
	for _, tt := range []struct {
		name    string
		error   error
		at      string
		waiting bool
	}{
		{"a deadlock in the update", serverError{1205, "deadlocked"}, "SET NOCOUNT, XACT_ABORT ON;", true},
		{"a reader holds the table", serverError{1222, "Lock request time out period exceeded."}, "NOCHECK CONSTRAINT [items_order]", true},
		{"the claim is locked", serverError{1222, "Lock request time out period exceeded."}, "UPDATE [sqluuid].[migration_range] SET cursor_key", true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			f := forms[1]
			ids := newIDs(100, f.of)
			s := shop(t, f, ids)
			pl := plan(t, s, migrate.PlannerConfig{Rewrite: f.rewrite, Column: orders}, false)
			met := 0
			s.ask(func(st string) error {
				if strings.Contains(st, tt.at) {
					if met++; met == 2 || met == 3 {
						return tt.error
					}
				}
				return nil
			})
			waits := 0
			rep := run(t, pl, migrate.RunnerConfig{ChunkRows: 40, OnEvent: func(e migrate.Event) {
				if e.Kind == migrate.Waiting {
					waits++
				}
			}})
			if waits != 2 || met < 4 {
				t.Errorf("waited %d times, met the statement %d times", waits, met)
			}
			if !rep.Identical || rep.Moved != pl.ToMove {
				t.Errorf("report %+v", rep)
			}
			same(t, "after the run", dump(t, s), expected(t, f, images(t, f, ids)))
		})
	}
}

// A run that fails in its third chunk leaves two, and the same again goes on.
func TestResume(t *testing.T) {
	for _, f := range forms[:2] {
		t.Run(f.name, func(t *testing.T) {
			ids := newIDs(120, f.of)
			s := shop(t, f, ids)
			cfg := migrate.PlannerConfig{Rewrite: f.rewrite, Column: orders}
			pl := plan(t, s, cfg, false)
			chunks := 0
			s.ask(func(st string) error {
				if strings.HasPrefix(st, "SET NOCOUNT, XACT_ABORT ON;") {
					if chunks++; chunks == 3 {
						return serverError{9002, "The transaction log is full."}
					}
				}
				return nil
			})
			r, err := migrate.NewRunner(pl, migrate.RunnerConfig{ChunkRows: 20})
			if err != nil {
				t.Fatal(err)
			}
			if _, err := r.Run(t.Context()); err == nil || !strings.Contains(err.Error(), "(9002)") {
				t.Fatalf("error %v, want that of the server", err)
			}
			s.ask(nil)
			half := dump(t, s)
			if slices.Equal(half, expected(t, f, ids)) || slices.Equal(half, expected(t, f, images(t, f, ids))) {
				t.Fatal("it did not stop half-way")
			}
			again := plan(t, s, cfg, false)
			if !again.Resumes {
				t.Error("the second run does not resume")
			}
			run(t, again, migrate.RunnerConfig{ChunkRows: 20})
			same(t, "after both", dump(t, s), expected(t, f, images(t, f, ids)))
		})
	}
}

// A chunk never has more rows than SQL Server locks one by one.
func TestChunksStaySmall(t *testing.T) {
	f := forms[1]
	s := shop(t, f, newIDs(10, f.of))
	pl := plan(t, s, migrate.PlannerConfig{Rewrite: f.rewrite, Column: orders}, false)
	most := 0
	run(t, pl, migrate.RunnerConfig{ChunkRows: 1_000_000, OnEvent: func(e migrate.Event) { most = max(most, e.Rows) }})
	if most == 0 || most > 2000 {
		t.Errorf("chunks of up to %d rows", most)
	}
}

// A run in the order of a list, and links without a foreign key.
func TestListAndLinks(t *testing.T) {
	f := forms[1]
	ids := newIDs(60, 4)
	s := shop(t, f, ids)
	s.cat.keys = s.cat.keys[:1]
	cfg := migrate.PlannerConfig{Rewrite: migrate.NetworkToMixed, Column: orders, Also: []migrate.ColumnName{{Schema: "dbo", Table: "items", Column: "order_id"}}}
	was := dump(t, s)
	// SQLite has the foreign key that the catalogue does not tell of.
	exec(t, s, "DROP INDEX dbo.items_order")
	exec(t, s, "ALTER TABLE dbo.items RENAME TO gone")
	exec(t, s, "CREATE TABLE dbo.items (order_id, no int)")
	exec(t, s, "INSERT INTO dbo.items SELECT order_id, no FROM dbo.gone")
	exec(t, s, "DROP TABLE dbo.gone")
	s.statements()
	rep := run(t, plan(t, s, cfg, false), migrate.RunnerConfig{ChunkRows: 20})
	sent := s.statements()
	if !rep.Identical || rep.Moved != 60+20+60 {
		t.Errorf("report %+v", rep)
	}
	if !slices.Contains(sent, "SELECT TOP (1) 1 FROM [dbo].[items] WITH (TABLOCKX, HOLDLOCK)") {
		t.Error("the table without a foreign key was not locked")
	}
	var want []sqltype.UUID
	for _, id := range ids {
		img, err := migrate.NetworkToMixed.Apply(id)
		if err != nil {
			t.Fatal(err)
		}
		want = append(want, img)
	}
	same(t, "after the run", dump(t, s), expected(t, f, want))
	run(t, plan(t, s, cfg, true), migrate.RunnerConfig{ChunkRows: 20})
	same(t, "after the undo", dump(t, s), was)
}

// Nothing is written where the role may not.
func TestPrivileges(t *testing.T) {
	f := forms[1]
	ids := newIDs(20, f.of)
	s := shop(t, f, ids)
	was := dump(t, s)
	pl := plan(t, s, migrate.PlannerConfig{Rewrite: f.rewrite, Column: orders}, false)
	s.cat.denied = true
	r, err := migrate.NewRunner(pl, migrate.RunnerConfig{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := r.Run(context.Background()); !errors.Is(err, migrate.ErrPrivilege) {
		t.Errorf("error %v, want ErrPrivilege", err)
	}
	s.cat.denied = false
	s.ask(func(st string) error {
		if strings.Contains(st, "NOCHECK") {
			return serverError{1088, `Cannot find the object "items" because it does not exist or you do not have permissions.`}
		}
		return nil
	})
	if r, err = migrate.NewRunner(pl, migrate.RunnerConfig{}); err != nil {
		t.Fatal(err)
	}
	if _, err := r.Run(context.Background()); !errors.Is(err, migrate.ErrPrivilege) {
		t.Errorf("error %v, want ErrPrivilege", err)
	}
	s.ask(nil)
	same(t, "afterwards", dump(t, s), was)
	runs, err := migrate.Status(t.Context(), s.DB, engine.SQLServer)
	if err != nil || len(runs) != 0 {
		t.Errorf("runs %v, %v; the state of a run that failed before its first chunk stays", runs, err)
	}
}

// Triggers for late ids are refused with the reason and what to do, before anything is
// written; the last pass turns late ids without them.
func TestNoNormaliser(t *testing.T) {
	f := forms[1]
	ids := newIDs(40, f.of)
	s := shop(t, f, ids)
	was := dump(t, s)
	pl := plan(t, s, migrate.PlannerConfig{Rewrite: f.rewrite, Column: orders}, false)
	s.statements()
	r, err := migrate.NewRunner(pl, migrate.RunnerConfig{NormaliseInserts: true})
	if err != nil {
		t.Fatal(err)
	}
	_, err = r.Run(t.Context())
	if !errors.Is(err, migrate.ErrRefused) || !errors.Is(err, errors.ErrUnsupported) {
		t.Fatalf("error %v, want ErrRefused", err)
	}
	for _, want := range []string{"takes the place of the application's own statement", "error 547", "migrate.Rewrite.Apply", "--strategy copy", "before the run"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("%q is not in: %v", want, err)
		}
	}
	for _, st := range s.statements() {
		if strings.Contains(st, "CREATE ") || strings.HasPrefix(st, "INSERT") || strings.HasPrefix(st, "UPDATE") || strings.HasPrefix(st, "ALTER") {
			t.Errorf("it sent %s", st)
		}
	}
	same(t, "afterwards", dump(t, s), was)

	late := newIDs(41, f.of)[40]
	s.late = func(c *conn) error { // by SQLite itself, as another session would
		_, err := c.SQLiteConn.ExecContext(t.Context(), "INSERT INTO dbo.orders VALUES (@p1, NULL, 1000)", []driver.NamedValue{{Name: "p1", Ordinal: 1, Value: late[:]}})
		return err
	}
	rep := run(t, pl, migrate.RunnerConfig{ChunkRows: 20})
	image, err := f.rewrite.Apply(late)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(strings.Join(dump(t, s), "\n"), fmt.Sprintf("order1000 %X", image[:])) {
		t.Errorf("the late id was not turned; report %+v", rep)
	}
}
