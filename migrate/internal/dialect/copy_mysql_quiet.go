package dialect

import (
	"context"
	"fmt"
	"math/rand/v2"
	"time"
)

// A RENAME that waits for the lock of a table makes readers wait who come later, and
// when the holder has given up its locks for it there is no way back: writers come in,
// and what was copied is out of date. So before that moment it is asked whether anybody
// is in the way, and nobody waits but the writers who wait for the copy anyway.

// errInUse occurs when readers kept tables in use for as long as they were waited for.
const errInUse inUseError = "readers keep the tables in use, which cannot be swapped"

type inUseError string

func (e inUseError) Error() string { return string(e) }

// quiet returns when no other session is known to use the tables for long. Where the
// server does not tell who uses which, they are those whose transaction stays open; a
// role that may not see these goes on without.
func (d mysql) quiet(ctx context.Context, s, holder *Session, tables []Ref) error {
	self, err := connection(ctx, s)
	if err != nil {
		return err
	}
	other, err := connection(ctx, holder)
	if err != nil {
		return err
	}
	seen := map[string]time.Time{}
	var told time.Time
	for start := time.Now(); ; {
		users, sure, err := d.users(ctx, s, tables, self, other)
		if err != nil {
			return ctx.Err()
		}
		var stay []Blocker
		for _, u := range users {
			key := fmt.Sprint(u.ID, " ", u.begun)
			if first, ok := seen[key]; !ok {
				seen[key] = time.Now()
			} else if time.Since(first) > stays {
				stay = append(stay, u.Blocker)
			}
		}
		if len(users) == 0 || len(stay) == 0 && time.Since(start) > stays {
			return nil
		}
		held := &HeldError{By: stay[:min(len(stay), mostNamed)], Sure: sure, Err: errInUse}
		if len(stay) > 0 && time.Since(start) > max(s.Patience.bound(), stays) {
			if !sure {
				return nil // they may use other tables: the RENAME will tell, in a moment
			}
			return held
		}
		if len(stay) > 0 && s.Patience.Tell != nil && time.Since(told) > tellEvery {
			told = time.Now()
			s.Patience.Tell(held)
		}
		if err := pause(ctx, 100*time.Millisecond+rand.N(100*time.Millisecond)); err != nil {
			return err
		}
	}
}

// stays is how long somebody must have used a table to be in the way: those who only
// come and go let a RENAME through. Transactions are told apart by the second.
const stays = 1100 * time.Millisecond

// A user is a session with a transaction, and when that has begun.
type user struct {
	Blocker
	begun string
}

// users are the sessions that use the tables, where the server writes it down; others
// are those with an open transaction, but for those who wait for our locks.
func (d mysql) users(ctx context.Context, q Querier, tables []Ref, self, other int64) (out []user, sure bool, err error) {
	if sure, err = d.instrumented(ctx, q); err != nil {
		return nil, false, err
	}
	query, args := `SELECT b.trx_mysql_thread_id AS id, `+mySince+` AS since, COALESCE(b.trx_started, '') AS begun FROM information_schema.INNODB_TRX b
LEFT JOIN information_schema.PROCESSLIST l ON l.ID = b.trx_mysql_thread_id
WHERE b.trx_mysql_thread_id NOT IN (0, ?, ?) AND COALESCE(l.STATE, '') NOT LIKE 'Waiting for table%lock'`, []any{self, other}
	if sure {
		query, args = `SELECT t.PROCESSLIST_ID AS id, MAX(`+mySince+`) AS since, CONCAT(COALESCE(MAX(b.trx_started), ''), ' ', MIN(h.OWNER_EVENT_ID)) AS begun FROM performance_schema.metadata_locks h
JOIN performance_schema.threads t ON t.THREAD_ID = h.OWNER_THREAD_ID LEFT JOIN information_schema.INNODB_TRX b ON b.trx_mysql_thread_id = t.PROCESSLIST_ID
WHERE h.LOCK_STATUS = 'GRANTED' AND t.PROCESSLIST_ID NOT IN (0, ?, ?) AND h.OBJECT_TYPE = 'TABLE' AND (1 = 0`, []any{self, other}
		for _, r := range tables {
			query, args = query+" OR h.OBJECT_SCHEMA = ? AND h.OBJECT_NAME = ?", append(args, r.Schema, r.Table)
		}
		query += ") AND NOT EXISTS (SELECT 1 FROM information_schema.PROCESSLIST l WHERE l.ID = t.PROCESSLIST_ID AND l.STATE LIKE 'Waiting for table%lock') GROUP BY t.PROCESSLIST_ID"
	}
	rows, err := q.QueryContext(ctx, fmt.Sprintf(myWhoBegun, query), args...)
	if err != nil {
		return nil, false, err
	}
	defer rows.Close()
	for rows.Next() {
		var u user
		var seconds int64
		if err := rows.Scan(&u.ID, &u.User, &u.State, &seconds, &u.begun); err != nil {
			return nil, false, err
		}
		u.Since = time.Duration(seconds) * time.Second
		out = append(out, u)
	}
	return out, sure, rows.Err()
}

// myWhoBegun is as myWho.
const myWhoBegun = `SELECT x.id, COALESCE(p.USER, ''), LOWER(COALESCE(NULLIF(p.COMMAND, 'Sleep'), CONCAT('idle for ', p.TIME, 's'), '')), x.since, x.begun
FROM (%s) x LEFT JOIN information_schema.PROCESSLIST p ON p.ID = x.id ORDER BY x.since DESC, x.id`

// instrumented reports whether the server writes down who has which metadata lock.
func (d mysql) instrumented(ctx context.Context, q Querier) (bool, error) {
	var n int
	err := q.QueryRowContext(ctx, `SELECT COUNT(*) FROM performance_schema.setup_instruments WHERE NAME = 'wait/lock/metadata/sql/mdl' AND ENABLED = 'YES'`).Scan(&n)
	if err != nil && d.Kind(err) == KindPrivilege {
		return false, nil
	}
	return n > 0, err
}
