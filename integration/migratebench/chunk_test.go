package migratebench

import (
	"database/sql"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/recorder"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// The parts of a chunk, in the order of their columns.
const (
	isLock = iota
	isUpdate
	isRecord
	isCommit
	isOther
	parts
)

// partOf says what a statement of a chunk is for.
func partOf(e recorder.Entry) int {
	isOurs := strings.Contains(e.Text, "migration")
	switch {
	case e.Kind == recorder.Commit, strings.HasPrefix(e.Text, "COMMIT"):
		return isCommit
	case strings.Contains(e.Text, "migration_journal"):
		return isRecord
	case !isOurs && strings.Contains(e.Text, "UPDATE") && strings.Contains(e.Text, " SET "):
		return isUpdate
	case !isOurs && strings.Contains(e.Text, "SELECT"):
		return isLock
	}
	return isOther
}

// TestBenchChunks says where the time of a chunk goes, by a driver that takes the time of each
// statement.
func TestBenchChunks(t *testing.T) {
	if os.Getenv("SQLUUID_BENCH_MIGRATE") == "" {
		t.Skip("it takes minutes; make bench-migrate runs it")
	}
	rows := number(t, "SQLUUID_BENCH_ROWS", 1_000_000)
	text := "\n| engine | what | chunks | a chunk | list and lock | update | record | commit | " +
		"other statements | between them |\n|---|---|---:|---:|---:|---:|---:|---:|---:|---:|\n"
	for _, e := range []struct {
		name    string
		open    func(*testing.T) *lab
		profile engine.Profile
		dsn     func(testing.TB, string) string
	}{
		{"PostgreSQL", postgresLab, engine.PostgreSQL, func(_ testing.TB, url string) string { return url }},
		{"MariaDB", mariaDBLab, engine.MariaDB, dbtest.MySQLDSN},
		{"MySQL", mySQLLab, engine.MySQL, dbtest.MySQLDSN},
		{"SQLite", sqliteLab, engine.SQLite, func(_ testing.TB, url string) string {
			return "file:" + strings.TrimPrefix(url, "sqlite:") + "?mode=rw&_busy_timeout=2000"
		}},
	} {
		if !named(e.name) {
			continue
		}
		l := e.open(t)
		l.fill(t, rows)
		for i, what := range []string{"no references", "one child table", "its undo"} {
			if i < 2 {
				l.fresh(t, i == 1)
			}
			log := &recorder.Log{}
			parent, err := recorder.Open(l.db.Driver(), e.dsn(t, l.url))
			if err != nil {
				t.Fatal(err)
			}
			db := sql.OpenDB(recorder.Wrap(parent, log))
			text += chunksOf(t, db, e.profile, log, i == 2, "| "+l.name+" | "+what+" |")
			db.Close()
		}
	}
	text = madeWith("", rows, 1) + text
	if into := os.Getenv("SQLUUID_BENCH_INTO"); into != "" {
		if err := replaceTables(into, "chunks", text); err != nil {
			t.Fatal(err)
		}
		return
	}
	t.Log("\n" + text)
}

// chunksOf runs one rewrite, or its undo, and returns a line of the table.
func chunksOf(t *testing.T, db *sql.DB, p engine.Profile, log *recorder.Log, undo bool, head string) string {
	t.Helper()
	m, err := migrate.Open(db, p)
	if err != nil {
		t.Fatal(err)
	}
	column, err := migrate.ParseColumn("orders.id")
	if err != nil {
		t.Fatal(err)
	}
	pl, err := m.Plan(t.Context(), migrate.PlanConfig{Rewrite: migrate.V1ToV6, Column: column, Undo: undo})
	if err != nil {
		t.Fatal(err)
	}
	var took [parts]time.Duration
	var began time.Time
	var whole time.Duration // with the time between chunks
	chunks, from := 0, 0
	_, err = m.Run(t.Context(), pl, migrate.RunConfig{OnEvent: func(ev migrate.Event) {
		switch ev.Kind {
		case migrate.Started:
			began, from = time.Now(), len(log.Entries())
		case migrate.Chunk:
			chunks++
			whole = time.Since(began)
			for _, e := range log.Entries()[from:] {
				took[partOf(e)] += e.Took
				from++
			}
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	ms := func(d time.Duration) string {
		return fmt.Sprintf(" %.1f ms |", d.Seconds()*1000/float64(chunks))
	}
	line, rest := head+fmt.Sprintf(" %d |", chunks)+ms(whole), whole
	for _, d := range took {
		line += ms(d)
		rest -= d
	}
	return line + ms(rest) + "\n"
}
