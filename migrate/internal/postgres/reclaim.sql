-- name: tables of others
-- Tables and partitions that this role may not vacuum. MAINTAIN came with version 17.
SELECT format('%I.%I', kn.nspname, k.relname) || ' belongs to '
 || quote_ident(pg_get_userbyid(k.relowner)) {tree}
WHERE n.nspname = $1 AND c.relname = $2 AND NOT pg_has_role(k.relowner, 'USAGE')
  AND NOT CASE WHEN current_setting('server_version_num')::int >= 170000
   THEN has_table_privilege(k.oid, 'MAINTAIN') ELSE false END
ORDER BY k.oid

-- name: locks against vacuum
-- A lock that keeps VACUUM from a table. Those who read and write hold none of them.
SELECT format('session %s holds %s on %I.%I', l.pid, l.mode, kn.nspname, k.relname) {tree}
JOIN pg_locks l ON l.relation = k.oid AND l.database = (SELECT oid FROM pg_database
 WHERE datname = current_database())
WHERE n.nspname = $1 AND c.relname = $2 AND l.granted AND l.pid <> pg_backend_pid()
  AND l.mode IN ('ShareUpdateExclusiveLock', 'ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock',
   'AccessExclusiveLock')
ORDER BY k.oid, l.pid, l.mode LIMIT 1

-- name: indexes of a column
-- Those of the partitions for a partitioned table, one by one. The index of an exclusion constraint
-- cannot be rebuilt CONCURRENTLY and is left out.
SELECT m.nspname, i.relname, kn.nspname, k.relname, pg_relation_size(i.oid) {tree}
 JOIN pg_attribute a ON a.attrelid = k.oid AND a.attname = $3
JOIN pg_index x ON x.indrelid = k.oid AND x.indisvalid AND NOT x.indisexclusion
JOIN pg_class i ON i.oid = x.indexrelid AND i.relkind = 'i'
 JOIN pg_namespace m ON m.oid = i.relnamespace
WHERE n.nspname = $1 AND c.relname = $2
 AND (a.attnum = ANY (x.indkey::int2[]) OR EXISTS (SELECT 1 FROM pg_depend e
  WHERE e.classid = 'pg_class'::regclass AND e.objid = i.oid AND e.refclassid = 'pg_class'::regclass
   AND e.refobjid = k.oid AND e.refobjsubid = a.attnum)) ORDER BY i.oid
