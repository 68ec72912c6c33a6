-- by a list: swapped-to-network, and its undo
-- PostgreSQL, version 15

-- == the run

-- c1
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
SELECT pg_backend_pid();

-- c2
SELECT pg_backend_pid();
SELECT pg_backend_pid();

-- c1
SELECT pg_backend_pid();
SET client_encoding = 'UTF8';
SELECT set_config(name, '0', false) FROM pg_settings WHERE name IN ('statement_timeout', 'idle_session_timeout', 'transaction_timeout');
SET lock_timeout = '1s';
SET row_security = off;
SET jit = off;
SET idle_in_transaction_session_timeout = 0;
SET standard_conforming_strings = on;
SET default_tablespace = '';
SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecurity, c.relforcerowsecurity, c.relispartition,
       EXISTS (SELECT 1 FROM pg_inherits i WHERE (i.inhparent = c.oid AND c.relkind <> 'p') OR (i.inhrelid = c.oid AND NOT c.relispartition)),
       EXISTS (SELECT 1 FROM pg_rewrite r WHERE r.ev_class = c.oid AND r.ev_type = '2')
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relname = $1 AND c.relkind IN ('r','p','v','m','f')
  AND CASE WHEN $2::text = '' THEN n.nspname = ANY (current_schemas(false)) ELSE n.nspname = $2::text END
ORDER BY array_position(current_schemas(false), n.nspname) LIMIT 1; -- [362f1312]
--   'lone', ''
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.typname, COALESCE(l.collname, ''),
       a.attgenerated <> '',
       EXISTS (SELECT 1 FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_opclass o ON o.oid = x.indclass[0]
        WHERE x.indrelid = a.attrelid AND x.indkey[0] = a.attnum AND x.indpred IS NULL AND x.indisvalid
        AND pg_indexam_has_property(i.relam, 'can_order') AND o.opcdefault AND x.indcollation[0] = a.attcollation),
       EXISTS (SELECT 1 FROM pg_index x WHERE x.indrelid = a.attrelid AND x.indkey[0] = a.attnum AND x.indnkeyatts = 1 AND x.indisunique AND x.indpred IS NULL AND x.indisvalid),
       EXISTS (SELECT 1 FROM pg_attrdef f WHERE f.adrelid = a.attrelid AND f.adnum = a.attnum AND a.attgenerated = '' AND pg_get_expr(f.adbin, f.adrelid) ~ 'uuid_generate_v1(mc)?[(]')::int,
       EXISTS (SELECT 1 FROM pg_index x WHERE x.indrelid = a.attrelid AND (x.indkey[0] = a.attnum AND x.indpred IS NULL OR a.attnum = ANY (x.indkey::int2[]) AND x.indisunique))
FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
CROSS JOIN LATERAL (WITH RECURSIVE d AS (SELECT a.atttypid AS oid UNION ALL SELECT y.typbasetype FROM d JOIN pg_type y ON y.oid = d.oid AND y.typtype = 'd') SELECT oid FROM d) y JOIN pg_type b ON b.oid = y.oid AND b.typtype <> 'd'
LEFT JOIN pg_collation l ON l.oid = a.attcollation
WHERE n.nspname = $1 AND c.relname = $2 AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum; -- [1846285c]
--   'public', 'lone'
SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
LEFT JOIN pg_attribute a ON a.attrelid = g.tgrelid AND a.attnum = ANY (g.tgattr)
WHERE NOT g.tgisinternal AND g.tgenabled <> 'D' AND (g.tgtype & 16) <> 0 AND n.nspname = $1 AND c.relname = $2
UNION
SELECT g.tgname, '' FROM pg_trigger g WHERE NOT g.tgisinternal AND g.tgenabled <> 'D' AND (g.tgtype & 28) <> 0
  AND g.tgrelid IN (SELECT x.relid FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_partition_tree(c.oid) x
                    WHERE n.nspname = $1 AND c.relname = $2 AND c.relkind = 'p')
ORDER BY 1, 2; -- [01d5e768]
--   'public', 'lone'
SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.attname, pn.nspname, pc.relname, pa.attname,
       CASE k.confupdtype WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' WHEN 'd' THEN 'SET DEFAULT' WHEN 'r' THEN 'RESTRICT' ELSE 'NO ACTION' END,
       k.convalidated
FROM pg_constraint k
JOIN pg_class cc ON cc.oid = k.conrelid JOIN pg_namespace cn ON cn.oid = cc.relnamespace
JOIN pg_class pc ON pc.oid = k.confrelid JOIN pg_namespace pn ON pn.oid = pc.relnamespace
CROSS JOIN LATERAL unnest(k.conkey, k.confkey) WITH ORDINALITY u(child, parent, ord)
JOIN pg_attribute ca ON ca.attrelid = cc.oid AND ca.attnum = u.child
JOIN pg_attribute pa ON pa.attrelid = pc.oid AND pa.attnum = u.parent
WHERE k.contype = 'f' AND k.conparentid = 0
ORDER BY k.oid, u.ord; -- [93038ca8]
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) WITH ORDINALITY u(n, ord), pg_attribute a
WHERE EXISTS (SELECT 1 FROM pg_type y WHERE y.oid = a.atttypid AND y.typsend <> 0
 AND NOT EXISTS (SELECT 1 FROM pg_type e WHERE e.oid = y.typelem AND e.typsend = 0)) AND a.attrelid = i.indrelid AND a.attnum = u.n AND u.ord <= i.indnkeyatts AND i.indexrelid = (
 SELECT x.indexrelid FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE n.nspname = $1 AND c.relname = $2 AND x.indisunique AND x.indisvalid AND x.indpred IS NULL AND x.indexprs IS NULL
 AND NOT EXISTS (SELECT 1 FROM unnest(x.indkey::int2[]) WITH ORDINALITY k(n, ord) JOIN pg_attribute y ON y.attrelid = x.indrelid AND y.attnum = k.n
  WHERE k.ord <= x.indnkeyatts AND (NOT y.attnotnull OR y.attgenerated <> ''))
 ORDER BY x.indisprimary DESC, x.indnkeyatts, x.indexrelid LIMIT 1) ORDER BY u.ord; -- [b9ed8209]
--   'public', 'lone'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
SELECT x.indexrelid::bigint, a.attname,
       a.attidentity = 'a' OR NOT has_column_privilege(a.attrelid, a.attnum, 'UPDATE')
       OR EXISTS (SELECT 1 FROM pg_partition_tree(c.oid) y JOIN pg_partitioned_table p ON p.partrelid = y.relid
                  JOIN pg_attribute k ON k.attrelid = p.partrelid AND k.attname = a.attname
                  WHERE k.attnum = ANY (p.partattrs) OR 0 = ANY (p.partattrs))
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_index x ON x.indrelid = c.oid AND x.indisready
CROSS JOIN LATERAL unnest(x.indkey) WITH ORDINALITY u(attnum, ord)
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = u.attnum AND u.attnum > 0
WHERE n.nspname = $1 AND c.relname = $2 AND u.ord <= x.indnkeyatts
  AND NOT EXISTS (SELECT 1 FROM pg_attribute g WHERE g.attrelid = c.oid AND g.attgenerated <> '' AND NOT g.attisdropped)
ORDER BY x.indexrelid, u.ord; -- [6175b7a5]
--   'public', 'lone'
SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'sqluuid' AND c.relname = 'migration_id';
SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'sqluuid' AND c.relname = 'migration_id';
SELECT CASE WHEN (CASE WHEN (CASE WHEN length(v.k) = 16 THEN true ELSE false END) THEN (substring(v.k,1,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring(v.k,9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN (CASE WHEN length(v.k) = 16 THEN true ELSE false END) THEN (substring(v.k,1,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring(v.k,9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN encode((decode(substr(encode(v.k,'hex'),9,8)||substr(encode(v.k,'hex'),5,4)||substr(encode(v.k,'hex'),1,4)||substr(encode(v.k,'hex'),17),'hex')),'hex') END FROM (SELECT $1::bytea AS k) v; -- [5230f208]
--   x'<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "public"."lone" WHERE "id" IS NULL;
SELECT "public"."lone"."id", CASE WHEN CASE WHEN (CASE WHEN (CASE WHEN length("public"."lone"."id") = 16 THEN true ELSE false END) THEN (substring("public"."lone"."id",1,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring("public"."lone"."id",9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN decode(substr(encode("public"."lone"."id",'hex'),9,8)||substr(encode("public"."lone"."id",'hex'),5,4)||substr(encode("public"."lone"."id",'hex'),1,4)||substr(encode("public"."lone"."id",'hex'),17),'hex') <> "public"."lone"."id" ELSE (1 = 0) END THEN 1 ELSE 0 END FROM "public"."lone" WHERE "public"."lone"."id" IS NOT NULL; -- [c7065eb2]
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
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
GROUP BY n.nspname, c.relname ORDER BY max(u.depth), n.nspname, c.relname; -- [38298e3a]
--   '{"public"}', '{"lone"}', '{"id"}'
SELECT encode(a."id",'hex') FROM "public"."lone" a WHERE CASE WHEN (CASE WHEN (CASE WHEN length(a."id") = 16 THEN true ELSE false END) THEN (substring(a."id",7,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring(a."id",9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN EXISTS (SELECT 1 FROM "public"."lone" b WHERE b."id" IN (decode(substr(encode(a."id",'hex'),13,4)||substr(encode(a."id",'hex'),9,4)||substr(encode(a."id",'hex'),1,8)||substr(encode(a."id",'hex'),17),'hex')) AND b."id" <> a."id") ELSE (1 = 0) END LIMIT 1; -- [daceb695]
WITH part AS (SELECT c.oid AS root, x.relid FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_partition_tree(c.oid) x
 WHERE n.nspname = $1::text AND c.relname = $2::text AND c.relkind = 'p' AND x.relid <> c.oid),
spread AS (SELECT 1 FROM pg_partitioned_table p JOIN pg_attribute a ON a.attrelid = p.partrelid AND a.attname = $3::text
 WHERE p.partrelid IN (SELECT root FROM part UNION SELECT relid FROM part) AND (a.attnum = ANY (p.partattrs::int2[]) OR p.partexprs IS NOT NULL))
SELECT format('the partition %s of table %s is a foreign table, whose server is not in one transaction with this one; detach it, and run the rewrite where it lies', f.oid::regclass, p.root::regclass)
 FROM part p JOIN pg_class f ON f.oid = p.relid AND f.relkind = 'f'
UNION ALL
SELECT format('the foreign key %I of table %s refers to %s alone, a partition of %s: its ids are not found, and a row that moves to another partition counts as deleted there; let it refer to %4$s, or drop it for the run',
 k.conname, k.conrelid::regclass, k.confrelid::regclass, p.root::regclass)
 FROM part p JOIN pg_constraint k ON k.confrelid = p.relid AND k.contype = 'f' AND k.conparentid = 0
 WHERE EXISTS (SELECT 1 FROM spread) OR EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = p.relid AND a.attnum = ANY (k.confkey) AND a.attname = $3::text)
UNION ALL
SELECT format('the foreign key %I is one of %s alone, a partition of %s: its parents are not found; make it one of %3$s, or drop it for the run', k.conname, k.conrelid::regclass, p.root::regclass)
 FROM part p JOIN pg_constraint k ON k.conrelid = p.relid AND k.contype = 'f' AND k.conparentid = 0
 WHERE EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = p.relid AND a.attnum = ANY (k.conkey) AND a.attname = $3::text)
UNION ALL
SELECT format('the subscription %s brings rows into table %s, and finds those that its publisher updates or deletes by the ids that they have there; run the rewrite on the publisher, or drop the subscription first',
 COALESCE((SELECT quote_ident(s.subname) FROM pg_stat_subscription s WHERE s.subid = r.srsubid LIMIT 1), r.srsubid::text), r.srrelid::regclass)
 FROM pg_subscription_rel r JOIN pg_class c ON c.oid = r.srrelid OR c.oid IN (SELECT root FROM part WHERE relid = r.srrelid) JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE n.nspname = $1::text AND c.relname = $2::text
UNION ALL
SELECT format('the publication %I has the updates of table %s, which has no replica identity to tell its rows by; ALTER TABLE %2$s REPLICA IDENTITY FULL (or USING INDEX) before the run', p.pubname, c.oid::regclass)
 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_publication p
 WHERE p.pubupdate AND c.relkind = 'r' AND (n.nspname = $1::text AND c.relname = $2::text OR c.oid IN (SELECT relid FROM part))
 AND NOT CASE c.relreplident WHEN 'f' THEN true WHEN 'n' THEN false ELSE EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.oid AND i.indisvalid AND i.indimmediate
  AND CASE c.relreplident WHEN 'd' THEN i.indisprimary ELSE i.indisreplident END) END
 AND EXISTS (SELECT 1 FROM pg_publication_tables t WHERE t.pubname = p.pubname AND (t.schemaname = n.nspname AND t.tablename = c.relname
  OR EXISTS (SELECT 1 FROM pg_partition_ancestors(c.oid) a, pg_class r, pg_namespace m WHERE r.oid = a.relid AND m.oid = r.relnamespace AND t.schemaname = m.nspname AND t.tablename = r.relname)))
ORDER BY 1; -- [b0312742]
--   'public', 'lone', 'id'
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'lone', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'lone'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'lone'
SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid) || ') AS ' || format_type(a.atttypid, a.atttypmod) || ')'
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
WHERE n.nspname = $1 AND c.relname = $2 AND a.attgenerated <> '' AND NOT a.attisdropped ORDER BY a.attnum; -- [5feb08cc]
--   'public', 'lone'
SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.conrelid), a.attname, CASE WHEN k.conrelid <> c.oid THEN COALESCE(pg_get_partition_constraintdef(k.conrelid), '') ELSE '' END, false, 0 = ANY (k.conkey)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_constraint k ON k.conrelid = c.oid OR k.conislocal AND k.conrelid IN (SELECT relid FROM pg_partition_tree(c.oid))
JOIN pg_attribute a ON a.attrelid = k.conrelid AND (a.attnum = ANY (k.conkey) OR 0 = ANY (k.conkey) AND a.attnum > 0)
WHERE n.nspname = $1 AND c.relname = $2 AND k.contype = 'c' AND to_jsonb(k) ->> 'conenforced' IS DISTINCT FROM 'false'
UNION ALL
SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, 0), a.attname, '', true, false
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
CROSS JOIN LATERAL (WITH RECURSIVE d AS (SELECT a.atttypid AS oid UNION ALL SELECT y.typbasetype FROM d JOIN pg_type y ON y.oid = d.oid AND y.typtype = 'd') SELECT oid FROM d) y JOIN pg_constraint k ON k.contypid = y.oid
WHERE n.nspname = $1 AND c.relname = $2 AND k.contype = 'c'
ORDER BY 6 DESC, 1, 4; -- [82333fc5]
--   'public', 'lone'
SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'true')
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_partition_tree(c.oid) x
WHERE n.nspname = $1 AND c.relname = $2 AND c.relkind = 'p' AND x.isleaf AND EXISTS (
 SELECT 1 FROM pg_partition_tree(c.oid) y JOIN pg_partitioned_table p ON p.partrelid = y.relid
 JOIN pg_attribute a ON a.attrelid = p.partrelid AND (a.attnum = ANY (p.partattrs::int2[]) OR p.partexprs IS NOT NULL) AND a.attname = ANY ($3::text[]))
ORDER BY x.relid; -- [b4512469]
--   'public', 'lone', '{"id"}'
SELECT format('UPDATE on %I.%I (%I)', n.nspname, c.relname, a.attname)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
WHERE n.nspname = $1 AND c.relname = $2 AND a.attname = $3 AND NOT has_column_privilege(c.oid, a.attnum, 'UPDATE'); -- [b66aa101]
--   'public', 'lone', 'id'
SELECT format('CREATE on the database %I, for the schema sqluuid of the state', current_database())
WHERE to_regnamespace('sqluuid') IS NULL AND NOT has_database_privilege(current_database(), 'CREATE')
UNION ALL SELECT p || ' on the schema sqluuid of the state' FROM pg_namespace n, unnest(ARRAY['USAGE', 'CREATE']) p
WHERE n.nspname = 'sqluuid' AND NOT has_schema_privilege(n.oid, p)
  AND (p = 'USAGE' OR NOT EXISTS (SELECT 1 FROM pg_class c WHERE c.relnamespace = n.oid AND c.relname = 'migration'))
UNION ALL SELECT format('%s on %I.%I', p, n.nspname, c.relname) FROM pg_namespace n JOIN pg_class c ON c.relnamespace = n.oid, unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) p
WHERE n.nspname = 'sqluuid' AND c.relkind = 'r' AND c.relname IN ('migration', 'migration_range', 'migration_packed', 'migration_id') AND NOT has_table_privilege(c.oid, p); -- [67ec16c3]

-- c3
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
SELECT pg_backend_pid();

-- c4
SELECT pg_backend_pid();
SELECT pg_backend_pid();

-- c3
SELECT pg_backend_pid();
SET client_encoding = 'UTF8';
SELECT set_config(name, '0', false) FROM pg_settings WHERE name IN ('statement_timeout', 'idle_session_timeout', 'transaction_timeout');
SET lock_timeout = '1s';
SET row_security = off;
SET jit = off;
SET idle_in_transaction_session_timeout = 0;
SET standard_conforming_strings = on;
SET default_tablespace = '';
EXPLAIN UPDATE "public"."lone" SET "id" = "id" WHERE false;
SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'sqluuid' AND c.relname = 'migration_id';
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at FROM "sqluuid"."migration" WHERE 1 = 0; -- [6ed8d165]
-- fails: ERROR: relation "sqluuid.migration" does not exist (SQLSTATE 42P01)
SELECT 1 FROM "sqluuid"."migration" WHERE 1 = 0;
-- fails: ERROR: relation "sqluuid.migration" does not exist (SQLSTATE 42P01)
SELECT run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved FROM "sqluuid"."migration_range" WHERE 1 = 0;
-- fails: ERROR: relation "sqluuid.migration_range" does not exist (SQLSTATE 42P01)
SELECT 1 FROM "sqluuid"."migration_range" WHERE 1 = 0;
-- fails: ERROR: relation "sqluuid.migration_range" does not exist (SQLSTATE 42P01)
SELECT run_id, no, n, ids FROM "sqluuid"."migration_packed" WHERE 1 = 0;
-- fails: ERROR: relation "sqluuid.migration_packed" does not exist (SQLSTATE 42P01)
SELECT 1 FROM "sqluuid"."migration_packed" WHERE 1 = 0;
-- fails: ERROR: relation "sqluuid.migration_packed" does not exist (SQLSTATE 42P01)
SELECT run_id, id, kind FROM "sqluuid"."migration_id" WHERE 1 = 0;
-- fails: ERROR: relation "sqluuid.migration_id" does not exist (SQLSTATE 42P01)
SELECT 1 FROM "sqluuid"."migration_id" WHERE 1 = 0;
-- fails: ERROR: relation "sqluuid.migration_id" does not exist (SQLSTATE 42P01)
DO $$ BEGIN IF NOT EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = 'sqluuid') THEN CREATE SCHEMA sqluuid; END IF; END $$;
CREATE TABLE IF NOT EXISTS sqluuid.migration (id bigint NOT NULL PRIMARY KEY, format integer NOT NULL, rewrite varchar(40) NOT NULL, class_columns text NOT NULL, class_hash varchar(64) NOT NULL, plan_hash varchar(64) NOT NULL, active varchar(64) UNIQUE, state varchar(20) NOT NULL, on_mismatch varchar(10) NOT NULL, pick integer NOT NULL, pick_before varchar(40) NOT NULL, seq bigint NOT NULL, pass integer NOT NULL, moved bigint NOT NULL, total bigint NOT NULL, paused integer NOT NULL, normalise integer NOT NULL, before_counts text NOT NULL, started_at varchar(40) NOT NULL, updated_at varchar(40) NOT NULL, finished_at varchar(40)); -- [84ad014b]
CREATE TABLE IF NOT EXISTS sqluuid.migration_range (run_id bigint NOT NULL, no integer NOT NULL, lo text, hi text, cursor_key text, done integer NOT NULL, owner varchar(100) NOT NULL, token bigint NOT NULL, lease_until bigint NOT NULL, chunks bigint NOT NULL, moved bigint NOT NULL, PRIMARY KEY (run_id, no)); -- [8841227b]
CREATE TABLE IF NOT EXISTS sqluuid.migration_packed (run_id bigint NOT NULL, no bigint NOT NULL, n integer NOT NULL, ids bytea NOT NULL, PRIMARY KEY (run_id, no));
CREATE TABLE IF NOT EXISTS sqluuid.migration_id (run_id bigint NOT NULL, id uuid NOT NULL, kind char(1) NOT NULL, PRIMARY KEY (run_id, id));
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
SELECT current_setting('server_version_num')::int >= 140000 AND c.relkind = 'r', pg_relation_size(c.oid) / current_setting('block_size')::bigint, CASE WHEN c.relpages > 0 AND c.reltuples > 0 THEN c.reltuples / c.relpages ELSE 0 END FROM pg_class c JOIN pg_am a ON a.oid = c.relam AND a.amname = 'heap' WHERE c.oid = $1::text::regclass; -- [96ac203f]
--   '"public"."lone"'
BEGIN; -- read committed
SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'sqluuid' AND c.relname = 'migration_id';
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM "sqluuid"."migration_range" r WHERE r.run_id = "sqluuid"."migration".id) FROM "sqluuid"."migration" ORDER BY id DESC; -- [b78f91a7]
SELECT encode("public"."lone"."id",'hex') FROM "public"."lone" WHERE "public"."lone"."id" IS NOT NULL AND NOT (CASE WHEN (CASE WHEN length("public"."lone"."id") = 16 THEN true ELSE false END) THEN (substring("public"."lone"."id",1,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring("public"."lone"."id",9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) LIMIT 1; -- [8a5d41ba]
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM "sqluuid"."migration";
INSERT INTO "sqluuid"."migration" (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21); -- [dcbbe889]
--   1, 2, 'swapped-to-network', '["public.lone.id"]', '<hash 1>', '<hash 2>', '<hash 1>',
--   'running', 'fail', 4, '', <number 1>, 0, 0, 60, 0, 0,
--   '{"columns":{"public.lone.id":{"rows":60,"nulls":0,"now":"60:9514e3eabc63073ee95c86ecc2fa6c38","expect":"60:9a5230dcda0b4348cd0af84d522b5b7a"}},"orphans":{},"places":true}',
--   '<time>', '<time>', NULL
INSERT INTO "sqluuid"."migration_id" (run_id, id, kind) SELECT g.id, x.id, 's' FROM (SELECT DISTINCT encode("public"."lone"."id",'hex')::uuid AS id FROM "public"."lone" WHERE CASE WHEN (CASE WHEN (CASE WHEN length("public"."lone"."id") = 16 THEN true ELSE false END) THEN (substring("public"."lone"."id",1,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring("public"."lone"."id",9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN decode(substr(encode("public"."lone"."id",'hex'),9,8)||substr(encode("public"."lone"."id",'hex'),5,4)||substr(encode("public"."lone"."id",'hex'),1,4)||substr(encode("public"."lone"."id",'hex'),17),'hex') <> "public"."lone"."id" ELSE (1 = 0) END) x, "sqluuid"."migration" g WHERE g.id = $1 ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN "sqluuid"."migration_id".kind = excluded.kind THEN excluded.kind END; -- [38e692f7]
--   1
INSERT INTO "sqluuid"."migration_id" (run_id, id, kind) SELECT g.id, x.id, 'k' FROM (SELECT DISTINCT encode("public"."lone"."id",'hex')::uuid AS id FROM "public"."lone" WHERE CASE WHEN (CASE WHEN length("public"."lone"."id") = 16 THEN true ELSE false END) THEN NOT (CASE WHEN (CASE WHEN (CASE WHEN length("public"."lone"."id") = 16 THEN true ELSE false END) THEN (substring("public"."lone"."id",1,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring("public"."lone"."id",9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN decode(substr(encode("public"."lone"."id",'hex'),9,8)||substr(encode("public"."lone"."id",'hex'),5,4)||substr(encode("public"."lone"."id",'hex'),1,4)||substr(encode("public"."lone"."id",'hex'),17),'hex') <> "public"."lone"."id" ELSE (1 = 0) END) ELSE (1 = 0) END) x, "sqluuid"."migration" g WHERE g.id = $1 ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN "sqluuid"."migration_id".kind = excluded.kind THEN excluded.kind END; -- [83e97fc4]
--   1
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
INSERT INTO "sqluuid"."migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
--   1, 0, NULL, '(1,0)', NULL, 0, '', <number 2>, 0, 0, 0
COMMIT;
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'lone', ''
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'lone'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'lone'
-- again [93038ca8] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'lone'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'lone'
SET synchronous_commit = off;
SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN lease_until < (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint THEN 1 ELSE 0 END, CASE WHEN lease_until > 0 THEN 1 ELSE 0 END, lease_until - (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint, chunks, moved FROM "sqluuid"."migration_range" WHERE run_id = $1 ORDER BY no; -- [0a8245c1]
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
UPDATE "sqluuid"."migration_range" SET owner = $1, token = token + 1, lease_until = (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint + $2 WHERE run_id = $3 AND no = $4 AND token = $5 AND done = 0 AND lease_until < (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint; -- [3dcdcd0d]
--   '<process>/1', 90000, 1, 0, <number 2>
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT pg_backend_pid();
BEGIN; -- read committed
UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done = $2, chunks = chunks + 1, moved = moved + $3, lease_until = (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint + $4 WHERE run_id = $5 AND no = $6 AND token = $7 AND done = 0; -- [8ec0087e]
--   NULL, 1, 0, 90000, 1, 0, <number 3>
WITH s0 AS (UPDATE "public"."lone" SET "id" = decode(substr(encode("public"."lone"."id",'hex'),9,8)||substr(encode("public"."lone"."id",'hex'),5,4)||substr(encode("public"."lone"."id",'hex'),1,4)||substr(encode("public"."lone"."id",'hex'),17),'hex') WHERE "public"."lone".ctid <= $1::tid AND CASE WHEN (CASE WHEN length("public"."lone"."id") = 16 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = encode("public"."lone"."id",'hex')::uuid AND "sqluuid"."migration_id".kind = 's') IS NOT NULL ELSE (1 = 0) END RETURNING encode("public"."lone"."id",'hex')::uuid AS id), r AS (INSERT INTO "sqluuid"."migration_id" (run_id, id, kind) SELECT $3::bigint, id, 'm' FROM (SELECT id FROM s0) x ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN "sqluuid"."migration_id".kind = excluded.kind THEN excluded.kind END) SELECT (SELECT count(*) FROM s0); -- [858f279f]
--   '(1,0)', 1, 1
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   60, 1, 0
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
RESET synchronous_commit;
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'lone', ''
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'lone'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'lone'
-- again [93038ca8] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'lone'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'lone'
SELECT count(*) FROM "public"."lone" WHERE "id" IS NULL;
SELECT "public"."lone"."id", CASE WHEN CASE WHEN (CASE WHEN length("public"."lone"."id") = 16 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = encode("public"."lone"."id",'hex')::uuid AND "sqluuid"."migration_id".kind = 's') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END FROM "public"."lone" WHERE "public"."lone"."id" IS NOT NULL; -- [0b7dbcd4]
--   1
BEGIN; -- read committed
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM "sqluuid"."migration_range" r WHERE r.run_id = "sqluuid"."migration".id) FROM "sqluuid"."migration" WHERE id = $1; -- [6c63d7bc]
--   1
UPDATE "sqluuid"."migration" SET active = $1, state = $2, pick = $3, pick_before = $4, pass = $5, normalise = $6, moved = $7, total = $8, before_counts = $9, updated_at = $10, finished_at = $11, paused = 0, seq = seq + 1 WHERE id = $12 AND seq = $13; -- [588decd6]
--   NULL, 'done', 4, '', 0, 0, 60, 60,
--   '{"columns":{"public.lone.id":{"rows":60,"nulls":0,"now":"60:9514e3eabc63073ee95c86ecc2fa6c38","expect":"60:9a5230dcda0b4348cd0af84d522b5b7a"}},"orphans":{},"places":true}',
--   '<time>', '<time>', 1, <number 1>
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
COMMIT;

-- == the undo

-- c5
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
SELECT pg_backend_pid();

-- c6
SELECT pg_backend_pid();
SELECT pg_backend_pid();

-- c5
SELECT pg_backend_pid();
SET client_encoding = 'UTF8';
SELECT set_config(name, '0', false) FROM pg_settings WHERE name IN ('statement_timeout', 'idle_session_timeout', 'transaction_timeout');
SET lock_timeout = '1s';
SET row_security = off;
SET jit = off;
SET idle_in_transaction_session_timeout = 0;
SET standard_conforming_strings = on;
SET default_tablespace = '';
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'lone', ''
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'lone'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'lone'
-- again [93038ca8] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'lone'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'lone'
SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'sqluuid' AND c.relname = 'migration_id';
-- again [b78f91a7] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
BEGIN; -- read committed
SELECT no, n FROM "sqluuid"."migration_packed" WHERE run_id = $1 ORDER BY no LIMIT 200 FOR UPDATE;
--   1
COMMIT;
SELECT encode("public"."lone"."id",'hex') FROM "public"."lone" WHERE CASE WHEN (CASE WHEN length("public"."lone"."id") = 16 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = encode("public"."lone"."id",'hex')::uuid) IS NULL ELSE (1 = 0) END LIMIT 10; -- [2091c1ed]
--   1
SELECT CASE WHEN (CASE WHEN (CASE WHEN length(v.k) = 16 THEN true ELSE false END) THEN (substring(v.k,7,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring(v.k,9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN (CASE WHEN length(v.k) = 16 THEN true ELSE false END) THEN (substring(v.k,7,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring(v.k,9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN encode((decode(substr(encode(v.k,'hex'),13,4)||substr(encode(v.k,'hex'),9,4)||substr(encode(v.k,'hex'),1,8)||substr(encode(v.k,'hex'),17),'hex')),'hex') END FROM (SELECT $1::bytea AS k) v; -- [e95740ae]
--   x'<id 2>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "public"."lone" WHERE "id" IS NULL;
SELECT "public"."lone"."id", CASE WHEN CASE WHEN (CASE WHEN (CASE WHEN length("public"."lone"."id") = 16 THEN true ELSE false END) THEN (substring("public"."lone"."id",7,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring("public"."lone"."id",9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = encode("public"."lone"."id",'hex')::uuid AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END FROM "public"."lone" WHERE "public"."lone"."id" IS NOT NULL; -- [681a4a84]
--   1
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [38298e3a] WITH RECURSIVE used(oid, depth) AS ( SELECT r.ev_class, 1 F …
--   '{"public"}', '{"lone"}', '{"id"}'
SELECT encode(a."id",'hex') FROM "public"."lone" a WHERE CASE WHEN (CASE WHEN (CASE WHEN length(a."id") = 16 THEN true ELSE false END) THEN (substring(a."id",1,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring(a."id",9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN EXISTS (SELECT 1 FROM "public"."lone" b WHERE b."id" IN (decode(substr(encode(a."id",'hex'),9,8)||substr(encode(a."id",'hex'),5,4)||substr(encode(a."id",'hex'),1,4)||substr(encode(a."id",'hex'),17),'hex')) AND b."id" <> a."id") ELSE (1 = 0) END LIMIT 1; -- [f8638f82]
-- again [b0312742] WITH part AS (SELECT c.oid AS root, x.relid FROM pg_class c …
--   'public', 'lone', 'id'
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'lone', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'lone'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'lone'
-- again [5feb08cc] SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid …
--   'public', 'lone'
-- again [82333fc5] SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.con …
--   'public', 'lone'
-- again [b4512469] SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'tr …
--   'public', 'lone', '{"id"}'
-- again [b66aa101] SELECT format('UPDATE on %I.%I (%I)', n.nspname, c.relname, …
--   'public', 'lone', 'id'
-- again [67ec16c3] SELECT format('CREATE on the database %I, for the schema sql …

-- c7
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
SELECT pg_backend_pid();

-- c8
SELECT pg_backend_pid();
SELECT pg_backend_pid();

-- c7
SELECT pg_backend_pid();
SET client_encoding = 'UTF8';
SELECT set_config(name, '0', false) FROM pg_settings WHERE name IN ('statement_timeout', 'idle_session_timeout', 'transaction_timeout');
SET lock_timeout = '1s';
SET row_security = off;
SET jit = off;
SET idle_in_transaction_session_timeout = 0;
SET standard_conforming_strings = on;
SET default_tablespace = '';
EXPLAIN UPDATE "public"."lone" SET "id" = "id" WHERE false;
SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'sqluuid' AND c.relname = 'migration_id';
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [96ac203f] SELECT current_setting('server_version_num')::int >= 140000 …
--   '"public"."lone"'
BEGIN; -- read committed
-- again [6c63d7bc] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
UPDATE "sqluuid"."migration" SET active = $1, state = $2, pick = $3, pick_before = $4, pass = $5, normalise = $6, moved = $7, total = $8, before_counts = $9, updated_at = $10, finished_at = $11, seq = seq + 1 WHERE id = $12 AND seq = $13; -- [4901820b]
--   '<hash 1>', 'undoing', 1, '', 0, 0, 0, 60,
--   '{"columns":{"public.lone.id":{"rows":60,"nulls":0,"now":"60:9a5230dcda0b4348cd0af84d522b5b7a","expect":"60:9514e3eabc63073ee95c86ecc2fa6c38"}},"orphans":{},"places":true}',
--   '<time>', NULL, 1, <number 4>
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
INSERT INTO "sqluuid"."migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
--   1, 0, NULL, '(1,0)', NULL, 0, '', <number 5>, 0, 0, 0
COMMIT;
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'lone', ''
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'lone'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'lone'
-- again [93038ca8] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'lone'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'lone'
SET synchronous_commit = off;
BEGIN; -- read committed
SELECT no, n FROM "sqluuid"."migration_packed" WHERE run_id = $1 ORDER BY no LIMIT 200 FOR UPDATE;
--   1
COMMIT;
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [3dcdcd0d] UPDATE "sqluuid"."migration_range" SET owner = $1, token = t …
--   '<process>/1', 90000, 1, 0, <number 5>
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT pg_backend_pid();
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   NULL, 1, 0, 90000, 1, 0, <number 6>
WITH s0 AS (UPDATE "public"."lone" SET "id" = decode(substr(encode("public"."lone"."id",'hex'),13,4)||substr(encode("public"."lone"."id",'hex'),9,4)||substr(encode("public"."lone"."id",'hex'),1,8)||substr(encode("public"."lone"."id",'hex'),17),'hex') WHERE "public"."lone".ctid <= $1::tid AND CASE WHEN (CASE WHEN (CASE WHEN length("public"."lone"."id") = 16 THEN true ELSE false END) THEN (substring("public"."lone"."id",7,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring("public"."lone"."id",9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = encode("public"."lone"."id",'hex')::uuid AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END RETURNING encode("public"."lone"."id",'hex')::uuid AS id) SELECT (SELECT count(*) FROM s0); -- [ad91988b]
--   '(1,0)', 1
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   60, 1, 0
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
RESET synchronous_commit;
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'lone', ''
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'lone'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'lone'
-- again [93038ca8] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'lone'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'lone'
SELECT count(*) FROM "public"."lone" WHERE "id" IS NULL;
-- again [681a4a84] SELECT "public"."lone"."id", CASE WHEN CASE WHEN (CASE WHEN …
--   1
BEGIN; -- read committed
-- again [6c63d7bc] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
-- again [588decd6] UPDATE "sqluuid"."migration" SET active = $1, state = $2, pi …
--   NULL, 'undone', 1, '', 0, 0, 60, 60,
--   '{"columns":{"public.lone.id":{"rows":60,"nulls":0,"now":"60:9a5230dcda0b4348cd0af84d522b5b7a","expect":"60:9514e3eabc63073ee95c86ecc2fa6c38"}},"orphans":{},"places":true}',
--   '<time>', '<time>', 1, <number 7>
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
DELETE FROM "sqluuid"."migration_id" WHERE run_id = $1;
--   1
DELETE FROM "sqluuid"."migration_packed" WHERE run_id = $1;
--   1
COMMIT;
