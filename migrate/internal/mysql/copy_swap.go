package mysql

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

func (d Dialect) lock(write, read []sqlgen.Ref) sqlgen.Statement {
	b := sqlgen.NewBuilder(d.p)
	var locks []string
	for _, t := range write {
		locks = append(locks, b.Table(t)+" WRITE")
	}
	for _, t := range read {
		locks = append(locks, b.Table(t)+" READ")
	}
	return b.W("LOCK TABLES ", list(locks)).Done()
}

// hold locks tables against writers by another session, since one that has locked tables may not
// rename others. It locks all in one statement, so that the server sees a deadlock and ends it.
func (w *copier) hold(tables []sqlgen.Ref) {
	w.id = w.connection()
	w.do(func() error {
		by, err := w.second()
		if err != nil {
			return err
		}
		by.Patience = w.s.Patience
		err = by.Patiently(w.ctx, w.Dialect, func(attempt int) error {
			return w.attempt(w.ctx, by, attempt, w.lock(nil, tables))
		})
		if err != nil {
			return errors.Join(err, by.Close())
		}
		w.holder = by
		return nil
	})
}

// unhold releases the locks, whose end with the session may come late. When the context is over it
// first kills the session that copies, whose statement the server would finish.
func (w *copier) unhold() {
	if w.holder == nil {
		return
	}
	wait, cancel := context.WithTimeout(context.WithoutCancel(w.ctx), 2*time.Second)
	defer cancel()
	if w.ctx.Err() != nil { // else the next run waits for it
		_, _ = w.holder.ExecContext(wait, fmt.Sprintf("KILL %d", w.id))
	}
	_ = dialect.Within(wait, w.holder, "UNLOCK TABLES") // else they end with the session
	_ = w.holder.Close()
}

// second opens another session, because one that has locked tables may not rename others.
func (w *copier) second() (*dialect.Session, error) {
	wait, cancel := context.WithTimeout(w.ctx, 10*time.Second)
	defer cancel()
	h, err := w.Open(wait, w.s.DB)
	if err != nil {
		return nil, fmt.Errorf("another connection, which holds locks: %w", err)
	}
	if err := dialect.Within(w.ctx, h, "SET SESSION wait_timeout = 604800"); err != nil {
		return nil, errors.Join(err, h.Close())
	}
	return h, nil
}

// others lends so many other sessions to f.
func (w *copier) others(n int, f func([]*dialect.Session) error) error {
	var list []*dialect.Session
	for range n {
		h, err := w.second()
		if err != nil {
			return err
		}
		defer h.Close() // it is given up, whatever it says
		list = append(list, h)
	}
	return f(list)
}

// renameAll puts the tables in place away and those of from there by one RENAME. The holder
// releases its locks for it. Until then an attempt may fail and be repeated.
func (w *copier) renameAll(away, from map[sqlgen.Ref]sqlgen.Ref) {
	isMySQL := w.server().isMySQL
	if w.err != nil {
		return
	}
	w.c.Report(shadow.Swapping, sqlgen.Ref{})
	relays := isMySQL && w.isPinLast(w.c) && w.isInstrumented() &&
		!w.denied(func() { w.isWaiting(0, sqlgen.Ref{}) }) // which session waits for which table
	if !relays { // the sums show a write between the locks and the RENAME
		w.writeSums(away)
	}
	sessions := 0 // besides the holder
	switch {
	case relays:
		sessions = len(w.c.Tables) + 2
	case len(w.c.Tables) > 1 && cycle(w.c) == nil:
		sessions = len(w.c.Tables) + 1
	}
	w.do(func() error {
		return w.s.Patiently(w.ctx, w.Dialect, func(attempt int) error {
			if err := w.awaitQuiet(); err != nil {
				return dialect.SettledError{Err: err} // it has waited for as long as it may
			}
			over := false
			err := w.others(sessions, func(others []*dialect.Session) (err error) {
				if relays {
					over, err = w.relay(others, away, from)
				} else {
					over, err = w.swap(isMySQL, others, away, from, 1+min(attempt/2, 2))
				}
				return err
			})
			if err != nil && over {
				why := "the swap failed"
				if w.Kind(err) == dialect.KindLock {
					why = "in the moment of the swap the tables were in use after all"
				}
				err = dialect.SettledError{Err: fmt.Errorf("%s; nothing was swapped: %w", why, err)}
			}
			return err
		})
	})
	w.readSums(away)
}

// rename returns the RENAME that puts the tables in place away and those of from there.
func (d Dialect) rename(c *shadow.Copy, away, from map[sqlgen.Ref]sqlgen.Ref) sqlgen.Statement {
	b := sqlgen.NewBuilder(d.p)
	var moves []string
	for _, t := range c.Tables {
		moves = append(moves, b.Table(t.Ref)+" TO "+b.Table(away[t.Ref]),
			b.Table(from[t.Ref])+" TO "+b.Table(t.Ref))
	}
	return b.W("RENAME TABLE ", list(moves)).Done()
}

// relaySeconds is how long LOCK TABLES waits for each table that our sessions hand over to it.
const relaySeconds = 10

// relay lets a session take over the locks and rename the tables that it has locked then. Nobody
// else can write in between, and a kill before the RENAME swaps nothing. over reports whether the
// holder has released its locks.
func (w *copier) relay(others []*dialect.Session, away,
	from map[sqlgen.Ref]sqlgen.Ref) (over bool, err error) {
	whole := context.WithoutCancel(w.ctx) // once the hold has let go there is no way back
	how := &handing{Dialect: w.Dialect, holder: w.holder, wanted: (*talk).isWaiting}
	if len(w.c.Tables) > 1 {
		pin, keeper := pinOf(w.c), others[0]
		t := w.ask(w.ctx, w.s)
		t.run("CREATE TABLE IF NOT EXISTS %s (n integer NOT NULL PRIMARY KEY) ENGINE=InnoDB", pin)
		if t.err != nil {
			return false, t.err
		}
		defer func() {
			keeper.Close() // which has locked the pin
			t := w.ask(whole, w.s)
			t.dropTable(pin)
			err = errors.Join(err, t.err)
		}()
		if err := dialect.Exec(w.ctx, keeper, w.lock(nil, []sqlgen.Ref{pin})); err != nil {
			return false, err
		}
		how.also = []sqlgen.Ref{pin}
	}
	var tables []sqlgen.Ref
	for _, t := range w.c.Tables {
		tables = append(tables, t.Ref, from[t.Ref])
	}
	lock := w.lock(tables, nil)
	over, err = how.over(w.ctx, w.s, others[1:], w.c.Refs(), lock, relaySeconds)
	if err != nil {
		return over, err
	}
	return true, renameLocked(whole, w.s, w.rename(w.c, away, from))
}

// renameLocked runs a RENAME in the session that has locked the tables, and releases the locks
// whatever comes of it.
func renameLocked(ctx context.Context, q dialect.Querier, rename sqlgen.Statement) error {
	return errors.Join(dialect.Exec(ctx, q, rename), dialect.Within(ctx, q, "UNLOCK TABLES"))
}

// pinOf names the pin, which the server locks after all other tables: a session that waits for the
// pin has its table.
func pinOf(c *shadow.Copy) sqlgen.Ref {
	var pin sqlgen.Ref
	first := "~"
	for _, t := range c.Tables {
		pin.Schema = max(pin.Schema, t.Schema)
		if t.Table >= first { // such as a name that begins with an umlaut
			first = "\uffee"
		}
	}
	pin.Table = first + "sqluuid_pin_" + c.Label
	return pin
}

func (Dialect) isPinLast(c *shadow.Copy) bool {
	pin := pinOf(c)
	return !slices.ContainsFunc(c.Tables, func(t *shadow.CopyTable) bool {
		return t.Schema == pin.Schema && t.Table >= pin.Table
	})
}

// swap runs the RENAME in a session that has locked none of the tables: MariaDB needs that, and a
// role that cannot see who waits. Several tables are handed over by others; in a circle of tables
// no guard can wait for one alone, and the sums show a write in between. over reports whether the
// holder has released its locks.
func (w *copier) swap(isMySQL bool, others []*dialect.Session, away,
	from map[sqlgen.Ref]sqlgen.Ref, seconds int) (over bool, err error) {
	renames := w.rename(w.c, away, from)
	how := &handing{Dialect: w.Dialect, holder: w.holder, wanted: (*talk).isWanted,
		near: map[sqlgen.Ref][]sqlgen.Ref{}}
	if len(others) == 0 {
		return how.over(w.ctx, w.s, nil, nil, renames, seconds)
	}
	for _, k := range w.c.Keys {
		if isMySQL { // MariaDB locks what the guard names alone
			how.near[k.Child] = append(how.near[k.Child], k.Parent)
			how.near[k.Parent] = append(how.near[k.Parent], k.Child)
		}
	}
	return how.over(w.ctx, w.s, others, w.c.Refs(), renames, seconds)
}

func (Dialect) Guard(ctx context.Context, s *dialect.Session, c *shadow.Copy) (ok bool, err error) {
	err = s.QueryRowContext(ctx, "SELECT COALESCE(GET_LOCK(?, 0), 0)", shadow.GuardName(c)).Scan(&ok)
	return ok, err
}

func (Dialect) Unguard(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	return shadow.Unguarded(
		s.QueryRowContext(ctx, "SELECT COALESCE(RELEASE_LOCK(?), 0) = 1", shadow.GuardName(c)))
}

func (d Dialect) Swapped(ctx context.Context, q dialect.Querier, c *shadow.Copy) (bool, error) {
	w := d.copier(ctx, q, c)
	for _, t := range sqlgen.Refs(w.old) {
		if !w.isThere(w.old[t]) {
			return false, w.err
		}
	}
	return len(c.Tables) > 0, nil
}
