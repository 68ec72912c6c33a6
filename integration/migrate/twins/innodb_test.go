package twins_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/ledger"
	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/integration/programs"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/internal/seedtest"
	"github.com/sqluuid/sqluuid/sqltype"
)

// beside lets the test's own session on MySQL or MariaDB pretend to follow.
func beside(t *testing.T, l *lab.Lab) {
	t.Helper()
	db, err := dbtest.Open(l.URL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	db.SetMaxOpenConns(1)
	l.DB.SetMaxIdleConns(0)
	l.DB = db
	l.Exec(t, "DO GET_LOCK(CONCAT('sqluuid_follow_', CONNECTION_ID()), 0)")
}

// statements runs statements one after another.
func statements(t *testing.T, l *lab.Lab, text string) {
	t.Helper()
	for _, s := range sentences(text) {
		l.Exec(t, s)
	}
}

// eachInnoDB runs f on MySQL and on MariaDB, by day on one of them: their cut-overs have little in
// common.
func eachInnoDB(t *testing.T, f func(t *testing.T, l *lab.Lab)) {
	for _, name := range lab.InnoDB {
		t.Run(name, func(t *testing.T) {
			lab.OneByDay(t, lab.InnoDB, name)
			t.Parallel()
			l := lab.Open(t, name)
			beside(t, l)
			f(t, l)
		})
	}
}

// company has what definitions have: defaults, comments, other orders, prefixes, columns that the
// server writes, a key that is a foreign key, a table that refers to itself.
const company = "CREATE TABLE users (id CHAR(36) NOT NULL DEFAULT (uuid()) COMMENT 'who, it''s INVISIBLE', email VARCHAR(40), boss CHAR(36) NULL,\n" +
	" no INT NOT NULL AUTO_INCREMENT, ts TIMESTAMP NULL ON UPDATE CURRENT_TIMESTAMP, size_ INT GENERATED ALWAYS AS (LENGTH(email)) VIRTUAL,\n" +
	" PRIMARY KEY (id), UNIQUE KEY (email), UNIQUE KEY (no), KEY boss (boss), KEY mail (email, id DESC) COMMENT 'it''s',\n" +
	" CONSTRAINT self FOREIGN KEY (boss) REFERENCES users (id) ON DELETE SET NULL);\n" +
	"CREATE TABLE profiles (user_id CHAR(36) NOT NULL PRIMARY KEY, bio VARCHAR(40),\n" +
	" CONSTRAINT pu FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE);\n" +
	"CREATE TABLE orders (id VARCHAR(255) NOT NULL PRIMARY KEY, user_id CHAR(36) NULL, n INT, KEY (user_id), KEY part (id(8)), KEY both_ (n, user_id),\n" +
	" CONSTRAINT ou FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE);\n" +
	"INSERT INTO users (id, email) VALUES ('C232AB00-9414-11EC-B3C8-9F6BDECED846', 'upper'), ('c232ab00-9414-11ec-b3c8-9f6bdeced847', 'lower'),\n" +
	" ('c232ab00941411ecb3c89f6bdeced848', 'bare');\n" +
	"UPDATE users SET boss = 'c232ab00-9414-11ec-b3c8-9f6bdeced847' WHERE email <> 'lower';\n" +
	"INSERT INTO profiles VALUES ('c232ab00-9414-11ec-b3c8-9f6bdeced846', 'lower child of upper parent');\n" +
	"INSERT INTO orders VALUES ('{c232ab00-9414-11ec-b3c8-9f6bdeced000}', 'c232ab00-9414-11ec-b3c8-9f6bdeced847', 1),\n" +
	" ('c232ab00-9414-11ec-b3c8-9f6bdeced001', NULL, 2), ('c232ab00-9414-11ec-b3c8-9f6bdeced002', 'c232ab00-9414-11ec-b3c8-9f6bdeced846', 3)"

// definitions are the tables as the server writes them.
func definitions(t *testing.T, l *lab.Lab) (out []string) {
	t.Helper()
	for _, table := range []string{"users", "profiles", "orders"} {
		_, text, _ := strings.Cut(l.Dump(t, "SHOW CREATE TABLE "+table)[0], "|")
		out = append(out, strings.Split(text, "\n")...)
	}
	return out
}

// rows are what programs see.
func rows(t *testing.T, l *lab.Lab) []string {
	t.Helper()
	return l.Dump(t, "SELECT email, id, boss, NULL FROM users UNION ALL SELECT bio, user_id, NULL, NULL FROM profiles UNION ALL "+
		"SELECT CONCAT(n), id, user_id, NULL FROM orders ORDER BY 1, 2")
}

// TestTablesOfInnoDBComeBack makes twins, exchanges the names there and back, and undoes it: what
// the tables have is as it was. Behind the end the types alone are others.
func TestTablesOfInnoDBComeBack(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		statements(t, l, company)
		was, had := definitions(t, l), rows(t, l)
		args := []string{"migrate", "text-to-binary", "--twins", "--database", l.URL, "--all", "--yes", "--type", "binary(16)"}
		lab.MustRun(t, args...)
		lab.Same(t, "what SELECT * shows", rows(t, l), had)
		for _, back := range [][]string{nil, {"--back"}} {
			lab.MustRun(t, verb(l, "cutover", back...)...)
			lab.MustRun(t, verb(l, "verify")...)
			if got := l.Ask(t, "SELECT MAX(LENGTH(id)) FROM users"); got == "16" != (back == nil) {
				t.Errorf("%v: ids of %s bytes", back, got)
			}
		}
		lab.Same(t, "rows after a way back", rows(t, l), had)
		lab.MustRun(t, verb(l, "undo")...)
		lab.Same(t, "definitions after undo", definitions(t, l), was)
		lab.Same(t, "rows after undo", rows(t, l), had)

		lab.MustRun(t, args...)
		lab.MustRun(t, verb(l, "cutover")...)
		lab.MustRun(t, verb(l, "finish")...)
		lab.Same(t, "definitions at the end", definitions(t, l), binaryDefinitions(was))
		if gone := l.Dump(t, "SELECT TRIGGER_NAME FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()"); len(gone) > 0 {
			t.Errorf("triggers are left: %q", gone)
		}
	})
}

var (
	idType  = regexp.MustCompile("^(  `(?:id|boss|user_id|up|root)`) (?:char\\(36\\)|varchar\\((?:36|255)\\))")
	uuidNow = regexp.MustCompile(`DEFAULT (\(?)uuid\(\)`)
)

// binaryDefinitions are definitions with ids of bytes.
func binaryDefinitions(lines []string) (out []string) {
	for _, line := range lines {
		if isMySQL := strings.Contains(line, "(uuid())"); isMySQL {
			line = uuidNow.ReplaceAllString(line, "DEFAULT (unhex(replace(uuid(),_utf8mb3'-',_utf8mb3''))")
		} else {
			line = uuidNow.ReplaceAllString(line, "DEFAULT unhex(replace(uuid(),'-',''))")
		}
		line = idType.ReplaceAllString(line, "$1 binary(16)")
		out = append(out, strings.ReplaceAll(line, "`id`(8)", "`id`"))
	}
	return out
}

// TestEachKindOfWriteKeepsPairs writes by the columns that programs know and by those next to them,
// before a cut-over and behind it. All pairs are right then.
func TestEachKindOfWriteKeepsPairs(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		statements(t, l, company)
		lab.MustRun(t, "migrate", "text-to-binary", "--twins", "--database", l.URL, "--all", "--yes", "--type", "binary(16)")
		text := func(id string) string { return "'" + id + "'" }
		bytes := func(id string) string { return "x'" + strings.ReplaceAll(id, "-", "") + "'" }
		writeAll(t, l, "before", "__new", text, bytes)
		lab.MustRun(t, verb(l, "verify")...)
		lab.MustRun(t, verb(l, "cutover")...)
		writeAll(t, l, "behind", "__old", bytes, text)
		lab.MustRun(t, verb(l, "verify")...)
		lab.MustRun(t, verb(l, "cutover", "--back")...)
		lab.MustRun(t, verb(l, "verify")...)
		lab.MustRun(t, verb(l, "undo")...)
	})
}

// TestUUIDOfMariaDBIsReached gives ids MariaDB's own type, from text and then from bytes, with each
// kind of write before and behind a cut-over. It is the server's own choice for text.
func TestUUIDOfMariaDBIsReached(t *testing.T) {
	t.Parallel()
	text := func(id string) string { return "'" + id + "'" }
	bytes := func(id string) string { return "x'" + strings.ReplaceAll(id, "-", "") + "'" }
	for _, c := range []struct {
		name, before, is string
		known            func(string) string
		more             []string
	}{
		{"text", company, "char(36)", text, nil},
		{"bytes", ofBytes(company), "binary(16)", bytes, []string{"--type", "uuid"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			l := lab.Open(t, "MariaDB")
			beside(t, l)
			statements(t, l, c.before)
			was, had := definitions(t, l), rows(t, l)
			typeOf := func(column string) string {
				return l.Ask(t, "SELECT COLUMN_TYPE FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'users' AND COLUMN_NAME = '"+column+"'")
			}
			lab.MustRun(t, append([]string{"migrate", "text-to-binary", "--twins", "--database", l.URL, "--all", "--yes"}, c.more...)...)
			writeAll(t, l, "before", "__new", c.known, text)
			lab.MustRun(t, verb(l, "verify")...)
			lab.MustRun(t, verb(l, "cutover")...)
			if is, old := typeOf("id"), typeOf("id__old"); is != "uuid" || old != c.is {
				t.Errorf("ids are %s, and were %s", is, old)
			}
			writeAll(t, l, "behind", "__old", text, c.known)
			lab.MustRun(t, verb(l, "verify")...)
			lab.MustRun(t, verb(l, "cutover", "--back")...)
			l.Exec(t, "DELETE FROM users WHERE email LIKE 'before%' OR email LIKE 'behind%'")
			lab.MustRun(t, verb(l, "verify")...)
			lab.MustRun(t, verb(l, "undo")...)
			lab.Same(t, "definitions after undo", withoutNumbers(definitions(t, l)), withoutNumbers(was))
			lab.Same(t, "rows after undo", rows(t, l), had)
		})
	}
}

// withoutNumbers are definitions without what AUTO_INCREMENT has reached.
func withoutNumbers(lines []string) (out []string) {
	for _, line := range lines {
		out = append(out, regexp.MustCompile(` AUTO_INCREMENT=\d+`).ReplaceAllString(line, ""))
	}
	return out
}

// ofBytes writes the tables of texts with ids of bytes.
func ofBytes(text string) string {
	text = regexp.MustCompile(`(id|user_id|boss) (?:CHAR\(36\)|VARCHAR\(255\))`).ReplaceAllString(text, "$1 BINARY(16)")
	text = strings.ReplaceAll(text, "(uuid())", "(unhex(replace(uuid(),'-','')))")
	return regexp.MustCompile(`'\{?([0-9a-fA-F]{8})-?([0-9a-fA-F]{4})-?([0-9a-fA-F]{4})-?([0-9a-fA-F]{4})-?([0-9a-fA-F]{12})\}?'`).
		ReplaceAllString(text, "x'$1$2$3$4$5'")
}

// TestOldReleasesWorkOnUUID changes text into MariaDB's own type under a release from before, which
// does not follow: the type takes text and gives it.
func TestOldReleasesWorkOnUUID(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "MariaDB")
	beside(t, l)
	statements(t, l, ledgerOfReleases)
	p := programs.Release{Target: "MariaDB", URL: l.URL, Old: true}.Start(t)
	p.Busy()
	lab.MustRun(t, twins(l, "--lock-wait", "1m")...)
	p.Take()
	var back []string
	total := p.Cross(func() string {
		r := untilExchanged(t, l, append(back, "--ignore-sessions")...)
		if back == nil {
			back = []string{"--back"}
		} else {
			back = nil
		}
		return strings.TrimSpace(r.Out)
	})
	t.Logf("in all: %v", total)
	lab.MustRun(t, verb(l, "verify")...)
}

// untilExchanged cuts over. On a busy machine a hold can be too short: the cut-over leaves everything
// as it was then, and is repeated.
func untilExchanged(t *testing.T, l *lab.Lab, more ...string) (r lab.Result) {
	t.Helper()
	for range 5 {
		if r = lab.Run(t, verb(l, "cutover", append(more, "--hold", "8s")...)...); r.Code == 0 {
			return r
		}
		t.Logf("exit %d: %s", r.Code, r.Err)
	}
	t.Fatal("five cut-overs have failed")
	return r
}

// ledgerOfReleases makes the tables of [programs.Release].
const ledgerOfReleases = `CREATE TABLE users (id varchar(36) NOT NULL PRIMARY KEY, email varchar(80));
CREATE TABLE orders (id varchar(36) NOT NULL PRIMARY KEY, user_id varchar(36) NOT NULL, n int, FOREIGN KEY (user_id) REFERENCES users (id));
INSERT INTO users WITH RECURSIVE s (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < 900) SELECT uuid(), 'first' FROM s;
INSERT INTO orders SELECT uuid(), id, 1 FROM users`

// TestRewritesOnInnoDBKeepTheType makes version 6 of version 1 by twins: other ids stay, each old id
// comes back by a way back, and what came meanwhile is its own twin.
func TestRewritesOnInnoDBKeepTheType(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		statements(t, l, ledgerOfReleases+";\nINSERT INTO users VALUES ('11111111-2222-4333-8444-555555555555', 'v4')")
		had := l.Dump(t, "SELECT id, email FROM users UNION ALL SELECT id, user_id FROM orders ORDER BY 1")
		lab.MustRun(t, "migrate", "v1-to-v6", "--twins", "--database", l.URL, "--all", "--yes")
		lab.MustRun(t, verb(l, "cutover")...)
		const versions = "SELECT CONCAT(SUM(SUBSTR(id, 15, 1) = '6'), ' ', SUM(SUBSTR(id, 15, 1) = '4')) FROM users"
		if got := l.Ask(t, versions); got != "900 1" {
			t.Errorf("ids of versions 6 and 4: %s", got)
		}
		statements(t, l, "INSERT INTO users VALUES ('c232ab00-9414-11ec-b3c8-9f6bdeced846', 'new');\n"+
			"INSERT INTO orders VALUES ('c232ab00-9414-11ec-b3c8-9f6bdeced847', 'c232ab00-9414-11ec-b3c8-9f6bdeced846', 1)")
		lab.MustRun(t, verb(l, "verify")...)
		lab.MustRun(t, verb(l, "cutover", "--back")...)
		statements(t, l, "DELETE FROM orders WHERE user_id = 'c232ab00-9414-11ec-b3c8-9f6bdeced846';\nDELETE FROM users WHERE email = 'new'")
		lab.Same(t, "rows after a way back", l.Dump(t, "SELECT id, email FROM users UNION ALL SELECT id, user_id FROM orders ORDER BY 1"), had)
		lab.MustRun(t, verb(l, "cutover")...)
		lab.MustRun(t, verb(l, "finish")...)
		if got := l.Ask(t, "SELECT COUNT(*) FROM orders o JOIN users u ON u.id = o.user_id"); got != "900" {
			t.Errorf("%s orders have their user", got)
		}
	})
}

// writeAll writes in sixteen ways. known writes an id for a column that programs know, and other
// for one next to it.
func writeAll(t *testing.T, l *lab.Lab, tag, ending string, known, other func(id string) string) {
	t.Helper()
	no := 0
	next := func() string {
		no++
		return fmt.Sprintf("01a21133-d907-75b6-81fd-%04x%08x", len(tag), no)
	}
	exec := func(format string, args ...any) {
		t.Helper()
		text := fmt.Sprintf(strings.NewReplacer("{}", ending, "{tag}", tag).Replace(format), args...)
		if _, err := l.DB.Exec(text); err != nil {
			t.Errorf("%s: %s: %v", tag, text, err)
		}
	}
	fails := func(format string, args ...any) {
		t.Helper()
		text := fmt.Sprintf(strings.NewReplacer("{}", ending, "{tag}", tag).Replace(format), args...)
		if _, err := l.DB.Exec(text); err == nil {
			t.Errorf("%s: %s was taken", tag, text)
		}
	}
	exec("INSERT INTO users (email) VALUES ('{tag} by default')")
	user, child := next(), next()
	exec("INSERT INTO users (id, email) VALUES (%s, '{tag} known')", known(user))
	exec("INSERT INTO users (id{}, email) VALUES (%s, '{tag} other')", other(child))
	exec("INSERT INTO orders (id, user_id, n) VALUES (%s, %s, 11)", known(next()), known(user))
	exec("INSERT INTO orders (id{}, user_id{}, n) VALUES (%s, %s, 12)", other(next()), other(user))
	exec("INSERT INTO orders (id, user_id, n) SELECT %s, id, 13 FROM users WHERE email = '{tag} other'", known(next()))
	exec("INSERT INTO users (id, email) VALUES (%s, '{tag} known') ON DUPLICATE KEY UPDATE email = '{tag} known, again'", known(user))
	exec("INSERT INTO users (id{}, email) VALUES (%s, 'x') ON DUPLICATE KEY UPDATE email = '{tag} other, again'", other(child))
	exec("REPLACE INTO profiles (user_id, bio) VALUES (%s, '{tag} replaced')", known(user))
	exec("REPLACE INTO profiles (user_id{}, bio) VALUES (%s, '{tag} replaced')", other(user))
	exec("UPDATE orders SET user_id{} = %s WHERE n = 11", other(child))
	exec("UPDATE orders SET user_id = %s WHERE n = 12", known(child))
	exec("UPDATE orders SET user_id{} = NULL WHERE n = 11")
	exec("UPDATE orders SET user_id = NULL WHERE n = 12")
	exec("UPDATE users SET boss = %s WHERE email LIKE '{tag}%%' AND id <> %s", known(user), known(user))
	if ending == "__new" && known("") == "''" { // sixteen bytes are an id, whatever they are
		fails("INSERT INTO users (id, email) VALUES ('not an id', '{tag} bad')")
		fails("INSERT IGNORE INTO users (id, email) VALUES ('not an id', '{tag} ignored')")
	}
	exec("UPDATE users SET boss = NULL WHERE email LIKE '{tag}%%'")
	exec("UPDATE orders SET user_id = %s WHERE n = 13", known(user))
	moved := next()
	exec("UPDATE users SET id = %s WHERE id = %s", known(moved), known(user))
	exec("UPDATE users SET id{} = %s WHERE id = %s", other(next()), known(moved))
	if n := l.Ask(t, "SELECT COUNT(*) FROM orders o JOIN users u ON u.id = o.user_id WHERE o.n = 13"); n != "1" {
		t.Errorf("%s: %s orders follow their user's key", tag, n)
	}
	exec("UPDATE users SET boss = %s WHERE email = '{tag} by default'", known(child))
	exec("DELETE FROM users WHERE id = %s", known(child))
	exec("DELETE FROM users WHERE email = '{tag} known, again'")
	if n := l.Ask(t, "SELECT COUNT(*) FROM profiles WHERE bio = '"+tag+" replaced'"); n != "0" {
		t.Errorf("%s: %s profiles are left", tag, n)
	}
	exec("DELETE FROM orders WHERE n BETWEEN 11 AND 13")
	if n := l.Ask(t, "SELECT COUNT(*) FROM users WHERE email LIKE '%"+tag+" bad' OR email LIKE '%"+tag+" ignored'"); n != "0" {
		t.Errorf("%s: %s users have no id", tag, n)
	}
}

// untilAllFollow waits until each session shows that it follows.
func untilAllFollow(t *testing.T, l *lab.Lab) {
	t.Helper()
	r := lab.Run(t, verb(l, "cutover", "--check")...)
	for try := 0; r.Code != 0 && try < 100; try++ {
		r = lab.Run(t, verb(l, "cutover", "--check")...)
	}
	if r.Code != 0 {
		t.Fatalf("not all sessions follow: %s", r.Err)
	}
}

// TestReleasesOnInnoDBNoticeNothing is TestReleasesNoticeNothing on MySQL and MariaDB.
func TestReleasesOnInnoDBNoticeNothing(t *testing.T) {
	if !programs.IsNightly() {
		t.Parallel()
	}
	for _, name := range lab.InnoDB {
		t.Run(name, func(t *testing.T) {
			lab.OneByDay(t, lab.InnoDB, name)
			l := lab.Open(t, name)
			beside(t, l)
			statements(t, l, ledgerOfReleases)
			p := programs.Release{Target: name, URL: l.URL, Column: "users.id"}.Start(t)
			p.Busy()
			lab.MustRun(t, twins(l, "--type", "binary(16)", "--lock-wait", "1m")...)
			untilAllFollow(t, l) // a quick server is ready before the pools have looked at the gate
			prepared := programs.Tally{}
			for worker, got := range p.Take() {
				prepared.Add(got)
				for text, n := range got.Errors {
					// A deadlock with the fill, a snapshot from before an ALTER TABLE, and a transaction under way
					// when the gate comes: a session shows itself from then on, and is opened anew for that.
					if !strings.Contains(text, "1213") && !strings.Contains(text, "1412") && text != sqltype.ErrSwitched.Error() {
						t.Errorf("while the twins were made, %s: %d times %s", worker, n, text)
					}
				}
			}
			t.Logf("while the twins were made: %v", prepared)
			if prepared.Empty+prepared.Wrong > 0 {
				t.Error("answers were empty or wrong while the twins were made")
			}
			var back []string
			total := p.Cross(func() string {
				begun := time.Now()
				r := untilExchanged(t, l, back...)
				if back == nil {
					back = []string{"--back"}
				} else {
					back = nil
				}
				return fmt.Sprintf("%s %s %v", strings.TrimSpace(r.Out), strings.TrimSpace(r.Err), time.Since(begun).Round(time.Millisecond))
			})
			t.Logf("in all: %v", total)
			lab.MustRun(t, verb(l, "verify")...)
		})
	}
}

// TestKilledInEveryStepOnInnoDB is TestKilledInEveryStep on MySQL and MariaDB.
func TestKilledInEveryStepOnInnoDB(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		k := &toll{t: t, r: seedtest.Rand(t), kills: map[string]int{}, isFilled: func() bool {
			return l.Ask(t, "SELECT COUNT(*) FROM sqluuid_migration_range") == "0"
		}}
		for i := range 8 {
			if i > 0 && (!programs.IsNightly() || k.all >= 60 && len(k.spared()) == 0 || t.Failed()) {
				break
			}
			killedOnInnoDB(t, k, l)
		}
		t.Log(k)
		if spared := k.spared(); programs.IsNightly() && len(spared) > 0 {
			t.Errorf("no kill in %d steps: %q", len(spared), spared)
		}
	})
}

func killedOnInnoDB(t *testing.T, k *toll, l *lab.Lab) {
	statements(t, l, "DROP TABLE IF EXISTS orders, users;\n"+ledger.InnoDBSchema(2000))
	tables := []string{"users", "orders"}
	define := func() (out []string) {
		for _, table := range tables {
			out = append(out, l.Dump(t, "SHOW CREATE TABLE "+table)...)
		}
		return out
	}
	was := define()
	writers := ledger.Start(t, l.URL, 3)
	k.untilDone(twins(l, "--chunk-rows", "500", "--type", "binary(16)")...)
	writers.Compare(t, "ready")
	ways := [][]string{nil, {"--back"}}
	if programs.IsNightly() {
		ways = append(ways, ways...)
	}
	for _, more := range ways {
		k.untilDone(verb(l, "cutover", more...)...)
		writers.Compare(t, "behind a cut-over")
	}
	lab.MustRun(t, verb(l, "verify")...)
	k.untilDone(verb(l, "undo")...)
	writers.Stop(t)
	lab.Same(t, "the tables", define(), was)
	if left := l.Dump(t, "SELECT TRIGGER_NAME FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()"); len(left) > 0 {
		t.Errorf("triggers are left: %q", left)
	}
}

// TestTheMessageOfACutOverIsEnded ends the session of a cut-over while the server works on its
// message, there and back: the same command completes it, or nothing has changed.
func TestTheMessageOfACutOverIsEnded(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		statements(t, l, ledger.InnoDBSchema(300))
		lab.MustRun(t, twins(l)...)
		writers := ledger.Start(t, l.URL, 2)
		// MariaDB leaves a trigger without a body when DROP TRIGGER is killed: the next one removes it.
		writers.Excused = append(writers.Excused, ledger.Half, "1064")
		r := seedtest.Rand(t)
		var back []string
		rounds := 3
		if programs.IsNightly() {
			rounds = 12
		}
		for i := range rounds {
			moments := []string{"ALTER TABLE%CHANGE%", "CREATE TRIGGER%", "DROP TRIGGER%"}
			if l.Name == "MySQL" { // 9.7.4 ends with signal 11 for a KILL within ALTER TABLE
				moments = moments[1:]
			}
			at := moments[i%len(moments)]
			s := start(t, verb(l, "cutover", back...)...)
			ended := endSession(t, l, s, at, r.IntN(3))
			if code := s.end(); code != 0 { // as the command says
				t.Logf("%s, ended %v: exit %d: %s", at, ended, code, s.err.String())
				lab.MustRun(t, verb(l, "cutover", back...)...)
			}
			t.Logf("%s: ended %v", at, ended)
			writers.Compare(t, "behind "+at)
			lab.MustRun(t, verb(l, "verify")...)
			if got := l.Ask(t, "SELECT phase FROM sqluuid_gate"); (got == "new") != (back == nil) {
				t.Errorf("the gate says %s", got)
			}
			if back == nil {
				back = []string{"--back"}
			} else {
				back = nil
			}
		}
		writers.Stop(t)
	})
}

// endSession ends the session that runs a statement like a pattern, after so many others like it. It
// reports whether it has found it before the command's end.
func endSession(t *testing.T, l *lab.Lab, s *started, pattern string, after int) bool {
	t.Helper()
	sessions := "information_schema.PROCESSLIST"
	if l.Name == "MySQL" {
		sessions = "performance_schema.processlist"
	}
	last := ""
	for {
		select {
		case <-s.done:
			return false
		default:
		}
		found := l.Dump(t, "SELECT ID, LEFT(INFO, 200) FROM "+sessions+" WHERE INFO LIKE '"+pattern+"' AND DB = DATABASE() AND ID <> CONNECTION_ID()")
		if len(found) == 0 || found[0] == last {
			continue
		}
		if last = found[0]; after > 0 {
			after--
			continue
		}
		id, _, _ := strings.Cut(last, "|")
		if _, err := l.DB.Exec("KILL CONNECTION " + id); err == nil {
			return true
		}
	}
}
