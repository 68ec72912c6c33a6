package dialect

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// goldenForms lists the forms of each dialect.
var goldenForms = map[string]struct {
	p     engine.Profile
	forms []*Form
}{
	"postgres": {engine.PostgreSQL, []*Form{pgUUID, pgBytea, pgText, pgBpchar}},
	"mysql":    {engine.MySQL, []*Form{myBinary, myText}},
	"mariadb":  {engine.MariaDBUUID, []*Form{myUUID}},
	"sqlite":   {engine.SQLite, []*Form{liteBlob, liteText, liteText.Collated("NOCASE")}},
}

// goldenClass has a table with two columns of the class, names that need quotes,
// and a column that must be kept as it is.
func goldenClass(f *Form) *Class {
	orders, items := Ref{"shop", "orders"}, Ref{"shop", `order "items"`}
	return &Class{
		Columns: []Column{
			{Ref: orders, Name: "id", Form: f, Referenced: true, Keep: []string{"changed"}},
			{Ref: orders, Name: "previous", Form: f, Keep: []string{"changed"}},
			{Ref: items, Name: "order", Form: f},
		},
		Keys: []ForeignKey{
			{Name: "items_order", Child: items, Parent: orders, Columns: []Pair{{"tenant", "tenant"}, {"order", "id"}}},
		},
	}
}

// TestGoldenSQL compares every statement with its golden file. Run it with
// -update to write them, and read the diff.
func TestGoldenSQL(t *testing.T) {
	for name, g := range goldenForms {
		d, err := For(g.p)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range g.forms {
			file := name + "-" + strings.NewReplacer("(", "", ")", "").Replace(f.Name) + strings.ToLower(strings.ReplaceAll(f.collate, " COLLATE ", "-"))
			t.Run(file, func(t *testing.T) {
				got := goldenText(t, d, f)
				path := filepath.Join("testdata", file+".sql")
				if *update {
					if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
						t.Fatal(err)
					}
				}
				want, err := os.ReadFile(path)
				if err != nil {
					t.Fatal(err)
				}
				if got != string(want) {
					t.Errorf("the statements differ from %s; run with -update and read the diff\n%s", path, firstDifference(got, string(want)))
				}
			})
		}
	}
}

func goldenText(t *testing.T, d Dialect, f *Form) string {
	t.Helper()
	var b strings.Builder
	c := goldenClass(f)
	lo, hi := "00", "ff"
	forward := Move{From: 1, To: 6, Run: 7}
	undo := Move{From: 6, To: 1, Run: 7, Pick: PickMoved}
	add := func(name string, s Statement, err error) {
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		fmt.Fprintf(&b, "-- %s\n%s\n-- %d arguments\n\n", name, s.SQL, len(s.Args))
	}
	chunk := func(name string, m Move, r Range) {
		list, err := d.Chunk(c, m, r)
		if err != nil {
			t.Fatal(err)
		}
		for i, s := range list {
			add(fmt.Sprintf("%s, statement %d", name, i+1), s, nil)
		}
	}
	chunk("the only chunk", forward, Range{})
	chunk("a chunk in the middle", forward, Range{&lo, &hi})
	chunk("undo of a chunk", undo, Range{nil, &hi})
	s, err := Bound(d, c, forward, &lo, 5000)
	add("the end of the next chunk", s, err)
	undo.Pick = PickNew
	s, err = Left(d, c.Columns[0], undo)
	add("whether ids are left, with the new ones", s, err)
	undo.Pick = PickBefore
	s, err = Values(d, c.Columns[0], undo)
	add("the values, with new ones from before a time", s, err)
	s, err = Values(d, c.Columns[0], Move{From: 1, To: 6, Run: 7, Pick: PickBefore})
	add("the same for version 1", s, err)
	s, err = Nulls(d, c.Columns[1])
	add("the NULLs", s, err)
	s, err = Keep(d, c.Columns[0], forward)
	add("the ids to keep", s, err)
	s, err = Strangers(d, c.Columns[0], undo, 10)
	add("ids born later", s, err)
	s, err = Clash(d, c.Columns[0], c.Columns[2], forward)
	add("two ids that would be one", s, err)
	s, err = Orphans(d, c.Keys[0])
	add("orphans", s, err)
	s, err = Trial(d, f, forward, [16]byte{})
	add("trial", s, err)
	s, err = d.ProbeWrite(c.Columns[2].Ref, c.Columns[2].Name)
	add("whether the column may be updated", s, err)
	return b.String()
}

func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(g), len(w)) {
		if i >= len(g) || i >= len(w) || g[i] != w[i] {
			var a, b string
			if i < len(g) {
				a = g[i]
			}
			if i < len(w) {
				b = w[i]
			}
			return fmt.Sprintf("line %d\n got %s\nwant %s", i+1, a, b)
		}
	}
	return ""
}

// Every engine with unnumbered placeholders needs as many of them as arguments,
// in any statement.
func TestPlaceholdersAndArgumentsAgree(t *testing.T) {
	lo, hi := "00", "ff"
	n := 0
	for _, g := range goldenForms {
		d, err := For(g.p)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range g.forms {
			for _, pick := range []Pick{PickAll, PickMoved, PickNew, PickBefore} {
				for _, r := range []Range{{}, {&lo, nil}, {nil, &hi}, {&lo, &hi}} {
					list, err := d.Chunk(goldenClass(f), Move{From: 1, To: 6, Run: 1, Pick: pick}, r)
					if err != nil {
						t.Fatal(err)
					}
					for _, s := range list {
						n++
						marks := strings.Count(s.SQL, "?")
						if g.p == engine.PostgreSQL {
							for marks = 0; strings.Contains(s.SQL, fmt.Sprintf("$%d", marks+1)); marks++ {
							}
						}
						if marks != len(s.Args) {
							t.Errorf("%d placeholders, %d arguments: %s", marks, len(s.Args), s.SQL)
						}
					}
				}
			}
		}
	}
	if n == 0 {
		t.Fatal("no statements")
	}
}

func TestForRefusesOtherEngines(t *testing.T) {
	for _, p := range []engine.Profile{engine.SQLServer, engine.Oracle, {}} {
		if d, err := For(p); err == nil {
			t.Errorf("For(%v) = %v", p, d)
		}
	}
}

func TestBadNamesAreRefused(t *testing.T) {
	for name, g := range goldenForms {
		d, _ := For(g.p)
		c := goldenClass(g.forms[0])
		c.Columns[0].Name = "a\x00b"
		if _, err := d.Chunk(c, Move{From: 1, To: 6}, Range{}); err == nil {
			t.Errorf("%s: a name with a NUL byte was quoted", name)
		}
	}
}
