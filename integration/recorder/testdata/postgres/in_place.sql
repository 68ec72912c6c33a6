-- in place: a parent, three children, a self reference, a key of two columns
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
--   'orders', ''
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
--   'public', 'orders'
SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
LEFT JOIN pg_attribute a ON a.attrelid = g.tgrelid AND a.attnum = ANY (g.tgattr)
WHERE NOT g.tgisinternal AND g.tgenabled <> 'D' AND (g.tgtype & 16) <> 0 AND n.nspname = $1 AND c.relname = $2
UNION
SELECT g.tgname, '' FROM pg_trigger g WHERE NOT g.tgisinternal AND g.tgenabled <> 'D' AND (g.tgtype & 28) <> 0
  AND g.tgrelid IN (SELECT x.relid FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_partition_tree(c.oid) x
                    WHERE n.nspname = $1 AND c.relname = $2 AND c.relkind = 'p')
ORDER BY 1, 2; -- [01d5e768]
--   'public', 'orders'
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
--   'items', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'items'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'items'
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'shipments', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'shipments'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'shipments'
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'payments', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'payments'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'payments'
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
--   'public', 'orders'
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'items'
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'shipments'
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'payments'
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
--   'public', 'orders'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'items'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'shipments'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'payments'
SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'sqluuid' AND c.relname = 'migration_id';
SELECT CASE WHEN (CASE WHEN get_byte(uuid_send(v.k),6)>>4 = 1 AND get_byte(uuid_send(v.k),8)>>6 = 2 THEN true ELSE false END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN get_byte(uuid_send(v.k),6)>>4 = 1 AND get_byte(uuid_send(v.k),8)>>6 = 2 THEN true ELSE false END) THEN ((substr(overlay(encode(substr(uuid_send(v.k),7,2)||substr(uuid_send(v.k),5,2)||substr(uuid_send(v.k),1,4)||substr(uuid_send(v.k),9),'hex') placing '6' from 14 for 0),2))::uuid)::text END FROM (SELECT $1::uuid AS k) v; -- [dcbba5e1]
--   '<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "public"."orders" WHERE "id" IS NULL;
SELECT "public"."orders"."id", CASE WHEN (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN 1 ELSE 0 END FROM "public"."orders" WHERE "public"."orders"."id" IS NOT NULL; -- [285cc43e]
SELECT count(*) FROM "public"."items" WHERE "order_id" IS NULL;
SELECT "public"."items"."order_id", CASE WHEN (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN 1 ELSE 0 END, "public"."items"."line" FROM "public"."items" WHERE "public"."items"."order_id" IS NOT NULL; -- [cd3acd73]
SELECT count(*) FROM "public"."shipments" WHERE "order_id" IS NULL;
SELECT "public"."shipments"."order_id", CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN 1 ELSE 0 END FROM "public"."shipments" WHERE "public"."shipments"."order_id" IS NOT NULL; -- [d17326be]
SELECT count(*) FROM "public"."shipments" WHERE "previous" IS NULL;
SELECT "public"."shipments"."previous", CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN 1 ELSE 0 END, "public"."shipments"."order_id", CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN 1 ELSE 0 END FROM "public"."shipments" WHERE "public"."shipments"."previous" IS NOT NULL; -- [6e991308]
SELECT count(*) FROM "public"."payments" WHERE "order_id" IS NULL;
SELECT "public"."payments"."order_id", CASE WHEN (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN 1 ELSE 0 END, "public"."payments"."n" FROM "public"."payments" WHERE "public"."payments"."order_id" IS NOT NULL; -- [d415d5ac]
SELECT count(*) FROM "public"."items" c WHERE c."tenant" IS NOT NULL AND c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."tenant" = c."tenant" AND p."id" = c."order_id"); -- [e4d30486]
SELECT count(*) FROM "public"."shipments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."id" = c."order_id");
SELECT count(*) FROM "public"."shipments" c WHERE c."previous" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."shipments" p WHERE p."order_id" = c."previous");
SELECT count(*) FROM "public"."payments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."id" = c."order_id");
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
--   '{"public","public","public","public","public"}',
--   '{"orders","items","shipments","shipments","payments"}',
--   '{"id","order_id","order_id","previous","order_id"}'
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
--   'public', 'orders', 'id'
-- again [b0312742] WITH part AS (SELECT c.oid AS root, x.relid FROM pg_class c …
--   'public', 'items', 'order_id'
-- again [b0312742] WITH part AS (SELECT c.oid AS root, x.relid FROM pg_class c …
--   'public', 'shipments', 'order_id'
-- again [b0312742] WITH part AS (SELECT c.oid AS root, x.relid FROM pg_class c …
--   'public', 'shipments', 'previous'
-- again [b0312742] WITH part AS (SELECT c.oid AS root, x.relid FROM pg_class c …
--   'public', 'payments', 'order_id'
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'orders', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'orders'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'orders'
SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid) || ') AS ' || format_type(a.atttypid, a.atttypmod) || ')'
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
WHERE n.nspname = $1 AND c.relname = $2 AND a.attgenerated <> '' AND NOT a.attisdropped ORDER BY a.attnum; -- [5feb08cc]
--   'public', 'orders'
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
--   'public', 'orders'
SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'true')
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_partition_tree(c.oid) x
WHERE n.nspname = $1 AND c.relname = $2 AND c.relkind = 'p' AND x.isleaf AND EXISTS (
 SELECT 1 FROM pg_partition_tree(c.oid) y JOIN pg_partitioned_table p ON p.partrelid = y.relid
 JOIN pg_attribute a ON a.attrelid = p.partrelid AND (a.attnum = ANY (p.partattrs::int2[]) OR p.partexprs IS NOT NULL) AND a.attname = ANY ($3::text[]))
ORDER BY x.relid; -- [b4512469]
--   'public', 'orders', '{"id"}'
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'items', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'items'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'items'
-- again [5feb08cc] SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid …
--   'public', 'items'
-- again [82333fc5] SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.con …
--   'public', 'items'
-- again [b4512469] SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'tr …
--   'public', 'items', '{"order_id"}'
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'shipments', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'shipments'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'shipments'
-- again [5feb08cc] SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid …
--   'public', 'shipments'
-- again [82333fc5] SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.con …
--   'public', 'shipments'
-- again [b4512469] SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'tr …
--   'public', 'shipments', '{"order_id","previous"}'
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'payments', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'payments'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'payments'
-- again [5feb08cc] SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid …
--   'public', 'payments'
-- again [82333fc5] SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.con …
--   'public', 'payments'
-- again [b4512469] SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'tr …
--   'public', 'payments', '{"order_id"}'
SELECT format('UPDATE on %I.%I (%I)', n.nspname, c.relname, a.attname)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
WHERE n.nspname = $1 AND c.relname = $2 AND a.attname = $3 AND NOT has_column_privilege(c.oid, a.attnum, 'UPDATE'); -- [b66aa101]
--   'public', 'orders', 'id'
-- again [b66aa101] SELECT format('UPDATE on %I.%I (%I)', n.nspname, c.relname, …
--   'public', 'items', 'order_id'
-- again [b66aa101] SELECT format('UPDATE on %I.%I (%I)', n.nspname, c.relname, …
--   'public', 'shipments', 'order_id'
-- again [b66aa101] SELECT format('UPDATE on %I.%I (%I)', n.nspname, c.relname, …
--   'public', 'shipments', 'previous'
-- again [b66aa101] SELECT format('UPDATE on %I.%I (%I)', n.nspname, c.relname, …
--   'public', 'payments', 'order_id'
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
EXPLAIN UPDATE "public"."orders" SET "id" = "id" WHERE false;
EXPLAIN UPDATE "public"."items" SET "order_id" = "order_id" WHERE false;
EXPLAIN UPDATE "public"."shipments" SET "order_id" = "order_id" WHERE false;
EXPLAIN UPDATE "public"."shipments" SET "previous" = "previous" WHERE false;
EXPLAIN UPDATE "public"."payments" SET "order_id" = "order_id" WHERE false;
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
--   '"public"."orders"'
BEGIN; -- read committed
SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'sqluuid' AND c.relname = 'migration_id';
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM "sqluuid"."migration_range" r WHERE r.run_id = "sqluuid"."migration".id) FROM "sqluuid"."migration" ORDER BY id DESC; -- [b78f91a7]
SELECT "public"."orders"."id"::text FROM "public"."orders" WHERE "public"."orders"."id" IS NOT NULL AND NOT (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) LIMIT 1; -- [cbfcef68]
SELECT "public"."items"."order_id"::text FROM "public"."items" WHERE "public"."items"."order_id" IS NOT NULL AND NOT (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) LIMIT 1; -- [3e305687]
SELECT "public"."shipments"."order_id"::text FROM "public"."shipments" WHERE "public"."shipments"."order_id" IS NOT NULL AND NOT (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) LIMIT 1; -- [cfaa3332]
SELECT "public"."shipments"."previous"::text FROM "public"."shipments" WHERE "public"."shipments"."previous" IS NOT NULL AND NOT (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) LIMIT 1; -- [9052cf9e]
SELECT "public"."payments"."order_id"::text FROM "public"."payments" WHERE "public"."payments"."order_id" IS NOT NULL AND NOT (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) LIMIT 1; -- [b790f8ef]
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM "sqluuid"."migration";
INSERT INTO "sqluuid"."migration" (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21); -- [dcbbe889]
--   1, 2, 'v1-to-v6',
--   '["public.orders.id","public.items.order_id","public.shipments.order_id","public.shipments.previous","public.payments.order_id"]',
--   '<hash 1>', '<hash 2>', '<hash 1>', 'running', 'fail', 0, '', <number 1>, 0, 0, 336, 0, 0,
--   '{"columns":{"public.items.order_id":{"rows":120,"nulls":0,"now":"120:86af5b724255273054830598c25fa788","expect":"120:0cfc820755f56fc817e65ef624ce4cc2","key":["line"],"now_rows":"120:892ab35827de70f72efe91311af0859d","expect_rows":"120:2e85cd356a6fa0b75f4af833aaf80316"},"public.orders.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"},"public.payments.order_id":{"rows":60,"nulls":12,"now":"48:52eabb174a214ed8f60e0d2d91a6f0ea","expect":"48:e9d0ff40b4d98c6fea917c95c00119e8","key":["n"],"now_rows":"48:5cd4bfa3213cc09a10f2e03fde02dbfc","expect_rows":"48:cea45ca5220075072a54a0040c1718cd"},"public.shipments.order_id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"},"public.shipments.previous":{"rows":60,"nulls":12,"now":"48:9239184c6067730eb19e48ae9f7b113b","expect":"48:db6c75a179c5a77955def6127fce346a","key":["order_id"],"now_rows":"48:85445be2af3d478d4cb1a989702e548e","expect_rows":"48:edea2dc2e696e04c2ceda4226608f6c0"}},"orphans":{"public.items (tenant, order_id) \u2192 public.orders (tenant, id)":0,"public.payments (order_id) \u2192 public.orders (id) on update cascade":0,"public.shipments (order_id) \u2192 public.orders (id)":0,"public.shipments (previous) \u2192 public.shipments (order_id)":0}}' -- [d7fbbd2b],
--   '<time>', '<time>', NULL
SELECT q.k::text FROM (SELECT $1::uuid AS k UNION ALL SELECT $2::uuid AS k UNION ALL SELECT $3::uuid AS k UNION ALL SELECT $4::uuid AS k UNION ALL SELECT $5::uuid AS k UNION ALL SELECT $6::uuid AS k UNION ALL SELECT $7::uuid AS k UNION ALL SELECT $8::uuid AS k UNION ALL SELECT $9::uuid AS k UNION ALL SELECT $10::uuid AS k UNION ALL SELECT $11::uuid AS k UNION ALL SELECT $12::uuid AS k UNION ALL SELECT $13::uuid AS k UNION ALL SELECT $14::uuid AS k UNION ALL SELECT $15::uuid AS k UNION ALL SELECT $16::uuid AS k UNION ALL SELECT $17::uuid AS k UNION ALL SELECT $18::uuid AS k UNION ALL SELECT $19::uuid AS k UNION ALL SELECT $20::uuid AS k UNION ALL SELECT $21::uuid AS k UNION ALL SELECT $22::uuid AS k UNION ALL SELECT $23::uuid AS k UNION ALL SELECT $24::uuid AS k UNION ALL SELECT $25::uuid AS k UNION ALL SELECT $26::uuid AS k UNION ALL SELECT $27::uuid AS k UNION ALL SELECT $28::uuid AS k UNION ALL SELECT $29::uuid AS k UNION ALL SELECT $30::uuid AS k UNION ALL SELECT $31::uuid AS k UNION ALL SELECT $32::uuid AS k UNION ALL SELECT $33::uuid AS k UNION ALL SELECT $34::uuid AS k UNION ALL SELECT $35::uuid AS k UNION ALL SELECT $36::uuid AS k UNION ALL SELECT $37::uuid AS k UNION ALL SELECT $38::uuid AS k UNION ALL SELECT $39::uuid AS k UNION ALL SELECT $40::uuid AS k UNION ALL SELECT $41::uuid AS k UNION ALL SELECT $42::uuid AS k UNION ALL SELECT $43::uuid AS k UNION ALL SELECT $44::uuid AS k UNION ALL SELECT $45::uuid AS k UNION ALL SELECT $46::uuid AS k UNION ALL SELECT $47::uuid AS k UNION ALL SELECT $48::uuid AS k UNION ALL SELECT $49::uuid AS k UNION ALL SELECT $50::uuid AS k UNION ALL SELECT $51::uuid AS k UNION ALL SELECT $52::uuid AS k UNION ALL SELECT $53::uuid AS k UNION ALL SELECT $54::uuid AS k UNION ALL SELECT $55::uuid AS k UNION ALL SELECT $56::uuid AS k UNION ALL SELECT $57::uuid AS k UNION ALL SELECT $58::uuid AS k UNION ALL SELECT $59::uuid AS k UNION ALL SELECT $60::uuid AS k UNION ALL SELECT $61::uuid AS k UNION ALL SELECT $62::uuid AS k UNION ALL SELECT $63::uuid AS k UNION ALL SELECT $64::uuid AS k UNION ALL SELECT $65::uuid AS k UNION ALL SELECT $66::uuid AS k UNION ALL SELECT $67::uuid AS k UNION ALL SELECT $68::uuid AS k UNION ALL SELECT $69::uuid AS k UNION ALL SELECT $70::uuid AS k UNION ALL SELECT $71::uuid AS k UNION ALL SELECT $72::uuid AS k UNION ALL SELECT $73::uuid AS k UNION ALL SELECT $74::uuid AS k UNION ALL SELECT $75::uuid AS k UNION ALL SELECT $76::uuid AS k UNION ALL SELECT $77::uuid AS k UNION ALL SELECT $78::uuid AS k UNION ALL SELECT $79::uuid AS k UNION ALL SELECT $80::uuid AS k UNION ALL SELECT $81::uuid AS k UNION ALL SELECT $82::uuid AS k UNION ALL SELECT $83::uuid AS k UNION ALL SELECT $84::uuid AS k UNION ALL SELECT $85::uuid AS k UNION ALL SELECT $86::uuid AS k UNION ALL SELECT $87::uuid AS k UNION ALL SELECT $88::uuid AS k UNION ALL SELECT $89::uuid AS k UNION ALL SELECT $90::uuid AS k UNION ALL SELECT $91::uuid AS k UNION ALL SELECT $92::uuid AS k UNION ALL SELECT $93::uuid AS k UNION ALL SELECT $94::uuid AS k UNION ALL SELECT $95::uuid AS k UNION ALL SELECT $96::uuid AS k UNION ALL SELECT $97::uuid AS k UNION ALL SELECT $98::uuid AS k UNION ALL SELECT $99::uuid AS k UNION ALL SELECT $100::uuid AS k UNION ALL SELECT $101::uuid AS k UNION ALL SELECT $102::uuid AS k UNION ALL SELECT $103::uuid AS k UNION ALL SELECT $104::uuid AS k UNION ALL SELECT $105::uuid AS k UNION ALL SELECT $106::uuid AS k UNION ALL SELECT $107::uuid AS k UNION ALL SELECT $108::uuid AS k UNION ALL SELECT $109::uuid AS k UNION ALL SELECT $110::uuid AS k UNION ALL SELECT $111::uuid AS k UNION ALL SELECT $112::uuid AS k UNION ALL SELECT $113::uuid AS k UNION ALL SELECT $114::uuid AS k UNION ALL SELECT $115::uuid AS k UNION ALL SELECT $116::uuid AS k UNION ALL SELECT $117::uuid AS k UNION ALL SELECT $118::uuid AS k UNION ALL SELECT $119::uuid AS k UNION ALL SELECT $120::uuid AS k) q ORDER BY q.k; -- [af7cd78c]
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e004b77-ae98-6e3c-b998-f4cace58d3d7',
--   '1e0059b4-4a44-6b5d-91eb-a5ecada7f655', '1e0059b4-4a44-6b5d-91eb-a5ecada7f655',
--   … 116 more [8b245b6d]
SELECT q.k::text FROM (SELECT $1::uuid AS k UNION ALL SELECT $2::uuid AS k UNION ALL SELECT $3::uuid AS k UNION ALL SELECT $4::uuid AS k UNION ALL SELECT $5::uuid AS k UNION ALL SELECT $6::uuid AS k UNION ALL SELECT $7::uuid AS k UNION ALL SELECT $8::uuid AS k UNION ALL SELECT $9::uuid AS k UNION ALL SELECT $10::uuid AS k UNION ALL SELECT $11::uuid AS k UNION ALL SELECT $12::uuid AS k UNION ALL SELECT $13::uuid AS k UNION ALL SELECT $14::uuid AS k UNION ALL SELECT $15::uuid AS k UNION ALL SELECT $16::uuid AS k UNION ALL SELECT $17::uuid AS k UNION ALL SELECT $18::uuid AS k UNION ALL SELECT $19::uuid AS k UNION ALL SELECT $20::uuid AS k UNION ALL SELECT $21::uuid AS k UNION ALL SELECT $22::uuid AS k UNION ALL SELECT $23::uuid AS k UNION ALL SELECT $24::uuid AS k UNION ALL SELECT $25::uuid AS k UNION ALL SELECT $26::uuid AS k UNION ALL SELECT $27::uuid AS k UNION ALL SELECT $28::uuid AS k UNION ALL SELECT $29::uuid AS k UNION ALL SELECT $30::uuid AS k UNION ALL SELECT $31::uuid AS k UNION ALL SELECT $32::uuid AS k UNION ALL SELECT $33::uuid AS k UNION ALL SELECT $34::uuid AS k UNION ALL SELECT $35::uuid AS k UNION ALL SELECT $36::uuid AS k UNION ALL SELECT $37::uuid AS k UNION ALL SELECT $38::uuid AS k UNION ALL SELECT $39::uuid AS k UNION ALL SELECT $40::uuid AS k UNION ALL SELECT $41::uuid AS k UNION ALL SELECT $42::uuid AS k UNION ALL SELECT $43::uuid AS k UNION ALL SELECT $44::uuid AS k UNION ALL SELECT $45::uuid AS k UNION ALL SELECT $46::uuid AS k UNION ALL SELECT $47::uuid AS k UNION ALL SELECT $48::uuid AS k UNION ALL SELECT $49::uuid AS k UNION ALL SELECT $50::uuid AS k UNION ALL SELECT $51::uuid AS k UNION ALL SELECT $52::uuid AS k UNION ALL SELECT $53::uuid AS k UNION ALL SELECT $54::uuid AS k UNION ALL SELECT $55::uuid AS k UNION ALL SELECT $56::uuid AS k UNION ALL SELECT $57::uuid AS k UNION ALL SELECT $58::uuid AS k UNION ALL SELECT $59::uuid AS k UNION ALL SELECT $60::uuid AS k UNION ALL SELECT $61::uuid AS k UNION ALL SELECT $62::uuid AS k UNION ALL SELECT $63::uuid AS k UNION ALL SELECT $64::uuid AS k UNION ALL SELECT $65::uuid AS k UNION ALL SELECT $66::uuid AS k UNION ALL SELECT $67::uuid AS k UNION ALL SELECT $68::uuid AS k UNION ALL SELECT $69::uuid AS k UNION ALL SELECT $70::uuid AS k UNION ALL SELECT $71::uuid AS k UNION ALL SELECT $72::uuid AS k UNION ALL SELECT $73::uuid AS k UNION ALL SELECT $74::uuid AS k UNION ALL SELECT $75::uuid AS k UNION ALL SELECT $76::uuid AS k UNION ALL SELECT $77::uuid AS k UNION ALL SELECT $78::uuid AS k UNION ALL SELECT $79::uuid AS k UNION ALL SELECT $80::uuid AS k UNION ALL SELECT $81::uuid AS k UNION ALL SELECT $82::uuid AS k UNION ALL SELECT $83::uuid AS k UNION ALL SELECT $84::uuid AS k UNION ALL SELECT $85::uuid AS k UNION ALL SELECT $86::uuid AS k UNION ALL SELECT $87::uuid AS k UNION ALL SELECT $88::uuid AS k UNION ALL SELECT $89::uuid AS k UNION ALL SELECT $90::uuid AS k UNION ALL SELECT $91::uuid AS k UNION ALL SELECT $92::uuid AS k UNION ALL SELECT $93::uuid AS k UNION ALL SELECT $94::uuid AS k UNION ALL SELECT $95::uuid AS k UNION ALL SELECT $96::uuid AS k UNION ALL SELECT $97::uuid AS k UNION ALL SELECT $98::uuid AS k UNION ALL SELECT $99::uuid AS k UNION ALL SELECT $100::uuid AS k UNION ALL SELECT $101::uuid AS k UNION ALL SELECT $102::uuid AS k UNION ALL SELECT $103::uuid AS k UNION ALL SELECT $104::uuid AS k UNION ALL SELECT $105::uuid AS k UNION ALL SELECT $106::uuid AS k UNION ALL SELECT $107::uuid AS k UNION ALL SELECT $108::uuid AS k UNION ALL SELECT $109::uuid AS k UNION ALL SELECT $110::uuid AS k UNION ALL SELECT $111::uuid AS k UNION ALL SELECT $112::uuid AS k UNION ALL SELECT $113::uuid AS k UNION ALL SELECT $114::uuid AS k UNION ALL SELECT $115::uuid AS k UNION ALL SELECT $116::uuid AS k UNION ALL SELECT $117::uuid AS k UNION ALL SELECT $118::uuid AS k UNION ALL SELECT $119::uuid AS k UNION ALL SELECT $120::uuid AS k UNION ALL SELECT $121::uuid AS k UNION ALL SELECT $122::uuid AS k UNION ALL SELECT $123::uuid AS k UNION ALL SELECT $124::uuid AS k UNION ALL SELECT $125::uuid AS k UNION ALL SELECT $126::uuid AS k UNION ALL SELECT $127::uuid AS k UNION ALL SELECT $128::uuid AS k UNION ALL SELECT $129::uuid AS k UNION ALL SELECT $130::uuid AS k UNION ALL SELECT $131::uuid AS k UNION ALL SELECT $132::uuid AS k UNION ALL SELECT $133::uuid AS k UNION ALL SELECT $134::uuid AS k UNION ALL SELECT $135::uuid AS k UNION ALL SELECT $136::uuid AS k UNION ALL SELECT $137::uuid AS k UNION ALL SELECT $138::uuid AS k UNION ALL SELECT $139::uuid AS k UNION ALL SELECT $140::uuid AS k UNION ALL SELECT $141::uuid AS k UNION ALL SELECT $142::uuid AS k UNION ALL SELECT $143::uuid AS k UNION ALL SELECT $144::uuid AS k UNION ALL SELECT $145::uuid AS k UNION ALL SELECT $146::uuid AS k UNION ALL SELECT $147::uuid AS k UNION ALL SELECT $148::uuid AS k UNION ALL SELECT $149::uuid AS k UNION ALL SELECT $150::uuid AS k UNION ALL SELECT $151::uuid AS k UNION ALL SELECT $152::uuid AS k UNION ALL SELECT $153::uuid AS k UNION ALL SELECT $154::uuid AS k UNION ALL SELECT $155::uuid AS k UNION ALL SELECT $156::uuid AS k UNION ALL SELECT $157::uuid AS k UNION ALL SELECT $158::uuid AS k UNION ALL SELECT $159::uuid AS k UNION ALL SELECT $160::uuid AS k UNION ALL SELECT $161::uuid AS k UNION ALL SELECT $162::uuid AS k UNION ALL SELECT $163::uuid AS k UNION ALL SELECT $164::uuid AS k UNION ALL SELECT $165::uuid AS k UNION ALL SELECT $166::uuid AS k UNION ALL SELECT $167::uuid AS k UNION ALL SELECT $168::uuid AS k UNION ALL SELECT $169::uuid AS k UNION ALL SELECT $170::uuid AS k UNION ALL SELECT $171::uuid AS k UNION ALL SELECT $172::uuid AS k UNION ALL SELECT $173::uuid AS k UNION ALL SELECT $174::uuid AS k UNION ALL SELECT $175::uuid AS k UNION ALL SELECT $176::uuid AS k UNION ALL SELECT $177::uuid AS k UNION ALL SELECT $178::uuid AS k UNION ALL SELECT $179::uuid AS k UNION ALL SELECT $180::uuid AS k UNION ALL SELECT $181::uuid AS k UNION ALL SELECT $182::uuid AS k UNION ALL SELECT $183::uuid AS k UNION ALL SELECT $184::uuid AS k UNION ALL SELECT $185::uuid AS k UNION ALL SELECT $186::uuid AS k UNION ALL SELECT $187::uuid AS k UNION ALL SELECT $188::uuid AS k UNION ALL SELECT $189::uuid AS k UNION ALL SELECT $190::uuid AS k UNION ALL SELECT $191::uuid AS k UNION ALL SELECT $192::uuid AS k UNION ALL SELECT $193::uuid AS k UNION ALL SELECT $194::uuid AS k UNION ALL SELECT $195::uuid AS k UNION ALL SELECT $196::uuid AS k UNION ALL SELECT $197::uuid AS k UNION ALL SELECT $198::uuid AS k UNION ALL SELECT $199::uuid AS k UNION ALL SELECT $200::uuid AS k UNION ALL SELECT $201::uuid AS k UNION ALL SELECT $202::uuid AS k UNION ALL SELECT $203::uuid AS k UNION ALL SELECT $204::uuid AS k UNION ALL SELECT $205::uuid AS k UNION ALL SELECT $206::uuid AS k UNION ALL SELECT $207::uuid AS k UNION ALL SELECT $208::uuid AS k UNION ALL SELECT $209::uuid AS k UNION ALL SELECT $210::uuid AS k UNION ALL SELECT $211::uuid AS k UNION ALL SELECT $212::uuid AS k UNION ALL SELECT $213::uuid AS k UNION ALL SELECT $214::uuid AS k UNION ALL SELECT $215::uuid AS k UNION ALL SELECT $216::uuid AS k UNION ALL SELECT $217::uuid AS k UNION ALL SELECT $218::uuid AS k UNION ALL SELECT $219::uuid AS k UNION ALL SELECT $220::uuid AS k UNION ALL SELECT $221::uuid AS k UNION ALL SELECT $222::uuid AS k UNION ALL SELECT $223::uuid AS k UNION ALL SELECT $224::uuid AS k UNION ALL SELECT $225::uuid AS k UNION ALL SELECT $226::uuid AS k UNION ALL SELECT $227::uuid AS k UNION ALL SELECT $228::uuid AS k UNION ALL SELECT $229::uuid AS k UNION ALL SELECT $230::uuid AS k UNION ALL SELECT $231::uuid AS k UNION ALL SELECT $232::uuid AS k UNION ALL SELECT $233::uuid AS k UNION ALL SELECT $234::uuid AS k UNION ALL SELECT $235::uuid AS k UNION ALL SELECT $236::uuid AS k UNION ALL SELECT $237::uuid AS k UNION ALL SELECT $238::uuid AS k UNION ALL SELECT $239::uuid AS k UNION ALL SELECT $240::uuid AS k) q ORDER BY q.k; -- [75dda7ed]
--   '010e64d4-6995-11e0-9046-051625310619', '010e64d4-6995-11e0-9046-051625310619',
--   '072c33bf-caa8-11e0-be63-73127acf670b', '072c33bf-caa8-11e0-be63-73127acf670b',
--   … 236 more [9c62b32e]
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
INSERT INTO "sqluuid"."migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
--   1, 0, '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', NULL, 0,
--   '', <number 2>, 0, 0, 0
INSERT INTO "sqluuid"."migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
--   1, 1, NULL, '010e64d4-6995-11e0-9046-051625310619', NULL, 0, '', <number 2>, 0, 0, 0
INSERT INTO "sqluuid"."migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
--   1, 2, '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7', NULL, 0,
--   '', <number 2>, 0, 0, 0
INSERT INTO "sqluuid"."migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
--   1, 3, '1e0eca77-63d2-648f-b311-d1b1a7f374a3', '5d27d33f-6358-11e0-b106-488524072e7a', NULL, 0,
--   '', <number 2>, 0, 0, 0
INSERT INTO "sqluuid"."migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
--   1, 4, '5d27d33f-6358-11e0-b106-488524072e7a', 'ab06a184-425c-11e0-bcae-73ad764b1fae', NULL, 0,
--   '', <number 2>, 0, 0, 0
INSERT INTO "sqluuid"."migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
--   1, 5, 'ab06a184-425c-11e0-bcae-73ad764b1fae', 'ff90c438-c259-11e0-b1c5-f58a010193ba', NULL, 0,
--   '', <number 2>, 0, 0, 0
INSERT INTO "sqluuid"."migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
--   1, 6, 'ff90c438-c259-11e0-b1c5-f58a010193ba', NULL, NULL, 0, '', <number 2>, 0, 0, 0
COMMIT;
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'orders', ''
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'orders'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'orders'
-- again [93038ca8] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'items', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'items'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'items'
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'shipments', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'shipments'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'shipments'
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'payments', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'payments'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'payments'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'orders'
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'items'
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'shipments'
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'payments'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'orders'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'items'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'shipments'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'payments'
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
SELECT k::text FROM (SELECT k FROM (SELECT "public"."items"."order_id" AS k FROM "public"."items" WHERE "public"."items"."order_id" > $1::uuid AND "public"."items"."order_id" <= $2::uuid AND (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."items"."order_id" LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [eee73f10]
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e0eca77-63d2-648f-b311-d1b1a7f374a3'
SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders"."id" AS k FROM "public"."orders" WHERE "public"."orders"."id" > $1::uuid AND "public"."orders"."id" <= $2::uuid AND (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."orders"."id" LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT "public"."shipments"."order_id" AS k FROM "public"."shipments" WHERE "public"."shipments"."order_id" > $3::uuid AND "public"."shipments"."order_id" <= $4::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."shipments"."order_id" LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT "public"."shipments"."previous" AS k FROM "public"."shipments" WHERE "public"."shipments"."previous" > $5::uuid AND "public"."shipments"."previous" <= $6::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."shipments"."previous" LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT "public"."payments"."order_id" AS k FROM "public"."payments" WHERE "public"."payments"."order_id" > $7::uuid AND "public"."payments"."order_id" <= $8::uuid AND (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."payments"."order_id" LIMIT 1 OFFSET 19) b3) q ORDER BY k LIMIT 1; -- [2aedceca]
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e0eca77-63d2-648f-b311-d1b1a7f374a3',
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e0eca77-63d2-648f-b311-d1b1a7f374a3',
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e0eca77-63d2-648f-b311-d1b1a7f374a3',
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e0eca77-63d2-648f-b311-d1b1a7f374a3'
SELECT pg_backend_pid();
BEGIN; -- read committed
UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done = $2, chunks = chunks + 1, moved = moved + $3, lease_until = (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint + $4 WHERE run_id = $5 AND no = $6 AND token = $7 AND done = 0; -- [8ec0087e]
--   NULL, 1, 0, 90000, 1, 0, <number 3>
SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE "public"."orders"."id" > $1::uuid AND "public"."orders"."id" <= $2::uuid AND (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."orders"."id" FOR UPDATE) l; -- [0e2eb6f6]
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e0eca77-63d2-648f-b311-d1b1a7f374a3'
SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHERE "public"."shipments"."order_id" > $1::uuid AND "public"."shipments"."order_id" <= $2::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."shipments"."order_id" FOR UPDATE) l; -- [b1ffa398]
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e0eca77-63d2-648f-b311-d1b1a7f374a3'
WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(overlay(encode(substr(uuid_send("public"."orders"."id"),7,2)||substr(uuid_send("public"."orders"."id"),5,2)||substr(uuid_send("public"."orders"."id"),1,4)||substr(uuid_send("public"."orders"."id"),9),'hex') placing '6' from 14 for 0),2))::uuid WHERE "public"."orders"."id" > $1::uuid AND "public"."orders"."id" <= $2::uuid AND (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) RETURNING "public"."orders"."id" AS id), s1 AS (UPDATE "public"."items" SET "order_id" = (substr(overlay(encode(substr(uuid_send("public"."items"."order_id"),7,2)||substr(uuid_send("public"."items"."order_id"),5,2)||substr(uuid_send("public"."items"."order_id"),1,4)||substr(uuid_send("public"."items"."order_id"),9),'hex') placing '6' from 14 for 0),2))::uuid WHERE "public"."items"."order_id" > $3::uuid AND "public"."items"."order_id" <= $4::uuid AND (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) RETURNING "public"."items"."order_id" AS id), s2 AS MATERIALIZED (SELECT ((substr(overlay(encode(substr(uuid_send("public"."shipments"."order_id"),7,2)||substr(uuid_send("public"."shipments"."order_id"),5,2)||substr(uuid_send("public"."shipments"."order_id"),1,4)||substr(uuid_send("public"."shipments"."order_id"),9),'hex') placing '6' from 14 for 0),2))::uuid) AS id FROM "public"."shipments" WHERE "public"."shipments"."order_id" > $5::uuid AND "public"."shipments"."order_id" <= $6::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END)), s3 AS MATERIALIZED (SELECT ((substr(overlay(encode(substr(uuid_send("public"."shipments"."previous"),7,2)||substr(uuid_send("public"."shipments"."previous"),5,2)||substr(uuid_send("public"."shipments"."previous"),1,4)||substr(uuid_send("public"."shipments"."previous"),9),'hex') placing '6' from 14 for 0),2))::uuid) AS id FROM "public"."shipments" WHERE "public"."shipments"."previous" > $7::uuid AND "public"."shipments"."previous" <= $8::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END)), s4 AS (UPDATE "public"."payments" SET "order_id" = (substr(overlay(encode(substr(uuid_send("public"."payments"."order_id"),7,2)||substr(uuid_send("public"."payments"."order_id"),5,2)||substr(uuid_send("public"."payments"."order_id"),1,4)||substr(uuid_send("public"."payments"."order_id"),9),'hex') placing '6' from 14 for 0),2))::uuid, "n" = "n" WHERE "public"."payments"."order_id" > $9::uuid AND "public"."payments"."order_id" <= $10::uuid AND (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) RETURNING "public"."payments"."order_id" AS id), u0 AS (UPDATE "public"."shipments" SET "order_id" = CASE WHEN "public"."shipments"."order_id" > $11::uuid AND "public"."shipments"."order_id" <= $12::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(overlay(encode(substr(uuid_send("public"."shipments"."order_id"),7,2)||substr(uuid_send("public"."shipments"."order_id"),5,2)||substr(uuid_send("public"."shipments"."order_id"),1,4)||substr(uuid_send("public"."shipments"."order_id"),9),'hex') placing '6' from 14 for 0),2))::uuid ELSE "public"."shipments"."order_id" END, "previous" = CASE WHEN "public"."shipments"."previous" > $13::uuid AND "public"."shipments"."previous" <= $14::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(overlay(encode(substr(uuid_send("public"."shipments"."previous"),7,2)||substr(uuid_send("public"."shipments"."previous"),5,2)||substr(uuid_send("public"."shipments"."previous"),1,4)||substr(uuid_send("public"."shipments"."previous"),9),'hex') placing '6' from 14 for 0),2))::uuid ELSE "public"."shipments"."previous" END WHERE ("public"."shipments"."order_id" > $15::uuid AND "public"."shipments"."order_id" <= $16::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END)) OR ("public"."shipments"."previous" > $17::uuid AND "public"."shipments"."previous" <= $18::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END)) RETURNING 1) SELECT (SELECT count(*) FROM s0), (SELECT count(*) FROM s1), (SELECT count(*) FROM s2), (SELECT count(*) FROM s3), (SELECT count(*) FROM s4), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s0), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s1), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s2), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s3), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s4); -- [915548b2]
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e004b77-ae98-6e3c-b998-f4cace58d3d7',
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e004b77-ae98-6e3c-b998-f4cace58d3d7',
--   … 14 more [84378b94]
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   0, 1, 0
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [3dcdcd0d] UPDATE "sqluuid"."migration_range" SET owner = $1, token = t …
--   '<process>/1', 90000, 1, 3, <number 2>
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [eee73f10] SELECT k::text FROM (SELECT k FROM (SELECT "public"."items". …
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', '5d27d33f-6358-11e0-b106-488524072e7a'
-- again [2aedceca] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', '44a44b5d-059b-11e0-91eb-a5ecada7f655',
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', '44a44b5d-059b-11e0-91eb-a5ecada7f655',
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', '44a44b5d-059b-11e0-91eb-a5ecada7f655',
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', '44a44b5d-059b-11e0-91eb-a5ecada7f655'
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   '44a44b5d-059b-11e0-91eb-a5ecada7f655', 0, 0, 90000, 1, 3, <number 3>
-- again [0e2eb6f6] SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE …
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', '44a44b5d-059b-11e0-91eb-a5ecada7f655'
-- again [b1ffa398] SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHE …
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', '44a44b5d-059b-11e0-91eb-a5ecada7f655'
-- again [915548b2] WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(over …
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', '1e0eca77-63d2-648f-b311-d1b1a7f374a3',
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', '1e0eca77-63d2-648f-b311-d1b1a7f374a3',
--   … 14 more [d3b55e24]
INSERT INTO "sqluuid"."migration_packed" (run_id, no, n, ids) VALUES ($1, $2, $3, $4);
--   1, <number 4>, 10,
--   x'1e0a8412d1b36255a0550b831b2e9e5a1e0695b440ba6a94b227d449c433224e1e0a30e238d76db3a68baa746f3f6a2e1e043ab3202263e383a56abe492c48e41e0a551387366d55bc11392cdca66b801e0059b44a446b5d91eba5ecada7f6551e021952aed66c72aaf28ea89b3288c41e044e7285356b13a72f91ff06fedc5f1e0e02c223b26424abbd37c6cf2ac1de1e0413938aaa6486aeffb17801b2deff' -- [fb983823]
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   55, 1, 3
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [eee73f10] SELECT k::text FROM (SELECT k FROM (SELECT "public"."items". …
--   '44a44b5d-059b-11e0-91eb-a5ecada7f655', '5d27d33f-6358-11e0-b106-488524072e7a'
-- again [2aedceca] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   '44a44b5d-059b-11e0-91eb-a5ecada7f655', '5d27d33f-6358-11e0-b106-488524072e7a',
--   '44a44b5d-059b-11e0-91eb-a5ecada7f655', '5d27d33f-6358-11e0-b106-488524072e7a',
--   '44a44b5d-059b-11e0-91eb-a5ecada7f655', '5d27d33f-6358-11e0-b106-488524072e7a',
--   '44a44b5d-059b-11e0-91eb-a5ecada7f655', '5d27d33f-6358-11e0-b106-488524072e7a'
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   NULL, 1, 0, 90000, 1, 3, <number 3>
-- again [0e2eb6f6] SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE …
--   '44a44b5d-059b-11e0-91eb-a5ecada7f655', '5d27d33f-6358-11e0-b106-488524072e7a'
-- again [b1ffa398] SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHE …
--   '44a44b5d-059b-11e0-91eb-a5ecada7f655', '5d27d33f-6358-11e0-b106-488524072e7a'
-- again [915548b2] WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(over …
--   '44a44b5d-059b-11e0-91eb-a5ecada7f655', '44a44b5d-059b-11e0-91eb-a5ecada7f655',
--   '44a44b5d-059b-11e0-91eb-a5ecada7f655', '44a44b5d-059b-11e0-91eb-a5ecada7f655',
--   … 14 more [afe222b1]
INSERT INTO "sqluuid"."migration_packed" (run_id, no, n, ids) VALUES ($1, $2, $3, $4);
--   1, <number 5>, 7,
--   x'1e07cef46ad66d12963c173f03320bdc1e0099f50c226f7f9ea1751b2dcd30911e08c82465486a23b065953e421a1fd11e03534497986c9db74ea88d7b2208ba1e063585d27d633fb106488524072e7a1e044615c0c16c3fa78066600072b6a91e0382f467796c7096679f988c6113b0' -- [1bc0cb2b]
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   36, 1, 3
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [3dcdcd0d] UPDATE "sqluuid"."migration_range" SET owner = $1, token = t …
--   '<process>/1', 90000, 1, 4, <number 2>
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [eee73f10] SELECT k::text FROM (SELECT k FROM (SELECT "public"."items". …
--   '5d27d33f-6358-11e0-b106-488524072e7a', 'ab06a184-425c-11e0-bcae-73ad764b1fae'
-- again [2aedceca] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   '5d27d33f-6358-11e0-b106-488524072e7a', '7d660c2d-ce8a-11e0-984f-bb015a5e3208',
--   '5d27d33f-6358-11e0-b106-488524072e7a', '7d660c2d-ce8a-11e0-984f-bb015a5e3208',
--   '5d27d33f-6358-11e0-b106-488524072e7a', '7d660c2d-ce8a-11e0-984f-bb015a5e3208',
--   '5d27d33f-6358-11e0-b106-488524072e7a', '7d660c2d-ce8a-11e0-984f-bb015a5e3208'
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   '7d660c2d-ce8a-11e0-984f-bb015a5e3208', 0, 0, 90000, 1, 4, <number 3>
-- again [0e2eb6f6] SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE …
--   '5d27d33f-6358-11e0-b106-488524072e7a', '7d660c2d-ce8a-11e0-984f-bb015a5e3208'
-- again [b1ffa398] SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHE …
--   '5d27d33f-6358-11e0-b106-488524072e7a', '7d660c2d-ce8a-11e0-984f-bb015a5e3208'
-- again [915548b2] WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(over …
--   '5d27d33f-6358-11e0-b106-488524072e7a', '5d27d33f-6358-11e0-b106-488524072e7a',
--   '5d27d33f-6358-11e0-b106-488524072e7a', '5d27d33f-6358-11e0-b106-488524072e7a',
--   … 14 more [d0d60452]
INSERT INTO "sqluuid"."migration_packed" (run_id, no, n, ids) VALUES ($1, $2, $3, $4);
--   1, <number 6>, 10,
--   x'1e0e66971385637384fb8d803efa17fa1e02ebb70ee26816bb4c11771fb288791e08f826e6e96f56b4ab97f80a5bdb2f1e0a3f9689cc66cc93034439d5f715c91e0ce8a7d6606c2d984fbb015a5e32081e0e6d367d1b65a1bd5e88aa6f92c41a1e07bf46449c6183a51fdc0b01cdd7351e03f037bb0c6be2b88b883615943ce81e0eca7763d2648fb311d1b1a7f374a31e004b77ae986e3cb998f4cace58d3d7' -- [b4ddfa57]
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   57, 1, 4
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [eee73f10] SELECT k::text FROM (SELECT k FROM (SELECT "public"."items". …
--   '7d660c2d-ce8a-11e0-984f-bb015a5e3208', 'ab06a184-425c-11e0-bcae-73ad764b1fae'
-- again [2aedceca] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   '7d660c2d-ce8a-11e0-984f-bb015a5e3208', 'ab06a184-425c-11e0-bcae-73ad764b1fae',
--   '7d660c2d-ce8a-11e0-984f-bb015a5e3208', 'ab06a184-425c-11e0-bcae-73ad764b1fae',
--   '7d660c2d-ce8a-11e0-984f-bb015a5e3208', 'ab06a184-425c-11e0-bcae-73ad764b1fae',
--   '7d660c2d-ce8a-11e0-984f-bb015a5e3208', 'ab06a184-425c-11e0-bcae-73ad764b1fae'
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   'ab06a184-425c-11e0-bcae-73ad764b1fae', 0, 0, 90000, 1, 4, <number 3>
-- again [0e2eb6f6] SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE …
--   '7d660c2d-ce8a-11e0-984f-bb015a5e3208', 'ab06a184-425c-11e0-bcae-73ad764b1fae'
-- again [b1ffa398] SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHE …
--   '7d660c2d-ce8a-11e0-984f-bb015a5e3208', 'ab06a184-425c-11e0-bcae-73ad764b1fae'
-- again [915548b2] WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(over …
--   '7d660c2d-ce8a-11e0-984f-bb015a5e3208', '7d660c2d-ce8a-11e0-984f-bb015a5e3208',
--   '7d660c2d-ce8a-11e0-984f-bb015a5e3208', '7d660c2d-ce8a-11e0-984f-bb015a5e3208',
--   … 14 more [c6b52ebc]
INSERT INTO "sqluuid"."migration_packed" (run_id, no, n, ids) VALUES ($1, $2, $3, $4);
--   1, <number 7>, 10,
--   x'1e0b62a902a46a2ea63e4f939696dfdf1e084359312b6bd0ba69210e5c863d001e0a1eb8de916bf79e572b8fda751e0d1e01349961c06c1e84566dd97d0471451e0425cab06a6184bcae73ad764b1fae1e03990a375960b0b6712d5113c683fe1e0b3c382d93602d93d3a47b7b80e1271e006f27f252639d9fbd68a82e924a601e0953d98f756e179be27df760acd3d41e046ce829be6feda6064d971dc1aa46' -- [1b8ba097]
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   57, 1, 4
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [eee73f10] SELECT k::text FROM (SELECT k FROM (SELECT "public"."items". …
--   'ab06a184-425c-11e0-bcae-73ad764b1fae', 'ab06a184-425c-11e0-bcae-73ad764b1fae'
-- again [2aedceca] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   'ab06a184-425c-11e0-bcae-73ad764b1fae', 'ab06a184-425c-11e0-bcae-73ad764b1fae',
--   'ab06a184-425c-11e0-bcae-73ad764b1fae', 'ab06a184-425c-11e0-bcae-73ad764b1fae',
--   'ab06a184-425c-11e0-bcae-73ad764b1fae', 'ab06a184-425c-11e0-bcae-73ad764b1fae',
--   'ab06a184-425c-11e0-bcae-73ad764b1fae', 'ab06a184-425c-11e0-bcae-73ad764b1fae'
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   NULL, 1, 0, 90000, 1, 4, <number 3>
-- again [0e2eb6f6] SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE …
--   'ab06a184-425c-11e0-bcae-73ad764b1fae', 'ab06a184-425c-11e0-bcae-73ad764b1fae'
-- again [b1ffa398] SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHE …
--   'ab06a184-425c-11e0-bcae-73ad764b1fae', 'ab06a184-425c-11e0-bcae-73ad764b1fae'
-- again [915548b2] WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(over …
--   'ab06a184-425c-11e0-bcae-73ad764b1fae', 'ab06a184-425c-11e0-bcae-73ad764b1fae',
--   'ab06a184-425c-11e0-bcae-73ad764b1fae', 'ab06a184-425c-11e0-bcae-73ad764b1fae',
--   … 14 more [62dbc8e2]
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   0, 1, 4
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [3dcdcd0d] UPDATE "sqluuid"."migration_range" SET owner = $1, token = t …
--   '<process>/1', 90000, 1, 5, <number 2>
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [eee73f10] SELECT k::text FROM (SELECT k FROM (SELECT "public"."items". …
--   'ab06a184-425c-11e0-bcae-73ad764b1fae', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
-- again [2aedceca] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   'ab06a184-425c-11e0-bcae-73ad764b1fae', 'c96c7226-0d72-11e0-a95f-b2a74842541d',
--   'ab06a184-425c-11e0-bcae-73ad764b1fae', 'c96c7226-0d72-11e0-a95f-b2a74842541d',
--   'ab06a184-425c-11e0-bcae-73ad764b1fae', 'c96c7226-0d72-11e0-a95f-b2a74842541d',
--   'ab06a184-425c-11e0-bcae-73ad764b1fae', 'c96c7226-0d72-11e0-a95f-b2a74842541d'
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   'c96c7226-0d72-11e0-a95f-b2a74842541d', 0, 0, 90000, 1, 5, <number 3>
-- again [0e2eb6f6] SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE …
--   'ab06a184-425c-11e0-bcae-73ad764b1fae', 'c96c7226-0d72-11e0-a95f-b2a74842541d'
-- again [b1ffa398] SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHE …
--   'ab06a184-425c-11e0-bcae-73ad764b1fae', 'c96c7226-0d72-11e0-a95f-b2a74842541d'
-- again [915548b2] WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(over …
--   'ab06a184-425c-11e0-bcae-73ad764b1fae', 'ab06a184-425c-11e0-bcae-73ad764b1fae',
--   'ab06a184-425c-11e0-bcae-73ad764b1fae', 'ab06a184-425c-11e0-bcae-73ad764b1fae',
--   … 14 more [beda970c]
INSERT INTO "sqluuid"."migration_packed" (run_id, no, n, ids) VALUES ($1, $2, $3, $4);
--   1, <number 8>, 10,
--   x'1e06e10bc40667239f19cf420fc1cfc21e0931ebac486d758cc163471b08b9cd1e08066c04676d548945564fd83a995d1e0ec4cbef3a6659a3e3f1659cb336d01e00d72c96c76226a95fb2a74842541d1e0b342bd20c617189e1f75655e9d2431e05059b6f28663dbeea0307f157cad31e01aefbefc1687fad94199ab9aba85c1e0a15fc3fe5693c920f243a5f2420e21e09840c278b61cab4a0dbbda0221674' -- [980cba0d]
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   56, 1, 5
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [eee73f10] SELECT k::text FROM (SELECT k FROM (SELECT "public"."items". …
--   'c96c7226-0d72-11e0-a95f-b2a74842541d', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
-- again [2aedceca] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   'c96c7226-0d72-11e0-a95f-b2a74842541d', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   'c96c7226-0d72-11e0-a95f-b2a74842541d', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   'c96c7226-0d72-11e0-a95f-b2a74842541d', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   'c96c7226-0d72-11e0-a95f-b2a74842541d', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   NULL, 1, 0, 90000, 1, 5, <number 3>
-- again [0e2eb6f6] SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE …
--   'c96c7226-0d72-11e0-a95f-b2a74842541d', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
-- again [b1ffa398] SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHE …
--   'c96c7226-0d72-11e0-a95f-b2a74842541d', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
-- again [915548b2] WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(over …
--   'c96c7226-0d72-11e0-a95f-b2a74842541d', 'c96c7226-0d72-11e0-a95f-b2a74842541d',
--   'c96c7226-0d72-11e0-a95f-b2a74842541d', 'c96c7226-0d72-11e0-a95f-b2a74842541d',
--   … 14 more [0bccf9b0]
INSERT INTO "sqluuid"."migration_packed" (run_id, no, n, ids) VALUES ($1, $2, $3, $4);
--   1, <number 9>, 9,
--   x'1e03898ca15769498d444a0d841bd48e1e0c259ff90c6438b1c5f58a010193ba1e0ec23ce4546fa48706359b2914ec751e03afbdfa426d088785401ec8e3520f1e0e1d4d26a06698832bf6859b9103c51e044badba9e6a659cfd413d7dffc0db1e00953deda36b9d828f5ab158206a791e0d835decd66a1a8e2ce672cd2128571e04930d94586f2b804831b3e827a13e' -- [8f79bc9e]
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   52, 1, 5
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [3dcdcd0d] UPDATE "sqluuid"."migration_range" SET owner = $1, token = t …
--   '<process>/1', 90000, 1, 6, <number 2>
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT k::text FROM (SELECT k FROM (SELECT "public"."items"."order_id" AS k FROM "public"."items" WHERE "public"."items"."order_id" > $1::uuid AND (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."items"."order_id" LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [ca2a7361]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders"."id" AS k FROM "public"."orders" WHERE "public"."orders"."id" > $1::uuid AND (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."orders"."id" LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT "public"."shipments"."order_id" AS k FROM "public"."shipments" WHERE "public"."shipments"."order_id" > $2::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."shipments"."order_id" LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT "public"."shipments"."previous" AS k FROM "public"."shipments" WHERE "public"."shipments"."previous" > $3::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."shipments"."previous" LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT "public"."payments"."order_id" AS k FROM "public"."payments" WHERE "public"."payments"."order_id" > $4::uuid AND (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."payments"."order_id" LIMIT 1 OFFSET 19) b3) q ORDER BY k LIMIT 1; -- [5b8234dc]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   NULL, 1, 0, 90000, 1, 6, <number 3>
SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE "public"."orders"."id" > $1::uuid AND (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."orders"."id" FOR UPDATE) l; -- [d42d6902]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHERE "public"."shipments"."order_id" > $1::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."shipments"."order_id" FOR UPDATE) l; -- [ba6d14d8]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(overlay(encode(substr(uuid_send("public"."orders"."id"),7,2)||substr(uuid_send("public"."orders"."id"),5,2)||substr(uuid_send("public"."orders"."id"),1,4)||substr(uuid_send("public"."orders"."id"),9),'hex') placing '6' from 14 for 0),2))::uuid WHERE "public"."orders"."id" > $1::uuid AND (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) RETURNING "public"."orders"."id" AS id), s1 AS (UPDATE "public"."items" SET "order_id" = (substr(overlay(encode(substr(uuid_send("public"."items"."order_id"),7,2)||substr(uuid_send("public"."items"."order_id"),5,2)||substr(uuid_send("public"."items"."order_id"),1,4)||substr(uuid_send("public"."items"."order_id"),9),'hex') placing '6' from 14 for 0),2))::uuid WHERE "public"."items"."order_id" > $2::uuid AND (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) RETURNING "public"."items"."order_id" AS id), s2 AS MATERIALIZED (SELECT ((substr(overlay(encode(substr(uuid_send("public"."shipments"."order_id"),7,2)||substr(uuid_send("public"."shipments"."order_id"),5,2)||substr(uuid_send("public"."shipments"."order_id"),1,4)||substr(uuid_send("public"."shipments"."order_id"),9),'hex') placing '6' from 14 for 0),2))::uuid) AS id FROM "public"."shipments" WHERE "public"."shipments"."order_id" > $3::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END)), s3 AS MATERIALIZED (SELECT ((substr(overlay(encode(substr(uuid_send("public"."shipments"."previous"),7,2)||substr(uuid_send("public"."shipments"."previous"),5,2)||substr(uuid_send("public"."shipments"."previous"),1,4)||substr(uuid_send("public"."shipments"."previous"),9),'hex') placing '6' from 14 for 0),2))::uuid) AS id FROM "public"."shipments" WHERE "public"."shipments"."previous" > $4::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END)), s4 AS (UPDATE "public"."payments" SET "order_id" = (substr(overlay(encode(substr(uuid_send("public"."payments"."order_id"),7,2)||substr(uuid_send("public"."payments"."order_id"),5,2)||substr(uuid_send("public"."payments"."order_id"),1,4)||substr(uuid_send("public"."payments"."order_id"),9),'hex') placing '6' from 14 for 0),2))::uuid, "n" = "n" WHERE "public"."payments"."order_id" > $5::uuid AND (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) RETURNING "public"."payments"."order_id" AS id), u0 AS (UPDATE "public"."shipments" SET "order_id" = CASE WHEN "public"."shipments"."order_id" > $6::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(overlay(encode(substr(uuid_send("public"."shipments"."order_id"),7,2)||substr(uuid_send("public"."shipments"."order_id"),5,2)||substr(uuid_send("public"."shipments"."order_id"),1,4)||substr(uuid_send("public"."shipments"."order_id"),9),'hex') placing '6' from 14 for 0),2))::uuid ELSE "public"."shipments"."order_id" END, "previous" = CASE WHEN "public"."shipments"."previous" > $7::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(overlay(encode(substr(uuid_send("public"."shipments"."previous"),7,2)||substr(uuid_send("public"."shipments"."previous"),5,2)||substr(uuid_send("public"."shipments"."previous"),1,4)||substr(uuid_send("public"."shipments"."previous"),9),'hex') placing '6' from 14 for 0),2))::uuid ELSE "public"."shipments"."previous" END WHERE ("public"."shipments"."order_id" > $8::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END)) OR ("public"."shipments"."previous" > $9::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END)) RETURNING 1) SELECT (SELECT count(*) FROM s0), (SELECT count(*) FROM s1), (SELECT count(*) FROM s2), (SELECT count(*) FROM s3), (SELECT count(*) FROM s4), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s0), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s1), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s2), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s3), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s4); -- [d84b180a]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 'ff90c438-c259-11e0-b1c5-f58a010193ba',
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   0, 1, 6
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [3dcdcd0d] UPDATE "sqluuid"."migration_range" SET owner = $1, token = t …
--   '<process>/1', 90000, 1, 1, <number 2>
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT k::text FROM (SELECT k FROM (SELECT "public"."items"."order_id" AS k FROM "public"."items" WHERE "public"."items"."order_id" <= $1::uuid AND (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."items"."order_id" LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [ce5d7b43]
--   '010e64d4-6995-11e0-9046-051625310619'
SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders"."id" AS k FROM "public"."orders" WHERE "public"."orders"."id" <= $1::uuid AND (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."orders"."id" LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT "public"."shipments"."order_id" AS k FROM "public"."shipments" WHERE "public"."shipments"."order_id" <= $2::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."shipments"."order_id" LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT "public"."shipments"."previous" AS k FROM "public"."shipments" WHERE "public"."shipments"."previous" <= $3::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."shipments"."previous" LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT "public"."payments"."order_id" AS k FROM "public"."payments" WHERE "public"."payments"."order_id" <= $4::uuid AND (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."payments"."order_id" LIMIT 1 OFFSET 19) b3) q ORDER BY k LIMIT 1; -- [74f39d17]
--   '010e64d4-6995-11e0-9046-051625310619', '010e64d4-6995-11e0-9046-051625310619',
--   '010e64d4-6995-11e0-9046-051625310619', '010e64d4-6995-11e0-9046-051625310619'
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   NULL, 1, 0, 90000, 1, 1, <number 3>
SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE "public"."orders"."id" <= $1::uuid AND (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."orders"."id" FOR UPDATE) l; -- [5347e670]
--   '010e64d4-6995-11e0-9046-051625310619'
SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHERE "public"."shipments"."order_id" <= $1::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "public"."shipments"."order_id" FOR UPDATE) l; -- [f189339c]
--   '010e64d4-6995-11e0-9046-051625310619'
WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(overlay(encode(substr(uuid_send("public"."orders"."id"),7,2)||substr(uuid_send("public"."orders"."id"),5,2)||substr(uuid_send("public"."orders"."id"),1,4)||substr(uuid_send("public"."orders"."id"),9),'hex') placing '6' from 14 for 0),2))::uuid WHERE "public"."orders"."id" <= $1::uuid AND (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) RETURNING "public"."orders"."id" AS id), s1 AS (UPDATE "public"."items" SET "order_id" = (substr(overlay(encode(substr(uuid_send("public"."items"."order_id"),7,2)||substr(uuid_send("public"."items"."order_id"),5,2)||substr(uuid_send("public"."items"."order_id"),1,4)||substr(uuid_send("public"."items"."order_id"),9),'hex') placing '6' from 14 for 0),2))::uuid WHERE "public"."items"."order_id" <= $2::uuid AND (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) RETURNING "public"."items"."order_id" AS id), s2 AS MATERIALIZED (SELECT ((substr(overlay(encode(substr(uuid_send("public"."shipments"."order_id"),7,2)||substr(uuid_send("public"."shipments"."order_id"),5,2)||substr(uuid_send("public"."shipments"."order_id"),1,4)||substr(uuid_send("public"."shipments"."order_id"),9),'hex') placing '6' from 14 for 0),2))::uuid) AS id FROM "public"."shipments" WHERE "public"."shipments"."order_id" <= $3::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END)), s3 AS MATERIALIZED (SELECT ((substr(overlay(encode(substr(uuid_send("public"."shipments"."previous"),7,2)||substr(uuid_send("public"."shipments"."previous"),5,2)||substr(uuid_send("public"."shipments"."previous"),1,4)||substr(uuid_send("public"."shipments"."previous"),9),'hex') placing '6' from 14 for 0),2))::uuid) AS id FROM "public"."shipments" WHERE "public"."shipments"."previous" <= $4::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END)), s4 AS (UPDATE "public"."payments" SET "order_id" = (substr(overlay(encode(substr(uuid_send("public"."payments"."order_id"),7,2)||substr(uuid_send("public"."payments"."order_id"),5,2)||substr(uuid_send("public"."payments"."order_id"),1,4)||substr(uuid_send("public"."payments"."order_id"),9),'hex') placing '6' from 14 for 0),2))::uuid, "n" = "n" WHERE "public"."payments"."order_id" <= $5::uuid AND (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) RETURNING "public"."payments"."order_id" AS id), u0 AS (UPDATE "public"."shipments" SET "order_id" = CASE WHEN "public"."shipments"."order_id" <= $6::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(overlay(encode(substr(uuid_send("public"."shipments"."order_id"),7,2)||substr(uuid_send("public"."shipments"."order_id"),5,2)||substr(uuid_send("public"."shipments"."order_id"),1,4)||substr(uuid_send("public"."shipments"."order_id"),9),'hex') placing '6' from 14 for 0),2))::uuid ELSE "public"."shipments"."order_id" END, "previous" = CASE WHEN "public"."shipments"."previous" <= $7::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(overlay(encode(substr(uuid_send("public"."shipments"."previous"),7,2)||substr(uuid_send("public"."shipments"."previous"),5,2)||substr(uuid_send("public"."shipments"."previous"),1,4)||substr(uuid_send("public"."shipments"."previous"),9),'hex') placing '6' from 14 for 0),2))::uuid ELSE "public"."shipments"."previous" END WHERE ("public"."shipments"."order_id" <= $8::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END)) OR ("public"."shipments"."previous" <= $9::uuid AND (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 1 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END)) RETURNING 1) SELECT (SELECT count(*) FROM s0), (SELECT count(*) FROM s1), (SELECT count(*) FROM s2), (SELECT count(*) FROM s3), (SELECT count(*) FROM s4), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s0), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s1), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s2), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s3), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s4); -- [2777606a]
--   '010e64d4-6995-11e0-9046-051625310619', '010e64d4-6995-11e0-9046-051625310619',
--   '010e64d4-6995-11e0-9046-051625310619', '010e64d4-6995-11e0-9046-051625310619',
--   '010e64d4-6995-11e0-9046-051625310619', '010e64d4-6995-11e0-9046-051625310619',
--   '010e64d4-6995-11e0-9046-051625310619', '010e64d4-6995-11e0-9046-051625310619',
--   '010e64d4-6995-11e0-9046-051625310619'
INSERT INTO "sqluuid"."migration_packed" (run_id, no, n, ids) VALUES ($1, $2, $3, $4);
--   1, <number 10>, 1, x'1e06995010e664d49046051625310619'
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   6, 1, 1
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [3dcdcd0d] UPDATE "sqluuid"."migration_range" SET owner = $1, token = t …
--   '<process>/1', 90000, 1, 2, <number 2>
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [eee73f10] SELECT k::text FROM (SELECT k FROM (SELECT "public"."items". …
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7'
-- again [2aedceca] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7',
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7',
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7',
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7'
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   NULL, 1, 0, 90000, 1, 2, <number 3>
-- again [0e2eb6f6] SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE …
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7'
-- again [b1ffa398] SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHE …
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7'
-- again [915548b2] WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(over …
--   '010e64d4-6995-11e0-9046-051625310619', '010e64d4-6995-11e0-9046-051625310619',
--   '010e64d4-6995-11e0-9046-051625310619', '010e64d4-6995-11e0-9046-051625310619',
--   … 14 more [184b9b50]
INSERT INTO "sqluuid"."migration_packed" (run_id, no, n, ids) VALUES ($1, $2, $3, $4);
--   1, <number 11>, 3,
--   x'1e0caa8072c363bfbe6373127acf670b1e0c58612c6b6312881857c78f41e0251e0a2b31c56b6ad5b9207da29f8c4a9f'
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   17, 1, 2
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
RESET synchronous_commit;
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'orders', ''
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'orders'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'orders'
-- again [93038ca8] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'items', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'items'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'items'
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'shipments', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'shipments'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'shipments'
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'payments', 'public'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'public', 'payments'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'public', 'payments'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'orders'
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'items'
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'shipments'
-- again [b9ed8209] SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) W …
--   'public', 'payments'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'orders'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'items'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'shipments'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [6175b7a5] SELECT x.indexrelid::bigint, a.attname, a.attidentity …
--   'public', 'payments'
SELECT count(*) FROM "public"."orders" WHERE "id" IS NULL;
-- again [285cc43e] SELECT "public"."orders"."id", CASE WHEN (CASE WHEN get_byte …
SELECT count(*) FROM "public"."items" WHERE "order_id" IS NULL;
-- again [cd3acd73] SELECT "public"."items"."order_id", CASE WHEN (CASE WHEN get …
SELECT count(*) FROM "public"."shipments" WHERE "order_id" IS NULL;
-- again [d17326be] SELECT "public"."shipments"."order_id", CASE WHEN (CASE WHEN …
SELECT count(*) FROM "public"."shipments" WHERE "previous" IS NULL;
-- again [6e991308] SELECT "public"."shipments"."previous", CASE WHEN (CASE WHEN …
SELECT count(*) FROM "public"."payments" WHERE "order_id" IS NULL;
-- again [d415d5ac] SELECT "public"."payments"."order_id", CASE WHEN (CASE WHEN …
-- again [e4d30486] SELECT count(*) FROM "public"."items" c WHERE c."tenant" IS …
SELECT count(*) FROM "public"."shipments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."id" = c."order_id");
SELECT count(*) FROM "public"."shipments" c WHERE c."previous" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."shipments" p WHERE p."order_id" = c."previous");
SELECT count(*) FROM "public"."payments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."id" = c."order_id");
BEGIN; -- read committed
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM "sqluuid"."migration_range" r WHERE r.run_id = "sqluuid"."migration".id) FROM "sqluuid"."migration" WHERE id = $1; -- [6c63d7bc]
--   1
UPDATE "sqluuid"."migration" SET active = $1, state = $2, pick = $3, pick_before = $4, pass = $5, normalise = $6, moved = $7, total = $8, before_counts = $9, updated_at = $10, finished_at = $11, paused = 0, seq = seq + 1 WHERE id = $12 AND seq = $13; -- [588decd6]
--   NULL, 'done', 0, '', 0, 0, 336, 336,
--   again [d7fbbd2b] '{"columns":{"public.items.order_id":{"rows":120,"nulls":0," …, '<time>',
--   '<time>', 1, <number 1>
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
COMMIT;
