-- These queries also run on connections that were not prepared: names and operators are qualified.

-- name: lag of the replicas
-- What the replicas say they have replayed; it needs the role pg_monitor.
SELECT COALESCE(EXTRACT(EPOCH FROM pg_catalog.max(r.replay_lag)), 0)::pg_catalog.float8,
 pg_catalog.count(*) FILTER (WHERE r.state IS NULL) FROM pg_catalog.pg_stat_replication r

-- name: lag of this replica
-- What was received and replayed in full is no lag, however long ago.
SELECT CASE WHEN pg_catalog.pg_last_wal_receive_lsn() OPERATOR(pg_catalog.=)
 pg_catalog.pg_last_wal_replay_lsn() THEN 0
ELSE EXTRACT(EPOCH FROM pg_catalog.clock_timestamp() OPERATOR(pg_catalog.-)
 pg_catalog.pg_last_xact_replay_timestamp()) END::pg_catalog.float8, CASE
 WHEN pg_catalog.pg_is_in_recovery() THEN 0 ELSE 1 END

-- name: holders
-- The sessions for which session $1 waits. A role without pg_read_all_stats does not see the state
-- and the time of others.
SELECT p.pid, COALESCE(a.usename::pg_catalog.text, a.backend_type, ''),
 COALESCE(a.application_name, ''), COALESCE(a.state, ''),
COALESCE(EXTRACT(EPOCH FROM pg_catalog.clock_timestamp() OPERATOR(pg_catalog.-) a.xact_start),
 -1)::pg_catalog.float8
FROM (SELECT DISTINCT pg_catalog.unnest(pg_catalog.pg_blocking_pids($1::int)) AS pid) p
 LEFT JOIN pg_catalog.pg_stat_activity a ON a.pid OPERATOR(pg_catalog.=) p.pid
 ORDER BY a.xact_start NULLS LAST, p.pid

-- name: load
-- How many statements the server works on, without this session's.
SELECT pg_catalog.count(*) FROM pg_catalog.pg_stat_activity a
WHERE a.state OPERATOR(pg_catalog.=) 'active'
 AND a.backend_type OPERATOR(pg_catalog.=) 'client backend'
 AND a.pid OPERATOR(pg_catalog.<>) pg_catalog.pg_backend_pid()

-- name: size
-- The size of a table with its indexes and partitions.
SELECT COALESCE(SUM(pg_total_relation_size(x.relid)), 0)::bigint
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace,
 LATERAL (SELECT relid FROM pg_partition_tree(c.oid) UNION SELECT c.oid) x
WHERE n.nspname = $1 AND c.relname = $2
