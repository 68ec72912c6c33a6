package twins_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// meanwhile is a run of new keys that is ready.
func meanwhile(t *testing.T, l *lab.Lab) {
	t.Helper()
	drawKeys(t, l)
	l.Exec(t, "INSERT INTO posts (title) VALUES ('late')")
}

// What keeps names from being exchanged may come behind the plan. A cut-over is refused for it
// before it changes anything: on MySQL it would stop in its middle.
func TestACutOverIsRefusedForWhatCameBehindThePlan(t *testing.T) {
	eachServer(t, func(t *testing.T, l *lab.Lab) {
		meanwhile(t, l)
		for _, one := range []struct{ comes, goes, why string }{
			{"ALTER TABLE views ADD CONSTRAINT positive CHECK (post_id > 0)",
				"ALTER TABLE views DROP CONSTRAINT positive", "CHECK positive"},
			{"ALTER TABLE views ADD COLUMN next_id bigint GENERATED ALWAYS AS (post_id + 1) STORED",
				"ALTER TABLE views DROP COLUMN next_id", "next_id"},
		} {
			l.Exec(t, one.comes)
			for _, flags := range [][]string{{"--check"}, {"--ignore-sessions"}} {
				r := lab.Run(t, command(l, "cutover", append(flags, "--run", "1")...)...)
				lab.WantError(t, r, 3, one.why, "DROP ")
			}
			verifyRun(t, l)
			l.Exec(t, "INSERT INTO views (n, post_id) VALUES (100 + (SELECT COUNT(*) FROM posts), 1)")
			l.Exec(t, one.goes)
			l.Exec(t, "DELETE FROM views WHERE n > 100")
		}
		l.Exec(t, "ALTER TABLE views RENAME COLUMN post_id TO of_post")
		r := lab.Run(t, command(l, "cutover", "--run", "1", "--ignore-sessions")...)
		lab.WantError(t, r, 3, "column post_id of table", "which run 1 has; put it back under its name")
		l.Exec(t, "ALTER TABLE views RENAME COLUMN of_post TO post_id")
		do(t, l, "cutover", "--run", "1", "--ignore-sessions")
		verifyRun(t, l)
	})
}

// A program may make a table that refers to the keys. Until it is gone nothing is exchanged, and
// undo is the way out of it. One that refers to the new keys is in nobody's way.
func TestATableThatRefersToTheKeysComesBehindThePlan(t *testing.T) {
	eachServer(t, func(t *testing.T, l *lab.Lab) {
		child := func(typ string) {
			t.Helper()
			l.Exec(t, "CREATE TABLE notes (n int PRIMARY KEY, post_id "+typ+
				", FOREIGN KEY (post_id) REFERENCES posts (id))")
		}
		meanwhile(t, l)
		child("bigint")
		r := lab.Run(t, command(l, "cutover", "--run", "1", "--ignore-sessions")...)
		lab.WantError(t, r, 3, "notes.post_id now", "or undo the run")
		do(t, l, "undo", "--run", "1")
		l.Exec(t, "DROP TABLE notes")

		drawKeys(t, l)
		do(t, l, "cutover", "--column", "posts.id", "--ignore-sessions")
		child(map[string]string{"PostgreSQL": "uuid", "MariaDB": "uuid", "MySQL": "binary(16)"}[l.Name])
		l.Exec(t, "INSERT INTO notes SELECT 1, id FROM posts WHERE title = 'late'")
		do(t, l, "finish", "--keep", "map", "--column", "posts.id")
		if got := l.Ask(t, "SELECT title FROM posts JOIN notes ON post_id = posts.id"); got != "late" {
			t.Errorf("the note is of %s", got)
		}
	})
}
