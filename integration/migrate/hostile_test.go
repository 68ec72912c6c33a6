package migrate_test

import (
	"fmt"
	"io"
	"math/rand/v2"
	"net/url"
	"os/exec"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// prompted starts a command that asks, and returns what answers it and waits.
func prompted(t *testing.T, args ...string) func(answer string) result {
	t.Helper()
	cmd := exec.Command(command, args...)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	cmd.Stdout = &out
	errOut, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	buf, seen := make([]byte, 1024), ""
	for !strings.Contains(seen, "Go on?") {
		n, err := errOut.Read(buf)
		if err != nil {
			t.Fatalf("it never asked: %v %s%s", err, seen, out.String())
		}
		seen += string(buf[:n])
	}
	return func(answer string) result {
		io.WriteString(in, answer)
		in.Close()
		rest, _ := io.ReadAll(errOut)
		cmd.Wait()
		return result{cmd.ProcessState.ExitCode(), out.String(), string(rest)}
	}
}

// A process that planned an undo and goes on when another has finished it finds
// the record of ids gone, and must not take that for ids born later.
func TestALateUndoChangesNothing(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 200, true)
		before := s.snapshot(t)
		mustRun(t, migrateArgs("v1-to-v6", flagsFor(l, "--on-mismatch=skip")...)...)
		late := prompted(t, "migrate", "undo", "--database", l.url, "--column", "orders.id", "--include-new")
		mustRun(t, migrateArgs("undo", flagsFor(l, "--include-new")...)...)
		s.check(t, "after the undo", before)
		if got := late("y\n"); got.code != 0 || !strings.Contains(got.out, "another process") {
			t.Errorf("the late undo: exit %d\n%s%s", got.code, got.out, got.err)
		}
		s.check(t, "after the late undo", before)
	})
}

// The same for a rewrite that goes on when it has been undone.
func TestALateRewriteDoesNotRepeatWhatWasUndone(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 2000, false)
		before := s.snapshot(t)
		if !killAfter(t, 2, 0, migrateArgs("v1-to-v6", flagsFor(l)...)...) {
			t.Fatal("the run was not killed in the middle")
		}
		late := prompted(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "orders.id")
		mustRun(t, migrateArgs("undo", flagsFor(l)...)...)
		s.check(t, "after the undo", before)
		if got := late("y\n"); got.code != 3 {
			t.Errorf("the late rewrite: exit %d, want 3\n%s%s", got.code, got.out, got.err)
		}
		s.check(t, "after the late rewrite", before)
	})
}

// A plan is checked against the catalogue again when it is carried out.
func TestAPlanThatHasGrownStale(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 100, false)
		before := s.snapshot(t)
		late := prompted(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "orders.id")
		l.exec(t, "CREATE TABLE reviews (n integer PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
		l.exec(t, "INSERT INTO reviews VALUES (1, "+l.lit(s.orders[9])+")")
		if got := late("y\n"); got.code != 3 || !strings.Contains(got.err, "has changed since it was planned") {
			t.Errorf("exit %d, want 3\n%s", got.code, got.err)
		}
		s.check(t, "after the refusal", before)
		mustRun(t, migrateArgs("v1-to-v6", flagsFor(l)...)...)
		six, _ := s.orders[9].V6()
		same(t, "reviews", l.dump(t, "SELECT "+l.hexOf("order_id")+" FROM reviews"), []string{fmt.Sprintf("%x", six[:])})
	})
}

// Undo takes back every column that the run rewrote, also one whose foreign key
// was dropped since, and goes on without one whose table was dropped.
func TestUndoAfterAKeyWasDropped(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	s := newShop(t, l, 100, false)
	before := s.snapshot(t)
	mustRun(t, migrateArgs("v1-to-v6", flagsFor(l)...)...)
	l.exec(t, "ALTER TABLE payments DROP CONSTRAINT payments_order_id_fkey")
	mustRun(t, migrateArgs("undo", flagsFor(l)...)...)
	s.check(t, "after the undo", before)

	mustRun(t, migrateArgs("v1-to-v6", flagsFor(l)...)...)
	l.exec(t, "DROP TABLE items")
	got := mustRun(t, migrateArgs("undo", flagsFor(l)...)...)
	if !strings.Contains(got.out, "items.order_id, which the run rewrote, is not there any more") {
		t.Errorf("the plan does not say what is missing:\n%s", got.out)
	}
	after := l.dump(t, "SELECT n, tenant, note, "+l.hexOf("id")+" FROM orders ORDER BY n")
	same(t, "orders", after, before["orders"])
}

// One id has a text in either case: a lower-case version 6 text is the image of
// an upper-case version 1 text.
func TestTwoTextsThatWouldBeOneID(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		v1 := newV1(rand.New(rand.NewPCG(2, 2)))
		six, err := v1.V6()
		if err != nil {
			t.Fatal(err)
		}
		form := "text"
		if l.p == engine.MariaDB || l.p == engine.MySQL {
			form = "char(36) COLLATE utf8mb4_bin"
		}
		l.exec(t, "CREATE TABLE p (id "+form+" NOT NULL PRIMARY KEY)")
		l.exec(t, "INSERT INTO p VALUES ('"+strings.ToUpper(v1.String())+"'), ('"+six.String()+"')")
		wantError(t, run(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "p.id", "--yes", "--on-mismatch=skip"), 3, "two ids would be one")
	})
}

func TestAKeyThroughAGeneratedColumnIsRefused(t *testing.T) {
	l := labs()["SQLite"](t)
	l.exec(t, "CREATE TABLE p (id blob PRIMARY KEY, h text GENERATED ALWAYS AS (hex(id)) STORED UNIQUE)")
	l.exec(t, "CREATE TABLE c (h text REFERENCES p (h))")
	l.exec(t, "INSERT INTO p (id) VALUES ("+l.lit(newV1(rand.New(rand.NewPCG(2, 2))))+")")
	l.exec(t, "INSERT INTO c SELECT h FROM p")
	wantError(t, run(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "p.id", "--yes"), 3, "generated column")
}

// A role that cannot see a child table must not break its links.
func TestAHiddenChildIsNotBroken(t *testing.T) {
	eachInnoDB(t, aHiddenChildIsNotBroken)
}

func aHiddenChildIsNotBroken(t *testing.T, l *lab) {
	other := l.another(t)
	name, hidden := strings.TrimPrefix(mustURL(t, l.url).Path, "/"), strings.TrimPrefix(mustURL(t, other.url).Path, "/")
	id := newV1(rand.New(rand.NewPCG(2, 2)))
	l.exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
	l.exec(t, "INSERT INTO orders VALUES ("+l.lit(id)+")")
	role := strings.Replace(name, "test", "role", 1)
	l.exec(t, "CREATE USER '"+role+"'@'%' IDENTIFIED BY 's3cret'")
	t.Cleanup(func() { l.db.Exec("DROP USER '" + role + "'@'%'") })
	l.exec(t, "GRANT ALL ON "+name+".* TO '"+role+"'@'%'")
	u := mustURL(t, l.url)
	u.User = url.UserPassword(role, "s3cret")
	args := []string{"migrate", "v1-to-v6", "--database", u.String(), "--column", "orders.id", "--yes"}
	wantError(t, run(t, args...), 3, "PROCESS", "--ignore-hidden-keys")

	other.exec(t, "CREATE TABLE items (order_id ID! NOT NULL, FOREIGN KEY (order_id) REFERENCES "+name+".orders (id))")
	other.exec(t, "INSERT INTO items VALUES ("+l.lit(id)+")")
	l.exec(t, "GRANT PROCESS ON *.* TO '"+role+"'@'%'")
	wantError(t, run(t, args...), 3, "cannot see")

	// Who sees both rewrites both; the state lies beside the parent.
	wantError(t, run(t, "migrate", "v1-to-v6", "--database", other.url, "--column", hidden+".items.order_id", "--yes"), 3, "database URL")
	mustRun(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes")
	six, _ := id.V6()
	same(t, "items", other.dump(t, "SELECT "+other.hexOf("order_id")+" FROM items"), []string{fmt.Sprintf("%x", six[:])})
	mustRun(t, "migrate", "undo", "--database", l.url, "--column", "orders.id", "--yes")
	other.exec(t, "DROP TABLE items")
}

// A row that moves between partitions fires the triggers of deleting and
// inserting, on the partitions.
func TestTriggersOfPartitions(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	l.exec(t, "CREATE TABLE p (id uuid NOT NULL) PARTITION BY HASH (id)")
	l.exec(t, "CREATE TABLE p0 PARTITION OF p FOR VALUES WITH (MODULUS 2, REMAINDER 0)")
	l.exec(t, "CREATE TABLE p1 PARTITION OF p FOR VALUES WITH (MODULUS 2, REMAINDER 1)")
	l.exec(t, "CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'")
	l.exec(t, "CREATE TRIGGER cleanup AFTER DELETE ON p1 FOR EACH ROW EXECUTE FUNCTION f()")
	wantError(t, run(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "p.id", "--yes"), 3, "cleanup", "--allow-triggers")
}

// An undo that cannot begin leaves the run as it was.
func TestAnUndoThatIsRefusedLeavesTheRunDone(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 50, false)
		mustRun(t, migrateArgs("v1-to-v6", flagsFor(l)...)...)
		l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s,1,100000,'again')", l.lit(s.orders[9])))
		wantError(t, run(t, migrateArgs("undo", flagsFor(l)...)...), 3, "two ids would be one")
		if st := mustRun(t, "migrate", "status", "--database", l.url); !strings.Contains(st.out, " done ") {
			t.Errorf("status says:\n%s", st.out)
		}
		l.exec(t, "DELETE FROM orders WHERE n = 100000")
		mustRun(t, migrateArgs("undo", flagsFor(l)...)...)
	})
}

func TestJSONEndsWithTheFailure(t *testing.T) {
	l := labs()["SQLite"](t)
	newShop(t, l, 20, true)
	got := run(t, "migrate", "v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes", "--json")
	if !strings.Contains(got.out, `{"event":"failed","error":`) || !strings.Contains(got.out, `"exit":3`) || !strings.HasSuffix(got.out, "}\n") {
		t.Errorf("the output is\n%s", got.out)
	}
}
