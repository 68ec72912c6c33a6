-- undo of in_place: interrupted after the first chunk, then the rest
-- MariaDB, version 10.11

-- == the undo, interrupted

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
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM `sqluuid_migration_range` r WHERE r.run_id = `sqluuid_migration`.id) FROM `sqluuid_migration` ORDER BY id DESC; -- [8c648677]
BEGIN; -- read committed
SELECT no, n FROM `sqluuid_migration_packed` WHERE run_id = ? ORDER BY no LIMIT 200 FOR UPDATE;
--   1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT SUBSTR(p.ids, 16 * (a.i + 10 * b.i) + 1, 16) AS id FROM `sqluuid_migration_packed` p CROSS JOIN (SELECT 0 AS i UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9) a CROSS JOIN (SELECT 0 AS i UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9) b WHERE a.i + 10 * b.i < p.n AND p.run_id = ? AND p.no IN (?, ?, ?, ?, ?, ?, ?, ?)) x, `sqluuid_migration` g WHERE g.id = ? ORDER BY x.id ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL); -- [dcb032f5]
--   1, <number 1>, <number 2>, <number 3>, <number 4>, <number 5>, <number 6>, <number 7>,
--   <number 8>, 1
DELETE FROM `sqluuid_migration_packed` WHERE run_id = ? AND no IN (?, ?, ?, ?, ?, ?, ?, ?);
--   1, <number 1>, <number 2>, <number 3>, <number 4>, <number 5>, <number 6>, <number 7>,
--   <number 8>
COMMIT;
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
--   x'<id 1>'
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
SELECT count(*) FROM `<database>`.`items` c WHERE c.`tenant` IS NOT NULL AND c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`tenant` = c.`tenant` AND p.`id` = c.`order_id`); -- [dc8659df]
SELECT count(*) FROM `<database>`.`payments` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments` c WHERE c.`order_id` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`orders` p WHERE p.`id` = c.`order_id`);
SELECT count(*) FROM `<database>`.`shipments` c WHERE c.`previous` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `<database>`.`shipments` p WHERE p.`order_id` = c.`previous`);
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
BEGIN; -- read committed
SELECT id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, seq, pass, moved, total, paused, normalise, before_counts, started_at, updated_at, finished_at, (SELECT COALESCE(SUM(r.moved), 0) FROM `sqluuid_migration_range` r WHERE r.run_id = `sqluuid_migration`.id) FROM `sqluuid_migration` WHERE id = ?; -- [cdb75ed3]
--   1
UPDATE `sqluuid_migration` SET active = ?, state = ?, pick = ?, pick_before = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, seq = seq + 1 WHERE id = ? AND seq = ?; -- [cde8642c]
--   '<hash 1>', 'undoing', 1, '', 0, 0, 0, 336,
--   '{"columns":{"<database>.items.order_id":{"rows":120,"nulls":0,"now":"120:0cfc820755f56fc817e65ef624ce4cc2","expect":"120:86af5b724255273054830598c25fa788","key":["line"],"now_rows":"120:2e85cd356a6fa0b75f4af833aaf80316","expect_rows":"120:892ab35827de70f72efe91311af0859d"},"<database>.orders.id":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4"},"<database>.payments.order_id":{"rows":60,"nulls":12,"now":"48:e9d0ff40b4d98c6fea917c95c00119e8","expect":"48:52eabb174a214ed8f60e0d2d91a6f0ea","key":["n"],"now_rows":"48:cea45ca5220075072a54a0040c1718cd","expect_rows":"48:5cd4bfa3213cc09a10f2e03fde02dbfc"},"<database>.shipments.order_id":{"rows":60,"nulls":0,"now":"60:067e4103aafab7e48bf32f7b12672661","expect":"60:4357adb9212a93982a4182cc612fd3c4"},"<database>.shipments.previous":{"rows":60,"nulls":12,"now":"48:db6c75a179c5a77955def6127fce346a","expect":"48:9239184c6067730eb19e48ae9f7b113b","key":["order_id"],"now_rows":"48:edea2dc2e696e04c2ceda4226608f6c0","expect_rows":"48:85445be2af3d478d4cb1a989702e548e"}},"orphans":{"<database>.items (tenant, order_id) \u2192 <database>.orders (tenant, id)":0,"<database>.payments (order_id) \u2192 <database>.orders (id) on update cascade":0,"<database>.shipments (order_id) \u2192 <database>.orders (id)":0,"<database>.shipments (previous) \u2192 <database>.shipments (order_id)":0}}' -- [1ae54cdb],
--   '<time>', NULL, 1, <number 9>
SELECT HEX(q.k) FROM (SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k) q ORDER BY q.k; -- [6f3643ba]
--   x'010e64d4699511e09046051625310619', x'010e64d4699511e09046051625310619',
--   x'072c33bfcaa811e0be6373127acf670b', x'072c33bfcaa811e0be6373127acf670b',
--   … 116 more [28098819]
SELECT HEX(q.k) FROM (SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k) q ORDER BY q.k; -- [4d5ffdfe]
--   x'010e64d4699511e09046051625310619', x'010e64d4699511e09046051625310619',
--   x'072c33bfcaa811e0be6373127acf670b', x'072c33bfcaa811e0be6373127acf670b',
--   … 236 more [7564f103]
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 0, '1E0ECA7763D2648FB311D1B1A7F374A3', 'FF90C438C25911E0B1C5F58A010193BA', NULL, 0, '',
--   <number 10>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 1, NULL, '010E64D4699511E09046051625310619', NULL, 0, '', <number 10>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 2, '010E64D4699511E09046051625310619', '1E004B77AE986E3CB998F4CACE58D3D7', NULL, 0, '',
--   <number 10>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 3, '1E004B77AE986E3CB998F4CACE58D3D7', '1E044BADBA9E6A659CFD413D7DFFC0DB', NULL, 0, '',
--   <number 10>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 4, '1E044BADBA9E6A659CFD413D7DFFC0DB', '1E0A2B31C56B6AD5B9207DA29F8C4A9F', NULL, 0, '',
--   <number 10>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 5, '1E0A2B31C56B6AD5B9207DA29F8C4A9F', '1E0ECA7763D2648FB311D1B1A7F374A3', NULL, 0, '',
--   <number 10>, 0, 0, 0
INSERT INTO `sqluuid_migration_range` (run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);
--   1, 6, 'FF90C438C25911E0B1C5F58A010193BA', NULL, NULL, 0, '', <number 10>, 0, 0, 0
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
SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN lease_until < (TIMESTAMPDIFF(MICROSECOND, '1970-01-01 00:00:00', UTC_TIMESTAMP(3)) DIV 1000) THEN 1 ELSE 0 END, CASE WHEN lease_until > 0 THEN 1 ELSE 0 END, lease_until - (TIMESTAMPDIFF(MICROSECOND, '1970-01-01 00:00:00', UTC_TIMESTAMP(3)) DIV 1000), chunks, moved FROM `sqluuid_migration_range` WHERE run_id = ? ORDER BY no; -- [e4c5c637]
--   1
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
UPDATE `sqluuid_migration_range` SET owner = ?, token = token + 1, lease_until = (TIMESTAMPDIFF(MICROSECOND, '1970-01-01 00:00:00', UTC_TIMESTAMP(3)) DIV 1000) + ? WHERE run_id = ? AND no = ? AND token = ? AND done = 0 AND lease_until < (TIMESTAMPDIFF(MICROSECOND, '1970-01-01 00:00:00', UTC_TIMESTAMP(3)) DIV 1000); -- [61840ae1]
--   '<process>/1', 90000, 1, 0, <number 10>
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
UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = ?, chunks = chunks + 1, moved = moved + ?, lease_until = (TIMESTAMPDIFF(MICROSECOND, '1970-01-01 00:00:00', UTC_TIMESTAMP(3)) DIV 1000) + ? WHERE run_id = ? AND no = ? AND token = ? AND done = 0; -- [1654f4dc]
--   NULL, 1, 0, 90000, 1, 0, <number 11>
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
-- again [434d8da7] SELECT CASE WHEN (LENGTH(v.k) = 16 AND ORD(SUBSTR(v.k,7,1)) …
--   x'<id 1>'
-- and 20 more in a row, with other ids
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
--   '<process>/1', 90000, 1, 1, <number 10>
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`items`.`order_id` AS k FROM `<database>`.`items` WHERE `<database>`.`items`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`items`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`items`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`items`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`items`.`order_id` LIMIT 1 OFFSET 19) b0) q ORDER BY k LIMIT 1; -- [bdc1b819]
--   x'010e64d4699511e09046051625310619', 1
SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orders`.`id` AS k FROM `<database>`.`orders` WHERE `<database>`.`orders`.`id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`orders`.`id`) = 16 AND ORD(SUBSTR(`<database>`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`orders`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`orders`.`id` LIMIT 1 OFFSET 19) b0 UNION ALL SELECT k FROM (SELECT `<database>`.`payments`.`order_id` AS k FROM `<database>`.`payments` WHERE `<database>`.`payments`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`payments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`payments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`payments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`payments`.`order_id` LIMIT 1 OFFSET 19) b1 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`order_id` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`order_id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`order_id`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`order_id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`order_id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`shipments`.`order_id` LIMIT 1 OFFSET 19) b2 UNION ALL SELECT k FROM (SELECT `<database>`.`shipments`.`previous` AS k FROM `<database>`.`shipments` WHERE `<database>`.`shipments`.`previous` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`<database>`.`shipments`.`previous`) = 16 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`<database>`.`shipments`.`previous`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `<database>`.`shipments`.`previous` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY `<database>`.`shipments`.`previous` LIMIT 1 OFFSET 19) b3) q ORDER BY k LIMIT 1; -- [0795b3e3]
--   x'010e64d4699511e09046051625310619', 1, x'010e64d4699511e09046051625310619', 1,
--   x'010e64d4699511e09046051625310619', 1, x'010e64d4699511e09046051625310619', 1
SELECT CONNECTION_ID();
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 1, <number 11>
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
--   '<process>/1', 90000, 1, 2, <number 10>
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
--   NULL, 1, 0, 90000, 1, 2, <number 11>
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
--   '<process>/1', 90000, 1, 3, <number 10>
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [d5c3524a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [1ba54090] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e03534497986c9db74ea88d7b2208ba', 1,
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e03534497986c9db74ea88d7b2208ba', 1,
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e03534497986c9db74ea88d7b2208ba', 1,
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e03534497986c9db74ea88d7b2208ba', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   '1E03534497986C9DB74EA88D7B2208BA', 0, 0, 90000, 1, 3, <number 11>
-- again [b96b948e] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e03534497986c9db74ea88d7b2208ba', 1
-- again [1d89f549] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e03534497986c9db74ea88d7b2208ba', 1
-- again [7130c25c] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e03534497986c9db74ea88d7b2208ba', 1
-- again [8d6c4fad] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e03534497986c9db74ea88d7b2208ba', 1
-- again [c8781ce7] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e03534497986c9db74ea88d7b2208ba', 1
-- again [9af871c1] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e03534497986c9db74ea88d7b2208ba', 1
-- again [1a0ac26d] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e03534497986c9db74ea88d7b2208ba', 1
-- again [5760f576] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e03534497986c9db74ea88d7b2208ba', 1
-- again [b474707d] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e03534497986c9db74ea88d7b2208ba', 1
-- again [5189a749] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'1e004b77ae986e3cb998f4cace58d3d7', x'1e03534497986c9db74ea88d7b2208ba', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   55, 1, 3
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [d5c3524a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'1e03534497986c9db74ea88d7b2208ba', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [1ba54090] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'1e03534497986c9db74ea88d7b2208ba', x'1e044badba9e6a659cfd413d7dffc0db', 1,
--   x'1e03534497986c9db74ea88d7b2208ba', x'1e044badba9e6a659cfd413d7dffc0db', 1,
--   x'1e03534497986c9db74ea88d7b2208ba', x'1e044badba9e6a659cfd413d7dffc0db', 1,
--   x'1e03534497986c9db74ea88d7b2208ba', x'1e044badba9e6a659cfd413d7dffc0db', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   '1E044BADBA9E6A659CFD413D7DFFC0DB', 0, 0, 90000, 1, 3, <number 11>
-- again [b96b948e] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'1e03534497986c9db74ea88d7b2208ba', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [1d89f549] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'1e03534497986c9db74ea88d7b2208ba', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [7130c25c] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'1e03534497986c9db74ea88d7b2208ba', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [8d6c4fad] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e03534497986c9db74ea88d7b2208ba', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [c8781ce7] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e03534497986c9db74ea88d7b2208ba', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [9af871c1] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'1e03534497986c9db74ea88d7b2208ba', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [1a0ac26d] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'1e03534497986c9db74ea88d7b2208ba', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [5760f576] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'1e03534497986c9db74ea88d7b2208ba', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [b474707d] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'1e03534497986c9db74ea88d7b2208ba', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [5189a749] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'1e03534497986c9db74ea88d7b2208ba', x'1e044badba9e6a659cfd413d7dffc0db', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   54, 1, 3
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [d5c3524a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [1ba54090] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e044badba9e6a659cfd413d7dffc0db', 1,
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e044badba9e6a659cfd413d7dffc0db', 1,
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e044badba9e6a659cfd413d7dffc0db', 1,
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e044badba9e6a659cfd413d7dffc0db', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 3, <number 11>
-- again [b96b948e] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [1d89f549] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [7130c25c] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [8d6c4fad] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [c8781ce7] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [9af871c1] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [1a0ac26d] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [5760f576] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [b474707d] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e044badba9e6a659cfd413d7dffc0db', 1
-- again [5189a749] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e044badba9e6a659cfd413d7dffc0db', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   0, 1, 3
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [61840ae1] UPDATE `sqluuid_migration_range` SET owner = ?, token = toke …
--   '<process>/1', 90000, 1, 4, <number 10>
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [d5c3524a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [1ba54090] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e07cef46ad66d12963c173f03320bdc', 1,
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e07cef46ad66d12963c173f03320bdc', 1,
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e07cef46ad66d12963c173f03320bdc', 1,
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e07cef46ad66d12963c173f03320bdc', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   '1E07CEF46AD66D12963C173F03320BDC', 0, 0, 90000, 1, 4, <number 11>
-- again [b96b948e] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e07cef46ad66d12963c173f03320bdc', 1
-- again [1d89f549] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e07cef46ad66d12963c173f03320bdc', 1
-- again [7130c25c] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e07cef46ad66d12963c173f03320bdc', 1
-- again [8d6c4fad] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e07cef46ad66d12963c173f03320bdc', 1
-- again [c8781ce7] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e07cef46ad66d12963c173f03320bdc', 1
-- again [9af871c1] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e07cef46ad66d12963c173f03320bdc', 1
-- again [1a0ac26d] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e07cef46ad66d12963c173f03320bdc', 1
-- again [5760f576] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e07cef46ad66d12963c173f03320bdc', 1
-- again [b474707d] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e07cef46ad66d12963c173f03320bdc', 1
-- again [5189a749] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'1e044badba9e6a659cfd413d7dffc0db', x'1e07cef46ad66d12963c173f03320bdc', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   57, 1, 4
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [d5c3524a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'1e07cef46ad66d12963c173f03320bdc', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [1ba54090] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'1e07cef46ad66d12963c173f03320bdc', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1,
--   x'1e07cef46ad66d12963c173f03320bdc', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1,
--   x'1e07cef46ad66d12963c173f03320bdc', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1,
--   x'1e07cef46ad66d12963c173f03320bdc', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   '1E0A2B31C56B6AD5B9207DA29F8C4A9F', 0, 0, 90000, 1, 4, <number 11>
-- again [b96b948e] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'1e07cef46ad66d12963c173f03320bdc', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [1d89f549] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'1e07cef46ad66d12963c173f03320bdc', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [7130c25c] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'1e07cef46ad66d12963c173f03320bdc', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [8d6c4fad] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e07cef46ad66d12963c173f03320bdc', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [c8781ce7] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e07cef46ad66d12963c173f03320bdc', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [9af871c1] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'1e07cef46ad66d12963c173f03320bdc', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [1a0ac26d] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'1e07cef46ad66d12963c173f03320bdc', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [5760f576] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'1e07cef46ad66d12963c173f03320bdc', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [b474707d] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'1e07cef46ad66d12963c173f03320bdc', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [5189a749] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'1e07cef46ad66d12963c173f03320bdc', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   58, 1, 4
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [d5c3524a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [1ba54090] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1,
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1,
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1,
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 4, <number 11>
-- again [b96b948e] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [1d89f549] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [7130c25c] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [8d6c4fad] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [c8781ce7] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [9af871c1] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [1a0ac26d] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [5760f576] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [b474707d] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
-- again [5189a749] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0a2b31c56b6ad5b9207da29f8c4a9f', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   0, 1, 4
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [61840ae1] UPDATE `sqluuid_migration_range` SET owner = ?, token = toke …
--   '<process>/1', 90000, 1, 5, <number 10>
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
COMMIT;
-- again [d5c3524a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [1ba54090] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0caa8072c363bfbe6373127acf670b', 1,
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0caa8072c363bfbe6373127acf670b', 1,
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0caa8072c363bfbe6373127acf670b', 1,
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0caa8072c363bfbe6373127acf670b', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   '1E0CAA8072C363BFBE6373127ACF670B', 0, 0, 90000, 1, 5, <number 11>
-- again [b96b948e] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0caa8072c363bfbe6373127acf670b', 1
-- again [1d89f549] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0caa8072c363bfbe6373127acf670b', 1
-- again [7130c25c] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0caa8072c363bfbe6373127acf670b', 1
-- again [8d6c4fad] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0caa8072c363bfbe6373127acf670b', 1
-- again [c8781ce7] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0caa8072c363bfbe6373127acf670b', 1
-- again [9af871c1] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0caa8072c363bfbe6373127acf670b', 1
-- again [1a0ac26d] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0caa8072c363bfbe6373127acf670b', 1
-- again [5760f576] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0caa8072c363bfbe6373127acf670b', 1
-- again [b474707d] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0caa8072c363bfbe6373127acf670b', 1
-- again [5189a749] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'1e0a2b31c56b6ad5b9207da29f8c4a9f', x'1e0caa8072c363bfbe6373127acf670b', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   55, 1, 5
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [d5c3524a] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`item …
--   x'1e0caa8072c363bfbe6373127acf670b', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [1ba54090] SELECT HEX(k) FROM (SELECT k FROM (SELECT `<database>`.`orde …
--   x'1e0caa8072c363bfbe6373127acf670b', x'1e0eca7763d2648fb311d1b1a7f374a3', 1,
--   x'1e0caa8072c363bfbe6373127acf670b', x'1e0eca7763d2648fb311d1b1a7f374a3', 1,
--   x'1e0caa8072c363bfbe6373127acf670b', x'1e0eca7763d2648fb311d1b1a7f374a3', 1,
--   x'1e0caa8072c363bfbe6373127acf670b', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
BEGIN; -- read committed
-- again [1654f4dc] UPDATE `sqluuid_migration_range` SET cursor_key = ?, done = …
--   NULL, 1, 0, 90000, 1, 5, <number 11>
-- again [b96b948e] SELECT count(*) FROM `<database>`.`orders` WHERE `<database> …
--   x'1e0caa8072c363bfbe6373127acf670b', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [1d89f549] SELECT count(*) FROM `<database>`.`items` WHERE `<database>` …
--   x'1e0caa8072c363bfbe6373127acf670b', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [7130c25c] SELECT count(*) FROM `<database>`.`payments` WHERE `<databas …
--   x'1e0caa8072c363bfbe6373127acf670b', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [8d6c4fad] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e0caa8072c363bfbe6373127acf670b', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [c8781ce7] SELECT count(*) FROM `<database>`.`shipments` WHERE `<databa …
--   x'1e0caa8072c363bfbe6373127acf670b', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [9af871c1] UPDATE `<database>`.`orders` SET `id` = CONCAT(UNHEX(CONCAT( …
--   x'1e0caa8072c363bfbe6373127acf670b', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [1a0ac26d] UPDATE `<database>`.`items` SET `order_id` = CONCAT(UNHEX(CO …
--   x'1e0caa8072c363bfbe6373127acf670b', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [5760f576] UPDATE `<database>`.`payments` SET `order_id` = CONCAT(UNHEX …
--   x'1e0caa8072c363bfbe6373127acf670b', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [b474707d] UPDATE `<database>`.`shipments` SET `order_id` = CONCAT(UNHE …
--   x'1e0caa8072c363bfbe6373127acf670b', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
-- again [5189a749] UPDATE `<database>`.`shipments` SET `previous` = CONCAT(UNHE …
--   x'1e0caa8072c363bfbe6373127acf670b', x'1e0eca7763d2648fb311d1b1a7f374a3', 1
UPDATE `sqluuid_migration_range` SET moved = moved + ? WHERE run_id = ? AND no = ?;
--   52, 1, 5
COMMIT;
SELECT paused, seq FROM `sqluuid_migration` WHERE id = ?;
--   1
-- again [e4c5c637] SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN …
--   1
BEGIN; -- read committed
-- again [61840ae1] UPDATE `sqluuid_migration_range` SET owner = ?, token = toke …
--   '<process>/1', 90000, 1, 6, <number 10>
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
--   NULL, 1, 0, 90000, 1, 6, <number 11>
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
--   0, 1, 6
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
UPDATE `sqluuid_migration` SET active = ?, state = ?, pick = ?, pick_before = ?, pass = ?, normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, finished_at = ?, paused = 0, seq = seq + 1 WHERE id = ? AND seq = ?; -- [7d1d61c8]
--   NULL, 'undone', 1, '', 0, 0, 336, 336,
--   again [1ae54cdb] '{"columns":{"<database>.items.order_id":{"rows":120,"nulls" …, '<time>',
--   '<time>', 1, <number 12>
DELETE FROM `sqluuid_migration_range` WHERE run_id = ?;
--   1
DELETE FROM `sqluuid_migration_id` WHERE run_id = ?;
--   1
DELETE FROM `sqluuid_migration_packed` WHERE run_id = ?;
--   1
COMMIT;
