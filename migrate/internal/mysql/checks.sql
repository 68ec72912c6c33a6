-- Constraints, unique indexes and generated columns of a table. Parameters are its schema and name.

-- name: checks on MariaDB
SELECT CONSTRAINT_NAME, CHECK_CLAUSE, 1 FROM information_schema.CHECK_CONSTRAINTS
	WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? ORDER BY 1

-- name: checks on MySQL
-- Another table says which are enforced.
SELECT k.CONSTRAINT_NAME, k.CHECK_CLAUSE, t.ENFORCED = 'YES'
	FROM information_schema.CHECK_CONSTRAINTS k JOIN information_schema.TABLE_CONSTRAINTS t
ON t.CONSTRAINT_SCHEMA = k.CONSTRAINT_SCHEMA AND t.CONSTRAINT_NAME = k.CONSTRAINT_NAME
	WHERE t.TABLE_SCHEMA = ? AND t.TABLE_NAME = ? AND t.CONSTRAINT_TYPE = 'CHECK'
	ORDER BY 1

-- name: generated columns
-- The columns that the server computes, with their expressions and collations.
SELECT COLUMN_NAME, GENERATION_EXPRESSION, COALESCE(COLLATION_NAME, '')
	FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') <> ''
	ORDER BY ORDINAL_POSITION

-- name: columns of time zones
-- Columns whose values are those of the time zone of the session.
SELECT COLUMN_NAME FROM information_schema.COLUMNS
	WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND DATA_TYPE = 'timestamp'

-- name: stored columns
-- The columns that the server computes and stores.
SELECT COLUMN_NAME FROM information_schema.COLUMNS
	WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND EXTRA LIKE '%STORED GENERATED%'

-- name: parts of unique indexes on MariaDB
-- Index, column, how much of it the index has, and expression.
SELECT INDEX_NAME, COALESCE(COLUMN_NAME, ''), COALESCE(SUB_PART, 0), ''
	FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND NON_UNIQUE = 0
	ORDER BY INDEX_NAME, SEQ_IN_INDEX

-- name: parts of unique indexes on MySQL
SELECT INDEX_NAME, COALESCE(COLUMN_NAME, ''), COALESCE(SUB_PART, 0), COALESCE(EXPRESSION, '')
	FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND NON_UNIQUE = 0
	ORDER BY INDEX_NAME, SEQ_IN_INDEX
