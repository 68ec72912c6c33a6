-- by a list: swapped-to-network, and its undo
-- SQLite, version 3

-- == the run

-- c1
PRAGMA foreign_keys;
PRAGMA foreign_keys = OFF;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'lone'
SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXISTS (SELECT 1
 FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
       ON i.seqno = 0 WHERE l.partial = 0 AND i.name = x.name),
       x.pk = 1 AND (SELECT max(y.pk) FROM pragma_table_info(?1, 'main') y) = 1 OR EXISTS (SELECT 1
        FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
       ON i.seqno = 0 WHERE l.partial = 0 AND l."unique" = 1 AND i.name = x.name
        AND (SELECT count(*) FROM pragma_index_info(l.name, 'main')) = 1)
FROM pragma_table_xinfo(?1, 'main') x ORDER BY x.cid; -- [ebcf3c5d]
--   'lone'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'lone'
SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', m.name, f."from",
       'main', COALESCE((SELECT t.name FROM main.sqlite_master t
        WHERE t.type = 'table' AND t.name = f."table" COLLATE NOCASE), f."table"),
       COALESCE((SELECT i.name FROM pragma_table_info(f."table", 'main') i
                 WHERE CASE WHEN f."to" IS NULL THEN i.pk = f.seq + 1
                  ELSE i.name = f."to" COLLATE NOCASE END), f."to", ''),
       f.on_update, 1
FROM main.sqlite_master m JOIN pragma_foreign_key_list(m.name, 'main') f
WHERE m.type = 'table' ORDER BY m.name, f.id, f.seq; -- [d0b7f9e7]
SELECT typeof((SELECT min("id") FROM "main"."lone")) = 'blob';
SELECT k, name, prime, whole FROM (
 SELECT '' AS k, p.name AS name, 1 AS prime, 1 AS whole, p.pk AS seq
  FROM pragma_table_info(?1, 'main') p WHERE p.pk > 0
 UNION ALL SELECT l.name, COALESCE(i.name, ''), 0, COALESCE(x."notnull", 0), i.seqno
  FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
  LEFT JOIN pragma_table_xinfo(?1, 'main') x ON x.name = i.name
   WHERE l."unique" = 1 AND l.partial = 0) ORDER BY k, seq; -- [df026927]
--   'lone'
SELECT unhex('00');
SELECT name, ?1, 'the default of column ' || name || ' of table ' || ?1, dflt_value
 FROM pragma_table_xinfo(?1, 'main') WHERE dflt_value IS NOT NULL
UNION ALL
SELECT '', CASE WHEN tbl_name = ?1 COLLATE NOCASE THEN tbl_name ELSE '' END,
 'the trigger ' || name || ' of table ' || tbl_name, sql FROM main.sqlite_master
 WHERE type = 'trigger' AND sql IS NOT NULL; -- [c3a0d029]
--   'lone'
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
SELECT CASE WHEN (CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16) THEN (substr(v.k,1,1) BETWEEN x'10' AND x'8F') AND (substr(v.k,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16) THEN (substr(v.k,1,1) BETWEEN x'10' AND x'8F') AND (substr(v.k,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN hex((unhex(substr(hex(v.k),9,8)||substr(hex(v.k),5,4)||substr(hex(v.k),1,4)||substr(hex(v.k),17)))) END FROM (SELECT ? AS k) v; -- [7df8b4f4]
--   x'<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "main"."lone" WHERE "id" IS NULL;
SELECT "main"."lone"."id" FROM "main"."lone" WHERE "main"."lone"."id" IS NOT NULL;
SELECT hex(a."id") FROM "main"."lone" a WHERE CASE WHEN (CASE WHEN (typeof(a."id") = 'blob' AND length(a."id") = 16) THEN (substr(a."id",7,1) BETWEEN x'10' AND x'8F') AND (substr(a."id",9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN EXISTS (SELECT 1 FROM "main"."lone" b WHERE b."id" IN (unhex(substr(hex(a."id"),13,4)||substr(hex(a."id"),9,4)||substr(hex(a."id"),1,8)||substr(hex(a."id"),17))) AND b."id" <> a."id") ELSE (1 = 0) END LIMIT 1; -- [cabc27a0]
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'lone'
SELECT l.name, COALESCE(s.sql, ''), COALESCE((SELECT group_concat(?1 || '.' || i.name, ', ')
 FROM (SELECT name FROM pragma_index_info(l.name, 'main') ORDER BY seqno) i), ''),
 NOT EXISTS (SELECT 1 FROM pragma_index_xinfo(l.name, 'main') i
  LEFT JOIN pragma_table_xinfo(?1, 'main') x ON x.name = i.name
  WHERE i.key = 1 AND (i.cid = -2 OR x.hidden IN (2, 3))) AS plain
FROM pragma_index_list(?1, 'main') l
 LEFT JOIN main.sqlite_master s ON s.type = 'index' AND s.name = l.name
WHERE l."unique" = 1 AND (l.partial = 1 OR NOT plain) ORDER BY l.name; -- [812427cc]
--   'lone'
SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\'
 ORDER BY name;
PRAGMA foreign_keys = 0;

-- c2
PRAGMA foreign_keys;
PRAGMA foreign_keys = OFF;
BEGIN IMMEDIATE;
UPDATE "main"."lone" SET "id" = "id" WHERE 1 = 0;
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
SELECT (SELECT count(*) FROM pragma_table_xinfo(?1, 'main') WHERE lower(name) = 'rowid'),
 (SELECT wr FROM pragma_table_list(?1) WHERE schema = 'main');
--   'lone'
SELECT COALESCE(max(rowid), 0) FROM "main"."lone";
BEGIN IMMEDIATE;
-- again [3d857dcc] SELECT (SELECT count(*) FROM main.sqlite_master WHERE type = …
-- again [21fef5a2] SELECT tbl_name || ' has the trigger ' || name FROM main.sql …
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM main."sqluuid_migration_journal" j WHERE j.run_id = main."sqluuid_migration".id AND j.todo IN (0, 3)) FROM main."sqluuid_migration" ORDER BY id DESC; -- [f9680f8d]
SELECT hex("main"."lone"."id") FROM "main"."lone" WHERE "main"."lone"."id" IS NOT NULL AND NOT (CASE WHEN (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16) THEN (substr("main"."lone"."id",1,1) BETWEEN x'10' AND x'8F') AND (substr("main"."lone"."id",9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) LIMIT 1; -- [2cb7f486]
SELECT "main"."lone"."id" FROM "main"."lone" WHERE "main"."lone"."id" IS NOT NULL;
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM main."sqluuid_migration";
INSERT INTO main."sqluuid_migration" (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?); -- [5489adbc]
--   1, 3, 'swapped-to-network', '["main.lone.id"]', '<hash 1>', '<hash 2>', '<hash 1>', 'running',
--   'fail', <number 1>, 0, 0, 60, 0, 0,
--   '{"columns":{"main.lone.id":{"rows":60,"nulls":0,"now":"60:9514e3eabc63073ee95c86ecc2fa6c38","expect":"60:9a5230dcda0b4348cd0af84d522b5b7a"}},"orphans":{},"places":true,"listed":true}',
--   '<time>', '<time>', NULL
INSERT INTO main."sqluuid_migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 2>, 1, 60, 0,
--   x'40061e0edc4f74b1984fbb015a5e320840258ad30e584e51a95fb2a74842541d4039dabe85437e96963c173f03320bdc406d48c4cf4eee78b1c5f58a010193ba40bf728505faf3e291eba5ecada7f6554161c6d2494fd93d9cfd413d7dffc0db41c2019e46c93ef6bcae73ad764b1fae41c74843d82ab251be6373127acf670b42c31e563bee290896679f988c6113b042d387d49913a8feb4ab97f80a5bdb2f431efdf79f30a3299be27df760acd3d443512ece4336ea56b88b883615943ce8437308a031d900febb4c11771fb2887943af5a7c709ef00f9046051625310619443d3a3bf0e30293832bf6859b9103c545a8259969f7dad5b106488524072e7a45bef29df5c5ce1984fb8d803efa17fa46748348497f19f2a72f91ff06fedc5f47f117b855b50769beea0307f157cad347f7f4f0f636d523bd5e88aa6f92c41a480b966f3eea88268785401ec8e3520f484d4474bfbf7a8193d3a47b7b80e12748b95f2fac21e220920f243a5f2420e248d77b9d482e133583a56abe492c48e4490f3c431cbb7662ad94199ab9aba85c49495c1afc0d987ba3e3f1659cb336d0494f9d74076910279fbd68a82e924a6049fd379eef1e0261abbd37c6cf2ac1de4a47b70e09f30fd7828f5ab158206a794aaece698437e270a51fdc0b01cdd7354b3ef3ccfc6e5bfcb311d1b1a7f374a34b513d1a3c5eb56c8d444a0d841bd48e4b52ab663d6714c1b6712d5113c683fe4c33d79d95e04b04b065953e421a1fd14c7bbb59fbe1ed168706359b2914ec754cbdb9da0507fa92b998f4cace58d3d74cddd793e69fdc968e2ce672cd2128574d13732aacb6fdc59e572b8fda751e0d4da384ec38c04e5fb74ea88d7b2208ba4db40e9dadecf2b9a68baa746f3f6a2e4dcba475c24f88b5a63e4f939696dfdf4e14db289ced94048cc163471b08b9cd4e6c0ced1492c24084566dd97d0471454e8112faa26735d6b4a0dbbda02216744e9b367ad2b12518881857c78f41e0254ec2aa210a4389579ea1751b2dcd30914ec98b05b378b8a5a0550b831b2e9e5a4eecbad94e11f8d2804831b3e827a13e4efedf68bf361f1189e1f75655e9d2434f15527b88f6226d8945564fd83a995d4f43a0d9aee7e70d93034439d5f715c94f490d1048f0622fa78066600072b6a94f7f0b48706159a6b227d449c433224e4f97416bb056a29dbc11392cdca66b804f9b1dab8d05f236ba69210e5c863d004fa0e2b145925e93aeffb17801b2deff4fd666524b86f1b7a6064d971dc1aa464ff0a13675672f339f19cf420fc1cfc24ffb1c9fad8bd9f6b9207da29f8c4a9f4ffc2f6923d24fecaaf28ea89b3288c4' -- [59155320],
--   NULL
COMMIT;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'lone'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'lone'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'lone'
-- again [d0b7f9e7] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT typeof((SELECT min("id") FROM "main"."lone")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'lone'
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
WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[0]')) AS o, unhex(json_extract(value, '$[1]')) AS n FROM json_each(?)) UPDATE OR ROLLBACK "main"."lone" SET "id" = m.n FROM m WHERE "main"."lone"."id" = m.o; -- [138bdf5b]
--   '[["40061e0edc4f74b1984fbb015a5e3208","dc4f74b11e0e4006984fbb015a5e3208"],["40258ad30e584e51a95fb2a74842541d","0e584e518ad34025a95fb2a74842541d"],["4039dabe85437e96963c173f03320bdc","85437e96dabe4039963c173f03320bdc"],["406d48c4cf4eee78b1c5f58a010193ba","cf4eee7848c4406db1c5f58a010193ba"],["40bf728505faf3e291eba5ecada7f655","05faf3e2728540bf91eba5ecada7f655"],["4161c6d2494fd93d9cfd413d7dffc0db","494fd93dc6d241619cfd413d7dffc0db"],["41c2019e46c93ef6bcae73ad764b1fae","46c93ef6019e41c2bcae73ad764b1fae"],["41c74843d82ab251be6373127acf670b","d82ab251484341c7be6373127acf670b"],["42c31e563bee290896679f988c6113b0","3bee29081e5642c396679f988c6113b0"],["42d387d49913a8feb4ab97f80a5bdb2f","9913a8fe87d442d3b4ab97f80a5bdb2f"],["431efdf79f30a3299be27df760acd3d4","9f30a329fdf7431e9be27df760acd3d4"],["43512ece4336ea56b88b883615943ce8","4336ea562ece4351b88b883615943ce8"],["437308a031d900febb4c11771fb28879","31d900fe08a04373bb4c11771fb28879"],["43af5a7c709ef00f9046051625310619","709ef00f5a7c43af9046051625310619"],["443d3a3bf0e30293832bf6859b9103c5","f0e302933a3b443d832bf6859b9103c5"],["45a8259969f7dad5b106488524072e7a","69f7dad5259945a8b106488524072e7a"],["45bef29df5c5ce1984fb8d803efa17fa","f5c5ce19f29d45be84fb8d803efa17fa"],["46748348497f19f2a72f91ff06fedc5f","497f19f283484674a72f91ff06fedc5f"],["47f117b855b50769beea0307f157cad3","55b5076917b847f1beea0307f157cad3"],["47f7f4f0f636d523bd5e88aa6f92c41a","f636d523f4f047f7bd5e88aa6f92c41a"]]' -- [68d78e74]
INSERT INTO main."sqluuid_migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 3>, 1, 40, 0,
--   x'480b966f3eea88268785401ec8e3520f484d4474bfbf7a8193d3a47b7b80e12748b95f2fac21e220920f243a5f2420e248d77b9d482e133583a56abe492c48e4490f3c431cbb7662ad94199ab9aba85c49495c1afc0d987ba3e3f1659cb336d0494f9d74076910279fbd68a82e924a6049fd379eef1e0261abbd37c6cf2ac1de4a47b70e09f30fd7828f5ab158206a794aaece698437e270a51fdc0b01cdd7354b3ef3ccfc6e5bfcb311d1b1a7f374a34b513d1a3c5eb56c8d444a0d841bd48e4b52ab663d6714c1b6712d5113c683fe4c33d79d95e04b04b065953e421a1fd14c7bbb59fbe1ed168706359b2914ec754cbdb9da0507fa92b998f4cace58d3d74cddd793e69fdc968e2ce672cd2128574d13732aacb6fdc59e572b8fda751e0d4da384ec38c04e5fb74ea88d7b2208ba4db40e9dadecf2b9a68baa746f3f6a2e4dcba475c24f88b5a63e4f939696dfdf4e14db289ced94048cc163471b08b9cd4e6c0ced1492c24084566dd97d0471454e8112faa26735d6b4a0dbbda02216744e9b367ad2b12518881857c78f41e0254ec2aa210a4389579ea1751b2dcd30914ec98b05b378b8a5a0550b831b2e9e5a4eecbad94e11f8d2804831b3e827a13e4efedf68bf361f1189e1f75655e9d2434f15527b88f6226d8945564fd83a995d4f43a0d9aee7e70d93034439d5f715c94f490d1048f0622fa78066600072b6a94f7f0b48706159a6b227d449c433224e4f97416bb056a29dbc11392cdca66b804f9b1dab8d05f236ba69210e5c863d004fa0e2b145925e93aeffb17801b2deff4fd666524b86f1b7a6064d971dc1aa464ff0a13675672f339f19cf420fc1cfc24ffb1c9fad8bd9f6b9207da29f8c4a9f4ffc2f6923d24fecaaf28ea89b3288c4' -- [f2627484],
--   NULL
UPDATE main."sqluuid_migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   20, 20,
--   x'40061e0edc4f74b1984fbb015a5e320840258ad30e584e51a95fb2a74842541d4039dabe85437e96963c173f03320bdc406d48c4cf4eee78b1c5f58a010193ba40bf728505faf3e291eba5ecada7f6554161c6d2494fd93d9cfd413d7dffc0db41c2019e46c93ef6bcae73ad764b1fae41c74843d82ab251be6373127acf670b42c31e563bee290896679f988c6113b042d387d49913a8feb4ab97f80a5bdb2f431efdf79f30a3299be27df760acd3d443512ece4336ea56b88b883615943ce8437308a031d900febb4c11771fb2887943af5a7c709ef00f9046051625310619443d3a3bf0e30293832bf6859b9103c545a8259969f7dad5b106488524072e7a45bef29df5c5ce1984fb8d803efa17fa46748348497f19f2a72f91ff06fedc5f47f117b855b50769beea0307f157cad347f7f4f0f636d523bd5e88aa6f92c41a' -- [b9888f1d],
--   1, <number 2>
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, n, ids, odd FROM main."sqluuid_migration_journal" WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [138bdf5b] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["480b966f3eea88268785401ec8e3520f","3eea8826966f480b8785401ec8e3520f"],["484d4474bfbf7a8193d3a47b7b80e127","bfbf7a814474484d93d3a47b7b80e127"],["48b95f2fac21e220920f243a5f2420e2","ac21e2205f2f48b9920f243a5f2420e2"],["48d77b9d482e133583a56abe492c48e4","482e13357b9d48d783a56abe492c48e4"],["490f3c431cbb7662ad94199ab9aba85c","1cbb76623c43490fad94199ab9aba85c"],["49495c1afc0d987ba3e3f1659cb336d0","fc0d987b5c1a4949a3e3f1659cb336d0"],["494f9d74076910279fbd68a82e924a60","076910279d74494f9fbd68a82e924a60"],["49fd379eef1e0261abbd37c6cf2ac1de","ef1e0261379e49fdabbd37c6cf2ac1de"],["4a47b70e09f30fd7828f5ab158206a79","09f30fd7b70e4a47828f5ab158206a79"],["4aaece698437e270a51fdc0b01cdd735","8437e270ce694aaea51fdc0b01cdd735"],["4b3ef3ccfc6e5bfcb311d1b1a7f374a3","fc6e5bfcf3cc4b3eb311d1b1a7f374a3"],["4b513d1a3c5eb56c8d444a0d841bd48e","3c5eb56c3d1a4b518d444a0d841bd48e"],["4b52ab663d6714c1b6712d5113c683fe","3d6714c1ab664b52b6712d5113c683fe"],["4c33d79d95e04b04b065953e421a1fd1","95e04b04d79d4c33b065953e421a1fd1"],["4c7bbb59fbe1ed168706359b2914ec75","fbe1ed16bb594c7b8706359b2914ec75"],["4cbdb9da0507fa92b998f4cace58d3d7","0507fa92b9da4cbdb998f4cace58d3d7"],["4cddd793e69fdc968e2ce672cd212857","e69fdc96d7934cdd8e2ce672cd212857"],["4d13732aacb6fdc59e572b8fda751e0d","acb6fdc5732a4d139e572b8fda751e0d"],["4da384ec38c04e5fb74ea88d7b2208ba","38c04e5f84ec4da3b74ea88d7b2208ba"],["4db40e9dadecf2b9a68baa746f3f6a2e","adecf2b90e9d4db4a68baa746f3f6a2e"]]' -- [f1dbd53e]
INSERT INTO main."sqluuid_migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 4>, 1, 20, 0,
--   x'4dcba475c24f88b5a63e4f939696dfdf4e14db289ced94048cc163471b08b9cd4e6c0ced1492c24084566dd97d0471454e8112faa26735d6b4a0dbbda02216744e9b367ad2b12518881857c78f41e0254ec2aa210a4389579ea1751b2dcd30914ec98b05b378b8a5a0550b831b2e9e5a4eecbad94e11f8d2804831b3e827a13e4efedf68bf361f1189e1f75655e9d2434f15527b88f6226d8945564fd83a995d4f43a0d9aee7e70d93034439d5f715c94f490d1048f0622fa78066600072b6a94f7f0b48706159a6b227d449c433224e4f97416bb056a29dbc11392cdca66b804f9b1dab8d05f236ba69210e5c863d004fa0e2b145925e93aeffb17801b2deff4fd666524b86f1b7a6064d971dc1aa464ff0a13675672f339f19cf420fc1cfc24ffb1c9fad8bd9f6b9207da29f8c4a9f4ffc2f6923d24fecaaf28ea89b3288c4' -- [fd11eca8],
--   NULL
UPDATE main."sqluuid_migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   20, 20,
--   x'480b966f3eea88268785401ec8e3520f484d4474bfbf7a8193d3a47b7b80e12748b95f2fac21e220920f243a5f2420e248d77b9d482e133583a56abe492c48e4490f3c431cbb7662ad94199ab9aba85c49495c1afc0d987ba3e3f1659cb336d0494f9d74076910279fbd68a82e924a6049fd379eef1e0261abbd37c6cf2ac1de4a47b70e09f30fd7828f5ab158206a794aaece698437e270a51fdc0b01cdd7354b3ef3ccfc6e5bfcb311d1b1a7f374a34b513d1a3c5eb56c8d444a0d841bd48e4b52ab663d6714c1b6712d5113c683fe4c33d79d95e04b04b065953e421a1fd14c7bbb59fbe1ed168706359b2914ec754cbdb9da0507fa92b998f4cace58d3d74cddd793e69fdc968e2ce672cd2128574d13732aacb6fdc59e572b8fda751e0d4da384ec38c04e5fb74ea88d7b2208ba4db40e9dadecf2b9a68baa746f3f6a2e' -- [5d94c175],
--   1, <number 3>
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, n, ids, odd FROM main."sqluuid_migration_journal" WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [138bdf5b] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["4dcba475c24f88b5a63e4f939696dfdf","c24f88b5a4754dcba63e4f939696dfdf"],["4e14db289ced94048cc163471b08b9cd","9ced9404db284e148cc163471b08b9cd"],["4e6c0ced1492c24084566dd97d047145","1492c2400ced4e6c84566dd97d047145"],["4e8112faa26735d6b4a0dbbda0221674","a26735d612fa4e81b4a0dbbda0221674"],["4e9b367ad2b12518881857c78f41e025","d2b12518367a4e9b881857c78f41e025"],["4ec2aa210a4389579ea1751b2dcd3091","0a438957aa214ec29ea1751b2dcd3091"],["4ec98b05b378b8a5a0550b831b2e9e5a","b378b8a58b054ec9a0550b831b2e9e5a"],["4eecbad94e11f8d2804831b3e827a13e","4e11f8d2bad94eec804831b3e827a13e"],["4efedf68bf361f1189e1f75655e9d243","bf361f11df684efe89e1f75655e9d243"],["4f15527b88f6226d8945564fd83a995d","88f6226d527b4f158945564fd83a995d"],["4f43a0d9aee7e70d93034439d5f715c9","aee7e70da0d94f4393034439d5f715c9"],["4f490d1048f0622fa78066600072b6a9","48f0622f0d104f49a78066600072b6a9"],["4f7f0b48706159a6b227d449c433224e","706159a60b484f7fb227d449c433224e"],["4f97416bb056a29dbc11392cdca66b80","b056a29d416b4f97bc11392cdca66b80"],["4f9b1dab8d05f236ba69210e5c863d00","8d05f2361dab4f9bba69210e5c863d00"],["4fa0e2b145925e93aeffb17801b2deff","45925e93e2b14fa0aeffb17801b2deff"],["4fd666524b86f1b7a6064d971dc1aa46","4b86f1b766524fd6a6064d971dc1aa46"],["4ff0a13675672f339f19cf420fc1cfc2","75672f33a1364ff09f19cf420fc1cfc2"],["4ffb1c9fad8bd9f6b9207da29f8c4a9f","ad8bd9f61c9f4ffbb9207da29f8c4a9f"],["4ffc2f6923d24fecaaf28ea89b3288c4","23d24fec2f694ffcaaf28ea89b3288c4"]]' -- [952d2e52]
UPDATE main."sqluuid_migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   20, 20, again [fd11eca8] x'4dcba475c24f88b5a63e4f939696dfdf4e14db289ced94048cc163471b …, 1,
--   <number 4>
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
--   'lone'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'lone'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'lone'
-- again [d0b7f9e7] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT typeof((SELECT min("id") FROM "main"."lone")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'lone'
SELECT unhex('00');
SELECT no, todo, n, moved, ids, odd FROM main."sqluuid_migration_journal" WHERE run_id = ?;
--   1
SELECT count(*) FROM "main"."lone" WHERE "id" IS NULL;
SELECT "main"."lone"."id" FROM "main"."lone" WHERE "main"."lone"."id" IS NOT NULL;
BEGIN IMMEDIATE;
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM main."sqluuid_migration_journal" j WHERE j.run_id = main."sqluuid_migration".id AND j.todo IN (0, 3)) FROM main."sqluuid_migration" WHERE id = ?; -- [6322de11]
--   1
UPDATE main."sqluuid_migration" SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [f1ba5a66]
--   NULL, 'done', 0, 0, 0, 60,
--   '{"columns":{"main.lone.id":{"rows":60,"nulls":0,"now":"60:9514e3eabc63073ee95c86ecc2fa6c38","expect":"60:9a5230dcda0b4348cd0af84d522b5b7a"}},"orphans":{},"places":true,"listed":true}',
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
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'lone'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'lone'
-- again [d0b7f9e7] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT typeof((SELECT min("id") FROM "main"."lone")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'lone'
SELECT unhex('00');
-- again [3d857dcc] SELECT (SELECT count(*) FROM main.sqlite_master WHERE type = …
-- again [21fef5a2] SELECT tbl_name || ' has the trigger ' || name FROM main.sql …
-- again [f9680f8d] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
SELECT no, todo, n, moved, ids, odd FROM main."sqluuid_migration_journal" WHERE run_id = ?;
--   1
-- again [3d857dcc] SELECT (SELECT count(*) FROM main.sqlite_master WHERE type = …
-- again [21fef5a2] SELECT tbl_name || ' has the trigger ' || name FROM main.sql …
-- again [f9680f8d] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
SELECT CASE WHEN (CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16) THEN (substr(v.k,7,1) BETWEEN x'10' AND x'8F') AND (substr(v.k,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16) THEN (substr(v.k,7,1) BETWEEN x'10' AND x'8F') AND (substr(v.k,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN hex((unhex(substr(hex(v.k),13,4)||substr(hex(v.k),9,4)||substr(hex(v.k),1,8)||substr(hex(v.k),17)))) END FROM (SELECT ? AS k) v; -- [c9db7d4c]
--   x'<id 2>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "main"."lone" WHERE "id" IS NULL;
SELECT "main"."lone"."id" FROM "main"."lone" WHERE "main"."lone"."id" IS NOT NULL;
SELECT hex(a."id") FROM "main"."lone" a WHERE CASE WHEN (CASE WHEN (typeof(a."id") = 'blob' AND length(a."id") = 16) THEN (substr(a."id",1,1) BETWEEN x'10' AND x'8F') AND (substr(a."id",9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN EXISTS (SELECT 1 FROM "main"."lone" b WHERE b."id" IN (unhex(substr(hex(a."id"),9,8)||substr(hex(a."id"),5,4)||substr(hex(a."id"),1,4)||substr(hex(a."id"),17))) AND b."id" <> a."id") ELSE (1 = 0) END LIMIT 1; -- [af42f874]
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?;
--   'lone'
-- again [812427cc] SELECT l.name, COALESCE(s.sql, ''), COALESCE((SELECT group_c …
--   'lone'
SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\'
 ORDER BY name;
PRAGMA foreign_keys = 0;

-- c4
PRAGMA foreign_keys;
PRAGMA foreign_keys = OFF;
BEGIN IMMEDIATE;
UPDATE "main"."lone" SET "id" = "id" WHERE 1 = 0;
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_probe" (n integer);
ROLLBACK;
-- again [3d857dcc] SELECT (SELECT count(*) FROM main.sqlite_master WHERE type = …
-- again [21fef5a2] SELECT tbl_name || ' has the trigger ' || name FROM main.sql …
SELECT (SELECT count(*) FROM pragma_table_xinfo(?1, 'main') WHERE lower(name) = 'rowid'),
 (SELECT wr FROM pragma_table_list(?1) WHERE schema = 'main');
--   'lone'
SELECT COALESCE(max(rowid), 0) FROM "main"."lone";
BEGIN IMMEDIATE;
-- again [6322de11] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
UPDATE main."sqluuid_migration" SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, seq = seq + 1 WHERE id = ? AND seq = ?;
--   '<hash 1>', 'undoing', 0, 0, 0, 60,
--   '{"columns":{"main.lone.id":{"rows":60,"nulls":0,"now":"60:9a5230dcda0b4348cd0af84d522b5b7a","expect":"60:9514e3eabc63073ee95c86ecc2fa6c38"}},"orphans":{},"places":true,"listed":true}',
--   '<time>', NULL, 1, <number 5>
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
UPDATE main."sqluuid_migration_journal" SET todo = CASE todo WHEN 0 THEN 1 ELSE 2 END WHERE run_id = ?;
--   1
COMMIT;
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?;
--   'lone'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'lone'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'lone'
-- again [d0b7f9e7] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT typeof((SELECT min("id") FROM "main"."lone")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'lone'
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
-- again [138bdf5b] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["dc4f74b11e0e4006984fbb015a5e3208","40061e0edc4f74b1984fbb015a5e3208"],["0e584e518ad34025a95fb2a74842541d","40258ad30e584e51a95fb2a74842541d"],["85437e96dabe4039963c173f03320bdc","4039dabe85437e96963c173f03320bdc"],["cf4eee7848c4406db1c5f58a010193ba","406d48c4cf4eee78b1c5f58a010193ba"],["05faf3e2728540bf91eba5ecada7f655","40bf728505faf3e291eba5ecada7f655"],["494fd93dc6d241619cfd413d7dffc0db","4161c6d2494fd93d9cfd413d7dffc0db"],["46c93ef6019e41c2bcae73ad764b1fae","41c2019e46c93ef6bcae73ad764b1fae"],["d82ab251484341c7be6373127acf670b","41c74843d82ab251be6373127acf670b"],["3bee29081e5642c396679f988c6113b0","42c31e563bee290896679f988c6113b0"],["9913a8fe87d442d3b4ab97f80a5bdb2f","42d387d49913a8feb4ab97f80a5bdb2f"],["9f30a329fdf7431e9be27df760acd3d4","431efdf79f30a3299be27df760acd3d4"],["4336ea562ece4351b88b883615943ce8","43512ece4336ea56b88b883615943ce8"],["31d900fe08a04373bb4c11771fb28879","437308a031d900febb4c11771fb28879"],["709ef00f5a7c43af9046051625310619","43af5a7c709ef00f9046051625310619"],["f0e302933a3b443d832bf6859b9103c5","443d3a3bf0e30293832bf6859b9103c5"],["69f7dad5259945a8b106488524072e7a","45a8259969f7dad5b106488524072e7a"],["f5c5ce19f29d45be84fb8d803efa17fa","45bef29df5c5ce1984fb8d803efa17fa"],["497f19f283484674a72f91ff06fedc5f","46748348497f19f2a72f91ff06fedc5f"],["55b5076917b847f1beea0307f157cad3","47f117b855b50769beea0307f157cad3"],["f636d523f4f047f7bd5e88aa6f92c41a","47f7f4f0f636d523bd5e88aa6f92c41a"]]' -- [24cd4b20]
UPDATE main."sqluuid_migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   20, 20, again [b9888f1d] x'40061e0edc4f74b1984fbb015a5e320840258ad30e584e51a95fb2a748 …, 1,
--   <number 2>
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, n, ids, odd FROM main."sqluuid_migration_journal" WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [138bdf5b] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["3eea8826966f480b8785401ec8e3520f","480b966f3eea88268785401ec8e3520f"],["bfbf7a814474484d93d3a47b7b80e127","484d4474bfbf7a8193d3a47b7b80e127"],["ac21e2205f2f48b9920f243a5f2420e2","48b95f2fac21e220920f243a5f2420e2"],["482e13357b9d48d783a56abe492c48e4","48d77b9d482e133583a56abe492c48e4"],["1cbb76623c43490fad94199ab9aba85c","490f3c431cbb7662ad94199ab9aba85c"],["fc0d987b5c1a4949a3e3f1659cb336d0","49495c1afc0d987ba3e3f1659cb336d0"],["076910279d74494f9fbd68a82e924a60","494f9d74076910279fbd68a82e924a60"],["ef1e0261379e49fdabbd37c6cf2ac1de","49fd379eef1e0261abbd37c6cf2ac1de"],["09f30fd7b70e4a47828f5ab158206a79","4a47b70e09f30fd7828f5ab158206a79"],["8437e270ce694aaea51fdc0b01cdd735","4aaece698437e270a51fdc0b01cdd735"],["fc6e5bfcf3cc4b3eb311d1b1a7f374a3","4b3ef3ccfc6e5bfcb311d1b1a7f374a3"],["3c5eb56c3d1a4b518d444a0d841bd48e","4b513d1a3c5eb56c8d444a0d841bd48e"],["3d6714c1ab664b52b6712d5113c683fe","4b52ab663d6714c1b6712d5113c683fe"],["95e04b04d79d4c33b065953e421a1fd1","4c33d79d95e04b04b065953e421a1fd1"],["fbe1ed16bb594c7b8706359b2914ec75","4c7bbb59fbe1ed168706359b2914ec75"],["0507fa92b9da4cbdb998f4cace58d3d7","4cbdb9da0507fa92b998f4cace58d3d7"],["e69fdc96d7934cdd8e2ce672cd212857","4cddd793e69fdc968e2ce672cd212857"],["acb6fdc5732a4d139e572b8fda751e0d","4d13732aacb6fdc59e572b8fda751e0d"],["38c04e5f84ec4da3b74ea88d7b2208ba","4da384ec38c04e5fb74ea88d7b2208ba"],["adecf2b90e9d4db4a68baa746f3f6a2e","4db40e9dadecf2b9a68baa746f3f6a2e"]]' -- [e3db9b91]
UPDATE main."sqluuid_migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   20, 20, again [5d94c175] x'480b966f3eea88268785401ec8e3520f484d4474bfbf7a8193d3a47b7b …, 1,
--   <number 3>
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, n, ids, odd FROM main."sqluuid_migration_journal" WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
-- again [138bdf5b] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["c24f88b5a4754dcba63e4f939696dfdf","4dcba475c24f88b5a63e4f939696dfdf"],["9ced9404db284e148cc163471b08b9cd","4e14db289ced94048cc163471b08b9cd"],["1492c2400ced4e6c84566dd97d047145","4e6c0ced1492c24084566dd97d047145"],["a26735d612fa4e81b4a0dbbda0221674","4e8112faa26735d6b4a0dbbda0221674"],["d2b12518367a4e9b881857c78f41e025","4e9b367ad2b12518881857c78f41e025"],["0a438957aa214ec29ea1751b2dcd3091","4ec2aa210a4389579ea1751b2dcd3091"],["b378b8a58b054ec9a0550b831b2e9e5a","4ec98b05b378b8a5a0550b831b2e9e5a"],["4e11f8d2bad94eec804831b3e827a13e","4eecbad94e11f8d2804831b3e827a13e"],["bf361f11df684efe89e1f75655e9d243","4efedf68bf361f1189e1f75655e9d243"],["88f6226d527b4f158945564fd83a995d","4f15527b88f6226d8945564fd83a995d"],["aee7e70da0d94f4393034439d5f715c9","4f43a0d9aee7e70d93034439d5f715c9"],["48f0622f0d104f49a78066600072b6a9","4f490d1048f0622fa78066600072b6a9"],["706159a60b484f7fb227d449c433224e","4f7f0b48706159a6b227d449c433224e"],["b056a29d416b4f97bc11392cdca66b80","4f97416bb056a29dbc11392cdca66b80"],["8d05f2361dab4f9bba69210e5c863d00","4f9b1dab8d05f236ba69210e5c863d00"],["45925e93e2b14fa0aeffb17801b2deff","4fa0e2b145925e93aeffb17801b2deff"],["4b86f1b766524fd6a6064d971dc1aa46","4fd666524b86f1b7a6064d971dc1aa46"],["75672f33a1364ff09f19cf420fc1cfc2","4ff0a13675672f339f19cf420fc1cfc2"],["ad8bd9f61c9f4ffbb9207da29f8c4a9f","4ffb1c9fad8bd9f6b9207da29f8c4a9f"],["23d24fec2f694ffcaaf28ea89b3288c4","4ffc2f6923d24fecaaf28ea89b3288c4"]]' -- [d4dd8a70]
UPDATE main."sqluuid_migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   20, 20, again [fd11eca8] x'4dcba475c24f88b5a63e4f939696dfdf4e14db289ced94048cc163471b …, 1,
--   <number 4>
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
--   'lone'
-- again [ebcf3c5d] SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXIST …
--   'lone'
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid;
--   'lone'
-- again [d0b7f9e7] SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', …
SELECT typeof((SELECT min("id") FROM "main"."lone")) = 'blob';
-- again [df026927] SELECT k, name, prime, whole FROM ( SELECT '' AS k, p.name …
--   'lone'
SELECT unhex('00');
SELECT no, todo, n, moved, ids, odd FROM main."sqluuid_migration_journal" WHERE run_id = ?;
--   1
SELECT count(*) FROM "main"."lone" WHERE "id" IS NULL;
SELECT "main"."lone"."id" FROM "main"."lone" WHERE "main"."lone"."id" IS NOT NULL;
BEGIN IMMEDIATE;
-- again [6322de11] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
-- again [f1ba5a66] UPDATE main."sqluuid_migration" SET active = ?, state = ?, p …
--   NULL, 'undone', 0, 0, 60, 60,
--   '{"columns":{"main.lone.id":{"rows":60,"nulls":0,"now":"60:9a5230dcda0b4348cd0af84d522b5b7a","expect":"60:9514e3eabc63073ee95c86ecc2fa6c38"}},"orphans":{},"places":true,"listed":true}',
--   '<time>', '<time>', 1, <number 6>
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
DELETE FROM main."sqluuid_migration_journal" WHERE run_id = ?;
--   1
DELETE FROM main."sqluuid_migration_kept" WHERE run_id = ?;
--   1
COMMIT;
PRAGMA foreign_keys = 0;
