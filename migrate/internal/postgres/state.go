package postgres

import (
	"context"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ dialect.Grantee = Dialect{}

func (Dialect) State() sqlgen.StateTables {
	return sqlgen.StateTables{Runs: `"sqluuid"."migration"`, Ranges: `"sqluuid"."migration_range"`, Journal: `"sqluuid"."migration_journal"`, Kept: `"sqluuid"."migration_kept"`}
}

// StateDDL keeps the state in a schema of its own, out of the way of the application.
// What the journal holds does not compress.
func (Dialect) StateDDL() []string {
	return []string{
		// CREATE SCHEMA IF NOT EXISTS asks for the privilege even when there is
		// nothing to create.
		`DO $$ BEGIN IF NOT EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = 'sqluuid') THEN CREATE SCHEMA sqluuid; END IF; END $$`,
		`CREATE TABLE IF NOT EXISTS sqluuid.migration (` + dialect.StateColumns + `)`,
		`CREATE TABLE IF NOT EXISTS sqluuid.migration_range (` + dialect.RangeColumns + `)`,
		`CREATE TABLE IF NOT EXISTS sqluuid.migration_journal (` + fmt.Sprintf(dialect.JournalColumns, "bytea", "text") + `)`,
		`ALTER TABLE sqluuid.migration_journal ALTER COLUMN ids SET STORAGE EXTERNAL`,
		`CREATE TABLE IF NOT EXISTS sqluuid.migration_kept (run_id bigint NOT NULL, id uuid NOT NULL, PRIMARY KEY (run_id, id))`,
	}
}

// StateDrop leaves a schema that holds something else, or that the role could not
// make again.
func (Dialect) StateDrop() []string {
	return []string{`DROP TABLE IF EXISTS sqluuid.migration_kept`, `DROP TABLE IF EXISTS sqluuid.migration_journal`, `DROP TABLE IF EXISTS sqluuid.migration_range`, `DROP TABLE IF EXISTS sqluuid.migration`,
		`DO $$ BEGIN IF has_database_privilege(current_database(), 'CREATE') THEN DROP SCHEMA IF EXISTS sqluuid RESTRICT; END IF; EXCEPTION WHEN dependent_objects_still_exist OR insufficient_privilege THEN NULL; END $$`}
}

func (Dialect) StateExists() string {
	return dialect.Existing(func(name string) string {
		return `SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'sqluuid' AND c.relname = '` + name + `'`
	}, "migration_kept", "migration_id")
}

func (Dialect) StateForm() *sqlgen.Form { return pgUUID }

func (Dialect) StateLock() []string {
	return []string{`LOCK TABLE "sqluuid"."migration", "sqluuid"."migration_range", "sqluuid"."migration_journal", "sqluuid"."migration_kept" IN ACCESS EXCLUSIVE MODE`}
}

func (Dialect) LocksAll(context.Context, dialect.Querier) (bool, error) { return true, nil }
func (Dialect) Writers() int                                            { return 0 }
func (Dialect) RowHint() string                                         { return "" }
func (Dialect) RowLock() string                                         { return " FOR UPDATE" }
func (Dialect) Strictly(verb string) string                             { return verb }

// pgState asks for the schema of the state and its tables.
const pgState = `
SELECT format('GRANT CREATE ON DATABASE %I TO %I', current_database(), current_user)
WHERE to_regnamespace('sqluuid') IS NULL AND NOT has_database_privilege(current_database(), 'CREATE')
UNION ALL SELECT format('GRANT %s ON SCHEMA sqluuid TO %I', p, current_user) FROM pg_namespace n, unnest(ARRAY['USAGE', 'CREATE']) p
WHERE n.nspname = 'sqluuid' AND NOT has_schema_privilege(n.oid, p)
  AND (p = 'USAGE' OR NOT EXISTS (SELECT 1 FROM pg_class c WHERE c.relnamespace = n.oid AND c.relname = 'migration'))
UNION ALL SELECT format('GRANT %s ON %I.%I TO %I', p, n.nspname, c.relname, current_user) FROM pg_namespace n JOIN pg_class c ON c.relnamespace = n.oid, unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) p
WHERE n.nspname = 'sqluuid' AND c.relkind = 'r' AND c.relname IN ('migration', 'migration_range', 'migration_journal', 'migration_kept') AND NOT has_table_privilege(c.oid, p)`

func (Dialect) Lacks(ctx context.Context, q dialect.Querier, c *sqlgen.Class) ([]string, error) {
	var out []string
	for _, col := range c.Columns {
		list, err := dialect.ListNames(ctx, q, `SELECT format('GRANT UPDATE (%I) ON %I.%I TO %I', a.attname, n.nspname, c.relname, current_user)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
WHERE n.nspname = $1 AND c.relname = $2 AND a.attname = $3 AND NOT has_column_privilege(c.oid, a.attnum, 'UPDATE')`, col.Schema, col.Table, col.Name)
		if err != nil {
			return nil, err
		}
		out = append(out, list...)
	}
	list, err := dialect.ListNames(ctx, q, pgState)
	return append(out, list...), err
}

// What makes the state tables somebody else's, in whose place others could act with the
// rights of the role that runs a rewrite: an owner who is no friend, or code that they run.

// pgStateFaults looks at the schema of the state and at all that lies in it. Its owners are
// to be this role, the owner of the database or a superuser. Whoever else may make objects
// there, or triggers on its tables, could do so after the look.
const pgStateFaults = `
WITH friend AS (SELECT r.oid FROM pg_catalog.pg_roles r WHERE r.rolsuper OR r.rolname = current_user
  OR r.oid = (SELECT d.datdba FROM pg_catalog.pg_database d WHERE d.datname = pg_catalog.current_database())),
s AS (SELECT n.oid, n.nspowner, n.nspacl FROM pg_catalog.pg_namespace n WHERE n.nspname = 'sqluuid'),
t AS (SELECT c.* FROM pg_catalog.pg_class c, s WHERE c.relnamespace = s.oid),
m AS (SELECT t.* FROM t WHERE t.relkind <> 'i' AND t.relname IN ('migration', 'migration_range', 'migration_journal', 'migration_kept'))
SELECT 'the schema sqluuid belongs to role ' || pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(s.nspowner)) FROM s WHERE s.nspowner NOT IN (SELECT f.oid FROM friend f)
UNION ALL SELECT 'role ' || CASE WHEN a.grantee = 0 THEN 'PUBLIC' ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(a.grantee)) END || ' may create objects in the schema sqluuid'
 FROM s, pg_catalog.aclexplode(s.nspacl) a WHERE a.privilege_type = 'CREATE' AND a.grantee NOT IN (SELECT f.oid FROM friend f)
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(t.relname) || ' belongs to role ' || pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(t.relowner)) FROM t WHERE t.relowner NOT IN (SELECT f.oid FROM friend f)
UNION ALL SELECT 'the function sqluuid.' || pg_catalog.quote_ident(p.proname) || ' belongs to role ' || pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(p.proowner))
 FROM pg_catalog.pg_proc p, s WHERE p.pronamespace = s.oid AND p.proowner NOT IN (SELECT f.oid FROM friend f)
UNION ALL SELECT 'role ' || CASE WHEN a.grantee = 0 THEN 'PUBLIC' ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(a.grantee)) END || ' may make triggers on sqluuid.' || pg_catalog.quote_ident(m.relname)
 FROM m, pg_catalog.aclexplode(m.relacl) a WHERE a.privilege_type = 'TRIGGER' AND a.grantee NOT IN (SELECT f.oid FROM friend f)
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' is no ordinary table' FROM m WHERE m.relkind <> 'r' OR m.relispartition
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' has the trigger ' || pg_catalog.quote_ident(g.tgname) FROM m JOIN pg_catalog.pg_trigger g ON g.tgrelid = m.oid
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' has the rule ' || pg_catalog.quote_ident(w.rulename) FROM m JOIN pg_catalog.pg_rewrite w ON w.ev_class = m.oid
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' has row-level security' FROM m WHERE m.relrowsecurity OR EXISTS (SELECT 1 FROM pg_catalog.pg_policy y WHERE y.polrelid = m.oid)
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' has a default or is computed in column ' || pg_catalog.quote_ident(a.attname)
 FROM m JOIN pg_catalog.pg_attrdef e ON e.adrelid = m.oid JOIN pg_catalog.pg_attribute a ON a.attrelid = m.oid AND a.attnum = e.adnum
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' has the constraint ' || pg_catalog.quote_ident(k.conname) FROM m JOIN pg_catalog.pg_constraint k ON k.conrelid = m.oid AND k.contype NOT IN ('p', 'u', 'n')
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' has an index with an expression or a condition' FROM m JOIN pg_catalog.pg_index i ON i.indrelid = m.oid WHERE i.indexprs IS NOT NULL OR i.indpred IS NOT NULL
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' has a column of the type ' || pg_catalog.format_type(a.atttypid, a.atttypmod)
 FROM m JOIN pg_catalog.pg_attribute a ON a.attrelid = m.oid AND a.attnum > 0 AND NOT a.attisdropped JOIN pg_catalog.pg_type y ON y.oid = a.atttypid JOIN pg_catalog.pg_namespace n ON n.oid = y.typnamespace WHERE n.nspname <> 'pg_catalog'
UNION ALL SELECT 'sqluuid.' || pg_catalog.quote_ident(m.relname) || ' takes part in inheritance' FROM m WHERE EXISTS (SELECT 1 FROM pg_catalog.pg_inherits h WHERE m.oid IN (h.inhrelid, h.inhparent))`

// StateFaults of PostgreSQL.
func (Dialect) StateFaults(ctx context.Context, q dialect.Querier) ([]string, error) {
	return dialect.ListNames(ctx, q, pgStateFaults)
}
