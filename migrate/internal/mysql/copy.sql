-- What a copy reads of its tables. Parameters are the schema and the name of the table, if
-- nothing else is said.

-- name: insertable columns
-- The columns that an INSERT may name.
SELECT COLUMN_NAME FROM information_schema.COLUMNS
	WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION

-- name: column of a copy
-- What MODIFY must repeat of a column, the third parameter.
SELECT IS_NULLABLE, COLUMN_COMMENT, COALESCE(COLUMN_DEFAULT, 'NULL') FROM information_schema.COLUMNS
	WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COLUMN_NAME = ?

-- name: auto_increment
SELECT AUTO_INCREMENT FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?

-- name: table exists
SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?

-- name: table made
-- When a table was made or altered, in whole seconds.
SELECT COALESCE(CONCAT(CREATE_TIME, ''), '') FROM information_schema.TABLES
	WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?

-- name: histograms
-- The columns that have a histogram, and its JSON.
SELECT COLUMN_NAME, HISTOGRAM FROM information_schema.COLUMN_STATISTICS
	WHERE SCHEMA_NAME = ? AND TABLE_NAME = ? ORDER BY 1

-- name: plain indexes
-- The plain indexes of a table by the columns that they begin with.
SELECT COLUMN_NAME, INDEX_NAME FROM information_schema.STATISTICS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND SEQ_IN_INDEX = 1 AND NON_UNIQUE = 1
	AND INDEX_TYPE = 'BTREE' AND COLUMN_NAME IS NOT NULL ORDER BY INDEX_NAME

-- name: implied rule
-- The rule of a foreign key that was declared without one.
IF(VERSION() LIKE '%MariaDB%', 'RESTRICT', 'NO ACTION')

-- name: foreign keys
-- A row for each column of each foreign key, with its rules as they must be declared, and the one
-- by which it writes. A rule that the catalogue names where the key was declared without one is
-- not declared: MariaDB would make NO ACTION of RESTRICT. Schema and name, twice.
SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_SCHEMA, k.REFERENCED_TABLE_NAME,
	k.REFERENCED_COLUMN_NAME,
	CONCAT(IF(r.UPDATE_RULE = {implied rule}, '', CONCAT(' ON UPDATE ', r.UPDATE_RULE)),
	IF(r.DELETE_RULE = {implied rule}, '', CONCAT(' ON DELETE ', r.DELETE_RULE))),
	CASE WHEN r.UPDATE_RULE NOT IN ('RESTRICT', 'NO ACTION') THEN CONCAT('ON UPDATE ', r.UPDATE_RULE)
	WHEN r.DELETE_RULE NOT IN ('RESTRICT', 'NO ACTION') THEN CONCAT('ON DELETE ', r.DELETE_RULE)
	ELSE '' END
FROM information_schema.KEY_COLUMN_USAGE k JOIN information_schema.REFERENTIAL_CONSTRAINTS r
ON r.CONSTRAINT_SCHEMA = k.CONSTRAINT_SCHEMA AND r.CONSTRAINT_NAME = k.CONSTRAINT_NAME
	AND r.TABLE_NAME = k.TABLE_NAME
AND r.CONSTRAINT_SCHEMA = ? AND r.TABLE_NAME = ?
WHERE k.TABLE_SCHEMA = ? AND k.TABLE_NAME = ? AND k.REFERENCED_TABLE_NAME IS NOT NULL
	ORDER BY k.CONSTRAINT_NAME, k.ORDINAL_POSITION

-- name: compared otherwise
-- The columns that are compared in another way than by their text, and how. That of a FLOAT has six
-- digits, that of a TIMESTAMP is the same twice when clocks go back, a VECTOR has none, and the hex
-- digits of a long value can exceed max_allowed_packet: then the whole row would be NULL and not be
-- compared.
SELECT COLUMN_NAME, CASE DATA_TYPE WHEN 'float' THEN '{c} + 0e0'
	WHEN 'timestamp' THEN 'UNIX_TIMESTAMP({c})' WHEN 'vector' THEN 'SHA2(HEX({c}),256)'
	ELSE 'SHA2({c},256)' END
FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?
AND (DATA_TYPE IN ('float', 'timestamp', 'vector') OR COALESCE(CHARACTER_OCTET_LENGTH,
	IF(NUMERIC_PRECISION IS NULL AND DATETIME_PRECISION IS NULL, 65536, 0)) > 4096)

-- name: tables with a name
-- The tables that have a constraint of a type and name. Parameters: type, schema and name.
SELECT TABLE_NAME FROM information_schema.TABLE_CONSTRAINTS
	WHERE CONSTRAINT_TYPE = ? AND CONSTRAINT_SCHEMA = ? AND CONSTRAINT_NAME = ?

-- name: record of sums
-- The table %s has the sums of the tables that a RENAME puts away. Names that are alike but for
-- accents are those of different tables.
CREATE TABLE %s (away varchar(129) NOT NULL PRIMARY KEY, sums longtext NOT NULL)
	ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin

-- name: sum of rows
-- The number of rows and the sum of a hash of each, of its {values}. FROM follows.
SELECT CONCAT(COUNT(*), ' ',
	COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',{values}),256),15),16,10) AS DECIMAL(30))),0))

-- name: row key
-- The columns that identify a row: the primary key, or a unique index of whole columns that
-- are NOT NULL and not generated. Parameters are the schema and the name, twice.
SELECT s.COLUMN_NAME FROM information_schema.STATISTICS s
	WHERE s.TABLE_SCHEMA = ? AND s.TABLE_NAME = ? AND s.INDEX_NAME = (
 SELECT x.INDEX_NAME FROM information_schema.STATISTICS x LEFT JOIN information_schema.COLUMNS c
  ON c.TABLE_SCHEMA = x.TABLE_SCHEMA AND c.TABLE_NAME = x.TABLE_NAME AND c.COLUMN_NAME = x.COLUMN_NAME
 WHERE x.TABLE_SCHEMA = ? AND x.TABLE_NAME = ? GROUP BY x.INDEX_NAME
 HAVING MAX(x.NON_UNIQUE) = 0 AND MIN(x.INDEX_TYPE = 'BTREE' AND x.SUB_PART IS NULL
	AND COALESCE(c.IS_NULLABLE, 'YES') = 'NO' AND COALESCE(c.GENERATION_EXPRESSION, '') = '') = 1
 ORDER BY x.INDEX_NAME <> 'PRIMARY', COUNT(*), x.INDEX_NAME LIMIT 1) ORDER BY s.SEQ_IN_INDEX

-- name: triggers made
-- The triggers of a table, and when they were made.
SELECT CONCAT(TRIGGER_NAME, ' ', COALESCE(CREATED, '')) FROM information_schema.TRIGGERS
	WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? ORDER BY 1

-- name: waits for a table
-- Whether the session of that number waits for the lock of a table. Number, schema, table.
SELECT COUNT(*) > 0 FROM performance_schema.metadata_locks m
JOIN performance_schema.threads t ON t.THREAD_ID = m.OWNER_THREAD_ID
WHERE m.LOCK_STATUS = 'PENDING' AND m.OBJECT_TYPE = 'TABLE' AND t.PROCESSLIST_ID = ?
  AND LOWER(m.OBJECT_SCHEMA) = LOWER(?) AND LOWER(m.OBJECT_NAME) = LOWER(?)

-- name: metadata locks are shown
SELECT COUNT(*) FROM performance_schema.setup_instruments
	WHERE NAME = 'wait/lock/metadata/sql/mdl' AND ENABLED = 'YES'

-- name: collation of a character set
-- Names as the catalogue has them. Parameters: character set, twice, and collation; '' is any.
SELECT a.CHARACTER_SET_NAME, a.COLLATION_NAME
	FROM information_schema.COLLATION_CHARACTER_SET_APPLICABILITY a
JOIN information_schema.CHARACTER_SETS c ON c.CHARACTER_SET_NAME = a.CHARACTER_SET_NAME
WHERE (? = '' OR a.CHARACTER_SET_NAME = ?)
	AND a.COLLATION_NAME = COALESCE(NULLIF(?, ''), c.DEFAULT_COLLATE_NAME)
 ORDER BY a.CHARACTER_SET_NAME = 'utf8mb4' DESC
