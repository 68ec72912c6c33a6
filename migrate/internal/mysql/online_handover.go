package mysql

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A RENAME of several tables asks for their locks one after the other, and a writer may come in
// between. So each table but the first gets a guard: a session that waits for its lock alone, and
// holds it until the RENAME is seen waiting for it.

// A handing hands tables over, from the session that has locked them to one that takes them.
type handing struct {
	Dialect
	holder *dialect.Session // has the locks
	// wanted reports whether the session of that number, or some session, waits to take a table.
	wanted func(probe *talk, id int64, t sqlgen.Ref) bool
	// also is what a guard locks after its table, and never gets, so that MySQL does not lock near.
	also []sqlgen.Ref
	// near are the tables with a foreign key to or from one, which MySQL locks for a guard with it.
	near map[sqlgen.Ref][]sqlgen.Ref

	probe  *talk // with a session that asks which table is wanted
	guards []*guard
	id     int64      // of the session that takes the tables
	result chan error // of its statement
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

// patientRename is how many seconds a RENAME waits for each table that only we have locked.
const patientRename = 3

// over runs takes, a RENAME or LOCK TABLES, which takes the tables from the holder. Nobody else can
// write to them until takes has ended, or has waited so many seconds for one. There is one session
// more in others than tables; without tables takes needs no guard.
//
// over reports whether the holder has released its locks. Until then an interrupt ends takes, and
// all is as it was; from then on takes goes to its end, so that its outcome is known.
func (x *handing) over(ctx context.Context, s *dialect.Session, others []*dialect.Session,
	tables []sqlgen.Ref, takes sqlgen.Statement, seconds int) (over bool, err error) {
	begun := ctx
	ctx = context.WithoutCancel(ctx)
	t := x.ask(ctx, s)
	if len(tables) > 0 {
		x.probe, others = x.ask(ctx, others[0]), others[1:]
		x.probe.run(myNoWait)
		var least int // seconds that each question of the probe waits on MySQL
		x.probe.scan(x.sql("SELECT @@session.lock_wait_timeout"), &least)
		seconds += 2 * least * (len(tables) + len(x.near))
		t.err = x.probe.err
	}
	if t.run("SET SESSION lock_wait_timeout = %d", seconds); t.err != nil {
		return false, t.err
	}
	defer func() { err = errors.Join(err, dialect.Within(ctx, s, x.Briefly(-1))) }()
	if x.id = t.connection(); t.err != nil {
		return false, t.err
	}
	x.result = make(chan error, 1)
	go func() { x.result <- dialect.Exec(ctx, s, takes) }()
	err = x.guard(ctx, others, tables)
	if err == nil {
		err = begun.Err()
	}
	if err == nil {
		if err = dialect.Within(ctx, x.holder, "UNLOCK TABLES"); err == nil {
			return true, x.letGo(ctx)
		}
	}
	// It must not take them when the locks are released.
	err = errors.Join(err, x.end(ctx, x.id, x.result))
	for _, g := range x.guards {
		if g.result != nil {
			_ = x.end(ctx, g.id, g.result) // fails as it should
		}
	}
	return false, err
}

// kill ends the statement of a session.
func (x *handing) kill(ctx context.Context, id int64) error {
	return dialect.Exec(ctx, x.holder, x.sql("KILL QUERY %d", id))
}

// end ends the statement of another session, which may be about to begin, and returns its error.
func (x *handing) end(ctx context.Context, id int64, result chan error) error {
	for {
		select {
		case err := <-result:
			return err
		default:
		}
		if err := x.kill(ctx, id); err != nil {
			return errors.Join(err, <-result)
		}
		select {
		case err := <-result:
			return err
		case <-time.After(10 * time.Millisecond):
		}
	}
}

// letGo releases each guard when takes waits for its table, and in the end those that still wait.
func (x *handing) letGo(ctx context.Context) error {
	defer func() {
		for _, g := range x.guards {
			if !g.granted {
				_ = x.end(ctx, g.id, g.result)
			}
		}
	}()
	for {
		for _, g := range x.guards {
			select {
			case <-g.result:
				g.granted = true
			default:
			}
			if g.released {
				continue
			}
			waits := x.wanted(x.probe, x.id, g.table)
			for _, t := range x.near[g.table] {
				waits = waits || g.granted && !x.isGuarded(t) && x.wanted(x.probe, x.id, t)
			}
			err := x.probe.err
			switch {
			case !waits:
			case g.granted:
				g.released = true
				if dialect.Within(ctx, g, "UNLOCK TABLES") != nil { // it may have been killed too late
					err = g.Close()
				}
			case !g.killed: // LOCK TABLES has the table and waits for one that refers to it
				g.killed, err = true, x.kill(ctx, g.id)
			}
			if err != nil {
				return errors.Join(err, x.end(ctx, x.id, x.result))
			}
		}
		select {
		case err := <-x.result:
			return err
		case <-time.After(time.Millisecond):
		}
	}
}

// isGuarded reports whether a guard is to release a table.
func (x *handing) isGuarded(t sqlgen.Ref) bool {
	return slices.ContainsFunc(x.guards, func(g *guard) bool { return g.table == t && !g.released })
}

// connection returns the server's number of the session.
func (t *talk) connection() (id int64) {
	t.scan(t.sql("SELECT CONNECTION_ID()"), &id)
	return id
}

// guard waits until takes waits for a table, and lets a guard wait for each other table.
func (x *handing) guard(ctx context.Context, free []*dialect.Session, tables []sqlgen.Ref) error {
	if err := x.awaitWaiting(ctx, x.id, x.result); err != nil {
		return err
	}
	for i, table := range tables {
		waits := x.wanted(x.probe, x.id, table)
		if x.probe.err != nil {
			return x.probe.err
		}
		if waits {
			continue
		}
		g := &guard{Session: free[i], table: table}
		x.guards = append(x.guards, g)
		t := x.ask(ctx, g)
		t.run("SET SESSION lock_wait_timeout = 60")
		if g.id = t.connection(); t.err != nil {
			return t.err
		}
		g.result = make(chan error, 1)
		lock := x.lock(append([]sqlgen.Ref{table}, x.also...), nil)
		go func() { g.result <- dialect.Exec(ctx, g, lock) }()
		if err := x.awaitWaiting(ctx, g.id, nil); err != nil {
			return err
		}
		if len(x.also) > 0 && !x.wanted(x.probe, g.id, table) {
			return cmp.Or(x.probe.err, errUnguarded)
		}
	}
	return nil
}

// awaitWaiting returns when a session is seen waiting for the lock of a table.
func (x *handing) awaitWaiting(ctx context.Context, id int64, result chan error) error {
	t := x.ask(ctx, x.holder)
	count := sqlgen.Statement{SQL: "SELECT count(*) FROM " + t.sights()[0].sessions +
		" WHERE ID = ? AND STATE LIKE 'Waiting for table%lock'", Args: []any{id}}
	for start := time.Now(); ; {
		n := 0
		if t.scan(count, &n); t.err != nil || n > 0 {
			return t.err
		}
		select {
		case err := <-result:
			result <- err
			return cmp.Or(err, errors.New("the locks of the swap were lost"))
		case <-time.After(2 * time.Millisecond):
		}
		if time.Since(start) > 30*time.Second {
			return errors.New("a session that should wait for a lock is not seen waiting")
		}
	}
}

// isWanted reports whether some session waits for a table to rename it. PREPARE asks for a lock
// that the LOCK TABLES of another session allows, and a RENAME that waits does not.
func (t *talk) isWanted(_ int64, ref sqlgen.Ref) (wanted bool) {
	t.during(fmt.Sprintf("asking which session waits for %q", ref.Table), func() {
		t.run("PREPARE sqluuid_probe FROM %s", literal(t.text("SELECT 1 FROM %s", ref)))
		if wanted = t.Kind(t.err) == dialect.KindLock; wanted {
			t.err = nil
		}
	})
	if !wanted {
		t.run("DEALLOCATE PREPARE sqluuid_probe")
	}
	return wanted
}

// isWaiting reports whether a session waits for a table.
func (t *talk) isWaiting(id int64, ref sqlgen.Ref) (waits bool) {
	t.scan(asked("waits for a table", id, ref), &waits)
	return waits && t.err == nil
}
