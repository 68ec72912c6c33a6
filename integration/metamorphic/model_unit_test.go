//go:build unix

package metamorphic

import (
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
)

// The vectors of RFC 9562, appendices A.1 and A.5, are one moment in two versions.
func TestImagesAreThoseOfTheRFC(t *testing.T) {
	const one, six = "c232ab00941411ecb3c89f6bdeced846", "1ec9414c232a6b00b3c89f6bdeced846"
	for _, c := range []struct{ name, in, want string }{
		{"v1-to-v6", one, six},
		{"v6-to-v1", six, one},
		{"swapped-to-v6", "11ec9414c232ab00b3c89f6bdeced846", six},
		{"v6-to-swapped", six, "11ec9414c232ab00b3c89f6bdeced846"},
		{"swapped-to-network", "11ec9414c232ab00b3c89f6bdeced846", one},
		{"network-to-swapped", one, "11ec9414c232ab00b3c89f6bdeced846"},
		{"mixed-to-network", "00ab32c21494ec11b3c89f6bdeced846", one},
		{"network-to-mixed", one, "00ab32c21494ec11b3c89f6bdeced846"},
		{"newsequentialid-to-v6", "00ab32c21494ec11b3c89f6bdeced846", six},
		{"comb-to-v7:time-first", "017f22e279b04cc398c4dc0c0c07398f",
			"017f22e279b07cc398c4dc0c0c07398f"}, // A.6
		{"comb-to-v7:time-last", "dc0c0c07398f4cc398c4017f22e279b0", "017f22e279b07cc398c4dc0c0c07398f"},
		{"draft-v7-to-v7", "0621537ee1f87cc398c4dc0c0c07398f", "017f22e27a2b7cc398c4dc0c0c07398f"},
		{"v7-to-draft-v7", "017f22e27a2b7cc398c4dc0c0c07398f", "0621537ee1f87cc398c4dc0c0c07398f"},
		{"inin-dbms0-to-dbms1", "00010203040506d080090a0b0c0d0e0f", "0c0d0e0f0a0b06d09009000102030405"},
		{"inin-dbms1-to-dbms0", "0c0d0e0f0a0b06d09009000102030405", "00010203040506d080090a0b0c0d0e0f"},
		{"google-v6-repair", "01ec9414c2326b00b3c89f6bdeced846", "1ec9414c23206b00b3c89f6bdeced846"},
	} {
		r := rules[c.name]
		if !r.applies(c.in) {
			t.Errorf("%s does not apply to %s", c.name, c.in)
		}
		if got := r.image(c.in); got != c.want {
			t.Errorf("%s of %s is %s, want %s", c.name, c.in, got, c.want)
		}
	}
}

func TestRulesApplyToTheirSourcesAndNotToTheirImages(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for name, x := range rules {
		for range 200 {
			id := x.source(r)
			switch {
			case !x.applies(id):
				t.Errorf("%q does not apply to its source %s", name, id)
			case name != "" && !x.listed && x.applies(x.image(id)):
				t.Errorf("%q applies to its image %s", name, x.image(id))
			case len(x.image(id)) != 32:
				t.Errorf("%q makes %q", name, x.image(id))
			}
		}
		for _, id := range []string{strings.Repeat("0", 32), strings.Repeat("f", 32)} {
			if name != "" && x.applies(id) {
				t.Errorf("%q applies to %s", name, id)
			}
		}
	}
}

func TestASeedAlwaysMakesTheSameScenario(t *testing.T) {
	for _, e := range engines {
		for seed := range uint64(200) {
			a, b := generate(e.name, seed), generate(e.name, seed)
			if !reflect.DeepEqual(a, b) {
				t.Fatalf("%s, seed %d: two scenarios", e.name, seed)
			}
			if a.String() == "" || !reflect.DeepEqual(a.clone().String(), a.String()) {
				t.Fatalf("%s, seed %d: a clone differs", e.name, seed)
			}
		}
	}
}

// The tables of one seed in two must have what the net is for.
func TestScenariosHaveEverything(t *testing.T) {
	found := map[string]int{}
	note := func(what string, is bool) {
		if is {
			found[what]++
		}
	}
	all := []string{"self reference", "circle", "join", "composite", "link", "null", "long name",
		"quoted name", "trigger", "view",
		"generated", "check", "orphans", "malformed", "nil", "workers", "freeze",
		"hold", "cut", "kill", "traffic", "undo", "six tables", "partitions", "check of an id",
		"generated from an id", "late ids turned", "misspelled", "second rewrite", "disabled trigger",
		"trigger that writes", "link in another form", "link of some rows", "column of two tables",
		"link that is not named", "shared column in two rewrites", "ids of a link in two rewrites"}
	for seed := range uint64(3000) {
		s := generate([]string{"postgres", "mariadb"}[seed%2], seed)
		note("six tables", len(s.Tables) == 6)
		note("workers", s.Workers > 1)
		note("orphans", orphansOf(&s) > 0)
		for _, st := range s.Steps {
			note("undo", st.Verb == "undo")
			note("second rewrite", st.Verb == "second")
			for _, f := range st.Faults {
				note(f.Kind, true)
			}
		}
		text := s.String()
		note("nil", strings.Contains(text, "00000000-0000-0000-0000-000000000000"))
		note("malformed", strings.Contains(text, "no id ") || strings.Contains(text, `'\x00ff`))
		note("late ids turned", s.has(normalise))
		note("misspelled", strings.Contains(text, "_1") && strings.Contains(text, "'{"))
		note("null", strings.Contains(text, "NULL, "))
		note("long name", strings.Contains(text, "_long_long"))
		note("quoted name", strings.Contains(text, `""q `))
		note("disabled trigger", s.has("--disable-triggers"))
		if s.Second != nil {
			later := s.then()
			both := maps.Clone(s.class())
			maps.DeleteFunc(both, func(p Place, _ bool) bool { return later.class()[p] })
			for p := range later.class() {
				some := func(q Place, _ bool) bool { return q.Column == p.Column && q.When != p.When }
				was := len(both)
				maps.DeleteFunc(both, some)
				note("shared column in two rewrites", len(both) < was)
			}
			for _, tb := range s.Tables {
				note("ids of a link in two rewrites", slices.ContainsFunc(tb.Keys, func(k Key) bool {
					return k.Named != "" && s.class()[at(tb.ID, k.Columns[0])] &&
						later.class()[at(k.Parent, k.Referred[0])] && !s.class()[at(k.Parent, k.Referred[0])]
				}))
			}
		}
		for _, tb := range s.Tables {
			note("trigger", tb.Trigger != "")
			note("trigger that writes", tb.Trigger == "note")
			note("view", tb.View)
			note("check", tb.Check != "")
			note("check of an id", tb.Check == "other" || tb.Check == "image")
			note("partitions", tb.Tail == partitioned)
			note("generated from an id", strings.Contains(text, " varchar(100) GENERATED"))
			note("generated", tb.first(isGen) != nil)
			note("join", tb.own() == "")
			for _, k := range tb.Keys {
				note("self reference", k.Parent == tb.ID)
				note("circle", k.Parent > tb.ID)
				note("composite", len(k.Columns) == 2)
				note("link", k.Link)
				note("link that is not named", k.Named == "never")
				note("link of some rows", k.When != "")
				note("link in another form", tb.column(k.Columns[0]).Form != "")
				note("column of two tables", k.When == "" && tb.first(isKind) == nil &&
					slices.ContainsFunc(tb.Keys, func(o Key) bool {
						return o.Parent != k.Parent && o.Columns[0] == k.Columns[0]
					}))
			}
		}
	}
	for _, what := range all {
		if found[what] < 10 {
			t.Errorf("%d of 2000 scenarios have this: %s", found[what], what)
		}
	}
}

// A fault that is one trigger's, or one row's, shrinks to that.
func TestShrinkFindsTheSmallest(t *testing.T) {
	hasTrigger := func(s Scenario) bool {
		for _, tb := range s.Tables {
			if tb.Trigger == "update" {
				return true
			}
		}
		return false
	}
	hasRow := func(s Scenario) bool {
		for _, tb := range s.Tables {
			for _, row := range tb.Rows {
				if row[tb.Columns[0].ID] == "17" {
					return true
				}
			}
		}
		return false
	}
	tried := 0
	for seed := uint64(1); tried < 5; seed++ {
		s := generate("sqlite", seed)
		if !hasTrigger(s) || !hasRow(s) {
			continue
		}
		tried++
		small := shrink(s, hasTrigger, time.Minute)
		if len(small.Tables) > 2 || rowsOf(small) != 0 || len(small.Steps) != 1 ||
			len(small.Steps[0].Faults) != 0 || len(small.Flags) != 0 {
			t.Errorf("seed %d, one trigger: %s", seed, small)
		}
		small = shrink(s, hasRow, time.Minute)
		if len(small.Tables) > 2 || rowsOf(small) != 1 || strings.Contains(small.String(), "TRIGGER") {
			t.Errorf("seed %d, one row: %s", seed, small)
		}
	}
}

func rowsOf(s Scenario) (n int) {
	for _, t := range s.Tables {
		n += len(t.Rows)
	}
	return n
}

// The oracle sees a lost row, a value of another row, and an id that was rewritten in
// one column alone.
func TestTheModelSeesDamage(t *testing.T) {
	s := generate("sqlite", 4)
	for seed := uint64(5); s.Form != "blob" || len(s.class()) < 2 || s.Rewrite != "v1-to-v6"; seed++ {
		s = generate("sqlite", seed)
	}
	fresh := func() (*model, map[string]map[string]Row) {
		m := newModel(&s, map[string]map[string]Row{})
		got := map[string]map[string]Row{}
		for _, tb := range s.Tables {
			got[tb.ID] = map[string]Row{}
			m.rows[tb.ID] = map[string]Row{}
			for _, row := range tb.Rows {
				n := row[tb.Columns[0].ID]
				m.rows[tb.ID][n] = row
				got[tb.ID][n] = maps.Clone(row)
				for _, c := range tb.Columns {
					got[tb.ID][n][c.ID] = m.want(at(tb.ID, c.ID), row, false)
				}
			}
		}
		return m, got
	}
	p := s.Column
	m, got := fresh()
	if err := m.compare(got, false, false); err != nil {
		t.Fatal(err)
	}
	for n, row := range got[p.Table] {
		if v := row[p.Column]; m.image('b', v) != v {
			row[p.Column] = m.image('b', v)
			if m.compare(got, false, false) == nil {
				t.Error("an image in row", n, "is not seen")
			}
			row[p.Column] = v1ToV6(newV1(rand.New(rand.NewPCG(3, 3))))
			if m.compare(got, false, true) == nil {
				t.Error("another id in row", n, "is not seen")
			}
			break
		}
	}
	m, got = fresh()
	for n := range got[p.Table] {
		delete(got[p.Table], n)
		break
	}
	if m.compare(got, false, true) == nil {
		t.Error("a missing row is not seen")
	}
}
