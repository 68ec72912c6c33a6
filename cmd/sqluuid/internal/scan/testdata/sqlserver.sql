-- a statement
IF CHARINDEX(N'Babelfish', @@VERSION) > 0 BEGIN; THROW 50229, N'this is Babelfish, whose uniqueidentifier sorts by bytes as PostgreSQL does; scan its PostgreSQL address', 1; END

-- a statement
SET LOCK_TIMEOUT 2000; SET DEADLOCK_PRIORITY LOW; SET XACT_ABORT ON; SET ROWCOUNT 0; SET TEXTSIZE 2147483647

-- a statement
-- with "dbo"
SELECT CASE WHEN EXISTS (SELECT 1 FROM sys.schemas s WHERE s.name = @p1) THEN 1 ELSE 0 END

-- a statement
-- with "dbo"
SELECT s.name, t.name, c.name, TYPE_NAME(c.user_type_id), TYPE_NAME(c.system_type_id), c.max_length, c.column_id, COALESCE((SELECT SUM(p.rows) FROM sys.partitions p WHERE p.object_id = t.object_id AND p.index_id IN (0, 1)), -1), CASE WHEN EXISTS (SELECT 1 FROM sys.indexes i JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id WHERE i.object_id = c.object_id AND x.column_id = c.column_id AND x.key_ordinal = 1 AND i.type IN (1, 2) AND i.is_disabled = 0 AND i.is_hypothetical = 0 AND i.is_primary_key = 1) THEN 1 ELSE 0 END, CASE WHEN EXISTS (SELECT 1 FROM sys.indexes i JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id WHERE i.object_id = c.object_id AND x.column_id = c.column_id AND x.key_ordinal = 1 AND i.type IN (1, 2) AND i.is_disabled = 0 AND i.is_hypothetical = 0 AND i.is_unique = 1 AND i.has_filter = 0 AND NOT EXISTS (SELECT 1 FROM sys.index_columns y WHERE y.object_id = i.object_id AND y.index_id = i.index_id AND y.key_ordinal > 1)) THEN 1 ELSE 0 END, CASE WHEN EXISTS (SELECT 1 FROM sys.indexes i JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id WHERE i.object_id = c.object_id AND x.column_id = c.column_id AND x.key_ordinal = 1 AND i.type IN (1, 2) AND i.is_disabled = 0 AND i.is_hypothetical = 0 AND i.has_filter = 0) THEN 1 ELSE 0 END, COALESCE((SELECT MIN(n.name) FROM sys.identity_columns n JOIN sys.index_columns x ON x.object_id = n.object_id AND x.column_id = n.column_id AND x.key_ordinal = 1 JOIN sys.indexes i ON i.object_id = x.object_id AND i.index_id = x.index_id AND i.type IN (1, 2) AND i.has_filter = 0 AND i.is_disabled = 0 WHERE n.object_id = t.object_id AND TYPE_NAME(n.system_type_id) IN (N'tinyint', N'smallint', N'int', N'bigint')), N''), CASE WHEN c.encryption_type IS NOT NULL THEN 1 ELSE 0 END, CASE WHEN c.is_masked = 1 AND COALESCE(HAS_PERMS_BY_NAME(DB_NAME(), N'DATABASE', N'UNMASK'), 0) = 0 THEN 1 ELSE 0 END FROM sys.columns c JOIN sys.tables t ON t.object_id = c.object_id JOIN sys.schemas s ON s.schema_id = t.schema_id WHERE t.is_ms_shipped = 0 AND t.is_external = 0 AND s.name <> N'sqluuid' AND TYPE_NAME(c.system_type_id) IN (N'uniqueidentifier', N'binary', N'varbinary', N'char', N'varchar', N'nchar', N'nvarchar') AND s.name IN (@p1)

-- a statement
SELECT OBJECT_SCHEMA_NAME(x.parent_object_id), OBJECT_NAME(x.parent_object_id), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_key_columns x ORDER BY x.constraint_object_id, x.constraint_column_id

-- a statement
SELECT CONVERT(bigint, COALESCE(MIN([n]), 0)), CONVERT(bigint, COALESCE(MAX([n]), 0)) FROM [dbo].[guids]

-- a statement
-- with "1", "61"
SELECT TOP (100) CONVERT(char(36), [id]) FROM [dbo].[guids] WHERE [id] IS NOT NULL AND [n] >= @p1 AND [n] < @p2 ORDER BY [n]

-- a statement
-- with "[dbo].[guids]", "id"
SELECT TOP (1) i.name, CONVERT(float, s.avg_fragmentation_in_percent / 100), CONVERT(bigint, s.page_count) FROM sys.dm_db_index_physical_stats(DB_ID(), OBJECT_ID(@p1), NULL, NULL, N'LIMITED') s JOIN sys.indexes i ON i.object_id = s.object_id AND i.index_id = s.index_id JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND x.key_ordinal = 1 WHERE s.index_level = 0 AND s.alloc_unit_type_desc = N'IN_ROW_DATA' AND COL_NAME(x.object_id, x.column_id) = @p2 ORDER BY s.index_id, s.partition_number

-- a statement
IF CHARINDEX(N'Babelfish', @@VERSION) > 0 BEGIN; THROW 50229, N'this is Babelfish, whose uniqueidentifier sorts by bytes as PostgreSQL does; scan its PostgreSQL address', 1; END

-- a statement
SET LOCK_TIMEOUT 2000; SET DEADLOCK_PRIORITY LOW; SET XACT_ABORT ON; SET ROWCOUNT 0; SET TEXTSIZE 2147483647

-- a statement
SELECT CONVERT(bigint, COALESCE(MIN([n]), 0)), CONVERT(bigint, COALESCE(MAX([n]), 0)) FROM [dbo].[ordered]

-- a statement
-- with "1", "61"
SELECT TOP (100) CONVERT(char(36), [id]) FROM [dbo].[ordered] WHERE [id] IS NOT NULL AND [n] >= @p1 AND [n] < @p2 ORDER BY [n]

-- a statement
-- with "[dbo].[ordered]", "id"
SELECT TOP (1) i.name, CONVERT(float, s.avg_fragmentation_in_percent / 100), CONVERT(bigint, s.page_count) FROM sys.dm_db_index_physical_stats(DB_ID(), OBJECT_ID(@p1), NULL, NULL, N'LIMITED') s JOIN sys.indexes i ON i.object_id = s.object_id AND i.index_id = s.index_id JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND x.key_ordinal = 1 WHERE s.index_level = 0 AND s.alloc_unit_type_desc = N'IN_ROW_DATA' AND COL_NAME(x.object_id, x.column_id) = @p2 ORDER BY s.index_id, s.partition_number

-- a statement
SELECT TOP (50) SUBSTRING([id], 1, 17) FROM [dbo].[orders] WHERE [id] IS NOT NULL

-- a statement
SELECT TOP (50) SUBSTRING([id], 1, 17) FROM [dbo].[orders] WHERE [id] IS NOT NULL ORDER BY [id] DESC

-- a statement
-- with "[dbo].[orders]", "id"
SELECT TOP (1) i.name, CONVERT(float, s.avg_fragmentation_in_percent / 100), CONVERT(bigint, s.page_count) FROM sys.dm_db_index_physical_stats(DB_ID(), OBJECT_ID(@p1), NULL, NULL, N'LIMITED') s JOIN sys.indexes i ON i.object_id = s.object_id AND i.index_id = s.index_id JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND x.key_ordinal = 1 WHERE s.index_level = 0 AND s.alloc_unit_type_desc = N'IN_ROW_DATA' AND COL_NAME(x.object_id, x.column_id) = @p2 ORDER BY s.index_id, s.partition_number

-- a statement
SELECT TOP (100) RTRIM(CONVERT(nvarchar(100), SUBSTRING([id], 1, 100))) FROM [dbo].[padded] WHERE [id] IS NOT NULL

-- a statement
SELECT TOP (50) CONVERT(char(36), [id]) FROM [dbo].[random] WHERE [id] IS NOT NULL

-- a statement
SELECT TOP (50) CONVERT(char(36), [id]) FROM [dbo].[random] WHERE [id] IS NOT NULL ORDER BY [id] DESC

-- a statement
-- with "[dbo].[random]", "id"
SELECT TOP (1) i.name, CONVERT(float, s.avg_fragmentation_in_percent / 100), CONVERT(bigint, s.page_count) FROM sys.dm_db_index_physical_stats(DB_ID(), OBJECT_ID(@p1), NULL, NULL, N'LIMITED') s JOIN sys.indexes i ON i.object_id = s.object_id AND i.index_id = s.index_id JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND x.key_ordinal = 1 WHERE s.index_level = 0 AND s.alloc_unit_type_desc = N'IN_ROW_DATA' AND COL_NAME(x.object_id, x.column_id) = @p2 ORDER BY s.index_id, s.partition_number

-- a statement
IF CHARINDEX(N'Babelfish', @@VERSION) > 0 BEGIN; THROW 50229, N'this is Babelfish, whose uniqueidentifier sorts by bytes as PostgreSQL does; scan its PostgreSQL address', 1; END

-- a statement
SET LOCK_TIMEOUT 2000; SET DEADLOCK_PRIORITY LOW; SET XACT_ABORT ON; SET ROWCOUNT 0; SET TEXTSIZE 2147483647

-- a statement
SELECT TOP (100) CONVERT(nvarchar(100), SUBSTRING([id], 1, 100)) FROM [dbo].[texts] WHERE [id] IS NOT NULL

