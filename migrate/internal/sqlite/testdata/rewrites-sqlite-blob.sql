-- v1-to-v6
(typeof(c) = 'blob' AND length(c) = 16 AND substr(c,7,1) BETWEEN x'10' AND x'1F' AND substr(c,9,1) BETWEEN x'80' AND x'BF')
unhex(substr(hex(c),14,3)||substr(hex(c),9,4)||substr(hex(c),1,5)||'6'||substr(hex(c),6,3)||substr(hex(c),17))

-- v6-to-v1
(typeof(c) = 'blob' AND length(c) = 16 AND substr(c,7,1) BETWEEN x'60' AND x'6F' AND substr(c,9,1) BETWEEN x'80' AND x'BF')
unhex(substr(hex(c),8,5)||substr(hex(c),14,3)||substr(hex(c),4,4)||'1'||substr(hex(c),1,3)||substr(hex(c),17))

-- swapped-to-v6
(CASE WHEN (typeof(c) = 'blob' AND length(c) = 16) THEN (substr(c,1,2) BETWEEN x'1130' AND x'12FF') AND (substr(c,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END)
unhex(substr(hex(c),2,12)||'6'||substr(hex(c),14))

-- v6-to-swapped
(CASE WHEN (typeof(c) = 'blob' AND length(c) = 16 AND substr(c,7,1) BETWEEN x'60' AND x'6F' AND substr(c,9,1) BETWEEN x'80' AND x'BF') THEN (substr(c,1,1) BETWEEN x'13' AND x'2F') ELSE (1 = 0) END)
unhex('1'||substr(hex(c),1,12)||substr(hex(c),14))

-- newsequentialid-to-v6
(CASE WHEN (typeof(c) = 'blob' AND length(c) = 16) THEN (substr(c,8,1) BETWEEN x'10' AND x'12') AND (substr(c,9,1) BETWEEN x'80' AND x'BF') AND NOT (substr(c,7,1) BETWEEN x'60' AND x'6F') ELSE (1 = 0) END)
unhex(substr(hex(c),16,1)||substr(hex(c),13,2)||substr(hex(c),11,2)||substr(hex(c),9,2)||substr(hex(c),7,2)||substr(hex(c),5,2)||substr(hex(c),3,1)||'6'||substr(hex(c),4,1)||substr(hex(c),1,2)||substr(hex(c),17))

-- v6-to-newsequentialid
(CASE WHEN (typeof(c) = 'blob' AND length(c) = 16 AND substr(c,7,1) BETWEEN x'60' AND x'6F' AND substr(c,9,1) BETWEEN x'80' AND x'BF') THEN (substr(c,1,1) BETWEEN x'00' AND x'2F') AND NOT (substr(c,1,1) BETWEEN x'06' AND x'06') AND NOT (substr(c,1,1) BETWEEN x'16' AND x'16') AND NOT (substr(c,1,1) BETWEEN x'26' AND x'26') ELSE (1 = 0) END)
unhex(substr(hex(c),15,2)||substr(hex(c),12,1)||substr(hex(c),14,1)||substr(hex(c),10,2)||substr(hex(c),8,2)||substr(hex(c),6,2)||substr(hex(c),4,2)||substr(hex(c),2,2)||'1'||substr(hex(c),1,1)||substr(hex(c),17))

-- google-v6-repair
(CASE WHEN (typeof(c) = 'blob' AND length(c) = 16 AND substr(c,7,1) BETWEEN x'60' AND x'6F' AND substr(c,9,1) BETWEEN x'80' AND x'BF') THEN (substr(c,1,6) BETWEEN x'01D3BFDE63B1' AND x'0243DD56B5A5') ELSE (1 = 0) END)
unhex(substr(hex(c),2,11)||'06'||substr(hex(c),14))

-- google-v6-break
(CASE WHEN (typeof(c) = 'blob' AND length(c) = 16 AND substr(c,7,1) BETWEEN x'60' AND x'6F' AND substr(c,9,1) BETWEEN x'80' AND x'BF') THEN (substr(c,1,6) BETWEEN x'1D3BFDE63B10' AND x'243DD56B5A50') ELSE (1 = 0) END)
unhex('0'||substr(hex(c),1,11)||'6'||substr(hex(c),14))

-- comb-to-v7/time-first
(CASE WHEN (typeof(c) = 'blob' AND length(c) = 16 AND substr(c,7,1) BETWEEN x'40' AND x'4F' AND substr(c,9,1) BETWEEN x'80' AND x'BF') THEN (substr(c,1,6) BETWEEN x'00DC6ACFAC00' AND x'03BB2CC3D800') ELSE (1 = 0) END)
unhex(substr(hex(c),1,12)||'7'||substr(hex(c),14))

-- v7-to-comb/time-first
(CASE WHEN (typeof(c) = 'blob' AND length(c) = 16 AND substr(c,7,1) BETWEEN x'70' AND x'7F' AND substr(c,9,1) BETWEEN x'80' AND x'BF') THEN (substr(c,1,6) BETWEEN x'00DC6ACFAC00' AND x'03BB2CC3D800') ELSE (1 = 0) END)
unhex(substr(hex(c),1,12)||'4'||substr(hex(c),14))

-- comb-to-v7/time-last
(CASE WHEN (typeof(c) = 'blob' AND length(c) = 16 AND substr(c,7,1) BETWEEN x'40' AND x'4F' AND substr(c,9,1) BETWEEN x'80' AND x'BF') THEN (substr(c,11,6) BETWEEN x'00DC6ACFAC00' AND x'03BB2CC3D800') ELSE (1 = 0) END)
unhex(substr(hex(c),21,12)||'7'||substr(hex(c),14,7)||substr(hex(c),1,12))

-- v7-to-comb/time-last
(CASE WHEN (typeof(c) = 'blob' AND length(c) = 16 AND substr(c,7,1) BETWEEN x'70' AND x'7F' AND substr(c,9,1) BETWEEN x'80' AND x'BF') THEN (substr(c,1,6) BETWEEN x'00DC6ACFAC00' AND x'03BB2CC3D800') ELSE (1 = 0) END)
unhex(substr(hex(c),21,12)||'4'||substr(hex(c),14,7)||substr(hex(c),1,12))

-- swapped-to-network
(CASE WHEN (typeof(c) = 'blob' AND length(c) = 16) THEN (substr(c,1,1) BETWEEN x'10' AND x'8F') AND (substr(c,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END)
unhex(substr(hex(c),9,8)||substr(hex(c),5,4)||substr(hex(c),1,4)||substr(hex(c),17))

-- network-to-swapped
(CASE WHEN (typeof(c) = 'blob' AND length(c) = 16) THEN (substr(c,7,1) BETWEEN x'10' AND x'8F') AND (substr(c,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END)
unhex(substr(hex(c),13,4)||substr(hex(c),9,4)||substr(hex(c),1,8)||substr(hex(c),17))

-- mixed-to-network
(CASE WHEN (typeof(c) = 'blob' AND length(c) = 16) THEN (substr(c,8,1) BETWEEN x'10' AND x'8F') AND (substr(c,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END)
unhex(substr(hex(c),7,2)||substr(hex(c),5,2)||substr(hex(c),3,2)||substr(hex(c),1,2)||substr(hex(c),11,2)||substr(hex(c),9,2)||substr(hex(c),15,2)||substr(hex(c),13,2)||substr(hex(c),17))

-- network-to-mixed
(CASE WHEN (typeof(c) = 'blob' AND length(c) = 16) THEN (substr(c,7,1) BETWEEN x'10' AND x'8F') AND (substr(c,9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END)
unhex(substr(hex(c),7,2)||substr(hex(c),5,2)||substr(hex(c),3,2)||substr(hex(c),1,2)||substr(hex(c),11,2)||substr(hex(c),9,2)||substr(hex(c),15,2)||substr(hex(c),13,2)||substr(hex(c),17))

-- inin-dbms0-to-dbms1
(CASE WHEN (typeof(c) = 'blob' AND length(c) = 16) THEN (substr(c,8,1) BETWEEN x'D0' AND x'D0') AND (substr(c,9,1) BETWEEN x'80' AND x'8F') ELSE (1 = 0) END)
unhex(substr(hex(c),25,8)||substr(hex(c),21,4)||substr(hex(c),13,4)||'9'||substr(hex(c),18,3)||substr(hex(c),1,12))

-- inin-dbms1-to-dbms0
(CASE WHEN (typeof(c) = 'blob' AND length(c) = 16) THEN (substr(c,8,1) BETWEEN x'D0' AND x'D0') AND (substr(c,9,1) BETWEEN x'90' AND x'9F') ELSE (1 = 0) END)
unhex(substr(hex(c),21,12)||substr(hex(c),13,4)||'8'||substr(hex(c),18,3)||substr(hex(c),9,4)||substr(hex(c),1,8))

-- swapped-to-network by its list
SELECT hex(a."id") FROM "shop"."orders" a WHERE CASE WHEN (CASE WHEN (typeof(a."id") = 'blob' AND length(a."id") = 16) THEN (substr(a."id",7,1) BETWEEN x'10' AND x'8F') AND (substr(a."id",9,1) BETWEEN x'80' AND x'BF') ELSE (1 = 0) END) THEN EXISTS (SELECT 1 FROM "shop"."order ""items""" b WHERE b."order" IN (unhex(substr(hex(a."id"),13,4)||substr(hex(a."id"),9,4)||substr(hex(a."id"),1,8)||substr(hex(a."id"),17))) AND b."order" <> a."id") ELSE (1 = 0) END LIMIT 1
-- 0 arguments

