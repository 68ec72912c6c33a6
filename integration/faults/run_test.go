//go:build unix

package faults

import (
	"bufio"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

const (
	shortest = time.Minute      // a short suite ends within it
	longest  = 15 * time.Minute // bounds every suite
	building = 20 * time.Minute // bounds what one go test builds
)

// TestFaultsAreFound runs suites against each fault: first those of its room, then all short ones,
// then for some faults the whole net.
//
// SQLUUID_FAULTS takes words from names of faults, and rooms, in place of all, and
// SQLUUID_FAULTS_SUITES parts of the paths of suites. No suite begins after SQLUUID_FAULTS_FOR, such
// as 80m. What ran stays in dist/faults.jsonl and does not run again until the fault, the package it
// is planted in or the suite changes. SQLUUID_FAULTS_PAGE names the page that gets the table,
// between its markers. What the page has of other machines stays there, and runs here last.
func TestFaultsAreFound(t *testing.T) {
	words := os.Getenv("SQLUUID_FAULTS")
	if words == "" {
		t.Skip("SQLUUID_FAULTS names no fault")
	}
	faults := readFaults(t)
	if words != "all" {
		faults = slices.DeleteFunc(faults, func(f *fault) bool {
			return !slices.ContainsFunc(strings.Split(words, ","), func(w string) bool {
				return w == f.room || rooms[w] == nil && strings.Contains(f.name, w)
			})
		})
	}
	if len(faults) == 0 {
		t.Fatalf("no fault and no room has a name like %s", words)
	}
	r := runner{t: t, suites: readSuites(t), record: openRecord(t),
		only: strings.FieldsFunc(os.Getenv("SQLUUID_FAULTS_SUITES"), func(c rune) bool { return c == ',' })}
	if d := os.Getenv("SQLUUID_FAULTS_FOR"); d != "" {
		d, err := time.ParseDuration(d)
		if err != nil {
			t.Fatal(err)
		}
		r.until = time.Now().Add(d)
	}
	page := os.Getenv("SQLUUID_FAULTS_PAGE")
	if page != "" {
		parts, err := cutPage(page)
		if err != nil {
			t.Fatal(err)
		}
		r.record.addTables(parts[1], faults)
		// What was tried least comes first.
		slices.SortStableFunc(faults, func(a, b *fault) int { return r.record.ran(a) - r.record.ran(b) })
	}
	for _, r.fresh = range []bool{true, false} {
		for _, l := range []level{alone, room, short, net} {
			for _, f := range faults {
				r.try(f, l)
			}
		}
	}
	if page != "" {
		if err := writePage(page, readFaults(t), r.suites, r.record); err != nil {
			t.Fatal(err)
		}
	}
}

// A runner runs suites and keeps their results.
type runner struct {
	t      *testing.T
	suites []*suite
	record *record
	only   []string // parts of the paths of the suites that run, none for all
	fresh  bool     // a result of other code or of another machine is enough
	until  time.Time
}

func (r *runner) over() bool { return !r.until.IsZero() && time.Now().After(r.until) }

// try runs the suites of a level that have no result with the fault. A suite that fails without it
// finds nothing, and does not run.
func (r *runner) try(f *fault, l level) {
	if l == net && !f.net || r.over() {
		return
	}
	limit := longest
	if l == short {
		limit = shortest
		r.run(nil, r.suites, shortest) // which of them are short
	}
	list := suitesOf(r.suites, f, l, func(s *suite) bool {
		one, ok := r.record.of(r.t, s, nil, 0)
		return ok && one.Outcome == passed && one.Seconds < shortest.Seconds()
	})
	if l == short { // a short one may take longer with a fault
		limit = 3 * shortest
	}
	r.run(nil, list, min(limit, longest))
	list = slices.DeleteFunc(list, func(s *suite) bool {
		one, ok := r.record.of(r.t, s, nil, 0)
		return !ok || one.Outcome != passed
	})
	slowest := 0.0
	for _, s := range list {
		one, _ := r.record.of(r.t, s, nil, 0)
		slowest = max(slowest, one.Seconds)
	}
	r.run(f, list, min(limit, max(shortest, hangs*time.Duration(slowest*float64(time.Second)))))
}

// run runs the suites without a result, with a fault or without one.
func (r *runner) run(f *fault, list []*suite, limit time.Duration) {
	var paths []string
	byPath := map[string]*suite{}
	for _, s := range list {
		isChosen := len(r.only) == 0 ||
			slices.ContainsFunc(r.only, func(part string) bool { return strings.Contains(s.path, part) })
		old, ok := r.record.of(r.t, s, f, limit)
		if isEnough := ok || r.fresh && f != nil && old != (result{}); isChosen && !isEnough {
			paths = append(paths, "./"+s.path)
			byPath[s.path] = s
		}
	}
	if len(paths) == 0 || r.over() {
		return
	}
	r.t.Logf("%s: %d suites", nameOf(f), len(paths))
	env := r.environment(f)
	goTest(r.t, env, limit, r.until, paths, func(path string, one result) {
		s := byPath[path]
		if f != nil && one.Outcome == failed && s.served && one.Test != "" {
			again := []string{"-run", "^" + strings.Split(one.Test, "/")[0] + "$", "./" + path}
			goTest(r.t, env, limit, time.Time{}, again, func(_ string, again result) {
				if again.Outcome == passed {
					one.Outcome = unsteady
				}
			})
		}
		one.Limit = limit.Seconds()
		r.t.Logf("%s: %s %s after %.1f s %s", nameOf(f), path, one.Outcome, one.Seconds, one.Test)
		r.record.add(r.t, s, f, one)
	})
}

// environment is that of go test, and of what the tests start.
func (r *runner) environment(f *fault) []string {
	env := append(os.Environ(), "SQLUUID_FAULTS=", "SQLUUID_METAMORPHIC_PAGE=")
	if f == nil {
		return env
	}
	overlay, err := f.overlay(r.t.TempDir())
	if err != nil {
		r.t.Fatal(err)
	}
	env = append(env, "GOFLAGS="+strings.TrimSpace(os.Getenv("GOFLAGS")+" -overlay="+overlay))
	if f.only != "" {
		env = append(env, "SQLUUID_ONLY="+f.only, "SQLUUID_METAMORPHIC_ENGINES="+f.only)
	}
	return env
}

// An event is a line of go test -json.
type event struct {
	Action, Package, Test, Output, FailedBuild string
	Elapsed                                    float64
}

// goTest runs suites, as many at once as go test does, and calls done when one has ended.
func goTest(t *testing.T, env []string, limit time.Duration, until time.Time, args []string,
	done func(path string, one result)) {
	bound := time.Duration(len(args))*limit + building
	if !until.IsZero() {
		bound = min(bound, max(time.Until(until), 0)+limit)
	}
	ctx, cancel := context.WithTimeout(t.Context(), bound)
	defer cancel()
	args = slices.Concat([]string{"test", "-json", "-count=1", "-vet=off",
		"-skip=^TestPlantedFaultsAreFound$", "-timeout=" + limit.String()}, args,
		[]string{"-args", "-test.failfast"}) // of go test itself, failfast ends the other suites too
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir, cmd.Env, cmd.Stderr = root, env, os.Stderr
	// Programs that a test has left end with the group.
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
		_ = cmd.Wait() // a suite that fails says so by its event
	}()
	ran := map[string]*result{}
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 16<<20)
	for lines.Scan() {
		var e event
		if json.Unmarshal(lines.Bytes(), &e) != nil {
			continue
		}
		if e.Action == "build-output" {
			t.Log(strings.TrimSpace(e.Output))
		}
		path, ours := folder(e.Package)
		if !ours {
			continue
		}
		if ran[path] == nil {
			ran[path] = &result{Outcome: passed}
		}
		one := ran[path]
		switch {
		case e.FailedBuild != "":
			t.Errorf("%s does not compile", e.FailedBuild)
			return
		case e.Action == "output" && strings.HasPrefix(e.Output, "panic: test timed out"):
			one.Outcome = overtime
		case e.Action == "fail" && e.Test != "":
			if one.Test == "" {
				one.Test = e.Test
			}
		case e.Test == "" && (e.Action == "fail" || e.Action == "pass" || e.Action == "skip"):
			if one.Seconds = e.Elapsed; e.Action == "fail" && one.Outcome != overtime {
				one.Outcome = failed
			}
			done(path, *one)
		}
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
}
