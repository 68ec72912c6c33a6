-- an image that is kept
SELECT HEX(k.id) FROM `sqluuid_migration_kept` k WHERE k.run_id = ? AND k.id IN (SELECT UNHEX(m.o) FROM JSON_TABLE(?, '$[*]' COLUMNS (o VARCHAR(40) PATH '$[0]')) m) LIMIT 1
-- 2 arguments

-- a row that a CHECK would refuse
SELECT `sqluuid_id_0`, `sqluuid_image_0`, `sqluuid_id_1`, `sqluuid_image_1` FROM (SELECT `shop`.`orders`.`id` AS `sqluuid_id_0`, CASE WHEN (`shop`.`orders`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`orders`.`id`) = 36) THEN (CONCAT(substr(`shop`.`orders`.`id`,16,3),substr(`shop`.`orders`.`id`,10,4),substr(`shop`.`orders`.`id`,1,1),'-',substr(`shop`.`orders`.`id`,2,4),'-6',substr(`shop`.`orders`.`id`,6,3),substr(`shop`.`orders`.`id`,19))) END AS `sqluuid_image_0`, `shop`.`orders`.`previous` AS `sqluuid_id_1`, CASE WHEN (`shop`.`orders`.`previous` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`orders`.`previous`) = 36) THEN (CONCAT(substr(`shop`.`orders`.`previous`,16,3),substr(`shop`.`orders`.`previous`,10,4),substr(`shop`.`orders`.`previous`,1,1),'-',substr(`shop`.`orders`.`previous`,2,4),'-6',substr(`shop`.`orders`.`previous`,6,3),substr(`shop`.`orders`.`previous`,19))) END AS `sqluuid_image_1`, CASE WHEN (`shop`.`orders`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`orders`.`id`) = 36) THEN CONCAT(substr(`shop`.`orders`.`id`,16,3),substr(`shop`.`orders`.`id`,10,4),substr(`shop`.`orders`.`id`,1,1),'-',substr(`shop`.`orders`.`id`,2,4),'-6',substr(`shop`.`orders`.`id`,6,3),substr(`shop`.`orders`.`id`,19)) ELSE `shop`.`orders`.`id` END AS `id`, CASE WHEN (`shop`.`orders`.`previous` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`orders`.`previous`) = 36) THEN CONCAT(substr(`shop`.`orders`.`previous`,16,3),substr(`shop`.`orders`.`previous`,10,4),substr(`shop`.`orders`.`previous`,1,1),'-',substr(`shop`.`orders`.`previous`,2,4),'-6',substr(`shop`.`orders`.`previous`,6,3),substr(`shop`.`orders`.`previous`,19)) ELSE `shop`.`orders`.`previous` END AS `previous`, `shop`.`orders`.`tenant` FROM `shop`.`orders` WHERE ((`shop`.`orders`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`orders`.`id`) = 36)) OR ((`shop`.`orders`.`previous` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`orders`.`previous`) = 36))) AS `orders` WHERE (tenant = 1) AND NOT (id <> previous) LIMIT 1
-- 0 arguments

-- a row that the CHECK of a domain would refuse in an undo
SELECT `sqluuid_id_0`, `sqluuid_image_0` FROM (SELECT `shop`.`order "items"`.`order` AS `sqluuid_id_0`, CASE WHEN (`shop`.`order "items"`.`order` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`order "items"`.`order`) = 36) THEN (CONCAT(substr(`shop`.`order "items"`.`order`,8,1),substr(`shop`.`order "items"`.`order`,10,4),substr(`shop`.`order "items"`.`order`,16,3),'-',substr(`shop`.`order "items"`.`order`,4,4),'-1',substr(`shop`.`order "items"`.`order`,1,3),substr(`shop`.`order "items"`.`order`,19))) END AS `sqluuid_image_0`, CASE WHEN (`shop`.`order "items"`.`order` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`order "items"`.`order`) = 36) THEN CONCAT(substr(`shop`.`order "items"`.`order`,8,1),substr(`shop`.`order "items"`.`order`,10,4),substr(`shop`.`order "items"`.`order`,16,3),'-',substr(`shop`.`order "items"`.`order`,4,4),'-1',substr(`shop`.`order "items"`.`order`,1,3),substr(`shop`.`order "items"`.`order`,19)) ELSE `shop`.`order "items"`.`order` END AS `value` FROM `shop`.`order "items"` WHERE ((`shop`.`order "items"`.`order` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`order "items"`.`order`) = 36))) AS `order "items"` WHERE NOT (VALUE IS NOT NULL) LIMIT 1
-- 0 arguments

-- a row that a CHECK of generated columns would refuse
SELECT `sqluuid_id_0`, `sqluuid_image_0` FROM (SELECT `orders`.*, (upper(once)) AS `twice` FROM (SELECT `orders`.*, (upper(id)) AS `once` FROM (SELECT `shop`.`orders`.`id` AS `sqluuid_id_0`, CASE WHEN (`shop`.`orders`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`orders`.`id`) = 36) THEN (CONCAT(substr(`shop`.`orders`.`id`,16,3),substr(`shop`.`orders`.`id`,10,4),substr(`shop`.`orders`.`id`,1,1),'-',substr(`shop`.`orders`.`id`,2,4),'-6',substr(`shop`.`orders`.`id`,6,3),substr(`shop`.`orders`.`id`,19))) END AS `sqluuid_image_0`, CASE WHEN (`shop`.`orders`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`orders`.`id`) = 36) THEN CONCAT(substr(`shop`.`orders`.`id`,16,3),substr(`shop`.`orders`.`id`,10,4),substr(`shop`.`orders`.`id`,1,1),'-',substr(`shop`.`orders`.`id`,2,4),'-6',substr(`shop`.`orders`.`id`,6,3),substr(`shop`.`orders`.`id`,19)) ELSE `shop`.`orders`.`id` END AS `id` FROM `shop`.`orders` WHERE ((`shop`.`orders`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`orders`.`id`) = 36))) AS `orders`) AS `orders`) AS `orders` WHERE NOT (twice <> '') LIMIT 1
-- 0 arguments

-- ids that nothing else has
SELECT count(x.stray), count(*) FROM (SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = `shop`.`order "items"`.`order`) AND NOT EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`previous` = `shop`.`order "items"`.`order`) THEN 1 END AS stray FROM `shop`.`order "items"` WHERE (`shop`.`order "items"`.`order` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`order "items"`.`order`) = 36) OR (`shop`.`order "items"`.`order` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`order "items"`.`order`) = 36)) x
-- 0 arguments

-- normaliser, statement 1
DROP TRIGGER IF EXISTS `shop`.`sqluuid_normalise_7_0`
-- 0 arguments

-- normaliser, statement 2
DROP TRIGGER IF EXISTS `shop`.`sqluuid_normalise_7_1`
-- 0 arguments

-- normaliser, statement 3
CREATE TRIGGER `shop`.`sqluuid_normalise_7_0` BEFORE INSERT ON `shop`.`orders` FOR EACH ROW SET NEW.`id` = CASE WHEN (NEW.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(NEW.`id`) = 36) AND NOT IF(EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`id`), EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`id` LOCK IN SHARE MODE), 0) AND NOT IF(EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`previous` = NEW.`id`), EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`previous` = NEW.`id` LOCK IN SHARE MODE), 0) THEN CONCAT(substr(NEW.`id`,16,3),substr(NEW.`id`,10,4),substr(NEW.`id`,1,1),'-',substr(NEW.`id`,2,4),'-6',substr(NEW.`id`,6,3),substr(NEW.`id`,19)) ELSE NEW.`id` END, NEW.`previous` = CASE WHEN (NEW.`previous` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(NEW.`previous`) = 36) AND NOT IF(EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`previous`), EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`previous` LOCK IN SHARE MODE), 0) THEN CONCAT(substr(NEW.`previous`,16,3),substr(NEW.`previous`,10,4),substr(NEW.`previous`,1,1),'-',substr(NEW.`previous`,2,4),'-6',substr(NEW.`previous`,6,3),substr(NEW.`previous`,19)) ELSE NEW.`previous` END
-- 0 arguments

-- normaliser, statement 4
CREATE TRIGGER `shop`.`sqluuid_normalise_7_1` BEFORE INSERT ON `shop`.`order "items"` FOR EACH ROW SET NEW.`order` = CASE WHEN (NEW.`order` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(NEW.`order`) = 36) AND NOT IF(EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`order`), EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`id` = NEW.`order` LOCK IN SHARE MODE), 0) THEN CONCAT(substr(NEW.`order`,16,3),substr(NEW.`order`,10,4),substr(NEW.`order`,1,1),'-',substr(NEW.`order`,2,4),'-6',substr(NEW.`order`,6,3),substr(NEW.`order`,19)) ELSE NEW.`order` END
-- 0 arguments

-- normaliser, statement 1
DROP TRIGGER IF EXISTS `shop`.`sqluuid_normalise_7_0`
-- 0 arguments

-- normaliser, statement 2
DROP TRIGGER IF EXISTS `shop`.`sqluuid_normalise_7_1`
-- 0 arguments

-- a missing index
ALTER TABLE `shop`.`order "items"` ADD INDEX `sqluuid_012345` (`order`(36)), ALGORITHM=INPLACE, LOCK=NONE
-- 0 arguments

-- the end of the next chunk
SELECT k FROM (SELECT k FROM (SELECT `shop`.`orders`.`id` AS k FROM `shop`.`orders` WHERE `shop`.`orders`.`id` > ? AND `shop`.`orders`.`id` <= ? AND (`shop`.`orders`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`orders`.`id`) = 36) ORDER BY `shop`.`orders`.`id` LIMIT 1 OFFSET 4999) b0 UNION ALL SELECT k FROM (SELECT `shop`.`orders`.`previous` AS k FROM `shop`.`orders` WHERE `shop`.`orders`.`previous` > ? AND `shop`.`orders`.`previous` <= ? AND (`shop`.`orders`.`previous` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`orders`.`previous`) = 36) ORDER BY `shop`.`orders`.`previous` LIMIT 1 OFFSET 4999) b1 UNION ALL SELECT k FROM (SELECT `shop`.`order "items"`.`order` AS k FROM `shop`.`order "items"` WHERE `shop`.`order "items"`.`order` > ? AND `shop`.`order "items"`.`order` <= ? AND (`shop`.`order "items"`.`order` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`order "items"`.`order`) = 36) ORDER BY `shop`.`order "items"`.`order` LIMIT 1 OFFSET 4999) b2) q ORDER BY k LIMIT 1
-- 6 arguments

-- whether ids are left
SELECT CASE WHEN EXISTS (SELECT 1 FROM `shop`.`orders` WHERE (`shop`.`orders`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`orders`.`id`) = 36)) THEN 1 ELSE 0 END
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
SELECT a.`id` FROM `shop`.`orders` a WHERE CASE WHEN (a.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(a.`id`) = 36) THEN EXISTS (SELECT 1 FROM `shop`.`order "items"` b WHERE b.`order` IN (CONCAT(substr(a.`id`,8,1),substr(a.`id`,10,4),substr(a.`id`,16,3),'-',substr(a.`id`,4,4),'-1',substr(a.`id`,1,3),substr(a.`id`,19)), lower(CONCAT(substr(a.`id`,8,1),substr(a.`id`,10,4),substr(a.`id`,16,3),'-',substr(a.`id`,4,4),'-1',substr(a.`id`,1,3),substr(a.`id`,19))), upper(CONCAT(substr(a.`id`,8,1),substr(a.`id`,10,4),substr(a.`id`,16,3),'-',substr(a.`id`,4,4),'-1',substr(a.`id`,1,3),substr(a.`id`,19))))) ELSE (1 = 0) END LIMIT 1
-- 0 arguments

-- orphans
SELECT count(*) FROM `shop`.`order "items"` c WHERE c.`tenant` IS NOT NULL AND c.`order` IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `shop`.`orders` p WHERE p.`tenant` = c.`tenant` AND p.`id` = c.`order`)
-- 0 arguments

-- trial
SELECT CASE WHEN (v.k REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(v.k) = 36) THEN 1 ELSE 0 END, CASE WHEN (v.k REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(v.k) = 36) THEN (CONCAT(substr(v.k,16,3),substr(v.k,10,4),substr(v.k,1,1),'-',substr(v.k,2,4),'-6',substr(v.k,6,3),substr(v.k,19))) END FROM (SELECT ? AS k) v
-- 1 arguments

-- ids that stand twice
SELECT count(*) FROM (SELECT `shop`.`orders`.`id` FROM `shop`.`orders` WHERE `shop`.`orders`.`id` IS NOT NULL GROUP BY `shop`.`orders`.`id` HAVING count(*) > 1) x
-- 0 arguments

-- a sample
SELECT q.k FROM (SELECT k FROM (SELECT `shop`.`orders`.`id` AS k FROM `shop`.`orders` WHERE `shop`.`orders`.`id` IS NOT NULL ORDER BY `shop`.`orders`.`id` LIMIT 50) e0 UNION SELECT k FROM (SELECT `shop`.`orders`.`id` AS k FROM `shop`.`orders` WHERE `shop`.`orders`.`id` IS NOT NULL ORDER BY `shop`.`orders`.`id` DESC LIMIT 50) e1) q
-- 0 arguments

-- one id
SELECT `shop`.`orders`.`id` FROM `shop`.`orders` WHERE `shop`.`orders`.`id` = ? LIMIT 1
-- 1 arguments

-- a value of another version
SELECT `shop`.`orders`.`id` FROM `shop`.`orders` WHERE `shop`.`orders`.`id` IS NOT NULL AND NOT (`shop`.`orders`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`orders`.`id`) = 36) AND NOT (`shop`.`orders`.`id` REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(`shop`.`orders`.`id`) = 36) LIMIT 1
-- 0 arguments

-- any value
SELECT `shop`.`order "items"`.`order` FROM `shop`.`order "items"` WHERE `shop`.`order "items"`.`order` IS NOT NULL LIMIT 1
-- 0 arguments

-- bounds in order
SELECT q.k FROM (SELECT ? AS k UNION ALL SELECT ? AS k) q ORDER BY CONVERT(q.k USING latin1) COLLATE latin1_danish_ci
-- 2 arguments

-- whether the column may be updated
UPDATE `shop`.`order "items"` SET `order` = `order` WHERE 1 = 0
-- 0 arguments

