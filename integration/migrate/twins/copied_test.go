package twins_test

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// loadDump makes the tables of a database, their rows and their triggers in another one, by the
// statements that a dump has.
func loadDump(t *testing.T, from, to *lab.Lab) {
	t.Helper()
	tables := from.Dump(t, "SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() "+
		"AND TABLE_TYPE = 'BASE TABLE' ORDER BY 1")
	source := from.Ask(t, "SELECT DATABASE()")
	var load []string
	for _, table := range tables {
		var made string
		if err := from.DB.QueryRow("SHOW CREATE TABLE `"+table+"`").Scan(new(string), &made); err != nil {
			t.Fatal(err)
		}
		columns := from.Ask(t, "SELECT GROUP_CONCAT('`', COLUMN_NAME, '`') FROM information_schema.COLUMNS "+
			"WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = '"+table+"'")
		load = append(load, made, "INSERT INTO `"+table+"` ("+columns+") SELECT "+columns+
			" FROM `"+source+"`.`"+table+"`")
	}
	for _, name := range from.Dump(t, "SELECT TRIGGER_NAME FROM information_schema.TRIGGERS "+
		"WHERE TRIGGER_SCHEMA = DATABASE() ORDER BY 1") {
		var made string
		skip := new(any)
		row := from.DB.QueryRow("SHOW CREATE TRIGGER `" + name + "`")
		if err := row.Scan(skip, skip, &made, skip, skip, skip, skip); err != nil {
			t.Fatal(err)
		}
		load = append(load, made)
	}
	conn, err := to.DB.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	for _, st := range append([]string{"SET foreign_key_checks = 0"}, load...) {
		if _, err := conn.ExecContext(t.Context(), st); err != nil {
			t.Fatalf("%s: %v", st, err)
		}
	}
}

// A dump of a database that has a run may be loaded under another name, on the same server.
// Programs work there. Commands are refused there, and leave the first database as it is.
func TestALoadedDumpIsNotTheDatabaseOfTheRun(t *testing.T) {
	t.Parallel()
	eachInnoDBByDay(t, func(t *testing.T, l *lab.Lab) {
		statements(t, l, `CREATE TABLE posts (id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, title varchar(20));
CREATE TABLE views (n int PRIMARY KEY, post_id bigint, FOREIGN KEY (post_id) REFERENCES posts (id));
INSERT INTO posts (title) VALUES ('one'), ('two');
INSERT INTO views VALUES (1, 1), (2, 2);
CREATE TABLE users (id binary(16) PRIMARY KEY, up binary(16), FOREIGN KEY (up) REFERENCES users (id));
INSERT INTO users VALUES (x'c232ab00949411eebe56020000000001', NULL)`)
		do(t, l, "v1-to-v6", "--column", "users.id", "--normalize-inserts")
		do(t, l, "int-to-v7", "--column", "posts.id")
		source := l.Ask(t, "SELECT DATABASE()")
		for _, key := range []string{"post_id", "post_id__old"} {
			loaded := l.Another(t)
			loadDump(t, l, loaded)
			before := append(l.Schema(t), l.Dump(t, "SELECT * FROM users")...)
			statements(t, loaded, "INSERT INTO posts (title) VALUES ('three');\n"+
				"INSERT INTO views (n, "+key+") SELECT 3, "+strings.TrimPrefix(key, "post_")+
				" FROM posts WHERE title = 'three';\n"+
				"INSERT INTO users VALUES (x'c232ab00949411eebe56020000000002', NULL)")
			if got := loaded.Ask(t, "SELECT title FROM posts JOIN views ON post_id = posts.id WHERE n = 3"); got != "three" {
				t.Errorf("the row is of %q", got)
			}
			for _, args := range [][]string{
				command(loaded, "cutover", "--ignore-sessions"), command(loaded, "undo", "--run", "1"),
				{"migrate", "status", "--database", loaded.URL},
				{"migrate", "verify", "--run", "2", "--database", loaded.URL},
				command(loaded, "undo", "--run", "2"), command(loaded, "int-to-v7", "--column", source+".posts.id"),
			} {
				lab.WantError(t, lab.Run(t, args...), 3, "a copy from another database", "is of database "+source)
			}
			lab.Same(t, "the first database", append(l.Schema(t), l.Dump(t, "SELECT * FROM users")...), before)
			if key == "post_id" {
				do(t, l, "cutover", "--run", "2", "--ignore-sessions")
			}
		}
	})
}

// The record of a run is in the database of its ids, so that a copy of it is known. A cut-over holds
// the sessions of that database alone.
func TestARunHasIDsOfOneDatabase(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE parents (id char(36) PRIMARY KEY)")
		other := l.Another(t)
		source := l.Ask(t, "SELECT DATABASE()")
		r := lab.Run(t, command(other, "text-to-binary", "--column", source+".parents.id")...)
		lab.WantError(t, r, 3, "name its database", "so that the state is kept next to them")
		other.Exec(t, "CREATE TABLE children (parent_id char(36), FOREIGN KEY (parent_id) REFERENCES `"+source+"`.parents (id))")
		r = lab.Run(t, command(l, "text-to-binary", "--column", "parents.id")...)
		lab.WantError(t, r, 3, "children.parent_id is in another database than "+source+".parents.id", "move its table there")
	})
}
