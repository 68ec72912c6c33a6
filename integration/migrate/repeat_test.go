package migrate_test

import (
	"strings"
	"testing"
)

// A script that repeats a command until it exits with 0 ended with "refused" when the undo had
// been killed after its last commit.
func TestAnUndoThatEndedCanBeRepeated(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		newShop(t, l, 50, false)
		undo := []string{"migrate", "undo", "--database", l.url, "--column", "orders.id", "--yes"}
		if r := run(t, undo...); r.code != 3 {
			t.Errorf("an undo without a run: exit %d, %s", r.code, r.err)
		}
		mustRun(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes", "--quiet")
		mustRun(t, undo...)
		before := l.tables(t)
		if r := run(t, undo...); r.code != 0 || !strings.Contains(r.out+r.err, "was undone") {
			t.Errorf("the second undo: exit %d, %s%s", r.code, r.out, r.err)
		}
		same(t, "the tables", l.tables(t), before)
	})
}
