-- an image that is kept
SELECT TOP (1) CONVERT(varchar(8000), k.id, 2) FROM [sqluuid].[migration_kept] k WHERE k.run_id = @p1 AND k.id IN (SELECT CONVERT(binary(16), m.o, 2) FROM OPENJSON(@p2) WITH (o nvarchar(36) '$[0]') m)
-- 2 arguments

-- the lock of a table with a link without a foreign key
SET LOCK_TIMEOUT 250; ALTER TABLE [shop].[order "items"] NOCHECK CONSTRAINT [items_order]; SET LOCK_TIMEOUT 5000
-- 0 arguments

-- the lock of a table with a link without a foreign key
SELECT TOP (1) 1 FROM [shop].[order "items"] WITH (TABLOCKX, HOLDLOCK)
-- 0 arguments

-- ids that nothing else has
SELECT COUNT_BIG(x.stray), COUNT_BIG(*) FROM (SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM [shop].[orders] p WHERE p.[id] = [shop].[order "items"].[order]) AND NOT EXISTS (SELECT 1 FROM [shop].[orders] p WHERE p.[previous] = [shop].[order "items"].[order]) THEN 1 END AS stray FROM [shop].[order "items"] WHERE (DATALENGTH([shop].[order "items"].[order]) = 72 AND CONVERT(nvarchar(36), [shop].[order "items"].[order]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') OR (DATALENGTH([shop].[order "items"].[order]) = 72 AND CONVERT(nvarchar(36), [shop].[order "items"].[order]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]')) x
-- 0 arguments

-- a missing index
IF NOT EXISTS (SELECT 1 FROM sys.indexes WHERE object_id = OBJECT_ID(@p1) AND name = @p2) BEGIN IF SERVERPROPERTY(N'EngineEdition') IN (3, 5, 8) CREATE INDEX [sqluuid_012345] ON [shop].[order "items"] ([order]) WITH (ONLINE = ON) ELSE CREATE INDEX [sqluuid_012345] ON [shop].[order "items"] ([order]) END
-- 2 arguments

-- the end of the next chunk
SELECT TOP (1) k FROM (SELECT k FROM (SELECT [shop].[orders].[id] AS k FROM [shop].[orders] WHERE [shop].[orders].[id] > CONVERT(nvarchar(36), @p1) COLLATE Latin1_General_CI_AS AND [shop].[orders].[id] <= CONVERT(nvarchar(36), @p2) COLLATE Latin1_General_CI_AS AND (DATALENGTH([shop].[orders].[id]) = 72 AND CONVERT(nvarchar(36), [shop].[orders].[id]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') ORDER BY [shop].[orders].[id] OFFSET 4999 ROWS FETCH NEXT 1 ROWS ONLY) b0 UNION ALL SELECT k FROM (SELECT [shop].[orders].[previous] AS k FROM [shop].[orders] WHERE [shop].[orders].[previous] > CONVERT(nvarchar(36), @p3) COLLATE Latin1_General_CI_AS AND [shop].[orders].[previous] <= CONVERT(nvarchar(36), @p4) COLLATE Latin1_General_CI_AS AND (DATALENGTH([shop].[orders].[previous]) = 72 AND CONVERT(nvarchar(36), [shop].[orders].[previous]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') ORDER BY [shop].[orders].[previous] OFFSET 4999 ROWS FETCH NEXT 1 ROWS ONLY) b1 UNION ALL SELECT k FROM (SELECT [shop].[order "items"].[order] AS k FROM [shop].[order "items"] WHERE [shop].[order "items"].[order] > CONVERT(nvarchar(36), @p5) COLLATE Latin1_General_CI_AS AND [shop].[order "items"].[order] <= CONVERT(nvarchar(36), @p6) COLLATE Latin1_General_CI_AS AND (DATALENGTH([shop].[order "items"].[order]) = 72 AND CONVERT(nvarchar(36), [shop].[order "items"].[order]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') ORDER BY [shop].[order "items"].[order] OFFSET 4999 ROWS FETCH NEXT 1 ROWS ONLY) b2) q ORDER BY k
-- 6 arguments

-- whether ids are left
SELECT CASE WHEN EXISTS (SELECT 1 FROM [shop].[orders] WHERE (DATALENGTH([shop].[orders].[id]) = 72 AND CONVERT(nvarchar(36), [shop].[orders].[id]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]')) THEN 1 ELSE 0 END
-- 0 arguments

-- the values
SELECT [shop].[orders].[id] FROM [shop].[orders] WHERE [shop].[orders].[id] IS NOT NULL
-- 0 arguments

-- the values with what tells the rows apart
SELECT [shop].[orders].[previous], [shop].[orders].[id], CONVERT(varbinary(max), [shop].[orders].[k 0]), CONVERT(varbinary(max), [shop].[orders].[k 1]), CONVERT(varbinary(max), [shop].[orders].[k 3]) FROM [shop].[orders] WHERE [shop].[orders].[previous] IS NOT NULL
-- 0 arguments

-- the NULLs
SELECT COUNT_BIG(*) FROM [shop].[orders] WHERE [previous] IS NULL
-- 0 arguments

-- two ids that would be one
SELECT TOP (1) a.[id] FROM [shop].[orders] a WHERE (CASE WHEN (DATALENGTH(a.[id]) = 72 AND CONVERT(nvarchar(36), a.[id]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN CASE WHEN EXISTS (SELECT 1 FROM [shop].[order "items"] b WHERE b.[order] IN ((SUBSTRING(a.[id], 8, 1) + SUBSTRING(a.[id], 10, 4) + SUBSTRING(a.[id], 16, 3) + '-' + SUBSTRING(a.[id], 4, 4) + '-1' + SUBSTRING(a.[id], 1, 3) + SUBSTRING(a.[id], 19, 36)), lower((SUBSTRING(a.[id], 8, 1) + SUBSTRING(a.[id], 10, 4) + SUBSTRING(a.[id], 16, 3) + '-' + SUBSTRING(a.[id], 4, 4) + '-1' + SUBSTRING(a.[id], 1, 3) + SUBSTRING(a.[id], 19, 36))), upper((SUBSTRING(a.[id], 8, 1) + SUBSTRING(a.[id], 10, 4) + SUBSTRING(a.[id], 16, 3) + '-' + SUBSTRING(a.[id], 4, 4) + '-1' + SUBSTRING(a.[id], 1, 3) + SUBSTRING(a.[id], 19, 36))))) THEN 1 ELSE 0 END ELSE 0 END = 1)
-- 0 arguments

-- orphans
SELECT COUNT_BIG(*) FROM [shop].[order "items"] c WHERE c.[tenant] IS NOT NULL AND c.[order] IS NOT NULL AND NOT EXISTS (SELECT 1 FROM [shop].[orders] p WHERE p.[tenant] = c.[tenant] AND p.[id] = c.[order])
-- 0 arguments

-- trial
SELECT CASE WHEN (DATALENGTH(v.k) = 72 AND CONVERT(nvarchar(36), v.k) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN 1 ELSE 0 END, CASE WHEN (DATALENGTH(v.k) = 72 AND CONVERT(nvarchar(36), v.k) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') THEN ((SUBSTRING(v.k, 16, 3) + SUBSTRING(v.k, 10, 4) + SUBSTRING(v.k, 1, 1) + '-' + SUBSTRING(v.k, 2, 4) + '-6' + SUBSTRING(v.k, 6, 3) + SUBSTRING(v.k, 19, 36))) END FROM (SELECT CONVERT(nvarchar(36), @p1) COLLATE Latin1_General_CI_AS AS k) v
-- 1 arguments

-- ids that stand twice
SELECT COUNT_BIG(*) FROM (SELECT [shop].[orders].[id] FROM [shop].[orders] WHERE [shop].[orders].[id] IS NOT NULL GROUP BY [shop].[orders].[id] HAVING count(*) > 1) x
-- 0 arguments

-- a sample
SELECT q.k FROM (SELECT k FROM (SELECT TOP (50) [shop].[orders].[id] AS k FROM [shop].[orders] WHERE [shop].[orders].[id] IS NOT NULL ORDER BY [shop].[orders].[id]) e0 UNION SELECT k FROM (SELECT TOP (50) [shop].[orders].[id] AS k FROM [shop].[orders] WHERE [shop].[orders].[id] IS NOT NULL ORDER BY [shop].[orders].[id] DESC) e1) q
-- 0 arguments

-- one id
SELECT TOP (1) [shop].[orders].[id] FROM [shop].[orders] WHERE [shop].[orders].[id] = CONVERT(nvarchar(36), @p1) COLLATE Latin1_General_CI_AS
-- 1 arguments

-- a value of another version
SELECT TOP (1) [shop].[orders].[id] FROM [shop].[orders] WHERE [shop].[orders].[id] IS NOT NULL AND NOT (DATALENGTH([shop].[orders].[id]) = 72 AND CONVERT(nvarchar(36), [shop].[orders].[id]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-1[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]') AND NOT (DATALENGTH([shop].[orders].[id]) = 72 AND CONVERT(nvarchar(36), [shop].[orders].[id]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-6[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[89abAB][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]')
-- 0 arguments

-- any value
SELECT TOP (1) [shop].[order "items"].[order] FROM [shop].[order "items"] WHERE [shop].[order "items"].[order] IS NOT NULL
-- 0 arguments

-- bounds in order
SELECT q.k FROM (SELECT CONVERT(nvarchar(36), @p1) COLLATE Latin1_General_CI_AS AS k UNION ALL SELECT CONVERT(nvarchar(36), @p2) COLLATE Latin1_General_CI_AS AS k) q ORDER BY q.k
-- 2 arguments

-- whether the column may be updated
IF COALESCE(HAS_PERMS_BY_NAME(@p1, N'OBJECT', N'UPDATE', @p2, N'COLUMN'), 0) = 0 BEGIN; THROW 50229, N'the UPDATE permission is missing', 1; END
-- 2 arguments

