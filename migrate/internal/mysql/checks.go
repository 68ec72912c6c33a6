package mysql

import (
	"context"
	"database/sql"
	"errors"
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
	refs, cols := c.Tables()
	for _, ref := range refs {
		checks, err := d.checks(ctx, q, ref, cols[ref])
		if err != nil {
			return nil, err
		}
		if len(checks) == 0 {
			continue
		}
		t, err := d.readTable(ctx, q, ref.Schema, ref.Table)
		if err != nil {
			return nil, err
		}
		list, err := dialect.TryChecks(ctx, d, q, ref, t.Names(), checks, m, whole)
		if out = append(out, list...); err != nil {
			return out, err
		}
	}
	return out, nil
}

// checks reads the constraints that mention a column, or one that is computed from them. It adds
// the condition for which there is a partition. The text quotes every name.
func (d Dialect) checks(ctx context.Context, q dialect.Querier, t sqlgen.Ref,
	cols []sqlgen.Column) ([]sqlgen.Check, error) {
	v, err := d.variant(ctx, q)
	if err != nil {
		return nil, err
	}
	computed, err := d.generated(ctx, q, t, cols, v.isMySQL)
	if err != nil {
		return nil, err
	}
	all, err := d.tableChecks(ctx, q, t, v.isMySQL)
	if err != nil {
		return nil, err
	}
	var out []sqlgen.Check
	for _, c := range all {
		if !c.enforced {
			continue
		}
		k := sqlgen.Check{Name: c.name, Expr: c.expr}
		for _, col := range cols {
			if hasName(k.Expr, col.Name) {
				k.Columns = append(k.Columns, col)
			}
		}
		if mentions(k.Expr, nil, computed) {
			k.Columns, k.Generated = cols, computed
		}
		if len(k.Columns) > 0 {
			out = append(out, k)
		}
	}
	home, err := d.home(ctx, q, t, cols, computed)
	if home.Expr != "" {
		out = append(out, home)
	}
	if err != nil {
		return nil, err
	}
	uniques, err := d.uniques(ctx, q, t, cols, computed, v.isMySQL)
	return append(out, uniques...), err
}

// A uniquePart is a key part of a unique index. An expression is as the server shows it.
type uniquePart struct {
	index, column, expr string
	begins              int // how much of the column, 0 for all
}

// text writes what the part is over.
func (p uniquePart) text(b *sqlgen.Builder) string {
	switch {
	case p.begins > 0:
		return fmt.Sprintf("LEFT(%s, %d)", b.Q(p.column), p.begins)
	case p.expr == "":
		return b.Q(p.column)
	}
	return stored(p.expr)
}

// uniqueParts lists the parts of all unique indexes of a table, in their order.
func uniqueParts(ctx context.Context, q dialect.Querier, t sqlgen.Ref,
	isMySQL bool) ([]uniquePart, error) {
	name := "parts of unique indexes on MariaDB"
	if isMySQL {
		name = "parts of unique indexes on MySQL"
	}
	return dialect.Rows(ctx, q, func(p *uniquePart) []any {
		return []any{&p.index, &p.column, &p.begins, &p.expr}
	}, query(name), t.Schema, t.Table)
}

// uniques reads the unique indexes over a part of a column, or over what is computed from one.
func (d Dialect) uniques(ctx context.Context, q dialect.Querier, t sqlgen.Ref, cols []sqlgen.Column,
	computed []sqlgen.Generated, isMySQL bool) ([]sqlgen.Check, error) {
	list, err := uniqueParts(ctx, q, t, isMySQL)
	var out []sqlgen.Check
	over := map[string]bool{}
	b := sqlgen.NewBuilder(d.Profile())
	for i, p := range list {
		expr := p.text(b)
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
	return slices.DeleteFunc(out, func(k sqlgen.Check) bool { return !over[k.Name] }),
		errors.Join(err, b.Err)
}

// home returns the condition of a row for which a table has a partition. Its Expr is "" where the
// table is not partitioned by a column, or by what is computed from one, or takes every row.
func (Dialect) home(ctx context.Context, q dialect.Querier, t sqlgen.Ref, cols []sqlgen.Column,
	computed []sqlgen.Generated) (sqlgen.Check, error) {
	k := sqlgen.Check{Columns: cols, Generated: computed}
	type partition struct {
		no           int
		method, expr string
		values       sql.NullString
	}
	dest := func(p *partition) []any { return []any{&p.no, &p.method, &p.expr, &p.values} }
	list, err := dialect.Rows(ctx, q, dest, query("partitions"), t.Schema, t.Table)
	if err != nil || len(list) == 0 {
		return k, err
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
	return k, nil
}

// inRanges returns the condition that a row lies below the bound of the last partition. NULL lies
// below every bound.
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

// parts returns the members of the server's text of a list. A comma in quotes or in parentheses
// does not end one.
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

// generated returns the columns of a table that the server computes from some columns, or from
// such ones.
func (Dialect) generated(ctx context.Context, q dialect.Querier, t sqlgen.Ref,
	cols []sqlgen.Column, isMySQL bool) ([]sqlgen.Generated, error) {
	type column struct {
		sqlgen.Generated
		collation string
	}
	dest := func(c *column) []any { return []any{&c.Name, &c.Expr, &c.collation} }
	list, err := dialect.Rows(ctx, q, dest, query("generated columns"), t.Schema, t.Table)
	var out []sqlgen.Generated
	for _, c := range list {
		if isMySQL {
			c.Expr = stored(c.Expr)
		}
		if !mentions(c.Expr, cols, out) {
			continue
		}
		if dialect.PlainName(c.collation) {
			set, _, _ := strings.Cut(c.collation, "_")
			c.Expr = "CONVERT((" + c.Expr + ") USING " + set + ") COLLATE " + c.collation
		}
		out = append(out, c.Generated)
	}
	return out, err
}

// mentions reports whether a text of the server's, which quotes every name, has one of the
// columns.
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

// definition returns CHECK (…).
func (k myCheck) definition() string {
	if k.enforced {
		return "CHECK (" + k.expr + ")"
	}
	return "CHECK (" + k.expr + ") NOT ENFORCED"
}

// tableChecks returns the CHECKs of a table.
func (Dialect) tableChecks(ctx context.Context, q dialect.Querier, t sqlgen.Ref,
	isMySQL bool) (all []myCheck, err error) {
	dest := func(k *myCheck) []any { return []any{&k.name, &k.expr, &k.enforced} }
	names := []string{"checks on MariaDB", "checks on MySQL"} // TiDB's are as those of MySQL
	if isMySQL {
		names = names[1:]
	}
	for _, name := range names {
		all, err = dialect.Rows(ctx, q, dest, query(name), t.Schema, t.Table)
		if errorNumber(err) != 1054 { // unknown column: the other server's
			break
		}
	}
	switch errorNumber(err) {
	case 1054, 1109, 1146, 1105: // a server without such constraints
		return nil, nil
	}
	if isMySQL {
		for i := range all {
			all[i].expr = stored(all[i].expr)
		}
	}
	return all, err
}

// madeFor names what computes with a column by expressions that were made for its type.
func (d Dialect) madeFor(ctx context.Context, q dialect.Querier, t sqlgen.Ref, column string,
	isMySQL bool) (out []string, err error) {
	list, err := dialect.Pairs(ctx, q, query("defaults of expressions"), t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	others := "expressions on MariaDB"
	if isMySQL {
		others = "expressions on MySQL"
		checks, err := d.tableChecks(ctx, q, t, true)
		if err != nil {
			return nil, err
		}
		for _, k := range checks {
			list = append(list, [2]string{"the CHECK " + k.name, k.expr})
		}
	}
	more, err := dialect.Pairs(ctx, q, query(others), t.Schema, t.Table)
	// An older MariaDB does not tell which CHECKs there are.
	if n := errorNumber(err); err != nil && (isMySQL || n != 1054 && n != 1109) {
		return nil, err
	}
	for _, p := range append(list, more...) {
		if hasName(p[1], column) || isMySQL && hasName(stored(p[1]), column) {
			out = append(out, fmt.Sprintf("%s over column %s, made for its old type", p[0], column))
		}
	}
	return out, nil
}
