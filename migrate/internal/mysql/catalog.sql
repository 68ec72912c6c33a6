-- What planning reads of the catalogue. Parameters are the schema and the name of a table, if
-- nothing else is said.

-- name: own schemas
-- The server's own databases.
('information_schema', 'mysql', 'performance_schema', 'sys')

-- name: table
-- Its names as the catalogue has them, type and engine. Schema '' is that of the connection.
SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE, COALESCE(ENGINE, '')
FROM information_schema.TABLES WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE())
	AND TABLE_NAME = ?

-- name: tables of a schema
SELECT TABLE_NAME FROM information_schema.TABLES
WHERE TABLE_SCHEMA = COALESCE(NULLIF(?, ''), DATABASE())
	AND TABLE_TYPE IN ('BASE TABLE', 'SYSTEM VERSIONED') ORDER BY 1

-- name: names of the database
-- Its own name, and those of all that the role sees in it.
SELECT name FROM (SELECT DATABASE() AS name, 0 AS place UNION ALL
	SELECT TABLE_NAME, 1 FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()) t
WHERE name IS NOT NULL ORDER BY place, name

-- name: databases
-- Those of the server that the role can see.
SELECT SCHEMA_NAME FROM information_schema.SCHEMATA
WHERE LOWER(SCHEMA_NAME) NOT IN {own schemas} ORDER BY 1

-- name: triggers on update
-- Name, the columns that they are for, and what makes the trigger again in the client mysql: with its
-- definer (of which a role has no host), and its sql_mode where that is not the server's own. A body
-- may have statements of its own, so that ;; ends the whole.
SELECT TRIGGER_NAME, '', COALESCE(CONCAT(
	IF(SQL_MODE = @@GLOBAL.sql_mode, '',
	CONCAT('SET sql_mode = ''', SQL_MODE, ''';', CHAR(10 USING utf8mb4))),
	'DELIMITER ;;', CHAR(10 USING utf8mb4),
	'CREATE DEFINER = `', REPLACE(REGEXP_REPLACE(DEFINER, '@[^@]*$', ''), '`', '``'),
	IF(DEFINER LIKE '%@', '', CONCAT('`@`', SUBSTRING_INDEX(DEFINER, '@', -1))), '` TRIGGER `',
	REPLACE(TRIGGER_SCHEMA, '`', '``'), '`.`', REPLACE(TRIGGER_NAME, '`', '``'), '` ',
	ACTION_TIMING, ' ', EVENT_MANIPULATION, ' ON `', REPLACE(EVENT_OBJECT_SCHEMA, '`', '``'), '`.`',
	REPLACE(EVENT_OBJECT_TABLE, '`', '``'), '` FOR EACH ROW ', ACTION_STATEMENT,
	CHAR(10 USING utf8mb4), ';;', CHAR(10 USING utf8mb4), 'DELIMITER ;',
	IF(SQL_MODE = @@GLOBAL.sql_mode, '', CONCAT(CHAR(10 USING utf8mb4), 'SET sql_mode = DEFAULT;'))),
	'')
FROM information_schema.TRIGGERS
WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ? AND EVENT_MANIPULATION = 'UPDATE'
ORDER BY ACTION_TIMING, ACTION_ORDER

-- name: index columns
-- The columns of each index, the last first. As a subquery for each column this takes seconds on a
-- server with many tables.
SELECT INDEX_NAME, COLUMN_NAME, SEQ_IN_INDEX, NON_UNIQUE FROM information_schema.STATISTICS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COLUMN_NAME IS NOT NULL
	ORDER BY INDEX_NAME, SEQ_IN_INDEX DESC

-- name: columns
SELECT c.COLUMN_NAME, c.COLUMN_TYPE, c.DATA_TYPE, COALESCE(c.CHARACTER_OCTET_LENGTH, 0),
	COALESCE(c.COLLATION_NAME, ''),
       COALESCE(c.GENERATION_EXPRESSION, '') <> '', LOWER(c.EXTRA) LIKE '%on update%'
FROM information_schema.COLUMNS c WHERE c.TABLE_SCHEMA = ? AND c.TABLE_NAME = ?
	ORDER BY c.ORDINAL_POSITION

-- name: parts of unique keys
-- Index, column, whether it is the primary key, and whether the column is whole.
SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NAME = 'PRIMARY',
	COALESCE(s.NULLABLE, '') <> 'YES' AND s.SUB_PART IS NULL
FROM information_schema.STATISTICS s
	WHERE s.TABLE_SCHEMA = ? AND s.TABLE_NAME = ? AND s.NON_UNIQUE = 0
	ORDER BY s.INDEX_NAME, s.SEQ_IN_INDEX

-- name: sources of defaults
-- What may make ids: column, table, what it is, and its text.
SELECT COLUMN_NAME, TABLE_NAME, CONCAT('the default of column ', COLUMN_NAME, ' of table ',
	TABLE_NAME), CONCAT(COALESCE(COLUMN_DEFAULT, ''), ' ', COALESCE(GENERATION_EXPRESSION, ''))
FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? ORDER BY ORDINAL_POSITION

-- name: sources of triggers
-- All of the schema: others may call them. Parameters are the name and the schema.
SELECT '', CASE WHEN EVENT_OBJECT_TABLE = ? THEN EVENT_OBJECT_TABLE ELSE '' END,
	CONCAT('the trigger ', TRIGGER_NAME, ' of table ', EVENT_OBJECT_TABLE),
	COALESCE(ACTION_STATEMENT, '')
FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = ? ORDER BY TRIGGER_NAME

-- name: sources of routines
-- The parameter is the schema.
SELECT '', '', CONCAT('the ', LOWER(ROUTINE_TYPE), ' ', ROUTINE_NAME),
	COALESCE(ROUTINE_DEFINITION, '')
FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = ? ORDER BY ROUTINE_TYPE, ROUTINE_NAME

-- name: sources of events
-- The parameter is the schema.
SELECT '', '', CONCAT('the event ', EVENT_NAME), COALESCE(EVENT_DEFINITION, '')
FROM information_schema.EVENTS WHERE EVENT_SCHEMA = ? ORDER BY EVENT_NAME

-- name: update rules
-- The ON UPDATE rule of each foreign key, without parameters. A MariaDB server (10.11) that opens
-- the views of sys for such a question, once per key of a joined one, takes long: the rules are
-- asked for apart from the keys, and without the server's own databases.
SELECT CONSTRAINT_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, UPDATE_RULE
FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA NOT IN {own schemas}

-- name: foreign keys to no unique key
-- The columns of a table that they refer to, and the name and the table of each.
SELECT k.REFERENCED_COLUMN_NAME, r.CONSTRAINT_NAME, r.TABLE_NAME
FROM information_schema.REFERENTIAL_CONSTRAINTS r JOIN information_schema.KEY_COLUMN_USAGE k
	ON k.CONSTRAINT_SCHEMA = r.CONSTRAINT_SCHEMA AND k.TABLE_NAME = r.TABLE_NAME
	AND k.CONSTRAINT_NAME = r.CONSTRAINT_NAME
WHERE r.UNIQUE_CONSTRAINT_SCHEMA = ? AND r.REFERENCED_TABLE_NAME = ?
	AND r.UNIQUE_CONSTRAINT_NAME IS NULL

-- name: all foreign keys
-- A row for each column, without parameters.
SELECT CONCAT(TABLE_SCHEMA, '/', TABLE_NAME, '/', CONSTRAINT_NAME), CONSTRAINT_NAME, TABLE_SCHEMA,
	TABLE_NAME, COLUMN_NAME,
       REFERENCED_TABLE_SCHEMA, REFERENCED_TABLE_NAME, REFERENCED_COLUMN_NAME, '', 1
FROM information_schema.KEY_COLUMN_USAGE WHERE TABLE_SCHEMA NOT IN {own schemas}
	AND REFERENCED_TABLE_NAME IS NOT NULL
ORDER BY TABLE_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, ORDINAL_POSITION

-- name: foreign keys to a table
-- How many InnoDB knows, by the schema and the name with a slash in between. Where names differ by
-- their case, so do those of two tables.
SELECT COUNT(*) FROM information_schema.INNODB_FOREIGN, (SELECT ? AS name) x
WHERE IF(@@lower_case_table_names = 0, CAST(REF_NAME AS BINARY) = CAST(x.name AS BINARY),
	LOWER(REF_NAME) = LOWER(x.name))

-- name: all columns
-- Without parameters.
SELECT TABLE_SCHEMA, TABLE_NAME, COLUMN_NAME FROM information_schema.COLUMNS
	WHERE TABLE_SCHEMA NOT IN {own schemas}
