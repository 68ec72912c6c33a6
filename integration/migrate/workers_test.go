//go:build unix

package migrate_test

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// Several workers in one process, and then two such processes, share a run.
func TestWorkersShareARun(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 800, true)
		before := s.snapshot(t)
		args := migrateArgs("v1-to-v6", flagsFor(l, "--on-mismatch=skip", "--workers", "3", "--json")...)
		for attempt := 0; ; attempt++ {
			got := mustRun(t, args...)
			s.check(t, "after v1-to-v6 with 3 workers", s.expected())
			busy := 0
			for _, w := range []string{`"worker":1`, `"worker":2`, `"worker":3`} {
				if strings.Contains(got.out, w) {
					busy++
				}
			}
			if l.name == "SQLite" && busy == 1 || l.name != "SQLite" && busy > 1 {
				break
			}
			if l.name == "SQLite" || attempt == 10 { // one of them may be done before the others have begun
				t.Fatalf("%d workers had chunks", busy)
			}
			mustRun(t, migrateArgs("undo", flagsFor(l)...)...)
		}
		var wg sync.WaitGroup
		codes := make([]result, 2)
		for i := range codes {
			wg.Go(func() {
				codes[i] = run(t, migrateArgs("undo", flagsFor(l, "--workers", "2", "--lock-wait", "30s")...)...)
			})
		}
		wg.Wait()
		for _, c := range codes {
			if c.code != 0 && !strings.Contains(c.err, "no run") { // it was planned when the other was over
				t.Errorf("undo: exit %d: %s", c.code, c.err)
			}
		}
		s.check(t, "after the undo by two processes", before)
	})
}

// Of many workers for one range all but one have nothing to do. They do not take the one
// for a worker of another process, which may have been killed.
func TestWorkersOfOneProcessDoNotWaitForEachOther(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		newShop(t, l, 30, false)
		for range 5 {
			got := mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes", "--workers", "8", "--json")...)...)
			if strings.Contains(got.out, "other workers have the ranges") {
				t.Errorf("a worker waits for another one:\n%s", got.out)
			}
			mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
		}
	})
}

// A worker that is frozen between two chunks holds nothing, and when it wakes up it writes
// nothing that another process has done.
func TestAFrozenWorkerIsFenced(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 400, false)
		before := s.snapshot(t)
		aFrozenWorker(t, l, func(what string, done bool) {
			t.Helper()
			want := before
			if done {
				want = s.expected()
			}
			s.check(t, what, want)
		})
	})
}

func TestAFrozenWorkerOfALoneTableIsFenced(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := loneOrders(t, l, 2000)
		before := s.loneRows(t)
		aFrozenWorker(t, l, func(what string, done bool) {
			t.Helper()
			want := before
			if done {
				want = s.loneExpected()
			}
			same(t, what, s.loneRows(t), want)
		})
	})
}

// frozenBetweenChunks starts a command that is frozen between two of its chunks. Wakes lets it
// go on.
func frozenBetweenChunks(t *testing.T, args ...string) (c *started, wakes func()) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "pause")
	c = startJSON(t, append(args, "--pause-file", file)...)
	c.until(t, `"event":"chunk"`)
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	c.until(t, `"event":"paused"`)
	c.cmd.Process.Signal(syscall.SIGSTOP)
	return c, func() {
		os.Remove(file)
		c.cmd.Process.Signal(syscall.SIGCONT)
	}
}

func aFrozenWorker(t *testing.T, l *lab, check func(what string, done bool)) {
	t.Helper()
	args := migrateArgs("v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes", "--chunk-rows", "5", "--lock-wait", "2s")
	frozen, wakes := frozenBetweenChunks(t, args...)
	mustRun(t, append(args, "--chunk-rows", "500", "--quiet")...)
	check("after the second process", true)
	wakes()
	if code, events := frozen.end(); code != 0 {
		t.Errorf("the frozen one: exit %d\n%s%s", code, events, frozen.err.String())
	}
	check("after it woke up", true)
	mustRun(t, migrateArgs("undo", flagsFor(l)...)...)
	check("after the undo", false)
}

// A chunk may take longer than the patience of another worker of the same process, which has
// come to the end of the other ranges and waits for it.
func TestAWorkerWaitsForALongChunkOfItsOwnProcess(t *testing.T) {
	eachInnoDB(t, aWorkerWaitsForALongChunk)
}

func aWorkerWaitsForALongChunk(t *testing.T, l *lab) {
	s := loneOrders(t, l, 20_000)
	l.exec(t, "ANALYZE TABLE orders")
	for _, q := range []string{
		"CREATE TABLE slow (n integer PRIMARY KEY, seconds integer NOT NULL)",
		"INSERT INTO slow SELECT n, 8 FROM orders ORDER BY id LIMIT 1",
		"INSERT INTO slow SELECT n, 1 FROM orders ORDER BY id DESC LIMIT 1",
		"CREATE TRIGGER slow BEFORE UPDATE ON orders FOR EACH ROW BEGIN DECLARE s integer DEFAULT (SELECT seconds FROM slow WHERE n = NEW.n); IF s > 0 THEN DO SLEEP(s); END IF; END",
	} {
		l.exec(t, q)
	}
	mustRun(t, migrateArgs("v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes", "--quiet", "--allow-triggers", "--workers", "2", "--lock-wait", "1s")...)
	same(t, "after the run", s.loneRows(t), s.loneExpected())
}

// An undo that begins while a worker is frozen between two chunks: when that wakes up it
// writes nothing.
func TestAnUndoFencesWhoStillGoesForward(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 400, false)
		before := s.snapshot(t)
		frozen, wakes := frozenBetweenChunks(t, migrateArgs("v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes", "--chunk-rows", "5", "--lock-wait", "30s")...)
		mustRun(t, migrateArgs("undo", "--database", l.url, "--column", "orders.id", "--yes", "--chunk-rows", "3", "--quiet")...)
		s.check(t, "after the undo", before)
		wakes()
		if code, events := frozen.end(); code != 3 || !strings.Contains(frozen.err.String(), "by another process") {
			t.Errorf("the frozen one: exit %d, want 3\n%s%s", code, events, frozen.err.String())
		}
		s.check(t, "after both", before)
	})
}

// Two workers killed at random moments, again and again, and run to the end.
func TestTwoWorkersKilledAtRandomMoments(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 800, true)
		args := migrateArgs("v1-to-v6", flagsFor(l, "--on-mismatch=skip", "--workers", "2", "--lock-wait", "30s")...)
		for i := range 3 {
			var wg sync.WaitGroup
			for k := range 2 {
				wg.Go(func() { killAfter(t, i+k, time.Duration(i*7)*time.Millisecond, args...) })
			}
			wg.Wait()
			if o := s.orphans(t); o != "0" {
				t.Fatalf("%s orphans in a committed state", o)
			}
		}
		mustRun(t, args...)
		s.check(t, "after the last run", s.expected())
	})
}
