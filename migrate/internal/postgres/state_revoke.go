package postgres

import "github.com/sqluuid/sqluuid/migrate/internal/dialect"

var _ dialect.StateRevoker = Dialect{}

// StateRevoke touches what this role owns alone.
func (Dialect) StateRevoke() string {
	return `DO $$ DECLARE g record; BEGIN
FOR g IN
  SELECT pg_catalog.format('REVOKE %s ON TABLE sqluuid.%I FROM %s', CASE WHEN a.grantee = 0 THEN 'ALL' ELSE 'TRIGGER' END,
         c.relname, CASE WHEN a.grantee = 0 THEN 'PUBLIC' ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(a.grantee)) END) AS revoke
  FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace, pg_catalog.aclexplode(c.relacl) a
  WHERE n.nspname = 'sqluuid' AND c.relkind = 'r' AND a.grantee <> c.relowner
    AND c.relowner = (SELECT r.oid FROM pg_catalog.pg_roles r WHERE r.rolname = current_user)
  UNION
  SELECT pg_catalog.format('REVOKE CREATE ON SCHEMA sqluuid FROM %s',
         CASE WHEN a.grantee = 0 THEN 'PUBLIC' ELSE pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(a.grantee)) END)
  FROM pg_catalog.pg_namespace n, pg_catalog.aclexplode(n.nspacl) a
  WHERE n.nspname = 'sqluuid' AND a.privilege_type = 'CREATE' AND a.grantee <> n.nspowner
    AND n.nspowner = (SELECT r.oid FROM pg_catalog.pg_roles r WHERE r.rolname = current_user)
LOOP EXECUTE g.revoke; END LOOP; END $$`
}
