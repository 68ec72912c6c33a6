-- name: update triggers
-- Those of deleting and inserting count for a partitioned table: a row that moves to another
-- partition is deleted and inserted there. Before version 15 the triggers that partitions have from
-- their table are the server's own.
SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.oid), n.nspname,
 c.relname, CASE g.tgenabled WHEN 'A' THEN 'ENABLE ALWAYS' WHEN 'R' THEN 'ENABLE REPLICA'
 ELSE 'ENABLE' END,
 CASE WHEN NOT pg_catalog.pg_has_role(c.relowner, 'USAGE')
  THEN 'only role ' || pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(c.relowner))
  || ', which owns the table, can disable it'
  WHEN x.parted AND pg_catalog.current_setting('server_version_num')::int < 150000
   THEN 'this server cannot disable the triggers of partitions' ELSE '' END
FROM (SELECT g.oid, COALESCE(a.attname, '') AS attname, false AS parted FROM pg_catalog.pg_trigger g
 JOIN pg_catalog.pg_class c ON c.oid = g.tgrelid
 JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
 LEFT JOIN pg_catalog.pg_attribute a ON a.attrelid = g.tgrelid AND a.attnum = ANY (g.tgattr)
 WHERE NOT g.tgisinternal AND g.tgenabled <> 'D' AND (g.tgtype & 16) <> 0 AND n.nspname = $1
  AND c.relname = $2 AND c.relkind <> 'p'
UNION
 SELECT g.oid, COALESCE(a.attname, ''), true FROM pg_catalog.pg_trigger g
 LEFT JOIN pg_catalog.pg_attribute a ON a.attrelid = g.tgrelid AND a.attnum = ANY (g.tgattr)
  AND (g.tgtype & 12) = 0
 WHERE NOT g.tgisinternal AND g.tgenabled <> 'D' AND (g.tgtype & 28) <> 0
  AND g.tgrelid IN (SELECT y.relid FROM pg_catalog.pg_class c
   JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace, pg_catalog.pg_partition_tree(c.oid) y
                    WHERE n.nspname = $1 AND c.relname = $2 AND c.relkind = 'p')) x
JOIN pg_catalog.pg_trigger g ON g.oid = x.oid JOIN pg_catalog.pg_class c ON c.oid = g.tgrelid
 JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
ORDER BY 1, 4, 5, 2

-- name: against a normaliser
-- A trigger may not move a row to another partition, and the inserts that it should help would
-- fail.
SELECT 'it would move rows of ' || c.oid::regclass::text
 || ' to other partitions, which a trigger may not'
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_partition_tree(c.oid) x
 JOIN pg_partitioned_table p ON p.partrelid = x.relid
JOIN pg_attribute a ON a.attrelid = p.partrelid
 AND (a.attnum = ANY (p.partattrs::int2[]) OR p.partexprs IS NOT NULL)
WHERE n.nspname = $1::text AND c.relname = $2::text AND a.attname = $3::text
UNION ALL SELECT 'table ' || c.oid::regclass::text || ' has another trigger of the name '
 || quote_ident(g.tgname)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_trigger g ON g.tgrelid = c.oid
 JOIN pg_proc f ON f.oid = g.tgfoid JOIN pg_namespace m ON m.oid = f.pronamespace
WHERE n.nspname = $1::text AND c.relname = $2::text AND g.tgname ~ '^sqluuid_normalise(_[0-9]+)?$'
 AND m.nspname <> 'sqluuid' AND $3::text <> ''

-- name: forget functions
-- Drops the functions of a run, and with them the triggers of tables that are not in the class any
-- more. Of tables that were dropped they are all that is left.
DO $$ DECLARE f name; BEGIN
FOR f IN SELECT p.proname FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
 WHERE n.nspname = 'sqluuid' AND p.proname ~ '^%s_%d_[0-9]+$' ORDER BY 1
LOOP EXECUTE format('DROP FUNCTION sqluuid.%%I() CASCADE', f); END LOOP; END $$
