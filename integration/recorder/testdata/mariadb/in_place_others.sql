-- in place, with ids of other versions that stay, and its undo
-- MariaDB, version 10.11

-- == the run

-- c1
SET SESSION sql_big_selects = 1;
SELECT VERSION(), @@version_comment;
SHOW GLOBAL VARIABLES LIKE 'wsrep_on';
SELECT @@lower_case_table_names = 2;
SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES,NO_ENGINE_SUBSTITUTION';
SET SESSION autocommit = 1, SESSION foreign_key_checks = 0, SESSION unique_checks = 1;
SET SESSION lock_wait_timeout = 1;
SET SESSION sql_safe_updates = 0;
SET SESSION group_concat_max_len = 67108864;
SET SESSION sql_select_limit = DEFAULT /*M!100100 , SESSION max_statement_time = 0 */ /*!80000 , SESSION max_execution_time = 0 */;
SET SESSION innodb_lock_wait_timeout = 1;
SET SESSION max_sort_length = 1024;
SET SESSION wait_timeout = CAST(GREATEST(@@session.wait_timeout, 300) AS SIGNED);
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
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/orders'
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/items'
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/payments'
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
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
SELECT HEX(a.`id`) FROM `<database>`.`orders` a WHERE CASE WHEN (LENGTH(a.`id`) = 16 AND ORD(SUBSTR(a.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`orders` b WHERE b.`id` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`id`,1,2)),1,3))),SUBSTR(a.`id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [e3f1fe1f]
SELECT HEX(a.`id`) FROM `<database>`.`orders` a WHERE CASE WHEN (LENGTH(a.`id`) = 16 AND ORD(SUBSTR(a.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`items` b WHERE b.`order_id` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`id`,1,2)),1,3))),SUBSTR(a.`id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [58372f3f]
SELECT HEX(a.`id`) FROM `<database>`.`orders` a WHERE CASE WHEN (LENGTH(a.`id`) = 16 AND ORD(SUBSTR(a.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`payments` b WHERE b.`order_id` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`id`,1,2)),1,3))),SUBSTR(a.`id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [98e0118a]
SELECT HEX(a.`id`) FROM `<database>`.`orders` a WHERE CASE WHEN (LENGTH(a.`id`) = 16 AND ORD(SUBSTR(a.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`shipments` b WHERE b.`order_id` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`id`,1,2)),1,3))),SUBSTR(a.`id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [981b7987]
SELECT HEX(a.`id`) FROM `<database>`.`orders` a WHERE CASE WHEN (LENGTH(a.`id`) = 16 AND ORD(SUBSTR(a.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`shipments` b WHERE b.`previous` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`id`,1,2)),1,3))),SUBSTR(a.`id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [627ec405]
SELECT HEX(a.`order_id`) FROM `<database>`.`items` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`orders` b WHERE b.`id` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`order_id`,1,2)),1,3))),SUBSTR(a.`order_id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [47963726]
SELECT HEX(a.`order_id`) FROM `<database>`.`items` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`items` b WHERE b.`order_id` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`order_id`,1,2)),1,3))),SUBSTR(a.`order_id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [a1175151]
SELECT HEX(a.`order_id`) FROM `<database>`.`items` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`payments` b WHERE b.`order_id` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`order_id`,1,2)),1,3))),SUBSTR(a.`order_id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [eb727130]
SELECT HEX(a.`order_id`) FROM `<database>`.`items` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`shipments` b WHERE b.`order_id` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`order_id`,1,2)),1,3))),SUBSTR(a.`order_id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [1cc70bd3]
SELECT HEX(a.`order_id`) FROM `<database>`.`items` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`shipments` b WHERE b.`previous` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`order_id`,1,2)),1,3))),SUBSTR(a.`order_id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [bb4dcce1]
SELECT HEX(a.`order_id`) FROM `<database>`.`payments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`orders` b WHERE b.`id` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`order_id`,1,2)),1,3))),SUBSTR(a.`order_id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [abe127ff]
SELECT HEX(a.`order_id`) FROM `<database>`.`payments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`items` b WHERE b.`order_id` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`order_id`,1,2)),1,3))),SUBSTR(a.`order_id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [5996af2f]
SELECT HEX(a.`order_id`) FROM `<database>`.`payments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`payments` b WHERE b.`order_id` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`order_id`,1,2)),1,3))),SUBSTR(a.`order_id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [6f56c452]
SELECT HEX(a.`order_id`) FROM `<database>`.`payments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`shipments` b WHERE b.`order_id` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`order_id`,1,2)),1,3))),SUBSTR(a.`order_id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [a59e9de7]
SELECT HEX(a.`order_id`) FROM `<database>`.`payments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`shipments` b WHERE b.`previous` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`order_id`,1,2)),1,3))),SUBSTR(a.`order_id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [d69e9710]
SELECT HEX(a.`order_id`) FROM `<database>`.`shipments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`orders` b WHERE b.`id` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`order_id`,1,2)),1,3))),SUBSTR(a.`order_id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [6614dfc3]
SELECT HEX(a.`order_id`) FROM `<database>`.`shipments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`items` b WHERE b.`order_id` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`order_id`,1,2)),1,3))),SUBSTR(a.`order_id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [5042bc54]
SELECT HEX(a.`order_id`) FROM `<database>`.`shipments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`payments` b WHERE b.`order_id` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`order_id`,1,2)),1,3))),SUBSTR(a.`order_id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [c1550cfc]
SELECT HEX(a.`order_id`) FROM `<database>`.`shipments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`shipments` b WHERE b.`order_id` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`order_id`,1,2)),1,3))),SUBSTR(a.`order_id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [24554079]
SELECT HEX(a.`order_id`) FROM `<database>`.`shipments` a WHERE CASE WHEN (LENGTH(a.`order_id`) = 16 AND ORD(SUBSTR(a.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`order_id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `<database>`.`shipments` b WHERE b.`previous` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`order_id`,1,2)),1,3))),SUBSTR(a.`order_id`,9)))) ELSE (1 = 0) END LIMIT 1; -- [178c1c3a]
SHOW GLOBAL STATUS LIKE 'Slave%running';
SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CHAR(92), CHAR(39)), CHAR(39)), COALESCE(COLLATION_NAME, '') FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') <> '' ORDER BY ORDINAL_POSITION; -- [98968bff]
--   '<database>', 'orders'
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
--   '<database>', 'orders'
SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD, PARTITION_EXPRESSION, PARTITION_DESCRIPTION FROM information_schema.PARTITIONS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND (PARTITION_METHOD LIKE 'RANGE%' OR PARTITION_METHOD LIKE 'LIST%') ORDER BY 1; -- [89ca3f68]
--   '<database>', 'orders'
-- again [98968bff] SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CH …
--   '<database>', 'items'
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
--   '<database>', 'items'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'items'
-- again [98968bff] SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CH …
--   '<database>', 'payments'
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
--   '<database>', 'payments'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'payments'
-- again [98968bff] SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CH …
--   '<database>', 'shipments'
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
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
SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES,NO_ENGINE_SUBSTITUTION';
SET SESSION autocommit = 1, SESSION foreign_key_checks = 0, SESSION unique_checks = 1;
SET SESSION lock_wait_timeout = 1;
SET SESSION sql_safe_updates = 0;
SET SESSION group_concat_max_len = 67108864;
SET SESSION sql_select_limit = DEFAULT /*M!100100 , SESSION max_statement_time = 0 */ /*!80000 , SESSION max_execution_time = 0 */;
SET SESSION innodb_lock_wait_timeout = 1;
SET SESSION max_sort_length = 1024;
SET SESSION wait_timeout = CAST(GREATEST(@@session.wait_timeout, 300) AS SIGNED);
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
SELECT COALESCE(MAX(id + 0), 0) + 1 FROM `sqluuid_migration`;
INSERT INTO `sqluuid_migration` (id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?); -- [9a9c185f]
--   1, 2, 'v1-to-v6',
--   '["<database>.orders.id","<database>.items.order_id","<database>.payments.order_id","<database>.shipments.order_id","<database>.shipments.previous"]',
--   '<hash 1>', '<hash 2>', '<hash 1>', 'running', 'skip', 0, '', <number 1>, 0, 0, 306, 0, 0,
--   '{"columns":{"<database>.items.order_id":{"rows":120,"nulls":0,"now":"120:dae72fd2e52392ece2a39c6fafdf650a","expect":"120:f93e8722ce4792d20dd17c3de42c82c6","key":["line"],"now_rows":"120:65bc09decf3abd22ffa99220721eccc7","expect_rows":"120:c190e1c609ecbb3ab852364e3cafaf08"},"<database>.orders.id":{"rows":60,"nulls":0,"now":"60:ed7397e97291c9767151ce37d7efb285","expect":"60:fc9f43916723c96906e8be1ef2164163"},"<database>.payments.order_id":{"rows":60,"nulls":12,"now":"48:fd06a5479b8884b63d1e58990866cfab","expect":"48:dff201ce71029df465870b399fb034ea","key":["n"],"now_rows":"48:9f7b6539e83f1754b9f2f1ec79033de1","expect_rows":"48:938f8e61677e1c03d51815533eef859a"},"<database>.shipments.order_id":{"rows":60,"nulls":0,"now":"60:ed7397e97291c9767151ce37d7efb285","expect":"60:fc9f43916723c96906e8be1ef2164163"},"<database>.shipments.previous":{"rows":60,"nulls":12,"now":"48:9239184c6067730eb19e48ae9f7b113b","expect":"48:db6c75a179c5a77955def6127fce346a","key":["order_id"],"now_rows":"48:e3ebe9fb22e62c539525c9ddb5652e87","expect_rows":"48:9b35ab3fd0fd93cf72a4bed43025ef5d"}},"orphans":{"<database>.items (tenant, order_id) \u2192 <database>.orders (tenant, id)":0,"<database>.payments (order_id) \u2192 <database>.orders (id)":0,"<database>.shipments (order_id) \u2192 <database>.orders (id)":0,"<database>.shipments (previous) \u2192 <database>.shipments (order_id)":0}}' -- [40e005b2],
--   '<time>', '<time>', NULL
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'k' FROM (SELECT DISTINCT `<database>`.`orders`.`id` AS id FROM `<database>`.`orders` WHERE (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'k', 'k', NULL); -- [0567ce62]
--   1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'k' FROM (SELECT DISTINCT `<database>`.`items`.`order_id` AS id FROM `<database>`.`items` WHERE (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191)) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'k', 'k', NULL); -- [457ce015]
--   1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'k' FROM (SELECT DISTINCT `<database>`.`payments`.`order_id` AS id FROM `<database>`.`payments` WHERE (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191)) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'k', 'k', NULL); -- [4c37f6c4]
--   1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'k' FROM (SELECT DISTINCT `<database>`.`shipments`.`order_id` AS id FROM `<database>`.`shipments` WHERE (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191)) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'k', 'k', NULL); -- [95e94ccd]
--   1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'k' FROM (SELECT DISTINCT `<database>`.`shipments`.`previous` AS id FROM `<database>`.`shipments` WHERE (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191)) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'k', 'k', NULL); -- [03d821c3]
--   1
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
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 0, '1E004B77AE986E3CB998F4CACE58D3D7', '1E0ECA7763D2648FB311D1B1A7F374A3', NULL, 0, '',
--   <number 2>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 1, NULL, '010E64D4699511E09046051625310619', NULL, 0, '', <number 2>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 2, '010E64D4699511E09046051625310619', '1E004B77AE986E3CB998F4CACE58D3D7', NULL, 0, '',
--   <number 2>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 3, '1E0ECA7763D2648FB311D1B1A7F374A3', '6E6E9F568F8211E0B4AB97F80A5BDB2F', NULL, 0, '',
--   <number 2>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 4, '6E6E9F568F8211E0B4AB97F80A5BDB2F', 'FF90C438C25911E0B1C5F58A010193BA', NULL, 0, '',
--   <number 2>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 5, 'FF90C438C25911E0B1C5F58A010193BA', NULL, NULL, 0, '', <number 2>, 0, 0, 0
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
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/orders'
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/items'
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/payments'
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
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
SELECT count(*) FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [a59b6562]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
SELECT count(*) FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [22bebc79]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
SELECT count(*) FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [543baad9]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
SELECT count(*) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [a2c00993]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
SELECT count(*) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [13361f6d]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`<database>`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`orders`.`id`,9))) AS id FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL); -- [bcc6e43c]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`items`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`items`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`items`.`order_id`,9))) AS id FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL); -- [e9befaa0]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`payments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`payments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`payments`.`order_id`,9))) AS id FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL); -- [c491a295]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`order_id`,9))) AS id FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL); -- [c94b11ba]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`previous`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`previous`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`previous`,9))) AS id FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL); -- [3dc94a60]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`<database>`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`orders`.`id`,9)) WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191); -- [97223d9e]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`items`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`items`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`items`.`order_id`,9)) WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [d4ae05ac]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`payments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`payments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`payments`.`order_id`,9)) WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [0af01544]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`order_id`,9)) WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [3d976153]
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0eca7763d2648fb311d1b1a7f374a3'
UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`previous`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`previous`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`previous`,9)) WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191); -- [dfb3cc4d]
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
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'6e6e9f568f8211e0b4ab97f80a5bdb2f'
-- again [75e77315] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba',
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba',
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba',
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   '49798C9D353411E0B74EA88D7B2208BA', 0, 0, 90000, 1, 3, <number 3>
-- again [a59b6562] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba'
-- again [22bebc79] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba'
-- again [543baad9] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba'
-- again [a2c00993] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba'
-- again [13361f6d] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba'
-- again [bcc6e43c] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba', 1
-- again [e9befaa0] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba', 1
-- again [c491a295] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba', 1
-- again [c94b11ba] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba', 1
-- again [3dc94a60] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba', 1
-- again [97223d9e] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba'
-- again [d4ae05ac] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba'
-- again [0af01544] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba'
-- again [3d976153] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba'
-- again [dfb3cc4d] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'49798c9d353411e0b74ea88d7b2208ba'
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   56, 1, 3
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [69e2009a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f'
-- again [75e77315] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f',
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f',
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f',
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 3, <number 3>
-- again [a59b6562] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f'
-- again [22bebc79] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f'
-- again [543baad9] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f'
-- again [a2c00993] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f'
-- again [13361f6d] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f'
-- again [bcc6e43c] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f', 1
-- again [e9befaa0] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f', 1
-- again [c491a295] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f', 1
-- again [c94b11ba] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f', 1
-- again [3dc94a60] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f', 1
-- again [97223d9e] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f'
-- again [d4ae05ac] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f'
-- again [0af01544] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f'
-- again [3d976153] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f'
-- again [dfb3cc4d] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'49798c9d353411e0b74ea88d7b2208ba', x'6e6e9f568f8211e0b4ab97f80a5bdb2f'
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   38, 1, 3
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
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [75e77315] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d',
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d',
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d',
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   '8DE91BF7A1EB11E09E572B8FDA751E0D', 0, 0, 90000, 1, 4, <number 3>
-- again [a59b6562] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d'
-- again [22bebc79] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d'
-- again [543baad9] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d'
-- again [a2c00993] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d'
-- again [13361f6d] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d'
-- again [bcc6e43c] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d', 1
-- again [e9befaa0] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d', 1
-- again [c491a295] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d', 1
-- again [c94b11ba] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d', 1
-- again [3dc94a60] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d', 1
-- again [97223d9e] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d'
-- again [d4ae05ac] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d'
-- again [0af01544] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d'
-- again [3d976153] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d'
-- again [dfb3cc4d] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'6e6e9f568f8211e0b4ab97f80a5bdb2f', x'8de91bf7a1eb11e09e572b8fda751e0d'
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   57, 1, 4
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [69e2009a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [75e77315] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0',
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0',
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0',
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   'BEF3A659EC4C11E0A3E3F1659CB336D0', 0, 0, 90000, 1, 4, <number 3>
-- again [a59b6562] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0'
-- again [22bebc79] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0'
-- again [543baad9] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0'
-- again [a2c00993] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0'
-- again [13361f6d] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0'
-- again [bcc6e43c] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0', 1
-- again [e9befaa0] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0', 1
-- again [c491a295] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0', 1
-- again [c94b11ba] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0', 1
-- again [3dc94a60] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0', 1
-- again [97223d9e] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0'
-- again [d4ae05ac] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0'
-- again [0af01544] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0'
-- again [3d976153] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0'
-- again [dfb3cc4d] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'8de91bf7a1eb11e09e572b8fda751e0d', x'bef3a659ec4c11e0a3e3f1659cb336d0'
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   57, 1, 4
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [69e2009a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [75e77315] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857',
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857',
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857',
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   'DECD6A1AD83511E08E2CE672CD212857', 0, 0, 90000, 1, 4, <number 3>
-- again [a59b6562] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857'
-- again [22bebc79] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857'
-- again [543baad9] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857'
-- again [a2c00993] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857'
-- again [13361f6d] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857'
-- again [bcc6e43c] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857', 1
-- again [e9befaa0] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857', 1
-- again [c491a295] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857', 1
-- again [c94b11ba] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857', 1
-- again [3dc94a60] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857', 1
-- again [97223d9e] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857'
-- again [d4ae05ac] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857'
-- again [0af01544] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857'
-- again [3d976153] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857'
-- again [dfb3cc4d] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'bef3a659ec4c11e0a3e3f1659cb336d0', x'decd6a1ad83511e08e2ce672cd212857'
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   58, 1, 4
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [69e2009a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [75e77315] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 4, <number 3>
-- again [a59b6562] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [22bebc79] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [543baad9] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [a2c00993] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [13361f6d] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [bcc6e43c] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba', 1
-- again [e9befaa0] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba', 1
-- again [c491a295] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba', 1
-- again [c94b11ba] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba', 1
-- again [3dc94a60] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba', 1
-- again [97223d9e] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [d4ae05ac] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [0af01544] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [3d976153] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba'
-- again [dfb3cc4d] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'decd6a1ad83511e08e2ce672cd212857', x'ff90c438c25911e0b1c5f58a010193ba'
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   17, 1, 4
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
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`items`.`order_id` AS k FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`items`.`order_id` LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [89f0610d]
--   x'ff90c438c25911e0b1c5f58a010193ba'
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orders`.`id` AS k FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`orders`.`id` LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT `<database>`.`payments`.`order_id` AS k FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`payments`.`order_id` LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`order_id` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`shipments`.`order_id` LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`previous` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) ORDER BY `<database>`.`shipments`.`previous` LIMIT 1 OFFSET 19) b3) q ORDER BY k LIMIT 1; -- [da76840b]
--   x'ff90c438c25911e0b1c5f58a010193ba', x'ff90c438c25911e0b1c5f58a010193ba',
--   x'ff90c438c25911e0b1c5f58a010193ba', x'ff90c438c25911e0b1c5f58a010193ba'
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 5, <number 3>
SELECT count(*) FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [8cb3f55b]
--   x'ff90c438c25911e0b1c5f58a010193ba'
SELECT count(*) FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [2b7cc86b]
--   x'ff90c438c25911e0b1c5f58a010193ba'
SELECT count(*) FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [4d8ee199]
--   x'ff90c438c25911e0b1c5f58a010193ba'
SELECT count(*) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [fb654c49]
--   x'ff90c438c25911e0b1c5f58a010193ba'
SELECT count(*) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [3dad156a]
--   x'ff90c438c25911e0b1c5f58a010193ba'
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`<database>`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`orders`.`id`,9))) AS id FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL); -- [c5294e96]
--   x'ff90c438c25911e0b1c5f58a010193ba', 1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`items`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`items`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`items`.`order_id`,9))) AS id FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL); -- [f9053495]
--   x'ff90c438c25911e0b1c5f58a010193ba', 1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`payments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`payments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`payments`.`order_id`,9))) AS id FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL); -- [a666ca2a]
--   x'ff90c438c25911e0b1c5f58a010193ba', 1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`order_id`,9))) AS id FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL); -- [4d6e9c78]
--   x'ff90c438c25911e0b1c5f58a010193ba', 1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`previous`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`previous`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`previous`,9))) AS id FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL); -- [8a056ef6]
--   x'ff90c438c25911e0b1c5f58a010193ba', 1
UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`<database>`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`orders`.`id`,9)) WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191); -- [e000d2a2]
--   x'ff90c438c25911e0b1c5f58a010193ba'
UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`items`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`items`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`items`.`order_id`,9)) WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [412a1dd7]
--   x'ff90c438c25911e0b1c5f58a010193ba'
UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`payments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`payments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`payments`.`order_id`,9)) WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [614756fb]
--   x'ff90c438c25911e0b1c5f58a010193ba'
UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`order_id`,9)) WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [13542dc1]
--   x'ff90c438c25911e0b1c5f58a010193ba'
UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`previous`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`previous`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`previous`,9)) WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191); -- [d3663a9d]
--   x'ff90c438c25911e0b1c5f58a010193ba'
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   0, 1, 5
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
SELECT count(*) FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [4097b2f5]
--   x'010e64d4699511e09046051625310619'
SELECT count(*) FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [920d1bea]
--   x'010e64d4699511e09046051625310619'
SELECT count(*) FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [0bdf761f]
--   x'010e64d4699511e09046051625310619'
SELECT count(*) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [7bb45cf9]
--   x'010e64d4699511e09046051625310619'
SELECT count(*) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) FOR UPDATE; -- [18c76629]
--   x'010e64d4699511e09046051625310619'
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`<database>`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`orders`.`id`,9))) AS id FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL); -- [19510c15]
--   x'010e64d4699511e09046051625310619', 1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`items`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`items`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`items`.`order_id`,9))) AS id FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL); -- [ec6cf4fc]
--   x'010e64d4699511e09046051625310619', 1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`payments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`payments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`payments`.`order_id`,9))) AS id FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL); -- [a3572f75]
--   x'010e64d4699511e09046051625310619', 1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`order_id`,9))) AS id FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL); -- [ff352ddb]
--   x'010e64d4699511e09046051625310619', 1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`previous`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`previous`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`previous`,9))) AS id FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL); -- [783383c5]
--   x'010e64d4699511e09046051625310619', 1
UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`<database>`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`orders`.`id`,9)) WHERE `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191); -- [235a3e61]
--   x'010e64d4699511e09046051625310619'
UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`items`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`items`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`items`.`order_id`,9)) WHERE `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [ef09018b]
--   x'010e64d4699511e09046051625310619'
UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`payments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`payments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`payments`.`order_id`,9)) WHERE `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [7deb9224]
--   x'010e64d4699511e09046051625310619'
UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`order_id`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`order_id`,9)) WHERE `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191); -- [017ab555]
--   x'010e64d4699511e09046051625310619'
UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,7,2)),2),HEX(SUBSTR(`<database>`.`shipments`.`previous`,5,2)),INSERT(HEX(SUBSTR(`<database>`.`shipments`.`previous`,1,4)),6,0,'6'))),SUBSTR(`<database>`.`shipments`.`previous`,9)) WHERE `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191); -- [88052ae5]
--   x'010e64d4699511e09046051625310619'
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
-- again [a59b6562] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [22bebc79] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [543baad9] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [a2c00993] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [13361f6d] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [bcc6e43c] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1
-- again [e9befaa0] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1
-- again [c491a295] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1
-- again [c94b11ba] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1
-- again [3dc94a60] INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1
-- again [97223d9e] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [d4ae05ac] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [0af01544] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [3d976153] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
-- again [dfb3cc4d] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7'
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
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/orders'
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/items'
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/payments'
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
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
--   NULL, 'done', 0, '', 0, 0, 306, 306,
--   again [40e005b2] '{"columns":{"<database>.items.order_id":{"rows":120,"nulls" …, '<time>',
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
SET SESSION autocommit = 1, SESSION foreign_key_checks = 0, SESSION unique_checks = 1;
SET SESSION lock_wait_timeout = 1;
SET SESSION sql_safe_updates = 0;
SET SESSION group_concat_max_len = 67108864;
SET SESSION sql_select_limit = DEFAULT /*M!100100 , SESSION max_statement_time = 0 */ /*!80000 , SESSION max_execution_time = 0 */;
SET SESSION innodb_lock_wait_timeout = 1;
SET SESSION max_sort_length = 1024;
SET SESSION wait_timeout = CAST(GREATEST(@@session.wait_timeout, 300) AS SIGNED);
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
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/orders'
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/items'
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/payments'
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
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
-- again [8c648677] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
BEGIN; -- read committed
SELECT no, n FROM `sqluuid_migration_packed` WHERE run_id = ? ORDER BY no LIMIT 200 FOR UPDATE;
--   1
COMMIT;
SELECT HEX(`<database>`.`orders`.`id`) FROM `<database>`.`orders` WHERE CASE WHEN (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`orders`.`id`) IS NULL ELSE (1 = 0) END LIMIT 10; -- [50cd3c0f]
--   1
SELECT HEX(`<database>`.`items`.`order_id`) FROM `<database>`.`items` WHERE CASE WHEN (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`items`.`order_id`) IS NULL ELSE (1 = 0) END LIMIT 10; -- [f63b686d]
--   1
SELECT HEX(`<database>`.`payments`.`order_id`) FROM `<database>`.`payments` WHERE CASE WHEN (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`payments`.`order_id`) IS NULL ELSE (1 = 0) END LIMIT 10; -- [8682946f]
--   1
SELECT HEX(`<database>`.`shipments`.`order_id`) FROM `<database>`.`shipments` WHERE CASE WHEN (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`order_id`) IS NULL ELSE (1 = 0) END LIMIT 10; -- [e6197470]
--   1
SELECT HEX(`<database>`.`shipments`.`previous`) FROM `<database>`.`shipments` WHERE CASE WHEN (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`previous`) IS NULL ELSE (1 = 0) END LIMIT 10; -- [4dd1a926]
--   1
SELECT CASE WHEN (LENGTH(v.k) = 16 AND ORD(SUBSTR(v.k,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(v.k,9,1)) BETWEEN 128 AND 191) THEN 1 ELSE 0 END, CASE WHEN (LENGTH(v.k) = 16 AND ORD(SUBSTR(v.k,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(v.k,9,1)) BETWEEN 128 AND 191) THEN HEX((CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(v.k,4,3)),2),SUBSTR(HEX(SUBSTR(v.k,7,2)),2),SUBSTR(HEX(SUBSTR(v.k,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(v.k,1,2)),1,3))),SUBSTR(v.k,9)))) END FROM (SELECT CAST(? AS BINARY(16)) AS k) v; -- [434d8da7]
--   x'<id 2>'
-- and 20 more in a row, with other ids
SELECT count(*) FROM `<database>`.`orders` WHERE `id` IS NULL;
SELECT `<database>`.`orders`.`id`, CASE WHEN CASE WHEN (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`orders`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` IS NOT NULL; -- [2c7270e0]
--   1
SELECT count(*) FROM `<database>`.`items` WHERE `order_id` IS NULL;
SELECT `<database>`.`items`.`order_id`, CASE WHEN CASE WHEN (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`items`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END, `<database>`.`items`.`line` FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` IS NOT NULL; -- [8cfea5b3]
--   1
SELECT count(*) FROM `<database>`.`payments` WHERE `order_id` IS NULL;
SELECT `<database>`.`payments`.`order_id`, CASE WHEN CASE WHEN (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`payments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END, `<database>`.`payments`.`n` FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` IS NOT NULL; -- [6a163f0d]
--   1
SELECT count(*) FROM `<database>`.`shipments` WHERE `order_id` IS NULL;
SELECT `<database>`.`shipments`.`order_id`, CASE WHEN CASE WHEN (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` IS NOT NULL; -- [fef50ed6]
--   1
SELECT count(*) FROM `<database>`.`shipments` WHERE `previous` IS NULL;
SELECT `<database>`.`shipments`.`previous`, CASE WHEN CASE WHEN (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`previous` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END, `<database>`.`shipments`.`order_id`, CASE WHEN CASE WHEN (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` IS NOT NULL; -- [3339acd8]
--   1, 1
-- again [dc8659df] SELECT count(*) FROM `<database>`.`items` c WHERE c.`tenant` …
SELECT count(*) FROM `<database>`.`payments` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments` c WHERE c.`previous` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`shipments` p WHERE p.`order_id` = c.`previous`);
SHOW GLOBAL STATUS LIKE 'Slave%running';
-- again [98968bff] SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CH …
--   '<database>', 'orders'
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
--   '<database>', 'orders'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'orders'
-- again [98968bff] SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CH …
--   '<database>', 'items'
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
--   '<database>', 'items'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'items'
-- again [98968bff] SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CH …
--   '<database>', 'payments'
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
--   '<database>', 'payments'
-- again [89ca3f68] SELECT DISTINCT PARTITION_ORDINAL_POSITION, PARTITION_METHOD …
--   '<database>', 'payments'
-- again [98968bff] SELECT COLUMN_NAME, REPLACE(GENERATION_EXPRESSION, CONCAT(CH …
--   '<database>', 'shipments'
SELECT CONSTRAINT_NAME, CHECK_CLAUSE FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1;
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
SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO,ALLOW_INVALID_DATES,NO_ENGINE_SUBSTITUTION';
SET SESSION autocommit = 1, SESSION foreign_key_checks = 0, SESSION unique_checks = 1;
SET SESSION lock_wait_timeout = 1;
SET SESSION sql_safe_updates = 0;
SET SESSION group_concat_max_len = 67108864;
SET SESSION sql_select_limit = DEFAULT /*M!100100 , SESSION max_statement_time = 0 */ /*!80000 , SESSION max_execution_time = 0 */;
SET SESSION innodb_lock_wait_timeout = 1;
SET SESSION max_sort_length = 1024;
SET SESSION wait_timeout = CAST(GREATEST(@@session.wait_timeout, 300) AS SIGNED);
SELECT @@max_allowed_packet;
UPDATE `<database>`.`orders` SET `id` = `id` WHERE 1 = 0;
UPDATE `<database>`.`items` SET `order_id` = `order_id` WHERE 1 = 0;
UPDATE `<database>`.`payments` SET `order_id` = `order_id` WHERE 1 = 0;
UPDATE `<database>`.`shipments` SET `order_id` = `order_id` WHERE 1 = 0;
UPDATE `<database>`.`shipments` SET `previous` = `previous` WHERE 1 = 0;
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'sqluuid_migration_id';
BEGIN; -- read committed
-- again [cdb75ed3] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
UPDATE `sqluuid_migration` SET active = ?, state = ?, pick = ?, pick_before = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, seq = seq + 1 WHERE id = ? AND seq = ?; -- [cde8642c]
--   '<hash 1>', 'undoing', 1, '', 0, 0, 0, 306,
--   '{"columns":{"<database>.items.order_id":{"rows":120,"nulls":0,"now":"120:f93e8722ce4792d20dd17c3de42c82c6","expect":"120:dae72fd2e52392ece2a39c6fafdf650a","key":["line"],"now_rows":"120:c190e1c609ecbb3ab852364e3cafaf08","expect_rows":"120:65bc09decf3abd22ffa99220721eccc7"},"<database>.orders.id":{"rows":60,"nulls":0,"now":"60:fc9f43916723c96906e8be1ef2164163","expect":"60:ed7397e97291c9767151ce37d7efb285"},"<database>.payments.order_id":{"rows":60,"nulls":12,"now":"48:dff201ce71029df465870b399fb034ea","expect":"48:fd06a5479b8884b63d1e58990866cfab","key":["n"],"now_rows":"48:938f8e61677e1c03d51815533eef859a","expect_rows":"48:9f7b6539e83f1754b9f2f1ec79033de1"},"<database>.shipments.order_id":{"rows":60,"nulls":0,"now":"60:fc9f43916723c96906e8be1ef2164163","expect":"60:ed7397e97291c9767151ce37d7efb285"},"<database>.shipments.previous":{"rows":60,"nulls":12,"now":"48:db6c75a179c5a77955def6127fce346a","expect":"48:9239184c6067730eb19e48ae9f7b113b","key":["order_id"],"now_rows":"48:9b35ab3fd0fd93cf72a4bed43025ef5d","expect_rows":"48:e3ebe9fb22e62c539525c9ddb5652e87"}},"orphans":{"<database>.items (tenant, order_id) \u2192 <database>.orders (tenant, id)":0,"<database>.payments (order_id) \u2192 <database>.orders (id)":0,"<database>.shipments (order_id) \u2192 <database>.orders (id)":0,"<database>.shipments (previous) \u2192 <database>.shipments (order_id)":0}}' -- [37fc2eb1],
--   '<time>', NULL, 1, <number 4>
-- again [19c53008] SELECT HEX(q.k) FROM (SELECT CAST(? AS BINARY(16)) AS k UNIO …
--   x'010e64d4699511e09046051625310619', x'010e64d4699511e09046051625310619',
--   x'072c33bfcaa811e0be6373127acf670b', x'072c33bfcaa811e0be6373127acf670b',
--   … 104 more [c556a338]
-- again [930fd251] SELECT HEX(q.k) FROM (SELECT CAST(? AS BINARY(16)) AS k UNIO …
--   x'010e64d4699511e09046051625310619', x'010e64d4699511e09046051625310619',
--   x'072c33bfcaa811e0be6373127acf670b', x'072c33bfcaa811e0be6373127acf670b',
--   … 212 more [623b9400]
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 0, '1E0ECA7763D2648FB311D1B1A7F374A3', 'FF90C438C25911E0B1C5F58A010193BA', NULL, 0, '',
--   <number 5>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 1, NULL, '010E64D4699511E09046051625310619', NULL, 0, '', <number 5>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 2, '010E64D4699511E09046051625310619', '1E004B77AE986E3CB998F4CACE58D3D7', NULL, 0, '',
--   <number 5>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 3, '1E004B77AE986E3CB998F4CACE58D3D7', '1E046CE829BE6FEDA6064D971DC1AA46', NULL, 0, '',
--   <number 5>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 4, '1E046CE829BE6FEDA6064D971DC1AA46', '1E0ECA7763D2648FB311D1B1A7F374A3', NULL, 0, '',
--   <number 5>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 5, 'FF90C438C25911E0B1C5F58A010193BA', NULL, NULL, 0, '', <number 5>, 0, 0, 0
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
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/orders'
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/items'
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/payments'
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/shipments'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'orders'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'items'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'payments'
-- again [4416c662] SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NA …
--   '<database>', 'shipments'
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
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`items`.`order_id` AS k FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`items`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`items`.`order_id` LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [d5c3524a]
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'ff90c438c25911e0b1c5f58a010193ba', 1
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orders`.`id` AS k FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`orders`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`orders`.`id` LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT `<database>`.`payments`.`order_id` AS k FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`payments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`payments`.`order_id` LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`order_id` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`shipments`.`order_id` LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`previous` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`previous` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`shipments`.`previous` LIMIT 1 OFFSET 19) b3) q ORDER BY k LIMIT 1; -- [1ba54090]
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'ff90c438c25911e0b1c5f58a010193ba', 1,
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'ff90c438c25911e0b1c5f58a010193ba', 1,
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'ff90c438c25911e0b1c5f58a010193ba', 1,
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'ff90c438c25911e0b1c5f58a010193ba', 1
SELECT CONNECTION_ID();
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 0, <number 6>
SELECT count(*) FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`orders`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [b96b948e]
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'ff90c438c25911e0b1c5f58a010193ba', 1
SELECT count(*) FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`items`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [1d89f549]
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'ff90c438c25911e0b1c5f58a010193ba', 1
SELECT count(*) FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`payments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [7130c25c]
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'ff90c438c25911e0b1c5f58a010193ba', 1
SELECT count(*) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [8d6c4fad]
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'ff90c438c25911e0b1c5f58a010193ba', 1
SELECT count(*) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`previous` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [c8781ce7]
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'ff90c438c25911e0b1c5f58a010193ba', 1
UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,4,3)),2),SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,7,2)),2),SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,1,2)),1,3))),SUBSTR(`<database>`.`orders`.`id`,9)) WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`orders`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [9af871c1]
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'ff90c438c25911e0b1c5f58a010193ba', 1
UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,1,2)),1,3))),SUBSTR(`<database>`.`items`.`order_id`,9)) WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`items`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [1a0ac26d]
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'ff90c438c25911e0b1c5f58a010193ba', 1
UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,1,2)),1,3))),SUBSTR(`<database>`.`payments`.`order_id`,9)) WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`payments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [5760f576]
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'ff90c438c25911e0b1c5f58a010193ba', 1
UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,1,2)),1,3))),SUBSTR(`<database>`.`shipments`.`order_id`,9)) WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [b474707d]
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'ff90c438c25911e0b1c5f58a010193ba', 1
UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,4,3)),2),SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,7,2)),2),SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,1,2)),1,3))),SUBSTR(`<database>`.`shipments`.`previous`,9)) WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`previous` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [5189a749]
--   x'1e0eca7763d2648fb311d1b1a7f374a3', x'ff90c438c25911e0b1c5f58a010193ba', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   0, 1, 0
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [61840ae1] UPDATE `sqluuid_migration_range` SET owner = ?, token = toke …
--   '<process>/1', 90000, 1, 5, <number 5>
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`items`.`order_id` AS k FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`items`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`items`.`order_id` LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [11d0511c]
--   x'ff90c438c25911e0b1c5f58a010193ba', 1
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orders`.`id` AS k FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`orders`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`orders`.`id` LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT `<database>`.`payments`.`order_id` AS k FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`payments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`payments`.`order_id` LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`order_id` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`shipments`.`order_id` LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`previous` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`previous` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`shipments`.`previous` LIMIT 1 OFFSET 19) b3) q ORDER BY k LIMIT 1; -- [e01a2e16]
--   x'ff90c438c25911e0b1c5f58a010193ba', 1, x'ff90c438c25911e0b1c5f58a010193ba', 1,
--   x'ff90c438c25911e0b1c5f58a010193ba', 1, x'ff90c438c25911e0b1c5f58a010193ba', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 5, <number 6>
SELECT count(*) FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`orders`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [03713683]
--   x'ff90c438c25911e0b1c5f58a010193ba', 1
SELECT count(*) FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`items`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [85e15912]
--   x'ff90c438c25911e0b1c5f58a010193ba', 1
SELECT count(*) FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`payments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [9d7a84f4]
--   x'ff90c438c25911e0b1c5f58a010193ba', 1
SELECT count(*) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [77fce233]
--   x'ff90c438c25911e0b1c5f58a010193ba', 1
SELECT count(*) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`previous` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [43674ff4]
--   x'ff90c438c25911e0b1c5f58a010193ba', 1
UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,4,3)),2),SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,7,2)),2),SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,1,2)),1,3))),SUBSTR(`<database>`.`orders`.`id`,9)) WHERE `<database>`.`orders`.`id` > CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`orders`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [6c913478]
--   x'ff90c438c25911e0b1c5f58a010193ba', 1
UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,1,2)),1,3))),SUBSTR(`<database>`.`items`.`order_id`,9)) WHERE `<database>`.`items`.`order_id` > CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`items`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [24fa9867]
--   x'ff90c438c25911e0b1c5f58a010193ba', 1
UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,1,2)),1,3))),SUBSTR(`<database>`.`payments`.`order_id`,9)) WHERE `<database>`.`payments`.`order_id` > CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`payments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [00e1f299]
--   x'ff90c438c25911e0b1c5f58a010193ba', 1
UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,1,2)),1,3))),SUBSTR(`<database>`.`shipments`.`order_id`,9)) WHERE `<database>`.`shipments`.`order_id` > CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [f78becce]
--   x'ff90c438c25911e0b1c5f58a010193ba', 1
UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,4,3)),2),SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,7,2)),2),SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,1,2)),1,3))),SUBSTR(`<database>`.`shipments`.`previous`,9)) WHERE `<database>`.`shipments`.`previous` > CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`previous` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [de8fe0b9]
--   x'ff90c438c25911e0b1c5f58a010193ba', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   0, 1, 5
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [61840ae1] UPDATE `sqluuid_migration_range` SET owner = ?, token = toke …
--   '<process>/1', 90000, 1, 1, <number 5>
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`items`.`order_id` AS k FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`items`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`items`.`order_id` LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [bdc1b819]
--   x'010e64d4699511e09046051625310619', 1
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orders`.`id` AS k FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`orders`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`orders`.`id` LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT `<database>`.`payments`.`order_id` AS k FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`payments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`payments`.`order_id` LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`order_id` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`shipments`.`order_id` LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`previous` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`previous` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`shipments`.`previous` LIMIT 1 OFFSET 19) b3) q ORDER BY k LIMIT 1; -- [0795b3e3]
--   x'010e64d4699511e09046051625310619', 1, x'010e64d4699511e09046051625310619', 1,
--   x'010e64d4699511e09046051625310619', 1, x'010e64d4699511e09046051625310619', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 1, <number 6>
SELECT count(*) FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`orders`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [beeff52c]
--   x'010e64d4699511e09046051625310619', 1
SELECT count(*) FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`items`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [f91dad38]
--   x'010e64d4699511e09046051625310619', 1
SELECT count(*) FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`payments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [d01dbeb0]
--   x'010e64d4699511e09046051625310619', 1
SELECT count(*) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [494db329]
--   x'010e64d4699511e09046051625310619', 1
SELECT count(*) FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`previous` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE; -- [89607ff7]
--   x'010e64d4699511e09046051625310619', 1
UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,4,3)),2),SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,7,2)),2),SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`<database>`.`orders`.`id`,1,2)),1,3))),SUBSTR(`<database>`.`orders`.`id`,9)) WHERE `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`orders`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [16de0592]
--   x'010e64d4699511e09046051625310619', 1
UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`<database>`.`items`.`order_id`,1,2)),1,3))),SUBSTR(`<database>`.`items`.`order_id`,9)) WHERE `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`items`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [769f64ec]
--   x'010e64d4699511e09046051625310619', 1
UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`<database>`.`payments`.`order_id`,1,2)),1,3))),SUBSTR(`<database>`.`payments`.`order_id`,9)) WHERE `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`payments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [4bc1f744]
--   x'010e64d4699511e09046051625310619', 1
UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,4,3)),2),SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,7,2)),2),SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`order_id`,1,2)),1,3))),SUBSTR(`<database>`.`shipments`.`order_id`,9)) WHERE `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [4c92dffd]
--   x'010e64d4699511e09046051625310619', 1
UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,4,3)),2),SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,7,2)),2),SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`<database>`.`shipments`.`previous`,1,2)),1,3))),SUBSTR(`<database>`.`shipments`.`previous`,9)) WHERE `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`previous` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END; -- [6c40876f]
--   x'010e64d4699511e09046051625310619', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   0, 1, 1
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [61840ae1] UPDATE `sqluuid_migration_range` SET owner = ?, token = toke …
--   '<process>/1', 90000, 1, 2, <number 5>
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [d5c3524a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1
-- again [1ba54090] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1,
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1,
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1,
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 2, <number 6>
-- again [b96b948e] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1
-- again [1d89f549] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1
-- again [7130c25c] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1
-- again [8d6c4fad] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1
-- again [c8781ce7] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1
-- again [9af871c1] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1
-- again [1a0ac26d] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1
-- again [5760f576] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1
-- again [b474707d] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1
-- again [5189a749] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'010e64d4699511e09046051625310619', x'1e004b77ae986e3cb998f4cace58d3d7', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   5, 1, 2
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [61840ae1] UPDATE `sqluuid_migration_range` SET owner = ?, token = toke …
--   '<process>/1', 90000, 1, 3, <number 5>
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [d5c3524a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [1ba54090] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0382f467796c7096679f988c6113b0', 1,
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0382f467796c7096679f988c6113b0', 1,
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0382f467796c7096679f988c6113b0', 1,
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0382f467796c7096679f988c6113b0', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   '1E0382F467796C7096679F988C6113B0', 0, 0, 90000, 1, 3, <number 6>
-- again [b96b948e] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0382f467796c7096679f988c6113b0', 1
-- again [1d89f549] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0382f467796c7096679f988c6113b0', 1
-- again [7130c25c] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0382f467796c7096679f988c6113b0', 1
-- again [8d6c4fad] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0382f467796c7096679f988c6113b0', 1
-- again [c8781ce7] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0382f467796c7096679f988c6113b0', 1
-- again [9af871c1] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0382f467796c7096679f988c6113b0', 1
-- again [1a0ac26d] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0382f467796c7096679f988c6113b0', 1
-- again [5760f576] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0382f467796c7096679f988c6113b0', 1
-- again [b474707d] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0382f467796c7096679f988c6113b0', 1
-- again [5189a749] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e0382f467796c7096679f988c6113b0', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   55, 1, 3
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [d5c3524a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'1e0382f467796c7096679f988c6113b0', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [1ba54090] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'1e0382f467796c7096679f988c6113b0', x'1e046ce829be6feda6064d971dc1aa46', 1,
--   x'1e0382f467796c7096679f988c6113b0', x'1e046ce829be6feda6064d971dc1aa46', 1,
--   x'1e0382f467796c7096679f988c6113b0', x'1e046ce829be6feda6064d971dc1aa46', 1,
--   x'1e0382f467796c7096679f988c6113b0', x'1e046ce829be6feda6064d971dc1aa46', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   '1E046CE829BE6FEDA6064D971DC1AA46', 0, 0, 90000, 1, 3, <number 6>
-- again [b96b948e] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'1e0382f467796c7096679f988c6113b0', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [1d89f549] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'1e0382f467796c7096679f988c6113b0', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [7130c25c] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'1e0382f467796c7096679f988c6113b0', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [8d6c4fad] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e0382f467796c7096679f988c6113b0', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [c8781ce7] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e0382f467796c7096679f988c6113b0', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [9af871c1] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'1e0382f467796c7096679f988c6113b0', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [1a0ac26d] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'1e0382f467796c7096679f988c6113b0', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [5760f576] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'1e0382f467796c7096679f988c6113b0', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [b474707d] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'1e0382f467796c7096679f988c6113b0', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [5189a749] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'1e0382f467796c7096679f988c6113b0', x'1e046ce829be6feda6064d971dc1aa46', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   56, 1, 3
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [d5c3524a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [1ba54090] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e046ce829be6feda6064d971dc1aa46', 1,
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e046ce829be6feda6064d971dc1aa46', 1,
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e046ce829be6feda6064d971dc1aa46', 1,
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e046ce829be6feda6064d971dc1aa46', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 3, <number 6>
-- again [b96b948e] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [1d89f549] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [7130c25c] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [8d6c4fad] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [c8781ce7] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [9af871c1] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [1a0ac26d] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [5760f576] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [b474707d] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e046ce829be6feda6064d971dc1aa46', 1
-- again [5189a749] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e046ce829be6feda6064d971dc1aa46', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   0, 1, 3
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [61840ae1] UPDATE `sqluuid_migration_range` SET owner = ?, token = toke …
--   '<process>/1', 90000, 1, 4, <number 5>
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [d5c3524a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [1ba54090] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e08f826e6e96f56b4ab97f80a5bdb2f', 1,
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e08f826e6e96f56b4ab97f80a5bdb2f', 1,
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e08f826e6e96f56b4ab97f80a5bdb2f', 1,
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e08f826e6e96f56b4ab97f80a5bdb2f', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   '1E08F826E6E96F56B4AB97F80A5BDB2F', 0, 0, 90000, 1, 4, <number 6>
-- again [b96b948e] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e08f826e6e96f56b4ab97f80a5bdb2f', 1
-- again [1d89f549] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e08f826e6e96f56b4ab97f80a5bdb2f', 1
-- again [7130c25c] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e08f826e6e96f56b4ab97f80a5bdb2f', 1
-- again [8d6c4fad] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e08f826e6e96f56b4ab97f80a5bdb2f', 1
-- again [c8781ce7] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e08f826e6e96f56b4ab97f80a5bdb2f', 1
-- again [9af871c1] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e08f826e6e96f56b4ab97f80a5bdb2f', 1
-- again [1a0ac26d] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e08f826e6e96f56b4ab97f80a5bdb2f', 1
-- again [5760f576] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e08f826e6e96f56b4ab97f80a5bdb2f', 1
-- again [b474707d] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e08f826e6e96f56b4ab97f80a5bdb2f', 1
-- again [5189a749] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'1e046ce829be6feda6064d971dc1aa46', x'1e08f826e6e96f56b4ab97f80a5bdb2f', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   57, 1, 4
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [d5c3524a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'1e08f826e6e96f56b4ab97f80a5bdb2f', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [1ba54090] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'1e08f826e6e96f56b4ab97f80a5bdb2f', x'1e0b342bd20c617189e1f75655e9d243', 1,
--   x'1e08f826e6e96f56b4ab97f80a5bdb2f', x'1e0b342bd20c617189e1f75655e9d243', 1,
--   x'1e08f826e6e96f56b4ab97f80a5bdb2f', x'1e0b342bd20c617189e1f75655e9d243', 1,
--   x'1e08f826e6e96f56b4ab97f80a5bdb2f', x'1e0b342bd20c617189e1f75655e9d243', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   '1E0B342BD20C617189E1F75655E9D243', 0, 0, 90000, 1, 4, <number 6>
-- again [b96b948e] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'1e08f826e6e96f56b4ab97f80a5bdb2f', x'1e0b342bd20c617189e1f75655e9d243', 1
-- again [1d89f549] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'1e08f826e6e96f56b4ab97f80a5bdb2f', x'1e0b342bd20c617189e1f75655e9d243', 1
-- again [7130c25c] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'1e08f826e6e96f56b4ab97f80a5bdb2f', x'1e0b342bd20c617189e1f75655e9d243', 1
-- again [8d6c4fad] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e08f826e6e96f56b4ab97f80a5bdb2f', x'1e0b342bd20c617189e1f75655e9d243', 1
-- again [c8781ce7] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e08f826e6e96f56b4ab97f80a5bdb2f', x'1e0b342bd20c617189e1f75655e9d243', 1
-- again [9af871c1] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'1e08f826e6e96f56b4ab97f80a5bdb2f', x'1e0b342bd20c617189e1f75655e9d243', 1
-- again [1a0ac26d] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'1e08f826e6e96f56b4ab97f80a5bdb2f', x'1e0b342bd20c617189e1f75655e9d243', 1
-- again [5760f576] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'1e08f826e6e96f56b4ab97f80a5bdb2f', x'1e0b342bd20c617189e1f75655e9d243', 1
-- again [b474707d] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'1e08f826e6e96f56b4ab97f80a5bdb2f', x'1e0b342bd20c617189e1f75655e9d243', 1
-- again [5189a749] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'1e08f826e6e96f56b4ab97f80a5bdb2f', x'1e0b342bd20c617189e1f75655e9d243', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   58, 1, 4
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [d5c3524a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'1e0b342bd20c617189e1f75655e9d243', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [1ba54090] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'1e0b342bd20c617189e1f75655e9d243', x'1e0e6d367d1b65a1bd5e88aa6f92c41a', 1,
--   x'1e0b342bd20c617189e1f75655e9d243', x'1e0e6d367d1b65a1bd5e88aa6f92c41a', 1,
--   x'1e0b342bd20c617189e1f75655e9d243', x'1e0e6d367d1b65a1bd5e88aa6f92c41a', 1,
--   x'1e0b342bd20c617189e1f75655e9d243', x'1e0e6d367d1b65a1bd5e88aa6f92c41a', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   '1E0E6D367D1B65A1BD5E88AA6F92C41A', 0, 0, 90000, 1, 4, <number 6>
-- again [b96b948e] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'1e0b342bd20c617189e1f75655e9d243', x'1e0e6d367d1b65a1bd5e88aa6f92c41a', 1
-- again [1d89f549] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'1e0b342bd20c617189e1f75655e9d243', x'1e0e6d367d1b65a1bd5e88aa6f92c41a', 1
-- again [7130c25c] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'1e0b342bd20c617189e1f75655e9d243', x'1e0e6d367d1b65a1bd5e88aa6f92c41a', 1
-- again [8d6c4fad] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e0b342bd20c617189e1f75655e9d243', x'1e0e6d367d1b65a1bd5e88aa6f92c41a', 1
-- again [c8781ce7] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e0b342bd20c617189e1f75655e9d243', x'1e0e6d367d1b65a1bd5e88aa6f92c41a', 1
-- again [9af871c1] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'1e0b342bd20c617189e1f75655e9d243', x'1e0e6d367d1b65a1bd5e88aa6f92c41a', 1
-- again [1a0ac26d] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'1e0b342bd20c617189e1f75655e9d243', x'1e0e6d367d1b65a1bd5e88aa6f92c41a', 1
-- again [5760f576] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'1e0b342bd20c617189e1f75655e9d243', x'1e0e6d367d1b65a1bd5e88aa6f92c41a', 1
-- again [b474707d] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'1e0b342bd20c617189e1f75655e9d243', x'1e0e6d367d1b65a1bd5e88aa6f92c41a', 1
-- again [5189a749] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'1e0b342bd20c617189e1f75655e9d243', x'1e0e6d367d1b65a1bd5e88aa6f92c41a', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   59, 1, 4
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [d5c3524a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'1e0e6d367d1b65a1bd5e88aa6f92c41a', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [1ba54090] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'1e0e6d367d1b65a1bd5e88aa6f92c41a', x'1e0eca7763d2648fb311d1b1a7f374a3', 1,
--   x'1e0e6d367d1b65a1bd5e88aa6f92c41a', x'1e0eca7763d2648fb311d1b1a7f374a3', 1,
--   x'1e0e6d367d1b65a1bd5e88aa6f92c41a', x'1e0eca7763d2648fb311d1b1a7f374a3', 1,
--   x'1e0e6d367d1b65a1bd5e88aa6f92c41a', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 4, <number 6>
-- again [b96b948e] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'1e0e6d367d1b65a1bd5e88aa6f92c41a', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [1d89f549] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'1e0e6d367d1b65a1bd5e88aa6f92c41a', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [7130c25c] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'1e0e6d367d1b65a1bd5e88aa6f92c41a', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [8d6c4fad] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e0e6d367d1b65a1bd5e88aa6f92c41a', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [c8781ce7] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e0e6d367d1b65a1bd5e88aa6f92c41a', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [9af871c1] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'1e0e6d367d1b65a1bd5e88aa6f92c41a', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [1a0ac26d] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'1e0e6d367d1b65a1bd5e88aa6f92c41a', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [5760f576] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'1e0e6d367d1b65a1bd5e88aa6f92c41a', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [b474707d] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'1e0e6d367d1b65a1bd5e88aa6f92c41a', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [5189a749] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'1e0e6d367d1b65a1bd5e88aa6f92c41a', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   16, 1, 4
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
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/orders'
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/items'
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
--   '<database>/payments'
SELECT count(*) FROM information_schema.INNODB_SYS_FOREIGN WHERE LOWER(REF_NAME) = LOWER(?);
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
-- again [2c7270e0] SELECT `<database>`.`orders`.`id`, CASE WHEN CASE WHEN (LENG …
--   1
SELECT count(*) FROM `<database>`.`items` WHERE `order_id` IS NULL;
-- again [8cfea5b3] SELECT `<database>`.`items`.`order_id`, CASE WHEN CASE WHEN …
--   1
SELECT count(*) FROM `<database>`.`payments` WHERE `order_id` IS NULL;
-- again [6a163f0d] SELECT `<database>`.`payments`.`order_id`, CASE WHEN CASE WH …
--   1
SELECT count(*) FROM `<database>`.`shipments` WHERE `order_id` IS NULL;
-- again [fef50ed6] SELECT `<database>`.`shipments`.`order_id`, CASE WHEN CASE W …
--   1
SELECT count(*) FROM `<database>`.`shipments` WHERE `previous` IS NULL;
-- again [3339acd8] SELECT `<database>`.`shipments`.`previous`, CASE WHEN CASE W …
--   1, 1
-- again [dc8659df] SELECT count(*) FROM `<database>`.`items` c WHERE c.`tenant` …
SELECT count(*) FROM `<database>`.`payments` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments` c WHERE c.`previous` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`shipments` p WHERE p.`order_id` = c.`previous`);
BEGIN; -- read committed
-- again [cdb75ed3] SELECT id, format, rewrite, class_columns, class_hash, plan_ …
--   1
-- again [7d1d61c8] UPDATE `sqluuid_migration` SET active = ?, state = ?, pick = …
--   NULL, 'undone', 1, '', 0, 0, 306, 306,
--   again [37fc2eb1] '{"columns":{"<database>.items.order_id":{"rows":120,"nulls" …, '<time>',
--   '<time>', 1, <number 7>
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
DELETE FROM `sqluuid_migration_id` WHERE run_id = ?;
--   1
DELETE FROM `sqluuid_migration_packed` WHERE run_id = ?;
--   1
COMMIT;
