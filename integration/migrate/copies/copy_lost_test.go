package copies_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A process that is killed while its RENAME waits gives its locks up, and the server
// carries the RENAME out: a writer who waited for one of the later tables may come in
// before it is renamed. Whoever goes on says which rows that were, as often as it is
// asked, and does not drop what tells of them. In an online copy on MySQL the process has all
// locks before its RENAME, and the server carries no other statement out.
func TestASwapThatOutlivesItsProcess(t *testing.T) {
	for _, online := range []bool{true, false} {
		t.Run(fmt.Sprintf("online %v", online), func(t *testing.T) {
			lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
				for range 10 {
					if killedBeforeItsSwap(t, l.Another(t), online) {
						return
					}
				}
				t.Error("no swap was seen waiting")
			})
		})
	}
}

// killedBeforeItsSwap is one copy; it reports false when no swap was seen waiting.
func killedBeforeItsSwap(t *testing.T, l *lab.Lab, online bool) bool {
	t.Helper()
	lab.NewLoneShop(t, l, 300)
	for _, child := range []string{"y", "z"} {
		l.Exec(t, "CREATE TABLE "+child+" (n integer PRIMARY KEY, c integer NOT NULL, order_id binary(16) NOT NULL, FOREIGN KEY (order_id) REFERENCES orders (id))")
		l.Exec(t, "INSERT INTO "+child+" SELECT n, 0, id FROM orders")
	}
	args := lab.Args("v1-to-v6", l.Yes("--strategy", "copy", "--lock-wait", "3s")...)
	if online {
		args = append(args, "--online")
	}
	cmd := lab.Start(t, args...)
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		for cmd.Events.Scan() {
		}
	}()
	stop := make(chan struct{})
	var wg sync.WaitGroup
	written := make([]int, 16) // by one writer to one row
	for w := range written {
		wg.Go(func() {
			for {
				select {
				case <-stop:
					return
				default:
				}
				if _, err := l.DB.Exec(fmt.Sprintf("UPDATE %s SET c = c + 1 WHERE n = %d", []string{"y", "z"}[w%2], w)); err == nil {
					written[w]++
				}
				time.Sleep(3 * time.Millisecond)
			}
		})
	}
	of := "RENAME TABLE%"
	if l.Name == "MySQL" && online {
		of = "LOCK TABLES%\\_new\\_%"
	}
	waiting := "SELECT count(*) FROM " + l.Processes() +
		" WHERE DB = DATABASE() AND INFO LIKE '" + of + "' AND STATE LIKE 'Waiting%'"
	for l.Dump(t, waiting)[0] == "0" {
		select {
		case <-ended: // it was too quick for us
			close(stop)
			wg.Wait()
			return false
		default:
		}
	}
	cmd.Cmd.Process.Kill()
	cmd.Cmd.Wait()
	for start := time.Now(); l.Dump(t, strings.Replace(waiting, " AND STATE LIKE 'Waiting%'", "", 1))[0] != "0"; time.Sleep(10 * time.Millisecond) {
		if time.Since(start) > time.Minute {
			t.Fatal("the statement does not end")
		}
	}
	close(stop)
	wg.Wait()
	lost := func() (n int) {
		for w := range written {
			var c int
			if err := l.DB.QueryRow(fmt.Sprintf("SELECT c FROM %s WHERE n = %d", []string{"y", "z"}[w%2], w)).Scan(&c); err != nil {
				t.Fatal(err)
			}
			n += written[w] - c
		}
		return n
	}
	missing := lost()
	t.Logf("%d writes are in the old tables only", missing)
	if missing > 0 && l.Name == "MySQL" && online {
		t.Error("a RENAME without locks was carried out")
	}
	if missing == 0 {
		lab.MustRun(t, args...)
		if n := lost(); n != 0 {
			t.Errorf("%d writes are lost", n)
		}
		return true
	}
	for _, again := range [][]string{args, lab.Args("undo", l.Yes()...), args} {
		lab.WantError(t, lab.Run(t, again...), 4, "between the last look at it and the swap", "carry them over")
	}
	// As it says.
	for w, n := range written {
		l.Exec(t, fmt.Sprintf("UPDATE %s SET c = %d WHERE n = %d", []string{"y", "z"}[w%2], n, w))
	}
	for _, table := range l.Dump(t, "SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME LIKE '%\\_log\\_2%'") {
		l.Exec(t, "DELETE FROM `"+table+"`")
	}
	for _, table := range l.Dump(t, "SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME LIKE '%\\_sums\\_2%'") {
		l.Exec(t, "DROP TABLE `"+table+"`")
	}
	lab.MustRun(t, args...)
	if n := lost(); n != 0 {
		t.Errorf("%d writes are lost", n)
	}
	lab.Same(t, "leftovers", leftovers(t, l), nil)
	return true
}

// What only a crash of the server in the middle of a RENAME leaves is not taken for a
// copy that was swapped, nor for one that was not.
func TestAHalfDoneSwap(t *testing.T) {
	lab.EachInnoDB(t, aHalfDoneSwap)
}

func aHalfDoneSwap(t *testing.T, l *lab.Lab) {
	s := lab.NewShop(t, l, 60, false)
	lab.MustRun(t, lab.Args("v1-to-v6", l.Yes("--strategy", "copy")...)...)
	after := s.Snapshot(t)
	var old, label string
	for _, name := range plainTables(t, l) {
		if was, tail, ok := strings.Cut(name, "_old_"); ok && was == "items" {
			old, label = name, tail
		}
	}
	l.Exec(t, fmt.Sprintf("RENAME TABLE items TO items_new_%s, `%s` TO items", label, old))
	l.Exec(t, "UPDATE sqluuid_migration SET phase = 'running'")
	tables := plainTables(t, l)
	lab.WantError(t, lab.Run(t, lab.Args("undo", l.Yes()...)...), 4, "a part of a RENAME", "drop nothing")
	lab.Same(t, "tables", plainTables(t, l), tables)
	l.Exec(t, fmt.Sprintf("RENAME TABLE items TO `%s`, items_new_%s TO items", old, label))
	l.Exec(t, "UPDATE sqluuid_migration SET phase = 'done'")
	s.Check(t, "after all", after)
}

// The undo of a copy is a RENAME too, and drops what it has put away.
func TestAnUndoWhoseSwapLeftRowsBehind(t *testing.T) {
	lab.EachInnoDB(t, anUndoWhoseSwapLeftRowsBehind)
}

func anUndoWhoseSwapLeftRowsBehind(t *testing.T, l *lab.Lab) {
	s := lab.NewShop(t, l, 60, false)
	before, tables := s.Snapshot(t), plainTables(t, l)
	lab.MustRun(t, lab.Args("v1-to-v6", l.Yes("--strategy", "copy")...)...)
	l.Exec(t, "UPDATE sqluuid_migration SET phase = 'undoing'")
	sums := ""
	for _, name := range plainTables(t, l) { // in their order, of which the first names the sums
		was, label, isOld := strings.Cut(name, "_old_")
		if !isOld {
			continue
		}
		l.Exec(t, fmt.Sprintf("RENAME TABLE `%[1]s` TO `%[1]s_drop_%[2]s`, `%[3]s` TO `%[1]s`", was, label, name))
		if was == "orders" {
			sums = fmt.Sprintf("`%%s_sums_%s`", label)
			for _, first := range []string{"items", "orders", "payments", "shipments"} { // whichever the copy begins with
				l.Exec(t, fmt.Sprintf("CREATE TABLE "+sums+" (away text NOT NULL, sums longtext NOT NULL)", first))
				l.Exec(t, fmt.Sprintf("INSERT INTO "+sums+" VALUES (CONCAT(DATABASE(), '.%s_drop_%s'), 'other')", first, first, label))
			}
		}
	}
	half := plainTables(t, l)
	for range 2 {
		lab.WantError(t, lab.Run(t, lab.Args("undo", l.Yes()...)...), 4, "_drop_", "carry them over")
		lab.Same(t, "tables after the refusal", plainTables(t, l), half)
	}
	for _, first := range []string{"items", "orders", "payments", "shipments"} {
		l.Exec(t, fmt.Sprintf("DROP TABLE "+sums, first))
	}
	lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
	s.Check(t, "after undo", before)
	lab.Same(t, "tables at the end", plainTables(t, l), tables)
}

// Where a swap that outlived its process has left rows in old tables, finish ends the run:
// it says where they are, and keeps the tables that have them and those that tell of them.
func TestFinishEndsARunThatLeftRowsBehind(t *testing.T) {
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 60, false)
		lab.MustRun(t, lab.Args("v1-to-v6", l.Yes("--strategy", "copy")...)...)
		after := s.Snapshot(t)
		label := ""
		for _, name := range plainTables(t, l) {
			if was, tail, ok := strings.Cut(name, "_old_"); ok && was == "orders" {
				label = tail
			}
		}
		l.Exec(t, "UPDATE sqluuid_migration SET phase = 'running'")
		l.Exec(t, fmt.Sprintf("CREATE TABLE payments_log_%s (n integer PRIMARY KEY)", label))
		l.Exec(t, fmt.Sprintf("INSERT INTO payments_log_%s VALUES (1), (2)", label))
		l.Exec(t, fmt.Sprintf("CREATE TABLE items_log_%s (n integer PRIMARY KEY)", label))
		lab.WantError(t, lab.Run(t, lab.Args("undo", l.Yes()...)...), 4, "let finish end the run")
		tables := plainTables(t, l)

		asked := lab.RunIn(t, "no\n", "migrate", "finish", "--database", l.URL, "--column", "orders.id")
		if asked.Code != 3 || !strings.Contains(asked.Err, "2 writes to rows are in") {
			t.Errorf("the question: exit %d\n%s", asked.Code, asked.Err)
		}
		lab.Same(t, "tables after the answer", plainTables(t, l), tables)

		got := lab.MustRun(t, "migrate", "finish", "--database", l.URL, "--column", "orders.id", "--yes")
		for _, want := range []string{"Carry them over: 2 writes to rows", "payments_old_" + label, "payments_log_" + label} {
			if !strings.Contains(got.Out, want) {
				t.Errorf("finish does not say %q:\n%s", want, got.Out)
			}
		}
		s.Check(t, "the tables in place", after)
		left := strings.Join(plainTables(t, l), " ")
		for _, want := range []string{"payments_old_" + label, "payments_log_" + label} {
			if !strings.Contains(left, want) {
				t.Errorf("%s is gone: %s", want, left)
			}
		}
		for _, gone := range []string{"items_log_", "sqluuid_migration"} {
			if strings.Contains(left, gone) {
				t.Errorf("%s is left: %s", gone, left)
			}
		}
		lab.MustRun(t, lab.Args("v6-to-v1", l.Yes()...)...) // nothing is in its way
	})
}
