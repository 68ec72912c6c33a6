package twins_test

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Behind a cut-over somebody may drop old columns by hand. There is no way back then, which each
// command says, and finish ends the run.
func TestOldColumnsThatAreGoneEndTheWayBack(t *testing.T) {
	t.Parallel()
	eachServerWith(t, openKeyed, func(t *testing.T, l *lab.Lab) {
		do(t, l, "cutover", "--run", "1", "--ignore-sessions")
		goes := []string{"views DROP COLUMN post_id__old", "posts DROP COLUMN id__old"}
		if l.IsInnoDB() {
			goes = []string{"views DROP FOREIGN KEY of_post, DROP INDEX seen__old, DROP COLUMN post_id__old", goes[1]}
		}
		for _, st := range goes {
			l.Exec(t, "ALTER TABLE "+st)
			column := strings.Replace(st[:5], "posts", "posts.id", 1)
			for _, args := range [][]string{{"verify", "--run", "1", "--database", l.URL},
				command(l, "cutover", "--back", "--run", "1")[1:], command(l, "undo", "--run", "1")[1:],
				command(l, "int-to-v7", "--column", "posts.id")[1:]} {
				r := lab.Run(t, append([]string{"migrate"}, args...)...)
				lab.WantError(t, r, 3, column, "__old was dropped since the cut-over of run 1", "finish ends the run")
			}
		}
		r := lab.MustRun(t, command(l, "finish", "--keep", "map", "--run", "1")...)
		if want := "the old keys of posts are gone"; !strings.Contains(lab.Whole(r.Err), want) {
			t.Errorf("finish does not say %q: %s", want, r.Err)
		}
		id := map[string]string{"PostgreSQL": "gen_random_uuid()", "MariaDB": "uuid()", "MySQL": "uuid_to_bin(uuid())"}[l.Name]
		l.Exec(t, "INSERT INTO posts (id, title) VALUES ("+id+", 'after')")
		l.Exec(t, "INSERT INTO views (n, post_id) SELECT 3, id FROM posts WHERE title = 'after'")
	})
}

// A verification compares pairs, and also says that nothing keeps them alike.
func TestAVerificationNamesWhatIsGone(t *testing.T) {
	t.Parallel()
	eachServerWith(t, openKeyed, func(t *testing.T, l *lab.Lab) {
		verify := []string{"migrate", "verify", "--run", "1", "--database", l.URL}
		for _, cutOver := range []bool{false, true} {
			if cutOver {
				do(t, l, "cutover", "--run", "1", "--ignore-sessions")
			}
			if l.IsInnoDB() {
				l.Exec(t, "DROP TRIGGER "+l.Ask(t, "SELECT trigger_name FROM information_schema.triggers WHERE "+
					"trigger_schema = DATABASE() AND event_object_table = 'views' AND event_manipulation = 'UPDATE'"))
			} else {
				l.Exec(t, `ALTER TABLE views DISABLE TRIGGER "~sqluuid_twin"`)
			}
			lab.WantError(t, lab.Run(t, verify...), 4, "has dropped, disabled or changed", "views")
			do(t, l, "int-to-v7", "--column", "posts.id")
			verifyRun(t, l)
		}
		do(t, l, "cutover", "--back", "--run", "1", "--ignore-sessions")
		if l.IsInnoDB() {
			return // which does not drop a column that triggers and keys name
		}
		l.Exec(t, "ALTER TABLE views DROP COLUMN post_id__new")
		lab.WantError(t, lab.Run(t, verify...), 4, "has dropped, disabled or changed", "add twins to views", "does not exist")
		do(t, l, "cutover", "--run", "1", "--ignore-sessions")
		verifyRun(t, l)
	})
}

// URLs and programs say mysql of a MariaDB, or the other way round. The server says what it is.
func TestAURLMayNameTheOtherEngine(t *testing.T) {
	t.Parallel()
	eachServerWith(t, openKeyed, func(t *testing.T, l *lab.Lab) {
		if !l.IsInnoDB() {
			return
		}
		other := engine.MySQL
		if l.Name == "MySQL" {
			other = engine.MariaDB
		}
		db, err := migrate.Open(l.DB, other)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := db.CutOver(t.Context(), migrate.CutOverConfig{Check: true}); err != nil {
			t.Error(err)
		}
		_, rest, _ := strings.Cut(l.URL, ":")
		l.URL = other.Name() + ":" + rest
		for _, way := range [][]string{nil, {"--back"}} {
			do(t, l, "cutover", append(way, "--run", "1")...)
			verifyRun(t, l)
		}
		do(t, l, "undo", "--run", "1")
	})
}

// MariaDB may lose triggers of a table when the session is killed that makes one, within the message
// of a cut-over. What was written past them gets its old ids when the cut-over is completed.
func TestRowsThatCamePastAHalf(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "MariaDB")
	l.Exec(t, "CREATE TABLE users (id char(36) PRIMARY KEY, boss char(36), FOREIGN KEY (boss) REFERENCES users (id))")
	l.Exec(t, "INSERT INTO users VALUES (uuid(), NULL)")
	do(t, l, "text-to-binary", "--column", "users.id")
	do(t, l, "cutover", "--run", "1", "--ignore-sessions")
	for _, st := range []string{"UPDATE sqluuid_gate SET phase = 'switching'", "ALTER TABLE sqluuid_gate RENAME COLUMN whole TO half",
		"DROP TRIGGER sqluuid_twin_1_0_insert_new", "INSERT INTO users (id, boss) SELECT uuid(), id FROM users"} {
		l.Exec(t, st)
	}
	do(t, l, "cutover", "--run", "1", "--ignore-sessions")
	verifyRun(t, l)
	if got := l.Ask(t, "SELECT COUNT(*) FROM users WHERE id__old = CAST(id AS CHAR)"); got != "2" {
		t.Errorf("%s of 2 rows have their old ids", got)
	}
}

// A gate that looks like no table of the application's may be dropped. The next cut-over makes it
// again, in both directions.
func TestADroppedGateIsMadeAgain(t *testing.T) {
	t.Parallel()
	eachServerWith(t, openKeyed, func(t *testing.T, l *lab.Lab) {
		for want, back := range map[string][]string{"new": nil, "old": {"--back"}} {
			if want == "old" {
				do(t, l, "cutover", "--run", "1", "--ignore-sessions")
			}
			l.Exec(t, "DROP TABLE sqluuid_gate")
			do(t, l, "cutover", append(back, "--run", "1", "--ignore-sessions")...)
			if got := l.Ask(t, "SELECT phase FROM sqluuid_gate"); got != want {
				t.Errorf("the gate says %s, want %s", got, want)
			}
			verifyRun(t, l)
			do(t, l, "cutover", "--back", "--run", "1", "--ignore-sessions")
		}
	})
}
