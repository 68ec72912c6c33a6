package statetest

import (
	"testing"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// The chunks of a hastened session need not wait for the disk; what comes after
// Settle does, and so does a session that was not hastened. What a session has taken
// of memory is given back.
func TestSettle(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		asks, ok := map[engine.Profile]struct{ query, before, hastened string }{
			engine.PostgreSQL: {"SHOW synchronous_commit", "on", "off"},
			engine.SQLite:     {"PRAGMA main.cache_size", "-2000", "-10240"},
		}[l.D.Profile()]
		if !ok {
			t.Skip("there is no such setting for a session")
		}
		if l.D.Profile() == engine.PostgreSQL { // the test's database has it off
			if _, err := l.db.Exec(`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I RESET synchronous_commit',
				current_database()); END $$`); err != nil {
				t.Fatal(err)
			}
			l.db.SetMaxIdleConns(0) // connections that were open before do not know it
		}
		s := l.session(t)
		defer s.Close()
		for _, step := range []struct {
			name string
			do   func() error
			want string
		}{
			{"at first", func() error { return nil }, asks.before},
			{"hastened", func() error { return s.Hasten(t.Context()) }, asks.hastened},
			{"settled", func() error { return s.Settle(t.Context()) }, asks.before},
		} {
			var got string
			if err := step.do(); err != nil {
				t.Fatal(err)
			}
			if err := s.QueryRowContext(t.Context(), asks.query).Scan(&got); err != nil || got != step.want {
				t.Errorf("%s: %s is %q, %v; want %q", step.name, asks.query, got, err, step.want)
			}
		}
	})
}
