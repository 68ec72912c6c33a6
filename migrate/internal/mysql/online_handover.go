package mysql

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A RENAME of several tables asks for their locks one after the other. It goes before all
// others that wait for the lock that it asks for, but it does not wait for the next ones yet.
// When their holder releases all locks at once, a writer may come in between. So each table but
// the first gets a guard: a session that waits for the lock of this table alone, and holds it
// until the RENAME is seen waiting for it.

// handing says how the tables are handed over.
type handing struct {
	// wanted reports whether the session of that number waits for a table, or some session
	// does that takes it.
	wanted func(ctx context.Context, probe *dialect.Session, id int64, t sqlgen.Ref) (bool, error)
	// also is what a guard locks after its table, and never gets: otherwise MySQL would lock
	// for it the tables that have a foreign key to or from its own.
	also []sqlgen.Ref
	// near are the tables that MySQL locks for a guard with its own, unless also keeps it from
	// that: those with a foreign key to or from it.
	near map[sqlgen.Ref][]sqlgen.Ref
}

// errUnguarded occurs when a guard waits for another table than its own.
var errUnguarded = errors.New("a session that should guard a table waits for another one")

// A guard is a session that locks one table.
type guard struct {
	*dialect.Session
	table  sqlgen.Ref
	id     int64
	result chan error // of its LOCK TABLES, nil before that

	granted  bool // its LOCK TABLES has returned
	released bool
	killed   bool
}

// patientRename is how many seconds a RENAME waits for each table that only sessions of ours
// have locked.
const patientRename = 3

// handOver runs takes, a RENAME or LOCK TABLES, which takes tables that h has locked. Nobody
// else can write to one of them until takes has ended, or has waited so many seconds for a
// table. There is one session more in others than tables. Without tables takes waits for one
// lock alone, and needs no guard.
//
// over reports whether h has released its locks. Until then all is as it was, and an interrupt
// ends takes. From then on takes goes to its end, so that its outcome is known.
func (d Dialect) handOver(ctx context.Context, s *dialect.Session, h dialect.Querier,
	others []*dialect.Session, tables []sqlgen.Ref, takes sqlgen.Statement, seconds int,
	how handing) (over bool, err error) {
	begun := ctx
	ctx = context.WithoutCancel(ctx)
	var probe *dialect.Session
	if len(tables) > 0 {
		probe = others[0]
		if err := dialect.Within(ctx, probe, myNoWait); err != nil {
			return false, err
		}
		var least int // seconds that each question of the probe waits on MySQL
		row := probe.QueryRowContext(ctx, "SELECT @@session.lock_wait_timeout")
		if err := row.Scan(&least); err != nil {
			return false, err
		}
		seconds += 2 * least * (len(tables) + len(how.near))
		others = others[1:]
	}
	if err := d.run(ctx, s, "SET SESSION lock_wait_timeout = %d", seconds); err != nil {
		return false, err
	}
	defer func() { err = errors.Join(err, dialect.Within(ctx, s, d.Briefly(-1))) }()
	id, err := connection(ctx, s)
	if err != nil {
		return false, err
	}
	result := make(chan error, 1)
	go func() { result <- dialect.Exec(ctx, s, takes) }()
	guards, err := d.guards(ctx, h, probe, others, id, tables, result, how)
	if err == nil {
		err = begun.Err()
	}
	if err == nil {
		if err = dialect.Within(ctx, h, "UNLOCK TABLES"); err == nil {
			return true, d.letGo(ctx, h, probe, guards, result, id, how)
		}
	}
	// It must not take them when the locks are released.
	err = errors.Join(err, d.end(ctx, h, id, result))
	for _, g := range guards {
		if g.result != nil {
			_ = d.end(ctx, h, g.id, g.result) // fails as it should
		}
	}
	return false, err
}

// end ends the statement of another session, which waits for a lock, and returns its error.
// The session may be about to begin with it.
func (d Dialect) end(ctx context.Context, h dialect.Querier, id int64, result chan error) error {
	for {
		select {
		case err := <-result:
			return err
		default:
		}
		if err := d.run(ctx, h, "KILL QUERY %d", id); err != nil {
			return errors.Join(err, <-result)
		}
		select {
		case err := <-result:
			return err
		case <-time.After(10 * time.Millisecond):
		}
	}
}

// letGo releases each guard when the RENAME waits for its table. When the RENAME has ended, it
// ends the guards that still wait, because others would wait behind them.
func (d Dialect) letGo(ctx context.Context, h dialect.Querier, probe *dialect.Session,
	guards []*guard, result chan error, id int64, how handing) error {
	defer func() {
		for _, g := range guards {
			if !g.granted {
				_ = d.end(ctx, h, g.id, g.result)
			}
		}
	}()
	for {
		for _, g := range guards {
			select {
			case <-g.result:
				g.granted = true
			default:
			}
			if g.released {
				continue
			}
			waits, err := how.wanted(ctx, probe, id, g.table)
			for _, t := range how.near[g.table] {
				if err == nil && !waits && g.granted && !isGuarded(guards, t) {
					waits, err = how.wanted(ctx, probe, id, t)
				}
			}
			switch {
			case err != nil || !waits:
			case g.granted:
				g.released = true
				if dialect.Within(ctx, g, "UNLOCK TABLES") != nil { // it may have been killed too late
					err = g.Close()
				}
			case !g.killed: // LOCK TABLES has the table and waits for one that refers to it
				g.killed, err = true, d.run(ctx, h, "KILL QUERY %d", g.id)
			}
			if err != nil {
				return errors.Join(err, d.end(ctx, h, id, result))
			}
		}
		select {
		case err := <-result:
			return err
		case <-time.After(time.Millisecond):
		}
	}
}

// isGuarded reports whether a guard is to release a table.
func isGuarded(guards []*guard, t sqlgen.Ref) bool {
	return slices.ContainsFunc(guards, func(g *guard) bool { return g.table == t && !g.released })
}

// connection returns the server's number of a session.
func connection(ctx context.Context, q dialect.Querier) (id int64, err error) {
	err = q.QueryRowContext(ctx, "SELECT CONNECTION_ID()").Scan(&id)
	return id, err
}

// guards waits until takes waits for a table, and lets a guard wait for each other table.
func (d Dialect) guards(ctx context.Context, h dialect.Querier, probe *dialect.Session,
	free []*dialect.Session, id int64, tables []sqlgen.Ref, result chan error,
	how handing) (out []*guard, err error) {
	if err := d.awaitWaiting(ctx, h, id, result); err != nil {
		return nil, err
	}
	for i, t := range tables {
		waits, err := how.wanted(ctx, probe, id, t)
		if err != nil {
			return out, err
		}
		if waits {
			continue
		}
		g := &guard{Session: free[i], table: t}
		out = append(out, g)
		if err := dialect.Within(ctx, g, "SET SESSION lock_wait_timeout = 60"); err != nil {
			return out, err
		}
		if g.id, err = connection(ctx, g); err != nil {
			return out, err
		}
		g.result = make(chan error, 1)
		lock := d.lock(append([]sqlgen.Ref{t}, how.also...), nil)
		go func() { g.result <- dialect.Exec(ctx, g, lock) }()
		if err := d.awaitWaiting(ctx, h, g.id, nil); err != nil {
			return out, err
		}
		if len(how.also) == 0 {
			continue
		}
		waits, err = how.wanted(ctx, probe, g.id, t)
		if err == nil && !waits {
			err = errUnguarded
		}
		if err != nil {
			return out, err
		}
	}
	return out, nil
}

// awaitWaiting returns when a session is seen waiting for the lock of a table.
func (d Dialect) awaitWaiting(ctx context.Context, q dialect.Querier, id int64,
	result chan error) error {
	sights, err := d.sights(ctx, q)
	if err != nil {
		return err
	}
	count := "SELECT count(*) FROM " + sights[0].sessions +
		" WHERE ID = ? AND STATE LIKE 'Waiting for table%lock'"
	for start := time.Now(); ; {
		var n int
		if err := q.QueryRowContext(ctx, count, id).Scan(&n); err != nil || n > 0 {
			return err
		}
		select {
		case err := <-result:
			result <- err
			if err == nil {
				err = errors.New("the locks of the swap were lost")
			}
			return err
		case <-time.After(2 * time.Millisecond):
		}
		if time.Since(start) > 30*time.Second {
			return errors.New("a session that should wait for a lock is not seen waiting")
		}
	}
}

// isWanted reports whether some session waits for a table to rename it. PREPARE asks for a lock
// that the LOCK TABLES of another session allows, and a RENAME that waits does not.
func (d Dialect) isWanted(ctx context.Context, probe *dialect.Session, _ int64,
	t sqlgen.Ref) (bool, error) {
	one := d.sql("SELECT 1 FROM %s", t)
	err := one.Err()
	if err == nil {
		err = d.run(ctx, probe, "PREPARE sqluuid_probe FROM %s", literal(one.SQL))
	}
	switch {
	case err == nil:
		return false, dialect.Within(ctx, probe, "DEALLOCATE PREPARE sqluuid_probe")
	case d.Kind(err) == dialect.KindLock:
		return true, nil
	}
	return false, fmt.Errorf("asking which session waits for %q: %w", t.Table, err)
}
