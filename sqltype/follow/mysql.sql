-- The gate on MySQL and MariaDB. {gate} stands for its qualified name.

-- name: create
-- With its row, so that nobody sees a gate without one: run and epoch. One that is there stays.
CREATE TABLE IF NOT EXISTS {gate} (
	only_row TINYINT NOT NULL PRIMARY KEY DEFAULT 1, CHECK (only_row = 1),
	run_id BIGINT NOT NULL,
	phase VARCHAR(16) CHARACTER SET ascii NOT NULL,
	CHECK (phase IN ('old', 'announced', 'switching', 'new')),
	epoch VARCHAR(64) CHARACTER SET ascii NOT NULL,
	hold_until DATETIME(6) NULL,
	whole TINYINT NULL) ENGINE = InnoDB
AS SELECT 1 AS only_row, ? AS run_id, 'old' AS phase, ? AS epoch, NULL AS hold_until

-- name: grant
-- For a role that has rights on the tables of the run.
GRANT SELECT ON {gate} TO {role}

-- name: begin
-- Run, phase and a new epoch, when a run takes the gate.
INSERT INTO {gate} (only_row, run_id, phase, epoch) VALUES (1, ?, 'old', ?)
ON DUPLICATE KEY UPDATE run_id = VALUES(run_id), phase = VALUES(phase), epoch = VALUES(epoch),
	hold_until = NULL

-- name: announce
-- Run and epoch. Followers read the gate more often from now on.
UPDATE {gate} SET phase = 'announced' WHERE run_id = ? AND epoch = ?

-- name: hold
-- Milliseconds, run and epoch. Followers send nothing outside of transactions until then.
UPDATE {gate} SET hold_until = UTC_TIMESTAMP(6) + INTERVAL ? * 1000 MICROSECOND
WHERE run_id = ? AND epoch = ?

-- name: values
-- Before the packet, which takes no arguments: phase, new epoch, run and epoch.
SET @sqluuid_phase = ?, @sqluuid_next = ?, @sqluuid_run = ?, @sqluuid_epoch = ?

-- name: assert
-- Right after LOCK TABLES, which has the gate in it: it fails with 1242 unless more than a second
-- of the hold is left.
SET @sqluuid_held = (SELECT 1 UNION ALL SELECT 2 FROM DUAL WHERE NOT EXISTS (
	SELECT * FROM {gate} WHERE run_id = @sqluuid_run AND epoch = @sqluuid_epoch
	AND hold_until > UTC_TIMESTAMP(6) + INTERVAL 1 SECOND))

-- name: switching
-- After assert and before the first rename.
UPDATE {gate} SET phase = 'switching' WHERE run_id = @sqluuid_run AND epoch = @sqluuid_epoch

-- name: halve
-- After switching and before the first rename. The catalogue shows from now on that a change is
-- under way, whatever ends the server.
ALTER TABLE {gate} RENAME COLUMN whole TO half

-- name: mend
-- After the last trigger and before change.
ALTER TABLE {gate} RENAME COLUMN half TO whole

-- name: change
-- The last statement of the packet before UNLOCK TABLES.
UPDATE {gate} SET phase = @sqluuid_phase, epoch = @sqluuid_next, hold_until = NULL
WHERE run_id = @sqluuid_run AND epoch = @sqluuid_epoch

-- name: leave
-- Phase, run and epoch. It ends a hold without a change.
UPDATE {gate} SET phase = ?, hold_until = NULL WHERE run_id = ? AND epoch = ?

-- name: sessions
-- Sessions of this database that do not follow, but the own one.
SELECT p.ID, COALESCE(p.USER, ''), COALESCE(p.HOST, ''), ''
FROM {processes} p WHERE p.DB = DATABASE() AND p.ID <> CONNECTION_ID()
	AND COALESCE(IS_USED_LOCK(CONCAT({mark}, p.ID)), 0) <> p.ID
ORDER BY p.ID

-- name: busy by performance_schema
-- Sessions that have or want locks of tables of this database, but the own one: transactions that
-- the locks of a change would wait for. Run it between hold and the locks.
SELECT DISTINCT t.PROCESSLIST_ID, COALESCE(t.PROCESSLIST_USER, ''),
	COALESCE(t.PROCESSLIST_HOST, ''), ''
FROM performance_schema.metadata_locks l
	JOIN performance_schema.threads t ON t.THREAD_ID = l.OWNER_THREAD_ID
WHERE l.OBJECT_TYPE = 'TABLE' AND l.OBJECT_SCHEMA = DATABASE() AND l.OBJECT_NAME <> 'sqluuid_gate'
	AND t.PROCESSLIST_ID <> CONNECTION_ID()

-- name: busy by information_schema
-- Transactions under way where performance_schema is off, as it is by default on MariaDB.
SELECT p.ID, COALESCE(p.USER, ''), COALESCE(p.HOST, ''), ''
FROM information_schema.INNODB_TRX x
	JOIN information_schema.PROCESSLIST p ON p.ID = x.trx_mysql_thread_id
WHERE p.DB = DATABASE() AND p.ID <> CONNECTION_ID()
ORDER BY x.trx_started

-- name: mark
-- A follower's session shows itself by a lock of its own number.
SELECT GET_LOCK(CONCAT({mark}, CONNECTION_ID()), 0)

-- name: prepare
-- Of the session that reads: each reading sees what is committed, and waits for no lock for long.
SET SESSION autocommit = 1, lock_wait_timeout = 3

-- name: locate
-- The schema of a table that the session sees by its bare name.
SELECT TABLE_SCHEMA FROM information_schema.TABLES
WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? AND TABLE_TYPE = 'BASE TABLE'

-- name: column
-- Type and length of a column by schema, table and name, and whether there is a gate.
SELECT c.DATA_TYPE, COALESCE(c.CHARACTER_MAXIMUM_LENGTH, 0), (SELECT COUNT(*)
	FROM information_schema.TABLES g WHERE g.TABLE_SCHEMA = c.TABLE_SCHEMA
	AND g.TABLE_NAME = 'sqluuid_gate'), @@autocommit
FROM information_schema.COLUMNS c
WHERE c.TABLE_SCHEMA = ? AND c.TABLE_NAME = ? AND c.COLUMN_NAME = ?

-- name: read
-- The same with the gate, whose lock keeps a change out meanwhile: run, phase, epoch and
-- milliseconds of the hold.
SELECT c.DATA_TYPE, COALESCE(c.CHARACTER_MAXIMUM_LENGTH, 0), '1', @@autocommit,
	COALESCE(g.run_id, ''), COALESCE(g.phase, ''), COALESCE(g.epoch, ''),
	COALESCE(TIMESTAMPDIFF(MICROSECOND, UTC_TIMESTAMP(6), g.hold_until) DIV 1000, 0), '1'
FROM information_schema.COLUMNS c LEFT JOIN {gate} g ON 1 = 1
WHERE c.TABLE_SCHEMA = ? AND c.TABLE_NAME = ? AND c.COLUMN_NAME = ?

-- name: half
-- Whether a change has begun and has not come to its end, by schema.
SELECT COUNT(*) > 0 FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = 'sqluuid_gate' AND COLUMN_NAME = 'half'

-- name: finish
-- What comes after a reading of a session that does not commit by itself.
COMMIT
