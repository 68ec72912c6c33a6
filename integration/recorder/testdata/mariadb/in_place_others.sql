-- in place, with ids of other versions that stay, and its undo
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
SELECT CASE WHEN (LENGTH(v.k) = 16 AND ORD(SUBSTR(v.k,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(v.k,9,1)) BETWEEN 128 AND 191) THEN 1 ELSE 0 END, CASE WHEN (LENGTH(v.k) = 16 AND ORD(SUBSTR(v.k,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(v.k,9,1)) BETWEEN 128 AND 191) THEN HEX((UNHEX(CONCAT(substr(HEX(v.k),14,3),substr(HEX(v.k),9,4),substr(HEX(v.k),1,5),'6',substr(HEX(v.k),6,3),substr(HEX(v.k),17))))) END FROM (SELECT CAST(? AS BINARY(16)) AS k) v; -- [29d83bef]
--   x'<id 1>'
-- and 20 more in a row, with other ids
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
SELECT HEX(a.`id`) FROM `<database>`.`orders` a WHERE CASE WHEN (LENGTH(a.`id`) = 16 AND ORD(SUBSTR(a.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`orders` b WHERE b.`id` IN (UNHEX(CONCAT(substr(HEX(a.`id`),8,5),substr(HEX(a.`id`),14,3),substr(HEX(a.`id`),4,4),'1',substr(HEX(a.`id`),1,3),substr(HEX(a.`id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [30928463]
SELECT HEX(a.`id`) FROM `<database>`.`orders` a WHERE CASE WHEN (LENGTH(a.`id`) = 16 AND ORD(SUBSTR(a.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`items` b WHERE b.`order_id` IN (UNHEX(CONCAT(substr(HEX(a.`id`),8,5),substr(HEX(a.`id`),14,3),substr(HEX(a.`id`),4,4),'1',substr(HEX(a.`id`),1,3),substr(HEX(a.`id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [6abfdc58]
SELECT HEX(a.`id`) FROM `<database>`.`orders` a WHERE CASE WHEN (LENGTH(a.`id`) = 16 AND ORD(SUBSTR(a.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`payments` b WHERE b.`order_id` IN (UNHEX(CONCAT(substr(HEX(a.`id`),8,5),substr(HEX(a.`id`),14,3),substr(HEX(a.`id`),4,4),'1',substr(HEX(a.`id`),1,3),substr(HEX(a.`id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [a04af791]
SELECT HEX(a.`id`) FROM `<database>`.`orders` a WHERE CASE WHEN (LENGTH(a.`id`) = 16 AND ORD(SUBSTR(a.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`shipments` b WHERE b.`order_id` IN (UNHEX(CONCAT(substr(HEX(a.`id`),8,5),substr(HEX(a.`id`),14,3),substr(HEX(a.`id`),4,4),'1',substr(HEX(a.`id`),1,3),substr(HEX(a.`id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [f0974590]
SELECT HEX(a.`id`) FROM `<database>`.`orders` a WHERE CASE WHEN (LENGTH(a.`id`) = 16 AND ORD(SUBSTR(a.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`shipments` b WHERE b.`previous` IN (UNHEX(CONCAT(substr(HEX(a.`id`),8,5),substr(HEX(a.`id`),14,3),substr(HEX(a.`id`),4,4),'1',substr(HEX(a.`id`),1,3),substr(HEX(a.`id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [9e1143ca]
SELECT HEX(a.`order_id`) FROM `<database>`.`items` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`orders` b WHERE b.`id` IN (UNHEX(CONCAT(substr(HEX(a.`order_id`),8,5),substr(HEX(a.`order_id`),14,3),substr(HEX(a.`order_id`),4,4),'1',substr(HEX(a.`order_id`),1,3),substr(HEX(a.`order_id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [501426f4]
SELECT HEX(a.`order_id`) FROM `<database>`.`items` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`items` b WHERE b.`order_id` IN (UNHEX(CONCAT(substr(HEX(a.`order_id`),8,5),substr(HEX(a.`order_id`),14,3),substr(HEX(a.`order_id`),4,4),'1',substr(HEX(a.`order_id`),1,3),substr(HEX(a.`order_id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [28c47266]
SELECT HEX(a.`order_id`) FROM `<database>`.`items` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`payments` b WHERE b.`order_id` IN (UNHEX(CONCAT(substr(HEX(a.`order_id`),8,5),substr(HEX(a.`order_id`),14,3),substr(HEX(a.`order_id`),4,4),'1',substr(HEX(a.`order_id`),1,3),substr(HEX(a.`order_id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [991d4fee]
SELECT HEX(a.`order_id`) FROM `<database>`.`items` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`shipments` b WHERE b.`order_id` IN (UNHEX(CONCAT(substr(HEX(a.`order_id`),8,5),substr(HEX(a.`order_id`),14,3),substr(HEX(a.`order_id`),4,4),'1',substr(HEX(a.`order_id`),1,3),substr(HEX(a.`order_id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [7eae0d41]
SELECT HEX(a.`order_id`) FROM `<database>`.`items` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`shipments` b WHERE b.`previous` IN (UNHEX(CONCAT(substr(HEX(a.`order_id`),8,5),substr(HEX(a.`order_id`),14,3),substr(HEX(a.`order_id`),4,4),'1',substr(HEX(a.`order_id`),1,3),substr(HEX(a.`order_id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [fd78acda]
SELECT HEX(a.`order_id`) FROM `<database>`.`payments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`orders` b WHERE b.`id` IN (UNHEX(CONCAT(substr(HEX(a.`order_id`),8,5),substr(HEX(a.`order_id`),14,3),substr(HEX(a.`order_id`),4,4),'1',substr(HEX(a.`order_id`),1,3),substr(HEX(a.`order_id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [a22a0b8a]
SELECT HEX(a.`order_id`) FROM `<database>`.`payments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`items` b WHERE b.`order_id` IN (UNHEX(CONCAT(substr(HEX(a.`order_id`),8,5),substr(HEX(a.`order_id`),14,3),substr(HEX(a.`order_id`),4,4),'1',substr(HEX(a.`order_id`),1,3),substr(HEX(a.`order_id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [2075f918]
SELECT HEX(a.`order_id`) FROM `<database>`.`payments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`payments` b WHERE b.`order_id` IN (UNHEX(CONCAT(substr(HEX(a.`order_id`),8,5),substr(HEX(a.`order_id`),14,3),substr(HEX(a.`order_id`),4,4),'1',substr(HEX(a.`order_id`),1,3),substr(HEX(a.`order_id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [b1227595]
SELECT HEX(a.`order_id`) FROM `<database>`.`payments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`shipments` b WHERE b.`order_id` IN (UNHEX(CONCAT(substr(HEX(a.`order_id`),8,5),substr(HEX(a.`order_id`),14,3),substr(HEX(a.`order_id`),4,4),'1',substr(HEX(a.`order_id`),1,3),substr(HEX(a.`order_id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [1d19a420]
SELECT HEX(a.`order_id`) FROM `<database>`.`payments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`shipments` b WHERE b.`previous` IN (UNHEX(CONCAT(substr(HEX(a.`order_id`),8,5),substr(HEX(a.`order_id`),14,3),substr(HEX(a.`order_id`),4,4),'1',substr(HEX(a.`order_id`),1,3),substr(HEX(a.`order_id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [a68cb698]
SELECT HEX(a.`order_id`) FROM `<database>`.`shipments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`orders` b WHERE b.`id` IN (UNHEX(CONCAT(substr(HEX(a.`order_id`),8,5),substr(HEX(a.`order_id`),14,3),substr(HEX(a.`order_id`),4,4),'1',substr(HEX(a.`order_id`),1,3),substr(HEX(a.`order_id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [c678acf9]
SELECT HEX(a.`order_id`) FROM `<database>`.`shipments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`items` b WHERE b.`order_id` IN (UNHEX(CONCAT(substr(HEX(a.`order_id`),8,5),substr(HEX(a.`order_id`),14,3),substr(HEX(a.`order_id`),4,4),'1',substr(HEX(a.`order_id`),1,3),substr(HEX(a.`order_id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [3bb1493f]
SELECT HEX(a.`order_id`) FROM `<database>`.`shipments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`payments` b WHERE b.`order_id` IN (UNHEX(CONCAT(substr(HEX(a.`order_id`),8,5),substr(HEX(a.`order_id`),14,3),substr(HEX(a.`order_id`),4,4),'1',substr(HEX(a.`order_id`),1,3),substr(HEX(a.`order_id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [fe9377ca]
SELECT HEX(a.`order_id`) FROM `<database>`.`shipments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`shipments` b WHERE b.`order_id` IN (UNHEX(CONCAT(substr(HEX(a.`order_id`),8,5),substr(HEX(a.`order_id`),14,3),substr(HEX(a.`order_id`),4,4),'1',substr(HEX(a.`order_id`),1,3),substr(HEX(a.`order_id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [04be0ec1]
SELECT HEX(a.`order_id`) FROM `<database>`.`shipments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`shipments` b WHERE b.`previous` IN (UNHEX(CONCAT(substr(HEX(a.`order_id`),8,5),substr(HEX(a.`order_id`),14,3),substr(HEX(a.`order_id`),4,4),'1',substr(HEX(a.`order_id`),1,3),substr(HEX(a.`order_id`),17))))) ELSE (1 = 0) END LIMIT 1; -- [8090144a]
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
--   x'<id 2>', x'<id 3>', x'<id 4>', x'<id 5>', x'<id 6>', x'<id 7>', x'<id 8>', x'<id 9>',
--   x'<id 10>', x'<id 11>', x'<id 12>', x'<id 13>', x'<id 14>', x'<id 15>', x'<id 16>'

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
SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` IS NOT NULL;
SELECT `<database>`.`items`.`order_id` FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` IS NOT NULL;
SELECT `<database>`.`payments`.`order_id` FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` IS NOT NULL;
SELECT `<database>`.`shipments`.`order_id` FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` IS NOT NULL;
SELECT `<database>`.`shipments`.`previous` FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` IS NOT NULL;
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM `sqluuid_migration`;
INSERT INTO `sqluuid_migration` (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?); -- [47548af5]
--   1, 3, 'v1-to-v6',
--   '["<database>.orders.id","<database>.items.order_id","<database>.payments.order_id","<database>.shipments.order_id","<database>.shipments.previous"]',
--   '<hash 1>', '<hash 2>', '<hash 1>', 'running', 'skip', <number 1>, 0, 0, 306, 0, 0,
--   '{"columns":{"<database>.items.order_id":{"rows":120,"nulls":0,"now":"120:dae72fd2e52392ece2a39c6fafdf650a","expect":"120:f93e8722ce4792d20dd17c3de42c82c6","key":["line"],"now_rows":"120:65bc09decf3abd22ffa99220721eccc7","expect_rows":"120:c190e1c609ecbb3ab852364e3cafaf08"},"<database>.orders.id":{"rows":60,"nulls":0,"now":"60:ed7397e97291c9767151ce37d7efb285","expect":"60:fc9f43916723c96906e8be1ef2164163"},"<database>.payments.order_id":{"rows":60,"nulls":12,"now":"48:fd06a5479b8884b63d1e58990866cfab","expect":"48:dff201ce71029df465870b399fb034ea","key":["n"],"now_rows":"48:9f7b6539e83f1754b9f2f1ec79033de1","expect_rows":"48:938f8e61677e1c03d51815533eef859a"},"<database>.shipments.order_id":{"rows":60,"nulls":0,"now":"60:ed7397e97291c9767151ce37d7efb285","expect":"60:fc9f43916723c96906e8be1ef2164163"},"<database>.shipments.previous":{"rows":60,"nulls":12,"now":"48:9239184c6067730eb19e48ae9f7b113b","expect":"48:db6c75a179c5a77955def6127fce346a","key":["order_id"],"now_rows":"48:e3ebe9fb22e62c539525c9ddb5652e87","expect_rows":"48:9b35ab3fd0fd93cf72a4bed43025ef5d"}},"orphans":{"<database>.items (tenant, order_id) \u2192 <database>.orders (tenant, id)":0,"<database>.payments (order_id) \u2192 <database>.orders (id)":0,"<database>.shipments (order_id) \u2192 <database>.orders (id)":0,"<database>.shipments (previous) \u2192 <database>.shipments (order_id)":0},"kept":true}' -- [a2e1ac7b],
--   '<time>', '<time>', NULL
INSERT INTO `sqluuid_migration_kept` (run_id, id) VALUES (?, CAST(? AS BINARY(16))), (?, CAST(? AS BINARY(16))), (?, CAST(? AS BINARY(16)));
--   1, x'1e01aefbefc1687fad94199ab9aba85c', 1, x'1e0413938aaa6486aeffb17801b2deff', 1,
--   x'1e06e10bc40667239f19cf420fc1cfc2'
SELECT HEX(q.k) FROM (SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k) q ORDER BY q.k; -- [19c53008]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e004b77ae986e3cb998f4cace58d3d7',
--   x'1e0059b44a446b5d91eba5ecada7f655', x'1e0059b44a446b5d91eba5ecada7f655',
--   … 104 more [59a02510]
SELECT HEX(q.k) FROM (SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k) q ORDER BY q.k; -- [930fd251]
--   x'010e64d4699511e09046051625310619', x'010e64d4699511e09046051625310619',
--   x'072c33bfcaa811e0be6373127acf670b', x'072c33bfcaa811e0be6373127acf670b',
--   … 212 more [623b9400]
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
INSERT INTO `sqluuid_migration_range` (run_id, no, walk, lo, hi) VALUES (?, ?, ?, ?, ?);
--   1, 0, 0, '1E004B77AE986E3CB998F4CACE58D3D7', '1E0ECA7763D2648FB311D1B1A7F374A3'
INSERT INTO `sqluuid_migration_range` (run_id, no, walk, lo, hi) VALUES (?, ?, ?, ?, ?);
--   1, 1, 0, NULL, '010E64D4699511E09046051625310619'
INSERT INTO `sqluuid_migration_range` (run_id, no, walk, lo, hi) VALUES (?, ?, ?, ?, ?);
--   1, 2, 0, '010E64D4699511E09046051625310619', '1E004B77AE986E3CB998F4CACE58D3D7'
INSERT INTO `sqluuid_migration_range` (run_id, no, walk, lo, hi) VALUES (?, ?, ?, ?, ?);
--   1, 3, 0, '1E0ECA7763D2648FB311D1B1A7F374A3', '6E6E9F568F8211E0B4AB97F80A5BDB2F'
INSERT INTO `sqluuid_migration_range` (run_id, no, walk, lo, hi) VALUES (?, ?, ?, ?, ?);
--   1, 4, 0, '6E6E9F568F8211E0B4AB97F80A5BDB2F', 'FF90C438C25911E0B1C5F58A010193BA'
INSERT INTO `sqluuid_migration_range` (run_id, no, walk, lo, hi) VALUES (?, ?, ?, ?, ?);
--   1, 5, 0, 'FF90C438C25911E0B1C5F58A010193BA', NULL
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
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orders`.`id` AS k FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`orders`.`id` LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT `<database>`.`items`.`order_id` AS k FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`items`.`order_id` LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT `<database>`.`payments`.`order_id` AS k FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`payments`.`order_id` LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`order_id` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`shipments`.`order_id` LIMIT 1 OFFSET 19) b3 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`previous` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`shipments`.`previous` LIMIT 1 OFFSET 19) b4) q ORDER BY k LIMIT 1; -- [1bdadd25]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3',
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3',
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3',
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3',
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`orders`.`id` FOR UPDATE; -- [136b268c]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
DELETE FROM `sqluuid_migration_range` WHERE run_id = ? AND no = ?;
--   1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orders`.`id` AS k FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`orders`.`id` LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT `<database>`.`items`.`order_id` AS k FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`items`.`order_id` LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT `<database>`.`payments`.`order_id` AS k FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`payments`.`order_id` LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`order_id` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`shipments`.`order_id` LIMIT 1 OFFSET 19) b3 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`previous` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`shipments`.`previous` LIMIT 1 OFFSET 19) b4) q ORDER BY k LIMIT 1; -- [276e0c19]
--   x'010e64d4699511e09046051625310619', x'010e64d4699511e09046051625310619',
--   x'010e64d4699511e09046051625310619', x'010e64d4699511e09046051625310619',
--   x'010e64d4699511e09046051625310619'
SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`orders`.`id` FOR UPDATE; -- [f66637f8]
--   x'010e64d4699511e09046051625310619'
SELECT HEX(k.id) FROM `sqluuid_migration_kept` k WHERE k.run_id = ? AND k.id IN (SELECT UNHEX(m.o) FROM JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]')) m) LIMIT 1;
--   1, '[["1e06995010e664d49046051625310619"]]'
UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]', n VARCHAR(40) PATH '$[1]')) m STRAIGHT_JOIN `<database>`.`orders` ON `<database>`.`orders`.`id` = UNHEX(m.o) SET `<database>`.`orders`.`id` = UNHEX(m.n); -- [9a2a57a0]
--   '[["010e64d4699511e09046051625310619","1e06995010e664d49046051625310619"]]'
UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]', n VARCHAR(40) PATH '$[1]')) m STRAIGHT_JOIN `<database>`.`items` ON `<database>`.`items`.`order_id` = UNHEX(m.o) SET `<database>`.`items`.`order_id` = UNHEX(m.n); -- [cdcc5202]
--   '[["010e64d4699511e09046051625310619","1e06995010e664d49046051625310619"]]'
UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]', n VARCHAR(40) PATH '$[1]')) m STRAIGHT_JOIN `<database>`.`payments` ON `<database>`.`payments`.`order_id` = UNHEX(m.o) SET `<database>`.`payments`.`order_id` = UNHEX(m.n); -- [3aaffee9]
--   '[["010e64d4699511e09046051625310619","1e06995010e664d49046051625310619"]]'
UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]', n VARCHAR(40) PATH '$[1]')) m STRAIGHT_JOIN `<database>`.`shipments` ON `<database>`.`shipments`.`order_id` = UNHEX(m.o) SET `<database>`.`shipments`.`order_id` = UNHEX(m.n); -- [ad9dac22]
--   '[["010e64d4699511e09046051625310619","1e06995010e664d49046051625310619"]]'
UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]', n VARCHAR(40) PATH '$[1]')) m STRAIGHT_JOIN `<database>`.`shipments` ON `<database>`.`shipments`.`previous` = UNHEX(m.o) SET `<database>`.`shipments`.`previous` = UNHEX(m.n); -- [0121fadf]
--   '[["010e64d4699511e09046051625310619","1e06995010e664d49046051625310619"]]'
INSERT INTO `sqluuid_migration_journal` (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 2>, 0, 1, 6, x'010e64d4699511e09046051625310619', NULL
DELETE FROM `sqluuid_migration_range` WHERE run_id = ? AND no = ?;
--   1, 1
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [1bdadd25] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7',
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7',
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7',
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7',
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [136b268c] SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
SELECT HEX(k.id) FROM `sqluuid_migration_kept` k WHERE k.run_id = ? AND k.id IN (SELECT UNHEX(m.o) FROM JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]')) m) LIMIT 1;
--   1,
--   '[["1e0caa8072c363bfbe6373127acf670b"],["1e0c58612c6b6312881857c78f41e025"],["1e0a2b31c56b6ad5b9207da29f8c4a9f"]]'
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["072c33bfcaa811e0be6373127acf670b","1e0caa8072c363bfbe6373127acf670b"],["12c6b312c58611e0881857c78f41e025","1e0c58612c6b6312881857c78f41e025"],["1c56bad5a2b311e0b9207da29f8c4a9f","1e0a2b31c56b6ad5b9207da29f8c4a9f"]]' -- [5fb56de5]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [5fb56de5] '[["072c33bfcaa811e0be6373127acf670b","1e0caa8072c363bfbe637 …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [5fb56de5] '[["072c33bfcaa811e0be6373127acf670b","1e0caa8072c363bfbe637 …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [5fb56de5] '[["072c33bfcaa811e0be6373127acf670b","1e0caa8072c363bfbe637 …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [5fb56de5] '[["072c33bfcaa811e0be6373127acf670b","1e0caa8072c363bfbe637 …
INSERT INTO `sqluuid_migration_journal` (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 3>, 0, 3, 17,
--   x'072c33bfcaa811e0be6373127acf670b12c6b312c58611e0881857c78f41e0251c56bad5a2b311e0b9207da29f8c4a9f',
--   NULL
DELETE FROM `sqluuid_migration_range` WHERE run_id = ? AND no = ?;
--   1, 2
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [1bdadd25] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'6e6e9f568f8211e0b4ab97f80a5bdb2f',
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'6e6e9f568f8211e0b4ab97f80a5bdb2f',
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'6e6e9f568f8211e0b4ab97f80a5bdb2f',
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'6e6e9f568f8211e0b4ab97f80a5bdb2f',
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'6e6e9f568f8211e0b4ab97f80a5bdb2f'
-- again [136b268c] SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba'
SELECT HEX(k.id) FROM `sqluuid_migration_kept` k WHERE k.run_id = ? AND k.id IN (SELECT UNHEX(m.o) FROM JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]')) m) LIMIT 1;
--   1,
--   '[["1e0a30e238d76db3a68baa746f3f6a2e"],["1e044e7285356b13a72f91ff06fedc5f"],["1e021952aed66c72aaf28ea89b3288c4"],["1e043ab3202263e383a56abe492c48e4"],["1e0a551387366d55bc11392cdca66b80"],["1e0695b440ba6a94b227d449c433224e"],["1e0059b44a446b5d91eba5ecada7f655"],["1e0382f467796c7096679f988c6113b0"],["1e07cef46ad66d12963c173f03320bdc"],["1e03534497986c9db74ea88d7b2208ba"]]' -- [170bb946]
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["238d7db3a30e11e0a68baa746f3f6a2e","1e0a30e238d76db3a68baa746f3f6a2e"],["28535b1344e711e0a72f91ff06fedc5f","1e044e7285356b13a72f91ff06fedc5f"],["2aed6c72219511e0aaf28ea89b3288c4","1e021952aed66c72aaf28ea89b3288c4"],["320223e343ab11e083a56abe492c48e4","1e043ab3202263e383a56abe492c48e4"],["38736d55a55111e0bc11392cdca66b80","1e0a551387366d55bc11392cdca66b80"],["440baa94695b11e0b227d449c433224e","1e0695b440ba6a94b227d449c433224e"],["44a44b5d059b11e091eba5ecada7f655","1e0059b44a446b5d91eba5ecada7f655"],["46779c70382f11e096679f988c6113b0","1e0382f467796c7096679f988c6113b0"],["46ad6d127cef11e0963c173f03320bdc","1e07cef46ad66d12963c173f03320bdc"],["49798c9d353411e0b74ea88d7b2208ba","1e03534497986c9db74ea88d7b2208ba"]]' -- [5623704c]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [5623704c] '[["238d7db3a30e11e0a68baa746f3f6a2e","1e0a30e238d76db3a68ba …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [5623704c] '[["238d7db3a30e11e0a68baa746f3f6a2e","1e0a30e238d76db3a68ba …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [5623704c] '[["238d7db3a30e11e0a68baa746f3f6a2e","1e0a30e238d76db3a68ba …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [5623704c] '[["238d7db3a30e11e0a68baa746f3f6a2e","1e0a30e238d76db3a68ba …
INSERT INTO `sqluuid_migration_journal` (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 4>, 0, 10, 56,
--   x'238d7db3a30e11e0a68baa746f3f6a2e28535b1344e711e0a72f91ff06fedc5f2aed6c72219511e0aaf28ea89b3288c4320223e343ab11e083a56abe492c48e438736d55a55111e0bc11392cdca66b80440baa94695b11e0b227d449c433224e44a44b5d059b11e091eba5ecada7f65546779c70382f11e096679f988c6113b046ad6d127cef11e0963c173f03320bdc49798c9d353411e0b74ea88d7b2208ba' -- [aedb338f],
--   NULL
UPDATE `sqluuid_migration_range` SET lo = ? WHERE run_id = ? AND no = ?;
--   '49798C9D353411E0B74EA88D7B2208BA', 1, 3
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [1bdadd25] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f',
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f',
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f',
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f',
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f'
-- again [136b268c] SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` …
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f'
SELECT HEX(k.id) FROM `sqluuid_migration_kept` k WHERE k.run_id = ? AND k.id IN (SELECT UNHEX(m.o) FROM JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]')) m) LIMIT 1;
--   1,
--   '[["1e0099f50c226f7f9ea1751b2dcd3091"],["1e044615c0c16c3fa78066600072b6a9"],["1e063585d27d633fb106488524072e7a"],["1e07bf46449c6183a51fdc0b01cdd735"],["1e0e6d367d1b65a1bd5e88aa6f92c41a"],["1e0a3f9689cc66cc93034439d5f715c9"],["1e08f826e6e96f56b4ab97f80a5bdb2f"]]' -- [e7ce64d2]
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["50c22f7f099f11e09ea1751b2dcd3091","1e0099f50c226f7f9ea1751b2dcd3091"],["5c0c1c3f446111e0a78066600072b6a9","1e044615c0c16c3fa78066600072b6a9"],["5d27d33f635811e0b106488524072e7a","1e063585d27d633fb106488524072e7a"],["6449c1837bf411e0a51fdc0b01cdd735","1e07bf46449c6183a51fdc0b01cdd735"],["67d1b5a1e6d311e0bd5e88aa6f92c41a","1e0e6d367d1b65a1bd5e88aa6f92c41a"],["689cc6cca3f911e093034439d5f715c9","1e0a3f9689cc66cc93034439d5f715c9"],["6e6e9f568f8211e0b4ab97f80a5bdb2f","1e08f826e6e96f56b4ab97f80a5bdb2f"]]' -- [06ad0dc5]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [06ad0dc5] '[["50c22f7f099f11e09ea1751b2dcd3091","1e0099f50c226f7f9ea17 …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [06ad0dc5] '[["50c22f7f099f11e09ea1751b2dcd3091","1e0099f50c226f7f9ea17 …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [06ad0dc5] '[["50c22f7f099f11e09ea1751b2dcd3091","1e0099f50c226f7f9ea17 …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [06ad0dc5] '[["50c22f7f099f11e09ea1751b2dcd3091","1e0099f50c226f7f9ea17 …
INSERT INTO `sqluuid_migration_journal` (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 5>, 0, 7, 38,
--   x'50c22f7f099f11e09ea1751b2dcd30915c0c1c3f446111e0a78066600072b6a95d27d33f635811e0b106488524072e7a6449c1837bf411e0a51fdc0b01cdd73567d1b5a1e6d311e0bd5e88aa6f92c41a689cc6cca3f911e093034439d5f715c96e6e9f568f8211e0b4ab97f80a5bdb2f' -- [5131e2ce],
--   NULL
DELETE FROM `sqluuid_migration_range` WHERE run_id = ? AND no = ?;
--   1, 3
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [1bdadd25] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [136b268c] SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` …
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d'
SELECT HEX(k.id) FROM `sqluuid_migration_kept` k WHERE k.run_id = ? AND k.id IN (SELECT UNHEX(m.o) FROM JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]')) m) LIMIT 1;
--   1,
--   '[["1e02ebb70ee26816bb4c11771fb28879"],["1e0e66971385637384fb8d803efa17fa"],["1e0eca7763d2648fb311d1b1a7f374a3"],["1e004b77ae986e3cb998f4cace58d3d7"],["1e03f037bb0c6be2b88b883615943ce8"],["1e0ce8a7d6606c2d984fbb015a5e3208"],["1e006f27f252639d9fbd68a82e924a60"],["1e046ce829be6feda6064d971dc1aa46"],["1e0b3c382d93602d93d3a47b7b80e127"],["1e0a1eb8de916bf79e572b8fda751e0d"]]' -- [385086b2]
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["70ee28162ebb11e0bb4c11771fb28879","1e02ebb70ee26816bb4c11771fb28879"],["71385373e66911e084fb8d803efa17fa","1e0e66971385637384fb8d803efa17fa"],["763d248feca711e0b311d1b1a7f374a3","1e0eca7763d2648fb311d1b1a7f374a3"],["7ae98e3c04b711e0b998f4cace58d3d7","1e004b77ae986e3cb998f4cace58d3d7"],["7bb0cbe23f0311e0b88b883615943ce8","1e03f037bb0c6be2b88b883615943ce8"],["7d660c2dce8a11e0984fbb015a5e3208","1e0ce8a7d6606c2d984fbb015a5e3208"],["7f25239d06f211e09fbd68a82e924a60","1e006f27f252639d9fbd68a82e924a60"],["829befed46ce11e0a6064d971dc1aa46","1e046ce829be6feda6064d971dc1aa46"],["82d9302db3c311e093d3a47b7b80e127","1e0b3c382d93602d93d3a47b7b80e127"],["8de91bf7a1eb11e09e572b8fda751e0d","1e0a1eb8de916bf79e572b8fda751e0d"]]' -- [05377ece]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [05377ece] '[["70ee28162ebb11e0bb4c11771fb28879","1e02ebb70ee26816bb4c1 …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [05377ece] '[["70ee28162ebb11e0bb4c11771fb28879","1e02ebb70ee26816bb4c1 …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [05377ece] '[["70ee28162ebb11e0bb4c11771fb28879","1e02ebb70ee26816bb4c1 …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [05377ece] '[["70ee28162ebb11e0bb4c11771fb28879","1e02ebb70ee26816bb4c1 …
INSERT INTO `sqluuid_migration_journal` (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 6>, 0, 10, 57,
--   x'70ee28162ebb11e0bb4c11771fb2887971385373e66911e084fb8d803efa17fa763d248feca711e0b311d1b1a7f374a37ae98e3c04b711e0b998f4cace58d3d77bb0cbe23f0311e0b88b883615943ce87d660c2dce8a11e0984fbb015a5e32087f25239d06f211e09fbd68a82e924a60829befed46ce11e0a6064d971dc1aa4682d9302db3c311e093d3a47b7b80e1278de91bf7a1eb11e09e572b8fda751e0d' -- [f5e03d82],
--   NULL
UPDATE `sqluuid_migration_range` SET lo = ? WHERE run_id = ? AND no = ?;
--   '8DE91BF7A1EB11E09E572B8FDA751E0D', 1, 4
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [1bdadd25] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [136b268c] SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` …
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0'
SELECT HEX(k.id) FROM `sqluuid_migration_kept` k WHERE k.run_id = ? AND k.id IN (SELECT UNHEX(m.o) FROM JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]')) m) LIMIT 1;
--   1,
--   '[["1e0b62a902a46a2ea63e4f939696dfdf"],["1e084359312b6bd0ba69210e5c863d00"],["1e01349961c06c1e84566dd97d047145"],["1e0953d98f756e179be27df760acd3d4"],["1e03990a375960b0b6712d5113c683fe"],["1e0425cab06a6184bcae73ad764b1fae"],["1e05059b6f28663dbeea0307f157cad3"],["1e0931ebac486d758cc163471b08b9cd"],["1e0b342bd20c617189e1f75655e9d243"],["1e0ec4cbef3a6659a3e3f1659cb336d0"]]' -- [f41303c0]
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["902a4a2eb62a11e0a63e4f939696dfdf","1e0b62a902a46a2ea63e4f939696dfdf"],["9312bbd0843511e0ba69210e5c863d00","1e084359312b6bd0ba69210e5c863d00"],["961c0c1e134911e084566dd97d047145","1e01349961c06c1e84566dd97d047145"],["98f75e17953d11e09be27df760acd3d4","1e0953d98f756e179be27df760acd3d4"],["a37590b0399011e0b6712d5113c683fe","1e03990a375960b0b6712d5113c683fe"],["ab06a184425c11e0bcae73ad764b1fae","1e0425cab06a6184bcae73ad764b1fae"],["b6f2863d505911e0beea0307f157cad3","1e05059b6f28663dbeea0307f157cad3"],["bac48d75931e11e08cc163471b08b9cd","1e0931ebac486d758cc163471b08b9cd"],["bd20c171b34211e089e1f75655e9d243","1e0b342bd20c617189e1f75655e9d243"],["bef3a659ec4c11e0a3e3f1659cb336d0","1e0ec4cbef3a6659a3e3f1659cb336d0"]]' -- [10ff95fb]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [10ff95fb] '[["902a4a2eb62a11e0a63e4f939696dfdf","1e0b62a902a46a2ea63e4 …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [10ff95fb] '[["902a4a2eb62a11e0a63e4f939696dfdf","1e0b62a902a46a2ea63e4 …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [10ff95fb] '[["902a4a2eb62a11e0a63e4f939696dfdf","1e0b62a902a46a2ea63e4 …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [10ff95fb] '[["902a4a2eb62a11e0a63e4f939696dfdf","1e0b62a902a46a2ea63e4 …
INSERT INTO `sqluuid_migration_journal` (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 7>, 0, 10, 57,
--   x'902a4a2eb62a11e0a63e4f939696dfdf9312bbd0843511e0ba69210e5c863d00961c0c1e134911e084566dd97d04714598f75e17953d11e09be27df760acd3d4a37590b0399011e0b6712d5113c683feab06a184425c11e0bcae73ad764b1faeb6f2863d505911e0beea0307f157cad3bac48d75931e11e08cc163471b08b9cdbd20c171b34211e089e1f75655e9d243bef3a659ec4c11e0a3e3f1659cb336d0' -- [828b5b19],
--   NULL
UPDATE `sqluuid_migration_range` SET lo = ? WHERE run_id = ? AND no = ?;
--   'BEF3A659EC4C11E0A3E3F1659CB336D0', 1, 4
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [1bdadd25] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [136b268c] SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` …
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857'
SELECT HEX(k.id) FROM `sqluuid_migration_kept` k WHERE k.run_id = ? AND k.id IN (SELECT UNHEX(m.o) FROM JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]')) m) LIMIT 1;
--   1,
--   '[["1e08066c04676d548945564fd83a995d"],["1e09840c278b61cab4a0dbbda0221674"],["1e0a15fc3fe5693c920f243a5f2420e2"],["1e00d72c96c76226a95fb2a74842541d"],["1e03898ca15769498d444a0d841bd48e"],["1e0ec23ce4546fa48706359b2914ec75"],["1e0e1d4d26a06698832bf6859b9103c5"],["1e04930d94586f2b804831b3e827a13e"],["1e044badba9e6a659cfd413d7dffc0db"],["1e0d835decd66a1a8e2ce672cd212857"]]' -- [6a49471b]
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["c0467d54806611e08945564fd83a995d","1e08066c04676d548945564fd83a995d"],["c278b1ca984011e0b4a0dbbda0221674","1e09840c278b61cab4a0dbbda0221674"],["c3fe593ca15f11e0920f243a5f2420e2","1e0a15fc3fe5693c920f243a5f2420e2"],["c96c72260d7211e0a95fb2a74842541d","1e00d72c96c76226a95fb2a74842541d"],["ca157949389811e08d444a0d841bd48e","1e03898ca15769498d444a0d841bd48e"],["ce454fa4ec2311e08706359b2914ec75","1e0ec23ce4546fa48706359b2914ec75"],["d26a0698e1d411e0832bf6859b9103c5","1e0e1d4d26a06698832bf6859b9103c5"],["d9458f2b493011e0804831b3e827a13e","1e04930d94586f2b804831b3e827a13e"],["dba9ea6544ba11e09cfd413d7dffc0db","1e044badba9e6a659cfd413d7dffc0db"],["decd6a1ad83511e08e2ce672cd212857","1e0d835decd66a1a8e2ce672cd212857"]]' -- [bae2e307]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [bae2e307] '[["c0467d54806611e08945564fd83a995d","1e08066c04676d5489455 …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [bae2e307] '[["c0467d54806611e08945564fd83a995d","1e08066c04676d5489455 …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [bae2e307] '[["c0467d54806611e08945564fd83a995d","1e08066c04676d5489455 …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [bae2e307] '[["c0467d54806611e08945564fd83a995d","1e08066c04676d5489455 …
INSERT INTO `sqluuid_migration_journal` (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 8>, 0, 10, 58,
--   x'c0467d54806611e08945564fd83a995dc278b1ca984011e0b4a0dbbda0221674c3fe593ca15f11e0920f243a5f2420e2c96c72260d7211e0a95fb2a74842541dca157949389811e08d444a0d841bd48ece454fa4ec2311e08706359b2914ec75d26a0698e1d411e0832bf6859b9103c5d9458f2b493011e0804831b3e827a13edba9ea6544ba11e09cfd413d7dffc0dbdecd6a1ad83511e08e2ce672cd212857' -- [18faf57b],
--   NULL
UPDATE `sqluuid_migration_range` SET lo = ? WHERE run_id = ? AND no = ?;
--   'DECD6A1AD83511E08E2CE672CD212857', 1, 4
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [1bdadd25] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [136b268c] SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` …
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba'
SELECT HEX(k.id) FROM `sqluuid_migration_kept` k WHERE k.run_id = ? AND k.id IN (SELECT UNHEX(m.o) FROM JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]')) m) LIMIT 1;
--   1,
--   '[["1e00953deda36b9d828f5ab158206a79"],["1e03afbdfa426d088785401ec8e3520f"],["1e0c259ff90c6438b1c5f58a010193ba"]]'
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["deda3b9d095311e0828f5ab158206a79","1e00953deda36b9d828f5ab158206a79"],["dfa42d083afb11e08785401ec8e3520f","1e03afbdfa426d088785401ec8e3520f"],["ff90c438c25911e0b1c5f58a010193ba","1e0c259ff90c6438b1c5f58a010193ba"]]' -- [2c2412e4]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [2c2412e4] '[["deda3b9d095311e0828f5ab158206a79","1e00953deda36b9d828f5 …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [2c2412e4] '[["deda3b9d095311e0828f5ab158206a79","1e00953deda36b9d828f5 …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [2c2412e4] '[["deda3b9d095311e0828f5ab158206a79","1e00953deda36b9d828f5 …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [2c2412e4] '[["deda3b9d095311e0828f5ab158206a79","1e00953deda36b9d828f5 …
INSERT INTO `sqluuid_migration_journal` (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 9>, 0, 3, 17,
--   x'deda3b9d095311e0828f5ab158206a79dfa42d083afb11e08785401ec8e3520fff90c438c25911e0b1c5f58a010193ba',
--   NULL
DELETE FROM `sqluuid_migration_range` WHERE run_id = ? AND no = ?;
--   1, 4
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, walk, lo, hi FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orders`.`id` AS k FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`orders`.`id` LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT `<database>`.`items`.`order_id` AS k FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`items`.`order_id` LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT `<database>`.`payments`.`order_id` AS k FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`payments`.`order_id` LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`order_id` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`shipments`.`order_id` LIMIT 1 OFFSET 19) b3 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`previous` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`shipments`.`previous` LIMIT 1 OFFSET 19) b4) q ORDER BY k LIMIT 1; -- [d150ffd6]
--   x'ff90c438c25911e0b1c5f58a010193ba', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'ff90c438c25911e0b1c5f58a010193ba', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'ff90c438c25911e0b1c5f58a010193ba'
SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`orders`.`id` FOR UPDATE; -- [7da0c696]
--   x'ff90c438c25911e0b1c5f58a010193ba'
DELETE FROM `sqluuid_migration_range` WHERE run_id = ? AND no = ?;
--   1, 5
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
-- again [dc8659df] SELECT count(*) FROM `<database>`.`items` c WHERE c.`tenant` …
SELECT count(*) FROM `<database>`.`payments` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments` c WHERE c.`previous` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`shipments` p WHERE p.`order_id` = c.`previous`);
BEGIN; -- read committed
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM `sqluuid_migration_journal` j WHERE j.run_id = `sqluuid_migration`.id AND j.todo IN (0, 3)) FROM `sqluuid_migration` WHERE id = ?; -- [b8360b02]
--   1
UPDATE `sqluuid_migration` SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [5b1f5569]
--   NULL, 'done', 0, 0, 0, 306,
--   again [a2e1ac7b] '{"columns":{"<database>.items.order_id":{"rows":120,"nulls" …, '<time>',
--   '<time>', 1, <number 1>
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
COMMIT;

-- == the undo

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
-- again [7358630d] SELECT (SELECT count(*) FROM information_schema.TABLES WHERE …
-- again [c0b72f9c] SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGG …
-- again [0c9dd74a] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
SELECT no, todo, n, moved, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ?;
--   1
SELECT id FROM `sqluuid_migration_kept` WHERE run_id = ?;
--   1
-- again [7358630d] SELECT (SELECT count(*) FROM information_schema.TABLES WHERE …
-- again [c0b72f9c] SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGG …
-- again [0c9dd74a] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
SELECT CASE WHEN (LENGTH(v.k) = 16 AND ORD(SUBSTR(v.k,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(v.k,9,1)) BETWEEN 128 AND 191) THEN 1 ELSE 0 END, CASE WHEN (LENGTH(v.k) = 16 AND ORD(SUBSTR(v.k,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(v.k,9,1)) BETWEEN 128 AND 191) THEN HEX((UNHEX(CONCAT(substr(HEX(v.k),8,5),substr(HEX(v.k),14,3),substr(HEX(v.k),4,4),'1',substr(HEX(v.k),1,3),substr(HEX(v.k),17))))) END FROM (SELECT CAST(? AS BINARY(16)) AS k) v; -- [1ed2b9a8]
--   x'<id 17>'
-- and 20 more in a row, with other ids
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
-- again [dc8659df] SELECT count(*) FROM `<database>`.`items` c WHERE c.`tenant` …
SELECT count(*) FROM `<database>`.`payments` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments` c WHERE c.`previous` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`shipments` p WHERE p.`order_id` = c.`previous`);
-- again [d56b82bf] SELECT COLUMN_NAME, GENERATION_EXPRESSION, COALESCE(COLLATIO …
--   '<database>', 'orders'
SELECT CONSTRAINT_NAME, CHECK_CLAUSE, 1 FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
--   '<database>', 'orders'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'orders'
-- again [8f374142] SELECT INDEX_NAME, COALESCE(COLUMN_NAME, ''), COALESCE(SUB_P …
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
-- again [b153b4de] SELECT v FROM (SELECT `<database>`.`orders`.`note` AS v FROM …
-- again [b6be5640] SELECT v FROM (SELECT `<database>`.`orders`.`note` AS v FROM …
-- again [92d3e3b4] SELECT * FROM (SELECT v AS w FROM (SELECT `<database>`.`orde …
--   x'<id 18>', x'<id 19>', x'<id 20>', x'<id 21>', x'<id 22>', x'<id 23>', x'<id 24>', x'<id 25>',
--   x'<id 26>', x'<id 27>', x'<id 28>', x'<id 29>', x'<id 30>', x'<id 31>', x'<id 32>'

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
UPDATE `<database>`.`orders` SET `id` = `id` WHERE 1 = 0;
UPDATE `<database>`.`items` SET `order_id` = `order_id` WHERE 1 = 0;
UPDATE `<database>`.`payments` SET `order_id` = `order_id` WHERE 1 = 0;
UPDATE `<database>`.`shipments` SET `order_id` = `order_id` WHERE 1 = 0;
UPDATE `<database>`.`shipments` SET `previous` = `previous` WHERE 1 = 0;
ROLLBACK;
-- again [7358630d] SELECT (SELECT count(*) FROM information_schema.TABLES WHERE …
-- again [c0b72f9c] SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGG …
BEGIN; -- read committed
-- again [b8360b02] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
UPDATE `sqluuid_migration` SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, seq = seq + 1 WHERE id = ? AND seq = ?;
--   '<hash 1>', 'undoing', 0, 0, 0, 306,
--   '{"columns":{"<database>.items.order_id":{"rows":120,"nulls":0,"now":"120:f93e8722ce4792d20dd17c3de42c82c6","expect":"120:dae72fd2e52392ece2a39c6fafdf650a","key":["line"],"now_rows":"120:c190e1c609ecbb3ab852364e3cafaf08","expect_rows":"120:65bc09decf3abd22ffa99220721eccc7"},"<database>.orders.id":{"rows":60,"nulls":0,"now":"60:fc9f43916723c96906e8be1ef2164163","expect":"60:ed7397e97291c9767151ce37d7efb285"},"<database>.payments.order_id":{"rows":60,"nulls":12,"now":"48:dff201ce71029df465870b399fb034ea","expect":"48:fd06a5479b8884b63d1e58990866cfab","key":["n"],"now_rows":"48:938f8e61677e1c03d51815533eef859a","expect_rows":"48:9f7b6539e83f1754b9f2f1ec79033de1"},"<database>.shipments.order_id":{"rows":60,"nulls":0,"now":"60:fc9f43916723c96906e8be1ef2164163","expect":"60:ed7397e97291c9767151ce37d7efb285"},"<database>.shipments.previous":{"rows":60,"nulls":12,"now":"48:db6c75a179c5a77955def6127fce346a","expect":"48:9239184c6067730eb19e48ae9f7b113b","key":["order_id"],"now_rows":"48:9b35ab3fd0fd93cf72a4bed43025ef5d","expect_rows":"48:e3ebe9fb22e62c539525c9ddb5652e87"}},"orphans":{"<database>.items (tenant, order_id) \u2192 <database>.orders (tenant, id)":0,"<database>.payments (order_id) \u2192 <database>.orders (id)":0,"<database>.shipments (order_id) \u2192 <database>.orders (id)":0,"<database>.shipments (previous) \u2192 <database>.shipments (order_id)":0},"kept":true}' -- [9065ee02],
--   '<time>', NULL, 1, <number 10>
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
UPDATE `sqluuid_migration_journal` SET todo = CASE todo WHEN 0 THEN 1 ELSE 2 END WHERE run_id = ?;
--   1
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
-- again [f41c4223] SELECT (SELECT count(*) FROM `sqluuid_migration_range` WHERE …
--   1, 1, 1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SELECT CONNECTION_ID();
BEGIN; -- read committed
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["1e06995010e664d49046051625310619","010e64d4699511e09046051625310619"]]'
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["1e06995010e664d49046051625310619","010e64d4699511e09046051625310619"]]'
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["1e06995010e664d49046051625310619","010e64d4699511e09046051625310619"]]'
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["1e06995010e664d49046051625310619","010e64d4699511e09046051625310619"]]'
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["1e06995010e664d49046051625310619","010e64d4699511e09046051625310619"]]'
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   6, 1, x'010e64d4699511e09046051625310619', 1, <number 2>
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["1e0caa8072c363bfbe6373127acf670b","072c33bfcaa811e0be6373127acf670b"],["1e0c58612c6b6312881857c78f41e025","12c6b312c58611e0881857c78f41e025"],["1e0a2b31c56b6ad5b9207da29f8c4a9f","1c56bad5a2b311e0b9207da29f8c4a9f"]]' -- [ebbc9977]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [ebbc9977] '[["1e0caa8072c363bfbe6373127acf670b","072c33bfcaa811e0be637 …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [ebbc9977] '[["1e0caa8072c363bfbe6373127acf670b","072c33bfcaa811e0be637 …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [ebbc9977] '[["1e0caa8072c363bfbe6373127acf670b","072c33bfcaa811e0be637 …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [ebbc9977] '[["1e0caa8072c363bfbe6373127acf670b","072c33bfcaa811e0be637 …
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   17, 3,
--   x'072c33bfcaa811e0be6373127acf670b12c6b312c58611e0881857c78f41e0251c56bad5a2b311e0b9207da29f8c4a9f',
--   1, <number 3>
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["1e0a30e238d76db3a68baa746f3f6a2e","238d7db3a30e11e0a68baa746f3f6a2e"],["1e044e7285356b13a72f91ff06fedc5f","28535b1344e711e0a72f91ff06fedc5f"],["1e021952aed66c72aaf28ea89b3288c4","2aed6c72219511e0aaf28ea89b3288c4"],["1e043ab3202263e383a56abe492c48e4","320223e343ab11e083a56abe492c48e4"],["1e0a551387366d55bc11392cdca66b80","38736d55a55111e0bc11392cdca66b80"],["1e0695b440ba6a94b227d449c433224e","440baa94695b11e0b227d449c433224e"],["1e0059b44a446b5d91eba5ecada7f655","44a44b5d059b11e091eba5ecada7f655"],["1e0382f467796c7096679f988c6113b0","46779c70382f11e096679f988c6113b0"],["1e07cef46ad66d12963c173f03320bdc","46ad6d127cef11e0963c173f03320bdc"],["1e03534497986c9db74ea88d7b2208ba","49798c9d353411e0b74ea88d7b2208ba"]]' -- [7446263d]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [7446263d] '[["1e0a30e238d76db3a68baa746f3f6a2e","238d7db3a30e11e0a68ba …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [7446263d] '[["1e0a30e238d76db3a68baa746f3f6a2e","238d7db3a30e11e0a68ba …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [7446263d] '[["1e0a30e238d76db3a68baa746f3f6a2e","238d7db3a30e11e0a68ba …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [7446263d] '[["1e0a30e238d76db3a68baa746f3f6a2e","238d7db3a30e11e0a68ba …
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   56, 10, again [aedb338f] x'238d7db3a30e11e0a68baa746f3f6a2e28535b1344e711e0a72f91ff06 …, 1,
--   <number 4>
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["1e0099f50c226f7f9ea1751b2dcd3091","50c22f7f099f11e09ea1751b2dcd3091"],["1e044615c0c16c3fa78066600072b6a9","5c0c1c3f446111e0a78066600072b6a9"],["1e063585d27d633fb106488524072e7a","5d27d33f635811e0b106488524072e7a"],["1e07bf46449c6183a51fdc0b01cdd735","6449c1837bf411e0a51fdc0b01cdd735"],["1e0e6d367d1b65a1bd5e88aa6f92c41a","67d1b5a1e6d311e0bd5e88aa6f92c41a"],["1e0a3f9689cc66cc93034439d5f715c9","689cc6cca3f911e093034439d5f715c9"],["1e08f826e6e96f56b4ab97f80a5bdb2f","6e6e9f568f8211e0b4ab97f80a5bdb2f"]]' -- [e7ca48a0]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [e7ca48a0] '[["1e0099f50c226f7f9ea1751b2dcd3091","50c22f7f099f11e09ea17 …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [e7ca48a0] '[["1e0099f50c226f7f9ea1751b2dcd3091","50c22f7f099f11e09ea17 …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [e7ca48a0] '[["1e0099f50c226f7f9ea1751b2dcd3091","50c22f7f099f11e09ea17 …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [e7ca48a0] '[["1e0099f50c226f7f9ea1751b2dcd3091","50c22f7f099f11e09ea17 …
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   38, 7, again [5131e2ce] x'50c22f7f099f11e09ea1751b2dcd30915c0c1c3f446111e0a780666000 …, 1,
--   <number 5>
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["1e02ebb70ee26816bb4c11771fb28879","70ee28162ebb11e0bb4c11771fb28879"],["1e0e66971385637384fb8d803efa17fa","71385373e66911e084fb8d803efa17fa"],["1e0eca7763d2648fb311d1b1a7f374a3","763d248feca711e0b311d1b1a7f374a3"],["1e004b77ae986e3cb998f4cace58d3d7","7ae98e3c04b711e0b998f4cace58d3d7"],["1e03f037bb0c6be2b88b883615943ce8","7bb0cbe23f0311e0b88b883615943ce8"],["1e0ce8a7d6606c2d984fbb015a5e3208","7d660c2dce8a11e0984fbb015a5e3208"],["1e006f27f252639d9fbd68a82e924a60","7f25239d06f211e09fbd68a82e924a60"],["1e046ce829be6feda6064d971dc1aa46","829befed46ce11e0a6064d971dc1aa46"],["1e0b3c382d93602d93d3a47b7b80e127","82d9302db3c311e093d3a47b7b80e127"],["1e0a1eb8de916bf79e572b8fda751e0d","8de91bf7a1eb11e09e572b8fda751e0d"]]' -- [a17da299]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [a17da299] '[["1e02ebb70ee26816bb4c11771fb28879","70ee28162ebb11e0bb4c1 …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [a17da299] '[["1e02ebb70ee26816bb4c11771fb28879","70ee28162ebb11e0bb4c1 …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [a17da299] '[["1e02ebb70ee26816bb4c11771fb28879","70ee28162ebb11e0bb4c1 …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [a17da299] '[["1e02ebb70ee26816bb4c11771fb28879","70ee28162ebb11e0bb4c1 …
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   57, 10, again [f5e03d82] x'70ee28162ebb11e0bb4c11771fb2887971385373e66911e084fb8d803e …, 1,
--   <number 6>
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["1e0b62a902a46a2ea63e4f939696dfdf","902a4a2eb62a11e0a63e4f939696dfdf"],["1e084359312b6bd0ba69210e5c863d00","9312bbd0843511e0ba69210e5c863d00"],["1e01349961c06c1e84566dd97d047145","961c0c1e134911e084566dd97d047145"],["1e0953d98f756e179be27df760acd3d4","98f75e17953d11e09be27df760acd3d4"],["1e03990a375960b0b6712d5113c683fe","a37590b0399011e0b6712d5113c683fe"],["1e0425cab06a6184bcae73ad764b1fae","ab06a184425c11e0bcae73ad764b1fae"],["1e05059b6f28663dbeea0307f157cad3","b6f2863d505911e0beea0307f157cad3"],["1e0931ebac486d758cc163471b08b9cd","bac48d75931e11e08cc163471b08b9cd"],["1e0b342bd20c617189e1f75655e9d243","bd20c171b34211e089e1f75655e9d243"],["1e0ec4cbef3a6659a3e3f1659cb336d0","bef3a659ec4c11e0a3e3f1659cb336d0"]]' -- [383f7a67]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [383f7a67] '[["1e0b62a902a46a2ea63e4f939696dfdf","902a4a2eb62a11e0a63e4 …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [383f7a67] '[["1e0b62a902a46a2ea63e4f939696dfdf","902a4a2eb62a11e0a63e4 …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [383f7a67] '[["1e0b62a902a46a2ea63e4f939696dfdf","902a4a2eb62a11e0a63e4 …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [383f7a67] '[["1e0b62a902a46a2ea63e4f939696dfdf","902a4a2eb62a11e0a63e4 …
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   57, 10, again [828b5b19] x'902a4a2eb62a11e0a63e4f939696dfdf9312bbd0843511e0ba69210e5c …, 1,
--   <number 7>
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["1e08066c04676d548945564fd83a995d","c0467d54806611e08945564fd83a995d"],["1e09840c278b61cab4a0dbbda0221674","c278b1ca984011e0b4a0dbbda0221674"],["1e0a15fc3fe5693c920f243a5f2420e2","c3fe593ca15f11e0920f243a5f2420e2"],["1e00d72c96c76226a95fb2a74842541d","c96c72260d7211e0a95fb2a74842541d"],["1e03898ca15769498d444a0d841bd48e","ca157949389811e08d444a0d841bd48e"],["1e0ec23ce4546fa48706359b2914ec75","ce454fa4ec2311e08706359b2914ec75"],["1e0e1d4d26a06698832bf6859b9103c5","d26a0698e1d411e0832bf6859b9103c5"],["1e04930d94586f2b804831b3e827a13e","d9458f2b493011e0804831b3e827a13e"],["1e044badba9e6a659cfd413d7dffc0db","dba9ea6544ba11e09cfd413d7dffc0db"],["1e0d835decd66a1a8e2ce672cd212857","decd6a1ad83511e08e2ce672cd212857"]]' -- [fac0599a]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [fac0599a] '[["1e08066c04676d548945564fd83a995d","c0467d54806611e089455 …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [fac0599a] '[["1e08066c04676d548945564fd83a995d","c0467d54806611e089455 …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [fac0599a] '[["1e08066c04676d548945564fd83a995d","c0467d54806611e089455 …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [fac0599a] '[["1e08066c04676d548945564fd83a995d","c0467d54806611e089455 …
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   58, 10, again [18faf57b] x'c0467d54806611e08945564fd83a995dc278b1ca984011e0b4a0dbbda0 …, 1,
--   <number 8>
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["1e00953deda36b9d828f5ab158206a79","deda3b9d095311e0828f5ab158206a79"],["1e03afbdfa426d088785401ec8e3520f","dfa42d083afb11e08785401ec8e3520f"],["1e0c259ff90c6438b1c5f58a010193ba","ff90c438c25911e0b1c5f58a010193ba"]]' -- [19bd8d30]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [19bd8d30] '[["1e00953deda36b9d828f5ab158206a79","deda3b9d095311e0828f5 …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [19bd8d30] '[["1e00953deda36b9d828f5ab158206a79","deda3b9d095311e0828f5 …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [19bd8d30] '[["1e00953deda36b9d828f5ab158206a79","deda3b9d095311e0828f5 …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [19bd8d30] '[["1e00953deda36b9d828f5ab158206a79","deda3b9d095311e0828f5 …
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   17, 3,
--   x'deda3b9d095311e0828f5ab158206a79dfa42d083afb11e08785401ec8e3520fff90c438c25911e0b1c5f58a010193ba',
--   1, <number 9>
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
COMMIT;
-- again [f41c4223] SELECT (SELECT count(*) FROM `sqluuid_migration_range` WHERE …
--   1, 1, 1
-- again [f41c4223] SELECT (SELECT count(*) FROM `sqluuid_migration_range` WHERE …
--   1, 1, 1
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
SELECT no, todo, n, moved, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ?;
--   1
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
-- again [dc8659df] SELECT count(*) FROM `<database>`.`items` c WHERE c.`tenant` …
SELECT count(*) FROM `<database>`.`payments` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments` c WHERE c.`previous` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`shipments` p WHERE p.`order_id` = c.`previous`);
BEGIN; -- read committed
-- again [b8360b02] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
-- again [5b1f5569] UPDATE `sqluuid_migration` SET active = ?, state = ?, pass = …
--   NULL, 'undone', 0, 0, 306, 306,
--   again [9065ee02] '{"columns":{"<database>.items.order_id":{"rows":120,"nulls" …, '<time>',
--   '<time>', 1, <number 11>
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
DELETE FROM `sqluuid_migration_journal` WHERE run_id = ?;
--   1
DELETE FROM `sqluuid_migration_kept` WHERE run_id = ?;
--   1
COMMIT;
