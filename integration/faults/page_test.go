package faults

import (
	"cmp"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The markers between which a page has the table.
const beginMark, endMark = "<!-- begin faults -->\n", "<!-- end faults -->\n"

// cutPage reads a page: what stands before the tables, the tables, and what stands behind them.
func cutPage(path string) (parts [3]string, err error) {
	b, err := os.ReadFile(path)
	if err != nil {
		return parts, err
	}
	head, rest, ok := strings.Cut(string(b), beginMark)
	text, tail, ends := strings.Cut(rest, endMark)
	if !ok || !ends {
		return parts, fmt.Errorf("%s has not the lines %q and %q", path, beginMark, endMark)
	}
	return [3]string{head, text, tail}, nil
}

// writePage puts the tables into a page.
func writePage(path string, faults []*fault, suites []*suite, r *record) error {
	parts, err := cutPage(path)
	if err != nil {
		return err
	}
	text := parts[0] + beginMark + tables(faults, suites, r) + endMark + parts[2]
	return os.WriteFile(path, []byte(text), 0o644)
}

var (
	ranPattern  = regexp.MustCompile(`^(\S+) (\d+\.\d)(?: \((unsteady|overtime|failed)\)| (.+))?$`)
	codePattern = regexp.MustCompile("`[0-9a-f]+\\+?` on [0-9-]+")
)

// addTables adds the results of tables that the record has not: of a machine that is gone. They stay
// on the page until the same runs again.
func (r *record) addTables(text string, faults []*fault) {
	byName := map[string]*fault{}
	for _, f := range faults {
		byName[shownName(f)] = f
	}
	add := func(f *fault, cell string, found bool) {
		for _, ran := range strings.Split(cell, "; ") {
			m := ranPattern.FindStringSubmatch(ran)
			if m == nil || found != (m[4] != "") {
				continue // nothing ran, or it is not said what
			}
			one := result{Fault: nameOf(f), Suite: m[1], Outcome: passed}
			one.Seconds, _ = strconv.ParseFloat(m[2], 64)
			switch test, named := strings.CutPrefix(m[4], "`"); {
			case m[3] != "":
				one.Outcome = outcome(m[3])
			case m[4] == hangText:
				one.Outcome, one.Limit = overtime, one.Seconds
			case found:
				one.Outcome = failed
				if named {
					one.Test = strings.ReplaceAll(strings.TrimSuffix(test, "`"), `\|`, "|")
				}
			}
			if key := [2]string{one.Fault, one.Suite}; r.all[key] == (result{}) {
				r.all[key] = one
			}
		}
	}
	r.code = append(r.code, codePattern.FindAllString(text, -1)...)
	for line := range strings.Lines(text) {
		if list, ok := strings.CutPrefix(line, foundNothing); ok {
			add(nil, strings.TrimSuffix(list, ".\n"), false)
		}
		cells := strings.Split(strings.Trim(line, "|\n "), " | ")
		switch f := byName[cells[0]]; {
		case len(cells) == 4 && f != nil:
			add(f, cells[2], true)
			add(f, cells[3], false)
		case len(cells) == 5:
			add(nil, cells[0]+" "+cells[1], false)
		}
	}
}

// shownName is the name of a fault with the one engine that it is tried on.
func shownName(f *fault) string {
	if f.only == "" {
		return f.name
	}
	return f.name + " (" + f.only + " alone)"
}

const (
	hangText     = "(it hangs)"
	foundNothing = "Found nothing, s without a fault: "
)

// tables writes the table of the faults and the one of the suites that found some.
func tables(faults []*fault, suites []*suite, r *record) string {
	var out strings.Builder
	type count struct{ ran, found, alone int }
	counts := map[string]*count{}
	for _, s := range suites {
		counts[s.path] = &count{}
	}
	out.WriteString("\n| fault | room, origin | found by, after s, first test | found nothing, s |\n|---|---|---|---|\n")
	tried, open, missed, code := 0, 0, []string{}, map[string]bool{}
	for _, c := range r.code {
		code[c] = true
	}
	for _, f := range faults {
		var found, others []result
		notRun, ofRoom := 0, 0
		for _, s := range suites {
			one, ok := r.all[[2]string{f.name, s.path}]
			switch {
			case !ok && s.mayFind(f):
				notRun++
				if s.isOf(f) {
					ofRoom++
				}
			case !ok:
			case one.Outcome == failed, r.hung(one):
				found = append(found, one)
			default:
				others = append(others, one)
			}
		}
		bySeconds := func(a, b result) int { return compare(a.Seconds, b.Seconds) }
		slices.SortStableFunc(found, bySeconds)
		slices.SortStableFunc(others, bySeconds)
		for _, one := range slices.Concat(found, others) {
			counts[one.Suite].ran++
			if one.Commit != "" {
				code["`"+one.Commit+"` on "+one.Day] = true
			}
		}
		for _, one := range found {
			counts[one.Suite].found++
			if len(found) == 1 {
				counts[one.Suite].alone++
			}
		}
		var by, not []string
		for _, one := range found {
			what := testName(one.Test)
			if one.Outcome == overtime {
				what = hangText
			}
			by = append(by, fmt.Sprintf("%s %s %s", one.Suite, seconds(one.Seconds), what))
		}
		for _, one := range others {
			text := one.Suite + " " + seconds(one.Seconds)
			if one.Outcome != passed {
				text += " (" + string(one.Outcome) + ")"
			}
			not = append(not, text)
		}
		if notRun > 0 {
			not = append(not, fmt.Sprintf("%d others not run", notRun))
		}
		switch {
		case len(found)+len(others) == 0:
			by = []string{"not run"}
		case len(found) == 0 && ofRoom > 0:
			by, open = []string{"nothing so far"}, open+1
			tried++
		case len(found) == 0:
			by, missed = []string{"**nothing**"}, append(missed, f.name)
			tried++
		default:
			tried++
		}
		fmt.Fprintf(&out, "| %s | %s, %s | %s | %s |\n", shownName(f), f.room, f.origin,
			strings.Join(by, "; "), strings.Join(not, "; "))
	}
	fmt.Fprintf(&out, "\n%d of %d faults were tried, and %d were found. Of %d not all suites of the "+
		"room ran. Found by nothing: %s. The code: %s.\n", tried, len(faults),
		tried-open-len(missed), open, orNone(missed), orNone(sortedKeys(code)))
	out.WriteString("\n| suite | s without a fault | faults | found | found alone |\n|---|---|---|---|---|\n")
	var idle, nothing, never []string
	for _, s := range suites {
		c := counts[s.path]
		one, ok := r.all[[2]string{"", s.path}]
		took := "not run"
		if ok {
			took = seconds(one.Seconds)
			if one.Outcome != passed {
				took += " (" + string(one.Outcome) + ")"
			}
		}
		if c.found > 0 {
			fmt.Fprintf(&out, "| %s | %s | %d | %d | %d |\n", s.path, took, c.ran, c.found, c.alone)
		}
		switch {
		case c.ran == 0:
			never = append(never, s.path)
		case c.found == 0:
			nothing = append(nothing, s.path+" "+took)
		case c.alone == 0:
			idle = append(idle, s.path)
		}
	}
	fmt.Fprintf(&out, "\nFound nothing alone: %s.\n\n%s%s.\n\nRan against no fault: %s.\n\n",
		orNone(idle), foundNothing, cmp.Or(strings.Join(nothing, "; "), "none"), orNone(never))
	return out.String()
}

// hung reports whether a suite ran up to a limit that is far above what it takes without a fault.
func (r *record) hung(one result) bool {
	without, ok := r.all[[2]string{"", one.Suite}]
	return ok && one.Outcome == overtime && without.Outcome == passed && one.Limit >= hangs*without.Seconds
}

func orNone(list []string) string {
	if len(list) == 0 {
		return "none"
	}
	return strings.Join(list, ", ")
}

func compare(a, b float64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

func seconds(s float64) string { return fmt.Sprintf("%.1f", s) }

func testName(test string) string {
	if test == "" {
		return "(the suite itself)"
	}
	return "`" + strings.ReplaceAll(test, "|", `\|`) + "`"
}

func TestThePageSaysWhatFoundWhat(t *testing.T) {
	faults := []*fault{
		{name: "one", room: "codec", origin: invented, edits: []edit{{file: "codec/a.go"}}},
		{name: "two", room: "codec", origin: "1234567", only: "sqlite", edits: []edit{{file: "codec/a.go"}}},
		{name: "three", room: "codec", origin: invented, edits: []edit{{file: "codec/a.go"}}},
		{name: "five", room: "inspect", origin: invented, edits: []edit{{file: "codec/a.go"}}},
		{name: "four", room: "codec", origin: invented, edits: []edit{{file: "codec/a.go"}}},
	}
	links := map[string]bool{"codec": true}
	suites := []*suite{{path: "codec", links: links}, {path: "inspect", links: links}, {path: "sqltype"}}
	r := &record{all: map[[2]string]result{}}
	for _, one := range []result{
		{Suite: "codec", Outcome: passed, Seconds: 1},
		{Fault: "one", Suite: "codec", Outcome: failed, Seconds: 0.5, Test: "TestA/b"},
		{Fault: "one", Suite: "inspect", Outcome: unsteady, Seconds: 2},
		{Fault: "two", Suite: "codec", Outcome: passed, Seconds: 3},
		{Fault: "five", Suite: "codec", Outcome: passed, Seconds: 1.5},
		{Fault: "four", Suite: "codec", Outcome: overtime, Seconds: 60, Limit: 60},
	} {
		one.Commit, one.Day = "abc", "2026-01-02"
		r.all[[2]string{one.Fault, one.Suite}] = one
	}
	got := tables(faults, suites, r)
	for _, want := range []string{
		"| one | codec, invented | codec 0.5 `TestA/b` | inspect 2.0 (unsteady) |\n",
		"| two (sqlite alone) | codec, 1234567 | **nothing** | codec 3.0; 1 others not run |\n",
		"| five | inspect, invented | nothing so far | codec 1.5; 1 others not run |\n",
		"| three | codec, invented | not run | 2 others not run |\n",
		"| four | codec, invented | codec 60.0 (it hangs) | 1 others not run |\n",
		"4 of 5 faults were tried, and 2 were found. Of 1 not all suites of the room ran. " +
			"Found by nothing: two. The code: `abc` on 2026-01-02.\n",
		"| codec | 1.0 | 4 | 2 | 2 |\n", "Found nothing alone: none.\n",
		"Found nothing, s without a fault: inspect not run.\n", "Ran against no fault: sqltype.\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("the page lacks\n%s\nit is\n%s", want, got)
		}
	}
	again := &record{all: map[[2]string]result{}}
	again.addTables(got, faults)
	if text := tables(faults, suites, again); text != got {
		t.Errorf("read and written again the page is\n%s\nit was\n%s", text, got)
	}
}
