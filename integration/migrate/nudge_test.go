package migrate_test

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"net/url"
	"strings"
	"testing"
	"time"

	_ "github.com/jackc/pgx/v5/stdlib" // registers pgx

	"github.com/sqluuid/sqluuid/migrate"
)

// nudgedRun runs a plan with two workers, and returns how many connections kept the
// server's WAL writer awake at the most. seen is called when there is one.
func nudgedRun(t *testing.T, l *lab, db *sql.DB, undo bool, seen func()) (most int) {
	t.Helper()
	p, err := migrate.NewPlanner(db, l.p, migrate.PlannerConfig{Rewrite: migrate.V1ToV6, Column: migrate.ColumnName{Table: "orders", Column: "id"}})
	if err != nil {
		t.Fatal(err)
	}
	plan := p.Plan
	if undo {
		plan = p.PlanUndo
	}
	pl, err := plan(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	r, err := migrate.NewRunner(pl, migrate.RunnerConfig{Workers: 2, ChunkRows: 50, ChunkTime: 50 * time.Millisecond, OnEvent: func(e migrate.Event) {
		if e.Kind != migrate.Chunk {
			return
		}
		var n int
		if err := l.db.QueryRow("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SELECT pg_logical_emit_message%'").Scan(&n); err != nil {
			t.Error(err)
		}
		if most = max(most, n); n > 0 {
			seen()
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := r.Run(t.Context()); err != nil {
		t.Fatalf("undo %v: %v", undo, err)
	}
	return most
}

// While chunks are written another connection keeps PostgreSQL's WAL writer awake: not
// in a pool that has none to spare, nor where that would fill a log. When it is lost, the
// run goes on.
func TestTheWALWriterIsKeptAwake(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	l.name = "PostgreSQL"
	if level := l.dump(t, "SELECT current_setting('wal_level')")[0]; level == "logical" {
		t.Skip("wal_level is logical: somebody could decode what wakes the WAL writer, so that nothing does")
	}
	quiet := []string{"log_statement", "none", "log_min_duration_statement", "-1", "log_duration", "off"}
	s := newShop(t, l, 4000, false)
	for _, tt := range []struct {
		name  string
		conns int
		set   []string // what beside quiet
		want  bool
		lose  bool
	}{
		{name: "room in the pool", want: true},
		{name: "it is lost", want: true, lose: true},
		{name: "a full pool", conns: 4},
		{name: "a log of durations", set: []string{"log_duration", "on"}},
		{name: "a log of statements", set: []string{"log_statement", "all"}},
		{name: "a log of slow statements, which all are", set: []string{"log_min_duration_statement", "0"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			set := append(append([]string(nil), quiet...), tt.set...)
			for i := 0; i < len(set); i += 2 {
				l.exec(t, fmt.Sprintf("DO $$ BEGIN EXECUTE format('ALTER DATABASE %%I SET %s = %q', current_database()); END $$", set[i], set[i+1]))
			}
			db, err := sql.Open("pgx", l.url)
			if err != nil {
				t.Fatal(err)
			}
			defer db.Close()
			db.SetMaxOpenConns(tt.conns)
			seen := func() {
				if tt.lose {
					l.exec(t, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SELECT pg_logical_emit_message%'")
				}
			}
			most := nudgedRun(t, l, db, false, seen)
			s.check(t, "after v1-to-v6", s.expected())
			most = max(most, nudgedRun(t, l, db, true, seen))
			if got := most > 0; got != tt.want || most > 1 {
				t.Errorf("%d connections keep the WAL writer awake, want any: %v", most, tt.want)
			}
		})
	}
}

// A role that may have as many connections as there are workers has none to spare: the
// workers get theirs.
func TestTheWALWriterIsLeftAloneForWantOfConnections(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	l.name = "PostgreSQL"
	s := newShop(t, l, 1000, false)
	role := fmt.Sprintf("sqluuid_few_%08x", rand.Uint32())
	l.exec(t, "CREATE ROLE "+role+" LOGIN CONNECTION LIMIT 2")
	t.Cleanup(func() {
		l.exec(t, "DROP OWNED BY "+role+" CASCADE")
		l.exec(t, "DROP ROLE "+role)
	})
	l.exec(t, "GRANT ALL ON ALL TABLES IN SCHEMA public TO "+role)
	l.exec(t, "DO $$ BEGIN EXECUTE format('GRANT CREATE ON DATABASE %I TO "+role+"', current_database()); END $$")
	u, err := url.Parse(l.url)
	if err != nil {
		t.Fatal(err)
	}
	u.User = url.User(role)
	db, err := sql.Open("pgx", u.String())
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for range 3 {
		nudgedRun(t, l, db, false, func() {})
		s.check(t, "after v1-to-v6", s.expected())
		nudgedRun(t, l, db, true, func() {})
	}
	if err := db.Close(); err != nil { // its idle ones count too
		t.Fatal(err)
	}
	got := run(t, migrateArgs("v1-to-v6", "--database", u.String(), "--column", "orders.id", "--yes", "--workers", "3")...)
	if got.code != 1 || !strings.Contains(got.err, "take fewer workers (--workers") {
		t.Errorf("three workers for two connections: exit %d: %s", got.code, got.err)
	}
	mustRun(t, migrateArgs("v1-to-v6", "--database", u.String(), "--column", "orders.id", "--yes", "--workers", "2")...)
	s.check(t, "after going on with two workers", s.expected())
}
