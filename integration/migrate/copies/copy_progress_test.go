package copies_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/migrate"
)

// phases lists the phases of the copies in the output of --json, each as phase and
// table, and checks what is told of the tables.
func phases(t *testing.T, out string) (list []string) {
	t.Helper()
	for line := range strings.Lines(out) {
		var e migrate.Event
		if err := json.Unmarshal([]byte(line), &e); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		if e.Kind != migrate.Copying {
			continue
		}
		if e.Copy == nil || e.Copy.Of != 4 || e.Copy.N < 1 || e.Copy.N > 4 || len(e.Tables) != 4 {
			t.Fatalf("the event is %s", line)
		}
		table := e.Copy.Table[strings.LastIndex(e.Copy.Table, ".")+1:]
		list = append(list, strings.TrimSpace(fmt.Sprint(e.Copy.Phase, " ", table)))
		full := 0
		for _, p := range e.Tables {
			switch p.Moved {
			case p.Total:
				full++
			case 0:
			default:
				t.Errorf("%s has %d of %d values in its new table: a copy has all or none", p.Table, p.Moved, p.Total)
			}
		}
		if want := e.Copy.N - 1; e.Copy.Phase == "fill" && full != want {
			t.Errorf("%s: %d tables are full, want %d", line, full, want)
		}
		if e.Copy.Phase == "fill" && e.Copy.Rows == 0 {
			t.Errorf("%s: it does not say how many rows there are", line)
		}
	}
	return list
}

// A copy tells which table it fills, and what it does to it.
func TestACopyTellsItsPhases(t *testing.T) {
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		lab.NewShop(t, l, 60, false)
		var tables []string
		flags := l.Yes("--strategy", "copy", "--json")
		got := phases(t, lab.MustRun(t, lab.Args("v1-to-v6", flags...)...).Out)
		for _, p := range got {
			if name, ok := strings.CutPrefix(p, "fill "); ok {
				tables = append(tables, name)
			}
		}
		if len(tables) != 4 || tables[0] != "orders" {
			t.Fatalf("the tables that were filled are %q", tables)
		}
		var want, back []string
		for _, name := range tables {
			want = append(want, "fill "+name)
			if l.Name == "SQLite" {
				want = append(want, "index "+name)
			}
		}
		for _, name := range tables {
			want = append(want, "check "+name)
			back = append(back, "check "+name)
		}
		if l.Name != "SQLite" {
			want, back = append(want, "swap"), append(back, "swap")
		} else {
			for _, name := range tables {
				back = append(back, "fill "+name, "index "+name)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("the copy told\n%q, want\n%q", got, want)
		}
		if got := phases(t, lab.MustRun(t, lab.Args("undo", l.Yes("--json")...)...).Out); !slices.Equal(got, back) {
			t.Errorf("the undo told\n%q, want\n%q", got, back)
		}
		// And so do the lines for people.
		r := lab.MustRun(t, lab.Args("v1-to-v6", l.Yes("--strategy", "copy")...)...)
		for i, name := range tables {
			prefix := map[string]string{"SQLite": "main."}[l.Name]
			if prefix == "" {
				prefix = strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/") + "."
			}
			for _, what := range []string{"filling", "comparing"} {
				line := fmt.Sprintf("%s %s%s, table %d of 4, ", what, prefix, name, i+1)
				if !strings.Contains(r.Err, line) {
					t.Errorf("no line says %q:\n%s", line, r.Err)
				}
			}
		}
	})
}
