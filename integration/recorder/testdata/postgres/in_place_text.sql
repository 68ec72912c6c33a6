-- in place: text, half of it in capitals, and its undo
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
--   'parent', ''
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
--   'public', 'parent'
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
--   'public', 'parent'
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
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'child', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'child'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'child'
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
--   'public', 'parent'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'child'
SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, current_user) FROM pg_namespace n
WHERE n.nspname = $1 AND $2 <> '' AND $3 <> '' AND NOT has_schema_privilege(n.oid, 'USAGE')
UNION ALL SELECT format('GRANT SELECT ON %I.%I TO %I', n.nspname, c.relname, current_user)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
 JOIN pg_attribute a ON a.attrelid = c.oid
WHERE n.nspname = $1 AND c.relname = $2 AND a.attname = $3
 AND NOT has_column_privilege(c.oid, a.attnum, 'SELECT'); -- [25c27692]
--   'public', 'parent', 'id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'child', 'parent'
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
--   'public', 'parent'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'child'
SELECT * FROM (SELECT format('GRANT UPDATE (%I) ON %I.%I TO %I', a.attname, n.nspname, c.relname, current_user)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
 JOIN pg_attribute a ON a.attrelid = c.oid
WHERE n.nspname = $1 AND c.relname = $2 AND a.attname = $3
 AND NOT has_column_privilege(c.oid, a.attnum, 'UPDATE')) shown WHERE (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL; -- [50d03a24]
--   'public', 'parent', 'id'
SET search_path = pg_catalog, pg_temp;
-- again [50d03a24] SELECT * FROM (SELECT format('GRANT UPDATE (%I) ON %I.%I TO …
--   'public', 'child', 'parent'
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
--   'public', 'parent', 'id'
SET search_path = pg_catalog, pg_temp;
-- again [3646309c] SELECT * FROM (WITH part AS (SELECT c.oid AS root, x.relid …
--   'public', 'child', 'parent'
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
--   'public', 'parent'
-- again [1c541843] SELECT DISTINCT format('the publication %I leaves out the up …
--   'public', 'child'
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
--   'public', 'parent', 'id'
SET search_path = pg_catalog, pg_temp;
-- again [cd801fd7] SELECT * FROM (SELECT DISTINCT format('the publication %I ha …
--   'public', 'child', 'parent'
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
--   '{"public","public"}', '{"parent","child"}', '{"id","parent"}'
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
--   'public', 'parent'
SET search_path = pg_catalog, pg_temp;
-- again [20c4a840] SELECT * FROM (WITH RECURSIVE t AS (SELECT c.oid FROM pg_cla …
--   'public', 'child'
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
SELECT CASE WHEN (CASE WHEN v.k::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(v.k::text) = 36 THEN true ELSE false END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN v.k::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(v.k::text) = 36 THEN true ELSE false END) THEN ((substr(v.k::text,16,3)||substr(v.k::text,10,4)||substr(v.k::text,1,1)||'-'||substr(v.k::text,2,4)||'-6'||substr(v.k::text,6,3)||substr(v.k::text,19))::text)::text END FROM (SELECT $1::text AS k) v; -- [ac07d531]
--   '<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "public"."parent" WHERE "id" IS NULL;
SELECT "public"."parent"."id" FROM "public"."parent" WHERE "public"."parent"."id" IS NOT NULL;
SELECT count(*) FROM "public"."child" WHERE "parent" IS NULL;
SELECT "public"."child"."parent", "public"."child"."n" FROM "public"."child" WHERE "public"."child"."parent" IS NOT NULL;
SELECT count(*) FROM "public"."child" c WHERE c."parent" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."parent" p WHERE p."id" = c."parent");
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'parent', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'parent'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'parent'
SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid) || ') AS ' || format_type(a.atttypid,
 a.atttypmod) || ')'
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
 JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_attrdef d ON d.adrelid = c.oid
 AND d.adnum = a.attnum
WHERE n.nspname = $1 AND c.relname = $2 AND a.attgenerated <> '' AND NOT a.attisdropped
 ORDER BY a.attnum; -- [f0944246]
--   'public', 'parent'
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
--   'public', 'parent'
SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'true')
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_partition_tree(c.oid) x
WHERE n.nspname = $1 AND c.relname = $2 AND c.relkind = 'p' AND x.isleaf AND EXISTS (
 SELECT 1 FROM pg_partition_tree(c.oid) y JOIN pg_partitioned_table p ON p.partrelid = y.relid
 JOIN pg_attribute a ON a.attrelid = p.partrelid
  AND (a.attnum = ANY (p.partattrs::int2[]) OR p.partexprs IS NOT NULL)
  AND a.attname = ANY ($3::text[]))
ORDER BY x.relid; -- [c6d83780]
--   'public', 'parent', '{"id"}'
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
--   'public', 'parent'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'child', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'child'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'child'
-- again [f0944246] SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid …
--   'public', 'child'
-- again [df84d02d] SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.con …
--   'public', 'child'
-- again [c6d83780] SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'tr …
--   'public', 'child', '{"parent"}'
-- again [25cfa6ca] SELECT x.relname, k, CASE WHEN to_jsonb(i) ->> 'indnullsnotd …
--   'public', 'child'
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
EXPLAIN UPDATE "public"."parent" SET "id" = "id" WHERE false;
SELECT 1 FROM "public"."parent" WHERE false FOR UPDATE;
EXPLAIN UPDATE "public"."child" SET "parent" = "parent" WHERE false;
SELECT 1 FROM "public"."child" WHERE false FOR UPDATE;
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
BEGIN; -- read committed
-- again [848a2e25] SELECT (SELECT count(*) FROM pg_class c JOIN pg_namespace n …
-- again [d8f6b7e8] WITH friend AS (SELECT r.oid FROM pg_catalog.pg_roles r WHER …
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM "sqluuid"."migration_journal" j WHERE j.run_id = "sqluuid"."migration".id AND j.todo IN (0, 3)) FROM "sqluuid"."migration" ORDER BY id DESC; -- [35125d5e]
SELECT "public"."parent"."id"::text FROM "public"."parent" WHERE "public"."parent"."id" IS NOT NULL AND NOT (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) AND NOT (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) LIMIT 1; -- [584c9817]
SELECT "public"."child"."parent"::text FROM "public"."child" WHERE "public"."child"."parent" IS NOT NULL AND NOT (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) AND NOT (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) LIMIT 1; -- [422dfb16]
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM "sqluuid"."migration";
INSERT INTO "sqluuid"."migration" (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19); -- [c2ad22ef]
--   1, 3, 'v1-to-v6', '["public.parent.id","public.child.parent"]', '<hash 1>', '<hash 2>',
--   '<hash 1>', 'running', 'fail', <number 1>, 0, 0, 120, 0, 0,
--   '{"columns":{"public.child.parent":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661","key":["n"],"now_rows":"60:e56634988c464943a67ecc362af7d12d","expect_rows":"60:048f83ec49608160d8792f78d88e33e2"},"public.parent.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"}},"orphans":{"public.child (parent) \u2192 public.parent (id)":0}}' -- [171515ee],
--   '<time>', '<time>', NULL
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
INSERT INTO "sqluuid"."migration_range" (run_id, no, walk, lo, hi) VALUES ($1, $2, $3, $4, $5);
--   1, 0, 0, NULL, NULL
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'parent', ''
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'parent'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'parent'
-- again [7aee3ac1] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'child', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'child'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'child'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'parent'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'child'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'parent', 'id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'child', 'parent'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'parent'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'child'
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
SELECT k::text FROM (SELECT k FROM (SELECT "public"."parent"."id" AS k FROM "public"."parent" WHERE (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) ORDER BY "public"."parent"."id" LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT "public"."child"."parent" AS k FROM "public"."child" WHERE (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) ORDER BY "public"."child"."parent" LIMIT 1 OFFSET 19) b1) q ORDER BY k LIMIT 1; -- [de4c27a3]
SELECT "public"."parent"."id" FROM "public"."parent" WHERE "public"."parent"."id" <= $1::text AND (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) ORDER BY "public"."parent"."id" FOR UPDATE; -- [8fe1bedf]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9'
WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(substr($1::bytea, 16 * g + 1, 16), 'hex')::uuid ORDER BY g) FROM generate_series(0, length($1::bytea) / 16 - 1) g) AS o, (SELECT array_agg(encode(substr($2::bytea, 16 * g + 1, 16), 'hex')::uuid ORDER BY g) FROM generate_series(0, length($2::bytea) / 16 - 1) g) AS n), k AS MATERIALIZED (SELECT string_to_array($3::text, E'\n')::text[] AS k), u0 AS (UPDATE "public"."parent" SET "id" = (substr("public"."parent"."id"::text,16,3)||substr("public"."parent"."id"::text,10,4)||substr("public"."parent"."id"::text,1,1)||'-'||substr("public"."parent"."id"::text,2,4)||'-6'||substr("public"."parent"."id"::text,6,3)||substr("public"."parent"."id"::text,19))::text WHERE "public"."parent"."id" = ANY ((SELECT k FROM k)::text[]) RETURNING 1), u1 AS (UPDATE "public"."child" SET "parent" = (substr("public"."child"."parent"::text,16,3)||substr("public"."child"."parent"::text,10,4)||substr("public"."child"."parent"::text,1,1)||'-'||substr("public"."child"."parent"::text,2,4)||'-6'||substr("public"."child"."parent"::text,6,3)||substr("public"."child"."parent"::text,19))::text, "n" = "n" WHERE "public"."child"."parent" = ANY ((SELECT k FROM k)::text[]) RETURNING 1) SELECT (SELECT count(*) FROM u0), (SELECT count(*) FROM u1) WHERE (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL; -- [eddad1af]
--   x'010e64d4699511e09046051625310619072c33bfcaa811e0be6373127acf670b12c6b312c58611e0881857c78f41e0251c56bad5a2b311e0b9207da29f8c4a9f223b2424e02c11e0abbd37c6cf2ac1de238d7db3a30e11e0a68baa746f3f6a2e28535b1344e711e0a72f91ff06fedc5f2aed6c72219511e0aaf28ea89b3288c42d1b3255a84111e0a0550b831b2e9e5a320223e343ab11e083a56abe492c48e438736d55a55111e0bc11392cdca66b8038aaa486413911e0aeffb17801b2deff440baa94695b11e0b227d449c433224e44a44b5d059b11e091eba5ecada7f65546548a238c8211e0b065953e421a1fd146779c70382f11e096679f988c6113b046ad6d127cef11e0963c173f03320bdc49798c9d353411e0b74ea88d7b2208ba50c22f7f099f11e09ea1751b2dcd30915c0c1c3f446111e0a78066600072b6a9' -- [04679d9d],
--   x'1e06995010e664d490460516253106191e0caa8072c363bfbe6373127acf670b1e0c58612c6b6312881857c78f41e0251e0a2b31c56b6ad5b9207da29f8c4a9f1e0e02c223b26424abbd37c6cf2ac1de1e0a30e238d76db3a68baa746f3f6a2e1e044e7285356b13a72f91ff06fedc5f1e021952aed66c72aaf28ea89b3288c41e0a8412d1b36255a0550b831b2e9e5a1e043ab3202263e383a56abe492c48e41e0a551387366d55bc11392cdca66b801e0413938aaa6486aeffb17801b2deff1e0695b440ba6a94b227d449c433224e1e0059b44a446b5d91eba5ecada7f6551e08c82465486a23b065953e421a1fd11e0382f467796c7096679f988c6113b01e07cef46ad66d12963c173f03320bdc1e03534497986c9db74ea88d7b2208ba1e0099f50c226f7f9ea1751b2dcd30911e044615c0c16c3fa78066600072b6a9' -- [cd036666],
--   '010e64d4-6995-11e0-9046-051625310619
--   010E64D4-6995-11E0-9046-051625310619
--   072c33bf-caa8-11e0-be63-73127acf670b
--   072C33BF-CAA8-11E0-BE63-73127ACF670B
--   12c6b312-c586-11e0-8818-57c78f41e025
--   12C6B312-C586-11E0-8818-57C78F41E025
--   1c56bad5-a2b3-11e0-b920-7da29f8c4a9f
--   1C56BAD5-A2B3-11E0-B920-7DA29F8C4A9F
--   223b2424-e02c-11e0-abbd-37c6cf2ac1de
--   223B2424-E02C-11E0-ABBD-37C6CF2AC1DE
--   238d7db3-a30e-11e0-a68b-aa746f3f6a2e
--   238D7DB3-A30E-11E0-A68B-AA746F3F6A2E
--   28535b13-44e7-11e0-a72f-91ff06fedc5f
--   28535B13-44E7-11E0-A72F-91FF06FEDC5F
--   2aed6c72-2195-11e0-aaf2-8ea89b3288c4
--   2AED6C72-2195-11E0-AAF2-8EA89B3288C4
--   2d1b3255-a841-11e0-a055-0b831b2e9e5a
--   2D1B3255-A841-11E0-A055-0B831B2E9E5A
--   320223e3-43ab-11e0-83a5-6abe492c48e4
--   320223E3-43AB-11E0-83A5-6ABE492C48E4
--   38736d55-a551-11e0-bc11-392cdca66b80
--   38736D55-A551-11E0-BC11-392CDCA66B80
--   38aaa486-4139-11e0-aeff-b17801b2deff
--   38AAA486-4139-11E0-AEFF-B17801B2DEFF
--   440baa94-695b-11e0-b227-d449c433224e
--   440BAA94-695B-11E0-B227-D449C433224E
--   44a44b5d-059b-11e0-91eb-a5ecada7f655
--   44A44B5D-059B-11E0-91EB-A5ECADA7F655
--   46548a23-8c82-11e0-b065-953e421a1fd1
--   46548A23-8C82-11E0-B065-953E421A1FD1
--   46779c70-382f-11e0-9667-9f988c6113b0
--   46779C70-382F-11E0-9667-9F988C6113B0
--   46ad6d12-7cef-11e0-963c-173f03320bdc
--   46AD6D12-7CEF-11E0-963C-173F03320BDC
--   49798c9d-3534-11e0-b74e-a88d7b2208ba
--   49798C9D-3534-11E0-B74E-A88D7B2208BA
--   50c22f7f-099f-11e0-9ea1-751b2dcd3091
--   50C22F7F-099F-11E0-9EA1-751B2DCD3091
--   5c0c1c3f-4461-11e0-a780-66600072b6a9
--   5C0C1C3F-4461-11E0-A780-66600072B6A9' -- [2f4f0971]
SET search_path = pg_catalog, pg_temp;
INSERT INTO "sqluuid"."migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES ($1, $2, $3, $4, $5, $6, $7);
--   1, <number 2>, 0, 20, 40,
--   again [04679d9d] x'010e64d4699511e09046051625310619072c33bfcaa811e0be6373127a …, ''
UPDATE "sqluuid"."migration_range" SET lo = $1 WHERE run_id = $2 AND no = $3;
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 1, 0
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM "sqluuid"."migration_range" WHERE run_id = $1 ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
SELECT k::text FROM (SELECT k FROM (SELECT "public"."parent"."id" AS k FROM "public"."parent" WHERE "public"."parent"."id" > $1::text AND (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) ORDER BY "public"."parent"."id" LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT "public"."child"."parent" AS k FROM "public"."child" WHERE "public"."child"."parent" > $2::text AND (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) ORDER BY "public"."child"."parent" LIMIT 1 OFFSET 19) b1) q ORDER BY k LIMIT 1; -- [ad239dea]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', '5C0C1C3F-4461-11E0-A780-66600072B6A9'
SELECT "public"."parent"."id" FROM "public"."parent" WHERE "public"."parent"."id" > $1::text AND "public"."parent"."id" <= $2::text AND (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) ORDER BY "public"."parent"."id" FOR UPDATE; -- [2a0e417b]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 'A37590B0-3990-11E0-B671-2D5113C683FE'
-- again [eddad1af] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'5d27d33f635811e0b106488524072e7a6449c1837bf411e0a51fdc0b01cdd73567d1b5a1e6d311e0bd5e88aa6f92c41a689cc6cca3f911e093034439d5f715c96e6e9f568f8211e0b4ab97f80a5bdb2f70ee28162ebb11e0bb4c11771fb2887971385373e66911e084fb8d803efa17fa763d248feca711e0b311d1b1a7f374a37ae98e3c04b711e0b998f4cace58d3d77bb0cbe23f0311e0b88b883615943ce87d660c2dce8a11e0984fbb015a5e32087f25239d06f211e09fbd68a82e924a60829befed46ce11e0a6064d971dc1aa4682d9302db3c311e093d3a47b7b80e1278de91bf7a1eb11e09e572b8fda751e0d902a4a2eb62a11e0a63e4f939696dfdf9312bbd0843511e0ba69210e5c863d00961c0c1e134911e084566dd97d04714598f75e17953d11e09be27df760acd3d4a37590b0399011e0b6712d5113c683fe' -- [9bd807f8],
--   x'1e063585d27d633fb106488524072e7a1e07bf46449c6183a51fdc0b01cdd7351e0e6d367d1b65a1bd5e88aa6f92c41a1e0a3f9689cc66cc93034439d5f715c91e08f826e6e96f56b4ab97f80a5bdb2f1e02ebb70ee26816bb4c11771fb288791e0e66971385637384fb8d803efa17fa1e0eca7763d2648fb311d1b1a7f374a31e004b77ae986e3cb998f4cace58d3d71e03f037bb0c6be2b88b883615943ce81e0ce8a7d6606c2d984fbb015a5e32081e006f27f252639d9fbd68a82e924a601e046ce829be6feda6064d971dc1aa461e0b3c382d93602d93d3a47b7b80e1271e0a1eb8de916bf79e572b8fda751e0d1e0b62a902a46a2ea63e4f939696dfdf1e084359312b6bd0ba69210e5c863d001e01349961c06c1e84566dd97d0471451e0953d98f756e179be27df760acd3d41e03990a375960b0b6712d5113c683fe' -- [be6676f2],
--   '5d27d33f-6358-11e0-b106-488524072e7a
--   5D27D33F-6358-11E0-B106-488524072E7A
--   6449c183-7bf4-11e0-a51f-dc0b01cdd735
--   6449C183-7BF4-11E0-A51F-DC0B01CDD735
--   67d1b5a1-e6d3-11e0-bd5e-88aa6f92c41a
--   67D1B5A1-E6D3-11E0-BD5E-88AA6F92C41A
--   689cc6cc-a3f9-11e0-9303-4439d5f715c9
--   689CC6CC-A3F9-11E0-9303-4439D5F715C9
--   6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f
--   6E6E9F56-8F82-11E0-B4AB-97F80A5BDB2F
--   70ee2816-2ebb-11e0-bb4c-11771fb28879
--   70EE2816-2EBB-11E0-BB4C-11771FB28879
--   71385373-e669-11e0-84fb-8d803efa17fa
--   71385373-E669-11E0-84FB-8D803EFA17FA
--   763d248f-eca7-11e0-b311-d1b1a7f374a3
--   763D248F-ECA7-11E0-B311-D1B1A7F374A3
--   7ae98e3c-04b7-11e0-b998-f4cace58d3d7
--   7AE98E3C-04B7-11E0-B998-F4CACE58D3D7
--   7bb0cbe2-3f03-11e0-b88b-883615943ce8
--   7BB0CBE2-3F03-11E0-B88B-883615943CE8
--   7d660c2d-ce8a-11e0-984f-bb015a5e3208
--   7D660C2D-CE8A-11E0-984F-BB015A5E3208
--   7f25239d-06f2-11e0-9fbd-68a82e924a60
--   7F25239D-06F2-11E0-9FBD-68A82E924A60
--   829befed-46ce-11e0-a606-4d971dc1aa46
--   829BEFED-46CE-11E0-A606-4D971DC1AA46
--   82d9302d-b3c3-11e0-93d3-a47b7b80e127
--   82D9302D-B3C3-11E0-93D3-A47B7B80E127
--   8de91bf7-a1eb-11e0-9e57-2b8fda751e0d
--   8DE91BF7-A1EB-11E0-9E57-2B8FDA751E0D
--   902a4a2e-b62a-11e0-a63e-4f939696dfdf
--   902A4A2E-B62A-11E0-A63E-4F939696DFDF
--   9312bbd0-8435-11e0-ba69-210e5c863d00
--   9312BBD0-8435-11E0-BA69-210E5C863D00
--   961c0c1e-1349-11e0-8456-6dd97d047145
--   961C0C1E-1349-11E0-8456-6DD97D047145
--   98f75e17-953d-11e0-9be2-7df760acd3d4
--   98F75E17-953D-11E0-9BE2-7DF760ACD3D4
--   a37590b0-3990-11e0-b671-2d5113c683fe
--   A37590B0-3990-11E0-B671-2D5113C683FE' -- [b4e1712d]
SET search_path = pg_catalog, pg_temp;
INSERT INTO "sqluuid"."migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES ($1, $2, $3, $4, $5, $6, $7);
--   1, <number 3>, 0, 20, 40,
--   x'5d27d33f635811e0b106488524072e7a6449c1837bf411e0a51fdc0b01cdd73567d1b5a1e6d311e0bd5e88aa6f92c41a689cc6cca3f911e093034439d5f715c96e6e9f568f8211e0b4ab97f80a5bdb2f70ee28162ebb11e0bb4c11771fb2887971385373e66911e084fb8d803efa17fa763d248feca711e0b311d1b1a7f374a37ae98e3c04b711e0b998f4cace58d3d77d660c2dce8a11e0984fbb015a5e32087bb0cbe23f0311e0b88b883615943ce87f25239d06f211e09fbd68a82e924a60829befed46ce11e0a6064d971dc1aa4682d9302db3c311e093d3a47b7b80e1278de91bf7a1eb11e09e572b8fda751e0d902a4a2eb62a11e0a63e4f939696dfdf9312bbd0843511e0ba69210e5c863d00961c0c1e134911e084566dd97d04714598f75e17953d11e09be27df760acd3d4a37590b0399011e0b6712d5113c683fe' -- [804bb679],
--   ''
UPDATE "sqluuid"."migration_range" SET lo = $1 WHERE run_id = $2 AND no = $3;
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 1, 0
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM "sqluuid"."migration_range" WHERE run_id = $1 ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [ad239dea] SELECT k::text FROM (SELECT k FROM (SELECT "public"."parent" …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 'A37590B0-3990-11E0-B671-2D5113C683FE'
-- again [2a0e417b] SELECT "public"."parent"."id" FROM "public"."parent" WHERE " …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
-- again [eddad1af] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'ab06a184425c11e0bcae73ad764b1faeb6f2863d505911e0beea0307f157cad3bac48d75931e11e08cc163471b08b9cdbc4067236e1011e09f19cf420fc1cfc2bd20c171b34211e089e1f75655e9d243bef3a659ec4c11e0a3e3f1659cb336d0befc187f1aef11e0ad94199ab9aba85cc0467d54806611e08945564fd83a995dc278b1ca984011e0b4a0dbbda0221674c3fe593ca15f11e0920f243a5f2420e2c96c72260d7211e0a95fb2a74842541dca157949389811e08d444a0d841bd48ece454fa4ec2311e08706359b2914ec75d26a0698e1d411e0832bf6859b9103c5d9458f2b493011e0804831b3e827a13edba9ea6544ba11e09cfd413d7dffc0dbdecd6a1ad83511e08e2ce672cd212857deda3b9d095311e0828f5ab158206a79dfa42d083afb11e08785401ec8e3520fff90c438c25911e0b1c5f58a010193ba' -- [b0742523],
--   x'1e0425cab06a6184bcae73ad764b1fae1e05059b6f28663dbeea0307f157cad31e0931ebac486d758cc163471b08b9cd1e06e10bc40667239f19cf420fc1cfc21e0b342bd20c617189e1f75655e9d2431e0ec4cbef3a6659a3e3f1659cb336d01e01aefbefc1687fad94199ab9aba85c1e08066c04676d548945564fd83a995d1e09840c278b61cab4a0dbbda02216741e0a15fc3fe5693c920f243a5f2420e21e00d72c96c76226a95fb2a74842541d1e03898ca15769498d444a0d841bd48e1e0ec23ce4546fa48706359b2914ec751e0e1d4d26a06698832bf6859b9103c51e04930d94586f2b804831b3e827a13e1e044badba9e6a659cfd413d7dffc0db1e0d835decd66a1a8e2ce672cd2128571e00953deda36b9d828f5ab158206a791e03afbdfa426d088785401ec8e3520f1e0c259ff90c6438b1c5f58a010193ba' -- [bf892cfa],
--   'ab06a184-425c-11e0-bcae-73ad764b1fae
--   AB06A184-425C-11E0-BCAE-73AD764B1FAE
--   b6f2863d-5059-11e0-beea-0307f157cad3
--   B6F2863D-5059-11E0-BEEA-0307F157CAD3
--   bac48d75-931e-11e0-8cc1-63471b08b9cd
--   BAC48D75-931E-11E0-8CC1-63471B08B9CD
--   bc406723-6e10-11e0-9f19-cf420fc1cfc2
--   BC406723-6E10-11E0-9F19-CF420FC1CFC2
--   bd20c171-b342-11e0-89e1-f75655e9d243
--   BD20C171-B342-11E0-89E1-F75655E9D243
--   bef3a659-ec4c-11e0-a3e3-f1659cb336d0
--   BEF3A659-EC4C-11E0-A3E3-F1659CB336D0
--   befc187f-1aef-11e0-ad94-199ab9aba85c
--   BEFC187F-1AEF-11E0-AD94-199AB9ABA85C
--   c0467d54-8066-11e0-8945-564fd83a995d
--   C0467D54-8066-11E0-8945-564FD83A995D
--   c278b1ca-9840-11e0-b4a0-dbbda0221674
--   C278B1CA-9840-11E0-B4A0-DBBDA0221674
--   c3fe593c-a15f-11e0-920f-243a5f2420e2
--   C3FE593C-A15F-11E0-920F-243A5F2420E2
--   c96c7226-0d72-11e0-a95f-b2a74842541d
--   C96C7226-0D72-11E0-A95F-B2A74842541D
--   ca157949-3898-11e0-8d44-4a0d841bd48e
--   CA157949-3898-11E0-8D44-4A0D841BD48E
--   ce454fa4-ec23-11e0-8706-359b2914ec75
--   CE454FA4-EC23-11E0-8706-359B2914EC75
--   d26a0698-e1d4-11e0-832b-f6859b9103c5
--   D26A0698-E1D4-11E0-832B-F6859B9103C5
--   d9458f2b-4930-11e0-8048-31b3e827a13e
--   D9458F2B-4930-11E0-8048-31B3E827A13E
--   dba9ea65-44ba-11e0-9cfd-413d7dffc0db
--   DBA9EA65-44BA-11E0-9CFD-413D7DFFC0DB
--   decd6a1a-d835-11e0-8e2c-e672cd212857
--   DECD6A1A-D835-11E0-8E2C-E672CD212857
--   deda3b9d-0953-11e0-828f-5ab158206a79
--   DEDA3B9D-0953-11E0-828F-5AB158206A79
--   dfa42d08-3afb-11e0-8785-401ec8e3520f
--   DFA42D08-3AFB-11E0-8785-401EC8E3520F
--   ff90c438-c259-11e0-b1c5-f58a010193ba
--   FF90C438-C259-11E0-B1C5-F58A010193BA' -- [8212ef67]
SET search_path = pg_catalog, pg_temp;
INSERT INTO "sqluuid"."migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES ($1, $2, $3, $4, $5, $6, $7);
--   1, <number 4>, 0, 20, 40,
--   x'ab06a184425c11e0bcae73ad764b1faeb6f2863d505911e0beea0307f157cad3bef3a659ec4c11e0a3e3f1659cb336d0c278b1ca984011e0b4a0dbbda0221674ca157949389811e08d444a0d841bd48edba9ea6544ba11e09cfd413d7dffc0dbdecd6a1ad83511e08e2ce672cd212857deda3b9d095311e0828f5ab158206a79dfa42d083afb11e08785401ec8e3520fbac48d75931e11e08cc163471b08b9cdbc4067236e1011e09f19cf420fc1cfc2bd20c171b34211e089e1f75655e9d243befc187f1aef11e0ad94199ab9aba85cc0467d54806611e08945564fd83a995dc3fe593ca15f11e0920f243a5f2420e2c96c72260d7211e0a95fb2a74842541dce454fa4ec2311e08706359b2914ec75d26a0698e1d411e0832bf6859b9103c5d9458f2b493011e0804831b3e827a13eff90c438c25911e0b1c5f58a010193ba' -- [690c5027],
--   ''
UPDATE "sqluuid"."migration_range" SET lo = $1 WHERE run_id = $2 AND no = $3;
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 1, 0
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM "sqluuid"."migration_range" WHERE run_id = $1 ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [ad239dea] SELECT k::text FROM (SELECT k FROM (SELECT "public"."parent" …
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
SELECT "public"."parent"."id" FROM "public"."parent" WHERE "public"."parent"."id" > $1::text AND (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) ORDER BY "public"."parent"."id" FOR UPDATE; -- [0c42e7f4]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
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
--   'parent', ''
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'parent'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'parent'
-- again [7aee3ac1] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'child', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'child'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'child'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'parent'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'child'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'parent', 'id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'child', 'parent'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'parent'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'child'
SELECT count(*) FROM "public"."parent" WHERE "id" IS NULL;
SELECT "public"."parent"."id" FROM "public"."parent" WHERE "public"."parent"."id" IS NOT NULL;
SELECT count(*) FROM "public"."child" WHERE "parent" IS NULL;
SELECT "public"."child"."parent", "public"."child"."n" FROM "public"."child" WHERE "public"."child"."parent" IS NOT NULL;
SELECT count(*) FROM "public"."child" c WHERE c."parent" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."parent" p WHERE p."id" = c."parent");
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
--   'public', 'parent', 'id'
-- again [b1f98255] SELECT m.nspname, i.relname, kn.nspname, k.relname, pg_relat …
--   'public', 'child', 'parent'
BEGIN; -- read committed
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM "sqluuid"."migration_journal" j WHERE j.run_id = "sqluuid"."migration".id AND j.todo IN (0, 3)) FROM "sqluuid"."migration" WHERE id = $1; -- [edd4c25c]
--   1
UPDATE "sqluuid"."migration" SET active = $1, state = $2, pass = $3, normalise = $4, moved = $5, total = $6, before_counts = $7, updated_at = $8, finished_at = $9, paused = 0, seq = seq + 1 WHERE id = $10 AND seq = $11; -- [d0e289f5]
--   NULL, 'done', 0, 0, 0, 120,
--   again [171515ee] '{"columns":{"public.child.parent":{"rows":60,"nulls":0,"now …, '<time>',
--   '<time>', 1, <number 1>
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
--   'parent', ''
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'parent'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'parent'
-- again [7aee3ac1] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'child', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'child'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'child'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'parent'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'child'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'parent', 'id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'child', 'parent'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'parent'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'child'
-- again [50d03a24] SELECT * FROM (SELECT format('GRANT UPDATE (%I) ON %I.%I TO …
--   'public', 'parent', 'id'
SET search_path = pg_catalog, pg_temp;
-- again [50d03a24] SELECT * FROM (SELECT format('GRANT UPDATE (%I) ON %I.%I TO …
--   'public', 'child', 'parent'
SET search_path = pg_catalog, pg_temp;
-- again [cdd1c68a] SELECT format('GRANT CREATE ON DATABASE %I TO %I', current_d …
-- again [3646309c] SELECT * FROM (WITH part AS (SELECT c.oid AS root, x.relid …
--   'public', 'parent', 'id'
SET search_path = pg_catalog, pg_temp;
-- again [3646309c] SELECT * FROM (WITH part AS (SELECT c.oid AS root, x.relid …
--   'public', 'child', 'parent'
SET search_path = pg_catalog, pg_temp;
-- again [f7a661a3] SELECT format('the publication %I is %s, so it has the table …
-- again [1c541843] SELECT DISTINCT format('the publication %I leaves out the up …
--   'public', 'parent'
-- again [1c541843] SELECT DISTINCT format('the publication %I leaves out the up …
--   'public', 'child'
-- again [cd801fd7] SELECT * FROM (SELECT DISTINCT format('the publication %I ha …
--   'public', 'parent', 'id'
SET search_path = pg_catalog, pg_temp;
-- again [cd801fd7] SELECT * FROM (SELECT DISTINCT format('the publication %I ha …
--   'public', 'child', 'parent'
SET search_path = pg_catalog, pg_temp;
-- again [5270aa57] WITH RECURSIVE used(oid, depth) AS ( SELECT r.ev_class, 1 F …
--   '{"public","public"}', '{"parent","child"}', '{"id","parent"}'
-- again [848a2e25] SELECT (SELECT count(*) FROM pg_class c JOIN pg_namespace n …
-- again [d8f6b7e8] WITH friend AS (SELECT r.oid FROM pg_catalog.pg_roles r WHER …
-- again [35125d5e] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
SELECT no, todo, n, moved, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1;
--   1
-- again [848a2e25] SELECT (SELECT count(*) FROM pg_class c JOIN pg_namespace n …
-- again [d8f6b7e8] WITH friend AS (SELECT r.oid FROM pg_catalog.pg_roles r WHER …
-- again [35125d5e] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
SELECT CASE WHEN (CASE WHEN v.k::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(v.k::text) = 36 THEN true ELSE false END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN v.k::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(v.k::text) = 36 THEN true ELSE false END) THEN ((substr(v.k::text,8,1)||substr(v.k::text,10,4)||substr(v.k::text,16,3)||'-'||substr(v.k::text,4,4)||'-1'||substr(v.k::text,1,3)||substr(v.k::text,19))::text)::text END FROM (SELECT $1::text AS k) v; -- [5e41a89f]
--   '<id 2>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "public"."parent" WHERE "id" IS NULL;
SELECT "public"."parent"."id" FROM "public"."parent" WHERE "public"."parent"."id" IS NOT NULL;
SELECT count(*) FROM "public"."child" WHERE "parent" IS NULL;
SELECT "public"."child"."parent", "public"."child"."n" FROM "public"."child" WHERE "public"."child"."parent" IS NOT NULL;
SELECT count(*) FROM "public"."child" c WHERE c."parent" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."parent" p WHERE p."id" = c."parent");
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'parent', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'parent'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'parent'
-- again [f0944246] SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid …
--   'public', 'parent'
-- again [df84d02d] SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.con …
--   'public', 'parent'
-- again [c6d83780] SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'tr …
--   'public', 'parent', '{"id"}'
-- again [25cfa6ca] SELECT x.relname, k, CASE WHEN to_jsonb(i) ->> 'indnullsnotd …
--   'public', 'parent'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'child', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'child'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'child'
-- again [f0944246] SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid …
--   'public', 'child'
-- again [df84d02d] SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.con …
--   'public', 'child'
-- again [c6d83780] SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'tr …
--   'public', 'child', '{"parent"}'
-- again [25cfa6ca] SELECT x.relname, k, CASE WHEN to_jsonb(i) ->> 'indnullsnotd …
--   'public', 'child'
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
EXPLAIN UPDATE "public"."parent" SET "id" = "id" WHERE false;
SELECT 1 FROM "public"."parent" WHERE false FOR UPDATE;
EXPLAIN UPDATE "public"."child" SET "parent" = "parent" WHERE false;
SELECT 1 FROM "public"."child" WHERE false FOR UPDATE;
ROLLBACK;
-- again [848a2e25] SELECT (SELECT count(*) FROM pg_class c JOIN pg_namespace n …
-- again [d8f6b7e8] WITH friend AS (SELECT r.oid FROM pg_catalog.pg_roles r WHER …
BEGIN; -- read committed
-- again [edd4c25c] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
UPDATE "sqluuid"."migration" SET active = $1, state = $2, pass = $3, normalise = $4, moved = $5, total = $6, before_counts = $7, updated_at = $8, finished_at = $9, seq = seq + 1 WHERE id = $10 AND seq = $11; -- [5e404d8a]
--   '<hash 1>', 'undoing', 0, 0, 0, 120,
--   '{"columns":{"public.child.parent":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4","key":["n"],"now_rows":"60:048f83ec49608160d8792f78d88e33e2","expect_rows":"60:e56634988c464943a67ecc362af7d12d"},"public.parent.id":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4"}},"orphans":{"public.child (parent) \u2192 public.parent (id)":0}}' -- [e5c414fd],
--   '<time>', NULL, 1, <number 5>
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
UPDATE "sqluuid"."migration_journal" SET todo = CASE todo WHEN 0 THEN 1 ELSE 2 END WHERE run_id = $1;
--   1
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'parent', ''
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'parent'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'parent'
-- again [7aee3ac1] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'child', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'child'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'child'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'parent'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'child'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'parent', 'id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'child', 'parent'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'parent'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'child'
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
WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(substr($1::bytea, 16 * g + 1, 16), 'hex')::uuid ORDER BY g) FROM generate_series(0, length($1::bytea) / 16 - 1) g) AS o, (SELECT array_agg(encode(substr($2::bytea, 16 * g + 1, 16), 'hex')::uuid ORDER BY g) FROM generate_series(0, length($2::bytea) / 16 - 1) g) AS n), k AS MATERIALIZED (SELECT string_to_array($3::text, E'\n')::text[] AS k), u0 AS (UPDATE "public"."parent" SET "id" = (substr("public"."parent"."id"::text,8,1)||substr("public"."parent"."id"::text,10,4)||substr("public"."parent"."id"::text,16,3)||'-'||substr("public"."parent"."id"::text,4,4)||'-1'||substr("public"."parent"."id"::text,1,3)||substr("public"."parent"."id"::text,19))::text WHERE "public"."parent"."id" = ANY ((SELECT k FROM k)::text[]) RETURNING 1), u1 AS (UPDATE "public"."child" SET "parent" = (substr("public"."child"."parent"::text,8,1)||substr("public"."child"."parent"::text,10,4)||substr("public"."child"."parent"::text,16,3)||'-'||substr("public"."child"."parent"::text,4,4)||'-1'||substr("public"."child"."parent"::text,1,3)||substr("public"."child"."parent"::text,19))::text, "n" = "n" WHERE "public"."child"."parent" = ANY ((SELECT k FROM k)::text[]) RETURNING 1) SELECT (SELECT count(*) FROM u0), (SELECT count(*) FROM u1) WHERE (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL; -- [a6f16ef8]
--   x'1e0059b44a446b5d91eba5ecada7f6551e0099f50c226f7f9ea1751b2dcd30911e021952aed66c72aaf28ea89b3288c41e03534497986c9db74ea88d7b2208ba1e0382f467796c7096679f988c6113b01e0413938aaa6486aeffb17801b2deff1e043ab3202263e383a56abe492c48e41e044615c0c16c3fa78066600072b6a91e044e7285356b13a72f91ff06fedc5f1e0695b440ba6a94b227d449c433224e1e06995010e664d490460516253106191e07cef46ad66d12963c173f03320bdc1e08c82465486a23b065953e421a1fd11e0a2b31c56b6ad5b9207da29f8c4a9f1e0a30e238d76db3a68baa746f3f6a2e1e0a551387366d55bc11392cdca66b801e0a8412d1b36255a0550b831b2e9e5a1e0c58612c6b6312881857c78f41e0251e0caa8072c363bfbe6373127acf670b1e0e02c223b26424abbd37c6cf2ac1de' -- [adb9264d],
--   x'44a44b5d059b11e091eba5ecada7f65550c22f7f099f11e09ea1751b2dcd30912aed6c72219511e0aaf28ea89b3288c449798c9d353411e0b74ea88d7b2208ba46779c70382f11e096679f988c6113b038aaa486413911e0aeffb17801b2deff320223e343ab11e083a56abe492c48e45c0c1c3f446111e0a78066600072b6a928535b1344e711e0a72f91ff06fedc5f440baa94695b11e0b227d449c433224e010e64d4699511e0904605162531061946ad6d127cef11e0963c173f03320bdc46548a238c8211e0b065953e421a1fd11c56bad5a2b311e0b9207da29f8c4a9f238d7db3a30e11e0a68baa746f3f6a2e38736d55a55111e0bc11392cdca66b802d1b3255a84111e0a0550b831b2e9e5a12c6b312c58611e0881857c78f41e025072c33bfcaa811e0be6373127acf670b223b2424e02c11e0abbd37c6cf2ac1de' -- [31392763],
--   '1e0059b4-4a44-6b5d-91eb-a5ecada7f655
--   1E0059B4-4A44-6B5D-91EB-A5ECADA7F655
--   1e0099f5-0c22-6f7f-9ea1-751b2dcd3091
--   1E0099F5-0C22-6F7F-9EA1-751B2DCD3091
--   1e021952-aed6-6c72-aaf2-8ea89b3288c4
--   1E021952-AED6-6C72-AAF2-8EA89B3288C4
--   1e035344-9798-6c9d-b74e-a88d7b2208ba
--   1E035344-9798-6C9D-B74E-A88D7B2208BA
--   1e0382f4-6779-6c70-9667-9f988c6113b0
--   1E0382F4-6779-6C70-9667-9F988C6113B0
--   1e041393-8aaa-6486-aeff-b17801b2deff
--   1E041393-8AAA-6486-AEFF-B17801B2DEFF
--   1e043ab3-2022-63e3-83a5-6abe492c48e4
--   1E043AB3-2022-63E3-83A5-6ABE492C48E4
--   1e044615-c0c1-6c3f-a780-66600072b6a9
--   1E044615-C0C1-6C3F-A780-66600072B6A9
--   1e044e72-8535-6b13-a72f-91ff06fedc5f
--   1E044E72-8535-6B13-A72F-91FF06FEDC5F
--   1e0695b4-40ba-6a94-b227-d449c433224e
--   1E0695B4-40BA-6A94-B227-D449C433224E
--   1e069950-10e6-64d4-9046-051625310619
--   1E069950-10E6-64D4-9046-051625310619
--   1e07cef4-6ad6-6d12-963c-173f03320bdc
--   1E07CEF4-6AD6-6D12-963C-173F03320BDC
--   1e08c824-6548-6a23-b065-953e421a1fd1
--   1E08C824-6548-6A23-B065-953E421A1FD1
--   1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f
--   1E0A2B31-C56B-6AD5-B920-7DA29F8C4A9F
--   1e0a30e2-38d7-6db3-a68b-aa746f3f6a2e
--   1E0A30E2-38D7-6DB3-A68B-AA746F3F6A2E
--   1e0a5513-8736-6d55-bc11-392cdca66b80
--   1E0A5513-8736-6D55-BC11-392CDCA66B80
--   1e0a8412-d1b3-6255-a055-0b831b2e9e5a
--   1E0A8412-D1B3-6255-A055-0B831B2E9E5A
--   1e0c5861-2c6b-6312-8818-57c78f41e025
--   1E0C5861-2C6B-6312-8818-57C78F41E025
--   1e0caa80-72c3-63bf-be63-73127acf670b
--   1E0CAA80-72C3-63BF-BE63-73127ACF670B
--   1e0e02c2-23b2-6424-abbd-37c6cf2ac1de
--   1E0E02C2-23B2-6424-ABBD-37C6CF2AC1DE' -- [dc93317e]
SET search_path = pg_catalog, pg_temp;
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   40, 20, again [04679d9d] x'010e64d4699511e09046051625310619072c33bfcaa811e0be6373127a …, 1,
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
-- again [a6f16ef8] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'1e004b77ae986e3cb998f4cace58d3d71e006f27f252639d9fbd68a82e924a601e01349961c06c1e84566dd97d0471451e02ebb70ee26816bb4c11771fb288791e03990a375960b0b6712d5113c683fe1e03f037bb0c6be2b88b883615943ce81e046ce829be6feda6064d971dc1aa461e063585d27d633fb106488524072e7a1e07bf46449c6183a51fdc0b01cdd7351e084359312b6bd0ba69210e5c863d001e08f826e6e96f56b4ab97f80a5bdb2f1e0953d98f756e179be27df760acd3d41e0a1eb8de916bf79e572b8fda751e0d1e0a3f9689cc66cc93034439d5f715c91e0b3c382d93602d93d3a47b7b80e1271e0b62a902a46a2ea63e4f939696dfdf1e0ce8a7d6606c2d984fbb015a5e32081e0e66971385637384fb8d803efa17fa1e0e6d367d1b65a1bd5e88aa6f92c41a1e0eca7763d2648fb311d1b1a7f374a3' -- [d94ff399],
--   x'7ae98e3c04b711e0b998f4cace58d3d77f25239d06f211e09fbd68a82e924a60961c0c1e134911e084566dd97d04714570ee28162ebb11e0bb4c11771fb28879a37590b0399011e0b6712d5113c683fe7bb0cbe23f0311e0b88b883615943ce8829befed46ce11e0a6064d971dc1aa465d27d33f635811e0b106488524072e7a6449c1837bf411e0a51fdc0b01cdd7359312bbd0843511e0ba69210e5c863d006e6e9f568f8211e0b4ab97f80a5bdb2f98f75e17953d11e09be27df760acd3d48de91bf7a1eb11e09e572b8fda751e0d689cc6cca3f911e093034439d5f715c982d9302db3c311e093d3a47b7b80e127902a4a2eb62a11e0a63e4f939696dfdf7d660c2dce8a11e0984fbb015a5e320871385373e66911e084fb8d803efa17fa67d1b5a1e6d311e0bd5e88aa6f92c41a763d248feca711e0b311d1b1a7f374a3' -- [44ff329b],
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7
--   1E004B77-AE98-6E3C-B998-F4CACE58D3D7
--   1e006f27-f252-639d-9fbd-68a82e924a60
--   1E006F27-F252-639D-9FBD-68A82E924A60
--   1e013499-61c0-6c1e-8456-6dd97d047145
--   1E013499-61C0-6C1E-8456-6DD97D047145
--   1e02ebb7-0ee2-6816-bb4c-11771fb28879
--   1E02EBB7-0EE2-6816-BB4C-11771FB28879
--   1e03990a-3759-60b0-b671-2d5113c683fe
--   1E03990A-3759-60B0-B671-2D5113C683FE
--   1e03f037-bb0c-6be2-b88b-883615943ce8
--   1E03F037-BB0C-6BE2-B88B-883615943CE8
--   1e046ce8-29be-6fed-a606-4d971dc1aa46
--   1E046CE8-29BE-6FED-A606-4D971DC1AA46
--   1e063585-d27d-633f-b106-488524072e7a
--   1E063585-D27D-633F-B106-488524072E7A
--   1e07bf46-449c-6183-a51f-dc0b01cdd735
--   1E07BF46-449C-6183-A51F-DC0B01CDD735
--   1e084359-312b-6bd0-ba69-210e5c863d00
--   1E084359-312B-6BD0-BA69-210E5C863D00
--   1e08f826-e6e9-6f56-b4ab-97f80a5bdb2f
--   1E08F826-E6E9-6F56-B4AB-97F80A5BDB2F
--   1e0953d9-8f75-6e17-9be2-7df760acd3d4
--   1E0953D9-8F75-6E17-9BE2-7DF760ACD3D4
--   1e0a1eb8-de91-6bf7-9e57-2b8fda751e0d
--   1E0A1EB8-DE91-6BF7-9E57-2B8FDA751E0D
--   1e0a3f96-89cc-66cc-9303-4439d5f715c9
--   1E0A3F96-89CC-66CC-9303-4439D5F715C9
--   1e0b3c38-2d93-602d-93d3-a47b7b80e127
--   1E0B3C38-2D93-602D-93D3-A47B7B80E127
--   1e0b62a9-02a4-6a2e-a63e-4f939696dfdf
--   1E0B62A9-02A4-6A2E-A63E-4F939696DFDF
--   1e0ce8a7-d660-6c2d-984f-bb015a5e3208
--   1E0CE8A7-D660-6C2D-984F-BB015A5E3208
--   1e0e6697-1385-6373-84fb-8d803efa17fa
--   1E0E6697-1385-6373-84FB-8D803EFA17FA
--   1e0e6d36-7d1b-65a1-bd5e-88aa6f92c41a
--   1E0E6D36-7D1B-65A1-BD5E-88AA6F92C41A
--   1e0eca77-63d2-648f-b311-d1b1a7f374a3
--   1E0ECA77-63D2-648F-B311-D1B1A7F374A3' -- [c4f6e260]
SET search_path = pg_catalog, pg_temp;
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   40, 20, again [804bb679] x'5d27d33f635811e0b106488524072e7a6449c1837bf411e0a51fdc0b01 …, 1,
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
-- again [a6f16ef8] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'1e00953deda36b9d828f5ab158206a791e00d72c96c76226a95fb2a74842541d1e01aefbefc1687fad94199ab9aba85c1e03898ca15769498d444a0d841bd48e1e03afbdfa426d088785401ec8e3520f1e0425cab06a6184bcae73ad764b1fae1e044badba9e6a659cfd413d7dffc0db1e04930d94586f2b804831b3e827a13e1e05059b6f28663dbeea0307f157cad31e06e10bc40667239f19cf420fc1cfc21e08066c04676d548945564fd83a995d1e0931ebac486d758cc163471b08b9cd1e09840c278b61cab4a0dbbda02216741e0a15fc3fe5693c920f243a5f2420e21e0b342bd20c617189e1f75655e9d2431e0c259ff90c6438b1c5f58a010193ba1e0d835decd66a1a8e2ce672cd2128571e0e1d4d26a06698832bf6859b9103c51e0ec23ce4546fa48706359b2914ec751e0ec4cbef3a6659a3e3f1659cb336d0' -- [1fd2db8e],
--   x'deda3b9d095311e0828f5ab158206a79c96c72260d7211e0a95fb2a74842541dbefc187f1aef11e0ad94199ab9aba85cca157949389811e08d444a0d841bd48edfa42d083afb11e08785401ec8e3520fab06a184425c11e0bcae73ad764b1faedba9ea6544ba11e09cfd413d7dffc0dbd9458f2b493011e0804831b3e827a13eb6f2863d505911e0beea0307f157cad3bc4067236e1011e09f19cf420fc1cfc2c0467d54806611e08945564fd83a995dbac48d75931e11e08cc163471b08b9cdc278b1ca984011e0b4a0dbbda0221674c3fe593ca15f11e0920f243a5f2420e2bd20c171b34211e089e1f75655e9d243ff90c438c25911e0b1c5f58a010193badecd6a1ad83511e08e2ce672cd212857d26a0698e1d411e0832bf6859b9103c5ce454fa4ec2311e08706359b2914ec75bef3a659ec4c11e0a3e3f1659cb336d0' -- [6fea67f3],
--   '1e00953d-eda3-6b9d-828f-5ab158206a79
--   1E00953D-EDA3-6B9D-828F-5AB158206A79
--   1e00d72c-96c7-6226-a95f-b2a74842541d
--   1E00D72C-96C7-6226-A95F-B2A74842541D
--   1e01aefb-efc1-687f-ad94-199ab9aba85c
--   1E01AEFB-EFC1-687F-AD94-199AB9ABA85C
--   1e03898c-a157-6949-8d44-4a0d841bd48e
--   1E03898C-A157-6949-8D44-4A0D841BD48E
--   1e03afbd-fa42-6d08-8785-401ec8e3520f
--   1E03AFBD-FA42-6D08-8785-401EC8E3520F
--   1e0425ca-b06a-6184-bcae-73ad764b1fae
--   1E0425CA-B06A-6184-BCAE-73AD764B1FAE
--   1e044bad-ba9e-6a65-9cfd-413d7dffc0db
--   1E044BAD-BA9E-6A65-9CFD-413D7DFFC0DB
--   1e04930d-9458-6f2b-8048-31b3e827a13e
--   1E04930D-9458-6F2B-8048-31B3E827A13E
--   1e05059b-6f28-663d-beea-0307f157cad3
--   1E05059B-6F28-663D-BEEA-0307F157CAD3
--   1e06e10b-c406-6723-9f19-cf420fc1cfc2
--   1E06E10B-C406-6723-9F19-CF420FC1CFC2
--   1e08066c-0467-6d54-8945-564fd83a995d
--   1E08066C-0467-6D54-8945-564FD83A995D
--   1e0931eb-ac48-6d75-8cc1-63471b08b9cd
--   1E0931EB-AC48-6D75-8CC1-63471B08B9CD
--   1e09840c-278b-61ca-b4a0-dbbda0221674
--   1E09840C-278B-61CA-B4A0-DBBDA0221674
--   1e0a15fc-3fe5-693c-920f-243a5f2420e2
--   1E0A15FC-3FE5-693C-920F-243A5F2420E2
--   1e0b342b-d20c-6171-89e1-f75655e9d243
--   1E0B342B-D20C-6171-89E1-F75655E9D243
--   1e0c259f-f90c-6438-b1c5-f58a010193ba
--   1E0C259F-F90C-6438-B1C5-F58A010193BA
--   1e0d835d-ecd6-6a1a-8e2c-e672cd212857
--   1E0D835D-ECD6-6A1A-8E2C-E672CD212857
--   1e0e1d4d-26a0-6698-832b-f6859b9103c5
--   1E0E1D4D-26A0-6698-832B-F6859B9103C5
--   1e0ec23c-e454-6fa4-8706-359b2914ec75
--   1E0EC23C-E454-6FA4-8706-359B2914EC75
--   1e0ec4cb-ef3a-6659-a3e3-f1659cb336d0
--   1E0EC4CB-EF3A-6659-A3E3-F1659CB336D0' -- [8ebfbf46]
SET search_path = pg_catalog, pg_temp;
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   40, 20, again [690c5027] x'ab06a184425c11e0bcae73ad764b1faeb6f2863d505911e0beea0307f1 …, 1,
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
--   'parent', ''
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'parent'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'parent'
-- again [7aee3ac1] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'child', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'child'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'child'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'parent'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'child'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'parent', 'id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'child', 'parent'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'parent'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'child'
SELECT no, todo, n, moved, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1;
--   1
SELECT count(*) FROM "public"."parent" WHERE "id" IS NULL;
SELECT "public"."parent"."id" FROM "public"."parent" WHERE "public"."parent"."id" IS NOT NULL;
SELECT count(*) FROM "public"."child" WHERE "parent" IS NULL;
SELECT "public"."child"."parent", "public"."child"."n" FROM "public"."child" WHERE "public"."child"."parent" IS NOT NULL;
SELECT count(*) FROM "public"."child" c WHERE c."parent" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."parent" p WHERE p."id" = c."parent");
-- again [b1f98255] SELECT m.nspname, i.relname, kn.nspname, k.relname, pg_relat …
--   'public', 'parent', 'id'
-- again [b1f98255] SELECT m.nspname, i.relname, kn.nspname, k.relname, pg_relat …
--   'public', 'child', 'parent'
BEGIN; -- read committed
-- again [edd4c25c] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
-- again [d0e289f5] UPDATE "sqluuid"."migration" SET active = $1, state = $2, pa …
--   NULL, 'undone', 0, 0, 120, 120,
--   again [e5c414fd] '{"columns":{"public.child.parent":{"rows":60,"nulls":0,"now …, '<time>',
--   '<time>', 1, <number 6>
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
DELETE FROM "sqluuid"."migration_journal" WHERE run_id = $1;
--   1
DELETE FROM "sqluuid"."migration_kept" WHERE run_id = $1;
--   1
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
