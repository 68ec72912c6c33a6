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
SET SESSION autocommit = 1, SESSION completion_type = 'NO_CHAIN', SESSION foreign_key_checks = 0, SESSION unique_checks = 1;
SET SESSION lock_wait_timeout = 1;
SET SESSION sql_safe_updates = 0;
SET SESSION sql_select_limit = 18446744073709551615 /*M!100100 , SESSION max_statement_time = 0 */ /*!80000 , SESSION max_execution_time = 0 */;
SET SESSION innodb_lock_wait_timeout = 1;
SET SESSION max_sort_length = 1024;
SET SESSION wait_timeout = CAST(GREATEST(@@session.wait_timeout, 300) AS SIGNED);
SET NAMES utf8mb4;
SET SESSION information_schema_stats_expiry = 0 /*!80030 , SESSION show_gipk_in_create_table_and_information_schema = ON */;
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
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
--   '<database>/lone'
SELECT * FROM `<database>`.`lone` LIMIT 0;
SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NAME = 'PRIMARY', COALESCE(s.NULLABLE, '') <> 'YES' AND s.SUB_PART IS NULL
FROM information_schema.STATISTICS s WHERE s.TABLE_SCHEMA = ? AND s.TABLE_NAME = ? AND s.NON_UNIQUE = 0 ORDER BY s.INDEX_NAME, s.SEQ_IN_INDEX; -- [4416c662]
--   '<database>', 'lone'
SHOW GLOBAL STATUS LIKE 'Slave%running';
SELECT COUNT(*) FROM performance_schema.replication_applier_status WHERE SERVICE_STATE = 'ON' AND CHANNEL_NAME NOT LIKE 'group\_replication\_%';
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND DATA_TYPE = 'timestamp';
--   '<database>', 'lone'
EXPLAIN UPDATE `<database>`.`lone` SET `id` = `id` WHERE 1 = 0;
SHOW GRANTS;
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
SELECT CASE WHEN (CASE WHEN (LENGTH(v.k) = 16) THEN (SUBSTR(v.k,1,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(v.k,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN (LENGTH(v.k) = 16) THEN (SUBSTR(v.k,1,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(v.k,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN HEX((UNHEX(CONCAT(substr(HEX(v.k),9,8),substr(HEX(v.k),5,4),substr(HEX(v.k),1,4),substr(HEX(v.k),17))))) END FROM (SELECT CAST(? AS BINARY(16)) AS k) v; -- [f665668e]
--   x'<id 1>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM `<database>`.`lone` WHERE `id` IS NULL;
SELECT `<database>`.`lone`.`id` FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` IS NOT NULL;
SELECT HEX(a.`id`) FROM `<database>`.`lone` a WHERE CASE WHEN (CASE WHEN (LENGTH(a.`id`) = 16) THEN (SUBSTR(a.`id`,7,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(a.`id`,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN EXISTS (SELECT 1 FROM `<database>`.`lone` b WHERE b.`id` IN (UNHEX(CONCAT(substr(HEX(a.`id`),13,4),substr(HEX(a.`id`),9,4),substr(HEX(a.`id`),1,8),substr(HEX(a.`id`),17)))) AND b.`id` <> a.`id`) ELSE (1 = 0) END LIMIT 1; -- [bff436a0]
SELECT COLUMN_NAME, GENERATION_EXPRESSION, COALESCE(COLLATION_NAME, '') FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') <> '' ORDER BY ORDINAL_POSITION; -- [d56b82bf]
--   '<database>', 'lone'
SELECT k.CONSTRAINT_NAME, k.CHECK_CLAUSE, t.ENFORCED = 'YES' FROM information_schema.CHECK_CONSTRAINTS k JOIN information_schema.TABLE_CONSTRAINTS t
ON t.CONSTRAINT_SCHEMA = k.CONSTRAINT_SCHEMA AND t.CONSTRAINT_NAME = k.CONSTRAINT_NAME WHERE t.TABLE_SCHEMA = ? AND t.TABLE_NAME = ? AND t.CONSTRAINT_TYPE = 'CHECK' ORDER BY 1; -- [22d0ddba]
--   '<database>', 'lone'
SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD, PARTITION_EXPRESSION, PARTITION_DESCRIPTION FROM information_schema.PARTITIONS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND (PARTITION_METHOD LIKE 'RANGE%' OR PARTITION_METHOD LIKE 'LIST%') ORDER BY 1; -- [89ca3f68]
--   '<database>', 'lone'
SELECT INDEX_NAME, COALESCE(COLUMN_NAME, ''), COALESCE(SUB_PART, 0), COALESCE(EXPRESSION, '') FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND NON_UNIQUE = 0 ORDER BY INDEX_NAME, SEQ_IN_INDEX; -- [173c517e]
--   '<database>', 'lone'
SELECT SCHEMA_NAME FROM information_schema.SCHEMATA
WHERE LOWER(SCHEMA_NAME) NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys') ORDER BY 1;
SELECT name FROM (SELECT DATABASE() AS name, 0 AS place UNION ALL SELECT TABLE_NAME, 1 FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()) t
WHERE name IS NOT NULL ORDER BY place, name;
SELECT NAME FROM information_schema.INNODB_SYS_TABLES;
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_TABLES' in information_schema
SELECT NAME FROM information_schema.INNODB_TABLES;
SELECT TABLE_NAME FROM information_schema.TABLES
WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_TYPE IN ('BASE TABLE', 'SYSTEM VERSIONED') ORDER BY 1;
--   '<database>'

-- c2
SET SESSION sql_big_selects = 1;
SELECT VERSION(), @@version_comment;
SHOW GLOBAL VARIABLES LIKE 'wsrep_on';
SELECT @@lower_case_table_names = 2;
SELECT COUNT(*) > 1 FROM performance_schema.replication_group_members
WHERE MEMBER_ROLE = 'PRIMARY' AND MEMBER_STATE IN ('ONLINE', 'RECOVERING', 'UNREACHABLE');
SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES,NO_ENGINE_SUBSTITUTION';
SET SESSION autocommit = 1, SESSION completion_type = 'NO_CHAIN', SESSION foreign_key_checks = 0, SESSION unique_checks = 1;
SET SESSION lock_wait_timeout = 1;
SET SESSION sql_safe_updates = 0;
SET SESSION sql_select_limit = 18446744073709551615 /*M!100100 , SESSION max_statement_time = 0 */ /*!80000 , SESSION max_execution_time = 0 */;
SET SESSION innodb_lock_wait_timeout = 1;
SET SESSION max_sort_length = 1024;
SET SESSION wait_timeout = CAST(GREATEST(@@session.wait_timeout, 300) AS SIGNED);
SET NAMES utf8mb4;
SET SESSION information_schema_stats_expiry = 0 /*!80030 , SESSION show_gipk_in_create_table_and_information_schema = ON */;
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
SELECT HEX(`<database>`.`lone`.`id`) FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` IS NOT NULL AND NOT (CASE WHEN (LENGTH(`<database>`.`lone`.`id`) = 16) THEN (SUBSTR(`<database>`.`lone`.`id`,1,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(`<database>`.`lone`.`id`,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) LIMIT 1; -- [3c10f6b7]
SELECT `<database>`.`lone`.`id` FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` IS NOT NULL;
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM `sqluuid_migration`;
INSERT INTO `sqluuid_migration` (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?); -- [47548af5]
--   1, 3, 'swapped-to-network', '["<database>.lone.id"]', '<hash 1>', '<hash 2>', '<hash 1>',
--   'running', 'fail', <number 1>, 0, 0, 60, 0, 0,
--   '{"columns":{"<database>.lone.id":{"rows":60,"nulls":0,"now":"60:9514e3eabc63073ee95c86ecc2fa6c38","expect":"60:9a5230dcda0b4348cd0af84d522b5b7a"}},"orphans":{},"listed":true}',
--   '<time>', '<time>', NULL
INSERT INTO `sqluuid_migration_journal` (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 2>, 1, 60, 0,
--   x'40061e0edc4f74b1984fbb015a5e320840258ad30e584e51a95fb2a74842541d4039dabe85437e96963c173f03320bdc406d48c4cf4eee78b1c5f58a010193ba40bf728505faf3e291eba5ecada7f6554161c6d2494fd93d9cfd413d7dffc0db41c2019e46c93ef6bcae73ad764b1fae41c74843d82ab251be6373127acf670b42c31e563bee290896679f988c6113b042d387d49913a8feb4ab97f80a5bdb2f431efdf79f30a3299be27df760acd3d443512ece4336ea56b88b883615943ce8437308a031d900febb4c11771fb2887943af5a7c709ef00f9046051625310619443d3a3bf0e30293832bf6859b9103c545a8259969f7dad5b106488524072e7a45bef29df5c5ce1984fb8d803efa17fa46748348497f19f2a72f91ff06fedc5f47f117b855b50769beea0307f157cad347f7f4f0f636d523bd5e88aa6f92c41a480b966f3eea88268785401ec8e3520f484d4474bfbf7a8193d3a47b7b80e12748b95f2fac21e220920f243a5f2420e248d77b9d482e133583a56abe492c48e4490f3c431cbb7662ad94199ab9aba85c49495c1afc0d987ba3e3f1659cb336d0494f9d74076910279fbd68a82e924a6049fd379eef1e0261abbd37c6cf2ac1de4a47b70e09f30fd7828f5ab158206a794aaece698437e270a51fdc0b01cdd7354b3ef3ccfc6e5bfcb311d1b1a7f374a34b513d1a3c5eb56c8d444a0d841bd48e4b52ab663d6714c1b6712d5113c683fe4c33d79d95e04b04b065953e421a1fd14c7bbb59fbe1ed168706359b2914ec754cbdb9da0507fa92b998f4cace58d3d74cddd793e69fdc968e2ce672cd2128574d13732aacb6fdc59e572b8fda751e0d4da384ec38c04e5fb74ea88d7b2208ba4db40e9dadecf2b9a68baa746f3f6a2e4dcba475c24f88b5a63e4f939696dfdf4e14db289ced94048cc163471b08b9cd4e6c0ced1492c24084566dd97d0471454e8112faa26735d6b4a0dbbda02216744e9b367ad2b12518881857c78f41e0254ec2aa210a4389579ea1751b2dcd30914ec98b05b378b8a5a0550b831b2e9e5a4eecbad94e11f8d2804831b3e827a13e4efedf68bf361f1189e1f75655e9d2434f15527b88f6226d8945564fd83a995d4f43a0d9aee7e70d93034439d5f715c94f490d1048f0622fa78066600072b6a94f7f0b48706159a6b227d449c433224e4f97416bb056a29dbc11392cdca66b804f9b1dab8d05f236ba69210e5c863d004fa0e2b145925e93aeffb17801b2deff4fd666524b86f1b7a6064d971dc1aa464ff0a13675672f339f19cf420fc1cfc24ffb1c9fad8bd9f6b9207da29f8c4a9f4ffc2f6923d24fecaaf28ea89b3288c4' -- [59155320],
--   NULL
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
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
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
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]', n VARCHAR(40) PATH '$[1]')) m STRAIGHT_JOIN `<database>`.`lone` ON `<database>`.`lone`.`id` = UNHEX(m.o) SET `<database>`.`lone`.`id` = UNHEX(m.n); -- [22c93a86]
--   '[["40061e0edc4f74b1984fbb015a5e3208","dc4f74b11e0e4006984fbb015a5e3208"],["40258ad30e584e51a95fb2a74842541d","0e584e518ad34025a95fb2a74842541d"],["4039dabe85437e96963c173f03320bdc","85437e96dabe4039963c173f03320bdc"],["406d48c4cf4eee78b1c5f58a010193ba","cf4eee7848c4406db1c5f58a010193ba"],["40bf728505faf3e291eba5ecada7f655","05faf3e2728540bf91eba5ecada7f655"],["4161c6d2494fd93d9cfd413d7dffc0db","494fd93dc6d241619cfd413d7dffc0db"],["41c2019e46c93ef6bcae73ad764b1fae","46c93ef6019e41c2bcae73ad764b1fae"],["41c74843d82ab251be6373127acf670b","d82ab251484341c7be6373127acf670b"],["42c31e563bee290896679f988c6113b0","3bee29081e5642c396679f988c6113b0"],["42d387d49913a8feb4ab97f80a5bdb2f","9913a8fe87d442d3b4ab97f80a5bdb2f"],["431efdf79f30a3299be27df760acd3d4","9f30a329fdf7431e9be27df760acd3d4"],["43512ece4336ea56b88b883615943ce8","4336ea562ece4351b88b883615943ce8"],["437308a031d900febb4c11771fb28879","31d900fe08a04373bb4c11771fb28879"],["43af5a7c709ef00f9046051625310619","709ef00f5a7c43af9046051625310619"],["443d3a3bf0e30293832bf6859b9103c5","f0e302933a3b443d832bf6859b9103c5"],["45a8259969f7dad5b106488524072e7a","69f7dad5259945a8b106488524072e7a"],["45bef29df5c5ce1984fb8d803efa17fa","f5c5ce19f29d45be84fb8d803efa17fa"],["46748348497f19f2a72f91ff06fedc5f","497f19f283484674a72f91ff06fedc5f"],["47f117b855b50769beea0307f157cad3","55b5076917b847f1beea0307f157cad3"],["47f7f4f0f636d523bd5e88aa6f92c41a","f636d523f4f047f7bd5e88aa6f92c41a"]]' -- [68d78e74]
INSERT INTO `sqluuid_migration_journal` (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 3>, 1, 40, 0,
--   x'480b966f3eea88268785401ec8e3520f484d4474bfbf7a8193d3a47b7b80e12748b95f2fac21e220920f243a5f2420e248d77b9d482e133583a56abe492c48e4490f3c431cbb7662ad94199ab9aba85c49495c1afc0d987ba3e3f1659cb336d0494f9d74076910279fbd68a82e924a6049fd379eef1e0261abbd37c6cf2ac1de4a47b70e09f30fd7828f5ab158206a794aaece698437e270a51fdc0b01cdd7354b3ef3ccfc6e5bfcb311d1b1a7f374a34b513d1a3c5eb56c8d444a0d841bd48e4b52ab663d6714c1b6712d5113c683fe4c33d79d95e04b04b065953e421a1fd14c7bbb59fbe1ed168706359b2914ec754cbdb9da0507fa92b998f4cace58d3d74cddd793e69fdc968e2ce672cd2128574d13732aacb6fdc59e572b8fda751e0d4da384ec38c04e5fb74ea88d7b2208ba4db40e9dadecf2b9a68baa746f3f6a2e4dcba475c24f88b5a63e4f939696dfdf4e14db289ced94048cc163471b08b9cd4e6c0ced1492c24084566dd97d0471454e8112faa26735d6b4a0dbbda02216744e9b367ad2b12518881857c78f41e0254ec2aa210a4389579ea1751b2dcd30914ec98b05b378b8a5a0550b831b2e9e5a4eecbad94e11f8d2804831b3e827a13e4efedf68bf361f1189e1f75655e9d2434f15527b88f6226d8945564fd83a995d4f43a0d9aee7e70d93034439d5f715c94f490d1048f0622fa78066600072b6a94f7f0b48706159a6b227d449c433224e4f97416bb056a29dbc11392cdca66b804f9b1dab8d05f236ba69210e5c863d004fa0e2b145925e93aeffb17801b2deff4fd666524b86f1b7a6064d971dc1aa464ff0a13675672f339f19cf420fc1cfc24ffb1c9fad8bd9f6b9207da29f8c4a9f4ffc2f6923d24fecaaf28ea89b3288c4' -- [f2627484],
--   NULL
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   20, 20,
--   x'40061e0edc4f74b1984fbb015a5e320840258ad30e584e51a95fb2a74842541d4039dabe85437e96963c173f03320bdc406d48c4cf4eee78b1c5f58a010193ba40bf728505faf3e291eba5ecada7f6554161c6d2494fd93d9cfd413d7dffc0db41c2019e46c93ef6bcae73ad764b1fae41c74843d82ab251be6373127acf670b42c31e563bee290896679f988c6113b042d387d49913a8feb4ab97f80a5bdb2f431efdf79f30a3299be27df760acd3d443512ece4336ea56b88b883615943ce8437308a031d900febb4c11771fb2887943af5a7c709ef00f9046051625310619443d3a3bf0e30293832bf6859b9103c545a8259969f7dad5b106488524072e7a45bef29df5c5ce1984fb8d803efa17fa46748348497f19f2a72f91ff06fedc5f47f117b855b50769beea0307f157cad347f7f4f0f636d523bd5e88aa6f92c41a' -- [b9888f1d],
--   1, <number 2>
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [22c93a86] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["480b966f3eea88268785401ec8e3520f","3eea8826966f480b8785401ec8e3520f"],["484d4474bfbf7a8193d3a47b7b80e127","bfbf7a814474484d93d3a47b7b80e127"],["48b95f2fac21e220920f243a5f2420e2","ac21e2205f2f48b9920f243a5f2420e2"],["48d77b9d482e133583a56abe492c48e4","482e13357b9d48d783a56abe492c48e4"],["490f3c431cbb7662ad94199ab9aba85c","1cbb76623c43490fad94199ab9aba85c"],["49495c1afc0d987ba3e3f1659cb336d0","fc0d987b5c1a4949a3e3f1659cb336d0"],["494f9d74076910279fbd68a82e924a60","076910279d74494f9fbd68a82e924a60"],["49fd379eef1e0261abbd37c6cf2ac1de","ef1e0261379e49fdabbd37c6cf2ac1de"],["4a47b70e09f30fd7828f5ab158206a79","09f30fd7b70e4a47828f5ab158206a79"],["4aaece698437e270a51fdc0b01cdd735","8437e270ce694aaea51fdc0b01cdd735"],["4b3ef3ccfc6e5bfcb311d1b1a7f374a3","fc6e5bfcf3cc4b3eb311d1b1a7f374a3"],["4b513d1a3c5eb56c8d444a0d841bd48e","3c5eb56c3d1a4b518d444a0d841bd48e"],["4b52ab663d6714c1b6712d5113c683fe","3d6714c1ab664b52b6712d5113c683fe"],["4c33d79d95e04b04b065953e421a1fd1","95e04b04d79d4c33b065953e421a1fd1"],["4c7bbb59fbe1ed168706359b2914ec75","fbe1ed16bb594c7b8706359b2914ec75"],["4cbdb9da0507fa92b998f4cace58d3d7","0507fa92b9da4cbdb998f4cace58d3d7"],["4cddd793e69fdc968e2ce672cd212857","e69fdc96d7934cdd8e2ce672cd212857"],["4d13732aacb6fdc59e572b8fda751e0d","acb6fdc5732a4d139e572b8fda751e0d"],["4da384ec38c04e5fb74ea88d7b2208ba","38c04e5f84ec4da3b74ea88d7b2208ba"],["4db40e9dadecf2b9a68baa746f3f6a2e","adecf2b90e9d4db4a68baa746f3f6a2e"]]' -- [f1dbd53e]
INSERT INTO `sqluuid_migration_journal` (run_id, no, todo, n, moved, ids, odd) VALUES (?, ?, ?, ?, ?, ?, ?);
--   1, <number 4>, 1, 20, 0,
--   x'4dcba475c24f88b5a63e4f939696dfdf4e14db289ced94048cc163471b08b9cd4e6c0ced1492c24084566dd97d0471454e8112faa26735d6b4a0dbbda02216744e9b367ad2b12518881857c78f41e0254ec2aa210a4389579ea1751b2dcd30914ec98b05b378b8a5a0550b831b2e9e5a4eecbad94e11f8d2804831b3e827a13e4efedf68bf361f1189e1f75655e9d2434f15527b88f6226d8945564fd83a995d4f43a0d9aee7e70d93034439d5f715c94f490d1048f0622fa78066600072b6a94f7f0b48706159a6b227d449c433224e4f97416bb056a29dbc11392cdca66b804f9b1dab8d05f236ba69210e5c863d004fa0e2b145925e93aeffb17801b2deff4fd666524b86f1b7a6064d971dc1aa464ff0a13675672f339f19cf420fc1cfc24ffb1c9fad8bd9f6b9207da29f8c4a9f4ffc2f6923d24fecaaf28ea89b3288c4' -- [fd11eca8],
--   NULL
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   20, 20,
--   x'480b966f3eea88268785401ec8e3520f484d4474bfbf7a8193d3a47b7b80e12748b95f2fac21e220920f243a5f2420e248d77b9d482e133583a56abe492c48e4490f3c431cbb7662ad94199ab9aba85c49495c1afc0d987ba3e3f1659cb336d0494f9d74076910279fbd68a82e924a6049fd379eef1e0261abbd37c6cf2ac1de4a47b70e09f30fd7828f5ab158206a794aaece698437e270a51fdc0b01cdd7354b3ef3ccfc6e5bfcb311d1b1a7f374a34b513d1a3c5eb56c8d444a0d841bd48e4b52ab663d6714c1b6712d5113c683fe4c33d79d95e04b04b065953e421a1fd14c7bbb59fbe1ed168706359b2914ec754cbdb9da0507fa92b998f4cace58d3d74cddd793e69fdc968e2ce672cd2128574d13732aacb6fdc59e572b8fda751e0d4da384ec38c04e5fb74ea88d7b2208ba4db40e9dadecf2b9a68baa746f3f6a2e' -- [5d94c175],
--   1, <number 3>
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [22c93a86] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["4dcba475c24f88b5a63e4f939696dfdf","c24f88b5a4754dcba63e4f939696dfdf"],["4e14db289ced94048cc163471b08b9cd","9ced9404db284e148cc163471b08b9cd"],["4e6c0ced1492c24084566dd97d047145","1492c2400ced4e6c84566dd97d047145"],["4e8112faa26735d6b4a0dbbda0221674","a26735d612fa4e81b4a0dbbda0221674"],["4e9b367ad2b12518881857c78f41e025","d2b12518367a4e9b881857c78f41e025"],["4ec2aa210a4389579ea1751b2dcd3091","0a438957aa214ec29ea1751b2dcd3091"],["4ec98b05b378b8a5a0550b831b2e9e5a","b378b8a58b054ec9a0550b831b2e9e5a"],["4eecbad94e11f8d2804831b3e827a13e","4e11f8d2bad94eec804831b3e827a13e"],["4efedf68bf361f1189e1f75655e9d243","bf361f11df684efe89e1f75655e9d243"],["4f15527b88f6226d8945564fd83a995d","88f6226d527b4f158945564fd83a995d"],["4f43a0d9aee7e70d93034439d5f715c9","aee7e70da0d94f4393034439d5f715c9"],["4f490d1048f0622fa78066600072b6a9","48f0622f0d104f49a78066600072b6a9"],["4f7f0b48706159a6b227d449c433224e","706159a60b484f7fb227d449c433224e"],["4f97416bb056a29dbc11392cdca66b80","b056a29d416b4f97bc11392cdca66b80"],["4f9b1dab8d05f236ba69210e5c863d00","8d05f2361dab4f9bba69210e5c863d00"],["4fa0e2b145925e93aeffb17801b2deff","45925e93e2b14fa0aeffb17801b2deff"],["4fd666524b86f1b7a6064d971dc1aa46","4b86f1b766524fd6a6064d971dc1aa46"],["4ff0a13675672f339f19cf420fc1cfc2","75672f33a1364ff09f19cf420fc1cfc2"],["4ffb1c9fad8bd9f6b9207da29f8c4a9f","ad8bd9f61c9f4ffbb9207da29f8c4a9f"],["4ffc2f6923d24fecaaf28ea89b3288c4","23d24fec2f694ffcaaf28ea89b3288c4"]]' -- [952d2e52]
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   20, 20, again [fd11eca8] x'4dcba475c24f88b5a63e4f939696dfdf4e14db289ced94048cc163471b …, 1,
--   <number 4>
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
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
--   '<database>/lone'
SELECT * FROM `<database>`.`lone` LIMIT 0;
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'lone'
SELECT no, todo, n, moved, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ?;
--   1
SELECT count(*) FROM `<database>`.`lone` WHERE `id` IS NULL;
SELECT `<database>`.`lone`.`id` FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` IS NOT NULL;
BEGIN; -- read committed
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(j.moved), 0) FROM `sqluuid_migration_journal` j WHERE j.run_id = `sqluuid_migration`.id AND j.todo IN (0, 3)) FROM `sqluuid_migration` WHERE id = ?; -- [b8360b02]
--   1
UPDATE `sqluuid_migration` SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [5b1f5569]
--   NULL, 'done', 0, 0, 0, 60,
--   '{"columns":{"<database>.lone.id":{"rows":60,"nulls":0,"now":"60:9514e3eabc63073ee95c86ecc2fa6c38","expect":"60:9a5230dcda0b4348cd0af84d522b5b7a"}},"orphans":{},"listed":true}',
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
SET SESSION autocommit = 1, SESSION completion_type = 'NO_CHAIN', SESSION foreign_key_checks = 0, SESSION unique_checks = 1;
SET SESSION lock_wait_timeout = 1;
SET SESSION sql_safe_updates = 0;
SET SESSION sql_select_limit = 18446744073709551615 /*M!100100 , SESSION max_statement_time = 0 */ /*!80000 , SESSION max_execution_time = 0 */;
SET SESSION innodb_lock_wait_timeout = 1;
SET SESSION max_sort_length = 1024;
SET SESSION wait_timeout = CAST(GREATEST(@@session.wait_timeout, 300) AS SIGNED);
SET NAMES utf8mb4;
SET SESSION information_schema_stats_expiry = 0 /*!80030 , SESSION show_gipk_in_create_table_and_information_schema = ON */;
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
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
--   '<database>/lone'
SELECT * FROM `<database>`.`lone` LIMIT 0;
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'lone'
SHOW GLOBAL STATUS LIKE 'Slave%running';
SELECT COUNT(*) FROM performance_schema.replication_applier_status WHERE SERVICE_STATE = 'ON' AND CHANNEL_NAME NOT LIKE 'group\_replication\_%';
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND DATA_TYPE = 'timestamp';
--   '<database>', 'lone'
EXPLAIN UPDATE `<database>`.`lone` SET `id` = `id` WHERE 1 = 0;
SHOW GRANTS;
-- again [7358630d] SELECT (SELECT count(*) FROM information_schema.TABLES WHERE …
PREPARE sqluuid_may FROM 'SELECT 1 FROM `sqluuid_migration`';
DEALLOCATE PREPARE sqluuid_may;
PREPARE sqluuid_may FROM 'INSERT INTO `sqluuid_migration` VALUES (1)';
-- fails: Error 1136 (21S01): Column count doesn't match value count at row 1
PREPARE sqluuid_may FROM 'UPDATE `sqluuid_migration` SET run_id = 1';
-- fails: Error 1054 (42S22): Unknown column 'run_id' in 'field list'
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
-- again [7358630d] SELECT (SELECT count(*) FROM information_schema.TABLES WHERE …
-- again [c0b72f9c] SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGG …
-- again [0c9dd74a] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
SELECT CASE WHEN (CASE WHEN (LENGTH(v.k) = 16) THEN (SUBSTR(v.k,7,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(v.k,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN (LENGTH(v.k) = 16) THEN (SUBSTR(v.k,7,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(v.k,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN HEX((UNHEX(CONCAT(substr(HEX(v.k),13,4),substr(HEX(v.k),9,4),substr(HEX(v.k),1,8),substr(HEX(v.k),17))))) END FROM (SELECT CAST(? AS BINARY(16)) AS k) v; -- [ee0e0ca8]
--   x'<id 2>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM `<database>`.`lone` WHERE `id` IS NULL;
SELECT `<database>`.`lone`.`id` FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` IS NOT NULL;
SELECT HEX(a.`id`) FROM `<database>`.`lone` a WHERE CASE WHEN (CASE WHEN (LENGTH(a.`id`) = 16) THEN (SUBSTR(a.`id`,1,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(a.`id`,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN EXISTS (SELECT 1 FROM `<database>`.`lone` b WHERE b.`id` IN (UNHEX(CONCAT(substr(HEX(a.`id`),9,8),substr(HEX(a.`id`),5,4),substr(HEX(a.`id`),1,4),substr(HEX(a.`id`),17)))) AND b.`id` <> a.`id`) ELSE (1 = 0) END LIMIT 1; -- [42d25077]
-- again [d56b82bf] SELECT COLUMN_NAME, GENERATION_EXPRESSION, COALESCE(COLLATIO …
--   '<database>', 'lone'
-- again [22d0ddba] SELECT k.CONSTRAINT_NAME, k.CHECK_CLAUSE, t.ENFORCED = 'YES' …
--   '<database>', 'lone'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'lone'
-- again [173c517e] SELECT INDEX_NAME, COALESCE(COLUMN_NAME, ''), COALESCE(SUB_P …
--   '<database>', 'lone'
SELECT SCHEMA_NAME FROM information_schema.SCHEMATA
WHERE LOWER(SCHEMA_NAME) NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys') ORDER BY 1;
SELECT name FROM (SELECT DATABASE() AS name, 0 AS place UNION ALL SELECT TABLE_NAME, 1 FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()) t
WHERE name IS NOT NULL ORDER BY place, name;
SELECT NAME FROM information_schema.INNODB_SYS_TABLES;
-- fails: Error 1109 (42S02): Unknown table 'INNODB_SYS_TABLES' in information_schema
SELECT NAME FROM information_schema.INNODB_TABLES;
SELECT TABLE_NAME FROM information_schema.TABLES
WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE()) AND TABLE_TYPE IN ('BASE TABLE', 'SYSTEM VERSIONED') ORDER BY 1;
--   '<database>'

-- c4
SET SESSION sql_big_selects = 1;
SELECT VERSION(), @@version_comment;
SHOW GLOBAL VARIABLES LIKE 'wsrep_on';
SELECT @@lower_case_table_names = 2;
SELECT COUNT(*) > 1 FROM performance_schema.replication_group_members
WHERE MEMBER_ROLE = 'PRIMARY' AND MEMBER_STATE IN ('ONLINE', 'RECOVERING', 'UNREACHABLE');
SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES,NO_ENGINE_SUBSTITUTION';
SET SESSION autocommit = 1, SESSION completion_type = 'NO_CHAIN', SESSION foreign_key_checks = 0, SESSION unique_checks = 1;
SET SESSION lock_wait_timeout = 1;
SET SESSION sql_safe_updates = 0;
SET SESSION sql_select_limit = 18446744073709551615 /*M!100100 , SESSION max_statement_time = 0 */ /*!80000 , SESSION max_execution_time = 0 */;
SET SESSION innodb_lock_wait_timeout = 1;
SET SESSION max_sort_length = 1024;
SET SESSION wait_timeout = CAST(GREATEST(@@session.wait_timeout, 300) AS SIGNED);
SET NAMES utf8mb4;
SET SESSION information_schema_stats_expiry = 0 /*!80030 , SESSION show_gipk_in_create_table_and_information_schema = ON */;
SELECT @@max_allowed_packet;
BEGIN; -- read committed
UPDATE `<database>`.`lone` SET `id` = `id` WHERE 1 = 0;
ROLLBACK;
-- again [7358630d] SELECT (SELECT count(*) FROM information_schema.TABLES WHERE …
-- again [c0b72f9c] SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGG …
BEGIN; -- read committed
-- again [b8360b02] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
UPDATE `sqluuid_migration` SET active = ?, state = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, seq = seq + 1 WHERE id = ? AND seq = ?;
--   '<hash 1>', 'undoing', 0, 0, 0, 60,
--   '{"columns":{"<database>.lone.id":{"rows":60,"nulls":0,"now":"60:9a5230dcda0b4348cd0af84d522b5b7a","expect":"60:9514e3eabc63073ee95c86ecc2fa6c38"}},"orphans":{},"listed":true}',
--   '<time>', NULL, 1, <number 5>
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
UPDATE `sqluuid_migration_journal` SET todo = CASE todo WHEN 0 THEN 1 ELSE 2 END WHERE run_id = ?;
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
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
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
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [22c93a86] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["dc4f74b11e0e4006984fbb015a5e3208","40061e0edc4f74b1984fbb015a5e3208"],["0e584e518ad34025a95fb2a74842541d","40258ad30e584e51a95fb2a74842541d"],["85437e96dabe4039963c173f03320bdc","4039dabe85437e96963c173f03320bdc"],["cf4eee7848c4406db1c5f58a010193ba","406d48c4cf4eee78b1c5f58a010193ba"],["05faf3e2728540bf91eba5ecada7f655","40bf728505faf3e291eba5ecada7f655"],["494fd93dc6d241619cfd413d7dffc0db","4161c6d2494fd93d9cfd413d7dffc0db"],["46c93ef6019e41c2bcae73ad764b1fae","41c2019e46c93ef6bcae73ad764b1fae"],["d82ab251484341c7be6373127acf670b","41c74843d82ab251be6373127acf670b"],["3bee29081e5642c396679f988c6113b0","42c31e563bee290896679f988c6113b0"],["9913a8fe87d442d3b4ab97f80a5bdb2f","42d387d49913a8feb4ab97f80a5bdb2f"],["9f30a329fdf7431e9be27df760acd3d4","431efdf79f30a3299be27df760acd3d4"],["4336ea562ece4351b88b883615943ce8","43512ece4336ea56b88b883615943ce8"],["31d900fe08a04373bb4c11771fb28879","437308a031d900febb4c11771fb28879"],["709ef00f5a7c43af9046051625310619","43af5a7c709ef00f9046051625310619"],["f0e302933a3b443d832bf6859b9103c5","443d3a3bf0e30293832bf6859b9103c5"],["69f7dad5259945a8b106488524072e7a","45a8259969f7dad5b106488524072e7a"],["f5c5ce19f29d45be84fb8d803efa17fa","45bef29df5c5ce1984fb8d803efa17fa"],["497f19f283484674a72f91ff06fedc5f","46748348497f19f2a72f91ff06fedc5f"],["55b5076917b847f1beea0307f157cad3","47f117b855b50769beea0307f157cad3"],["f636d523f4f047f7bd5e88aa6f92c41a","47f7f4f0f636d523bd5e88aa6f92c41a"]]' -- [24cd4b20]
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   20, 20, again [b9888f1d] x'40061e0edc4f74b1984fbb015a5e320840258ad30e584e51a95fb2a748 …, 1,
--   <number 2>
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [22c93a86] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["3eea8826966f480b8785401ec8e3520f","480b966f3eea88268785401ec8e3520f"],["bfbf7a814474484d93d3a47b7b80e127","484d4474bfbf7a8193d3a47b7b80e127"],["ac21e2205f2f48b9920f243a5f2420e2","48b95f2fac21e220920f243a5f2420e2"],["482e13357b9d48d783a56abe492c48e4","48d77b9d482e133583a56abe492c48e4"],["1cbb76623c43490fad94199ab9aba85c","490f3c431cbb7662ad94199ab9aba85c"],["fc0d987b5c1a4949a3e3f1659cb336d0","49495c1afc0d987ba3e3f1659cb336d0"],["076910279d74494f9fbd68a82e924a60","494f9d74076910279fbd68a82e924a60"],["ef1e0261379e49fdabbd37c6cf2ac1de","49fd379eef1e0261abbd37c6cf2ac1de"],["09f30fd7b70e4a47828f5ab158206a79","4a47b70e09f30fd7828f5ab158206a79"],["8437e270ce694aaea51fdc0b01cdd735","4aaece698437e270a51fdc0b01cdd735"],["fc6e5bfcf3cc4b3eb311d1b1a7f374a3","4b3ef3ccfc6e5bfcb311d1b1a7f374a3"],["3c5eb56c3d1a4b518d444a0d841bd48e","4b513d1a3c5eb56c8d444a0d841bd48e"],["3d6714c1ab664b52b6712d5113c683fe","4b52ab663d6714c1b6712d5113c683fe"],["95e04b04d79d4c33b065953e421a1fd1","4c33d79d95e04b04b065953e421a1fd1"],["fbe1ed16bb594c7b8706359b2914ec75","4c7bbb59fbe1ed168706359b2914ec75"],["0507fa92b9da4cbdb998f4cace58d3d7","4cbdb9da0507fa92b998f4cace58d3d7"],["e69fdc96d7934cdd8e2ce672cd212857","4cddd793e69fdc968e2ce672cd212857"],["acb6fdc5732a4d139e572b8fda751e0d","4d13732aacb6fdc59e572b8fda751e0d"],["38c04e5f84ec4da3b74ea88d7b2208ba","4da384ec38c04e5fb74ea88d7b2208ba"],["adecf2b90e9d4db4a68baa746f3f6a2e","4db40e9dadecf2b9a68baa746f3f6a2e"]]' -- [e3db9b91]
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   20, 20, again [5d94c175] x'480b966f3eea88268785401ec8e3520f484d4474bfbf7a8193d3a47b7b …, 1,
--   <number 3>
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
BEGIN; -- read committed
SELECT no, n, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ? AND todo IN (1, 3) ORDER BY no LIMIT 1 FOR UPDATE SKIP LOCKED;
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [22c93a86] UPDATE JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0 …
--   '[["c24f88b5a4754dcba63e4f939696dfdf","4dcba475c24f88b5a63e4f939696dfdf"],["9ced9404db284e148cc163471b08b9cd","4e14db289ced94048cc163471b08b9cd"],["1492c2400ced4e6c84566dd97d047145","4e6c0ced1492c24084566dd97d047145"],["a26735d612fa4e81b4a0dbbda0221674","4e8112faa26735d6b4a0dbbda0221674"],["d2b12518367a4e9b881857c78f41e025","4e9b367ad2b12518881857c78f41e025"],["0a438957aa214ec29ea1751b2dcd3091","4ec2aa210a4389579ea1751b2dcd3091"],["b378b8a58b054ec9a0550b831b2e9e5a","4ec98b05b378b8a5a0550b831b2e9e5a"],["4e11f8d2bad94eec804831b3e827a13e","4eecbad94e11f8d2804831b3e827a13e"],["bf361f11df684efe89e1f75655e9d243","4efedf68bf361f1189e1f75655e9d243"],["88f6226d527b4f158945564fd83a995d","4f15527b88f6226d8945564fd83a995d"],["aee7e70da0d94f4393034439d5f715c9","4f43a0d9aee7e70d93034439d5f715c9"],["48f0622f0d104f49a78066600072b6a9","4f490d1048f0622fa78066600072b6a9"],["706159a60b484f7fb227d449c433224e","4f7f0b48706159a6b227d449c433224e"],["b056a29d416b4f97bc11392cdca66b80","4f97416bb056a29dbc11392cdca66b80"],["8d05f2361dab4f9bba69210e5c863d00","4f9b1dab8d05f236ba69210e5c863d00"],["45925e93e2b14fa0aeffb17801b2deff","4fa0e2b145925e93aeffb17801b2deff"],["4b86f1b766524fd6a6064d971dc1aa46","4fd666524b86f1b7a6064d971dc1aa46"],["75672f33a1364ff09f19cf420fc1cfc2","4ff0a13675672f339f19cf420fc1cfc2"],["ad8bd9f61c9f4ffbb9207da29f8c4a9f","4ffb1c9fad8bd9f6b9207da29f8c4a9f"],["23d24fec2f694ffcaaf28ea89b3288c4","4ffc2f6923d24fecaaf28ea89b3288c4"]]' -- [d4dd8a70]
UPDATE `sqluuid_migration_journal` SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, ids = ? WHERE run_id = ? AND no = ?;
--   20, 20, again [fd11eca8] x'4dcba475c24f88b5a63e4f939696dfdf4e14db289ced94048cc163471b …, 1,
--   <number 4>
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
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY), LOWER(REF_NAME) = LOWER(x.name));
--   '<database>/lone'
SELECT * FROM `<database>`.`lone` LIMIT 0;
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'lone'
SELECT no, todo, n, moved, ids, odd FROM `sqluuid_migration_journal` WHERE run_id = ?;
--   1
SELECT count(*) FROM `<database>`.`lone` WHERE `id` IS NULL;
SELECT `<database>`.`lone`.`id` FROM `<database>`.`lone` WHERE `<database>`.`lone`.`id` IS NOT NULL;
BEGIN; -- read committed
-- again [b8360b02] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
-- again [5b1f5569] UPDATE `sqluuid_migration` SET active = ?, state = ?, pass = …
--   NULL, 'undone', 0, 0, 60, 60,
--   '{"columns":{"<database>.lone.id":{"rows":60,"nulls":0,"now":"60:9a5230dcda0b4348cd0af84d522b5b7a","expect":"60:9514e3eabc63073ee95c86ecc2fa6c38"}},"orphans":{},"listed":true}',
--   '<time>', '<time>', 1, <number 6>
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
DELETE FROM `sqluuid_migration_journal` WHERE run_id = ?;
--   1
DELETE FROM `sqluuid_migration_kept` WHERE run_id = ?;
--   1
COMMIT;
