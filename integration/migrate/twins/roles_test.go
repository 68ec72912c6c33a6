package twins_test

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// An application whose role has rights on the tables alone, under row-level security that binds the
// owner too, writes in every state of a run.
func TestTheApplicationNeedsTableRightsAlone(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	aside(t, l)
	role, its := l.Role(t)
	l.Exec(t, "CREATE ROLE "+role+"_o")
	t.Cleanup(func() { l.DB.Exec("DROP OWNED BY " + role + "_o"); l.DB.Exec("DROP ROLE " + role + "_o") })
	l.Exec(t, `CREATE TABLE users (id varchar(36) PRIMARY KEY DEFAULT gen_random_uuid()::text, tenant int NOT NULL DEFAULT 1);
CREATE TABLE orders (id varchar(36) PRIMARY KEY, user_id varchar(36) NOT NULL REFERENCES users ON DELETE CASCADE ON UPDATE CASCADE, tenant int NOT NULL DEFAULT 1);
CREATE VIEW mine AS SELECT id, user_id FROM orders WHERE tenant = current_setting('app.tenant')::int`)
	for _, table := range []string{"users", "orders"} {
		l.Exec(t, strings.ReplaceAll(`ALTER TABLE {t} ENABLE ROW LEVEL SECURITY; ALTER TABLE {t} FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON {t} USING (tenant = current_setting('app.tenant')::int AND id IS NOT NULL);
ALTER TABLE {t} OWNER TO `+role+`_o; GRANT SELECT, INSERT, UPDATE, DELETE ON {t} TO `+role, "{t}", table))
	}
	l.Exec(t, "GRANT SELECT ON mine TO "+role)
	app := openApp(t, its)
	n := 0
	writes := func(when string) {
		t.Helper()
		n++
		id := fmt.Sprintf("'00000000-0000-4000-8000-%012x'", n)
		for _, q := range []string{"INSERT INTO users (id) VALUES (" + id + ")", "INSERT INTO users DEFAULT VALUES",
			"INSERT INTO orders (id, user_id) VALUES (" + id + ", " + id + ")", "UPDATE users SET id = '10000000-0000-4000-8000-" + id[25:] + " WHERE id = " + id,
			"DELETE FROM users WHERE id IN (SELECT id FROM users WHERE id::text LIKE '10000000%' AND id NOT IN (SELECT user_id FROM orders))"} {
			if _, err := app.Exec(q); err != nil {
				t.Errorf("%s: %s: %v", when, q, err)
			}
		}
		var seen int
		if err := app.QueryRow("SELECT count(*) FROM mine").Scan(&seen); err != nil || seen != n {
			t.Errorf("%s: the application sees %d orders of %d: %v", when, seen, n, err)
		}
		if _, err := app.Exec("INSERT INTO users (tenant) VALUES (2)"); err == nil {
			t.Errorf("%s: the policy lets a row of another tenant in", when)
		}
	}
	writes("before")
	lab.MustRun(t, twins(l)...)
	writes("when it is ready")
	for _, back := range [][]string{nil, {"--back"}, nil} {
		app.Close()
		lab.MustRun(t, verb(l, "cutover", back...)...)
		app = openApp(t, its)
		writes(fmt.Sprint("after the cut-over ", back))
		lab.MustRun(t, verb(l, "verify")...)
	}
	app.Close()
	lab.MustRun(t, verb(l, "finish")...)
	app = openApp(t, its)
	writes("after finish")
	if _, err := app.Exec("SELECT * FROM sqluuid.migration"); err == nil {
		t.Error("the application may read the state")
	}
}

// openApp opens a pool that sets what the policies ask for.
func openApp(t *testing.T, url string) *sql.DB {
	t.Helper()
	db, err := sql.Open("pgx", url+"&options=-c%20app.tenant%3D1")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// A writer with a search path of its own is followed, and one that applies the changes of another
// server is too.
func TestTwinsFollowEveryWriter(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	aside(t, l)
	role, _ := l.Role(t)
	l.Exec(t, `CREATE TABLE users (id text PRIMARY KEY, n int); CREATE TABLE orders (id text PRIMARY KEY, user_id text REFERENCES users, n int)`)
	l.Exec(t, "GRANT SELECT, INSERT, UPDATE ON users TO "+role)
	lab.MustRun(t, twins(l)...)
	conn := stranger(t, l)
	for i, q := range []string{
		"SET SESSION AUTHORIZATION " + role, "CREATE TEMPORARY TABLE uuid (n integer)", "SET search_path = pg_temp, public",
		"INSERT INTO public.users VALUES ('{id}', 1)", "UPDATE public.users SET id = '{id}' WHERE n = 1",
		"RESET SESSION AUTHORIZATION", "RESET search_path",
		"SET session_replication_role = replica", "INSERT INTO users VALUES ('{id}', 2)", "INSERT INTO orders VALUES ('{id}', '{id}', 3)",
		"UPDATE users SET id = '{id}' WHERE n = 2", "DELETE FROM orders", "RESET session_replication_role",
	} {
		q = strings.ReplaceAll(q, "{id}", fmt.Sprintf("00000000-0000-4000-8000-%012d", i))
		if _, err := conn.ExecContext(context.WithoutCancel(t.Context()), q); err != nil {
			t.Fatalf("%s: %v", q, err)
		}
	}
	conn.Close()
	lab.MustRun(t, verb(l, "verify")...)
	lab.Same(t, "the twins", l.Dump(t, "SELECT count(*) FROM users WHERE id::uuid = id__new"), []string{"2"})
}

// Triggers, CHECKs and computed columns of the application find what they use by its own search
// path, while twins are filled.
func TestCodeOfTheApplicationKeepsItsSearchPath(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	aside(t, l)
	l.Exec(t, `CREATE SCHEMA app; CREATE TABLE app.settings (n int); INSERT INTO app.settings VALUES (1); CREATE TABLE app.seen (what text);
CREATE FUNCTION app.fits(int) RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN RETURN (SELECT n = $1 FROM settings); END $$;
CREATE FUNCTION app.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO seen VALUES (TG_OP); RETURN NEW; END $$;
CREATE TABLE app.orders (id text PRIMARY KEY, n int CHECK (app.fits(n)));
CREATE TRIGGER noted AFTER UPDATE ON app.orders FOR EACH ROW EXECUTE FUNCTION app.note();
DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET search_path = app, public', current_database()); END $$; SET search_path = app, public;
INSERT INTO orders SELECT gen_random_uuid()::text, 1 FROM generate_series(1, 50)`)
	lab.MustRun(t, on(l, "text-to-binary", "--allow-triggers")...)
	lab.Same(t, "what the trigger did", l.Dump(t, "SELECT count(*) FROM app.seen"), []string{"50"})
	lab.MustRun(t, on(l, "cutover")...)
	lab.MustRun(t, on(l, "finish")...)
}

// A role that does not see the sessions of others is refused before the first step: it would not
// know which of them do not follow.
func TestARoleThatSeesNoSessionsIsRefused(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	aside(t, l)
	role, its := l.Role(t)
	l.Exec(t, "CREATE TABLE orders (id text PRIMARY KEY)")
	l.Exec(t, "ALTER TABLE orders OWNER TO "+role)
	l.Exec(t, "GRANT CREATE ON SCHEMA public TO "+role)
	l.Exec(t, "GRANT CREATE ON DATABASE "+strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/")+" TO "+role)
	as := *l
	as.URL = its
	lab.WantError(t, lab.Run(t, on(&as, "text-to-binary")...), 3, "GRANT pg_read_all_stats TO "+role)
	l.Exec(t, "GRANT pg_read_all_stats TO "+role)
	lab.MustRun(t, on(&as, "text-to-binary")...)
	conn := stranger(t, l) // of another role
	lab.WantError(t, lab.Run(t, on(&as, "cutover")...), 3, "follow")
	conn.Close()
	lab.MustRun(t, on(&as, "cutover")...)
	lab.MustRun(t, on(&as, "finish")...)
}

// What depends on a view over the columns, and what names a column from outside, is refused with the
// statement that takes it away.
func TestWhatIsNotCarriedIsNamed(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, `CREATE TABLE orders (id text PRIMARY KEY, n int); CREATE TABLE other (n int);
CREATE VIEW seen AS SELECT id, n FROM orders;
CREATE FUNCTION first_of() RETURNS seen LANGUAGE sql AS 'SELECT * FROM seen LIMIT 1';
CREATE RULE also AS ON INSERT TO other DO ALSO UPDATE orders SET id = id WHERE n = NEW.n;
CREATE VIEW old AS SELECT n FROM orders WHERE id = '0190163D-8694-739B-AEA5-966C26F8AD91';
CREATE VIEW older AS SELECT n FROM orders WHERE id IN ('{0190163d-8694-739b-aea5-966c26f8ad92}', 'none');
ALTER TABLE orders ADD CONSTRAINT one EXCLUDE USING btree (id WITH =)`)
	if !l.Before(t, 15) {
		l.Exec(t, "CREATE PUBLICATION few FOR TABLE orders WHERE (id <> '')")
	}
	before := l.Schema(t)
	for _, words := range [][]string{
		{"function public.first_of()", "view", "DROP FUNCTION public.first_of()"}, {"rule also", "CREATE RULE also", "DROP RULE also ON"},
		{"exclusion constraint one", "EXCLUDE USING btree", "DROP CONSTRAINT one"}, {"publication few", "filter", "DROP TABLE"},
		{"view old", "0190163D-8694-739B-AEA5-966C26F8AD91", "write it as 0190163d-8694-739b-aea5-966c26f8ad91", `DROP VIEW public.old`},
		{"view older", "write it as 0190163d-8694-739b-aea5-966c26f8ad92", `DROP VIEW public.older`},
	} {
		if words[0] == "publication few" && l.Before(t, 15) {
			continue
		}
		r := lab.Run(t, on(l, "text-to-binary")...)
		for _, w := range words {
			if r.Code != 3 || !strings.Contains(r.Err, w) {
				t.Errorf("exit %d without %q:\n%s", r.Code, w, r.Err)
			}
		}
	}
	lab.Same(t, "schema", l.Schema(t), before)
	for _, q := range []string{"DROP FUNCTION first_of()", "DROP VIEW old, older", "DROP RULE also ON other", "ALTER TABLE orders DROP CONSTRAINT one", "DROP PUBLICATION IF EXISTS few"} {
		l.Exec(t, q)
	}
	lab.MustRun(t, on(l, "text-to-binary", "--dry-run")...)
}

// A role that may not read a table beside those that change cannot know whether it holds ids: the plan
// asks for the right, unless the table is left out by name.
func TestATableThatCannotBeRead(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	aside(t, l)
	role, its := l.Role(t)
	l.Exec(t, "CREATE TABLE orders (id text PRIMARY KEY); CREATE TABLE secrets (note text, id text)")
	for _, q := range []string{"ALTER TABLE orders OWNER TO ", "GRANT CREATE ON SCHEMA public TO ", "GRANT pg_read_all_stats TO ",
		"GRANT CREATE ON DATABASE " + strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/") + " TO "} {
		l.Exec(t, q+role)
	}
	as := *l
	as.URL = its
	lab.WantError(t, lab.Run(t, on(&as, "text-to-binary")...), 3, "GRANT SELECT ON public.secrets TO "+role)
	lab.MustRun(t, on(&as, "text-to-binary", "--except", "secrets")...)
	lab.MustRun(t, on(&as, "cutover")...)
	lab.MustRun(t, on(&as, "cutover", "--back")...)
	l.Exec(t, "GRANT SELECT ON secrets TO "+role)
	lab.MustRun(t, on(&as, "cutover")...)
}

// All rights on its database do not let a role see the sessions of others.
func TestTheOwnerOfADatabaseIsToldOfProcess(t *testing.T) {
	t.Parallel()
	lab.EachOf(t, []string{"MySQL", "MariaDB"}, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE orders (id char(36) PRIMARY KEY)")
		role, its := l.Role(t)
		name := strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/")
		l.Exec(t, "GRANT ALL ON `"+name+"`.* TO '"+role+"'@'%'")
		as := *l
		as.URL = its
		lab.WantError(t, lab.Run(t, on(&as, "text-to-binary")...), 3, "GRANT PROCESS ON *.* TO '"+role+"'@'%'")
	})
}

// A view is made again in its schema, and given to its owner: the plan prints the rights for that.
func TestTheRightsToMakeViewsAgain(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	role, its := l.Role(t)
	owner := role + "_o"
	l.Exec(t, "CREATE ROLE "+owner)
	t.Cleanup(func() { l.DB.Exec("DROP OWNED BY " + owner); l.DB.Exec("DROP ROLE " + owner) })
	l.Exec(t, `CREATE TABLE users (id varchar(36) PRIMARY KEY, n int);
INSERT INTO users VALUES ('00000000-0000-4000-8000-000000000001', 1);
CREATE SCHEMA reporting; CREATE TABLE reporting.rates (n int, rate int);
CREATE MATERIALIZED VIEW reporting.of_users AS SELECT id, rate FROM users JOIN reporting.rates USING (n);
ALTER TABLE users OWNER TO `+role+`; ALTER MATERIALIZED VIEW reporting.of_users OWNER TO `+owner+`;
GRANT USAGE ON SCHEMA reporting TO `+role+`; GRANT CREATE, USAGE ON SCHEMA public TO `+role)
	name := l.Ask(t, "SELECT current_database()")
	l.Exec(t, `GRANT CREATE ON DATABASE "`+name+`" TO `+role+`; GRANT pg_read_all_stats TO `+role)
	run := []string{"migrate", "text-to-binary", "--database", its, "--column", "users.id", "--yes"}
	r := lab.Run(t, run...)
	lab.WantError(t, r, 3, "GRANT "+owner+" TO "+role, "GRANT CREATE ON SCHEMA reporting TO "+owner, "GRANT SELECT ON reporting.rates TO "+role)
	for _, grant := range []string{"GRANT " + owner + " TO " + role, "GRANT CREATE ON SCHEMA reporting TO " + owner, "GRANT SELECT ON reporting.rates TO " + role} {
		l.Exec(t, grant)
	}
	lab.MustRun(t, run...)
	for _, back := range [][]string{nil, {"--back"}, nil} {
		lab.MustRun(t, append([]string{"migrate", "cutover", "--database", its, "--run", "1", "--ignore-sessions", "--yes"}, back...)...)
	}
	lab.MustRun(t, "migrate", "finish", "--database", its, "--run", "1", "--yes")
}
