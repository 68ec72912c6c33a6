package runs_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A holder is a session that has a transaction open, as long as the test wants.
type holder struct {
	tx *sql.Tx
	id string // the server's number of it
}

// hold opens a transaction in which a statement has run.
func hold(t *testing.T, l *lab.Lab, query string) *holder {
	t.Helper()
	tx, err := l.DB.Begin()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tx.Rollback() })
	self := "SELECT CONNECTION_ID()"
	if l.Profile == engine.PostgreSQL {
		self = "SELECT pg_backend_pid()"
	}
	h := &holder{tx: tx}
	if err := tx.QueryRow(self).Scan(&h.id); err != nil {
		t.Fatal(err)
	}
	if _, err := tx.Exec(query); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return h
}

func (h *holder) end(t *testing.T) {
	t.Helper()
	if err := h.tx.Rollback(); err != nil {
		t.Fatal(err)
	}
}

// A bystander is an application that runs one statement after the other while a command
// goes on.
type bystander struct {
	ran     int
	longest time.Duration
	waited  time.Duration // in all, for statements that took more than a tenth of a second
	took    time.Duration // from the first to the last
	err     error
}

// run runs statements until the context ends.
func (b *bystander) run(ctx context.Context, db *sql.DB, app func(n int) string) {
	begun := time.Now()
	for ; ctx.Err() == nil && b.err == nil; b.ran++ {
		start := time.Now()
		_, b.err = db.Exec(app(b.ran))
		took := time.Since(start)
		if b.longest = max(b.longest, took); took > 100*time.Millisecond {
			b.waited += took
		}
		select {
		case <-ctx.Done():
		case <-time.After(5 * time.Millisecond):
		}
	}
	b.took = time.Since(begun)
}

// beside runs a command to its end, and statements of an application beside it. far is another
// application, with the table aside of its own: it waits for the machine alone.
func beside(t *testing.T, l *lab.Lab, app func(n int) string, args ...string) (code int, events, errOut string, near, far bystander) {
	t.Helper()
	c := lab.Start(t, args...)
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	var both sync.WaitGroup
	both.Go(func() { near.run(ctx, l.DB, app) })
	both.Go(func() {
		far.run(ctx, l.DB, func(n int) string { return fmt.Sprintf("INSERT INTO aside VALUES (%d)", n) })
	})
	code, events = c.End()
	cancel()
	both.Wait()
	if err := errors.Join(near.err, far.err); err != nil {
		t.Errorf("the application got %v", err)
	}
	for _, b := range []bystander{near, far} {
		t.Logf("an application ran %d statements in %v, and waited %v for one at the most, %v in all", b.ran, b.took.Round(time.Millisecond), b.longest.Round(time.Millisecond), b.waited.Round(time.Millisecond))
	}
	return code, events, c.Err.String(), near, far
}

// spared wants that others had most of the time, and that none of them waited for long; what
// the machine made them wait does not count.
func (b bystander) spared(t *testing.T, longest time.Duration, far bystander) {
	t.Helper()
	if longest += far.longest; b.longest > longest {
		t.Errorf("the application waited %v for one statement, want %v at the most", b.longest, longest)
	}
	if b.waited > b.took*6/10+far.waited {
		t.Errorf("the application waited %v of %v", b.waited, b.took)
	}
}

func reads(int) string { return "SELECT count(*) FROM orders" }

// gone is a session without a user, which has ended. MariaDB lists transactions anew only when nobody
// has asked for them for a tenth of a second, and other tests ask all the time.
var gone = regexp.MustCompile(`session \d+, since`)

// Somebody has a transaction open for longer than the command waits. It gives up, says
// who it was, and leaves everything as it was; meanwhile the application goes on, but for
// moments.
func TestALongTransactionIsInTheWay(t *testing.T) {
	inserts := func(l *lab.Lab) func(n int) string {
		return func(n int) string {
			return fmt.Sprintf("INSERT INTO payments VALUES (%d, NULL)", 100_000+n)
		}
	}
	visits := func(l *lab.Lab) func(n int) string {
		return func(n int) string {
			return fmt.Sprintf("INSERT INTO visits VALUES (%d, NULL)", 100_000+n)
		}
	}
	postgres := []string{"PostgreSQL"}
	for _, tt := range []struct {
		name    string
		engines []string
		hold    string
		args    []string
		app     func(*lab.Lab) func(int) string
		longest time.Duration
	}{
		{"the normaliser", lab.InnoDB, "SELECT * FROM payments",
			[]string{"--normalize-inserts", "--lock-wait", "8s"}, inserts, 3 * time.Second},
		{"an index", lab.InnoDB, "SELECT * FROM visits",
			[]string{"--also", "visits.order_id", "--create-missing-indexes", "--lock-wait", "4s"},
			visits, 3 * time.Second},
		{"the normaliser", postgres, "INSERT INTO payments VALUES (-1, NULL)",
			[]string{"--normalize-inserts", "--lock-wait", "4s"}, inserts, 2 * time.Second},
		{"a link without a foreign key", postgres, "INSERT INTO visits VALUES (-1, NULL)",
			[]string{"--also", "visits.order_id", "--lock-wait", "4s"}, visits, 2 * time.Second},
	} {
		for _, engine := range tt.engines {
			t.Run(engine+", "+tt.name, func(t *testing.T) {
				if len(tt.engines) > 1 && tt.engines[dbtest.Daily(tt.name, len(tt.engines))] != engine {
					dbtest.AtNight(t)
				}
				t.Parallel()
				l := lab.Open(t, engine)
				s := lab.NewShop(t, l, 100, false)
				l.Exec(t, "CREATE TABLE visits (n integer PRIMARY KEY, order_id ID!)")
				l.Exec(t, "INSERT INTO visits VALUES (1, "+l.Lit(s.Orders[3])+")")
				orders := func() []string { return l.Dump(t, "SELECT n, "+l.HexOf("id")+" FROM orders ORDER BY n") }
				l.Exec(t, "CREATE TABLE aside (n integer PRIMARY KEY)")
				before := orders()
				h := hold(t, l, tt.hold)
				code, events, errOut, near, far := beside(t, l, tt.app(l), lab.Args("v1-to-v6", l.Yes(tt.args...)...)...)
				for again := 0; again < 3 && gone.MatchString(errOut); again++ {
					t.Logf("the server lists transactions from before: %s", errOut)
					for _, table := range []string{"aside WHERE n >= 0", "payments WHERE n >= 100000", "visits WHERE n >= 100000"} {
						l.Exec(t, "DELETE FROM "+table)
					}
					code, events, errOut, near, far = beside(t, l, tt.app(l), lab.Args("v1-to-v6", l.Yes(tt.args...)...)...)
				}
				lab.WantError(t, lab.Result{Code: code, Out: events, Err: errOut}, 1, "locked by another session", "session "+h.id+" of user", "run the same again")
				if !strings.Contains(events, `"event":"waiting"`) || !strings.Contains(events, "session "+h.id+" of user") {
					t.Errorf("no event says who is in the way:\n%s", events)
				}
				near.spared(t, tt.longest, far)
				lab.Same(t, "orders", orders(), before)
				h.end(t)
				lab.MustRun(t, lab.Args("v1-to-v6", l.Yes(tt.args...)...)...)
			})
		}
	}
}

// A chunk that waits for a row says who has it, if the role may know.
func TestWhoHasTheRow(t *testing.T) {
	lab.EachServer(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 50, false)
		l.Exec(t, "CREATE TABLE aside (n integer PRIMARY KEY)")
		h := hold(t, l, "UPDATE orders SET note = 'locked' WHERE n = 7")
		code, events, errOut, _, _ := beside(t, l, reads, lab.Args("v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes", "--lock-wait", "2s")...)
		lab.WantError(t, lab.Result{Code: code, Out: events, Err: errOut}, 1, "locked by another session", "held up by session "+h.id+" of user")
		if !strings.Contains(events, "held up by session "+h.id+" of user") {
			t.Errorf("no event says who has the row:\n%s", events)
		}
		if strings.Contains(events+errOut, "locked'") {
			t.Errorf("a statement of somebody else is shown:\n%s%s", events, errOut)
		}
		if l.IsInnoDB() { // where the chunk is not the one to give way in a deadlock
			if plan := lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, l.On()...)...); !strings.Contains(plan.Out, "error 1213: it must begin again") {
				t.Errorf("the plan does not say who gives way in a deadlock:\n%s", plan.Out)
			}
		}
		// A role that may know little is told little, and is not stopped by that.
		u := lab.ParseURL(t, l.URL)
		name := strings.TrimPrefix(u.Path, "/")
		role := strings.Replace(name, "test", "role", 1)
		u.User = url.UserPassword(role, "s3cret")
		if l.Profile == engine.PostgreSQL {
			l.Exec(t, "CREATE ROLE "+role+" LOGIN PASSWORD 's3cret'")
			t.Cleanup(func() { l.DB.Exec("DROP OWNED BY " + role); l.DB.Exec("DROP ROLE " + role) })
			l.Exec(t, "GRANT SELECT, UPDATE ON ALL TABLES IN SCHEMA public TO "+role)
			l.Exec(t, "GRANT CREATE ON DATABASE "+name+" TO "+role)
		} else {
			l.Exec(t, "CREATE USER '"+role+"'@'%' IDENTIFIED BY 's3cret'")
			t.Cleanup(func() { l.DB.Exec("DROP USER '" + role + "'@'%'") })
			l.Exec(t, "GRANT ALL ON "+name+".* TO '"+role+"'@'%'")
		}
		got := lab.Run(t, lab.Args("v1-to-v6", "--database", u.String(), "--column", "orders.id", "--yes", "--ignore-hidden-keys", "--quiet", "--lock-wait", "2s")...)
		lab.WantError(t, got, 1, "locked by another session", "run the same again")
		if named := strings.Contains(got.Err, "session "+h.id); named != (l.Profile == engine.PostgreSQL) {
			t.Errorf("a role with few privileges is told: %s", got.Err)
		}
		h.end(t)
		lab.MustRun(t, lab.Args("v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes")...)
		s.Check(t, "once the row is free", s.Expected())
	})
}

// A chunk that meets a locked row becomes smaller until it ends before that row.
func TestAChunkGetsSmallerAtALockedRow(t *testing.T) {
	lab.EachServer(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE lone (id ID! NOT NULL PRIMARY KEY, n integer NOT NULL UNIQUE)")
		var rows []string
		for i := range 1500 { // the order of their ids is that of their places
			rows = append(rows, fmt.Sprintf("(%s,%d)", l.Lit(sqltype.MustParse(fmt.Sprintf("%08x-7000-11ee-8000-00000000abcd", i+1))), i))
		}
		l.Exec(t, "INSERT INTO lone VALUES "+strings.Join(rows, ","))
		h := hold(t, l, "UPDATE lone SET n = -1 WHERE n = 1400")
		args := lab.Args("v1-to-v6", "--database", l.URL, "--column", "lone.id", "--yes", "--quiet", "--lock-wait", "3s")
		lab.WantError(t, lab.Run(t, args...), 1, "locked by another session")
		six := l.VersionOf("id") + " = '6'"
		var moved int
		if err := l.DB.QueryRow("SELECT count(*) FROM lone WHERE " + six).Scan(&moved); err != nil {
			t.Fatal(err)
		}
		if moved < 300 || moved > 1400 {
			t.Errorf("%d of 1500 ids were rewritten while one of the last had a lock, want hundreds", moved)
		}
		h.end(t)
		lab.MustRun(t, args...)
	})
}
