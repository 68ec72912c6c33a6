-- online copy: v1-to-v6, while the application writes at fixed points
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
SHOW GRANTS;
PREPARE sqluuid_may FROM 'CREATE TABLE `<database>`.`sqluuid_migration_probe` (id int)';
DEALLOCATE PREPARE sqluuid_may;
PREPARE sqluuid_may FROM 'INSERT INTO `<database>`.`sqluuid_migration_probe` VALUES (1)';
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_probe' doesn't exist
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
--   '<database>', 'orders'
SELECT '', CASE WHEN EVENT_OBJECT_TABLE = ? THEN EVENT_OBJECT_TABLE ELSE '' END, CONCAT('the trigger ', TRIGGER_NAME, ' of table ', EVENT_OBJECT_TABLE), COALESCE(ACTION_STATEMENT, '')
FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = ? ORDER BY TRIGGER_NAME; -- [908419ba]
--   'orders', '<database>'
SELECT '', '', CONCAT('the ', LOWER(ROUTINE_TYPE), ' ', ROUTINE_NAME), COALESCE(ROUTINE_DEFINITION, '')
FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = ? ORDER BY ROUTINE_TYPE, ROUTINE_NAME;
--   '<database>'
SELECT '', '', CONCAT('the event ', EVENT_NAME), COALESCE(EVENT_DEFINITION, '')
FROM information_schema.EVENTS WHERE EVENT_SCHEMA = ? ORDER BY EVENT_NAME;
--   '<database>'
-- again [d33489da] SELECT COLUMN_NAME, TABLE_NAME, CONCAT('the default of colum …
--   '<database>', 'items'
-- again [908419ba] SELECT '', CASE WHEN EVENT_OBJECT_TABLE = ? THEN EVENT_OBJEC …
--   'items', '<database>'
SELECT '', '', CONCAT('the ', LOWER(ROUTINE_TYPE), ' ', ROUTINE_NAME), COALESCE(ROUTINE_DEFINITION, '')
FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = ? ORDER BY ROUTINE_TYPE, ROUTINE_NAME;
--   '<database>'
SELECT '', '', CONCAT('the event ', EVENT_NAME), COALESCE(EVENT_DEFINITION, '')
FROM information_schema.EVENTS WHERE EVENT_SCHEMA = ? ORDER BY EVENT_NAME;
--   '<database>'
-- again [d33489da] SELECT COLUMN_NAME, TABLE_NAME, CONCAT('the default of colum …
--   '<database>', 'payments'
-- again [908419ba] SELECT '', CASE WHEN EVENT_OBJECT_TABLE = ? THEN EVENT_OBJEC …
--   'payments', '<database>'
SELECT '', '', CONCAT('the ', LOWER(ROUTINE_TYPE), ' ', ROUTINE_NAME), COALESCE(ROUTINE_DEFINITION, '')
FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = ? ORDER BY ROUTINE_TYPE, ROUTINE_NAME;
--   '<database>'
SELECT '', '', CONCAT('the event ', EVENT_NAME), COALESCE(EVENT_DEFINITION, '')
FROM information_schema.EVENTS WHERE EVENT_SCHEMA = ? ORDER BY EVENT_NAME;
--   '<database>'
-- again [d33489da] SELECT COLUMN_NAME, TABLE_NAME, CONCAT('the default of colum …
--   '<database>', 'shipments'
-- again [908419ba] SELECT '', CASE WHEN EVENT_OBJECT_TABLE = ? THEN EVENT_OBJEC …
--   'shipments', '<database>'
SELECT '', '', CONCAT('the ', LOWER(ROUTINE_TYPE), ' ', ROUTINE_NAME), COALESCE(ROUTINE_DEFINITION, '')
FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = ? ORDER BY ROUTINE_TYPE, ROUTINE_NAME;
--   '<database>'
SELECT '', '', CONCAT('the event ', EVENT_NAME), COALESCE(EVENT_DEFINITION, '')
FROM information_schema.EVENTS WHERE EVENT_SCHEMA = ? ORDER BY EVENT_NAME;
--   '<database>'
-- again [7358630d] SELECT (SELECT count(*) FROM information_schema.TABLES WHERE …
SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGGER_NAME) FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = DATABASE() AND EVENT_OBJECT_TABLE IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') UNION ALL SELECT CONCAT(TABLE_NAME, ' has a default or is computed in column ', COLUMN_NAME) FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') AND (COALESCE(COLUMN_DEFAULT, 'NULL') <> 'NULL' OR EXTRA <> '') UNION ALL SELECT CONCAT(TABLE_NAME, ' has the constraint ', CONSTRAINT_NAME) FROM information_schema.TABLE_CONSTRAINTS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') AND CONSTRAINT_TYPE NOT IN ('PRIMARY KEY', 'UNIQUE') UNION ALL SELECT CONCAT(TABLE_NAME, ' has an expression in the index ', INDEX_NAME) FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') AND COLUMN_NAME IS NULL UNION ALL SELECT CONCAT(TABLE_NAME, ' is no table of InnoDB') FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept') AND (TABLE_TYPE <> 'BASE TABLE' OR ENGINE <> 'InnoDB'); -- [c0b72f9c]
SELECT s.COLUMN_NAME FROM information_schema.STATISTICS s WHERE s.TABLE_SCHEMA = ? AND s.TABLE_NAME = ? AND s.INDEX_NAME = (
 SELECT x.INDEX_NAME FROM information_schema.STATISTICS x LEFT JOIN information_schema.COLUMNS c
  ON c.TABLE_SCHEMA = x.TABLE_SCHEMA AND c.TABLE_NAME = x.TABLE_NAME AND c.COLUMN_NAME = x.COLUMN_NAME
 WHERE x.TABLE_SCHEMA = ? AND x.TABLE_NAME = ? GROUP BY x.INDEX_NAME
 HAVING MAX(x.NON_UNIQUE) = 0 AND MIN(x.INDEX_TYPE = 'BTREE' AND x.SUB_PART IS NULL AND COALESCE(c.IS_NULLABLE, 'YES') = 'NO' AND COALESCE(c.GENERATION_EXPRESSION, '') = '') = 1
 ORDER BY x.INDEX_NAME <> 'PRIMARY', COUNT(*), x.INDEX_NAME LIMIT 1) ORDER BY s.SEQ_IN_INDEX; -- [7484e9da]
--   '<database>', 'orders', '<database>', 'orders'
SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_SCHEMA, k.REFERENCED_TABLE_NAME, k.REFERENCED_COLUMN_NAME, CONCAT(IF(r.UPDATE_RULE = IF(VERSION() LIKE '%MariaDB%', 'RESTRICT', 'NO ACTION'), '', CONCAT(' ON UPDATE ', r.UPDATE_RULE)), IF(r.DELETE_RULE = IF(VERSION() LIKE '%MariaDB%', 'RESTRICT', 'NO ACTION'), '', CONCAT(' ON DELETE ', r.DELETE_RULE))), CASE WHEN r.UPDATE_RULE NOT IN ('RESTRICT', 'NO ACTION') THEN CONCAT('ON UPDATE ', r.UPDATE_RULE) WHEN r.DELETE_RULE NOT IN ('RESTRICT', 'NO ACTION') THEN CONCAT('ON DELETE ', r.DELETE_RULE) ELSE '' END
FROM information_schema.KEY_COLUMN_USAGE k JOIN information_schema.REFERENTIAL_CONSTRAINTS r
ON r.CONSTRAINT_SCHEMA = k.CONSTRAINT_SCHEMA AND r.CONSTRAINT_NAME = k.CONSTRAINT_NAME AND r.TABLE_NAME = k.TABLE_NAME
AND r.CONSTRAINT_SCHEMA = ? AND r.TABLE_NAME = ?
WHERE k.TABLE_SCHEMA = ? AND k.TABLE_NAME = ? AND k.REFERENCED_TABLE_NAME IS NOT NULL ORDER BY k.CONSTRAINT_NAME, k.ORDINAL_POSITION; -- [9073d1b8]
--   '<database>', 'orders', '<database>', 'orders'
-- again [7484e9da] SELECT s.COLUMN_NAME FROM information_schema.STATISTICS s WH …
--   '<database>', 'items', '<database>', 'items'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'items', '<database>', 'items'
-- again [7484e9da] SELECT s.COLUMN_NAME FROM information_schema.STATISTICS s WH …
--   '<database>', 'payments', '<database>', 'payments'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'payments', '<database>', 'payments'
-- again [7484e9da] SELECT s.COLUMN_NAME FROM information_schema.STATISTICS s WH …
--   '<database>', 'shipments', '<database>', 'shipments'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'shipments', '<database>', 'shipments'
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
SELECT COLUMN_NAME, GENERATION_EXPRESSION, COALESCE(COLLATION_NAME, '') FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') <> '' ORDER BY ORDINAL_POSITION; -- [d56b82bf]
--   '<database>', 'orders'
SELECT CONSTRAINT_NAME, CHECK_CLAUSE, 1 FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
--   '<database>', 'orders'
SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD, PARTITION_EXPRESSION, PARTITION_DESCRIPTION FROM information_schema.PARTITIONS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND (PARTITION_METHOD LIKE 'RANGE%' OR PARTITION_METHOD LIKE 'LIST%') ORDER BY 1; -- [89ca3f68]
--   '<database>', 'orders'
SELECT INDEX_NAME, COALESCE(COLUMN_NAME, ''), COALESCE(SUB_PART, 0), '' FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND NON_UNIQUE = 0 ORDER BY INDEX_NAME, SEQ_IN_INDEX; -- [8f374142]
--   '<database>', 'orders'
-- again [d56b82bf] SELECT COLUMN_NAME, GENERATION_EXPRESSION, COALESCE(COLLATIO …
--   '<database>', 'items'
SELECT CONSTRAINT_NAME, CHECK_CLAUSE, 1 FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
--   '<database>', 'items'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'items'
-- again [8f374142] SELECT INDEX_NAME, COALESCE(COLUMN_NAME, ''), COALESCE(SUB_P …
--   '<database>', 'items'
-- again [d56b82bf] SELECT COLUMN_NAME, GENERATION_EXPRESSION, COALESCE(COLLATIO …
--   '<database>', 'payments'
SELECT CONSTRAINT_NAME, CHECK_CLAUSE, 1 FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
--   '<database>', 'payments'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'payments'
-- again [8f374142] SELECT INDEX_NAME, COALESCE(COLUMN_NAME, ''), COALESCE(SUB_P …
--   '<database>', 'payments'
-- again [d56b82bf] SELECT COLUMN_NAME, GENERATION_EXPRESSION, COALESCE(COLLATIO …
--   '<database>', 'shipments'
SELECT CONSTRAINT_NAME, CHECK_CLAUSE, 1 FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
--   '<database>', 'shipments'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'shipments'
-- again [8f374142] SELECT INDEX_NAME, COALESCE(COLUMN_NAME, ''), COALESCE(SUB_P …
--   '<database>', 'shipments'
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
SELECT HEX(`<database>`.`orders`.`id`) FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` IS NOT NULL AND NOT (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) AND NOT (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) LIMIT 1; -- [521402d2]
SELECT HEX(`<database>`.`items`.`order_id`) FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` IS NOT NULL AND NOT (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) AND NOT (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) LIMIT 1; -- [6a890b82]
SELECT HEX(`<database>`.`payments`.`order_id`) FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` IS NOT NULL AND NOT (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) AND NOT (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) LIMIT 1; -- [86690a21]
SELECT HEX(`<database>`.`shipments`.`order_id`) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` IS NOT NULL AND NOT (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) AND NOT (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) LIMIT 1; -- [686c7bb4]
SELECT HEX(`<database>`.`shipments`.`previous`) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` IS NOT NULL AND NOT (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) AND NOT (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) LIMIT 1; -- [1c006914]
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM `sqluuid_migration`;
INSERT INTO `sqluuid_migration` (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?); -- [47548af5]
--   1, 3, 'v1-to-v6',
--   '["<database>.orders.id","<database>.items.order_id","<database>.payments.order_id","<database>.shipments.order_id","<database>.shipments.previous"]',
--   '<hash 1>', '<hash 2>', '<hash 1>', 'running', 'fail', <number 1>, 0, 0, 336, 0, 0,
--   '{"columns":{"<database>.items.order_id":{"rows":120,"nulls":0,"now":"120:86af5b724255273054830598c25fa788","expect":"120:0cfc820755f56fc817e65ef624ce4cc2","key":["line"],"now_rows":"120:892ab35827de70f72efe91311af0859d","expect_rows":"120:2e85cd356a6fa0b75f4af833aaf80316"},"<database>.orders.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"},"<database>.payments.order_id":{"rows":60,"nulls":12,"now":"48:52eabb174a214ed8f60e0d2d91a6f0ea","expect":"48:e9d0ff40b4d98c6fea917c95c00119e8","key":["n"],"now_rows":"48:5cd4bfa3213cc09a10f2e03fde02dbfc","expect_rows":"48:cea45ca5220075072a54a0040c1718cd"},"<database>.shipments.order_id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"},"<database>.shipments.previous":{"rows":60,"nulls":12,"now":"48:9239184c6067730eb19e48ae9f7b113b","expect":"48:db6c75a179c5a77955def6127fce346a","key":["order_id"],"now_rows":"48:85445be2af3d478d4cb1a989702e548e","expect_rows":"48:edea2dc2e696e04c2ceda4226608f6c0"}},"orphans":{"<database>.items (tenant, order_id) \u2192 <database>.orders (tenant, id)":0,"<database>.payments (order_id) \u2192 <database>.orders (id)":0,"<database>.shipments (order_id) \u2192 <database>.orders (id)":0,"<database>.shipments (previous) \u2192 <database>.shipments (order_id)":0},"copy":{"label":"<label>","online":true}}' -- [21afe513],
--   '<time>', '<time>', NULL
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
DROP TABLE IF EXISTS `<database>`.`~sqluuid_pin_<label>`;
DROP TABLE IF EXISTS `<database>`.`orders_new_<label>`;
DROP TABLE IF EXISTS `<database>`.`items_new_<label>`;
DROP TABLE IF EXISTS `<database>`.`payments_new_<label>`;
DROP TABLE IF EXISTS `<database>`.`shipments_new_<label>`;
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders_sums_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders_drop_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items_drop_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments_drop_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments_drop_<label>'
-- again [7484e9da] SELECT s.COLUMN_NAME FROM information_schema.STATISTICS s WH …
--   '<database>', 'orders', '<database>', 'orders'
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'orders'
SHOW CREATE TABLE `<database>`.`orders`;
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/orders'
SELECT COALESCE(CONCAT(CREATE_TIME, ''), '') FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders'
-- again [7484e9da] SELECT s.COLUMN_NAME FROM information_schema.STATISTICS s WH …
--   '<database>', 'items', '<database>', 'items'
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'items'
SHOW CREATE TABLE `<database>`.`items`;
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/items'
SELECT COALESCE(CONCAT(CREATE_TIME, ''), '') FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items'
-- again [7484e9da] SELECT s.COLUMN_NAME FROM information_schema.STATISTICS s WH …
--   '<database>', 'payments', '<database>', 'payments'
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'payments'
SHOW CREATE TABLE `<database>`.`payments`;
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/payments'
SELECT COALESCE(CONCAT(CREATE_TIME, ''), '') FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments'
-- again [7484e9da] SELECT s.COLUMN_NAME FROM information_schema.STATISTICS s WH …
--   '<database>', 'shipments', '<database>', 'shipments'
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'shipments'
SHOW CREATE TABLE `<database>`.`shipments`;
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/shipments'
SELECT COALESCE(CONCAT(CREATE_TIME, ''), '') FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments'
CREATE TRIGGER `<database>`.`sqluuid_normalise` BEFORE INSERT ON `<database>`.`sqluuid_migration_probe` FOR EACH ROW SET @sqluuid = 1;
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_probe' doesn't exist
CREATE TABLE `<database>`.`orders_new_<label>` LIKE `<database>`.`orders`;
CREATE TABLE `<database>`.`items_new_<label>` LIKE `<database>`.`items`;
CREATE TABLE `<database>`.`payments_new_<label>` LIKE `<database>`.`payments`;
CREATE TABLE `<database>`.`shipments_new_<label>` LIKE `<database>`.`shipments`;
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'orders', '<database>', 'orders'
SELECT COLUMN_NAME, INDEX_NAME FROM information_schema.STATISTICS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND SEQ_IN_INDEX = 1 AND NON_UNIQUE = 1 AND INDEX_TYPE = 'BTREE' AND COLUMN_NAME IS NOT NULL ORDER BY INDEX_NAME; -- [6665da43]
--   '<database>', 'orders_new_<label>'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'items', '<database>', 'items'
-- again [6665da43] SELECT COLUMN_NAME, INDEX_NAME FROM information_schema.STATI …
--   '<database>', 'items_new_<label>'
ALTER TABLE `<database>`.`items_new_<label>` RENAME INDEX `items_order` TO `sqluuid_index_items_order`;
ALTER TABLE `<database>`.`items_new_<label>` RENAME INDEX `sqluuid_index_items_order` TO `items_order`;
ALTER TABLE `<database>`.`items_new_<label>` ADD CONSTRAINT `sqluuid_<label>_items_orders` FOREIGN KEY (`tenant`, `order_id`) REFERENCES `<database>`.`orders_new_<label>` (`tenant`, `id`);
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'payments', '<database>', 'payments'
-- again [6665da43] SELECT COLUMN_NAME, INDEX_NAME FROM information_schema.STATI …
--   '<database>', 'payments_new_<label>'
ALTER TABLE `<database>`.`payments_new_<label>` RENAME INDEX `payments_order` TO `sqluuid_index_payments_order`;
ALTER TABLE `<database>`.`payments_new_<label>` RENAME INDEX `sqluuid_index_payments_order` TO `payments_order`;
ALTER TABLE `<database>`.`payments_new_<label>` ADD CONSTRAINT `sqluuid_<label>_payments_orders` FOREIGN KEY (`order_id`) REFERENCES `<database>`.`orders_new_<label>` (`id`);
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'shipments', '<database>', 'shipments'
-- again [6665da43] SELECT COLUMN_NAME, INDEX_NAME FROM information_schema.STATI …
--   '<database>', 'shipments_new_<label>'
ALTER TABLE `<database>`.`shipments_new_<label>` RENAME INDEX `shipments_previous` TO `sqluuid_index_shipments_previous`;
ALTER TABLE `<database>`.`shipments_new_<label>` RENAME INDEX `sqluuid_index_shipments_previous` TO `shipments_previous`;
ALTER TABLE `<database>`.`shipments_new_<label>` ADD CONSTRAINT `sqluuid_<label>_shipments_orders` FOREIGN KEY (`order_id`) REFERENCES `<database>`.`orders_new_<label>` (`id`);
ALTER TABLE `<database>`.`shipments_new_<label>` ADD CONSTRAINT `sqluuid_<label>_shipments_previous` FOREIGN KEY (`previous`) REFERENCES `<database>`.`shipments_new_<label>` (`order_id`);
SHOW CREATE TABLE `<database>`.`orders_new_<label>`;
SHOW CREATE TABLE `<database>`.`items_new_<label>`;
SHOW CREATE TABLE `<database>`.`payments_new_<label>`;
SHOW CREATE TABLE `<database>`.`shipments_new_<label>`;
CREATE TABLE `<database>`.`orders_log_<label>` (sqluuid_seq bigint unsigned NOT NULL DEFAULT 0 PRIMARY KEY, sqluuid_d smallint NOT NULL DEFAULT 0) ENGINE=InnoDB AS SELECT o.`id` AS sqluuid_k0 FROM `<database>`.`orders` o WHERE 1 = 0; -- [c94f4f99]
CREATE TABLE `<database>`.`orders_pick_<label>` (sqluuid_seq bigint unsigned NOT NULL DEFAULT 0 PRIMARY KEY, sqluuid_d smallint NOT NULL DEFAULT 0) ENGINE=InnoDB AS SELECT o.`id` AS sqluuid_k0, n.`id` AS sqluuid_j0 FROM `<database>`.`orders` o JOIN `<database>`.`orders_new_<label>` n WHERE 1 = 0; -- [8cb47b24]
CREATE TABLE `<database>`.`orders_seen_<label>` (sqluuid_no bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB AS SELECT o.`id` AS sqluuid_k0, n.`id` AS sqluuid_j0 FROM `<database>`.`orders` o JOIN `<database>`.`orders_new_<label>` n WHERE 1 = 0; -- [0b578984]
CREATE TABLE `<database>`.`items_log_<label>` (sqluuid_seq bigint unsigned NOT NULL DEFAULT 0 PRIMARY KEY, sqluuid_d smallint NOT NULL DEFAULT 0) ENGINE=InnoDB AS SELECT o.`order_id` AS sqluuid_k0, o.`line` AS sqluuid_k1 FROM `<database>`.`items` o WHERE 1 = 0; -- [2d93abfc]
CREATE TABLE `<database>`.`items_pick_<label>` (sqluuid_seq bigint unsigned NOT NULL DEFAULT 0 PRIMARY KEY, sqluuid_d smallint NOT NULL DEFAULT 0) ENGINE=InnoDB AS SELECT o.`order_id` AS sqluuid_k0, o.`line` AS sqluuid_k1, n.`order_id` AS sqluuid_j0, n.`line` AS sqluuid_j1 FROM `<database>`.`items` o JOIN `<database>`.`items_new_<label>` n WHERE 1 = 0; -- [f1bcd155]
CREATE TABLE `<database>`.`items_seen_<label>` (sqluuid_no bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB AS SELECT o.`order_id` AS sqluuid_k0, o.`line` AS sqluuid_k1, n.`order_id` AS sqluuid_j0, n.`line` AS sqluuid_j1 FROM `<database>`.`items` o JOIN `<database>`.`items_new_<label>` n WHERE 1 = 0; -- [6cb33141]
CREATE TABLE `<database>`.`payments_log_<label>` (sqluuid_seq bigint unsigned NOT NULL DEFAULT 0 PRIMARY KEY, sqluuid_d smallint NOT NULL DEFAULT 0) ENGINE=InnoDB AS SELECT o.`n` AS sqluuid_k0 FROM `<database>`.`payments` o WHERE 1 = 0; -- [8eba40ec]
CREATE TABLE `<database>`.`payments_pick_<label>` (sqluuid_seq bigint unsigned NOT NULL DEFAULT 0 PRIMARY KEY, sqluuid_d smallint NOT NULL DEFAULT 0) ENGINE=InnoDB AS SELECT o.`n` AS sqluuid_k0, n.`n` AS sqluuid_j0 FROM `<database>`.`payments` o JOIN `<database>`.`payments_new_<label>` n WHERE 1 = 0; -- [567fe432]
CREATE TABLE `<database>`.`payments_seen_<label>` (sqluuid_no bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB AS SELECT o.`n` AS sqluuid_k0, n.`n` AS sqluuid_j0 FROM `<database>`.`payments` o JOIN `<database>`.`payments_new_<label>` n WHERE 1 = 0; -- [becb9dc5]
CREATE TABLE `<database>`.`shipments_log_<label>` (sqluuid_seq bigint unsigned NOT NULL DEFAULT 0 PRIMARY KEY, sqluuid_d smallint NOT NULL DEFAULT 0) ENGINE=InnoDB AS SELECT o.`order_id` AS sqluuid_k0 FROM `<database>`.`shipments` o WHERE 1 = 0; -- [c3da6806]
CREATE TABLE `<database>`.`shipments_pick_<label>` (sqluuid_seq bigint unsigned NOT NULL DEFAULT 0 PRIMARY KEY, sqluuid_d smallint NOT NULL DEFAULT 0) ENGINE=InnoDB AS SELECT o.`order_id` AS sqluuid_k0, n.`order_id` AS sqluuid_j0 FROM `<database>`.`shipments` o JOIN `<database>`.`shipments_new_<label>` n WHERE 1 = 0; -- [2d8847fa]
CREATE TABLE `<database>`.`shipments_seen_<label>` (sqluuid_no bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB AS SELECT o.`order_id` AS sqluuid_k0, n.`order_id` AS sqluuid_j0 FROM `<database>`.`shipments` o JOIN `<database>`.`shipments_new_<label>` n WHERE 1 = 0; -- [5e41461c]
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SELECT CONNECTION_ID();
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
CREATE TRIGGER `<database>`.`sqluuid_follow_<label>_e52ffdee_insert` AFTER INSERT ON `<database>`.`orders` FOR EACH ROW INSERT INTO `<database>`.`orders_log_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), 1, NEW.`id`); -- [bedabbcd]
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
CREATE TRIGGER `<database>`.`sqluuid_follow_<label>_e52ffdee_delete` AFTER DELETE ON `<database>`.`orders` FOR EACH ROW INSERT INTO `<database>`.`orders_log_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), -1, OLD.`id`); -- [aa515576]
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
CREATE TRIGGER `<database>`.`sqluuid_follow_<label>_e52ffdee_update` AFTER UPDATE ON `<database>`.`orders` FOR EACH ROW BEGIN IF OLD.`id` <=> NEW.`id` THEN INSERT INTO `<database>`.`orders_log_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), 0, NEW.`id`); ELSE INSERT INTO `<database>`.`orders_log_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), -1, OLD.`id`), (UUID_SHORT(), 1, NEW.`id`); END IF; END; -- [b0d1c04f]
SELECT CONCAT(TRIGGER_NAME, ' ', COALESCE(CREATED, '')) FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? ORDER BY 1;
--   '<database>', 'orders'
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
CREATE TRIGGER `<database>`.`sqluuid_follow_<label>_e11ee94d_insert` AFTER INSERT ON `<database>`.`items` FOR EACH ROW INSERT INTO `<database>`.`items_log_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`) VALUES (UUID_SHORT(), 1, NEW.`order_id`, NEW.`line`); -- [f26d7cbe]
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
CREATE TRIGGER `<database>`.`sqluuid_follow_<label>_e11ee94d_delete` AFTER DELETE ON `<database>`.`items` FOR EACH ROW INSERT INTO `<database>`.`items_log_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`) VALUES (UUID_SHORT(), -1, OLD.`order_id`, OLD.`line`); -- [879e6575]
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
CREATE TRIGGER `<database>`.`sqluuid_follow_<label>_e11ee94d_update` AFTER UPDATE ON `<database>`.`items` FOR EACH ROW BEGIN IF OLD.`order_id` <=> NEW.`order_id` AND OLD.`line` <=> NEW.`line` THEN INSERT INTO `<database>`.`items_log_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`) VALUES (UUID_SHORT(), 0, NEW.`order_id`, NEW.`line`); ELSE INSERT INTO `<database>`.`items_log_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`) VALUES (UUID_SHORT(), -1, OLD.`order_id`, OLD.`line`), (UUID_SHORT(), 1, NEW.`order_id`, NEW.`line`); END IF; END; -- [863e4686]
SELECT CONCAT(TRIGGER_NAME, ' ', COALESCE(CREATED, '')) FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? ORDER BY 1;
--   '<database>', 'items'
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
CREATE TRIGGER `<database>`.`sqluuid_follow_<label>_65d29b32_insert` AFTER INSERT ON `<database>`.`payments` FOR EACH ROW INSERT INTO `<database>`.`payments_log_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), 1, NEW.`n`); -- [57f6e25a]
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
CREATE TRIGGER `<database>`.`sqluuid_follow_<label>_65d29b32_delete` AFTER DELETE ON `<database>`.`payments` FOR EACH ROW INSERT INTO `<database>`.`payments_log_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), -1, OLD.`n`); -- [a1005cfb]
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
CREATE TRIGGER `<database>`.`sqluuid_follow_<label>_65d29b32_update` AFTER UPDATE ON `<database>`.`payments` FOR EACH ROW BEGIN IF OLD.`n` <=> NEW.`n` THEN INSERT INTO `<database>`.`payments_log_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), 0, NEW.`n`); ELSE INSERT INTO `<database>`.`payments_log_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), -1, OLD.`n`), (UUID_SHORT(), 1, NEW.`n`); END IF; END; -- [be9c23b0]
SELECT CONCAT(TRIGGER_NAME, ' ', COALESCE(CREATED, '')) FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? ORDER BY 1;
--   '<database>', 'payments'
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
CREATE TRIGGER `<database>`.`sqluuid_follow_<label>_94699ad4_insert` AFTER INSERT ON `<database>`.`shipments` FOR EACH ROW INSERT INTO `<database>`.`shipments_log_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), 1, NEW.`order_id`); -- [dc5b0ac7]
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
CREATE TRIGGER `<database>`.`sqluuid_follow_<label>_94699ad4_delete` AFTER DELETE ON `<database>`.`shipments` FOR EACH ROW INSERT INTO `<database>`.`shipments_log_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), -1, OLD.`order_id`); -- [f1d29189]
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
CREATE TRIGGER `<database>`.`sqluuid_follow_<label>_94699ad4_update` AFTER UPDATE ON `<database>`.`shipments` FOR EACH ROW BEGIN IF OLD.`order_id` <=> NEW.`order_id` THEN INSERT INTO `<database>`.`shipments_log_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), 0, NEW.`order_id`); ELSE INSERT INTO `<database>`.`shipments_log_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), -1, OLD.`order_id`), (UUID_SHORT(), 1, NEW.`order_id`); END IF; END; -- [1084765b]
SELECT CONCAT(TRIGGER_NAME, ' ', COALESCE(CREATED, '')) FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? ORDER BY 1;
--   '<database>', 'shipments'
SET SESSION lock_wait_timeout = 1;

-- == the application: UPDATE orders SET note = 'changed' WHERE n IN (1, 30)

-- c2
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
INSERT INTO `<database>`.`orders_new_<label>` (`id`, `tenant`, `n`, `note`) SELECT CASE WHEN (LENGTH(`id`) = 16 AND ORD(SUBSTR(`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`id`),14,3),substr(HEX(`id`),9,4),substr(HEX(`id`),1,5),'6',substr(HEX(`id`),6,3),substr(HEX(`id`),17))) ELSE `id` END, `tenant`, `n`, `note` FROM `<database>`.`orders` ORDER BY CASE WHEN (LENGTH(`id`) = 16 AND ORD(SUBSTR(`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`id`),14,3),substr(HEX(`id`),9,4),substr(HEX(`id`),1,5),'6',substr(HEX(`id`),6,3),substr(HEX(`id`),17))) ELSE `id` END; -- [632f35af]
COMMIT;

-- == the application: INSERT INTO orders VALUES (x'bb6d39c9649411e0b2b441db771a6deb', 3, 1000, 'late')

-- == the application: INSERT INTO items VALUES (x'bb6d39c9649411e0b2b441db771a6deb', 3, 0)

-- c2
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
INSERT INTO `<database>`.`items_new_<label>` (`order_id`, `tenant`, `line`) SELECT CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END, `tenant`, `line` FROM `<database>`.`items` ORDER BY CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END; -- [0bc0b6d7]
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
INSERT INTO `<database>`.`payments_new_<label>` (`n`, `order_id`) SELECT `n`, CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END FROM `<database>`.`payments` ORDER BY CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END; -- [fc31b064]
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
INSERT INTO `<database>`.`shipments_new_<label>` (`order_id`, `previous`, `n`) SELECT CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END, CASE WHEN (LENGTH(`previous`) = 16 AND ORD(SUBSTR(`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`previous`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`previous`),14,3),substr(HEX(`previous`),9,4),substr(HEX(`previous`),1,5),'6',substr(HEX(`previous`),6,3),substr(HEX(`previous`),17))) ELSE `previous` END, `n` FROM `<database>`.`shipments` ORDER BY CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END; -- [f0ecff4d]
COMMIT;

-- == the application: DELETE FROM payments WHERE n IN (2, 3)

-- == the application: UPDATE payments SET order_id = NULL WHERE n = 4

-- c2
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
DELETE FROM `<database>`.`orders_pick_<label>`;
INSERT INTO `<database>`.`orders_pick_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_j0`) SELECT sqluuid_seq, sqluuid_d, `sqluuid_k0`, CASE WHEN (LENGTH(`<database>`.`orders_log_<label>`.`sqluuid_k0`) = 16 AND ORD(SUBSTR(`<database>`.`orders_log_<label>`.`sqluuid_k0`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders_log_<label>`.`sqluuid_k0`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`<database>`.`orders_log_<label>`.`sqluuid_k0`),14,3),substr(HEX(`<database>`.`orders_log_<label>`.`sqluuid_k0`),9,4),substr(HEX(`<database>`.`orders_log_<label>`.`sqluuid_k0`),1,5),'6',substr(HEX(`<database>`.`orders_log_<label>`.`sqluuid_k0`),6,3),substr(HEX(`<database>`.`orders_log_<label>`.`sqluuid_k0`),17))) ELSE `<database>`.`orders_log_<label>`.`sqluuid_k0` END FROM `<database>`.`orders_log_<label>` ORDER BY sqluuid_seq LIMIT 2000; -- [f60fb696]
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`orders_pick_<label>`;
DELETE `<database>`.`orders_new_<label>` FROM `<database>`.`orders_pick_<label>` STRAIGHT_JOIN `<database>`.`orders_new_<label>` ON `<database>`.`orders_pick_<label>`.`sqluuid_j0` = `<database>`.`orders_new_<label>`.`id`; -- [860f8b5f]
INSERT INTO `<database>`.`orders_new_<label>` (`id`, `tenant`, `n`, `note`) SELECT CASE WHEN (LENGTH(`id`) = 16 AND ORD(SUBSTR(`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`id`),14,3),substr(HEX(`id`),9,4),substr(HEX(`id`),1,5),'6',substr(HEX(`id`),6,3),substr(HEX(`id`),17))) ELSE `id` END, `tenant`, `n`, `note` FROM (SELECT DISTINCT `sqluuid_k0` FROM `<database>`.`orders_pick_<label>`) sqluuid_p STRAIGHT_JOIN `<database>`.`orders` ON sqluuid_p.`sqluuid_k0` = `<database>`.`orders`.`id`; -- [1f234569]
INSERT INTO `<database>`.`orders_seen_<label>` (`sqluuid_k0`, `sqluuid_j0`) SELECT DISTINCT `sqluuid_k0`, `sqluuid_j0` FROM `<database>`.`orders_pick_<label>`;
DELETE `<database>`.`orders_log_<label>` FROM `<database>`.`orders_pick_<label>` STRAIGHT_JOIN `<database>`.`orders_log_<label>` ON `<database>`.`orders_log_<label>`.sqluuid_seq = `<database>`.`orders_pick_<label>`.sqluuid_seq; -- [686657d3]
COMMIT;
BEGIN; -- read committed
DELETE FROM `<database>`.`items_pick_<label>`;
INSERT INTO `<database>`.`items_pick_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`, `sqluuid_j0`, `sqluuid_j1`) SELECT sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`, CASE WHEN (LENGTH(`<database>`.`items_log_<label>`.`sqluuid_k0`) = 16 AND ORD(SUBSTR(`<database>`.`items_log_<label>`.`sqluuid_k0`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items_log_<label>`.`sqluuid_k0`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`<database>`.`items_log_<label>`.`sqluuid_k0`),14,3),substr(HEX(`<database>`.`items_log_<label>`.`sqluuid_k0`),9,4),substr(HEX(`<database>`.`items_log_<label>`.`sqluuid_k0`),1,5),'6',substr(HEX(`<database>`.`items_log_<label>`.`sqluuid_k0`),6,3),substr(HEX(`<database>`.`items_log_<label>`.`sqluuid_k0`),17))) ELSE `<database>`.`items_log_<label>`.`sqluuid_k0` END, `<database>`.`items_log_<label>`.`sqluuid_k1` FROM `<database>`.`items_log_<label>` ORDER BY sqluuid_seq LIMIT 2000; -- [b6e87386]
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`items_pick_<label>`;
DELETE `<database>`.`items_new_<label>` FROM `<database>`.`items_pick_<label>` STRAIGHT_JOIN `<database>`.`items_new_<label>` ON `<database>`.`items_pick_<label>`.`sqluuid_j0` = `<database>`.`items_new_<label>`.`order_id` AND `<database>`.`items_pick_<label>`.`sqluuid_j1` = `<database>`.`items_new_<label>`.`line`; -- [87dd1cc5]
INSERT INTO `<database>`.`items_new_<label>` (`order_id`, `tenant`, `line`) SELECT CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END, `tenant`, `line` FROM (SELECT DISTINCT `sqluuid_k0`, `sqluuid_k1` FROM `<database>`.`items_pick_<label>`) sqluuid_p STRAIGHT_JOIN `<database>`.`items` ON sqluuid_p.`sqluuid_k0` = `<database>`.`items`.`order_id` AND sqluuid_p.`sqluuid_k1` = `<database>`.`items`.`line`; -- [3ad7803d]
INSERT INTO `<database>`.`items_seen_<label>` (`sqluuid_k0`, `sqluuid_k1`, `sqluuid_j0`, `sqluuid_j1`) SELECT DISTINCT `sqluuid_k0`, `sqluuid_k1`, `sqluuid_j0`, `sqluuid_j1` FROM `<database>`.`items_pick_<label>`; -- [da8f44ea]
DELETE `<database>`.`items_log_<label>` FROM `<database>`.`items_pick_<label>` STRAIGHT_JOIN `<database>`.`items_log_<label>` ON `<database>`.`items_log_<label>`.sqluuid_seq = `<database>`.`items_pick_<label>`.sqluuid_seq; -- [432d74c9]
COMMIT;
BEGIN; -- read committed
DELETE FROM `<database>`.`payments_pick_<label>`;
INSERT INTO `<database>`.`payments_pick_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_j0`) SELECT sqluuid_seq, sqluuid_d, `sqluuid_k0`, `<database>`.`payments_log_<label>`.`sqluuid_k0` FROM `<database>`.`payments_log_<label>` ORDER BY sqluuid_seq LIMIT 2000; -- [6c1bc354]
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`payments_pick_<label>`;
DELETE `<database>`.`payments_new_<label>` FROM `<database>`.`payments_pick_<label>` STRAIGHT_JOIN `<database>`.`payments_new_<label>` ON `<database>`.`payments_pick_<label>`.`sqluuid_j0` = `<database>`.`payments_new_<label>`.`n`; -- [b17917ef]
INSERT INTO `<database>`.`payments_new_<label>` (`n`, `order_id`) SELECT `n`, CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END FROM (SELECT DISTINCT `sqluuid_k0` FROM `<database>`.`payments_pick_<label>`) sqluuid_p STRAIGHT_JOIN `<database>`.`payments` ON sqluuid_p.`sqluuid_k0` = `<database>`.`payments`.`n`; -- [30c5e990]
INSERT INTO `<database>`.`payments_seen_<label>` (`sqluuid_k0`, `sqluuid_j0`) SELECT DISTINCT `sqluuid_k0`, `sqluuid_j0` FROM `<database>`.`payments_pick_<label>`;
DELETE `<database>`.`payments_log_<label>` FROM `<database>`.`payments_pick_<label>` STRAIGHT_JOIN `<database>`.`payments_log_<label>` ON `<database>`.`payments_log_<label>`.sqluuid_seq = `<database>`.`payments_pick_<label>`.sqluuid_seq; -- [bb712bf2]
COMMIT;
BEGIN; -- read committed
DELETE FROM `<database>`.`shipments_pick_<label>`;
INSERT INTO `<database>`.`shipments_pick_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_j0`) SELECT sqluuid_seq, sqluuid_d, `sqluuid_k0`, CASE WHEN (LENGTH(`<database>`.`shipments_log_<label>`.`sqluuid_k0`) = 16 AND ORD(SUBSTR(`<database>`.`shipments_log_<label>`.`sqluuid_k0`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments_log_<label>`.`sqluuid_k0`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`<database>`.`shipments_log_<label>`.`sqluuid_k0`),14,3),substr(HEX(`<database>`.`shipments_log_<label>`.`sqluuid_k0`),9,4),substr(HEX(`<database>`.`shipments_log_<label>`.`sqluuid_k0`),1,5),'6',substr(HEX(`<database>`.`shipments_log_<label>`.`sqluuid_k0`),6,3),substr(HEX(`<database>`.`shipments_log_<label>`.`sqluuid_k0`),17))) ELSE `<database>`.`shipments_log_<label>`.`sqluuid_k0` END FROM `<database>`.`shipments_log_<label>` ORDER BY sqluuid_seq LIMIT 2000; -- [ea35adf6]
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`shipments_pick_<label>`;
COMMIT;

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

-- c2
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1

-- c3
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
LOCK TABLES `<database>`.`orders` READ, `<database>`.`items` READ, `<database>`.`payments` READ, `<database>`.`shipments` READ;

-- c2
BEGIN; -- read committed
DELETE FROM `<database>`.`orders_pick_<label>`;
-- again [f60fb696] INSERT INTO `<database>`.`orders_pick_<label>` (sqluuid_seq, …
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`orders_pick_<label>`;
COMMIT;
BEGIN; -- read committed
DELETE FROM `<database>`.`items_pick_<label>`;
-- again [b6e87386] INSERT INTO `<database>`.`items_pick_<label>` (sqluuid_seq, …
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`items_pick_<label>`;
COMMIT;
BEGIN; -- read committed
DELETE FROM `<database>`.`payments_pick_<label>`;
-- again [6c1bc354] INSERT INTO `<database>`.`payments_pick_<label>` (sqluuid_se …
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`payments_pick_<label>`;
COMMIT;
BEGIN; -- read committed
DELETE FROM `<database>`.`shipments_pick_<label>`;
-- again [ea35adf6] INSERT INTO `<database>`.`shipments_pick_<label>` (sqluuid_s …
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`shipments_pick_<label>`;
COMMIT;
DELETE FROM `<database>`.`orders_seen_<label>`;
INSERT INTO `<database>`.`orders_seen_<label>` (`sqluuid_k0`, `sqluuid_j0`) SELECT `sqluuid_k0`, CASE WHEN (LENGTH(sqluuid_p.`sqluuid_k0`) = 16 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(sqluuid_p.`sqluuid_k0`),14,3),substr(HEX(sqluuid_p.`sqluuid_k0`),9,4),substr(HEX(sqluuid_p.`sqluuid_k0`),1,5),'6',substr(HEX(sqluuid_p.`sqluuid_k0`),6,3),substr(HEX(sqluuid_p.`sqluuid_k0`),17))) ELSE sqluuid_p.`sqluuid_k0` END FROM (SELECT `id` AS sqluuid_k0 FROM `<database>`.`orders` ORDER BY `id` LIMIT 500) sqluuid_p; -- [5203aa69]
INSERT INTO `<database>`.`orders_seen_<label>` (`sqluuid_k0`, `sqluuid_j0`) SELECT `sqluuid_k0`, CASE WHEN (LENGTH(sqluuid_p.`sqluuid_k0`) = 16 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(sqluuid_p.`sqluuid_k0`),14,3),substr(HEX(sqluuid_p.`sqluuid_k0`),9,4),substr(HEX(sqluuid_p.`sqluuid_k0`),1,5),'6',substr(HEX(sqluuid_p.`sqluuid_k0`),6,3),substr(HEX(sqluuid_p.`sqluuid_k0`),17))) ELSE sqluuid_p.`sqluuid_k0` END FROM (SELECT `id` AS sqluuid_k0 FROM `<database>`.`orders` ORDER BY `id` DESC LIMIT 500) sqluuid_p; -- [e9188c57]
DELETE FROM `<database>`.`items_seen_<label>`;
INSERT INTO `<database>`.`items_seen_<label>` (`sqluuid_k0`, `sqluuid_k1`, `sqluuid_j0`, `sqluuid_j1`) SELECT `sqluuid_k0`, `sqluuid_k1`, CASE WHEN (LENGTH(sqluuid_p.`sqluuid_k0`) = 16 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(sqluuid_p.`sqluuid_k0`),14,3),substr(HEX(sqluuid_p.`sqluuid_k0`),9,4),substr(HEX(sqluuid_p.`sqluuid_k0`),1,5),'6',substr(HEX(sqluuid_p.`sqluuid_k0`),6,3),substr(HEX(sqluuid_p.`sqluuid_k0`),17))) ELSE sqluuid_p.`sqluuid_k0` END, sqluuid_p.`sqluuid_k1` FROM (SELECT `order_id` AS sqluuid_k0, `line` AS sqluuid_k1 FROM `<database>`.`items` ORDER BY `order_id`, `line` LIMIT 500) sqluuid_p; -- [e060abbf]
INSERT INTO `<database>`.`items_seen_<label>` (`sqluuid_k0`, `sqluuid_k1`, `sqluuid_j0`, `sqluuid_j1`) SELECT `sqluuid_k0`, `sqluuid_k1`, CASE WHEN (LENGTH(sqluuid_p.`sqluuid_k0`) = 16 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(sqluuid_p.`sqluuid_k0`),14,3),substr(HEX(sqluuid_p.`sqluuid_k0`),9,4),substr(HEX(sqluuid_p.`sqluuid_k0`),1,5),'6',substr(HEX(sqluuid_p.`sqluuid_k0`),6,3),substr(HEX(sqluuid_p.`sqluuid_k0`),17))) ELSE sqluuid_p.`sqluuid_k0` END, sqluuid_p.`sqluuid_k1` FROM (SELECT `order_id` AS sqluuid_k0, `line` AS sqluuid_k1 FROM `<database>`.`items` ORDER BY `order_id` DESC, `line` DESC LIMIT 500) sqluuid_p; -- [85e65bd2]
DELETE FROM `<database>`.`payments_seen_<label>`;
INSERT INTO `<database>`.`payments_seen_<label>` (`sqluuid_k0`, `sqluuid_j0`) SELECT `sqluuid_k0`, sqluuid_p.`sqluuid_k0` FROM (SELECT `n` AS sqluuid_k0 FROM `<database>`.`payments` ORDER BY `n` LIMIT 500) sqluuid_p; -- [bcffaa01]
INSERT INTO `<database>`.`payments_seen_<label>` (`sqluuid_k0`, `sqluuid_j0`) SELECT `sqluuid_k0`, sqluuid_p.`sqluuid_k0` FROM (SELECT `n` AS sqluuid_k0 FROM `<database>`.`payments` ORDER BY `n` DESC LIMIT 500) sqluuid_p; -- [965055f7]
DELETE FROM `<database>`.`shipments_seen_<label>`;
INSERT INTO `<database>`.`shipments_seen_<label>` (`sqluuid_k0`, `sqluuid_j0`) SELECT `sqluuid_k0`, CASE WHEN (LENGTH(sqluuid_p.`sqluuid_k0`) = 16 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(sqluuid_p.`sqluuid_k0`),14,3),substr(HEX(sqluuid_p.`sqluuid_k0`),9,4),substr(HEX(sqluuid_p.`sqluuid_k0`),1,5),'6',substr(HEX(sqluuid_p.`sqluuid_k0`),6,3),substr(HEX(sqluuid_p.`sqluuid_k0`),17))) ELSE sqluuid_p.`sqluuid_k0` END FROM (SELECT `order_id` AS sqluuid_k0 FROM `<database>`.`shipments` ORDER BY `order_id` LIMIT 500) sqluuid_p; -- [c852aaae]
INSERT INTO `<database>`.`shipments_seen_<label>` (`sqluuid_k0`, `sqluuid_j0`) SELECT `sqluuid_k0`, CASE WHEN (LENGTH(sqluuid_p.`sqluuid_k0`) = 16 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(sqluuid_p.`sqluuid_k0`),14,3),substr(HEX(sqluuid_p.`sqluuid_k0`),9,4),substr(HEX(sqluuid_p.`sqluuid_k0`),1,5),'6',substr(HEX(sqluuid_p.`sqluuid_k0`),6,3),substr(HEX(sqluuid_p.`sqluuid_k0`),17))) ELSE sqluuid_p.`sqluuid_k0` END FROM (SELECT `order_id` AS sqluuid_k0 FROM `<database>`.`shipments` ORDER BY `order_id` DESC LIMIT 500) sqluuid_p; -- [293c7799]
BEGIN; -- repeatable read
SELECT count(*) FROM (SELECT 1 FROM `<database>`.`orders` LIMIT 1) x;
SELECT count(*) FROM `<database>`.`orders` WHERE `id` IS NULL;
SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` IS NOT NULL;
SELECT count(*) FROM `<database>`.`orders_new_<label>` WHERE `id` IS NULL;
SELECT `<database>`.`orders_new_<label>`.`id` FROM `<database>`.`orders_new_<label>` WHERE `<database>`.`orders_new_<label>`.`id` IS NOT NULL;
SELECT count(*) FROM `<database>`.`items` WHERE `order_id` IS NULL;
SELECT `<database>`.`items`.`order_id`, `<database>`.`items`.`line` FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` IS NOT NULL;
SELECT count(*) FROM `<database>`.`items_new_<label>` WHERE `order_id` IS NULL;
SELECT `<database>`.`items_new_<label>`.`order_id`, `<database>`.`items_new_<label>`.`line` FROM `<database>`.`items_new_<label>` WHERE `<database>`.`items_new_<label>`.`order_id` IS NOT NULL;
SELECT count(*) FROM `<database>`.`payments` WHERE `order_id` IS NULL;
SELECT `<database>`.`payments`.`order_id`, `<database>`.`payments`.`n` FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` IS NOT NULL;
SELECT count(*) FROM `<database>`.`payments_new_<label>` WHERE `order_id` IS NULL;
SELECT `<database>`.`payments_new_<label>`.`order_id`, `<database>`.`payments_new_<label>`.`n` FROM `<database>`.`payments_new_<label>` WHERE `<database>`.`payments_new_<label>`.`order_id` IS NOT NULL; -- [b955f4e2]
SELECT count(*) FROM `<database>`.`shipments` WHERE `order_id` IS NULL;
SELECT `<database>`.`shipments`.`order_id` FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` IS NOT NULL;
SELECT count(*) FROM `<database>`.`shipments_new_<label>` WHERE `order_id` IS NULL;
SELECT `<database>`.`shipments_new_<label>`.`order_id` FROM `<database>`.`shipments_new_<label>` WHERE `<database>`.`shipments_new_<label>`.`order_id` IS NOT NULL;
SELECT count(*) FROM `<database>`.`shipments` WHERE `previous` IS NULL;
SELECT `<database>`.`shipments`.`previous`, `<database>`.`shipments`.`order_id` FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` IS NOT NULL;
SELECT count(*) FROM `<database>`.`shipments_new_<label>` WHERE `previous` IS NULL;
SELECT `<database>`.`shipments_new_<label>`.`previous`, `<database>`.`shipments_new_<label>`.`order_id` FROM `<database>`.`shipments_new_<label>` WHERE `<database>`.`shipments_new_<label>`.`previous` IS NOT NULL; -- [4f6684fb]
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'orders_new_<label>'
SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + 0e0' WHEN 'timestamp' THEN 'UNIX_TIMESTAMP({c})' WHEN 'vector' THEN 'SHA2(HEX({c}),256)' ELSE 'SHA2({c},256)' END
FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?
AND (DATA_TYPE IN ('float', 'timestamp', 'vector') OR COALESCE(CHARACTER_OCTET_LENGTH, IF(NUMERIC_PRECISION IS NULL AND DATETIME_PRECISION IS NULL, 65536, 0)) > 4096); -- [4c2090ed]
--   '<database>', 'orders_new_<label>'
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(CASE WHEN (LENGTH(`id`) = 16 AND ORD(SUBSTR(`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`id`),14,3),substr(HEX(`id`),9,4),substr(HEX(`id`),1,5),'6',substr(HEX(`id`),6,3),substr(HEX(`id`),17))) ELSE `id` END)),'-'),COALESCE(HEX(CONCAT(`tenant`)),'-'),COALESCE(HEX(CONCAT(`n`)),'-'),COALESCE(HEX(CONCAT(`note`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`orders`; -- [3b2dbc1d]
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(`id`)),'-'),COALESCE(HEX(CONCAT(`tenant`)),'-'),COALESCE(HEX(CONCAT(`n`)),'-'),COALESCE(HEX(CONCAT(`note`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`orders_new_<label>`; -- [cc06ed5c]
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'items_new_<label>'
-- again [4c2090ed] SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + …
--   '<database>', 'items_new_<label>'
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END)),'-'),COALESCE(HEX(CONCAT(`tenant`)),'-'),COALESCE(HEX(CONCAT(`line`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`items`; -- [35d43ff6]
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(`order_id`)),'-'),COALESCE(HEX(CONCAT(`tenant`)),'-'),COALESCE(HEX(CONCAT(`line`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`items_new_<label>`; -- [c7d44e83]
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'payments_new_<label>'
-- again [4c2090ed] SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + …
--   '<database>', 'payments_new_<label>'
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(`n`)),'-'),COALESCE(HEX(CONCAT(CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`payments`; -- [3f62b212]
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(`n`)),'-'),COALESCE(HEX(CONCAT(`order_id`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`payments_new_<label>`; -- [7f9025b7]
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION;
--   '<database>', 'shipments_new_<label>'
-- again [4c2090ed] SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + …
--   '<database>', 'shipments_new_<label>'
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END)),'-'),COALESCE(HEX(CONCAT(CASE WHEN (LENGTH(`previous`) = 16 AND ORD(SUBSTR(`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`previous`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`previous`),14,3),substr(HEX(`previous`),9,4),substr(HEX(`previous`),1,5),'6',substr(HEX(`previous`),6,3),substr(HEX(`previous`),17))) ELSE `previous` END)),'-'),COALESCE(HEX(CONCAT(`n`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`shipments`; -- [63e30768]
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(`order_id`)),'-'),COALESCE(HEX(CONCAT(`previous`)),'-'),COALESCE(HEX(CONCAT(`n`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM `<database>`.`shipments_new_<label>`; -- [2e82e795]
SELECT count(*) FROM `<database>`.`items_new_<label>` c WHERE c.`tenant` IS NOT NULL AND c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders_new_<label>` p WHERE p.`tenant` = c.`tenant` AND p.`id` = c.`order_id`); -- [493e609b]
SELECT count(*) FROM `<database>`.`payments_new_<label>` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders_new_<label>` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments_new_<label>` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders_new_<label>` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments_new_<label>` c WHERE c.`previous` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`shipments_new_<label>` p WHERE p.`order_id` = c.`previous`);
ROLLBACK;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
DELETE FROM `<database>`.`orders_pick_<label>`;
-- again [f60fb696] INSERT INTO `<database>`.`orders_pick_<label>` (sqluuid_seq, …
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`orders_pick_<label>`;
COMMIT;
BEGIN; -- read committed
DELETE FROM `<database>`.`items_pick_<label>`;
-- again [b6e87386] INSERT INTO `<database>`.`items_pick_<label>` (sqluuid_seq, …
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`items_pick_<label>`;
COMMIT;
BEGIN; -- read committed
DELETE FROM `<database>`.`payments_pick_<label>`;
-- again [6c1bc354] INSERT INTO `<database>`.`payments_pick_<label>` (sqluuid_se …
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`payments_pick_<label>`;
COMMIT;
BEGIN; -- read committed
DELETE FROM `<database>`.`shipments_pick_<label>`;
-- again [ea35adf6] INSERT INTO `<database>`.`shipments_pick_<label>` (sqluuid_s …
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`shipments_pick_<label>`;
COMMIT;
UPDATE `sqluuid_migration` SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, seq = seq + 1 WHERE id = ? AND seq = ?;
--   '<hash 1>', 'running', 0, 0, 0, 336,
--   '{"columns":{"<database>.items.order_id":{"rows":121,"nulls":0,"now":"121:172656d2648a66801a7e60db3cca00f8","expect":"121:a3e347d179339eb145ed352132d3507c","key":["line"],"now_rows":"121:9040cdfe0025bb89cccf8289b05ba0ce","expect_rows":"121:c3caf1d1574fe4d75dea83f03f91ba1c"},"<database>.orders.id":{"rows":61,"nulls":0,"now":"61:d3cea919435fd2e8f03cde0edb9a2d34","expect":"61:9d6506cdce38e6cdb9fa05a6206c2a1b"},"<database>.payments.order_id":{"rows":58,"nulls":13,"now":"45:97cdb6d5368a0934d4c6c9bca188cfa3","expect":"45:2c6e7fee63ed3c283ce4c8b73759f3f6","key":["n"],"now_rows":"45:dc556fad0464055966d17ee15f00e538","expect_rows":"45:2d442648872786f469a87dbf6bacf064"},"<database>.shipments.order_id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"},"<database>.shipments.previous":{"rows":60,"nulls":12,"now":"48:9239184c6067730eb19e48ae9f7b113b","expect":"48:db6c75a179c5a77955def6127fce346a","key":["order_id"],"now_rows":"48:85445be2af3d478d4cb1a989702e548e","expect_rows":"48:edea2dc2e696e04c2ceda4226608f6c0"}},"orphans":{"<database>.items (tenant, order_id) \u2192 <database>.orders (tenant, id)":0,"<database>.payments (order_id) \u2192 <database>.orders (id)":0,"<database>.shipments (order_id) \u2192 <database>.orders (id)":0,"<database>.shipments (previous) \u2192 <database>.shipments (order_id)":0},"copy":{"label":"<label>","notes":{"foreign key sqluuid_<label>_items_orders":"items_orders","foreign key sqluuid_<label>_payments_orders":"payments_orders","foreign key sqluuid_<label>_shipments_orders":"shipments_orders","foreign key sqluuid_<label>_shipments_previous":"shipments_previous"},"online":true}}' -- [31ed6922],
--   '<time>', NULL, 1, <number 1>

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

-- c9
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

-- c2
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
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
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
BEGIN; -- read committed
DELETE FROM `<database>`.`orders_pick_<label>`;
-- again [f60fb696] INSERT INTO `<database>`.`orders_pick_<label>` (sqluuid_seq, …
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`orders_pick_<label>`;
COMMIT;
BEGIN; -- read committed
DELETE FROM `<database>`.`items_pick_<label>`;
-- again [b6e87386] INSERT INTO `<database>`.`items_pick_<label>` (sqluuid_seq, …
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`items_pick_<label>`;
COMMIT;
BEGIN; -- read committed
DELETE FROM `<database>`.`payments_pick_<label>`;
-- again [6c1bc354] INSERT INTO `<database>`.`payments_pick_<label>` (sqluuid_se …
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`payments_pick_<label>`;
COMMIT;
BEGIN; -- read committed
DELETE FROM `<database>`.`shipments_pick_<label>`;
-- again [ea35adf6] INSERT INTO `<database>`.`shipments_pick_<label>` (sqluuid_s …
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`shipments_pick_<label>`;
COMMIT;

-- c4
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
LOCK TABLES `<database>`.`orders` WRITE, `<database>`.`orders_new_<label>` WRITE, `<database>`.`orders_log_<label>` WRITE, `<database>`.`orders_pick_<label>` WRITE, `<database>`.`orders_seen_<label>` WRITE, `<database>`.`items` WRITE, `<database>`.`items_new_<label>` WRITE, `<database>`.`items_log_<label>` WRITE, `<database>`.`items_pick_<label>` WRITE, `<database>`.`items_seen_<label>` WRITE, `<database>`.`payments` WRITE, `<database>`.`payments_new_<label>` WRITE, `<database>`.`payments_log_<label>` WRITE, `<database>`.`payments_pick_<label>` WRITE, `<database>`.`payments_seen_<label>` WRITE, `<database>`.`shipments` WRITE, `<database>`.`shipments_new_<label>` WRITE, `<database>`.`shipments_log_<label>` WRITE, `<database>`.`shipments_pick_<label>` WRITE, `<database>`.`shipments_seen_<label>` WRITE; -- [faced2e0]
SHOW CREATE TABLE `<database>`.`orders`;
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/orders'
SELECT COALESCE(CONCAT(CREATE_TIME, ''), '') FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders'
SELECT CONCAT(TRIGGER_NAME, ' ', COALESCE(CREATED, '')) FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? ORDER BY 1;
--   '<database>', 'orders'
SHOW CREATE TABLE `<database>`.`items`;
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/items'
SELECT COALESCE(CONCAT(CREATE_TIME, ''), '') FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items'
SELECT CONCAT(TRIGGER_NAME, ' ', COALESCE(CREATED, '')) FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? ORDER BY 1;
--   '<database>', 'items'
SHOW CREATE TABLE `<database>`.`payments`;
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/payments'
SELECT COALESCE(CONCAT(CREATE_TIME, ''), '') FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments'
SELECT CONCAT(TRIGGER_NAME, ' ', COALESCE(CREATED, '')) FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? ORDER BY 1;
--   '<database>', 'payments'
SHOW CREATE TABLE `<database>`.`shipments`;
-- is not prepared:
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
-- fails: Error 1109 (42S02): Unknown table 'INNODB_FOREIGN' in information_schema
-- again [0fe141ab] SELECT COUNT(*) FROM information_schema.INNODB_SYS_FOREIGN, …
--   '<database>/shipments'
SELECT COALESCE(CONCAT(CREATE_TIME, ''), '') FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments'
SELECT CONCAT(TRIGGER_NAME, ' ', COALESCE(CREATED, '')) FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? ORDER BY 1;
--   '<database>', 'shipments'
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
DELETE FROM `<database>`.`orders_pick_<label>`;
INSERT INTO `<database>`.`orders_pick_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_j0`) SELECT sqluuid_seq, sqluuid_d, `sqluuid_k0`, CASE WHEN (LENGTH(`<database>`.`orders_log_<label>`.`sqluuid_k0`) = 16 AND ORD(SUBSTR(`<database>`.`orders_log_<label>`.`sqluuid_k0`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders_log_<label>`.`sqluuid_k0`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`<database>`.`orders_log_<label>`.`sqluuid_k0`),14,3),substr(HEX(`<database>`.`orders_log_<label>`.`sqluuid_k0`),9,4),substr(HEX(`<database>`.`orders_log_<label>`.`sqluuid_k0`),1,5),'6',substr(HEX(`<database>`.`orders_log_<label>`.`sqluuid_k0`),6,3),substr(HEX(`<database>`.`orders_log_<label>`.`sqluuid_k0`),17))) ELSE `<database>`.`orders_log_<label>`.`sqluuid_k0` END FROM `<database>`.`orders_log_<label>` ORDER BY sqluuid_seq; -- [7d3c75fa]
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`orders_pick_<label>`;
DELETE FROM `<database>`.`items_pick_<label>`;
INSERT INTO `<database>`.`items_pick_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`, `sqluuid_j0`, `sqluuid_j1`) SELECT sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`, CASE WHEN (LENGTH(`<database>`.`items_log_<label>`.`sqluuid_k0`) = 16 AND ORD(SUBSTR(`<database>`.`items_log_<label>`.`sqluuid_k0`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items_log_<label>`.`sqluuid_k0`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`<database>`.`items_log_<label>`.`sqluuid_k0`),14,3),substr(HEX(`<database>`.`items_log_<label>`.`sqluuid_k0`),9,4),substr(HEX(`<database>`.`items_log_<label>`.`sqluuid_k0`),1,5),'6',substr(HEX(`<database>`.`items_log_<label>`.`sqluuid_k0`),6,3),substr(HEX(`<database>`.`items_log_<label>`.`sqluuid_k0`),17))) ELSE `<database>`.`items_log_<label>`.`sqluuid_k0` END, `<database>`.`items_log_<label>`.`sqluuid_k1` FROM `<database>`.`items_log_<label>` ORDER BY sqluuid_seq; -- [00128953]
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`items_pick_<label>`;
DELETE FROM `<database>`.`payments_pick_<label>`;
INSERT INTO `<database>`.`payments_pick_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_j0`) SELECT sqluuid_seq, sqluuid_d, `sqluuid_k0`, `<database>`.`payments_log_<label>`.`sqluuid_k0` FROM `<database>`.`payments_log_<label>` ORDER BY sqluuid_seq; -- [27cec2ec]
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`payments_pick_<label>`;
DELETE FROM `<database>`.`shipments_pick_<label>`;
INSERT INTO `<database>`.`shipments_pick_<label>` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_j0`) SELECT sqluuid_seq, sqluuid_d, `sqluuid_k0`, CASE WHEN (LENGTH(`<database>`.`shipments_log_<label>`.`sqluuid_k0`) = 16 AND ORD(SUBSTR(`<database>`.`shipments_log_<label>`.`sqluuid_k0`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments_log_<label>`.`sqluuid_k0`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`<database>`.`shipments_log_<label>`.`sqluuid_k0`),14,3),substr(HEX(`<database>`.`shipments_log_<label>`.`sqluuid_k0`),9,4),substr(HEX(`<database>`.`shipments_log_<label>`.`sqluuid_k0`),1,5),'6',substr(HEX(`<database>`.`shipments_log_<label>`.`sqluuid_k0`),6,3),substr(HEX(`<database>`.`shipments_log_<label>`.`sqluuid_k0`),17))) ELSE `<database>`.`shipments_log_<label>`.`sqluuid_k0` END FROM `<database>`.`shipments_log_<label>` ORDER BY sqluuid_seq; -- [ea95bd72]
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `<database>`.`shipments_pick_<label>`;
-- again [4c2090ed] SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + …
--   '<database>', 'orders_new_<label>'
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(CASE WHEN (LENGTH(`id`) = 16 AND ORD(SUBSTR(`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`id`),14,3),substr(HEX(`id`),9,4),substr(HEX(`id`),1,5),'6',substr(HEX(`id`),6,3),substr(HEX(`id`),17))) ELSE `id` END)),'-'),COALESCE(HEX(CONCAT(`tenant`)),'-'),COALESCE(HEX(CONCAT(`n`)),'-'),COALESCE(HEX(CONCAT(`note`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM (SELECT DISTINCT `sqluuid_k0` FROM `<database>`.`orders_seen_<label>`) sqluuid_p STRAIGHT_JOIN `<database>`.`orders` ON sqluuid_p.`sqluuid_k0` = `<database>`.`orders`.`id`; -- [0db5eb3d]
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(`id`)),'-'),COALESCE(HEX(CONCAT(`tenant`)),'-'),COALESCE(HEX(CONCAT(`n`)),'-'),COALESCE(HEX(CONCAT(`note`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM (SELECT DISTINCT `sqluuid_j0` FROM `<database>`.`orders_seen_<label>`) sqluuid_p STRAIGHT_JOIN `<database>`.`orders_new_<label>` ON sqluuid_p.`sqluuid_j0` = `<database>`.`orders_new_<label>`.`id`; -- [6489987d]
SELECT HEX(`id`) FROM (SELECT DISTINCT `sqluuid_k0` FROM `<database>`.`orders_seen_<label>`) sqluuid_p STRAIGHT_JOIN `<database>`.`orders` ON sqluuid_p.`sqluuid_k0` = `<database>`.`orders`.`id` WHERE `id` IS NOT NULL AND NOT (LENGTH(`id`) = 16 AND ORD(SUBSTR(`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`id`,9,1)) BETWEEN 128 AND 191) LIMIT 1; -- [526f32c8]
-- again [4c2090ed] SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + …
--   '<database>', 'items_new_<label>'
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END)),'-'),COALESCE(HEX(CONCAT(`tenant`)),'-'),COALESCE(HEX(CONCAT(`line`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM (SELECT DISTINCT `sqluuid_k0`, `sqluuid_k1` FROM `<database>`.`items_seen_<label>`) sqluuid_p STRAIGHT_JOIN `<database>`.`items` ON sqluuid_p.`sqluuid_k0` = `<database>`.`items`.`order_id` AND sqluuid_p.`sqluuid_k1` = `<database>`.`items`.`line`; -- [3ef419bd]
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(`order_id`)),'-'),COALESCE(HEX(CONCAT(`tenant`)),'-'),COALESCE(HEX(CONCAT(`line`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM (SELECT DISTINCT `sqluuid_j0`, `sqluuid_j1` FROM `<database>`.`items_seen_<label>`) sqluuid_p STRAIGHT_JOIN `<database>`.`items_new_<label>` ON sqluuid_p.`sqluuid_j0` = `<database>`.`items_new_<label>`.`order_id` AND sqluuid_p.`sqluuid_j1` = `<database>`.`items_new_<label>`.`line`; -- [8b689d09]
SELECT HEX(`order_id`) FROM (SELECT DISTINCT `sqluuid_k0`, `sqluuid_k1` FROM `<database>`.`items_seen_<label>`) sqluuid_p STRAIGHT_JOIN `<database>`.`items` ON sqluuid_p.`sqluuid_k0` = `<database>`.`items`.`order_id` AND sqluuid_p.`sqluuid_k1` = `<database>`.`items`.`line` WHERE `order_id` IS NOT NULL AND NOT (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) LIMIT 1; -- [be0e5ad2]
-- again [4c2090ed] SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + …
--   '<database>', 'payments_new_<label>'
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(`n`)),'-'),COALESCE(HEX(CONCAT(CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM (SELECT DISTINCT `sqluuid_k0` FROM `<database>`.`payments_seen_<label>`) sqluuid_p STRAIGHT_JOIN `<database>`.`payments` ON sqluuid_p.`sqluuid_k0` = `<database>`.`payments`.`n`; -- [2b32f1bb]
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(`n`)),'-'),COALESCE(HEX(CONCAT(`order_id`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM (SELECT DISTINCT `sqluuid_j0` FROM `<database>`.`payments_seen_<label>`) sqluuid_p STRAIGHT_JOIN `<database>`.`payments_new_<label>` ON sqluuid_p.`sqluuid_j0` = `<database>`.`payments_new_<label>`.`n`; -- [7fc61432]
SELECT HEX(`order_id`) FROM (SELECT DISTINCT `sqluuid_k0` FROM `<database>`.`payments_seen_<label>`) sqluuid_p STRAIGHT_JOIN `<database>`.`payments` ON sqluuid_p.`sqluuid_k0` = `<database>`.`payments`.`n` WHERE `order_id` IS NOT NULL AND NOT (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) LIMIT 1; -- [35e69b86]
-- again [4c2090ed] SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + …
--   '<database>', 'shipments_new_<label>'
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END)),'-'),COALESCE(HEX(CONCAT(CASE WHEN (LENGTH(`previous`) = 16 AND ORD(SUBSTR(`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`previous`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`previous`),14,3),substr(HEX(`previous`),9,4),substr(HEX(`previous`),1,5),'6',substr(HEX(`previous`),6,3),substr(HEX(`previous`),17))) ELSE `previous` END)),'-'),COALESCE(HEX(CONCAT(`n`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM (SELECT DISTINCT `sqluuid_k0` FROM `<database>`.`shipments_seen_<label>`) sqluuid_p STRAIGHT_JOIN `<database>`.`shipments` ON sqluuid_p.`sqluuid_k0` = `<database>`.`shipments`.`order_id`; -- [41cf6329]
SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',COALESCE(HEX(CONCAT(`order_id`)),'-'),COALESCE(HEX(CONCAT(`previous`)),'-'),COALESCE(HEX(CONCAT(`n`)),'-')),256),15),16,10) AS DECIMAL(30))),0)) FROM (SELECT DISTINCT `sqluuid_j0` FROM `<database>`.`shipments_seen_<label>`) sqluuid_p STRAIGHT_JOIN `<database>`.`shipments_new_<label>` ON sqluuid_p.`sqluuid_j0` = `<database>`.`shipments_new_<label>`.`order_id`; -- [3b19a635]
SELECT HEX(`order_id`) FROM (SELECT DISTINCT `sqluuid_k0` FROM `<database>`.`shipments_seen_<label>`) sqluuid_p STRAIGHT_JOIN `<database>`.`shipments` ON sqluuid_p.`sqluuid_k0` = `<database>`.`shipments`.`order_id` WHERE `order_id` IS NOT NULL AND NOT (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) LIMIT 1; -- [3057e784]
SELECT HEX(`previous`) FROM (SELECT DISTINCT `sqluuid_k0` FROM `<database>`.`shipments_seen_<label>`) sqluuid_p STRAIGHT_JOIN `<database>`.`shipments` ON sqluuid_p.`sqluuid_k0` = `<database>`.`shipments`.`order_id` WHERE `previous` IS NOT NULL AND NOT (LENGTH(`previous`) = 16 AND ORD(SUBSTR(`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`previous`,9,1)) BETWEEN 128 AND 191) LIMIT 1; -- [0ae5db0c]
SELECT AUTO_INCREMENT FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders'
SELECT AUTO_INCREMENT FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items'
SELECT AUTO_INCREMENT FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments'
SELECT AUTO_INCREMENT FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments'

-- c5
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
SELECT @@session.lock_wait_timeout;

-- c2
SET SESSION lock_wait_timeout = 3;
SELECT CONNECTION_ID();
RENAME TABLE `<database>`.`orders` TO `<database>`.`orders_old_<label>`, `<database>`.`orders_new_<label>` TO `<database>`.`orders`, `<database>`.`items` TO `<database>`.`items_old_<label>`, `<database>`.`items_new_<label>` TO `<database>`.`items`, `<database>`.`payments` TO `<database>`.`payments_old_<label>`, `<database>`.`payments_new_<label>` TO `<database>`.`payments`, `<database>`.`shipments` TO `<database>`.`shipments_old_<label>`, `<database>`.`shipments_new_<label>` TO `<database>`.`shipments`; -- [88a9fd4d]

-- c4
SELECT count(*) FROM information_schema.PROCESSLIST WHERE ID = ? AND STATE LIKE 'Waiting for table%lock';
-- is asked again until it is so
--   <number 2>
UNLOCK TABLES;
KILL QUERY <connection>;
-- is asked again until it is so

-- c5
PREPARE sqluuid_probe FROM 'SELECT 1 FROM `<database>`.`orders`';
-- is asked again until it is so
PREPARE sqluuid_probe FROM 'SELECT 1 FROM `<database>`.`items`';
-- is asked again until it is so
PREPARE sqluuid_probe FROM 'SELECT 1 FROM `<database>`.`payments`';
-- is asked again until it is so
PREPARE sqluuid_probe FROM 'SELECT 1 FROM `<database>`.`shipments`';
-- is asked again until it is so

-- c6
SET SESSION lock_wait_timeout = 60;
SELECT CONNECTION_ID();
LOCK TABLES `<database>`.`orders` WRITE;

-- c8
SET SESSION lock_wait_timeout = 60;
SELECT CONNECTION_ID();
LOCK TABLES `<database>`.`payments` WRITE;

-- c9
SET SESSION lock_wait_timeout = 60;
SELECT CONNECTION_ID();
LOCK TABLES `<database>`.`shipments` WRITE;

-- c2
SET SESSION lock_wait_timeout = 1;
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders_log_<label>'
SELECT count(*) FROM `<database>`.`orders_log_<label>`;
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items_log_<label>'
SELECT count(*) FROM `<database>`.`items_log_<label>`;
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments_log_<label>'
SELECT count(*) FROM `<database>`.`payments_log_<label>`;
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments_log_<label>'
SELECT count(*) FROM `<database>`.`shipments_log_<label>`;
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'orders_old_<label>', '<database>', 'orders_old_<label>'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'items_old_<label>', '<database>', 'items_old_<label>'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'payments_old_<label>', '<database>', 'payments_old_<label>'
-- again [9073d1b8] SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_ …
--   '<database>', 'shipments_old_<label>', '<database>', 'shipments_old_<label>'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders_log_<label>'
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
DROP TRIGGER IF EXISTS `<database>`.`sqluuid_follow_<label>_e52ffdee_insert`;
SET SESSION lock_wait_timeout = 1;
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
DROP TRIGGER IF EXISTS `<database>`.`sqluuid_follow_<label>_e52ffdee_update`;
SET SESSION lock_wait_timeout = 1;
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
DROP TRIGGER IF EXISTS `<database>`.`sqluuid_follow_<label>_e52ffdee_delete`;
SET SESSION lock_wait_timeout = 1;
DROP TABLE IF EXISTS `<database>`.`orders_pick_<label>`;
DROP TABLE IF EXISTS `<database>`.`orders_seen_<label>`;
DROP TABLE IF EXISTS `<database>`.`orders_log_<label>`;
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items_log_<label>'
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
DROP TRIGGER IF EXISTS `<database>`.`sqluuid_follow_<label>_e11ee94d_insert`;
SET SESSION lock_wait_timeout = 1;
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
DROP TRIGGER IF EXISTS `<database>`.`sqluuid_follow_<label>_e11ee94d_update`;
SET SESSION lock_wait_timeout = 1;
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
DROP TRIGGER IF EXISTS `<database>`.`sqluuid_follow_<label>_e11ee94d_delete`;
SET SESSION lock_wait_timeout = 1;
DROP TABLE IF EXISTS `<database>`.`items_pick_<label>`;
DROP TABLE IF EXISTS `<database>`.`items_seen_<label>`;
DROP TABLE IF EXISTS `<database>`.`items_log_<label>`;
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments_log_<label>'
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
DROP TRIGGER IF EXISTS `<database>`.`sqluuid_follow_<label>_65d29b32_insert`;
SET SESSION lock_wait_timeout = 1;
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
DROP TRIGGER IF EXISTS `<database>`.`sqluuid_follow_<label>_65d29b32_update`;
SET SESSION lock_wait_timeout = 1;
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
DROP TRIGGER IF EXISTS `<database>`.`sqluuid_follow_<label>_65d29b32_delete`;
SET SESSION lock_wait_timeout = 1;
DROP TABLE IF EXISTS `<database>`.`payments_pick_<label>`;
DROP TABLE IF EXISTS `<database>`.`payments_seen_<label>`;
DROP TABLE IF EXISTS `<database>`.`payments_log_<label>`;
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments_log_<label>'
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
DROP TRIGGER IF EXISTS `<database>`.`sqluuid_follow_<label>_94699ad4_insert`;
SET SESSION lock_wait_timeout = 1;
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
DROP TRIGGER IF EXISTS `<database>`.`sqluuid_follow_<label>_94699ad4_update`;
SET SESSION lock_wait_timeout = 1;
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
DROP TRIGGER IF EXISTS `<database>`.`sqluuid_follow_<label>_94699ad4_delete`;
SET SESSION lock_wait_timeout = 1;
DROP TABLE IF EXISTS `<database>`.`shipments_pick_<label>`;
DROP TABLE IF EXISTS `<database>`.`shipments_seen_<label>`;
DROP TABLE IF EXISTS `<database>`.`shipments_log_<label>`;
SHOW CREATE TABLE `<database>`.`orders`;
SHOW CREATE TABLE `<database>`.`items`;
SHOW CREATE TABLE `<database>`.`payments`;
SHOW CREATE TABLE `<database>`.`shipments`;
UPDATE `sqluuid_migration` SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [5b1f5569]
--   NULL, 'done', 0, 0, 336, 336,
--   '{"columns":{"<database>.items.order_id":{"rows":121,"nulls":0,"now":"121:172656d2648a66801a7e60db3cca00f8","expect":"121:a3e347d179339eb145ed352132d3507c","key":["line"],"now_rows":"121:9040cdfe0025bb89cccf8289b05ba0ce","expect_rows":"121:c3caf1d1574fe4d75dea83f03f91ba1c"},"<database>.orders.id":{"rows":61,"nulls":0,"now":"61:d3cea919435fd2e8f03cde0edb9a2d34","expect":"61:9d6506cdce38e6cdb9fa05a6206c2a1b"},"<database>.payments.order_id":{"rows":58,"nulls":13,"now":"45:97cdb6d5368a0934d4c6c9bca188cfa3","expect":"45:2c6e7fee63ed3c283ce4c8b73759f3f6","key":["n"],"now_rows":"45:dc556fad0464055966d17ee15f00e538","expect_rows":"45:2d442648872786f469a87dbf6bacf064"},"<database>.shipments.order_id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"},"<database>.shipments.previous":{"rows":60,"nulls":12,"now":"48:9239184c6067730eb19e48ae9f7b113b","expect":"48:db6c75a179c5a77955def6127fce346a","key":["order_id"],"now_rows":"48:85445be2af3d478d4cb1a989702e548e","expect_rows":"48:edea2dc2e696e04c2ceda4226608f6c0"}},"orphans":{"<database>.items (tenant, order_id) \u2192 <database>.orders (tenant, id)":0,"<database>.payments (order_id) \u2192 <database>.orders (id)":0,"<database>.shipments (order_id) \u2192 <database>.orders (id)":0,"<database>.shipments (previous) \u2192 <database>.shipments (order_id)":0},"copy":{"label":"<label>","notes":{"definition of <database>.items":"<hash>","definition of <database>.orders":"<hash>","definition of <database>.payments":"<hash>","definition of <database>.shipments":"<hash>","foreign key sqluuid_<label>_items_orders":"items_orders","foreign key sqluuid_<label>_payments_orders":"payments_orders","foreign key sqluuid_<label>_shipments_orders":"shipments_orders","foreign key sqluuid_<label>_shipments_previous":"shipments_previous"},"online":true}}' -- [a5902f71],
--   '<time>', '<time>', 1, <number 3>
