//go:build cgo

package sqlserver_test

import (
	"database/sql"
	"errors"
	osexec "os/exec"
	"path/filepath"
	"strings"
	"testing"

	mssql "github.com/microsoft/go-mssqldb"

	"github.com/sqluuid/sqluuid/integration/internal/tds"
	"github.com/sqluuid/sqluuid/migrate"
)

// The same through go-mssqldb: how it sends arguments, what it makes of rows, of
// errors and of transactions that the server has ended.
func TestThroughTheDriver(t *testing.T) {
	for _, name := range []string{"as it is", "with guid conversion"} {
		for _, f := range forms {
			t.Run(f.name+" "+name, func(t *testing.T) {
				ids := newIDs(100, f.of)
				s := shop(t, f, ids)
				was, want := dump(t, s), expected(t, f, images(t, f, ids))
				db, err := sql.Open("sqlserver", s.url(t))
				if err != nil {
					t.Fatal(err)
				}
				defer db.Close()
				through := &standin{DB: db}
				cfg := migrate.PlanConfig{Rewrite: f.rewrite, Column: orders}
				pl := plan(t, through, cfg, false)
				met := 0
				s.ask(func(st string) error {
					if strings.HasPrefix(st, "DECLARE @n0 bigint;") {
						if met++; met == 2 {
							return serverError{1205, "Transaction was deadlocked."}
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
				if !rep.Identical || rep.Moved != pl.ToMove || waits != 1 {
					t.Errorf("report %+v after %d waits", rep, waits)
				}
				s.ask(nil)
				same(t, "after the run", dump(t, s), want)
				if got, err := open(t, db).Verify(t.Context(), migrate.VerifyConfig{Column: orders}); err != nil || !got.Identical || got.Sampled == 0 {
					t.Errorf("Verify: %+v, %v", got, err)
				}
				back := plan(t, through, cfg, true)
				if back.ToMove != pl.ToMove {
					t.Errorf("the undo is to move %d values, and the run moved %d", back.ToMove, pl.ToMove)
				}
				run(t, back, migrate.RunConfig{ChunkRows: 40})
				same(t, "after the undo", dump(t, s), was)
				if _, err := open(t, db).Finish(t.Context(), migrate.FinishConfig{Column: orders}); err != nil {
					t.Error(err)
				}
			})
		}
	}
}

// The connection is cut in the middle of a chunk, and as often as the command is run
// again, until all is done.
func TestConnectionsThatAreCut(t *testing.T) {
	f := forms[1]
	ids := newIDs(120, f.of)
	s := shop(t, f, ids)
	want := expected(t, f, images(t, f, ids))
	db, err := sql.Open("sqlserver", s.url(t))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	places := []string{"DECLARE @n0 bigint;", "NOCHECK CONSTRAINT [items_order]", "] CHECK CONSTRAINT [orders_previous]", "INSERT INTO [sqluuid].[migration_journal]", "SET lo ="}
	cuts := 0
	for attempt := 0; ; attempt++ {
		pl := plan(t, &standin{DB: db}, migrate.PlanConfig{Rewrite: f.rewrite, Column: orders}, false)
		met := 0
		s.ask(func(st string) error {
			if attempt < len(places) && strings.Contains(st, places[attempt]) {
				if met++; met == 2 {
					return tds.ErrCut
				}
			}
			return nil
		})
		_, err := pl.m.Run(t.Context(), pl.Plan, migrate.RunConfig{ChunkRows: 10})
		s.ask(nil)
		if err == nil {
			break
		}
		if cuts++; cuts > len(places) {
			t.Fatal(err)
		}
	}
	if cuts != len(places) {
		t.Errorf("cut %d times, want %d", cuts, len(places))
	}
	same(t, "after all", dump(t, s), want)
}

// Several workers, each on a connection of its own, share the ranges.
func TestWorkers(t *testing.T) {
	f := forms[0]
	ids := newIDs(400, f.of)
	s := shop(t, f, ids)
	want := expected(t, f, images(t, f, ids))
	db, err := sql.Open("sqlserver", s.url(t))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	pl := plan(t, &standin{DB: db}, migrate.PlanConfig{Rewrite: f.rewrite, Column: orders}, false)
	workers := map[int]int{}
	rep := run(t, pl, migrate.RunConfig{ChunkRows: 10, Workers: 3, OnEvent: func(e migrate.Event) {
		if e.Kind == migrate.Chunk {
			workers[e.Worker]++
		}
	}})
	if !rep.Identical || rep.Moved != pl.ToMove || len(workers) != 3 {
		t.Errorf("report %+v, chunks by worker %v", rep, workers)
	}
	same(t, "after the run", dump(t, s), want)
}

// An error of the driver that is not tried again keeps its type and its meaning.
func TestDriverErrors(t *testing.T) {
	f := forms[1]
	s := shop(t, f, newIDs(30, f.of))
	db, err := sql.Open("sqlserver", s.url(t))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	pl := plan(t, &standin{DB: db}, migrate.PlanConfig{Rewrite: f.rewrite, Column: orders}, false)
	for number, want := range map[int32]error{229: migrate.ErrPrivilege, 3906: migrate.ErrRefused} {
		s.ask(func(st string) error {
			if strings.HasPrefix(st, "DECLARE @n0 bigint;") {
				return serverError{number, "message"}
			}
			return nil
		})
		_, err := pl.m.Run(t.Context(), pl.Plan, migrate.RunConfig{})
		var e mssql.Error
		if !errors.Is(err, want) || !errors.As(err, &e) || e.Number != number {
			t.Errorf("error %d is %v, want %v", number, err, want)
		}
	}
}

// build builds the command.
func build(t *testing.T) string {
	t.Helper()
	command := filepath.Join(t.TempDir(), "sqluuid")
	if out, err := osexec.Command("go", "build", "-o", command, "github.com/sqluuid/sqluuid/cmd/sqluuid").CombinedOutput(); err != nil {
		t.Fatalf("cannot build the command: %v\n%s", err, out)
	}
	return command
}

// sqluuid returns what runs the command on a stand-in: a call with what must be in the
// output returns the one that takes the arguments.
func sqluuid(t *testing.T, command string, s *standin) func(want ...string) func(args ...string) {
	t.Helper()
	url := s.url(t)
	return func(want ...string) func(args ...string) {
		return func(args ...string) {
			t.Helper()
			if args[0] != "scan" {
				args = append([]string{"migrate"}, args...)
				if args[1] != "status" {
					args = append(args, "--column", "dbo.orders.id")
				}
			}
			args = append(args, "--database", url)
			out, err := osexec.Command(command, args...).CombinedOutput()
			if err != nil {
				t.Fatalf("%v: %v\n%s", args, err, out)
			}
			for _, w := range want {
				if !strings.Contains(string(out), w) {
					t.Errorf("%v: %q is not in\n%s", args, w, out)
				}
			}
			if strings.Contains(string(out), "secret") {
				t.Errorf("%v shows the password:\n%s", args, out)
			}
		}
	}
}

// The command, from its URL to its end.
func TestTheCommand(t *testing.T) {
	f := forms[1]
	ids := newIDs(100, f.of)
	s := shop(t, f, ids)
	was := dump(t, s)
	sqluuid := sqluuid(t, build(t), s)
	sqluuid("v1-to-v6 of dbo.orders.id on SQLServer", "100 of version 1", "each chunk disables the foreign keys orders_previous, items_order", "Sch-M")("plan", "v1-to-v6")
	sqluuid("100 of version 6")("v1-to-v6", "--yes")
	same(t, "after the run", dump(t, s), expected(t, f, images(t, f, ids)))
	sqluuid()("verify")
	sqluuid("The server does not rely on the foreign key dbo.items_order; finish has it checked.")("status")
	sqluuid()("undo", "--yes")
	same(t, "after the undo", dump(t, s), was)
	sqluuid("is forgotten")("finish", "--yes")
}
