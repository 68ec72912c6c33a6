package postgres

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ dialect.Checker = Dialect{}

// pgChecks are the constraints of a table and of its partitions that mention a
// column: their number, name, text, the columns, the condition of the partition, and
// whether they are a domain's or ask the whole row. Those of a domain have no columns but one, and call it VALUE. One that
// is not validated is asked for new values all the same. Not every version has
// conenforced.
const pgChecks = `
SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.conrelid), a.attname, CASE WHEN k.conrelid <> c.oid THEN COALESCE(pg_get_partition_constraintdef(k.conrelid), '') ELSE '' END, false, 0 = ANY (k.conkey)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_constraint k ON k.conrelid = c.oid OR k.conislocal AND k.conrelid IN (SELECT relid FROM pg_partition_tree(c.oid))
JOIN pg_attribute a ON a.attrelid = k.conrelid AND (a.attnum = ANY (k.conkey) OR 0 = ANY (k.conkey) AND a.attnum > 0)
WHERE n.nspname = $1 AND c.relname = $2 AND k.contype = 'c' AND to_jsonb(k) ->> 'conenforced' IS DISTINCT FROM 'false'
UNION ALL
SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, 0), a.attname, '', true, false
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
CROSS JOIN LATERAL (` + pgDomains + `) y JOIN pg_constraint k ON k.contypid = y.oid
WHERE n.nspname = $1 AND c.relname = $2 AND k.contype = 'c'
ORDER BY 6 DESC, 1, 4`

// pgLeaves are the conditions of the partitions of a table that has partitions by
// one of the columns, at any level. A partition without a condition takes all.
const pgLeaves = `
SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'true')
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_partition_tree(c.oid) x
WHERE n.nspname = $1 AND c.relname = $2 AND c.relkind = 'p' AND x.isleaf AND EXISTS (
 SELECT 1 FROM pg_partition_tree(c.oid) y JOIN pg_partitioned_table p ON p.partrelid = y.relid
 JOIN pg_attribute a ON a.attrelid = p.partrelid AND (a.attnum = ANY (p.partattrs::int2[]) OR p.partexprs IS NOT NULL) AND a.attname = ANY ($3::text[]))
ORDER BY x.relid`

// Unfit asks the constraints, those of domains too, and whether there is a
// partition for every image.
func (d Dialect) Unfit(ctx context.Context, q dialect.Querier, c *sqlgen.Class, m sqlgen.Move, whole bool) (out []dialect.Unfit, err error) {
	refs, cols := c.Tables()
	for _, ref := range refs {
		t, err := d.Table(ctx, q, ref.Schema, ref.Table)
		if err != nil {
			return nil, err
		}
		types := map[string]string{}
		for _, c := range t.Columns {
			types[c.Name] = c.Type
		}
		computed, err := d.generated(ctx, q, ref)
		if err != nil {
			return nil, err
		}
		checks, err := d.checks(ctx, q, ref, cols[ref], computed)
		if err != nil {
			return nil, err
		}
		for i := range checks {
			if checks[i].Row && (len(computed) > 0 || checks[i].Within != "") {
				checks[i].Untried = errWholeRow
			}
			if checks[i].Within != "" { // those of domains, which a type may have, come before
				checks[i].Types = types
			}
		}
		// A text may name the table that the row is in.
		list, err := dialect.TryChecks(ctx, d, q, ref, append(t.Names(), "tableoid"), checks, m, whole)
		if out = append(out, list...); err != nil || dialect.Refused(out) {
			return out, err
		}
		bad, err := d.homeless(ctx, q, t, types, cols[ref], m, whole)
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

// errWholeRow is why a constraint is not tried: a row that is put together anew has
// the type of another table than a partition's, and what was generated before.
var errWholeRow = errors.New("it asks the row as a whole, of a partition or with generated columns")

// generated returns the columns that the server computes. None is computed from
// another one.
func (Dialect) generated(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]sqlgen.Generated, error) {
	rows, err := q.QueryContext(ctx, `SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid) || ') AS ' || format_type(a.atttypid, a.atttypmod) || ')'
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
WHERE n.nspname = $1 AND c.relname = $2 AND a.attgenerated <> '' AND NOT a.attisdropped ORDER BY a.attnum`, t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []sqlgen.Generated
	for rows.Next() {
		var g sqlgen.Generated
		if err := rows.Scan(&g.Name, &g.Expr); err != nil {
			return nil, err
		}
		out = append(out, g)
	}
	return out, rows.Err()
}

func (Dialect) checks(ctx context.Context, q dialect.Querier, t sqlgen.Ref, cols []sqlgen.Column, computed []sqlgen.Generated) ([]sqlgen.Check, error) {
	rows, err := q.QueryContext(ctx, pgChecks, t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []sqlgen.Check
	var last int64
	for rows.Next() {
		var oid int64
		var k sqlgen.Check
		var column string
		var domain, row bool
		if err := rows.Scan(&oid, &k.Name, &k.Expr, &column, &k.Within, &domain, &row); err != nil {
			return nil, err
		}
		col := sqlgen.Named(cols, []string{column})
		depends := !domain && slices.ContainsFunc(computed, func(g sqlgen.Generated) bool { return g.Name == column })
		if depends { // on which of them, the catalogue tells in another way in each version
			col = cols
		}
		if len(col) == 0 {
			continue
		}
		if domain {
			k.Value = "value"
		}
		k.Row = row
		if domain || oid != last || len(out) == 0 {
			out = append(out, k)
		}
		last = oid
		k0 := &out[len(out)-1]
		if depends {
			k0.Generated = computed
		}
		for _, c := range col {
			if len(sqlgen.Named(k0.Columns, []string{c.Name})) == 0 {
				k0.Columns = append(k0.Columns, c)
			}
		}
	}
	return out, rows.Err()
}

// homeless looks for an image that no partition takes.
func (d Dialect) homeless(ctx context.Context, q dialect.Querier, t *sqlgen.Table, types map[string]string, cols []sqlgen.Column, m sqlgen.Move, whole bool) (*dialect.Unfit, error) {
	var list []string
	for _, col := range cols {
		list = append(list, col.Name)
	}
	leaves, err := dialect.ListNames(ctx, q, pgLeaves, t.Schema, t.Table, pgArray(list))
	if err != nil || len(leaves) == 0 {
		return nil, err
	}
	return dialect.TryHome(ctx, d, q, t.Ref, t.Names(), cols, sqlgen.Check{Expr: "((" + strings.Join(leaves, ") OR (") + ")) IS TRUE", Types: types}, m, whole)
}
