-- v1-to-v6
(c REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(c) = 36)
CONCAT(substr(c,16,3),substr(c,10,4),substr(c,1,1),'-',substr(c,2,4),'-6',substr(c,6,3),substr(c,19))

-- v6-to-v1
(c REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(c) = 36)
CONCAT(substr(c,8,1),substr(c,10,4),substr(c,16,3),'-',substr(c,4,4),'-1',substr(c,1,3),substr(c,19))

-- newsequentialid-to-v6
(CASE WHEN (c REGEXP '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(c) = 36) THEN (SUBSTR(UNHEX(REPLACE(c,'-','')),8,1) BETWEEN x'10' AND x'12') AND (SUBSTR(UNHEX(REPLACE(c,'-','')),9,1) BETWEEN x'80' AND x'BF') AND NOT (SUBSTR(UNHEX(REPLACE(c,'-','')),7,1) BETWEEN x'60' AND x'6F') ELSE (1 = 0) END)
CONCAT(substr(c,18,1),substr(c,15,2),substr(c,12,2),substr(c,10,2),substr(c,7,1),'-',substr(c,8,1),substr(c,5,2),substr(c,3,1),'-6',substr(c,4,1),substr(c,1,2),substr(c,19))

-- v6-to-newsequentialid
(CASE WHEN (c REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(c) = 36) THEN (SUBSTR(UNHEX(REPLACE(c,'-','')),1,1) BETWEEN x'00' AND x'2F') AND NOT (SUBSTR(UNHEX(REPLACE(c,'-','')),1,1) BETWEEN x'06' AND x'06') AND NOT (SUBSTR(UNHEX(REPLACE(c,'-','')),1,1) BETWEEN x'16' AND x'16') AND NOT (SUBSTR(UNHEX(REPLACE(c,'-','')),1,1) BETWEEN x'26' AND x'26') ELSE (1 = 0) END)
CONCAT(substr(c,17,2),substr(c,13,1),substr(c,16,1),substr(c,11,2),substr(c,8,1),substr(c,10,1),'-',substr(c,6,2),substr(c,4,2),'-',substr(c,2,2),'1',substr(c,1,1),substr(c,19))

-- google-v6-repair
(CASE WHEN (c REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(c) = 36) THEN (SUBSTR(UNHEX(REPLACE(c,'-','')),1,6) BETWEEN x'01D3BFDE63B1' AND x'0243DD56B5A5') ELSE (1 = 0) END)
CONCAT(substr(c,2,7),substr(c,10,1),'-',substr(c,11,3),'0-6',substr(c,16))

-- google-v6-break
(CASE WHEN (c REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(c) = 36) THEN (SUBSTR(UNHEX(REPLACE(c,'-','')),1,6) BETWEEN x'1D3BFDE63B10' AND x'243DD56B5A50') ELSE (1 = 0) END)
CONCAT('0',substr(c,1,7),'-',substr(c,8,1),substr(c,10,3),'-6',substr(c,16))

-- comb-to-v7/time-first
(CASE WHEN (c REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(c) = 36) THEN (SUBSTR(UNHEX(REPLACE(c,'-','')),1,6) BETWEEN x'00DC6ACFAC00' AND x'03BB2CC3D800') ELSE (1 = 0) END)
CONCAT(substr(c,1,13),'-7',substr(c,16))

-- v7-to-comb/time-first
(CASE WHEN (c REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-7[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(c) = 36) THEN (SUBSTR(UNHEX(REPLACE(c,'-','')),1,6) BETWEEN x'00DC6ACFAC00' AND x'03BB2CC3D800') ELSE (1 = 0) END)
CONCAT(substr(c,1,13),'-4',substr(c,16))

-- comb-to-v7/time-last
(CASE WHEN (c REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(c) = 36) THEN (SUBSTR(UNHEX(REPLACE(c,'-','')),11,6) BETWEEN x'00DC6ACFAC00' AND x'03BB2CC3D800') ELSE (1 = 0) END)
CONCAT(substr(c,25,8),'-',substr(c,33,4),'-7',substr(c,16,8),'-',substr(c,1,8),substr(c,10,4))

-- v7-to-comb/time-last
(CASE WHEN (c REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-7[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH(c) = 36) THEN (SUBSTR(UNHEX(REPLACE(c,'-','')),1,6) BETWEEN x'00DC6ACFAC00' AND x'03BB2CC3D800') ELSE (1 = 0) END)
CONCAT(substr(c,25,8),'-',substr(c,33,4),'-4',substr(c,16,8),'-',substr(c,1,8),substr(c,10,4))

