-- undo of copy
-- MariaDB, version 10.11

-- == the undo

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
--   '', 'orders'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FROM information_schema.STATISTICS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COLUMN_NAME IS NOT NULL ORDER BY INDEX_NAME, SEQ_IN_INDEX DESC; -- [ee5178a6]
--   '<database>', 'orders'
SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c.CHARACTER_OCTET_LENGTH, 0), COALESCE(c.COLLATION_NAME, ''),
       COALESCE(c.GENERATION_EXPRESSION, '') <> '', LOWER(c.EXTRA) LIKE '%on update%'
FROM information_schema.COLUMNS c WHERE c.TABLE_SCHEMA = ? AND c.TABLE_NAME = ? ORDER BY c.ORDINAL_POSITION; -- [1fbf392c]
--   '<database>', 'orders'
SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GLOBAL.sql_mode, '', CONCAT('SET sql_mode = ''', SQL_MODE, '''; ')), 'CREATE DEFINER = `', REPLACE(REGEXP_REPLACE(DEFINER, '@[^@]*$', ''), '`', '``'), IF(DEFINER LIKE '%@', '', CONCAT('`@`', SUBSTRING_INDEX(DEFINER, '@', -1))), '` TRIGGER `', REPLACE(TRIGGER_NAME, '`', '``'), '` ', ACTION_TIMING, ' ', EVENT_MANIPULATION, ' ON `', REPLACE(EVENT_OBJECT_TABLE, '`', '``'), '` FOR EACH ROW ', ACTION_STATEMENT, IF(SQL_MODE = @@GLOBAL.sql_mode, '', '; SET sql_mode = DEFAULT')), '')
FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE'
ORDER BY ACTION_TIMING, ACTION_ORDER; -- [8c9c1e32]
--   '<database>', 'orders'
SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDATE_RULE
FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys'); -- [c4fd76be]
SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT_NAME), CONSTRAINT_NAME, TABLE_SCHEMA, TABLE_NAME, COLUMN_NAME,
       REFERENCED_TABLE_SCHEMA, REFERENCED_TABLE_NAME, REFERENCED_COLUMN_NAME, '', 1
FROM information_schema.KEY_COLUMN_USAGE WHERE TABLE_SCHEMA NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys') AND REFERENCED_TABLE_NAME IS NOT NULL
ORDER BY TABLE_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, ORDINAL_POSITION; -- [b1a49083]
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'items'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'items'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'items'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'items'
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'payments'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'payments'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'payments'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'payments'
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'shipments'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'shipments'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'shipments'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'shipments'
SELECT DATABASE();
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name)); -- [0fe141ab]
--   '<database>/orders'
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/items'
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/payments'
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/shipments'
SELECT * FROM `<database>`.`orders` LIMIT 0;
SELECT * FROM `<database>`.`items` LIMIT 0;
SELECT * FROM `<database>`.`payments` LIMIT 0;
SELECT * FROM `<database>`.`shipments` LIMIT 0;
SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NAME = 'PRIMARY', COALESCE(s.NULLABLE, '') <> 'YES' AND s.SUB_PART IS NULL
FROM information_schema.STATISTICS s WHERE s.TABLE_SCHEMA = ? AND s.TABLE_NAME = ? AND s.NON_UNIQUE = 0 ORDER BY s.INDEX_NAME, s.SEQ_IN_INDEX; -- [4416c662]
--   '<database>', 'orders'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'items'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'payments'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'shipments'
SHOW GLOBAL STATUS LIKE 'Slave%running';
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND DATA_TYPE = 'timestamp';
--   '<database>', 'orders'
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND DATA_TYPE = 'timestamp';
--   '<database>', 'items'
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND DATA_TYPE = 'timestamp';
--   '<database>', 'payments'
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND DATA_TYPE = 'timestamp';
--   '<database>', 'shipments'
EXPLAIN UPDATE `<database>`.`orders` SET `id` = `id` WHERE 1 = 0;
EXPLAIN UPDATE `<database>`.`items` SET `order_id` = `order_id` WHERE 1 = 0;
EXPLAIN UPDATE `<database>`.`payments` SET `order_id` = `order_id` WHERE 1 = 0;
EXPLAIN UPDATE `<database>`.`shipments` SET `order_id` = `order_id` WHERE 1 = 0;
EXPLAIN UPDATE `<database>`.`shipments` SET `previous` = `previous` WHERE 1 = 0;
PREPARE sqluuid_may FROM 'CREATE TABLE `<database>`.`sqluuid_migration_probe` (id int)';
DEALLOCATE PREPARE sqluuid_may;
PREPARE sqluuid_may FROM 'INSERT INTO `<database>`.`sqluuid_migration_probe` VALUES (1)';
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_probe' doesn't exist
SHOW GRANTS;
SELECT (SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'sqluuid_migration_kept'), (SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'sqluuid_migration_id'); -- [7358630d]
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
-- again [7358630d] SELECT (SELECT count(*) FROM information_schema.TABLES WHERE …
SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGGER_NAME) FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = DATABASE() AND EVENT_OBJECT_TABLE IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') UNION ALL SELECT CONCAT(TABLE_NAME, ' has a default or is computed in column ', COLUMN_NAME) FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') AND (COALESCE(COLUMN_DEFAULT, 'NULL') <> 'NULL' OR EXTRA <> '') UNION ALL SELECT CONCAT(TABLE_NAME, ' has the constraint ', CONSTRAINT_NAME) FROM information_schema.TABLE_CONSTRAINTS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') AND CONSTRAINT_TYPE NOT IN ('PRIMARY KEY', 'UNIQUE') UNION ALL SELECT CONCAT(TABLE_NAME, ' has an expression in the index ', INDEX_NAME) FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') AND COLUMN_NAME IS NULL UNION ALL SELECT CONCAT(TABLE_NAME, ' is no table of InnoDB') FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') AND (TABLE_TYPE <> 'BASE TABLE' OR ENGINE <> 'InnoDB'); -- [c0b72f9c]
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM `sqluuid_migration_journal` j WHERE j.run_id = `sqluuid_migration`.id AND j.todo IN (0, 3)) FROM `sqluuid_migration` ORDER BY id DESC; -- [0c9dd74a]
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'items_old_<label>'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'items_old_<label>'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'items_old_<label>'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'items_old_<label>'
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'orders_old_<label>'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'orders_old_<label>'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'orders_old_<label>'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'orders_old_<label>'
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'payments_old_<label>'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'payments_old_<label>'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'payments_old_<label>'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'payments_old_<label>'
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'shipments_old_<label>'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'shipments_old_<label>'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'shipments_old_<label>'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'shipments_old_<label>'
SELECT CONCAT('the trigger ', TRIGGER_NAME, IF(TRIGGER_NAME LIKE 'sqluuid_normalise%', ' of a run with the setting "normalise inserts", which finish removes', '')) FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ?
UNION ALL SELECT DISTINCT 'it is partitioned' FROM information_schema.PARTITIONS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND PARTITION_NAME IS NOT NULL; -- [cd31e1c2]
--   '<database>', 'orders', '<database>', 'orders'
SHOW CREATE TABLE `<database>`.`orders`;
-- again [cd31e1c2] SELECT CONCAT('the trigger ', TRIGGER_NAME, IF(TRIGGER_NAME …
--   '<database>', 'items', '<database>', 'items'
SHOW CREATE TABLE `<database>`.`items`;
-- again [cd31e1c2] SELECT CONCAT('the trigger ', TRIGGER_NAME, IF(TRIGGER_NAME …
--   '<database>', 'payments', '<database>', 'payments'
SHOW CREATE TABLE `<database>`.`payments`;
-- again [cd31e1c2] SELECT CONCAT('the trigger ', TRIGGER_NAME, IF(TRIGGER_NAME …
--   '<database>', 'shipments', '<database>', 'shipments'
SHOW CREATE TABLE `<database>`.`shipments`;
SHOW SESSION VARIABLES WHERE Variable_name = 'restrict_fk_on_non_standard_key' AND Value = 'ON';
SELECT count(*) FROM `<database>`.`orders` WHERE `id` IS NULL;
SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` IS NOT NULL;
SELECT count(*) FROM `<database>`.`items` WHERE `order_id` IS NULL;
SELECT `<database>`.`items`.`order_id`, `<database>`.`items`.`line` FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` IS NOT NULL;
SELECT count(*) FROM `<database>`.`payments` WHERE `order_id` IS NULL;
SELECT `<database>`.`payments`.`order_id`, `<database>`.`payments`.`n` FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` IS NOT NULL;
SELECT count(*) FROM `<database>`.`shipments` WHERE `order_id` IS NULL;
SELECT `<database>`.`shipments`.`order_id` FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` IS NOT NULL;
SELECT count(*) FROM `<database>`.`shipments` WHERE `previous` IS NULL;
SELECT `<database>`.`shipments`.`previous`, `<database>`.`shipments`.`order_id` FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` IS NOT NULL;
SELECT count(*) FROM `<database>`.`items` c WHERE c.`tenant` IS NOT NULL AND c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`tenant` = c.`tenant` AND p.`id` = c.`order_id`); -- [dc8659df]
SELECT count(*) FROM `<database>`.`payments` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments` c WHERE c.`previous` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`shipments` p WHERE p.`order_id` = c.`previous`);
SELECT SCHEMA_NAME FROM information_schema.SCHEMATA
WHERE LOWER(SCHEMA_NAME) NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys') ORDER BY 1;
SELECT name FROM (SELECT DATABASE() AS name, 0 AS place UNION ALL SELECT TABLE_NAME, 1 FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()) t
WHERE name IS NOT NULL ORDER BY place, name;
SELECT NAME FROM information_schema.INNODB_SYS_TABLES;
SELECT TABLE_NAME FROM information_schema.TABLES
WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_TYPE IN ('BASE TABLE', 'SYSTEM VERSIONED') ORDER BY 1;
--   '<database>'
SELECT `id` FROM `<database>`.`orders` ORDER BY `id` LIMIT 1;
SELECT `id` FROM `<database>`.`orders` ORDER BY `id` DESC LIMIT 1;
SELECT `<database>`.`orders`.`note` FROM `<database>`.`orders` WHERE `<database>`.`orders`.`note` IS NOT NULL LIMIT 50;
SELECT v FROM (SELECT `<database>`.`orders`.`note` AS v FROM `<database>`.`orders` WHERE 1 = 1 ORDER BY `<database>`.`orders`.`id` LIMIT 1000) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 50; -- [b153b4de]
SELECT v FROM (SELECT `<database>`.`orders`.`note` AS v FROM `<database>`.`orders` WHERE 1 = 1 ORDER BY `<database>`.`orders`.`id` DESC LIMIT 1000) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 50; -- [b6be5640]
SELECT * FROM (SELECT v AS w FROM (SELECT `<database>`.`orders`.`note` AS v FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` >= ? ORDER BY `<database>`.`orders`.`id` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p1 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `<database>`.`orders`.`note` AS v FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` >= ? ORDER BY `<database>`.`orders`.`id` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p2 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `<database>`.`orders`.`note` AS v FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` >= ? ORDER BY `<database>`.`orders`.`id` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p3 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `<database>`.`orders`.`note` AS v FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` >= ? ORDER BY `<database>`.`orders`.`id` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p4 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `<database>`.`orders`.`note` AS v FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` >= ? ORDER BY `<database>`.`orders`.`id` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p5 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `<database>`.`orders`.`note` AS v FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` >= ? ORDER BY `<database>`.`orders`.`id` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p6 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `<database>`.`orders`.`note` AS v FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` >= ? ORDER BY `<database>`.`orders`.`id` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p7 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `<database>`.`orders`.`note` AS v FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` >= ? ORDER BY `<database>`.`orders`.`id` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p8 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `<database>`.`orders`.`note` AS v FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` >= ? ORDER BY `<database>`.`orders`.`id` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p9 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `<database>`.`orders`.`note` AS v FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` >= ? ORDER BY `<database>`.`orders`.`id` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p10 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `<database>`.`orders`.`note` AS v FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` >= ? ORDER BY `<database>`.`orders`.`id` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p11 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `<database>`.`orders`.`note` AS v FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` >= ? ORDER BY `<database>`.`orders`.`id` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p12 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `<database>`.`orders`.`note` AS v FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` >= ? ORDER BY `<database>`.`orders`.`id` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p13 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `<database>`.`orders`.`note` AS v FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` >= ? ORDER BY `<database>`.`orders`.`id` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p14 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `<database>`.`orders`.`note` AS v FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` >= ? ORDER BY `<database>`.`orders`.`id` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p15; -- [92d3e3b4]
--   x'<id 1>', x'<id 2>', x'<id 3>', x'<id 4>', x'<id 5>', x'<id 6>', x'<id 7>', x'<id 8>',
--   x'<id 9>', x'<id 10>', x'<id 11>', x'<id 12>', x'<id 13>', x'<id 14>', x'<id 15>'

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
SELECT COALESCE(GET_LOCK(?, 0), 0);
--   'sqluuid_copy_<label>'
BEGIN; -- read committed
UPDATE `<database>`.`orders` SET `id` = `id` WHERE 1 = 0;
UPDATE `<database>`.`items` SET `order_id` = `order_id` WHERE 1 = 0;
UPDATE `<database>`.`payments` SET `order_id` = `order_id` WHERE 1 = 0;
UPDATE `<database>`.`shipments` SET `order_id` = `order_id` WHERE 1 = 0;
UPDATE `<database>`.`shipments` SET `previous` = `previous` WHERE 1 = 0;
ROLLBACK;
-- again [7358630d] SELECT (SELECT count(*) FROM information_schema.TABLES WHERE …
-- again [c0b72f9c] SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGG …
BEGIN; -- read committed
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM `sqluuid_migration_journal` j WHERE j.run_id = `sqluuid_migration`.id AND j.todo IN (0, 3)) FROM `sqluuid_migration` WHERE id = ?; -- [b8360b02]
--   1
UPDATE `sqluuid_migration` SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, seq = seq + 1 WHERE id = ? AND seq = ?;
--   '<hash 1>', 'undoing', 0, 0, 0, 336,
--   '{"columns":{"<database>.items.order_id":{"rows":120,"nulls":0,"now":"120:86af5b724255273054830598c25fa788","expect":"120:86af5b724255273054830598c25fa788","key":["line"],"now_rows":"120:892ab35827de70f72efe91311af0859d","expect_rows":"120:892ab35827de70f72efe91311af0859d"},"<database>.orders.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:4357adb9212a93982a4182cc612fd3c4"},"<database>.payments.order_id":{"rows":60,"nulls":12,"now":"48:52eabb174a214ed8f60e0d2d91a6f0ea","expect":"48:52eabb174a214ed8f60e0d2d91a6f0ea","key":["n"],"now_rows":"48:5cd4bfa3213cc09a10f2e03fde02dbfc","expect_rows":"48:5cd4bfa3213cc09a10f2e03fde02dbfc"},"<database>.shipments.order_id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:4357adb9212a93982a4182cc612fd3c4"},"<database>.shipments.previous":{"rows":60,"nulls":12,"now":"48:9239184c6067730eb19e48ae9f7b113b","expect":"48:9239184c6067730eb19e48ae9f7b113b","key":["order_id"],"now_rows":"48:85445be2af3d478d4cb1a989702e548e","expect_rows":"48:85445be2af3d478d4cb1a989702e548e"}},"orphans":{"<database>.items (tenant, order_id) \u2192 <database>.orders (tenant, id)":0,"<database>.payments (order_id) \u2192 <database>.orders (id)":0,"<database>.shipments (order_id) \u2192 <database>.orders (id)":0,"<database>.shipments (previous) \u2192 <database>.shipments (order_id)":0},"copy":{"label":"<label>","notes":{"definition of <database>.items":"<hash>","definition of <database>.orders":"<hash>","definition of <database>.payments":"<hash>","definition of <database>.shipments":"<hash>","foreign key sqluuid_<label>_items_orders":"items_orders","foreign key sqluuid_<label>_payments_orders":"payments_orders","foreign key sqluuid_<label>_shipments_orders":"shipments_orders","foreign key sqluuid_<label>_shipments_previous":"shipments_previous"}}}' -- [707b93c8],
--   '<time>', NULL, 1, <number 1>
COMMIT;
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '', 'orders'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'orders'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'orders'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'orders'
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'items'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'items'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'items'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'items'
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'payments'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'payments'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'payments'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'payments'
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'shipments'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [ee5178a6] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FRO …
--   '<database>', 'shipments'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'shipments'
-- again [8c9c1e32] SELECT TRIGGER_NAME, '', COALESCE(CONCAT( IF(SQL_MODE = @@GL …
--   '<database>', 'shipments'
SELECT DATABASE();
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/orders'
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/items'
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/payments'
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/shipments'
SELECT * FROM `<database>`.`orders` LIMIT 0;
SELECT * FROM `<database>`.`items` LIMIT 0;
SELECT * FROM `<database>`.`payments` LIMIT 0;
SELECT * FROM `<database>`.`shipments` LIMIT 0;
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'orders'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'items'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'payments'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'shipments'
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders_old_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders_new_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items_old_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items_new_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments_old_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments_new_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments_old_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments_new_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders_log_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items_log_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments_log_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments_log_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders_sums_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders_log_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items_log_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments_log_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments_log_<label>'
DROP TABLE IF EXISTS `<database>`.`~sqluuid_pin_<label>`;
SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_SCHEMA, k.REFERENCED_TABLE_NAME, k.REFERENCED_COLUMN_NAME, CONCAT(IF(r.UPDATE_RULE = IF(VERSION() LIKE '%MariaDB%', 'RESTRICT', 'NO ACTION'), '', CONCAT(' ON UPDATE ', r.UPDATE_RULE)), IF(r.DELETE_RULE = IF(VERSION() LIKE '%MariaDB%', 'RESTRICT', 'NO ACTION'), '', CONCAT(' ON DELETE ', r.DELETE_RULE))), CASE WHEN r.UPDATE_RULE NOT IN ('RESTRICT', 'NO ACTION') THEN CONCAT('ON UPDATE ', r.UPDATE_RULE) WHEN r.DELETE_RULE NOT IN ('RESTRICT', 'NO ACTION') THEN CONCAT('ON DELETE ', r.DELETE_RULE) ELSE '' END
FROM information_schema.KEY_COLUMN_USAGE k JOIN information_schema.REFERENTIAL_CONSTRAINTS r
ON r.CONSTRAINT_SCHEMA = k.CONSTRAINT_SCHEMA AND r.CONSTRAINT_NAME = k.CONSTRAINT_NAME AND r.TABLE_NAME = k.TABLE_NAME
AND r.CONSTRAINT_SCHEMA = ? AND r.TABLE_NAME = ?
WHERE k.TABLE_SCHEMA = ? AND k.TABLE_NAME = ? AND k.REFERENCED_TABLE_NAME IS NOT NULL ORDER BY k.CONSTRAINT_NAME, k.ORDINAL_POSITION; -- [9073d1b8]
--   '<database>', 'orders_old_<label>', '<database>', 'orders_old_<label>'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'items_old_<label>', '<database>', 'items_old_<label>'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'payments_old_<label>', '<database>', 'payments_old_<label>'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'shipments_old_<label>', '<database>', 'shipments_old_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders_old_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders_new_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items_old_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items_new_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments_old_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments_new_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments_old_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments_new_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders_log_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items_log_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments_log_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments_log_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders_sums_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders_log_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items_log_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments_log_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments_log_<label>'
DROP TABLE IF EXISTS `<database>`.`~sqluuid_pin_<label>`;
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'orders_old_<label>', '<database>', 'orders_old_<label>'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'items_old_<label>', '<database>', 'items_old_<label>'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'payments_old_<label>', '<database>', 'payments_old_<label>'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'shipments_old_<label>', '<database>', 'shipments_old_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'orders', '<database>', 'orders'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'items', '<database>', 'items'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'payments', '<database>', 'payments'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'shipments', '<database>', 'shipments'
SELECT TABLE_NAME FROM information_schema.TABLE_CONSTRAINTS WHERE CONSTRAINT_TYPE = ? AND CONSTRAINT_SCHEMA = ? AND CONSTRAINT_NAME = ?;
--   'FOREIGN KEY', '<database>', 'items_orders'
SELECT TABLE_NAME FROM information_schema.TABLE_CONSTRAINTS WHERE CONSTRAINT_TYPE = ? AND CONSTRAINT_SCHEMA = ? AND CONSTRAINT_NAME = ?;
--   'FOREIGN KEY', '<database>', 'payments_orders'
SELECT TABLE_NAME FROM information_schema.TABLE_CONSTRAINTS WHERE CONSTRAINT_TYPE = ? AND CONSTRAINT_SCHEMA = ? AND CONSTRAINT_NAME = ?;
--   'FOREIGN KEY', '<database>', 'shipments_orders'
SELECT TABLE_NAME FROM information_schema.TABLE_CONSTRAINTS WHERE CONSTRAINT_TYPE = ? AND CONSTRAINT_SCHEMA = ? AND CONSTRAINT_NAME = ?;
--   'FOREIGN KEY', '<database>', 'shipments_previous'
SELECT AUTO_INCREMENT FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders'
SELECT AUTO_INCREMENT FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items'
SELECT AUTO_INCREMENT FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments'
SELECT AUTO_INCREMENT FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments'
SELECT CONNECTION_ID();

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
SET SESSION wait_timeout = 604800;
SELECT CONNECTION_ID();
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
LOCK TABLES `<database>`.`orders` READ, `<database>`.`orders_old_<label>` READ, `<database>`.`items` READ, `<database>`.`items_old_<label>` READ, `<database>`.`payments` READ, `<database>`.`payments_old_<label>` READ, `<database>`.`shipments` READ, `<database>`.`shipments_old_<label>` READ; -- [aaf4e278]

-- c2
SHOW CREATE TABLE `<database>`.`orders`;
SHOW CREATE TABLE `<database>`.`items`;
SHOW CREATE TABLE `<database>`.`payments`;
SHOW CREATE TABLE `<database>`.`shipments`;
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
-- again [cd31e1c2] SELECT CONCAT('the trigger ', TRIGGER_NAME, IF(TRIGGER_NAME …
--   '<database>', 'orders', '<database>', 'orders'
SHOW CREATE TABLE `<database>`.`orders`;
-- again [cd31e1c2] SELECT CONCAT('the trigger ', TRIGGER_NAME, IF(TRIGGER_NAME …
--   '<database>', 'items', '<database>', 'items'
SHOW CREATE TABLE `<database>`.`items`;
-- again [cd31e1c2] SELECT CONCAT('the trigger ', TRIGGER_NAME, IF(TRIGGER_NAME …
--   '<database>', 'payments', '<database>', 'payments'
SHOW CREATE TABLE `<database>`.`payments`;
-- again [cd31e1c2] SELECT CONCAT('the trigger ', TRIGGER_NAME, IF(TRIGGER_NAME …
--   '<database>', 'shipments', '<database>', 'shipments'
SHOW CREATE TABLE `<database>`.`shipments`;
SHOW SESSION VARIABLES WHERE Variable_name = 'restrict_fk_on_non_standard_key' AND Value = 'ON';
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'orders'
SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + 0e0' WHEN 'timestamp' THEN 'UNIX_TIMESTAMP({c})' WHEN 'vector' THEN 'SHA2(HEX({c}),256)' ELSE 'SHA2({c},256)' END
FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?
AND (DATA_TYPE IN ('float', 'timestamp', 'vector') OR COALESCE(CHARACTER_OCTET_LENGTH, IF(NUMERIC_PRECISION IS NULL AND DATETIME_PRECISION IS NULL, 65536, 0)) > 4096); -- [4c2090ed]
--   '<database>', 'orders'
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(CASE WHEN `id` IS NOT NULL THEN UNHEX(CONCAT(substr((CASE CHAR_LENGTH(`id`) WHEN 26 THEN (CONCAT(substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,1,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,2,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,2,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,3,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,3,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,4,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,4,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,5,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,5,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,6,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,6,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,7,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,7,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,8,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,8,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,9,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,9,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,10,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,10,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,11,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,11,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,12,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,12,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,13,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,13,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,14,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,14,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,15,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,15,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,16,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,16,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,17,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,17,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,18,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,18,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,19,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,19,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,20,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,20,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,21,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,21,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,22,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,22,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,23,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,23,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,24,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,24,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,25,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,25,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,26,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,26,1)))-1)>>0)&15)+1,1))) WHEN 27 THEN (CONCAT(substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,1,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,1,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,2,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,2,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,3,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,3,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,4,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,4,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,5,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,5,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,6,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,6,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,7,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,7,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,8,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,8,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,9,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,9,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,10,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,10,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,11,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,11,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,12,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,12,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,13,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,13,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,14,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,14,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,15,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,15,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,16,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,16,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,17,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,17,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,18,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,18,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,19,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,19,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,20,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,20,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,21,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,21,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,22,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,22,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,23,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,23,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,24,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,24,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,25,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,25,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`id`,26,1)))-1))>>2)&15)+1,1))) ELSE REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}','') END),1))) END)),'-'),COALESCE(HEX(CONCAT(`tenant`)),'-'),COALESCE(HEX(CONCAT(`n`)),'-'),COALESCE(HEX(CONCAT(`note`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`orders_old_<label>`; -- [495d96ff]
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(`id`)),'-'),COALESCE(HEX(CONCAT(`tenant`)),'-'),COALESCE(HEX(CONCAT(`n`)),'-'),COALESCE(HEX(CONCAT(`note`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`orders`; -- [66cbb3ea]
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'items'
-- again [4c2090ed] SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + …
--   '<database>', 'items'
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(CASE WHEN `order_id` IS NOT NULL THEN UNHEX(CONCAT(substr((CASE CHAR_LENGTH(`order_id`) WHEN 26 THEN (CONCAT(substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,1,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,2,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,2,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,3,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,3,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,4,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,4,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,5,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,5,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,6,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,6,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,7,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,7,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,8,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,8,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,9,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,9,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,10,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,10,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,11,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,11,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,12,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,12,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,13,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,13,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,14,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,14,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,15,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,15,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,16,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,16,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,17,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,17,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,18,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,18,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,19,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,19,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,20,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,20,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,21,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,21,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,22,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,22,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,23,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,23,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,24,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,24,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,25,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,25,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,26,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,26,1)))-1)>>0)&15)+1,1))) WHEN 27 THEN (CONCAT(substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,1,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,1,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,2,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,2,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,3,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,3,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,4,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,4,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,5,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,5,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,6,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,6,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,7,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,7,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,8,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,8,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,9,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,9,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,10,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,10,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,11,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,11,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,12,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,12,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,13,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,13,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,14,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,14,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,15,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,15,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,16,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,16,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,17,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,17,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,18,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,18,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,19,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,19,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,20,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,20,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,21,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,21,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,22,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,22,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,23,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,23,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,24,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,24,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,25,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,25,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,26,1)))-1))>>2)&15)+1,1))) ELSE REPLACE(REPLACE(REPLACE(`order_id`,'-',''),'{',''),'}','') END),1))) END)),'-'),COALESCE(HEX(CONCAT(`tenant`)),'-'),COALESCE(HEX(CONCAT(`line`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`items_old_<label>`; -- [ceca8e80]
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(`order_id`)),'-'),COALESCE(HEX(CONCAT(`tenant`)),'-'),COALESCE(HEX(CONCAT(`line`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`items`; -- [3eb50e39]
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'payments'
-- again [4c2090ed] SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + …
--   '<database>', 'payments'
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(`n`)),'-'),COALESCE(HEX(CONCAT(CASE WHEN `order_id` IS NOT NULL THEN UNHEX(CONCAT(substr((CASE CHAR_LENGTH(`order_id`) WHEN 26 THEN (CONCAT(substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,1,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,2,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,2,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,3,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,3,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,4,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,4,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,5,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,5,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,6,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,6,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,7,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,7,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,8,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,8,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,9,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,9,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,10,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,10,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,11,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,11,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,12,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,12,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,13,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,13,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,14,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,14,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,15,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,15,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,16,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,16,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,17,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,17,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,18,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,18,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,19,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,19,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,20,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,20,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,21,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,21,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,22,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,22,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,23,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,23,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,24,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,24,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,25,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,25,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,26,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,26,1)))-1)>>0)&15)+1,1))) WHEN 27 THEN (CONCAT(substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,1,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,1,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,2,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,2,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,3,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,3,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,4,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,4,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,5,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,5,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,6,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,6,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,7,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,7,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,8,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,8,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,9,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,9,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,10,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,10,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,11,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,11,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,12,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,12,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,13,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,13,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,14,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,14,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,15,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,15,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,16,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,16,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,17,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,17,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,18,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,18,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,19,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,19,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,20,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,20,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,21,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,21,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,22,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,22,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,23,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,23,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,24,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,24,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,25,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,25,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,26,1)))-1))>>2)&15)+1,1))) ELSE REPLACE(REPLACE(REPLACE(`order_id`,'-',''),'{',''),'}','') END),1))) END)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`payments_old_<label>`; -- [857afb07]
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(`n`)),'-'),COALESCE(HEX(CONCAT(`order_id`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`payments`; -- [7403bd2d]
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'shipments'
-- again [4c2090ed] SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + …
--   '<database>', 'shipments'
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(CASE WHEN `order_id` IS NOT NULL THEN UNHEX(CONCAT(substr((CASE CHAR_LENGTH(`order_id`) WHEN 26 THEN (CONCAT(substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,1,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,2,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,2,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,3,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,3,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,4,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,4,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,5,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,5,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,6,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,6,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,7,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,7,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,8,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,8,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,9,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,9,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,10,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,10,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,11,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,11,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,12,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,12,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,13,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,13,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,14,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,14,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,15,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,15,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,16,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,16,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,17,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,17,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,18,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,18,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,19,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,19,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,20,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,20,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,21,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,21,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,22,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,22,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,23,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,23,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,24,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,24,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,25,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,25,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,26,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,26,1)))-1)>>0)&15)+1,1))) WHEN 27 THEN (CONCAT(substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,1,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,1,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,2,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,2,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,3,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,3,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,4,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,4,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,5,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,5,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,6,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,6,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,7,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,7,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,8,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,8,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,9,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,9,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,10,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,10,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,11,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,11,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,12,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,12,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,13,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,13,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,14,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,14,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,15,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,15,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,16,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,16,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,17,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,17,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,18,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,18,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,19,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,19,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,20,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,20,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,21,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,21,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,22,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,22,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,23,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,23,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,24,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,24,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,25,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,25,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`order_id`,26,1)))-1))>>2)&15)+1,1))) ELSE REPLACE(REPLACE(REPLACE(`order_id`,'-',''),'{',''),'}','') END),1))) END)),'-'),COALESCE(HEX(CONCAT(CASE WHEN `previous` IS NOT NULL THEN UNHEX(CONCAT(substr((CASE CHAR_LENGTH(`previous`) WHEN 26 THEN (CONCAT(substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,1,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,2,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,2,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,3,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,3,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,4,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,4,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,5,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,5,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,6,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,6,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,7,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,7,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,8,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,8,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,9,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,9,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,10,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,10,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,11,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,11,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,12,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,12,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,13,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,13,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,14,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,14,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,15,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,15,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,16,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,16,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,17,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,17,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,18,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,18,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,19,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,19,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,20,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,20,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,21,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,21,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,22,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,22,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,23,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,23,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,24,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,24,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,25,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,25,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,26,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,26,1)))-1)>>0)&15)+1,1))) WHEN 27 THEN (CONCAT(substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,1,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,1,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,2,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,2,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,3,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,3,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,4,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,4,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,5,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,5,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,6,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,6,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,7,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,7,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,8,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,8,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,9,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,9,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,10,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,10,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,11,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,11,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,12,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,12,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,13,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,13,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,14,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,14,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,15,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,15,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,16,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,16,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,17,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,17,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,18,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,18,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,19,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,19,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,20,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,20,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,21,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,21,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,22,1)))-1))>>2)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,22,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,23,1)))-1))>>3)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,23,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,24,1)))-1))>>4)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,24,1)))-1)>>0)&15)+1,1),substr('0123456789abcdef',(((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,25,1)))-1)>>1)&15)+1,1),substr('0123456789abcdef',(((((INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,25,1)))-1)<<5)|(INSTR('0123456789ABCDEFGHJKMNPQRSTVWXYZ',upper(substr(`previous`,26,1)))-1))>>2)&15)+1,1))) ELSE REPLACE(REPLACE(REPLACE(`previous`,'-',''),'{',''),'}','') END),1))) END)),'-'),COALESCE(HEX(CONCAT(`n`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`shipments_old_<label>`; -- [a9562c91]
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(`order_id`)),'-'),COALESCE(HEX(CONCAT(`previous`)),'-'),COALESCE(HEX(CONCAT(`n`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`shipments`; -- [69aee2a3]
DROP TABLE IF EXISTS `<database>`.`orders_sums_<label>`;
CREATE TABLE `<database>`.`orders_sums_<label>` (away varchar(129) NOT NULL PRIMARY KEY, sums longtext NOT NULL) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'orders'
-- again [4c2090ed] SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + …
--   '<database>', 'orders'
-- again [66cbb3ea] SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA …
INSERT INTO `<database>`.`orders_sums_<label>` (away, sums) VALUES (?, ?);
--   '<database>.orders_drop_<label>', '60 29726252898092568941'
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'items'
-- again [4c2090ed] SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + …
--   '<database>', 'items'
-- again [3eb50e39] SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA …
INSERT INTO `<database>`.`orders_sums_<label>` (away, sums) VALUES (?, ?);
--   '<database>.items_drop_<label>', '120 70574260615937003905'
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'payments'
-- again [4c2090ed] SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + …
--   '<database>', 'payments'
-- again [7403bd2d] SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA …
INSERT INTO `<database>`.`orders_sums_<label>` (away, sums) VALUES (?, ?);
--   '<database>.payments_drop_<label>', '60 36170436376214867559'
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'shipments'
-- again [4c2090ed] SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + …
--   '<database>', 'shipments'
-- again [69aee2a3] SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA …
INSERT INTO `<database>`.`orders_sums_<label>` (away, sums) VALUES (?, ?);
--   '<database>.shipments_drop_<label>', '60 33538996522018376708'
SELECT CONNECTION_ID();

-- c3
SELECT CONNECTION_ID();

-- c2
SELECT COUNT(*) FROM performance_schema.setup_instruments WHERE NAME = 'wait/lock/metadata/sql/mdl' AND ENABLED = 'YES';
-- is asked again until it is so

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
SET SESSION wait_timeout = 604800;

-- c5
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
SET SESSION wait_timeout = 604800;

-- c6
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
SET SESSION wait_timeout = 604800;

-- c7
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
SET SESSION wait_timeout = 604800;

-- c8
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
SET SESSION wait_timeout = 604800;

-- c4
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
SELECT @@session.lock_wait_timeout;

-- c2
SET SESSION lock_wait_timeout = 1;
SELECT CONNECTION_ID();
RENAME TABLE `<database>`.`orders` TO `<database>`.`orders_drop_<label>`, `<database>`.`orders_old_<label>` TO `<database>`.`orders`, `<database>`.`items` TO `<database>`.`items_drop_<label>`, `<database>`.`items_old_<label>` TO `<database>`.`items`, `<database>`.`payments` TO `<database>`.`payments_drop_<label>`, `<database>`.`payments_old_<label>` TO `<database>`.`payments`, `<database>`.`shipments` TO `<database>`.`shipments_drop_<label>`, `<database>`.`shipments_old_<label>` TO `<database>`.`shipments`; -- [620e5733]

-- c3
SELECT count(*) FROM information_schema.PROCESSLIST WHERE ID = ? AND STATE LIKE 'Waiting for table%lock';
-- is asked again until it is so
--   <number 2>
UNLOCK TABLES;
KILL QUERY <connection>;
-- is asked again until it is so

-- c4
PREPARE sqluuid_probe FROM 'SELECT 1 FROM `<database>`.`orders`';
-- is asked again until it is so
PREPARE sqluuid_probe FROM 'SELECT 1 FROM `<database>`.`items`';
-- is asked again until it is so
PREPARE sqluuid_probe FROM 'SELECT 1 FROM `<database>`.`payments`';
-- is asked again until it is so
PREPARE sqluuid_probe FROM 'SELECT 1 FROM `<database>`.`shipments`';
-- is asked again until it is so

-- c5
SET SESSION lock_wait_timeout = 60;
SELECT CONNECTION_ID();
LOCK TABLES `<database>`.`orders` WRITE;

-- c7
SET SESSION lock_wait_timeout = 60;
SELECT CONNECTION_ID();
LOCK TABLES `<database>`.`payments` WRITE;

-- c8
SET SESSION lock_wait_timeout = 60;
SELECT CONNECTION_ID();
LOCK TABLES `<database>`.`shipments` WRITE;

-- c2
SET SESSION lock_wait_timeout = 1;
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders_sums_<label>'
SELECT sums FROM `<database>`.`orders_sums_<label>` WHERE away = ?;
--   '<database>.orders_drop_<label>'
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'orders_drop_<label>'
-- again [4c2090ed] SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + …
--   '<database>', 'orders_drop_<label>'
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(`id`)),'-'),COALESCE(HEX(CONCAT(`tenant`)),'-'),COALESCE(HEX(CONCAT(`n`)),'-'),COALESCE(HEX(CONCAT(`note`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`orders_drop_<label>`; -- [c3ea6ea5]
SELECT sums FROM `<database>`.`orders_sums_<label>` WHERE away = ?;
--   '<database>.items_drop_<label>'
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'items_drop_<label>'
-- again [4c2090ed] SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + …
--   '<database>', 'items_drop_<label>'
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(`order_id`)),'-'),COALESCE(HEX(CONCAT(`tenant`)),'-'),COALESCE(HEX(CONCAT(`line`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`items_drop_<label>`; -- [9ab885a1]
SELECT sums FROM `<database>`.`orders_sums_<label>` WHERE away = ?;
--   '<database>.payments_drop_<label>'
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'payments_drop_<label>'
-- again [4c2090ed] SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + …
--   '<database>', 'payments_drop_<label>'
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(`n`)),'-'),COALESCE(HEX(CONCAT(`order_id`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`payments_drop_<label>`; -- [d118012b]
SELECT sums FROM `<database>`.`orders_sums_<label>` WHERE away = ?;
--   '<database>.shipments_drop_<label>'
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'shipments_drop_<label>'
-- again [4c2090ed] SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + …
--   '<database>', 'shipments_drop_<label>'
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(`order_id`)),'-'),COALESCE(HEX(CONCAT(`previous`)),'-'),COALESCE(HEX(CONCAT(`n`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`shipments_drop_<label>`; -- [fed5af6c]
DROP TABLE IF EXISTS `<database>`.`orders_sums_<label>`;
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders_drop_<label>'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'orders_drop_<label>', '<database>', 'orders_drop_<label>'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'orders', '<database>', 'orders'
SELECT COLUMN_NAME, INDEX_NAME FROM information_schema.STATISTICS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND SEQ_IN_INDEX = 1 AND NON_UNIQUE = 1 AND INDEX_TYPE = 'BTREE' AND COLUMN_NAME IS NOT NULL ORDER BY INDEX_NAME; -- [6665da43]
--   '<database>', 'orders'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items_drop_<label>'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'items_drop_<label>', '<database>', 'items_drop_<label>'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'items', '<database>', 'items'
-- again [6665da43] SELECT COLUMN_NAME, INDEX_NAME FROM information_schema.STATI …
--   '<database>', 'items'
ALTER TABLE `<database>`.`items` RENAME INDEX `items_order` TO `sqluuid_index_items_order`;
ALTER TABLE `<database>`.`items` RENAME INDEX `sqluuid_index_items_order` TO `items_order`;
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments_drop_<label>'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'payments_drop_<label>', '<database>', 'payments_drop_<label>'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'payments', '<database>', 'payments'
-- again [6665da43] SELECT COLUMN_NAME, INDEX_NAME FROM information_schema.STATI …
--   '<database>', 'payments'
ALTER TABLE `<database>`.`payments` RENAME INDEX `payments_order` TO `sqluuid_index_payments_order`;
ALTER TABLE `<database>`.`payments` RENAME INDEX `sqluuid_index_payments_order` TO `payments_order`;
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments_drop_<label>'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'shipments_drop_<label>', '<database>', 'shipments_drop_<label>'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'shipments', '<database>', 'shipments'
-- again [6665da43] SELECT COLUMN_NAME, INDEX_NAME FROM information_schema.STATI …
--   '<database>', 'shipments'
ALTER TABLE `<database>`.`shipments` RENAME INDEX `shipments_previous` TO `sqluuid_index_shipments_previous`;
ALTER TABLE `<database>`.`shipments` RENAME INDEX `sqluuid_index_shipments_previous` TO `shipments_previous`;
DROP TABLE IF EXISTS `<database>`.`orders_drop_<label>`;
DROP TABLE IF EXISTS `<database>`.`items_drop_<label>`;
DROP TABLE IF EXISTS `<database>`.`payments_drop_<label>`;
DROP TABLE IF EXISTS `<database>`.`shipments_drop_<label>`;
UPDATE `sqluuid_migration` SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [5b1f5569]
--   NULL, 'undone', 0, 0, 336, 336,
--   again [707b93c8] '{"columns":{"<database>.items.order_id":{"rows":120,"nulls" …, '<time>',
--   '<time>', 1, <number 3>

-- c3
UNLOCK TABLES;

-- c2
SELECT count(*) FROM `<database>`.`orders` WHERE `id` IS NULL;
SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` IS NOT NULL;
SELECT count(*) FROM `<database>`.`items` WHERE `order_id` IS NULL;
SELECT `<database>`.`items`.`order_id` FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` IS NOT NULL;
SELECT count(*) FROM `<database>`.`payments` WHERE `order_id` IS NULL;
SELECT `<database>`.`payments`.`order_id` FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` IS NOT NULL;
SELECT count(*) FROM `<database>`.`shipments` WHERE `order_id` IS NULL;
SELECT `<database>`.`shipments`.`order_id` FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` IS NOT NULL;
SELECT count(*) FROM `<database>`.`shipments` WHERE `previous` IS NULL;
SELECT `<database>`.`shipments`.`previous` FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` IS NOT NULL;
