//go:build unix

package metamorphic

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/internal/built"
)

// command is the built binary.
var command string

func TestMain(m *testing.M) {
	// The scenarios wait for servers, commands and locks much longer than they compute.
	flag.Parse()
	if f := flag.Lookup("test.parallel"); f.Value.String() == f.DefValue {
		if err := flag.Set("test.parallel", strconv.Itoa(5*lanes)); err != nil {
			panic(err)
		}
	}
	built.Main(m, func(folder string) error {
		command = filepath.Join(folder, "sqluuid")
		return build(command, nil)
	})
}

// firstSeed is SQLUUID_SEED, or one that nobody has seen.
func firstSeed(t *testing.T) (seed uint64, given bool) {
	t.Helper()
	v := os.Getenv("SQLUUID_SEED")
	if v == "" {
		return uint64(time.Now().UnixNano()) % 1_000_000_000, false
	}
	seed, err := strconv.ParseUint(v, 10, 64)
	if err != nil {
		t.Fatalf("SQLUUID_SEED is %q, want a number", v)
	}
	return seed, true
}

// dose is how many scenarios an engine gets.
func dose(t *testing.T, e *engine) int {
	t.Helper()
	if v := os.Getenv("SQLUUID_METAMORPHIC_RUNS"); v != "" {
		n, err := strconv.Atoi(v)
		if err != nil || n < 1 {
			t.Fatalf("SQLUUID_METAMORPHIC_RUNS is %q, want a number from 1", v)
		}
		return n
	}
	switch e.name {
	case "sqlite":
		return 30
	case "mysql": // whose tables take long to make
		return 3
	}
	return 6
}

// lanes is how many scenarios of an engine run at once: they wait more than they compute.
const lanes = 4

// takesPart reports whether SQLUUID_METAMORPHIC_ENGINES leaves the engine in.
func (e *engine) takesPart() bool {
	v := os.Getenv("SQLUUID_METAMORPHIC_ENGINES")
	return v == "" || slices.Contains(strings.Split(v, ","), e.name)
}

// A tally sums up what the scenarios of an engine have come to.
type tally struct {
	sync.Mutex
	version                                            string
	first, last                                        uint64 // seeds
	runs, rewrote, undone, killed, frozen, cut, writes int
	unbuilt, refused, ended                            map[string]int
	failed                                             atomic.Int32
}

// about is a message without what differs between runs.
var about = regexp.MustCompile(`"(?:[^"\\]|\\.|"")*"|\S*[\d_]+\S*`)

func (y *tally) add(r Report) {
	y.Lock()
	defer y.Unlock()
	y.runs, y.version = y.runs+1, r.Version
	count := func(m map[string]int, v string) {
		if v != "" {
			m[about.ReplaceAllString(v, "…")]++
		}
	}
	count(y.unbuilt, r.Unbuilt)
	count(y.refused, r.Refused)
	for _, v := range r.Ended {
		count(y.ended, v)
	}
	for n, yes := range map[*int]bool{&y.rewrote: r.Rewrote, &y.undone: r.Undone} {
		if yes {
			*n++
		}
	}
	y.killed, y.frozen, y.cut, y.writes = y.killed+r.Killed, y.frozen+r.Frozen, y.cut+r.Cut,
		y.writes+r.Writes
}

func (y *tally) String() string {
	var b strings.Builder
	fmt.Fprintf(&b,
		"%d scenarios: %d rewrote ids, %d were undone; "+
			"%d kills, %d freezes, %d cuts, %d writes of an application",
		y.runs, y.rewrote, y.undone, y.killed, y.frozen, y.cut, y.writes)
	for what, m := range map[string]map[string]int{"refused": y.refused, "not built": y.unbuilt,
		"with something in the way": y.ended} {
		for v, n := range m {
			fmt.Fprintf(&b, "\n%4d %s: %.300s", n, what, v)
		}
	}
	return b.String()
}

// isPoor reports whether too few scenarios rewrote something to find faults.
func (y *tally) isPoor() bool {
	y.Lock()
	defer y.Unlock()
	return y.runs >= 20 && y.rewrote*100 < 60*y.runs
}

func TestRandomScenarios(t *testing.T) {
	t.Parallel()
	seed, given := firstSeed(t)
	for _, e := range engines {
		t.Run(e.name, func(t *testing.T) {
			if !e.takesPart() {
				t.Skip("SQLUUID_METAMORPHIC_ENGINES leaves it out")
			}
			t.Parallel()
			n := dose(t, e)
			if given && os.Getenv("SQLUUID_METAMORPHIC_RUNS") == "" {
				n = 1
			}
			t.Logf("SQLUUID_SEED=%d and the %d after it", seed, n-1)
			y := &tally{
				first: seed, last: seed + uint64(n) - 1, unbuilt: map[string]int{},
				refused: map[string]int{}, ended: map[string]int{},
			}
			t.Cleanup(func() {
				if y.runs == 0 {
					return // the server does not answer
				}
				t.Log(y)
				if err := y.record(e); err != nil {
					t.Error(err)
				}
				if y.isPoor() || y.runs >= 20 && len(y.unbuilt)*100 > 10*y.runs {
					t.Errorf("%d of %d scenarios rewrote something, which is too few to find faults",
						y.rewrote, y.runs)
				}
			})
			// By chance a few scenarios may rewrite too little: then up to twice as many more follow.
			var drawn atomic.Int64
			next := func() (uint64, bool) {
				i := int(drawn.Add(1)) - 1
				if i >= n && (i >= 3*n || !y.isPoor()) {
					return 0, false
				}
				y.Lock()
				defer y.Unlock()
				y.last = max(y.last, seed+uint64(i))
				return seed + uint64(i), true
			}
			for k := range lanes {
				t.Run(fmt.Sprintf("lane %d", k), func(t *testing.T) {
					t.Parallel()
					for seed, ok := next(); ok; seed, ok = next() {
						t.Run(fmt.Sprintf("seed %d", seed), func(t *testing.T) {
							tryScenario(t, generate(e.name,
								seed), y)
						})
					}
				})
			}
		})
	}
}

// tryScenario plays a scenario, and makes it smaller when it fails.
func tryScenario(t *testing.T, s Scenario, y *tally) {
	r, err := play(t, s, command)
	if err == nil {
		y.add(r)
		return
	}
	t.Errorf("SQLUUID_SEED=%d on %s: %v", s.Seed, s.Engine, err)
	for _, v := range r.Ended {
		t.Logf("before that: %.500s", v)
	}
	if y.failed.Add(1) > 2 {
		return // two are enough to look at
	}
	small := shrink(s, func(c Scenario) bool { return fails(t, c, command) != nil }, budget)
	t.Logf("the smallest scenario that fails:\n%s%v", small, fails(t, small, command))
}

// fails plays a scenario in a test of its own, so that its database ends at once.
func fails(t *testing.T, s Scenario, binary string) (err error) {
	t.Run("smaller", func(t *testing.T) { _, err = play(t, s, binary) })
	return err
}
