//go:build unix

package metamorphic

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// fill makes the rows: first the tables' own ids, then what refers to them.
func (g *generator) fill() {
	for i := range g.s.Tables {
		t := &g.s.Tables[i]
		rows := g.r.IntN(60)
		if i == 0 {
			rows += 20
		}
		for n := range rows {
			row := Row{}
			for _, c := range t.Columns {
				switch c.Kind {
				case isNumber:
					row[c.ID] = itoa(n + 1)
				case isInt:
					row[c.ID] = itoa(g.r.IntN(5))
				case isNote:
					row[c.ID] = g.orNull(20, fmt.Sprintf("note %d", n))
				case isKind:
					row[c.ID] = g.orNull(10, pick(g, t.kinds()...))
				case isOther:
					row[c.ID] = g.orNull(20, pick(g, g.valuesOf(c.Type)...))
				case isID:
					row[c.ID] = g.id(n)
				}
			}
			t.Rows = append(t.Rows, row)
		}
	}
	for i := range g.s.Tables {
		t := &g.s.Tables[i]
		if t.own() == "" {
			g.join(t)
		}
		for k := range t.Keys {
			if t.own() != "" {
				g.point(t, k)
			}
		}
		for _, c := range t.Columns {
			if c.Kind != isID || !c.Null || hasKey(t, c.ID) {
				continue
			}
			for _, row := range t.Rows {
				row[c.ID] = g.orNull(20, row[c.ID])
			}
		}
	}
}

func hasKey(t *Table, column string) bool {
	for _, k := range t.Keys {
		if k.Columns[len(k.Columns)-1] == column {
			return true
		}
	}
	return false
}

func (g *generator) orNull(percent int, v string) string {
	if g.chance(percent) {
		return null
	}
	return v
}

func (g *generator) valuesOf(typ string) []string {
	for _, o := range g.e.others {
		if o.typ == typ {
			return o.values
		}
	}
	panic("no type " + typ)
}

// id makes a new value for a column of ids.
func (g *generator) id(n int) string {
	switch {
	case g.wrong && g.chance(5) && g.f.kind == 'b':
		return fmt.Sprintf("00ff%06x", g.r.Uint32N(1<<24))
	case g.wrong && g.chance(5) && g.f.kind == 't':
		return fmt.Sprintf("no id %d.%d", n, g.r.Uint32())
	case g.wrong && g.chance(3) && g.f.kind == 't' && !g.f.short():
		return "g" + hyphened(newV1(g.r))[1:]
	case g.wrong && g.chance(5) && g.f.kind == 't':
		return misspelled(g.r, g.f, g.s.rule().source(g.r))
	}
	d := g.s.rule().source(g.r)
	if g.skip && g.chance(12) {
		if o := newOther(g.r); g.f.kind == 'u' && g.e.name == "mariadb" && !storable(o) {
			return d
		} else if strings.Trim(o, o[:1]) != "" { // nil and max are rare below
			d = o
		} else if n == 7 {
			d = o
		}
	}
	if g.f.kind != 't' {
		return d
	}
	return g.spelled(d)
}

// storable reports whether MariaDB's type holds the id, which it does not where a version
// from 8 on meets the variants from 01 to 80 (docs of codec.MariaDBStorable).
func storable(d string) bool { return d[12] < '8' || d[16:18] == "00" || d[16:18] > "80" }

// misspelled is text of an id that is no id to a rewrite which keeps the type.
func misspelled(r *rand.Rand, f form, d string) string {
	h := hyphened(d)
	list := []string{d, strings.ReplaceAll(h, "-", "_"), h[:13] + h[14:], strings.ToUpper(d)}
	if !strings.Contains(f.typ, "36") {
		list = append(list, "{"+h+"}")
	}
	return list[r.IntN(len(list))]
}

// spelled is text of an id.
func (g *generator) spelled(d string) string {
	text := hyphened(d)
	if g.cases {
		text = pick(g, text, strings.ToUpper(text))
	}
	return text
}

// recased is another text of the same id, where the engine takes it for equal.
func (g *generator) recased(text string) string {
	if !g.e.caseless(g.f) || !g.cases || !g.chance(30) {
		return text
	}
	return pick(g, strings.ToLower(text), strings.ToUpper(text))
}

// point sets a key's columns to rows of its parent.
func (g *generator) point(t *Table, key int) {
	k := t.Keys[key]
	parent := g.s.table(k.Parent)
	column := k.Columns[len(k.Columns)-1]
	other := slices.ContainsFunc(t.Keys[:key], func(o Key) bool {
		return o.Columns[len(o.Columns)-1] == column
	})
	order := g.r.Perm(len(parent.Rows))
	unique := column == t.own()
	if unique && len(t.Rows) > len(order) {
		t.Rows = t.Rows[:len(order)]
	}
	if len(order) == 0 && !t.column(column).Null {
		t.Rows = nil
	}
	for i, row := range t.Rows {
		if k.When != "" && row[t.first(isKind).ID] != k.When || other && k.When == "" && g.chance(50) {
			continue
		}
		none := t.column(column).Null && (len(order) == 0 || g.chance(20))
		switch {
		case none:
			row[column] = null
		case k.Link && t.column(column).Form == "" && g.stray && g.chance(20),
			!k.Link && g.lost && !unique && g.chance(8):
			row[column] = g.id(1000 + i)
		default:
			its := g.r.IntN(len(order))
			if unique {
				its = i
			}
			for c := range k.Columns {
				row[k.Columns[c]] = parent.Rows[order[its]][k.Referred[c]]
			}
			row[column] = g.recased(row[column])
			if f := g.s.form(t.column(column)); t.column(column).Form != "" {
				row[column] = g.turned(f, row[column])
			}
		}
	}
}

// join makes rows of two parents, each pair once.
func (g *generator) join(t *Table) {
	seen := map[string]bool{}
	rows := t.Rows
	t.Rows = nil
	for _, row := range rows {
		pair, ok := "", true
		for _, c := range t.Columns {
			if c.Kind != isID {
				continue
			}
			for _, k := range t.Keys {
				if k.Columns[0] != c.ID {
					continue
				}
				parent := g.s.table(k.Parent)
				if ok = len(parent.Rows) > 0; !ok {
					break
				}
				row[c.ID] = parent.Rows[g.r.IntN(len(parent.Rows))][k.Referred[0]]
			}
			if t.Primary[0] == c.ID || t.Primary[1] == c.ID {
				pair += row[c.ID] + " "
			}
		}
		if ok && !seen[pair] {
			seen[pair] = true
			t.Rows = append(t.Rows, row)
		}
	}
}
