package twins_test

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A restore of data disables triggers, and somebody may drop them. A cut-over finds the rows that
// came meanwhile without a twin, in both directions, and so does the run.
func TestTriggersThatWereAwayAreMended(t *testing.T) {
	t.Parallel()
	for _, engine := range lab.Servers {
		t.Run(engine, func(t *testing.T) {
			lab.OneByDay(t, lab.Servers, engine)
			t.Parallel()
			l := lab.Open(t, engine)
			l.Exec(t, "CREATE TABLE users (id varchar(36) NOT NULL PRIMARY KEY)")
			l.Exec(t, "CREATE TABLE posts (n int NOT NULL PRIMARY KEY, user_id varchar(36), CONSTRAINT of_user FOREIGN KEY (user_id) REFERENCES users (id))")
			l.Exec(t, "INSERT INTO users VALUES ('00000000-0000-4000-8000-000000000001')")
			rows := 0
			past := func() { // the triggers
				t.Helper()
				if engine == "PostgreSQL" {
					l.Exec(t, "ALTER TABLE posts DISABLE TRIGGER ALL")
					defer l.Exec(t, "ALTER TABLE posts ENABLE TRIGGER ALL")
				} else {
					for _, name := range l.Dump(t, "SELECT trigger_name FROM information_schema.triggers WHERE trigger_schema = DATABASE() AND event_object_table = 'posts'") {
						l.Exec(t, "DROP TRIGGER `"+name+"`")
					}
				}
				if rows++; rows == 1 {
					l.Exec(t, "INSERT INTO posts SELECT 1, id FROM users")
					return
				}
				l.Exec(t, "INSERT INTO posts (n, user_id) SELECT n + 1, user_id FROM posts ORDER BY n DESC LIMIT 1")
			}
			about := []string{"--database", l.URL, "--yes"}
			run := append([]string{"migrate", "text-to-binary", "--twins", "--all"}, about...)
			lab.MustRun(t, run...)
			past()
			if r := lab.Run(t, "migrate", "verify", "--run", "1", "--database", l.URL); r.Code != 4 {
				t.Errorf("verify: exit %d, want 4: %s", r.Code, r.Out)
			}
			past()
			lab.MustRun(t, run...)
			for _, way := range []string{"", "--back", ""} {
				past()
				lab.MustRun(t, append(append([]string{"migrate", "cutover", "--ignore-sessions"}, about...), strings.Fields(way)...)...)
				if n := l.Ask(t, "SELECT COUNT(*) FROM posts WHERE NOT EXISTS (SELECT 1 FROM users u WHERE u.id = user_id)"); n != "0" {
					t.Errorf("%s rows have lost their user behind a cut-over %s", n, way)
				}
				lab.MustRun(t, "migrate", "verify", "--run", "1", "--database", l.URL)
			}
		})
	}
}
