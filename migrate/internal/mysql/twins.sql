-- What twins ask of the catalogue, and the locks by which runs know of each other.

-- name: triggers of twins
-- The triggers of one table whose names are like the third parameter. MariaDB reads the files of all
-- databases for a question that does not name schema and table.
SELECT TRIGGER_NAME FROM information_schema.TRIGGERS
	WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND TRIGGER_NAME LIKE ? ORDER BY 1

-- name: tables with triggers of twins
-- The tables of this database that have triggers whose names begin with the parameter.
SELECT DISTINCT EVENT_OBJECT_TABLE FROM information_schema.TRIGGERS
	WHERE EVENT_OBJECT_SCHEMA = DATABASE() AND LOCATE(?, TRIGGER_NAME) = 1 ORDER BY 1

-- name: triggers and their statements
SELECT TRIGGER_NAME, ACTION_STATEMENT FROM information_schema.TRIGGERS
	WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND TRIGGER_NAME NOT LIKE ? ORDER BY 1

-- name: lock of a run
-- Its database and its number. A name of a lock has at most 64 characters.
CONCAT('sqluuid_', LEFT(SHA2(DATABASE(), 256), 16), '_', ?)

-- name: lock of a packet
CONCAT('sqluuid_packet_', LEFT(SHA2(DATABASE(), 256), 16), '_', ?)

-- name: claim a run
SELECT COALESCE(GET_LOCK({lock of a run}, 0), 0) = 1

-- name: no packet is under way
SELECT IS_FREE_LOCK({lock of a packet}) = 1

-- name: enter the packet
-- Run and seconds.
SELECT COALESCE(GET_LOCK({lock of a packet}, ?), 0) = 1

-- name: leave the packet
DO RELEASE_LOCK({lock of a packet})

-- name: walked by
-- The columns of the primary key, or of a unique index of whole columns without NULL: name, type
-- and collation. Schema and name, twice.
SELECT c.COLUMN_NAME, c.DATA_TYPE, COALESCE(c.COLLATION_NAME, '')
FROM information_schema.STATISTICS s JOIN information_schema.COLUMNS c
	ON c.TABLE_SCHEMA = s.TABLE_SCHEMA AND c.TABLE_NAME = s.TABLE_NAME
	AND c.COLUMN_NAME = s.COLUMN_NAME
WHERE s.TABLE_SCHEMA = ? AND s.TABLE_NAME = ? AND s.INDEX_NAME = (
	SELECT x.INDEX_NAME FROM information_schema.STATISTICS x
	LEFT JOIN information_schema.COLUMNS d ON d.TABLE_SCHEMA = x.TABLE_SCHEMA
	AND d.TABLE_NAME = x.TABLE_NAME AND d.COLUMN_NAME = x.COLUMN_NAME
	WHERE x.TABLE_SCHEMA = ? AND x.TABLE_NAME = ? GROUP BY x.INDEX_NAME
	HAVING MAX(x.NON_UNIQUE) = 0 AND MIN(x.INDEX_TYPE = 'BTREE' AND x.SUB_PART IS NULL
	AND COALESCE(d.IS_NULLABLE, 'YES') = 'NO') = 1
	ORDER BY x.INDEX_NAME <> 'PRIMARY', COUNT(*), x.INDEX_NAME LIMIT 1)
ORDER BY s.SEQ_IN_INDEX

-- name: bodies of triggers
-- Name and body of the triggers of a table.
SELECT TRIGGER_NAME, ACTION_STATEMENT FROM information_schema.TRIGGERS
	WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? ORDER BY 1

-- name: views over a table
-- The views whose text is like the first parameter, in a schema.
SELECT TABLE_NAME FROM information_schema.VIEWS
	WHERE VIEW_DEFINITION LIKE ? AND TABLE_SCHEMA = ? ORDER BY 1

-- name: views and their texts
SELECT TABLE_NAME, VIEW_DEFINITION FROM information_schema.VIEWS WHERE TABLE_SCHEMA = ? ORDER BY 1

-- name: columns whose default makes ids
SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?
	AND (LOWER(COLUMN_DEFAULT) LIKE '%uuid%(%' OR LOWER(COLUMN_DEFAULT) LIKE '%sys_guid(%')

-- name: size of rows and indexes
SELECT COALESCE(DATA_LENGTH, 0), COALESCE(INDEX_LENGTH, 0) FROM information_schema.TABLES
	WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?

-- name: readers of a table
-- Accounts that may read one of its columns, and not all of its database: table, table, schema.
SELECT r.GRANTEE FROM (SELECT GRANTEE FROM information_schema.TABLE_PRIVILEGES
	WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?
	UNION SELECT GRANTEE FROM information_schema.COLUMN_PRIVILEGES
	WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?) r
WHERE r.GRANTEE NOT IN (SELECT GRANTEE FROM information_schema.SCHEMA_PRIVILEGES
	WHERE TABLE_SCHEMA = ? AND PRIVILEGE_TYPE = 'SELECT')
	AND r.GRANTEE NOT IN (SELECT GRANTEE FROM information_schema.USER_PRIVILEGES
	WHERE PRIVILEGE_TYPE = 'SELECT') ORDER BY 1

-- name: hash of the catalogue
-- Of the columns, the indexes and the foreign keys of some tables, and of the triggers on them.
SELECT SHA2(GROUP_CONCAT(x.line ORDER BY x.line SEPARATOR '|'), 256) FROM (
	SELECT CONCAT_WS(' ', 'column', TABLE_SCHEMA, TABLE_NAME, COLUMN_NAME, COLUMN_TYPE,
	IS_NULLABLE, COALESCE(COLUMN_DEFAULT, ''), EXTRA, COALESCE(COLLATION_NAME, '')) AS line
	FROM information_schema.COLUMNS WHERE (TABLE_SCHEMA, TABLE_NAME) IN ({tables})
	UNION ALL SELECT CONCAT_WS(' ', 'index', TABLE_SCHEMA, TABLE_NAME, INDEX_NAME, SEQ_IN_INDEX,
	COALESCE(COLUMN_NAME, ''), NON_UNIQUE, COALESCE(SUB_PART, ''), COALESCE(COLLATION, ''))
	FROM information_schema.STATISTICS WHERE (TABLE_SCHEMA, TABLE_NAME) IN ({tables})
	UNION ALL SELECT CONCAT_WS(' ', 'key', TABLE_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, COLUMN_NAME,
	COALESCE(REFERENCED_TABLE_NAME, ''), COALESCE(REFERENCED_COLUMN_NAME, ''))
	FROM information_schema.KEY_COLUMN_USAGE WHERE (TABLE_SCHEMA, TABLE_NAME) IN ({tables})
	UNION ALL SELECT CONCAT_WS(' ', 'trigger', EVENT_OBJECT_SCHEMA, EVENT_OBJECT_TABLE, TRIGGER_NAME)
	FROM information_schema.TRIGGERS WHERE (EVENT_OBJECT_SCHEMA, EVENT_OBJECT_TABLE) IN ({tables})) x

-- name: histograms
-- The columns that have a histogram, and for how many buckets it was asked.
SELECT COLUMN_NAME, CAST(JSON_EXTRACT(HISTOGRAM, '$."number-of-buckets-specified"') AS CHAR)
	FROM information_schema.COLUMN_STATISTICS WHERE SCHEMA_NAME = ? AND TABLE_NAME = ? ORDER BY 1

-- name: comment of a table
SELECT TABLE_COMMENT FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?
