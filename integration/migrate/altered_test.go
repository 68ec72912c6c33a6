package migrate_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"
)

// What comes to a table after the plan, and would be lost by a copy, stops it under its
// locks.
func TestWhatComesAfterThePlanOfACopy(t *testing.T) {
	trigger := map[string]string{
		"PostgreSQL": "CREATE TRIGGER late BEFORE INSERT ON things FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger()",
		"MariaDB":    "CREATE TRIGGER late BEFORE INSERT ON things FOR EACH ROW SET NEW.n = NEW.n",
		"SQLite":     "CREATE TRIGGER late BEFORE INSERT ON things BEGIN SELECT 1; END",
	}
	trigger["MySQL"] = trigger["MariaDB"]
	eachLab(t, func(t *testing.T, l *lab) {
		l.exec(t, "CREATE TABLE things (id ID! NOT NULL PRIMARY KEY, n integer NOT NULL UNIQUE)")
		l.exec(t, "INSERT INTO things VALUES ("+l.lit(newV1(rand.New(rand.NewPCG(1, 2))))+", 1)")
		on := []string{"--database", l.url, "--column", "things.id"}
		for _, step := range []struct{ verb, strategy string }{{"v1-to-v6", "--strategy=copy"}, {"undo", "--quiet"}} {
			for _, c := range []struct{ make, take, word string }{
				{trigger[l.name], map[bool]string{true: "DROP TRIGGER late ON things", false: "DROP TRIGGER late"}[l.name == "PostgreSQL"], "trigger late"},
				{"CREATE TABLE parts (n integer, FOREIGN KEY (n) REFERENCES things (n))", "DROP TABLE parts", "parts"},
			} {
				answer := prompted(t, append([]string{"migrate", step.verb, step.strategy}, on...)...)
				l.exec(t, c.make)
				if got := answer("y\n"); got.code != 3 || !strings.Contains(got.err, "has come since it was planned") || !strings.Contains(got.err, c.word) {
					t.Errorf("%s, %s: exit %d\n%s", step.verb, c.word, got.code, got.err)
				}
				l.exec(t, c.take)
			}
			mustRun(t, append([]string{"migrate", step.verb, step.strategy, "--yes"}, on...)...)
		}
		same(t, "things", l.dump(t, "SELECT count(*) FROM things"), []string{"1"})
	})
}

// A table is altered while a copy, which has made the new one already, waits for the
// lock.
func TestATableThatIsAlteredBeforeTheCopyHasItsLock(t *testing.T) {
	eachInnoDB(t, aTableThatIsAlteredBeforeTheCopyHasItsLock)
}

func aTableThatIsAlteredBeforeTheCopyHasItsLock(t *testing.T, l *lab) {
	s := newShop(t, l, 30, false)
	tx, err := l.db.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback()
	if _, err := tx.Exec("UPDATE orders SET n = n WHERE n = 1"); err != nil {
		t.Fatal(err)
	}
	args := migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy", "--quiet")...)
	done := make(chan result, 1)
	go func() { done <- run(t, args...) }()
	waitFor(t, "the new tables", func() bool {
		return len(l.dump(t, "SELECT 1 FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME LIKE 'payments_new_%'")) > 0
	})
	altered := make(chan error, 1)
	go func() {
		_, err := l.db.Exec("ALTER TABLE orders ADD colour integer DEFAULT 5")
		altered <- err
	}()
	waitFor(t, "the ALTER to wait", func() bool {
		return l.dump(t, "SELECT count(*) FROM "+l.processes()+
			" WHERE DB = DATABASE() AND INFO LIKE 'ALTER TABLE orders%' AND STATE LIKE 'Waiting%'")[0] != "0"
	})
	if err := tx.Commit(); err != nil {
		t.Fatal(err)
	}
	if err := <-altered; err != nil {
		t.Fatal(err)
	}
	wantError(t, <-done, 3, `"orders"`, "definition was changed", "run the same again")
	same(t, "colours", l.dump(t, "SELECT DISTINCT colour FROM orders"), []string{"5"})
	mustRun(t, args...)
	same(t, "colours", l.dump(t, "SELECT DISTINCT colour FROM orders"), []string{"5"})
	s.check(t, "after the run", s.expected())

	mustRun(t, migrateArgs("undo", copyFlags(l)...)...)
}

// The old table does not have what was altered since the copy, and an undo would lose it.
func TestUndoOfACopyThatWasAlteredSince(t *testing.T) {
	for _, flags := range [][]string{{"--strategy", "copy"}, {"--strategy", "copy", "--online"}} {
		t.Run(strings.Join(flags, " "), func(t *testing.T) {
			for engine, alter := range map[string][][2]string{
				"PostgreSQL": {{"CREATE INDEX by_n ON things (n)", "DROP INDEX by_n"}, {"ALTER TABLE things ALTER n SET DEFAULT 7", "ALTER TABLE things ALTER n DROP DEFAULT"},
					{"GRANT SELECT ON things TO PUBLIC", "REVOKE SELECT ON things FROM PUBLIC"}},
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
					l := labs()[engine](t)
					l.exec(t, "CREATE TABLE things (id ID! NOT NULL PRIMARY KEY, n integer, up ID!, FOREIGN KEY (up) REFERENCES things (id))")
					id := l.lit(newV1(rand.New(rand.NewPCG(1, 2))))
					l.exec(t, "INSERT INTO things VALUES ("+id+", 1, "+id+")")
					if engine == "PostgreSQL" { // so that there are grants
						l.exec(t, "GRANT INSERT ON things TO PUBLIC")
					}
					on := []string{"--database", l.url, "--column", "things.id", "--yes", "--quiet"}
					mustRun(t, migrateArgs("v1-to-v6", append(on, flags...)...)...)
					for _, a := range alter {
						l.exec(t, a[0])
						wantError(t, run(t, migrateArgs("undo", on...)...), 3, "definition was changed since it was copied", "take the change back")
						l.exec(t, a[1])
					}
					mustRun(t, migrateArgs("undo", on...)...)
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
		l := labs()["SQLite"](t)
		l.exec(t, "CREATE TABLE `the docs` (id ID! NOT NULL UNIQUE, body text, "+key+")")
		l.exec(t, "CREATE VIRTUAL TABLE words USING fts4(content=\"the docs\", body)")
		r := rand.New(rand.NewPCG(1, 2))
		for n := range 20 {
			l.exec(t, fmt.Sprintf("INSERT INTO `the docs` VALUES (%s, 'word%d', %d)", l.lit(newV1(r)), n, n))
		}
		l.exec(t, "INSERT INTO words(words) VALUES ('rebuild')")
		args := migrateArgs("v1-to-v6", "--database", l.url, "--column", `"the docs".id`, "--yes", "--strategy", "copy")
		if refused {
			wantError(t, run(t, args...), 3, "the virtual table words", "rowid")
			args = args[:len(args)-2]
		}
		mustRun(t, args...)
		same(t, "what is found", l.dump(t, "SELECT d.n FROM words w JOIN `the docs` d ON d.rowid = w.docid WHERE w.body MATCH 'word7'"), []string{"7"})
	}
}

// UNHEX and REGEXP see the bytes of text, which are no digits in every character set.
func TestCharacterSetsWithoutASCII(t *testing.T) {
	eachInnoDB(t, characterSetsWithoutASCII)
}

func characterSetsWithoutASCII(t *testing.T, l *lab) {
	for _, set := range []string{"utf16", "ucs2", "utf32", "swe7"} {
		l.exec(t, "DROP TABLE IF EXISTS people")
		l.exec(t, "CREATE TABLE people (id char(36) CHARACTER SET "+set+" NOT NULL PRIMARY KEY)")
		l.exec(t, "INSERT INTO people VALUES ('c232ab00-9414-11ec-b3c8-9f6bdeced846'), ('c232ab01-9414-11ec-b3c8-9f6bdeced846')")
		for _, rewrite := range []string{"v1-to-v6", "text-to-binary"} {
			wantError(t, run(t, migrateArgs(rewrite, "--database", l.url, "--column", "people.id", "--yes")...), 3, "people.id", "character set "+set, "convert it")
		}
	}
}

// The triggers of a normaliser go with the end of their run.
func TestACopyBesideANormaliser(t *testing.T) {
	eachInnoDB(t, aCopyBesideANormaliser)
}

func aCopyBesideANormaliser(t *testing.T, l *lab) {
	s := newShop(t, l, 10, false)
	mustRun(t, migrateArgs("v1-to-v6", copyFlags(l, "--normalize-inserts")...)...)
	args := migrateArgs("binary-to-text", copyFlags(l)...)
	wantError(t, run(t, args...), 3, "--normalize-inserts, which finish removes")
	mustRun(t, migrateArgs("finish", copyFlags(l)...)...)
	mustRun(t, args...)
	same(t, "orders", l.dump(t, "SELECT count(*) FROM orders"), []string{fmt.Sprint(len(s.orders))})
}

// A server that ends idle sessions after a second does not end one that waits for its
// next attempt.
func TestAShortWaitTimeout(t *testing.T) {
	eachInnoDB(t, aShortWaitTimeout)
}

func aShortWaitTimeout(t *testing.T, l *lab) {
	s := newShop(t, l, 60, false)
	tx, err := l.db.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback()
	if _, err := tx.Exec("UPDATE orders SET note = note WHERE n = 3"); err != nil {
		t.Fatal(err)
	}
	done := make(chan result, 1)
	go func() {
		done <- run(t, "migrate", "v1-to-v6", "--database", l.url+"?wait_timeout=1", "--column", "orders.id", "--yes", "--quiet", "--lock-wait", "60s")
	}()
	time.Sleep(12 * time.Second)
	tx.Rollback()
	if got := <-done; got.code != 0 {
		t.Errorf("exit %d\n%s", got.code, got.err)
	}
	s.check(t, "after the run", s.expected())
}
