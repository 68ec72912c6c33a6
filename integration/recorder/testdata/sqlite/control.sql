-- pause, status and resume of a run that was interrupted
-- SQLite, version 3

-- == pause

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
SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id';
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM main."sqluuid_migration_range" r WHERE r.run_id = main."sqluuid_migration".id) FROM main."sqluuid_migration" ORDER BY id DESC; -- [80bfa988]
UPDATE main."sqluuid_migration" SET paused = ? WHERE id = ? AND active IS NOT NULL;
--   1, 1
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM main."sqluuid_migration_range" r WHERE r.run_id = main."sqluuid_migration".id) FROM main."sqluuid_migration" WHERE id = ?; -- [2a774763]
--   1
PRAGMA foreign_keys = 0;

-- == status

-- c2
SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id';

-- c3
-- again [80bfa988] SELECT id, format, rewrite, class_columns, class_hash, plan_ …

-- c4
SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN lease_until < CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER) THEN 1 ELSE 0 END, CASE WHEN lease_until > 0 THEN 1 ELSE 0 END, lease_until - CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER), chunks, moved FROM main."sqluuid_migration_range" WHERE run_id = ? ORDER BY no; -- [5fc1f3fe]
--   1

-- == resume

-- c5
PRAGMA foreign_keys;
PRAGMA foreign_keys = OFF;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'lone'
-- again [674d28f9] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'lone'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY name;
--   'lone'
-- again [3a581c12] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = 'sqluuid_migration_id';
-- again [80bfa988] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
UPDATE main."sqluuid_migration" SET paused = ? WHERE id = ? AND active IS NOT NULL;
--   0, 1
-- again [2a774763] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
PRAGMA foreign_keys = 0;
