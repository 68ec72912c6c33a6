-- in place, with ids of other versions that stay, and its undo
-- SQLite, version 3

-- == the run

-- c1
PRAGMA foreign_keys;
PRAGMA foreign_keys = OFF;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'orders'
SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXISTS (SELECT 1 FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
       ON i.seqno = 0 WHERE l.partial = 0 AND i.name = x.name),
       x.pk = 1 AND (SELECT max(y.pk) FROM pragma_table_info(?1, 'main') y) = 1 OR EXISTS (SELECT 1 FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
       ON i.seqno = 0 WHERE l.partial = 0 AND l."unique" = 1 AND i.name = x.name AND (SELECT count(*) FROM pragma_index_info(l.name, 'main')) = 1)
FROM pragma_table_xinfo(?1, 'main') x ORDER BY x.cid; -- [674d28f9]
--   'orders'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'orders'
SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', m.name, f."from",
       'main', COALESCE((SELECT t.name FROM main.sqlite_master t WHERE t.type = 'table' AND t.name = f."table" COLLATE NOCASE), f."table"),
       COALESCE((SELECT i.name FROM pragma_table_info(f."table", 'main') i
                 WHERE CASE WHEN f."to" IS NULL THEN i.pk = f.seq + 1 ELSE i.name = f."to" COLLATE NOCASE END), f."to", ''),
       f.on_update, 1
FROM main.sqlite_master m JOIN pragma_foreign_key_list(m.name, 'main') f
WHERE m.type = 'table' ORDER BY m.name, f.id, f.seq; -- [3a581c12]
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'items'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'items'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'items'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'payments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'payments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'payments'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'shipments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'shipments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'shipments'
SELECT unhex('00');
SELECT typeof((SELECT min("id") FROM "main"."orders")) = 'blob';
SELECT typeof((SELECT min("order_id") FROM "main"."items")) = 'blob';
SELECT typeof((SELECT min("order_id") FROM "main"."payments")) = 'blob';
SELECT typeof((SELECT min("order_id") FROM "main"."shipments")) = 'blob';
SELECT typeof((SELECT min("previous") FROM "main"."shipments")) = 'blob';
SELECT k, name, prime, whole FROM (
 SELECT '' AS k, p.name AS name, 1 AS prime, 1 AS whole, p.pk AS seq FROM pragma_table_info(?1, 'main') p WHERE p.pk > 0
 UNION ALL SELECT l.name, COALESCE(i.name, ''), 0, COALESCE(x."notnull", 0), i.seqno FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
  LEFT JOIN pragma_table_xinfo(?1, 'main') x ON x.name = i.name WHERE l."unique" = 1 AND l.partial = 0) ORDER BY k, seq; -- [f6fdf1c0]
--   'orders'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'items'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'payments'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'shipments'
SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id';
SELECT CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16 AND substr(v.k,7,1) BETWEEN x'10' AND x'1F' AND substr(v.k,9,1) BETWEEN x'80' AND x'BF') THEN 1 ELSE 0 END, CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16 AND substr(v.k,7,1) BETWEEN x'10' AND x'1F' AND substr(v.k,9,1) BETWEEN x'80' AND x'BF') THEN hex((unhex(substr(hex(v.k),14,3)||substr(hex(v.k),9,4)||substr(hex(v.k),1,5)||'6'||substr(hex(v.k),6,3)||substr(hex(v.k),17)))) END FROM (SELECT ? AS k) v; -- [2e62adb4]
--   x'<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "main"."orders" WHERE "id" IS NULL;
SELECT "main"."orders"."id", CASE WHEN (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN 1 ELSE 0 END FROM "main"."orders" WHERE "main"."orders"."id" IS NOT NULL; -- [5e0ab21c]
SELECT count(*) FROM "main"."items" WHERE "order_id" IS NULL;
SELECT "main"."items"."order_id", CASE WHEN (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN 1 ELSE 0 END, quote("main"."items"."line") FROM "main"."items" WHERE "main"."items"."order_id" IS NOT NULL; -- [becf4004]
SELECT count(*) FROM "main"."payments" WHERE "order_id" IS NULL;
SELECT "main"."payments"."order_id", CASE WHEN (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN 1 ELSE 0 END, quote("main"."payments"."n") FROM "main"."payments" WHERE "main"."payments"."order_id" IS NOT NULL; -- [1a096c03]
SELECT count(*) FROM "main"."shipments" WHERE "order_id" IS NULL;
SELECT "main"."shipments"."order_id", CASE WHEN (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN 1 ELSE 0 END FROM "main"."shipments" WHERE "main"."shipments"."order_id" IS NOT NULL; -- [febbd3d0]
SELECT count(*) FROM "main"."shipments" WHERE "previous" IS NULL;
SELECT "main"."shipments"."previous", CASE WHEN (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF') THEN 1 ELSE 0 END, "main"."shipments"."order_id", CASE WHEN (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN 1 ELSE 0 END FROM "main"."shipments" WHERE "main"."shipments"."previous" IS NOT NULL; -- [e3b0884a]
SELECT count(*) FROM "main"."items" c WHERE c."tenant" IS NOT NULL AND c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."orders" p WHERE p."tenant" = c."tenant" AND p."id" = c."order_id"); -- [942be3f1]
SELECT count(*) FROM "main"."payments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."orders" p WHERE p."id" = c."order_id");
SELECT count(*) FROM "main"."shipments" c WHERE c."previous" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."shipments" p WHERE p."order_id" = c."previous");
SELECT count(*) FROM "main"."shipments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."orders" p WHERE p."id" = c."order_id");
SELECT hex(a."id") FROM "main"."orders" a WHERE CASE WHEN (typeof(a."id") = 'blob' AND length(a."id") = 16 AND substr(a."id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."orders" b WHERE b."id" IN (unhex(substr(hex(a."id"),8,5)||substr(hex(a."id"),14,3)||substr(hex(a."id"),4,4)||'1'||substr(hex(a."id"),1,3)||substr(hex(a."id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [55911601]
SELECT hex(a."id") FROM "main"."orders" a WHERE CASE WHEN (typeof(a."id") = 'blob' AND length(a."id") = 16 AND substr(a."id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."items" b WHERE b."order_id" IN (unhex(substr(hex(a."id"),8,5)||substr(hex(a."id"),14,3)||substr(hex(a."id"),4,4)||'1'||substr(hex(a."id"),1,3)||substr(hex(a."id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [743ccc51]
SELECT hex(a."id") FROM "main"."orders" a WHERE CASE WHEN (typeof(a."id") = 'blob' AND length(a."id") = 16 AND substr(a."id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."payments" b WHERE b."order_id" IN (unhex(substr(hex(a."id"),8,5)||substr(hex(a."id"),14,3)||substr(hex(a."id"),4,4)||'1'||substr(hex(a."id"),1,3)||substr(hex(a."id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [aac8cd8e]
SELECT hex(a."id") FROM "main"."orders" a WHERE CASE WHEN (typeof(a."id") = 'blob' AND length(a."id") = 16 AND substr(a."id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."shipments" b WHERE b."order_id" IN (unhex(substr(hex(a."id"),8,5)||substr(hex(a."id"),14,3)||substr(hex(a."id"),4,4)||'1'||substr(hex(a."id"),1,3)||substr(hex(a."id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [0a8ed571]
SELECT hex(a."id") FROM "main"."orders" a WHERE CASE WHEN (typeof(a."id") = 'blob' AND length(a."id") = 16 AND substr(a."id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."shipments" b WHERE b."previous" IN (unhex(substr(hex(a."id"),8,5)||substr(hex(a."id"),14,3)||substr(hex(a."id"),4,4)||'1'||substr(hex(a."id"),1,3)||substr(hex(a."id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [f41bc96e]
SELECT hex(a."order_id") FROM "main"."items" a WHERE CASE WHEN (typeof(a."order_id") = 'blob' AND length(a."order_id") = 16 AND substr(a."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."order_id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."orders" b WHERE b."id" IN (unhex(substr(hex(a."order_id"),8,5)||substr(hex(a."order_id"),14,3)||substr(hex(a."order_id"),4,4)||'1'||substr(hex(a."order_id"),1,3)||substr(hex(a."order_id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [a95a1ce6]
SELECT hex(a."order_id") FROM "main"."items" a WHERE CASE WHEN (typeof(a."order_id") = 'blob' AND length(a."order_id") = 16 AND substr(a."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."order_id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."items" b WHERE b."order_id" IN (unhex(substr(hex(a."order_id"),8,5)||substr(hex(a."order_id"),14,3)||substr(hex(a."order_id"),4,4)||'1'||substr(hex(a."order_id"),1,3)||substr(hex(a."order_id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [5d2e3aa0]
SELECT hex(a."order_id") FROM "main"."items" a WHERE CASE WHEN (typeof(a."order_id") = 'blob' AND length(a."order_id") = 16 AND substr(a."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."order_id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."payments" b WHERE b."order_id" IN (unhex(substr(hex(a."order_id"),8,5)||substr(hex(a."order_id"),14,3)||substr(hex(a."order_id"),4,4)||'1'||substr(hex(a."order_id"),1,3)||substr(hex(a."order_id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [8d2ab582]
SELECT hex(a."order_id") FROM "main"."items" a WHERE CASE WHEN (typeof(a."order_id") = 'blob' AND length(a."order_id") = 16 AND substr(a."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."order_id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."shipments" b WHERE b."order_id" IN (unhex(substr(hex(a."order_id"),8,5)||substr(hex(a."order_id"),14,3)||substr(hex(a."order_id"),4,4)||'1'||substr(hex(a."order_id"),1,3)||substr(hex(a."order_id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [059a9556]
SELECT hex(a."order_id") FROM "main"."items" a WHERE CASE WHEN (typeof(a."order_id") = 'blob' AND length(a."order_id") = 16 AND substr(a."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."order_id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."shipments" b WHERE b."previous" IN (unhex(substr(hex(a."order_id"),8,5)||substr(hex(a."order_id"),14,3)||substr(hex(a."order_id"),4,4)||'1'||substr(hex(a."order_id"),1,3)||substr(hex(a."order_id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [394c0dcb]
SELECT hex(a."order_id") FROM "main"."payments" a WHERE CASE WHEN (typeof(a."order_id") = 'blob' AND length(a."order_id") = 16 AND substr(a."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."order_id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."orders" b WHERE b."id" IN (unhex(substr(hex(a."order_id"),8,5)||substr(hex(a."order_id"),14,3)||substr(hex(a."order_id"),4,4)||'1'||substr(hex(a."order_id"),1,3)||substr(hex(a."order_id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [eb43f711]
SELECT hex(a."order_id") FROM "main"."payments" a WHERE CASE WHEN (typeof(a."order_id") = 'blob' AND length(a."order_id") = 16 AND substr(a."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."order_id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."items" b WHERE b."order_id" IN (unhex(substr(hex(a."order_id"),8,5)||substr(hex(a."order_id"),14,3)||substr(hex(a."order_id"),4,4)||'1'||substr(hex(a."order_id"),1,3)||substr(hex(a."order_id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [dc9b845c]
SELECT hex(a."order_id") FROM "main"."payments" a WHERE CASE WHEN (typeof(a."order_id") = 'blob' AND length(a."order_id") = 16 AND substr(a."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."order_id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."payments" b WHERE b."order_id" IN (unhex(substr(hex(a."order_id"),8,5)||substr(hex(a."order_id"),14,3)||substr(hex(a."order_id"),4,4)||'1'||substr(hex(a."order_id"),1,3)||substr(hex(a."order_id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [cfa6e867]
SELECT hex(a."order_id") FROM "main"."payments" a WHERE CASE WHEN (typeof(a."order_id") = 'blob' AND length(a."order_id") = 16 AND substr(a."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."order_id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."shipments" b WHERE b."order_id" IN (unhex(substr(hex(a."order_id"),8,5)||substr(hex(a."order_id"),14,3)||substr(hex(a."order_id"),4,4)||'1'||substr(hex(a."order_id"),1,3)||substr(hex(a."order_id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [77cf74e8]
SELECT hex(a."order_id") FROM "main"."payments" a WHERE CASE WHEN (typeof(a."order_id") = 'blob' AND length(a."order_id") = 16 AND substr(a."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."order_id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."shipments" b WHERE b."previous" IN (unhex(substr(hex(a."order_id"),8,5)||substr(hex(a."order_id"),14,3)||substr(hex(a."order_id"),4,4)||'1'||substr(hex(a."order_id"),1,3)||substr(hex(a."order_id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [68874ed8]
SELECT hex(a."order_id") FROM "main"."shipments" a WHERE CASE WHEN (typeof(a."order_id") = 'blob' AND length(a."order_id") = 16 AND substr(a."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."order_id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."orders" b WHERE b."id" IN (unhex(substr(hex(a."order_id"),8,5)||substr(hex(a."order_id"),14,3)||substr(hex(a."order_id"),4,4)||'1'||substr(hex(a."order_id"),1,3)||substr(hex(a."order_id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [46fc44f8]
SELECT hex(a."order_id") FROM "main"."shipments" a WHERE CASE WHEN (typeof(a."order_id") = 'blob' AND length(a."order_id") = 16 AND substr(a."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."order_id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."items" b WHERE b."order_id" IN (unhex(substr(hex(a."order_id"),8,5)||substr(hex(a."order_id"),14,3)||substr(hex(a."order_id"),4,4)||'1'||substr(hex(a."order_id"),1,3)||substr(hex(a."order_id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [f6bffd3c]
SELECT hex(a."order_id") FROM "main"."shipments" a WHERE CASE WHEN (typeof(a."order_id") = 'blob' AND length(a."order_id") = 16 AND substr(a."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."order_id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."payments" b WHERE b."order_id" IN (unhex(substr(hex(a."order_id"),8,5)||substr(hex(a."order_id"),14,3)||substr(hex(a."order_id"),4,4)||'1'||substr(hex(a."order_id"),1,3)||substr(hex(a."order_id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [2bb1fb28]
SELECT hex(a."order_id") FROM "main"."shipments" a WHERE CASE WHEN (typeof(a."order_id") = 'blob' AND length(a."order_id") = 16 AND substr(a."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."order_id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."shipments" b WHERE b."order_id" IN (unhex(substr(hex(a."order_id"),8,5)||substr(hex(a."order_id"),14,3)||substr(hex(a."order_id"),4,4)||'1'||substr(hex(a."order_id"),1,3)||substr(hex(a."order_id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [36e29166]
SELECT hex(a."order_id") FROM "main"."shipments" a WHERE CASE WHEN (typeof(a."order_id") = 'blob' AND length(a."order_id") = 16 AND substr(a."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."order_id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "main"."shipments" b WHERE b."previous" IN (unhex(substr(hex(a."order_id"),8,5)||substr(hex(a."order_id"),14,3)||substr(hex(a."order_id"),4,4)||'1'||substr(hex(a."order_id"),1,3)||substr(hex(a."order_id"),17)))) ELSE (1 = 0) END LIMIT 1; -- [d4f1e1fb]
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'orders'
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'items'
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'payments'
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'shipments'
PRAGMA foreign_keys = 0;

-- c2
PRAGMA foreign_keys;
PRAGMA foreign_keys = OFF;
UPDATE "main"."orders" SET "id" = "id" WHERE 1 = 0;
UPDATE "main"."items" SET "order_id" = "order_id" WHERE 1 = 0;
UPDATE "main"."payments" SET "order_id" = "order_id" WHERE 1 = 0;
UPDATE "main"."shipments" SET "order_id" = "order_id" WHERE 1 = 0;
UPDATE "main"."shipments" SET "previous" = "previous" WHERE 1 = 0;
SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id';
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at FROM main."sqluuid_migration" WHERE 1 = 0; -- [7dd8d5b7]
-- fails: no such table: main.sqluuid_migration
SELECT 1 FROM main."sqluuid_migration" WHERE 1 = 0;
-- fails: no such table: main.sqluuid_migration
SELECT run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved FROM main."sqluuid_migration_range" WHERE 1 = 0;
-- fails: no such table: main.sqluuid_migration_range
SELECT 1 FROM main."sqluuid_migration_range" WHERE 1 = 0;
-- fails: no such table: main.sqluuid_migration_range
SELECT run_id, no, n, ids FROM main."sqluuid_migration_packed" WHERE 1 = 0;
-- fails: no such table: main.sqluuid_migration_packed
SELECT 1 FROM main."sqluuid_migration_packed" WHERE 1 = 0;
-- fails: no such table: main.sqluuid_migration_packed
SELECT run_id, id, kind FROM main."sqluuid_migration_id" WHERE 1 = 0;
-- fails: no such table: main.sqluuid_migration_id
SELECT 1 FROM main."sqluuid_migration_id" WHERE 1 = 0;
-- fails: no such table: main.sqluuid_migration_id
CREATE TABLE IF NOT EXISTS main."sqluuid_migration" (id bigint NOT NULL PRIMARY KEY, format integer NOT NULL, rewrite varchar(40) NOT NULL, class_columns text NOT NULL, class_hash varchar(64) NOT NULL, plan_hash varchar(64) NOT NULL, active varchar(64) UNIQUE, state varchar(20) NOT NULL, on_mismatch varchar(10) NOT NULL, pick integer NOT NULL, pick_before varchar(40) NOT NULL, seq bigint NOT NULL, pass integer NOT NULL, moved bigint NOT NULL, total bigint NOT NULL, paused integer NOT NULL, normalise integer NOT NULL, before_counts text NOT NULL, started_at varchar(40) NOT NULL, updated_at varchar(40) NOT NULL, finished_at varchar(40)); -- [6d9419c4]
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_range" (run_id bigint NOT NULL, no integer NOT NULL, lo text, hi text, cursor_key text, done integer NOT NULL, owner varchar(100) NOT NULL, token bigint NOT NULL, lease_until bigint NOT NULL, chunks bigint NOT NULL, moved bigint NOT NULL, PRIMARY KEY (run_id, no)); -- [f823b075]
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_packed" (run_id bigint NOT NULL, no bigint NOT NULL, n integer NOT NULL, ids blob NOT NULL, PRIMARY KEY (run_id, no));
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_id" (run_id bigint NOT NULL, id blob NOT NULL, kind char(1) NOT NULL, PRIMARY KEY (run_id, id)) WITHOUT ROWID;
SELECT (SELECT count(*) FROM pragma_table_xinfo(?1, 'main') WHERE lower(name) = 'rowid'), (SELECT wr FROM pragma_table_list(?1) WHERE schema = 'main');
--   'orders'
SELECT COALESCE(max(rowid), 0) FROM "main"."orders";
SELECT EXISTS (SELECT 1 FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i ON i.seqno = 0 WHERE i.name = ?2);
--   'orders', 'id'
SELECT name FROM pragma_table_xinfo(?1, 'main') WHERE hidden IN (0, 3);
--   'orders'
SELECT COALESCE(avg(w), 0) FROM (SELECT COALESCE(length(CAST("id" AS BLOB)), 0) + COALESCE(length(CAST("tenant" AS BLOB)), 0) + COALESCE(length(CAST("n" AS BLOB)), 0) + COALESCE(length(CAST("note" AS BLOB)), 0) AS w FROM "main"."orders" WHERE rowid IN (1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60)); -- [d8c807f0]
BEGIN IMMEDIATE;
SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id';
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM main."sqluuid_migration_range" r WHERE r.run_id = main."sqluuid_migration".id) FROM main."sqluuid_migration" ORDER BY id DESC; -- [80bfa988]
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM main."sqluuid_migration";
INSERT INTO main."sqluuid_migration" (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?); -- [d6982f3a]
--   1, 2, 'v1-to-v6',
--   '["main.orders.id","main.items.order_id","main.payments.order_id","main.shipments.order_id","main.shipments.previous"]',
--   '<hash 1>', '<hash 2>', '<hash 1>', 'running', 'skip', 0, '', <number 1>, 0, 0, 306, 0, 0,
--   '{"columns":{"main.items.order_id":{"rows":120,"nulls":0,"now":"120:dae72fd2e52392ece2a39c6fafdf650a","expect":"120:f93e8722ce4792d20dd17c3de42c82c6","key":["line"],"now_rows":"120:65bc09decf3abd22ffa99220721eccc7","expect_rows":"120:c190e1c609ecbb3ab852364e3cafaf08"},"main.orders.id":{"rows":60,"nulls":0,"now":"60:ed7397e97291c9767151ce37d7efb285","expect":"60:fc9f43916723c96906e8be1ef2164163"},"main.payments.order_id":{"rows":60,"nulls":12,"now":"48:fd06a5479b8884b63d1e58990866cfab","expect":"48:dff201ce71029df465870b399fb034ea","key":["n"],"now_rows":"48:9f7b6539e83f1754b9f2f1ec79033de1","expect_rows":"48:938f8e61677e1c03d51815533eef859a"},"main.shipments.order_id":{"rows":60,"nulls":0,"now":"60:ed7397e97291c9767151ce37d7efb285","expect":"60:fc9f43916723c96906e8be1ef2164163"},"main.shipments.previous":{"rows":60,"nulls":12,"now":"48:9239184c6067730eb19e48ae9f7b113b","expect":"48:db6c75a179c5a77955def6127fce346a","key":["order_id"],"now_rows":"48:e3ebe9fb22e62c539525c9ddb5652e87","expect_rows":"48:9b35ab3fd0fd93cf72a4bed43025ef5d"}},"orphans":{"main.items (tenant, order_id) \u2192 main.orders (tenant, id)":0,"main.payments (order_id) \u2192 main.orders (id)":0,"main.shipments (order_id) \u2192 main.orders (id)":0,"main.shipments (previous) \u2192 main.shipments (order_id)":0},"places":true}' -- [67cedc50],
--   '<time>', '<time>', NULL
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'k' FROM (SELECT DISTINCT "main"."orders"."id" AS id FROM "main"."orders" WHERE (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF')) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [f601c90a]
--   1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'k' FROM (SELECT DISTINCT "main"."items"."order_id" AS id FROM "main"."items" WHERE (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF')) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [a012971b]
--   1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'k' FROM (SELECT DISTINCT "main"."payments"."order_id" AS id FROM "main"."payments" WHERE (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF')) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [c911d259]
--   1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'k' FROM (SELECT DISTINCT "main"."shipments"."order_id" AS id FROM "main"."shipments" WHERE (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF')) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [92f93120]
--   1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'k' FROM (SELECT DISTINCT "main"."shipments"."previous" AS id FROM "main"."shipments" WHERE (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF')) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [8f6cf8a0]
--   1
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
INSERT INTO main."sqluuid_migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 0, NULL, '22', NULL, 0, '', <number 2>, 0, 0, 0
INSERT INTO main."sqluuid_migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 1, '22', NULL, NULL, 0, '', <number 2>, 0, 0, 0
COMMIT;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'orders'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'orders'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'orders'
-- again [3a581c12] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'items'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'items'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'items'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'payments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'payments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'payments'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'shipments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'shipments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'shipments'
SELECT unhex('00');
SELECT typeof((SELECT min("id") FROM "main"."orders")) = 'blob';
SELECT typeof((SELECT min("order_id") FROM "main"."items")) = 'blob';
SELECT typeof((SELECT min("order_id") FROM "main"."payments")) = 'blob';
SELECT typeof((SELECT min("order_id") FROM "main"."shipments")) = 'blob';
SELECT typeof((SELECT min("previous") FROM "main"."shipments")) = 'blob';
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'orders'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'items'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'payments'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'shipments'
PRAGMA wal_autocheckpoint;
PRAGMA main.journal_mode;
PRAGMA main.synchronous;
PRAGMA main.page_count;
PRAGMA main.cache_size;
PRAGMA main.cache_size = -10240;
SELECT CASE WHEN EXISTS (SELECT 1 FROM main."sqluuid_migration_id" WHERE run_id = ? AND kind <> 'm') THEN 1 ELSE 0 END;
--   1
SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN lease_until < CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER) THEN 1 ELSE 0 END, CASE WHEN lease_until > 0 THEN 1 ELSE 0 END, lease_until - CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER), chunks, moved FROM main."sqluuid_migration_range" WHERE run_id = ? ORDER BY no; -- [5fc1f3fe]
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN IMMEDIATE;
UPDATE main."sqluuid_migration_range" SET owner = ?, token = token + 1, lease_until = CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER) + ? WHERE run_id = ? AND no = ? AND token = ? AND done = 0 AND lease_until < CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER); -- [b138c3c0]
--   '<process>/1', 90000, 1, 0, <number 2>
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT CAST(rowid AS TEXT) FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 19;
--   '22'
SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "main"."items"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [dc636fd8]
--   '20'
SELECT CAST(rowid AS TEXT) FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 9;
--   '22'
-- again [dc636fd8] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '10'
SELECT count(*) FROM (SELECT 1 FROM "main"."payments" WHERE "main"."payments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [c66da642]
--   '10'
SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE "main"."shipments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [369b6ee5]
--   '10'
SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE "main"."shipments"."previous" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [a32e86a9]
--   '10'
BEGIN IMMEDIATE;
UPDATE main."sqluuid_migration_range" SET cursor_key = ?, done = ?, chunks = chunks + 1, moved = moved + ?, lease_until = CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER) + ? WHERE run_id = ? AND no = ? AND token = ? AND done = 0; -- [1dca0315]
--   '10', 0, 0, 90000, 1, 0, <number 3>
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("main"."orders"."id"),14,3)||substr(hex("main"."orders"."id"),9,4)||substr(hex("main"."orders"."id"),1,5)||'6'||substr(hex("main"."orders"."id"),6,3)||substr(hex("main"."orders"."id"),17))) AS id FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [3eec2b1c]
--   '10', 1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("main"."items"."order_id"),14,3)||substr(hex("main"."items"."order_id"),9,4)||substr(hex("main"."items"."order_id"),1,5)||'6'||substr(hex("main"."items"."order_id"),6,3)||substr(hex("main"."items"."order_id"),17))) AS id FROM "main"."items" WHERE "main"."items"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [16ed1d3a]
--   '10', 1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("main"."payments"."order_id"),14,3)||substr(hex("main"."payments"."order_id"),9,4)||substr(hex("main"."payments"."order_id"),1,5)||'6'||substr(hex("main"."payments"."order_id"),6,3)||substr(hex("main"."payments"."order_id"),17))) AS id FROM "main"."payments" WHERE "main"."payments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [a5d53749]
--   '10', 1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("main"."shipments"."order_id"),14,3)||substr(hex("main"."shipments"."order_id"),9,4)||substr(hex("main"."shipments"."order_id"),1,5)||'6'||substr(hex("main"."shipments"."order_id"),6,3)||substr(hex("main"."shipments"."order_id"),17))) AS id FROM "main"."shipments" WHERE "main"."shipments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [88de1dce]
--   '10', 1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("main"."shipments"."previous"),14,3)||substr(hex("main"."shipments"."previous"),9,4)||substr(hex("main"."shipments"."previous"),1,5)||'6'||substr(hex("main"."shipments"."previous"),6,3)||substr(hex("main"."shipments"."previous"),17))) AS id FROM "main"."shipments" WHERE "main"."shipments"."previous" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [e5998dd3]
--   '10', 1
UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(substr(hex("main"."items"."order_id"),14,3)||substr(hex("main"."items"."order_id"),9,4)||substr(hex("main"."items"."order_id"),1,5)||'6'||substr(hex("main"."items"."order_id"),6,3)||substr(hex("main"."items"."order_id"),17)) WHERE "main"."items"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF'); -- [38ec1a0e]
--   '10'
UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex(substr(hex("main"."payments"."order_id"),14,3)||substr(hex("main"."payments"."order_id"),9,4)||substr(hex("main"."payments"."order_id"),1,5)||'6'||substr(hex("main"."payments"."order_id"),6,3)||substr(hex("main"."payments"."order_id"),17)) WHERE "main"."payments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF'); -- [a0776ea7]
--   '10'
UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex(substr(hex("main"."shipments"."order_id"),14,3)||substr(hex("main"."shipments"."order_id"),9,4)||substr(hex("main"."shipments"."order_id"),1,5)||'6'||substr(hex("main"."shipments"."order_id"),6,3)||substr(hex("main"."shipments"."order_id"),17)) WHERE "main"."shipments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF'); -- [aa6004e5]
--   '10'
UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex(substr(hex("main"."shipments"."previous"),14,3)||substr(hex("main"."shipments"."previous"),9,4)||substr(hex("main"."shipments"."previous"),1,5)||'6'||substr(hex("main"."shipments"."previous"),6,3)||substr(hex("main"."shipments"."previous"),17)) WHERE "main"."shipments"."previous" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF'); -- [b1d58fdd]
--   '10'
UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(hex("main"."orders"."id"),14,3)||substr(hex("main"."orders"."id"),9,4)||substr(hex("main"."orders"."id"),1,5)||'6'||substr(hex("main"."orders"."id"),6,3)||substr(hex("main"."orders"."id"),17)) WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF'); -- [a3926d2e]
--   '10'
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   53, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "main"."items"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [f038265a]
--   '10', '22'
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '10', '20'
SELECT count(*) FROM (SELECT 1 FROM "main"."payments" WHERE "main"."payments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [82f67e3d]
--   '10', '20'
SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE "main"."shipments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [36061f5b]
--   '10', '20'
SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE "main"."shipments"."previous" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [7728885f]
--   '10', '20'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   '20', 0, 0, 90000, 1, 0, <number 3>
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("main"."orders"."id"),14,3)||substr(hex("main"."orders"."id"),9,4)||substr(hex("main"."orders"."id"),1,5)||'6'||substr(hex("main"."orders"."id"),6,3)||substr(hex("main"."orders"."id"),17))) AS id FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [e946e34b]
--   '10', '20', 1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("main"."items"."order_id"),14,3)||substr(hex("main"."items"."order_id"),9,4)||substr(hex("main"."items"."order_id"),1,5)||'6'||substr(hex("main"."items"."order_id"),6,3)||substr(hex("main"."items"."order_id"),17))) AS id FROM "main"."items" WHERE "main"."items"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [698ab90e]
--   '10', '20', 1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("main"."payments"."order_id"),14,3)||substr(hex("main"."payments"."order_id"),9,4)||substr(hex("main"."payments"."order_id"),1,5)||'6'||substr(hex("main"."payments"."order_id"),6,3)||substr(hex("main"."payments"."order_id"),17))) AS id FROM "main"."payments" WHERE "main"."payments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [7afd1bb3]
--   '10', '20', 1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("main"."shipments"."order_id"),14,3)||substr(hex("main"."shipments"."order_id"),9,4)||substr(hex("main"."shipments"."order_id"),1,5)||'6'||substr(hex("main"."shipments"."order_id"),6,3)||substr(hex("main"."shipments"."order_id"),17))) AS id FROM "main"."shipments" WHERE "main"."shipments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [9de88593]
--   '10', '20', 1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("main"."shipments"."previous"),14,3)||substr(hex("main"."shipments"."previous"),9,4)||substr(hex("main"."shipments"."previous"),1,5)||'6'||substr(hex("main"."shipments"."previous"),6,3)||substr(hex("main"."shipments"."previous"),17))) AS id FROM "main"."shipments" WHERE "main"."shipments"."previous" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [cf5eb02f]
--   '10', '20', 1
UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(substr(hex("main"."items"."order_id"),14,3)||substr(hex("main"."items"."order_id"),9,4)||substr(hex("main"."items"."order_id"),1,5)||'6'||substr(hex("main"."items"."order_id"),6,3)||substr(hex("main"."items"."order_id"),17)) WHERE "main"."items"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF'); -- [8b64da1c]
--   '10', '20'
UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex(substr(hex("main"."payments"."order_id"),14,3)||substr(hex("main"."payments"."order_id"),9,4)||substr(hex("main"."payments"."order_id"),1,5)||'6'||substr(hex("main"."payments"."order_id"),6,3)||substr(hex("main"."payments"."order_id"),17)) WHERE "main"."payments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF'); -- [2649c3f1]
--   '10', '20'
UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex(substr(hex("main"."shipments"."order_id"),14,3)||substr(hex("main"."shipments"."order_id"),9,4)||substr(hex("main"."shipments"."order_id"),1,5)||'6'||substr(hex("main"."shipments"."order_id"),6,3)||substr(hex("main"."shipments"."order_id"),17)) WHERE "main"."shipments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF'); -- [ab466b01]
--   '10', '20'
UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex(substr(hex("main"."shipments"."previous"),14,3)||substr(hex("main"."shipments"."previous"),9,4)||substr(hex("main"."shipments"."previous"),1,5)||'6'||substr(hex("main"."shipments"."previous"),6,3)||substr(hex("main"."shipments"."previous"),17)) WHERE "main"."shipments"."previous" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF'); -- [03d5c524]
--   '10', '20'
UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(hex("main"."orders"."id"),14,3)||substr(hex("main"."orders"."id"),9,4)||substr(hex("main"."orders"."id"),1,5)||'6'||substr(hex("main"."orders"."id"),6,3)||substr(hex("main"."orders"."id"),17)) WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF'); -- [6eac5f15]
--   '10', '20'
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   51, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '20', '22'
-- again [82f67e3d] SELECT count(*) FROM (SELECT 1 FROM "main"."payments" WHERE …
--   '20', '22'
-- again [36061f5b] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '20', '22'
-- again [7728885f] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '20', '22'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   NULL, 1, 0, 90000, 1, 0, <number 3>
-- again [e946e34b] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '20', '22', 1
-- again [698ab90e] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '20', '22', 1
-- again [7afd1bb3] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '20', '22', 1
-- again [9de88593] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '20', '22', 1
-- again [cf5eb02f] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '20', '22', 1
-- again [8b64da1c] UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(sub …
--   '20', '22'
-- again [2649c3f1] UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex( …
--   '20', '22'
-- again [ab466b01] UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex …
--   '20', '22'
-- again [03d5c524] UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex …
--   '20', '22'
-- again [6eac5f15] UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(h …
--   '20', '22'
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   11, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN IMMEDIATE;
-- again [b138c3c0] UPDATE main."sqluuid_migration_range" SET owner = ?, token = …
--   '<process>/1', 90000, 1, 1, <number 2>
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '22', '42'
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '22', '32'
-- again [82f67e3d] SELECT count(*) FROM (SELECT 1 FROM "main"."payments" WHERE …
--   '22', '32'
-- again [36061f5b] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '22', '32'
-- again [7728885f] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '22', '32'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   '32', 0, 0, 90000, 1, 1, <number 3>
-- again [e946e34b] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '22', '32', 1
-- again [698ab90e] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '22', '32', 1
-- again [7afd1bb3] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '22', '32', 1
-- again [9de88593] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '22', '32', 1
-- again [cf5eb02f] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '22', '32', 1
-- again [8b64da1c] UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(sub …
--   '22', '32'
-- again [2649c3f1] UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex( …
--   '22', '32'
-- again [ab466b01] UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex …
--   '22', '32'
-- again [03d5c524] UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex …
--   '22', '32'
-- again [6eac5f15] UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(h …
--   '22', '32'
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   51, 1, 1
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '32', '52'
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '32', '42'
-- again [82f67e3d] SELECT count(*) FROM (SELECT 1 FROM "main"."payments" WHERE …
--   '32', '42'
-- again [36061f5b] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '32', '42'
-- again [7728885f] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '32', '42'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   '42', 0, 0, 90000, 1, 1, <number 3>
-- again [e946e34b] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '32', '42', 1
-- again [698ab90e] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '32', '42', 1
-- again [7afd1bb3] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '32', '42', 1
-- again [9de88593] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '32', '42', 1
-- again [cf5eb02f] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '32', '42', 1
-- again [8b64da1c] UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(sub …
--   '32', '42'
-- again [2649c3f1] UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex( …
--   '32', '42'
-- again [ab466b01] UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex …
--   '32', '42'
-- again [03d5c524] UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex …
--   '32', '42'
-- again [6eac5f15] UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(h …
--   '32', '42'
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   51, 1, 1
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT CAST(rowid AS TEXT) FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 19;
--   '42'
SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "main"."items"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [a579d5d6]
--   '42'
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '42', '52'
-- again [82f67e3d] SELECT count(*) FROM (SELECT 1 FROM "main"."payments" WHERE …
--   '42', '52'
-- again [36061f5b] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '42', '52'
-- again [7728885f] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '42', '52'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   '52', 0, 0, 90000, 1, 1, <number 3>
-- again [e946e34b] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '42', '52', 1
-- again [698ab90e] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '42', '52', 1
-- again [7afd1bb3] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '42', '52', 1
-- again [9de88593] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '42', '52', 1
-- again [cf5eb02f] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '42', '52', 1
-- again [8b64da1c] UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(sub …
--   '42', '52'
-- again [2649c3f1] UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex( …
--   '42', '52'
-- again [ab466b01] UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex …
--   '42', '52'
-- again [03d5c524] UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex …
--   '42', '52'
-- again [6eac5f15] UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(h …
--   '42', '52'
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   51, 1, 1
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT CAST(rowid AS TEXT) FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 19;
--   '52'
-- again [a579d5d6] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '52'
SELECT count(*) FROM (SELECT 1 FROM "main"."payments" WHERE "main"."payments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [82ddb31a]
--   '52'
SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE "main"."shipments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [fa68b54b]
--   '52'
SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE "main"."shipments"."previous" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [5af753b6]
--   '52'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   NULL, 1, 0, 90000, 1, 1, <number 3>
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("main"."orders"."id"),14,3)||substr(hex("main"."orders"."id"),9,4)||substr(hex("main"."orders"."id"),1,5)||'6'||substr(hex("main"."orders"."id"),6,3)||substr(hex("main"."orders"."id"),17))) AS id FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [edb108a0]
--   '52', 1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("main"."items"."order_id"),14,3)||substr(hex("main"."items"."order_id"),9,4)||substr(hex("main"."items"."order_id"),1,5)||'6'||substr(hex("main"."items"."order_id"),6,3)||substr(hex("main"."items"."order_id"),17))) AS id FROM "main"."items" WHERE "main"."items"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [d013c7b7]
--   '52', 1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("main"."payments"."order_id"),14,3)||substr(hex("main"."payments"."order_id"),9,4)||substr(hex("main"."payments"."order_id"),1,5)||'6'||substr(hex("main"."payments"."order_id"),6,3)||substr(hex("main"."payments"."order_id"),17))) AS id FROM "main"."payments" WHERE "main"."payments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [3b03f77f]
--   '52', 1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("main"."shipments"."order_id"),14,3)||substr(hex("main"."shipments"."order_id"),9,4)||substr(hex("main"."shipments"."order_id"),1,5)||'6'||substr(hex("main"."shipments"."order_id"),6,3)||substr(hex("main"."shipments"."order_id"),17))) AS id FROM "main"."shipments" WHERE "main"."shipments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [6a500a24]
--   '52', 1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("main"."shipments"."previous"),14,3)||substr(hex("main"."shipments"."previous"),9,4)||substr(hex("main"."shipments"."previous"),1,5)||'6'||substr(hex("main"."shipments"."previous"),6,3)||substr(hex("main"."shipments"."previous"),17))) AS id FROM "main"."shipments" WHERE "main"."shipments"."previous" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [d1c7390f]
--   '52', 1
UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(substr(hex("main"."items"."order_id"),14,3)||substr(hex("main"."items"."order_id"),9,4)||substr(hex("main"."items"."order_id"),1,5)||'6'||substr(hex("main"."items"."order_id"),6,3)||substr(hex("main"."items"."order_id"),17)) WHERE "main"."items"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF'); -- [47850e79]
--   '52'
UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex(substr(hex("main"."payments"."order_id"),14,3)||substr(hex("main"."payments"."order_id"),9,4)||substr(hex("main"."payments"."order_id"),1,5)||'6'||substr(hex("main"."payments"."order_id"),6,3)||substr(hex("main"."payments"."order_id"),17)) WHERE "main"."payments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF'); -- [5099420a]
--   '52'
UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex(substr(hex("main"."shipments"."order_id"),14,3)||substr(hex("main"."shipments"."order_id"),9,4)||substr(hex("main"."shipments"."order_id"),1,5)||'6'||substr(hex("main"."shipments"."order_id"),6,3)||substr(hex("main"."shipments"."order_id"),17)) WHERE "main"."shipments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF'); -- [afa4c798]
--   '52'
UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex(substr(hex("main"."shipments"."previous"),14,3)||substr(hex("main"."shipments"."previous"),9,4)||substr(hex("main"."shipments"."previous"),1,5)||'6'||substr(hex("main"."shipments"."previous"),6,3)||substr(hex("main"."shipments"."previous"),17)) WHERE "main"."shipments"."previous" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF'); -- [1f61669f]
--   '52'
UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(hex("main"."orders"."id"),14,3)||substr(hex("main"."orders"."id"),9,4)||substr(hex("main"."orders"."id"),1,5)||'6'||substr(hex("main"."orders"."id"),6,3)||substr(hex("main"."orders"."id"),17)) WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF'); -- [28e6c79d]
--   '52'
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   38, 1, 1
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
PRAGMA main.cache_size = -2000;
PRAGMA shrink_memory;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'orders'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'orders'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'orders'
-- again [3a581c12] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'items'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'items'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'items'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'payments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'payments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'payments'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'shipments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'shipments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'shipments'
SELECT unhex('00');
SELECT typeof((SELECT min("id") FROM "main"."orders")) = 'blob';
SELECT typeof((SELECT min("order_id") FROM "main"."items")) = 'blob';
SELECT typeof((SELECT min("order_id") FROM "main"."payments")) = 'blob';
SELECT typeof((SELECT min("order_id") FROM "main"."shipments")) = 'blob';
SELECT typeof((SELECT min("previous") FROM "main"."shipments")) = 'blob';
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'orders'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'items'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'payments'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'shipments'
SELECT count(*) FROM "main"."orders" WHERE "id" IS NULL;
-- again [5e0ab21c] SELECT "main"."orders"."id", CASE WHEN (typeof("main"."order …
SELECT count(*) FROM "main"."items" WHERE "order_id" IS NULL;
-- again [becf4004] SELECT "main"."items"."order_id", CASE WHEN (typeof("main"." …
SELECT count(*) FROM "main"."payments" WHERE "order_id" IS NULL;
-- again [1a096c03] SELECT "main"."payments"."order_id", CASE WHEN (typeof("main …
SELECT count(*) FROM "main"."shipments" WHERE "order_id" IS NULL;
-- again [febbd3d0] SELECT "main"."shipments"."order_id", CASE WHEN (typeof("mai …
SELECT count(*) FROM "main"."shipments" WHERE "previous" IS NULL;
-- again [e3b0884a] SELECT "main"."shipments"."previous", CASE WHEN (typeof("mai …
-- again [942be3f1] SELECT count(*) FROM "main"."items" c WHERE c."tenant" IS NO …
SELECT count(*) FROM "main"."payments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."orders" p WHERE p."id" = c."order_id");
SELECT count(*) FROM "main"."shipments" c WHERE c."previous" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."shipments" p WHERE p."order_id" = c."previous");
SELECT count(*) FROM "main"."shipments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."orders" p WHERE p."id" = c."order_id");
BEGIN IMMEDIATE;
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM main."sqluuid_migration_range" r WHERE r.run_id = main."sqluuid_migration".id) FROM main."sqluuid_migration" WHERE id = ?; -- [2a774763]
--   1
UPDATE main."sqluuid_migration" SET active = ?, state = ?, pick = ?, pick_before = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [1ad85768]
--   NULL, 'done', 0, '', 0, 0, 306, 306,
--   again [67cedc50] '{"columns":{"main.items.order_id":{"rows":120,"nulls":0,"no …, '<time>',
--   '<time>', 1, <number 1>
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
COMMIT;
PRAGMA foreign_keys = 0;

-- == the undo

-- c3
PRAGMA foreign_keys;
PRAGMA foreign_keys = OFF;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'orders'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'orders'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'orders'
-- again [3a581c12] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'items'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'items'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'items'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'payments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'payments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'payments'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'shipments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'shipments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'shipments'
SELECT unhex('00');
SELECT typeof((SELECT min("id") FROM "main"."orders")) = 'blob';
SELECT typeof((SELECT min("order_id") FROM "main"."items")) = 'blob';
SELECT typeof((SELECT min("order_id") FROM "main"."payments")) = 'blob';
SELECT typeof((SELECT min("order_id") FROM "main"."shipments")) = 'blob';
SELECT typeof((SELECT min("previous") FROM "main"."shipments")) = 'blob';
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'orders'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'items'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'payments'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'shipments'
SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id';
-- again [80bfa988] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
BEGIN IMMEDIATE;
SELECT no, n FROM main."sqluuid_migration_packed" WHERE run_id = ? ORDER BY no LIMIT 200;
--   1
COMMIT;
SELECT hex("main"."orders"."id") FROM "main"."orders" WHERE CASE WHEN (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."orders"."id") IS NULL ELSE (1 = 0) END LIMIT 10; -- [7158255a]
--   1
SELECT hex("main"."items"."order_id") FROM "main"."items" WHERE CASE WHEN (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."items"."order_id") IS NULL ELSE (1 = 0) END LIMIT 10; -- [e0b6644d]
--   1
SELECT hex("main"."payments"."order_id") FROM "main"."payments" WHERE CASE WHEN (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."payments"."order_id") IS NULL ELSE (1 = 0) END LIMIT 10; -- [e13b9fdc]
--   1
SELECT hex("main"."shipments"."order_id") FROM "main"."shipments" WHERE CASE WHEN (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."shipments"."order_id") IS NULL ELSE (1 = 0) END LIMIT 10; -- [d79bc695]
--   1
SELECT hex("main"."shipments"."previous") FROM "main"."shipments" WHERE CASE WHEN (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."shipments"."previous") IS NULL ELSE (1 = 0) END LIMIT 10; -- [08449798]
--   1
SELECT CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16 AND substr(v.k,7,1) BETWEEN x'60' AND x'6F' AND substr(v.k,9,1) BETWEEN x'80' AND x'BF') THEN 1 ELSE 0 END, CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16 AND substr(v.k,7,1) BETWEEN x'60' AND x'6F' AND substr(v.k,9,1) BETWEEN x'80' AND x'BF') THEN hex((unhex(substr(hex(v.k),8,5)||substr(hex(v.k),14,3)||substr(hex(v.k),4,4)||'1'||substr(hex(v.k),1,3)||substr(hex(v.k),17)))) END FROM (SELECT ? AS k) v; -- [e07422b7]
--   x'<id 2>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "main"."orders" WHERE "id" IS NULL;
SELECT "main"."orders"."id", CASE WHEN CASE WHEN (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."orders"."id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END FROM "main"."orders" WHERE "main"."orders"."id" IS NOT NULL; -- [1f0d2368]
--   1
SELECT count(*) FROM "main"."items" WHERE "order_id" IS NULL;
SELECT "main"."items"."order_id", CASE WHEN CASE WHEN (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."items"."order_id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END, quote("main"."items"."line") FROM "main"."items" WHERE "main"."items"."order_id" IS NOT NULL; -- [18316a72]
--   1
SELECT count(*) FROM "main"."payments" WHERE "order_id" IS NULL;
SELECT "main"."payments"."order_id", CASE WHEN CASE WHEN (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."payments"."order_id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END, quote("main"."payments"."n") FROM "main"."payments" WHERE "main"."payments"."order_id" IS NOT NULL; -- [b76f3c01]
--   1
SELECT count(*) FROM "main"."shipments" WHERE "order_id" IS NULL;
SELECT "main"."shipments"."order_id", CASE WHEN CASE WHEN (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."shipments"."order_id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END FROM "main"."shipments" WHERE "main"."shipments"."order_id" IS NOT NULL; -- [1a5759dc]
--   1
SELECT count(*) FROM "main"."shipments" WHERE "previous" IS NULL;
SELECT "main"."shipments"."previous", CASE WHEN CASE WHEN (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."shipments"."previous" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END, "main"."shipments"."order_id", CASE WHEN CASE WHEN (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."shipments"."order_id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END FROM "main"."shipments" WHERE "main"."shipments"."previous" IS NOT NULL; -- [6c9bafe6]
--   1, 1
-- again [942be3f1] SELECT count(*) FROM "main"."items" c WHERE c."tenant" IS NO …
SELECT count(*) FROM "main"."payments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."orders" p WHERE p."id" = c."order_id");
SELECT count(*) FROM "main"."shipments" c WHERE c."previous" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."shipments" p WHERE p."order_id" = c."previous");
SELECT count(*) FROM "main"."shipments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."orders" p WHERE p."id" = c."order_id");
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'orders'
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'items'
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'payments'
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'shipments'
PRAGMA foreign_keys = 0;

-- c4
PRAGMA foreign_keys;
PRAGMA foreign_keys = OFF;
UPDATE "main"."orders" SET "id" = "id" WHERE 1 = 0;
UPDATE "main"."items" SET "order_id" = "order_id" WHERE 1 = 0;
UPDATE "main"."payments" SET "order_id" = "order_id" WHERE 1 = 0;
UPDATE "main"."shipments" SET "order_id" = "order_id" WHERE 1 = 0;
UPDATE "main"."shipments" SET "previous" = "previous" WHERE 1 = 0;
SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id';
SELECT (SELECT count(*) FROM pragma_table_xinfo(?1, 'main') WHERE lower(name) = 'rowid'), (SELECT wr FROM pragma_table_list(?1) WHERE schema = 'main');
--   'orders'
SELECT COALESCE(max(rowid), 0) FROM "main"."orders";
SELECT EXISTS (SELECT 1 FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i ON i.seqno = 0 WHERE i.name = ?2);
--   'orders', 'id'
SELECT name FROM pragma_table_xinfo(?1, 'main') WHERE hidden IN (0, 3);
--   'orders'
-- again [d8c807f0] SELECT COALESCE(avg(w), 0) FROM (SELECT COALESCE(length(CAST …
BEGIN IMMEDIATE;
-- again [2a774763] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
UPDATE main."sqluuid_migration" SET active = ?, state = ?, pick = ?, pick_before = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, seq = seq + 1 WHERE id = ? AND seq = ?; -- [a449e302]
--   '<hash 1>', 'undoing', 1, '', 0, 0, 0, 306,
--   '{"columns":{"main.items.order_id":{"rows":120,"nulls":0,"now":"120:f93e8722ce4792d20dd17c3de42c82c6","expect":"120:dae72fd2e52392ece2a39c6fafdf650a","key":["line"],"now_rows":"120:c190e1c609ecbb3ab852364e3cafaf08","expect_rows":"120:65bc09decf3abd22ffa99220721eccc7"},"main.orders.id":{"rows":60,"nulls":0,"now":"60:fc9f43916723c96906e8be1ef2164163","expect":"60:ed7397e97291c9767151ce37d7efb285"},"main.payments.order_id":{"rows":60,"nulls":12,"now":"48:dff201ce71029df465870b399fb034ea","expect":"48:fd06a5479b8884b63d1e58990866cfab","key":["n"],"now_rows":"48:938f8e61677e1c03d51815533eef859a","expect_rows":"48:9f7b6539e83f1754b9f2f1ec79033de1"},"main.shipments.order_id":{"rows":60,"nulls":0,"now":"60:fc9f43916723c96906e8be1ef2164163","expect":"60:ed7397e97291c9767151ce37d7efb285"},"main.shipments.previous":{"rows":60,"nulls":12,"now":"48:db6c75a179c5a77955def6127fce346a","expect":"48:9239184c6067730eb19e48ae9f7b113b","key":["order_id"],"now_rows":"48:9b35ab3fd0fd93cf72a4bed43025ef5d","expect_rows":"48:e3ebe9fb22e62c539525c9ddb5652e87"}},"orphans":{"main.items (tenant, order_id) \u2192 main.orders (tenant, id)":0,"main.payments (order_id) \u2192 main.orders (id)":0,"main.shipments (order_id) \u2192 main.orders (id)":0,"main.shipments (previous) \u2192 main.shipments (order_id)":0},"places":true}' -- [62fe2039],
--   '<time>', NULL, 1, <number 4>
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
INSERT INTO main."sqluuid_migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 0, NULL, '22', NULL, 0, '', <number 5>, 0, 0, 0
INSERT INTO main."sqluuid_migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 1, '22', NULL, NULL, 0, '', <number 5>, 0, 0, 0
COMMIT;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'orders'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'orders'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'orders'
-- again [3a581c12] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'items'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'items'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'items'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'payments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'payments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'payments'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'shipments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'shipments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'shipments'
SELECT unhex('00');
SELECT typeof((SELECT min("id") FROM "main"."orders")) = 'blob';
SELECT typeof((SELECT min("order_id") FROM "main"."items")) = 'blob';
SELECT typeof((SELECT min("order_id") FROM "main"."payments")) = 'blob';
SELECT typeof((SELECT min("order_id") FROM "main"."shipments")) = 'blob';
SELECT typeof((SELECT min("previous") FROM "main"."shipments")) = 'blob';
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'orders'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'items'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'payments'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'shipments'
PRAGMA wal_autocheckpoint;
PRAGMA main.journal_mode;
PRAGMA main.synchronous;
PRAGMA main.page_count;
PRAGMA main.cache_size;
PRAGMA main.cache_size = -10240;
BEGIN IMMEDIATE;
SELECT no, n FROM main."sqluuid_migration_packed" WHERE run_id = ? ORDER BY no LIMIT 200;
--   1
COMMIT;
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN IMMEDIATE;
-- again [b138c3c0] UPDATE main."sqluuid_migration_range" SET owner = ?, token = …
--   '<process>/1', 90000, 1, 0, <number 5>
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT CAST(rowid AS TEXT) FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 19;
--   '22'
-- again [dc636fd8] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '20'
SELECT CAST(rowid AS TEXT) FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 9;
--   '22'
-- again [dc636fd8] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '10'
-- again [c66da642] SELECT count(*) FROM (SELECT 1 FROM "main"."payments" WHERE …
--   '10'
-- again [369b6ee5] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '10'
-- again [a32e86a9] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '10'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   '10', 0, 0, 90000, 1, 0, <number 6>
UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(substr(hex("main"."items"."order_id"),8,5)||substr(hex("main"."items"."order_id"),14,3)||substr(hex("main"."items"."order_id"),4,4)||'1'||substr(hex("main"."items"."order_id"),1,3)||substr(hex("main"."items"."order_id"),17)) WHERE "main"."items"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND CASE WHEN (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."items"."order_id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [ba8f0c6e]
--   '10', 1
UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex(substr(hex("main"."payments"."order_id"),8,5)||substr(hex("main"."payments"."order_id"),14,3)||substr(hex("main"."payments"."order_id"),4,4)||'1'||substr(hex("main"."payments"."order_id"),1,3)||substr(hex("main"."payments"."order_id"),17)) WHERE "main"."payments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND CASE WHEN (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."payments"."order_id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [f71ffca1]
--   '10', 1
UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex(substr(hex("main"."shipments"."order_id"),8,5)||substr(hex("main"."shipments"."order_id"),14,3)||substr(hex("main"."shipments"."order_id"),4,4)||'1'||substr(hex("main"."shipments"."order_id"),1,3)||substr(hex("main"."shipments"."order_id"),17)) WHERE "main"."shipments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND CASE WHEN (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."shipments"."order_id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [12434278]
--   '10', 1
UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex(substr(hex("main"."shipments"."previous"),8,5)||substr(hex("main"."shipments"."previous"),14,3)||substr(hex("main"."shipments"."previous"),4,4)||'1'||substr(hex("main"."shipments"."previous"),1,3)||substr(hex("main"."shipments"."previous"),17)) WHERE "main"."shipments"."previous" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND CASE WHEN (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."shipments"."previous" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [fc07d6d6]
--   '10', 1
UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(hex("main"."orders"."id"),8,5)||substr(hex("main"."orders"."id"),14,3)||substr(hex("main"."orders"."id"),4,4)||'1'||substr(hex("main"."orders"."id"),1,3)||substr(hex("main"."orders"."id"),17)) WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND CASE WHEN (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."orders"."id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [66058b6d]
--   '10', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   53, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '10', '22'
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '10', '20'
-- again [82f67e3d] SELECT count(*) FROM (SELECT 1 FROM "main"."payments" WHERE …
--   '10', '20'
-- again [36061f5b] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '10', '20'
-- again [7728885f] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '10', '20'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   '20', 0, 0, 90000, 1, 0, <number 6>
UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(substr(hex("main"."items"."order_id"),8,5)||substr(hex("main"."items"."order_id"),14,3)||substr(hex("main"."items"."order_id"),4,4)||'1'||substr(hex("main"."items"."order_id"),1,3)||substr(hex("main"."items"."order_id"),17)) WHERE "main"."items"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND CASE WHEN (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."items"."order_id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [a75ab258]
--   '10', '20', 1
UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex(substr(hex("main"."payments"."order_id"),8,5)||substr(hex("main"."payments"."order_id"),14,3)||substr(hex("main"."payments"."order_id"),4,4)||'1'||substr(hex("main"."payments"."order_id"),1,3)||substr(hex("main"."payments"."order_id"),17)) WHERE "main"."payments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND CASE WHEN (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."payments"."order_id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [7c6792df]
--   '10', '20', 1
UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex(substr(hex("main"."shipments"."order_id"),8,5)||substr(hex("main"."shipments"."order_id"),14,3)||substr(hex("main"."shipments"."order_id"),4,4)||'1'||substr(hex("main"."shipments"."order_id"),1,3)||substr(hex("main"."shipments"."order_id"),17)) WHERE "main"."shipments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND CASE WHEN (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."shipments"."order_id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [52ba425e]
--   '10', '20', 1
UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex(substr(hex("main"."shipments"."previous"),8,5)||substr(hex("main"."shipments"."previous"),14,3)||substr(hex("main"."shipments"."previous"),4,4)||'1'||substr(hex("main"."shipments"."previous"),1,3)||substr(hex("main"."shipments"."previous"),17)) WHERE "main"."shipments"."previous" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND CASE WHEN (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."shipments"."previous" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [0e727352]
--   '10', '20', 1
UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(hex("main"."orders"."id"),8,5)||substr(hex("main"."orders"."id"),14,3)||substr(hex("main"."orders"."id"),4,4)||'1'||substr(hex("main"."orders"."id"),1,3)||substr(hex("main"."orders"."id"),17)) WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND CASE WHEN (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."orders"."id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [382d0249]
--   '10', '20', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   51, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '20', '22'
-- again [82f67e3d] SELECT count(*) FROM (SELECT 1 FROM "main"."payments" WHERE …
--   '20', '22'
-- again [36061f5b] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '20', '22'
-- again [7728885f] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '20', '22'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   NULL, 1, 0, 90000, 1, 0, <number 6>
-- again [a75ab258] UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(sub …
--   '20', '22', 1
-- again [7c6792df] UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex( …
--   '20', '22', 1
-- again [52ba425e] UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex …
--   '20', '22', 1
-- again [0e727352] UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex …
--   '20', '22', 1
-- again [382d0249] UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(h …
--   '20', '22', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   11, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN IMMEDIATE;
-- again [b138c3c0] UPDATE main."sqluuid_migration_range" SET owner = ?, token = …
--   '<process>/1', 90000, 1, 1, <number 5>
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '22', '42'
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '22', '32'
-- again [82f67e3d] SELECT count(*) FROM (SELECT 1 FROM "main"."payments" WHERE …
--   '22', '32'
-- again [36061f5b] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '22', '32'
-- again [7728885f] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '22', '32'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   '32', 0, 0, 90000, 1, 1, <number 6>
-- again [a75ab258] UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(sub …
--   '22', '32', 1
-- again [7c6792df] UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex( …
--   '22', '32', 1
-- again [52ba425e] UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex …
--   '22', '32', 1
-- again [0e727352] UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex …
--   '22', '32', 1
-- again [382d0249] UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(h …
--   '22', '32', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   51, 1, 1
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '32', '52'
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '32', '42'
-- again [82f67e3d] SELECT count(*) FROM (SELECT 1 FROM "main"."payments" WHERE …
--   '32', '42'
-- again [36061f5b] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '32', '42'
-- again [7728885f] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '32', '42'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   '42', 0, 0, 90000, 1, 1, <number 6>
-- again [a75ab258] UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(sub …
--   '32', '42', 1
-- again [7c6792df] UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex( …
--   '32', '42', 1
-- again [52ba425e] UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex …
--   '32', '42', 1
-- again [0e727352] UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex …
--   '32', '42', 1
-- again [382d0249] UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(h …
--   '32', '42', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   51, 1, 1
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT CAST(rowid AS TEXT) FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 19;
--   '42'
-- again [a579d5d6] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '42'
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '42', '52'
-- again [82f67e3d] SELECT count(*) FROM (SELECT 1 FROM "main"."payments" WHERE …
--   '42', '52'
-- again [36061f5b] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '42', '52'
-- again [7728885f] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '42', '52'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   '52', 0, 0, 90000, 1, 1, <number 6>
-- again [a75ab258] UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(sub …
--   '42', '52', 1
-- again [7c6792df] UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex( …
--   '42', '52', 1
-- again [52ba425e] UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex …
--   '42', '52', 1
-- again [0e727352] UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex …
--   '42', '52', 1
-- again [382d0249] UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(h …
--   '42', '52', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   51, 1, 1
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT CAST(rowid AS TEXT) FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 19;
--   '52'
-- again [a579d5d6] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '52'
-- again [82ddb31a] SELECT count(*) FROM (SELECT 1 FROM "main"."payments" WHERE …
--   '52'
-- again [fa68b54b] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '52'
-- again [5af753b6] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '52'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   NULL, 1, 0, 90000, 1, 1, <number 6>
UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(substr(hex("main"."items"."order_id"),8,5)||substr(hex("main"."items"."order_id"),14,3)||substr(hex("main"."items"."order_id"),4,4)||'1'||substr(hex("main"."items"."order_id"),1,3)||substr(hex("main"."items"."order_id"),17)) WHERE "main"."items"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND CASE WHEN (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."items"."order_id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [8b14d7a9]
--   '52', 1
UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex(substr(hex("main"."payments"."order_id"),8,5)||substr(hex("main"."payments"."order_id"),14,3)||substr(hex("main"."payments"."order_id"),4,4)||'1'||substr(hex("main"."payments"."order_id"),1,3)||substr(hex("main"."payments"."order_id"),17)) WHERE "main"."payments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND CASE WHEN (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."payments"."order_id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [684653f8]
--   '52', 1
UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex(substr(hex("main"."shipments"."order_id"),8,5)||substr(hex("main"."shipments"."order_id"),14,3)||substr(hex("main"."shipments"."order_id"),4,4)||'1'||substr(hex("main"."shipments"."order_id"),1,3)||substr(hex("main"."shipments"."order_id"),17)) WHERE "main"."shipments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND CASE WHEN (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."shipments"."order_id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [bef8dabd]
--   '52', 1
UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex(substr(hex("main"."shipments"."previous"),8,5)||substr(hex("main"."shipments"."previous"),14,3)||substr(hex("main"."shipments"."previous"),4,4)||'1'||substr(hex("main"."shipments"."previous"),1,3)||substr(hex("main"."shipments"."previous"),17)) WHERE "main"."shipments"."previous" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND CASE WHEN (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."shipments"."previous" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [b1d54491]
--   '52', 1
UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(hex("main"."orders"."id"),8,5)||substr(hex("main"."orders"."id"),14,3)||substr(hex("main"."orders"."id"),4,4)||'1'||substr(hex("main"."orders"."id"),1,3)||substr(hex("main"."orders"."id"),17)) WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND CASE WHEN (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."orders"."id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [08a4a679]
--   '52', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   38, 1, 1
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
PRAGMA main.cache_size = -2000;
PRAGMA shrink_memory;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'orders'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'orders'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'orders'
-- again [3a581c12] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'items'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'items'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'items'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'payments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'payments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'payments'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'shipments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'shipments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'shipments'
SELECT unhex('00');
SELECT typeof((SELECT min("id") FROM "main"."orders")) = 'blob';
SELECT typeof((SELECT min("order_id") FROM "main"."items")) = 'blob';
SELECT typeof((SELECT min("order_id") FROM "main"."payments")) = 'blob';
SELECT typeof((SELECT min("order_id") FROM "main"."shipments")) = 'blob';
SELECT typeof((SELECT min("previous") FROM "main"."shipments")) = 'blob';
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'orders'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'items'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'payments'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'shipments'
SELECT count(*) FROM "main"."orders" WHERE "id" IS NULL;
-- again [1f0d2368] SELECT "main"."orders"."id", CASE WHEN CASE WHEN (typeof("ma …
--   1
SELECT count(*) FROM "main"."items" WHERE "order_id" IS NULL;
-- again [18316a72] SELECT "main"."items"."order_id", CASE WHEN CASE WHEN (typeo …
--   1
SELECT count(*) FROM "main"."payments" WHERE "order_id" IS NULL;
-- again [b76f3c01] SELECT "main"."payments"."order_id", CASE WHEN CASE WHEN (ty …
--   1
SELECT count(*) FROM "main"."shipments" WHERE "order_id" IS NULL;
-- again [1a5759dc] SELECT "main"."shipments"."order_id", CASE WHEN CASE WHEN (t …
--   1
SELECT count(*) FROM "main"."shipments" WHERE "previous" IS NULL;
-- again [6c9bafe6] SELECT "main"."shipments"."previous", CASE WHEN CASE WHEN (t …
--   1, 1
-- again [942be3f1] SELECT count(*) FROM "main"."items" c WHERE c."tenant" IS NO …
SELECT count(*) FROM "main"."payments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."orders" p WHERE p."id" = c."order_id");
SELECT count(*) FROM "main"."shipments" c WHERE c."previous" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."shipments" p WHERE p."order_id" = c."previous");
SELECT count(*) FROM "main"."shipments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."orders" p WHERE p."id" = c."order_id");
BEGIN IMMEDIATE;
-- again [2a774763] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
-- again [1ad85768] UPDATE main."sqluuid_migration" SET active = ?, state = ?, p …
--   NULL, 'undone', 1, '', 0, 0, 306, 306,
--   again [62fe2039] '{"columns":{"main.items.order_id":{"rows":120,"nulls":0,"no …, '<time>',
--   '<time>', 1, <number 7>
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
DELETE FROM main."sqluuid_migration_id" WHERE run_id = ?;
--   1
DELETE FROM main."sqluuid_migration_packed" WHERE run_id = ?;
--   1
COMMIT;
PRAGMA foreign_keys = 0;
