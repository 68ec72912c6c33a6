//go:build unix

package metamorphic

import (
	"maps"
	"slices"
	"strings"
)

// undeclared adds links that no key of the database declares: some in another form, some by
// a column that tells which table a row is about, some to two tables at once. Of some the
// command never hears.
func (g *generator) undeclared() {
	for i := range g.s.Tables {
		t := &g.s.Tables[i]
		if t.own() == "" {
			continue
		}
		switch n := g.r.IntN(100); {
		case n < 10:
			if c := g.linked(t, ""); c != nil {
				c.Form = g.anotherForm()
			}
		case n < 20 && (!g.s.has(normalise) || n == 10):
			kind := Column{ID: t.next(), Kind: isKind, Type: pick(g, "integer", "varchar(60)"), Null: true}
			if kind.Type != "integer" && g.e.name == "sqlite" {
				kind.Type = "TEXT"
			}
			t.Columns = append(t.Columns, kind)
			list := t.kinds()
			if c := g.linked(t, list[0]); c != nil {
				for _, v := range list[1 : 1+g.r.IntN(2)] {
					g.also(t, c.ID, v)
				}
			}
		case n < 26:
			// Of a column with ids of two tables the first rewrite knows one link at least.
			if c := g.linked(t, ""); c != nil && g.also(t, c.ID, "") && g.chance(70) {
				k := len(t.Keys) - 1
				t.Keys[k-1].Named = pick(g, "", "first")
				t.Keys[k].Named = pick(g, "second", "never")
			}
		case n < 30:
			if g.linked(t, "") != nil {
				t.Keys[len(t.Keys)-1].Named = "never"
			}
		}
	}
}

// next is the ID of a table's next column.
func (t *Table) next() string { return "c" + t.ID[1:] + "_" + itoa(len(t.Columns)) }

// kinds are what a column of the kind isKind may hold.
func (t *Table) kinds() []string {
	if t.first(isKind).Type == "integer" {
		return []string{"7", "8", "9"}
	}
	return []string{`App\Models\User's`, "Post", `a "b"=[c]`}
}

// linked adds a column with a link to a table, nil where no table has ids of its own.
func (g *generator) linked(t *Table, when string) *Column {
	c := Column{ID: t.next(), Kind: isID, Null: true}
	t.Columns = append(t.Columns, c)
	if !g.also(t, c.ID, when) {
		t.Columns = t.Columns[:len(t.Columns)-1]
		return nil
	}
	t.Indexes = append(t.Indexes, []string{c.ID})
	return t.column(c.ID)
}

// also lets a column link to one more table, and reports whether there is one.
func (g *generator) also(t *Table, column, when string) bool {
	parents := slices.DeleteFunc(slices.Clone(g.s.Tables), func(p Table) bool {
		return p.own() == "" || slices.ContainsFunc(t.Keys, func(k Key) bool {
			return k.Columns[0] == column && k.Parent == p.ID
		})
	})
	if len(parents) == 0 {
		return false
	}
	p := pick(g, parents...)
	t.Keys = append(t.Keys, Key{Columns: []string{column}, Parent: p.ID, Referred: []string{p.own()},
		Link: true, When: when})
	return true
}

// anotherForm chooses how a link stores the ids, "" where there is no other way.
func (g *generator) anotherForm() string {
	forms := slices.DeleteFunc(slices.Sorted(maps.Keys(g.e.forms)), func(name string) bool {
		f := g.e.forms[name]
		return name == g.s.Form || f.short() || !g.takes(f)
	})
	if len(forms) == 0 {
		return ""
	}
	return pick(g, forms...)
}

// turned is an id in the form of a link, NULL for what has no place there.
func (g *generator) turned(f form, v string) string {
	d := v
	if g.f.kind == 't' {
		var ok bool
		if d, ok = digitsOf(v); !ok {
			return null
		}
	}
	switch {
	case len(d) != 32, f.kind == 'u' && g.e.name == "mariadb" && !storable(strings.ToLower(d)):
		return null
	case f.kind != 't':
		return strings.ToLower(d)
	case g.f.kind != 't' && g.chance(20):
		return strings.ToUpper(hyphened(d))
	}
	return hyphened(d)
}
