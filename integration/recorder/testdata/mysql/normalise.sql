-- in place, with triggers that turn late ids, and finish
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
--   '', 'parent'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SUB_PART IS NULL FROM information_schema.STATISTICS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COLUMN_NAME IS NOT NULL ORDER BY INDEX_NAME, SEQ_IN_INDEX DESC; -- [0f051374]
--   '<database>', 'parent'
SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c.CHARACTER_OCTET_LENGTH, 0), COALESCE(c.COLLATION_NAME, ''),
       COALESCE(c.GENERATION_EXPRESSION, '') <> '', LOWER(c.EXTRA) LIKE '%on update%'
FROM information_schema.COLUMNS c WHERE c.TABLE_SCHEMA = ? AND c.TABLE_NAME = ? ORDER BY c.ORDINAL_POSITION; -- [1fbf392c]
--   '<database>', 'parent'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
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
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'child'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'child'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'child'
SELECT DATABASE();
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/parent'
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/child'
SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NAME = 'PRIMARY', COALESCE(s.NULLABLE, '') <> 'YES' AND s.SUB_PART IS NULL
FROM information_schema.STATISTICS s WHERE s.TABLE_SCHEMA = ? AND s.TABLE_NAME = ? AND s.NON_UNIQUE = 0 ORDER BY s.INDEX_NAME, s.SEQ_IN_INDEX; -- [4416c662]
--   '<database>', 'parent'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'child'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'sqluuid_migration_id';
SELECT CASE WHEN (v.k REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(v.k) = 36) THEN 1 ELSE 0 END, CASE WHEN (v.k REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(v.k) = 36) THEN (CONCAT(substr(v.k,16,3),substr(v.k,10,4),substr(v.k,1,1),'-',substr(v.k,2,4),'-6',substr(v.k,6,3),substr(v.k,19))) END FROM (SELECT ? AS k) v; -- [96d59115]
--   '<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM `<database>`.`parent` WHERE `id` IS NULL;
SELECT `<database>`.`parent`.`id`, CASE WHEN (`<database>`.`parent`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`parent`.`id`) = 36) THEN 1 ELSE 0 END FROM `<database>`.`parent` WHERE `<database>`.`parent`.`id` IS NOT NULL; -- [b0275ed9]
SELECT count(*) FROM `<database>`.`child` WHERE `parent` IS NULL;
SELECT `<database>`.`child`.`parent`, CASE WHEN (`<database>`.`child`.`parent` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`child`.`parent`) = 36) THEN 1 ELSE 0 END, `<database>`.`child`.`n` FROM `<database>`.`child` WHERE `<database>`.`child`.`parent` IS NOT NULL; -- [a8fff868]
SELECT count(*) FROM `<database>`.`child` c WHERE c.`parent` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`parent` p WHERE p.`id` = c.`parent`);
SHOW GLOBAL STATUS LIKE 'Slave%running';
SELECT COUNT(*) FROM performance_schema.replication_applier_status WHERE SERVICE_STATE = 'ON' AND CHANNEL_NAME NOT LIKE 'group\_replication\_%';
SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CHAR(92), CHAR(39)), CHAR(39)), COALESCE(COLLATION_NAME, '') FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') <> '' ORDER BY ORDINAL_POSITION; -- [98968bff]
--   '<database>', 'parent'
-- is not prepared:
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
-- fails: Error 1054 (42S22): Unknown column 'TABLE_NAME' in 'where clause'
SELECT k.CONSTRAINT_NAME, REPLACE(k.CHECK_CLAUSE, CONCAT(CHAR(92), CHAR(39)), CHAR(39)) FROM information_schema.CHECK_CONSTRAINTS k JOIN information_schema.TABLE_CONSTRAINTS t
ON t.CONSTRAINT_SCHEMA = k.CONSTRAINT_SCHEMA AND t.CONSTRAINT_NAME = k.CONSTRAINT_NAME WHERE t.TABLE_SCHEMA = ? AND t.TABLE_NAME = ? AND t.CONSTRAINT_TYPE = 'CHECK' AND t.ENFORCED = 'YES' ORDER BY 1; -- [7bd7f257]
--   '<database>', 'parent'
SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD, PARTITION_EXPRESSION, PARTITION_DESCRIPTION FROM information_schema.PARTITIONS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND (PARTITION_METHOD LIKE 'RANGE%' OR PARTITION_METHOD LIKE 'LIST%') ORDER BY 1; -- [89ca3f68]
--   '<database>', 'parent'
-- again [98968bff] SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CH …
--   '<database>', 'child'
-- is not prepared:
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
-- fails: Error 1054 (42S22): Unknown column 'TABLE_NAME' in 'where clause'
-- again [7bd7f257] SELECT k.CONSTRAINT_NAME, REPLACE(k.CHECK_CLAUSE, CONCAT(CHA …
--   '<database>', 'child'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'child'
EXPLAIN UPDATE `<database>`.`parent` SET `id` = `id` WHERE 1 = 0;
EXPLAIN UPDATE `<database>`.`child` SET `parent` = `parent` WHERE 1 = 0;

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
UPDATE `<database>`.`parent` SET `id` = `id` WHERE 1 = 0;
UPDATE `<database>`.`child` SET `parent` = `parent` WHERE 1 = 0;
DROP TRIGGER IF EXISTS `<database>`.`sqluuid_normalise`;
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
SELECT `<database>`.`parent`.`id` FROM `<database>`.`parent` WHERE `<database>`.`parent`.`id` IS NOT NULL AND NOT (`<database>`.`parent`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`parent`.`id`) = 36) LIMIT 1; -- [894226b8]
SELECT `<database>`.`child`.`parent` FROM `<database>`.`child` WHERE `<database>`.`child`.`parent` IS NOT NULL AND NOT (`<database>`.`child`.`parent` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`child`.`parent`) = 36) LIMIT 1; -- [63092e80]
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM `sqluuid_migration`;
INSERT INTO `sqluuid_migration` (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?); -- [9a9c185f]
--   1, 2, 'v1-to-v6', '["<database>.parent.id","<database>.child.parent"]', '<hash 1>', '<hash 2>',
--   '<hash 1>', 'running', 'fail', 0, '', <number 1>, 0, 0, 120, 0, 1,
--   '{"columns":{"<database>.child.parent":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661","key":["n"],"now_rows":"60:e56634988c464943a67ecc362af7d12d","expect_rows":"60:048f83ec49608160d8792f78d88e33e2"},"<database>.parent.id":{"rows":60,"nulls":0,"now":"60:4357adb9212a93982a4182cc612fd3c4","expect":"60:067e4103aafab7e48bf32f7b12672661"}},"orphans":{"<database>.child (parent) \u2192 <database>.parent (id)":0}}' -- [002dfd02],
--   '<time>', '<time>', NULL
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 0, NULL, NULL, NULL, 0, '', <number 2>, 0, 0, 0
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
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'parent'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'parent'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'parent'
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'child'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'child'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'child'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'child'
SELECT DATABASE();
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/parent'
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/child'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'parent'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'child'
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
SELECT k FROM (SELECT k FROM (SELECT `<database>`.`parent`.`id` AS k FROM `<database>`.`parent` WHERE (`<database>`.`parent`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`parent`.`id`) = 36) ORDER BY `<database>`.`parent`.`id` LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [54510016]
SELECT k FROM (SELECT k FROM (SELECT `<database>`.`child`.`parent` AS k FROM `<database>`.`child` WHERE `<database>`.`child`.`parent` <= ? AND (`<database>`.`child`.`parent` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`child`.`parent`) = 36) ORDER BY `<database>`.`child`.`parent` LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [b667e7ca]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9'
BEGIN; -- read committed
UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = ?, chunks = chunks + 1, moved = moved + ?, lease_until = (TIMESTAMPDIFF(MICROSECOND, '1970-01-01 00:00:00', UTC_TIMESTAMP(3)) DIV 1000) + ? WHERE run_id = ? AND no = ? AND token = ? AND done = 0; -- [1654f4dc]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 0, 0, 90000, 1, 0, <number 3>
SELECT UNHEX(REPLACE((CONCAT(substr(`<database>`.`parent`.`id`,16,3),substr(`<database>`.`parent`.`id`,10,4),substr(`<database>`.`parent`.`id`,1,1),'-',substr(`<database>`.`parent`.`id`,2,4),'-6',substr(`<database>`.`parent`.`id`,6,3),substr(`<database>`.`parent`.`id`,19))),'-','')) FROM `<database>`.`parent` WHERE `<database>`.`parent`.`id` <= ? AND (`<database>`.`parent`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`parent`.`id`) = 36) FOR UPDATE; -- [ccee1105]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9'
SELECT UNHEX(REPLACE((CONCAT(substr(`<database>`.`child`.`parent`,16,3),substr(`<database>`.`child`.`parent`,10,4),substr(`<database>`.`child`.`parent`,1,1),'-',substr(`<database>`.`child`.`parent`,2,4),'-6',substr(`<database>`.`child`.`parent`,6,3),substr(`<database>`.`child`.`parent`,19))),'-','')), count(*) FROM `<database>`.`child` WHERE `<database>`.`child`.`parent` <= ? AND (`<database>`.`child`.`parent` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`child`.`parent`) = 36) GROUP BY `<database>`.`child`.`parent` FOR UPDATE; -- [760166a9]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9'
UPDATE `<database>`.`parent` SET `id` = CONCAT(substr(`<database>`.`parent`.`id`,16,3),substr(`<database>`.`parent`.`id`,10,4),substr(`<database>`.`parent`.`id`,1,1),'-',substr(`<database>`.`parent`.`id`,2,4),'-6',substr(`<database>`.`parent`.`id`,6,3),substr(`<database>`.`parent`.`id`,19)) WHERE `<database>`.`parent`.`id` <= ? AND (`<database>`.`parent`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`parent`.`id`) = 36); -- [bd5d9a1a]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9'
UPDATE `<database>`.`child` SET `parent` = CONCAT(substr(`<database>`.`child`.`parent`,16,3),substr(`<database>`.`child`.`parent`,10,4),substr(`<database>`.`child`.`parent`,1,1),'-',substr(`<database>`.`child`.`parent`,2,4),'-6',substr(`<database>`.`child`.`parent`,6,3),substr(`<database>`.`child`.`parent`,19)) WHERE `<database>`.`child`.`parent` <= ? AND (`<database>`.`child`.`parent` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`child`.`parent`) = 36); -- [83f60993]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9'
INSERT INTO `sqluuid_migration_packed` (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 4>, 20,
--   x'1e06995010e664d490460516253106191e0caa8072c363bfbe6373127acf670b1e0c58612c6b6312881857c78f41e0251e0a2b31c56b6ad5b9207da29f8c4a9f1e0e02c223b26424abbd37c6cf2ac1de1e0a30e238d76db3a68baa746f3f6a2e1e044e7285356b13a72f91ff06fedc5f1e021952aed66c72aaf28ea89b3288c41e0a8412d1b36255a0550b831b2e9e5a1e043ab3202263e383a56abe492c48e41e0a551387366d55bc11392cdca66b801e0413938aaa6486aeffb17801b2deff1e0695b440ba6a94b227d449c433224e1e0059b44a446b5d91eba5ecada7f6551e08c82465486a23b065953e421a1fd11e0382f467796c7096679f988c6113b01e07cef46ad66d12963c173f03320bdc1e03534497986c9db74ea88d7b2208ba1e0099f50c226f7f9ea1751b2dcd30911e044615c0c16c3fa78066600072b6a9' -- [cd036666]
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   40, 1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
SELECT k FROM (SELECT k FROM (SELECT `<database>`.`parent`.`id` AS k FROM `<database>`.`parent` WHERE `<database>`.`parent`.`id` > ? AND (`<database>`.`parent`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`parent`.`id`) = 36) ORDER BY `<database>`.`parent`.`id` LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [c51ceb8b]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9'
SELECT k FROM (SELECT k FROM (SELECT `<database>`.`child`.`parent` AS k FROM `<database>`.`child` WHERE `<database>`.`child`.`parent` > ? AND `<database>`.`child`.`parent` <= ? AND (`<database>`.`child`.`parent` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`child`.`parent`) = 36) ORDER BY `<database>`.`child`.`parent` LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [2890d42e]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 'A37590B0-3990-11E0-B671-2D5113C683FE'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 0, 0, 90000, 1, 0, <number 3>
SELECT UNHEX(REPLACE((CONCAT(substr(`<database>`.`parent`.`id`,16,3),substr(`<database>`.`parent`.`id`,10,4),substr(`<database>`.`parent`.`id`,1,1),'-',substr(`<database>`.`parent`.`id`,2,4),'-6',substr(`<database>`.`parent`.`id`,6,3),substr(`<database>`.`parent`.`id`,19))),'-','')) FROM `<database>`.`parent` WHERE `<database>`.`parent`.`id` > ? AND `<database>`.`parent`.`id` <= ? AND (`<database>`.`parent`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`parent`.`id`) = 36) FOR UPDATE; -- [e7085a02]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 'A37590B0-3990-11E0-B671-2D5113C683FE'
SELECT UNHEX(REPLACE((CONCAT(substr(`<database>`.`child`.`parent`,16,3),substr(`<database>`.`child`.`parent`,10,4),substr(`<database>`.`child`.`parent`,1,1),'-',substr(`<database>`.`child`.`parent`,2,4),'-6',substr(`<database>`.`child`.`parent`,6,3),substr(`<database>`.`child`.`parent`,19))),'-','')), count(*) FROM `<database>`.`child` WHERE `<database>`.`child`.`parent` > ? AND `<database>`.`child`.`parent` <= ? AND (`<database>`.`child`.`parent` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`child`.`parent`) = 36) GROUP BY `<database>`.`child`.`parent` FOR UPDATE; -- [5af6a93e]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 'A37590B0-3990-11E0-B671-2D5113C683FE'
UPDATE `<database>`.`parent` SET `id` = CONCAT(substr(`<database>`.`parent`.`id`,16,3),substr(`<database>`.`parent`.`id`,10,4),substr(`<database>`.`parent`.`id`,1,1),'-',substr(`<database>`.`parent`.`id`,2,4),'-6',substr(`<database>`.`parent`.`id`,6,3),substr(`<database>`.`parent`.`id`,19)) WHERE `<database>`.`parent`.`id` > ? AND `<database>`.`parent`.`id` <= ? AND (`<database>`.`parent`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`parent`.`id`) = 36); -- [562c378e]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 'A37590B0-3990-11E0-B671-2D5113C683FE'
UPDATE `<database>`.`child` SET `parent` = CONCAT(substr(`<database>`.`child`.`parent`,16,3),substr(`<database>`.`child`.`parent`,10,4),substr(`<database>`.`child`.`parent`,1,1),'-',substr(`<database>`.`child`.`parent`,2,4),'-6',substr(`<database>`.`child`.`parent`,6,3),substr(`<database>`.`child`.`parent`,19)) WHERE `<database>`.`child`.`parent` > ? AND `<database>`.`child`.`parent` <= ? AND (`<database>`.`child`.`parent` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`child`.`parent`) = 36); -- [98f88bee]
--   '5C0C1C3F-4461-11E0-A780-66600072B6A9', 'A37590B0-3990-11E0-B671-2D5113C683FE'
INSERT INTO `sqluuid_migration_packed` (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 5>, 20,
--   x'1e063585d27d633fb106488524072e7a1e07bf46449c6183a51fdc0b01cdd7351e0e6d367d1b65a1bd5e88aa6f92c41a1e0a3f9689cc66cc93034439d5f715c91e08f826e6e96f56b4ab97f80a5bdb2f1e02ebb70ee26816bb4c11771fb288791e0e66971385637384fb8d803efa17fa1e0eca7763d2648fb311d1b1a7f374a31e004b77ae986e3cb998f4cace58d3d71e03f037bb0c6be2b88b883615943ce81e0ce8a7d6606c2d984fbb015a5e32081e006f27f252639d9fbd68a82e924a601e046ce829be6feda6064d971dc1aa461e0b3c382d93602d93d3a47b7b80e1271e0a1eb8de916bf79e572b8fda751e0d1e0b62a902a46a2ea63e4f939696dfdf1e084359312b6bd0ba69210e5c863d001e01349961c06c1e84566dd97d0471451e0953d98f756e179be27df760acd3d41e03990a375960b0b6712d5113c683fe' -- [be6676f2]
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   40, 1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [c51ceb8b] SELECT k FROM (SELECT k FROM (SELECT `<database>`.`parent`.` …
--   'A37590B0-3990-11E0-B671-2D5113C683FE'
-- again [2890d42e] SELECT k FROM (SELECT k FROM (SELECT `<database>`.`child`.`p …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   'ff90c438-c259-11e0-b1c5-f58a010193ba', 0, 0, 90000, 1, 0, <number 3>
-- again [e7085a02] SELECT UNHEX(REPLACE((CONCAT(substr(`<database>`.`parent`.`i …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
-- again [5af6a93e] SELECT UNHEX(REPLACE((CONCAT(substr(`<database>`.`child`.`pa …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
-- again [562c378e] UPDATE `<database>`.`parent` SET `id` = CONCAT(substr(`<data …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
-- again [98f88bee] UPDATE `<database>`.`child` SET `parent` = CONCAT(substr(`<d …
--   'A37590B0-3990-11E0-B671-2D5113C683FE', 'ff90c438-c259-11e0-b1c5-f58a010193ba'
INSERT INTO `sqluuid_migration_packed` (run_id, no, n, ids) VALUES (?, ?, ?, ?);
--   1, <number 6>, 20,
--   x'1e0425cab06a6184bcae73ad764b1fae1e05059b6f28663dbeea0307f157cad31e0931ebac486d758cc163471b08b9cd1e06e10bc40667239f19cf420fc1cfc21e0b342bd20c617189e1f75655e9d2431e0ec4cbef3a6659a3e3f1659cb336d01e01aefbefc1687fad94199ab9aba85c1e08066c04676d548945564fd83a995d1e09840c278b61cab4a0dbbda02216741e0a15fc3fe5693c920f243a5f2420e21e00d72c96c76226a95fb2a74842541d1e03898ca15769498d444a0d841bd48e1e0ec23ce4546fa48706359b2914ec751e0e1d4d26a06698832bf6859b9103c51e04930d94586f2b804831b3e827a13e1e044badba9e6a659cfd413d7dffc0db1e0d835decd66a1a8e2ce672cd2128571e00953deda36b9d828f5ab158206a791e03afbdfa426d088785401ec8e3520f1e0c259ff90c6438b1c5f58a010193ba' -- [bf892cfa]
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   40, 1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [c51ceb8b] SELECT k FROM (SELECT k FROM (SELECT `<database>`.`parent`.` …
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
SELECT k FROM (SELECT k FROM (SELECT `<database>`.`child`.`parent` AS k FROM `<database>`.`child` WHERE `<database>`.`child`.`parent` > ? AND (`<database>`.`child`.`parent` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`child`.`parent`) = 36) ORDER BY `<database>`.`child`.`parent` LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [718e2826]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 0, <number 3>
SELECT UNHEX(REPLACE((CONCAT(substr(`<database>`.`parent`.`id`,16,3),substr(`<database>`.`parent`.`id`,10,4),substr(`<database>`.`parent`.`id`,1,1),'-',substr(`<database>`.`parent`.`id`,2,4),'-6',substr(`<database>`.`parent`.`id`,6,3),substr(`<database>`.`parent`.`id`,19))),'-','')) FROM `<database>`.`parent` WHERE `<database>`.`parent`.`id` > ? AND (`<database>`.`parent`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`parent`.`id`) = 36) FOR UPDATE; -- [720ea711]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
SELECT UNHEX(REPLACE((CONCAT(substr(`<database>`.`child`.`parent`,16,3),substr(`<database>`.`child`.`parent`,10,4),substr(`<database>`.`child`.`parent`,1,1),'-',substr(`<database>`.`child`.`parent`,2,4),'-6',substr(`<database>`.`child`.`parent`,6,3),substr(`<database>`.`child`.`parent`,19))),'-','')), count(*) FROM `<database>`.`child` WHERE `<database>`.`child`.`parent` > ? AND (`<database>`.`child`.`parent` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`child`.`parent`) = 36) GROUP BY `<database>`.`child`.`parent` FOR UPDATE; -- [92105006]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
UPDATE `<database>`.`parent` SET `id` = CONCAT(substr(`<database>`.`parent`.`id`,16,3),substr(`<database>`.`parent`.`id`,10,4),substr(`<database>`.`parent`.`id`,1,1),'-',substr(`<database>`.`parent`.`id`,2,4),'-6',substr(`<database>`.`parent`.`id`,6,3),substr(`<database>`.`parent`.`id`,19)) WHERE `<database>`.`parent`.`id` > ? AND (`<database>`.`parent`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`parent`.`id`) = 36); -- [2edb23a7]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
UPDATE `<database>`.`child` SET `parent` = CONCAT(substr(`<database>`.`child`.`parent`,16,3),substr(`<database>`.`child`.`parent`,10,4),substr(`<database>`.`child`.`parent`,1,1),'-',substr(`<database>`.`child`.`parent`,2,4),'-6',substr(`<database>`.`child`.`parent`,6,3),substr(`<database>`.`child`.`parent`,19)) WHERE `<database>`.`child`.`parent` > ? AND (`<database>`.`child`.`parent` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`<database>`.`child`.`parent`) = 36); -- [75914f80]
--   'ff90c438-c259-11e0-b1c5-f58a010193ba'
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
--   '', 'parent'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'parent'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'parent'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'parent'
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'child'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'child'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'child'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'child'
SELECT DATABASE();
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/parent'
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/child'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'parent'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'child'
SELECT count(*) FROM `<database>`.`parent` WHERE `id` IS NULL;
-- again [b0275ed9] SELECT `<database>`.`parent`.`id`, CASE WHEN (`<database>`.` …
SELECT count(*) FROM `<database>`.`child` WHERE `parent` IS NULL;
-- again [a8fff868] SELECT `<database>`.`child`.`parent`, CASE WHEN (`<database> …
SELECT count(*) FROM `<database>`.`child` c WHERE c.`parent` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`parent` p WHERE p.`id` = c.`parent`);
BEGIN; -- read committed
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM `sqluuid_migration_range` r WHERE r.run_id = `sqluuid_migration`.id) FROM `sqluuid_migration` WHERE id = ?; -- [cdb75ed3]
--   1
UPDATE `sqluuid_migration` SET active = ?, state = ?, pick = ?, pick_before = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [7d1d61c8]
--   NULL, 'done', 0, '', 0, 1, 120, 120,
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
--   '', 'parent'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'parent'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'parent'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'parent'
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'child'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'child'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'child'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'child'
SELECT DATABASE();
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/parent'
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/child'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'sqluuid_migration_id';
-- again [8c648677] SELECT id, format, rewrite, class_columns, class_hash, plan_ …

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
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '', 'parent'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'parent'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'parent'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'parent'
-- again [c4fd76be] SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDAT …
-- again [b1a49083] SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT …
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_NAME = ?;
--   '<database>', 'child'
SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT';
-- again [0f051374] SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE, SU …
--   '<database>', 'child'
-- again [1fbf392c] SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c …
--   '<database>', 'child'
SELECT TRIGGER_NAME, '' FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE' ORDER BY 1;
--   '<database>', 'child'
SELECT DATABASE();
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/parent'
-- is not prepared:
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_FOREIGN' in information_schema
SELECT count(*) FROM information_schema.INNODB_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/child'
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'sqluuid_migration_id';
-- again [8c648677] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
SELECT CONNECTION_ID();
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
DROP TRIGGER IF EXISTS `<database>`.`sqluuid_normalise_1_0`;
SET SESSION lock_wait_timeout = 1;
SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */;
DROP TRIGGER IF EXISTS `<database>`.`sqluuid_normalise_1_1`;
SET SESSION lock_wait_timeout = 1;
BEGIN; -- read committed
DELETE FROM `sqluuid_migration` WHERE id = ? AND seq = ? AND active IS NULL;
--   1, <number 7>
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
DELETE FROM `sqluuid_migration_id` WHERE run_id = ?;
--   1
DELETE FROM `sqluuid_migration_packed` WHERE run_id = ?;
--   1
COMMIT;
BEGIN; -- read committed
LOCK TABLES `sqluuid_migration` WRITE, `sqluuid_migration_range` WRITE, `sqluuid_migration_packed` WRITE, `sqluuid_migration_id` WRITE;
SELECT count(*) FROM `sqluuid_migration`;
DROP TABLE IF EXISTS `sqluuid_migration_id`, `sqluuid_migration_packed`, `sqluuid_migration_range`, `sqluuid_migration`;
COMMIT;
