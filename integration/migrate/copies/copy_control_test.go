package copies_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// plainTables are the tables that are not the state's.
func plainTables(t *testing.T, l *lab.Lab) []string {
	t.Helper()
	var out []string
	for _, name := range l.Tables(t) {
		if !strings.Contains(name, "migration") {
			out = append(out, name)
		}
	}
	return out
}

// What a copy keeps is shown, and goes with finish.
func TestFinishDropsWhatACopyKept(t *testing.T) {
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		l.HoldText()
		s := lab.NewShop(t, l, 120, false)
		tables := plainTables(t, l)
		lab.MustRun(t, lab.Args("text-to-binary", l.Yes("--then", "v1-to-v6")...)...)
		l.HoldBytes()
		status := lab.MustRun(t, "migrate", "status", "--database", l.URL)
		if !strings.Contains(status.Out, "copy") || strings.Count(status.Out, "Run 1 keeps ") != 4 {
			t.Errorf("status says\n%s", status.Out)
		}
		if v := lab.MustRun(t, append([]string{"migrate", "verify"}, l.On()...)...); !strings.Contains(v.Out, "exactly the ids") {
			t.Errorf("verify after text-to-binary says\n%s", v.Out)
		}
		got := lab.RunIn(t, "n\n", append([]string{"migrate", "finish"}, l.On()...)...)
		if got.Code != 3 || strings.Count(got.Err, "will be dropped") != 4 || !strings.Contains(got.Err, "240 rows") {
			t.Errorf("finish, answered no: exit %d\n%s", got.Code, got.Err)
		}
		if n := len(plainTables(t, l)); n != 2*len(tables) {
			t.Errorf("%d tables after a no, want %d", n, 2*len(tables))
		}
		// Somebody refers to what is to be dropped.
		old := "payments_old_"
		var kept string
		for _, name := range plainTables(t, l) {
			if strings.Contains(name, old) && strings.Contains(name, "payments") {
				kept = strings.ReplaceAll(name, ".", "`.`")
			}
		}
		if l.Profile != engine.SQLite { // where what is kept has no key to refer to
			l.Exec(t, "CREATE TABLE late (n integer PRIMARY KEY, FOREIGN KEY (n) REFERENCES `"+kept+"` (n))")
			lab.WantError(t, lab.Run(t, append([]string{"migrate", "finish", "--yes"}, l.On()...)...), 3, "late", "refers to")
			l.Exec(t, "DROP TABLE late")
		}
		// As if it had been killed when one of them was gone.
		l.Exec(t, "DROP TABLE `"+kept+"`")
		got = lab.MustRun(t, append([]string{"migrate", "finish", "--yes"}, l.On()...)...)
		if strings.Count(got.Out, "Dropped ") != 3 || !strings.Contains(got.Out, "is forgotten") {
			t.Errorf("finish says\n%s", got.Out)
		}
		lab.Same(t, "tables", l.Tables(t), tables)
		s.Check(t, "after finish", s.Expected())
		lab.WantError(t, lab.Run(t, lab.Args("undo", l.Yes()...)...), 3, "no run is recorded")
	})
}

func TestVerifyOfCopies(t *testing.T) {
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		l.HoldText()
		s := lab.NewShop(t, l, 60, false)
		exact := func(when string) {
			t.Helper()
			if v := lab.MustRun(t, append([]string{"migrate", "verify"}, l.On()...)...); !strings.Contains(v.Out, "exactly the ids") {
				t.Errorf("%s, verify says\n%s", when, v.Out)
			}
		}
		lab.MustRun(t, lab.Args("text-to-binary", l.Yes()...)...)
		exact("after text-to-binary")
		if got := lab.MustRun(t, lab.Args("text-to-binary", l.Yes()...)...); !strings.Contains(got.Out, "Nothing to do") {
			t.Errorf("a second time:\n%s", got.Out)
		}
		lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
		exact("after its undo")
		lab.MustRun(t, append([]string{"migrate", "finish", "--yes"}, l.On()...)...)
		lab.MustRun(t, lab.Args("text-to-binary", l.Yes()...)...)
		l.HoldBytes()
		lab.MustRun(t, lab.Args("v1-to-v6", l.Yes("--strategy", "copy")...)...)
		exact("after v1-to-v6")
		s.Check(t, "after v1-to-v6", s.Expected())
		lab.MustRun(t, lab.Args("binary-to-text", l.Yes("--then", "v6-to-v1")...)...)
		exact("after binary-to-text")
		l.Exec(t, "UPDATE payments SET order_id = (SELECT id FROM orders WHERE n = 2) WHERE n = 3")
		if v := lab.Run(t, append([]string{"migrate", "verify"}, l.On()...)...); v.Code != 4 || !strings.Contains(v.Err, "payments.order_id") || !strings.Contains(v.Err, "other ids than expected") {
			t.Errorf("verify of a changed id: exit %d\n%s%s", v.Code, v.Out, v.Err)
		}
		lab.MustRun(t, append([]string{"migrate", "finish", "--yes"}, l.On()...)...)
		if n := len(l.Tables(t)); n != 4 {
			t.Errorf("finish left %d tables, want 4: %v", n, l.Tables(t))
		}
	})
}

// A change of type of a column without a value is done once, too: on SQLite no value tells.
func TestAChangeOfTypeOfAnEmptyTableIsDoneOnce(t *testing.T) {
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		l.HoldText()
		l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		schema := l.Schema(t)
		lab.MustRun(t, lab.Args("text-to-binary", l.Yes()...)...)
		if got := lab.MustRun(t, lab.Args("text-to-binary", l.Yes()...)...); !strings.Contains(got.Out, "Nothing to do") {
			t.Errorf("a second time:\n%s", got.Out)
		}
		lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
		lab.Same(t, "schema after undo", l.Schema(t), schema)
	})
}

// A rewrite by a list, copied: half of what it makes looks like what it takes.
func TestVerifyOfACopyByList(t *testing.T) {
	lab.EachInnoDB(t, verifyOfACopyByList)
}

func verifyOfACopyByList(t *testing.T, l *lab.Lab) {
	r := rand.New(rand.NewPCG(5, 5))
	ids := make([]sqltype.UUID, 60)
	for i := range ids {
		u := lab.NewV1(r)
		for _, field := range [][]byte{u[0:4], u[4:6], u[6:8]} {
			slices.Reverse(field)
		}
		ids[i] = u
	}
	lab.NewShopOf(t, l, ids)
	lab.MustRun(t, lab.Args("mixed-to-network", l.Yes("--strategy", "copy")...)...)
	if v := lab.MustRun(t, append([]string{"migrate", "verify"}, l.On()...)...); !strings.Contains(v.Out, "exactly the ids") {
		t.Errorf("verify says\n%s", v.Out)
	}
}

// Links without a foreign key are copied with the others.
func TestACopyWithALink(t *testing.T) {
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 60, false)
		l.Exec(t, "CREATE TABLE comments (n integer NOT NULL PRIMARY KEY, subject ID!)")
		l.Exec(t, "INSERT INTO comments VALUES (1,"+l.Lit(s.Orders[5])+"), (2,NULL)")
		l.Exec(t, "INSERT INTO comments VALUES (3,"+l.Lit(lab.NewV1(rand.New(rand.NewPCG(4, 4))))+")")
		args := lab.Args("v1-to-v6", l.Yes("--strategy", "copy", "--also", "comments.subject")...)
		lab.WantError(t, lab.Run(t, args...), 3, "stands in no other table")
		l.Exec(t, "DELETE FROM comments WHERE n = 3")
		lab.MustRun(t, args...)
		s.Check(t, "after v1-to-v6", s.Expected())
		six, err := s.Orders[5].V6()
		if err != nil {
			t.Fatal(err)
		}
		lab.Same(t, "comments", l.Dump(t, "SELECT n, "+l.HexOf("subject")+" FROM comments ORDER BY n"), []string{fmt.Sprintf("1|%x", six[:]), "2|NULL"})
		if v := lab.MustRun(t, append([]string{"migrate", "verify"}, l.On()...)...); !strings.Contains(v.Out, "exactly the ids") {
			t.Errorf("verify says\n%s", v.Out)
		}
		lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
	})
}

func TestPlanTellsOfTheStrategy(t *testing.T) {
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 100, false)
		before, tables := s.Snapshot(t), l.Tables(t)
		plan := func(args ...string) lab.Result { return lab.Run(t, append([]string{"migrate", "plan"}, args...)...) }
		got := plan(append([]string{"v1-to-v6"}, l.On("--measure")...)...)
		for _, want := range []string{"Estimate: in-place, because ", "rolled back"} {
			if got.Code != 0 || !strings.Contains(got.Out, want) {
				t.Errorf("exit %d: the plan does not say %q:\n%s%s", got.Code, want, got.Out, got.Err)
			}
		}
		got = plan(append([]string{"v1-to-v6"}, l.On("--strategy", "copy")...)...)
		for _, want := range []string{"Estimate: copy, because ", "are there twice until finish"} {
			if !strings.Contains(got.Out, want) {
				t.Errorf("exit %d: the plan of a copy does not say %q:\n%s%s", got.Code, want, got.Out, got.Err)
			}
		}
		end := "until a row of the new tables is inserted, changed or deleted"
		if !strings.Contains(got.Out, "  undo puts the old tables back "+end) || strings.Count(got.Out, end) != 2 {
			t.Errorf("the plan of a copy does not say when its undo is refused:\n%s", got.Out)
		}
		for flag, want := range map[string]bool{"copy": true, "in-place": false} {
			got := lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6", "--json"}, l.On("--strategy", flag)...)...)
			if strings.Contains(got.Out, `"undo_until":"a row of the new tables`) != want {
				t.Errorf("the JSON of %s says\n%s", flag, got.Out)
			}
		}
		got = plan(append([]string{"binary-to-text"}, l.On()...)...)
		if !strings.Contains(got.Out, "Estimate: copy, because the columns change their type") {
			t.Errorf("exit %d: the plan of binary-to-text says\n%s%s", got.Code, got.Out, got.Err)
		}
		s.Check(t, "after the plans", before)
		lab.Same(t, "tables", l.Tables(t), tables)
	})
}

// failState lets the state refuse that a run is done, as a process that is killed
// right before would have left it.
func failState(t *testing.T, l *lab.Lab) (mend func()) {
	t.Helper()
	l.Exec(t, "CREATE TABLE other (id ID! NOT NULL PRIMARY KEY)")
	l.Exec(t, "INSERT INTO other VALUES ("+l.Lit(lab.NewV1(rand.New(rand.NewPCG(1, 2))))+")")
	l.Exec(t, "CREATE TABLE more (id ID! NOT NULL PRIMARY KEY)")
	l.Exec(t, "INSERT INTO more VALUES ("+l.Lit(lab.NewV1(rand.New(rand.NewPCG(3, 2))))+")")
	lab.MustRun(t, "migrate", "text-to-binary", "--database", l.URL, "--column", "other.id", "--yes")
	l.Exec(t, "ALTER TABLE sqluuid_migration ADD UNIQUE `it is not written` (phase)")
	return func() { l.Exec(t, "ALTER TABLE sqluuid_migration DROP INDEX `it is not written`") }
}

// On InnoDB the swap commits before the run's row is written.
func TestACopyThatWasKilledBetweenItsSwapAndItsEnd(t *testing.T) {
	for _, args := range [][]string{{"text-to-binary"}, {"text-to-binary", "--then", "v1-to-v6"}} {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
				l.HoldText()
				text := *l
				s := lab.NewShop(t, l, 60, false)
				before, schema := s.Snapshot(t), l.Schema(t)
				mend := failState(t, l)
				command := lab.Args(args[0], l.Yes(args[1:]...)...)
				if got := lab.Run(t, command...); got.Code != 3 || !strings.Contains(got.Err, "it is not written") {
					t.Fatalf("exit %d\n%s", got.Code, got.Err)
				}
				if v := lab.MustRun(t, append([]string{"migrate", "verify"}, l.On()...)...); !strings.Contains(v.Out, "is running") || !strings.Contains(v.Out, "exactly the ids") {
					t.Errorf("verify says\n%s", v.Out)
				}
				lab.WantError(t, lab.Run(t, append([]string{"migrate", "pause"}, l.On()...)...), 3, "copies its tables")
				lab.WantError(t, lab.Run(t, append([]string{"migrate", "finish", "--yes"}, l.On()...)...), 3, "is running")
				lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", l.Yes()...)...), 3, "run 2")
				mend()
				got := lab.MustRun(t, command...)
				if !strings.Contains(got.Out, "between the swap and its end") || !strings.Contains(got.Out, "exactly the ids") {
					t.Errorf("it says\n%s", got.Out)
				}
				l.HoldBytes()
				want := s.ExpectedOf(func(u sqltype.UUID) (sqltype.UUID, error) { return u, nil })
				if len(args) > 1 {
					want = s.Expected()
				}
				s.Check(t, "after the command was run again", want)
				lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
				*l = text
				s.Check(t, "after undo", before)
				var own []string
				for _, row := range l.Schema(t) {
					if !strings.HasPrefix(row, "other") && !strings.HasPrefix(row, "more") {
						own = append(own, row)
					}
				}
				lab.Same(t, "schema after undo", own, schema)
			})
		})
	}
}

// Two processes that begin one copy at the same time, or go on with one that was
// killed: one does it, the other one waits, or goes, and drops nothing.
func TestTwoProcessesOnOneCopy(t *testing.T) {
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 1500, false)
		before := s.Snapshot(t)
		tables := plainTables(t, l)
		r := rand.New(rand.NewPCG(11, 12))
		both := func(args ...string) (done int) {
			var wg sync.WaitGroup
			got := make([]lab.Result, 2)
			for i := range got {
				wg.Go(func() { got[i] = lab.Run(t, args...) })
			}
			wg.Wait()
			for _, g := range got {
				switch {
				case g.Code == 0:
					done++
				case g.Code == 3 && strings.Contains(g.Err, "another process"), g.Code == 3 && strings.Contains(g.Err, "run the same again"),
					strings.Contains(g.Err, "locked by another"), strings.Contains(g.Err, "no run is recorded"):
				default:
					t.Errorf("%v: exit %d\n%s%s", args[1], g.Code, g.Out, g.Err)
				}
			}
			return done
		}
		forward := lab.Args("v1-to-v6", l.Yes("--strategy", "copy")...)
		for round := range 3 {
			if round > 0 {
				lab.KillAfter(t, 0, randomMoment(r, l), forward...)
			}
			if both(forward...) == 0 {
				lab.MustRun(t, forward...)
			}
			s.Check(t, "after the copy by two processes", s.Expected())
			if both(lab.Args("undo", l.Yes()...)...) == 0 {
				t.Error("no undo came to its end")
			}
			s.Check(t, "after the undo by two processes", before)
			lab.Same(t, "tables", plainTables(t, l), tables)
		}
	})
}

// The ids of a new version that are there already would be there twice.
func TestACopyThatWouldMakeOneIDOfTwo(t *testing.T) {
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 30, false)
		six, err := s.Orders[4].V6()
		if err != nil {
			t.Fatal(err)
		}
		insert := fmt.Sprintf("INSERT INTO orders VALUES (%s,1,100000,'its image')", l.Lit(six))
		for _, args := range [][]string{{"v1-to-v6", "--strategy", "copy"}, {"binary-to-text", "--then", "v1-to-v6"}} {
			command := lab.Args(args[0], append(l.On("--on-mismatch=skip"), args[1:]...)...)
			late := lab.Prompted(t, command...)
			l.Exec(t, insert)
			before := s.Snapshot(t)
			if got := late("y\n"); got.Code != 3 || !strings.Contains(got.Err, "orders.id") || !strings.Contains(got.Err, six.String()) {
				t.Errorf("%v, with an id that came after the plan: exit %d\n%s", args, got.Code, got.Err)
			}
			lab.WantError(t, lab.Run(t, append(command, "--yes")...), 3, "orders.id", six.String())
			for table, want := range before {
				lab.Same(t, table, s.Snapshot(t)[table], want)
			}
			l.Exec(t, "DELETE FROM orders WHERE n = 100000")
		}
	})
}

// State tables of an earlier release are named, with what to do about them.
func TestStateTablesOfAnEarlierRelease(t *testing.T) {
	l := lab.Open(t, "SQLite")
	lab.NewShop(t, l, 5, false)
	lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes")...)...)
	l.Exec(t, "UPDATE sqluuid_migration SET format = 5")
	lab.WantError(t, lab.Run(t, lab.Args("undo", l.On("--yes")...)...), 3, "later release")
	l.Exec(t, "UPDATE sqluuid_migration SET format = 2")
	lab.WantError(t, lab.Run(t, "migrate", "status", "--database", l.URL), 3, "earlier release", "let its runs end", "finish")
	// Format 3 had all of a class in the row of the run.
	for _, table := range l.StateTables() {
		l.Exec(t, "DROP TABLE "+table)
	}
	l.Exec(t, "CREATE TABLE sqluuid_migration (id bigint NOT NULL PRIMARY KEY, format integer NOT NULL, rewrite varchar(50) NOT NULL, class_columns text NOT NULL, before_counts text NOT NULL, state varchar(20) NOT NULL)")
	l.Exec(t, "INSERT INTO sqluuid_migration VALUES (1, 3, 'v1-to-v6', '[]', '{}', 'running')")
	for _, args := range [][]string{{"migrate", "status", "--database", l.URL}, lab.Args("v1-to-v6", l.On("--yes")...), lab.Args("undo", l.On("--yes")...)} {
		lab.WantError(t, lab.Run(t, args...), 3, "format 3", "earlier release", "let its runs end", "finish")
	}
	if n := l.Dump(t, "SELECT count(*) FROM sqluuid_migration"); n[0] != "1" {
		t.Errorf("the table of the earlier release has %s rows", n[0])
	}
}

// An undo that was killed between two of its drops is brought to its end by the
// next one, whichever table was dropped first.
func TestAnUndoThatWasKilledBetweenItsDrops(t *testing.T) {
	for _, first := range []string{"orders", "items", "payments"} {
		t.Run(first, func(t *testing.T) {
			lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
				s := lab.NewShop(t, l, 60, false)
				before, tables := s.Snapshot(t), plainTables(t, l)
				lab.MustRun(t, lab.Args("v1-to-v6", l.Yes("--strategy", "copy")...)...)
				l.Exec(t, "UPDATE sqluuid_migration SET phase = 'undoing'")
				for _, name := range plainTables(t, l) {
					was, label, isOld := strings.Cut(name, "_old_")
					if !isOld {
						continue
					}
					l.Exec(t, fmt.Sprintf("RENAME TABLE `%s` TO `%s_drop_%s`, `%s` TO `%s`", was, was, label, name, was))
					if was == first {
						l.ExecWith(t, "foreign_key_checks = 0",
							fmt.Sprintf("DROP TABLE `%s_drop_%s`", was, label))
					}
				}
				lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
				s.Check(t, "after undo", before)
				lab.Same(t, "tables at the end", plainTables(t, l), tables)
			})
		})
	}
}

// randomMoment is within what a copy of a shop takes on the engine.
func randomMoment(r *rand.Rand, l *lab.Lab) time.Duration {
	most := 400
	if l.Profile == engine.SQLite {
		most = 60
	}
	return time.Duration(5+r.IntN(most)) * time.Millisecond
}
