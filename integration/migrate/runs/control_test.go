package runs_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestPlanSaysWhatItWouldTakeAndWritesNothing(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 500, false)
		before, tables := s.Snapshot(t), l.Tables(t)
		got := lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, l.On("--measure")...)...)
		wanted := []string{"payments.order_id", "Estimate: in-place, because ", "time: ", "rolled back", "disk: ", "log: about", "lock: "}
		if l.IsInnoDB() {
			wanted = append(wanted, "a locking read of the application under READ COMMITTED")
		}
		for _, want := range wanted {
			if !strings.Contains(got.Out, want) {
				t.Errorf("the plan does not say %q:\n%s", want, got.Out)
			}
		}
		if says := strings.Contains(got.Out, "per second falls behind"); says == (l.Profile == engine.SQLite) {
			t.Errorf("the plan speaks of replicas: %v\n%s", says, got.Out)
		}
		got = lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, l.On("--json")...)...)
		var p struct {
			Rewrite  string
			Plan     struct{ Columns []any }
			Estimate struct {
				Values int64
				Locks  []string
			}
		}
		if err := json.Unmarshal([]byte(got.Out), &p); err != nil || p.Rewrite != "v1-to-v6" || len(p.Plan.Columns) != 5 || p.Estimate.Values == 0 || len(p.Estimate.Locks) == 0 {
			t.Errorf("the JSON is %s (%v)", got.Out, err)
		}
		s.Check(t, "after the plans", before)
		lab.Same(t, "tables", l.Tables(t), tables)
		lab.WantError(t, lab.Run(t, append([]string{"migrate", "plan", "google-v6-repair"}, l.On()...)...), 3, "version 6")
	})
}

func TestPauseFromTheStateAndFromAFile(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 300, false)
		lab.WantError(t, lab.Run(t, append([]string{"migrate", "pause"}, l.On()...)...), 3, "no run is recorded")
		// The file holds the run from its first chunk on: however fast it is, the
		// command that pauses it comes while it is under way.
		file := filepath.Join(t.TempDir(), "pause")
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		c := lab.Start(t, lab.Args("v1-to-v6", l.On("--yes", "--chunk-rows", "10", "--lock-wait", "30s", "--pause-file", file)...)...)
		if e := c.Until(t, `"event":"paused"`); !strings.Contains(e, file) {
			t.Errorf("the event is %s", e)
		}
		lab.MustRun(t, append([]string{"migrate", "pause"}, l.On()...)...)
		if e := c.Until(t, `"event":"paused"`); !strings.Contains(e, "resume") {
			t.Errorf("the event is %s", e)
		}
		os.Remove(file)
		if st := lab.MustRun(t, "migrate", "status", "--database", l.URL); !strings.Contains(st.Out, "running, paused") {
			t.Errorf("status says\n%s", st.Out)
		}
		if o := s.Orphans(t); o != "0" {
			t.Errorf("%s orphans in the pause", o)
		}
		v := lab.MustRun(t, append([]string{"migrate", "verify"}, l.On()...)...)
		if !strings.Contains(v.Out, "hold exactly the ids they should") || !strings.Contains(v.Out, "still to be rewritten") {
			t.Errorf("verify in the middle says\n%s", v.Out)
		}
		lab.MustRun(t, append([]string{"migrate", "resume"}, l.On()...)...)
		c.Until(t, `"event":"resumed"`)
		if code, events := c.End(); code != 0 {
			t.Errorf("exit %d\n%s%s", code, events, c.Err.String())
		}
		s.Check(t, "after the pause", s.Expected())

		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		c = lab.Start(t, lab.Args("undo", l.On("--yes", "--pause-file", file)...)...)
		c.Until(t, `"event":"paused"`)
		os.Remove(file)
		if code, _ := c.End(); code != 0 {
			t.Errorf("undo: exit %d, %s", code, c.Err.String())
		}
	})
}

func TestVerifyAndFinish(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 300, false)
		tables := l.Tables(t)
		if v := lab.MustRun(t, append([]string{"migrate", "verify"}, l.On()...)...); !strings.Contains(v.Out, "no run is recorded") || !strings.Contains(v.Out, "300 of version 1") {
			t.Errorf("verify without a run says\n%s", v.Out)
		}
		lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--quiet")...)...)
		v := lab.MustRun(t, append([]string{"migrate", "verify"}, l.On("--sample", "50")...)...)
		if !strings.Contains(v.Out, "Run 1, v1-to-v6, is done.") || !strings.Contains(v.Out, "exactly the ids") || strings.Contains(v.Out, " 0 ids looked up") {
			t.Errorf("verify says\n%s", v.Out)
		}
		// An id that is not what it should be.
		other := lab.NewOf(rand.New(rand.NewPCG(3, 3)), 6)
		l.Exec(t, "UPDATE payments SET order_id = NULL WHERE n = 1")
		l.Exec(t, "UPDATE payments SET order_id = (SELECT id FROM orders WHERE n = 2) WHERE n = 3")
		l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s,1,100000,'x')", l.Lit(other)))
		l.Exec(t, "DELETE FROM orders WHERE n = 100000")
		l.Exec(t, "UPDATE payments SET order_id = (SELECT id FROM orders WHERE n = 1) WHERE n = 1")
		lab.WantError(t, lab.Run(t, append([]string{"migrate", "verify", "--quiet"}, l.On()...)...), 4, "payments.order_id", "other ids than expected")

		if got := lab.RunIn(t, "n\n", append([]string{"migrate", "finish"}, l.On()...)...); got.Code != 3 || !strings.Contains(got.Err, "cannot be undone") {
			t.Errorf("finish, answered no: exit %d %s", got.Code, got.Err)
		}
		got := lab.MustRun(t, append([]string{"migrate", "finish", "--yes"}, l.On()...)...)
		if !strings.Contains(got.Out, "Run 1 (v1-to-v6, done) is forgotten") {
			t.Errorf("finish says\n%s", got.Out)
		}
		lab.Same(t, "tables", l.Tables(t), tables)
		lab.WantError(t, lab.Run(t, lab.Args("undo", l.On("--yes")...)...), 3, "no run is recorded")
		_ = s
	})
}

func TestFinishRefusesARunUnderWay(t *testing.T) {
	l := lab.Open(t, "SQLite")
	lab.NewShop(t, l, 2000, false)
	if !lab.KillAfter(t, 2, 0, lab.Args("v1-to-v6", l.InChunks()...)...) {
		t.Fatal("the run was not killed in the middle")
	}
	lab.WantError(t, lab.Run(t, append([]string{"migrate", "finish", "--yes"}, l.On()...)...), 3, "undo it, first")
}

// Columns that hold the ids without a foreign key: one of them polymorphic.
func TestLinksWithoutAForeignKey(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 200, false)
		r := rand.New(rand.NewPCG(4, 4))
		customer := lab.NewV1(r)
		l.Exec(t, "CREATE TABLE customers (id ID! NOT NULL PRIMARY KEY)")
		l.Exec(t, "INSERT INTO customers VALUES ("+l.Lit(customer)+")")
		l.Exec(t, "CREATE TABLE comments (n integer NOT NULL PRIMARY KEY, subject ID!)")
		l.Exec(t, "INSERT INTO comments VALUES (1,"+l.Lit(s.Orders[5])+"), (2,"+l.Lit(customer)+"), (3,NULL)")
		before := s.Snapshot(t)
		comments := func() []string { return l.Dump(t, "SELECT n, "+l.HexOf("subject")+" FROM comments ORDER BY n") }
		was := comments()
		lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", l.On("--yes", "--also", "comments.subject")...)...), 3, "comments.subject", "stands in no other table", "--also too")
		lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", l.On("--yes", "--also", "comments.sbject")...)...), 3, "no column", "--also")
		s.Check(t, "after the refusal", before)
		args := lab.Args("v1-to-v6", l.On("--yes", "--also", "comments.subject", "--also", "customers.id", "--chunk-rows", "20")...)
		lab.KillAfter(t, 1, 0, args...)
		got := lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes")...)...) // it knows the links by itself
		_ = got
		s.Check(t, "after v1-to-v6", s.Expected())
		six := func(u sqltype.UUID) string { v, _ := u.V6(); return fmt.Sprintf("%x", v[:]) }
		lab.Same(t, "comments", comments(), []string{"1|" + six(s.Orders[5]), "2|" + six(customer), "3|NULL"})
		lab.MustRun(t, append([]string{"migrate", "verify"}, l.On()...)...)
		l.Exec(t, "DELETE FROM payments WHERE n = 5")
		l.Exec(t, "DELETE FROM customers")
		lab.WantError(t, lab.Run(t, append([]string{"migrate", "verify", "--quiet"}, l.On()...)...), 4, "comments.subject", "stands in no other table")
		l.Exec(t, "INSERT INTO customers SELECT subject FROM comments WHERE n = 2")
		lab.MustRun(t, lab.Args("undo", l.On("--yes")...)...)
		lab.Same(t, "comments after the undo", comments(), was)
	})
}

// With the normaliser an application may go on with old ids: new rows get new ids
// and find their parents, whether those have been rewritten or not.
func TestNormaliseInserts(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 60, false)
		args := lab.Args("v1-to-v6", l.On("--yes", "--normalize-inserts", "--chunk-rows", "10")...)
		if l.Name == "SQLite" {
			before := s.Snapshot(t)
			lab.WantError(t, lab.Run(t, args...), 3, "SQLite trigger cannot change")
			s.Check(t, "after the refusal", before)
			return
		}
		if !lab.KillAfter(t, 2, 0, args...) {
			t.Fatal("the run was not killed in the middle")
		}
		for i, old := range s.Orders {
			l.Exec(t, fmt.Sprintf("INSERT INTO payments VALUES (%d,%s)", 1000+i, l.Lit(old)))
			l.Exec(t, fmt.Sprintf("INSERT INTO items VALUES (%s,%d,7,%d)", l.Lit(old), i%7, 1000+i))
		}
		late := lab.NewV1(rand.New(rand.NewPCG(5, 5)))
		s.AddOrder(t, 100_000, late)
		if o := s.Orphans(t); o != "0" {
			t.Fatalf("%s orphans", o)
		}
		lab.MustRun(t, args...)
		for i, old := range s.Orders {
			six, _ := old.V6()
			if got := l.Dump(t, fmt.Sprintf("SELECT %s FROM payments WHERE n = %d", l.HexOf("order_id"), 1000+i)); got[0] != fmt.Sprintf("%x", six[:]) {
				t.Fatalf("payment %d has %s, want %v", 1000+i, got[0], six)
			}
		}
		if o := s.Orphans(t); o != "0" {
			t.Errorf("%s orphans", o)
		}
		// It goes on until finish or undo.
		later := lab.NewV1(rand.New(rand.NewPCG(6, 6)))
		s.AddOrder(t, 100_001, later)
		six, _ := later.V6()
		lab.Same(t, "a late order", l.Dump(t, "SELECT "+l.HexOf("id")+" FROM orders WHERE n = 100001"), []string{fmt.Sprintf("%x", six[:])})
		lab.MustRun(t, lab.Args("undo", l.On("--yes", "--include-new")...)...)
		s.AddOrder(t, 100_002, lab.NewV1(rand.New(rand.NewPCG(7, 7))))
		if v := lab.MustRun(t, append([]string{"migrate", "verify"}, l.On()...)...); strings.Contains(v.Out, "of version 6") {
			t.Errorf("after the undo, and with a new row:\n%s", v.Out)
		}
	})
}

func TestMissingIndexesAreMadeWhenAsked(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 100, false)
		l.Exec(t, "CREATE TABLE visits (n integer PRIMARY KEY, order_id ID!)")
		l.Exec(t, "INSERT INTO visits VALUES (1, "+l.Lit(s.Orders[3])+")")
		got := lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--also", "visits.order_id", "--create-missing-indexes")...)...)
		if !strings.Contains(got.Out, "no index begins with") {
			t.Errorf("the plan does not warn:\n%s", got.Out)
		}
		if got := lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, l.On("--also", "visits.order_id", "--on-mismatch", "skip")...)...); strings.Contains(got.Out, "visits.order_id: every chunk") {
			t.Errorf("the index was not made:\n%s", got.Out)
		}
	})
}

func TestLoadAndLag(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 100, false)
		before := s.Snapshot(t)
		if l.Name == "SQLite" {
			lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", l.On("--yes", "--max-load", "5")...)...), 3, "load", "SQLite")
			s.Check(t, "after the refusal", before)
			return
		}
		if l.IsInnoDB() {
			lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", l.On("--yes", "--max-lag", "5s")...)...), 3, "lag", "name the replicas")
		}
		lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", l.On("--yes", "--max-lag", "5s", "--replica", l.URL)...)...), 3, "it is no replica")
		s.Check(t, "after the refusals", before)
		more := []string{"--yes", "--max-load", "10000"}
		if l.Name == "PostgreSQL" {
			more = append(more, "--max-lag", "1m")
		}
		lab.MustRun(t, lab.Args("v1-to-v6", l.On(more...)...)...)
		s.Check(t, "after v1-to-v6", s.Expected())
	})
}

// A wrong id that comes between the plan and the first chunk stops the run.
func TestAWrongVersionAfterThePlan(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 50, false)
		late := lab.Prompted(t, lab.Args("v1-to-v6", l.On()...)...)
		l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s,1,100000,'wrong')", l.Lit(lab.NewOf(rand.New(rand.NewPCG(9, 9)), 4))))
		before, tables := s.Snapshot(t), l.Tables(t)
		if got := late("y\n"); got.Code != 3 || !strings.Contains(got.Err, "orders.id") || !strings.Contains(got.Err, "since it was planned") {
			t.Errorf("exit %d, want 3\n%s", got.Code, got.Err)
		}
		for table, want := range before {
			lab.Same(t, table, s.Snapshot(t)[table], want)
		}
		lab.Same(t, "tables", l.Tables(t), tables)
	})
}

func TestDatabaseURLAndPasswordFile(t *testing.T) {
	l := lab.Open(t, "SQLite")
	lab.NewShop(t, l, 5, false)
	t.Setenv("DATABASE_URL", l.URL)
	lab.MustRun(t, "migrate", "status")
	t.Setenv("DATABASE_URL", "")
	file := filepath.Join(t.TempDir(), "password")
	if err := os.WriteFile(file, []byte("s3cret/@:%\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	lab.WantError(t, lab.Run(t, "migrate", "status", "--database", l.URL, "--password-file", file), 2, "no password")
	lab.WantError(t, lab.Run(t, "migrate", "status", "--database", "postgres://u:x@127.0.0.1/db", "--password-file", file), 2, "in one place")
	lab.EachInnoDB(t, func(t *testing.T, m *lab.Lab) { aPasswordFile(t, m, file) })
}

func aPasswordFile(t *testing.T, m *lab.Lab, file string) {
	role := "sqluuid_pw_" + strings.TrimPrefix(lab.ParseURL(t, m.URL).Path, "/")[len("sqluuid_test_"):]
	m.Exec(t, "CREATE USER '"+role+"'@'%' IDENTIFIED BY 's3cret/@:%'")
	t.Cleanup(func() { m.DB.Exec("DROP USER '" + role + "'@'%'") })
	m.Exec(t, "GRANT SELECT ON "+strings.TrimPrefix(lab.ParseURL(t, m.URL).Path, "/")+".* TO '"+role+"'@'%'")
	u := lab.ParseURL(t, m.URL)
	u.User = url.User(role)
	lab.MustRun(t, "migrate", "status", "--database", u.String(), "--password-file", file)
}

func TestLoggingQuietManAndCompletion(t *testing.T) {
	l := lab.Open(t, "SQLite")
	lab.NewShop(t, l, 50, false)
	got := lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--log-level", "debug")...)...)
	if !strings.Contains(got.Err, "level=DEBUG msg=chunk run=1") || !strings.Contains(got.Err, "level=INFO msg=finished") {
		t.Errorf("the log is\n%s", got.Err)
	}
	if got := lab.MustRun(t, lab.Args("undo", l.On("--yes", "--quiet")...)...); got.Out+got.Err != "" {
		t.Errorf("--quiet printed %s%s", got.Out, got.Err)
	}
	dir := t.TempDir()
	lab.MustRun(t, "man", "--dir", dir)
	page, err := os.ReadFile(filepath.Join(dir, "sqluuid-migrate-v1-to-v6.1"))
	if err != nil || !strings.Contains(string(page), "chunk-time") {
		t.Errorf("the man page: %v", err)
	}
	for _, shell := range []string{"bash", "zsh", "fish", "powershell"} {
		if got := lab.MustRun(t, "completion", shell); !strings.Contains(got.Out, "sqluuid") {
			t.Errorf("completion for %s: %s", shell, got.Out)
		}
	}
}

// A run that was begun without the triggers gets them when it goes on with
// --normalize-inserts, which was passed over once.
func TestARunThatGoesOnGetsItsNormaliser(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		if l.Profile == engine.SQLite {
			t.Skip("SQLite has no normaliser")
		}
		s := lab.NewShop(t, l, 2000, false)
		if !lab.KillAfter(t, 3, 0, lab.Args("v1-to-v6", l.InChunks()...)...) {
			t.Fatal("the run was not killed in the middle")
		}
		lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks("--normalize-inserts")...)...)
		late := lab.NewV1(rand.New(rand.NewPCG(97, 97)))
		s.AddOrder(t, 100_000, late)
		six, err := late.V6()
		if err != nil {
			t.Fatal(err)
		}
		lab.Same(t, "the late id", l.Dump(t, "SELECT "+l.HexOf("id")+" FROM orders WHERE n = 100000"), []string{fmt.Sprintf("%x", six[:])})
		if st := lab.MustRun(t, "migrate", "status", "--database", l.URL); !strings.Contains(st.Out, "normaliser on") {
			t.Errorf("status says\n%s", st.Out)
		}
		lab.MustRun(t, lab.Args("undo", l.InChunks("--include-new")...)...)
		if st := lab.MustRun(t, "migrate", "status", "--database", l.URL); strings.Contains(st.Out, "normaliser on") {
			t.Errorf("after the undo, which takes the triggers away, status says\n%s", st.Out)
		}
	})
}
