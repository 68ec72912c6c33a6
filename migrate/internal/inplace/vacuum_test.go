package inplace

import (
	"slices"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/engines"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A table is due after a twentieth of its values, whose number bounds the chunks.
func TestTheShareThatIsVacuumedAtATime(t *testing.T) {
	orders, items := sqlgen.Ref{Schema: "s", Table: "orders"}, sqlgen.Ref{Schema: "s", Table: "items"}
	for _, tt := range []struct {
		name   string
		toMove []int64 // of orders.id, items.order, items.previous
		chunk  int
		every  []int64
		most   int
	}{
		{"small tables", []int64{100, 100, 100}, 50_000, []int64{10_000, 10_000}, 10_000},
		{"large tables", []int64{10_000_000, 20_000_000, 4_000_000}, 50_000,
			[]int64{500_000, 1_200_000}, 50_000},
		{"in between", []int64{400_000, 100_000, 0}, 50_000, []int64{20_000, 10_000}, 20_000},
		{"smaller chunks", []int64{400_000, 100_000, 0}, 2000, []int64{20_000, 10_000}, 2000},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d, err := engines.For(engine.PostgreSQL)
			if err != nil {
				t.Fatal(err)
			}
			j := &Job{Vacuum: true, ChunkRows: tt.chunk,
				Part: &run.Part{D: d, Class: &sqlgen.Class{}, Brake: &throttle.Brake{},
					S: &dialect.Session{}}}
			for i, col := range []sqlgen.Column{{Ref: orders, Name: "id"},
				{Ref: items, Name: "order"}, {Ref: items, Name: "previous"}} {
				j.Class.Columns = append(j.Class.Columns, col)
				j.Readings = append(j.Readings, check.Reading{Moves: tt.toMove[i]})
			}
			j.Prepare()
			j.Count([]int64{1, 20, 300})
			var every, moved []int64
			for _, table := range j.vacuumTables {
				every, moved = append(every, table.every), append(moved, j.movedValues(table))
			}
			most := j.mostRows()
			if !slices.Equal(every, tt.every) || !slices.Equal(moved, []int64{1, 320}) ||
				most != tt.most {
				t.Errorf("after %v values each, want %v; %v moved; chunks of %d rows, want %d",
					every, tt.every, moved, most, tt.most)
			}
			if j.Vacuum = false; j.toVacuum() != nil {
				t.Error("it is there without having been asked for")
			}
		})
	}
}
