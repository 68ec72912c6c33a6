//go:build cgo

package sqlserver_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
)

// orderedRewrites have, for each rewrite into SQL Server's order, ids whose time ascends.
var orderedRewrites = []struct {
	rewrite migrate.Rewrite
	of      int
	id      func(time.Time) sqltype.UUID
}{
	{named("v1-to-ordered"), 1, func(at time.Time) sqltype.UUID { id, err := sqltype.NewV6At(at).V1(); return mustID(id, err) }},
	{named("v6-to-ordered"), 6, sqltype.NewV6At},
	{named("v7-to-ordered"), 7, sqltype.NewV7At},
}

// named returns the rewrite of a name that there is.
func named(name string) migrate.Rewrite {
	r, err := migrate.ParseRewrite(name)
	if err != nil {
		panic(err)
	}
	return r
}

func mustID(id sqltype.UUID, err error) sqltype.UUID {
	if err != nil {
		panic(err)
	}
	return id
}

func timedIDs(n int, id func(time.Time) sqltype.UUID) (out []sqltype.UUID) {
	for i := range n {
		out = append(out, id(time.Date(2024, 5, 6, 7, i, 0, 0, time.UTC)))
	}
	return out
}

// Ids of a uniqueidentifier are put into the order in which they ascend, verified, not put so
// twice, undone, and put back by the inverse.
func TestOrderedRewrites(t *testing.T) {
	for _, tt := range orderedRewrites {
		t.Run(tt.rewrite.String(), func(t *testing.T) {
			f := forms[0]
			f.rewrite = tt.rewrite
			ids := timedIDs(250, tt.id)
			after := images(t, f, ids)
			if !slices.IsSortedFunc(after, func(a, b sqltype.UUID) int { return collation.SQLServer.Compare(a, b) }) {
				t.Fatal("the images do not ascend in a uniqueidentifier")
			}
			for i, id := range ids {
				if want := id; tt.of == 1 {
					id = mustID(want.V6())
				}
				var read sqltype.OrderedGUID
				if err := read.Scan(after[i].String()); err != nil || sqltype.UUID(read) != id {
					t.Fatalf("an OrderedGUID reads %v from %v, want %v: %v", read, after[i], id, err)
				}
			}
			s := shop(t, f, ids)
			was := dump(t, s)
			cfg := migrate.PlanConfig{Rewrite: tt.rewrite, Column: orders}
			rep := run(t, plan(t, s, cfg, false), migrate.RunConfig{ChunkRows: 40})
			same(t, "after the run", dump(t, s), expected(t, f, after))
			if !rep.Identical || rep.Orphans != 0 {
				t.Errorf("report %+v", rep)
			}
			if again := plan(t, s, cfg, false); !again.NothingToDo {
				t.Error("a second run has something to do")
			}
			if got, err := open(t, s.DB).Verify(t.Context(), migrate.VerifyConfig{Column: orders}); err != nil || !got.Identical {
				t.Errorf("Verify: %+v, %v", got, err)
			}
			rep = run(t, plan(t, s, cfg, true), migrate.RunConfig{ChunkRows: 40})
			if !rep.Identical {
				t.Errorf("report of the undo %+v", rep)
			}
			same(t, "after the undo", dump(t, s), was)

			other := shop(t, f, after)
			cfg.Rewrite = tt.rewrite.Inverse()
			run(t, plan(t, other, cfg, false), migrate.RunConfig{ChunkRows: 40})
			same(t, "after the inverse", dump(t, other), was)
		})
	}
}

// What is in the order already is not put into it again, nor are two ids made one, nor is a column
// of another type rewritten.
func TestOrderedRewritesAreRefused(t *testing.T) {
	for _, tt := range orderedRewrites {
		t.Run(tt.rewrite.String(), func(t *testing.T) {
			f := forms[0]
			f.rewrite = tt.rewrite
			ids := timedIDs(40, tt.id)
			after := images(t, f, ids)
			skip := false
			refused := func(f form, ids []sqltype.UUID, want error, text string) error {
				t.Helper()
				s := shop(t, f, ids)
				was := dump(t, s)
				cfg := migrate.PlanConfig{Rewrite: tt.rewrite, Column: orders, SkipOthers: skip}
				_, err := open(t, s.DB).Plan(t.Context(), cfg)
				if !errors.Is(err, want) || !strings.Contains(fmt.Sprint(err), text) {
					t.Errorf("%s: %v, want %v with %q", f.name, err, want, text)
				}
				same(t, "after the refusal", dump(t, s), was)
				return err
			}
			for _, f := range forms[1:] {
				refused(f, ids, migrate.ErrRefused, "SQL Server's uniqueidentifier")
			}
			// What is all as a run makes it is nothing to do, whether its images have another version or
			// only look like those of one.
			for _, skips := range []bool{false, true} {
				s := shop(t, f, after)
				was := dump(t, s)
				cfg := migrate.PlanConfig{Rewrite: tt.rewrite, Column: orders, SkipOthers: skips}
				if pl := plan(t, s, cfg, false); !pl.NothingToDo {
					t.Errorf("skip %v: the images of a run are to be rewritten once more", skips)
				}
				same(t, "after the plan", dump(t, s), was)
			}
			if tt.of == 1 {
				return
			}
			// odd has a time behind, so that its image has one before, and its list would take both.
			odd := ids[7]
			for i := range 6 {
				odd[15-i] = ids[8][i]
			}
			both := images(t, f, []sqltype.UUID{odd})[0]
			refused(f, append(slices.Clone(ids), odd, both), migrate.ErrRefused, "two ids would be one")
			skip = true
			refused(f, append(append(slices.Clone(ids), after[:20]...), both), migrate.ErrRefused, "could be either")
		})
	}
}

// An undo tells by their time which ids came after the run.
func TestUndoOfLateOrderedIDs(t *testing.T) {
	tt := orderedRewrites[0]
	f := forms[0]
	f.rewrite = tt.rewrite
	s := shop(t, f, timedIDs(60, tt.id))
	cfg := migrate.PlanConfig{Rewrite: tt.rewrite, Column: orders}
	run(t, plan(t, s, cfg, false), migrate.RunConfig{})
	for i, id := range images(t, f, []sqltype.UUID{tt.id(time.Date(1985, 1, 1, 0, 0, 0, 0, time.UTC)), tt.id(time.Date(2025, 1, 1, 0, 0, 0, 0, time.UTC))}) {
		exec(t, s, "INSERT INTO dbo.orders VALUES (@p1, NULL, @p2)", f.stored(id), 1000+i)
	}
	before := cfg
	before.CreatedBefore = time.Date(1990, 1, 1, 0, 0, 0, 0, time.UTC)
	pl := plan(t, s, before, true)
	if pl.Columns[0].ToMove != 61 {
		t.Errorf("%d ids go back, want the 60 of the run and the one from before 1990", pl.Columns[0].ToMove)
	}
	run(t, pl, migrate.RunConfig{})
}
