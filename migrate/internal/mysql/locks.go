package mysql

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// joined names the tables that an UPDATE also opens: those that refer to its own, whatever their
// rules, and also while checks are off. MySQL opens those to which its own refers, too.
func joined(v variant, tables []sqlgen.Ref, keys []sqlgen.ForeignKey) []string {
	var out []string
	if v.isTiDB { // what a metadata lock holds off there was not looked at
		return nil
	}
	name := func(r sqlgen.Ref, how string) {
		lock := "the metadata lock of a " + how + ", until a chunk commits: " +
			"only DDL and LOCK TABLES there wait, and the chunk waits for those"
		if !slices.Contains(tables, r) && !slices.Contains(out, lock) {
			out = append(out, lock)
		}
	}
	for _, k := range keys {
		if slices.Contains(tables, k.Parent) {
			name(k.Child, "writer on "+k.Child.Schema+"."+k.Child.Table+
				", whose foreign key refers to a table of the class")
		}
		if slices.Contains(tables, k.Child) && v.isMySQL {
			name(k.Parent, "reader on "+k.Parent.Schema+"."+k.Parent.Table+
				", to which a foreign key of the class refers")
		}
	}
	return out
}

// OtherLocks names the metadata locks that DDL takes on tables to which its own has a foreign key:
// to swap the tables, and to make and drop the key. It waits for transactions that have written
// there, and later writers wait for it. On MySQL the lock is exclusive.
func (Dialect) OtherLocks(c *shadow.Copy, undo bool) []string {
	moment := "for the moment of the swap and when the old table gives up its foreign key"
	if undo {
		moment = "for the moment in which the tables change places " +
			"and when the old table gets its foreign key back"
	}
	var out []string
	for _, r := range c.OutsideParents() {
		out = append(out, "a metadata lock on "+r.Schema+"."+r.Table+
			", to which foreign keys refer, "+moment+": transactions that have written there "+
			"are waited for, its writers wait, and on MySQL its readers too")
	}
	return out
}

// Self is the number of the connection.
func (Dialect) Self(ctx context.Context, q dialect.Querier) (int64, error) {
	return connection(ctx, q)
}

// A mySight is where a server shows its sessions. Tables of information_schema that have the
// text of statements fail on MySQL (3854) while any session runs one with raw bytes, as
// applications with BINARY(16) do. Those of performance_schema answer.
type mySight struct {
	sessions     string   // a table of ID, USER, DB, COMMAND, TIME and STATE
	transactions string   // a query for the sessions that have one open
	holders      []string // queries for the sessions that a session waits for
}

// newSight returns a sight. The query of the name rowLocks finds the holders of row locks.
func newSight(sessions, transactions, rowLocks string) *mySight {
	m := &mySight{sessions: sessions, transactions: query(transactions)}
	m.holders = []string{query(rowLocks), m.about("holders of metadata locks", "")}
	return m
}

var (
	mariadbSight = newSight("information_schema.PROCESSLIST",
		"innodb transactions", "holders of row locks on MariaDB")
	mysqlSight = newSight("performance_schema.processlist",
		"mysql transactions", "holders of row locks on MySQL")
)

// about returns a query about the sessions of this sight, but for some numbers.
func (m *mySight) about(name, but string) string {
	return strings.NewReplacer("{transactions}", m.transactions, "{sessions}", m.sessions,
		"{but}", but).Replace(query(name))
}

// sights returns where this server shows its sessions, the best first. A role may be allowed to
// read the second alone, and MySQL before 8.0.22 has the last alone.
func (d Dialect) sights(ctx context.Context, q dialect.Querier) ([]*mySight, error) {
	v, err := d.variant(ctx, q)
	if err != nil {
		return nil, err
	}
	if !v.isMySQL {
		return []*mySight{mariadbSight}, nil
	}
	second := &mySight{sessions: mysqlSight.sessions, transactions: mariadbSight.transactions}
	return []*mySight{mysqlSight, second, mariadbSight}, nil
}

// describe adds to the sessions of a query, whose number it has as id, what the server says of
// them. more are further columns of the query.
func (m *mySight) describe(sessions, more string) string {
	return strings.NewReplacer("{query}", sessions, "{sessions}", m.sessions, "{more}", more).
		Replace(query("described sessions"))
}

// Holders asks in every way that the server has and the role may.
func (d Dialect) Holders(ctx context.Context, q dialect.Querier,
	waiter int64) ([]dialect.Blocker, error) {
	sights, err := d.sights(ctx, q)
	if err != nil {
		return nil, err
	}
	var last error
	for i, holders := range sights[0].holders {
		list, err := dialect.Blockers(ctx, q, sights[0].describe(holders, ""), waiter)
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

// Likely names the sessions with the oldest transactions, those in the same database first. It
// leaves out those that wait for a lock themselves.
func (d Dialect) Likely(ctx context.Context, q dialect.Querier) (out []dialect.Blocker, err error) {
	sights, err := d.sights(ctx, q)
	for _, m := range sights {
		open := m.about("open transactions", "CONNECTION_ID()")
		if out, err = dialect.Blockers(ctx, q, m.describe(open, "")); err == nil {
			return out, nil
		}
	}
	return nil, err
}

// Briefly does not let it wait at all, so that nobody queues. After twenty attempts in vain it
// lets one of five wait for a second: where somebody always has a transaction open, there is no
// other way in. MySQL waits for a second at least.
func (Dialect) Briefly(n int) string {
	if n < 0 || n >= 20 && n%5 == 0 {
		return "SET SESSION lock_wait_timeout = 1"
	}
	return myNoWait
}

// myNoWait is 0 on MariaDB, and the least that others take, as an error in strict mode says there.
const myNoWait = "SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */"

// A RENAME that waits for the lock of a table makes later readers wait. When the hold has
// released its locks for it, there is no way back: writers come in, and the new tables are out
// of date. So a copy first waits for a moment in which nobody blocks the RENAME. Until then only
// the writers wait, who wait for the copy anyway.

// errInUse occurs when readers used the tables for as long as the copy waited for them.
var errInUse = ownError{dialect.KindLock,
	"readers keep the tables in use, which cannot be swapped"}

// awaitQuiet returns when no other session seems to use the tables for long. Where the server
// does not show which session uses which table, those are the sessions whose transaction stays
// open. A role that may not see these does not wait.
func (d Dialect) awaitQuiet(ctx context.Context, s *dialect.Session, h *hold,
	tables []sqlgen.Ref) error {
	by, err := connection(ctx, h.by)
	if err != nil {
		return err
	}
	own := fmt.Sprintf("0, %d, %d", min(h.id, by), max(h.id, by))
	var told time.Time
	start := time.Now()
	for seen := (sightings{}); ; {
		asked := time.Now()
		users, sure, err := d.users(ctx, s, tables, own)
		if err != nil {
			return ctx.Err()
		}
		stay, quiet := seen.add(asked, users)
		if quiet {
			return nil
		}
		named := stay[:min(len(stay), dialect.MostNamed)]
		held := &dialect.HeldError{By: named, Sure: sure, Err: errInUse}
		if len(stay) > 0 && time.Since(start) > max(s.Patience.Limit(), staying) {
			if !sure {
				return nil // they may use other tables: the RENAME will tell, in a moment
			}
			return held
		}
		if len(stay) > 0 && s.Patience.Tell != nil && time.Since(told) > dialect.TellEvery {
			told = time.Now()
			s.Patience.Tell(held)
		}
		if err := dialect.Pause(ctx, 100*time.Millisecond+rand.N(100*time.Millisecond)); err != nil {
			return err
		}
	}
}

// staying is from when a session that uses a table counts as blocking. Sessions that come and go
// let a RENAME through. Transactions are told apart by the second.
const staying = 1100 * time.Millisecond

// A user is a session with a transaction, and what tells that from the session's next one.
type user struct {
	dialect.Blocker
	seconds int64
	begun   string
}

// sightings are when each user was seen first: when that question was asked. That of the first
// question of all is under "".
type sightings map[string]time.Time

// add returns those that have stayed since an earlier question. The tables are quiet when nobody
// uses them, or when all have gone that used them a while ago. On a busy server an answer may come
// late.
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

// users returns the sessions that use the tables, where the server shows them, and otherwise all
// with an open transaction. It leaves out our own sessions and those that wait for our locks.
func (d Dialect) users(ctx context.Context, q dialect.Querier, tables []sqlgen.Ref,
	own string) (out []user, sure bool, err error) {
	sights, err := d.sights(ctx, q)
	if err != nil {
		return nil, false, err
	}
	if sure, err = d.instrumented(ctx, q); err != nil {
		return nil, false, err
	}
	if sure {
		using, args := sights[0].using(tables, own)
		out, err = usersOf(ctx, q, sights[0].describe(using, ", x.begun"), args...)
		return out, true, err
	}
	for _, m := range sights {
		out, err = usersOf(ctx, q, m.describe(m.about("open transactions", own), ", x.begun"))
		if err == nil {
			return out, false, nil
		}
	}
	return nil, false, err
}

// using returns a query for the sessions that have metadata locks on tables. It leaves out the
// numbers in but and the sessions that wait for a table.
func (m *mySight) using(tables []sqlgen.Ref, but string) (text string, args []any) {
	of := "1 = 0"
	for _, r := range tables {
		of, args = of+" OR h.OBJECT_SCHEMA = ? AND h.OBJECT_NAME = ?", append(args, r.Schema, r.Table)
	}
	return strings.ReplaceAll(m.about("users of tables", but), "{tables}", of), args
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

// instrumented reports whether the server shows which session has which metadata lock.
func (d Dialect) instrumented(ctx context.Context, q dialect.Querier) (shown bool, err error) {
	err = q.QueryRowContext(ctx, query("metadata locks are shown")).Scan(&shown)
	if err != nil && d.Kind(err) == dialect.KindPrivilege {
		return false, nil
	}
	return shown, err
}
