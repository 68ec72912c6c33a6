package mysql

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A RENAME of several tables asks for their locks one after the other. It goes
// before everybody else who waits for the one that it asks for, but it does not wait
// for the others yet: when their holder gives up all of them at once, a writer may
// come in between. So each table but the first gets a guard, a session that waits
// for its lock alone and holds it until the RENAME is seen waiting for it.

// handing is how the tables are handed over.
type handing struct {
	// wanted reports whether a session waits for a table, or somebody does who takes it.
	wanted func(ctx context.Context, probe *dialect.Session, id int64, t sqlgen.Ref) (bool, error)
	// also is what a guard locks after its table, and never gets: else MySQL would lock the
	// tables for it that its own refers to, or that refer to it.
	also string
}

// errUnguarded occurs when a guard waits for something else than its table.
var errUnguarded = errors.New("a session that should guard a table waits for another one")

// A guarded table is one that a session of its own locks.
type guarded struct {
	t      sqlgen.Ref
	g      *dialect.Session
	id     int64
	result chan error // of its LOCK TABLES, nil: not asked for yet

	granted bool // its LOCK TABLES has returned
	gone    bool // it has given up its lock
	killed  bool
}

// patientRename is how many seconds a RENAME waits for the lock of a table, at the most,
// when nobody but sessions of ours has locks on its tables.
const patientRename = 3

// handOver runs what takes tables that h has locked: a RENAME, or LOCK TABLES. At no moment
// can anybody else write to one of them until it is done, or has waited for a table for so many seconds
// in vain. There is one other session more than tables. over reports whether h has given
// up its locks: until then all is as it was, and an interrupt ends it; from then on it
// goes to its end, so that its outcome is known.
func (d Dialect) handOver(ctx context.Context, s *dialect.Session, h dialect.Querier, others []*dialect.Session, tables []sqlgen.Ref, takes string, seconds int, how handing) (over bool, err error) {
	begun := ctx
	ctx = context.WithoutCancel(ctx)
	probe := others[0]
	if err := dialect.Within(ctx, probe, myNoWait); err != nil {
		return false, err
	}
	var least int // on MySQL the probe waits for a second each time
	if err := probe.QueryRowContext(ctx, "SELECT @@session.lock_wait_timeout").Scan(&least); err != nil {
		return false, err
	}
	seconds += 2 * least * len(tables)
	if err := dialect.Within(ctx, s, fmt.Sprintf("SET SESSION lock_wait_timeout = %d", seconds)); err != nil {
		return false, err
	}
	defer func() { err = errors.Join(err, dialect.Within(ctx, s, d.Briefly(-1))) }()
	id, err := connection(ctx, s)
	if err != nil {
		return false, err
	}
	result := make(chan error, 1)
	go func() { result <- dialect.Within(ctx, s, takes) }()
	guards, err := d.guards(ctx, h, probe, others[1:], id, tables, result, how)
	if err == nil {
		err = begun.Err()
	}
	if err == nil {
		if err = dialect.Within(ctx, h, "UNLOCK TABLES"); err == nil {
			return true, d.letGo(ctx, h, probe, guards, result, id, how)
		}
	}
	// It must not take them when the locks are given up.
	err = errors.Join(err, d.end(ctx, h, id, result))
	for _, x := range guards {
		if x.result != nil {
			_ = d.end(ctx, h, x.id, x.result) // as it should
		}
	}
	return false, err
}

// end ends the statement of another session, which waits for a lock, and returns what
// it says. The session may be about to begin with it.
func (Dialect) end(ctx context.Context, h dialect.Querier, id int64, result chan error) error {
	for {
		select {
		case err := <-result:
			return err
		default:
		}
		if err := dialect.Within(ctx, h, fmt.Sprintf("KILL QUERY %d", id)); err != nil {
			return errors.Join(err, <-result)
		}
		select {
		case err := <-result:
			return err
		case <-time.After(10 * time.Millisecond):
		}
	}
}

// letGo takes the guards away, each when the RENAME waits for its table. When the RENAME
// has ended, none may go on waiting, for others would behind it.
func (d Dialect) letGo(ctx context.Context, h dialect.Querier, probe *dialect.Session, guards []*guarded, result chan error, id int64, how handing) error {
	defer func() {
		for _, x := range guards {
			if !x.granted {
				_ = d.end(ctx, h, x.id, x.result)
			}
		}
	}()
	for {
		for _, x := range guards {
			select {
			case <-x.result:
				x.granted = true
			default:
			}
			if x.gone {
				continue
			}
			waits, err := how.wanted(ctx, probe, id, x.t)
			switch {
			case err != nil || !waits:
			case x.granted:
				x.gone = true
				if dialect.Within(ctx, x.g, "UNLOCK TABLES") != nil { // it may have been killed too late
					err = x.g.Close()
				}
			case !x.killed: // LOCK TABLES has the table and waits for one that refers to it
				x.killed, err = true, dialect.Within(ctx, h, fmt.Sprintf("KILL QUERY %d", x.id))
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

func connection(ctx context.Context, q dialect.Querier) (id int64, err error) {
	err = q.QueryRowContext(ctx, "SELECT CONNECTION_ID()").Scan(&id)
	return id, err
}

// guards lets a session wait for the lock of each table that the RENAME does not wait
// for yet.
func (d Dialect) guards(ctx context.Context, h dialect.Querier, probe *dialect.Session, free []*dialect.Session, id int64, tables []sqlgen.Ref, result chan error, how handing) (out []*guarded, err error) {
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
		g := free[i]
		x := &guarded{t: t, g: g}
		out = append(out, x)
		b := sqlgen.NewBuilder(d.p)
		if err := dialect.Within(ctx, g, "SET SESSION lock_wait_timeout = 60"); err != nil {
			return out, err
		}
		if x.id, err = connection(ctx, g); err != nil {
			return out, err
		}
		x.result = make(chan error, 1)
		go func() { x.result <- dialect.Within(ctx, g, "LOCK TABLES "+b.Table(t)+" WRITE"+how.also) }()
		if err := d.awaitWaiting(ctx, h, x.id, nil); err != nil {
			return out, err
		}
		if how.also == "" {
			continue
		}
		if waits, err := how.wanted(ctx, probe, x.id, t); err != nil || !waits {
			return out, errors.Join(err, unless(err, func() error { return errUnguarded }))
		}
	}
	return out, nil
}

// awaitWaiting returns when a session is seen waiting for a lock of a table.
func (d Dialect) awaitWaiting(ctx context.Context, q dialect.Querier, id int64, result chan error) error {
	sights, err := d.sights(ctx, q)
	if err != nil {
		return err
	}
	for start := time.Now(); ; {
		var n int
		if err := q.QueryRowContext(ctx, "SELECT count(*) FROM "+sights[0].sessions+" WHERE ID = ? AND STATE LIKE 'Waiting for table%lock'", id).Scan(&n); err != nil || n > 0 {
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

// wanted reports whether somebody waits for a table to rename it. PREPARE asks for
// a lock that LOCK TABLES of another session allows, and a RENAME that waits does not.
func (d Dialect) wanted(ctx context.Context, probe *dialect.Session, _ int64, t sqlgen.Ref) (bool, error) {
	b := sqlgen.NewBuilder(d.p)
	text := strings.NewReplacer("'", "''", `\`, `\\`).Replace("SELECT 1 FROM " + b.Table(t))
	err := errors.Join(b.Err, dialect.Within(ctx, probe, "PREPARE sqluuid_probe FROM '"+text+"'"))
	switch {
	case err == nil:
		return false, dialect.Within(ctx, probe, "DEALLOCATE PREPARE sqluuid_probe")
	case d.Kind(err) == dialect.KindLock:
		return true, nil
	}
	return false, fmt.Errorf("asking who waits for %q: %w", t.Table, err)
}
