package statetest

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/engines"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A lab is a database of the test's own.
type lab struct {
	state.SQL
	db *sql.DB
}

// eachLab runs f on every engine. name is that of the database, "" for any.
func eachLab(t *testing.T, name string, f func(t *testing.T, l *lab)) {
	for _, e := range []struct {
		p engine.Profile
		s dbtest.Server
	}{
		{engine.SQLite, dbtest.SQLite}, {engine.PostgreSQL, dbtest.Postgres},
		{engine.MariaDB, dbtest.MariaDB}, {engine.MySQL, dbtest.MySQL},
	} {
		t.Run(e.p.Name(), func(t *testing.T) {
			t.Parallel()
			d, err := engines.For(e.p)
			if err != nil {
				t.Fatal(err)
			}
			own := name
			if own == "" {
				own = fmt.Sprintf("sqluuid_state_%08x", rand.Uint32())
			}
			_, db := e.s.OwnNamed(t, own)
			f(t, &lab{state.SQL{D: d}, db})
		})
	}
}

// eachInnoDB runs f on MariaDB and on MySQL.
func eachInnoDB(t *testing.T, f func(t *testing.T, d dialect.Dialect, db *sql.DB)) {
	for _, e := range []struct {
		p engine.Profile
		s dbtest.Server
	}{{engine.MariaDB, dbtest.MariaDB}, {engine.MySQL, dbtest.MySQL}} {
		t.Run(e.p.Name(), func(t *testing.T) {
			d, err := engines.For(e.p)
			if err != nil {
				t.Fatal(err)
			}
			_, db := e.s.Own(t)
			f(t, d, db)
		})
	}
}

func (l *lab) exec(t *testing.T, query string) {
	t.Helper()
	if _, err := l.db.Exec(query); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
}

// session opens a session that ends with the test.
func (l *lab) session(t *testing.T) *dialect.Session {
	t.Helper()
	s, err := l.D.Open(t.Context(), l.db)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// create makes the state tables.
func (l *lab) create(t *testing.T) {
	t.Helper()
	s := l.session(t)
	defer s.Close()
	made, err := l.Create(t.Context(), s)
	if err != nil || !made {
		t.Fatalf("making the tables: made %v, %v", made, err)
	}
}

// tables lists all tables, as they are written in a statement.
func (l *lab) tables(t *testing.T) (out []string) {
	t.Helper()
	query := map[engine.Profile]string{
		engine.SQLite:     "SELECT 'main.\"' || name || '\"' FROM sqlite_master WHERE type = 'table' ORDER BY 1",
		engine.PostgreSQL: "SELECT '\"' || schemaname || '\".\"' || tablename || '\"' FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1",
		engine.MariaDB:    "SELECT CONCAT('`', TABLE_NAME, '`') FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() ORDER BY 1",
		engine.MySQL:      "SELECT CONCAT('`', TABLE_NAME, '`') FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() ORDER BY 1",
	}[l.D.Profile()]
	out, err := dialect.Names(t.Context(), l.db, sqlgen.Statement{SQL: query})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// schemas counts the schemas of the state's name, where there are any.
func (l *lab) schemas(t *testing.T) (n int) {
	t.Helper()
	if l.D.Profile() != engine.PostgreSQL {
		return 0
	}
	if err := l.db.QueryRow("SELECT count(*) FROM pg_namespace WHERE nspname = 'sqluuid'").Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

// insert opens a run with so many ranges and returns it.
func (l *lab) insert(t *testing.T, run state.Run, ranges int) state.Run {
	t.Helper()
	s := l.session(t)
	defer s.Close()
	tx, err := s.DoBegin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback()
	made, err := l.Insert(t.Context(), tx, run)
	if err != nil {
		t.Fatal(err)
	}
	if err := l.SetRanges(t.Context(), tx, made.ID, make([]state.Range, ranges)); err != nil {
		t.Fatal(err)
	}
	if err := tx.Commit(); err != nil {
		t.Fatal(err)
	}
	got, err := l.Get(t.Context(), l.db, made.ID)
	if err != nil {
		t.Fatal(err)
	}
	if got.Seq != made.Seq || !got.StartedAt.Equal(made.StartedAt) {
		t.Fatalf("written %+v, read back %+v", made, got)
	}
	return got
}

// aRun is a run as a plan makes it.
func aRun(class string) state.Run {
	return state.Run{
		Rewrite: "v1-to-v6", Columns: []string{class + ".id"}, ClassHash: class, PlanHash: "plan of " + class, Status: state.Running, OnMismatch: "fail", Total: 10,
		Before: state.Before{Columns: map[string]state.BeforeColumn{class + ".id": {Rows: 10, Now: "a", Then: "b"}}, Orphans: map[string]int64{}},
	}
}
