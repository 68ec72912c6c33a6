-- undo of in_place: interrupted after the first chunk, then the rest
-- MariaDB, version 10.11

-- == the undo, interrupted

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
SELECT no, todo, n, moved, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ?;
--   1
-- again [7358630d] SELECT (SELECT count(*) FROM information_schema.TABLES WHERE …
-- again [c0b72f9c] SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGG …
-- again [0c9dd74a] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
SELECT CASE WHEN (LENGTH(v.k) = 16 AND ORD(SUBSTR(v.k,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(v.k,9,1)) BETWEEN 128 AND 191) THEN 1 ELSE 0 END, CASE WHEN (LENGTH(v.k) = 16 AND ORD(SUBSTR(v.k,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(v.k,9,1)) BETWEEN 128 AND 191) THEN HEX((UNHEX(CONCAT(substr(HEX(v.k),8,5),substr(HEX(v.k),14,3),substr(HEX(v.k),4,4),'1',substr(HEX(v.k),1,3),substr(HEX(v.k),17))))) END FROM (SELECT CAST(? AS BINARY(16)) AS k) v; -- [1ed2b9a8]
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
BEGIN; -- read committed
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM `sqluuid_migration_journal` j WHERE j.run_id = `sqluuid_migration`.id AND j.todo IN (0, 3)) FROM `sqluuid_migration` WHERE id = ?; -- [b8360b02]
--   1
UPDATE `sqluuid_migration` SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, seq = seq + 1 WHERE id = ? AND seq = ?;
--   '<hash 1>', 'undoing', 0, 0, 0, 336,
--   '{"columns":{"<database>.items.order_id":{"rows":120,"nulls":0,"now":"120:0cfc820755f56fc817e65ef624ce4cc2","expect":"120:86af5b724255273054830598c25fa788","key":["line"],"now_rows":"120:2e85cd356a6fa0b75f4af833aaf80316","expect_rows":"120:892ab35827de70f72efe91311af0859d"},"<database>.orders.id":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4"},"<database>.payments.order_id":{"rows":60,"nulls":12,"now":"48:e9d0ff40b4d98c6fea917c95c00119e8","expect":"48:52eabb174a214ed8f60e0d2d91a6f0ea","key":["n"],"now_rows":"48:cea45ca5220075072a54a0040c1718cd","expect_rows":"48:5cd4bfa3213cc09a10f2e03fde02dbfc"},"<database>.shipments.order_id":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4"},"<database>.shipments.previous":{"rows":60,"nulls":12,"now":"48:db6c75a179c5a77955def6127fce346a","expect":"48:9239184c6067730eb19e48ae9f7b113b","key":["order_id"],"now_rows":"48:edea2dc2e696e04c2ceda4226608f6c0","expect_rows":"48:85445be2af3d478d4cb1a989702e548e"}},"orphans":{"<database>.items (tenant, order_id) \u2192 <database>.orders (tenant, id)":0,"<database>.payments (order_id) \u2192 <database>.orders (id) on update cascade":0,"<database>.shipments (order_id) \u2192 <database>.orders (id)":0,"<database>.shipments (previous) \u2192 <database>.shipments (order_id)":0}}' -- [1ae54cdb],
--   '<time>', NULL, 1, <number 1>
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
SELECT (SELECT count(*) FROM `sqluuid_migration_range` WHERE run_id = ?), (SELECT count(*) FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3)), (SELECT count(*) FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo = 0); -- [f41c4223]
--   1, 1, 1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SELECT CONNECTION_ID();
BEGIN; -- read committed
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]', n VARCHAR(40) PATH '$[1]')) m STRAIGHT_JOIN `<database>`.`orders` ON `<database>`.`orders`.`id` = UNHEX(m.o) SET `<database>`.`orders`.`id` = UNHEX(m.n); -- [9a2a57a0]
--   '[["1e06995010e664d49046051625310619","010e64d4699511e09046051625310619"]]'
UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]', n VARCHAR(40) PATH '$[1]')) m STRAIGHT_JOIN `<database>`.`items` ON `<database>`.`items`.`order_id` = UNHEX(m.o) SET `<database>`.`items`.`order_id` = UNHEX(m.n); -- [cdcc5202]
--   '[["1e06995010e664d49046051625310619","010e64d4699511e09046051625310619"]]'
UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]', n VARCHAR(40) PATH '$[1]')) m STRAIGHT_JOIN `<database>`.`payments` ON `<database>`.`payments`.`order_id` = UNHEX(m.o) SET `<database>`.`payments`.`order_id` = UNHEX(m.n); -- [3aaffee9]
--   '[["1e06995010e664d49046051625310619","010e64d4699511e09046051625310619"]]'
UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]', n VARCHAR(40) PATH '$[1]')) m STRAIGHT_JOIN `<database>`.`shipments` ON `<database>`.`shipments`.`order_id` = UNHEX(m.o) SET `<database>`.`shipments`.`order_id` = UNHEX(m.n); -- [ad9dac22]
--   '[["1e06995010e664d49046051625310619","010e64d4699511e09046051625310619"]]'
UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]', n VARCHAR(40) PATH '$[1]')) m STRAIGHT_JOIN `<database>`.`shipments` ON `<database>`.`shipments`.`previous` = UNHEX(m.o) SET `<database>`.`shipments`.`previous` = UNHEX(m.n); -- [0121fadf]
--   '[["1e06995010e664d49046051625310619","010e64d4699511e09046051625310619"]]'
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   6, 1, x'010e64d4699511e09046051625310619', 1, <number 2>
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
-- again [1ed2b9a8] SELECT CASE WHEN (LENGTH(v.k) = 16 AND ORD(SUBSTR(v.k,7,1)) …
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
--   x'<id 17>', x'<id 18>', x'<id 19>', x'<id 20>', x'<id 21>', x'<id 22>', x'<id 23>', x'<id 24>',
--   x'<id 25>', x'<id 26>', x'<id 27>', x'<id 28>', x'<id 29>', x'<id 30>', x'<id 31>'

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
--   '[["1e0e02c223b26424abbd37c6cf2ac1de","223b2424e02c11e0abbd37c6cf2ac1de"],["1e0a30e238d76db3a68baa746f3f6a2e","238d7db3a30e11e0a68baa746f3f6a2e"],["1e044e7285356b13a72f91ff06fedc5f","28535b1344e711e0a72f91ff06fedc5f"],["1e021952aed66c72aaf28ea89b3288c4","2aed6c72219511e0aaf28ea89b3288c4"],["1e0a8412d1b36255a0550b831b2e9e5a","2d1b3255a84111e0a0550b831b2e9e5a"],["1e043ab3202263e383a56abe492c48e4","320223e343ab11e083a56abe492c48e4"],["1e0a551387366d55bc11392cdca66b80","38736d55a55111e0bc11392cdca66b80"],["1e0413938aaa6486aeffb17801b2deff","38aaa486413911e0aeffb17801b2deff"],["1e0695b440ba6a94b227d449c433224e","440baa94695b11e0b227d449c433224e"],["1e0059b44a446b5d91eba5ecada7f655","44a44b5d059b11e091eba5ecada7f655"]]' -- [f1b012b2]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [f1b012b2] '[["1e0e02c223b26424abbd37c6cf2ac1de","223b2424e02c11e0abbd3 …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [f1b012b2] '[["1e0e02c223b26424abbd37c6cf2ac1de","223b2424e02c11e0abbd3 …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [f1b012b2] '[["1e0e02c223b26424abbd37c6cf2ac1de","223b2424e02c11e0abbd3 …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [f1b012b2] '[["1e0e02c223b26424abbd37c6cf2ac1de","223b2424e02c11e0abbd3 …
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   55, 10,
--   x'223b2424e02c11e0abbd37c6cf2ac1de238d7db3a30e11e0a68baa746f3f6a2e28535b1344e711e0a72f91ff06fedc5f2aed6c72219511e0aaf28ea89b3288c42d1b3255a84111e0a0550b831b2e9e5a320223e343ab11e083a56abe492c48e438736d55a55111e0bc11392cdca66b8038aaa486413911e0aeffb17801b2deff440baa94695b11e0b227d449c433224e44a44b5d059b11e091eba5ecada7f655' -- [adc558a6],
--   1, <number 4>
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["1e08c82465486a23b065953e421a1fd1","46548a238c8211e0b065953e421a1fd1"],["1e0382f467796c7096679f988c6113b0","46779c70382f11e096679f988c6113b0"],["1e07cef46ad66d12963c173f03320bdc","46ad6d127cef11e0963c173f03320bdc"],["1e03534497986c9db74ea88d7b2208ba","49798c9d353411e0b74ea88d7b2208ba"],["1e0099f50c226f7f9ea1751b2dcd3091","50c22f7f099f11e09ea1751b2dcd3091"],["1e044615c0c16c3fa78066600072b6a9","5c0c1c3f446111e0a78066600072b6a9"],["1e063585d27d633fb106488524072e7a","5d27d33f635811e0b106488524072e7a"]]' -- [6356438e]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [6356438e] '[["1e08c82465486a23b065953e421a1fd1","46548a238c8211e0b0659 …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [6356438e] '[["1e08c82465486a23b065953e421a1fd1","46548a238c8211e0b0659 …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [6356438e] '[["1e08c82465486a23b065953e421a1fd1","46548a238c8211e0b0659 …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [6356438e] '[["1e08c82465486a23b065953e421a1fd1","46548a238c8211e0b0659 …
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   36, 7,
--   x'46548a238c8211e0b065953e421a1fd146779c70382f11e096679f988c6113b046ad6d127cef11e0963c173f03320bdc49798c9d353411e0b74ea88d7b2208ba50c22f7f099f11e09ea1751b2dcd30915c0c1c3f446111e0a78066600072b6a95d27d33f635811e0b106488524072e7a' -- [feaa14b0],
--   1, <number 5>
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["1e07bf46449c6183a51fdc0b01cdd735","6449c1837bf411e0a51fdc0b01cdd735"],["1e0e6d367d1b65a1bd5e88aa6f92c41a","67d1b5a1e6d311e0bd5e88aa6f92c41a"],["1e0a3f9689cc66cc93034439d5f715c9","689cc6cca3f911e093034439d5f715c9"],["1e08f826e6e96f56b4ab97f80a5bdb2f","6e6e9f568f8211e0b4ab97f80a5bdb2f"],["1e02ebb70ee26816bb4c11771fb28879","70ee28162ebb11e0bb4c11771fb28879"],["1e0e66971385637384fb8d803efa17fa","71385373e66911e084fb8d803efa17fa"],["1e0eca7763d2648fb311d1b1a7f374a3","763d248feca711e0b311d1b1a7f374a3"],["1e004b77ae986e3cb998f4cace58d3d7","7ae98e3c04b711e0b998f4cace58d3d7"],["1e03f037bb0c6be2b88b883615943ce8","7bb0cbe23f0311e0b88b883615943ce8"],["1e0ce8a7d6606c2d984fbb015a5e3208","7d660c2dce8a11e0984fbb015a5e3208"]]' -- [54dc33fb]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [54dc33fb] '[["1e07bf46449c6183a51fdc0b01cdd735","6449c1837bf411e0a51fd …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [54dc33fb] '[["1e07bf46449c6183a51fdc0b01cdd735","6449c1837bf411e0a51fd …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [54dc33fb] '[["1e07bf46449c6183a51fdc0b01cdd735","6449c1837bf411e0a51fd …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [54dc33fb] '[["1e07bf46449c6183a51fdc0b01cdd735","6449c1837bf411e0a51fd …
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   57, 10,
--   x'6449c1837bf411e0a51fdc0b01cdd73567d1b5a1e6d311e0bd5e88aa6f92c41a689cc6cca3f911e093034439d5f715c96e6e9f568f8211e0b4ab97f80a5bdb2f70ee28162ebb11e0bb4c11771fb2887971385373e66911e084fb8d803efa17fa763d248feca711e0b311d1b1a7f374a37ae98e3c04b711e0b998f4cace58d3d77bb0cbe23f0311e0b88b883615943ce87d660c2dce8a11e0984fbb015a5e3208' -- [d681d4e8],
--   1, <number 6>
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["1e006f27f252639d9fbd68a82e924a60","7f25239d06f211e09fbd68a82e924a60"],["1e046ce829be6feda6064d971dc1aa46","829befed46ce11e0a6064d971dc1aa46"],["1e0b3c382d93602d93d3a47b7b80e127","82d9302db3c311e093d3a47b7b80e127"],["1e0a1eb8de916bf79e572b8fda751e0d","8de91bf7a1eb11e09e572b8fda751e0d"],["1e0b62a902a46a2ea63e4f939696dfdf","902a4a2eb62a11e0a63e4f939696dfdf"],["1e084359312b6bd0ba69210e5c863d00","9312bbd0843511e0ba69210e5c863d00"],["1e01349961c06c1e84566dd97d047145","961c0c1e134911e084566dd97d047145"],["1e0953d98f756e179be27df760acd3d4","98f75e17953d11e09be27df760acd3d4"],["1e03990a375960b0b6712d5113c683fe","a37590b0399011e0b6712d5113c683fe"],["1e0425cab06a6184bcae73ad764b1fae","ab06a184425c11e0bcae73ad764b1fae"]]' -- [e4926d76]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [e4926d76] '[["1e006f27f252639d9fbd68a82e924a60","7f25239d06f211e09fbd6 …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [e4926d76] '[["1e006f27f252639d9fbd68a82e924a60","7f25239d06f211e09fbd6 …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [e4926d76] '[["1e006f27f252639d9fbd68a82e924a60","7f25239d06f211e09fbd6 …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [e4926d76] '[["1e006f27f252639d9fbd68a82e924a60","7f25239d06f211e09fbd6 …
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   57, 10,
--   x'7f25239d06f211e09fbd68a82e924a60829befed46ce11e0a6064d971dc1aa4682d9302db3c311e093d3a47b7b80e1278de91bf7a1eb11e09e572b8fda751e0d902a4a2eb62a11e0a63e4f939696dfdf9312bbd0843511e0ba69210e5c863d00961c0c1e134911e084566dd97d04714598f75e17953d11e09be27df760acd3d4a37590b0399011e0b6712d5113c683feab06a184425c11e0bcae73ad764b1fae' -- [13b1b72e],
--   1, <number 7>
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["1e05059b6f28663dbeea0307f157cad3","b6f2863d505911e0beea0307f157cad3"],["1e0931ebac486d758cc163471b08b9cd","bac48d75931e11e08cc163471b08b9cd"],["1e06e10bc40667239f19cf420fc1cfc2","bc4067236e1011e09f19cf420fc1cfc2"],["1e0b342bd20c617189e1f75655e9d243","bd20c171b34211e089e1f75655e9d243"],["1e0ec4cbef3a6659a3e3f1659cb336d0","bef3a659ec4c11e0a3e3f1659cb336d0"],["1e01aefbefc1687fad94199ab9aba85c","befc187f1aef11e0ad94199ab9aba85c"],["1e08066c04676d548945564fd83a995d","c0467d54806611e08945564fd83a995d"],["1e09840c278b61cab4a0dbbda0221674","c278b1ca984011e0b4a0dbbda0221674"],["1e0a15fc3fe5693c920f243a5f2420e2","c3fe593ca15f11e0920f243a5f2420e2"],["1e00d72c96c76226a95fb2a74842541d","c96c72260d7211e0a95fb2a74842541d"]]' -- [488b2e59]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [488b2e59] '[["1e05059b6f28663dbeea0307f157cad3","b6f2863d505911e0beea0 …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [488b2e59] '[["1e05059b6f28663dbeea0307f157cad3","b6f2863d505911e0beea0 …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [488b2e59] '[["1e05059b6f28663dbeea0307f157cad3","b6f2863d505911e0beea0 …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [488b2e59] '[["1e05059b6f28663dbeea0307f157cad3","b6f2863d505911e0beea0 …
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   56, 10,
--   x'b6f2863d505911e0beea0307f157cad3bac48d75931e11e08cc163471b08b9cdbc4067236e1011e09f19cf420fc1cfc2bd20c171b34211e089e1f75655e9d243bef3a659ec4c11e0a3e3f1659cb336d0befc187f1aef11e0ad94199ab9aba85cc0467d54806611e08945564fd83a995dc278b1ca984011e0b4a0dbbda0221674c3fe593ca15f11e0920f243a5f2420e2c96c72260d7211e0a95fb2a74842541d' -- [c82f3567],
--   1, <number 8>
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [9a2a57a0] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["1e03898ca15769498d444a0d841bd48e","ca157949389811e08d444a0d841bd48e"],["1e0ec23ce4546fa48706359b2914ec75","ce454fa4ec2311e08706359b2914ec75"],["1e0e1d4d26a06698832bf6859b9103c5","d26a0698e1d411e0832bf6859b9103c5"],["1e04930d94586f2b804831b3e827a13e","d9458f2b493011e0804831b3e827a13e"],["1e044badba9e6a659cfd413d7dffc0db","dba9ea6544ba11e09cfd413d7dffc0db"],["1e0d835decd66a1a8e2ce672cd212857","decd6a1ad83511e08e2ce672cd212857"],["1e00953deda36b9d828f5ab158206a79","deda3b9d095311e0828f5ab158206a79"],["1e03afbdfa426d088785401ec8e3520f","dfa42d083afb11e08785401ec8e3520f"],["1e0c259ff90c6438b1c5f58a010193ba","ff90c438c25911e0b1c5f58a010193ba"]]' -- [a7aeda7d]
-- again [cdcc5202] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [a7aeda7d] '[["1e03898ca15769498d444a0d841bd48e","ca157949389811e08d444 …
-- again [3aaffee9] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [a7aeda7d] '[["1e03898ca15769498d444a0d841bd48e","ca157949389811e08d444 …
-- again [ad9dac22] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [a7aeda7d] '[["1e03898ca15769498d444a0d841bd48e","ca157949389811e08d444 …
-- again [0121fadf] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   again [a7aeda7d] '[["1e03898ca15769498d444a0d841bd48e","ca157949389811e08d444 …
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   52, 9,
--   x'ca157949389811e08d444a0d841bd48ece454fa4ec2311e08706359b2914ec75d26a0698e1d411e0832bf6859b9103c5d9458f2b493011e0804831b3e827a13edba9ea6544ba11e09cfd413d7dffc0dbdecd6a1ad83511e08e2ce672cd212857deda3b9d095311e0828f5ab158206a79dfa42d083afb11e08785401ec8e3520fff90c438c25911e0b1c5f58a010193ba' -- [e3df172e],
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
UPDATE `sqluuid_migration` SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [5b1f5569]
--   NULL, 'undone', 0, 0, 336, 336,
--   again [1ae54cdb] '{"columns":{"<database>.items.order_id":{"rows":120,"nulls" …, '<time>',
--   '<time>', 1, <number 10>
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
DELETE FROM `sqluuid_migration_journal` WHERE run_id = ?;
--   1
DELETE FROM `sqluuid_migration_kept` WHERE run_id = ?;
--   1
COMMIT;
