-- v1-to-v6
(LENGTH(c) = 16 AND SUBSTR(HEX(c),13,1) = '1' AND SUBSTR(HEX(c),17,1) IN ('8','9','A','B'))
UNHEX(CONCAT(substr(HEX(c),14,3),substr(HEX(c),9,4),substr(HEX(c),1,5),'6',substr(HEX(c),6,3),substr(HEX(c),17)))

-- v6-to-v1
(LENGTH(c) = 16 AND SUBSTR(HEX(c),13,1) = '6' AND SUBSTR(HEX(c),17,1) IN ('8','9','A','B'))
UNHEX(CONCAT(substr(HEX(c),8,5),substr(HEX(c),14,3),substr(HEX(c),4,4),'1',substr(HEX(c),1,3),substr(HEX(c),17)))

-- swapped-to-v6
(CASE WHEN (LENGTH(c) = 16) THEN (SUBSTR(HEX(c),2*1-1,2*2) BETWEEN '1130' AND '12FF') AND (SUBSTR(HEX(c),2*9-1,2*1) BETWEEN '80' AND 'BF') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),2,12),'6',substr(HEX(c),14)))

-- v6-to-swapped
(CASE WHEN (LENGTH(c) = 16 AND SUBSTR(HEX(c),13,1) = '6' AND SUBSTR(HEX(c),17,1) IN ('8','9','A','B')) THEN (SUBSTR(HEX(c),2*1-1,2*1) BETWEEN '13' AND '2F') ELSE (1 = 0) END)
UNHEX(CONCAT('1',substr(HEX(c),1,12),substr(HEX(c),14)))

-- newsequentialid-to-v6
(CASE WHEN (LENGTH(c) = 16) THEN (SUBSTR(HEX(c),2*8-1,2*1) BETWEEN '10' AND '12') AND (SUBSTR(HEX(c),2*9-1,2*1) BETWEEN '80' AND 'BF') AND NOT (SUBSTR(HEX(c),2*7-1,2*1) BETWEEN '60' AND '6F') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),16,1),substr(HEX(c),13,2),substr(HEX(c),11,2),substr(HEX(c),9,2),substr(HEX(c),7,2),substr(HEX(c),5,2),substr(HEX(c),3,1),'6',substr(HEX(c),4,1),substr(HEX(c),1,2),substr(HEX(c),17)))

-- v6-to-newsequentialid
(CASE WHEN (LENGTH(c) = 16 AND SUBSTR(HEX(c),13,1) = '6' AND SUBSTR(HEX(c),17,1) IN ('8','9','A','B')) THEN (SUBSTR(HEX(c),2*1-1,2*1) BETWEEN '00' AND '2F') AND NOT (SUBSTR(HEX(c),2*1-1,2*1) BETWEEN '06' AND '06') AND NOT (SUBSTR(HEX(c),2*1-1,2*1) BETWEEN '16' AND '16') AND NOT (SUBSTR(HEX(c),2*1-1,2*1) BETWEEN '26' AND '26') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),15,2),substr(HEX(c),12,1),substr(HEX(c),14,1),substr(HEX(c),10,2),substr(HEX(c),8,2),substr(HEX(c),6,2),substr(HEX(c),4,2),substr(HEX(c),2,2),'1',substr(HEX(c),1,1),substr(HEX(c),17)))

-- google-v6-repair
(CASE WHEN (LENGTH(c) = 16 AND SUBSTR(HEX(c),13,1) = '6' AND SUBSTR(HEX(c),17,1) IN ('8','9','A','B')) THEN (SUBSTR(HEX(c),2*1-1,2*6) BETWEEN '01D3BFDE63B1' AND '0243DD56B5A5') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),2,11),'06',substr(HEX(c),14)))

-- google-v6-break
(CASE WHEN (LENGTH(c) = 16 AND SUBSTR(HEX(c),13,1) = '6' AND SUBSTR(HEX(c),17,1) IN ('8','9','A','B')) THEN (SUBSTR(HEX(c),2*1-1,2*6) BETWEEN '1D3BFDE63B10' AND '243DD56B5A50') ELSE (1 = 0) END)
UNHEX(CONCAT('0',substr(HEX(c),1,11),'6',substr(HEX(c),14)))

-- comb-to-v7/time-first
(CASE WHEN (LENGTH(c) = 16 AND SUBSTR(HEX(c),13,1) = '4' AND SUBSTR(HEX(c),17,1) IN ('8','9','A','B')) THEN (SUBSTR(HEX(c),2*1-1,2*6) BETWEEN '00DC6ACFAC00' AND '03BB2CC3D800') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),1,12),'7',substr(HEX(c),14)))

-- v7-to-comb/time-first
(CASE WHEN (LENGTH(c) = 16 AND SUBSTR(HEX(c),13,1) = '7' AND SUBSTR(HEX(c),17,1) IN ('8','9','A','B')) THEN (SUBSTR(HEX(c),2*1-1,2*6) BETWEEN '00DC6ACFAC00' AND '03BB2CC3D800') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),1,12),'4',substr(HEX(c),14)))

-- comb-to-v7/time-last
(CASE WHEN (LENGTH(c) = 16 AND SUBSTR(HEX(c),13,1) = '4' AND SUBSTR(HEX(c),17,1) IN ('8','9','A','B')) THEN (SUBSTR(HEX(c),2*11-1,2*6) BETWEEN '00DC6ACFAC00' AND '03BB2CC3D800') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),21,12),'7',substr(HEX(c),14,7),substr(HEX(c),1,12)))

-- v7-to-comb/time-last
(CASE WHEN (LENGTH(c) = 16 AND SUBSTR(HEX(c),13,1) = '7' AND SUBSTR(HEX(c),17,1) IN ('8','9','A','B')) THEN (SUBSTR(HEX(c),2*1-1,2*6) BETWEEN '00DC6ACFAC00' AND '03BB2CC3D800') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),21,12),'4',substr(HEX(c),14,7),substr(HEX(c),1,12)))

-- swapped-to-network
(CASE WHEN (LENGTH(c) = 16) THEN (SUBSTR(HEX(c),2*1-1,2*1) BETWEEN '10' AND '8F') AND (SUBSTR(HEX(c),2*9-1,2*1) BETWEEN '80' AND 'BF') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),9,8),substr(HEX(c),5,4),substr(HEX(c),1,4),substr(HEX(c),17)))

-- network-to-swapped
(CASE WHEN (LENGTH(c) = 16) THEN (SUBSTR(HEX(c),2*7-1,2*1) BETWEEN '10' AND '8F') AND (SUBSTR(HEX(c),2*9-1,2*1) BETWEEN '80' AND 'BF') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),13,4),substr(HEX(c),9,4),substr(HEX(c),1,8),substr(HEX(c),17)))

-- mixed-to-network
(CASE WHEN (LENGTH(c) = 16) THEN (SUBSTR(HEX(c),2*8-1,2*1) BETWEEN '10' AND '8F') AND (SUBSTR(HEX(c),2*9-1,2*1) BETWEEN '80' AND 'BF') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),7,2),substr(HEX(c),5,2),substr(HEX(c),3,2),substr(HEX(c),1,2),substr(HEX(c),11,2),substr(HEX(c),9,2),substr(HEX(c),15,2),substr(HEX(c),13,2),substr(HEX(c),17)))

-- network-to-mixed
(CASE WHEN (LENGTH(c) = 16) THEN (SUBSTR(HEX(c),2*7-1,2*1) BETWEEN '10' AND '8F') AND (SUBSTR(HEX(c),2*9-1,2*1) BETWEEN '80' AND 'BF') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),7,2),substr(HEX(c),5,2),substr(HEX(c),3,2),substr(HEX(c),1,2),substr(HEX(c),11,2),substr(HEX(c),9,2),substr(HEX(c),15,2),substr(HEX(c),13,2),substr(HEX(c),17)))

-- swapped-to-network by its list, statement 1
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 's' FROM (SELECT DISTINCT `shop`.`orders`.`id` AS id FROM `shop`.`orders` WHERE CASE WHEN (CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16) THEN (SUBSTR(HEX(`shop`.`orders`.`id`),2*1-1,2*1) BETWEEN '10' AND '8F') AND (SUBSTR(HEX(`shop`.`orders`.`id`),2*9-1,2*1) BETWEEN '80' AND 'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(HEX(`shop`.`orders`.`id`),9,8),substr(HEX(`shop`.`orders`.`id`),5,4),substr(HEX(`shop`.`orders`.`id`),1,4),substr(HEX(`shop`.`orders`.`id`),17))) <> `shop`.`orders`.`id` ELSE (1 = 0) END) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 's', 's', NULL)
-- 1 arguments

-- swapped-to-network by its list, statement 2
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'k' FROM (SELECT DISTINCT `shop`.`orders`.`id` AS id FROM `shop`.`orders` WHERE CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16) THEN NOT (CASE WHEN (CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16) THEN (SUBSTR(HEX(`shop`.`orders`.`id`),2*1-1,2*1) BETWEEN '10' AND '8F') AND (SUBSTR(HEX(`shop`.`orders`.`id`),2*9-1,2*1) BETWEEN '80' AND 'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(HEX(`shop`.`orders`.`id`),9,8),substr(HEX(`shop`.`orders`.`id`),5,4),substr(HEX(`shop`.`orders`.`id`),1,4),substr(HEX(`shop`.`orders`.`id`),17))) <> `shop`.`orders`.`id` ELSE (1 = 0) END) ELSE (1 = 0) END) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'k', 'k', NULL)
-- 1 arguments

-- swapped-to-network by its list, statement 3
SELECT count(*) FROM `shop`.`order "items"` WHERE `shop`.`order "items"`.`order` > CAST(? AS BINARY(16)) AND `shop`.`order "items"`.`order` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`shop`.`order "items"`.`order`) = 16) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`order "items"`.`order` AND `sqluuid_migration_id`.kind = 's') IS NOT NULL ELSE (1 = 0) END FOR UPDATE
-- 3 arguments

-- swapped-to-network by its list, statement 4
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (UNHEX(CONCAT(substr(HEX(`shop`.`order "items"`.`order`),9,8),substr(HEX(`shop`.`order "items"`.`order`),5,4),substr(HEX(`shop`.`order "items"`.`order`),1,4),substr(HEX(`shop`.`order "items"`.`order`),17)))) AS id FROM `shop`.`order "items"` WHERE `shop`.`order "items"`.`order` > CAST(? AS BINARY(16)) AND `shop`.`order "items"`.`order` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`shop`.`order "items"`.`order`) = 16) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`order "items"`.`order` AND `sqluuid_migration_id`.kind = 's') IS NOT NULL ELSE (1 = 0) END) y) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL)
-- 4 arguments

-- swapped-to-network by its list, statement 5
UPDATE `shop`.`order "items"` SET `order` = UNHEX(CONCAT(substr(HEX(`shop`.`order "items"`.`order`),9,8),substr(HEX(`shop`.`order "items"`.`order`),5,4),substr(HEX(`shop`.`order "items"`.`order`),1,4),substr(HEX(`shop`.`order "items"`.`order`),17))) WHERE `shop`.`order "items"`.`order` > CAST(? AS BINARY(16)) AND `shop`.`order "items"`.`order` <= CAST(? AS BINARY(16)) AND CASE WHEN (LENGTH(`shop`.`order "items"`.`order`) = 16) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`order "items"`.`order` AND `sqluuid_migration_id`.kind = 's') IS NOT NULL ELSE (1 = 0) END
-- 3 arguments

-- swapped-to-network by its list, statement 6
INSERT INTO `sqluuid_migration_id` (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT `shop`.`orders`.`id` AS id FROM `shop`.`orders` WHERE CASE WHEN CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16) THEN (SELECT 1 FROM `sqluuid_migration_id` WHERE `sqluuid_migration_id`.run_id = ? AND `sqluuid_migration_id`.id = `shop`.`orders`.`id`) IS NULL ELSE (1 = 0) END THEN CASE WHEN (CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16) THEN (SUBSTR(HEX(`shop`.`orders`.`id`),2*7-1,2*1) BETWEEN '10' AND '8F') AND (SUBSTR(HEX(`shop`.`orders`.`id`),2*9-1,2*1) BETWEEN '80' AND 'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(HEX(`shop`.`orders`.`id`),13,4),substr(HEX(`shop`.`orders`.`id`),9,4),substr(HEX(`shop`.`orders`.`id`),1,8),substr(HEX(`shop`.`orders`.`id`),17))) <> `shop`.`orders`.`id` ELSE (1 = 0) END ELSE (1 = 0) END) x, `sqluuid_migration` g WHERE g.id = ? ON DUPLICATE KEY UPDATE kind = IF(`sqluuid_migration_id`.kind = 'm', 'm', NULL)
-- 2 arguments

-- swapped-to-network by its list, statement 7
SELECT HEX(a.`id`) FROM `shop`.`orders` a WHERE CASE WHEN (CASE WHEN (LENGTH(a.`id`) = 16) THEN (SUBSTR(HEX(a.`id`),2*7-1,2*1) BETWEEN '10' AND '8F') AND (SUBSTR(HEX(a.`id`),2*9-1,2*1) BETWEEN '80' AND 'BF') ELSE (1 = 0) END) THEN EXISTS (SELECT 1 FROM `shop`.`order "items"` b WHERE b.`order` IN (UNHEX(CONCAT(substr(HEX(a.`id`),13,4),substr(HEX(a.`id`),9,4),substr(HEX(a.`id`),1,8),substr(HEX(a.`id`),17)))) AND b.`order` <> a.`id`) ELSE (1 = 0) END LIMIT 1
-- 0 arguments

