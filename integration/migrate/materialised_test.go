package migrate_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// A materialised view keeps the old ids: the plan and the report say which, and how
// to refresh it, also through a view and for another materialised view made from it.
func TestMaterialisedViewsAreNamed(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	s := newShop(t, l, 20, false)
	for _, q := range []string{
		"CREATE VIEW paid AS SELECT order_id, n FROM payments", "CREATE SCHEMA \"Odd\"",
		"CREATE MATERIALIZED VIEW \"Odd\".\"Z seen\" AS SELECT order_id AS what FROM paid", "CREATE MATERIALIZED VIEW again AS SELECT what::text FROM \"Odd\".\"Z seen\"",
		"CREATE MATERIALIZED VIEW unrelated AS SELECT n FROM orders",
	} {
		l.exec(t, q)
	}
	refresh := []string{`REFRESH MATERIALIZED VIEW "Odd"."Z seen"`, `REFRESH MATERIALIZED VIEW public.again`}
	var plan struct {
		Plan struct {
			Refresh  []string `json:"refresh"`
			Warnings []string `json:"warnings"`
		} `json:"plan"`
		Refresh []string `json:"refresh"`
	}
	out := mustRun(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "orders.id", "--dry-run", "--json").out
	for line := range strings.Lines(out) {
		if err := json.Unmarshal([]byte(line), &plan); err != nil {
			t.Fatalf("%v in %s", err, line)
		}
	}
	if got := append(plan.Plan.Refresh, plan.Refresh...); !slices.Equal(got, refresh) {
		t.Errorf("the plan's refresh is %q, want %q in\n%s", got, refresh, out)
	}
	for _, verb := range []string{"v1-to-v6", "undo"} {
		got := mustRun(t, migrateArgs(verb, on(l, "--yes")...)...)
		plan, report, _ := strings.Cut(got.out, "Done:")
		if !strings.Contains(plan, "warning: materialised views keep the ids") || !strings.Contains(plan, strings.Join(refresh, "; ")) || strings.Contains(plan, "unrelated") {
			t.Errorf("the plan of %s does not name them:\n%s", verb, plan)
		}
		for _, r := range refresh {
			if !strings.Contains(report, r) {
				t.Errorf("the report of %s does not say %s:\n%s", verb, r, report)
			}
		}
	}
	mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...)
	six, _ := s.orders[1].V6()
	seen := "SELECT count(*) FROM again WHERE what = '" + six.String() + "'"
	same(t, "before the refresh", l.dump(t, seen), []string{"0"})
	for _, r := range refresh {
		l.exec(t, r)
	}
	same(t, "after the refresh", l.dump(t, seen), []string{"1"})
	wantError(t, run(t, migrateArgs("v6-to-v1", on(l, "--yes", "--strategy", "copy")...)...), 3, "materialized view")
}

// scan does not send anyone to a rewrite that would be refused.
func TestScanOfAMaterialisedView(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	l.exec(t, "CREATE TABLE people (id char(36) PRIMARY KEY, n integer)")
	l.exec(t, "INSERT INTO people SELECT gen_random_uuid()::text, n FROM generate_series(1, 50) n")
	l.exec(t, "CREATE MATERIALIZED VIEW seen AS SELECT id FROM people")
	c := scanJSON(t, l).of(t, "seen", "id")
	if len(c.Advice) != 1 || c.Advice[0].Rewrite != "" || !strings.Contains(c.Advice[0].Reason, "materialised view") || !strings.Contains(c.Advice[0].Reason, "public.people") {
		t.Errorf("the advice is %+v", c.Advice)
	}
	text := mustRun(t, "scan", "--database", l.url).out
	if strings.Contains(text, "--column public.seen.id") || !strings.Contains(text, "made from public.people") {
		t.Errorf("scan says\n%s", text)
	}
}
