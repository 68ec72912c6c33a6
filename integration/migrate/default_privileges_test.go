package migrate_test

import (
	"strings"
	"testing"
)

// In a database whose default privileges give everybody all rights on new tables no run could
// begin: its own state tables were refused.
func TestDefaultPrivilegesDoNotOpenTheState(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	newShop(t, l, 20, false)
	l.exec(t, "ALTER DEFAULT PRIVILEGES GRANT ALL ON TABLES TO PUBLIC")
	l.exec(t, "ALTER DEFAULT PRIVILEGES GRANT ALL ON SCHEMAS TO PUBLIC")
	mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...)
	open := l.dump(t, "SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, aclexplode(c.relacl) a "+
		"WHERE n.nspname = 'sqluuid' AND a.grantee = 0")
	if len(open) > 0 {
		t.Errorf("everybody has rights on %s", strings.Join(open, ", "))
	}
	// Rights that somebody gives later are no work of the default, and refused.
	l.exec(t, "GRANT TRIGGER ON sqluuid.migration TO PUBLIC")
	wantError(t, run(t, migrateArgs("undo", on(l, "--yes")...)...), 3, "role PUBLIC may make triggers on sqluuid.migration")
	l.exec(t, "REVOKE TRIGGER ON sqluuid.migration FROM PUBLIC")
	mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
}
