package follow_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/sqluuid/sqluuid/integration/programs"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/follow"
)

// A pool is one that follows users.id, with the ids of two rows.
type pool struct {
	*shop
	t   *testing.T
	app *sql.DB
	ids []uuid.UUID
}

// everywhere runs f on each engine whose type is no text.
func everywhere(t *testing.T, f func(t *testing.T, p *pool)) {
	t.Helper()
	t.Parallel()
	for _, name := range slices.Sorted(maps.Keys(targets)) {
		if targets[name].typ == "UUID" {
			continue
		}
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := openShop(t, name)
			s.makeGate()
			p := &pool{shop: s, t: t, app: s.follow("", false)}
			for range 2 {
				id := uuid.New()
				p.ids = append(p.ids, id)
				if _, err := p.app.Exec(s.Q("INSERT INTO users (id, email) VALUES (?, 'a')"), id); err != nil {
					t.Fatal(err)
				}
			}
			f(t, p)
		})
	}
}

// follow opens a pool of a user, "" for the owner.
func (s *shop) follow(user string, strict bool) *sql.DB {
	s.t.Helper()
	url := s.url
	if user != "" {
		for _, owner := range []string{"postgres@", "root@"} {
			url = strings.Replace(url, owner, user+"@", 1)
		}
	}
	parent, err := s.Connector(url, "")
	if err != nil {
		s.t.Fatal(err)
	}
	open := sqltype.Follow
	if strict {
		open = sqltype.FollowStrict
	}
	db := sql.OpenDB(open(parent, s.Profile, "users.id"))
	s.t.Cleanup(func() { db.Close() })
	return db
}

// queryer is what finds a row: a pool, a connection or a transaction.
type queryer interface {
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// find reads a user by id.
func (p *pool) find(q queryer) error { return p.findWithin(p.t.Context(), q) }

func (p *pool) findWithin(ctx context.Context, q queryer) error {
	var got uuid.UUID
	err := q.QueryRowContext(ctx, p.shop.Q("SELECT id FROM users WHERE id = ?"), p.ids[0]).Scan(&got)
	_, err = programs.Same(got, p.ids[0], err)
	return err
}

func (p *pool) right(what string, q queryer) {
	p.t.Helper()
	begun := time.Now()
	err := p.find(q)
	if _, isPool := q.(*sql.DB); isPool && errors.Is(err, sqltype.ErrSwitched) {
		err = p.find(q) // the gate changed while the statement was under way
	}
	if err != nil {
		p.t.Errorf("%s: %v", what, err)
	}
	if took := time.Since(begun); took > follow.MaxHold+2*time.Second {
		p.t.Errorf("%s: it took %v", what, took)
	}
}

func (p *pool) switched(what string, q queryer) {
	p.t.Helper()
	if err := p.find(q); !errors.Is(err, sqltype.ErrSwitched) {
		p.t.Errorf("%s: %v, want ErrSwitched", what, err)
	}
}

// cross exchanges the names.
func (p *pool) cross() {
	p.t.Helper()
	if _, err := p.switchOver(p.t.Context()); err != nil {
		p.t.Fatal(err)
	}
}

// hold announces and holds, for a time.
func (p *pool) hold(ms int) {
	p.t.Helper()
	p.must(p.gate.SQL(follow.Announce), p.run, p.epoch)
	time.Sleep(follow.AnnounceFor)
	p.must(p.gate.SQL(follow.Hold), ms, p.run, p.epoch)
	time.Sleep(follow.HoldFor)
}

func (p *pool) conn() *sql.Conn {
	p.t.Helper()
	c, err := p.app.Conn(p.t.Context())
	if err != nil {
		p.t.Fatal(err)
	}
	p.t.Cleanup(func() { c.Close() })
	return c
}

func (p *pool) begin() *sql.Tx {
	p.t.Helper()
	tx, err := p.app.BeginTx(p.t.Context(), nil)
	if err != nil {
		p.t.Fatal(err)
	}
	p.t.Cleanup(func() { tx.Rollback() })
	return tx
}

func TestTransactionsFromBefore(t *testing.T) {
	everywhere(t, func(t *testing.T, p *pool) {
		tx := p.begin()
		p.hold(5000)
		p.right("its first statement during the hold", tx)
		if err := tx.Commit(); err != nil {
			t.Error(err)
		}
		p.must(p.gate.SQL(follow.Leave), follow.PhaseOld, p.run, p.epoch)
		p.right("after the hold", p.app)

		quiet, begun, locked := p.begin(), p.begin(), p.begin()
		for _, tx := range []*sql.Tx{begun, locked} { // they lock no table
			if _, err := tx.Exec("SELECT 1"); err != nil {
				t.Fatal(err)
			}
		}
		p.dwell = 700 * time.Millisecond
		p.hold(5000)
		next, done := newEpoch(), make(chan error, 1)
		go func() { done <- p.exchange(t.Context(), next) }()
		time.Sleep(300 * time.Millisecond) // for the locks
		p.switched("a statement that waited for the locks", locked)
		if err := <-done; err != nil {
			t.Fatal(err)
		}
		p.epoch, p.isNew, p.dwell = next, true, 0
		p.switched("its second statement after the change", begun)
		p.right("its first statement after the change", quiet)
		if err := quiet.Commit(); err != nil {
			t.Error(err)
		}
		if err := locked.Commit(); err == nil {
			t.Error("a transaction whose statement did not count was committed")
		}
		begun.Rollback()
		p.right("the pool", p.app)

		kept := p.conn()
		p.right("a connection", kept)
		tx, err := kept.BeginTx(t.Context(), nil)
		if err != nil {
			t.Fatal(err)
		}
		p.cross()
		p.switched("the first statement of a transaction on a connection that is kept", tx)
		tx.Rollback()
	})
}

func TestConnectionsThatAreKept(t *testing.T) {
	everywhere(t, func(t *testing.T, p *pool) {
		once, twice := p.conn(), p.conn()
		p.right("before", once)
		p.right("before", twice)
		p.cross()
		p.switched("after a change", once)
		p.right("the pool", p.app)
		p.cross()
		p.switched("after two changes", twice)
		p.right("the pool", p.app)
	})
}

func TestContextsEndDuringAHold(t *testing.T) {
	everywhere(t, func(t *testing.T, p *pool) {
		kept := p.conn()
		p.hold(8000)
		for what, q := range map[string]queryer{"the pool": p.app, "a connection": kept} {
			ctx, cancel := context.WithTimeout(t.Context(), 200*time.Millisecond)
			begun := time.Now()
			if err := p.findWithin(ctx, q); !errors.Is(err, context.DeadlineExceeded) {
				t.Errorf("%s: %v, want a deadline that is exceeded", what, err)
			}
			cancel()
			if took := time.Since(begun); took > 5*time.Second {
				t.Errorf("%s: it took %v", what, took)
			}
		}
		p.must(p.gate.SQL(follow.Leave), follow.PhaseOld, p.run, p.epoch)
		p.right("after the hold", p.app)
	})
}

func TestAHoldOfADeadProcessEnds(t *testing.T) {
	everywhere(t, func(t *testing.T, p *pool) {
		p.hold(2500)
		begun := time.Now()
		p.right("after the end of the hold", p.app)
		if took := time.Since(begun); took < time.Second {
			t.Errorf("nothing waited for the hold: %v", took)
		}
		p.cross() // the next process takes it up
		p.right("after a change", p.app)
		if !programs.IsNightly() {
			return
		}
		p.must(p.gate.SQL(follow.Hold), 3600_000, p.run, p.epoch) // nobody may, and the row says so
		time.Sleep(follow.AnnounceFor)
		begun = time.Now()
		p.right("during a hold of an hour", p.app)
		if took := time.Since(begun); took < follow.MaxHold/2 || took > follow.MaxHold+3*time.Second {
			t.Errorf("it took %v, want %v", took, follow.MaxHold)
		}
	})
}

func TestAGateThatIsDroppedOrRestored(t *testing.T) {
	everywhere(t, func(t *testing.T, p *pool) {
		first := p.epoch
		p.right("before", p.app)
		p.cross()
		p.right("after the change", p.app)
		kept := p.conn()
		p.right("a connection", kept)

		// A backup from before the change is put back.
		p.hold(5000)
		next := newEpoch()
		if err := p.exchange(t.Context(), next); err != nil {
			t.Fatal(err)
		}
		p.must(strings.NewReplacer("%1", p.gate.Table(), "%2", first).Replace("UPDATE %1 SET epoch = '%2', hold_until = NULL"))
		p.epoch, p.isNew = first, false
		p.switched("a connection from after it", kept)
		p.right("the pool", p.app)

		p.must("DROP TABLE " + p.gate.Table())
		time.Sleep(follow.AnnounceFor)
		p.right("without a gate", p.app)
		p.makeGate()
		time.Sleep(follow.AnnounceFor)
		p.right("with a new gate", p.app)
		p.cross()
		p.right("after a change by it", p.app)
	})
}

func TestAGateThatCannotBeReadOrTrusted(t *testing.T) {
	everywhere(t, func(t *testing.T, p *pool) {
		role := "follow_" + strings.ToLower(newEpoch()[:12])
		host := ""
		if p.IsPostgres() {
			p.must("CREATE ROLE " + role + " LOGIN")
			t.Cleanup(func() { p.db.Exec("DROP OWNED BY " + role); p.db.Exec("DROP ROLE " + role) })
			p.must("GRANT USAGE, CREATE ON SCHEMA public TO " + role)
		} else {
			host = "@`%`"
			p.must("CREATE USER " + role + host)
			t.Cleanup(func() { p.db.Exec("DROP USER " + role + host) })
		}
		p.must("GRANT SELECT, INSERT, UPDATE ON users TO " + role + host)
		named := role
		if host != "" {
			named += "@%"
		}
		grant, err := p.gate.Grant(named)
		if err != nil {
			t.Fatal(err)
		}
		p.must(grant)
		app := p.follow(role, false)
		p.right("with the right to read it", app)

		if p.IsPostgres() {
			p.must("REVOKE SELECT ON " + p.gate.Table() + " FROM " + role)
		} else {
			p.must("REVOKE SELECT ON " + p.gate.Table() + " FROM " + role + host)
		}
		time.Sleep(follow.AnnounceFor)
		err = p.find(app)
		_, printed, found := strings.Cut(fmt.Sprint(err), "; let the owner of "+p.gate.Table()+" run: ")
		if !errors.Is(err, follow.ErrGate) || !found {
			t.Fatalf("without the right: %v, want ErrGate with a GRANT", err)
		}
		p.must(printed)
		p.right("with the right again", app)

		if p.IsPostgres() {
			p.must("GRANT UPDATE ON " + p.gate.Table() + " TO " + role)
			time.Sleep(follow.AnnounceFor)
			if err := p.find(p.app); !errors.Is(err, follow.ErrGate) {
				t.Errorf("others can write it: %v, want ErrGate", err)
			}
			p.must("DROP TABLE " + p.gate.Table())
			forged := sql.OpenDB(mustConnect(t, p.shop, role))
			defer forged.Close()
			if _, err := forged.Exec(p.gate.SQL(follow.Create)); err != nil {
				t.Fatal(err)
			}
			if _, err := forged.Exec(p.gate.SQL(follow.Begin), 2, newEpoch()); err != nil {
				t.Fatal(err)
			}
			forged.Exec("GRANT SELECT ON " + p.gate.Table() + " TO PUBLIC")
			time.Sleep(follow.AnnounceFor)
			if err := p.find(p.app); !errors.Is(err, follow.ErrGate) {
				t.Errorf("of another owner: %v, want ErrGate", err)
			}
			p.must("DROP TABLE " + p.gate.Table())
			p.right("without the forged one", p.app)
			return
		}
		// MySQL has no owners. A forged row delays, and gives no wrong answer.
		for _, forged := range []string{"epoch = 'x'", "phase = 'switching'", "run_id = 7",
			"hold_until = UTC_TIMESTAMP(6) + INTERVAL 1 SECOND"} {
			p.must("UPDATE " + p.gate.Table() + " SET " + forged)
			p.right("forged: "+forged, p.app)
			time.Sleep(follow.AnnounceFor)
			p.right("forged for long: "+forged, p.app)
		}
		p.must("DELETE FROM " + p.gate.Table())
		time.Sleep(follow.AnnounceFor)
		if err := p.find(p.app); !errors.Is(err, follow.ErrGate) {
			t.Errorf("without a row: %v, want ErrGate", err)
		}
	})
}

func TestAChangeNeedsItsHold(t *testing.T) {
	everywhere(t, func(t *testing.T, p *pool) {
		for _, ms := range []int{0, 900} {
			p.must(p.gate.SQL(follow.Hold), ms, p.run, p.epoch)
			err := p.exchange(t.Context(), newEpoch())
			if err == nil {
				t.Fatalf("a change was made with %d ms of its hold left", ms)
			}
			t.Log(err)
		}
		p.right("afterwards", p.app)
	})
}

func TestHalfAChange(t *testing.T) {
	everywhere(t, func(t *testing.T, p *pool) {
		if p.IsPostgres() {
			t.Skip("a change is one transaction on PostgreSQL")
		}
		p.only = 1
		p.hold(5000)
		if err := p.exchange(t.Context(), newEpoch()); err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
		defer cancel()
		if err := p.findWithin(ctx, p.app); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("with a deadline: %v", err)
		}
		if programs.IsNightly() {
			begun := time.Now()
			if err := p.find(p.app); !errors.Is(err, follow.ErrHalf) {
				t.Errorf("without a deadline: %v, want ErrHalf", err)
			}
			if took := time.Since(begun); took > follow.MaxHold+3*time.Second {
				t.Errorf("it took %v", took)
			}
		}
		// The same command completes it.
		p.must("UPDATE " + p.gate.Table() + " SET hold_until = UTC_TIMESTAMP(6) + INTERVAL 9 SECOND")
		p.skip = 1
		p.only = 0
		next := newEpoch()
		if err := p.exchange(t.Context(), next); err != nil {
			t.Fatal(err)
		}
		p.epoch, p.isNew = next, true
		p.right("once it is complete", p.app)
	})
}

func TestSessionsShowThatTheyFollow(t *testing.T) {
	everywhere(t, func(t *testing.T, p *pool) {
		for range 3 {
			p.right("", p.conn())
		}
		plain := sql.OpenDB(mustConnect(t, p.shop, ""))
		defer plain.Close()
		c, err := plain.Conn(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		id := "SELECT CONNECTION_ID()"
		if p.IsPostgres() {
			id = "SELECT pg_backend_pid()"
		}
		var want string
		if err := c.QueryRowContext(t.Context(), id).Scan(&want); err != nil {
			t.Fatal(err)
		}
		found := p.shop.strangers()
		if !slices.Contains(found, want) {
			t.Errorf("the sessions %v do not have %s, which does not follow", found, want)
		}
		// Others are those of the test's own pools, which are the owner's.
		if n := len(found); n > 3 {
			t.Errorf("%d sessions do not follow: %v", n, found)
		}
	})
}

func TestWithoutAGate(t *testing.T) {
	everywhere(t, func(t *testing.T, p *pool) {
		p.must("DROP TABLE " + p.gate.Table())
		for range 2 {
			app := p.follow("", false)
			p.right("by the column's type", app)
			app.Close()
			// The names change in a pause: nobody works.
			p.makeGate()
			p.must(p.gate.SQL(follow.Hold), length, p.run, p.epoch)
			if err := p.exchange(t.Context(), newEpoch()); err != nil {
				t.Fatal(err)
			}
			p.isNew = !p.isNew
			p.must("DROP TABLE " + p.gate.Table())
		}
	})
}

func TestPoolsReadTheGateOfTheirOwnServer(t *testing.T) {
	everywhere(t, func(t *testing.T, p *pool) {
		other := openShop(t, p.name)
		other.makeGate()
		second := &pool{shop: other, t: t, app: other.follow("", false), ids: p.ids}
		if _, err := second.app.Exec(p.shop.Q("INSERT INTO users (id, email) VALUES (?, 'a')"), p.ids[0]); err != nil {
			t.Fatal(err)
		}
		kept := second.conn()
		second.right("before", kept)
		p.cross()
		p.right("where the type changed", p.app)
		second.right("where it did not", kept)
		second.right("where it did not", second.app)
	})
}

func TestFormsThatTheColumnDoesNotHave(t *testing.T) {
	everywhere(t, func(t *testing.T, p *pool) {
		strict := p.follow("", true)
		query := p.shop.Q("SELECT email FROM users WHERE id = ?")
		var email string
		for _, arg := range []any{sqltype.HexUUID(p.ids[0]), sqltype.SwappedUUID(p.ids[0])} {
			if err := p.app.QueryRow(query, arg).Scan(&email); !errors.Is(err, sqltype.ErrForm) {
				t.Errorf("%T: %v, want ErrForm", arg, err)
			}
		}
		if err := p.app.QueryRow(query, sqltype.CharUUID(p.ids[0])).Scan(&email); err != nil {
			t.Errorf("the column's own form: %v", err)
		}
		for _, arg := range []any{p.ids[0].String(), sql.NullString{String: p.ids[0].String(), Valid: true}} {
			if err := strict.QueryRow(query, arg).Scan(&email); !errors.Is(err, sqltype.ErrForm) {
				t.Errorf("%T in a strict pool: %v, want ErrForm", arg, err)
			}
			if err := p.app.QueryRow(query, arg).Scan(&email); err != nil {
				t.Errorf("%T in another pool: %v", arg, err)
			}
		}
		if err := strict.QueryRow(query, p.ids[0]).Scan(&email); err != nil {
			t.Errorf("an id in a strict pool: %v", err)
		}
		p.cross()
		// PostgreSQL's uuid takes the text.
		err := p.app.QueryRow(query, sqltype.CharUUID(p.ids[0])).Scan(&email)
		if refused := errors.Is(err, sqltype.ErrForm); refused == p.IsPostgres() {
			t.Errorf("the form from before: %v", err)
		}
	})
}

// TestAFrozenRelease stops a release in the middle of its work, for as long as a change takes.
func TestAFrozenRelease(t *testing.T) {
	if !programs.IsNightly() {
		t.Skip("SQLUUID_CUTOVERS asks for it")
	}
	for _, name := range slices.Sorted(maps.Keys(targets)) {
		t.Run(name, func(t *testing.T) {
			s := openShop(t, name)
			s.makeGate()
			p := s.start(t, "users.id", false)
			p.Busy()
			const still = 30 * time.Second
			crossed := false
			for attempt := 0; attempt < 8 && !crossed; attempt++ {
				p.Take()
				p.Signal(syscall.SIGSTOP)
				begun := time.Now()
				_, err := s.switchOver(t.Context())
				if err == nil {
					crossed = true
					time.Sleep(still - time.Since(begun))
				} else {
					t.Logf("a transaction of the release has the locks: %v", err)
				}
				p.Signal(syscall.SIGCONT)
				time.Sleep(time.Second)
			}
			if !crossed {
				t.Fatal("the release had a transaction open each time")
			}
			busyAgain(t, p)
		})
	}
}

// busyAgain waits until every worker has done something well, and allows ErrSwitched alone.
func busyAgain(t *testing.T, p *programs.Process) {
	t.Helper()
	seen, total := map[string]int{}, programs.Tally{}
	for end := time.Now().Add(time.Minute); ; time.Sleep(100 * time.Millisecond) {
		waiting := false
		for name, got := range p.Take() {
			seen[name] += got.OK
			waiting = waiting || seen[name] < 4
			for text, n := range got.Errors {
				if !strings.Contains(text, string(sqltype.ErrSwitched)) {
					t.Errorf("%s: %d times: %s", name, n, text)
				}
			}
			if got.Wrong > 0 || got.Empty > 3*got.Failed { // a row whose INSERT failed is not there for what comes after it
				t.Errorf("%s: %v", name, got)
			}
			total.Add(got)
		}
		if !waiting {
			t.Logf("%v", total)
			return
		}
		if time.Now().After(end) {
			t.Fatalf("a worker does nothing: %v", seen)
		}
	}
}
