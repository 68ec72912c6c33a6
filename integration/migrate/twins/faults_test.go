package twins_test

import (
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/ledger"
	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/integration/programs"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/internal/seedtest"
	"github.com/sqluuid/sqluuid/sqltype/follow"
)

// A fault is done to a cut-over at a moment.
type fault struct {
	name   string
	moment string
	do     func(t *testing.T, w ledger.Watch, s *started)
	// exit codes of the command. -1 is a signal.
	code []int
}

// lingers is for how long a cut-over stays in its transaction.
const lingers = 400 * time.Millisecond

// terminate ends the session of the command.
func terminate(t *testing.T, w ledger.Watch, _ *started) {
	t.Helper()
	n := w.Ask(t, "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = current_database() AND application_name NOT LIKE '%sqluuid follows]'")
	if n == "0" {
		t.Error("the command has no session")
	}
}

// freeze stops the command for longer than its hold, and lets it go on.
func freeze(_ *testing.T, _ ledger.Watch, s *started) {
	s.signal(syscall.SIGSTOP)
	time.Sleep(5 * time.Second)
	s.signal(syscall.SIGCONT)
}

func kill(_ *testing.T, _ ledger.Watch, s *started) { s.kill() }

var faults = map[string][]fault{
	"killed": {{"killed when it has announced itself", ledger.IsAnnounced, kill, []int{-1}},
		{"killed in its hold", ledger.IsHeld, kill, []int{-1}},
		{"killed in its transaction", ledger.IsExchanging, kill, []int{-1}}},
	"ended": {{"session ended in its hold", ledger.IsHeld, terminate, []int{1}},
		{"session ended in its transaction", ledger.IsExchanging, terminate, []int{1}}},
	"frozen": {{"frozen in its hold", ledger.IsHeld, freeze, []int{0}},
		{"frozen in its transaction", ledger.IsExchanging, freeze, []int{0, 1}}},
	"two at once": nil,
}

// TestACutOverThatBreaks breaks cut-overs, there and back, while writers work. The same command ends
// each then. Nobody waits for longer than a hold may last.
func TestACutOverThatBreaks(t *testing.T) {
	t.Parallel()
	for name, list := range faults {
		t.Run(name, func(t *testing.T) {
			if name == "frozen" { // it waits for a minute
				dbtest.AtNight(t)
			}
			t.Parallel()
			breakCutOvers(t, list)
		})
	}
}

func breakCutOvers(t *testing.T, list []fault) {
	rounds := 1
	if programs.IsNightly() {
		rounds = 4
	}
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, ledger.Schema(1000))
	aside(t, l)
	writers := ledger.Start(t, l.URL, 3)
	w := ledger.NewWatch(t, l.URL)
	lab.MustRun(t, twins(l)...)
	switched := "false"
	cutOver := func(more ...string) []string {
		if switched == "true" {
			more = append(more, "--back")
		}
		return verb(l, "cutover", more...)
	}
	other := func() string { return map[string]string{"true": "false", "false": "true"}[switched] }
	for range rounds {
		for _, f := range list {
			w.Linger(t, lingers)
			writers.Longest()
			s := start(t, cutOver()...)
			if !w.Reach(t, s.done, f.moment) {
				t.Fatalf("%s: it had ended before: %s%s", f.name, s.out.String(), s.err.String())
			}
			f.do(t, w, s)
			code := s.end()
			is := w.Ask(t, "SELECT "+ledger.IsSwitched)
			t.Logf("%s: exit %d, exchanged: %v, longest statement %v; %s", f.name, code, is != switched,
				writers.Longest().Round(time.Millisecond), strings.TrimSpace(s.err.String()))
			allowed := false
			for _, want := range f.code {
				allowed = allowed || code == want
			}
			if !allowed || (code == 0) != (is != switched) {
				t.Errorf("%s: exit %d, exchanged: %v", f.name, code, is != switched)
			}
			writers.Compare(t, f.name)
			w.Hurry(t)
			if is == switched {
				lab.MustRun(t, cutOver()...)
			}
			if is = w.Ask(t, "SELECT "+ledger.IsSwitched); is == switched {
				t.Fatalf("%s: the names are as before", f.name)
			}
			switched = is
			if longest := writers.Longest(); longest > follow.MaxHold {
				t.Errorf("%s: a statement took %v", f.name, longest)
			}
		}
		if len(list) > 0 {
			continue
		}
		// Two at once: one of them finds nothing to do.
		first, second := start(t, cutOver()...), start(t, cutOver()...)
		first.mustEnd()
		second.mustEnd()
		already := 0
		for _, s := range []*started{first, second} {
			if strings.Contains(s.out.String(), `"already":true`) {
				already++
			}
		}
		if is := w.Ask(t, "SELECT "+ledger.IsSwitched); is != other() || already != 1 {
			t.Errorf("two at once: %d had nothing to do, exchanged: %v", already, is != switched)
		}
		switched = w.Ask(t, "SELECT "+ledger.IsSwitched)
		writers.Compare(t, "two at once")
	}
	if switched == "true" {
		lab.MustRun(t, cutOver()...)
	}
	lab.MustRun(t, verb(l, "verify")...)
	lab.MustRun(t, verb(l, "undo")...)
	writers.Stop(t)
}

// TestAFrozenRun stops the filling of the twins, and lets it go on.
func TestAFrozenRun(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, ledger.Schema(4000))
	aside(t, l)
	writers := ledger.Start(t, l.URL, 2)
	s := start(t, twins(l, "--chunk-rows", "200")...)
	for e := range s.events {
		if stepOf(e) == "fill" {
			break
		}
	}
	s.signal(syscall.SIGSTOP)
	lab.WantError(t, lab.Run(t, twins(l, "--lock-wait", "1s")...), 1, "another process works on run")
	s.signal(syscall.SIGCONT)
	s.mustEnd()
	for _, more := range [][]string{nil, {"--back"}} {
		lab.MustRun(t, verb(l, "cutover", more...)...)
	}
	writers.Stop(t)
}

// TestUndoUnderLoad takes a run back before its cut-over, killed in each step.
func TestUndoUnderLoad(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, ledger.Schema(4000))
	aside(t, l)
	before := l.Dump(t, catalogue)
	writers := ledger.Start(t, l.URL, 2)
	killBehind(t, func(step string) bool { return step == "fill" }, twins(l, "--chunk-rows", "200")...)
	k := &toll{t: t, r: seedtest.Rand(t), kills: map[string]int{}}
	k.untilDone(verb(l, "undo")...)
	t.Log(k)
	writers.Stop(t)
	lab.Same(t, "the catalogue", l.Dump(t, catalogue), before)
}
