package faults

import (
	"bufio"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// An outcome is how a suite ended.
type outcome string

const (
	passed   outcome = "passed"
	failed   outcome = "failed"
	unsteady outcome = "unsteady" // the test that failed passed when it ran again alone
	overtime outcome = "overtime" // it ran up to its limit
)

// A suite that takes so many times as long with a fault as without one has found it.
const hangs = 10

// A result is how a suite ended with a fault.
type result struct {
	Fault   string // "" without one
	Suite   string
	Key     string
	Outcome outcome
	Seconds float64
	Limit   float64 // seconds
	Test    string  `json:",omitempty"` // that failed first
	Commit  string
	Day     string
}

// A record is the results of this clone, in a file that grows.
type record struct {
	path   string
	commit string
	all    map[[2]string]result
	code   []string // of results that a page has, as it says it
}

func openRecord(t *testing.T) *record {
	out, err := exec.Command("git", "-C", root, "rev-parse", "--short", "HEAD").Output()
	if err != nil {
		t.Fatal(err)
	}
	r := &record{path: filepath.Join(root, "dist", "faults.jsonl"),
		commit: strings.TrimSpace(string(out)), all: map[[2]string]result{}}
	if err := os.MkdirAll(filepath.Dir(r.path), 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(r.path)
	if errors.Is(err, fs.ErrNotExist) {
		return r
	}
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var one result
		if json.Unmarshal(lines.Bytes(), &one) == nil { // else the run was killed within a line
			r.all[[2]string{one.Fault, one.Suite}] = one
		}
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return r
}

// of returns the result of a suite with a fault, nil for none, if nothing has changed since. One
// that ran up to a lower limit is none.
func (r *record) of(t *testing.T, s *suite, f *fault, limit time.Duration) (result, bool) {
	one, ok := r.all[[2]string{nameOf(f), s.path}]
	if !ok || one.Outcome == overtime && one.Limit < limit.Seconds() {
		return one, false
	}
	key, err := s.key(f)
	if err != nil {
		t.Fatal(err)
	}
	return one, one.Key == key
}

// ran counts the suites that have a result with a fault.
func (r *record) ran(f *fault) (n int) {
	for key := range r.all {
		if key[0] == f.name {
			n++
		}
	}
	return n
}

func nameOf(f *fault) string {
	if f == nil {
		return ""
	}
	return f.name
}

// add writes a result to the file.
func (r *record) add(t *testing.T, s *suite, f *fault, one result) {
	key, err := s.key(f)
	if err != nil {
		t.Fatal(err)
	}
	one.Fault, one.Suite, one.Key = nameOf(f), s.path, key
	one.Commit, one.Day = r.commit, time.Now().Format(time.DateOnly)
	b, err := json.Marshal(one)
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.OpenFile(r.path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := file.Write(append(b, '\n')); errors.Join(err, file.Close()) != nil {
		t.Fatal(err)
	}
	r.all[[2]string{one.Fault, one.Suite}] = one
}
