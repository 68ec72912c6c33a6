//go:build unix

package runs_test

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// Several workers in one process, and then two such processes, share a run.
func TestWorkersShareARun(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 800, true)
		before := s.Snapshot(t)
		args := lab.Args("v1-to-v6", l.InChunks("--on-mismatch=skip", "--workers", "3", "--json")...)
		for attempt := 0; ; attempt++ {
			got := lab.MustRun(t, args...)
			s.Check(t, "after v1-to-v6 with 3 workers", s.Expected())
			busy := 0
			for _, w := range []string{`"worker":1`, `"worker":2`, `"worker":3`} {
				if strings.Contains(got.Out, w) {
					busy++
				}
			}
			if l.Name == "SQLite" && busy == 1 || l.Name != "SQLite" && busy > 1 {
				break
			}
			if l.Name == "SQLite" || attempt == 10 { // one of them may be done before the others have begun
				t.Fatalf("%d workers had chunks", busy)
			}
			lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
		}
		var wg sync.WaitGroup
		codes := make([]lab.Result, 2)
		for i := range codes {
			wg.Go(func() {
				codes[i] = lab.Run(t, lab.Args("undo", l.InChunks("--workers", "2", "--lock-wait", "30s")...)...)
			})
		}
		wg.Wait()
		for _, c := range codes {
			if c.Code != 0 && !strings.Contains(c.Err, "no run") { // it was planned when the other was over
				t.Errorf("undo: exit %d: %s", c.Code, c.Err)
			}
		}
		s.Check(t, "after the undo by two processes", before)
	})
}

// Of many workers for one range all but one have nothing to do. They do not take the one
// for a worker of another process, which may have been killed.
func TestWorkersOfOneProcessDoNotWaitForEachOther(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		lab.NewShop(t, l, 30, false)
		for range 5 {
			got := lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--workers", "8", "--json")...)...)
			if strings.Contains(got.Out, "other workers have the ranges") {
				t.Errorf("a worker waits for another one:\n%s", got.Out)
			}
			lab.MustRun(t, lab.Args("undo", l.On("--yes")...)...)
		}
	})
}

// A worker that is frozen between two chunks holds nothing, and when it wakes up it writes
// nothing that another process has done.
func TestAFrozenWorkerIsFenced(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 400, false)
		before := s.Snapshot(t)
		aFrozenWorker(t, l, func(what string, done bool) {
			t.Helper()
			want := before
			if done {
				want = s.Expected()
			}
			s.Check(t, what, want)
		})
	})
}

func TestAFrozenWorkerOfALoneTableIsFenced(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewLoneShop(t, l, 2000)
		before := s.LoneRows(t)
		aFrozenWorker(t, l, func(what string, done bool) {
			t.Helper()
			want := before
			if done {
				want = s.LoneExpected()
			}
			lab.Same(t, what, s.LoneRows(t), want)
		})
	})
}

// frozenBetweenChunks starts a command that is frozen between two of its chunks. Wakes lets it
// go on.
func frozenBetweenChunks(t *testing.T, args ...string) (c *lab.Started, wakes func()) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "pause")
	c = lab.Start(t, append(args, "--pause-file", file)...)
	c.Until(t, `"event":"chunk"`)
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	c.Until(t, `"event":"paused"`)
	c.Freeze()
	return c, func() {
		os.Remove(file)
		c.Cmd.Process.Signal(syscall.SIGCONT)
	}
}

func aFrozenWorker(t *testing.T, l *lab.Lab, check func(what string, done bool)) {
	t.Helper()
	args := lab.Args("v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes", "--chunk-rows", "5", "--lock-wait", "2s")
	frozen, wakes := frozenBetweenChunks(t, args...)
	lab.MustRun(t, append(args, "--chunk-rows", "500", "--quiet")...)
	check("after the second process", true)
	wakes()
	if code, events := frozen.End(); code != 0 {
		t.Errorf("the frozen one: exit %d\n%s%s", code, events, frozen.Err.String())
	}
	check("after it woke up", true)
	lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
	check("after the undo", false)
}

// A chunk may take longer than the patience of another worker of the same process, which has
// come to the end of the other ranges and waits for it.
func TestAWorkerWaitsForALongChunkOfItsOwnProcess(t *testing.T) {
	lab.EachInnoDB(t, aWorkerWaitsForALongChunk)
}

func aWorkerWaitsForALongChunk(t *testing.T, l *lab.Lab) {
	s := lab.NewLoneShop(t, l, 20_000)
	l.Exec(t, "ANALYZE TABLE orders")
	for _, q := range []string{
		"CREATE TABLE slow (n integer PRIMARY KEY, seconds integer NOT NULL)",
		"INSERT INTO slow SELECT n, 8 FROM orders ORDER BY id LIMIT 1",
		"INSERT INTO slow SELECT n, 1 FROM orders ORDER BY id DESC LIMIT 1",
		"CREATE TRIGGER slow BEFORE UPDATE ON orders FOR EACH ROW BEGIN DECLARE s integer DEFAULT (SELECT seconds FROM slow WHERE n = NEW.n); IF s > 0 THEN DO SLEEP(s); END IF; END",
	} {
		l.Exec(t, q)
	}
	lab.MustRun(t, lab.Args("v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes", "--quiet", "--allow-triggers", "--workers", "2", "--lock-wait", "1s")...)
	lab.Same(t, "after the run", s.LoneRows(t), s.LoneExpected())
}

// An undo that begins while a worker is frozen between two chunks: when that wakes up it
// writes nothing.
func TestAnUndoFencesWhoStillGoesForward(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 400, false)
		before := s.Snapshot(t)
		frozen, wakes := frozenBetweenChunks(t, lab.Args("v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes", "--chunk-rows", "5", "--lock-wait", "30s")...)
		lab.MustRun(t, lab.Args("undo", "--database", l.URL, "--column", "orders.id", "--yes", "--chunk-rows", "3", "--quiet")...)
		s.Check(t, "after the undo", before)
		wakes()
		if code, events := frozen.End(); code != 3 || !strings.Contains(frozen.Err.String(), "by another process") {
			t.Errorf("the frozen one: exit %d, want 3\n%s%s", code, events, frozen.Err.String())
		}
		s.Check(t, "after both", before)
	})
}

// Two workers killed at random moments, again and again, and run to the end.
func TestTwoWorkersKilledAtRandomMoments(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 800, true)
		args := lab.Args("v1-to-v6", l.InChunks("--on-mismatch=skip", "--workers", "2", "--lock-wait", "30s")...)
		var killed atomic.Int32
		for i := range 3 {
			var wg sync.WaitGroup
			for k := range 2 {
				wg.Go(func() { // the first two are in the middle on any machine
					if lab.KillAfter(t, 1+i+k, time.Duration(i*7)*time.Millisecond, args...) {
						killed.Add(1)
					}
				})
			}
			wg.Wait()
			if o := s.Orphans(t); o != "0" {
				t.Fatalf("%s orphans in a committed state", o)
			}
		}
		if killed.Load() == 0 {
			t.Error("no process was killed in the middle")
		}
		lab.MustRun(t, args...)
		s.Check(t, "after the last run", s.Expected())
	})
}
