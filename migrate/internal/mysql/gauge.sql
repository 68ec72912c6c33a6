-- name: size of a table
-- In bytes, -1 if it is not known. Parameters are its schema and name.
SELECT COALESCE(DATA_LENGTH + INDEX_LENGTH, -1) FROM information_schema.TABLES
	WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?

-- name: on Galera
-- No row on MySQL.
SHOW GLOBAL VARIABLES LIKE 'wsrep_on'

-- name: snapshot isolation
-- Of MariaDB from 10.6.18 on. From 11.6.2 on it is ON where nobody has set it.
SHOW GLOBAL VARIABLES LIKE 'innodb_snapshot_isolation'

-- name: replication counters
-- What MariaDB counts, and MySQL did until 5.7.
SHOW GLOBAL STATUS LIKE 'Slave%running'

-- name: replication applies
-- The channels of MySQL that are being applied. Those of Group Replication do not count, whose
-- members certify each other's writes.
SELECT COUNT(*) FROM performance_schema.replication_applier_status
	WHERE SERVICE_STATE = 'ON' AND CHANNEL_NAME NOT LIKE 'group\_replication\_%'

-- name: threads that apply
-- Those of MySQL. A role with PROCESS sees them, and needs no other privilege to read this table.
SELECT COUNT(*) FROM performance_schema.processlist
WHERE USER = 'system user' AND COMMAND = 'Query'

-- name: group replication
-- A row on a member of a group. Every role may run it.
SHOW GLOBAL VARIABLES WHERE Variable_name = 'group_replication_group_name' AND Value <> ''

-- name: several primaries
-- Whether a Group Replication has several primaries.
SELECT COUNT(*) > 1 FROM performance_schema.replication_group_members
WHERE MEMBER_ROLE = 'PRIMARY' AND MEMBER_STATE IN ('ONLINE', 'RECOVERING', 'UNREACHABLE')

-- name: several primaries by the setting
-- A row where the server's own setting allows several primaries.
SHOW GLOBAL VARIABLES
	WHERE Variable_name = 'group_replication_single_primary_mode' AND Value = 'OFF'
