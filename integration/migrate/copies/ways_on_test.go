package copies_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/migrate"
)

// Ids that came after a run are rewritten by the same rewrite with the other strategy,
// beside those that the run has made.
func TestTheOtherStrategyAfterARun(t *testing.T) {
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 30, false)
		r := rand.New(rand.NewPCG(8, 9))
		for i, strategy := range []string{"in-place", "copy", "in-place", "copy"} {
			lab.MustRun(t, lab.Args("v1-to-v6", l.Yes("--strategy", strategy)...)...)
			if v := lab.MustRun(t, append([]string{"migrate", "verify"}, l.On()...)...); strings.Contains(v.Out, "version 1") {
				t.Errorf("after %s:\n%s", strategy, v.Out)
			}
			s.AddOrder(t, 1000+i, lab.NewV1(r))
		}
		// An id of a version that neither has made is a mismatch all the same.
		s.AddOrder(t, 2000, lab.NewOf(r, 4))
		lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", l.Yes("--strategy", "copy")...)...), 3, "1 of version 4")
	})
}

// An undo of a copy was killed, and then the application wrote to the tables: it is
// refused from then on. The copy stays, and can be worked with.
func TestAnUndoOfACopyThatWasKilledAndIsRefused(t *testing.T) {
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 30, false)
		lab.MustRun(t, lab.Args("v1-to-v6", l.Yes("--strategy", "copy")...)...)
		l.Exec(t, "UPDATE sqluuid_migration SET phase = 'undoing'")
		lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", l.Yes()...)...), 3, "an undo of v1-to-v6 is under way")
		s.AddOrder(t, 1000, lab.NewV1(rand.New(rand.NewPCG(8, 9))))
		lab.WantError(t, lab.Run(t, lab.Args("undo", l.Yes("--quiet")...)...), 3, "written to since run 1")
		if st := lab.MustRun(t, "migrate", "status", "--database", l.URL); !strings.Contains(st.Out, "copy: done\n") {
			t.Errorf("status says:\n%s", st.Out)
		}
		lab.MustRun(t, lab.Args("v1-to-v6", l.Yes()...)...)
		lab.MustRun(t, lab.Args("finish", l.Yes()...)...)
		lab.Same(t, "orders", l.Dump(t, "SELECT count(*) FROM orders"), []string{fmt.Sprint(len(s.Orders) + 1)})
	})
}

// A change of type that is being taken back is named, and not planned anew: its columns
// still have the new type.
func TestARewriteUnderTheUndoOfAChangeOfType(t *testing.T) {
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		l.HoldText()
		lab.NewShop(t, l, 30, false)
		rewrite := lab.Args("text-to-binary", l.Yes()...)
		lab.MustRun(t, rewrite...)
		l.Exec(t, "UPDATE sqluuid_migration SET phase = 'undoing'")
		lab.WantError(t, lab.Run(t, rewrite...), 3, "an undo of text-to-binary is under way")
		lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
		lab.MustRun(t, rewrite...)
	})
}

// A run that a finish of another process forgets, after it was planned, is named.
func TestARunThatIsForgottenAfterThePlan(t *testing.T) {
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		lab.NewShop(t, l, 30, false)
		lab.MustRun(t, lab.Args("v1-to-v6", l.Yes()...)...)
		late := lab.Prompted(t, append([]string{"migrate", "undo"}, l.On()...)...)
		lab.MustRun(t, lab.Args("finish", l.Yes()...)...)
		if got := late("y\n"); got.Code != 3 || !strings.Contains(got.Err, "run 1 was taken back, or forgotten by finish") {
			t.Errorf("exit %d\n%s", got.Code, got.Err)
		}
	})
}

// What is no id can be linked to one: a blank at the end of text makes no difference to
// most collations. It is not skipped.
func TestWhatIsSkippedBreaksNoLink(t *testing.T) {
	for engine, text := range map[string]string{
		"MariaDB": "varchar(40) CHARACTER SET ascii", "MySQL": "varchar(40) CHARACTER SET ascii",
		"SQLite": "text COLLATE RTRIM",
	} {
		t.Run(engine, func(t *testing.T) {
			l := lab.Open(t, engine)
			l.ID, l.Lit = text, lab.TextLiteral
			l.Exec(t, "CREATE TABLE a (id ID! NOT NULL PRIMARY KEY, n integer)")
			l.Exec(t, "CREATE TABLE b (n integer NOT NULL PRIMARY KEY, a ID!, FOREIGN KEY (a) REFERENCES a (id))")
			id := lab.NewV1(rand.New(rand.NewPCG(8, 9)))
			l.Exec(t, "INSERT INTO a VALUES ("+l.Lit(id)+", 1), ('no id', 2)")
			l.Exec(t, "INSERT INTO b VALUES (1, "+l.Lit(id)+"), (2, '"+id.String()+" '), (3, 'no id')")
			before := l.Dump(t, "SELECT n, a FROM b ORDER BY n")
			args := []string{"--database", l.URL, "--column", "a.id", "--yes", "--on-mismatch=skip"}
			for _, strategy := range []string{"in-place", "copy"} {
				lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", append(args, "--strategy", strategy)...)...), 3, fmt.Sprintf("%q", id.String()+" "), "b.a", "a.id", "would break the link")
			}
			lab.Same(t, "links", l.Dump(t, "SELECT n, a FROM b ORDER BY n"), before)
			l.Exec(t, "UPDATE b SET a = "+l.Lit(id)+" WHERE n = 2")
			lab.MustRun(t, lab.Args("v1-to-v6", args...)...)
		})
	}
}

// Ids that the rewrite does not apply to came while a copy was under way. The refusal names
// --on-mismatch=skip, and the run that is there takes it, also when one more id comes between its
// plan and its check. A run in place does not ask for it once it
// has written.
func TestACopyThatWasRefusedForLateIDsGoesOn(t *testing.T) {
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 400, false)
		r := rand.New(rand.NewPCG(4, 4))
		args := lab.Args("v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes", "--strategy", "copy", "--lock-wait", "30s")
		if !killOn(t, "started", 0, args...) {
			t.Fatal("the run was not killed in the middle")
		}
		s.AddOrder(t, 9001, lab.NewOf(r, 4))
		lab.WantError(t, lab.Run(t, args...), 3, "ids that the rewrite does not apply to", "--on-mismatch=skip")
		m, err := migrate.Open(l.DB, l.Profile)
		if err != nil {
			t.Fatal(err)
		}
		pl, err := m.Plan(t.Context(), migrate.PlanConfig{Rewrite: migrate.V1ToV6, Column: migrate.ColumnName{Table: "orders", Column: "id"}, Strategy: migrate.Copy, SkipOthers: true})
		if err != nil {
			t.Fatal(err)
		}
		if !pl.Resumes || pl.OnMismatch != "skip" {
			t.Errorf("the plan goes on with the run: %v, and what does not fit is to %q", pl.Resumes, pl.OnMismatch)
		}
		s.AddOrder(t, 9002, lab.NewOf(r, 4))
		if _, err := m.Run(t.Context(), pl, migrate.RunConfig{LockWait: 30 * time.Second}); err != nil {
			t.Fatal(err)
		}
		if n := l.Dump(t, "SELECT count(*) FROM orders WHERE "+s.Lab.HexOf("id")+" LIKE '____________4%' AND n > 9000")[0]; n != "2" {
			t.Errorf("%s of the two late ids are as they were", n)
		}
		if o := s.Orphans(t); o != "0" {
			t.Errorf("%s orphans", o)
		}
		lab.MustRun(t, append([]string{"migrate", "verify"}, l.On()...)...)
	})
}
