-- in place: a table that nothing refers to, and its undo
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
SELECT CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16 AND substr(v.k,7,1) BETWEEN x'10' AND x'1F' AND substr(v.k,9,1) BETWEEN x'80' AND x'BF') THEN 1 ELSE 0 END, CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16 AND substr(v.k,7,1) BETWEEN x'10' AND x'1F' AND substr(v.k,9,1) BETWEEN x'80' AND x'BF') THEN hex((unhex(substr(hex(v.k),14,3)||substr(hex(v.k),9,4)||substr(hex(v.k),1,5)||'6'||substr(hex(v.k),6,3)||substr(hex(v.k),17)))) END FROM (SELECT ? AS k) v; -- [2e62adb4]
--   x'<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "main"."lone" WHERE "id" IS NULL;
SELECT "main"."lone"."id" FROM "main"."lone" WHERE "main"."lone"."id" IS NOT NULL;
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
SELECT hex("main"."lone"."id") FROM "main"."lone" WHERE "main"."lone"."id" IS NOT NULL AND NOT (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16 AND substr("main"."lone"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."lone"."id",9,1) BETWEEN x'80' AND x'BF') AND NOT (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16 AND substr("main"."lone"."id",7,1) BETWEEN x'60' AND x'6F' AND substr("main"."lone"."id",9,1) BETWEEN x'80' AND x'BF') LIMIT 1; -- [08ed2b6b]
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM main."sqluuid_migration";
INSERT INTO main."sqluuid_migration" (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?); -- [5489adbc]
--   1, 3, 'v1-to-v6', '["main.lone.id"]', '<hash 1>', '<hash 2>', '<hash 1>', 'running', 'fail',
--   <number 1>, 0, 0, 60, 0, 0,
--   '{"columns":{"main.lone.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"}},"orphans":{},"places":true}',
--   '<time>', '<time>', NULL
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
INSERT INTO main."sqluuid_migration_range" (run_id, no, walk, lo, hi) VALUES (?, ?, ?, ?, ?);
--   1, 0, -1, NULL, NULL
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
SELECT no, walk, lo, hi FROM main."sqluuid_migration_range" WHERE run_id = ? ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT CAST(rowid AS TEXT) FROM "main"."lone" WHERE 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 19;
SELECT "main"."lone"."id" FROM "main"."lone" WHERE "main"."lone".rowid <= CAST(? AS INTEGER) AND (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16 AND substr("main"."lone"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."lone"."id",9,1) BETWEEN x'80' AND x'BF'); -- [5daa5dda]
--   '20'
WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[0]')) AS o, unhex(json_extract(value, '$[1]')) AS n FROM json_each(?)) UPDATE OR ROLLBACK "main"."lone" SET "id" = m.n FROM m WHERE "main"."lone".rowid <= CAST(? AS INTEGER) AND "main"."lone"."id" = m.o; -- [6a8f54e0]
--   '[["71385373e66911e084fb8d803efa17fa","1e0e66971385637384fb8d803efa17fa"],["902a4a2eb62a11e0a63e4f939696dfdf","1e0b62a902a46a2ea63e4f939696dfdf"],["ca157949389811e08d444a0d841bd48e","1e03898ca15769498d444a0d841bd48e"],["ff90c438c25911e0b1c5f58a010193ba","1e0c259ff90c6438b1c5f58a010193ba"],["010e64d4699511e09046051625310619","1e06995010e664d49046051625310619"],["46ad6d127cef11e0963c173f03320bdc","1e07cef46ad66d12963c173f03320bdc"],["70ee28162ebb11e0bb4c11771fb28879","1e02ebb70ee26816bb4c11771fb28879"],["2d1b3255a84111e0a0550b831b2e9e5a","1e0a8412d1b36255a0550b831b2e9e5a"],["6e6e9f568f8211e0b4ab97f80a5bdb2f","1e08f826e6e96f56b4ab97f80a5bdb2f"],["072c33bfcaa811e0be6373127acf670b","1e0caa8072c363bfbe6373127acf670b"],["50c22f7f099f11e09ea1751b2dcd3091","1e0099f50c226f7f9ea1751b2dcd3091"],["440baa94695b11e0b227d449c433224e","1e0695b440ba6a94b227d449c433224e"],["12c6b312c58611e0881857c78f41e025","1e0c58612c6b6312881857c78f41e025"],["ce454fa4ec2311e08706359b2914ec75","1e0ec23ce4546fa48706359b2914ec75"],["dfa42d083afb11e08785401ec8e3520f","1e03afbdfa426d088785401ec8e3520f"],["9312bbd0843511e0ba69210e5c863d00","1e084359312b6bd0ba69210e5c863d00"],["8de91bf7a1eb11e09e572b8fda751e0d","1e0a1eb8de916bf79e572b8fda751e0d"],["bc4067236e1011e09f19cf420fc1cfc2","1e06e10bc40667239f19cf420fc1cfc2"],["238d7db3a30e11e0a68baa746f3f6a2e","1e0a30e238d76db3a68baa746f3f6a2e"],["bac48d75931e11e08cc163471b08b9cd","1e0931ebac486d758cc163471b08b9cd"]]' -- [5ebe3048],
--   '20'
INSERT INTO main."sqluuid_migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 2>, 0, 20, 20,
--   x'71385373e66911e084fb8d803efa17fa902a4a2eb62a11e0a63e4f939696dfdfca157949389811e08d444a0d841bd48eff90c438c25911e0b1c5f58a010193ba010e64d4699511e0904605162531061946ad6d127cef11e0963c173f03320bdc70ee28162ebb11e0bb4c11771fb288792d1b3255a84111e0a0550b831b2e9e5a6e6e9f568f8211e0b4ab97f80a5bdb2f072c33bfcaa811e0be6373127acf670b50c22f7f099f11e09ea1751b2dcd3091440baa94695b11e0b227d449c433224e12c6b312c58611e0881857c78f41e025ce454fa4ec2311e08706359b2914ec75dfa42d083afb11e08785401ec8e3520f9312bbd0843511e0ba69210e5c863d008de91bf7a1eb11e09e572b8fda751e0dbc4067236e1011e09f19cf420fc1cfc2238d7db3a30e11e0a68baa746f3f6a2ebac48d75931e11e08cc163471b08b9cd' -- [d171a3ac],
--   NULL
UPDATE main."sqluuid_migration_range" SET lo = ? WHERE run_id = ? AND no = ?;
--   '20', 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, walk, lo, hi FROM main."sqluuid_migration_range" WHERE run_id = ? ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT "main"."lone"."id" FROM "main"."lone" WHERE "main"."lone".rowid > CAST(? AS INTEGER) AND "main"."lone".rowid <= CAST(? AS INTEGER) AND (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16 AND substr("main"."lone"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."lone"."id",9,1) BETWEEN x'80' AND x'BF'); -- [b27d1735]
--   '20', '40'
WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[0]')) AS o, unhex(json_extract(value, '$[1]')) AS n FROM json_each(?)) UPDATE OR ROLLBACK "main"."lone" SET "id" = m.n FROM m WHERE "main"."lone".rowid > CAST(? AS INTEGER) AND "main"."lone".rowid <= CAST(? AS INTEGER) AND "main"."lone"."id" = m.o; -- [d1406900]
--   '[["689cc6cca3f911e093034439d5f715c9","1e0a3f9689cc66cc93034439d5f715c9"],["c0467d54806611e08945564fd83a995d","1e08066c04676d548945564fd83a995d"],["bef3a659ec4c11e0a3e3f1659cb336d0","1e0ec4cbef3a6659a3e3f1659cb336d0"],["320223e343ab11e083a56abe492c48e4","1e043ab3202263e383a56abe492c48e4"],["961c0c1e134911e084566dd97d047145","1e01349961c06c1e84566dd97d047145"],["c96c72260d7211e0a95fb2a74842541d","1e00d72c96c76226a95fb2a74842541d"],["7d660c2dce8a11e0984fbb015a5e3208","1e0ce8a7d6606c2d984fbb015a5e3208"],["46548a238c8211e0b065953e421a1fd1","1e08c82465486a23b065953e421a1fd1"],["67d1b5a1e6d311e0bd5e88aa6f92c41a","1e0e6d367d1b65a1bd5e88aa6f92c41a"],["bd20c171b34211e089e1f75655e9d243","1e0b342bd20c617189e1f75655e9d243"],["38736d55a55111e0bc11392cdca66b80","1e0a551387366d55bc11392cdca66b80"],["d26a0698e1d411e0832bf6859b9103c5","1e0e1d4d26a06698832bf6859b9103c5"],["ab06a184425c11e0bcae73ad764b1fae","1e0425cab06a6184bcae73ad764b1fae"],["49798c9d353411e0b74ea88d7b2208ba","1e03534497986c9db74ea88d7b2208ba"],["1c56bad5a2b311e0b9207da29f8c4a9f","1e0a2b31c56b6ad5b9207da29f8c4a9f"],["44a44b5d059b11e091eba5ecada7f655","1e0059b44a446b5d91eba5ecada7f655"],["b6f2863d505911e0beea0307f157cad3","1e05059b6f28663dbeea0307f157cad3"],["befc187f1aef11e0ad94199ab9aba85c","1e01aefbefc1687fad94199ab9aba85c"],["dba9ea6544ba11e09cfd413d7dffc0db","1e044badba9e6a659cfd413d7dffc0db"],["6449c1837bf411e0a51fdc0b01cdd735","1e07bf46449c6183a51fdc0b01cdd735"]]' -- [878c6128],
--   '20', '40'
INSERT INTO main."sqluuid_migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 3>, 0, 20, 20,
--   x'689cc6cca3f911e093034439d5f715c9c0467d54806611e08945564fd83a995dbef3a659ec4c11e0a3e3f1659cb336d0320223e343ab11e083a56abe492c48e4961c0c1e134911e084566dd97d047145c96c72260d7211e0a95fb2a74842541d7d660c2dce8a11e0984fbb015a5e320846548a238c8211e0b065953e421a1fd167d1b5a1e6d311e0bd5e88aa6f92c41abd20c171b34211e089e1f75655e9d24338736d55a55111e0bc11392cdca66b80d26a0698e1d411e0832bf6859b9103c5ab06a184425c11e0bcae73ad764b1fae49798c9d353411e0b74ea88d7b2208ba1c56bad5a2b311e0b9207da29f8c4a9f44a44b5d059b11e091eba5ecada7f655b6f2863d505911e0beea0307f157cad3befc187f1aef11e0ad94199ab9aba85cdba9ea6544ba11e09cfd413d7dffc0db6449c1837bf411e0a51fdc0b01cdd735' -- [71e6a5fd],
--   NULL
UPDATE main."sqluuid_migration_range" SET lo = ? WHERE run_id = ? AND no = ?;
--   '40', 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, walk, lo, hi FROM main."sqluuid_migration_range" WHERE run_id = ? ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT CAST(rowid AS TEXT) FROM "main"."lone" WHERE "main"."lone".rowid > CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 19;
--   '40'
-- again [b27d1735] SELECT "main"."lone"."id" FROM "main"."lone" WHERE "main"."l …
--   '40', '60'
-- again [d1406900] WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[ …
--   '[["5d27d33f635811e0b106488524072e7a","1e063585d27d633fb106488524072e7a"],["2aed6c72219511e0aaf28ea89b3288c4","1e021952aed66c72aaf28ea89b3288c4"],["deda3b9d095311e0828f5ab158206a79","1e00953deda36b9d828f5ab158206a79"],["c3fe593ca15f11e0920f243a5f2420e2","1e0a15fc3fe5693c920f243a5f2420e2"],["a37590b0399011e0b6712d5113c683fe","1e03990a375960b0b6712d5113c683fe"],["7bb0cbe23f0311e0b88b883615943ce8","1e03f037bb0c6be2b88b883615943ce8"],["28535b1344e711e0a72f91ff06fedc5f","1e044e7285356b13a72f91ff06fedc5f"],["223b2424e02c11e0abbd37c6cf2ac1de","1e0e02c223b26424abbd37c6cf2ac1de"],["decd6a1ad83511e08e2ce672cd212857","1e0d835decd66a1a8e2ce672cd212857"],["d9458f2b493011e0804831b3e827a13e","1e04930d94586f2b804831b3e827a13e"],["82d9302db3c311e093d3a47b7b80e127","1e0b3c382d93602d93d3a47b7b80e127"],["7f25239d06f211e09fbd68a82e924a60","1e006f27f252639d9fbd68a82e924a60"],["5c0c1c3f446111e0a78066600072b6a9","1e044615c0c16c3fa78066600072b6a9"],["98f75e17953d11e09be27df760acd3d4","1e0953d98f756e179be27df760acd3d4"],["c278b1ca984011e0b4a0dbbda0221674","1e09840c278b61cab4a0dbbda0221674"],["763d248feca711e0b311d1b1a7f374a3","1e0eca7763d2648fb311d1b1a7f374a3"],["829befed46ce11e0a6064d971dc1aa46","1e046ce829be6feda6064d971dc1aa46"],["38aaa486413911e0aeffb17801b2deff","1e0413938aaa6486aeffb17801b2deff"],["7ae98e3c04b711e0b998f4cace58d3d7","1e004b77ae986e3cb998f4cace58d3d7"],["46779c70382f11e096679f988c6113b0","1e0382f467796c7096679f988c6113b0"]]' -- [7e3faa18],
--   '40', '60'
INSERT INTO main."sqluuid_migration_journal" (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 4>, 0, 20, 20,
--   x'5d27d33f635811e0b106488524072e7a2aed6c72219511e0aaf28ea89b3288c4deda3b9d095311e0828f5ab158206a79c3fe593ca15f11e0920f243a5f2420e2a37590b0399011e0b6712d5113c683fe7bb0cbe23f0311e0b88b883615943ce828535b1344e711e0a72f91ff06fedc5f223b2424e02c11e0abbd37c6cf2ac1dedecd6a1ad83511e08e2ce672cd212857d9458f2b493011e0804831b3e827a13e82d9302db3c311e093d3a47b7b80e1277f25239d06f211e09fbd68a82e924a605c0c1c3f446111e0a78066600072b6a998f75e17953d11e09be27df760acd3d4c278b1ca984011e0b4a0dbbda0221674763d248feca711e0b311d1b1a7f374a3829befed46ce11e0a6064d971dc1aa4638aaa486413911e0aeffb17801b2deff7ae98e3c04b711e0b998f4cace58d3d746779c70382f11e096679f988c6113b0' -- [3ddd8836],
--   NULL
UPDATE main."sqluuid_migration_range" SET lo = ? WHERE run_id = ? AND no = ?;
--   '60', 1, 0
COMMIT;
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
BEGIN IMMEDIATE;
SELECT no, walk, lo, hi FROM main."sqluuid_migration_range" WHERE run_id = ? ORDER BY no LIMIT 1;
--   1
SELECT paused, seq FROM main."sqluuid_migration" WHERE id = ?;
--   1
SELECT CAST(rowid AS TEXT) FROM "main"."lone" WHERE "main"."lone".rowid > CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 19;
--   '60'
SELECT "main"."lone"."id" FROM "main"."lone" WHERE "main"."lone".rowid > CAST(? AS INTEGER) AND (typeof("main"."lone"."id") = 'blob' AND length("main"."lone"."id") = 16 AND substr("main"."lone"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("main"."lone"."id",9,1) BETWEEN x'80' AND x'BF'); -- [2da6059a]
--   '60'
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ? AND no = ?;
--   1, 0
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
SELECT count(*) FROM "main"."lone" WHERE "id" IS NULL;
SELECT "main"."lone"."id" FROM "main"."lone" WHERE "main"."lone"."id" IS NOT NULL;
BEGIN IMMEDIATE;
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM main."sqluuid_migration_journal" j WHERE j.run_id = main."sqluuid_migration".id AND j.todo IN (0, 3)) FROM main."sqluuid_migration" WHERE id = ?; -- [6322de11]
--   1
UPDATE main."sqluuid_migration" SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [f1ba5a66]
--   NULL, 'done', 0, 0, 0, 60,
--   '{"columns":{"main.lone.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"}},"orphans":{},"places":true}',
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
SELECT CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16 AND substr(v.k,7,1) BETWEEN x'60' AND x'6F' AND substr(v.k,9,1) BETWEEN x'80' AND x'BF') THEN 1 ELSE 0 END, CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16 AND substr(v.k,7,1) BETWEEN x'60' AND x'6F' AND substr(v.k,9,1) BETWEEN x'80' AND x'BF') THEN hex((unhex(substr(hex(v.k),8,5)||substr(hex(v.k),14,3)||substr(hex(v.k),4,4)||'1'||substr(hex(v.k),1,3)||substr(hex(v.k),17)))) END FROM (SELECT ? AS k) v; -- [e07422b7]
--   x'<id 2>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM "main"."lone" WHERE "id" IS NULL;
SELECT "main"."lone"."id" FROM "main"."lone" WHERE "main"."lone"."id" IS NOT NULL;
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
--   '{"columns":{"main.lone.id":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4"}},"orphans":{},"places":true}',
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
WITH m AS MATERIALIZED (SELECT unhex(json_extract(value, '$[0]')) AS o, unhex(json_extract(value, '$[1]')) AS n FROM json_each(?)) UPDATE OR ROLLBACK "main"."lone" SET "id" = m.n FROM m WHERE "main"."lone"."id" = m.o; -- [138bdf5b]
--   '[["1e0e66971385637384fb8d803efa17fa","71385373e66911e084fb8d803efa17fa"],["1e0b62a902a46a2ea63e4f939696dfdf","902a4a2eb62a11e0a63e4f939696dfdf"],["1e03898ca15769498d444a0d841bd48e","ca157949389811e08d444a0d841bd48e"],["1e0c259ff90c6438b1c5f58a010193ba","ff90c438c25911e0b1c5f58a010193ba"],["1e06995010e664d49046051625310619","010e64d4699511e09046051625310619"],["1e07cef46ad66d12963c173f03320bdc","46ad6d127cef11e0963c173f03320bdc"],["1e02ebb70ee26816bb4c11771fb28879","70ee28162ebb11e0bb4c11771fb28879"],["1e0a8412d1b36255a0550b831b2e9e5a","2d1b3255a84111e0a0550b831b2e9e5a"],["1e08f826e6e96f56b4ab97f80a5bdb2f","6e6e9f568f8211e0b4ab97f80a5bdb2f"],["1e0caa8072c363bfbe6373127acf670b","072c33bfcaa811e0be6373127acf670b"],["1e0099f50c226f7f9ea1751b2dcd3091","50c22f7f099f11e09ea1751b2dcd3091"],["1e0695b440ba6a94b227d449c433224e","440baa94695b11e0b227d449c433224e"],["1e0c58612c6b6312881857c78f41e025","12c6b312c58611e0881857c78f41e025"],["1e0ec23ce4546fa48706359b2914ec75","ce454fa4ec2311e08706359b2914ec75"],["1e03afbdfa426d088785401ec8e3520f","dfa42d083afb11e08785401ec8e3520f"],["1e084359312b6bd0ba69210e5c863d00","9312bbd0843511e0ba69210e5c863d00"],["1e0a1eb8de916bf79e572b8fda751e0d","8de91bf7a1eb11e09e572b8fda751e0d"],["1e06e10bc40667239f19cf420fc1cfc2","bc4067236e1011e09f19cf420fc1cfc2"],["1e0a30e238d76db3a68baa746f3f6a2e","238d7db3a30e11e0a68baa746f3f6a2e"],["1e0931ebac486d758cc163471b08b9cd","bac48d75931e11e08cc163471b08b9cd"]]' -- [95e04730]
UPDATE main."sqluuid_migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   20, 20, again [d171a3ac] x'71385373e66911e084fb8d803efa17fa902a4a2eb62a11e0a63e4f9396 …, 1,
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
--   '[["1e0a3f9689cc66cc93034439d5f715c9","689cc6cca3f911e093034439d5f715c9"],["1e08066c04676d548945564fd83a995d","c0467d54806611e08945564fd83a995d"],["1e0ec4cbef3a6659a3e3f1659cb336d0","bef3a659ec4c11e0a3e3f1659cb336d0"],["1e043ab3202263e383a56abe492c48e4","320223e343ab11e083a56abe492c48e4"],["1e01349961c06c1e84566dd97d047145","961c0c1e134911e084566dd97d047145"],["1e00d72c96c76226a95fb2a74842541d","c96c72260d7211e0a95fb2a74842541d"],["1e0ce8a7d6606c2d984fbb015a5e3208","7d660c2dce8a11e0984fbb015a5e3208"],["1e08c82465486a23b065953e421a1fd1","46548a238c8211e0b065953e421a1fd1"],["1e0e6d367d1b65a1bd5e88aa6f92c41a","67d1b5a1e6d311e0bd5e88aa6f92c41a"],["1e0b342bd20c617189e1f75655e9d243","bd20c171b34211e089e1f75655e9d243"],["1e0a551387366d55bc11392cdca66b80","38736d55a55111e0bc11392cdca66b80"],["1e0e1d4d26a06698832bf6859b9103c5","d26a0698e1d411e0832bf6859b9103c5"],["1e0425cab06a6184bcae73ad764b1fae","ab06a184425c11e0bcae73ad764b1fae"],["1e03534497986c9db74ea88d7b2208ba","49798c9d353411e0b74ea88d7b2208ba"],["1e0a2b31c56b6ad5b9207da29f8c4a9f","1c56bad5a2b311e0b9207da29f8c4a9f"],["1e0059b44a446b5d91eba5ecada7f655","44a44b5d059b11e091eba5ecada7f655"],["1e05059b6f28663dbeea0307f157cad3","b6f2863d505911e0beea0307f157cad3"],["1e01aefbefc1687fad94199ab9aba85c","befc187f1aef11e0ad94199ab9aba85c"],["1e044badba9e6a659cfd413d7dffc0db","dba9ea6544ba11e09cfd413d7dffc0db"],["1e07bf46449c6183a51fdc0b01cdd735","6449c1837bf411e0a51fdc0b01cdd735"]]' -- [f6e65ac5]
UPDATE main."sqluuid_migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   20, 20, again [71e6a5fd] x'689cc6cca3f911e093034439d5f715c9c0467d54806611e08945564fd8 …, 1,
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
--   '[["1e063585d27d633fb106488524072e7a","5d27d33f635811e0b106488524072e7a"],["1e021952aed66c72aaf28ea89b3288c4","2aed6c72219511e0aaf28ea89b3288c4"],["1e00953deda36b9d828f5ab158206a79","deda3b9d095311e0828f5ab158206a79"],["1e0a15fc3fe5693c920f243a5f2420e2","c3fe593ca15f11e0920f243a5f2420e2"],["1e03990a375960b0b6712d5113c683fe","a37590b0399011e0b6712d5113c683fe"],["1e03f037bb0c6be2b88b883615943ce8","7bb0cbe23f0311e0b88b883615943ce8"],["1e044e7285356b13a72f91ff06fedc5f","28535b1344e711e0a72f91ff06fedc5f"],["1e0e02c223b26424abbd37c6cf2ac1de","223b2424e02c11e0abbd37c6cf2ac1de"],["1e0d835decd66a1a8e2ce672cd212857","decd6a1ad83511e08e2ce672cd212857"],["1e04930d94586f2b804831b3e827a13e","d9458f2b493011e0804831b3e827a13e"],["1e0b3c382d93602d93d3a47b7b80e127","82d9302db3c311e093d3a47b7b80e127"],["1e006f27f252639d9fbd68a82e924a60","7f25239d06f211e09fbd68a82e924a60"],["1e044615c0c16c3fa78066600072b6a9","5c0c1c3f446111e0a78066600072b6a9"],["1e0953d98f756e179be27df760acd3d4","98f75e17953d11e09be27df760acd3d4"],["1e09840c278b61cab4a0dbbda0221674","c278b1ca984011e0b4a0dbbda0221674"],["1e0eca7763d2648fb311d1b1a7f374a3","763d248feca711e0b311d1b1a7f374a3"],["1e046ce829be6feda6064d971dc1aa46","829befed46ce11e0a6064d971dc1aa46"],["1e0413938aaa6486aeffb17801b2deff","38aaa486413911e0aeffb17801b2deff"],["1e004b77ae986e3cb998f4cace58d3d7","7ae98e3c04b711e0b998f4cace58d3d7"],["1e0382f467796c7096679f988c6113b0","46779c70382f11e096679f988c6113b0"]]' -- [a62fdbea]
UPDATE main."sqluuid_migration_journal" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   20, 20, again [3ddd8836] x'5d27d33f635811e0b106488524072e7a2aed6c72219511e0aaf28ea89b …, 1,
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
--   '{"columns":{"main.lone.id":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4"}},"orphans":{},"places":true}',
--   '<time>', '<time>', 1, <number 6>
DELETE FROM main."sqluuid_migration_range" WHERE run_id = ?;
--   1
DELETE FROM main."sqluuid_migration_journal" WHERE run_id = ?;
--   1
DELETE FROM main."sqluuid_migration_kept" WHERE run_id = ?;
--   1
COMMIT;
PRAGMA foreign_keys = 0;
