package migrate_test

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// grantsOf reads the statements of the page under a heading, for the reading commands and for
// those that write.
func grantsOf(t *testing.T, heading, database, role string) (reading, writing []string) {
	t.Helper()
	page, err := os.ReadFile("../../docs/reference/privileges.md")
	if err != nil {
		t.Fatal(err)
	}
	_, part, found := strings.Cut(string(page), "\n## "+heading+"\n")
	part, _, _ = strings.Cut(part, "\n## ")
	blocks := regexp.MustCompile("(?s)```sql\n(.*?)```").FindAllStringSubmatch(part, -1)
	if !found || len(blocks) != 2 {
		t.Fatalf("the page has %d blocks under %q, want 2", len(blocks), heading)
	}
	words := regexp.MustCompile(`\b(shop|migrator)\b`)
	for i, out := range []*[]string{&reading, &writing} {
		for _, st := range strings.Split(strings.TrimSpace(blocks[i][1]), ";\n") {
			*out = append(*out, words.ReplaceAllStringFunc(strings.TrimSuffix(st, ";"), func(w string) string {
				return map[string]string{"shop": database, "migrator": role}[w]
			}))
		}
	}
	return reading, writing
}

// The grants of the page were never written down, and so never tried.
func TestTheGrantsOfThePageAreEnough(t *testing.T) {
	for name, heading := range map[string]string{"PostgreSQL": "PostgreSQL", "MySQL": "MySQL and MariaDB", "MariaDB": "MySQL and MariaDB"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := labs()[name](t)
			s := newShop(t, l, 60, false)
			l.exec(t, "DROP TABLE items")
			l.exec(t, "DROP TABLE shipments")
			before := s.snapshotOf(t)
			role, its := plainRole(t, l)
			reading, writing := grantsOf(t, heading, strings.TrimPrefix(mustURL(t, l.url).Path, "/"), role)
			for _, st := range reading {
				l.exec(t, st)
			}
			at := []string{"--database", its, "--column", "orders.id"}
			mustRun(t, "scan", "--database", its)
			r := run(t, append([]string{"migrate", "plan", "v1-to-v6"}, at...)...)
			if r.code != 3 || !strings.Contains(r.err, "GRANT ") {
				t.Errorf("a plan with the rights to read: exit %d, %s", r.code, r.err)
			}
			if r := run(t, append([]string{"migrate", "v1-to-v6", "--yes"}, at...)...); r.code != 3 {
				t.Errorf("a run with the rights to read: exit %d, %s", r.code, r.err)
			}
			for _, st := range writing {
				l.exec(t, st)
			}
			r = mustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, at...)...)
			if strings.Contains(r.out, "warning: ") {
				t.Errorf("the plan warns in spite of all grants:\n%s", r.out)
			}
			for _, verb := range []string{"v1-to-v6", "verify", "undo", "finish"} {
				args := append([]string{"migrate", verb}, at...)
				if verb != "verify" {
					args = append(args, "--yes")
				}
				mustRun(t, args...)
				if verb == "verify" {
					mustRun(t, "migrate", "status", "--database", its)
				}
			}
			same(t, "after the undo", s.snapshotOf(t), before)
			for _, table := range l.tables(t) {
				if strings.Contains(table, "sqluuid_migration") || strings.Contains(table, "sqluuid.") {
					t.Errorf("finish left %s", table)
				}
			}
		})
	}
}

// snapshotOf is the orders and payments.
func (s *shop) snapshotOf(t *testing.T) []string {
	t.Helper()
	h := s.l.hexOf
	return append(s.l.dump(t, "SELECT n, tenant, note, "+h("id")+" FROM orders ORDER BY n"), s.l.dump(t, "SELECT n, "+h("order_id")+" FROM payments ORDER BY n")...)
}
