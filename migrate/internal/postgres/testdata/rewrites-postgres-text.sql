-- v1-to-v6
(CASE WHEN c::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(c::text) = 36 THEN true ELSE false END)
(substr(c::text,16,3)||substr(c::text,10,4)||substr(c::text,1,1)||'-'||substr(c::text,2,4)||'-6'||substr(c::text,6,3)||substr(c::text,19))::text

-- v6-to-v1
(CASE WHEN c::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(c::text) = 36 THEN true ELSE false END)
(substr(c::text,8,1)||substr(c::text,10,4)||substr(c::text,16,3)||'-'||substr(c::text,4,4)||'-1'||substr(c::text,1,3)||substr(c::text,19))::text

-- newsequentialid-to-v6
(CASE WHEN (CASE WHEN c::text COLLATE "C" ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' AND length(c::text) = 36 THEN true ELSE false END) THEN (substring(uuid_send((c::text)::uuid),8,1) BETWEEN decode('10','hex') AND decode('12','hex')) AND (substring(uuid_send((c::text)::uuid),9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) AND NOT (substring(uuid_send((c::text)::uuid),7,1) BETWEEN decode('60','hex') AND decode('6F','hex')) ELSE (1 = 0) END)
(substr(c::text,18,1)||substr(c::text,15,2)||substr(c::text,12,2)||substr(c::text,10,2)||substr(c::text,7,1)||'-'||substr(c::text,8,1)||substr(c::text,5,2)||substr(c::text,3,1)||'-6'||substr(c::text,4,1)||substr(c::text,1,2)||substr(c::text,19))::text

-- v6-to-newsequentialid
(CASE WHEN (CASE WHEN c::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(c::text) = 36 THEN true ELSE false END) THEN (substring(uuid_send((c::text)::uuid),1,1) BETWEEN decode('00','hex') AND decode('2F','hex')) AND NOT (substring(uuid_send((c::text)::uuid),1,1) BETWEEN decode('06','hex') AND decode('06','hex')) AND NOT (substring(uuid_send((c::text)::uuid),1,1) BETWEEN decode('16','hex') AND decode('16','hex')) AND NOT (substring(uuid_send((c::text)::uuid),1,1) BETWEEN decode('26','hex') AND decode('26','hex')) ELSE (1 = 0) END)
(substr(c::text,17,2)||substr(c::text,13,1)||substr(c::text,16,1)||substr(c::text,11,2)||substr(c::text,8,1)||substr(c::text,10,1)||'-'||substr(c::text,6,2)||substr(c::text,4,2)||'-'||substr(c::text,2,2)||'1'||substr(c::text,1,1)||substr(c::text,19))::text

-- google-v6-repair
(CASE WHEN (CASE WHEN c::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(c::text) = 36 THEN true ELSE false END) THEN (substring(uuid_send((c::text)::uuid),1,6) BETWEEN decode('01D3BFDE63B1','hex') AND decode('0243DD56B5A5','hex')) ELSE (1 = 0) END)
(substr(c::text,2,7)||substr(c::text,10,1)||'-'||substr(c::text,11,3)||'0-6'||substr(c::text,16))::text

-- google-v6-break
(CASE WHEN (CASE WHEN c::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(c::text) = 36 THEN true ELSE false END) THEN (substring(uuid_send((c::text)::uuid),1,6) BETWEEN decode('1D3BFDE63B10','hex') AND decode('243DD56B5A50','hex')) ELSE (1 = 0) END)
('0'||substr(c::text,1,7)||'-'||substr(c::text,8,1)||substr(c::text,10,3)||'-6'||substr(c::text,16))::text

-- comb-to-v7/time-first
(CASE WHEN (CASE WHEN c::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(c::text) = 36 THEN true ELSE false END) THEN (substring(uuid_send((c::text)::uuid),1,6) BETWEEN decode('00DC6ACFAC00','hex') AND decode('03BB2CC3D800','hex')) ELSE (1 = 0) END)
(substr(c::text,1,13)||'-7'||substr(c::text,16))::text

-- v7-to-comb/time-first
(CASE WHEN (CASE WHEN c::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-7[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(c::text) = 36 THEN true ELSE false END) THEN (substring(uuid_send((c::text)::uuid),1,6) BETWEEN decode('00DC6ACFAC00','hex') AND decode('03BB2CC3D800','hex')) ELSE (1 = 0) END)
(substr(c::text,1,13)||'-4'||substr(c::text,16))::text

-- comb-to-v7/time-last
(CASE WHEN (CASE WHEN c::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(c::text) = 36 THEN true ELSE false END) THEN (substring(uuid_send((c::text)::uuid),11,6) BETWEEN decode('00DC6ACFAC00','hex') AND decode('03BB2CC3D800','hex')) ELSE (1 = 0) END)
(substr(c::text,25,8)||'-'||substr(c::text,33,4)||'-7'||substr(c::text,16,8)||'-'||substr(c::text,1,8)||substr(c::text,10,4))::text

-- v7-to-comb/time-last
(CASE WHEN (CASE WHEN c::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-7[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(c::text) = 36 THEN true ELSE false END) THEN (substring(uuid_send((c::text)::uuid),1,6) BETWEEN decode('00DC6ACFAC00','hex') AND decode('03BB2CC3D800','hex')) ELSE (1 = 0) END)
(substr(c::text,25,8)||'-'||substr(c::text,33,4)||'-4'||substr(c::text,16,8)||'-'||substr(c::text,1,8)||substr(c::text,10,4))::text

