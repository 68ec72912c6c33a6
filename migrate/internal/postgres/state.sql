-- name: make the state
-- CREATE SCHEMA IF NOT EXISTS asks for the privilege even when there is nothing to create. Ids do
-- not compress.
DO $$ BEGIN IF NOT EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = 'sqluuid')
 THEN CREATE SCHEMA sqluuid; END IF; END $$;
CREATE TABLE IF NOT EXISTS sqluuid.migration ({runs});
CREATE TABLE IF NOT EXISTS sqluuid.migration_column ({run_columns});
CREATE TABLE IF NOT EXISTS sqluuid.migration_key ({run_keys});
CREATE TABLE IF NOT EXISTS sqluuid.migration_range ({ranges});
CREATE TABLE IF NOT EXISTS sqluuid.migration_journal ({journal});
ALTER TABLE sqluuid.migration_journal ALTER COLUMN ids SET STORAGE EXTERNAL;
CREATE TABLE IF NOT EXISTS sqluuid.migration_kept (run_id bigint NOT NULL, id uuid NOT NULL, PRIMARY KEY (run_id, id));
CREATE TABLE IF NOT EXISTS sqluuid.migration_worker ({run_workers})

-- name: drop the state
-- A schema stays that holds something else, or that the role could not make again.
DROP TABLE IF EXISTS sqluuid.migration_worker;
DROP TABLE IF EXISTS sqluuid.migration_kept;
DROP TABLE IF EXISTS sqluuid.migration_journal;
DROP TABLE IF EXISTS sqluuid.migration_range;
DROP TABLE IF EXISTS sqluuid.migration_key;
DROP TABLE IF EXISTS sqluuid.migration_column;
DROP TABLE IF EXISTS sqluuid.migration;
DO $$ BEGIN IF has_database_privilege(current_database(), 'CREATE')
 THEN DROP SCHEMA IF EXISTS sqluuid RESTRICT; END IF; EXCEPTION WHEN dependent_objects_still_exist
 OR insufficient_privilege THEN NULL; END $$

-- name: lock the state
LOCK TABLE sqluuid.migration, sqluuid.migration_column, sqluuid.migration_key,
 sqluuid.migration_range, sqluuid.migration_journal, sqluuid.migration_kept,
 sqluuid.migration_worker IN ACCESS EXCLUSIVE MODE

-- name: missing grants on the state
-- What the schema of the state and its tables lack.
SELECT format('GRANT CREATE ON DATABASE %I TO %I', current_database(), current_user)
WHERE to_regnamespace('sqluuid') IS NULL AND NOT has_database_privilege(current_database(),
 'CREATE')
UNION ALL SELECT format('GRANT %s ON SCHEMA sqluuid TO %I', p, current_user)
 FROM pg_namespace n, unnest(ARRAY['USAGE', 'CREATE']) p
WHERE n.nspname = 'sqluuid' AND NOT has_schema_privilege(n.oid, p)
  AND (p = 'USAGE' OR NOT EXISTS (SELECT 1 FROM pg_class c
   WHERE c.relnamespace = n.oid AND c.relname = 'migration'))
UNION ALL SELECT format('GRANT %s ON %I.%I TO %I', string_agg(p, ', ' ORDER BY i), n.nspname,
 c.relname, current_user)
 FROM pg_namespace n JOIN pg_class c ON c.relnamespace = n.oid,
 unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) WITH ORDINALITY AS u (p, i)
WHERE n.nspname = 'sqluuid' AND c.relkind = 'r' AND c.relname IN ('migration', 'migration_column',
 'migration_key', 'migration_range', 'migration_journal', 'migration_kept', 'migration_worker')
 AND NOT has_table_privilege(c.oid, p) GROUP BY n.nspname, c.relname

-- name: missing grants to read
-- The privileges without which column $3 cannot be read.
SELECT format('GRANT USAGE ON SCHEMA %I TO %I', n.nspname, current_user) FROM pg_namespace n
WHERE n.nspname = $1 AND $2 <> '' AND $3 <> '' AND NOT has_schema_privilege(n.oid, 'USAGE')
UNION ALL SELECT format('GRANT SELECT ON %I.%I TO %I', n.nspname, c.relname, current_user)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
 JOIN pg_attribute a ON a.attrelid = c.oid
WHERE n.nspname = $1 AND c.relname = $2 AND a.attname = $3
 AND NOT has_column_privilege(c.oid, a.attnum, 'SELECT')

-- name: missing rights of an owner
-- What the role lacks to alter a table.
SELECT format('GRANT %I TO %I', pg_get_userbyid(c.relowner), current_user)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = $1 AND c.relname = $2 AND NOT pg_has_role(c.relowner, 'USAGE')

-- name: missing grants to create
-- What the owner of a table lacks to make an index of it.
SELECT format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, pg_get_userbyid(c.relowner))
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = $1 AND c.relname = $2
 AND NOT has_schema_privilege(c.relowner, n.oid, 'CREATE')
 AND NOT (SELECT r.rolsuper FROM pg_roles r WHERE r.rolname = current_user)

-- name: missing grants on a column
-- The privilege on column $3 that a run lacks.
SELECT format('GRANT UPDATE (%I) ON %I.%I TO %I', a.attname, n.nspname, c.relname, current_user)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
 JOIN pg_attribute a ON a.attrelid = c.oid
WHERE n.nspname = $1 AND c.relname = $2 AND a.attname = $3
 AND NOT has_column_privilege(c.oid, a.attnum, 'UPDATE')

-- name: faults of the state
-- The schema of the state and all that lies in it. Its owners are to be this role, the owner of the
-- database or a superuser. Whoever else may make objects there, or triggers on its tables, could do
-- so after the look.
WITH friend AS (SELECT r.oid FROM pg_catalog.pg_roles r WHERE r.rolsuper OR r.rolname = current_user
  OR r.oid = (SELECT d.datdba FROM pg_catalog.pg_database d
   WHERE d.datname = pg_catalog.current_database())),
s AS (SELECT n.oid, n.nspowner, n.nspacl FROM pg_catalog.pg_namespace n
 WHERE n.nspname = 'sqluuid'),
t AS (SELECT c.* FROM pg_catalog.pg_class c, s WHERE c.relnamespace = s.oid),
m AS (SELECT t.* FROM t
 WHERE t.relkind <> 'i' AND t.relname IN ('migration', 'migration_column', 'migration_key',
 'migration_range', 'migration_journal', 'migration_kept', 'migration_worker'))
SELECT 'the schema sqluuid belongs to role '
 || pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(s.nspowner)) FROM s
 WHERE s.nspowner NOT IN (SELECT f.oid FROM friend f)
UNION ALL SELECT 'role ' || CASE WHEN a.grantee = 0 THEN 'PUBLIC'
 ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(a.grantee)) END
 || ' may create objects in the schema sqluuid'
 FROM s, pg_catalog.aclexplode(s.nspacl) a
  WHERE a.privilege_type = 'CREATE' AND a.grantee NOT IN (SELECT f.oid FROM friend f)
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(t.relname) || ' belongs to role '
 || pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(t.relowner)) FROM t
 WHERE t.relowner NOT IN (SELECT f.oid FROM friend f)
UNION ALL SELECT 'the function sqluuid.' || pg_catalog.quote_ident(p.proname) || ' belongs to role '
 || pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(p.proowner))
 FROM pg_catalog.pg_proc p, s WHERE p.pronamespace = s.oid AND p.proowner NOT IN (SELECT f.oid
  FROM friend f)
UNION ALL SELECT 'role ' || CASE WHEN a.grantee = 0 THEN 'PUBLIC'
 ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(a.grantee)) END
 || ' may make triggers on sqluuid.' || pg_catalog.quote_ident(m.relname)
 FROM m, pg_catalog.aclexplode(m.relacl) a
  WHERE a.privilege_type = 'TRIGGER' AND a.grantee NOT IN (SELECT f.oid FROM friend f)
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' is no ordinary table' FROM m
 WHERE m.relkind <> 'r' OR m.relispartition
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' has the trigger '
 || pg_catalog.quote_ident(g.tgname) FROM m JOIN pg_catalog.pg_trigger g ON g.tgrelid = m.oid
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' has the rule '
 || pg_catalog.quote_ident(w.rulename) FROM m JOIN pg_catalog.pg_rewrite w ON w.ev_class = m.oid
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' has row-level security' FROM m
 WHERE m.relrowsecurity OR EXISTS (SELECT 1 FROM pg_catalog.pg_policy y WHERE y.polrelid = m.oid)
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname)
 || ' has a default or is computed in column ' || pg_catalog.quote_ident(a.attname)
 FROM m JOIN pg_catalog.pg_attrdef e ON e.adrelid = m.oid
  JOIN pg_catalog.pg_attribute a ON a.attrelid = m.oid AND a.attnum = e.adnum
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' has the constraint '
 || pg_catalog.quote_ident(k.conname) FROM m JOIN pg_catalog.pg_constraint k ON k.conrelid = m.oid
 AND k.contype NOT IN ('p', 'u', 'n')
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname)
 || ' has an index with an expression or a condition'
 FROM m JOIN pg_catalog.pg_index i ON i.indrelid = m.oid
 WHERE i.indexprs IS NOT NULL OR i.indpred IS NOT NULL
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' has a column of the type '
 || pg_catalog.format_type(a.atttypid, a.atttypmod)
 FROM m JOIN pg_catalog.pg_attribute a ON a.attrelid = m.oid AND a.attnum > 0 AND NOT a.attisdropped
  JOIN pg_catalog.pg_type y ON y.oid = a.atttypid
  JOIN pg_catalog.pg_namespace n ON n.oid = y.typnamespace WHERE n.nspname <> 'pg_catalog'
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' takes part in inheritance'
 FROM m WHERE EXISTS (SELECT 1 FROM pg_catalog.pg_inherits h
 WHERE m.oid IN (h.inhrelid, h.inhparent))

-- name: owner of the state
-- The role that has made it, if that is another one, and how this role acts as that one. Nobody is
-- told to become a superuser.
SELECT pg_catalog.quote_ident(o.rolname), CASE
 WHEN pg_catalog.pg_has_role(o.oid, 'MEMBER')
  THEN pg_catalog.format('connect with the setting role=%s', o.rolname)
 WHEN o.rolsuper THEN ''
 ELSE pg_catalog.format('GRANT %I TO %I', o.rolname, current_user)
  || ', then connect with the setting role=' || o.rolname END
FROM pg_catalog.pg_namespace n JOIN pg_catalog.pg_roles o ON o.oid = n.nspowner
WHERE n.nspname = 'sqluuid' AND o.rolname <> current_user

-- name: revoke grants on the state
-- What other roles got on the state by default privileges. It touches what this role owns alone.
DO $$ DECLARE g record; BEGIN
FOR g IN
  SELECT pg_catalog.format('REVOKE %s ON TABLE sqluuid.%I FROM %s', CASE WHEN a.grantee = 0
   THEN 'ALL' ELSE 'TRIGGER' END,
         c.relname, CASE WHEN a.grantee = 0 THEN 'PUBLIC'
          ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(a.grantee)) END) AS revoke
  FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace,
   pg_catalog.aclexplode(c.relacl) a
  WHERE n.nspname = 'sqluuid' AND c.relkind = 'r' AND a.grantee <> c.relowner
    AND c.relowner = (SELECT r.oid FROM pg_catalog.pg_roles r WHERE r.rolname = current_user)
  UNION
  SELECT pg_catalog.format('REVOKE CREATE ON SCHEMA sqluuid FROM %s',
         CASE WHEN a.grantee = 0 THEN 'PUBLIC'
          ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(a.grantee)) END)
  FROM pg_catalog.pg_namespace n, pg_catalog.aclexplode(n.nspacl) a
  WHERE n.nspname = 'sqluuid' AND a.privilege_type = 'CREATE' AND a.grantee <> n.nspowner
    AND n.nspowner = (SELECT r.oid FROM pg_catalog.pg_roles r WHERE r.rolname = current_user)
LOOP EXECUTE g.revoke; END LOOP; END $$

-- name: whether there is
-- A table of the state.
SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE n.nspname = 'sqluuid' AND c.relname = '{name}'
