-- in place, with ids of other versions that stay, and its undo
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
--   'orders', ''
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
--   'public', 'orders'
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
--   'public', 'orders'
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
--   'items', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'items'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'items'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'shipments', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'shipments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'shipments'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'payments', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'payments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'payments'
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
--   'public', 'orders'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'items'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'shipments'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'payments'
SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, current_user) FROM pg_namespace n
WHERE n.nspname = $1 AND $2 <> '' AND $3 <> '' AND NOT has_schema_privilege(n.oid, 'USAGE')
UNION ALL SELECT format('GRANT SELECT ON %I.%I TO %I', n.nspname, c.relname, current_user)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
 JOIN pg_attribute a ON a.attrelid = c.oid
WHERE n.nspname = $1 AND c.relname = $2 AND a.attname = $3
 AND NOT has_column_privilege(c.oid, a.attnum, 'SELECT'); -- [25c27692]
--   'public', 'orders', 'id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'items', 'order_id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'shipments', 'order_id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'shipments', 'previous'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'payments', 'order_id'
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
--   'public', 'orders'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'items'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'shipments'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'payments'
SELECT * FROM (SELECT format('GRANT UPDATE (%I) ON %I.%I TO %I', a.attname, n.nspname, c.relname, current_user)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
 JOIN pg_attribute a ON a.attrelid = c.oid
WHERE n.nspname = $1 AND c.relname = $2 AND a.attname = $3
 AND NOT has_column_privilege(c.oid, a.attnum, 'UPDATE')) shown WHERE (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL; -- [50d03a24]
--   'public', 'orders', 'id'
SET search_path = pg_catalog, pg_temp;
-- again [50d03a24] SELECT * FROM (SELECT format('GRANT UPDATE (%I) ON %I.%I TO …
--   'public', 'items', 'order_id'
SET search_path = pg_catalog, pg_temp;
-- again [50d03a24] SELECT * FROM (SELECT format('GRANT UPDATE (%I) ON %I.%I TO …
--   'public', 'shipments', 'order_id'
SET search_path = pg_catalog, pg_temp;
-- again [50d03a24] SELECT * FROM (SELECT format('GRANT UPDATE (%I) ON %I.%I TO …
--   'public', 'shipments', 'previous'
SET search_path = pg_catalog, pg_temp;
-- again [50d03a24] SELECT * FROM (SELECT format('GRANT UPDATE (%I) ON %I.%I TO …
--   'public', 'payments', 'order_id'
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
--   'public', 'orders', 'id'
SET search_path = pg_catalog, pg_temp;
-- again [3646309c] SELECT * FROM (WITH part AS (SELECT c.oid AS root, x.relid …
--   'public', 'items', 'order_id'
SET search_path = pg_catalog, pg_temp;
-- again [3646309c] SELECT * FROM (WITH part AS (SELECT c.oid AS root, x.relid …
--   'public', 'shipments', 'order_id'
SET search_path = pg_catalog, pg_temp;
-- again [3646309c] SELECT * FROM (WITH part AS (SELECT c.oid AS root, x.relid …
--   'public', 'shipments', 'previous'
SET search_path = pg_catalog, pg_temp;
-- again [3646309c] SELECT * FROM (WITH part AS (SELECT c.oid AS root, x.relid …
--   'public', 'payments', 'order_id'
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
--   'public', 'orders'
-- again [1c541843] SELECT DISTINCT format('the publication %I leaves out the up …
--   'public', 'items'
-- again [1c541843] SELECT DISTINCT format('the publication %I leaves out the up …
--   'public', 'shipments'
-- again [1c541843] SELECT DISTINCT format('the publication %I leaves out the up …
--   'public', 'payments'
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
--   'public', 'orders', 'id'
SET search_path = pg_catalog, pg_temp;
-- again [cd801fd7] SELECT * FROM (SELECT DISTINCT format('the publication %I ha …
--   'public', 'items', 'order_id'
SET search_path = pg_catalog, pg_temp;
-- again [cd801fd7] SELECT * FROM (SELECT DISTINCT format('the publication %I ha …
--   'public', 'shipments', 'order_id'
SET search_path = pg_catalog, pg_temp;
-- again [cd801fd7] SELECT * FROM (SELECT DISTINCT format('the publication %I ha …
--   'public', 'shipments', 'previous'
SET search_path = pg_catalog, pg_temp;
-- again [cd801fd7] SELECT * FROM (SELECT DISTINCT format('the publication %I ha …
--   'public', 'payments', 'order_id'
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
--   '{"public","public","public","public","public"}',
--   '{"orders","items","shipments","shipments","payments"}',
--   '{"id","order_id","order_id","previous","order_id"}'
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
--   'public', 'orders'
SET search_path = pg_catalog, pg_temp;
-- again [20c4a840] SELECT * FROM (WITH RECURSIVE t AS (SELECT c.oid FROM pg_cla …
--   'public', 'items'
SET search_path = pg_catalog, pg_temp;
-- again [20c4a840] SELECT * FROM (WITH RECURSIVE t AS (SELECT c.oid FROM pg_cla …
--   'public', 'shipments'
SET search_path = pg_catalog, pg_temp;
-- again [20c4a840] SELECT * FROM (WITH RECURSIVE t AS (SELECT c.oid FROM pg_cla …
--   'public', 'payments'
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
SELECT count(*) FROM "public"."orders" WHERE "id" IS NULL;
SELECT "public"."orders"."id" FROM "public"."orders" WHERE "public"."orders"."id" IS NOT NULL;
SELECT count(*) FROM "public"."items" WHERE "order_id" IS NULL;
SELECT "public"."items"."order_id", "public"."items"."line" FROM "public"."items" WHERE "public"."items"."order_id" IS NOT NULL;
SELECT count(*) FROM "public"."shipments" WHERE "order_id" IS NULL;
SELECT "public"."shipments"."order_id" FROM "public"."shipments" WHERE "public"."shipments"."order_id" IS NOT NULL;
SELECT count(*) FROM "public"."shipments" WHERE "previous" IS NULL;
SELECT "public"."shipments"."previous", "public"."shipments"."order_id" FROM "public"."shipments" WHERE "public"."shipments"."previous" IS NOT NULL;
SELECT count(*) FROM "public"."payments" WHERE "order_id" IS NULL;
SELECT "public"."payments"."order_id", "public"."payments"."n" FROM "public"."payments" WHERE "public"."payments"."order_id" IS NOT NULL;
SELECT count(*) FROM "public"."items" c WHERE c."tenant" IS NOT NULL AND c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."tenant" = c."tenant" AND p."id" = c."order_id"); -- [e4d30486]
SELECT count(*) FROM "public"."shipments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."id" = c."order_id");
SELECT count(*) FROM "public"."shipments" c WHERE c."previous" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."shipments" p WHERE p."order_id" = c."previous");
SELECT count(*) FROM "public"."payments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."id" = c."order_id");
SELECT a."id"::text FROM "public"."orders" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."id"),6)>>4 = 6 AND get_byte(uuid_send(a."id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."orders" b WHERE b."id" IN ((substr(encode(uuid_send(a."id"),'hex'),8,5)||substr(encode(uuid_send(a."id"),'hex'),14,3)||substr(encode(uuid_send(a."id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."id"),'hex'),1,3)||substr(encode(uuid_send(a."id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [40936763]
SELECT a."id"::text FROM "public"."orders" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."id"),6)>>4 = 6 AND get_byte(uuid_send(a."id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."items" b WHERE b."order_id" IN ((substr(encode(uuid_send(a."id"),'hex'),8,5)||substr(encode(uuid_send(a."id"),'hex'),14,3)||substr(encode(uuid_send(a."id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."id"),'hex'),1,3)||substr(encode(uuid_send(a."id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [5071e0a5]
SELECT a."id"::text FROM "public"."orders" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."id"),6)>>4 = 6 AND get_byte(uuid_send(a."id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."shipments" b WHERE b."order_id" IN ((substr(encode(uuid_send(a."id"),'hex'),8,5)||substr(encode(uuid_send(a."id"),'hex'),14,3)||substr(encode(uuid_send(a."id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."id"),'hex'),1,3)||substr(encode(uuid_send(a."id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [05177db1]
SELECT a."id"::text FROM "public"."orders" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."id"),6)>>4 = 6 AND get_byte(uuid_send(a."id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."shipments" b WHERE b."previous" IN ((substr(encode(uuid_send(a."id"),'hex'),8,5)||substr(encode(uuid_send(a."id"),'hex'),14,3)||substr(encode(uuid_send(a."id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."id"),'hex'),1,3)||substr(encode(uuid_send(a."id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [1f81c931]
SELECT a."id"::text FROM "public"."orders" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."id"),6)>>4 = 6 AND get_byte(uuid_send(a."id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."payments" b WHERE b."order_id" IN ((substr(encode(uuid_send(a."id"),'hex'),8,5)||substr(encode(uuid_send(a."id"),'hex'),14,3)||substr(encode(uuid_send(a."id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."id"),'hex'),1,3)||substr(encode(uuid_send(a."id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [f142aeeb]
SELECT a."order_id"::text FROM "public"."items" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."order_id"),6)>>4 = 6 AND get_byte(uuid_send(a."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."orders" b WHERE b."id" IN ((substr(encode(uuid_send(a."order_id"),'hex'),8,5)||substr(encode(uuid_send(a."order_id"),'hex'),14,3)||substr(encode(uuid_send(a."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."order_id"),'hex'),1,3)||substr(encode(uuid_send(a."order_id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [1a9ca209]
SELECT a."order_id"::text FROM "public"."items" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."order_id"),6)>>4 = 6 AND get_byte(uuid_send(a."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."items" b WHERE b."order_id" IN ((substr(encode(uuid_send(a."order_id"),'hex'),8,5)||substr(encode(uuid_send(a."order_id"),'hex'),14,3)||substr(encode(uuid_send(a."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."order_id"),'hex'),1,3)||substr(encode(uuid_send(a."order_id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [b2c80e92]
SELECT a."order_id"::text FROM "public"."items" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."order_id"),6)>>4 = 6 AND get_byte(uuid_send(a."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."shipments" b WHERE b."order_id" IN ((substr(encode(uuid_send(a."order_id"),'hex'),8,5)||substr(encode(uuid_send(a."order_id"),'hex'),14,3)||substr(encode(uuid_send(a."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."order_id"),'hex'),1,3)||substr(encode(uuid_send(a."order_id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [6687f44c]
SELECT a."order_id"::text FROM "public"."items" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."order_id"),6)>>4 = 6 AND get_byte(uuid_send(a."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."shipments" b WHERE b."previous" IN ((substr(encode(uuid_send(a."order_id"),'hex'),8,5)||substr(encode(uuid_send(a."order_id"),'hex'),14,3)||substr(encode(uuid_send(a."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."order_id"),'hex'),1,3)||substr(encode(uuid_send(a."order_id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [1ec3bc7a]
SELECT a."order_id"::text FROM "public"."items" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."order_id"),6)>>4 = 6 AND get_byte(uuid_send(a."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."payments" b WHERE b."order_id" IN ((substr(encode(uuid_send(a."order_id"),'hex'),8,5)||substr(encode(uuid_send(a."order_id"),'hex'),14,3)||substr(encode(uuid_send(a."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."order_id"),'hex'),1,3)||substr(encode(uuid_send(a."order_id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [4bcfce6f]
SELECT a."order_id"::text FROM "public"."shipments" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."order_id"),6)>>4 = 6 AND get_byte(uuid_send(a."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."orders" b WHERE b."id" IN ((substr(encode(uuid_send(a."order_id"),'hex'),8,5)||substr(encode(uuid_send(a."order_id"),'hex'),14,3)||substr(encode(uuid_send(a."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."order_id"),'hex'),1,3)||substr(encode(uuid_send(a."order_id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [6c16a897]
SELECT a."order_id"::text FROM "public"."shipments" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."order_id"),6)>>4 = 6 AND get_byte(uuid_send(a."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."items" b WHERE b."order_id" IN ((substr(encode(uuid_send(a."order_id"),'hex'),8,5)||substr(encode(uuid_send(a."order_id"),'hex'),14,3)||substr(encode(uuid_send(a."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."order_id"),'hex'),1,3)||substr(encode(uuid_send(a."order_id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [725831e3]
SELECT a."order_id"::text FROM "public"."shipments" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."order_id"),6)>>4 = 6 AND get_byte(uuid_send(a."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."shipments" b WHERE b."order_id" IN ((substr(encode(uuid_send(a."order_id"),'hex'),8,5)||substr(encode(uuid_send(a."order_id"),'hex'),14,3)||substr(encode(uuid_send(a."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."order_id"),'hex'),1,3)||substr(encode(uuid_send(a."order_id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [52083542]
SELECT a."order_id"::text FROM "public"."shipments" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."order_id"),6)>>4 = 6 AND get_byte(uuid_send(a."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."shipments" b WHERE b."previous" IN ((substr(encode(uuid_send(a."order_id"),'hex'),8,5)||substr(encode(uuid_send(a."order_id"),'hex'),14,3)||substr(encode(uuid_send(a."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."order_id"),'hex'),1,3)||substr(encode(uuid_send(a."order_id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [9167ded5]
SELECT a."order_id"::text FROM "public"."shipments" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."order_id"),6)>>4 = 6 AND get_byte(uuid_send(a."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."payments" b WHERE b."order_id" IN ((substr(encode(uuid_send(a."order_id"),'hex'),8,5)||substr(encode(uuid_send(a."order_id"),'hex'),14,3)||substr(encode(uuid_send(a."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."order_id"),'hex'),1,3)||substr(encode(uuid_send(a."order_id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [d307d282]
SELECT a."order_id"::text FROM "public"."payments" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."order_id"),6)>>4 = 6 AND get_byte(uuid_send(a."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."orders" b WHERE b."id" IN ((substr(encode(uuid_send(a."order_id"),'hex'),8,5)||substr(encode(uuid_send(a."order_id"),'hex'),14,3)||substr(encode(uuid_send(a."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."order_id"),'hex'),1,3)||substr(encode(uuid_send(a."order_id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [5820b2be]
SELECT a."order_id"::text FROM "public"."payments" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."order_id"),6)>>4 = 6 AND get_byte(uuid_send(a."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."items" b WHERE b."order_id" IN ((substr(encode(uuid_send(a."order_id"),'hex'),8,5)||substr(encode(uuid_send(a."order_id"),'hex'),14,3)||substr(encode(uuid_send(a."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."order_id"),'hex'),1,3)||substr(encode(uuid_send(a."order_id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [0eb377cd]
SELECT a."order_id"::text FROM "public"."payments" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."order_id"),6)>>4 = 6 AND get_byte(uuid_send(a."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."shipments" b WHERE b."order_id" IN ((substr(encode(uuid_send(a."order_id"),'hex'),8,5)||substr(encode(uuid_send(a."order_id"),'hex'),14,3)||substr(encode(uuid_send(a."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."order_id"),'hex'),1,3)||substr(encode(uuid_send(a."order_id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [99c0286c]
SELECT a."order_id"::text FROM "public"."payments" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."order_id"),6)>>4 = 6 AND get_byte(uuid_send(a."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."shipments" b WHERE b."previous" IN ((substr(encode(uuid_send(a."order_id"),'hex'),8,5)||substr(encode(uuid_send(a."order_id"),'hex'),14,3)||substr(encode(uuid_send(a."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."order_id"),'hex'),1,3)||substr(encode(uuid_send(a."order_id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [ad924dc0]
SELECT a."order_id"::text FROM "public"."payments" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."order_id"),6)>>4 = 6 AND get_byte(uuid_send(a."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "public"."payments" b WHERE b."order_id" IN ((substr(encode(uuid_send(a."order_id"),'hex'),8,5)||substr(encode(uuid_send(a."order_id"),'hex'),14,3)||substr(encode(uuid_send(a."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."order_id"),'hex'),1,3)||substr(encode(uuid_send(a."order_id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1; -- [00c56855]
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'orders', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'orders'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'orders'
SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid) || ') AS ' || format_type(a.atttypid,
 a.atttypmod) || ')'
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
 JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_attrdef d ON d.adrelid = c.oid
 AND d.adnum = a.attnum
WHERE n.nspname = $1 AND c.relname = $2 AND a.attgenerated <> '' AND NOT a.attisdropped
 ORDER BY a.attnum; -- [f0944246]
--   'public', 'orders'
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
--   'public', 'orders'
SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'true')
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_partition_tree(c.oid) x
WHERE n.nspname = $1 AND c.relname = $2 AND c.relkind = 'p' AND x.isleaf AND EXISTS (
 SELECT 1 FROM pg_partition_tree(c.oid) y JOIN pg_partitioned_table p ON p.partrelid = y.relid
 JOIN pg_attribute a ON a.attrelid = p.partrelid
  AND (a.attnum = ANY (p.partattrs::int2[]) OR p.partexprs IS NOT NULL)
  AND a.attname = ANY ($3::text[]))
ORDER BY x.relid; -- [c6d83780]
--   'public', 'orders', '{"id"}'
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
--   'public', 'orders'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'items', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'items'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'items'
-- again [f0944246] SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid …
--   'public', 'items'
-- again [df84d02d] SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.con …
--   'public', 'items'
-- again [c6d83780] SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'tr …
--   'public', 'items', '{"order_id"}'
-- again [25cfa6ca] SELECT x.relname, k, CASE WHEN to_jsonb(i) ->> 'indnullsnotd …
--   'public', 'items'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'shipments', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'shipments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'shipments'
-- again [f0944246] SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid …
--   'public', 'shipments'
-- again [df84d02d] SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.con …
--   'public', 'shipments'
-- again [c6d83780] SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'tr …
--   'public', 'shipments', '{"order_id","previous"}'
-- again [25cfa6ca] SELECT x.relname, k, CASE WHEN to_jsonb(i) ->> 'indnullsnotd …
--   'public', 'shipments'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'payments', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'payments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'payments'
-- again [f0944246] SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid …
--   'public', 'payments'
-- again [df84d02d] SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.con …
--   'public', 'payments'
-- again [c6d83780] SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'tr …
--   'public', 'payments', '{"order_id"}'
-- again [25cfa6ca] SELECT x.relname, k, CASE WHEN to_jsonb(i) ->> 'indnullsnotd …
--   'public', 'payments'
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
SELECT "id" FROM "public"."orders" ORDER BY "id" LIMIT 1;
SELECT "id" FROM "public"."orders" ORDER BY "id" DESC LIMIT 1;
SELECT "public"."orders"."note" FROM "public"."orders" WHERE "public"."orders"."note" IS NOT NULL LIMIT 50;
SELECT v FROM (SELECT "public"."orders"."note" AS v FROM "public"."orders" WHERE 1 = 1 ORDER BY "public"."orders"."id" LIMIT 1000) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 50; -- [41a20796]
SELECT v FROM (SELECT "public"."orders"."note" AS v FROM "public"."orders" WHERE 1 = 1 ORDER BY "public"."orders"."id" DESC LIMIT 1000) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 50; -- [6fd720a8]
SELECT * FROM (SELECT v AS w FROM (SELECT "public"."orders"."note" AS v FROM "public"."orders" WHERE "public"."orders"."id" >= $1 ORDER BY "public"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p1 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "public"."orders"."note" AS v FROM "public"."orders" WHERE "public"."orders"."id" >= $2 ORDER BY "public"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p2 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "public"."orders"."note" AS v FROM "public"."orders" WHERE "public"."orders"."id" >= $3 ORDER BY "public"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p3 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "public"."orders"."note" AS v FROM "public"."orders" WHERE "public"."orders"."id" >= $4 ORDER BY "public"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p4 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "public"."orders"."note" AS v FROM "public"."orders" WHERE "public"."orders"."id" >= $5 ORDER BY "public"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p5 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "public"."orders"."note" AS v FROM "public"."orders" WHERE "public"."orders"."id" >= $6 ORDER BY "public"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p6 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "public"."orders"."note" AS v FROM "public"."orders" WHERE "public"."orders"."id" >= $7 ORDER BY "public"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p7 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "public"."orders"."note" AS v FROM "public"."orders" WHERE "public"."orders"."id" >= $8 ORDER BY "public"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p8 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "public"."orders"."note" AS v FROM "public"."orders" WHERE "public"."orders"."id" >= $9 ORDER BY "public"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p9 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "public"."orders"."note" AS v FROM "public"."orders" WHERE "public"."orders"."id" >= $10 ORDER BY "public"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p10 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "public"."orders"."note" AS v FROM "public"."orders" WHERE "public"."orders"."id" >= $11 ORDER BY "public"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p11 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "public"."orders"."note" AS v FROM "public"."orders" WHERE "public"."orders"."id" >= $12 ORDER BY "public"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p12 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "public"."orders"."note" AS v FROM "public"."orders" WHERE "public"."orders"."id" >= $13 ORDER BY "public"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p13 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "public"."orders"."note" AS v FROM "public"."orders" WHERE "public"."orders"."id" >= $14 ORDER BY "public"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p14 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "public"."orders"."note" AS v FROM "public"."orders" WHERE "public"."orders"."id" >= $15 ORDER BY "public"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p15; -- [888690b2]
--   '<id 2>', '<id 3>', '<id 4>', '<id 5>', '<id 6>', '<id 7>', '<id 8>', '<id 9>', '<id 10>',
--   '<id 11>', '<id 12>', '<id 13>', '<id 14>', '<id 15>', '<id 16>'

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
EXPLAIN UPDATE "public"."orders" SET "id" = "id" WHERE false;
SELECT 1 FROM "public"."orders" WHERE false FOR UPDATE;
EXPLAIN UPDATE "public"."items" SET "order_id" = "order_id" WHERE false;
SELECT 1 FROM "public"."items" WHERE false FOR UPDATE;
EXPLAIN UPDATE "public"."shipments" SET "order_id" = "order_id" WHERE false;
SELECT 1 FROM "public"."shipments" WHERE false FOR UPDATE;
EXPLAIN UPDATE "public"."shipments" SET "previous" = "previous" WHERE false;
SELECT 1 FROM "public"."shipments" WHERE false FOR UPDATE;
EXPLAIN UPDATE "public"."payments" SET "order_id" = "order_id" WHERE false;
SELECT 1 FROM "public"."payments" WHERE false FOR UPDATE;
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
SELECT "public"."orders"."id" FROM "public"."orders" WHERE "public"."orders"."id" IS NOT NULL;
SELECT "public"."items"."order_id" FROM "public"."items" WHERE "public"."items"."order_id" IS NOT NULL;
SELECT "public"."shipments"."order_id" FROM "public"."shipments" WHERE "public"."shipments"."order_id" IS NOT NULL;
SELECT "public"."shipments"."previous" FROM "public"."shipments" WHERE "public"."shipments"."previous" IS NOT NULL;
SELECT "public"."payments"."order_id" FROM "public"."payments" WHERE "public"."payments"."order_id" IS NOT NULL;
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM "sqluuid"."migration";
INSERT INTO "sqluuid"."migration" (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19); -- [c2ad22ef]
--   1, 3, 'v1-to-v6',
--   '["public.orders.id","public.items.order_id","public.shipments.order_id","public.shipments.previous","public.payments.order_id"]',
--   '<hash 1>', '<hash 2>', '<hash 1>', 'running', 'skip', <number 1>, 0, 0, 306, 0, 0,
--   '{"columns":{"public.items.order_id":{"rows":120,"nulls":0,"now":"120:dae72fd2e52392ece2a39c6fafdf650a","expect":"120:f93e8722ce4792d20dd17c3de42c82c6","key":["line"],"now_rows":"120:65bc09decf3abd22ffa99220721eccc7","expect_rows":"120:c190e1c609ecbb3ab852364e3cafaf08"},"public.orders.id":{"rows":60,"nulls":0,"now":"60:ed7397e97291c9767151ce37d7efb285","expect":"60:fc9f43916723c96906e8be1ef2164163"},"public.payments.order_id":{"rows":60,"nulls":12,"now":"48:fd06a5479b8884b63d1e58990866cfab","expect":"48:dff201ce71029df465870b399fb034ea","key":["n"],"now_rows":"48:9f7b6539e83f1754b9f2f1ec79033de1","expect_rows":"48:938f8e61677e1c03d51815533eef859a"},"public.shipments.order_id":{"rows":60,"nulls":0,"now":"60:ed7397e97291c9767151ce37d7efb285","expect":"60:fc9f43916723c96906e8be1ef2164163"},"public.shipments.previous":{"rows":60,"nulls":12,"now":"48:9239184c6067730eb19e48ae9f7b113b","expect":"48:db6c75a179c5a77955def6127fce346a","key":["order_id"],"now_rows":"48:e3ebe9fb22e62c539525c9ddb5652e87","expect_rows":"48:9b35ab3fd0fd93cf72a4bed43025ef5d"}},"orphans":{"public.items (tenant, order_id) \u2192 public.orders (tenant, id)":0,"public.payments (order_id) \u2192 public.orders (id)":0,"public.shipments (order_id) \u2192 public.orders (id)":0,"public.shipments (previous) \u2192 public.shipments (order_id)":0},"kept":true}' -- [87412862],
--   '<time>', '<time>', NULL
INSERT INTO "sqluuid"."migration_kept" (run_id, id) VALUES ($1, $2::uuid), ($3, $4::uuid), ($5, $6::uuid);
--   1, '1e01aefb-efc1-687f-ad94-199ab9aba85c', 1, '1e041393-8aaa-6486-aeff-b17801b2deff', 1,
--   '1e06e10b-c406-6723-9f19-cf420fc1cfc2'
SELECT q.k::text FROM (SELECT $1::uuid AS k UNION ALL SELECT $2::uuid AS k UNION ALL SELECT $3::uuid AS k UNION ALL SELECT $4::uuid AS k UNION ALL SELECT $5::uuid AS k UNION ALL SELECT $6::uuid AS k UNION ALL SELECT $7::uuid AS k UNION ALL SELECT $8::uuid AS k UNION ALL SELECT $9::uuid AS k UNION ALL SELECT $10::uuid AS k UNION ALL SELECT $11::uuid AS k UNION ALL SELECT $12::uuid AS k UNION ALL SELECT $13::uuid AS k UNION ALL SELECT $14::uuid AS k UNION ALL SELECT $15::uuid AS k UNION ALL SELECT $16::uuid AS k UNION ALL SELECT $17::uuid AS k UNION ALL SELECT $18::uuid AS k UNION ALL SELECT $19::uuid AS k UNION ALL SELECT $20::uuid AS k UNION ALL SELECT $21::uuid AS k UNION ALL SELECT $22::uuid AS k UNION ALL SELECT $23::uuid AS k UNION ALL SELECT $24::uuid AS k UNION ALL SELECT $25::uuid AS k UNION ALL SELECT $26::uuid AS k UNION ALL SELECT $27::uuid AS k UNION ALL SELECT $28::uuid AS k UNION ALL SELECT $29::uuid AS k UNION ALL SELECT $30::uuid AS k UNION ALL SELECT $31::uuid AS k UNION ALL SELECT $32::uuid AS k UNION ALL SELECT $33::uuid AS k UNION ALL SELECT $34::uuid AS k UNION ALL SELECT $35::uuid AS k UNION ALL SELECT $36::uuid AS k UNION ALL SELECT $37::uuid AS k UNION ALL SELECT $38::uuid AS k UNION ALL SELECT $39::uuid AS k UNION ALL SELECT $40::uuid AS k UNION ALL SELECT $41::uuid AS k UNION ALL SELECT $42::uuid AS k UNION ALL SELECT $43::uuid AS k UNION ALL SELECT $44::uuid AS k UNION ALL SELECT $45::uuid AS k UNION ALL SELECT $46::uuid AS k UNION ALL SELECT $47::uuid AS k UNION ALL SELECT $48::uuid AS k UNION ALL SELECT $49::uuid AS k UNION ALL SELECT $50::uuid AS k UNION ALL SELECT $51::uuid AS k UNION ALL SELECT $52::uuid AS k UNION ALL SELECT $53::uuid AS k UNION ALL SELECT $54::uuid AS k UNION ALL SELECT $55::uuid AS k UNION ALL SELECT $56::uuid AS k UNION ALL SELECT $57::uuid AS k UNION ALL SELECT $58::uuid AS k UNION ALL SELECT $59::uuid AS k UNION ALL SELECT $60::uuid AS k UNION ALL SELECT $61::uuid AS k UNION ALL SELECT $62::uuid AS k UNION ALL SELECT $63::uuid AS k UNION ALL SELECT $64::uuid AS k UNION ALL SELECT $65::uuid AS k UNION ALL SELECT $66::uuid AS k UNION ALL SELECT $67::uuid AS k UNION ALL SELECT $68::uuid AS k UNION ALL SELECT $69::uuid AS k UNION ALL SELECT $70::uuid AS k UNION ALL SELECT $71::uuid AS k UNION ALL SELECT $72::uuid AS k UNION ALL SELECT $73::uuid AS k UNION ALL SELECT $74::uuid AS k UNION ALL SELECT $75::uuid AS k UNION ALL SELECT $76::uuid AS k UNION ALL SELECT $77::uuid AS k UNION ALL SELECT $78::uuid AS k UNION ALL SELECT $79::uuid AS k UNION ALL SELECT $80::uuid AS k UNION ALL SELECT $81::uuid AS k UNION ALL SELECT $82::uuid AS k UNION ALL SELECT $83::uuid AS k UNION ALL SELECT $84::uuid AS k UNION ALL SELECT $85::uuid AS k UNION ALL SELECT $86::uuid AS k UNION ALL SELECT $87::uuid AS k UNION ALL SELECT $88::uuid AS k UNION ALL SELECT $89::uuid AS k UNION ALL SELECT $90::uuid AS k UNION ALL SELECT $91::uuid AS k UNION ALL SELECT $92::uuid AS k UNION ALL SELECT $93::uuid AS k UNION ALL SELECT $94::uuid AS k UNION ALL SELECT $95::uuid AS k UNION ALL SELECT $96::uuid AS k UNION ALL SELECT $97::uuid AS k UNION ALL SELECT $98::uuid AS k UNION ALL SELECT $99::uuid AS k UNION ALL SELECT $100::uuid AS k UNION ALL SELECT $101::uuid AS k UNION ALL SELECT $102::uuid AS k UNION ALL SELECT $103::uuid AS k UNION ALL SELECT $104::uuid AS k UNION ALL SELECT $105::uuid AS k UNION ALL SELECT $106::uuid AS k UNION ALL SELECT $107::uuid AS k UNION ALL SELECT $108::uuid AS k) q ORDER BY q.k; -- [9962b554]
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e004b77-ae98-6e3c-b998-f4cace58d3d7',
--   '1e0059b4-4a44-6b5d-91eb-a5ecada7f655', '1e0059b4-4a44-6b5d-91eb-a5ecada7f655',
--   … 104 more [3ff67f54]
SELECT q.k::text FROM (SELECT $1::uuid AS k UNION ALL SELECT $2::uuid AS k UNION ALL SELECT $3::uuid AS k UNION ALL SELECT $4::uuid AS k UNION ALL SELECT $5::uuid AS k UNION ALL SELECT $6::uuid AS k UNION ALL SELECT $7::uuid AS k UNION ALL SELECT $8::uuid AS k UNION ALL SELECT $9::uuid AS k UNION ALL SELECT $10::uuid AS k UNION ALL SELECT $11::uuid AS k UNION ALL SELECT $12::uuid AS k UNION ALL SELECT $13::uuid AS k UNION ALL SELECT $14::uuid AS k UNION ALL SELECT $15::uuid AS k UNION ALL SELECT $16::uuid AS k UNION ALL SELECT $17::uuid AS k UNION ALL SELECT $18::uuid AS k UNION ALL SELECT $19::uuid AS k UNION ALL SELECT $20::uuid AS k UNION ALL SELECT $21::uuid AS k UNION ALL SELECT $22::uuid AS k UNION ALL SELECT $23::uuid AS k UNION ALL SELECT $24::uuid AS k UNION ALL SELECT $25::uuid AS k UNION ALL SELECT $26::uuid AS k UNION ALL SELECT $27::uuid AS k UNION ALL SELECT $28::uuid AS k UNION ALL SELECT $29::uuid AS k UNION ALL SELECT $30::uuid AS k UNION ALL SELECT $31::uuid AS k UNION ALL SELECT $32::uuid AS k UNION ALL SELECT $33::uuid AS k UNION ALL SELECT $34::uuid AS k UNION ALL SELECT $35::uuid AS k UNION ALL SELECT $36::uuid AS k UNION ALL SELECT $37::uuid AS k UNION ALL SELECT $38::uuid AS k UNION ALL SELECT $39::uuid AS k UNION ALL SELECT $40::uuid AS k UNION ALL SELECT $41::uuid AS k UNION ALL SELECT $42::uuid AS k UNION ALL SELECT $43::uuid AS k UNION ALL SELECT $44::uuid AS k UNION ALL SELECT $45::uuid AS k UNION ALL SELECT $46::uuid AS k UNION ALL SELECT $47::uuid AS k UNION ALL SELECT $48::uuid AS k UNION ALL SELECT $49::uuid AS k UNION ALL SELECT $50::uuid AS k UNION ALL SELECT $51::uuid AS k UNION ALL SELECT $52::uuid AS k UNION ALL SELECT $53::uuid AS k UNION ALL SELECT $54::uuid AS k UNION ALL SELECT $55::uuid AS k UNION ALL SELECT $56::uuid AS k UNION ALL SELECT $57::uuid AS k UNION ALL SELECT $58::uuid AS k UNION ALL SELECT $59::uuid AS k UNION ALL SELECT $60::uuid AS k UNION ALL SELECT $61::uuid AS k UNION ALL SELECT $62::uuid AS k UNION ALL SELECT $63::uuid AS k UNION ALL SELECT $64::uuid AS k UNION ALL SELECT $65::uuid AS k UNION ALL SELECT $66::uuid AS k UNION ALL SELECT $67::uuid AS k UNION ALL SELECT $68::uuid AS k UNION ALL SELECT $69::uuid AS k UNION ALL SELECT $70::uuid AS k UNION ALL SELECT $71::uuid AS k UNION ALL SELECT $72::uuid AS k UNION ALL SELECT $73::uuid AS k UNION ALL SELECT $74::uuid AS k UNION ALL SELECT $75::uuid AS k UNION ALL SELECT $76::uuid AS k UNION ALL SELECT $77::uuid AS k UNION ALL SELECT $78::uuid AS k UNION ALL SELECT $79::uuid AS k UNION ALL SELECT $80::uuid AS k UNION ALL SELECT $81::uuid AS k UNION ALL SELECT $82::uuid AS k UNION ALL SELECT $83::uuid AS k UNION ALL SELECT $84::uuid AS k UNION ALL SELECT $85::uuid AS k UNION ALL SELECT $86::uuid AS k UNION ALL SELECT $87::uuid AS k UNION ALL SELECT $88::uuid AS k UNION ALL SELECT $89::uuid AS k UNION ALL SELECT $90::uuid AS k UNION ALL SELECT $91::uuid AS k UNION ALL SELECT $92::uuid AS k UNION ALL SELECT $93::uuid AS k UNION ALL SELECT $94::uuid AS k UNION ALL SELECT $95::uuid AS k UNION ALL SELECT $96::uuid AS k UNION ALL SELECT $97::uuid AS k UNION ALL SELECT $98::uuid AS k UNION ALL SELECT $99::uuid AS k UNION ALL SELECT $100::uuid AS k UNION ALL SELECT $101::uuid AS k UNION ALL SELECT $102::uuid AS k UNION ALL SELECT $103::uuid AS k UNION ALL SELECT $104::uuid AS k UNION ALL SELECT $105::uuid AS k UNION ALL SELECT $106::uuid AS k UNION ALL SELECT $107::uuid AS k UNION ALL SELECT $108::uuid AS k UNION ALL SELECT $109::uuid AS k UNION ALL SELECT $110::uuid AS k UNION ALL SELECT $111::uuid AS k UNION ALL SELECT $112::uuid AS k UNION ALL SELECT $113::uuid AS k UNION ALL SELECT $114::uuid AS k UNION ALL SELECT $115::uuid AS k UNION ALL SELECT $116::uuid AS k UNION ALL SELECT $117::uuid AS k UNION ALL SELECT $118::uuid AS k UNION ALL SELECT $119::uuid AS k UNION ALL SELECT $120::uuid AS k UNION ALL SELECT $121::uuid AS k UNION ALL SELECT $122::uuid AS k UNION ALL SELECT $123::uuid AS k UNION ALL SELECT $124::uuid AS k UNION ALL SELECT $125::uuid AS k UNION ALL SELECT $126::uuid AS k UNION ALL SELECT $127::uuid AS k UNION ALL SELECT $128::uuid AS k UNION ALL SELECT $129::uuid AS k UNION ALL SELECT $130::uuid AS k UNION ALL SELECT $131::uuid AS k UNION ALL SELECT $132::uuid AS k UNION ALL SELECT $133::uuid AS k UNION ALL SELECT $134::uuid AS k UNION ALL SELECT $135::uuid AS k UNION ALL SELECT $136::uuid AS k UNION ALL SELECT $137::uuid AS k UNION ALL SELECT $138::uuid AS k UNION ALL SELECT $139::uuid AS k UNION ALL SELECT $140::uuid AS k UNION ALL SELECT $141::uuid AS k UNION ALL SELECT $142::uuid AS k UNION ALL SELECT $143::uuid AS k UNION ALL SELECT $144::uuid AS k UNION ALL SELECT $145::uuid AS k UNION ALL SELECT $146::uuid AS k UNION ALL SELECT $147::uuid AS k UNION ALL SELECT $148::uuid AS k UNION ALL SELECT $149::uuid AS k UNION ALL SELECT $150::uuid AS k UNION ALL SELECT $151::uuid AS k UNION ALL SELECT $152::uuid AS k UNION ALL SELECT $153::uuid AS k UNION ALL SELECT $154::uuid AS k UNION ALL SELECT $155::uuid AS k UNION ALL SELECT $156::uuid AS k UNION ALL SELECT $157::uuid AS k UNION ALL SELECT $158::uuid AS k UNION ALL SELECT $159::uuid AS k UNION ALL SELECT $160::uuid AS k UNION ALL SELECT $161::uuid AS k UNION ALL SELECT $162::uuid AS k UNION ALL SELECT $163::uuid AS k UNION ALL SELECT $164::uuid AS k UNION ALL SELECT $165::uuid AS k UNION ALL SELECT $166::uuid AS k UNION ALL SELECT $167::uuid AS k UNION ALL SELECT $168::uuid AS k UNION ALL SELECT $169::uuid AS k UNION ALL SELECT $170::uuid AS k UNION ALL SELECT $171::uuid AS k UNION ALL SELECT $172::uuid AS k UNION ALL SELECT $173::uuid AS k UNION ALL SELECT $174::uuid AS k UNION ALL SELECT $175::uuid AS k UNION ALL SELECT $176::uuid AS k UNION ALL SELECT $177::uuid AS k UNION ALL SELECT $178::uuid AS k UNION ALL SELECT $179::uuid AS k UNION ALL SELECT $180::uuid AS k UNION ALL SELECT $181::uuid AS k UNION ALL SELECT $182::uuid AS k UNION ALL SELECT $183::uuid AS k UNION ALL SELECT $184::uuid AS k UNION ALL SELECT $185::uuid AS k UNION ALL SELECT $186::uuid AS k UNION ALL SELECT $187::uuid AS k UNION ALL SELECT $188::uuid AS k UNION ALL SELECT $189::uuid AS k UNION ALL SELECT $190::uuid AS k UNION ALL SELECT $191::uuid AS k UNION ALL SELECT $192::uuid AS k UNION ALL SELECT $193::uuid AS k UNION ALL SELECT $194::uuid AS k UNION ALL SELECT $195::uuid AS k UNION ALL SELECT $196::uuid AS k UNION ALL SELECT $197::uuid AS k UNION ALL SELECT $198::uuid AS k UNION ALL SELECT $199::uuid AS k UNION ALL SELECT $200::uuid AS k UNION ALL SELECT $201::uuid AS k UNION ALL SELECT $202::uuid AS k UNION ALL SELECT $203::uuid AS k UNION ALL SELECT $204::uuid AS k UNION ALL SELECT $205::uuid AS k UNION ALL SELECT $206::uuid AS k UNION ALL SELECT $207::uuid AS k UNION ALL SELECT $208::uuid AS k UNION ALL SELECT $209::uuid AS k UNION ALL SELECT $210::uuid AS k UNION ALL SELECT $211::uuid AS k UNION ALL SELECT $212::uuid AS k UNION ALL SELECT $213::uuid AS k UNION ALL SELECT $214::uuid AS k UNION ALL SELECT $215::uuid AS k UNION ALL SELECT $216::uuid AS k) q ORDER BY q.k; -- [875f93bf]
--   '010e64d4-6995-11e0-9046-051625310619', '010e64d4-6995-11e0-9046-051625310619',
--   '072c33bf-caa8-11e0-be63-73127acf670b', '072c33bf-caa8-11e0-be63-73127acf670b',
--   … 212 more [ac8a2572]
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
INSERT INTO "sqluuid"."migration_range" (run_id, no, walk, lo, hi) VALUES ($1, $2, $3, $4, $5);
--   1, 0, 0, '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e0eca77-63d2-648f-b311-d1b1a7f374a3'
INSERT INTO "sqluuid"."migration_range" (run_id, no, walk, lo, hi) VALUES ($1, $2, $3, $4, $5);
--   1, 1, 0, NULL, '010e64d4-6995-11e0-9046-051625310619'
INSERT INTO "sqluuid"."migration_range" (run_id, no, walk, lo, hi) VALUES ($1, $2, $3, $4, $5);
--   1, 2, 0, '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7'
INSERT INTO "sqluuid"."migration_range" (run_id, no, walk, lo, hi) VALUES ($1, $2, $3, $4, $5);
--   1, 3, 0, '1e0eca77-63d2-648f-b311-d1b1a7f374a3', '6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f'
INSERT INTO "sqluuid"."migration_range" (run_id, no, walk, lo, hi) VALUES ($1, $2, $3, $4, $5);
--   1, 4, 0, '6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
INSERT INTO "sqluuid"."migration_range" (run_id, no, walk, lo, hi) VALUES ($1, $2, $3, $4, $5);
--   1, 5, 0, 'ff90c438-c259-11e0-b1c5-f58a010193ba', NULL
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'orders', ''
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'orders'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'orders'
-- again [7aee3ac1] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'items', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'items'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'items'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'shipments', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'shipments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'shipments'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'payments', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'payments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'payments'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'orders'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'items'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'shipments'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'payments'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'orders', 'id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'items', 'order_id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'shipments', 'order_id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'shipments', 'previous'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'payments', 'order_id'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'orders'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'items'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'shipments'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'payments'
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
SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders"."id" AS k FROM "public"."orders" WHERE "public"."orders"."id" > $1::uuid AND "public"."orders"."id" <= $2::uuid AND (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."orders"."id" LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT "public"."items"."order_id" AS k FROM "public"."items" WHERE "public"."items"."order_id" > $3::uuid AND "public"."items"."order_id" <= $4::uuid AND (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."items"."order_id" LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT "public"."shipments"."order_id" AS k FROM "public"."shipments" WHERE "public"."shipments"."order_id" > $5::uuid AND "public"."shipments"."order_id" <= $6::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."shipments"."order_id" LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT "public"."shipments"."previous" AS k FROM "public"."shipments" WHERE "public"."shipments"."previous" > $7::uuid AND "public"."shipments"."previous" <= $8::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."shipments"."previous" LIMIT 1 OFFSET 19) b3 UNION ALL SELECT k FROM (SELECT "public"."payments"."order_id" AS k FROM "public"."payments" WHERE "public"."payments"."order_id" > $9::uuid AND "public"."payments"."order_id" <= $10::uuid AND (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."payments"."order_id" LIMIT 1 OFFSET 19) b4) q ORDER BY k LIMIT 1; -- [ae038203]
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e0eca77-63d2-648f-b311-d1b1a7f374a3',
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e0eca77-63d2-648f-b311-d1b1a7f374a3',
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e0eca77-63d2-648f-b311-d1b1a7f374a3',
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e0eca77-63d2-648f-b311-d1b1a7f374a3',
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e0eca77-63d2-648f-b311-d1b1a7f374a3'
SELECT "public"."orders"."id" FROM "public"."orders" WHERE "public"."orders"."id" > $1::uuid AND "public"."orders"."id" <= $2::uuid AND (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."orders"."id" FOR UPDATE; -- [ff145800]
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e0eca77-63d2-648f-b311-d1b1a7f374a3'
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1 AND no = $2;
--   1, 0
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM "sqluuid"."migration_range" WHERE run_id = $1 ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders"."id" AS k FROM "public"."orders" WHERE "public"."orders"."id" <= $1::uuid AND (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."orders"."id" LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT "public"."items"."order_id" AS k FROM "public"."items" WHERE "public"."items"."order_id" <= $2::uuid AND (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."items"."order_id" LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT "public"."shipments"."order_id" AS k FROM "public"."shipments" WHERE "public"."shipments"."order_id" <= $3::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."shipments"."order_id" LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT "public"."shipments"."previous" AS k FROM "public"."shipments" WHERE "public"."shipments"."previous" <= $4::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."shipments"."previous" LIMIT 1 OFFSET 19) b3 UNION ALL SELECT k FROM (SELECT "public"."payments"."order_id" AS k FROM "public"."payments" WHERE "public"."payments"."order_id" <= $5::uuid AND (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."payments"."order_id" LIMIT 1 OFFSET 19) b4) q ORDER BY k LIMIT 1; -- [127d7c69]
--   '010e64d4-6995-11e0-9046-051625310619', '010e64d4-6995-11e0-9046-051625310619',
--   '010e64d4-6995-11e0-9046-051625310619', '010e64d4-6995-11e0-9046-051625310619',
--   '010e64d4-6995-11e0-9046-051625310619'
SELECT "public"."orders"."id" FROM "public"."orders" WHERE "public"."orders"."id" <= $1::uuid AND (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."orders"."id" FOR UPDATE; -- [7b0f13b9]
--   '010e64d4-6995-11e0-9046-051625310619'
SELECT k.id::text FROM "sqluuid"."migration_kept" k WHERE k.run_id = $1 AND k.id IN (SELECT unnest((SELECT array_agg(encode(substr($2::bytea, 16 * g + 1, 16), 'hex')::uuid ORDER BY g) FROM generate_series(0, length($2::bytea) / 16 - 1) g))) LIMIT 1; -- [dff96b04]
--   1, x'1e06995010e664d49046051625310619'
WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(substr($1::bytea, 16 * g + 1, 16), 'hex')::uuid ORDER BY g) FROM generate_series(0, length($1::bytea) / 16 - 1) g) AS o, (SELECT array_agg(encode(substr($2::bytea, 16 * g + 1, 16), 'hex')::uuid ORDER BY g) FROM generate_series(0, length($2::bytea) / 16 - 1) g) AS n), u0 AS (UPDATE "public"."orders" SET "id" = ((SELECT n FROM a)[width_bucket(("public"."orders"."id")::uuid, (SELECT o FROM a))]) WHERE "public"."orders"."id" = ANY ((SELECT o FROM a)::uuid[]) RETURNING 1), u1 AS (UPDATE "public"."items" SET "order_id" = ((SELECT n FROM a)[width_bucket(("public"."items"."order_id")::uuid, (SELECT o FROM a))]) WHERE "public"."items"."order_id" = ANY ((SELECT o FROM a)::uuid[]) RETURNING 1), s2 AS MATERIALIZED (SELECT count(*) FILTER (WHERE "public"."shipments"."order_id" = ANY ((SELECT o FROM a)::uuid[])) AS n0, count(*) FILTER (WHERE "public"."shipments"."previous" = ANY ((SELECT o FROM a)::uuid[])) AS n1 FROM "public"."shipments" WHERE "public"."shipments"."order_id" = ANY ((SELECT o FROM a)::uuid[]) OR "public"."shipments"."previous" = ANY ((SELECT o FROM a)::uuid[])), u2 AS (UPDATE "public"."shipments" SET "order_id" = CASE WHEN "public"."shipments"."order_id" = ANY ((SELECT o FROM a)::uuid[]) THEN ((SELECT n FROM a)[width_bucket(("public"."shipments"."order_id")::uuid, (SELECT o FROM a))]) ELSE "public"."shipments"."order_id" END, "previous" = CASE WHEN "public"."shipments"."previous" = ANY ((SELECT o FROM a)::uuid[]) THEN ((SELECT n FROM a)[width_bucket(("public"."shipments"."previous")::uuid, (SELECT o FROM a))]) ELSE "public"."shipments"."previous" END WHERE "public"."shipments"."order_id" = ANY ((SELECT o FROM a)::uuid[]) OR "public"."shipments"."previous" = ANY ((SELECT o FROM a)::uuid[]) RETURNING 1), u3 AS (UPDATE "public"."payments" SET "order_id" = ((SELECT n FROM a)[width_bucket(("public"."payments"."order_id")::uuid, (SELECT o FROM a))]), "n" = "n" WHERE "public"."payments"."order_id" = ANY ((SELECT o FROM a)::uuid[]) RETURNING 1) SELECT (SELECT count(*) FROM u0), (SELECT count(*) FROM u1), (SELECT n0 FROM s2), (SELECT n1 FROM s2), (SELECT count(*) FROM u3) WHERE (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL; -- [e1240840]
--   x'010e64d4699511e09046051625310619', x'1e06995010e664d49046051625310619'
SET search_path = pg_catalog, pg_temp;
INSERT INTO "sqluuid"."migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES ($1, $2, $3, $4, $5, $6, $7);
--   1, <number 2>, 0, 1, 6, x'010e64d4699511e09046051625310619', NULL
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1 AND no = $2;
--   1, 1
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM "sqluuid"."migration_range" WHERE run_id = $1 ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [ae038203] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7',
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7',
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7',
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7',
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7'
-- again [ff145800] SELECT "public"."orders"."id" FROM "public"."orders" WHERE " …
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7'
-- again [dff96b04] SELECT k.id::text FROM "sqluuid"."migration_kept" k WHERE k. …
--   1,
--   x'1e0caa8072c363bfbe6373127acf670b1e0c58612c6b6312881857c78f41e0251e0a2b31c56b6ad5b9207da29f8c4a9f'
-- again [e1240840] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'072c33bfcaa811e0be6373127acf670b12c6b312c58611e0881857c78f41e0251c56bad5a2b311e0b9207da29f8c4a9f',
--   x'1e0caa8072c363bfbe6373127acf670b1e0c58612c6b6312881857c78f41e0251e0a2b31c56b6ad5b9207da29f8c4a9f'
SET search_path = pg_catalog, pg_temp;
INSERT INTO "sqluuid"."migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES ($1, $2, $3, $4, $5, $6, $7);
--   1, <number 3>, 0, 3, 17,
--   x'072c33bfcaa811e0be6373127acf670b12c6b312c58611e0881857c78f41e0251c56bad5a2b311e0b9207da29f8c4a9f',
--   NULL
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1 AND no = $2;
--   1, 2
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM "sqluuid"."migration_range" WHERE run_id = $1 ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [ae038203] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', '6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f',
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', '6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f',
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', '6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f',
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', '6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f',
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', '6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f'
-- again [ff145800] SELECT "public"."orders"."id" FROM "public"."orders" WHERE " …
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', '49798c9d-3534-11e0-b74e-a88d7b2208ba'
-- again [dff96b04] SELECT k.id::text FROM "sqluuid"."migration_kept" k WHERE k. …
--   1,
--   x'1e0a30e238d76db3a68baa746f3f6a2e1e044e7285356b13a72f91ff06fedc5f1e021952aed66c72aaf28ea89b3288c41e043ab3202263e383a56abe492c48e41e0a551387366d55bc11392cdca66b801e0695b440ba6a94b227d449c433224e1e0059b44a446b5d91eba5ecada7f6551e0382f467796c7096679f988c6113b01e07cef46ad66d12963c173f03320bdc1e03534497986c9db74ea88d7b2208ba' -- [4a6c11ac]
-- again [e1240840] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'238d7db3a30e11e0a68baa746f3f6a2e28535b1344e711e0a72f91ff06fedc5f2aed6c72219511e0aaf28ea89b3288c4320223e343ab11e083a56abe492c48e438736d55a55111e0bc11392cdca66b80440baa94695b11e0b227d449c433224e44a44b5d059b11e091eba5ecada7f65546779c70382f11e096679f988c6113b046ad6d127cef11e0963c173f03320bdc49798c9d353411e0b74ea88d7b2208ba' -- [aedb338f],
--   again [4a6c11ac] x'1e0a30e238d76db3a68baa746f3f6a2e1e044e7285356b13a72f91ff06 …
SET search_path = pg_catalog, pg_temp;
INSERT INTO "sqluuid"."migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES ($1, $2, $3, $4, $5, $6, $7);
--   1, <number 4>, 0, 10, 56,
--   again [aedb338f] x'238d7db3a30e11e0a68baa746f3f6a2e28535b1344e711e0a72f91ff06 …, NULL
UPDATE "sqluuid"."migration_range" SET lo = $1 WHERE run_id = $2 AND no = $3;
--   '49798c9d-3534-11e0-b74e-a88d7b2208ba', 1, 3
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM "sqluuid"."migration_range" WHERE run_id = $1 ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [ae038203] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   '49798c9d-3534-11e0-b74e-a88d7b2208ba', '6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f',
--   '49798c9d-3534-11e0-b74e-a88d7b2208ba', '6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f',
--   '49798c9d-3534-11e0-b74e-a88d7b2208ba', '6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f',
--   '49798c9d-3534-11e0-b74e-a88d7b2208ba', '6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f',
--   '49798c9d-3534-11e0-b74e-a88d7b2208ba', '6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f'
-- again [ff145800] SELECT "public"."orders"."id" FROM "public"."orders" WHERE " …
--   '49798c9d-3534-11e0-b74e-a88d7b2208ba', '6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f'
-- again [dff96b04] SELECT k.id::text FROM "sqluuid"."migration_kept" k WHERE k. …
--   1,
--   x'1e0099f50c226f7f9ea1751b2dcd30911e044615c0c16c3fa78066600072b6a91e063585d27d633fb106488524072e7a1e07bf46449c6183a51fdc0b01cdd7351e0e6d367d1b65a1bd5e88aa6f92c41a1e0a3f9689cc66cc93034439d5f715c91e08f826e6e96f56b4ab97f80a5bdb2f' -- [d55c9621]
-- again [e1240840] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'50c22f7f099f11e09ea1751b2dcd30915c0c1c3f446111e0a78066600072b6a95d27d33f635811e0b106488524072e7a6449c1837bf411e0a51fdc0b01cdd73567d1b5a1e6d311e0bd5e88aa6f92c41a689cc6cca3f911e093034439d5f715c96e6e9f568f8211e0b4ab97f80a5bdb2f' -- [5131e2ce],
--   again [d55c9621] x'1e0099f50c226f7f9ea1751b2dcd30911e044615c0c16c3fa780666000 …
SET search_path = pg_catalog, pg_temp;
INSERT INTO "sqluuid"."migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES ($1, $2, $3, $4, $5, $6, $7);
--   1, <number 5>, 0, 7, 38,
--   again [5131e2ce] x'50c22f7f099f11e09ea1751b2dcd30915c0c1c3f446111e0a780666000 …, NULL
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1 AND no = $2;
--   1, 3
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM "sqluuid"."migration_range" WHERE run_id = $1 ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [ae038203] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   '6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   '6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   '6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   '6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   '6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
-- again [ff145800] SELECT "public"."orders"."id" FROM "public"."orders" WHERE " …
--   '6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f', '8de91bf7-a1eb-11e0-9e57-2b8fda751e0d'
-- again [dff96b04] SELECT k.id::text FROM "sqluuid"."migration_kept" k WHERE k. …
--   1,
--   x'1e02ebb70ee26816bb4c11771fb288791e0e66971385637384fb8d803efa17fa1e0eca7763d2648fb311d1b1a7f374a31e004b77ae986e3cb998f4cace58d3d71e03f037bb0c6be2b88b883615943ce81e0ce8a7d6606c2d984fbb015a5e32081e006f27f252639d9fbd68a82e924a601e046ce829be6feda6064d971dc1aa461e0b3c382d93602d93d3a47b7b80e1271e0a1eb8de916bf79e572b8fda751e0d' -- [8557c516]
-- again [e1240840] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'70ee28162ebb11e0bb4c11771fb2887971385373e66911e084fb8d803efa17fa763d248feca711e0b311d1b1a7f374a37ae98e3c04b711e0b998f4cace58d3d77bb0cbe23f0311e0b88b883615943ce87d660c2dce8a11e0984fbb015a5e32087f25239d06f211e09fbd68a82e924a60829befed46ce11e0a6064d971dc1aa4682d9302db3c311e093d3a47b7b80e1278de91bf7a1eb11e09e572b8fda751e0d' -- [f5e03d82],
--   again [8557c516] x'1e02ebb70ee26816bb4c11771fb288791e0e66971385637384fb8d803e …
SET search_path = pg_catalog, pg_temp;
INSERT INTO "sqluuid"."migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES ($1, $2, $3, $4, $5, $6, $7);
--   1, <number 6>, 0, 10, 57,
--   again [f5e03d82] x'70ee28162ebb11e0bb4c11771fb2887971385373e66911e084fb8d803e …, NULL
UPDATE "sqluuid"."migration_range" SET lo = $1 WHERE run_id = $2 AND no = $3;
--   '8de91bf7-a1eb-11e0-9e57-2b8fda751e0d', 1, 4
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM "sqluuid"."migration_range" WHERE run_id = $1 ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [ae038203] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   '8de91bf7-a1eb-11e0-9e57-2b8fda751e0d', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   '8de91bf7-a1eb-11e0-9e57-2b8fda751e0d', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   '8de91bf7-a1eb-11e0-9e57-2b8fda751e0d', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   '8de91bf7-a1eb-11e0-9e57-2b8fda751e0d', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   '8de91bf7-a1eb-11e0-9e57-2b8fda751e0d', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
-- again [ff145800] SELECT "public"."orders"."id" FROM "public"."orders" WHERE " …
--   '8de91bf7-a1eb-11e0-9e57-2b8fda751e0d', 'bef3a659-ec4c-11e0-a3e3-f1659cb336d0'
-- again [dff96b04] SELECT k.id::text FROM "sqluuid"."migration_kept" k WHERE k. …
--   1,
--   x'1e0b62a902a46a2ea63e4f939696dfdf1e084359312b6bd0ba69210e5c863d001e01349961c06c1e84566dd97d0471451e0953d98f756e179be27df760acd3d41e03990a375960b0b6712d5113c683fe1e0425cab06a6184bcae73ad764b1fae1e05059b6f28663dbeea0307f157cad31e0931ebac486d758cc163471b08b9cd1e0b342bd20c617189e1f75655e9d2431e0ec4cbef3a6659a3e3f1659cb336d0' -- [4b7bcadc]
-- again [e1240840] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'902a4a2eb62a11e0a63e4f939696dfdf9312bbd0843511e0ba69210e5c863d00961c0c1e134911e084566dd97d04714598f75e17953d11e09be27df760acd3d4a37590b0399011e0b6712d5113c683feab06a184425c11e0bcae73ad764b1faeb6f2863d505911e0beea0307f157cad3bac48d75931e11e08cc163471b08b9cdbd20c171b34211e089e1f75655e9d243bef3a659ec4c11e0a3e3f1659cb336d0' -- [828b5b19],
--   again [4b7bcadc] x'1e0b62a902a46a2ea63e4f939696dfdf1e084359312b6bd0ba69210e5c …
SET search_path = pg_catalog, pg_temp;
INSERT INTO "sqluuid"."migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES ($1, $2, $3, $4, $5, $6, $7);
--   1, <number 7>, 0, 10, 57,
--   again [828b5b19] x'902a4a2eb62a11e0a63e4f939696dfdf9312bbd0843511e0ba69210e5c …, NULL
UPDATE "sqluuid"."migration_range" SET lo = $1 WHERE run_id = $2 AND no = $3;
--   'bef3a659-ec4c-11e0-a3e3-f1659cb336d0', 1, 4
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM "sqluuid"."migration_range" WHERE run_id = $1 ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [ae038203] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   'bef3a659-ec4c-11e0-a3e3-f1659cb336d0', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   'bef3a659-ec4c-11e0-a3e3-f1659cb336d0', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   'bef3a659-ec4c-11e0-a3e3-f1659cb336d0', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   'bef3a659-ec4c-11e0-a3e3-f1659cb336d0', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   'bef3a659-ec4c-11e0-a3e3-f1659cb336d0', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
-- again [ff145800] SELECT "public"."orders"."id" FROM "public"."orders" WHERE " …
--   'bef3a659-ec4c-11e0-a3e3-f1659cb336d0', 'decd6a1a-d835-11e0-8e2c-e672cd212857'
-- again [dff96b04] SELECT k.id::text FROM "sqluuid"."migration_kept" k WHERE k. …
--   1,
--   x'1e08066c04676d548945564fd83a995d1e09840c278b61cab4a0dbbda02216741e0a15fc3fe5693c920f243a5f2420e21e00d72c96c76226a95fb2a74842541d1e03898ca15769498d444a0d841bd48e1e0ec23ce4546fa48706359b2914ec751e0e1d4d26a06698832bf6859b9103c51e04930d94586f2b804831b3e827a13e1e044badba9e6a659cfd413d7dffc0db1e0d835decd66a1a8e2ce672cd212857' -- [e2d330ec]
-- again [e1240840] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'c0467d54806611e08945564fd83a995dc278b1ca984011e0b4a0dbbda0221674c3fe593ca15f11e0920f243a5f2420e2c96c72260d7211e0a95fb2a74842541dca157949389811e08d444a0d841bd48ece454fa4ec2311e08706359b2914ec75d26a0698e1d411e0832bf6859b9103c5d9458f2b493011e0804831b3e827a13edba9ea6544ba11e09cfd413d7dffc0dbdecd6a1ad83511e08e2ce672cd212857' -- [18faf57b],
--   again [e2d330ec] x'1e08066c04676d548945564fd83a995d1e09840c278b61cab4a0dbbda0 …
SET search_path = pg_catalog, pg_temp;
INSERT INTO "sqluuid"."migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES ($1, $2, $3, $4, $5, $6, $7);
--   1, <number 8>, 0, 10, 58,
--   again [18faf57b] x'c0467d54806611e08945564fd83a995dc278b1ca984011e0b4a0dbbda0 …, NULL
UPDATE "sqluuid"."migration_range" SET lo = $1 WHERE run_id = $2 AND no = $3;
--   'decd6a1a-d835-11e0-8e2c-e672cd212857', 1, 4
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM "sqluuid"."migration_range" WHERE run_id = $1 ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [ae038203] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   'decd6a1a-d835-11e0-8e2c-e672cd212857', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   'decd6a1a-d835-11e0-8e2c-e672cd212857', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   'decd6a1a-d835-11e0-8e2c-e672cd212857', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   'decd6a1a-d835-11e0-8e2c-e672cd212857', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   'decd6a1a-d835-11e0-8e2c-e672cd212857', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
-- again [ff145800] SELECT "public"."orders"."id" FROM "public"."orders" WHERE " …
--   'decd6a1a-d835-11e0-8e2c-e672cd212857', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
-- again [dff96b04] SELECT k.id::text FROM "sqluuid"."migration_kept" k WHERE k. …
--   1,
--   x'1e00953deda36b9d828f5ab158206a791e03afbdfa426d088785401ec8e3520f1e0c259ff90c6438b1c5f58a010193ba'
-- again [e1240840] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'deda3b9d095311e0828f5ab158206a79dfa42d083afb11e08785401ec8e3520fff90c438c25911e0b1c5f58a010193ba',
--   x'1e00953deda36b9d828f5ab158206a791e03afbdfa426d088785401ec8e3520f1e0c259ff90c6438b1c5f58a010193ba'
SET search_path = pg_catalog, pg_temp;
INSERT INTO "sqluuid"."migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES ($1, $2, $3, $4, $5, $6, $7);
--   1, <number 9>, 0, 3, 17,
--   x'deda3b9d095311e0828f5ab158206a79dfa42d083afb11e08785401ec8e3520fff90c438c25911e0b1c5f58a010193ba',
--   NULL
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1 AND no = $2;
--   1, 4
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM "sqluuid"."migration_range" WHERE run_id = $1 ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders"."id" AS k FROM "public"."orders" WHERE "public"."orders"."id" > $1::uuid AND (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."orders"."id" LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT "public"."items"."order_id" AS k FROM "public"."items" WHERE "public"."items"."order_id" > $2::uuid AND (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."items"."order_id" LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT "public"."shipments"."order_id" AS k FROM "public"."shipments" WHERE "public"."shipments"."order_id" > $3::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."shipments"."order_id" LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT "public"."shipments"."previous" AS k FROM "public"."shipments" WHERE "public"."shipments"."previous" > $4::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."shipments"."previous" LIMIT 1 OFFSET 19) b3 UNION ALL SELECT k FROM (SELECT "public"."payments"."order_id" AS k FROM "public"."payments" WHERE "public"."payments"."order_id" > $5::uuid AND (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."payments"."order_id" LIMIT 1 OFFSET 19) b4) q ORDER BY k LIMIT 1; -- [b1ac8675]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
SELECT "public"."orders"."id" FROM "public"."orders" WHERE "public"."orders"."id" > $1::uuid AND (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."orders"."id" FOR UPDATE; -- [69362345]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1 AND no = $2;
--   1, 5
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
--   'orders', ''
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'orders'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'orders'
-- again [7aee3ac1] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'items', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'items'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'items'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'shipments', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'shipments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'shipments'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'payments', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'payments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'payments'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'orders'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'items'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'shipments'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'payments'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'orders', 'id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'items', 'order_id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'shipments', 'order_id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'shipments', 'previous'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'payments', 'order_id'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'orders'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'items'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'shipments'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'payments'
SELECT count(*) FROM "public"."orders" WHERE "id" IS NULL;
SELECT "public"."orders"."id" FROM "public"."orders" WHERE "public"."orders"."id" IS NOT NULL;
SELECT count(*) FROM "public"."items" WHERE "order_id" IS NULL;
SELECT "public"."items"."order_id", "public"."items"."line" FROM "public"."items" WHERE "public"."items"."order_id" IS NOT NULL;
SELECT count(*) FROM "public"."shipments" WHERE "order_id" IS NULL;
SELECT "public"."shipments"."order_id" FROM "public"."shipments" WHERE "public"."shipments"."order_id" IS NOT NULL;
SELECT count(*) FROM "public"."shipments" WHERE "previous" IS NULL;
SELECT "public"."shipments"."previous", "public"."shipments"."order_id" FROM "public"."shipments" WHERE "public"."shipments"."previous" IS NOT NULL;
SELECT count(*) FROM "public"."payments" WHERE "order_id" IS NULL;
SELECT "public"."payments"."order_id", "public"."payments"."n" FROM "public"."payments" WHERE "public"."payments"."order_id" IS NOT NULL;
-- again [e4d30486] SELECT count(*) FROM "public"."items" c WHERE c."tenant" IS …
SELECT count(*) FROM "public"."shipments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."id" = c."order_id");
SELECT count(*) FROM "public"."shipments" c WHERE c."previous" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."shipments" p WHERE p."order_id" = c."previous");
SELECT count(*) FROM "public"."payments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."id" = c."order_id");
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
--   'public', 'orders', 'id'
-- again [b1f98255] SELECT m.nspname, i.relname, kn.nspname, k.relname, pg_relat …
--   'public', 'items', 'order_id'
-- again [b1f98255] SELECT m.nspname, i.relname, kn.nspname, k.relname, pg_relat …
--   'public', 'shipments', 'order_id'
-- again [b1f98255] SELECT m.nspname, i.relname, kn.nspname, k.relname, pg_relat …
--   'public', 'shipments', 'previous'
-- again [b1f98255] SELECT m.nspname, i.relname, kn.nspname, k.relname, pg_relat …
--   'public', 'payments', 'order_id'
BEGIN; -- read committed
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM "sqluuid"."migration_journal" j WHERE j.run_id = "sqluuid"."migration".id AND j.todo IN (0, 3)) FROM "sqluuid"."migration" WHERE id = $1; -- [edd4c25c]
--   1
UPDATE "sqluuid"."migration" SET active = $1, state = $2, pass = $3, normalise = $4, moved = $5, total = $6, before_counts = $7, updated_at = $8, finished_at = $9, paused = 0, seq = seq + 1 WHERE id = $10 AND seq = $11; -- [d0e289f5]
--   NULL, 'done', 0, 0, 0, 306,
--   again [87412862] '{"columns":{"public.items.order_id":{"rows":120,"nulls":0," …, '<time>',
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
--   'orders', ''
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'orders'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'orders'
-- again [7aee3ac1] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'items', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'items'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'items'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'shipments', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'shipments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'shipments'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'payments', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'payments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'payments'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'orders'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'items'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'shipments'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'payments'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'orders', 'id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'items', 'order_id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'shipments', 'order_id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'shipments', 'previous'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'payments', 'order_id'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'orders'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'items'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'shipments'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'payments'
-- again [50d03a24] SELECT * FROM (SELECT format('GRANT UPDATE (%I) ON %I.%I TO …
--   'public', 'orders', 'id'
SET search_path = pg_catalog, pg_temp;
-- again [50d03a24] SELECT * FROM (SELECT format('GRANT UPDATE (%I) ON %I.%I TO …
--   'public', 'items', 'order_id'
SET search_path = pg_catalog, pg_temp;
-- again [50d03a24] SELECT * FROM (SELECT format('GRANT UPDATE (%I) ON %I.%I TO …
--   'public', 'shipments', 'order_id'
SET search_path = pg_catalog, pg_temp;
-- again [50d03a24] SELECT * FROM (SELECT format('GRANT UPDATE (%I) ON %I.%I TO …
--   'public', 'shipments', 'previous'
SET search_path = pg_catalog, pg_temp;
-- again [50d03a24] SELECT * FROM (SELECT format('GRANT UPDATE (%I) ON %I.%I TO …
--   'public', 'payments', 'order_id'
SET search_path = pg_catalog, pg_temp;
-- again [cdd1c68a] SELECT format('GRANT CREATE ON DATABASE %I TO %I', current_d …
-- again [3646309c] SELECT * FROM (WITH part AS (SELECT c.oid AS root, x.relid …
--   'public', 'orders', 'id'
SET search_path = pg_catalog, pg_temp;
-- again [3646309c] SELECT * FROM (WITH part AS (SELECT c.oid AS root, x.relid …
--   'public', 'items', 'order_id'
SET search_path = pg_catalog, pg_temp;
-- again [3646309c] SELECT * FROM (WITH part AS (SELECT c.oid AS root, x.relid …
--   'public', 'shipments', 'order_id'
SET search_path = pg_catalog, pg_temp;
-- again [3646309c] SELECT * FROM (WITH part AS (SELECT c.oid AS root, x.relid …
--   'public', 'shipments', 'previous'
SET search_path = pg_catalog, pg_temp;
-- again [3646309c] SELECT * FROM (WITH part AS (SELECT c.oid AS root, x.relid …
--   'public', 'payments', 'order_id'
SET search_path = pg_catalog, pg_temp;
-- again [f7a661a3] SELECT format('the publication %I is %s, so it has the table …
-- again [1c541843] SELECT DISTINCT format('the publication %I leaves out the up …
--   'public', 'orders'
-- again [1c541843] SELECT DISTINCT format('the publication %I leaves out the up …
--   'public', 'items'
-- again [1c541843] SELECT DISTINCT format('the publication %I leaves out the up …
--   'public', 'shipments'
-- again [1c541843] SELECT DISTINCT format('the publication %I leaves out the up …
--   'public', 'payments'
-- again [cd801fd7] SELECT * FROM (SELECT DISTINCT format('the publication %I ha …
--   'public', 'orders', 'id'
SET search_path = pg_catalog, pg_temp;
-- again [cd801fd7] SELECT * FROM (SELECT DISTINCT format('the publication %I ha …
--   'public', 'items', 'order_id'
SET search_path = pg_catalog, pg_temp;
-- again [cd801fd7] SELECT * FROM (SELECT DISTINCT format('the publication %I ha …
--   'public', 'shipments', 'order_id'
SET search_path = pg_catalog, pg_temp;
-- again [cd801fd7] SELECT * FROM (SELECT DISTINCT format('the publication %I ha …
--   'public', 'shipments', 'previous'
SET search_path = pg_catalog, pg_temp;
-- again [cd801fd7] SELECT * FROM (SELECT DISTINCT format('the publication %I ha …
--   'public', 'payments', 'order_id'
SET search_path = pg_catalog, pg_temp;
-- again [5270aa57] WITH RECURSIVE used(oid, depth) AS ( SELECT r.ev_class, 1 F …
--   '{"public","public","public","public","public"}',
--   '{"orders","items","shipments","shipments","payments"}',
--   '{"id","order_id","order_id","previous","order_id"}'
-- again [848a2e25] SELECT (SELECT count(*) FROM pg_class c JOIN pg_namespace n …
-- again [d8f6b7e8] WITH friend AS (SELECT r.oid FROM pg_catalog.pg_roles r WHER …
-- again [35125d5e] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
SELECT no, todo, n, moved, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1;
--   1
SELECT id FROM "sqluuid"."migration_kept" WHERE run_id = $1;
--   1
-- again [848a2e25] SELECT (SELECT count(*) FROM pg_class c JOIN pg_namespace n …
-- again [d8f6b7e8] WITH friend AS (SELECT r.oid FROM pg_catalog.pg_roles r WHER …
-- again [35125d5e] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
SELECT CASE WHEN (CASE WHEN get_byte(uuid_send(v.k),6)>>4 = 6 AND get_byte(uuid_send(v.k),8)>>6 = 2 THEN true ELSE false END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN get_byte(uuid_send(v.k),6)>>4 = 6 AND get_byte(uuid_send(v.k),8)>>6 = 2 THEN true ELSE false END) THEN ((substr(encode(uuid_send(v.k),'hex'),8,5)||substr(encode(uuid_send(v.k),'hex'),14,3)||substr(encode(uuid_send(v.k),'hex'),4,4)||'1'||substr(encode(uuid_send(v.k),'hex'),1,3)||substr(encode(uuid_send(v.k),'hex'),17))::uuid)::text END FROM (SELECT $1::uuid AS k) v; -- [606f97b9]
--   '<id 17>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "public"."orders" WHERE "id" IS NULL;
SELECT "public"."orders"."id" FROM "public"."orders" WHERE "public"."orders"."id" IS NOT NULL;
SELECT count(*) FROM "public"."items" WHERE "order_id" IS NULL;
SELECT "public"."items"."order_id", "public"."items"."line" FROM "public"."items" WHERE "public"."items"."order_id" IS NOT NULL;
SELECT count(*) FROM "public"."shipments" WHERE "order_id" IS NULL;
SELECT "public"."shipments"."order_id" FROM "public"."shipments" WHERE "public"."shipments"."order_id" IS NOT NULL;
SELECT count(*) FROM "public"."shipments" WHERE "previous" IS NULL;
SELECT "public"."shipments"."previous", "public"."shipments"."order_id" FROM "public"."shipments" WHERE "public"."shipments"."previous" IS NOT NULL;
SELECT count(*) FROM "public"."payments" WHERE "order_id" IS NULL;
SELECT "public"."payments"."order_id", "public"."payments"."n" FROM "public"."payments" WHERE "public"."payments"."order_id" IS NOT NULL;
-- again [e4d30486] SELECT count(*) FROM "public"."items" c WHERE c."tenant" IS …
SELECT count(*) FROM "public"."shipments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."id" = c."order_id");
SELECT count(*) FROM "public"."shipments" c WHERE c."previous" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."shipments" p WHERE p."order_id" = c."previous");
SELECT count(*) FROM "public"."payments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."id" = c."order_id");
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'orders', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'orders'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'orders'
-- again [f0944246] SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid …
--   'public', 'orders'
-- again [df84d02d] SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.con …
--   'public', 'orders'
-- again [c6d83780] SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'tr …
--   'public', 'orders', '{"id"}'
-- again [25cfa6ca] SELECT x.relname, k, CASE WHEN to_jsonb(i) ->> 'indnullsnotd …
--   'public', 'orders'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'items', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'items'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'items'
-- again [f0944246] SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid …
--   'public', 'items'
-- again [df84d02d] SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.con …
--   'public', 'items'
-- again [c6d83780] SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'tr …
--   'public', 'items', '{"order_id"}'
-- again [25cfa6ca] SELECT x.relname, k, CASE WHEN to_jsonb(i) ->> 'indnullsnotd …
--   'public', 'items'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'shipments', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'shipments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'shipments'
-- again [f0944246] SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid …
--   'public', 'shipments'
-- again [df84d02d] SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.con …
--   'public', 'shipments'
-- again [c6d83780] SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'tr …
--   'public', 'shipments', '{"order_id","previous"}'
-- again [25cfa6ca] SELECT x.relname, k, CASE WHEN to_jsonb(i) ->> 'indnullsnotd …
--   'public', 'shipments'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'payments', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'payments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'payments'
-- again [f0944246] SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid …
--   'public', 'payments'
-- again [df84d02d] SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.con …
--   'public', 'payments'
-- again [c6d83780] SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'tr …
--   'public', 'payments', '{"order_id"}'
-- again [25cfa6ca] SELECT x.relname, k, CASE WHEN to_jsonb(i) ->> 'indnullsnotd …
--   'public', 'payments'
-- again [cedb9a46] SELECT n.nspname FROM pg_namespace n WHERE has_schema_privil …
--   true
-- again [cedb9a46] SELECT n.nspname FROM pg_namespace n WHERE has_schema_privil …
--   false
-- again [7bebb3a6] SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oi …
--   'public'
SELECT "id" FROM "public"."orders" ORDER BY "id" LIMIT 1;
SELECT "id" FROM "public"."orders" ORDER BY "id" DESC LIMIT 1;
SELECT "public"."orders"."note" FROM "public"."orders" WHERE "public"."orders"."note" IS NOT NULL LIMIT 50;
-- again [41a20796] SELECT v FROM (SELECT "public"."orders"."note" AS v FROM "pu …
-- again [6fd720a8] SELECT v FROM (SELECT "public"."orders"."note" AS v FROM "pu …
-- again [888690b2] SELECT * FROM (SELECT v AS w FROM (SELECT "public"."orders". …
--   '<id 18>', '<id 19>', '<id 20>', '<id 21>', '<id 22>', '<id 23>', '<id 24>', '<id 25>',
--   '<id 26>', '<id 27>', '<id 28>', '<id 29>', '<id 30>', '<id 31>', '<id 32>'

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
EXPLAIN UPDATE "public"."orders" SET "id" = "id" WHERE false;
SELECT 1 FROM "public"."orders" WHERE false FOR UPDATE;
EXPLAIN UPDATE "public"."items" SET "order_id" = "order_id" WHERE false;
SELECT 1 FROM "public"."items" WHERE false FOR UPDATE;
EXPLAIN UPDATE "public"."shipments" SET "order_id" = "order_id" WHERE false;
SELECT 1 FROM "public"."shipments" WHERE false FOR UPDATE;
EXPLAIN UPDATE "public"."shipments" SET "previous" = "previous" WHERE false;
SELECT 1 FROM "public"."shipments" WHERE false FOR UPDATE;
EXPLAIN UPDATE "public"."payments" SET "order_id" = "order_id" WHERE false;
SELECT 1 FROM "public"."payments" WHERE false FOR UPDATE;
ROLLBACK;
-- again [848a2e25] SELECT (SELECT count(*) FROM pg_class c JOIN pg_namespace n …
-- again [d8f6b7e8] WITH friend AS (SELECT r.oid FROM pg_catalog.pg_roles r WHER …
BEGIN; -- read committed
-- again [edd4c25c] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
UPDATE "sqluuid"."migration" SET active = $1, state = $2, pass = $3, normalise = $4, moved = $5, total = $6, before_counts = $7, updated_at = $8, finished_at = $9, seq = seq + 1 WHERE id = $10 AND seq = $11; -- [5e404d8a]
--   '<hash 1>', 'undoing', 0, 0, 0, 306,
--   '{"columns":{"public.items.order_id":{"rows":120,"nulls":0,"now":"120:f93e8722ce4792d20dd17c3de42c82c6","expect":"120:dae72fd2e52392ece2a39c6fafdf650a","key":["line"],"now_rows":"120:c190e1c609ecbb3ab852364e3cafaf08","expect_rows":"120:65bc09decf3abd22ffa99220721eccc7"},"public.orders.id":{"rows":60,"nulls":0,"now":"60:fc9f43916723c96906e8be1ef2164163","expect":"60:ed7397e97291c9767151ce37d7efb285"},"public.payments.order_id":{"rows":60,"nulls":12,"now":"48:dff201ce71029df465870b399fb034ea","expect":"48:fd06a5479b8884b63d1e58990866cfab","key":["n"],"now_rows":"48:938f8e61677e1c03d51815533eef859a","expect_rows":"48:9f7b6539e83f1754b9f2f1ec79033de1"},"public.shipments.order_id":{"rows":60,"nulls":0,"now":"60:fc9f43916723c96906e8be1ef2164163","expect":"60:ed7397e97291c9767151ce37d7efb285"},"public.shipments.previous":{"rows":60,"nulls":12,"now":"48:db6c75a179c5a77955def6127fce346a","expect":"48:9239184c6067730eb19e48ae9f7b113b","key":["order_id"],"now_rows":"48:9b35ab3fd0fd93cf72a4bed43025ef5d","expect_rows":"48:e3ebe9fb22e62c539525c9ddb5652e87"}},"orphans":{"public.items (tenant, order_id) \u2192 public.orders (tenant, id)":0,"public.payments (order_id) \u2192 public.orders (id)":0,"public.shipments (order_id) \u2192 public.orders (id)":0,"public.shipments (previous) \u2192 public.shipments (order_id)":0},"kept":true}' -- [4b0cb5a7],
--   '<time>', NULL, 1, <number 10>
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
UPDATE "sqluuid"."migration_journal" SET todo = CASE todo WHEN 0 THEN 1 ELSE 2 END WHERE run_id = $1;
--   1
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'orders', ''
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'orders'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'orders'
-- again [7aee3ac1] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'items', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'items'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'items'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'shipments', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'shipments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'shipments'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'payments', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'payments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'payments'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'orders'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'items'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'shipments'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'payments'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'orders', 'id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'items', 'order_id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'shipments', 'order_id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'shipments', 'previous'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'payments', 'order_id'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'orders'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'items'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'shipments'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'payments'
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
-- again [e1240840] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'1e06995010e664d49046051625310619', x'010e64d4699511e09046051625310619'
SET search_path = pg_catalog, pg_temp;
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   6, 1, x'010e64d4699511e09046051625310619', 1, <number 2>
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1 AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [e1240840] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f1e0c58612c6b6312881857c78f41e0251e0caa8072c363bfbe6373127acf670b',
--   x'1c56bad5a2b311e0b9207da29f8c4a9f12c6b312c58611e0881857c78f41e025072c33bfcaa811e0be6373127acf670b'
SET search_path = pg_catalog, pg_temp;
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   17, 3,
--   x'072c33bfcaa811e0be6373127acf670b12c6b312c58611e0881857c78f41e0251c56bad5a2b311e0b9207da29f8c4a9f',
--   1, <number 3>
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1 AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [e1240840] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'1e0059b44a446b5d91eba5ecada7f6551e021952aed66c72aaf28ea89b3288c41e03534497986c9db74ea88d7b2208ba1e0382f467796c7096679f988c6113b01e043ab3202263e383a56abe492c48e41e044e7285356b13a72f91ff06fedc5f1e0695b440ba6a94b227d449c433224e1e07cef46ad66d12963c173f03320bdc1e0a30e238d76db3a68baa746f3f6a2e1e0a551387366d55bc11392cdca66b80' -- [184081d9],
--   x'44a44b5d059b11e091eba5ecada7f6552aed6c72219511e0aaf28ea89b3288c449798c9d353411e0b74ea88d7b2208ba46779c70382f11e096679f988c6113b0320223e343ab11e083a56abe492c48e428535b1344e711e0a72f91ff06fedc5f440baa94695b11e0b227d449c433224e46ad6d127cef11e0963c173f03320bdc238d7db3a30e11e0a68baa746f3f6a2e38736d55a55111e0bc11392cdca66b80' -- [fced9249]
SET search_path = pg_catalog, pg_temp;
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   56, 10, again [aedb338f] x'238d7db3a30e11e0a68baa746f3f6a2e28535b1344e711e0a72f91ff06 …, 1,
--   <number 4>
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1 AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [e1240840] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'1e0099f50c226f7f9ea1751b2dcd30911e044615c0c16c3fa78066600072b6a91e063585d27d633fb106488524072e7a1e07bf46449c6183a51fdc0b01cdd7351e08f826e6e96f56b4ab97f80a5bdb2f1e0a3f9689cc66cc93034439d5f715c91e0e6d367d1b65a1bd5e88aa6f92c41a' -- [083d2d32],
--   x'50c22f7f099f11e09ea1751b2dcd30915c0c1c3f446111e0a78066600072b6a95d27d33f635811e0b106488524072e7a6449c1837bf411e0a51fdc0b01cdd7356e6e9f568f8211e0b4ab97f80a5bdb2f689cc6cca3f911e093034439d5f715c967d1b5a1e6d311e0bd5e88aa6f92c41a' -- [20a9d912]
SET search_path = pg_catalog, pg_temp;
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   38, 7, again [5131e2ce] x'50c22f7f099f11e09ea1751b2dcd30915c0c1c3f446111e0a780666000 …, 1,
--   <number 5>
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1 AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [e1240840] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'1e004b77ae986e3cb998f4cace58d3d71e006f27f252639d9fbd68a82e924a601e02ebb70ee26816bb4c11771fb288791e03f037bb0c6be2b88b883615943ce81e046ce829be6feda6064d971dc1aa461e0a1eb8de916bf79e572b8fda751e0d1e0b3c382d93602d93d3a47b7b80e1271e0ce8a7d6606c2d984fbb015a5e32081e0e66971385637384fb8d803efa17fa1e0eca7763d2648fb311d1b1a7f374a3' -- [1124fb3a],
--   x'7ae98e3c04b711e0b998f4cace58d3d77f25239d06f211e09fbd68a82e924a6070ee28162ebb11e0bb4c11771fb288797bb0cbe23f0311e0b88b883615943ce8829befed46ce11e0a6064d971dc1aa468de91bf7a1eb11e09e572b8fda751e0d82d9302db3c311e093d3a47b7b80e1277d660c2dce8a11e0984fbb015a5e320871385373e66911e084fb8d803efa17fa763d248feca711e0b311d1b1a7f374a3' -- [226783c2]
SET search_path = pg_catalog, pg_temp;
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   57, 10, again [f5e03d82] x'70ee28162ebb11e0bb4c11771fb2887971385373e66911e084fb8d803e …, 1,
--   <number 6>
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1 AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [e1240840] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'1e01349961c06c1e84566dd97d0471451e03990a375960b0b6712d5113c683fe1e0425cab06a6184bcae73ad764b1fae1e05059b6f28663dbeea0307f157cad31e084359312b6bd0ba69210e5c863d001e0931ebac486d758cc163471b08b9cd1e0953d98f756e179be27df760acd3d41e0b342bd20c617189e1f75655e9d2431e0b62a902a46a2ea63e4f939696dfdf1e0ec4cbef3a6659a3e3f1659cb336d0' -- [11f5bb50],
--   x'961c0c1e134911e084566dd97d047145a37590b0399011e0b6712d5113c683feab06a184425c11e0bcae73ad764b1faeb6f2863d505911e0beea0307f157cad39312bbd0843511e0ba69210e5c863d00bac48d75931e11e08cc163471b08b9cd98f75e17953d11e09be27df760acd3d4bd20c171b34211e089e1f75655e9d243902a4a2eb62a11e0a63e4f939696dfdfbef3a659ec4c11e0a3e3f1659cb336d0' -- [867ed114]
SET search_path = pg_catalog, pg_temp;
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   57, 10, again [828b5b19] x'902a4a2eb62a11e0a63e4f939696dfdf9312bbd0843511e0ba69210e5c …, 1,
--   <number 7>
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1 AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [e1240840] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'1e00d72c96c76226a95fb2a74842541d1e03898ca15769498d444a0d841bd48e1e044badba9e6a659cfd413d7dffc0db1e04930d94586f2b804831b3e827a13e1e08066c04676d548945564fd83a995d1e09840c278b61cab4a0dbbda02216741e0a15fc3fe5693c920f243a5f2420e21e0d835decd66a1a8e2ce672cd2128571e0e1d4d26a06698832bf6859b9103c51e0ec23ce4546fa48706359b2914ec75' -- [18e01343],
--   x'c96c72260d7211e0a95fb2a74842541dca157949389811e08d444a0d841bd48edba9ea6544ba11e09cfd413d7dffc0dbd9458f2b493011e0804831b3e827a13ec0467d54806611e08945564fd83a995dc278b1ca984011e0b4a0dbbda0221674c3fe593ca15f11e0920f243a5f2420e2decd6a1ad83511e08e2ce672cd212857d26a0698e1d411e0832bf6859b9103c5ce454fa4ec2311e08706359b2914ec75' -- [473eecf5]
SET search_path = pg_catalog, pg_temp;
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   58, 10, again [18faf57b] x'c0467d54806611e08945564fd83a995dc278b1ca984011e0b4a0dbbda0 …, 1,
--   <number 8>
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1 AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [e1240840] WITH a AS MATERIALIZED (SELECT (SELECT array_agg(encode(subs …
--   x'1e00953deda36b9d828f5ab158206a791e03afbdfa426d088785401ec8e3520f1e0c259ff90c6438b1c5f58a010193ba',
--   x'deda3b9d095311e0828f5ab158206a79dfa42d083afb11e08785401ec8e3520fff90c438c25911e0b1c5f58a010193ba'
SET search_path = pg_catalog, pg_temp;
UPDATE "sqluuid"."migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + $1, todo = 0, n = $2, ids = $3 WHERE run_id = $4 AND no = $5;
--   17, 3,
--   x'deda3b9d095311e0828f5ab158206a79dfa42d083afb11e08785401ec8e3520fff90c438c25911e0b1c5f58a010193ba',
--   1, <number 9>
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
--   'orders', ''
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'orders'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'orders'
-- again [7aee3ac1] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'items', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'items'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'items'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'shipments', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'shipments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'shipments'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'payments', 'public'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'public', 'payments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'public', 'payments'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'orders'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'items'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'shipments'
-- again [7509a984] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'payments'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'orders', 'id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'items', 'order_id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'shipments', 'order_id'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'shipments', 'previous'
-- again [25c27692] SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, c …
--   'public', 'payments', 'order_id'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'orders'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'items'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'shipments'
-- again [b737f797] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'payments'
SELECT no, todo, n, moved, ids, odd FROM "sqluuid"."migration_journal" WHERE run_id = $1;
--   1
SELECT count(*) FROM "public"."orders" WHERE "id" IS NULL;
SELECT "public"."orders"."id" FROM "public"."orders" WHERE "public"."orders"."id" IS NOT NULL;
SELECT count(*) FROM "public"."items" WHERE "order_id" IS NULL;
SELECT "public"."items"."order_id", "public"."items"."line" FROM "public"."items" WHERE "public"."items"."order_id" IS NOT NULL;
SELECT count(*) FROM "public"."shipments" WHERE "order_id" IS NULL;
SELECT "public"."shipments"."order_id" FROM "public"."shipments" WHERE "public"."shipments"."order_id" IS NOT NULL;
SELECT count(*) FROM "public"."shipments" WHERE "previous" IS NULL;
SELECT "public"."shipments"."previous", "public"."shipments"."order_id" FROM "public"."shipments" WHERE "public"."shipments"."previous" IS NOT NULL;
SELECT count(*) FROM "public"."payments" WHERE "order_id" IS NULL;
SELECT "public"."payments"."order_id", "public"."payments"."n" FROM "public"."payments" WHERE "public"."payments"."order_id" IS NOT NULL;
-- again [e4d30486] SELECT count(*) FROM "public"."items" c WHERE c."tenant" IS …
SELECT count(*) FROM "public"."shipments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."id" = c."order_id");
SELECT count(*) FROM "public"."shipments" c WHERE c."previous" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."shipments" p WHERE p."order_id" = c."previous");
SELECT count(*) FROM "public"."payments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."id" = c."order_id");
-- again [b1f98255] SELECT m.nspname, i.relname, kn.nspname, k.relname, pg_relat …
--   'public', 'orders', 'id'
-- again [b1f98255] SELECT m.nspname, i.relname, kn.nspname, k.relname, pg_relat …
--   'public', 'items', 'order_id'
-- again [b1f98255] SELECT m.nspname, i.relname, kn.nspname, k.relname, pg_relat …
--   'public', 'shipments', 'order_id'
-- again [b1f98255] SELECT m.nspname, i.relname, kn.nspname, k.relname, pg_relat …
--   'public', 'shipments', 'previous'
-- again [b1f98255] SELECT m.nspname, i.relname, kn.nspname, k.relname, pg_relat …
--   'public', 'payments', 'order_id'
BEGIN; -- read committed
-- again [edd4c25c] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
-- again [d0e289f5] UPDATE "sqluuid"."migration" SET active = $1, state = $2, pa …
--   NULL, 'undone', 0, 0, 306, 306,
--   again [4b0cb5a7] '{"columns":{"public.items.order_id":{"rows":120,"nulls":0," …, '<time>',
--   '<time>', 1, <number 11>
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
DELETE FROM "sqluuid"."migration_journal" WHERE run_id = $1;
--   1
DELETE FROM "sqluuid"."migration_kept" WHERE run_id = $1;
--   1
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
