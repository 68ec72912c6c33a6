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

// A hold is a session that keeps writers out. It is a session of its own, because one that has
// locked tables may not rename others.
type hold struct {
	by *dialect.Session // has the locks of all tables
	id int64            // the server's number of the session that copies
}

// lock returns the statement that locks tables.
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

// hold locks tables against writers by another session. One statement locks all of them, so
// that the server sees a deadlock with a writer and ends it.
func (d Dialect) hold(ctx context.Context, s *dialect.Session, tables []sqlgen.Ref) (*hold, error) {
	id, err := connection(ctx, s)
	if err != nil {
		return nil, err
	}
	by, err := d.second(ctx, s)
	if err != nil {
		return nil, err
	}
	by.Patience = s.Patience
	if err := by.Patiently(ctx, d, func(attempt int) error {
		return d.attempt(ctx, by, attempt, d.lock(nil, tables))
	}); err != nil {
		return nil, errors.Join(err, by.Close())
	}
	return &hold{by, id}, nil
}

// unhold releases the locks and closes their session. When the context is over it first kills
// the session that copies, whose statement the server would finish. It unlocks explicitly,
// because the server may be late to notice the end of a session.
func (Dialect) unhold(ctx context.Context, h *hold) {
	wait, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
	defer cancel()
	if ctx.Err() != nil {
		_, _ = h.by.ExecContext(wait, fmt.Sprintf("KILL %d", h.id)) // else the next run waits for it
	}
	_ = dialect.Within(wait, h.by, "UNLOCK TABLES") // else they end with the session
	_ = h.by.Close()
}

// renameAll puts the tables in place away and those of from there by one RENAME. The hold
// releases its locks for it. Before that an attempt may fail and be repeated: it looks for a
// moment without readers, and only the writers wait meanwhile, who have waited for long.
func (d Dialect) renameAll(ctx context.Context, s *dialect.Session, h *hold, c *shadow.Copy, away,
	from map[sqlgen.Ref]sqlgen.Ref) error {
	v, err := d.variant(ctx, s)
	if err != nil {
		return err
	}
	c.Report(shadow.Swapping, sqlgen.Ref{})
	relays := v.isMySQL && d.isPinLast(c)
	if relays {
		if relays, err = d.showsWaiters(ctx, s); err != nil {
			return err
		}
	}
	if !relays { // the sums show a write between the locks and the RENAME
		if err := d.writeSums(ctx, s, c, away); err != nil {
			return err
		}
	}
	if err := s.Patiently(ctx, d, func(attempt int) error {
		if err := d.awaitQuiet(ctx, s, h, c.Refs()); err != nil {
			return dialect.SettledError{Err: err} // it has waited for as long as it may
		}
		var over bool
		if relays {
			over, err = d.relay(ctx, s, h, c, away, from)
		} else {
			over, err = d.swap(ctx, s, h.by, c, away, from, 1+min(attempt/2, 2))
		}
		if err != nil && over {
			why := "the swap failed"
			if d.Kind(err) == dialect.KindLock {
				why = "in the moment of the swap the tables were in use after all"
			}
			err = dialect.SettledError{Err: fmt.Errorf("%s; nothing was swapped: %w", why, err)}
		}
		return err
	}); err != nil {
		return err
	}
	return d.readSums(ctx, s, c, away)
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

// relaySeconds is how long a LOCK TABLES waits for each table that sessions of ours hand over
// to it.
const relaySeconds = 10

// relay lets a session take over the locks of the hold and rename the tables that it has locked
// then. Nobody else can write in between. A kill before the RENAME swaps nothing, because the
// locks end with the sessions. over reports whether the hold has released its locks.
func (d Dialect) relay(ctx context.Context, s *dialect.Session, h *hold, c *shadow.Copy, away,
	from map[sqlgen.Ref]sqlgen.Ref) (over bool, err error) {
	others, err := d.openAll(ctx, s, len(c.Tables)+2)
	if err != nil {
		return false, err
	}
	defer closeAll(others)
	how := handing{wanted: d.isWaiting}
	if len(c.Tables) > 1 {
		pin := pinOf(c)
		err := d.run(ctx, s,
			"CREATE TABLE IF NOT EXISTS %s (n integer NOT NULL PRIMARY KEY) ENGINE=InnoDB", pin)
		if err != nil {
			return false, err
		}
		defer func() { err = errors.Join(err, d.unpin(context.WithoutCancel(ctx), s, c)) }()
		keeper := others[0]
		defer keeper.Close() // before unpin
		if err := dialect.Exec(ctx, keeper, d.lock(nil, []sqlgen.Ref{pin})); err != nil {
			return false, err
		}
		how.also = []sqlgen.Ref{pin}
	}
	var tables []sqlgen.Ref
	for _, t := range c.Tables {
		tables = append(tables, t.Ref, from[t.Ref])
	}
	lock := d.lock(tables, nil)
	whole := context.WithoutCancel(ctx) // once the hold has let go there is no way back
	over, err = d.handOver(ctx, s, h.by, others[1:], c.Refs(), lock, relaySeconds, how)
	if err != nil {
		return over, err
	}
	return true, renameLocked(whole, s, d.rename(c, away, from))
}

// renameLocked runs a RENAME in the session that has locked the tables. It releases the locks also
// when that fails: nobody is to wait any longer, and the session can try again.
func renameLocked(ctx context.Context, q dialect.Querier, rename sqlgen.Statement) error {
	return errors.Join(dialect.Exec(ctx, q, rename), dialect.Within(ctx, q, "UNLOCK TABLES"))
}

// pinOf names the pin, a table behind all others in the order in which the server locks tables.
// A session that locks a table and the pin, and waits for the pin, has the table.
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

// isPinLast reports whether the pin comes behind all tables of the copy.
func (Dialect) isPinLast(c *shadow.Copy) bool {
	pin := pinOf(c)
	return !slices.ContainsFunc(c.Tables, func(t *shadow.CopyTable) bool {
		return t.Schema == pin.Schema && t.Table >= pin.Table
	})
}

// unpin drops the pin.
func (d Dialect) unpin(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	return d.drop(ctx, s, pinOf(c))
}

// isWaiting reports whether a session waits for a table.
func (Dialect) isWaiting(ctx context.Context, q *dialect.Session, id int64,
	t sqlgen.Ref) (waits bool, err error) {
	err = q.QueryRowContext(ctx, query("waits for a table"), id, t.Schema, t.Table).Scan(&waits)
	return waits, err
}

// showsWaiters reports whether the server shows this role which session waits for which table.
func (d Dialect) showsWaiters(ctx context.Context, q *dialect.Session) (bool, error) {
	if sure, err := d.instrumented(ctx, q); err != nil || !sure {
		return false, err
	}
	_, err := d.isWaiting(ctx, q, 0, sqlgen.Ref{})
	if err != nil && d.Kind(err) == dialect.KindPrivilege {
		return false, nil
	}
	return err == nil, err
}

// swap runs the RENAME in a session that has locked none of the tables. MariaDB needs that, and
// a role that cannot see which session waits for a table. Several tables are handed over one by
// one, so that no writer comes in between. Where tables refer to each other in a circle no guard
// can wait for one alone: the sums show such a write. over reports whether the hold has released
// its locks.
func (d Dialect) swap(ctx context.Context, s, holder *dialect.Session, c *shadow.Copy, away,
	from map[sqlgen.Ref]sqlgen.Ref, seconds int) (over bool, err error) {
	renames := d.rename(c, away, from)
	if len(c.Tables) == 1 || cycle(c) != nil {
		return d.handOver(ctx, s, holder, nil, nil, renames, seconds, handing{})
	}
	others, err := d.openAll(ctx, s, len(c.Tables)+1)
	if err != nil {
		return false, err
	}
	defer closeAll(others)
	how := handing{wanted: d.isWanted, near: map[sqlgen.Ref][]sqlgen.Ref{}}
	v, err := d.variant(ctx, s)
	if err != nil {
		return false, err
	}
	for _, k := range c.Keys {
		if v.isMySQL { // MariaDB locks what the guard names alone
			how.near[k.Child] = append(how.near[k.Child], k.Parent)
			how.near[k.Parent] = append(how.near[k.Parent], k.Child)
		}
	}
	return d.handOver(ctx, s, holder, others, c.Refs(), renames, seconds, how)
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
	kept := d.Kept(c)
	for _, t := range sqlgen.Refs(kept) {
		if there, err := d.isThere(ctx, q, kept[t]); err != nil || !there {
			return false, err
		}
	}
	return len(c.Tables) > 0, nil
}
