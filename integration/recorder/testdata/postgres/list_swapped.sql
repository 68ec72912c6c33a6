-- by a list: swapped-to-network, and its undo
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
SELECT CASE WHEN (CASE WHEN (CASE WHEN length(v.k) = 16 THEN true ELSE false END) THEN (substring(v.k,1,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring(v.k,9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN (CASE WHEN length(v.k) = 16 THEN true ELSE false END) THEN (substring(v.k,1,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring(v.k,9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN encode((decode(substr(encode(v.k,'hex'),9,8)||substr(encode(v.k,'hex'),5,4)||substr(encode(v.k,'hex'),1,4)||substr(encode(v.k,'hex'),17),'hex')),'hex') END FROM (SELECT $1::bytea AS k) v; -- [5230f208]
--   x'<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "public"."lone" WHERE "id" IS NULL;
SELECT "public"."lone"."id" FROM "public"."lone" WHERE "public"."lone"."id" IS NOT NULL;
SELECT encode(a."id",'hex') FROM "public"."lone" a WHERE CASE WHEN (CASE WHEN (CASE WHEN length(a."id") = 16 THEN true ELSE false END) THEN (substring(a."id",7,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring(a."id",9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN EXISTS (SELECT 1 FROM "public"."lone" b WHERE b."id" IN (decode(substr(encode(a."id",'hex'),13,4)||substr(encode(a."id",'hex'),9,4)||substr(encode(a."id",'hex'),1,8)||substr(encode(a."id",'hex'),17),'hex')) AND b."id" <> a."id") ELSE (1 = 0) END LIMIT 1; -- [daceb695]
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
SELECT encode("public"."lone"."id",'hex') FROM "public"."lone" WHERE "public"."lone"."id" IS NOT NULL AND NOT (CASE WHEN (CASE WHEN length("public"."lone"."id") = 16 THEN true ELSE false END) THEN (substring("public"."lone"."id",1,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring("public"."lone"."id",9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) LIMIT 1; -- [8a5d41ba]
SELECT "public"."lone"."id" FROM "public"."lone" WHERE "public"."lone"."id" IS NOT NULL;
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM "sqluuid"."migration";
INSERT INTO "sqluuid"."migration" (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19); -- [c2ad22ef]
--   1, 3, 'swapped-to-network', '["public.lone.id"]', '<hash 1>', '<hash 2>', '<hash 1>',
--   'running', 'fail', <number 1>, 0, 0, 60, 0, 0,
--   '{"columns":{"public.lone.id":{"rows":60,"nulls":0,"now":"60:9514e3eabc63073ee95c86ecc2fa6c38","expect":"60:9a5230dcda0b4348cd0af84d522b5b7a"}},"orphans":{},"places":true,"listed":true}',
--   '<time>', '<time>', NULL
INSERT INTO "sqluuid"."migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES ($1, $2, $3, $4, $5, $6, $7);
--   1, <number 2>, 1, 60, 0,
--   x'40061e0edc4f74b1984fbb015a5e320840258ad30e584e51a95fb2a74842541d4039dabe85437e96963c173f03320bdc406d48c4cf4eee78b1c5f58a010193ba40bf728505faf3e291eba5ecada7f6554161c6d2494fd93d9cfd413d7dffc0db41c2019e46c93ef6bcae73ad764b1fae41c74843d82ab251be6373127acf670b42c31e563bee290896679f988c6113b042d387d49913a8feb4ab97f80a5bdb2f431efdf79f30a3299be27df760acd3d443512ece4336ea56b88b883615943ce8437308a031d900febb4c11771fb2887943af5a7c709ef00f9046051625310619443d3a3bf0e30293832bf6859b9103c545a8259969f7dad5b106488524072e7a45bef29df5c5ce1984fb8d803efa17fa46748348497f19f2a72f91ff06fedc5f47f117b855b50769beea0307f157cad347f7f4f0f636d523bd5e88aa6f92c41a480b966f3eea88268785401ec8e3520f484d4474bfbf7a8193d3a47b7b80e12748b95f2fac21e220920f243a5f2420e248d77b9d482e133583a56abe492c48e4490f3c431cbb7662ad94199ab9aba85c49495c1afc0d987ba3e3f1659cb336d0494f9d74076910279fbd68a82e924a6049fd379eef1e0261abbd37c6cf2ac1de4a47b70e09f30fd7828f5ab158206a794aaece698437e270a51fdc0b01cdd7354b3ef3ccfc6e5bfcb311d1b1a7f374a34b513d1a3c5eb56c8d444a0d841bd48e4b52ab663d6714c1b6712d5113c683fe4c33d79d95e04b04b065953e421a1fd14c7bbb59fbe1ed168706359b2914ec754cbdb9da0507fa92b998f4cace58d3d74cddd793e69fdc968e2ce672cd2128574d13732aacb6fdc59e572b8fda751e0d4da384ec38c04e5fb74ea88d7b2208ba4db40e9dadecf2b9a68baa746f3f6a2e4dcba475c24f88b5a63e4f939696dfdf4e14db289ced94048cc163471b08b9cd4e6c0ced1492c24084566dd97d0471454e8112faa26735d6b4a0dbbda02216744e9b367ad2b12518881857c78f41e0254ec2aa210a4389579ea1751b2dcd30914ec98b05b378b8a5a0550b831b2e9e5a4eecbad94e11f8d2804831b3e827a13e4efedf68bf361f1189e1f75655e9d2434f15527b88f6226d8945564fd83a995d4f43a0d9aee7e70d93034439d5f715c94f490d1048f0622fa78066600072b6a94f7f0b48706159a6b227d449c433224e4f97416bb056a29dbc11392cdca66b804f9b1dab8d05f236ba69210e5c863d004fa0e2b145925e93aeffb17801b2deff4fd666524b86f1b7a6064d971dc1aa464ff0a13675672f339f19cf420fc1cfc24ffb1c9fad8bd9f6b9207da29f8c4a9f4ffc2f6923d24fecaaf28ea89b3288c4' -- [59155320],
--   NULL
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
SELECT no, n, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1 AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(substr($1::bytea, 16 * g + 1, 16), 'hex')::uuid ORDER BY g) FROM generate_series(0, length($1::bytea) / 16 - 1) g) AS o, (SELECT array_agg(encode(substr($2::bytea, 16 * g + 1, 16), 'hex')::uuid ORDER BY g) FROM generate_series(0, length($2::bytea) / 16 - 1) g) AS n), k AS MATERIALIZED (SELECT array_agg(uuid_send(u)) AS k FROM a, unnest(a.o) u), u0 AS (UPDATE "public"."lone" SET "id" = uuid_send(((SELECT n FROM a)[width_bucket((encode("public"."lone"."id",'hex')::uuid)::uuid, (SELECT o FROM a))])) WHERE (CASE WHEN (CASE WHEN length("public"."lone"."id") = 16 THEN true ELSE false END) THEN (SELECT o FROM a)[width_bucket((encode("public"."lone"."id",'hex')::uuid)::uuid, (SELECT o FROM a))] = encode("public"."lone"."id",'hex')::uuid ELSE false END) RETURNING 1) SELECT (SELECT count(*) FROM u0) WHERE (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL; -- [12c274a6]
--   x'40061e0edc4f74b1984fbb015a5e320840258ad30e584e51a95fb2a74842541d4039dabe85437e96963c173f03320bdc406d48c4cf4eee78b1c5f58a010193ba40bf728505faf3e291eba5ecada7f6554161c6d2494fd93d9cfd413d7dffc0db41c2019e46c93ef6bcae73ad764b1fae41c74843d82ab251be6373127acf670b42c31e563bee290896679f988c6113b042d387d49913a8feb4ab97f80a5bdb2f431efdf79f30a3299be27df760acd3d443512ece4336ea56b88b883615943ce8437308a031d900febb4c11771fb2887943af5a7c709ef00f9046051625310619443d3a3bf0e30293832bf6859b9103c545a8259969f7dad5b106488524072e7a45bef29df5c5ce1984fb8d803efa17fa46748348497f19f2a72f91ff06fedc5f47f117b855b50769beea0307f157cad347f7f4f0f636d523bd5e88aa6f92c41a' -- [b9888f1d],
--   x'dc4f74b11e0e4006984fbb015a5e32080e584e518ad34025a95fb2a74842541d85437e96dabe4039963c173f03320bdccf4eee7848c4406db1c5f58a010193ba05faf3e2728540bf91eba5ecada7f655494fd93dc6d241619cfd413d7dffc0db46c93ef6019e41c2bcae73ad764b1faed82ab251484341c7be6373127acf670b3bee29081e5642c396679f988c6113b09913a8fe87d442d3b4ab97f80a5bdb2f9f30a329fdf7431e9be27df760acd3d44336ea562ece4351b88b883615943ce831d900fe08a04373bb4c11771fb28879709ef00f5a7c43af9046051625310619f0e302933a3b443d832bf6859b9103c569f7dad5259945a8b106488524072e7af5c5ce19f29d45be84fb8d803efa17fa497f19f283484674a72f91ff06fedc5f55b5076917b847f1beea0307f157cad3f636d523f4f047f7bd5e88aa6f92c41a' -- [62e904d9]
SET search_path = pg_catalog, pg_temp;
INSERT INTO "sqluuid"."migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES ($1, $2, $3, $4, $5, $6, $7);
--   1, <number 3>, 1, 40, 0,
--   x'480b966f3eea88268785401ec8e3520f484d4474bfbf7a8193d3a47b7b80e12748b95f2fac21e220920f243a5f2420e248d77b9d482e133583a56abe492c48e4490f3c431cbb7662ad94199ab9aba85c49495c1afc0d987ba3e3f1659cb336d0494f9d74076910279fbd68a82e924a6049fd379eef1e0261abbd37c6cf2ac1de4a47b70e09f30fd7828f5ab158206a794aaece698437e270a51fdc0b01cdd7354b3ef3ccfc6e5bfcb311d1b1a7f374a34b513d1a3c5eb56c8d444a0d841bd48e4b52ab663d6714c1b6712d5113c683fe4c33d79d95e04b04b065953e421a1fd14c7bbb59fbe1ed168706359b2914ec754cbdb9da0507fa92b998f4cace58d3d74cddd793e69fdc968e2ce672cd2128574d13732aacb6fdc59e572b8fda751e0d4da384ec38c04e5fb74ea88d7b2208ba4db40e9dadecf2b9a68baa746f3f6a2e4dcba475c24f88b5a63e4f939696dfdf4e14db289ced94048cc163471b08b9cd4e6c0ced1492c24084566dd97d0471454e8112faa26735d6b4a0dbbda02216744e9b367ad2b12518881857c78f41e0254ec2aa210a4389579ea1751b2dcd30914ec98b05b378b8a5a0550b831b2e9e5a4eecbad94e11f8d2804831b3e827a13e4efedf68bf361f1189e1f75655e9d2434f15527b88f6226d8945564fd83a995d4f43a0d9aee7e70d93034439d5f715c94f490d1048f0622fa78066600072b6a94f7f0b48706159a6b227d449c433224e4f97416bb056a29dbc11392cdca66b804f9b1dab8d05f236ba69210e5c863d004fa0e2b145925e93aeffb17801b2deff4fd666524b86f1b7a6064d971dc1aa464ff0a13675672f339f19cf420fc1cfc24ffb1c9fad8bd9f6b9207da29f8c4a9f4ffc2f6923d24fecaaf28ea89b3288c4' -- [f2627484],
--   NULL
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   20, 20, again [b9888f1d] x'40061e0edc4f74b1984fbb015a5e320840258ad30e584e51a95fb2a748 …, 1,
--   <number 2>
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1 AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [12c274a6] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'480b966f3eea88268785401ec8e3520f484d4474bfbf7a8193d3a47b7b80e12748b95f2fac21e220920f243a5f2420e248d77b9d482e133583a56abe492c48e4490f3c431cbb7662ad94199ab9aba85c49495c1afc0d987ba3e3f1659cb336d0494f9d74076910279fbd68a82e924a6049fd379eef1e0261abbd37c6cf2ac1de4a47b70e09f30fd7828f5ab158206a794aaece698437e270a51fdc0b01cdd7354b3ef3ccfc6e5bfcb311d1b1a7f374a34b513d1a3c5eb56c8d444a0d841bd48e4b52ab663d6714c1b6712d5113c683fe4c33d79d95e04b04b065953e421a1fd14c7bbb59fbe1ed168706359b2914ec754cbdb9da0507fa92b998f4cace58d3d74cddd793e69fdc968e2ce672cd2128574d13732aacb6fdc59e572b8fda751e0d4da384ec38c04e5fb74ea88d7b2208ba4db40e9dadecf2b9a68baa746f3f6a2e' -- [5d94c175],
--   x'3eea8826966f480b8785401ec8e3520fbfbf7a814474484d93d3a47b7b80e127ac21e2205f2f48b9920f243a5f2420e2482e13357b9d48d783a56abe492c48e41cbb76623c43490fad94199ab9aba85cfc0d987b5c1a4949a3e3f1659cb336d0076910279d74494f9fbd68a82e924a60ef1e0261379e49fdabbd37c6cf2ac1de09f30fd7b70e4a47828f5ab158206a798437e270ce694aaea51fdc0b01cdd735fc6e5bfcf3cc4b3eb311d1b1a7f374a33c5eb56c3d1a4b518d444a0d841bd48e3d6714c1ab664b52b6712d5113c683fe95e04b04d79d4c33b065953e421a1fd1fbe1ed16bb594c7b8706359b2914ec750507fa92b9da4cbdb998f4cace58d3d7e69fdc96d7934cdd8e2ce672cd212857acb6fdc5732a4d139e572b8fda751e0d38c04e5f84ec4da3b74ea88d7b2208baadecf2b90e9d4db4a68baa746f3f6a2e' -- [90a4dd2d]
SET search_path = pg_catalog, pg_temp;
INSERT INTO "sqluuid"."migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES ($1, $2, $3, $4, $5, $6, $7);
--   1, <number 4>, 1, 20, 0,
--   x'4dcba475c24f88b5a63e4f939696dfdf4e14db289ced94048cc163471b08b9cd4e6c0ced1492c24084566dd97d0471454e8112faa26735d6b4a0dbbda02216744e9b367ad2b12518881857c78f41e0254ec2aa210a4389579ea1751b2dcd30914ec98b05b378b8a5a0550b831b2e9e5a4eecbad94e11f8d2804831b3e827a13e4efedf68bf361f1189e1f75655e9d2434f15527b88f6226d8945564fd83a995d4f43a0d9aee7e70d93034439d5f715c94f490d1048f0622fa78066600072b6a94f7f0b48706159a6b227d449c433224e4f97416bb056a29dbc11392cdca66b804f9b1dab8d05f236ba69210e5c863d004fa0e2b145925e93aeffb17801b2deff4fd666524b86f1b7a6064d971dc1aa464ff0a13675672f339f19cf420fc1cfc24ffb1c9fad8bd9f6b9207da29f8c4a9f4ffc2f6923d24fecaaf28ea89b3288c4' -- [fd11eca8],
--   NULL
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   20, 20, again [5d94c175] x'480b966f3eea88268785401ec8e3520f484d4474bfbf7a8193d3a47b7b …, 1,
--   <number 3>
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1 AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [12c274a6] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   again [fd11eca8] x'4dcba475c24f88b5a63e4f939696dfdf4e14db289ced94048cc163471b …,
--   x'c24f88b5a4754dcba63e4f939696dfdf9ced9404db284e148cc163471b08b9cd1492c2400ced4e6c84566dd97d047145a26735d612fa4e81b4a0dbbda0221674d2b12518367a4e9b881857c78f41e0250a438957aa214ec29ea1751b2dcd3091b378b8a58b054ec9a0550b831b2e9e5a4e11f8d2bad94eec804831b3e827a13ebf361f11df684efe89e1f75655e9d24388f6226d527b4f158945564fd83a995daee7e70da0d94f4393034439d5f715c948f0622f0d104f49a78066600072b6a9706159a60b484f7fb227d449c433224eb056a29d416b4f97bc11392cdca66b808d05f2361dab4f9bba69210e5c863d0045925e93e2b14fa0aeffb17801b2deff4b86f1b766524fd6a6064d971dc1aa4675672f33a1364ff09f19cf420fc1cfc2ad8bd9f61c9f4ffbb9207da29f8c4a9f23d24fec2f694ffcaaf28ea89b3288c4' -- [6c55a3f7]
SET search_path = pg_catalog, pg_temp;
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   20, 20, again [fd11eca8] x'4dcba475c24f88b5a63e4f939696dfdf4e14db289ced94048cc163471b …, 1,
--   <number 4>
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
--   '{"columns":{"public.lone.id":{"rows":60,"nulls":0,"now":"60:9514e3eabc63073ee95c86ecc2fa6c38","expect":"60:9a5230dcda0b4348cd0af84d522b5b7a"}},"orphans":{},"places":true,"listed":true}',
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
SELECT CASE WHEN (CASE WHEN (CASE WHEN length(v.k) = 16 THEN true ELSE false END) THEN (substring(v.k,7,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring(v.k,9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN (CASE WHEN length(v.k) = 16 THEN true ELSE false END) THEN (substring(v.k,7,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring(v.k,9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN encode((decode(substr(encode(v.k,'hex'),13,4)||substr(encode(v.k,'hex'),9,4)||substr(encode(v.k,'hex'),1,8)||substr(encode(v.k,'hex'),17),'hex')),'hex') END FROM (SELECT $1::bytea AS k) v; -- [e95740ae]
--   x'<id 2>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "public"."lone" WHERE "id" IS NULL;
SELECT "public"."lone"."id" FROM "public"."lone" WHERE "public"."lone"."id" IS NOT NULL;
SELECT encode(a."id",'hex') FROM "public"."lone" a WHERE CASE WHEN (CASE WHEN (CASE WHEN length(a."id") = 16 THEN true ELSE false END) THEN (substring(a."id",1,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring(a."id",9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN EXISTS (SELECT 1 FROM "public"."lone" b WHERE b."id" IN (decode(substr(encode(a."id",'hex'),9,8)||substr(encode(a."id",'hex'),5,4)||substr(encode(a."id",'hex'),1,4)||substr(encode(a."id",'hex'),17),'hex')) AND b."id" <> a."id") ELSE (1 = 0) END LIMIT 1; -- [f8638f82]
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
--   '{"columns":{"public.lone.id":{"rows":60,"nulls":0,"now":"60:9a5230dcda0b4348cd0af84d522b5b7a","expect":"60:9514e3eabc63073ee95c86ecc2fa6c38"}},"orphans":{},"places":true,"listed":true}',
--   '<time>', NULL, 1, <number 5>
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
WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(substr($1::bytea, 16 * g + 1, 16), 'hex')::uuid ORDER BY g) FROM generate_series(0, length($1::bytea) / 16 - 1) g) AS o, (SELECT array_agg(encode(substr($2::bytea, 16 * g + 1, 16), 'hex')::uuid ORDER BY g) FROM generate_series(0, length($2::bytea) / 16 - 1) g) AS n), k AS MATERIALIZED (SELECT array_agg(uuid_send(u)) AS k FROM a, unnest(a.o) u), u0 AS (UPDATE "public"."lone" SET "id" = uuid_send(((SELECT n FROM a)[width_bucket((encode("public"."lone"."id",'hex')::uuid)::uuid, (SELECT o FROM a))])) WHERE "public"."lone"."id" = ANY ((SELECT k FROM k)::bytea[]) RETURNING 1) SELECT (SELECT count(*) FROM u0) WHERE (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL; -- [12dc30fd]
--   x'05faf3e2728540bf91eba5ecada7f6550e584e518ad34025a95fb2a74842541d31d900fe08a04373bb4c11771fb288793bee29081e5642c396679f988c6113b04336ea562ece4351b88b883615943ce846c93ef6019e41c2bcae73ad764b1fae494fd93dc6d241619cfd413d7dffc0db497f19f283484674a72f91ff06fedc5f55b5076917b847f1beea0307f157cad369f7dad5259945a8b106488524072e7a709ef00f5a7c43af904605162531061985437e96dabe4039963c173f03320bdc9913a8fe87d442d3b4ab97f80a5bdb2f9f30a329fdf7431e9be27df760acd3d4cf4eee7848c4406db1c5f58a010193bad82ab251484341c7be6373127acf670bdc4f74b11e0e4006984fbb015a5e3208f0e302933a3b443d832bf6859b9103c5f5c5ce19f29d45be84fb8d803efa17faf636d523f4f047f7bd5e88aa6f92c41a' -- [0588ff33],
--   x'40bf728505faf3e291eba5ecada7f65540258ad30e584e51a95fb2a74842541d437308a031d900febb4c11771fb2887942c31e563bee290896679f988c6113b043512ece4336ea56b88b883615943ce841c2019e46c93ef6bcae73ad764b1fae4161c6d2494fd93d9cfd413d7dffc0db46748348497f19f2a72f91ff06fedc5f47f117b855b50769beea0307f157cad345a8259969f7dad5b106488524072e7a43af5a7c709ef00f90460516253106194039dabe85437e96963c173f03320bdc42d387d49913a8feb4ab97f80a5bdb2f431efdf79f30a3299be27df760acd3d4406d48c4cf4eee78b1c5f58a010193ba41c74843d82ab251be6373127acf670b40061e0edc4f74b1984fbb015a5e3208443d3a3bf0e30293832bf6859b9103c545bef29df5c5ce1984fb8d803efa17fa47f7f4f0f636d523bd5e88aa6f92c41a' -- [bd5f285c]
SET search_path = pg_catalog, pg_temp;
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   20, 20, again [b9888f1d] x'40061e0edc4f74b1984fbb015a5e320840258ad30e584e51a95fb2a748 …, 1,
--   <number 2>
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1 AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [12dc30fd] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'0507fa92b9da4cbdb998f4cace58d3d7076910279d74494f9fbd68a82e924a6009f30fd7b70e4a47828f5ab158206a791cbb76623c43490fad94199ab9aba85c38c04e5f84ec4da3b74ea88d7b2208ba3c5eb56c3d1a4b518d444a0d841bd48e3d6714c1ab664b52b6712d5113c683fe3eea8826966f480b8785401ec8e3520f482e13357b9d48d783a56abe492c48e48437e270ce694aaea51fdc0b01cdd73595e04b04d79d4c33b065953e421a1fd1ac21e2205f2f48b9920f243a5f2420e2acb6fdc5732a4d139e572b8fda751e0dadecf2b90e9d4db4a68baa746f3f6a2ebfbf7a814474484d93d3a47b7b80e127e69fdc96d7934cdd8e2ce672cd212857ef1e0261379e49fdabbd37c6cf2ac1defbe1ed16bb594c7b8706359b2914ec75fc0d987b5c1a4949a3e3f1659cb336d0fc6e5bfcf3cc4b3eb311d1b1a7f374a3' -- [cc7556db],
--   x'4cbdb9da0507fa92b998f4cace58d3d7494f9d74076910279fbd68a82e924a604a47b70e09f30fd7828f5ab158206a79490f3c431cbb7662ad94199ab9aba85c4da384ec38c04e5fb74ea88d7b2208ba4b513d1a3c5eb56c8d444a0d841bd48e4b52ab663d6714c1b6712d5113c683fe480b966f3eea88268785401ec8e3520f48d77b9d482e133583a56abe492c48e44aaece698437e270a51fdc0b01cdd7354c33d79d95e04b04b065953e421a1fd148b95f2fac21e220920f243a5f2420e24d13732aacb6fdc59e572b8fda751e0d4db40e9dadecf2b9a68baa746f3f6a2e484d4474bfbf7a8193d3a47b7b80e1274cddd793e69fdc968e2ce672cd21285749fd379eef1e0261abbd37c6cf2ac1de4c7bbb59fbe1ed168706359b2914ec7549495c1afc0d987ba3e3f1659cb336d04b3ef3ccfc6e5bfcb311d1b1a7f374a3' -- [83a7abb1]
SET search_path = pg_catalog, pg_temp;
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   20, 20, again [5d94c175] x'480b966f3eea88268785401ec8e3520f484d4474bfbf7a8193d3a47b7b …, 1,
--   <number 3>
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1 AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [12dc30fd] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'0a438957aa214ec29ea1751b2dcd30911492c2400ced4e6c84566dd97d04714523d24fec2f694ffcaaf28ea89b3288c445925e93e2b14fa0aeffb17801b2deff48f0622f0d104f49a78066600072b6a94b86f1b766524fd6a6064d971dc1aa464e11f8d2bad94eec804831b3e827a13e706159a60b484f7fb227d449c433224e75672f33a1364ff09f19cf420fc1cfc288f6226d527b4f158945564fd83a995d8d05f2361dab4f9bba69210e5c863d009ced9404db284e148cc163471b08b9cda26735d612fa4e81b4a0dbbda0221674ad8bd9f61c9f4ffbb9207da29f8c4a9faee7e70da0d94f4393034439d5f715c9b056a29d416b4f97bc11392cdca66b80b378b8a58b054ec9a0550b831b2e9e5abf361f11df684efe89e1f75655e9d243c24f88b5a4754dcba63e4f939696dfdfd2b12518367a4e9b881857c78f41e025' -- [30a7357f],
--   x'4ec2aa210a4389579ea1751b2dcd30914e6c0ced1492c24084566dd97d0471454ffc2f6923d24fecaaf28ea89b3288c44fa0e2b145925e93aeffb17801b2deff4f490d1048f0622fa78066600072b6a94fd666524b86f1b7a6064d971dc1aa464eecbad94e11f8d2804831b3e827a13e4f7f0b48706159a6b227d449c433224e4ff0a13675672f339f19cf420fc1cfc24f15527b88f6226d8945564fd83a995d4f9b1dab8d05f236ba69210e5c863d004e14db289ced94048cc163471b08b9cd4e8112faa26735d6b4a0dbbda02216744ffb1c9fad8bd9f6b9207da29f8c4a9f4f43a0d9aee7e70d93034439d5f715c94f97416bb056a29dbc11392cdca66b804ec98b05b378b8a5a0550b831b2e9e5a4efedf68bf361f1189e1f75655e9d2434dcba475c24f88b5a63e4f939696dfdf4e9b367ad2b12518881857c78f41e025' -- [ded8efa3]
SET search_path = pg_catalog, pg_temp;
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   20, 20, again [fd11eca8] x'4dcba475c24f88b5a63e4f939696dfdf4e14db289ced94048cc163471b …, 1,
--   <number 4>
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
--   '{"columns":{"public.lone.id":{"rows":60,"nulls":0,"now":"60:9a5230dcda0b4348cd0af84d522b5b7a","expect":"60:9514e3eabc63073ee95c86ecc2fa6c38"}},"orphans":{},"places":true,"listed":true}',
--   '<time>', '<time>', 1, <number 6>
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
DELETE FROM "sqluuid"."migration_journal" WHERE run_id = $1;
--   1
DELETE FROM "sqluuid"."migration_kept" WHERE run_id = $1;
--   1
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
