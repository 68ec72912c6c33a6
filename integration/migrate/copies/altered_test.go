package copies_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// What comes to a table after the plan, and would be lost by a copy, stops it under its
// locks.
func TestWhatComesAfterThePlanOfACopy(t *testing.T) {
	trigger := map[string]string{
		"MariaDB": "CREATE TRIGGER late BEFORE INSERT ON things FOR EACH ROW SET NEW.n = NEW.n",
		"SQLite":  "CREATE TRIGGER late BEFORE INSERT ON things BEGIN SELECT 1; END",
	}
	trigger["MySQL"] = trigger["MariaDB"]
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE things (id ID! NOT NULL PRIMARY KEY, n integer NOT NULL UNIQUE)")
		l.Exec(t, "INSERT INTO things VALUES ("+l.Lit(lab.NewV1(rand.New(rand.NewPCG(1, 2))))+", 1)")
		on := []string{"--database", l.URL, "--column", "things.id"}
		for _, step := range []struct{ verb, strategy string }{{"v1-to-v6", "--strategy=copy"}, {"undo", "--quiet"}} {
			for _, c := range []struct{ make, take, word string }{
				{trigger[l.Name], "DROP TRIGGER late", "trigger late"},
				{"CREATE TABLE parts (n integer, FOREIGN KEY (n) REFERENCES things (n))", "DROP TABLE parts", "parts"},
			} {
				answer := lab.Prompted(t, append([]string{"migrate", step.verb, step.strategy}, on...)...)
				l.Exec(t, c.make)
				if got := answer("y\n"); got.Code != 3 || !strings.Contains(got.Err, "has come since it was planned") || !strings.Contains(got.Err, c.word) {
					t.Errorf("%s, %s: exit %d\n%s", step.verb, c.word, got.Code, got.Err)
				}
				l.Exec(t, c.take)
			}
			lab.MustRun(t, append([]string{"migrate", step.verb, step.strategy, "--yes"}, on...)...)
		}
		lab.Same(t, "things", l.Dump(t, "SELECT count(*) FROM things"), []string{"1"})
	})
}

// A table is altered while a copy, which has made the new one already, waits for the
// lock.
func TestATableThatIsAlteredBeforeTheCopyHasItsLock(t *testing.T) {
	lab.EachInnoDB(t, aTableThatIsAlteredBeforeTheCopyHasItsLock)
}

func aTableThatIsAlteredBeforeTheCopyHasItsLock(t *testing.T, l *lab.Lab) {
	s := lab.NewShop(t, l, 30, false)
	tx, err := l.DB.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback()
	if _, err := tx.Exec("UPDATE orders SET n = n WHERE n = 1"); err != nil {
		t.Fatal(err)
	}
	args := lab.Args("v1-to-v6", l.Yes("--strategy", "copy", "--quiet")...)
	done := make(chan lab.Result, 1)
	go func() { done <- lab.Run(t, args...) }()
	waitFor(t, "the new tables", func() bool {
		return len(l.Dump(t, "SELECT 1 FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME LIKE 'payments_new_%'")) > 0
	})
	altered := make(chan error, 1)
	go func() {
		_, err := l.DB.Exec("ALTER TABLE orders ADD colour integer DEFAULT 5")
		altered <- err
	}()
	waitFor(t, "the ALTER to wait", func() bool {
		return l.Dump(t, "SELECT count(*) FROM "+l.Processes()+
			" WHERE DB = DATABASE() AND INFO LIKE 'ALTER TABLE orders%' AND STATE LIKE 'Waiting%'")[0] != "0"
	})
	if err := tx.Commit(); err != nil {
		t.Fatal(err)
	}
	if err := <-altered; err != nil {
		t.Fatal(err)
	}
	lab.WantError(t, <-done, 3, `"orders"`, "definition was changed", "run the same again")
	lab.Same(t, "colours", l.Dump(t, "SELECT DISTINCT colour FROM orders"), []string{"5"})
	lab.MustRun(t, args...)
	lab.Same(t, "colours", l.Dump(t, "SELECT DISTINCT colour FROM orders"), []string{"5"})
	s.Check(t, "after the run", s.Expected())

	lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
}

// The old table does not have what was altered since the copy, and an undo would lose it.
func TestUndoOfACopyThatWasAlteredSince(t *testing.T) {
	for _, flags := range [][]string{{"--strategy", "copy"}, {"--strategy", "copy", "--online"}} {
		t.Run(strings.Join(flags, " "), func(t *testing.T) {
			for engine, alter := range map[string][][2]string{
				"MariaDB": {{"CREATE INDEX by_n ON things (n)", "DROP INDEX by_n ON things"}, {"ALTER TABLE things ALTER n SET DEFAULT 7", "ALTER TABLE things ALTER n SET DEFAULT NULL"}},
				"MySQL": {
					{"CREATE INDEX by_n ON things (n)", "DROP INDEX by_n ON things"},
					{"ALTER TABLE things ALTER n SET DEFAULT 7",
						"ALTER TABLE things ALTER n SET DEFAULT NULL"},
					{"ALTER TABLE things ADD CONSTRAINT positive CHECK (n > 0)",
						"ALTER TABLE things DROP CHECK positive"},
				},
			} {
				t.Run(engine, func(t *testing.T) {
					l := lab.Open(t, engine)
					l.Exec(t, "CREATE TABLE things (id ID! NOT NULL PRIMARY KEY, n integer, up ID!, FOREIGN KEY (up) REFERENCES things (id))")
					id := l.Lit(lab.NewV1(rand.New(rand.NewPCG(1, 2))))
					l.Exec(t, "INSERT INTO things VALUES ("+id+", 1, "+id+")")
					on := []string{"--database", l.URL, "--column", "things.id", "--yes", "--quiet"}
					lab.MustRun(t, lab.Args("v1-to-v6", append(on, flags...)...)...)
					for _, a := range alter {
						l.Exec(t, a[0])
						lab.WantError(t, lab.Run(t, lab.Args("undo", on...)...), 3, "definition was changed since it was copied", "take the change back")
						l.Exec(t, a[1])
					}
					lab.MustRun(t, lab.Args("undo", on...)...)
				})
			}
		})
	}
}

// waitFor waits until f is true.
func waitFor(t *testing.T, what string, f func() bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	for !f() {
		select {
		case <-ctx.Done():
			t.Fatalf("waiting in vain for %s", what)
		case <-time.After(20 * time.Millisecond):
		}
	}
}

// A full-text index of another table's rows knows them by rowids, which a copy gives out
// anew unless they are a column.
func TestACopyKeepsRowsOfFullTextTables(t *testing.T) {
	for key, refused := range map[string]bool{"n integer": true, "n INTEGER PRIMARY KEY": false} {
		l := lab.Open(t, "SQLite")
		l.Exec(t, "CREATE TABLE `the docs` (id ID! NOT NULL UNIQUE, body text, "+key+")")
		l.Exec(t, "CREATE VIRTUAL TABLE words USING fts4(content=\"the docs\", body)")
		r := rand.New(rand.NewPCG(1, 2))
		for n := range 20 {
			l.Exec(t, fmt.Sprintf("INSERT INTO `the docs` VALUES (%s, 'word%d', %d)", l.Lit(lab.NewV1(r)), n, n))
		}
		l.Exec(t, "INSERT INTO words(words) VALUES ('rebuild')")
		args := lab.Args("v1-to-v6", "--database", l.URL, "--column", `"the docs".id`, "--yes", "--strategy", "copy")
		if refused {
			lab.WantError(t, lab.Run(t, args...), 3, "the virtual table words", "rowid")
			args = args[:len(args)-2]
		}
		lab.MustRun(t, args...)
		lab.Same(t, "what is found", l.Dump(t, "SELECT d.n FROM words w JOIN `the docs` d ON d.rowid = w.docid WHERE w.body MATCH 'word7'"), []string{"7"})
	}
}

// A server that ends idle sessions after a second ends none of a run that waits for a lock, and
// sleeps between its attempts.
func TestAShortWaitTimeout(t *testing.T) {
	lab.EachInnoDB(t, aShortWaitTimeout)
}

func aShortWaitTimeout(t *testing.T, l *lab.Lab) {
	s := lab.NewShop(t, l, 60, false)
	tx, err := l.DB.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback()
	if _, err := tx.Exec("UPDATE orders SET note = note WHERE n = 3"); err != nil {
		t.Fatal(err)
	}
	done := make(chan lab.Result, 1)
	go func() {
		done <- lab.Run(t, "migrate", "v1-to-v6", "--database", l.URL+"?wait_timeout=1", "--column", "orders.id", "--yes", "--quiet", "--lock-wait", "60s")
	}()
	select {
	case got := <-done:
		t.Fatalf("it has not waited for the lock: exit %d\n%s", got.Code, got.Err)
	case <-time.After(4 * time.Second):
	}
	tx.Rollback()
	if got := <-done; got.Code != 0 {
		t.Errorf("exit %d\n%s", got.Code, got.Err)
	}
	s.Check(t, "after the run", s.Expected())
}
