package copies_test

import (
	"bufio"
	"context"
	"database/sql"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/seedtest"
)

func onlineFlags(l *lab.Lab, more ...string) []string {
	return l.Yes(append([]string{"--strategy", "copy", "--online"}, more...)...)
}

// leftovers are triggers, and tables and schemas of an online copy.
func leftovers(t *testing.T, l *lab.Lab) []string {
	t.Helper()
	return l.Dump(t, `SELECT 'trigger', TRIGGER_NAME FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()
UNION ALL SELECT 'table', TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND (TABLE_NAME LIKE '%\_log\_2%' OR TABLE_NAME LIKE '%\_pick\_2%' OR TABLE_NAME LIKE '%\_seen\_2%' OR TABLE_NAME LIKE '%\_new\_2%' OR TABLE_NAME LIKE '%\_sums\_2%')`)
}

// Writers insert, change ids and what is unique, delete and cascade while the tables
// are copied: none of them fails, and all that they did is in the new tables.
func TestOnlineCopyUnderTraffic(t *testing.T) {
	lab.EachOnline(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewOnlineShop(t, l, 4000)
		j := newJournal(s)
		stop := j.start(s, 3)
		defer stop()
		time.Sleep(200 * time.Millisecond)
		got := lab.Run(t, lab.Args("v1-to-v6", onlineFlags(l, "--lock-wait", "30s")...)...)
		time.Sleep(300 * time.Millisecond) // they go on with the new tables
		stop()
		t.Logf("exit %d\n%s", got.Code, got.Err)
		if got.Code != 0 || !strings.Contains(got.Err, "swapped; the tables were locked for") {
			t.Fatalf("exit %d\n%s%s", got.Code, got.Out, got.Err)
		}
		j.check(t, s)
		want := s.Expected()
		now := s.Snapshot(t)
		lab.Same(t, "items", now["items"], want["items"])
		lab.Same(t, "shipments", now["shipments"], want["shipments"])
		for _, row := range l.Dump(t, "SELECT "+l.HexOf("id")+" FROM orders WHERE n >= 0 AND n < 4000") {
			if row[12] != '6' {
				t.Fatalf("%s was not rewritten", row)
			}
		}
		lab.Same(t, "leftovers", leftovers(t, l), nil)
		// They made ids of version 1 after the swap: that is found, and nothing else.
		v := lab.Run(t, append([]string{"migrate", "verify"}, l.On()...)...)
		if v.Code != 0 {
			lab.WantError(t, v, 4, "orders.id has ", "values to rewrite, and run 1 (v1-to-v6) is done", "an application still writes ids of version 1")
		}
		if !strings.Contains(v.Out, "is done") || strings.Contains(v.Err, "no parent") || strings.Contains(v.Err, "exchanged") {
			t.Errorf("verify says\n%s%s", v.Out, v.Err)
		}
		lab.MustRun(t, append([]string{"migrate", "finish", "--yes"}, l.On()...)...)
	})
}

// Rows exchange what is unique all the time, and somebody makes the copy wait for rows of the new
// table. So of two rows one is always in a batch of the log, and the other comes too late for it.
func TestOnlineCopyWhileRowsExchangeNumbers(t *testing.T) {
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		const writers = 2
		s := lab.NewOnlineShop(t, l, 6000)
		j := newJournal(s)
		ctx, cancel := context.WithCancel(t.Context())
		var wg sync.WaitGroup
		for w := range writers {
			wg.Go(func() {
				r := rand.New(rand.NewPCG(uint64(w), 7))
				one := func() int { return (1+r.IntN(len(s.Orders)/writers-1))*writers + w }
				for ; ctx.Err() == nil; time.Sleep(time.Millisecond) {
					if a, b := one(), one(); a != b {
						j.exchange(s, a, b)
					}
				}
			})
		}
		wg.Go(func() { holdNewRows(t, l, 2*time.Second) })
		got := lab.Run(t, lab.Args("v1-to-v6", onlineFlags(l, "--lock-wait", "30s")...)...)
		cancel()
		wg.Wait()
		if got.Code != 0 {
			t.Fatalf("exit %d\n%s%s", got.Code, got.Out, got.Err)
		}
		j.check(t, s)
	})
}

// holdNewRows locks the rows of the new table of orders for most of a time.
func holdNewRows(t *testing.T, l *lab.Lab, during time.Duration) {
	var fresh []string
	for begun := time.Now(); len(fresh) == 0; time.Sleep(time.Millisecond) {
		fresh = l.Dump(t, `SELECT TABLE_NAME FROM information_schema.TABLES
WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME LIKE 'orders\_new\_2%'`)
		if time.Since(begun) > 30*time.Second {
			t.Error("there is no new table")
			return
		}
	}
	for begun := time.Now(); time.Since(begun) < during; time.Sleep(5 * time.Millisecond) {
		tx, err := l.DB.BeginTx(t.Context(), &sql.TxOptions{Isolation: sql.LevelReadCommitted})
		if err != nil {
			t.Error(err)
			return
		}
		if _, err := tx.Exec("SELECT n FROM " + fresh[0] + " FOR UPDATE"); err == nil {
			time.Sleep(100 * time.Millisecond)
		}
		tx.Rollback()
	}
}

// Writers who wait for the locks of a copy must not come in between the old tables and
// the new ones, whichever of the tables they wait for.
func TestCopyUnderTraffic(t *testing.T) {
	lab.EachOnline(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewOnlineShop(t, l, 1000)
		j := newJournal(s)
		stop := j.start(s, 6)
		defer stop()
		time.Sleep(100 * time.Millisecond)
		lab.MustRun(t, lab.Args("v1-to-v6", l.Yes("--strategy", "copy", "--lock-wait", "30s")...)...)
		time.Sleep(100 * time.Millisecond)
		stop()
		j.check(t, s)
	})
}

// killOn starts a command and ends it with SIGKILL a moment after an event. It
// reports false when the command had ended before.
func killOn(t *testing.T, event string, moment time.Duration, args ...string) bool {
	t.Helper()
	cmd := exec.Command(lab.Command(), append(args, "--json")...)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	sc := bufio.NewScanner(out)
	sc.Buffer(nil, 1<<20)
	for event != "" && sc.Scan() && !strings.Contains(sc.Text(), `"event":"`+event+`"`) {
		continue
	}
	time.Sleep(moment)
	cmd.Process.Kill()
	go func() { // drain, so that it can never block on its output
		for sc.Scan() {
			continue
		}
	}()
	cmd.Wait()
	return !cmd.ProcessState.Exited() // ended by a signal
}

// midway starts a command and calls f when it has copied so many tables and waits.
func midway(t *testing.T, l *lab.Lab, copied int, args []string, f func()) lab.Result {
	t.Helper()
	file := filepath.Join(t.TempDir(), "pause")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(lab.Command(), append(args, "--json", "--pause-file", file)...)
	if copied == 0 {
		t.Fatal("it waits before it has copied anything")
	}
	os.Remove(file)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	var errOut lab.Text
	var all strings.Builder
	cmd.Stderr = &errOut
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	called := false
	sc := bufio.NewScanner(out)
	sc.Buffer(nil, 1<<20)
	for sc.Scan() {
		all.WriteString(sc.Text() + "\n")
		switch {
		case strings.Contains(sc.Text(), `"event":"copied"`):
			if copied--; copied == 0 {
				if err := os.WriteFile(file, nil, 0o644); err != nil {
					t.Fatal(err)
				}
			}
		case strings.Contains(sc.Text(), `"event":"paused"`) && !called:
			called = true
			f()
			os.Remove(file)
		}
	}
	cmd.Wait()
	if !called {
		t.Fatalf("it did not wait: exit %d\n%s%s", cmd.ProcessState.ExitCode(), all.String(), errOut.String())
	}
	return lab.Result{Code: cmd.ProcessState.ExitCode(), Out: all.String(), Err: errOut.String()}
}

// What was written while the tables were copied is there after an undo as well.
func TestUndoOfAnOnlineCopy(t *testing.T) {
	lab.EachOnline(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewOnlineShop(t, l, 1500)
		schema := l.Schema(t)
		j := newJournal(s)
		stop := j.start(s, 2)
		defer stop()
		var before map[string][]string
		got := midway(t, l, 3, lab.Args("v1-to-v6", onlineFlags(l)...), func() {
			if st := lab.MustRun(t, "migrate", "status", "--database", l.URL); !strings.Contains(st.Out, "running, online") {
				t.Errorf("status says\n%s", st.Out)
			}
			time.Sleep(200 * time.Millisecond)
			stop()
			before = s.Snapshot(t)
		})
		if got.Code != 0 {
			t.Fatalf("exit %d\n%s%s", got.Code, got.Out, got.Err)
		}
		j.check(t, s)
		if v := lab.MustRun(t, append([]string{"migrate", "verify"}, l.On()...)...); !strings.Contains(v.Out, "exactly the ids") {
			t.Errorf("verify says\n%s", v.Out)
		}
		lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
		after := s.Snapshot(t)
		for table, want := range before {
			lab.Same(t, "after undo: "+table, after[table], want)
		}
		lab.Same(t, "schema after undo", l.Schema(t), schema)
		lab.Same(t, "leftovers", leftovers(t, l), nil)
		if v := lab.MustRun(t, append([]string{"migrate", "verify"}, l.On()...)...); !strings.Contains(v.Out, "exactly the ids") {
			t.Errorf("verify after undo says\n%s", v.Out)
		}
	})
}

// A copy that is killed at any moment does not hinder writers, and the same command
// goes on, or undo clears away what it left.
func TestAKilledOnlineCopy(t *testing.T) {
	lab.EachOnline(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewOnlineShop(t, l, 1500)
		tables := plainTables(t, l)
		j := newJournal(s)
		stop := j.start(s, 2)
		defer stop()
		r := seedtest.Rand(t)
		args := lab.Args("v1-to-v6", onlineFlags(l, "--lock-wait", "30s")...)
		killed, dirty := 0, 0
		for _, event := range []string{"plan", "started", "listening", "copied", "replayed", "verifying", "swapped", "", "started"} {
			if killOn(t, event, time.Duration(r.IntN(60_000))*time.Microsecond, args...) {
				killed++
			}
			if len(leftovers(t, l)) > 0 {
				dirty++
			}
			time.Sleep(50 * time.Millisecond)
			if o := s.Orphans(t); o != "0" {
				t.Fatalf("%s orphans", o)
			}
			if r.IntN(3) == 0 {
				if got := lab.Run(t, lab.Args("undo", l.Yes("--lock-wait", "30s")...)...); got.Code != 0 && !strings.Contains(got.Err, "has been written to") && !strings.Contains(got.Err, "no run") {
					t.Fatalf("undo: exit %d\n%s%s", got.Code, got.Out, got.Err)
				}
			}
		}
		t.Logf("killed %d times, %d times with triggers or tables left", killed, dirty)
		if killed < 4 || dirty < 2 {
			t.Error("it was hardly ever killed in the middle")
		}
		lab.MustRun(t, append(args, "--on-mismatch=skip")...)
		stop()
		j.check(t, s)
		lab.Same(t, "leftovers", leftovers(t, l), nil)
		lab.MustRun(t, append([]string{"migrate", "finish", "--yes"}, l.On()...)...)
		lab.Same(t, "tables at the end", l.Tables(t), tables)
	})
}

// Names as short as those that statements give to what they read.
func TestOnlineCopyOfTablesWithShortNames(t *testing.T) {
	lab.EachOnline(t, func(t *testing.T, l *lab.Lab) {
		r := rand.New(rand.NewPCG(6, 6))
		for _, name := range []string{"b", "c", "g", "l", "n", "o", "p", "s", "t", "x"} {
			l.Exec(t, "CREATE TABLE "+name+" (id ID! NOT NULL PRIMARY KEY, "+name+" integer)")
			for i := range 5 {
				l.Exec(t, "INSERT INTO "+name+" VALUES ("+l.Lit(lab.NewV1(r))+", "+strconv.Itoa(i)+")")
			}
			got := lab.MustRun(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", name+".id", "--strategy", "copy", "--online", "--yes")
			if !strings.Contains(got.Out, "5 of version 6") {
				t.Errorf("%s: the run says\n%s", name, got.Out)
			}
		}
	})
}

// An application writes the new form of an id that is there, when the tables have been copied.
func TestAnOnlineCopyRefusesTwoIDsThatBecomeOne(t *testing.T) {
	lab.EachOnline(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewOnlineShop(t, l, 1000)
		six, err := s.Orders[5].V6()
		if err != nil {
			t.Fatal(err)
		}
		before := s.Snapshot(t)
		c := lab.Start(t, lab.Args("v1-to-v6", onlineFlags(l)...)...)
		for range 4 {
			c.Until(t, `"event":"copied"`)
		}
		l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, 1, 5001, 'new')", l.Lit(six)))
		code, events := c.End()
		lab.WantError(t, lab.Result{Code: code, Out: events, Err: c.Err.String()}, 3,
			"orders.id has got the value", "nothing was swapped")
		l.Exec(t, "DELETE FROM orders WHERE n = 5001")
		lab.Same(t, "orders", s.Snapshot(t)["orders"], before["orders"])
	})
}
