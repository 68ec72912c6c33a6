package mysql

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ dialect.Watcher = Dialect{}

var _ dialect.Grantee = Dialect{}

var _ dialect.Joiner = Dialect{}

// Joined names the tables that an UPDATE opens beside its own: those that refer to it,
// whatever their rules, and also while checks are off. MySQL opens those that it refers to,
// too.
func (d Dialect) Joined(ctx context.Context, q dialect.Querier, tables []sqlgen.Ref, keys []sqlgen.ForeignKey) ([]string, error) {
	v, err := d.variant(ctx, q)
	if err != nil {
		return nil, err
	}
	var out []string
	name := func(r sqlgen.Ref, how string) {
		lock := "the metadata lock of a " + how + ", until a chunk commits: only DDL and LOCK TABLES there wait, and the chunk waits for those"
		if !slices.Contains(tables, r) && !slices.Contains(out, lock) {
			out = append(out, lock)
		}
	}
	for _, k := range keys {
		if slices.Contains(tables, k.Parent) {
			name(k.Child, "writer on "+k.Child.Schema+"."+k.Child.Table+", whose foreign key refers to a table of the class")
		}
		if slices.Contains(tables, k.Child) && v.sight != nil {
			name(k.Parent, "reader on "+k.Parent.Schema+"."+k.Parent.Table+", to which a foreign key of the class refers")
		}
	}
	return out, nil
}

// Beside names the tables whose metadata locks DDL takes on because of a foreign key
// of the table that it is about: to swap the tables, and to make and drop the key. It
// waits for a transaction that has written there, and who wants to write there then
// waits for it. On MySQL the lock is exclusive.
func (Dialect) Beside(c *shadow.Copy, undo bool) []string {
	moment := "for the moment of the swap and when the old table gives up its foreign key"
	if undo {
		moment = "for the moment in which the tables change places and when the old table gets its foreign key back"
	}
	var out []string
	for _, r := range c.OutsideParents() {
		out = append(out, "a metadata lock on "+r.Schema+"."+r.Table+", to which foreign keys refer, "+moment+
			": transactions that have written there are waited for, its writers wait, and on MySQL its readers too")
	}
	return out
}

// Self is the number of the connection.
func (Dialect) Self(ctx context.Context, q dialect.Querier) (int64, error) { return connection(ctx, q) }

// A mySight is where a server tells of its sessions. Tables of information_schema that
// hold the text of statements fail on MySQL (3854) while any session runs one with raw
// bytes, as applications with BINARY(16) do; performance_schema answers.
type mySight struct {
	sessions string // a table of ID, USER, DB, COMMAND, TIME and STATE
	// transactions is a query for the number of each session that has one open, its
	// seconds as since, and what tells it from the session's next one as begun.
	transactions string
	// holders are the ways to ask for the sessions that a session waits for.
	holders []string
}

const innodbTransactions = `SELECT trx_mysql_thread_id AS id, COALESCE(TIMESTAMPDIFF(SECOND, trx_started, NOW()), -1) AS since, COALESCE(trx_started, '') AS begun
FROM information_schema.INNODB_TRX WHERE trx_mysql_thread_id <> 0`

// metadataHolders asks for metadata locks, which MySQL writes down, and MariaDB with
// performance_schema. {transactions} stands for those of the sight.
const metadataHolders = `SELECT t.PROCESSLIST_ID AS id, MAX(COALESCE(b.since, -1)) AS since FROM performance_schema.threads me
JOIN performance_schema.metadata_locks m ON m.OWNER_THREAD_ID = me.THREAD_ID AND m.LOCK_STATUS = 'PENDING'
JOIN performance_schema.metadata_locks h ON h.OBJECT_TYPE = m.OBJECT_TYPE AND h.OBJECT_SCHEMA = m.OBJECT_SCHEMA AND h.OBJECT_NAME = m.OBJECT_NAME
 AND h.LOCK_STATUS = 'GRANTED' AND h.OWNER_THREAD_ID <> m.OWNER_THREAD_ID
JOIN performance_schema.threads t ON t.THREAD_ID = h.OWNER_THREAD_ID LEFT JOIN (%s) b ON b.id = t.PROCESSLIST_ID
WHERE me.PROCESSLIST_ID = ? GROUP BY t.PROCESSLIST_ID`

var mariadbSight = &mySight{
	sessions:     "information_schema.PROCESSLIST",
	transactions: innodbTransactions,
	holders: []string{
		`SELECT b.trx_mysql_thread_id AS id, MAX(COALESCE(TIMESTAMPDIFF(SECOND, b.trx_started, NOW()), -1)) AS since FROM information_schema.INNODB_LOCK_WAITS w
JOIN information_schema.INNODB_TRX r ON r.trx_id = w.requesting_trx_id JOIN information_schema.INNODB_TRX b ON b.trx_id = w.blocking_trx_id
WHERE r.trx_mysql_thread_id = ? GROUP BY b.trx_mysql_thread_id`,
		fmt.Sprintf(metadataHolders, innodbTransactions),
	},
}

// mysqlTransactions are those that are open, in picoseconds.
const mysqlTransactions = `SELECT t.PROCESSLIST_ID AS id, x.TIMER_WAIT DIV 1000000000000 AS since, CONCAT(x.EVENT_ID, '') AS begun
FROM performance_schema.events_transactions_current x JOIN performance_schema.threads t ON t.THREAD_ID = x.THREAD_ID
WHERE x.STATE = 'ACTIVE' AND t.PROCESSLIST_ID IS NOT NULL`

var mysqlSight = &mySight{
	sessions:     "performance_schema.processlist",
	transactions: mysqlTransactions,
	holders: []string{
		`SELECT t.PROCESSLIST_ID AS id, MAX(COALESCE(b.since, -1)) AS since FROM performance_schema.data_lock_waits w
JOIN performance_schema.threads r ON r.THREAD_ID = w.REQUESTING_THREAD_ID JOIN performance_schema.threads t ON t.THREAD_ID = w.BLOCKING_THREAD_ID
LEFT JOIN (` + mysqlTransactions + `) b ON b.id = t.PROCESSLIST_ID WHERE r.PROCESSLIST_ID = ? GROUP BY t.PROCESSLIST_ID`,
		fmt.Sprintf(metadataHolders, mysqlTransactions),
	},
}

// sights are where this server tells of its sessions, the best first. A role may be
// allowed to read the second alone, and MySQL before 8.0.22 has the last alone.
func (d Dialect) sights(ctx context.Context, q dialect.Querier) ([]*mySight, error) {
	v, err := d.variant(ctx, q)
	if err != nil {
		return nil, err
	}
	if v.sight == nil {
		return []*mySight{mariadbSight}, nil
	}
	second := *v.sight
	second.transactions, second.holders = innodbTransactions, nil
	return []*mySight{v.sight, &second, mariadbSight}, nil
}

// who adds to the number of a session, which a query has as id, what the server says of
// it. Those in the same database come first: a server may have many, and each its
// applications. more are columns of the query that are wanted beside.
func (m *mySight) who(query, more string) string {
	return `SELECT x.id, COALESCE(p.USER, ''), '', LOWER(COALESCE(NULLIF(p.COMMAND, 'Sleep'), CONCAT('idle for ', p.TIME, 's'), '')), x.since` + more + `
FROM (` + query + `) x LEFT JOIN ` + m.sessions + ` p ON p.ID = x.id ORDER BY COALESCE(p.DB = DATABASE(), FALSE) DESC, x.since DESC, x.id`
}

// Holders asks in every way that the server has and the role may.
func (d Dialect) Holders(ctx context.Context, q dialect.Querier, waiter int64) ([]dialect.Blocker, error) {
	sights, err := d.sights(ctx, q)
	if err != nil {
		return nil, err
	}
	var last error
	for i, way := range sights[0].holders {
		list, err := dialect.Blockers(ctx, q, sights[0].who(way, ""), waiter)
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

// Likely names those in the same database who have had a transaction open for the
// longest, then others, without those who wait for a lock themselves.
func (d Dialect) Likely(ctx context.Context, q dialect.Querier) (out []dialect.Blocker, err error) {
	sights, err := d.sights(ctx, q)
	for _, m := range sights {
		if out, err = dialect.Blockers(ctx, q, m.who(m.open("CONNECTION_ID()"), "")); err == nil {
			return out, nil
		}
	}
	return nil, err
}

// open is a query for the sessions with a transaction, but for those named and those who
// wait for a table.
func (m *mySight) open(but string) string {
	return `SELECT b.* FROM (` + m.transactions + `) b LEFT JOIN ` + m.sessions + ` l ON l.ID = b.id
WHERE b.id NOT IN (` + but + `) AND COALESCE(l.STATE, '') NOT LIKE 'Waiting for table%lock'`
}

// Briefly does not let it wait at all, so that nobody queues, but after twenty attempts
// in vain one of five for a second: where somebody always has a transaction open, there
// is no other way in. MySQL waits for a second at least.
func (Dialect) Briefly(n int) string {
	if n < 0 || n >= 20 && n%5 == 0 {
		return "SET SESSION lock_wait_timeout = 1"
	}
	return myNoWait
}

// myNoWait is 0 on MariaDB, and the least that others take, as an error in strict mode
// says there.
const myNoWait = "SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */"

// numbers writes a list of numbers of sessions.
func numbers(ids []int64) string {
	out := "0"
	for _, id := range slices.Sorted(slices.Values(ids)) {
		out += fmt.Sprintf(", %d", id)
	}
	return out
}

// Lacks asks for the plan of an UPDATE, which needs the privilege and changes
// nothing. What a role may create, no query tells: roles can be granted to it.
func (d Dialect) Lacks(ctx context.Context, q dialect.Querier, c *sqlgen.Class) ([]string, error) {
	var out []string
	for _, col := range c.Columns {
		b := sqlgen.NewBuilder(d.Profile())
		name := b.Q(col.Name)
		b.W("EXPLAIN UPDATE ", b.Table(col.Ref), " SET ", name, " = ", name, " WHERE 1 = 0")
		if b.Err != nil {
			return nil, b.Err
		}
		rows, err := q.QueryContext(ctx, b.SQL.String())
		if err == nil {
			err = errors.Join(rows.Close(), rows.Err())
		}
		if d.Kind(err) != dialect.KindPrivilege { // of other errors the run tells
			continue
		}
		var role string
		if err := q.QueryRowContext(ctx, "SELECT CONCAT('''', REPLACE(CURRENT_USER(), '@', '''@'''), '''')").Scan(&role); err != nil {
			return nil, err
		}
		if grant := fmt.Sprintf("GRANT UPDATE (%s) ON %s TO %s", name, b.Table(col.Ref), role); !slices.Contains(out, grant) {
			out = append(out, grant)
		}
	}
	return out, ctx.Err()
}
