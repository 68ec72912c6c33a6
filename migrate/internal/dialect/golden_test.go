package dialect

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// A goldenEngine is what the golden files of an engine are made from.
type goldenEngine struct {
	name  string // begins the names of its files
	d     Dialect
	forms []*Form
	types []string // of columns of a key, as the engine prints them
	// places are how it walks by places, nil where it does not.
	places *Places
	// rows is whether a CHECK can ask for the row as a whole.
	rows bool
}

// goldenClass has a table with two columns of the class, names that need quotes,
// and a column that must be kept as it is.
func goldenClass(f *Form) *Class {
	orders, items := Ref{"shop", "orders"}, Ref{"shop", `order "items"`}
	return &Class{
		Columns: []Column{
			{Ref: orders, Name: "id", Form: f, Referenced: true, Indexed: true, Keyed: true, Keep: []string{"changed"}},
			{Ref: orders, Name: "previous", Form: f, Indexed: true, Keep: []string{"changed"}},
			{Ref: items, Name: "order", Form: f, Indexed: true},
		},
		Keys: []ForeignKey{
			{Name: "items_order", Child: items, Parent: orders, Columns: []Pair{{"tenant", "tenant"}, {"order", "id"}}},
		},
	}
}

// test compares every statement with its golden file. Run it with -update to write them,
// and read the diff.
func (g goldenEngine) test(t *testing.T) {
	for _, f := range g.forms {
		file := g.name + "-" + strings.NewReplacer("(", "", ")", "").Replace(f.Name) + strings.ToLower(strings.ReplaceAll(f.collate, " COLLATE ", "-"))
		t.Run(file, func(t *testing.T) {
			compareGolden(t, file, g.text(t, f))
			compareGolden(t, "rewrites-"+file, goldenRewrites(t, g.d, f))
			g.placeholders(t, f)
		})
	}
	c := goldenClass(g.forms[0])
	c.Columns[0].Name = "a\x00b"
	if _, err := Bound(g.d, c, 0, transform.Between(1, 6).From(), Range{}, 50); err == nil {
		t.Error("a name with a NUL byte was quoted")
	}
	t.Run("the value of a discriminator is bound", g.bindsDiscriminators)
}

// placeholders checks that a statement has as many of them as arguments.
func (g goldenEngine) placeholders(t *testing.T, f *Form) {
	t.Helper()
	lo, hi := "00", "ff"
	for _, r := range []Range{{}, {&lo, nil}, {nil, &hi}, {&lo, &hi}} {
		s, err := Bound(g.d, goldenClass(f), 0, transform.Between(1, 6).From(), r, 50)
		if err != nil {
			t.Fatal(err)
		}
		marks := strings.Count(s.SQL, "?")
		if p := strings.TrimSuffix(g.d.Profile().Placeholder(1), "1"); p != "?" {
			for marks = 0; strings.Contains(s.SQL, fmt.Sprintf("%s%d", p, marks+1)); marks++ {
			}
		}
		if marks != len(s.Args) {
			t.Errorf("%d placeholders, %d arguments: %s", marks, len(s.Args), s.SQL)
		}
	}
}

// bindsDiscriminators checks that a discriminator is in every statement about the rows of its
// column, and its value in none.
func (g goldenEngine) bindsDiscriminators(t *testing.T) {
	t.Helper()
	const value = "'; DROP TABLE x; --"
	c := goldenClass(g.forms[0])
	c.Columns[2].Undeclared, c.Columns[2].Only = true, Only{Column: "kind", Value: value}
	c.Keys = nil
	col, from := c.Columns[2], transform.Between(1, 6).From()
	quoted, err := g.d.Profile().Quote("kind")
	if err != nil {
		t.Fatal(err)
	}
	hi := g.forms[0].Text([16]byte{1})
	for what, make := range map[string]func() (Statement, error){
		"Left":       func() (Statement, error) { return Left(g.d, col, transform.Between(1, 6)) },
		"Values":     func() (Statement, error) { return Values(g.d, col) },
		"Nulls":      func() (Statement, error) { return Nulls(g.d, col) },
		"Misfit":     func() (Statement, error) { return Misfit(g.d, col, from) },
		"Strays":     func() (Statement, error) { return Strays(g.d, c, 2, from) },
		"Bound":      func() (Statement, error) { return Bound(g.d, c, 2, from, Range{Hi: &hi}, 10) },
		"Sample":     func() (Statement, error) { return Sample(g.d, col, 10) },
		"Find":       func() (Statement, error) { return Find(g.d, col, hi) },
		"Known":      func() (Statement, error) { return Known(g.d, col, [][16]byte{{1}}) },
		"Duplicates": func() (Statement, error) { return Duplicates(g.d, col) },
		"Clash":      func() (Statement, error) { return Clash(g.d, col, col, Move{T: transform.Between(1, 6)}) },
		"Among":      func() (Statement, error) { return Among(g.d, col) },
	} {
		st, err := make()
		if err != nil {
			t.Fatalf("%s: %v", what, err)
		}
		if strings.Contains(st.SQL, "DROP") || !strings.Contains(st.SQL, quoted) || !slices.Contains(st.Args, any(value)) {
			t.Errorf("%s does not bind the value: %s %v", what, st.SQL, st.Args)
		}
	}
}

// text has the statements for a form.
func (g goldenEngine) text(t *testing.T, f *Form) string {
	t.Helper()
	d := g.d
	var b strings.Builder
	c := goldenClass(f)
	lo, hi := "00", "ff"
	forward := Move{T: transform.Between(1, 6), Run: 7}
	undo := Move{T: transform.Between(6, 1), Run: 7}
	add := func(name string, s Statement, err error) {
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		fmt.Fprintf(&b, "-- %s\n%s\n-- %d arguments\n\n", name, s.SQL, len(s.Args))
	}
	places := *c
	places.Columns = []Column{{Ref: Ref{"shop", "orders"}, Name: "id", Form: f, Places: g.places}}
	if places.Columns[0].Places != nil {
		from, to := places.Columns[0].Places.text("5"), places.Columns[0].Places.text("900")
		s, err := Bound(d, &places, 0, forward.T.From(), Range{&from, &to}, 5000)
		add("the end of the next chunk by places", s, err)
	}
	m := Batch{From: [][16]byte{{1}, {2}}, To: [][16]byte{{3}, {4}}}
	kept, err := KeptAmong(d, 7, m)
	add("an image that is kept", kept, err)
	if _, ok := d.(Checker); ok {
		rule := check{name: "rule", expr: "id <> previous", within: "tenant = 1"}
		s, err := violation(d, c.Columns[0].Ref, []string{"id", "previous", "tenant"}, c.Columns[:2], rule, forward)
		add("a row that a CHECK would refuse", s, err)
		s, err = violation(d, c.Columns[2].Ref, []string{"order"}, c.Columns[2:], check{expr: "VALUE IS NOT NULL", value: "value"}, undo)
		add("a row that the CHECK of a domain would refuse in an undo", s, err)
		if g.rows {
			whole := check{name: "whole", expr: "fits(orders.*)", row: true}
			s, err = violation(d, c.Columns[0].Ref, []string{"id", "previous", "tenant", "tableoid"}, c.Columns[:2], whole, forward)
			add("a row that a CHECK of the whole row would refuse", s, err)
		} else {
			computed := check{name: "computed", expr: "twice <> ''", generated: []generated{{"once", "upper(id)"}, {"twice", "upper(once)"}}}
			s, err = violation(d, c.Columns[0].Ref, []string{"id", "once", "twice"}, c.Columns[:1], computed, forward)
			add("a row that a CHECK of generated columns would refuse", s, err)
		}
	}
	c.Columns[2].Undeclared = true
	locks, err := d.TableLocks(c)
	for _, s := range locks {
		add("the lock of a table with a link without a foreign key", s, err)
	}
	link, err := Strays(d, c, 2, forward.T.From(), forward.T.To())
	add("ids that nothing else has", link, err)
	c.Columns[2].Undeclared = false
	for _, make := range []func(*Class, Move) ([]Statement, error){d.Normaliser, d.RemoveNormaliser} {
		list, err := make(c, forward)
		if errors.Is(err, errors.ErrUnsupported) {
			continue
		}
		for i, s := range list {
			add(fmt.Sprintf("normaliser, statement %d", i+1), s, err)
		}
	}
	list, err := d.CreateIndex(c.Columns[2], "sqluuid_012345")
	for _, s := range list {
		add("a missing index", s, err)
	}
	s, err := Bound(d, c, 0, forward.T.From(), Range{&lo, &hi}, 5000)
	add("the end of the next chunk", s, err)
	s, err = Left(d, c.Columns[0], forward.T)
	add("whether ids are left", s, err)
	s, err = Values(d, c.Columns[0])
	add("the values", s, err)
	known := *c
	known.Columns = append([]Column(nil), c.Columns...)
	facts := &Table{Ref: c.Columns[1].Ref, Columns: []TableColumn{{Name: "id"}, {Name: "previous"}, {Name: "made", Generated: true}}}
	key := []string{"id", "previous", "made"}
	for i, typ := range g.types {
		name := fmt.Sprintf("k %d", i)
		facts.Columns = append(facts.Columns, TableColumn{Name: name, Type: typ})
		key = append(key, name)
	}
	known.Columns[1].Identity = members(d, &known, known.Columns[1], facts, key)
	s, err = Values(d, known.Columns[1])
	add("the values with what tells the rows apart", s, err)
	s, err = Nulls(d, c.Columns[1])
	add("the NULLs", s, err)
	s, err = Clash(d, c.Columns[0], c.Columns[2], forward)
	add("two ids that would be one", s, err)
	s, err = Orphans(d, c.Keys[0])
	add("orphans", s, err)
	s, err = Trial(d, f, forward.T, [16]byte{})
	add("trial", s, err)
	s, err = Duplicates(d, c.Columns[0])
	add("ids that stand twice", s, err)
	s, err = Sample(d, c.Columns[0], 100)
	add("a sample", s, err)
	s, err = Find(d, c.Columns[0], lo)
	add("one id", s, err)
	s, err = Misfit(d, c.Columns[0], forward.T.From(), forward.T.To())
	add("a value of another version", s, err)
	s, err = AnyValue(d, c.Columns[2])
	add("any value", s, err)
	s, err = Sorted(d, f, []string{hi, lo})
	add("bounds in order", s, err)
	s, err = d.ProbeWrite(c.Columns[2].Ref, c.Columns[2].Name)
	add("whether the column may be updated", s, err)
	return b.String()
}

func compareGolden(t *testing.T, file, got string) {
	t.Helper()
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
}

// goldenRewrites has what differs between rewrites: the guard and the conversion
// of each that the form allows, and the statements of those that go by a list.
func goldenRewrites(t *testing.T, d Dialect, f *Form) string {
	t.Helper()
	var b strings.Builder
	for _, tr := range transform.All() {
		if tr.BytesOnly() && !f.IsBare() || tr.Computed() { // or no SQL converts
			continue
		}
		fmt.Fprintf(&b, "-- %s\n%s\n%s\n\n", tr.Name(), f.Match("c", tr.From()), f.Convert("c", tr))
	}
	tr := transform.Named("swapped-to-network")
	if !f.IsBare() {
		return b.String()
	}
	c := goldenClass(f)
	clash, err := Clash(d, c.Columns[0], c.Columns[2], Move{T: tr, Run: 7})
	if err != nil {
		t.Fatal(err)
	}
	left, err := Left(d, c.Columns[0], tr)
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range []Statement{clash, left} {
		fmt.Fprintf(&b, "-- %s by its list, statement %d\n%s\n-- %d arguments\n\n", tr.Name(), i+1, s.SQL, len(s.Args))
	}
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
