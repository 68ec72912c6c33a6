package gorm_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
)

// A thread is what people have reported about ids in GORM, and the test of it.
type thread struct {
	refs  []string // owner/repository#number
	met   string   // what they met, as a sentence
	holds string   // what is so with the plugin: the test's name
	run   func(t *testing.T, e *env)
	only  []string // what a target's name begins with, nil for all
	why   string   // without run: why no test here can show it
}

// on reports whether the test is one of the target with that name.
func (th thread) on(target string) bool {
	return th.only == nil ||
		slices.ContainsFunc(th.only, func(p string) bool { return strings.HasPrefix(target, p) })
}

func allThreads() []thread {
	return slices.Concat(threadsOfArguments(), threadsOfCreating(), threadsOfLinks(), threadsOfColumns())
}

const threadsFile = "../../docs/gorm-threads.md"

const threadsHead = `# Threads about ids in GORM

Reported problems with 16-byte ids in GORM, and what happens with the plugin. Each row is a
test of ` + "`integration/gorm`" + `, on SQLite, PostgreSQL with and without the simple protocol, MariaDB with
both types of column, and MySQL, unless it says otherwise. This file is made by
` + "`GOWORK=off go test ./gorm -run TestThreads -update`" + ` in the folder integration, and the same test
compares the two.

| thread | reported problem | what happens with the plugin |
|---|---|---|
`

// TestThreads runs the tests of all threads on one database of each target.
func TestThreads(t *testing.T) {
	ran := map[string]bool{}
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			for _, th := range allThreads() {
				if th.run == nil || !th.on(tg.name) {
					continue
				}
				t.Run(th.refs[0]+": "+th.holds, func(t *testing.T) { th.run(t, e) })
				ran[th.refs[0]] = true
			}
		})
	}
	if t.Failed() || t.Skipped() {
		return
	}
	for _, th := range allThreads() {
		if th.run != nil && !ran[th.refs[0]] {
			t.Logf("%s was run on no target", th.refs[0])
		}
	}
}

func TestThreadsAreListed(t *testing.T) {
	threads := allThreads()
	if len(threads) < 20 {
		t.Fatalf("%d threads, and there are at least 20", len(threads))
	}
	seen := map[string]bool{}
	var b strings.Builder
	b.WriteString(threadsHead)
	for _, th := range threads {
		if (th.run == nil) == (th.why == "") || th.met == "" || len(th.refs) == 0 {
			t.Errorf("%v needs a test or a reason, and what people met", th.refs)
		}
		var links []string
		for _, ref := range th.refs {
			if seen[ref] {
				t.Errorf("%s is listed twice", ref)
			}
			seen[ref] = true
			repository, number, ok := strings.Cut(ref, "#")
			if !ok {
				t.Fatalf("%q is no reference", ref)
			}
			links = append(links, fmt.Sprintf("[%s](https://github.com/%s/issues/%s)", ref, repository, number))
		}
		holds := strings.ToUpper(th.holds[:1]) + th.holds[1:] + "."
		if th.only != nil {
			holds += " On " + strings.Join(th.only, " and ") + "."
		}
		if th.run == nil {
			holds += " No test here: " + th.why
		}
		fmt.Fprintf(&b, "| %s | %s | %s |\n", strings.Join(links, ", "), th.met, holds)
	}
	if *update {
		if err := os.WriteFile(threadsFile, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	written, err := os.ReadFile(threadsFile)
	if err != nil {
		t.Fatal(err)
	}
	if string(written) != b.String() {
		t.Errorf("docs/gorm-threads.md is not what the tests are: GOWORK=off go test ./gorm -run TestThreads -update")
	}
}
