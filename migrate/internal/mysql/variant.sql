-- What only TiDB is asked.

-- name: clustered by a column on TiDB
-- The table, if its clustered key begins with the column. Schema, table, column.
SELECT t.TABLE_NAME FROM information_schema.TABLES t
JOIN information_schema.STATISTICS s ON s.TABLE_SCHEMA = t.TABLE_SCHEMA
	AND s.TABLE_NAME = t.TABLE_NAME
WHERE t.TABLE_SCHEMA = ? AND t.TABLE_NAME = ? AND t.TIDB_PK_TYPE = 'CLUSTERED'
AND s.INDEX_NAME = 'PRIMARY' AND s.SEQ_IN_INDEX = 1 AND s.COLUMN_NAME = ?

-- name: privileges everywhere on TiDB
-- Whether the role may read all databases.
SELECT count(*) FROM information_schema.USER_PRIVILEGES WHERE PRIVILEGE_TYPE = 'SELECT'
AND GRANTEE = CONCAT('''', SUBSTRING_INDEX(CURRENT_USER(), '@', 1), '''@''',
	SUBSTRING_INDEX(CURRENT_USER(), '@', -1), '''')
