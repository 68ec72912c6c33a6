//go:build unix

package migrate_test

import (
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

// A worker that is stopped for longer than its lease loses its range, and when it
// wakes up it writes nothing of it.
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

func aFrozenWorker(t *testing.T, l *lab, check func(what string, done bool)) {
	t.Helper()
	args := migrateArgs("v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes", "--chunk-rows", "5", "--lease", "300ms", "--lock-wait", "2s")
	var frozen *started
	for attempt := 0; ; attempt++ {
		frozen = startJSON(t, args...)
		for range 1 + attempt { // with the first one it may have come to the end of its range
			frozen.until(t, `"event":"chunk"`)
		}
		frozen.cmd.Process.Signal(syscall.SIGSTOP)
		second := startJSON(t, append(args, "--chunk-rows", "500")...)
		code, events := second.end()
		if code == 0 && strings.Contains(events, `"event":"takenover"`) {
			break
		}
		// Frozen within a transaction it has locks that nobody can take.
		if attempt == 20 || code != 0 && !strings.Contains(second.err.String(), "locked") {
			t.Fatalf("the second process: exit %d, and no range was taken over\n%s%s", code, events, second.err.String())
		}
		frozen.cmd.Process.Signal(syscall.SIGCONT)
		frozen.end()
		mustRun(t, migrateArgs("undo", flagsFor(l)...)...)
	}
	check("after the second process", true)
	frozen.cmd.Process.Signal(syscall.SIGCONT)
	code, events := frozen.end()
	if code != 0 || strings.Contains(events, `"event":"chunk"`) && !strings.Contains(events, "another process") {
		t.Errorf("the frozen one: exit %d\n%s%s", code, events, frozen.err.String())
	}
	check("after it woke up", true)
	mustRun(t, migrateArgs("undo", flagsFor(l)...)...)
	check("after the undo", false)
}

// A chunk may take longer than the lease of its worker and the patience of another one of
// the same process, which has come to the end of the other ranges and waits for it.
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
	got := mustRun(t, migrateArgs("v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes", "--json", "--allow-triggers", "--workers", "2", "--lease", "300ms", "--lock-wait", "1s")...)
	if !strings.Contains(got.out, `"event":"waiting"`) {
		t.Errorf("no worker waited:\n%s", got.out)
	}
	same(t, "after the run", s.loneRows(t), s.loneExpected())
}

// An undo that begins while others still go forward: one frozen in the middle of its
// range, and one that waits for that range. Neither of them takes up a range of the
// undo.
func TestAnUndoFencesWhoStillGoesForward(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 400, false)
		before := s.snapshot(t)
		args := migrateArgs("v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes", "--chunk-rows", "5", "--lease", "1m", "--lock-wait", "30s")
		undo := migrateArgs("undo", "--database", l.url, "--column", "orders.id", "--yes", "--chunk-rows", "1", "--lease", "1m", "--lock-wait", "2s")
		for attempt := 0; ; attempt++ {
			frozen := startJSON(t, args...)
			for range 1 + attempt { // with the first one it may have come to the end of its range
				frozen.until(t, `"event":"chunk"`)
			}
			frozen.cmd.Process.Signal(syscall.SIGSTOP)
			waits := startJSON(t, args...)
			_, waiting := waits.reaches(`"event":"waiting"`)
			back, code := waits, 1
			if waiting {
				back = startJSON(t, undo...)
				code, _ = back.end()
			}
			if attempt < 20 && (!waiting || code != 0 && strings.Contains(back.err.String(), "locked")) {
				// Frozen between two ranges it has none that others could wait for, and within
				// a transaction it has locks that nobody can take. In the middle of a commit
				// SQLite lets nobody read either.
				frozen.cmd.Process.Signal(syscall.SIGCONT)
				frozen.end()
				waits.end()
				mustRun(t, undo...)
				continue
			}
			if code != 0 {
				t.Fatalf("%s: exit %d\n%s", strings.Join(back.cmd.Args[1:3], " "), code, back.err.String())
			}
			if code, events := waits.end(); code != 3 || !strings.Contains(waits.err.String(), "by another process") && !strings.Contains(waits.err.String(), "in another process") {
				t.Errorf("the one that waited: exit %d, want 3\n%s%s", code, events, waits.err.String())
			}
			s.check(t, "after the undo", before)
			frozen.cmd.Process.Signal(syscall.SIGCONT)
			if code, events := frozen.end(); code != 3 {
				t.Errorf("the frozen one: exit %d, want 3\n%s%s", code, events, frozen.err.String())
			}
			s.check(t, "after all of them", before)
			return
		}
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
