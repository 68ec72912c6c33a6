package migrate

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/engines"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
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
		{"large tables", []int64{10_000_000, 20_000_000, 4_000_000}, 50_000, []int64{500_000, 1_200_000}, 50_000},
		{"in between", []int64{400_000, 100_000, 0}, 50_000, []int64{20_000, 10_000}, 20_000},
		{"smaller chunks", []int64{400_000, 100_000, 0}, 2000, []int64{20_000, 10_000}, 2000},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d, err := engines.For(engine.PostgreSQL)
			if err != nil {
				t.Fatal(err)
			}
			r := &runner{d: d, cfg: RunConfig{Vacuum: true, ChunkRows: tt.chunk}, pl: &Plan{class: &sqlgen.Class{}}, perColumn: []int64{1, 20, 300}}
			for i, col := range []sqlgen.Column{{Ref: orders, Name: "id"}, {Ref: items, Name: "order"}, {Ref: items, Name: "previous"}} {
				r.pl.class.Columns = append(r.pl.class.Columns, col)
				r.pl.Columns = append(r.pl.Columns, PlanColumn{ToMove: tt.toMove[i]})
			}
			r.vacuum = r.newVacuum()
			var every, moved []int64
			for _, table := range r.vacuum.tables {
				every, moved = append(every, table.every), append(moved, r.vacuum.moved(table))
			}
			if !slices.Equal(every, tt.every) || !slices.Equal(moved, []int64{1, 320}) || r.mostRows() != tt.most {
				t.Errorf("after %v values each, want %v; %v moved; chunks of %d rows, want %d", every, tt.every, moved, r.mostRows(), tt.most)
			}
			if r.cfg.Vacuum = false; r.newVacuum() != nil {
				t.Error("it is there without having been asked for")
			}
		})
	}
}

// An engine without the abilities refuses them by name.
func TestEnginesWithNothingToReclaim(t *testing.T) {
	for _, p := range []engine.Profile{engine.PostgreSQL, engine.MySQL, engine.MariaDB, engine.MariaDBUUID, engine.SQLite, engine.SQLServer} {
		d, err := engines.For(p)
		if err != nil {
			t.Fatal(err)
		}
		_, able := d.(dialect.Vacuumer)
		pl := &Plan{d: d}
		err = pl.reclaims(RunConfig{Vacuum: true})
		switch {
		case able && err != nil:
			t.Errorf("%s, --vacuum: %v", p.Name(), err)
		case able:
			continue
		case !errors.Is(err, ErrRefused), !errors.Is(err, errors.ErrUnsupported),
			!strings.Contains(err.Error(), "--vacuum"), !strings.Contains(err.Error(), p.Name()):
			t.Errorf("%s, --vacuum: %v", p.Name(), err)
		}
		if _, err := pl.reindexer(t.Context(), nil); !errors.Is(err, errors.ErrUnsupported) {
			t.Errorf("%s, finish --reindex: %v", p.Name(), err)
		}
		if err := pl.reclaims(RunConfig{}); err != nil {
			t.Errorf("%s: %v", p.Name(), err)
		}
	}
}
