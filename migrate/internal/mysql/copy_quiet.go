package mysql

import (
	"context"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A RENAME that waits for the lock of a table makes readers wait who come later, and
// when the holder has given up its locks for it there is no way back: writers come in,
// and what was copied is out of date. So before that moment it is asked whether anybody
// is in the way, and nobody waits but the writers who wait for the copy anyway.

// errInUse occurs when readers kept tables in use for as long as they were waited for.
const errInUse dialect.InUseError = "readers keep the tables in use, which cannot be swapped"

// quiet returns when no other session is known to use the tables for long. Where the
// server does not tell who uses which, they are those whose transaction stays open; a
// role that may not see these goes on without.
func (d Dialect) quiet(ctx context.Context, s *dialect.Session, h *hold, tables []sqlgen.Ref) error {
	by, err := connection(ctx, h.by)
	if err != nil {
		return err
	}
	own := []int64{h.id, by}
	seen := map[string]time.Time{}
	var told time.Time
	for start := time.Now(); ; {
		users, sure, err := d.users(ctx, s, tables, own)
		if err != nil {
			return ctx.Err()
		}
		var stay []dialect.Blocker
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
		held := &dialect.HeldError{By: stay[:min(len(stay), dialect.MostNamed)], Sure: sure, Err: errInUse}
		if len(stay) > 0 && time.Since(start) > max(s.Patience.Limit(), stays) {
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

// stays is how long somebody must have used a table to be in the way: those who only
// come and go let a RENAME through. Transactions are told apart by the second.
const stays = 1100 * time.Millisecond

// A user is a session with a transaction, and when that has begun.
type user struct {
	dialect.Blocker
	begun string
}

// users are the sessions that use the tables, where the server writes it down; others
// are those with an open transaction, but for those who wait for our locks.
func (d Dialect) users(ctx context.Context, q dialect.Querier, tables []sqlgen.Ref, own []int64) (out []user, sure bool, err error) {
	sights, err := d.sights(ctx, q)
	if err != nil {
		return nil, false, err
	}
	if sure, err = d.instrumented(ctx, q); err != nil {
		return nil, false, err
	}
	if sure {
		query, args := sights[0].using(tables, numbers(own))
		out, err = usersOf(ctx, q, sights[0].who(query, ", x.begun"), args...)
		return out, true, err
	}
	for _, m := range sights {
		if out, err = usersOf(ctx, q, m.who(m.open(numbers(own)), ", x.begun")); err == nil {
			return out, false, nil
		}
	}
	return nil, false, err
}

// using is a query for the sessions that hold metadata locks on tables, but for those named
// and those who wait for a table.
func (m *mySight) using(tables []sqlgen.Ref, but string) (query string, args []any) {
	query = `SELECT t.PROCESSLIST_ID AS id, MAX(COALESCE(b.since, -1)) AS since, CONCAT(COALESCE(MAX(b.begun), ''), ' ', MIN(h.OWNER_EVENT_ID)) AS begun
FROM performance_schema.metadata_locks h JOIN performance_schema.threads t ON t.THREAD_ID = h.OWNER_THREAD_ID
LEFT JOIN (` + m.transactions + `) b ON b.id = t.PROCESSLIST_ID
WHERE h.LOCK_STATUS = 'GRANTED' AND t.PROCESSLIST_ID NOT IN (` + but + `) AND h.OBJECT_TYPE = 'TABLE' AND (1 = 0`
	for _, r := range tables {
		query, args = query+" OR h.OBJECT_SCHEMA = ? AND h.OBJECT_NAME = ?", append(args, r.Schema, r.Table)
	}
	return query + ") AND NOT EXISTS (SELECT 1 FROM " + m.sessions + " l WHERE l.ID = t.PROCESSLIST_ID AND l.STATE LIKE 'Waiting for table%lock') GROUP BY t.PROCESSLIST_ID", args
}

func usersOf(ctx context.Context, q dialect.Querier, query string, args ...any) (out []user, err error) {
	rows, err := q.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var u user
		var seconds int64
		if err := rows.Scan(&u.ID, &u.User, &u.Application, &u.State, &seconds, &u.begun); err != nil {
			return nil, err
		}
		u.Since = time.Duration(seconds) * time.Second
		out = append(out, u)
	}
	return out, rows.Err()
}

// instrumented reports whether the server writes down who has which metadata lock.
func (d Dialect) instrumented(ctx context.Context, q dialect.Querier) (bool, error) {
	var n int
	err := q.QueryRowContext(ctx, `SELECT COUNT(*) FROM performance_schema.setup_instruments WHERE NAME = 'wait/lock/metadata/sql/mdl' AND ENABLED = 'YES'`).Scan(&n)
	if err != nil && d.Kind(err) == dialect.KindPrivilege {
		return false, nil
	}
	return n > 0, err
}
