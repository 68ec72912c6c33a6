//go:build unix

package twins

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

func TestMain(m *testing.M) { lab.Main(m) }

// lanes is how many scenarios run at once: they wait for holds more than they compute.
const lanes = 6

// smallDose is how many scenarios run with every change.
const smallDose = 4

// A tally sums up what the scenarios have come to.
type tally struct {
	sync.Mutex
	Report
	engine           string
	first, last      uint64 // seeds
	scenarios        int
	refused, unbuilt map[string]int
	failed           atomic.Int32
}

// about is a message without what differs between runs.
var about = regexp.MustCompile(`"(?:[^"\\]|\\.|"")*"|\S*[\d_]+\S*`)

func (y *tally) add(r Report) {
	y.Lock()
	defer y.Unlock()
	y.scenarios, y.Version = y.scenarios+1, r.Version
	for at, text := range map[*map[string]int]string{&y.refused: r.Refused, &y.unbuilt: r.Unbuilt} {
		if text != "" {
			(*at)[about.ReplaceAllString(text, "…")]++
		}
	}
	for to, n := range map[*int]int{&y.Runs: r.Runs, &y.CutOvers: r.CutOvers, &y.Undone: r.Undone,
		&y.Finished: r.Finished, &y.Kills: r.Kills, &y.Freezes: r.Freezes, &y.Ends: r.Ends,
		&y.Rivals: r.Rivals, &y.InVain: r.InVain, &y.Deeds: r.Deeds, &y.Switched: r.Switched,
		&y.Deadlock: r.Deadlock, &y.Facts: r.Facts} {
		*to += n
	}
}

// begin notes the last seed.
func (y *tally) begin(seed uint64) {
	y.Lock()
	defer y.Unlock()
	y.last = max(y.last, seed)
}

func (y *tally) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d scenarios: %d runs, %d cut-overs, %d undone, %d finished; %d kills, %d freezes, "+
		"%d sessions ended, %d rivals; %d gave up; %d deeds of writers, %d switched, %d deadlocks; "+
		"%d facts compared", y.scenarios, y.Runs, y.CutOvers, y.Undone, y.Finished, y.Kills, y.Freezes, y.Ends,
		y.Rivals, y.InVain, y.Deeds, y.Switched, y.Deadlock, y.Facts)
	for what, list := range map[string]map[string]int{"refused": y.refused, "not built": y.unbuilt} {
		for text, n := range list {
			fmt.Fprintf(&b, "\n%4d %s: %.400s", n, what, text)
		}
	}
	return b.String()
}

// isPoor reports whether too few scenarios were ready to find faults.
func (y *tally) isPoor() bool { return y.scenarios >= 20 && y.Runs*100 < 60*y.scenarios }

// MySQL and MariaDB have their turn where the number of runs is given: by night, or by hand.
func TestRandomTwins(t *testing.T) {
	engines := []string{onPostgres}
	if os.Getenv("SQLUUID_TWINS_RUNS") != "" || os.Getenv("SQLUUID_SEED") != "" {
		engines = append(engines, onMySQL, onMariaDB)
	}
	for _, engine := range engines {
		t.Run(engine, func(t *testing.T) { randomTwins(t, engine) })
	}
}

func randomTwins(t *testing.T, engine string) {
	t.Parallel()
	runs := environment(t, "SQLUUID_TWINS_RUNS", smallDose)
	seed := uint64(time.Now().UnixNano()) % 1_000_000_000
	if v := os.Getenv("SQLUUID_SEED"); v != "" {
		var err error
		if seed, err = strconv.ParseUint(v, 10, 64); err != nil {
			t.Fatalf("SQLUUID_SEED is %q, want a number", v)
		}
		runs = environment(t, "SQLUUID_TWINS_RUNS", 1)
	}
	t.Logf("SQLUUID_SEED=%d and the %d after it, on %s", seed, runs-1, engine)
	y := &tally{engine: engine, first: seed, last: seed, refused: map[string]int{},
		unbuilt: map[string]int{}}
	t.Cleanup(func() {
		if y.scenarios == 0 {
			return // the server does not answer
		}
		t.Log(y)
		if err := y.record(); err != nil {
			t.Error(err)
		}
		if y.isPoor() || len(y.unbuilt) > 0 {
			t.Errorf("%d runs of %d scenarios, too few to find faults, or a schema that is none", y.Runs,
				y.scenarios)
		}
	})
	// A run that could not end within the test's time is not begun.
	deadline, ends := t.Deadline()
	isLate := func() bool { return ends && time.Until(deadline) < patience+budget }
	var drawn atomic.Int64
	lanes := lanes
	if engine != onPostgres {
		lanes /= 2
	}
	for k := range lanes {
		t.Run(fmt.Sprintf("lane %d", k), func(t *testing.T) {
			t.Parallel()
			for i := drawn.Add(1) - 1; i < int64(runs) && !isLate(); i = drawn.Add(1) - 1 {
				seed := seed + uint64(i)
				y.begin(seed)
				t.Run(fmt.Sprintf("seed %d", seed), func(t *testing.T) { try(t, generate(seed, engine), y) })
			}
		})
	}
}

// try plays a scenario, and makes it smaller when it fails.
func try(t *testing.T, s Scenario, y *tally) {
	r, err := play(t, s)
	if r.Refused != "" {
		t.Logf("refused: %.300s", r.Refused)
	}
	if r.Unbuilt != "" {
		t.Logf("not built: %s", r.Unbuilt)
	}
	if err == nil {
		y.add(r)
		return
	}
	t.Errorf("SQLUUID_SEED=%d: %v", s.Seed, err)
	if y.failed.Add(1) > 2 {
		return // two are enough to look at
	}
	small := shrink(s, func(c Scenario) bool { return fails(t, c) != nil }, budget)
	t.Logf("the smallest scenario that fails:\n%s%v", small, fails(t, small))
}

// fails plays a scenario in a test of its own, so that its database ends at once.
func fails(t *testing.T, s Scenario) (err error) {
	t.Run("smaller", func(t *testing.T) { _, err = play(t, s) })
	return err
}
