package dialect

import (
	"context"
	"strings"
)

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
func (postgres) StateFaults(ctx context.Context, q Querier) ([]string, error) {
	return names(ctx, q, pgStateFaults)
}

const stateNames = "('sqluuid_migration', 'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept')"

// StateFaults of MySQL and MariaDB: tables have no owners there, and a trigger acts with the
// rights of the account that made it.
func (mysql) StateFaults(ctx context.Context, q Querier) ([]string, error) {
	return names(ctx, q, "SELECT CONCAT(EVENT_OBJECT_TABLE, ' has the trigger ', TRIGGER_NAME) FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = DATABASE() AND EVENT_OBJECT_TABLE IN "+stateNames+
		" UNION ALL SELECT CONCAT(TABLE_NAME, ' is no table of InnoDB') FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN "+stateNames+
		" AND (TABLE_TYPE <> 'BASE TABLE' OR ENGINE <> 'InnoDB')")
}

// StateFaults of SQLite: whoever may write the file may have made triggers.
func (sqlite) StateFaults(ctx context.Context, q Querier) ([]string, error) {
	return names(ctx, q, `SELECT tbl_name || ' has the trigger ' || name FROM main.sqlite_master WHERE type = 'trigger' AND lower(tbl_name) IN `+stateNames+`
UNION ALL SELECT name || ' is no ordinary table' FROM main.sqlite_master WHERE lower(name) IN `+stateNames+` AND (type <> 'table' OR sql LIKE 'CREATE VIRTUAL%')`)
}

// StateFaults of SQL Server.
func (sqlserver) StateFaults(ctx context.Context, q Querier) ([]string, error) {
	of := "OBJECT_ID(N'" + strings.Join([]string{"[sqluuid].[migration]", "[sqluuid].[migration_range]", "[sqluuid].[migration_journal]", "[sqluuid].[migration_kept]"}, "'), OBJECT_ID(N'") + "')"
	return names(ctx, q, "SELECT OBJECT_NAME(parent_object_id) + N' has ' + name FROM sys.objects WHERE parent_object_id IN ("+of+") AND type IN ('TR', 'TA', 'D', 'C', 'F')"+
		" UNION ALL SELECT N'the schema sqluuid belongs to ' + USER_NAME(principal_id) FROM sys.schemas WHERE name = N'sqluuid' AND principal_id NOT IN (1, USER_ID())")
}
