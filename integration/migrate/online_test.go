package migrate_test

import (
	"bufio"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// onlineLabs are the engines that copy online.
func onlineLabs(t *testing.T, f func(t *testing.T, l *lab)) {
	for _, name := range append([]string{"PostgreSQL"}, innoDB...) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f(t, labs()[name](t))
		})
	}
}

// newOnlineShop is a shop whose rows triggers can follow: InnoDB fires none for
// what a cascade writes.
func newOnlineShop(t *testing.T, l *lab, rows int) *shop {
	t.Helper()
	s := newShop(t, l, rows, false)
	l.exec(t, "CREATE UNIQUE INDEX orders_number ON orders (n)")
	if l.isInnoDB() {
		var name string
		if err := l.db.QueryRow("SELECT CONSTRAINT_NAME FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = DATABASE() AND TABLE_NAME = 'payments'").Scan(&name); err != nil {
			t.Fatal(err)
		}
		l.exec(t, "ALTER TABLE payments DROP FOREIGN KEY `"+name+"`")
		l.exec(t, "ALTER TABLE payments ADD CONSTRAINT payments_orders FOREIGN KEY (order_id) REFERENCES orders (id)")
	}
	return s
}

func onlineFlags(l *lab, more ...string) []string {
	return copyFlags(l, append([]string{"--strategy", "copy", "--online"}, more...)...)
}

// leftovers are triggers, and tables and schemas of an online copy.
func leftovers(t *testing.T, l *lab) []string {
	t.Helper()
	if l.p == engine.PostgreSQL {
		return l.dump(t, `SELECT 'trigger', tgname FROM pg_trigger WHERE NOT tgisinternal UNION ALL SELECT 'schema', nspname FROM pg_namespace WHERE nspname LIKE 'sqluuid\_%' AND nspname NOT LIKE 'sqluuid\_old%'
UNION ALL SELECT 'constraint', conname FROM pg_constraint WHERE NOT convalidated ORDER BY 1, 2`)
	}
	return l.dump(t, `SELECT 'trigger', TRIGGER_NAME FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()
UNION ALL SELECT 'table', TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND (TABLE_NAME LIKE '%\_log\_2%' OR TABLE_NAME LIKE '%\_pick\_2%' OR TABLE_NAME LIKE '%\_seen\_2%' OR TABLE_NAME LIKE '%\_new\_2%' OR TABLE_NAME LIKE '%\_sums\_2%')`)
}

// Writers insert, change ids and what is unique, delete and cascade while the tables
// are copied: none of them fails, and all that they did is in the new tables.
func TestOnlineCopyUnderTraffic(t *testing.T) {
	onlineLabs(t, func(t *testing.T, l *lab) {
		s := newOnlineShop(t, l, 4000)
		schema := schemaOf(t, l)
		j := newJournal(s)
		stop := j.start(s, 3)
		defer stop()
		time.Sleep(200 * time.Millisecond)
		got := run(t, migrateArgs("v1-to-v6", onlineFlags(l, "--lock-wait", "30s")...)...)
		time.Sleep(300 * time.Millisecond) // they go on with the new tables
		stop()
		t.Logf("exit %d\n%s", got.code, got.err)
		if got.code != 0 || !strings.Contains(got.err, "swapped; the tables were locked for") {
			t.Fatalf("exit %d\n%s%s", got.code, got.out, got.err)
		}
		j.check(t, s)
		want := s.expected()
		now := s.snapshot(t)
		same(t, "items", now["items"], want["items"])
		same(t, "shipments", now["shipments"], want["shipments"])
		for _, row := range l.dump(t, "SELECT "+l.hexOf("id")+" FROM orders WHERE n >= 0 AND n < 4000") {
			if row[12] != '6' {
				t.Fatalf("%s was not rewritten", row)
			}
		}
		same(t, "leftovers", leftovers(t, l), nil)
		if l.p == engine.PostgreSQL {
			same(t, "schema", schemaOf(t, l), schema)
		}
		// They made ids of version 1 after the swap: that is found, and nothing else.
		v := run(t, append([]string{"migrate", "verify"}, on(l)...)...)
		if v.code != 0 {
			wantError(t, v, 4, "orders.id has ", "values to rewrite, and run 1 (v1-to-v6) is done", "an application still writes ids of version 1")
		}
		if !strings.Contains(v.out, "is done") || strings.Contains(v.err, "no parent") || strings.Contains(v.err, "exchanged") {
			t.Errorf("verify says\n%s%s", v.out, v.err)
		}
		mustRun(t, append([]string{"migrate", "finish", "--yes"}, on(l)...)...)
	})
}

// Writers who wait for the locks of a copy must not come in between the old tables and
// the new ones, whichever of the tables they wait for.
func TestCopyUnderTraffic(t *testing.T) {
	onlineLabs(t, func(t *testing.T, l *lab) {
		s := newOnlineShop(t, l, 1000)
		j := newJournal(s)
		stop := j.start(s, 6)
		defer stop()
		time.Sleep(100 * time.Millisecond)
		mustRun(t, migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy", "--lock-wait", "30s")...)...)
		time.Sleep(100 * time.Millisecond)
		stop()
		j.check(t, s)
	})
}

// killOn starts a command and ends it with SIGKILL a moment after an event. It
// reports false when the command had ended before.
func killOn(t *testing.T, event string, moment time.Duration, args ...string) bool {
	t.Helper()
	cmd := exec.Command(command, append(args, "--json")...)
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
func midway(t *testing.T, l *lab, copied int, args []string, f func()) result {
	t.Helper()
	file := filepath.Join(t.TempDir(), "pause")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(command, append(args, "--json", "--pause-file", file)...)
	if copied == 0 {
		t.Fatal("it waits before it has copied anything")
	}
	os.Remove(file)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	var errOut, all strings.Builder
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
	return result{cmd.ProcessState.ExitCode(), all.String(), errOut.String()}
}

// What was written while the tables were copied is there after an undo as well.
func TestUndoOfAnOnlineCopy(t *testing.T) {
	onlineLabs(t, func(t *testing.T, l *lab) {
		s := newOnlineShop(t, l, 1500)
		schema := schemaOf(t, l)
		j := newJournal(s)
		stop := j.start(s, 2)
		defer stop()
		var before map[string][]string
		got := midway(t, l, 3, migrateArgs("v1-to-v6", onlineFlags(l)...), func() {
			if st := mustRun(t, "migrate", "status", "--database", l.url); !strings.Contains(st.out, "running, online") {
				t.Errorf("status says\n%s", st.out)
			}
			time.Sleep(200 * time.Millisecond)
			stop()
			before = s.snapshot(t)
		})
		if got.code != 0 {
			t.Fatalf("exit %d\n%s%s", got.code, got.out, got.err)
		}
		j.check(t, s)
		if v := mustRun(t, append([]string{"migrate", "verify"}, on(l)...)...); !strings.Contains(v.out, "exactly the ids it should") {
			t.Errorf("verify says\n%s", v.out)
		}
		mustRun(t, migrateArgs("undo", copyFlags(l)...)...)
		after := s.snapshot(t)
		for table, want := range before {
			same(t, "after undo: "+table, after[table], want)
		}
		same(t, "schema after undo", schemaOf(t, l), schema)
		same(t, "leftovers", leftovers(t, l), nil)
		if v := mustRun(t, append([]string{"migrate", "verify"}, on(l)...)...); !strings.Contains(v.out, "exactly the ids it should") {
			t.Errorf("verify after undo says\n%s", v.out)
		}
	})
}

// A copy that is killed at any moment does not hinder writers, and the same command
// goes on, or undo clears away what it left.
func TestAKilledOnlineCopy(t *testing.T) {
	onlineLabs(t, func(t *testing.T, l *lab) {
		s := newOnlineShop(t, l, 1500)
		tables := plainTables(t, l)
		j := newJournal(s)
		stop := j.start(s, 2)
		defer stop()
		r := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 1))
		args := migrateArgs("v1-to-v6", onlineFlags(l, "--lock-wait", "30s")...)
		killed, dirty := 0, 0
		for _, event := range []string{"plan", "started", "listening", "copied", "replayed", "verifying", "swapped", "", "started"} {
			if killOn(t, event, time.Duration(r.IntN(60_000))*time.Microsecond, args...) {
				killed++
			}
			if len(leftovers(t, l)) > 0 {
				dirty++
			}
			time.Sleep(50 * time.Millisecond)
			if o := s.orphans(t); o != "0" {
				t.Fatalf("%s orphans", o)
			}
			if r.IntN(3) == 0 {
				if got := run(t, migrateArgs("undo", copyFlags(l, "--lock-wait", "30s")...)...); got.code != 0 && !strings.Contains(got.err, "has been written to") && !strings.Contains(got.err, "no run") {
					t.Fatalf("undo: exit %d\n%s%s", got.code, got.out, got.err)
				}
			}
		}
		t.Logf("killed %d times, %d times with triggers or tables left", killed, dirty)
		if killed < 4 || dirty < 2 {
			t.Error("it was hardly ever killed in the middle")
		}
		mustRun(t, append(args, "--on-mismatch=skip")...)
		stop()
		j.check(t, s)
		same(t, "leftovers", leftovers(t, l), nil)
		mustRun(t, append([]string{"migrate", "finish", "--yes"}, on(l)...)...)
		same(t, "tables at the end", l.tables(t), tables)
	})
}

// Names as short as those that statements give to what they read.
func TestOnlineCopyOfTablesWithShortNames(t *testing.T) {
	onlineLabs(t, func(t *testing.T, l *lab) {
		r := rand.New(rand.NewPCG(6, 6))
		for _, name := range []string{"b", "c", "g", "l", "n", "o", "p", "s", "t", "x"} {
			l.exec(t, "CREATE TABLE "+name+" (id ID! NOT NULL PRIMARY KEY, "+name+" integer)")
			for i := range 5 {
				l.exec(t, "INSERT INTO "+name+" VALUES ("+l.lit(newV1(r))+", "+strconv.Itoa(i)+")")
			}
			got := mustRun(t, "migrate", "v1-to-v6", "--database", l.url, "--column", name+".id", "--strategy", "copy", "--online", "--yes")
			if !strings.Contains(got.out, "5 of version 6") {
				t.Errorf("%s: the run says\n%s", name, got.out)
			}
		}
	})
}
