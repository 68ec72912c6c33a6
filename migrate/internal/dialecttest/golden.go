package dialecttest

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// A Engine is what the golden files of an engine are made from.
type Engine struct {
	Name    string // begins the names of its files
	Dialect dialect.Dialect
	Forms   []*sqlgen.Form
	Types   []string // of columns of a key, as the engine prints them
	// places are how it walks by places, nil where it does not.
	Places *sqlgen.Places
	// rows is whether a CHECK can ask for the row as a whole.
	Rows bool
}

// NewClass has a table with two columns of the class, names that need quotes,
// and a column that must be kept as it is.
func NewClass(f *sqlgen.Form) *sqlgen.Class {
	orders, items := sqlgen.Ref{Schema: "shop", Table: "orders"}, sqlgen.Ref{Schema: "shop", Table: `order "items"`}
	return &sqlgen.Class{
		Columns: []sqlgen.Column{
			{Ref: orders, Name: "id", Form: f, Referenced: true, Indexed: true, Keyed: true, Keep: []string{"changed"}},
			{Ref: orders, Name: "previous", Form: f, Indexed: true, Keep: []string{"changed"}},
			{Ref: items, Name: "order", Form: f, Indexed: true},
		},
		Keys: []sqlgen.ForeignKey{
			{Name: "items_order", Child: items, Parent: orders, Columns: []sqlgen.Pair{{Child: "tenant", Parent: "tenant"}, {Child: "order", Parent: "id"}}},
		},
	}
}

// Test compares every statement with its golden file. Run it with -update to write them,
// and read the diff.
func (g Engine) Test(t *testing.T) {
	for _, f := range g.Forms {
		file := g.Name + "-" + strings.NewReplacer("(", "", ")", "").Replace(f.Name) + strings.ToLower(strings.ReplaceAll(f.Collate, " COLLATE ", "-"))
		t.Run(file, func(t *testing.T) {
			Compare(t, file, g.text(t, f))
			Compare(t, "rewrites-"+file, goldenRewrites(t, g.Dialect, f))
			g.placeholders(t, f)
		})
	}
	c := NewClass(g.Forms[0])
	c.Columns[0].Name = "a\x00b"
	if _, err := sqlgen.Bound(g.Dialect, c, 0, transform.Between(1, 6).From(), sqlgen.Range{}, 50); err == nil {
		t.Error("a name with a NUL byte was quoted")
	}
	t.Run("the value of a discriminator is bound", g.bindsDiscriminators)
}

// placeholders checks that a statement has as many of them as arguments.
func (g Engine) placeholders(t *testing.T, f *sqlgen.Form) {
	t.Helper()
	lo, hi := "00", "ff"
	for _, r := range []sqlgen.Range{{}, {Lo: &lo, Hi: nil}, {Lo: nil, Hi: &hi}, {Lo: &lo, Hi: &hi}} {
		s, err := sqlgen.Bound(g.Dialect, NewClass(f), 0, transform.Between(1, 6).From(), r, 50)
		if err != nil {
			t.Fatal(err)
		}
		marks := strings.Count(s.SQL, "?")
		if p := strings.TrimSuffix(g.Dialect.Profile().Placeholder(1), "1"); p != "?" {
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
func (g Engine) bindsDiscriminators(t *testing.T) {
	t.Helper()
	const value = "'; DROP TABLE x; --"
	c := NewClass(g.Forms[0])
	c.Columns[2].Undeclared, c.Columns[2].Only = true, sqlgen.Only{Column: "kind", Value: value}
	c.Keys = nil
	col, from := c.Columns[2], transform.Between(1, 6).From()
	quoted, err := g.Dialect.Profile().Quote("kind")
	if err != nil {
		t.Fatal(err)
	}
	hi := g.Forms[0].Text([16]byte{1})
	for what, make := range map[string]func() (sqlgen.Statement, error){
		"Left":   func() (sqlgen.Statement, error) { return sqlgen.Left(g.Dialect, col, transform.Between(1, 6)) },
		"Values": func() (sqlgen.Statement, error) { return sqlgen.Values(g.Dialect, col) },
		"Nulls":  func() (sqlgen.Statement, error) { return sqlgen.Nulls(g.Dialect, col) },
		"Misfit": func() (sqlgen.Statement, error) { return sqlgen.Misfit(g.Dialect, col, from) },
		"Strays": func() (sqlgen.Statement, error) { return sqlgen.Strays(g.Dialect, c, 2, from) },
		"Bound": func() (sqlgen.Statement, error) {
			return sqlgen.Bound(g.Dialect, c, 2, from, sqlgen.Range{Hi: &hi}, 10)
		},
		"Sample":     func() (sqlgen.Statement, error) { return sqlgen.Sample(g.Dialect, col, 10) },
		"Find":       func() (sqlgen.Statement, error) { return sqlgen.Find(g.Dialect, col, hi) },
		"Known":      func() (sqlgen.Statement, error) { return sqlgen.Known(g.Dialect, col, [][16]byte{{1}}) },
		"Duplicates": func() (sqlgen.Statement, error) { return sqlgen.Duplicates(g.Dialect, col) },
		"Clash": func() (sqlgen.Statement, error) {
			return sqlgen.Clash(g.Dialect, col, col, sqlgen.Move{T: transform.Between(1, 6)})
		},
		"Among": func() (sqlgen.Statement, error) { return sqlgen.Among(g.Dialect, col) },
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
func (g Engine) text(t *testing.T, f *sqlgen.Form) string {
	t.Helper()
	d := g.Dialect
	var b strings.Builder
	c := NewClass(f)
	lo, hi := "00", "ff"
	forward := sqlgen.Move{T: transform.Between(1, 6), Run: 7}
	undo := sqlgen.Move{T: transform.Between(6, 1), Run: 7}
	add := func(name string, s sqlgen.Statement, err error) {
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		fmt.Fprintf(&b, "-- %s\n%s\n-- %d arguments\n\n", name, s.SQL, len(s.Args))
	}
	places := *c
	places.Columns = []sqlgen.Column{{Ref: sqlgen.Ref{Schema: "shop", Table: "orders"}, Name: "id", Form: f, Places: g.Places}}
	if places.Columns[0].Places != nil {
		from, to := places.Columns[0].Places.Text("5"), places.Columns[0].Places.Text("900")
		s, err := sqlgen.Bound(d, &places, 0, forward.T.From(), sqlgen.Range{Lo: &from, Hi: &to}, 5000)
		add("the end of the next chunk by places", s, err)
	}
	m := sqlgen.Batch{From: [][16]byte{{1}, {2}}, To: [][16]byte{{3}, {4}}}
	kept, err := sqlgen.KeptAmong(d, 7, m)
	add("an image that is kept", kept, err)
	if _, ok := d.(dialect.Checker); ok {
		rule := sqlgen.Check{Name: "rule", Expr: "id <> previous", Within: "tenant = 1"}
		s, err := sqlgen.Violation(d, c.Columns[0].Ref, []string{"id", "previous", "tenant"}, c.Columns[:2], rule, forward)
		add("a row that a CHECK would refuse", s, err)
		s, err = sqlgen.Violation(d, c.Columns[2].Ref, []string{"order"}, c.Columns[2:], sqlgen.Check{Expr: "VALUE IS NOT NULL", Value: "value"}, undo)
		add("a row that the CHECK of a domain would refuse in an undo", s, err)
		if g.Rows {
			whole := sqlgen.Check{Name: "whole", Expr: "fits(orders.*)", Row: true}
			s, err = sqlgen.Violation(d, c.Columns[0].Ref, []string{"id", "previous", "tenant", "tableoid"}, c.Columns[:2], whole, forward)
			add("a row that a CHECK of the whole row would refuse", s, err)
		} else {
			computed := sqlgen.Check{Name: "computed", Expr: "twice <> ''", Generated: []sqlgen.Generated{{Name: "once", Expr: "upper(id)"}, {Name: "twice", Expr: "upper(once)"}}}
			s, err = sqlgen.Violation(d, c.Columns[0].Ref, []string{"id", "once", "twice"}, c.Columns[:1], computed, forward)
			add("a row that a CHECK of generated columns would refuse", s, err)
		}
	}
	c.Columns[2].Undeclared = true
	locks, err := d.TableLocks(c)
	for _, s := range locks {
		add("the lock of a table with a link without a foreign key", s, err)
	}
	link, err := sqlgen.Strays(d, c, 2, forward.T.From(), forward.T.To())
	add("ids that nothing else has", link, err)
	c.Columns[2].Undeclared = false
	for _, make := range []func(*sqlgen.Class, sqlgen.Move) ([]sqlgen.Statement, error){d.Normaliser, d.RemoveNormaliser} {
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
	s, err := sqlgen.Bound(d, c, 0, forward.T.From(), sqlgen.Range{Lo: &lo, Hi: &hi}, 5000)
	add("the end of the next chunk", s, err)
	s, err = sqlgen.Left(d, c.Columns[0], forward.T)
	add("whether ids are left", s, err)
	s, err = sqlgen.Values(d, c.Columns[0])
	add("the values", s, err)
	known := *c
	known.Columns = append([]sqlgen.Column(nil), c.Columns...)
	facts := &sqlgen.Table{Ref: c.Columns[1].Ref, Columns: []sqlgen.TableColumn{{Name: "id"}, {Name: "previous"}, {Name: "made", Generated: true}}}
	key := []string{"id", "previous", "made"}
	for i, typ := range g.Types {
		name := fmt.Sprintf("k %d", i)
		facts.Columns = append(facts.Columns, sqlgen.TableColumn{Name: name, Type: typ})
		key = append(key, name)
	}
	known.Columns[1].Identity = dialect.Members(d, &known, known.Columns[1], facts, key)
	s, err = sqlgen.Values(d, known.Columns[1])
	add("the values with what tells the rows apart", s, err)
	s, err = sqlgen.Nulls(d, c.Columns[1])
	add("the NULLs", s, err)
	s, err = sqlgen.Clash(d, c.Columns[0], c.Columns[2], forward)
	add("two ids that would be one", s, err)
	s, err = sqlgen.Orphans(d, c.Keys[0])
	add("orphans", s, err)
	s, err = sqlgen.Trial(d, f, forward.T, [16]byte{})
	add("trial", s, err)
	s, err = sqlgen.Duplicates(d, c.Columns[0])
	add("ids that stand twice", s, err)
	s, err = sqlgen.Sample(d, c.Columns[0], 100)
	add("a sample", s, err)
	s, err = sqlgen.Find(d, c.Columns[0], lo)
	add("one id", s, err)
	s, err = sqlgen.Misfit(d, c.Columns[0], forward.T.From(), forward.T.To())
	add("a value of another version", s, err)
	s, err = sqlgen.AnyValue(d, c.Columns[2])
	add("any value", s, err)
	s, err = sqlgen.Sorted(d, f, []string{hi, lo})
	add("bounds in order", s, err)
	s, err = d.ProbeWrite(c.Columns[2].Ref, c.Columns[2].Name)
	add("whether the column may be updated", s, err)
	return b.String()
}

// Compare compares a text with a golden file.
func Compare(t *testing.T, file, got string) {
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
func goldenRewrites(t *testing.T, d dialect.Dialect, f *sqlgen.Form) string {
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
	c := NewClass(f)
	clash, err := sqlgen.Clash(d, c.Columns[0], c.Columns[2], sqlgen.Move{T: tr, Run: 7})
	if err != nil {
		t.Fatal(err)
	}
	left, err := sqlgen.Left(d, c.Columns[0], tr)
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range []sqlgen.Statement{clash, left} {
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
