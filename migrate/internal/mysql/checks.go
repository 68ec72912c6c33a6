package mysql

import (
	"context"
	"database/sql"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Unfit asks the constraints, and whether there is a partition for every image.
func (d Dialect) Unfit(ctx context.Context, q dialect.Querier, c *sqlgen.Class, m sqlgen.Move,
	whole bool) (out []dialect.Unfit, err error) {
	t := d.ask(ctx, q)
	refs, cols := c.Tables()
	for _, ref := range refs {
		checks := t.checks(ref, cols[ref])
		if len(checks) == 0 {
			continue
		}
		t.do(func() error {
			table, err := d.readTable(ctx, q, ref.Schema, ref.Table)
			if err != nil {
				return err
			}
			list, err := dialect.TryChecks(ctx, d, q, ref, table.Names(), checks, m, whole)
			out = append(out, list...)
			return err
		})
	}
	return out, t.err
}

// checks reads the constraints that depend on a column, and the condition for a partition.
func (t *talk) checks(ref sqlgen.Ref, cols []sqlgen.Column) (out []sqlgen.Check) {
	isMySQL := t.server().isMySQL
	computed := t.generated(ref, cols, isMySQL)
	for _, c := range t.tableChecks(ref, isMySQL) {
		k := sqlgen.Check{Name: c.name, Expr: c.expr}
		for _, col := range cols {
			if hasName(k.Expr, col.Name) {
				k.Columns = append(k.Columns, col)
			}
		}
		if mentions(k.Expr, nil, computed) {
			k.Columns, k.Generated = cols, computed
		}
		if c.enforced && len(k.Columns) > 0 {
			out = append(out, k)
		}
	}
	if home := t.home(ref, cols, computed); home.Expr != "" {
		out = append(out, home)
	}
	return append(out, t.uniques(ref, cols, computed, isMySQL)...)
}

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

// uniques reads the unique indexes over a part of a column, or over what is computed from one.
func (t *talk) uniques(ref sqlgen.Ref, cols []sqlgen.Column, computed []sqlgen.Generated,
	isMySQL bool) (out []sqlgen.Check) {
	list := t.uniqueParts(ref, isMySQL)
	over := map[string]bool{}
	for i, p := range list {
		expr := p.text(t)
		if i == 0 || list[i-1].index != p.index {
			out = append(out, sqlgen.Check{Name: p.index})
		}
		k := &out[len(out)-1]
		k.Parts = append(k.Parts, expr)
		if mentions(expr, nil, computed) {
			k.Columns, k.Generated, over[p.index] = cols, computed, true
		}
		for _, col := range cols {
			if !hasName(expr, col.Name) {
				continue
			}
			over[p.index] = over[p.index] || p.begins > 0 || p.expr != ""
			if len(sqlgen.Named(k.Columns, []string{col.Name})) == 0 {
				k.Columns = append(k.Columns, col)
			}
		}
	}
	return slices.DeleteFunc(out, func(k sqlgen.Check) bool { return !over[k.Name] })
}

// home returns the condition of a row for which there is a partition. Its Expr is "" where every
// row has one, or the columns do not matter.
func (t *talk) home(ref sqlgen.Ref, cols []sqlgen.Column,
	computed []sqlgen.Generated) sqlgen.Check {
	k := sqlgen.Check{Columns: cols, Generated: computed}
	type partition struct {
		no           int
		method, expr string
		values       sql.NullString
	}
	dest := func(p *partition) []any { return []any{&p.no, &p.method, &p.expr, &p.values} }
	list := rows(t, dest, "partitions", ref)
	if len(list) == 0 {
		return k
	}
	last := list[len(list)-1]
	switch {
	case !mentions(last.expr, cols, computed):
	case strings.HasPrefix(last.method, "RANGE"):
		k.Expr = inRanges(last.expr, last.values.String)
	default:
		var values []string
		for _, p := range list {
			values = append(values, p.values.String)
		}
		k.Expr = inLists(last.expr, values)
	}
	return k
}

// inRanges returns the condition that a row lies below the last partition's bound, as NULL does.
func inRanges(expr, bound string) string {
	names, values := parts(expr), parts(bound)
	open := slices.IndexFunc(values, func(v string) bool { return v == "MAXVALUE" })
	switch {
	case open == 0:
		return ""
	case open > 0: // the first of them decide alone
		return tuple(names[:open]) + " <= " + tuple(values[:open])
	}
	return tuple(names) + " < " + tuple(values)
}

// inLists returns the condition that a list has the row. NULL is a value of its own.
func inLists(expr string, lists []string) string {
	names := parts(expr)
	var plain, some []string
	for _, text := range lists {
		if text == "MAXVALUE" || text == "DEFAULT" {
			return ""
		}
		for _, v := range parts(text) {
			values := []string{v}
			if len(names) > 1 {
				values = parts(strings.TrimSuffix(strings.TrimPrefix(v, "("), ")"))
			}
			if !slices.Contains(values, "NULL") {
				plain = append(plain, tuple(values))
				continue
			}
			var all []string
			for i, name := range names {
				all = append(all, name+" <=> "+values[i])
			}
			some = append(some, "("+strings.Join(all, " AND ")+")")
		}
	}
	if len(plain) > 0 {
		some = append(some, tuple(names)+" IN ("+strings.Join(plain, ", ")+")")
	}
	return "(" + strings.Join(some, " OR ") + ") IS TRUE"
}

func tuple(members []string) string { return "(" + strings.Join(members, ", ") + ")" }

// parts cuts the server's text of a list at the commas outside of quotes and parentheses.
func parts(text string) (out []string) {
	var quote byte
	from, depth := 0, 0
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case quote == '\'' && c == '\\':
			i++
		case quote != 0:
			if c == quote { // one that is doubled begins the quotes anew
				quote = 0
			}
		case c == '\'' || c == '`':
			quote = c
		case c == '(':
			depth++
		case c == ')':
			depth--
		case c == ',' && depth == 0:
			out, from = append(out, strings.TrimSpace(text[from:i])), i+1
		}
	}
	return append(out, strings.TrimSpace(text[from:]))
}

// generated returns the columns that the server computes from some columns, or from such ones.
func (t *talk) generated(ref sqlgen.Ref, cols []sqlgen.Column,
	isMySQL bool) (out []sqlgen.Generated) {
	type column struct {
		sqlgen.Generated
		collation string
	}
	dest := func(c *column) []any { return []any{&c.Name, &c.Expr, &c.collation} }
	for _, c := range rows(t, dest, "generated columns", ref) {
		if isMySQL {
			c.Expr = stored(c.Expr)
		}
		if !mentions(c.Expr, cols, out) {
			continue
		}
		if dialect.PlainName(c.collation) {
			c.Expr = collated("("+c.Expr+")", c.collation)
		}
		out = append(out, c.Generated)
	}
	return out
}

// mentions reports whether a text of the server's, which quotes every name, has one of the names.
func mentions(text string, cols []sqlgen.Column, computed []sqlgen.Generated) bool {
	return slices.ContainsFunc(cols, func(c sqlgen.Column) bool { return hasName(text, c.Name) }) ||
		slices.ContainsFunc(computed, func(g sqlgen.Generated) bool { return hasName(text, g.Name) })
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
