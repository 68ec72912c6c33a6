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
SELECT COUNT_BIG(x.stray), COUNT_BIG(*) FROM (SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM [shop].[orders] p WHERE p.[id] = [shop].[order "items"].[order]) AND NOT EXISTS (SELECT 1 FROM [shop].[orders] p WHERE p.[previous] = [shop].[order "items"].[order]) THEN 1 END AS stray FROM [shop].[order "items"] WHERE (SUBSTRING(CONVERT(binary(16), [shop].[order "items"].[order]), 8, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING(CONVERT(binary(16), [shop].[order "items"].[order]), 9, 1) BETWEEN 0x80 AND 0xBF) OR (SUBSTRING(CONVERT(binary(16), [shop].[order "items"].[order]), 8, 1) BETWEEN 0x60 AND 0x6F AND SUBSTRING(CONVERT(binary(16), [shop].[order "items"].[order]), 9, 1) BETWEEN 0x80 AND 0xBF)) x
-- 0 arguments

-- a missing index
IF NOT EXISTS (SELECT 1 FROM sys.indexes WHERE object_id = OBJECT_ID(@p1) AND name = @p2) BEGIN IF SERVERPROPERTY(N'EngineEdition') IN (3, 5, 8) CREATE INDEX [sqluuid_012345] ON [shop].[order "items"] ([order]) WITH (ONLINE = ON) ELSE CREATE INDEX [sqluuid_012345] ON [shop].[order "items"] ([order]) END
-- 2 arguments

-- the end of the next chunk
SELECT TOP (1) CONVERT(char(36), k) FROM (SELECT k FROM (SELECT [shop].[orders].[id] AS k FROM [shop].[orders] WHERE [shop].[orders].[id] > CONVERT(uniqueidentifier, @p1) AND [shop].[orders].[id] <= CONVERT(uniqueidentifier, @p2) AND (SUBSTRING(CONVERT(binary(16), [shop].[orders].[id]), 8, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING(CONVERT(binary(16), [shop].[orders].[id]), 9, 1) BETWEEN 0x80 AND 0xBF) ORDER BY [shop].[orders].[id] OFFSET 4999 ROWS FETCH NEXT 1 ROWS ONLY) b0 UNION ALL SELECT k FROM (SELECT [shop].[orders].[previous] AS k FROM [shop].[orders] WHERE [shop].[orders].[previous] > CONVERT(uniqueidentifier, @p3) AND [shop].[orders].[previous] <= CONVERT(uniqueidentifier, @p4) AND (SUBSTRING(CONVERT(binary(16), [shop].[orders].[previous]), 8, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING(CONVERT(binary(16), [shop].[orders].[previous]), 9, 1) BETWEEN 0x80 AND 0xBF) ORDER BY [shop].[orders].[previous] OFFSET 4999 ROWS FETCH NEXT 1 ROWS ONLY) b1 UNION ALL SELECT k FROM (SELECT [shop].[order "items"].[order] AS k FROM [shop].[order "items"] WHERE [shop].[order "items"].[order] > CONVERT(uniqueidentifier, @p5) AND [shop].[order "items"].[order] <= CONVERT(uniqueidentifier, @p6) AND (SUBSTRING(CONVERT(binary(16), [shop].[order "items"].[order]), 8, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING(CONVERT(binary(16), [shop].[order "items"].[order]), 9, 1) BETWEEN 0x80 AND 0xBF) ORDER BY [shop].[order "items"].[order] OFFSET 4999 ROWS FETCH NEXT 1 ROWS ONLY) b2) q ORDER BY k
-- 6 arguments

-- the values
SELECT CONVERT(char(36), [shop].[orders].[id]) FROM [shop].[orders] WHERE [shop].[orders].[id] IS NOT NULL
-- 0 arguments

-- the values with what tells the rows apart
SELECT CONVERT(char(36), [shop].[orders].[previous]), CONVERT(char(36), [shop].[orders].[id]), CONVERT(varbinary(max), [shop].[orders].[k 0]), CONVERT(varbinary(max), [shop].[orders].[k 1]), CONVERT(varbinary(max), [shop].[orders].[k 3]) FROM [shop].[orders] WHERE [shop].[orders].[previous] IS NOT NULL
-- 0 arguments

-- values at an end of a table
SELECT TOP (50) v FROM (SELECT TOP (1000) [shop].[orders].[previous] AS v FROM [shop].[orders] WHERE 1 = 1 ORDER BY [shop].[orders].[n]) e WHERE v IS NOT NULL AND (CONVERT(nvarchar(4000), v) LIKE '%________-____-____-____-____________%' OR CONVERT(nvarchar(4000), v) LIKE '__________________________' OR CONVERT(nvarchar(4000), v) LIKE '___________________________' OR CONVERT(nvarchar(4000), v) LIKE '________________________________')
-- 0 arguments

-- values at an end of a table
SELECT TOP (50) v FROM (SELECT TOP (1000) [shop].[orders].[previous] AS v FROM [shop].[orders] WHERE 1 = 1 ORDER BY [shop].[orders].[n] DESC) e WHERE v IS NOT NULL AND (CONVERT(nvarchar(4000), v) LIKE '%________-____-____-____-____________%' OR CONVERT(nvarchar(4000), v) LIKE '__________________________' OR CONVERT(nvarchar(4000), v) LIKE '___________________________' OR CONVERT(nvarchar(4000), v) LIKE '________________________________')
-- 0 arguments

-- values between the ends of a table
SELECT * FROM (SELECT TOP (4) v AS w FROM (SELECT TOP (64) [shop].[orders].[previous] AS v FROM [shop].[orders] WHERE [shop].[orders].[n] >= (SELECT MIN([n]) / 16 * 15 + MAX([n]) / 16 * 1 FROM [shop].[orders]) AND [shop].[orders].[n] < (SELECT MIN([n]) / 16 * 14 + MAX([n]) / 16 * 2 FROM [shop].[orders]) ORDER BY [shop].[orders].[n]) e WHERE v IS NOT NULL AND (CONVERT(nvarchar(4000), v) LIKE '%________-____-____-____-____________%' OR CONVERT(nvarchar(4000), v) LIKE '__________________________' OR CONVERT(nvarchar(4000), v) LIKE '___________________________' OR CONVERT(nvarchar(4000), v) LIKE '________________________________')) p1 UNION ALL SELECT * FROM (SELECT TOP (4) v AS w FROM (SELECT TOP (64) [shop].[orders].[previous] AS v FROM [shop].[orders] WHERE [shop].[orders].[n] >= (SELECT MIN([n]) / 16 * 14 + MAX([n]) / 16 * 2 FROM [shop].[orders]) AND [shop].[orders].[n] < (SELECT MIN([n]) / 16 * 13 + MAX([n]) / 16 * 3 FROM [shop].[orders]) ORDER BY [shop].[orders].[n]) e WHERE v IS NOT NULL AND (CONVERT(nvarchar(4000), v) LIKE '%________-____-____-____-____________%' OR CONVERT(nvarchar(4000), v) LIKE '__________________________' OR CONVERT(nvarchar(4000), v) LIKE '___________________________' OR CONVERT(nvarchar(4000), v) LIKE '________________________________')) p2 UNION ALL SELECT * FROM (SELECT TOP (4) v AS w FROM (SELECT TOP (64) [shop].[orders].[previous] AS v FROM [shop].[orders] WHERE [shop].[orders].[n] >= (SELECT MIN([n]) / 16 * 13 + MAX([n]) / 16 * 3 FROM [shop].[orders]) AND [shop].[orders].[n] < (SELECT MIN([n]) / 16 * 12 + MAX([n]) / 16 * 4 FROM [shop].[orders]) ORDER BY [shop].[orders].[n]) e WHERE v IS NOT NULL AND (CONVERT(nvarchar(4000), v) LIKE '%________-____-____-____-____________%' OR CONVERT(nvarchar(4000), v) LIKE '__________________________' OR CONVERT(nvarchar(4000), v) LIKE '___________________________' OR CONVERT(nvarchar(4000), v) LIKE '________________________________')) p3 UNION ALL SELECT * FROM (SELECT TOP (4) v AS w FROM (SELECT TOP (64) [shop].[orders].[previous] AS v FROM [shop].[orders] WHERE [shop].[orders].[n] >= (SELECT MIN([n]) / 16 * 12 + MAX([n]) / 16 * 4 FROM [shop].[orders]) AND [shop].[orders].[n] < (SELECT MIN([n]) / 16 * 11 + MAX([n]) / 16 * 5 FROM [shop].[orders]) ORDER BY [shop].[orders].[n]) e WHERE v IS NOT NULL AND (CONVERT(nvarchar(4000), v) LIKE '%________-____-____-____-____________%' OR CONVERT(nvarchar(4000), v) LIKE '__________________________' OR CONVERT(nvarchar(4000), v) LIKE '___________________________' OR CONVERT(nvarchar(4000), v) LIKE '________________________________')) p4 UNION ALL SELECT * FROM (SELECT TOP (4) v AS w FROM (SELECT TOP (64) [shop].[orders].[previous] AS v FROM [shop].[orders] WHERE [shop].[orders].[n] >= (SELECT MIN([n]) / 16 * 11 + MAX([n]) / 16 * 5 FROM [shop].[orders]) AND [shop].[orders].[n] < (SELECT MIN([n]) / 16 * 10 + MAX([n]) / 16 * 6 FROM [shop].[orders]) ORDER BY [shop].[orders].[n]) e WHERE v IS NOT NULL AND (CONVERT(nvarchar(4000), v) LIKE '%________-____-____-____-____________%' OR CONVERT(nvarchar(4000), v) LIKE '__________________________' OR CONVERT(nvarchar(4000), v) LIKE '___________________________' OR CONVERT(nvarchar(4000), v) LIKE '________________________________')) p5 UNION ALL SELECT * FROM (SELECT TOP (4) v AS w FROM (SELECT TOP (64) [shop].[orders].[previous] AS v FROM [shop].[orders] WHERE [shop].[orders].[n] >= (SELECT MIN([n]) / 16 * 10 + MAX([n]) / 16 * 6 FROM [shop].[orders]) AND [shop].[orders].[n] < (SELECT MIN([n]) / 16 * 9 + MAX([n]) / 16 * 7 FROM [shop].[orders]) ORDER BY [shop].[orders].[n]) e WHERE v IS NOT NULL AND (CONVERT(nvarchar(4000), v) LIKE '%________-____-____-____-____________%' OR CONVERT(nvarchar(4000), v) LIKE '__________________________' OR CONVERT(nvarchar(4000), v) LIKE '___________________________' OR CONVERT(nvarchar(4000), v) LIKE '________________________________')) p6 UNION ALL SELECT * FROM (SELECT TOP (4) v AS w FROM (SELECT TOP (64) [shop].[orders].[previous] AS v FROM [shop].[orders] WHERE [shop].[orders].[n] >= (SELECT MIN([n]) / 16 * 9 + MAX([n]) / 16 * 7 FROM [shop].[orders]) AND [shop].[orders].[n] < (SELECT MIN([n]) / 16 * 8 + MAX([n]) / 16 * 8 FROM [shop].[orders]) ORDER BY [shop].[orders].[n]) e WHERE v IS NOT NULL AND (CONVERT(nvarchar(4000), v) LIKE '%________-____-____-____-____________%' OR CONVERT(nvarchar(4000), v) LIKE '__________________________' OR CONVERT(nvarchar(4000), v) LIKE '___________________________' OR CONVERT(nvarchar(4000), v) LIKE '________________________________')) p7 UNION ALL SELECT * FROM (SELECT TOP (4) v AS w FROM (SELECT TOP (64) [shop].[orders].[previous] AS v FROM [shop].[orders] WHERE [shop].[orders].[n] >= (SELECT MIN([n]) / 16 * 8 + MAX([n]) / 16 * 8 FROM [shop].[orders]) AND [shop].[orders].[n] < (SELECT MIN([n]) / 16 * 7 + MAX([n]) / 16 * 9 FROM [shop].[orders]) ORDER BY [shop].[orders].[n]) e WHERE v IS NOT NULL AND (CONVERT(nvarchar(4000), v) LIKE '%________-____-____-____-____________%' OR CONVERT(nvarchar(4000), v) LIKE '__________________________' OR CONVERT(nvarchar(4000), v) LIKE '___________________________' OR CONVERT(nvarchar(4000), v) LIKE '________________________________')) p8 UNION ALL SELECT * FROM (SELECT TOP (4) v AS w FROM (SELECT TOP (64) [shop].[orders].[previous] AS v FROM [shop].[orders] WHERE [shop].[orders].[n] >= (SELECT MIN([n]) / 16 * 7 + MAX([n]) / 16 * 9 FROM [shop].[orders]) AND [shop].[orders].[n] < (SELECT MIN([n]) / 16 * 6 + MAX([n]) / 16 * 10 FROM [shop].[orders]) ORDER BY [shop].[orders].[n]) e WHERE v IS NOT NULL AND (CONVERT(nvarchar(4000), v) LIKE '%________-____-____-____-____________%' OR CONVERT(nvarchar(4000), v) LIKE '__________________________' OR CONVERT(nvarchar(4000), v) LIKE '___________________________' OR CONVERT(nvarchar(4000), v) LIKE '________________________________')) p9 UNION ALL SELECT * FROM (SELECT TOP (4) v AS w FROM (SELECT TOP (64) [shop].[orders].[previous] AS v FROM [shop].[orders] WHERE [shop].[orders].[n] >= (SELECT MIN([n]) / 16 * 6 + MAX([n]) / 16 * 10 FROM [shop].[orders]) AND [shop].[orders].[n] < (SELECT MIN([n]) / 16 * 5 + MAX([n]) / 16 * 11 FROM [shop].[orders]) ORDER BY [shop].[orders].[n]) e WHERE v IS NOT NULL AND (CONVERT(nvarchar(4000), v) LIKE '%________-____-____-____-____________%' OR CONVERT(nvarchar(4000), v) LIKE '__________________________' OR CONVERT(nvarchar(4000), v) LIKE '___________________________' OR CONVERT(nvarchar(4000), v) LIKE '________________________________')) p10 UNION ALL SELECT * FROM (SELECT TOP (4) v AS w FROM (SELECT TOP (64) [shop].[orders].[previous] AS v FROM [shop].[orders] WHERE [shop].[orders].[n] >= (SELECT MIN([n]) / 16 * 5 + MAX([n]) / 16 * 11 FROM [shop].[orders]) AND [shop].[orders].[n] < (SELECT MIN([n]) / 16 * 4 + MAX([n]) / 16 * 12 FROM [shop].[orders]) ORDER BY [shop].[orders].[n]) e WHERE v IS NOT NULL AND (CONVERT(nvarchar(4000), v) LIKE '%________-____-____-____-____________%' OR CONVERT(nvarchar(4000), v) LIKE '__________________________' OR CONVERT(nvarchar(4000), v) LIKE '___________________________' OR CONVERT(nvarchar(4000), v) LIKE '________________________________')) p11 UNION ALL SELECT * FROM (SELECT TOP (4) v AS w FROM (SELECT TOP (64) [shop].[orders].[previous] AS v FROM [shop].[orders] WHERE [shop].[orders].[n] >= (SELECT MIN([n]) / 16 * 4 + MAX([n]) / 16 * 12 FROM [shop].[orders]) AND [shop].[orders].[n] < (SELECT MIN([n]) / 16 * 3 + MAX([n]) / 16 * 13 FROM [shop].[orders]) ORDER BY [shop].[orders].[n]) e WHERE v IS NOT NULL AND (CONVERT(nvarchar(4000), v) LIKE '%________-____-____-____-____________%' OR CONVERT(nvarchar(4000), v) LIKE '__________________________' OR CONVERT(nvarchar(4000), v) LIKE '___________________________' OR CONVERT(nvarchar(4000), v) LIKE '________________________________')) p12 UNION ALL SELECT * FROM (SELECT TOP (4) v AS w FROM (SELECT TOP (64) [shop].[orders].[previous] AS v FROM [shop].[orders] WHERE [shop].[orders].[n] >= (SELECT MIN([n]) / 16 * 3 + MAX([n]) / 16 * 13 FROM [shop].[orders]) AND [shop].[orders].[n] < (SELECT MIN([n]) / 16 * 2 + MAX([n]) / 16 * 14 FROM [shop].[orders]) ORDER BY [shop].[orders].[n]) e WHERE v IS NOT NULL AND (CONVERT(nvarchar(4000), v) LIKE '%________-____-____-____-____________%' OR CONVERT(nvarchar(4000), v) LIKE '__________________________' OR CONVERT(nvarchar(4000), v) LIKE '___________________________' OR CONVERT(nvarchar(4000), v) LIKE '________________________________')) p13 UNION ALL SELECT * FROM (SELECT TOP (4) v AS w FROM (SELECT TOP (64) [shop].[orders].[previous] AS v FROM [shop].[orders] WHERE [shop].[orders].[n] >= (SELECT MIN([n]) / 16 * 2 + MAX([n]) / 16 * 14 FROM [shop].[orders]) AND [shop].[orders].[n] < (SELECT MIN([n]) / 16 * 1 + MAX([n]) / 16 * 15 FROM [shop].[orders]) ORDER BY [shop].[orders].[n]) e WHERE v IS NOT NULL AND (CONVERT(nvarchar(4000), v) LIKE '%________-____-____-____-____________%' OR CONVERT(nvarchar(4000), v) LIKE '__________________________' OR CONVERT(nvarchar(4000), v) LIKE '___________________________' OR CONVERT(nvarchar(4000), v) LIKE '________________________________')) p14 UNION ALL SELECT * FROM (SELECT TOP (4) v AS w FROM (SELECT TOP (64) [shop].[orders].[previous] AS v FROM [shop].[orders] WHERE [shop].[orders].[n] >= (SELECT MIN([n]) / 16 * 1 + MAX([n]) / 16 * 15 FROM [shop].[orders]) AND [shop].[orders].[n] < (SELECT MIN([n]) / 16 * 0 + MAX([n]) / 16 * 16 FROM [shop].[orders]) ORDER BY [shop].[orders].[n]) e WHERE v IS NOT NULL AND (CONVERT(nvarchar(4000), v) LIKE '%________-____-____-____-____________%' OR CONVERT(nvarchar(4000), v) LIKE '__________________________' OR CONVERT(nvarchar(4000), v) LIKE '___________________________' OR CONVERT(nvarchar(4000), v) LIKE '________________________________')) p15
-- 0 arguments

-- values from some ids of the key on
SELECT * FROM (SELECT TOP (4) v AS w FROM (SELECT TOP (64) [shop].[orders].[previous] AS v FROM [shop].[orders] WHERE [shop].[orders].[n] >= @p1 ORDER BY [shop].[orders].[n]) e WHERE v IS NOT NULL AND (CONVERT(nvarchar(4000), v) LIKE '%________-____-____-____-____________%' OR CONVERT(nvarchar(4000), v) LIKE '__________________________' OR CONVERT(nvarchar(4000), v) LIKE '___________________________' OR CONVERT(nvarchar(4000), v) LIKE '________________________________')) p1 UNION ALL SELECT * FROM (SELECT TOP (4) v AS w FROM (SELECT TOP (64) [shop].[orders].[previous] AS v FROM [shop].[orders] WHERE [shop].[orders].[n] >= @p2 ORDER BY [shop].[orders].[n]) e WHERE v IS NOT NULL AND (CONVERT(nvarchar(4000), v) LIKE '%________-____-____-____-____________%' OR CONVERT(nvarchar(4000), v) LIKE '__________________________' OR CONVERT(nvarchar(4000), v) LIKE '___________________________' OR CONVERT(nvarchar(4000), v) LIKE '________________________________')) p2
-- 2 arguments

-- the last value of the key
SELECT TOP (1) [n] FROM [shop].[orders] ORDER BY [n] DESC
-- 0 arguments

-- the NULLs
SELECT COUNT_BIG(*) FROM [shop].[orders] WHERE [previous] IS NULL
-- 0 arguments

-- two ids that would be one
SELECT TOP (1) CONVERT(char(36), a.[id]) FROM [shop].[orders] a WHERE (CASE WHEN (SUBSTRING(CONVERT(binary(16), a.[id]), 8, 1) BETWEEN 0x60 AND 0x6F AND SUBSTRING(CONVERT(binary(16), a.[id]), 9, 1) BETWEEN 0x80 AND 0xBF) THEN CASE WHEN EXISTS (SELECT 1 FROM [shop].[order "items"] b WHERE b.[order] IN (CONVERT(uniqueidentifier, (SUBSTRING(CONVERT(char(36), a.[id]), 8, 1) + SUBSTRING(CONVERT(char(36), a.[id]), 10, 4) + SUBSTRING(CONVERT(char(36), a.[id]), 16, 3) + '-' + SUBSTRING(CONVERT(char(36), a.[id]), 4, 4) + '-1' + SUBSTRING(CONVERT(char(36), a.[id]), 1, 3) + SUBSTRING(CONVERT(char(36), a.[id]), 19, 36))))) THEN 1 ELSE 0 END ELSE 0 END = 1)
-- 0 arguments

-- orphans
SELECT COUNT_BIG(*) FROM [shop].[order "items"] c WHERE c.[tenant] IS NOT NULL AND c.[order] IS NOT NULL AND NOT EXISTS (SELECT 1 FROM [shop].[orders] p WHERE p.[tenant] = c.[tenant] AND p.[id] = c.[order])
-- 0 arguments

-- trial
SELECT CASE WHEN (SUBSTRING(CONVERT(binary(16), v.k), 8, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING(CONVERT(binary(16), v.k), 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END, CASE WHEN (SUBSTRING(CONVERT(binary(16), v.k), 8, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING(CONVERT(binary(16), v.k), 9, 1) BETWEEN 0x80 AND 0xBF) THEN CONVERT(char(36), (CONVERT(uniqueidentifier, (SUBSTRING(CONVERT(char(36), v.k), 16, 3) + SUBSTRING(CONVERT(char(36), v.k), 10, 4) + SUBSTRING(CONVERT(char(36), v.k), 1, 1) + '-' + SUBSTRING(CONVERT(char(36), v.k), 2, 4) + '-6' + SUBSTRING(CONVERT(char(36), v.k), 6, 3) + SUBSTRING(CONVERT(char(36), v.k), 19, 36))))) END FROM (SELECT CONVERT(uniqueidentifier, @p1) AS k) v
-- 1 arguments

-- ids that stand twice
SELECT COUNT_BIG(*) FROM (SELECT [shop].[orders].[id] FROM [shop].[orders] WHERE [shop].[orders].[id] IS NOT NULL GROUP BY [shop].[orders].[id] HAVING count(*) > 1) x
-- 0 arguments

-- a sample
SELECT CONVERT(char(36), q.k) FROM (SELECT k FROM (SELECT TOP (50) [shop].[orders].[id] AS k FROM [shop].[orders] WHERE [shop].[orders].[id] IS NOT NULL ORDER BY [shop].[orders].[id]) e0 UNION SELECT k FROM (SELECT TOP (50) [shop].[orders].[id] AS k FROM [shop].[orders] WHERE [shop].[orders].[id] IS NOT NULL ORDER BY [shop].[orders].[id] DESC) e1) q
-- 0 arguments

-- one id
SELECT TOP (1) CONVERT(char(36), [shop].[orders].[id]) FROM [shop].[orders] WHERE [shop].[orders].[id] = CONVERT(uniqueidentifier, @p1)
-- 1 arguments

-- a value of another version
SELECT TOP (1) CONVERT(char(36), [shop].[orders].[id]) FROM [shop].[orders] WHERE [shop].[orders].[id] IS NOT NULL AND NOT (SUBSTRING(CONVERT(binary(16), [shop].[orders].[id]), 8, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING(CONVERT(binary(16), [shop].[orders].[id]), 9, 1) BETWEEN 0x80 AND 0xBF) AND NOT (SUBSTRING(CONVERT(binary(16), [shop].[orders].[id]), 8, 1) BETWEEN 0x60 AND 0x6F AND SUBSTRING(CONVERT(binary(16), [shop].[orders].[id]), 9, 1) BETWEEN 0x80 AND 0xBF)
-- 0 arguments

-- any value
SELECT TOP (1) [shop].[order "items"].[order] FROM [shop].[order "items"] WHERE [shop].[order "items"].[order] IS NOT NULL
-- 0 arguments

-- bounds in order
SELECT CONVERT(char(36), q.k) FROM (SELECT CONVERT(uniqueidentifier, @p1) AS k UNION ALL SELECT CONVERT(uniqueidentifier, @p2) AS k) q ORDER BY q.k
-- 2 arguments

-- whether the column may be updated
IF COALESCE(HAS_PERMS_BY_NAME(@p1, N'OBJECT', N'UPDATE', @p2, N'COLUMN'), 0) = 0 BEGIN; THROW 50229, N'the UPDATE permission is missing', 1; END
-- 2 arguments

