package mysql

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A hold keeps writers out by sessions of its own: one that has locked tables may not
// rename others.
type hold struct {
	by *dialect.Session // has the locks of all tables
	id int64            // the server's number of the session that copies
}

// hold lets another session lock tables against writers, in one statement: so the server
// sees a deadlock with a writer, and ends it.
func (d Dialect) hold(ctx context.Context, s *dialect.Session, locks []string) (*hold, error) {
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
		return dialect.Within(ctx, by, d.Briefly(attempt), "LOCK TABLES "+strings.Join(locks, ", "))
	}); err != nil {
		return nil, errors.Join(err, by.Close())
	}
	return &hold{by, id}, nil
}

// unhold gives up the locks and the session that has them. When the context is
// over it ends the other session first: the server does not notice that nobody
// waits for its statement any more, and would go on. It may be as late to notice
// the end of this one, so that the locks go before.
func (Dialect) unhold(ctx context.Context, h *hold) {
	wait, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
	defer cancel()
	if ctx.Err() != nil {
		_, _ = h.by.ExecContext(wait, fmt.Sprintf("KILL %d", h.id)) // or it goes on, which the next run waits for
	}
	_ = dialect.Within(wait, h.by, "UNLOCK TABLES") // or they go when the session does
	_ = h.by.Close()
}

// renameAll puts the tables in place away and those of from there, in one
// statement, for which the holder gives up its locks. Until it does, an attempt may
// fail and be made again: while nobody waits but the writers, who have been waiting
// for long, it looks for a moment in which no reader is in the way.
func (d Dialect) renameAll(ctx context.Context, s *dialect.Session, h *hold, c *shadow.Copy, away, from map[sqlgen.Ref]sqlgen.Ref) error {
	v, err := d.variant(ctx, s)
	if err != nil {
		return err
	}
	rename, locks, err := d.swapOf(c, away, from)
	if err != nil {
		return err
	}
	c.Report(shadow.Swapping, sqlgen.Ref{})
	relays := v.locked && d.pinned(c)
	if relays {
		if relays, err = d.tellsWaiting(ctx, s); err != nil {
			return err
		}
	}
	if !relays { // the sums tell of writers who have come in between
		before, err := d.checksums(ctx, s, c.Itself())
		if err != nil {
			return err
		}
		if err := d.writeSums(ctx, s, c, away, before); err != nil {
			return err
		}
	}
	if err := s.Patiently(ctx, d, func(attempt int) error {
		if err := d.quiet(ctx, s, h, c.Refs()); err != nil {
			return dialect.SettledError{Err: err} // it has waited for as long as it may
		}
		seconds := 1 + min(attempt/2, 2)
		var over bool
		if relays {
			over, err = d.relay(ctx, s, h, c, "LOCK TABLES "+strings.Join(locks, ", "), rename)
		} else {
			over, err = d.swap(ctx, s, h.by, c, rename, seconds)
		}
		if err != nil && over {
			err = dialect.SettledError{Err: fmt.Errorf("in the moment of the swap the tables were in use after all; nothing was swapped: %w", err)}
		}
		return err
	}); err != nil {
		return err
	}
	return d.readSums(ctx, s, c, away)
}

// swapOf returns the RENAME that puts the tables in place away and those of from there,
// and the locks of a session that is to run it alone.
func (d Dialect) swapOf(c *shadow.Copy, away, from map[sqlgen.Ref]sqlgen.Ref) (rename string, locks []string, err error) {
	b := sqlgen.NewBuilder(d.p)
	var list []string
	for _, t := range c.Tables {
		list = append(list, b.Table(t.Ref)+" TO "+b.Table(away[t.Ref]), b.Table(from[t.Ref])+" TO "+b.Table(t.Ref))
		locks = append(locks, b.Table(t.Ref)+" WRITE", b.Table(from[t.Ref])+" WRITE")
	}
	return "RENAME TABLE " + strings.Join(list, ", "), locks, b.Err
}

// patientRelay is how many seconds a LOCK TABLES waits for one of its tables while sessions
// of ours hand them over to it.
const patientRelay = 10

// relay lets a session take over the locks of the holder and rename the tables that it has
// locked then. Nobody else can write in between, and a kill before the RENAME swaps nothing:
// the locks end with the sessions. over reports whether the holder has given up its locks.
func (d Dialect) relay(ctx context.Context, s *dialect.Session, h *hold, c *shadow.Copy, lock, rename string) (over bool, err error) {
	others, err := d.openAll(ctx, s, len(c.Tables)+2)
	defer func() { closeAll(others) }()
	if err != nil {
		return false, err
	}
	how := handing{wanted: d.asked}
	if len(c.Tables) > 1 {
		b := sqlgen.NewBuilder(d.p)
		pin := b.Table(d.pin(c))
		if err := errors.Join(b.Err, dialect.Within(ctx, s, "CREATE TABLE IF NOT EXISTS "+pin+" (n integer NOT NULL PRIMARY KEY) ENGINE=InnoDB")); err != nil {
			return false, err
		}
		defer func() { err = errors.Join(err, d.unpin(context.WithoutCancel(ctx), s, c)) }()
		keeper := others[0]
		defer keeper.Close() // before unpin
		if err := dialect.Within(ctx, keeper, "LOCK TABLES "+pin+" READ"); err != nil {
			return false, err
		}
		how.also = ", " + pin + " WRITE"
	}
	whole := context.WithoutCancel(ctx) // once the holder has let go there is no way back
	over, err = d.handOver(ctx, s, h.by, others[1:], c.Refs(), lock, patientRelay, how)
	if err != nil {
		return over, err
	}
	return true, errors.Join(dialect.Within(whole, s, rename), dialect.Within(whole, s, "UNLOCK TABLES"))
}

// pin is a table behind all others in the order in which the server locks them: who locks
// another one and it waits for it when it has the other one.
func (Dialect) pin(c *shadow.Copy) sqlgen.Ref {
	pin := sqlgen.Ref{Table: "~sqluuid_pin_" + c.Label}
	for _, t := range c.Tables {
		pin.Schema = max(pin.Schema, t.Schema)
	}
	return pin
}

// pinned reports whether the pin comes behind all tables of the copy.
func (d Dialect) pinned(c *shadow.Copy) bool {
	pin := d.pin(c)
	return !slices.ContainsFunc(c.Tables, func(t *shadow.CopyTable) bool { return t.Schema == pin.Schema && t.Table >= pin.Table })
}

// unpin removes the pin.
func (d Dialect) unpin(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	b := sqlgen.NewBuilder(d.p)
	return errors.Join(b.Err, dialect.Within(ctx, s, "DROP TABLE IF EXISTS "+b.Table(d.pin(c))))
}

// asked reports whether a session waits for a table.
func (Dialect) asked(ctx context.Context, q *dialect.Session, id int64, t sqlgen.Ref) (waits bool, err error) {
	err = q.QueryRowContext(ctx, `SELECT COUNT(*) > 0 FROM performance_schema.metadata_locks m
JOIN performance_schema.threads t ON t.THREAD_ID = m.OWNER_THREAD_ID
WHERE m.LOCK_STATUS = 'PENDING' AND m.OBJECT_TYPE = 'TABLE' AND t.PROCESSLIST_ID = ?
  AND LOWER(m.OBJECT_SCHEMA) = LOWER(?) AND LOWER(m.OBJECT_NAME) = LOWER(?)`, id, t.Schema, t.Table).Scan(&waits)
	return waits, err
}

// tellsWaiting reports whether the server tells this role who waits for which table.
func (d Dialect) tellsWaiting(ctx context.Context, q *dialect.Session) (bool, error) {
	sure, err := d.instrumented(ctx, q)
	if err != nil || !sure {
		return false, err
	}
	if _, err := d.asked(ctx, q, 0, sqlgen.Ref{}); err != nil {
		if d.Kind(err) == dialect.KindPrivilege {
			return false, nil
		}
		return false, err
	}
	return true, nil
}

// swap runs the RENAME where a session cannot rename what it has locked, or the role cannot
// see who waits for a table. Of several tables it waits for one after the other, and a
// writer must not come in between. Where they refer to each other in a circle no
// guard can wait for one alone: the checksums tell. over reports whether the holder
// has given up its locks.
func (d Dialect) swap(ctx context.Context, s, holder *dialect.Session, c *shadow.Copy, rename string, seconds int) (over bool, err error) {
	if len(c.Tables) == 1 || cycle(c) != nil {
		return d.behind(ctx, s, holder, rename, seconds)
	}
	others, err := d.openAll(ctx, s, len(c.Tables)+1)
	defer func() { closeAll(others) }()
	if err != nil {
		return false, err
	}
	return d.handOver(ctx, s, holder, others, c.Refs(), rename, seconds, handing{wanted: d.wanted})
}

// behind runs a statement that waits for the holder's locks. They are given up
// when it is seen waiting: it goes before everybody who waits too.
func (d Dialect) behind(ctx context.Context, s, holder dialect.Querier, rename string, seconds int) (over bool, err error) {
	begun := ctx
	ctx = context.WithoutCancel(ctx) // as of handOver
	if err := dialect.Within(ctx, s, fmt.Sprintf("SET SESSION lock_wait_timeout = %d", seconds)); err != nil {
		return false, err
	}
	defer func() { err = errors.Join(err, dialect.Within(ctx, s, d.Briefly(-1))) }()
	id, err := connection(ctx, s)
	if err != nil {
		return false, err
	}
	result := make(chan error, 1)
	go func() { result <- dialect.Within(ctx, s, rename) }()
	if err = d.awaitWaiting(ctx, holder, id, result); err == nil {
		err = begun.Err()
	}
	if err == nil {
		if err = dialect.Within(ctx, holder, "UNLOCK TABLES"); err == nil {
			return true, <-result
		}
	}
	// It must not rename when the locks are given up.
	return false, errors.Join(err, d.end(ctx, holder, id, result))
}

// checksums are the sums of tables, in the order of their first names. CHECKSUM
// TABLE would do, but for generated columns it changes by itself.
func (d Dialect) checksums(ctx context.Context, q dialect.Querier, tables map[sqlgen.Ref]sqlgen.Ref) (string, error) {
	var out []string
	for _, from := range sqlgen.Refs(tables) {
		to := tables[from]
		cols, err := d.insertable(ctx, q, to)
		if err != nil {
			return "", err
		}
		b := sqlgen.NewBuilder(d.p)
		list, _ := (&shadow.CopyTable{}).Exprs(b, cols)
		if err := d.digest(ctx, q, to, &shadow.CopyTable{}, cols, list); err != nil {
			return "", err
		}
		sum, err := d.sum(ctx, q, list, to)
		if err := errors.Join(err, b.Err); err != nil {
			return "", err
		}
		out = append(out, sumName(from)+sum)
	}
	return sortedLines(out), nil
}

// digest puts the digests of long columns in the place of their values: the digits of
// one can be more than max_allowed_packet, and then all of the row is NULL and not
// compared.
func (Dialect) digest(ctx context.Context, q dialect.Querier, r sqlgen.Ref, t *shadow.CopyTable, cols []string, lists ...[]string) error {
	long, err := dialect.ListNames(ctx, q, `SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?
AND COALESCE(CHARACTER_OCTET_LENGTH, IF(NUMERIC_PRECISION IS NULL AND DATETIME_PRECISION IS NULL, 65536, 0)) > 4096`, r.Schema, r.Table)
	if err != nil {
		return err
	}
	for i, name := range cols {
		if _, ours := t.Column(name); ours || !slices.Contains(long, name) {
			continue
		}
		for _, list := range lists {
			list[i] = "SHA2(" + list[i] + ",256)"
		}
	}
	return nil
}

// sum adds up a hash of every row, from the expressions of its columns.
func (d Dialect) sum(ctx context.Context, q dialect.Querier, list []string, r sqlgen.Ref) (string, error) {
	b := sqlgen.NewBuilder(d.p)
	from := " FROM " + b.Table(r)
	if b.Err != nil {
		return "", b.Err
	}
	return d.sumOf(ctx, q, list, from)
}

func (Dialect) sumOf(ctx context.Context, q dialect.Querier, list []string, from string) (out string, err error) {
	var hex []string
	for _, x := range list {
		hex = append(hex, "COALESCE(HEX(CONCAT("+x+")),'-')")
	}
	err = q.QueryRowContext(ctx, "SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',"+strings.Join(hex, ",")+"),256),15),16,10) AS DECIMAL(30))),0))"+from).Scan(&out)
	return out, err
}

func (Dialect) Guard(ctx context.Context, s *dialect.Session, c *shadow.Copy) (bool, error) {
	var n int
	err := s.QueryRowContext(ctx, "SELECT COALESCE(GET_LOCK(?, 0), 0)", shadow.GuardName(c)).Scan(&n)
	return n == 1, err
}

func (Dialect) Unguard(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	return shadow.Unguarded(s.QueryRowContext(ctx, "SELECT COALESCE(RELEASE_LOCK(?), 0) = 1", shadow.GuardName(c)))
}

func (d Dialect) Swapped(ctx context.Context, q dialect.Querier, c *shadow.Copy) (bool, error) {
	kept := d.Kept(c)
	for _, t := range sqlgen.Refs(kept) {
		if there, err := d.there(ctx, q, kept[t]); err != nil || !there {
			return false, err
		}
	}
	return len(c.Tables) > 0, nil
}
