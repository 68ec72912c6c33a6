-- undo of copy
-- SQLite, version 3

-- == the undo

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
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
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
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'items'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'payments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'payments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'payments'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'shipments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'shipments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'shipments'
SELECT typeof((SELECT min("id") FROM "main"."orders")) = 'blob';
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
SELECT (SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_kept'), (SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id'); -- [3d857dcc]
SELECT tbl_name || ' has the trigger ' || name FROM main.sqlite_master WHERE type = 'trigger' AND lower(tbl_name) IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept')
UNION ALL SELECT name || ' is no ordinary table' FROM main.sqlite_master WHERE lower(name) IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') AND (type <> 'table' OR sql LIKE 'CREATE VIRTUAL%'); -- [d07c726c]
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM main."sqluuid_migration_journal" j WHERE j.run_id = main."sqluuid_migration".id AND j.todo IN (0, 3)) FROM main."sqluuid_migration" ORDER BY id DESC; -- [f9680f8d]
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'orders_old_<label>'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'orders_old_<label>'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'orders_old_<label>'
SELECT typeof((SELECT min("id") FROM "main"."orders_old_<label>")) = 'blob';
SELECT typeof("id"), max(typeof("id") = 'text' AND "id" COLLATE BINARY <> lower("id")) FROM "main"."orders_old_<label>" GROUP BY 1;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'items_old_<label>'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'items_old_<label>'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'items_old_<label>'
SELECT typeof("order_id"), max(typeof("order_id") = 'text' AND "order_id" COLLATE BINARY <> lower("order_id")) FROM "main"."items_old_<label>" GROUP BY 1;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'payments_old_<label>'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'payments_old_<label>'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'payments_old_<label>'
SELECT typeof("order_id"), max(typeof("order_id") = 'text' AND "order_id" COLLATE BINARY <> lower("order_id")) FROM "main"."payments_old_<label>" GROUP BY 1;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'shipments_old_<label>'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'shipments_old_<label>'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'shipments_old_<label>'
SELECT typeof("order_id"), max(typeof("order_id") = 'text' AND "order_id" COLLATE BINARY <> lower("order_id")) FROM "main"."shipments_old_<label>" GROUP BY 1;
SELECT typeof("previous"), max(typeof("previous") = 'text' AND "previous" COLLATE BINARY <> lower("previous")) FROM "main"."shipments_old_<label>" GROUP BY 1;
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
SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\' ORDER BY name;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'items'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'items'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'items'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'orders'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'orders'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'orders'
SELECT "main"."orders"."note" FROM "main"."orders" WHERE "main"."orders"."note" IS NOT NULL LIMIT 50;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'payments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'payments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'payments'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'shipments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'shipments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
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
-- again [3d857dcc] SELECT (SELECT count(*) FROM main.sqlite_master WHERE type = …
-- again [d07c726c] SELECT tbl_name || ' has the trigger ' || name FROM main.sql …
BEGIN IMMEDIATE;
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM main."sqluuid_migration_journal" j WHERE j.run_id = main."sqluuid_migration".id AND j.todo IN (0, 3)) FROM main."sqluuid_migration" WHERE id = ?; -- [6322de11]
--   1
UPDATE main."sqluuid_migration" SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, seq = seq + 1 WHERE id = ? AND seq = ?;
--   '<hash 1>', 'undoing', 0, 0, 0, 336,
--   '{"columns":{"main.items.order_id":{"rows":120,"nulls":0,"now":"120:86af5b724255273054830598c25fa788","expect":"120:86af5b724255273054830598c25fa788","key":["line"],"now_rows":"120:892ab35827de70f72efe91311af0859d","expect_rows":"120:892ab35827de70f72efe91311af0859d"},"main.orders.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:4357adb9212a93982a4182cc612fd3c4"},"main.payments.order_id":{"rows":60,"nulls":12,"now":"48:52eabb174a214ed8f60e0d2d91a6f0ea","expect":"48:52eabb174a214ed8f60e0d2d91a6f0ea","key":["n"],"now_rows":"48:5cd4bfa3213cc09a10f2e03fde02dbfc","expect_rows":"48:5cd4bfa3213cc09a10f2e03fde02dbfc"},"main.shipments.order_id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:4357adb9212a93982a4182cc612fd3c4"},"main.shipments.previous":{"rows":60,"nulls":12,"now":"48:9239184c6067730eb19e48ae9f7b113b","expect":"48:9239184c6067730eb19e48ae9f7b113b","key":["order_id"],"now_rows":"48:85445be2af3d478d4cb1a989702e548e","expect_rows":"48:85445be2af3d478d4cb1a989702e548e"}},"orphans":{"main.items (tenant, order_id) \u2192 main.orders (tenant, id)":0,"main.payments (order_id) \u2192 main.orders (id)":0,"main.shipments (order_id) \u2192 main.orders (id)":0,"main.shipments (previous) \u2192 main.shipments (order_id)":0},"copy":{"label":"<label>","notes":{"items":"CREATE TABLE items (order_id text NOT NULL, tenant integer NOT NULL, line integer NOT NULL, PRIMARY KEY (order_id, line), CONSTRAINT items_orders FOREIGN KEY (tenant, order_id) REFERENCES orders (tenant, id))","orders":"CREATE TABLE orders (id text NOT NULL PRIMARY KEY, tenant integer NOT NULL, n integer NOT NULL, note varchar(40), CONSTRAINT orders_tenant UNIQUE (tenant, id))","payments":"CREATE TABLE payments (n integer NOT NULL PRIMARY KEY, order_id text, CONSTRAINT payments_orders FOREIGN KEY (order_id) REFERENCES orders (id))","shipments":"CREATE TABLE shipments (order_id text NOT NULL PRIMARY KEY, previous text, n integer NOT NULL, CONSTRAINT shipments_orders FOREIGN KEY (order_id) REFERENCES orders (id), CONSTRAINT shipments_previous FOREIGN KEY (previous) REFERENCES shipments (order_id))"}}}' -- [63f70e54],
--   '<time>', NULL, 1, <number 1>
COMMIT;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'orders'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'orders'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'orders'
-- again [3a581c12] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'items'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'items'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'items'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'payments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'payments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'payments'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'shipments'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'shipments'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'shipments'
SELECT typeof((SELECT min("id") FROM "main"."orders")) = 'blob';
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
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'items_old_<label>'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'items_old_<label>'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'items_old_<label>'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'orders_old_<label>'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'orders_old_<label>'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'orders_old_<label>'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'payments_old_<label>'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'payments_old_<label>'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'payments_old_<label>'
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'shipments_old_<label>'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'shipments_old_<label>'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'shipments_old_<label>'
BEGIN IMMEDIATE;
-- again [3a581c12] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT 'the trigger ' || name FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ?1 COLLATE NOCASE;
--   'orders'
-- again [138f2995] SELECT 'the virtual table ' || v.name || ', which finds rows …
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
SELECT name FROM pragma_table_xinfo(?, 'main') WHERE hidden = 0 ORDER BY cid;
--   'orders'
SELECT (SELECT count(*) FROM "main"."orders_old_<label>") <> (SELECT count(*) FROM "main"."orders") OR EXISTS (SELECT quote(CASE WHEN "id" IS NOT NULL THEN unhex(substr(replace(replace(replace("id",'-',''),'{',''),'}',''),1)) END), quote("tenant"), quote("n"), quote("note") FROM "main"."orders_old_<label>" EXCEPT SELECT quote("id"), quote("tenant"), quote("n"), quote("note") FROM "main"."orders") OR EXISTS (SELECT quote("id"), quote("tenant"), quote("n"), quote("note") FROM "main"."orders" EXCEPT SELECT quote(CASE WHEN "id" IS NOT NULL THEN unhex(substr(replace(replace(replace("id",'-',''),'{',''),'}',''),1)) END), quote("tenant"), quote("n"), quote("note") FROM "main"."orders_old_<label>"); -- [7b79afba]
SELECT name FROM pragma_table_xinfo(?, 'main') WHERE hidden = 0 ORDER BY cid;
--   'items'
SELECT (SELECT count(*) FROM "main"."items_old_<label>") <> (SELECT count(*) FROM "main"."items") OR EXISTS (SELECT quote(CASE WHEN "order_id" IS NOT NULL THEN unhex(substr(replace(replace(replace("order_id",'-',''),'{',''),'}',''),1)) END), quote("tenant"), quote("line") FROM "main"."items_old_<label>" EXCEPT SELECT quote("order_id"), quote("tenant"), quote("line") FROM "main"."items") OR EXISTS (SELECT quote("order_id"), quote("tenant"), quote("line") FROM "main"."items" EXCEPT SELECT quote(CASE WHEN "order_id" IS NOT NULL THEN unhex(substr(replace(replace(replace("order_id",'-',''),'{',''),'}',''),1)) END), quote("tenant"), quote("line") FROM "main"."items_old_<label>"); -- [aedeafd9]
SELECT name FROM pragma_table_xinfo(?, 'main') WHERE hidden = 0 ORDER BY cid;
--   'payments'
SELECT (SELECT count(*) FROM "main"."payments_old_<label>") <> (SELECT count(*) FROM "main"."payments") OR EXISTS (SELECT quote("n"), quote(CASE WHEN "order_id" IS NOT NULL THEN unhex(substr(replace(replace(replace("order_id",'-',''),'{',''),'}',''),1)) END) FROM "main"."payments_old_<label>" EXCEPT SELECT quote("n"), quote("order_id") FROM "main"."payments") OR EXISTS (SELECT quote("n"), quote("order_id") FROM "main"."payments" EXCEPT SELECT quote("n"), quote(CASE WHEN "order_id" IS NOT NULL THEN unhex(substr(replace(replace(replace("order_id",'-',''),'{',''),'}',''),1)) END) FROM "main"."payments_old_<label>"); -- [fbc8faea]
SELECT name FROM pragma_table_xinfo(?, 'main') WHERE hidden = 0 ORDER BY cid;
--   'shipments'
SELECT (SELECT count(*) FROM "main"."shipments_old_<label>") <> (SELECT count(*) FROM "main"."shipments") OR EXISTS (SELECT quote(CASE WHEN "order_id" IS NOT NULL THEN unhex(substr(replace(replace(replace("order_id",'-',''),'{',''),'}',''),1)) END), quote(CASE WHEN "previous" IS NOT NULL THEN unhex(substr(replace(replace(replace("previous",'-',''),'{',''),'}',''),1)) END), quote("n") FROM "main"."shipments_old_<label>" EXCEPT SELECT quote("order_id"), quote("previous"), quote("n") FROM "main"."shipments") OR EXISTS (SELECT quote("order_id"), quote("previous"), quote("n") FROM "main"."shipments" EXCEPT SELECT quote(CASE WHEN "order_id" IS NOT NULL THEN unhex(substr(replace(replace(replace("order_id",'-',''),'{',''),'}',''),1)) END), quote(CASE WHEN "previous" IS NOT NULL THEN unhex(substr(replace(replace(replace("previous",'-',''),'{',''),'}',''),1)) END), quote("n") FROM "main"."shipments_old_<label>"); -- [7b971322]
SELECT name FROM pragma_table_xinfo(?, 'main') WHERE hidden = 0 ORDER BY cid;
--   'orders'
SELECT (SELECT count(*) FROM pragma_table_xinfo(?1, 'main') WHERE lower(name) = 'rowid'), (SELECT wr FROM pragma_table_list(?1) WHERE schema = 'main');
--   'orders_old_<label>'
SELECT COALESCE(max(rowid), 0) FROM "main"."orders_old_<label>";
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'orders'
SELECT name FROM main.sqlite_master WHERE type = 'index' AND tbl_name = ? COLLATE NOCASE AND sql IS NOT NULL ORDER BY name;
--   'orders'
SELECT count(*) FROM main.sqlite_master WHERE name = 'sqlite_sequence';
SELECT count(*) FROM main.sqlite_master WHERE name = 'sqlite_stat1';
DROP TABLE "main"."orders";
CREATE TABLE orders (id text NOT NULL PRIMARY KEY, tenant integer NOT NULL, n integer NOT NULL, note varchar(40), CONSTRAINT orders_tenant UNIQUE (tenant, id));
INSERT INTO "main"."orders" ("id", "tenant", "n", "note") SELECT "id", "tenant", "n", "note" FROM "main"."orders_old_<label>" ORDER BY rowid;
DROP TABLE "main"."orders_old_<label>";
SELECT name FROM pragma_table_xinfo(?, 'main') WHERE hidden = 0 ORDER BY cid;
--   'items'
SELECT (SELECT count(*) FROM pragma_table_xinfo(?1, 'main') WHERE lower(name) = 'rowid'), (SELECT wr FROM pragma_table_list(?1) WHERE schema = 'main');
--   'items_old_<label>'
SELECT COALESCE(max(rowid), 0) FROM "main"."items_old_<label>";
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'items'
SELECT name FROM main.sqlite_master WHERE type = 'index' AND tbl_name = ? COLLATE NOCASE AND sql IS NOT NULL ORDER BY name;
--   'items'
SELECT sql FROM main.sqlite_master WHERE type = 'index' AND name = ?;
--   'items_order'
SELECT count(*) FROM main.sqlite_master WHERE name = 'sqlite_sequence';
SELECT count(*) FROM main.sqlite_master WHERE name = 'sqlite_stat1';
DROP TABLE "main"."items";
CREATE TABLE items (order_id text NOT NULL, tenant integer NOT NULL, line integer NOT NULL, PRIMARY KEY (order_id, line), CONSTRAINT items_orders FOREIGN KEY (tenant, order_id) REFERENCES orders (tenant, id)); -- [11931e61]
INSERT INTO "main"."items" ("order_id", "tenant", "line") SELECT "order_id", "tenant", "line" FROM "main"."items_old_<label>" ORDER BY rowid;
CREATE INDEX items_order ON items (tenant, order_id);
DROP TABLE "main"."items_old_<label>";
SELECT name FROM pragma_table_xinfo(?, 'main') WHERE hidden = 0 ORDER BY cid;
--   'payments'
SELECT (SELECT count(*) FROM pragma_table_xinfo(?1, 'main') WHERE lower(name) = 'rowid'), (SELECT wr FROM pragma_table_list(?1) WHERE schema = 'main');
--   'payments_old_<label>'
SELECT COALESCE(max(rowid), 0) FROM "main"."payments_old_<label>";
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'payments'
SELECT name FROM main.sqlite_master WHERE type = 'index' AND tbl_name = ? COLLATE NOCASE AND sql IS NOT NULL ORDER BY name;
--   'payments'
SELECT sql FROM main.sqlite_master WHERE type = 'index' AND name = ?;
--   'payments_order'
SELECT count(*) FROM main.sqlite_master WHERE name = 'sqlite_sequence';
SELECT count(*) FROM main.sqlite_master WHERE name = 'sqlite_stat1';
DROP TABLE "main"."payments";
CREATE TABLE payments (n integer NOT NULL PRIMARY KEY, order_id text, CONSTRAINT payments_orders FOREIGN KEY (order_id) REFERENCES orders (id));
INSERT INTO "main"."payments" ("n", "order_id") SELECT "n", "order_id" FROM "main"."payments_old_<label>" ORDER BY rowid;
CREATE INDEX payments_order ON payments (order_id);
DROP TABLE "main"."payments_old_<label>";
SELECT name FROM pragma_table_xinfo(?, 'main') WHERE hidden = 0 ORDER BY cid;
--   'shipments'
SELECT (SELECT count(*) FROM pragma_table_xinfo(?1, 'main') WHERE lower(name) = 'rowid'), (SELECT wr FROM pragma_table_list(?1) WHERE schema = 'main');
--   'shipments_old_<label>'
SELECT COALESCE(max(rowid), 0) FROM "main"."shipments_old_<label>";
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'shipments'
SELECT name FROM main.sqlite_master WHERE type = 'index' AND tbl_name = ? COLLATE NOCASE AND sql IS NOT NULL ORDER BY name;
--   'shipments'
SELECT sql FROM main.sqlite_master WHERE type = 'index' AND name = ?;
--   'shipments_previous'
SELECT count(*) FROM main.sqlite_master WHERE name = 'sqlite_sequence';
SELECT count(*) FROM main.sqlite_master WHERE name = 'sqlite_stat1';
DROP TABLE "main"."shipments";
CREATE TABLE shipments (order_id text NOT NULL PRIMARY KEY, previous text, n integer NOT NULL, CONSTRAINT shipments_orders FOREIGN KEY (order_id) REFERENCES orders (id), CONSTRAINT shipments_previous FOREIGN KEY (previous) REFERENCES shipments (order_id)); -- [13888241]
INSERT INTO "main"."shipments" ("order_id", "previous", "n") SELECT "order_id", "previous", "n" FROM "main"."shipments_old_<label>" ORDER BY rowid;
CREATE INDEX shipments_previous ON shipments (previous);
DROP TABLE "main"."shipments_old_<label>";
UPDATE main."sqluuid_migration" SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [f1ba5a66]
--   NULL, 'undone', 0, 0, 336, 336,
--   again [63f70e54] '{"columns":{"main.items.order_id":{"rows":120,"nulls":0,"no …, '<time>',
--   '<time>', 1, <number 2>
COMMIT;
SELECT count(*) FROM "main"."orders" WHERE "id" IS NULL;
SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders"."id" IS NOT NULL;
SELECT count(*) FROM "main"."items" WHERE "order_id" IS NULL;
SELECT "main"."items"."order_id" FROM "main"."items" WHERE "main"."items"."order_id" IS NOT NULL;
SELECT count(*) FROM "main"."payments" WHERE "order_id" IS NULL;
SELECT "main"."payments"."order_id" FROM "main"."payments" WHERE "main"."payments"."order_id" IS NOT NULL;
SELECT count(*) FROM "main"."shipments" WHERE "order_id" IS NULL;
SELECT "main"."shipments"."order_id" FROM "main"."shipments" WHERE "main"."shipments"."order_id" IS NOT NULL;
SELECT count(*) FROM "main"."shipments" WHERE "previous" IS NULL;
SELECT "main"."shipments"."previous" FROM "main"."shipments" WHERE "main"."shipments"."previous" IS NOT NULL;
PRAGMA foreign_keys = 0;
