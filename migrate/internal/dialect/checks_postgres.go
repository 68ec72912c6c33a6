package dialect

import (
	"context"
	"errors"
	"slices"
	"strings"
)

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
func (d postgres) Unfit(ctx context.Context, q Querier, c *Class, m Move, whole bool) (out []Unfit, err error) {
	refs, cols := c.tables()
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
			if checks[i].row && (len(computed) > 0 || checks[i].within != "") {
				checks[i].untried = errWholeRow
			}
			if checks[i].within != "" { // those of domains, which a type may have, come before
				checks[i].types = types
			}
		}
		// A text may name the table that the row is in.
		list, err := tryChecks(ctx, d, q, ref, append(t.names(), "tableoid"), checks, m, whole)
		if out = append(out, list...); err != nil || refused(out) {
			return out, err
		}
		bad, err := d.homeless(ctx, q, t, types, cols[ref], m, whole)
		if err != nil {
			return nil, err
		}
		if bad != nil {
			out = append(out, *bad)
		}
		if refused(out) {
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
func (postgres) generated(ctx context.Context, q Querier, t Ref) ([]generated, error) {
	rows, err := q.QueryContext(ctx, `SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid) || ') AS ' || format_type(a.atttypid, a.atttypmod) || ')'
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
WHERE n.nspname = $1 AND c.relname = $2 AND a.attgenerated <> '' AND NOT a.attisdropped ORDER BY a.attnum`, t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []generated
	for rows.Next() {
		var g generated
		if err := rows.Scan(&g.name, &g.expr); err != nil {
			return nil, err
		}
		out = append(out, g)
	}
	return out, rows.Err()
}

func (postgres) checks(ctx context.Context, q Querier, t Ref, cols []Column, computed []generated) ([]check, error) {
	rows, err := q.QueryContext(ctx, pgChecks, t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []check
	var last int64
	for rows.Next() {
		var oid int64
		var k check
		var column string
		var domain, row bool
		if err := rows.Scan(&oid, &k.name, &k.expr, &column, &k.within, &domain, &row); err != nil {
			return nil, err
		}
		col := named(cols, []string{column})
		depends := !domain && slices.ContainsFunc(computed, func(g generated) bool { return g.name == column })
		if depends { // on which of them, the catalogue tells in another way in each version
			col = cols
		}
		if len(col) == 0 {
			continue
		}
		if domain {
			k.value = "value"
		}
		k.row = row
		if domain || oid != last || len(out) == 0 {
			out = append(out, k)
		}
		last = oid
		k0 := &out[len(out)-1]
		if depends {
			k0.generated = computed
		}
		for _, c := range col {
			if len(named(k0.columns, []string{c.Name})) == 0 {
				k0.columns = append(k0.columns, c)
			}
		}
	}
	return out, rows.Err()
}

// homeless looks for an image that no partition takes.
func (d postgres) homeless(ctx context.Context, q Querier, t *Table, types map[string]string, cols []Column, m Move, whole bool) (*Unfit, error) {
	var list []string
	for _, col := range cols {
		list = append(list, col.Name)
	}
	leaves, err := names(ctx, q, pgLeaves, t.Schema, t.Table, pgArray(list))
	if err != nil || len(leaves) == 0 {
		return nil, err
	}
	return tryHome(ctx, d, q, t.Ref, t.names(), cols, check{expr: "((" + strings.Join(leaves, ") OR (") + ")) IS TRUE", types: types}, m, whole)
}
