-- in place: a table that nothing refers to, and its undo
-- PostgreSQL, version 15

-- == the run

-- c1
SELECT pg_catalog.version();
SELECT EXISTS (SELECT 1 FROM pg_catalog.pg_extension e
 WHERE e.extname OPERATOR(pg_catalog.=) 'citus');
SELECT pg_catalog.pg_backend_pid();

-- c2
SELECT pg_catalog.pg_backend_pid();
SELECT pg_catalog.pg_backend_pid();

-- c1
SELECT pg_catalog.pg_backend_pid();
SELECT pg_catalog.set_config('sqluuid.path', pg_catalog.current_setting('search_path'), false),
 pg_catalog.set_config('sqluuid.schemas', pg_catalog.current_schemas(false)::pg_catalog.text,
 false), pg_catalog.set_config('search_path', 'pg_catalog, pg_temp', false); -- [6a56bfd4]
SET client_encoding = 'UTF8';
SELECT set_config(name, CASE WHEN name LIKE '%timeout' AND name NOT LIKE 'tcp%'
 AND name NOT LIKE 'idle_in%' THEN '0' WHEN name LIKE '%timeout' THEN '60000'
 WHEN name = 'tcp_keepalives_idle' THEN '20' WHEN name = 'tcp_keepalives_interval' THEN '10'
 ELSE '3' END, false) FROM pg_settings
 WHERE name IN ('statement_timeout', 'idle_session_timeout', 'transaction_timeout',
 'idle_in_transaction_session_timeout', 'tcp_user_timeout', 'tcp_keepalives_idle',
 'tcp_keepalives_interval', 'tcp_keepalives_count'); -- [b5f6d8d1]
SET lock_timeout = '1s';
SET row_security = off;
SET jit = off;
SET standard_conforming_strings = on;
SET default_tablespace = '';
SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecurity, c.relforcerowsecurity,
 c.relispartition,
       EXISTS (SELECT 1 FROM pg_inherits i
        WHERE (i.inhparent = c.oid AND c.relkind <> 'p')
        OR (i.inhrelid = c.oid AND NOT c.relispartition)),
       EXISTS (SELECT 1 FROM pg_rewrite r WHERE r.ev_class = c.oid AND r.ev_type = '2')
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relname = $1 AND c.relkind IN ('r','p','v','m','f')
  AND CASE WHEN $2::text = '' THEN n.nspname = ANY (COALESCE(NULLIF(current_setting('sqluuid.schemas', true), '')::name[], current_schemas(false)))
   ELSE n.nspname = $2::text END
ORDER BY array_position(COALESCE(NULLIF(current_setting('sqluuid.schemas', true), '')::name[], current_schemas(false)), n.nspname) LIMIT 1; -- [2802915c]
--   'lone', ''
SELECT a.attname, format_type(a.atttypid, a.atttypmod),
       CASE WHEN b.typnamespace = 'pg_catalog'::regnamespace THEN b.typname ELSE '' END,
       COALESCE(l.collname, ''), a.attgenerated <> '',
       EXISTS (SELECT 1 FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid
        JOIN pg_opclass o ON o.oid = x.indclass[0]
        WHERE x.indrelid = a.attrelid AND x.indkey[0] = a.attnum AND x.indpred IS NULL
         AND x.indisvalid
        AND pg_indexam_has_property(i.relam, 'can_order') AND o.opcdefault
         AND x.indcollation[0] = a.attcollation),
       EXISTS (SELECT 1 FROM pg_index x WHERE x.indrelid = a.attrelid AND x.indkey[0] = a.attnum
        AND x.indnkeyatts = 1 AND x.indisunique AND x.indpred IS NULL AND x.indisvalid),
       EXISTS (SELECT 1 FROM pg_index x
        WHERE x.indrelid = a.attrelid
        AND (x.indkey[0] = a.attnum AND x.indpred IS NULL OR a.attnum = ANY (x.indkey::int2[])
        AND x.indisunique))
FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
 JOIN pg_namespace n ON n.oid = c.relnamespace
CROSS JOIN LATERAL (WITH RECURSIVE d AS (SELECT a.atttypid AS oid UNION ALL SELECT y.typbasetype
 FROM d JOIN pg_type y ON y.oid = d.oid AND y.typtype = 'd') SELECT oid FROM d) y JOIN pg_type b ON b.oid = y.oid AND b.typtype <> 'd'
LEFT JOIN pg_collation l ON l.oid = a.attcollation
WHERE n.nspname = $1 AND c.relname = $2 AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum; -- [ad40801f]
--   'public', 'lone'
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
ORDER BY 1, 4, 5, 2; -- [4d0322fe]
--   'public', 'lone'
SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.attname, pn.nspname, pc.relname,
 pa.attname,
       CASE k.confupdtype WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL'
        WHEN 'd' THEN 'SET DEFAULT' WHEN 'r' THEN 'RESTRICT' ELSE 'NO ACTION' END,
       k.convalidated
FROM pg_constraint k
JOIN pg_class cc ON cc.oid = k.conrelid JOIN pg_namespace cn ON cn.oid = cc.relnamespace
JOIN pg_class pc ON pc.oid = k.confrelid JOIN pg_namespace pn ON pn.oid = pc.relnamespace
CROSS JOIN LATERAL unnest(k.conkey, k.confkey) WITH ORDINALITY u(child, parent, ord)
JOIN pg_attribute ca ON ca.attrelid = cc.oid AND ca.attnum = u.child
JOIN pg_attribute pa ON pa.attrelid = pc.oid AND pa.attnum = u.parent
WHERE k.contype = 'f' AND k.conparentid = 0
ORDER BY k.oid, u.ord; -- [7aee3ac1]
SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) WITH ORDINALITY u(n, ord), pg_attribute a
WHERE EXISTS (SELECT 1 FROM pg_type y WHERE y.oid = a.atttypid AND y.typsend <> 0
 AND NOT EXISTS (SELECT 1 FROM pg_type e WHERE e.oid = y.typelem AND e.typsend = 0))
  AND a.attrelid = i.indrelid AND a.attnum = u.n AND u.ord <= i.indnkeyatts AND i.indexrelid = (
 SELECT x.indexrelid FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid
  JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE n.nspname = $1 AND c.relname = $2 AND x.indisunique AND x.indisvalid AND x.indpred IS NULL
  AND x.indexprs IS NULL
 AND NOT EXISTS (SELECT 1 FROM unnest(x.indkey::int2[]) WITH ORDINALITY k(n, ord)
  JOIN pg_attribute y ON y.attrelid = x.indrelid AND y.attnum = k.n
  WHERE k.ord <= x.indnkeyatts AND (NOT y.attnotnull OR y.attgenerated <> ''))
 ORDER BY x.indisprimary DESC, x.indnkeyatts, x.indexrelid LIMIT 1) ORDER BY u.ord; -- [7509a984]
--   'public', 'lone'
SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, current_user) FROM pg_namespace n
WHERE n.nspname = $1 AND $2 <> '' AND $3 <> '' AND NOT has_schema_privilege(n.oid, 'USAGE')
UNION ALL SELECT format('GRANT SELECT ON %I.%I TO %I', n.nspname, c.relname, current_user)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
 JOIN pg_attribute a ON a.attrelid = c.oid
WHERE n.nspname = $1 AND c.relname = $2 AND a.attname = $3
 AND NOT has_column_privilege(c.oid, a.attnum, 'SELECT'); -- [25c27692]
--   'public', 'lone', 'id'
SELECT x.indexrelid::bigint, a.attname,
       a.attidentity = 'a' OR NOT has_column_privilege(a.attrelid, a.attnum, 'UPDATE')
       OR EXISTS (SELECT 1 FROM pg_partition_tree(c.oid) y
        JOIN pg_partitioned_table p ON p.partrelid = y.relid
                  JOIN pg_attribute k ON k.attrelid = p.partrelid AND k.attname = a.attname
                  WHERE k.attnum = ANY (p.partattrs) OR 0 = ANY (p.partattrs))
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_index x ON x.indrelid = c.oid AND x.indisready
CROSS JOIN LATERAL unnest(x.indkey) WITH ORDINALITY u(attnum, ord)
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = u.attnum AND u.attnum > 0
WHERE n.nspname = $1 AND c.relname = $2 AND u.ord <= x.indnkeyatts
  AND NOT EXISTS (SELECT 1 FROM pg_attribute g
   WHERE g.attrelid = c.oid AND g.attgenerated <> '' AND NOT g.attisdropped)
ORDER BY x.indexrelid, u.ord; -- [b737f797]
--   'public', 'lone'
SELECT * FROM (SELECT format('GRANT UPDATE (%I) ON %I.%I TO %I', a.attname, n.nspname, c.relname, current_user)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
 JOIN pg_attribute a ON a.attrelid = c.oid
WHERE n.nspname = $1 AND c.relname = $2 AND a.attname = $3
 AND NOT has_column_privilege(c.oid, a.attnum, 'UPDATE')) shown WHERE (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL; -- [50d03a24]
--   'public', 'lone', 'id'
SET search_path = pg_catalog, pg_temp;
SELECT format('GRANT CREATE ON DATABASE %I TO %I', current_database(), current_user)
WHERE to_regnamespace('sqluuid') IS NULL AND NOT has_database_privilege(current_database(),
 'CREATE')
UNION ALL SELECT format('GRANT %s ON SCHEMA sqluuid TO %I', p, current_user)
 FROM pg_namespace n, unnest(ARRAY['USAGE', 'CREATE']) p
WHERE n.nspname = 'sqluuid' AND NOT has_schema_privilege(n.oid, p)
  AND (p = 'USAGE' OR NOT EXISTS (SELECT 1 FROM pg_class c
   WHERE c.relnamespace = n.oid AND c.relname = 'migration'))
UNION ALL SELECT format('GRANT %s ON %I.%I TO %I', p, n.nspname, c.relname, current_user)
 FROM pg_namespace n JOIN pg_class c ON c.relnamespace = n.oid,
 unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) p
WHERE n.nspname = 'sqluuid' AND c.relkind = 'r' AND c.relname IN ('migration', 'migration_range',
 'migration_journal', 'migration_kept') AND NOT has_table_privilege(c.oid, p); -- [cdd1c68a]
SELECT * FROM (WITH part AS (SELECT c.oid AS root, x.relid
 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_partition_tree(c.oid) x
 WHERE n.nspname = $1::text AND c.relname = $2::text AND c.relkind = 'p' AND x.relid <> c.oid),
spread AS (SELECT 1 FROM pg_partitioned_table p JOIN pg_attribute a ON a.attrelid = p.partrelid
 AND a.attname = $3::text
 WHERE p.partrelid IN (SELECT root FROM part UNION SELECT relid FROM part)
  AND (a.attnum = ANY (p.partattrs::int2[]) OR p.partexprs IS NOT NULL))
SELECT format('the partition %s of table %s is a foreign table, whose server is not in one transaction with this one; detach it, and run the rewrite where it lies',
 f.oid::regclass, p.root::regclass)
 FROM part p JOIN pg_class f ON f.oid = p.relid AND f.relkind = 'f'
UNION ALL
SELECT format('the foreign key %I of table %s refers to %s alone, a partition of %s: its ids are not found, and a row that moves to another partition counts as deleted there; let it refer to %4$s, or drop it for the run',
 k.conname, k.conrelid::regclass, k.confrelid::regclass, p.root::regclass)
 FROM part p JOIN pg_constraint k ON k.confrelid = p.relid AND k.contype = 'f' AND k.conparentid = 0
 WHERE EXISTS (SELECT 1 FROM spread) OR EXISTS (SELECT 1 FROM pg_attribute a
  WHERE a.attrelid = p.relid AND a.attnum = ANY (k.confkey) AND a.attname = $3::text)
UNION ALL
SELECT format('the foreign key %I is one of %s alone, a partition of %s: its parents are not found; make it one of %3$s, or drop it for the run',
 k.conname, k.conrelid::regclass, p.root::regclass)
 FROM part p JOIN pg_constraint k ON k.conrelid = p.relid AND k.contype = 'f' AND k.conparentid = 0
 WHERE EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = p.relid AND a.attnum = ANY (k.conkey)
  AND a.attname = $3::text)
UNION ALL
SELECT format('the subscription %s brings rows into table %s, and finds those that its publisher updates or deletes by the ids that they have there; run the rewrite on the publisher, or drop the subscription first',
 COALESCE((SELECT quote_ident(s.subname) FROM pg_stat_subscription s
  WHERE s.subid = r.srsubid LIMIT 1), r.srsubid::text), r.srrelid::regclass)
 FROM pg_subscription_rel r JOIN pg_class c ON c.oid = r.srrelid OR c.oid IN (SELECT root FROM part
  WHERE relid = r.srrelid) JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE n.nspname = $1::text AND c.relname = $2::text
UNION ALL
SELECT format('the publication %I has the updates of table %s, which has no replica identity to tell its rows by; ALTER TABLE %2$s REPLICA IDENTITY FULL (or USING INDEX) before the run',
 p.pubname, c.oid::regclass)
 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_publication p
 WHERE p.pubupdate AND c.relkind = 'r'
  AND (n.nspname = $1::text AND c.relname = $2::text OR c.oid IN (SELECT relid FROM part))
 AND NOT CASE c.relreplident WHEN 'f' THEN true WHEN 'n' THEN false ELSE EXISTS (SELECT 1
  FROM pg_index i WHERE i.indrelid = c.oid AND i.indisvalid AND i.indimmediate
  AND CASE c.relreplident WHEN 'd' THEN i.indisprimary ELSE i.indisreplident END) END
 AND EXISTS (SELECT 1 FROM pg_publication_tables t
  WHERE t.pubname = p.pubname AND (t.schemaname = n.nspname AND t.tablename = c.relname
  OR EXISTS (SELECT 1 FROM pg_partition_ancestors(c.oid) a, pg_class r, pg_namespace m
   WHERE r.oid = a.relid AND m.oid = r.relnamespace AND t.schemaname = m.nspname
   AND t.tablename = r.relname)))
UNION ALL
SELECT format('the publication %I has a row filter or a list of columns for table %s that does not fit its replica identity, so that PostgreSQL refuses every update of it; change the filter, the list or the replica identity before the run',
 p.pubname, c.oid::regclass)
 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_publication_rel r ON r.prrelid = c.oid
 JOIN pg_publication p ON p.oid = r.prpubid AND p.pubupdate
 CROSS JOIN LATERAL (SELECT translate(to_jsonb(r) ->> 'prattrs', '[]', '{}')::int2[] AS listed, ARRAY(
  SELECT unnest(i.indkey::int2[]) FROM pg_index i WHERE i.indrelid = c.oid AND i.indisvalid
  AND i.indimmediate AND CASE c.relreplident WHEN 'd' THEN i.indisprimary ELSE i.indisreplident END) AS ident) x
 WHERE n.nspname = $1::text AND c.relname = $2::text AND c.relkind = 'r'
 AND CASE c.relreplident WHEN 'f' THEN x.listed IS NOT NULL ELSE NOT x.ident <@ COALESCE(x.listed, x.ident)
  OR EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND NOT a.attnum = ANY (x.ident)
   AND to_jsonb(r) ->> 'prqual' ~ format(':varattno %s ', a.attnum)) END
ORDER BY 1) shown WHERE (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL; -- [3646309c]
--   'public', 'lone', 'id'
SET search_path = pg_catalog, pg_temp;
SELECT format('the publication %I is %s, so it has the tables of the state too: a subscriber without them stops for good; ' ||
 'once the run has begun, and before its state is removed, make them there (pg_dump -s -O -x -n sqluuid %I | psql SUBSCRIBER): it goes on by itself',
  p.pubname, CASE WHEN p.puballtables THEN 'FOR ALL TABLES' ELSE 'FOR TABLES IN SCHEMA sqluuid' END, current_database())
FROM pg_publication p WHERE p.puballtables
 OR EXISTS (SELECT 1 FROM pg_depend r JOIN pg_depend e ON e.classid = r.classid AND e.objid = r.objid
  WHERE r.classid = to_regclass('pg_catalog.pg_publication_namespace')
  AND r.refclassid = 'pg_publication'::regclass AND r.refobjid = p.oid
  AND e.refclassid = 'pg_namespace'::regclass AND e.refobjid = to_regnamespace('sqluuid'))
ORDER BY 1; -- [f7a661a3]
SELECT DISTINCT format('the publication %I leaves out the updates of table %I.%I: its subscribers keep the old ids; publish them for the time of the run (ALTER PUBLICATION %1$I SET (publish = ''insert, update, delete, truncate''), and %4$L afterwards)',
 p.pubname, t.schemaname, t.tablename,
 concat_ws(', ', CASE WHEN p.pubinsert THEN 'insert' END, CASE WHEN p.pubdelete THEN 'delete' END,
  CASE WHEN p.pubtruncate THEN 'truncate' END))
FROM pg_publication p JOIN pg_publication_tables t ON t.pubname = p.pubname
JOIN pg_namespace n ON n.nspname = t.schemaname
JOIN pg_class c ON c.relnamespace = n.oid AND c.relname = t.tablename
WHERE NOT p.pubupdate AND c.oid IN (SELECT k.oid FROM pg_class k JOIN pg_namespace m ON m.oid = k.relnamespace
  WHERE m.nspname = $1 AND k.relname = $2
 UNION SELECT t.relid FROM pg_class k JOIN pg_namespace m ON m.oid = k.relnamespace,
  pg_partition_tree(k.oid) t WHERE m.nspname = $1 AND k.relname = $2) ORDER BY 1; -- [1c541843]
--   'public', 'lone'
SELECT * FROM (SELECT DISTINCT format('the publication %I has a row filter on table %I.%I that reads %I: a row whose new id does not pass it is deleted at the subscribers; before the run, make the filter pass old and new ids, or take it away (ALTER PUBLICATION %1$I SET TABLE with all of its tables)',
 p.pubname, n.nspname, c.relname, a.attname)
FROM pg_publication p JOIN pg_publication_rel r ON r.prpubid = p.oid
JOIN pg_class c ON c.oid = r.prrelid JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = $3
WHERE to_jsonb(r) ->> 'prqual' ~ format(':varattno %s ', a.attnum)
 AND c.oid IN (SELECT k.oid FROM pg_class k JOIN pg_namespace m ON m.oid = k.relnamespace
  WHERE m.nspname = $1 AND k.relname = $2
 UNION SELECT t.relid FROM pg_class k JOIN pg_namespace m ON m.oid = k.relnamespace,
  pg_partition_tree(k.oid) t WHERE m.nspname = $1 AND k.relname = $2) ORDER BY 1) shown WHERE (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL; -- [cd801fd7]
--   'public', 'lone', 'id'
SET search_path = pg_catalog, pg_temp;
WITH RECURSIVE used(oid, depth) AS (
 SELECT r.ev_class, 1 FROM unnest($1::text[], $2::text[], $3::text[]) w(s, t, a)
  JOIN pg_namespace n ON n.nspname = w.s JOIN pg_class c ON c.relnamespace = n.oid
  AND c.relname = w.t
 JOIN pg_attribute a ON a.attname = w.a
  AND (a.attrelid = c.oid OR a.attrelid IN (SELECT relid FROM pg_partition_tree(c.oid)))
 JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass AND d.refobjid = a.attrelid
  AND d.refobjsubid IN (0, a.attnum) AND d.classid = 'pg_rewrite'::regclass
 JOIN pg_rewrite r ON r.oid = d.objid WHERE r.ev_class <> a.attrelid
 UNION
 SELECT r.ev_class, u.depth + 1 FROM used u JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass
  AND d.refobjid = u.oid AND d.classid = 'pg_rewrite'::regclass
 JOIN pg_rewrite r ON r.oid = d.objid WHERE r.ev_class <> u.oid)
SELECT 'REFRESH MATERIALIZED VIEW ' || quote_ident(n.nspname) || '.' || quote_ident(c.relname)
FROM used u JOIN pg_class c ON c.oid = u.oid JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE c.relkind = 'm'
GROUP BY n.nspname, c.relname ORDER BY max(u.depth), n.nspname, c.relname; -- [5270aa57]
--   '{"public"}', '{"lone"}', '{"id"}'
SELECT * FROM (WITH RECURSIVE t AS (SELECT c.oid FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE n.nspname = $1::text AND c.relname = $2::text),
own AS (SELECT oid FROM t UNION SELECT x.relid FROM t, pg_partition_tree(t.oid) x),
f AS MATERIALIZED (SELECT p.oid, pg_get_functiondef(p.oid) AS def,
  '\m' || regexp_replace(p.proname, '(\W)', '\\\1', 'g') || '\M' AS name
 FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang AND l.lanname NOT IN ('c', 'internal')
 WHERE p.prokind IN ('f', 'p') AND p.pronamespace NOT IN ('pg_catalog'::regnamespace,
  'information_schema'::regnamespace)),
wraps(oid, name, maker) AS (SELECT f.oid, f.name, p.proname::text FROM pg_proc p
 JOIN f ON f.oid <> p.oid AND regexp_replace(f.def, '--[^\n]*|/\*.*?\*/', '', 'g')
  ~* ('\m' || p.proname || '\M')
 WHERE p.proname ~* '^\w*(uuid|guid)(\w*[^0-9])?[1-8](mc)?$'
 UNION SELECT f.oid, f.name, w.maker FROM wraps w
 JOIN f ON f.oid <> w.oid AND regexp_replace(f.def, '--[^\n]*|/\*.*?\*/', '', 'g') ~* w.name),
s(col, tab, what, body, oid) AS (
SELECT a.attname, c.relname,
 format('the default of column %I of table %s', a.attname, c.oid::regclass),
 pg_get_expr(f.adbin, f.adrelid), 0::oid
FROM pg_attrdef f JOIN own ON own.oid = f.adrelid JOIN pg_class c ON c.oid = f.adrelid
 JOIN pg_attribute a ON a.attrelid = f.adrelid AND a.attnum = f.adnum
UNION ALL
SELECT a.attname, c.relname, format('the default of the domain %s', y.oid::regtype), y.typdefault, 0
FROM pg_attribute a JOIN own ON own.oid = a.attrelid JOIN pg_class c ON c.oid = a.attrelid
 JOIN pg_type y ON y.oid = a.atttypid
WHERE y.typtype = 'd' AND y.typdefault IS NOT NULL AND NOT a.atthasdef AND NOT a.attisdropped
UNION ALL
SELECT '', c.relname, format('the trigger %I of table %s', g.tgname, c.oid::regclass),
 pg_get_triggerdef(g.oid) || ' ' || pg_get_functiondef(g.tgfoid), g.tgfoid
FROM pg_trigger g JOIN own ON own.oid = g.tgrelid JOIN pg_class c ON c.oid = g.tgrelid
 WHERE NOT g.tgisinternal AND g.tgenabled <> 'D'
UNION ALL
SELECT '', '', format('the rule %I of table %s', w.rulename, w.ev_class::regclass),
 pg_get_ruledef(w.oid), 0
FROM pg_rewrite w WHERE w.ev_type <> '1' AND w.ev_enabled <> 'D' AND w.oid >= 16384
 AND position(lower($2::text) IN lower(pg_get_ruledef(w.oid))) > 0
UNION ALL
SELECT '', '', format('the function %s', f.oid::regprocedure), f.def, f.oid
FROM f WHERE position(lower($2::text) IN lower(f.def)) > 0)
SELECT col, tab, what, body || COALESCE((SELECT string_agg(DISTINCT ' ' || w.maker || '()', '')
 FROM wraps w WHERE w.oid <> s.oid AND body ~* w.name), '') FROM s ORDER BY 3, 1) shown WHERE (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL; -- [20c4a840]
--   'public', 'lone'
SET search_path = pg_catalog, pg_temp;
SELECT (SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE n.nspname = 'sqluuid' AND c.relname = 'migration_kept'), (SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE n.nspname = 'sqluuid' AND c.relname = 'migration_id'); -- [848a2e25]
WITH friend AS (SELECT r.oid FROM pg_catalog.pg_roles r WHERE r.rolsuper OR r.rolname = current_user
  OR r.oid = (SELECT d.datdba FROM pg_catalog.pg_database d
   WHERE d.datname = pg_catalog.current_database())),
s AS (SELECT n.oid, n.nspowner, n.nspacl FROM pg_catalog.pg_namespace n
 WHERE n.nspname = 'sqluuid'),
t AS (SELECT c.* FROM pg_catalog.pg_class c, s WHERE c.relnamespace = s.oid),
m AS (SELECT t.* FROM t
 WHERE t.relkind <> 'i' AND t.relname IN ('migration', 'migration_range', 'migration_journal',
 'migration_kept'))
SELECT 'the schema sqluuid belongs to role '
 || pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(s.nspowner)) FROM s
 WHERE s.nspowner NOT IN (SELECT f.oid FROM friend f)
UNION ALL SELECT 'role ' || CASE WHEN a.grantee = 0 THEN 'PUBLIC'
 ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(a.grantee)) END
 || ' may create objects in the schema sqluuid'
 FROM s, pg_catalog.aclexplode(s.nspacl) a
  WHERE a.privilege_type = 'CREATE' AND a.grantee NOT IN (SELECT f.oid FROM friend f)
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(t.relname) || ' belongs to role '
 || pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(t.relowner)) FROM t
 WHERE t.relowner NOT IN (SELECT f.oid FROM friend f)
UNION ALL SELECT 'the function sqluuid.' || pg_catalog.quote_ident(p.proname) || ' belongs to role '
 || pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(p.proowner))
 FROM pg_catalog.pg_proc p, s WHERE p.pronamespace = s.oid AND p.proowner NOT IN (SELECT f.oid
  FROM friend f)
UNION ALL SELECT 'role ' || CASE WHEN a.grantee = 0 THEN 'PUBLIC'
 ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(a.grantee)) END
 || ' may make triggers on sqluuid.' || pg_catalog.quote_ident(m.relname)
 FROM m, pg_catalog.aclexplode(m.relacl) a
  WHERE a.privilege_type = 'TRIGGER' AND a.grantee NOT IN (SELECT f.oid FROM friend f)
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' is no ordinary table' FROM m
 WHERE m.relkind <> 'r' OR m.relispartition
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' has the trigger '
 || pg_catalog.quote_ident(g.tgname) FROM m JOIN pg_catalog.pg_trigger g ON g.tgrelid = m.oid
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' has the rule '
 || pg_catalog.quote_ident(w.rulename) FROM m JOIN pg_catalog.pg_rewrite w ON w.ev_class = m.oid
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' has row-level security' FROM m
 WHERE m.relrowsecurity OR EXISTS (SELECT 1 FROM pg_catalog.pg_policy y WHERE y.polrelid = m.oid)
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname)
 || ' has a default or is computed in column ' || pg_catalog.quote_ident(a.attname)
 FROM m JOIN pg_catalog.pg_attrdef e ON e.adrelid = m.oid
  JOIN pg_catalog.pg_attribute a ON a.attrelid = m.oid AND a.attnum = e.adnum
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' has the constraint '
 || pg_catalog.quote_ident(k.conname) FROM m JOIN pg_catalog.pg_constraint k ON k.conrelid = m.oid
 AND k.contype NOT IN ('p', 'u', 'n')
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname)
 || ' has an index with an expression or a condition'
 FROM m JOIN pg_catalog.pg_index i ON i.indrelid = m.oid
 WHERE i.indexprs IS NOT NULL OR i.indpred IS NOT NULL
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' has a column of the type '
 || pg_catalog.format_type(a.atttypid, a.atttypmod)
 FROM m JOIN pg_catalog.pg_attribute a ON a.attrelid = m.oid AND a.attnum > 0 AND NOT a.attisdropped
  JOIN pg_catalog.pg_type y ON y.oid = a.atttypid
  JOIN pg_catalog.pg_namespace n ON n.oid = y.typnamespace WHERE n.nspname <> 'pg_catalog'
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' takes part in inheritance'
 FROM m WHERE EXISTS (SELECT 1 FROM pg_catalog.pg_inherits h
 WHERE m.oid IN (h.inhrelid, h.inhparent)); -- [d8f6b7e8]
SELECT CASE WHEN (CASE WHEN get_byte(uuid_send(v.k),6)>>4 = 1 AND get_byte(uuid_send(v.k),8)>>6 = 2 THEN true ELSE false END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN get_byte(uuid_send(v.k),6)>>4 = 1 AND get_byte(uuid_send(v.k),8)>>6 = 2 THEN true ELSE false END) THEN ((substr(encode(uuid_send(v.k),'hex'),14,3)||substr(encode(uuid_send(v.k),'hex'),9,4)||substr(encode(uuid_send(v.k),'hex'),1,5)||'6'||substr(encode(uuid_send(v.k),'hex'),6,3)||substr(encode(uuid_send(v.k),'hex'),17))::uuid)::text END FROM (SELECT $1::uuid AS k) v; -- [4743ec20]
--   '<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "public"."lone" WHERE "id" IS NULL;
SELECT "public"."lone"."id" FROM "public"."lone" WHERE "public"."lone"."id" IS NOT NULL;
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'lone', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'lone'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'lone'
SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid) || ') AS ' || format_type(a.atttypid,
 a.atttypmod) || ')'
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
 JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_attrdef d ON d.adrelid = c.oid
 AND d.adnum = a.attnum
WHERE n.nspname = $1 AND c.relname = $2 AND a.attgenerated <> '' AND NOT a.attisdropped
 ORDER BY a.attnum; -- [f0944246]
--   'public', 'lone'
SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.conrelid),
 a.attname, CASE WHEN k.conrelid <> c.oid THEN COALESCE(pg_get_partition_constraintdef(k.conrelid),
 '') ELSE '' END, false, 0 = ANY (k.conkey)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_constraint k ON k.conrelid = c.oid OR k.conislocal AND k.conrelid IN (SELECT relid
 FROM pg_partition_tree(c.oid))
JOIN pg_attribute a ON a.attrelid = k.conrelid
 AND (a.attnum = ANY (k.conkey) OR 0 = ANY (k.conkey) AND a.attnum > 0)
WHERE n.nspname = $1 AND c.relname = $2 AND k.contype = 'c'
 AND to_jsonb(k) ->> 'conenforced' IS DISTINCT FROM 'false'
UNION ALL
SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, 0), a.attname, '', true, false
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
CROSS JOIN LATERAL (WITH RECURSIVE d AS (SELECT a.atttypid AS oid UNION ALL SELECT y.typbasetype
 FROM d JOIN pg_type y ON y.oid = d.oid AND y.typtype = 'd') SELECT oid FROM d) y JOIN pg_constraint k ON k.contypid = y.oid
WHERE n.nspname = $1 AND c.relname = $2 AND k.contype = 'c'
ORDER BY 6 DESC, 1, 4; -- [df84d02d]
--   'public', 'lone'
SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'true')
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_partition_tree(c.oid) x
WHERE n.nspname = $1 AND c.relname = $2 AND c.relkind = 'p' AND x.isleaf AND EXISTS (
 SELECT 1 FROM pg_partition_tree(c.oid) y JOIN pg_partitioned_table p ON p.partrelid = y.relid
 JOIN pg_attribute a ON a.attrelid = p.partrelid
  AND (a.attnum = ANY (p.partattrs::int2[]) OR p.partexprs IS NOT NULL)
  AND a.attname = ANY ($3::text[]))
ORDER BY x.relid; -- [c6d83780]
--   'public', 'lone', '{"id"}'
SELECT x.relname, k, CASE WHEN to_jsonb(i) ->> 'indnullsnotdistinct' = 'true' THEN 'ARRAY['
 || pg_get_indexdef(i.indexrelid, k, true) || ']' ELSE pg_get_indexdef(i.indexrelid, k, true) END,
 COALESCE(pg_get_expr(i.indpred, i.indrelid), ''), a.attname, CASE WHEN i.indrelid <> c.oid
  THEN COALESCE(pg_get_partition_constraintdef(i.indrelid), '') ELSE '' END,
 EXISTS (SELECT 1 FROM pg_constraint e JOIN pg_operator o ON o.oid = ANY (e.conexclop)
  WHERE e.conindid = i.indexrelid AND o.oprname <> '=')
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_index i ON i.indrelid = c.oid OR i.indrelid IN (SELECT relid FROM pg_partition_tree(c.oid))
JOIN pg_class x ON x.oid = i.indexrelid AND (i.indrelid = c.oid OR NOT x.relispartition)
JOIN pg_attribute a ON a.attrelid = i.indrelid
CROSS JOIN LATERAL generate_series(1, i.indnkeyatts::int) k
WHERE n.nspname = $1 AND c.relname = $2 AND (i.indisunique OR i.indisexclusion) AND a.attnum > 0
 AND CASE WHEN a.attnum = ANY ((i.indkey::int2[])[0:i.indnkeyatts - 1]) THEN a.attgenerated <> ''
  OR EXISTS (SELECT 1 FROM pg_constraint e, unnest(e.conkey, e.conexclop) u (at, op)
   JOIN pg_operator o ON o.oid = u.op
   WHERE e.conindid = i.indexrelid AND u.at = a.attnum AND o.oprname <> '=')
 ELSE (i.indexprs IS NOT NULL OR i.indpred IS NOT NULL) AND EXISTS (SELECT 1 FROM pg_depend d
  WHERE d.classid = 'pg_class'::regclass AND d.objid = i.indexrelid AND d.refobjid = i.indrelid
   AND d.refclassid = 'pg_class'::regclass AND d.refobjsubid = a.attnum) END
ORDER BY i.indexrelid, k, a.attnum; -- [25cfa6ca]
--   'public', 'lone'
SELECT n.nspname FROM pg_namespace n
WHERE has_schema_privilege(n.oid, 'USAGE') = $1 AND n.nspname NOT LIKE 'pg\_%' AND n.nspname NOT IN ('information_schema', 'sqluuid')
AND EXISTS (SELECT 1 FROM pg_class c WHERE c.relnamespace = n.oid AND c.relkind IN ('r','p'))
ORDER BY 1; -- [cedb9a46]
--   true
-- again [cedb9a46] SELECT n.nspname FROM pg_namespace n WHERE has_schema_privil …
--   false
SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE c.relkind IN ('r','p') AND NOT c.relispartition
AND CASE WHEN $1::text = '' THEN n.nspname = ANY (COALESCE(NULLIF(current_setting('sqluuid.schemas', true), '')::name[], current_schemas(false)))
 ELSE n.nspname = $1::text END ORDER BY 1; -- [7bebb3a6]
--   'public'

-- c3
SELECT pg_catalog.version();
SELECT EXISTS (SELECT 1 FROM pg_catalog.pg_extension e
 WHERE e.extname OPERATOR(pg_catalog.=) 'citus');
SELECT pg_catalog.pg_backend_pid();

-- c4
SELECT pg_catalog.pg_backend_pid();
SELECT pg_catalog.pg_backend_pid();

-- c3
SELECT pg_catalog.pg_backend_pid();
-- again [6a56bfd4] SELECT pg_catalog.set_config('sqluuid.path', pg_catalog.curr …
SET client_encoding = 'UTF8';
-- again [b5f6d8d1] SELECT set_config(name, CASE WHEN name LIKE '%timeout' AND n …
SET lock_timeout = '1s';
SET row_security = off;
SET jit = off;
SET standard_conforming_strings = on;
SET default_tablespace = '';
BEGIN; -- read committed
EXPLAIN UPDATE "public"."lone" SET "id" = "id" WHERE false;
SELECT 1 FROM "public"."lone" WHERE false FOR UPDATE;
ROLLBACK;
-- again [848a2e25] SELECT (SELECT count(*) FROM pg_class c JOIN pg_namespace n …
-- again [d8f6b7e8] WITH friend AS (SELECT r.oid FROM pg_catalog.pg_roles r WHER …
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at FROM "sqluuid"."migration" WHERE 1 = 0; -- [5119a0b5]
-- fails: ERROR: relation "sqluuid.migration" does not exist (SQLSTATE 42P01)
SELECT 1 FROM "sqluuid"."migration" WHERE 1 = 0;
-- fails: ERROR: relation "sqluuid.migration" does not exist (SQLSTATE 42P01)
SELECT run_id, no, walk, lo, hi FROM "sqluuid"."migration_range" WHERE 1 = 0;
-- fails: ERROR: relation "sqluuid.migration_range" does not exist (SQLSTATE 42P01)
SELECT 1 FROM "sqluuid"."migration_range" WHERE 1 = 0;
-- fails: ERROR: relation "sqluuid.migration_range" does not exist (SQLSTATE 42P01)
SELECT run_id, no, todo, n, moved, ids, odd FROM "sqluuid"."migration_journal" WHERE 1 = 0;
-- fails: ERROR: relation "sqluuid.migration_journal" does not exist (SQLSTATE 42P01)
SELECT 1 FROM "sqluuid"."migration_journal" WHERE 1 = 0;
-- fails: ERROR: relation "sqluuid.migration_journal" does not exist (SQLSTATE 42P01)
SELECT run_id, id FROM "sqluuid"."migration_kept" WHERE 1 = 0;
-- fails: ERROR: relation "sqluuid.migration_kept" does not exist (SQLSTATE 42P01)
SELECT 1 FROM "sqluuid"."migration_kept" WHERE 1 = 0;
-- fails: ERROR: relation "sqluuid.migration_kept" does not exist (SQLSTATE 42P01)
DO $$ BEGIN IF NOT EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = 'sqluuid')
 THEN CREATE SCHEMA sqluuid; END IF; END $$;
CREATE TABLE IF NOT EXISTS sqluuid.migration (id bigint NOT NULL PRIMARY KEY, format integer NOT NULL, rewrite varchar(40) NOT NULL, class_columns text NOT NULL, class_hash varchar(64) NOT NULL, plan_hash varchar(64) NOT NULL, active varchar(64) UNIQUE, state varchar(20) NOT NULL, on_mismatch varchar(10) NOT NULL, seq bigint NOT NULL, pass integer NOT NULL, moved bigint NOT NULL, total bigint NOT NULL, paused integer NOT NULL, normalise integer NOT NULL, before_counts text NOT NULL, started_at varchar(40) NOT NULL, updated_at varchar(40) NOT NULL, finished_at varchar(40)); -- [72bcec11]
CREATE TABLE IF NOT EXISTS sqluuid.migration_range (run_id bigint NOT NULL, no integer NOT NULL, walk integer NOT NULL, lo text, hi text, PRIMARY KEY (run_id, no));
CREATE TABLE IF NOT EXISTS sqluuid.migration_journal (run_id bigint NOT NULL, no bigint NOT NULL, todo integer NOT NULL, n integer NOT NULL, moved bigint NOT NULL, ids bytea NOT NULL, odd text, PRIMARY KEY (run_id, no)); -- [344583dd]
ALTER TABLE sqluuid.migration_journal ALTER COLUMN ids SET STORAGE EXTERNAL;
CREATE TABLE IF NOT EXISTS sqluuid.migration_kept (run_id bigint NOT NULL, id uuid NOT NULL, PRIMARY KEY (run_id, id));
-- again [d8f6b7e8] WITH friend AS (SELECT r.oid FROM pg_catalog.pg_roles r WHER …
SELECT current_setting('server_version_num')::int >= 140000 AND c.relkind = 'r',
 pg_relation_size(c.oid) / current_setting('block_size')::bigint, CASE WHEN c.relpages > 0
 AND c.reltuples > 0 THEN c.reltuples / c.relpages ELSE 0 END
 FROM pg_class c JOIN pg_am a ON a.oid = c.relam AND a.amname = 'heap'
 WHERE c.oid = $1::text::regclass; -- [35bb0c23]
--   '"public"."lone"'
BEGIN; -- read committed
-- again [848a2e25] SELECT (SELECT count(*) FROM pg_class c JOIN pg_namespace n …
-- again [d8f6b7e8] WITH friend AS (SELECT r.oid FROM pg_catalog.pg_roles r WHER …
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM "sqluuid"."migration_journal" j WHERE j.run_id = "sqluuid"."migration".id AND j.todo IN (0, 3)) FROM "sqluuid"."migration" ORDER BY id DESC; -- [35125d5e]
SELECT "public"."lone"."id"::text FROM "public"."lone" WHERE "public"."lone"."id" IS NOT NULL AND NOT (CASE WHEN get_byte(uuid_send("public"."lone"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."lone"."id"),8)>>6 = 2 THEN true ELSE false END) AND NOT (CASE WHEN get_byte(uuid_send("public"."lone"."id"),6)>>4 = 6 AND get_byte(uuid_send("public"."lone"."id"),8)>>6 = 2 THEN true ELSE false END) LIMIT 1; -- [6d41f159]
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM "sqluuid"."migration";
INSERT INTO "sqluuid"."migration" (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19); -- [c2ad22ef]
--   1, 3, 'v1-to-v6', '["public.lone.id"]', '<hash 1>', '<hash 2>', '<hash 1>', 'running', 'fail',
--   <number 1>, 0, 0, 60, 0, 0,
--   '{"columns":{"public.lone.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"}},"orphans":{},"places":true}',
--   '<time>', '<time>', NULL
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
INSERT INTO "sqluuid"."migration_range" (run_id, no, walk, lo, hi) VALUES ($1, $2, $3, $4, $5);
--   1, 0, -1, NULL, '(1,0)'
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'lone', ''
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'lone'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'lone'
-- again [7aee3ac1] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'lone'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'lone', 'id'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'lone'
SET synchronous_commit = off;
SELECT (SELECT count(*) FROM "sqluuid"."migration_range" WHERE run_id = $1), (SELECT count(*) FROM "sqluuid"."migration_journal" WHERE run_id = $2 AND todo IN (1, 3)), (SELECT count(*) FROM "sqluuid"."migration_journal" WHERE run_id = $3 AND todo = 0); -- [32f957f3]
--   1, 1, 1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
SELECT pg_catalog.pg_backend_pid();
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM "sqluuid"."migration_range" WHERE run_id = $1 ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
SELECT "public"."lone"."id" FROM "public"."lone" WHERE "public"."lone".ctid <= $1::tid AND (CASE WHEN get_byte(uuid_send("public"."lone"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."lone"."id"),8)>>6 = 2 THEN true ELSE false END); -- [bb90bddd]
--   '(1,0)'
WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(substr($1::bytea, 16 * g + 1, 16), 'hex')::uuid ORDER BY g) FROM generate_series(0, length($1::bytea) / 16 - 1) g) AS o, (SELECT array_agg(encode(substr($2::bytea, 16 * g + 1, 16), 'hex')::uuid ORDER BY g) FROM generate_series(0, length($2::bytea) / 16 - 1) g) AS n), u0 AS (UPDATE "public"."lone" SET "id" = ((SELECT n FROM a)[width_bucket(("public"."lone"."id")::uuid, (SELECT o FROM a))]) WHERE "public"."lone".ctid <= $3::tid AND (CASE WHEN ("public"."lone"."id" IS NOT NULL) THEN (SELECT o FROM a)[width_bucket(("public"."lone"."id")::uuid, (SELECT o FROM a))] = "public"."lone"."id" ELSE false END) RETURNING 1) SELECT (SELECT count(*) FROM u0) WHERE (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL; -- [d8c7120e]
--   x'010e64d4699511e09046051625310619072c33bfcaa811e0be6373127acf670b12c6b312c58611e0881857c78f41e0251c56bad5a2b311e0b9207da29f8c4a9f223b2424e02c11e0abbd37c6cf2ac1de238d7db3a30e11e0a68baa746f3f6a2e28535b1344e711e0a72f91ff06fedc5f2aed6c72219511e0aaf28ea89b3288c42d1b3255a84111e0a0550b831b2e9e5a320223e343ab11e083a56abe492c48e438736d55a55111e0bc11392cdca66b8038aaa486413911e0aeffb17801b2deff440baa94695b11e0b227d449c433224e44a44b5d059b11e091eba5ecada7f65546548a238c8211e0b065953e421a1fd146779c70382f11e096679f988c6113b046ad6d127cef11e0963c173f03320bdc49798c9d353411e0b74ea88d7b2208ba50c22f7f099f11e09ea1751b2dcd30915c0c1c3f446111e0a78066600072b6a95d27d33f635811e0b106488524072e7a6449c1837bf411e0a51fdc0b01cdd73567d1b5a1e6d311e0bd5e88aa6f92c41a689cc6cca3f911e093034439d5f715c96e6e9f568f8211e0b4ab97f80a5bdb2f70ee28162ebb11e0bb4c11771fb2887971385373e66911e084fb8d803efa17fa763d248feca711e0b311d1b1a7f374a37ae98e3c04b711e0b998f4cace58d3d77bb0cbe23f0311e0b88b883615943ce87d660c2dce8a11e0984fbb015a5e32087f25239d06f211e09fbd68a82e924a60829befed46ce11e0a6064d971dc1aa4682d9302db3c311e093d3a47b7b80e1278de91bf7a1eb11e09e572b8fda751e0d902a4a2eb62a11e0a63e4f939696dfdf9312bbd0843511e0ba69210e5c863d00961c0c1e134911e084566dd97d04714598f75e17953d11e09be27df760acd3d4a37590b0399011e0b6712d5113c683feab06a184425c11e0bcae73ad764b1faeb6f2863d505911e0beea0307f157cad3bac48d75931e11e08cc163471b08b9cdbc4067236e1011e09f19cf420fc1cfc2bd20c171b34211e089e1f75655e9d243bef3a659ec4c11e0a3e3f1659cb336d0befc187f1aef11e0ad94199ab9aba85cc0467d54806611e08945564fd83a995dc278b1ca984011e0b4a0dbbda0221674c3fe593ca15f11e0920f243a5f2420e2c96c72260d7211e0a95fb2a74842541dca157949389811e08d444a0d841bd48ece454fa4ec2311e08706359b2914ec75d26a0698e1d411e0832bf6859b9103c5d9458f2b493011e0804831b3e827a13edba9ea6544ba11e09cfd413d7dffc0dbdecd6a1ad83511e08e2ce672cd212857deda3b9d095311e0828f5ab158206a79dfa42d083afb11e08785401ec8e3520fff90c438c25911e0b1c5f58a010193ba' -- [f38b3813],
--   x'1e06995010e664d490460516253106191e0caa8072c363bfbe6373127acf670b1e0c58612c6b6312881857c78f41e0251e0a2b31c56b6ad5b9207da29f8c4a9f1e0e02c223b26424abbd37c6cf2ac1de1e0a30e238d76db3a68baa746f3f6a2e1e044e7285356b13a72f91ff06fedc5f1e021952aed66c72aaf28ea89b3288c41e0a8412d1b36255a0550b831b2e9e5a1e043ab3202263e383a56abe492c48e41e0a551387366d55bc11392cdca66b801e0413938aaa6486aeffb17801b2deff1e0695b440ba6a94b227d449c433224e1e0059b44a446b5d91eba5ecada7f6551e08c82465486a23b065953e421a1fd11e0382f467796c7096679f988c6113b01e07cef46ad66d12963c173f03320bdc1e03534497986c9db74ea88d7b2208ba1e0099f50c226f7f9ea1751b2dcd30911e044615c0c16c3fa78066600072b6a91e063585d27d633fb106488524072e7a1e07bf46449c6183a51fdc0b01cdd7351e0e6d367d1b65a1bd5e88aa6f92c41a1e0a3f9689cc66cc93034439d5f715c91e08f826e6e96f56b4ab97f80a5bdb2f1e02ebb70ee26816bb4c11771fb288791e0e66971385637384fb8d803efa17fa1e0eca7763d2648fb311d1b1a7f374a31e004b77ae986e3cb998f4cace58d3d71e03f037bb0c6be2b88b883615943ce81e0ce8a7d6606c2d984fbb015a5e32081e006f27f252639d9fbd68a82e924a601e046ce829be6feda6064d971dc1aa461e0b3c382d93602d93d3a47b7b80e1271e0a1eb8de916bf79e572b8fda751e0d1e0b62a902a46a2ea63e4f939696dfdf1e084359312b6bd0ba69210e5c863d001e01349961c06c1e84566dd97d0471451e0953d98f756e179be27df760acd3d41e03990a375960b0b6712d5113c683fe1e0425cab06a6184bcae73ad764b1fae1e05059b6f28663dbeea0307f157cad31e0931ebac486d758cc163471b08b9cd1e06e10bc40667239f19cf420fc1cfc21e0b342bd20c617189e1f75655e9d2431e0ec4cbef3a6659a3e3f1659cb336d01e01aefbefc1687fad94199ab9aba85c1e08066c04676d548945564fd83a995d1e09840c278b61cab4a0dbbda02216741e0a15fc3fe5693c920f243a5f2420e21e00d72c96c76226a95fb2a74842541d1e03898ca15769498d444a0d841bd48e1e0ec23ce4546fa48706359b2914ec751e0e1d4d26a06698832bf6859b9103c51e04930d94586f2b804831b3e827a13e1e044badba9e6a659cfd413d7dffc0db1e0d835decd66a1a8e2ce672cd2128571e00953deda36b9d828f5ab158206a791e03afbdfa426d088785401ec8e3520f1e0c259ff90c6438b1c5f58a010193ba' -- [085333ed],
--   '(1,0)'
SET search_path = pg_catalog, pg_temp;
INSERT INTO "sqluuid"."migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES ($1, $2, $3, $4, $5, $6, $7);
--   1, <number 2>, 0, 60, 60,
--   x'71385373e66911e084fb8d803efa17fa902a4a2eb62a11e0a63e4f939696dfdfca157949389811e08d444a0d841bd48eff90c438c25911e0b1c5f58a010193ba010e64d4699511e0904605162531061946ad6d127cef11e0963c173f03320bdc70ee28162ebb11e0bb4c11771fb288792d1b3255a84111e0a0550b831b2e9e5a6e6e9f568f8211e0b4ab97f80a5bdb2f072c33bfcaa811e0be6373127acf670b50c22f7f099f11e09ea1751b2dcd3091440baa94695b11e0b227d449c433224e12c6b312c58611e0881857c78f41e025ce454fa4ec2311e08706359b2914ec75dfa42d083afb11e08785401ec8e3520f9312bbd0843511e0ba69210e5c863d008de91bf7a1eb11e09e572b8fda751e0dbc4067236e1011e09f19cf420fc1cfc2238d7db3a30e11e0a68baa746f3f6a2ebac48d75931e11e08cc163471b08b9cd689cc6cca3f911e093034439d5f715c9c0467d54806611e08945564fd83a995dbef3a659ec4c11e0a3e3f1659cb336d0320223e343ab11e083a56abe492c48e4961c0c1e134911e084566dd97d047145c96c72260d7211e0a95fb2a74842541d7d660c2dce8a11e0984fbb015a5e320846548a238c8211e0b065953e421a1fd167d1b5a1e6d311e0bd5e88aa6f92c41abd20c171b34211e089e1f75655e9d24338736d55a55111e0bc11392cdca66b80d26a0698e1d411e0832bf6859b9103c5ab06a184425c11e0bcae73ad764b1fae49798c9d353411e0b74ea88d7b2208ba1c56bad5a2b311e0b9207da29f8c4a9f44a44b5d059b11e091eba5ecada7f655b6f2863d505911e0beea0307f157cad3befc187f1aef11e0ad94199ab9aba85cdba9ea6544ba11e09cfd413d7dffc0db6449c1837bf411e0a51fdc0b01cdd7355d27d33f635811e0b106488524072e7a2aed6c72219511e0aaf28ea89b3288c4deda3b9d095311e0828f5ab158206a79c3fe593ca15f11e0920f243a5f2420e2a37590b0399011e0b6712d5113c683fe7bb0cbe23f0311e0b88b883615943ce828535b1344e711e0a72f91ff06fedc5f223b2424e02c11e0abbd37c6cf2ac1dedecd6a1ad83511e08e2ce672cd212857d9458f2b493011e0804831b3e827a13e82d9302db3c311e093d3a47b7b80e1277f25239d06f211e09fbd68a82e924a605c0c1c3f446111e0a78066600072b6a998f75e17953d11e09be27df760acd3d4c278b1ca984011e0b4a0dbbda0221674763d248feca711e0b311d1b1a7f374a3829befed46ce11e0a6064d971dc1aa4638aaa486413911e0aeffb17801b2deff7ae98e3c04b711e0b998f4cace58d3d746779c70382f11e096679f988c6113b0' -- [d53f7a01],
--   NULL
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1 AND no = $2;
--   1, 0
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM "sqluuid"."migration_range" WHERE run_id = $1 ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
-- again [32f957f3] SELECT (SELECT count(*) FROM "sqluuid"."migration_range" WHE …
--   1, 1, 1
-- again [32f957f3] SELECT (SELECT count(*) FROM "sqluuid"."migration_range" WHE …
--   1, 1, 1
RESET synchronous_commit;
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'lone', ''
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'lone'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'lone'
-- again [7aee3ac1] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'lone'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'lone', 'id'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'lone'
SELECT count(*) FROM "public"."lone" WHERE "id" IS NULL;
SELECT "public"."lone"."id" FROM "public"."lone" WHERE "public"."lone"."id" IS NOT NULL;
SELECT m.nspname, i.relname, kn.nspname, k.relname, pg_relation_size(i.oid) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
CROSS JOIN LATERAL (SELECT relid FROM pg_partition_tree(c.oid) UNION SELECT c.oid) t
 JOIN pg_class k ON k.oid = t.relid JOIN pg_namespace kn ON kn.oid = k.relnamespace
 JOIN pg_attribute a ON a.attrelid = k.oid AND a.attname = $3
JOIN pg_index x ON x.indrelid = k.oid AND x.indisvalid AND NOT x.indisexclusion
JOIN pg_class i ON i.oid = x.indexrelid AND i.relkind = 'i'
 JOIN pg_namespace m ON m.oid = i.relnamespace
WHERE n.nspname = $1 AND c.relname = $2
 AND (a.attnum = ANY (x.indkey::int2[]) OR EXISTS (SELECT 1 FROM pg_depend e
  WHERE e.classid = 'pg_class'::regclass AND e.objid = i.oid AND e.refclassid = 'pg_class'::regclass
   AND e.refobjid = k.oid AND e.refobjsubid = a.attnum)) ORDER BY i.oid; -- [b1f98255]
--   'public', 'lone', 'id'
BEGIN; -- read committed
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM "sqluuid"."migration_journal" j WHERE j.run_id = "sqluuid"."migration".id AND j.todo IN (0, 3)) FROM "sqluuid"."migration" WHERE id = $1; -- [edd4c25c]
--   1
UPDATE "sqluuid"."migration" SET active = $1, state = $2, pass = $3, normalise = $4, moved = $5, total = $6, before_counts = $7, updated_at = $8, finished_at = $9, paused = 0, seq = seq + 1 WHERE id = $10 AND seq = $11; -- [d0e289f5]
--   NULL, 'done', 0, 0, 0, 60,
--   '{"columns":{"public.lone.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"}},"orphans":{},"places":true}',
--   '<time>', '<time>', 1, <number 1>
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;

-- == the undo

-- c5
SELECT pg_catalog.version();
SELECT EXISTS (SELECT 1 FROM pg_catalog.pg_extension e
 WHERE e.extname OPERATOR(pg_catalog.=) 'citus');
SELECT pg_catalog.pg_backend_pid();

-- c6
SELECT pg_catalog.pg_backend_pid();
SELECT pg_catalog.pg_backend_pid();

-- c5
SELECT pg_catalog.pg_backend_pid();
-- again [6a56bfd4] SELECT pg_catalog.set_config('sqluuid.path', pg_catalog.curr …
SET client_encoding = 'UTF8';
-- again [b5f6d8d1] SELECT set_config(name, CASE WHEN name LIKE '%timeout' AND n …
SET lock_timeout = '1s';
SET row_security = off;
SET jit = off;
SET standard_conforming_strings = on;
SET default_tablespace = '';
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'lone', ''
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'lone'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'lone'
-- again [7aee3ac1] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'lone'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'lone', 'id'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'lone'
-- again [50d03a24] SELECT * FROM (SELECT format('GRANT UPDATE (%I) ON %I.%I TO …
--   'public', 'lone', 'id'
SET search_path = pg_catalog, pg_temp;
-- again [cdd1c68a] SELECT format('GRANT CREATE ON DATABASE %I TO %I', current_d …
-- again [3646309c] SELECT * FROM (WITH part AS (SELECT c.oid AS root, x.relid …
--   'public', 'lone', 'id'
SET search_path = pg_catalog, pg_temp;
-- again [f7a661a3] SELECT format('the publication %I is %s, so it has the table …
-- again [1c541843] SELECT DISTINCT format('the publication %I leaves out the up …
--   'public', 'lone'
-- again [cd801fd7] SELECT * FROM (SELECT DISTINCT format('the publication %I ha …
--   'public', 'lone', 'id'
SET search_path = pg_catalog, pg_temp;
-- again [5270aa57] WITH RECURSIVE used(oid, depth) AS ( SELECT r.ev_class, 1 F …
--   '{"public"}', '{"lone"}', '{"id"}'
-- again [848a2e25] SELECT (SELECT count(*) FROM pg_class c JOIN pg_namespace n …
-- again [d8f6b7e8] WITH friend AS (SELECT r.oid FROM pg_catalog.pg_roles r WHER …
-- again [35125d5e] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
SELECT no, todo, n, moved, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1;
--   1
-- again [848a2e25] SELECT (SELECT count(*) FROM pg_class c JOIN pg_namespace n …
-- again [d8f6b7e8] WITH friend AS (SELECT r.oid FROM pg_catalog.pg_roles r WHER …
-- again [35125d5e] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
SELECT CASE WHEN (CASE WHEN get_byte(uuid_send(v.k),6)>>4 = 6 AND get_byte(uuid_send(v.k),8)>>6 = 2 THEN true ELSE false END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN get_byte(uuid_send(v.k),6)>>4 = 6 AND get_byte(uuid_send(v.k),8)>>6 = 2 THEN true ELSE false END) THEN ((substr(encode(uuid_send(v.k),'hex'),8,5)||substr(encode(uuid_send(v.k),'hex'),14,3)||substr(encode(uuid_send(v.k),'hex'),4,4)||'1'||substr(encode(uuid_send(v.k),'hex'),1,3)||substr(encode(uuid_send(v.k),'hex'),17))::uuid)::text END FROM (SELECT $1::uuid AS k) v; -- [606f97b9]
--   '<id 2>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "public"."lone" WHERE "id" IS NULL;
SELECT "public"."lone"."id" FROM "public"."lone" WHERE "public"."lone"."id" IS NOT NULL;
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'lone', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'lone'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'lone'
-- again [f0944246] SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid …
--   'public', 'lone'
-- again [df84d02d] SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.con …
--   'public', 'lone'
-- again [c6d83780] SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'tr …
--   'public', 'lone', '{"id"}'
-- again [25cfa6ca] SELECT x.relname, k, CASE WHEN to_jsonb(i) ->> 'indnullsnotd …
--   'public', 'lone'
-- again [cedb9a46] SELECT n.nspname FROM pg_namespace n WHERE has_schema_privil …
--   true
-- again [cedb9a46] SELECT n.nspname FROM pg_namespace n WHERE has_schema_privil …
--   false
-- again [7bebb3a6] SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oi …
--   'public'

-- c7
SELECT pg_catalog.version();
SELECT EXISTS (SELECT 1 FROM pg_catalog.pg_extension e
 WHERE e.extname OPERATOR(pg_catalog.=) 'citus');
SELECT pg_catalog.pg_backend_pid();

-- c8
SELECT pg_catalog.pg_backend_pid();
SELECT pg_catalog.pg_backend_pid();

-- c7
SELECT pg_catalog.pg_backend_pid();
-- again [6a56bfd4] SELECT pg_catalog.set_config('sqluuid.path', pg_catalog.curr …
SET client_encoding = 'UTF8';
-- again [b5f6d8d1] SELECT set_config(name, CASE WHEN name LIKE '%timeout' AND n …
SET lock_timeout = '1s';
SET row_security = off;
SET jit = off;
SET standard_conforming_strings = on;
SET default_tablespace = '';
BEGIN; -- read committed
EXPLAIN UPDATE "public"."lone" SET "id" = "id" WHERE false;
SELECT 1 FROM "public"."lone" WHERE false FOR UPDATE;
ROLLBACK;
-- again [848a2e25] SELECT (SELECT count(*) FROM pg_class c JOIN pg_namespace n …
-- again [d8f6b7e8] WITH friend AS (SELECT r.oid FROM pg_catalog.pg_roles r WHER …
-- again [35bb0c23] SELECT current_setting('server_version_num')::int >= 140000 …
--   '"public"."lone"'
BEGIN; -- read committed
-- again [edd4c25c] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
UPDATE "sqluuid"."migration" SET active = $1, state = $2, pass = $3, normalise = $4, moved = $5, total = $6, before_counts = $7, updated_at = $8, finished_at = $9, seq = seq + 1 WHERE id = $10 AND seq = $11; -- [5e404d8a]
--   '<hash 1>', 'undoing', 0, 0, 0, 60,
--   '{"columns":{"public.lone.id":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4"}},"orphans":{},"places":true}',
--   '<time>', NULL, 1, <number 3>
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
UPDATE "sqluuid"."migration_journal" SET todo = CASE todo WHEN 0 THEN 1 ELSE 2 END WHERE run_id = $1;
--   1
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'lone', ''
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'lone'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'lone'
-- again [7aee3ac1] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'lone'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'lone', 'id'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'lone'
SET synchronous_commit = off;
-- again [32f957f3] SELECT (SELECT count(*) FROM "sqluuid"."migration_range" WHE …
--   1, 1, 1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
SELECT pg_catalog.pg_backend_pid();
BEGIN; -- read committed
SELECT no, n, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1 AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(substr($1::bytea, 16 * g + 1, 16), 'hex')::uuid ORDER BY g) FROM generate_series(0, length($1::bytea) / 16 - 1) g) AS o, (SELECT array_agg(encode(substr($2::bytea, 16 * g + 1, 16), 'hex')::uuid ORDER BY g) FROM generate_series(0, length($2::bytea) / 16 - 1) g) AS n), u0 AS (UPDATE "public"."lone" SET "id" = ((SELECT n FROM a)[width_bucket(("public"."lone"."id")::uuid, (SELECT o FROM a))]) WHERE "public"."lone"."id" = ANY ((SELECT o FROM a)::uuid[]) RETURNING 1) SELECT (SELECT count(*) FROM u0) WHERE (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL; -- [61463bd1]
--   x'1e0099f50c226f7f9ea1751b2dcd30911e02ebb70ee26816bb4c11771fb288791e03898ca15769498d444a0d841bd48e1e03afbdfa426d088785401ec8e3520f1e0695b440ba6a94b227d449c433224e1e06995010e664d490460516253106191e06e10bc40667239f19cf420fc1cfc21e07cef46ad66d12963c173f03320bdc1e084359312b6bd0ba69210e5c863d001e08f826e6e96f56b4ab97f80a5bdb2f1e0931ebac486d758cc163471b08b9cd1e0a1eb8de916bf79e572b8fda751e0d1e0a30e238d76db3a68baa746f3f6a2e1e0a8412d1b36255a0550b831b2e9e5a1e0b62a902a46a2ea63e4f939696dfdf1e0c259ff90c6438b1c5f58a010193ba1e0c58612c6b6312881857c78f41e0251e0caa8072c363bfbe6373127acf670b1e0e66971385637384fb8d803efa17fa1e0ec23ce4546fa48706359b2914ec75' -- [a4777171],
--   x'50c22f7f099f11e09ea1751b2dcd309170ee28162ebb11e0bb4c11771fb28879ca157949389811e08d444a0d841bd48edfa42d083afb11e08785401ec8e3520f440baa94695b11e0b227d449c433224e010e64d4699511e09046051625310619bc4067236e1011e09f19cf420fc1cfc246ad6d127cef11e0963c173f03320bdc9312bbd0843511e0ba69210e5c863d006e6e9f568f8211e0b4ab97f80a5bdb2fbac48d75931e11e08cc163471b08b9cd8de91bf7a1eb11e09e572b8fda751e0d238d7db3a30e11e0a68baa746f3f6a2e2d1b3255a84111e0a0550b831b2e9e5a902a4a2eb62a11e0a63e4f939696dfdfff90c438c25911e0b1c5f58a010193ba12c6b312c58611e0881857c78f41e025072c33bfcaa811e0be6373127acf670b71385373e66911e084fb8d803efa17face454fa4ec2311e08706359b2914ec75' -- [bda8a1be]
SET search_path = pg_catalog, pg_temp;
INSERT INTO "sqluuid"."migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES ($1, $2, $3, $4, $5, $6, $7);
--   1, <number 4>, 1, 40, 0,
--   x'689cc6cca3f911e093034439d5f715c9c0467d54806611e08945564fd83a995dbef3a659ec4c11e0a3e3f1659cb336d0320223e343ab11e083a56abe492c48e4961c0c1e134911e084566dd97d047145c96c72260d7211e0a95fb2a74842541d7d660c2dce8a11e0984fbb015a5e320846548a238c8211e0b065953e421a1fd167d1b5a1e6d311e0bd5e88aa6f92c41abd20c171b34211e089e1f75655e9d24338736d55a55111e0bc11392cdca66b80d26a0698e1d411e0832bf6859b9103c5ab06a184425c11e0bcae73ad764b1fae49798c9d353411e0b74ea88d7b2208ba1c56bad5a2b311e0b9207da29f8c4a9f44a44b5d059b11e091eba5ecada7f655b6f2863d505911e0beea0307f157cad3befc187f1aef11e0ad94199ab9aba85cdba9ea6544ba11e09cfd413d7dffc0db6449c1837bf411e0a51fdc0b01cdd7355d27d33f635811e0b106488524072e7a2aed6c72219511e0aaf28ea89b3288c4deda3b9d095311e0828f5ab158206a79c3fe593ca15f11e0920f243a5f2420e2a37590b0399011e0b6712d5113c683fe7bb0cbe23f0311e0b88b883615943ce828535b1344e711e0a72f91ff06fedc5f223b2424e02c11e0abbd37c6cf2ac1dedecd6a1ad83511e08e2ce672cd212857d9458f2b493011e0804831b3e827a13e82d9302db3c311e093d3a47b7b80e1277f25239d06f211e09fbd68a82e924a605c0c1c3f446111e0a78066600072b6a998f75e17953d11e09be27df760acd3d4c278b1ca984011e0b4a0dbbda0221674763d248feca711e0b311d1b1a7f374a3829befed46ce11e0a6064d971dc1aa4638aaa486413911e0aeffb17801b2deff7ae98e3c04b711e0b998f4cace58d3d746779c70382f11e096679f988c6113b0' -- [9674f41e],
--   NULL
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   20, 20,
--   x'71385373e66911e084fb8d803efa17fa902a4a2eb62a11e0a63e4f939696dfdfca157949389811e08d444a0d841bd48eff90c438c25911e0b1c5f58a010193ba010e64d4699511e0904605162531061946ad6d127cef11e0963c173f03320bdc70ee28162ebb11e0bb4c11771fb288792d1b3255a84111e0a0550b831b2e9e5a6e6e9f568f8211e0b4ab97f80a5bdb2f072c33bfcaa811e0be6373127acf670b50c22f7f099f11e09ea1751b2dcd3091440baa94695b11e0b227d449c433224e12c6b312c58611e0881857c78f41e025ce454fa4ec2311e08706359b2914ec75dfa42d083afb11e08785401ec8e3520f9312bbd0843511e0ba69210e5c863d008de91bf7a1eb11e09e572b8fda751e0dbc4067236e1011e09f19cf420fc1cfc2238d7db3a30e11e0a68baa746f3f6a2ebac48d75931e11e08cc163471b08b9cd' -- [d171a3ac],
--   1, <number 2>
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1 AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [61463bd1] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'1e0059b44a446b5d91eba5ecada7f6551e00d72c96c76226a95fb2a74842541d1e01349961c06c1e84566dd97d0471451e01aefbefc1687fad94199ab9aba85c1e03534497986c9db74ea88d7b2208ba1e0425cab06a6184bcae73ad764b1fae1e043ab3202263e383a56abe492c48e41e044badba9e6a659cfd413d7dffc0db1e05059b6f28663dbeea0307f157cad31e07bf46449c6183a51fdc0b01cdd7351e08066c04676d548945564fd83a995d1e08c82465486a23b065953e421a1fd11e0a2b31c56b6ad5b9207da29f8c4a9f1e0a3f9689cc66cc93034439d5f715c91e0a551387366d55bc11392cdca66b801e0b342bd20c617189e1f75655e9d2431e0ce8a7d6606c2d984fbb015a5e32081e0e1d4d26a06698832bf6859b9103c51e0e6d367d1b65a1bd5e88aa6f92c41a1e0ec4cbef3a6659a3e3f1659cb336d0' -- [05822b8f],
--   x'44a44b5d059b11e091eba5ecada7f655c96c72260d7211e0a95fb2a74842541d961c0c1e134911e084566dd97d047145befc187f1aef11e0ad94199ab9aba85c49798c9d353411e0b74ea88d7b2208baab06a184425c11e0bcae73ad764b1fae320223e343ab11e083a56abe492c48e4dba9ea6544ba11e09cfd413d7dffc0dbb6f2863d505911e0beea0307f157cad36449c1837bf411e0a51fdc0b01cdd735c0467d54806611e08945564fd83a995d46548a238c8211e0b065953e421a1fd11c56bad5a2b311e0b9207da29f8c4a9f689cc6cca3f911e093034439d5f715c938736d55a55111e0bc11392cdca66b80bd20c171b34211e089e1f75655e9d2437d660c2dce8a11e0984fbb015a5e3208d26a0698e1d411e0832bf6859b9103c567d1b5a1e6d311e0bd5e88aa6f92c41abef3a659ec4c11e0a3e3f1659cb336d0' -- [fc5e8c46]
SET search_path = pg_catalog, pg_temp;
INSERT INTO "sqluuid"."migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES ($1, $2, $3, $4, $5, $6, $7);
--   1, <number 5>, 1, 20, 0,
--   x'5d27d33f635811e0b106488524072e7a2aed6c72219511e0aaf28ea89b3288c4deda3b9d095311e0828f5ab158206a79c3fe593ca15f11e0920f243a5f2420e2a37590b0399011e0b6712d5113c683fe7bb0cbe23f0311e0b88b883615943ce828535b1344e711e0a72f91ff06fedc5f223b2424e02c11e0abbd37c6cf2ac1dedecd6a1ad83511e08e2ce672cd212857d9458f2b493011e0804831b3e827a13e82d9302db3c311e093d3a47b7b80e1277f25239d06f211e09fbd68a82e924a605c0c1c3f446111e0a78066600072b6a998f75e17953d11e09be27df760acd3d4c278b1ca984011e0b4a0dbbda0221674763d248feca711e0b311d1b1a7f374a3829befed46ce11e0a6064d971dc1aa4638aaa486413911e0aeffb17801b2deff7ae98e3c04b711e0b998f4cace58d3d746779c70382f11e096679f988c6113b0' -- [3ddd8836],
--   NULL
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   20, 20,
--   x'689cc6cca3f911e093034439d5f715c9c0467d54806611e08945564fd83a995dbef3a659ec4c11e0a3e3f1659cb336d0320223e343ab11e083a56abe492c48e4961c0c1e134911e084566dd97d047145c96c72260d7211e0a95fb2a74842541d7d660c2dce8a11e0984fbb015a5e320846548a238c8211e0b065953e421a1fd167d1b5a1e6d311e0bd5e88aa6f92c41abd20c171b34211e089e1f75655e9d24338736d55a55111e0bc11392cdca66b80d26a0698e1d411e0832bf6859b9103c5ab06a184425c11e0bcae73ad764b1fae49798c9d353411e0b74ea88d7b2208ba1c56bad5a2b311e0b9207da29f8c4a9f44a44b5d059b11e091eba5ecada7f655b6f2863d505911e0beea0307f157cad3befc187f1aef11e0ad94199ab9aba85cdba9ea6544ba11e09cfd413d7dffc0db6449c1837bf411e0a51fdc0b01cdd735' -- [71e6a5fd],
--   1, <number 4>
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1 AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [61463bd1] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'1e004b77ae986e3cb998f4cace58d3d71e006f27f252639d9fbd68a82e924a601e00953deda36b9d828f5ab158206a791e021952aed66c72aaf28ea89b3288c41e0382f467796c7096679f988c6113b01e03990a375960b0b6712d5113c683fe1e03f037bb0c6be2b88b883615943ce81e0413938aaa6486aeffb17801b2deff1e044615c0c16c3fa78066600072b6a91e044e7285356b13a72f91ff06fedc5f1e046ce829be6feda6064d971dc1aa461e04930d94586f2b804831b3e827a13e1e063585d27d633fb106488524072e7a1e0953d98f756e179be27df760acd3d41e09840c278b61cab4a0dbbda02216741e0a15fc3fe5693c920f243a5f2420e21e0b3c382d93602d93d3a47b7b80e1271e0d835decd66a1a8e2ce672cd2128571e0e02c223b26424abbd37c6cf2ac1de1e0eca7763d2648fb311d1b1a7f374a3' -- [9aa1c25f],
--   x'7ae98e3c04b711e0b998f4cace58d3d77f25239d06f211e09fbd68a82e924a60deda3b9d095311e0828f5ab158206a792aed6c72219511e0aaf28ea89b3288c446779c70382f11e096679f988c6113b0a37590b0399011e0b6712d5113c683fe7bb0cbe23f0311e0b88b883615943ce838aaa486413911e0aeffb17801b2deff5c0c1c3f446111e0a78066600072b6a928535b1344e711e0a72f91ff06fedc5f829befed46ce11e0a6064d971dc1aa46d9458f2b493011e0804831b3e827a13e5d27d33f635811e0b106488524072e7a98f75e17953d11e09be27df760acd3d4c278b1ca984011e0b4a0dbbda0221674c3fe593ca15f11e0920f243a5f2420e282d9302db3c311e093d3a47b7b80e127decd6a1ad83511e08e2ce672cd212857223b2424e02c11e0abbd37c6cf2ac1de763d248feca711e0b311d1b1a7f374a3' -- [682afa87]
SET search_path = pg_catalog, pg_temp;
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   20, 20, again [3ddd8836] x'5d27d33f635811e0b106488524072e7a2aed6c72219511e0aaf28ea89b …, 1,
--   <number 5>
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1 AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
-- again [32f957f3] SELECT (SELECT count(*) FROM "sqluuid"."migration_range" WHE …
--   1, 1, 1
-- again [32f957f3] SELECT (SELECT count(*) FROM "sqluuid"."migration_range" WHE …
--   1, 1, 1
RESET synchronous_commit;
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'lone', ''
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'lone'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'lone'
-- again [7aee3ac1] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'lone'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'lone', 'id'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'lone'
SELECT no, todo, n, moved, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1;
--   1
SELECT count(*) FROM "public"."lone" WHERE "id" IS NULL;
SELECT "public"."lone"."id" FROM "public"."lone" WHERE "public"."lone"."id" IS NOT NULL;
-- again [b1f98255] SELECT m.nspname, i.relname, kn.nspname, k.relname, pg_relat …
--   'public', 'lone', 'id'
BEGIN; -- read committed
-- again [edd4c25c] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
-- again [d0e289f5] UPDATE "sqluuid"."migration" SET active = $1, state = $2, pa …
--   NULL, 'undone', 0, 0, 60, 60,
--   '{"columns":{"public.lone.id":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4"}},"orphans":{},"places":true}',
--   '<time>', '<time>', 1, <number 6>
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
DELETE FROM "sqluuid"."migration_journal" WHERE run_id = $1;
--   1
DELETE FROM "sqluuid"."migration_kept" WHERE run_id = $1;
--   1
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
