package recorder_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/recorder"
	"github.com/sqluuid/sqluuid/migrate"
)

var update = flag.Bool("update", false, "rewrite the files in testdata")

// attempts is how often a run that differs from its file is recorded. Some statements go
// by the clock (see doc.go), and on a busy machine one may be sent twice.
const attempts = 3

func TestStatements(t *testing.T) {
	for _, tg := range targets {
		t.Run(tg.folder, func(t *testing.T) {
			t.Parallel()
			for _, r := range runs {
				if r.online && !tg.online || r.late && !tg.late {
					continue
				}
				t.Run(r.name, func(t *testing.T) { compare(t, tg, r) })
			}
		})
	}
}

func compare(t *testing.T, tg target, r run) {
	name := filepath.Join("testdata", tg.folder, r.name+".sql")
	got := record(t, tg, r)
	if *update {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for n := 1; got != string(want); n++ {
		d := diff(string(want), got)
		if n == attempts {
			t.Fatalf("the statements differ from %s:\n%s\nWhen that is meant, run\n"+
				"  go test ./integration/recorder -update\nand read the difference.", name, d)
		}
		t.Logf("attempt %d differs and is made again:\n%s", n, d)
		got = record(t, tg, r)
	}
}

// record carries out a run in a database of its own.
func record(t *testing.T, tg target, r run) string {
	t.Helper()
	l := tg.newLab(t)
	r.make(t, l)
	col, err := migrate.ParseColumn(r.column)
	if err != nil {
		t.Fatal(err)
	}
	j := &job{lab: l, t: t, ctx: t.Context(), column: col, cfg: r.cfg}
	j.cfg.Column = col
	for _, s := range r.before {
		s.do(j)
	}
	from := len(l.log.Entries())
	for _, s := range r.steps {
		l.log.Note(s.name)
		s.do(j)
	}
	n := &recorder.Normaliser{Database: l.name, KnownID: known}
	return fmt.Sprintf("-- %s\n-- %s, version %s\n\n%s", r.title, tg.p.Name(),
		strings.TrimSuffix(tg.version, "."), recorder.Render(n, l.log.Entries()[from:]))
}

// diff shows where two texts part, and some lines of each.
func diff(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	head := 0
	for head < min(len(w), len(g)) && w[head] == g[head] {
		head++
	}
	tail := 0
	for tail < min(len(w), len(g))-head && w[len(w)-1-tail] == g[len(g)-1-tail] {
		tail++
	}
	var out strings.Builder
	fmt.Fprintf(&out, "  (from line %d; %d lines of the file, %d of this run)\n",
		head+1, len(w)-head-tail, len(g)-head-tail)
	show := func(mark string, lines []string) {
		for i, line := range lines {
			if i == 25 {
				fmt.Fprintf(&out, "%s … %d more\n", mark, len(lines)-i)
				return
			}
			if len(line) > 300 {
				line = line[:300] + "…"
			}
			fmt.Fprintf(&out, "%s %s\n", mark, line)
		}
	}
	show(" ", w[max(head-3, 0):head])
	show("-", w[head:len(w)-tail])
	show("+", g[head:len(g)-tail])
	return out.String()
}
