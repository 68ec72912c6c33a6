package migrate_test

import (
	"strings"
	"testing"
)

func TestMigrateAndUndo(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 2000, false)
		before := s.snapshot(t)
		tables := l.tables(t)
		flags := []string{"--database", l.url, "--column", "orders.id", "--chunk-rows", "300"}

		r := mustRun(t, append([]string{"migrate", "v1-to-v6", "--dry-run"}, flags...)...)
		s.check(t, "after a dry run", before)
		same(t, "tables after a dry run", l.tables(t), tables)
		for _, want := range []string{"orders.id", "items.order_id", "shipments.order_id", "shipments.previous", "payments.order_id", "2,000"} {
			if !strings.Contains(r.out, want) {
				t.Errorf("the plan does not name %s:\n%s", want, r.out)
			}
		}

		r = mustRun(t, append([]string{"migrate", "v1-to-v6", "--yes"}, flags...)...)
		t.Log(r.out, r.err)
		s.check(t, "after v1-to-v6", s.expected())

		r = mustRun(t, append([]string{"migrate", "v1-to-v6", "--yes"}, flags...)...)
		if !strings.Contains(r.out, "Nothing to do") {
			t.Errorf("a second run says:\n%s", r.out)
		}
		s.check(t, "after a second run", s.expected())

		mustRun(t, append([]string{"migrate", "undo", "--yes"}, flags...)...)
		s.check(t, "after the undo", before)
	})
}
