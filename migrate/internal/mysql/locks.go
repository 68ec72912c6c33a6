package mysql

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// joined names the tables that an UPDATE also opens, whatever the rules of the foreign keys: those
// that refer to its own, and on MySQL those to which it refers. On TiDB that was not looked at.
func joined(v variant, tables []sqlgen.Ref, keys []sqlgen.ForeignKey) (out []string) {
	name := func(who string, r sqlgen.Ref, why string) {
		lock := "the metadata lock of a " + who + " on " + fullName(r) + ", " + why + ", until a chunk " +
			"commits: only DDL and LOCK TABLES there wait, and the chunk waits for those"
		if !v.isTiDB && !slices.Contains(tables, r) && !slices.Contains(out, lock) {
			out = append(out, lock)
		}
	}
	for _, k := range keys {
		if slices.Contains(tables, k.Parent) {
			name("writer", k.Child, "whose foreign key refers to a table of the class")
		}
		if slices.Contains(tables, k.Child) && v.isMySQL {
			name("reader", k.Parent, "to which a foreign key of the class refers")
		}
	}
	return out
}

// OtherLocks names the metadata locks of DDL on tables to which its own has a foreign key.
func (Dialect) OtherLocks(c *shadow.Copy, undo bool) []string {
	moment := "for the moment of the swap and when the old table gives up its foreign key"
	if undo {
		moment = "for the moment in which the tables change places " +
			"and when the old table gets its foreign key back"
	}
	var out []string
	for _, r := range c.OutsideParents() {
		out = append(out, "a metadata lock on "+fullName(r)+", to which foreign keys refer, "+moment+
			": transactions that have written there are waited for, its writers wait, and on MySQL "+
			"its readers too")
	}
	return out
}

func (d Dialect) Self(ctx context.Context, q dialect.Querier) (int64, error) {
	t := d.ask(ctx, q)
	id := t.connection()
	return id, t.err
}

// A mySight is where a server shows its sessions. On MySQL, information_schema fails (3854) while
// any session runs a statement with raw bytes.
type mySight struct {
	sessions     string // a table of ID, USER, DB, COMMAND, TIME and STATE
	transactions string // a query for the sessions that have one open
	rowLocks     string // names the query for the holders of row locks
}

var (
	mariadbSight = mySight{"information_schema.PROCESSLIST",
		innodbTransactions("information_schema.PROCESSLIST"), "holders of row locks on MariaDB"}
	mysqlSight = mySight{"performance_schema.processlist", query("mysql transactions"),
		"holders of row locks on MySQL"}
)

func innodbTransactions(sessions string) string {
	return strings.ReplaceAll(query("innodb transactions"), "{sessions}", sessions)
}

// described returns a query for sessions, but for some numbers, with what the server says of them
// and more columns.
func (m mySight) described(name, but, more string) string {
	sessions := strings.NewReplacer("{transactions}", m.transactions, "{sessions}", m.sessions,
		"{but}", but).Replace(query(name))
	return strings.NewReplacer("{query}", sessions, "{sessions}", m.sessions, "{more}", more).
		Replace(query("described sessions"))
}

// sights returns where this server shows its sessions, the best first, which not every role and
// version has.
func (t *talk) sights() []mySight {
	if !t.server().isMySQL {
		return []mySight{mariadbSight}
	}
	second := mySight{sessions: mysqlSight.sessions,
		transactions: innodbTransactions(mysqlSight.sessions)}
	return []mySight{mysqlSight, second, mariadbSight}
}

// Holders asks in every way that the server has and the role may.
func (d Dialect) Holders(ctx context.Context, q dialect.Querier,
	waiter int64) ([]dialect.Blocker, error) {
	t := d.ask(ctx, q)
	sight := t.sights()[0]
	if t.err != nil {
		return nil, t.err
	}
	var last error
	for i, name := range []string{sight.rowLocks, "holders of metadata locks"} {
		list, err := dialect.Blockers(ctx, q, sight.described(name, "", ""), waiter)
		if len(list) > 0 {
			return list, nil
		}
		if i == 0 || err == nil {
			last = err // none of them: an error only when there is no way at all
		}
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
	}
	return nil, last
}

// errOwnSessions is why IsOpen does not know of a session that it does not see.
var errOwnSessions = errors.New("this role sees the sessions of its own account alone; grant it " +
	"PROCESS")

// IsOpen asks in every way that the role may. Without PROCESS it sees no sessions of others.
func (d Dialect) IsOpen(ctx context.Context, q dialect.Querier, session int64) (bool, error) {
	t := d.ask(ctx, q)
	sights := t.sights()
	err := t.err
	for _, m := range sights {
		var n, all int
		st := sqlgen.Statement{SQL: strings.ReplaceAll(query("whether a session is open"), "{sessions}",
			m.sessions), Args: []any{session}}
		if err = dialect.Scan(ctx, q, st, &n, &all); err != nil {
			continue
		}
		if n == 0 && all == 0 {
			return false, errOwnSessions
		}
		return n > 0, nil
	}
	return false, err
}

// Likely names the sessions with the oldest transactions that wait for no lock themselves.
func (d Dialect) Likely(ctx context.Context, q dialect.Querier) (out []dialect.Blocker, err error) {
	t := d.ask(ctx, q)
	sights := t.sights()
	if t.err != nil {
		return nil, t.err
	}
	for _, m := range sights {
		open := m.described("open transactions", "CONNECTION_ID()", "")
		if out, err = dialect.Blockers(ctx, q, open); err == nil {
			return out, nil
		}
	}
	return nil, err
}

// Briefly lets no attempt wait, so that nobody queues. From the twentieth on it lets one of five
// wait for a second: where somebody always has a transaction open, there is no other way in.
func (Dialect) Briefly(n int) string {
	if n < 0 || n >= 20 && n%5 == 0 {
		return "SET SESSION lock_wait_timeout = 1"
	}
	return myNoWait
}

// myNoWait is 0 on MariaDB, and the least that others take, as an error in strict mode says there.
const myNoWait = "SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */"

// awaitQuiet returns when no other session seems to use the tables for long. A RENAME that waits
// makes later readers wait, and there is no way back from it. Where the server does not show which
// session uses which table, those are the sessions whose transaction stays open. A role that may
// not see these does not wait.
func (w *copier) awaitQuiet() error {
	holder := w.ask(w.ctx, w.holder)
	by := holder.connection()
	if holder.err != nil {
		return holder.err
	}
	own := fmt.Sprintf("0, %d, %d", min(w.id, by), max(w.id, by))
	patience := w.s.Patience
	var told time.Time
	start := time.Now()
	for seen := (sightings{}); ; {
		asked := time.Now()
		t := w.ask(w.ctx, w.s)
		users, sure := t.users(w.c.Refs(), own)
		if t.err != nil {
			return w.ctx.Err()
		}
		stay, quiet := seen.add(asked, users)
		if quiet {
			return nil
		}
		named := stay[:min(len(stay), dialect.MostNamed)]
		held := &dialect.HeldError{By: named, Sure: sure, Err: ownError{dialect.KindLock,
			"readers keep the tables in use, which cannot be swapped"}}
		if len(stay) > 0 && time.Since(start) > max(patience.Limit(), staying) {
			if !sure {
				return nil // they may use other tables: the RENAME will tell, in a moment
			}
			return held
		}
		if len(stay) > 0 && patience.Tell != nil && time.Since(told) > dialect.TellEvery {
			told = time.Now()
			patience.Tell(held)
		}
		if err := dialect.Pause(w.ctx, 100*time.Millisecond+rand.N(100*time.Millisecond)); err != nil {
			return err
		}
	}
}

// staying is from when a session blocks. Those that come and go let a RENAME through.
const staying = 1100 * time.Millisecond

// A user is a session with a transaction, and what tells that from the session's next one.
type user struct {
	dialect.Blocker
	seconds int64
	begun   string
}

// sightings are when each user was first asked for and seen. Under "" is the first question of all.
type sightings map[string]time.Time

// add returns those that have stayed since an earlier question. The tables are quiet when nobody
// uses them, or nobody any more who did a while ago.
func (s sightings) add(asked time.Time, users []user) (stay []dialect.Blocker, quiet bool) {
	since := func(key string) time.Duration {
		if _, ok := s[key]; !ok {
			s[key] = asked
		}
		return asked.Sub(s[key])
	}
	for _, u := range users {
		if since(fmt.Sprint(u.ID, " ", u.begun)) > staying {
			stay = append(stay, u.Blocker)
		}
	}
	return stay, len(users) == 0 || since("") > staying && len(stay) == 0
}

// users returns the other sessions that use the tables. Where the server does not show these, they
// are all with an open transaction.
func (t *talk) users(tables []sqlgen.Ref, own string) (out []user, sure bool) {
	sights := t.sights()
	if t.isInstrumented() {
		of, args := "1 = 0", []any(nil)
		for _, r := range tables {
			of += " OR h.OBJECT_SCHEMA = ? AND h.OBJECT_NAME = ?"
			args = append(args, r.Schema, r.Table)
		}
		using := sights[0].described("users of tables", own, ", x.begun")
		out, t.err = usersOf(t.ctx, t.q, strings.ReplaceAll(using, "{tables}", of), args...)
		return out, true
	}
	if t.err != nil {
		return nil, false
	}
	for _, m := range sights {
		out, t.err = usersOf(t.ctx, t.q, m.described("open transactions", own, ", x.begun"))
		if t.err == nil {
			break
		}
	}
	return out, false
}

func usersOf(ctx context.Context, q dialect.Querier, text string, args ...any) ([]user, error) {
	dest := func(u *user) []any {
		return []any{&u.ID, &u.User, &u.Application, &u.State, &u.seconds, &u.begun}
	}
	out, err := dialect.Rows(ctx, q, dest, text, args...)
	for i, u := range out {
		out[i].Since = time.Duration(u.seconds) * time.Second
	}
	return out, err
}

// isInstrumented reports whether the server shows which session has which metadata lock.
func (t *talk) isInstrumented() (shown bool) {
	t.denied(func() { t.scan(asked("metadata locks are shown"), &shown) })
	return shown
}
