-- v1-to-v6 of binary(16): the copy, statement 1
-- with "sqluuid_copy_20261121_0a1b2c"
DECLARE @got int; EXEC @got = sys.sp_getapplock @Resource = @p1, @LockMode = N'Exclusive', @LockOwner = N'Session', @LockTimeout = 0; SELECT @got

-- v1-to-v6 of binary(16): the copy, statement 2
SET LOCK_TIMEOUT 5000

-- v1-to-v6 of binary(16): the copy, statement 3
SELECT TOP (1) 1 FROM [shop].[orders] WITH (TABLOCKX, HOLDLOCK)

-- v1-to-v6 of binary(16): the copy, statement 4
SELECT TOP (1) 1 FROM [shop].[order "items"] WITH (TABLOCKX, HOLDLOCK)

-- v1-to-v6 of binary(16): the copy, statement 5
SELECT OBJECT_NAME(c.object_id) + N'.' + c.name FROM sys.all_columns c WHERE c.object_id < 0 AND c.name IN (N'major_id', N'optimize_for_sequential_key', N'xml_compression', N'is_remote_data_archive_enabled')

-- v1-to-v6 of binary(16): the copy, statement 6
-- with "[shop].[orders]"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'it is partitioned' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id WHERE i.object_id = OBJECT_ID(@p1) AND d.type = 'PS' UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'its change tracking' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.change_tracking_tables x WHERE x.object_id = OBJECT_ID(@p1) UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'its full-text index' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.fulltext_indexes x WHERE x.object_id = OBJECT_ID(@p1) UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'an XML, spatial, columnstore or hash index: ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.type NOT IN (0, 1, 2) UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the disabled index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.is_disabled = 1 AND i.is_hypothetical = 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the security policy ' + y.name) COLLATE DATABASE_DEFAULT AS why FROM sys.security_predicates p JOIN sys.security_policies y ON y.object_id = p.object_id WHERE p.target_object_id = OBJECT_ID(@p1) UNION ALL SELECT 6 AS n, CONVERT(nvarchar(1000), N'what is bound to its schema: ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND d.is_schema_bound_reference = 1 AND o.object_id <> OBJECT_ID(@p1) AND o.parent_object_id <> OBJECT_ID(@p1) UNION ALL SELECT 7 AS n, CONVERT(nvarchar(1000), N'it is a graph table, by its column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND (c.name LIKE N'$node[_]id[_]%' OR c.name LIKE N'$edge[_]id[_]%') UNION ALL SELECT 8 AS n, CONVERT(nvarchar(1000), N'it is temporal or a ledger, by its generated column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.generated_always_type <> 0 UNION ALL SELECT 9 AS n, CONVERT(nvarchar(1000), N'the FILESTREAM column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_filestream = 1 UNION ALL SELECT 10 AS n, CONVERT(nvarchar(1000), N'the column that Always Encrypted has encrypted, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.encryption_type IS NOT NULL UNION ALL SELECT 11 AS n, CONVERT(nvarchar(1000), N'the mask of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_masked = 1 UNION ALL SELECT 12 AS n, CONVERT(nvarchar(1000), N'the column set ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_column_set = 1 UNION ALL SELECT 13 AS n, CONVERT(nvarchar(1000), N'the XML schema collection of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.xml_collection_id <> 0 UNION ALL SELECT 14 AS n, CONVERT(nvarchar(1000), N'the rule of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.rule_object_id <> 0 UNION ALL SELECT 15 AS n, CONVERT(nvarchar(1000), N'the default that is bound to column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.default_object_id <> 0 AND NOT EXISTS (SELECT 1 FROM sys.default_constraints f WHERE f.object_id = c.default_object_id) UNION ALL SELECT 16 AS n, CONVERT(nvarchar(1000), N'the type of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id WHERE c.object_id = OBJECT_ID(@p1) AND (y.is_user_defined = 0 AND y.name NOT IN (N'bigint', N'binary', N'bit', N'char', N'date', N'datetime', N'datetime2', N'datetimeoffset', N'decimal', N'float', N'geography', N'geometry', N'hierarchyid', N'image', N'int', N'money', N'nchar', N'ntext', N'numeric', N'nvarchar', N'real', N'smalldatetime', N'smallint', N'smallmoney', N'sql_variant', N'sysname', N'text', N'time', N'timestamp', N'tinyint', N'uniqueidentifier', N'varbinary', N'varchar', N'xml') OR y.is_user_defined = 1 AND y.is_assembly_type = 1) UNION ALL SELECT 17 AS n, CONVERT(nvarchar(1000), N'the collation of column, which has an alias type, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id WHERE c.object_id = OBJECT_ID(@p1) AND (y.is_user_defined = 1 OR y.name = N'sysname') AND c.collation_name <> CONVERT(nvarchar(128), DATABASEPROPERTYEX(DB_NAME(), N'Collation')) UNION ALL SELECT 18 AS n, CONVERT(nvarchar(1000), N'a table option: text in row, large values out of row, table lock on bulk load or ANSI_NULLS OFF' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.tables x WHERE x.object_id = OBJECT_ID(@p1) AND (x.text_in_row_limit <> 0 OR x.large_value_types_out_of_row = 1 OR x.lock_on_bulk_load = 1 OR x.uses_ansi_nulls = 0) UNION ALL SELECT 19 AS n, CONVERT(nvarchar(1000), N'the CHECK that is disabled or not trusted, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND (k.is_disabled = 1 OR k.is_not_trusted = 1) UNION ALL SELECT 20 AS n, CONVERT(nvarchar(1000), N'the disabled foreign key ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.foreign_keys k WHERE k.parent_object_id = OBJECT_ID(@p1) AND k.is_disabled = 1 UNION ALL SELECT 21 AS n, CONVERT(nvarchar(1000), N'the statistics ' + s.name) COLLATE DATABASE_DEFAULT AS why FROM sys.stats s WHERE s.object_id = OBJECT_ID(@p1) AND s.user_created = 1 UNION ALL SELECT 22 AS n, CONVERT(nvarchar(1000), N'permissions that others than its owner gave to ' + USER_NAME(p.grantee_principal_id)) COLLATE DATABASE_DEFAULT AS why FROM sys.database_permissions p JOIN sys.tables x ON x.object_id = p.major_id JOIN sys.schemas s ON s.schema_id = x.schema_id WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) AND p.grantor_principal_id <> COALESCE(x.principal_id, s.principal_id) UNION ALL SELECT 23 AS n, CONVERT(nvarchar(1000), N'the extended property, which is no text or too long, ' + p.name) COLLATE DATABASE_DEFAULT AS why FROM sys.extended_properties p LEFT JOIN sys.objects o ON o.object_id = p.major_id AND p.class = 1 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.parent_object_id = OBJECT_ID(@p1)) AND (COALESCE(CONVERT(nvarchar(128), SQL_VARIANT_PROPERTY(p.value, 'BaseType')), N'') NOT IN (N'char', N'varchar', N'nchar', N'nvarchar') OR CONVERT(nvarchar(128), SQL_VARIANT_PROPERTY(p.value, 'BaseType')) IN (N'char', N'varchar') AND DATALENGTH(p.value) > 4000) UNION ALL SELECT 24 AS n, CONVERT(nvarchar(1000), N'the extended property of a constraint that the server has named, ' + p.name) COLLATE DATABASE_DEFAULT AS why FROM sys.extended_properties p JOIN sys.objects o ON o.object_id = p.major_id WHERE p.class = 1 AND o.parent_object_id = OBJECT_ID(@p1) AND (EXISTS (SELECT 1 FROM sys.key_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.check_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.default_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.foreign_keys k WHERE k.object_id = o.object_id AND k.is_system_named = 1)) UNION ALL SELECT 25 AS n, CONVERT(nvarchar(1000), N'the trigger that is encrypted, signed, of an assembly, first or last, or made with ANSI_NULLS or QUOTED_IDENTIFIER OFF, ' + g.name) COLLATE DATABASE_DEFAULT AS why FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) AND (g.type <> 'TR' OR m.definition IS NULL OR m.uses_ansi_nulls = 0 OR m.uses_quoted_identifier = 0 OR EXISTS (SELECT 1 FROM sys.crypt_properties y WHERE y.class = 1 AND y.major_id = g.object_id) OR EXISTS (SELECT 1 FROM sys.trigger_events e WHERE e.object_id = g.object_id AND (e.is_first = 1 OR e.is_last = 1))) UNION ALL SELECT 26 AS n, CONVERT(nvarchar(1000), N'an audit of it' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.database_audit_specification_details x WHERE x.class = 1 AND x.major_id = OBJECT_ID(@p1) UNION ALL SELECT 27 AS n, CONVERT(nvarchar(1000), N'OPTIMIZE_FOR_SEQUENTIAL_KEY of its index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.optimize_for_sequential_key = 1) w ORDER BY w.n

-- v1-to-v6 of binary(16): the copy, statement 7
-- with "[shop].[orders]"
SELECT g.name, COALESCE(m.definition, N''), CASE WHEN SCHEMA_NAME() = OBJECT_SCHEMA_NAME(g.parent_id) THEN 1 ELSE 0 END FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.name

-- v1-to-v6 of binary(16): the copy, statement 8
-- with "[shop].[order \"items\"]"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'it is partitioned' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id WHERE i.object_id = OBJECT_ID(@p1) AND d.type = 'PS' UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'its change tracking' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.change_tracking_tables x WHERE x.object_id = OBJECT_ID(@p1) UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'its full-text index' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.fulltext_indexes x WHERE x.object_id = OBJECT_ID(@p1) UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'an XML, spatial, columnstore or hash index: ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.type NOT IN (0, 1, 2) UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the disabled index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.is_disabled = 1 AND i.is_hypothetical = 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the security policy ' + y.name) COLLATE DATABASE_DEFAULT AS why FROM sys.security_predicates p JOIN sys.security_policies y ON y.object_id = p.object_id WHERE p.target_object_id = OBJECT_ID(@p1) UNION ALL SELECT 6 AS n, CONVERT(nvarchar(1000), N'what is bound to its schema: ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND d.is_schema_bound_reference = 1 AND o.object_id <> OBJECT_ID(@p1) AND o.parent_object_id <> OBJECT_ID(@p1) UNION ALL SELECT 7 AS n, CONVERT(nvarchar(1000), N'it is a graph table, by its column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND (c.name LIKE N'$node[_]id[_]%' OR c.name LIKE N'$edge[_]id[_]%') UNION ALL SELECT 8 AS n, CONVERT(nvarchar(1000), N'it is temporal or a ledger, by its generated column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.generated_always_type <> 0 UNION ALL SELECT 9 AS n, CONVERT(nvarchar(1000), N'the FILESTREAM column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_filestream = 1 UNION ALL SELECT 10 AS n, CONVERT(nvarchar(1000), N'the column that Always Encrypted has encrypted, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.encryption_type IS NOT NULL UNION ALL SELECT 11 AS n, CONVERT(nvarchar(1000), N'the mask of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_masked = 1 UNION ALL SELECT 12 AS n, CONVERT(nvarchar(1000), N'the column set ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_column_set = 1 UNION ALL SELECT 13 AS n, CONVERT(nvarchar(1000), N'the XML schema collection of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.xml_collection_id <> 0 UNION ALL SELECT 14 AS n, CONVERT(nvarchar(1000), N'the rule of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.rule_object_id <> 0 UNION ALL SELECT 15 AS n, CONVERT(nvarchar(1000), N'the default that is bound to column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.default_object_id <> 0 AND NOT EXISTS (SELECT 1 FROM sys.default_constraints f WHERE f.object_id = c.default_object_id) UNION ALL SELECT 16 AS n, CONVERT(nvarchar(1000), N'the type of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id WHERE c.object_id = OBJECT_ID(@p1) AND (y.is_user_defined = 0 AND y.name NOT IN (N'bigint', N'binary', N'bit', N'char', N'date', N'datetime', N'datetime2', N'datetimeoffset', N'decimal', N'float', N'geography', N'geometry', N'hierarchyid', N'image', N'int', N'money', N'nchar', N'ntext', N'numeric', N'nvarchar', N'real', N'smalldatetime', N'smallint', N'smallmoney', N'sql_variant', N'sysname', N'text', N'time', N'timestamp', N'tinyint', N'uniqueidentifier', N'varbinary', N'varchar', N'xml') OR y.is_user_defined = 1 AND y.is_assembly_type = 1) UNION ALL SELECT 17 AS n, CONVERT(nvarchar(1000), N'the collation of column, which has an alias type, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id WHERE c.object_id = OBJECT_ID(@p1) AND (y.is_user_defined = 1 OR y.name = N'sysname') AND c.collation_name <> CONVERT(nvarchar(128), DATABASEPROPERTYEX(DB_NAME(), N'Collation')) UNION ALL SELECT 18 AS n, CONVERT(nvarchar(1000), N'a table option: text in row, large values out of row, table lock on bulk load or ANSI_NULLS OFF' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.tables x WHERE x.object_id = OBJECT_ID(@p1) AND (x.text_in_row_limit <> 0 OR x.large_value_types_out_of_row = 1 OR x.lock_on_bulk_load = 1 OR x.uses_ansi_nulls = 0) UNION ALL SELECT 19 AS n, CONVERT(nvarchar(1000), N'the CHECK that is disabled or not trusted, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND (k.is_disabled = 1 OR k.is_not_trusted = 1) UNION ALL SELECT 20 AS n, CONVERT(nvarchar(1000), N'the disabled foreign key ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.foreign_keys k WHERE k.parent_object_id = OBJECT_ID(@p1) AND k.is_disabled = 1 UNION ALL SELECT 21 AS n, CONVERT(nvarchar(1000), N'the statistics ' + s.name) COLLATE DATABASE_DEFAULT AS why FROM sys.stats s WHERE s.object_id = OBJECT_ID(@p1) AND s.user_created = 1 UNION ALL SELECT 22 AS n, CONVERT(nvarchar(1000), N'permissions that others than its owner gave to ' + USER_NAME(p.grantee_principal_id)) COLLATE DATABASE_DEFAULT AS why FROM sys.database_permissions p JOIN sys.tables x ON x.object_id = p.major_id JOIN sys.schemas s ON s.schema_id = x.schema_id WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) AND p.grantor_principal_id <> COALESCE(x.principal_id, s.principal_id) UNION ALL SELECT 23 AS n, CONVERT(nvarchar(1000), N'the extended property, which is no text or too long, ' + p.name) COLLATE DATABASE_DEFAULT AS why FROM sys.extended_properties p LEFT JOIN sys.objects o ON o.object_id = p.major_id AND p.class = 1 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.parent_object_id = OBJECT_ID(@p1)) AND (COALESCE(CONVERT(nvarchar(128), SQL_VARIANT_PROPERTY(p.value, 'BaseType')), N'') NOT IN (N'char', N'varchar', N'nchar', N'nvarchar') OR CONVERT(nvarchar(128), SQL_VARIANT_PROPERTY(p.value, 'BaseType')) IN (N'char', N'varchar') AND DATALENGTH(p.value) > 4000) UNION ALL SELECT 24 AS n, CONVERT(nvarchar(1000), N'the extended property of a constraint that the server has named, ' + p.name) COLLATE DATABASE_DEFAULT AS why FROM sys.extended_properties p JOIN sys.objects o ON o.object_id = p.major_id WHERE p.class = 1 AND o.parent_object_id = OBJECT_ID(@p1) AND (EXISTS (SELECT 1 FROM sys.key_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.check_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.default_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.foreign_keys k WHERE k.object_id = o.object_id AND k.is_system_named = 1)) UNION ALL SELECT 25 AS n, CONVERT(nvarchar(1000), N'the trigger that is encrypted, signed, of an assembly, first or last, or made with ANSI_NULLS or QUOTED_IDENTIFIER OFF, ' + g.name) COLLATE DATABASE_DEFAULT AS why FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) AND (g.type <> 'TR' OR m.definition IS NULL OR m.uses_ansi_nulls = 0 OR m.uses_quoted_identifier = 0 OR EXISTS (SELECT 1 FROM sys.crypt_properties y WHERE y.class = 1 AND y.major_id = g.object_id) OR EXISTS (SELECT 1 FROM sys.trigger_events e WHERE e.object_id = g.object_id AND (e.is_first = 1 OR e.is_last = 1))) UNION ALL SELECT 26 AS n, CONVERT(nvarchar(1000), N'an audit of it' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.database_audit_specification_details x WHERE x.class = 1 AND x.major_id = OBJECT_ID(@p1) UNION ALL SELECT 27 AS n, CONVERT(nvarchar(1000), N'OPTIMIZE_FOR_SEQUENTIAL_KEY of its index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.optimize_for_sequential_key = 1) w ORDER BY w.n

-- v1-to-v6 of binary(16): the copy, statement 9
-- with "[shop].[order \"items\"]"
SELECT g.name, COALESCE(m.definition, N''), CASE WHEN SCHEMA_NAME() = OBJECT_SCHEMA_NAME(g.parent_id) THEN 1 ELSE 0 END FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.name

-- v1-to-v6 of binary(16): the copy, statement 10
-- with "[shop].[orders]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- v1-to-v6 of binary(16): the copy, statement 11
-- with "[shop].[orders]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- v1-to-v6 of binary(16): the copy, statement 12
-- with "[shop].[orders]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- v1-to-v6 of binary(16): the copy, statement 13
-- with "[shop].[orders]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- v1-to-v6 of binary(16): the copy, statement 14
-- with "[shop].[orders]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- v1-to-v6 of binary(16): the copy, statement 15
-- with "[shop].[orders]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- v1-to-v6 of binary(16): the copy, statement 16
-- with "[shop].[orders]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- v1-to-v6 of binary(16): the copy, statement 17
-- with "[shop].[orders]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- v1-to-v6 of binary(16): the copy, statement 18
CREATE TABLE [shop].[orders_new_20261121_0a1b2c] ([n] int IDENTITY(1, 1) NOT FOR REPLICATION NOT NULL, [id] binary(16) NOT NULL, [previous] binary(16) NULL, [tenant] bigint NOT NULL, [total] decimal(10, 2) NOT NULL CONSTRAINT [orders_total_new_20261121_0a1b2c] DEFAULT ((0)), [note] nvarchar(max) COLLATE Latin1_General_CI_AS NULL, [label] [shop].[tag] NULL, [at] datetime2(3) NOT NULL DEFAULT (sysutcdatetime()), [twice] AS ([total]*(2)) PERSISTED NOT NULL, [half] AS ([total]/(2)), [version] rowversion NOT NULL, [rare] float(53) SPARSE NULL, [row] uniqueidentifier NOT NULL ROWGUIDCOL, [any] sql_variant NULL, [old] text COLLATE Latin1_General_CI_AS NULL) ON [PRIMARY] TEXTIMAGE_ON [PRIMARY]

-- v1-to-v6 of binary(16): the copy, statement 19
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] SET (LOCK_ESCALATION = AUTO)

-- v1-to-v6 of binary(16): the copy, statement 20
SET IDENTITY_INSERT [shop].[orders_new_20261121_0a1b2c] ON; INSERT INTO [shop].[orders_new_20261121_0a1b2c] WITH (TABLOCK) ([n], [id], [previous], [tenant], [total], [note], [label], [at], [rare], [row], [any], [old]) SELECT [n], CASE WHEN (DATALENGTH([id]) = 16 AND SUBSTRING([id], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([id], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [id], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [id], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [id], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [id], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [id], 2), 17, 36)), 2) ELSE [id] END, CASE WHEN (DATALENGTH([previous]) = 16 AND SUBSTRING([previous], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([previous], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [previous], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [previous], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [previous], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [previous], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [previous], 2), 17, 36)), 2) ELSE [previous] END, [tenant], [total], [note], [label], [at], [rare], [row], [any], [old] FROM [shop].[orders] ORDER BY CASE WHEN (DATALENGTH([id]) = 16 AND SUBSTRING([id], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([id], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [id], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [id], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [id], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [id], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [id], 2), 17, 36)), 2) ELSE [id] END; SET IDENTITY_INSERT [shop].[orders_new_20261121_0a1b2c] OFF

-- v1-to-v6 of binary(16): the copy, statement 21
SELECT CASE WHEN EXISTS (SELECT 1 FROM [shop].[orders_new_20261121_0a1b2c]) THEN 1 ELSE 0 END

-- v1-to-v6 of binary(16): the copy, statement 22
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] ADD CONSTRAINT [orders_key_new_20261121_0a1b2c] PRIMARY KEY CLUSTERED ([id]) WITH (FILLFACTOR = 90, PAD_INDEX = ON) ON [PRIMARY]

-- v1-to-v6 of binary(16): the copy, statement 23
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] ADD UNIQUE NONCLUSTERED ([n]) WITH (IGNORE_DUP_KEY = ON, ALLOW_ROW_LOCKS = OFF, ALLOW_PAGE_LOCKS = OFF) ON [PRIMARY]

-- v1-to-v6 of binary(16): the copy, statement 24
CREATE NONCLUSTERED INDEX [orders_rich] ON [shop].[orders_new_20261121_0a1b2c] ([tenant], [at] DESC) INCLUDE ([total]) WHERE ([rare] IS NOT NULL) WITH (STATISTICS_NORECOMPUTE = ON, DATA_COMPRESSION = PAGE) ON [SECOND]

-- v1-to-v6 of binary(16): the copy, statement 25
CREATE UNIQUE NONCLUSTERED INDEX [orders_row] ON [shop].[orders_new_20261121_0a1b2c] ([row]) ON [PRIMARY]

-- v1-to-v6 of binary(16): the copy, statement 26
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] WITH CHECK ADD CONSTRAINT [orders_positive_new_20261121_0a1b2c] CHECK NOT FOR REPLICATION ([total]>=(0))

-- v1-to-v6 of binary(16): the copy, statement 27
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] WITH CHECK ADD CHECK ([n]>(0))

-- v1-to-v6 of binary(16): the copy, statement 28
DBCC CHECKIDENT (N'[shop].[orders_new_20261121_0a1b2c]', RESEED, 42) WITH NO_INFOMSGS

-- v1-to-v6 of binary(16): the copy, statement 29
UPDATE STATISTICS [shop].[orders_new_20261121_0a1b2c]

-- v1-to-v6 of binary(16): the copy, statement 30
-- with "[shop].[order \"items\"]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- v1-to-v6 of binary(16): the copy, statement 31
-- with "[shop].[order \"items\"]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- v1-to-v6 of binary(16): the copy, statement 32
-- with "[shop].[order \"items\"]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- v1-to-v6 of binary(16): the copy, statement 33
-- with "[shop].[order \"items\"]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- v1-to-v6 of binary(16): the copy, statement 34
-- with "[shop].[order \"items\"]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- v1-to-v6 of binary(16): the copy, statement 35
-- with "[shop].[order \"items\"]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- v1-to-v6 of binary(16): the copy, statement 36
-- with "[shop].[order \"items\"]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- v1-to-v6 of binary(16): the copy, statement 37
-- with "[shop].[order \"items\"]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- v1-to-v6 of binary(16): the copy, statement 38
CREATE TABLE [shop].[order "items"_new_20261121_0a1b2c] ([order] binary(16) NOT NULL, [previous's] binary(16) NOT NULL) ON [PRIMARY] WITH (DATA_COMPRESSION = ROW)

-- v1-to-v6 of binary(16): the copy, statement 39
INSERT INTO [shop].[order "items"_new_20261121_0a1b2c] WITH (TABLOCK) ([order], [previous's]) SELECT CASE WHEN (DATALENGTH([order]) = 16 AND SUBSTRING([order], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([order], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [order], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [order], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [order], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [order], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [order], 2), 17, 36)), 2) ELSE [order] END, CASE WHEN (DATALENGTH([previous's]) = 16 AND SUBSTRING([previous's], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([previous's], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [previous's], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [previous's], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [previous's], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [previous's], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [previous's], 2), 17, 36)), 2) ELSE [previous's] END FROM [shop].[order "items"] ORDER BY CASE WHEN (DATALENGTH([order]) = 16 AND SUBSTRING([order], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([order], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [order], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [order], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [order], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [order], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [order], 2), 17, 36)), 2) ELSE [order] END

-- v1-to-v6 of binary(16): the copy, statement 40
SELECT CASE WHEN EXISTS (SELECT 1 FROM [shop].[order "items"_new_20261121_0a1b2c]) THEN 1 ELSE 0 END

-- v1-to-v6 of binary(16): the copy, statement 41
UPDATE STATISTICS [shop].[order "items"_new_20261121_0a1b2c]

-- v1-to-v6 of binary(16): the copy, statement 42
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] WITH CHECK ADD CONSTRAINT [orders_previous_new_20261121_0a1b2c] FOREIGN KEY ([previous]) REFERENCES [shop].[orders_new_20261121_0a1b2c] ([id])

-- v1-to-v6 of binary(16): the copy, statement 43
SET LOCK_TIMEOUT 30000; ALTER TABLE [shop].[orders_new_20261121_0a1b2c] WITH CHECK ADD CONSTRAINT [orders_tenant_new_20261121_0a1b2c] FOREIGN KEY ([tenant]) REFERENCES [shop].[tenants] ([t]) ON DELETE SET NULL ON UPDATE CASCADE NOT FOR REPLICATION; SET LOCK_TIMEOUT 5000

-- v1-to-v6 of binary(16): the copy, statement 44
ALTER TABLE [shop].[order "items"_new_20261121_0a1b2c] WITH CHECK ADD CONSTRAINT [items_order_new_20261121_0a1b2c] FOREIGN KEY ([order]) REFERENCES [shop].[orders_new_20261121_0a1b2c] ([id])

-- v1-to-v6 of binary(16): the copy, statement 45
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- v1-to-v6 of binary(16): the copy, statement 46
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- v1-to-v6 of binary(16): the copy, statement 47
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- v1-to-v6 of binary(16): the copy, statement 48
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- v1-to-v6 of binary(16): the copy, statement 49
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- v1-to-v6 of binary(16): the copy, statement 50
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- v1-to-v6 of binary(16): the copy, statement 51
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- v1-to-v6 of binary(16): the copy, statement 52
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- v1-to-v6 of binary(16): the copy, statement 53
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [n]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CASE WHEN (DATALENGTH([id]) = 16 AND SUBSTRING([id], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([id], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [id], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [id], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [id], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [id], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [id], 2), 17, 36)), 2) ELSE [id] END), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CASE WHEN (DATALENGTH([previous]) = 16 AND SUBSTRING([previous], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([previous], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [previous], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [previous], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [previous], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [previous], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [previous], 2), 17, 36)), 2) ELSE [previous] END), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [tenant]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [total]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [note]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [label]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [at]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [rare]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [row]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varbinary(256), SQL_VARIANT_PROPERTY([any], 'BaseType'))) + 0x00 + CONVERT(varbinary(8000), [any]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varchar(max), [old])), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[orders]

-- v1-to-v6 of binary(16): the copy, statement 54
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [n]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [id]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [previous]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [tenant]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [total]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [note]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [label]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [at]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [rare]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [row]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varbinary(256), SQL_VARIANT_PROPERTY([any], 'BaseType'))) + 0x00 + CONVERT(varbinary(8000), [any]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varchar(max), [old])), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[orders_new_20261121_0a1b2c]

-- v1-to-v6 of binary(16): the copy, statement 55
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- v1-to-v6 of binary(16): the copy, statement 56
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- v1-to-v6 of binary(16): the copy, statement 57
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- v1-to-v6 of binary(16): the copy, statement 58
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- v1-to-v6 of binary(16): the copy, statement 59
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- v1-to-v6 of binary(16): the copy, statement 60
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- v1-to-v6 of binary(16): the copy, statement 61
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- v1-to-v6 of binary(16): the copy, statement 62
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- v1-to-v6 of binary(16): the copy, statement 63
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CASE WHEN (DATALENGTH([order]) = 16 AND SUBSTRING([order], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([order], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [order], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [order], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [order], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [order], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [order], 2), 17, 36)), 2) ELSE [order] END), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CASE WHEN (DATALENGTH([previous's]) = 16 AND SUBSTRING([previous's], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([previous's], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [previous's], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [previous's], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [previous's], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [previous's], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [previous's], 2), 17, 36)), 2) ELSE [previous's] END), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[order "items"]

-- v1-to-v6 of binary(16): the copy, statement 64
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [order]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [previous's]), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[order "items"_new_20261121_0a1b2c]

-- v1-to-v6 of binary(16): the copy, statement 65
SELECT N'here it is checked'

-- v1-to-v6 of binary(16): the copy, statement 66
ALTER TABLE [shop].[orders] DROP CONSTRAINT [orders_tenant]

-- v1-to-v6 of binary(16): the copy, statement 67
-- with "[shop].[orders_total]", "orders_total_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the copy, statement 68
-- with "[shop].[orders_key]", "orders_key_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the copy, statement 69
-- with "[shop].[orders_positive]", "orders_positive_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the copy, statement 70
-- with "[shop].[orders_previous]", "orders_previous_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the copy, statement 71
-- with "[shop].[audit]", "audit_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the copy, statement 72
-- with "[shop].[quiet]", "quiet_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the copy, statement 73
-- with "[shop].[orders]", "orders_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the copy, statement 74
-- with "[shop].[orders_new_20261121_0a1b2c]", "orders"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the copy, statement 75
-- with "[shop].[orders_total_new_20261121_0a1b2c]", "orders_total"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the copy, statement 76
-- with "[shop].[orders_key_new_20261121_0a1b2c]", "orders_key"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the copy, statement 77
-- with "[shop].[orders_positive_new_20261121_0a1b2c]", "orders_positive"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the copy, statement 78
-- with "[shop].[orders_previous_new_20261121_0a1b2c]", "orders_previous"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the copy, statement 79
-- with "[shop].[orders_tenant_new_20261121_0a1b2c]", "orders_tenant"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the copy, statement 80
-- with "[shop].[items_order]", "items_order_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the copy, statement 81
-- with "[shop].[order \"items\"]", "order \"items\"_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the copy, statement 82
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]", "order \"items\""
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the copy, statement 83
-- with "[shop].[items_order_new_20261121_0a1b2c]", "items_order"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the copy, statement 84
ALTER AUTHORIZATION ON OBJECT::[shop].[orders] TO [shop owner]

-- v1-to-v6 of binary(16): the copy, statement 85
CREATE TRIGGER [shop].[audit] ON [shop].[orders] AFTER UPDATE AS SET NOCOUNT ON

-- v1-to-v6 of binary(16): the copy, statement 86
/* made long ago */ CREATE OR ALTER TRIGGER shop.quiet ON shop.orders AFTER DELETE AS RETURN

-- v1-to-v6 of binary(16): the copy, statement 87
ALTER TABLE [shop].[orders] DISABLE TRIGGER [quiet]

-- v1-to-v6 of binary(16): the copy, statement 88
GRANT SELECT ON OBJECT::[shop].[orders] TO [readers]

-- v1-to-v6 of binary(16): the copy, statement 89
GRANT UPDATE ([total]) ON OBJECT::[shop].[orders] TO [clerk's] WITH GRANT OPTION

-- v1-to-v6 of binary(16): the copy, statement 90
DENY DELETE ON OBJECT::[shop].[orders] TO [readers]

-- v1-to-v6 of binary(16): the copy, statement 91
REVOKE SELECT ([old]) ON OBJECT::[shop].[orders] FROM [readers]

-- v1-to-v6 of binary(16): the copy, statement 92
-- with "MS_Description", "it's all orders", "shop", "orders"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4

-- v1-to-v6 of binary(16): the copy, statement 93
-- with "MS_Description", "the key", "shop", "orders", "id"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4, @level2type = N'COLUMN', @level2name = @p5

-- v1-to-v6 of binary(16): the copy, statement 94
-- with "note", "rich", "shop", "orders", "orders_rich"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4, @level2type = N'INDEX', @level2name = @p5

-- v1-to-v6 of binary(16): the copy, statement 95
-- with "note", "who pays", "shop", "orders", "orders_tenant"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4, @level2type = N'CONSTRAINT', @level2name = @p5

-- v1-to-v6 of binary(16): the copy, statement 96
-- with "note", "who looks", "shop", "orders", "audit"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4, @level2type = N'TRIGGER', @level2name = @p5

-- v1-to-v6 of binary(16): the copy, statement 97
SELECT N'here the state is written'

-- v1-to-v6 of binary(16): looks at orders, statement 1
SELECT TOP (1) min(CONVERT(varchar(8000), [id], 2)), max(CONVERT(varchar(8000), [id], 2)) FROM [shop].[orders] WHERE [id] IS NOT NULL GROUP BY CASE WHEN (DATALENGTH([id]) = 16 AND SUBSTRING([id], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([id], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [id], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [id], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [id], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [id], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [id], 2), 17, 36)), 2) ELSE [id] END HAVING count(DISTINCT [id]) > 1

-- v1-to-v6 of binary(16): looks at orders, statement 2
SELECT [n] AS [n], CASE WHEN (DATALENGTH([id]) = 16 AND SUBSTRING([id], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([id], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [id], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [id], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [id], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [id], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [id], 2), 17, 36)), 2) ELSE [id] END AS [id] INTO [#sqluuid_sample] FROM (SELECT TOP (2000) [n], [id] FROM [shop].[orders]) x ORDER BY CASE WHEN (DATALENGTH([id]) = 16 AND SUBSTRING([id], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([id], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [id], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [id], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [id], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [id], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [id], 2), 17, 36)), 2) ELSE [id] END

-- v1-to-v6 of binary(16): looks at orders, statement 3
DROP TABLE [#sqluuid_sample]

-- v1-to-v6 of binary(16): looks at order "items", statement 1
SELECT TOP (1) min(CONVERT(varchar(8000), [order], 2)), max(CONVERT(varchar(8000), [order], 2)) FROM [shop].[order "items"] WHERE [order] IS NOT NULL GROUP BY CASE WHEN (DATALENGTH([order]) = 16 AND SUBSTRING([order], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([order], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [order], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [order], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [order], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [order], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [order], 2), 17, 36)), 2) ELSE [order] END HAVING count(DISTINCT [order]) > 1

-- v1-to-v6 of binary(16): looks at order "items", statement 2
SELECT [n] AS [n], CASE WHEN (DATALENGTH([order]) = 16 AND SUBSTRING([order], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([order], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [order], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [order], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [order], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [order], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [order], 2), 17, 36)), 2) ELSE [order] END AS [order] INTO [#sqluuid_sample] FROM (SELECT TOP (2000) [n], [order] FROM [shop].[order "items"]) x ORDER BY CASE WHEN (DATALENGTH([order]) = 16 AND SUBSTRING([order], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([order], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [order], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [order], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [order], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [order], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [order], 2), 17, 36)), 2) ELSE [order] END

-- v1-to-v6 of binary(16): looks at order "items", statement 3
DROP TABLE [#sqluuid_sample]

-- v1-to-v6 of binary(16): the undo, statement 1
SET LOCK_TIMEOUT 5000

-- v1-to-v6 of binary(16): the undo, statement 2
SELECT TOP (1) 1 FROM [shop].[orders] WITH (TABLOCKX, HOLDLOCK)

-- v1-to-v6 of binary(16): the undo, statement 3
SELECT TOP (1) 1 FROM [shop].[order "items"] WITH (TABLOCKX, HOLDLOCK)

-- v1-to-v6 of binary(16): the undo, statement 4
SELECT TOP (1) 1 FROM [shop].[orders_old_20261121_0a1b2c] WITH (TABLOCKX, HOLDLOCK)

-- v1-to-v6 of binary(16): the undo, statement 5
SELECT TOP (1) 1 FROM [shop].[order "items"_old_20261121_0a1b2c] WITH (TABLOCKX, HOLDLOCK)

-- v1-to-v6 of binary(16): the undo, statement 6
-- with "[shop].[orders]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- v1-to-v6 of binary(16): the undo, statement 7
-- with "[shop].[orders]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- v1-to-v6 of binary(16): the undo, statement 8
-- with "[shop].[orders]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- v1-to-v6 of binary(16): the undo, statement 9
-- with "[shop].[orders]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- v1-to-v6 of binary(16): the undo, statement 10
-- with "[shop].[orders]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- v1-to-v6 of binary(16): the undo, statement 11
-- with "[shop].[orders]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- v1-to-v6 of binary(16): the undo, statement 12
-- with "[shop].[orders]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- v1-to-v6 of binary(16): the undo, statement 13
-- with "[shop].[orders]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- v1-to-v6 of binary(16): the undo, statement 14
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [n]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CASE WHEN (DATALENGTH([id]) = 16 AND SUBSTRING([id], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([id], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [id], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [id], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [id], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [id], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [id], 2), 17, 36)), 2) ELSE [id] END), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CASE WHEN (DATALENGTH([previous]) = 16 AND SUBSTRING([previous], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([previous], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [previous], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [previous], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [previous], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [previous], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [previous], 2), 17, 36)), 2) ELSE [previous] END), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [tenant]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [total]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [note]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [label]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [at]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [rare]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [row]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varbinary(256), SQL_VARIANT_PROPERTY([any], 'BaseType'))) + 0x00 + CONVERT(varbinary(8000), [any]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varchar(max), [old])), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[orders_old_20261121_0a1b2c]

-- v1-to-v6 of binary(16): the undo, statement 15
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [n]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [id]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [previous]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [tenant]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [total]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [note]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [label]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [at]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [rare]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [row]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varbinary(256), SQL_VARIANT_PROPERTY([any], 'BaseType'))) + 0x00 + CONVERT(varbinary(8000), [any]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varchar(max), [old])), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[orders]

-- v1-to-v6 of binary(16): the undo, statement 16
-- with "[shop].[order \"items\"]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- v1-to-v6 of binary(16): the undo, statement 17
-- with "[shop].[order \"items\"]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- v1-to-v6 of binary(16): the undo, statement 18
-- with "[shop].[order \"items\"]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- v1-to-v6 of binary(16): the undo, statement 19
-- with "[shop].[order \"items\"]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- v1-to-v6 of binary(16): the undo, statement 20
-- with "[shop].[order \"items\"]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- v1-to-v6 of binary(16): the undo, statement 21
-- with "[shop].[order \"items\"]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- v1-to-v6 of binary(16): the undo, statement 22
-- with "[shop].[order \"items\"]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- v1-to-v6 of binary(16): the undo, statement 23
-- with "[shop].[order \"items\"]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- v1-to-v6 of binary(16): the undo, statement 24
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CASE WHEN (DATALENGTH([order]) = 16 AND SUBSTRING([order], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([order], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [order], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [order], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [order], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [order], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [order], 2), 17, 36)), 2) ELSE [order] END), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CASE WHEN (DATALENGTH([previous's]) = 16 AND SUBSTRING([previous's], 7, 1) BETWEEN 0x10 AND 0x1F AND SUBSTRING([previous's], 9, 1) BETWEEN 0x80 AND 0xBF) THEN TRY_CONVERT(binary(16), (SUBSTRING(CONVERT(char(32), [previous's], 2), 14, 3) + SUBSTRING(CONVERT(char(32), [previous's], 2), 9, 4) + SUBSTRING(CONVERT(char(32), [previous's], 2), 1, 5) + '6' + SUBSTRING(CONVERT(char(32), [previous's], 2), 6, 3) + SUBSTRING(CONVERT(char(32), [previous's], 2), 17, 36)), 2) ELSE [previous's] END), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[order "items"_old_20261121_0a1b2c]

-- v1-to-v6 of binary(16): the undo, statement 25
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [order]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [previous's]), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[order "items"]

-- v1-to-v6 of binary(16): the undo, statement 26
SELECT N'here it is checked'

-- v1-to-v6 of binary(16): the undo, statement 27
-- with "[shop].[orders]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- v1-to-v6 of binary(16): the undo, statement 28
-- with "[shop].[orders]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- v1-to-v6 of binary(16): the undo, statement 29
-- with "[shop].[orders]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- v1-to-v6 of binary(16): the undo, statement 30
-- with "[shop].[orders]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- v1-to-v6 of binary(16): the undo, statement 31
-- with "[shop].[orders]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- v1-to-v6 of binary(16): the undo, statement 32
-- with "[shop].[orders]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- v1-to-v6 of binary(16): the undo, statement 33
-- with "[shop].[orders]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- v1-to-v6 of binary(16): the undo, statement 34
-- with "[shop].[orders]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- v1-to-v6 of binary(16): the undo, statement 35
-- with "[shop].[order \"items\"]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- v1-to-v6 of binary(16): the undo, statement 36
-- with "[shop].[order \"items\"]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- v1-to-v6 of binary(16): the undo, statement 37
-- with "[shop].[order \"items\"]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- v1-to-v6 of binary(16): the undo, statement 38
-- with "[shop].[order \"items\"]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- v1-to-v6 of binary(16): the undo, statement 39
-- with "[shop].[order \"items\"]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- v1-to-v6 of binary(16): the undo, statement 40
-- with "[shop].[order \"items\"]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- v1-to-v6 of binary(16): the undo, statement 41
-- with "[shop].[order \"items\"]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- v1-to-v6 of binary(16): the undo, statement 42
-- with "[shop].[order \"items\"]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- v1-to-v6 of binary(16): the undo, statement 43
-- with "[shop].[orders_old_20261121_0a1b2c]"
SELECT o.name FROM sys.objects o WHERE o.parent_object_id = OBJECT_ID(@p1) ORDER BY o.object_id

-- v1-to-v6 of binary(16): the undo, statement 44
-- with "[shop].[order \"items\"_old_20261121_0a1b2c]"
SELECT o.name FROM sys.objects o WHERE o.parent_object_id = OBJECT_ID(@p1) ORDER BY o.object_id

-- v1-to-v6 of binary(16): the undo, statement 45
ALTER TABLE [shop].[orders] DROP CONSTRAINT [orders_previous]

-- v1-to-v6 of binary(16): the undo, statement 46
ALTER TABLE [shop].[orders] DROP CONSTRAINT [orders_tenant]

-- v1-to-v6 of binary(16): the undo, statement 47
ALTER TABLE [shop].[order "items"] DROP CONSTRAINT [items_order]

-- v1-to-v6 of binary(16): the undo, statement 48
DROP TABLE [shop].[orders]

-- v1-to-v6 of binary(16): the undo, statement 49
DROP TABLE [shop].[order "items"]

-- v1-to-v6 of binary(16): the undo, statement 50
-- with "[shop].[orders_old_20261121_0a1b2c]", "orders"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the undo, statement 51
-- with "[shop].[orders_key_old_20261121_0a1b2c]", "orders_key"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the undo, statement 52
-- with "[shop].[audit_old_20261121_0a1b2c]", "audit"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the undo, statement 53
-- with "[shop].[order \"items\"_old_20261121_0a1b2c]", "order \"items\""
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the undo, statement 54
-- with "[shop].[items_order_old_20261121_0a1b2c]", "items_order"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- v1-to-v6 of binary(16): the undo, statement 55
SET LOCK_TIMEOUT 30000; ALTER TABLE [shop].[orders] WITH CHECK ADD CONSTRAINT [orders_tenant] FOREIGN KEY ([tenant]) REFERENCES [shop].[tenants] ([t]) ON DELETE SET NULL ON UPDATE CASCADE NOT FOR REPLICATION; SET LOCK_TIMEOUT 5000

-- v1-to-v6 of binary(16): the undo, statement 56
-- with "note", "who pays", "shop", "orders", "orders_tenant"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4, @level2type = N'CONSTRAINT', @level2name = @p5

-- v1-to-v6 of binary(16): the undo, statement 57
SELECT N'here the state is written'

-- v1-to-v6 of binary(16): the end, statement 1
-- with "[shop].[orders_old_20261121_0a1b2c]"
SELECT k.name FROM sys.foreign_keys k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- v1-to-v6 of binary(16): the end, statement 2
-- with "[shop].[order \"items\"_old_20261121_0a1b2c]"
SELECT k.name FROM sys.foreign_keys k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- v1-to-v6 of binary(16): the end, statement 3
ALTER TABLE [shop].[order "items"_old_20261121_0a1b2c] DROP CONSTRAINT [items_order_old_20261121_0a1b2c]

-- v1-to-v6 of binary(16): the end, statement 4
DROP TABLE IF EXISTS [shop].[orders_old_20261121_0a1b2c]

-- v1-to-v6 of binary(16): the end, statement 5
DROP TABLE IF EXISTS [shop].[order "items"_old_20261121_0a1b2c]

-- v1-to-v6 of binary(16): the end, statement 6
-- with "sqluuid_copy_20261121_0a1b2c"
DECLARE @got int; EXEC @got = sys.sp_releaseapplock @Resource = @p1, @LockOwner = N'Session'; SELECT CASE WHEN @got = 0 THEN 1 ELSE 0 END

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 1
-- with "sqluuid_copy_20261121_0a1b2c"
DECLARE @got int; EXEC @got = sys.sp_getapplock @Resource = @p1, @LockMode = N'Exclusive', @LockOwner = N'Session', @LockTimeout = 0; SELECT @got

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 2
SET LOCK_TIMEOUT 5000

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 3
SELECT TOP (1) 1 FROM [shop].[orders] WITH (TABLOCKX, HOLDLOCK)

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 4
SELECT TOP (1) 1 FROM [shop].[order "items"] WITH (TABLOCKX, HOLDLOCK)

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 5
SELECT OBJECT_NAME(c.object_id) + N'.' + c.name FROM sys.all_columns c WHERE c.object_id < 0 AND c.name IN (N'major_id', N'optimize_for_sequential_key', N'xml_compression', N'is_remote_data_archive_enabled')

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 6
-- with "[shop].[orders]"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'it is partitioned' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id WHERE i.object_id = OBJECT_ID(@p1) AND d.type = 'PS' UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'its change tracking' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.change_tracking_tables x WHERE x.object_id = OBJECT_ID(@p1) UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'its full-text index' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.fulltext_indexes x WHERE x.object_id = OBJECT_ID(@p1) UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'an XML, spatial, columnstore or hash index: ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.type NOT IN (0, 1, 2) UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the disabled index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.is_disabled = 1 AND i.is_hypothetical = 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the security policy ' + y.name) COLLATE DATABASE_DEFAULT AS why FROM sys.security_predicates p JOIN sys.security_policies y ON y.object_id = p.object_id WHERE p.target_object_id = OBJECT_ID(@p1) UNION ALL SELECT 6 AS n, CONVERT(nvarchar(1000), N'what is bound to its schema: ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND d.is_schema_bound_reference = 1 AND o.object_id <> OBJECT_ID(@p1) AND o.parent_object_id <> OBJECT_ID(@p1) UNION ALL SELECT 7 AS n, CONVERT(nvarchar(1000), N'it is a graph table, by its column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND (c.name LIKE N'$node[_]id[_]%' OR c.name LIKE N'$edge[_]id[_]%') UNION ALL SELECT 8 AS n, CONVERT(nvarchar(1000), N'it is temporal or a ledger, by its generated column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.generated_always_type <> 0 UNION ALL SELECT 9 AS n, CONVERT(nvarchar(1000), N'the FILESTREAM column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_filestream = 1 UNION ALL SELECT 10 AS n, CONVERT(nvarchar(1000), N'the column that Always Encrypted has encrypted, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.encryption_type IS NOT NULL UNION ALL SELECT 11 AS n, CONVERT(nvarchar(1000), N'the mask of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_masked = 1 UNION ALL SELECT 12 AS n, CONVERT(nvarchar(1000), N'the column set ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_column_set = 1 UNION ALL SELECT 13 AS n, CONVERT(nvarchar(1000), N'the XML schema collection of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.xml_collection_id <> 0 UNION ALL SELECT 14 AS n, CONVERT(nvarchar(1000), N'the rule of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.rule_object_id <> 0 UNION ALL SELECT 15 AS n, CONVERT(nvarchar(1000), N'the default that is bound to column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.default_object_id <> 0 AND NOT EXISTS (SELECT 1 FROM sys.default_constraints f WHERE f.object_id = c.default_object_id) UNION ALL SELECT 16 AS n, CONVERT(nvarchar(1000), N'the type of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id WHERE c.object_id = OBJECT_ID(@p1) AND (y.is_user_defined = 0 AND y.name NOT IN (N'bigint', N'binary', N'bit', N'char', N'date', N'datetime', N'datetime2', N'datetimeoffset', N'decimal', N'float', N'geography', N'geometry', N'hierarchyid', N'image', N'int', N'money', N'nchar', N'ntext', N'numeric', N'nvarchar', N'real', N'smalldatetime', N'smallint', N'smallmoney', N'sql_variant', N'sysname', N'text', N'time', N'timestamp', N'tinyint', N'uniqueidentifier', N'varbinary', N'varchar', N'xml') OR y.is_user_defined = 1 AND y.is_assembly_type = 1) UNION ALL SELECT 17 AS n, CONVERT(nvarchar(1000), N'the collation of column, which has an alias type, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id WHERE c.object_id = OBJECT_ID(@p1) AND (y.is_user_defined = 1 OR y.name = N'sysname') AND c.collation_name <> CONVERT(nvarchar(128), DATABASEPROPERTYEX(DB_NAME(), N'Collation')) UNION ALL SELECT 18 AS n, CONVERT(nvarchar(1000), N'a table option: text in row, large values out of row, table lock on bulk load or ANSI_NULLS OFF' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.tables x WHERE x.object_id = OBJECT_ID(@p1) AND (x.text_in_row_limit <> 0 OR x.large_value_types_out_of_row = 1 OR x.lock_on_bulk_load = 1 OR x.uses_ansi_nulls = 0) UNION ALL SELECT 19 AS n, CONVERT(nvarchar(1000), N'the CHECK that is disabled or not trusted, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND (k.is_disabled = 1 OR k.is_not_trusted = 1) UNION ALL SELECT 20 AS n, CONVERT(nvarchar(1000), N'the disabled foreign key ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.foreign_keys k WHERE k.parent_object_id = OBJECT_ID(@p1) AND k.is_disabled = 1 UNION ALL SELECT 21 AS n, CONVERT(nvarchar(1000), N'the statistics ' + s.name) COLLATE DATABASE_DEFAULT AS why FROM sys.stats s WHERE s.object_id = OBJECT_ID(@p1) AND s.user_created = 1 UNION ALL SELECT 22 AS n, CONVERT(nvarchar(1000), N'permissions that others than its owner gave to ' + USER_NAME(p.grantee_principal_id)) COLLATE DATABASE_DEFAULT AS why FROM sys.database_permissions p JOIN sys.tables x ON x.object_id = p.major_id JOIN sys.schemas s ON s.schema_id = x.schema_id WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) AND p.grantor_principal_id <> COALESCE(x.principal_id, s.principal_id) UNION ALL SELECT 23 AS n, CONVERT(nvarchar(1000), N'the extended property, which is no text or too long, ' + p.name) COLLATE DATABASE_DEFAULT AS why FROM sys.extended_properties p LEFT JOIN sys.objects o ON o.object_id = p.major_id AND p.class = 1 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.parent_object_id = OBJECT_ID(@p1)) AND (COALESCE(CONVERT(nvarchar(128), SQL_VARIANT_PROPERTY(p.value, 'BaseType')), N'') NOT IN (N'char', N'varchar', N'nchar', N'nvarchar') OR CONVERT(nvarchar(128), SQL_VARIANT_PROPERTY(p.value, 'BaseType')) IN (N'char', N'varchar') AND DATALENGTH(p.value) > 4000) UNION ALL SELECT 24 AS n, CONVERT(nvarchar(1000), N'the extended property of a constraint that the server has named, ' + p.name) COLLATE DATABASE_DEFAULT AS why FROM sys.extended_properties p JOIN sys.objects o ON o.object_id = p.major_id WHERE p.class = 1 AND o.parent_object_id = OBJECT_ID(@p1) AND (EXISTS (SELECT 1 FROM sys.key_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.check_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.default_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.foreign_keys k WHERE k.object_id = o.object_id AND k.is_system_named = 1)) UNION ALL SELECT 25 AS n, CONVERT(nvarchar(1000), N'the trigger that is encrypted, signed, of an assembly, first or last, or made with ANSI_NULLS or QUOTED_IDENTIFIER OFF, ' + g.name) COLLATE DATABASE_DEFAULT AS why FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) AND (g.type <> 'TR' OR m.definition IS NULL OR m.uses_ansi_nulls = 0 OR m.uses_quoted_identifier = 0 OR EXISTS (SELECT 1 FROM sys.crypt_properties y WHERE y.class = 1 AND y.major_id = g.object_id) OR EXISTS (SELECT 1 FROM sys.trigger_events e WHERE e.object_id = g.object_id AND (e.is_first = 1 OR e.is_last = 1))) UNION ALL SELECT 26 AS n, CONVERT(nvarchar(1000), N'an audit of it' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.database_audit_specification_details x WHERE x.class = 1 AND x.major_id = OBJECT_ID(@p1) UNION ALL SELECT 27 AS n, CONVERT(nvarchar(1000), N'OPTIMIZE_FOR_SEQUENTIAL_KEY of its index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.optimize_for_sequential_key = 1) w ORDER BY w.n

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 7
-- with "[shop].[orders]", "id"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'the default of the column, made for its old type, ' + f.name) COLLATE DATABASE_DEFAULT AS why FROM sys.default_constraints f WHERE f.parent_object_id = OBJECT_ID(@p1) AND f.parent_column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'ROWGUIDCOL of the column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') AND c.is_rowguidcol = 1 UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'the computed column, which may use it, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.computed_columns c WHERE c.object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, c.definition) > 0 UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'the CHECK, made for its old type, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, k.definition) > 0 UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the filter of the index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.has_filter = 1 AND CHARINDEX(@p2, i.filter_definition) > 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the view, which keeps its old type, ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND o.type = 'V') w ORDER BY w.n

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 8
-- with "[shop].[orders]", "previous"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'the default of the column, made for its old type, ' + f.name) COLLATE DATABASE_DEFAULT AS why FROM sys.default_constraints f WHERE f.parent_object_id = OBJECT_ID(@p1) AND f.parent_column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'ROWGUIDCOL of the column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') AND c.is_rowguidcol = 1 UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'the computed column, which may use it, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.computed_columns c WHERE c.object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, c.definition) > 0 UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'the CHECK, made for its old type, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, k.definition) > 0 UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the filter of the index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.has_filter = 1 AND CHARINDEX(@p2, i.filter_definition) > 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the view, which keeps its old type, ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND o.type = 'V') w ORDER BY w.n

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 9
-- with "[shop].[orders]"
SELECT g.name, COALESCE(m.definition, N''), CASE WHEN SCHEMA_NAME() = OBJECT_SCHEMA_NAME(g.parent_id) THEN 1 ELSE 0 END FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.name

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 10
-- with "[shop].[order \"items\"]"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'it is partitioned' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id WHERE i.object_id = OBJECT_ID(@p1) AND d.type = 'PS' UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'its change tracking' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.change_tracking_tables x WHERE x.object_id = OBJECT_ID(@p1) UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'its full-text index' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.fulltext_indexes x WHERE x.object_id = OBJECT_ID(@p1) UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'an XML, spatial, columnstore or hash index: ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.type NOT IN (0, 1, 2) UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the disabled index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.is_disabled = 1 AND i.is_hypothetical = 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the security policy ' + y.name) COLLATE DATABASE_DEFAULT AS why FROM sys.security_predicates p JOIN sys.security_policies y ON y.object_id = p.object_id WHERE p.target_object_id = OBJECT_ID(@p1) UNION ALL SELECT 6 AS n, CONVERT(nvarchar(1000), N'what is bound to its schema: ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND d.is_schema_bound_reference = 1 AND o.object_id <> OBJECT_ID(@p1) AND o.parent_object_id <> OBJECT_ID(@p1) UNION ALL SELECT 7 AS n, CONVERT(nvarchar(1000), N'it is a graph table, by its column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND (c.name LIKE N'$node[_]id[_]%' OR c.name LIKE N'$edge[_]id[_]%') UNION ALL SELECT 8 AS n, CONVERT(nvarchar(1000), N'it is temporal or a ledger, by its generated column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.generated_always_type <> 0 UNION ALL SELECT 9 AS n, CONVERT(nvarchar(1000), N'the FILESTREAM column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_filestream = 1 UNION ALL SELECT 10 AS n, CONVERT(nvarchar(1000), N'the column that Always Encrypted has encrypted, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.encryption_type IS NOT NULL UNION ALL SELECT 11 AS n, CONVERT(nvarchar(1000), N'the mask of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_masked = 1 UNION ALL SELECT 12 AS n, CONVERT(nvarchar(1000), N'the column set ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_column_set = 1 UNION ALL SELECT 13 AS n, CONVERT(nvarchar(1000), N'the XML schema collection of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.xml_collection_id <> 0 UNION ALL SELECT 14 AS n, CONVERT(nvarchar(1000), N'the rule of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.rule_object_id <> 0 UNION ALL SELECT 15 AS n, CONVERT(nvarchar(1000), N'the default that is bound to column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.default_object_id <> 0 AND NOT EXISTS (SELECT 1 FROM sys.default_constraints f WHERE f.object_id = c.default_object_id) UNION ALL SELECT 16 AS n, CONVERT(nvarchar(1000), N'the type of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id WHERE c.object_id = OBJECT_ID(@p1) AND (y.is_user_defined = 0 AND y.name NOT IN (N'bigint', N'binary', N'bit', N'char', N'date', N'datetime', N'datetime2', N'datetimeoffset', N'decimal', N'float', N'geography', N'geometry', N'hierarchyid', N'image', N'int', N'money', N'nchar', N'ntext', N'numeric', N'nvarchar', N'real', N'smalldatetime', N'smallint', N'smallmoney', N'sql_variant', N'sysname', N'text', N'time', N'timestamp', N'tinyint', N'uniqueidentifier', N'varbinary', N'varchar', N'xml') OR y.is_user_defined = 1 AND y.is_assembly_type = 1) UNION ALL SELECT 17 AS n, CONVERT(nvarchar(1000), N'the collation of column, which has an alias type, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id WHERE c.object_id = OBJECT_ID(@p1) AND (y.is_user_defined = 1 OR y.name = N'sysname') AND c.collation_name <> CONVERT(nvarchar(128), DATABASEPROPERTYEX(DB_NAME(), N'Collation')) UNION ALL SELECT 18 AS n, CONVERT(nvarchar(1000), N'a table option: text in row, large values out of row, table lock on bulk load or ANSI_NULLS OFF' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.tables x WHERE x.object_id = OBJECT_ID(@p1) AND (x.text_in_row_limit <> 0 OR x.large_value_types_out_of_row = 1 OR x.lock_on_bulk_load = 1 OR x.uses_ansi_nulls = 0) UNION ALL SELECT 19 AS n, CONVERT(nvarchar(1000), N'the CHECK that is disabled or not trusted, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND (k.is_disabled = 1 OR k.is_not_trusted = 1) UNION ALL SELECT 20 AS n, CONVERT(nvarchar(1000), N'the disabled foreign key ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.foreign_keys k WHERE k.parent_object_id = OBJECT_ID(@p1) AND k.is_disabled = 1 UNION ALL SELECT 21 AS n, CONVERT(nvarchar(1000), N'the statistics ' + s.name) COLLATE DATABASE_DEFAULT AS why FROM sys.stats s WHERE s.object_id = OBJECT_ID(@p1) AND s.user_created = 1 UNION ALL SELECT 22 AS n, CONVERT(nvarchar(1000), N'permissions that others than its owner gave to ' + USER_NAME(p.grantee_principal_id)) COLLATE DATABASE_DEFAULT AS why FROM sys.database_permissions p JOIN sys.tables x ON x.object_id = p.major_id JOIN sys.schemas s ON s.schema_id = x.schema_id WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) AND p.grantor_principal_id <> COALESCE(x.principal_id, s.principal_id) UNION ALL SELECT 23 AS n, CONVERT(nvarchar(1000), N'the extended property, which is no text or too long, ' + p.name) COLLATE DATABASE_DEFAULT AS why FROM sys.extended_properties p LEFT JOIN sys.objects o ON o.object_id = p.major_id AND p.class = 1 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.parent_object_id = OBJECT_ID(@p1)) AND (COALESCE(CONVERT(nvarchar(128), SQL_VARIANT_PROPERTY(p.value, 'BaseType')), N'') NOT IN (N'char', N'varchar', N'nchar', N'nvarchar') OR CONVERT(nvarchar(128), SQL_VARIANT_PROPERTY(p.value, 'BaseType')) IN (N'char', N'varchar') AND DATALENGTH(p.value) > 4000) UNION ALL SELECT 24 AS n, CONVERT(nvarchar(1000), N'the extended property of a constraint that the server has named, ' + p.name) COLLATE DATABASE_DEFAULT AS why FROM sys.extended_properties p JOIN sys.objects o ON o.object_id = p.major_id WHERE p.class = 1 AND o.parent_object_id = OBJECT_ID(@p1) AND (EXISTS (SELECT 1 FROM sys.key_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.check_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.default_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.foreign_keys k WHERE k.object_id = o.object_id AND k.is_system_named = 1)) UNION ALL SELECT 25 AS n, CONVERT(nvarchar(1000), N'the trigger that is encrypted, signed, of an assembly, first or last, or made with ANSI_NULLS or QUOTED_IDENTIFIER OFF, ' + g.name) COLLATE DATABASE_DEFAULT AS why FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) AND (g.type <> 'TR' OR m.definition IS NULL OR m.uses_ansi_nulls = 0 OR m.uses_quoted_identifier = 0 OR EXISTS (SELECT 1 FROM sys.crypt_properties y WHERE y.class = 1 AND y.major_id = g.object_id) OR EXISTS (SELECT 1 FROM sys.trigger_events e WHERE e.object_id = g.object_id AND (e.is_first = 1 OR e.is_last = 1))) UNION ALL SELECT 26 AS n, CONVERT(nvarchar(1000), N'an audit of it' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.database_audit_specification_details x WHERE x.class = 1 AND x.major_id = OBJECT_ID(@p1) UNION ALL SELECT 27 AS n, CONVERT(nvarchar(1000), N'OPTIMIZE_FOR_SEQUENTIAL_KEY of its index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.optimize_for_sequential_key = 1) w ORDER BY w.n

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 11
-- with "[shop].[order \"items\"]", "order"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'the default of the column, made for its old type, ' + f.name) COLLATE DATABASE_DEFAULT AS why FROM sys.default_constraints f WHERE f.parent_object_id = OBJECT_ID(@p1) AND f.parent_column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'ROWGUIDCOL of the column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') AND c.is_rowguidcol = 1 UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'the computed column, which may use it, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.computed_columns c WHERE c.object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, c.definition) > 0 UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'the CHECK, made for its old type, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, k.definition) > 0 UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the filter of the index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.has_filter = 1 AND CHARINDEX(@p2, i.filter_definition) > 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the view, which keeps its old type, ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND o.type = 'V') w ORDER BY w.n

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 12
-- with "[shop].[order \"items\"]", "previous's"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'the default of the column, made for its old type, ' + f.name) COLLATE DATABASE_DEFAULT AS why FROM sys.default_constraints f WHERE f.parent_object_id = OBJECT_ID(@p1) AND f.parent_column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'ROWGUIDCOL of the column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') AND c.is_rowguidcol = 1 UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'the computed column, which may use it, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.computed_columns c WHERE c.object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, c.definition) > 0 UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'the CHECK, made for its old type, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, k.definition) > 0 UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the filter of the index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.has_filter = 1 AND CHARINDEX(@p2, i.filter_definition) > 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the view, which keeps its old type, ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND o.type = 'V') w ORDER BY w.n

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 13
-- with "[shop].[order \"items\"]"
SELECT g.name, COALESCE(m.definition, N''), CASE WHEN SCHEMA_NAME() = OBJECT_SCHEMA_NAME(g.parent_id) THEN 1 ELSE 0 END FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.name

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 14
-- with "[shop].[orders]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 15
-- with "[shop].[orders]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 16
-- with "[shop].[orders]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 17
-- with "[shop].[orders]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 18
-- with "[shop].[orders]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 19
-- with "[shop].[orders]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 20
-- with "[shop].[orders]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 21
-- with "[shop].[orders]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 22
CREATE TABLE [shop].[orders_new_20261121_0a1b2c] ([n] int IDENTITY(1, 1) NOT FOR REPLICATION NOT NULL, [id] binary(16) NOT NULL, [previous] binary(16) NULL, [tenant] bigint NOT NULL, [total] decimal(10, 2) NOT NULL CONSTRAINT [orders_total_new_20261121_0a1b2c] DEFAULT ((0)), [note] nvarchar(max) COLLATE Latin1_General_CI_AS NULL, [label] [shop].[tag] NULL, [at] datetime2(3) NOT NULL DEFAULT (sysutcdatetime()), [twice] AS ([total]*(2)) PERSISTED NOT NULL, [half] AS ([total]/(2)), [version] rowversion NOT NULL, [rare] float(53) SPARSE NULL, [row] uniqueidentifier NOT NULL ROWGUIDCOL, [any] sql_variant NULL, [old] text COLLATE Latin1_General_CI_AS NULL) ON [PRIMARY] TEXTIMAGE_ON [PRIMARY]

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 23
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] SET (LOCK_ESCALATION = AUTO)

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 24
SET IDENTITY_INSERT [shop].[orders_new_20261121_0a1b2c] ON; INSERT INTO [shop].[orders_new_20261121_0a1b2c] WITH (TABLOCK) ([n], [id], [previous], [tenant], [total], [note], [label], [at], [rare], [row], [any], [old]) SELECT [n], CASE WHEN (CASE WHEN (DATALENGTH([id]) = 32 AND CONVERT(nvarchar(38), [id]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([id]) = 36 AND CONVERT(nvarchar(38), [id]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([id]) = 38 AND CONVERT(nvarchar(38), [id]) COLLATE Latin1_General_BIN2 LIKE N'{[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]}') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 2), 7, 1) BETWEEN 0x10 AND 0x1F) AND (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 2), 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 14, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 9, 4) + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 1, 5) + '6' + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 6, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 17, 36)), 2) ELSE CASE WHEN [id] IS NOT NULL THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 1, 36)), 2) END END, CASE WHEN (CASE WHEN (DATALENGTH([previous]) = 32 AND CONVERT(nvarchar(38), [previous]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([previous]) = 36 AND CONVERT(nvarchar(38), [previous]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([previous]) = 38 AND CONVERT(nvarchar(38), [previous]) COLLATE Latin1_General_BIN2 LIKE N'{[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]}') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([previous], '-', ''), '{', ''), '}', ''), 2), 7, 1) BETWEEN 0x10 AND 0x1F) AND (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([previous], '-', ''), '{', ''), '}', ''), 2), 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([previous], '-', ''), '{', ''), '}', ''), 14, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([previous], '-', ''), '{', ''), '}', ''), 9, 4) + SUBSTRING(REPLACE(REPLACE(REPLACE([previous], '-', ''), '{', ''), '}', ''), 1, 5) + '6' + SUBSTRING(REPLACE(REPLACE(REPLACE([previous], '-', ''), '{', ''), '}', ''), 6, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([previous], '-', ''), '{', ''), '}', ''), 17, 36)), 2) ELSE CASE WHEN [previous] IS NOT NULL THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([previous], '-', ''), '{', ''), '}', ''), 1, 36)), 2) END END, [tenant], [total], [note], [label], [at], [rare], [row], [any], [old] FROM [shop].[orders] ORDER BY CASE WHEN (CASE WHEN (DATALENGTH([id]) = 32 AND CONVERT(nvarchar(38), [id]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([id]) = 36 AND CONVERT(nvarchar(38), [id]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([id]) = 38 AND CONVERT(nvarchar(38), [id]) COLLATE Latin1_General_BIN2 LIKE N'{[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]}') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 2), 7, 1) BETWEEN 0x10 AND 0x1F) AND (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 2), 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 14, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 9, 4) + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 1, 5) + '6' + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 6, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 17, 36)), 2) ELSE CASE WHEN [id] IS NOT NULL THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 1, 36)), 2) END END; SET IDENTITY_INSERT [shop].[orders_new_20261121_0a1b2c] OFF

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 25
SELECT CASE WHEN EXISTS (SELECT 1 FROM [shop].[orders_new_20261121_0a1b2c]) THEN 1 ELSE 0 END

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 26
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] ADD CONSTRAINT [orders_key_new_20261121_0a1b2c] PRIMARY KEY CLUSTERED ([id]) WITH (FILLFACTOR = 90, PAD_INDEX = ON) ON [PRIMARY]

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 27
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] ADD UNIQUE NONCLUSTERED ([n]) WITH (IGNORE_DUP_KEY = ON, ALLOW_ROW_LOCKS = OFF, ALLOW_PAGE_LOCKS = OFF) ON [PRIMARY]

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 28
CREATE NONCLUSTERED INDEX [orders_rich] ON [shop].[orders_new_20261121_0a1b2c] ([tenant], [at] DESC) INCLUDE ([total]) WHERE ([rare] IS NOT NULL) WITH (STATISTICS_NORECOMPUTE = ON, DATA_COMPRESSION = PAGE) ON [SECOND]

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 29
CREATE UNIQUE NONCLUSTERED INDEX [orders_row] ON [shop].[orders_new_20261121_0a1b2c] ([row]) ON [PRIMARY]

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 30
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] WITH CHECK ADD CONSTRAINT [orders_positive_new_20261121_0a1b2c] CHECK NOT FOR REPLICATION ([total]>=(0))

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 31
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] WITH CHECK ADD CHECK ([n]>(0))

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 32
DBCC CHECKIDENT (N'[shop].[orders_new_20261121_0a1b2c]', RESEED, 42) WITH NO_INFOMSGS

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 33
UPDATE STATISTICS [shop].[orders_new_20261121_0a1b2c]

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 34
-- with "[shop].[order \"items\"]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 35
-- with "[shop].[order \"items\"]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 36
-- with "[shop].[order \"items\"]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 37
-- with "[shop].[order \"items\"]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 38
-- with "[shop].[order \"items\"]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 39
-- with "[shop].[order \"items\"]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 40
-- with "[shop].[order \"items\"]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 41
-- with "[shop].[order \"items\"]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 42
CREATE TABLE [shop].[order "items"_new_20261121_0a1b2c] ([order] binary(16) NOT NULL, [previous's] binary(16) NOT NULL) ON [PRIMARY] WITH (DATA_COMPRESSION = ROW)

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 43
INSERT INTO [shop].[order "items"_new_20261121_0a1b2c] WITH (TABLOCK) ([order], [previous's]) SELECT CASE WHEN (CASE WHEN (DATALENGTH([order]) = 32 AND CONVERT(nvarchar(38), [order]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([order]) = 36 AND CONVERT(nvarchar(38), [order]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([order]) = 38 AND CONVERT(nvarchar(38), [order]) COLLATE Latin1_General_BIN2 LIKE N'{[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]}') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 2), 7, 1) BETWEEN 0x10 AND 0x1F) AND (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 2), 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 14, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 9, 4) + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 1, 5) + '6' + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 6, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 17, 36)), 2) ELSE CASE WHEN [order] IS NOT NULL THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 1, 36)), 2) END END, CASE WHEN (CASE WHEN (DATALENGTH([previous's]) = 32 AND CONVERT(nvarchar(38), [previous's]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([previous's]) = 36 AND CONVERT(nvarchar(38), [previous's]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([previous's]) = 38 AND CONVERT(nvarchar(38), [previous's]) COLLATE Latin1_General_BIN2 LIKE N'{[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]}') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([previous's], '-', ''), '{', ''), '}', ''), 2), 7, 1) BETWEEN 0x10 AND 0x1F) AND (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([previous's], '-', ''), '{', ''), '}', ''), 2), 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([previous's], '-', ''), '{', ''), '}', ''), 14, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([previous's], '-', ''), '{', ''), '}', ''), 9, 4) + SUBSTRING(REPLACE(REPLACE(REPLACE([previous's], '-', ''), '{', ''), '}', ''), 1, 5) + '6' + SUBSTRING(REPLACE(REPLACE(REPLACE([previous's], '-', ''), '{', ''), '}', ''), 6, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([previous's], '-', ''), '{', ''), '}', ''), 17, 36)), 2) ELSE CASE WHEN [previous's] IS NOT NULL THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([previous's], '-', ''), '{', ''), '}', ''), 1, 36)), 2) END END FROM [shop].[order "items"] ORDER BY CASE WHEN (CASE WHEN (DATALENGTH([order]) = 32 AND CONVERT(nvarchar(38), [order]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([order]) = 36 AND CONVERT(nvarchar(38), [order]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([order]) = 38 AND CONVERT(nvarchar(38), [order]) COLLATE Latin1_General_BIN2 LIKE N'{[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]}') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 2), 7, 1) BETWEEN 0x10 AND 0x1F) AND (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 2), 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 14, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 9, 4) + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 1, 5) + '6' + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 6, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 17, 36)), 2) ELSE CASE WHEN [order] IS NOT NULL THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 1, 36)), 2) END END

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 44
SELECT CASE WHEN EXISTS (SELECT 1 FROM [shop].[order "items"_new_20261121_0a1b2c]) THEN 1 ELSE 0 END

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 45
UPDATE STATISTICS [shop].[order "items"_new_20261121_0a1b2c]

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 46
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] WITH CHECK ADD CONSTRAINT [orders_previous_new_20261121_0a1b2c] FOREIGN KEY ([previous]) REFERENCES [shop].[orders_new_20261121_0a1b2c] ([id])

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 47
SET LOCK_TIMEOUT 30000; ALTER TABLE [shop].[orders_new_20261121_0a1b2c] WITH CHECK ADD CONSTRAINT [orders_tenant_new_20261121_0a1b2c] FOREIGN KEY ([tenant]) REFERENCES [shop].[tenants] ([t]) ON DELETE SET NULL ON UPDATE CASCADE NOT FOR REPLICATION; SET LOCK_TIMEOUT 5000

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 48
ALTER TABLE [shop].[order "items"_new_20261121_0a1b2c] WITH CHECK ADD CONSTRAINT [items_order_new_20261121_0a1b2c] FOREIGN KEY ([order]) REFERENCES [shop].[orders_new_20261121_0a1b2c] ([id])

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 49
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 50
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 51
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 52
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 53
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 54
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 55
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 56
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 57
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [n]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CASE WHEN (CASE WHEN (DATALENGTH([id]) = 32 AND CONVERT(nvarchar(38), [id]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([id]) = 36 AND CONVERT(nvarchar(38), [id]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([id]) = 38 AND CONVERT(nvarchar(38), [id]) COLLATE Latin1_General_BIN2 LIKE N'{[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]}') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 2), 7, 1) BETWEEN 0x10 AND 0x1F) AND (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 2), 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 14, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 9, 4) + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 1, 5) + '6' + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 6, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 17, 36)), 2) ELSE CASE WHEN [id] IS NOT NULL THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 1, 36)), 2) END END), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CASE WHEN (CASE WHEN (DATALENGTH([previous]) = 32 AND CONVERT(nvarchar(38), [previous]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([previous]) = 36 AND CONVERT(nvarchar(38), [previous]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([previous]) = 38 AND CONVERT(nvarchar(38), [previous]) COLLATE Latin1_General_BIN2 LIKE N'{[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]}') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([previous], '-', ''), '{', ''), '}', ''), 2), 7, 1) BETWEEN 0x10 AND 0x1F) AND (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([previous], '-', ''), '{', ''), '}', ''), 2), 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([previous], '-', ''), '{', ''), '}', ''), 14, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([previous], '-', ''), '{', ''), '}', ''), 9, 4) + SUBSTRING(REPLACE(REPLACE(REPLACE([previous], '-', ''), '{', ''), '}', ''), 1, 5) + '6' + SUBSTRING(REPLACE(REPLACE(REPLACE([previous], '-', ''), '{', ''), '}', ''), 6, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([previous], '-', ''), '{', ''), '}', ''), 17, 36)), 2) ELSE CASE WHEN [previous] IS NOT NULL THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([previous], '-', ''), '{', ''), '}', ''), 1, 36)), 2) END END), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [tenant]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [total]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [note]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [label]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [at]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [rare]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [row]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varbinary(256), SQL_VARIANT_PROPERTY([any], 'BaseType'))) + 0x00 + CONVERT(varbinary(8000), [any]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varchar(max), [old])), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[orders]

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 58
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [n]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [id]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [previous]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [tenant]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [total]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [note]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [label]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [at]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [rare]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [row]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varbinary(256), SQL_VARIANT_PROPERTY([any], 'BaseType'))) + 0x00 + CONVERT(varbinary(8000), [any]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varchar(max), [old])), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[orders_new_20261121_0a1b2c]

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 59
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 60
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 61
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 62
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 63
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 64
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 65
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 66
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 67
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CASE WHEN (CASE WHEN (DATALENGTH([order]) = 32 AND CONVERT(nvarchar(38), [order]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([order]) = 36 AND CONVERT(nvarchar(38), [order]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([order]) = 38 AND CONVERT(nvarchar(38), [order]) COLLATE Latin1_General_BIN2 LIKE N'{[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]}') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 2), 7, 1) BETWEEN 0x10 AND 0x1F) AND (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 2), 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 14, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 9, 4) + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 1, 5) + '6' + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 6, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 17, 36)), 2) ELSE CASE WHEN [order] IS NOT NULL THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 1, 36)), 2) END END), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CASE WHEN (CASE WHEN (DATALENGTH([previous's]) = 32 AND CONVERT(nvarchar(38), [previous's]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([previous's]) = 36 AND CONVERT(nvarchar(38), [previous's]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([previous's]) = 38 AND CONVERT(nvarchar(38), [previous's]) COLLATE Latin1_General_BIN2 LIKE N'{[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]}') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([previous's], '-', ''), '{', ''), '}', ''), 2), 7, 1) BETWEEN 0x10 AND 0x1F) AND (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([previous's], '-', ''), '{', ''), '}', ''), 2), 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([previous's], '-', ''), '{', ''), '}', ''), 14, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([previous's], '-', ''), '{', ''), '}', ''), 9, 4) + SUBSTRING(REPLACE(REPLACE(REPLACE([previous's], '-', ''), '{', ''), '}', ''), 1, 5) + '6' + SUBSTRING(REPLACE(REPLACE(REPLACE([previous's], '-', ''), '{', ''), '}', ''), 6, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([previous's], '-', ''), '{', ''), '}', ''), 17, 36)), 2) ELSE CASE WHEN [previous's] IS NOT NULL THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([previous's], '-', ''), '{', ''), '}', ''), 1, 36)), 2) END END), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[order "items"]

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 68
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [order]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [previous's]), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[order "items"_new_20261121_0a1b2c]

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 69
SELECT N'here it is checked'

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 70
ALTER TABLE [shop].[orders] DROP CONSTRAINT [orders_tenant]

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 71
-- with "[shop].[orders_total]", "orders_total_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 72
-- with "[shop].[orders_key]", "orders_key_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 73
-- with "[shop].[orders_positive]", "orders_positive_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 74
-- with "[shop].[orders_previous]", "orders_previous_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 75
-- with "[shop].[audit]", "audit_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 76
-- with "[shop].[quiet]", "quiet_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 77
-- with "[shop].[orders]", "orders_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 78
-- with "[shop].[orders_new_20261121_0a1b2c]", "orders"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 79
-- with "[shop].[orders_total_new_20261121_0a1b2c]", "orders_total"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 80
-- with "[shop].[orders_key_new_20261121_0a1b2c]", "orders_key"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 81
-- with "[shop].[orders_positive_new_20261121_0a1b2c]", "orders_positive"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 82
-- with "[shop].[orders_previous_new_20261121_0a1b2c]", "orders_previous"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 83
-- with "[shop].[orders_tenant_new_20261121_0a1b2c]", "orders_tenant"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 84
-- with "[shop].[items_order]", "items_order_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 85
-- with "[shop].[order \"items\"]", "order \"items\"_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 86
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]", "order \"items\""
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 87
-- with "[shop].[items_order_new_20261121_0a1b2c]", "items_order"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 88
ALTER AUTHORIZATION ON OBJECT::[shop].[orders] TO [shop owner]

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 89
CREATE TRIGGER [shop].[audit] ON [shop].[orders] AFTER UPDATE AS SET NOCOUNT ON

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 90
/* made long ago */ CREATE OR ALTER TRIGGER shop.quiet ON shop.orders AFTER DELETE AS RETURN

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 91
ALTER TABLE [shop].[orders] DISABLE TRIGGER [quiet]

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 92
GRANT SELECT ON OBJECT::[shop].[orders] TO [readers]

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 93
GRANT UPDATE ([total]) ON OBJECT::[shop].[orders] TO [clerk's] WITH GRANT OPTION

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 94
DENY DELETE ON OBJECT::[shop].[orders] TO [readers]

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 95
REVOKE SELECT ([old]) ON OBJECT::[shop].[orders] FROM [readers]

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 96
-- with "MS_Description", "it's all orders", "shop", "orders"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 97
-- with "MS_Description", "the key", "shop", "orders", "id"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4, @level2type = N'COLUMN', @level2name = @p5

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 98
-- with "note", "rich", "shop", "orders", "orders_rich"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4, @level2type = N'INDEX', @level2name = @p5

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 99
-- with "note", "who pays", "shop", "orders", "orders_tenant"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4, @level2type = N'CONSTRAINT', @level2name = @p5

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 100
-- with "note", "who looks", "shop", "orders", "audit"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4, @level2type = N'TRIGGER', @level2name = @p5

-- text-to-binary and v1-to-v6 of varchar(36): the copy, statement 101
SELECT N'here the state is written'

-- text-to-binary and v1-to-v6 of varchar(36): looks at orders, statement 1
SELECT TOP (1) min([id]), max([id]) FROM [shop].[orders] WHERE [id] IS NOT NULL GROUP BY CASE WHEN (CASE WHEN (DATALENGTH([id]) = 32 AND CONVERT(nvarchar(38), [id]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([id]) = 36 AND CONVERT(nvarchar(38), [id]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([id]) = 38 AND CONVERT(nvarchar(38), [id]) COLLATE Latin1_General_BIN2 LIKE N'{[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]}') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 2), 7, 1) BETWEEN 0x10 AND 0x1F) AND (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 2), 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 14, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 9, 4) + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 1, 5) + '6' + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 6, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 17, 36)), 2) ELSE CASE WHEN [id] IS NOT NULL THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 1, 36)), 2) END END HAVING count(DISTINCT [id]) > 1

-- text-to-binary and v1-to-v6 of varchar(36): looks at orders, statement 2
SELECT [n] AS [n], CASE WHEN (CASE WHEN (DATALENGTH([id]) = 32 AND CONVERT(nvarchar(38), [id]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([id]) = 36 AND CONVERT(nvarchar(38), [id]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([id]) = 38 AND CONVERT(nvarchar(38), [id]) COLLATE Latin1_General_BIN2 LIKE N'{[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]}') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 2), 7, 1) BETWEEN 0x10 AND 0x1F) AND (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 2), 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 14, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 9, 4) + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 1, 5) + '6' + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 6, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 17, 36)), 2) ELSE CASE WHEN [id] IS NOT NULL THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 1, 36)), 2) END END AS [id] INTO [#sqluuid_sample] FROM (SELECT TOP (2000) [n], [id] FROM [shop].[orders]) x ORDER BY CASE WHEN (CASE WHEN (DATALENGTH([id]) = 32 AND CONVERT(nvarchar(38), [id]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([id]) = 36 AND CONVERT(nvarchar(38), [id]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([id]) = 38 AND CONVERT(nvarchar(38), [id]) COLLATE Latin1_General_BIN2 LIKE N'{[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]}') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 2), 7, 1) BETWEEN 0x10 AND 0x1F) AND (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 2), 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 14, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 9, 4) + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 1, 5) + '6' + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 6, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 17, 36)), 2) ELSE CASE WHEN [id] IS NOT NULL THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([id], '-', ''), '{', ''), '}', ''), 1, 36)), 2) END END

-- text-to-binary and v1-to-v6 of varchar(36): looks at orders, statement 3
DROP TABLE [#sqluuid_sample]

-- text-to-binary and v1-to-v6 of varchar(36): looks at order "items", statement 1
SELECT TOP (1) min([order]), max([order]) FROM [shop].[order "items"] WHERE [order] IS NOT NULL GROUP BY CASE WHEN (CASE WHEN (DATALENGTH([order]) = 32 AND CONVERT(nvarchar(38), [order]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([order]) = 36 AND CONVERT(nvarchar(38), [order]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([order]) = 38 AND CONVERT(nvarchar(38), [order]) COLLATE Latin1_General_BIN2 LIKE N'{[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]}') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 2), 7, 1) BETWEEN 0x10 AND 0x1F) AND (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 2), 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 14, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 9, 4) + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 1, 5) + '6' + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 6, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 17, 36)), 2) ELSE CASE WHEN [order] IS NOT NULL THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 1, 36)), 2) END END HAVING count(DISTINCT [order]) > 1

-- text-to-binary and v1-to-v6 of varchar(36): looks at order "items", statement 2
SELECT [n] AS [n], CASE WHEN (CASE WHEN (DATALENGTH([order]) = 32 AND CONVERT(nvarchar(38), [order]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([order]) = 36 AND CONVERT(nvarchar(38), [order]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([order]) = 38 AND CONVERT(nvarchar(38), [order]) COLLATE Latin1_General_BIN2 LIKE N'{[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]}') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 2), 7, 1) BETWEEN 0x10 AND 0x1F) AND (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 2), 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 14, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 9, 4) + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 1, 5) + '6' + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 6, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 17, 36)), 2) ELSE CASE WHEN [order] IS NOT NULL THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 1, 36)), 2) END END AS [order] INTO [#sqluuid_sample] FROM (SELECT TOP (2000) [n], [order] FROM [shop].[order "items"]) x ORDER BY CASE WHEN (CASE WHEN (DATALENGTH([order]) = 32 AND CONVERT(nvarchar(38), [order]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([order]) = 36 AND CONVERT(nvarchar(38), [order]) COLLATE Latin1_General_BIN2 LIKE N'[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]' OR DATALENGTH([order]) = 38 AND CONVERT(nvarchar(38), [order]) COLLATE Latin1_General_BIN2 LIKE N'{[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]-[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]}') THEN CASE WHEN (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 2), 7, 1) BETWEEN 0x10 AND 0x1F) AND (SUBSTRING(TRY_CONVERT(binary(16), REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 2), 9, 1) BETWEEN 0x80 AND 0xBF) THEN 1 ELSE 0 END ELSE 0 END = 1) THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 14, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 9, 4) + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 1, 5) + '6' + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 6, 3) + SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 17, 36)), 2) ELSE CASE WHEN [order] IS NOT NULL THEN TRY_CONVERT(binary(16), (SUBSTRING(REPLACE(REPLACE(REPLACE([order], '-', ''), '{', ''), '}', ''), 1, 36)), 2) END END

-- text-to-binary and v1-to-v6 of varchar(36): looks at order "items", statement 3
DROP TABLE [#sqluuid_sample]

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 1
-- with "sqluuid_copy_20261121_0a1b2c"
DECLARE @got int; EXEC @got = sys.sp_getapplock @Resource = @p1, @LockMode = N'Exclusive', @LockOwner = N'Session', @LockTimeout = 0; SELECT @got

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 2
SET LOCK_TIMEOUT 5000

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 3
SELECT TOP (1) 1 FROM [shop].[orders] WITH (TABLOCKX, HOLDLOCK)

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 4
SELECT TOP (1) 1 FROM [shop].[order "items"] WITH (TABLOCKX, HOLDLOCK)

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 5
SELECT OBJECT_NAME(c.object_id) + N'.' + c.name FROM sys.all_columns c WHERE c.object_id < 0 AND c.name IN (N'major_id', N'optimize_for_sequential_key', N'xml_compression', N'is_remote_data_archive_enabled')

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 6
-- with "[shop].[orders]"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'it is partitioned' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id WHERE i.object_id = OBJECT_ID(@p1) AND d.type = 'PS' UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'its change tracking' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.change_tracking_tables x WHERE x.object_id = OBJECT_ID(@p1) UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'its full-text index' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.fulltext_indexes x WHERE x.object_id = OBJECT_ID(@p1) UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'an XML, spatial, columnstore or hash index: ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.type NOT IN (0, 1, 2) UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the disabled index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.is_disabled = 1 AND i.is_hypothetical = 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the security policy ' + y.name) COLLATE DATABASE_DEFAULT AS why FROM sys.security_predicates p JOIN sys.security_policies y ON y.object_id = p.object_id WHERE p.target_object_id = OBJECT_ID(@p1) UNION ALL SELECT 6 AS n, CONVERT(nvarchar(1000), N'what is bound to its schema: ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND d.is_schema_bound_reference = 1 AND o.object_id <> OBJECT_ID(@p1) AND o.parent_object_id <> OBJECT_ID(@p1) UNION ALL SELECT 7 AS n, CONVERT(nvarchar(1000), N'it is a graph table, by its column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND (c.name LIKE N'$node[_]id[_]%' OR c.name LIKE N'$edge[_]id[_]%') UNION ALL SELECT 8 AS n, CONVERT(nvarchar(1000), N'it is temporal or a ledger, by its generated column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.generated_always_type <> 0 UNION ALL SELECT 9 AS n, CONVERT(nvarchar(1000), N'the FILESTREAM column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_filestream = 1 UNION ALL SELECT 10 AS n, CONVERT(nvarchar(1000), N'the column that Always Encrypted has encrypted, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.encryption_type IS NOT NULL UNION ALL SELECT 11 AS n, CONVERT(nvarchar(1000), N'the mask of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_masked = 1 UNION ALL SELECT 12 AS n, CONVERT(nvarchar(1000), N'the column set ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_column_set = 1 UNION ALL SELECT 13 AS n, CONVERT(nvarchar(1000), N'the XML schema collection of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.xml_collection_id <> 0 UNION ALL SELECT 14 AS n, CONVERT(nvarchar(1000), N'the rule of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.rule_object_id <> 0 UNION ALL SELECT 15 AS n, CONVERT(nvarchar(1000), N'the default that is bound to column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.default_object_id <> 0 AND NOT EXISTS (SELECT 1 FROM sys.default_constraints f WHERE f.object_id = c.default_object_id) UNION ALL SELECT 16 AS n, CONVERT(nvarchar(1000), N'the type of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id WHERE c.object_id = OBJECT_ID(@p1) AND (y.is_user_defined = 0 AND y.name NOT IN (N'bigint', N'binary', N'bit', N'char', N'date', N'datetime', N'datetime2', N'datetimeoffset', N'decimal', N'float', N'geography', N'geometry', N'hierarchyid', N'image', N'int', N'money', N'nchar', N'ntext', N'numeric', N'nvarchar', N'real', N'smalldatetime', N'smallint', N'smallmoney', N'sql_variant', N'sysname', N'text', N'time', N'timestamp', N'tinyint', N'uniqueidentifier', N'varbinary', N'varchar', N'xml') OR y.is_user_defined = 1 AND y.is_assembly_type = 1) UNION ALL SELECT 17 AS n, CONVERT(nvarchar(1000), N'the collation of column, which has an alias type, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id WHERE c.object_id = OBJECT_ID(@p1) AND (y.is_user_defined = 1 OR y.name = N'sysname') AND c.collation_name <> CONVERT(nvarchar(128), DATABASEPROPERTYEX(DB_NAME(), N'Collation')) UNION ALL SELECT 18 AS n, CONVERT(nvarchar(1000), N'a table option: text in row, large values out of row, table lock on bulk load or ANSI_NULLS OFF' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.tables x WHERE x.object_id = OBJECT_ID(@p1) AND (x.text_in_row_limit <> 0 OR x.large_value_types_out_of_row = 1 OR x.lock_on_bulk_load = 1 OR x.uses_ansi_nulls = 0) UNION ALL SELECT 19 AS n, CONVERT(nvarchar(1000), N'the CHECK that is disabled or not trusted, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND (k.is_disabled = 1 OR k.is_not_trusted = 1) UNION ALL SELECT 20 AS n, CONVERT(nvarchar(1000), N'the disabled foreign key ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.foreign_keys k WHERE k.parent_object_id = OBJECT_ID(@p1) AND k.is_disabled = 1 UNION ALL SELECT 21 AS n, CONVERT(nvarchar(1000), N'the statistics ' + s.name) COLLATE DATABASE_DEFAULT AS why FROM sys.stats s WHERE s.object_id = OBJECT_ID(@p1) AND s.user_created = 1 UNION ALL SELECT 22 AS n, CONVERT(nvarchar(1000), N'permissions that others than its owner gave to ' + USER_NAME(p.grantee_principal_id)) COLLATE DATABASE_DEFAULT AS why FROM sys.database_permissions p JOIN sys.tables x ON x.object_id = p.major_id JOIN sys.schemas s ON s.schema_id = x.schema_id WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) AND p.grantor_principal_id <> COALESCE(x.principal_id, s.principal_id) UNION ALL SELECT 23 AS n, CONVERT(nvarchar(1000), N'the extended property, which is no text or too long, ' + p.name) COLLATE DATABASE_DEFAULT AS why FROM sys.extended_properties p LEFT JOIN sys.objects o ON o.object_id = p.major_id AND p.class = 1 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.parent_object_id = OBJECT_ID(@p1)) AND (COALESCE(CONVERT(nvarchar(128), SQL_VARIANT_PROPERTY(p.value, 'BaseType')), N'') NOT IN (N'char', N'varchar', N'nchar', N'nvarchar') OR CONVERT(nvarchar(128), SQL_VARIANT_PROPERTY(p.value, 'BaseType')) IN (N'char', N'varchar') AND DATALENGTH(p.value) > 4000) UNION ALL SELECT 24 AS n, CONVERT(nvarchar(1000), N'the extended property of a constraint that the server has named, ' + p.name) COLLATE DATABASE_DEFAULT AS why FROM sys.extended_properties p JOIN sys.objects o ON o.object_id = p.major_id WHERE p.class = 1 AND o.parent_object_id = OBJECT_ID(@p1) AND (EXISTS (SELECT 1 FROM sys.key_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.check_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.default_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.foreign_keys k WHERE k.object_id = o.object_id AND k.is_system_named = 1)) UNION ALL SELECT 25 AS n, CONVERT(nvarchar(1000), N'the trigger that is encrypted, signed, of an assembly, first or last, or made with ANSI_NULLS or QUOTED_IDENTIFIER OFF, ' + g.name) COLLATE DATABASE_DEFAULT AS why FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) AND (g.type <> 'TR' OR m.definition IS NULL OR m.uses_ansi_nulls = 0 OR m.uses_quoted_identifier = 0 OR EXISTS (SELECT 1 FROM sys.crypt_properties y WHERE y.class = 1 AND y.major_id = g.object_id) OR EXISTS (SELECT 1 FROM sys.trigger_events e WHERE e.object_id = g.object_id AND (e.is_first = 1 OR e.is_last = 1))) UNION ALL SELECT 26 AS n, CONVERT(nvarchar(1000), N'an audit of it' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.database_audit_specification_details x WHERE x.class = 1 AND x.major_id = OBJECT_ID(@p1) UNION ALL SELECT 27 AS n, CONVERT(nvarchar(1000), N'OPTIMIZE_FOR_SEQUENTIAL_KEY of its index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.optimize_for_sequential_key = 1) w ORDER BY w.n

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 7
-- with "[shop].[orders]", "id"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'the default of the column, made for its old type, ' + f.name) COLLATE DATABASE_DEFAULT AS why FROM sys.default_constraints f WHERE f.parent_object_id = OBJECT_ID(@p1) AND f.parent_column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'ROWGUIDCOL of the column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') AND c.is_rowguidcol = 1 UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'the computed column, which may use it, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.computed_columns c WHERE c.object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, c.definition) > 0 UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'the CHECK, made for its old type, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, k.definition) > 0 UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the filter of the index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.has_filter = 1 AND CHARINDEX(@p2, i.filter_definition) > 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the view, which keeps its old type, ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND o.type = 'V') w ORDER BY w.n

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 8
-- with "[shop].[orders]", "previous"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'the default of the column, made for its old type, ' + f.name) COLLATE DATABASE_DEFAULT AS why FROM sys.default_constraints f WHERE f.parent_object_id = OBJECT_ID(@p1) AND f.parent_column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'ROWGUIDCOL of the column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') AND c.is_rowguidcol = 1 UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'the computed column, which may use it, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.computed_columns c WHERE c.object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, c.definition) > 0 UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'the CHECK, made for its old type, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, k.definition) > 0 UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the filter of the index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.has_filter = 1 AND CHARINDEX(@p2, i.filter_definition) > 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the view, which keeps its old type, ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND o.type = 'V') w ORDER BY w.n

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 9
-- with "[shop].[orders]"
SELECT g.name, COALESCE(m.definition, N''), CASE WHEN SCHEMA_NAME() = OBJECT_SCHEMA_NAME(g.parent_id) THEN 1 ELSE 0 END FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.name

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 10
-- with "[shop].[order \"items\"]"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'it is partitioned' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id WHERE i.object_id = OBJECT_ID(@p1) AND d.type = 'PS' UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'its change tracking' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.change_tracking_tables x WHERE x.object_id = OBJECT_ID(@p1) UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'its full-text index' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.fulltext_indexes x WHERE x.object_id = OBJECT_ID(@p1) UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'an XML, spatial, columnstore or hash index: ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.type NOT IN (0, 1, 2) UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the disabled index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.is_disabled = 1 AND i.is_hypothetical = 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the security policy ' + y.name) COLLATE DATABASE_DEFAULT AS why FROM sys.security_predicates p JOIN sys.security_policies y ON y.object_id = p.object_id WHERE p.target_object_id = OBJECT_ID(@p1) UNION ALL SELECT 6 AS n, CONVERT(nvarchar(1000), N'what is bound to its schema: ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND d.is_schema_bound_reference = 1 AND o.object_id <> OBJECT_ID(@p1) AND o.parent_object_id <> OBJECT_ID(@p1) UNION ALL SELECT 7 AS n, CONVERT(nvarchar(1000), N'it is a graph table, by its column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND (c.name LIKE N'$node[_]id[_]%' OR c.name LIKE N'$edge[_]id[_]%') UNION ALL SELECT 8 AS n, CONVERT(nvarchar(1000), N'it is temporal or a ledger, by its generated column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.generated_always_type <> 0 UNION ALL SELECT 9 AS n, CONVERT(nvarchar(1000), N'the FILESTREAM column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_filestream = 1 UNION ALL SELECT 10 AS n, CONVERT(nvarchar(1000), N'the column that Always Encrypted has encrypted, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.encryption_type IS NOT NULL UNION ALL SELECT 11 AS n, CONVERT(nvarchar(1000), N'the mask of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_masked = 1 UNION ALL SELECT 12 AS n, CONVERT(nvarchar(1000), N'the column set ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_column_set = 1 UNION ALL SELECT 13 AS n, CONVERT(nvarchar(1000), N'the XML schema collection of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.xml_collection_id <> 0 UNION ALL SELECT 14 AS n, CONVERT(nvarchar(1000), N'the rule of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.rule_object_id <> 0 UNION ALL SELECT 15 AS n, CONVERT(nvarchar(1000), N'the default that is bound to column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.default_object_id <> 0 AND NOT EXISTS (SELECT 1 FROM sys.default_constraints f WHERE f.object_id = c.default_object_id) UNION ALL SELECT 16 AS n, CONVERT(nvarchar(1000), N'the type of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id WHERE c.object_id = OBJECT_ID(@p1) AND (y.is_user_defined = 0 AND y.name NOT IN (N'bigint', N'binary', N'bit', N'char', N'date', N'datetime', N'datetime2', N'datetimeoffset', N'decimal', N'float', N'geography', N'geometry', N'hierarchyid', N'image', N'int', N'money', N'nchar', N'ntext', N'numeric', N'nvarchar', N'real', N'smalldatetime', N'smallint', N'smallmoney', N'sql_variant', N'sysname', N'text', N'time', N'timestamp', N'tinyint', N'uniqueidentifier', N'varbinary', N'varchar', N'xml') OR y.is_user_defined = 1 AND y.is_assembly_type = 1) UNION ALL SELECT 17 AS n, CONVERT(nvarchar(1000), N'the collation of column, which has an alias type, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id WHERE c.object_id = OBJECT_ID(@p1) AND (y.is_user_defined = 1 OR y.name = N'sysname') AND c.collation_name <> CONVERT(nvarchar(128), DATABASEPROPERTYEX(DB_NAME(), N'Collation')) UNION ALL SELECT 18 AS n, CONVERT(nvarchar(1000), N'a table option: text in row, large values out of row, table lock on bulk load or ANSI_NULLS OFF' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.tables x WHERE x.object_id = OBJECT_ID(@p1) AND (x.text_in_row_limit <> 0 OR x.large_value_types_out_of_row = 1 OR x.lock_on_bulk_load = 1 OR x.uses_ansi_nulls = 0) UNION ALL SELECT 19 AS n, CONVERT(nvarchar(1000), N'the CHECK that is disabled or not trusted, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND (k.is_disabled = 1 OR k.is_not_trusted = 1) UNION ALL SELECT 20 AS n, CONVERT(nvarchar(1000), N'the disabled foreign key ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.foreign_keys k WHERE k.parent_object_id = OBJECT_ID(@p1) AND k.is_disabled = 1 UNION ALL SELECT 21 AS n, CONVERT(nvarchar(1000), N'the statistics ' + s.name) COLLATE DATABASE_DEFAULT AS why FROM sys.stats s WHERE s.object_id = OBJECT_ID(@p1) AND s.user_created = 1 UNION ALL SELECT 22 AS n, CONVERT(nvarchar(1000), N'permissions that others than its owner gave to ' + USER_NAME(p.grantee_principal_id)) COLLATE DATABASE_DEFAULT AS why FROM sys.database_permissions p JOIN sys.tables x ON x.object_id = p.major_id JOIN sys.schemas s ON s.schema_id = x.schema_id WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) AND p.grantor_principal_id <> COALESCE(x.principal_id, s.principal_id) UNION ALL SELECT 23 AS n, CONVERT(nvarchar(1000), N'the extended property, which is no text or too long, ' + p.name) COLLATE DATABASE_DEFAULT AS why FROM sys.extended_properties p LEFT JOIN sys.objects o ON o.object_id = p.major_id AND p.class = 1 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.parent_object_id = OBJECT_ID(@p1)) AND (COALESCE(CONVERT(nvarchar(128), SQL_VARIANT_PROPERTY(p.value, 'BaseType')), N'') NOT IN (N'char', N'varchar', N'nchar', N'nvarchar') OR CONVERT(nvarchar(128), SQL_VARIANT_PROPERTY(p.value, 'BaseType')) IN (N'char', N'varchar') AND DATALENGTH(p.value) > 4000) UNION ALL SELECT 24 AS n, CONVERT(nvarchar(1000), N'the extended property of a constraint that the server has named, ' + p.name) COLLATE DATABASE_DEFAULT AS why FROM sys.extended_properties p JOIN sys.objects o ON o.object_id = p.major_id WHERE p.class = 1 AND o.parent_object_id = OBJECT_ID(@p1) AND (EXISTS (SELECT 1 FROM sys.key_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.check_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.default_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.foreign_keys k WHERE k.object_id = o.object_id AND k.is_system_named = 1)) UNION ALL SELECT 25 AS n, CONVERT(nvarchar(1000), N'the trigger that is encrypted, signed, of an assembly, first or last, or made with ANSI_NULLS or QUOTED_IDENTIFIER OFF, ' + g.name) COLLATE DATABASE_DEFAULT AS why FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) AND (g.type <> 'TR' OR m.definition IS NULL OR m.uses_ansi_nulls = 0 OR m.uses_quoted_identifier = 0 OR EXISTS (SELECT 1 FROM sys.crypt_properties y WHERE y.class = 1 AND y.major_id = g.object_id) OR EXISTS (SELECT 1 FROM sys.trigger_events e WHERE e.object_id = g.object_id AND (e.is_first = 1 OR e.is_last = 1))) UNION ALL SELECT 26 AS n, CONVERT(nvarchar(1000), N'an audit of it' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.database_audit_specification_details x WHERE x.class = 1 AND x.major_id = OBJECT_ID(@p1) UNION ALL SELECT 27 AS n, CONVERT(nvarchar(1000), N'OPTIMIZE_FOR_SEQUENTIAL_KEY of its index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.optimize_for_sequential_key = 1) w ORDER BY w.n

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 11
-- with "[shop].[order \"items\"]", "order"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'the default of the column, made for its old type, ' + f.name) COLLATE DATABASE_DEFAULT AS why FROM sys.default_constraints f WHERE f.parent_object_id = OBJECT_ID(@p1) AND f.parent_column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'ROWGUIDCOL of the column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') AND c.is_rowguidcol = 1 UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'the computed column, which may use it, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.computed_columns c WHERE c.object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, c.definition) > 0 UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'the CHECK, made for its old type, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, k.definition) > 0 UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the filter of the index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.has_filter = 1 AND CHARINDEX(@p2, i.filter_definition) > 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the view, which keeps its old type, ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND o.type = 'V') w ORDER BY w.n

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 12
-- with "[shop].[order \"items\"]", "previous's"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'the default of the column, made for its old type, ' + f.name) COLLATE DATABASE_DEFAULT AS why FROM sys.default_constraints f WHERE f.parent_object_id = OBJECT_ID(@p1) AND f.parent_column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'ROWGUIDCOL of the column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') AND c.is_rowguidcol = 1 UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'the computed column, which may use it, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.computed_columns c WHERE c.object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, c.definition) > 0 UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'the CHECK, made for its old type, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, k.definition) > 0 UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the filter of the index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.has_filter = 1 AND CHARINDEX(@p2, i.filter_definition) > 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the view, which keeps its old type, ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND o.type = 'V') w ORDER BY w.n

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 13
-- with "[shop].[order \"items\"]"
SELECT g.name, COALESCE(m.definition, N''), CASE WHEN SCHEMA_NAME() = OBJECT_SCHEMA_NAME(g.parent_id) THEN 1 ELSE 0 END FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.name

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 14
-- with "[shop].[orders]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 15
-- with "[shop].[orders]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 16
-- with "[shop].[orders]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 17
-- with "[shop].[orders]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 18
-- with "[shop].[orders]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 19
-- with "[shop].[orders]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 20
-- with "[shop].[orders]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 21
-- with "[shop].[orders]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 22
CREATE TABLE [shop].[orders_new_20261121_0a1b2c] ([n] int IDENTITY(1, 1) NOT FOR REPLICATION NOT NULL, [id] uniqueidentifier NOT NULL, [previous] uniqueidentifier NULL, [tenant] bigint NOT NULL, [total] decimal(10, 2) NOT NULL CONSTRAINT [orders_total_new_20261121_0a1b2c] DEFAULT ((0)), [note] nvarchar(max) COLLATE Latin1_General_CI_AS NULL, [label] [shop].[tag] NULL, [at] datetime2(3) NOT NULL DEFAULT (sysutcdatetime()), [twice] AS ([total]*(2)) PERSISTED NOT NULL, [half] AS ([total]/(2)), [version] rowversion NOT NULL, [rare] float(53) SPARSE NULL, [row] uniqueidentifier NOT NULL ROWGUIDCOL, [any] sql_variant NULL, [old] text COLLATE Latin1_General_CI_AS NULL) ON [PRIMARY] TEXTIMAGE_ON [PRIMARY]

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 23
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] SET (LOCK_ESCALATION = AUTO)

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 24
SET IDENTITY_INSERT [shop].[orders_new_20261121_0a1b2c] ON; INSERT INTO [shop].[orders_new_20261121_0a1b2c] WITH (TABLOCK) ([n], [id], [previous], [tenant], [total], [note], [label], [at], [rare], [row], [any], [old]) SELECT [n], CASE WHEN [id] IS NOT NULL THEN CONVERT(uniqueidentifier, (SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 1, 8) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 9, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 13, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 17, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 21, 36))) END, CASE WHEN [previous] IS NOT NULL THEN CONVERT(uniqueidentifier, (SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous]), '-', ''), '{', ''), '}', ''), 1, 8) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous]), '-', ''), '{', ''), '}', ''), 9, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous]), '-', ''), '{', ''), '}', ''), 13, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous]), '-', ''), '{', ''), '}', ''), 17, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous]), '-', ''), '{', ''), '}', ''), 21, 36))) END, [tenant], [total], [note], [label], [at], [rare], [row], [any], [old] FROM [shop].[orders] ORDER BY CASE WHEN [id] IS NOT NULL THEN CONVERT(uniqueidentifier, (SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 1, 8) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 9, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 13, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 17, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 21, 36))) END; SET IDENTITY_INSERT [shop].[orders_new_20261121_0a1b2c] OFF

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 25
SELECT CASE WHEN EXISTS (SELECT 1 FROM [shop].[orders_new_20261121_0a1b2c]) THEN 1 ELSE 0 END

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 26
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] ADD CONSTRAINT [orders_key_new_20261121_0a1b2c] PRIMARY KEY CLUSTERED ([id]) WITH (FILLFACTOR = 90, PAD_INDEX = ON) ON [PRIMARY]

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 27
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] ADD UNIQUE NONCLUSTERED ([n]) WITH (IGNORE_DUP_KEY = ON, ALLOW_ROW_LOCKS = OFF, ALLOW_PAGE_LOCKS = OFF) ON [PRIMARY]

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 28
CREATE NONCLUSTERED INDEX [orders_rich] ON [shop].[orders_new_20261121_0a1b2c] ([tenant], [at] DESC) INCLUDE ([total]) WHERE ([rare] IS NOT NULL) WITH (STATISTICS_NORECOMPUTE = ON, DATA_COMPRESSION = PAGE) ON [SECOND]

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 29
CREATE UNIQUE NONCLUSTERED INDEX [orders_row] ON [shop].[orders_new_20261121_0a1b2c] ([row]) ON [PRIMARY]

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 30
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] WITH CHECK ADD CONSTRAINT [orders_positive_new_20261121_0a1b2c] CHECK NOT FOR REPLICATION ([total]>=(0))

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 31
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] WITH CHECK ADD CHECK ([n]>(0))

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 32
DBCC CHECKIDENT (N'[shop].[orders_new_20261121_0a1b2c]', RESEED, 42) WITH NO_INFOMSGS

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 33
UPDATE STATISTICS [shop].[orders_new_20261121_0a1b2c]

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 34
-- with "[shop].[order \"items\"]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 35
-- with "[shop].[order \"items\"]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 36
-- with "[shop].[order \"items\"]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 37
-- with "[shop].[order \"items\"]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 38
-- with "[shop].[order \"items\"]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 39
-- with "[shop].[order \"items\"]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 40
-- with "[shop].[order \"items\"]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 41
-- with "[shop].[order \"items\"]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 42
CREATE TABLE [shop].[order "items"_new_20261121_0a1b2c] ([order] uniqueidentifier NOT NULL, [previous's] uniqueidentifier NOT NULL) ON [PRIMARY] WITH (DATA_COMPRESSION = ROW)

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 43
INSERT INTO [shop].[order "items"_new_20261121_0a1b2c] WITH (TABLOCK) ([order], [previous's]) SELECT CASE WHEN [order] IS NOT NULL THEN CONVERT(uniqueidentifier, (SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 1, 8) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 9, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 13, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 17, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 21, 36))) END, CASE WHEN [previous's] IS NOT NULL THEN CONVERT(uniqueidentifier, (SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous's]), '-', ''), '{', ''), '}', ''), 1, 8) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous's]), '-', ''), '{', ''), '}', ''), 9, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous's]), '-', ''), '{', ''), '}', ''), 13, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous's]), '-', ''), '{', ''), '}', ''), 17, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous's]), '-', ''), '{', ''), '}', ''), 21, 36))) END FROM [shop].[order "items"] ORDER BY CASE WHEN [order] IS NOT NULL THEN CONVERT(uniqueidentifier, (SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 1, 8) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 9, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 13, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 17, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 21, 36))) END

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 44
SELECT CASE WHEN EXISTS (SELECT 1 FROM [shop].[order "items"_new_20261121_0a1b2c]) THEN 1 ELSE 0 END

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 45
UPDATE STATISTICS [shop].[order "items"_new_20261121_0a1b2c]

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 46
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] WITH CHECK ADD CONSTRAINT [orders_previous_new_20261121_0a1b2c] FOREIGN KEY ([previous]) REFERENCES [shop].[orders_new_20261121_0a1b2c] ([id])

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 47
SET LOCK_TIMEOUT 30000; ALTER TABLE [shop].[orders_new_20261121_0a1b2c] WITH CHECK ADD CONSTRAINT [orders_tenant_new_20261121_0a1b2c] FOREIGN KEY ([tenant]) REFERENCES [shop].[tenants] ([t]) ON DELETE SET NULL ON UPDATE CASCADE NOT FOR REPLICATION; SET LOCK_TIMEOUT 5000

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 48
ALTER TABLE [shop].[order "items"_new_20261121_0a1b2c] WITH CHECK ADD CONSTRAINT [items_order_new_20261121_0a1b2c] FOREIGN KEY ([order]) REFERENCES [shop].[orders_new_20261121_0a1b2c] ([id])

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 49
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 50
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 51
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 52
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 53
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 54
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 55
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 56
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 57
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [n]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CASE WHEN [id] IS NOT NULL THEN CONVERT(uniqueidentifier, (SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 1, 8) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 9, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 13, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 17, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 21, 36))) END), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CASE WHEN [previous] IS NOT NULL THEN CONVERT(uniqueidentifier, (SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous]), '-', ''), '{', ''), '}', ''), 1, 8) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous]), '-', ''), '{', ''), '}', ''), 9, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous]), '-', ''), '{', ''), '}', ''), 13, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous]), '-', ''), '{', ''), '}', ''), 17, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous]), '-', ''), '{', ''), '}', ''), 21, 36))) END), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [tenant]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [total]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [note]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [label]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [at]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [rare]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [row]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varbinary(256), SQL_VARIANT_PROPERTY([any], 'BaseType'))) + 0x00 + CONVERT(varbinary(8000), [any]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varchar(max), [old])), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[orders]

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 58
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [n]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [id]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [previous]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [tenant]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [total]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [note]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [label]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [at]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [rare]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [row]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varbinary(256), SQL_VARIANT_PROPERTY([any], 'BaseType'))) + 0x00 + CONVERT(varbinary(8000), [any]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varchar(max), [old])), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[orders_new_20261121_0a1b2c]

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 59
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 60
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 61
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 62
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 63
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 64
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 65
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 66
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 67
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CASE WHEN [order] IS NOT NULL THEN CONVERT(uniqueidentifier, (SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 1, 8) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 9, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 13, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 17, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 21, 36))) END), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CASE WHEN [previous's] IS NOT NULL THEN CONVERT(uniqueidentifier, (SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous's]), '-', ''), '{', ''), '}', ''), 1, 8) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous's]), '-', ''), '{', ''), '}', ''), 9, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous's]), '-', ''), '{', ''), '}', ''), 13, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous's]), '-', ''), '{', ''), '}', ''), 17, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([previous's]), '-', ''), '{', ''), '}', ''), 21, 36))) END), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[order "items"]

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 68
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [order]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [previous's]), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[order "items"_new_20261121_0a1b2c]

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 69
SELECT N'here it is checked'

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 70
ALTER TABLE [shop].[orders] DROP CONSTRAINT [orders_tenant]

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 71
-- with "[shop].[orders_total]", "orders_total_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 72
-- with "[shop].[orders_key]", "orders_key_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 73
-- with "[shop].[orders_positive]", "orders_positive_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 74
-- with "[shop].[orders_previous]", "orders_previous_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 75
-- with "[shop].[audit]", "audit_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 76
-- with "[shop].[quiet]", "quiet_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 77
-- with "[shop].[orders]", "orders_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 78
-- with "[shop].[orders_new_20261121_0a1b2c]", "orders"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 79
-- with "[shop].[orders_total_new_20261121_0a1b2c]", "orders_total"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 80
-- with "[shop].[orders_key_new_20261121_0a1b2c]", "orders_key"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 81
-- with "[shop].[orders_positive_new_20261121_0a1b2c]", "orders_positive"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 82
-- with "[shop].[orders_previous_new_20261121_0a1b2c]", "orders_previous"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 83
-- with "[shop].[orders_tenant_new_20261121_0a1b2c]", "orders_tenant"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 84
-- with "[shop].[items_order]", "items_order_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 85
-- with "[shop].[order \"items\"]", "order \"items\"_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 86
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]", "order \"items\""
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 87
-- with "[shop].[items_order_new_20261121_0a1b2c]", "items_order"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 88
ALTER AUTHORIZATION ON OBJECT::[shop].[orders] TO [shop owner]

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 89
CREATE TRIGGER [shop].[audit] ON [shop].[orders] AFTER UPDATE AS SET NOCOUNT ON

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 90
/* made long ago */ CREATE OR ALTER TRIGGER shop.quiet ON shop.orders AFTER DELETE AS RETURN

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 91
ALTER TABLE [shop].[orders] DISABLE TRIGGER [quiet]

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 92
GRANT SELECT ON OBJECT::[shop].[orders] TO [readers]

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 93
GRANT UPDATE ([total]) ON OBJECT::[shop].[orders] TO [clerk's] WITH GRANT OPTION

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 94
DENY DELETE ON OBJECT::[shop].[orders] TO [readers]

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 95
REVOKE SELECT ([old]) ON OBJECT::[shop].[orders] FROM [readers]

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 96
-- with "MS_Description", "it's all orders", "shop", "orders"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 97
-- with "MS_Description", "the key", "shop", "orders", "id"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4, @level2type = N'COLUMN', @level2name = @p5

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 98
-- with "note", "rich", "shop", "orders", "orders_rich"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4, @level2type = N'INDEX', @level2name = @p5

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 99
-- with "note", "who pays", "shop", "orders", "orders_tenant"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4, @level2type = N'CONSTRAINT', @level2name = @p5

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 100
-- with "note", "who looks", "shop", "orders", "audit"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4, @level2type = N'TRIGGER', @level2name = @p5

-- text-to-binary of nchar(38), to uniqueidentifier: the copy, statement 101
SELECT N'here the state is written'

-- text-to-binary of nchar(38), to uniqueidentifier: looks at orders, statement 1
SELECT TOP (1) min(RTRIM([id])), max(RTRIM([id])) FROM [shop].[orders] WHERE [id] IS NOT NULL GROUP BY CASE WHEN [id] IS NOT NULL THEN CONVERT(uniqueidentifier, (SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 1, 8) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 9, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 13, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 17, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 21, 36))) END HAVING count(DISTINCT [id]) > 1

-- text-to-binary of nchar(38), to uniqueidentifier: looks at orders, statement 2
SELECT [n] AS [n], CASE WHEN [id] IS NOT NULL THEN CONVERT(uniqueidentifier, (SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 1, 8) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 9, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 13, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 17, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 21, 36))) END AS [id] INTO [#sqluuid_sample] FROM (SELECT TOP (2000) [n], [id] FROM [shop].[orders]) x ORDER BY CASE WHEN [id] IS NOT NULL THEN CONVERT(uniqueidentifier, (SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 1, 8) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 9, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 13, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 17, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([id]), '-', ''), '{', ''), '}', ''), 21, 36))) END

-- text-to-binary of nchar(38), to uniqueidentifier: looks at orders, statement 3
DROP TABLE [#sqluuid_sample]

-- text-to-binary of nchar(38), to uniqueidentifier: looks at order "items", statement 1
SELECT TOP (1) min(RTRIM([order])), max(RTRIM([order])) FROM [shop].[order "items"] WHERE [order] IS NOT NULL GROUP BY CASE WHEN [order] IS NOT NULL THEN CONVERT(uniqueidentifier, (SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 1, 8) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 9, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 13, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 17, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 21, 36))) END HAVING count(DISTINCT [order]) > 1

-- text-to-binary of nchar(38), to uniqueidentifier: looks at order "items", statement 2
SELECT [n] AS [n], CASE WHEN [order] IS NOT NULL THEN CONVERT(uniqueidentifier, (SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 1, 8) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 9, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 13, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 17, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 21, 36))) END AS [order] INTO [#sqluuid_sample] FROM (SELECT TOP (2000) [n], [order] FROM [shop].[order "items"]) x ORDER BY CASE WHEN [order] IS NOT NULL THEN CONVERT(uniqueidentifier, (SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 1, 8) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 9, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 13, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 17, 4) + '-' + SUBSTRING(REPLACE(REPLACE(REPLACE(RTRIM([order]), '-', ''), '{', ''), '}', ''), 21, 36))) END

-- text-to-binary of nchar(38), to uniqueidentifier: looks at order "items", statement 3
DROP TABLE [#sqluuid_sample]

-- binary-to-text of uniqueidentifier: the copy, statement 1
-- with "sqluuid_copy_20261121_0a1b2c"
DECLARE @got int; EXEC @got = sys.sp_getapplock @Resource = @p1, @LockMode = N'Exclusive', @LockOwner = N'Session', @LockTimeout = 0; SELECT @got

-- binary-to-text of uniqueidentifier: the copy, statement 2
SET LOCK_TIMEOUT 5000

-- binary-to-text of uniqueidentifier: the copy, statement 3
SELECT TOP (1) 1 FROM [shop].[orders] WITH (TABLOCKX, HOLDLOCK)

-- binary-to-text of uniqueidentifier: the copy, statement 4
SELECT TOP (1) 1 FROM [shop].[order "items"] WITH (TABLOCKX, HOLDLOCK)

-- binary-to-text of uniqueidentifier: the copy, statement 5
SELECT OBJECT_NAME(c.object_id) + N'.' + c.name FROM sys.all_columns c WHERE c.object_id < 0 AND c.name IN (N'major_id', N'optimize_for_sequential_key', N'xml_compression', N'is_remote_data_archive_enabled')

-- binary-to-text of uniqueidentifier: the copy, statement 6
-- with "[shop].[orders]"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'it is partitioned' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id WHERE i.object_id = OBJECT_ID(@p1) AND d.type = 'PS' UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'its change tracking' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.change_tracking_tables x WHERE x.object_id = OBJECT_ID(@p1) UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'its full-text index' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.fulltext_indexes x WHERE x.object_id = OBJECT_ID(@p1) UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'an XML, spatial, columnstore or hash index: ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.type NOT IN (0, 1, 2) UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the disabled index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.is_disabled = 1 AND i.is_hypothetical = 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the security policy ' + y.name) COLLATE DATABASE_DEFAULT AS why FROM sys.security_predicates p JOIN sys.security_policies y ON y.object_id = p.object_id WHERE p.target_object_id = OBJECT_ID(@p1) UNION ALL SELECT 6 AS n, CONVERT(nvarchar(1000), N'what is bound to its schema: ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND d.is_schema_bound_reference = 1 AND o.object_id <> OBJECT_ID(@p1) AND o.parent_object_id <> OBJECT_ID(@p1) UNION ALL SELECT 7 AS n, CONVERT(nvarchar(1000), N'it is a graph table, by its column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND (c.name LIKE N'$node[_]id[_]%' OR c.name LIKE N'$edge[_]id[_]%') UNION ALL SELECT 8 AS n, CONVERT(nvarchar(1000), N'it is temporal or a ledger, by its generated column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.generated_always_type <> 0 UNION ALL SELECT 9 AS n, CONVERT(nvarchar(1000), N'the FILESTREAM column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_filestream = 1 UNION ALL SELECT 10 AS n, CONVERT(nvarchar(1000), N'the column that Always Encrypted has encrypted, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.encryption_type IS NOT NULL UNION ALL SELECT 11 AS n, CONVERT(nvarchar(1000), N'the mask of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_masked = 1 UNION ALL SELECT 12 AS n, CONVERT(nvarchar(1000), N'the column set ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_column_set = 1 UNION ALL SELECT 13 AS n, CONVERT(nvarchar(1000), N'the XML schema collection of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.xml_collection_id <> 0 UNION ALL SELECT 14 AS n, CONVERT(nvarchar(1000), N'the rule of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.rule_object_id <> 0 UNION ALL SELECT 15 AS n, CONVERT(nvarchar(1000), N'the default that is bound to column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.default_object_id <> 0 AND NOT EXISTS (SELECT 1 FROM sys.default_constraints f WHERE f.object_id = c.default_object_id) UNION ALL SELECT 16 AS n, CONVERT(nvarchar(1000), N'the type of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id WHERE c.object_id = OBJECT_ID(@p1) AND (y.is_user_defined = 0 AND y.name NOT IN (N'bigint', N'binary', N'bit', N'char', N'date', N'datetime', N'datetime2', N'datetimeoffset', N'decimal', N'float', N'geography', N'geometry', N'hierarchyid', N'image', N'int', N'money', N'nchar', N'ntext', N'numeric', N'nvarchar', N'real', N'smalldatetime', N'smallint', N'smallmoney', N'sql_variant', N'sysname', N'text', N'time', N'timestamp', N'tinyint', N'uniqueidentifier', N'varbinary', N'varchar', N'xml') OR y.is_user_defined = 1 AND y.is_assembly_type = 1) UNION ALL SELECT 17 AS n, CONVERT(nvarchar(1000), N'the collation of column, which has an alias type, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id WHERE c.object_id = OBJECT_ID(@p1) AND (y.is_user_defined = 1 OR y.name = N'sysname') AND c.collation_name <> CONVERT(nvarchar(128), DATABASEPROPERTYEX(DB_NAME(), N'Collation')) UNION ALL SELECT 18 AS n, CONVERT(nvarchar(1000), N'a table option: text in row, large values out of row, table lock on bulk load or ANSI_NULLS OFF' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.tables x WHERE x.object_id = OBJECT_ID(@p1) AND (x.text_in_row_limit <> 0 OR x.large_value_types_out_of_row = 1 OR x.lock_on_bulk_load = 1 OR x.uses_ansi_nulls = 0) UNION ALL SELECT 19 AS n, CONVERT(nvarchar(1000), N'the CHECK that is disabled or not trusted, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND (k.is_disabled = 1 OR k.is_not_trusted = 1) UNION ALL SELECT 20 AS n, CONVERT(nvarchar(1000), N'the disabled foreign key ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.foreign_keys k WHERE k.parent_object_id = OBJECT_ID(@p1) AND k.is_disabled = 1 UNION ALL SELECT 21 AS n, CONVERT(nvarchar(1000), N'the statistics ' + s.name) COLLATE DATABASE_DEFAULT AS why FROM sys.stats s WHERE s.object_id = OBJECT_ID(@p1) AND s.user_created = 1 UNION ALL SELECT 22 AS n, CONVERT(nvarchar(1000), N'permissions that others than its owner gave to ' + USER_NAME(p.grantee_principal_id)) COLLATE DATABASE_DEFAULT AS why FROM sys.database_permissions p JOIN sys.tables x ON x.object_id = p.major_id JOIN sys.schemas s ON s.schema_id = x.schema_id WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) AND p.grantor_principal_id <> COALESCE(x.principal_id, s.principal_id) UNION ALL SELECT 23 AS n, CONVERT(nvarchar(1000), N'the extended property, which is no text or too long, ' + p.name) COLLATE DATABASE_DEFAULT AS why FROM sys.extended_properties p LEFT JOIN sys.objects o ON o.object_id = p.major_id AND p.class = 1 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.parent_object_id = OBJECT_ID(@p1)) AND (COALESCE(CONVERT(nvarchar(128), SQL_VARIANT_PROPERTY(p.value, 'BaseType')), N'') NOT IN (N'char', N'varchar', N'nchar', N'nvarchar') OR CONVERT(nvarchar(128), SQL_VARIANT_PROPERTY(p.value, 'BaseType')) IN (N'char', N'varchar') AND DATALENGTH(p.value) > 4000) UNION ALL SELECT 24 AS n, CONVERT(nvarchar(1000), N'the extended property of a constraint that the server has named, ' + p.name) COLLATE DATABASE_DEFAULT AS why FROM sys.extended_properties p JOIN sys.objects o ON o.object_id = p.major_id WHERE p.class = 1 AND o.parent_object_id = OBJECT_ID(@p1) AND (EXISTS (SELECT 1 FROM sys.key_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.check_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.default_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.foreign_keys k WHERE k.object_id = o.object_id AND k.is_system_named = 1)) UNION ALL SELECT 25 AS n, CONVERT(nvarchar(1000), N'the trigger that is encrypted, signed, of an assembly, first or last, or made with ANSI_NULLS or QUOTED_IDENTIFIER OFF, ' + g.name) COLLATE DATABASE_DEFAULT AS why FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) AND (g.type <> 'TR' OR m.definition IS NULL OR m.uses_ansi_nulls = 0 OR m.uses_quoted_identifier = 0 OR EXISTS (SELECT 1 FROM sys.crypt_properties y WHERE y.class = 1 AND y.major_id = g.object_id) OR EXISTS (SELECT 1 FROM sys.trigger_events e WHERE e.object_id = g.object_id AND (e.is_first = 1 OR e.is_last = 1))) UNION ALL SELECT 26 AS n, CONVERT(nvarchar(1000), N'an audit of it' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.database_audit_specification_details x WHERE x.class = 1 AND x.major_id = OBJECT_ID(@p1) UNION ALL SELECT 27 AS n, CONVERT(nvarchar(1000), N'OPTIMIZE_FOR_SEQUENTIAL_KEY of its index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.optimize_for_sequential_key = 1) w ORDER BY w.n

-- binary-to-text of uniqueidentifier: the copy, statement 7
-- with "[shop].[orders]", "id"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'the default of the column, made for its old type, ' + f.name) COLLATE DATABASE_DEFAULT AS why FROM sys.default_constraints f WHERE f.parent_object_id = OBJECT_ID(@p1) AND f.parent_column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'ROWGUIDCOL of the column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') AND c.is_rowguidcol = 1 UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'the computed column, which may use it, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.computed_columns c WHERE c.object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, c.definition) > 0 UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'the CHECK, made for its old type, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, k.definition) > 0 UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the filter of the index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.has_filter = 1 AND CHARINDEX(@p2, i.filter_definition) > 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the view, which keeps its old type, ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND o.type = 'V') w ORDER BY w.n

-- binary-to-text of uniqueidentifier: the copy, statement 8
-- with "[shop].[orders]", "previous"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'the default of the column, made for its old type, ' + f.name) COLLATE DATABASE_DEFAULT AS why FROM sys.default_constraints f WHERE f.parent_object_id = OBJECT_ID(@p1) AND f.parent_column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'ROWGUIDCOL of the column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') AND c.is_rowguidcol = 1 UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'the computed column, which may use it, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.computed_columns c WHERE c.object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, c.definition) > 0 UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'the CHECK, made for its old type, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, k.definition) > 0 UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the filter of the index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.has_filter = 1 AND CHARINDEX(@p2, i.filter_definition) > 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the view, which keeps its old type, ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND o.type = 'V') w ORDER BY w.n

-- binary-to-text of uniqueidentifier: the copy, statement 9
-- with "[shop].[orders]"
SELECT g.name, COALESCE(m.definition, N''), CASE WHEN SCHEMA_NAME() = OBJECT_SCHEMA_NAME(g.parent_id) THEN 1 ELSE 0 END FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.name

-- binary-to-text of uniqueidentifier: the copy, statement 10
-- with "[shop].[order \"items\"]"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'it is partitioned' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id WHERE i.object_id = OBJECT_ID(@p1) AND d.type = 'PS' UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'its change tracking' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.change_tracking_tables x WHERE x.object_id = OBJECT_ID(@p1) UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'its full-text index' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.fulltext_indexes x WHERE x.object_id = OBJECT_ID(@p1) UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'an XML, spatial, columnstore or hash index: ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.type NOT IN (0, 1, 2) UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the disabled index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.is_disabled = 1 AND i.is_hypothetical = 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the security policy ' + y.name) COLLATE DATABASE_DEFAULT AS why FROM sys.security_predicates p JOIN sys.security_policies y ON y.object_id = p.object_id WHERE p.target_object_id = OBJECT_ID(@p1) UNION ALL SELECT 6 AS n, CONVERT(nvarchar(1000), N'what is bound to its schema: ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND d.is_schema_bound_reference = 1 AND o.object_id <> OBJECT_ID(@p1) AND o.parent_object_id <> OBJECT_ID(@p1) UNION ALL SELECT 7 AS n, CONVERT(nvarchar(1000), N'it is a graph table, by its column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND (c.name LIKE N'$node[_]id[_]%' OR c.name LIKE N'$edge[_]id[_]%') UNION ALL SELECT 8 AS n, CONVERT(nvarchar(1000), N'it is temporal or a ledger, by its generated column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.generated_always_type <> 0 UNION ALL SELECT 9 AS n, CONVERT(nvarchar(1000), N'the FILESTREAM column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_filestream = 1 UNION ALL SELECT 10 AS n, CONVERT(nvarchar(1000), N'the column that Always Encrypted has encrypted, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.encryption_type IS NOT NULL UNION ALL SELECT 11 AS n, CONVERT(nvarchar(1000), N'the mask of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_masked = 1 UNION ALL SELECT 12 AS n, CONVERT(nvarchar(1000), N'the column set ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.is_column_set = 1 UNION ALL SELECT 13 AS n, CONVERT(nvarchar(1000), N'the XML schema collection of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.xml_collection_id <> 0 UNION ALL SELECT 14 AS n, CONVERT(nvarchar(1000), N'the rule of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.rule_object_id <> 0 UNION ALL SELECT 15 AS n, CONVERT(nvarchar(1000), N'the default that is bound to column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.default_object_id <> 0 AND NOT EXISTS (SELECT 1 FROM sys.default_constraints f WHERE f.object_id = c.default_object_id) UNION ALL SELECT 16 AS n, CONVERT(nvarchar(1000), N'the type of column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id WHERE c.object_id = OBJECT_ID(@p1) AND (y.is_user_defined = 0 AND y.name NOT IN (N'bigint', N'binary', N'bit', N'char', N'date', N'datetime', N'datetime2', N'datetimeoffset', N'decimal', N'float', N'geography', N'geometry', N'hierarchyid', N'image', N'int', N'money', N'nchar', N'ntext', N'numeric', N'nvarchar', N'real', N'smalldatetime', N'smallint', N'smallmoney', N'sql_variant', N'sysname', N'text', N'time', N'timestamp', N'tinyint', N'uniqueidentifier', N'varbinary', N'varchar', N'xml') OR y.is_user_defined = 1 AND y.is_assembly_type = 1) UNION ALL SELECT 17 AS n, CONVERT(nvarchar(1000), N'the collation of column, which has an alias type, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id WHERE c.object_id = OBJECT_ID(@p1) AND (y.is_user_defined = 1 OR y.name = N'sysname') AND c.collation_name <> CONVERT(nvarchar(128), DATABASEPROPERTYEX(DB_NAME(), N'Collation')) UNION ALL SELECT 18 AS n, CONVERT(nvarchar(1000), N'a table option: text in row, large values out of row, table lock on bulk load or ANSI_NULLS OFF' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.tables x WHERE x.object_id = OBJECT_ID(@p1) AND (x.text_in_row_limit <> 0 OR x.large_value_types_out_of_row = 1 OR x.lock_on_bulk_load = 1 OR x.uses_ansi_nulls = 0) UNION ALL SELECT 19 AS n, CONVERT(nvarchar(1000), N'the CHECK that is disabled or not trusted, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND (k.is_disabled = 1 OR k.is_not_trusted = 1) UNION ALL SELECT 20 AS n, CONVERT(nvarchar(1000), N'the disabled foreign key ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.foreign_keys k WHERE k.parent_object_id = OBJECT_ID(@p1) AND k.is_disabled = 1 UNION ALL SELECT 21 AS n, CONVERT(nvarchar(1000), N'the statistics ' + s.name) COLLATE DATABASE_DEFAULT AS why FROM sys.stats s WHERE s.object_id = OBJECT_ID(@p1) AND s.user_created = 1 UNION ALL SELECT 22 AS n, CONVERT(nvarchar(1000), N'permissions that others than its owner gave to ' + USER_NAME(p.grantee_principal_id)) COLLATE DATABASE_DEFAULT AS why FROM sys.database_permissions p JOIN sys.tables x ON x.object_id = p.major_id JOIN sys.schemas s ON s.schema_id = x.schema_id WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) AND p.grantor_principal_id <> COALESCE(x.principal_id, s.principal_id) UNION ALL SELECT 23 AS n, CONVERT(nvarchar(1000), N'the extended property, which is no text or too long, ' + p.name) COLLATE DATABASE_DEFAULT AS why FROM sys.extended_properties p LEFT JOIN sys.objects o ON o.object_id = p.major_id AND p.class = 1 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.parent_object_id = OBJECT_ID(@p1)) AND (COALESCE(CONVERT(nvarchar(128), SQL_VARIANT_PROPERTY(p.value, 'BaseType')), N'') NOT IN (N'char', N'varchar', N'nchar', N'nvarchar') OR CONVERT(nvarchar(128), SQL_VARIANT_PROPERTY(p.value, 'BaseType')) IN (N'char', N'varchar') AND DATALENGTH(p.value) > 4000) UNION ALL SELECT 24 AS n, CONVERT(nvarchar(1000), N'the extended property of a constraint that the server has named, ' + p.name) COLLATE DATABASE_DEFAULT AS why FROM sys.extended_properties p JOIN sys.objects o ON o.object_id = p.major_id WHERE p.class = 1 AND o.parent_object_id = OBJECT_ID(@p1) AND (EXISTS (SELECT 1 FROM sys.key_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.check_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.default_constraints k WHERE k.object_id = o.object_id AND k.is_system_named = 1) OR EXISTS (SELECT 1 FROM sys.foreign_keys k WHERE k.object_id = o.object_id AND k.is_system_named = 1)) UNION ALL SELECT 25 AS n, CONVERT(nvarchar(1000), N'the trigger that is encrypted, signed, of an assembly, first or last, or made with ANSI_NULLS or QUOTED_IDENTIFIER OFF, ' + g.name) COLLATE DATABASE_DEFAULT AS why FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) AND (g.type <> 'TR' OR m.definition IS NULL OR m.uses_ansi_nulls = 0 OR m.uses_quoted_identifier = 0 OR EXISTS (SELECT 1 FROM sys.crypt_properties y WHERE y.class = 1 AND y.major_id = g.object_id) OR EXISTS (SELECT 1 FROM sys.trigger_events e WHERE e.object_id = g.object_id AND (e.is_first = 1 OR e.is_last = 1))) UNION ALL SELECT 26 AS n, CONVERT(nvarchar(1000), N'an audit of it' + N'') COLLATE DATABASE_DEFAULT AS why FROM sys.database_audit_specification_details x WHERE x.class = 1 AND x.major_id = OBJECT_ID(@p1) UNION ALL SELECT 27 AS n, CONVERT(nvarchar(1000), N'OPTIMIZE_FOR_SEQUENTIAL_KEY of its index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.optimize_for_sequential_key = 1) w ORDER BY w.n

-- binary-to-text of uniqueidentifier: the copy, statement 11
-- with "[shop].[order \"items\"]", "order"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'the default of the column, made for its old type, ' + f.name) COLLATE DATABASE_DEFAULT AS why FROM sys.default_constraints f WHERE f.parent_object_id = OBJECT_ID(@p1) AND f.parent_column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'ROWGUIDCOL of the column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') AND c.is_rowguidcol = 1 UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'the computed column, which may use it, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.computed_columns c WHERE c.object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, c.definition) > 0 UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'the CHECK, made for its old type, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, k.definition) > 0 UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the filter of the index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.has_filter = 1 AND CHARINDEX(@p2, i.filter_definition) > 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the view, which keeps its old type, ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND o.type = 'V') w ORDER BY w.n

-- binary-to-text of uniqueidentifier: the copy, statement 12
-- with "[shop].[order \"items\"]", "previous's"
SELECT TOP (1) w.why FROM (SELECT 0 AS n, CONVERT(nvarchar(1000), N'the default of the column, made for its old type, ' + f.name) COLLATE DATABASE_DEFAULT AS why FROM sys.default_constraints f WHERE f.parent_object_id = OBJECT_ID(@p1) AND f.parent_column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') UNION ALL SELECT 1 AS n, CONVERT(nvarchar(1000), N'ROWGUIDCOL of the column ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.columns c WHERE c.object_id = OBJECT_ID(@p1) AND c.column_id = COLUMNPROPERTY(OBJECT_ID(@p1), @p2, 'ColumnId') AND c.is_rowguidcol = 1 UNION ALL SELECT 2 AS n, CONVERT(nvarchar(1000), N'the computed column, which may use it, ' + c.name) COLLATE DATABASE_DEFAULT AS why FROM sys.computed_columns c WHERE c.object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, c.definition) > 0 UNION ALL SELECT 3 AS n, CONVERT(nvarchar(1000), N'the CHECK, made for its old type, ' + k.name) COLLATE DATABASE_DEFAULT AS why FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) AND CHARINDEX(@p2, k.definition) > 0 UNION ALL SELECT 4 AS n, CONVERT(nvarchar(1000), N'the filter of the index ' + i.name) COLLATE DATABASE_DEFAULT AS why FROM sys.indexes i WHERE i.object_id = OBJECT_ID(@p1) AND i.has_filter = 1 AND CHARINDEX(@p2, i.filter_definition) > 0 UNION ALL SELECT 5 AS n, CONVERT(nvarchar(1000), N'the view, which keeps its old type, ' + o.name) COLLATE DATABASE_DEFAULT AS why FROM sys.sql_expression_dependencies d JOIN sys.objects o ON o.object_id = d.referencing_id WHERE d.referenced_id = OBJECT_ID(@p1) AND o.type = 'V') w ORDER BY w.n

-- binary-to-text of uniqueidentifier: the copy, statement 13
-- with "[shop].[order \"items\"]"
SELECT g.name, COALESCE(m.definition, N''), CASE WHEN SCHEMA_NAME() = OBJECT_SCHEMA_NAME(g.parent_id) THEN 1 ELSE 0 END FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.name

-- binary-to-text of uniqueidentifier: the copy, statement 14
-- with "[shop].[orders]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- binary-to-text of uniqueidentifier: the copy, statement 15
-- with "[shop].[orders]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- binary-to-text of uniqueidentifier: the copy, statement 16
-- with "[shop].[orders]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- binary-to-text of uniqueidentifier: the copy, statement 17
-- with "[shop].[orders]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- binary-to-text of uniqueidentifier: the copy, statement 18
-- with "[shop].[orders]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- binary-to-text of uniqueidentifier: the copy, statement 19
-- with "[shop].[orders]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- binary-to-text of uniqueidentifier: the copy, statement 20
-- with "[shop].[orders]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- binary-to-text of uniqueidentifier: the copy, statement 21
-- with "[shop].[orders]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- binary-to-text of uniqueidentifier: the copy, statement 22
CREATE TABLE [shop].[orders_new_20261121_0a1b2c] ([n] int IDENTITY(1, 1) NOT FOR REPLICATION NOT NULL, [id] char(36) COLLATE Latin1_General_BIN2 NOT NULL, [previous] char(36) COLLATE Latin1_General_BIN2 NULL, [tenant] bigint NOT NULL, [total] decimal(10, 2) NOT NULL CONSTRAINT [orders_total_new_20261121_0a1b2c] DEFAULT ((0)), [note] nvarchar(max) COLLATE Latin1_General_CI_AS NULL, [label] [shop].[tag] NULL, [at] datetime2(3) NOT NULL DEFAULT (sysutcdatetime()), [twice] AS ([total]*(2)) PERSISTED NOT NULL, [half] AS ([total]/(2)), [version] rowversion NOT NULL, [rare] float(53) SPARSE NULL, [row] uniqueidentifier NOT NULL ROWGUIDCOL, [any] sql_variant NULL, [old] text COLLATE Latin1_General_CI_AS NULL) ON [PRIMARY] TEXTIMAGE_ON [PRIMARY]

-- binary-to-text of uniqueidentifier: the copy, statement 23
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] SET (LOCK_ESCALATION = AUTO)

-- binary-to-text of uniqueidentifier: the copy, statement 24
SET IDENTITY_INSERT [shop].[orders_new_20261121_0a1b2c] ON; INSERT INTO [shop].[orders_new_20261121_0a1b2c] WITH (TABLOCK) ([n], [id], [previous], [tenant], [total], [note], [label], [at], [rare], [row], [any], [old]) SELECT [n], CASE WHEN [id] IS NOT NULL THEN lower((SUBSTRING(CONVERT(char(36), [id]), 1, 36))) END, CASE WHEN [previous] IS NOT NULL THEN lower((SUBSTRING(CONVERT(char(36), [previous]), 1, 36))) END, [tenant], [total], [note], [label], [at], [rare], [row], [any], [old] FROM [shop].[orders] ORDER BY CASE WHEN [id] IS NOT NULL THEN lower((SUBSTRING(CONVERT(char(36), [id]), 1, 36))) END; SET IDENTITY_INSERT [shop].[orders_new_20261121_0a1b2c] OFF

-- binary-to-text of uniqueidentifier: the copy, statement 25
SELECT CASE WHEN EXISTS (SELECT 1 FROM [shop].[orders_new_20261121_0a1b2c]) THEN 1 ELSE 0 END

-- binary-to-text of uniqueidentifier: the copy, statement 26
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] ADD CONSTRAINT [orders_key_new_20261121_0a1b2c] PRIMARY KEY CLUSTERED ([id]) WITH (FILLFACTOR = 90, PAD_INDEX = ON) ON [PRIMARY]

-- binary-to-text of uniqueidentifier: the copy, statement 27
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] ADD UNIQUE NONCLUSTERED ([n]) WITH (IGNORE_DUP_KEY = ON, ALLOW_ROW_LOCKS = OFF, ALLOW_PAGE_LOCKS = OFF) ON [PRIMARY]

-- binary-to-text of uniqueidentifier: the copy, statement 28
CREATE NONCLUSTERED INDEX [orders_rich] ON [shop].[orders_new_20261121_0a1b2c] ([tenant], [at] DESC) INCLUDE ([total]) WHERE ([rare] IS NOT NULL) WITH (STATISTICS_NORECOMPUTE = ON, DATA_COMPRESSION = PAGE) ON [SECOND]

-- binary-to-text of uniqueidentifier: the copy, statement 29
CREATE UNIQUE NONCLUSTERED INDEX [orders_row] ON [shop].[orders_new_20261121_0a1b2c] ([row]) ON [PRIMARY]

-- binary-to-text of uniqueidentifier: the copy, statement 30
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] WITH CHECK ADD CONSTRAINT [orders_positive_new_20261121_0a1b2c] CHECK NOT FOR REPLICATION ([total]>=(0))

-- binary-to-text of uniqueidentifier: the copy, statement 31
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] WITH CHECK ADD CHECK ([n]>(0))

-- binary-to-text of uniqueidentifier: the copy, statement 32
DBCC CHECKIDENT (N'[shop].[orders_new_20261121_0a1b2c]', RESEED, 42) WITH NO_INFOMSGS

-- binary-to-text of uniqueidentifier: the copy, statement 33
UPDATE STATISTICS [shop].[orders_new_20261121_0a1b2c]

-- binary-to-text of uniqueidentifier: the copy, statement 34
-- with "[shop].[order \"items\"]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- binary-to-text of uniqueidentifier: the copy, statement 35
-- with "[shop].[order \"items\"]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- binary-to-text of uniqueidentifier: the copy, statement 36
-- with "[shop].[order \"items\"]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- binary-to-text of uniqueidentifier: the copy, statement 37
-- with "[shop].[order \"items\"]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- binary-to-text of uniqueidentifier: the copy, statement 38
-- with "[shop].[order \"items\"]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- binary-to-text of uniqueidentifier: the copy, statement 39
-- with "[shop].[order \"items\"]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- binary-to-text of uniqueidentifier: the copy, statement 40
-- with "[shop].[order \"items\"]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- binary-to-text of uniqueidentifier: the copy, statement 41
-- with "[shop].[order \"items\"]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- binary-to-text of uniqueidentifier: the copy, statement 42
CREATE TABLE [shop].[order "items"_new_20261121_0a1b2c] ([order] char(36) COLLATE Latin1_General_BIN2 NOT NULL, [previous's] char(36) COLLATE Latin1_General_BIN2 NOT NULL) ON [PRIMARY] WITH (DATA_COMPRESSION = ROW)

-- binary-to-text of uniqueidentifier: the copy, statement 43
INSERT INTO [shop].[order "items"_new_20261121_0a1b2c] WITH (TABLOCK) ([order], [previous's]) SELECT CASE WHEN [order] IS NOT NULL THEN lower((SUBSTRING(CONVERT(char(36), [order]), 1, 36))) END, CASE WHEN [previous's] IS NOT NULL THEN lower((SUBSTRING(CONVERT(char(36), [previous's]), 1, 36))) END FROM [shop].[order "items"] ORDER BY CASE WHEN [order] IS NOT NULL THEN lower((SUBSTRING(CONVERT(char(36), [order]), 1, 36))) END

-- binary-to-text of uniqueidentifier: the copy, statement 44
SELECT CASE WHEN EXISTS (SELECT 1 FROM [shop].[order "items"_new_20261121_0a1b2c]) THEN 1 ELSE 0 END

-- binary-to-text of uniqueidentifier: the copy, statement 45
UPDATE STATISTICS [shop].[order "items"_new_20261121_0a1b2c]

-- binary-to-text of uniqueidentifier: the copy, statement 46
ALTER TABLE [shop].[orders_new_20261121_0a1b2c] WITH CHECK ADD CONSTRAINT [orders_previous_new_20261121_0a1b2c] FOREIGN KEY ([previous]) REFERENCES [shop].[orders_new_20261121_0a1b2c] ([id])

-- binary-to-text of uniqueidentifier: the copy, statement 47
SET LOCK_TIMEOUT 30000; ALTER TABLE [shop].[orders_new_20261121_0a1b2c] WITH CHECK ADD CONSTRAINT [orders_tenant_new_20261121_0a1b2c] FOREIGN KEY ([tenant]) REFERENCES [shop].[tenants] ([t]) ON DELETE SET NULL ON UPDATE CASCADE NOT FOR REPLICATION; SET LOCK_TIMEOUT 5000

-- binary-to-text of uniqueidentifier: the copy, statement 48
ALTER TABLE [shop].[order "items"_new_20261121_0a1b2c] WITH CHECK ADD CONSTRAINT [items_order_new_20261121_0a1b2c] FOREIGN KEY ([order]) REFERENCES [shop].[orders_new_20261121_0a1b2c] ([id])

-- binary-to-text of uniqueidentifier: the copy, statement 49
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- binary-to-text of uniqueidentifier: the copy, statement 50
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- binary-to-text of uniqueidentifier: the copy, statement 51
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- binary-to-text of uniqueidentifier: the copy, statement 52
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- binary-to-text of uniqueidentifier: the copy, statement 53
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- binary-to-text of uniqueidentifier: the copy, statement 54
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- binary-to-text of uniqueidentifier: the copy, statement 55
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- binary-to-text of uniqueidentifier: the copy, statement 56
-- with "[shop].[orders_new_20261121_0a1b2c]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- binary-to-text of uniqueidentifier: the copy, statement 57
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [n]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), CASE WHEN [id] IS NOT NULL THEN lower((SUBSTRING(CONVERT(char(36), [id]), 1, 36))) END), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), CASE WHEN [previous] IS NOT NULL THEN lower((SUBSTRING(CONVERT(char(36), [previous]), 1, 36))) END), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [tenant]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [total]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [note]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [label]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [at]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [rare]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [row]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varbinary(256), SQL_VARIANT_PROPERTY([any], 'BaseType'))) + 0x00 + CONVERT(varbinary(8000), [any]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varchar(max), [old])), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[orders]

-- binary-to-text of uniqueidentifier: the copy, statement 58
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [n]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [id]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [previous]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [tenant]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [total]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [note]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), [label]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [at]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [rare]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [row]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varbinary(256), SQL_VARIANT_PROPERTY([any], 'BaseType'))) + 0x00 + CONVERT(varbinary(8000), [any]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(max), CONVERT(varchar(max), [old])), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[orders_new_20261121_0a1b2c]

-- binary-to-text of uniqueidentifier: the copy, statement 59
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT COALESCE(USER_NAME(t.principal_id), N''), t.lock_escalation_desc, COALESCE(l.name, N'') FROM sys.tables t LEFT JOIN sys.data_spaces l ON l.data_space_id = t.lob_data_space_id AND t.lob_data_space_id <> 0 WHERE t.object_id = OBJECT_ID(@p1)

-- binary-to-text of uniqueidentifier: the copy, statement 60
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT c.name, CASE WHEN y.is_user_defined = 1 THEN SCHEMA_NAME(y.schema_id) ELSE N'' END, y.name, COALESCE(TYPE_NAME(c.system_type_id), y.name), c.max_length, c.precision, c.scale, COALESCE(c.collation_name, N''), c.is_nullable, c.is_rowguidcol, c.is_sparse, COALESCE(m.definition, N''), COALESCE(m.is_persisted, 0), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.seed_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.increment_value)), ''), COALESCE(CONVERT(varchar(40), CONVERT(decimal(38, 0), n.last_value)), ''), COALESCE(n.is_not_for_replication, 0), COALESCE(f.name, N''), COALESCE(f.is_system_named, 0), COALESCE(f.definition, N'') FROM sys.columns c JOIN sys.types y ON y.user_type_id = c.user_type_id LEFT JOIN sys.computed_columns m ON m.object_id = c.object_id AND m.column_id = c.column_id LEFT JOIN sys.identity_columns n ON n.object_id = c.object_id AND n.column_id = c.column_id LEFT JOIN sys.default_constraints f ON f.object_id = c.default_object_id WHERE c.object_id = OBJECT_ID(@p1) ORDER BY c.column_id

-- binary-to-text of uniqueidentifier: the copy, statement 61
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT COALESCE(i.name, N''), i.index_id, i.type, i.is_unique, i.is_primary_key, i.is_unique_constraint, COALESCE(k.is_system_named, 0), i.fill_factor, i.is_padded, i.ignore_dup_key, i.allow_row_locks, i.allow_page_locks, COALESCE(i.filter_definition, N''), d.name, COALESCE(p.data_compression_desc, N'NONE'), COALESCE(s.no_recompute, 0), COALESCE(c.name, N''), COALESCE(x.is_descending_key, 0), COALESCE(x.is_included_column, 0) FROM sys.indexes i JOIN sys.data_spaces d ON d.data_space_id = i.data_space_id LEFT JOIN sys.partitions p ON p.object_id = i.object_id AND p.index_id = i.index_id AND p.partition_number = 1 LEFT JOIN sys.key_constraints k ON k.parent_object_id = i.object_id AND k.unique_index_id = i.index_id LEFT JOIN sys.stats s ON s.object_id = i.object_id AND s.stats_id = i.index_id LEFT JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id AND (x.key_ordinal > 0 OR x.is_included_column = 1) LEFT JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id WHERE i.object_id = OBJECT_ID(@p1) AND i.type IN (0, 1, 2) AND i.is_hypothetical = 0 ORDER BY i.index_id, x.is_included_column, x.key_ordinal, x.index_column_id

-- binary-to-text of uniqueidentifier: the copy, statement 62
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, k.definition FROM sys.check_constraints k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id

-- binary-to-text of uniqueidentifier: the copy, statement 63
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT k.name, k.is_system_named, k.is_not_for_replication, REPLACE(k.update_referential_action_desc, N'_', N' '), REPLACE(k.delete_referential_action_desc, N'_', N' '), COL_NAME(x.parent_object_id, x.parent_column_id), OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id), COL_NAME(x.referenced_object_id, x.referenced_column_id) FROM sys.foreign_keys k JOIN sys.foreign_key_columns x ON x.constraint_object_id = k.object_id WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id, x.constraint_column_id

-- binary-to-text of uniqueidentifier: the copy, statement 64
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT g.name, g.is_disabled, COALESCE(m.definition, N'') FROM sys.triggers g LEFT JOIN sys.sql_modules m ON m.object_id = g.object_id WHERE g.parent_id = OBJECT_ID(@p1) ORDER BY g.object_id

-- binary-to-text of uniqueidentifier: the copy, statement 65
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT RTRIM(p.state), p.permission_name, USER_NAME(p.grantee_principal_id), COALESCE(c.name, N'') FROM sys.database_permissions p LEFT JOIN sys.columns c ON c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class = 1 AND p.major_id = OBJECT_ID(@p1) ORDER BY p.minor_id, p.grantee_principal_id, p.type, p.state

-- binary-to-text of uniqueidentifier: the copy, statement 66
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]"
SELECT p.name, CONVERT(nvarchar(4000), p.value), CASE WHEN p.class = 7 THEN N'INDEX' WHEN o.type = 'TR' THEN N'TRIGGER' WHEN o.object_id IS NOT NULL THEN N'CONSTRAINT' WHEN p.minor_id > 0 THEN N'COLUMN' ELSE N'' END, COALESCE(i.name, o.name, c.name, N'') FROM sys.extended_properties p LEFT JOIN sys.indexes i ON p.class = 7 AND i.object_id = p.major_id AND i.index_id = p.minor_id LEFT JOIN sys.objects o ON p.class = 1 AND o.object_id = p.major_id AND o.parent_object_id = OBJECT_ID(@p1) LEFT JOIN sys.columns c ON p.class = 1 AND c.object_id = p.major_id AND c.column_id = p.minor_id AND p.minor_id > 0 WHERE p.class IN (1, 7) AND (p.major_id = OBJECT_ID(@p1) OR o.object_id IS NOT NULL) ORDER BY p.class, p.major_id, p.minor_id, p.name

-- binary-to-text of uniqueidentifier: the copy, statement 67
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), CASE WHEN [order] IS NOT NULL THEN lower((SUBSTRING(CONVERT(char(36), [order]), 1, 36))) END), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), CASE WHEN [previous's] IS NOT NULL THEN lower((SUBSTRING(CONVERT(char(36), [previous's]), 1, 36))) END), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[order "items"]

-- binary-to-text of uniqueidentifier: the copy, statement 68
SELECT CONVERT(varchar(20), COUNT_BIG(*)) + ' ' + COALESCE(CONVERT(varchar(40), SUM(CONVERT(decimal(38, 0), CONVERT(bigint, SUBSTRING(HASHBYTES('SHA2_256', CONVERT(varchar(max), '') + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [order]), 2), '-') + '|' + COALESCE(CONVERT(varchar(max), CONVERT(varbinary(8000), [previous's]), 2), '-') + '|'), 1, 8))))), '0') FROM [shop].[order "items"_new_20261121_0a1b2c]

-- binary-to-text of uniqueidentifier: the copy, statement 69
SELECT N'here it is checked'

-- binary-to-text of uniqueidentifier: the copy, statement 70
ALTER TABLE [shop].[orders] DROP CONSTRAINT [orders_tenant]

-- binary-to-text of uniqueidentifier: the copy, statement 71
-- with "[shop].[orders_total]", "orders_total_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- binary-to-text of uniqueidentifier: the copy, statement 72
-- with "[shop].[orders_key]", "orders_key_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- binary-to-text of uniqueidentifier: the copy, statement 73
-- with "[shop].[orders_positive]", "orders_positive_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- binary-to-text of uniqueidentifier: the copy, statement 74
-- with "[shop].[orders_previous]", "orders_previous_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- binary-to-text of uniqueidentifier: the copy, statement 75
-- with "[shop].[audit]", "audit_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- binary-to-text of uniqueidentifier: the copy, statement 76
-- with "[shop].[quiet]", "quiet_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- binary-to-text of uniqueidentifier: the copy, statement 77
-- with "[shop].[orders]", "orders_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- binary-to-text of uniqueidentifier: the copy, statement 78
-- with "[shop].[orders_new_20261121_0a1b2c]", "orders"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- binary-to-text of uniqueidentifier: the copy, statement 79
-- with "[shop].[orders_total_new_20261121_0a1b2c]", "orders_total"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- binary-to-text of uniqueidentifier: the copy, statement 80
-- with "[shop].[orders_key_new_20261121_0a1b2c]", "orders_key"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- binary-to-text of uniqueidentifier: the copy, statement 81
-- with "[shop].[orders_positive_new_20261121_0a1b2c]", "orders_positive"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- binary-to-text of uniqueidentifier: the copy, statement 82
-- with "[shop].[orders_previous_new_20261121_0a1b2c]", "orders_previous"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- binary-to-text of uniqueidentifier: the copy, statement 83
-- with "[shop].[orders_tenant_new_20261121_0a1b2c]", "orders_tenant"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- binary-to-text of uniqueidentifier: the copy, statement 84
-- with "[shop].[items_order]", "items_order_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- binary-to-text of uniqueidentifier: the copy, statement 85
-- with "[shop].[order \"items\"]", "order \"items\"_old_20261121_0a1b2c"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- binary-to-text of uniqueidentifier: the copy, statement 86
-- with "[shop].[order \"items\"_new_20261121_0a1b2c]", "order \"items\""
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- binary-to-text of uniqueidentifier: the copy, statement 87
-- with "[shop].[items_order_new_20261121_0a1b2c]", "items_order"
EXEC sys.sp_rename @objname = @p1, @newname = @p2, @objtype = N'OBJECT'

-- binary-to-text of uniqueidentifier: the copy, statement 88
ALTER AUTHORIZATION ON OBJECT::[shop].[orders] TO [shop owner]

-- binary-to-text of uniqueidentifier: the copy, statement 89
CREATE TRIGGER [shop].[audit] ON [shop].[orders] AFTER UPDATE AS SET NOCOUNT ON

-- binary-to-text of uniqueidentifier: the copy, statement 90
/* made long ago */ CREATE OR ALTER TRIGGER shop.quiet ON shop.orders AFTER DELETE AS RETURN

-- binary-to-text of uniqueidentifier: the copy, statement 91
ALTER TABLE [shop].[orders] DISABLE TRIGGER [quiet]

-- binary-to-text of uniqueidentifier: the copy, statement 92
GRANT SELECT ON OBJECT::[shop].[orders] TO [readers]

-- binary-to-text of uniqueidentifier: the copy, statement 93
GRANT UPDATE ([total]) ON OBJECT::[shop].[orders] TO [clerk's] WITH GRANT OPTION

-- binary-to-text of uniqueidentifier: the copy, statement 94
DENY DELETE ON OBJECT::[shop].[orders] TO [readers]

-- binary-to-text of uniqueidentifier: the copy, statement 95
REVOKE SELECT ([old]) ON OBJECT::[shop].[orders] FROM [readers]

-- binary-to-text of uniqueidentifier: the copy, statement 96
-- with "MS_Description", "it's all orders", "shop", "orders"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4

-- binary-to-text of uniqueidentifier: the copy, statement 97
-- with "MS_Description", "the key", "shop", "orders", "id"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4, @level2type = N'COLUMN', @level2name = @p5

-- binary-to-text of uniqueidentifier: the copy, statement 98
-- with "note", "rich", "shop", "orders", "orders_rich"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4, @level2type = N'INDEX', @level2name = @p5

-- binary-to-text of uniqueidentifier: the copy, statement 99
-- with "note", "who pays", "shop", "orders", "orders_tenant"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4, @level2type = N'CONSTRAINT', @level2name = @p5

-- binary-to-text of uniqueidentifier: the copy, statement 100
-- with "note", "who looks", "shop", "orders", "audit"
EXEC sys.sp_addextendedproperty @name = @p1, @value = @p2, @level0type = N'SCHEMA', @level0name = @p3, @level1type = N'TABLE', @level1name = @p4, @level2type = N'TRIGGER', @level2name = @p5

-- binary-to-text of uniqueidentifier: the copy, statement 101
SELECT N'here the state is written'

-- binary-to-text of uniqueidentifier: looks at orders, statement 1
SELECT TOP (1) min(CONVERT(char(36), [id])), max(CONVERT(char(36), [id])) FROM [shop].[orders] WHERE [id] IS NOT NULL GROUP BY CASE WHEN [id] IS NOT NULL THEN lower((SUBSTRING(CONVERT(char(36), [id]), 1, 36))) END HAVING count(DISTINCT [id]) > 1

-- binary-to-text of uniqueidentifier: looks at orders, statement 2
SELECT [n] AS [n], CASE WHEN [id] IS NOT NULL THEN lower((SUBSTRING(CONVERT(char(36), [id]), 1, 36))) END AS [id] INTO [#sqluuid_sample] FROM (SELECT TOP (2000) [n], [id] FROM [shop].[orders]) x ORDER BY CASE WHEN [id] IS NOT NULL THEN lower((SUBSTRING(CONVERT(char(36), [id]), 1, 36))) END

-- binary-to-text of uniqueidentifier: looks at orders, statement 3
DROP TABLE [#sqluuid_sample]

-- binary-to-text of uniqueidentifier: looks at order "items", statement 1
SELECT TOP (1) min(CONVERT(char(36), [order])), max(CONVERT(char(36), [order])) FROM [shop].[order "items"] WHERE [order] IS NOT NULL GROUP BY CASE WHEN [order] IS NOT NULL THEN lower((SUBSTRING(CONVERT(char(36), [order]), 1, 36))) END HAVING count(DISTINCT [order]) > 1

-- binary-to-text of uniqueidentifier: looks at order "items", statement 2
SELECT [n] AS [n], CASE WHEN [order] IS NOT NULL THEN lower((SUBSTRING(CONVERT(char(36), [order]), 1, 36))) END AS [order] INTO [#sqluuid_sample] FROM (SELECT TOP (2000) [n], [order] FROM [shop].[order "items"]) x ORDER BY CASE WHEN [order] IS NOT NULL THEN lower((SUBSTRING(CONVERT(char(36), [order]), 1, 36))) END

-- binary-to-text of uniqueidentifier: looks at order "items", statement 3
DROP TABLE [#sqluuid_sample]

