package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
)

// A count sums up a run of go test.
type count struct {
	ran     int // tests that passed or failed
	skipped []string
	failed  []string
	version []string // that tests have noted, each once
	took    time.Duration
}

// An event is a line of go test -json.
type event struct {
	Time                                      time.Time
	Action, Package, Test, Key, Value, Output string
}

// A test is what is known of one test, or of a package, whose name is then the package's.
type test struct {
	action string // pass, fail or skip
	marked bool   // it opened a database on the server
	parent bool   // it has subtests
	above  bool   // a subtest of it failed
	other  bool   // it needs another server
	said   string
}

// read counts the tests of a run; with served only those that opened a database on the server.
func read(r io.Reader, served bool) (c count, err error) {
	all := map[string]*test{}
	get := func(name string) *test {
		if all[name] == nil {
			all[name] = &test{}
		}
		return all[name]
	}
	var first time.Time
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 16<<20)
	for lines.Scan() {
		var e event
		if !strings.HasPrefix(lines.Text(), "{") { // what the build said
			continue
		}
		if err := json.Unmarshal(lines.Bytes(), &e); err != nil {
			return c, fmt.Errorf("%.200s: %w", lines.Text(), err)
		}
		if e.Package == "" {
			continue
		}
		if first.IsZero() {
			first = e.Time
		}
		if !e.Time.IsZero() {
			c.took = e.Time.Sub(first)
		}
		t := get(nameOf(e))
		switch e.Action {
		case "pass", "fail", "skip":
			t.action = e.Action
		case "attr":
			t.marked = t.marked || e.Key == "server"
			if e.Key == "version" && !slices.Contains(c.version, e.Value) {
				c.version = append(c.version, e.Value)
			}
		case "output":
			t.other = t.other || strings.Contains(e.Output, "SQLUUID_ONLY is ")
			if strings.Contains(e.Output, "_test.go:") {
				t.said = strings.TrimSpace(e.Output)
			}
		}
	}
	if err := lines.Err(); err != nil {
		return c, err
	}
	for name, t := range all {
		for up := above(name); up != ""; up = above(up) {
			if all[up] != nil && strings.Contains(up, " ") {
				all[up].parent = true
			}
			if all[up] != nil && t.action == "fail" {
				all[up].above = true
			}
		}
	}
	for name, t := range all {
		whole := !strings.Contains(name, " ")
		switch {
		case t.action == "fail":
			if !t.above {
				c.failed = append(c.failed, name+": "+t.said)
				if !whole {
					c.ran++
				}
			}
		case whole || t.parent || served && !marked(all, name):
		case t.action == "pass":
			c.ran++
		case t.action == "skip" && !t.other:
			c.skipped = append(c.skipped, name+": "+t.said)
		case t.action == "": // the run ended before it
			c.failed = append(c.failed, name+": it did not end")
		}
	}
	slices.Sort(c.skipped)
	slices.Sort(c.failed)
	slices.Sort(c.version)
	return c, nil
}

// nameOf returns the package, and the test behind a space.
func nameOf(e event) string {
	if e.Test == "" {
		return e.Package
	}
	return e.Package + " " + e.Test
}

// above returns the test in which a subtest stands, the package of a test, or "".
func above(name string) string {
	if i := strings.IndexByte(name, ' '); i < 0 {
		return ""
	} else if k := strings.LastIndexByte(name[i:], '/'); k > 0 {
		return name[:i+k]
	} else {
		return name[:i]
	}
}

// marked reports whether a test, or one that it stands in, opened a database on the server.
func marked(all map[string]*test, name string) bool {
	for ; strings.Contains(name, " "); name = above(name) {
		if all[name] != nil && all[name].marked {
			return true
		}
	}
	return false
}

const tableHead = "|---|---|---:|---:|---:|---:|---|---|\n"

// replace puts the line of a suite into the table of a page, in the place of its old one or at
// the end.
func replace(page, suite, row string) (string, error) {
	head, rest, ok := strings.Cut(page, tableHead)
	if !ok {
		return "", fmt.Errorf("there is no table for the line")
	}
	var b strings.Builder
	done := false
	for rest != "" && rest[0] == '|' {
		var line string
		line, rest, _ = strings.Cut(rest, "\n")
		if strings.HasPrefix(line, "| "+suite+" |") {
			line, done = strings.TrimSuffix(row, "\n"), true
		}
		b.WriteString(line + "\n")
	}
	if !done {
		b.WriteString(row)
	}
	return head + tableHead + b.String() + rest, nil
}
