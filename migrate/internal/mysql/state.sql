-- The tables of the state.

-- name: with text
ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin

-- name: make the runs
CREATE TABLE IF NOT EXISTS `sqluuid_migration` ({runs}) {with text}

-- name: make the ranges
CREATE TABLE IF NOT EXISTS `sqluuid_migration_range` ({ranges}) {with text}

-- name: make the journal
CREATE TABLE IF NOT EXISTS `sqluuid_migration_journal` ({journal}) {with text}

-- name: make the kept ids
CREATE TABLE IF NOT EXISTS `sqluuid_migration_kept`
	(run_id bigint NOT NULL, id binary(16) NOT NULL, PRIMARY KEY (run_id, id)) ENGINE=InnoDB

-- name: drop the state
-- The server brings one statement to its end, also when the client is gone.
DROP TABLE IF EXISTS `sqluuid_migration_kept`, `sqluuid_migration_journal`,
	`sqluuid_migration_range`, `sqluuid_migration`

-- name: lock the state
-- It needs the privilege LOCK TABLES, without which the empty tables stay. The locks end with the
-- connection.
LOCK TABLES `sqluuid_migration` WRITE, `sqluuid_migration_range` WRITE,
	`sqluuid_migration_journal` WRITE, `sqluuid_migration_kept` WRITE

-- name: state exists
SELECT count(*) FROM information_schema.TABLES
	WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = '{name}'

-- name: faults of the state
-- What somebody else has done to the state tables {names}.
SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGGER_NAME)
	FROM information_schema.TRIGGERS
	WHERE EVENT_OBJECT_SCHEMA = DATABASE() AND EVENT_OBJECT_TABLE IN {names}
	UNION ALL SELECT CONCAT(TABLE_NAME, ' has a default or is computed in column ', COLUMN_NAME)
	FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN {names}
	AND (COALESCE(COLUMN_DEFAULT, 'NULL') <> 'NULL' OR EXTRA <> '')
	UNION ALL SELECT CONCAT(TABLE_NAME, ' has the constraint ', CONSTRAINT_NAME)
	FROM information_schema.TABLE_CONSTRAINTS
	WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN {names}
	AND CONSTRAINT_TYPE NOT IN ('PRIMARY KEY', 'UNIQUE')
	UNION ALL SELECT CONCAT(TABLE_NAME, ' has an expression in the index ', INDEX_NAME)
	FROM information_schema.STATISTICS
	WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN {names} AND COLUMN_NAME IS NULL
	UNION ALL SELECT CONCAT(TABLE_NAME, ' is no table of InnoDB') FROM information_schema.TABLES
	WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN {names}
	AND (TABLE_TYPE <> 'BASE TABLE' OR ENGINE <> 'InnoDB')
