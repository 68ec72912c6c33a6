-- in place: a parent, three children, a self reference, a key of two columns
-- SQLite, version 3

-- == the run

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
SELECT name, ?1, 'the default of column ' || name || ' of table ' || ?1, dflt_value
 FROM pragma_table_xinfo(?1, 'main') WHERE dflt_value IS NOT NULL
UNION ALL
SELECT '', CASE WHEN tbl_name = ?1 COLLATE NOCASE THEN tbl_name ELSE '' END,
 'the trigger ' || name || ' of table ' || tbl_name, sql FROM main.sqlite_master
 WHERE type = 'trigger' AND sql IS NOT NULL; -- [c3a0d029]
--   'orders'
-- again [c3a0d029] SELECT name, ?1, 'the default of column ' || name || ' of ta …
--   'items'
-- again [c3a0d029] SELECT name, ?1, 'the default of column ' || name || ' of ta …
--   'payments'
-- again [c3a0d029] SELECT name, ?1, 'the default of column ' || name || ' of ta …
--   'shipments'
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
SELECT CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16 AND substr(v.k,7,1) BETWEEN x'10' AND x'1F' AND substr(v.k,9,1) BETWEEN x'80' AND x'BF') THEN 1 ELSE 0 END, CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16 AND substr(v.k,7,1) BETWEEN x'10' AND x'1F' AND substr(v.k,9,1) BETWEEN x'80' AND x'BF') THEN hex((unhex(substr(hex(v.k),14,3)||substr(hex(v.k),9,4)||substr(hex(v.k),1,5)||'6'||substr(hex(v.k),6,3)||substr(hex(v.k),17)))) END FROM (SELECT ? AS k) v; -- [2e62adb4]
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
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at FROM main."sqluuid_migration" WHERE 1 = 0; -- [f1c13785]
-- fails: no such table: main.sqluuid_migration
SELECT 1 FROM main."sqluuid_migration" WHERE 1 = 0;
-- fails: no such table: main.sqluuid_migration
SELECT run_id, no, walk, lo, hi FROM main."sqluuid_migration_range" WHERE 1 = 0;
-- fails: no such table: main.sqluuid_migration_range
SELECT 1 FROM main."sqluuid_migration_range" WHERE 1 = 0;
-- fails: no such table: main.sqluuid_migration_range
SELECT run_id, no, todo, n, moved, ids, odd FROM main."sqluuid_migration_journal" WHERE 1 = 0;
-- fails: no such table: main.sqluuid_migration_journal
SELECT 1 FROM main."sqluuid_migration_journal" WHERE 1 = 0;
-- fails: no such table: main.sqluuid_migration_journal
SELECT run_id, id FROM main."sqluuid_migration_kept" WHERE 1 = 0;
-- fails: no such table: main.sqluuid_migration_kept
SELECT 1 FROM main."sqluuid_migration_kept" WHERE 1 = 0;
-- fails: no such table: main.sqluuid_migration_kept
CREATE TABLE IF NOT EXISTS main."sqluuid_migration" (id bigint NOT NULL PRIMARY KEY, format integer NOT NULL, rewrite varchar(40) NOT NULL, class_columns text NOT NULL, class_hash varchar(64) NOT NULL, plan_hash varchar(64) NOT NULL, active varchar(64) UNIQUE, state varchar(20) NOT NULL, on_mismatch varchar(10) NOT NULL, seq bigint NOT NULL, pass integer NOT NULL, moved bigint NOT NULL, total bigint NOT NULL, paused integer NOT NULL, normalise integer NOT NULL, before_counts text NOT NULL, started_at varchar(40) NOT NULL, updated_at varchar(40) NOT NULL, finished_at varchar(40)); -- [5a726003]
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_range" (run_id bigint NOT NULL, no integer NOT NULL, walk integer NOT NULL, lo text, hi text, PRIMARY KEY (run_id, no));
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_journal" (run_id bigint NOT NULL, no bigint NOT NULL, todo integer NOT NULL, n integer NOT NULL, moved bigint NOT NULL, ids blob NOT NULL, odd text, PRIMARY KEY (run_id, no)); -- [91135a58]
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_kept" (run_id bigint NOT NULL, id blob NOT NULL, PRIMARY KEY (run_id, id)) WITHOUT ROWID;
-- again [21fef5a2] SELECT tbl_name || ' has the trigger ' || name FROM main.sql …
BEGIN IMMEDIATE;
-- again [3d857dcc] SELECT (SELECT count(*) FROM main.sqlite_master WHERE type = …
-- again [21fef5a2] SELECT tbl_name || ' has the trigger ' || name FROM main.sql …
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM main."sqluuid_migration_journal" j WHERE j.run_id = main."sqluuid_migration".id AND j.todo IN (0, 3)) FROM main."sqluuid_migration" ORDER BY id DESC; -- [f9680f8d]
SELECT hex("main"."orders"."id") FROM "main"."orders" WHERE "main"."orders"."id" IS NOT NULL AND NOT (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF') AND NOT (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF') LIMIT 1; -- [97d2c4ed]
SELECT hex("main"."items"."order_id") FROM "main"."items" WHERE "main"."items"."order_id" IS NOT NULL AND NOT (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF') AND NOT (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF') LIMIT 1; -- [229bec50]
SELECT hex("main"."payments"."order_id") FROM "main"."payments" WHERE "main"."payments"."order_id" IS NOT NULL AND NOT (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF') AND NOT (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF') LIMIT 1; -- [96dab711]
SELECT hex("main"."shipments"."order_id") FROM "main"."shipments" WHERE "main"."shipments"."order_id" IS NOT NULL AND NOT (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF') AND NOT (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF') LIMIT 1; -- [3fbf21a0]
SELECT hex("main"."shipments"."previous") FROM "main"."shipments" WHERE "main"."shipments"."previous" IS NOT NULL AND NOT (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF') AND NOT (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF') LIMIT 1; -- [9561f5ad]
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM main."sqluuid_migration";
INSERT INTO main."sqluuid_migration" (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?); -- [5489adbc]
--   1, 3, 'v1-to-v6',
--   '["main.orders.id","main.items.order_id","main.payments.order_id","main.shipments.order_id","main.shipments.previous"]',
--   '<hash 1>', '<hash 2>', '<hash 1>', 'running', 'fail', <number 1>, 0, 0, 336, 0, 0,
--   '{"columns":{"main.items.order_id":{"rows":120,"nulls":0,"now":"120:86af5b724255273054830598c25fa788","expect":"120:0cfc820755f56fc817e65ef624ce4cc2","key":["line"],"now_rows":"120:892ab35827de70f72efe91311af0859d","expect_rows":"120:2e85cd356a6fa0b75f4af833aaf80316"},"main.orders.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"},"main.payments.order_id":{"rows":60,"nulls":12,"now":"48:52eabb174a214ed8f60e0d2d91a6f0ea","expect":"48:e9d0ff40b4d98c6fea917c95c00119e8","key":["n"],"now_rows":"48:5cd4bfa3213cc09a10f2e03fde02dbfc","expect_rows":"48:cea45ca5220075072a54a0040c1718cd"},"main.shipments.order_id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"},"main.shipments.previous":{"rows":60,"nulls":12,"now":"48:9239184c6067730eb19e48ae9f7b113b","expect":"48:db6c75a179c5a77955def6127fce346a","key":["order_id"],"now_rows":"48:85445be2af3d478d4cb1a989702e548e","expect_rows":"48:edea2dc2e696e04c2ceda4226608f6c0"}},"orphans":{"main.items (tenant, order_id) \u2192 main.orders (tenant, id)":0,"main.payments (order_id) \u2192 main.orders (id) on update cascade":0,"main.shipments (order_id) \u2192 main.orders (id)":0,"main.shipments (previous) \u2192 main.shipments (order_id)":0}}' -- [13f957a9],
--   '<time>', '<time>', NULL
SELECT hex(q.k) FROM (SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k) q ORDER BY q.k; -- [c18d992c]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e004b77ae986e3cb998f4cace58d3d7',
--   x'1e0059b44a446b5d91eba5ecada7f655', x'1e0059b44a446b5d91eba5ecada7f655',
--   … 116 more [49cd8e31]
SELECT hex(q.k) FROM (SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k UNION ALL SELECT ? AS k) q ORDER BY q.k; -- [11393689]
--   x'010e64d4699511e09046051625310619', x'010e64d4699511e09046051625310619',
--   x'072c33bfcaa811e0be6373127acf670b', x'072c33bfcaa811e0be6373127acf670b',
--   … 236 more [7564f103]
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
INSERT INTO main."sqluuid_migration_range" (run_id, no, walk, lo, hi) VALUES (?, ?, ?, ?, ?);
--   1, 0, 0, '1E004B77AE986E3CB998F4CACE58D3D7', '1E0ECA7763D2648FB311D1B1A7F374A3'
INSERT INTO main."sqluuid_migration_range" (run_id, no, walk, lo, hi) VALUES (?, ?, ?, ?, ?);
--   1, 1, 0, NULL, '010E64D4699511E09046051625310619'
INSERT INTO main."sqluuid_migration_range" (run_id, no, walk, lo, hi) VALUES (?, ?, ?, ?, ?);
--   1, 2, 0, '010E64D4699511E09046051625310619', '1E004B77AE986E3CB998F4CACE58D3D7'
INSERT INTO main."sqluuid_migration_range" (run_id, no, walk, lo, hi) VALUES (?, ?, ?, ?, ?);
--   1, 3, 0, '1E0ECA7763D2648FB311D1B1A7F374A3', '5D27D33F635811E0B106488524072E7A'
INSERT INTO main."sqluuid_migration_range" (run_id, no, walk, lo, hi) VALUES (?, ?, ?, ?, ?);
--   1, 4, 0, '5D27D33F635811E0B106488524072E7A', 'AB06A184425C11E0BCAE73AD764B1FAE'
INSERT INTO main."sqluuid_migration_range" (run_id, no, walk, lo, hi) VALUES (?, ?, ?, ?, ?);
--   1, 5, 0, 'AB06A184425C11E0BCAE73AD764B1FAE', 'FF90C438C25911E0B1C5F58A010193BA'
INSERT INTO main."sqluuid_migration_range" (run_id, no, walk, lo, hi) VALUES (?, ?, ?, ?, ?);
--   1, 6, 0, 'FF90C438C25911E0B1C5F58A010193BA', NULL
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
SELECT no, walk, lo, hi FROM main."sqluuid_migration_range" WHERE run_id = ? ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT hex(k) FROM (SELECT k FROM (SELECT "main"."orders"."id" AS k FROM "main"."orders" WHERE "main"."orders"."id" > ? AND "main"."orders"."id" <= ? AND (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."orders"."id" LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT "main"."items"."order_id" AS k FROM "main"."items" WHERE "main"."items"."order_id" > ? AND "main"."items"."order_id" <= ? AND (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."items"."order_id" LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT "main"."payments"."order_id" AS k FROM "main"."payments" WHERE "main"."payments"."order_id" > ? AND "main"."payments"."order_id" <= ? AND (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."payments"."order_id" LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT "main"."shipments"."order_id" AS k FROM "main"."shipments" WHERE "main"."shipments"."order_id" > ? AND "main"."shipments"."order_id" <= ? AND (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."shipments"."order_id" LIMIT 1 OFFSET 19) b3 UNION ALL SELECT k FROM (SELECT "main"."shipments"."previous" AS k FROM "main"."shipments" WHERE "main"."shipments"."previous" > ? AND "main"."shipments"."previous" <= ? AND (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."shipments"."previous" LIMIT 1 OFFSET 19) b4) q ORDER BY k LIMIT 1; -- [cd541177]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3',
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3',
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3',
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3',
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders"."id" > ? AND "main"."orders"."id" <= ? AND (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."orders"."id"; -- [60f40410]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ? AND no = ?;
--   1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, walk, lo, hi FROM main."sqluuid_migration_range" WHERE run_id = ? ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT hex(k) FROM (SELECT k FROM (SELECT "main"."orders"."id" AS k FROM "main"."orders" WHERE "main"."orders"."id" <= ? AND (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."orders"."id" LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT "main"."items"."order_id" AS k FROM "main"."items" WHERE "main"."items"."order_id" <= ? AND (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."items"."order_id" LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT "main"."payments"."order_id" AS k FROM "main"."payments" WHERE "main"."payments"."order_id" <= ? AND (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."payments"."order_id" LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT "main"."shipments"."order_id" AS k FROM "main"."shipments" WHERE "main"."shipments"."order_id" <= ? AND (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."shipments"."order_id" LIMIT 1 OFFSET 19) b3 UNION ALL SELECT k FROM (SELECT "main"."shipments"."previous" AS k FROM "main"."shipments" WHERE "main"."shipments"."previous" <= ? AND (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."shipments"."previous" LIMIT 1 OFFSET 19) b4) q ORDER BY k LIMIT 1; -- [6386763b]
--   x'010e64d4699511e09046051625310619', x'010e64d4699511e09046051625310619',
--   x'010e64d4699511e09046051625310619', x'010e64d4699511e09046051625310619',
--   x'010e64d4699511e09046051625310619'
SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders"."id" <= ? AND (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."orders"."id"; -- [b6a49d72]
--   x'010e64d4699511e09046051625310619'
WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[0]')) AS o, unhex(json_extract(value, '$[1]')) AS n FROM json_each(?)) UPDATE OR ROLLBACK "main"."orders" SET "id" = m.n FROM m WHERE "main"."orders"."id" = m.o; -- [74875ba5]
--   '[["010e64d4699511e09046051625310619","1e06995010e664d49046051625310619"]]'
WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[0]')) AS o, unhex(json_extract(value, '$[1]')) AS n FROM json_each(?)) UPDATE OR ROLLBACK "main"."items" SET "order_id" = m.n FROM m WHERE "main"."items"."order_id" = m.o; -- [7cfd82ac]
--   '[["010e64d4699511e09046051625310619","1e06995010e664d49046051625310619"]]'
WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[0]')) AS o, unhex(json_extract(value, '$[1]')) AS n FROM json_each(?)) UPDATE OR ROLLBACK "main"."payments" SET "order_id" = m.n FROM m WHERE "main"."payments"."order_id" = m.o; -- [9ef9f588]
--   '[["010e64d4699511e09046051625310619","1e06995010e664d49046051625310619"]]'
WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[0]')) AS o, unhex(json_extract(value, '$[1]')) AS n FROM json_each(?)) UPDATE OR ROLLBACK "main"."shipments" SET "order_id" = m.n FROM m WHERE "main"."shipments"."order_id" = m.o; -- [f638faf3]
--   '[["010e64d4699511e09046051625310619","1e06995010e664d49046051625310619"]]'
WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[0]')) AS o, unhex(json_extract(value, '$[1]')) AS n FROM json_each(?)) UPDATE OR ROLLBACK "main"."shipments" SET "previous" = m.n FROM m WHERE "main"."shipments"."previous" = m.o; -- [9cec9fe1]
--   '[["010e64d4699511e09046051625310619","1e06995010e664d49046051625310619"]]'
INSERT INTO main."sqluuid_migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 2>, 0, 1, 6, x'010e64d4699511e09046051625310619', NULL
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ? AND no = ?;
--   1, 1
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, walk, lo, hi FROM main."sqluuid_migration_range" WHERE run_id = ? ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [cd541177] SELECT hex(k) FROM (SELECT k FROM (SELECT "main"."orders"."i …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7',
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7',
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7',
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7',
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [60f40410] SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [74875ba5] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["072c33bfcaa811e0be6373127acf670b","1e0caa8072c363bfbe6373127acf670b"],["12c6b312c58611e0881857c78f41e025","1e0c58612c6b6312881857c78f41e025"],["1c56bad5a2b311e0b9207da29f8c4a9f","1e0a2b31c56b6ad5b9207da29f8c4a9f"]]' -- [5fb56de5]
-- again [7cfd82ac] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [5fb56de5] '[["072c33bfcaa811e0be6373127acf670b","1e0caa8072c363bfbe637 …
-- again [9ef9f588] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [5fb56de5] '[["072c33bfcaa811e0be6373127acf670b","1e0caa8072c363bfbe637 …
-- again [f638faf3] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [5fb56de5] '[["072c33bfcaa811e0be6373127acf670b","1e0caa8072c363bfbe637 …
-- again [9cec9fe1] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [5fb56de5] '[["072c33bfcaa811e0be6373127acf670b","1e0caa8072c363bfbe637 …
INSERT INTO main."sqluuid_migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 3>, 0, 3, 17,
--   x'072c33bfcaa811e0be6373127acf670b12c6b312c58611e0881857c78f41e0251c56bad5a2b311e0b9207da29f8c4a9f',
--   NULL
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ? AND no = ?;
--   1, 2
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, walk, lo, hi FROM main."sqluuid_migration_range" WHERE run_id = ? ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [cd541177] SELECT hex(k) FROM (SELECT k FROM (SELECT "main"."orders"."i …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'5d27d33f635811e0b106488524072e7a',
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'5d27d33f635811e0b106488524072e7a',
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'5d27d33f635811e0b106488524072e7a',
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'5d27d33f635811e0b106488524072e7a',
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'5d27d33f635811e0b106488524072e7a'
-- again [60f40410] SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'44a44b5d059b11e091eba5ecada7f655'
-- again [74875ba5] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["223b2424e02c11e0abbd37c6cf2ac1de","1e0e02c223b26424abbd37c6cf2ac1de"],["238d7db3a30e11e0a68baa746f3f6a2e","1e0a30e238d76db3a68baa746f3f6a2e"],["28535b1344e711e0a72f91ff06fedc5f","1e044e7285356b13a72f91ff06fedc5f"],["2aed6c72219511e0aaf28ea89b3288c4","1e021952aed66c72aaf28ea89b3288c4"],["2d1b3255a84111e0a0550b831b2e9e5a","1e0a8412d1b36255a0550b831b2e9e5a"],["320223e343ab11e083a56abe492c48e4","1e043ab3202263e383a56abe492c48e4"],["38736d55a55111e0bc11392cdca66b80","1e0a551387366d55bc11392cdca66b80"],["38aaa486413911e0aeffb17801b2deff","1e0413938aaa6486aeffb17801b2deff"],["440baa94695b11e0b227d449c433224e","1e0695b440ba6a94b227d449c433224e"],["44a44b5d059b11e091eba5ecada7f655","1e0059b44a446b5d91eba5ecada7f655"]]' -- [acd43ff7]
-- again [7cfd82ac] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [acd43ff7] '[["223b2424e02c11e0abbd37c6cf2ac1de","1e0e02c223b26424abbd3 …
-- again [9ef9f588] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [acd43ff7] '[["223b2424e02c11e0abbd37c6cf2ac1de","1e0e02c223b26424abbd3 …
-- again [f638faf3] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [acd43ff7] '[["223b2424e02c11e0abbd37c6cf2ac1de","1e0e02c223b26424abbd3 …
-- again [9cec9fe1] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [acd43ff7] '[["223b2424e02c11e0abbd37c6cf2ac1de","1e0e02c223b26424abbd3 …
INSERT INTO main."sqluuid_migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 4>, 0, 10, 55,
--   x'223b2424e02c11e0abbd37c6cf2ac1de238d7db3a30e11e0a68baa746f3f6a2e28535b1344e711e0a72f91ff06fedc5f2aed6c72219511e0aaf28ea89b3288c42d1b3255a84111e0a0550b831b2e9e5a320223e343ab11e083a56abe492c48e438736d55a55111e0bc11392cdca66b8038aaa486413911e0aeffb17801b2deff440baa94695b11e0b227d449c433224e44a44b5d059b11e091eba5ecada7f655' -- [adc558a6],
--   NULL
UPDATE main."sqluuid_migration_range" SET lo = ? WHERE run_id = ? AND no = ?;
--   '44A44B5D059B11E091EBA5ECADA7F655', 1, 3
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, walk, lo, hi FROM main."sqluuid_migration_range" WHERE run_id = ? ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [cd541177] SELECT hex(k) FROM (SELECT k FROM (SELECT "main"."orders"."i …
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a',
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a',
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a',
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a',
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a'
-- again [60f40410] SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main …
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a'
-- again [74875ba5] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["46548a238c8211e0b065953e421a1fd1","1e08c82465486a23b065953e421a1fd1"],["46779c70382f11e096679f988c6113b0","1e0382f467796c7096679f988c6113b0"],["46ad6d127cef11e0963c173f03320bdc","1e07cef46ad66d12963c173f03320bdc"],["49798c9d353411e0b74ea88d7b2208ba","1e03534497986c9db74ea88d7b2208ba"],["50c22f7f099f11e09ea1751b2dcd3091","1e0099f50c226f7f9ea1751b2dcd3091"],["5c0c1c3f446111e0a78066600072b6a9","1e044615c0c16c3fa78066600072b6a9"],["5d27d33f635811e0b106488524072e7a","1e063585d27d633fb106488524072e7a"]]' -- [8e2076e3]
-- again [7cfd82ac] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [8e2076e3] '[["46548a238c8211e0b065953e421a1fd1","1e08c82465486a23b0659 …
-- again [9ef9f588] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [8e2076e3] '[["46548a238c8211e0b065953e421a1fd1","1e08c82465486a23b0659 …
-- again [f638faf3] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [8e2076e3] '[["46548a238c8211e0b065953e421a1fd1","1e08c82465486a23b0659 …
-- again [9cec9fe1] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [8e2076e3] '[["46548a238c8211e0b065953e421a1fd1","1e08c82465486a23b0659 …
INSERT INTO main."sqluuid_migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 5>, 0, 7, 36,
--   x'46548a238c8211e0b065953e421a1fd146779c70382f11e096679f988c6113b046ad6d127cef11e0963c173f03320bdc49798c9d353411e0b74ea88d7b2208ba50c22f7f099f11e09ea1751b2dcd30915c0c1c3f446111e0a78066600072b6a95d27d33f635811e0b106488524072e7a' -- [feaa14b0],
--   NULL
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ? AND no = ?;
--   1, 3
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, walk, lo, hi FROM main."sqluuid_migration_range" WHERE run_id = ? ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [cd541177] SELECT hex(k) FROM (SELECT k FROM (SELECT "main"."orders"."i …
--   x'5d27d33f635811e0b106488524072e7a', x'ab06a184425c11e0bcae73ad764b1fae',
--   x'5d27d33f635811e0b106488524072e7a', x'ab06a184425c11e0bcae73ad764b1fae',
--   x'5d27d33f635811e0b106488524072e7a', x'ab06a184425c11e0bcae73ad764b1fae',
--   x'5d27d33f635811e0b106488524072e7a', x'ab06a184425c11e0bcae73ad764b1fae',
--   x'5d27d33f635811e0b106488524072e7a', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [60f40410] SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main …
--   x'5d27d33f635811e0b106488524072e7a', x'7d660c2dce8a11e0984fbb015a5e3208'
-- again [74875ba5] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["6449c1837bf411e0a51fdc0b01cdd735","1e07bf46449c6183a51fdc0b01cdd735"],["67d1b5a1e6d311e0bd5e88aa6f92c41a","1e0e6d367d1b65a1bd5e88aa6f92c41a"],["689cc6cca3f911e093034439d5f715c9","1e0a3f9689cc66cc93034439d5f715c9"],["6e6e9f568f8211e0b4ab97f80a5bdb2f","1e08f826e6e96f56b4ab97f80a5bdb2f"],["70ee28162ebb11e0bb4c11771fb28879","1e02ebb70ee26816bb4c11771fb28879"],["71385373e66911e084fb8d803efa17fa","1e0e66971385637384fb8d803efa17fa"],["763d248feca711e0b311d1b1a7f374a3","1e0eca7763d2648fb311d1b1a7f374a3"],["7ae98e3c04b711e0b998f4cace58d3d7","1e004b77ae986e3cb998f4cace58d3d7"],["7bb0cbe23f0311e0b88b883615943ce8","1e03f037bb0c6be2b88b883615943ce8"],["7d660c2dce8a11e0984fbb015a5e3208","1e0ce8a7d6606c2d984fbb015a5e3208"]]' -- [7675793c]
-- again [7cfd82ac] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [7675793c] '[["6449c1837bf411e0a51fdc0b01cdd735","1e07bf46449c6183a51fd …
-- again [9ef9f588] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [7675793c] '[["6449c1837bf411e0a51fdc0b01cdd735","1e07bf46449c6183a51fd …
-- again [f638faf3] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [7675793c] '[["6449c1837bf411e0a51fdc0b01cdd735","1e07bf46449c6183a51fd …
-- again [9cec9fe1] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [7675793c] '[["6449c1837bf411e0a51fdc0b01cdd735","1e07bf46449c6183a51fd …
INSERT INTO main."sqluuid_migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 6>, 0, 10, 57,
--   x'6449c1837bf411e0a51fdc0b01cdd73567d1b5a1e6d311e0bd5e88aa6f92c41a689cc6cca3f911e093034439d5f715c96e6e9f568f8211e0b4ab97f80a5bdb2f70ee28162ebb11e0bb4c11771fb2887971385373e66911e084fb8d803efa17fa763d248feca711e0b311d1b1a7f374a37ae98e3c04b711e0b998f4cace58d3d77bb0cbe23f0311e0b88b883615943ce87d660c2dce8a11e0984fbb015a5e3208' -- [d681d4e8],
--   NULL
UPDATE main."sqluuid_migration_range" SET lo = ? WHERE run_id = ? AND no = ?;
--   '7D660C2DCE8A11E0984FBB015A5E3208', 1, 4
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, walk, lo, hi FROM main."sqluuid_migration_range" WHERE run_id = ? ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [cd541177] SELECT hex(k) FROM (SELECT k FROM (SELECT "main"."orders"."i …
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae',
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae',
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae',
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae',
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [60f40410] SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main …
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [74875ba5] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["7f25239d06f211e09fbd68a82e924a60","1e006f27f252639d9fbd68a82e924a60"],["829befed46ce11e0a6064d971dc1aa46","1e046ce829be6feda6064d971dc1aa46"],["82d9302db3c311e093d3a47b7b80e127","1e0b3c382d93602d93d3a47b7b80e127"],["8de91bf7a1eb11e09e572b8fda751e0d","1e0a1eb8de916bf79e572b8fda751e0d"],["902a4a2eb62a11e0a63e4f939696dfdf","1e0b62a902a46a2ea63e4f939696dfdf"],["9312bbd0843511e0ba69210e5c863d00","1e084359312b6bd0ba69210e5c863d00"],["961c0c1e134911e084566dd97d047145","1e01349961c06c1e84566dd97d047145"],["98f75e17953d11e09be27df760acd3d4","1e0953d98f756e179be27df760acd3d4"],["a37590b0399011e0b6712d5113c683fe","1e03990a375960b0b6712d5113c683fe"],["ab06a184425c11e0bcae73ad764b1fae","1e0425cab06a6184bcae73ad764b1fae"]]' -- [35667e87]
-- again [7cfd82ac] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [35667e87] '[["7f25239d06f211e09fbd68a82e924a60","1e006f27f252639d9fbd6 …
-- again [9ef9f588] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [35667e87] '[["7f25239d06f211e09fbd68a82e924a60","1e006f27f252639d9fbd6 …
-- again [f638faf3] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [35667e87] '[["7f25239d06f211e09fbd68a82e924a60","1e006f27f252639d9fbd6 …
-- again [9cec9fe1] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [35667e87] '[["7f25239d06f211e09fbd68a82e924a60","1e006f27f252639d9fbd6 …
INSERT INTO main."sqluuid_migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 7>, 0, 10, 57,
--   x'7f25239d06f211e09fbd68a82e924a60829befed46ce11e0a6064d971dc1aa4682d9302db3c311e093d3a47b7b80e1278de91bf7a1eb11e09e572b8fda751e0d902a4a2eb62a11e0a63e4f939696dfdf9312bbd0843511e0ba69210e5c863d00961c0c1e134911e084566dd97d04714598f75e17953d11e09be27df760acd3d4a37590b0399011e0b6712d5113c683feab06a184425c11e0bcae73ad764b1fae' -- [13b1b72e],
--   NULL
UPDATE main."sqluuid_migration_range" SET lo = ? WHERE run_id = ? AND no = ?;
--   'AB06A184425C11E0BCAE73AD764B1FAE', 1, 4
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, walk, lo, hi FROM main."sqluuid_migration_range" WHERE run_id = ? ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [cd541177] SELECT hex(k) FROM (SELECT k FROM (SELECT "main"."orders"."i …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae',
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae',
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae',
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae',
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [60f40410] SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae'
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ? AND no = ?;
--   1, 4
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, walk, lo, hi FROM main."sqluuid_migration_range" WHERE run_id = ? ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [cd541177] SELECT hex(k) FROM (SELECT k FROM (SELECT "main"."orders"."i …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [60f40410] SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'c96c72260d7211e0a95fb2a74842541d'
-- again [74875ba5] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["b6f2863d505911e0beea0307f157cad3","1e05059b6f28663dbeea0307f157cad3"],["bac48d75931e11e08cc163471b08b9cd","1e0931ebac486d758cc163471b08b9cd"],["bc4067236e1011e09f19cf420fc1cfc2","1e06e10bc40667239f19cf420fc1cfc2"],["bd20c171b34211e089e1f75655e9d243","1e0b342bd20c617189e1f75655e9d243"],["bef3a659ec4c11e0a3e3f1659cb336d0","1e0ec4cbef3a6659a3e3f1659cb336d0"],["befc187f1aef11e0ad94199ab9aba85c","1e01aefbefc1687fad94199ab9aba85c"],["c0467d54806611e08945564fd83a995d","1e08066c04676d548945564fd83a995d"],["c278b1ca984011e0b4a0dbbda0221674","1e09840c278b61cab4a0dbbda0221674"],["c3fe593ca15f11e0920f243a5f2420e2","1e0a15fc3fe5693c920f243a5f2420e2"],["c96c72260d7211e0a95fb2a74842541d","1e00d72c96c76226a95fb2a74842541d"]]' -- [c227a2f2]
-- again [7cfd82ac] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [c227a2f2] '[["b6f2863d505911e0beea0307f157cad3","1e05059b6f28663dbeea0 …
-- again [9ef9f588] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [c227a2f2] '[["b6f2863d505911e0beea0307f157cad3","1e05059b6f28663dbeea0 …
-- again [f638faf3] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [c227a2f2] '[["b6f2863d505911e0beea0307f157cad3","1e05059b6f28663dbeea0 …
-- again [9cec9fe1] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [c227a2f2] '[["b6f2863d505911e0beea0307f157cad3","1e05059b6f28663dbeea0 …
INSERT INTO main."sqluuid_migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 8>, 0, 10, 56,
--   x'b6f2863d505911e0beea0307f157cad3bac48d75931e11e08cc163471b08b9cdbc4067236e1011e09f19cf420fc1cfc2bd20c171b34211e089e1f75655e9d243bef3a659ec4c11e0a3e3f1659cb336d0befc187f1aef11e0ad94199ab9aba85cc0467d54806611e08945564fd83a995dc278b1ca984011e0b4a0dbbda0221674c3fe593ca15f11e0920f243a5f2420e2c96c72260d7211e0a95fb2a74842541d' -- [c82f3567],
--   NULL
UPDATE main."sqluuid_migration_range" SET lo = ? WHERE run_id = ? AND no = ?;
--   'C96C72260D7211E0A95FB2A74842541D', 1, 5
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, walk, lo, hi FROM main."sqluuid_migration_range" WHERE run_id = ? ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [cd541177] SELECT hex(k) FROM (SELECT k FROM (SELECT "main"."orders"."i …
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [60f40410] SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main …
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [74875ba5] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["ca157949389811e08d444a0d841bd48e","1e03898ca15769498d444a0d841bd48e"],["ce454fa4ec2311e08706359b2914ec75","1e0ec23ce4546fa48706359b2914ec75"],["d26a0698e1d411e0832bf6859b9103c5","1e0e1d4d26a06698832bf6859b9103c5"],["d9458f2b493011e0804831b3e827a13e","1e04930d94586f2b804831b3e827a13e"],["dba9ea6544ba11e09cfd413d7dffc0db","1e044badba9e6a659cfd413d7dffc0db"],["decd6a1ad83511e08e2ce672cd212857","1e0d835decd66a1a8e2ce672cd212857"],["deda3b9d095311e0828f5ab158206a79","1e00953deda36b9d828f5ab158206a79"],["dfa42d083afb11e08785401ec8e3520f","1e03afbdfa426d088785401ec8e3520f"],["ff90c438c25911e0b1c5f58a010193ba","1e0c259ff90c6438b1c5f58a010193ba"]]' -- [084e01d8]
-- again [7cfd82ac] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [084e01d8] '[["ca157949389811e08d444a0d841bd48e","1e03898ca15769498d444 …
-- again [9ef9f588] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [084e01d8] '[["ca157949389811e08d444a0d841bd48e","1e03898ca15769498d444 …
-- again [f638faf3] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [084e01d8] '[["ca157949389811e08d444a0d841bd48e","1e03898ca15769498d444 …
-- again [9cec9fe1] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   again [084e01d8] '[["ca157949389811e08d444a0d841bd48e","1e03898ca15769498d444 …
INSERT INTO main."sqluuid_migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 9>, 0, 9, 52,
--   x'ca157949389811e08d444a0d841bd48ece454fa4ec2311e08706359b2914ec75d26a0698e1d411e0832bf6859b9103c5d9458f2b493011e0804831b3e827a13edba9ea6544ba11e09cfd413d7dffc0dbdecd6a1ad83511e08e2ce672cd212857deda3b9d095311e0828f5ab158206a79dfa42d083afb11e08785401ec8e3520fff90c438c25911e0b1c5f58a010193ba' -- [e3df172e],
--   NULL
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ? AND no = ?;
--   1, 5
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, walk, lo, hi FROM main."sqluuid_migration_range" WHERE run_id = ? ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT hex(k) FROM (SELECT k FROM (SELECT "main"."orders"."id" AS k FROM "main"."orders" WHERE "main"."orders"."id" > ? AND (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."orders"."id" LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT "main"."items"."order_id" AS k FROM "main"."items" WHERE "main"."items"."order_id" > ? AND (typeof("main"."items"."order_id") = 'blob' AND length("main"."items"."order_id") = 16 AND substr("main"."items"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."items"."order_id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."items"."order_id" LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT "main"."payments"."order_id" AS k FROM "main"."payments" WHERE "main"."payments"."order_id" > ? AND (typeof("main"."payments"."order_id") = 'blob' AND length("main"."payments"."order_id") = 16 AND substr("main"."payments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."payments"."order_id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."payments"."order_id" LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT "main"."shipments"."order_id" AS k FROM "main"."shipments" WHERE "main"."shipments"."order_id" > ? AND (typeof("main"."shipments"."order_id") = 'blob' AND length("main"."shipments"."order_id") = 16 AND substr("main"."shipments"."order_id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."order_id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."shipments"."order_id" LIMIT 1 OFFSET 19) b3 UNION ALL SELECT k FROM (SELECT "main"."shipments"."previous" AS k FROM "main"."shipments" WHERE "main"."shipments"."previous" > ? AND (typeof("main"."shipments"."previous") = 'blob' AND length("main"."shipments"."previous") = 16 AND substr("main"."shipments"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."shipments"."previous",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."shipments"."previous" LIMIT 1 OFFSET 19) b4) q ORDER BY k LIMIT 1; -- [12b746ee]
--   x'ff90c438c25911e0b1c5f58a010193ba', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'ff90c438c25911e0b1c5f58a010193ba', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'ff90c438c25911e0b1c5f58a010193ba'
SELECT "main"."orders"."id" FROM "main"."orders" WHERE "main"."orders"."id" > ? AND (typeof("main"."orders"."id") = 'blob' AND length("main"."orders"."id") = 16 AND substr("main"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."orders"."id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "main"."orders"."id"; -- [b0461b26]
--   x'ff90c438c25911e0b1c5f58a010193ba'
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ? AND no = ?;
--   1, 6
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, walk, lo, hi FROM main."sqluuid_migration_range" WHERE run_id = ? ORDER BY no LIMIT 1;
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
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM main."sqluuid_migration_journal" j WHERE j.run_id = main."sqluuid_migration".id AND j.todo IN (0, 3)) FROM main."sqluuid_migration" WHERE id = ?; -- [6322de11]
--   1
UPDATE main."sqluuid_migration" SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [f1ba5a66]
--   NULL, 'done', 0, 0, 0, 336,
--   again [13f957a9] '{"columns":{"main.items.order_id":{"rows":120,"nulls":0,"no …, '<time>',
--   '<time>', 1, <number 1>
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
COMMIT;
PRAGMA foreign_keys = 0;
