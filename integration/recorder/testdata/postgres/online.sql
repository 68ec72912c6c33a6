-- online copy: v1-to-v6, while the application writes at fixed points
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
SELECT format('GRANT %I TO %I', pg_get_userbyid(c.relowner), current_user)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = $1 AND c.relname = $2 AND NOT pg_has_role(c.relowner, 'USAGE'); -- [eec0606d]
--   'public', 'orders'
SELECT format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, pg_get_userbyid(c.relowner))
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = $1 AND c.relname = $2
 AND NOT has_schema_privilege(c.relowner, n.oid, 'CREATE')
 AND NOT (SELECT r.rolsuper FROM pg_roles r WHERE r.rolname = current_user); -- [b8f29e12]
--   'public', 'orders'
SELECT DISTINCT format('GRANT REFERENCES ON %I.%I TO %I', pn.nspname, p.relname,
 pg_get_userbyid(c.relowner))
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
 JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype = 'f'
 JOIN pg_class p ON p.oid = k.confrelid JOIN pg_namespace pn ON pn.oid = p.relnamespace
WHERE n.nspname = $1 AND c.relname = $2
 AND NOT has_table_privilege(c.relowner, p.oid, 'REFERENCES')
 AND NOT has_table_privilege(p.oid, 'REFERENCES'); -- [7c586ee1]
--   'public', 'orders'
-- again [eec0606d] SELECT format('GRANT %I TO %I', pg_get_userbyid(c.relowner), …
--   'public', 'items'
-- again [b8f29e12] SELECT format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, …
--   'public', 'items'
-- again [7c586ee1] SELECT DISTINCT format('GRANT REFERENCES ON %I.%I TO %I', pn …
--   'public', 'items'
-- again [eec0606d] SELECT format('GRANT %I TO %I', pg_get_userbyid(c.relowner), …
--   'public', 'shipments'
-- again [b8f29e12] SELECT format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, …
--   'public', 'shipments'
-- again [7c586ee1] SELECT DISTINCT format('GRANT REFERENCES ON %I.%I TO %I', pn …
--   'public', 'shipments'
-- again [eec0606d] SELECT format('GRANT %I TO %I', pg_get_userbyid(c.relowner), …
--   'public', 'payments'
-- again [b8f29e12] SELECT format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, …
--   'public', 'payments'
-- again [7c586ee1] SELECT DISTINCT format('GRANT REFERENCES ON %I.%I TO %I', pn …
--   'public', 'payments'
SELECT format('GRANT CREATE ON DATABASE %I TO %I', current_database(), current_user)
WHERE NOT has_database_privilege(current_database(), 'CREATE');
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
SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) WITH ORDINALITY u(n, ord), pg_attribute a
WHERE a.attrelid = i.indrelid AND a.attnum = u.n AND u.ord <= i.indnkeyatts AND i.indexrelid = (
 SELECT x.indexrelid FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid
  JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE n.nspname = $1 AND c.relname = $2 AND x.indisunique AND x.indisvalid AND x.indpred IS NULL
  AND x.indexprs IS NULL
 AND NOT EXISTS (SELECT 1 FROM unnest(x.indkey::int2[]) WITH ORDINALITY k(n, ord)
  JOIN pg_attribute y ON y.attrelid = x.indrelid AND y.attnum = k.n
  WHERE k.ord <= x.indnkeyatts AND (NOT y.attnotnull OR y.attgenerated <> ''))
 ORDER BY x.indisprimary DESC, x.indnkeyatts, x.indexrelid LIMIT 1) ORDER BY u.ord; -- [3605f3a5]
--   'public', 'orders'
SELECT conname FROM pg_constraint WHERE conrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND contype = 'f' AND NOT convalidated; -- [1002a534]
--   'public', 'orders'
SELECT format_type(a.atttypid, a.atttypmod) FROM pg_attribute a JOIN pg_type y ON y.oid = a.atttypid
LEFT JOIN pg_opclass o ON o.opcdefault AND o.opcintype = y.oid
 AND o.opcmethod = (SELECT oid FROM pg_am WHERE amname = 'btree')
WHERE a.attrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND a.attname = ANY ($3::text[]) AND EXISTS (
 SELECT 1 FROM pg_amop p JOIN pg_operator e ON e.oid = p.amopopr
 WHERE p.amopfamily = o.opcfamily AND p.amopstrategy = 3 AND p.amoplefttype = y.oid
 AND p.amoprighttype = y.oid AND e.oprnamespace <> 'pg_catalog'::regnamespace)
AND NOT EXISTS (SELECT 1 FROM pg_cast c JOIN pg_type x ON x.oid = c.casttarget
 WHERE c.castsource = y.oid AND c.castcontext = 'i' AND x.typnamespace = 'pg_catalog'::regnamespace); -- [395e80a5]
--   'public', 'orders', '{"id"}'
-- again [3605f3a5] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'items'
-- again [1002a534] SELECT conname FROM pg_constraint WHERE conrelid = (SELECT x …
--   'public', 'items'
-- again [395e80a5] SELECT format_type(a.atttypid, a.atttypmod) FROM pg_attribut …
--   'public', 'items', '{"order_id","line"}'
-- again [3605f3a5] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'shipments'
-- again [1002a534] SELECT conname FROM pg_constraint WHERE conrelid = (SELECT x …
--   'public', 'shipments'
-- again [395e80a5] SELECT format_type(a.atttypid, a.atttypmod) FROM pg_attribut …
--   'public', 'shipments', '{"order_id"}'
-- again [3605f3a5] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'payments'
-- again [1002a534] SELECT conname FROM pg_constraint WHERE conrelid = (SELECT x …
--   'public', 'payments'
-- again [395e80a5] SELECT format_type(a.atttypid, a.atttypmod) FROM pg_attribut …
--   'public', 'payments', '{"n"}'
SELECT * FROM (SELECT r.why FROM (
 SELECT x.why FROM pg_class, LATERAL (VALUES
  (relkind <> 'r', 'it is partitioned'),
  (relpersistence <> 'p', 'it is unlogged or temporary'),
  (relrowsecurity OR relforcerowsecurity, 'it has row-level security'),
  (relreplident <> 'd', 'it has a replica identity of its own'),
  (reltablespace <> 0, 'it lies in a tablespace of its own'),
  (reloftype <> 0, 'it is a typed table')) x (holds, why)
 WHERE x.holds AND oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
 SELECT 'the trigger ' || quote_ident(tgname) FROM pg_trigger
 WHERE tgrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND NOT tgisinternal AND NOT starts_with(tgname::text, $5::text)
UNION ALL
 SELECT 'the rule ' || quote_ident(rulename) FROM pg_rewrite WHERE ev_class = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
 SELECT 'the policy ' || quote_ident(polname) FROM pg_policy WHERE polrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
 SELECT 'the publication ' || quote_ident(pubname) FROM pg_publication p
 WHERE puballtables
 OR EXISTS (SELECT 1 FROM pg_publication_rel r WHERE r.prpubid = p.oid AND r.prrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text))
 OR EXISTS (SELECT 1 FROM pg_depend r
   WHERE r.classid = to_regclass('pg_catalog.pg_publication_namespace')
   AND r.refclassid = 'pg_publication'::regclass AND r.refobjid = p.oid
   AND EXISTS (SELECT 1 FROM pg_depend e, pg_class c
     WHERE c.oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND e.classid = r.classid AND e.objid = r.objid
     AND e.refclassid = 'pg_namespace'::regclass AND e.refobjid = c.relnamespace))
UNION ALL
 SELECT 'the subscription ' || (SELECT quote_ident(subname) FROM pg_stat_subscription s
   WHERE s.subid = r.srsubid LIMIT 1)
 FROM pg_subscription_rel r WHERE r.srrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
 SELECT 'the extension ' || quote_ident(e.extname) || ', to which it belongs'
 FROM pg_depend p JOIN pg_extension e ON e.oid = p.refobjid
 WHERE p.classid = 'pg_class'::regclass AND p.objid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
 AND p.refclassid = 'pg_extension'::regclass AND p.deptype = 'e'
UNION ALL
 SELECT 'the CHECK ' || quote_ident(conname) || ', which is not validated' FROM pg_constraint
 WHERE conrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND contype = 'c' AND NOT convalidated
UNION ALL
 SELECT 'the extended statistics ' || quote_ident(stxname) FROM pg_statistic_ext
 WHERE stxrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
 SELECT 'the name, the grants or the comment of ' || s.oid::regclass::text
   || ', the sequence of its identity column ' || quote_ident(a.attname)
 FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
 JOIN pg_depend p ON p.refclassid = 'pg_class'::regclass AND p.refobjid = a.attrelid
   AND p.refobjsubid = a.attnum AND p.classid = 'pg_class'::regclass
 JOIN pg_class s ON s.oid = p.objid AND s.relkind = 'S'
 WHERE a.attrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND a.attidentity <> ''
 AND (s.relacl IS NOT NULL OR s.relnamespace <> c.relnamespace
   OR obj_description(s.oid, 'pg_class') IS NOT NULL OR s.relpersistence <> c.relpersistence
   OR octet_length(c.relname || a.attname) <= 57
   AND s.relname <> c.relname || '_' || a.attname || '_seq')
UNION ALL
 SELECT pg_describe_object(u.classid, u.objid, u.objsubid) || ', which uses '
   || s.oid::regclass::text || ', the sequence of its identity column ' || quote_ident(a.attname)
 FROM pg_attribute a
 JOIN pg_depend p ON p.refclassid = 'pg_class'::regclass AND p.refobjid = a.attrelid
   AND p.refobjsubid = a.attnum AND p.classid = 'pg_class'::regclass
 JOIN pg_class s ON s.oid = p.objid AND s.relkind = 'S'
 JOIN pg_depend u ON u.refclassid = 'pg_class'::regclass AND u.refobjid = s.oid AND u.deptype = 'n'
 WHERE a.attrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND a.attidentity <> ''
UNION ALL
 SELECT 'the tablespace or a statistics target of its index ' || quote_ident(x.relname)
 FROM pg_index i JOIN pg_class x ON x.oid = i.indexrelid
 WHERE i.indrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND (x.reltablespace <> 0 OR EXISTS (SELECT 1 FROM pg_attribute a
   WHERE a.attrelid = x.oid AND COALESCE(a.attstattarget, -1) >= 0))
UNION ALL
 SELECT 'the access method ' || quote_ident(m.amname)
 FROM pg_class c JOIN pg_am m ON m.oid = c.relam
 WHERE c.oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND m.amname <> current_setting('default_table_access_method')
UNION ALL
 SELECT 'the disabled foreign keys or other internal triggers' FROM pg_trigger
 WHERE tgrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND tgisinternal AND tgenabled <> 'O'
UNION ALL
 SELECT 'the security label of ' || provider FROM pg_seclabel
 WHERE classoid = 'pg_class'::regclass AND objoid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
 SELECT 'the grants or settings of its column ' || quote_ident(attname) FROM pg_attribute
 WHERE attrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND attnum > 0 AND NOT attisdropped
 AND (attacl IS NOT NULL OR COALESCE(attstattarget, -1) >= 0
   OR EXISTS (SELECT 1 FROM unnest(attoptions) o WHERE o LIKE 'n_distinct%'))
UNION ALL
 SELECT 'the storage settings of its TOAST table'
 FROM pg_class c JOIN pg_class o ON o.oid = c.reltoastrelid
 WHERE c.oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND o.reloptions IS NOT NULL
UNION ALL
 SELECT 'grants by others than its owner' FROM pg_class c, aclexplode(c.relacl) a
 WHERE c.oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND a.grantor <> c.relowner
UNION ALL
 SELECT 'the clustering by, or the broken state of, its index ' || i.indexrelid::regclass::text
 FROM pg_index i
 WHERE i.indrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND (i.indisclustered OR i.indisreplident OR NOT i.indisvalid)
UNION ALL
 SELECT 'the foreign key ' || quote_ident(k.conname) || ' of ' || k.conrelid::regclass::text
   || ', which is not copied with it'
 FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
 JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE k.contype = 'f' AND k.confrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND NOT EXISTS (
   SELECT 1 FROM unnest($3::text[], $4::text[]) u(s, t) WHERE u.s = n.nspname AND u.t = c.relname)
UNION ALL
 SELECT DISTINCT CASE WHEN w.rulename = '_RETURN'
   THEN 'the ' || pg_describe_object('pg_class'::regclass, w.ev_class, 0)
   ELSE pg_describe_object(d.classid, d.objid, d.objsubid) END
 FROM pg_depend d LEFT JOIN pg_rewrite w ON w.oid = d.objid AND d.classid = 'pg_rewrite'::regclass
 WHERE d.refclassid = 'pg_class'::regclass AND d.refobjid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND d.deptype = 'n'
 AND d.classid IN ('pg_rewrite'::regclass, 'pg_proc'::regclass, 'pg_policy'::regclass)
UNION ALL
 SELECT pg_describe_object(p.classid, p.objid, p.objsubid)
 FROM pg_class c JOIN pg_type y ON y.oid = c.reltype
 JOIN pg_depend p ON p.refclassid = 'pg_type'::regclass AND p.refobjid IN (y.oid, y.typarray)
 WHERE c.oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND p.deptype = 'n'
) r WHERE r.why IS NOT NULL) shown WHERE (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL; -- [2919ca9b]
--   'public', 'orders', '{"public","public","public","public"}',
--   '{"orders","items","shipments","payments"}', 'sqluuid_follow_<label>'
SET search_path = pg_catalog, pg_temp;
-- again [2919ca9b] SELECT * FROM (SELECT r.why FROM ( SELECT x.why FROM pg_cla …
--   'public', 'items', '{"public","public","public","public"}',
--   '{"orders","items","shipments","payments"}', 'sqluuid_follow_<label>'
SET search_path = pg_catalog, pg_temp;
-- again [2919ca9b] SELECT * FROM (SELECT r.why FROM ( SELECT x.why FROM pg_cla …
--   'public', 'shipments', '{"public","public","public","public"}',
--   '{"orders","items","shipments","payments"}', 'sqluuid_follow_<label>'
SET search_path = pg_catalog, pg_temp;
-- again [2919ca9b] SELECT * FROM (SELECT r.why FROM ( SELECT x.why FROM pg_cla …
--   'public', 'payments', '{"public","public","public","public"}',
--   '{"orders","items","shipments","payments"}', 'sqluuid_follow_<label>'
SET search_path = pg_catalog, pg_temp;
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
--   '<id 1>', '<id 2>', '<id 3>', '<id 4>', '<id 5>', '<id 6>', '<id 7>', '<id 8>', '<id 9>',
--   '<id 10>', '<id 11>', '<id 12>', '<id 13>', '<id 14>', '<id 15>'

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
SELECT pg_try_advisory_lock(hashtextextended($1, 0));
--   'sqluuid_copy_<label>'
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
SELECT "public"."orders"."id"::text FROM "public"."orders" WHERE "public"."orders"."id" IS NOT NULL AND NOT (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) AND NOT (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) LIMIT 1; -- [bb3c8a65]
SELECT "public"."items"."order_id"::text FROM "public"."items" WHERE "public"."items"."order_id" IS NOT NULL AND NOT (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) AND NOT (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) LIMIT 1; -- [2b6bb270]
SELECT "public"."shipments"."order_id"::text FROM "public"."shipments" WHERE "public"."shipments"."order_id" IS NOT NULL AND NOT (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) AND NOT (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) LIMIT 1; -- [434859c0]
SELECT "public"."shipments"."previous"::text FROM "public"."shipments" WHERE "public"."shipments"."previous" IS NOT NULL AND NOT (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) AND NOT (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) LIMIT 1; -- [42382395]
SELECT "public"."payments"."order_id"::text FROM "public"."payments" WHERE "public"."payments"."order_id" IS NOT NULL AND NOT (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) AND NOT (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) LIMIT 1; -- [5a739633]
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM "sqluuid"."migration";
INSERT INTO "sqluuid"."migration" (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19); -- [c2ad22ef]
--   1, 3, 'v1-to-v6',
--   '["public.orders.id","public.items.order_id","public.shipments.order_id","public.shipments.previous","public.payments.order_id"]',
--   '<hash 1>', '<hash 2>', '<hash 1>', 'running', 'fail', <number 1>, 0, 0, 336, 0, 0,
--   '{"columns":{"public.items.order_id":{"rows":120,"nulls":0,"now":"120:86af5b724255273054830598c25fa788","expect":"120:0cfc820755f56fc817e65ef624ce4cc2","key":["line"],"now_rows":"120:892ab35827de70f72efe91311af0859d","expect_rows":"120:2e85cd356a6fa0b75f4af833aaf80316"},"public.orders.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"},"public.payments.order_id":{"rows":60,"nulls":12,"now":"48:52eabb174a214ed8f60e0d2d91a6f0ea","expect":"48:e9d0ff40b4d98c6fea917c95c00119e8","key":["n"],"now_rows":"48:5cd4bfa3213cc09a10f2e03fde02dbfc","expect_rows":"48:cea45ca5220075072a54a0040c1718cd"},"public.shipments.order_id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"},"public.shipments.previous":{"rows":60,"nulls":12,"now":"48:9239184c6067730eb19e48ae9f7b113b","expect":"48:db6c75a179c5a77955def6127fce346a","key":["order_id"],"now_rows":"48:85445be2af3d478d4cb1a989702e548e","expect_rows":"48:edea2dc2e696e04c2ceda4226608f6c0"}},"orphans":{"public.items (tenant, order_id) \u2192 public.orders (tenant, id)":0,"public.payments (order_id) \u2192 public.orders (id)":0,"public.shipments (order_id) \u2192 public.orders (id)":0,"public.shipments (previous) \u2192 public.shipments (order_id)":0},"copy":{"label":"<label>","online":true}}' -- [99973402],
--   '<time>', '<time>', NULL
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
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'items', 'sqluuid_old_<label>'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'orders', 'sqluuid_old_<label>'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'payments', 'sqluuid_old_<label>'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'shipments', 'sqluuid_old_<label>'
SELECT format('DROP TRIGGER %I ON %I.%I', g.tgname, n.nspname, c.relname)
FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE starts_with(g.tgname::text, $1) AND NOT g.tgisinternal ORDER BY c.oid, g.tgname; -- [39355498]
--   'sqluuid_follow_<label>'
SELECT nspname FROM pg_namespace WHERE nspname = $1;
--   'sqluuid_log_<label>'
SELECT nspname FROM pg_namespace WHERE nspname = $1;
--   'sqluuid_new_<label>'
BEGIN; -- read committed
CREATE SCHEMA "sqluuid_new_<label>";
CREATE SCHEMA "sqluuid_log_<label>";
CREATE UNLOGGED TABLE "sqluuid_log_<label>"."truncated" (no integer);
-- again [3605f3a5] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'orders'
SELECT a.attname FROM pg_attribute a
WHERE a.attrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
ORDER BY a.attnum; -- [1185f5ea]
--   'public', 'orders'
SELECT concat_ws(' ', 'column', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
 a.attidentity, a.attgenerated, a.attcollation, a.attstorage, pg_get_expr(d.adbin, d.adrelid),
 col_description(a.attrelid, a.attnum))
FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
WHERE a.attrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND a.attnum > 0 AND NOT a.attisdropped
UNION ALL
SELECT concat_ws(' ', 'constraint', conname, pg_get_constraintdef(oid))
FROM pg_constraint WHERE conrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
SELECT concat_ws(' ', 'index', pg_get_indexdef(indexrelid), indisvalid)
FROM pg_index WHERE indrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
SELECT concat_ws(' ', 'table', reloptions::text, obj_description(oid, 'pg_class'), relrowsecurity,
 relforcerowsecurity, relpersistence, relreplident)
FROM pg_class WHERE oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
SELECT 'rule ' || rulename FROM pg_rewrite WHERE ev_class = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
SELECT 'policy ' || polname FROM pg_policy WHERE polrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
SELECT 'reference ' || oid FROM pg_constraint WHERE contype = 'f' AND confrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
SELECT 'publication ' || oid FROM pg_publication_rel WHERE prrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
SELECT concat_ws(' ', 'dependent', classid, objid, refobjsubid) FROM pg_depend
WHERE refclassid = 'pg_class'::regclass AND refobjid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND deptype = 'n'
AND classid IN ('pg_rewrite'::regclass, 'pg_proc'::regclass)
ORDER BY 1; -- [a55d2e9a]
--   'public', 'orders'
SELECT concat_ws(' ', 'attribute', attname, attnum, attacl::text, attoptions::text, attstattarget)
FROM pg_attribute WHERE attrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND attnum > 0 AND NOT attisdropped
UNION ALL
SELECT concat_ws(' ', 'file', pg_relation_filenode(c.oid), c.reltablespace, o.reloptions::text)
FROM pg_class c LEFT JOIN pg_class o ON o.oid = c.reltoastrelid WHERE c.oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
SELECT 'statistics ' || oid FROM pg_statistic_ext WHERE stxrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
SELECT concat_ws(' ', 'label', provider, label) FROM pg_seclabel
WHERE classoid = 'pg_class'::regclass AND objoid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
SELECT concat_ws(' ', 'inheritance', inhrelid, inhparent) FROM pg_inherits
WHERE inhrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) OR inhparent = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
SELECT 'disabled ' || tgname FROM pg_trigger
WHERE tgrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND tgisinternal AND tgenabled <> 'O'
ORDER BY 1; -- [be09d33d]
--   'public', 'orders'
-- again [3605f3a5] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'items'
-- again [1185f5ea] SELECT a.attname FROM pg_attribute a WHERE a.attrelid = (SEL …
--   'public', 'items'
-- again [a55d2e9a] SELECT concat_ws(' ', 'column', a.attname, format_type(a.att …
--   'public', 'items'
-- again [be09d33d] SELECT concat_ws(' ', 'attribute', attname, attnum, attacl:: …
--   'public', 'items'
-- again [3605f3a5] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'shipments'
-- again [1185f5ea] SELECT a.attname FROM pg_attribute a WHERE a.attrelid = (SEL …
--   'public', 'shipments'
-- again [a55d2e9a] SELECT concat_ws(' ', 'column', a.attname, format_type(a.att …
--   'public', 'shipments'
-- again [be09d33d] SELECT concat_ws(' ', 'attribute', attname, attnum, attacl:: …
--   'public', 'shipments'
-- again [3605f3a5] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'payments'
-- again [1185f5ea] SELECT a.attname FROM pg_attribute a WHERE a.attrelid = (SEL …
--   'public', 'payments'
-- again [a55d2e9a] SELECT concat_ws(' ', 'column', a.attname, format_type(a.att …
--   'public', 'payments'
-- again [be09d33d] SELECT concat_ws(' ', 'attribute', attname, attnum, attacl:: …
--   'public', 'payments'
CREATE TABLE "sqluuid_new_<label>"."orders" (LIKE "public"."orders" INCLUDING ALL EXCLUDING INDEXES);
CREATE UNLOGGED TABLE "sqluuid_log_<label>"."log_0" AS SELECT "id" AS "sqluuid_k0", 0::smallint AS sqluuid_d FROM "public"."orders" WITH NO DATA;
CREATE UNLOGGED TABLE "sqluuid_log_<label>"."pick_0" AS SELECT o."id" AS "sqluuid_k0", n."id" AS "sqluuid_j0", 0::bigint AS sqluuid_d, 0::bigint AS sqluuid_n FROM "public"."orders" o, "sqluuid_new_<label>"."orders" n WITH NO DATA; -- [b3ba536a]
CREATE FUNCTION "sqluuid_log_<label>"."written_0"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS 'BEGIN IF TG_OP = ''INSERT'' THEN INSERT INTO "sqluuid_log_<label>"."log_0" ("sqluuid_k0", sqluuid_d) VALUES (NEW."id", 1); ELSIF TG_OP = ''DELETE'' THEN INSERT INTO "sqluuid_log_<label>"."log_0" ("sqluuid_k0", sqluuid_d) VALUES (OLD."id", -1); ELSIF ROW(OLD."id") IS DISTINCT FROM ROW(NEW."id") THEN INSERT INTO "sqluuid_log_<label>"."log_0" ("sqluuid_k0", sqluuid_d) VALUES (OLD."id", -1), (NEW."id", 1); ELSE INSERT INTO "sqluuid_log_<label>"."log_0" ("sqluuid_k0", sqluuid_d) VALUES (NEW."id", 0); END IF; RETURN NULL; END'; -- [bf70103e]
CREATE FUNCTION "sqluuid_log_<label>"."truncated_0"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS 'BEGIN INSERT INTO "sqluuid_log_<label>"."truncated" VALUES (0); RETURN NULL; END'; -- [ee8e818d]
CREATE TABLE "sqluuid_new_<label>"."items" (LIKE "public"."items" INCLUDING ALL EXCLUDING INDEXES);
CREATE UNLOGGED TABLE "sqluuid_log_<label>"."log_1" AS SELECT "order_id" AS "sqluuid_k0", "line" AS "sqluuid_k1", 0::smallint AS sqluuid_d FROM "public"."items" WITH NO DATA;
CREATE UNLOGGED TABLE "sqluuid_log_<label>"."pick_1" AS SELECT o."order_id" AS "sqluuid_k0", o."line" AS "sqluuid_k1", n."order_id" AS "sqluuid_j0", n."line" AS "sqluuid_j1", 0::bigint AS sqluuid_d, 0::bigint AS sqluuid_n FROM "public"."items" o, "sqluuid_new_<label>"."items" n WITH NO DATA; -- [650931ac]
CREATE FUNCTION "sqluuid_log_<label>"."written_1"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS 'BEGIN IF TG_OP = ''INSERT'' THEN INSERT INTO "sqluuid_log_<label>"."log_1" ("sqluuid_k0", "sqluuid_k1", sqluuid_d) VALUES (NEW."order_id", NEW."line", 1); ELSIF TG_OP = ''DELETE'' THEN INSERT INTO "sqluuid_log_<label>"."log_1" ("sqluuid_k0", "sqluuid_k1", sqluuid_d) VALUES (OLD."order_id", OLD."line", -1); ELSIF ROW(OLD."order_id", OLD."line") IS DISTINCT FROM ROW(NEW."order_id", NEW."line") THEN INSERT INTO "sqluuid_log_<label>"."log_1" ("sqluuid_k0", "sqluuid_k1", sqluuid_d) VALUES (OLD."order_id", OLD."line", -1), (NEW."order_id", NEW."line", 1); ELSE INSERT INTO "sqluuid_log_<label>"."log_1" ("sqluuid_k0", "sqluuid_k1", sqluuid_d) VALUES (NEW."order_id", NEW."line", 0); END IF; RETURN NULL; END'; -- [8f45c809]
CREATE FUNCTION "sqluuid_log_<label>"."truncated_1"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS 'BEGIN INSERT INTO "sqluuid_log_<label>"."truncated" VALUES (1); RETURN NULL; END'; -- [80a19f53]
CREATE TABLE "sqluuid_new_<label>"."shipments" (LIKE "public"."shipments" INCLUDING ALL EXCLUDING INDEXES);
CREATE UNLOGGED TABLE "sqluuid_log_<label>"."log_2" AS SELECT "order_id" AS "sqluuid_k0", 0::smallint AS sqluuid_d FROM "public"."shipments" WITH NO DATA;
CREATE UNLOGGED TABLE "sqluuid_log_<label>"."pick_2" AS SELECT o."order_id" AS "sqluuid_k0", n."order_id" AS "sqluuid_j0", 0::bigint AS sqluuid_d, 0::bigint AS sqluuid_n FROM "public"."shipments" o, "sqluuid_new_<label>"."shipments" n WITH NO DATA; -- [21b5e344]
CREATE FUNCTION "sqluuid_log_<label>"."written_2"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS 'BEGIN IF TG_OP = ''INSERT'' THEN INSERT INTO "sqluuid_log_<label>"."log_2" ("sqluuid_k0", sqluuid_d) VALUES (NEW."order_id", 1); ELSIF TG_OP = ''DELETE'' THEN INSERT INTO "sqluuid_log_<label>"."log_2" ("sqluuid_k0", sqluuid_d) VALUES (OLD."order_id", -1); ELSIF ROW(OLD."order_id") IS DISTINCT FROM ROW(NEW."order_id") THEN INSERT INTO "sqluuid_log_<label>"."log_2" ("sqluuid_k0", sqluuid_d) VALUES (OLD."order_id", -1), (NEW."order_id", 1); ELSE INSERT INTO "sqluuid_log_<label>"."log_2" ("sqluuid_k0", sqluuid_d) VALUES (NEW."order_id", 0); END IF; RETURN NULL; END'; -- [8dcc8f56]
CREATE FUNCTION "sqluuid_log_<label>"."truncated_2"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS 'BEGIN INSERT INTO "sqluuid_log_<label>"."truncated" VALUES (2); RETURN NULL; END'; -- [9be0a7c4]
CREATE TABLE "sqluuid_new_<label>"."payments" (LIKE "public"."payments" INCLUDING ALL EXCLUDING INDEXES);
CREATE UNLOGGED TABLE "sqluuid_log_<label>"."log_3" AS SELECT "n" AS "sqluuid_k0", 0::smallint AS sqluuid_d FROM "public"."payments" WITH NO DATA;
CREATE UNLOGGED TABLE "sqluuid_log_<label>"."pick_3" AS SELECT o."n" AS "sqluuid_k0", n."n" AS "sqluuid_j0", 0::bigint AS sqluuid_d, 0::bigint AS sqluuid_n FROM "public"."payments" o, "sqluuid_new_<label>"."payments" n WITH NO DATA; -- [dc1ff647]
CREATE FUNCTION "sqluuid_log_<label>"."written_3"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS 'BEGIN IF TG_OP = ''INSERT'' THEN INSERT INTO "sqluuid_log_<label>"."log_3" ("sqluuid_k0", sqluuid_d) VALUES (NEW."n", 1); ELSIF TG_OP = ''DELETE'' THEN INSERT INTO "sqluuid_log_<label>"."log_3" ("sqluuid_k0", sqluuid_d) VALUES (OLD."n", -1); ELSIF ROW(OLD."n") IS DISTINCT FROM ROW(NEW."n") THEN INSERT INTO "sqluuid_log_<label>"."log_3" ("sqluuid_k0", sqluuid_d) VALUES (OLD."n", -1), (NEW."n", 1); ELSE INSERT INTO "sqluuid_log_<label>"."log_3" ("sqluuid_k0", sqluuid_d) VALUES (NEW."n", 0); END IF; RETURN NULL; END'; -- [75b86f17]
CREATE FUNCTION "sqluuid_log_<label>"."truncated_3"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS 'BEGIN INSERT INTO "sqluuid_log_<label>"."truncated" VALUES (3); RETURN NULL; END'; -- [a61167e3]
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
SELECT pg_catalog.pg_backend_pid();
BEGIN; -- read committed
SET lock_timeout = '50ms';
LOCK TABLE "public"."orders", "public"."items", "public"."shipments", "public"."payments" IN SHARE ROW EXCLUSIVE MODE;
CREATE TRIGGER "sqluuid_follow_<label>_written" AFTER INSERT OR UPDATE OR DELETE ON "public"."orders" FOR EACH ROW EXECUTE FUNCTION "sqluuid_log_<label>"."written_0"();
ALTER TABLE "public"."orders" ENABLE ALWAYS TRIGGER "sqluuid_follow_<label>_written";
CREATE TRIGGER "sqluuid_follow_<label>_truncated" AFTER TRUNCATE ON "public"."orders" FOR EACH STATEMENT EXECUTE FUNCTION "sqluuid_log_<label>"."truncated_0"();
ALTER TABLE "public"."orders" ENABLE ALWAYS TRIGGER "sqluuid_follow_<label>_truncated";
SELECT concat_ws(' ', tgname, tgenabled, xmin) FROM pg_trigger
WHERE tgrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND NOT tgisinternal ORDER BY 1; -- [8d77c239]
--   'public', 'orders'
CREATE TRIGGER "sqluuid_follow_<label>_written" AFTER INSERT OR UPDATE OR DELETE ON "public"."items" FOR EACH ROW EXECUTE FUNCTION "sqluuid_log_<label>"."written_1"();
ALTER TABLE "public"."items" ENABLE ALWAYS TRIGGER "sqluuid_follow_<label>_written";
CREATE TRIGGER "sqluuid_follow_<label>_truncated" AFTER TRUNCATE ON "public"."items" FOR EACH STATEMENT EXECUTE FUNCTION "sqluuid_log_<label>"."truncated_1"();
ALTER TABLE "public"."items" ENABLE ALWAYS TRIGGER "sqluuid_follow_<label>_truncated";
-- again [8d77c239] SELECT concat_ws(' ', tgname, tgenabled, xmin) FROM pg_trigg …
--   'public', 'items'
CREATE TRIGGER "sqluuid_follow_<label>_written" AFTER INSERT OR UPDATE OR DELETE ON "public"."shipments" FOR EACH ROW EXECUTE FUNCTION "sqluuid_log_<label>"."written_2"();
ALTER TABLE "public"."shipments" ENABLE ALWAYS TRIGGER "sqluuid_follow_<label>_written";
CREATE TRIGGER "sqluuid_follow_<label>_truncated" AFTER TRUNCATE ON "public"."shipments" FOR EACH STATEMENT EXECUTE FUNCTION "sqluuid_log_<label>"."truncated_2"();
ALTER TABLE "public"."shipments" ENABLE ALWAYS TRIGGER "sqluuid_follow_<label>_truncated";
-- again [8d77c239] SELECT concat_ws(' ', tgname, tgenabled, xmin) FROM pg_trigg …
--   'public', 'shipments'
CREATE TRIGGER "sqluuid_follow_<label>_written" AFTER INSERT OR UPDATE OR DELETE ON "public"."payments" FOR EACH ROW EXECUTE FUNCTION "sqluuid_log_<label>"."written_3"();
ALTER TABLE "public"."payments" ENABLE ALWAYS TRIGGER "sqluuid_follow_<label>_written";
CREATE TRIGGER "sqluuid_follow_<label>_truncated" AFTER TRUNCATE ON "public"."payments" FOR EACH STATEMENT EXECUTE FUNCTION "sqluuid_log_<label>"."truncated_3"();
ALTER TABLE "public"."payments" ENABLE ALWAYS TRIGGER "sqluuid_follow_<label>_truncated";
-- again [8d77c239] SELECT concat_ws(' ', tgname, tgenabled, xmin) FROM pg_trigg …
--   'public', 'payments'
SET lock_timeout = '1s';
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;

-- == the application: UPDATE orders SET note = 'changed' WHERE n IN (1, 30)

-- c3
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
INSERT INTO "sqluuid_new_<label>"."orders" ("id", "tenant", "n", "note") OVERRIDING SYSTEM VALUE SELECT CASE WHEN (CASE WHEN get_byte(uuid_send("id"),6)>>4 = 1 AND get_byte(uuid_send("id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("id"),'hex'),14,3)||substr(encode(uuid_send("id"),'hex'),9,4)||substr(encode(uuid_send("id"),'hex'),1,5)||'6'||substr(encode(uuid_send("id"),'hex'),6,3)||substr(encode(uuid_send("id"),'hex'),17))::uuid ELSE "id" END, "tenant", "n", "note" FROM "public"."orders" WHERE (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL ORDER BY CASE WHEN (CASE WHEN get_byte(uuid_send("id"),6)>>4 = 1 AND get_byte(uuid_send("id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("id"),'hex'),14,3)||substr(encode(uuid_send("id"),'hex'),9,4)||substr(encode(uuid_send("id"),'hex'),1,5)||'6'||substr(encode(uuid_send("id"),'hex'),6,3)||substr(encode(uuid_send("id"),'hex'),17))::uuid ELSE "id" END; -- [659386aa]
SET search_path = pg_catalog, pg_temp;
BEGIN; -- read committed
SELECT s.statement FROM (
 SELECT 1 AS no, ''::text AS name, format('ALTER TABLE %I.%I SET (%s)', $3::text, c.relname,
   array_to_string(c.reloptions, ', ')) AS statement
 FROM pg_class c WHERE c.oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND c.reloptions IS NOT NULL
UNION ALL
 SELECT 2, '', format('COMMENT ON TABLE %I.%I IS %L', $3::text, c.relname,
   obj_description(c.oid, 'pg_class'))
 FROM pg_class c WHERE c.oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND obj_description(c.oid, 'pg_class') IS NOT NULL
UNION ALL
 SELECT 3, k.contype::text || k.conname::text,
  format('ALTER TABLE %I.%I ADD CONSTRAINT %I %s', $3::text,
   $2::text, k.conname, pg_get_constraintdef(k.oid))
 FROM pg_constraint k WHERE k.conrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND k.contype IN ('p','u','x')
UNION ALL
 SELECT 4, i.relname, format('ALTER INDEX %I.%I SET (%s)', $3::text, i.relname,
   array_to_string(i.reloptions, ', '))
 FROM pg_constraint k JOIN pg_class i ON i.oid = k.conindid
 WHERE k.conrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND k.contype IN ('p','u','x') AND i.reloptions IS NOT NULL
UNION ALL
 SELECT 5, x.relname, 'CREATE ' || x.kind || quote_ident(x.relname)
   || format(' ON %I.%I', $3::text, $2::text)
   || CASE WHEN starts_with(x.def, x.head) THEN substr(x.def, length(x.head) + 1) END
 FROM (SELECT i.relname, k.kind, pg_get_indexdef(i.oid) AS def, 'CREATE ' || k.kind
     || quote_ident(i.relname) || format(' ON %I.%I', $1::text, $2::text) AS head
   FROM pg_index p JOIN pg_class i ON i.oid = p.indexrelid,
     LATERAL (SELECT CASE WHEN p.indisunique THEN 'UNIQUE INDEX ' ELSE 'INDEX ' END AS kind) k
   WHERE p.indrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND NOT EXISTS (SELECT 1 FROM pg_constraint o
     WHERE o.conindid = i.oid AND o.conrelid = p.indrelid AND o.contype IN ('p','u','x'))) x
UNION ALL
 SELECT 6, i.relname, format('COMMENT ON INDEX %I.%I IS %L', $3::text, i.relname,
   obj_description(i.oid, 'pg_class'))
 FROM pg_index p JOIN pg_class i ON i.oid = p.indexrelid
 WHERE p.indrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND obj_description(i.oid, 'pg_class') IS NOT NULL
UNION ALL
 SELECT 7, k.conname, format('COMMENT ON CONSTRAINT %I ON %I.%I IS %L', k.conname, $3::text,
   $2::text, obj_description(k.oid, 'pg_constraint'))
 FROM pg_constraint k WHERE k.conrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND k.contype IN ('p','u','x')
 AND obj_description(k.oid, 'pg_constraint') IS NOT NULL
UNION ALL
 SELECT 8, a.attname, format('ALTER SEQUENCE %s AS %s',
   pg_get_serial_sequence(format('%I.%I', $3::text, $2::text), a.attname),
   format_type(s.seqtypid, NULL))
 FROM pg_attribute a JOIN pg_sequence s ON s.seqrelid =
   pg_get_serial_sequence(format('%I.%I', $1::text, $2::text), a.attname)::regclass
 WHERE a.attrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND a.attidentity <> ''
UNION ALL
 SELECT 9, '', format('ANALYZE %I.%I', $3::text, $2::text)
) s ORDER BY s.no, s.name; -- [ce9130de]
--   'public', 'orders', 'sqluuid_new_<label>'
ALTER TABLE sqluuid_new_<label>.orders ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE sqluuid_new_<label>.orders ADD CONSTRAINT orders_tenant UNIQUE (tenant, id);
ANALYZE sqluuid_new_<label>.orders;
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;

-- == the application: INSERT INTO orders VALUES ('bb6d39c9-6494-11e0-b2b4-41db771a6deb', 3, 1000, 'late')

-- == the application: INSERT INTO items VALUES ('bb6d39c9-6494-11e0-b2b4-41db771a6deb', 3, 0)

-- c3
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
INSERT INTO "sqluuid_new_<label>"."items" ("order_id", "tenant", "line") OVERRIDING SYSTEM VALUE SELECT CASE WHEN (CASE WHEN get_byte(uuid_send("order_id"),6)>>4 = 1 AND get_byte(uuid_send("order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order_id"),'hex'),14,3)||substr(encode(uuid_send("order_id"),'hex'),9,4)||substr(encode(uuid_send("order_id"),'hex'),1,5)||'6'||substr(encode(uuid_send("order_id"),'hex'),6,3)||substr(encode(uuid_send("order_id"),'hex'),17))::uuid ELSE "order_id" END, "tenant", "line" FROM "public"."items" WHERE (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL ORDER BY CASE WHEN (CASE WHEN get_byte(uuid_send("order_id"),6)>>4 = 1 AND get_byte(uuid_send("order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order_id"),'hex'),14,3)||substr(encode(uuid_send("order_id"),'hex'),9,4)||substr(encode(uuid_send("order_id"),'hex'),1,5)||'6'||substr(encode(uuid_send("order_id"),'hex'),6,3)||substr(encode(uuid_send("order_id"),'hex'),17))::uuid ELSE "order_id" END; -- [4db3f019]
SET search_path = pg_catalog, pg_temp;
BEGIN; -- read committed
-- again [ce9130de] SELECT s.statement FROM ( SELECT 1 AS no, ''::text AS name, …
--   'public', 'items', 'sqluuid_new_<label>'
ALTER TABLE sqluuid_new_<label>.items ADD CONSTRAINT items_pkey PRIMARY KEY (order_id, line);
CREATE INDEX items_order ON sqluuid_new_<label>.items USING btree (tenant, order_id);
ANALYZE sqluuid_new_<label>.items;
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
INSERT INTO "sqluuid_new_<label>"."shipments" ("order_id", "previous", "n") OVERRIDING SYSTEM VALUE SELECT CASE WHEN (CASE WHEN get_byte(uuid_send("order_id"),6)>>4 = 1 AND get_byte(uuid_send("order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order_id"),'hex'),14,3)||substr(encode(uuid_send("order_id"),'hex'),9,4)||substr(encode(uuid_send("order_id"),'hex'),1,5)||'6'||substr(encode(uuid_send("order_id"),'hex'),6,3)||substr(encode(uuid_send("order_id"),'hex'),17))::uuid ELSE "order_id" END, CASE WHEN (CASE WHEN get_byte(uuid_send("previous"),6)>>4 = 1 AND get_byte(uuid_send("previous"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("previous"),'hex'),14,3)||substr(encode(uuid_send("previous"),'hex'),9,4)||substr(encode(uuid_send("previous"),'hex'),1,5)||'6'||substr(encode(uuid_send("previous"),'hex'),6,3)||substr(encode(uuid_send("previous"),'hex'),17))::uuid ELSE "previous" END, "n" FROM "public"."shipments" WHERE (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL ORDER BY CASE WHEN (CASE WHEN get_byte(uuid_send("order_id"),6)>>4 = 1 AND get_byte(uuid_send("order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order_id"),'hex'),14,3)||substr(encode(uuid_send("order_id"),'hex'),9,4)||substr(encode(uuid_send("order_id"),'hex'),1,5)||'6'||substr(encode(uuid_send("order_id"),'hex'),6,3)||substr(encode(uuid_send("order_id"),'hex'),17))::uuid ELSE "order_id" END; -- [eebaf6d5]
SET search_path = pg_catalog, pg_temp;
BEGIN; -- read committed
-- again [ce9130de] SELECT s.statement FROM ( SELECT 1 AS no, ''::text AS name, …
--   'public', 'shipments', 'sqluuid_new_<label>'
ALTER TABLE sqluuid_new_<label>.shipments ADD CONSTRAINT shipments_pkey PRIMARY KEY (order_id);
CREATE INDEX shipments_previous ON sqluuid_new_<label>.shipments USING btree (previous);
ANALYZE sqluuid_new_<label>.shipments;
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
INSERT INTO "sqluuid_new_<label>"."payments" ("n", "order_id") OVERRIDING SYSTEM VALUE SELECT "n", CASE WHEN (CASE WHEN get_byte(uuid_send("order_id"),6)>>4 = 1 AND get_byte(uuid_send("order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order_id"),'hex'),14,3)||substr(encode(uuid_send("order_id"),'hex'),9,4)||substr(encode(uuid_send("order_id"),'hex'),1,5)||'6'||substr(encode(uuid_send("order_id"),'hex'),6,3)||substr(encode(uuid_send("order_id"),'hex'),17))::uuid ELSE "order_id" END FROM "public"."payments" WHERE (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL ORDER BY CASE WHEN (CASE WHEN get_byte(uuid_send("order_id"),6)>>4 = 1 AND get_byte(uuid_send("order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order_id"),'hex'),14,3)||substr(encode(uuid_send("order_id"),'hex'),9,4)||substr(encode(uuid_send("order_id"),'hex'),1,5)||'6'||substr(encode(uuid_send("order_id"),'hex'),6,3)||substr(encode(uuid_send("order_id"),'hex'),17))::uuid ELSE "order_id" END; -- [53ee9b3c]
SET search_path = pg_catalog, pg_temp;
BEGIN; -- read committed
-- again [ce9130de] SELECT s.statement FROM ( SELECT 1 AS no, ''::text AS name, …
--   'public', 'payments', 'sqluuid_new_<label>'
ALTER TABLE sqluuid_new_<label>.payments ADD CONSTRAINT payments_pkey PRIMARY KEY (n);
CREATE INDEX payments_order ON sqluuid_new_<label>.payments USING btree (order_id);
ANALYZE sqluuid_new_<label>.payments;
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;

-- == the application: DELETE FROM payments WHERE n IN (2, 3)

-- == the application: UPDATE payments SET order_id = NULL WHERE n = 4

-- c3
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- repeatable read
TRUNCATE "sqluuid_log_<label>"."pick_0";
WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_0" RETURNING *) INSERT INTO "sqluuid_log_<label>"."pick_0" SELECT "sqluuid_k0", CASE WHEN (CASE WHEN get_byte(uuid_send(x."sqluuid_k0"),6)>>4 = 1 AND get_byte(uuid_send(x."sqluuid_k0"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send(x."sqluuid_k0"),'hex'),14,3)||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),9,4)||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),1,5)||'6'||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),6,3)||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),17))::uuid ELSE x."sqluuid_k0" END, d, n FROM (SELECT "sqluuid_k0", sum(sqluuid_d) AS d, count(*) AS n FROM g GROUP BY "sqluuid_k0") x; -- [cf2709c1]
ANALYZE "sqluuid_log_<label>"."pick_0";
DELETE FROM "sqluuid_new_<label>"."orders" USING "sqluuid_log_<label>"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_<label>"."orders"."id";
INSERT INTO "sqluuid_new_<label>"."orders" ("id", "tenant", "n", "note") OVERRIDING SYSTEM VALUE SELECT CASE WHEN (CASE WHEN get_byte(uuid_send("id"),6)>>4 = 1 AND get_byte(uuid_send("id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("id"),'hex'),14,3)||substr(encode(uuid_send("id"),'hex'),9,4)||substr(encode(uuid_send("id"),'hex'),1,5)||'6'||substr(encode(uuid_send("id"),'hex'),6,3)||substr(encode(uuid_send("id"),'hex'),17))::uuid ELSE "id" END, "tenant", "n", "note" FROM "public"."orders" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_<label>"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_k0" = "public"."orders"."id") AND (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL; -- [fa1d67d2]
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_0";
TRUNCATE "sqluuid_log_<label>"."pick_1";
WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_1" RETURNING *) INSERT INTO "sqluuid_log_<label>"."pick_1" SELECT "sqluuid_k0", "sqluuid_k1", CASE WHEN (CASE WHEN get_byte(uuid_send(x."sqluuid_k0"),6)>>4 = 1 AND get_byte(uuid_send(x."sqluuid_k0"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send(x."sqluuid_k0"),'hex'),14,3)||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),9,4)||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),1,5)||'6'||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),6,3)||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),17))::uuid ELSE x."sqluuid_k0" END, x."sqluuid_k1", d, n FROM (SELECT "sqluuid_k0", "sqluuid_k1", sum(sqluuid_d) AS d, count(*) AS n FROM g GROUP BY "sqluuid_k0", "sqluuid_k1") x; -- [cbc1a3cc]
ANALYZE "sqluuid_log_<label>"."pick_1";
DELETE FROM "sqluuid_new_<label>"."items" USING "sqluuid_log_<label>"."pick_1" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_<label>"."items"."order_id" AND sqluuid_p."sqluuid_j1" = "sqluuid_new_<label>"."items"."line"; -- [fd841e3c]
INSERT INTO "sqluuid_new_<label>"."items" ("order_id", "tenant", "line") OVERRIDING SYSTEM VALUE SELECT CASE WHEN (CASE WHEN get_byte(uuid_send("order_id"),6)>>4 = 1 AND get_byte(uuid_send("order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order_id"),'hex'),14,3)||substr(encode(uuid_send("order_id"),'hex'),9,4)||substr(encode(uuid_send("order_id"),'hex'),1,5)||'6'||substr(encode(uuid_send("order_id"),'hex'),6,3)||substr(encode(uuid_send("order_id"),'hex'),17))::uuid ELSE "order_id" END, "tenant", "line" FROM "public"."items" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_<label>"."pick_1" sqluuid_p WHERE sqluuid_p."sqluuid_k0" = "public"."items"."order_id" AND sqluuid_p."sqluuid_k1" = "public"."items"."line") AND (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL; -- [fea9c49e]
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_1";
TRUNCATE "sqluuid_log_<label>"."pick_2";
WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_2" RETURNING *) INSERT INTO "sqluuid_log_<label>"."pick_2" SELECT "sqluuid_k0", CASE WHEN (CASE WHEN get_byte(uuid_send(x."sqluuid_k0"),6)>>4 = 1 AND get_byte(uuid_send(x."sqluuid_k0"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send(x."sqluuid_k0"),'hex'),14,3)||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),9,4)||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),1,5)||'6'||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),6,3)||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),17))::uuid ELSE x."sqluuid_k0" END, d, n FROM (SELECT "sqluuid_k0", sum(sqluuid_d) AS d, count(*) AS n FROM g GROUP BY "sqluuid_k0") x; -- [aad0c235]
ANALYZE "sqluuid_log_<label>"."pick_2";
DELETE FROM "sqluuid_new_<label>"."shipments" USING "sqluuid_log_<label>"."pick_2" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_<label>"."shipments"."order_id";
INSERT INTO "sqluuid_new_<label>"."shipments" ("order_id", "previous", "n") OVERRIDING SYSTEM VALUE SELECT CASE WHEN (CASE WHEN get_byte(uuid_send("order_id"),6)>>4 = 1 AND get_byte(uuid_send("order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order_id"),'hex'),14,3)||substr(encode(uuid_send("order_id"),'hex'),9,4)||substr(encode(uuid_send("order_id"),'hex'),1,5)||'6'||substr(encode(uuid_send("order_id"),'hex'),6,3)||substr(encode(uuid_send("order_id"),'hex'),17))::uuid ELSE "order_id" END, CASE WHEN (CASE WHEN get_byte(uuid_send("previous"),6)>>4 = 1 AND get_byte(uuid_send("previous"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("previous"),'hex'),14,3)||substr(encode(uuid_send("previous"),'hex'),9,4)||substr(encode(uuid_send("previous"),'hex'),1,5)||'6'||substr(encode(uuid_send("previous"),'hex'),6,3)||substr(encode(uuid_send("previous"),'hex'),17))::uuid ELSE "previous" END, "n" FROM "public"."shipments" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_<label>"."pick_2" sqluuid_p WHERE sqluuid_p."sqluuid_k0" = "public"."shipments"."order_id") AND (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL; -- [b64cbceb]
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_2";
TRUNCATE "sqluuid_log_<label>"."pick_3";
WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_3" RETURNING *) INSERT INTO "sqluuid_log_<label>"."pick_3" SELECT "sqluuid_k0", x."sqluuid_k0", d, n FROM (SELECT "sqluuid_k0", sum(sqluuid_d) AS d, count(*) AS n FROM g GROUP BY "sqluuid_k0") x; -- [906977cf]
ANALYZE "sqluuid_log_<label>"."pick_3";
DELETE FROM "sqluuid_new_<label>"."payments" USING "sqluuid_log_<label>"."pick_3" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_<label>"."payments"."n";
INSERT INTO "sqluuid_new_<label>"."payments" ("n", "order_id") OVERRIDING SYSTEM VALUE SELECT "n", CASE WHEN (CASE WHEN get_byte(uuid_send("order_id"),6)>>4 = 1 AND get_byte(uuid_send("order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order_id"),'hex'),14,3)||substr(encode(uuid_send("order_id"),'hex'),9,4)||substr(encode(uuid_send("order_id"),'hex'),1,5)||'6'||substr(encode(uuid_send("order_id"),'hex'),6,3)||substr(encode(uuid_send("order_id"),'hex'),17))::uuid ELSE "order_id" END FROM "public"."payments" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_<label>"."pick_3" sqluuid_p WHERE sqluuid_p."sqluuid_k0" = "public"."payments"."n") AND (SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)) IS NOT NULL; -- [d2baf246]
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_3";
SELECT no FROM "sqluuid_log_<label>"."truncated" LIMIT 1;
COMMIT;
BEGIN; -- repeatable read
TRUNCATE "sqluuid_log_<label>"."pick_0";
-- again [cf2709c1] WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_0" RETURNI …
ANALYZE "sqluuid_log_<label>"."pick_0";
DELETE FROM "sqluuid_new_<label>"."orders" USING "sqluuid_log_<label>"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_<label>"."orders"."id";
-- again [fa1d67d2] INSERT INTO "sqluuid_new_<label>"."orders" ("id", "tenant", …
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_0";
TRUNCATE "sqluuid_log_<label>"."pick_1";
-- again [cbc1a3cc] WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_1" RETURNI …
ANALYZE "sqluuid_log_<label>"."pick_1";
-- again [fd841e3c] DELETE FROM "sqluuid_new_<label>"."items" USING "sqluuid_log …
-- again [fea9c49e] INSERT INTO "sqluuid_new_<label>"."items" ("order_id", "tena …
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_1";
TRUNCATE "sqluuid_log_<label>"."pick_2";
-- again [aad0c235] WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_2" RETURNI …
ANALYZE "sqluuid_log_<label>"."pick_2";
DELETE FROM "sqluuid_new_<label>"."shipments" USING "sqluuid_log_<label>"."pick_2" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_<label>"."shipments"."order_id";
-- again [b64cbceb] INSERT INTO "sqluuid_new_<label>"."shipments" ("order_id", " …
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_2";
TRUNCATE "sqluuid_log_<label>"."pick_3";
-- again [906977cf] WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_3" RETURNI …
ANALYZE "sqluuid_log_<label>"."pick_3";
DELETE FROM "sqluuid_new_<label>"."payments" USING "sqluuid_log_<label>"."pick_3" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_<label>"."payments"."n";
-- again [d2baf246] INSERT INTO "sqluuid_new_<label>"."payments" ("n", "order_id …
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_3";
SELECT no FROM "sqluuid_log_<label>"."truncated" LIMIT 1;
SELECT count(*) FROM "public"."orders" WHERE "id" IS NULL;
SELECT "public"."orders"."id" FROM "public"."orders" WHERE "public"."orders"."id" IS NOT NULL;
SELECT count(*) FROM "sqluuid_new_<label>"."orders" WHERE "id" IS NULL;
SELECT "sqluuid_new_<label>"."orders"."id" FROM "sqluuid_new_<label>"."orders" WHERE "sqluuid_new_<label>"."orders"."id" IS NOT NULL;
SELECT count(*) FROM "public"."items" WHERE "order_id" IS NULL;
SELECT "public"."items"."order_id", "public"."items"."line" FROM "public"."items" WHERE "public"."items"."order_id" IS NOT NULL;
SELECT count(*) FROM "sqluuid_new_<label>"."items" WHERE "order_id" IS NULL;
SELECT "sqluuid_new_<label>"."items"."order_id", "sqluuid_new_<label>"."items"."line" FROM "sqluuid_new_<label>"."items" WHERE "sqluuid_new_<label>"."items"."order_id" IS NOT NULL;
SELECT count(*) FROM "public"."shipments" WHERE "order_id" IS NULL;
SELECT "public"."shipments"."order_id" FROM "public"."shipments" WHERE "public"."shipments"."order_id" IS NOT NULL;
SELECT count(*) FROM "sqluuid_new_<label>"."shipments" WHERE "order_id" IS NULL;
SELECT "sqluuid_new_<label>"."shipments"."order_id" FROM "sqluuid_new_<label>"."shipments" WHERE "sqluuid_new_<label>"."shipments"."order_id" IS NOT NULL;
SELECT count(*) FROM "public"."shipments" WHERE "previous" IS NULL;
SELECT "public"."shipments"."previous", "public"."shipments"."order_id" FROM "public"."shipments" WHERE "public"."shipments"."previous" IS NOT NULL;
SELECT count(*) FROM "sqluuid_new_<label>"."shipments" WHERE "previous" IS NULL;
SELECT "sqluuid_new_<label>"."shipments"."previous", "sqluuid_new_<label>"."shipments"."order_id" FROM "sqluuid_new_<label>"."shipments" WHERE "sqluuid_new_<label>"."shipments"."previous" IS NOT NULL;
SELECT count(*) FROM "public"."payments" WHERE "order_id" IS NULL;
SELECT "public"."payments"."order_id", "public"."payments"."n" FROM "public"."payments" WHERE "public"."payments"."order_id" IS NOT NULL;
SELECT count(*) FROM "sqluuid_new_<label>"."payments" WHERE "order_id" IS NULL;
SELECT "sqluuid_new_<label>"."payments"."order_id", "sqluuid_new_<label>"."payments"."n" FROM "sqluuid_new_<label>"."payments" WHERE "sqluuid_new_<label>"."payments"."order_id" IS NOT NULL;
-- again [1185f5ea] SELECT a.attname FROM pg_attribute a WHERE a.attrelid = (SEL …
--   'sqluuid_new_<label>', 'orders'
SELECT (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW(CASE WHEN (CASE WHEN get_byte(uuid_send("id"),6)>>4 = 1 AND get_byte(uuid_send("id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("id"),'hex'),14,3)||substr(encode(uuid_send("id"),'hex'),9,4)||substr(encode(uuid_send("id"),'hex'),1,5)||'6'||substr(encode(uuid_send("id"),'hex'),6,3)||substr(encode(uuid_send("id"),'hex'),17))::uuid ELSE "id" END, "tenant", "n", "note")::text, 0)::numeric), 0)::text FROM "public"."orders") <> (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("id", "tenant", "n", "note")::text, 0)::numeric), 0)::text FROM "sqluuid_new_<label>"."orders"); -- [72be8984]
-- again [1185f5ea] SELECT a.attname FROM pg_attribute a WHERE a.attrelid = (SEL …
--   'sqluuid_new_<label>', 'items'
SELECT (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW(CASE WHEN (CASE WHEN get_byte(uuid_send("order_id"),6)>>4 = 1 AND get_byte(uuid_send("order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order_id"),'hex'),14,3)||substr(encode(uuid_send("order_id"),'hex'),9,4)||substr(encode(uuid_send("order_id"),'hex'),1,5)||'6'||substr(encode(uuid_send("order_id"),'hex'),6,3)||substr(encode(uuid_send("order_id"),'hex'),17))::uuid ELSE "order_id" END, "tenant", "line")::text, 0)::numeric), 0)::text FROM "public"."items") <> (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("order_id", "tenant", "line")::text, 0)::numeric), 0)::text FROM "sqluuid_new_<label>"."items"); -- [440cd51d]
-- again [1185f5ea] SELECT a.attname FROM pg_attribute a WHERE a.attrelid = (SEL …
--   'sqluuid_new_<label>', 'shipments'
SELECT (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW(CASE WHEN (CASE WHEN get_byte(uuid_send("order_id"),6)>>4 = 1 AND get_byte(uuid_send("order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order_id"),'hex'),14,3)||substr(encode(uuid_send("order_id"),'hex'),9,4)||substr(encode(uuid_send("order_id"),'hex'),1,5)||'6'||substr(encode(uuid_send("order_id"),'hex'),6,3)||substr(encode(uuid_send("order_id"),'hex'),17))::uuid ELSE "order_id" END, CASE WHEN (CASE WHEN get_byte(uuid_send("previous"),6)>>4 = 1 AND get_byte(uuid_send("previous"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("previous"),'hex'),14,3)||substr(encode(uuid_send("previous"),'hex'),9,4)||substr(encode(uuid_send("previous"),'hex'),1,5)||'6'||substr(encode(uuid_send("previous"),'hex'),6,3)||substr(encode(uuid_send("previous"),'hex'),17))::uuid ELSE "previous" END, "n")::text, 0)::numeric), 0)::text FROM "public"."shipments") <> (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("order_id", "previous", "n")::text, 0)::numeric), 0)::text FROM "sqluuid_new_<label>"."shipments"); -- [1f5c068b]
-- again [1185f5ea] SELECT a.attname FROM pg_attribute a WHERE a.attrelid = (SEL …
--   'sqluuid_new_<label>', 'payments'
SELECT (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("n", CASE WHEN (CASE WHEN get_byte(uuid_send("order_id"),6)>>4 = 1 AND get_byte(uuid_send("order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order_id"),'hex'),14,3)||substr(encode(uuid_send("order_id"),'hex'),9,4)||substr(encode(uuid_send("order_id"),'hex'),1,5)||'6'||substr(encode(uuid_send("order_id"),'hex'),6,3)||substr(encode(uuid_send("order_id"),'hex'),17))::uuid ELSE "order_id" END)::text, 0)::numeric), 0)::text FROM "public"."payments") <> (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("n", "order_id")::text, 0)::numeric), 0)::text FROM "sqluuid_new_<label>"."payments"); -- [0cc594a2]
SELECT count(*) FROM "sqluuid_new_<label>"."items" c WHERE c."tenant" IS NOT NULL AND c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "sqluuid_new_<label>"."orders" p WHERE p."tenant" = c."tenant" AND p."id" = c."order_id"); -- [b9db807c]
SELECT count(*) FROM "sqluuid_new_<label>"."shipments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "sqluuid_new_<label>"."orders" p WHERE p."id" = c."order_id");
SELECT count(*) FROM "sqluuid_new_<label>"."shipments" c WHERE c."previous" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "sqluuid_new_<label>"."shipments" p WHERE p."order_id" = c."previous");
SELECT count(*) FROM "sqluuid_new_<label>"."payments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "sqluuid_new_<label>"."orders" p WHERE p."id" = c."order_id");
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
BEGIN; -- repeatable read
TRUNCATE "sqluuid_log_<label>"."pick_0";
-- again [cf2709c1] WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_0" RETURNI …
ANALYZE "sqluuid_log_<label>"."pick_0";
DELETE FROM "sqluuid_new_<label>"."orders" USING "sqluuid_log_<label>"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_<label>"."orders"."id";
-- again [fa1d67d2] INSERT INTO "sqluuid_new_<label>"."orders" ("id", "tenant", …
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_0";
TRUNCATE "sqluuid_log_<label>"."pick_1";
-- again [cbc1a3cc] WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_1" RETURNI …
ANALYZE "sqluuid_log_<label>"."pick_1";
-- again [fd841e3c] DELETE FROM "sqluuid_new_<label>"."items" USING "sqluuid_log …
-- again [fea9c49e] INSERT INTO "sqluuid_new_<label>"."items" ("order_id", "tena …
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_1";
TRUNCATE "sqluuid_log_<label>"."pick_2";
-- again [aad0c235] WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_2" RETURNI …
ANALYZE "sqluuid_log_<label>"."pick_2";
DELETE FROM "sqluuid_new_<label>"."shipments" USING "sqluuid_log_<label>"."pick_2" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_<label>"."shipments"."order_id";
-- again [b64cbceb] INSERT INTO "sqluuid_new_<label>"."shipments" ("order_id", " …
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_2";
TRUNCATE "sqluuid_log_<label>"."pick_3";
-- again [906977cf] WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_3" RETURNI …
ANALYZE "sqluuid_log_<label>"."pick_3";
DELETE FROM "sqluuid_new_<label>"."payments" USING "sqluuid_log_<label>"."pick_3" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_<label>"."payments"."n";
-- again [d2baf246] INSERT INTO "sqluuid_new_<label>"."payments" ("n", "order_id …
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_3";
SELECT no FROM "sqluuid_log_<label>"."truncated" LIMIT 1;
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
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
-- again [2919ca9b] SELECT * FROM (SELECT r.why FROM ( SELECT x.why FROM pg_cla …
--   'public', 'orders', '{"public","public","public","public"}',
--   '{"orders","items","shipments","payments"}', 'sqluuid_follow_<label>'
SET search_path = pg_catalog, pg_temp;
-- again [2919ca9b] SELECT * FROM (SELECT r.why FROM ( SELECT x.why FROM pg_cla …
--   'public', 'items', '{"public","public","public","public"}',
--   '{"orders","items","shipments","payments"}', 'sqluuid_follow_<label>'
SET search_path = pg_catalog, pg_temp;
-- again [2919ca9b] SELECT * FROM (SELECT r.why FROM ( SELECT x.why FROM pg_cla …
--   'public', 'shipments', '{"public","public","public","public"}',
--   '{"orders","items","shipments","payments"}', 'sqluuid_follow_<label>'
SET search_path = pg_catalog, pg_temp;
-- again [2919ca9b] SELECT * FROM (SELECT r.why FROM ( SELECT x.why FROM pg_cla …
--   'public', 'payments', '{"public","public","public","public"}',
--   '{"orders","items","shipments","payments"}', 'sqluuid_follow_<label>'
SET search_path = pg_catalog, pg_temp;
BEGIN; -- repeatable read
TRUNCATE "sqluuid_log_<label>"."pick_0";
-- again [cf2709c1] WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_0" RETURNI …
ANALYZE "sqluuid_log_<label>"."pick_0";
DELETE FROM "sqluuid_new_<label>"."orders" USING "sqluuid_log_<label>"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_<label>"."orders"."id";
-- again [fa1d67d2] INSERT INTO "sqluuid_new_<label>"."orders" ("id", "tenant", …
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_0";
TRUNCATE "sqluuid_log_<label>"."pick_1";
-- again [cbc1a3cc] WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_1" RETURNI …
ANALYZE "sqluuid_log_<label>"."pick_1";
-- again [fd841e3c] DELETE FROM "sqluuid_new_<label>"."items" USING "sqluuid_log …
-- again [fea9c49e] INSERT INTO "sqluuid_new_<label>"."items" ("order_id", "tena …
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_1";
TRUNCATE "sqluuid_log_<label>"."pick_2";
-- again [aad0c235] WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_2" RETURNI …
ANALYZE "sqluuid_log_<label>"."pick_2";
DELETE FROM "sqluuid_new_<label>"."shipments" USING "sqluuid_log_<label>"."pick_2" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_<label>"."shipments"."order_id";
-- again [b64cbceb] INSERT INTO "sqluuid_new_<label>"."shipments" ("order_id", " …
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_2";
TRUNCATE "sqluuid_log_<label>"."pick_3";
-- again [906977cf] WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_3" RETURNI …
ANALYZE "sqluuid_log_<label>"."pick_3";
DELETE FROM "sqluuid_new_<label>"."payments" USING "sqluuid_log_<label>"."pick_3" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_<label>"."payments"."n";
-- again [d2baf246] INSERT INTO "sqluuid_new_<label>"."payments" ("n", "order_id …
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_3";
SELECT no FROM "sqluuid_log_<label>"."truncated" LIMIT 1;
COMMIT;
BEGIN; -- read committed
SET lock_timeout = '50ms';
LOCK TABLE "public"."orders", "public"."items", "public"."shipments", "public"."payments" IN ACCESS EXCLUSIVE MODE;
SET lock_timeout = '1s';
-- again [a55d2e9a] SELECT concat_ws(' ', 'column', a.attname, format_type(a.att …
--   'public', 'orders'
-- again [be09d33d] SELECT concat_ws(' ', 'attribute', attname, attnum, attacl:: …
--   'public', 'orders'
-- again [8d77c239] SELECT concat_ws(' ', tgname, tgenabled, xmin) FROM pg_trigg …
--   'public', 'orders'
-- again [a55d2e9a] SELECT concat_ws(' ', 'column', a.attname, format_type(a.att …
--   'public', 'items'
-- again [be09d33d] SELECT concat_ws(' ', 'attribute', attname, attnum, attacl:: …
--   'public', 'items'
-- again [8d77c239] SELECT concat_ws(' ', tgname, tgenabled, xmin) FROM pg_trigg …
--   'public', 'items'
-- again [a55d2e9a] SELECT concat_ws(' ', 'column', a.attname, format_type(a.att …
--   'public', 'shipments'
-- again [be09d33d] SELECT concat_ws(' ', 'attribute', attname, attnum, attacl:: …
--   'public', 'shipments'
-- again [8d77c239] SELECT concat_ws(' ', tgname, tgenabled, xmin) FROM pg_trigg …
--   'public', 'shipments'
-- again [a55d2e9a] SELECT concat_ws(' ', 'column', a.attname, format_type(a.att …
--   'public', 'payments'
-- again [be09d33d] SELECT concat_ws(' ', 'attribute', attname, attnum, attacl:: …
--   'public', 'payments'
-- again [8d77c239] SELECT concat_ws(' ', tgname, tgenabled, xmin) FROM pg_trigg …
--   'public', 'payments'
TRUNCATE "sqluuid_log_<label>"."pick_0";
-- again [cf2709c1] WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_0" RETURNI …
ANALYZE "sqluuid_log_<label>"."pick_0";
DELETE FROM "sqluuid_new_<label>"."orders" USING "sqluuid_log_<label>"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_<label>"."orders"."id";
-- again [fa1d67d2] INSERT INTO "sqluuid_new_<label>"."orders" ("id", "tenant", …
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_0";
TRUNCATE "sqluuid_log_<label>"."pick_1";
-- again [cbc1a3cc] WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_1" RETURNI …
ANALYZE "sqluuid_log_<label>"."pick_1";
-- again [fd841e3c] DELETE FROM "sqluuid_new_<label>"."items" USING "sqluuid_log …
-- again [fea9c49e] INSERT INTO "sqluuid_new_<label>"."items" ("order_id", "tena …
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_1";
TRUNCATE "sqluuid_log_<label>"."pick_2";
-- again [aad0c235] WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_2" RETURNI …
ANALYZE "sqluuid_log_<label>"."pick_2";
DELETE FROM "sqluuid_new_<label>"."shipments" USING "sqluuid_log_<label>"."pick_2" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_<label>"."shipments"."order_id";
-- again [b64cbceb] INSERT INTO "sqluuid_new_<label>"."shipments" ("order_id", " …
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_2";
TRUNCATE "sqluuid_log_<label>"."pick_3";
-- again [906977cf] WITH g AS (DELETE FROM "sqluuid_log_<label>"."log_3" RETURNI …
ANALYZE "sqluuid_log_<label>"."pick_3";
DELETE FROM "sqluuid_new_<label>"."payments" USING "sqluuid_log_<label>"."pick_3" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_<label>"."payments"."n";
-- again [d2baf246] INSERT INTO "sqluuid_new_<label>"."payments" ("n", "order_id …
SET search_path = pg_catalog, pg_temp;
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_<label>"."pick_3";
SELECT no FROM "sqluuid_log_<label>"."truncated" LIMIT 1;
CREATE SCHEMA "sqluuid_old_<label>";
DROP TRIGGER "sqluuid_follow_<label>_written" ON "public"."orders";
DROP TRIGGER "sqluuid_follow_<label>_truncated" ON "public"."orders";
DROP TRIGGER "sqluuid_follow_<label>_written" ON "public"."items";
DROP TRIGGER "sqluuid_follow_<label>_truncated" ON "public"."items";
DROP TRIGGER "sqluuid_follow_<label>_written" ON "public"."shipments";
DROP TRIGGER "sqluuid_follow_<label>_truncated" ON "public"."shipments";
DROP TRIGGER "sqluuid_follow_<label>_written" ON "public"."payments";
DROP TRIGGER "sqluuid_follow_<label>_truncated" ON "public"."payments";
SELECT k.conname, pg_get_constraintdef(k.oid),
 COALESCE(obj_description(k.oid, 'pg_constraint'), ''), pn.nspname, pc.relname,
 'FOREIGN KEY (' || (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY u.ord)
   FROM unnest(k.conkey) WITH ORDINALITY u(n, ord)
   JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = u.n) || ') REFERENCES ',
 format('%I.%I', pn.nspname, pc.relname)
FROM pg_constraint k
JOIN pg_class pc ON pc.oid = k.confrelid JOIN pg_namespace pn ON pn.oid = pc.relnamespace
WHERE k.contype = 'f' AND k.conrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) ORDER BY k.conname; -- [a4b10de5]
--   'public', 'orders'
-- again [a4b10de5] SELECT k.conname, pg_get_constraintdef(k.oid), COALESCE(obj …
--   'public', 'items'
-- again [a4b10de5] SELECT k.conname, pg_get_constraintdef(k.oid), COALESCE(obj …
--   'public', 'shipments'
-- again [a4b10de5] SELECT k.conname, pg_get_constraintdef(k.oid), COALESCE(obj …
--   'public', 'payments'
ALTER TABLE "sqluuid_new_<label>"."items" ADD CONSTRAINT "items_orders" FOREIGN KEY (tenant, order_id) REFERENCES "sqluuid_new_<label>"."orders"(tenant, id) NOT VALID;
ALTER TABLE "sqluuid_new_<label>"."shipments" ADD CONSTRAINT "shipments_orders" FOREIGN KEY (order_id) REFERENCES "sqluuid_new_<label>"."orders"(id) NOT VALID;
ALTER TABLE "sqluuid_new_<label>"."shipments" ADD CONSTRAINT "shipments_previous" FOREIGN KEY (previous) REFERENCES "sqluuid_new_<label>"."shipments"(order_id) NOT VALID;
ALTER TABLE "sqluuid_new_<label>"."payments" ADD CONSTRAINT "payments_orders" FOREIGN KEY (order_id) REFERENCES "sqluuid_new_<label>"."orders"(id) NOT VALID;
SELECT format('%I.%I', sn.nspname, s.relname), quote_ident(a.attname)
FROM pg_depend p JOIN pg_class s ON s.oid = p.objid AND s.relkind = 'S'
JOIN pg_namespace sn ON sn.oid = s.relnamespace
JOIN pg_attribute a ON a.attrelid = p.refobjid AND a.attnum = p.refobjsubid
WHERE p.classid = 'pg_class'::regclass AND p.refclassid = 'pg_class'::regclass AND p.deptype = 'a'
AND p.refobjid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) ORDER BY 1; -- [b101f804]
--   'public', 'orders'
ALTER TABLE "public"."orders" SET SCHEMA "sqluuid_old_<label>";
ALTER TABLE "sqluuid_new_<label>"."orders" SET SCHEMA "public";
SELECT format('SELECT setval(pg_get_serial_sequence(%L, %L), s.last_value, s.is_called) FROM %s s',
 format('%I.%I', $3::text, $2::text), a.attname,
 pg_get_serial_sequence(format('%I.%I', $1::text, $2::text), a.attname))
FROM pg_attribute a WHERE a.attrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND a.attidentity <> ''; -- [fddf918f]
--   'sqluuid_old_<label>', 'orders', 'public'
SELECT format('ALTER TABLE %I.%I OWNER TO %I', $3::text, $2::text, pg_get_userbyid(c.relowner))
FROM pg_class c, pg_class o WHERE c.oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND o.relname = $2::text
 AND o.relnamespace = (SELECT y.oid FROM pg_namespace y WHERE y.nspname = $3::text) AND c.relowner <> o.relowner; -- [5ccb8bf1]
--   'sqluuid_old_<label>', 'orders', 'public'
SELECT DISTINCT format('REVOKE ALL ON %I.%I FROM %s', $3::text, $2::text, CASE a.grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(a.grantee)) END)
FROM (SELECT c.relacl AS was, o.relacl AS has, c.relowner AS owner FROM pg_class c, pg_class o WHERE c.oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND o.relname = $2::text
 AND o.relnamespace = (SELECT y.oid FROM pg_namespace y WHERE y.nspname = $3::text) AND c.relacl IS DISTINCT
 FROM o.relacl) d, aclexplode(COALESCE(d.has, acldefault('r', d.owner))) a; -- [f54793a6]
--   'sqluuid_old_<label>', 'orders', 'public'
SELECT format('GRANT %s ON %I.%I TO %s%s', a.privilege_type, $3::text, $2::text, CASE a.grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(a.grantee)) END,
 CASE WHEN a.is_grantable THEN ' WITH GRANT OPTION' ELSE '' END)
FROM (SELECT c.relacl AS was, o.relacl AS has, c.relowner AS owner FROM pg_class c, pg_class o WHERE c.oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND o.relname = $2::text
 AND o.relnamespace = (SELECT y.oid FROM pg_namespace y WHERE y.nspname = $3::text) AND c.relacl IS DISTINCT
 FROM o.relacl) d, aclexplode(COALESCE(d.was, acldefault('r', d.owner))) a; -- [484152ac]
--   'sqluuid_old_<label>', 'orders', 'public'
-- again [b101f804] SELECT format('%I.%I', sn.nspname, s.relname), quote_ident(a …
--   'public', 'items'
ALTER TABLE "public"."items" SET SCHEMA "sqluuid_old_<label>";
ALTER TABLE "sqluuid_new_<label>"."items" SET SCHEMA "public";
-- again [fddf918f] SELECT format('SELECT setval(pg_get_serial_sequence(%L, %L), …
--   'sqluuid_old_<label>', 'items', 'public'
-- again [5ccb8bf1] SELECT format('ALTER TABLE %I.%I OWNER TO %I', $3::text, $2: …
--   'sqluuid_old_<label>', 'items', 'public'
-- again [f54793a6] SELECT DISTINCT format('REVOKE ALL ON %I.%I FROM %s', $3::te …
--   'sqluuid_old_<label>', 'items', 'public'
-- again [484152ac] SELECT format('GRANT %s ON %I.%I TO %s%s', a.privilege_type, …
--   'sqluuid_old_<label>', 'items', 'public'
-- again [b101f804] SELECT format('%I.%I', sn.nspname, s.relname), quote_ident(a …
--   'public', 'shipments'
ALTER TABLE "public"."shipments" SET SCHEMA "sqluuid_old_<label>";
ALTER TABLE "sqluuid_new_<label>"."shipments" SET SCHEMA "public";
-- again [fddf918f] SELECT format('SELECT setval(pg_get_serial_sequence(%L, %L), …
--   'sqluuid_old_<label>', 'shipments', 'public'
-- again [5ccb8bf1] SELECT format('ALTER TABLE %I.%I OWNER TO %I', $3::text, $2: …
--   'sqluuid_old_<label>', 'shipments', 'public'
-- again [f54793a6] SELECT DISTINCT format('REVOKE ALL ON %I.%I FROM %s', $3::te …
--   'sqluuid_old_<label>', 'shipments', 'public'
-- again [484152ac] SELECT format('GRANT %s ON %I.%I TO %s%s', a.privilege_type, …
--   'sqluuid_old_<label>', 'shipments', 'public'
-- again [b101f804] SELECT format('%I.%I', sn.nspname, s.relname), quote_ident(a …
--   'public', 'payments'
ALTER TABLE "public"."payments" SET SCHEMA "sqluuid_old_<label>";
ALTER TABLE "sqluuid_new_<label>"."payments" SET SCHEMA "public";
-- again [fddf918f] SELECT format('SELECT setval(pg_get_serial_sequence(%L, %L), …
--   'sqluuid_old_<label>', 'payments', 'public'
-- again [5ccb8bf1] SELECT format('ALTER TABLE %I.%I OWNER TO %I', $3::text, $2: …
--   'sqluuid_old_<label>', 'payments', 'public'
-- again [f54793a6] SELECT DISTINCT format('REVOKE ALL ON %I.%I FROM %s', $3::te …
--   'sqluuid_old_<label>', 'payments', 'public'
-- again [484152ac] SELECT format('GRANT %s ON %I.%I TO %s%s', a.privilege_type, …
--   'sqluuid_old_<label>', 'payments', 'public'
DROP SCHEMA "sqluuid_new_<label>";
DROP SCHEMA "sqluuid_log_<label>" CASCADE;
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT format('ALTER TABLE %I.%I VALIDATE CONSTRAINT %I', $1::text, $2::text, conname)
FROM pg_constraint WHERE conrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND contype = 'f' AND NOT convalidated ORDER BY conname; -- [c5b8aead]
--   'public', 'orders'
-- again [c5b8aead] SELECT format('ALTER TABLE %I.%I VALIDATE CONSTRAINT %I', $1 …
--   'public', 'items'
BEGIN; -- read committed
SET lock_timeout = '50ms';
ALTER TABLE public.items VALIDATE CONSTRAINT items_orders;
SET lock_timeout = '1s';
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
-- again [c5b8aead] SELECT format('ALTER TABLE %I.%I VALIDATE CONSTRAINT %I', $1 …
--   'public', 'shipments'
BEGIN; -- read committed
SET lock_timeout = '50ms';
ALTER TABLE public.shipments VALIDATE CONSTRAINT shipments_orders;
SET lock_timeout = '1s';
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
BEGIN; -- read committed
SET lock_timeout = '50ms';
ALTER TABLE public.shipments VALIDATE CONSTRAINT shipments_previous;
SET lock_timeout = '1s';
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
-- again [c5b8aead] SELECT format('ALTER TABLE %I.%I VALIDATE CONSTRAINT %I', $1 …
--   'public', 'payments'
BEGIN; -- read committed
SET lock_timeout = '50ms';
ALTER TABLE public.payments VALIDATE CONSTRAINT payments_orders;
SET lock_timeout = '1s';
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
BEGIN; -- read committed
SELECT concat_ws(' ', 'column', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
 a.attidentity, a.attgenerated, a.attcollation, a.attstorage, pg_get_expr(d.adbin, d.adrelid),
 col_description(a.attrelid, a.attnum))
FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
WHERE a.attrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND a.attnum > 0 AND NOT a.attisdropped
UNION ALL
SELECT concat_ws(' ', 'constraint', conname, pg_get_constraintdef(oid))
FROM pg_constraint WHERE conrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
SELECT concat_ws(' ', 'index', pg_get_indexdef(indexrelid), indisvalid)
FROM pg_index WHERE indrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
SELECT concat_ws(' ', 'table', reloptions::text, obj_description(oid, 'pg_class'), relrowsecurity,
 relforcerowsecurity, relpersistence, relreplident)
FROM pg_class WHERE oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
SELECT 'rule ' || rulename FROM pg_rewrite WHERE ev_class = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
SELECT 'policy ' || polname FROM pg_policy WHERE polrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
SELECT 'reference ' || oid FROM pg_constraint WHERE contype = 'f' AND confrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
SELECT 'publication ' || oid FROM pg_publication_rel WHERE prrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
UNION ALL
SELECT concat_ws(' ', 'dependent', classid, objid, refobjsubid) FROM pg_depend
WHERE refclassid = 'pg_class'::regclass AND refobjid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND deptype = 'n'
AND classid IN ('pg_rewrite'::regclass, 'pg_proc'::regclass)
UNION ALL
SELECT concat_ws(' ', 'grants', relowner, relacl::text) FROM pg_class WHERE oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)
ORDER BY 1; -- [be6a5ff8]
--   'public', 'orders'
-- again [be6a5ff8] SELECT concat_ws(' ', 'column', a.attname, format_type(a.att …
--   'public', 'items'
-- again [be6a5ff8] SELECT concat_ws(' ', 'column', a.attname, format_type(a.att …
--   'public', 'shipments'
-- again [be6a5ff8] SELECT concat_ws(' ', 'column', a.attname, format_type(a.att …
--   'public', 'payments'
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
UPDATE "sqluuid"."migration" SET active = $1, state = $2, pass = $3, normalise = $4, moved = $5, total = $6, before_counts = $7, updated_at = $8, finished_at = $9, paused = 0, seq = seq + 1 WHERE id = $10 AND seq = $11; -- [d0e289f5]
--   NULL, 'done', 0, 0, 336, 336,
--   '{"columns":{"public.items.order_id":{"rows":121,"nulls":0,"now":"121:172656d2648a66801a7e60db3cca00f8","expect":"121:a3e347d179339eb145ed352132d3507c","key":["line"],"now_rows":"121:9040cdfe0025bb89cccf8289b05ba0ce","expect_rows":"121:c3caf1d1574fe4d75dea83f03f91ba1c"},"public.orders.id":{"rows":61,"nulls":0,"now":"61:d3cea919435fd2e8f03cde0edb9a2d34","expect":"61:9d6506cdce38e6cdb9fa05a6206c2a1b"},"public.payments.order_id":{"rows":58,"nulls":13,"now":"45:97cdb6d5368a0934d4c6c9bca188cfa3","expect":"45:2c6e7fee63ed3c283ce4c8b73759f3f6","key":["n"],"now_rows":"45:dc556fad0464055966d17ee15f00e538","expect_rows":"45:2d442648872786f469a87dbf6bacf064"},"public.shipments.order_id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"},"public.shipments.previous":{"rows":60,"nulls":12,"now":"48:9239184c6067730eb19e48ae9f7b113b","expect":"48:db6c75a179c5a77955def6127fce346a","key":["order_id"],"now_rows":"48:85445be2af3d478d4cb1a989702e548e","expect_rows":"48:edea2dc2e696e04c2ceda4226608f6c0"}},"orphans":{"public.items (tenant, order_id) \u2192 public.orders (tenant, id)":0,"public.payments (order_id) \u2192 public.orders (id)":0,"public.shipments (order_id) \u2192 public.orders (id)":0,"public.shipments (previous) \u2192 public.shipments (order_id)":0},"copy":{"label":"<label>","notes":{"definition of public.items":"<hash>","definition of public.orders":"<hash>","definition of public.payments":"<hash>","definition of public.shipments":"<hash>"},"online":true}}' -- [441fdb5f],
--   '<time>', '<time>', 1, <number 1>
