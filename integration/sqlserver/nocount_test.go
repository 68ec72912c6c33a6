//go:build cgo

package sqlserver_test

import (
	"database/sql"
	"testing"

	"github.com/sqluuid/sqluuid/migrate"
)

// A run does not believe a session's count of rows: NOCOUNT may have been set by others, and a
// session keeps it. A class that fits into one chunk, and one that does not.
func TestNoCountDecidesNothing(t *testing.T) {
	for _, n := range []int{5, 100} {
		f := forms[1]
		ids := newIDs(n, f.of)
		s := shop(t, f, ids)
		was, want := dump(t, s), expected(t, f, images(t, f, ids))
		db, err := sql.Open("sqlserver", s.url(t))
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		s.set(func(c *conn) { c.noCount = true })
		through := &standin{DB: db}
		cfg := migrate.PlanConfig{Rewrite: f.rewrite, Column: orders}
		if rep := run(t, plan(t, through, cfg, false), migrate.RunConfig{ChunkRows: 40}); !rep.Identical {
			t.Errorf("report %+v", rep)
		}
		same(t, "after the run", dump(t, s), want)
		run(t, plan(t, through, cfg, true), migrate.RunConfig{ChunkRows: 40})
		same(t, "after the undo", dump(t, s), was)
		if _, err := open(t, db).Finish(t.Context(), migrate.FinishConfig{Column: orders}); err != nil {
			t.Error(err)
		}
	}
}
