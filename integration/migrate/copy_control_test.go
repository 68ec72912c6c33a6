package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// plainTables are the tables that are not the state's.
func plainTables(t *testing.T, l *lab) []string {
	t.Helper()
	var out []string
	for _, name := range l.tables(t) {
		if !strings.Contains(name, "migration") {
			out = append(out, name)
		}
	}
	return out
}

// What a copy keeps is shown, and goes with finish.
func TestFinishDropsWhatACopyKept(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		textLab(l)
		s := newShop(t, l, 120, false)
		tables := plainTables(t, l)
		mustRun(t, migrateArgs("text-to-binary", copyFlags(l, "--then", "v1-to-v6")...)...)
		asBinary(l)
		status := mustRun(t, "migrate", "status", "--database", l.url)
		if !strings.Contains(status.out, "copy") || strings.Count(status.out, "Run 1 keeps ") != 4 {
			t.Errorf("status says\n%s", status.out)
		}
		if v := mustRun(t, append([]string{"migrate", "verify"}, on(l)...)...); !strings.Contains(v.out, "exactly the ids it should") {
			t.Errorf("verify after text-to-binary says\n%s", v.out)
		}
		got := runIn(t, "n\n", append([]string{"migrate", "finish"}, on(l)...)...)
		if got.code != 3 || strings.Count(got.err, "will be dropped") != 4 || !strings.Contains(got.err, "240 rows") {
			t.Errorf("finish, answered no: exit %d\n%s", got.code, got.err)
		}
		if n := len(plainTables(t, l)); n != 2*len(tables) {
			t.Errorf("%d tables after a no, want %d", n, 2*len(tables))
		}
		// Somebody refers to what is to be dropped.
		old := "payments_old_"
		if l.p == engine.PostgreSQL {
			old = "sqluuid_old_"
		}
		var kept string
		for _, name := range plainTables(t, l) {
			if strings.Contains(name, old) && strings.Contains(name, "payments") {
				kept = strings.ReplaceAll(name, ".", "`.`")
			}
		}
		if l.p != engine.SQLite { // where what is kept has no key to refer to
			l.exec(t, "CREATE TABLE late (n integer PRIMARY KEY, FOREIGN KEY (n) REFERENCES `"+kept+"` (n))")
			wantError(t, run(t, append([]string{"migrate", "finish", "--yes"}, on(l)...)...), 3, "late", "refers to")
			l.exec(t, "DROP TABLE late")
		}
		// As if it had been killed when one of them was gone.
		l.exec(t, "DROP TABLE `"+kept+"`")
		got = mustRun(t, append([]string{"migrate", "finish", "--yes"}, on(l)...)...)
		if strings.Count(got.out, "Dropped ") != 3 || !strings.Contains(got.out, "is forgotten") {
			t.Errorf("finish says\n%s", got.out)
		}
		same(t, "tables", l.tables(t), tables)
		s.check(t, "after finish", s.expected())
		wantError(t, run(t, migrateArgs("undo", copyFlags(l)...)...), 3, "no run is recorded")
	})
}

func TestVerifyOfCopies(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		textLab(l)
		s := newShop(t, l, 60, false)
		exact := func(when string) {
			t.Helper()
			if v := mustRun(t, append([]string{"migrate", "verify"}, on(l)...)...); !strings.Contains(v.out, "exactly the ids it should") {
				t.Errorf("%s, verify says\n%s", when, v.out)
			}
		}
		mustRun(t, migrateArgs("text-to-binary", copyFlags(l)...)...)
		exact("after text-to-binary")
		if got := mustRun(t, migrateArgs("text-to-binary", copyFlags(l)...)...); !strings.Contains(got.out, "Nothing to do") {
			t.Errorf("a second time:\n%s", got.out)
		}
		mustRun(t, migrateArgs("undo", copyFlags(l)...)...)
		exact("after its undo")
		mustRun(t, append([]string{"migrate", "finish", "--yes"}, on(l)...)...)
		mustRun(t, migrateArgs("text-to-binary", copyFlags(l)...)...)
		asBinary(l)
		mustRun(t, migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy")...)...)
		exact("after v1-to-v6")
		s.check(t, "after v1-to-v6", s.expected())
		mustRun(t, migrateArgs("binary-to-text", copyFlags(l, "--then", "v6-to-v1")...)...)
		exact("after binary-to-text")
		l.exec(t, "UPDATE payments SET order_id = (SELECT id FROM orders WHERE n = 2) WHERE n = 3")
		if v := run(t, append([]string{"migrate", "verify"}, on(l)...)...); v.code != 4 || !strings.Contains(v.err, "payments.order_id") || !strings.Contains(v.err, "other ids than expected") {
			t.Errorf("verify of a changed id: exit %d\n%s%s", v.code, v.out, v.err)
		}
		mustRun(t, append([]string{"migrate", "finish", "--yes"}, on(l)...)...)
		if n := len(l.tables(t)); n != 4 {
			t.Errorf("finish left %d tables, want 4: %v", n, l.tables(t))
		}
	})
}

// A change of type of a column without a value is done once, too: on SQLite no value tells.
func TestAChangeOfTypeOfAnEmptyTableIsDoneOnce(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		textLab(l)
		l.exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		schema := schemaOf(t, l)
		mustRun(t, migrateArgs("text-to-binary", copyFlags(l)...)...)
		if got := mustRun(t, migrateArgs("text-to-binary", copyFlags(l)...)...); !strings.Contains(got.out, "Nothing to do") {
			t.Errorf("a second time:\n%s", got.out)
		}
		mustRun(t, migrateArgs("undo", copyFlags(l)...)...)
		same(t, "schema after undo", schemaOf(t, l), schema)
	})
}

// A rewrite by a list, copied: half of what it makes looks like what it takes.
func TestVerifyOfACopyByList(t *testing.T) {
	eachInnoDB(t, verifyOfACopyByList)
}

func verifyOfACopyByList(t *testing.T, l *lab) {
	r := rand.New(rand.NewPCG(5, 5))
	ids := make([]sqltype.UUID, 60)
	for i := range ids {
		u := newV1(r)
		for _, field := range [][]byte{u[0:4], u[4:6], u[6:8]} {
			slices.Reverse(field)
		}
		ids[i] = u
	}
	newShopOf(t, l, ids)
	mustRun(t, migrateArgs("mixed-to-network", copyFlags(l, "--strategy", "copy")...)...)
	if v := mustRun(t, append([]string{"migrate", "verify"}, on(l)...)...); !strings.Contains(v.out, "exactly the ids it should") {
		t.Errorf("verify says\n%s", v.out)
	}
}

func TestACopyRefusesWhatItHasNoUseFor(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 20, false)
		before, tables := s.snapshot(t), l.tables(t)
		for flag, word := range map[string]string{"--workers=2": "--workers", "--normalize-inserts": "--normalize-inserts", "--create-missing-indexes": "--create-missing-indexes"} {
			wantError(t, run(t, migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy", flag)...)...), 3, word)
		}
		wantError(t, run(t, append([]string{"migrate", "plan", "v1-to-v6", "--online"}, on(l)...)...), 2, "--strategy copy")
		s.check(t, "after the refusals", before)
		same(t, "tables", l.tables(t), tables)
	})
}

// Links without a foreign key are copied with the others.
func TestACopyWithALink(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 60, false)
		l.exec(t, "CREATE TABLE comments (n integer NOT NULL PRIMARY KEY, subject ID!)")
		l.exec(t, "INSERT INTO comments VALUES (1,"+l.lit(s.orders[5])+"), (2,NULL)")
		l.exec(t, "INSERT INTO comments VALUES (3,"+l.lit(newV1(rand.New(rand.NewPCG(4, 4))))+")")
		args := migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy", "--also", "comments.subject")...)
		wantError(t, run(t, args...), 3, "stand in no other table")
		l.exec(t, "DELETE FROM comments WHERE n = 3")
		mustRun(t, args...)
		s.check(t, "after v1-to-v6", s.expected())
		six, err := s.orders[5].V6()
		if err != nil {
			t.Fatal(err)
		}
		same(t, "comments", l.dump(t, "SELECT n, "+l.hexOf("subject")+" FROM comments ORDER BY n"), []string{fmt.Sprintf("1|%x", six[:]), "2|NULL"})
		if v := mustRun(t, append([]string{"migrate", "verify"}, on(l)...)...); !strings.Contains(v.out, "exactly the ids it should") {
			t.Errorf("verify says\n%s", v.out)
		}
		mustRun(t, migrateArgs("undo", copyFlags(l)...)...)
	})
}

func TestPlanTellsOfTheStrategy(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 100, false)
		before, tables := s.snapshot(t), l.tables(t)
		plan := func(args ...string) result { return run(t, append([]string{"migrate", "plan"}, args...)...) }
		got := plan(append([]string{"v1-to-v6"}, on(l, "--measure")...)...)
		for _, want := range []string{"Estimate: in-place, because ", "rolled back"} {
			if got.code != 0 || !strings.Contains(got.out, want) {
				t.Errorf("exit %d: the plan does not say %q:\n%s%s", got.code, want, got.out, got.err)
			}
		}
		got = plan(append([]string{"v1-to-v6"}, on(l, "--strategy", "copy")...)...)
		for _, want := range []string{"Estimate: copy, because ", "are there twice until finish"} {
			if !strings.Contains(got.out, want) {
				t.Errorf("exit %d: the plan of a copy does not say %q:\n%s%s", got.code, want, got.out, got.err)
			}
		}
		end := "until a row of the new tables is inserted, changed or deleted"
		if !strings.Contains(got.out, "  undo puts the old tables back "+end) || strings.Count(got.out, end) != 2 {
			t.Errorf("the plan of a copy does not say when its undo is refused:\n%s", got.out)
		}
		for flag, want := range map[string]bool{"copy": true, "in-place": false} {
			got := mustRun(t, append([]string{"migrate", "plan", "v1-to-v6", "--json"}, on(l, "--strategy", flag)...)...)
			if strings.Contains(got.out, `"undo_until":"a row of the new tables`) != want {
				t.Errorf("the JSON of %s says\n%s", flag, got.out)
			}
		}
		got = plan(append([]string{"binary-to-text"}, on(l)...)...)
		if !strings.Contains(got.out, "Estimate: copy, because the columns change their type") {
			t.Errorf("exit %d: the plan of binary-to-text says\n%s%s", got.code, got.out, got.err)
		}
		s.check(t, "after the plans", before)
		same(t, "tables", l.tables(t), tables)
	})
}

// failState lets the state refuse that a run is done, as a process that is killed
// right before would have left it.
func failState(t *testing.T, l *lab) (mend func()) {
	t.Helper()
	l.exec(t, "CREATE TABLE other (id ID! NOT NULL PRIMARY KEY)")
	l.exec(t, "INSERT INTO other VALUES ("+l.lit(newV1(rand.New(rand.NewPCG(1, 2))))+")")
	l.exec(t, "CREATE TABLE more (id ID! NOT NULL PRIMARY KEY)")
	l.exec(t, "INSERT INTO more VALUES ("+l.lit(newV1(rand.New(rand.NewPCG(3, 2))))+")")
	mustRun(t, "migrate", "text-to-binary", "--database", l.url, "--column", "other.id", "--yes")
	l.exec(t, "ALTER TABLE sqluuid_migration ADD CONSTRAINT `it is not written` CHECK (id = 1 OR state <> 'done')")
	return func() { l.exec(t, "ALTER TABLE sqluuid_migration DROP CONSTRAINT `it is not written`") }
}

// On InnoDB the swap commits before the run's row is written.
func TestACopyThatWasKilledBetweenItsSwapAndItsEnd(t *testing.T) {
	for _, args := range [][]string{{"text-to-binary"}, {"text-to-binary", "--then", "v1-to-v6"}} {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			eachInnoDB(t, func(t *testing.T, l *lab) {
				textLab(l)
				text := *l
				s := newShop(t, l, 60, false)
				before, schema := s.snapshot(t), schemaOf(t, l)
				mend := failState(t, l)
				command := migrateArgs(args[0], copyFlags(l, args[1:]...)...)
				if got := run(t, command...); got.code != 1 || !strings.Contains(got.err, "it is not written") {
					t.Fatalf("exit %d\n%s", got.code, got.err)
				}
				if v := mustRun(t, append([]string{"migrate", "verify"}, on(l)...)...); !strings.Contains(v.out, "is running") || !strings.Contains(v.out, "exactly the ids it should") {
					t.Errorf("verify says\n%s", v.out)
				}
				wantError(t, run(t, append([]string{"migrate", "pause"}, on(l)...)...), 3, "copies its tables")
				wantError(t, run(t, append([]string{"migrate", "finish", "--yes"}, on(l)...)...), 3, "is running")
				wantError(t, run(t, migrateArgs("v1-to-v6", copyFlags(l)...)...), 3, "run 2")
				mend()
				got := mustRun(t, command...)
				if !strings.Contains(got.out, "between the swap and its end") || !strings.Contains(got.out, "exactly the ids it should") {
					t.Errorf("it says\n%s", got.out)
				}
				asBinary(l)
				want := s.expectedOf(func(u sqltype.UUID) (sqltype.UUID, error) { return u, nil })
				if len(args) > 1 {
					want = s.expected()
				}
				s.check(t, "after the command was run again", want)
				mustRun(t, migrateArgs("undo", copyFlags(l)...)...)
				*l = text
				s.check(t, "after undo", before)
				var own []string
				for _, row := range schemaOf(t, l) {
					if !strings.HasPrefix(row, "other") && !strings.HasPrefix(row, "more") {
						own = append(own, row)
					}
				}
				same(t, "schema after undo", own, schema)
			})
		})
	}
}

// Two processes that begin one copy at the same time, or go on with one that was
// killed: one does it, the other one waits, or goes, and drops nothing.
func TestTwoProcessesOnOneCopy(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 1500, false)
		before := s.snapshot(t)
		tables := plainTables(t, l)
		r := rand.New(rand.NewPCG(11, 12))
		both := func(args ...string) (done int) {
			var wg sync.WaitGroup
			got := make([]result, 2)
			for i := range got {
				wg.Go(func() { got[i] = run(t, args...) })
			}
			wg.Wait()
			for _, g := range got {
				switch {
				case g.code == 0:
					done++
				case g.code == 3 && strings.Contains(g.err, "another process"), g.code == 3 && strings.Contains(g.err, "run the same again"),
					strings.Contains(g.err, "locked by another"), strings.Contains(g.err, "no run is recorded"):
				default:
					t.Errorf("%v: exit %d\n%s%s", args[1], g.code, g.out, g.err)
				}
			}
			return done
		}
		forward := migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy")...)
		for round := range 3 {
			if round > 0 {
				killAfter(t, 0, randomMoment(r, l), forward...)
			}
			if both(forward...) == 0 {
				mustRun(t, forward...)
			}
			s.check(t, "after the copy by two processes", s.expected())
			if both(migrateArgs("undo", copyFlags(l)...)...) == 0 {
				t.Error("no undo came to its end")
			}
			s.check(t, "after the undo by two processes", before)
			same(t, "tables", plainTables(t, l), tables)
		}
	})
}

// The ids of a new version that are there already would be there twice.
func TestACopyThatWouldMakeOneIDOfTwo(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 30, false)
		six, err := s.orders[4].V6()
		if err != nil {
			t.Fatal(err)
		}
		insert := fmt.Sprintf("INSERT INTO orders VALUES (%s,1,100000,'its image')", l.lit(six))
		for _, args := range [][]string{{"v1-to-v6", "--strategy", "copy"}, {"binary-to-text", "--then", "v1-to-v6"}} {
			command := migrateArgs(args[0], append(on(l, "--on-mismatch=skip"), args[1:]...)...)
			late := prompted(t, command...)
			l.exec(t, insert)
			before := s.snapshot(t)
			if got := late("y\n"); got.code != 3 || !strings.Contains(got.err, "orders.id") || !strings.Contains(got.err, six.String()) {
				t.Errorf("%v, with an id that came after the plan: exit %d\n%s", args, got.code, got.err)
			}
			wantError(t, run(t, append(command, "--yes")...), 3, "orders.id", six.String())
			for table, want := range before {
				same(t, table, s.snapshot(t)[table], want)
			}
			l.exec(t, "DELETE FROM orders WHERE n = 100000")
		}
	})
}

// State tables of an earlier release are named, with what to do about them.
func TestStateTablesOfAnEarlierRelease(t *testing.T) {
	l := labs()["SQLite"](t)
	newShop(t, l, 5, false)
	mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...)
	l.exec(t, "UPDATE sqluuid_migration SET format = 4")
	wantError(t, run(t, migrateArgs("undo", on(l, "--yes")...)...), 3, "later release")
	l.exec(t, "UPDATE sqluuid_migration SET format = 2")
	wantError(t, run(t, "migrate", "status", "--database", l.url), 3, "earlier release", "sqluuid_migration_range", "drop the tables")
	// Format 2 had other tables beside that of the runs.
	l.exec(t, "DROP TABLE sqluuid_migration_kept")
	l.exec(t, "DROP TABLE sqluuid_migration_journal")
	l.exec(t, "CREATE TABLE sqluuid_migration_id (run_id bigint, id blob, kind char(1))")
	for _, args := range [][]string{{"migrate", "status", "--database", l.url}, migrateArgs("v1-to-v6", on(l, "--yes")...), migrateArgs("undo", on(l, "--yes")...)} {
		wantError(t, run(t, args...), 3, "earlier release", "drop the tables", "sqluuid_migration_id")
	}
	if n := l.dump(t, "SELECT count(*) FROM sqluuid_migration_id"); n[0] != "0" {
		t.Errorf("the table of the earlier release has %s rows", n[0])
	}
}

// An undo that was killed between two of its drops is brought to its end by the
// next one, whichever table was dropped first.
func TestAnUndoThatWasKilledBetweenItsDrops(t *testing.T) {
	for _, first := range []string{"orders", "items", "payments"} {
		t.Run(first, func(t *testing.T) {
			eachInnoDB(t, func(t *testing.T, l *lab) {
				s := newShop(t, l, 60, false)
				before, tables := s.snapshot(t), plainTables(t, l)
				mustRun(t, migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy")...)...)
				l.exec(t, "UPDATE sqluuid_migration SET state = 'undoing', active = class_hash")
				for _, name := range plainTables(t, l) {
					was, label, isOld := strings.Cut(name, "_old_")
					if !isOld {
						continue
					}
					l.exec(t, fmt.Sprintf("RENAME TABLE `%s` TO `%s_drop_%s`, `%s` TO `%s`", was, was, label, name, was))
					if was == first {
						l.execWith(t, "foreign_key_checks = 0",
							fmt.Sprintf("DROP TABLE `%s_drop_%s`", was, label))
					}
				}
				mustRun(t, migrateArgs("undo", copyFlags(l)...)...)
				s.check(t, "after undo", before)
				same(t, "tables at the end", plainTables(t, l), tables)
			})
		})
	}
}
