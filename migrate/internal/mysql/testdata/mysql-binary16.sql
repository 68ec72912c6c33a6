-- an image that is kept
SELECT HEX(k.id) FROM `sqluuid_migration_kept` k WHERE k.run_id = ? AND k.id IN (SELECT UNHEX(m.o) FROM JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]')) m) LIMIT 1
-- 2 arguments

-- a row that a CHECK would refuse
SELECT `sqluuid_id_0`, `sqluuid_image_0`, `sqluuid_id_1`, `sqluuid_image_1` FROM (SELECT HEX(`shop`.`orders`.`id`) AS `sqluuid_id_0`, CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN HEX((CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9)))) END AS `sqluuid_image_0`, HEX(`shop`.`orders`.`previous`) AS `sqluuid_id_1`, CASE WHEN (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191) THEN HEX((CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`previous`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`previous`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`previous`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`previous`,9)))) END AS `sqluuid_image_1`, CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9)) ELSE `shop`.`orders`.`id` END AS `id`, CASE WHEN (LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191) THEN CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`previous`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`previous`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`previous`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`previous`,9)) ELSE `shop`.`orders`.`previous` END AS `previous`, `shop`.`orders`.`tenant` FROM `shop`.`orders` WHERE ((LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191)) OR ((LENGTH(`shop`.`orders`.`previous`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`previous`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`previous`,9,1)) BETWEEN 128 AND 191))) AS `orders` WHERE (tenant = 1) AND NOT (id <> previous) LIMIT 1
-- 0 arguments

-- a row that the CHECK of a domain would refuse in an undo
SELECT `sqluuid_id_0`, `sqluuid_image_0` FROM (SELECT HEX(`shop`.`order "items"`.`order`) AS `sqluuid_id_0`, CASE WHEN (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191) THEN HEX((CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,4,3)),2),SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,7,2)),2),SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,1,2)),1,3))),SUBSTR(`shop`.`order "items"`.`order`,9)))) END AS `sqluuid_image_0`, CASE WHEN (LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191) THEN CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,4,3)),2),SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,7,2)),2),SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,2,3)),2,4),'1',SUBSTR(HEX(SUBSTR(`shop`.`order "items"`.`order`,1,2)),1,3))),SUBSTR(`shop`.`order "items"`.`order`,9)) ELSE `shop`.`order "items"`.`order` END AS `value` FROM `shop`.`order "items"` WHERE ((LENGTH(`shop`.`order "items"`.`order`) = 16 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(`shop`.`order "items"`.`order`,9,1)) BETWEEN 128 AND 191))) AS `order "items"` WHERE NOT (VALUE IS NOT NULL) LIMIT 1
-- 0 arguments

-- a row that a CHECK of generated columns would refuse
SELECT `sqluuid_id_0`, `sqluuid_image_0` FROM (SELECT `orders`.*, (upper(once)) AS `twice` FROM (SELECT `orders`.*, (upper(id)) AS `once` FROM (SELECT HEX(`shop`.`orders`.`id`) AS `sqluuid_id_0`, CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN HEX((CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9)))) END AS `sqluuid_image_0`, CASE WHEN (LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191) THEN CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR(`shop`.`orders`.`id`,7,2)),2),HEX(SUBSTR(`shop`.`orders`.`id`,5,2)),INSERT(HEX(SUBSTR(`shop`.`orders`.`id`,1,4)),6,0,'6'))),SUBSTR(`shop`.`orders`.`id`,9)) ELSE `shop`.`orders`.`id` END AS `id` FROM `shop`.`orders` WHERE ((LENGTH(`shop`.`orders`.`id`) = 16 AND ORD(SUBSTR(`shop`.`orders`.`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders`.`id`,9,1)) BETWEEN 128 AND 191))) AS `orders`) AS `orders`) AS `orders` WHERE NOT (twice <> '') LIMIT 1
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

-- the values
SELECT `shop`.`orders`.`id` FROM `shop`.`orders` WHERE `shop`.`orders`.`id` IS NOT NULL
-- 0 arguments

-- the values with what tells the rows apart
SELECT `shop`.`orders`.`previous`, `shop`.`orders`.`id`, `shop`.`orders`.`k 0`, `shop`.`orders`.`k 1`, CAST(`shop`.`orders`.`k 2` AS CHAR), `shop`.`orders`.`k 3`, HEX(`shop`.`orders`.`k 4`), HEX(`shop`.`orders`.`k 5`), UNIX_TIMESTAMP(`shop`.`orders`.`k 6`), CAST(`shop`.`orders`.`k 7` AS CHAR), CAST(`shop`.`orders`.`k 8` AS CHAR), CAST(`shop`.`orders`.`k 9` AS CHAR) FROM `shop`.`orders` WHERE `shop`.`orders`.`previous` IS NOT NULL
-- 0 arguments

-- the NULLs
SELECT count(*) FROM `shop`.`orders` WHERE `previous` IS NULL
-- 0 arguments

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

