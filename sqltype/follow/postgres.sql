-- The gate on PostgreSQL. {gate} stands for its qualified name.

-- name: create
-- In one transaction with the grants, so that no follower sees a gate that it cannot read.
CREATE TABLE IF NOT EXISTS {gate} (
	only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
	run_id bigint NOT NULL,
	phase text NOT NULL CHECK (phase IN ('old', 'announced', 'switching', 'new')),
	epoch text NOT NULL,
	hold_until timestamp with time zone)

-- name: close
-- Nobody but the owner writes it, whatever the default privileges say.
REVOKE ALL ON {gate} FROM PUBLIC

-- name: others
-- Roles that default privileges have let in.
SELECT DISTINCT pg_catalog.quote_ident(r.rolname)
FROM pg_catalog.pg_class c CROSS JOIN LATERAL pg_catalog.aclexplode(c.relacl) a
	JOIN pg_catalog.pg_roles r ON r.oid = a.grantee
WHERE c.oid = CAST($1 AS regclass) AND a.grantee <> c.relowner

-- name: grant
-- For a role that has rights on the tables of the run.
GRANT SELECT ON {gate} TO {role}

-- name: revoke
REVOKE ALL ON {gate} FROM {role}

-- name: begin
-- Run, phase and a new epoch, when a run takes the gate.
INSERT INTO {gate} (run_id, phase, epoch) VALUES ($1, 'old', $2)
ON CONFLICT (only_row) DO UPDATE SET run_id = EXCLUDED.run_id, phase = EXCLUDED.phase,
	epoch = EXCLUDED.epoch, hold_until = NULL

-- name: announce
-- Run and epoch. Followers read the gate more often from now on.
UPDATE {gate} SET phase = 'announced' WHERE run_id = $1 AND epoch = $2

-- name: hold
-- Milliseconds, run and epoch. Followers send nothing outside of transactions until then.
UPDATE {gate} SET hold_until = pg_catalog.clock_timestamp() + $1 * interval '1 millisecond'
WHERE run_id = $2 AND epoch = $3

-- name: change
-- The last statement of the transaction that renames the columns: phase, new epoch, run and epoch.
UPDATE {gate} SET phase = $1, epoch = $2, hold_until = NULL
WHERE run_id = $3 AND epoch = $4
	AND hold_until > pg_catalog.clock_timestamp() + interval '1 second'

-- name: assert
-- After change, with the new epoch: it fails unless less than a second of the hold had been left.
SELECT CASE WHEN count(*) = 1 THEN 0
	ELSE CAST('sqluuid: less than a second of the hold is left' || count(*) AS integer) END
FROM {gate} WHERE epoch = $1

-- name: leave
-- Phase, run and epoch. It ends a hold without a change.
UPDATE {gate} SET phase = $1, hold_until = NULL WHERE run_id = $2 AND epoch = $3

-- name: sessions
-- Sessions of this database that do not follow, but the own one. The command sqluuid calls itself
-- so: it sends ids as the catalogue has them.
SELECT CAST(pid AS text), COALESCE(usename, ''), COALESCE(CAST(client_addr AS text), ''),
	application_name
FROM pg_catalog.pg_stat_activity
WHERE datname = pg_catalog.current_database() AND backend_type = 'client backend'
	AND pid <> pg_catalog.pg_backend_pid() AND application_name <> 'sqluuid'
	AND application_name NOT LIKE '%' || {mark}
ORDER BY 1

-- name: busy
-- Sessions that have or want locks of tables of this database, but the own one: transactions that
-- the locks of a change would wait for. Run it between hold and the locks.
SELECT CAST(a.pid AS text), COALESCE(a.usename, ''), COALESCE(CAST(a.client_addr AS text), ''),
	pg_catalog.replace(a.application_name, {mark}, '')
FROM pg_catalog.pg_stat_activity a
WHERE a.datname = pg_catalog.current_database() AND a.backend_type = 'client backend'
	AND a.pid <> pg_catalog.pg_backend_pid() AND EXISTS (SELECT 1
		FROM pg_catalog.pg_locks l JOIN pg_catalog.pg_class c ON c.oid = l.relation
			AND c.relnamespace <> CAST('pg_catalog' AS regnamespace) AND c.relname <> 'sqluuid_gate'
		WHERE l.pid = a.pid AND l.locktype = 'relation')
ORDER BY a.xact_start

-- name: mark first
-- A follower's session shows itself, here and behind a pooler that keeps application_name apart.
-- It does so before its first question, and without a gate: the pooler may give each statement to
-- another session of the server, which then keeps the name.
SELECT pg_catalog.set_config('application_name', pg_catalog.left(
	pg_catalog.replace(pg_catalog.current_setting('application_name'), {mark}, ''),
	63 - pg_catalog.length({mark})) || {mark}, false)

-- name: locate
-- The schema of a table that the session sees by its bare name.
SELECT n.nspname FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE c.relname = $1 AND c.relkind IN ('r', 'p') AND pg_catalog.pg_table_is_visible(c.oid)

-- name: column
-- Type and length of a column by schema, table and name, and whether there is a gate.
SELECT CAST(COALESCE(b.typname, t.typname) AS text),
	CAST(CASE WHEN COALESCE(NULLIF(t.typtypmod, -1), a.atttypmod) > 4
		AND COALESCE(b.typname, t.typname) IN ('bpchar', 'varchar')
		THEN COALESCE(NULLIF(t.typtypmod, -1), a.atttypmod) - 4 ELSE 0 END AS text),
	CASE WHEN EXISTS (SELECT 1 FROM pg_catalog.pg_class g WHERE g.relnamespace = c.relnamespace
		AND g.relname = 'sqluuid_gate') THEN '1' ELSE '0' END, '1'
FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_class c ON c.oid = a.attrelid
	JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
	JOIN pg_catalog.pg_type t ON t.oid = a.atttypid
	LEFT JOIN pg_catalog.pg_type b ON b.oid = t.typbasetype
WHERE n.nspname = $1 AND c.relname = $2 AND a.attname = $3 AND NOT a.attisdropped

-- name: read
-- The same in one snapshot with the gate: run, phase, epoch, milliseconds of the hold, and whether
-- only one of the table's owners can have made and can write it.
SELECT o.*, COALESCE(CAST(g.run_id AS text), ''), COALESCE(g.phase, ''), COALESCE(g.epoch, ''),
	CAST(COALESCE(CAST(EXTRACT(EPOCH FROM g.hold_until - pg_catalog.clock_timestamp()) * 1000
		AS bigint), 0) AS text),
	CASE WHEN g.epoch IS NULL OR EXISTS (SELECT 1
		FROM pg_catalog.pg_class c JOIN pg_catalog.pg_class f ON f.relnamespace = c.relnamespace
		WHERE c.oid = g.tableoid AND f.relname = $2 AND f.relkind IN ('r', 'p')
			AND pg_catalog.pg_has_role(c.relowner, f.relowner, 'MEMBER')
			AND NOT EXISTS (SELECT 1 FROM pg_catalog.aclexplode(c.relacl) x
				WHERE x.grantee <> c.relowner
				AND x.privilege_type IN ('INSERT', 'UPDATE', 'DELETE', 'TRUNCATE')))
		THEN '1' ELSE '0' END
FROM ({column}) o LEFT JOIN {gate} g ON true
