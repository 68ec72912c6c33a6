-- undo of in_place: interrupted after the first chunk, then the rest
-- SQLite, version 3

-- == the undo, interrupted

-- c1
PRAGMA foreign_keys;
PRAGMA foreign_keys = OFF;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'orders'
SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXISTS (SELECT 1
 FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
       ON i.seqno = 0 WHERE l.partial = 0 AND i.name = x.name),
       x.pk = 1 AND (SELECT max(y.pk) FROM pragma_table_info(?1, 'main') y) = 1 OR EXISTS (SELECT 1
        FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
       ON i.seqno = 0 WHERE l.partial = 0 AND l."unique" = 1 AND i.name = x.name
        AND (SELECT count(*) FROM pragma_index_info(l.name, 'main')) = 1)
FROM pragma_table_xinfo(?1, 'main') x ORDER BY x.cid; -- [ebcf3c5d]
--   'orders'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'orders'
SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', m.name, f."from",
       'main', COALESCE((SELECT t.name FROM main.sqlite_master t
        WHERE t.type = 'table' AND t.name = f."table" COLLATE NOCASE), f."table"),
       COALESCE((SELECT i.name FROM pragma_table_info(f."table", 'main') i
                 WHERE CASE WHEN f."to" IS NULL THEN i.pk = f.seq + 1
                  ELSE i.name = f."to" COLLATE NOCASE END), f."to", ''),
       f.on_update, 1
FROM main.sqlite_master m JOIN pragma_foreign_key_list(m.name, 'main') f
WHERE m.type = 'table' ORDER BY m.name, f.id, f.seq; -- [d0b7f9e7]
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'items'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'items'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'items'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'payments'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'payments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'payments'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'shipments'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'shipments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'shipments'
SELECT typeof((SELECT min("id") FROM "main"."orders")) = 'blob';
SELECT k, name, prime, whole FROM (
 SELECT '' AS k, p.name AS name, 1 AS prime, 1 AS whole, p.pk AS seq
  FROM pragma_table_info(?1, 'main') p WHERE p.pk > 0
 UNION ALL SELECT l.name, COALESCE(i.name, ''), 0, COALESCE(x."notnull", 0), i.seqno
  FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
  LEFT JOIN pragma_table_xinfo(?1, 'main') x ON x.name = i.name
   WHERE l."unique" = 1 AND l.partial = 0) ORDER BY k, seq; -- [df026927]
--   'orders'
SELECT typeof((SELECT min("order_id") FROM "main"."items")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'items'
SELECT typeof((SELECT min("order_id") FROM "main"."payments")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'payments'
SELECT typeof((SELECT min("order_id") FROM "main"."shipments")) = 'blob';
SELECT typeof((SELECT min("previous") FROM "main"."shipments")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'shipments'
SELECT unhex('00');
SELECT (SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_kept'), (SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id'); -- [3d857dcc]
SELECT tbl_name || ' has the trigger ' || name FROM main.sqlite_master
 WHERE type = 'trigger' AND lower(tbl_name) IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept')
UNION ALL SELECT tbl_name || ' has the index ' || name FROM main.sqlite_master
 WHERE type = 'index' AND sql IS NOT NULL AND lower(tbl_name) IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept')
UNION ALL SELECT m.name || ' has a default or is computed in column ' || x.name
 FROM main.sqlite_master m, pragma_table_xinfo(m.name, 'main') x
 WHERE m.type = 'table' AND m.sql NOT LIKE 'CREATE VIRTUAL%' AND lower(m.name) IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept')
 AND (x.hidden <> 0 OR x.dflt_value IS NOT NULL)
UNION ALL SELECT name || ' has a CHECK or a foreign key' FROM main.sqlite_master
 WHERE type = 'table' AND lower(name) IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') 
 AND (upper(sql) LIKE '%CHECK%' OR upper(sql) LIKE '%REFERENCES%')
UNION ALL SELECT name || ' is no ordinary table' FROM main.sqlite_master
 WHERE lower(name) IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') AND (type <> 'table' OR sql LIKE 'CREATE VIRTUAL%'); -- [21fef5a2]
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM main."sqluuid_migration_journal" j WHERE j.run_id = main."sqluuid_migration".id AND j.todo IN (0, 3)) FROM main."sqluuid_migration" ORDER BY id DESC; -- [f9680f8d]
SELECT no, todo, n, moved, ids, odd FROM main."sqluuid_migration_journal" WHERE run_id = ?;
--   1
-- again [3d857dcc] SELECT (SELECT count(*) FROM main.sqlite_master WHERE type = …
-- again [21fef5a2] SELECT tbl_name || ' has the trigger ' || name FROM main.sql …
-- again [f9680f8d] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
SELECT CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16 AND substr(v.k,7,1) BETWEEN x'60' AND x'6F' AND substr(v.k,9,1) BETWEEN x'80' AND x'BF') THEN 1 ELSE 0 END, CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16 AND substr(v.k,7,1) BETWEEN x'60' AND x'6F' AND substr(v.k,9,1) BETWEEN x'80' AND x'BF') THEN hex((unhex(substr(hex(v.k),8,5)||substr(hex(v.k),14,3)||substr(hex(v.k),4,4)||'1'||substr(hex(v.k),1,3)||substr(hex(v.k),17)))) END FROM (SELECT ? AS k) v; -- [e07422b7]
--   x'<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "main"."orders" WHERE "id" IS NULL;
SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders"."id" IS NOT NULL;
SELECT count(*) FROM "main"."items" WHERE "order_id" IS NULL;
SELECT "main"."items"."order_id", quote("main"."items"."line") FROM "main"."items" WHERE "main"."items"."order_id" IS NOT NULL;
SELECT count(*) FROM "main"."payments" WHERE "order_id" IS NULL;
SELECT "main"."payments"."order_id", quote("main"."payments"."n") FROM "main"."payments" WHERE "main"."payments"."order_id" IS NOT NULL;
SELECT count(*) FROM "main"."shipments" WHERE "order_id" IS NULL;
SELECT "main"."shipments"."order_id" FROM "main"."shipments" WHERE "main"."shipments"."order_id" IS NOT NULL;
SELECT count(*) FROM "main"."shipments" WHERE "previous" IS NULL;
SELECT "main"."shipments"."previous", "main"."shipments"."order_id" FROM "main"."shipments" WHERE "main"."shipments"."previous" IS NOT NULL;
SELECT count(*) FROM "main"."items" c WHERE c."tenant" IS NOT NULL AND c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."orders" p WHERE p."tenant" = c."tenant" AND p."id" = c."order_id"); -- [942be3f1]
SELECT count(*) FROM "main"."payments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."orders" p WHERE p."id" = c."order_id");
SELECT count(*) FROM "main"."shipments" c WHERE c."previous" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."shipments" p WHERE p."order_id" = c."previous");
SELECT count(*) FROM "main"."shipments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."orders" p WHERE p."id" = c."order_id");
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'orders'
SELECT l.name, COALESCE(s.sql, ''), COALESCE((SELECT group_concat(?1 || '.' || i.name, ', ')
 FROM (SELECT name FROM pragma_index_info(l.name, 'main') ORDER BY seqno) i), ''),
 NOT EXISTS (SELECT 1 FROM pragma_index_xinfo(l.name, 'main') i
  LEFT JOIN pragma_table_xinfo(?1, 'main') x ON x.name = i.name
  WHERE i.key = 1 AND (i.cid = -2 OR x.hidden IN (2, 3))) AS plain
FROM pragma_index_list(?1, 'main') l
 LEFT JOIN main.sqlite_master s ON s.type = 'index' AND s.name = l.name
WHERE l."unique" = 1 AND (l.partial = 1 OR NOT plain) ORDER BY l.name; -- [812427cc]
--   'orders'
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'items'
-- again [812427cc] SELECT l.name, COALESCE(s.sql, ''), COALESCE((SELECT group_c …
--   'items'
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'payments'
-- again [812427cc] SELECT l.name, COALESCE(s.sql, ''), COALESCE((SELECT group_c …
--   'payments'
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'shipments'
-- again [812427cc] SELECT l.name, COALESCE(s.sql, ''), COALESCE((SELECT group_c …
--   'shipments'
SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\'
 ORDER BY name;
SELECT "id" FROM "main"."orders" ORDER BY "id" LIMIT 1;
SELECT "id" FROM "main"."orders" ORDER BY "id" DESC LIMIT 1;
SELECT "main"."orders"."note" FROM "main"."orders" WHERE "main"."orders"."note" IS NOT NULL LIMIT 50;
SELECT v FROM (SELECT "main"."orders"."note" AS v FROM "main"."orders" WHERE 1 = 1 ORDER BY "main"."orders"."id" LIMIT 1000) e WHERE v IS NOT NULL AND (CAST(v AS TEXT) LIKE '%________-____-____-____-____________%' OR CAST(v AS TEXT) LIKE '__________________________' OR CAST(v AS TEXT) LIKE '___________________________' OR CAST(v AS TEXT) LIKE '________________________________') LIMIT 50; -- [2a000c01]
SELECT v FROM (SELECT "main"."orders"."note" AS v FROM "main"."orders" WHERE 1 = 1 ORDER BY "main"."orders"."id" DESC LIMIT 1000) e WHERE v IS NOT NULL AND (CAST(v AS TEXT) LIKE '%________-____-____-____-____________%' OR CAST(v AS TEXT) LIKE '__________________________' OR CAST(v AS TEXT) LIKE '___________________________' OR CAST(v AS TEXT) LIKE '________________________________') LIMIT 50; -- [a376d3fa]
SELECT * FROM (SELECT v AS w FROM (SELECT "main"."orders"."note" AS v FROM "main"."orders" WHERE "main"."orders"."id" >= ? ORDER BY "main"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS TEXT) LIKE '%________-____-____-____-____________%' OR CAST(v AS TEXT) LIKE '__________________________' OR CAST(v AS TEXT) LIKE '___________________________' OR CAST(v AS TEXT) LIKE '________________________________') LIMIT 4) p1 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "main"."orders"."note" AS v FROM "main"."orders" WHERE "main"."orders"."id" >= ? ORDER BY "main"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS TEXT) LIKE '%________-____-____-____-____________%' OR CAST(v AS TEXT) LIKE '__________________________' OR CAST(v AS TEXT) LIKE '___________________________' OR CAST(v AS TEXT) LIKE '________________________________') LIMIT 4) p2 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "main"."orders"."note" AS v FROM "main"."orders" WHERE "main"."orders"."id" >= ? ORDER BY "main"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS TEXT) LIKE '%________-____-____-____-____________%' OR CAST(v AS TEXT) LIKE '__________________________' OR CAST(v AS TEXT) LIKE '___________________________' OR CAST(v AS TEXT) LIKE '________________________________') LIMIT 4) p3 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "main"."orders"."note" AS v FROM "main"."orders" WHERE "main"."orders"."id" >= ? ORDER BY "main"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS TEXT) LIKE '%________-____-____-____-____________%' OR CAST(v AS TEXT) LIKE '__________________________' OR CAST(v AS TEXT) LIKE '___________________________' OR CAST(v AS TEXT) LIKE '________________________________') LIMIT 4) p4 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "main"."orders"."note" AS v FROM "main"."orders" WHERE "main"."orders"."id" >= ? ORDER BY "main"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS TEXT) LIKE '%________-____-____-____-____________%' OR CAST(v AS TEXT) LIKE '__________________________' OR CAST(v AS TEXT) LIKE '___________________________' OR CAST(v AS TEXT) LIKE '________________________________') LIMIT 4) p5 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "main"."orders"."note" AS v FROM "main"."orders" WHERE "main"."orders"."id" >= ? ORDER BY "main"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS TEXT) LIKE '%________-____-____-____-____________%' OR CAST(v AS TEXT) LIKE '__________________________' OR CAST(v AS TEXT) LIKE '___________________________' OR CAST(v AS TEXT) LIKE '________________________________') LIMIT 4) p6 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "main"."orders"."note" AS v FROM "main"."orders" WHERE "main"."orders"."id" >= ? ORDER BY "main"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS TEXT) LIKE '%________-____-____-____-____________%' OR CAST(v AS TEXT) LIKE '__________________________' OR CAST(v AS TEXT) LIKE '___________________________' OR CAST(v AS TEXT) LIKE '________________________________') LIMIT 4) p7 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "main"."orders"."note" AS v FROM "main"."orders" WHERE "main"."orders"."id" >= ? ORDER BY "main"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS TEXT) LIKE '%________-____-____-____-____________%' OR CAST(v AS TEXT) LIKE '__________________________' OR CAST(v AS TEXT) LIKE '___________________________' OR CAST(v AS TEXT) LIKE '________________________________') LIMIT 4) p8 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "main"."orders"."note" AS v FROM "main"."orders" WHERE "main"."orders"."id" >= ? ORDER BY "main"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS TEXT) LIKE '%________-____-____-____-____________%' OR CAST(v AS TEXT) LIKE '__________________________' OR CAST(v AS TEXT) LIKE '___________________________' OR CAST(v AS TEXT) LIKE '________________________________') LIMIT 4) p9 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "main"."orders"."note" AS v FROM "main"."orders" WHERE "main"."orders"."id" >= ? ORDER BY "main"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS TEXT) LIKE '%________-____-____-____-____________%' OR CAST(v AS TEXT) LIKE '__________________________' OR CAST(v AS TEXT) LIKE '___________________________' OR CAST(v AS TEXT) LIKE '________________________________') LIMIT 4) p10 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "main"."orders"."note" AS v FROM "main"."orders" WHERE "main"."orders"."id" >= ? ORDER BY "main"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS TEXT) LIKE '%________-____-____-____-____________%' OR CAST(v AS TEXT) LIKE '__________________________' OR CAST(v AS TEXT) LIKE '___________________________' OR CAST(v AS TEXT) LIKE '________________________________') LIMIT 4) p11 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "main"."orders"."note" AS v FROM "main"."orders" WHERE "main"."orders"."id" >= ? ORDER BY "main"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS TEXT) LIKE '%________-____-____-____-____________%' OR CAST(v AS TEXT) LIKE '__________________________' OR CAST(v AS TEXT) LIKE '___________________________' OR CAST(v AS TEXT) LIKE '________________________________') LIMIT 4) p12 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "main"."orders"."note" AS v FROM "main"."orders" WHERE "main"."orders"."id" >= ? ORDER BY "main"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS TEXT) LIKE '%________-____-____-____-____________%' OR CAST(v AS TEXT) LIKE '__________________________' OR CAST(v AS TEXT) LIKE '___________________________' OR CAST(v AS TEXT) LIKE '________________________________') LIMIT 4) p13 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "main"."orders"."note" AS v FROM "main"."orders" WHERE "main"."orders"."id" >= ? ORDER BY "main"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS TEXT) LIKE '%________-____-____-____-____________%' OR CAST(v AS TEXT) LIKE '__________________________' OR CAST(v AS TEXT) LIKE '___________________________' OR CAST(v AS TEXT) LIKE '________________________________') LIMIT 4) p14 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "main"."orders"."note" AS v FROM "main"."orders" WHERE "main"."orders"."id" >= ? ORDER BY "main"."orders"."id" LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS TEXT) LIKE '%________-____-____-____-____________%' OR CAST(v AS TEXT) LIKE '__________________________' OR CAST(v AS TEXT) LIKE '___________________________' OR CAST(v AS TEXT) LIKE '________________________________') LIMIT 4) p15; -- [7a147bf3]
--   x'<id 2>', x'<id 3>', x'<id 4>', x'<id 5>', x'<id 6>', x'<id 7>', x'<id 8>', x'<id 9>',
--   x'<id 10>', x'<id 11>', x'<id 12>', x'<id 13>', x'<id 14>', x'<id 15>', x'<id 16>'
PRAGMA foreign_keys = 0;

-- c2
PRAGMA foreign_keys;
PRAGMA foreign_keys = OFF;
BEGIN IMMEDIATE;
UPDATE "main"."orders" SET "id" = "id" WHERE 1 = 0;
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_probe" (n integer);
UPDATE "main"."items" SET "order_id" = "order_id" WHERE 1 = 0;
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_probe" (n integer);
UPDATE "main"."payments" SET "order_id" = "order_id" WHERE 1 = 0;
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_probe" (n integer);
UPDATE "main"."shipments" SET "order_id" = "order_id" WHERE 1 = 0;
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_probe" (n integer);
UPDATE "main"."shipments" SET "previous" = "previous" WHERE 1 = 0;
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_probe" (n integer);
ROLLBACK;
-- again [3d857dcc] SELECT (SELECT count(*) FROM main.sqlite_master WHERE type = …
-- again [21fef5a2] SELECT tbl_name || ' has the trigger ' || name FROM main.sql …
BEGIN IMMEDIATE;
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM main."sqluuid_migration_journal" j WHERE j.run_id = main."sqluuid_migration".id AND j.todo IN (0, 3)) FROM main."sqluuid_migration" WHERE id = ?; -- [6322de11]
--   1
UPDATE main."sqluuid_migration" SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, seq = seq + 1 WHERE id = ? AND seq = ?;
--   '<hash 1>', 'undoing', 0, 0, 0, 336,
--   '{"columns":{"main.items.order_id":{"rows":120,"nulls":0,"now":"120:0cfc820755f56fc817e65ef624ce4cc2","expect":"120:86af5b724255273054830598c25fa788","key":["line"],"now_rows":"120:2e85cd356a6fa0b75f4af833aaf80316","expect_rows":"120:892ab35827de70f72efe91311af0859d"},"main.orders.id":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4"},"main.payments.order_id":{"rows":60,"nulls":12,"now":"48:e9d0ff40b4d98c6fea917c95c00119e8","expect":"48:52eabb174a214ed8f60e0d2d91a6f0ea","key":["n"],"now_rows":"48:cea45ca5220075072a54a0040c1718cd","expect_rows":"48:5cd4bfa3213cc09a10f2e03fde02dbfc"},"main.shipments.order_id":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4"},"main.shipments.previous":{"rows":60,"nulls":12,"now":"48:db6c75a179c5a77955def6127fce346a","expect":"48:9239184c6067730eb19e48ae9f7b113b","key":["order_id"],"now_rows":"48:edea2dc2e696e04c2ceda4226608f6c0","expect_rows":"48:85445be2af3d478d4cb1a989702e548e"}},"orphans":{"main.items (tenant, order_id) \u2192 main.orders (tenant, id)":0,"main.payments (order_id) \u2192 main.orders (id) on update cascade":0,"main.shipments (order_id) \u2192 main.orders (id)":0,"main.shipments (previous) \u2192 main.shipments (order_id)":0}}' -- [b07dfed2],
--   '<time>', NULL, 1, <number 1>
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
UPDATE main."sqluuid_migration_journal" SET todo = CASE todo WHEN 0 THEN 1 ELSE 2 END WHERE run_id = ?;
--   1
COMMIT;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'orders'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'orders'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'orders'
-- again [d0b7f9e7] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'items'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'items'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'items'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'payments'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'payments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'payments'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'shipments'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'shipments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'shipments'
SELECT typeof((SELECT min("id") FROM "main"."orders")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'orders'
SELECT typeof((SELECT min("order_id") FROM "main"."items")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'items'
SELECT typeof((SELECT min("order_id") FROM "main"."payments")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'payments'
SELECT typeof((SELECT min("order_id") FROM "main"."shipments")) = 'blob';
SELECT typeof((SELECT min("previous") FROM "main"."shipments")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'shipments'
SELECT unhex('00');
PRAGMA wal_autocheckpoint;
PRAGMA main.journal_mode;
PRAGMA main.synchronous;
PRAGMA main.page_count;
PRAGMA main.cache_size;
PRAGMA main.cache_size = -10240;
SELECT (SELECT count(*) FROM main."sqluuid_migration_range" WHERE run_id = ?), (SELECT count(*) FROM main."sqluuid_migration_journal" WHERE run_id = ? AND todo IN (1, 3)), (SELECT count(*) FROM main."sqluuid_migration_journal" WHERE run_id = ? AND todo = 0); -- [00dd1736]
--   1, 1, 1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, n, ids, odd FROM main."sqluuid_migration_journal" WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[0]')) AS o, unhex(json_extract(value, '$[1]')) AS n FROM json_each(?)) UPDATE OR ROLLBACK "main"."orders" SET "id" = m.n FROM m WHERE "main"."orders"."id" = m.o; -- [74875ba5]
--   '[["1e06995010e664d49046051625310619","010e64d4699511e09046051625310619"]]'
WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[0]')) AS o, unhex(json_extract(value, '$[1]')) AS n FROM json_each(?)) UPDATE OR ROLLBACK "main"."items" SET "order_id" = m.n FROM m WHERE "main"."items"."order_id" = m.o; -- [7cfd82ac]
--   '[["1e06995010e664d49046051625310619","010e64d4699511e09046051625310619"]]'
WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[0]')) AS o, unhex(json_extract(value, '$[1]')) AS n FROM json_each(?)) UPDATE OR ROLLBACK "main"."payments" SET "order_id" = m.n FROM m WHERE "main"."payments"."order_id" = m.o; -- [9ef9f588]
--   '[["1e06995010e664d49046051625310619","010e64d4699511e09046051625310619"]]'
WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[0]')) AS o, unhex(json_extract(value, '$[1]')) AS n FROM json_each(?)) UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = m.n FROM m WHERE "main"."shipments"."order_id" = m.o; -- [f638faf3]
--   '[["1e06995010e664d49046051625310619","010e64d4699511e09046051625310619"]]'
WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[0]')) AS o, unhex(json_extract(value, '$[1]')) AS n FROM json_each(?)) UPDATE OR ROLLBACK "main"."shipments" SET "previous" = m.n FROM m WHERE "main"."shipments"."previous" = m.o; -- [9cec9fe1]
--   '[["1e06995010e664d49046051625310619","010e64d4699511e09046051625310619"]]'
UPDATE main."sqluuid_migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   6, 1, x'010e64d4699511e09046051625310619', 1, <number 2>
COMMIT;
PRAGMA foreign_keys = 0;
PRAGMA main.cache_size = -2000;

-- == the undo

-- c3
PRAGMA foreign_keys;
PRAGMA foreign_keys = OFF;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'orders'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'orders'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'orders'
-- again [d0b7f9e7] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'items'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'items'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'items'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'payments'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'payments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'payments'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'shipments'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'shipments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'shipments'
SELECT typeof((SELECT min("id") FROM "main"."orders")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'orders'
SELECT typeof((SELECT min("order_id") FROM "main"."items")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'items'
SELECT typeof((SELECT min("order_id") FROM "main"."payments")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'payments'
SELECT typeof((SELECT min("order_id") FROM "main"."shipments")) = 'blob';
SELECT typeof((SELECT min("previous") FROM "main"."shipments")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'shipments'
SELECT unhex('00');
-- again [3d857dcc] SELECT (SELECT count(*) FROM main.sqlite_master WHERE type = …
-- again [21fef5a2] SELECT tbl_name || ' has the trigger ' || name FROM main.sql …
-- again [f9680f8d] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
SELECT no, todo, n, moved, ids, odd FROM main."sqluuid_migration_journal" WHERE run_id = ?;
--   1
-- again [e07422b7] SELECT CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16 …
--   x'<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "main"."orders" WHERE "id" IS NULL;
SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders"."id" IS NOT NULL;
SELECT count(*) FROM "main"."items" WHERE "order_id" IS NULL;
SELECT "main"."items"."order_id", quote("main"."items"."line") FROM "main"."items" WHERE "main"."items"."order_id" IS NOT NULL;
SELECT count(*) FROM "main"."payments" WHERE "order_id" IS NULL;
SELECT "main"."payments"."order_id", quote("main"."payments"."n") FROM "main"."payments" WHERE "main"."payments"."order_id" IS NOT NULL;
SELECT count(*) FROM "main"."shipments" WHERE "order_id" IS NULL;
SELECT "main"."shipments"."order_id" FROM "main"."shipments" WHERE "main"."shipments"."order_id" IS NOT NULL;
SELECT count(*) FROM "main"."shipments" WHERE "previous" IS NULL;
SELECT "main"."shipments"."previous", "main"."shipments"."order_id" FROM "main"."shipments" WHERE "main"."shipments"."previous" IS NOT NULL;
-- again [942be3f1] SELECT count(*) FROM "main"."items" c WHERE c."tenant" IS NO …
SELECT count(*) FROM "main"."payments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."orders" p WHERE p."id" = c."order_id");
SELECT count(*) FROM "main"."shipments" c WHERE c."previous" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."shipments" p WHERE p."order_id" = c."previous");
SELECT count(*) FROM "main"."shipments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."orders" p WHERE p."id" = c."order_id");
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'orders'
-- again [812427cc] SELECT l.name, COALESCE(s.sql, ''), COALESCE((SELECT group_c …
--   'orders'
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'items'
-- again [812427cc] SELECT l.name, COALESCE(s.sql, ''), COALESCE((SELECT group_c …
--   'items'
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'payments'
-- again [812427cc] SELECT l.name, COALESCE(s.sql, ''), COALESCE((SELECT group_c …
--   'payments'
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'shipments'
-- again [812427cc] SELECT l.name, COALESCE(s.sql, ''), COALESCE((SELECT group_c …
--   'shipments'
SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\'
 ORDER BY name;
SELECT "id" FROM "main"."orders" ORDER BY "id" LIMIT 1;
SELECT "id" FROM "main"."orders" ORDER BY "id" DESC LIMIT 1;
SELECT "main"."orders"."note" FROM "main"."orders" WHERE "main"."orders"."note" IS NOT NULL LIMIT 50;
-- again [2a000c01] SELECT v FROM (SELECT "main"."orders"."note" AS v FROM "main …
-- again [a376d3fa] SELECT v FROM (SELECT "main"."orders"."note" AS v FROM "main …
-- again [7a147bf3] SELECT * FROM (SELECT v AS w FROM (SELECT "main"."orders"."n …
--   x'<id 17>', x'<id 18>', x'<id 19>', x'<id 20>', x'<id 21>', x'<id 22>', x'<id 23>', x'<id 24>',
--   x'<id 25>', x'<id 26>', x'<id 27>', x'<id 28>', x'<id 29>', x'<id 30>', x'<id 31>'
PRAGMA foreign_keys = 0;

-- c4
PRAGMA foreign_keys;
PRAGMA foreign_keys = OFF;
BEGIN IMMEDIATE;
UPDATE "main"."orders" SET "id" = "id" WHERE 1 = 0;
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_probe" (n integer);
UPDATE "main"."items" SET "order_id" = "order_id" WHERE 1 = 0;
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_probe" (n integer);
UPDATE "main"."payments" SET "order_id" = "order_id" WHERE 1 = 0;
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_probe" (n integer);
UPDATE "main"."shipments" SET "order_id" = "order_id" WHERE 1 = 0;
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_probe" (n integer);
UPDATE "main"."shipments" SET "previous" = "previous" WHERE 1 = 0;
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_probe" (n integer);
ROLLBACK;
-- again [3d857dcc] SELECT (SELECT count(*) FROM main.sqlite_master WHERE type = …
-- again [21fef5a2] SELECT tbl_name || ' has the trigger ' || name FROM main.sql …
BEGIN IMMEDIATE;
-- again [6322de11] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
COMMIT;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'orders'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'orders'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'orders'
-- again [d0b7f9e7] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'items'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'items'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'items'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'payments'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'payments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'payments'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'shipments'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'shipments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'shipments'
SELECT typeof((SELECT min("id") FROM "main"."orders")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'orders'
SELECT typeof((SELECT min("order_id") FROM "main"."items")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'items'
SELECT typeof((SELECT min("order_id") FROM "main"."payments")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'payments'
SELECT typeof((SELECT min("order_id") FROM "main"."shipments")) = 'blob';
SELECT typeof((SELECT min("previous") FROM "main"."shipments")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'shipments'
SELECT unhex('00');
PRAGMA wal_autocheckpoint;
PRAGMA main.journal_mode;
PRAGMA main.synchronous;
PRAGMA main.page_count;
PRAGMA main.cache_size;
PRAGMA main.cache_size = -10240;
-- again [00dd1736] SELECT (SELECT count(*) FROM main."sqluuid_migration_range" …
--   1, 1, 1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, n, ids, odd FROM main."sqluuid_migration_journal" WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [74875ba5] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["1e0caa8072c363bfbe6373127acf670b","072c33bfcaa811e0be6373127acf670b"],["1e0c58612c6b6312881857c78f41e025","12c6b312c58611e0881857c78f41e025"],["1e0a2b31c56b6ad5b9207da29f8c4a9f","1c56bad5a2b311e0b9207da29f8c4a9f"]]' -- [ebbc9977]
-- again [7cfd82ac] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [ebbc9977] '[["1e0caa8072c363bfbe6373127acf670b","072c33bfcaa811e0be637 …
-- again [9ef9f588] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [ebbc9977] '[["1e0caa8072c363bfbe6373127acf670b","072c33bfcaa811e0be637 …
-- again [f638faf3] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [ebbc9977] '[["1e0caa8072c363bfbe6373127acf670b","072c33bfcaa811e0be637 …
-- again [9cec9fe1] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [ebbc9977] '[["1e0caa8072c363bfbe6373127acf670b","072c33bfcaa811e0be637 …
UPDATE main."sqluuid_migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   17, 3,
--   x'072c33bfcaa811e0be6373127acf670b12c6b312c58611e0881857c78f41e0251c56bad5a2b311e0b9207da29f8c4a9f',
--   1, <number 3>
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, n, ids, odd FROM main."sqluuid_migration_journal" WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [74875ba5] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["1e0e02c223b26424abbd37c6cf2ac1de","223b2424e02c11e0abbd37c6cf2ac1de"],["1e0a30e238d76db3a68baa746f3f6a2e","238d7db3a30e11e0a68baa746f3f6a2e"],["1e044e7285356b13a72f91ff06fedc5f","28535b1344e711e0a72f91ff06fedc5f"],["1e021952aed66c72aaf28ea89b3288c4","2aed6c72219511e0aaf28ea89b3288c4"],["1e0a8412d1b36255a0550b831b2e9e5a","2d1b3255a84111e0a0550b831b2e9e5a"],["1e043ab3202263e383a56abe492c48e4","320223e343ab11e083a56abe492c48e4"],["1e0a551387366d55bc11392cdca66b80","38736d55a55111e0bc11392cdca66b80"],["1e0413938aaa6486aeffb17801b2deff","38aaa486413911e0aeffb17801b2deff"],["1e0695b440ba6a94b227d449c433224e","440baa94695b11e0b227d449c433224e"],["1e0059b44a446b5d91eba5ecada7f655","44a44b5d059b11e091eba5ecada7f655"]]' -- [f1b012b2]
-- again [7cfd82ac] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [f1b012b2] '[["1e0e02c223b26424abbd37c6cf2ac1de","223b2424e02c11e0abbd3 …
-- again [9ef9f588] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [f1b012b2] '[["1e0e02c223b26424abbd37c6cf2ac1de","223b2424e02c11e0abbd3 …
-- again [f638faf3] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [f1b012b2] '[["1e0e02c223b26424abbd37c6cf2ac1de","223b2424e02c11e0abbd3 …
-- again [9cec9fe1] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [f1b012b2] '[["1e0e02c223b26424abbd37c6cf2ac1de","223b2424e02c11e0abbd3 …
UPDATE main."sqluuid_migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   55, 10,
--   x'223b2424e02c11e0abbd37c6cf2ac1de238d7db3a30e11e0a68baa746f3f6a2e28535b1344e711e0a72f91ff06fedc5f2aed6c72219511e0aaf28ea89b3288c42d1b3255a84111e0a0550b831b2e9e5a320223e343ab11e083a56abe492c48e438736d55a55111e0bc11392cdca66b8038aaa486413911e0aeffb17801b2deff440baa94695b11e0b227d449c433224e44a44b5d059b11e091eba5ecada7f655' -- [adc558a6],
--   1, <number 4>
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, n, ids, odd FROM main."sqluuid_migration_journal" WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [74875ba5] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["1e08c82465486a23b065953e421a1fd1","46548a238c8211e0b065953e421a1fd1"],["1e0382f467796c7096679f988c6113b0","46779c70382f11e096679f988c6113b0"],["1e07cef46ad66d12963c173f03320bdc","46ad6d127cef11e0963c173f03320bdc"],["1e03534497986c9db74ea88d7b2208ba","49798c9d353411e0b74ea88d7b2208ba"],["1e0099f50c226f7f9ea1751b2dcd3091","50c22f7f099f11e09ea1751b2dcd3091"],["1e044615c0c16c3fa78066600072b6a9","5c0c1c3f446111e0a78066600072b6a9"],["1e063585d27d633fb106488524072e7a","5d27d33f635811e0b106488524072e7a"]]' -- [6356438e]
-- again [7cfd82ac] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [6356438e] '[["1e08c82465486a23b065953e421a1fd1","46548a238c8211e0b0659 …
-- again [9ef9f588] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [6356438e] '[["1e08c82465486a23b065953e421a1fd1","46548a238c8211e0b0659 …
-- again [f638faf3] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [6356438e] '[["1e08c82465486a23b065953e421a1fd1","46548a238c8211e0b0659 …
-- again [9cec9fe1] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [6356438e] '[["1e08c82465486a23b065953e421a1fd1","46548a238c8211e0b0659 …
UPDATE main."sqluuid_migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   36, 7,
--   x'46548a238c8211e0b065953e421a1fd146779c70382f11e096679f988c6113b046ad6d127cef11e0963c173f03320bdc49798c9d353411e0b74ea88d7b2208ba50c22f7f099f11e09ea1751b2dcd30915c0c1c3f446111e0a78066600072b6a95d27d33f635811e0b106488524072e7a' -- [feaa14b0],
--   1, <number 5>
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, n, ids, odd FROM main."sqluuid_migration_journal" WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [74875ba5] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["1e07bf46449c6183a51fdc0b01cdd735","6449c1837bf411e0a51fdc0b01cdd735"],["1e0e6d367d1b65a1bd5e88aa6f92c41a","67d1b5a1e6d311e0bd5e88aa6f92c41a"],["1e0a3f9689cc66cc93034439d5f715c9","689cc6cca3f911e093034439d5f715c9"],["1e08f826e6e96f56b4ab97f80a5bdb2f","6e6e9f568f8211e0b4ab97f80a5bdb2f"],["1e02ebb70ee26816bb4c11771fb28879","70ee28162ebb11e0bb4c11771fb28879"],["1e0e66971385637384fb8d803efa17fa","71385373e66911e084fb8d803efa17fa"],["1e0eca7763d2648fb311d1b1a7f374a3","763d248feca711e0b311d1b1a7f374a3"],["1e004b77ae986e3cb998f4cace58d3d7","7ae98e3c04b711e0b998f4cace58d3d7"],["1e03f037bb0c6be2b88b883615943ce8","7bb0cbe23f0311e0b88b883615943ce8"],["1e0ce8a7d6606c2d984fbb015a5e3208","7d660c2dce8a11e0984fbb015a5e3208"]]' -- [54dc33fb]
-- again [7cfd82ac] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [54dc33fb] '[["1e07bf46449c6183a51fdc0b01cdd735","6449c1837bf411e0a51fd …
-- again [9ef9f588] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [54dc33fb] '[["1e07bf46449c6183a51fdc0b01cdd735","6449c1837bf411e0a51fd …
-- again [f638faf3] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [54dc33fb] '[["1e07bf46449c6183a51fdc0b01cdd735","6449c1837bf411e0a51fd …
-- again [9cec9fe1] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [54dc33fb] '[["1e07bf46449c6183a51fdc0b01cdd735","6449c1837bf411e0a51fd …
UPDATE main."sqluuid_migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   57, 10,
--   x'6449c1837bf411e0a51fdc0b01cdd73567d1b5a1e6d311e0bd5e88aa6f92c41a689cc6cca3f911e093034439d5f715c96e6e9f568f8211e0b4ab97f80a5bdb2f70ee28162ebb11e0bb4c11771fb2887971385373e66911e084fb8d803efa17fa763d248feca711e0b311d1b1a7f374a37ae98e3c04b711e0b998f4cace58d3d77bb0cbe23f0311e0b88b883615943ce87d660c2dce8a11e0984fbb015a5e3208' -- [d681d4e8],
--   1, <number 6>
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, n, ids, odd FROM main."sqluuid_migration_journal" WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [74875ba5] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["1e006f27f252639d9fbd68a82e924a60","7f25239d06f211e09fbd68a82e924a60"],["1e046ce829be6feda6064d971dc1aa46","829befed46ce11e0a6064d971dc1aa46"],["1e0b3c382d93602d93d3a47b7b80e127","82d9302db3c311e093d3a47b7b80e127"],["1e0a1eb8de916bf79e572b8fda751e0d","8de91bf7a1eb11e09e572b8fda751e0d"],["1e0b62a902a46a2ea63e4f939696dfdf","902a4a2eb62a11e0a63e4f939696dfdf"],["1e084359312b6bd0ba69210e5c863d00","9312bbd0843511e0ba69210e5c863d00"],["1e01349961c06c1e84566dd97d047145","961c0c1e134911e084566dd97d047145"],["1e0953d98f756e179be27df760acd3d4","98f75e17953d11e09be27df760acd3d4"],["1e03990a375960b0b6712d5113c683fe","a37590b0399011e0b6712d5113c683fe"],["1e0425cab06a6184bcae73ad764b1fae","ab06a184425c11e0bcae73ad764b1fae"]]' -- [e4926d76]
-- again [7cfd82ac] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [e4926d76] '[["1e006f27f252639d9fbd68a82e924a60","7f25239d06f211e09fbd6 …
-- again [9ef9f588] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [e4926d76] '[["1e006f27f252639d9fbd68a82e924a60","7f25239d06f211e09fbd6 …
-- again [f638faf3] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [e4926d76] '[["1e006f27f252639d9fbd68a82e924a60","7f25239d06f211e09fbd6 …
-- again [9cec9fe1] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [e4926d76] '[["1e006f27f252639d9fbd68a82e924a60","7f25239d06f211e09fbd6 …
UPDATE main."sqluuid_migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   57, 10,
--   x'7f25239d06f211e09fbd68a82e924a60829befed46ce11e0a6064d971dc1aa4682d9302db3c311e093d3a47b7b80e1278de91bf7a1eb11e09e572b8fda751e0d902a4a2eb62a11e0a63e4f939696dfdf9312bbd0843511e0ba69210e5c863d00961c0c1e134911e084566dd97d04714598f75e17953d11e09be27df760acd3d4a37590b0399011e0b6712d5113c683feab06a184425c11e0bcae73ad764b1fae' -- [13b1b72e],
--   1, <number 7>
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, n, ids, odd FROM main."sqluuid_migration_journal" WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [74875ba5] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["1e05059b6f28663dbeea0307f157cad3","b6f2863d505911e0beea0307f157cad3"],["1e0931ebac486d758cc163471b08b9cd","bac48d75931e11e08cc163471b08b9cd"],["1e06e10bc40667239f19cf420fc1cfc2","bc4067236e1011e09f19cf420fc1cfc2"],["1e0b342bd20c617189e1f75655e9d243","bd20c171b34211e089e1f75655e9d243"],["1e0ec4cbef3a6659a3e3f1659cb336d0","bef3a659ec4c11e0a3e3f1659cb336d0"],["1e01aefbefc1687fad94199ab9aba85c","befc187f1aef11e0ad94199ab9aba85c"],["1e08066c04676d548945564fd83a995d","c0467d54806611e08945564fd83a995d"],["1e09840c278b61cab4a0dbbda0221674","c278b1ca984011e0b4a0dbbda0221674"],["1e0a15fc3fe5693c920f243a5f2420e2","c3fe593ca15f11e0920f243a5f2420e2"],["1e00d72c96c76226a95fb2a74842541d","c96c72260d7211e0a95fb2a74842541d"]]' -- [488b2e59]
-- again [7cfd82ac] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [488b2e59] '[["1e05059b6f28663dbeea0307f157cad3","b6f2863d505911e0beea0 …
-- again [9ef9f588] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [488b2e59] '[["1e05059b6f28663dbeea0307f157cad3","b6f2863d505911e0beea0 …
-- again [f638faf3] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [488b2e59] '[["1e05059b6f28663dbeea0307f157cad3","b6f2863d505911e0beea0 …
-- again [9cec9fe1] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [488b2e59] '[["1e05059b6f28663dbeea0307f157cad3","b6f2863d505911e0beea0 …
UPDATE main."sqluuid_migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   56, 10,
--   x'b6f2863d505911e0beea0307f157cad3bac48d75931e11e08cc163471b08b9cdbc4067236e1011e09f19cf420fc1cfc2bd20c171b34211e089e1f75655e9d243bef3a659ec4c11e0a3e3f1659cb336d0befc187f1aef11e0ad94199ab9aba85cc0467d54806611e08945564fd83a995dc278b1ca984011e0b4a0dbbda0221674c3fe593ca15f11e0920f243a5f2420e2c96c72260d7211e0a95fb2a74842541d' -- [c82f3567],
--   1, <number 8>
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, n, ids, odd FROM main."sqluuid_migration_journal" WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [74875ba5] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["1e03898ca15769498d444a0d841bd48e","ca157949389811e08d444a0d841bd48e"],["1e0ec23ce4546fa48706359b2914ec75","ce454fa4ec2311e08706359b2914ec75"],["1e0e1d4d26a06698832bf6859b9103c5","d26a0698e1d411e0832bf6859b9103c5"],["1e04930d94586f2b804831b3e827a13e","d9458f2b493011e0804831b3e827a13e"],["1e044badba9e6a659cfd413d7dffc0db","dba9ea6544ba11e09cfd413d7dffc0db"],["1e0d835decd66a1a8e2ce672cd212857","decd6a1ad83511e08e2ce672cd212857"],["1e00953deda36b9d828f5ab158206a79","deda3b9d095311e0828f5ab158206a79"],["1e03afbdfa426d088785401ec8e3520f","dfa42d083afb11e08785401ec8e3520f"],["1e0c259ff90c6438b1c5f58a010193ba","ff90c438c25911e0b1c5f58a010193ba"]]' -- [a7aeda7d]
-- again [7cfd82ac] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [a7aeda7d] '[["1e03898ca15769498d444a0d841bd48e","ca157949389811e08d444 …
-- again [9ef9f588] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [a7aeda7d] '[["1e03898ca15769498d444a0d841bd48e","ca157949389811e08d444 …
-- again [f638faf3] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [a7aeda7d] '[["1e03898ca15769498d444a0d841bd48e","ca157949389811e08d444 …
-- again [9cec9fe1] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [a7aeda7d] '[["1e03898ca15769498d444a0d841bd48e","ca157949389811e08d444 …
UPDATE main."sqluuid_migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   52, 9,
--   x'ca157949389811e08d444a0d841bd48ece454fa4ec2311e08706359b2914ec75d26a0698e1d411e0832bf6859b9103c5d9458f2b493011e0804831b3e827a13edba9ea6544ba11e09cfd413d7dffc0dbdecd6a1ad83511e08e2ce672cd212857deda3b9d095311e0828f5ab158206a79dfa42d083afb11e08785401ec8e3520fff90c438c25911e0b1c5f58a010193ba' -- [e3df172e],
--   1, <number 9>
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, n, ids, odd FROM main."sqluuid_migration_journal" WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1;
--   1
COMMIT;
-- again [00dd1736] SELECT (SELECT count(*) FROM main."sqluuid_migration_range" …
--   1, 1, 1
-- again [00dd1736] SELECT (SELECT count(*) FROM main."sqluuid_migration_range" …
--   1, 1, 1
PRAGMA main.cache_size = -2000;
PRAGMA shrink_memory;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'orders'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'orders'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'orders'
-- again [d0b7f9e7] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'items'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'items'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'items'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'payments'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'payments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'payments'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'shipments'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'shipments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'shipments'
SELECT typeof((SELECT min("id") FROM "main"."orders")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'orders'
SELECT typeof((SELECT min("order_id") FROM "main"."items")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'items'
SELECT typeof((SELECT min("order_id") FROM "main"."payments")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'payments'
SELECT typeof((SELECT min("order_id") FROM "main"."shipments")) = 'blob';
SELECT typeof((SELECT min("previous") FROM "main"."shipments")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'shipments'
SELECT unhex('00');
SELECT no, todo, n, moved, ids, odd FROM main."sqluuid_migration_journal" WHERE run_id = ?;
--   1
SELECT count(*) FROM "main"."orders" WHERE "id" IS NULL;
SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders"."id" IS NOT NULL;
SELECT count(*) FROM "main"."items" WHERE "order_id" IS NULL;
SELECT "main"."items"."order_id", quote("main"."items"."line") FROM "main"."items" WHERE "main"."items"."order_id" IS NOT NULL;
SELECT count(*) FROM "main"."payments" WHERE "order_id" IS NULL;
SELECT "main"."payments"."order_id", quote("main"."payments"."n") FROM "main"."payments" WHERE "main"."payments"."order_id" IS NOT NULL;
SELECT count(*) FROM "main"."shipments" WHERE "order_id" IS NULL;
SELECT "main"."shipments"."order_id" FROM "main"."shipments" WHERE "main"."shipments"."order_id" IS NOT NULL;
SELECT count(*) FROM "main"."shipments" WHERE "previous" IS NULL;
SELECT "main"."shipments"."previous", "main"."shipments"."order_id" FROM "main"."shipments" WHERE "main"."shipments"."previous" IS NOT NULL;
-- again [942be3f1] SELECT count(*) FROM "main"."items" c WHERE c."tenant" IS NO …
SELECT count(*) FROM "main"."payments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."orders" p WHERE p."id" = c."order_id");
SELECT count(*) FROM "main"."shipments" c WHERE c."previous" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."shipments" p WHERE p."order_id" = c."previous");
SELECT count(*) FROM "main"."shipments" c WHERE c."order_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."orders" p WHERE p."id" = c."order_id");
BEGIN IMMEDIATE;
-- again [6322de11] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
UPDATE main."sqluuid_migration" SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [f1ba5a66]
--   NULL, 'undone', 0, 0, 336, 336,
--   again [b07dfed2] '{"columns":{"main.items.order_id":{"rows":120,"nulls":0,"no …, '<time>',
--   '<time>', 1, <number 10>
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
DELETE FROM main."sqluuid_migration_journal" WHERE run_id = ?;
--   1
DELETE FROM main."sqluuid_migration_kept" WHERE run_id = ?;
--   1
COMMIT;
PRAGMA foreign_keys = 0;
