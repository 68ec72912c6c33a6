-- in place: a parent, three children, a self reference, a key of two columns
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
SELECT hex("main"."orders"."id") FROM "main"."orders" WHERE "main"."orders"."id" IS NOT NULL AND NOT (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF') LIMIT 1; -- [bcfa9c3e]
SELECT hex("main"."items"."order_id") FROM "main"."items" WHERE "main"."items"."order_id" IS NOT NULL AND NOT (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF') LIMIT 1; -- [0f4bd110]
SELECT hex("main"."payments"."order_id") FROM "main"."payments" WHERE "main"."payments"."order_id" IS NOT NULL AND NOT (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF') LIMIT 1; -- [5c1b296d]
SELECT hex("main"."shipments"."order_id") FROM "main"."shipments" WHERE "main"."shipments"."order_id" IS NOT NULL AND NOT (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF') LIMIT 1; -- [b99260b3]
SELECT hex("main"."shipments"."previous") FROM "main"."shipments" WHERE "main"."shipments"."previous" IS NOT NULL AND NOT (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF') LIMIT 1; -- [f5dbcdd8]
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM main."sqluuid_migration";
INSERT INTO main."sqluuid_migration" (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?); -- [d6982f3a]
--   1, 2, 'v1-to-v6',
--   '["main.orders.id","main.items.order_id","main.payments.order_id","main.shipments.order_id","main.shipments.previous"]',
--   '<hash 1>', '<hash 2>', '<hash 1>', 'running', 'fail', 0, '', <number 1>, 0, 0, 336, 0, 0,
--   '{"columns":{"main.items.order_id":{"rows":120,"nulls":0,"now":"120:86af5b724255273054830598c25fa788","expect":"120:0cfc820755f56fc817e65ef624ce4cc2","key":["line"],"now_rows":"120:892ab35827de70f72efe91311af0859d","expect_rows":"120:2e85cd356a6fa0b75f4af833aaf80316"},"main.orders.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"},"main.payments.order_id":{"rows":60,"nulls":12,"now":"48:52eabb174a214ed8f60e0d2d91a6f0ea","expect":"48:e9d0ff40b4d98c6fea917c95c00119e8","key":["n"],"now_rows":"48:5cd4bfa3213cc09a10f2e03fde02dbfc","expect_rows":"48:cea45ca5220075072a54a0040c1718cd"},"main.shipments.order_id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"},"main.shipments.previous":{"rows":60,"nulls":12,"now":"48:9239184c6067730eb19e48ae9f7b113b","expect":"48:db6c75a179c5a77955def6127fce346a","key":["order_id"],"now_rows":"48:85445be2af3d478d4cb1a989702e548e","expect_rows":"48:edea2dc2e696e04c2ceda4226608f6c0"}},"orphans":{"main.items (tenant, order_id) \u2192 main.orders (tenant, id)":0,"main.payments (order_id) \u2192 main.orders (id) on update cascade":0,"main.shipments (order_id) \u2192 main.orders (id)":0,"main.shipments (previous) \u2192 main.shipments (order_id)":0},"places":true}' -- [5deeacda],
--   '<time>', '<time>', NULL
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
INSERT INTO main."sqluuid_migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 0, NULL, '20', NULL, 0, '', <number 2>, 0, 0, 0
INSERT INTO main."sqluuid_migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 1, '20', '40', NULL, 0, '', <number 2>, 0, 0, 0
INSERT INTO main."sqluuid_migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 2, '40', NULL, NULL, 0, '', <number 2>, 0, 0, 0
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
--   '10', 0, 0, 90000, 1, 0, <number 3>
SELECT unhex(group_concat(hex("main"."orders"."id"),'')) FROM "main"."orders" WHERE "main"."orders".rowid <= CAST(? AS INTEGER) AND (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF'); -- [83ca8085]
--   '10'
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
INSERT INTO main."sqluuid_migration_packed" (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 4>, 10,
--   x'1e0e66971385637384fb8d803efa17fa1e0b62a902a46a2ea63e4f939696dfdf1e03898ca15769498d444a0d841bd48e1e0c259ff90c6438b1c5f58a010193ba1e06995010e664d490460516253106191e07cef46ad66d12963c173f03320bdc1e02ebb70ee26816bb4c11771fb288791e0a8412d1b36255a0550b831b2e9e5a1e08f826e6e96f56b4ab97f80a5bdb2f1e0caa8072c363bfbe6373127acf670b' -- [0deb07fa]
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   58, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
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
--   NULL, 1, 0, 90000, 1, 0, <number 3>
SELECT unhex(group_concat(hex("main"."orders"."id"),'')) FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND "main"."orders".rowid <= CAST(? AS INTEGER) AND (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF'); -- [0f550794]
--   '10', '20'
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
INSERT INTO main."sqluuid_migration_packed" (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 5>, 10,
--   x'1e0099f50c226f7f9ea1751b2dcd30911e0695b440ba6a94b227d449c433224e1e0c58612c6b6312881857c78f41e0251e0ec23ce4546fa48706359b2914ec751e03afbdfa426d088785401ec8e3520f1e084359312b6bd0ba69210e5c863d001e0a1eb8de916bf79e572b8fda751e0d1e06e10bc40667239f19cf420fc1cfc21e0a30e238d76db3a68baa746f3f6a2e1e0931ebac486d758cc163471b08b9cd' -- [d26a2467]
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   56, 1, 0
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
--   '30', 0, 0, 90000, 1, 1, <number 3>
-- again [0f550794] SELECT unhex(group_concat(hex("main"."orders"."id"),'')) FRO …
--   '20', '30'
-- again [8b64da1c] UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(sub …
--   '20', '30'
-- again [2649c3f1] UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex( …
--   '20', '30'
-- again [ab466b01] UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex …
--   '20', '30'
-- again [03d5c524] UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex …
--   '20', '30'
-- again [6eac5f15] UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(h …
--   '20', '30'
INSERT INTO main."sqluuid_migration_packed" (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 6>, 10,
--   x'1e0a3f9689cc66cc93034439d5f715c91e08066c04676d548945564fd83a995d1e0ec4cbef3a6659a3e3f1659cb336d01e043ab3202263e383a56abe492c48e41e01349961c06c1e84566dd97d0471451e00d72c96c76226a95fb2a74842541d1e0ce8a7d6606c2d984fbb015a5e32081e08c82465486a23b065953e421a1fd11e0e6d367d1b65a1bd5e88aa6f92c41a1e0b342bd20c617189e1f75655e9d243' -- [5f460211]
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
--   NULL, 1, 0, 90000, 1, 1, <number 3>
-- again [0f550794] SELECT unhex(group_concat(hex("main"."orders"."id"),'')) FRO …
--   '30', '40'
-- again [8b64da1c] UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(sub …
--   '30', '40'
-- again [2649c3f1] UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex( …
--   '30', '40'
-- again [ab466b01] UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex …
--   '30', '40'
-- again [03d5c524] UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex …
--   '30', '40'
-- again [6eac5f15] UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(h …
--   '30', '40'
INSERT INTO main."sqluuid_migration_packed" (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 7>, 10,
--   x'1e0a551387366d55bc11392cdca66b801e0e1d4d26a06698832bf6859b9103c51e0425cab06a6184bcae73ad764b1fae1e03534497986c9db74ea88d7b2208ba1e0a2b31c56b6ad5b9207da29f8c4a9f1e0059b44a446b5d91eba5ecada7f6551e05059b6f28663dbeea0307f157cad31e01aefbefc1687fad94199ab9aba85c1e044badba9e6a659cfd413d7dffc0db1e07bf46449c6183a51fdc0b01cdd735' -- [5b03c85c]
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   56, 1, 1
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN IMMEDIATE;
-- again [b138c3c0] UPDATE main."sqluuid_migration_range" SET owner = ?, token = …
--   '<process>/1', 90000, 1, 2, <number 2>
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
--   '50', 0, 0, 90000, 1, 2, <number 3>
-- again [0f550794] SELECT unhex(group_concat(hex("main"."orders"."id"),'')) FRO …
--   '40', '50'
-- again [8b64da1c] UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(sub …
--   '40', '50'
-- again [2649c3f1] UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex( …
--   '40', '50'
-- again [ab466b01] UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex …
--   '40', '50'
-- again [03d5c524] UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex …
--   '40', '50'
-- again [6eac5f15] UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(h …
--   '40', '50'
INSERT INTO main."sqluuid_migration_packed" (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 8>, 10,
--   x'1e063585d27d633fb106488524072e7a1e021952aed66c72aaf28ea89b3288c41e00953deda36b9d828f5ab158206a791e0a15fc3fe5693c920f243a5f2420e21e03990a375960b0b6712d5113c683fe1e03f037bb0c6be2b88b883615943ce81e044e7285356b13a72f91ff06fedc5f1e0e02c223b26424abbd37c6cf2ac1de1e0d835decd66a1a8e2ce672cd2128571e04930d94586f2b804831b3e827a13e' -- [42865c90]
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
--   NULL, 1, 0, 90000, 1, 2, <number 3>
SELECT unhex(group_concat(hex("main"."orders"."id"),'')) FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF'); -- [dbd27287]
--   '50'
UPDATE OR ROLLBACK "main"."items" SET "order_id" = unhex(substr(hex("main"."items"."order_id"),14,3)||substr(hex("main"."items"."order_id"),9,4)||substr(hex("main"."items"."order_id"),1,5)||'6'||substr(hex("main"."items"."order_id"),6,3)||substr(hex("main"."items"."order_id"),17)) WHERE "main"."items"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF'); -- [47850e79]
--   '50'
UPDATE OR ROLLBACK "main"."payments" SET "order_id" = unhex(substr(hex("main"."payments"."order_id"),14,3)||substr(hex("main"."payments"."order_id"),9,4)||substr(hex("main"."payments"."order_id"),1,5)||'6'||substr(hex("main"."payments"."order_id"),6,3)||substr(hex("main"."payments"."order_id"),17)) WHERE "main"."payments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF'); -- [5099420a]
--   '50'
UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = unhex(substr(hex("main"."shipments"."order_id"),14,3)||substr(hex("main"."shipments"."order_id"),9,4)||substr(hex("main"."shipments"."order_id"),1,5)||'6'||substr(hex("main"."shipments"."order_id"),6,3)||substr(hex("main"."shipments"."order_id"),17)) WHERE "main"."shipments"."order_id" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF'); -- [afa4c798]
--   '50'
UPDATE OR ROLLBACK "main"."shipments" SET "previous" = unhex(substr(hex("main"."shipments"."previous"),14,3)||substr(hex("main"."shipments"."previous"),9,4)||substr(hex("main"."shipments"."previous"),1,5)||'6'||substr(hex("main"."shipments"."previous"),6,3)||substr(hex("main"."shipments"."previous"),17)) WHERE "main"."shipments"."previous" IN (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND 1 = 1) AND (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF'); -- [1f61669f]
--   '50'
UPDATE OR ROLLBACK "main"."orders" SET "id" = unhex(substr(hex("main"."orders"."id"),14,3)||substr(hex("main"."orders"."id"),9,4)||substr(hex("main"."orders"."id"),1,5)||'6'||substr(hex("main"."orders"."id"),6,3)||substr(hex("main"."orders"."id"),17)) WHERE "main"."orders".rowid > CAST(? AS INTEGER) AND (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF'); -- [28e6c79d]
--   '50'
INSERT INTO main."sqluuid_migration_packed" (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 9>, 10,
--   x'1e0b3c382d93602d93d3a47b7b80e1271e006f27f252639d9fbd68a82e924a601e044615c0c16c3fa78066600072b6a91e0953d98f756e179be27df760acd3d41e09840c278b61cab4a0dbbda02216741e0eca7763d2648fb311d1b1a7f374a31e046ce829be6feda6064d971dc1aa461e0413938aaa6486aeffb17801b2deff1e004b77ae986e3cb998f4cace58d3d71e0382f467796c7096679f988c6113b0' -- [b9b76ad9]
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
--   NULL, 'done', 0, '', 0, 0, 336, 336,
--   again [5deeacda] '{"columns":{"main.items.order_id":{"rows":120,"nulls":0,"no …, '<time>',
--   '<time>', 1, <number 1>
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
COMMIT;
PRAGMA foreign_keys = 0;
