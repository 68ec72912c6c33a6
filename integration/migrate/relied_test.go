package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// twoParents makes a column that links to two tables without anything to tell its rows apart.
func twoParents(t *testing.T, l *lab) {
	t.Helper()
	for _, table := range []string{"users", "posts"} {
		l.exec(t, "CREATE TABLE "+table+" (id ID! NOT NULL PRIMARY KEY)")
	}
	l.exec(t, "CREATE TABLE att (n integer PRIMARY KEY, ref ID!)")
	l.exec(t, "CREATE INDEX att_ref ON att (ref)")
	r := rand.New(rand.NewPCG(7, 7))
	for n := range 20 {
		u, p := newV1(r), newV1(r)
		l.exec(t, "INSERT INTO users VALUES ("+l.lit(u)+")")
		l.exec(t, "INSERT INTO posts VALUES ("+l.lit(p)+")")
		l.exec(t, fmt.Sprintf("INSERT INTO att VALUES (%d, %s), (%d, %s)", 3*n, l.lit(u), 3*n+1, l.lit(p)))
		if n < 9 { // of nobody
			l.exec(t, fmt.Sprintf("INSERT INTO att VALUES (%d, %s)", 3*n+2, l.lit(newV1(r))))
		}
	}
}

// The number of rows without a parent was another one when another column was named.
func TestOrphansAreTheSameWhateverColumnIsNamed(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		twoParents(t, l)
		done := mustRun(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "users.id", "--also", "posts.id",
			"--also", "att.ref", "--allow-orphans", "--yes")
		if !strings.Contains(done.out, "; 9 rows without a parent") {
			t.Errorf("the run says\n%s", done.out)
		}
		for _, name := range []string{"users.id", "posts.id", "att.ref"} {
			if got := mustRun(t, verifyArgs(l, name)...); !strings.Contains(got.out, " 9 rows without a parent") {
				t.Errorf("verify of %s says\n%s", name, got.out)
			}
		}
		undone := mustRun(t, "migrate", "undo", "--database", l.url, "--column", "att.ref", "--yes")
		if !strings.Contains(undone.out, "; 9 rows without a parent") {
			t.Errorf("the undo says\n%s", undone.out)
		}
	})
}

// An undo took ids back that a later run on another table went by.
func TestAnUndoLeavesWhatALaterRunGoesBy(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		twoParents(t, l)
		links := func(what string) {
			t.Helper()
			if got := l.dump(t, "SELECT (SELECT count(*) FROM att JOIN users ON ref = id), (SELECT count(*) FROM att JOIN posts ON ref = id)"); got[0] != "20|20" {
				t.Errorf("%s: %s rows find what they belong to", what, got[0])
			}
		}
		args := func(command, column string, more ...string) []string {
			return append([]string{"migrate", command, "--database", l.url, "--column", column, "--yes"}, more...)
		}
		mustRun(t, args("v1-to-v6", "users.id", "--also", "att.ref", "--allow-orphans")...)
		mustRun(t, args("v1-to-v6", "posts.id")...)
		links("after both runs")
		for _, name := range []string{"users.id", "att.ref"} {
			wantError(t, run(t, args("undo", name)...), 3, "run 2 of v1-to-v6 came after run 1 and has rewritten 20 of its ids in", "posts.id", "undo that run first")
		}
		links("after the refusals")
		mustRun(t, args("undo", "posts.id")...)
		mustRun(t, args("undo", "att.ref")...)
		links("after both undos")
	})
}

// What refers to a link was rewritten without the home of its ids.
func TestALinkIsNotRewrittenWithoutItsHome(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		threeTables(t, l, false)
		mustRun(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "a.id", "--also", "b.id", "--yes")
		alone := []string{"migrate", "v6-to-v1", "--database", l.url, "--column", "c.id", "--yes"}
		wantError(t, run(t, alone...), 3, "a.id together with c.id", "name it with --also")
		mustRun(t, append(alone, "--also", "a.id")...)
		for _, name := range []string{"a.id", "c.id"} {
			mustRun(t, "migrate", "undo", "--database", l.url, "--column", name, "--yes")
		}
	})
}

// A refusal named two ids that would be one, of columns that the later run had not.
func TestAnUndoNamesTheColumnThatALaterRunHasToo(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		threeTables(t, l, true)
		mustRun(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "a.id", "--yes")
		if l.name == "SQLite" {
			l.exec(t, "PRAGMA foreign_keys = OFF; CREATE TABLE d (id ID! NOT NULL PRIMARY KEY); INSERT INTO d SELECT id FROM b; "+
				"DROP TABLE b; ALTER TABLE d RENAME TO b; PRAGMA foreign_keys = ON")
		} else {
			l.exec(t, "ALTER TABLE b DROP CONSTRAINT ba")
		}
		mustRun(t, "migrate", "v6-to-v1", "--database", l.url, "--column", "c.id", "--yes")
		undo := []string{"migrate", "undo", "--database", l.url, "--yes", "--column"}
		wantError(t, run(t, append(undo, "a.id")...), 3, "run 2 of v6-to-v1 came after run 1", "b.id and ", "c.id too", "undo that run first")
		mustRun(t, append(undo, "c.id")...)
		mustRun(t, append(undo, "a.id")...)
	})
}

// threeTables makes c, which refers to b, whose ids are those of a, as a foreign key says or not.
func threeTables(t *testing.T, l *lab, declared bool) {
	t.Helper()
	key := ""
	if declared {
		key = ", CONSTRAINT ba FOREIGN KEY (id) REFERENCES a (id)"
	}
	l.exec(t, "CREATE TABLE a (id ID! NOT NULL PRIMARY KEY)")
	l.exec(t, "CREATE TABLE b (id ID! NOT NULL PRIMARY KEY"+key+")")
	l.exec(t, "CREATE TABLE c (n integer PRIMARY KEY, id ID!, FOREIGN KEY (id) REFERENCES b (id))")
	r := rand.New(rand.NewPCG(7, 7))
	for n := range 20 {
		id := newV1(r)
		l.exec(t, "INSERT INTO a VALUES ("+l.lit(id)+")")
		l.exec(t, "INSERT INTO b VALUES ("+l.lit(id)+")")
		l.exec(t, fmt.Sprintf("INSERT INTO c VALUES (%d, %s)", n, l.lit(id)))
	}
}
