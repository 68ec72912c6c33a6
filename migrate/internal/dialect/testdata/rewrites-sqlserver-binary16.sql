-- v1-to-v6
(DATALENGTH(c) = 16 AND SUBSTRING(c, 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING(c, 9, 1) BETWEEN 0x80 AND 0xBF)
TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), c, 2), 14, 3) + SUBSTRING(CONVERT(char(32), c, 2), 9, 4) + SUBSTRING(CONVERT(char(32), c, 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), c, 2), 6, 3) + SUBSTRING(CONVERT(char(32), c, 2), 17, 36)), 2)

-- v6-to-v1
(DATALENGTH(c) = 16 AND SUBSTRING(c, 7, 1) BETWEEN 0x60 AND 0x6F AND SUBSTRING(c, 9, 1) BETWEEN 0x80 AND 0xBF)
TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), c, 2), 8, 5) + SUBSTRING(CONVERT(char(32), c, 2), 14, 3) + SUBSTRING(CONVERT(char(32), c, 2), 4, 4) + '1' + SUBSTRING(CONVERT(char(32), c, 2), 1, 3) + SUBSTRING(CONVERT(char(32), c, 2), 17, 36)), 2)

-- swapped-to-v6
(CASE WHEN (DATALENGTH(c) = 16) THEN CASE WHEN (SUBSTRING(c, 1, 2) BETWEEN 0x1130 AND 0x12FF) AND (SUBSTRING(c, 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1)
TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), c, 2), 2, 12) + '6' + SUBSTRING(CONVERT(char(32), c, 2), 14, 36)), 2)

-- v6-to-swapped
(CASE WHEN (DATALENGTH(c) = 16 AND SUBSTRING(c, 7, 1) BETWEEN 0x60 AND 0x6F AND SUBSTRING(c, 9, 1) BETWEEN 0x80 AND 0xBF) THEN CASE WHEN (SUBSTRING(c, 1, 1) BETWEEN 0x13 AND 0x2F) THEN 1 ELSE 0 END ELSE 0 END = 1)
TRY_CONVERT(binary(16), ('1' + SUBSTRING(CONVERT(char(32), c, 2), 1, 12) + SUBSTRING(CONVERT(char(32), c, 2), 14, 36)), 2)

-- newsequentialid-to-v6
(CASE WHEN (DATALENGTH(c) = 16) THEN CASE WHEN (SUBSTRING(c, 8, 1) BETWEEN 0x10 AND 0x12) AND (SUBSTRING(c, 9, 1) BETWEEN 0x80 AND 0xBF) AND NOT (SUBSTRING(c, 7, 1) BETWEEN 0x60 AND 0x6F) THEN 1 ELSE 0 END ELSE 0 END = 1)
TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), c, 2), 16, 1) + SUBSTRING(CONVERT(char(32), c, 2), 13, 2) + SUBSTRING(CONVERT(char(32), c, 2), 11, 2) + SUBSTRING(CONVERT(char(32), c, 2), 9, 2) + SUBSTRING(CONVERT(char(32), c, 2), 7, 2) + SUBSTRING(CONVERT(char(32), c, 2), 5, 2) + SUBSTRING(CONVERT(char(32), c, 2), 3, 1) + '6' + SUBSTRING(CONVERT(char(32), c, 2), 4, 1) + SUBSTRING(CONVERT(char(32), c, 2), 1, 2) + SUBSTRING(CONVERT(char(32), c, 2), 17, 36)), 2)

-- v6-to-newsequentialid
(CASE WHEN (DATALENGTH(c) = 16 AND SUBSTRING(c, 7, 1) BETWEEN 0x60 AND 0x6F AND SUBSTRING(c, 9, 1) BETWEEN 0x80 AND 0xBF) THEN CASE WHEN (SUBSTRING(c, 1, 1) BETWEEN 0x00 AND 0x2F) AND NOT (SUBSTRING(c, 1, 1) BETWEEN 0x06 AND 0x06) AND NOT (SUBSTRING(c, 1, 1) BETWEEN 0x16 AND 0x16) AND NOT (SUBSTRING(c, 1, 1) BETWEEN 0x26 AND 0x26) THEN 1 ELSE 0 END ELSE 0 END = 1)
TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), c, 2), 15, 2) + SUBSTRING(CONVERT(char(32), c, 2), 12, 1) + SUBSTRING(CONVERT(char(32), c, 2), 14, 1) + SUBSTRING(CONVERT(char(32), c, 2), 10, 2) + SUBSTRING(CONVERT(char(32), c, 2), 8, 2) + SUBSTRING(CONVERT(char(32), c, 2), 6, 2) + SUBSTRING(CONVERT(char(32), c, 2), 4, 2) + SUBSTRING(CONVERT(char(32), c, 2), 2, 2) + '1' + SUBSTRING(CONVERT(char(32), c, 2), 1, 1) + SUBSTRING(CONVERT(char(32), c, 2), 17, 36)), 2)

-- google-v6-repair
(CASE WHEN (DATALENGTH(c) = 16 AND SUBSTRING(c, 7, 1) BETWEEN 0x60 AND 0x6F AND SUBSTRING(c, 9, 1) BETWEEN 0x80 AND 0xBF) THEN CASE WHEN (SUBSTRING(c, 1, 6) BETWEEN 0x01D3BFDE63B1 AND 0x0243DD56B5A5) THEN 1 ELSE 0 END ELSE 0 END = 1)
TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), c, 2), 2, 11) + '06' + SUBSTRING(CONVERT(char(32), c, 2), 14, 36)), 2)

-- google-v6-break
(CASE WHEN (DATALENGTH(c) = 16 AND SUBSTRING(c, 7, 1) BETWEEN 0x60 AND 0x6F AND SUBSTRING(c, 9, 1) BETWEEN 0x80 AND 0xBF) THEN CASE WHEN (SUBSTRING(c, 1, 6) BETWEEN 0x1D3BFDE63B10 AND 0x243DD56B5A50) THEN 1 ELSE 0 END ELSE 0 END = 1)
TRY_CONVERT(binary(16), ('0' + SUBSTRING(CONVERT(char(32), c, 2), 1, 11) + '6' + SUBSTRING(CONVERT(char(32), c, 2), 14, 36)), 2)

-- comb-to-v7/time-first
(CASE WHEN (DATALENGTH(c) = 16 AND SUBSTRING(c, 7, 1) BETWEEN 0x40 AND 0x4F AND SUBSTRING(c, 9, 1) BETWEEN 0x80 AND 0xBF) THEN CASE WHEN (SUBSTRING(c, 1, 6) BETWEEN 0x00DC6ACFAC00 AND 0x03BB2CC3D800) THEN 1 ELSE 0 END ELSE 0 END = 1)
TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), c, 2), 1, 12) + '7' + SUBSTRING(CONVERT(char(32), c, 2), 14, 36)), 2)

-- v7-to-comb/time-first
(CASE WHEN (DATALENGTH(c) = 16 AND SUBSTRING(c, 7, 1) BETWEEN 0x70 AND 0x7F AND SUBSTRING(c, 9, 1) BETWEEN 0x80 AND 0xBF) THEN CASE WHEN (SUBSTRING(c, 1, 6) BETWEEN 0x00DC6ACFAC00 AND 0x03BB2CC3D800) THEN 1 ELSE 0 END ELSE 0 END = 1)
TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), c, 2), 1, 12) + '4' + SUBSTRING(CONVERT(char(32), c, 2), 14, 36)), 2)

-- comb-to-v7/time-last
(CASE WHEN (DATALENGTH(c) = 16 AND SUBSTRING(c, 7, 1) BETWEEN 0x40 AND 0x4F AND SUBSTRING(c, 9, 1) BETWEEN 0x80 AND 0xBF) THEN CASE WHEN (SUBSTRING(c, 11, 6) BETWEEN 0x00DC6ACFAC00 AND 0x03BB2CC3D800) THEN 1 ELSE 0 END ELSE 0 END = 1)
TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), c, 2), 21, 12) + '7' + SUBSTRING(CONVERT(char(32), c, 2), 14, 7) + SUBSTRING(CONVERT(char(32), c, 2), 1, 12)), 2)

-- v7-to-comb/time-last
(CASE WHEN (DATALENGTH(c) = 16 AND SUBSTRING(c, 7, 1) BETWEEN 0x70 AND 0x7F AND SUBSTRING(c, 9, 1) BETWEEN 0x80 AND 0xBF) THEN CASE WHEN (SUBSTRING(c, 1, 6) BETWEEN 0x00DC6ACFAC00 AND 0x03BB2CC3D800) THEN 1 ELSE 0 END ELSE 0 END = 1)
TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), c, 2), 21, 12) + '4' + SUBSTRING(CONVERT(char(32), c, 2), 14, 7) + SUBSTRING(CONVERT(char(32), c, 2), 1, 12)), 2)

-- swapped-to-network
(CASE WHEN (DATALENGTH(c) = 16) THEN CASE WHEN (SUBSTRING(c, 1, 1) BETWEEN 0x10 AND 0x8F) AND (SUBSTRING(c, 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1)
TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), c, 2), 9, 8) + SUBSTRING(CONVERT(char(32), c, 2), 5, 4) + SUBSTRING(CONVERT(char(32), c, 2), 1, 4) + SUBSTRING(CONVERT(char(32), c, 2), 17, 36)), 2)

-- network-to-swapped
(CASE WHEN (DATALENGTH(c) = 16) THEN CASE WHEN (SUBSTRING(c, 7, 1) BETWEEN 0x10 AND 0x8F) AND (SUBSTRING(c, 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1)
TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), c, 2), 13, 4) + SUBSTRING(CONVERT(char(32), c, 2), 9, 4) + SUBSTRING(CONVERT(char(32), c, 2), 1, 8) + SUBSTRING(CONVERT(char(32), c, 2), 17, 36)), 2)

-- mixed-to-network
(CASE WHEN (DATALENGTH(c) = 16) THEN CASE WHEN (SUBSTRING(c, 8, 1) BETWEEN 0x10 AND 0x8F) AND (SUBSTRING(c, 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1)
TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), c, 2), 7, 2) + SUBSTRING(CONVERT(char(32), c, 2), 5, 2) + SUBSTRING(CONVERT(char(32), c, 2), 3, 2) + SUBSTRING(CONVERT(char(32), c, 2), 1, 2) + SUBSTRING(CONVERT(char(32), c, 2), 11, 2) + SUBSTRING(CONVERT(char(32), c, 2), 9, 2) + SUBSTRING(CONVERT(char(32), c, 2), 15, 2) + SUBSTRING(CONVERT(char(32), c, 2), 13, 2) + SUBSTRING(CONVERT(char(32), c, 2), 17, 36)), 2)

-- network-to-mixed
(CASE WHEN (DATALENGTH(c) = 16) THEN CASE WHEN (SUBSTRING(c, 7, 1) BETWEEN 0x10 AND 0x8F) AND (SUBSTRING(c, 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1)
TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), c, 2), 7, 2) + SUBSTRING(CONVERT(char(32), c, 2), 5, 2) + SUBSTRING(CONVERT(char(32), c, 2), 3, 2) + SUBSTRING(CONVERT(char(32), c, 2), 1, 2) + SUBSTRING(CONVERT(char(32), c, 2), 11, 2) + SUBSTRING(CONVERT(char(32), c, 2), 9, 2) + SUBSTRING(CONVERT(char(32), c, 2), 15, 2) + SUBSTRING(CONVERT(char(32), c, 2), 13, 2) + SUBSTRING(CONVERT(char(32), c, 2), 17, 36)), 2)

-- swapped-to-network by its list, statement 1
INSERT INTO [sqluuid].[migration_id] (run_id, id, kind) SELECT g.id, x.id, 's' FROM (SELECT DISTINCT CONVERT(binary(16), [shop].[orders].[id]) AS id FROM [shop].[orders] WHERE (CASE WHEN (CASE WHEN (DATALENGTH([shop].[orders].[id]) = 16) THEN CASE WHEN (SUBSTRING([shop].[orders].[id], 1, 1) BETWEEN 0x10 AND 0x8F) AND (SUBSTRING([shop].[orders].[id], 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN CASE WHEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [shop].[orders].[id], 2), 9, 8) + SUBSTRING(CONVERT(char(32), [shop].[orders].[id], 2), 5, 4) + SUBSTRING(CONVERT(char(32), [shop].[orders].[id], 2), 1, 4) + SUBSTRING(CONVERT(char(32), [shop].[orders].[id], 2), 17, 36)), 2) <> [shop].[orders].[id] THEN 1 ELSE 0 END ELSE 0 END = 1)) x, [sqluuid].[migration] g WHERE g.id = @p1 AND NOT EXISTS (SELECT 1 FROM [sqluuid].[migration_id] k WITH (UPDLOCK, HOLDLOCK) WHERE k.run_id = g.id AND k.id = x.id AND k.kind = 's')
-- 1 arguments

-- swapped-to-network by its list, statement 2
INSERT INTO [sqluuid].[migration_id] (run_id, id, kind) SELECT g.id, x.id, 'k' FROM (SELECT DISTINCT CONVERT(binary(16), [shop].[orders].[id]) AS id FROM [shop].[orders] WHERE (CASE WHEN (DATALENGTH([shop].[orders].[id]) = 16) THEN CASE WHEN NOT ((CASE WHEN (CASE WHEN (DATALENGTH([shop].[orders].[id]) = 16) THEN CASE WHEN (SUBSTRING([shop].[orders].[id], 1, 1) BETWEEN 0x10 AND 0x8F) AND (SUBSTRING([shop].[orders].[id], 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN CASE WHEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [shop].[orders].[id], 2), 9, 8) + SUBSTRING(CONVERT(char(32), [shop].[orders].[id], 2), 5, 4) + SUBSTRING(CONVERT(char(32), [shop].[orders].[id], 2), 1, 4) + SUBSTRING(CONVERT(char(32), [shop].[orders].[id], 2), 17, 36)), 2) <> [shop].[orders].[id] THEN 1 ELSE 0 END ELSE 0 END = 1)) THEN 1 ELSE 0 END ELSE 0 END = 1)) x, [sqluuid].[migration] g WHERE g.id = @p1 AND NOT EXISTS (SELECT 1 FROM [sqluuid].[migration_id] k WITH (UPDLOCK, HOLDLOCK) WHERE k.run_id = g.id AND k.id = x.id AND k.kind = 'k')
-- 1 arguments

-- swapped-to-network by its list, statement 3
SET NOCOUNT, XACT_ABORT ON; DECLARE @n0 bigint; DECLARE @l0 bigint; SELECT @l0 = COUNT_BIG(*) FROM [shop].[order "items"] WITH (UPDLOCK) WHERE [shop].[order "items"].[order] > CONVERT(binary(16), @p1) AND [shop].[order "items"].[order] <= CONVERT(binary(16), @p2) AND (CASE WHEN (DATALENGTH([shop].[order "items"].[order]) = 16) THEN CASE WHEN EXISTS (SELECT 1 FROM [sqluuid].[migration_id] WHERE [sqluuid].[migration_id].run_id = @p3 AND [sqluuid].[migration_id].id = CONVERT(binary(16), [shop].[order "items"].[order]) AND [sqluuid].[migration_id].kind = 's') THEN 1 ELSE 0 END ELSE 0 END = 1); INSERT INTO [sqluuid].[migration_id] (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT CONVERT(binary(16), (TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [shop].[order "items"].[order], 2), 9, 8) + SUBSTRING(CONVERT(char(32), [shop].[order "items"].[order], 2), 5, 4) + SUBSTRING(CONVERT(char(32), [shop].[order "items"].[order], 2), 1, 4) + SUBSTRING(CONVERT(char(32), [shop].[order "items"].[order], 2), 17, 36)), 2))) AS id FROM [shop].[order "items"] WHERE [shop].[order "items"].[order] > CONVERT(binary(16), @p4) AND [shop].[order "items"].[order] <= CONVERT(binary(16), @p5) AND (CASE WHEN (DATALENGTH([shop].[order "items"].[order]) = 16) THEN CASE WHEN EXISTS (SELECT 1 FROM [sqluuid].[migration_id] WHERE [sqluuid].[migration_id].run_id = @p6 AND [sqluuid].[migration_id].id = CONVERT(binary(16), [shop].[order "items"].[order]) AND [sqluuid].[migration_id].kind = 's') THEN 1 ELSE 0 END ELSE 0 END = 1)) y) x, [sqluuid].[migration] g WHERE g.id = @p7 AND NOT EXISTS (SELECT 1 FROM [sqluuid].[migration_id] k WITH (UPDLOCK, HOLDLOCK) WHERE k.run_id = g.id AND k.id = x.id AND k.kind = 'm'); UPDATE [shop].[order "items"] SET [order] = TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [shop].[order "items"].[order], 2), 9, 8) + SUBSTRING(CONVERT(char(32), [shop].[order "items"].[order], 2), 5, 4) + SUBSTRING(CONVERT(char(32), [shop].[order "items"].[order], 2), 1, 4) + SUBSTRING(CONVERT(char(32), [shop].[order "items"].[order], 2), 17, 36)), 2) WHERE [shop].[order "items"].[order] > CONVERT(binary(16), @p8) AND [shop].[order "items"].[order] <= CONVERT(binary(16), @p9) AND (CASE WHEN (DATALENGTH([shop].[order "items"].[order]) = 16) THEN CASE WHEN EXISTS (SELECT 1 FROM [sqluuid].[migration_id] WHERE [sqluuid].[migration_id].run_id = @p10 AND [sqluuid].[migration_id].id = CONVERT(binary(16), [shop].[order "items"].[order]) AND [sqluuid].[migration_id].kind = 's') THEN 1 ELSE 0 END ELSE 0 END = 1); SET @n0 = ROWCOUNT_BIG(); IF @n0 <> @l0 BEGIN; THROW 50205, N'rows arrived in the chunk', 1; END; SELECT @n0
-- 10 arguments

-- swapped-to-network by its list, statement 4
INSERT INTO [sqluuid].[migration_id] (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT CONVERT(binary(16), [shop].[orders].[id]) AS id FROM [shop].[orders] WHERE (CASE WHEN (CASE WHEN (DATALENGTH([shop].[orders].[id]) = 16) THEN CASE WHEN NOT EXISTS (SELECT 1 FROM [sqluuid].[migration_id] WHERE [sqluuid].[migration_id].run_id = @p1 AND [sqluuid].[migration_id].id = CONVERT(binary(16), [shop].[orders].[id])) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN CASE WHEN (CASE WHEN (CASE WHEN (DATALENGTH([shop].[orders].[id]) = 16) THEN CASE WHEN (SUBSTRING([shop].[orders].[id], 7, 1) BETWEEN 0x10 AND 0x8F) AND (SUBSTRING([shop].[orders].[id], 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN CASE WHEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [shop].[orders].[id], 2), 13, 4) + SUBSTRING(CONVERT(char(32), [shop].[orders].[id], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [shop].[orders].[id], 2), 1, 8) + SUBSTRING(CONVERT(char(32), [shop].[orders].[id], 2), 17, 36)), 2) <> [shop].[orders].[id] THEN 1 ELSE 0 END ELSE 0 END = 1) THEN 1 ELSE 0 END ELSE 0 END = 1)) x, [sqluuid].[migration] g WHERE g.id = @p2 AND NOT EXISTS (SELECT 1 FROM [sqluuid].[migration_id] k WITH (UPDLOCK, HOLDLOCK) WHERE k.run_id = g.id AND k.id = x.id AND k.kind = 'm')
-- 2 arguments

-- swapped-to-network by its list, statement 5
SELECT TOP (1) CONVERT(varchar(8000), a.[id], 2) FROM [shop].[orders] a WHERE (CASE WHEN (CASE WHEN (DATALENGTH(a.[id]) = 16) THEN CASE WHEN (SUBSTRING(a.[id], 7, 1) BETWEEN 0x10 AND 0x8F) AND (SUBSTRING(a.[id], 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN CASE WHEN EXISTS (SELECT 1 FROM [shop].[order "items"] b WHERE b.[order] IN (TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), a.[id], 2), 13, 4) + SUBSTRING(CONVERT(char(32), a.[id], 2), 9, 4) + SUBSTRING(CONVERT(char(32), a.[id], 2), 1, 8) + SUBSTRING(CONVERT(char(32), a.[id], 2), 17, 36)), 2)) AND b.[order] <> a.[id]) THEN 1 ELSE 0 END ELSE 0 END = 1)
-- 0 arguments

