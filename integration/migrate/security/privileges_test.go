package security_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A list has the statements of the page for the commands that read, for those that write, and for
// those that alter tables. Those of MySQL and MariaDB for a run in place are in narrow too, table by
// table.
type lists struct{ reading, writing, altering, narrow []string }

// grantsOf reads the statements of the page under a heading.
func grantsOf(t *testing.T, heading, database, role string) (out lists) {
	t.Helper()
	page, err := os.ReadFile("../../../docs/reference/privileges.md")
	if err != nil {
		t.Fatal(err)
	}
	_, part, found := strings.Cut(string(page), "\n## "+heading+"\n")
	part, _, _ = strings.Cut(part, "\n## ")
	blocks := regexp.MustCompile("(?s)```sql\n(.*?)```").FindAllStringSubmatch(part, -1)
	into := []*[]string{&out.reading, &out.writing, &out.altering, &out.narrow}
	if heading == "PostgreSQL" {
		into = into[:3]
	}
	if !found || len(blocks) != len(into) {
		t.Fatalf("the page has %d blocks under %q, want %d", len(blocks), heading, len(into))
	}
	words := regexp.MustCompile(`\b(shop|migrator|shop_owner)\b`)
	for i, list := range into {
		for _, st := range strings.Split(strings.TrimSpace(blocks[i][1]), ";\n") {
			*list = append(*list, words.ReplaceAllStringFunc(strings.TrimSuffix(st, ";"), func(w string) string {
				return map[string]string{"shop": database, "migrator": role, "shop_owner": role + "_o"}[w]
			}))
		}
	}
	return out
}

// The grants of the page were never written down, and so never tried; then those of pause, resume
// and all that alters a table were not.
func TestTheGrantsOfThePageAreEnough(t *testing.T) {
	for name, heading := range map[string]string{"PostgreSQL": "PostgreSQL", "MySQL": "MySQL and MariaDB", "MariaDB": "MySQL and MariaDB"} {
		t.Run(name, func(t *testing.T) {
			lab.OneByDay(t, lab.Servers, name)
			t.Parallel()
			l := lab.Open(t, name)
			s := lab.NewShop(t, l, 60, false)
			l.Exec(t, "DROP TABLE items")
			l.Exec(t, "DROP TABLE shipments")
			before := snapshotOf(t, s)
			role, its := l.Role(t)
			if name == "PostgreSQL" {
				owner := role + "_o"
				l.Exec(t, "CREATE ROLE "+owner)
				t.Cleanup(func() { l.DB.Exec("DROP OWNED BY " + owner); l.DB.Exec("DROP ROLE " + owner) })
				l.Exec(t, "ALTER TABLE orders OWNER TO "+owner)
				l.Exec(t, "ALTER TABLE payments OWNER TO "+owner)
			}
			page := grantsOf(t, heading, strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/"), role)
			writing := page.writing
			for _, st := range page.reading {
				l.Exec(t, st)
			}
			at := []string{"--database", its, "--column", "orders.id"}
			lab.MustRun(t, "scan", "--database", its)
			r := lab.Run(t, append([]string{"migrate", "plan", "v1-to-v6"}, at...)...)
			if r.Code != 3 || !strings.Contains(r.Err, "GRANT ") {
				t.Errorf("a plan with the rights to read: exit %d, %s", r.Code, r.Err)
			}
			if r := lab.Run(t, append([]string{"migrate", "v1-to-v6", "--yes"}, at...)...); r.Code != 3 {
				t.Errorf("a run with the rights to read: exit %d, %s", r.Code, r.Err)
			}
			if l.IsInnoDB() {
				prints(t, l, r, page.writing)
				prints(t, l, lab.Run(t, append([]string{"migrate", "plan", "binary-to-text"}, at...)...), page.altering)
				writing = page.narrow // a test of printed grants runs the others
			}
			for _, st := range writing {
				l.Exec(t, st)
			}
			r = lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, at...)...)
			// MariaDB 11.8 gives each plan one other warning.
			if strings.Count(r.Out, "warning: ") != strings.Count(r.Out, "(innodb_snapshot_isolation)") {
				t.Errorf("the plan warns in spite of all grants:\n%s", r.Out)
			}
			stopped := append([]string{"migrate", "v1-to-v6", "--yes", "--chunk-rows", "10", "--stop-after", "1ns"}, at...)
			if r := lab.Run(t, stopped...); r.Code != 5 {
				t.Errorf("a run that stops: exit %d, %s", r.Code, r.Err)
			}
			for _, verb := range []string{"pause", "resume", "v1-to-v6", "verify", "undo", "finish"} {
				args := append([]string{"migrate", verb}, at...)
				if verb == "pause" || verb == "resume" {
					lab.MustRun(t, args...)
					continue
				}
				if verb != "verify" {
					args = append(args, "--yes")
				}
				lab.MustRun(t, args...)
				if verb == "verify" {
					lab.MustRun(t, "migrate", "status", "--database", its)
				}
			}
			lab.Same(t, "after the undo", snapshotOf(t, s), before)
			for _, st := range page.altering {
				l.Exec(t, st)
			}
			alters(t, l, role, at)
			lab.Same(t, "after all that alters", snapshotOf(t, s), before)
			for _, table := range l.Tables(t) {
				if strings.Contains(table, "sqluuid_migration") || strings.Contains(table, "sqluuid.") {
					t.Errorf("finish left %s", table)
				}
			}
		})
	}
}

// prints compares what a refusal offers with the list of the page.
func prints(t *testing.T, l *lab.Lab, r lab.Result, page []string) {
	t.Helper()
	var got, want []string
	for line := range strings.Lines(r.Err) {
		if strings.HasPrefix(line, "GRANT ") {
			got = append(got, strings.NewReplacer("`", "", "'@'%';\n", "", "'", "").Replace(line))
		}
	}
	for _, st := range page {
		if l.Name == "MySQL" || !strings.Contains(st, "performance_schema") {
			want = append(want, st)
		}
	}
	lab.Same(t, "the grants that are printed", got, want)
}

// alters runs what alters the tables, and takes each back.
func alters(t *testing.T, l *lab.Lab, role string, at []string) {
	t.Helper()
	do := func(args ...string) {
		t.Helper()
		lab.MustRun(t, append(append([]string{"migrate", args[0], "--yes", "--quiet"}, args[1:]...), at...)...)
	}
	if l.IsInnoDB() && l.Ask(t, "SELECT @@log_bin AND NOT @@log_bin_trust_function_creators") == "1" { // as the page says
		r := lab.Run(t, append([]string{"migrate", "v1-to-v6", "--yes", "--normalize-inserts"}, at...)...)
		if r.Code != 3 || !strings.Contains(r.Err, "SUPER") {
			t.Errorf("triggers beside a binary log without SUPER: exit %d, %s", r.Code, r.Err)
		}
		l.Exec(t, "GRANT SUPER ON *.* TO "+role)
	}
	flags := [][]string{{"--normalize-inserts"}}
	if !l.IsInnoDB() {
		flags = [][]string{{"--normalize-inserts"}, {"--vacuum"}}
		l.Exec(t, "CREATE FUNCTION same() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'")
		l.Exec(t, "CREATE TRIGGER fires BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION same()")
		do("v1-to-v6", "--disable-triggers")
		do("undo", "--disable-triggers")
		l.Exec(t, "DROP TRIGGER fires ON orders")
	}
	for _, f := range flags {
		do(append([]string{"v1-to-v6"}, f...)...)
		do("undo")
	}
	for _, verb := range []string{"binary-to-text", "text-to-binary"} {
		do(verb)
		do("cutover", "--ignore-sessions")
		do("finish")
	}
	l.Exec(t, "CREATE TABLE hints (n integer PRIMARY KEY, order_id ID! NOT NULL)")
	l.Exec(t, "INSERT INTO hints SELECT n, id FROM orders WHERE n < 9")
	if !l.IsInnoDB() {
		l.Exec(t, "ALTER TABLE hints OWNER TO "+role+"_o")
	}
	do("v1-to-v6", "--also", "hints.order_id", "--create-missing-indexes")
	do("undo")
	if l.IsInnoDB() {
		do("finish")
		return
	}
	do("finish")
}

// snapshotOf is the orders and payments.
func snapshotOf(t *testing.T, s *lab.Shop) []string {
	t.Helper()
	h := s.Lab.HexOf
	return append(s.Lab.Dump(t, "SELECT n, tenant, note, "+h("id")+" FROM orders ORDER BY n"), s.Lab.Dump(t, "SELECT n, "+h("order_id")+" FROM payments ORDER BY n")...)
}
