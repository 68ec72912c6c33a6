-- verify, status and finish of a run in place
-- SQLite, version 3

-- == verify

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
PRAGMA foreign_keys = 0;

-- c2
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
SELECT count(*) FROM (SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders"."id" IS NOT NULL GROUP BY "main"."orders"."id" HAVING count(*) > 1) x;
SELECT hex(q.k) FROM (SELECT k FROM (SELECT "main"."orders"."id" AS k FROM "main"."orders" WHERE "main"."orders"."id" IS NOT NULL ORDER BY "main"."orders"."id" LIMIT 3) e0 UNION SELECT k FROM (SELECT "main"."orders"."id" AS k FROM "main"."orders" WHERE "main"."orders"."id" IS NOT NULL ORDER BY "main"."orders"."id" DESC LIMIT 3) e1) q; -- [271dfb0f]
SELECT hex("main"."orders"."id") FROM "main"."orders" WHERE "main"."orders"."id" = ? LIMIT 1;
--   x'1e004b77ae986e3cb998f4cace58d3d7'
SELECT hex("main"."orders"."id") FROM "main"."orders" WHERE "main"."orders"."id" = ? LIMIT 1;
--   x'1e0059b44a446b5d91eba5ecada7f655'
SELECT hex("main"."orders"."id") FROM "main"."orders" WHERE "main"."orders"."id" = ? LIMIT 1;
--   x'1e006f27f252639d9fbd68a82e924a60'
SELECT hex("main"."orders"."id") FROM "main"."orders" WHERE "main"."orders"."id" = ? LIMIT 1;
--   x'1e0ec23ce4546fa48706359b2914ec75'
SELECT hex("main"."orders"."id") FROM "main"."orders" WHERE "main"."orders"."id" = ? LIMIT 1;
--   x'1e0ec4cbef3a6659a3e3f1659cb336d0'
SELECT hex("main"."orders"."id") FROM "main"."orders" WHERE "main"."orders"."id" = ? LIMIT 1;
--   x'1e0eca7763d2648fb311d1b1a7f374a3'
SELECT hex(q.k) FROM (SELECT k FROM (SELECT "main"."items"."order_id" AS k FROM "main"."items" WHERE "main"."items"."order_id" IS NOT NULL ORDER BY "main"."items"."order_id" LIMIT 3) e0 UNION SELECT k FROM (SELECT "main"."items"."order_id" AS k FROM "main"."items" WHERE "main"."items"."order_id" IS NOT NULL ORDER BY "main"."items"."order_id" DESC LIMIT 3) e1) q; -- [4f308c3c]
SELECT hex("main"."items"."order_id") FROM "main"."items" WHERE "main"."items"."order_id" = ? LIMIT 1;
--   x'1e004b77ae986e3cb998f4cace58d3d7'
SELECT hex("main"."items"."order_id") FROM "main"."items" WHERE "main"."items"."order_id" = ? LIMIT 1;
--   x'1e0059b44a446b5d91eba5ecada7f655'
SELECT hex("main"."items"."order_id") FROM "main"."items" WHERE "main"."items"."order_id" = ? LIMIT 1;
--   x'1e0ec4cbef3a6659a3e3f1659cb336d0'
SELECT hex("main"."items"."order_id") FROM "main"."items" WHERE "main"."items"."order_id" = ? LIMIT 1;
--   x'1e0eca7763d2648fb311d1b1a7f374a3'
SELECT hex(q.k) FROM (SELECT k FROM (SELECT "main"."payments"."order_id" AS k FROM "main"."payments" WHERE "main"."payments"."order_id" IS NOT NULL ORDER BY "main"."payments"."order_id" LIMIT 3) e0 UNION SELECT k FROM (SELECT "main"."payments"."order_id" AS k FROM "main"."payments" WHERE "main"."payments"."order_id" IS NOT NULL ORDER BY "main"."payments"."order_id" DESC LIMIT 3) e1) q; -- [75b561bb]
SELECT hex("main"."payments"."order_id") FROM "main"."payments" WHERE "main"."payments"."order_id" = ? LIMIT 1;
--   x'1e004b77ae986e3cb998f4cace58d3d7'
SELECT hex("main"."payments"."order_id") FROM "main"."payments" WHERE "main"."payments"."order_id" = ? LIMIT 1;
--   x'1e006f27f252639d9fbd68a82e924a60'
SELECT hex("main"."payments"."order_id") FROM "main"."payments" WHERE "main"."payments"."order_id" = ? LIMIT 1;
--   x'1e00953deda36b9d828f5ab158206a79'
SELECT hex("main"."payments"."order_id") FROM "main"."payments" WHERE "main"."payments"."order_id" = ? LIMIT 1;
--   x'1e0e6d367d1b65a1bd5e88aa6f92c41a'
SELECT hex("main"."payments"."order_id") FROM "main"."payments" WHERE "main"."payments"."order_id" = ? LIMIT 1;
--   x'1e0ec23ce4546fa48706359b2914ec75'
SELECT hex("main"."payments"."order_id") FROM "main"."payments" WHERE "main"."payments"."order_id" = ? LIMIT 1;
--   x'1e0ec4cbef3a6659a3e3f1659cb336d0'
SELECT count(*) FROM (SELECT "main"."shipments"."order_id" FROM "main"."shipments" WHERE "main"."shipments"."order_id" IS NOT NULL GROUP BY "main"."shipments"."order_id" HAVING count(*) > 1) x;
SELECT hex(q.k) FROM (SELECT k FROM (SELECT "main"."shipments"."order_id" AS k FROM "main"."shipments" WHERE "main"."shipments"."order_id" IS NOT NULL ORDER BY "main"."shipments"."order_id" LIMIT 3) e0 UNION SELECT k FROM (SELECT "main"."shipments"."order_id" AS k FROM "main"."shipments" WHERE "main"."shipments"."order_id" IS NOT NULL ORDER BY "main"."shipments"."order_id" DESC LIMIT 3) e1) q; -- [3a095082]
SELECT hex("main"."shipments"."order_id") FROM "main"."shipments" WHERE "main"."shipments"."order_id" = ? LIMIT 1;
--   x'1e004b77ae986e3cb998f4cace58d3d7'
SELECT hex("main"."shipments"."order_id") FROM "main"."shipments" WHERE "main"."shipments"."order_id" = ? LIMIT 1;
--   x'1e0059b44a446b5d91eba5ecada7f655'
SELECT hex("main"."shipments"."order_id") FROM "main"."shipments" WHERE "main"."shipments"."order_id" = ? LIMIT 1;
--   x'1e006f27f252639d9fbd68a82e924a60'
SELECT hex("main"."shipments"."order_id") FROM "main"."shipments" WHERE "main"."shipments"."order_id" = ? LIMIT 1;
--   x'1e0ec23ce4546fa48706359b2914ec75'
SELECT hex("main"."shipments"."order_id") FROM "main"."shipments" WHERE "main"."shipments"."order_id" = ? LIMIT 1;
--   x'1e0ec4cbef3a6659a3e3f1659cb336d0'
SELECT hex("main"."shipments"."order_id") FROM "main"."shipments" WHERE "main"."shipments"."order_id" = ? LIMIT 1;
--   x'1e0eca7763d2648fb311d1b1a7f374a3'
SELECT hex(q.k) FROM (SELECT k FROM (SELECT "main"."shipments"."previous" AS k FROM "main"."shipments" WHERE "main"."shipments"."previous" IS NOT NULL ORDER BY "main"."shipments"."previous" LIMIT 3) e0 UNION SELECT k FROM (SELECT "main"."shipments"."previous" AS k FROM "main"."shipments" WHERE "main"."shipments"."previous" IS NOT NULL ORDER BY "main"."shipments"."previous" DESC LIMIT 3) e1) q; -- [78d0d7b2]
SELECT hex("main"."shipments"."previous") FROM "main"."shipments" WHERE "main"."shipments"."previous" = ? LIMIT 1;
--   x'1e0059b44a446b5d91eba5ecada7f655'
SELECT hex("main"."shipments"."previous") FROM "main"."shipments" WHERE "main"."shipments"."previous" = ? LIMIT 1;
--   x'1e006f27f252639d9fbd68a82e924a60'
SELECT hex("main"."shipments"."previous") FROM "main"."shipments" WHERE "main"."shipments"."previous" = ? LIMIT 1;
--   x'1e0099f50c226f7f9ea1751b2dcd3091'
SELECT hex("main"."shipments"."previous") FROM "main"."shipments" WHERE "main"."shipments"."previous" = ? LIMIT 1;
--   x'1e0e6d367d1b65a1bd5e88aa6f92c41a'
SELECT hex("main"."shipments"."previous") FROM "main"."shipments" WHERE "main"."shipments"."previous" = ? LIMIT 1;
--   x'1e0ec23ce4546fa48706359b2914ec75'
SELECT hex("main"."shipments"."previous") FROM "main"."shipments" WHERE "main"."shipments"."previous" = ? LIMIT 1;
--   x'1e0eca7763d2648fb311d1b1a7f374a3'
PRAGMA foreign_keys = 0;

-- == status

-- c3
-- again [3d857dcc] SELECT (SELECT count(*) FROM main.sqlite_master WHERE type = …

-- c4
-- again [21fef5a2] SELECT tbl_name || ' has the trigger ' || name FROM main.sql …

-- c5
-- again [f9680f8d] SELECT id, format, rewrite, class_columns, class_hash, plan_ …

-- == finish

-- c6
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
-- again [3d857dcc] SELECT (SELECT count(*) FROM main.sqlite_master WHERE type = …
-- again [21fef5a2] SELECT tbl_name || ' has the trigger ' || name FROM main.sql …
-- again [f9680f8d] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
PRAGMA foreign_keys = 0;

-- c7
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
-- again [3d857dcc] SELECT (SELECT count(*) FROM main.sqlite_master WHERE type = …
-- again [21fef5a2] SELECT tbl_name || ' has the trigger ' || name FROM main.sql …
-- again [f9680f8d] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
BEGIN IMMEDIATE;
DELETE FROM main."sqluuid_migration" WHERE id = ? AND seq = ?;
--   1, <number 1>
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
DELETE FROM main."sqluuid_migration_journal" WHERE run_id = ?;
--   1
DELETE FROM main."sqluuid_migration_kept" WHERE run_id = ?;
--   1
COMMIT;
BEGIN IMMEDIATE;
SELECT count(*) FROM main."sqluuid_migration";
DROP TABLE IF EXISTS main."sqluuid_migration_kept";
DROP TABLE IF EXISTS main."sqluuid_migration_journal";
DROP TABLE IF EXISTS main."sqluuid_migration_range";
DROP TABLE IF EXISTS main."sqluuid_migration";
COMMIT;
PRAGMA foreign_keys = 0;
