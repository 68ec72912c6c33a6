-- in place, with triggers that turn late ids, and finish
-- MariaDB, version 10.11

-- == the run

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
--   '', 'parent'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FROM information_schema.STATISTICS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COLUMN_NAME IS NOT NULL ORDER BY INDEX_NAME, SEQ_IN_INDEX DESC; -- [ee5178a6]
--   '<database>', 'parent'
SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c.CHARACTER_OCTET_LENGTH, 0), COALESCE(c.COLLATION_NAME, ''),
       COALESCE(c.GENERATION_EXPRESSION, '') <> '', LOWER(c.EXTRA) LIKE '%on update%'
FROM information_schema.COLUMNS c WHERE c.TABLE_SCHEMA = ? AND c.TABLE_NAME = ? ORDER BY c.ORDINAL_POSITION; -- [1fbf392c]
--   '<database>', 'parent'
SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GLOBAL.sql_mode, '', CONCAT('SET sql_mode = ''', SQL_MODE, '''; ')), 'CREATE DEFINER = `', REPLACE(REGEXP_REPLACE(DEFINER, '@[^@]*$', ''), '`', '``'), IF(DEFINER LIKE '%@', '', CONCAT('`@`', SUBSTRING_INDEX(DEFINER, '@', -1))), '` TRIGGER `', REPLACE(TRIGGER_NAME, '`', '``'), '` ', ACTION_TIMING, ' ', EVENT_MANIPULATION, ' ON `', REPLACE(EVENT_OBJECT_TABLE, '`', '``'), '` FOR EACH ROW ', ACTION_STATEMENT, IF(SQL_MODE = @@GLOBAL.sql_mode, '', '; SET sql_mode = DEFAULT')), '')
FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE'
ORDER BY ACTION_TIMING, ACTION_ORDER; -- [8c9c1e32]
--   '<database>', 'parent'
SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDATE_RULE
FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys'); -- [c4fd76be]
SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT_NAME), CONSTRAINT_NAME, TABLE_SCHEMA, TABLE_NAME, COLUMN_NAME,
       REFERENCED_TABLE_SCHEMA, REFERENCED_TABLE_NAME, REFERENCED_COLUMN_NAME, '', 1
FROM information_schema.KEY_COLUMN_USAGE WHERE TABLE_SCHEMA NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys') AND REFERENCED_TABLE_NAME IS NOT NULL
ORDER BY TABLE_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, ORDINAL_POSITION; -- [b1a49083]
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'child'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'child'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'child'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'child'
SELECT DATABASE();
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name)); -- [0fe141ab]
--   '<database>/parent'
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/child'
SELECT * FROM `<database>`.`parent` LIMIT 0;
SELECT * FROM `<database>`.`child` LIMIT 0;
SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NAME = 'PRIMARY', COALESCE(s.NULLABLE, '') <> 'YES' AND s.SUB_PART IS NULL
FROM information_schema.STATISTICS s WHERE s.TABLE_SCHEMA = ? AND s.TABLE_NAME = ? AND s.NON_UNIQUE = 0 ORDER BY s.INDEX_NAME, s.SEQ_IN_INDEX; -- [4416c662]
--   '<database>', 'parent'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'child'
SHOW GLOBAL STATUS LIKE 'Slave%running';
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND DATA_TYPE = 'timestamp';
--   '<database>', 'parent'
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND DATA_TYPE = 'timestamp';
--   '<database>', 'child'
EXPLAIN UPDATE `<database>`.`parent` SET `id` = `id` WHERE 1 = 0;
EXPLAIN UPDATE `<database>`.`child` SET `parent` = `parent` WHERE 1 = 0;
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
--   '<database>', 'parent'
SELECT '', CASE WHEN EVENT_OBJECT_TABLE = ? THEN EVENT_OBJECT_TABLE ELSE '' END, CONCAT('the trigger ', TRIGGER_NAME, ' of table ', EVENT_OBJECT_TABLE), COALESCE(ACTION_STATEMENT, '')
FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = ? ORDER BY TRIGGER_NAME; -- [908419ba]
--   'parent', '<database>'
SELECT '', '', CONCAT('the ', LOWER(ROUTINE_TYPE), ' ', ROUTINE_NAME), COALESCE(ROUTINE_DEFINITION, '')
FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = ? ORDER BY ROUTINE_TYPE, ROUTINE_NAME;
--   '<database>'
SELECT '', '', CONCAT('the event ', EVENT_NAME), COALESCE(EVENT_DEFINITION, '')
FROM information_schema.EVENTS WHERE EVENT_SCHEMA = ? ORDER BY EVENT_NAME;
--   '<database>'
-- again [d33489da] SELECT COLUMN_NAME, TABLE_NAME, CONCAT('the default of colum …
--   '<database>', 'child'
-- again [908419ba] SELECT '', CASE WHEN EVENT_OBJECT_TABLE = ? THEN EVENT_OBJEC …
--   'child', '<database>'
SELECT '', '', CONCAT('the ', LOWER(ROUTINE_TYPE), ' ', ROUTINE_NAME), COALESCE(ROUTINE_DEFINITION, '')
FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = ? ORDER BY ROUTINE_TYPE, ROUTINE_NAME;
--   '<database>'
SELECT '', '', CONCAT('the event ', EVENT_NAME), COALESCE(EVENT_DEFINITION, '')
FROM information_schema.EVENTS WHERE EVENT_SCHEMA = ? ORDER BY EVENT_NAME;
--   '<database>'
-- again [7358630d] SELECT (SELECT count(*) FROM information_schema.TABLES WHERE …
SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGGER_NAME) FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = DATABASE() AND EVENT_OBJECT_TABLE IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') UNION ALL SELECT CONCAT(TABLE_NAME, ' has a default or is computed in column ', COLUMN_NAME) FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') AND (COALESCE(COLUMN_DEFAULT, 'NULL') <> 'NULL' OR EXTRA <> '') UNION ALL SELECT CONCAT(TABLE_NAME, ' has the constraint ', CONSTRAINT_NAME) FROM information_schema.TABLE_CONSTRAINTS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') AND CONSTRAINT_TYPE NOT IN ('PRIMARY KEY', 'UNIQUE') UNION ALL SELECT CONCAT(TABLE_NAME, ' has an expression in the index ', INDEX_NAME) FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') AND COLUMN_NAME IS NULL UNION ALL SELECT CONCAT(TABLE_NAME, ' is no table of InnoDB') FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') AND (TABLE_TYPE <> 'BASE TABLE' OR ENGINE <> 'InnoDB'); -- [c0b72f9c]
SELECT CASE WHEN (v.k REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(v.k) = 36) THEN 1 ELSE 0 END, CASE WHEN (v.k REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(v.k) = 36) THEN (CONCAT(substr(v.k,16,3),substr(v.k,10,4),substr(v.k,1,1),'-',substr(v.k,2,4),'-6',substr(v.k,6,3),substr(v.k,19))) END FROM (SELECT ? AS k) v; -- [96d59115]
--   '<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM `<database>`.`parent` WHERE `id` IS NULL;
SELECT `<database>`.`parent`.`id` FROM `<database>`.`parent` WHERE `<database>`.`parent`.`id` IS NOT NULL;
SELECT count(*) FROM `<database>`.`child` WHERE `parent` IS NULL;
SELECT `<database>`.`child`.`parent`, `<database>`.`child`.`n` FROM `<database>`.`child` WHERE `<database>`.`child`.`parent` IS NOT NULL;
SELECT count(*) FROM `<database>`.`child` c WHERE c.`parent` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`parent` p WHERE p.`id` = c.`parent`);
SELECT COLUMN_NAME, GENERATION_EXPRESSION, COALESCE(COLLATION_NAME, '') FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') <> '' ORDER BY ORDINAL_POSITION; -- [d56b82bf]
--   '<database>', 'parent'
SELECT CONSTRAINT_NAME, CHECK_CLAUSE, 1 FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
--   '<database>', 'parent'
SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD, PARTITION_EXPRESSION, PARTITION_DESCRIPTION FROM information_schema.PARTITIONS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND (PARTITION_METHOD LIKE 'RANGE%' OR PARTITION_METHOD LIKE 'LIST%') ORDER BY 1; -- [89ca3f68]
--   '<database>', 'parent'
SELECT INDEX_NAME, COALESCE(COLUMN_NAME, ''), COALESCE(SUB_PART, 0), '' FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND NON_UNIQUE = 0 ORDER BY INDEX_NAME, SEQ_IN_INDEX; -- [8f374142]
--   '<database>', 'parent'
-- again [d56b82bf] SELECT COLUMN_NAME, GENERATION_EXPRESSION, COALESCE(COLLATIO …
--   '<database>', 'child'
SELECT CONSTRAINT_NAME, CHECK_CLAUSE, 1 FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
--   '<database>', 'child'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'child'
-- again [8f374142] SELECT INDEX_NAME, COALESCE(COLUMN_NAME, ''), COALESCE(SUB_P …
--   '<database>', 'child'
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
UPDATE `<database>`.`parent` SET `id` = `id` WHERE 1 = 0;
UPDATE `<database>`.`child` SET `parent` = `parent` WHERE 1 = 0;
ROLLBACK;
CREATE TRIGGER `<database>`.`sqluuid_normalise` BEFORE INSERT ON `<database>`.`sqluuid_migration_probe` FOR EACH ROW SET @sqluuid = 1;
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_probe' doesn't exist
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
SELECT `<database>`.`parent`.`id` FROM `<database>`.`parent` WHERE `<database>`.`parent`.`id` IS NOT NULL AND NOT (`<database>`.`parent`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`parent`.`id`) = 36) AND NOT (`<database>`.`parent`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`parent`.`id`) = 36) LIMIT 1; -- [6798649b]
SELECT `<database>`.`child`.`parent` FROM `<database>`.`child` WHERE `<database>`.`child`.`parent` IS NOT NULL AND NOT (`<database>`.`child`.`parent` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`child`.`parent`) = 36) AND NOT (`<database>`.`child`.`parent` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`child`.`parent`) = 36) LIMIT 1; -- [7fadc52b]
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM `sqluuid_migration`;
INSERT INTO `sqluuid_migration` (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?); -- [47548af5]
--   1, 3, 'v1-to-v6', '["<database>.parent.id","<database>.child.parent"]', '<hash 1>', '<hash 2>',
--   '<hash 1>', 'running', 'fail', <number 1>, 0, 0, 120, 0, 1,
--   '{"columns":{"<database>.child.parent":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661","key":["n"],"now_rows":"60:e56634988c464943a67ecc362af7d12d","expect_rows":"60:048f83ec49608160d8792f78d88e33e2"},"<database>.parent.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"}},"orphans":{"<database>.child (parent) \u2192 <database>.parent (id)":0}}' -- [002dfd02],
--   '<time>', '<time>', NULL
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
INSERT INTO `sqluuid_migration_range` (run_id, no, walk, lo, hi) VALUES (?, ?, ?, ?, ?);
--   1, 0, 0, NULL, NULL
COMMIT;
SELECT CONNECTION_ID();
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
DROP TRIGGER IF EXISTS `<database>`.`sqluuid_normalise_1_0`;
SET SESSION lock_wait_timeout = 1;
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
DROP TRIGGER IF EXISTS `<database>`.`sqluuid_normalise_1_1`;
SET SESSION lock_wait_timeout = 1;
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
CREATE TRIGGER `<database>`.`sqluuid_normalise_1_0` BEFORE INSERT ON `<database>`.`parent` FOR EACH ROW SET NEW.`id` = CASE WHEN (NEW.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(NEW.`id`) = 36) AND NOT IF(EXISTS (SELECT 1 FROM `<database>`.`parent` p WHERE p.`id` = NEW.`id`), EXISTS (SELECT 1 FROM `<database>`.`parent` p WHERE p.`id` = NEW.`id` LOCK IN SHARE MODE), 0) THEN CONCAT(substr(NEW.`id`,16,3),substr(NEW.`id`,10,4),substr(NEW.`id`,1,1),'-',substr(NEW.`id`,2,4),'-6',substr(NEW.`id`,6,3),substr(NEW.`id`,19)) ELSE NEW.`id` END; -- [30c644ce]
SET SESSION lock_wait_timeout = 1;
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
CREATE TRIGGER `<database>`.`sqluuid_normalise_1_1` BEFORE INSERT ON `<database>`.`child` FOR EACH ROW SET NEW.`parent` = CASE WHEN (NEW.`parent` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(NEW.`parent`) = 36) AND NOT IF(EXISTS (SELECT 1 FROM `<database>`.`parent` p WHERE p.`id` = NEW.`parent`), EXISTS (SELECT 1 FROM `<database>`.`parent` p WHERE p.`id` = NEW.`parent` LOCK IN SHARE MODE), 0) THEN CONCAT(substr(NEW.`parent`,16,3),substr(NEW.`parent`,10,4),substr(NEW.`parent`,1,1),'-',substr(NEW.`parent`,2,4),'-6',substr(NEW.`parent`,6,3),substr(NEW.`parent`,19)) ELSE NEW.`parent` END; -- [176982ab]
SET SESSION lock_wait_timeout = 1;
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '', 'parent'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'parent'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'parent'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'parent'
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'child'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'child'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'child'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'child'
SELECT DATABASE();
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/parent'
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/child'
SELECT * FROM `<database>`.`parent` LIMIT 0;
SELECT * FROM `<database>`.`child` LIMIT 0;
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'parent'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'child'
SELECT (SELECT count(*) FROM `sqluuid_migration_range` WHERE run_id = ?), (SELECT count(*) FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3)), (SELECT count(*) FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo = 0); -- [f41c4223]
--   1, 1, 1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SELECT k FROM (SELECT k FROM (SELECT `<database>`.`parent`.`id` AS k FROM `<database>`.`parent` WHERE (`<database>`.`parent`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`parent`.`id`) = 36) ORDER BY `<database>`.`parent`.`id` LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT `<database>`.`child`.`parent` AS k FROM `<database>`.`child` WHERE (`<database>`.`child`.`parent` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`child`.`parent`) = 36) ORDER BY `<database>`.`child`.`parent` LIMIT 1 OFFSET 19) b1) q ORDER BY k LIMIT 1; -- [ab668c6a]
SELECT `<database>`.`parent`.`id` FROM `<database>`.`parent` WHERE `<database>`.`parent`.`id` <= ? AND (`<database>`.`parent`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`parent`.`id`) = 36) ORDER BY `<database>`.`parent`.`id` FOR UPDATE; -- [42e61b34]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9'
UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]')) m STRAIGHT_JOIN `<database>`.`parent` ON `<database>`.`parent`.`id` = CONVERT(m.o USING ascii) COLLATE ascii_general_ci SET `<database>`.`parent`.`id` = CONCAT(substr(`<database>`.`parent`.`id`,16,3),substr(`<database>`.`parent`.`id`,10,4),substr(`<database>`.`parent`.`id`,1,1),'-',substr(`<database>`.`parent`.`id`,2,4),'-6',substr(`<database>`.`parent`.`id`,6,3),substr(`<database>`.`parent`.`id`,19)); -- [39c382d3]
--   '[["010e64d4-6995-11e0-9046-051625310619"],["010E64D4-6995-11E0-9046-051625310619"],["072c33bf-caa8-11e0-be63-73127acf670b"],["072C33BF-CAA8-11E0-BE63-73127ACF670B"],["12c6b312-c586-11e0-8818-57c78f41e025"],["12C6B312-C586-11E0-8818-57C78F41E025"],["1c56bad5-a2b3-11e0-b920-7da29f8c4a9f"],["1C56BAD5-A2B3-11E0-B920-7DA29F8C4A9F"],["223b2424-e02c-11e0-abbd-37c6cf2ac1de"],["223B2424-E02C-11E0-ABBD-37C6CF2AC1DE"],["238d7db3-a30e-11e0-a68b-aa746f3f6a2e"],["238D7DB3-A30E-11E0-A68B-AA746F3F6A2E"],["28535b13-44e7-11e0-a72f-91ff06fedc5f"],["28535B13-44E7-11E0-A72F-91FF06FEDC5F"],["2aed6c72-2195-11e0-aaf2-8ea89b3288c4"],["2AED6C72-2195-11E0-AAF2-8EA89B3288C4"],["2d1b3255-a841-11e0-a055-0b831b2e9e5a"],["2D1B3255-A841-11E0-A055-0B831B2E9E5A"],["320223e3-43ab-11e0-83a5-6abe492c48e4"],["320223E3-43AB-11E0-83A5-6ABE492C48E4"],["38736d55-a551-11e0-bc11-392cdca66b80"],["38736D55-A551-11E0-BC11-392CDCA66B80"],["38aaa486-4139-11e0-aeff-b17801b2deff"],["38AAA486-4139-11E0-AEFF-B17801B2DEFF"],["440baa94-695b-11e0-b227-d449c433224e"],["440BAA94-695B-11E0-B227-D449C433224E"],["44a44b5d-059b-11e0-91eb-a5ecada7f655"],["44A44B5D-059B-11E0-91EB-A5ECADA7F655"],["46548a23-8c82-11e0-b065-953e421a1fd1"],["46548A23-8C82-11E0-B065-953E421A1FD1"],["46779c70-382f-11e0-9667-9f988c6113b0"],["46779C70-382F-11E0-9667-9F988C6113B0"],["46ad6d12-7cef-11e0-963c-173f03320bdc"],["46AD6D12-7CEF-11E0-963C-173F03320BDC"],["49798c9d-3534-11e0-b74e-a88d7b2208ba"],["49798C9D-3534-11E0-B74E-A88D7B2208BA"],["50c22f7f-099f-11e0-9ea1-751b2dcd3091"],["50C22F7F-099F-11E0-9EA1-751B2DCD3091"],["5c0c1c3f-4461-11e0-a780-66600072b6a9"],["5C0C1C3F-4461-11E0-A780-66600072B6A9"]]' -- [2ce7c192]
UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]')) m STRAIGHT_JOIN `<database>`.`child` ON `<database>`.`child`.`parent` = CONVERT(m.o USING ascii) COLLATE ascii_general_ci SET `<database>`.`child`.`parent` = CONCAT(substr(`<database>`.`child`.`parent`,16,3),substr(`<database>`.`child`.`parent`,10,4),substr(`<database>`.`child`.`parent`,1,1),'-',substr(`<database>`.`child`.`parent`,2,4),'-6',substr(`<database>`.`child`.`parent`,6,3),substr(`<database>`.`child`.`parent`,19)); -- [d56ba310]
--   again [2ce7c192] '[["010e64d4-6995-11e0-9046-051625310619"],["010E64D4-6995-1 …
INSERT INTO `sqluuid_migration_journal` (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 2>, 0, 20, 40,
--   x'010e64d4699511e09046051625310619072c33bfcaa811e0be6373127acf670b12c6b312c58611e0881857c78f41e0251c56bad5a2b311e0b9207da29f8c4a9f223b2424e02c11e0abbd37c6cf2ac1de238d7db3a30e11e0a68baa746f3f6a2e28535b1344e711e0a72f91ff06fedc5f2aed6c72219511e0aaf28ea89b3288c42d1b3255a84111e0a0550b831b2e9e5a320223e343ab11e083a56abe492c48e438736d55a55111e0bc11392cdca66b8038aaa486413911e0aeffb17801b2deff440baa94695b11e0b227d449c433224e44a44b5d059b11e091eba5ecada7f65546548a238c8211e0b065953e421a1fd146779c70382f11e096679f988c6113b046ad6d127cef11e0963c173f03320bdc49798c9d353411e0b74ea88d7b2208ba50c22f7f099f11e09ea1751b2dcd30915c0c1c3f446111e0a78066600072b6a9' -- [04679d9d],
--   ''
UPDATE `sqluuid_migration_range` SET lo = ? WHERE run_id = ? AND no = ?;
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SELECT k FROM (SELECT k FROM (SELECT `<database>`.`parent`.`id` AS k FROM `<database>`.`parent` WHERE `<database>`.`parent`.`id` > ? AND (`<database>`.`parent`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`parent`.`id`) = 36) ORDER BY `<database>`.`parent`.`id` LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT `<database>`.`child`.`parent` AS k FROM `<database>`.`child` WHERE `<database>`.`child`.`parent` > ? AND (`<database>`.`child`.`parent` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`child`.`parent`) = 36) ORDER BY `<database>`.`child`.`parent` LIMIT 1 OFFSET 19) b1) q ORDER BY k LIMIT 1; -- [a960e05f]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', '5C0C1C3F-4461-11E0-A780-66600072B6A9'
SELECT `<database>`.`parent`.`id` FROM `<database>`.`parent` WHERE `<database>`.`parent`.`id` > ? AND `<database>`.`parent`.`id` <= ? AND (`<database>`.`parent`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`parent`.`id`) = 36) ORDER BY `<database>`.`parent`.`id` FOR UPDATE; -- [7916fba6]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 'A37590B0-3990-11E0-B671-2D5113C683FE'
-- again [39c382d3] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["5d27d33f-6358-11e0-b106-488524072e7a"],["5D27D33F-6358-11E0-B106-488524072E7A"],["6449c183-7bf4-11e0-a51f-dc0b01cdd735"],["6449C183-7BF4-11E0-A51F-DC0B01CDD735"],["67d1b5a1-e6d3-11e0-bd5e-88aa6f92c41a"],["67D1B5A1-E6D3-11E0-BD5E-88AA6F92C41A"],["689cc6cc-a3f9-11e0-9303-4439d5f715c9"],["689CC6CC-A3F9-11E0-9303-4439D5F715C9"],["6e6e9f56-8f82-11e0-b4ab-97f80a5bdb2f"],["6E6E9F56-8F82-11E0-B4AB-97F80A5BDB2F"],["70ee2816-2ebb-11e0-bb4c-11771fb28879"],["70EE2816-2EBB-11E0-BB4C-11771FB28879"],["71385373-e669-11e0-84fb-8d803efa17fa"],["71385373-E669-11E0-84FB-8D803EFA17FA"],["763d248f-eca7-11e0-b311-d1b1a7f374a3"],["763D248F-ECA7-11E0-B311-D1B1A7F374A3"],["7ae98e3c-04b7-11e0-b998-f4cace58d3d7"],["7AE98E3C-04B7-11E0-B998-F4CACE58D3D7"],["7bb0cbe2-3f03-11e0-b88b-883615943ce8"],["7BB0CBE2-3F03-11E0-B88B-883615943CE8"],["7d660c2d-ce8a-11e0-984f-bb015a5e3208"],["7D660C2D-CE8A-11E0-984F-BB015A5E3208"],["7f25239d-06f2-11e0-9fbd-68a82e924a60"],["7F25239D-06F2-11E0-9FBD-68A82E924A60"],["829befed-46ce-11e0-a606-4d971dc1aa46"],["829BEFED-46CE-11E0-A606-4D971DC1AA46"],["82d9302d-b3c3-11e0-93d3-a47b7b80e127"],["82D9302D-B3C3-11E0-93D3-A47B7B80E127"],["8de91bf7-a1eb-11e0-9e57-2b8fda751e0d"],["8DE91BF7-A1EB-11E0-9E57-2B8FDA751E0D"],["902a4a2e-b62a-11e0-a63e-4f939696dfdf"],["902A4A2E-B62A-11E0-A63E-4F939696DFDF"],["9312bbd0-8435-11e0-ba69-210e5c863d00"],["9312BBD0-8435-11E0-BA69-210E5C863D00"],["961c0c1e-1349-11e0-8456-6dd97d047145"],["961C0C1E-1349-11E0-8456-6DD97D047145"],["98f75e17-953d-11e0-9be2-7df760acd3d4"],["98F75E17-953D-11E0-9BE2-7DF760ACD3D4"],["a37590b0-3990-11e0-b671-2d5113c683fe"],["A37590B0-3990-11E0-B671-2D5113C683FE"]]' -- [d040cbae]
-- again [d56ba310] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [d040cbae] '[["5d27d33f-6358-11e0-b106-488524072e7a"],["5D27D33F-6358-1 …
INSERT INTO `sqluuid_migration_journal` (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 3>, 0, 20, 40,
--   x'5d27d33f635811e0b106488524072e7a6449c1837bf411e0a51fdc0b01cdd73567d1b5a1e6d311e0bd5e88aa6f92c41a689cc6cca3f911e093034439d5f715c96e6e9f568f8211e0b4ab97f80a5bdb2f70ee28162ebb11e0bb4c11771fb2887971385373e66911e084fb8d803efa17fa763d248feca711e0b311d1b1a7f374a37ae98e3c04b711e0b998f4cace58d3d77bb0cbe23f0311e0b88b883615943ce87d660c2dce8a11e0984fbb015a5e32087f25239d06f211e09fbd68a82e924a60829befed46ce11e0a6064d971dc1aa4682d9302db3c311e093d3a47b7b80e1278de91bf7a1eb11e09e572b8fda751e0d902a4a2eb62a11e0a63e4f939696dfdf9312bbd0843511e0ba69210e5c863d00961c0c1e134911e084566dd97d04714598f75e17953d11e09be27df760acd3d4a37590b0399011e0b6712d5113c683fe' -- [9bd807f8],
--   ''
UPDATE `sqluuid_migration_range` SET lo = ? WHERE run_id = ? AND no = ?;
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [a960e05f] SELECT k FROM (SELECT k FROM (SELECT `<database>`.`parent`.` …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 'A37590B0-3990-11E0-B671-2D5113C683FE'
-- again [7916fba6] SELECT `<database>`.`parent`.`id` FROM `<database>`.`parent` …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
-- again [39c382d3] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["ab06a184-425c-11e0-bcae-73ad764b1fae"],["AB06A184-425C-11E0-BCAE-73AD764B1FAE"],["b6f2863d-5059-11e0-beea-0307f157cad3"],["B6F2863D-5059-11E0-BEEA-0307F157CAD3"],["bac48d75-931e-11e0-8cc1-63471b08b9cd"],["BAC48D75-931E-11E0-8CC1-63471B08B9CD"],["bc406723-6e10-11e0-9f19-cf420fc1cfc2"],["BC406723-6E10-11E0-9F19-CF420FC1CFC2"],["bd20c171-b342-11e0-89e1-f75655e9d243"],["BD20C171-B342-11E0-89E1-F75655E9D243"],["bef3a659-ec4c-11e0-a3e3-f1659cb336d0"],["BEF3A659-EC4C-11E0-A3E3-F1659CB336D0"],["befc187f-1aef-11e0-ad94-199ab9aba85c"],["BEFC187F-1AEF-11E0-AD94-199AB9ABA85C"],["c0467d54-8066-11e0-8945-564fd83a995d"],["C0467D54-8066-11E0-8945-564FD83A995D"],["c278b1ca-9840-11e0-b4a0-dbbda0221674"],["C278B1CA-9840-11E0-B4A0-DBBDA0221674"],["c3fe593c-a15f-11e0-920f-243a5f2420e2"],["C3FE593C-A15F-11E0-920F-243A5F2420E2"],["c96c7226-0d72-11e0-a95f-b2a74842541d"],["C96C7226-0D72-11E0-A95F-B2A74842541D"],["ca157949-3898-11e0-8d44-4a0d841bd48e"],["CA157949-3898-11E0-8D44-4A0D841BD48E"],["ce454fa4-ec23-11e0-8706-359b2914ec75"],["CE454FA4-EC23-11E0-8706-359B2914EC75"],["d26a0698-e1d4-11e0-832b-f6859b9103c5"],["D26A0698-E1D4-11E0-832B-F6859B9103C5"],["d9458f2b-4930-11e0-8048-31b3e827a13e"],["D9458F2B-4930-11E0-8048-31B3E827A13E"],["dba9ea65-44ba-11e0-9cfd-413d7dffc0db"],["DBA9EA65-44BA-11E0-9CFD-413D7DFFC0DB"],["decd6a1a-d835-11e0-8e2c-e672cd212857"],["DECD6A1A-D835-11E0-8E2C-E672CD212857"],["deda3b9d-0953-11e0-828f-5ab158206a79"],["DEDA3B9D-0953-11E0-828F-5AB158206A79"],["dfa42d08-3afb-11e0-8785-401ec8e3520f"],["DFA42D08-3AFB-11E0-8785-401EC8E3520F"],["ff90c438-c259-11e0-b1c5-f58a010193ba"],["FF90C438-C259-11E0-B1C5-F58A010193BA"]]' -- [73f5effd]
-- again [d56ba310] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [73f5effd] '[["ab06a184-425c-11e0-bcae-73ad764b1fae"],["AB06A184-425C-1 …
INSERT INTO `sqluuid_migration_journal` (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 4>, 0, 20, 40,
--   x'ab06a184425c11e0bcae73ad764b1faeb6f2863d505911e0beea0307f157cad3bac48d75931e11e08cc163471b08b9cdbc4067236e1011e09f19cf420fc1cfc2bd20c171b34211e089e1f75655e9d243bef3a659ec4c11e0a3e3f1659cb336d0befc187f1aef11e0ad94199ab9aba85cc0467d54806611e08945564fd83a995dc278b1ca984011e0b4a0dbbda0221674c3fe593ca15f11e0920f243a5f2420e2c96c72260d7211e0a95fb2a74842541dca157949389811e08d444a0d841bd48ece454fa4ec2311e08706359b2914ec75d26a0698e1d411e0832bf6859b9103c5d9458f2b493011e0804831b3e827a13edba9ea6544ba11e09cfd413d7dffc0dbdecd6a1ad83511e08e2ce672cd212857deda3b9d095311e0828f5ab158206a79dfa42d083afb11e08785401ec8e3520fff90c438c25911e0b1c5f58a010193ba' -- [b0742523],
--   ''
UPDATE `sqluuid_migration_range` SET lo = ? WHERE run_id = ? AND no = ?;
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [a960e05f] SELECT k FROM (SELECT k FROM (SELECT `<database>`.`parent`.` …
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
SELECT `<database>`.`parent`.`id` FROM `<database>`.`parent` WHERE `<database>`.`parent`.`id` > ? AND (`<database>`.`parent`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`parent`.`id`) = 36) ORDER BY `<database>`.`parent`.`id` FOR UPDATE; -- [03c1650b]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
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
--   '', 'parent'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'parent'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'parent'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'parent'
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'child'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'child'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'child'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'child'
SELECT DATABASE();
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/parent'
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/child'
SELECT * FROM `<database>`.`parent` LIMIT 0;
SELECT * FROM `<database>`.`child` LIMIT 0;
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'parent'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'child'
SELECT count(*) FROM `<database>`.`parent` WHERE `id` IS NULL;
SELECT `<database>`.`parent`.`id` FROM `<database>`.`parent` WHERE `<database>`.`parent`.`id` IS NOT NULL;
SELECT count(*) FROM `<database>`.`child` WHERE `parent` IS NULL;
SELECT `<database>`.`child`.`parent`, `<database>`.`child`.`n` FROM `<database>`.`child` WHERE `<database>`.`child`.`parent` IS NOT NULL;
SELECT count(*) FROM `<database>`.`child` c WHERE c.`parent` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`parent` p WHERE p.`id` = c.`parent`);
BEGIN; -- read committed
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM `sqluuid_migration_journal` j WHERE j.run_id = `sqluuid_migration`.id AND j.todo IN (0, 3)) FROM `sqluuid_migration` WHERE id = ?; -- [b8360b02]
--   1
UPDATE `sqluuid_migration` SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [5b1f5569]
--   NULL, 'done', 0, 1, 0, 120,
--   again [002dfd02] '{"columns":{"<database>.child.parent":{"rows":60,"nulls":0, …, '<time>',
--   '<time>', 1, <number 1>
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
COMMIT;

-- == finish

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
--   '', 'parent'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'parent'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'parent'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'parent'
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'child'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'child'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'child'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'child'
SELECT DATABASE();
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/parent'
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/child'
SELECT * FROM `<database>`.`parent` LIMIT 0;
SELECT * FROM `<database>`.`child` LIMIT 0;
-- again [7358630d] SELECT (SELECT count(*) FROM information_schema.TABLES WHERE …
-- again [c0b72f9c] SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGG …
-- again [0c9dd74a] SELECT id, format, rewrite, class_columns, class_hash, plan_ …

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
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '', 'parent'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'parent'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'parent'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'parent'
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'child'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'child'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'child'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'child'
SELECT DATABASE();
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/parent'
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/child'
SELECT * FROM `<database>`.`parent` LIMIT 0;
SELECT * FROM `<database>`.`child` LIMIT 0;
-- again [7358630d] SELECT (SELECT count(*) FROM information_schema.TABLES WHERE …
-- again [c0b72f9c] SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGG …
-- again [0c9dd74a] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
SELECT CONNECTION_ID();
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
DROP TRIGGER IF EXISTS `<database>`.`sqluuid_normalise_1_0`;
SET SESSION lock_wait_timeout = 1;
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
DROP TRIGGER IF EXISTS `<database>`.`sqluuid_normalise_1_1`;
SET SESSION lock_wait_timeout = 1;
BEGIN; -- read committed
DELETE FROM `sqluuid_migration` WHERE id = ? AND seq = ?;
--   1, <number 5>
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
DELETE FROM `sqluuid_migration_journal` WHERE run_id = ?;
--   1
DELETE FROM `sqluuid_migration_kept` WHERE run_id = ?;
--   1
COMMIT;
BEGIN; -- read committed
LOCK TABLES `sqluuid_migration` WRITE, `sqluuid_migration_range` WRITE, `sqluuid_migration_journal` WRITE, `sqluuid_migration_kept` WRITE;
SELECT count(*) FROM `sqluuid_migration`;
DROP TABLE IF EXISTS `sqluuid_migration_kept`, `sqluuid_migration_journal`, `sqluuid_migration_range`, `sqluuid_migration`;
COMMIT;
