package follow

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A server answers what a gate has, without a database.
type server struct {
	mu    sync.Mutex
	typ   string
	epoch string // "" without a gate
	phase string
	held  string
	err   error
	asked int // readings
}

func (s *server) Close() error { return nil }

func (s *server) Ask(ctx context.Context, query string, args ...string) ([][]string, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case strings.Contains(query, "set_config"):
		return [][]string{{""}}, nil
	case strings.Contains(query, "pg_table_is_visible"):
		return [][]string{{"public"}}, nil
	case s.err != nil:
		return nil, s.err
	case strings.Contains(query, "LEFT JOIN "):
		if !strings.Contains(query, `"public"."sqluuid_gate"`) {
			if s.epoch == "" {
				return [][]string{{s.typ, "0", "0", "1"}}, nil
			}
			return [][]string{{s.typ, "0", "1", "1"}}, nil
		}
		s.asked++
		return [][]string{{s.typ, "0", "1", "1", "1", s.phase, s.epoch, s.held, "1"}}, nil
	}
	return nil, errors.New("not known: " + query)
}

func (s *server) set(f func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	f()
}

func watched(t *testing.T) (*Watch, *server) {
	t.Helper()
	s := &server{typ: "text", epoch: "a", phase: PhaseOld, held: "0"}
	w, err := NewWatch(func(context.Context) (Session, error) { return s, nil }, engine.PostgreSQL, "users.id")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { w.Close() })
	return w, s
}

func TestStatementsWithinASecondAskNothing(t *testing.T) {
	w, s := watched(t)
	state, err := w.Join(t.Context(), s)
	if err != nil {
		t.Fatal(err)
	}
	begun := time.Now()
	for range 1000 {
		if err := errors.Join(w.Enter(t.Context(), state, false), w.Exit(t.Context(), state, nil)); err != nil {
			t.Fatal(err)
		}
	}
	took := time.Since(begun)
	s.set(func() {
		// Two for the connection, and two a second that are waited for by nobody.
		if most := 3 + 3*int(took/time.Second+1); s.asked > most {
			t.Errorf("%d readings in %v, want at most %d", s.asked, took, most)
		}
	})
}

func TestAStateThatEnded(t *testing.T) {
	w, s := watched(t)
	state, err := w.Join(t.Context(), s)
	if err != nil {
		t.Fatal(err)
	}
	s.set(func() { s.typ, s.epoch = "uuid", "b" })
	old := *w.last.Load()
	old.askedAt = old.askedAt.Add(-2 * idle) // a process that was stopped
	old.free = old.askedAt
	w.last.Store(&old)
	failed := errors.New("of the server")
	if err := w.Exit(t.Context(), state, failed); !errors.Is(err, ErrSwitched) || !errors.Is(err, failed) || errors.Is(err, driver.ErrBadConn) {
		t.Errorf("a statement that was sent: %v", err)
	}
	if err := w.Enter(t.Context(), state, true); !errors.Is(err, ErrSwitched) || !errors.Is(err, driver.ErrBadConn) {
		t.Errorf("a statement that was not sent: %v", err)
	}
	if w.Current(state) {
		t.Error("the state is still current")
	}
	next, err := w.Join(t.Context(), s)
	if err != nil || next.Column.Type != "uuid" || next == state {
		t.Errorf("the next state is %+v, %v", next, err)
	}
}

// A statement waits for a reading of the gate that is no older than a second, and than 200 ms once a
// change was announced. A follower has seen an announcement when its hold begins.
func TestAReadingGetsOld(t *testing.T) {
	for name, tt := range map[string]struct {
		phase string
		age   time.Duration
	}{
		"nothing is announced":  {PhaseOld, time.Second},
		"a change is announced": {PhaseAnnounced, 200 * time.Millisecond},
	} {
		t.Run(name, func(t *testing.T) {
			w, s := watched(t)
			s.set(func() { s.phase = tt.phase })
			state, err := w.Join(t.Context(), s)
			if err != nil {
				t.Fatal(err)
			}
			s.set(func() { s.typ, s.epoch = "uuid", "b" })
			old := *w.last.Load()
			old.askedAt, old.free = old.askedAt.Add(-tt.age), old.free.Add(-tt.age)
			w.last.Store(&old)
			if err := w.Enter(t.Context(), state, true); !errors.Is(err, ErrSwitched) {
				t.Errorf("a statement is sent after a reading of %v: %v", tt.age, err)
			}
		})
	}
	if idle >= AnnounceFor {
		t.Errorf("a reading may be %v old, and a hold begins %v after its announcement", idle, AnnounceFor)
	}
}

// The gate could not be read after a statement, because the session of the watch was lost. The error
// was driver.ErrBadConn, so that database/sql sent the statement a second time.
func TestAStatementIsNotSentTwice(t *testing.T) {
	w, s := watched(t)
	state, err := w.Join(t.Context(), s)
	if err != nil {
		t.Fatal(err)
	}
	failed := fmt.Errorf("the session is lost: %w", driver.ErrBadConn)
	s.set(func() { s.err = errors.Join(failed, context.Canceled) })
	old := *w.last.Load()
	old.askedAt, old.free = old.askedAt.Add(-2*idle), old.free.Add(-2*idle)
	w.last.Store(&old)
	err = w.Exit(t.Context(), state, nil)
	if err == nil || errors.Is(err, driver.ErrBadConn) || !errors.Is(err, context.Canceled) || !strings.Contains(err.Error(), "was sent") {
		t.Errorf("a statement that was sent: %v", err)
	}
	if err := w.Enter(t.Context(), state, false); !errors.Is(err, driver.ErrBadConn) {
		t.Errorf("a statement that was not sent: %v", err)
	}
}

func TestAGateThatStaysLocked(t *testing.T) {
	err := lockedFor(MaxHold, errors.Join(context.DeadlineExceeded, driver.ErrBadConn))
	if !errors.Is(err, ErrGate) || errors.Is(err, driver.ErrBadConn) || errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v: want ErrGate alone", err)
	}
	if !strings.Contains(err.Error(), "locked for 10s") {
		t.Errorf("%v: want how long", err)
	}
}

func TestAHoldIsWaitedFor(t *testing.T) {
	w, s := watched(t)
	state, err := w.Join(t.Context(), s)
	if err != nil {
		t.Fatal(err)
	}
	s.set(func() { s.held, s.phase = "60000", PhaseAnnounced })
	if _, err := w.after(t.Context(), time.Now()); err != nil {
		t.Fatal(err)
	}
	if err := w.Enter(t.Context(), state, true); err != nil {
		t.Errorf("a transaction during a hold: %v", err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 3*poll)
	defer cancel()
	if err := w.Enter(ctx, state, false); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("outside of a transaction: %v", err)
	}
	done := make(chan error, 1)
	go func() { done <- w.Enter(t.Context(), state, false) }()
	s.set(func() { s.held, s.phase = "0", PhaseOld })
	if err := <-done; err != nil {
		t.Errorf("after the hold: %v", err)
	}
	// The row is not believed for ever.
	old := *w.last.Load()
	old.holdLeft, old.since, old.askedAt = time.Hour, time.Now().Add(-MaxHold), time.Now()
	if old.waits() {
		t.Error("a hold of an hour is waited for")
	}
}

// No change comes within HoldFor of a hold, so that an answer needs no reading until then.
func TestAnAnswerFromTheBeginningOfAHold(t *testing.T) {
	w, s := watched(t)
	state, err := w.Join(t.Context(), s)
	if err != nil {
		t.Fatal(err)
	}
	s.set(func() { s.held, s.phase = "3000", PhaseAnnounced })
	if _, err := w.after(t.Context(), time.Now()); err != nil {
		t.Fatal(err)
	}
	s.set(func() { s.epoch, s.held = "b", "0" }) // which nobody may do so early
	asked := s.asked
	if err := w.Exit(t.Context(), state, nil); err != nil || s.asked != asked {
		t.Errorf("an answer from the beginning of the hold: %v, %d readings", err, s.asked-asked)
	}
	late := *w.last.Load()
	late.free = late.free.Add(-HoldFor)
	w.last.Store(&late)
	if err := w.Exit(t.Context(), state, nil); !errors.Is(err, ErrSwitched) {
		t.Errorf("an answer that came later: %v, want ErrSwitched", err)
	}
}

// A run that takes the gate sets an epoch. What is under way meanwhile does not notice.
func TestARunTakesTheGate(t *testing.T) {
	w, s := watched(t)
	s.set(func() { s.epoch = "" })
	state, err := w.Join(t.Context(), s)
	if err != nil || state.Gate {
		t.Fatal(state, err)
	}
	read := func(f func()) {
		t.Helper()
		s.set(f)
		if _, err := w.after(t.Context(), time.Now()); err != nil {
			t.Fatal(err)
		}
	}
	read(func() { s.epoch = "a" })
	for range 2 {
		if err := errors.Join(w.Exit(t.Context(), state, nil), w.Enter(t.Context(), state, false)); err != nil || !w.Current(state) {
			t.Errorf("a connection from before the gate: %v", err)
		}
		read(func() {})
	}
	later, err := w.Join(t.Context(), s)
	if err != nil || !later.Gate {
		t.Fatal(later, err)
	}
	read(func() { s.phase = PhaseAnnounced })
	read(func() { s.phase, s.epoch = PhaseOld, "b" })
	for _, as := range []State{state, later} {
		if err := w.Enter(t.Context(), as, false); !errors.Is(err, ErrSwitched) || w.Current(as) {
			t.Errorf("a connection from before a change: %v", err)
		}
	}
	old := *w.last.Load()
	old.askedAt = old.askedAt.Add(-AnnounceFor)
	w.last.Store(&old)
	state = old.State
	read(func() { s.epoch = "c" })
	if err := w.Enter(t.Context(), state, false); !errors.Is(err, ErrSwitched) {
		t.Errorf("a connection of long ago: %v", err)
	}
}

func TestAGateThatIsNotOne(t *testing.T) {
	w, s := watched(t)
	if _, err := w.Join(t.Context(), s); err != nil {
		t.Fatal(err)
	}
	s.set(func() { s.epoch = "" })
	if _, err := w.gateOf(t.Context(), s, w.place.Load(), time.Now(), [][]string{{"uuid", "0", "1", "1", "1", "old", "", "0", "1"}}); !errors.Is(err, ErrGate) {
		t.Errorf("without a row: %v", err)
	}
	if _, err := w.gateOf(t.Context(), s, w.place.Load(), time.Now(), [][]string{{"uuid", "0", "1", "1", "1", "old", "a", "0", "0"}}); !errors.Is(err, ErrGate) {
		t.Errorf("of another owner: %v", err)
	}
}

func TestEveryStatementIsSpelled(t *testing.T) {
	for p, d := range dialects {
		g, err := NewGate(p, `sh"o`+"`p")
		if err != nil {
			t.Fatal(err)
		}
		for _, st := range []Statement{Create, Close, Others, Begin, Announce, Hold, Values, Assert, Switching, Halve, Mend, Half, Change, Leave, Busy, Sessions} {
			text := g.SQL(st)
			if text == "" && (st != Close && st != Others && st != Values && st != Switching && st != Halve && st != Mend && st != Half) || strings.ContainsAny(text, "{}") {
				t.Errorf("%v, %s: %q", p, st, text)
			}
		}
		for name := range d.queries() {
			if text := g.text(name); strings.Contains(text, "--") {
				t.Errorf("%v, %s has a comment: %q", p, name, text)
			}
		}
		if grant, err := g.Grant("app@%"); err != nil || !strings.HasPrefix(grant, "GRANT SELECT ON "+g.Table()+" TO ") {
			t.Errorf("%v: %q, %v", p, grant, err)
		}
	}
	for _, p := range []engine.Profile{{}, engine.SQLite, engine.SQLServer} {
		if _, err := NewGate(p, "x"); !errors.Is(err, errors.ErrUnsupported) {
			t.Errorf("%v: %v, want ErrUnsupported", p, err)
		}
	}
}
