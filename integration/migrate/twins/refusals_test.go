package twins_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// TestAllObstaclesAtOnce wants every obstacle with the statement that takes it away, and the
// statements to be all that it takes.
func TestAllObstaclesAtOnce(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, `
CREATE DOMAIN ident AS text;
CREATE TABLE users (id varchar(36) PRIMARY KEY, code ident UNIQUE);
CREATE TABLE orders (id text PRIMARY KEY, user_id text REFERENCES users (id), up text GENERATED ALWAYS AS (upper(user_id)) STORED,
 EXCLUDE USING btree (id WITH =), CONSTRAINT long CHECK (id LIKE '%-%'), id__new int);
ALTER TABLE orders ADD CONSTRAINT late CHECK (length(user_id) > 3) NOT VALID;
CREATE INDEX lowered ON orders (lower(id));
CREATE FUNCTION quiet() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE TRIGGER touched BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION quiet();
CREATE TRIGGER named AFTER UPDATE OF user_id ON orders FOR EACH ROW EXECUTE FUNCTION quiet();
CREATE VIEW texts AS SELECT id || '!' AS x, length(user_id) AS n FROM orders;
CREATE TYPE pair AS (was users, n int);
CREATE DOMAIN pairs AS pair[];
CREATE TABLE kept (n int, had orders, pairs pairs);
INSERT INTO users VALUES ('3b241101-e2bb-4255-8caf-4136c566a962', 'a'), ('3B241101-E2BB-4255-8CAF-4136C566A962', 'b'), ('no id', 'c')`)
	r := lab.Run(t, twins(l)...)
	want := []string{`DROP COLUMN up`, `DROP CONSTRAINT orders_id_excl`, `"orders"`, `DROP INDEX`, `lowered`,
		`RENAME id__new TO id__new_`, `VALIDATE CONSTRAINT late`, `DROP TRIGGER named ON`, `trigger "touched"`,
		`DROP CONSTRAINT "long"`, `view texts`, `is no id, "no id"`,
		`column kept.had`, `column kept.pairs`}
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
	if n := l.Dump(t, "SELECT count(*) FROM pg_namespace WHERE nspname = 'sqluuid'"); n[0] != "0" {
		t.Error("a plan that was refused has written something")
	}
	l.Exec(t, "DELETE FROM users WHERE id = 'no id'")
	if r := lab.Run(t, twins(l)...); !strings.Contains(r.Err, "would become one id") {
		t.Errorf("two spellings of one id are not said: %s", r.Err)
	}
	l.Exec(t, "DELETE FROM users WHERE code = 'b'")
	offered := regexp.MustCompile(`(?m)^\s*([A-Z]{4,} .+);$`)
	for range 3 { // a CHECK is validated first, and then found to have no meaning for the other type
		for _, s := range offered.FindAllStringSubmatch(r.Err, -1) {
			l.Exec(t, s[1])
		}
		if r = lab.Run(t, twins(l, "--dry-run", "--allow-triggers")...); r.Code == 0 {
			return
		}
	}
	t.Errorf("whoever does what it says meets %s", r.Err)
}

// A star has the twins from the first step on, also in a function.
func TestFunctionsWithAStarAreNamed(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, `
CREATE TABLE users (id text PRIMARY KEY);
CREATE TABLE log (id text);
CREATE FUNCTION listed() RETURNS TABLE (id text) LANGUAGE sql AS 'SELECT * FROM users';
CREATE FUNCTION counted() RETURNS bigint LANGUAGE sql AS 'SELECT count(*) FROM users';
CREATE FUNCTION others() RETURNS SETOF log LANGUAGE sql AS 'SELECT * FROM log -- not users_';
CREATE FUNCTION copied() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN INSERT INTO log SELECT NEW.*; RETURN NEW; END';
CREATE TRIGGER copied AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION copied();
INSERT INTO users VALUES ('3b241101-e2bb-4255-8caf-4136c566a962')`)
	r := lab.MustRun(t, command(l, "text-to-binary", "--column", "users.id", "--except", "log.id", "--dry-run")...)
	out := lab.Whole(r.Out)
	for _, words := range []string{"the function public.listed() has a star", "the function public.copied() of the trigger copied"} {
		if !strings.Contains(out, words) {
			t.Errorf("not said: %s", words)
		}
	}
	if strings.Contains(out, "counted()") || strings.Contains(out, "others()") || t.Failed() {
		t.Errorf("the plan says\n%s", r.Out)
	}
}

func TestASessionThatDoesNotFollowKeepsTheCutOver(t *testing.T) {
	t.Parallel()
	l := openCarried(t)
	lab.MustRun(t, twins(l, "--except", "orders.alt")...)
	conn := stranger(t, l)
	defer conn.Close()
	lab.WantError(t, lab.Run(t, verb(l, "cutover", "--check")...), 3, "not follow")
	lab.WantError(t, lab.Run(t, verb(l, "cutover")...), 3, "not follow")
	lab.MustRun(t, verb(l, "cutover", "--ignore-sessions")...)
	lab.WantError(t, lab.Run(t, verb(l, "undo")...), 3, "have the names")
	r := lab.Run(t, verb(l, "cutover", "--back", "--ignore-sessions", "--before", "false")...)
	lab.WantError(t, r, 3, "the command before the cut-over failed")
	if got := lab.MustRun(t, verb(l, "cutover")...); !strings.Contains(got.Out, "nothing to exchange") {
		t.Errorf("a second cut-over says %s", got.Out)
	}
	lab.MustRun(t, verb(l, "finish")...)
	lab.WantError(t, lab.Run(t, verb(l, "cutover", "--back")...), 3, "no run")
}

// A write of a value that is no id fails from the triggers on, by both names.
func TestNoGarbageFromTheTriggersOn(t *testing.T) {
	t.Parallel()
	l := openCarried(t)
	lab.MustRun(t, twins(l, "--except", "orders.alt")...)
	for _, query := range []string{"INSERT INTO users (id, email) VALUES ('no id', 'x')",
		"UPDATE users SET id = 'no id' WHERE email = 'u1'",
		"INSERT INTO users (id, email) VALUES ('', 'x') ON CONFLICT DO NOTHING"} {
		if _, err := l.DB.Exec(query); err == nil || !strings.Contains(err.Error(), "takes no id") {
			t.Errorf("%s: %v", query, err)
		}
	}
}
