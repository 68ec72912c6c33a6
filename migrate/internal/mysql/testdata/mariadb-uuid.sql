-- an image that is kept
SELECT HEX(k.id) FROM `sqluuid_migration_kept` k WHERE k.run_id = ? AND k.id IN (SELECT UNHEX(m.o) FROM JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]')) m) LIMIT 1
-- 2 arguments

-- a row that a CHECK would refuse
SELECT `sqluuid_id_0`, `sqluuid_image_0`, `sqluuid_id_1`, `sqluuid_image_1` FROM (SELECT CAST(`shop`.`orders`.`id` AS CHAR) AS `sqluuid_id_0`, CASE WHEN (SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),15,1) = '1' AND SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),20,1) IN ('8','9','a','b')) THEN CAST((CAST(CONCAT(substr(CAST(`shop`.`orders`.`id` AS CHAR),16,3),substr(CAST(`shop`.`orders`.`id` AS CHAR),10,4),substr(CAST(`shop`.`orders`.`id` AS CHAR),1,1),'-',substr(CAST(`shop`.`orders`.`id` AS CHAR),2,4),'-6',substr(CAST(`shop`.`orders`.`id` AS CHAR),6,3),substr(CAST(`shop`.`orders`.`id` AS CHAR),19)) AS UUID)) AS CHAR) END AS `sqluuid_image_0`, CAST(`shop`.`orders`.`previous` AS CHAR) AS `sqluuid_id_1`, CASE WHEN (SUBSTR(CAST(`shop`.`orders`.`previous` AS CHAR),15,1) = '1' AND SUBSTR(CAST(`shop`.`orders`.`previous` AS CHAR),20,1) IN ('8','9','a','b')) THEN CAST((CAST(CONCAT(substr(CAST(`shop`.`orders`.`previous` AS CHAR),16,3),substr(CAST(`shop`.`orders`.`previous` AS CHAR),10,4),substr(CAST(`shop`.`orders`.`previous` AS CHAR),1,1),'-',substr(CAST(`shop`.`orders`.`previous` AS CHAR),2,4),'-6',substr(CAST(`shop`.`orders`.`previous` AS CHAR),6,3),substr(CAST(`shop`.`orders`.`previous` AS CHAR),19)) AS UUID)) AS CHAR) END AS `sqluuid_image_1`, CASE WHEN (SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),15,1) = '1' AND SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),20,1) IN ('8','9','a','b')) THEN CAST(CONCAT(substr(CAST(`shop`.`orders`.`id` AS CHAR),16,3),substr(CAST(`shop`.`orders`.`id` AS CHAR),10,4),substr(CAST(`shop`.`orders`.`id` AS CHAR),1,1),'-',substr(CAST(`shop`.`orders`.`id` AS CHAR),2,4),'-6',substr(CAST(`shop`.`orders`.`id` AS CHAR),6,3),substr(CAST(`shop`.`orders`.`id` AS CHAR),19)) AS UUID) ELSE `shop`.`orders`.`id` END AS `id`, CASE WHEN (SUBSTR(CAST(`shop`.`orders`.`previous` AS CHAR),15,1) = '1' AND SUBSTR(CAST(`shop`.`orders`.`previous` AS CHAR),20,1) IN ('8','9','a','b')) THEN CAST(CONCAT(substr(CAST(`shop`.`orders`.`previous` AS CHAR),16,3),substr(CAST(`shop`.`orders`.`previous` AS CHAR),10,4),substr(CAST(`shop`.`orders`.`previous` AS CHAR),1,1),'-',substr(CAST(`shop`.`orders`.`previous` AS CHAR),2,4),'-6',substr(CAST(`shop`.`orders`.`previous` AS CHAR),6,3),substr(CAST(`shop`.`orders`.`previous` AS CHAR),19)) AS UUID) ELSE `shop`.`orders`.`previous` END AS `previous`, `shop`.`orders`.`tenant` FROM `shop`.`orders` WHERE ((SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),15,1) = '1' AND SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),20,1) IN ('8','9','a','b'))) OR ((SUBSTR(CAST(`shop`.`orders`.`previous` AS CHAR),15,1) = '1' AND SUBSTR(CAST(`shop`.`orders`.`previous` AS CHAR),20,1) IN ('8','9','a','b')))) AS `orders` WHERE (tenant = 1) AND NOT (id <> previous) LIMIT 1
-- 0 arguments

-- a row that the CHECK of a domain would refuse in an undo
SELECT `sqluuid_id_0`, `sqluuid_image_0` FROM (SELECT CAST(`shop`.`order "items"`.`order` AS CHAR) AS `sqluuid_id_0`, CASE WHEN (SUBSTR(CAST(`shop`.`order "items"`.`order` AS CHAR),15,1) = '6' AND SUBSTR(CAST(`shop`.`order "items"`.`order` AS CHAR),20,1) IN ('8','9','a','b')) THEN CAST((CAST(CONCAT(substr(CAST(`shop`.`order "items"`.`order` AS CHAR),8,1),substr(CAST(`shop`.`order "items"`.`order` AS CHAR),10,4),substr(CAST(`shop`.`order "items"`.`order` AS CHAR),16,3),'-',substr(CAST(`shop`.`order "items"`.`order` AS CHAR),4,4),'-1',substr(CAST(`shop`.`order "items"`.`order` AS CHAR),1,3),substr(CAST(`shop`.`order "items"`.`order` AS CHAR),19)) AS UUID)) AS CHAR) END AS `sqluuid_image_0`, CASE WHEN (SUBSTR(CAST(`shop`.`order "items"`.`order` AS CHAR),15,1) = '6' AND SUBSTR(CAST(`shop`.`order "items"`.`order` AS CHAR),20,1) IN ('8','9','a','b')) THEN CAST(CONCAT(substr(CAST(`shop`.`order "items"`.`order` AS CHAR),8,1),substr(CAST(`shop`.`order "items"`.`order` AS CHAR),10,4),substr(CAST(`shop`.`order "items"`.`order` AS CHAR),16,3),'-',substr(CAST(`shop`.`order "items"`.`order` AS CHAR),4,4),'-1',substr(CAST(`shop`.`order "items"`.`order` AS CHAR),1,3),substr(CAST(`shop`.`order "items"`.`order` AS CHAR),19)) AS UUID) ELSE `shop`.`order "items"`.`order` END AS `value` FROM `shop`.`order "items"` WHERE ((SUBSTR(CAST(`shop`.`order "items"`.`order` AS CHAR),15,1) = '6' AND SUBSTR(CAST(`shop`.`order "items"`.`order` AS CHAR),20,1) IN ('8','9','a','b')))) AS `order "items"` WHERE NOT (VALUE IS NOT NULL) LIMIT 1
-- 0 arguments

-- a row that a CHECK of generated columns would refuse
SELECT `sqluuid_id_0`, `sqluuid_image_0` FROM (SELECT `orders`.*, (upper(once)) AS `twice` FROM (SELECT `orders`.*, (upper(id)) AS `once` FROM (SELECT CAST(`shop`.`orders`.`id` AS CHAR) AS `sqluuid_id_0`, CASE WHEN (SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),15,1) = '1' AND SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),20,1) IN ('8','9','a','b')) THEN CAST((CAST(CONCAT(substr(CAST(`shop`.`orders`.`id` AS CHAR),16,3),substr(CAST(`shop`.`orders`.`id` AS CHAR),10,4),substr(CAST(`shop`.`orders`.`id` AS CHAR),1,1),'-',substr(CAST(`shop`.`orders`.`id` AS CHAR),2,4),'-6',substr(CAST(`shop`.`orders`.`id` AS CHAR),6,3),substr(CAST(`shop`.`orders`.`id` AS CHAR),19)) AS UUID)) AS CHAR) END AS `sqluuid_image_0`, CASE WHEN (SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),15,1) = '1' AND SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),20,1) IN ('8','9','a','b')) THEN CAST(CONCAT(substr(CAST(`shop`.`orders`.`id` AS CHAR),16,3),substr(CAST(`shop`.`orders`.`id` AS CHAR),10,4),substr(CAST(`shop`.`orders`.`id` AS CHAR),1,1),'-',substr(CAST(`shop`.`orders`.`id` AS CHAR),2,4),'-6',substr(CAST(`shop`.`orders`.`id` AS CHAR),6,3),substr(CAST(`shop`.`orders`.`id` AS CHAR),19)) AS UUID) ELSE `shop`.`orders`.`id` END AS `id` FROM `shop`.`orders` WHERE ((SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),15,1) = '1' AND SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),20,1) IN ('8','9','a','b')))) AS `orders`) AS `orders`) AS `orders` WHERE NOT (twice <> '') LIMIT 1
-- 0 arguments

-- ids that nothing else has
SELECT count(x.stray), count(*) FROM (SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = `shop`.`order "items"`.`order`) AND NOT EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`previous` = `shop`.`order "items"`.`order`) THEN 1 END AS stray FROM `shop`.`order "items"` WHERE (SUBSTR(CAST(`shop`.`order "items"`.`order` AS CHAR),15,1) = '1' AND SUBSTR(CAST(`shop`.`order "items"`.`order` AS CHAR),20,1) IN ('8','9','a','b')) OR (SUBSTR(CAST(`shop`.`order "items"`.`order` AS CHAR),15,1) = '6' AND SUBSTR(CAST(`shop`.`order "items"`.`order` AS CHAR),20,1) IN ('8','9','a','b'))) x
-- 0 arguments

-- normaliser, statement 1
DROP TRIGGER IF EXISTS `shop`.`sqluuid_normalise_7_0`
-- 0 arguments

-- normaliser, statement 2
DROP TRIGGER IF EXISTS `shop`.`sqluuid_normalise_7_1`
-- 0 arguments

-- normaliser, statement 3
CREATE TRIGGER `shop`.`sqluuid_normalise_7_0` BEFORE INSERT ON `shop`.`orders` FOR EACH ROW SET NEW.`id` = CASE WHEN (SUBSTR(CAST(NEW.`id` AS CHAR),15,1) = '1' AND SUBSTR(CAST(NEW.`id` AS CHAR),20,1) IN ('8','9','a','b')) AND NOT IF(EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`id`), EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`id` LOCK IN SHARE MODE), 0) AND NOT IF(EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`previous` = NEW.`id`), EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`previous` = NEW.`id` LOCK IN SHARE MODE), 0) THEN CAST(CONCAT(substr(CAST(NEW.`id` AS CHAR),16,3),substr(CAST(NEW.`id` AS CHAR),10,4),substr(CAST(NEW.`id` AS CHAR),1,1),'-',substr(CAST(NEW.`id` AS CHAR),2,4),'-6',substr(CAST(NEW.`id` AS CHAR),6,3),substr(CAST(NEW.`id` AS CHAR),19)) AS UUID) ELSE NEW.`id` END, NEW.`previous` = CASE WHEN (SUBSTR(CAST(NEW.`previous` AS CHAR),15,1) = '1' AND SUBSTR(CAST(NEW.`previous` AS CHAR),20,1) IN ('8','9','a','b')) AND NOT IF(EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`previous`), EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`previous` LOCK IN SHARE MODE), 0) THEN CAST(CONCAT(substr(CAST(NEW.`previous` AS CHAR),16,3),substr(CAST(NEW.`previous` AS CHAR),10,4),substr(CAST(NEW.`previous` AS CHAR),1,1),'-',substr(CAST(NEW.`previous` AS CHAR),2,4),'-6',substr(CAST(NEW.`previous` AS CHAR),6,3),substr(CAST(NEW.`previous` AS CHAR),19)) AS UUID) ELSE NEW.`previous` END
-- 0 arguments

-- normaliser, statement 4
CREATE TRIGGER `shop`.`sqluuid_normalise_7_1` BEFORE INSERT ON `shop`.`order "items"` FOR EACH ROW SET NEW.`order` = CASE WHEN (SUBSTR(CAST(NEW.`order` AS CHAR),15,1) = '1' AND SUBSTR(CAST(NEW.`order` AS CHAR),20,1) IN ('8','9','a','b')) AND NOT IF(EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`order`), EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`order` LOCK IN SHARE MODE), 0) THEN CAST(CONCAT(substr(CAST(NEW.`order` AS CHAR),16,3),substr(CAST(NEW.`order` AS CHAR),10,4),substr(CAST(NEW.`order` AS CHAR),1,1),'-',substr(CAST(NEW.`order` AS CHAR),2,4),'-6',substr(CAST(NEW.`order` AS CHAR),6,3),substr(CAST(NEW.`order` AS CHAR),19)) AS UUID) ELSE NEW.`order` END
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
SELECT CAST(k AS CHAR) FROM (SELECT k FROM (SELECT `shop`.`orders`.`id` AS k FROM `shop`.`orders` WHERE `shop`.`orders`.`id` > CAST(? AS UUID) AND `shop`.`orders`.`id` <= CAST(? AS UUID) AND (SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),15,1) = '1' AND SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),20,1) IN ('8','9','a','b')) ORDER BY `shop`.`orders`.`id` LIMIT 1 OFFSET 4999) b0 UNION ALL SELECT k FROM (SELECT `shop`.`orders`.`previous` AS k FROM `shop`.`orders` WHERE `shop`.`orders`.`previous` > CAST(? AS UUID) AND `shop`.`orders`.`previous` <= CAST(? AS UUID) AND (SUBSTR(CAST(`shop`.`orders`.`previous` AS CHAR),15,1) = '1' AND SUBSTR(CAST(`shop`.`orders`.`previous` AS CHAR),20,1) IN ('8','9','a','b')) ORDER BY `shop`.`orders`.`previous` LIMIT 1 OFFSET 4999) b1 UNION ALL SELECT k FROM (SELECT `shop`.`order "items"`.`order` AS k FROM `shop`.`order "items"` WHERE `shop`.`order "items"`.`order` > CAST(? AS UUID) AND `shop`.`order "items"`.`order` <= CAST(? AS UUID) AND (SUBSTR(CAST(`shop`.`order "items"`.`order` AS CHAR),15,1) = '1' AND SUBSTR(CAST(`shop`.`order "items"`.`order` AS CHAR),20,1) IN ('8','9','a','b')) ORDER BY `shop`.`order "items"`.`order` LIMIT 1 OFFSET 4999) b2) q ORDER BY k LIMIT 1
-- 6 arguments

-- whether ids are left
SELECT CASE WHEN EXISTS (SELECT 1 FROM `shop`.`orders` WHERE (SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),15,1) = '1' AND SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),20,1) IN ('8','9','a','b'))) THEN 1 ELSE 0 END
-- 0 arguments

-- the values
SELECT `shop`.`orders`.`id` FROM `shop`.`orders` WHERE `shop`.`orders`.`id` IS NOT NULL
-- 0 arguments

-- the values with what tells the rows apart
SELECT `shop`.`orders`.`previous`, `shop`.`orders`.`id`, CAST(`shop`.`orders`.`k 0` AS CHAR), CAST(`shop`.`orders`.`k 1` AS CHAR), CAST(`shop`.`orders`.`k 2` AS CHAR) FROM `shop`.`orders` WHERE `shop`.`orders`.`previous` IS NOT NULL
-- 0 arguments

-- the NULLs
SELECT count(*) FROM `shop`.`orders` WHERE `previous` IS NULL
-- 0 arguments

-- two ids that would be one
SELECT CAST(a.`id` AS CHAR) FROM `shop`.`orders` a WHERE CASE WHEN (SUBSTR(CAST(a.`id` AS CHAR),15,1) = '6' AND SUBSTR(CAST(a.`id` AS CHAR),20,1) IN ('8','9','a','b')) THEN EXISTS (SELECT 1 FROM `shop`.`order "items"` b WHERE b.`order` IN (CAST(CONCAT(substr(CAST(a.`id` AS CHAR),8,1),substr(CAST(a.`id` AS CHAR),10,4),substr(CAST(a.`id` AS CHAR),16,3),'-',substr(CAST(a.`id` AS CHAR),4,4),'-1',substr(CAST(a.`id` AS CHAR),1,3),substr(CAST(a.`id` AS CHAR),19)) AS UUID))) ELSE (1 = 0) END LIMIT 1
-- 0 arguments

-- orphans
SELECT count(*) FROM `shop`.`order "items"` c WHERE c.`tenant` IS NOT NULL AND c.`order` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`tenant` = c.`tenant` AND p.`id` = c.`order`)
-- 0 arguments

-- trial
SELECT CASE WHEN (SUBSTR(CAST(v.k AS CHAR),15,1) = '1' AND SUBSTR(CAST(v.k AS CHAR),20,1) IN ('8','9','a','b')) THEN 1 ELSE 0 END, CASE WHEN (SUBSTR(CAST(v.k AS CHAR),15,1) = '1' AND SUBSTR(CAST(v.k AS CHAR),20,1) IN ('8','9','a','b')) THEN CAST((CAST(CONCAT(substr(CAST(v.k AS CHAR),16,3),substr(CAST(v.k AS CHAR),10,4),substr(CAST(v.k AS CHAR),1,1),'-',substr(CAST(v.k AS CHAR),2,4),'-6',substr(CAST(v.k AS CHAR),6,3),substr(CAST(v.k AS CHAR),19)) AS UUID)) AS CHAR) END FROM (SELECT CAST(? AS UUID) AS k) v
-- 1 arguments

-- ids that stand twice
SELECT count(*) FROM (SELECT `shop`.`orders`.`id` FROM `shop`.`orders` WHERE `shop`.`orders`.`id` IS NOT NULL GROUP BY `shop`.`orders`.`id` HAVING count(*) > 1) x
-- 0 arguments

-- a sample
SELECT CAST(q.k AS CHAR) FROM (SELECT k FROM (SELECT `shop`.`orders`.`id` AS k FROM `shop`.`orders` WHERE `shop`.`orders`.`id` IS NOT NULL ORDER BY `shop`.`orders`.`id` LIMIT 50) e0 UNION SELECT k FROM (SELECT `shop`.`orders`.`id` AS k FROM `shop`.`orders` WHERE `shop`.`orders`.`id` IS NOT NULL ORDER BY `shop`.`orders`.`id` DESC LIMIT 50) e1) q
-- 0 arguments

-- one id
SELECT CAST(`shop`.`orders`.`id` AS CHAR) FROM `shop`.`orders` WHERE `shop`.`orders`.`id` = CAST(? AS UUID) LIMIT 1
-- 1 arguments

-- a value of another version
SELECT CAST(`shop`.`orders`.`id` AS CHAR) FROM `shop`.`orders` WHERE `shop`.`orders`.`id` IS NOT NULL AND NOT (SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),15,1) = '1' AND SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),20,1) IN ('8','9','a','b')) AND NOT (SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),15,1) = '6' AND SUBSTR(CAST(`shop`.`orders`.`id` AS CHAR),20,1) IN ('8','9','a','b')) LIMIT 1
-- 0 arguments

-- any value
SELECT `shop`.`order "items"`.`order` FROM `shop`.`order "items"` WHERE `shop`.`order "items"`.`order` IS NOT NULL LIMIT 1
-- 0 arguments

-- bounds in order
SELECT CAST(q.k AS CHAR) FROM (SELECT CAST(? AS UUID) AS k UNION ALL SELECT CAST(? AS UUID) AS k) q ORDER BY q.k
-- 2 arguments

-- whether the column may be updated
UPDATE `shop`.`order "items"` SET `order` = `order` WHERE 1 = 0
-- 0 arguments

