-- v1-to-v6
(LENGTH(c) = 16 AND ORD(SUBSTR(c,7,1)) BETWEEN 16 AND 31 AND ORD(SUBSTR(c,9,1)) BETWEEN 128 AND 191)
UNHEX(CONCAT(substr(HEX(c),14,3),substr(HEX(c),9,4),substr(HEX(c),1,5),'6',substr(HEX(c),6,3),substr(HEX(c),17)))

-- v6-to-v1
(LENGTH(c) = 16 AND ORD(SUBSTR(c,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(c,9,1)) BETWEEN 128 AND 191)
UNHEX(CONCAT(substr(HEX(c),8,5),substr(HEX(c),14,3),substr(HEX(c),4,4),'1',substr(HEX(c),1,3),substr(HEX(c),17)))

-- swapped-to-v6
(CASE WHEN (LENGTH(c) = 16) THEN (SUBSTR(c,1,2) BETWEEN x'1130' AND x'12FF') AND (SUBSTR(c,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),2,12),'6',substr(HEX(c),14)))

-- v6-to-swapped
(CASE WHEN (LENGTH(c) = 16 AND ORD(SUBSTR(c,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(c,9,1)) BETWEEN 128 AND 191) THEN (SUBSTR(c,1,1) BETWEEN x'13' AND x'2F') ELSE (1 = 0) END)
UNHEX(CONCAT('1',substr(HEX(c),1,12),substr(HEX(c),14)))

-- newsequentialid-to-v6
(CASE WHEN (LENGTH(c) = 16) THEN (SUBSTR(c,8,1) BETWEEN x'10' AND x'12') AND (SUBSTR(c,9,1) BETWEEN x'80' AND x'BF') AND NOT (SUBSTR(c,7,1) BETWEEN x'60' AND x'6F') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),16,1),substr(HEX(c),13,2),substr(HEX(c),11,2),substr(HEX(c),9,2),substr(HEX(c),7,2),substr(HEX(c),5,2),substr(HEX(c),3,1),'6',substr(HEX(c),4,1),substr(HEX(c),1,2),substr(HEX(c),17)))

-- v6-to-newsequentialid
(CASE WHEN (LENGTH(c) = 16 AND ORD(SUBSTR(c,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(c,9,1)) BETWEEN 128 AND 191) THEN (SUBSTR(c,1,1) BETWEEN x'00' AND x'2F') AND NOT (SUBSTR(c,1,1) BETWEEN x'06' AND x'06') AND NOT (SUBSTR(c,1,1) BETWEEN x'16' AND x'16') AND NOT (SUBSTR(c,1,1) BETWEEN x'26' AND x'26') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),15,2),substr(HEX(c),12,1),substr(HEX(c),14,1),substr(HEX(c),10,2),substr(HEX(c),8,2),substr(HEX(c),6,2),substr(HEX(c),4,2),substr(HEX(c),2,2),'1',substr(HEX(c),1,1),substr(HEX(c),17)))

-- google-v6-repair
(CASE WHEN (LENGTH(c) = 16 AND ORD(SUBSTR(c,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(c,9,1)) BETWEEN 128 AND 191) THEN (SUBSTR(c,1,6) BETWEEN x'01D3BFDE63B1' AND x'0243DD56B5A5') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),2,11),'06',substr(HEX(c),14)))

-- google-v6-break
(CASE WHEN (LENGTH(c) = 16 AND ORD(SUBSTR(c,7,1)) BETWEEN 96 AND 111 AND ORD(SUBSTR(c,9,1)) BETWEEN 128 AND 191) THEN (SUBSTR(c,1,6) BETWEEN x'1D3BFDE63B10' AND x'243DD56B5A50') ELSE (1 = 0) END)
UNHEX(CONCAT('0',substr(HEX(c),1,11),'6',substr(HEX(c),14)))

-- comb-to-v7/time-first
(CASE WHEN (LENGTH(c) = 16 AND ORD(SUBSTR(c,7,1)) BETWEEN 64 AND 79 AND ORD(SUBSTR(c,9,1)) BETWEEN 128 AND 191) THEN (SUBSTR(c,1,6) BETWEEN x'00DC6ACFAC00' AND x'03BB2CC3D800') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),1,12),'7',substr(HEX(c),14)))

-- v7-to-comb/time-first
(CASE WHEN (LENGTH(c) = 16 AND ORD(SUBSTR(c,7,1)) BETWEEN 112 AND 127 AND ORD(SUBSTR(c,9,1)) BETWEEN 128 AND 191) THEN (SUBSTR(c,1,6) BETWEEN x'00DC6ACFAC00' AND x'03BB2CC3D800') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),1,12),'4',substr(HEX(c),14)))

-- comb-to-v7/time-last
(CASE WHEN (LENGTH(c) = 16 AND ORD(SUBSTR(c,7,1)) BETWEEN 64 AND 79 AND ORD(SUBSTR(c,9,1)) BETWEEN 128 AND 191) THEN (SUBSTR(c,11,6) BETWEEN x'00DC6ACFAC00' AND x'03BB2CC3D800') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),21,12),'7',substr(HEX(c),14,7),substr(HEX(c),1,12)))

-- v7-to-comb/time-last
(CASE WHEN (LENGTH(c) = 16 AND ORD(SUBSTR(c,7,1)) BETWEEN 112 AND 127 AND ORD(SUBSTR(c,9,1)) BETWEEN 128 AND 191) THEN (SUBSTR(c,1,6) BETWEEN x'00DC6ACFAC00' AND x'03BB2CC3D800') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),21,12),'4',substr(HEX(c),14,7),substr(HEX(c),1,12)))

-- swapped-to-network
(CASE WHEN (LENGTH(c) = 16) THEN (SUBSTR(c,1,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(c,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),9,8),substr(HEX(c),5,4),substr(HEX(c),1,4),substr(HEX(c),17)))

-- network-to-swapped
(CASE WHEN (LENGTH(c) = 16) THEN (SUBSTR(c,7,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(c,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),13,4),substr(HEX(c),9,4),substr(HEX(c),1,8),substr(HEX(c),17)))

-- mixed-to-network
(CASE WHEN (LENGTH(c) = 16) THEN (SUBSTR(c,8,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(c,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),7,2),substr(HEX(c),5,2),substr(HEX(c),3,2),substr(HEX(c),1,2),substr(HEX(c),11,2),substr(HEX(c),9,2),substr(HEX(c),15,2),substr(HEX(c),13,2),substr(HEX(c),17)))

-- network-to-mixed
(CASE WHEN (LENGTH(c) = 16) THEN (SUBSTR(c,7,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(c,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),7,2),substr(HEX(c),5,2),substr(HEX(c),3,2),substr(HEX(c),1,2),substr(HEX(c),11,2),substr(HEX(c),9,2),substr(HEX(c),15,2),substr(HEX(c),13,2),substr(HEX(c),17)))

-- inin-dbms0-to-dbms1
(CASE WHEN (LENGTH(c) = 16) THEN (SUBSTR(c,8,1) BETWEEN x'D0' AND x'D0') AND (SUBSTR(c,9,1) BETWEEN x'80' AND x'8F') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),25,8),substr(HEX(c),21,4),substr(HEX(c),13,4),'9',substr(HEX(c),18,3),substr(HEX(c),1,12)))

-- inin-dbms1-to-dbms0
(CASE WHEN (LENGTH(c) = 16) THEN (SUBSTR(c,8,1) BETWEEN x'D0' AND x'D0') AND (SUBSTR(c,9,1) BETWEEN x'90' AND x'9F') ELSE (1 = 0) END)
UNHEX(CONCAT(substr(HEX(c),21,12),substr(HEX(c),13,4),'8',substr(HEX(c),18,3),substr(HEX(c),9,4),substr(HEX(c),1,8)))

-- swapped-to-network by its list
SELECT HEX(a.`id`) FROM `shop`.`orders` a WHERE CASE WHEN (CASE WHEN (LENGTH(a.`id`) = 16) THEN (SUBSTR(a.`id`,7,1) BETWEEN x'10' AND x'8F') AND (SUBSTR(a.`id`,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN EXISTS (SELECT 1 FROM `shop`.`order "items"` b WHERE b.`order` IN (UNHEX(CONCAT(substr(HEX(a.`id`),13,4),substr(HEX(a.`id`),9,4),substr(HEX(a.`id`),1,8),substr(HEX(a.`id`),17)))) AND b.`order` <> a.`id`) ELSE (1 = 0) END LIMIT 1
-- 0 arguments

