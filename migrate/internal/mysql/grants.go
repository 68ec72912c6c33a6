package mysql

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// readGrants reads what the role has been granted, by itself and by its active roles.
func (a *asker) readGrants() (out grants, err error) {
	v, err := a.variant(a.ctx, a.q)
	if err != nil || v.isTiDB { // which leaves the roles out
		return out, err
	}
	lines, err := dialect.ListNames(a.ctx, a.q, "SHOW GRANTS")
	if err != nil {
		return out, a.ctx.Err() // the server runs without its tables of grants
	}
	out.all = true
	for _, line := range lines {
		g, about, err := readGrant(line)
		if err != nil {
			return grants{}, nil
		}
		if about {
			out.list = append(out.list, g)
		}
	}
	return out, nil
}

// grants are what a role may do with tables. all is whether nothing is missing.
type grants struct {
	list []grant
	all  bool
}

// A grant gives rights on everything, on a database or on a table. One that is revoked takes
// rights on everything away for a database.
type grant struct {
	rights    []string // in capitals
	all       bool     // ALL PRIVILEGES
	database  string   // a pattern where there is no table; empty: everything
	table     string
	to        string
	isRevoked bool
}

// give reports whether a right reaches a table, or without its name all tables of the schema. It
// says yes in doubt: names are compared without regard to case, and a right on columns is one
// on the table.
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

// readGrant reads a line of SHOW GRANTS. about is false where it gives no rights on tables: a role,
// a routine or a proxy.
func readGrant(line string) (g grant, about bool, err error) {
	w := words{rest: line}
	switch verb := w.next(); {
	case verb.is("REVOKE"):
		g.isRevoked = true
	case !verb.is("GRANT"):
		return g, false, fmt.Errorf("%q is no grant", line)
	}
	var right []string
	for {
		t := w.next()
		if t.is(",") || t.is("ON") {
			g.rights = append(g.rights, strings.Join(right, " "))
			right = nil
		}
		switch {
		case t.isQuoted, t.is("@"), t.is("TO"), t.is("FROM"):
			return g, false, nil // a role
		case t.is("ON"):
			g.all = slices.Contains(g.rights, "ALL PRIVILEGES") || slices.Contains(g.rights, "ALL")
			about, err = w.object(&g)
			return g, about, err
		case t.is("("):
			for t = w.next(); !t.is(")"); t = w.next() {
				if t.text == "" && !t.isQuoted {
					return g, false, fmt.Errorf("%q ends in a list of columns", line)
				}
			}
		case t.text == "":
			return g, false, fmt.Errorf("%q is about nothing", line)
		case !t.is(","):
			right = append(right, strings.ToUpper(t.text))
		}
	}
}

// object reads what a grant is about, and who has it.
func (w *words) object(g *grant) (about bool, err error) {
	t, dot := w.next(), w.next()
	if t.is("TABLE") && !dot.is(".") {
		t, dot = dot, w.next()
	}
	if !dot.is(".") {
		return false, nil // a routine, or a proxy
	}
	table := w.next()
	g.database, g.table = t.text, table.text
	if table.is("*") {
		g.table = ""
	}
	isAll := t.is("*")
	if isAll {
		g.database = ""
	}
	if to := w.next(); !to.is("TO") && !to.is("FROM") || (g.database == "") != isAll ||
		(g.table == "") != table.is("*") || g.isRevoked && (isAll || g.table != "") ||
		isAll && g.table != "" {
		return false, fmt.Errorf("the grant on %q.%q cannot be read", t.text, table.text)
	}
	g.to = w.next().text
	if w.next().is("@") {
		g.to += "@" + w.next().text
	}
	return true, nil
}

// words reads a line of SQL, word by word.
type words struct{ rest string }

// A word is a name, a keyword or a sign; at the end of the line it is empty and not quoted.
type word struct {
	text     string
	isQuoted bool
}

func (w word) is(keyword string) bool { return !w.isQuoted && strings.EqualFold(w.text, keyword) }

func (w *words) next() word {
	w.rest = strings.TrimLeft(w.rest, " \t\r\n")
	if w.rest == "" {
		return word{}
	}
	first := w.rest[:1]
	if !strings.Contains("`\"'", first) {
		end := strings.IndexFunc(w.rest, func(r rune) bool {
			return r < 0x80 && r != '_' && r != '$' && (r < '0' || r > '9') &&
				(r < 'a' || r > 'z') && (r < 'A' || r > 'Z')
		})
		switch end {
		case -1:
			end = len(w.rest)
		case 0:
			end = 1
		}
		out := word{text: w.rest[:end]}
		w.rest = w.rest[end:]
		return out
	}
	out := word{isQuoted: true}
	w.rest = w.rest[1:]
	for {
		part, rest, _ := strings.Cut(w.rest, first)
		out.text, w.rest = out.text+part, rest
		if !strings.HasPrefix(rest, first) {
			return out
		}
		out.text, w.rest = out.text+first, rest[1:]
	}
}
