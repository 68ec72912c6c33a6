package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
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

// A rewrite, a change of type, a copy by a list and finish, repeated after they ended, were
// refused.
func TestWhatHasEndedCanBeRepeated(t *testing.T) {
	commands := [][]string{
		{"v1-to-v6"},
		{"v1-to-v6", "--strategy", "copy"},
		{"network-to-mixed", "--strategy", "copy"},
		{"binary-to-text", "--then", "v1-to-v6"},
	}
	eachLab(t, func(t *testing.T, l *lab) {
		for _, c := range commands {
			t.Run(strings.Join(c, " "), func(t *testing.T) {
				l := l.another(t)
				newShop(t, l, 20, false)
				links := "SELECT payments.n FROM payments JOIN orders ON orders.id = order_id ORDER BY 1"
				target := []string{"--database", l.url, "--column", "orders.id", "--yes"}
				args := slices.Concat([]string{"migrate"}, c, target)
				mustRun(t, args...)
				done := l.dump(t, links)
				again := mustRun(t, args...)
				if !strings.Contains(again.out, "Nothing to do") {
					t.Errorf("repeated, it says\n%s", again.out)
				}
				same(t, "the links after the second", l.dump(t, links), done)
				finish := append([]string{"migrate", "finish"}, target...)
				mustRun(t, finish...)
				again = mustRun(t, finish...)
				if !strings.Contains(again.out+again.err, "there is nothing to forget") {
					t.Errorf("finish, repeated, says\n%s%s", again.out, again.err)
				}
			})
		}
	})
}

// Ids that already were what the rewrite makes ended it until they were skipped by a flag, and an
// undo must not take those back.
func TestIDsThatAreTheTargetAreNoMismatch(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		l.exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer)")
		r := rand.New(rand.NewPCG(3, 3))
		for n := range 30 {
			version := 1
			if n%3 == 0 {
				version = 6
			}
			l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d)", l.lit(newOf(r, version)), n))
		}
		all := "SELECT n, " + l.hexOf("id") + " FROM orders ORDER BY n"
		before := l.dump(t, all)
		for _, strategy := range []string{"in-place", "copy"} {
			args := []string{"migrate", "v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes", "--strategy", strategy}
			done := mustRun(t, args...)
			if !strings.Contains(done.out, "rewrote 20 values") || !strings.Contains(done.out, "orders.id: 30 of version 6") {
				t.Errorf("%s: the run says\n%s", strategy, done.out)
			}
			mustRun(t, "migrate", "undo", "--database", l.url, "--column", "orders.id", "--yes")
			same(t, "after the undo", l.dump(t, all), before)
		}
		l.exec(t, "DELETE FROM orders WHERE n % 3 > 0")
		got := mustRun(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes")
		if !strings.Contains(got.out, "Nothing to do: no id of version 1 is left") {
			t.Errorf("of version 6 alone it says\n%s", got.out)
		}
	})
}

// A run that was killed before its first chunk could be undone alone.
func TestARunThatChangedNothingCanBeFinished(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 50, false)
		before, tables := s.snapshot(t), l.tables(t)
		file := filepath.Join(t.TempDir(), "pause")
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		c := startJSON(t, migrateArgs("v1-to-v6", on(l, "--yes", "--pause-file", file)...)...)
		c.until(t, `"event":"paused"`)
		if err := c.cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		c.cmd.Wait()
		finish := append([]string{"migrate", "finish"}, on(l, "--yes")...)
		got := mustRun(t, finish...)
		if !strings.Contains(got.out, "is forgotten") {
			t.Errorf("finish says\n%s", got.out)
		}
		s.check(t, "after finish", before)
		same(t, "the tables", l.tables(t), tables)
	})
}
