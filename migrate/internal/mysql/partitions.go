package mysql

import (
	"context"
	"database/sql"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// myPartitions are the partitions of a table by range or list in their order: the
// method, the expression, and the text of the values.
const myPartitions = `SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD, PARTITION_EXPRESSION, PARTITION_DESCRIPTION FROM information_schema.PARTITIONS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND (PARTITION_METHOD LIKE 'RANGE%' OR PARTITION_METHOD LIKE 'LIST%') ORDER BY 1`

// home returns the condition of a row for which a table that has partitions by a
// column, or by what is computed from one, has a partition. Its expr is "" where
// every row has one.
func (Dialect) home(ctx context.Context, q dialect.Querier, t sqlgen.Ref, cols []sqlgen.Column, computed []sqlgen.Generated) (sqlgen.Check, error) {
	k := sqlgen.Check{Generated: computed}
	rows, err := q.QueryContext(ctx, myPartitions, t.Schema, t.Table)
	if err != nil {
		return k, err
	}
	defer rows.Close()
	var method, expr string
	var values []string
	for rows.Next() {
		var no int
		var text sql.NullString
		if err := rows.Scan(&no, &method, &expr, &text); err != nil {
			return k, err
		}
		values = append(values, text.String)
	}
	if err := rows.Err(); err != nil || len(values) == 0 {
		return k, err
	}
	switch {
	case !mentions(expr, cols, computed):
	case strings.HasPrefix(method, "RANGE"):
		k.Expr = inRanges(expr, values[len(values)-1])
	default:
		k.Expr = inLists(expr, values)
	}
	return k, nil
}

// inRanges is the condition that a row lies below the bound of the last partition.
// NULL lies below every bound.
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

// inLists is the condition that a list has the row. NULL is a value of its own.
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

// parts are the members of the server's text of a list, between the commas that
// stand neither in quotes nor in parentheses.
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

// generated returns the columns of a table that the server computes from some
// columns, or from such ones.
func (Dialect) generated(ctx context.Context, q dialect.Querier, t sqlgen.Ref, cols []sqlgen.Column) ([]sqlgen.Generated, error) {
	rows, err := q.QueryContext(ctx, `SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CHAR(92), CHAR(39)), CHAR(39)), COALESCE(COLLATION_NAME, '') FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') <> '' ORDER BY ORDINAL_POSITION`, t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []sqlgen.Generated
	for rows.Next() {
		var g sqlgen.Generated
		var collation string
		if err := rows.Scan(&g.Name, &g.Expr, &collation); err != nil {
			return nil, err
		}
		if !mentions(g.Expr, cols, out) {
			continue
		}
		if dialect.PlainName(collation) {
			set, _, _ := strings.Cut(collation, "_")
			g.Expr = "CONVERT((" + g.Expr + ") USING " + set + ") COLLATE " + collation
		}
		out = append(out, g)
	}
	return out, rows.Err()
}

// mentions reports whether a text of the server's, which quotes every name, has one
// of the columns.
func mentions(text string, cols []sqlgen.Column, computed []sqlgen.Generated) bool {
	return slices.ContainsFunc(cols, func(c sqlgen.Column) bool { return hasName(text, c.Name) }) ||
		slices.ContainsFunc(computed, func(g sqlgen.Generated) bool { return hasName(text, g.Name) })
}

func hasName(text, name string) bool {
	return strings.Contains(strings.ToLower(text), "`"+strings.ToLower(strings.ReplaceAll(name, "`", "``"))+"`")
}
