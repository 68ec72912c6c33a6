package twins_test

import (
	"fmt"
	"strings"
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

// A program may drop, rename or add what a run relies on. A cut-over is refused before it changes
// anything, by name, and goes on when that is as it was.
func TestACutOverIsRefusedForWhatIsGone(t *testing.T) {
	eachServerWith(t, openKeyed, func(t *testing.T, l *lab.Lab) {
		const rename = "ALTER TABLE %s RENAME TO %s"
		constraint, index := "CONSTRAINT", "ALTER INDEX seen RENAME TO %s"
		back := "ALTER INDEX %s RENAME TO seen"
		on := ""
		if l.IsInnoDB() {
			l.Exec(t, "CREATE INDEX first ON views (post_id)") // for the foreign key
			on = " ON views"
			constraint, index = "FOREIGN KEY", "ALTER TABLE views RENAME INDEX seen TO %s"
			back = "ALTER TABLE views RENAME INDEX %s TO seen"
		}
		const key = "ALTER TABLE views ADD CONSTRAINT of_post FOREIGN KEY (post_id) REFERENCES posts (id)"
		drop := "ALTER TABLE views DROP " + constraint + " of_post"
		for _, one := range []struct{ comes, goes, why string }{
			{drop, key, "and it has no foreign key now"},
			{drop + "; " + strings.Replace(key, "of_post", "as_post", 1),
				strings.Replace(drop, "of_post", "as_post", 1) + "; " + key, "foreign key of_post__new"},
			{drop + "; " + key + " ON DELETE CASCADE", drop + "; " + key, "foreign key of_post__new"},
			{"DROP INDEX seen" + on + "; CREATE INDEX seen ON views (n, post_id)",
				"DROP INDEX seen" + on + "; CREATE INDEX seen ON views (post_id, n)", "index seen__new"},
			{fmt.Sprintf(index, "looked"), fmt.Sprintf(back, "looked"), "index seen__new"},
			{"ALTER TABLE posts ADD COLUMN id__old int", "ALTER TABLE posts DROP COLUMN id__old", "posts.id__old"},
		} {
			for st := range strings.SplitSeq(one.comes, "; ") {
				l.Exec(t, st)
			}
			for _, flags := range [][]string{{"--check"}, {"--ignore-sessions"}} {
				lab.WantError(t, lab.Run(t, command(l, "cutover", append(flags, "--run", "1")...)...), 3, one.why)
			}
			for st := range strings.SplitSeq(one.goes, "; ") {
				l.Exec(t, st)
			}
		}
		do(t, l, "cutover", "--run", "1", "--ignore-sessions")
		verifyRun(t, l)
		do(t, l, "cutover", "--back", "--run", "1", "--ignore-sessions")
		for _, table := range []string{"posts", "views"} {
			l.Exec(t, fmt.Sprintf(rename, table, "other"))
			lab.WantError(t, lab.Run(t, command(l, "undo", "--run", "1")...), 3, "other", "give it that name back")
			l.Exec(t, fmt.Sprintf(rename, "other", table))
		}
		verifyRun(t, l)
	})
}

// A column of a run may hold NULL from now on: its counterpart does, when a cut-over comes.
func TestAColumnMayHoldNullMeanwhile(t *testing.T) {
	eachServerWith(t, openKeyed, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, map[bool]string{false: "ALTER TABLE views ALTER COLUMN post_id DROP NOT NULL",
			true: "ALTER TABLE views MODIFY post_id bigint"}[l.IsInnoDB()])
		do(t, l, "cutover", "--run", "1", "--ignore-sessions")
		l.Exec(t, "INSERT INTO views (n) VALUES (3)")
		verifyRun(t, l)
		do(t, l, "cutover", "--back", "--run", "1", "--ignore-sessions")
		l.Exec(t, "INSERT INTO views (n) VALUES (4)")
		verifyRun(t, l)
		do(t, l, "undo", "--run", "1")
		l.Exec(t, "INSERT INTO views (n) VALUES (5)")
	})
}

// Whatever a program has made of the tables, a run can be undone.
func TestARunIsUndoneWhateverCame(t *testing.T) {
	eachServerWith(t, openKeyed, func(t *testing.T, l *lab.Lab) {
		come := []string{"CREATE TABLE kid () INHERITS (posts)", "CREATE RULE r AS ON UPDATE TO posts DO ALSO NOTHING",
			"ALTER TABLE posts ADD COLUMN id__old int", "ALTER TABLE views DROP COLUMN post_id"}
		if l.IsInnoDB() {
			come = append([]string{"ALTER TABLE views DROP FOREIGN KEY of_post"}, come[2:]...)
		}
		for _, st := range come {
			l.Exec(t, st)
		}
		do(t, l, "undo", "--run", "1")
		l.Exec(t, "INSERT INTO posts (title) VALUES ('after')")
		l.Exec(t, "INSERT INTO views (n) VALUES (3)")
		for _, table := range []string{"posts", "views"} {
			if got := l.Ask(t, "SELECT COUNT(*) FROM information_schema.columns WHERE table_name = '"+table+
				"' AND column_name LIKE '%__new' AND table_schema = "+map[bool]string{false: "'public'", true: "DATABASE()"}[l.IsInnoDB()]); got != "0" {
				t.Errorf("%s has %s twins", table, got)
			}
		}
	})
	for _, name := range lab.InnoDB {
		t.Run(name+", words", func(t *testing.T) {
			lab.OneByDay(t, lab.InnoDB, name)
			t.Parallel()
			l := openKeyed(t, name)
			l.Exec(t, "ALTER TABLE posts ADD FULLTEXT INDEX words (title)")
			lab.WantError(t, lab.Run(t, command(l, "undo", "--run", "1")...), 3, "index words", "DROP INDEX `words`")
			verifyRun(t, l)
			l.Exec(t, "ALTER TABLE posts DROP INDEX words")
			l.Exec(t, "CREATE TABLE others (n int)") // with a trigger as of another run
			l.Exec(t, "CREATE TRIGGER sqluuid_twin_12_0_insert_old BEFORE INSERT ON others FOR EACH ROW SET @n = 1")
			do(t, l, "undo", "--run", "1")
		})
	}
}

// A primary key on PostgreSQL may get another name meanwhile. What ends a run drops each index that
// the run has made for it, under both names.
func TestAPrimaryKeyIsRenamedMeanwhile(t *testing.T) {
	for _, end := range []string{"undo", "finish"} {
		t.Run(end, func(t *testing.T) {
			t.Parallel()
			l := openKeyed(t, "PostgreSQL")
			last := command(l, "undo", "--run", "1")
			if end == "finish" {
				do(t, l, "cutover", "--run", "1", "--ignore-sessions")
				last = command(l, "finish", "--keep", "nothing", "--run", "1")
			}
			l.Exec(t, "ALTER TABLE posts RENAME CONSTRAINT posts_pkey TO pk")
			r := lab.Run(t, command(l, "cutover", "--check", "--run", "1")...)
			if end == "undo" {
				lab.WantError(t, r, 3, "index posts_pkey__old", "give that its name back, or drop this one")
			}
			lab.MustRun(t, last...)
			if got := l.Ask(t, "SELECT string_agg(indexname, ' ' ORDER BY indexname) FROM pg_indexes WHERE "+
				"schemaname = 'public' AND tablename IN ('posts', 'views')"); got != "pk seen views_pkey" {
				t.Errorf("the indexes are %s", got)
			}
		})
	}
}

// An option of an index that somebody sets meanwhile is there behind each cut-over.
func TestAnOptionOfAnIndexIsSetMeanwhile(t *testing.T) {
	t.Parallel()
	l := openKeyed(t, "PostgreSQL")
	for _, one := range []struct{ set, want string }{
		{"SET (fillfactor = 70, deduplicate_items = off)", "fillfactor=70, deduplicate_items=off"},
		{"RESET (deduplicate_items)", "fillfactor=70"}, {"RESET (fillfactor)", ""},
	} {
		l.Exec(t, "ALTER INDEX seen "+one.set)
		for _, way := range [][]string{nil, {"--back"}} {
			do(t, l, "cutover", append(way, "--run", "1", "--ignore-sessions")...)
			if got := l.Ask(t, "SELECT COALESCE(array_to_string(reloptions, ', '), '') FROM pg_class WHERE oid = 'seen'::regclass"); got != one.want {
				t.Errorf("%s %v: the options are %s", one.set, way, got)
			}
		}
	}
}

// A foreign key of a run may be dropped behind its cut-over. What refuses to go on names the way out.
func TestAForeignKeyIsDroppedBehindACutOver(t *testing.T) {
	t.Parallel()
	l := openKeyed(t, "PostgreSQL")
	do(t, l, "cutover", "--run", "1", "--ignore-sessions")
	l.Exec(t, "ALTER TABLE views DROP CONSTRAINT of_post")
	for _, verb := range [][]string{{"verify", "--run", "1", "--database", l.URL}, command(l, "cutover", "--back", "--run", "1")[1:]} {
		r := lab.Run(t, append([]string{"migrate"}, verb...)...)
		lab.WantError(t, r, 3, "it has no foreign key now", "where its twins have the names, finish it")
	}
	do(t, l, "finish", "--keep", "nothing", "--run", "1")
	if got := l.Ask(t, "SELECT COUNT(*) FROM posts JOIN views ON post_id = id"); got != "2" {
		t.Errorf("%s of 2 children have their parents", got)
	}
}

// openKeyed opens a database in which a run of new keys of two tables is ready.
func openKeyed(t *testing.T, engine string) *lab.Lab {
	t.Helper()
	l := lab.Open(t, engine)
	statements(t, l, map[bool]string{false: "CREATE TABLE posts (id bigserial PRIMARY KEY, title text)",
		true: "CREATE TABLE posts (id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, title varchar(20))"}[l.IsInnoDB()]+`;
CREATE TABLE views (n int PRIMARY KEY, post_id bigint NOT NULL, CONSTRAINT of_post FOREIGN KEY (post_id) REFERENCES posts (id));
CREATE INDEX seen ON views (post_id, n);
INSERT INTO posts (title) VALUES ('one'), ('two');
INSERT INTO views VALUES (1, 1), (2, 2)`)
	do(t, l, "int-to-v7", "--column", "posts.id")
	return l
}

// A view or a policy over the column that programs do not know was made again over the other one, or
// ended the cut-over. So it was for a grant: what had been revoked came back with the names.
func TestACutOverIsRefusedForWhatNamesTheOtherColumn(t *testing.T) {
	t.Parallel()
	l := linked(t, "PostgreSQL")
	meanwhile(t, l)
	role, _ := l.Role(t)
	refused := func(back bool, comes, goes string, words ...string) {
		t.Helper()
		l.Exec(t, comes)
		flags := []string{"--run", "1"}
		if back {
			flags = append(flags, "--back")
		}
		for _, flag := range []string{"--check", "--ignore-sessions"} {
			lab.WantError(t, lab.Run(t, command(l, "cutover", append(flags, flag)...)...), 3, words...)
		}
		l.Exec(t, goes)
		verifyRun(t, l)
	}
	for _, back := range []bool{false, true} {
		other := map[bool]string{false: "id__new", true: "id__old"}[back]
		for _, columns := range []string{other + " AS n", "id, " + other, "*"} {
			refused(back, "CREATE VIEW numbers AS SELECT "+columns+" FROM posts", "DROP VIEW numbers",
				"view public.numbers: it names a column that programs do not know", "DROP VIEW public.numbers")
		}
		refused(back, "CREATE POLICY part ON posts USING ("+other+" IS NOT NULL)", "DROP POLICY part ON posts",
			"policy part: it names a column that programs do not know", "DROP POLICY part ON")
		refused(back, "GRANT SELECT ("+other+") ON posts TO "+role, "REVOKE SELECT ("+other+") ON posts FROM "+role,
			"column posts."+other+": it has a grant that id has not", "REVOKE SELECT ("+other+") ON ", "FROM "+role)
		l.Exec(t, "CREATE VIEW known AS SELECT id FROM posts")
		l.Exec(t, "GRANT SELECT (id) ON posts TO "+role)
		do(t, l, "cutover", append([]string{"--run", "1", "--ignore-sessions"}, map[bool][]string{true: {"--back"}}[back]...)...)
		l.Exec(t, "DROP VIEW known")
		l.Exec(t, "REVOKE SELECT (id, "+map[bool]string{false: "id__old", true: "id__new"}[back]+") ON posts FROM "+role)
	}
	verifyRun(t, l)
}
