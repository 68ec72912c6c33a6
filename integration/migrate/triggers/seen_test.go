package triggers_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// MySQL hides triggers from a role without TRIGGER, and no harmless statement asks it for the right:
// the plan reads SHOW GRANTS. Where it takes the right for given, the role sees the trigger, however
// the right was granted.
func TestTheRightToSeeTriggersIsReadAsTheServerGivesIt(t *testing.T) {
	l := lab.Open(t, "MySQL")
	lab.NewShop(t, l, 20, false)
	l.NullNotes(t)
	role, its := l.Role(t)
	name := strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/")
	exact := strings.ReplaceAll(name, "_", `\_`) // else the name is a pattern, too
	start, group := exact[:len(exact)-1], role+"_g"
	before := []string{"CREATE USER IF NOT EXISTS {u} IDENTIFIED BY 's3cret'", "CREATE ROLE {g}", "GRANT PROCESS ON *.* TO {u}"}
	for _, table := range l.StateTables() {
		before = append(before, "GRANT CREATE, SELECT, INSERT, UPDATE, DELETE ON "+table+" TO {u}")
	}
	for _, table := range []string{"orders", "payments", "items", "shipments"} {
		before = append(before, "GRANT SELECT, UPDATE ON "+table+" TO {u}")
	}
	for _, c := range []struct {
		name     string
		grants   []string
		sees     bool
		isHidden bool // from SHOW GRANTS
	}{
		{name: "nothing"},
		{name: "the tables", grants: []string{"GRANT TRIGGER ON orders TO {u}", "GRANT TRIGGER ON payments TO {u}", "GRANT TRIGGER ON items TO {u}", "GRANT TRIGGER ON shipments TO {u}"}, sees: true},
		{name: "another table", grants: []string{"GRANT TRIGGER ON payments TO {u}"}},
		{name: "the database", grants: []string{"GRANT TRIGGER ON {db}.* TO {u}"}, sees: true},
		{name: "all of the database", grants: []string{"GRANT ALL ON {db}.* TO {u}"}, sees: true},
		{name: "everything", grants: []string{"GRANT TRIGGER ON *.* TO {u}"}, sees: true},
		{name: "a pattern", grants: []string{"GRANT TRIGGER ON `{start}%`.* TO {u}"}, sees: true},
		{name: "a pattern behind the name", grants: []string{"GRANT TRIGGER ON `{start}%`.* TO {u}", "GRANT INSERT ON `{exact}`.* TO {u}"}},
		{name: "one of two patterns", grants: []string{"GRANT TRIGGER ON `sqluuid%`.* TO {u}", "GRANT INSERT ON `{start}%`.* TO {u}"}},
		{name: "a role", grants: []string{"GRANT TRIGGER ON {db}.* TO {g}", "GRANT {g} TO {u}", "SET DEFAULT ROLE ALL TO {u}"}, sees: true},
		{name: "a role that is not active", grants: []string{"GRANT TRIGGER ON {db}.* TO {g}", "GRANT {g} TO {u}"}},
		{name: "another host", grants: []string{"CREATE USER {u}@'127.0.0.1' IDENTIFIED BY 's3cret'", "GRANT PROCESS ON *.* TO {u}@'127.0.0.1'", "GRANT TRIGGER ON {db}.* TO {u}"}, isHidden: true},
		{name: "another host without it", grants: []string{"CREATE USER {u}@'127.0.0.1' IDENTIFIED BY 's3cret'", "GRANT PROCESS ON *.* TO {u}@'127.0.0.1'", "GRANT CREATE, INSERT, DELETE ON {db}.* TO {u}"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			replace := strings.NewReplacer("{u}", role, "{db}", name, "{start}", start, "{exact}", exact, "{g}", group)
			defer l.DB.Exec(replace.Replace("DROP USER IF EXISTS {u}, {u}@'127.0.0.1', {g}"))
			for _, q := range slices.Concat(before, c.grants) {
				l.Exec(t, replace.Replace(q))
			}
			db, err := dbtest.Open(its)
			if err != nil {
				t.Fatal(err)
			}
			defer db.Close()
			n := 0
			if err := db.QueryRow("SELECT COUNT(*) FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = ?", name).Scan(&n); err != nil {
				t.Fatal(err)
			}
			r := lab.Run(t, "migrate", "plan", "v1-to-v6", "--database", its, "--column", "orders.id")
			refused := strings.Contains(r.Err, "gives this role no TRIGGER on "+name+".")
			if r.Code != 3 || n == 1 != c.sees && !c.isHidden || refused != !c.sees || !refused && n == 0 {
				t.Errorf("the role sees %d triggers, want %v; refused for TRIGGER: %v\n%s", n, c.sees, refused, r.Err)
			}
		})
	}
}
