-- the only chunk, statement 1
SELECT count(*) FROM `shop`.`orders` WHERE (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE
-- 0 arguments

-- the only chunk, statement 2
SELECT count(*) FROM `shop`.`orders` WHERE (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191) FOR UPDATE
-- 0 arguments

-- the only chunk, statement 3
SELECT count(*) FROM `shop`.`order "items"` WHERE (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191) FOR UPDATE
-- 0 arguments

-- the only chunk, statement 4
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9))) AS id FROM `shop`.`orders` WHERE (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL)
-- 1 arguments

-- the only chunk, statement 5
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`previous`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`previous`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`previous`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`previous`,9))) AS id FROM `shop`.`orders` WHERE (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL)
-- 1 arguments

-- the only chunk, statement 6
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,7,2)),2),HEX(SUBSTR(`shop`.`order "items"`.`order`,5,2)),INSERT(HEX(SUBSTR(`shop`.`order "items"`.`order`,1,4)),6,0,'6'))),SUBSTR(`shop`.`order "items"`.`order`,9))) AS id FROM `shop`.`order "items"` WHERE (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL)
-- 1 arguments

-- the only chunk, statement 7
UPDATE `shop`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9)), `changed` = `changed` WHERE (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)
-- 0 arguments

-- the only chunk, statement 8
UPDATE `shop`.`orders` SET `previous` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`previous`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`previous`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`previous`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`previous`,9)), `changed` = `changed` WHERE (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191)
-- 0 arguments

-- the only chunk, statement 9
UPDATE `shop`.`order "items"` SET `order` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,7,2)),2),HEX(SUBSTR(`shop`.`order "items"`.`order`,5,2)),INSERT(HEX(SUBSTR(`shop`.`order "items"`.`order`,1,4)),6,0,'6'))),SUBSTR(`shop`.`order "items"`.`order`,9)) WHERE (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191)
-- 0 arguments

-- a chunk in the middle, statement 1
SELECT count(*) FROM `shop`.`orders` WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE
-- 2 arguments

-- a chunk in the middle, statement 2
SELECT count(*) FROM `shop`.`orders` WHERE `shop`.`orders`.`previous` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191) FOR UPDATE
-- 2 arguments

-- a chunk in the middle, statement 3
SELECT count(*) FROM `shop`.`order "items"` WHERE `shop`.`order "items"`.`order` > CAST(? AS BINARY(16)) AND `shop`.`order "items"`.`order` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191) FOR UPDATE
-- 2 arguments

-- a chunk in the middle, statement 4
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9))) AS id FROM `shop`.`orders` WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL)
-- 3 arguments

-- a chunk in the middle, statement 5
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`previous`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`previous`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`previous`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`previous`,9))) AS id FROM `shop`.`orders` WHERE `shop`.`orders`.`previous` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL)
-- 3 arguments

-- a chunk in the middle, statement 6
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,7,2)),2),HEX(SUBSTR(`shop`.`order "items"`.`order`,5,2)),INSERT(HEX(SUBSTR(`shop`.`order "items"`.`order`,1,4)),6,0,'6'))),SUBSTR(`shop`.`order "items"`.`order`,9))) AS id FROM `shop`.`order "items"` WHERE `shop`.`order "items"`.`order` > CAST(? AS BINARY(16)) AND `shop`.`order "items"`.`order` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL)
-- 3 arguments

-- a chunk in the middle, statement 7
UPDATE `shop`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9)), `changed` = `changed` WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)
-- 2 arguments

-- a chunk in the middle, statement 8
UPDATE `shop`.`orders` SET `previous` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`previous`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`previous`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`previous`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`previous`,9)), `changed` = `changed` WHERE `shop`.`orders`.`previous` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191)
-- 2 arguments

-- a chunk in the middle, statement 9
UPDATE `shop`.`order "items"` SET `order` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,7,2)),2),HEX(SUBSTR(`shop`.`order "items"`.`order`,5,2)),INSERT(HEX(SUBSTR(`shop`.`order "items"`.`order`,1,4)),6,0,'6'))),SUBSTR(`shop`.`order "items"`.`order`,9)) WHERE `shop`.`order "items"`.`order` > CAST(? AS BINARY(16)) AND `shop`.`order "items"`.`order` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191)
-- 2 arguments

-- undo of a chunk, statement 1
SELECT count(*) FROM `shop`.`orders` WHERE `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`orders`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE
-- 2 arguments

-- undo of a chunk, statement 2
SELECT count(*) FROM `shop`.`orders` WHERE `shop`.`orders`.`previous` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`orders`.`previous` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE
-- 2 arguments

-- undo of a chunk, statement 3
SELECT count(*) FROM `shop`.`order "items"` WHERE `shop`.`order "items"`.`order` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`order "items"`.`order` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END FOR UPDATE
-- 2 arguments

-- undo of a chunk, statement 4
UPDATE `shop`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,4,3)),2),SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,1,2)),1,3))),SUBSTR(`shop`.`orders`.`id`,9)), `changed` = `changed` WHERE `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`orders`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END
-- 2 arguments

-- undo of a chunk, statement 5
UPDATE `shop`.`orders` SET `previous` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`previous`,4,3)),2),SUBSTR(HEX(SUBSTR(`shop`.`orders`.`previous`,7,2)),2),SUBSTR(HEX(SUBSTR(`shop`.`orders`.`previous`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`shop`.`orders`.`previous`,1,2)),1,3))),SUBSTR(`shop`.`orders`.`previous`,9)), `changed` = `changed` WHERE `shop`.`orders`.`previous` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`orders`.`previous` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END
-- 2 arguments

-- undo of a chunk, statement 6
UPDATE `shop`.`order "items"` SET `order` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,4,3)),2),SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,7,2)),2),SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,1,2)),1,3))),SUBSTR(`shop`.`order "items"`.`order`,9)) WHERE `shop`.`order "items"`.`order` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`order "items"`.`order` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END
-- 2 arguments

-- a chunk with a packed record, statement 1
SELECT `shop`.`orders`.`id` FROM `shop`.`orders` WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE
-- 2 arguments

-- a chunk with a packed record, statement 2
SELECT `shop`.`orders`.`previous`, count(*) FROM `shop`.`orders` WHERE `shop`.`orders`.`previous` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191) GROUP BY `shop`.`orders`.`previous` FOR UPDATE
-- 2 arguments

-- a chunk with a packed record, statement 3
SELECT `shop`.`order "items"`.`order`, count(*) FROM `shop`.`order "items"` WHERE `shop`.`order "items"`.`order` > CAST(? AS BINARY(16)) AND `shop`.`order "items"`.`order` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191) GROUP BY `shop`.`order "items"`.`order` FOR UPDATE
-- 2 arguments

-- a chunk with a packed record, statement 4
UPDATE `shop`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9)), `changed` = `changed` WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)
-- 2 arguments

-- a chunk with a packed record, statement 5
UPDATE `shop`.`orders` SET `previous` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`previous`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`previous`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`previous`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`previous`,9)), `changed` = `changed` WHERE `shop`.`orders`.`previous` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191)
-- 2 arguments

-- a chunk with a packed record, statement 6
UPDATE `shop`.`order "items"` SET `order` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,7,2)),2),HEX(SUBSTR(`shop`.`order "items"`.`order`,5,2)),INSERT(HEX(SUBSTR(`shop`.`order "items"`.`order`,1,4)),6,0,'6'))),SUBSTR(`shop`.`order "items"`.`order`,9)) WHERE `shop`.`order "items"`.`order` > CAST(? AS BINARY(16)) AND `shop`.`order "items"`.`order` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191)
-- 2 arguments

-- a chunk of one column with a packed record, statement 1
INSERT INTO `sqluuid_migration_packed` (run_id, no, n, ids) SELECT ?, ?, count(*), GROUP_CONCAT((CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9))) SEPARATOR '') FROM `shop`.`orders` WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) HAVING count(*) > 0 FOR UPDATE
-- 4 arguments

-- a chunk of one column with a packed record, statement 2
SELECT COALESCE(MAX(CASE WHEN length(p.ids) = 16 * p.n THEN p.n ELSE -1 END), 0) FROM `sqluuid_migration_packed` p WHERE p.run_id = ? AND p.no = ?
-- 2 arguments

-- a chunk of one column with a packed record, statement 3
UPDATE `shop`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9)), `changed` = `changed` WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)
-- 2 arguments

-- a chunk with a foreign key of one column, tried before: false, statement 1
SELECT `shop`.`orders`.`id` FROM `shop`.`orders` WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE
-- 2 arguments

-- a chunk with a foreign key of one column, tried before: false, statement 2
SELECT `shop`.`orders`.`previous`, count(*) FROM `shop`.`orders` WHERE `shop`.`orders`.`previous` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191) GROUP BY `shop`.`orders`.`previous` FOR UPDATE
-- 2 arguments

-- a chunk with a foreign key of one column, tried before: false, statement 3
UPDATE `shop`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9)), `changed` = `changed` WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)
-- 2 arguments

-- a chunk with a foreign key of one column, tried before: false, statement 4
UPDATE `shop`.`orders` SET `previous` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`previous`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`previous`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`previous`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`previous`,9)), `changed` = `changed` WHERE `shop`.`orders`.`previous` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191)
-- 2 arguments

-- a chunk with a foreign key of one column, tried before: false, statement 5
SELECT `shop`.`order "items"`.`order`, count(*) FROM `shop`.`order "items"` WHERE `shop`.`order "items"`.`order` > CAST(? AS BINARY(16)) AND `shop`.`order "items"`.`order` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191) GROUP BY `shop`.`order "items"`.`order`
-- 2 arguments

-- a chunk with a foreign key of one column, tried before: false, statement 6
UPDATE `shop`.`order "items"` SET `order` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,7,2)),2),HEX(SUBSTR(`shop`.`order "items"`.`order`,5,2)),INSERT(HEX(SUBSTR(`shop`.`order "items"`.`order`,1,4)),6,0,'6'))),SUBSTR(`shop`.`order "items"`.`order`,9)) WHERE `shop`.`order "items"`.`order` > CAST(? AS BINARY(16)) AND `shop`.`order "items"`.`order` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191)
-- 2 arguments

-- a chunk with a foreign key of one column, tried before: false, statement 7
SELECT count(*) FROM `shop`.`orders` WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)
-- 2 arguments

-- a chunk with a foreign key of one column, tried before: true, statement 1
SELECT `shop`.`orders`.`id` FROM `shop`.`orders` WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE
-- 2 arguments

-- a chunk with a foreign key of one column, tried before: true, statement 2
SELECT `shop`.`orders`.`previous`, count(*) FROM `shop`.`orders` WHERE `shop`.`orders`.`previous` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191) GROUP BY `shop`.`orders`.`previous` FOR UPDATE
-- 2 arguments

-- a chunk with a foreign key of one column, tried before: true, statement 3
SELECT `shop`.`order "items"`.`order`, count(*) FROM `shop`.`order "items"` WHERE `shop`.`order "items"`.`order` > CAST(? AS BINARY(16)) AND `shop`.`order "items"`.`order` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191) GROUP BY `shop`.`order "items"`.`order` FOR UPDATE
-- 2 arguments

-- a chunk with a foreign key of one column, tried before: true, statement 4
UPDATE `shop`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9)), `changed` = `changed` WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)
-- 2 arguments

-- a chunk with a foreign key of one column, tried before: true, statement 5
UPDATE `shop`.`orders` SET `previous` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`previous`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`previous`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`previous`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`previous`,9)), `changed` = `changed` WHERE `shop`.`orders`.`previous` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191)
-- 2 arguments

-- a chunk with a foreign key of one column, tried before: true, statement 6
UPDATE `shop`.`order "items"` SET `order` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,7,2)),2),HEX(SUBSTR(`shop`.`order "items"`.`order`,5,2)),INSERT(HEX(SUBSTR(`shop`.`order "items"`.`order`,1,4)),6,0,'6'))),SUBSTR(`shop`.`order "items"`.`order`,9)) WHERE `shop`.`order "items"`.`order` > CAST(? AS BINARY(16)) AND `shop`.`order "items"`.`order` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191)
-- 2 arguments

-- a chunk that is taken, the locks
SELECT /*M!101100 GROUP_CONCAT(x.k SEPARATOR '') FROM (SELECT */ `shop`.`orders`.`id` /*M!101100 AS k */ FROM `shop`.`orders` FORCE INDEX (`PRIMARY`) WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) ORDER BY `shop`.`orders`.`id` LIMIT 5000 FOR UPDATE /*M!101100 ) x */
-- 1 arguments

-- a chunk that is taken, the rewrite
UPDATE `shop`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9)), `changed` = `changed` WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)
-- 2 arguments

-- a chunk of one column where large values have room, statement 1
SELECT GROUP_CONCAT(`shop`.`orders`.`id` SEPARATOR '') FROM `shop`.`orders` WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE
-- 2 arguments

-- a chunk of one column where large values have room, statement 2
UPDATE `shop`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9)), `changed` = `changed` WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)
-- 2 arguments

-- the packed record one by one
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT SUBSTR(p.ids, 16 * (a.i + 10 * b.i) + 1, 16) AS id FROM `sqluuid_migration_packed` p CROSS JOIN (SELECT 0 AS i UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9) a CROSS JOIN (SELECT 0 AS i UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9) b WHERE a.i + 10 * b.i < p.n AND p.run_id = ? AND p.no IN (?, ?)) x, `sqluuid_migration` g WHERE g.id = ? ORDER BY x.id ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL)
-- 4 arguments

-- a row that a CHECK would refuse
SELECT `sqluuid_id_0`, `sqluuid_image_0`, `sqluuid_id_1`, `sqluuid_image_1` FROM (SELECT HEX(`shop`.`orders`.`id`) AS `sqluuid_id_0`, CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN HEX((CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9)))) END AS `sqluuid_image_0`, HEX(`shop`.`orders`.`previous`) AS `sqluuid_id_1`, CASE WHEN (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191) THEN HEX((CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`previous`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`previous`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`previous`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`previous`,9)))) END AS `sqluuid_image_1`, CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9)) ELSE `shop`.`orders`.`id` END AS `id`, CASE WHEN (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191) THEN CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`previous`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`previous`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`previous`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`previous`,9)) ELSE `shop`.`orders`.`previous` END AS `previous`, `shop`.`orders`.`tenant` FROM `shop`.`orders` WHERE ((LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)) OR ((LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191))) AS `orders` WHERE (tenant = 1) AND NOT (id <> previous) LIMIT 1
-- 0 arguments

-- a row that the CHECK of a domain would refuse in an undo
SELECT `sqluuid_id_0`, `sqluuid_image_0` FROM (SELECT HEX(`shop`.`order "items"`.`order`) AS `sqluuid_id_0`, CASE WHEN CASE WHEN (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`order "items"`.`order` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN HEX((CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,4,3)),2),SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,7,2)),2),SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,1,2)),1,3))),SUBSTR(`shop`.`order "items"`.`order`,9)))) END AS `sqluuid_image_0`, CASE WHEN CASE WHEN (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`order "items"`.`order` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,4,3)),2),SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,7,2)),2),SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,1,2)),1,3))),SUBSTR(`shop`.`order "items"`.`order`,9)) ELSE `shop`.`order "items"`.`order` END AS `value` FROM `shop`.`order "items"` WHERE (CASE WHEN (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`order "items"`.`order` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END)) AS `order "items"` WHERE NOT (VALUE IS NOT NULL) LIMIT 1
-- 3 arguments

-- a row that a CHECK of generated columns would refuse
SELECT `sqluuid_id_0`, `sqluuid_image_0` FROM (SELECT `orders`.*, (upper(once)) AS `twice` FROM (SELECT `orders`.*, (upper(id)) AS `once` FROM (SELECT HEX(`shop`.`orders`.`id`) AS `sqluuid_id_0`, CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN HEX((CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9)))) END AS `sqluuid_image_0`, CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9)) ELSE `shop`.`orders`.`id` END AS `id` FROM `shop`.`orders` WHERE ((LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191))) AS `orders`) AS `orders`) AS `orders` WHERE NOT (twice <> '') LIMIT 1
-- 0 arguments

-- a chunk with a link without a foreign key, statement 1
SELECT count(*) FROM `shop`.`orders` WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) FOR UPDATE
-- 2 arguments

-- a chunk with a link without a foreign key, statement 2
SELECT count(*) FROM `shop`.`orders` WHERE `shop`.`orders`.`previous` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191) FOR UPDATE
-- 2 arguments

-- a chunk with a link without a foreign key, statement 3
SELECT count(*) FROM `shop`.`order "items"` WHERE `shop`.`order "items"`.`order` > CAST(? AS BINARY(16)) AND `shop`.`order "items"`.`order` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191) FOR UPDATE
-- 2 arguments

-- a chunk with a link without a foreign key, statement 4
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9))) AS id FROM `shop`.`orders` WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL)
-- 3 arguments

-- a chunk with a link without a foreign key, statement 5
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`previous`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`previous`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`previous`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`previous`,9))) AS id FROM `shop`.`orders` WHERE `shop`.`orders`.`previous` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL)
-- 3 arguments

-- a chunk with a link without a foreign key, statement 6
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,7,2)),2),HEX(SUBSTR(`shop`.`order "items"`.`order`,5,2)),INSERT(HEX(SUBSTR(`shop`.`order "items"`.`order`,1,4)),6,0,'6'))),SUBSTR(`shop`.`order "items"`.`order`,9))) AS id FROM `shop`.`order "items"` WHERE `shop`.`order "items"`.`order` > CAST(? AS BINARY(16)) AND `shop`.`order "items"`.`order` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191)) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL)
-- 3 arguments

-- a chunk with a link without a foreign key, statement 7
UPDATE `shop`.`orders` SET `id` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9)), `changed` = `changed` WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)
-- 2 arguments

-- a chunk with a link without a foreign key, statement 8
UPDATE `shop`.`orders` SET `previous` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`previous`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`previous`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`previous`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`previous`,9)), `changed` = `changed` WHERE `shop`.`orders`.`previous` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191)
-- 2 arguments

-- a chunk with a link without a foreign key, statement 9
UPDATE `shop`.`order "items"` SET `order` = CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,7,2)),2),HEX(SUBSTR(`shop`.`order "items"`.`order`,5,2)),INSERT(HEX(SUBSTR(`shop`.`order "items"`.`order`,1,4)),6,0,'6'))),SUBSTR(`shop`.`order "items"`.`order`,9)) WHERE `shop`.`order "items"`.`order` > CAST(? AS BINARY(16)) AND `shop`.`order "items"`.`order` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191)
-- 2 arguments

-- ids that nothing else has
SELECT count(x.stray), count(*) FROM (SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = `shop`.`order "items"`.`order`) AND NOT EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`previous` = `shop`.`order "items"`.`order`) THEN 1 END AS stray FROM `shop`.`order "items"` WHERE (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191) OR (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191)) x
-- 0 arguments

-- normaliser, statement 1
DROP TRIGGER IF EXISTS `shop`.`sqluuid_normalise_7_0`
-- 0 arguments

-- normaliser, statement 2
DROP TRIGGER IF EXISTS `shop`.`sqluuid_normalise_7_1`
-- 0 arguments

-- normaliser, statement 3
CREATE TRIGGER `shop`.`sqluuid_normalise_7_0` BEFORE INSERT ON `shop`.`orders` FOR EACH ROW SET NEW.`id` = CASE WHEN (LENGTH(NEW.`id`) = 16 AND ORD(SUBSTR(NEW.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(NEW.`id`,9,1)) BETWEEN 128 AND 191) AND NOT IF(EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`id`), EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`id` LOCK IN SHARE MODE), 0) AND NOT IF(EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`previous` = NEW.`id`), EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`previous` = NEW.`id` LOCK IN SHARE MODE), 0) THEN CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(NEW.`id`,7,2)),2),HEX(SUBSTR(NEW.`id`,5,2)),INSERT(HEX(SUBSTR(NEW.`id`,1,4)),6,0,'6'))),SUBSTR(NEW.`id`,9)) ELSE NEW.`id` END, NEW.`previous` = CASE WHEN (LENGTH(NEW.`previous`) = 16 AND ORD(SUBSTR(NEW.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(NEW.`previous`,9,1)) BETWEEN 128 AND 191) AND NOT IF(EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`previous`), EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`previous` LOCK IN SHARE MODE), 0) THEN CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(NEW.`previous`,7,2)),2),HEX(SUBSTR(NEW.`previous`,5,2)),INSERT(HEX(SUBSTR(NEW.`previous`,1,4)),6,0,'6'))),SUBSTR(NEW.`previous`,9)) ELSE NEW.`previous` END
-- 0 arguments

-- normaliser, statement 4
CREATE TRIGGER `shop`.`sqluuid_normalise_7_1` BEFORE INSERT ON `shop`.`order "items"` FOR EACH ROW SET NEW.`order` = CASE WHEN (LENGTH(NEW.`order`) = 16 AND ORD(SUBSTR(NEW.`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(NEW.`order`,9,1)) BETWEEN 128 AND 191) AND NOT IF(EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`order`), EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`order` LOCK IN SHARE MODE), 0) THEN CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(NEW.`order`,7,2)),2),HEX(SUBSTR(NEW.`order`,5,2)),INSERT(HEX(SUBSTR(NEW.`order`,1,4)),6,0,'6'))),SUBSTR(NEW.`order`,9)) ELSE NEW.`order` END
-- 0 arguments

-- normaliser, statement 1
DROP TRIGGER IF EXISTS `shop`.`sqluuid_normalise_7_0`
-- 0 arguments

-- normaliser, statement 2
DROP TRIGGER IF EXISTS `shop`.`sqluuid_normalise_7_1`
-- 0 arguments

-- a missing index
ALTER TABLE `shop`.`order "items"` ADD INDEX `sqluuid_012345` (`order`), ALGORITHM=INPLACE, LOCK=NONE
-- 0 arguments

-- the end of the next chunk
SELECT HEX(k) FROM (SELECT k FROM (SELECT `shop`.`orders`.`id` AS k FROM `shop`.`orders` WHERE `shop`.`orders`.`id` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`id` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) ORDER BY `shop`.`orders`.`id` LIMIT 1 OFFSET 4999) b0 UNION ALL SELECT k FROM (SELECT `shop`.`orders`.`previous` AS k FROM `shop`.`orders` WHERE `shop`.`orders`.`previous` > CAST(? AS BINARY(16)) AND `shop`.`orders`.`previous` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191) ORDER BY `shop`.`orders`.`previous` LIMIT 1 OFFSET 4999) b1 UNION ALL SELECT k FROM (SELECT `shop`.`order "items"`.`order` AS k FROM `shop`.`order "items"` WHERE `shop`.`order "items"`.`order` > CAST(? AS BINARY(16)) AND `shop`.`order "items"`.`order` <= CAST(? AS BINARY(16)) AND (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191) ORDER BY `shop`.`order "items"`.`order` LIMIT 1 OFFSET 4999) b2) q ORDER BY k LIMIT 1
-- 6 arguments

-- whether ids are left
SELECT CASE WHEN EXISTS (SELECT 1 FROM `shop`.`orders` WHERE (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)) THEN 1 ELSE 0 END
-- 0 arguments

-- whether ids are left, with the new ones
SELECT CASE WHEN EXISTS (SELECT 1 FROM `shop`.`orders` WHERE CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`orders`.`id` AND `sqluuid_migration_id`.kind = 'k') IS NULL ELSE (1 = 0) END) THEN 1 ELSE 0 END
-- 1 arguments

-- the values, with new ones from before a time
SELECT `shop`.`orders`.`id`, CASE WHEN CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN ((SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`orders`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL OR ((SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`orders`.`id` AND `sqluuid_migration_id`.kind = 'k') IS NULL AND `shop`.`orders`.`id` < CAST(? AS BINARY(16)))) ELSE (1 = 0) END THEN 1 ELSE 0 END FROM `shop`.`orders` WHERE `shop`.`orders`.`id` IS NOT NULL
-- 3 arguments

-- the same for version 1
SELECT `shop`.`orders`.`id`, CASE WHEN CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN ((SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`orders`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL OR ((SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`orders`.`id` AND `sqluuid_migration_id`.kind = 'k') IS NULL AND CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9)) < CAST(? AS BINARY(16)))) ELSE (1 = 0) END THEN 1 ELSE 0 END FROM `shop`.`orders` WHERE `shop`.`orders`.`id` IS NOT NULL
-- 3 arguments

-- the values with what tells the rows apart
SELECT `shop`.`orders`.`previous`, CASE WHEN (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191) THEN 1 ELSE 0 END, `shop`.`orders`.`id`, CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN 1 ELSE 0 END, `shop`.`orders`.`k 0`, `shop`.`orders`.`k 1`, CAST(`shop`.`orders`.`k 2` AS CHAR), `shop`.`orders`.`k 3`, HEX(`shop`.`orders`.`k 4`), HEX(`shop`.`orders`.`k 5`), UNIX_TIMESTAMP(`shop`.`orders`.`k 6`), CAST(`shop`.`orders`.`k 7` AS CHAR), CAST(`shop`.`orders`.`k 8` AS CHAR), CAST(`shop`.`orders`.`k 9` AS CHAR) FROM `shop`.`orders` WHERE `shop`.`orders`.`previous` IS NOT NULL
-- 0 arguments

-- the same for an undo
SELECT `shop`.`orders`.`previous`, CASE WHEN CASE WHEN (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`orders`.`previous` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END, `shop`.`orders`.`id`, CASE WHEN CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`orders`.`id` AND `sqluuid_migration_id`.kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END, `shop`.`orders`.`k 0`, `shop`.`orders`.`k 1`, CAST(`shop`.`orders`.`k 2` AS CHAR), `shop`.`orders`.`k 3`, HEX(`shop`.`orders`.`k 4`), HEX(`shop`.`orders`.`k 5`), UNIX_TIMESTAMP(`shop`.`orders`.`k 6`), CAST(`shop`.`orders`.`k 7` AS CHAR), CAST(`shop`.`orders`.`k 8` AS CHAR), CAST(`shop`.`orders`.`k 9` AS CHAR) FROM `shop`.`orders` WHERE `shop`.`orders`.`previous` IS NOT NULL
-- 2 arguments

-- the NULLs
SELECT count(*) FROM `shop`.`orders` WHERE `previous` IS NULL
-- 0 arguments

-- the ids to keep
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'k' FROM (SELECT DISTINCT `shop`.`orders`.`id` AS id FROM `shop`.`orders` WHERE (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'k', 'k', NULL)
-- 1 arguments

-- ids born later
SELECT HEX(`shop`.`orders`.`id`) FROM `shop`.`orders` WHERE CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`orders`.`id`) IS NULL ELSE (1 = 0) END LIMIT 10
-- 1 arguments

-- two ids that would be one
SELECT HEX(a.`id`) FROM `shop`.`orders` a WHERE CASE WHEN (LENGTH(a.`id`) = 16 AND ORD(SUBSTR(a.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `shop`.`order "items"` b WHERE b.`order` IN (CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(a.`id`,4,3)),2),SUBSTR(HEX(SUBSTR(a.`id`,7,2)),2),SUBSTR(HEX(SUBSTR(a.`id`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(a.`id`,1,2)),1,3))),SUBSTR(a.`id`,9)))) ELSE (1 = 0) END LIMIT 1
-- 0 arguments

-- orphans
SELECT count(*) FROM `shop`.`order "items"` c WHERE c.`tenant` IS NOT NULL AND c.`order` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`tenant` = c.`tenant` AND p.`id` = c.`order`)
-- 0 arguments

-- trial
SELECT CASE WHEN (LENGTH(v.k) = 16 AND ORD(SUBSTR(v.k,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(v.k,9,1)) BETWEEN 128 AND 191) THEN 1 ELSE 0 END, CASE WHEN (LENGTH(v.k) = 16 AND ORD(SUBSTR(v.k,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(v.k,9,1)) BETWEEN 128 AND 191) THEN HEX((CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(v.k,7,2)),2),HEX(SUBSTR(v.k,5,2)),INSERT(HEX(SUBSTR(v.k,1,4)),6,0,'6'))),SUBSTR(v.k,9)))) END FROM (SELECT CAST(? AS BINARY(16)) AS k) v
-- 1 arguments

-- ids that stand twice
SELECT count(*) FROM (SELECT `shop`.`orders`.`id` FROM `shop`.`orders` WHERE `shop`.`orders`.`id` IS NOT NULL GROUP BY `shop`.`orders`.`id` HAVING count(*) > 1) x
-- 0 arguments

-- a sample
SELECT HEX(q.k) FROM (SELECT k FROM (SELECT `shop`.`orders`.`id` AS k FROM `shop`.`orders` WHERE `shop`.`orders`.`id` IS NOT NULL ORDER BY `shop`.`orders`.`id` LIMIT 50) e0 UNION SELECT k FROM (SELECT `shop`.`orders`.`id` AS k FROM `shop`.`orders` WHERE `shop`.`orders`.`id` IS NOT NULL ORDER BY `shop`.`orders`.`id` DESC LIMIT 50) e1) q
-- 0 arguments

-- one id
SELECT HEX(`shop`.`orders`.`id`) FROM `shop`.`orders` WHERE `shop`.`orders`.`id` = CAST(? AS BINARY(16)) LIMIT 1
-- 1 arguments

-- a value of another version
SELECT HEX(`shop`.`orders`.`id`) FROM `shop`.`orders` WHERE `shop`.`orders`.`id` IS NOT NULL AND NOT (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) AND NOT (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) LIMIT 1
-- 0 arguments

-- any value
SELECT `shop`.`order "items"`.`order` FROM `shop`.`order "items"` WHERE `shop`.`order "items"`.`order` IS NOT NULL LIMIT 1
-- 0 arguments

-- bounds in order
SELECT HEX(q.k) FROM (SELECT CAST(? AS BINARY(16)) AS k UNION ALL SELECT CAST(? AS BINARY(16)) AS k) q ORDER BY q.k
-- 2 arguments

-- whether the column may be updated
UPDATE `shop`.`order "items"` SET `order` = `order` WHERE 1 = 0
-- 0 arguments

