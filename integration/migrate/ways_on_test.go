package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate"
)

// Ids that came after a run are rewritten by the same rewrite with the other strategy,
// beside those that the run has made.
func TestTheOtherStrategyAfterARun(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 30, false)
		r := rand.New(rand.NewPCG(8, 9))
		for i, strategy := range []string{"in-place", "copy", "in-place", "copy"} {
			mustRun(t, migrateArgs("v1-to-v6", copyFlags(l, "--strategy", strategy)...)...)
			if v := mustRun(t, append([]string{"migrate", "verify"}, on(l)...)...); strings.Contains(v.out, "version 1") {
				t.Errorf("after %s:\n%s", strategy, v.out)
			}
			s.addOrder(t, 1000+i, newV1(r))
		}
		// An id of a version that neither has made is a mismatch all the same.
		s.addOrder(t, 2000, newOf(r, 4))
		wantError(t, run(t, migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy")...)...), 3, "1 of version 4")
	})
}

// An undo of a copy was killed, and then the application wrote to the tables: it is
// refused from then on. The copy stays, and can be worked with.
func TestAnUndoOfACopyThatWasKilledAndIsRefused(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 30, false)
		mustRun(t, migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy")...)...)
		table := "sqluuid_migration"
		if l.name == "PostgreSQL" {
			table = "sqluuid.migration"
		}
		l.exec(t, "UPDATE "+table+" SET state = 'undoing', active = class_hash")
		wantError(t, run(t, migrateArgs("v1-to-v6", copyFlags(l)...)...), 3, "an undo of v1-to-v6 is under way")
		s.addOrder(t, 1000, newV1(rand.New(rand.NewPCG(8, 9))))
		wantError(t, run(t, migrateArgs("undo", copyFlags(l, "--quiet")...)...), 3, "written to since run 1")
		if st := mustRun(t, "migrate", "status", "--database", l.url); !strings.Contains(st.out, " done ") {
			t.Errorf("status says:\n%s", st.out)
		}
		mustRun(t, migrateArgs("v1-to-v6", copyFlags(l)...)...)
		mustRun(t, migrateArgs("finish", copyFlags(l)...)...)
		same(t, "orders", l.dump(t, "SELECT count(*) FROM orders"), []string{fmt.Sprint(len(s.orders) + 1)})
	})
}

// A change of type that is being taken back is named, and not planned anew: its columns
// still have the new type.
func TestARewriteUnderTheUndoOfAChangeOfType(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		textLab(l)
		newShop(t, l, 30, false)
		rewrite := migrateArgs("text-to-binary", copyFlags(l)...)
		mustRun(t, rewrite...)
		table := "sqluuid_migration"
		if l.name == "PostgreSQL" {
			table = "sqluuid.migration"
		}
		l.exec(t, "UPDATE "+table+" SET state = 'undoing', active = class_hash")
		wantError(t, run(t, rewrite...), 3, "an undo of text-to-binary is under way")
		mustRun(t, migrateArgs("undo", copyFlags(l)...)...)
		mustRun(t, rewrite...)
	})
}

// A run that a finish of another process forgets, after it was planned, is named.
func TestARunThatIsForgottenAfterThePlan(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		newShop(t, l, 30, false)
		mustRun(t, migrateArgs("v1-to-v6", copyFlags(l)...)...)
		late := prompted(t, append([]string{"migrate", "undo"}, on(l)...)...)
		mustRun(t, migrateArgs("finish", copyFlags(l)...)...)
		if got := late("y\n"); got.code != 3 || !strings.Contains(got.err, "run 1 was taken back, or forgotten by finish") {
			t.Errorf("exit %d\n%s", got.code, got.err)
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
			l := labs()[engine](t)
			l.id, l.lit = text, textLiteral
			l.exec(t, "CREATE TABLE a (id ID! NOT NULL PRIMARY KEY, n integer)")
			l.exec(t, "CREATE TABLE b (n integer NOT NULL PRIMARY KEY, a ID!, FOREIGN KEY (a) REFERENCES a (id))")
			id := newV1(rand.New(rand.NewPCG(8, 9)))
			l.exec(t, "INSERT INTO a VALUES ("+l.lit(id)+", 1), ('no id', 2)")
			l.exec(t, "INSERT INTO b VALUES (1, "+l.lit(id)+"), (2, '"+id.String()+" '), (3, 'no id')")
			before := l.dump(t, "SELECT n, a FROM b ORDER BY n")
			args := []string{"--database", l.url, "--column", "a.id", "--yes", "--on-mismatch=skip"}
			for _, strategy := range []string{"in-place", "copy"} {
				wantError(t, run(t, migrateArgs("v1-to-v6", append(args, "--strategy", strategy)...)...), 3, fmt.Sprintf("%q", id.String()+" "), "b.a", "a.id", "would break the link")
			}
			same(t, "links", l.dump(t, "SELECT n, a FROM b ORDER BY n"), before)
			l.exec(t, "UPDATE b SET a = "+l.lit(id)+" WHERE n = 2")
			mustRun(t, migrateArgs("v1-to-v6", args...)...)
		})
	}
}

// Ids that the rewrite does not apply to came while a copy was under way. Who is told to
// leave them with --on-mismatch=skip can do so in the run that is there, also when one
// more comes between its plan and its check. A run in place does not ask for it once it
// has written.
func TestACopyThatWasRefusedForLateIDsGoesOn(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 400, false)
		r := rand.New(rand.NewPCG(4, 4))
		args := migrateArgs("v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes", "--strategy", "copy", "--lock-wait", "30s")
		if !killOn(t, "started", 0, args...) {
			t.Fatal("the run was not killed in the middle")
		}
		s.addOrder(t, 9001, newOf(r, 4))
		wantError(t, run(t, args...), 3, "ids that the rewrite does not apply to", "--on-mismatch=skip")
		m, err := migrate.Open(l.db, l.p)
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
		s.addOrder(t, 9002, newOf(r, 4))
		if _, err := m.Run(t.Context(), pl, migrate.RunConfig{LockWait: 30 * time.Second}); err != nil {
			t.Fatal(err)
		}
		if n := l.dump(t, "SELECT count(*) FROM orders WHERE "+s.l.hexOf("id")+" LIKE '____________4%' AND n > 9000")[0]; n != "2" {
			t.Errorf("%s of the two late ids are as they were", n)
		}
		if o := s.orphans(t); o != "0" {
			t.Errorf("%s orphans", o)
		}
		mustRun(t, append([]string{"migrate", "verify"}, on(l)...)...)
	})
}
