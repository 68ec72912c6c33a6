package dialect

import "context"

// A Materialiser is an engine that keeps the results of views.
type Materialiser interface {
	// Materialised returns the statements that bring those up to date which were
	// made from a column of the class, in the order in which they must run.
	Materialised(ctx context.Context, q Querier, c *Class) ([]string, error)
}

var _ Materialiser = postgres{}

// pgMaterialised follows the columns through views over views. What a view makes of
// a column is not looked at: each of its own columns may come from it.
const pgMaterialised = `
WITH RECURSIVE used(oid, depth) AS (
 SELECT r.ev_class, 1 FROM unnest($1::text[], $2::text[], $3::text[]) w(s, t, a) JOIN pg_namespace n ON n.nspname = w.s JOIN pg_class c ON c.relnamespace = n.oid AND c.relname = w.t
 JOIN pg_attribute a ON a.attname = w.a AND (a.attrelid = c.oid OR a.attrelid IN (SELECT relid FROM pg_partition_tree(c.oid)))
 JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass AND d.refobjid = a.attrelid AND d.refobjsubid IN (0, a.attnum) AND d.classid = 'pg_rewrite'::regclass
 JOIN pg_rewrite r ON r.oid = d.objid WHERE r.ev_class <> a.attrelid
 UNION
 SELECT r.ev_class, u.depth + 1 FROM used u JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass AND d.refobjid = u.oid AND d.classid = 'pg_rewrite'::regclass
 JOIN pg_rewrite r ON r.oid = d.objid WHERE r.ev_class <> u.oid)
SELECT 'REFRESH MATERIALIZED VIEW ' || quote_ident(n.nspname) || '.' || quote_ident(c.relname)
FROM used u JOIN pg_class c ON c.oid = u.oid JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind = 'm'
GROUP BY n.nspname, c.relname ORDER BY max(u.depth), n.nspname, c.relname`

func (postgres) Materialised(ctx context.Context, q Querier, c *Class) ([]string, error) {
	var schemas, tables, columns []string
	for _, col := range c.Columns {
		schemas, tables, columns = append(schemas, col.Schema), append(tables, col.Table), append(columns, col.Name)
	}
	return names(ctx, q, pgMaterialised, pgArray(schemas), pgArray(tables), pgArray(columns))
}
