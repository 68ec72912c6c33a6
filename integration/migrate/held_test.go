package migrate_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/go-sql-driver/mysql"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A holder is a session that has a transaction open, as long as the test wants.
type holder struct {
	tx *sql.Tx
	id string // the server's number of it
}

// hold opens a transaction in which a statement has run.
func hold(t *testing.T, l *lab, query string) *holder {
	t.Helper()
	tx, err := l.db.Begin()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tx.Rollback() })
	self := "SELECT CONNECTION_ID()"
	if l.p == engine.PostgreSQL {
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

// beside runs a command to its end, and statements of an application beside it.
func beside(t *testing.T, l *lab, app func(n int) string, args ...string) (code int, events, errOut string, b bystander) {
	t.Helper()
	c := startJSON(t, args...)
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	over := make(chan struct{})
	go func() {
		defer close(over)
		begun := time.Now()
		for ; ctx.Err() == nil && b.err == nil; b.ran++ {
			start := time.Now()
			_, b.err = l.db.Exec(app(b.ran))
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
	}()
	code, events = c.end()
	cancel()
	<-over
	if b.err != nil {
		t.Errorf("the application got %v", b.err)
	}
	t.Logf("the application ran %d statements in %v, and waited %v for one at the most, %v in all", b.ran, b.took.Round(time.Millisecond), b.longest.Round(time.Millisecond), b.waited.Round(time.Millisecond))
	return code, events, c.err.String(), b
}

// spared wants that others had most of the time, and that none of them waited for long.
func (b bystander) spared(t *testing.T, longest time.Duration) {
	t.Helper()
	if b.longest > longest {
		t.Errorf("the application waited %v for one statement, want %v at the most", b.longest, longest)
	}
	if b.waited > b.took*6/10 {
		t.Errorf("the application waited %v of %v", b.waited, b.took)
	}
}

func reads(int) string { return "SELECT count(*) FROM orders" }

// Somebody has a transaction open for longer than the command waits. It gives up, says
// who it was, and leaves everything as it was; meanwhile the application goes on, but for
// moments.
func TestALongTransactionIsInTheWay(t *testing.T) {
	inserts := func(l *lab) func(n int) string {
		return func(n int) string {
			return fmt.Sprintf("INSERT INTO payments VALUES (%d, NULL)", 100_000+n)
		}
	}
	visits := func(l *lab) func(n int) string {
		return func(n int) string {
			return fmt.Sprintf("INSERT INTO visits VALUES (%d, NULL)", 100_000+n)
		}
	}
	readsOnly := func(*lab) func(int) string { return reads }
	postgres := []string{"PostgreSQL"}
	for _, tt := range []struct {
		name    string
		engines []string
		hold    string
		args    []string
		app     func(*lab) func(int) string
		longest time.Duration
	}{
		{"a copy", innoDB, "SELECT * FROM orders",
			[]string{"--strategy", "copy", "--lock-wait", "6s"}, readsOnly, 5 * time.Second},
		{"the normaliser", innoDB, "SELECT * FROM payments",
			[]string{"--normalize-inserts", "--lock-wait", "8s"}, inserts, 3 * time.Second},
		{"an index", innoDB, "SELECT * FROM visits",
			[]string{"--also", "visits.order_id", "--create-missing-indexes", "--lock-wait", "4s"},
			visits, 3 * time.Second},
		{"an online copy", innoDB, "SELECT * FROM orders",
			[]string{"--strategy", "copy", "--online", "--lock-wait", "100ms"},
			readsOnly, 3 * time.Second},
		{"a copy", postgres, "SELECT * FROM orders",
			[]string{"--strategy", "copy", "--lock-wait", "4s"}, readsOnly, 2 * time.Second},
		{"a copy that cannot begin", postgres, "INSERT INTO payments VALUES (-1, NULL)",
			[]string{"--strategy", "copy", "--lock-wait", "4s"}, inserts, 2 * time.Second},
		{"the normaliser", postgres, "INSERT INTO payments VALUES (-1, NULL)",
			[]string{"--normalize-inserts", "--lock-wait", "4s"}, inserts, 2 * time.Second},
		{"a link without a foreign key", postgres, "INSERT INTO visits VALUES (-1, NULL)",
			[]string{"--also", "visits.order_id", "--lock-wait", "4s"}, visits, 2 * time.Second},
		{"an online copy", postgres, "SELECT * FROM orders",
			[]string{"--strategy", "copy", "--online", "--lock-wait", "100ms"},
			readsOnly, 2 * time.Second},
	} {
		for _, engine := range tt.engines {
			t.Run(engine+", "+tt.name, func(t *testing.T) {
				t.Parallel()
				l := labs()[engine](t)
				s := newOnlineShop(t, l, 100)
				l.exec(t, "CREATE TABLE visits (n integer PRIMARY KEY, order_id ID!)")
				l.exec(t, "INSERT INTO visits VALUES (1, "+l.lit(s.orders[3])+")")
				orders := func() []string { return l.dump(t, "SELECT n, "+l.hexOf("id")+" FROM orders ORDER BY n") }
				before, tables := orders(), l.tables(t)
				h := hold(t, l, tt.hold)
				code, events, errOut, b := beside(t, l, tt.app(l), migrateArgs("v1-to-v6", copyFlags(l, tt.args...)...)...)
				wantError(t, result{code, events, errOut}, 1, "locked by another session", "session "+h.id+" of user", "run the same again")
				if !strings.Contains(events, `"event":"waiting"`) || !strings.Contains(events, "session "+h.id+" of user") {
					t.Errorf("no event says who is in the way:\n%s", events)
				}
				b.spared(t, tt.longest)
				same(t, "orders", orders(), before)
				if strings.Contains(tt.name, "copy") && !strings.Contains(tt.name, "online") {
					same(t, "tables", l.tables(t), tables)
				}
				h.end(t)
				mustRun(t, migrateArgs("v1-to-v6", copyFlags(l, tt.args...)...)...)
			})
		}
	}
}

// A server on which others have transactions open too, in databases of theirs and for
// longer: those who can have the table come first. MySQL tells which of them has it.
func TestAGuessBeginsWithTheSameDatabase(t *testing.T) {
	eachInnoDB(t, aGuessBeginsWithTheSameDatabase)
}

func aGuessBeginsWithTheSameDatabase(t *testing.T, l *lab) {
	elsewhere := l.another(t)
	newShop(t, elsewhere, 1, false)
	for range 5 {
		hold(t, elsewhere, "SELECT * FROM orders")
	}
	newShop(t, l, 10, false)
	h := hold(t, l, "SELECT * FROM orders")
	got := run(t, migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy", "--quiet", "--lock-wait", "1s")...)...)
	words := []string{": session " + h.id + " of user", " more)"}
	if l.name == "MySQL" { // which tells who has the table
		words = []string{"(held up by session " + h.id + " of user"}
	}
	wantError(t, got, 1, append(words, "locked by another session")...)
	h.end(t)
}

// A reader who goes away in time costs a copy nothing but time, and readers who come
// while it waits do not wait with it.
func TestACopyWaitsForAReader(t *testing.T) {
	onlineLabs(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 100, false)
		h := hold(t, l, "SELECT * FROM orders")
		c := startJSON(t, migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy", "--lock-wait", "1m")...)...)
		c.until(t, "session "+h.id+" of user")
		ended := make(chan int, 1)
		go func() {
			code, _ := c.end()
			ended <- code
		}()
		ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second)
		defer cancel()
		var n int
		if err := l.db.QueryRowContext(ctx, "SELECT count(*) FROM orders").Scan(&n); err != nil || n != 100 {
			t.Errorf("a reader who came while the copy waited got %d rows, %v", n, err)
		}
		h.end(t)
		if code := <-ended; code != 0 {
			t.Fatalf("exit %d\n%s", code, c.err.String())
		}
		s.check(t, "after the copy", s.expected())
	})
}

// An interrupt ends a copy that waits for a reader, and nothing is swapped.
func TestAnInterruptEndsACopyThatWaits(t *testing.T) {
	onlineLabs(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 100, false)
		before, tables := s.snapshot(t), l.tables(t)
		h := hold(t, l, "SELECT * FROM orders")
		c := startJSON(t, migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy", "--lock-wait", "10m")...)...)
		c.until(t, `"event":"waiting"`)
		if err := c.cmd.Process.Signal(os.Interrupt); err != nil {
			t.Fatal(err)
		}
		code, _ := c.end()
		wantError(t, result{code: code, err: c.err.String()}, 5, "stopped")
		h.end(t)
		same(t, "tables", l.tables(t), tables)
		s.check(t, "after the interrupt", before)
	})
}

// A chunk that waits for a row says who has it, if the role may know.
func TestWhoHasTheRow(t *testing.T) {
	onlineLabs(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 50, false)
		h := hold(t, l, "UPDATE orders SET note = 'locked' WHERE n = 7")
		code, events, errOut, _ := beside(t, l, reads, migrateArgs("v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes", "--lock-wait", "2s")...)
		wantError(t, result{code, events, errOut}, 1, "locked by another session", "held up by session "+h.id+" of user")
		if !strings.Contains(events, "held up by session "+h.id+" of user") {
			t.Errorf("no event says who has the row:\n%s", events)
		}
		if strings.Contains(events+errOut, "locked'") {
			t.Errorf("a statement of somebody else is shown:\n%s%s", events, errOut)
		}
		if l.isInnoDB() { // where the chunk is not the one to give way in a deadlock
			if plan := mustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, on(l)...)...); !strings.Contains(plan.out, "error 1213: it must begin again") {
				t.Errorf("the plan does not say who gives way in a deadlock:\n%s", plan.out)
			}
		}
		// A role that may know little is told little, and is not stopped by that.
		u := mustURL(t, l.url)
		name := strings.TrimPrefix(u.Path, "/")
		role := strings.Replace(name, "test", "role", 1)
		u.User = url.UserPassword(role, "s3cret")
		if l.p == engine.PostgreSQL {
			l.exec(t, "CREATE ROLE "+role+" LOGIN PASSWORD 's3cret'")
			t.Cleanup(func() { l.db.Exec("DROP OWNED BY " + role); l.db.Exec("DROP ROLE " + role) })
			l.exec(t, "GRANT SELECT, UPDATE ON ALL TABLES IN SCHEMA public TO "+role)
			l.exec(t, "GRANT CREATE ON DATABASE "+name+" TO "+role)
		} else {
			l.exec(t, "CREATE USER '"+role+"'@'%' IDENTIFIED BY 's3cret'")
			t.Cleanup(func() { l.db.Exec("DROP USER '" + role + "'@'%'") })
			l.exec(t, "GRANT ALL ON "+name+".* TO '"+role+"'@'%'")
		}
		got := run(t, migrateArgs("v1-to-v6", "--database", u.String(), "--column", "orders.id", "--yes", "--ignore-hidden-keys", "--quiet", "--lock-wait", "2s")...)
		wantError(t, got, 1, "locked by another session", "run the same again")
		if named := strings.Contains(got.err, "session "+h.id); named != (l.p == engine.PostgreSQL) {
			t.Errorf("a role with few privileges is told: %s", got.err)
		}
		h.end(t)
		mustRun(t, migrateArgs("v1-to-v6", "--database", l.url, "--column", "orders.id", "--yes")...)
		s.check(t, "once the row is free", s.expected())
	})
}

// A chunk that meets a locked row becomes smaller until it ends before that row.
func TestAChunkGetsSmallerAtALockedRow(t *testing.T) {
	onlineLabs(t, func(t *testing.T, l *lab) {
		l.exec(t, "CREATE TABLE lone (id ID! NOT NULL PRIMARY KEY, n integer NOT NULL UNIQUE)")
		var rows []string
		for i := range 1500 { // the order of their ids is that of their places
			rows = append(rows, fmt.Sprintf("(%s,%d)", l.lit(sqltype.MustParse(fmt.Sprintf("%08x-7000-11ee-8000-00000000abcd", i+1))), i))
		}
		l.exec(t, "INSERT INTO lone VALUES "+strings.Join(rows, ","))
		h := hold(t, l, "UPDATE lone SET n = -1 WHERE n = 1400")
		args := migrateArgs("v1-to-v6", "--database", l.url, "--column", "lone.id", "--yes", "--quiet", "--lock-wait", "3s")
		wantError(t, run(t, args...), 1, "locked by another session")
		six := slotted(version[l.name], "id") + " = '6'"
		var moved int
		if err := l.db.QueryRow("SELECT count(*) FROM lone WHERE " + six).Scan(&moved); err != nil {
			t.Fatal(err)
		}
		if moved < 300 || moved > 1400 {
			t.Errorf("%d of 1500 ids were rewritten while one of the last had a lock, want hundreds", moved)
		}
		h.end(t)
		mustRun(t, args...)
	})
}

// Readers who come and go, as those of an application do, do not keep a copy from its
// swap, although there is never a moment without one. On InnoDB the server may end a
// transaction that has one of the tables and comes to another one.
func TestACopyAmongReaders(t *testing.T) {
	onlineLabs(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 200, false)
		ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
		defer cancel()
		reading := make(chan error)
		const readers = 4
		for range readers {
			go func() {
				var err error
				for err == nil && ctx.Err() == nil {
					err = func() error {
						tx, err := l.db.Begin()
						if err != nil {
							return err
						}
						defer tx.Rollback()
						for _, table := range []string{"orders", "payments", "items", "orders"} {
							var n int
							if err := tx.QueryRow("SELECT count(*) FROM " + table).Scan(&n); err != nil {
								return err
							}
						}
						return tx.Commit()
					}()
					var ended *mysql.MySQLError
					if errors.As(err, &ended) && ended.Number == 1213 {
						err = nil
					}
				}
				reading <- err
			}()
		}
		mustRun(t, migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy", "--lock-wait", "30s")...)...)
		cancel()
		for range readers {
			if err := <-reading; err != nil {
				t.Errorf("a reader got %v", err)
			}
		}
		s.check(t, "after the copy", s.expected())
	})
}
