-- name: table
-- A table, what keeps a rewrite from it, and whether this role sees all that may.
SELECT s.name, o.name, RTRIM(o.type), COALESCE(t.temporal_type, 0), COALESCE(t.is_external, 0),
 COALESCE(t.is_memory_optimized, 0), COALESCE(t.is_filetable, 0),
 CASE WHEN t.is_replicated = 1 OR t.is_published = 1 OR t.is_merge_published = 1 THEN 1 ELSE 0 END,
  COALESCE(t.is_tracked_by_cdc, 0),
 CASE WHEN EXISTS (SELECT 1 FROM sys.security_predicates p
  JOIN sys.security_policies y ON y.object_id = p.object_id
   WHERE y.is_enabled = 1 AND p.target_object_id = o.object_id) THEN 1 ELSE 0 END,
 CASE WHEN EXISTS (SELECT 1 FROM sys.triggers g
  JOIN sys.trigger_events e ON e.object_id = g.object_id
   WHERE g.parent_id = o.object_id AND g.is_disabled = 0 AND g.is_instead_of_trigger = 1
    AND e.type_desc = N'UPDATE') THEN 1 ELSE 0 END,
 CASE WHEN EXISTS (SELECT 1 FROM sys.change_tracking_tables c WHERE c.object_id = o.object_id)
  THEN 1 ELSE 0 END,
 CASE WHEN 1 IN (HAS_PERMS_BY_NAME(DB_NAME(), N'DATABASE', N'VIEW DEFINITION'),
  HAS_PERMS_BY_NAME(QUOTENAME(DB_NAME()), N'DATABASE', N'VIEW DEFINITION')) THEN 1 ELSE 0 END
FROM sys.objects o JOIN sys.schemas s ON s.schema_id = o.schema_id
 LEFT JOIN sys.tables t ON t.object_id = o.object_id
WHERE o.name = @p1 AND s.name = COALESCE(NULLIF(@p2, N''), SCHEMA_NAME())
 AND o.type IN ('U', 'V', 'SN')

-- name: update triggers
SELECT g.name, N'' FROM sys.triggers g JOIN sys.trigger_events e ON e.object_id = g.object_id
WHERE g.parent_id = OBJECT_ID(@p1) AND g.is_disabled = 0 AND e.type_desc = N'UPDATE' ORDER BY g.name

-- name: columns
-- The columns of a table: name, types, length, collation, whether it is generated, begins an index,
-- is unique, and what keeps a rewrite from it.
SELECT c.name, TYPE_NAME(c.user_type_id), TYPE_NAME(c.system_type_id), c.max_length,
 COALESCE(c.collation_name, N''), c.is_computed,
 CASE WHEN EXISTS (SELECT 1 FROM sys.indexes i JOIN sys.index_columns x ON x.object_id = i.object_id
  AND x.index_id = i.index_id
   WHERE i.object_id = c.object_id AND x.column_id = c.column_id AND x.key_ordinal = 1
    AND i.type IN (1, 2)
   AND i.has_filter = 0 AND i.is_disabled = 0 AND i.is_hypothetical = 0) THEN 1 ELSE 0 END,
 CASE WHEN EXISTS (SELECT 1 FROM sys.indexes i JOIN sys.index_columns x ON x.object_id = i.object_id
  AND x.index_id = i.index_id
   WHERE i.object_id = c.object_id AND x.column_id = c.column_id AND x.key_ordinal = 1
    AND i.type IN (1, 2)
   AND i.has_filter = 0 AND i.is_disabled = 0 AND i.is_hypothetical = 0 AND i.is_unique = 1
   AND NOT EXISTS (SELECT 1 FROM sys.index_columns y
    WHERE y.object_id = i.object_id AND y.index_id = i.index_id AND y.key_ordinal > 1)) THEN 1
    ELSE 0 END,
 CASE WHEN EXISTS (SELECT 1 FROM sys.index_columns x
  WHERE x.object_id = c.object_id AND x.column_id = c.column_id AND x.partition_ordinal > 0) THEN 1
  ELSE 0 END,
 c.is_masked, CASE WHEN c.encryption_type IS NULL THEN 0 ELSE 1 END,
 CASE WHEN c.generated_always_type >= 5 THEN 1 ELSE 0 END,
 CASE WHEN EXISTS (SELECT 1 FROM sys.indexes i JOIN sys.index_columns x ON x.object_id = i.object_id
  AND x.index_id = i.index_id
   WHERE i.object_id = c.object_id AND x.column_id = c.column_id AND x.key_ordinal = 1
    AND i.is_primary_key = 1) THEN 1 ELSE 0 END,
 CASE WHEN EXISTS (SELECT 1 FROM sys.indexes i JOIN sys.index_columns x ON x.object_id = i.object_id
  AND x.index_id = i.index_id
   WHERE i.object_id = c.object_id AND x.column_id = c.column_id AND x.key_ordinal > 0
    AND i.type IN (1, 2) AND i.is_unique = 1) THEN 1 ELSE 0 END,
 COALESCE(HAS_PERMS_BY_NAME(DB_NAME(), N'DATABASE', N'UNMASK'), 0)
FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- name: all tables
-- The tables of an application: an estimate of their rows, and an identity column that begins an
-- index, so that it counts the rows as they come.
SELECT s.name, t.name, COALESCE((SELECT SUM(p.rows) FROM sys.partitions p
  WHERE p.object_id = t.object_id AND p.index_id IN (0, 1)), -1),
 COALESCE((SELECT MIN(n.name) FROM sys.identity_columns n JOIN sys.index_columns x
   ON x.object_id = n.object_id AND x.column_id = n.column_id AND x.key_ordinal = 1
  JOIN sys.indexes i ON i.object_id = x.object_id AND i.index_id = x.index_id AND i.type IN (1, 2)
   AND i.has_filter = 0 AND i.is_disabled = 0
  WHERE n.object_id = t.object_id AND TYPE_NAME(n.system_type_id) IN (N'tinyint', N'smallint',
   N'int', N'bigint')), N'')
FROM sys.tables t JOIN sys.schemas s ON s.schema_id = t.schema_id
WHERE t.is_ms_shipped = 0 AND t.is_external = 0 AND s.name <> N'sqluuid' ORDER BY s.name, t.name

-- name: tables
SELECT t.name FROM sys.tables t JOIN sys.schemas s ON s.schema_id = t.schema_id
WHERE s.name = COALESCE(NULLIF(@p1, N''), SCHEMA_NAME()) ORDER BY t.name

-- name: foreign keys
SELECT CONVERT(varchar(20), k.object_id), k.name, cs.name, ct.name, cc.name, ps.name, pt.name,
 pc.name,
 REPLACE(k.update_referential_action_desc, N'_', N' '), CASE k.is_not_trusted WHEN 0 THEN 1
  ELSE 0 END
FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id
JOIN sys.tables ct ON ct.object_id = x.parent_object_id
 JOIN sys.schemas cs ON cs.schema_id = ct.schema_id
JOIN sys.columns cc ON cc.object_id = x.parent_object_id AND cc.column_id = x.parent_column_id
JOIN sys.tables pt ON pt.object_id = x.referenced_object_id
 JOIN sys.schemas ps ON ps.schema_id = pt.schema_id
JOIN sys.columns pc ON pc.object_id = x.referenced_object_id
 AND pc.column_id = x.referenced_column_id
ORDER BY k.object_id, x.constraint_column_id

-- name: disabled keys
-- The name of a constraint is unique in its schema.
SELECT s.name + N'.' + k.name FROM sys.foreign_keys k
 JOIN sys.schemas s ON s.schema_id = k.schema_id WHERE k.is_disabled = 1

-- name: size
SELECT COALESCE(SUM(a.total_pages) * 8192, -1) FROM sys.partitions p
JOIN sys.allocation_units a ON a.type IN (1, 3) AND a.container_id = p.hobt_id OR a.type = 2
 AND a.container_id = p.partition_id
WHERE p.object_id = OBJECT_ID(@p1)

-- name: row keys
-- The columns of each unique index of a table, and whether they are never NULL.
SELECT COALESCE(i.name, N''), c.name, CASE WHEN i.is_primary_key = 1 THEN 1 ELSE 0 END, CASE
 WHEN c.is_nullable = 0 THEN 1 ELSE 0 END
FROM sys.indexes i JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id
JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id
WHERE i.object_id = OBJECT_ID(@p1) AND i.is_unique = 1 AND i.type IN (1, 2) AND i.has_filter = 0
 AND i.is_disabled = 0 AND i.is_hypothetical = 0
AND x.key_ordinal > 0 ORDER BY i.index_id, x.key_ordinal

-- name: sources of values
-- Defaults, triggers and procedures, which may make ids.
SELECT c.name, OBJECT_NAME(c.object_id),
 CONCAT(N'the default of column ', c.name, N' of table ', OBJECT_NAME(c.object_id)),
 CONCAT(k.definition, N' ', x.definition)
FROM sys.columns c LEFT JOIN sys.default_constraints k ON k.parent_object_id = c.object_id
 AND k.parent_column_id = c.column_id
LEFT JOIN sys.computed_columns x ON x.object_id = c.object_id AND x.column_id = c.column_id
WHERE c.object_id = OBJECT_ID(@p1) AND (k.definition IS NOT NULL OR x.definition IS NOT NULL)
UNION ALL
SELECT N'', CASE WHEN g.parent_id = OBJECT_ID(@p1) THEN OBJECT_NAME(g.parent_id) ELSE N'' END,
 CONCAT(N'the trigger ', g.name, N' of table ', OBJECT_NAME(g.parent_id)), m.definition
FROM sys.triggers g JOIN sys.sql_modules m ON m.object_id = g.object_id
 WHERE g.is_disabled = 0 AND m.definition IS NOT NULL
UNION ALL
SELECT N'', N'', CONCAT(N'the procedure ', p.name), m.definition FROM sys.procedures p
 JOIN sys.sql_modules m ON m.object_id = p.object_id WHERE m.definition IS NOT NULL

-- name: session
-- What a session needs: the settings that indexed views and filtered indexes ask for, short waits
-- for locks, and to be the one that gives way in a deadlock. An error ends the transaction.
SET QUOTED_IDENTIFIER, ANSI_NULLS, ANSI_PADDING, ANSI_WARNINGS, ARITHABORT,
 CONCAT_NULL_YIELDS_NULL ON;
SET NUMERIC_ROUNDABORT, IMPLICIT_TRANSACTIONS, NOCOUNT OFF;
SET XACT_ABORT ON;
SET ROWCOUNT 0;
SET TEXTSIZE 2147483647;
SET LANGUAGE us_english;
SET LOCK_TIMEOUT 5000;
SET DEADLOCK_PRIORITY LOW

-- name: server
-- Whether the catalogue has what is asked of it, which is so from SQL Server 2016 on, and whether
-- it is another server that speaks for it.
SELECT CASE WHEN EXISTS (SELECT 1 FROM sys.all_columns
 WHERE object_id = OBJECT_ID(N'sys.tables') AND name = N'temporal_type') THEN 1 ELSE 0 END,
CHARINDEX(N'Babelfish', @@VERSION)

-- name: lag of the secondaries
SELECT MAX(secondary_lag_seconds), COUNT(*),
 COUNT(CASE WHEN secondary_lag_seconds IS NULL THEN 1 END)
FROM sys.dm_hadr_database_replica_states WHERE database_id = DB_ID() AND is_local = 0

-- name: load
-- Whether this role sees other sessions, and how many work.
SELECT CASE WHEN HAS_PERMS_BY_NAME(NULL, NULL, N'VIEW SERVER STATE') = 1
 OR HAS_PERMS_BY_NAME(NULL, NULL, N'VIEW SERVER PERFORMANCE STATE') = 1
OR SERVERPROPERTY(N'EngineEdition') = 5 AND HAS_PERMS_BY_NAME(DB_NAME(), N'DATABASE',
 N'VIEW DATABASE STATE') = 1 THEN 1 ELSE 0 END,
(SELECT COUNT(*) FROM sys.dm_exec_requests r
 JOIN sys.dm_exec_sessions s ON s.session_id = r.session_id
WHERE s.is_user_process = 1 AND r.session_id <> @@SPID)
