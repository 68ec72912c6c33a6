-- by a list: swapped-to-network, and its undo
-- SQLite, version 3

-- == the run

-- c1
PRAGMA foreign_keys;
PRAGMA foreign_keys = OFF;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'lone'
SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXISTS (SELECT 1 FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
       ON i.seqno = 0 WHERE l.partial = 0 AND i.name = x.name),
       x.pk = 1 AND (SELECT max(y.pk) FROM pragma_table_info(?1, 'main') y) = 1 OR EXISTS (SELECT 1 FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
       ON i.seqno = 0 WHERE l.partial = 0 AND l."unique" = 1 AND i.name = x.name AND (SELECT count(*) FROM pragma_index_info(l.name, 'main')) = 1)
FROM pragma_table_xinfo(?1, 'main') x ORDER BY x.cid; -- [674d28f9]
--   'lone'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'lone'
SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', m.name, f."from",
       'main', COALESCE((SELECT t.name FROM main.sqlite_master t WHERE t.type = 'table' AND t.name = f."table" COLLATE NOCASE), f."table"),
       COALESCE((SELECT i.name FROM pragma_table_info(f."table", 'main') i
                 WHERE CASE WHEN f."to" IS NULL THEN i.pk = f.seq + 1 ELSE i.name = f."to" COLLATE NOCASE END), f."to", ''),
       f.on_update, 1
FROM main.sqlite_master m JOIN pragma_foreign_key_list(m.name, 'main') f
WHERE m.type = 'table' ORDER BY m.name, f.id, f.seq; -- [3a581c12]
SELECT unhex('00');
SELECT typeof((SELECT min("id") FROM "main"."lone")) = 'blob';
SELECT k, name, prime, whole FROM (
 SELECT '' AS k, p.name AS name, 1 AS prime, 1 AS whole, p.pk AS seq FROM pragma_table_info(?1, 'main') p WHERE p.pk > 0
 UNION ALL SELECT l.name, COALESCE(i.name, ''), 0, COALESCE(x."notnull", 0), i.seqno FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
  LEFT JOIN pragma_table_xinfo(?1, 'main') x ON x.name = i.name WHERE l."unique" = 1 AND l.partial = 0) ORDER BY k, seq; -- [f6fdf1c0]
--   'lone'
SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id';
SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id';
SELECT CASE WHEN (CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16) THEN (substr(v.k,1,1) BETWEEN x'10' AND x'8F') AND (substr(v.k,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16) THEN (substr(v.k,1,1) BETWEEN x'10' AND x'8F') AND (substr(v.k,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN hex((unhex(substr(hex(v.k),9,8)||substr(hex(v.k),5,4)||substr(hex(v.k),1,4)||substr(hex(v.k),17)))) END FROM (SELECT ? AS k) v; -- [7df8b4f4]
--   x'<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "main"."lone" WHERE "id" IS NULL;
SELECT "main"."lone"."id", CASE WHEN CASE WHEN (CASE WHEN (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16) THEN (substr("main"."lone"."id",1,1) BETWEEN x'10' AND x'8F') AND (substr("main"."lone"."id",9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN unhex(substr(hex("main"."lone"."id"),9,8)||substr(hex("main"."lone"."id"),5,4)||substr(hex("main"."lone"."id"),1,4)||substr(hex("main"."lone"."id"),17)) <> "main"."lone"."id" ELSE (1 = 0) END THEN 1 ELSE 0 END FROM "main"."lone" WHERE "main"."lone"."id" IS NOT NULL; -- [e18ed585]
SELECT hex(a."id") FROM "main"."lone" a WHERE CASE WHEN (CASE WHEN (typeof(a."id") = 'blob' AND length(a."id") = 16) THEN (substr(a."id",7,1) BETWEEN x'10' AND x'8F') AND (substr(a."id",9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN EXISTS (SELECT 1 FROM "main"."lone" b WHERE b."id" IN (unhex(substr(hex(a."id"),13,4)||substr(hex(a."id"),9,4)||substr(hex(a."id"),1,8)||substr(hex(a."id"),17))) AND b."id" <> a."id") ELSE (1 = 0) END LIMIT 1; -- [cabc27a0]
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'lone'
PRAGMA foreign_keys = 0;

-- c2
PRAGMA foreign_keys;
PRAGMA foreign_keys = OFF;
UPDATE "main"."lone" SET "id" = "id" WHERE 1 = 0;
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
--   'lone'
SELECT COALESCE(max(rowid), 0) FROM "main"."lone";
SELECT EXISTS (SELECT 1 FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i ON i.seqno = 0 WHERE i.name = ?2);
--   'lone', 'id'
SELECT name FROM pragma_table_xinfo(?1, 'main') WHERE hidden IN (0, 3);
--   'lone'
SELECT COALESCE(avg(w), 0) FROM (SELECT COALESCE(length(CAST("id" AS BLOB)), 0) + COALESCE(length(CAST("n" AS BLOB)), 0) AS w FROM "main"."lone" WHERE rowid IN (1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60)); -- [39e88df7]
BEGIN IMMEDIATE;
SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id';
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM main."sqluuid_migration_range" r WHERE r.run_id = main."sqluuid_migration".id) FROM main."sqluuid_migration" ORDER BY id DESC; -- [80bfa988]
SELECT hex("main"."lone"."id") FROM "main"."lone" WHERE "main"."lone"."id" IS NOT NULL AND NOT (CASE WHEN (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16) THEN (substr("main"."lone"."id",1,1) BETWEEN x'10' AND x'8F') AND (substr("main"."lone"."id",9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) LIMIT 1; -- [2cb7f486]
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM main."sqluuid_migration";
INSERT INTO main."sqluuid_migration" (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?); -- [d6982f3a]
--   1, 2, 'swapped-to-network', '["main.lone.id"]', '<hash 1>', '<hash 2>', '<hash 1>', 'running',
--   'fail', 4, '', <number 1>, 0, 0, 60, 0, 0,
--   '{"columns":{"main.lone.id":{"rows":60,"nulls":0,"now":"60:9514e3eabc63073ee95c86ecc2fa6c38","expect":"60:9a5230dcda0b4348cd0af84d522b5b7a"}},"orphans":{},"places":true}',
--   '<time>', '<time>', NULL
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 's' FROM (SELECT DISTINCT "main"."lone"."id" AS id FROM "main"."lone" WHERE CASE WHEN (CASE WHEN (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16) THEN (substr("main"."lone"."id",1,1) BETWEEN x'10' AND x'8F') AND (substr("main"."lone"."id",9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN unhex(substr(hex("main"."lone"."id"),9,8)||substr(hex("main"."lone"."id"),5,4)||substr(hex("main"."lone"."id"),1,4)||substr(hex("main"."lone"."id"),17)) <> "main"."lone"."id" ELSE (1 = 0) END) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [8063cc95]
--   1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'k' FROM (SELECT DISTINCT "main"."lone"."id" AS id FROM "main"."lone" WHERE CASE WHEN (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16) THEN NOT (CASE WHEN (CASE WHEN (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16) THEN (substr("main"."lone"."id",1,1) BETWEEN x'10' AND x'8F') AND (substr("main"."lone"."id",9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN unhex(substr(hex("main"."lone"."id"),9,8)||substr(hex("main"."lone"."id"),5,4)||substr(hex("main"."lone"."id"),1,4)||substr(hex("main"."lone"."id"),17)) <> "main"."lone"."id" ELSE (1 = 0) END) ELSE (1 = 0) END) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [e27f720e]
--   1
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
INSERT INTO main."sqluuid_migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 0, NULL, NULL, NULL, 0, '', <number 2>, 0, 0, 0
COMMIT;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'lone'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'lone'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'lone'
-- again [3a581c12] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT unhex('00');
SELECT typeof((SELECT min("id") FROM "main"."lone")) = 'blob';
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'lone'
PRAGMA wal_autocheckpoint;
PRAGMA main.journal_mode;
PRAGMA main.synchronous;
PRAGMA main.page_count;
PRAGMA main.cache_size;
PRAGMA main.cache_size = -10240;
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
SELECT CAST(rowid AS TEXT) FROM "main"."lone" WHERE 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 19;
BEGIN IMMEDIATE;
UPDATE main."sqluuid_migration_range" SET cursor_key = ?, done = ?, chunks = chunks + 1, moved = moved + ?, lease_until = CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER) + ? WHERE run_id = ? AND no = ? AND token = ? AND done = 0; -- [1dca0315]
--   '20', 0, 0, 90000, 1, 0, <number 3>
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("main"."lone"."id"),9,8)||substr(hex("main"."lone"."id"),5,4)||substr(hex("main"."lone"."id"),1,4)||substr(hex("main"."lone"."id"),17))) AS id FROM "main"."lone" WHERE "main"."lone".rowid <= CAST(? AS INTEGER) AND CASE WHEN (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16) THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."lone"."id" AND main."sqluuid_migration_id".kind = 's') IS NOT NULL ELSE (1 = 0) END) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [559f2a6f]
--   '20', 1, 1
UPDATE OR ROLLBACK "main"."lone" SET "id" = unhex(substr(hex("main"."lone"."id"),9,8)||substr(hex("main"."lone"."id"),5,4)||substr(hex("main"."lone"."id"),1,4)||substr(hex("main"."lone"."id"),17)) WHERE "main"."lone".rowid <= CAST(? AS INTEGER) AND CASE WHEN (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16) THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."lone"."id" AND main."sqluuid_migration_id".kind = 's') IS NOT NULL ELSE (1 = 0) END; -- [5355960d]
--   '20', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   20, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   '40', 0, 0, 90000, 1, 0, <number 3>
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("main"."lone"."id"),9,8)||substr(hex("main"."lone"."id"),5,4)||substr(hex("main"."lone"."id"),1,4)||substr(hex("main"."lone"."id"),17))) AS id FROM "main"."lone" WHERE "main"."lone".rowid > CAST(? AS INTEGER) AND "main"."lone".rowid <= CAST(? AS INTEGER) AND CASE WHEN (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16) THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."lone"."id" AND main."sqluuid_migration_id".kind = 's') IS NOT NULL ELSE (1 = 0) END) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [914ff8af]
--   '20', '40', 1, 1
UPDATE OR ROLLBACK "main"."lone" SET "id" = unhex(substr(hex("main"."lone"."id"),9,8)||substr(hex("main"."lone"."id"),5,4)||substr(hex("main"."lone"."id"),1,4)||substr(hex("main"."lone"."id"),17)) WHERE "main"."lone".rowid > CAST(? AS INTEGER) AND "main"."lone".rowid <= CAST(? AS INTEGER) AND CASE WHEN (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16) THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."lone"."id" AND main."sqluuid_migration_id".kind = 's') IS NOT NULL ELSE (1 = 0) END; -- [e917c0b5]
--   '20', '40', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   20, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT CAST(rowid AS TEXT) FROM "main"."lone" WHERE "main"."lone".rowid > CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 19;
--   '40'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   '60', 0, 0, 90000, 1, 0, <number 3>
-- again [914ff8af] INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) S …
--   '40', '60', 1, 1
-- again [e917c0b5] UPDATE OR ROLLBACK "main"."lone" SET "id" = unhex(substr(hex …
--   '40', '60', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   20, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT CAST(rowid AS TEXT) FROM "main"."lone" WHERE "main"."lone".rowid > CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 19;
--   '60'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   NULL, 1, 0, 90000, 1, 0, <number 3>
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("main"."lone"."id"),9,8)||substr(hex("main"."lone"."id"),5,4)||substr(hex("main"."lone"."id"),1,4)||substr(hex("main"."lone"."id"),17))) AS id FROM "main"."lone" WHERE "main"."lone".rowid > CAST(? AS INTEGER) AND CASE WHEN (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16) THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."lone"."id" AND main."sqluuid_migration_id".kind = 's') IS NOT NULL ELSE (1 = 0) END) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END; -- [6fb3671d]
--   '60', 1, 1
UPDATE OR ROLLBACK "main"."lone" SET "id" = unhex(substr(hex("main"."lone"."id"),9,8)||substr(hex("main"."lone"."id"),5,4)||substr(hex("main"."lone"."id"),1,4)||substr(hex("main"."lone"."id"),17)) WHERE "main"."lone".rowid > CAST(? AS INTEGER) AND CASE WHEN (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16) THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."lone"."id" AND main."sqluuid_migration_id".kind = 's') IS NOT NULL ELSE (1 = 0) END; -- [6c610482]
--   '60', 1
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
--   'lone'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'lone'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'lone'
-- again [3a581c12] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT unhex('00');
SELECT typeof((SELECT min("id") FROM "main"."lone")) = 'blob';
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'lone'
SELECT count(*) FROM "main"."lone" WHERE "id" IS NULL;
SELECT "main"."lone"."id", CASE WHEN CASE WHEN (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16) THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."lone"."id" AND main."sqluuid_migration_id".kind = 's') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END FROM "main"."lone" WHERE "main"."lone"."id" IS NOT NULL; -- [7bfa7899]
--   1
BEGIN IMMEDIATE;
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM main."sqluuid_migration_range" r WHERE r.run_id = main."sqluuid_migration".id) FROM main."sqluuid_migration" WHERE id = ?; -- [2a774763]
--   1
UPDATE main."sqluuid_migration" SET active = ?, state = ?, pick = ?, pick_before = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [1ad85768]
--   NULL, 'done', 4, '', 0, 0, 60, 60,
--   '{"columns":{"main.lone.id":{"rows":60,"nulls":0,"now":"60:9514e3eabc63073ee95c86ecc2fa6c38","expect":"60:9a5230dcda0b4348cd0af84d522b5b7a"}},"orphans":{},"places":true}',
--   '<time>', '<time>', 1, <number 1>
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
COMMIT;
PRAGMA foreign_keys = 0;

-- == the undo

-- c3
PRAGMA foreign_keys;
PRAGMA foreign_keys = OFF;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'lone'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'lone'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'lone'
-- again [3a581c12] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT unhex('00');
SELECT typeof((SELECT min("id") FROM "main"."lone")) = 'blob';
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'lone'
SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id';
-- again [80bfa988] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
BEGIN IMMEDIATE;
SELECT no, n FROM main."sqluuid_migration_packed" WHERE run_id = ? ORDER BY no LIMIT 200;
--   1
COMMIT;
SELECT hex("main"."lone"."id") FROM "main"."lone" WHERE CASE WHEN (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16) THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."lone"."id") IS NULL ELSE (1 = 0) END LIMIT 10; -- [0b5d177f]
--   1
SELECT CASE WHEN (CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16) THEN (substr(v.k,7,1) BETWEEN x'10' AND x'8F') AND (substr(v.k,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16) THEN (substr(v.k,7,1) BETWEEN x'10' AND x'8F') AND (substr(v.k,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN hex((unhex(substr(hex(v.k),13,4)||substr(hex(v.k),9,4)||substr(hex(v.k),1,8)||substr(hex(v.k),17)))) END FROM (SELECT ? AS k) v; -- [c9db7d4c]
--   x'<id 2>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "main"."lone" WHERE "id" IS NULL;
SELECT "main"."lone"."id", CASE WHEN CASE WHEN (CASE WHEN (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16) THEN (substr("main"."lone"."id",7,1) BETWEEN x'10' AND x'8F') AND (substr("main"."lone"."id",9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."lone"."id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END FROM "main"."lone" WHERE "main"."lone"."id" IS NOT NULL; -- [a9c3b972]
--   1
SELECT hex(a."id") FROM "main"."lone" a WHERE CASE WHEN (CASE WHEN (typeof(a."id") = 'blob' AND length(a."id") = 16) THEN (substr(a."id",1,1) BETWEEN x'10' AND x'8F') AND (substr(a."id",9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN EXISTS (SELECT 1 FROM "main"."lone" b WHERE b."id" IN (unhex(substr(hex(a."id"),9,8)||substr(hex(a."id"),5,4)||substr(hex(a."id"),1,4)||substr(hex(a."id"),17))) AND b."id" <> a."id") ELSE (1 = 0) END LIMIT 1; -- [af42f874]
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'lone'
PRAGMA foreign_keys = 0;

-- c4
PRAGMA foreign_keys;
PRAGMA foreign_keys = OFF;
UPDATE "main"."lone" SET "id" = "id" WHERE 1 = 0;
SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id';
SELECT (SELECT count(*) FROM pragma_table_xinfo(?1, 'main') WHERE lower(name) = 'rowid'), (SELECT wr FROM pragma_table_list(?1) WHERE schema = 'main');
--   'lone'
SELECT COALESCE(max(rowid), 0) FROM "main"."lone";
SELECT EXISTS (SELECT 1 FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i ON i.seqno = 0 WHERE i.name = ?2);
--   'lone', 'id'
SELECT name FROM pragma_table_xinfo(?1, 'main') WHERE hidden IN (0, 3);
--   'lone'
-- again [39e88df7] SELECT COALESCE(avg(w), 0) FROM (SELECT COALESCE(length(CAST …
BEGIN IMMEDIATE;
-- again [2a774763] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
UPDATE main."sqluuid_migration" SET active = ?, state = ?, pick = ?, pick_before = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, seq = seq + 1 WHERE id = ? AND seq = ?; -- [a449e302]
--   '<hash 1>', 'undoing', 1, '', 0, 0, 0, 60,
--   '{"columns":{"main.lone.id":{"rows":60,"nulls":0,"now":"60:9a5230dcda0b4348cd0af84d522b5b7a","expect":"60:9514e3eabc63073ee95c86ecc2fa6c38"}},"orphans":{},"places":true}',
--   '<time>', NULL, 1, <number 4>
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
INSERT INTO main."sqluuid_migration_range" (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 0, NULL, NULL, NULL, 0, '', <number 5>, 0, 0, 0
COMMIT;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'lone'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'lone'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'lone'
-- again [3a581c12] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT unhex('00');
SELECT typeof((SELECT min("id") FROM "main"."lone")) = 'blob';
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'lone'
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
SELECT CAST(rowid AS TEXT) FROM "main"."lone" WHERE 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 19;
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   '20', 0, 0, 90000, 1, 0, <number 6>
UPDATE OR ROLLBACK "main"."lone" SET "id" = unhex(substr(hex("main"."lone"."id"),13,4)||substr(hex("main"."lone"."id"),9,4)||substr(hex("main"."lone"."id"),1,8)||substr(hex("main"."lone"."id"),17)) WHERE "main"."lone".rowid <= CAST(? AS INTEGER) AND CASE WHEN (CASE WHEN (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16) THEN (substr("main"."lone"."id",7,1) BETWEEN x'10' AND x'8F') AND (substr("main"."lone"."id",9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."lone"."id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [4b5d871d]
--   '20', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   20, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   '40', 0, 0, 90000, 1, 0, <number 6>
UPDATE OR ROLLBACK "main"."lone" SET "id" = unhex(substr(hex("main"."lone"."id"),13,4)||substr(hex("main"."lone"."id"),9,4)||substr(hex("main"."lone"."id"),1,8)||substr(hex("main"."lone"."id"),17)) WHERE "main"."lone".rowid > CAST(? AS INTEGER) AND "main"."lone".rowid <= CAST(? AS INTEGER) AND CASE WHEN (CASE WHEN (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16) THEN (substr("main"."lone"."id",7,1) BETWEEN x'10' AND x'8F') AND (substr("main"."lone"."id",9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."lone"."id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [e7d3a714]
--   '20', '40', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   20, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT CAST(rowid AS TEXT) FROM "main"."lone" WHERE "main"."lone".rowid > CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 19;
--   '40'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   '60', 0, 0, 90000, 1, 0, <number 6>
-- again [e7d3a714] UPDATE OR ROLLBACK "main"."lone" SET "id" = unhex(substr(hex …
--   '40', '60', 1
UPDATE main."sqluuid_migration_range" SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   20, 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT CAST(rowid AS TEXT) FROM "main"."lone" WHERE "main"."lone".rowid > CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 19;
--   '60'
BEGIN IMMEDIATE;
-- again [1dca0315] UPDATE main."sqluuid_migration_range" SET cursor_key = ?, do …
--   NULL, 1, 0, 90000, 1, 0, <number 6>
UPDATE OR ROLLBACK "main"."lone" SET "id" = unhex(substr(hex("main"."lone"."id"),13,4)||substr(hex("main"."lone"."id"),9,4)||substr(hex("main"."lone"."id"),1,8)||substr(hex("main"."lone"."id"),17)) WHERE "main"."lone".rowid > CAST(? AS INTEGER) AND CASE WHEN (CASE WHEN (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16) THEN (substr("main"."lone"."id",7,1) BETWEEN x'10' AND x'8F') AND (substr("main"."lone"."id",9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "main"."lone"."id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [df35a97a]
--   '60', 1
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
--   'lone'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'lone'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'lone'
-- again [3a581c12] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT unhex('00');
SELECT typeof((SELECT min("id") FROM "main"."lone")) = 'blob';
-- again [f6fdf1c0] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'lone'
SELECT count(*) FROM "main"."lone" WHERE "id" IS NULL;
-- again [a9c3b972] SELECT "main"."lone"."id", CASE WHEN CASE WHEN (CASE WHEN (t …
--   1
BEGIN IMMEDIATE;
-- again [2a774763] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
-- again [1ad85768] UPDATE main."sqluuid_migration" SET active = ?, state = ?, p …
--   NULL, 'undone', 1, '', 0, 0, 60, 60,
--   '{"columns":{"main.lone.id":{"rows":60,"nulls":0,"now":"60:9a5230dcda0b4348cd0af84d522b5b7a","expect":"60:9514e3eabc63073ee95c86ecc2fa6c38"}},"orphans":{},"places":true}',
--   '<time>', '<time>', 1, <number 7>
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
DELETE FROM main."sqluuid_migration_id" WHERE run_id = ?;
--   1
DELETE FROM main."sqluuid_migration_packed" WHERE run_id = ?;
--   1
COMMIT;
PRAGMA foreign_keys = 0;
