-- Computed columns of a table. Parameters are its schema and name.

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
