package undo_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A script that repeats a command until it exits with 0 ended with "refused" when the undo had
// been killed after its last commit.
func TestAnUndoThatEndedCanBeRepeated(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		lab.NewShop(t, l, 50, false)
		undo := []string{"migrate", "undo", "--database", l.URL, "--column", "orders.id", "--yes"}
		if r := lab.Run(t, undo...); r.Code != 3 {
			t.Errorf("an undo without a run: exit %d, %s", r.Code, r.Err)
		}
		lab.MustRun(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes", "--quiet")
		lab.MustRun(t, undo...)
		before := l.Tables(t)
		if r := lab.Run(t, undo...); r.Code != 0 || !strings.Contains(r.Out+r.Err, "was undone") {
			t.Errorf("the second undo: exit %d, %s%s", r.Code, r.Out, r.Err)
		}
		lab.Same(t, "the tables", l.Tables(t), before)
	})
}

// A rewrite, one by a list and finish, repeated after they ended, were refused.
func TestWhatHasEndedCanBeRepeated(t *testing.T) {
	commands := [][]string{
		{"v1-to-v6"},
		{"network-to-mixed"},
		{"network-to-swapped"},
	}
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		for _, c := range commands {
			t.Run(strings.Join(c, " "), func(t *testing.T) {
				l := l.Another(t)
				lab.NewShop(t, l, 20, false)
				ids := "SELECT n, id FROM orders ORDER BY n"
				links := "SELECT payments.n FROM payments JOIN orders ON orders.id = order_id ORDER BY 1"
				target := []string{"--database", l.URL, "--column", "orders.id", "--yes"}
				args := slices.Concat([]string{"migrate"}, c, target)
				lab.MustRun(t, args...)
				done := l.Dump(t, links)
				again := lab.MustRun(t, args...)
				if !strings.Contains(again.Out, "Nothing to do") {
					t.Errorf("repeated, it says\n%s", again.Out)
				}
				lab.Same(t, "the links after the second", l.Dump(t, links), done)
				finish := append([]string{"migrate", "finish"}, target...)
				lab.MustRun(t, finish...)
				again = lab.MustRun(t, finish...)
				if !strings.Contains(again.Out+again.Err, "there is nothing to forget") {
					t.Errorf("finish, repeated, says\n%s%s", again.Out, again.Err)
				}
				stored := l.Dump(t, ids)
				last := lab.MustRun(t, args...)
				if !strings.Contains(last.Out, "Nothing to do") {
					t.Errorf("repeated after finish, it says\n%s", last.Out)
				}
				lab.Same(t, "the ids after the last", l.Dump(t, ids), stored)
			})
		}
	})
}

// A finish that was killed when it had removed its last run left the empty state tables, and the
// next one did too.
func TestAFinishDropsEmptyStateTables(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		lab.NewShop(t, l, 20, false)
		tables := l.Tables(t)
		lab.MustRun(t, lab.Args("v1-to-v6", l.Yes()...)...)
		for _, table := range l.StateTables() {
			l.Exec(t, "DELETE FROM "+table)
		}
		got := lab.MustRun(t, lab.Args("finish", l.On()...)...)
		if !strings.Contains(got.Out+got.Err, "there is nothing to forget") {
			t.Errorf("finish says\n%s%s", got.Out, got.Err)
		}
		lab.Same(t, "the tables", l.Tables(t), tables)
	})
}

// Ids that already were what the rewrite makes ended it until they were skipped by a flag, and an
// undo must not take those back.
func TestIDsThatAreTheTargetAreNoMismatch(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer)")
		r := rand.New(rand.NewPCG(3, 3))
		for n := range 30 {
			version := 1
			if n%3 == 0 {
				version = 6
			}
			l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d)", l.Lit(lab.NewOf(r, version)), n))
		}
		all := "SELECT n, " + l.HexOf("id") + " FROM orders ORDER BY n"
		before := l.Dump(t, all)
		done := lab.MustRun(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes")
		if !strings.Contains(done.Out, "rewrote 20 values") || !strings.Contains(done.Out, "orders.id: 30 of version 6") {
			t.Errorf("the run says\n%s", done.Out)
		}
		lab.MustRun(t, "migrate", "undo", "--database", l.URL, "--column", "orders.id", "--yes")
		lab.Same(t, "after the undo", l.Dump(t, all), before)
		l.Exec(t, "DELETE FROM orders WHERE n % 3 > 0")
		got := lab.MustRun(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes")
		if !strings.Contains(got.Out, "Nothing to do: no id of version 1 is left") {
			t.Errorf("of version 6 alone it says\n%s", got.Out)
		}
	})
}

// A run that was killed before its first chunk could be undone alone.
func TestARunThatChangedNothingCanBeFinished(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 50, false)
		before, tables := s.Snapshot(t), l.Tables(t)
		file := filepath.Join(t.TempDir(), "pause")
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		c := lab.Start(t, lab.Args("v1-to-v6", l.On("--yes", "--pause-file", file)...)...)
		c.Until(t, `"event":"paused"`)
		if err := c.Cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		c.Cmd.Wait()
		finish := append([]string{"migrate", "finish"}, l.On("--yes")...)
		got := lab.MustRun(t, finish...)
		if !strings.Contains(got.Out, "is forgotten") {
			t.Errorf("finish says\n%s", got.Out)
		}
		s.Check(t, "after finish", before)
		lab.Same(t, "the tables", l.Tables(t), tables)
	})
}
