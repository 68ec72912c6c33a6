package security_test

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// In a database whose default privileges give everybody all rights on new tables no run could
// begin: its own state tables were refused.
func TestDefaultPrivilegesDoNotOpenTheState(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	lab.NewShop(t, l, 20, false)
	l.Exec(t, "ALTER DEFAULT PRIVILEGES GRANT ALL ON TABLES TO PUBLIC")
	l.Exec(t, "ALTER DEFAULT PRIVILEGES GRANT ALL ON SCHEMAS TO PUBLIC")
	lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes")...)...)
	open := l.Dump(t, "SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, aclexplode(c.relacl) a "+
		"WHERE n.nspname = 'sqluuid' AND a.grantee = 0")
	if len(open) > 0 {
		t.Errorf("everybody has rights on %s", strings.Join(open, ", "))
	}
	// Rights that somebody gives later are no work of the default, and refused.
	l.Exec(t, "GRANT TRIGGER ON sqluuid.migration TO PUBLIC")
	lab.WantError(t, lab.Run(t, lab.Args("undo", l.On("--yes")...)...), 3, "role PUBLIC may make triggers on sqluuid.migration")
	l.Exec(t, "REVOKE TRIGGER ON sqluuid.migration FROM PUBLIC")
	lab.MustRun(t, lab.Args("undo", l.On("--yes")...)...)
}
