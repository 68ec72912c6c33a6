-- What a server shows of its sessions: their transactions, and the locks that they have.

-- name: innodb transactions
-- The number of each session with a transaction, and its seconds as since. MariaDB's list is a moment old: some sessions have gone. Who
-- may read it sees all sessions.
SELECT trx_mysql_thread_id AS id, COALESCE(TIMESTAMPDIFF(SECOND, trx_started, NOW()), -1) AS since
FROM information_schema.INNODB_TRX WHERE trx_mysql_thread_id IN (SELECT ID FROM {sessions})

-- name: mysql transactions
-- The same on MySQL, which counts picoseconds.
SELECT t.PROCESSLIST_ID AS id, x.TIMER_WAIT DIV 1000000000000 AS since
FROM performance_schema.events_transactions_current x
	JOIN performance_schema.threads t ON t.THREAD_ID = x.THREAD_ID
WHERE x.STATE = 'ACTIVE' AND t.PROCESSLIST_ID IS NOT NULL

-- name: holders of row locks on MariaDB
SELECT b.trx_mysql_thread_id AS id,
	MAX(COALESCE(TIMESTAMPDIFF(SECOND, b.trx_started, NOW()), -1)) AS since
	FROM information_schema.INNODB_LOCK_WAITS w
JOIN information_schema.INNODB_TRX r ON r.trx_id = w.requesting_trx_id
	JOIN information_schema.INNODB_TRX b ON b.trx_id = w.blocking_trx_id
WHERE r.trx_mysql_thread_id = ? GROUP BY b.trx_mysql_thread_id

-- name: holders of row locks on MySQL
SELECT t.PROCESSLIST_ID AS id, MAX(COALESCE(b.since, -1)) AS since
	FROM performance_schema.data_lock_waits w
JOIN performance_schema.threads r ON r.THREAD_ID = w.REQUESTING_THREAD_ID
	JOIN performance_schema.threads t ON t.THREAD_ID = w.BLOCKING_THREAD_ID
LEFT JOIN ({mysql transactions}) b ON b.id = t.PROCESSLIST_ID
	WHERE r.PROCESSLIST_ID = ? GROUP BY t.PROCESSLIST_ID

-- name: holders of metadata locks
-- MySQL shows metadata locks, and MariaDB does with performance_schema.
SELECT t.PROCESSLIST_ID AS id, MAX(COALESCE(b.since, -1)) AS since
	FROM performance_schema.threads me
JOIN performance_schema.metadata_locks m ON m.OWNER_THREAD_ID = me.THREAD_ID
	AND m.LOCK_STATUS = 'PENDING'
JOIN performance_schema.metadata_locks h ON h.OBJECT_TYPE = m.OBJECT_TYPE
	AND h.OBJECT_SCHEMA = m.OBJECT_SCHEMA AND h.OBJECT_NAME = m.OBJECT_NAME
 AND h.LOCK_STATUS = 'GRANTED' AND h.OWNER_THREAD_ID <> m.OWNER_THREAD_ID
JOIN performance_schema.threads t ON t.THREAD_ID = h.OWNER_THREAD_ID
	LEFT JOIN ({transactions}) b ON b.id = t.PROCESSLIST_ID
WHERE me.PROCESSLIST_ID = ? GROUP BY t.PROCESSLIST_ID

-- name: whether a session is open
-- And whether this account sees those of others.
SELECT (SELECT COUNT(*) FROM {sessions} p WHERE p.ID = ?),
	(SELECT COUNT(*) FROM information_schema.USER_PRIVILEGES u WHERE u.PRIVILEGE_TYPE = 'PROCESS'
	AND u.GRANTEE = CONCAT('''', REPLACE(CURRENT_USER(), '@', '''@'''), ''''))

-- name: open transactions
-- The sessions with a transaction, but for this one and for those that wait for a table.
SELECT b.* FROM ({transactions}) b LEFT JOIN {sessions} l ON l.ID = b.id
WHERE b.id <> CONNECTION_ID() AND COALESCE(l.STATE, '') NOT LIKE 'Waiting for table%lock'

-- name: described sessions
-- What the server says of the sessions of a query. Those in the same database come first: a
-- server may have many, and each its applications.
SELECT x.id, COALESCE(p.USER, ''), '',
	LOWER(COALESCE(NULLIF(p.COMMAND, 'Sleep'), CONCAT('idle for ', p.TIME, 's'), '')), x.since
FROM ({query}) x LEFT JOIN {sessions} p ON p.ID = x.id
	ORDER BY COALESCE(p.DB = DATABASE(), FALSE) DESC, x.since DESC, x.id
