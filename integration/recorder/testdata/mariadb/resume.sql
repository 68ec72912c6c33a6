-- in place: interrupted after the first chunk, then the rest
-- MariaDB, version 10.11

-- == the run, interrupted

-- c1
SET SESSION sql_big_selects = 1;
SELECT VERSION(), @@version_comment;
SHOW GLOBAL VARIABLES LIKE 'wsrep_on';
SELECT @@lower_case_table_names = 2;
SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES,NO_ENGINE_SUBSTITUTION';
SET SESSION autocommit = 1, SESSION completion_type = 'NO_CHAIN', SESSION foreign_key_checks = 0, SESSION unique_checks = 1;
SET SESSION lock_wait_timeout = 1;
SET SESSION sql_safe_updates = 0;
SET SESSION sql_select_limit = 18446744073709551615 /*M!100100 , SESSION max_statement_time = 0 */ /*!80000 , SESSION max_execution_time = 0 */;
SET SESSION innodb_lock_wait_timeout = 1;
SET SESSION max_sort_length = 1024;
SET SESSION wait_timeout = CAST(GREATEST(@@session.wait_timeout, 300) AS SIGNED);
SET NAMES utf8mb4 COLLATE utf8mb4_general_ci;
SET SESSION alter_algorithm = 'DEFAULT';
SELECT @@max_allowed_packet;
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '', 'lone'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FROM information_schema.STATISTICS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COLUMN_NAME IS NOT NULL ORDER BY INDEX_NAME, SEQ_IN_INDEX DESC; -- [ee5178a6]
--   '<database>', 'lone'
SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c.CHARACTER_OCTET_LENGTH, 0), COALESCE(c.COLLATION_NAME, ''),
       COALESCE(c.GENERATION_EXPRESSION, '') <> '', LOWER(c.EXTRA) LIKE '%on update%'
FROM information_schema.COLUMNS c WHERE c.TABLE_SCHEMA = ? AND c.TABLE_NAME = ? ORDER BY c.ORDINAL_POSITION; -- [1fbf392c]
--   '<database>', 'lone'
SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GLOBAL.sql_mode, '', CONCAT('SET sql_mode = ''', SQL_MODE, '''; ')), 'CREATE DEFINER = `', REPLACE(REGEXP_REPLACE(DEFINER, '@[^@]*$', ''), '`', '``'), IF(DEFINER LIKE '%@', '', CONCAT('`@`', SUBSTRING_INDEX(DEFINER, '@', -1))), '` TRIGGER `', REPLACE(TRIGGER_NAME, '`', '``'), '` ', ACTION_TIMING, ' ', EVENT_MANIPULATION, ' ON `', REPLACE(EVENT_OBJECT_TABLE, '`', '``'), '` FOR EACH ROW ', ACTION_STATEMENT, IF(SQL_MODE = @@GLOBAL.sql_mode, '', '; SET sql_mode = DEFAULT')), '')
FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE'
ORDER BY ACTION_TIMING, ACTION_ORDER; -- [8c9c1e32]
--   '<database>', 'lone'
SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDATE_RULE
FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys'); -- [c4fd76be]
SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT_NAME), CONSTRAINT_NAME, TABLE_SCHEMA, TABLE_NAME, COLUMN_NAME,
       REFERENCED_TABLE_SCHEMA, REFERENCED_TABLE_NAME, REFERENCED_COLUMN_NAME, '', 1
FROM information_schema.KEY_COLUMN_USAGE WHERE TABLE_SCHEMA NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys') AND REFERENCED_TABLE_NAME IS NOT NULL
ORDER BY TABLE_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, ORDINAL_POSITION; -- [b1a49083]
SELECT DATABASE();
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name)); -- [0fe141ab]
--   '<database>/lone'
SELECT * FROM `<database>`.`lone` LIMIT 0;
SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NAME = 'PRIMARY', COALESCE(s.NULLABLE, '') <> 'YES' AND s.SUB_PART IS NULL
FROM information_schema.STATISTICS s WHERE s.TABLE_SCHEMA = ? AND s.TABLE_NAME = ? AND s.NON_UNIQUE = 0 ORDER BY s.INDEX_NAME, s.SEQ_IN_INDEX; -- [4416c662]
--   '<database>', 'lone'
SHOW GLOBAL STATUS LIKE 'Slave%running';
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND DATA_TYPE = 'timestamp';
--   '<database>', 'lone'
EXPLAIN UPDATE `<database>`.`lone` SET `id` = `id` WHERE 1 = 0;
SELECT (SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'sqluuid_migration_kept'), (SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'sqluuid_migration_id'); -- [7358630d]
PREPARE sqluuid_may FROM 'CREATE TABLE `sqluuid_migration` (id int)';
DEALLOCATE PREPARE sqluuid_may;
PREPARE sqluuid_may FROM 'SELECT 1 FROM `sqluuid_migration`';
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration' doesn't exist
PREPARE sqluuid_may FROM 'INSERT INTO `sqluuid_migration` VALUES (1)';
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration' doesn't exist
PREPARE sqluuid_may FROM 'UPDATE `sqluuid_migration` SET run_id = 1';
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration' doesn't exist
PREPARE sqluuid_may FROM 'DELETE FROM `sqluuid_migration`';
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration' doesn't exist
PREPARE sqluuid_may FROM 'CREATE TABLE `sqluuid_migration_range` (id int)';
DEALLOCATE PREPARE sqluuid_may;
PREPARE sqluuid_may FROM 'SELECT 1 FROM `sqluuid_migration_range`';
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_range' doesn't exist
PREPARE sqluuid_may FROM 'INSERT INTO `sqluuid_migration_range` VALUES (1)';
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_range' doesn't exist
PREPARE sqluuid_may FROM 'UPDATE `sqluuid_migration_range` SET run_id = 1';
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_range' doesn't exist
PREPARE sqluuid_may FROM 'DELETE FROM `sqluuid_migration_range`';
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_range' doesn't exist
PREPARE sqluuid_may FROM 'CREATE TABLE `sqluuid_migration_journal` (id int)';
DEALLOCATE PREPARE sqluuid_may;
PREPARE sqluuid_may FROM 'SELECT 1 FROM `sqluuid_migration_journal`';
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_journal' doesn't exist
PREPARE sqluuid_may FROM 'INSERT INTO `sqluuid_migration_journal` VALUES (1)';
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_journal' doesn't exist
PREPARE sqluuid_may FROM 'UPDATE `sqluuid_migration_journal` SET run_id = 1';
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_journal' doesn't exist
PREPARE sqluuid_may FROM 'DELETE FROM `sqluuid_migration_journal`';
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_journal' doesn't exist
PREPARE sqluuid_may FROM 'CREATE TABLE `sqluuid_migration_kept` (id int)';
DEALLOCATE PREPARE sqluuid_may;
PREPARE sqluuid_may FROM 'SELECT 1 FROM `sqluuid_migration_kept`';
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_kept' doesn't exist
PREPARE sqluuid_may FROM 'INSERT INTO `sqluuid_migration_kept` VALUES (1)';
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_kept' doesn't exist
PREPARE sqluuid_may FROM 'UPDATE `sqluuid_migration_kept` SET run_id = 1';
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_kept' doesn't exist
PREPARE sqluuid_may FROM 'DELETE FROM `sqluuid_migration_kept`';
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_kept' doesn't exist
SELECT COLUMN_NAME, TABLE_NAME, CONCAT('the default of column ', COLUMN_NAME, ' of table ', TABLE_NAME), CONCAT(COALESCE(COLUMN_DEFAULT, ''), ' ', COALESCE(GENERATION_EXPRESSION, ''))
FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? ORDER BY ORDINAL_POSITION; -- [d33489da]
--   '<database>', 'lone'
SELECT '', CASE WHEN EVENT_OBJECT_TABLE = ? THEN EVENT_OBJECT_TABLE ELSE '' END, CONCAT('the trigger ', TRIGGER_NAME, ' of table ', EVENT_OBJECT_TABLE), COALESCE(ACTION_STATEMENT, '')
FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = ? ORDER BY TRIGGER_NAME; -- [908419ba]
--   'lone', '<database>'
SELECT '', '', CONCAT('the ', LOWER(ROUTINE_TYPE), ' ', ROUTINE_NAME), COALESCE(ROUTINE_DEFINITION, '')
FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = ? ORDER BY ROUTINE_TYPE, ROUTINE_NAME;
--   '<database>'
SELECT '', '', CONCAT('the event ', EVENT_NAME), COALESCE(EVENT_DEFINITION, '')
FROM information_schema.EVENTS WHERE EVENT_SCHEMA = ? ORDER BY EVENT_NAME;
--   '<database>'
-- again [7358630d] SELECT (SELECT count(*) FROM information_schema.TABLES WHERE …
SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGGER_NAME) FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = DATABASE() AND EVENT_OBJECT_TABLE IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') UNION ALL SELECT CONCAT(TABLE_NAME, ' has a default or is computed in column ', COLUMN_NAME) FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') AND (COALESCE(COLUMN_DEFAULT, 'NULL') <> 'NULL' OR EXTRA <> '') UNION ALL SELECT CONCAT(TABLE_NAME, ' has the constraint ', CONSTRAINT_NAME) FROM information_schema.TABLE_CONSTRAINTS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') AND CONSTRAINT_TYPE NOT IN ('PRIMARY KEY', 'UNIQUE') UNION ALL SELECT CONCAT(TABLE_NAME, ' has an expression in the index ', INDEX_NAME) FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') AND COLUMN_NAME IS NULL UNION ALL SELECT CONCAT(TABLE_NAME, ' is no table of InnoDB') FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') AND (TABLE_TYPE <> 'BASE TABLE' OR ENGINE <> 'InnoDB'); -- [c0b72f9c]
SELECT CASE WHEN (LENGTH(v.k) = 16 AND ORD(SUBSTR(v.k,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(v.k,9,1)) BETWEEN 128 AND 191) THEN 1 ELSE 0 END, CASE WHEN (LENGTH(v.k) = 16 AND ORD(SUBSTR(v.k,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(v.k,9,1)) BETWEEN 128 AND 191) THEN HEX((UNHEX(CONCAT(substr(HEX(v.k),14,3),substr(HEX(v.k),9,4),substr(HEX(v.k),1,5),'6',substr(HEX(v.k),6,3),substr(HEX(v.k),17))))) END FROM (SELECT CAST(? AS BINARY(16)) AS k) v; -- [29d83bef]
--   x'<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM `<database>`.`lone` WHERE `id` IS NULL;
SELECT `<database>`.`lone`.`id` FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` IS NOT NULL;
SELECT COLUMN_NAME, GENERATION_EXPRESSION, COALESCE(COLLATION_NAME, '') FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') <> '' ORDER BY ORDINAL_POSITION; -- [d56b82bf]
--   '<database>', 'lone'
SELECT CONSTRAINT_NAME, CHECK_CLAUSE, 1 FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
--   '<database>', 'lone'
SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD, PARTITION_EXPRESSION, PARTITION_DESCRIPTION FROM information_schema.PARTITIONS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND (PARTITION_METHOD LIKE 'RANGE%' OR PARTITION_METHOD LIKE 'LIST%') ORDER BY 1; -- [89ca3f68]
--   '<database>', 'lone'
SELECT INDEX_NAME, COALESCE(COLUMN_NAME, ''), COALESCE(SUB_PART, 0), '' FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND NON_UNIQUE = 0 ORDER BY INDEX_NAME, SEQ_IN_INDEX; -- [8f374142]
--   '<database>', 'lone'
SELECT SCHEMA_NAME FROM information_schema.SCHEMATA
WHERE LOWER(SCHEMA_NAME) NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys') ORDER BY 1;
SELECT name FROM (SELECT DATABASE() AS name, 0 AS place UNION ALL SELECT TABLE_NAME, 1 FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()) t
WHERE name IS NOT NULL ORDER BY place, name;
SELECT NAME FROM information_schema.INNODB_SYS_TABLES;
SELECT TABLE_NAME FROM information_schema.TABLES
WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_TYPE IN ('BASE TABLE', 'SYSTEM VERSIONED') ORDER BY 1;
--   '<database>'

-- c2
SET SESSION sql_big_selects = 1;
SELECT VERSION(), @@version_comment;
SHOW GLOBAL VARIABLES LIKE 'wsrep_on';
SELECT @@lower_case_table_names = 2;
SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES,NO_ENGINE_SUBSTITUTION';
SET SESSION autocommit = 1, SESSION completion_type = 'NO_CHAIN', SESSION foreign_key_checks = 0, SESSION unique_checks = 1;
SET SESSION lock_wait_timeout = 1;
SET SESSION sql_safe_updates = 0;
SET SESSION sql_select_limit = 18446744073709551615 /*M!100100 , SESSION max_statement_time = 0 */ /*!80000 , SESSION max_execution_time = 0 */;
SET SESSION innodb_lock_wait_timeout = 1;
SET SESSION max_sort_length = 1024;
SET SESSION wait_timeout = CAST(GREATEST(@@session.wait_timeout, 300) AS SIGNED);
SET NAMES utf8mb4 COLLATE utf8mb4_general_ci;
SET SESSION alter_algorithm = 'DEFAULT';
SELECT @@max_allowed_packet;
BEGIN; -- read committed
UPDATE `<database>`.`lone` SET `id` = `id` WHERE 1 = 0;
ROLLBACK;
-- again [7358630d] SELECT (SELECT count(*) FROM information_schema.TABLES WHERE …
-- again [c0b72f9c] SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGG …
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at FROM `sqluuid_migration` WHERE 1 = 0; -- [bd1beb96]
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration' doesn't exist
SELECT 1 FROM `sqluuid_migration` WHERE 1 = 0;
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration' doesn't exist
SELECT run_id, no, walk, lo, hi FROM `sqluuid_migration_range` WHERE 1 = 0;
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_range' doesn't exist
SELECT 1 FROM `sqluuid_migration_range` WHERE 1 = 0;
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_range' doesn't exist
SELECT run_id, no, todo, n, moved, ids, odd FROM `sqluuid_migration_journal` WHERE 1 = 0;
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_journal' doesn't exist
SELECT 1 FROM `sqluuid_migration_journal` WHERE 1 = 0;
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_journal' doesn't exist
SELECT run_id, id FROM `sqluuid_migration_kept` WHERE 1 = 0;
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_kept' doesn't exist
SELECT 1 FROM `sqluuid_migration_kept` WHERE 1 = 0;
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_kept' doesn't exist
CREATE TABLE IF NOT EXISTS `sqluuid_migration` (id bigint NOT NULL PRIMARY KEY, format integer NOT NULL, rewrite varchar(40) NOT NULL, class_columns text NOT NULL, class_hash varchar(64) NOT NULL, plan_hash varchar(64) NOT NULL, active varchar(64) UNIQUE, state varchar(20) NOT NULL, on_mismatch varchar(10) NOT NULL, seq bigint NOT NULL, pass integer NOT NULL, moved bigint NOT NULL, total bigint NOT NULL, paused integer NOT NULL, normalise integer NOT NULL, before_counts text NOT NULL, started_at varchar(40) NOT NULL, updated_at varchar(40) NOT NULL, finished_at varchar(40)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin; -- [b7437f11]
CREATE TABLE IF NOT EXISTS `sqluuid_migration_range` (run_id bigint NOT NULL, no integer NOT NULL, walk integer NOT NULL, lo text, hi text, PRIMARY KEY (run_id, no)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin; -- [e13c5d0a]
CREATE TABLE IF NOT EXISTS `sqluuid_migration_journal` (run_id bigint NOT NULL, no bigint NOT NULL, todo integer NOT NULL, n integer NOT NULL, moved bigint NOT NULL, ids longblob NOT NULL, odd longtext, PRIMARY KEY (run_id, no)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin; -- [850ad39e]
CREATE TABLE IF NOT EXISTS `sqluuid_migration_kept` (run_id bigint NOT NULL, id binary(16) NOT NULL, PRIMARY KEY (run_id, id)) ENGINE=InnoDB;
-- again [c0b72f9c] SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGG …
BEGIN; -- read committed
-- again [7358630d] SELECT (SELECT count(*) FROM information_schema.TABLES WHERE …
-- again [c0b72f9c] SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGG …
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM `sqluuid_migration_journal` j WHERE j.run_id = `sqluuid_migration`.id AND j.todo IN (0, 3)) FROM `sqluuid_migration` ORDER BY id DESC; -- [0c9dd74a]
SELECT HEX(`<database>`.`lone`.`id`) FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` IS NOT NULL AND NOT (LENGTH(`<database>`.`lone`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`lone`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`lone`.`id`,9,1)) BETWEEN 128 AND 191) AND NOT (LENGTH(`<database>`.`lone`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`lone`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`lone`.`id`,9,1)) BETWEEN 128 AND 191) LIMIT 1; -- [de4d4c91]
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM `sqluuid_migration`;
INSERT INTO `sqluuid_migration` (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?); -- [47548af5]
--   1, 3, 'v1-to-v6', '["<database>.lone.id"]', '<hash 1>', '<hash 2>', '<hash 1>', 'running',
--   'fail', <number 1>, 0, 0, 60, 0, 0,
--   '{"columns":{"<database>.lone.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"}},"orphans":{}}',
--   '<time>', '<time>', NULL
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
INSERT INTO `sqluuid_migration_range` (run_id, no, walk, lo, hi) VALUES (?, ?, ?, ?, ?);
--   1, 0, 0, NULL, NULL
COMMIT;
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '', 'lone'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'lone'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'lone'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'lone'
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
SELECT DATABASE();
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/lone'
SELECT * FROM `<database>`.`lone` LIMIT 0;
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'lone'
SELECT (SELECT count(*) FROM `sqluuid_migration_range` WHERE run_id = ?), (SELECT count(*) FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3)), (SELECT count(*) FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo = 0); -- [f41c4223]
--   1, 1, 1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SELECT CONNECTION_ID();
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`lone`.`id` AS k FROM `<database>`.`lone` WHERE (LENGTH(`<database>`.`lone`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`lone`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`lone`.`id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`lone`.`id` LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [dd2199b4]
SELECT `<database>`.`lone`.`id` FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`lone`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`lone`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`lone`.`id`,9,1)) BETWEEN 128 AND 191); -- [a2c54b30]
--   x'5c0c1c3f446111e0a78066600072b6a9'
UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]', n VARCHAR(40) PATH '$[1]')) m STRAIGHT_JOIN `<database>`.`lone` ON `<database>`.`lone`.`id` = UNHEX(m.o) SET `<database>`.`lone`.`id` = UNHEX(m.n); -- [22c93a86]
--   '[["010e64d4699511e09046051625310619","1e06995010e664d49046051625310619"],["072c33bfcaa811e0be6373127acf670b","1e0caa8072c363bfbe6373127acf670b"],["12c6b312c58611e0881857c78f41e025","1e0c58612c6b6312881857c78f41e025"],["1c56bad5a2b311e0b9207da29f8c4a9f","1e0a2b31c56b6ad5b9207da29f8c4a9f"],["223b2424e02c11e0abbd37c6cf2ac1de","1e0e02c223b26424abbd37c6cf2ac1de"],["238d7db3a30e11e0a68baa746f3f6a2e","1e0a30e238d76db3a68baa746f3f6a2e"],["28535b1344e711e0a72f91ff06fedc5f","1e044e7285356b13a72f91ff06fedc5f"],["2aed6c72219511e0aaf28ea89b3288c4","1e021952aed66c72aaf28ea89b3288c4"],["2d1b3255a84111e0a0550b831b2e9e5a","1e0a8412d1b36255a0550b831b2e9e5a"],["320223e343ab11e083a56abe492c48e4","1e043ab3202263e383a56abe492c48e4"],["38736d55a55111e0bc11392cdca66b80","1e0a551387366d55bc11392cdca66b80"],["38aaa486413911e0aeffb17801b2deff","1e0413938aaa6486aeffb17801b2deff"],["440baa94695b11e0b227d449c433224e","1e0695b440ba6a94b227d449c433224e"],["44a44b5d059b11e091eba5ecada7f655","1e0059b44a446b5d91eba5ecada7f655"],["46548a238c8211e0b065953e421a1fd1","1e08c82465486a23b065953e421a1fd1"],["46779c70382f11e096679f988c6113b0","1e0382f467796c7096679f988c6113b0"],["46ad6d127cef11e0963c173f03320bdc","1e07cef46ad66d12963c173f03320bdc"],["49798c9d353411e0b74ea88d7b2208ba","1e03534497986c9db74ea88d7b2208ba"],["50c22f7f099f11e09ea1751b2dcd3091","1e0099f50c226f7f9ea1751b2dcd3091"],["5c0c1c3f446111e0a78066600072b6a9","1e044615c0c16c3fa78066600072b6a9"]]' -- [269d40e4]
INSERT INTO `sqluuid_migration_journal` (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 2>, 0, 20, 20,
--   x'010e64d4699511e09046051625310619072c33bfcaa811e0be6373127acf670b12c6b312c58611e0881857c78f41e0251c56bad5a2b311e0b9207da29f8c4a9f223b2424e02c11e0abbd37c6cf2ac1de238d7db3a30e11e0a68baa746f3f6a2e28535b1344e711e0a72f91ff06fedc5f2aed6c72219511e0aaf28ea89b3288c42d1b3255a84111e0a0550b831b2e9e5a320223e343ab11e083a56abe492c48e438736d55a55111e0bc11392cdca66b8038aaa486413911e0aeffb17801b2deff440baa94695b11e0b227d449c433224e44a44b5d059b11e091eba5ecada7f65546548a238c8211e0b065953e421a1fd146779c70382f11e096679f988c6113b046ad6d127cef11e0963c173f03320bdc49798c9d353411e0b74ea88d7b2208ba50c22f7f099f11e09ea1751b2dcd30915c0c1c3f446111e0a78066600072b6a9' -- [04679d9d],
--   NULL
UPDATE `sqluuid_migration_range` SET lo = ? WHERE run_id = ? AND no = ?;
--   '5C0C1C3F446111E0A78066600072B6A9', 1, 0
COMMIT;

-- == the run

-- c3
SET SESSION sql_big_selects = 1;
SELECT VERSION(), @@version_comment;
SHOW GLOBAL VARIABLES LIKE 'wsrep_on';
SELECT @@lower_case_table_names = 2;
SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES,NO_ENGINE_SUBSTITUTION';
SET SESSION autocommit = 1, SESSION completion_type = 'NO_CHAIN', SESSION foreign_key_checks = 0, SESSION unique_checks = 1;
SET SESSION lock_wait_timeout = 1;
SET SESSION sql_safe_updates = 0;
SET SESSION sql_select_limit = 18446744073709551615 /*M!100100 , SESSION max_statement_time = 0 */ /*!80000 , SESSION max_execution_time = 0 */;
SET SESSION innodb_lock_wait_timeout = 1;
SET SESSION max_sort_length = 1024;
SET SESSION wait_timeout = CAST(GREATEST(@@session.wait_timeout, 300) AS SIGNED);
SET NAMES utf8mb4 COLLATE utf8mb4_general_ci;
SET SESSION alter_algorithm = 'DEFAULT';
SELECT @@max_allowed_packet;
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '', 'lone'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'lone'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'lone'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'lone'
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
SELECT DATABASE();
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/lone'
SELECT * FROM `<database>`.`lone` LIMIT 0;
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'lone'
SHOW GLOBAL STATUS LIKE 'Slave%running';
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND DATA_TYPE = 'timestamp';
--   '<database>', 'lone'
EXPLAIN UPDATE `<database>`.`lone` SET `id` = `id` WHERE 1 = 0;
-- again [7358630d] SELECT (SELECT count(*) FROM information_schema.TABLES WHERE …
PREPARE sqluuid_may FROM 'SELECT 1 FROM `sqluuid_migration`';
DEALLOCATE PREPARE sqluuid_may;
PREPARE sqluuid_may FROM 'INSERT INTO `sqluuid_migration` VALUES (1)';
-- fails: Error 1136 (21S01): Column count doesn't match value count at row 1
PREPARE sqluuid_may FROM 'UPDATE `sqluuid_migration` SET run_id = 1';
-- fails: Error 1054 (42S22): Unknown column 'run_id' in 'SET'
PREPARE sqluuid_may FROM 'DELETE FROM `sqluuid_migration`';
DEALLOCATE PREPARE sqluuid_may;
PREPARE sqluuid_may FROM 'SELECT 1 FROM `sqluuid_migration_range`';
DEALLOCATE PREPARE sqluuid_may;
PREPARE sqluuid_may FROM 'INSERT INTO `sqluuid_migration_range` VALUES (1)';
-- fails: Error 1136 (21S01): Column count doesn't match value count at row 1
PREPARE sqluuid_may FROM 'UPDATE `sqluuid_migration_range` SET run_id = 1';
DEALLOCATE PREPARE sqluuid_may;
PREPARE sqluuid_may FROM 'DELETE FROM `sqluuid_migration_range`';
DEALLOCATE PREPARE sqluuid_may;
PREPARE sqluuid_may FROM 'SELECT 1 FROM `sqluuid_migration_journal`';
DEALLOCATE PREPARE sqluuid_may;
PREPARE sqluuid_may FROM 'INSERT INTO `sqluuid_migration_journal` VALUES (1)';
-- fails: Error 1136 (21S01): Column count doesn't match value count at row 1
PREPARE sqluuid_may FROM 'UPDATE `sqluuid_migration_journal` SET run_id = 1';
DEALLOCATE PREPARE sqluuid_may;
PREPARE sqluuid_may FROM 'DELETE FROM `sqluuid_migration_journal`';
DEALLOCATE PREPARE sqluuid_may;
PREPARE sqluuid_may FROM 'SELECT 1 FROM `sqluuid_migration_kept`';
DEALLOCATE PREPARE sqluuid_may;
PREPARE sqluuid_may FROM 'INSERT INTO `sqluuid_migration_kept` VALUES (1)';
-- fails: Error 1136 (21S01): Column count doesn't match value count at row 1
PREPARE sqluuid_may FROM 'UPDATE `sqluuid_migration_kept` SET run_id = 1';
DEALLOCATE PREPARE sqluuid_may;
PREPARE sqluuid_may FROM 'DELETE FROM `sqluuid_migration_kept`';
DEALLOCATE PREPARE sqluuid_may;
-- again [d33489da] SELECT COLUMN_NAME, TABLE_NAME, CONCAT('the default of colum …
--   '<database>', 'lone'
-- again [908419ba] SELECT '', CASE WHEN EVENT_OBJECT_TABLE = ? THEN EVENT_OBJEC …
--   'lone', '<database>'
SELECT '', '', CONCAT('the ', LOWER(ROUTINE_TYPE), ' ', ROUTINE_NAME), COALESCE(ROUTINE_DEFINITION, '')
FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = ? ORDER BY ROUTINE_TYPE, ROUTINE_NAME;
--   '<database>'
SELECT '', '', CONCAT('the event ', EVENT_NAME), COALESCE(EVENT_DEFINITION, '')
FROM information_schema.EVENTS WHERE EVENT_SCHEMA = ? ORDER BY EVENT_NAME;
--   '<database>'
-- again [7358630d] SELECT (SELECT count(*) FROM information_schema.TABLES WHERE …
-- again [c0b72f9c] SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGG …
-- again [0c9dd74a] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
-- again [29d83bef] SELECT CASE WHEN (LENGTH(v.k) = 16 AND ORD(SUBSTR(v.k,7,1)) …
--   x'<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM `<database>`.`lone` WHERE `id` IS NULL;
SELECT `<database>`.`lone`.`id` FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` IS NOT NULL;
-- again [d56b82bf] SELECT COLUMN_NAME, GENERATION_EXPRESSION, COALESCE(COLLATIO …
--   '<database>', 'lone'
SELECT CONSTRAINT_NAME, CHECK_CLAUSE, 1 FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
--   '<database>', 'lone'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'lone'
-- again [8f374142] SELECT INDEX_NAME, COALESCE(COLUMN_NAME, ''), COALESCE(SUB_P …
--   '<database>', 'lone'
SELECT SCHEMA_NAME FROM information_schema.SCHEMATA
WHERE LOWER(SCHEMA_NAME) NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys') ORDER BY 1;
SELECT name FROM (SELECT DATABASE() AS name, 0 AS place UNION ALL SELECT TABLE_NAME, 1 FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()) t
WHERE name IS NOT NULL ORDER BY place, name;
SELECT NAME FROM information_schema.INNODB_SYS_TABLES;
SELECT TABLE_NAME FROM information_schema.TABLES
WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_TYPE IN ('BASE TABLE', 'SYSTEM VERSIONED') ORDER BY 1;
--   '<database>'

-- c4
SET SESSION sql_big_selects = 1;
SELECT VERSION(), @@version_comment;
SHOW GLOBAL VARIABLES LIKE 'wsrep_on';
SELECT @@lower_case_table_names = 2;
SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES,NO_ENGINE_SUBSTITUTION';
SET SESSION autocommit = 1, SESSION completion_type = 'NO_CHAIN', SESSION foreign_key_checks = 0, SESSION unique_checks = 1;
SET SESSION lock_wait_timeout = 1;
SET SESSION sql_safe_updates = 0;
SET SESSION sql_select_limit = 18446744073709551615 /*M!100100 , SESSION max_statement_time = 0 */ /*!80000 , SESSION max_execution_time = 0 */;
SET SESSION innodb_lock_wait_timeout = 1;
SET SESSION max_sort_length = 1024;
SET SESSION wait_timeout = CAST(GREATEST(@@session.wait_timeout, 300) AS SIGNED);
SET NAMES utf8mb4 COLLATE utf8mb4_general_ci;
SET SESSION alter_algorithm = 'DEFAULT';
SELECT @@max_allowed_packet;
BEGIN; -- read committed
UPDATE `<database>`.`lone` SET `id` = `id` WHERE 1 = 0;
ROLLBACK;
-- again [7358630d] SELECT (SELECT count(*) FROM information_schema.TABLES WHERE …
-- again [c0b72f9c] SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGG …
BEGIN; -- read committed
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM `sqluuid_migration_journal` j WHERE j.run_id = `sqluuid_migration`.id AND j.todo IN (0, 3)) FROM `sqluuid_migration` WHERE id = ?; -- [b8360b02]
--   1
COMMIT;
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '', 'lone'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'lone'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'lone'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'lone'
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
SELECT DATABASE();
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/lone'
SELECT * FROM `<database>`.`lone` LIMIT 0;
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'lone'
-- again [f41c4223] SELECT (SELECT count(*) FROM `sqluuid_migration_range` WHERE …
--   1, 1, 1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SELECT CONNECTION_ID();
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`lone`.`id` AS k FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`lone`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`lone`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`lone`.`id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`lone`.`id` LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [7dc6816c]
--   x'5c0c1c3f446111e0a78066600072b6a9'
SELECT `<database>`.`lone`.`id` FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` > CAST(? AS BINARY(16)) AND `<database>`.`lone`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`lone`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`lone`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`lone`.`id`,9,1)) BETWEEN 128 AND 191); -- [c3650a10]
--   x'5c0c1c3f446111e0a78066600072b6a9', x'a37590b0399011e0b6712d5113c683fe'
-- again [22c93a86] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["5d27d33f635811e0b106488524072e7a","1e063585d27d633fb106488524072e7a"],["6449c1837bf411e0a51fdc0b01cdd735","1e07bf46449c6183a51fdc0b01cdd735"],["67d1b5a1e6d311e0bd5e88aa6f92c41a","1e0e6d367d1b65a1bd5e88aa6f92c41a"],["689cc6cca3f911e093034439d5f715c9","1e0a3f9689cc66cc93034439d5f715c9"],["6e6e9f568f8211e0b4ab97f80a5bdb2f","1e08f826e6e96f56b4ab97f80a5bdb2f"],["70ee28162ebb11e0bb4c11771fb28879","1e02ebb70ee26816bb4c11771fb28879"],["71385373e66911e084fb8d803efa17fa","1e0e66971385637384fb8d803efa17fa"],["763d248feca711e0b311d1b1a7f374a3","1e0eca7763d2648fb311d1b1a7f374a3"],["7ae98e3c04b711e0b998f4cace58d3d7","1e004b77ae986e3cb998f4cace58d3d7"],["7bb0cbe23f0311e0b88b883615943ce8","1e03f037bb0c6be2b88b883615943ce8"],["7d660c2dce8a11e0984fbb015a5e3208","1e0ce8a7d6606c2d984fbb015a5e3208"],["7f25239d06f211e09fbd68a82e924a60","1e006f27f252639d9fbd68a82e924a60"],["829befed46ce11e0a6064d971dc1aa46","1e046ce829be6feda6064d971dc1aa46"],["82d9302db3c311e093d3a47b7b80e127","1e0b3c382d93602d93d3a47b7b80e127"],["8de91bf7a1eb11e09e572b8fda751e0d","1e0a1eb8de916bf79e572b8fda751e0d"],["902a4a2eb62a11e0a63e4f939696dfdf","1e0b62a902a46a2ea63e4f939696dfdf"],["9312bbd0843511e0ba69210e5c863d00","1e084359312b6bd0ba69210e5c863d00"],["961c0c1e134911e084566dd97d047145","1e01349961c06c1e84566dd97d047145"],["98f75e17953d11e09be27df760acd3d4","1e0953d98f756e179be27df760acd3d4"],["a37590b0399011e0b6712d5113c683fe","1e03990a375960b0b6712d5113c683fe"]]' -- [4b6c7c8c]
INSERT INTO `sqluuid_migration_journal` (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 3>, 0, 20, 20,
--   x'5d27d33f635811e0b106488524072e7a6449c1837bf411e0a51fdc0b01cdd73567d1b5a1e6d311e0bd5e88aa6f92c41a689cc6cca3f911e093034439d5f715c96e6e9f568f8211e0b4ab97f80a5bdb2f70ee28162ebb11e0bb4c11771fb2887971385373e66911e084fb8d803efa17fa763d248feca711e0b311d1b1a7f374a37ae98e3c04b711e0b998f4cace58d3d77bb0cbe23f0311e0b88b883615943ce87d660c2dce8a11e0984fbb015a5e32087f25239d06f211e09fbd68a82e924a60829befed46ce11e0a6064d971dc1aa4682d9302db3c311e093d3a47b7b80e1278de91bf7a1eb11e09e572b8fda751e0d902a4a2eb62a11e0a63e4f939696dfdf9312bbd0843511e0ba69210e5c863d00961c0c1e134911e084566dd97d04714598f75e17953d11e09be27df760acd3d4a37590b0399011e0b6712d5113c683fe' -- [9bd807f8],
--   NULL
UPDATE `sqluuid_migration_range` SET lo = ? WHERE run_id = ? AND no = ?;
--   'A37590B0399011E0B6712D5113C683FE', 1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [7dc6816c] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`lone …
--   x'a37590b0399011e0b6712d5113c683fe'
-- again [c3650a10] SELECT `<database>`.`lone`.`id` FROM `<database>`.`lone` WHE …
--   x'a37590b0399011e0b6712d5113c683fe', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [22c93a86] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["ab06a184425c11e0bcae73ad764b1fae","1e0425cab06a6184bcae73ad764b1fae"],["b6f2863d505911e0beea0307f157cad3","1e05059b6f28663dbeea0307f157cad3"],["bac48d75931e11e08cc163471b08b9cd","1e0931ebac486d758cc163471b08b9cd"],["bc4067236e1011e09f19cf420fc1cfc2","1e06e10bc40667239f19cf420fc1cfc2"],["bd20c171b34211e089e1f75655e9d243","1e0b342bd20c617189e1f75655e9d243"],["bef3a659ec4c11e0a3e3f1659cb336d0","1e0ec4cbef3a6659a3e3f1659cb336d0"],["befc187f1aef11e0ad94199ab9aba85c","1e01aefbefc1687fad94199ab9aba85c"],["c0467d54806611e08945564fd83a995d","1e08066c04676d548945564fd83a995d"],["c278b1ca984011e0b4a0dbbda0221674","1e09840c278b61cab4a0dbbda0221674"],["c3fe593ca15f11e0920f243a5f2420e2","1e0a15fc3fe5693c920f243a5f2420e2"],["c96c72260d7211e0a95fb2a74842541d","1e00d72c96c76226a95fb2a74842541d"],["ca157949389811e08d444a0d841bd48e","1e03898ca15769498d444a0d841bd48e"],["ce454fa4ec2311e08706359b2914ec75","1e0ec23ce4546fa48706359b2914ec75"],["d26a0698e1d411e0832bf6859b9103c5","1e0e1d4d26a06698832bf6859b9103c5"],["d9458f2b493011e0804831b3e827a13e","1e04930d94586f2b804831b3e827a13e"],["dba9ea6544ba11e09cfd413d7dffc0db","1e044badba9e6a659cfd413d7dffc0db"],["decd6a1ad83511e08e2ce672cd212857","1e0d835decd66a1a8e2ce672cd212857"],["deda3b9d095311e0828f5ab158206a79","1e00953deda36b9d828f5ab158206a79"],["dfa42d083afb11e08785401ec8e3520f","1e03afbdfa426d088785401ec8e3520f"],["ff90c438c25911e0b1c5f58a010193ba","1e0c259ff90c6438b1c5f58a010193ba"]]' -- [7ffa3cd1]
INSERT INTO `sqluuid_migration_journal` (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 4>, 0, 20, 20,
--   x'ab06a184425c11e0bcae73ad764b1faeb6f2863d505911e0beea0307f157cad3bac48d75931e11e08cc163471b08b9cdbc4067236e1011e09f19cf420fc1cfc2bd20c171b34211e089e1f75655e9d243bef3a659ec4c11e0a3e3f1659cb336d0befc187f1aef11e0ad94199ab9aba85cc0467d54806611e08945564fd83a995dc278b1ca984011e0b4a0dbbda0221674c3fe593ca15f11e0920f243a5f2420e2c96c72260d7211e0a95fb2a74842541dca157949389811e08d444a0d841bd48ece454fa4ec2311e08706359b2914ec75d26a0698e1d411e0832bf6859b9103c5d9458f2b493011e0804831b3e827a13edba9ea6544ba11e09cfd413d7dffc0dbdecd6a1ad83511e08e2ce672cd212857deda3b9d095311e0828f5ab158206a79dfa42d083afb11e08785401ec8e3520fff90c438c25911e0b1c5f58a010193ba' -- [b0742523],
--   NULL
UPDATE `sqluuid_migration_range` SET lo = ? WHERE run_id = ? AND no = ?;
--   'FF90C438C25911E0B1C5F58A010193BA', 1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [7dc6816c] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`lone …
--   x'ff90c438c25911e0b1c5f58a010193ba'
SELECT `<database>`.`lone`.`id` FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`lone`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`lone`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`lone`.`id`,9,1)) BETWEEN 128 AND 191); -- [901216a5]
--   x'ff90c438c25911e0b1c5f58a010193ba'
DELETE FROM `sqluuid_migration_range` WHERE run_id = ? AND no = ?;
--   1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
COMMIT;
-- again [f41c4223] SELECT (SELECT count(*) FROM `sqluuid_migration_range` WHERE …
--   1, 1, 1
-- again [f41c4223] SELECT (SELECT count(*) FROM `sqluuid_migration_range` WHERE …
--   1, 1, 1
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '', 'lone'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'lone'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'lone'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'lone'
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
SELECT DATABASE();
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/lone'
SELECT * FROM `<database>`.`lone` LIMIT 0;
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'lone'
SELECT count(*) FROM `<database>`.`lone` WHERE `id` IS NULL;
SELECT `<database>`.`lone`.`id` FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` IS NOT NULL;
BEGIN; -- read committed
-- again [b8360b02] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
UPDATE `sqluuid_migration` SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [5b1f5569]
--   NULL, 'done', 0, 0, 0, 60,
--   '{"columns":{"<database>.lone.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"}},"orphans":{}}',
--   '<time>', '<time>', 1, <number 1>
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
COMMIT;
