-- name: bounds of the session
-- Not every version has all of these settings. A session whose client was cut off in a transaction
-- keeps its locks for a minute at most.
SELECT set_config(name, CASE WHEN name LIKE '%timeout' AND name NOT LIKE 'tcp%'
 AND name NOT LIKE 'idle_in%' THEN '0' WHEN name LIKE '%timeout' THEN '60000'
 WHEN name = 'tcp_keepalives_idle' THEN '20' WHEN name = 'tcp_keepalives_interval' THEN '10'
 ELSE '3' END, false) FROM pg_settings
 WHERE name IN ('statement_timeout', 'idle_session_timeout', 'transaction_timeout',
 'idle_in_transaction_session_timeout', 'tcp_user_timeout', 'tcp_keepalives_idle',
 'tcp_keepalives_interval', 'tcp_keepalives_count')

-- name: own path
-- Notes the search path of the application and its schemas, and sets ours.
SELECT pg_catalog.set_config('sqluuid.path', pg_catalog.current_setting('search_path'), false),
 pg_catalog.set_config('sqluuid.schemas', pg_catalog.current_schemas(false)::pg_catalog.text,
 false), pg_catalog.set_config('search_path', 'pg_catalog, pg_temp', false)

-- name: path of the application
-- Sets it until the transaction ends.
SELECT pg_catalog.set_config('search_path', pg_catalog.current_setting('sqluuid.path'), true)

-- name: path of a reader
SELECT pg_catalog.set_config('sqluuid.schemas', pg_catalog.current_schemas(false)::pg_catalog.text,
 true), pg_catalog.set_config('search_path', 'pg_catalog, pg_temp', true)

-- name: whether a session is open
SELECT EXISTS (SELECT 1 FROM pg_catalog.pg_stat_activity a
 WHERE a.pid OPERATOR(pg_catalog.=) $1::pg_catalog.int8)

-- name: whether there is citus
SELECT EXISTS (SELECT 1 FROM pg_catalog.pg_extension e
 WHERE e.extname OPERATOR(pg_catalog.=) 'citus')
