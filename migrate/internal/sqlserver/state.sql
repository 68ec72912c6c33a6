-- name: make the runs
IF OBJECT_ID(N'[sqluuid].[migration]', N'U') IS NULL
 CREATE TABLE [sqluuid].[migration] (id bigint NOT NULL PRIMARY KEY,
 format int NOT NULL, rewrite nvarchar(40) NOT NULL, class_columns nvarchar(max) NOT NULL,
 class_hash nvarchar(64) NOT NULL, plan_hash nvarchar(64) NOT NULL, active nvarchar(64) NULL,
 state nvarchar(20) NOT NULL, on_mismatch nvarchar(10) NOT NULL, seq bigint NOT NULL,
 pass int NOT NULL, moved bigint NOT NULL, total bigint NOT NULL, paused int NOT NULL,
 normalise int NOT NULL, before_counts nvarchar(max) NOT NULL, started_at nvarchar(40) NOT NULL,
 updated_at nvarchar(40) NOT NULL, finished_at nvarchar(40) NULL)

-- name: make the index of active runs
-- A UNIQUE constraint takes one NULL only.
IF NOT EXISTS (SELECT 1 FROM sys.indexes WHERE object_id = OBJECT_ID(N'[sqluuid].[migration]')
 AND name = N'migration_active')
 CREATE UNIQUE INDEX [migration_active] ON [sqluuid].[migration] (active)
 WHERE active IS NOT NULL

-- name: make the ranges
IF OBJECT_ID(N'[sqluuid].[migration_range]', N'U') IS NULL
 CREATE TABLE [sqluuid].[migration_range] (run_id bigint NOT NULL, no int NOT NULL,
 walk int NOT NULL, lo nvarchar(400) NULL, hi nvarchar(400) NULL, PRIMARY KEY (run_id, no))

-- name: make the journal
IF OBJECT_ID(N'[sqluuid].[migration_journal]', N'U') IS NULL
 CREATE TABLE [sqluuid].[migration_journal] (run_id bigint NOT NULL,
 no bigint NOT NULL, todo int NOT NULL, n int NOT NULL, moved bigint NOT NULL,
 ids varbinary(max) NOT NULL, odd nvarchar(max) NULL, PRIMARY KEY (run_id, no))

-- name: make the kept ids
IF OBJECT_ID(N'[sqluuid].[migration_kept]', N'U') IS NULL
 CREATE TABLE [sqluuid].[migration_kept] (run_id bigint NOT NULL,
 id binary(16) NOT NULL, PRIMARY KEY (run_id, id))

-- name: drop the schema
-- A schema stays that holds something else, or that the role could not make again.
IF HAS_PERMS_BY_NAME(DB_NAME(), N'DATABASE', N'CREATE SCHEMA') = 1
 AND SCHEMA_ID(N'sqluuid') IS NOT NULL AND NOT EXISTS (SELECT 1 FROM sys.objects
 WHERE schema_id = SCHEMA_ID(N'sqluuid')) AND NOT EXISTS (SELECT 1 FROM sys.types
 WHERE schema_id = SCHEMA_ID(N'sqluuid')) AND NOT EXISTS (SELECT 1 FROM sys.xml_schema_collections
 WHERE schema_id = SCHEMA_ID(N'sqluuid')) EXEC (N'DROP SCHEMA [sqluuid]')

-- name: faults of the state
SELECT OBJECT_NAME(parent_object_id) + N' has ' + name FROM sys.objects
 WHERE parent_object_id IN (OBJECT_ID(N'[sqluuid].[migration]'),
 OBJECT_ID(N'[sqluuid].[migration_range]'), OBJECT_ID(N'[sqluuid].[migration_journal]'),
 OBJECT_ID(N'[sqluuid].[migration_kept]')) AND [type] IN ('TR', 'TA', 'D', 'C', 'F')
 UNION ALL SELECT N'the schema sqluuid belongs to ' + USER_NAME(principal_id) FROM sys.schemas
 WHERE name = N'sqluuid' AND principal_id NOT IN (1, USER_ID())
