-- The tables of the state.

-- name: with text
ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin

-- name: make the runs
CREATE TABLE IF NOT EXISTS `sqluuid_migration` ({runs}) {with text}

-- name: make the columns
CREATE TABLE IF NOT EXISTS `sqluuid_migration_column` ({run_columns}) {with text}

-- name: make the keys
CREATE TABLE IF NOT EXISTS `sqluuid_migration_key` ({run_keys}) {with text}

-- name: make the ranges
CREATE TABLE IF NOT EXISTS `sqluuid_migration_range` ({ranges}) {with text}

-- name: make the journal
CREATE TABLE IF NOT EXISTS `sqluuid_migration_journal` ({journal}) {with text}

-- name: make the kept ids
CREATE TABLE IF NOT EXISTS `sqluuid_migration_kept`
	(run_id bigint NOT NULL, id binary(16) NOT NULL, PRIMARY KEY (run_id, id)) ENGINE=InnoDB

-- name: make the workers
CREATE TABLE IF NOT EXISTS `sqluuid_migration_worker` ({run_workers}) {with text}

-- name: drop the state
-- The server brings one statement to its end, also when the client is gone.
DROP TABLE IF EXISTS `sqluuid_migration_worker`, `sqluuid_migration_kept`,
	`sqluuid_migration_journal`, `sqluuid_migration_range`, `sqluuid_migration_key`,
	`sqluuid_migration_column`, `sqluuid_migration`

-- name: lock the state
-- It needs the privilege LOCK TABLES, without which the empty tables stay. The locks end with the
-- connection.
LOCK TABLES `sqluuid_migration` WRITE, `sqluuid_migration_column` WRITE,
	`sqluuid_migration_key` WRITE, `sqluuid_migration_range` WRITE,
	`sqluuid_migration_journal` WRITE, `sqluuid_migration_kept` WRITE,
	`sqluuid_migration_worker` WRITE

-- name: state exists
SELECT count(*) FROM information_schema.TABLES
	WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = '{name}'

-- name: faults of the state
-- What somebody else has done to the state tables {state}.
SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGGER_NAME)
	FROM information_schema.TRIGGERS
	WHERE EVENT_OBJECT_SCHEMA = DATABASE() AND EVENT_OBJECT_TABLE IN {state}
	UNION ALL SELECT CONCAT(TABLE_NAME, ' has a default or is computed in column ', COLUMN_NAME)
	FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN {state}
	AND (COALESCE(COLUMN_DEFAULT, 'NULL') <> 'NULL' OR EXTRA <> '')
	UNION ALL SELECT CONCAT(TABLE_NAME, ' has the constraint ', CONSTRAINT_NAME)
	FROM information_schema.TABLE_CONSTRAINTS
	WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN {state}
	AND CONSTRAINT_TYPE NOT IN ('PRIMARY KEY', 'UNIQUE')
	UNION ALL SELECT CONCAT(TABLE_NAME, ' has an expression in the index ', INDEX_NAME)
	FROM information_schema.STATISTICS
	WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN {state} AND COLUMN_NAME IS NULL
	UNION ALL SELECT CONCAT(TABLE_NAME, ' is no table of InnoDB') FROM information_schema.TABLES
	WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN {state}
	AND (TABLE_TYPE <> 'BASE TABLE' OR ENGINE <> 'InnoDB')

-- name: grants on the state
-- For a role that sees none of its tables, which may be there or not.
SELECT CONCAT('GRANT SELECT, INSERT, UPDATE, DELETE ON `', REPLACE(DATABASE(), '`', '``'), '`.', t.name,
	' TO ', QUOTE(LEFT(CURRENT_USER(), CHAR_LENGTH(CURRENT_USER()) - LOCATE('@', REVERSE(CURRENT_USER())))),
	'@', QUOTE(SUBSTRING_INDEX(CURRENT_USER(), '@', -1)))
FROM (SELECT 'sqluuid_migration' AS name UNION ALL SELECT 'sqluuid_migration_column'
	UNION ALL SELECT 'sqluuid_migration_key' UNION ALL SELECT 'sqluuid_migration_range'
	UNION ALL SELECT 'sqluuid_migration_journal' UNION ALL SELECT 'sqluuid_migration_kept'
	UNION ALL SELECT 'sqluuid_migration_worker') t
