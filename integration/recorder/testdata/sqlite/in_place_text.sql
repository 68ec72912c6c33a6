-- in place: text, half of it in capitals, and its undo
-- SQLite, version 3

-- == the run

-- c1
PRAGMA foreign_keys;
PRAGMA foreign_keys = OFF;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'parent'
SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXISTS (SELECT 1 FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
       ON i.seqno = 0 WHERE l.partial = 0 AND i.name = x.name),
       x.pk = 1 AND (SELECT max(y.pk) FROM pragma_table_info(?1, 'main') y) = 1 OR EXISTS (SELECT 1 FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
       ON i.seqno = 0 WHERE l.partial = 0 AND l."unique" = 1 AND i.name = x.name AND (SELECT count(*) FROM pragma_index_info(l.name, 'main')) = 1)
FROM pragma_table_xinfo(?1, 'main') x ORDER BY x.cid; -- [674d28f9]
--   'parent'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'parent'
SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', m.name, f."from",
       'main', COALESCE((SELECT t.name FROM main.sqlite_master t WHERE t.type = 'table' AND t.name = f."table" COLLATE NOCASE), f."table"),
       COALESCE((SELECT i.name FROM pragma_table_info(f."table", 'main') i
                 WHERE CASE WHEN f."to" IS NULL THEN i.pk = f.seq + 1 ELSE i.name = f."to" COLLATE NOCASE END), f."to", ''),
       f.on_update, 1
FROM main.sqlite_master m JOIN pragma_foreign_key_list(m.name, 'main') f
WHERE m.type = 'table' ORDER BY m.name, f.id, f.seq; -- [3a581c12]
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'child'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'child'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'child'
SELECT unhex('00');
SELECT typeof((SELECT min("id") FROM "main"."parent")) = 'blob';
SELECT typeof("id"), max(typeof("id") = 'text' AND "id" COLLATE BINARY <> lower("id")) FROM "main"."parent" GROUP BY 1;
SELECT typeof((SELECT min("parent") FROM "main"."child")) = 'blob';
SELECT typeof("parent"), max(typeof("parent") = 'text' AND "parent" COLLATE BINARY <> lower("parent")) FROM "main"."child" GROUP BY 1;
SELECT k, name, prime, whole FROM (
 SELECT '' AS k, p.name AS name, 1 AS prime, 1 AS whole, p.pk AS seq FROM pragma_table_info(?1, 'main') p WHERE p.pk > 0
 UNION ALL SELECT l.name, COALESCE(i.name, ''), 0, COALESCE(x."notnull", 0), i.seqno FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
  LEFT JOIN pragma_table_xinfo(?1, 'main') x ON x.name = i.name WHERE l."unique" = 1 AND l.partial = 0) ORDER BY k, seq; -- [f6fdf1c0]
--   'parent'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'child'
SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id';
SELECT CASE WHEN (typeof(v.k) = 'text' AND length(v.k) = 36 AND v.k GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN 1 ELSE 0 END, CASE WHEN (typeof(v.k) = 'text' AND length(v.k) = 36 AND v.k GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN ((substr(v.k,16,3)||substr(v.k,10,4)||substr(v.k,1,1)||'-'||substr(v.k,2,4)||'-6'||substr(v.k,6,3)||substr(v.k,19))) END FROM (SELECT ? AS k) v; -- [452b92cc]
--   '<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "main"."parent" WHERE "id" IS NULL;
SELECT "main"."parent"."id", CASE WHEN (typeof("main"."parent"."id") = 'text' AND length("main"."parent"."id") = 36 AND "main"."parent"."id" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN 1 ELSE 0 END FROM "main"."parent" WHERE "main"."parent"."id" IS NOT NULL; -- [7b196494]
SELECT count(*) FROM "main"."child" WHERE "parent" IS NULL;
SELECT "main"."child"."parent", CASE WHEN (typeof("main"."child"."parent") = 'text' AND length("main"."child"."parent") = 36 AND "main"."child"."parent" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN 1 ELSE 0 END, quote("main"."child"."n") FROM "main"."child" WHERE "main"."child"."parent" IS NOT NULL; -- [63369dc0]
SELECT count(*) FROM "main"."child" c WHERE c."parent" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."parent" p WHERE p."id" = c."parent");
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'parent'
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'child'
PRAGMA foreign_keys = 0;

-- c2
PRAGMA foreign_keys;
PRAGMA foreign_keys = OFF;
UPDATE "main"."parent" SET "id" = "id" WHERE 1 = 0;
UPDATE "main"."child" SET "parent" = "parent" WHERE 1 = 0;
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
--   'parent'
SELECT COALESCE(max(rowid), 0) FROM "main"."parent";
SELECT EXISTS (SELECT 1 FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i ON i.seqno = 0 WHERE i.name = ?2);
--   'parent', 'id'
SELECT name FROM pragma_table_xinfo(?1, 'main') WHERE hidden IN (0, 3);
--   'parent'
SELECT COALESCE(avg(w), 0) FROM (SELECT COALESCE(length(CAST("id" AS BLOB)), 0) + COALESCE(length(CAST("n" AS BLOB)), 0) AS w FROM "main"."parent" WHERE rowid IN (1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60)); -- [ec4b1e52]
BEGIN IMMEDIATE;
SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id';
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM main."sqluuid_migration_range" r WHERE r.run_id = main."sqluuid_migration".id) FROM main."sqluuid_migration" ORDER BY id DESC; -- [80bfa988]
SELECT "main"."parent"."id" FROM "main"."parent" WHERE "main"."parent"."id" IS NOT NULL AND NOT (typeof("main"."parent"."id") = 'text' AND length("main"."parent"."id") = 36 AND "main"."parent"."id" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') LIMIT 1; -- [3db7d9d7]
SELECT "main"."child"."parent" FROM "main"."child" WHERE "main"."child"."parent" IS NOT NULL AND NOT (typeof("main"."child"."parent") = 'text' AND length("main"."child"."parent") = 36 AND "main"."child"."parent" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') LIMIT 1; -- [75ae9e95]
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM main."sqluuid_migration";
INSERT INTO main."sqluuid_migration" (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?); -- [d6982f3a]
--   1, 2, 'v1-to-v6', '["main.parent.id","main.child.parent"]', '<hash 1>', '<hash 2>', '<hash 1>',
--   'running', 'fail', 0, '', <number 1>, 0, 0, 120, 0, 0,
--   '{"columns":{"main.child.parent":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661","key":["n"],"now_rows":"60:e56634988c464943a67ecc362af7d12d","expect_rows":"60:048f83ec49608160d8792f78d88e33e2"},"main.parent.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"}},"orphans":{"main.child (parent) \u2192 main.parent (id)":0}}' -- [cf635809],
--   '<time>', '<time>', NULL
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
INSERT INTO main."sqluuid_migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 0, NULL, NULL, NULL, 0, '', <number 2>, 0, 0, 0
COMMIT;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'parent'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'parent'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'parent'
-- again [3a581c12] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'child'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'child'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'child'
SELECT unhex('00');
SELECT typeof((SELECT min("id") FROM "main"."parent")) = 'blob';
SELECT typeof("id"), max(typeof("id") = 'text' AND "id" COLLATE BINARY <> lower("id")) FROM "main"."parent" GROUP BY 1;
SELECT typeof((SELECT min("parent") FROM "main"."child")) = 'blob';
SELECT typeof("parent"), max(typeof("parent") = 'text' AND "parent" COLLATE BINARY <> lower("parent")) FROM "main"."child" GROUP BY 1;
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'parent'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'child'
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
SELECT k FROM (SELECT k FROM (SELECT "main"."parent"."id" AS k FROM "main"."parent" WHERE (typeof("main"."parent"."id") = 'text' AND length("main"."parent"."id") = 36 AND "main"."parent"."id" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') ORDER BY "main"."parent"."id" COLLATE NOCASE LIMIT 1 OFFSET 19) b0) q ORDER BY k COLLATE NOCASE LIMIT 1; -- [4f072222]
SELECT k FROM (SELECT k FROM (SELECT "main"."child"."parent" AS k FROM "main"."child" WHERE "main"."child"."parent" COLLATE NOCASE <= ? AND (typeof("main"."child"."parent") = 'text' AND length("main"."child"."parent") = 36 AND "main"."child"."parent" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') ORDER BY "main"."child"."parent" COLLATE NOCASE LIMIT 1 OFFSET 19) b0) q ORDER BY k COLLATE NOCASE LIMIT 1; -- [3d479d39]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9'
BEGIN IMMEDIATE;
UPDATE main."sqluuid_migration_range" SET cursor_key = ?, done = ?, chunks = chunks + 1, moved = moved + ?, lease_until = CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER) + ? WHERE run_id = ? AND no = ? AND token = ? AND done = 0; -- [1dca0315]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 0, 0, 90000, 1, 0, <number 3>
SELECT unhex(group_concat(substr("main"."parent"."id",16,3)||substr("main"."parent"."id",10,4)||substr("main"."parent"."id",1,5)||'6'||substr("main"."parent"."id",6,3)||substr("main"."parent"."id",20,4)||substr("main"."parent"."id",25),'')) FROM "main"."parent" WHERE "main"."parent"."id" COLLATE NOCASE <= ? AND (typeof("main"."parent"."id") = 'text' AND length("main"."parent"."id") = 36 AND "main"."parent"."id" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]'); -- [c8e5ac61]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9'
SELECT unhex(group_concat(substr("main"."child"."parent",16,3)||substr("main"."child"."parent",10,4)||substr("main"."child"."parent",1,5)||'6'||substr("main"."child"."parent",6,3)||substr("main"."child"."parent",20,4)||substr("main"."child"."parent",25),'')) FROM "main"."child" WHERE "main"."child"."parent" COLLATE NOCASE <= ? AND (typeof("main"."child"."parent") = 'text' AND length("main"."child"."parent") = 36 AND "main"."child"."parent" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]'); -- [689f69c8]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9'
UPDATE OR ROLLBACK "main"."child" SET "parent" = (substr("main"."child"."parent",16,3)||substr("main"."child"."parent",10,4)||substr("main"."child"."parent",1,1)||'-'||substr("main"."child"."parent",2,4)||'-6'||substr("main"."child"."parent",6,3)||substr("main"."child"."parent",19)) WHERE "main"."child"."parent" COLLATE NOCASE <= ? AND (typeof("main"."child"."parent") = 'text' AND length("main"."child"."parent") = 36 AND "main"."child"."parent" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]'); -- [e4ecf53f]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9'
UPDATE OR ROLLBACK "main"."parent" SET "id" = (substr("main"."parent"."id",16,3)||substr("main"."parent"."id",10,4)||substr("main"."parent"."id",1,1)||'-'||substr("main"."parent"."id",2,4)||'-6'||substr("main"."parent"."id",6,3)||substr("main"."parent"."id",19)) WHERE "main"."parent"."id" COLLATE NOCASE <= ? AND (typeof("main"."parent"."id") = 'text' AND length("main"."parent"."id") = 36 AND "main"."parent"."id" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]'); -- [f6db5eca]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9'
INSERT INTO main."sqluuid_migration_packed" (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 4>, 20,
--   x'1e06995010e664d490460516253106191e0caa8072c363bfbe6373127acf670b1e0c58612c6b6312881857c78f41e0251e0a2b31c56b6ad5b9207da29f8c4a9f1e0e02c223b26424abbd37c6cf2ac1de1e0a30e238d76db3a68baa746f3f6a2e1e044e7285356b13a72f91ff06fedc5f1e021952aed66c72aaf28ea89b3288c41e0a8412d1b36255a0550b831b2e9e5a1e043ab3202263e383a56abe492c48e41e0a551387366d55bc11392cdca66b801e0413938aaa6486aeffb17801b2deff1e0695b440ba6a94b227d449c433224e1e0059b44a446b5d91eba5ecada7f6551e08c82465486a23b065953e421a1fd11e0382f467796c7096679f988c6113b01e07cef46ad66d12963c173f03320bdc1e03534497986c9db74ea88d7b2208ba1e0099f50c226f7f9ea1751b2dcd30911e044615c0c16c3fa78066600072b6a9' -- [cd036666]
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   40, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT k FROM (SELECT k FROM (SELECT "main"."parent"."id" AS k FROM "main"."parent" WHERE "main"."parent"."id" COLLATE NOCASE > ? AND (typeof("main"."parent"."id") = 'text' AND length("main"."parent"."id") = 36 AND "main"."parent"."id" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') ORDER BY "main"."parent"."id" COLLATE NOCASE LIMIT 1 OFFSET 19) b0) q ORDER BY k COLLATE NOCASE LIMIT 1; -- [fd5bd5cf]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9'
SELECT k FROM (SELECT k FROM (SELECT "main"."child"."parent" AS k FROM "main"."child" WHERE "main"."child"."parent" COLLATE NOCASE > ? AND "main"."child"."parent" COLLATE NOCASE <= ? AND (typeof("main"."child"."parent") = 'text' AND length("main"."child"."parent") = 36 AND "main"."child"."parent" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') ORDER BY "main"."child"."parent" COLLATE NOCASE LIMIT 1 OFFSET 19) b0) q ORDER BY k COLLATE NOCASE LIMIT 1; -- [e70cdf9f]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 'A37590B0-3990-11E0-B671-2D5113C683FE'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 0, 0, 90000, 1, 0, <number 3>
SELECT unhex(group_concat(substr("main"."parent"."id",16,3)||substr("main"."parent"."id",10,4)||substr("main"."parent"."id",1,5)||'6'||substr("main"."parent"."id",6,3)||substr("main"."parent"."id",20,4)||substr("main"."parent"."id",25),'')) FROM "main"."parent" WHERE "main"."parent"."id" COLLATE NOCASE > ? AND "main"."parent"."id" COLLATE NOCASE <= ? AND (typeof("main"."parent"."id") = 'text' AND length("main"."parent"."id") = 36 AND "main"."parent"."id" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]'); -- [53e98615]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 'A37590B0-3990-11E0-B671-2D5113C683FE'
SELECT unhex(group_concat(substr("main"."child"."parent",16,3)||substr("main"."child"."parent",10,4)||substr("main"."child"."parent",1,5)||'6'||substr("main"."child"."parent",6,3)||substr("main"."child"."parent",20,4)||substr("main"."child"."parent",25),'')) FROM "main"."child" WHERE "main"."child"."parent" COLLATE NOCASE > ? AND "main"."child"."parent" COLLATE NOCASE <= ? AND (typeof("main"."child"."parent") = 'text' AND length("main"."child"."parent") = 36 AND "main"."child"."parent" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]'); -- [88643eb9]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 'A37590B0-3990-11E0-B671-2D5113C683FE'
UPDATE OR ROLLBACK "main"."child" SET "parent" = (substr("main"."child"."parent",16,3)||substr("main"."child"."parent",10,4)||substr("main"."child"."parent",1,1)||'-'||substr("main"."child"."parent",2,4)||'-6'||substr("main"."child"."parent",6,3)||substr("main"."child"."parent",19)) WHERE "main"."child"."parent" COLLATE NOCASE > ? AND "main"."child"."parent" COLLATE NOCASE <= ? AND (typeof("main"."child"."parent") = 'text' AND length("main"."child"."parent") = 36 AND "main"."child"."parent" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]'); -- [778ac9ce]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 'A37590B0-3990-11E0-B671-2D5113C683FE'
UPDATE OR ROLLBACK "main"."parent" SET "id" = (substr("main"."parent"."id",16,3)||substr("main"."parent"."id",10,4)||substr("main"."parent"."id",1,1)||'-'||substr("main"."parent"."id",2,4)||'-6'||substr("main"."parent"."id",6,3)||substr("main"."parent"."id",19)) WHERE "main"."parent"."id" COLLATE NOCASE > ? AND "main"."parent"."id" COLLATE NOCASE <= ? AND (typeof("main"."parent"."id") = 'text' AND length("main"."parent"."id") = 36 AND "main"."parent"."id" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]'); -- [85773f12]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 'A37590B0-3990-11E0-B671-2D5113C683FE'
INSERT INTO main."sqluuid_migration_packed" (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 5>, 20,
--   x'1e063585d27d633fb106488524072e7a1e07bf46449c6183a51fdc0b01cdd7351e0e6d367d1b65a1bd5e88aa6f92c41a1e0a3f9689cc66cc93034439d5f715c91e08f826e6e96f56b4ab97f80a5bdb2f1e02ebb70ee26816bb4c11771fb288791e0e66971385637384fb8d803efa17fa1e0eca7763d2648fb311d1b1a7f374a31e004b77ae986e3cb998f4cace58d3d71e0ce8a7d6606c2d984fbb015a5e32081e03f037bb0c6be2b88b883615943ce81e006f27f252639d9fbd68a82e924a601e046ce829be6feda6064d971dc1aa461e0b3c382d93602d93d3a47b7b80e1271e0a1eb8de916bf79e572b8fda751e0d1e0b62a902a46a2ea63e4f939696dfdf1e084359312b6bd0ba69210e5c863d001e01349961c06c1e84566dd97d0471451e0953d98f756e179be27df760acd3d41e03990a375960b0b6712d5113c683fe' -- [77b110d0]
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   40, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [fd5bd5cf] SELECT k FROM (SELECT k FROM (SELECT "main"."parent"."id" AS …
--   'A37590B0-3990-11E0-B671-2D5113C683FE'
-- again [e70cdf9f] SELECT k FROM (SELECT k FROM (SELECT "main"."child"."parent" …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 0, 0, 90000, 1, 0, <number 3>
-- again [53e98615] SELECT unhex(group_concat(substr("main"."parent"."id",16,3)| …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
-- again [88643eb9] SELECT unhex(group_concat(substr("main"."child"."parent",16, …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
-- again [778ac9ce] UPDATE OR ROLLBACK "main"."child" SET "parent" = (substr("ma …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
-- again [85773f12] UPDATE OR ROLLBACK "main"."parent" SET "id" = (substr("main" …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
INSERT INTO main."sqluuid_migration_packed" (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 6>, 20,
--   x'1e0425cab06a6184bcae73ad764b1fae1e05059b6f28663dbeea0307f157cad31e0ec4cbef3a6659a3e3f1659cb336d01e09840c278b61cab4a0dbbda02216741e03898ca15769498d444a0d841bd48e1e044badba9e6a659cfd413d7dffc0db1e0d835decd66a1a8e2ce672cd2128571e00953deda36b9d828f5ab158206a791e03afbdfa426d088785401ec8e3520f1e0931ebac486d758cc163471b08b9cd1e06e10bc40667239f19cf420fc1cfc21e0b342bd20c617189e1f75655e9d2431e01aefbefc1687fad94199ab9aba85c1e08066c04676d548945564fd83a995d1e0a15fc3fe5693c920f243a5f2420e21e00d72c96c76226a95fb2a74842541d1e0ec23ce4546fa48706359b2914ec751e0e1d4d26a06698832bf6859b9103c51e04930d94586f2b804831b3e827a13e1e0c259ff90c6438b1c5f58a010193ba' -- [e530c46f]
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   40, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [fd5bd5cf] SELECT k FROM (SELECT k FROM (SELECT "main"."parent"."id" AS …
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
SELECT k FROM (SELECT k FROM (SELECT "main"."child"."parent" AS k FROM "main"."child" WHERE "main"."child"."parent" COLLATE NOCASE > ? AND (typeof("main"."child"."parent") = 'text' AND length("main"."child"."parent") = 36 AND "main"."child"."parent" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') ORDER BY "main"."child"."parent" COLLATE NOCASE LIMIT 1 OFFSET 19) b0) q ORDER BY k COLLATE NOCASE LIMIT 1; -- [742ce602]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   NULL, 1, 0, 90000, 1, 0, <number 3>
SELECT unhex(group_concat(substr("main"."parent"."id",16,3)||substr("main"."parent"."id",10,4)||substr("main"."parent"."id",1,5)||'6'||substr("main"."parent"."id",6,3)||substr("main"."parent"."id",20,4)||substr("main"."parent"."id",25),'')) FROM "main"."parent" WHERE "main"."parent"."id" COLLATE NOCASE > ? AND (typeof("main"."parent"."id") = 'text' AND length("main"."parent"."id") = 36 AND "main"."parent"."id" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]'); -- [b530505c]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
SELECT unhex(group_concat(substr("main"."child"."parent",16,3)||substr("main"."child"."parent",10,4)||substr("main"."child"."parent",1,5)||'6'||substr("main"."child"."parent",6,3)||substr("main"."child"."parent",20,4)||substr("main"."child"."parent",25),'')) FROM "main"."child" WHERE "main"."child"."parent" COLLATE NOCASE > ? AND (typeof("main"."child"."parent") = 'text' AND length("main"."child"."parent") = 36 AND "main"."child"."parent" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]'); -- [e7916e1f]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
UPDATE OR ROLLBACK "main"."child" SET "parent" = (substr("main"."child"."parent",16,3)||substr("main"."child"."parent",10,4)||substr("main"."child"."parent",1,1)||'-'||substr("main"."child"."parent",2,4)||'-6'||substr("main"."child"."parent",6,3)||substr("main"."child"."parent",19)) WHERE "main"."child"."parent" COLLATE NOCASE > ? AND (typeof("main"."child"."parent") = 'text' AND length("main"."child"."parent") = 36 AND "main"."child"."parent" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]'); -- [3cc4ce96]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
UPDATE OR ROLLBACK "main"."parent" SET "id" = (substr("main"."parent"."id",16,3)||substr("main"."parent"."id",10,4)||substr("main"."parent"."id",1,1)||'-'||substr("main"."parent"."id",2,4)||'-6'||substr("main"."parent"."id",6,3)||substr("main"."parent"."id",19)) WHERE "main"."parent"."id" COLLATE NOCASE > ? AND (typeof("main"."parent"."id") = 'text' AND length("main"."parent"."id") = 36 AND "main"."parent"."id" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]'); -- [2fc3d4bf]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   0, 1, 0
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
--   'parent'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'parent'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'parent'
-- again [3a581c12] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'child'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'child'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'child'
SELECT unhex('00');
SELECT typeof((SELECT min("id") FROM "main"."parent")) = 'blob';
SELECT typeof("id"), max(typeof("id") = 'text' AND "id" COLLATE BINARY <> lower("id")) FROM "main"."parent" GROUP BY 1;
SELECT typeof((SELECT min("parent") FROM "main"."child")) = 'blob';
SELECT typeof("parent"), max(typeof("parent") = 'text' AND "parent" COLLATE BINARY <> lower("parent")) FROM "main"."child" GROUP BY 1;
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'parent'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'child'
SELECT count(*) FROM "main"."parent" WHERE "id" IS NULL;
-- again [7b196494] SELECT "main"."parent"."id", CASE WHEN (typeof("main"."paren …
SELECT count(*) FROM "main"."child" WHERE "parent" IS NULL;
-- again [63369dc0] SELECT "main"."child"."parent", CASE WHEN (typeof("main"."ch …
SELECT count(*) FROM "main"."child" c WHERE c."parent" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."parent" p WHERE p."id" = c."parent");
BEGIN IMMEDIATE;
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM main."sqluuid_migration_range" r WHERE r.run_id = main."sqluuid_migration".id) FROM main."sqluuid_migration" WHERE id = ?; -- [2a774763]
--   1
UPDATE main."sqluuid_migration" SET active = ?, state = ?, pick = ?, pick_before = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [1ad85768]
--   NULL, 'done', 0, '', 0, 0, 120, 120,
--   again [cf635809] '{"columns":{"main.child.parent":{"rows":60,"nulls":0,"now": …, '<time>',
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
--   'parent'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'parent'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'parent'
-- again [3a581c12] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'child'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'child'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'child'
SELECT unhex('00');
SELECT typeof((SELECT min("id") FROM "main"."parent")) = 'blob';
SELECT typeof("id"), max(typeof("id") = 'text' AND "id" COLLATE BINARY <> lower("id")) FROM "main"."parent" GROUP BY 1;
SELECT typeof((SELECT min("parent") FROM "main"."child")) = 'blob';
SELECT typeof("parent"), max(typeof("parent") = 'text' AND "parent" COLLATE BINARY <> lower("parent")) FROM "main"."child" GROUP BY 1;
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'parent'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'child'
SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id';
-- again [80bfa988] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
BEGIN IMMEDIATE;
SELECT no, n FROM main."sqluuid_migration_packed" WHERE run_id = ? ORDER BY no LIMIT 200;
--   1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT substr(p.ids, 16 * (a.i + 10 * b.i) + 1, 16) AS id FROM main."sqluuid_migration_packed" p CROSS JOIN (SELECT 0 AS i UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9) a CROSS JOIN (SELECT 0 AS i UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9) b WHERE a.i + 10 * b.i < p.n AND p.run_id = ? AND p.no IN (?, ?, ?)) x, main."sqluuid_migration" g WHERE g.id = ? ORDER BY x.id ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [f90fd297]
--   1, <number 4>, <number 5>, <number 6>, 1
DELETE FROM main."sqluuid_migration_packed" WHERE run_id = ? AND no IN (?, ?, ?);
--   1, <number 4>, <number 5>, <number 6>
COMMIT;
BEGIN IMMEDIATE;
SELECT no, n FROM main."sqluuid_migration_packed" WHERE run_id = ? ORDER BY no LIMIT 200;
--   1
COMMIT;
SELECT "main"."parent"."id" FROM "main"."parent" WHERE CASE WHEN (typeof("main"."parent"."id") = 'text' AND length("main"."parent"."id") = 36 AND "main"."parent"."id" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = unhex(replace("main"."parent"."id",'-',''))) IS NULL ELSE (1 = 0) END LIMIT 10; -- [5ae311b1]
--   1
SELECT "main"."child"."parent" FROM "main"."child" WHERE CASE WHEN (typeof("main"."child"."parent") = 'text' AND length("main"."child"."parent") = 36 AND "main"."child"."parent" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = unhex(replace("main"."child"."parent",'-',''))) IS NULL ELSE (1 = 0) END LIMIT 10; -- [c51cd4e8]
--   1
SELECT CASE WHEN (typeof(v.k) = 'text' AND length(v.k) = 36 AND v.k GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN 1 ELSE 0 END, CASE WHEN (typeof(v.k) = 'text' AND length(v.k) = 36 AND v.k GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN ((substr(v.k,8,1)||substr(v.k,10,4)||substr(v.k,16,3)||'-'||substr(v.k,4,4)||'-1'||substr(v.k,1,3)||substr(v.k,19))) END FROM (SELECT ? AS k) v; -- [1f06cd6a]
--   '<id 2>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "main"."parent" WHERE "id" IS NULL;
SELECT "main"."parent"."id", CASE WHEN CASE WHEN (typeof("main"."parent"."id") = 'text' AND length("main"."parent"."id") = 36 AND "main"."parent"."id" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = unhex(replace("main"."parent"."id",'-','')) AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END FROM "main"."parent" WHERE "main"."parent"."id" IS NOT NULL; -- [8ae9b6ca]
--   1
SELECT count(*) FROM "main"."child" WHERE "parent" IS NULL;
SELECT "main"."child"."parent", CASE WHEN CASE WHEN (typeof("main"."child"."parent") = 'text' AND length("main"."child"."parent") = 36 AND "main"."child"."parent" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = unhex(replace("main"."child"."parent",'-','')) AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END, quote("main"."child"."n") FROM "main"."child" WHERE "main"."child"."parent" IS NOT NULL; -- [20578549]
--   1
SELECT count(*) FROM "main"."child" c WHERE c."parent" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."parent" p WHERE p."id" = c."parent");
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'parent'
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'child'
PRAGMA foreign_keys = 0;

-- c4
PRAGMA foreign_keys;
PRAGMA foreign_keys = OFF;
UPDATE "main"."parent" SET "id" = "id" WHERE 1 = 0;
UPDATE "main"."child" SET "parent" = "parent" WHERE 1 = 0;
SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id';
SELECT (SELECT count(*) FROM pragma_table_xinfo(?1, 'main') WHERE lower(name) = 'rowid'), (SELECT wr FROM pragma_table_list(?1) WHERE schema = 'main');
--   'parent'
SELECT COALESCE(max(rowid), 0) FROM "main"."parent";
SELECT EXISTS (SELECT 1 FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i ON i.seqno = 0 WHERE i.name = ?2);
--   'parent', 'id'
SELECT name FROM pragma_table_xinfo(?1, 'main') WHERE hidden IN (0, 3);
--   'parent'
-- again [ec4b1e52] SELECT COALESCE(avg(w), 0) FROM (SELECT COALESCE(length(CAST …
BEGIN IMMEDIATE;
-- again [2a774763] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
UPDATE main."sqluuid_migration" SET active = ?, state = ?, pick = ?, pick_before = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, seq = seq + 1 WHERE id = ? AND seq = ?; -- [a449e302]
--   '<hash 1>', 'undoing', 1, '', 0, 0, 0, 120,
--   '{"columns":{"main.child.parent":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4","key":["n"],"now_rows":"60:048f83ec49608160d8792f78d88e33e2","expect_rows":"60:e56634988c464943a67ecc362af7d12d"},"main.parent.id":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4"}},"orphans":{"main.child (parent) \u2192 main.parent (id)":0}}' -- [ce1573b4],
--   '<time>', NULL, 1, <number 7>
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
INSERT INTO main."sqluuid_migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 0, NULL, NULL, NULL, 0, '', <number 8>, 0, 0, 0
COMMIT;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'parent'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'parent'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'parent'
-- again [3a581c12] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'child'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'child'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'child'
SELECT unhex('00');
SELECT typeof((SELECT min("id") FROM "main"."parent")) = 'blob';
SELECT typeof("id"), max(typeof("id") = 'text' AND "id" COLLATE BINARY <> lower("id")) FROM "main"."parent" GROUP BY 1;
SELECT typeof((SELECT min("parent") FROM "main"."child")) = 'blob';
SELECT typeof("parent"), max(typeof("parent") = 'text' AND "parent" COLLATE BINARY <> lower("parent")) FROM "main"."child" GROUP BY 1;
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'parent'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'child'
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
--   '<process>/1', 90000, 1, 0, <number 8>
-- again [5fc1f3fe] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT k FROM (SELECT k FROM (SELECT "main"."parent"."id" AS k FROM "main"."parent" WHERE CASE WHEN (typeof("main"."parent"."id") = 'text' AND length("main"."parent"."id") = 36 AND "main"."parent"."id" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = unhex(replace("main"."parent"."id",'-','')) AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "main"."parent"."id" COLLATE NOCASE LIMIT 1 OFFSET 19) b0) q ORDER BY k COLLATE NOCASE LIMIT 1; -- [0cec6405]
--   1
SELECT k FROM (SELECT k FROM (SELECT "main"."child"."parent" AS k FROM "main"."child" WHERE "main"."child"."parent" COLLATE NOCASE <= ? AND CASE WHEN (typeof("main"."child"."parent") = 'text' AND length("main"."child"."parent") = 36 AND "main"."child"."parent" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = unhex(replace("main"."child"."parent",'-','')) AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "main"."child"."parent" COLLATE NOCASE LIMIT 1 OFFSET 19) b0) q ORDER BY k COLLATE NOCASE LIMIT 1; -- [eacab384]
--   '1E044615-C0C1-6C3F-A780-66600072B6A9', 1
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   '1E044615-C0C1-6C3F-A780-66600072B6A9', 0, 0, 90000, 1, 0, <number 9>
UPDATE OR ROLLBACK "main"."child" SET "parent" = (substr("main"."child"."parent",8,1)||substr("main"."child"."parent",10,4)||substr("main"."child"."parent",16,3)||'-'||substr("main"."child"."parent",4,4)||'-1'||substr("main"."child"."parent",1,3)||substr("main"."child"."parent",19)) WHERE "main"."child"."parent" COLLATE NOCASE <= ? AND CASE WHEN (typeof("main"."child"."parent") = 'text' AND length("main"."child"."parent") = 36 AND "main"."child"."parent" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = unhex(replace("main"."child"."parent",'-','')) AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [bea29991]
--   '1E044615-C0C1-6C3F-A780-66600072B6A9', 1
UPDATE OR ROLLBACK "main"."parent" SET "id" = (substr("main"."parent"."id",8,1)||substr("main"."parent"."id",10,4)||substr("main"."parent"."id",16,3)||'-'||substr("main"."parent"."id",4,4)||'-1'||substr("main"."parent"."id",1,3)||substr("main"."parent"."id",19)) WHERE "main"."parent"."id" COLLATE NOCASE <= ? AND CASE WHEN (typeof("main"."parent"."id") = 'text' AND length("main"."parent"."id") = 36 AND "main"."parent"."id" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = unhex(replace("main"."parent"."id",'-','')) AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [6c621327]
--   '1E044615-C0C1-6C3F-A780-66600072B6A9', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   40, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT k FROM (SELECT k FROM (SELECT "main"."parent"."id" AS k FROM "main"."parent" WHERE "main"."parent"."id" COLLATE NOCASE > ? AND CASE WHEN (typeof("main"."parent"."id") = 'text' AND length("main"."parent"."id") = 36 AND "main"."parent"."id" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = unhex(replace("main"."parent"."id",'-','')) AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "main"."parent"."id" COLLATE NOCASE LIMIT 1 OFFSET 19) b0) q ORDER BY k COLLATE NOCASE LIMIT 1; -- [ac1fc1df]
--   '1E044615-C0C1-6C3F-A780-66600072B6A9', 1
SELECT k FROM (SELECT k FROM (SELECT "main"."child"."parent" AS k FROM "main"."child" WHERE "main"."child"."parent" COLLATE NOCASE > ? AND "main"."child"."parent" COLLATE NOCASE <= ? AND CASE WHEN (typeof("main"."child"."parent") = 'text' AND length("main"."child"."parent") = 36 AND "main"."child"."parent" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = unhex(replace("main"."child"."parent",'-','')) AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "main"."child"."parent" COLLATE NOCASE LIMIT 1 OFFSET 19) b0) q ORDER BY k COLLATE NOCASE LIMIT 1; -- [adc5ec2e]
--   '1E044615-C0C1-6C3F-A780-66600072B6A9', '1E0A1EB8-DE91-6BF7-9E57-2B8FDA751E0D', 1
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   '1E0A1EB8-DE91-6BF7-9E57-2B8FDA751E0D', 0, 0, 90000, 1, 0, <number 9>
UPDATE OR ROLLBACK "main"."child" SET "parent" = (substr("main"."child"."parent",8,1)||substr("main"."child"."parent",10,4)||substr("main"."child"."parent",16,3)||'-'||substr("main"."child"."parent",4,4)||'-1'||substr("main"."child"."parent",1,3)||substr("main"."child"."parent",19)) WHERE "main"."child"."parent" COLLATE NOCASE > ? AND "main"."child"."parent" COLLATE NOCASE <= ? AND CASE WHEN (typeof("main"."child"."parent") = 'text' AND length("main"."child"."parent") = 36 AND "main"."child"."parent" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = unhex(replace("main"."child"."parent",'-','')) AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [54108275]
--   '1E044615-C0C1-6C3F-A780-66600072B6A9', '1E0A1EB8-DE91-6BF7-9E57-2B8FDA751E0D', 1
UPDATE OR ROLLBACK "main"."parent" SET "id" = (substr("main"."parent"."id",8,1)||substr("main"."parent"."id",10,4)||substr("main"."parent"."id",16,3)||'-'||substr("main"."parent"."id",4,4)||'-1'||substr("main"."parent"."id",1,3)||substr("main"."parent"."id",19)) WHERE "main"."parent"."id" COLLATE NOCASE > ? AND "main"."parent"."id" COLLATE NOCASE <= ? AND CASE WHEN (typeof("main"."parent"."id") = 'text' AND length("main"."parent"."id") = 36 AND "main"."parent"."id" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = unhex(replace("main"."parent"."id",'-','')) AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [31a67a89]
--   '1E044615-C0C1-6C3F-A780-66600072B6A9', '1E0A1EB8-DE91-6BF7-9E57-2B8FDA751E0D', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   40, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [ac1fc1df] SELECT k FROM (SELECT k FROM (SELECT "main"."parent"."id" AS …
--   '1E0A1EB8-DE91-6BF7-9E57-2B8FDA751E0D', 1
-- again [adc5ec2e] SELECT k FROM (SELECT k FROM (SELECT "main"."child"."parent" …
--   '1E0A1EB8-DE91-6BF7-9E57-2B8FDA751E0D', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 0, 0, 90000, 1, 0, <number 9>
-- again [54108275] UPDATE OR ROLLBACK "main"."child" SET "parent" = (substr("ma …
--   '1E0A1EB8-DE91-6BF7-9E57-2B8FDA751E0D', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
-- again [31a67a89] UPDATE OR ROLLBACK "main"."parent" SET "id" = (substr("main" …
--   '1E0A1EB8-DE91-6BF7-9E57-2B8FDA751E0D', '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   40, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [ac1fc1df] SELECT k FROM (SELECT k FROM (SELECT "main"."parent"."id" AS …
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
SELECT k FROM (SELECT k FROM (SELECT "main"."child"."parent" AS k FROM "main"."child" WHERE "main"."child"."parent" COLLATE NOCASE > ? AND CASE WHEN (typeof("main"."child"."parent") = 'text' AND length("main"."child"."parent") = 36 AND "main"."child"."parent" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = unhex(replace("main"."child"."parent",'-','')) AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "main"."child"."parent" COLLATE NOCASE LIMIT 1 OFFSET 19) b0) q ORDER BY k COLLATE NOCASE LIMIT 1; -- [51581026]
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   NULL, 1, 0, 90000, 1, 0, <number 9>
UPDATE OR ROLLBACK "main"."child" SET "parent" = (substr("main"."child"."parent",8,1)||substr("main"."child"."parent",10,4)||substr("main"."child"."parent",16,3)||'-'||substr("main"."child"."parent",4,4)||'-1'||substr("main"."child"."parent",1,3)||substr("main"."child"."parent",19)) WHERE "main"."child"."parent" COLLATE NOCASE > ? AND CASE WHEN (typeof("main"."child"."parent") = 'text' AND length("main"."child"."parent") = 36 AND "main"."child"."parent" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = unhex(replace("main"."child"."parent",'-','')) AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [f8d63df1]
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
UPDATE OR ROLLBACK "main"."parent" SET "id" = (substr("main"."parent"."id",8,1)||substr("main"."parent"."id",10,4)||substr("main"."parent"."id",16,3)||'-'||substr("main"."parent"."id",4,4)||'-1'||substr("main"."parent"."id",1,3)||substr("main"."parent"."id",19)) WHERE "main"."parent"."id" COLLATE NOCASE > ? AND CASE WHEN (typeof("main"."parent"."id") = 'text' AND length("main"."parent"."id") = 36 AND "main"."parent"."id" GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = unhex(replace("main"."parent"."id",'-','')) AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [014530fb]
--   '1e0eca77-63d2-648f-b311-d1b1a7f374a3', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   0, 1, 0
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
--   'parent'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'parent'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'parent'
-- again [3a581c12] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'child'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'child'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'child'
SELECT unhex('00');
SELECT typeof((SELECT min("id") FROM "main"."parent")) = 'blob';
SELECT typeof("id"), max(typeof("id") = 'text' AND "id" COLLATE BINARY <> lower("id")) FROM "main"."parent" GROUP BY 1;
SELECT typeof((SELECT min("parent") FROM "main"."child")) = 'blob';
SELECT typeof("parent"), max(typeof("parent") = 'text' AND "parent" COLLATE BINARY <> lower("parent")) FROM "main"."child" GROUP BY 1;
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'parent'
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'child'
SELECT count(*) FROM "main"."parent" WHERE "id" IS NULL;
-- again [8ae9b6ca] SELECT "main"."parent"."id", CASE WHEN CASE WHEN (typeof("ma …
--   1
SELECT count(*) FROM "main"."child" WHERE "parent" IS NULL;
-- again [20578549] SELECT "main"."child"."parent", CASE WHEN CASE WHEN (typeof( …
--   1
SELECT count(*) FROM "main"."child" c WHERE c."parent" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "main"."parent" p WHERE p."id" = c."parent");
BEGIN IMMEDIATE;
-- again [2a774763] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
-- again [1ad85768] UPDATE main."sqluuid_migration" SET active = ?, state = ?, p …
--   NULL, 'undone', 1, '', 0, 0, 120, 120,
--   again [ce1573b4] '{"columns":{"main.child.parent":{"rows":60,"nulls":0,"now": …, '<time>',
--   '<time>', 1, <number 10>
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
DELETE FROM main."sqluuid_migration_id" WHERE run_id = ?;
--   1
DELETE FROM main."sqluuid_migration_packed" WHERE run_id = ?;
--   1
COMMIT;
PRAGMA foreign_keys = 0;
