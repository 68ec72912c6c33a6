package twins_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/ledger"
	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/integration/programs"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/internal/seedtest"
	"github.com/sqluuid/sqluuid/migrate"
)

// A toll counts kills by the step in which they came.
type toll struct {
	t     *testing.T
	r     *rand.Rand
	steps []string
	kills map[string]int
	seen  []string // steps that were done, in their order
	all   int

	isFilled func() bool // nothing is left of the fill
}

// see notes that a step was done.
func (k *toll) see(step string) {
	if !slices.Contains(k.seen, step) {
		k.seen = append(k.seen, step)
	}
}

// isNextSpared reports whether no kill came yet in the step behind one, or in the first of a command.
func (k *toll) isNextSpared(command, step string) bool {
	at := slices.IndexFunc(k.seen, func(s string) bool { return strings.HasPrefix(s, command+": ") })
	if step != "" {
		at = slices.Index(k.seen, command+": "+step) + 1
	}
	return at >= 0 && at < len(k.seen) && k.kills[k.seen[at]] == 0
}

func (k *toll) count(step string) {
	if k.kills[step] == 0 {
		k.steps = append(k.steps, step)
	}
	k.kills[step]++
	k.all++
}

func (k *toll) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d kills in %d steps\n", k.all, len(k.steps))
	for _, step := range k.steps {
		fmt.Fprintf(&b, "  %-60s %d\n", step, k.kills[step])
	}
	return b.String()
}

// untilDone runs a command until it ends by itself. Each attempt is killed behind the first thing
// that it did, in the next one; by day behind one of four. What the next attempt does first is what
// was not done.
func (k *toll) untilDone(args ...string) {
	k.t.Helper()
	wasKilled, repeats := false, map[string]int{}
	for range 200 {
		s := start(k.t, args...)
		where := "behind the last step"
		for e := range s.events {
			step := stepOf(e)
			if step == "" {
				if !wasKilled && k.isNextSpared(args[1], "") && k.isDue() {
					where, wasKilled = "", s.kill()
					break
				}
				continue
			}
			if wasKilled {
				k.count(args[1] + ": " + step)
			}
			wasKilled, where = false, ""
			k.see(args[1] + ": " + step)
			if step == "fill" || step == "verify" || strings.HasPrefix(step, "repair ") {
				isLast := step == "fill" && k.isNextSpared(args[1], step) && k.isFilled()
				if repeats[step]++; repeats[step] > mostRepeats && !isLast {
					continue
				}
			}
			if !k.isDue() {
				continue
			}
			if !k.isNextSpared(args[1], step) && k.r.IntN(3) == 0 { // later in the next step, or in one behind it
				time.Sleep(time.Duration(k.r.IntN(30_000)) * time.Microsecond)
			}
			wasKilled = s.kill()
			break
		}
		for e := range s.events {
			if step := stepOf(e); step != "" {
				k.see(args[1] + ": " + step)
			}
		}
		if wasKilled && where == "" {
			continue
		}
		if wasKilled && s.endedWith(3, noRun) { // the one before had done all
			k.count(args[1] + ": " + where)
			return
		}
		if !s.endedOr(lab.BusyServer) {
			continue
		}
		if wasKilled {
			k.count(args[1] + ": " + where)
		}
		return
	}
	k.t.Fatalf("%v does not come to its end: %v", args, k)
}

func (k *toll) isDue() bool { return dbtest.IsNight() || programs.IsNightly() || k.r.IntN(4) == 0 }

// noRun is said of a run that has ended, where no column is named.
const noRun = "no run is under way"

// mostRepeats is how many kills may come behind chunks, in verifications or behind one repair. A run
// has many chunks, and verifies anew each time. Foreign keys of InnoDB write past triggers, and give
// each attempt something to repair until the twins have keys of their own.
const mostRepeats = 8

// stepOf names the step that an event is about.
func stepOf(e migrate.Event) string {
	switch e.Kind {
	case migrate.StepDone:
		return e.Note
	case migrate.Chunk:
		return "fill"
	case migrate.Verifying:
		return "verify"
	case migrate.Swapped:
		return "exchange the names"
	}
	return ""
}

// TestKilledInEveryStep changes the type there, back and there while writers work, and goes back and
// undoes it all in the end. Each command is killed in each of its steps, and run again.
func TestKilledInEveryStep(t *testing.T) {
	t.Parallel()
	k := &toll{t: t, r: seedtest.Rand(t), kills: map[string]int{}}
	for range 3 {
		if programs.IsNightly() || k.all >= 5 && !dbtest.IsNight() || k.all >= 30 || t.Failed() {
			break
		}
		killed(t, k, 4000)
	}
	for range 8 {
		if !programs.IsNightly() || k.all >= 100 && len(k.spared()) == 0 || t.Failed() {
			break
		}
		killed(t, k, 40_000)
	}
	t.Log(k)
	if spared := k.spared(); programs.IsNightly() && len(spared) > 0 {
		t.Errorf("no kill in %d steps: %q", len(spared), spared)
	}
	least := 5
	if dbtest.IsNight() || programs.IsNightly() {
		least = 30
	}
	if k.all < least {
		t.Errorf("%d kills, want %d at least", k.all, least)
	}
}

// spared lists the steps in which no kill came.
func (k *toll) spared() (out []string) {
	for _, step := range k.seen {
		// What was committed when the command was killed is not done again.
		if k.kills[step] == 0 && !strings.HasSuffix(step, ": exchange the names") {
			out = append(out, step)
		}
	}
	slices.Sort(out)
	return out
}

func killed(t *testing.T, k *toll, rows int) {
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, ledger.Schema(rows)+dress)
	aside(t, l)
	before := l.Dump(t, catalogue)
	k.isFilled = func() bool { // writers add and delete rows, so that their number does not tell it
		return l.Ask(t, "SELECT count(*)::text FROM sqluuid.migration_range") == "0"
	}
	writers := ledger.Start(t, l.URL, 3)
	k.untilDone(twins(l, "--chunk-rows", "1000")...)
	writers.Compare(t, "ready")
	wantDressed(t, l, "ready")
	w := ledger.NewWatch(t, l.URL)
	for _, more := range [][]string{nil, {"--back"}, nil, {"--back"}} {
		k.untilDone(verb(l, "cutover", more...)...)
		writers.Compare(t, "behind a cut-over")
		wantDressed(t, l, "behind a cut-over")
	}
	if w.Ask(t, "SELECT "+ledger.IsSwitched) != "false" {
		t.Error("the old columns have not their names back")
	}
	lab.MustRun(t, verb(l, "verify")...)
	k.untilDone(verb(l, "undo")...)
	writers.Stop(t)
	lab.Same(t, "the catalogue", l.Dump(t, catalogue), before)
}

// dress gives columns comments, grants and a target of their statistics.
const dress = `;
COMMENT ON COLUMN users.id IS 'who';
COMMENT ON COLUMN orders.user_id IS 'whose';
GRANT SELECT (id), UPDATE (id) ON users TO PUBLIC;
GRANT SELECT (user_id) ON orders TO PUBLIC;
ALTER TABLE orders ALTER user_id SET STATISTICS 300`

// dressOf is what [dress] has given to the columns, with the ending of their names.
func dressOf(t *testing.T, l *lab.Lab, ending string) []string {
	t.Helper()
	return l.Dump(t, strings.ReplaceAll(`SELECT a.attrelid::regclass, n.name, col_description(a.attrelid, a.attnum), a.attacl, a.attstattarget
FROM (VALUES ('users', 'id'), ('orders', 'id'), ('orders', 'user_id')) n (rel, name)
JOIN pg_attribute a ON a.attrelid = n.rel::regclass AND a.attname = n.name || '{}' ORDER BY 1, 2`, "{}", ending))
}

// wantDressed compares the columns that programs know with what was given to them, and with the
// columns next to them.
func wantDressed(t *testing.T, l *lab.Lab, when string) {
	t.Helper()
	known := dressOf(t, l, "")
	if text := strings.Join(known, "\n"); len(known) != 3 || !strings.Contains(text, "|who|") ||
		!strings.Contains(text, "=rw/") || !strings.Contains(text, "=r/") || !strings.Contains(text, "|300") {
		t.Errorf("%s: the columns have\n%s", when, text)
	}
	ending := "__new"
	if l.Ask(t, "SELECT ("+ledger.IsSwitched+")::text") == "true" {
		ending = "__old"
	}
	lab.Same(t, when+": the columns "+ending, dressOf(t, l, ending), known)
}

// TestFinishKilledInEveryStep drops the old columns while writers work.
func TestFinishKilledInEveryStep(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, ledger.Schema(1000)+dress)
	aside(t, l)
	before := dressOf(t, l, "")
	writers := ledger.Start(t, l.URL, 2)
	lab.MustRun(t, twins(l)...)
	lab.MustRun(t, verb(l, "cutover")...)
	k := &toll{t: t, r: seedtest.Rand(t), kills: map[string]int{}}
	k.untilDone(verb(l, "finish")...)
	t.Log(k)
	writers.Stop(t)
	lab.Same(t, "comments and grants", dressOf(t, l, ""), before)
}
