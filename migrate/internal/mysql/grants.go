package mysql

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// readGrants reads what the role has been granted, by itself and by its active roles.
func (t *talk) readGrants() *grants {
	out := &grants{}
	if t.server().isTiDB || t.err != nil { // which leaves the roles out
		return out
	}
	lines, err := dialect.ListNames(t.ctx, t.q, "SHOW GRANTS")
	if err != nil { // the server runs without its tables of grants
		t.err = t.ctx.Err()
		return out
	}
	for _, line := range lines {
		g, about, err := readGrant(line)
		if err != nil {
			return &grants{}
		}
		if about {
			out.list = append(out.list, g)
		}
	}
	out.all = true
	return out
}

// grants are what a role may do with tables. all is whether nothing is missing.
type grants struct {
	list []grant
	all  bool
}

// A grant gives rights on everything, on a database or on a table, or takes them from a database.
type grant struct {
	rights    []string // in capitals
	all       bool     // ALL PRIVILEGES
	database  string   // a pattern where there is no table; empty: everything
	table     string
	to        string
	isRevoked bool
}

// give reports whether a right reaches a table, or without its name all tables of the schema. In
// doubt it does: case does not matter, and a right on columns is one on the table.
func (gs grants) give(right string, t sqlgen.Ref) bool {
	exact := map[string]bool{} // whose patterns the server does not look at
	for _, g := range gs.list {
		if g.table == "" && !g.isRevoked && !strings.ContainsAny(g.database, `%_\`) &&
			strings.EqualFold(g.database, t.Schema) {
			exact[g.to] = true
		}
	}
	everywhere, revoked := false, false
	for _, g := range gs.list {
		if !g.all && !slices.Contains(g.rights, right) {
			continue
		}
		same := strings.EqualFold(g.database, t.Schema)
		switch {
		case g.isRevoked:
			revoked = revoked || same
		case g.database == "":
			everywhere = true
		case g.table != "":
			if same && strings.EqualFold(g.table, t.Table) {
				return true
			}
		case same, !exact[g.to] && isLike(g.database, t.Schema):
			return true
		}
	}
	return everywhere && !revoked
}

// isLike reports whether a name is like a pattern of LIKE, in any case.
func isLike(pattern, name string) bool {
	p, n := []rune(strings.ToLower(pattern)), []rune(strings.ToLower(name))
	at, resume, from := 0, -1, 0 // where the pattern is, and where its last % stands
	for i := 0; i < len(n); {
		literal := at
		if at+1 < len(p) && p[at] == '\\' {
			literal++
		}
		switch {
		case at < len(p) && p[at] == '%':
			at++
			resume, from = at, i
		case at < len(p) && (literal == at && p[at] == '_' || p[literal] == n[i]):
			at = literal + 1
			i++
		case resume < 0:
			return false
		default:
			from++
			at, i = resume, from
		}
	}
	return strings.Trim(string(p[at:]), "%") == ""
}

// readGrant reads a line of SHOW GRANTS. about reports whether it is about tables.
func readGrant(line string) (g grant, about bool, err error) {
	w := words(dialect.Words(line, math.MaxInt))
	switch verb := w.next(); {
	case verb.Is("REVOKE"):
		g.isRevoked = true
	case !verb.Is("GRANT"):
		return g, false, fmt.Errorf("%q is no grant", line)
	}
	var right []string
	for {
		t := w.next()
		if t.Is(",") || t.Is("ON") {
			g.rights = append(g.rights, strings.Join(right, " "))
			right = nil
		}
		switch {
		case t.Quoted, t.Is("@"), t.Is("TO"), t.Is("FROM"):
			return g, false, nil // a role
		case t.Is("ON"):
			g.all = slices.Contains(g.rights, "ALL PRIVILEGES") || slices.Contains(g.rights, "ALL")
			about, err = w.object(&g)
			return g, about, err
		case t.Is("("):
			for t = w.next(); !t.Is(")"); t = w.next() {
				if t.Text == "" && !t.Quoted {
					return g, false, fmt.Errorf("%q ends in a list of columns", line)
				}
			}
		case t.Text == "":
			return g, false, fmt.Errorf("%q is about nothing", line)
		case !t.Is(","):
			right = append(right, strings.ToUpper(t.Text))
		}
	}
}

// object reads what a grant is about, and who has it.
func (w *words) object(g *grant) (about bool, err error) {
	t, dot := w.next(), w.next()
	if t.Is("TABLE") && !dot.Is(".") {
		t, dot = dot, w.next()
	}
	if !dot.Is(".") {
		return false, nil // a routine, or a proxy
	}
	table := w.next()
	g.database, g.table = t.Text, table.Text
	if table.Is("*") {
		g.table = ""
	}
	isAll := t.Is("*")
	if isAll {
		g.database = ""
	}
	if to := w.next(); !to.Is("TO") && !to.Is("FROM") || (g.database == "") != isAll ||
		(g.table == "") != table.Is("*") || g.isRevoked && (isAll || g.table != "") ||
		isAll && g.table != "" {
		return false, fmt.Errorf("the grant on %q.%q cannot be read", t.Text, table.Text)
	}
	g.to = w.next().Text
	if w.next().Is("@") {
		g.to += "@" + w.next().Text
	}
	return true, nil
}

// words are the words of a line that are not read yet.
type words []dialect.Word

// next returns the next word, at the end of the line an empty one.
func (w *words) next() (next dialect.Word) {
	if len(*w) > 0 {
		next, *w = (*w)[0], (*w)[1:]
	}
	return next
}
