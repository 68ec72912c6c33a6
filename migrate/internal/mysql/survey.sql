-- What is read of all tables of a database at once. The parameter is its name. Each of these reads
-- one table of the catalogue: of a join of two of them, or a subquery for each row, the servers make
-- a search through all tables of the database for each column.

-- name: surveyed tables
-- Names, type, engine, an estimate of the rows, and whether it has partitions. MariaDB names those
-- that keep their history otherwise.
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, ''), COALESCE(TABLE_ROWS, -1),
	COALESCE(CREATE_OPTIONS, '') LIKE '%partitioned%'
FROM information_schema.TABLES
WHERE TABLE_SCHEMA = ? AND TABLE_TYPE IN ('BASE TABLE', 'SYSTEM VERSIONED')

-- name: surveyed columns
-- As columns, with the table before them, and behind them the most characters, whether it counts the
-- rows, and the expression that makes it.
SELECT c.TABLE_SCHEMA, c.TABLE_NAME, c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE,
	COALESCE(c.CHARACTER_OCTET_LENGTH, 0), COALESCE(c.COLLATION_NAME, ''),
	COALESCE(c.GENERATION_EXPRESSION, '') <> '', LOWER(c.EXTRA) LIKE '%on update%',
	COALESCE(c.CHARACTER_MAXIMUM_LENGTH, -1), LOWER(c.EXTRA) LIKE '%auto_increment%',
	COALESCE(c.GENERATION_EXPRESSION, '')
FROM information_schema.COLUMNS c WHERE c.TABLE_SCHEMA = ? ORDER BY c.TABLE_NAME, c.ORDINAL_POSITION

-- name: surveyed indexes
-- As index columns, with the table before them, and behind them whether an index has the whole
-- value, in its order.
SELECT TABLE_SCHEMA, TABLE_NAME, INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE,
	SUB_PART IS NULL AND INDEX_TYPE = 'BTREE'
FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = ? AND COLUMN_NAME IS NOT NULL
	ORDER BY TABLE_NAME, INDEX_NAME, SEQ_IN_INDEX DESC

-- name: surveyed triggers
-- As triggers on update, without the text, and with their table.
SELECT TRIGGER_NAME, '', '', EVENT_OBJECT_SCHEMA, EVENT_OBJECT_TABLE FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_MANIPULATION = 'UPDATE'
	ORDER BY EVENT_OBJECT_TABLE, ACTION_TIMING, ACTION_ORDER

-- name: surveyed tables with ranges on TiDB
-- Those whose rows the server places by ranges of the primary key.
SELECT TABLE_SCHEMA, TABLE_NAME FROM information_schema.TABLES
WHERE TABLE_SCHEMA = ? AND TIDB_PK_TYPE = 'CLUSTERED'
