-- v1-to-v6
(CASE WHEN CASE WHEN length(c) = 16 THEN get_byte(c,6)>>4 = 1 AND get_byte(c,8)>>6 = 2 ELSE false END THEN true ELSE false END)
decode(substr(encode(c,'hex'),14,3)||substr(encode(c,'hex'),9,4)||substr(encode(c,'hex'),1,5)||'6'||substr(encode(c,'hex'),6,3)||substr(encode(c,'hex'),17),'hex')

-- v6-to-v1
(CASE WHEN CASE WHEN length(c) = 16 THEN get_byte(c,6)>>4 = 6 AND get_byte(c,8)>>6 = 2 ELSE false END THEN true ELSE false END)
decode(substr(encode(c,'hex'),8,5)||substr(encode(c,'hex'),14,3)||substr(encode(c,'hex'),4,4)||'1'||substr(encode(c,'hex'),1,3)||substr(encode(c,'hex'),17),'hex')

-- swapped-to-v6
(CASE WHEN (CASE WHEN length(c) = 16 THEN true ELSE false END) THEN (substring(c,1,2) BETWEEN decode('1130','hex') AND decode('12FF','hex')) AND (substring(c,9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END)
decode(substr(encode(c,'hex'),2,12)||'6'||substr(encode(c,'hex'),14),'hex')

-- v6-to-swapped
(CASE WHEN (CASE WHEN CASE WHEN length(c) = 16 THEN get_byte(c,6)>>4 = 6 AND get_byte(c,8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN (substring(c,1,1) BETWEEN decode('13','hex') AND decode('2F','hex')) ELSE (1 = 0) END)
decode('1'||substr(encode(c,'hex'),1,12)||substr(encode(c,'hex'),14),'hex')

-- newsequentialid-to-v6
(CASE WHEN (CASE WHEN length(c) = 16 THEN true ELSE false END) THEN (substring(c,8,1) BETWEEN decode('10','hex') AND decode('12','hex')) AND (substring(c,9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) AND NOT (substring(c,7,1) BETWEEN decode('60','hex') AND decode('6F','hex')) ELSE (1 = 0) END)
decode(substr(encode(c,'hex'),16,1)||substr(encode(c,'hex'),13,2)||substr(encode(c,'hex'),11,2)||substr(encode(c,'hex'),9,2)||substr(encode(c,'hex'),7,2)||substr(encode(c,'hex'),5,2)||substr(encode(c,'hex'),3,1)||'6'||substr(encode(c,'hex'),4,1)||substr(encode(c,'hex'),1,2)||substr(encode(c,'hex'),17),'hex')

-- v6-to-newsequentialid
(CASE WHEN (CASE WHEN CASE WHEN length(c) = 16 THEN get_byte(c,6)>>4 = 6 AND get_byte(c,8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN (substring(c,1,1) BETWEEN decode('00','hex') AND decode('2F','hex')) AND NOT (substring(c,1,1) BETWEEN decode('06','hex') AND decode('06','hex')) AND NOT (substring(c,1,1) BETWEEN decode('16','hex') AND decode('16','hex')) AND NOT (substring(c,1,1) BETWEEN decode('26','hex') AND decode('26','hex')) ELSE (1 = 0) END)
decode(substr(encode(c,'hex'),15,2)||substr(encode(c,'hex'),12,1)||substr(encode(c,'hex'),14,1)||substr(encode(c,'hex'),10,2)||substr(encode(c,'hex'),8,2)||substr(encode(c,'hex'),6,2)||substr(encode(c,'hex'),4,2)||substr(encode(c,'hex'),2,2)||'1'||substr(encode(c,'hex'),1,1)||substr(encode(c,'hex'),17),'hex')

-- google-v6-repair
(CASE WHEN (CASE WHEN CASE WHEN length(c) = 16 THEN get_byte(c,6)>>4 = 6 AND get_byte(c,8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN (substring(c,1,6) BETWEEN decode('01D3BFDE63B1','hex') AND decode('0243DD56B5A5','hex')) ELSE (1 = 0) END)
decode(substr(encode(c,'hex'),2,11)||'06'||substr(encode(c,'hex'),14),'hex')

-- google-v6-break
(CASE WHEN (CASE WHEN CASE WHEN length(c) = 16 THEN get_byte(c,6)>>4 = 6 AND get_byte(c,8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN (substring(c,1,6) BETWEEN decode('1D3BFDE63B10','hex') AND decode('243DD56B5A50','hex')) ELSE (1 = 0) END)
decode('0'||substr(encode(c,'hex'),1,11)||'6'||substr(encode(c,'hex'),14),'hex')

-- comb-to-v7/time-first
(CASE WHEN (CASE WHEN CASE WHEN length(c) = 16 THEN get_byte(c,6)>>4 = 4 AND get_byte(c,8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN (substring(c,1,6) BETWEEN decode('00DC6ACFAC00','hex') AND decode('03BB2CC3D800','hex')) ELSE (1 = 0) END)
decode(substr(encode(c,'hex'),1,12)||'7'||substr(encode(c,'hex'),14),'hex')

-- v7-to-comb/time-first
(CASE WHEN (CASE WHEN CASE WHEN length(c) = 16 THEN get_byte(c,6)>>4 = 7 AND get_byte(c,8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN (substring(c,1,6) BETWEEN decode('00DC6ACFAC00','hex') AND decode('03BB2CC3D800','hex')) ELSE (1 = 0) END)
decode(substr(encode(c,'hex'),1,12)||'4'||substr(encode(c,'hex'),14),'hex')

-- comb-to-v7/time-last
(CASE WHEN (CASE WHEN CASE WHEN length(c) = 16 THEN get_byte(c,6)>>4 = 4 AND get_byte(c,8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN (substring(c,11,6) BETWEEN decode('00DC6ACFAC00','hex') AND decode('03BB2CC3D800','hex')) ELSE (1 = 0) END)
decode(substr(encode(c,'hex'),21,12)||'7'||substr(encode(c,'hex'),14,7)||substr(encode(c,'hex'),1,12),'hex')

-- v7-to-comb/time-last
(CASE WHEN (CASE WHEN CASE WHEN length(c) = 16 THEN get_byte(c,6)>>4 = 7 AND get_byte(c,8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN (substring(c,1,6) BETWEEN decode('00DC6ACFAC00','hex') AND decode('03BB2CC3D800','hex')) ELSE (1 = 0) END)
decode(substr(encode(c,'hex'),21,12)||'4'||substr(encode(c,'hex'),14,7)||substr(encode(c,'hex'),1,12),'hex')

-- swapped-to-network
(CASE WHEN (CASE WHEN length(c) = 16 THEN true ELSE false END) THEN (substring(c,1,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring(c,9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END)
decode(substr(encode(c,'hex'),9,8)||substr(encode(c,'hex'),5,4)||substr(encode(c,'hex'),1,4)||substr(encode(c,'hex'),17),'hex')

-- network-to-swapped
(CASE WHEN (CASE WHEN length(c) = 16 THEN true ELSE false END) THEN (substring(c,7,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring(c,9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END)
decode(substr(encode(c,'hex'),13,4)||substr(encode(c,'hex'),9,4)||substr(encode(c,'hex'),1,8)||substr(encode(c,'hex'),17),'hex')

-- mixed-to-network
(CASE WHEN (CASE WHEN length(c) = 16 THEN true ELSE false END) THEN (substring(c,8,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring(c,9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END)
decode(substr(encode(c,'hex'),7,2)||substr(encode(c,'hex'),5,2)||substr(encode(c,'hex'),3,2)||substr(encode(c,'hex'),1,2)||substr(encode(c,'hex'),11,2)||substr(encode(c,'hex'),9,2)||substr(encode(c,'hex'),15,2)||substr(encode(c,'hex'),13,2)||substr(encode(c,'hex'),17),'hex')

-- network-to-mixed
(CASE WHEN (CASE WHEN length(c) = 16 THEN true ELSE false END) THEN (substring(c,7,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring(c,9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END)
decode(substr(encode(c,'hex'),7,2)||substr(encode(c,'hex'),5,2)||substr(encode(c,'hex'),3,2)||substr(encode(c,'hex'),1,2)||substr(encode(c,'hex'),11,2)||substr(encode(c,'hex'),9,2)||substr(encode(c,'hex'),15,2)||substr(encode(c,'hex'),13,2)||substr(encode(c,'hex'),17),'hex')

-- inin-dbms0-to-dbms1
(CASE WHEN (CASE WHEN length(c) = 16 THEN true ELSE false END) THEN (substring(c,8,1) BETWEEN decode('D0','hex') AND decode('D0','hex')) AND (substring(c,9,1) BETWEEN decode('80','hex') AND decode('8F','hex')) ELSE (1 = 0) END)
decode(substr(encode(c,'hex'),25,8)||substr(encode(c,'hex'),21,4)||substr(encode(c,'hex'),13,4)||'9'||substr(encode(c,'hex'),18,3)||substr(encode(c,'hex'),1,12),'hex')

-- inin-dbms1-to-dbms0
(CASE WHEN (CASE WHEN length(c) = 16 THEN true ELSE false END) THEN (substring(c,8,1) BETWEEN decode('D0','hex') AND decode('D0','hex')) AND (substring(c,9,1) BETWEEN decode('90','hex') AND decode('9F','hex')) ELSE (1 = 0) END)
decode(substr(encode(c,'hex'),21,12)||substr(encode(c,'hex'),13,4)||'8'||substr(encode(c,'hex'),18,3)||substr(encode(c,'hex'),9,4)||substr(encode(c,'hex'),1,8),'hex')

-- swapped-to-network by its list
SELECT encode(a."id",'hex') FROM "shop"."orders" a WHERE CASE WHEN (CASE WHEN (CASE WHEN length(a."id") = 16 THEN true ELSE false END) THEN (substring(a."id",7,1) BETWEEN decode('10','hex') AND decode('8F','hex')) AND (substring(a."id",9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN EXISTS (SELECT 1 FROM "shop"."order ""items""" b WHERE b."order" IN (decode(substr(encode(a."id",'hex'),13,4)||substr(encode(a."id",'hex'),9,4)||substr(encode(a."id",'hex'),1,8)||substr(encode(a."id",'hex'),17),'hex')) AND b."order" <> a."id") ELSE (1 = 0) END LIMIT 1
-- 0 arguments

