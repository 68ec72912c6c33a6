-- a dry run of both strategies, with a trial of each
-- SQLite, version 3

-- == plan

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
SELECT hex(k) FROM (SELECT k FROM (SELECT "main"."items"."order_id" AS k FROM "main"."items" WHERE (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."items"."order_id" LIMIT 1 OFFSET 1999) b0) q ORDER BY k LIMIT 1; -- [1257591f]
SELECT hex(k) FROM (SELECT k FROM (SELECT "main"."orders"."id" AS k FROM "main"."orders" WHERE (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."orders"."id" LIMIT 1 OFFSET 1999) b0 UNION ALL SELECT k FROM (SELECT "main"."payments"."order_id" AS k FROM "main"."payments" WHERE (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."payments"."order_id" LIMIT 1 OFFSET 1999) b1 UNION ALL SELECT k FROM (SELECT "main"."shipments"."order_id" AS k FROM "main"."shipments" WHERE (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."shipments"."order_id" LIMIT 1 OFFSET 1999) b2 UNION ALL SELECT k FROM (SELECT "main"."shipments"."previous" AS k FROM "main"."shipments" WHERE (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."shipments"."previous" LIMIT 1 OFFSET 1999) b3) q ORDER BY k LIMIT 1; -- [8845a97e]
BEGIN IMMEDIATE;
UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(substr(hex("main"."items"."order_id"),14,3)||substr(hex("main"."items"."order_id"),9,4)||substr(hex("main"."items"."order_id"),1,5)||'6'||substr(hex("main"."items"."order_id"),6,3)||substr(hex("main"."items"."order_id"),17)) WHERE (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF'); -- [2b8ae6bd]
UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex(substr(hex("main"."payments"."order_id"),14,3)||substr(hex("main"."payments"."order_id"),9,4)||substr(hex("main"."payments"."order_id"),1,5)||'6'||substr(hex("main"."payments"."order_id"),6,3)||substr(hex("main"."payments"."order_id"),17)) WHERE (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF'); -- [c05db350]
UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex(substr(hex("main"."shipments"."order_id"),14,3)||substr(hex("main"."shipments"."order_id"),9,4)||substr(hex("main"."shipments"."order_id"),1,5)||'6'||substr(hex("main"."shipments"."order_id"),6,3)||substr(hex("main"."shipments"."order_id"),17)) WHERE (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF'); -- [5cae21ac]
UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex(substr(hex("main"."shipments"."previous"),14,3)||substr(hex("main"."shipments"."previous"),9,4)||substr(hex("main"."shipments"."previous"),1,5)||'6'||substr(hex("main"."shipments"."previous"),6,3)||substr(hex("main"."shipments"."previous"),17)) WHERE (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF'); -- [6f886045]
UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(hex("main"."orders"."id"),14,3)||substr(hex("main"."orders"."id"),9,4)||substr(hex("main"."orders"."id"),1,5)||'6'||substr(hex("main"."orders"."id"),6,3)||substr(hex("main"."orders"."id"),17)) WHERE (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF'); -- [2598c6bf]
ROLLBACK;
PRAGMA foreign_keys = 0;

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
SELECT 'the trigger ' || name FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ?1 COLLATE NOCASE;
--   'orders'
SELECT 'the virtual table ' || v.name || ', which finds rows by their rowid' FROM main.sqlite_master v,
 (SELECT replace(replace(replace(replace(replace(replace(lower(?1), ' ', ''), '"', ''), '''', ''), '[', ''), ']', ''), char(96), '') AS name) t
WHERE v.type = 'table' AND v.sql LIKE 'CREATE VIRTUAL%' AND NOT EXISTS (SELECT 1 FROM pragma_table_info(?1, 'main') WHERE pk = 1 AND upper(type) = 'INTEGER')
AND instr(replace(replace(replace(replace(replace(replace(replace(lower(v.sql), ' ', ''), '"', ''), '''', ''), '[', ''), ']', ''), char(96), ''), ')', ','), 'content=' || t.name || ',') > 0; -- [138f2995]
--   'orders'
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'orders'
SELECT 'the trigger ' || name FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ?1 COLLATE NOCASE;
--   'items'
-- again [138f2995] SELECT 'the virtual table ' || v.name || ', which finds rows …
--   'items'
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'items'
SELECT 'the trigger ' || name FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ?1 COLLATE NOCASE;
--   'payments'
-- again [138f2995] SELECT 'the virtual table ' || v.name || ', which finds rows …
--   'payments'
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'payments'
SELECT 'the trigger ' || name FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ?1 COLLATE NOCASE;
--   'shipments'
-- again [138f2995] SELECT 'the virtual table ' || v.name || ', which finds rows …
--   'shipments'
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
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
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'orders'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'orders'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'orders'
CREATE TEMPORARY TABLE sqluuid_sample AS SELECT CASE WHEN (typeof("id") = 'blob' AND length("id") = 16 AND substr("id",7,1) BETWEEN x'10' AND x'1F' AND substr("id",9,1) BETWEEN x'80' AND x'BF') THEN unhex(substr(hex("id"),14,3)||substr(hex("id"),9,4)||substr(hex("id"),1,5)||'6'||substr(hex("id"),6,3)||substr(hex("id"),17)) ELSE "id" END AS "id", "tenant" AS "tenant", "n" AS "n", "note" AS "note" FROM (SELECT "id", "tenant", "n", "note" FROM "main"."orders" LIMIT 2000) x ORDER BY CASE WHEN (typeof("id") = 'blob' AND length("id") = 16 AND substr("id",7,1) BETWEEN x'10' AND x'1F' AND substr("id",9,1) BETWEEN x'80' AND x'BF') THEN unhex(substr(hex("id"),14,3)||substr(hex("id"),9,4)||substr(hex("id"),1,5)||'6'||substr(hex("id"),6,3)||substr(hex("id"),17)) ELSE "id" END; -- [d5fed94d]
DROP TABLE temp.sqluuid_sample;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'items'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'items'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'items'
CREATE TEMPORARY TABLE sqluuid_sample AS SELECT CASE WHEN (typeof("order_id") = 'blob' AND length("order_id") = 16 AND substr("order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("order_id",9,1) BETWEEN x'80' AND x'BF') THEN unhex(substr(hex("order_id"),14,3)||substr(hex("order_id"),9,4)||substr(hex("order_id"),1,5)||'6'||substr(hex("order_id"),6,3)||substr(hex("order_id"),17)) ELSE "order_id" END AS "order_id", "tenant" AS "tenant", "line" AS "line" FROM (SELECT "order_id", "tenant", "line" FROM "main"."items" LIMIT 2000) x ORDER BY CASE WHEN (typeof("order_id") = 'blob' AND length("order_id") = 16 AND substr("order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("order_id",9,1) BETWEEN x'80' AND x'BF') THEN unhex(substr(hex("order_id"),14,3)||substr(hex("order_id"),9,4)||substr(hex("order_id"),1,5)||'6'||substr(hex("order_id"),6,3)||substr(hex("order_id"),17)) ELSE "order_id" END; -- [9d5c134c]
DROP TABLE temp.sqluuid_sample;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'payments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'payments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'payments'
CREATE TEMPORARY TABLE sqluuid_sample AS SELECT "n" AS "n", CASE WHEN (typeof("order_id") = 'blob' AND length("order_id") = 16 AND substr("order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("order_id",9,1) BETWEEN x'80' AND x'BF') THEN unhex(substr(hex("order_id"),14,3)||substr(hex("order_id"),9,4)||substr(hex("order_id"),1,5)||'6'||substr(hex("order_id"),6,3)||substr(hex("order_id"),17)) ELSE "order_id" END AS "order_id" FROM (SELECT "n", "order_id" FROM "main"."payments" LIMIT 2000) x ORDER BY CASE WHEN (typeof("order_id") = 'blob' AND length("order_id") = 16 AND substr("order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("order_id",9,1) BETWEEN x'80' AND x'BF') THEN unhex(substr(hex("order_id"),14,3)||substr(hex("order_id"),9,4)||substr(hex("order_id"),1,5)||'6'||substr(hex("order_id"),6,3)||substr(hex("order_id"),17)) ELSE "order_id" END; -- [ed00914a]
DROP TABLE temp.sqluuid_sample;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'shipments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'shipments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'shipments'
CREATE TEMPORARY TABLE sqluuid_sample AS SELECT CASE WHEN (typeof("order_id") = 'blob' AND length("order_id") = 16 AND substr("order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("order_id",9,1) BETWEEN x'80' AND x'BF') THEN unhex(substr(hex("order_id"),14,3)||substr(hex("order_id"),9,4)||substr(hex("order_id"),1,5)||'6'||substr(hex("order_id"),6,3)||substr(hex("order_id"),17)) ELSE "order_id" END AS "order_id", CASE WHEN (typeof("previous") = 'blob' AND length("previous") = 16 AND substr("previous",7,1) BETWEEN x'10' AND x'1F' AND substr("previous",9,1) BETWEEN x'80' AND x'BF') THEN unhex(substr(hex("previous"),14,3)||substr(hex("previous"),9,4)||substr(hex("previous"),1,5)||'6'||substr(hex("previous"),6,3)||substr(hex("previous"),17)) ELSE "previous" END AS "previous", "n" AS "n" FROM (SELECT "order_id", "previous", "n" FROM "main"."shipments" LIMIT 2000) x ORDER BY CASE WHEN (typeof("order_id") = 'blob' AND length("order_id") = 16 AND substr("order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("order_id",9,1) BETWEEN x'80' AND x'BF') THEN unhex(substr(hex("order_id"),14,3)||substr(hex("order_id"),9,4)||substr(hex("order_id"),1,5)||'6'||substr(hex("order_id"),6,3)||substr(hex("order_id"),17)) ELSE "order_id" END; -- [fa953986]
DROP TABLE temp.sqluuid_sample;
PRAGMA foreign_keys = 0;
