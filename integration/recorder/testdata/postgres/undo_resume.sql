-- undo of in_place: interrupted after the first chunk, then the rest
-- PostgreSQL, version 15

-- == the undo, interrupted

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
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM "sqluuid"."migration_range" r WHERE r.run_id = "sqluuid"."migration".id) FROM "sqluuid"."migration" ORDER BY id DESC; -- [b78f91a7]
BEGIN; -- read committed
SELECT no, n FROM "sqluuid"."migration_packed" WHERE run_id = $1 ORDER BY no LIMIT 200 FOR UPDATE;
--   1
INSERT INTO "sqluuid"."migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT encode(substr(p.ids, 16 * (a.i + 10 * b.i) + 1, 16), 'hex')::uuid AS id FROM "sqluuid"."migration_packed" p CROSS JOIN (SELECT 0 AS i UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9) a CROSS JOIN (SELECT 0 AS i UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9) b WHERE a.i + 10 * b.i < p.n AND p.run_id = $1 AND p.no IN ($2, $3, $4, $5, $6, $7, $8, $9)) x, "sqluuid"."migration" g WHERE g.id = $10 ORDER BY x.id ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN "sqluuid"."migration_id".kind = excluded.kind THEN excluded.kind END; -- [8ca5e59c]
--   1, <number 1>, <number 2>, <number 3>, <number 4>, <number 5>, <number 6>, <number 7>,
--   <number 8>, 1
DELETE FROM "sqluuid"."migration_packed" WHERE run_id = $1 AND no IN ($2, $3, $4, $5, $6, $7, $8, $9);
--   1, <number 1>, <number 2>, <number 3>, <number 4>, <number 5>, <number 6>, <number 7>,
--   <number 8>
COMMIT;
BEGIN; -- read committed
SELECT no, n FROM "sqluuid"."migration_packed" WHERE run_id = $1 ORDER BY no LIMIT 200 FOR UPDATE;
--   1
COMMIT;
SELECT "public"."orders"."id"::text FROM "public"."orders" WHERE CASE WHEN (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = "public"."orders"."id") IS NULL ELSE (1 = 0) END LIMIT 10; -- [0ff5b736]
--   1
SELECT "public"."items"."order_id"::text FROM "public"."items" WHERE CASE WHEN (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = "public"."items"."order_id") IS NULL ELSE (1 = 0) END LIMIT 10; -- [42e97d9f]
--   1
SELECT "public"."shipments"."order_id"::text FROM "public"."shipments" WHERE CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = "public"."shipments"."order_id") IS NULL ELSE (1 = 0) END LIMIT 10; -- [e4b9c581]
--   1
SELECT "public"."shipments"."previous"::text FROM "public"."shipments" WHERE CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = "public"."shipments"."previous") IS NULL ELSE (1 = 0) END LIMIT 10; -- [3635a5be]
--   1
SELECT "public"."payments"."order_id"::text FROM "public"."payments" WHERE CASE WHEN (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = "public"."payments"."order_id") IS NULL ELSE (1 = 0) END LIMIT 10; -- [6cc0218f]
--   1
SELECT CASE WHEN (CASE WHEN get_byte(uuid_send(v.k),6)>>4 = 6 AND get_byte(uuid_send(v.k),8)>>6 = 2 THEN true ELSE false END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN get_byte(uuid_send(v.k),6)>>4 = 6 AND get_byte(uuid_send(v.k),8)>>6 = 2 THEN true ELSE false END) THEN ((substr(encode(uuid_send(v.k),'hex'),8,5)||substr(encode(uuid_send(v.k),'hex'),14,3)||substr(encode(uuid_send(v.k),'hex'),4,4)||'1'||substr(encode(uuid_send(v.k),'hex'),1,3)||substr(encode(uuid_send(v.k),'hex'),17))::uuid)::text END FROM (SELECT $1::uuid AS k) v; -- [606f97b9]
--   '<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "public"."orders" WHERE "id" IS NULL;
SELECT "public"."orders"."id", CASE WHEN CASE WHEN (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = "public"."orders"."id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END FROM "public"."orders" WHERE "public"."orders"."id" IS NOT NULL; -- [e73e5ca4]
--   1
SELECT count(*) FROM "public"."items" WHERE "order_id" IS NULL;
SELECT "public"."items"."order_id", CASE WHEN CASE WHEN (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = "public"."items"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END, "public"."items"."line" FROM "public"."items" WHERE "public"."items"."order_id" IS NOT NULL; -- [a98fb00e]
--   1
SELECT count(*) FROM "public"."shipments" WHERE "order_id" IS NULL;
SELECT "public"."shipments"."order_id", CASE WHEN CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = "public"."shipments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END FROM "public"."shipments" WHERE "public"."shipments"."order_id" IS NOT NULL; -- [86572142]
--   1
SELECT count(*) FROM "public"."shipments" WHERE "previous" IS NULL;
SELECT "public"."shipments"."previous", CASE WHEN CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = "public"."shipments"."previous" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END, "public"."shipments"."order_id", CASE WHEN CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = "public"."shipments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END FROM "public"."shipments" WHERE "public"."shipments"."previous" IS NOT NULL; -- [08054b3e]
--   1, 1
SELECT count(*) FROM "public"."payments" WHERE "order_id" IS NULL;
SELECT "public"."payments"."order_id", CASE WHEN CASE WHEN (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = "public"."payments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END, "public"."payments"."n" FROM "public"."payments" WHERE "public"."payments"."order_id" IS NOT NULL; -- [cb247ecb]
--   1
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
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
SELECT current_setting('server_version_num')::int >= 140000 AND c.relkind = 'r', pg_relation_size(c.oid) / current_setting('block_size')::bigint, CASE WHEN c.relpages > 0 AND c.reltuples > 0 THEN c.reltuples / c.relpages ELSE 0 END FROM pg_class c JOIN pg_am a ON a.oid = c.relam AND a.amname = 'heap' WHERE c.oid = $1::text::regclass; -- [96ac203f]
--   '"public"."orders"'
BEGIN; -- read committed
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM "sqluuid"."migration_range" r WHERE r.run_id = "sqluuid"."migration".id) FROM "sqluuid"."migration" WHERE id = $1; -- [6c63d7bc]
--   1
UPDATE "sqluuid"."migration" SET active = $1, state = $2, pick = $3, pick_before = $4, pass = $5, normalise = $6, moved = $7, total = $8, before_counts = $9, updated_at = $10, finished_at = $11, seq = seq + 1 WHERE id = $12 AND seq = $13; -- [4901820b]
--   '<hash 1>', 'undoing', 1, '', 0, 0, 0, 336,
--   '{"columns":{"public.items.order_id":{"rows":120,"nulls":0,"now":"120:0cfc820755f56fc817e65ef624ce4cc2","expect":"120:86af5b724255273054830598c25fa788","key":["line"],"now_rows":"120:2e85cd356a6fa0b75f4af833aaf80316","expect_rows":"120:892ab35827de70f72efe91311af0859d"},"public.orders.id":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4"},"public.payments.order_id":{"rows":60,"nulls":12,"now":"48:e9d0ff40b4d98c6fea917c95c00119e8","expect":"48:52eabb174a214ed8f60e0d2d91a6f0ea","key":["n"],"now_rows":"48:cea45ca5220075072a54a0040c1718cd","expect_rows":"48:5cd4bfa3213cc09a10f2e03fde02dbfc"},"public.shipments.order_id":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4"},"public.shipments.previous":{"rows":60,"nulls":12,"now":"48:db6c75a179c5a77955def6127fce346a","expect":"48:9239184c6067730eb19e48ae9f7b113b","key":["order_id"],"now_rows":"48:edea2dc2e696e04c2ceda4226608f6c0","expect_rows":"48:85445be2af3d478d4cb1a989702e548e"}},"orphans":{"public.items (tenant, order_id) \u2192 public.orders (tenant, id)":0,"public.payments (order_id) \u2192 public.orders (id) on update cascade":0,"public.shipments (order_id) \u2192 public.orders (id)":0,"public.shipments (previous) \u2192 public.shipments (order_id)":0}}' -- [a41106b8],
--   '<time>', NULL, 1, <number 9>
SELECT q.k::text FROM (SELECT $1::uuid AS k UNION ALL SELECT $2::uuid AS k UNION ALL SELECT $3::uuid AS k UNION ALL SELECT $4::uuid AS k UNION ALL SELECT $5::uuid AS k UNION ALL SELECT $6::uuid AS k UNION ALL SELECT $7::uuid AS k UNION ALL SELECT $8::uuid AS k UNION ALL SELECT $9::uuid AS k UNION ALL SELECT $10::uuid AS k UNION ALL SELECT $11::uuid AS k UNION ALL SELECT $12::uuid AS k UNION ALL SELECT $13::uuid AS k UNION ALL SELECT $14::uuid AS k UNION ALL SELECT $15::uuid AS k UNION ALL SELECT $16::uuid AS k UNION ALL SELECT $17::uuid AS k UNION ALL SELECT $18::uuid AS k UNION ALL SELECT $19::uuid AS k UNION ALL SELECT $20::uuid AS k UNION ALL SELECT $21::uuid AS k UNION ALL SELECT $22::uuid AS k UNION ALL SELECT $23::uuid AS k UNION ALL SELECT $24::uuid AS k UNION ALL SELECT $25::uuid AS k UNION ALL SELECT $26::uuid AS k UNION ALL SELECT $27::uuid AS k UNION ALL SELECT $28::uuid AS k UNION ALL SELECT $29::uuid AS k UNION ALL SELECT $30::uuid AS k UNION ALL SELECT $31::uuid AS k UNION ALL SELECT $32::uuid AS k UNION ALL SELECT $33::uuid AS k UNION ALL SELECT $34::uuid AS k UNION ALL SELECT $35::uuid AS k UNION ALL SELECT $36::uuid AS k UNION ALL SELECT $37::uuid AS k UNION ALL SELECT $38::uuid AS k UNION ALL SELECT $39::uuid AS k UNION ALL SELECT $40::uuid AS k UNION ALL SELECT $41::uuid AS k UNION ALL SELECT $42::uuid AS k UNION ALL SELECT $43::uuid AS k UNION ALL SELECT $44::uuid AS k UNION ALL SELECT $45::uuid AS k UNION ALL SELECT $46::uuid AS k UNION ALL SELECT $47::uuid AS k UNION ALL SELECT $48::uuid AS k UNION ALL SELECT $49::uuid AS k UNION ALL SELECT $50::uuid AS k UNION ALL SELECT $51::uuid AS k UNION ALL SELECT $52::uuid AS k UNION ALL SELECT $53::uuid AS k UNION ALL SELECT $54::uuid AS k UNION ALL SELECT $55::uuid AS k UNION ALL SELECT $56::uuid AS k UNION ALL SELECT $57::uuid AS k UNION ALL SELECT $58::uuid AS k UNION ALL SELECT $59::uuid AS k UNION ALL SELECT $60::uuid AS k UNION ALL SELECT $61::uuid AS k UNION ALL SELECT $62::uuid AS k UNION ALL SELECT $63::uuid AS k UNION ALL SELECT $64::uuid AS k UNION ALL SELECT $65::uuid AS k UNION ALL SELECT $66::uuid AS k UNION ALL SELECT $67::uuid AS k UNION ALL SELECT $68::uuid AS k UNION ALL SELECT $69::uuid AS k UNION ALL SELECT $70::uuid AS k UNION ALL SELECT $71::uuid AS k UNION ALL SELECT $72::uuid AS k UNION ALL SELECT $73::uuid AS k UNION ALL SELECT $74::uuid AS k UNION ALL SELECT $75::uuid AS k UNION ALL SELECT $76::uuid AS k UNION ALL SELECT $77::uuid AS k UNION ALL SELECT $78::uuid AS k UNION ALL SELECT $79::uuid AS k UNION ALL SELECT $80::uuid AS k UNION ALL SELECT $81::uuid AS k UNION ALL SELECT $82::uuid AS k UNION ALL SELECT $83::uuid AS k UNION ALL SELECT $84::uuid AS k UNION ALL SELECT $85::uuid AS k UNION ALL SELECT $86::uuid AS k UNION ALL SELECT $87::uuid AS k UNION ALL SELECT $88::uuid AS k UNION ALL SELECT $89::uuid AS k UNION ALL SELECT $90::uuid AS k UNION ALL SELECT $91::uuid AS k UNION ALL SELECT $92::uuid AS k UNION ALL SELECT $93::uuid AS k UNION ALL SELECT $94::uuid AS k UNION ALL SELECT $95::uuid AS k UNION ALL SELECT $96::uuid AS k UNION ALL SELECT $97::uuid AS k UNION ALL SELECT $98::uuid AS k UNION ALL SELECT $99::uuid AS k UNION ALL SELECT $100::uuid AS k UNION ALL SELECT $101::uuid AS k UNION ALL SELECT $102::uuid AS k UNION ALL SELECT $103::uuid AS k UNION ALL SELECT $104::uuid AS k UNION ALL SELECT $105::uuid AS k UNION ALL SELECT $106::uuid AS k UNION ALL SELECT $107::uuid AS k UNION ALL SELECT $108::uuid AS k UNION ALL SELECT $109::uuid AS k UNION ALL SELECT $110::uuid AS k UNION ALL SELECT $111::uuid AS k UNION ALL SELECT $112::uuid AS k UNION ALL SELECT $113::uuid AS k UNION ALL SELECT $114::uuid AS k UNION ALL SELECT $115::uuid AS k UNION ALL SELECT $116::uuid AS k UNION ALL SELECT $117::uuid AS k UNION ALL SELECT $118::uuid AS k UNION ALL SELECT $119::uuid AS k UNION ALL SELECT $120::uuid AS k) q ORDER BY q.k; -- [af7cd78c]
--   '010e64d4-6995-11e0-9046-051625310619', '010e64d4-6995-11e0-9046-051625310619',
--   '072c33bf-caa8-11e0-be63-73127acf670b', '072c33bf-caa8-11e0-be63-73127acf670b',
--   … 116 more [e0c5d5dd]
SELECT q.k::text FROM (SELECT $1::uuid AS k UNION ALL SELECT $2::uuid AS k UNION ALL SELECT $3::uuid AS k UNION ALL SELECT $4::uuid AS k UNION ALL SELECT $5::uuid AS k UNION ALL SELECT $6::uuid AS k UNION ALL SELECT $7::uuid AS k UNION ALL SELECT $8::uuid AS k UNION ALL SELECT $9::uuid AS k UNION ALL SELECT $10::uuid AS k UNION ALL SELECT $11::uuid AS k UNION ALL SELECT $12::uuid AS k UNION ALL SELECT $13::uuid AS k UNION ALL SELECT $14::uuid AS k UNION ALL SELECT $15::uuid AS k UNION ALL SELECT $16::uuid AS k UNION ALL SELECT $17::uuid AS k UNION ALL SELECT $18::uuid AS k UNION ALL SELECT $19::uuid AS k UNION ALL SELECT $20::uuid AS k UNION ALL SELECT $21::uuid AS k UNION ALL SELECT $22::uuid AS k UNION ALL SELECT $23::uuid AS k UNION ALL SELECT $24::uuid AS k UNION ALL SELECT $25::uuid AS k UNION ALL SELECT $26::uuid AS k UNION ALL SELECT $27::uuid AS k UNION ALL SELECT $28::uuid AS k UNION ALL SELECT $29::uuid AS k UNION ALL SELECT $30::uuid AS k UNION ALL SELECT $31::uuid AS k UNION ALL SELECT $32::uuid AS k UNION ALL SELECT $33::uuid AS k UNION ALL SELECT $34::uuid AS k UNION ALL SELECT $35::uuid AS k UNION ALL SELECT $36::uuid AS k UNION ALL SELECT $37::uuid AS k UNION ALL SELECT $38::uuid AS k UNION ALL SELECT $39::uuid AS k UNION ALL SELECT $40::uuid AS k UNION ALL SELECT $41::uuid AS k UNION ALL SELECT $42::uuid AS k UNION ALL SELECT $43::uuid AS k UNION ALL SELECT $44::uuid AS k UNION ALL SELECT $45::uuid AS k UNION ALL SELECT $46::uuid AS k UNION ALL SELECT $47::uuid AS k UNION ALL SELECT $48::uuid AS k UNION ALL SELECT $49::uuid AS k UNION ALL SELECT $50::uuid AS k UNION ALL SELECT $51::uuid AS k UNION ALL SELECT $52::uuid AS k UNION ALL SELECT $53::uuid AS k UNION ALL SELECT $54::uuid AS k UNION ALL SELECT $55::uuid AS k UNION ALL SELECT $56::uuid AS k UNION ALL SELECT $57::uuid AS k UNION ALL SELECT $58::uuid AS k UNION ALL SELECT $59::uuid AS k UNION ALL SELECT $60::uuid AS k UNION ALL SELECT $61::uuid AS k UNION ALL SELECT $62::uuid AS k UNION ALL SELECT $63::uuid AS k UNION ALL SELECT $64::uuid AS k UNION ALL SELECT $65::uuid AS k UNION ALL SELECT $66::uuid AS k UNION ALL SELECT $67::uuid AS k UNION ALL SELECT $68::uuid AS k UNION ALL SELECT $69::uuid AS k UNION ALL SELECT $70::uuid AS k UNION ALL SELECT $71::uuid AS k UNION ALL SELECT $72::uuid AS k UNION ALL SELECT $73::uuid AS k UNION ALL SELECT $74::uuid AS k UNION ALL SELECT $75::uuid AS k UNION ALL SELECT $76::uuid AS k UNION ALL SELECT $77::uuid AS k UNION ALL SELECT $78::uuid AS k UNION ALL SELECT $79::uuid AS k UNION ALL SELECT $80::uuid AS k UNION ALL SELECT $81::uuid AS k UNION ALL SELECT $82::uuid AS k UNION ALL SELECT $83::uuid AS k UNION ALL SELECT $84::uuid AS k UNION ALL SELECT $85::uuid AS k UNION ALL SELECT $86::uuid AS k UNION ALL SELECT $87::uuid AS k UNION ALL SELECT $88::uuid AS k UNION ALL SELECT $89::uuid AS k UNION ALL SELECT $90::uuid AS k UNION ALL SELECT $91::uuid AS k UNION ALL SELECT $92::uuid AS k UNION ALL SELECT $93::uuid AS k UNION ALL SELECT $94::uuid AS k UNION ALL SELECT $95::uuid AS k UNION ALL SELECT $96::uuid AS k UNION ALL SELECT $97::uuid AS k UNION ALL SELECT $98::uuid AS k UNION ALL SELECT $99::uuid AS k UNION ALL SELECT $100::uuid AS k UNION ALL SELECT $101::uuid AS k UNION ALL SELECT $102::uuid AS k UNION ALL SELECT $103::uuid AS k UNION ALL SELECT $104::uuid AS k UNION ALL SELECT $105::uuid AS k UNION ALL SELECT $106::uuid AS k UNION ALL SELECT $107::uuid AS k UNION ALL SELECT $108::uuid AS k UNION ALL SELECT $109::uuid AS k UNION ALL SELECT $110::uuid AS k UNION ALL SELECT $111::uuid AS k UNION ALL SELECT $112::uuid AS k UNION ALL SELECT $113::uuid AS k UNION ALL SELECT $114::uuid AS k UNION ALL SELECT $115::uuid AS k UNION ALL SELECT $116::uuid AS k UNION ALL SELECT $117::uuid AS k UNION ALL SELECT $118::uuid AS k UNION ALL SELECT $119::uuid AS k UNION ALL SELECT $120::uuid AS k UNION ALL SELECT $121::uuid AS k UNION ALL SELECT $122::uuid AS k UNION ALL SELECT $123::uuid AS k UNION ALL SELECT $124::uuid AS k UNION ALL SELECT $125::uuid AS k UNION ALL SELECT $126::uuid AS k UNION ALL SELECT $127::uuid AS k UNION ALL SELECT $128::uuid AS k UNION ALL SELECT $129::uuid AS k UNION ALL SELECT $130::uuid AS k UNION ALL SELECT $131::uuid AS k UNION ALL SELECT $132::uuid AS k UNION ALL SELECT $133::uuid AS k UNION ALL SELECT $134::uuid AS k UNION ALL SELECT $135::uuid AS k UNION ALL SELECT $136::uuid AS k UNION ALL SELECT $137::uuid AS k UNION ALL SELECT $138::uuid AS k UNION ALL SELECT $139::uuid AS k UNION ALL SELECT $140::uuid AS k UNION ALL SELECT $141::uuid AS k UNION ALL SELECT $142::uuid AS k UNION ALL SELECT $143::uuid AS k UNION ALL SELECT $144::uuid AS k UNION ALL SELECT $145::uuid AS k UNION ALL SELECT $146::uuid AS k UNION ALL SELECT $147::uuid AS k UNION ALL SELECT $148::uuid AS k UNION ALL SELECT $149::uuid AS k UNION ALL SELECT $150::uuid AS k UNION ALL SELECT $151::uuid AS k UNION ALL SELECT $152::uuid AS k UNION ALL SELECT $153::uuid AS k UNION ALL SELECT $154::uuid AS k UNION ALL SELECT $155::uuid AS k UNION ALL SELECT $156::uuid AS k UNION ALL SELECT $157::uuid AS k UNION ALL SELECT $158::uuid AS k UNION ALL SELECT $159::uuid AS k UNION ALL SELECT $160::uuid AS k UNION ALL SELECT $161::uuid AS k UNION ALL SELECT $162::uuid AS k UNION ALL SELECT $163::uuid AS k UNION ALL SELECT $164::uuid AS k UNION ALL SELECT $165::uuid AS k UNION ALL SELECT $166::uuid AS k UNION ALL SELECT $167::uuid AS k UNION ALL SELECT $168::uuid AS k UNION ALL SELECT $169::uuid AS k UNION ALL SELECT $170::uuid AS k UNION ALL SELECT $171::uuid AS k UNION ALL SELECT $172::uuid AS k UNION ALL SELECT $173::uuid AS k UNION ALL SELECT $174::uuid AS k UNION ALL SELECT $175::uuid AS k UNION ALL SELECT $176::uuid AS k UNION ALL SELECT $177::uuid AS k UNION ALL SELECT $178::uuid AS k UNION ALL SELECT $179::uuid AS k UNION ALL SELECT $180::uuid AS k UNION ALL SELECT $181::uuid AS k UNION ALL SELECT $182::uuid AS k UNION ALL SELECT $183::uuid AS k UNION ALL SELECT $184::uuid AS k UNION ALL SELECT $185::uuid AS k UNION ALL SELECT $186::uuid AS k UNION ALL SELECT $187::uuid AS k UNION ALL SELECT $188::uuid AS k UNION ALL SELECT $189::uuid AS k UNION ALL SELECT $190::uuid AS k UNION ALL SELECT $191::uuid AS k UNION ALL SELECT $192::uuid AS k UNION ALL SELECT $193::uuid AS k UNION ALL SELECT $194::uuid AS k UNION ALL SELECT $195::uuid AS k UNION ALL SELECT $196::uuid AS k UNION ALL SELECT $197::uuid AS k UNION ALL SELECT $198::uuid AS k UNION ALL SELECT $199::uuid AS k UNION ALL SELECT $200::uuid AS k UNION ALL SELECT $201::uuid AS k UNION ALL SELECT $202::uuid AS k UNION ALL SELECT $203::uuid AS k UNION ALL SELECT $204::uuid AS k UNION ALL SELECT $205::uuid AS k UNION ALL SELECT $206::uuid AS k UNION ALL SELECT $207::uuid AS k UNION ALL SELECT $208::uuid AS k UNION ALL SELECT $209::uuid AS k UNION ALL SELECT $210::uuid AS k UNION ALL SELECT $211::uuid AS k UNION ALL SELECT $212::uuid AS k UNION ALL SELECT $213::uuid AS k UNION ALL SELECT $214::uuid AS k UNION ALL SELECT $215::uuid AS k UNION ALL SELECT $216::uuid AS k UNION ALL SELECT $217::uuid AS k UNION ALL SELECT $218::uuid AS k UNION ALL SELECT $219::uuid AS k UNION ALL SELECT $220::uuid AS k UNION ALL SELECT $221::uuid AS k UNION ALL SELECT $222::uuid AS k UNION ALL SELECT $223::uuid AS k UNION ALL SELECT $224::uuid AS k UNION ALL SELECT $225::uuid AS k UNION ALL SELECT $226::uuid AS k UNION ALL SELECT $227::uuid AS k UNION ALL SELECT $228::uuid AS k UNION ALL SELECT $229::uuid AS k UNION ALL SELECT $230::uuid AS k UNION ALL SELECT $231::uuid AS k UNION ALL SELECT $232::uuid AS k UNION ALL SELECT $233::uuid AS k UNION ALL SELECT $234::uuid AS k UNION ALL SELECT $235::uuid AS k UNION ALL SELECT $236::uuid AS k UNION ALL SELECT $237::uuid AS k UNION ALL SELECT $238::uuid AS k UNION ALL SELECT $239::uuid AS k UNION ALL SELECT $240::uuid AS k) q ORDER BY q.k; -- [75dda7ed]
--   '010e64d4-6995-11e0-9046-051625310619', '010e64d4-6995-11e0-9046-051625310619',
--   '072c33bf-caa8-11e0-be63-73127acf670b', '072c33bf-caa8-11e0-be63-73127acf670b',
--   … 236 more [9c62b32e]
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
INSERT INTO "sqluuid"."migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
--   1, 0, '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 'ff90c438-c259-11e0-b1c5-f58a010193ba', NULL, 0,
--   '', <number 10>, 0, 0, 0
INSERT INTO "sqluuid"."migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
--   1, 1, NULL, '010e64d4-6995-11e0-9046-051625310619', NULL, 0, '', <number 10>, 0, 0, 0
INSERT INTO "sqluuid"."migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
--   1, 2, '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7', NULL, 0,
--   '', <number 10>, 0, 0, 0
INSERT INTO "sqluuid"."migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
--   1, 3, '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', NULL, 0,
--   '', <number 10>, 0, 0, 0
INSERT INTO "sqluuid"."migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
--   1, 4, '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', NULL, 0,
--   '', <number 10>, 0, 0, 0
INSERT INTO "sqluuid"."migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
--   1, 5, '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', NULL, 0,
--   '', <number 10>, 0, 0, 0
INSERT INTO "sqluuid"."migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
--   1, 6, 'ff90c438-c259-11e0-b1c5-f58a010193ba', NULL, NULL, 0, '', <number 10>, 0, 0, 0
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
BEGIN; -- read committed
SELECT no, n FROM "sqluuid"."migration_packed" WHERE run_id = $1 ORDER BY no LIMIT 200 FOR UPDATE;
--   1
COMMIT;
SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN lease_until < (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint THEN 1 ELSE 0 END, CASE WHEN lease_until > 0 THEN 1 ELSE 0 END, lease_until - (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint, chunks, moved FROM "sqluuid"."migration_range" WHERE run_id = $1 ORDER BY no; -- [0a8245c1]
--   1
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
UPDATE "sqluuid"."migration_range" SET owner = $1, token = token + 1, lease_until = (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint + $2 WHERE run_id = $3 AND no = $4 AND token = $5 AND done = 0 AND lease_until < (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint; -- [3dcdcd0d]
--   '<process>/1', 90000, 1, 0, <number 10>
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT k::text FROM (SELECT k FROM (SELECT "public"."items"."order_id" AS k FROM "public"."items" WHERE "public"."items"."order_id" > $1::uuid AND "public"."items"."order_id" <= $2::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $3 AND "sqluuid"."migration_id".id = "public"."items"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."items"."order_id" LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [05f975b4]
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1
SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders"."id" AS k FROM "public"."orders" WHERE "public"."orders"."id" > $1::uuid AND "public"."orders"."id" <= $2::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $3 AND "sqluuid"."migration_id".id = "public"."orders"."id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."orders"."id" LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT "public"."shipments"."order_id" AS k FROM "public"."shipments" WHERE "public"."shipments"."order_id" > $4::uuid AND "public"."shipments"."order_id" <= $5::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $6 AND "sqluuid"."migration_id".id = "public"."shipments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."shipments"."order_id" LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT "public"."shipments"."previous" AS k FROM "public"."shipments" WHERE "public"."shipments"."previous" > $7::uuid AND "public"."shipments"."previous" <= $8::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $9 AND "sqluuid"."migration_id".id = "public"."shipments"."previous" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."shipments"."previous" LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT "public"."payments"."order_id" AS k FROM "public"."payments" WHERE "public"."payments"."order_id" > $10::uuid AND "public"."payments"."order_id" <= $11::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $12 AND "sqluuid"."migration_id".id = "public"."payments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."payments"."order_id" LIMIT 1 OFFSET 19) b3) q ORDER BY k LIMIT 1; -- [8b4cdcff]
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1,
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1,
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1,
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1
SELECT pg_backend_pid();
BEGIN; -- read committed
UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done = $2, chunks = chunks + 1, moved = moved + $3, lease_until = (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint + $4 WHERE run_id = $5 AND no = $6 AND token = $7 AND done = 0; -- [8ec0087e]
--   NULL, 1, 0, 90000, 1, 0, <number 11>
SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE "public"."orders"."id" > $1::uuid AND "public"."orders"."id" <= $2::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $3 AND "sqluuid"."migration_id".id = "public"."orders"."id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."orders"."id" FOR UPDATE) l; -- [d03747cf]
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1
SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHERE "public"."shipments"."order_id" > $1::uuid AND "public"."shipments"."order_id" <= $2::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $3 AND "sqluuid"."migration_id".id = "public"."shipments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."shipments"."order_id" FOR UPDATE) l; -- [cd2453d5]
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1
WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(encode(uuid_send("public"."orders"."id"),'hex'),8,5)||substr(encode(uuid_send("public"."orders"."id"),'hex'),14,3)||substr(encode(uuid_send("public"."orders"."id"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."orders"."id"),'hex'),1,3)||substr(encode(uuid_send("public"."orders"."id"),'hex'),17))::uuid WHERE "public"."orders"."id" > $1::uuid AND "public"."orders"."id" <= $2::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $3 AND "sqluuid"."migration_id".id = "public"."orders"."id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END RETURNING "public"."orders"."id" AS id), s1 AS (UPDATE "public"."items" SET "order_id" = (substr(encode(uuid_send("public"."items"."order_id"),'hex'),8,5)||substr(encode(uuid_send("public"."items"."order_id"),'hex'),14,3)||substr(encode(uuid_send("public"."items"."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."items"."order_id"),'hex'),1,3)||substr(encode(uuid_send("public"."items"."order_id"),'hex'),17))::uuid WHERE "public"."items"."order_id" > $4::uuid AND "public"."items"."order_id" <= $5::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $6 AND "sqluuid"."migration_id".id = "public"."items"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END RETURNING "public"."items"."order_id" AS id), s2 AS MATERIALIZED (SELECT ((substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),8,5)||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),14,3)||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),1,3)||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),17))::uuid) AS id FROM "public"."shipments" WHERE "public"."shipments"."order_id" > $7::uuid AND "public"."shipments"."order_id" <= $8::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $9 AND "sqluuid"."migration_id".id = "public"."shipments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END), s3 AS MATERIALIZED (SELECT ((substr(encode(uuid_send("public"."shipments"."previous"),'hex'),8,5)||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),14,3)||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),1,3)||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),17))::uuid) AS id FROM "public"."shipments" WHERE "public"."shipments"."previous" > $10::uuid AND "public"."shipments"."previous" <= $11::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $12 AND "sqluuid"."migration_id".id = "public"."shipments"."previous" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END), s4 AS (UPDATE "public"."payments" SET "order_id" = (substr(encode(uuid_send("public"."payments"."order_id"),'hex'),8,5)||substr(encode(uuid_send("public"."payments"."order_id"),'hex'),14,3)||substr(encode(uuid_send("public"."payments"."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."payments"."order_id"),'hex'),1,3)||substr(encode(uuid_send("public"."payments"."order_id"),'hex'),17))::uuid, "n" = "n" WHERE "public"."payments"."order_id" > $13::uuid AND "public"."payments"."order_id" <= $14::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $15 AND "sqluuid"."migration_id".id = "public"."payments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END RETURNING "public"."payments"."order_id" AS id), u0 AS (UPDATE "public"."shipments" SET "order_id" = CASE WHEN "public"."shipments"."order_id" > $16::uuid AND "public"."shipments"."order_id" <= $17::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $18 AND "sqluuid"."migration_id".id = "public"."shipments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN (substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),8,5)||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),14,3)||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),1,3)||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),17))::uuid ELSE "public"."shipments"."order_id" END, "previous" = CASE WHEN "public"."shipments"."previous" > $19::uuid AND "public"."shipments"."previous" <= $20::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $21 AND "sqluuid"."migration_id".id = "public"."shipments"."previous" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN (substr(encode(uuid_send("public"."shipments"."previous"),'hex'),8,5)||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),14,3)||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),1,3)||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),17))::uuid ELSE "public"."shipments"."previous" END WHERE ("public"."shipments"."order_id" > $22::uuid AND "public"."shipments"."order_id" <= $23::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $24 AND "sqluuid"."migration_id".id = "public"."shipments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END) OR ("public"."shipments"."previous" > $25::uuid AND "public"."shipments"."previous" <= $26::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $27 AND "sqluuid"."migration_id".id = "public"."shipments"."previous" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END) RETURNING 1) SELECT (SELECT count(*) FROM s0), (SELECT count(*) FROM s1), (SELECT count(*) FROM s2), (SELECT count(*) FROM s3), (SELECT count(*) FROM s4); -- [79dfcf82]
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1,
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1,
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1,
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1,
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1,
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1,
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1,
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1,
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   0, 1, 0
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
SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'sqluuid' AND c.relname = 'migration_id';
-- again [b78f91a7] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
BEGIN; -- read committed
SELECT no, n FROM "sqluuid"."migration_packed" WHERE run_id = $1 ORDER BY no LIMIT 200 FOR UPDATE;
--   1
COMMIT;
-- again [606f97b9] SELECT CASE WHEN (CASE WHEN get_byte(uuid_send(v.k),6)>>4 = …
--   '<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "public"."orders" WHERE "id" IS NULL;
-- again [e73e5ca4] SELECT "public"."orders"."id", CASE WHEN CASE WHEN (CASE WHE …
--   1
SELECT count(*) FROM "public"."items" WHERE "order_id" IS NULL;
-- again [a98fb00e] SELECT "public"."items"."order_id", CASE WHEN CASE WHEN (CAS …
--   1
SELECT count(*) FROM "public"."shipments" WHERE "order_id" IS NULL;
-- again [86572142] SELECT "public"."shipments"."order_id", CASE WHEN CASE WHEN …
--   1
SELECT count(*) FROM "public"."shipments" WHERE "previous" IS NULL;
-- again [08054b3e] SELECT "public"."shipments"."previous", CASE WHEN CASE WHEN …
--   1, 1
SELECT count(*) FROM "public"."payments" WHERE "order_id" IS NULL;
-- again [cb247ecb] SELECT "public"."payments"."order_id", CASE WHEN CASE WHEN ( …
--   1
-- again [e4d30486] SELECT count(*) FROM "public"."items" c WHERE c."tenant" IS …
SELECT count(*) FROM "public"."shipments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."id" = c."order_id");
SELECT count(*) FROM "public"."shipments" c WHERE c."previous" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."shipments" p WHERE p."order_id" = c."previous");
SELECT count(*) FROM "public"."payments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."id" = c."order_id");
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [38298e3a] WITH RECURSIVE used(oid, depth) AS ( SELECT r.ev_class, 1 F …
--   '{"public","public","public","public","public"}',
--   '{"orders","items","shipments","shipments","payments"}',
--   '{"id","order_id","order_id","previous","order_id"}'
-- again [b0312742] WITH part AS (SELECT c.oid AS root, x.relid FROM pg_class c …
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
-- again [5feb08cc] SELECT a.attname, 'CAST((' || pg_get_expr(d.adbin, d.adrelid …
--   'public', 'orders'
-- again [82333fc5] SELECT k.oid::bigint, k.conname, pg_get_expr(k.conbin, k.con …
--   'public', 'orders'
-- again [b4512469] SELECT COALESCE(pg_get_partition_constraintdef(x.relid), 'tr …
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
-- again [b66aa101] SELECT format('UPDATE on %I.%I (%I)', n.nspname, c.relname, …
--   'public', 'orders', 'id'
-- again [b66aa101] SELECT format('UPDATE on %I.%I (%I)', n.nspname, c.relname, …
--   'public', 'items', 'order_id'
-- again [b66aa101] SELECT format('UPDATE on %I.%I (%I)', n.nspname, c.relname, …
--   'public', 'shipments', 'order_id'
-- again [b66aa101] SELECT format('UPDATE on %I.%I (%I)', n.nspname, c.relname, …
--   'public', 'shipments', 'previous'
-- again [b66aa101] SELECT format('UPDATE on %I.%I (%I)', n.nspname, c.relname, …
--   'public', 'payments', 'order_id'
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
EXPLAIN UPDATE "public"."orders" SET "id" = "id" WHERE false;
EXPLAIN UPDATE "public"."items" SET "order_id" = "order_id" WHERE false;
EXPLAIN UPDATE "public"."shipments" SET "order_id" = "order_id" WHERE false;
EXPLAIN UPDATE "public"."shipments" SET "previous" = "previous" WHERE false;
EXPLAIN UPDATE "public"."payments" SET "order_id" = "order_id" WHERE false;
SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'sqluuid' AND c.relname = 'migration_id';
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [96ac203f] SELECT current_setting('server_version_num')::int >= 140000 …
--   '"public"."orders"'
BEGIN; -- read committed
-- again [6c63d7bc] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
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
--   '<process>/1', 90000, 1, 1, <number 10>
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT k::text FROM (SELECT k FROM (SELECT "public"."items"."order_id" AS k FROM "public"."items" WHERE "public"."items"."order_id" <= $1::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = "public"."items"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."items"."order_id" LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [73aa3c6b]
--   '010e64d4-6995-11e0-9046-051625310619', 1
SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders"."id" AS k FROM "public"."orders" WHERE "public"."orders"."id" <= $1::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = "public"."orders"."id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."orders"."id" LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT "public"."shipments"."order_id" AS k FROM "public"."shipments" WHERE "public"."shipments"."order_id" <= $3::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $4 AND "sqluuid"."migration_id".id = "public"."shipments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."shipments"."order_id" LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT "public"."shipments"."previous" AS k FROM "public"."shipments" WHERE "public"."shipments"."previous" <= $5::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $6 AND "sqluuid"."migration_id".id = "public"."shipments"."previous" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."shipments"."previous" LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT "public"."payments"."order_id" AS k FROM "public"."payments" WHERE "public"."payments"."order_id" <= $7::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $8 AND "sqluuid"."migration_id".id = "public"."payments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."payments"."order_id" LIMIT 1 OFFSET 19) b3) q ORDER BY k LIMIT 1; -- [d5ff6d5a]
--   '010e64d4-6995-11e0-9046-051625310619', 1, '010e64d4-6995-11e0-9046-051625310619', 1,
--   '010e64d4-6995-11e0-9046-051625310619', 1, '010e64d4-6995-11e0-9046-051625310619', 1
SELECT pg_backend_pid();
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   NULL, 1, 0, 90000, 1, 1, <number 11>
SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE "public"."orders"."id" <= $1::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = "public"."orders"."id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."orders"."id" FOR UPDATE) l; -- [f9bede32]
--   '010e64d4-6995-11e0-9046-051625310619', 1
SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHERE "public"."shipments"."order_id" <= $1::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = "public"."shipments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."shipments"."order_id" FOR UPDATE) l; -- [6fb54f25]
--   '010e64d4-6995-11e0-9046-051625310619', 1
WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(encode(uuid_send("public"."orders"."id"),'hex'),8,5)||substr(encode(uuid_send("public"."orders"."id"),'hex'),14,3)||substr(encode(uuid_send("public"."orders"."id"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."orders"."id"),'hex'),1,3)||substr(encode(uuid_send("public"."orders"."id"),'hex'),17))::uuid WHERE "public"."orders"."id" <= $1::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = "public"."orders"."id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END RETURNING "public"."orders"."id" AS id), s1 AS (UPDATE "public"."items" SET "order_id" = (substr(encode(uuid_send("public"."items"."order_id"),'hex'),8,5)||substr(encode(uuid_send("public"."items"."order_id"),'hex'),14,3)||substr(encode(uuid_send("public"."items"."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."items"."order_id"),'hex'),1,3)||substr(encode(uuid_send("public"."items"."order_id"),'hex'),17))::uuid WHERE "public"."items"."order_id" <= $3::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $4 AND "sqluuid"."migration_id".id = "public"."items"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END RETURNING "public"."items"."order_id" AS id), s2 AS MATERIALIZED (SELECT ((substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),8,5)||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),14,3)||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),1,3)||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),17))::uuid) AS id FROM "public"."shipments" WHERE "public"."shipments"."order_id" <= $5::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $6 AND "sqluuid"."migration_id".id = "public"."shipments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END), s3 AS MATERIALIZED (SELECT ((substr(encode(uuid_send("public"."shipments"."previous"),'hex'),8,5)||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),14,3)||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),1,3)||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),17))::uuid) AS id FROM "public"."shipments" WHERE "public"."shipments"."previous" <= $7::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $8 AND "sqluuid"."migration_id".id = "public"."shipments"."previous" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END), s4 AS (UPDATE "public"."payments" SET "order_id" = (substr(encode(uuid_send("public"."payments"."order_id"),'hex'),8,5)||substr(encode(uuid_send("public"."payments"."order_id"),'hex'),14,3)||substr(encode(uuid_send("public"."payments"."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."payments"."order_id"),'hex'),1,3)||substr(encode(uuid_send("public"."payments"."order_id"),'hex'),17))::uuid, "n" = "n" WHERE "public"."payments"."order_id" <= $9::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $10 AND "sqluuid"."migration_id".id = "public"."payments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END RETURNING "public"."payments"."order_id" AS id), u0 AS (UPDATE "public"."shipments" SET "order_id" = CASE WHEN "public"."shipments"."order_id" <= $11::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $12 AND "sqluuid"."migration_id".id = "public"."shipments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN (substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),8,5)||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),14,3)||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),1,3)||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),17))::uuid ELSE "public"."shipments"."order_id" END, "previous" = CASE WHEN "public"."shipments"."previous" <= $13::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $14 AND "sqluuid"."migration_id".id = "public"."shipments"."previous" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN (substr(encode(uuid_send("public"."shipments"."previous"),'hex'),8,5)||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),14,3)||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),1,3)||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),17))::uuid ELSE "public"."shipments"."previous" END WHERE ("public"."shipments"."order_id" <= $15::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $16 AND "sqluuid"."migration_id".id = "public"."shipments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END) OR ("public"."shipments"."previous" <= $17::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $18 AND "sqluuid"."migration_id".id = "public"."shipments"."previous" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END) RETURNING 1) SELECT (SELECT count(*) FROM s0), (SELECT count(*) FROM s1), (SELECT count(*) FROM s2), (SELECT count(*) FROM s3), (SELECT count(*) FROM s4); -- [e3954766]
--   '010e64d4-6995-11e0-9046-051625310619', 1, '010e64d4-6995-11e0-9046-051625310619', 1,
--   '010e64d4-6995-11e0-9046-051625310619', 1, '010e64d4-6995-11e0-9046-051625310619', 1,
--   '010e64d4-6995-11e0-9046-051625310619', 1, '010e64d4-6995-11e0-9046-051625310619', 1,
--   '010e64d4-6995-11e0-9046-051625310619', 1, '010e64d4-6995-11e0-9046-051625310619', 1,
--   '010e64d4-6995-11e0-9046-051625310619', 1
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   0, 1, 1
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [3dcdcd0d] UPDATE "sqluuid"."migration_range" SET owner = $1, token = t …
--   '<process>/1', 90000, 1, 2, <number 10>
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [05f975b4] SELECT k::text FROM (SELECT k FROM (SELECT "public"."items". …
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7', 1
-- again [8b4cdcff] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7', 1,
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7', 1,
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7', 1,
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7', 1
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   NULL, 1, 0, 90000, 1, 2, <number 11>
-- again [d03747cf] SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE …
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7', 1
-- again [cd2453d5] SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHE …
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7', 1
-- again [79dfcf82] WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(enco …
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7', 1,
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7', 1,
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7', 1,
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7', 1,
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7', 1,
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7', 1,
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7', 1,
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7', 1,
--   '010e64d4-6995-11e0-9046-051625310619', '1e004b77-ae98-6e3c-b998-f4cace58d3d7', 1
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   5, 1, 2
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [3dcdcd0d] UPDATE "sqluuid"."migration_range" SET owner = $1, token = t …
--   '<process>/1', 90000, 1, 3, <number 10>
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [05f975b4] SELECT k::text FROM (SELECT k FROM (SELECT "public"."items". …
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1
-- again [8b4cdcff] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e035344-9798-6c9d-b74e-a88d7b2208ba', 1,
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e035344-9798-6c9d-b74e-a88d7b2208ba', 1,
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e035344-9798-6c9d-b74e-a88d7b2208ba', 1,
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e035344-9798-6c9d-b74e-a88d7b2208ba', 1
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   '1e035344-9798-6c9d-b74e-a88d7b2208ba', 0, 0, 90000, 1, 3, <number 11>
-- again [d03747cf] SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE …
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e035344-9798-6c9d-b74e-a88d7b2208ba', 1
-- again [cd2453d5] SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHE …
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e035344-9798-6c9d-b74e-a88d7b2208ba', 1
-- again [79dfcf82] WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(enco …
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e035344-9798-6c9d-b74e-a88d7b2208ba', 1,
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e035344-9798-6c9d-b74e-a88d7b2208ba', 1,
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e035344-9798-6c9d-b74e-a88d7b2208ba', 1,
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e035344-9798-6c9d-b74e-a88d7b2208ba', 1,
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e035344-9798-6c9d-b74e-a88d7b2208ba', 1,
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e035344-9798-6c9d-b74e-a88d7b2208ba', 1,
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e035344-9798-6c9d-b74e-a88d7b2208ba', 1,
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e035344-9798-6c9d-b74e-a88d7b2208ba', 1,
--   '1e004b77-ae98-6e3c-b998-f4cace58d3d7', '1e035344-9798-6c9d-b74e-a88d7b2208ba', 1
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   55, 1, 3
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [05f975b4] SELECT k::text FROM (SELECT k FROM (SELECT "public"."items". …
--   '1e035344-9798-6c9d-b74e-a88d7b2208ba', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1
-- again [8b4cdcff] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   '1e035344-9798-6c9d-b74e-a88d7b2208ba', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e035344-9798-6c9d-b74e-a88d7b2208ba', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e035344-9798-6c9d-b74e-a88d7b2208ba', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e035344-9798-6c9d-b74e-a88d7b2208ba', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 0, 0, 90000, 1, 3, <number 11>
-- again [d03747cf] SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE …
--   '1e035344-9798-6c9d-b74e-a88d7b2208ba', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1
-- again [cd2453d5] SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHE …
--   '1e035344-9798-6c9d-b74e-a88d7b2208ba', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1
-- again [79dfcf82] WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(enco …
--   '1e035344-9798-6c9d-b74e-a88d7b2208ba', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e035344-9798-6c9d-b74e-a88d7b2208ba', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e035344-9798-6c9d-b74e-a88d7b2208ba', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e035344-9798-6c9d-b74e-a88d7b2208ba', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e035344-9798-6c9d-b74e-a88d7b2208ba', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e035344-9798-6c9d-b74e-a88d7b2208ba', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e035344-9798-6c9d-b74e-a88d7b2208ba', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e035344-9798-6c9d-b74e-a88d7b2208ba', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e035344-9798-6c9d-b74e-a88d7b2208ba', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   54, 1, 3
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [05f975b4] SELECT k::text FROM (SELECT k FROM (SELECT "public"."items". …
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1
-- again [8b4cdcff] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   NULL, 1, 0, 90000, 1, 3, <number 11>
-- again [d03747cf] SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE …
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1
-- again [cd2453d5] SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHE …
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1
-- again [79dfcf82] WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(enco …
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', 1
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   0, 1, 3
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [3dcdcd0d] UPDATE "sqluuid"."migration_range" SET owner = $1, token = t …
--   '<process>/1', 90000, 1, 4, <number 10>
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [05f975b4] SELECT k::text FROM (SELECT k FROM (SELECT "public"."items". …
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1
-- again [8b4cdcff] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e07cef4-6ad6-6d12-963c-173f03320bdc', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e07cef4-6ad6-6d12-963c-173f03320bdc', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e07cef4-6ad6-6d12-963c-173f03320bdc', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e07cef4-6ad6-6d12-963c-173f03320bdc', 1
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   '1e07cef4-6ad6-6d12-963c-173f03320bdc', 0, 0, 90000, 1, 4, <number 11>
-- again [d03747cf] SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE …
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e07cef4-6ad6-6d12-963c-173f03320bdc', 1
-- again [cd2453d5] SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHE …
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e07cef4-6ad6-6d12-963c-173f03320bdc', 1
-- again [79dfcf82] WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(enco …
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e07cef4-6ad6-6d12-963c-173f03320bdc', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e07cef4-6ad6-6d12-963c-173f03320bdc', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e07cef4-6ad6-6d12-963c-173f03320bdc', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e07cef4-6ad6-6d12-963c-173f03320bdc', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e07cef4-6ad6-6d12-963c-173f03320bdc', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e07cef4-6ad6-6d12-963c-173f03320bdc', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e07cef4-6ad6-6d12-963c-173f03320bdc', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e07cef4-6ad6-6d12-963c-173f03320bdc', 1,
--   '1e044bad-ba9e-6a65-9cfd-413d7dffc0db', '1e07cef4-6ad6-6d12-963c-173f03320bdc', 1
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   57, 1, 4
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [05f975b4] SELECT k::text FROM (SELECT k FROM (SELECT "public"."items". …
--   '1e07cef4-6ad6-6d12-963c-173f03320bdc', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1
-- again [8b4cdcff] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   '1e07cef4-6ad6-6d12-963c-173f03320bdc', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e07cef4-6ad6-6d12-963c-173f03320bdc', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e07cef4-6ad6-6d12-963c-173f03320bdc', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e07cef4-6ad6-6d12-963c-173f03320bdc', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 0, 0, 90000, 1, 4, <number 11>
-- again [d03747cf] SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE …
--   '1e07cef4-6ad6-6d12-963c-173f03320bdc', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1
-- again [cd2453d5] SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHE …
--   '1e07cef4-6ad6-6d12-963c-173f03320bdc', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1
-- again [79dfcf82] WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(enco …
--   '1e07cef4-6ad6-6d12-963c-173f03320bdc', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e07cef4-6ad6-6d12-963c-173f03320bdc', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e07cef4-6ad6-6d12-963c-173f03320bdc', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e07cef4-6ad6-6d12-963c-173f03320bdc', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e07cef4-6ad6-6d12-963c-173f03320bdc', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e07cef4-6ad6-6d12-963c-173f03320bdc', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e07cef4-6ad6-6d12-963c-173f03320bdc', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e07cef4-6ad6-6d12-963c-173f03320bdc', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e07cef4-6ad6-6d12-963c-173f03320bdc', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   58, 1, 4
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [05f975b4] SELECT k::text FROM (SELECT k FROM (SELECT "public"."items". …
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1
-- again [8b4cdcff] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   NULL, 1, 0, 90000, 1, 4, <number 11>
-- again [d03747cf] SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE …
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1
-- again [cd2453d5] SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHE …
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1
-- again [79dfcf82] WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(enco …
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', 1
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   0, 1, 4
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [3dcdcd0d] UPDATE "sqluuid"."migration_range" SET owner = $1, token = t …
--   '<process>/1', 90000, 1, 5, <number 10>
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [05f975b4] SELECT k::text FROM (SELECT k FROM (SELECT "public"."items". …
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
-- again [8b4cdcff] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0caa80-72c3-63bf-be63-73127acf670b', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0caa80-72c3-63bf-be63-73127acf670b', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0caa80-72c3-63bf-be63-73127acf670b', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0caa80-72c3-63bf-be63-73127acf670b', 1
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   '1e0caa80-72c3-63bf-be63-73127acf670b', 0, 0, 90000, 1, 5, <number 11>
-- again [d03747cf] SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE …
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0caa80-72c3-63bf-be63-73127acf670b', 1
-- again [cd2453d5] SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHE …
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0caa80-72c3-63bf-be63-73127acf670b', 1
-- again [79dfcf82] WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(enco …
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0caa80-72c3-63bf-be63-73127acf670b', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0caa80-72c3-63bf-be63-73127acf670b', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0caa80-72c3-63bf-be63-73127acf670b', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0caa80-72c3-63bf-be63-73127acf670b', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0caa80-72c3-63bf-be63-73127acf670b', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0caa80-72c3-63bf-be63-73127acf670b', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0caa80-72c3-63bf-be63-73127acf670b', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0caa80-72c3-63bf-be63-73127acf670b', 1,
--   '1e0a2b31-c56b-6ad5-b920-7da29f8c4a9f', '1e0caa80-72c3-63bf-be63-73127acf670b', 1
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   55, 1, 5
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [05f975b4] SELECT k::text FROM (SELECT k FROM (SELECT "public"."items". …
--   '1e0caa80-72c3-63bf-be63-73127acf670b', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
-- again [8b4cdcff] SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders" …
--   '1e0caa80-72c3-63bf-be63-73127acf670b', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1,
--   '1e0caa80-72c3-63bf-be63-73127acf670b', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1,
--   '1e0caa80-72c3-63bf-be63-73127acf670b', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1,
--   '1e0caa80-72c3-63bf-be63-73127acf670b', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   NULL, 1, 0, 90000, 1, 5, <number 11>
-- again [d03747cf] SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE …
--   '1e0caa80-72c3-63bf-be63-73127acf670b', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
-- again [cd2453d5] SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHE …
--   '1e0caa80-72c3-63bf-be63-73127acf670b', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
-- again [79dfcf82] WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(enco …
--   '1e0caa80-72c3-63bf-be63-73127acf670b', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1,
--   '1e0caa80-72c3-63bf-be63-73127acf670b', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1,
--   '1e0caa80-72c3-63bf-be63-73127acf670b', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1,
--   '1e0caa80-72c3-63bf-be63-73127acf670b', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1,
--   '1e0caa80-72c3-63bf-be63-73127acf670b', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1,
--   '1e0caa80-72c3-63bf-be63-73127acf670b', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1,
--   '1e0caa80-72c3-63bf-be63-73127acf670b', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1,
--   '1e0caa80-72c3-63bf-be63-73127acf670b', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1,
--   '1e0caa80-72c3-63bf-be63-73127acf670b', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   52, 1, 5
COMMIT;
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [3dcdcd0d] UPDATE "sqluuid"."migration_range" SET owner = $1, token = t …
--   '<process>/1', 90000, 1, 6, <number 10>
-- again [0a8245c1] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT k::text FROM (SELECT k FROM (SELECT "public"."items"."order_id" AS k FROM "public"."items" WHERE "public"."items"."order_id" > $1::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = "public"."items"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."items"."order_id" LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [b76510ca]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 1
SELECT k::text FROM (SELECT k FROM (SELECT "public"."orders"."id" AS k FROM "public"."orders" WHERE "public"."orders"."id" > $1::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = "public"."orders"."id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."orders"."id" LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT "public"."shipments"."order_id" AS k FROM "public"."shipments" WHERE "public"."shipments"."order_id" > $3::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $4 AND "sqluuid"."migration_id".id = "public"."shipments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."shipments"."order_id" LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT "public"."shipments"."previous" AS k FROM "public"."shipments" WHERE "public"."shipments"."previous" > $5::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $6 AND "sqluuid"."migration_id".id = "public"."shipments"."previous" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."shipments"."previous" LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT "public"."payments"."order_id" AS k FROM "public"."payments" WHERE "public"."payments"."order_id" > $7::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $8 AND "sqluuid"."migration_id".id = "public"."payments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."payments"."order_id" LIMIT 1 OFFSET 19) b3) q ORDER BY k LIMIT 1; -- [0e766c42]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 1, 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1,
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 1, 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1
BEGIN; -- read committed
-- again [8ec0087e] UPDATE "sqluuid"."migration_range" SET cursor_key = $1, done …
--   NULL, 1, 0, 90000, 1, 6, <number 11>
SELECT count(*) FROM (SELECT 1 FROM "public"."orders" WHERE "public"."orders"."id" > $1::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = "public"."orders"."id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."orders"."id" FOR UPDATE) l; -- [cfa62e6d]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 1
SELECT count(*) FROM (SELECT 1 FROM "public"."shipments" WHERE "public"."shipments"."order_id" > $1::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = "public"."shipments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "public"."shipments"."order_id" FOR UPDATE) l; -- [8626afb6]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 1
WITH s0 AS (UPDATE "public"."orders" SET "id" = (substr(encode(uuid_send("public"."orders"."id"),'hex'),8,5)||substr(encode(uuid_send("public"."orders"."id"),'hex'),14,3)||substr(encode(uuid_send("public"."orders"."id"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."orders"."id"),'hex'),1,3)||substr(encode(uuid_send("public"."orders"."id"),'hex'),17))::uuid WHERE "public"."orders"."id" > $1::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("public"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = "public"."orders"."id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END RETURNING "public"."orders"."id" AS id), s1 AS (UPDATE "public"."items" SET "order_id" = (substr(encode(uuid_send("public"."items"."order_id"),'hex'),8,5)||substr(encode(uuid_send("public"."items"."order_id"),'hex'),14,3)||substr(encode(uuid_send("public"."items"."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."items"."order_id"),'hex'),1,3)||substr(encode(uuid_send("public"."items"."order_id"),'hex'),17))::uuid WHERE "public"."items"."order_id" > $3::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."items"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."items"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $4 AND "sqluuid"."migration_id".id = "public"."items"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END RETURNING "public"."items"."order_id" AS id), s2 AS MATERIALIZED (SELECT ((substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),8,5)||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),14,3)||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),1,3)||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),17))::uuid) AS id FROM "public"."shipments" WHERE "public"."shipments"."order_id" > $5::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $6 AND "sqluuid"."migration_id".id = "public"."shipments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END), s3 AS MATERIALIZED (SELECT ((substr(encode(uuid_send("public"."shipments"."previous"),'hex'),8,5)||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),14,3)||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),1,3)||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),17))::uuid) AS id FROM "public"."shipments" WHERE "public"."shipments"."previous" > $7::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $8 AND "sqluuid"."migration_id".id = "public"."shipments"."previous" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END), s4 AS (UPDATE "public"."payments" SET "order_id" = (substr(encode(uuid_send("public"."payments"."order_id"),'hex'),8,5)||substr(encode(uuid_send("public"."payments"."order_id"),'hex'),14,3)||substr(encode(uuid_send("public"."payments"."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."payments"."order_id"),'hex'),1,3)||substr(encode(uuid_send("public"."payments"."order_id"),'hex'),17))::uuid, "n" = "n" WHERE "public"."payments"."order_id" > $9::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."payments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."payments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $10 AND "sqluuid"."migration_id".id = "public"."payments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END RETURNING "public"."payments"."order_id" AS id), u0 AS (UPDATE "public"."shipments" SET "order_id" = CASE WHEN "public"."shipments"."order_id" > $11::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $12 AND "sqluuid"."migration_id".id = "public"."shipments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN (substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),8,5)||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),14,3)||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),1,3)||substr(encode(uuid_send("public"."shipments"."order_id"),'hex'),17))::uuid ELSE "public"."shipments"."order_id" END, "previous" = CASE WHEN "public"."shipments"."previous" > $13::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $14 AND "sqluuid"."migration_id".id = "public"."shipments"."previous" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN (substr(encode(uuid_send("public"."shipments"."previous"),'hex'),8,5)||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),14,3)||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),4,4)||'1'||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),1,3)||substr(encode(uuid_send("public"."shipments"."previous"),'hex'),17))::uuid ELSE "public"."shipments"."previous" END WHERE ("public"."shipments"."order_id" > $15::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."order_id"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $16 AND "sqluuid"."migration_id".id = "public"."shipments"."order_id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END) OR ("public"."shipments"."previous" > $17::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("public"."shipments"."previous"),6)>>4 = 6 AND get_byte(uuid_send("public"."shipments"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $18 AND "sqluuid"."migration_id".id = "public"."shipments"."previous" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END) RETURNING 1) SELECT (SELECT count(*) FROM s0), (SELECT count(*) FROM s1), (SELECT count(*) FROM s2), (SELECT count(*) FROM s3), (SELECT count(*) FROM s4); -- [b43eb0c6]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 1, 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1,
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 1, 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1,
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 1, 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1,
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 1, 'ff90c438-c259-11e0-b1c5-f58a010193ba', 1,
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 1
UPDATE "sqluuid"."migration_range" SET moved = moved + $1 WHERE run_id = $2 AND no = $3;
--   0, 1, 6
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
-- again [e73e5ca4] SELECT "public"."orders"."id", CASE WHEN CASE WHEN (CASE WHE …
--   1
SELECT count(*) FROM "public"."items" WHERE "order_id" IS NULL;
-- again [a98fb00e] SELECT "public"."items"."order_id", CASE WHEN CASE WHEN (CAS …
--   1
SELECT count(*) FROM "public"."shipments" WHERE "order_id" IS NULL;
-- again [86572142] SELECT "public"."shipments"."order_id", CASE WHEN CASE WHEN …
--   1
SELECT count(*) FROM "public"."shipments" WHERE "previous" IS NULL;
-- again [08054b3e] SELECT "public"."shipments"."previous", CASE WHEN CASE WHEN …
--   1, 1
SELECT count(*) FROM "public"."payments" WHERE "order_id" IS NULL;
-- again [cb247ecb] SELECT "public"."payments"."order_id", CASE WHEN CASE WHEN ( …
--   1
-- again [e4d30486] SELECT count(*) FROM "public"."items" c WHERE c."tenant" IS …
SELECT count(*) FROM "public"."shipments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."id" = c."order_id");
SELECT count(*) FROM "public"."shipments" c WHERE c."previous" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."shipments" p WHERE p."order_id" = c."previous");
SELECT count(*) FROM "public"."payments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."id" = c."order_id");
BEGIN; -- read committed
-- again [6c63d7bc] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
UPDATE "sqluuid"."migration" SET active = $1, state = $2, pick = $3, pick_before = $4, pass = $5, normalise = $6, moved = $7, total = $8, before_counts = $9, updated_at = $10, finished_at = $11, paused = 0, seq = seq + 1 WHERE id = $12 AND seq = $13; -- [588decd6]
--   NULL, 'undone', 1, '', 0, 0, 336, 336,
--   again [a41106b8] '{"columns":{"public.items.order_id":{"rows":120,"nulls":0," …, '<time>',
--   '<time>', 1, <number 12>
DELETE FROM "sqluuid"."migration_range" WHERE run_id = $1;
--   1
DELETE FROM "sqluuid"."migration_id" WHERE run_id = $1;
--   1
DELETE FROM "sqluuid"."migration_packed" WHERE run_id = $1;
--   1
COMMIT;
