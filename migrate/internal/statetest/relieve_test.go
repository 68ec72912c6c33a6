package statetest

import (
	"testing"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A session that has let SQLite's log grow lets it be written back when there is no
// room, and grow no more than it would have without. Nothing else can be relieved.
func TestRelieve(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		s := l.session(t)
		defer s.Close()
		number := func(q string) (n int) {
			t.Helper()
			if err := s.QueryRowContext(t.Context(), q).Scan(&n); err != nil {
				t.Fatalf("%s: %v", q, err)
			}
			return n
		}
		if s.Relieve(t.Context()) {
			t.Error("a session without a log is relieved")
		}
		if l.D.Profile() != engine.SQLite {
			return
		}
		for _, q := range []string{"PRAGMA journal_mode = WAL", "CREATE TABLE x (b blob)", "INSERT INTO x WITH RECURSIVE g (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM g WHERE i < 2000) SELECT randomblob(4000) FROM g"} {
			if _, err := s.ExecContext(t.Context(), q); err != nil {
				t.Fatalf("%s: %v", q, err)
			}
		}
		usual, pages := number("PRAGMA wal_autocheckpoint"), number("PRAGMA page_count")
		if err := s.Hasten(t.Context()); err != nil {
			t.Fatal(err)
		}
		if got := number("PRAGMA wal_autocheckpoint"); got <= usual || got > 2*pages {
			t.Errorf("the log of a file of %d pages may have %d, usually %d", pages, got, usual)
		}
		if _, err := s.ExecContext(t.Context(), "UPDATE x SET b = randomblob(4000)"); err != nil {
			t.Fatal(err)
		}
		if !s.Relieve(t.Context()) {
			t.Error("a session with a log is not relieved")
		}
		if got := number("PRAGMA wal_autocheckpoint"); got != usual {
			t.Errorf("the log may have %d pages afterwards, want %d", got, usual)
		}
		// What follows a log that was written back begins it anew.
		if _, err := s.ExecContext(t.Context(), "DELETE FROM x WHERE rowid = 1"); err != nil {
			t.Fatal(err)
		}
		var busy, log, done int
		if err := s.QueryRowContext(t.Context(), "PRAGMA wal_checkpoint(PASSIVE)").Scan(&busy, &log, &done); err != nil || log > 50 {
			t.Errorf("the log has %d pages, %v, want it begun anew", log, err)
		}
	})
}
