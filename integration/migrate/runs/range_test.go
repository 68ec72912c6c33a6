package runs_test

import (
	"fmt"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A chunk of a table without references updates all rows of a range that it has locked. A row that
// an application adds to the range meanwhile is in no record: the chunk is taken back, and the row
// is moved by another one, so that an undo knows it.
func TestARowThatComesIntoTheRangeOfAChunk(t *testing.T) {
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewLoneShop(t, l, 300)
		late := sqltype.MustParse("00000001-7000-11ee-8000-00000000abcd") // before all others
		var came atomic.Bool
		var retries atomic.Int64
		db := watched(t, l, func(query string) {
			update := strings.HasPrefix(query, "UPDATE `") &&
				strings.Contains(query, "`orders` SET `id` = UNHEX(")
			if update && came.CompareAndSwap(false, true) {
				l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s,300)", l.Lit(late)))
			}
		})
		m, err := migrate.Open(db, l.Profile)
		if err != nil {
			t.Fatal(err)
		}
		before := s.LoneRows(t)
		pl, err := m.Plan(t.Context(), migrate.PlanConfig{Rewrite: migrate.V1ToV6,
			Column: migrate.ColumnName{Table: "orders", Column: "id"}})
		if err != nil {
			t.Fatal(err)
		}
		rep, err := m.Run(t.Context(), pl, migrate.RunConfig{ChunkRows: 100, OnEvent: func(e migrate.Event) {
			if e.Kind == migrate.Waiting && strings.Contains(e.Note, "other rows than it had locked") {
				retries.Add(1)
			}
		}})
		if err != nil {
			t.Fatal(err)
		}
		if !came.Load() {
			t.Fatal("no chunk updated a range")
		}
		if rep.MovedValues != 301 || retries.Load() == 0 {
			t.Errorf("%d values were moved with %d retries, want 301 with at least one", rep.MovedValues,
				retries.Load())
		}
		s.Orders = append(s.Orders, late)
		lab.Same(t, "after the run", s.LoneRows(t), s.LoneExpected())
		lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
		lab.Same(t, "after the undo", s.LoneRows(t), append(before, fmt.Sprintf("300|%x", late[:])))
	})
}
