-- undo of in_place: interrupted after the first chunk, then the rest
-- SQLite, version 3

-- == the undo, interrupted

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
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM main."sqluuid_migration_range" r WHERE r.run_id = main."sqluuid_migration".id) FROM main."sqluuid_migration" ORDER BY id DESC; -- [80bfa988]
BEGIN IMMEDIATE;
SELECT no, n FROM main."sqluuid_migration_packed" WHERE run_id = ? ORDER BY no LIMIT 200;
--   1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT substr(p.ids, 16 * (a.i + 10 * b.i) + 1, 16) AS id FROM main."sqluuid_migration_packed" p CROSS JOIN (SELECT 0 AS i UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9) a CROSS JOIN (SELECT 0 AS i UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9) b WHERE a.i + 10 * b.i < p.n AND p.run_id = ? AND p.no IN (?, ?, ?, ?, ?, ?)) x, main."sqluuid_migration" g WHERE g.id = ? ORDER BY x.id ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [6e393511]
--   1, <number 1>, <number 2>, <number 3>, <number 4>, <number 5>, <number 6>, 1
DELETE FROM main."sqluuid_migration_packed" WHERE run_id = ? AND no IN (?, ?, ?, ?, ?, ?);
--   1, <number 1>, <number 2>, <number 3>, <number 4>, <number 5>, <number 6>
COMMIT;
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
--   x'<id 1>'
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
SELECT COALESCE(avg(w), 0) FROM (SELECT COALESCE(length(CAST("id" AS BLOB)), 0) + COALESCE(length(CAST("tenant" AS BLOB)), 0) + COALESCE(length(CAST("n" AS BLOB)), 0) + COALESCE(length(CAST("note" AS BLOB)), 0) AS w FROM "main"."orders" WHERE rowid IN (1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60)); -- [d8c807f0]
BEGIN IMMEDIATE;
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM main."sqluuid_migration_range" r WHERE r.run_id = main."sqluuid_migration".id) FROM main."sqluuid_migration" WHERE id = ?; -- [2a774763]
--   1
UPDATE main."sqluuid_migration" SET active = ?, state = ?, pick = ?, pick_before = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, seq = seq + 1 WHERE id = ? AND seq = ?; -- [a449e302]
--   '<hash 1>', 'undoing', 1, '', 0, 0, 0, 336,
--   '{"columns":{"main.items.order_id":{"rows":120,"nulls":0,"now":"120:0cfc820755f56fc817e65ef624ce4cc2","expect":"120:86af5b724255273054830598c25fa788","key":["line"],"now_rows":"120:2e85cd356a6fa0b75f4af833aaf80316","expect_rows":"120:892ab35827de70f72efe91311af0859d"},"main.orders.id":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4"},"main.payments.order_id":{"rows":60,"nulls":12,"now":"48:e9d0ff40b4d98c6fea917c95c00119e8","expect":"48:52eabb174a214ed8f60e0d2d91a6f0ea","key":["n"],"now_rows":"48:cea45ca5220075072a54a0040c1718cd","expect_rows":"48:5cd4bfa3213cc09a10f2e03fde02dbfc"},"main.shipments.order_id":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4"},"main.shipments.previous":{"rows":60,"nulls":12,"now":"48:db6c75a179c5a77955def6127fce346a","expect":"48:9239184c6067730eb19e48ae9f7b113b","key":["order_id"],"now_rows":"48:edea2dc2e696e04c2ceda4226608f6c0","expect_rows":"48:85445be2af3d478d4cb1a989702e548e"}},"orphans":{"main.items (tenant, order_id) \u2192 main.orders (tenant, id)":0,"main.payments (order_id) \u2192 main.orders (id) on update cascade":0,"main.shipments (order_id) \u2192 main.orders (id)":0,"main.shipments (previous) \u2192 main.shipments (order_id)":0},"places":true}' -- [796c81f0],
--   '<time>', NULL, 1, <number 7>
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
INSERT INTO main."sqluuid_migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 0, NULL, '20', NULL, 0, '', <number 8>, 0, 0, 0
INSERT INTO main."sqluuid_migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 1, '20', '40', NULL, 0, '', <number 8>, 0, 0, 0
INSERT INTO main."sqluuid_migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 2, '40', NULL, NULL, 0, '', <number 8>, 0, 0, 0
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
SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN lease_until < CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER) THEN 1 ELSE 0 END, CASE WHEN lease_until > 0 THEN 1 ELSE 0 END, lease_until - CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER), chunks, moved FROM main."sqluuid_migration_range" WHERE run_id = ? ORDER BY no; -- [5fc1f3fe]
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN IMMEDIATE;
UPDATE main."sqluuid_migration_range" SET owner = ?, token = token + 1, lease_until = CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER) + ? WHERE run_id = ? AND no = ? AND token = ? AND done = 0 AND lease_until < CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER); -- [b138c3c0]
--   '<process>/1', 90000, 1, 0, <number 8>
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT CAST(rowid AS TEXT) FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 19;
--   '20'
SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "main"."items"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [dc636fd8]
--   '20'
SELECT CAST(rowid AS TEXT) FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 9;
--   '20'
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
--   '10', 0, 0, 90000, 1, 0, <number 9>
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
--   58, 1, 0
COMMIT;
UPDATE main."sqluuid_migration_range" SET lease_until = 0 WHERE run_id = ? AND no = ? AND token = ?;
--   1, 0, <number 9>
PRAGMA foreign_keys = 0;
PRAGMA main.cache_size = -2000;

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
-- again [e07422b7] SELECT CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16 …
--   x'<id 1>'
-- and 20 more in a row, with other ids
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
--   '<process>/1', 90000, 1, 0, <number 9>
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "main"."items"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [f038265a]
--   '10', '20'
SELECT count(*) FROM (SELECT 1 FROM "main"."payments" WHERE "main"."payments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [82f67e3d]
--   '10', '20'
SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE "main"."shipments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [36061f5b]
--   '10', '20'
SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE "main"."shipments"."previous" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [7728885f]
--   '10', '20'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   NULL, 1, 0, 90000, 1, 0, <number 10>
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
--   56, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN IMMEDIATE;
-- again [b138c3c0] UPDATE main."sqluuid_migration_range" SET owner = ?, token = …
--   '<process>/1', 90000, 1, 1, <number 8>
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '20', '40'
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '20', '30'
-- again [82f67e3d] SELECT count(*) FROM (SELECT 1 FROM "main"."payments" WHERE …
--   '20', '30'
-- again [36061f5b] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '20', '30'
-- again [7728885f] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '20', '30'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   '30', 0, 0, 90000, 1, 1, <number 9>
-- again [a75ab258] UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(sub …
--   '20', '30', 1
-- again [7c6792df] UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex( …
--   '20', '30', 1
-- again [52ba425e] UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex …
--   '20', '30', 1
-- again [0e727352] UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex …
--   '20', '30', 1
-- again [382d0249] UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(h …
--   '20', '30', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   56, 1, 1
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '30', '40'
-- again [82f67e3d] SELECT count(*) FROM (SELECT 1 FROM "main"."payments" WHERE …
--   '30', '40'
-- again [36061f5b] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '30', '40'
-- again [7728885f] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '30', '40'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   NULL, 1, 0, 90000, 1, 1, <number 9>
-- again [a75ab258] UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(sub …
--   '30', '40', 1
-- again [7c6792df] UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex( …
--   '30', '40', 1
-- again [52ba425e] UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex …
--   '30', '40', 1
-- again [0e727352] UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex …
--   '30', '40', 1
-- again [382d0249] UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(h …
--   '30', '40', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   56, 1, 1
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN IMMEDIATE;
-- again [b138c3c0] UPDATE main."sqluuid_migration_range" SET owner = ?, token = …
--   '<process>/1', 90000, 1, 2, <number 8>
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT CAST(rowid AS TEXT) FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 19;
--   '40'
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '40', '60'
-- again [f038265a] SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "ma …
--   '40', '50'
-- again [82f67e3d] SELECT count(*) FROM (SELECT 1 FROM "main"."payments" WHERE …
--   '40', '50'
-- again [36061f5b] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '40', '50'
-- again [7728885f] SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE …
--   '40', '50'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   '50', 0, 0, 90000, 1, 2, <number 9>
-- again [a75ab258] UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(sub …
--   '40', '50', 1
-- again [7c6792df] UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex( …
--   '40', '50', 1
-- again [52ba425e] UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex …
--   '40', '50', 1
-- again [0e727352] UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex …
--   '40', '50', 1
-- again [382d0249] UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(h …
--   '40', '50', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   56, 1, 2
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT CAST(rowid AS TEXT) FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 19;
--   '50'
SELECT count(*) FROM (SELECT 1 FROM "main"."items" WHERE "main"."items"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [a579d5d6]
--   '50'
SELECT count(*) FROM (SELECT 1 FROM "main"."payments" WHERE "main"."payments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [82ddb31a]
--   '50'
SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE "main"."shipments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [fa68b54b]
--   '50'
SELECT count(*) FROM (SELECT 1 FROM "main"."shipments" WHERE "main"."shipments"."previous" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 21) c; -- [5af753b6]
--   '50'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   NULL, 1, 0, 90000, 1, 2, <number 9>
UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(substr(hex("main"."items"."order_id"),8,5)||substr(hex("main"."items"."order_id"),14,3)||substr(hex("main"."items"."order_id"),4,4)||'1'||substr(hex("main"."items"."order_id"),1,3)||substr(hex("main"."items"."order_id"),17)) WHERE "main"."items"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND CASE WHEN (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."items"."order_id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [8b14d7a9]
--   '50', 1
UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex(substr(hex("main"."payments"."order_id"),8,5)||substr(hex("main"."payments"."order_id"),14,3)||substr(hex("main"."payments"."order_id"),4,4)||'1'||substr(hex("main"."payments"."order_id"),1,3)||substr(hex("main"."payments"."order_id"),17)) WHERE "main"."payments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND CASE WHEN (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."payments"."order_id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [684653f8]
--   '50', 1
UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex(substr(hex("main"."shipments"."order_id"),8,5)||substr(hex("main"."shipments"."order_id"),14,3)||substr(hex("main"."shipments"."order_id"),4,4)||'1'||substr(hex("main"."shipments"."order_id"),1,3)||substr(hex("main"."shipments"."order_id"),17)) WHERE "main"."shipments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND CASE WHEN (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."shipments"."order_id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [bef8dabd]
--   '50', 1
UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex(substr(hex("main"."shipments"."previous"),8,5)||substr(hex("main"."shipments"."previous"),14,3)||substr(hex("main"."shipments"."previous"),4,4)||'1'||substr(hex("main"."shipments"."previous"),1,3)||substr(hex("main"."shipments"."previous"),17)) WHERE "main"."shipments"."previous" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND CASE WHEN (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."shipments"."previous" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [b1d54491]
--   '50', 1
UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(hex("main"."orders"."id"),8,5)||substr(hex("main"."orders"."id"),14,3)||substr(hex("main"."orders"."id"),4,4)||'1'||substr(hex("main"."orders"."id"),1,3)||substr(hex("main"."orders"."id"),17)) WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND CASE WHEN (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."orders"."id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [08a4a679]
--   '50', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   54, 1, 2
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
UPDATE main."sqluuid_migration" SET active = ?, state = ?, pick = ?, pick_before = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [1ad85768]
--   NULL, 'undone', 1, '', 0, 0, 336, 336,
--   again [796c81f0] '{"columns":{"main.items.order_id":{"rows":120,"nulls":0,"no …, '<time>',
--   '<time>', 1, <number 11>
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
DELETE FROM main."sqluuid_migration_id" WHERE run_id = ?;
--   1
DELETE FROM main."sqluuid_migration_packed" WHERE run_id = ?;
--   1
COMMIT;
PRAGMA foreign_keys = 0;
