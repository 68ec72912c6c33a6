package migrate_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func on(l *lab, more ...string) []string {
	return append([]string{"--database", l.url, "--column", "orders.id"}, more...)
}

func TestPlanSaysWhatItWouldTakeAndWritesNothing(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 500, false)
		before, tables := s.snapshot(t), l.tables(t)
		got := mustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, on(l, "--measure")...)...)
		wanted := []string{"payments.order_id", "Estimate: in-place, because ", "time: ", "rolled back", "disk: ", "log: about", "lock: "}
		if l.isInnoDB() {
			wanted = append(wanted, "a locking read of the application under READ COMMITTED")
		}
		for _, want := range wanted {
			if !strings.Contains(got.out, want) {
				t.Errorf("the plan does not say %q:\n%s", want, got.out)
			}
		}
		if says := strings.Contains(got.out, "per second falls behind"); says == (l.p == engine.SQLite) {
			t.Errorf("the plan speaks of replicas: %v\n%s", says, got.out)
		}
		got = mustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, on(l, "--json")...)...)
		var p struct {
			Rewrite  string
			Plan     struct{ Columns []any }
			Estimate struct {
				Values int64
				Locks  []string
			}
		}
		if err := json.Unmarshal([]byte(got.out), &p); err != nil || p.Rewrite != "v1-to-v6" || len(p.Plan.Columns) != 5 || p.Estimate.Values == 0 || len(p.Estimate.Locks) == 0 {
			t.Errorf("the JSON is %s (%v)", got.out, err)
		}
		s.check(t, "after the plans", before)
		same(t, "tables", l.tables(t), tables)
		wantError(t, run(t, append([]string{"migrate", "plan", "google-v6-repair"}, on(l)...)...), 3, "version 6")
	})
}

func TestPauseFromTheStateAndFromAFile(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 300, false)
		wantError(t, run(t, append([]string{"migrate", "pause"}, on(l)...)...), 3, "no run is recorded")
		// The file holds the run from its first chunk on: however fast it is, the
		// command that pauses it comes while it is under way.
		file := filepath.Join(t.TempDir(), "pause")
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		c := startJSON(t, migrateArgs("v1-to-v6", on(l, "--yes", "--chunk-rows", "10", "--lock-wait", "30s", "--pause-file", file)...)...)
		if e := c.until(t, `"event":"paused"`); !strings.Contains(e, file) {
			t.Errorf("the event is %s", e)
		}
		mustRun(t, append([]string{"migrate", "pause"}, on(l)...)...)
		if e := c.until(t, `"event":"paused"`); !strings.Contains(e, "resume") {
			t.Errorf("the event is %s", e)
		}
		os.Remove(file)
		if st := mustRun(t, "migrate", "status", "--database", l.url); !strings.Contains(st.out, "running, paused") {
			t.Errorf("status says\n%s", st.out)
		}
		if o := s.orphans(t); o != "0" {
			t.Errorf("%s orphans in the pause", o)
		}
		v := mustRun(t, append([]string{"migrate", "verify"}, on(l)...)...)
		if !strings.Contains(v.out, "Verified: every column holds exactly the ids it should") || !strings.Contains(v.out, "still to be rewritten") {
			t.Errorf("verify in the middle says\n%s", v.out)
		}
		mustRun(t, append([]string{"migrate", "resume"}, on(l)...)...)
		c.until(t, `"event":"resumed"`)
		if code, events := c.end(); code != 0 {
			t.Errorf("exit %d\n%s%s", code, events, c.err.String())
		}
		s.check(t, "after the pause", s.expected())

		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		c = startJSON(t, migrateArgs("undo", on(l, "--yes", "--pause-file", file)...)...)
		c.until(t, `"event":"paused"`)
		os.Remove(file)
		if code, _ := c.end(); code != 0 {
			t.Errorf("undo: exit %d, %s", code, c.err.String())
		}
	})
}

func TestVerifyAndFinish(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 300, false)
		tables := l.tables(t)
		if v := mustRun(t, append([]string{"migrate", "verify"}, on(l)...)...); !strings.Contains(v.out, "no run is recorded") || !strings.Contains(v.out, "300 of version 1") {
			t.Errorf("verify without a run says\n%s", v.out)
		}
		mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes", "--quiet")...)...)
		v := mustRun(t, append([]string{"migrate", "verify"}, on(l, "--sample", "50")...)...)
		if !strings.Contains(v.out, "Run 1, v1-to-v6, is done.") || !strings.Contains(v.out, "exactly the ids it should") || strings.Contains(v.out, " 0 ids looked up") {
			t.Errorf("verify says\n%s", v.out)
		}
		// An id that is not what it should be.
		other := newOf(rand.New(rand.NewPCG(3, 3)), 6)
		l.exec(t, "UPDATE payments SET order_id = NULL WHERE n = 1")
		l.exec(t, "UPDATE payments SET order_id = (SELECT id FROM orders WHERE n = 2) WHERE n = 3")
		l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s,1,100000,'x')", l.lit(other)))
		l.exec(t, "DELETE FROM orders WHERE n = 100000")
		l.exec(t, "UPDATE payments SET order_id = (SELECT id FROM orders WHERE n = 1) WHERE n = 1")
		wantError(t, run(t, append([]string{"migrate", "verify", "--quiet"}, on(l)...)...), 4, "payments.order_id", "other ids than expected")

		if got := runIn(t, "n\n", append([]string{"migrate", "finish"}, on(l)...)...); got.code != 3 || !strings.Contains(got.err, "cannot be undone") {
			t.Errorf("finish, answered no: exit %d %s", got.code, got.err)
		}
		got := mustRun(t, append([]string{"migrate", "finish", "--yes"}, on(l)...)...)
		if !strings.Contains(got.out, "Run 1 (v1-to-v6, done) is forgotten") {
			t.Errorf("finish says\n%s", got.out)
		}
		same(t, "tables", l.tables(t), tables)
		wantError(t, run(t, migrateArgs("undo", on(l, "--yes")...)...), 3, "no run is recorded")
		_ = s
	})
}

func TestFinishRefusesARunUnderWay(t *testing.T) {
	l := labs()["SQLite"](t)
	newShop(t, l, 2000, false)
	if !killAfter(t, 2, 0, migrateArgs("v1-to-v6", flagsFor(l)...)...) {
		t.Fatal("the run was not killed in the middle")
	}
	wantError(t, run(t, append([]string{"migrate", "finish", "--yes"}, on(l)...)...), 3, "undo it, first")
}

// Columns that hold the ids without a foreign key: one of them polymorphic.
func TestLinksWithoutAForeignKey(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 200, false)
		r := rand.New(rand.NewPCG(4, 4))
		customer := newV1(r)
		l.exec(t, "CREATE TABLE customers (id ID! NOT NULL PRIMARY KEY)")
		l.exec(t, "INSERT INTO customers VALUES ("+l.lit(customer)+")")
		l.exec(t, "CREATE TABLE comments (n integer NOT NULL PRIMARY KEY, subject ID!)")
		l.exec(t, "INSERT INTO comments VALUES (1,"+l.lit(s.orders[5])+"), (2,"+l.lit(customer)+"), (3,NULL)")
		before := s.snapshot(t)
		comments := func() []string { return l.dump(t, "SELECT n, "+l.hexOf("subject")+" FROM comments ORDER BY n") }
		was := comments()
		wantError(t, run(t, migrateArgs("v1-to-v6", on(l, "--yes", "--also", "comments.subject")...)...), 3, "comments.subject", "stand in no other table", "--also too")
		wantError(t, run(t, migrateArgs("v1-to-v6", on(l, "--yes", "--also", "comments.sbject")...)...), 3, "no column", "--also")
		s.check(t, "after the refusal", before)
		args := migrateArgs("v1-to-v6", on(l, "--yes", "--also", "comments.subject", "--also", "customers.id", "--chunk-rows", "20")...)
		killAfter(t, 1, 0, args...)
		got := mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...) // it knows the links by itself
		_ = got
		s.check(t, "after v1-to-v6", s.expected())
		six := func(u sqltype.UUID) string { v, _ := u.V6(); return fmt.Sprintf("%x", v[:]) }
		same(t, "comments", comments(), []string{"1|" + six(s.orders[5]), "2|" + six(customer), "3|NULL"})
		mustRun(t, append([]string{"migrate", "verify"}, on(l)...)...)
		l.exec(t, "DELETE FROM payments WHERE n = 5")
		l.exec(t, "DELETE FROM customers")
		wantError(t, run(t, append([]string{"migrate", "verify", "--quiet"}, on(l)...)...), 4, "comments.subject", "stand in no other table")
		l.exec(t, "INSERT INTO customers SELECT subject FROM comments WHERE n = 2")
		mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
		same(t, "comments after the undo", comments(), was)
	})
}

// With the normaliser an application may go on with old ids: new rows get new ids
// and find their parents, whether those have been rewritten or not.
func TestNormaliseInserts(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 60, false)
		args := migrateArgs("v1-to-v6", on(l, "--yes", "--normalize-inserts", "--chunk-rows", "10")...)
		if l.name == "SQLite" {
			before := s.snapshot(t)
			wantError(t, run(t, args...), 3, "SQLite trigger cannot change")
			s.check(t, "after the refusal", before)
			return
		}
		if !killAfter(t, 2, 0, args...) {
			t.Fatal("the run was not killed in the middle")
		}
		for i, old := range s.orders {
			l.exec(t, fmt.Sprintf("INSERT INTO payments VALUES (%d,%s)", 1000+i, l.lit(old)))
			l.exec(t, fmt.Sprintf("INSERT INTO items VALUES (%s,%d,7,%d)", l.lit(old), i%7, 1000+i))
		}
		late := newV1(rand.New(rand.NewPCG(5, 5)))
		s.addOrder(t, 100_000, late)
		if o := s.orphans(t); o != "0" {
			t.Fatalf("%s orphans", o)
		}
		mustRun(t, args...)
		for i, old := range s.orders {
			six, _ := old.V6()
			if got := l.dump(t, fmt.Sprintf("SELECT %s FROM payments WHERE n = %d", l.hexOf("order_id"), 1000+i)); got[0] != fmt.Sprintf("%x", six[:]) {
				t.Fatalf("payment %d has %s, want %v", 1000+i, got[0], six)
			}
		}
		if o := s.orphans(t); o != "0" {
			t.Errorf("%s orphans", o)
		}
		// It goes on until finish or undo.
		later := newV1(rand.New(rand.NewPCG(6, 6)))
		s.addOrder(t, 100_001, later)
		six, _ := later.V6()
		same(t, "a late order", l.dump(t, "SELECT "+l.hexOf("id")+" FROM orders WHERE n = 100001"), []string{fmt.Sprintf("%x", six[:])})
		mustRun(t, migrateArgs("undo", on(l, "--yes", "--include-new")...)...)
		s.addOrder(t, 100_002, newV1(rand.New(rand.NewPCG(7, 7))))
		if v := mustRun(t, append([]string{"migrate", "verify"}, on(l)...)...); strings.Contains(v.out, "of version 6") {
			t.Errorf("after the undo, and with a new row:\n%s", v.out)
		}
	})
}

func TestMissingIndexesAreMadeWhenAsked(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 100, false)
		l.exec(t, "CREATE TABLE visits (n integer PRIMARY KEY, order_id ID!)")
		l.exec(t, "INSERT INTO visits VALUES (1, "+l.lit(s.orders[3])+")")
		got := mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes", "--also", "visits.order_id", "--create-missing-indexes")...)...)
		if !strings.Contains(got.out, "no index begins with") {
			t.Errorf("the plan does not warn:\n%s", got.out)
		}
		if got := mustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, on(l, "--also", "visits.order_id", "--on-mismatch", "skip")...)...); strings.Contains(got.out, "visits.order_id: every chunk") {
			t.Errorf("the index was not made:\n%s", got.out)
		}
	})
}

func TestLoadAndLag(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 100, false)
		before := s.snapshot(t)
		if l.name == "SQLite" {
			wantError(t, run(t, migrateArgs("v1-to-v6", on(l, "--yes", "--max-load", "5")...)...), 3, "load", "SQLite")
			s.check(t, "after the refusal", before)
			return
		}
		if l.isInnoDB() {
			wantError(t, run(t, migrateArgs("v1-to-v6", on(l, "--yes", "--max-lag", "5s")...)...), 3, "lag", "name the replicas")
		}
		wantError(t, run(t, migrateArgs("v1-to-v6", on(l, "--yes", "--max-lag", "5s", "--replica", l.url)...)...), 3, "it is no replica")
		s.check(t, "after the refusals", before)
		more := []string{"--yes", "--max-load", "10000"}
		if l.name == "PostgreSQL" {
			more = append(more, "--max-lag", "1m")
		}
		mustRun(t, migrateArgs("v1-to-v6", on(l, more...)...)...)
		s.check(t, "after v1-to-v6", s.expected())
	})
}

// Triggers that the run does not fire are no reason to refuse it.
func TestTriggersThatAreNotFired(t *testing.T) {
	t.Run("PostgreSQL", func(t *testing.T) {
		l := labs()["PostgreSQL"](t)
		s := newShop(t, l, 50, false)
		l.exec(t, "CREATE TABLE audit (n integer)")
		l.exec(t, "CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN INSERT INTO audit VALUES (1); RETURN NULL; END'")
		l.exec(t, "CREATE TRIGGER of_note AFTER UPDATE OF note ON orders FOR EACH STATEMENT EXECUTE FUNCTION f()")
		mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...)
		s.check(t, "after v1-to-v6", s.expected())
		l.exec(t, "CREATE TRIGGER of_id AFTER UPDATE OF id ON orders FOR EACH STATEMENT EXECUTE FUNCTION f()")
		wantError(t, run(t, migrateArgs("undo", on(l, "--yes")...)...), 3, "of_id")
		same(t, "audit", l.dump(t, "SELECT count(*) FROM audit"), []string{"0"})
	})
	t.Run("SQLite", func(t *testing.T) {
		l := labs()["SQLite"](t)
		s := newShop(t, l, 50, false)
		l.exec(t, `CREATE TRIGGER "before UPDATE or not" AFTER INSERT ON orders BEGIN SELECT 1; END`)
		l.exec(t, "CREATE TRIGGER of_note AFTER UPDATE OF note ON orders BEGIN SELECT 1; END")
		mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...)
		s.check(t, "after v1-to-v6", s.expected())
		l.exec(t, `CREATE TRIGGER "AFTER INSERT" AFTER UPDATE OF "id" ON orders BEGIN SELECT 1; END`)
		wantError(t, run(t, migrateArgs("undo", on(l, "--yes")...)...), 3, "AFTER INSERT")
	})
}

// A wrong id that comes between the plan and the first chunk stops the run.
func TestAWrongVersionAfterThePlan(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 50, false)
		late := prompted(t, migrateArgs("v1-to-v6", on(l)...)...)
		l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s,1,100000,'wrong')", l.lit(newOf(rand.New(rand.NewPCG(9, 9)), 4))))
		before, tables := s.snapshot(t), l.tables(t)
		if got := late("y\n"); got.code != 3 || !strings.Contains(got.err, "orders.id") || !strings.Contains(got.err, "since it was planned") {
			t.Errorf("exit %d, want 3\n%s", got.code, got.err)
		}
		for table, want := range before {
			same(t, table, s.snapshot(t)[table], want)
		}
		same(t, "tables", l.tables(t), tables)
	})
}

func TestACheckConstraintIsNamed(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	l.exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY CHECK (substr(id::text, 15, 1) = '1'))")
	l.exec(t, "INSERT INTO orders VALUES ("+l.lit(newV1(rand.New(rand.NewPCG(2, 2))))+")")
	wantError(t, run(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...), 3, "CHECK constraint", "drop the constraint", "orders_id_check")
	same(t, "state", l.tables(t), []string{"public.orders"})
}

func TestDatabaseURLAndPasswordFile(t *testing.T) {
	l := labs()["SQLite"](t)
	newShop(t, l, 5, false)
	t.Setenv("DATABASE_URL", l.url)
	mustRun(t, "migrate", "status")
	t.Setenv("DATABASE_URL", "")
	file := filepath.Join(t.TempDir(), "password")
	if err := os.WriteFile(file, []byte("s3cret/@:%\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	wantError(t, run(t, "migrate", "status", "--database", l.url, "--password-file", file), 2, "no password")
	wantError(t, run(t, "migrate", "status", "--database", "postgres://u:x@127.0.0.1/db", "--password-file", file), 2, "in one place")
	eachInnoDB(t, func(t *testing.T, m *lab) { aPasswordFile(t, m, file) })
}

func aPasswordFile(t *testing.T, m *lab, file string) {
	role := "sqluuid_pw_" + strings.TrimPrefix(mustURL(t, m.url).Path, "/")[len("sqluuid_test_"):]
	m.exec(t, "CREATE USER '"+role+"'@'%' IDENTIFIED BY 's3cret/@:%'")
	t.Cleanup(func() { m.db.Exec("DROP USER '" + role + "'@'%'") })
	m.exec(t, "GRANT SELECT ON "+strings.TrimPrefix(mustURL(t, m.url).Path, "/")+".* TO '"+role+"'@'%'")
	u := mustURL(t, m.url)
	u.User = url.User(role)
	mustRun(t, "migrate", "status", "--database", u.String(), "--password-file", file)
}

func TestLoggingQuietManAndCompletion(t *testing.T) {
	l := labs()["SQLite"](t)
	newShop(t, l, 50, false)
	got := mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes", "--log-level", "debug")...)...)
	if !strings.Contains(got.err, "level=DEBUG msg=chunk run=1") || !strings.Contains(got.err, "level=INFO msg=finished") {
		t.Errorf("the log is\n%s", got.err)
	}
	if got := mustRun(t, migrateArgs("undo", on(l, "--yes", "--quiet")...)...); got.out+got.err != "" {
		t.Errorf("--quiet printed %s%s", got.out, got.err)
	}
	dir := t.TempDir()
	mustRun(t, "man", "--dir", dir)
	page, err := os.ReadFile(filepath.Join(dir, "sqluuid-migrate-v1-to-v6.1"))
	if err != nil || !strings.Contains(string(page), "chunk-time") {
		t.Errorf("the man page: %v", err)
	}
	for _, shell := range []string{"bash", "zsh", "fish", "powershell"} {
		if got := mustRun(t, "completion", shell); !strings.Contains(got.out, "sqluuid") {
			t.Errorf("completion for %s: %s", shell, got.out)
		}
	}
}

// A run that was begun without the triggers gets them when it goes on with
// --normalize-inserts, which was passed over once.
func TestARunThatGoesOnGetsItsNormaliser(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		if l.p == engine.SQLite {
			t.Skip("SQLite has no normaliser")
		}
		s := newShop(t, l, 2000, false)
		if !killAfter(t, 3, 0, migrateArgs("v1-to-v6", flagsFor(l)...)...) {
			t.Fatal("the run was not killed in the middle")
		}
		mustRun(t, migrateArgs("v1-to-v6", flagsFor(l, "--normalize-inserts")...)...)
		late := newV1(rand.New(rand.NewPCG(97, 97)))
		s.addOrder(t, 100_000, late)
		six, err := late.V6()
		if err != nil {
			t.Fatal(err)
		}
		same(t, "the late id", l.dump(t, "SELECT "+l.hexOf("id")+" FROM orders WHERE n = 100000"), []string{fmt.Sprintf("%x", six[:])})
		if st := mustRun(t, "migrate", "status", "--database", l.url); !strings.Contains(st.out, "normaliser on") {
			t.Errorf("status says\n%s", st.out)
		}
		mustRun(t, migrateArgs("undo", flagsFor(l, "--include-new")...)...)
		if st := mustRun(t, "migrate", "status", "--database", l.url); strings.Contains(st.out, "normaliser on") {
			t.Errorf("after the undo, which takes the triggers away, status says\n%s", st.out)
		}
	})
}
