package runs_test

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

func TestMigrateAndUndo(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 2000, false)
		before := s.Snapshot(t)
		tables := l.Tables(t)
		flags := []string{"--database", l.URL, "--column", "orders.id", "--chunk-rows", "300"}

		r := lab.MustRun(t, append([]string{"migrate", "v1-to-v6", "--dry-run"}, flags...)...)
		s.Check(t, "after a dry run", before)
		lab.Same(t, "tables after a dry run", l.Tables(t), tables)
		for _, want := range []string{"orders.id", "items.order_id", "shipments.order_id", "shipments.previous", "payments.order_id", "2,000"} {
			if !strings.Contains(r.Out, want) {
				t.Errorf("the plan does not name %s:\n%s", want, r.Out)
			}
		}

		r = lab.MustRun(t, append([]string{"migrate", "v1-to-v6", "--yes"}, flags...)...)
		t.Log(r.Out, r.Err)
		s.Check(t, "after v1-to-v6", s.Expected())

		r = lab.MustRun(t, append([]string{"migrate", "v1-to-v6", "--yes"}, flags...)...)
		if !strings.Contains(r.Out, "Nothing to do") {
			t.Errorf("a second run says:\n%s", r.Out)
		}
		s.Check(t, "after a second run", s.Expected())

		lab.MustRun(t, append([]string{"migrate", "undo", "--yes"}, flags...)...)
		s.Check(t, "after the undo", before)
	})
}
