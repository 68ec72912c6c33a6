package migrate_test

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// nulling makes a trigger on orders that makes NULL of two notes in three when a row is
// updated.
func nulling(t *testing.T, l *lab) {
	t.Helper()
	switch l.p {
	case engine.PostgreSQL:
		l.exec(t, "CREATE FUNCTION nulled() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.n % 3 <> 0 THEN NEW.note := NULL; END IF; RETURN NEW; END $$")
		l.exec(t, "CREATE TRIGGER nulling BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION nulled()")
	case engine.SQLite:
		l.exec(t, "CREATE TRIGGER nulling AFTER UPDATE OF id ON orders BEGIN SELECT CASE WHEN 1 THEN 2 END; UPDATE orders SET note = NULL WHERE id = new.id AND n % 3 <> 0; END")
	default:
		l.exec(t, "CREATE TRIGGER nulling BEFORE UPDATE ON orders FOR EACH ROW SET NEW.note = IF(NEW.n % 3 <> 0, NULL, NEW.note)")
	}
}

// auditing makes a second trigger, on another table of the class.
func auditing(t *testing.T, l *lab) {
	t.Helper()
	l.exec(t, "CREATE TABLE audit (n integer)")
	switch l.p {
	case engine.PostgreSQL:
		l.exec(t, "CREATE FUNCTION audited() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO audit VALUES (NEW.n); RETURN NULL; END $$")
		l.exec(t, "CREATE CONSTRAINT TRIGGER auditing AFTER UPDATE ON payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audited()")
		l.exec(t, "ALTER TABLE payments ENABLE ALWAYS TRIGGER auditing")
		l.exec(t, "CREATE TRIGGER resting AFTER UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION audited()")
		l.exec(t, "ALTER TABLE payments DISABLE TRIGGER resting")
	case engine.SQLite:
		l.exec(t, "CREATE TRIGGER auditing AFTER UPDATE ON payments BEGIN INSERT INTO audit VALUES (new.n); END")
	default:
		l.exec(t, "CREATE TRIGGER auditing AFTER UPDATE ON payments FOR EACH ROW INSERT INTO audit VALUES (NEW.n)")
	}
}

// triggersOf lists the triggers with their definitions and states.
func triggersOf(t *testing.T, l *lab) []string {
	t.Helper()
	if l.p == engine.SQLite {
		return l.dump(t, "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name")
	}
	return l.dump(t, "SELECT tgname, tgenabled::text, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY tgname")
}

// A trigger of the application fired for every rewritten row, and the undo fired it again.
func TestTriggersAreDisabledForEachChunk(t *testing.T) {
	for _, name := range []string{"PostgreSQL", "SQLite"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := labs()[name](t)
			s := newShop(t, l, 300, false)
			nulling(t, l)
			auditing(t, l)
			before, triggers := s.snapshot(t), triggersOf(t, l)
			for _, verb := range []string{"v1-to-v6", "undo"} {
				r := run(t, migrateArgs(verb, flagsFor(l)...)...)
				wantError(t, r, 3, `fires the trigger "nulling"`, `fires the trigger "auditing"`, "TRIGGER nulling", "--disable-triggers, or let them fire with --allow-triggers")
				wantError(t, run(t, migrateArgs(verb, flagsFor(l, "--dry-run")...)...), 3, "nulling", "auditing")
				if verb == "v1-to-v6" {
					mustRun(t, "migrate", "plan", verb, "--database", l.url, "--column", "orders.id", "--disable-triggers", "--measure")
					same(t, "the triggers after the plan", triggersOf(t, l), triggers)
				}
				mustRun(t, migrateArgs(verb, flagsFor(l, "--disable-triggers")...)...)
				want := before
				if verb == "v1-to-v6" {
					want = s.expected()
				}
				s.check(t, "after "+verb, want)
				same(t, "the triggers after "+verb, triggersOf(t, l), triggers)
				if n := ask(t, l, "SELECT count(*) FROM audit"); n != "0" {
					t.Errorf("after %s the trigger fired %s times", verb, n)
				}
			}
			l.exec(t, "UPDATE payments SET n = n WHERE n = 1")
			if n := ask(t, l, "SELECT count(*) FROM audit"); n != "1" {
				t.Errorf("the trigger of the application fired %s times, want 1", n)
			}
		})
	}
}

// A row that moves to another partition fires the triggers of the partitions.
func TestTriggersOfPartitionsAreDisabled(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	l.exec(t, "CREATE TABLE orders (id uuid NOT NULL, n integer) PARTITION BY HASH (id)")
	l.exec(t, "CREATE TABLE p0 PARTITION OF orders FOR VALUES WITH (MODULUS 2, REMAINDER 0)")
	l.exec(t, "CREATE TABLE p1 PARTITION OF orders FOR VALUES WITH (MODULUS 2, REMAINDER 1)")
	l.exec(t, "CREATE TABLE audit (n integer)")
	l.exec(t, "CREATE FUNCTION audited() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO audit VALUES (1); RETURN NULL; END $$")
	l.exec(t, "CREATE TRIGGER whole AFTER UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION audited()")
	l.exec(t, "CREATE TRIGGER cleanup AFTER DELETE ON p1 FOR EACH ROW EXECUTE FUNCTION audited()")
	l.exec(t, "INSERT INTO orders SELECT (lpad(to_hex(g), 8, '0') || '-5b31-11ed-8000-010203040506')::uuid, g FROM generate_series(1, 200) g")
	triggers := triggersOf(t, l)
	for _, verb := range []string{"v1-to-v6", "undo"} {
		mustRun(t, migrateArgs(verb, flagsFor(l, "--disable-triggers")...)...)
		same(t, "the triggers after "+verb, triggersOf(t, l), triggers)
	}
	if n := ask(t, l, "SELECT count(*) FROM audit"); n != "0" {
		t.Errorf("the triggers fired %s times", n)
	}
}

// A role that does not own a table cannot disable its triggers, and hears so from the plan.
func TestDisablingTriggersOfAnotherOwnerIsRefused(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	newShop(t, l, 20, false)
	nulling(t, l)
	role := "sqluuid_guest_" + strings.TrimPrefix(ask(t, l, "SELECT current_database()"), "sqluuid_test_")
	l.exec(t, "CREATE ROLE "+role+" LOGIN")
	t.Cleanup(func() {
		l.exec(t, "DROP OWNED BY "+role)
		l.exec(t, "DROP ROLE "+role)
	})
	l.exec(t, "GRANT SELECT, UPDATE ON ALL TABLES IN SCHEMA public TO "+role)
	url := strings.Replace(l.url, "//postgres", "//"+role, 1)
	r := run(t, "migrate", "plan", "v1-to-v6", "--database", url, "--column", "orders.id", "--disable-triggers")
	wantError(t, r, 3, `"nulling"`, "only role postgres, which owns the table, can disable it")
}

// An application's trigger made NULL of other columns, and the run said "Verified".
func TestATriggerThatChangesMoreThanTheIDEndsTheRun(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		if l.name == "TiDB" {
			t.Skip("it has no triggers")
		}
		s := newShop(t, l, 300, false)
		before := s.snapshot(t)
		nulling(t, l)
		for _, verb := range []string{"v1-to-v6", "undo"} {
			if l.isInnoDB() {
				wantError(t, run(t, migrateArgs(verb, flagsFor(l, "--disable-triggers")...)...), 3, "cannot disable a trigger", "CREATE TRIGGER `nulling` BEFORE UPDATE ON `orders` FOR EACH ROW SET NEW.note")
			}
			is := s.snapshot(t)
			r := run(t, migrateArgs(verb, flagsFor(l, "--allow-triggers")...)...)
			wantError(t, r, 1, `in table "orders", where id is `, `the column "note" changed too`, "--disable-triggers", "--allow-side-effects")
			s.check(t, "after the refused "+verb, is)
			if verb == "undo" {
				break
			}
			mustRun(t, migrateArgs(verb, flagsFor(l, "--allow-triggers", "--allow-side-effects")...)...)
			if n := ask(t, l, "SELECT count(*) FROM orders WHERE note IS NULL"); n != "200" {
				t.Errorf("the trigger made NULL of %s notes, want 200", n)
			}
			l.exec(t, map[bool]string{true: "DROP TRIGGER nulling ON orders", false: "DROP TRIGGER nulling"}[l.p == engine.PostgreSQL])
			cast := map[engine.Profile]string{engine.MySQL: "CONCAT('order ', n)", engine.MariaDB: "CONCAT('order ', n)"}[l.p]
			if cast == "" {
				cast = "'order ' || n"
			}
			l.exec(t, "UPDATE orders SET note = "+cast)
			s.check(t, "with the notes again", s.expected())
			if l.p == engine.PostgreSQL {
				l.exec(t, "DROP FUNCTION nulled")
			}
			nulling(t, l)
		}
		mustRun(t, migrateArgs("undo", flagsFor(l, "--allow-triggers", "--allow-side-effects")...)...)
		l.exec(t, "UPDATE orders SET note = NULL")
		for i := range before["orders"] {
			before["orders"][i] = strings.Replace(before["orders"][i], "|order "+strings.SplitN(before["orders"][i], "|", 2)[0]+"|", "|NULL|", 1)
		}
		s.check(t, "after the undo", before)
	})
}

// MariaDB shows a trigger to a role without TRIGGER, and not its definition.
func TestATriggerWhoseDefinitionIsHiddenIsRefused(t *testing.T) {
	l := labs()["MariaDB"](t)
	newShop(t, l, 20, false)
	nulling(t, l)
	role, its := plainRole(t, l)
	l.exec(t, "GRANT SELECT, INSERT, UPDATE ON "+strings.TrimPrefix(mustURL(t, l.url).Path, "/")+".* TO "+role)
	l.exec(t, "GRANT PROCESS ON *.* TO "+role)
	r := run(t, migrateArgs("v1-to-v6", "--database", its, "--column", "orders.id", "--yes")...)
	wantError(t, r, 3, `fires the trigger "nulling"; allow it with --allow-triggers`)
}
