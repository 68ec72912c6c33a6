//go:build unix

package metamorphic

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
)

func itoa(n int) string { return strconv.Itoa(n) }

// A generator makes one scenario.
type generator struct {
	r *rand.Rand
	e *engine
	s Scenario
	f form

	skip  bool // ids that the rewrite does not apply to are among the rows
	cases bool // text is in any case
	wrong bool // values that are no ids are among the rows
	lost  bool // rows without a parent are
	stray bool // ids of nobody are in links
}

// generate makes the scenario of a seed.
func generate(name string, seed uint64) Scenario {
	h := fnv.New64a()
	h.Write([]byte(name))
	g := &generator{r: rand.New(rand.NewPCG(seed, h.Sum64())), e: engineOf(name)}
	g.s = Scenario{Engine: name, Seed: seed, Workers: 1}
	g.rewrite()
	for i := range 1 + g.r.IntN(6) {
		g.table(i)
	}
	g.links()
	g.undeclared()
	g.dress()
	g.fill()
	g.choose()
	g.steps()
	return g.s
}

func (g *generator) chance(percent int) bool { return g.r.IntN(100) < percent }

func pick[T any](g *generator, list ...T) T { return list[g.r.IntN(len(list))] }

// rewrite chooses what is done, and how.
func (g *generator) rewrite() {
	s := &g.s
	s.Rewrite = "v1-to-v6"
	if g.chance(50) {
		names := slices.Sorted(maps.Keys(rules))[1:]
		s.Rewrite = pick(g, names...)
	}
	var forms []string
	for _, name := range slices.Sorted(maps.Keys(g.e.forms)) {
		f := g.e.forms[name]
		switch {
		case !g.takes(f), f.short():
		default:
			forms = append(forms, name)
		}
	}
	s.Form = pick(g, forms...)
	g.f = g.e.forms[s.Form]
	g.skip = g.chance(70)
	g.cases = g.f.kind == 't' && g.chance(30)
	g.wrong = g.f.wide && g.skip && g.chance(25)
	g.lost = g.chance(map[bool]int{false: 12, true: 3}[g.e.name == "postgres"])
	g.stray = g.chance(60)
	s.Rows = 1 + g.r.IntN(40)
	if g.chance(30) {
		s.Workers = 2 + g.r.IntN(3)
	}
	if !s.rule().listed && g.e.name != "sqlite" && g.chance(15) {
		s.Flags = append(s.Flags, normalise)
	}
}

// takes reports whether the rewrite takes columns of the form.
func (g *generator) takes(f form) bool {
	r := rules[g.s.Rewrite]
	return !(r.bytes && !g.e.bare(f)) && !(r.inGo && f.kind == 't')
}

// table adds a table with a key of its own, or one that joins others.
func (g *generator) table(i int) {
	id := func(c int) string { return fmt.Sprintf("c%d_%d", i, c) }
	t := Table{ID: fmt.Sprintf("t%d", i)}
	t.Columns = []Column{{ID: id(0), Kind: isNumber}}
	add := func(kind string) string {
		c := Column{ID: id(len(t.Columns)), Kind: kind}
		t.Columns = append(t.Columns, c)
		return c.ID
	}
	number := t.Columns[0].ID
	joins := i >= 2 && g.chance(20)
	if joins {
		a, b := add(isID), add(isID)
		t.Primary = []string{a, b}
	} else {
		own, part := add(isID), ""
		if g.chance(35) {
			part = add(isInt)
		}
		switch n := g.r.IntN(100); {
		case n < 55:
			t.Primary = []string{own}
		case n < 75:
			t.Primary, t.Unique = []string{number}, [][]string{{own}}
		case n < 85 && part != "":
			t.Primary, t.Unique = []string{part, own}, [][]string{{own}}
		case n < 92:
			t.Unique = [][]string{{own}}
		default:
			t.Primary = []string{own, number}
		}
		if part != "" && g.chance(70) && !slices.Equal(t.Primary, []string{part, own}) {
			t.Unique = append(t.Unique, []string{part, own})
		}
	}
	for range g.r.IntN(3) {
		c := add(isID)
		t.column(c).Null = g.chance(70)
	}
	add(isNote)
	t.Columns[len(t.Columns)-1].Null = true
	for range g.r.IntN(3) {
		o := pick(g, g.e.others...)
		c := t.column(add(isOther))
		c.Type, c.Null = o.typ, true
	}
	g.s.Tables = append(g.s.Tables, t)
}

// unique reports whether the columns alone are unique in the table.
func (t *Table) unique(cols ...string) bool {
	if slices.Equal(t.Primary, cols) {
		return true
	}
	return slices.ContainsFunc(t.Unique, func(u []string) bool { return slices.Equal(u, cols) })
}

// own returns the table's own id, "" for a table that joins others.
func (t *Table) own() string {
	if c := t.Columns[1]; c.Kind == isID && (len(t.Columns) < 3 || len(t.Primary) != 2 ||
		t.Primary[0] != c.ID || t.Primary[1] != t.Columns[2].ID) {
		return c.ID
	}
	return ""
}

// links joins columns of ids to the ids of tables, in any direction.
func (g *generator) links() {
	for i := range g.s.Tables {
		t := &g.s.Tables[i]
		free := 0
		for _, c := range t.Columns {
			if c.Kind != isID {
				continue
			}
			if c.ID == t.own() {
				// A key that is foreign at once, never in a circle of such keys.
				if i > 0 && len(t.Primary) == 1 && g.chance(12) {
					g.refer(t, c.ID, &g.s.Tables[g.r.IntN(i)])
				}
				continue
			}
			if free++; free > 0 && t.own() != "" && g.chance(15) {
				continue // ids of something else
			}
			parents := len(g.s.Tables)
			if t.own() == "" {
				parents = i // rows of a join are made of rows that are there
			}
			g.refer(t, c.ID, &g.s.Tables[g.r.IntN(parents)])
		}
	}
}

// refer makes a column refer to a table's own id.
func (g *generator) refer(t *Table, column string, parent *Table) {
	own := parent.own()
	if own == "" {
		return
	}
	if slices.Contains(t.Primary, column) && t.own() != "" && parent.ID == t.ID {
		return
	}
	k := Key{Columns: []string{column}, Parent: parent.ID, Referred: []string{own}}
	c := t.column(column)
	part := parent.first(isInt)
	switch {
	case part != nil && parent.unique(part.ID, own) && t.first(isInt) != nil && parent.ID < t.ID &&
		g.chance(50):
		k.Columns, k.Referred = []string{t.first(isInt).ID, column}, []string{part.ID, own}
	case !parent.unique(own):
		k.Link = true
	case c.Null && g.chance(15):
		k.Link = true
	}
	if !k.Link && g.chance(20) {
		k.OnUpdate = pick(g, "CASCADE", "RESTRICT")
		if c.Null && len(k.Columns) == 1 && g.chance(40) {
			k.OnUpdate = "SET NULL"
		}
	}
	// Keys of one part of a table's own integer would fight about its values.
	if len(k.Columns) == 2 {
		for _, other := range t.Keys {
			if len(other.Columns) == 2 {
				k.Columns, k.Referred, k.Link = k.Columns[1:], k.Referred[1:], !parent.unique(own)
			}
		}
	}
	t.Keys = append(t.Keys, k)
	if g.chance(75) || k.Link {
		t.Indexes = append(t.Indexes, []string{column})
	}
}

// dress adds what else there may be about a table, and the names.
func (g *generator) dress() {
	s := &g.s
	for i := range s.Tables {
		t := &s.Tables[i]
		free := t.own() != "" && !hasKey(t, t.own())
		switch n := g.r.IntN(100); {
		case n < 15:
			t.Check = "n"
		case n < 25 && free:
			t.Check = "other"
		case n < 28 && free && !s.rule().inGo: // whose new ids no plan tries
			t.Check = "image"
		}
		if g.chance(15) {
			t.Trigger = pick(g, "insert", "update")
			if g.chance(map[bool]int{true: 8, false: 40}[g.e.mysql()]) {
				t.Trigger = "note"
			}
		}
		t.View = g.chance(15)
		if g.chance(15) {
			c := Column{ID: fmt.Sprintf("c%d_%d", i, len(t.Columns)), Kind: isGen, Of: t.Columns[0].ID}
			// MariaDB's CHAR may be padded or not, and so is no constant to it.
			if free && g.f.typ != "uuid" && !(g.e.name == "mariadb" && g.f.typ[0] == 'c') && g.chance(50) {
				c.Of = t.own()
			}
			t.Columns = append(t.Columns, c)
		}
		if g.e.name == "postgres" && slices.Equal(t.Primary, []string{t.own()}) && len(t.Unique) == 0 &&
			!g.lost && g.chance(15) {
			t.Tail = partitioned
		}
		if g.e.name == "sqlite" {
			switch n := g.r.IntN(100); {
			case n < 10 && len(t.Primary) > 0 && !slices.ContainsFunc(t.Primary, func(c string) bool {
				return t.column(c).Null
			}):
				t.Tail = " WITHOUT ROWID"
			case n < 20 && !slices.ContainsFunc(t.Columns, func(c Column) bool {
				return c.Kind == isID && strings.HasPrefix(s.form(&c).typ, "CHAR")
			}):
				t.Tail = " STRICT"
			}
		}
		t.Name = g.name(t.ID, i)
		for k := range t.Columns {
			t.Columns[k].Name = g.name(t.Columns[k].ID, k)
		}
	}
}

// awkward are names that must be quoted, or look like something else. A name gets its
// table or column number as a part, and so is unique.
var awkward = []string{
	"order %s", "Ünï %s", "it's %s", "a.b %s", "select_%s", `d"q %s`, "back`t %s", "{c}%s",
	"%%d%s", "$1%s", "?%s", "100%%_%s", "UPPER%s", "x--%s", ";%s", `\%s`,
}

func (g *generator) name(id string, i int) string {
	switch n := g.r.IntN(100); {
	case n < 60:
		return id
	case n < 70:
		return id + strings.Repeat("_long", 30)[:g.e.length-len(id)-g.r.IntN(2)]
	}
	return fmt.Sprintf(pick(g, awkward...), id)
}

// choose names a column of a class that has something to do.
func (g *generator) choose() {
	s := &g.s
	first := pick(g, s.Tables...)
	s.Column = at(first.ID, first.own())
	if s.Column.Column == "" {
		s.Column.Column = first.Columns[1].ID
	}
	all := slices.SortedFunc(maps.Keys(s.class()), func(a, b Place) int {
		return cmp.Or(strings.Compare(a.Table, b.Table), strings.Compare(a.Column, b.Column),
			strings.Compare(a.When, b.When))
	})
	s.Column = pick(g, all...)
	s.answer(g.skip && g.chance(97), s.rule().listed && g.chance(90))
	for _, t := range s.Tables {
		if (t.Trigger == "update" || t.Trigger == "note") && !s.has("-triggers") && g.chance(95) {
			flag := "--allow-triggers"
			if !g.e.mysql() && g.chance(map[string]int{"update": 40, "note": 90}[t.Trigger]) {
				flag = "--disable-triggers"
			}
			s.Flags = append(s.Flags, flag)
		}
		for _, k := range t.Keys {
			often := map[bool]int{false: 60, true: 95}[k.Named != ""]
			if k.Link && !s.has("--allow-orphans") && g.chance(often) {
				s.Flags = append(s.Flags, "--allow-orphans")
			}
		}
	}
}

// steps chooses what happens.
func (g *generator) steps() {
	s := &g.s
	s.Steps = []Step{{Verb: "rewrite", Faults: g.faults()}}
	often := 15
	if slices.ContainsFunc(s.Tables, func(t Table) bool {
		return slices.ContainsFunc(t.Keys, func(k Key) bool { return k.When != "" || k.Named != "" })
	}) {
		often = 50
	}
	if s.Second = g.second(); s.Second != nil && g.chance(often) {
		s.Steps = append(s.Steps, Step{Verb: "second"})
		return
	}
	s.Second = nil
	if g.chance(35) {
		s.Steps = append(s.Steps, Step{Verb: "verify"})
	}
	again := func(percent int, verb string) bool {
		if !g.chance(percent) {
			return false
		}
		s.Steps = append(s.Steps, Step{Verb: verb, Faults: g.faults()})
		return true
	}
	if again(75, "undo") && again(20, "rewrite") {
		again(50, "undo")
	}
	if g.chance(20) {
		s.Steps = append(s.Steps, Step{Verb: "verify"})
	}
	if g.chance(30) {
		s.Steps = append(s.Steps, Step{Verb: "finish"})
	}
}

func (g *generator) faults() []Fault {
	kinds := []string{"kill", "kill", "freeze", "freeze", "traffic"}
	if g.e.name != "sqlite" {
		kinds = append(kinds, "cut", "cut", "hold")
	}
	var out []Fault
	for range pick(g, 0, 1, 1, 2) {
		f := Fault{Kind: pick(g, kinds...), Chunks: g.r.IntN(4), Micros: g.r.IntN(8000),
			At: g.r.IntN(4), Writes: g.chance(25)}
		if g.chance(20) {
			f.Chunks, f.Micros = 0, 10_000+g.r.IntN(120_000)
		}
		if f.Kind == "freeze" || f.Kind == "hold" {
			f.Rivals = pick(g, []string{"same"}, []string{"undo"}, []string{"undo", "rewrite"},
				[]string{"rewrite"}, []string{"same", "undo"})
			f.Writes = f.Writes && g.chance(30)
		}
		out = append(out, f)
	}
	return out
}
