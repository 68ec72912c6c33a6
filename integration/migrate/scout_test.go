package migrate_test

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"net/url"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// On PostgreSQL the end of the next chunk of several columns is looked for while one is
// written, by one session more; where there is none to be had, by the worker.
func TestTheNextChunkIsLookedForAhead(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	l.name = "PostgreSQL"
	l.exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, n integer NOT NULL)")
	l.exec(t, "INSERT INTO orders SELECT (lpad(to_hex(i * 50000), 8, '0') || '710011ee8000' || lpad(to_hex(i), 12, '0'))::uuid, i FROM generate_series(1, 20000) i")
	l.exec(t, "CREATE TABLE items (n integer PRIMARY KEY, order_id uuid NOT NULL REFERENCES orders (id))")
	l.exec(t, "INSERT INTO items SELECT 3 * n + k, id FROM orders, generate_series(0, 2) k")
	l.exec(t, "CREATE INDEX items_order ON items (order_id)")
	l.exec(t, "ANALYZE orders, items")
	l.exec(t, "CREATE TABLE was AS SELECT n, id AS old, (substr(h, 14, 3) || substr(h, 9, 4) || substr(h, 1, 5) || '6' || substr(h, 6, 3) || substr(h, 17))::uuid AS new "+
		"FROM (SELECT *, replace(id::text, '-', '') AS h FROM orders) x")
	want := func(what, column string) {
		t.Helper()
		if got := l.dump(t, "SELECT (SELECT count(*) FROM orders JOIN was USING (n) WHERE id = "+column+"), (SELECT count(*) FROM items i JOIN was w ON i.n / 3 = w.n WHERE order_id = "+column+")"); got[0] != "20000|60000" {
			t.Errorf("%s: %s ids are as they should be, want 20000|60000", what, got[0])
		}
	}
	role := fmt.Sprintf("sqluuid_one_%08x", rand.Uint32())
	l.exec(t, "CREATE ROLE "+role+" LOGIN CONNECTION LIMIT 1")
	t.Cleanup(func() {
		l.exec(t, "DROP OWNED BY "+role+" CASCADE")
		l.exec(t, "DROP ROLE "+role)
	})
	l.exec(t, "GRANT ALL ON ALL TABLES IN SCHEMA public TO "+role)
	l.exec(t, "DO $$ BEGIN EXECUTE format('GRANT CREATE ON DATABASE %I TO "+role+"', current_database()); END $$")
	few, err := url.Parse(l.url)
	if err != nil {
		t.Fatal(err)
	}
	few.User = url.User(role)

	for _, tt := range []struct {
		name    string
		url     string
		conns   int
		workers int
		want    bool
	}{
		{"one connection", few.String(), 0, 1, false}, // first, so that the record is its own
		{"room", l.url, 0, 1, true},
		{"a small pool", l.url, 4, 1, false},
		{"two workers", l.url, 0, 2, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			db, err := sql.Open("pgx", tt.url)
			if err != nil {
				t.Fatal(err)
			}
			defer db.Close()
			db.SetMaxOpenConns(tt.conns)
			p, err := migrate.NewPlanner(db, engine.PostgreSQL, migrate.PlannerConfig{Rewrite: migrate.V1ToV6, Column: migrate.ColumnName{Table: "orders", Column: "id"}})
			if err != nil {
				t.Fatal(err)
			}
			for _, step := range []struct {
				plan  func() (*migrate.Plan, error)
				after string
			}{
				{func() (*migrate.Plan, error) { return p.Plan(t.Context()) }, "new"},
				{func() (*migrate.Plan, error) { return p.PlanUndo(t.Context()) }, "old"},
			} {
				pl, err := step.plan()
				if err != nil {
					t.Fatal(err)
				}
				r, err := migrate.NewRunner(pl, migrate.RunnerConfig{Workers: tt.workers, ChunkRows: 2000})
				if err != nil {
					t.Fatal(err)
				}
				over, ahead := make(chan struct{}), make(chan bool)
				go func() {
					seen := false
					for {
						select {
						case <-over:
							ahead <- seen
							return
						case <-time.After(time.Millisecond):
						}
						var n int
						_ = l.db.QueryRow("SELECT count(*) FROM pg_stat_activity a, pg_stat_activity b WHERE a.datname = current_database() AND b.datname = a.datname AND a.pid <> b.pid " +
							"AND a.query LIKE 'SELECT k::text FROM%' AND b.query LIKE 'WITH s0%' AND b.state <> 'idle'").Scan(&n)
						seen = seen || n > 0
					}
				}()
				_, err = r.Run(t.Context())
				close(over)
				if got := <-ahead; tt.workers == 1 && got != tt.want {
					t.Errorf("another session looks for the next chunk: %v, want %v", got, tt.want)
				}
				if err != nil {
					t.Fatal(err)
				}
				want(step.after, step.after)
			}
		})
	}
}
