package dialect

import (
	"context"
	"fmt"
)

var _ Watcher = mysql{}

// Self is the number of the connection.
func (mysql) Self(ctx context.Context, q Querier) (int64, error) { return connection(ctx, q) }

// A myWho adds to the number of a connection, which x has as id, with the seconds of
// its transaction, what PROCESSLIST says of it. Those who are in the same database come
// first: a server may have many, and each its applications.
const myWho = `SELECT x.id, COALESCE(p.USER, ''), '', LOWER(COALESCE(NULLIF(p.COMMAND, 'Sleep'), CONCAT('idle for ', p.TIME, 's'), '')), x.since
FROM (%s) x LEFT JOIN information_schema.PROCESSLIST p ON p.ID = x.id ORDER BY COALESCE(p.DB = DATABASE(), FALSE) DESC, x.since DESC, x.id`

const mySince = "COALESCE(TIMESTAMPDIFF(SECOND, b.trx_started, NOW()), -1)"

// myHolders are the ways to ask, of which a server has one or two: InnoDB's locks of
// rows on MariaDB and on MySQL, metadata locks on MySQL, and on MariaDB with
// performance_schema or with the plugin METADATA_LOCK_INFO.
var myHolders = []string{
	`SELECT b.trx_mysql_thread_id AS id, MAX(` + mySince + `) AS since FROM information_schema.INNODB_LOCK_WAITS w
JOIN information_schema.INNODB_TRX r ON r.trx_id = w.requesting_trx_id JOIN information_schema.INNODB_TRX b ON b.trx_id = w.blocking_trx_id
WHERE r.trx_mysql_thread_id = ? GROUP BY b.trx_mysql_thread_id`,
	`SELECT b.trx_mysql_thread_id AS id, MAX(` + mySince + `) AS since FROM performance_schema.data_lock_waits w
JOIN information_schema.INNODB_TRX r ON r.trx_id = w.REQUESTING_ENGINE_TRANSACTION_ID JOIN information_schema.INNODB_TRX b ON b.trx_id = w.BLOCKING_ENGINE_TRANSACTION_ID
WHERE r.trx_mysql_thread_id = ? GROUP BY b.trx_mysql_thread_id`,
	`SELECT t.PROCESSLIST_ID AS id, MAX(COALESCE(TIMESTAMPDIFF(SECOND, b.trx_started, NOW()), -1)) AS since FROM performance_schema.threads me
JOIN performance_schema.metadata_locks m ON m.OWNER_THREAD_ID = me.THREAD_ID AND m.LOCK_STATUS = 'PENDING'
JOIN performance_schema.metadata_locks h ON h.OBJECT_TYPE = m.OBJECT_TYPE AND h.OBJECT_SCHEMA = m.OBJECT_SCHEMA AND h.OBJECT_NAME = m.OBJECT_NAME
 AND h.LOCK_STATUS = 'GRANTED' AND h.OWNER_THREAD_ID <> m.OWNER_THREAD_ID
JOIN performance_schema.threads t ON t.THREAD_ID = h.OWNER_THREAD_ID LEFT JOIN information_schema.INNODB_TRX b ON b.trx_mysql_thread_id = t.PROCESSLIST_ID
WHERE me.PROCESSLIST_ID = ? GROUP BY t.PROCESSLIST_ID`,
}

// Holders asks in every way that the server has and the role may.
func (mysql) Holders(ctx context.Context, q Querier, waiter int64) ([]Blocker, error) {
	var last error
	for _, way := range myHolders {
		list, err := blockers(ctx, q, whoOf(way), waiter)
		if len(list) > 0 {
			return list, nil
		}
		if last == nil || err == nil {
			last = err // none of them: an error only when there is no way at all
		}
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
	}
	return nil, last
}

// Likely names those in the same database who have had a transaction open for the
// longest, then others, without those who wait for a lock themselves. A role needs
// PROCESS to see it.
func (mysql) Likely(ctx context.Context, q Querier) ([]Blocker, error) {
	return blockers(ctx, q, whoOf(`SELECT b.trx_mysql_thread_id AS id, `+mySince+` AS since FROM information_schema.INNODB_TRX b
LEFT JOIN information_schema.PROCESSLIST l ON l.ID = b.trx_mysql_thread_id
WHERE b.trx_mysql_thread_id NOT IN (0, CONNECTION_ID()) AND COALESCE(l.STATE, '') NOT LIKE 'Waiting for table%lock'`))
}

func whoOf(sessions string) string { return fmt.Sprintf(myWho, sessions) }

// Briefly does not let it wait at all, so that nobody queues, but after twenty attempts
// in vain one of five for a second: where somebody always has a transaction open, there
// is no other way in. MySQL waits for a second at least.
func (mysql) Briefly(n int) string {
	if n < 0 || n >= 20 && n%5 == 0 {
		return "SET SESSION lock_wait_timeout = 1"
	}
	return myNoWait
}

// myNoWait is 0 on MariaDB, and the least that others take, as an error in strict mode
// says there.
const myNoWait = "SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */"
