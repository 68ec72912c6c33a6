-- an image that is kept
SELECT HEX(k.id) FROM `sqluuid_migration_kept` k WHERE k.run_id = ? AND k.id IN (SELECT UNHEX(m.o) FROM JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]')) m) LIMIT 1
-- 2 arguments

-- a row that a CHECK would refuse
SELECT `sqluuid_id_0`, `sqluuid_image_0`, `sqluuid_id_1`, `sqluuid_image_1` FROM (SELECT HEX(`shop`.`orders`.`id`) AS `sqluuid_id_0`, CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN HEX((UNHEX(CONCAT(substr(HEX(`shop`.`orders`.`id`),14,3),substr(HEX(`shop`.`orders`.`id`),9,4),substr(HEX(`shop`.`orders`.`id`),1,5),'6',substr(HEX(`shop`.`orders`.`id`),6,3),substr(HEX(`shop`.`orders`.`id`),17))))) END AS `sqluuid_image_0`, HEX(`shop`.`orders`.`previous`) AS `sqluuid_id_1`, CASE WHEN (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191) THEN HEX((UNHEX(CONCAT(substr(HEX(`shop`.`orders`.`previous`),14,3),substr(HEX(`shop`.`orders`.`previous`),9,4),substr(HEX(`shop`.`orders`.`previous`),1,5),'6',substr(HEX(`shop`.`orders`.`previous`),6,3),substr(HEX(`shop`.`orders`.`previous`),17))))) END AS `sqluuid_image_1`, CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`shop`.`orders`.`id`),14,3),substr(HEX(`shop`.`orders`.`id`),9,4),substr(HEX(`shop`.`orders`.`id`),1,5),'6',substr(HEX(`shop`.`orders`.`id`),6,3),substr(HEX(`shop`.`orders`.`id`),17))) ELSE `shop`.`orders`.`id` END AS `id`, CASE WHEN (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`shop`.`orders`.`previous`),14,3),substr(HEX(`shop`.`orders`.`previous`),9,4),substr(HEX(`shop`.`orders`.`previous`),1,5),'6',substr(HEX(`shop`.`orders`.`previous`),6,3),substr(HEX(`shop`.`orders`.`previous`),17))) ELSE `shop`.`orders`.`previous` END AS `previous`, `shop`.`orders`.`tenant` FROM `shop`.`orders` WHERE ((LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)) OR ((LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191))) AS `orders` WHERE (tenant = 1) AND NOT (id <> previous) LIMIT 1
-- 0 arguments

-- a row that the CHECK of a domain would refuse in an undo
SELECT `sqluuid_id_0`, `sqluuid_image_0` FROM (SELECT HEX(`shop`.`order "items"`.`order`) AS `sqluuid_id_0`, CASE WHEN (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191) THEN HEX((UNHEX(CONCAT(substr(HEX(`shop`.`order "items"`.`order`),8,5),substr(HEX(`shop`.`order "items"`.`order`),14,3),substr(HEX(`shop`.`order "items"`.`order`),4,4),'1',substr(HEX(`shop`.`order "items"`.`order`),1,3),substr(HEX(`shop`.`order "items"`.`order`),17))))) END AS `sqluuid_image_0`, CASE WHEN (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`shop`.`order "items"`.`order`),8,5),substr(HEX(`shop`.`order "items"`.`order`),14,3),substr(HEX(`shop`.`order "items"`.`order`),4,4),'1',substr(HEX(`shop`.`order "items"`.`order`),1,3),substr(HEX(`shop`.`order "items"`.`order`),17))) ELSE `shop`.`order "items"`.`order` END AS `value` FROM `shop`.`order "items"` WHERE ((LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191))) AS `order "items"` WHERE NOT (VALUE IS NOT NULL) LIMIT 1
-- 0 arguments

-- a row that a CHECK of generated columns would refuse
SELECT `sqluuid_id_0`, `sqluuid_image_0` FROM (SELECT `orders`.*, (upper(once)) AS `twice` FROM (SELECT `orders`.*, (upper(id)) AS `once` FROM (SELECT HEX(`shop`.`orders`.`id`) AS `sqluuid_id_0`, CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN HEX((UNHEX(CONCAT(substr(HEX(`shop`.`orders`.`id`),14,3),substr(HEX(`shop`.`orders`.`id`),9,4),substr(HEX(`shop`.`orders`.`id`),1,5),'6',substr(HEX(`shop`.`orders`.`id`),6,3),substr(HEX(`shop`.`orders`.`id`),17))))) END AS `sqluuid_image_0`, CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`shop`.`orders`.`id`),14,3),substr(HEX(`shop`.`orders`.`id`),9,4),substr(HEX(`shop`.`orders`.`id`),1,5),'6',substr(HEX(`shop`.`orders`.`id`),6,3),substr(HEX(`shop`.`orders`.`id`),17))) ELSE `shop`.`orders`.`id` END AS `id` FROM `shop`.`orders` WHERE ((LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191))) AS `orders`) AS `orders`) AS `orders` WHERE NOT (twice <> '') LIMIT 1
-- 0 arguments

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
CREATE TRIGGER `shop`.`sqluuid_normalise_7_0` BEFORE INSERT ON `shop`.`orders` FOR EACH ROW SET NEW.`id` = CASE WHEN (LENGTH(NEW.`id`) = 16 AND ORD(SUBSTR(NEW.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(NEW.`id`,9,1)) BETWEEN 128 AND 191) AND NOT IF(EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`id`), EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`id` LOCK IN SHARE MODE), 0) AND NOT IF(EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`previous` = NEW.`id`), EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`previous` = NEW.`id` LOCK IN SHARE MODE), 0) THEN UNHEX(CONCAT(substr(HEX(NEW.`id`),14,3),substr(HEX(NEW.`id`),9,4),substr(HEX(NEW.`id`),1,5),'6',substr(HEX(NEW.`id`),6,3),substr(HEX(NEW.`id`),17))) ELSE NEW.`id` END, NEW.`previous` = CASE WHEN (LENGTH(NEW.`previous`) = 16 AND ORD(SUBSTR(NEW.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(NEW.`previous`,9,1)) BETWEEN 128 AND 191) AND NOT IF(EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`previous`), EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`previous` LOCK IN SHARE MODE), 0) THEN UNHEX(CONCAT(substr(HEX(NEW.`previous`),14,3),substr(HEX(NEW.`previous`),9,4),substr(HEX(NEW.`previous`),1,5),'6',substr(HEX(NEW.`previous`),6,3),substr(HEX(NEW.`previous`),17))) ELSE NEW.`previous` END
-- 0 arguments

-- normaliser, statement 4
CREATE TRIGGER `shop`.`sqluuid_normalise_7_1` BEFORE INSERT ON `shop`.`order "items"` FOR EACH ROW SET NEW.`order` = CASE WHEN (LENGTH(NEW.`order`) = 16 AND ORD(SUBSTR(NEW.`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(NEW.`order`,9,1)) BETWEEN 128 AND 191) AND NOT IF(EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`order`), EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`order` LOCK IN SHARE MODE), 0) THEN UNHEX(CONCAT(substr(HEX(NEW.`order`),14,3),substr(HEX(NEW.`order`),9,4),substr(HEX(NEW.`order`),1,5),'6',substr(HEX(NEW.`order`),6,3),substr(HEX(NEW.`order`),17))) ELSE NEW.`order` END
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

-- the values
SELECT `shop`.`orders`.`id` FROM `shop`.`orders` WHERE `shop`.`orders`.`id` IS NOT NULL
-- 0 arguments

-- the values with what tells the rows apart
SELECT `shop`.`orders`.`previous`, `shop`.`orders`.`id`, `shop`.`orders`.`k 0`, `shop`.`orders`.`k 1`, CAST(`shop`.`orders`.`k 2` AS CHAR), `shop`.`orders`.`k 3`, HEX(`shop`.`orders`.`k 4`), HEX(`shop`.`orders`.`k 5`), UNIX_TIMESTAMP(`shop`.`orders`.`k 6`), CAST(`shop`.`orders`.`k 7` AS CHAR), CAST(`shop`.`orders`.`k 8` AS CHAR), CAST(`shop`.`orders`.`k 9` AS CHAR) FROM `shop`.`orders` WHERE `shop`.`orders`.`previous` IS NOT NULL
-- 0 arguments

-- values at an end of a table
SELECT v FROM (SELECT `shop`.`orders`.`previous` AS v FROM `shop`.`orders` WHERE 1 = 1 ORDER BY `shop`.`orders`.`n` LIMIT 1000) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 50
-- 0 arguments

-- values at an end of a table
SELECT v FROM (SELECT `shop`.`orders`.`previous` AS v FROM `shop`.`orders` WHERE 1 = 1 ORDER BY `shop`.`orders`.`n` DESC LIMIT 1000) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 50
-- 0 arguments

-- values between the ends of a table
SELECT * FROM (SELECT v AS w FROM (SELECT `shop`.`orders`.`previous` AS v FROM `shop`.`orders` WHERE `shop`.`orders`.`n` >= (SELECT MIN(`n`) / 16 * 15 + MAX(`n`) / 16 * 1 FROM `shop`.`orders`) AND `shop`.`orders`.`n` < (SELECT MIN(`n`) / 16 * 14 + MAX(`n`) / 16 * 2 FROM `shop`.`orders`) ORDER BY `shop`.`orders`.`n` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p1 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `shop`.`orders`.`previous` AS v FROM `shop`.`orders` WHERE `shop`.`orders`.`n` >= (SELECT MIN(`n`) / 16 * 14 + MAX(`n`) / 16 * 2 FROM `shop`.`orders`) AND `shop`.`orders`.`n` < (SELECT MIN(`n`) / 16 * 13 + MAX(`n`) / 16 * 3 FROM `shop`.`orders`) ORDER BY `shop`.`orders`.`n` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p2 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `shop`.`orders`.`previous` AS v FROM `shop`.`orders` WHERE `shop`.`orders`.`n` >= (SELECT MIN(`n`) / 16 * 13 + MAX(`n`) / 16 * 3 FROM `shop`.`orders`) AND `shop`.`orders`.`n` < (SELECT MIN(`n`) / 16 * 12 + MAX(`n`) / 16 * 4 FROM `shop`.`orders`) ORDER BY `shop`.`orders`.`n` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p3 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `shop`.`orders`.`previous` AS v FROM `shop`.`orders` WHERE `shop`.`orders`.`n` >= (SELECT MIN(`n`) / 16 * 12 + MAX(`n`) / 16 * 4 FROM `shop`.`orders`) AND `shop`.`orders`.`n` < (SELECT MIN(`n`) / 16 * 11 + MAX(`n`) / 16 * 5 FROM `shop`.`orders`) ORDER BY `shop`.`orders`.`n` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p4 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `shop`.`orders`.`previous` AS v FROM `shop`.`orders` WHERE `shop`.`orders`.`n` >= (SELECT MIN(`n`) / 16 * 11 + MAX(`n`) / 16 * 5 FROM `shop`.`orders`) AND `shop`.`orders`.`n` < (SELECT MIN(`n`) / 16 * 10 + MAX(`n`) / 16 * 6 FROM `shop`.`orders`) ORDER BY `shop`.`orders`.`n` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p5 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `shop`.`orders`.`previous` AS v FROM `shop`.`orders` WHERE `shop`.`orders`.`n` >= (SELECT MIN(`n`) / 16 * 10 + MAX(`n`) / 16 * 6 FROM `shop`.`orders`) AND `shop`.`orders`.`n` < (SELECT MIN(`n`) / 16 * 9 + MAX(`n`) / 16 * 7 FROM `shop`.`orders`) ORDER BY `shop`.`orders`.`n` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p6 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `shop`.`orders`.`previous` AS v FROM `shop`.`orders` WHERE `shop`.`orders`.`n` >= (SELECT MIN(`n`) / 16 * 9 + MAX(`n`) / 16 * 7 FROM `shop`.`orders`) AND `shop`.`orders`.`n` < (SELECT MIN(`n`) / 16 * 8 + MAX(`n`) / 16 * 8 FROM `shop`.`orders`) ORDER BY `shop`.`orders`.`n` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p7 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `shop`.`orders`.`previous` AS v FROM `shop`.`orders` WHERE `shop`.`orders`.`n` >= (SELECT MIN(`n`) / 16 * 8 + MAX(`n`) / 16 * 8 FROM `shop`.`orders`) AND `shop`.`orders`.`n` < (SELECT MIN(`n`) / 16 * 7 + MAX(`n`) / 16 * 9 FROM `shop`.`orders`) ORDER BY `shop`.`orders`.`n` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p8 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `shop`.`orders`.`previous` AS v FROM `shop`.`orders` WHERE `shop`.`orders`.`n` >= (SELECT MIN(`n`) / 16 * 7 + MAX(`n`) / 16 * 9 FROM `shop`.`orders`) AND `shop`.`orders`.`n` < (SELECT MIN(`n`) / 16 * 6 + MAX(`n`) / 16 * 10 FROM `shop`.`orders`) ORDER BY `shop`.`orders`.`n` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p9 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `shop`.`orders`.`previous` AS v FROM `shop`.`orders` WHERE `shop`.`orders`.`n` >= (SELECT MIN(`n`) / 16 * 6 + MAX(`n`) / 16 * 10 FROM `shop`.`orders`) AND `shop`.`orders`.`n` < (SELECT MIN(`n`) / 16 * 5 + MAX(`n`) / 16 * 11 FROM `shop`.`orders`) ORDER BY `shop`.`orders`.`n` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p10 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `shop`.`orders`.`previous` AS v FROM `shop`.`orders` WHERE `shop`.`orders`.`n` >= (SELECT MIN(`n`) / 16 * 5 + MAX(`n`) / 16 * 11 FROM `shop`.`orders`) AND `shop`.`orders`.`n` < (SELECT MIN(`n`) / 16 * 4 + MAX(`n`) / 16 * 12 FROM `shop`.`orders`) ORDER BY `shop`.`orders`.`n` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p11 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `shop`.`orders`.`previous` AS v FROM `shop`.`orders` WHERE `shop`.`orders`.`n` >= (SELECT MIN(`n`) / 16 * 4 + MAX(`n`) / 16 * 12 FROM `shop`.`orders`) AND `shop`.`orders`.`n` < (SELECT MIN(`n`) / 16 * 3 + MAX(`n`) / 16 * 13 FROM `shop`.`orders`) ORDER BY `shop`.`orders`.`n` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p12 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `shop`.`orders`.`previous` AS v FROM `shop`.`orders` WHERE `shop`.`orders`.`n` >= (SELECT MIN(`n`) / 16 * 3 + MAX(`n`) / 16 * 13 FROM `shop`.`orders`) AND `shop`.`orders`.`n` < (SELECT MIN(`n`) / 16 * 2 + MAX(`n`) / 16 * 14 FROM `shop`.`orders`) ORDER BY `shop`.`orders`.`n` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p13 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `shop`.`orders`.`previous` AS v FROM `shop`.`orders` WHERE `shop`.`orders`.`n` >= (SELECT MIN(`n`) / 16 * 2 + MAX(`n`) / 16 * 14 FROM `shop`.`orders`) AND `shop`.`orders`.`n` < (SELECT MIN(`n`) / 16 * 1 + MAX(`n`) / 16 * 15 FROM `shop`.`orders`) ORDER BY `shop`.`orders`.`n` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p14 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `shop`.`orders`.`previous` AS v FROM `shop`.`orders` WHERE `shop`.`orders`.`n` >= (SELECT MIN(`n`) / 16 * 1 + MAX(`n`) / 16 * 15 FROM `shop`.`orders`) AND `shop`.`orders`.`n` < (SELECT MIN(`n`) / 16 * 0 + MAX(`n`) / 16 * 16 FROM `shop`.`orders`) ORDER BY `shop`.`orders`.`n` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p15
-- 0 arguments

-- values from some ids of the key on
SELECT * FROM (SELECT v AS w FROM (SELECT `shop`.`orders`.`previous` AS v FROM `shop`.`orders` WHERE `shop`.`orders`.`n` >= ? ORDER BY `shop`.`orders`.`n` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p1 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT `shop`.`orders`.`previous` AS v FROM `shop`.`orders` WHERE `shop`.`orders`.`n` >= ? ORDER BY `shop`.`orders`.`n` LIMIT 64) e WHERE v IS NOT NULL AND (CAST(v AS CHAR) LIKE '%________-____-____-____-____________%' OR CAST(v AS CHAR) LIKE '__________________________' OR CAST(v AS CHAR) LIKE '___________________________' OR CAST(v AS CHAR) LIKE '________________________________') LIMIT 4) p2
-- 2 arguments

-- the last value of the key
SELECT `n` FROM `shop`.`orders` ORDER BY `n` DESC LIMIT 1
-- 0 arguments

-- the NULLs
SELECT count(*) FROM `shop`.`orders` WHERE `previous` IS NULL
-- 0 arguments

-- two ids that would be one
SELECT HEX(a.`id`) FROM `shop`.`orders` a WHERE CASE WHEN (LENGTH(a.`id`) = 16 AND ORD(SUBSTR(a.`id`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(a.`id`,9,1)) BETWEEN 128 AND 191) THEN EXISTS (SELECT 1 FROM `shop`.`order "items"` b WHERE b.`order` IN (UNHEX(CONCAT(substr(HEX(a.`id`),8,5),substr(HEX(a.`id`),14,3),substr(HEX(a.`id`),4,4),'1',substr(HEX(a.`id`),1,3),substr(HEX(a.`id`),17))))) ELSE (1 = 0) END LIMIT 1
-- 0 arguments

-- orphans
SELECT count(*) FROM `shop`.`order "items"` c WHERE c.`tenant` IS NOT NULL AND c.`order` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`tenant` = c.`tenant` AND p.`id` = c.`order`)
-- 0 arguments

-- trial
SELECT CASE WHEN (LENGTH(v.k) = 16 AND ORD(SUBSTR(v.k,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(v.k,9,1)) BETWEEN 128 AND 191) THEN 1 ELSE 0 END, CASE WHEN (LENGTH(v.k) = 16 AND ORD(SUBSTR(v.k,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(v.k,9,1)) BETWEEN 128 AND 191) THEN HEX((UNHEX(CONCAT(substr(HEX(v.k),14,3),substr(HEX(v.k),9,4),substr(HEX(v.k),1,5),'6',substr(HEX(v.k),6,3),substr(HEX(v.k),17))))) END FROM (SELECT CAST(? AS BINARY(16)) AS k) v
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

