package statetest

import (
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// What wakes PostgreSQL's WAL writer runs, and is left out where each one would stand in
// a log.
func TestNudge(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		d, ok := l.D.(dialect.Nudger)
		if ok != (l.D.Profile() == engine.PostgreSQL) {
			t.Fatalf("%s is one that is nudged: %v", l.D.Profile().Name(), ok)
		}
		if !ok {
			return
		}
		s := l.session(t)
		defer s.Close()
		exec := func(q string) {
			t.Helper()
			if _, err := s.ExecContext(t.Context(), q); err != nil {
				t.Fatalf("%s: %v", q, err)
			}
		}
		nudge := func() dialect.Nudge {
			t.Helper()
			n, err := d.Nudge(t.Context(), s)
			if err != nil {
				t.Fatal(err)
			}
			return n
		}
		logs := []struct{ name, off, on string }{
			{"log_duration", "off", "on"},
			{"log_statement", "none", "all"},
			{"log_min_duration_statement", "-1", "0"},
			{"log_min_duration_sample", "-1", "0"},
			{"log_transaction_sample_rate", "0", "0.5"},
			{"log_statement_stats", "off", "on"},
			{"log_parser_stats", "off", "on"},
			{"log_planner_stats", "off", "on"},
			{"log_executor_stats", "off", "on"},
		}
		set := func(name, value string) {
			t.Helper()
			exec("SET " + name + " = '" + value + "'")
		}
		for _, g := range logs {
			set(g.name, g.off)
		}
		var level string
		if err := s.QueryRowContext(t.Context(), "SELECT current_setting('wal_level')").Scan(&level); err != nil {
			t.Fatal(err)
		}
		n := nudge()
		if level == "logical" {
			if n != (dialect.Nudge{}) {
				t.Errorf("with wal_level = logical there is %+v", n)
			}
			return
		}
		if n.Every == 0 {
			t.Fatal("there is none where no log would have it")
		}
		exec(n.SQL)
		for _, g := range logs {
			set(g.name, g.on)
			if n := nudge(); n != (dialect.Nudge{}) {
				t.Errorf("with %s = %s there is %+v", g.name, g.on, n)
			}
			set(g.name, g.off)
		}
		if got := nudge(); got != n {
			t.Errorf("it is %+v at last, and was %+v", got, n)
		}
	})
}
