//go:build cgo

package sqlserver_test

import (
	"database/sql/driver"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
)

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
				cfg := migrate.PlanConfig{Rewrite: f.rewrite, Column: orders}
				after := images(t, f, ids)
				if skip { // which makes a run record every id for itself
					cfg.SkipOthers = true
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
				if !strings.Contains(strings.Join(pl.Warnings, "\n"), "no test has run a rewrite on a SQL Server yet") {
					t.Errorf("warnings %q do not say that the rewrite has not run there", pl.Warnings)
				}
				rep := run(t, pl, migrate.RunConfig{ChunkRows: 40})
				same(t, "after the run", dump(t, s), expected(t, f, after))
				if !rep.Identical || rep.Moved != pl.ToMove || rep.Orphans != 0 {
					t.Errorf("report %+v", rep)
				}
				if s.commits < 6 {
					t.Errorf("%d chunks", s.commits)
				}
				if got, err := open(t, s.DB).Verify(t.Context(), migrate.VerifyConfig{Column: orders}); err != nil || !got.Identical || got.Left != 0 || got.Sampled == 0 {
					t.Errorf("Verify: %+v, %v", got, err)
				}
				if again := plan(t, s, cfg, false); !again.NothingToDo {
					t.Error("a second run has something to do")
				}
				rep = run(t, plan(t, s, cfg, true), migrate.RunConfig{ChunkRows: 40})
				if !rep.Identical || rep.Orphans != 0 {
					t.Errorf("report of the undo %+v", rep)
				}
				same(t, "after the undo", dump(t, s), was)
				s.statements()
				if _, err := open(t, s.DB).Finish(t.Context(), migrate.FinishConfig{Column: orders}); err != nil {
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
	cfg := migrate.PlanConfig{Rewrite: f.rewrite, Column: orders}
	run(t, plan(t, s, cfg, false), migrate.RunConfig{})
	for i, id := range late {
		exec(t, s, "INSERT INTO dbo.orders VALUES (@p1, NULL, @p2)", id[:], 1000+i)
	}
	undo := cfg
	undo.Undo = true
	if _, err := open(t, s.DB).Plan(t.Context(), undo); !errors.As(err, new(*migrate.NewIDsError)) {
		t.Errorf("error %v, want a NewIDsError", err)
	}
	before := cfg
	before.CreatedBefore = time.Date(1990, 1, 1, 0, 0, 0, 0, time.UTC)
	pl := plan(t, s, before, true)
	if pl.Columns[0].ToMove != 61 {
		t.Errorf("%d ids go back, want the 60 of the run and those from before 1990", pl.Columns[0].ToMove)
	}
	run(t, pl, migrate.RunConfig{})
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
		{"a deadlock in the update", serverError{1205, "deadlocked"}, "DECLARE @n0 bigint;", true},
		{"a reader holds the table", serverError{1222, "Lock request time out period exceeded."}, "NOCHECK CONSTRAINT [items_order]", true},
		{"the claim is locked", serverError{1222, "Lock request time out period exceeded."}, "FROM [sqluuid].[migration_range] WITH (READPAST", true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			f := forms[1]
			ids := newIDs(100, f.of)
			s := shop(t, f, ids)
			pl := plan(t, s, migrate.PlanConfig{Rewrite: f.rewrite, Column: orders}, false)
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
			rep := run(t, pl, migrate.RunConfig{ChunkRows: 40, OnEvent: func(e migrate.Event) {
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
			cfg := migrate.PlanConfig{Rewrite: f.rewrite, Column: orders}
			pl := plan(t, s, cfg, false)
			chunks := 0
			s.ask(func(st string) error {
				if strings.HasPrefix(st, "DECLARE @n0 bigint;") {
					if chunks++; chunks == 3 {
						return serverError{9002, "The transaction log is full."}
					}
				}
				return nil
			})
			if _, err := pl.m.Run(t.Context(), pl.Plan, migrate.RunConfig{ChunkRows: 20}); err == nil || !strings.Contains(err.Error(), "(9002)") {
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
			run(t, again, migrate.RunConfig{ChunkRows: 20})
			same(t, "after both", dump(t, s), expected(t, f, images(t, f, ids)))
		})
	}
}

// A chunk never has more rows than SQL Server locks one by one.
func TestChunksStaySmall(t *testing.T) {
	f := forms[1]
	s := shop(t, f, newIDs(10, f.of))
	pl := plan(t, s, migrate.PlanConfig{Rewrite: f.rewrite, Column: orders}, false)
	most := 0
	run(t, pl, migrate.RunConfig{ChunkRows: 1_000_000, OnEvent: func(e migrate.Event) { most = max(most, e.Rows) }})
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
	cfg := migrate.PlanConfig{Rewrite: named("network-to-mixed"), Column: orders, Also: []migrate.ColumnName{{Schema: "dbo", Table: "items", Column: "order_id"}}}
	was := dump(t, s)
	// SQLite has the foreign key that the catalogue does not tell of.
	exec(t, s, "DROP INDEX dbo.items_order")
	exec(t, s, "ALTER TABLE dbo.items RENAME TO gone")
	exec(t, s, "CREATE TABLE dbo.items (order_id, no int)")
	exec(t, s, "INSERT INTO dbo.items SELECT order_id, no FROM dbo.gone")
	exec(t, s, "DROP TABLE dbo.gone")
	s.statements()
	rep := run(t, plan(t, s, cfg, false), migrate.RunConfig{ChunkRows: 20})
	sent := s.statements()
	if !rep.Identical || rep.Moved != 60+20+60 {
		t.Errorf("report %+v", rep)
	}
	if !slices.Contains(sent, "SELECT TOP (1) 1 FROM [dbo].[items] WITH (TABLOCKX, HOLDLOCK)") {
		t.Error("the table without a foreign key was not locked")
	}
	var want []sqltype.UUID
	for _, id := range ids {
		img, err := named("network-to-mixed").Apply(id)
		if err != nil {
			t.Fatal(err)
		}
		want = append(want, img)
	}
	same(t, "after the run", dump(t, s), expected(t, f, want))
	run(t, plan(t, s, cfg, true), migrate.RunConfig{ChunkRows: 20})
	same(t, "after the undo", dump(t, s), was)
}

// Nothing is written where the role may not.
func TestPrivileges(t *testing.T) {
	f := forms[1]
	ids := newIDs(20, f.of)
	s := shop(t, f, ids)
	was := dump(t, s)
	pl := plan(t, s, migrate.PlanConfig{Rewrite: f.rewrite, Column: orders}, false)
	s.cat.denied = true
	if _, err := pl.m.Run(t.Context(), pl.Plan, migrate.RunConfig{}); !errors.Is(err, migrate.ErrPrivilege) {
		t.Errorf("error %v, want ErrPrivilege", err)
	}
	s.cat.denied = false
	s.ask(func(st string) error {
		if strings.Contains(st, "NOCHECK") {
			return serverError{1088, `Cannot find the object "items" because it does not exist or you do not have permissions.`}
		}
		return nil
	})
	if _, err := pl.m.Run(t.Context(), pl.Plan, migrate.RunConfig{}); !errors.Is(err, migrate.ErrPrivilege) {
		t.Errorf("error %v, want ErrPrivilege", err)
	}
	s.ask(nil)
	same(t, "afterwards", dump(t, s), was)
	runs, err := open(t, s.DB).Status(t.Context())
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
	pl := plan(t, s, migrate.PlanConfig{Rewrite: f.rewrite, Column: orders}, false)
	s.statements()
	_, err := pl.m.Run(t.Context(), pl.Plan, migrate.RunConfig{NormaliseInserts: true})
	if !errors.Is(err, migrate.ErrRefused) || !errors.Is(err, errors.ErrUnsupported) {
		t.Fatalf("error %v, want ErrRefused", err)
	}
	for _, want := range []string{"takes the place of the application's own statement", "error 547", "migrate.Rewrite.Apply", "before the run"} {
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
	rep := run(t, pl, migrate.RunConfig{ChunkRows: 20})
	image, err := f.rewrite.Apply(late)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(strings.Join(dump(t, s), "\n"), fmt.Sprintf("order1000 %X", image[:])) {
		t.Errorf("the late id was not turned; report %+v", rep)
	}
}
