package migrate_test

import (
	"database/sql"
	"testing"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib" // registers pgx

	"github.com/sqluuid/sqluuid/migrate"
)

// While chunks are written another connection keeps PostgreSQL's WAL writer awake, not
// in a pool that has none to spare.
func TestTheWALWriterIsKeptAwake(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	l.name = "PostgreSQL"
	level := l.sql(t, "SELECT current_setting('wal_level')")
	s := newShop(t, l, 4000, false)
	for _, tt := range []struct {
		name  string
		conns int
		want  bool
	}{
		{"room in the pool", 0, level != "logical"},
		{"a full pool", 3, false},
	} {
		db, err := sql.Open("pgx", l.url)
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		db.SetMaxOpenConns(tt.conns)
		var nudged int
		for _, verb := range []string{"rewrite", "undo"} {
			cfg := migrate.PlannerConfig{Rewrite: migrate.V1ToV6, Column: migrate.ColumnName{Table: "orders", Column: "id"}}
			p, err := migrate.NewPlanner(db, l.p, cfg)
			if err != nil {
				t.Fatal(err)
			}
			plan := p.Plan
			if verb == "undo" {
				plan = p.PlanUndo
			}
			pl, err := plan(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			r, err := migrate.NewRunner(pl, migrate.RunnerConfig{Workers: 2, ChunkRows: 50, ChunkTime: 50 * time.Millisecond, OnEvent: func(e migrate.Event) {
				var n int
				if e.Kind != migrate.Chunk {
					return
				}
				if err := l.db.QueryRow("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%pg_logical_emit_message%'").Scan(&n); err != nil {
					t.Error(err)
				}
				nudged = max(nudged, n)
			}})
			if err != nil {
				t.Fatal(err)
			}
			if _, err := r.Run(t.Context()); err != nil {
				t.Fatalf("%s: %s: %v", tt.name, verb, err)
			}
			if verb == "rewrite" {
				s.check(t, "after v1-to-v6", s.expected())
			}
		}
		if got := nudged > 0; got != tt.want || nudged > 1 {
			t.Errorf("%s: %d connections keep the WAL writer awake, want any: %v", tt.name, nudged, tt.want)
		}
		db.Close()
	}
}
