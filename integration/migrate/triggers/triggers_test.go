package triggers_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// auditing makes a second trigger, on another table of the class.
func auditing(t *testing.T, l *lab.Lab) {
	t.Helper()
	l.Exec(t, "CREATE TABLE audit (n integer)")
	switch l.Profile {
	case engine.PostgreSQL:
		l.Exec(t, "CREATE FUNCTION audited() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO audit VALUES (NEW.n); RETURN NULL; END $$")
		l.Exec(t, "CREATE CONSTRAINT TRIGGER auditing AFTER UPDATE ON payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audited()")
		l.Exec(t, "ALTER TABLE payments ENABLE ALWAYS TRIGGER auditing")
		l.Exec(t, "CREATE TRIGGER resting AFTER UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION audited()")
		l.Exec(t, "ALTER TABLE payments DISABLE TRIGGER resting")
	case engine.SQLite:
		l.Exec(t, "CREATE TRIGGER auditing AFTER UPDATE OF ORDER_ID, n ON Payments BEGIN INSERT INTO audit VALUES (new.n); END")
		l.Exec(t, "CREATE TRIGGER after_it AFTER UPDATE ON payments WHEN new.n < 0 BEGIN INSERT INTO audit VALUES (0); END")
	default:
		l.Exec(t, "CREATE TRIGGER auditing AFTER UPDATE ON payments FOR EACH ROW INSERT INTO audit VALUES (NEW.n)")
	}
}

// triggersOf lists the triggers with their definitions and states, on SQLite those of a table in
// the order in which they were made: that may be the order in which they fire.
func triggersOf(t *testing.T, l *lab.Lab) []string {
	t.Helper()
	if l.Profile == engine.SQLite {
		return l.Dump(t, "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY lower(tbl_name), rowid")
	}
	return l.Dump(t, "SELECT tgname, tgenabled::text, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY tgname")
}

// A trigger of the application fired for every rewritten row, and the undo fired it again.
func TestTriggersAreDisabledForEachChunk(t *testing.T) {
	for _, name := range []string{"PostgreSQL", "SQLite"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := lab.Open(t, name)
			s := lab.NewShop(t, l, 300, false)
			l.NullNotes(t)
			auditing(t, l)
			before, triggers := s.Snapshot(t), triggersOf(t, l)
			for _, verb := range []string{"v1-to-v6", "undo"} {
				r := lab.Run(t, lab.Args(verb, l.InChunks()...)...)
				lab.WantError(t, r, 3, `fires the trigger "nulling"`, `fires the trigger "auditing"`, "TRIGGER nulling", "--disable-triggers, or let them fire with --allow-triggers")
				lab.WantError(t, lab.Run(t, lab.Args(verb, l.InChunks("--dry-run")...)...), 3, "nulling", "auditing")
				if verb == "v1-to-v6" {
					lab.MustRun(t, "migrate", "plan", verb, "--database", l.URL, "--column", "orders.id", "--disable-triggers", "--measure")
					lab.Same(t, "the triggers after the plan", triggersOf(t, l), triggers)
				}
				want, flags := before, l.Yes("--disable-triggers") // one chunk: two could hide another order
				if verb == "v1-to-v6" {
					want, flags = s.Expected(), l.InChunks("--disable-triggers")
				}
				lab.MustRun(t, lab.Args(verb, flags...)...)
				s.Check(t, "after "+verb, want)
				lab.Same(t, "the triggers after "+verb, triggersOf(t, l), triggers)
				if n := l.Ask(t, "SELECT count(*) FROM audit"); n != "0" {
					t.Errorf("after %s the trigger fired %s times", verb, n)
				}
			}
			l.Exec(t, "UPDATE payments SET n = n WHERE n = 1")
			if n := l.Ask(t, "SELECT count(*) FROM audit"); n != "1" {
				t.Errorf("the trigger of the application fired %s times, want 1", n)
			}
		})
	}
}

// A row that moves to another partition fires the triggers of the partitions.
func TestTriggersOfPartitionsAreDisabled(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE TABLE orders (id uuid NOT NULL, n integer) PARTITION BY HASH (id)")
	l.Exec(t, "CREATE TABLE p0 PARTITION OF orders FOR VALUES WITH (MODULUS 2, REMAINDER 0)")
	l.Exec(t, "CREATE TABLE p1 PARTITION OF orders FOR VALUES WITH (MODULUS 2, REMAINDER 1)")
	l.Exec(t, "CREATE TABLE audit (n integer)")
	l.Exec(t, "CREATE FUNCTION audited() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO audit VALUES (1); RETURN NULL; END $$")
	l.Exec(t, "CREATE TRIGGER whole AFTER UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION audited()")
	l.Exec(t, "CREATE TRIGGER cleanup AFTER DELETE ON p1 FOR EACH ROW EXECUTE FUNCTION audited()")
	l.Exec(t, "INSERT INTO orders SELECT (lpad(to_hex(g), 8, '0') || '-5b31-11ed-8000-010203040506')::uuid, g FROM generate_series(1, 200) g")
	triggers := triggersOf(t, l)
	if l.Before(t, 15) {
		r := lab.Run(t, lab.Args("v1-to-v6", l.InChunks("--disable-triggers")...)...)
		lab.WantError(t, r, 3, `"cleanup"`, "this server cannot disable the triggers of partitions")
		return
	}
	for _, verb := range []string{"v1-to-v6", "undo"} {
		lab.MustRun(t, lab.Args(verb, l.InChunks("--disable-triggers")...)...)
		lab.Same(t, "the triggers after "+verb, triggersOf(t, l), triggers)
	}
	if n := l.Ask(t, "SELECT count(*) FROM audit"); n != "0" {
		t.Errorf("the triggers fired %s times", n)
	}
}

// A chunk without ids updated the tables with their triggers enabled. There is one at the end of
// rows that fill the chunks.
func TestAnEmptyChunkFiresNoTrigger(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, token text)")
	l.Exec(t, "CREATE TABLE notes (n serial, about uuid)")
	l.Exec(t, "INSERT INTO orders SELECT (lpad(to_hex(g), 8, '0') || '-5b31-11ed-8000-010203040506')::uuid, 'x' FROM generate_series(1, 200) g")
	l.Exec(t, "INSERT INTO notes (about) SELECT id FROM orders")
	l.Exec(t, "CREATE FUNCTION audited() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF pg_trigger_depth() < 2 THEN UPDATE orders SET token = NULL; END IF; RETURN NULL; END $$")
	for _, table := range []string{"orders", "notes"} {
		l.Exec(t, "CREATE TRIGGER whole BEFORE UPDATE ON "+table+" FOR EACH STATEMENT EXECUTE FUNCTION audited()")
	}
	also := []string{"--also", "notes.about"}
	for _, verb := range []string{"v1-to-v6", "undo"} {
		lab.MustRun(t, lab.Args(verb, l.InChunks(append(also, "--disable-triggers")...)...)...)
		also = nil // the undo knows it
		if n := l.Ask(t, "SELECT count(*) FROM orders WHERE token IS NULL"); n != "0" {
			t.Errorf("after %s the triggers have changed %s rows", verb, n)
		}
	}
}

// A role that does not own a table cannot disable its triggers, and hears so from the plan.
func TestDisablingTriggersOfAnotherOwnerIsRefused(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	lab.NewShop(t, l, 20, false)
	l.NullNotes(t)
	role := "sqluuid_guest_" + strings.TrimPrefix(l.Ask(t, "SELECT current_database()"), "sqluuid_test_")
	l.Exec(t, "CREATE ROLE "+role+" LOGIN")
	t.Cleanup(func() {
		l.Exec(t, "DROP OWNED BY "+role)
		l.Exec(t, "DROP ROLE "+role)
	})
	l.Exec(t, "GRANT SELECT, UPDATE ON ALL TABLES IN SCHEMA public TO "+role)
	url := strings.Replace(l.URL, "//postgres", "//"+role, 1)
	r := lab.Run(t, "migrate", "plan", "v1-to-v6", "--database", url, "--column", "orders.id", "--disable-triggers")
	lab.WantError(t, r, 3, `"nulling"`, "only role postgres, which owns the table, can disable it")
}

// An application's trigger made NULL of other columns, and the run said "Verified".
func TestATriggerThatChangesMoreThanTheIDEndsTheRun(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		if l.Name == "TiDB" {
			t.Skip("it has no triggers")
		}
		s := lab.NewShop(t, l, 300, false)
		before := s.Snapshot(t)
		l.NullNotes(t)
		for _, verb := range []string{"v1-to-v6", "undo"} {
			if l.IsInnoDB() {
				lab.WantError(t, lab.Run(t, lab.Args(verb, l.InChunks("--disable-triggers")...)...), 3, "cannot disable a trigger", "`nulling` BEFORE UPDATE ON ", "`orders` FOR EACH ROW SET NEW.note")
			}
			is := s.Snapshot(t)
			r := lab.Run(t, lab.Args(verb, l.InChunks("--allow-triggers", "--quiet")...)...)
			next := "disable the triggers with --disable-triggers"
			if l.IsInnoDB() { // which refuses that
				next = "drop the triggers for the run and make them again"
			}
			lab.WantError(t, r, 1, `in table "orders", where id is `, `the column "note" changed too`, next, "--allow-side-effects")
			s.Check(t, "after the refused "+verb, is)
			if verb == "undo" {
				break
			}
			lab.MustRun(t, lab.Args(verb, l.InChunks("--allow-triggers", "--allow-side-effects")...)...)
			if n := l.Ask(t, "SELECT count(*) FROM orders WHERE note IS NULL"); n != "200" {
				t.Errorf("the trigger made NULL of %s notes, want 200", n)
			}
			l.Exec(t, map[bool]string{true: "DROP TRIGGER nulling ON orders", false: "DROP TRIGGER nulling"}[l.Profile == engine.PostgreSQL])
			cast := map[engine.Profile]string{engine.MySQL: "CONCAT('order ', n)", engine.MariaDB: "CONCAT('order ', n)"}[l.Profile]
			if cast == "" {
				cast = "'order ' || n"
			}
			l.Exec(t, "UPDATE orders SET note = "+cast)
			s.Check(t, "with the notes again", s.Expected())
			if l.Profile == engine.PostgreSQL {
				l.Exec(t, "DROP FUNCTION nulled")
			}
			l.NullNotes(t)
		}
		lab.MustRun(t, lab.Args("undo", l.InChunks("--allow-triggers", "--allow-side-effects")...)...)
		l.Exec(t, "UPDATE orders SET note = NULL")
		for i := range before["orders"] {
			before["orders"][i] = strings.Replace(before["orders"][i], "|order "+strings.SplitN(before["orders"][i], "|", 2)[0]+"|", "|NULL|", 1)
		}
		s.Check(t, "after the undo", before)
	})
}

// MariaDB shows a trigger to a role without TRIGGER, and not its definition.
func TestATriggerWhoseDefinitionIsHiddenIsRefused(t *testing.T) {
	l := lab.Open(t, "MariaDB")
	lab.NewShop(t, l, 20, false)
	l.NullNotes(t)
	role, its := l.Role(t)
	l.Exec(t, "GRANT SELECT, INSERT, UPDATE ON "+strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/")+".* TO "+role)
	l.Exec(t, "GRANT PROCESS ON *.* TO "+role)
	r := lab.Run(t, lab.Args("v1-to-v6", "--database", its, "--column", "orders.id", "--yes")...)
	lab.WantError(t, r, 3, `fires the trigger "nulling"; allow it with --allow-triggers, or drop them for the run`)
}

// MySQL shows no trigger to a role without TRIGGER: it fired, and the run said "Verified".
func TestATriggerThatTheRoleDoesNotSeeIsRefused(t *testing.T) {
	l := lab.Open(t, "MySQL")
	s := lab.NewShop(t, l, 20, false)
	before := s.Snapshot(t)
	l.NullNotes(t)
	role, its := l.Role(t)
	name := strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/")
	l.Exec(t, "GRANT SELECT, INSERT, UPDATE, DELETE, CREATE ON "+name+".* TO "+role)
	l.Exec(t, "GRANT PROCESS ON *.* TO "+role)
	at := []string{"--database", its, "--column", "orders.id"}
	for _, mode := range []string{"--dry-run", "--yes"} {
		r := lab.Run(t, lab.Args("v1-to-v6", append(at, mode)...)...)
		lab.WantError(t, r, 3, "gives this role no TRIGGER on "+name+".orders, and MySQL hides triggers", "TRIGGER, LOCK TABLES ON `"+name+"`.* TO '"+role+"'@'%'")
	}
	s.Check(t, "after the refusals", before)
	l.Exec(t, "GRANT TRIGGER ON "+name+".* TO "+role)
	lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", append(at, "--yes")...)...), 3, `fires the trigger "nulling"`)
}

// What an application wrote between the two looks at a row counted as a trigger's doing.
func TestTrafficIsNoSideEffectOfATrigger(t *testing.T) {
	for _, name := range lab.Servers {
		t.Run(name, func(t *testing.T) {
			lab.OneByDay(t, lab.Servers, name)
			t.Parallel()
			l := lab.Open(t, name)
			s := lab.NewShop(t, l, 2000, false)
			auditing(t, l)
			l.Exec(t, "CREATE TABLE visits (seq ID! NOT NULL, order_id ID! NOT NULL, n integer)")
			l.Exec(t, "CREATE INDEX visits_order ON visits (order_id)")
			if l.Profile == engine.PostgreSQL {
				l.Exec(t, "CREATE TRIGGER visiting AFTER UPDATE ON visits FOR EACH ROW EXECUTE FUNCTION audited()")
			} else {
				l.Exec(t, "CREATE TRIGGER visiting AFTER UPDATE ON visits FOR EACH ROW INSERT INTO audit VALUES (NEW.n)")
			}
			stop := make(chan struct{})
			var writers sync.WaitGroup
			for w := range 4 {
				writers.Go(func() {
					r := rand.New(rand.NewPCG(uint64(w), 5))
					for {
						select {
						case <-stop:
							return
						default:
						}
						n := r.IntN(len(s.Orders))
						for _, st := range []string{
							fmt.Sprintf("UPDATE orders SET note = 'seen %d' WHERE n = %d", r.Int64(), n),
							fmt.Sprintf("UPDATE visits SET n = %d WHERE n %% 50 = %d", r.Int32(), r.IntN(50)),
							fmt.Sprintf("INSERT INTO visits SELECT %s, id, n FROM orders WHERE n = %d",
								l.Lit(lab.NewV1(r)), n),
						} {
							_, _ = l.DB.Exec(st) // some meet a lock or a deadlock
						}
					}
				})
			}
			at := l.InChunks("--also", "visits.order_id", "--allow-triggers", "--chunk-rows", "100",
				"--lock-wait", "1m")
			got := lab.Run(t, lab.Args("v1-to-v6", at...)...)
			close(stop)
			writers.Wait()
			if got.Code != 0 && !strings.Contains(got.Err, "orphan") {
				t.Errorf("exit %d: %s", got.Code, got.Err)
			}
		})
	}
}
