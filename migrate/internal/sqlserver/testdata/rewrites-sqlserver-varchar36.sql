-- v1-to-v6
(DATALENGTH(c) = 36 AND CONVERT(nvarchar(36), c) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]')
(SUBSTRING(c, 16, 3) + SUBSTRING(c, 10, 4) + SUBSTRING(c, 1, 1) + '-' + SUBSTRING(c, 2, 4) + '-6' + SUBSTRING(c, 6, 3) + SUBSTRING(c, 19, 36))

-- v6-to-v1
(DATALENGTH(c) = 36 AND CONVERT(nvarchar(36), c) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]')
(SUBSTRING(c, 8, 1) + SUBSTRING(c, 10, 4) + SUBSTRING(c, 16, 3) + '-' + SUBSTRING(c, 4, 4) + '-1' + SUBSTRING(c, 1, 3) + SUBSTRING(c, 19, 36))

-- newsequentialid-to-v6
(CASE WHEN (DATALENGTH(c) = 36 AND CONVERT(nvarchar(36), c) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(c, '-', ''), 2), 8, 1) BETWEEN 0x10 AND 0x12) AND (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(c, '-', ''), 2), 9, 1) BETWEEN 0x80 AND 0xBF) AND NOT (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(c, '-', ''), 2), 7, 1) BETWEEN 0x60 AND 0x6F) THEN 1 ELSE 0 END ELSE 0 END = 1)
(SUBSTRING(c, 18, 1) + SUBSTRING(c, 15, 2) + SUBSTRING(c, 12, 2) + SUBSTRING(c, 10, 2) + SUBSTRING(c, 7, 1) + '-' + SUBSTRING(c, 8, 1) + SUBSTRING(c, 5, 2) + SUBSTRING(c, 3, 1) + '-6' + SUBSTRING(c, 4, 1) + SUBSTRING(c, 1, 2) + SUBSTRING(c, 19, 36))

-- v6-to-newsequentialid
(CASE WHEN (DATALENGTH(c) = 36 AND CONVERT(nvarchar(36), c) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(c, '-', ''), 2), 1, 1) BETWEEN 0x00 AND 0x2F) AND NOT (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(c, '-', ''), 2), 1, 1) BETWEEN 0x06 AND 0x06) AND NOT (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(c, '-', ''), 2), 1, 1) BETWEEN 0x16 AND 0x16) AND NOT (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(c, '-', ''), 2), 1, 1) BETWEEN 0x26 AND 0x26) THEN 1 ELSE 0 END ELSE 0 END = 1)
(SUBSTRING(c, 17, 2) + SUBSTRING(c, 13, 1) + SUBSTRING(c, 16, 1) + SUBSTRING(c, 11, 2) + SUBSTRING(c, 8, 1) + SUBSTRING(c, 10, 1) + '-' + SUBSTRING(c, 6, 2) + SUBSTRING(c, 4, 2) + '-' + SUBSTRING(c, 2, 2) + '1' + SUBSTRING(c, 1, 1) + SUBSTRING(c, 19, 36))

-- google-v6-repair
(CASE WHEN (DATALENGTH(c) = 36 AND CONVERT(nvarchar(36), c) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(c, '-', ''), 2), 1, 6) BETWEEN 0x01D3BFDE63B1 AND 0x0243DD56B5A5) THEN 1 ELSE 0 END ELSE 0 END = 1)
(SUBSTRING(c, 2, 7) + SUBSTRING(c, 10, 1) + '-' + SUBSTRING(c, 11, 3) + '0-6' + SUBSTRING(c, 16, 36))

-- google-v6-break
(CASE WHEN (DATALENGTH(c) = 36 AND CONVERT(nvarchar(36), c) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(c, '-', ''), 2), 1, 6) BETWEEN 0x1D3BFDE63B10 AND 0x243DD56B5A50) THEN 1 ELSE 0 END ELSE 0 END = 1)
('0' + SUBSTRING(c, 1, 7) + '-' + SUBSTRING(c, 8, 1) + SUBSTRING(c, 10, 3) + '-6' + SUBSTRING(c, 16, 36))

-- comb-to-v7/time-first
(CASE WHEN (DATALENGTH(c) = 36 AND CONVERT(nvarchar(36), c) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-4[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(c, '-', ''), 2), 1, 6) BETWEEN 0x00DC6ACFAC00 AND 0x03BB2CC3D800) THEN 1 ELSE 0 END ELSE 0 END = 1)
(SUBSTRING(c, 1, 13) + '-7' + SUBSTRING(c, 16, 36))

-- v7-to-comb/time-first
(CASE WHEN (DATALENGTH(c) = 36 AND CONVERT(nvarchar(36), c) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-7[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(c, '-', ''), 2), 1, 6) BETWEEN 0x00DC6ACFAC00 AND 0x03BB2CC3D800) THEN 1 ELSE 0 END ELSE 0 END = 1)
(SUBSTRING(c, 1, 13) + '-4' + SUBSTRING(c, 16, 36))

-- comb-to-v7/time-last
(CASE WHEN (DATALENGTH(c) = 36 AND CONVERT(nvarchar(36), c) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-4[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(c, '-', ''), 2), 11, 6) BETWEEN 0x00DC6ACFAC00 AND 0x03BB2CC3D800) THEN 1 ELSE 0 END ELSE 0 END = 1)
(SUBSTRING(c, 25, 8) + '-' + SUBSTRING(c, 33, 4) + '-7' + SUBSTRING(c, 16, 8) + '-' + SUBSTRING(c, 1, 8) + SUBSTRING(c, 10, 4))

-- v7-to-comb/time-last
(CASE WHEN (DATALENGTH(c) = 36 AND CONVERT(nvarchar(36), c) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-7[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(c, '-', ''), 2), 1, 6) BETWEEN 0x00DC6ACFAC00 AND 0x03BB2CC3D800) THEN 1 ELSE 0 END ELSE 0 END = 1)
(SUBSTRING(c, 25, 8) + '-' + SUBSTRING(c, 33, 4) + '-4' + SUBSTRING(c, 16, 8) + '-' + SUBSTRING(c, 1, 8) + SUBSTRING(c, 10, 4))

