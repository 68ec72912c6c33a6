package mysql

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// grants are what SHOW GRANTS says of a role. They answer for the rights that no harmless statement
// asks the server for, such as TRIGGER, without which MySQL hides triggers, and ALTER.
type grants struct {
	list   []grant
	all    bool // the server looks at no grants, or does not show what roles have
	exact  bool // the name of a database is no pattern
	folded bool // names are in small letters
}

// A grant gives rights on everything, on a database or on a table, or takes them away.
type grant struct {
	rights          []string
	database, table string // empty: all
	account         string
	isTaken         bool
}

// readGrants reads what the role has been granted, by itself and by its active roles.
func (t *talk) readGrants() grants {
	v := t.server()
	out, lines := grants{all: v.isTiDB, folded: v.folds}, []string(nil)
	if v.isTiDB {
		return out
	}
	out.all = t.refused(func() {
		lines = try(t, func() ([]string, error) { return dialect.ListNames(t.ctx, t.q, "SHOW GRANTS") })
	}, 1290) // --skip-grant-tables
	t.refused(func() { t.scan(t.sql("SELECT @@partial_revokes"), &out.exact) }, 1193) // not known
	for _, line := range lines {
		if out.folded {
			line = strings.ToLower(line)
		}
		if g, isAbout := readGrant(line); isAbout {
			out.list = append(out.list, g)
		}
	}
	return out
}

// readGrant reads a line of SHOW GRANTS. isAbout is false for roles, routines and proxies.
func readGrant(line string) (g grant, isAbout bool) {
	words := dialect.Words(line, math.MaxInt)
	on := slices.IndexFunc(words, func(w dialect.Word) bool { return w.Is("ON") })
	if on < 2 || len(words) < on+6 || !words[on+2].Is(".") {
		return g, false
	}
	for i, w := range words {
		switch {
		case i > 0 && i < on && w.Quoted: // a column
			words[i].Text = "?"
		case w.Is("*"):
			words[i].Text = ""
		}
	}
	text := func(words []dialect.Word) (out string) {
		for _, w := range words {
			out += " " + w.Text
		}
		return out
	}
	return grant{strings.Split(strings.ToUpper(text(words[1:on])), " ,"), words[on+1].Text,
		words[on+3].Text, text(words[on+5 : min(on+8, len(words))]), !words[0].Is("GRANT")}, true
}

// give reports whether a right reaches all of a table. In doubt it does not: of the patterns that
// match a database the server takes one, so all of an account must give the right.
func (gs grants) give(right string, t sqlgen.Ref) bool {
	if gs.folded {
		t = sqlgen.Ref{Schema: strings.ToLower(t.Schema), Table: strings.ToLower(t.Table)}
	}
	everywhere, isTaken, misses := gs.all, false, map[string]bool{}
	for _, g := range gs.list {
		gives := slices.Contains(g.rights, " "+right) || slices.Contains(g.rights, " ALL PRIVILEGES")
		switch {
		case g.isTaken:
			isTaken = isTaken || gives && gs.isLike(g.database, t.Schema)
		case g.database == "":
			everywhere = everywhere || gives
		case g.table != "":
			if gives && g.database == t.Schema && g.table == t.Table {
				return true
			}
		case gs.isLike(g.database, t.Schema):
			misses[g.account] = misses[g.account] || !gives
		}
	}
	for _, misses := range misses {
		if !misses {
			return true
		}
	}
	return everywhere && !isTaken
}

// lack is an error that names the rights which do not reach a table, nil if all do.
func (gs grants) lack(t sqlgen.Ref, rights ...string) error {
	rights = slices.DeleteFunc(slices.Clone(rights), func(r string) bool { return gs.give(r, t) })
	if len(rights) == 0 {
		return nil
	}
	return fmt.Errorf("SHOW GRANTS gives this role no %s on %s.%s", list(rights), t.Schema, t.Table)
}

// patterns makes a regular expression of a pattern of LIKE that QuoteMeta has written.
var patterns = strings.NewReplacer(`\\_`, "_", `\\%`, "%", "_", ".", "%", ".*")

// isLike reports whether a grant on a database, which may be a pattern, is on this one.
func (gs grants) isLike(pattern, database string) bool {
	if gs.exact {
		return pattern == database
	}
	is, err := regexp.MatchString("(?s)^"+patterns.Replace(regexp.QuoteMeta(pattern))+"$", database)
	return is && err == nil
}
