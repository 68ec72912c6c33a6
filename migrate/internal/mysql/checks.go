package mysql

import (
	"context"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ dialect.Checker = Dialect{}

// myChecks are the constraints of a table with their texts: MariaDB's, and MySQL's,
// where a table of its own says which are enforced and quotes stand with a
// backslash.
var myChecks = []string{
	`SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1`,
	`SELECT k.CONSTRAINT_NAME, REPLACE(k.CHECK_CLAUSE, CONCAT(CHAR(92), CHAR(39)), CHAR(39)) FROM information_schema.CHECK_CONSTRAINTS k JOIN information_schema.TABLE_CONSTRAINTS t
ON t.CONSTRAINT_SCHEMA = k.CONSTRAINT_SCHEMA AND t.CONSTRAINT_NAME = k.CONSTRAINT_NAME WHERE t.TABLE_SCHEMA = ? AND t.TABLE_NAME = ? AND t.CONSTRAINT_TYPE = 'CHECK' AND t.ENFORCED = 'YES' ORDER BY 1`,
}

// Unfit asks the constraints, and whether there is a partition for every image.
func (d Dialect) Unfit(ctx context.Context, q dialect.Querier, c *sqlgen.Class, m sqlgen.Move, whole bool) (out []dialect.Unfit, err error) {
	refs, cols := c.Tables()
	for _, ref := range refs {
		computed, err := d.generated(ctx, q, ref, cols[ref])
		if err != nil {
			return nil, err
		}
		checks, err := d.checks(ctx, q, ref, cols[ref], computed)
		if err != nil {
			return nil, err
		}
		home, err := d.home(ctx, q, ref, cols[ref], computed)
		if err != nil {
			return nil, err
		}
		if len(checks) == 0 && home.Expr == "" {
			continue
		}
		t, err := d.Table(ctx, q, ref.Schema, ref.Table)
		if err != nil {
			return nil, err
		}
		list, err := dialect.TryChecks(ctx, d, q, ref, t.Names(), checks, m, whole)
		if out = append(out, list...); err != nil || dialect.Refused(out) {
			return out, err
		}
		if home.Expr == "" {
			continue
		}
		bad, err := dialect.TryHome(ctx, d, q, ref, t.Names(), cols[ref], home, m, whole)
		if err != nil {
			return nil, err
		}
		if bad != nil {
			out = append(out, *bad)
		}
		if dialect.Refused(out) {
			return out, nil
		}
	}
	return out, nil
}

// checks reads the constraints that mention a column, or one that is computed from
// them. The text quotes every name.
func (d Dialect) checks(ctx context.Context, q dialect.Querier, t sqlgen.Ref, cols []sqlgen.Column, computed []sqlgen.Generated) ([]sqlgen.Check, error) {
	var all []sqlgen.Check
	for _, query := range myChecks {
		list, err := nameAndText(ctx, q, query, t)
		switch errorNumber(err) {
		case 1054: // unknown column: the other server's
			continue
		case 1109, 1146, 1105: // a server without such constraints
			return nil, nil
		}
		if err != nil {
			return nil, err
		}
		all = list
		break
	}
	// MySQL spoils what is outside of ASCII in its information_schema.
	if slices.ContainsFunc(all, func(k sqlgen.Check) bool { return strings.ContainsFunc(k.Expr, outsideASCII) }) {
		named, err := d.tableChecks(ctx, q, t)
		if err != nil {
			return nil, err
		}
		if len(named) > 0 {
			all = nil
		}
		for _, k := range named {
			if !strings.HasSuffix(k.rest, notEnforced) {
				all = append(all, sqlgen.Check{Name: k.name, Expr: strings.TrimPrefix(k.rest, "CHECK ")})
			}
		}
	}
	var out []sqlgen.Check
	for _, k := range all {
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
	return out, nil
}

func outsideASCII(r rune) bool { return r >= utf8.RuneSelf }

func nameAndText(ctx context.Context, q dialect.Querier, query string, t sqlgen.Ref) ([]sqlgen.Check, error) {
	rows, err := q.QueryContext(ctx, query, t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []sqlgen.Check
	for rows.Next() {
		var k sqlgen.Check
		if err := rows.Scan(&k.Name, &k.Expr); err != nil {
			return nil, err
		}
		out = append(out, k)
	}
	return out, rows.Err()
}
