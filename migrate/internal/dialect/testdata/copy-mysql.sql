-- v1-to-v6: fill orders, statement 1
INSERT INTO `shop`.`orders_old_20261121_0a1b2c` (`n`, `id`, `note`) SELECT `n`, CASE WHEN (LENGTH(`id`) = 16 AND ORD(SUBSTR(`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`id`),14,3),substr(HEX(`id`),9,4),substr(HEX(`id`),1,5),'6',substr(HEX(`id`),6,3),substr(HEX(`id`),17))) ELSE `id` END, `note` FROM `shop`.`orders` ORDER BY CASE WHEN (LENGTH(`id`) = 16 AND ORD(SUBSTR(`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`id`),14,3),substr(HEX(`id`),9,4),substr(HEX(`id`),1,5),'6',substr(HEX(`id`),6,3),substr(HEX(`id`),17))) ELSE `id` END

-- v1-to-v6: two texts of one id in orders, statement 1
SELECT min(HEX(`id`)), max(HEX(`id`)) FROM `shop`.`orders` WHERE `id` IS NOT NULL GROUP BY CASE WHEN (LENGTH(`id`) = 16 AND ORD(SUBSTR(`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`id`),14,3),substr(HEX(`id`),9,4),substr(HEX(`id`),1,5),'6',substr(HEX(`id`),6,3),substr(HEX(`id`),17))) ELSE `id` END HAVING count(DISTINCT `id`) > 1 LIMIT 1

-- v1-to-v6: fill order "items", statement 1
INSERT INTO `shop`.`order "items"_old_20261121_0a1b2c` (`n`, `order`, `note`) SELECT `n`, CASE WHEN (LENGTH(`order`) = 16 AND ORD(SUBSTR(`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order`),14,3),substr(HEX(`order`),9,4),substr(HEX(`order`),1,5),'6',substr(HEX(`order`),6,3),substr(HEX(`order`),17))) ELSE `order` END, `note` FROM `shop`.`order "items"` ORDER BY CASE WHEN (LENGTH(`order`) = 16 AND ORD(SUBSTR(`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order`),14,3),substr(HEX(`order`),9,4),substr(HEX(`order`),1,5),'6',substr(HEX(`order`),6,3),substr(HEX(`order`),17))) ELSE `order` END

-- v1-to-v6: two texts of one id in order "items", statement 1
SELECT min(HEX(`order`)), max(HEX(`order`)) FROM `shop`.`order "items"` WHERE `order` IS NOT NULL GROUP BY CASE WHEN (LENGTH(`order`) = 16 AND ORD(SUBSTR(`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order`),14,3),substr(HEX(`order`),9,4),substr(HEX(`order`),1,5),'6',substr(HEX(`order`),6,3),substr(HEX(`order`),17))) ELSE `order` END HAVING count(DISTINCT `order`) > 1 LIMIT 1

-- v1-to-v6, online, orders: the log, statement 1
CREATE TABLE `shop`.`orders_log_20261121_0a1b2c` (sqluuid_seq bigint unsigned NOT NULL DEFAULT 0 PRIMARY KEY, sqluuid_d smallint NOT NULL DEFAULT 0) ENGINE=InnoDB AS SELECT o.`id` AS sqluuid_k0 FROM `shop`.`orders` o WHERE 1 = 0

-- v1-to-v6, online, orders: the log, statement 2
CREATE TABLE `shop`.`orders_pick_20261121_0a1b2c` (sqluuid_seq bigint unsigned NOT NULL DEFAULT 0 PRIMARY KEY, sqluuid_d smallint NOT NULL DEFAULT 0) ENGINE=InnoDB AS SELECT o.`id` AS sqluuid_k0, n.`id` AS sqluuid_j0 FROM `shop`.`orders` o JOIN `shop`.`orders_new_20261121_0a1b2c` n WHERE 1 = 0

-- v1-to-v6, online, orders: the log, statement 3
CREATE TABLE `shop`.`orders_seen_20261121_0a1b2c` (sqluuid_no bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB AS SELECT o.`id` AS sqluuid_k0, n.`id` AS sqluuid_j0 FROM `shop`.`orders` o JOIN `shop`.`orders_new_20261121_0a1b2c` n WHERE 1 = 0

-- v1-to-v6, online, orders: triggers, statement 1
CREATE TRIGGER `shop`.`sqluuid_follow_20261121_0a1b2c_e52ffdee_insert` AFTER INSERT ON `shop`.`orders` FOR EACH ROW INSERT INTO `shop`.`orders_log_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), 1, NEW.`id`)

-- v1-to-v6, online, orders: triggers, statement 2
CREATE TRIGGER `shop`.`sqluuid_follow_20261121_0a1b2c_e52ffdee_delete` AFTER DELETE ON `shop`.`orders` FOR EACH ROW INSERT INTO `shop`.`orders_log_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), -1, OLD.`id`)

-- v1-to-v6, online, orders: triggers, statement 3
CREATE TRIGGER `shop`.`sqluuid_follow_20261121_0a1b2c_e52ffdee_update` AFTER UPDATE ON `shop`.`orders` FOR EACH ROW BEGIN IF OLD.`id` <=> NEW.`id` THEN INSERT INTO `shop`.`orders_log_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), 0, NEW.`id`); ELSE INSERT INTO `shop`.`orders_log_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), -1, OLD.`id`), (UUID_SHORT(), 1, NEW.`id`); END IF; END

-- v1-to-v6, online, orders: a batch, statement 1
DELETE FROM `shop`.`orders_pick_20261121_0a1b2c`

-- v1-to-v6, online, orders: a batch, statement 2
INSERT INTO `shop`.`orders_pick_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_j0`) SELECT sqluuid_seq, sqluuid_d, `sqluuid_k0`, CASE WHEN (LENGTH(`shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0`) = 16 AND ORD(SUBSTR(`shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0`),14,3),substr(HEX(`shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0`),9,4),substr(HEX(`shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0`),1,5),'6',substr(HEX(`shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0`),6,3),substr(HEX(`shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0`),17))) ELSE `shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0` END FROM `shop`.`orders_log_20261121_0a1b2c` ORDER BY sqluuid_seq LIMIT 2000

-- v1-to-v6, online, orders: a batch, statement 3
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `shop`.`orders_pick_20261121_0a1b2c`

-- v1-to-v6, online, orders: a batch, statement 4
DELETE `shop`.`orders_new_20261121_0a1b2c` FROM `shop`.`orders_pick_20261121_0a1b2c` STRAIGHT_JOIN `shop`.`orders_new_20261121_0a1b2c` ON `shop`.`orders_pick_20261121_0a1b2c`.`sqluuid_j0` = `shop`.`orders_new_20261121_0a1b2c`.`id`

-- v1-to-v6, online, orders: a batch, statement 5
INSERT INTO `shop`.`orders_new_20261121_0a1b2c` (`line`, `id`, `note`) SELECT `line`, CASE WHEN (LENGTH(`id`) = 16 AND ORD(SUBSTR(`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`id`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`id`),14,3),substr(HEX(`id`),9,4),substr(HEX(`id`),1,5),'6',substr(HEX(`id`),6,3),substr(HEX(`id`),17))) ELSE `id` END, `note` FROM (SELECT DISTINCT `sqluuid_k0` FROM `shop`.`orders_pick_20261121_0a1b2c`) sqluuid_p STRAIGHT_JOIN `shop`.`orders` ON sqluuid_p.`sqluuid_k0` = `shop`.`orders`.`id`

-- v1-to-v6, online, orders: a batch, statement 6
INSERT INTO `shop`.`orders_seen_20261121_0a1b2c` (`sqluuid_k0`, `sqluuid_j0`) SELECT DISTINCT `sqluuid_k0`, `sqluuid_j0` FROM `shop`.`orders_pick_20261121_0a1b2c`

-- v1-to-v6, online, orders: a batch, statement 7
DELETE `shop`.`orders_log_20261121_0a1b2c` FROM `shop`.`orders_pick_20261121_0a1b2c` STRAIGHT_JOIN `shop`.`orders_log_20261121_0a1b2c` ON `shop`.`orders_log_20261121_0a1b2c`.sqluuid_seq = `shop`.`orders_pick_20261121_0a1b2c`.sqluuid_seq

-- v1-to-v6, online, orders: samples, statement 1
INSERT INTO `shop`.`orders_seen_20261121_0a1b2c` (`sqluuid_k0`, `sqluuid_j0`) SELECT `sqluuid_k0`, CASE WHEN (LENGTH(sqluuid_p.`sqluuid_k0`) = 16 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(sqluuid_p.`sqluuid_k0`),14,3),substr(HEX(sqluuid_p.`sqluuid_k0`),9,4),substr(HEX(sqluuid_p.`sqluuid_k0`),1,5),'6',substr(HEX(sqluuid_p.`sqluuid_k0`),6,3),substr(HEX(sqluuid_p.`sqluuid_k0`),17))) ELSE sqluuid_p.`sqluuid_k0` END FROM (SELECT `id` AS sqluuid_k0 FROM `shop`.`orders` ORDER BY `id` LIMIT 500) sqluuid_p

-- v1-to-v6, online, orders: samples, statement 2
INSERT INTO `shop`.`orders_seen_20261121_0a1b2c` (`sqluuid_k0`, `sqluuid_j0`) SELECT `sqluuid_k0`, CASE WHEN (LENGTH(sqluuid_p.`sqluuid_k0`) = 16 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(sqluuid_p.`sqluuid_k0`),14,3),substr(HEX(sqluuid_p.`sqluuid_k0`),9,4),substr(HEX(sqluuid_p.`sqluuid_k0`),1,5),'6',substr(HEX(sqluuid_p.`sqluuid_k0`),6,3),substr(HEX(sqluuid_p.`sqluuid_k0`),17))) ELSE sqluuid_p.`sqluuid_k0` END FROM (SELECT `id` AS sqluuid_k0 FROM `shop`.`orders` ORDER BY `id` DESC LIMIT 500) sqluuid_p

-- v1-to-v6, online, orders: compared, statement 1
SELECT * FROM (SELECT DISTINCT `sqluuid_k0` FROM `shop`.`orders_seen_20261121_0a1b2c`) sqluuid_p STRAIGHT_JOIN `shop`.`orders` ON sqluuid_p.`sqluuid_k0` = `shop`.`orders`.`id`

-- v1-to-v6, online, orders: compared, statement 2
SELECT * FROM (SELECT DISTINCT `sqluuid_j0` FROM `shop`.`orders_seen_20261121_0a1b2c`) sqluuid_p STRAIGHT_JOIN `shop`.`orders_new_20261121_0a1b2c` ON sqluuid_p.`sqluuid_j0` = `shop`.`orders_new_20261121_0a1b2c`.`id`

-- v1-to-v6, online, orders: compared, statement 3
… WHERE `id` IS NOT NULL AND NOT (LENGTH(`id`) = 16 AND ORD(SUBSTR(`id`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`id`,9,1)) BETWEEN 128 AND 191)

-- v1-to-v6, online, order "items": the log, statement 1
CREATE TABLE `shop`.`order "items"_log_20261121_0a1b2c` (sqluuid_seq bigint unsigned NOT NULL DEFAULT 0 PRIMARY KEY, sqluuid_d smallint NOT NULL DEFAULT 0) ENGINE=InnoDB AS SELECT o.`order` AS sqluuid_k0, o.`line` AS sqluuid_k1 FROM `shop`.`order "items"` o WHERE 1 = 0

-- v1-to-v6, online, order "items": the log, statement 2
CREATE TABLE `shop`.`order "items"_pick_20261121_0a1b2c` (sqluuid_seq bigint unsigned NOT NULL DEFAULT 0 PRIMARY KEY, sqluuid_d smallint NOT NULL DEFAULT 0) ENGINE=InnoDB AS SELECT o.`order` AS sqluuid_k0, o.`line` AS sqluuid_k1, n.`order` AS sqluuid_j0, n.`line` AS sqluuid_j1 FROM `shop`.`order "items"` o JOIN `shop`.`order "items"_new_20261121_0a1b2c` n WHERE 1 = 0

-- v1-to-v6, online, order "items": the log, statement 3
CREATE TABLE `shop`.`order "items"_seen_20261121_0a1b2c` (sqluuid_no bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB AS SELECT o.`order` AS sqluuid_k0, o.`line` AS sqluuid_k1, n.`order` AS sqluuid_j0, n.`line` AS sqluuid_j1 FROM `shop`.`order "items"` o JOIN `shop`.`order "items"_new_20261121_0a1b2c` n WHERE 1 = 0

-- v1-to-v6, online, order "items": triggers, statement 1
CREATE TRIGGER `shop`.`sqluuid_follow_20261121_0a1b2c_f868f1b2_insert` AFTER INSERT ON `shop`.`order "items"` FOR EACH ROW INSERT INTO `shop`.`order "items"_log_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`) VALUES (UUID_SHORT(), 1, NEW.`order`, NEW.`line`)

-- v1-to-v6, online, order "items": triggers, statement 2
CREATE TRIGGER `shop`.`sqluuid_follow_20261121_0a1b2c_f868f1b2_delete` AFTER DELETE ON `shop`.`order "items"` FOR EACH ROW INSERT INTO `shop`.`order "items"_log_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`) VALUES (UUID_SHORT(), -1, OLD.`order`, OLD.`line`)

-- v1-to-v6, online, order "items": triggers, statement 3
CREATE TRIGGER `shop`.`sqluuid_follow_20261121_0a1b2c_f868f1b2_update` AFTER UPDATE ON `shop`.`order "items"` FOR EACH ROW BEGIN IF OLD.`order` <=> NEW.`order` AND OLD.`line` <=> NEW.`line` THEN INSERT INTO `shop`.`order "items"_log_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`) VALUES (UUID_SHORT(), 0, NEW.`order`, NEW.`line`); ELSE INSERT INTO `shop`.`order "items"_log_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`) VALUES (UUID_SHORT(), -1, OLD.`order`, OLD.`line`), (UUID_SHORT(), 1, NEW.`order`, NEW.`line`); END IF; END

-- v1-to-v6, online, order "items": a batch, statement 1
DELETE FROM `shop`.`order "items"_pick_20261121_0a1b2c`

-- v1-to-v6, online, order "items": a batch, statement 2
INSERT INTO `shop`.`order "items"_pick_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`, `sqluuid_j0`, `sqluuid_j1`) SELECT sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`, CASE WHEN (LENGTH(`shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0`) = 16 AND ORD(SUBSTR(`shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0`),14,3),substr(HEX(`shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0`),9,4),substr(HEX(`shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0`),1,5),'6',substr(HEX(`shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0`),6,3),substr(HEX(`shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0`),17))) ELSE `shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0` END, `shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k1` FROM `shop`.`order "items"_log_20261121_0a1b2c` ORDER BY sqluuid_seq LIMIT 2000

-- v1-to-v6, online, order "items": a batch, statement 3
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `shop`.`order "items"_pick_20261121_0a1b2c`

-- v1-to-v6, online, order "items": a batch, statement 4
DELETE `shop`.`order "items"_new_20261121_0a1b2c` FROM `shop`.`order "items"_pick_20261121_0a1b2c` STRAIGHT_JOIN `shop`.`order "items"_new_20261121_0a1b2c` ON `shop`.`order "items"_pick_20261121_0a1b2c`.`sqluuid_j0` = `shop`.`order "items"_new_20261121_0a1b2c`.`order` AND `shop`.`order "items"_pick_20261121_0a1b2c`.`sqluuid_j1` = `shop`.`order "items"_new_20261121_0a1b2c`.`line`

-- v1-to-v6, online, order "items": a batch, statement 5
INSERT INTO `shop`.`order "items"_new_20261121_0a1b2c` (`line`, `order`, `note`) SELECT `line`, CASE WHEN (LENGTH(`order`) = 16 AND ORD(SUBSTR(`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(`order`),14,3),substr(HEX(`order`),9,4),substr(HEX(`order`),1,5),'6',substr(HEX(`order`),6,3),substr(HEX(`order`),17))) ELSE `order` END, `note` FROM (SELECT DISTINCT `sqluuid_k0`, `sqluuid_k1` FROM `shop`.`order "items"_pick_20261121_0a1b2c`) sqluuid_p STRAIGHT_JOIN `shop`.`order "items"` ON sqluuid_p.`sqluuid_k0` = `shop`.`order "items"`.`order` AND sqluuid_p.`sqluuid_k1` = `shop`.`order "items"`.`line`

-- v1-to-v6, online, order "items": a batch, statement 6
INSERT INTO `shop`.`order "items"_seen_20261121_0a1b2c` (`sqluuid_k0`, `sqluuid_k1`, `sqluuid_j0`, `sqluuid_j1`) SELECT DISTINCT `sqluuid_k0`, `sqluuid_k1`, `sqluuid_j0`, `sqluuid_j1` FROM `shop`.`order "items"_pick_20261121_0a1b2c`

-- v1-to-v6, online, order "items": a batch, statement 7
DELETE `shop`.`order "items"_log_20261121_0a1b2c` FROM `shop`.`order "items"_pick_20261121_0a1b2c` STRAIGHT_JOIN `shop`.`order "items"_log_20261121_0a1b2c` ON `shop`.`order "items"_log_20261121_0a1b2c`.sqluuid_seq = `shop`.`order "items"_pick_20261121_0a1b2c`.sqluuid_seq

-- v1-to-v6, online, order "items": samples, statement 1
INSERT INTO `shop`.`order "items"_seen_20261121_0a1b2c` (`sqluuid_k0`, `sqluuid_k1`, `sqluuid_j0`, `sqluuid_j1`) SELECT `sqluuid_k0`, `sqluuid_k1`, CASE WHEN (LENGTH(sqluuid_p.`sqluuid_k0`) = 16 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(sqluuid_p.`sqluuid_k0`),14,3),substr(HEX(sqluuid_p.`sqluuid_k0`),9,4),substr(HEX(sqluuid_p.`sqluuid_k0`),1,5),'6',substr(HEX(sqluuid_p.`sqluuid_k0`),6,3),substr(HEX(sqluuid_p.`sqluuid_k0`),17))) ELSE sqluuid_p.`sqluuid_k0` END, sqluuid_p.`sqluuid_k1` FROM (SELECT `order` AS sqluuid_k0, `line` AS sqluuid_k1 FROM `shop`.`order "items"` ORDER BY `order`, `line` LIMIT 500) sqluuid_p

-- v1-to-v6, online, order "items": samples, statement 2
INSERT INTO `shop`.`order "items"_seen_20261121_0a1b2c` (`sqluuid_k0`, `sqluuid_k1`, `sqluuid_j0`, `sqluuid_j1`) SELECT `sqluuid_k0`, `sqluuid_k1`, CASE WHEN (LENGTH(sqluuid_p.`sqluuid_k0`) = 16 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(sqluuid_p.`sqluuid_k0`,9,1)) BETWEEN 128 AND 191) THEN UNHEX(CONCAT(substr(HEX(sqluuid_p.`sqluuid_k0`),14,3),substr(HEX(sqluuid_p.`sqluuid_k0`),9,4),substr(HEX(sqluuid_p.`sqluuid_k0`),1,5),'6',substr(HEX(sqluuid_p.`sqluuid_k0`),6,3),substr(HEX(sqluuid_p.`sqluuid_k0`),17))) ELSE sqluuid_p.`sqluuid_k0` END, sqluuid_p.`sqluuid_k1` FROM (SELECT `order` AS sqluuid_k0, `line` AS sqluuid_k1 FROM `shop`.`order "items"` ORDER BY `order` DESC, `line` DESC LIMIT 500) sqluuid_p

-- v1-to-v6, online, order "items": compared, statement 1
SELECT * FROM (SELECT DISTINCT `sqluuid_k0`, `sqluuid_k1` FROM `shop`.`order "items"_seen_20261121_0a1b2c`) sqluuid_p STRAIGHT_JOIN `shop`.`order "items"` ON sqluuid_p.`sqluuid_k0` = `shop`.`order "items"`.`order` AND sqluuid_p.`sqluuid_k1` = `shop`.`order "items"`.`line`

-- v1-to-v6, online, order "items": compared, statement 2
SELECT * FROM (SELECT DISTINCT `sqluuid_j0`, `sqluuid_j1` FROM `shop`.`order "items"_seen_20261121_0a1b2c`) sqluuid_p STRAIGHT_JOIN `shop`.`order "items"_new_20261121_0a1b2c` ON sqluuid_p.`sqluuid_j0` = `shop`.`order "items"_new_20261121_0a1b2c`.`order` AND sqluuid_p.`sqluuid_j1` = `shop`.`order "items"_new_20261121_0a1b2c`.`line`

-- v1-to-v6, online, order "items": compared, statement 3
… WHERE `order` IS NOT NULL AND NOT (LENGTH(`order`) = 16 AND ORD(SUBSTR(`order`,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(`order`,9,1)) BETWEEN 128 AND 191)

-- text-to-binary and v1-to-v6: fill orders, statement 1
INSERT INTO `shop`.`orders_old_20261121_0a1b2c` (`n`, `id`, `note`) SELECT `n`, CASE WHEN (CASE WHEN (`id` REGEXP '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND CHAR_LENGTH(`id`) IN (32,36,38)) THEN (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}','')),7,1) BETWEEN x'10' AND x'1F') AND (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}','')),9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),14,3),substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),9,4),substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),1,5),'6',substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),6,3),substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),17))) ELSE CASE WHEN `id` IS NOT NULL THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),1))) END END, `note` FROM `shop`.`orders` ORDER BY CASE WHEN (CASE WHEN (`id` REGEXP '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND CHAR_LENGTH(`id`) IN (32,36,38)) THEN (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}','')),7,1) BETWEEN x'10' AND x'1F') AND (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}','')),9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),14,3),substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),9,4),substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),1,5),'6',substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),6,3),substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),17))) ELSE CASE WHEN `id` IS NOT NULL THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),1))) END END

-- text-to-binary and v1-to-v6: two texts of one id in orders, statement 1
SELECT min(`id`), max(`id`) FROM `shop`.`orders` WHERE `id` IS NOT NULL GROUP BY CASE WHEN (CASE WHEN (`id` REGEXP '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND CHAR_LENGTH(`id`) IN (32,36,38)) THEN (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}','')),7,1) BETWEEN x'10' AND x'1F') AND (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}','')),9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),14,3),substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),9,4),substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),1,5),'6',substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),6,3),substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),17))) ELSE CASE WHEN `id` IS NOT NULL THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),1))) END END HAVING count(DISTINCT `id`) > 1 LIMIT 1

-- text-to-binary and v1-to-v6: fill order "items", statement 1
INSERT INTO `shop`.`order "items"_old_20261121_0a1b2c` (`n`, `order`, `note`) SELECT `n`, CASE WHEN (CASE WHEN (`order` REGEXP '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND CHAR_LENGTH(`order`) IN (32,36,38)) THEN (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}','')),7,1) BETWEEN x'10' AND x'1F') AND (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}','')),9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),14,3),substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),9,4),substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),1,5),'6',substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),6,3),substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),17))) ELSE CASE WHEN `order` IS NOT NULL THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),1))) END END, `note` FROM `shop`.`order "items"` ORDER BY CASE WHEN (CASE WHEN (`order` REGEXP '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND CHAR_LENGTH(`order`) IN (32,36,38)) THEN (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}','')),7,1) BETWEEN x'10' AND x'1F') AND (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}','')),9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),14,3),substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),9,4),substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),1,5),'6',substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),6,3),substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),17))) ELSE CASE WHEN `order` IS NOT NULL THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),1))) END END

-- text-to-binary and v1-to-v6: two texts of one id in order "items", statement 1
SELECT min(`order`), max(`order`) FROM `shop`.`order "items"` WHERE `order` IS NOT NULL GROUP BY CASE WHEN (CASE WHEN (`order` REGEXP '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND CHAR_LENGTH(`order`) IN (32,36,38)) THEN (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}','')),7,1) BETWEEN x'10' AND x'1F') AND (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}','')),9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),14,3),substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),9,4),substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),1,5),'6',substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),6,3),substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),17))) ELSE CASE WHEN `order` IS NOT NULL THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),1))) END END HAVING count(DISTINCT `order`) > 1 LIMIT 1

-- text-to-binary and v1-to-v6, online, orders: the log, statement 1
CREATE TABLE `shop`.`orders_log_20261121_0a1b2c` (sqluuid_seq bigint unsigned NOT NULL DEFAULT 0 PRIMARY KEY, sqluuid_d smallint NOT NULL DEFAULT 0) ENGINE=InnoDB AS SELECT o.`id` AS sqluuid_k0 FROM `shop`.`orders` o WHERE 1 = 0

-- text-to-binary and v1-to-v6, online, orders: the log, statement 2
CREATE TABLE `shop`.`orders_pick_20261121_0a1b2c` (sqluuid_seq bigint unsigned NOT NULL DEFAULT 0 PRIMARY KEY, sqluuid_d smallint NOT NULL DEFAULT 0) ENGINE=InnoDB AS SELECT o.`id` AS sqluuid_k0, n.`id` AS sqluuid_j0 FROM `shop`.`orders` o JOIN `shop`.`orders_new_20261121_0a1b2c` n WHERE 1 = 0

-- text-to-binary and v1-to-v6, online, orders: the log, statement 3
CREATE TABLE `shop`.`orders_seen_20261121_0a1b2c` (sqluuid_no bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB AS SELECT o.`id` AS sqluuid_k0, n.`id` AS sqluuid_j0 FROM `shop`.`orders` o JOIN `shop`.`orders_new_20261121_0a1b2c` n WHERE 1 = 0

-- text-to-binary and v1-to-v6, online, orders: triggers, statement 1
CREATE TRIGGER `shop`.`sqluuid_follow_20261121_0a1b2c_e52ffdee_insert` AFTER INSERT ON `shop`.`orders` FOR EACH ROW INSERT INTO `shop`.`orders_log_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), 1, NEW.`id`)

-- text-to-binary and v1-to-v6, online, orders: triggers, statement 2
CREATE TRIGGER `shop`.`sqluuid_follow_20261121_0a1b2c_e52ffdee_delete` AFTER DELETE ON `shop`.`orders` FOR EACH ROW INSERT INTO `shop`.`orders_log_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), -1, OLD.`id`)

-- text-to-binary and v1-to-v6, online, orders: triggers, statement 3
CREATE TRIGGER `shop`.`sqluuid_follow_20261121_0a1b2c_e52ffdee_update` AFTER UPDATE ON `shop`.`orders` FOR EACH ROW BEGIN IF OLD.`id` <=> NEW.`id` THEN INSERT INTO `shop`.`orders_log_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), 0, NEW.`id`); ELSE INSERT INTO `shop`.`orders_log_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`) VALUES (UUID_SHORT(), -1, OLD.`id`), (UUID_SHORT(), 1, NEW.`id`); END IF; END

-- text-to-binary and v1-to-v6, online, orders: a batch, statement 1
DELETE FROM `shop`.`orders_pick_20261121_0a1b2c`

-- text-to-binary and v1-to-v6, online, orders: a batch, statement 2
INSERT INTO `shop`.`orders_pick_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_j0`) SELECT sqluuid_seq, sqluuid_d, `sqluuid_k0`, CASE WHEN (CASE WHEN (`shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0` REGEXP '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND CHAR_LENGTH(`shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0`) IN (32,36,38)) THEN (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0`,'-',''),'{',''),'}','')),7,1) BETWEEN x'10' AND x'1F') AND (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0`,'-',''),'{',''),'}','')),9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0`,'-',''),'{',''),'}',''),14,3),substr(REPLACE(REPLACE(REPLACE(`shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0`,'-',''),'{',''),'}',''),9,4),substr(REPLACE(REPLACE(REPLACE(`shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0`,'-',''),'{',''),'}',''),1,5),'6',substr(REPLACE(REPLACE(REPLACE(`shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0`,'-',''),'{',''),'}',''),6,3),substr(REPLACE(REPLACE(REPLACE(`shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0`,'-',''),'{',''),'}',''),17))) ELSE CASE WHEN `shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0` IS NOT NULL THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`shop`.`orders_log_20261121_0a1b2c`.`sqluuid_k0`,'-',''),'{',''),'}',''),1))) END END FROM `shop`.`orders_log_20261121_0a1b2c` ORDER BY sqluuid_seq LIMIT 2000

-- text-to-binary and v1-to-v6, online, orders: a batch, statement 3
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `shop`.`orders_pick_20261121_0a1b2c`

-- text-to-binary and v1-to-v6, online, orders: a batch, statement 4
DELETE `shop`.`orders_new_20261121_0a1b2c` FROM `shop`.`orders_pick_20261121_0a1b2c` STRAIGHT_JOIN `shop`.`orders_new_20261121_0a1b2c` ON `shop`.`orders_pick_20261121_0a1b2c`.`sqluuid_j0` = `shop`.`orders_new_20261121_0a1b2c`.`id`

-- text-to-binary and v1-to-v6, online, orders: a batch, statement 5
INSERT INTO `shop`.`orders_new_20261121_0a1b2c` (`line`, `id`, `note`) SELECT `line`, CASE WHEN (CASE WHEN (`id` REGEXP '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND CHAR_LENGTH(`id`) IN (32,36,38)) THEN (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}','')),7,1) BETWEEN x'10' AND x'1F') AND (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}','')),9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),14,3),substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),9,4),substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),1,5),'6',substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),6,3),substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),17))) ELSE CASE WHEN `id` IS NOT NULL THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}',''),1))) END END, `note` FROM (SELECT DISTINCT `sqluuid_k0` FROM `shop`.`orders_pick_20261121_0a1b2c`) sqluuid_p STRAIGHT_JOIN `shop`.`orders` ON sqluuid_p.`sqluuid_k0` = `shop`.`orders`.`id`

-- text-to-binary and v1-to-v6, online, orders: a batch, statement 6
INSERT INTO `shop`.`orders_seen_20261121_0a1b2c` (`sqluuid_k0`, `sqluuid_j0`) SELECT DISTINCT `sqluuid_k0`, `sqluuid_j0` FROM `shop`.`orders_pick_20261121_0a1b2c`

-- text-to-binary and v1-to-v6, online, orders: a batch, statement 7
DELETE `shop`.`orders_log_20261121_0a1b2c` FROM `shop`.`orders_pick_20261121_0a1b2c` STRAIGHT_JOIN `shop`.`orders_log_20261121_0a1b2c` ON `shop`.`orders_log_20261121_0a1b2c`.sqluuid_seq = `shop`.`orders_pick_20261121_0a1b2c`.sqluuid_seq

-- text-to-binary and v1-to-v6, online, orders: samples, statement 1
INSERT INTO `shop`.`orders_seen_20261121_0a1b2c` (`sqluuid_k0`, `sqluuid_j0`) SELECT `sqluuid_k0`, CASE WHEN (CASE WHEN (sqluuid_p.`sqluuid_k0` REGEXP '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND CHAR_LENGTH(sqluuid_p.`sqluuid_k0`) IN (32,36,38)) THEN (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}','')),7,1) BETWEEN x'10' AND x'1F') AND (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}','')),9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),14,3),substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),9,4),substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),1,5),'6',substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),6,3),substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),17))) ELSE CASE WHEN sqluuid_p.`sqluuid_k0` IS NOT NULL THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),1))) END END FROM (SELECT `id` AS sqluuid_k0 FROM `shop`.`orders` ORDER BY `id` LIMIT 500) sqluuid_p

-- text-to-binary and v1-to-v6, online, orders: samples, statement 2
INSERT INTO `shop`.`orders_seen_20261121_0a1b2c` (`sqluuid_k0`, `sqluuid_j0`) SELECT `sqluuid_k0`, CASE WHEN (CASE WHEN (sqluuid_p.`sqluuid_k0` REGEXP '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND CHAR_LENGTH(sqluuid_p.`sqluuid_k0`) IN (32,36,38)) THEN (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}','')),7,1) BETWEEN x'10' AND x'1F') AND (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}','')),9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),14,3),substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),9,4),substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),1,5),'6',substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),6,3),substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),17))) ELSE CASE WHEN sqluuid_p.`sqluuid_k0` IS NOT NULL THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),1))) END END FROM (SELECT `id` AS sqluuid_k0 FROM `shop`.`orders` ORDER BY `id` DESC LIMIT 500) sqluuid_p

-- text-to-binary and v1-to-v6, online, orders: compared, statement 1
SELECT * FROM (SELECT DISTINCT `sqluuid_k0` FROM `shop`.`orders_seen_20261121_0a1b2c`) sqluuid_p STRAIGHT_JOIN `shop`.`orders` ON sqluuid_p.`sqluuid_k0` = `shop`.`orders`.`id`

-- text-to-binary and v1-to-v6, online, orders: compared, statement 2
SELECT * FROM (SELECT DISTINCT `sqluuid_j0` FROM `shop`.`orders_seen_20261121_0a1b2c`) sqluuid_p STRAIGHT_JOIN `shop`.`orders_new_20261121_0a1b2c` ON sqluuid_p.`sqluuid_j0` = `shop`.`orders_new_20261121_0a1b2c`.`id`

-- text-to-binary and v1-to-v6, online, orders: compared, statement 3
… WHERE `id` IS NOT NULL AND NOT (CASE WHEN (`id` REGEXP '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND CHAR_LENGTH(`id`) IN (32,36,38)) THEN (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}','')),7,1) BETWEEN x'10' AND x'1F') AND (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`id`,'-',''),'{',''),'}','')),9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END)

-- text-to-binary and v1-to-v6, online, order "items": the log, statement 1
CREATE TABLE `shop`.`order "items"_log_20261121_0a1b2c` (sqluuid_seq bigint unsigned NOT NULL DEFAULT 0 PRIMARY KEY, sqluuid_d smallint NOT NULL DEFAULT 0) ENGINE=InnoDB AS SELECT o.`order` AS sqluuid_k0, o.`line` AS sqluuid_k1 FROM `shop`.`order "items"` o WHERE 1 = 0

-- text-to-binary and v1-to-v6, online, order "items": the log, statement 2
CREATE TABLE `shop`.`order "items"_pick_20261121_0a1b2c` (sqluuid_seq bigint unsigned NOT NULL DEFAULT 0 PRIMARY KEY, sqluuid_d smallint NOT NULL DEFAULT 0) ENGINE=InnoDB AS SELECT o.`order` AS sqluuid_k0, o.`line` AS sqluuid_k1, n.`order` AS sqluuid_j0, n.`line` AS sqluuid_j1 FROM `shop`.`order "items"` o JOIN `shop`.`order "items"_new_20261121_0a1b2c` n WHERE 1 = 0

-- text-to-binary and v1-to-v6, online, order "items": the log, statement 3
CREATE TABLE `shop`.`order "items"_seen_20261121_0a1b2c` (sqluuid_no bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB AS SELECT o.`order` AS sqluuid_k0, o.`line` AS sqluuid_k1, n.`order` AS sqluuid_j0, n.`line` AS sqluuid_j1 FROM `shop`.`order "items"` o JOIN `shop`.`order "items"_new_20261121_0a1b2c` n WHERE 1 = 0

-- text-to-binary and v1-to-v6, online, order "items": triggers, statement 1
CREATE TRIGGER `shop`.`sqluuid_follow_20261121_0a1b2c_f868f1b2_insert` AFTER INSERT ON `shop`.`order "items"` FOR EACH ROW INSERT INTO `shop`.`order "items"_log_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`) VALUES (UUID_SHORT(), 1, NEW.`order`, NEW.`line`)

-- text-to-binary and v1-to-v6, online, order "items": triggers, statement 2
CREATE TRIGGER `shop`.`sqluuid_follow_20261121_0a1b2c_f868f1b2_delete` AFTER DELETE ON `shop`.`order "items"` FOR EACH ROW INSERT INTO `shop`.`order "items"_log_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`) VALUES (UUID_SHORT(), -1, OLD.`order`, OLD.`line`)

-- text-to-binary and v1-to-v6, online, order "items": triggers, statement 3
CREATE TRIGGER `shop`.`sqluuid_follow_20261121_0a1b2c_f868f1b2_update` AFTER UPDATE ON `shop`.`order "items"` FOR EACH ROW BEGIN IF OLD.`order` <=> NEW.`order` AND OLD.`line` <=> NEW.`line` THEN INSERT INTO `shop`.`order "items"_log_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`) VALUES (UUID_SHORT(), 0, NEW.`order`, NEW.`line`); ELSE INSERT INTO `shop`.`order "items"_log_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`) VALUES (UUID_SHORT(), -1, OLD.`order`, OLD.`line`), (UUID_SHORT(), 1, NEW.`order`, NEW.`line`); END IF; END

-- text-to-binary and v1-to-v6, online, order "items": a batch, statement 1
DELETE FROM `shop`.`order "items"_pick_20261121_0a1b2c`

-- text-to-binary and v1-to-v6, online, order "items": a batch, statement 2
INSERT INTO `shop`.`order "items"_pick_20261121_0a1b2c` (sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`, `sqluuid_j0`, `sqluuid_j1`) SELECT sqluuid_seq, sqluuid_d, `sqluuid_k0`, `sqluuid_k1`, CASE WHEN (CASE WHEN (`shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0` REGEXP '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND CHAR_LENGTH(`shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0`) IN (32,36,38)) THEN (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0`,'-',''),'{',''),'}','')),7,1) BETWEEN x'10' AND x'1F') AND (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0`,'-',''),'{',''),'}','')),9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0`,'-',''),'{',''),'}',''),14,3),substr(REPLACE(REPLACE(REPLACE(`shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0`,'-',''),'{',''),'}',''),9,4),substr(REPLACE(REPLACE(REPLACE(`shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0`,'-',''),'{',''),'}',''),1,5),'6',substr(REPLACE(REPLACE(REPLACE(`shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0`,'-',''),'{',''),'}',''),6,3),substr(REPLACE(REPLACE(REPLACE(`shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0`,'-',''),'{',''),'}',''),17))) ELSE CASE WHEN `shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0` IS NOT NULL THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k0`,'-',''),'{',''),'}',''),1))) END END, `shop`.`order "items"_log_20261121_0a1b2c`.`sqluuid_k1` FROM `shop`.`order "items"_log_20261121_0a1b2c` ORDER BY sqluuid_seq LIMIT 2000

-- text-to-binary and v1-to-v6, online, order "items": a batch, statement 3
SELECT COALESCE(SUM(sqluuid_d), 0), COUNT(*) FROM `shop`.`order "items"_pick_20261121_0a1b2c`

-- text-to-binary and v1-to-v6, online, order "items": a batch, statement 4
DELETE `shop`.`order "items"_new_20261121_0a1b2c` FROM `shop`.`order "items"_pick_20261121_0a1b2c` STRAIGHT_JOIN `shop`.`order "items"_new_20261121_0a1b2c` ON `shop`.`order "items"_pick_20261121_0a1b2c`.`sqluuid_j0` = `shop`.`order "items"_new_20261121_0a1b2c`.`order` AND `shop`.`order "items"_pick_20261121_0a1b2c`.`sqluuid_j1` = `shop`.`order "items"_new_20261121_0a1b2c`.`line`

-- text-to-binary and v1-to-v6, online, order "items": a batch, statement 5
INSERT INTO `shop`.`order "items"_new_20261121_0a1b2c` (`line`, `order`, `note`) SELECT `line`, CASE WHEN (CASE WHEN (`order` REGEXP '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND CHAR_LENGTH(`order`) IN (32,36,38)) THEN (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}','')),7,1) BETWEEN x'10' AND x'1F') AND (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}','')),9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),14,3),substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),9,4),substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),1,5),'6',substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),6,3),substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),17))) ELSE CASE WHEN `order` IS NOT NULL THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}',''),1))) END END, `note` FROM (SELECT DISTINCT `sqluuid_k0`, `sqluuid_k1` FROM `shop`.`order "items"_pick_20261121_0a1b2c`) sqluuid_p STRAIGHT_JOIN `shop`.`order "items"` ON sqluuid_p.`sqluuid_k0` = `shop`.`order "items"`.`order` AND sqluuid_p.`sqluuid_k1` = `shop`.`order "items"`.`line`

-- text-to-binary and v1-to-v6, online, order "items": a batch, statement 6
INSERT INTO `shop`.`order "items"_seen_20261121_0a1b2c` (`sqluuid_k0`, `sqluuid_k1`, `sqluuid_j0`, `sqluuid_j1`) SELECT DISTINCT `sqluuid_k0`, `sqluuid_k1`, `sqluuid_j0`, `sqluuid_j1` FROM `shop`.`order "items"_pick_20261121_0a1b2c`

-- text-to-binary and v1-to-v6, online, order "items": a batch, statement 7
DELETE `shop`.`order "items"_log_20261121_0a1b2c` FROM `shop`.`order "items"_pick_20261121_0a1b2c` STRAIGHT_JOIN `shop`.`order "items"_log_20261121_0a1b2c` ON `shop`.`order "items"_log_20261121_0a1b2c`.sqluuid_seq = `shop`.`order "items"_pick_20261121_0a1b2c`.sqluuid_seq

-- text-to-binary and v1-to-v6, online, order "items": samples, statement 1
INSERT INTO `shop`.`order "items"_seen_20261121_0a1b2c` (`sqluuid_k0`, `sqluuid_k1`, `sqluuid_j0`, `sqluuid_j1`) SELECT `sqluuid_k0`, `sqluuid_k1`, CASE WHEN (CASE WHEN (sqluuid_p.`sqluuid_k0` REGEXP '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND CHAR_LENGTH(sqluuid_p.`sqluuid_k0`) IN (32,36,38)) THEN (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}','')),7,1) BETWEEN x'10' AND x'1F') AND (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}','')),9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),14,3),substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),9,4),substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),1,5),'6',substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),6,3),substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),17))) ELSE CASE WHEN sqluuid_p.`sqluuid_k0` IS NOT NULL THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),1))) END END, sqluuid_p.`sqluuid_k1` FROM (SELECT `order` AS sqluuid_k0, `line` AS sqluuid_k1 FROM `shop`.`order "items"` ORDER BY `order`, `line` LIMIT 500) sqluuid_p

-- text-to-binary and v1-to-v6, online, order "items": samples, statement 2
INSERT INTO `shop`.`order "items"_seen_20261121_0a1b2c` (`sqluuid_k0`, `sqluuid_k1`, `sqluuid_j0`, `sqluuid_j1`) SELECT `sqluuid_k0`, `sqluuid_k1`, CASE WHEN (CASE WHEN (sqluuid_p.`sqluuid_k0` REGEXP '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND CHAR_LENGTH(sqluuid_p.`sqluuid_k0`) IN (32,36,38)) THEN (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}','')),7,1) BETWEEN x'10' AND x'1F') AND (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}','')),9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),14,3),substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),9,4),substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),1,5),'6',substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),6,3),substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),17))) ELSE CASE WHEN sqluuid_p.`sqluuid_k0` IS NOT NULL THEN UNHEX(CONCAT(substr(REPLACE(REPLACE(REPLACE(sqluuid_p.`sqluuid_k0`,'-',''),'{',''),'}',''),1))) END END, sqluuid_p.`sqluuid_k1` FROM (SELECT `order` AS sqluuid_k0, `line` AS sqluuid_k1 FROM `shop`.`order "items"` ORDER BY `order` DESC, `line` DESC LIMIT 500) sqluuid_p

-- text-to-binary and v1-to-v6, online, order "items": compared, statement 1
SELECT * FROM (SELECT DISTINCT `sqluuid_k0`, `sqluuid_k1` FROM `shop`.`order "items"_seen_20261121_0a1b2c`) sqluuid_p STRAIGHT_JOIN `shop`.`order "items"` ON sqluuid_p.`sqluuid_k0` = `shop`.`order "items"`.`order` AND sqluuid_p.`sqluuid_k1` = `shop`.`order "items"`.`line`

-- text-to-binary and v1-to-v6, online, order "items": compared, statement 2
SELECT * FROM (SELECT DISTINCT `sqluuid_j0`, `sqluuid_j1` FROM `shop`.`order "items"_seen_20261121_0a1b2c`) sqluuid_p STRAIGHT_JOIN `shop`.`order "items"_new_20261121_0a1b2c` ON sqluuid_p.`sqluuid_j0` = `shop`.`order "items"_new_20261121_0a1b2c`.`order` AND sqluuid_p.`sqluuid_j1` = `shop`.`order "items"_new_20261121_0a1b2c`.`line`

-- text-to-binary and v1-to-v6, online, order "items": compared, statement 3
… WHERE `order` IS NOT NULL AND NOT (CASE WHEN (`order` REGEXP '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND CHAR_LENGTH(`order`) IN (32,36,38)) THEN (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}','')),7,1) BETWEEN x'10' AND x'1F') AND (SUBSTR(UNHEX(REPLACE(REPLACE(REPLACE(`order`,'-',''),'{',''),'}','')),9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END)

