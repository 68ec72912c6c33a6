package mysql

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A uniquePart is a key part of a unique index. An expression is as the server shows it.
type uniquePart struct {
	index, column, expr string
	begins              int // how much of the column, 0 for all
}

func (p uniquePart) text(t *talk) string {
	switch {
	case p.begins > 0:
		return t.text("LEFT(%s, %d)", name(p.column), p.begins)
	case p.expr == "":
		return t.text("%s", name(p.column))
	}
	return stored(p.expr)
}

func (t *talk) uniqueParts(ref sqlgen.Ref, isMySQL bool) []uniquePart {
	name := "parts of unique indexes on MariaDB"
	if isMySQL {
		name = "parts of unique indexes on MySQL"
	}
	dest := func(p *uniquePart) []any { return []any{&p.index, &p.column, &p.begins, &p.expr} }
	return rows(t, dest, name, ref)
}

// A generatedColumn is one that the server computes. Its expression has the server's own text.
type generatedColumn struct{ name, expr, collation string }

// generated returns the columns that the server computes from some columns, or from such ones.
func (t *talk) generated(ref sqlgen.Ref, cols []sqlgen.Column,
	isMySQL bool) (out []generatedColumn) {
	dest := func(c *generatedColumn) []any { return []any{&c.name, &c.expr, &c.collation} }
	for _, c := range rows(t, dest, "generated columns", ref) {
		if isMySQL {
			c.expr = stored(c.expr)
		}
		if !mentions(c.expr, cols, out) {
			continue
		}
		if dialect.PlainName(c.collation) {
			c.expr = collated("("+c.expr+")", c.collation)
		}
		out = append(out, c)
	}
	return out
}

// mentions reports whether a text of the server's, which quotes every name, has one of the names.
func mentions(text string, cols []sqlgen.Column, computed []generatedColumn) bool {
	return slices.ContainsFunc(cols, func(c sqlgen.Column) bool { return hasName(text, c.Name) }) ||
		slices.ContainsFunc(computed, func(g generatedColumn) bool { return hasName(text, g.name) })
}

func hasName(text, name string) bool {
	name = strings.ToLower(strings.ReplaceAll(name, "`", "``"))
	return strings.Contains(strings.ToLower(text), "`"+name+"`")
}

// unescape undoes the escapes of a literal.
var unescape = strings.NewReplacer(`\\`, `\`, `\'`, "'", `\n`, "\n", `\r`, "\r", `\0`, "\x00",
	`\Z`, "\x1a")

// myLiteral matches a quoted name, or a literal with its character set.
var myLiteral = regexp.MustCompile("(?s)`(?:[^`]|``)*`|(_[a-z0-9]+)'((?:[^'\\\\]|\\\\.)*)'")

// stored returns an expression as MySQL stores it. The information_schema shows each of its
// bytes as a character, and escapes it as a whole. SHOW CREATE TABLE prints ? for the bytes of
// some literals. These become hex digits, so that the text has one encoding.
func stored(shown string) string {
	var raw []byte
	for _, r := range unescape.Replace(shown) {
		if r > 0xff { // it is text already
			return shown
		}
		raw = append(raw, byte(r))
	}
	return myLiteral.ReplaceAllStringFunc(string(raw), func(s string) string {
		m := myLiteral.FindStringSubmatch(s)
		if isASCII(m[2]) || strings.HasPrefix(m[1], "_utf8") && utf8.ValidString(s) {
			return s
		}
		return fmt.Sprintf("%s 0x%x", m[1], unescape.Replace(m[2]))
	})
}

func isASCII(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return r >= utf8.RuneSelf })
}

// A myCheck is a CHECK of a table, with the expression in its parentheses.
type myCheck struct {
	name, expr string
	enforced   bool
}

func (k myCheck) definition() string {
	if k.enforced {
		return "CHECK (" + k.expr + ")"
	}
	return "CHECK (" + k.expr + ") NOT ENFORCED"
}

// tableChecks returns the CHECKs of a table, none on a server that has no such constraints.
func (t *talk) tableChecks(ref sqlgen.Ref, isMySQL bool) (all []myCheck) {
	dest := func(k *myCheck) []any { return []any{&k.name, &k.expr, &k.enforced} }
	queries := []string{"checks on MariaDB", "checks on MySQL"} // TiDB's are as those of MySQL
	if isMySQL {
		queries = queries[1:]
	}
	t.refused(func() {
		for _, name := range queries {
			if !t.refused(func() { all = rows(t, dest, name, ref) }, 1054) { // unknown column
				break
			}
		}
	}, 1109, 1146, 1105)
	for i := range all {
		if isMySQL {
			all[i].expr = stored(all[i].expr)
		}
	}
	return all
}

// madeFor names what computes with a column by expressions that were made for its type.
func (t *talk) madeFor(ref sqlgen.Ref, column string, isMySQL bool) (out []string) {
	list := t.pairs("defaults of expressions", ref)
	if isMySQL {
		for _, k := range t.tableChecks(ref, true) {
			list = append(list, [2]string{"the CHECK " + k.name, k.expr})
		}
		list = append(list, t.pairs("expressions on MySQL", ref)...)
	} else {
		t.refused(func() { // an older one does not tell which CHECKs there are
			list = append(list, t.pairs("expressions on MariaDB", ref)...)
		}, 1054, 1109)
	}
	for _, p := range list {
		if hasName(p[1], column) || isMySQL && hasName(stored(p[1]), column) {
			out = append(out, fmt.Sprintf("%s over column %s, made for its old type", p[0], column))
		}
	}
	return out
}
