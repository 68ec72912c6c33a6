package twins_test

import (
	"database/sql"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"

	"github.com/sqluuid/sqluuid/integration/ledger"
	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/integration/programs"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/follow"
)

// TestACutOverGivesUp keeps a transaction open that follows. The cut-over holds three times, for ten
// seconds in all, and names the session. Afterwards nothing has changed.
func TestACutOverGivesUp(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, ledger.Schema(100))
	aside(t, l)
	lab.MustRun(t, twins(l)...)
	config, err := pgx.ParseConfig(l.URL)
	if err != nil {
		t.Fatal(err)
	}
	app := sql.OpenDB(sqltype.Follow(stdlib.GetConnector(*config), engine.PostgreSQL, "users.id"))
	defer app.Close()
	tx, err := app.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback()
	var session string
	if err := tx.QueryRow("SELECT pg_backend_pid()::text FROM users LIMIT 1").Scan(&session); err != nil {
		t.Fatal(err)
	}
	w := ledger.NewWatch(t, l.URL)
	epoch := w.Ask(t, "SELECT epoch FROM sqluuid_gate")
	flags := map[string]int{"3s": 3, "5s": 2, "10s": 1}
	if !programs.IsNightly() { // between two holds passes four times as long
		flags = map[string]int{"3s": 3}
	}
	for flag, want := range flags {
		s := start(t, verb(l, "cutover", "--hold", flag)...)
		holds, held := holdsOf(t, w, s)
		if s.end() != 1 || !strings.Contains(s.err.String(), "session "+session+" ") ||
			!strings.Contains(s.err.String(), "has a transaction open; end it, then run the same again") {
			t.Errorf("--hold %s: exit %d, %s", flag, s.end(), s.err.String())
		}
		t.Logf("--hold %s: %d holds, %v; %s", flag, holds, held.Round(10*time.Millisecond), s.err.String())
		if holds != want || held > follow.MaxHold+time.Second {
			t.Errorf("--hold %s: it held %d times, for %v; want %d times, for 10 s in all", flag, holds, held, want)
		}
		if again := strings.Count(s.out.String(), `"event":"held-again"`); again != holds-1 ||
			strings.Contains(s.out.String(), `"event":"waiting"`) {
			t.Errorf("--hold %s: %d of %d holds are said to follow another one: %s", flag, again, holds, s.out.String())
		}
		if w.Ask(t, "SELECT phase || (hold_until IS NULL) || epoch FROM sqluuid_gate") != "oldtrue"+epoch {
			t.Error("the gate is not as it was")
		}
	}
	if err := tx.Commit(); err != nil {
		t.Errorf("the transaction that was in the way: %v", err)
	}
	lab.MustRun(t, verb(l, "cutover")...)
}

// holdsOf counts the holds of a command until it ends, and adds up their time. Each of them has been
// announced: followers read the gate less often before.
func holdsOf(t *testing.T, w ledger.Watch, s *started) (n int, held time.Duration) {
	t.Helper()
	for was, last := "", time.Now(); ; {
		is := w.Ask(t, "SELECT COALESCE((SELECT phase || ' ' || hold_until::text FROM sqluuid_gate), '')")
		now := time.Now()
		if is != "" && !strings.HasPrefix(is, follow.PhaseAnnounced) {
			t.Errorf("the gate has a hold that is not announced: %s", is)
		}
		if was != "" {
			held += now.Sub(last)
		}
		if is != "" && is != was {
			n++
		}
		was, last = is, now
		select {
		case <-s.done:
			return n, held
		case <-time.After(5 * time.Millisecond):
		}
	}
}

// TestACutOverCommitsUnderItsHold lets the hold run out in the middle of the transaction, and when
// a table stays locked. Each time nothing has changed.
func TestACutOverCommitsUnderItsHold(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, ledger.Schema(100))
	aside(t, l)
	writers := ledger.Start(t, l.URL, 2)
	lab.MustRun(t, twins(l)...)
	w := ledger.NewWatch(t, l.URL)
	names := "SELECT string_agg(attrelid::regclass || '.' || attname, ' ' ORDER BY 1) FROM pg_attribute WHERE attrelid IN ('users'::regclass, 'orders'::regclass) AND attnum > 0"
	before := w.Ask(t, names)

	w.Linger(t, 4200*time.Millisecond) // twice
	r := lab.Run(t, verb(l, "cutover", "--hold", "9s")...)
	w.Hurry(t)
	t.Log(r.Err)
	if r.Code != 1 || !strings.Contains(r.Err, "did not end within the hold: the exchange took too long; nothing was changed") {
		t.Errorf("exit %d, %s", r.Code, r.Err)
	}
	if got := w.Ask(t, names); got != before {
		t.Errorf("the names are %s", got)
	}

	// A lock on one of the tables, and nobody looks for transactions.
	tx, err := w.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback()
	if _, err := tx.Exec("LOCK TABLE orders IN ACCESS SHARE MODE"); err != nil {
		t.Fatal(err)
	}
	r = lab.Run(t, verb(l, "cutover", "--ignore-sessions", "--hold", "10s")...)
	t.Log(r.Err)
	if r.Code == 0 || !strings.Contains(r.Err, "session ") {
		t.Errorf("exit %d, %s", r.Code, r.Err)
	}
	if got := w.Ask(t, names); got != before {
		t.Errorf("the names are %s", got)
	}
	tx.Rollback()
	lab.MustRun(t, verb(l, "cutover")...)
	writers.Stop(t)
}

// TestAVerbThatWaitedLooksAgain finishes a run whose names go back meanwhile. The command that waits
// for the other one had read the names before.
func TestAVerbThatWaitedLooksAgain(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, ledger.Schema(100))
	aside(t, l)
	before := l.Dump(t, catalogue)
	writers := ledger.Start(t, l.URL, 1)
	lab.MustRun(t, twins(l)...)
	lab.MustRun(t, verb(l, "cutover")...)
	w := ledger.NewWatch(t, l.URL)
	w.Linger(t, time.Second)
	s := start(t, verb(l, "cutover", "--back", "--hold", "5s")...)
	if !w.Reach(t, s.done, ledger.IsExchanging) {
		t.Fatal(s.err.String())
	}
	r := lab.Run(t, verb(l, "finish")...)
	for r.Code == 1 && strings.Contains(r.Err, "another process works on run 1") { // a busy machine
		r = lab.Run(t, verb(l, "finish")...)
	}
	lab.WantError(t, r, 3, "its twins have not the names yet; nothing was changed")
	s.mustEnd()
	w.Hurry(t)
	writers.Compare(t, "behind both")
	lab.MustRun(t, verb(l, "undo")...)
	writers.Stop(t)
	w.Close()
	lab.Same(t, "the catalogue", l.Dump(t, catalogue), before)
}
