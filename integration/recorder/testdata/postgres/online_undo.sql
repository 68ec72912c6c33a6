-- undo of online
-- PostgreSQL, version 15

-- == the undo

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
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM "sqluuid"."migration_journal" j WHERE j.run_id = "sqluuid"."migration".id AND j.todo IN (0, 3)) FROM "sqluuid"."migration" ORDER BY id DESC; -- [35125d5e]
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'items', 'sqluuid_old_<label>'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'sqluuid_old_<label>', 'items'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'sqluuid_old_<label>', 'items'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'orders', 'sqluuid_old_<label>'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'sqluuid_old_<label>', 'orders'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'sqluuid_old_<label>', 'orders'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'payments', 'sqluuid_old_<label>'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'sqluuid_old_<label>', 'payments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'sqluuid_old_<label>', 'payments'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'shipments', 'sqluuid_old_<label>'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'sqluuid_old_<label>', 'shipments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'sqluuid_old_<label>', 'shipments'
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
BEGIN; -- read committed
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM "sqluuid"."migration_journal" j WHERE j.run_id = "sqluuid"."migration".id AND j.todo IN (0, 3)) FROM "sqluuid"."migration" WHERE id = $1; -- [edd4c25c]
--   1
UPDATE "sqluuid"."migration" SET active = $1, state = $2, pass = $3, normalise = $4, moved = $5, total = $6, before_counts = $7, updated_at = $8, finished_at = $9, seq = seq + 1 WHERE id = $10 AND seq = $11; -- [5e404d8a]
--   '<hash 1>', 'undoing', 0, 0, 0, 336,
--   '{"columns":{"public.items.order_id":{"rows":120,"nulls":0,"now":"120:86af5b724255273054830598c25fa788","expect":"120:0cfc820755f56fc817e65ef624ce4cc2","key":["line"],"now_rows":"120:892ab35827de70f72efe91311af0859d","expect_rows":"120:2e85cd356a6fa0b75f4af833aaf80316"},"public.orders.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"},"public.payments.order_id":{"rows":60,"nulls":12,"now":"48:52eabb174a214ed8f60e0d2d91a6f0ea","expect":"48:e9d0ff40b4d98c6fea917c95c00119e8","key":["n"],"now_rows":"48:5cd4bfa3213cc09a10f2e03fde02dbfc","expect_rows":"48:cea45ca5220075072a54a0040c1718cd"},"public.shipments.order_id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"},"public.shipments.previous":{"rows":60,"nulls":12,"now":"48:9239184c6067730eb19e48ae9f7b113b","expect":"48:db6c75a179c5a77955def6127fce346a","key":["order_id"],"now_rows":"48:85445be2af3d478d4cb1a989702e548e","expect_rows":"48:edea2dc2e696e04c2ceda4226608f6c0"}},"orphans":{"public.items (tenant, order_id) \u2192 public.orders (tenant, id)":0,"public.payments (order_id) \u2192 public.orders (id)":0,"public.shipments (order_id) \u2192 public.orders (id)":0,"public.shipments (previous) \u2192 public.shipments (order_id)":0},"copy":{"label":"<label>","notes":{"definition of public.items":"<hash>","definition of public.orders":"<hash>","definition of public.payments":"<hash>","definition of public.shipments":"<hash>"},"online":true}}' -- [afc4958e],
--   '<time>', NULL, 1, <number 1>
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
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'sqluuid_old_<label>', 'items'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'sqluuid_old_<label>', 'items'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'orders', 'sqluuid_old_<label>'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'sqluuid_old_<label>', 'orders'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'sqluuid_old_<label>', 'orders'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'payments', 'sqluuid_old_<label>'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'sqluuid_old_<label>', 'payments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'sqluuid_old_<label>', 'payments'
-- again [2802915c] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'shipments', 'sqluuid_old_<label>'
-- again [ad40801f] SELECT a.attname, format_type(a.atttypid, a.atttypmod), …
--   'sqluuid_old_<label>', 'shipments'
-- again [4d0322fe] SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.o …
--   'sqluuid_old_<label>', 'shipments'
BEGIN; -- read committed
SELECT pg_catalog.pg_backend_pid();
SAVEPOINT sqluuid_locks;
SET lock_timeout = '50ms';
LOCK TABLE "public"."orders", "public"."items", "public"."shipments", "public"."payments", "sqluuid_old_<label>"."orders", "sqluuid_old_<label>"."items", "sqluuid_old_<label>"."shipments", "sqluuid_old_<label>"."payments" IN SHARE ROW EXCLUSIVE MODE; -- [7bb93a5e]
SET lock_timeout = '1s';
RELEASE SAVEPOINT sqluuid_locks;
-- again [7aee3ac1] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
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
SELECT a.attname FROM pg_attribute a
WHERE a.attrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
ORDER BY a.attnum; -- [1185f5ea]
--   'public', 'orders'
SELECT (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW(CASE WHEN (CASE WHEN get_byte(uuid_send("id"),6)>>4 = 1 AND get_byte(uuid_send("id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("id"),'hex'),14,3)||substr(encode(uuid_send("id"),'hex'),9,4)||substr(encode(uuid_send("id"),'hex'),1,5)||'6'||substr(encode(uuid_send("id"),'hex'),6,3)||substr(encode(uuid_send("id"),'hex'),17))::uuid ELSE "id" END, "tenant", "n", "note")::text, 0)::numeric), 0)::text FROM "sqluuid_old_<label>"."orders") <> (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("id", "tenant", "n", "note")::text, 0)::numeric), 0)::text FROM "public"."orders"); -- [23e61c8e]
-- again [1185f5ea] SELECT a.attname FROM pg_attribute a WHERE a.attrelid = (SEL …
--   'public', 'items'
SELECT (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW(CASE WHEN (CASE WHEN get_byte(uuid_send("order_id"),6)>>4 = 1 AND get_byte(uuid_send("order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order_id"),'hex'),14,3)||substr(encode(uuid_send("order_id"),'hex'),9,4)||substr(encode(uuid_send("order_id"),'hex'),1,5)||'6'||substr(encode(uuid_send("order_id"),'hex'),6,3)||substr(encode(uuid_send("order_id"),'hex'),17))::uuid ELSE "order_id" END, "tenant", "line")::text, 0)::numeric), 0)::text FROM "sqluuid_old_<label>"."items") <> (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("order_id", "tenant", "line")::text, 0)::numeric), 0)::text FROM "public"."items"); -- [1201b080]
-- again [1185f5ea] SELECT a.attname FROM pg_attribute a WHERE a.attrelid = (SEL …
--   'public', 'shipments'
SELECT (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW(CASE WHEN (CASE WHEN get_byte(uuid_send("order_id"),6)>>4 = 1 AND get_byte(uuid_send("order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order_id"),'hex'),14,3)||substr(encode(uuid_send("order_id"),'hex'),9,4)||substr(encode(uuid_send("order_id"),'hex'),1,5)||'6'||substr(encode(uuid_send("order_id"),'hex'),6,3)||substr(encode(uuid_send("order_id"),'hex'),17))::uuid ELSE "order_id" END, CASE WHEN (CASE WHEN get_byte(uuid_send("previous"),6)>>4 = 1 AND get_byte(uuid_send("previous"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("previous"),'hex'),14,3)||substr(encode(uuid_send("previous"),'hex'),9,4)||substr(encode(uuid_send("previous"),'hex'),1,5)||'6'||substr(encode(uuid_send("previous"),'hex'),6,3)||substr(encode(uuid_send("previous"),'hex'),17))::uuid ELSE "previous" END, "n")::text, 0)::numeric), 0)::text FROM "sqluuid_old_<label>"."shipments") <> (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("order_id", "previous", "n")::text, 0)::numeric), 0)::text FROM "public"."shipments"); -- [9c09a06c]
-- again [1185f5ea] SELECT a.attname FROM pg_attribute a WHERE a.attrelid = (SEL …
--   'public', 'payments'
SELECT (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("n", CASE WHEN (CASE WHEN get_byte(uuid_send("order_id"),6)>>4 = 1 AND get_byte(uuid_send("order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order_id"),'hex'),14,3)||substr(encode(uuid_send("order_id"),'hex'),9,4)||substr(encode(uuid_send("order_id"),'hex'),1,5)||'6'||substr(encode(uuid_send("order_id"),'hex'),6,3)||substr(encode(uuid_send("order_id"),'hex'),17))::uuid ELSE "order_id" END)::text, 0)::numeric), 0)::text FROM "sqluuid_old_<label>"."payments") <> (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("n", "order_id")::text, 0)::numeric), 0)::text FROM "public"."payments"); -- [2865c4f5]
SAVEPOINT sqluuid_locks;
SET lock_timeout = '50ms';
LOCK TABLE "public"."orders", "public"."items", "public"."shipments", "public"."payments", "sqluuid_old_<label>"."orders", "sqluuid_old_<label>"."items", "sqluuid_old_<label>"."shipments", "sqluuid_old_<label>"."payments" IN ACCESS EXCLUSIVE MODE; -- [399205fe]
SET lock_timeout = '1s';
RELEASE SAVEPOINT sqluuid_locks;
CREATE SCHEMA "sqluuid_drop_<label>";
SELECT format('%I.%I', sn.nspname, s.relname), quote_ident(a.attname)
FROM pg_depend p JOIN pg_class s ON s.oid = p.objid AND s.relkind = 'S'
JOIN pg_namespace sn ON sn.oid = s.relnamespace
JOIN pg_attribute a ON a.attrelid = p.refobjid AND a.attnum = p.refobjsubid
WHERE p.classid = 'pg_class'::regclass AND p.refclassid = 'pg_class'::regclass AND p.deptype = 'a'
AND p.refobjid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) ORDER BY 1; -- [b101f804]
--   'public', 'orders'
ALTER TABLE "public"."orders" SET SCHEMA "sqluuid_drop_<label>";
ALTER TABLE "sqluuid_old_<label>"."orders" SET SCHEMA "public";
SELECT format('SELECT setval(pg_get_serial_sequence(%L, %L), s.last_value, s.is_called) FROM %s s',
 format('%I.%I', $3::text, $2::text), a.attname,
 pg_get_serial_sequence(format('%I.%I', $1::text, $2::text), a.attname))
FROM pg_attribute a WHERE a.attrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) AND a.attidentity <> ''; -- [fddf918f]
--   'sqluuid_drop_<label>', 'orders', 'public'
-- again [b101f804] SELECT format('%I.%I', sn.nspname, s.relname), quote_ident(a …
--   'public', 'items'
ALTER TABLE "public"."items" SET SCHEMA "sqluuid_drop_<label>";
ALTER TABLE "sqluuid_old_<label>"."items" SET SCHEMA "public";
-- again [fddf918f] SELECT format('SELECT setval(pg_get_serial_sequence(%L, %L), …
--   'sqluuid_drop_<label>', 'items', 'public'
-- again [b101f804] SELECT format('%I.%I', sn.nspname, s.relname), quote_ident(a …
--   'public', 'shipments'
ALTER TABLE "public"."shipments" SET SCHEMA "sqluuid_drop_<label>";
ALTER TABLE "sqluuid_old_<label>"."shipments" SET SCHEMA "public";
-- again [fddf918f] SELECT format('SELECT setval(pg_get_serial_sequence(%L, %L), …
--   'sqluuid_drop_<label>', 'shipments', 'public'
-- again [b101f804] SELECT format('%I.%I', sn.nspname, s.relname), quote_ident(a …
--   'public', 'payments'
ALTER TABLE "public"."payments" SET SCHEMA "sqluuid_drop_<label>";
ALTER TABLE "sqluuid_old_<label>"."payments" SET SCHEMA "public";
-- again [fddf918f] SELECT format('SELECT setval(pg_get_serial_sequence(%L, %L), …
--   'sqluuid_drop_<label>', 'payments', 'public'
SELECT quote_ident(k.conname), pg_get_constraintdef(k.oid)
FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class pc ON pc.oid = k.confrelid
WHERE k.contype = 'f' AND pc.relnamespace <> c.relnamespace AND c.oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text) ORDER BY 1; -- [b9f57770]
--   'sqluuid_drop_<label>', 'orders'
-- again [b9f57770] SELECT quote_ident(k.conname), pg_get_constraintdef(k.oid) F …
--   'sqluuid_drop_<label>', 'items'
-- again [b9f57770] SELECT quote_ident(k.conname), pg_get_constraintdef(k.oid) F …
--   'sqluuid_drop_<label>', 'shipments'
-- again [b9f57770] SELECT quote_ident(k.conname), pg_get_constraintdef(k.oid) F …
--   'sqluuid_drop_<label>', 'payments'
DROP TABLE "sqluuid_drop_<label>"."orders", "sqluuid_drop_<label>"."items", "sqluuid_drop_<label>"."shipments", "sqluuid_drop_<label>"."payments";
DROP SCHEMA "sqluuid_drop_<label>";
DROP SCHEMA "sqluuid_old_<label>";
UPDATE "sqluuid"."migration" SET active = $1, state = $2, pass = $3, normalise = $4, moved = $5, total = $6, before_counts = $7, updated_at = $8, finished_at = $9, paused = 0, seq = seq + 1 WHERE id = $10 AND seq = $11; -- [d0e289f5]
--   NULL, 'undone', 0, 0, 336, 336,
--   again [afc4958e] '{"columns":{"public.items.order_id":{"rows":120,"nulls":0," …, '<time>',
--   '<time>', 1, <number 2>
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true);
COMMIT;
SELECT count(*) FROM "public"."orders" WHERE "id" IS NULL;
SELECT "public"."orders"."id" FROM "public"."orders" WHERE "public"."orders"."id" IS NOT NULL;
SELECT count(*) FROM "public"."items" WHERE "order_id" IS NULL;
SELECT "public"."items"."order_id" FROM "public"."items" WHERE "public"."items"."order_id" IS NOT NULL;
SELECT count(*) FROM "public"."shipments" WHERE "order_id" IS NULL;
SELECT "public"."shipments"."order_id" FROM "public"."shipments" WHERE "public"."shipments"."order_id" IS NOT NULL;
SELECT count(*) FROM "public"."shipments" WHERE "previous" IS NULL;
SELECT "public"."shipments"."previous" FROM "public"."shipments" WHERE "public"."shipments"."previous" IS NOT NULL;
SELECT count(*) FROM "public"."payments" WHERE "order_id" IS NULL;
SELECT "public"."payments"."order_id" FROM "public"."payments" WHERE "public"."payments"."order_id" IS NOT NULL;
