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

-- a statement
-- with "a5958000-d75e-11ee-a957-d1e9904e917b", "cf52a502-d766-11ee-8dde-73de0c5e49d6", "f90fca04-d76e-11ee-8a6d-d2b62e1e53c9", "22ccef06-d777-11ee-a1fc-a73aa1a6fd80", "4c8a1408-d77f-11ee-b011-cc2ee5682397", "7647390a-d787-11ee-b18d-6b42438586f8", "a0045e0c-d78f-11ee-87f9-0215f64fb324", "c9c1830e-d797-11ee-bca6-38640f4777a1", "f37ea810-d79f-11ee-81aa-2c8e7dab1966", "1d3bcd12-d7a8-11ee-99de-bc47b837bf46", "46f8f214-d7b0-11ee-bb9f-a0ed5c06e2f5", "70b61716-d7b8-11ee-8538-89d5f65d7dfa", "9a733c18-d7c0-11ee-bde1-a9a666f58552", "c430611a-d7c8-11ee-8bb3-d0cb5e38655f", "eded861c-d7d0-11ee-aa0c-80085a735f3a", "17aaab1e-d7d9-11ee-9e2b-7db7f06771d2", "4167d020-d7e1-11ee-b419-708ce0ebebe8", "6b24f522-d7e9-11ee-9b4b-4ae01ba4c518", "94e21a24-d7f1-11ee-9455-7fd988879e0b", "be9f3f26-d7f9-11ee-9295-7cf68cb3c91c", "e85c6428-d801-11ee-b1d9-de2cfc7dfe8f", "1219892a-d80a-11ee-94c6-4332d227c215", "3bd6ae2c-d812-11ee-bd90-34ffd0c3ffa1", "6593d32e-d81a-11ee-86b5-e12e88541705", "8f50f830-d822-11ee-85e5-12b2ae4bf504", "a5958000-d75e-11ee-a957-d1e9904e917b", "cf52a502-d766-11ee-8dde-73de0c5e49d6", "f90fca04-d76e-11ee-8a6d-d2b62e1e53c9", "22ccef06-d777-11ee-a1fc-a73aa1a6fd80", "4c8a1408-d77f-11ee-b011-cc2ee5682397", "7647390a-d787-11ee-b18d-6b42438586f8", "a0045e0c-d78f-11ee-87f9-0215f64fb324", "c9c1830e-d797-11ee-bca6-38640f4777a1", "f37ea810-d79f-11ee-81aa-2c8e7dab1966", "1d3bcd12-d7a8-11ee-99de-bc47b837bf46", "46f8f214-d7b0-11ee-bb9f-a0ed5c06e2f5", "70b61716-d7b8-11ee-8538-89d5f65d7dfa", "9a733c18-d7c0-11ee-bde1-a9a666f58552", "c430611a-d7c8-11ee-8bb3-d0cb5e38655f", "eded861c-d7d0-11ee-aa0c-80085a735f3a", "17aaab1e-d7d9-11ee-9e2b-7db7f06771d2", "4167d020-d7e1-11ee-b419-708ce0ebebe8", "6b24f522-d7e9-11ee-9b4b-4ae01ba4c518", "94e21a24-d7f1-11ee-9455-7fd988879e0b", "be9f3f26-d7f9-11ee-9295-7cf68cb3c91c", "e85c6428-d801-11ee-b1d9-de2cfc7dfe8f", "1219892a-d80a-11ee-94c6-4332d227c215", "3bd6ae2c-d812-11ee-bd90-34ffd0c3ffa1", "6593d32e-d81a-11ee-86b5-e12e88541705", "8f50f830-d822-11ee-85e5-12b2ae4bf504"
SELECT COUNT(*) FROM [dbo].[guids] WHERE [id] IN (@p1, @p2, @p3, @p4, @p5, @p6, @p7, @p8, @p9, @p10, @p11, @p12, @p13, @p14, @p15, @p16, @p17, @p18, @p19, @p20, @p21, @p22, @p23, @p24, @p25, @p26, @p27, @p28, @p29, @p30, @p31, @p32, @p33, @p34, @p35, @p36, @p37, @p38, @p39, @p40, @p41, @p42, @p43, @p44, @p45, @p46, @p47, @p48, @p49, @p50)

-- a statement
-- with "14BE5A67-ACB0-4517-A957-D1E9904E917B", "B77D4F9D-62D6-4CA4-8DDE-73DE0C5E49D6", "AF54C660-C2BA-4E69-8A6D-D2B62E1E53C9", "EDE10F8A-744F-453B-A1FC-A73AA1A6FD80", "9CDC7234-45C7-4BA2-B011-CC2EE5682397", "A13D566A-BD97-428F-B18D-6B42438586F8", "ABD22E38-E7E6-45B6-87F9-0215F64FB324", "DA417D8C-C332-4EC1-BCA6-38640F4777A1", "15A76980-4BF1-4A36-81AA-2C8E7DAB1966", "B9CD76E3-A02B-4AFE-99DE-BC47B837BF46", "88832529-AD5C-49AB-BB9F-A0ED5C06E2F5", "3DD771A0-BFF6-4F66-8538-89D5F65D7DFA", "41E5910F-5DB2-4CD4-BDE1-A9A666F58552", "98D7FDEC-6638-4D6E-8BB3-D0CB5E38655F", "FA7B3466-7D3E-48F6-AA0C-80085A735F3A", "564BD50A-4CEA-41A4-9E2B-7DB7F06771D2", "B05B8C94-5755-4E30-B419-708CE0EBEBE8", "007C72AB-6DCB-4234-9B4B-4AE01BA4C518", "06C3CA30-3504-4ACF-9455-7FD988879E0B", "AD19583C-02ED-4B8F-9295-7CF68CB3C91C", "DDEE572A-1D40-40B4-B1D9-DE2CFC7DFE8F", "0AC999DB-E952-4157-94C6-4332D227C215", "711D0C6C-86F7-4CD5-BD90-34FFD0C3FFA1", "51C229B3-6C7D-4B4F-86B5-E12E88541705", "3C0CBF14-AD89-4CA2-85E5-12B2AE4BF504", "14BE5A67-ACB0-4517-A957-D1E9904E917B", "B77D4F9D-62D6-4CA4-8DDE-73DE0C5E49D6", "AF54C660-C2BA-4E69-8A6D-D2B62E1E53C9", "EDE10F8A-744F-453B-A1FC-A73AA1A6FD80", "9CDC7234-45C7-4BA2-B011-CC2EE5682397", "A13D566A-BD97-428F-B18D-6B42438586F8", "ABD22E38-E7E6-45B6-87F9-0215F64FB324", "DA417D8C-C332-4EC1-BCA6-38640F4777A1", "15A76980-4BF1-4A36-81AA-2C8E7DAB1966", "B9CD76E3-A02B-4AFE-99DE-BC47B837BF46", "88832529-AD5C-49AB-BB9F-A0ED5C06E2F5", "3DD771A0-BFF6-4F66-8538-89D5F65D7DFA", "41E5910F-5DB2-4CD4-BDE1-A9A666F58552", "98D7FDEC-6638-4D6E-8BB3-D0CB5E38655F", "FA7B3466-7D3E-48F6-AA0C-80085A735F3A", "564BD50A-4CEA-41A4-9E2B-7DB7F06771D2", "B05B8C94-5755-4E30-B419-708CE0EBEBE8", "007C72AB-6DCB-4234-9B4B-4AE01BA4C518", "06C3CA30-3504-4ACF-9455-7FD988879E0B", "AD19583C-02ED-4B8F-9295-7CF68CB3C91C", "DDEE572A-1D40-40B4-B1D9-DE2CFC7DFE8F", "0AC999DB-E952-4157-94C6-4332D227C215", "711D0C6C-86F7-4CD5-BD90-34FFD0C3FFA1", "51C229B3-6C7D-4B4F-86B5-E12E88541705", "3C0CBF14-AD89-4CA2-85E5-12B2AE4BF504"
SELECT COUNT(*) FROM [dbo].[guids] WHERE [id] IN (@p1, @p2, @p3, @p4, @p5, @p6, @p7, @p8, @p9, @p10, @p11, @p12, @p13, @p14, @p15, @p16, @p17, @p18, @p19, @p20, @p21, @p22, @p23, @p24, @p25, @p26, @p27, @p28, @p29, @p30, @p31, @p32, @p33, @p34, @p35, @p36, @p37, @p38, @p39, @p40, @p41, @p42, @p43, @p44, @p45, @p46, @p47, @p48, @p49, @p50)

-- a statement
-- with "[20 190 90 103 172 176 69 23 169 87 209 233 144 78 145 123]", "[183 125 79 157 98 214 76 164 141 222 115 222 12 94 73 214]", "[175 84 198 96 194 186 78 105 138 109 210 182 46 30 83 201]", "[237 225 15 138 116 79 69 59 161 252 167 58 161 166 253 128]", "[156 220 114 52 69 199 75 162 176 17 204 46 229 104 35 151]", "[161 61 86 106 189 151 66 143 177 141 107 66 67 133 134 248]", "[171 210 46 56 231 230 69 182 135 249 2 21 246 79 179 36]", "[218 65 125 140 195 50 78 193 188 166 56 100 15 71 119 161]", "[21 167 105 128 75 241 74 54 129 170 44 142 125 171 25 102]", "[185 205 118 227 160 43 74 254 153 222 188 71 184 55 191 70]", "[136 131 37 41 173 92 73 171 187 159 160 237 92 6 226 245]", "[61 215 113 160 191 246 79 102 133 56 137 213 246 93 125 250]", "[65 229 145 15 93 178 76 212 189 225 169 166 102 245 133 82]", "[152 215 253 236 102 56 77 110 139 179 208 203 94 56 101 95]", "[250 123 52 102 125 62 72 246 170 12 128 8 90 115 95 58]", "[86 75 213 10 76 234 65 164 158 43 125 183 240 103 113 210]", "[176 91 140 148 87 85 78 48 180 25 112 140 224 235 235 232]", "[0 124 114 171 109 203 66 52 155 75 74 224 27 164 197 24]", "[6 195 202 48 53 4 74 207 148 85 127 217 136 135 158 11]", "[173 25 88 60 2 237 75 143 146 149 124 246 140 179 201 28]", "[221 238 87 42 29 64 64 180 177 217 222 44 252 125 254 143]", "[10 201 153 219 233 82 65 87 148 198 67 50 210 39 194 21]", "[113 29 12 108 134 247 76 213 189 144 52 255 208 195 255 161]", "[81 194 41 179 108 125 75 79 134 181 225 46 136 84 23 5]", "[60 12 191 20 173 137 76 162 133 229 18 178 174 75 245 4]", "[20 190 90 103 172 176 69 23 169 87 209 233 144 78 145 123]", "[183 125 79 157 98 214 76 164 141 222 115 222 12 94 73 214]", "[175 84 198 96 194 186 78 105 138 109 210 182 46 30 83 201]", "[237 225 15 138 116 79 69 59 161 252 167 58 161 166 253 128]", "[156 220 114 52 69 199 75 162 176 17 204 46 229 104 35 151]", "[161 61 86 106 189 151 66 143 177 141 107 66 67 133 134 248]", "[171 210 46 56 231 230 69 182 135 249 2 21 246 79 179 36]", "[218 65 125 140 195 50 78 193 188 166 56 100 15 71 119 161]", "[21 167 105 128 75 241 74 54 129 170 44 142 125 171 25 102]", "[185 205 118 227 160 43 74 254 153 222 188 71 184 55 191 70]", "[136 131 37 41 173 92 73 171 187 159 160 237 92 6 226 245]", "[61 215 113 160 191 246 79 102 133 56 137 213 246 93 125 250]", "[65 229 145 15 93 178 76 212 189 225 169 166 102 245 133 82]", "[152 215 253 236 102 56 77 110 139 179 208 203 94 56 101 95]", "[250 123 52 102 125 62 72 246 170 12 128 8 90 115 95 58]", "[86 75 213 10 76 234 65 164 158 43 125 183 240 103 113 210]", "[176 91 140 148 87 85 78 48 180 25 112 140 224 235 235 232]", "[0 124 114 171 109 203 66 52 155 75 74 224 27 164 197 24]", "[6 195 202 48 53 4 74 207 148 85 127 217 136 135 158 11]", "[173 25 88 60 2 237 75 143 146 149 124 246 140 179 201 28]", "[221 238 87 42 29 64 64 180 177 217 222 44 252 125 254 143]", "[10 201 153 219 233 82 65 87 148 198 67 50 210 39 194 21]", "[113 29 12 108 134 247 76 213 189 144 52 255 208 195 255 161]", "[81 194 41 179 108 125 75 79 134 181 225 46 136 84 23 5]", "[60 12 191 20 173 137 76 162 133 229 18 178 174 75 245 4]"
SELECT COUNT(*) FROM [dbo].[orders] WHERE [id] IN (@p1, @p2, @p3, @p4, @p5, @p6, @p7, @p8, @p9, @p10, @p11, @p12, @p13, @p14, @p15, @p16, @p17, @p18, @p19, @p20, @p21, @p22, @p23, @p24, @p25, @p26, @p27, @p28, @p29, @p30, @p31, @p32, @p33, @p34, @p35, @p36, @p37, @p38, @p39, @p40, @p41, @p42, @p43, @p44, @p45, @p46, @p47, @p48, @p49, @p50)

-- a statement
-- with "14be5a67-acb0-4517-a957-d1e9904e917b", "b77d4f9d-62d6-4ca4-8dde-73de0c5e49d6", "af54c660-c2ba-4e69-8a6d-d2b62e1e53c9", "ede10f8a-744f-453b-a1fc-a73aa1a6fd80", "9cdc7234-45c7-4ba2-b011-cc2ee5682397", "a13d566a-bd97-428f-b18d-6b42438586f8", "abd22e38-e7e6-45b6-87f9-0215f64fb324", "da417d8c-c332-4ec1-bca6-38640f4777a1", "15a76980-4bf1-4a36-81aa-2c8e7dab1966", "b9cd76e3-a02b-4afe-99de-bc47b837bf46", "88832529-ad5c-49ab-bb9f-a0ed5c06e2f5", "3dd771a0-bff6-4f66-8538-89d5f65d7dfa", "41e5910f-5db2-4cd4-bde1-a9a666f58552", "98d7fdec-6638-4d6e-8bb3-d0cb5e38655f", "fa7b3466-7d3e-48f6-aa0c-80085a735f3a", "564bd50a-4cea-41a4-9e2b-7db7f06771d2", "b05b8c94-5755-4e30-b419-708ce0ebebe8", "007c72ab-6dcb-4234-9b4b-4ae01ba4c518", "06c3ca30-3504-4acf-9455-7fd988879e0b", "ad19583c-02ed-4b8f-9295-7cf68cb3c91c", "ddee572a-1d40-40b4-b1d9-de2cfc7dfe8f", "0ac999db-e952-4157-94c6-4332d227c215", "711d0c6c-86f7-4cd5-bd90-34ffd0c3ffa1", "51c229b3-6c7d-4b4f-86b5-e12e88541705", "3c0cbf14-ad89-4ca2-85e5-12b2ae4bf504", "14be5a67-acb0-4517-a957-d1e9904e917b", "b77d4f9d-62d6-4ca4-8dde-73de0c5e49d6", "af54c660-c2ba-4e69-8a6d-d2b62e1e53c9", "ede10f8a-744f-453b-a1fc-a73aa1a6fd80", "9cdc7234-45c7-4ba2-b011-cc2ee5682397", "a13d566a-bd97-428f-b18d-6b42438586f8", "abd22e38-e7e6-45b6-87f9-0215f64fb324", "da417d8c-c332-4ec1-bca6-38640f4777a1", "15a76980-4bf1-4a36-81aa-2c8e7dab1966", "b9cd76e3-a02b-4afe-99de-bc47b837bf46", "88832529-ad5c-49ab-bb9f-a0ed5c06e2f5", "3dd771a0-bff6-4f66-8538-89d5f65d7dfa", "41e5910f-5db2-4cd4-bde1-a9a666f58552", "98d7fdec-6638-4d6e-8bb3-d0cb5e38655f", "fa7b3466-7d3e-48f6-aa0c-80085a735f3a", "564bd50a-4cea-41a4-9e2b-7db7f06771d2", "b05b8c94-5755-4e30-b419-708ce0ebebe8", "007c72ab-6dcb-4234-9b4b-4ae01ba4c518", "06c3ca30-3504-4acf-9455-7fd988879e0b", "ad19583c-02ed-4b8f-9295-7cf68cb3c91c", "ddee572a-1d40-40b4-b1d9-de2cfc7dfe8f", "0ac999db-e952-4157-94c6-4332d227c215", "711d0c6c-86f7-4cd5-bd90-34ffd0c3ffa1", "51c229b3-6c7d-4b4f-86b5-e12e88541705", "3c0cbf14-ad89-4ca2-85e5-12b2ae4bf504"
SELECT COUNT(*) FROM [dbo].[padded] WHERE [id] IN (@p1, @p2, @p3, @p4, @p5, @p6, @p7, @p8, @p9, @p10, @p11, @p12, @p13, @p14, @p15, @p16, @p17, @p18, @p19, @p20, @p21, @p22, @p23, @p24, @p25, @p26, @p27, @p28, @p29, @p30, @p31, @p32, @p33, @p34, @p35, @p36, @p37, @p38, @p39, @p40, @p41, @p42, @p43, @p44, @p45, @p46, @p47, @p48, @p49, @p50)

