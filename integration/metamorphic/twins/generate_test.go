//go:build unix

package twins

import (
	"fmt"
	"iter"
	"maps"
	"math/rand/v2"
	"slices"
)

func keysOf[V any](m map[string]V) iter.Seq[string] { return maps.Keys(m) }

// A generator makes one scenario.
type generator struct {
	r *rand.Rand
	s Scenario
}

func (g *generator) chance(percent int) bool { return g.r.IntN(100) < percent }

func pick[T any](g *generator, list ...T) T { return list[g.r.IntN(len(list))] }

// generate makes the scenario of a seed.
func generate(seed uint64, engine string) Scenario {
	g := &generator{r: rand.New(rand.NewPCG(seed, 1)), s: Scenario{Seed: seed, Engine: engine}}
	g.s.Writers, g.s.Rows, g.s.Chunk = 1+g.r.IntN(3), pick(g, 3, 8, 20, 60), pick(g, 1, 7, 40, 1000)
	g.s.Role = g.chance(30) && !g.s.isInnoDB()
	draw := g.types
	if g.s.isInnoDB() {
		draw = g.innodbTypes
	}
	if seed%4 == 3 {
		draw = g.keys
	}
	types := draw()
	for i := range 1 + g.r.IntN(5) {
		g.table(i, types)
	}
	for i := range g.s.Tables {
		g.refs(i, types)
		g.extras(i, types)
	}
	g.steps()
	return g.s
}

// types chooses the rewrite, and the types of columns that may be linked.
func (g *generator) types() []string {
	s := &g.s
	s.Rewrite, s.Spelling = toBinary, isSent
	switch n := g.r.IntN(100); {
	case n < 65:
		if g.chance(25) {
			s.Then = pick(g, v1ToV6, v6ToV1)
		}
	case n < 85:
		s.Rewrite = toText
		s.Type = pick(g, "", "", "char(36)", "varchar(36)", "text")
		return []string{pick(g, "uuid", "uuid", "uuid", "bytea")}
	default:
		s.Rewrite = pick(g, v1ToV6, v6ToV1)
		return []string{pick(g, "uuid", "uuid", "bytea", "text")}
	}
	switch n := g.r.IntN(100); {
	case n < 12:
		return []string{"varchar(32)"}
	case n < 17:
		return []string{"char(32)"}
	case n < 24:
		return []string{"varchar(38)"}
	case n < 32:
		return []string{pick(g, "char(36)", "char(40)")}
	}
	wide := g.chance(35)
	if s.Spelling = pick(g, isSent, isSent, isSent, isUpper, isDigits, isMixed); wide {
		s.Spelling = pick(g, isSent, isSent, isUpper, isBraces, isMixed)
		return []string{"text", "varchar(50)", "varchar(255)"}
	}
	return []string{"text", "varchar(36)", "varchar(255)"}
}

// keys gives random keys new ids, and those that the server numbers.
func (g *generator) keys() []string {
	g.s.Rewrite, g.s.Spelling, g.s.Collation = toV7, isSent, "utf8mb4_bin"
	if g.chance(50) {
		g.s.Rewrite = ofNumber
		if g.s.Engine == onMariaDB {
			g.s.Type = pick(g, "", "uuid", "binary(16)")
		}
		return []string{number}
	}
	switch g.s.Engine {
	case onMySQL:
		return []string{"binary(16)"}
	case onMariaDB:
		return []string{pick(g, "uuid", "binary(16)")}
	}
	return []string{"uuid"}
}

// names that need quotes, or are as long as names may be.
var oddNames = []string{"Order", "select", "new", "t.x", `a"b`, "größe", "an item",
	"a_name_of_sixty_three_bytes_which_is_as_long_as_a_name_may_beXX",
	"xxaéééééééééééééééééééééééééé"}

func (g *generator) name(plain string) string {
	if g.chance(85) {
		return plain
	}
	if g.s.isInnoDB() {
		return pick(g, innodbNames...) + plain
	}
	odd := pick(g, oddNames...)
	if len(odd) > 40 {
		return plain + odd[len(plain):]
	}
	return odd + plain
}

func (g *generator) table(i int, types []string) {
	t := Table{Name: g.name(fmt.Sprintf("t%d", i)), ID: g.name("id"), Type: pick(g, types...)}
	switch n := g.r.IntN(100); {
	case i > 0 && n < 10:
		t.Key = isShared
	case i > 1 && n < 22:
		t.Key, t.ID, t.Type = isJoin, "", ""
	case n < 65:
		t.Key = isPrimary
	default:
		t.Key = pick(g, isUnique, isUnique, isLast, isFirst)
		if t.Key == isFirst && g.s.Engine == onMySQL { // 9.7.4 finds no such parent by a longer index
			t.Key = isUnique
		}
	}
	g.s.Tables = append(g.s.Tables, t)
}

// refs draws the columns of ids of a table, in any direction.
func (g *generator) refs(i int, types []string) {
	t := &g.s.Tables[i]
	earlier := func() int { // a table with an id
		for {
			if p := g.r.IntN(i); g.s.Tables[p].ID != "" {
				return p
			}
		}
	}
	key := func(name string, parent int) Ref {
		p := g.s.Tables[parent]
		x := Ref{Name: name, Parent: parent, Type: pick(g, types...), Deferred: g.chance(15) && !g.s.isInnoDB()}
		x.Pair = (p.Key == isLast) && g.chance(60)
		x.OnDelete = pick(g, "", "CASCADE", "CASCADE", "RESTRICT")
		x.OnUpdate = pick(g, "", "CASCADE", "CASCADE", "RESTRICT")
		if g.s.Engine == onMySQL && (g.s.draws() || g.chance(60)) { // which is refused in many shapes
			x.OnUpdate = ""
		}
		return x
	}
	switch t.Key {
	case isShared:
		x := key(t.ID, earlier())
		x.OnDelete, x.OnUpdate, x.Type, x.Pair = "CASCADE", "CASCADE", t.Type, false
		t.Refs = append(t.Refs, x)
	case isJoin:
		t.Refs = append(t.Refs, key("a_id", earlier()), key("b_id", earlier()))
	}
	for k := range g.r.IntN(4) {
		parent := g.r.IntN(len(g.s.Tables))
		for g.s.Tables[parent].ID == "" {
			parent = g.r.IntN(len(g.s.Tables))
		}
		x := key(g.name(fmt.Sprintf("r%d", k)), parent)
		if x.Null = parent >= i || g.chance(50); x.Null && !x.Pair {
			x.OnDelete = pick(g, "", "CASCADE", "SET NULL", "SET NULL", "SET DEFAULT")
			if g.s.isInnoDB() && x.OnDelete == "SET DEFAULT" {
				x.OnDelete = "RESTRICT"
			}
			x.Link = g.chance(15)
			if g.s.draws() {
				x.Link, x.Also = false, x.Link
			}
			if other := g.r.IntN(len(g.s.Tables)); x.Also && g.s.Tables[other].ID != "" && g.chance(40) {
				x.Kind, x.Other = fmt.Sprintf("kind%d", k), other
			}
		}
		t.Refs = append(t.Refs, x)
	}
}

var extras = []string{"view", "views", "materialised", "policy", "check", "partial", "expression",
	"include", "options", "statistics", "publication", "identity", "comment", "grant", "trigger",
	"generated", "default", "default", "filler"}

func (g *generator) extras(i int, types []string) {
	t := &g.s.Tables[i]
	list := extras
	if g.s.isInnoDB() {
		list = innodbExtras
	}
	for range g.r.IntN(5) {
		extra := pick(g, list...)
		switch {
		case g.s.draws() && slices.Contains([]string{"default", "filler", "prefix"}, extra),
			extra == "number" && g.s.isNumbered(t):
			continue // it makes old keys, or is not for every type
		case g.s.isInnoDB() && extra == "default" && g.s.rule() != "":
			continue // it makes ids of version 1
		case g.s.Engine == onMySQL && extra == "prefix" && (len(t.Refs) == 0 ||
			!t.Refs[len(t.Refs)-1].Link):
			continue // MySQL 9.7 refuses nothing by a foreign key whose column has an index of a prefix
		case t.has(extra), len(t.ids()) == 0:
			continue
		case extra == "prefix" && types[0] == "uuid":
			continue // which has no first bytes
		case g.s.isInnoDB() && extra == "check":
		case extra == "expression" && (t.Type == "bytea" || t.Type == "text"):
			continue // its cast is not immutable, or none that a uuid has
		case extra == "default" && t.Type == "bytea":
			continue // refused
		case extra == "check" && len(t.Refs) > 0 && t.Refs[0].Type != t.Type,
			extra == "policy" && len(t.Refs) > 0 && t.Refs[len(t.Refs)-1].Type != t.Type:
			continue // a cast of one of the two stays a cast to text
		case (extra == "default" || extra == "filler") && (t.Key == isJoin || t.Key == isShared),
			extra == "filler" && (t.Type == "bytea" || width(t.Type) == 32 || width(t.Type) == 38):
			continue
		case extra == "identity" && (t.ID == "" || t.has("publication")),
			extra == "publication" && t.has("identity"):
			continue
		case extra == "trigger", extra == "filler":
			g.s.Allow = true
		}
		t.Extras = append(t.Extras, extra)
	}
}

// steps draws a walk through the stages of a run.
func (g *generator) steps() {
	stage := "none"
	add := func(verb string) {
		st := Step{Verb: verb}
		for verb != "verify" && g.chance(55) && len(st.Faults) < 3 {
			st.Faults = append(st.Faults, g.fault(verb))
		}
		g.s.Steps = append(g.s.Steps, st)
		stage, _ = next(stage, st, false)
	}
	add("run")
	for len(g.s.Steps) < 8 {
		switch stage {
		case "none":
			if g.chance(50) {
				return
			}
			add("run")
		case "ready":
			switch n := g.r.IntN(100); {
			case n < 72:
				add("cutover")
			case n < 87:
				add("undo")
			default:
				add("verify")
			}
		case "after":
			switch n := g.r.IntN(100); {
			case n < 55:
				add("back")
			case n < 90:
				add("finish")
			default:
				add("verify")
			}
		default:
			return
		}
	}
}

func (g *generator) fault(verb string) Fault {
	end := "end"
	if g.s.isInnoDB() {
		end = "kill" // of a session within ALTER TABLE ends MySQL 9.7.4
	}
	f := Fault{Kind: pick(g, "kill", "kill", "kill", "freeze", end, "rival"), Lines: g.r.IntN(8),
		Micros: g.r.IntN(60_000)}
	if verb == "cutover" || verb == "back" { // it prints nothing on its way
		f.Lines, f.Micros = g.r.IntN(2), g.r.IntN(2_600_000)
	}
	if verb == "run" && g.chance(15) {
		f.Kind, f.Millis = "pause", g.r.IntN(400)
	}
	if f.Kind == "freeze" {
		f.Millis = pick(g, 50, 400, 1500, 4500)
	}
	return f
}

// isSound reports whether the scenario makes sense.
func (s *Scenario) isSound() bool {
	if len(s.Tables) == 0 || s.Tables[0].ID == "" || !s.isLegal() {
		return false
	}
	for _, t := range s.Tables {
		if ids := t.ids(); len(slices.Compact(slices.Sorted(slices.Values(ids)))) != len(ids) {
			return false
		}
	}
	return true
}
