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
	"tidb":      {engine.MySQL, []*Form{tidbBinary}},
	"dolt":      {engine.MySQL, []*Form{doltBinary, doltText}},
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
			{Ref: orders, Name: "id", Form: f, Referenced: true, Keyed: true, Keep: []string{"changed"}},
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
	undo := Move{T: transform.Between(6, 1), Run: 7, Pick: PickMoved}
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
	packed := forward
	packed.Packed = true
	chunk("a chunk with a packed record", packed, Range{&lo, &hi})
	if _, ok := d.(SelfAssigner); ok {
		same := *c
		same.Columns = append([]Column(nil), c.Columns...)
		for i := range same.Columns {
			same.Columns[i].SelfAssigned = []string{"the shop", "number"}
		}
		list, err := d.Chunk(&same, packed, Range{&lo, &hi})
		for i, s := range list {
			add(fmt.Sprintf("a chunk that spares indexes, statement %d", i+1), s, err)
		}
	}
	alone := *c
	alone.Columns = c.Columns[:1]
	list, err := d.Chunk(&alone, packed, Range{&lo, &hi})
	for i, s := range list {
		add(fmt.Sprintf("a chunk of one column with a packed record, statement %d", i+1), s, err)
		if s.Does == Exec && strings.HasPrefix(s.SQL, "INSERT") {
			t.Errorf("what waits for the lock of a table is %.60s", s.SQL)
		}
	}
	if e := d.Profile(); e == engine.MySQL || e == engine.MariaDB || e == engine.MariaDBUUID {
		follows := *c
		follows.Keys = []ForeignKey{{Child: c.Columns[2].Ref, Parent: c.Columns[0].Ref, Columns: []Pair{{"order", "id"}}}}
		for _, tried := range []bool{false, true} {
			again := packed
			again.Tried = tried
			list, err := d.Chunk(&follows, again, Range{&lo, &hi})
			for i, s := range list {
				add(fmt.Sprintf("a chunk with a foreign key of one column, tried before: %v, statement %d", tried, i+1), s, err)
			}
		}
		wide := packed
		wide.Wide = true
		goldenTaken(t, d, &alone, wide, add)
		list, err := d.Chunk(&alone, wide, Range{&lo, &hi})
		for i, s := range list {
			add(fmt.Sprintf("a chunk of one column where large values have room, statement %d", i+1), s, err)
		}
	}
	places := *c
	places.Columns = []Column{{Ref: Ref{"shop", "orders"}, Name: "id", Form: f, Places: goldenPlaces[d.Profile()]}}
	if places.Columns[0].Places != nil {
		from, to := places.Columns[0].Places.text("5"), places.Columns[0].Places.text("900")
		list, err := d.Chunk(&places, packed, Range{&from, &to})
		for i, s := range list {
			add(fmt.Sprintf("a chunk by places, statement %d", i+1), s, err)
		}
		s, err := Bound(d, &places, forward, Range{&from, &to}, 5000)
		add("the end of the next chunk by places", s, err)
		if d.Profile() == engine.SQLite {
			families := *c
			families.Columns = append([]Column(nil), c.Columns...)
			families.Columns[0].Places = places.Columns[0].Places
			for i := range families.Columns[1:] {
				families.Columns[1+i].Among = &families.Columns[0]
			}
			for _, rng := range []Range{{}, {&from, &to}} {
				list, err := d.Chunk(&families, packed, rng)
				for i, s := range list {
					add(fmt.Sprintf("a chunk of families by places, statement %d", i+1), s, err)
				}
			}
			s, err := Crowd(d, families.Columns[2], Range{&from, &to}, 5000)
			add("whether a chunk of families has too many rows", s, err)
		}
	}
	unpack, err := Unpack(d, 7, []int64{3, 4})
	add("the packed record one by one", unpack, err)
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
	if p, ok := d.(Previewer); ok {
		own, begin, end := p.Preview(7)
		for i, s := range append(begin, end...) {
			add(fmt.Sprintf("a preview of an undo, statement %d", i+1), s, nil)
		}
		s, err := Left(own, c.Columns[0], undo)
		add("what a preview of an undo looks for", s, err)
	}
	c.Columns[2].Undeclared = true
	chunk("a chunk with a link without a foreign key", forward, Range{&lo, &hi})
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
	list, err = d.CreateIndex(c.Columns[2], "sqluuid_012345")
	for _, s := range list {
		add("a missing index", s, err)
	}
	s, err := Bound(d, c, forward, Range{&lo, &hi}, 5000)
	add("the end of the next chunk", s, err)
	s, err = Left(d, c.Columns[0], forward)
	add("whether ids are left", s, err)
	undo.Pick = PickNew
	s, err = Left(d, c.Columns[0], undo)
	add("whether ids are left, with the new ones", s, err)
	undo.Pick = PickBefore
	s, err = Values(d, c.Columns[0], undo)
	add("the values, with new ones from before a time", s, err)
	s, err = Values(d, c.Columns[0], Move{T: transform.Between(1, 6), Run: 7, Pick: PickBefore})
	add("the same for version 1", s, err)
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
	s, err = Values(d, known.Columns[1], forward)
	add("the values with what tells the rows apart", s, err)
	s, err = Values(d, known.Columns[1], Move{T: transform.Between(6, 1), Run: 7, Pick: PickMoved})
	add("the same for an undo", s, err)
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
		if tr.BytesOnly() && !f.IsBare() {
			continue
		}
		fmt.Fprintf(&b, "-- %s\n%s\n%s\n\n", tr.Name(), f.Match("c", tr.From()), f.Convert("c", tr))
	}
	tr := transform.Named("swapped-to-network")
	if !f.IsBare() {
		return b.String()
	}
	c := goldenClass(f)
	lo, hi := "00", "ff"
	m := Move{T: tr, Run: 7, Pick: PickListed}
	list, err := List(d, c.Columns[0], m)
	if err != nil {
		t.Fatal(err)
	}
	chunk, err := d.Chunk(&Class{Columns: c.Columns[2:]}, m, Range{&lo, &hi})
	if err != nil {
		t.Fatal(err)
	}
	back := Move{T: tr.Inverse(), Run: 7, Pick: PickMoved}
	adopt, err := Adopt(d, c.Columns[0], back)
	if err != nil {
		t.Fatal(err)
	}
	clash, err := Clash(d, c.Columns[0], c.Columns[2], m)
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range append(append(list, chunk...), adopt, clash) {
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
