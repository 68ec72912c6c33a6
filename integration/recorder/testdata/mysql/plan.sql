-- a dry run of both strategies, with a trial of each
-- MySQL, version 9.7

-- == plan

-- c1
SET SESSION sql_big_selects = 1;
SELECT VERSION(), @@version_comment;
SHOW GLOBAL VARIABLES LIKE 'wsrep_on';
SELECT @@lower_case_table_names = 2;
SELECT COUNT(*) > 1 FROM performance_schema.replication_group_members
WHERE MEMBER_ROLE = 'PRIMARY' AND MEMBER_STATE IN ('ONLINE', 'RECOVERING', 'UNREACHABLE');
SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES,NO_ENGINE_SUBSTITUTION';
SET SESSION autocommit = 1, SESSION foreign_key_checks = 0, SESSION unique_checks = 1;
SET SESSION lock_wait_timeout = 1;
SET SESSION sql_safe_updates = 0;
SET SESSION group_concat_max_len = 67108864;
SET SESSION sql_select_limit = DEFAULT /*M!100100 , SESSION max_statement_time = 0 */ /*!80000 , SESSION max_execution_time = 0 */;
SET SESSION innodb_lock_wait_timeout = 1;
SET SESSION max_sort_length = 1024;
SET SESSION wait_timeout = CAST(GREATEST(@@session.wait_timeout, 300) AS SIGNED);
SET NAMES utf8mb4;
SELECT @@max_allowed_packet;
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '', 'orders'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SUB_PART IS NULL FROM information_schema.STATISTICS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COLUMN_NAME IS NOT NULL ORDER BY INDEX_NAME, SEQ_IN_INDEX DESC; -- [0f051374]
--   '<database>', 'orders'
SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c.CHARACTER_OCTET_LENGTH, 0), COALESCE(c.COLLATION_NAME, ''),
       COALESCE(c.GENERATION_EXPRESSION, '') <> '', LOWER(c.EXTRA) LIKE '%on update%'
FROM information_schema.COLUMNS c WHERE c.TABLE_SCHEMA = ? AND c.TABLE_NAME = ? ORDER BY c.ORDINAL_POSITION; -- [1fbf392c]
--   '<database>', 'orders'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
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
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'items'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'items'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'items'
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'payments'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'payments'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'payments'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'payments'
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'shipments'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'shipments'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'shipments'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'shipments'
SELECT DATABASE();
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/orders'
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/items'
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/payments'
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/shipments'
SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NAME = 'PRIMARY', COALESCE(s.NULLABLE, '') <> 'YES' AND s.SUB_PART IS NULL
FROM information_schema.STATISTICS s WHERE s.TABLE_SCHEMA = ? AND s.TABLE_NAME = ? AND s.NON_UNIQUE = 0 ORDER BY s.INDEX_NAME, s.SEQ_IN_INDEX; -- [4416c662]
--   '<database>', 'orders'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'items'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'payments'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'shipments'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'sqluuid_migration_id';
SELECT CASE WHEN (LENGTH(v.k) = 16 AND ORD(SUBSTR(v.k,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(v.k,9,1)) BETWEEN 128 AND 191) THEN 1 ELSE 0 END, CASE WHEN (LENGTH(v.k) = 16 AND ORD(SUBSTR(v.k,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(v.k,9,1)) BETWEEN 128 AND 191) THEN HEX((CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(v.k,7,2)),2),HEX(SUBSTR(v.k,5,2)),INSERT(HEX(SUBSTR(v.k,1,4)),6,0,'6'))),SUBSTR(v.k,9)))) END FROM (SELECT CAST(? AS BINARY(16)) AS k) v; -- [8cab66d9]
--   x'<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM `<database>`.`orders` WHERE `id` IS NULL;
SELECT `<database>`.`orders`.`id`, CASE WHEN (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN 1 ELSE 0 END FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` IS NOT NULL; -- [f4508d90]
SELECT count(*) FROM `<database>`.`items` WHERE `order_id` IS NULL;
SELECT `<database>`.`items`.`order_id`, CASE WHEN (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN 1 ELSE 0 END, `<database>`.`items`.`line` FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` IS NOT NULL; -- [ec4dff54]
SELECT count(*) FROM `<database>`.`payments` WHERE `order_id` IS NULL;
SELECT `<database>`.`payments`.`order_id`, CASE WHEN (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN 1 ELSE 0 END, `<database>`.`payments`.`n` FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` IS NOT NULL; -- [af5bf701]
SELECT count(*) FROM `<database>`.`shipments` WHERE `order_id` IS NULL;
SELECT `<database>`.`shipments`.`order_id`, CASE WHEN (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN 1 ELSE 0 END FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` IS NOT NULL; -- [82581c28]
SELECT count(*) FROM `<database>`.`shipments` WHERE `previous` IS NULL;
SELECT `<database>`.`shipments`.`previous`, CASE WHEN (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) THEN 1 ELSE 0 END, `<database>`.`shipments`.`order_id`, CASE WHEN (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN 1 ELSE 0 END FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` IS NOT NULL; -- [0161d072]
SELECT count(*) FROM `<database>`.`items` c WHERE c.`tenant` IS NOT NULL AND c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`tenant` = c.`tenant` AND p.`id` = c.`order_id`); -- [dc8659df]
SELECT count(*) FROM `<database>`.`payments` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments` c WHERE c.`previous` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`shipments` p WHERE p.`order_id` = c.`previous`);
SHOW GLOBAL STATUS LIKE 'Slave%running';
SELECT COUNT(*) FROM performance_schema.replication_applier_status WHERE SERVICE_STATE = 'ON' AND CHANNEL_NAME NOT LIKE 'group\_replication\_%';
SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CHAR(92), CHAR(39)), CHAR(39)), COALESCE(COLLATION_NAME, '') FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') <> '' ORDER BY ORDINAL_POSITION; -- [98968bff]
--   '<database>', 'orders'
-- is not prepared:
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
-- fails: Error 1054 (42S22): Unknown column 'TABLE_NAME' in 'where clause'
SELECT k.CONSTRAINT_NAME, REPLACE(k.CHECK_CLAUSE, CONCAT(CHAR(92), CHAR(39)), CHAR(39)) FROM information_schema.CHECK_CONSTRAINTS k JOIN information_schema.TABLE_CONSTRAINTS t
ON t.CONSTRAINT_SCHEMA = k.CONSTRAINT_SCHEMA AND t.CONSTRAINT_NAME = k.CONSTRAINT_NAME WHERE t.TABLE_SCHEMA = ? AND t.TABLE_NAME = ? AND t.CONSTRAINT_TYPE = 'CHECK' AND t.ENFORCED = 'YES' ORDER BY 1; -- [7bd7f257]
--   '<database>', 'orders'
SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD, PARTITION_EXPRESSION, PARTITION_DESCRIPTION FROM information_schema.PARTITIONS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND (PARTITION_METHOD LIKE 'RANGE%' OR PARTITION_METHOD LIKE 'LIST%') ORDER BY 1; -- [89ca3f68]
--   '<database>', 'orders'
-- again [98968bff] SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CH …
--   '<database>', 'items'
-- is not prepared:
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
-- fails: Error 1054 (42S22): Unknown column 'TABLE_NAME' in 'where clause'
-- again [7bd7f257] SELECT k.CONSTRAINT_NAME, REPLACE(k.CHECK_CLAUSE, CONCAT(CHA …
--   '<database>', 'items'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'items'
-- again [98968bff] SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CH …
--   '<database>', 'payments'
-- is not prepared:
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
-- fails: Error 1054 (42S22): Unknown column 'TABLE_NAME' in 'where clause'
-- again [7bd7f257] SELECT k.CONSTRAINT_NAME, REPLACE(k.CHECK_CLAUSE, CONCAT(CHA …
--   '<database>', 'payments'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'payments'
-- again [98968bff] SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CH …
--   '<database>', 'shipments'
-- is not prepared:
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
-- fails: Error 1054 (42S22): Unknown column 'TABLE_NAME' in 'where clause'
-- again [7bd7f257] SELECT k.CONSTRAINT_NAME, REPLACE(k.CHECK_CLAUSE, CONCAT(CHA …
--   '<database>', 'shipments'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'shipments'
EXPLAIN UPDATE `<database>`.`orders` SET `id` = `id` WHERE 1 = 0;
EXPLAIN UPDATE `<database>`.`items` SET `order_id` = `order_id` WHERE 1 = 0;
EXPLAIN UPDATE `<database>`.`payments` SET `order_id` = `order_id` WHERE 1 = 0;
EXPLAIN UPDATE `<database>`.`shipments` SET `order_id` = `order_id` WHERE 1 = 0;
EXPLAIN UPDATE `<database>`.`shipments` SET `previous` = `previous` WHERE 1 = 0;

-- c2
SET SESSION sql_big_selects = 1;
SELECT VERSION(), @@version_comment;
SHOW GLOBAL VARIABLES LIKE 'wsrep_on';
SELECT @@lower_case_table_names = 2;
SELECT COUNT(*) > 1 FROM performance_schema.replication_group_members
WHERE MEMBER_ROLE = 'PRIMARY' AND MEMBER_STATE IN ('ONLINE', 'RECOVERING', 'UNREACHABLE');
SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES,NO_ENGINE_SUBSTITUTION';
SET SESSION autocommit = 1, SESSION foreign_key_checks = 0, SESSION unique_checks = 1;
SET SESSION lock_wait_timeout = 1;
SET SESSION sql_safe_updates = 0;
SET SESSION group_concat_max_len = 67108864;
SET SESSION sql_select_limit = DEFAULT /*M!100100 , SESSION max_statement_time = 0 */ /*!80000 , SESSION max_execution_time = 0 */;
SET SESSION innodb_lock_wait_timeout = 1;
SET SESSION max_sort_length = 1024;
SET SESSION wait_timeout = CAST(GREATEST(@@session.wait_timeout, 300) AS SIGNED);
SET NAMES utf8mb4;
SELECT @@max_allowed_packet;
SELECT COALESCE(DATA_LENGTH + INDEX_LENGTH, -1) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders'
SELECT COALESCE(DATA_LENGTH + INDEX_LENGTH, -1) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items'
SELECT COALESCE(DATA_LENGTH + INDEX_LENGTH, -1) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments'
SELECT COALESCE(DATA_LENGTH + INDEX_LENGTH, -1) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments'
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`items`.`order_id` AS k FROM `<database>`.`items` WHERE (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`items`.`order_id` LIMIT 1 OFFSET 1999) b0) q ORDER BY k LIMIT 1; -- [ed7a1feb]
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orders`.`id` AS k FROM `<database>`.`orders` WHERE (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`orders`.`id` LIMIT 1 OFFSET 1999) b0 UNION ALL SELECT k FROM (SELECT `<database>`.`payments`.`order_id` AS k FROM `<database>`.`payments` WHERE (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`payments`.`order_id` LIMIT 1 OFFSET 1999) b1 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`order_id` AS k FROM `<database>`.`shipments` WHERE (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`shipments`.`order_id` LIMIT 1 OFFSET 1999) b2 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`previous` AS k FROM `<database>`.`shipments` WHERE (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`shipments`.`previous` LIMIT 1 OFFSET 1999) b3) q ORDER BY k LIMIT 1; -- [6bb4b86f]
SELECT CONNECTION_ID();
BEGIN; -- read committed
SELECT count(*) FROM `<database>`.`orders` WHERE (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [4e5fb92b]
SELECT count(*) FROM `<database>`.`items` WHERE (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [533bb9d8]
SELECT count(*) FROM `<database>`.`payments` WHERE (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [86247b62]
SELECT count(*) FROM `<database>`.`shipments` WHERE (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [297520bf]
SELECT count(*) FROM `<database>`.`shipments` WHERE (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [d4e8704e]
UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`<database>`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`orders`.`id`,9)) WHERE (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191); -- [e16176c6]
UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`items`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`items`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`items`.`order_id`,9)) WHERE (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [f20eff94]
UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`payments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`payments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`payments`.`order_id`,9)) WHERE (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [50cd3bb5]
UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`order_id`,9)) WHERE (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [56f5d198]
UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`previous`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`previous`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`previous`,9)) WHERE (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191); -- [ea052806]
ROLLBACK;

-- c3
SET SESSION sql_big_selects = 1;
SELECT VERSION(), @@version_comment;
SHOW GLOBAL VARIABLES LIKE 'wsrep_on';
SELECT @@lower_case_table_names = 2;
SELECT COUNT(*) > 1 FROM performance_schema.replication_group_members
WHERE MEMBER_ROLE = 'PRIMARY' AND MEMBER_STATE IN ('ONLINE', 'RECOVERING', 'UNREACHABLE');
SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES,NO_ENGINE_SUBSTITUTION';
SET SESSION autocommit = 1, SESSION foreign_key_checks = 0, SESSION unique_checks = 1;
SET SESSION lock_wait_timeout = 1;
SET SESSION sql_safe_updates = 0;
SET SESSION group_concat_max_len = 67108864;
SET SESSION sql_select_limit = DEFAULT /*M!100100 , SESSION max_statement_time = 0 */ /*!80000 , SESSION max_execution_time = 0 */;
SET SESSION innodb_lock_wait_timeout = 1;
SET SESSION max_sort_length = 1024;
SET SESSION wait_timeout = CAST(GREATEST(@@session.wait_timeout, 300) AS SIGNED);
SET NAMES utf8mb4;
SELECT @@max_allowed_packet;
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '', 'orders'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'orders'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'orders'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'orders'
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'items'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'items'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'items'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'items'
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'payments'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'payments'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'payments'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'payments'
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'shipments'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'shipments'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'shipments'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'shipments'
SELECT DATABASE();
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/orders'
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/items'
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/payments'
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/shipments'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'orders'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'items'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'payments'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'shipments'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'sqluuid_migration_id';
SELECT CONCAT('the trigger ', TRIGGER_NAME, IF(TRIGGER_NAME LIKE 'sqluuid_normalise%', ' of a run with --normalise-inserts, which finish removes', '')) FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ?
UNION ALL SELECT 'it is partitioned' FROM information_schema.PARTITIONS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND PARTITION_NAME IS NOT NULL; -- [fc2e2ee5]
--   '<database>', 'orders', '<database>', 'orders'
-- again [fc2e2ee5] SELECT CONCAT('the trigger ', TRIGGER_NAME, IF(TRIGGER_NAME …
--   '<database>', 'items', '<database>', 'items'
-- again [fc2e2ee5] SELECT CONCAT('the trigger ', TRIGGER_NAME, IF(TRIGGER_NAME …
--   '<database>', 'payments', '<database>', 'payments'
-- again [fc2e2ee5] SELECT CONCAT('the trigger ', TRIGGER_NAME, IF(TRIGGER_NAME …
--   '<database>', 'shipments', '<database>', 'shipments'
SHOW SESSION VARIABLES WHERE Variable_name = 'restrict_fk_on_non_standard_key' AND Value = 'ON';
SELECT GROUP_CONCAT(LOWER(COALESCE(COLUMN_NAME, '')) ORDER BY LOWER(COLUMN_NAME) SEPARATOR '/') FROM information_schema.STATISTICS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND NON_UNIQUE = 0 GROUP BY INDEX_NAME HAVING COUNT(SUB_PART) = 0 AND COUNT(*) = COUNT(COLUMN_NAME); -- [d67f8fe1]
--   '<database>', 'orders'
-- again [d67f8fe1] SELECT GROUP_CONCAT(LOWER(COALESCE(COLUMN_NAME, '')) ORDER B …
--   '<database>', 'orders'
-- again [d67f8fe1] SELECT GROUP_CONCAT(LOWER(COALESCE(COLUMN_NAME, '')) ORDER B …
--   '<database>', 'orders'
-- again [d67f8fe1] SELECT GROUP_CONCAT(LOWER(COALESCE(COLUMN_NAME, '')) ORDER B …
--   '<database>', 'shipments'
SELECT count(*) FROM `<database>`.`orders` WHERE `id` IS NULL;
-- again [f4508d90] SELECT `<database>`.`orders`.`id`, CASE WHEN (LENGTH(`<datab …
SELECT count(*) FROM `<database>`.`items` WHERE `order_id` IS NULL;
-- again [ec4dff54] SELECT `<database>`.`items`.`order_id`, CASE WHEN (LENGTH(`< …
SELECT count(*) FROM `<database>`.`payments` WHERE `order_id` IS NULL;
-- again [af5bf701] SELECT `<database>`.`payments`.`order_id`, CASE WHEN (LENGTH …
SELECT count(*) FROM `<database>`.`shipments` WHERE `order_id` IS NULL;
-- again [82581c28] SELECT `<database>`.`shipments`.`order_id`, CASE WHEN (LENGT …
SELECT count(*) FROM `<database>`.`shipments` WHERE `previous` IS NULL;
-- again [0161d072] SELECT `<database>`.`shipments`.`previous`, CASE WHEN (LENGT …
-- again [dc8659df] SELECT count(*) FROM `<database>`.`items` c WHERE c.`tenant` …
SELECT count(*) FROM `<database>`.`payments` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments` c WHERE c.`previous` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`shipments` p WHERE p.`order_id` = c.`previous`);
SHOW GLOBAL STATUS LIKE 'Slave%running';
SELECT COUNT(*) FROM performance_schema.replication_applier_status WHERE SERVICE_STATE = 'ON' AND CHANNEL_NAME NOT LIKE 'group\_replication\_%';
-- again [98968bff] SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CH …
--   '<database>', 'orders'
-- is not prepared:
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
-- fails: Error 1054 (42S22): Unknown column 'TABLE_NAME' in 'where clause'
-- again [7bd7f257] SELECT k.CONSTRAINT_NAME, REPLACE(k.CHECK_CLAUSE, CONCAT(CHA …
--   '<database>', 'orders'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'orders'
-- again [98968bff] SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CH …
--   '<database>', 'items'
-- is not prepared:
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
-- fails: Error 1054 (42S22): Unknown column 'TABLE_NAME' in 'where clause'
-- again [7bd7f257] SELECT k.CONSTRAINT_NAME, REPLACE(k.CHECK_CLAUSE, CONCAT(CHA …
--   '<database>', 'items'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'items'
-- again [98968bff] SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CH …
--   '<database>', 'payments'
-- is not prepared:
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
-- fails: Error 1054 (42S22): Unknown column 'TABLE_NAME' in 'where clause'
-- again [7bd7f257] SELECT k.CONSTRAINT_NAME, REPLACE(k.CHECK_CLAUSE, CONCAT(CHA …
--   '<database>', 'payments'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'payments'
-- again [98968bff] SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CH …
--   '<database>', 'shipments'
-- is not prepared:
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
-- fails: Error 1054 (42S22): Unknown column 'TABLE_NAME' in 'where clause'
-- again [7bd7f257] SELECT k.CONSTRAINT_NAME, REPLACE(k.CHECK_CLAUSE, CONCAT(CHA …
--   '<database>', 'shipments'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'shipments'
EXPLAIN UPDATE `<database>`.`orders` SET `id` = `id` WHERE 1 = 0;
EXPLAIN UPDATE `<database>`.`items` SET `order_id` = `order_id` WHERE 1 = 0;
EXPLAIN UPDATE `<database>`.`payments` SET `order_id` = `order_id` WHERE 1 = 0;
EXPLAIN UPDATE `<database>`.`shipments` SET `order_id` = `order_id` WHERE 1 = 0;
EXPLAIN UPDATE `<database>`.`shipments` SET `previous` = `previous` WHERE 1 = 0;

-- c4
SET SESSION sql_big_selects = 1;
SELECT VERSION(), @@version_comment;
SHOW GLOBAL VARIABLES LIKE 'wsrep_on';
SELECT @@lower_case_table_names = 2;
SELECT COUNT(*) > 1 FROM performance_schema.replication_group_members
WHERE MEMBER_ROLE = 'PRIMARY' AND MEMBER_STATE IN ('ONLINE', 'RECOVERING', 'UNREACHABLE');
SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES,NO_ENGINE_SUBSTITUTION';
SET SESSION autocommit = 1, SESSION foreign_key_checks = 0, SESSION unique_checks = 1;
SET SESSION lock_wait_timeout = 1;
SET SESSION sql_safe_updates = 0;
SET SESSION group_concat_max_len = 67108864;
SET SESSION sql_select_limit = DEFAULT /*M!100100 , SESSION max_statement_time = 0 */ /*!80000 , SESSION max_execution_time = 0 */;
SET SESSION innodb_lock_wait_timeout = 1;
SET SESSION max_sort_length = 1024;
SET SESSION wait_timeout = CAST(GREATEST(@@session.wait_timeout, 300) AS SIGNED);
SET NAMES utf8mb4;
SELECT @@max_allowed_packet;
SELECT COALESCE(DATA_LENGTH + INDEX_LENGTH, -1) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'orders'
SELECT COALESCE(DATA_LENGTH + INDEX_LENGTH, -1) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'items'
SELECT COALESCE(DATA_LENGTH + INDEX_LENGTH, -1) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'payments'
SELECT COALESCE(DATA_LENGTH + INDEX_LENGTH, -1) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?;
--   '<database>', 'shipments'
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'orders'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'orders'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'orders'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'orders'
CREATE TEMPORARY TABLE sqluuid_sample AS SELECT CASE WHEN (LENGTH(`id`) = 16 AND ORD(SUBSTR(`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`id`),14,3),substr(HEX(`id`),9,4),substr(HEX(`id`),1,5),'6',substr(HEX(`id`),6,3),substr(HEX(`id`),17))) ELSE `id` END AS `id`, `tenant` AS `tenant`, `n` AS `n`, `note` AS `note` FROM (SELECT `id`, `tenant`, `n`, `note` FROM `<database>`.`orders` LIMIT 2000) x ORDER BY CASE WHEN (LENGTH(`id`) = 16 AND ORD(SUBSTR(`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`id`),14,3),substr(HEX(`id`),9,4),substr(HEX(`id`),1,5),'6',substr(HEX(`id`),6,3),substr(HEX(`id`),17))) ELSE `id` END; -- [98479eb0]
DROP TEMPORARY TABLE sqluuid_sample;
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'items'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'items'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'items'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'items'
CREATE TEMPORARY TABLE sqluuid_sample AS SELECT CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END AS `order_id`, `tenant` AS `tenant`, `line` AS `line` FROM (SELECT `order_id`, `tenant`, `line` FROM `<database>`.`items` LIMIT 2000) x ORDER BY CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END; -- [d2e4ef75]
DROP TEMPORARY TABLE sqluuid_sample;
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'payments'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'payments'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'payments'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'payments'
CREATE TEMPORARY TABLE sqluuid_sample AS SELECT `n` AS `n`, CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END AS `order_id` FROM (SELECT `n`, `order_id` FROM `<database>`.`payments` LIMIT 2000) x ORDER BY CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END; -- [aaba5dbb]
DROP TEMPORARY TABLE sqluuid_sample;
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'shipments'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'shipments'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'shipments'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'shipments'
CREATE TEMPORARY TABLE sqluuid_sample AS SELECT CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END AS `order_id`, CASE WHEN (LENGTH(`previous`) = 16 AND ORD(SUBSTR(`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`previous`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`previous`),14,3),substr(HEX(`previous`),9,4),substr(HEX(`previous`),1,5),'6',substr(HEX(`previous`),6,3),substr(HEX(`previous`),17))) ELSE `previous` END AS `previous`, `n` AS `n` FROM (SELECT `order_id`, `previous`, `n` FROM `<database>`.`shipments` LIMIT 2000) x ORDER BY CASE WHEN (LENGTH(`order_id`) = 16 AND ORD(SUBSTR(`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order_id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order_id`),14,3),substr(HEX(`order_id`),9,4),substr(HEX(`order_id`),1,5),'6',substr(HEX(`order_id`),6,3),substr(HEX(`order_id`),17))) ELSE `order_id` END; -- [4c2479ad]
DROP TEMPORARY TABLE sqluuid_sample;
