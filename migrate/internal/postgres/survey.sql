-- What is read of all tables at once. The parameter is an array of schemas; without one it is those
-- of the application.

-- name: surveyed
n.nspname NOT LIKE 'pg\_%' AND n.nspname NOT IN ('information_schema', 'sqluuid')
  AND (cardinality($1::text[]) = 0 OR n.nspname = ANY ($1::text[]))

-- name: surveyed tables
-- As table, and behind it estimates of the rows and pages, and what a materialised view is made
-- from.
SELECT {facts of a table},
       CASE WHEN c.reltuples >= 0 THEN c.reltuples::bigint ELSE -1 END, c.relpages::bigint,
       CASE WHEN c.relkind = 'm' THEN COALESCE((SELECT string_agg(DISTINCT quote_ident(fn.nspname)
         || '.' || quote_ident(f.relname), ', ')
        FROM pg_rewrite r JOIN pg_depend d ON d.classid = 'pg_rewrite'::regclass AND d.objid = r.oid
          AND d.refclassid = 'pg_class'::regclass AND d.refobjid <> c.oid
        JOIN pg_class f ON f.oid = d.refobjid JOIN pg_namespace fn ON fn.oid = f.relnamespace
          WHERE r.ev_class = c.oid), 'no table') ELSE '' END
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r','p','m') AND NOT c.relispartition AND {surveyed} ORDER BY 1, 2

-- name: surveyed columns
-- As columns, with the table before them, and behind them the most characters and whether the
-- primary key begins with the column.
SELECT n.nspname, c.relname, {facts of a column},
       CASE WHEN a.atttypmod > 4 AND b.typname IN ('varchar', 'bpchar') THEN a.atttypmod - 4 ELSE -1
        END::bigint,
       EXISTS (SELECT 1 FROM pg_index x WHERE x.indrelid = a.attrelid AND x.indisprimary
        AND x.indkey[0] = a.attnum)
{from columns}
WHERE c.relkind IN ('r','p','m') AND NOT c.relispartition AND a.attnum > 0 AND NOT a.attisdropped
  AND {surveyed} ORDER BY 1, 2, a.attnum

-- name: surveyed triggers
-- As update triggers, with the table before them, and without their text.
SELECT n.nspname, c.relname, g.tgname, COALESCE(a.attname, ''), gn.nspname, gc.relname
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
CROSS JOIN LATERAL (SELECT c.oid AS relid WHERE c.relkind <> 'p'
 UNION ALL SELECT y.relid FROM pg_partition_tree(c.oid) y WHERE c.relkind = 'p') p
JOIN pg_trigger g ON g.tgrelid = p.relid AND NOT g.tgisinternal AND g.tgenabled <> 'D'
 AND (g.tgtype & CASE c.relkind WHEN 'p' THEN 28 ELSE 16 END) <> 0
JOIN pg_class gc ON gc.oid = g.tgrelid JOIN pg_namespace gn ON gn.oid = gc.relnamespace
LEFT JOIN pg_attribute a ON a.attrelid = g.tgrelid AND a.attnum = ANY (g.tgattr)
 AND (c.relkind <> 'p' OR (g.tgtype & 12) = 0)
WHERE c.relkind IN ('r','p') AND NOT c.relispartition AND {surveyed} ORDER BY 1, 2, 3, 5, 6, 4
