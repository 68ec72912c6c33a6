package statetest

import (
	"os"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Between its transactions a hastened session copies SQLite's log into the file, so
// that no commit has to, and does not touch a log that others look after. Its commits
// need not wait for the disk until it is settled.
func TestBetween(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		s := l.session(t)
		defer s.Close()
		if l.D.Profile() != engine.SQLite {
			s.Between(t.Context()) // nothing is due
			return
		}
		exec := func(q string) {
			t.Helper()
			if _, err := s.ExecContext(t.Context(), q); err != nil {
				t.Fatalf("%s: %v", q, err)
			}
		}
		number := func(q string) (n int) {
			t.Helper()
			if err := s.QueryRowContext(t.Context(), q).Scan(&n); err != nil {
				t.Fatalf("%s: %v", q, err)
			}
			return n
		}
		// log is how many pages the log has, and checkpoints it.
		log := func() (pages int) {
			t.Helper()
			var busy, done int
			if err := s.QueryRowContext(t.Context(), "PRAGMA wal_checkpoint(PASSIVE)").Scan(&busy, &pages, &done); err != nil {
				t.Fatal(err)
			}
			return pages
		}
		exec("PRAGMA journal_mode = WAL")
		exec("PRAGMA synchronous = FULL")
		exec("CREATE TABLE x (b blob)")
		exec("INSERT INTO x WITH RECURSIVE g (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM g WHERE i < 3000) SELECT randomblob(4000) FROM g")
		log()
		chunks := func() {
			for range 12 {
				exec("UPDATE x SET b = randomblob(4000) WHERE rowid % 3 = 0") // about 1000 pages
				s.Between(t.Context())
			}
		}
		hasten := func() {
			t.Helper()
			if err := s.Hasten(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		settle := func() {
			t.Helper()
			if err := s.Settle(t.Context()); err != nil {
				t.Fatal(err)
			}
			if got := number("PRAGMA synchronous"); got != 2 {
				t.Errorf("synchronous is %d when it is settled, want 2", got)
			}
		}

		hasten()
		most := number("PRAGMA wal_autocheckpoint")
		if got := number("PRAGMA synchronous"); got != 1 {
			t.Errorf("synchronous is %d in a hastened session, want 1", got)
		}
		chunks()
		var file string
		if err := s.QueryRowContext(t.Context(), "SELECT file FROM pragma_database_list WHERE name = 'main'").Scan(&file); err != nil {
			t.Fatal(err)
		}
		switch wal, err := os.Stat(file + "-wal"); {
		case err != nil:
			t.Fatal(err)
		case wal.Size() >= int64(most)*4096:
			t.Errorf("the log has had %d bytes, so that a commit has copied it into the file; want fewer than %d pages", wal.Size(), most)
		}
		settle()

		exec("PRAGMA wal_autocheckpoint = 0") // somebody else does it
		hasten()
		chunks()
		if got := log(); got < 12_000 {
			t.Errorf("the log has %d pages: it was checkpointed where that was switched off", got)
		}
		settle()
	})
}
