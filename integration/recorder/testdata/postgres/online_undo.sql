-- undo of online
-- PostgreSQL, version 15

-- == the undo

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
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'orders', 'sqluuid_old_<label>'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'sqluuid_old_<label>', 'orders'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'sqluuid_old_<label>', 'orders'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'items', 'sqluuid_old_<label>'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'sqluuid_old_<label>', 'items'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'sqluuid_old_<label>', 'items'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'shipments', 'sqluuid_old_<label>'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'sqluuid_old_<label>', 'shipments'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'sqluuid_old_<label>', 'shipments'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'payments', 'sqluuid_old_<label>'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'sqluuid_old_<label>', 'payments'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'sqluuid_old_<label>', 'payments'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
SELECT quote_ident($1) || '.' || quote_ident($2);
--   'public', 'orders'
SELECT quote_ident($1) || '.' || quote_ident($2);
--   'public', 'items'
SELECT quote_ident($1) || '.' || quote_ident($2);
--   'public', 'shipments'
SELECT quote_ident($1) || '.' || quote_ident($2);
--   'public', 'payments'
SELECT CASE WHEN relkind <> 'r' THEN 'it is partitioned' WHEN relpersistence <> 'p' THEN 'it is unlogged or temporary'
 WHEN relrowsecurity OR relforcerowsecurity THEN 'it has row-level security' WHEN relreplident <> 'd' THEN 'it has a replica identity of its own'
 WHEN reltablespace <> 0 THEN 'it lies in a tablespace of its own' WHEN reloftype <> 0 THEN 'it is a typed table' END FROM pg_class WHERE oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0); -- [40a9bab8]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT 'the trigger ' || quote_ident(tgname) FROM pg_trigger WHERE tgrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0) AND NOT tgisinternal; -- [5a5066ce]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT 'the rule ' || quote_ident(rulename) FROM pg_rewrite WHERE ev_class = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0); -- [2a26f95a]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT 'the policy ' || quote_ident(polname) FROM pg_policy WHERE polrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0); -- [9c937028]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT 'the publication ' || quote_ident(pubname) FROM pg_publication p WHERE puballtables OR EXISTS (SELECT 1 FROM pg_publication_rel r WHERE r.prpubid = p.oid AND r.prrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0))
 OR EXISTS (SELECT 1 FROM pg_depend r WHERE r.classid = to_regclass('pg_catalog.pg_publication_namespace') AND r.refclassid = 'pg_publication'::regclass AND r.refobjid = p.oid
   AND EXISTS (SELECT 1 FROM pg_depend e, pg_class c WHERE c.oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0) AND e.classid = r.classid AND e.objid = r.objid AND e.refclassid = 'pg_namespace'::regclass AND e.refobjid = c.relnamespace)); -- [840a289e]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT 'the subscription ' || (SELECT quote_ident(subname) FROM pg_stat_subscription s WHERE s.subid = r.srsubid LIMIT 1) FROM pg_subscription_rel r WHERE r.srrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0); -- [5872d547]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT 'the extension ' || quote_ident(e.extname) || ', to which it belongs' FROM pg_depend p JOIN pg_extension e ON e.oid = p.refobjid
 WHERE p.classid = 'pg_class'::regclass AND p.objid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0) AND p.refclassid = 'pg_extension'::regclass AND p.deptype = 'e'; -- [71b4f2e1]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT 'the CHECK ' || quote_ident(conname) || ', which is not validated' FROM pg_constraint WHERE conrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0) AND contype = 'c' AND NOT convalidated; -- [d8a0d56c]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT 'the extended statistics ' || quote_ident(stxname) FROM pg_statistic_ext WHERE stxrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0); -- [d0e94d91]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT 'the name, the grants or the comment of ' || s.oid::regclass::text || ', the sequence of its identity column ' || quote_ident(a.attname)
 FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_depend p ON p.refclassid = 'pg_class'::regclass AND p.refobjid = a.attrelid AND p.refobjsubid = a.attnum AND p.classid = 'pg_class'::regclass
 JOIN pg_class s ON s.oid = p.objid AND s.relkind = 'S' WHERE a.attrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0) AND a.attidentity <> ''
 AND (s.relacl IS NOT NULL OR s.relnamespace <> c.relnamespace OR obj_description(s.oid, 'pg_class') IS NOT NULL OR s.relpersistence <> c.relpersistence
  OR octet_length(c.relname || a.attname) <= 57 AND s.relname <> c.relname || '_' || a.attname || '_seq'); -- [5888ed26]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT pg_describe_object(u.classid, u.objid, u.objsubid) || ', which uses ' || s.oid::regclass::text || ', the sequence of its identity column ' || quote_ident(a.attname)
 FROM pg_attribute a JOIN pg_depend p ON p.refclassid = 'pg_class'::regclass AND p.refobjid = a.attrelid AND p.refobjsubid = a.attnum AND p.classid = 'pg_class'::regclass
 JOIN pg_class s ON s.oid = p.objid AND s.relkind = 'S' JOIN pg_depend u ON u.refclassid = 'pg_class'::regclass AND u.refobjid = s.oid AND u.deptype = 'n' WHERE a.attrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0) AND a.attidentity <> ''; -- [4662e5ff]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT 'the tablespace or a statistics target of its index ' || quote_ident(x.relname) FROM pg_index i JOIN pg_class x ON x.oid = i.indexrelid
 WHERE i.indrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0) AND (x.reltablespace <> 0 OR EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = x.oid AND COALESCE(a.attstattarget, -1) >= 0)); -- [f4d74f98]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT 'the access method ' || quote_ident(m.amname) FROM pg_class c JOIN pg_am m ON m.oid = c.relam WHERE c.oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0) AND m.amname <> current_setting('default_table_access_method'); -- [b50c1ca4]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT 'the disabled foreign keys or other internal triggers' FROM pg_trigger WHERE tgrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0) AND tgisinternal AND tgenabled <> 'O'; -- [12cb5895]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT 'the security label of ' || provider FROM pg_seclabel WHERE classoid = 'pg_class'::regclass AND objoid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0); -- [42ca1be0]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT 'the grants or settings of its column ' || quote_ident(attname) FROM pg_attribute WHERE attrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0) AND attnum > 0 AND NOT attisdropped AND (attacl IS NOT NULL OR EXISTS (SELECT 1 FROM unnest(attoptions) o WHERE o LIKE 'n_distinct%') OR COALESCE(attstattarget, -1) >= 0); -- [45c9d0de]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT 'the storage settings of its TOAST table' FROM pg_class c JOIN pg_class o ON o.oid = c.reltoastrelid WHERE c.oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0) AND o.reloptions IS NOT NULL; -- [c4d43a54]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT 'grants by others than its owner' FROM pg_class c, aclexplode(c.relacl) a WHERE c.oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0) AND a.grantor <> c.relowner; -- [5fbf299c]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT 'the clustering by, or the broken state of, its index ' || i.indexrelid::regclass::text FROM pg_index i WHERE i.indrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0) AND (i.indisclustered OR i.indisreplident OR NOT i.indisvalid); -- [298d9008]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT 'the foreign key ' || quote_ident(k.conname) || ' of ' || k.conrelid::regclass::text || ', which is not copied with it' FROM pg_constraint k
 JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE k.contype = 'f' AND k.confrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0) AND quote_ident(n.nspname) || '.' || quote_ident(c.relname) <> ALL ($3::text[]); -- [1bc862b9]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT pg_describe_object(classid, objid, objsubid) FROM pg_depend WHERE refclassid = 'pg_class'::regclass AND refobjid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0) AND deptype = 'n' AND classid IN ('pg_rewrite'::regclass, 'pg_proc'::regclass, 'pg_policy'::regclass); -- [1bdd634f]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT pg_describe_object(p.classid, p.objid, p.objsubid) FROM pg_class c JOIN pg_type y ON y.oid = c.reltype JOIN pg_depend p ON p.refclassid = 'pg_type'::regclass AND p.refobjid IN (y.oid, y.typarray)
 WHERE c.oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0) AND p.deptype = 'n'; -- [6054742c]
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [40a9bab8] SELECT CASE WHEN relkind <> 'r' THEN 'it is partitioned' WHE …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5a5066ce] SELECT 'the trigger ' || quote_ident(tgname) FROM pg_trigger …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [2a26f95a] SELECT 'the rule ' || quote_ident(rulename) FROM pg_rewrite …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [9c937028] SELECT 'the policy ' || quote_ident(polname) FROM pg_policy …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [840a289e] SELECT 'the publication ' || quote_ident(pubname) FROM pg_pu …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5872d547] SELECT 'the subscription ' || (SELECT quote_ident(subname) F …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [71b4f2e1] SELECT 'the extension ' || quote_ident(e.extname) || ', to w …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [d8a0d56c] SELECT 'the CHECK ' || quote_ident(conname) || ', which is n …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [d0e94d91] SELECT 'the extended statistics ' || quote_ident(stxname) FR …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5888ed26] SELECT 'the name, the grants or the comment of ' || s.oid::r …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [4662e5ff] SELECT pg_describe_object(u.classid, u.objid, u.objsubid) || …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [f4d74f98] SELECT 'the tablespace or a statistics target of its index ' …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [b50c1ca4] SELECT 'the access method ' || quote_ident(m.amname) FROM pg …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [12cb5895] SELECT 'the disabled foreign keys or other internal triggers …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [42ca1be0] SELECT 'the security label of ' || provider FROM pg_seclabel …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [45c9d0de] SELECT 'the grants or settings of its column ' || quote_iden …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [c4d43a54] SELECT 'the storage settings of its TOAST table' FROM pg_cla …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5fbf299c] SELECT 'grants by others than its owner' FROM pg_class c, ac …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [298d9008] SELECT 'the clustering by, or the broken state of, its index …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [1bc862b9] SELECT 'the foreign key ' || quote_ident(k.conname) || ' of …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [1bdd634f] SELECT pg_describe_object(classid, objid, objsubid) FROM pg_ …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [6054742c] SELECT pg_describe_object(p.classid, p.objid, p.objsubid) FR …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [40a9bab8] SELECT CASE WHEN relkind <> 'r' THEN 'it is partitioned' WHE …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5a5066ce] SELECT 'the trigger ' || quote_ident(tgname) FROM pg_trigger …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [2a26f95a] SELECT 'the rule ' || quote_ident(rulename) FROM pg_rewrite …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [9c937028] SELECT 'the policy ' || quote_ident(polname) FROM pg_policy …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [840a289e] SELECT 'the publication ' || quote_ident(pubname) FROM pg_pu …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5872d547] SELECT 'the subscription ' || (SELECT quote_ident(subname) F …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [71b4f2e1] SELECT 'the extension ' || quote_ident(e.extname) || ', to w …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [d8a0d56c] SELECT 'the CHECK ' || quote_ident(conname) || ', which is n …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [d0e94d91] SELECT 'the extended statistics ' || quote_ident(stxname) FR …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5888ed26] SELECT 'the name, the grants or the comment of ' || s.oid::r …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [4662e5ff] SELECT pg_describe_object(u.classid, u.objid, u.objsubid) || …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [f4d74f98] SELECT 'the tablespace or a statistics target of its index ' …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [b50c1ca4] SELECT 'the access method ' || quote_ident(m.amname) FROM pg …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [12cb5895] SELECT 'the disabled foreign keys or other internal triggers …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [42ca1be0] SELECT 'the security label of ' || provider FROM pg_seclabel …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [45c9d0de] SELECT 'the grants or settings of its column ' || quote_iden …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [c4d43a54] SELECT 'the storage settings of its TOAST table' FROM pg_cla …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5fbf299c] SELECT 'grants by others than its owner' FROM pg_class c, ac …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [298d9008] SELECT 'the clustering by, or the broken state of, its index …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [1bc862b9] SELECT 'the foreign key ' || quote_ident(k.conname) || ' of …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [1bdd634f] SELECT pg_describe_object(classid, objid, objsubid) FROM pg_ …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [6054742c] SELECT pg_describe_object(p.classid, p.objid, p.objsubid) FR …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [40a9bab8] SELECT CASE WHEN relkind <> 'r' THEN 'it is partitioned' WHE …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5a5066ce] SELECT 'the trigger ' || quote_ident(tgname) FROM pg_trigger …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [2a26f95a] SELECT 'the rule ' || quote_ident(rulename) FROM pg_rewrite …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [9c937028] SELECT 'the policy ' || quote_ident(polname) FROM pg_policy …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [840a289e] SELECT 'the publication ' || quote_ident(pubname) FROM pg_pu …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5872d547] SELECT 'the subscription ' || (SELECT quote_ident(subname) F …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [71b4f2e1] SELECT 'the extension ' || quote_ident(e.extname) || ', to w …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [d8a0d56c] SELECT 'the CHECK ' || quote_ident(conname) || ', which is n …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [d0e94d91] SELECT 'the extended statistics ' || quote_ident(stxname) FR …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5888ed26] SELECT 'the name, the grants or the comment of ' || s.oid::r …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [4662e5ff] SELECT pg_describe_object(u.classid, u.objid, u.objsubid) || …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [f4d74f98] SELECT 'the tablespace or a statistics target of its index ' …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [b50c1ca4] SELECT 'the access method ' || quote_ident(m.amname) FROM pg …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [12cb5895] SELECT 'the disabled foreign keys or other internal triggers …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [42ca1be0] SELECT 'the security label of ' || provider FROM pg_seclabel …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [45c9d0de] SELECT 'the grants or settings of its column ' || quote_iden …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [c4d43a54] SELECT 'the storage settings of its TOAST table' FROM pg_cla …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5fbf299c] SELECT 'grants by others than its owner' FROM pg_class c, ac …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [298d9008] SELECT 'the clustering by, or the broken state of, its index …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [1bc862b9] SELECT 'the foreign key ' || quote_ident(k.conname) || ' of …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [1bdd634f] SELECT pg_describe_object(classid, objid, objsubid) FROM pg_ …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [6054742c] SELECT pg_describe_object(p.classid, p.objid, p.objsubid) FR …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
SELECT count(*) FROM "public"."orders" WHERE "id" IS NULL;
SELECT "public"."orders"."id", CASE WHEN ("public"."orders"."id" IS NOT NULL) THEN 1 ELSE 0 END FROM "public"."orders" WHERE "public"."orders"."id" IS NOT NULL;
SELECT count(*) FROM "public"."items" WHERE "order_id" IS NULL;
SELECT "public"."items"."order_id", CASE WHEN ("public"."items"."order_id" IS NOT NULL) THEN 1 ELSE 0 END, "public"."items"."line" FROM "public"."items" WHERE "public"."items"."order_id" IS NOT NULL;
SELECT count(*) FROM "public"."shipments" WHERE "order_id" IS NULL;
SELECT "public"."shipments"."order_id", CASE WHEN ("public"."shipments"."order_id" IS NOT NULL) THEN 1 ELSE 0 END FROM "public"."shipments" WHERE "public"."shipments"."order_id" IS NOT NULL;
SELECT count(*) FROM "public"."shipments" WHERE "previous" IS NULL;
SELECT "public"."shipments"."previous", CASE WHEN ("public"."shipments"."previous" IS NOT NULL) THEN 1 ELSE 0 END, "public"."shipments"."order_id", CASE WHEN ("public"."shipments"."order_id" IS NOT NULL) THEN 1 ELSE 0 END FROM "public"."shipments" WHERE "public"."shipments"."previous" IS NOT NULL; -- [9ab915e4]
SELECT count(*) FROM "public"."payments" WHERE "order_id" IS NULL;
SELECT "public"."payments"."order_id", CASE WHEN ("public"."payments"."order_id" IS NOT NULL) THEN 1 ELSE 0 END, "public"."payments"."n" FROM "public"."payments" WHERE "public"."payments"."order_id" IS NOT NULL; -- [c2e4e195]
SELECT count(*) FROM "public"."items" c WHERE c."tenant" IS NOT NULL AND c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."tenant" = c."tenant" AND p."id" = c."order_id"); -- [e4d30486]
SELECT count(*) FROM "public"."shipments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."id" = c."order_id");
SELECT count(*) FROM "public"."shipments" c WHERE c."previous" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."shipments" p WHERE p."order_id" = c."previous");
SELECT count(*) FROM "public"."payments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "public"."orders" p WHERE p."id" = c."order_id");
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
SELECT pg_try_advisory_lock(hashtextextended($1, 0));
--   'sqluuid_copy_<label>'
EXPLAIN UPDATE "public"."orders" SET "id" = "id" WHERE false;
EXPLAIN UPDATE "public"."items" SET "order_id" = "order_id" WHERE false;
EXPLAIN UPDATE "public"."shipments" SET "order_id" = "order_id" WHERE false;
EXPLAIN UPDATE "public"."shipments" SET "previous" = "previous" WHERE false;
EXPLAIN UPDATE "public"."payments" SET "order_id" = "order_id" WHERE false;
SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'sqluuid' AND c.relname = 'migration_id';
BEGIN; -- read committed
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM "sqluuid"."migration_range" r WHERE r.run_id = "sqluuid"."migration".id) FROM "sqluuid"."migration" WHERE id = $1; -- [6c63d7bc]
--   1
UPDATE "sqluuid"."migration" SET active = $1, state = $2, pick = $3, pick_before = $4, pass = $5, normalise = $6, moved = $7, total = $8, before_counts = $9, updated_at = $10, finished_at = $11, seq = seq + 1 WHERE id = $12 AND seq = $13; -- [4901820b]
--   '<hash 1>', 'undoing', 0, '', 0, 0, 0, 336,
--   '{"columns":{"public.items.order_id":{"rows":120,"nulls":0,"now":"120:86af5b724255273054830598c25fa788","expect":"120:0cfc820755f56fc817e65ef624ce4cc2","key":["line"],"now_rows":"120:892ab35827de70f72efe91311af0859d","expect_rows":"120:2e85cd356a6fa0b75f4af833aaf80316"},"public.orders.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"},"public.payments.order_id":{"rows":60,"nulls":12,"now":"48:52eabb174a214ed8f60e0d2d91a6f0ea","expect":"48:e9d0ff40b4d98c6fea917c95c00119e8","key":["n"],"now_rows":"48:5cd4bfa3213cc09a10f2e03fde02dbfc","expect_rows":"48:cea45ca5220075072a54a0040c1718cd"},"public.shipments.order_id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"},"public.shipments.previous":{"rows":60,"nulls":12,"now":"48:9239184c6067730eb19e48ae9f7b113b","expect":"48:db6c75a179c5a77955def6127fce346a","key":["order_id"],"now_rows":"48:85445be2af3d478d4cb1a989702e548e","expect_rows":"48:edea2dc2e696e04c2ceda4226608f6c0"}},"orphans":{"public.items (tenant, order_id) \u2192 public.orders (tenant, id)":0,"public.payments (order_id) \u2192 public.orders (id)":0,"public.shipments (order_id) \u2192 public.orders (id)":0,"public.shipments (previous) \u2192 public.shipments (order_id)":0},"copy":{"label":"<label>","notes":{"definition of public.items":"<hash>","definition of public.orders":"<hash>","definition of public.payments":"<hash>","definition of public.shipments":"<hash>"},"online":true}}' -- [afc4958e],
--   '<time>', NULL, 1, <number 1>
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
SELECT paused, seq FROM "sqluuid"."migration" WHERE id = $1;
--   1
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'items', 'sqluuid_old_<label>'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'sqluuid_old_<label>', 'items'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'sqluuid_old_<label>', 'items'
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'orders', 'sqluuid_old_<label>'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'sqluuid_old_<label>', 'orders'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'sqluuid_old_<label>', 'orders'
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'payments', 'sqluuid_old_<label>'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'sqluuid_old_<label>', 'payments'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'sqluuid_old_<label>', 'payments'
-- again [362f1312] SELECT n.nspname, c.relname, c.relkind::text, c.relrowsecuri …
--   'shipments', 'sqluuid_old_<label>'
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
-- again [1846285c] SELECT a.attname, format_type(a.atttypid, a.atttypmod), b.ty …
--   'sqluuid_old_<label>', 'shipments'
-- again [01d5e768] SELECT g.tgname, COALESCE(a.attname, '') FROM pg_trigger g J …
--   'sqluuid_old_<label>', 'shipments'
BEGIN; -- read committed
SELECT pg_backend_pid();
SAVEPOINT sqluuid_locks;
SET lock_timeout = '50ms';
LOCK TABLE "public"."orders", "public"."items", "public"."shipments", "public"."payments", "sqluuid_old_<label>"."orders", "sqluuid_old_<label>"."items", "sqluuid_old_<label>"."shipments", "sqluuid_old_<label>"."payments" IN SHARE ROW EXCLUSIVE MODE; -- [7bb93a5e]
SET lock_timeout = '1s';
RELEASE SAVEPOINT sqluuid_locks;
-- again [93038ca8] SELECT k.oid::text, k.conname, cn.nspname, cc.relname, ca.at …
SELECT version();
SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus');
SELECT quote_ident($1) || '.' || quote_ident($2);
--   'public', 'orders'
SELECT quote_ident($1) || '.' || quote_ident($2);
--   'public', 'items'
SELECT quote_ident($1) || '.' || quote_ident($2);
--   'public', 'shipments'
SELECT quote_ident($1) || '.' || quote_ident($2);
--   'public', 'payments'
-- again [40a9bab8] SELECT CASE WHEN relkind <> 'r' THEN 'it is partitioned' WHE …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5a5066ce] SELECT 'the trigger ' || quote_ident(tgname) FROM pg_trigger …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [2a26f95a] SELECT 'the rule ' || quote_ident(rulename) FROM pg_rewrite …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [9c937028] SELECT 'the policy ' || quote_ident(polname) FROM pg_policy …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [840a289e] SELECT 'the publication ' || quote_ident(pubname) FROM pg_pu …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5872d547] SELECT 'the subscription ' || (SELECT quote_ident(subname) F …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [71b4f2e1] SELECT 'the extension ' || quote_ident(e.extname) || ', to w …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [d8a0d56c] SELECT 'the CHECK ' || quote_ident(conname) || ', which is n …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [d0e94d91] SELECT 'the extended statistics ' || quote_ident(stxname) FR …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5888ed26] SELECT 'the name, the grants or the comment of ' || s.oid::r …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [4662e5ff] SELECT pg_describe_object(u.classid, u.objid, u.objsubid) || …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [f4d74f98] SELECT 'the tablespace or a statistics target of its index ' …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [b50c1ca4] SELECT 'the access method ' || quote_ident(m.amname) FROM pg …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [12cb5895] SELECT 'the disabled foreign keys or other internal triggers …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [42ca1be0] SELECT 'the security label of ' || provider FROM pg_seclabel …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [45c9d0de] SELECT 'the grants or settings of its column ' || quote_iden …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [c4d43a54] SELECT 'the storage settings of its TOAST table' FROM pg_cla …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5fbf299c] SELECT 'grants by others than its owner' FROM pg_class c, ac …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [298d9008] SELECT 'the clustering by, or the broken state of, its index …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [1bc862b9] SELECT 'the foreign key ' || quote_ident(k.conname) || ' of …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [1bdd634f] SELECT pg_describe_object(classid, objid, objsubid) FROM pg_ …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [6054742c] SELECT pg_describe_object(p.classid, p.objid, p.objsubid) FR …
--   'public', 'orders', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [40a9bab8] SELECT CASE WHEN relkind <> 'r' THEN 'it is partitioned' WHE …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5a5066ce] SELECT 'the trigger ' || quote_ident(tgname) FROM pg_trigger …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [2a26f95a] SELECT 'the rule ' || quote_ident(rulename) FROM pg_rewrite …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [9c937028] SELECT 'the policy ' || quote_ident(polname) FROM pg_policy …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [840a289e] SELECT 'the publication ' || quote_ident(pubname) FROM pg_pu …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5872d547] SELECT 'the subscription ' || (SELECT quote_ident(subname) F …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [71b4f2e1] SELECT 'the extension ' || quote_ident(e.extname) || ', to w …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [d8a0d56c] SELECT 'the CHECK ' || quote_ident(conname) || ', which is n …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [d0e94d91] SELECT 'the extended statistics ' || quote_ident(stxname) FR …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5888ed26] SELECT 'the name, the grants or the comment of ' || s.oid::r …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [4662e5ff] SELECT pg_describe_object(u.classid, u.objid, u.objsubid) || …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [f4d74f98] SELECT 'the tablespace or a statistics target of its index ' …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [b50c1ca4] SELECT 'the access method ' || quote_ident(m.amname) FROM pg …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [12cb5895] SELECT 'the disabled foreign keys or other internal triggers …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [42ca1be0] SELECT 'the security label of ' || provider FROM pg_seclabel …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [45c9d0de] SELECT 'the grants or settings of its column ' || quote_iden …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [c4d43a54] SELECT 'the storage settings of its TOAST table' FROM pg_cla …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5fbf299c] SELECT 'grants by others than its owner' FROM pg_class c, ac …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [298d9008] SELECT 'the clustering by, or the broken state of, its index …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [1bc862b9] SELECT 'the foreign key ' || quote_ident(k.conname) || ' of …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [1bdd634f] SELECT pg_describe_object(classid, objid, objsubid) FROM pg_ …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [6054742c] SELECT pg_describe_object(p.classid, p.objid, p.objsubid) FR …
--   'public', 'items', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [40a9bab8] SELECT CASE WHEN relkind <> 'r' THEN 'it is partitioned' WHE …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5a5066ce] SELECT 'the trigger ' || quote_ident(tgname) FROM pg_trigger …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [2a26f95a] SELECT 'the rule ' || quote_ident(rulename) FROM pg_rewrite …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [9c937028] SELECT 'the policy ' || quote_ident(polname) FROM pg_policy …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [840a289e] SELECT 'the publication ' || quote_ident(pubname) FROM pg_pu …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5872d547] SELECT 'the subscription ' || (SELECT quote_ident(subname) F …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [71b4f2e1] SELECT 'the extension ' || quote_ident(e.extname) || ', to w …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [d8a0d56c] SELECT 'the CHECK ' || quote_ident(conname) || ', which is n …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [d0e94d91] SELECT 'the extended statistics ' || quote_ident(stxname) FR …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5888ed26] SELECT 'the name, the grants or the comment of ' || s.oid::r …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [4662e5ff] SELECT pg_describe_object(u.classid, u.objid, u.objsubid) || …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [f4d74f98] SELECT 'the tablespace or a statistics target of its index ' …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [b50c1ca4] SELECT 'the access method ' || quote_ident(m.amname) FROM pg …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [12cb5895] SELECT 'the disabled foreign keys or other internal triggers …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [42ca1be0] SELECT 'the security label of ' || provider FROM pg_seclabel …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [45c9d0de] SELECT 'the grants or settings of its column ' || quote_iden …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [c4d43a54] SELECT 'the storage settings of its TOAST table' FROM pg_cla …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5fbf299c] SELECT 'grants by others than its owner' FROM pg_class c, ac …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [298d9008] SELECT 'the clustering by, or the broken state of, its index …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [1bc862b9] SELECT 'the foreign key ' || quote_ident(k.conname) || ' of …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [1bdd634f] SELECT pg_describe_object(classid, objid, objsubid) FROM pg_ …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [6054742c] SELECT pg_describe_object(p.classid, p.objid, p.objsubid) FR …
--   'public', 'shipments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [40a9bab8] SELECT CASE WHEN relkind <> 'r' THEN 'it is partitioned' WHE …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5a5066ce] SELECT 'the trigger ' || quote_ident(tgname) FROM pg_trigger …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [2a26f95a] SELECT 'the rule ' || quote_ident(rulename) FROM pg_rewrite …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [9c937028] SELECT 'the policy ' || quote_ident(polname) FROM pg_policy …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [840a289e] SELECT 'the publication ' || quote_ident(pubname) FROM pg_pu …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5872d547] SELECT 'the subscription ' || (SELECT quote_ident(subname) F …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [71b4f2e1] SELECT 'the extension ' || quote_ident(e.extname) || ', to w …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [d8a0d56c] SELECT 'the CHECK ' || quote_ident(conname) || ', which is n …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [d0e94d91] SELECT 'the extended statistics ' || quote_ident(stxname) FR …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5888ed26] SELECT 'the name, the grants or the comment of ' || s.oid::r …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [4662e5ff] SELECT pg_describe_object(u.classid, u.objid, u.objsubid) || …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [f4d74f98] SELECT 'the tablespace or a statistics target of its index ' …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [b50c1ca4] SELECT 'the access method ' || quote_ident(m.amname) FROM pg …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [12cb5895] SELECT 'the disabled foreign keys or other internal triggers …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [42ca1be0] SELECT 'the security label of ' || provider FROM pg_seclabel …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [45c9d0de] SELECT 'the grants or settings of its column ' || quote_iden …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [c4d43a54] SELECT 'the storage settings of its TOAST table' FROM pg_cla …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [5fbf299c] SELECT 'grants by others than its owner' FROM pg_class c, ac …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [298d9008] SELECT 'the clustering by, or the broken state of, its index …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [1bc862b9] SELECT 'the foreign key ' || quote_ident(k.conname) || ' of …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [1bdd634f] SELECT pg_describe_object(classid, objid, objsubid) FROM pg_ …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
-- again [6054742c] SELECT pg_describe_object(p.classid, p.objid, p.objsubid) FR …
--   'public', 'payments', '{"public.orders","public.items","public.shipments","public.payments"}'
SET LOCAL search_path = pg_catalog;
SELECT concat_ws(' ', 'column', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, a.attcollation, a.attstorage, pg_get_expr(d.adbin, d.adrelid),
  col_description(a.attrelid, a.attnum))
 FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum WHERE a.attrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2) AND a.attnum > 0 AND NOT a.attisdropped
UNION ALL SELECT concat_ws(' ', 'constraint', conname, pg_get_constraintdef(oid)) FROM pg_constraint WHERE conrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2)
UNION ALL SELECT concat_ws(' ', 'index', pg_get_indexdef(indexrelid), indisvalid) FROM pg_index WHERE indrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2)
UNION ALL SELECT concat_ws(' ', 'table', reloptions::text, obj_description(oid, 'pg_class'), relrowsecurity, relforcerowsecurity, relpersistence, relreplident) FROM pg_class WHERE oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2)
UNION ALL SELECT 'rule ' || rulename FROM pg_rewrite WHERE ev_class = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2)
UNION ALL SELECT 'policy ' || polname FROM pg_policy WHERE polrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2)
UNION ALL SELECT 'reference ' || oid FROM pg_constraint WHERE contype = 'f' AND confrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2)
UNION ALL SELECT 'publication ' || oid FROM pg_publication_rel WHERE prrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2)
UNION ALL SELECT concat_ws(' ', 'dependent', classid, objid, refobjsubid) FROM pg_depend WHERE refclassid = 'pg_class'::regclass AND refobjid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2) AND deptype = 'n' AND classid IN ('pg_rewrite'::regclass, 'pg_proc'::regclass)
UNION ALL SELECT concat_ws(' ', 'grants', relowner, relacl::text) FROM pg_class WHERE oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2)
ORDER BY 1; -- [7dd95f3d]
--   'public', 'orders'
-- again [7dd95f3d] SELECT concat_ws(' ', 'column', a.attname, format_type(a.att …
--   'public', 'items'
-- again [7dd95f3d] SELECT concat_ws(' ', 'column', a.attname, format_type(a.att …
--   'public', 'shipments'
-- again [7dd95f3d] SELECT concat_ws(' ', 'column', a.attname, format_type(a.att …
--   'public', 'payments'
SELECT a.attname FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = $1 AND c.relname = $2 AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum; -- [940db9f2]
--   'public', 'orders'
SELECT (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW(CASE WHEN (CASE WHEN get_byte(uuid_send("id"),6)>>4 = 1 AND get_byte(uuid_send("id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("id"),'hex'),14,3)||substr(encode(uuid_send("id"),'hex'),9,4)||substr(encode(uuid_send("id"),'hex'),1,5)||'6'||substr(encode(uuid_send("id"),'hex'),6,3)||substr(encode(uuid_send("id"),'hex'),17))::uuid ELSE "id" END, "tenant", "n", "note")::text, 0)::numeric), 0)::text FROM "sqluuid_old_<label>"."orders") <> (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("id", "tenant", "n", "note")::text, 0)::numeric), 0)::text FROM "public"."orders"); -- [23e61c8e]
-- again [940db9f2] SELECT a.attname FROM pg_attribute a JOIN pg_class c ON c.oi …
--   'public', 'items'
SELECT (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW(CASE WHEN (CASE WHEN get_byte(uuid_send("order_id"),6)>>4 = 1 AND get_byte(uuid_send("order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order_id"),'hex'),14,3)||substr(encode(uuid_send("order_id"),'hex'),9,4)||substr(encode(uuid_send("order_id"),'hex'),1,5)||'6'||substr(encode(uuid_send("order_id"),'hex'),6,3)||substr(encode(uuid_send("order_id"),'hex'),17))::uuid ELSE "order_id" END, "tenant", "line")::text, 0)::numeric), 0)::text FROM "sqluuid_old_<label>"."items") <> (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("order_id", "tenant", "line")::text, 0)::numeric), 0)::text FROM "public"."items"); -- [1201b080]
-- again [940db9f2] SELECT a.attname FROM pg_attribute a JOIN pg_class c ON c.oi …
--   'public', 'shipments'
SELECT (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW(CASE WHEN (CASE WHEN get_byte(uuid_send("order_id"),6)>>4 = 1 AND get_byte(uuid_send("order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order_id"),'hex'),14,3)||substr(encode(uuid_send("order_id"),'hex'),9,4)||substr(encode(uuid_send("order_id"),'hex'),1,5)||'6'||substr(encode(uuid_send("order_id"),'hex'),6,3)||substr(encode(uuid_send("order_id"),'hex'),17))::uuid ELSE "order_id" END, CASE WHEN (CASE WHEN get_byte(uuid_send("previous"),6)>>4 = 1 AND get_byte(uuid_send("previous"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("previous"),'hex'),14,3)||substr(encode(uuid_send("previous"),'hex'),9,4)||substr(encode(uuid_send("previous"),'hex'),1,5)||'6'||substr(encode(uuid_send("previous"),'hex'),6,3)||substr(encode(uuid_send("previous"),'hex'),17))::uuid ELSE "previous" END, "n")::text, 0)::numeric), 0)::text FROM "sqluuid_old_<label>"."shipments") <> (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("order_id", "previous", "n")::text, 0)::numeric), 0)::text FROM "public"."shipments"); -- [9c09a06c]
-- again [940db9f2] SELECT a.attname FROM pg_attribute a JOIN pg_class c ON c.oi …
--   'public', 'payments'
SELECT (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("n", CASE WHEN (CASE WHEN get_byte(uuid_send("order_id"),6)>>4 = 1 AND get_byte(uuid_send("order_id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order_id"),'hex'),14,3)||substr(encode(uuid_send("order_id"),'hex'),9,4)||substr(encode(uuid_send("order_id"),'hex'),1,5)||'6'||substr(encode(uuid_send("order_id"),'hex'),6,3)||substr(encode(uuid_send("order_id"),'hex'),17))::uuid ELSE "order_id" END)::text, 0)::numeric), 0)::text FROM "sqluuid_old_<label>"."payments") <> (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("n", "order_id")::text, 0)::numeric), 0)::text FROM "public"."payments"); -- [2865c4f5]
SAVEPOINT sqluuid_locks;
SET lock_timeout = '50ms';
LOCK TABLE "public"."orders", "public"."items", "public"."shipments", "public"."payments", "sqluuid_old_<label>"."orders", "sqluuid_old_<label>"."items", "sqluuid_old_<label>"."shipments", "sqluuid_old_<label>"."payments" IN ACCESS EXCLUSIVE MODE; -- [399205fe]
SET lock_timeout = '1s';
RELEASE SAVEPOINT sqluuid_locks;
SET LOCAL search_path = pg_catalog;
CREATE SCHEMA "sqluuid_drop_<label>";
SELECT format('%I.%I', sn.nspname, s.relname), quote_ident(a.attname)
FROM pg_depend p JOIN pg_class s ON s.oid = p.objid AND s.relkind = 'S' JOIN pg_namespace sn ON sn.oid = s.relnamespace
JOIN pg_class c ON c.oid = p.refobjid JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = p.refobjsubid
WHERE p.classid = 'pg_class'::regclass AND p.refclassid = 'pg_class'::regclass AND p.deptype = 'a' AND n.nspname = $1 AND c.relname = $2 ORDER BY 1; -- [2fd92afb]
--   'public', 'orders'
ALTER TABLE "public"."orders" SET SCHEMA "sqluuid_drop_<label>";
ALTER TABLE "sqluuid_old_<label>"."orders" SET SCHEMA "public";
SELECT w.* FROM (SELECT format('SELECT setval(pg_get_serial_sequence(%L, %L), s.last_value, s.is_called) FROM %s s', format('%I.%I', $3::text, $2::text), a.attname,
 pg_get_serial_sequence(format('%I.%I', $1::text, $2::text), a.attname)) FROM pg_attribute a WHERE a.attrelid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1::text AND x.relname = $2::text) AND a.attidentity <> '') w WHERE $1::text || $2::text || $3::text IS NOT NULL; -- [384dc1e5]
--   'sqluuid_drop_<label>', 'orders', 'public'
-- again [2fd92afb] SELECT format('%I.%I', sn.nspname, s.relname), quote_ident(a …
--   'public', 'items'
ALTER TABLE "public"."items" SET SCHEMA "sqluuid_drop_<label>";
ALTER TABLE "sqluuid_old_<label>"."items" SET SCHEMA "public";
-- again [384dc1e5] SELECT w.* FROM (SELECT format('SELECT setval(pg_get_serial_ …
--   'sqluuid_drop_<label>', 'items', 'public'
-- again [2fd92afb] SELECT format('%I.%I', sn.nspname, s.relname), quote_ident(a …
--   'public', 'shipments'
ALTER TABLE "public"."shipments" SET SCHEMA "sqluuid_drop_<label>";
ALTER TABLE "sqluuid_old_<label>"."shipments" SET SCHEMA "public";
-- again [384dc1e5] SELECT w.* FROM (SELECT format('SELECT setval(pg_get_serial_ …
--   'sqluuid_drop_<label>', 'shipments', 'public'
-- again [2fd92afb] SELECT format('%I.%I', sn.nspname, s.relname), quote_ident(a …
--   'public', 'payments'
ALTER TABLE "public"."payments" SET SCHEMA "sqluuid_drop_<label>";
ALTER TABLE "sqluuid_old_<label>"."payments" SET SCHEMA "public";
-- again [384dc1e5] SELECT w.* FROM (SELECT format('SELECT setval(pg_get_serial_ …
--   'sqluuid_drop_<label>', 'payments', 'public'
SELECT quote_ident(k.conname), pg_get_constraintdef(k.oid) FROM pg_constraint k
JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_class pc ON pc.oid = k.confrelid
WHERE k.contype = 'f' AND pc.relnamespace <> c.relnamespace AND n.nspname = $1 AND c.relname = $2 ORDER BY 1; -- [2ebd2422]
--   'sqluuid_drop_<label>', 'orders'
-- again [2ebd2422] SELECT quote_ident(k.conname), pg_get_constraintdef(k.oid) F …
--   'sqluuid_drop_<label>', 'items'
-- again [2ebd2422] SELECT quote_ident(k.conname), pg_get_constraintdef(k.oid) F …
--   'sqluuid_drop_<label>', 'shipments'
-- again [2ebd2422] SELECT quote_ident(k.conname), pg_get_constraintdef(k.oid) F …
--   'sqluuid_drop_<label>', 'payments'
DROP TABLE "sqluuid_drop_<label>"."orders", "sqluuid_drop_<label>"."items", "sqluuid_drop_<label>"."shipments", "sqluuid_drop_<label>"."payments";
DROP SCHEMA "sqluuid_drop_<label>";
DROP SCHEMA "sqluuid_old_<label>";
SET LOCAL search_path = DEFAULT;
UPDATE "sqluuid"."migration" SET active = $1, state = $2, pick = $3, pick_before = $4, pass = $5, normalise = $6, moved = $7, total = $8, before_counts = $9, updated_at = $10, finished_at = $11, paused = 0, seq = seq + 1 WHERE id = $12 AND seq = $13; -- [588decd6]
--   NULL, 'undone', 0, '', 0, 0, 336, 336,
--   again [afc4958e] '{"columns":{"public.items.order_id":{"rows":120,"nulls":0," …, '<time>',
--   '<time>', 1, <number 2>
COMMIT;
SELECT count(*) FROM "public"."orders" WHERE "id" IS NULL;
SELECT "public"."orders"."id", CASE WHEN ("public"."orders"."id" IS NOT NULL) THEN 1 ELSE 0 END FROM "public"."orders" WHERE "public"."orders"."id" IS NOT NULL;
SELECT count(*) FROM "public"."items" WHERE "order_id" IS NULL;
SELECT "public"."items"."order_id", CASE WHEN ("public"."items"."order_id" IS NOT NULL) THEN 1 ELSE 0 END FROM "public"."items" WHERE "public"."items"."order_id" IS NOT NULL;
SELECT count(*) FROM "public"."shipments" WHERE "order_id" IS NULL;
SELECT "public"."shipments"."order_id", CASE WHEN ("public"."shipments"."order_id" IS NOT NULL) THEN 1 ELSE 0 END FROM "public"."shipments" WHERE "public"."shipments"."order_id" IS NOT NULL;
SELECT count(*) FROM "public"."shipments" WHERE "previous" IS NULL;
SELECT "public"."shipments"."previous", CASE WHEN ("public"."shipments"."previous" IS NOT NULL) THEN 1 ELSE 0 END FROM "public"."shipments" WHERE "public"."shipments"."previous" IS NOT NULL;
SELECT count(*) FROM "public"."payments" WHERE "order_id" IS NULL;
SELECT "public"."payments"."order_id", CASE WHEN ("public"."payments"."order_id" IS NOT NULL) THEN 1 ELSE 0 END FROM "public"."payments" WHERE "public"."payments"."order_id" IS NOT NULL;
