package twins_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/migrate"
)

// A pool sends ids to all columns in one form. Whatever holds ids is in the scope, or left out by
// name.
func TestAnIDColumnThatIsLeftOutIsNamed(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	aside(t, l)
	l.Exec(t, `
CREATE TABLE users (id varchar(36) PRIMARY KEY, name text);
CREATE TABLE sessions (id varchar(36) PRIMARY KEY);
CREATE TABLE notes (ref text, body text, profile jsonb);
INSERT INTO users SELECT gen_random_uuid()::text, 'a name' FROM generate_series(1, 20);
INSERT INTO notes SELECT id, 'a text with ' || id, '{}' FROM users;
INSERT INTO notes VALUES ('system')`)
	cmd := func(name string, more ...string) []string {
		return append([]string{"migrate", name, "--twins", "--database", l.URL, "--column", "users.id"}, more...)
	}
	plan := append([]string{"migrate", "plan", "text-to-binary"}, cmd("")[2:]...)
	r := lab.Run(t, plan...)
	lab.WantError(t, r, 3, "2 id columns are left out", "public.notes.ref", "public.sessions.id",
		"--except public.notes.ref --except public.sessions.id")
	for _, words := range []string{"left out: public.notes.ref (text): 20 ids in 21 values",
		"left out: public.sessions.id (character varying(36)): no values",
		"not changed: ids within the values of public.notes.profile"} {
		if !strings.Contains(r.Out, words) {
			t.Errorf("the plan does not say %q:\n%s", words, r.Out)
		}
	}
	if strings.Contains(r.Out, "notes.body") || strings.Contains(r.Out, "users.name") {
		t.Errorf("the plan names a column without ids:\n%s", r.Out)
	}
	lab.WantError(t, lab.Run(t, cmd("text-to-binary", "--yes")...), 3, "2 id columns are left out")
	lab.WantError(t, lab.Run(t, cmd("text-to-binary", "--yes", "--except", "note")...), 2, "names no table")
	lab.WantError(t, lab.Run(t, cmd("text-to-binary", "--yes", "--except", "users")...), 3, "which gets a twin")

	r = lab.MustRun(t, append(plan, "--except", "notes", "--except", "sessions.id", "--json")...)
	var planned struct{ Twins migrate.TwinFacts }
	if err := json.Unmarshal([]byte(r.Out), &planned); err != nil || len(planned.Twins.Exceptions) != 2 ||
		len(planned.Twins.Columns) != 1 || planned.Twins.Columns[0].Twin != "id__new" {
		t.Errorf("the JSON is %s (%v)", r.Out, err)
	}
	lab.MustRun(t, cmd("text-to-binary", "--yes", "--column", "sessions.id", "--except", "notes")...)
	// A text of any length may hold ids. The default tells.
	l.Exec(t, "CREATE TABLE made (id text PRIMARY KEY DEFAULT gen_random_uuid()::text, name text DEFAULT 'x')")
	lab.WantError(t, lab.Run(t, verb(l, "cutover")...), 3, "1 id column is left out", "public.made.id")
	l.Exec(t, "DROP TABLE made; CREATE TABLE late (id varchar(36) PRIMARY KEY)")
	for _, more := range [][]string{nil, {"--check"}} {
		lab.WantError(t, lab.Run(t, verb(l, "cutover", more...)...), 3, "1 id column is left out", "public.late.id",
			"--except public.late.id")
	}
	lab.MustRun(t, verb(l, "cutover", "--except", "late")...)
	lab.MustRun(t, verb(l, "cutover", "--back")...)
	lab.MustRun(t, verb(l, "undo")...)
}

// A query has 1,664 expressions at most on PostgreSQL, and 2,000 on SQLite. A row of InnoDB has no 300
// columns of this length.
func TestATableOfManyTextsIsLookedAt(t *testing.T) {
	t.Parallel()
	lab.EachOf(t, []string{"PostgreSQL", "SQLite"}, func(t *testing.T, l *lab.Lab) {
		var columns []string
		for i := range 700 {
			columns = append(columns, fmt.Sprintf("c%d varchar(36)", i))
		}
		l.Exec(t, "CREATE TABLE users (id varchar(36) PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE wide ("+strings.Join(columns, ", ")+")")
		l.Exec(t, "INSERT INTO users VALUES ('00000000-0000-4000-8000-000000000001')")
		l.Exec(t, "INSERT INTO wide (c0, c699) SELECT id, id FROM users")
		plan := []string{"migrate", "plan", "text-to-binary", "--twins", "--database", l.URL}
		r := lab.Run(t, append(plan, "--column", "users.id")...)
		for _, words := range []string{"id columns are left out", ".c0", ".c699"} {
			if r.Code != 3 || !strings.Contains(r.Out+r.Err, words) {
				t.Errorf("exit %d, without %q: %s", r.Code, words, r.Err)
			}
		}
		lab.MustRun(t, append(plan, "--all")...)
	})
}
