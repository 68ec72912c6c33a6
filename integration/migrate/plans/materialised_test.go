package plans_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A materialised view keeps the old ids: the plan and the report say which, and how
// to refresh it, also through a view and for another materialised view made from it.
func TestMaterialisedViewsAreNamed(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	s := lab.NewShop(t, l, 20, false)
	for _, q := range []string{
		"CREATE VIEW paid AS SELECT order_id, n FROM payments", "CREATE SCHEMA \"Odd\"",
		"CREATE MATERIALIZED VIEW \"Odd\".\"Z seen\" AS SELECT order_id AS what FROM paid", "CREATE MATERIALIZED VIEW again AS SELECT what::text FROM \"Odd\".\"Z seen\"",
		"CREATE MATERIALIZED VIEW unrelated AS SELECT n FROM orders",
	} {
		l.Exec(t, q)
	}
	refresh := []string{`REFRESH MATERIALIZED VIEW "Odd"."Z seen"`, `REFRESH MATERIALIZED VIEW public.again`}
	var plan struct {
		Plan struct {
			Refresh  []string `json:"refresh"`
			Warnings []string `json:"warnings"`
		} `json:"plan"`
		Refresh []string `json:"refresh"`
	}
	out := lab.MustRun(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--dry-run", "--json").Out
	for line := range strings.Lines(out) {
		if err := json.Unmarshal([]byte(line), &plan); err != nil {
			t.Fatalf("%v in %s", err, line)
		}
	}
	if got := append(plan.Plan.Refresh, plan.Refresh...); !slices.Equal(got, refresh) {
		t.Errorf("the plan's refresh is %q, want %q in\n%s", got, refresh, out)
	}
	for _, verb := range []string{"v1-to-v6", "undo"} {
		got := lab.MustRun(t, lab.Args(verb, l.On("--yes")...)...)
		plan, report, _ := strings.Cut(got.Out, "Done:")
		if !strings.Contains(plan, "warning: materialised views keep the ids") || !strings.Contains(plan, strings.Join(refresh, "; ")) || strings.Contains(plan, "unrelated") {
			t.Errorf("the plan of %s does not name them:\n%s", verb, plan)
		}
		for _, r := range refresh {
			if !strings.Contains(report, r) {
				t.Errorf("the report of %s does not say %s:\n%s", verb, r, report)
			}
		}
	}
	lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes")...)...)
	six, _ := s.Orders[1].V6()
	seen := "SELECT count(*) FROM again WHERE what = '" + six.String() + "'"
	lab.Same(t, "before the refresh", l.Dump(t, seen), []string{"0"})
	for _, r := range refresh {
		l.Exec(t, r)
	}
	lab.Same(t, "after the refresh", l.Dump(t, seen), []string{"1"})
}

// scan does not send anyone to a rewrite that would be refused.
func TestScanOfAMaterialisedView(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE TABLE people (id char(36) PRIMARY KEY, n integer)")
	l.Exec(t, "INSERT INTO people SELECT gen_random_uuid()::text, n FROM generate_series(1, 50) n")
	l.Exec(t, "CREATE MATERIALIZED VIEW seen AS SELECT id FROM people")
	c := scanJSON(t, l).of(t, "seen", "id")
	if len(c.Advice) != 1 || c.Advice[0].Rewrite != "" || !strings.Contains(c.Advice[0].Reason, "materialised view") || !strings.Contains(c.Advice[0].Reason, "public.people") {
		t.Errorf("the advice is %+v", c.Advice)
	}
	text := lab.MustRun(t, "scan", "--database", l.URL).Out
	if strings.Contains(text, "--column public.seen.id") || !strings.Contains(text, "made from public.people") {
		t.Errorf("scan says\n%s", text)
	}
}
