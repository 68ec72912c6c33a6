package twins_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A restore of data disables triggers, and somebody may drop them. A cut-over finds the rows that
// came meanwhile without a twin, in both directions, and so does the run.
func TestTriggersThatWereAwayAreMended(t *testing.T) {
	t.Parallel()
	lab.EachServer(t, func(t *testing.T, l *lab.Lab) {
		makePosts(t, l)
		l.Exec(t, "INSERT INTO users VALUES ('00000000-0000-4000-8000-000000000001')")
		past := func() { // the triggers
			t.Helper()
			pastTriggers(t, l, "INSERT INTO posts (n, user_id) "+
				"SELECT (SELECT COUNT(*) FROM posts x), id FROM users")
		}
		run := []string{"--twins", "--all"}
		do(t, l, "text-to-binary", run...)
		past()
		if r := lab.Run(t, "migrate", "verify", "--run", "1", "--database", l.URL); r.Code != 4 {
			t.Errorf("verify: exit %d, want 4: %s", r.Code, r.Out)
		}
		do(t, l, "text-to-binary", run...)
		verifyRun(t, l)
		for _, way := range [][]string{nil, {"--back"}, nil} {
			past()
			do(t, l, "cutover", append(way, "--ignore-sessions")...)
			n := l.Ask(t, "SELECT COUNT(*) FROM posts "+
				"WHERE NOT EXISTS (SELECT 1 FROM users u WHERE u.id = user_id)")
			if n != "0" {
				t.Errorf("%s rows have lost their user behind a cut-over %v", n, way)
			}
			verifyRun(t, l)
		}
	})
}

// makePosts makes two tables, users and posts.
func makePosts(t *testing.T, l *lab.Lab) {
	t.Helper()
	l.Exec(t, "CREATE TABLE users (id varchar(36) NOT NULL PRIMARY KEY)")
	l.Exec(t, "CREATE TABLE posts (n int NOT NULL PRIMARY KEY, user_id varchar(36), "+
		"CONSTRAINT of_user FOREIGN KEY (user_id) REFERENCES users (id))")
}

// exchangeRun is the command line of a cut-over of run 1.
func exchangeRun(l *lab.Lab, way ...string) []string {
	return append([]string{"migrate", "cutover", "--run", "1", "--database", l.URL, "--yes", "--quiet",
		"--ignore-sessions"}, way...)
}

// pastTriggers runs a statement while the triggers of posts are away.
func pastTriggers(t *testing.T, l *lab.Lab, statement string) {
	t.Helper()
	if l.IsInnoDB() {
		for _, name := range l.Dump(t, "SELECT trigger_name FROM information_schema.triggers "+
			"WHERE trigger_schema = DATABASE() AND event_object_table = 'posts'") {
			l.Exec(t, "DROP TRIGGER `"+name+"`")
		}
	} else {
		l.Exec(t, "ALTER TABLE posts DISABLE TRIGGER ALL")
		defer l.Exec(t, "ALTER TABLE posts ENABLE TRIGGER ALL")
	}
	l.Exec(t, statement)
}

// A row that was changed past the triggers has a pair that differs, and nobody knows which of the
// two is right. No cut-over exchanges it, however often the command is repeated.
func TestPairsThatDifferAreNotExchanged(t *testing.T) {
	t.Parallel()
	lab.EachServer(t, func(t *testing.T, l *lab.Lab) {
		const one, two = "00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"
		makePosts(t, l)
		l.Exec(t, "INSERT INTO users VALUES ('"+one+"'), ('"+two+"')")
		l.Exec(t, "INSERT INTO posts VALUES (1, '"+one+"')")
		do(t, l, "text-to-binary", "--twins", "--all")
		verify := []string{"migrate", "verify", "--run", "1", "--database", l.URL}
		for _, way := range [][]string{nil, {"--back"}, nil} {
			exchange := exchangeRun(l, way...)
			says := []string{"1 pair that differs", "user_id is ", "user_id__new is ",
				"undo the run and begin anew"}
			row := "UPDATE posts SET user_id = (SELECT id FROM users ORDER BY id DESC LIMIT 1)"
			if way != nil {
				says[2], says[3] = "user_id__old is ", "a cut-over back compares all pairs"
				row = strings.Replace(row, " DESC", "", 1)
			}
			pastTriggers(t, l, row)
			for _, args := range [][]string{exchange, exchange, verify, exchange} {
				lab.WantError(t, lab.Run(t, args...), 4, says...)
			}
			lab.WantError(t, lab.Run(t, append(exchange, "--check")...), 3, "pairs of run 1 may differ")
			status := []string{"migrate", "status", "--database", l.URL}
			if r := lab.MustRun(t, status...); !strings.Contains(r.Out, "twins may differ") {
				t.Errorf("status says nothing of pairs that may differ: %s", r.Out)
			}
			l.Exec(t, "UPDATE posts SET user_id = NULL")
			l.Exec(t, row)
			lab.MustRun(t, exchange...)
			if r := lab.MustRun(t, status...); strings.Contains(r.Out, "twins may differ") {
				t.Errorf("status says that pairs may differ: %s", r.Out)
			}
			lab.MustRun(t, verify...)
		}
	})
}

// A trigger that the application makes while a run waits fires behind those of the run: any one on
// MySQL and MariaDB. A cut-over is refused for it. When it is gone, its rows are filled or named.
func TestATriggerThatCameMeanwhileLeavesNoStaleID(t *testing.T) {
	t.Parallel()
	lab.EachServer(t, func(t *testing.T, l *lab.Lab) {
		const one, two = "00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"
		makePosts(t, l)
		l.Exec(t, "INSERT INTO users VALUES ('"+one+"'), ('"+two+"')")
		do(t, l, "text-to-binary", "--twins", "--all")
		exchange := exchangeRun(l)
		for n, row := range []string{"NULL", "'" + one + "'"} {
			made, own := "SET NEW.user_id = '"+two+"'", "own"
			if l.Name == "PostgreSQL" {
				l.Exec(t, "CREATE OR REPLACE FUNCTION own() RETURNS trigger LANGUAGE plpgsql AS "+
					"$$BEGIN NEW.user_id = '"+two+"'; RETURN NEW; END$$")
				made, own = "EXECUTE FUNCTION own()", `"~z"`
			}
			l.Exec(t, "CREATE TRIGGER "+own+" BEFORE INSERT ON posts FOR EACH ROW "+made)
			insert := fmt.Sprintf("INSERT INTO posts (n, user_id) VALUES (%d, %s)", n, row)
			if row == "NULL" {
				l.Exec(t, insert)
			}
			lab.WantError(t, lab.Run(t, exchange...), 3, "trigger "+own)
			if row != "NULL" { // a trigger that is still there may change the next row
				verifyRun(t, l)
				l.Exec(t, insert)
			}
			if l.IsInnoDB() {
				l.Exec(t, "DROP TRIGGER own")
			} else {
				l.Exec(t, `DROP TRIGGER "~z" ON posts`)
			}
			if row != "NULL" {
				lab.WantError(t, lab.Run(t, exchange...), 4, "1 pair that differs", two)
				continue
			}
			lab.MustRun(t, exchange...)
			lab.MustRun(t, append(exchange, "--back")...)
			if got := l.Ask(t, "SELECT user_id FROM posts"); got != two {
				t.Errorf("the row has the user %s, want %s", got, two)
			}
		}
	})
}

// A row that came past the foreign keys has no parent on either side. It is named, and a cut-over
// that could not make a key for it goes on when it is gone.
func TestARowPastTheForeignKeysIsNamed(t *testing.T) {
	t.Parallel()
	lab.EachServer(t, func(t *testing.T, l *lab.Lab) {
		const lost = "'00000000-0000-4000-8000-000000000009'"
		makePosts(t, l)
		do(t, l, "text-to-binary", "--twins", "--all")
		past := "foreign_key_checks = 0"
		if l.Name == "PostgreSQL" {
			past = "session_replication_role = replica"
		}
		l.ExecWith(t, past, "INSERT INTO posts (n, user_id) VALUES (1, "+lost+")")
		verify := []string{"migrate", "verify", "--run", "1", "--database", l.URL}
		exchange := exchangeRun(l)
		lab.WantError(t, lab.Run(t, verify...), 4, "1 row without a parent", "user_id is "+lost, "delete them")
		if r := lab.Run(t, exchange...); l.Name == "PostgreSQL" {
			lab.WantError(t, r, 4, "the names are exchanged", "rows without a parent", "of_user__old")
		} else if r.Code != 0 {
			t.Errorf("exit %d, want 0: %s", r.Code, r.Err)
		}
		l.Exec(t, "DELETE FROM posts")
		lab.MustRun(t, exchange...)
		lab.MustRun(t, verify...)
	})
}

// Until the keys of the twins stand, the server writes an id past its trigger. Rows that come
// meanwhile take the twin of their parent, which is behind.
func TestRowsBelowAParentThatWasBehindAreMended(t *testing.T) {
	t.Parallel()
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		const was, is = "'00000000-0000-1000-8000-000000000001'", "'00000000-0000-1000-8000-000000000002'"
		l.Exec(t, "CREATE TABLE people (id varchar(36) NOT NULL PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE users (id varchar(36) NOT NULL PRIMARY KEY, CONSTRAINT of_person "+
			"FOREIGN KEY (id) REFERENCES people (id) ON UPDATE CASCADE)")
		for _, below := range []string{"posts users", "replies posts"} {
			table, parent, _ := strings.Cut(below, " ")
			l.Exec(t, "CREATE TABLE "+table+" (id varchar(36) NOT NULL PRIMARY KEY, "+
				"CONSTRAINT below_"+parent+" FOREIGN KEY (id) REFERENCES "+parent+" (id))")
		}
		l.Exec(t, "INSERT INTO people VALUES ("+was+")")
		l.Exec(t, "INSERT INTO users SELECT id FROM people")
		do(t, l, "text-to-binary", "--then", "v1-to-v6", "--twins", "--all")
		for _, key := range []string{"users of_person", "posts below_users", "replies below_posts"} {
			table, name, _ := strings.Cut(key, " ")
			l.Exec(t, "ALTER TABLE "+table+" DROP FOREIGN KEY "+name+"__new")
		}
		l.Exec(t, "UPDATE people SET id = "+is)
		l.Exec(t, "INSERT INTO posts (id) SELECT id FROM users")
		l.Exec(t, "INSERT INTO replies (id) SELECT id FROM posts")
		do(t, l, "text-to-binary", "--then", "v1-to-v6", "--twins", "--all")
		verifyRun(t, l)
	})
}
