package mysql

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/sqluuid/sqluuid/internal/pattern"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A generatedColumn is one that the server computes. Its expression has the server's own text.
type generatedColumn struct{ name, expr, collation string }

// listGenerated returns the columns that the server computes from some columns, or from such ones.
func (t *talk) listGenerated(ref sqlgen.Ref, cols []sqlgen.Column,
	isMySQL bool) (out []generatedColumn) {
	dest := func(c *generatedColumn) []any { return []any{&c.name, &c.expr, &c.collation} }
	for _, c := range rows(t, dest, "generated columns", ref) {
		if isMySQL {
			c.expr = unescapeExpr(c.expr)
		}
		if !mentions(c.expr, cols, out) {
			continue
		}
		if dialect.PlainName(c.collation) {
			c.expr = collate("("+c.expr+")", c.collation)
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
var myLiteral = pattern.Of("(?s)`(?:[^`]|``)*`|(_[a-z0-9]+)'((?:[^'\\\\]|\\\\.)*)'")

// unescapeExpr returns an expression as MySQL stores it. The information_schema shows each of its
// bytes as a character, and escapes it as a whole. SHOW CREATE TABLE prints ? for the bytes of
// some literals. These become hex digits, so that the text has one encoding.
func unescapeExpr(shown string) string {
	var raw []byte
	for _, r := range unescape.Replace(shown) {
		if r > 0xff { // it is text already
			return shown
		}
		raw = append(raw, byte(r))
	}
	return myLiteral().ReplaceAllStringFunc(string(raw), func(s string) string {
		m := myLiteral().FindStringSubmatch(s)
		if isASCII(m[2]) || strings.HasPrefix(m[1], "_utf8") && utf8.ValidString(s) {
			return s
		}
		return fmt.Sprintf("%s 0x%x", m[1], unescape.Replace(m[2]))
	})
}

func isASCII(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return r >= utf8.RuneSelf })
}
