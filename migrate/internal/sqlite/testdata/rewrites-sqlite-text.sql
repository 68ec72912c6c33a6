-- v1-to-v6
(typeof(c) = 'text' AND length(c) = 36 AND c GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]')
(substr(c,16,3)||substr(c,10,4)||substr(c,1,1)||'-'||substr(c,2,4)||'-6'||substr(c,6,3)||substr(c,19))

-- v6-to-v1
(typeof(c) = 'text' AND length(c) = 36 AND c GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]')
(substr(c,8,1)||substr(c,10,4)||substr(c,16,3)||'-'||substr(c,4,4)||'-1'||substr(c,1,3)||substr(c,19))

-- newsequentialid-to-v6
(CASE WHEN (typeof(c) = 'text' AND length(c) = 36 AND c GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (substr(unhex(replace(c,'-','')),8,1) BETWEEN x'10' AND x'12') AND (substr(unhex(replace(c,'-','')),9,1) BETWEEN x'80' AND x'BF') AND NOT (substr(unhex(replace(c,'-','')),7,1) BETWEEN x'60' AND x'6F') ELSE (1 = 0) END)
(substr(c,18,1)||substr(c,15,2)||substr(c,12,2)||substr(c,10,2)||substr(c,7,1)||'-'||substr(c,8,1)||substr(c,5,2)||substr(c,3,1)||'-6'||substr(c,4,1)||substr(c,1,2)||substr(c,19))

-- v6-to-newsequentialid
(CASE WHEN (typeof(c) = 'text' AND length(c) = 36 AND c GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (substr(unhex(replace(c,'-','')),1,1) BETWEEN x'00' AND x'2F') AND NOT (substr(unhex(replace(c,'-','')),1,1) BETWEEN x'06' AND x'06') AND NOT (substr(unhex(replace(c,'-','')),1,1) BETWEEN x'16' AND x'16') AND NOT (substr(unhex(replace(c,'-','')),1,1) BETWEEN x'26' AND x'26') ELSE (1 = 0) END)
(substr(c,17,2)||substr(c,13,1)||substr(c,16,1)||substr(c,11,2)||substr(c,8,1)||substr(c,10,1)||'-'||substr(c,6,2)||substr(c,4,2)||'-'||substr(c,2,2)||'1'||substr(c,1,1)||substr(c,19))

-- google-v6-repair
(CASE WHEN (typeof(c) = 'text' AND length(c) = 36 AND c GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (substr(unhex(replace(c,'-','')),1,6) BETWEEN x'01D3BFDE63B1' AND x'0243DD56B5A5') ELSE (1 = 0) END)
(substr(c,2,7)||substr(c,10,1)||'-'||substr(c,11,3)||'0-6'||substr(c,16))

-- google-v6-break
(CASE WHEN (typeof(c) = 'text' AND length(c) = 36 AND c GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (substr(unhex(replace(c,'-','')),1,6) BETWEEN x'1D3BFDE63B10' AND x'243DD56B5A50') ELSE (1 = 0) END)
('0'||substr(c,1,7)||'-'||substr(c,8,1)||substr(c,10,3)||'-6'||substr(c,16))

-- comb-to-v7/time-first
(CASE WHEN (typeof(c) = 'text' AND length(c) = 36 AND c GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-4[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (substr(unhex(replace(c,'-','')),1,6) BETWEEN x'00DC6ACFAC00' AND x'03BB2CC3D800') ELSE (1 = 0) END)
(substr(c,1,13)||'-7'||substr(c,16))

-- v7-to-comb/time-first
(CASE WHEN (typeof(c) = 'text' AND length(c) = 36 AND c GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-7[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (substr(unhex(replace(c,'-','')),1,6) BETWEEN x'00DC6ACFAC00' AND x'03BB2CC3D800') ELSE (1 = 0) END)
(substr(c,1,13)||'-4'||substr(c,16))

-- comb-to-v7/time-last
(CASE WHEN (typeof(c) = 'text' AND length(c) = 36 AND c GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-4[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (substr(unhex(replace(c,'-','')),11,6) BETWEEN x'00DC6ACFAC00' AND x'03BB2CC3D800') ELSE (1 = 0) END)
(substr(c,25,8)||'-'||substr(c,33,4)||'-7'||substr(c,16,8)||'-'||substr(c,1,8)||substr(c,10,4))

-- v7-to-comb/time-last
(CASE WHEN (typeof(c) = 'text' AND length(c) = 36 AND c GLOB '[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-7[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN (substr(unhex(replace(c,'-','')),1,6) BETWEEN x'00DC6ACFAC00' AND x'03BB2CC3D800') ELSE (1 = 0) END)
(substr(c,25,8)||'-'||substr(c,33,4)||'-4'||substr(c,16,8)||'-'||substr(c,1,8)||substr(c,10,4))

