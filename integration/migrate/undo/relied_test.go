package undo_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// twoParents makes a column that links to two tables without anything to tell its rows apart.
func twoParents(t *testing.T, l *lab.Lab) {
	t.Helper()
	for _, table := range []string{"users", "posts"} {
		l.Exec(t, "CREATE TABLE "+table+" (id ID! NOT NULL PRIMARY KEY)")
	}
	l.Exec(t, "CREATE TABLE att (n integer PRIMARY KEY, ref ID!)")
	l.Exec(t, "CREATE INDEX att_ref ON att (ref)")
	r := rand.New(rand.NewPCG(7, 7))
	for n := range 20 {
		u, p := lab.NewV1(r), lab.NewV1(r)
		l.Exec(t, "INSERT INTO users VALUES ("+l.Lit(u)+")")
		l.Exec(t, "INSERT INTO posts VALUES ("+l.Lit(p)+")")
		l.Exec(t, fmt.Sprintf("INSERT INTO att VALUES (%d, %s), (%d, %s)", 3*n, l.Lit(u), 3*n+1, l.Lit(p)))
		if n < 9 { // of nobody
			l.Exec(t, fmt.Sprintf("INSERT INTO att VALUES (%d, %s)", 3*n+2, l.Lit(lab.NewV1(r))))
		}
	}
}

// The number of rows without a parent was another one when another column was named.
func TestOrphansAreTheSameWhateverColumnIsNamed(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		twoParents(t, l)
		done := lab.MustRun(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "users.id", "--also", "posts.id",
			"--also", "att.ref", "--allow-orphans", "--yes")
		if !strings.Contains(done.Out, "; 9 rows without a parent") {
			t.Errorf("the run says\n%s", done.Out)
		}
		for _, name := range []string{"users.id", "posts.id", "att.ref"} {
			if got := lab.MustRun(t, verifyArgs(l, name)...); !strings.Contains(got.Out, " 9 rows without a parent") {
				t.Errorf("verify of %s says\n%s", name, got.Out)
			}
		}
		undone := lab.MustRun(t, "migrate", "undo", "--database", l.URL, "--column", "att.ref", "--yes")
		if !strings.Contains(undone.Out, "; 9 rows without a parent") {
			t.Errorf("the undo says\n%s", undone.Out)
		}
	})
}

// An undo took ids back that a later run on another table relied on.
func TestAnUndoLeavesWhatALaterRunGoesBy(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		twoParents(t, l)
		links := func(what string) {
			t.Helper()
			if got := l.Dump(t, "SELECT (SELECT count(*) FROM att JOIN users ON ref = id), (SELECT count(*) FROM att JOIN posts ON ref = id)"); got[0] != "20|20" {
				t.Errorf("%s: %s rows find what they belong to", what, got[0])
			}
		}
		args := func(command, column string, more ...string) []string {
			return append([]string{"migrate", command, "--database", l.URL, "--column", column, "--yes"}, more...)
		}
		lab.MustRun(t, args("v1-to-v6", "users.id", "--also", "att.ref", "--allow-orphans")...)
		lab.MustRun(t, args("v1-to-v6", "posts.id")...)
		links("after both runs")
		for _, name := range []string{"users.id", "att.ref"} {
			lab.WantError(t, lab.Run(t, args("undo", name)...), 3, "run 2 of v1-to-v6 came after run 1 and has rewritten 20 of its ids in", "posts.id", "undo that run first")
		}
		links("after the refusals")
		lab.MustRun(t, args("undo", "posts.id")...)
		lab.MustRun(t, args("undo", "att.ref")...)
		links("after both undos")
	})
}

// A refusal named two ids that would be one, of columns that the later run had not.
func TestAnUndoNamesTheColumnThatALaterRunHasToo(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		threeTables(t, l, true)
		lab.MustRun(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "a.id", "--yes")
		if l.Name == "SQLite" {
			l.Exec(t, "PRAGMA foreign_keys = OFF; CREATE TABLE d (id ID! NOT NULL PRIMARY KEY); INSERT INTO d SELECT id FROM b; "+
				"DROP TABLE b; ALTER TABLE d RENAME TO b; PRAGMA foreign_keys = ON")
		} else {
			l.Exec(t, "ALTER TABLE b DROP CONSTRAINT ba")
		}
		lab.MustRun(t, "migrate", "v6-to-v1", "--database", l.URL, "--column", "c.id", "--yes")
		undo := []string{"migrate", "undo", "--database", l.URL, "--yes", "--column"}
		lab.WantError(t, lab.Run(t, append(undo, "a.id")...), 3, "run 2 of v6-to-v1 came after run 1", "b.id and ", "c.id too", "undo that run first")
		lab.MustRun(t, append(undo, "c.id")...)
		lab.MustRun(t, append(undo, "a.id")...)
	})
}

// threeTables makes c, which refers to b, whose ids are those of a, as a foreign key says or not.
func threeTables(t *testing.T, l *lab.Lab, declared bool) {
	t.Helper()
	key := ""
	if declared {
		key = ", CONSTRAINT ba FOREIGN KEY (id) REFERENCES a (id)"
	}
	l.Exec(t, "CREATE TABLE a (id ID! NOT NULL PRIMARY KEY)")
	l.Exec(t, "CREATE TABLE b (id ID! NOT NULL PRIMARY KEY"+key+")")
	l.Exec(t, "CREATE TABLE c (n integer PRIMARY KEY, id ID!, FOREIGN KEY (id) REFERENCES b (id))")
	r := rand.New(rand.NewPCG(7, 7))
	for n := range 20 {
		id := lab.NewV1(r)
		l.Exec(t, "INSERT INTO a VALUES ("+l.Lit(id)+")")
		l.Exec(t, "INSERT INTO b VALUES ("+l.Lit(id)+")")
		l.Exec(t, fmt.Sprintf("INSERT INTO c VALUES (%d, %s)", n, l.Lit(id)))
	}
}
