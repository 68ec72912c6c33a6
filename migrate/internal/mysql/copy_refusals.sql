-- What a copy would lose or break. Parameters are a schema, a table, and a column where the
-- query is about one.

-- name: lost with a table
-- Triggers, and partitions. Schema and table, twice.
SELECT CONCAT('the trigger ', TRIGGER_NAME, IF(TRIGGER_NAME LIKE 'sqluuid_normalise%',
	' of a run with the setting "normalise inserts", which finish removes', ''))
	FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ?
UNION ALL SELECT DISTINCT 'it is partitioned' FROM information_schema.PARTITIONS
	WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND PARTITION_NAME IS NOT NULL

-- name: barred by a setting on MySQL
-- Schema and name.
SELECT CONCAT('the server makes and alters no table without a primary key, while ',
	'sql_require_primary_key is ON in the session') FROM DUAL WHERE @@sql_require_primary_key
AND NOT EXISTS (SELECT 1 FROM information_schema.STATISTICS
	WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND INDEX_NAME = 'PRIMARY')

-- name: lost with a column
-- MODIFY leaves out what is not repeated, and bytes have no words. Parameters: schema, table and
-- column, twice, schema, table.
SELECT CONCAT('the attributes of column ', COLUMN_NAME, ' (', EXTRA, ')')
	FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COLUMN_NAME = ? AND EXTRA NOT IN ('', 'DEFAULT_GENERATED')
UNION ALL SELECT CONCAT('the FULLTEXT index ', INDEX_NAME, ' over column ', COLUMN_NAME)
	FROM information_schema.STATISTICS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COLUMN_NAME = ? AND INDEX_TYPE = 'FULLTEXT'
UNION ALL SELECT CONCAT('the generated column ', COLUMN_NAME) FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') <> ''

-- name: defaults of expressions
-- Names of columns are quoted in an expression.
SELECT CONCAT('the default of column ', COLUMN_NAME), COLUMN_DEFAULT FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND LOCATE(CHAR(96), COLUMN_DEFAULT) > 0

-- name: expressions on MariaDB
-- The CHECKs. MODIFY leaves out one that is part of the column, whatever it says.
SELECT CONCAT(IF(LEVEL = 'Column', 'the CHECK of column ', 'the CHECK '), CONSTRAINT_NAME),
	CONCAT(IF(LEVEL = 'Column', CONCAT(CHAR(96), CONSTRAINT_NAME, CHAR(96)), ''), CHECK_CLAUSE)
FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ?

-- name: expressions on MySQL
-- Expressions that are indexed.
SELECT CONCAT('the index ', INDEX_NAME, ' of an expression'), EXPRESSION
	FROM information_schema.STATISTICS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND EXPRESSION IS NOT NULL

-- name: schemas with views
SELECT DISTINCT TABLE_SCHEMA FROM information_schema.TABLES WHERE TABLE_TYPE = 'VIEW'
	AND TABLE_SCHEMA NOT IN {own schemas} ORDER BY 1

-- name: views over a column
-- MariaDB tells of the columns of a view by its text alone, in which every name is quoted.
-- Parameters: column, schema of the views, schema, table, column, column.
SELECT CONCAT('the view ', TABLE_SCHEMA, '.', TABLE_NAME, ' over column ', ?,
	', made for its old type') FROM information_schema.VIEWS
WHERE TABLE_SCHEMA = ? AND LOCATE(CONCAT(CHAR(96), REPLACE(?, CHAR(96), REPEAT(CHAR(96), 2)),
	CHAR(96), '.', CHAR(96), REPLACE(?, CHAR(96), REPEAT(CHAR(96), 2)), CHAR(96)),
	VIEW_DEFINITION) > 0
AND LOCATE(CONCAT('.', CHAR(96), REPLACE(?, CHAR(96), REPEAT(CHAR(96), 2)), CHAR(96)),
	VIEW_DEFINITION) > 0 ORDER BY 1

-- name: unique keys
-- The columns of each unique index of whole columns, sorted and in lower case.
SELECT GROUP_CONCAT(LOWER(COALESCE(COLUMN_NAME, '')) ORDER BY LOWER(COLUMN_NAME) SEPARATOR '/')
	FROM information_schema.STATISTICS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND NON_UNIQUE = 0 GROUP BY INDEX_NAME
	HAVING COUNT(SUB_PART) = 0 AND COUNT(*) = COUNT(COLUMN_NAME)

-- name: restricted keys
-- A row where a foreign key must refer to a unique key.
SHOW SESSION VARIABLES
	WHERE Variable_name = 'restrict_fk_on_non_standard_key' AND Value = 'ON'
