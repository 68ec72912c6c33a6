-- in place: a parent, three children, a self reference, a key of two columns
-- MySQL, version 9.7

-- == the run

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
UPDATE `<database>`.`orders` SET `id` = `id` WHERE 1 = 0;
UPDATE `<database>`.`items` SET `order_id` = `order_id` WHERE 1 = 0;
UPDATE `<database>`.`payments` SET `order_id` = `order_id` WHERE 1 = 0;
UPDATE `<database>`.`shipments` SET `order_id` = `order_id` WHERE 1 = 0;
UPDATE `<database>`.`shipments` SET `previous` = `previous` WHERE 1 = 0;
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'sqluuid_migration_id';
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at FROM `sqluuid_migration` WHERE 1 = 0; -- [7a0632bf]
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration' doesn't exist
SELECT 1 FROM `sqluuid_migration` WHERE 1 = 0;
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration' doesn't exist
SELECT run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved FROM `sqluuid_migration_range` WHERE 1 = 0;
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_range' doesn't exist
SELECT 1 FROM `sqluuid_migration_range` WHERE 1 = 0;
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_range' doesn't exist
SELECT run_id, no, n, ids FROM `sqluuid_migration_packed` WHERE 1 = 0;
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_packed' doesn't exist
SELECT 1 FROM `sqluuid_migration_packed` WHERE 1 = 0;
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_packed' doesn't exist
SELECT run_id, id, kind FROM `sqluuid_migration_id` WHERE 1 = 0;
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_id' doesn't exist
SELECT 1 FROM `sqluuid_migration_id` WHERE 1 = 0;
-- fails: Error 1146 (42S02): Table '<database>.sqluuid_migration_id' doesn't exist
CREATE TABLE IF NOT EXISTS `sqluuid_migration` (id bigint NOT NULL PRIMARY KEY, format integer NOT NULL, rewrite varchar(40) NOT NULL, class_columns text NOT NULL, class_hash varchar(64) NOT NULL, plan_hash varchar(64) NOT NULL, active varchar(64) UNIQUE, state varchar(20) NOT NULL, on_mismatch varchar(10) NOT NULL, pick integer NOT NULL, pick_before varchar(40) NOT NULL, seq bigint NOT NULL, pass integer NOT NULL, moved bigint NOT NULL, total bigint NOT NULL, paused integer NOT NULL, normalise integer NOT NULL, before_counts text NOT NULL, started_at varchar(40) NOT NULL, updated_at varchar(40) NOT NULL, finished_at varchar(40)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin; -- [7d49404a]
CREATE TABLE IF NOT EXISTS `sqluuid_migration_range` (run_id bigint NOT NULL, no integer NOT NULL, lo text, hi text, cursor_key text, done integer NOT NULL, owner varchar(100) NOT NULL, token bigint NOT NULL, lease_until bigint NOT NULL, chunks bigint NOT NULL, moved bigint NOT NULL, PRIMARY KEY (run_id, no)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin; -- [64f3f188]
CREATE TABLE IF NOT EXISTS `sqluuid_migration_packed` (run_id bigint NOT NULL, no bigint NOT NULL, n integer NOT NULL, ids longblob NOT NULL, PRIMARY KEY (run_id, no)) ENGINE=InnoDB;
CREATE TABLE IF NOT EXISTS `sqluuid_migration_id` (run_id bigint NOT NULL, id binary(16) NOT NULL, kind char(1) CHARACTER SET ascii COLLATE ascii_bin NOT NULL, PRIMARY KEY (run_id, id)) ENGINE=InnoDB;
BEGIN; -- read committed
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'sqluuid_migration_id';
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM `sqluuid_migration_range` r WHERE r.run_id = `sqluuid_migration`.id) FROM `sqluuid_migration` ORDER BY id DESC; -- [8c648677]
SELECT HEX(`<database>`.`orders`.`id`) FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` IS NOT NULL AND NOT (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) LIMIT 1; -- [a46a48e8]
SELECT HEX(`<database>`.`items`.`order_id`) FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` IS NOT NULL AND NOT (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) LIMIT 1; -- [5a9b017d]
SELECT HEX(`<database>`.`payments`.`order_id`) FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` IS NOT NULL AND NOT (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) LIMIT 1; -- [e8169b3c]
SELECT HEX(`<database>`.`shipments`.`order_id`) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` IS NOT NULL AND NOT (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) LIMIT 1; -- [50852d21]
SELECT HEX(`<database>`.`shipments`.`previous`) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` IS NOT NULL AND NOT (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) LIMIT 1; -- [5703d7fb]
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM `sqluuid_migration`;
INSERT INTO `sqluuid_migration` (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?); -- [9a9c185f]
--   1, 2, 'v1-to-v6',
--   '["<database>.orders.id","<database>.items.order_id","<database>.payments.order_id","<database>.shipments.order_id","<database>.shipments.previous"]',
--   '<hash 1>', '<hash 2>', '<hash 1>', 'running', 'fail', 0, '', <number 1>, 0, 0, 336, 0, 0,
--   '{"columns":{"<database>.items.order_id":{"rows":120,"nulls":0,"now":"120:86af5b724255273054830598c25fa788","expect":"120:0cfc820755f56fc817e65ef624ce4cc2","key":["line"],"now_rows":"120:892ab35827de70f72efe91311af0859d","expect_rows":"120:2e85cd356a6fa0b75f4af833aaf80316"},"<database>.orders.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"},"<database>.payments.order_id":{"rows":60,"nulls":12,"now":"48:52eabb174a214ed8f60e0d2d91a6f0ea","expect":"48:e9d0ff40b4d98c6fea917c95c00119e8","key":["n"],"now_rows":"48:5cd4bfa3213cc09a10f2e03fde02dbfc","expect_rows":"48:cea45ca5220075072a54a0040c1718cd"},"<database>.shipments.order_id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"},"<database>.shipments.previous":{"rows":60,"nulls":12,"now":"48:9239184c6067730eb19e48ae9f7b113b","expect":"48:db6c75a179c5a77955def6127fce346a","key":["order_id"],"now_rows":"48:85445be2af3d478d4cb1a989702e548e","expect_rows":"48:edea2dc2e696e04c2ceda4226608f6c0"}},"orphans":{"<database>.items (tenant, order_id) \u2192 <database>.orders (tenant, id)":0,"<database>.payments (order_id) \u2192 <database>.orders (id) on update cascade":0,"<database>.shipments (order_id) \u2192 <database>.orders (id)":0,"<database>.shipments (previous) \u2192 <database>.shipments (order_id)":0}}' -- [b07cc535],
--   '<time>', '<time>', NULL
SELECT HEX(q.k) FROM (SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k) q ORDER BY q.k; -- [6f3643ba]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e004b77ae986e3cb998f4cace58d3d7',
--   x'1e0059b44a446b5d91eba5ecada7f655', x'1e0059b44a446b5d91eba5ecada7f655',
--   … 116 more [49cd8e31]
SELECT HEX(q.k) FROM (SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k) q ORDER BY q.k; -- [4d5ffdfe]
--   x'010e64d4699511e09046051625310619', x'010e64d4699511e09046051625310619',
--   x'072c33bfcaa811e0be6373127acf670b', x'072c33bfcaa811e0be6373127acf670b',
--   … 236 more [7564f103]
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 0, '1E004B77AE986E3CB998F4CACE58D3D7', '1E0ECA7763D2648FB311D1B1A7F374A3', NULL, 0, '',
--   <number 2>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 1, NULL, '010E64D4699511E09046051625310619', NULL, 0, '', <number 2>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 2, '010E64D4699511E09046051625310619', '1E004B77AE986E3CB998F4CACE58D3D7', NULL, 0, '',
--   <number 2>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 3, '1E0ECA7763D2648FB311D1B1A7F374A3', '5D27D33F635811E0B106488524072E7A', NULL, 0, '',
--   <number 2>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 4, '5D27D33F635811E0B106488524072E7A', 'AB06A184425C11E0BCAE73AD764B1FAE', NULL, 0, '',
--   <number 2>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 5, 'AB06A184425C11E0BCAE73AD764B1FAE', 'FF90C438C25911E0B1C5F58A010193BA', NULL, 0, '',
--   <number 2>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 6, 'FF90C438C25911E0B1C5F58A010193BA', NULL, NULL, 0, '', <number 2>, 0, 0, 0
COMMIT;
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
SELECT CASE WHEN EXISTS (SELECT 1 FROM `sqluuid_migration_id` WHERE run_id = ? AND kind <> 'm') THEN 1 ELSE 0 END;
--   1
SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN lease_until < (TIMESTAMPDIFF(MICROSECOND, '1970-01-01 00:00:00', UTC_TIMESTAMP(3)) DIV 1000) THEN 1 ELSE 0 END, CASE WHEN lease_until > 0 THEN 1 ELSE 0 END, lease_until - (TIMESTAMPDIFF(MICROSECOND, '1970-01-01 00:00:00', UTC_TIMESTAMP(3)) DIV 1000), chunks, moved FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no; -- [e4c5c637]
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
UPDATE `sqluuid_migration_range` SET owner = ?, token = token + 1, lease_until = (TIMESTAMPDIFF(MICROSECOND, '1970-01-01 00:00:00', UTC_TIMESTAMP(3)) DIV 1000) + ? WHERE run_id = ? AND no = ? AND token = ? AND done = 0 AND lease_until < (TIMESTAMPDIFF(MICROSECOND, '1970-01-01 00:00:00', UTC_TIMESTAMP(3)) DIV 1000); -- [61840ae1]
--   '<process>/1', 90000, 1, 0, <number 2>
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`items`.`order_id` AS k FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`items`.`order_id` LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [69e2009a]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orders`.`id` AS k FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`orders`.`id` LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT `<database>`.`payments`.`order_id` AS k FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`payments`.`order_id` LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`order_id` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`shipments`.`order_id` LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`previous` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`shipments`.`previous` LIMIT 1 OFFSET 19) b3) q ORDER BY k LIMIT 1; -- [75e77315]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3',
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3',
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3',
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
SELECT CONNECTION_ID();
BEGIN; -- read committed
UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = ?, chunks = chunks + 1, moved = moved + ?, lease_until = (TIMESTAMPDIFF(MICROSECOND, '1970-01-01 00:00:00', UTC_TIMESTAMP(3)) DIV 1000) + ? WHERE run_id = ? AND no = ? AND token = ? AND done = 0; -- [1654f4dc]
--   NULL, 1, 0, 90000, 1, 0, <number 3>
SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [2f7484c1]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
SELECT `<database>`.`items`.`order_id`, count(*) FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) GROUP BY `<database>`.`items`.`order_id` FOR UPDATE; -- [59e68641]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
SELECT `<database>`.`shipments`.`order_id` FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [9c52249c]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`<database>`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`orders`.`id`,9)) WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191); -- [97223d9e]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`items`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`items`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`items`.`order_id`,9)) WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [d4ae05ac]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
SELECT `<database>`.`payments`.`order_id`, count(*) FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) GROUP BY `<database>`.`payments`.`order_id`; -- [7da91c87]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`payments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`payments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`payments`.`order_id`,9)) WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [0af01544]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`order_id`,9)) WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [3d976153]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
SELECT `<database>`.`shipments`.`previous`, count(*) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) GROUP BY `<database>`.`shipments`.`previous`; -- [cac6fca7]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`previous`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`previous`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`previous`,9)) WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191); -- [dfb3cc4d]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
SELECT count(*) FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191); -- [3e080316]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
SELECT count(*) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [1d189133]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   0, 1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [61840ae1] UPDATE `sqluuid_migration_range` SET owner = ?, token = toke …
--   '<process>/1', 90000, 1, 3, <number 2>
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [69e2009a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'5d27d33f635811e0b106488524072e7a'
-- again [75e77315] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'44a44b5d059b11e091eba5ecada7f655',
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'44a44b5d059b11e091eba5ecada7f655',
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'44a44b5d059b11e091eba5ecada7f655',
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'44a44b5d059b11e091eba5ecada7f655'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   '44A44B5D059B11E091EBA5ECADA7F655', 0, 0, 90000, 1, 3, <number 3>
-- again [2f7484c1] SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'44a44b5d059b11e091eba5ecada7f655'
-- again [59e68641] SELECT `<database>`.`items`.`order_id`, count(*) FROM `<data …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'44a44b5d059b11e091eba5ecada7f655'
-- again [9c52249c] SELECT `<database>`.`shipments`.`order_id` FROM `<database>` …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'44a44b5d059b11e091eba5ecada7f655'
-- again [97223d9e] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'44a44b5d059b11e091eba5ecada7f655'
-- again [d4ae05ac] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'44a44b5d059b11e091eba5ecada7f655'
-- again [7da91c87] SELECT `<database>`.`payments`.`order_id`, count(*) FROM `<d …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'44a44b5d059b11e091eba5ecada7f655'
-- again [0af01544] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'44a44b5d059b11e091eba5ecada7f655'
-- again [3d976153] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'44a44b5d059b11e091eba5ecada7f655'
-- again [cac6fca7] SELECT `<database>`.`shipments`.`previous`, count(*) FROM `< …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'44a44b5d059b11e091eba5ecada7f655'
-- again [dfb3cc4d] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'44a44b5d059b11e091eba5ecada7f655'
-- again [3e080316] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'44a44b5d059b11e091eba5ecada7f655'
-- again [1d189133] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'44a44b5d059b11e091eba5ecada7f655'
INSERT INTO `sqluuid_migration_packed` (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 4>, 10,
--   x'1e0e02c223b26424abbd37c6cf2ac1de1e0a30e238d76db3a68baa746f3f6a2e1e044e7285356b13a72f91ff06fedc5f1e021952aed66c72aaf28ea89b3288c41e0a8412d1b36255a0550b831b2e9e5a1e043ab3202263e383a56abe492c48e41e0a551387366d55bc11392cdca66b801e0413938aaa6486aeffb17801b2deff1e0695b440ba6a94b227d449c433224e1e0059b44a446b5d91eba5ecada7f655' -- [e39b5263]
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   55, 1, 3
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [69e2009a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a'
-- again [75e77315] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a',
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a',
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a',
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 3, <number 3>
-- again [2f7484c1] SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` …
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a'
-- again [59e68641] SELECT `<database>`.`items`.`order_id`, count(*) FROM `<data …
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a'
-- again [9c52249c] SELECT `<database>`.`shipments`.`order_id` FROM `<database>` …
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a'
-- again [97223d9e] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a'
-- again [d4ae05ac] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a'
-- again [7da91c87] SELECT `<database>`.`payments`.`order_id`, count(*) FROM `<d …
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a'
-- again [0af01544] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a'
-- again [3d976153] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a'
-- again [cac6fca7] SELECT `<database>`.`shipments`.`previous`, count(*) FROM `< …
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a'
-- again [dfb3cc4d] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a'
-- again [3e080316] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a'
-- again [1d189133] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'44a44b5d059b11e091eba5ecada7f655', x'5d27d33f635811e0b106488524072e7a'
INSERT INTO `sqluuid_migration_packed` (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 5>, 7,
--   x'1e08c82465486a23b065953e421a1fd11e0382f467796c7096679f988c6113b01e07cef46ad66d12963c173f03320bdc1e03534497986c9db74ea88d7b2208ba1e0099f50c226f7f9ea1751b2dcd30911e044615c0c16c3fa78066600072b6a91e063585d27d633fb106488524072e7a' -- [0596c76d]
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   36, 1, 3
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [61840ae1] UPDATE `sqluuid_migration_range` SET owner = ?, token = toke …
--   '<process>/1', 90000, 1, 4, <number 2>
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [69e2009a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'5d27d33f635811e0b106488524072e7a', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [75e77315] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'5d27d33f635811e0b106488524072e7a', x'7d660c2dce8a11e0984fbb015a5e3208',
--   x'5d27d33f635811e0b106488524072e7a', x'7d660c2dce8a11e0984fbb015a5e3208',
--   x'5d27d33f635811e0b106488524072e7a', x'7d660c2dce8a11e0984fbb015a5e3208',
--   x'5d27d33f635811e0b106488524072e7a', x'7d660c2dce8a11e0984fbb015a5e3208'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   '7D660C2DCE8A11E0984FBB015A5E3208', 0, 0, 90000, 1, 4, <number 3>
-- again [2f7484c1] SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` …
--   x'5d27d33f635811e0b106488524072e7a', x'7d660c2dce8a11e0984fbb015a5e3208'
-- again [59e68641] SELECT `<database>`.`items`.`order_id`, count(*) FROM `<data …
--   x'5d27d33f635811e0b106488524072e7a', x'7d660c2dce8a11e0984fbb015a5e3208'
-- again [9c52249c] SELECT `<database>`.`shipments`.`order_id` FROM `<database>` …
--   x'5d27d33f635811e0b106488524072e7a', x'7d660c2dce8a11e0984fbb015a5e3208'
-- again [97223d9e] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'5d27d33f635811e0b106488524072e7a', x'7d660c2dce8a11e0984fbb015a5e3208'
-- again [d4ae05ac] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'5d27d33f635811e0b106488524072e7a', x'7d660c2dce8a11e0984fbb015a5e3208'
-- again [7da91c87] SELECT `<database>`.`payments`.`order_id`, count(*) FROM `<d …
--   x'5d27d33f635811e0b106488524072e7a', x'7d660c2dce8a11e0984fbb015a5e3208'
-- again [0af01544] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'5d27d33f635811e0b106488524072e7a', x'7d660c2dce8a11e0984fbb015a5e3208'
-- again [3d976153] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'5d27d33f635811e0b106488524072e7a', x'7d660c2dce8a11e0984fbb015a5e3208'
-- again [cac6fca7] SELECT `<database>`.`shipments`.`previous`, count(*) FROM `< …
--   x'5d27d33f635811e0b106488524072e7a', x'7d660c2dce8a11e0984fbb015a5e3208'
-- again [dfb3cc4d] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'5d27d33f635811e0b106488524072e7a', x'7d660c2dce8a11e0984fbb015a5e3208'
-- again [3e080316] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'5d27d33f635811e0b106488524072e7a', x'7d660c2dce8a11e0984fbb015a5e3208'
-- again [1d189133] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'5d27d33f635811e0b106488524072e7a', x'7d660c2dce8a11e0984fbb015a5e3208'
INSERT INTO `sqluuid_migration_packed` (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 6>, 10,
--   x'1e07bf46449c6183a51fdc0b01cdd7351e0e6d367d1b65a1bd5e88aa6f92c41a1e0a3f9689cc66cc93034439d5f715c91e08f826e6e96f56b4ab97f80a5bdb2f1e02ebb70ee26816bb4c11771fb288791e0e66971385637384fb8d803efa17fa1e0eca7763d2648fb311d1b1a7f374a31e004b77ae986e3cb998f4cace58d3d71e03f037bb0c6be2b88b883615943ce81e0ce8a7d6606c2d984fbb015a5e3208' -- [e5165746]
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   57, 1, 4
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [69e2009a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [75e77315] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae',
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae',
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae',
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   'AB06A184425C11E0BCAE73AD764B1FAE', 0, 0, 90000, 1, 4, <number 3>
-- again [2f7484c1] SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` …
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [59e68641] SELECT `<database>`.`items`.`order_id`, count(*) FROM `<data …
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [9c52249c] SELECT `<database>`.`shipments`.`order_id` FROM `<database>` …
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [97223d9e] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [d4ae05ac] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [7da91c87] SELECT `<database>`.`payments`.`order_id`, count(*) FROM `<d …
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [0af01544] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [3d976153] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [cac6fca7] SELECT `<database>`.`shipments`.`previous`, count(*) FROM `< …
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [dfb3cc4d] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [3e080316] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [1d189133] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'7d660c2dce8a11e0984fbb015a5e3208', x'ab06a184425c11e0bcae73ad764b1fae'
INSERT INTO `sqluuid_migration_packed` (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 7>, 10,
--   x'1e006f27f252639d9fbd68a82e924a601e046ce829be6feda6064d971dc1aa461e0b3c382d93602d93d3a47b7b80e1271e0a1eb8de916bf79e572b8fda751e0d1e0b62a902a46a2ea63e4f939696dfdf1e084359312b6bd0ba69210e5c863d001e01349961c06c1e84566dd97d0471451e0953d98f756e179be27df760acd3d41e03990a375960b0b6712d5113c683fe1e0425cab06a6184bcae73ad764b1fae' -- [cd2804c4]
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   57, 1, 4
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [69e2009a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [75e77315] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae',
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae',
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae',
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 4, <number 3>
-- again [2f7484c1] SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [59e68641] SELECT `<database>`.`items`.`order_id`, count(*) FROM `<data …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [9c52249c] SELECT `<database>`.`shipments`.`order_id` FROM `<database>` …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [97223d9e] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [d4ae05ac] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [7da91c87] SELECT `<database>`.`payments`.`order_id`, count(*) FROM `<d …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [0af01544] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [3d976153] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [cac6fca7] SELECT `<database>`.`shipments`.`previous`, count(*) FROM `< …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [dfb3cc4d] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [3e080316] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae'
-- again [1d189133] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ab06a184425c11e0bcae73ad764b1fae'
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   0, 1, 4
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [61840ae1] UPDATE `sqluuid_migration_range` SET owner = ?, token = toke …
--   '<process>/1', 90000, 1, 5, <number 2>
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [69e2009a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [75e77315] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'c96c72260d7211e0a95fb2a74842541d',
--   x'ab06a184425c11e0bcae73ad764b1fae', x'c96c72260d7211e0a95fb2a74842541d',
--   x'ab06a184425c11e0bcae73ad764b1fae', x'c96c72260d7211e0a95fb2a74842541d',
--   x'ab06a184425c11e0bcae73ad764b1fae', x'c96c72260d7211e0a95fb2a74842541d'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   'C96C72260D7211E0A95FB2A74842541D', 0, 0, 90000, 1, 5, <number 3>
-- again [2f7484c1] SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'c96c72260d7211e0a95fb2a74842541d'
-- again [59e68641] SELECT `<database>`.`items`.`order_id`, count(*) FROM `<data …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'c96c72260d7211e0a95fb2a74842541d'
-- again [9c52249c] SELECT `<database>`.`shipments`.`order_id` FROM `<database>` …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'c96c72260d7211e0a95fb2a74842541d'
-- again [97223d9e] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'c96c72260d7211e0a95fb2a74842541d'
-- again [d4ae05ac] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'c96c72260d7211e0a95fb2a74842541d'
-- again [7da91c87] SELECT `<database>`.`payments`.`order_id`, count(*) FROM `<d …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'c96c72260d7211e0a95fb2a74842541d'
-- again [0af01544] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'c96c72260d7211e0a95fb2a74842541d'
-- again [3d976153] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'c96c72260d7211e0a95fb2a74842541d'
-- again [cac6fca7] SELECT `<database>`.`shipments`.`previous`, count(*) FROM `< …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'c96c72260d7211e0a95fb2a74842541d'
-- again [dfb3cc4d] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'c96c72260d7211e0a95fb2a74842541d'
-- again [3e080316] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'c96c72260d7211e0a95fb2a74842541d'
-- again [1d189133] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'ab06a184425c11e0bcae73ad764b1fae', x'c96c72260d7211e0a95fb2a74842541d'
INSERT INTO `sqluuid_migration_packed` (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 8>, 10,
--   x'1e05059b6f28663dbeea0307f157cad31e0931ebac486d758cc163471b08b9cd1e06e10bc40667239f19cf420fc1cfc21e0b342bd20c617189e1f75655e9d2431e0ec4cbef3a6659a3e3f1659cb336d01e01aefbefc1687fad94199ab9aba85c1e08066c04676d548945564fd83a995d1e09840c278b61cab4a0dbbda02216741e0a15fc3fe5693c920f243a5f2420e21e00d72c96c76226a95fb2a74842541d' -- [7e23d3e0]
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   56, 1, 5
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [69e2009a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [75e77315] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 5, <number 3>
-- again [2f7484c1] SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` …
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [59e68641] SELECT `<database>`.`items`.`order_id`, count(*) FROM `<data …
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [9c52249c] SELECT `<database>`.`shipments`.`order_id` FROM `<database>` …
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [97223d9e] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [d4ae05ac] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [7da91c87] SELECT `<database>`.`payments`.`order_id`, count(*) FROM `<d …
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [0af01544] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [3d976153] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [cac6fca7] SELECT `<database>`.`shipments`.`previous`, count(*) FROM `< …
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [dfb3cc4d] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [3e080316] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [1d189133] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'c96c72260d7211e0a95fb2a74842541d', x'ff90c438c25911e0b1c5f58a010193ba'
INSERT INTO `sqluuid_migration_packed` (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 9>, 9,
--   x'1e03898ca15769498d444a0d841bd48e1e0ec23ce4546fa48706359b2914ec751e0e1d4d26a06698832bf6859b9103c51e04930d94586f2b804831b3e827a13e1e044badba9e6a659cfd413d7dffc0db1e0d835decd66a1a8e2ce672cd2128571e00953deda36b9d828f5ab158206a791e03afbdfa426d088785401ec8e3520f1e0c259ff90c6438b1c5f58a010193ba' -- [a5520d66]
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   52, 1, 5
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [61840ae1] UPDATE `sqluuid_migration_range` SET owner = ?, token = toke …
--   '<process>/1', 90000, 1, 6, <number 2>
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`items`.`order_id` AS k FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`items`.`order_id` LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [89f0610d]
--   x'ff90c438c25911e0b1c5f58a010193ba'
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orders`.`id` AS k FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`orders`.`id` LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT `<database>`.`payments`.`order_id` AS k FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`payments`.`order_id` LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`order_id` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`shipments`.`order_id` LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`previous` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`shipments`.`previous` LIMIT 1 OFFSET 19) b3) q ORDER BY k LIMIT 1; -- [da76840b]
--   x'ff90c438c25911e0b1c5f58a010193ba', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'ff90c438c25911e0b1c5f58a010193ba', x'ff90c438c25911e0b1c5f58a010193ba'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 6, <number 3>
SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [18da3e74]
--   x'ff90c438c25911e0b1c5f58a010193ba'
SELECT `<database>`.`items`.`order_id`, count(*) FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) GROUP BY `<database>`.`items`.`order_id` FOR UPDATE; -- [3c6fdbc1]
--   x'ff90c438c25911e0b1c5f58a010193ba'
SELECT `<database>`.`shipments`.`order_id` FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [4bf83b5a]
--   x'ff90c438c25911e0b1c5f58a010193ba'
UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`<database>`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`orders`.`id`,9)) WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191); -- [e000d2a2]
--   x'ff90c438c25911e0b1c5f58a010193ba'
UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`items`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`items`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`items`.`order_id`,9)) WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [412a1dd7]
--   x'ff90c438c25911e0b1c5f58a010193ba'
SELECT `<database>`.`payments`.`order_id`, count(*) FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) GROUP BY `<database>`.`payments`.`order_id`; -- [81ae5fef]
--   x'ff90c438c25911e0b1c5f58a010193ba'
UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`payments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`payments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`payments`.`order_id`,9)) WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [614756fb]
--   x'ff90c438c25911e0b1c5f58a010193ba'
UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`order_id`,9)) WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [13542dc1]
--   x'ff90c438c25911e0b1c5f58a010193ba'
SELECT `<database>`.`shipments`.`previous`, count(*) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) GROUP BY `<database>`.`shipments`.`previous`; -- [63a372a9]
--   x'ff90c438c25911e0b1c5f58a010193ba'
UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`previous`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`previous`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`previous`,9)) WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191); -- [d3663a9d]
--   x'ff90c438c25911e0b1c5f58a010193ba'
SELECT count(*) FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191); -- [758b35fc]
--   x'ff90c438c25911e0b1c5f58a010193ba'
SELECT count(*) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [163ecbe8]
--   x'ff90c438c25911e0b1c5f58a010193ba'
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   0, 1, 6
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [61840ae1] UPDATE `sqluuid_migration_range` SET owner = ?, token = toke …
--   '<process>/1', 90000, 1, 1, <number 2>
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`items`.`order_id` AS k FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`items`.`order_id` LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [ba5b3062]
--   x'010e64d4699511e09046051625310619'
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orders`.`id` AS k FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`orders`.`id` LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT `<database>`.`payments`.`order_id` AS k FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`payments`.`order_id` LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`order_id` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`shipments`.`order_id` LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`previous` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`shipments`.`previous` LIMIT 1 OFFSET 19) b3) q ORDER BY k LIMIT 1; -- [f076e388]
--   x'010e64d4699511e09046051625310619', x'010e64d4699511e09046051625310619',
--   x'010e64d4699511e09046051625310619', x'010e64d4699511e09046051625310619'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 1, <number 3>
SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [15395baf]
--   x'010e64d4699511e09046051625310619'
SELECT `<database>`.`items`.`order_id`, count(*) FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) GROUP BY `<database>`.`items`.`order_id` FOR UPDATE; -- [45d3dbeb]
--   x'010e64d4699511e09046051625310619'
SELECT `<database>`.`shipments`.`order_id` FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [6cb42cb6]
--   x'010e64d4699511e09046051625310619'
UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`<database>`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`orders`.`id`,9)) WHERE `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191); -- [235a3e61]
--   x'010e64d4699511e09046051625310619'
UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`items`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`items`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`items`.`order_id`,9)) WHERE `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [ef09018b]
--   x'010e64d4699511e09046051625310619'
SELECT `<database>`.`payments`.`order_id`, count(*) FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) GROUP BY `<database>`.`payments`.`order_id`; -- [3c5837f5]
--   x'010e64d4699511e09046051625310619'
UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`payments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`payments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`payments`.`order_id`,9)) WHERE `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [7deb9224]
--   x'010e64d4699511e09046051625310619'
UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`order_id`,9)) WHERE `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [017ab555]
--   x'010e64d4699511e09046051625310619'
SELECT `<database>`.`shipments`.`previous`, count(*) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) GROUP BY `<database>`.`shipments`.`previous`; -- [1aeebd5d]
--   x'010e64d4699511e09046051625310619'
UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`previous`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`previous`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`previous`,9)) WHERE `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191); -- [88052ae5]
--   x'010e64d4699511e09046051625310619'
SELECT count(*) FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191); -- [96716ab7]
--   x'010e64d4699511e09046051625310619'
SELECT count(*) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [136cebc3]
--   x'010e64d4699511e09046051625310619'
INSERT INTO `sqluuid_migration_packed` (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 10>, 1, x'1e06995010e664d49046051625310619'
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   6, 1, 1
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [61840ae1] UPDATE `sqluuid_migration_range` SET owner = ?, token = toke …
--   '<process>/1', 90000, 1, 2, <number 2>
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [69e2009a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [75e77315] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7',
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7',
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7',
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 2, <number 3>
-- again [2f7484c1] SELECT `<database>`.`orders`.`id` FROM `<database>`.`orders` …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [59e68641] SELECT `<database>`.`items`.`order_id`, count(*) FROM `<data …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [9c52249c] SELECT `<database>`.`shipments`.`order_id` FROM `<database>` …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [97223d9e] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [d4ae05ac] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [7da91c87] SELECT `<database>`.`payments`.`order_id`, count(*) FROM `<d …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [0af01544] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [3d976153] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [cac6fca7] SELECT `<database>`.`shipments`.`previous`, count(*) FROM `< …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [dfb3cc4d] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [3e080316] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [1d189133] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
INSERT INTO `sqluuid_migration_packed` (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 11>, 3,
--   x'1e0caa8072c363bfbe6373127acf670b1e0c58612c6b6312881857c78f41e0251e0a2b31c56b6ad5b9207da29f8c4a9f'
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   17, 1, 2
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
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
BEGIN; -- read committed
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM `sqluuid_migration_range` r WHERE r.run_id = `sqluuid_migration`.id) FROM `sqluuid_migration` WHERE id = ?; -- [cdb75ed3]
--   1
UPDATE `sqluuid_migration` SET active = ?, state = ?, pick = ?, pick_before = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [7d1d61c8]
--   NULL, 'done', 0, '', 0, 0, 336, 336,
--   again [b07cc535] '{"columns":{"<database>.items.order_id":{"rows":120,"nulls" …, '<time>',
--   '<time>', 1, <number 1>
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
COMMIT;
