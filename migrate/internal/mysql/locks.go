package mysql

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// listOutsideLocks lists the locks of the tables that an UPDATE also opens. Whatever the rules of
// the foreign keys, these are the tables that refer to its own, and on MySQL those to which it
// refers. On TiDB that was not looked at.
func listOutsideLocks(v variant, tables []sqlgen.Ref, keys []sqlgen.ForeignKey) (out []string) {
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

func fullName(t sqlgen.Ref) string { return t.Schema + "." + t.Table }

func (d Dialect) Self(ctx context.Context, q dialect.Querier) (int64, error) {
	t := d.ask(ctx, q)
	var id int64
	t.scan(t.sql("SELECT CONNECTION_ID()"), &id)
	return id, t.err
}

// A mySight is where a server shows its sessions. On MySQL, information_schema fails (3854) while
// any session runs a statement with raw bytes.
type mySight struct {
	sessions     string // a table of ID, USER, DB, COMMAND, TIME and STATE
	transactions string // a query for the sessions that have one open
	rowLocks     string // names the query for the holders of row locks
}

func innodbTransactions(sessions string) string {
	return strings.ReplaceAll(query("innodb transactions"), "{sessions}", sessions)
}

// describeSessions returns a query for sessions, with what the server says of them.
func (m mySight) describeSessions(name string) string {
	sessions := strings.NewReplacer("{transactions}", m.transactions, "{sessions}", m.sessions).
		Replace(query(name))
	return strings.NewReplacer("{query}", sessions, "{sessions}", m.sessions).
		Replace(query("described sessions"))
}

// sights returns where this server shows its sessions, the best first, which not every role and
// version has.
func (t *talk) sights() []mySight {
	const mariadb, mysql = "information_schema.PROCESSLIST", "performance_schema.processlist"
	last := mySight{mariadb, innodbTransactions(mariadb), "holders of row locks on MariaDB"}
	if !t.server().isMySQL {
		return []mySight{last}
	}
	return []mySight{{mysql, query("mysql transactions"), "holders of row locks on MySQL"},
		{sessions: mysql, transactions: innodbTransactions(mysql)}, last}
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
		list, err := dialect.Blockers(ctx, q, sight.describeSessions(name), waiter)
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
		open := m.describeSessions("open transactions")
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
