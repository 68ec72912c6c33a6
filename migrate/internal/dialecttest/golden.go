package dialecttest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/casetest"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A Engine is what the golden files of an engine are made from.
type Engine struct {
	Name    string // of its file
	Dialect dialect.Dialect
	Forms   []*sqlgen.Form
	Types   []string // of columns of a key, as the engine prints them
	// Canonical is as in [dialect.Catalogue].
	Canonical func(sqlgen.TableColumn) string
	Places    *sqlgen.Places // how it walks by places, nil where it does not
}

// NewClass has a table with two columns of the class, and a column that must stay as it is. Names
// of the other table need quotes.
func NewClass(f *sqlgen.Form) *sqlgen.Class {
	orders := sqlgen.Ref{Schema: "shop", Table: "orders"}
	items := sqlgen.Ref{Schema: "shop", Table: `order "items"`}
	return &sqlgen.Class{
		Columns: []sqlgen.Column{
			{Ref: orders, Name: "id", Form: f, Referenced: true, Indexed: true, Keyed: true,
				Keep: []string{"changed"}},
			{Ref: orders, Name: "previous", Form: f, Indexed: true, Keep: []string{"changed"}},
			{Ref: items, Name: "order", Form: f, Indexed: true},
		},
		Keys: []sqlgen.ForeignKey{
			{Name: "items_order", Child: items, Parent: orders, Columns: []sqlgen.Pair{
				{Child: "tenant", Parent: "tenant"}, {Child: "order", Parent: "id"}}},
		},
	}
}

// Test compares the statements with the file of the engine in testdata. It has two steps for each
// form: "statements" are what a run sends, and "rewrites" is what differs between rewrites.
func (g Engine) Test(t *testing.T) {
	forms := map[string]*sqlgen.Form{}
	for _, f := range g.Forms {
		name := strings.NewReplacer("(", "", ")", "").Replace(f.Name) +
			strings.ToLower(strings.ReplaceAll(f.Collate, " COLLATE ", "-"))
		forms["statements "+name], forms["rewrites "+name] = f, f
	}
	Golden(t, g.Name, func(t *testing.T, what string) string {
		f := forms[what]
		delete(forms, what)
		switch {
		case f == nil:
			t.Fatalf("%q: no form of the engine has the name, or it stands twice", what)
		case strings.HasPrefix(what, "rewrites "):
			return goldenRewrites(t, g.Dialect, f)
		}
		g.placeholders(t, f)
		return g.text(t, f)
	})
	for what := range forms {
		t.Errorf("testdata/%s.txt has no step %q", g.Name, what)
	}
}

// Golden compares texts with the steps of a file in testdata. What is asked for is the line of a
// directive.
func Golden(t *testing.T, file string, text func(t *testing.T, what string) string) {
	casetest.Run(t, "testdata/"+file+".txt",
		func(t *testing.T, _ *casetest.Case) func(*casetest.Step) string {
			return func(s *casetest.Step) string {
				return text(t, strings.Join(append([]string{s.Directive}, s.Args...), " "))
			}
		})
}

// placeholders checks that a statement has as many of them as arguments.
func (g Engine) placeholders(t *testing.T, f *sqlgen.Form) {
	t.Helper()
	lo, hi := "00", "ff"
	for _, r := range []sqlgen.Range{{}, {Lo: &lo, Hi: nil}, {Lo: nil, Hi: &hi}, {Lo: &lo, Hi: &hi}} {
		s := sqlgen.ChunkEnd(g.Dialect, NewClass(f), 0, transform.Between(1, 6).From(), r, 50)
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

// text has the statements for a form.
func (g Engine) text(t *testing.T, f *sqlgen.Form) string {
	t.Helper()
	d := g.Dialect
	var b strings.Builder
	c := NewClass(f)
	lo, hi := "00", "ff"
	forward := sqlgen.Move{T: transform.Between(1, 6), Run: 7}
	add := func(name string, list ...sqlgen.Statement) {
		if err := sqlgen.Err(list...); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, s := range list {
			fmt.Fprintf(&b, "-- %s\n%s\n-- %d arguments\n", name, s.SQL, len(s.Args))
		}
	}
	if g.Places != nil {
		walked := c.Columns[0]
		walked.Places = g.Places
		from, to := g.Places.Text(5), g.Places.Text(900)
		add("the end of the next chunk by places",
			sqlgen.ChunkEnd(d, &sqlgen.Class{Columns: []sqlgen.Column{walked}}, 0, forward.T.From(),
				sqlgen.Range{Lo: &from, Hi: &to}, 5000))
	}
	m := sqlgen.Batch{From: [][16]byte{{1}, {2}}, To: [][16]byte{{3}, {4}}}
	add("an image that is kept", sqlgen.KeptAmong(d, d.Facts().State.State, 7, m))
	can := d.Abilities()
	c.Columns[2].Undeclared = true
	if can.TableLocks != nil {
		add("the lock of a table with a link without a foreign key", can.TableLocks(c)...)
	}
	add("ids that nothing else has", sqlgen.Strays(d, c, 2, forward.T.From(), forward.T.To()))
	c.Columns[2].Undeclared = false
	if n := can.Normaliser; n != nil {
		for i, s := range n.Normaliser(c, forward) {
			add(fmt.Sprintf("normaliser, statement %d", i+1), s)
		}
		for i, s := range n.RemoveNormaliser(c, forward) {
			add(fmt.Sprintf("normaliser, statement %d", i+1), s)
		}
	}
	add("a missing index", can.CreateIndex(c.Columns[2], "sqluuid_012345")...)
	add("the end of the next chunk",
		sqlgen.ChunkEnd(d, c, 0, forward.T.From(), sqlgen.Range{Lo: &lo, Hi: &hi}, 5000))
	add("the values", sqlgen.Values(d, c.Columns[0]))
	facts := &sqlgen.Table{Ref: c.Columns[1].Ref, RowKey: []string{"id", "previous", "made"},
		Columns: []sqlgen.TableColumn{{Name: "id"}, {Name: "previous"}, {Name: "made", Generated: true}}}
	for i, typ := range g.Types {
		name := fmt.Sprintf("k %d", i)
		fact := sqlgen.TableColumn{Name: name, Type: typ}
		fact.Canonical = g.Canonical(fact)
		facts.Columns = append(facts.Columns, fact)
		facts.RowKey = append(facts.RowKey, name)
	}
	known := c.Columns[1]
	known.Identity = dialect.Members(c, known, facts)
	add("the values with what tells the rows apart", sqlgen.Values(d, known))
	keyed := &sqlgen.Table{Ref: c.Columns[1].Ref, RowKey: []string{"n"},
		Columns: []sqlgen.TableColumn{{Name: "n", Type: "bigint"}}}
	sampled := sqlgen.SampledColumn{Table: keyed, Column: c.Columns[1],
		Fact: sqlgen.TableColumn{Type: "text"}}
	add("values at an end of a table", sqlgen.AtEnd(d, sampled, 50, false),
		sqlgen.AtEnd(d, sampled, 50, true))
	between, ok := sqlgen.Between(d, sampled, 4)
	if !ok {
		t.Error("no places of a table with an integer key")
	}
	add("values between the ends of a table", between)
	add("values from some ids of the key on", sqlgen.From(d, sampled, 4, []any{"1", "2"}))
	add("the last value of the key", sqlgen.EndOfKey(d, keyed, true))
	add("the NULLs", sqlgen.Nulls(d, c.Columns[1]))
	add("two ids that would be one", sqlgen.Clash(d, c.Columns[0], c.Columns[2], forward))
	add("the rows of some ids", sqlgen.RowsOf(d, c.Columns[2], m.From))
	add("orphans", sqlgen.Orphans(d, c.Keys[0]))
	add("trial", sqlgen.Trial(d, f, forward.T, [16]byte{}))
	add("ids that stand twice", sqlgen.Duplicates(d, c.Columns[0]))
	add("a sample", sqlgen.Sample(d, c.Columns[0], 100))
	add("one id", sqlgen.Find(d, c.Columns[0], lo))
	add("a value of another version", sqlgen.Misfit(d, c.Columns[0], forward.T.From(), forward.T.To()))
	add("any value", sqlgen.Some(d, sqlgen.SampledColumn{Column: c.Columns[2]}, 1))
	add("bounds in order", sqlgen.SortBounds(d, f, []string{hi, lo}))
	add("whether the column may be updated",
		dialect.Probe(d, c.Columns[2].Ref, c.Columns[2].Name)...)
	return b.String()
}

// goldenRewrites has what differs between rewrites: the guard and the conversion
// of each that the form allows, and the statements of those that follow a list.
func goldenRewrites(t *testing.T, d dialect.Dialect, f *sqlgen.Form) string {
	t.Helper()
	var b strings.Builder
	for _, tr := range transform.All() {
		if tr.BytesOnly() && !f.Bare || tr.Computed() { // or no SQL converts
			continue
		}
		fmt.Fprintf(&b, "-- %s\n%s\n%s\n", tr.Name(), f.Match("c", tr.From()), f.Convert("c", tr))
	}
	if f.Bare {
		tr, c := transform.Named("swapped-to-network"), NewClass(f)
		clash := sqlgen.Clash(d, c.Columns[0], c.Columns[2], sqlgen.Move{T: tr, Run: 7})
		fmt.Fprintf(&b, "-- %s by its list\n%s\n-- %d arguments\n", tr.Name(), clash.SQL,
			len(clash.Args))
	}
	return b.String()
}

// Write writes a list of statements.
func Write(b *strings.Builder, what string, list ...string) {
	for i, s := range list {
		fmt.Fprintf(b, "-- %s, statement %d\n%s\n", what, i+1, s)
	}
}
