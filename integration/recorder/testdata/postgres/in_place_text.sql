-- in place: text, half of it in capitals, and its undo
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
--   'parent', ''
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
--   'public', 'parent'
SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
LEFT JOIN pg_attribute a ON a.attrelid = g.tgrelid AND a.attnum = ANY (g.tgattr)
WHERE NOT g.tgisinternal AND g.tgenabled <> 'D' AND (g.tgtype & 16) <> 0 AND n.nspname = $1 AND c.relname = $2
UNION
SELECT g.tgname, '' FROM pg_trigger g WHERE NOT g.tgisinternal AND g.tgenabled <> 'D' AND (g.tgtype & 28) <> 0
  AND g.tgrelid IN (SELECT x.relid FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_partition_tree(c.oid) x
                    WHERE n.nspname = $1 AND c.relname = $2 AND c.relkind = 'p')
ORDER BY 1, 2; -- [01d5e768]
--   'public', 'parent'
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
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'child', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'child'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'child'
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
--   'public', 'parent'
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'child'
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
--   'public', 'parent'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'child'
SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'sqluuid' AND c.relname = 'migration_id';
SELECT CASE WHEN (CASE WHEN v.k::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(v.k::text) = 36 THEN true ELSE false END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN v.k::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(v.k::text) = 36 THEN true ELSE false END) THEN ((substr(v.k::text,16,3)||substr(v.k::text,10,4)||substr(v.k::text,1,1)||'-'||substr(v.k::text,2,4)||'-6'||substr(v.k::text,6,3)||substr(v.k::text,19))::text)::text END FROM (SELECT $1::text AS k) v; -- [ac07d531]
--   '<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "public"."parent" WHERE "id" IS NULL;
SELECT "public"."parent"."id", CASE WHEN (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) THEN 1 ELSE 0 END FROM "public"."parent" WHERE "public"."parent"."id" IS NOT NULL; -- [f81ce8d0]
SELECT count(*) FROM "public"."child" WHERE "parent" IS NULL;
SELECT "public"."child"."parent", CASE WHEN (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) THEN 1 ELSE 0 END, "public"."child"."n" FROM "public"."child" WHERE "public"."child"."parent" IS NOT NULL; -- [486d20e3]
SELECT count(*) FROM "public"."child" c WHERE c."parent" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."parent" p WHERE p."id" = c."parent");
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
--   '{"public","public"}', '{"parent","child"}', '{"id","parent"}'
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
--   'public', 'parent', 'id'
-- again [b0312742] WITH part AS (SELECT c.oid AS root, x.relid FROM pg_class c …
--   'public', 'child', 'parent'
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'parent', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'parent'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'parent'
SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid) || ') AS ' || format_type(a.atttypid, a.atttypmod) || ')'
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
WHERE n.nspname = $1 AND c.relname = $2 AND a.attgenerated <> '' AND NOT a.attisdropped ORDER BY a.attnum; -- [5feb08cc]
--   'public', 'parent'
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
--   'public', 'parent'
SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'true')
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_partition_tree(c.oid) x
WHERE n.nspname = $1 AND c.relname = $2 AND c.relkind = 'p' AND x.isleaf AND EXISTS (
 SELECT 1 FROM pg_partition_tree(c.oid) y JOIN pg_partitioned_table p ON p.partrelid = y.relid
 JOIN pg_attribute a ON a.attrelid = p.partrelid AND (a.attnum = ANY (p.partattrs::int2[]) OR p.partexprs IS NOT NULL) AND a.attname = ANY ($3::text[]))
ORDER BY x.relid; -- [b4512469]
--   'public', 'parent', '{"id"}'
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'child', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'child'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'child'
-- again [5feb08cc] SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid …
--   'public', 'child'
-- again [82333fc5] SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.con …
--   'public', 'child'
-- again [b4512469] SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'tr …
--   'public', 'child', '{"parent"}'
SELECT format('UPDATE on %I.%I (%I)', n.nspname, c.relname, a.attname)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
WHERE n.nspname = $1 AND c.relname = $2 AND a.attname = $3 AND NOT has_column_privilege(c.oid, a.attnum, 'UPDATE'); -- [b66aa101]
--   'public', 'parent', 'id'
-- again [b66aa101] SELECT format('UPDATE on %I.%I (%I)', n.nspname, c.relname, …
--   'public', 'child', 'parent'
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
EXPLAIN UPDATE "public"."parent" SET "id" = "id" WHERE false;
EXPLAIN UPDATE "public"."child" SET "parent" = "parent" WHERE false;
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
--   '"public"."parent"'
BEGIN; -- read committed
SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'sqluuid' AND c.relname = 'migration_id';
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM "sqluuid"."migration_range" r WHERE r.run_id = "sqluuid"."migration".id) FROM "sqluuid"."migration" ORDER BY id DESC; -- [b78f91a7]
SELECT "public"."parent"."id"::text FROM "public"."parent" WHERE "public"."parent"."id" IS NOT NULL AND NOT (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) LIMIT 1; -- [34df008c]
SELECT "public"."child"."parent"::text FROM "public"."child" WHERE "public"."child"."parent" IS NOT NULL AND NOT (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) LIMIT 1; -- [1bab620b]
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM "sqluuid"."migration";
INSERT INTO "sqluuid"."migration" (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21); -- [dcbbe889]
--   1, 2, 'v1-to-v6', '["public.parent.id","public.child.parent"]', '<hash 1>', '<hash 2>',
--   '<hash 1>', 'running', 'fail', 0, '', <number 1>, 0, 0, 120, 0, 0,
--   '{"columns":{"public.child.parent":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661","key":["n"],"now_rows":"60:e56634988c464943a67ecc362af7d12d","expect_rows":"60:048f83ec49608160d8792f78d88e33e2"},"public.parent.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"}},"orphans":{"public.child (parent) \u2192 public.parent (id)":0}}' -- [171515ee],
--   '<time>', '<time>', NULL
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
INSERT INTO "sqluuid"."migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
--   1, 0, NULL, NULL, NULL, 0, '', <number 2>, 0, 0, 0
COMMIT;
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'parent', ''
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'parent'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'parent'
-- again [93038ca8] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'child', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'child'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'child'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'parent'
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'child'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'parent'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'child'
SET synchronous_commit = off;
SELECT CASE WHEN EXISTS (SELECT 1 FROM "sqluuid"."migration_id" WHERE run_id = $1 AND kind <> 'm') THEN 1 ELSE 0 END;
--   1
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
SELECT k::text FROM (SELECT k FROM (SELECT "public"."parent"."id" AS k FROM "public"."parent" WHERE (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) ORDER BY "public"."parent"."id" LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [c26be038]
SELECT k::text FROM (SELECT k FROM (SELECT "public"."child"."parent" AS k FROM "public"."child" WHERE "public"."child"."parent" <= $1::text AND (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) ORDER BY "public"."child"."parent" LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [4770f82b]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9'
SELECT pg_backend_pid();
BEGIN; -- read committed
UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done = $2, chunks = chunks + 1, moved = moved + $3, lease_until = (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint + $4 WHERE run_id = $5 AND no = $6 AND token = $7 AND done = 0; -- [8ec0087e]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 0, 0, 90000, 1, 0, <number 3>
SELECT count(*) FROM (SELECT 1 FROM "public"."parent" WHERE "public"."parent"."id" <= $1::text AND (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) ORDER BY "public"."parent"."id" FOR UPDATE) l; -- [ec6f6308]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9'
WITH s0 AS (UPDATE "public"."parent" SET "id" = (substr("public"."parent"."id"::text,16,3)||substr("public"."parent"."id"::text,10,4)||substr("public"."parent"."id"::text,1,1)||'-'||substr("public"."parent"."id"::text,2,4)||'-6'||substr("public"."parent"."id"::text,6,3)||substr("public"."parent"."id"::text,19))::text WHERE "public"."parent"."id" <= $1::text AND (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) RETURNING ("public"."parent"."id"::text)::uuid AS id), s1 AS (UPDATE "public"."child" SET "parent" = (substr("public"."child"."parent"::text,16,3)||substr("public"."child"."parent"::text,10,4)||substr("public"."child"."parent"::text,1,1)||'-'||substr("public"."child"."parent"::text,2,4)||'-6'||substr("public"."child"."parent"::text,6,3)||substr("public"."child"."parent"::text,19))::text, "n" = "n" WHERE "public"."child"."parent" <= $2::text AND (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) RETURNING ("public"."child"."parent"::text)::uuid AS id) SELECT (SELECT count(*) FROM s0), (SELECT count(*) FROM s1), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s0), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s1); -- [ae817a57]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', '5C0C1C3F-4461-11E0-A780-66600072B6A9'
INSERT INTO "sqluuid"."migration_packed" (run_id, no, n, ids) VALUES ($1, $2, $3, $4);
--   1, <number 4>, 20,
--   x'1e06995010e664d490460516253106191e07cef46ad66d12963c173f03320bdc1e0a8412d1b36255a0550b831b2e9e5a1e0caa8072c363bfbe6373127acf670b1e0099f50c226f7f9ea1751b2dcd30911e0695b440ba6a94b227d449c433224e1e0c58612c6b6312881857c78f41e0251e0a30e238d76db3a68baa746f3f6a2e1e043ab3202263e383a56abe492c48e41e08c82465486a23b065953e421a1fd11e0a551387366d55bc11392cdca66b801e03534497986c9db74ea88d7b2208ba1e0a2b31c56b6ad5b9207da29f8c4a9f1e0059b44a446b5d91eba5ecada7f6551e021952aed66c72aaf28ea89b3288c41e044e7285356b13a72f91ff06fedc5f1e0e02c223b26424abbd37c6cf2ac1de1e044615c0c16c3fa78066600072b6a91e0413938aaa6486aeffb17801b2deff1e0382f467796c7096679f988c6113b0' -- [67493cff]
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   40, 1, 0
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
SELECT k::text FROM (SELECT k FROM (SELECT "public"."parent"."id" AS k FROM "public"."parent" WHERE "public"."parent"."id" > $1::text AND (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) ORDER BY "public"."parent"."id" LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [0ef2b5e9]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9'
SELECT k::text FROM (SELECT k FROM (SELECT "public"."child"."parent" AS k FROM "public"."child" WHERE "public"."child"."parent" > $1::text AND "public"."child"."parent" <= $2::text AND (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) ORDER BY "public"."child"."parent" LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [5313cd46]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 'A37590B0-3990-11E0-B671-2D5113C683FE'
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 0, 0, 90000, 1, 0, <number 3>
SELECT count(*) FROM (SELECT 1 FROM "public"."parent" WHERE "public"."parent"."id" > $1::text AND "public"."parent"."id" <= $2::text AND (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) ORDER BY "public"."parent"."id" FOR UPDATE) l; -- [1efc234a]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 'A37590B0-3990-11E0-B671-2D5113C683FE'
WITH s0 AS (UPDATE "public"."parent" SET "id" = (substr("public"."parent"."id"::text,16,3)||substr("public"."parent"."id"::text,10,4)||substr("public"."parent"."id"::text,1,1)||'-'||substr("public"."parent"."id"::text,2,4)||'-6'||substr("public"."parent"."id"::text,6,3)||substr("public"."parent"."id"::text,19))::text WHERE "public"."parent"."id" > $1::text AND "public"."parent"."id" <= $2::text AND (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) RETURNING ("public"."parent"."id"::text)::uuid AS id), s1 AS (UPDATE "public"."child" SET "parent" = (substr("public"."child"."parent"::text,16,3)||substr("public"."child"."parent"::text,10,4)||substr("public"."child"."parent"::text,1,1)||'-'||substr("public"."child"."parent"::text,2,4)||'-6'||substr("public"."child"."parent"::text,6,3)||substr("public"."child"."parent"::text,19))::text, "n" = "n" WHERE "public"."child"."parent" > $3::text AND "public"."child"."parent" <= $4::text AND (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) RETURNING ("public"."child"."parent"::text)::uuid AS id) SELECT (SELECT count(*) FROM s0), (SELECT count(*) FROM s1), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s0), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s1); -- [0c738dd7]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 'A37590B0-3990-11E0-B671-2D5113C683FE',
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 'A37590B0-3990-11E0-B671-2D5113C683FE'
INSERT INTO "sqluuid"."migration_packed" (run_id, no, n, ids) VALUES ($1, $2, $3, $4);
--   1, <number 5>, 20,
--   x'1e0e66971385637384fb8d803efa17fa1e0b62a902a46a2ea63e4f939696dfdf1e02ebb70ee26816bb4c11771fb288791e08f826e6e96f56b4ab97f80a5bdb2f1e084359312b6bd0ba69210e5c863d001e0a1eb8de916bf79e572b8fda751e0d1e0a3f9689cc66cc93034439d5f715c91e01349961c06c1e84566dd97d0471451e0ce8a7d6606c2d984fbb015a5e32081e0e6d367d1b65a1bd5e88aa6f92c41a1e07bf46449c6183a51fdc0b01cdd7351e063585d27d633fb106488524072e7a1e03990a375960b0b6712d5113c683fe1e03f037bb0c6be2b88b883615943ce81e0b3c382d93602d93d3a47b7b80e1271e006f27f252639d9fbd68a82e924a601e0953d98f756e179be27df760acd3d41e0eca7763d2648fb311d1b1a7f374a31e046ce829be6feda6064d971dc1aa461e004b77ae986e3cb998f4cace58d3d7' -- [7a5f4d56]
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   40, 1, 0
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0ef2b5e9] SELECT k::text FROM (SELECT k FROM (SELECT "public"."parent" …
--   'A37590B0-3990-11E0-B671-2D5113C683FE'
-- again [5313cd46] SELECT k::text FROM (SELECT k FROM (SELECT "public"."child". …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 0, 0, 90000, 1, 0, <number 3>
-- again [1efc234a] SELECT count(*) FROM (SELECT 1 FROM "public"."parent" WHERE …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
-- again [0c738dd7] WITH s0 AS (UPDATE "public"."parent" SET "id" = (substr("pub …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
INSERT INTO "sqluuid"."migration_packed" (run_id, no, n, ids) VALUES ($1, $2, $3, $4);
--   1, <number 6>, 20,
--   x'1e03898ca15769498d444a0d841bd48e1e0c259ff90c6438b1c5f58a010193ba1e0ec23ce4546fa48706359b2914ec751e03afbdfa426d088785401ec8e3520f1e06e10bc40667239f19cf420fc1cfc21e0931ebac486d758cc163471b08b9cd1e08066c04676d548945564fd83a995d1e0ec4cbef3a6659a3e3f1659cb336d01e00d72c96c76226a95fb2a74842541d1e0b342bd20c617189e1f75655e9d2431e0e1d4d26a06698832bf6859b9103c51e0425cab06a6184bcae73ad764b1fae1e05059b6f28663dbeea0307f157cad31e01aefbefc1687fad94199ab9aba85c1e044badba9e6a659cfd413d7dffc0db1e00953deda36b9d828f5ab158206a791e0a15fc3fe5693c920f243a5f2420e21e0d835decd66a1a8e2ce672cd2128571e04930d94586f2b804831b3e827a13e1e09840c278b61cab4a0dbbda0221674' -- [200a678a]
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   40, 1, 0
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0ef2b5e9] SELECT k::text FROM (SELECT k FROM (SELECT "public"."parent" …
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
SELECT k::text FROM (SELECT k FROM (SELECT "public"."child"."parent" AS k FROM "public"."child" WHERE "public"."child"."parent" > $1::text AND (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) ORDER BY "public"."child"."parent" LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [42373357]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   NULL, 1, 0, 90000, 1, 0, <number 3>
SELECT count(*) FROM (SELECT 1 FROM "public"."parent" WHERE "public"."parent"."id" > $1::text AND (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) ORDER BY "public"."parent"."id" FOR UPDATE) l; -- [8485eed1]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
WITH s0 AS (UPDATE "public"."parent" SET "id" = (substr("public"."parent"."id"::text,16,3)||substr("public"."parent"."id"::text,10,4)||substr("public"."parent"."id"::text,1,1)||'-'||substr("public"."parent"."id"::text,2,4)||'-6'||substr("public"."parent"."id"::text,6,3)||substr("public"."parent"."id"::text,19))::text WHERE "public"."parent"."id" > $1::text AND (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) RETURNING ("public"."parent"."id"::text)::uuid AS id), s1 AS (UPDATE "public"."child" SET "parent" = (substr("public"."child"."parent"::text,16,3)||substr("public"."child"."parent"::text,10,4)||substr("public"."child"."parent"::text,1,1)||'-'||substr("public"."child"."parent"::text,2,4)||'-6'||substr("public"."child"."parent"::text,6,3)||substr("public"."child"."parent"::text,19))::text, "n" = "n" WHERE "public"."child"."parent" > $2::text AND (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) RETURNING ("public"."child"."parent"::text)::uuid AS id) SELECT (SELECT count(*) FROM s0), (SELECT count(*) FROM s1), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s0), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s1); -- [a3f10a1e]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   0, 1, 0
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
RESET synchronous_commit;
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'parent', ''
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'parent'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'parent'
-- again [93038ca8] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'child', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'child'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'child'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'parent'
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'child'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'parent'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'child'
SELECT count(*) FROM "public"."parent" WHERE "id" IS NULL;
-- again [f81ce8d0] SELECT "public"."parent"."id", CASE WHEN (CASE WHEN "public" …
SELECT count(*) FROM "public"."child" WHERE "parent" IS NULL;
-- again [486d20e3] SELECT "public"."child"."parent", CASE WHEN (CASE WHEN "publ …
SELECT count(*) FROM "public"."child" c WHERE c."parent" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."parent" p WHERE p."id" = c."parent");
BEGIN; -- read committed
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM "sqluuid"."migration_range" r WHERE r.run_id = "sqluuid"."migration".id) FROM "sqluuid"."migration" WHERE id = $1; -- [6c63d7bc]
--   1
UPDATE "sqluuid"."migration" SET active = $1, state = $2, pick = $3, pick_before = $4, pass = $5, normalise = $6, moved = $7, total = $8, before_counts = $9, updated_at = $10, finished_at = $11, paused = 0, seq = seq + 1 WHERE id = $12 AND seq = $13; -- [588decd6]
--   NULL, 'done', 0, '', 0, 0, 120, 120,
--   again [171515ee] '{"columns":{"public.child.parent":{"rows":60,"nulls":0,"now …, '<time>',
--   '<time>', 1, <number 1>
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
--   'parent', ''
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'parent'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'parent'
-- again [93038ca8] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'child', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'child'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'child'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'parent'
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'child'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'parent'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'child'
SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'sqluuid' AND c.relname = 'migration_id';
-- again [b78f91a7] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
BEGIN; -- read committed
SELECT no, n FROM "sqluuid"."migration_packed" WHERE run_id = $1 ORDER BY no LIMIT 200 FOR UPDATE;
--   1
INSERT INTO "sqluuid"."migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT encode(substr(p.ids, 16 * (a.i + 10 * b.i) + 1, 16), 'hex')::uuid AS id FROM "sqluuid"."migration_packed" p CROSS JOIN (SELECT 0 AS i UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9) a CROSS JOIN (SELECT 0 AS i UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9) b WHERE a.i + 10 * b.i < p.n AND p.run_id = $1 AND p.no IN ($2, $3, $4)) x, "sqluuid"."migration" g WHERE g.id = $5 ORDER BY x.id ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN "sqluuid"."migration_id".kind = excluded.kind THEN excluded.kind END; -- [9562c67f]
--   1, <number 4>, <number 5>, <number 6>, 1
DELETE FROM "sqluuid"."migration_packed" WHERE run_id = $1 AND no IN ($2, $3, $4);
--   1, <number 4>, <number 5>, <number 6>
COMMIT;
BEGIN; -- read committed
SELECT no, n FROM "sqluuid"."migration_packed" WHERE run_id = $1 ORDER BY no LIMIT 200 FOR UPDATE;
--   1
COMMIT;
SELECT "public"."parent"."id"::text FROM "public"."parent" WHERE CASE WHEN (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = ("public"."parent"."id"::text)::uuid) IS NULL ELSE (1 = 0) END LIMIT 10; -- [cc0c6762]
--   1
SELECT "public"."child"."parent"::text FROM "public"."child" WHERE CASE WHEN (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = ("public"."child"."parent"::text)::uuid) IS NULL ELSE (1 = 0) END LIMIT 10; -- [3394d5f8]
--   1
SELECT CASE WHEN (CASE WHEN v.k::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(v.k::text) = 36 THEN true ELSE false END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN v.k::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(v.k::text) = 36 THEN true ELSE false END) THEN ((substr(v.k::text,8,1)||substr(v.k::text,10,4)||substr(v.k::text,16,3)||'-'||substr(v.k::text,4,4)||'-1'||substr(v.k::text,1,3)||substr(v.k::text,19))::text)::text END FROM (SELECT $1::text AS k) v; -- [5e41a89f]
--   '<id 2>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "public"."parent" WHERE "id" IS NULL;
SELECT "public"."parent"."id", CASE WHEN CASE WHEN (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = ("public"."parent"."id"::text)::uuid AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END FROM "public"."parent" WHERE "public"."parent"."id" IS NOT NULL; -- [ce81b918]
--   1
SELECT count(*) FROM "public"."child" WHERE "parent" IS NULL;
SELECT "public"."child"."parent", CASE WHEN CASE WHEN (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = ("public"."child"."parent"::text)::uuid AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END, "public"."child"."n" FROM "public"."child" WHERE "public"."child"."parent" IS NOT NULL; -- [8edcc2b2]
--   1
SELECT count(*) FROM "public"."child" c WHERE c."parent" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."parent" p WHERE p."id" = c."parent");
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [38298e3a] WITH RECURSIVE used(oid, depth) AS ( SELECT r.ev_class, 1 F …
--   '{"public","public"}', '{"parent","child"}', '{"id","parent"}'
-- again [b0312742] WITH part AS (SELECT c.oid AS root, x.relid FROM pg_class c …
--   'public', 'parent', 'id'
-- again [b0312742] WITH part AS (SELECT c.oid AS root, x.relid FROM pg_class c …
--   'public', 'child', 'parent'
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'parent', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'parent'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'parent'
-- again [5feb08cc] SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid …
--   'public', 'parent'
-- again [82333fc5] SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.con …
--   'public', 'parent'
-- again [b4512469] SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'tr …
--   'public', 'parent', '{"id"}'
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'child', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'child'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'child'
-- again [5feb08cc] SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid …
--   'public', 'child'
-- again [82333fc5] SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.con …
--   'public', 'child'
-- again [b4512469] SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'tr …
--   'public', 'child', '{"parent"}'
-- again [b66aa101] SELECT format('UPDATE on %I.%I (%I)', n.nspname, c.relname, …
--   'public', 'parent', 'id'
-- again [b66aa101] SELECT format('UPDATE on %I.%I (%I)', n.nspname, c.relname, …
--   'public', 'child', 'parent'
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
EXPLAIN UPDATE "public"."parent" SET "id" = "id" WHERE false;
EXPLAIN UPDATE "public"."child" SET "parent" = "parent" WHERE false;
SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'sqluuid' AND c.relname = 'migration_id';
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [96ac203f] SELECT current_setting('server_version_num')::int >= 140000 …
--   '"public"."parent"'
BEGIN; -- read committed
-- again [6c63d7bc] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
UPDATE "sqluuid"."migration" SET active = $1, state = $2, pick = $3, pick_before = $4, pass = $5, normalise = $6, moved = $7, total = $8, before_counts = $9, updated_at = $10, finished_at = $11, seq = seq + 1 WHERE id = $12 AND seq = $13; -- [4901820b]
--   '<hash 1>', 'undoing', 1, '', 0, 0, 0, 120,
--   '{"columns":{"public.child.parent":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4","key":["n"],"now_rows":"60:048f83ec49608160d8792f78d88e33e2","expect_rows":"60:e56634988c464943a67ecc362af7d12d"},"public.parent.id":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4"}},"orphans":{"public.child (parent) \u2192 public.parent (id)":0}}' -- [e5c414fd],
--   '<time>', NULL, 1, <number 7>
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
INSERT INTO "sqluuid"."migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
--   1, 0, NULL, NULL, NULL, 0, '', <number 8>, 0, 0, 0
COMMIT;
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'parent', ''
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'parent'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'parent'
-- again [93038ca8] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'child', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'child'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'child'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'parent'
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'child'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'parent'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'child'
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
--   '<process>/1', 90000, 1, 0, <number 8>
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT k::text FROM (SELECT k FROM (SELECT "public"."parent"."id" AS k FROM "public"."parent" WHERE CASE WHEN (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = ("public"."parent"."id"::text)::uuid AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."parent"."id" LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [6da5f941]
--   1
SELECT k::text FROM (SELECT k FROM (SELECT "public"."child"."parent" AS k FROM "public"."child" WHERE "public"."child"."parent" <= $1::text AND CASE WHEN (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = ("public"."child"."parent"::text)::uuid AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."child"."parent" LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [9dff9621]
--   '1E0A2B31-C56B-6AD5-B920-7DA29F8C4A9F', 1
SELECT pg_backend_pid();
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   '1E0A2B31-C56B-6AD5-B920-7DA29F8C4A9F', 0, 0, 90000, 1, 0, <number 9>
SELECT count(*) FROM (SELECT 1 FROM "public"."parent" WHERE "public"."parent"."id" <= $1::text AND CASE WHEN (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = ("public"."parent"."id"::text)::uuid AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."parent"."id" FOR UPDATE) l; -- [4421ffed]
--   '1E0A2B31-C56B-6AD5-B920-7DA29F8C4A9F', 1
WITH s0 AS (UPDATE "public"."parent" SET "id" = (substr("public"."parent"."id"::text,8,1)||substr("public"."parent"."id"::text,10,4)||substr("public"."parent"."id"::text,16,3)||'-'||substr("public"."parent"."id"::text,4,4)||'-1'||substr("public"."parent"."id"::text,1,3)||substr("public"."parent"."id"::text,19))::text WHERE "public"."parent"."id" <= $1::text AND CASE WHEN (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = ("public"."parent"."id"::text)::uuid AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END RETURNING ("public"."parent"."id"::text)::uuid AS id), s1 AS (UPDATE "public"."child" SET "parent" = (substr("public"."child"."parent"::text,8,1)||substr("public"."child"."parent"::text,10,4)||substr("public"."child"."parent"::text,16,3)||'-'||substr("public"."child"."parent"::text,4,4)||'-1'||substr("public"."child"."parent"::text,1,3)||substr("public"."child"."parent"::text,19))::text, "n" = "n" WHERE "public"."child"."parent" <= $3::text AND CASE WHEN (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $4 AND "sqluuid"."migration_id".id = ("public"."child"."parent"::text)::uuid AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END RETURNING ("public"."child"."parent"::text)::uuid AS id) SELECT (SELECT count(*) FROM s0), (SELECT count(*) FROM s1); -- [19a7f030]
--   '1E0A2B31-C56B-6AD5-B920-7DA29F8C4A9F', 1, '1E0A2B31-C56B-6AD5-B920-7DA29F8C4A9F', 1
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   40, 1, 0
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
SELECT k::text FROM (SELECT k FROM (SELECT "public"."parent"."id" AS k FROM "public"."parent" WHERE "public"."parent"."id" > $1::text AND CASE WHEN (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = ("public"."parent"."id"::text)::uuid AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."parent"."id" LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [6aac13d4]
--   '1E0A2B31-C56B-6AD5-B920-7DA29F8C4A9F', 1
SELECT k::text FROM (SELECT k FROM (SELECT "public"."child"."parent" AS k FROM "public"."child" WHERE "public"."child"."parent" > $1::text AND "public"."child"."parent" <= $2::text AND CASE WHEN (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $3 AND "sqluuid"."migration_id".id = ("public"."child"."parent"::text)::uuid AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."child"."parent" LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [81a5a9df]
--   '1E0A2B31-C56B-6AD5-B920-7DA29F8C4A9F', '1e043ab3-2022-63e3-83a5-6abe492c48e4', 1
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   '1e043ab3-2022-63e3-83a5-6abe492c48e4', 0, 0, 90000, 1, 0, <number 9>
SELECT count(*) FROM (SELECT 1 FROM "public"."parent" WHERE "public"."parent"."id" > $1::text AND "public"."parent"."id" <= $2::text AND CASE WHEN (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $3 AND "sqluuid"."migration_id".id = ("public"."parent"."id"::text)::uuid AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."parent"."id" FOR UPDATE) l; -- [80a5f1f6]
--   '1E0A2B31-C56B-6AD5-B920-7DA29F8C4A9F', '1e043ab3-2022-63e3-83a5-6abe492c48e4', 1
WITH s0 AS (UPDATE "public"."parent" SET "id" = (substr("public"."parent"."id"::text,8,1)||substr("public"."parent"."id"::text,10,4)||substr("public"."parent"."id"::text,16,3)||'-'||substr("public"."parent"."id"::text,4,4)||'-1'||substr("public"."parent"."id"::text,1,3)||substr("public"."parent"."id"::text,19))::text WHERE "public"."parent"."id" > $1::text AND "public"."parent"."id" <= $2::text AND CASE WHEN (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $3 AND "sqluuid"."migration_id".id = ("public"."parent"."id"::text)::uuid AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END RETURNING ("public"."parent"."id"::text)::uuid AS id), s1 AS (UPDATE "public"."child" SET "parent" = (substr("public"."child"."parent"::text,8,1)||substr("public"."child"."parent"::text,10,4)||substr("public"."child"."parent"::text,16,3)||'-'||substr("public"."child"."parent"::text,4,4)||'-1'||substr("public"."child"."parent"::text,1,3)||substr("public"."child"."parent"::text,19))::text, "n" = "n" WHERE "public"."child"."parent" > $4::text AND "public"."child"."parent" <= $5::text AND CASE WHEN (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $6 AND "sqluuid"."migration_id".id = ("public"."child"."parent"::text)::uuid AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END RETURNING ("public"."child"."parent"::text)::uuid AS id) SELECT (SELECT count(*) FROM s0), (SELECT count(*) FROM s1); -- [b581e74b]
--   '1E0A2B31-C56B-6AD5-B920-7DA29F8C4A9F', '1e043ab3-2022-63e3-83a5-6abe492c48e4', 1,
--   '1E0A2B31-C56B-6AD5-B920-7DA29F8C4A9F', '1e043ab3-2022-63e3-83a5-6abe492c48e4', 1
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   40, 1, 0
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [6aac13d4] SELECT k::text FROM (SELECT k FROM (SELECT "public"."parent" …
--   '1e043ab3-2022-63e3-83a5-6abe492c48e4', 1
-- again [81a5a9df] SELECT k::text FROM (SELECT k FROM (SELECT "public"."child". …
--   '1e043ab3-2022-63e3-83a5-6abe492c48e4', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 0, 0, 90000, 1, 0, <number 9>
-- again [80a5f1f6] SELECT count(*) FROM (SELECT 1 FROM "public"."parent" WHERE …
--   '1e043ab3-2022-63e3-83a5-6abe492c48e4', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
-- again [b581e74b] WITH s0 AS (UPDATE "public"."parent" SET "id" = (substr("pub …
--   '1e043ab3-2022-63e3-83a5-6abe492c48e4', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1,
--   '1e043ab3-2022-63e3-83a5-6abe492c48e4', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   40, 1, 0
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [6aac13d4] SELECT k::text FROM (SELECT k FROM (SELECT "public"."parent" …
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
SELECT k::text FROM (SELECT k FROM (SELECT "public"."child"."parent" AS k FROM "public"."child" WHERE "public"."child"."parent" > $1::text AND CASE WHEN (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = ("public"."child"."parent"::text)::uuid AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."child"."parent" LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [38fd2dfc]
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   NULL, 1, 0, 90000, 1, 0, <number 9>
SELECT count(*) FROM (SELECT 1 FROM "public"."parent" WHERE "public"."parent"."id" > $1::text AND CASE WHEN (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = ("public"."parent"."id"::text)::uuid AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."parent"."id" FOR UPDATE) l; -- [f277072d]
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
WITH s0 AS (UPDATE "public"."parent" SET "id" = (substr("public"."parent"."id"::text,8,1)||substr("public"."parent"."id"::text,10,4)||substr("public"."parent"."id"::text,16,3)||'-'||substr("public"."parent"."id"::text,4,4)||'-1'||substr("public"."parent"."id"::text,1,3)||substr("public"."parent"."id"::text,19))::text WHERE "public"."parent"."id" > $1::text AND CASE WHEN (CASE WHEN "public"."parent"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."parent"."id"::text) = 36 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = ("public"."parent"."id"::text)::uuid AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END RETURNING ("public"."parent"."id"::text)::uuid AS id), s1 AS (UPDATE "public"."child" SET "parent" = (substr("public"."child"."parent"::text,8,1)||substr("public"."child"."parent"::text,10,4)||substr("public"."child"."parent"::text,16,3)||'-'||substr("public"."child"."parent"::text,4,4)||'-1'||substr("public"."child"."parent"::text,1,3)||substr("public"."child"."parent"::text,19))::text, "n" = "n" WHERE "public"."child"."parent" > $3::text AND CASE WHEN (CASE WHEN "public"."child"."parent"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("public"."child"."parent"::text) = 36 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $4 AND "sqluuid"."migration_id".id = ("public"."child"."parent"::text)::uuid AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END RETURNING ("public"."child"."parent"::text)::uuid AS id) SELECT (SELECT count(*) FROM s0), (SELECT count(*) FROM s1); -- [4dffd01d]
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1, '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   0, 1, 0
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
RESET synchronous_commit;
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'parent', ''
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'parent'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'parent'
-- again [93038ca8] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'child', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'child'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'child'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'parent'
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'child'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'parent'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'child'
SELECT count(*) FROM "public"."parent" WHERE "id" IS NULL;
-- again [ce81b918] SELECT "public"."parent"."id", CASE WHEN CASE WHEN (CASE WHE …
--   1
SELECT count(*) FROM "public"."child" WHERE "parent" IS NULL;
-- again [8edcc2b2] SELECT "public"."child"."parent", CASE WHEN CASE WHEN (CASE …
--   1
SELECT count(*) FROM "public"."child" c WHERE c."parent" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."parent" p WHERE p."id" = c."parent");
BEGIN; -- read committed
-- again [6c63d7bc] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
-- again [588decd6] UPDATE "sqluuid"."migration" SET active = $1, state = $2, pi …
--   NULL, 'undone', 1, '', 0, 0, 120, 120,
--   again [e5c414fd] '{"columns":{"public.child.parent":{"rows":60,"nulls":0,"now …, '<time>',
--   '<time>', 1, <number 10>
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
DELETE FROM "sqluuid"."migration_id" WHERE run_id = $1;
--   1
DELETE FROM "sqluuid"."migration_packed" WHERE run_id = $1;
--   1
COMMIT;
