-- name: make the runs
IF OBJECT_ID(N'[sqluuid].[migration]', N'U') IS NULL
 CREATE TABLE [sqluuid].[migration] (id bigint NOT NULL PRIMARY KEY,
 format int NOT NULL, rewrite nvarchar(40) NOT NULL, way nvarchar(20) NOT NULL,
 phase nvarchar(20) NOT NULL, requested nvarchar(10) NOT NULL, seq bigint NOT NULL,
 pass int NOT NULL, moved bigint NOT NULL, total bigint NOT NULL,
 class_hash nvarchar(64) NOT NULL, plan_hash nvarchar(64) NOT NULL,
 options nvarchar(max) NOT NULL, started_at nvarchar(40) NOT NULL,
 updated_at nvarchar(40) NOT NULL, finished_at nvarchar(40) NULL)

-- name: make the columns
IF OBJECT_ID(N'[sqluuid].[migration_column]', N'U') IS NULL
 CREATE TABLE [sqluuid].[migration_column] (run_id bigint NOT NULL, position int NOT NULL,
 name nvarchar(max) NOT NULL, active nvarchar(64) NULL, is_link int NOT NULL,
 twin nvarchar(max) NULL, form nvarchar(40) NULL, row_count bigint NULL,
 null_count bigint NULL, sum_before nvarchar(80) NULL, sum_after nvarchar(80) NULL,
 row_key nvarchar(max) NULL, rows_before nvarchar(80) NULL, rows_after nvarchar(80) NULL,
 bytes_before bigint NULL, PRIMARY KEY (run_id, position))

-- name: make the index of active columns
-- A UNIQUE constraint takes one NULL only.
IF NOT EXISTS (SELECT 1 FROM sys.indexes
 WHERE object_id = OBJECT_ID(N'[sqluuid].[migration_column]') AND name = N'migration_active')
 CREATE UNIQUE INDEX [migration_active] ON [sqluuid].[migration_column] (active)
 WHERE active IS NOT NULL

-- name: make the keys
IF OBJECT_ID(N'[sqluuid].[migration_key]', N'U') IS NULL
 CREATE TABLE [sqluuid].[migration_key] (run_id bigint NOT NULL, position int NOT NULL,
 name nvarchar(max) NOT NULL, orphans_before bigint NULL, PRIMARY KEY (run_id, position))

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

-- name: make the workers
IF OBJECT_ID(N'[sqluuid].[migration_worker]', N'U') IS NULL
 CREATE TABLE [sqluuid].[migration_worker] (run_id bigint NOT NULL, position bigint NOT NULL,
 session bigint NULL, who nvarchar(max) NOT NULL, command nvarchar(max) NOT NULL,
 started_at nvarchar(40) NOT NULL, heard_at nvarchar(40) NOT NULL, ended_at nvarchar(40) NULL,
 doing nvarchar(20) NOT NULL, why nvarchar(max) NOT NULL, moved bigint NOT NULL, chunks bigint NOT NULL,
 PRIMARY KEY (run_id, position))

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
 OBJECT_ID(N'[sqluuid].[migration_column]'), OBJECT_ID(N'[sqluuid].[migration_key]'),
 OBJECT_ID(N'[sqluuid].[migration_range]'), OBJECT_ID(N'[sqluuid].[migration_journal]'),
 OBJECT_ID(N'[sqluuid].[migration_kept]'), OBJECT_ID(N'[sqluuid].[migration_worker]')) AND [type] IN ('TR', 'TA', 'D', 'C', 'F')
 UNION ALL SELECT N'the schema sqluuid belongs to ' + USER_NAME(principal_id) FROM sys.schemas
 WHERE name = N'sqluuid' AND principal_id NOT IN (1, USER_ID())
