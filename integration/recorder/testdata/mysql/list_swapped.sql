-- by a list: swapped-to-network, and its undo
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
--   '', 'lone'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SUB_PART IS NULL FROM information_schema.STATISTICS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COLUMN_NAME IS NOT NULL ORDER BY INDEX_NAME, SEQ_IN_INDEX DESC; -- [0f051374]
--   '<database>', 'lone'
SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c.CHARACTER_OCTET_LENGTH, 0), COALESCE(c.COLLATION_NAME, ''),
       COALESCE(c.GENERATION_EXPRESSION, '') <> '', LOWER(c.EXTRA) LIKE '%on update%'
FROM information_schema.COLUMNS c WHERE c.TABLE_SCHEMA = ? AND c.TABLE_NAME = ? ORDER BY c.ORDINAL_POSITION; -- [1fbf392c]
--   '<database>', 'lone'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'lone'
SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDATE_RULE
FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys'); -- [c4fd76be]
SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT_NAME), CONSTRAINT_NAME, TABLE_SCHEMA, TABLE_NAME, COLUMN_NAME,
       REFERENCED_TABLE_SCHEMA, REFERENCED_TABLE_NAME, REFERENCED_COLUMN_NAME, '', 1
FROM information_schema.KEY_COLUMN_USAGE WHERE TABLE_SCHEMA NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys') AND REFERENCED_TABLE_NAME IS NOT NULL
ORDER BY TABLE_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, ORDINAL_POSITION; -- [b1a49083]
SELECT DATABASE();
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/lone'
SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NAME = 'PRIMARY', COALESCE(s.NULLABLE, '') <> 'YES' AND s.SUB_PART IS NULL
FROM information_schema.STATISTICS s WHERE s.TABLE_SCHEMA = ? AND s.TABLE_NAME = ? AND s.NON_UNIQUE = 0 ORDER BY s.INDEX_NAME, s.SEQ_IN_INDEX; -- [4416c662]
--   '<database>', 'lone'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'sqluuid_migration_id';
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'sqluuid_migration_id';
SELECT CASE WHEN (CASE WHEN (LENGTH(v.k) = 16) THEN (SUBSTR(v.k,1,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(v.k,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN (LENGTH(v.k) = 16) THEN (SUBSTR(v.k,1,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(v.k,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN HEX((UNHEX(CONCAT(substr(HEX(v.k),9,8),substr(HEX(v.k),5,4),substr(HEX(v.k),1,4),substr(HEX(v.k),17))))) END FROM (SELECT CAST(? AS BINARY(16)) AS k) v; -- [f665668e]
--   x'<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM `<database>`.`lone` WHERE `id` IS NULL;
SELECT `<database>`.`lone`.`id`, CASE WHEN CASE WHEN (CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SUBSTR(`<database>`.`lone`.`id`,1,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(`<database>`.`lone`.`id`,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(HEX(`<database>`.`lone`.`id`),9,8),substr(HEX(`<database>`.`lone`.`id`),5,4),substr(HEX(`<database>`.`lone`.`id`),1,4),substr(HEX(`<database>`.`lone`.`id`),17))) <> `<database>`.`lone`.`id` ELSE (1 = 0) END THEN 1 ELSE 0 END FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` IS NOT NULL; -- [15ee0849]
SELECT HEX(a.`id`) FROM `<database>`.`lone` a WHERE CASE WHEN (CASE WHEN (LENGTH(a.`id`) = 16) THEN (SUBSTR(a.`id`,7,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(a.`id`,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN EXISTS (SELECT 1 FROM `<database>`.`lone` b WHERE b.`id` IN (UNHEX(CONCAT(substr(HEX(a.`id`),13,4),substr(HEX(a.`id`),9,4),substr(HEX(a.`id`),1,8),substr(HEX(a.`id`),17)))) AND b.`id` <> a.`id`) ELSE (1 = 0) END LIMIT 1; -- [bff436a0]
SHOW GLOBAL STATUS LIKE 'Slave%running';
SELECT COUNT(*) FROM performance_schema.replication_applier_status WHERE SERVICE_STATE = 'ON' AND CHANNEL_NAME NOT LIKE 'group\_replication\_%';
SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CHAR(92), CHAR(39)), CHAR(39)), COALESCE(COLLATION_NAME, '') FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') <> '' ORDER BY ORDINAL_POSITION; -- [98968bff]
--   '<database>', 'lone'
-- is not prepared:
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
-- fails: Error 1054 (42S22): Unknown column 'TABLE_NAME' in 'where clause'
SELECT k.CONSTRAINT_NAME, REPLACE(k.CHECK_CLAUSE, CONCAT(CHAR(92), CHAR(39)), CHAR(39)) FROM information_schema.CHECK_CONSTRAINTS k JOIN information_schema.TABLE_CONSTRAINTS t
ON t.CONSTRAINT_SCHEMA = k.CONSTRAINT_SCHEMA AND t.CONSTRAINT_NAME = k.CONSTRAINT_NAME WHERE t.TABLE_SCHEMA = ? AND t.TABLE_NAME = ? AND t.CONSTRAINT_TYPE = 'CHECK' AND t.ENFORCED = 'YES' ORDER BY 1; -- [7bd7f257]
--   '<database>', 'lone'
SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD, PARTITION_EXPRESSION, PARTITION_DESCRIPTION FROM information_schema.PARTITIONS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND (PARTITION_METHOD LIKE 'RANGE%' OR PARTITION_METHOD LIKE 'LIST%') ORDER BY 1; -- [89ca3f68]
--   '<database>', 'lone'
EXPLAIN UPDATE `<database>`.`lone` SET `id` = `id` WHERE 1 = 0;

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
UPDATE `<database>`.`lone` SET `id` = `id` WHERE 1 = 0;
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
SELECT HEX(`<database>`.`lone`.`id`) FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` IS NOT NULL AND NOT (CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SUBSTR(`<database>`.`lone`.`id`,1,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(`<database>`.`lone`.`id`,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) LIMIT 1; -- [3c10f6b7]
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM `sqluuid_migration`;
INSERT INTO `sqluuid_migration` (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?); -- [9a9c185f]
--   1, 2, 'swapped-to-network', '["<database>.lone.id"]', '<hash 1>', '<hash 2>', '<hash 1>',
--   'running', 'fail', 4, '', <number 1>, 0, 0, 60, 0, 0,
--   '{"columns":{"<database>.lone.id":{"rows":60,"nulls":0,"now":"60:9514e3eabc63073ee95c86ecc2fa6c38","expect":"60:9a5230dcda0b4348cd0af84d522b5b7a"}},"orphans":{}}',
--   '<time>', '<time>', NULL
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 's' FROM (SELECT DISTINCT `<database>`.`lone`.`id` AS id FROM `<database>`.`lone` WHERE CASE WHEN (CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SUBSTR(`<database>`.`lone`.`id`,1,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(`<database>`.`lone`.`id`,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(HEX(`<database>`.`lone`.`id`),9,8),substr(HEX(`<database>`.`lone`.`id`),5,4),substr(HEX(`<database>`.`lone`.`id`),1,4),substr(HEX(`<database>`.`lone`.`id`),17))) <> `<database>`.`lone`.`id` ELSE (1 = 0) END) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 's', 's', NULL); -- [f8371848]
--   1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'k' FROM (SELECT DISTINCT `<database>`.`lone`.`id` AS id FROM `<database>`.`lone` WHERE CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN NOT (CASE WHEN (CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SUBSTR(`<database>`.`lone`.`id`,1,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(`<database>`.`lone`.`id`,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(HEX(`<database>`.`lone`.`id`),9,8),substr(HEX(`<database>`.`lone`.`id`),5,4),substr(HEX(`<database>`.`lone`.`id`),1,4),substr(HEX(`<database>`.`lone`.`id`),17))) <> `<database>`.`lone`.`id` ELSE (1 = 0) END) ELSE (1 = 0) END) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'k', 'k', NULL); -- [e9d5e08a]
--   1
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 0, NULL, NULL, NULL, 0, '', <number 2>, 0, 0, 0
COMMIT;
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '', 'lone'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'lone'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'lone'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'lone'
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
SELECT DATABASE();
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/lone'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'lone'
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
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`lone`.`id` AS k FROM `<database>`.`lone` WHERE CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 's') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`lone`.`id` LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [401742c3]
--   1
SELECT CONNECTION_ID();
BEGIN; -- read committed
UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = ?, chunks = chunks + 1, moved = moved + ?, lease_until = (TIMESTAMPDIFF(MICROSECOND, '1970-01-01 00:00:00', UTC_TIMESTAMP(3)) DIV 1000) + ? WHERE run_id = ? AND no = ? AND token = ? AND done = 0; -- [1654f4dc]
--   '47F7F4F0F636D523BD5E88AA6F92C41A', 0, 0, 90000, 1, 0, <number 3>
SELECT count(*) FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 's') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [d8c60fee]
--   x'47f7f4f0f636d523bd5e88aa6f92c41a', 1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (UNHEX(CONCAT(substr(HEX(`<database>`.`lone`.`id`),9,8),substr(HEX(`<database>`.`lone`.`id`),5,4),substr(HEX(`<database>`.`lone`.`id`),1,4),substr(HEX(`<database>`.`lone`.`id`),17)))) AS id FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 's') IS NOT NULL ELSE (1 = 0) END) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL); -- [e175711d]
--   x'47f7f4f0f636d523bd5e88aa6f92c41a', 1, 1
UPDATE `<database>`.`lone` SET `id` = UNHEX(CONCAT(substr(HEX(`<database>`.`lone`.`id`),9,8),substr(HEX(`<database>`.`lone`.`id`),5,4),substr(HEX(`<database>`.`lone`.`id`),1,4),substr(HEX(`<database>`.`lone`.`id`),17))) WHERE `<database>`.`lone`.`id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 's') IS NOT NULL ELSE (1 = 0) END; -- [3e701784]
--   x'47f7f4f0f636d523bd5e88aa6f92c41a', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   20, 1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`lone`.`id` AS k FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` > CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 's') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`lone`.`id` LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [29ad23ff]
--   x'47f7f4f0f636d523bd5e88aa6f92c41a', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   '4DB40E9DADECF2B9A68BAA746F3F6A2E', 0, 0, 90000, 1, 0, <number 3>
SELECT count(*) FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` > CAST(? AS BINARY(16)) AND `<database>`.`lone`.`id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 's') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [827f8571]
--   x'47f7f4f0f636d523bd5e88aa6f92c41a', x'4db40e9dadecf2b9a68baa746f3f6a2e', 1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (UNHEX(CONCAT(substr(HEX(`<database>`.`lone`.`id`),9,8),substr(HEX(`<database>`.`lone`.`id`),5,4),substr(HEX(`<database>`.`lone`.`id`),1,4),substr(HEX(`<database>`.`lone`.`id`),17)))) AS id FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` > CAST(? AS BINARY(16)) AND `<database>`.`lone`.`id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 's') IS NOT NULL ELSE (1 = 0) END) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL); -- [248006b4]
--   x'47f7f4f0f636d523bd5e88aa6f92c41a', x'4db40e9dadecf2b9a68baa746f3f6a2e', 1, 1
UPDATE `<database>`.`lone` SET `id` = UNHEX(CONCAT(substr(HEX(`<database>`.`lone`.`id`),9,8),substr(HEX(`<database>`.`lone`.`id`),5,4),substr(HEX(`<database>`.`lone`.`id`),1,4),substr(HEX(`<database>`.`lone`.`id`),17))) WHERE `<database>`.`lone`.`id` > CAST(? AS BINARY(16)) AND `<database>`.`lone`.`id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 's') IS NOT NULL ELSE (1 = 0) END; -- [016327bc]
--   x'47f7f4f0f636d523bd5e88aa6f92c41a', x'4db40e9dadecf2b9a68baa746f3f6a2e', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   20, 1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [29ad23ff] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`lone …
--   x'4db40e9dadecf2b9a68baa746f3f6a2e', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   '4FFC2F6923D24FECAAF28EA89B3288C4', 0, 0, 90000, 1, 0, <number 3>
-- again [827f8571] SELECT count(*) FROM `<database>`.`lone` WHERE `<database>`. …
--   x'4db40e9dadecf2b9a68baa746f3f6a2e', x'4ffc2f6923d24fecaaf28ea89b3288c4', 1
-- again [248006b4] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'4db40e9dadecf2b9a68baa746f3f6a2e', x'4ffc2f6923d24fecaaf28ea89b3288c4', 1, 1
-- again [016327bc] UPDATE `<database>`.`lone` SET `id` = UNHEX(CONCAT(substr(HE …
--   x'4db40e9dadecf2b9a68baa746f3f6a2e', x'4ffc2f6923d24fecaaf28ea89b3288c4', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   20, 1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [29ad23ff] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`lone …
--   x'4ffc2f6923d24fecaaf28ea89b3288c4', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 0, <number 3>
SELECT count(*) FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` > CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 's') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [d012ccd3]
--   x'4ffc2f6923d24fecaaf28ea89b3288c4', 1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (UNHEX(CONCAT(substr(HEX(`<database>`.`lone`.`id`),9,8),substr(HEX(`<database>`.`lone`.`id`),5,4),substr(HEX(`<database>`.`lone`.`id`),1,4),substr(HEX(`<database>`.`lone`.`id`),17)))) AS id FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` > CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 's') IS NOT NULL ELSE (1 = 0) END) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL); -- [f9f3d047]
--   x'4ffc2f6923d24fecaaf28ea89b3288c4', 1, 1
UPDATE `<database>`.`lone` SET `id` = UNHEX(CONCAT(substr(HEX(`<database>`.`lone`.`id`),9,8),substr(HEX(`<database>`.`lone`.`id`),5,4),substr(HEX(`<database>`.`lone`.`id`),1,4),substr(HEX(`<database>`.`lone`.`id`),17))) WHERE `<database>`.`lone`.`id` > CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 's') IS NOT NULL ELSE (1 = 0) END; -- [dd18ec5b]
--   x'4ffc2f6923d24fecaaf28ea89b3288c4', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   0, 1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '', 'lone'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'lone'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'lone'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'lone'
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
SELECT DATABASE();
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/lone'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'lone'
SELECT count(*) FROM `<database>`.`lone` WHERE `id` IS NULL;
SELECT `<database>`.`lone`.`id`, CASE WHEN CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 's') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` IS NOT NULL; -- [944623c5]
--   1
BEGIN; -- read committed
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM `sqluuid_migration_range` r WHERE r.run_id = `sqluuid_migration`.id) FROM `sqluuid_migration` WHERE id = ?; -- [cdb75ed3]
--   1
UPDATE `sqluuid_migration` SET active = ?, state = ?, pick = ?, pick_before = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [7d1d61c8]
--   NULL, 'done', 4, '', 0, 0, 60, 60,
--   '{"columns":{"<database>.lone.id":{"rows":60,"nulls":0,"now":"60:9514e3eabc63073ee95c86ecc2fa6c38","expect":"60:9a5230dcda0b4348cd0af84d522b5b7a"}},"orphans":{}}',
--   '<time>', '<time>', 1, <number 1>
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
COMMIT;

-- == the undo

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
--   '', 'lone'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'lone'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'lone'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'lone'
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
SELECT DATABASE();
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/lone'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'lone'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'sqluuid_migration_id';
-- again [8c648677] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
BEGIN; -- read committed
SELECT no, n FROM `sqluuid_migration_packed` WHERE run_id = ? ORDER BY no LIMIT 200 FOR UPDATE;
--   1
COMMIT;
SELECT HEX(`<database>`.`lone`.`id`) FROM `<database>`.`lone` WHERE CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id`) IS NULL ELSE (1 = 0) END LIMIT 10; -- [a687f3a8]
--   1
SELECT CASE WHEN (CASE WHEN (LENGTH(v.k) = 16) THEN (SUBSTR(v.k,7,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(v.k,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN (LENGTH(v.k) = 16) THEN (SUBSTR(v.k,7,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(v.k,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN HEX((UNHEX(CONCAT(substr(HEX(v.k),13,4),substr(HEX(v.k),9,4),substr(HEX(v.k),1,8),substr(HEX(v.k),17))))) END FROM (SELECT CAST(? AS BINARY(16)) AS k) v; -- [ee0e0ca8]
--   x'<id 2>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM `<database>`.`lone` WHERE `id` IS NULL;
SELECT `<database>`.`lone`.`id`, CASE WHEN CASE WHEN (CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SUBSTR(`<database>`.`lone`.`id`,7,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(`<database>`.`lone`.`id`,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` IS NOT NULL; -- [aa2cbf2f]
--   1
SELECT HEX(a.`id`) FROM `<database>`.`lone` a WHERE CASE WHEN (CASE WHEN (LENGTH(a.`id`) = 16) THEN (SUBSTR(a.`id`,1,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(a.`id`,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN EXISTS (SELECT 1 FROM `<database>`.`lone` b WHERE b.`id` IN (UNHEX(CONCAT(substr(HEX(a.`id`),9,8),substr(HEX(a.`id`),5,4),substr(HEX(a.`id`),1,4),substr(HEX(a.`id`),17)))) AND b.`id` <> a.`id`) ELSE (1 = 0) END LIMIT 1; -- [42d25077]
SHOW GLOBAL STATUS LIKE 'Slave%running';
SELECT COUNT(*) FROM performance_schema.replication_applier_status WHERE SERVICE_STATE = 'ON' AND CHANNEL_NAME NOT LIKE 'group\_replication\_%';
-- again [98968bff] SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CH …
--   '<database>', 'lone'
-- is not prepared:
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
-- fails: Error 1054 (42S22): Unknown column 'TABLE_NAME' in 'where clause'
-- again [7bd7f257] SELECT k.CONSTRAINT_NAME, REPLACE(k.CHECK_CLAUSE, CONCAT(CHA …
--   '<database>', 'lone'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'lone'
EXPLAIN UPDATE `<database>`.`lone` SET `id` = `id` WHERE 1 = 0;

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
UPDATE `<database>`.`lone` SET `id` = `id` WHERE 1 = 0;
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'sqluuid_migration_id';
BEGIN; -- read committed
-- again [cdb75ed3] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
UPDATE `sqluuid_migration` SET active = ?, state = ?, pick = ?, pick_before = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, seq = seq + 1 WHERE id = ? AND seq = ?; -- [cde8642c]
--   '<hash 1>', 'undoing', 1, '', 0, 0, 0, 60,
--   '{"columns":{"<database>.lone.id":{"rows":60,"nulls":0,"now":"60:9a5230dcda0b4348cd0af84d522b5b7a","expect":"60:9514e3eabc63073ee95c86ecc2fa6c38"}},"orphans":{}}',
--   '<time>', NULL, 1, <number 4>
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 0, NULL, NULL, NULL, 0, '', <number 5>, 0, 0, 0
COMMIT;
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '', 'lone'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'lone'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'lone'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'lone'
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
SELECT DATABASE();
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/lone'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'lone'
BEGIN; -- read committed
SELECT no, n FROM `sqluuid_migration_packed` WHERE run_id = ? ORDER BY no LIMIT 200 FOR UPDATE;
--   1
COMMIT;
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [61840ae1] UPDATE `sqluuid_migration_range` SET owner = ?, token = toke …
--   '<process>/1', 90000, 1, 0, <number 5>
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`lone`.`id` AS k FROM `<database>`.`lone` WHERE CASE WHEN (CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SUBSTR(`<database>`.`lone`.`id`,7,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(`<database>`.`lone`.`id`,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`lone`.`id` LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [6e08c486]
--   1
SELECT CONNECTION_ID();
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   '48F0622F0D104F49A78066600072B6A9', 0, 0, 90000, 1, 0, <number 6>
SELECT count(*) FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` <= CAST(? AS BINARY(16)) AND CASE WHEN (CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SUBSTR(`<database>`.`lone`.`id`,7,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(`<database>`.`lone`.`id`,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [cd9cf673]
--   x'48f0622f0d104f49a78066600072b6a9', 1
UPDATE `<database>`.`lone` SET `id` = UNHEX(CONCAT(substr(HEX(`<database>`.`lone`.`id`),13,4),substr(HEX(`<database>`.`lone`.`id`),9,4),substr(HEX(`<database>`.`lone`.`id`),1,8),substr(HEX(`<database>`.`lone`.`id`),17))) WHERE `<database>`.`lone`.`id` <= CAST(? AS BINARY(16)) AND CASE WHEN (CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SUBSTR(`<database>`.`lone`.`id`,7,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(`<database>`.`lone`.`id`,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [39df8b34]
--   x'48f0622f0d104f49a78066600072b6a9', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   20, 1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`lone`.`id` AS k FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` > CAST(? AS BINARY(16)) AND CASE WHEN (CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SUBSTR(`<database>`.`lone`.`id`,7,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(`<database>`.`lone`.`id`,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`lone`.`id` LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [c18e8bb9]
--   x'48f0622f0d104f49a78066600072b6a9', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   'ACB6FDC5732A4D139E572B8FDA751E0D', 0, 0, 90000, 1, 0, <number 6>
SELECT count(*) FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` > CAST(? AS BINARY(16)) AND `<database>`.`lone`.`id` <= CAST(? AS BINARY(16)) AND CASE WHEN (CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SUBSTR(`<database>`.`lone`.`id`,7,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(`<database>`.`lone`.`id`,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [e1ca0ada]
--   x'48f0622f0d104f49a78066600072b6a9', x'acb6fdc5732a4d139e572b8fda751e0d', 1
UPDATE `<database>`.`lone` SET `id` = UNHEX(CONCAT(substr(HEX(`<database>`.`lone`.`id`),13,4),substr(HEX(`<database>`.`lone`.`id`),9,4),substr(HEX(`<database>`.`lone`.`id`),1,8),substr(HEX(`<database>`.`lone`.`id`),17))) WHERE `<database>`.`lone`.`id` > CAST(? AS BINARY(16)) AND `<database>`.`lone`.`id` <= CAST(? AS BINARY(16)) AND CASE WHEN (CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SUBSTR(`<database>`.`lone`.`id`,7,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(`<database>`.`lone`.`id`,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [9556ba98]
--   x'48f0622f0d104f49a78066600072b6a9', x'acb6fdc5732a4d139e572b8fda751e0d', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   20, 1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [c18e8bb9] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`lone …
--   x'acb6fdc5732a4d139e572b8fda751e0d', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   'FC6E5BFCF3CC4B3EB311D1B1A7F374A3', 0, 0, 90000, 1, 0, <number 6>
-- again [e1ca0ada] SELECT count(*) FROM `<database>`.`lone` WHERE `<database>`. …
--   x'acb6fdc5732a4d139e572b8fda751e0d', x'fc6e5bfcf3cc4b3eb311d1b1a7f374a3', 1
-- again [9556ba98] UPDATE `<database>`.`lone` SET `id` = UNHEX(CONCAT(substr(HE …
--   x'acb6fdc5732a4d139e572b8fda751e0d', x'fc6e5bfcf3cc4b3eb311d1b1a7f374a3', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   20, 1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [c18e8bb9] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`lone …
--   x'fc6e5bfcf3cc4b3eb311d1b1a7f374a3', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 0, <number 6>
SELECT count(*) FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` > CAST(? AS BINARY(16)) AND CASE WHEN (CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SUBSTR(`<database>`.`lone`.`id`,7,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(`<database>`.`lone`.`id`,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [b156248d]
--   x'fc6e5bfcf3cc4b3eb311d1b1a7f374a3', 1
UPDATE `<database>`.`lone` SET `id` = UNHEX(CONCAT(substr(HEX(`<database>`.`lone`.`id`),13,4),substr(HEX(`<database>`.`lone`.`id`),9,4),substr(HEX(`<database>`.`lone`.`id`),1,8),substr(HEX(`<database>`.`lone`.`id`),17))) WHERE `<database>`.`lone`.`id` > CAST(? AS BINARY(16)) AND CASE WHEN (CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SUBSTR(`<database>`.`lone`.`id`,7,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(`<database>`.`lone`.`id`,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`lone`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [f8227513]
--   x'fc6e5bfcf3cc4b3eb311d1b1a7f374a3', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   0, 1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '', 'lone'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'lone'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'lone'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'lone'
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
SELECT DATABASE();
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/lone'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'lone'
SELECT count(*) FROM `<database>`.`lone` WHERE `id` IS NULL;
-- again [aa2cbf2f] SELECT `<database>`.`lone`.`id`, CASE WHEN CASE WHEN (CASE W …
--   1
BEGIN; -- read committed
-- again [cdb75ed3] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
-- again [7d1d61c8] UPDATE `sqluuid_migration` SET active = ?, state = ?, pick = …
--   NULL, 'undone', 1, '', 0, 0, 60, 60,
--   '{"columns":{"<database>.lone.id":{"rows":60,"nulls":0,"now":"60:9a5230dcda0b4348cd0af84d522b5b7a","expect":"60:9514e3eabc63073ee95c86ecc2fa6c38"}},"orphans":{}}',
--   '<time>', '<time>', 1, <number 7>
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
DELETE FROM `sqluuid_migration_id` WHERE run_id = ?;
--   1
DELETE FROM `sqluuid_migration_packed` WHERE run_id = ?;
--   1
COMMIT;
