package dialect

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// goldenForms lists the forms of each dialect.
var goldenForms = map[string]struct {
	p     engine.Profile
	forms []*Form
}{
	"postgres":  {engine.PostgreSQL, []*Form{pgUUID, pgBytea, pgText, pgBpchar}},
	"mysql":     {engine.MySQL, []*Form{myBinary, myText, danish}},
	"mariadb":   {engine.MariaDBUUID, []*Form{myUUID}},
	"sqlite":    {engine.SQLite, []*Form{liteBlob, liteText, liteText.Collated("NOCASE")}},
	"sqlserver": {engine.SQLServer, []*Form{msGUID, msBinary, msText, msNText.collatedParam("Latin1_General_CI_AS")}},
}

// goldenTypes are types of columns of a key, as each engine prints them.
var goldenTypes = map[engine.Profile][]string{
	engine.PostgreSQL:  {"bigint", "bytea", "numeric(10,2)", "uuid", "character varying(20)", "timestamp(3) with time zone", "date", "double precision", "integer[]", "shop.mood"},
	engine.MySQL:       {"int(11)", "bigint unsigned", "int(5) unsigned zerofill", "binary(8)", "varchar(20)", "enum('a','b')", "timestamp(6)", "datetime", "decimal(10,2)", "double"},
	engine.MariaDBUUID: {"uuid", "inet6", "date"},
	engine.SQLite:      {"INTEGER", ""},
	engine.SQLServer:   {"int", "nvarchar(20)", "timestamp", "datetimeoffset(7)"},
}

// danish is text in another collation than that of the connection.
var danish = func() *Form {
	f := *myCollated(myText, "latin1_danish_ci")
	f.Name += "-danish"
	return &f
}()

// goldenPlaces are the engines that walk by places.
var goldenPlaces = map[engine.Profile]*Places{
	engine.PostgreSQL: {Name: "ctid", cast: "tid", last: 1000, perRow: 50},
	engine.SQLite:     {Name: "rowid", last: 50_000},
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
				compareGolden(t, file, goldenText(t, d, f))
				compareGolden(t, "rewrites-"+file, goldenRewrites(t, d, f))
			})
		}
	}
}

func goldenText(t *testing.T, d Dialect, f *Form) string {
	t.Helper()
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
	places.Columns = []Column{{Ref: Ref{"shop", "orders"}, Name: "id", Form: f, Places: goldenPlaces[d.Profile()]}}
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
		if d.Profile() == engine.PostgreSQL {
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
	for i, typ := range goldenTypes[d.Profile()] {
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
