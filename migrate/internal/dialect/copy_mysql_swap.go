package dialect

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
)

// A hold keeps writers out by sessions of its own: one that has locked tables may not
// rename others.
type hold struct {
	by *Session // has the locks of all tables
	id int64    // the server's number of the session that copies
}

// hold lets another session lock tables against writers, in one statement: so the server
// sees a deadlock with a writer, and ends it.
func (d mysql) hold(ctx context.Context, s *Session, locks []string) (*hold, error) {
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
		return within(ctx, by, d.Briefly(attempt), "LOCK TABLES "+strings.Join(locks, ", "))
	}); err != nil {
		return nil, errors.Join(err, by.Close())
	}
	return &hold{by, id}, nil
}

// unhold gives up the locks and the session that has them. When the context is
// over it ends the other session first: the server does not notice that nobody
// waits for its statement any more, and would go on. It may be as late to notice
// the end of this one, so that the locks go before.
func (mysql) unhold(ctx context.Context, h *hold) {
	wait, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
	defer cancel()
	if ctx.Err() != nil {
		_, _ = h.by.ExecContext(wait, fmt.Sprintf("KILL %d", h.id)) // or it goes on, which the next run waits for
	}
	_ = within(wait, h.by, "UNLOCK TABLES") // or they go when the session does
	_ = h.by.Close()
}

// renameAll puts the tables in place away and those of from there, in one
// statement, for which the holder gives up its locks. Until it does, an attempt may
// fail and be made again: while nobody waits but the writers, who have been waiting
// for long, it looks for a moment in which no reader is in the way.
func (d mysql) renameAll(ctx context.Context, s *Session, h *hold, c *Copy, away, from map[Ref]Ref) error {
	v, err := d.variant(ctx, s)
	if err != nil {
		return err
	}
	rename, locks, err := d.swapOf(c, away, from)
	if err != nil {
		return err
	}
	c.tell(Swapping, Ref{})
	relays := v.locked && d.pinned(c)
	if relays {
		if relays, err = d.tellsWaiting(ctx, s); err != nil {
			return err
		}
	}
	if !relays { // the sums tell of writers who have come in between
		before, err := d.checksums(ctx, s, c.itself())
		if err != nil {
			return err
		}
		if err := d.writeSums(ctx, s, c, away, before); err != nil {
			return err
		}
	}
	if err := s.Patiently(ctx, d, func(attempt int) error {
		if err := d.quiet(ctx, s, h, c.refs()); err != nil {
			return settledError{err} // it has waited for as long as it may
		}
		seconds := 1 + min(attempt/2, 2)
		var over bool
		if relays {
			over, err = d.relay(ctx, s, h, c, "LOCK TABLES "+strings.Join(locks, ", "), rename)
		} else {
			over, err = d.swap(ctx, s, h.by, c, rename, seconds)
		}
		if err != nil && over {
			err = settledError{fmt.Errorf("in the moment of the swap the tables were in use after all; nothing was swapped: %w", err)}
		}
		return err
	}); err != nil {
		return err
	}
	return d.readSums(ctx, s, c, away)
}

// swapOf returns the RENAME that puts the tables in place away and those of from there,
// and the locks of a session that is to run it alone.
func (d mysql) swapOf(c *Copy, away, from map[Ref]Ref) (rename string, locks []string, err error) {
	b := newBuilder(d.p)
	var list []string
	for _, t := range c.Tables {
		list = append(list, b.table(t.Ref)+" TO "+b.table(away[t.Ref]), b.table(from[t.Ref])+" TO "+b.table(t.Ref))
		locks = append(locks, b.table(t.Ref)+" WRITE", b.table(from[t.Ref])+" WRITE")
	}
	return "RENAME TABLE " + strings.Join(list, ", "), locks, b.err
}

// patientRelay is how many seconds a LOCK TABLES waits for one of its tables while sessions
// of ours hand them over to it.
const patientRelay = 10

// relay lets a session take over the locks of the holder and rename the tables that it has
// locked then. Nobody else can write in between, and a kill before the RENAME swaps nothing:
// the locks end with the sessions. over reports whether the holder has given up its locks.
func (d mysql) relay(ctx context.Context, s *Session, h *hold, c *Copy, lock, rename string) (over bool, err error) {
	others, err := d.openAll(ctx, s, len(c.Tables)+2)
	defer func() { closeAll(others) }()
	if err != nil {
		return false, err
	}
	how := handing{wanted: d.asked}
	if len(c.Tables) > 1 {
		b := newBuilder(d.p)
		pin := b.table(d.pin(c))
		if err := errors.Join(b.err, within(ctx, s, "CREATE TABLE IF NOT EXISTS "+pin+" (n integer NOT NULL PRIMARY KEY) ENGINE=InnoDB")); err != nil {
			return false, err
		}
		defer func() { err = errors.Join(err, d.unpin(context.WithoutCancel(ctx), s, c)) }()
		keeper := others[0]
		defer keeper.Close() // before unpin
		if err := within(ctx, keeper, "LOCK TABLES "+pin+" READ"); err != nil {
			return false, err
		}
		how.also = ", " + pin + " WRITE"
	}
	whole := context.WithoutCancel(ctx) // once the holder has let go there is no way back
	over, err = d.handOver(ctx, s, h.by, others[1:], c.refs(), lock, patientRelay, how)
	if err != nil {
		return over, err
	}
	return true, errors.Join(within(whole, s, rename), within(whole, s, "UNLOCK TABLES"))
}

// pin is a table behind all others in the order in which the server locks them: who locks
// another one and it waits for it when it has the other one.
func (mysql) pin(c *Copy) Ref {
	pin := Ref{Table: "~sqluuid_pin_" + c.Label}
	for _, t := range c.Tables {
		pin.Schema = max(pin.Schema, t.Schema)
	}
	return pin
}

// pinned reports whether the pin comes behind all tables of the copy.
func (d mysql) pinned(c *Copy) bool {
	pin := d.pin(c)
	return !slices.ContainsFunc(c.Tables, func(t *CopyTable) bool { return t.Schema == pin.Schema && t.Table >= pin.Table })
}

// unpin removes the pin.
func (d mysql) unpin(ctx context.Context, s *Session, c *Copy) error {
	b := newBuilder(d.p)
	return errors.Join(b.err, within(ctx, s, "DROP TABLE IF EXISTS "+b.table(d.pin(c))))
}

// asked reports whether a session waits for a table.
func (mysql) asked(ctx context.Context, q *Session, id int64, t Ref) (waits bool, err error) {
	err = q.QueryRowContext(ctx, `SELECT COUNT(*) > 0 FROM performance_schema.metadata_locks m
JOIN performance_schema.threads t ON t.THREAD_ID = m.OWNER_THREAD_ID
WHERE m.LOCK_STATUS = 'PENDING' AND m.OBJECT_TYPE = 'TABLE' AND t.PROCESSLIST_ID = ?
  AND LOWER(m.OBJECT_SCHEMA) = LOWER(?) AND LOWER(m.OBJECT_NAME) = LOWER(?)`, id, t.Schema, t.Table).Scan(&waits)
	return waits, err
}

// tellsWaiting reports whether the server tells this role who waits for which table.
func (d mysql) tellsWaiting(ctx context.Context, q *Session) (bool, error) {
	sure, err := d.instrumented(ctx, q)
	if err != nil || !sure {
		return false, err
	}
	if _, err := d.asked(ctx, q, 0, Ref{}); err != nil {
		if d.Kind(err) == KindPrivilege {
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
func (d mysql) swap(ctx context.Context, s, holder *Session, c *Copy, rename string, seconds int) (over bool, err error) {
	if len(c.Tables) == 1 || c.cycle() != nil {
		return d.behind(ctx, s, holder, rename, seconds)
	}
	others, err := d.openAll(ctx, s, len(c.Tables)+1)
	defer func() { closeAll(others) }()
	if err != nil {
		return false, err
	}
	return d.handOver(ctx, s, holder, others, c.refs(), rename, seconds, handing{wanted: d.wanted})
}

// behind runs a statement that waits for the holder's locks. They are given up
// when it is seen waiting: it goes before everybody who waits too.
func (d mysql) behind(ctx context.Context, s, holder Querier, rename string, seconds int) (over bool, err error) {
	begun := ctx
	ctx = context.WithoutCancel(ctx) // as of handOver
	if err := within(ctx, s, fmt.Sprintf("SET SESSION lock_wait_timeout = %d", seconds)); err != nil {
		return false, err
	}
	defer func() { err = errors.Join(err, within(ctx, s, d.Briefly(-1))) }()
	id, err := connection(ctx, s)
	if err != nil {
		return false, err
	}
	result := make(chan error, 1)
	go func() { result <- within(ctx, s, rename) }()
	if err = d.awaitWaiting(ctx, holder, id, result); err == nil {
		err = begun.Err()
	}
	if err == nil {
		if err = within(ctx, holder, "UNLOCK TABLES"); err == nil {
			return true, <-result
		}
	}
	// It must not rename when the locks are given up.
	return false, errors.Join(err, d.end(ctx, holder, id, result))
}

// checksums are the sums of tables, in the order of their first names. CHECKSUM
// TABLE would do, but for generated columns it changes by itself.
func (d mysql) checksums(ctx context.Context, q Querier, tables map[Ref]Ref) (string, error) {
	var out []string
	for _, from := range Refs(tables) {
		to := tables[from]
		cols, err := d.insertable(ctx, q, to)
		if err != nil {
			return "", err
		}
		b := newBuilder(d.p)
		list, _ := (&CopyTable{}).exprs(b, cols)
		if err := d.digest(ctx, q, to, &CopyTable{}, cols, list); err != nil {
			return "", err
		}
		sum, err := d.sum(ctx, q, list, to)
		if err := errors.Join(err, b.err); err != nil {
			return "", err
		}
		out = append(out, sumName(from)+sum)
	}
	return sortedLines(out), nil
}

// digest puts the digests of long columns in the place of their values: the digits of
// one can be more than max_allowed_packet, and then all of the row is NULL and not
// compared.
func (mysql) digest(ctx context.Context, q Querier, r Ref, t *CopyTable, cols []string, lists ...[]string) error {
	long, err := names(ctx, q, `SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?
AND COALESCE(CHARACTER_OCTET_LENGTH, IF(NUMERIC_PRECISION IS NULL AND DATETIME_PRECISION IS NULL, 65536, 0)) > 4096`, r.Schema, r.Table)
	if err != nil {
		return err
	}
	for i, name := range cols {
		if _, ours := t.column(name); ours || !slices.Contains(long, name) {
			continue
		}
		for _, list := range lists {
			list[i] = "SHA2(" + list[i] + ",256)"
		}
	}
	return nil
}

// sum adds up a hash of every row, from the expressions of its columns.
func (d mysql) sum(ctx context.Context, q Querier, list []string, r Ref) (string, error) {
	b := newBuilder(d.p)
	from := " FROM " + b.table(r)
	if b.err != nil {
		return "", b.err
	}
	return d.sumOf(ctx, q, list, from)
}

func (mysql) sumOf(ctx context.Context, q Querier, list []string, from string) (out string, err error) {
	var hex []string
	for _, x := range list {
		hex = append(hex, "COALESCE(HEX(CONCAT("+x+")),'-')")
	}
	err = q.QueryRowContext(ctx, "SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(SHA2(CONCAT_WS('|',"+strings.Join(hex, ",")+"),256),15),16,10) AS DECIMAL(30))),0))"+from).Scan(&out)
	return out, err
}
