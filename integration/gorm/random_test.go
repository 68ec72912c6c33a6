package gorm_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/internal/seedtest"
)

// TestRandomStatements compares random statements with arguments with the same with literals: the
// same rows, or ErrPlace. SQLUUID_DIFFERENTIAL is how long it runs on each engine, as 1h.
func TestRandomStatements(t *testing.T) {
	limit, err := time.ParseDuration(os.Getenv("SQLUUID_DIFFERENTIAL"))
	if err != nil {
		limit = 0
	}
	g := statementMaker{Rand: seedtest.Rand(t)}
	for _, tg := range byteEngines() {
		t.Run(tg.name, func(t *testing.T) {
			b := newShapeBed(t, tg)
			count := map[string]int{}
			for n, end := 0, time.Now().Add(limit); n < 150 || time.Now().Before(end); n++ {
				sql, kind := g.statement(), shapeKinds[g.IntN(len(shapeKinds))]
				v := b.written(sql, kind.make)
				word, _, _ := strings.Cut(v, ":")
				count[word]++
				if b.isBad(v) {
					t.Fatalf("statement %d, %s with %s: %s", n, sql, kind.name, v)
				}
			}
			t.Logf("%s: %v", tg.name, count)
			if count["right"] < 50 {
				t.Errorf("only %d statements are right: the generator makes too few that an engine takes", count["right"])
			}
		})
	}
}

// A statementMaker makes random statements.
type statementMaker struct {
	*rand.Rand
	outer  bool // names of an outer scope, which need their table
	writes bool // nodes is changed, and what a subquery reads of it meanwhile is the server's to say
}

func (g statementMaker) pick(all ...string) string { return all[g.IntN(len(all))] }

// columns are the columns of a relation by their form, b for bytes and t for text.
type columns map[string]byte

var shapeTables = map[string]columns{
	"nodes":  {"id": 'b', "owner_id": 'b', "code": 't'},
	"owners": {"id": 'b', "code": 'b', "ref": 't'},
}

func (g statementMaker) mark(form byte) string { return fmt.Sprintf("{%c%d}", form, g.IntN(4)) }

// column returns one of a relation's columns and its form.
func (g statementMaker) column(c columns) (string, byte) {
	names := make([]string, 0, len(c))
	for name := range c {
		names = append(names, name)
	}
	slices.Sort(names)
	name := names[g.IntN(len(names))]
	return name, c[name]
}

// condition returns one on the columns of an alias.
func (g statementMaker) condition(alias string, c columns, depth int) string {
	name, form := g.column(c)
	col := alias + "." + name
	if !g.outer && g.IntN(4) == 0 {
		col = name // it may be ambiguous, which no engine takes
	}
	switch g.IntN(11) {
	case 0:
		return col + " <> " + g.mark(form)
	case 1:
		return g.mark(form) + " = " + col
	case 2:
		return col + g.pick(" IN (", " NOT IN (") + g.mark(form) + ", " + g.mark(form) + ")"
	case 3:
		return "COALESCE(" + col + ", " + g.mark(form) + ") = " + g.mark(form)
	case 4:
		return "CASE " + col + " WHEN " + g.mark(form) + " THEN 1 ELSE 0 END = " + g.pick("0", "1")
	case 5:
		return col + " BETWEEN " + g.mark(form) + " AND " + g.mark(form)
	case 6:
		other, of := g.column(c)
		return "(" + col + ", " + alias + "." + other + ") IN ((" + g.mark(form) + ", " + g.mark(of) + "))"
	}
	if depth < 2 {
		switch g.IntN(4) {
		case 0:
			return "(" + g.condition(alias, c, depth+1) + g.pick(" OR ", " AND ") + g.condition(alias, c, depth+1) + ")"
		case 1:
			from, inner, in := g.relation(depth + 1)
			got, _ := g.column(in)
			return col + g.pick(" IN ", " NOT IN ") + "(SELECT " + inner + "." + got + " FROM " + from + " WHERE " + g.condition(inner, in, depth+1) + ")"
		case 2:
			from, inner, in := g.relation(depth + 1)
			out := g
			out.outer = true
			if inner == alias {
				out = g // which the inner table hides
				c = in
			}
			return g.pick("", "NOT ") + "EXISTS (SELECT 1 FROM " + from + " WHERE " + g.condition(inner, in, depth+1) + " AND " + out.condition(alias, c, 2) + ")"
		}
	}
	return col + " = " + g.mark(form)
}

// relation returns a table or a subquery of a FROM, its alias and its columns.
func (g statementMaker) relation(depth int) (from, alias string, c columns) {
	table := g.pick("nodes", "owners")
	if g.writes {
		table = "owners"
	}
	alias = fmt.Sprintf("%s%d", g.pick("a", "b", "nodes", "owners", "q"), depth)
	if g.IntN(6) == 0 {
		alias = g.pick("nodes", "owners") // which hides a table
	}
	c = shapeTables[table]
	if depth > 2 || g.IntN(3) > 0 {
		return table + " " + alias, alias, c
	}
	out := columns{}
	var list []string
	for _, as := range []string{"id", "code", "ref"}[:1+g.IntN(3)] {
		name, form := g.column(c)
		list, out[as] = append(list, "i."+name+" AS "+as), form
	}
	sub := "SELECT " + strings.Join(list, ", ") + " FROM " + table + " i"
	if g.IntN(2) == 0 {
		sub += " WHERE " + g.condition("i", c, depth+1)
	}
	return "(" + sub + ") " + alias, alias, out
}

func (g statementMaker) statement() string {
	kind := g.IntN(8)
	g.writes = kind < 2
	from, alias, c := g.relation(0)
	where := " WHERE " + g.condition(alias, c, 0)
	switch kind {
	case 0:
		return "DELETE FROM nodes WHERE " + g.condition("nodes", shapeTables["nodes"], 0)
	case 1:
		set, form := g.column(columns{"owner_id": 'b', "code": 't'})
		return "UPDATE nodes SET " + set + " = " + g.mark(form) + " WHERE " + g.condition("nodes", shapeTables["nodes"], 0)
	case 2:
		name, _ := g.column(c)
		return "WITH w AS (SELECT " + alias + "." + name + " AS k FROM " + from + where + ") SELECT COUNT(*) FROM w WHERE w.k = " +
			g.mark(c[name]) + " OR w.k <> " + g.mark(c[name])
	case 3:
		other, second, d := g.relation(1)
		if second == alias {
			break // SQLite alone takes a name twice
		}
		return "SELECT COUNT(*) FROM " + from + " JOIN " + other + " ON " + g.condition(second, d, 1) + where
	case 4:
		other, second, d := g.relation(1)
		return "SELECT COUNT(*) FROM " + from + where + " UNION ALL SELECT COUNT(*) FROM " + other + " WHERE " + g.condition(second, d, 1)
	}
	return "SELECT COUNT(*) FROM " + from + where
}
