package twins_test

import (
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5/pgconn"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// command is a verb on the lab's database, which does not ask.
func command(l *lab.Lab, name string, flags ...string) []string {
	return append([]string{"migrate", name, "--database", l.URL, "--yes"}, flags...)
}

func do(t *testing.T, l *lab.Lab, name string, flags ...string) {
	t.Helper()
	lab.MustRun(t, command(l, name, flags...)...)
}

// drawKeys gives the tables of linked new keys.
func drawKeys(t *testing.T, l *lab.Lab, flags ...string) {
	t.Helper()
	do(t, l, "int-to-v7", append(append([]string{"--all"}, links...), flags...)...)
}

func verifyRun(t *testing.T, l *lab.Lab) {
	t.Helper()
	lab.MustRun(t, "migrate", "verify", "--run", "1", "--database", l.URL)
}

// A link and its root may come in two transactions that do not see each other. The second one
// waits, and both get one id, in both directions.
func TestALinkAndItsRootAtOnce(t *testing.T) {
	t.Parallel()
	l := linked(t, "PostgreSQL")
	l.DB.SetMaxOpenConns(0)
	l.Exec(t, "CREATE TABLE notes (n int, "+
		"post_id bigint REFERENCES posts DEFERRABLE INITIALLY DEFERRED)")
	drawKeys(t, l)

	// atOnce runs two statements, each in a transaction that sees nothing of the other one.
	atOnce := func(level sql.IsolationLevel, first, second string) error {
		t.Helper()
		begin := func() (tx *sql.Tx, pid int) {
			tx, err := l.DB.BeginTx(t.Context(), &sql.TxOptions{Isolation: level})
			if err == nil {
				err = tx.QueryRow("SELECT pg_backend_pid()").Scan(&pid)
			}
			if err != nil {
				t.Fatal(err)
			}
			return tx, pid
		}
		one, _ := begin()
		defer one.Rollback()
		two, pid := begin()
		defer two.Rollback()
		if _, err := one.Exec(first); err != nil {
			t.Fatalf("%s: %v", first, err)
		}
		done := make(chan error, 1)
		go func() {
			_, err := two.Exec(second)
			if err == nil {
				err = two.Commit()
			}
			done <- err
		}()
		waits := fmt.Sprintf("SELECT count(*)::text FROM pg_stat_activity WHERE pid = %d "+
			"AND wait_event_type = 'Lock'", pid)
		for l.Ask(t, waits) == "0" && len(done) == 0 {
			time.Sleep(5 * time.Millisecond)
		}
		if err := one.Commit(); err != nil {
			t.Fatal(err)
		}
		return <-done
	}
	wantOne := func(ending string) {
		t.Helper()
		old, fresh := "p.id = v.post_id", "p.id"+ending+" = v.post_id"+ending
		for _, row := range l.Dump(t, "SELECT p.title, "+old+" AND "+fresh+
			" FROM posts p JOIN views v ON "+old+" OR "+fresh) {
			if !strings.HasSuffix(row, "|true") {
				t.Errorf("a link has another id than its root: %s", row)
			}
		}
		verifyRun(t, l)
	}
	root := "INSERT INTO posts (id, title) VALUES (%[1]s, 'x')"
	link := "INSERT INTO views (n, post_id) VALUES (%[2]d, %[1]s)"
	for turn, key := range []string{"%d", "'00000000-0000-4000-8000-%012d'"} {
		at := func(n int) (string, string) {
			id := fmt.Sprintf(key, n)
			return fmt.Sprintf(root, id, n), fmt.Sprintf(link, id, n+100*turn)
		}
		r, v := at(501)
		if err := atOnce(sql.LevelReadCommitted, r, v); err != nil {
			t.Error(err)
		}
		r, v = at(502)
		if err := atOnce(sql.LevelReadCommitted, v, r); err != nil {
			t.Error(err)
		}
		r, v = at(503)
		var answer *pgconn.PgError
		err := atOnce(sql.LevelRepeatableRead, r, v)
		if !errors.As(err, &answer) || answer.Code != "40001" {
			t.Errorf("a snapshot from before the root: %v, want 40001", err)
		}
		l.Exec(t, v)
		r, _ = at(504)
		note := fmt.Sprintf("INSERT INTO notes (post_id) VALUES ("+key+"); ", 504)
		if err := atOnce(sql.LevelReadCommitted, "SELECT 1", note+r); err != nil {
			t.Error(err)
		}
		if turn == 0 {
			wantOne("__new")
			do(t, l, "cutover", "--ignore-sessions")
		}
	}
	wantOne("__old")
	do(t, l, "cutover", "--ignore-sessions", "--back")
	wantOne("__new")
	l.Exec(t, "UPDATE posts SET id = 901 WHERE id = 501")
	l.Exec(t, "UPDATE views SET post_id = 901 WHERE post_id = 501")
	l.Exec(t, "DELETE FROM posts WHERE id = 502")
	l.Exec(t, "INSERT INTO posts (id, title) VALUES (502, 'again'), (501, 'other')")
	wantOne("__new")
}

// Without a foreign key a program may delete a row to which others refer, also before these have
// their new keys. On PostgreSQL they get one that no row has; on InnoDB the run says so, and the
// program goes on.
func TestRowsThatGoWhileLinksAreFilled(t *testing.T) {
	t.Parallel()
	eachServer(t, func(t *testing.T, l *lab.Lab) {
		for range 10 {
			l.Exec(t, "INSERT INTO posts (title) SELECT 'more' FROM posts")
		}
		l.Exec(t, "INSERT INTO views SELECT id + 100, id FROM posts")
		run := command(l, "int-to-v7", append([]string{"--all", "--chunk-rows", "10"}, links...)...)
		done := make(chan lab.Result, 1)
		go func() { done <- lab.Run(t, run...) }()
		for len(done) == 0 {
			var some bool // an error as long as there is no such column
			err := l.DB.QueryRow("SELECT COUNT(*) > 0 FROM posts WHERE id__new IS NOT NULL").Scan(&some)
			if err == nil && some {
				break
			}
		}
		l.Exec(t, "DELETE FROM posts WHERE id > (SELECT * FROM (SELECT MAX(id) - 20 FROM posts) x)")
		gone := " FROM views WHERE post_id IS NOT NULL AND " +
			"NOT EXISTS (SELECT 1 FROM posts WHERE posts.id = views.post_id)"
		if n := l.Ask(t, "SELECT COUNT(*)"+gone+" AND post_id__new IS NULL"); n == "0" {
			t.Fatal("no link was without its twin: the fill was faster")
		}
		r := <-done
		l.Exec(t, "UPDATE views SET n = n + 10000 "+
			"WHERE post_id = (SELECT * FROM (SELECT MAX(post_id) FROM views) x)")
		if l.Name != "PostgreSQL" {
			if why := "of views.post_id refer to no row of posts, which a program has deleted: " +
				"correct or delete them, then run the same again"; r.Code != 3 || !strings.Contains(r.Err, why) {
				t.Errorf("exit %d, without %q: %s", r.Code, why, r.Err)
			}
			l.Exec(t, "DELETE"+gone)
			r = lab.Run(t, run...)
		}
		if r.Code != 0 {
			t.Fatalf("exit %d: %s", r.Code, r.Err)
		}
		verifyRun(t, l)
	})
}

// loadAnew loads tables of linked anew, and waits before it commits.
func loadAnew(t *testing.T, l *lab.Lab, wait func()) {
	t.Helper()
	tx, err := l.DB.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback()
	if l.Name != "PostgreSQL" {
		if _, err := tx.Exec("SET foreign_key_checks = 0"); err != nil {
			t.Fatal(err)
		}
		defer func() { tx.Exec("SET foreign_key_checks = 1") }()
	}
	for _, table := range []string{"posts", "videos"} {
		list := []string{
			"CREATE TEMPORARY TABLE again AS SELECT id, title FROM " + table, "DELETE FROM " + table,
			"INSERT INTO " + table + " (id, title) SELECT id, title FROM again",
			"DROP TEMPORARY TABLE again",
		}
		if l.Name == "PostgreSQL" {
			list[3] = "DROP TABLE again"
		} else {
			list = append(list, "REPLACE INTO "+table+" (id, title) SELECT id, title FROM "+table+
				" ORDER BY title LIMIT 1")
		}
		for _, st := range list {
			if _, err := tx.Exec(st); err != nil {
				t.Fatal(err)
			}
		}
	}
	wait()
	if err := tx.Commit(); err != nil {
		t.Fatal(err)
	}
}

// A program that loads a table anew deletes rows to which others refer, without a foreign key, or
// with one that does not look as yet, and inserts them again. A link has the key of its row behind
// the next cut-over, in both directions.
func TestRowsThatComeAgainKeepTheirLinks(t *testing.T) {
	t.Parallel()
	eachServer(t, func(t *testing.T, l *lab.Lab) {
		late := ""
		if l.Name == "PostgreSQL" {
			late = " DEFERRABLE INITIALLY DEFERRED"
		}
		l.Exec(t, "CREATE TABLE notes (n int UNIQUE NOT NULL, post_id bigint, "+
			"CONSTRAINT of_post FOREIGN KEY (post_id) REFERENCES posts (id)"+late+")")
		l.Exec(t, "INSERT INTO notes VALUES (7, 1), (8, 3)")
		drawKeys(t, l)
		linked := func() []string {
			return append(l.Dump(t, "SELECT v.n, p.title FROM views v "+
				"JOIN posts p ON p.id = v.post_id UNION ALL "+
				"SELECT n.n, p.title FROM notes n JOIN posts p ON p.id = n.post_id ORDER BY 1"),
				l.Dump(t, "SELECT c.body, v.title FROM comments c JOIN videos v ON v.id = c.of_id "+
					"AND c.of_type = 'It''s a video' ORDER BY 1")...)
		}
		before := linked()
		for i, back := range [][]string{nil, {"--back"}, nil, {"--back"}} {
			cutover := command(l, "cutover", append(back, "--ignore-sessions")...)
			if i < 2 {
				loadAnew(t, l, func() {})
				lab.MustRun(t, cutover...)
			} else { // the locks wait for the program
				done := make(chan lab.Result, 1)
				loadAnew(t, l, func() {
					go func() { done <- lab.Run(t, cutover...) }()
					held := "SELECT COUNT(*) FROM sqluuid_gate WHERE phase IN ('announced', 'switching')"
					for l.Ask(t, held) == "0" && len(done) == 0 {
						time.Sleep(10 * time.Millisecond)
					}
				})
				if r := <-done; r.Code != 0 {
					t.Fatalf("cutover %v: exit %d: %s", back, r.Code, r.Err)
				}
			}
			lab.Same(t, fmt.Sprintf("links behind cut-over %d", i+1), linked(), before)
			verifyRun(t, l)
		}
		loadAnew(t, l, func() {})
		drawKeys(t, l)
		verifyRun(t, l)
	})
}

// Under own names no cut-over comes: finish gives such rows their keys.
func TestRowsThatComeAgainUnderOwnNames(t *testing.T) {
	t.Parallel()
	eachServer(t, func(t *testing.T, l *lab.Lab) {
		drawKeys(t, l, "--own-names", "_uid")
		titles := func(ending string) []string {
			return l.Dump(t, "SELECT v.n, p.title FROM views v JOIN posts p ON p.id"+ending+" = v.post_id"+
				ending+" ORDER BY 1")
		}
		before := titles("")
		loadAnew(t, l, func() {})
		do(t, l, "finish", "--run", "1", "--keep-names", "--keep", "column")
		lab.Same(t, "links", titles("_uid"), before)
	})
}
