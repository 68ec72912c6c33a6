package twins_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// TestAllObstaclesOfInnoDBAtOnce is TestAllObstaclesAtOnce on MySQL and MariaDB.
func TestAllObstaclesOfInnoDBAtOnce(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		statements(t, l, `CREATE TABLE users (id varchar(36) COLLATE utf8mb4_bin NOT NULL PRIMARY KEY, code varchar(9), boss varchar(36) COLLATE utf8mb4_bin DEFAULT '', up varchar(40) AS (UPPER(id)) STORED,
 UNIQUE KEY ups (code, up), UNIQUE KEY short_ (boss(8)), FULLTEXT KEY words (code), CONSTRAINT long_ CHECK (id LIKE '%-%'));
CREATE TABLE orders (id varchar(36) NOT NULL PRIMARY KEY, user_id varchar(36) COLLATE utf8mb4_bin, id__new int,
 CONSTRAINT a_name_of_a_key_that_takes_as_many_characters_as_it_may_have_x FOREIGN KEY (user_id) REFERENCES users (id));
CREATE TABLE notes (user_id varchar(36) COLLATE utf8mb4_bin, n int, CONSTRAINT nu FOREIGN KEY (user_id) REFERENCES users (id));
CREATE TRIGGER named BEFORE INSERT ON orders FOR EACH ROW SET NEW.id = LOWER(NEW.id);
CREATE TRIGGER touched BEFORE UPDATE ON orders FOR EACH ROW SET @touched = 1;
INSERT INTO users (id, code, boss) VALUES ('3b241101-e2bb-4255-8caf-4136c566a962', 'a', NULL), ('3B241101-E2BB-4255-8CAF-4136C566A962', 'b', NULL), ('no-id', 'c', NULL)`)
		args := append(twins(l, "--type", "binary(16)"), "--column", "users.boss", "--column", "orders.user_id", "--column", "notes.user_id")
		want := []string{"DROP INDEX `ups`, DROP COLUMN `up`", "and UNIQUE KEY `ups` (`code`, `up`)", "DROP CONSTRAINT `long_`", "DROP INDEX `words`", "DROP INDEX `short_`", "DROP DEFAULT",
			"column orders.id__new", "its name is too long", "DROP TRIGGER", "trigger \"touched\"", "table notes", `is no id, "no-id"`}
		r := lab.Run(t, args...)
		if r.Code != 3 {
			t.Errorf("exit %d, want 3", r.Code)
		}
		for _, words := range want {
			if !strings.Contains(r.Err, words) {
				t.Errorf("not said: %s", words)
			}
		}
		if t.Failed() {
			t.Log(r.Err)
		}
		if n := l.Ask(t, "SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME LIKE 'sqluuid%'"); n != "0" {
			t.Error("a plan that was refused has written something")
		}
		l.Exec(t, "DELETE FROM users WHERE id = 'no-id'")
		if r := lab.Run(t, args...); !strings.Contains(r.Err, "would become one id") {
			t.Errorf("two spellings of one id are not said: %s", r.Err)
		}
		l.Exec(t, "DELETE FROM users WHERE code = 'b'")
		offered := regexp.MustCompile(`(?m)^\s*([A-Z]{4,} .+);$`)
		for range 3 {
			for _, s := range offered.FindAllStringSubmatch(r.Err, -1) {
				if _, err := l.DB.Exec(s[1]); err != nil {
					t.Logf("%s: %v", s[1], err) // done in the round before
				}
			}
			l.DB.Exec("ALTER TABLE orders DROP COLUMN id__new") // it is gone from the second round on
			if r = lab.Run(t, append(args, "--dry-run", "--allow-triggers")...); r.Code == 0 {
				return
			}
			l.DB.Exec("ALTER TABLE notes ADD COLUMN no int NOT NULL AUTO_INCREMENT PRIMARY KEY")
		}
		t.Errorf("whoever does what it says meets %s", r.Err)
	})
}

// TestDefinitionsWithQuotes has a quote in every definition of a table, which servers write behind a
// backslash, and words in strings that mean something elsewhere.
func TestDefinitionsWithQuotes(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		statements(t, l, `CREATE TABLE notes (id char(36) NOT NULL, title varchar(40) DEFAULT (concat('it''s', '')),
 shown varchar(60) GENERATED ALWAYS AS (concat(title, 'it''s on update ')) VIRTUAL, n int NOT NULL DEFAULT 1,
 changed timestamp NULL ON UPDATE CURRENT_TIMESTAMP, PRIMARY KEY (id), UNIQUE KEY titles (title, id), CONSTRAINT other CHECK (title <> '''')) COMMENT 'it''s no PARTITION BY id';
CREATE TABLE notelines (n int PRIMARY KEY, note_id char(36) NOT NULL, title varchar(40) DEFAULT (concat('''', '''')), CONSTRAINT of_note FOREIGN KEY (note_id) REFERENCES notes (id));
INSERT INTO notes (id) VALUES ('3b241101-e2bb-4255-8caf-4136c566a962');
INSERT INTO notelines (n, note_id) SELECT 1, id FROM notes`)
		if l.Name == "MariaDB" {
			statements(t, l, "CREATE SEQUENCE numbers;\nALTER TABLE notes MODIFY n int NOT NULL DEFAULT (nextval(numbers))")
		}
		do(t, l, "text-to-binary", "--column", "notes.id", "--type", "binary(16)")
		for _, way := range [][]string{nil, {"--back"}, nil} {
			do(t, l, "cutover", append(way, "--run", "1", "--ignore-sessions")...)
			verifyRun(t, l)
		}
		do(t, l, "finish", "--run", "1")
		do(t, l, "binary-to-text", "--column", "notes.id")
		do(t, l, "cutover", "--run", "1", "--ignore-sessions")
		do(t, l, "finish", "--run", "1")
		const keys = "SELECT GROUP_CONCAT(index_name, ' ', column_name ORDER BY index_name, seq_in_index) FROM " +
			"information_schema.statistics WHERE table_schema = DATABASE() AND table_name IN ('notes', 'notelines')"
		if got, want := l.Ask(t, keys), "of_note note_id,PRIMARY n,PRIMARY id,titles title,titles id"; len(got) != len(want) {
			t.Errorf("the keys are %s, want %s", got, want)
		}
		if got := l.Ask(t, "SELECT COUNT(*) FROM notes JOIN notelines ON note_id = id WHERE changed IS NULL"); got != "1" {
			t.Errorf("%s of 1 rows are as they were", got)
		}
	})
}

// TestIndexesThatKeepAServerFromRebuilding names what ended a run in its middle, or kept one from its
// end. The statement suffices.
func TestIndexesThatKeepAServerFromRebuilding(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		list := map[string]string{"n int, g int AS (n + 1) VIRTUAL, KEY on_g (g)": "a virtual column",
			"n varchar(3000), UNIQUE KEY on_n (n)": "long texts",
			"n int, f date DEFAULT '2020-01-01', u date DEFAULT '2021-01-01', PERIOD FOR p (f, u), UNIQUE KEY on_p (n, p WITHOUT OVERLAPS)": "periods"}
		if l.Name == "MySQL" {
			list = map[string]string{"n int, KEY on_n ((n + 1), id)": "an expression next to an id",
				"n int, UNIQUE KEY first (id)": "it has no primary key"}
		}
		for columns, why := range list {
			primary := ", PRIMARY KEY (id)"
			if strings.Contains(columns, "first") {
				primary = ""
			}
			l.Exec(t, "CREATE TABLE users (id char(36) NOT NULL, "+columns+primary+")")
			l.Exec(t, "INSERT INTO users (id) VALUES ('3b241101-e2bb-4255-8caf-4136c566a962')")
			run := []string{"migrate", "text-to-binary", "--database", l.URL, "--column", "users.id", "--type", "binary(16)", "--yes"}
			r := lab.Run(t, run...)
			lab.WantError(t, r, 3, why)
			l.Exec(t, regexp.MustCompile(`(?m)^\s*(ALTER TABLE .+);$`).FindStringSubmatch(r.Err)[1])
			lab.MustRun(t, run...)
			lab.MustRun(t, "migrate", "cutover", "--database", l.URL, "--ignore-sessions", "--yes")
			lab.MustRun(t, "migrate", "finish", "--database", l.URL, "--yes")
			l.Exec(t, "DROP TABLE users")
		}
	})
}

// MySQL drops the histogram of a column that changes its name. The plan has the statement that makes it
// again.
func TestAHistogramIsNamed(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "MySQL")
	statements(t, l, `CREATE TABLE users (id varchar(36) NOT NULL PRIMARY KEY);
CREATE TABLE `+"`odd 100%`"+` (n int PRIMARY KEY, user_id varchar(36), FOREIGN KEY (user_id) REFERENCES users (id));
INSERT INTO users VALUES ('3b241101-e2bb-4255-8caf-4136c566a962'), ('3b241101-e2bb-4255-8caf-4136c566a963');
INSERT INTO `+"`odd 100%`"+` VALUES (1, '3b241101-e2bb-4255-8caf-4136c566a962'), (2, '3b241101-e2bb-4255-8caf-4136c566a963')`)
	l.Dump(t, "ANALYZE TABLE `odd 100%` UPDATE HISTOGRAM ON user_id WITH 17 BUCKETS")
	const buckets = "SELECT COALESCE(MAX(CONCAT(COLUMN_NAME, JSON_EXTRACT(HISTOGRAM, '$.\"number-of-buckets-specified\"'))), 'none') " +
		"FROM information_schema.COLUMN_STATISTICS WHERE SCHEMA_NAME = DATABASE() AND COLUMN_NAME = 'user_id'"
	r := lab.MustRun(t, "migrate", "text-to-binary", "--twins", "--database", l.URL, "--column", "users.id", "--yes")
	made := regexp.MustCompile(`ANALYZE TABLE .+ BUCKETS`).FindString(strings.Join(strings.Fields(r.Out+r.Err), " "))
	lab.MustRun(t, "migrate", "cutover", "--database", l.URL, "--ignore-sessions", "--yes")
	if got := l.Ask(t, buckets); got != "none" {
		t.Errorf("the server keeps it: %s", got)
	}
	l.Dump(t, made)
	if got := l.Ask(t, buckets); got != "user_id17" {
		t.Errorf("%q makes %s", made, got)
	}
}

// TestAStoredColumnBesideAnID is refused by MariaDB's plan, and its statement suffices. A default that
// makes ids in braces makes bytes behind the cut-over.
func TestAStoredColumnBesideAnID(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE users (id varchar(38) NOT NULL DEFAULT (concat('{', uuid(), '}')) PRIMARY KEY, n int, twice int GENERATED ALWAYS AS (n * 2) STORED)")
		l.Exec(t, "INSERT INTO users (n) VALUES (1), (2)")
		args := []string{"migrate", "text-to-binary", "--database", l.URL, "--column", "users.id", "--type", "binary(16)", "--yes"}
		if l.Name == "MariaDB" {
			r := lab.Run(t, args...)
			lab.WantError(t, r, 3, "it is generated and stored", "AS (`n` * 2) STORED", "DROP COLUMN `twice`")
			offered := regexp.MustCompile(`(?m)^\s*(ALTER TABLE .+);$`).FindStringSubmatch(r.Err)
			l.Exec(t, offered[1])
		}
		lab.MustRun(t, args...)
		l.Exec(t, "INSERT INTO users (n) VALUES (3)")
		lab.MustRun(t, "migrate", "cutover", "--database", l.URL, "--ignore-sessions", "--yes")
		l.Exec(t, "INSERT INTO users (n) VALUES (4)")
		lab.MustRun(t, "migrate", "cutover", "--back", "--database", l.URL, "--ignore-sessions", "--yes")
		l.Exec(t, "INSERT INTO users (n) VALUES (5)")
		lab.MustRun(t, "migrate", "verify", "--database", l.URL)
		if n := l.Ask(t, "SELECT COUNT(*) FROM users WHERE id LIKE '{%-%-%-%-%}'"); n != "5" {
			t.Errorf("%s ids have braces, want 5", n)
		}
	})
}

// TestThePrintedScriptOfInnoDBDoesWhatTheCommandDoes runs it statement by statement.
func TestThePrintedScriptOfInnoDBDoesWhatTheCommandDoes(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		statements(t, l, company)
		was, had := definitions(t, l), rows(t, l)
		script := lab.MustRun(t, "migrate", "plan", "text-to-binary", "--twins", "--all", "--type", "binary(16)", "--print-sql", "--database", l.URL).Out
		for _, secret := range []string{l.URL, "c232ab00-9414-11ec-b3c8-9f6bdeced847", "lower child"} {
			if strings.Contains(script, secret) {
				t.Errorf("the script has %q", secret)
			}
		}
		l.Exec(t, "ALTER TABLE orders ADD COLUMN more int")
		if err := runScript(l, script); err == nil || !strings.Contains(err.Error(), "1242") {
			t.Errorf("on another catalogue it says %v", err)
		}
		l.Exec(t, "ALTER TABLE orders DROP COLUMN more")
		whole, finish, _ := strings.Cut(script, "-- 9 finish")
		finish, undo, _ := strings.Cut(finish, "-- undo, before")
		before, _, _ := strings.Cut(whole, "-- 7 cut-over")
		if err := runScript(l, before); err != nil {
			t.Fatal(err)
		}
		lab.Same(t, "rows when the twins are made", rows(t, l), had)
		if err := runScript(l, "SET foreign_key_checks = 0;\n"+uncomment(undo)); err != nil {
			t.Fatal(err)
		}
		lab.Same(t, "definitions after undo", definitions(t, l), was)
		if err := runScript(l, whole); err != nil {
			t.Fatal(err)
		}
		if err := runScript(l, "SET foreign_key_checks = 0;\n"+uncomment(finish)); err != nil {
			t.Fatal(err)
		}
		lab.Same(t, "definitions at the end", definitions(t, l), binaryDefinitions(was))
	})
}

// uncomment takes the signs of a comment from lines.
func uncomment(text string) string {
	_, text, _ = strings.Cut(text, "\n")
	return strings.ReplaceAll(text, "-- ", "")
}

// runScript runs a script as the client mysql does, with its DELIMITER.
func runScript(l *lab.Lab, script string) error {
	end, statement := ";", ""
	for _, line := range strings.Split(script, "\n") {
		if name, is := strings.CutPrefix(line, "DELIMITER "); is {
			end = name
			continue
		}
		if strings.HasPrefix(line, "--") || line == "" {
			continue
		}
		statement += line + "\n"
		if strings.HasSuffix(line, end) {
			whole := strings.TrimSuffix(strings.TrimSpace(statement), end)
			statement = ""
			if _, err := l.DB.Exec(whole); err != nil {
				return err
			}
		}
	}
	return nil
}

// TestAKeyInACycleThatWritesOnUpdate is refused on MySQL, where the twin would keep the old id.
func TestAKeyInACycleThatWritesOnUpdate(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		statements(t, l, `CREATE TABLE roots (id varchar(36) NOT NULL PRIMARY KEY, leaf varchar(36), KEY (leaf));
CREATE TABLE leaves (id varchar(36) NOT NULL PRIMARY KEY, root varchar(36), KEY (root), CONSTRAINT lr FOREIGN KEY (root) REFERENCES roots (id) ON UPDATE CASCADE);
ALTER TABLE roots ADD CONSTRAINT rl FOREIGN KEY (leaf) REFERENCES leaves (id) ON DELETE SET NULL`)
		r := lab.Run(t, "migrate", "plan", "text-to-binary", "--twins", "--database", l.URL, "--column", "roots.id", "--column", "leaves.id")
		if l.Name == "MySQL" {
			lab.WantError(t, r, 3, "foreign key lr", "by a cycle or by four levels", "DROP FOREIGN KEY `lr`")
		} else if r.Code != 0 {
			t.Errorf("exit %d: %s", r.Code, r.Err)
		}
	})
}

// MySQL 9.7.4 refuses an UPDATE of a root whose two keys write what a third table follows (1451), and
// leaves the second of two columns behind where they are set to NULL.
func TestAKeyWhoseColumnOthersFollow(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		statements(t, l, `CREATE TABLE roots (n int PRIMARY KEY, id char(36) NOT NULL UNIQUE);
CREATE TABLE parts (id char(36) PRIMARY KEY, CONSTRAINT pr FOREIGN KEY (id) REFERENCES roots (id) ON UPDATE CASCADE);
CREATE TABLE bits (id char(36) PRIMARY KEY, CONSTRAINT bp FOREIGN KEY (id) REFERENCES parts (id) ON UPDATE CASCADE);
INSERT INTO roots VALUES (1, '953eb7d8-f4d5-4713-a4b3-0b5b99b47aba');
INSERT INTO parts SELECT id FROM roots;
INSERT INTO bits SELECT id FROM roots`)
		run := []string{"migrate", "text-to-binary", "--twins", "--yes", "--database", l.URL, "--column", "roots.id"}
		if l.Name == "MySQL" {
			lab.WantError(t, lab.Run(t, run...), 3, "foreign key pr: keys with ON UPDATE follow", "DROP FOREIGN KEY `pr`")
			statements(t, l, `ALTER TABLE parts DROP FOREIGN KEY pr;
ALTER TABLE parts ADD CONSTRAINT pr FOREIGN KEY (id) REFERENCES roots (id)`)
			lab.MustRun(t, run...)
			return
		}
		lab.MustRun(t, run...)
		statements(t, l, "UPDATE roots SET id = '60f23654-916b-4522-a264-4bfa6960e581'")
		lab.MustRun(t, "migrate", "verify", "--database", l.URL, "--column", "roots.id")
	})
}

// A key with SET NULL that has a column besides the id sets that to NULL too, and the key of the
// twins found no row by it any more: ids of rows that were gone stayed. With ON UPDATE CASCADE such an
// UPDATE fails, which the plan says.
func TestAKeyThatSharesAColumnWithItsTwin(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		statements(t, l, `CREATE TABLE p (id int AUTO_INCREMENT PRIMARY KEY, tenant int, UNIQUE (tenant, id));
CREATE TABLE q (id int AUTO_INCREMENT PRIMARY KEY, tenant int, p_id int, CONSTRAINT tf FOREIGN KEY (tenant, p_id) REFERENCES p (tenant, id) ON DELETE SET NULL);
INSERT INTO p (tenant) VALUES (1), (2), (3);
INSERT INTO q (tenant, p_id) SELECT tenant, id FROM p`)
		plan := []string{"migrate", "plan", "int-to-v7", "--database", l.URL, "--all"}
		lab.WantError(t, lab.Run(t, plan...), 3, "foreign key tf: it sets columns to NULL that the key of the twins has too", "DROP FOREIGN KEY `tf`")
		statements(t, l, `ALTER TABLE q DROP FOREIGN KEY tf;
ALTER TABLE q ADD CONSTRAINT tf FOREIGN KEY (tenant, p_id) REFERENCES p (tenant, id) ON UPDATE CASCADE`)
		if r := lab.MustRun(t, plan...); !strings.Contains(r.Out, "foreign key tf of q refers to besides the id fails with 1452") {
			t.Errorf("the plan says nothing of ON UPDATE CASCADE:\n%s", r.Out)
		}
		do(t, l, "int-to-v7", "--all")
		l.Exec(t, "DELETE FROM q WHERE tenant = 2")
		l.Exec(t, "DELETE FROM p WHERE tenant = 2")
		if _, err := l.DB.ExecContext(t.Context(), "UPDATE p SET tenant = 9 WHERE tenant = 1"); err == nil {
			t.Error("the server takes such an UPDATE: take the warning back")
		}
		do(t, l, "cutover", "--run", "1", "--ignore-sessions")
		do(t, l, "finish", "--run", "1", "--keep", "nothing")
		l.Exec(t, "UPDATE p SET tenant = 9 WHERE tenant = 1")
		lab.Same(t, "children", l.Dump(t, "SELECT COUNT(*) FROM q JOIN p ON p.tenant = q.tenant AND p.id = q.p_id"), []string{"2"})
	})
}

// REPLACE of a key that stays drew another id for it. MySQL keeps the children of a key that stays,
// and deleted them by that id.
func TestAReplacedRowKeepsItsKeys(t *testing.T) {
	t.Parallel()
	for rewrite, key := range map[string]string{"int-to-v7": "int AUTO_INCREMENT", "v4-to-v7": "binary(16)", "text-to-v7": "varchar(36)"} {
		t.Run(rewrite, func(t *testing.T) {
			eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
				isNumber := rewrite == "int-to-v7"
				other := strings.TrimSuffix(key, " AUTO_INCREMENT")
				statements(t, l, `CREATE TABLE p (id `+key+` PRIMARY KEY, name varchar(9), made datetime NOT NULL DEFAULT '2024-02-03 04:05:06');
CREATE TABLE q (n int PRIMARY KEY, p_id `+other+`, FOREIGN KEY (p_id) REFERENCES p (id) ON DELETE CASCADE);
CREATE TABLE c (n int PRIMARY KEY, p_id `+other+`, FOREIGN KEY (p_id) REFERENCES p (id) ON DELETE SET NULL)`)
				for n := 1; n <= 3; n++ {
					id := map[string]string{"int-to-v7": fmt.Sprint(n), "v4-to-v7": fmt.Sprintf("x'5a58bba4674f4b89a2e7e1dc0f3b2c0%d'", n),
						"text-to-v7": fmt.Sprintf("'key %d'", n)}[rewrite]
					for _, table := range []string{"p (id, name) VALUES (" + id + ", 'a')", fmt.Sprintf("q VALUES (%d, %s)", n, id), fmt.Sprintf("c VALUES (%d, %s)", n, id)} {
						l.Exec(t, "INSERT INTO "+table)
					}
				}
				do(t, l, rewrite, "--column", "p.id", "--time-column", "made")
				pairs := "SELECT HEX(id), HEX(%s) FROM p ORDER BY 1"
				replaced := func(counterpart string) {
					t.Helper()
					before := l.Dump(t, fmt.Sprintf(pairs, counterpart))
					links := l.Dump(t, "SELECT (SELECT COUNT(*) FROM q JOIN p ON p_id = id), (SELECT COUNT(*) FROM c JOIN p ON p_id = id)")
					l.Exec(t, "REPLACE INTO p (id, name) SELECT id, 'b' FROM p")
					lab.Same(t, "pairs", l.Dump(t, fmt.Sprintf(pairs, counterpart)), before)
					if l.Name == "MySQL" { // MariaDB deletes children by itself
						lab.Same(t, "links", l.Dump(t, "SELECT (SELECT COUNT(*) FROM q JOIN p ON p_id = id), (SELECT COUNT(*) FROM c JOIN p ON p_id = id)"), links)
					}
				}
				replaced("id__new")
				verifyRun(t, l)
				do(t, l, "cutover", "--run", "1", "--ignore-sessions")
				replaced("id__old")
				verifyRun(t, l)
				if isNumber {
					l.Exec(t, "INSERT INTO p (id, name) VALUES (x'019a0000000070008000000000000001', 'new')")
					if got := l.Dump(t, "SELECT id__old FROM p WHERE name = 'new'"); len(got) != 1 || got[0] == "0" {
						t.Errorf("a new row has the number %v", got)
					}
				}
				do(t, l, "cutover", "--back", "--run", "1", "--ignore-sessions")
				do(t, l, "undo", "--run", "1")
			})
		})
	}
}
