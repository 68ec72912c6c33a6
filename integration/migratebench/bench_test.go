package migratebench

import (
	"bufio"
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/internal/built"
)

// figures are what one run took.
type figures struct {
	rewrite time.Duration // from the first chunk to the last
	total   time.Duration // of the command: plan, rewrite, verification
	// settled is rewrite with the clean-up that the server does behind it; 0
	// where it does none by itself.
	settled time.Duration
	rss     int64 // bytes, of the command at its most
	chunks  []time.Duration
}

// An arm is one side of a comparison.
type arm struct {
	name string
	runs []figures
}

func (a *arm) median(f func(figures) time.Duration) time.Duration {
	var all []time.Duration
	for _, r := range a.runs {
		all = append(all, f(r))
	}
	slices.Sort(all)
	return all[len(all)/2]
}

func rewriteTime(f figures) time.Duration { return f.rewrite }
func totalTime(f figures) time.Duration   { return f.total }
func settledTime(f figures) time.Duration { return f.settled }

// A comparison is by hand against by the command, on one engine.
type comparison struct {
	engine, what string
	values       int64 // rewritten by each run
	target       float64
	hand, own    *arm
}

func (c comparison) ratio() float64 { return c.by(rewriteTime) }

// by is how many times as fast the command is as what is written by hand.
func (c comparison) by(f func(figures) time.Duration) float64 {
	return c.hand.median(f).Seconds() / c.own.median(f).Seconds()
}

// sharing is one worker against two, and against the statement by hand, from one
// session and from two, each with half of the rows: what two processors can do.
type sharing struct {
	engine                string
	one, two, hand, hands *arm
	pieces                *arm // by hand in chunks, without runs where there is none
}

func build(t *testing.T) string {
	t.Helper()
	command, err := built.Command(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return command
}

// run measures the command. Its phases are told apart by when its events arrive.
func (l *lab) run(t *testing.T, command, verb string, more ...string) figures {
	t.Helper()
	args := append([]string{"migrate", verb, "--database", l.url, "--column", "orders.id", "--yes", "--json"}, more...)
	cmd := exec.Command(command, args...)
	var errOut bytes.Buffer
	cmd.Stderr = &errOut
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	start := time.Now()
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	var f figures
	var began, ended time.Time
	var settled <-chan time.Duration
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var e struct {
			Event string        `json:"event"`
			Took  time.Duration `json:"took_ns"`
		}
		if err := json.Unmarshal(lines.Bytes(), &e); err != nil {
			t.Fatalf("%s: %v", lines.Bytes(), err)
		}
		switch e.Event {
		case "started":
			began = time.Now()
		case "chunk":
			f.chunks = append(f.chunks, e.Took)
		case "verifying", "finished":
			if ended.IsZero() {
				ended = time.Now()
				settled = l.settle(t, began)
			}
		}
	}
	if err := cmd.Wait(); err != nil || began.IsZero() || ended.IsZero() {
		t.Fatalf("%s: %v\n%s", strings.Join(args, " "), err, errOut.String())
	}
	f.total, f.rewrite, f.rss = time.Since(start), ended.Sub(began), maxRSS(cmd.ProcessState)
	f.settled = <-settled
	return f
}

// byHand measures statements of one connection.
func (l *lab) byHand(t *testing.T, f func()) figures {
	t.Helper()
	start := time.Now()
	f()
	d := time.Since(start)
	return figures{rewrite: d, total: d, settled: <-l.settle(t, start)}
}

// settle tells how long after start the server has nothing left to clean up.
func (l *lab) settle(t *testing.T, start time.Time) <-chan time.Duration {
	t.Helper()
	out := make(chan time.Duration, 1)
	if l.busy == nil {
		out <- 0
		return out
	}
	go func() {
		const patience = time.Minute // others may use the server too
		for l.busy() && time.Since(start) < patience {
			time.Sleep(20 * time.Millisecond)
		}
		out <- time.Since(start)
	}()
	return out
}

func number(t *testing.T, name string, fallback int) int {
	t.Helper()
	n, err := strconv.Atoi(env(name, strconv.Itoa(fallback)))
	if err != nil || n < 1 {
		t.Fatalf("%s is %q, want a number from 1", name, os.Getenv(name))
	}
	return n
}

func TestBenchMigrate(t *testing.T) {
	if os.Getenv("SQLUUID_BENCH_MIGRATE") == "" {
		t.Skip("it takes minutes; make bench-migrate runs it")
	}
	rows, rounds := number(t, "SQLUUID_BENCH_ROWS", 1_000_000), number(t, "SQLUUID_BENCH_ROUNDS", 3)
	command := build(t)
	var all []comparison
	var shared []sharing
	var versions []string
	for _, e := range []struct {
		name string
		open func(*testing.T) *lab
	}{
		{"PostgreSQL", postgresLab}, {"MariaDB", mariaDBLab}, {"MySQL", mySQLLab}, {"SQLite", sqliteLab},
	} {
		if !named(e.name) {
			continue
		}
		l := e.open(t)
		versions = append(versions, l.name+" "+l.strings(t, l.version)[0])
		l.fill(t, rows)
		compare := func(what string, values int, target float64) comparison {
			return comparison{l.name, what, int64(values), target, &arm{name: "by hand"}, &arm{name: "sqluuid"}}
		}
		single := compare("in place, no references", rows, 0.85)
		undo := compare("its undo", rows, 0.75)
		parents := (rows + 3) / 4
		linked := compare("in place, one child table", 4*parents, 0.85)
		one, two, halves, pieces := &arm{name: "1 worker"}, &arm{name: "2 workers"}, &arm{name: "by hand from 2 sessions"}, &arm{name: "by hand in chunks"}
		for round := range rounds {
			hands, owns := []func(){
				func() {
					l.fresh(t, false)
					single.hand.runs = append(single.hand.runs, l.byHand(t, func() { l.exec(t, l.single...) }))
					undo.hand.runs = append(undo.hand.runs, l.byHand(t, func() { l.exec(t, l.back...) }))
					if l.pieces != nil {
						l.fresh(t, false)
						bounds := l.bounds(t)
						pieces.runs = append(pieces.runs, l.byHand(t, func() { l.pieces(t, bounds) }))
					}
				},
				func() {
					l.fresh(t, true)
					linked.hand.runs = append(linked.hand.runs, l.byHand(t, func() { l.linked(t, parents) }))
				},
			}, []func(){
				func() {
					l.fresh(t, false)
					single.own.runs = append(single.own.runs, l.run(t, command, "v1-to-v6"))
					undo.own.runs = append(undo.own.runs, l.run(t, command, "undo"))
				},
				func() {
					l.fresh(t, true)
					linked.own.runs = append(linked.own.runs, l.run(t, command, "v1-to-v6"))
				},
			}
			for i := range hands {
				if round%2 == 0 { // whoever comes second finds warmer caches
					hands[i]()
					owns[i]()
				} else {
					owns[i]()
					hands[i]()
				}
			}
			if l.name == "SQLite" { // which has one writer
				continue
			}
			// Side by side, and none behind an undo, whose writes the server may still be busy with.
			sharers := []func(){
				func() { one.runs = append(one.runs, l.run(t, command, "v1-to-v6", "--workers", "1")) },
				func() { two.runs = append(two.runs, l.run(t, command, "v1-to-v6", "--workers", "2")) },
				func() {
					halves.runs = append(halves.runs, l.byHand(t, func() { l.atOnce(t, l.halves[:]...) }))
				},
			}
			if round%2 == 1 {
				slices.Reverse(sharers)
			}
			for _, f := range sharers {
				l.fresh(t, false)
				f()
			}
		}
		compared := []comparison{single, linked, undo}
		all = append(all, compared...)
		for _, c := range compared {
			t.Logf("%s, %s: by hand %v, sqluuid %v (in all %v), ratio %.2f", c.engine, c.what, c.hand.median(rewriteTime), c.own.median(rewriteTime), c.own.median(totalTime), c.ratio())
		}
		if len(two.runs) > 0 {
			shared = append(shared, sharing{l.name, one, two, single.hand, halves, pieces})
			t.Logf("%s, 1 worker %v, 2 workers %v; by hand from 1 session %v, from 2 %v", l.name, one.median(rewriteTime), two.median(rewriteTime), single.hand.median(rewriteTime), halves.median(rewriteTime))
		}
	}
	if len(all) == 0 {
		t.Fatal("SQLUUID_BENCH_ENGINES names no engine")
	}
	text := report(all, shared, versions, rows, rounds)
	if into := os.Getenv("SQLUUID_BENCH_INTO"); into != "" {
		if err := replaceTables(into, "in place", text); err != nil {
			t.Fatal(err)
		}
		return
	}
	t.Log("\n" + text)
}
