package migrate_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// ask returns the one value of a query.
func ask(t *testing.T, l *lab, query string) (out string) {
	t.Helper()
	if err := l.db.QueryRow(query).Scan(&out); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return out
}

// A role that may make schemas made the one of the state first, with a trigger that did what
// the role could not: the run of a superuser fired it.
func TestStateTablesOfOthersAreNotUsed(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	newShop(t, l, 50, false)
	mustRun(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes", "--quiet")
	mustRun(t, "migrate", "undo", "--database", l.url, "--column", "orders.id", "--yes", "--quiet")
	role := "sqluuid_evil_" + strings.TrimPrefix(ask(t, l, "SELECT current_database()"), "sqluuid_test_")
	l.exec(t, "CREATE ROLE "+role)
	t.Cleanup(func() {
		l.exec(t, "DROP OWNED BY "+role)
		l.exec(t, "DROP ROLE "+role)
	})
	evil := `CREATE FUNCTION public.evil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN EXECUTE 'ALTER ROLE ` + role + ` SUPERUSER'; RETURN NEW; END $$`
	l.exec(t, evil)
	for _, tt := range []struct{ name, do, undo, want string }{
		{"the schema", "ALTER SCHEMA sqluuid OWNER TO " + role, "ALTER SCHEMA sqluuid OWNER TO CURRENT_USER", "schema sqluuid belongs to role"},
		{"a table", "ALTER TABLE sqluuid.migration OWNER TO " + role, "ALTER TABLE sqluuid.migration OWNER TO CURRENT_USER", "belongs to role"},
		{"a trigger", "CREATE TRIGGER t BEFORE INSERT OR UPDATE ON sqluuid.migration FOR EACH ROW EXECUTE FUNCTION public.evil()", "DROP TRIGGER t ON sqluuid.migration", "has the trigger t"},
		{"a rule", "CREATE RULE r AS ON UPDATE TO sqluuid.migration DO ALSO SELECT 1", "DROP RULE r ON sqluuid.migration", "has the rule r"},
		{"a policy", "CREATE POLICY p ON sqluuid.migration", "DROP POLICY p ON sqluuid.migration", "row-level security"},
		{"a default", "ALTER TABLE sqluuid.migration ALTER COLUMN seq SET DEFAULT 1", "ALTER TABLE sqluuid.migration ALTER COLUMN seq DROP DEFAULT", "default"},
		{"a CHECK", "ALTER TABLE sqluuid.migration ADD CONSTRAINT c CHECK (seq > -1)", "ALTER TABLE sqluuid.migration DROP CONSTRAINT c", "has the constraint c"},
		{"an index", "CREATE INDEX i ON sqluuid.migration ((seq + 1))", "DROP INDEX sqluuid.i", "has an index with an expression"},
		{"the right to make objects", "GRANT CREATE ON SCHEMA sqluuid TO " + role, "REVOKE CREATE ON SCHEMA sqluuid FROM " + role, "may create objects"},
		{"the right to make triggers", "GRANT TRIGGER ON sqluuid.migration TO PUBLIC", "REVOKE TRIGGER ON sqluuid.migration FROM PUBLIC", "may make triggers"},
	} {
		l.exec(t, tt.do)
		before := l.tables(t)
		for _, args := range [][]string{{"v1-to-v6", "--yes"}, {"undo", "--yes"}, {"finish", "--yes"}, {"pause"}, {"verify"}} {
			r := run(t, append([]string{"migrate", args[0], "--database", l.url, "--column", "orders.id"}, args[1:]...)...)
			if r.code != 3 || !strings.Contains(r.err, tt.want) {
				t.Errorf("%s, %s: exit %d, %s", tt.name, args[0], r.code, r.err)
			}
		}
		same(t, "the tables beside "+tt.name, l.tables(t), before)
		l.exec(t, tt.undo)
	}
	if got := ask(t, l, "SELECT rolsuper::text FROM pg_roles WHERE rolname = '"+role+"'"); got != "false" {
		t.Errorf("the role has become superuser: %s", got)
	}
	mustRun(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes", "--quiet")
}

// The definition in the state table was run as it was, whatever it said.
func TestUndoRunsNoTextOfTheState(t *testing.T) {
	l := labs()["SQLite"](t)
	newShop(t, l, 50, false)
	mustRun(t, "migrate", "v1-to-v6", "--strategy", "copy", "--database", l.url, "--column", "orders.id", "--yes", "--quiet")
	file := filepath.Join(t.TempDir(), "pwned")
	var before map[string]any
	if err := json.Unmarshal([]byte(ask(t, l, "SELECT before_counts FROM sqluuid_migration")), &before); err != nil {
		t.Fatal(err)
	}
	notes := before["copy"].(map[string]any)["notes"].(map[string]any)
	notes["orders"] = notes["orders"].(string) + "; COMMIT; ATTACH '" + file + "' AS x; CREATE TABLE x.y (a); DETACH x; BEGIN"
	text, err := json.Marshal(before)
	if err != nil {
		t.Fatal(err)
	}
	l.exec(t, "UPDATE sqluuid_migration SET before_counts = '"+strings.ReplaceAll(string(text), "'", "''")+"'")
	tables := l.tables(t)
	r := run(t, "migrate", "undo", "--database", l.url, "--column", "orders.id", "--yes")
	if r.code == 0 || !strings.Contains(r.err, "orders") {
		t.Errorf("exit %d, %s", r.code, r.err)
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("the text of the state was run")
	}
	same(t, "the tables", l.tables(t), tables)
}

// A trigger on a state table would run with the rights of the one who runs the command.
func TestStateTablesWithTriggersAreNotUsed(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		if l.p == engine.PostgreSQL || l.name == "TiDB" {
			t.Skip("it has a test of its own, or no triggers")
		}
		newShop(t, l, 50, false)
		mustRun(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes", "--quiet")
		body := "SET NEW.pass = NEW.pass"
		if l.p == engine.SQLite {
			body = "BEGIN SELECT 1; END"
		}
		l.exec(t, "CREATE TRIGGER evil BEFORE UPDATE ON sqluuid_migration FOR EACH ROW "+body)
		r := run(t, "migrate", "undo", "--database", l.url, "--column", "orders.id", "--yes")
		if r.code != 3 || !strings.Contains(r.err, "has the trigger evil") {
			t.Errorf("exit %d, %s", r.code, r.err)
		}
		l.exec(t, "DROP TRIGGER evil")
		mustRun(t, "migrate", "undo", "--database", l.url, "--column", "orders.id", "--yes", "--quiet")
	})
}

// A role that may make objects in public made operators for varchar, which fit better than the
// server's own for text: a run of a superuser called them for each row.
func TestOperatorsOfOthersAreNotCalled(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	role := "sqluuid_evil_" + strings.TrimPrefix(ask(t, l, "SELECT current_database()"), "sqluuid_test_")
	l.exec(t, "CREATE ROLE "+role)
	t.Cleanup(func() {
		l.exec(t, "DROP OWNED BY "+role)
		l.exec(t, "DROP ROLE "+role)
	})
	l.exec(t, "CREATE TABLE t (id varchar(36) PRIMARY KEY); INSERT INTO t VALUES ('c232ab00-9414-11ec-b3c8-9f6bdeced846')")
	l.exec(t, "GRANT CREATE ON SCHEMA public TO "+role+
		"; CREATE FUNCTION public.mine(varchar, text) RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN RAISE 'called'; END $$"+
		"; ALTER FUNCTION public.mine(varchar, text) OWNER TO "+role)
	for _, tt := range []struct{ name, do, undo, want string }{
		{"an operator", "CREATE OPERATOR public.= (LEFTARG = varchar, RIGHTARG = text, FUNCTION = public.mine); ALTER OPERATOR public.= (varchar, text) OWNER TO " + role,
			"DROP OPERATOR public.= (varchar, text)", "the operator =(character varying,text) of role " + role},
		{"a function", "CREATE FUNCTION public.length(varchar) RETURNS int LANGUAGE plpgsql AS $$ BEGIN RAISE 'called'; END $$; ALTER FUNCTION public.length(varchar) OWNER TO " + role,
			"DROP FUNCTION public.length(varchar)", "length(character varying) of role " + role},
	} {
		t.Run(tt.name, func(t *testing.T) {
			l.exec(t, tt.do)
			for _, args := range [][]string{{"plan", "v1-to-v6"}, {"v1-to-v6", "--yes"}, {"v1-to-v6", "--dry-run"}} {
				wantError(t, run(t, append([]string{"migrate"}, append(args, "--database", l.url, "--column", "t.id")...)...), 3, tt.want)
			}
			l.exec(t, tt.undo)
		})
	}
	mustRun(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "t.id", "--yes", "--quiet")
}
