//go:build linux

package crash_test

import (
	"database/sql"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/ledger"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/internal/seedtest"
)

// TestACutOverOnInnoDBThatIsKilled kills the server in the middle of the message of a cut-over, there
// and back: in the exchange of names, among the triggers, and behind them. Programs that follow wait
// or are told, the same command completes it, and nothing is lost.
func TestACutOverOnInnoDBThatIsKilled(t *testing.T) {
	atNight(t)
	for name, make := range map[string]func(*testing.T, string) *node{"MariaDB": newMariaDB, "MySQL": newMySQL} {
		t.Run(name, func(t *testing.T) {
			s := &twinShop{t: t, server: make(t, folder(t))}
			s.url = s.server.url("root")
			watch := s.follow()
			for _, query := range strings.Split(ledger.InnoDBSchema(500), ";\n") {
				if _, err := watch.Exec(query); err != nil {
					t.Fatal(err)
				}
			}
			s.writers = ledger.Start(t, s.url, 2)
			s.writers.Excused = append(s.writers.Excused, ledger.NoAnswer, ledger.Half, "1053")
			s.must("text-to-binary", "--type", "binary(16)")
			r := seedtest.Rand(t)
			var back []string
			inside := 0
			for i := range 9 {
				at := []string{"ALTER TABLE%CHANGE%", "CREATE TRIGGER%", "DROP TRIGGER%"}[i%3]
				p := start(t, s.args("cutover", back...)...)
				if s.reaches(watch, p, at, r.IntN(2)) {
					inside++
				}
				s.server.kill(t)
				s.server.start(t)
				if !p.ends(limit) {
					t.Fatalf("%s: the cut-over does not end: %v", at, p)
				}
				t.Logf("killed at %s: exit %d; %s", at, p.code(), p.said())
				watch = s.follow()
				s.must("cutover", back...)
				s.writers.Compare(t, "behind a kill at "+at)
				s.must("verify")
				if back == nil {
					back = []string{"--back"}
				} else {
					back = nil
				}
			}
			if inside < 5 {
				t.Errorf("%d kills came within the message", inside)
			}
			if back != nil {
				s.must("cutover", back...)
			}
			s.must("undo")
			s.writers.Stop(t)
		})
	}
}

// follow opens a session that shows itself as one that follows.
func (s *twinShop) follow() *sql.DB {
	s.t.Helper()
	db, err := dbtest.Open(s.url)
	if err != nil {
		s.t.Fatal(err)
	}
	s.t.Cleanup(func() { db.Close() })
	db.SetMaxOpenConns(1)
	if _, err := db.Exec("DO GET_LOCK(CONCAT('sqluuid_follow_', CONNECTION_ID()), 0)"); err != nil {
		s.t.Fatal(err)
	}
	return db
}

// reaches waits until the server runs a statement like a pattern, after so many others like it. It
// reports false when the command has ended before.
func (s *twinShop) reaches(watch *sql.DB, p *process, pattern string, after int) bool {
	sessions := "information_schema.PROCESSLIST"
	if s.server.name == "MySQL" {
		sessions = "performance_schema.processlist"
	}
	for last := ""; ; {
		select {
		case <-p.done:
			return false
		default:
		}
		var text string
		err := watch.QueryRow("SELECT LEFT(INFO, 200) FROM " + sessions + " WHERE INFO LIKE '" + pattern + "' AND ID <> CONNECTION_ID()").Scan(&text)
		switch {
		case err != nil || text == last:
			time.Sleep(time.Millisecond)
		case after > 0:
			last = text
			after--
		default:
			return true
		}
	}
}
