package dialect

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"
)

// A hold keeps writers out by sessions of its own: one that has locked tables may not
// rename others.
type hold struct {
	by []*Session // one of all tables, or one of each table of the copy in their order
	id int64      // the server's number of the session that copies
}

// hold lets other sessions lock tables against writers: those of each table of the copy,
// as locks has them. A server on which a session can rename what it has locked gets a
// session for each, so that the locks can be handed over one by one.
func (d mysql) hold(ctx context.Context, s *Session, locks [][]string) (*hold, error) {
	v, err := d.variant(ctx, s)
	if err != nil {
		return nil, err
	}
	if !v.locked || len(locks) > 1 { // one statement: the server ends a deadlock with a writer
		locks = [][]string{slices.Concat(locks...)}
	}
	h := &hold{}
	if h.id, err = connection(ctx, s); err != nil {
		return nil, err
	}
	if h.by, err = d.openAll(ctx, s, len(locks)); err != nil {
		return nil, err
	}
	first := h.by[0]
	first.Patience = s.Patience
	if err := first.Patiently(ctx, d, func(attempt int) error {
		for i, by := range h.by {
			if err := within(ctx, by, d.Briefly(attempt), "LOCK TABLES "+strings.Join(locks[i], ", ")); err != nil {
				return errors.Join(err, h.unlock(ctx))
			}
		}
		return nil
	}); err != nil {
		closeAll(h.by)
		return nil, err
	}
	return h, nil
}

// tables tells by which session each table is held, and the one that is to take its place.
func (h *hold) tables(c *Copy, from map[Ref]Ref) map[Ref]*Session {
	out := map[Ref]*Session{}
	for i, t := range c.Tables {
		out[t.Ref], out[from[t.Ref]] = h.by[i], h.by[i]
	}
	return out
}

// unlock gives up all locks.
func (h *hold) unlock(ctx context.Context) (err error) {
	for _, by := range h.by {
		err = errors.Join(err, within(ctx, by, "UNLOCK TABLES"))
	}
	return err
}

// unhold gives up the locks and the sessions that have them. When the context is
// over it ends the other session first: the server does not notice that nobody
// waits for its statement any more, and would go on. It may be as late to notice
// the end of this one, so that the locks go before.
func (mysql) unhold(ctx context.Context, h *hold) {
	wait, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
	defer cancel()
	if ctx.Err() != nil {
		_, _ = h.by[0].ExecContext(wait, fmt.Sprintf("KILL %d", h.id)) // or it goes on, which the next run waits for
	}
	_ = h.unlock(wait) // or they go when the sessions do
	closeAll(h.by)
}

// renameAll puts the tables in place away and those of from there, in one
// statement, for which the holders give up their locks. Until they do, an attempt may
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
	alone := v.locked && len(c.Tables) == 1
	if !alone { // the sums tell of writers who have come in between
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
		if alone {
			over, err = d.stairs(ctx, s, h, h.tables(c, from), "LOCK TABLES "+strings.Join(locks, ", "), rename, seconds)
		} else {
			over, err = d.swap(ctx, s, h.by[0], c, rename, seconds)
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

// stairs takes over the tables of the holders one after the other and renames them. LOCK
// TABLES asks for one table at a time, in an order of the server's own, and whoever waits
// for it goes behind: so each holder keeps its table until it is seen being asked for. When
// the session has them all, nobody else can write, and a kill before the RENAME swaps
// nothing. over reports whether a holder has given up its table.
func (d mysql) stairs(ctx context.Context, s *Session, h *hold, holding map[Ref]*Session, lock, rename string, seconds int) (over bool, err error) {
	begun := ctx
	ctx = context.WithoutCancel(ctx) // once a holder has let go there is no way back
	probe, err := d.second(ctx, s)
	if err != nil {
		return false, err
	}
	defer probe.Close()
	ask := d.asked
	if sure, err := d.instrumented(ctx, probe); err != nil {
		return false, err
	} else if !sure {
		ask = d.askedSlowly
		seconds += 2 * len(holding) // for it to notice
	}
	if err := within(ctx, s, fmt.Sprintf("SET SESSION lock_wait_timeout = %d", seconds)); err != nil {
		return false, err
	}
	defer func() { err = errors.Join(err, within(ctx, s, d.Briefly(-1))) }()
	result := make(chan error, 1)
	go func() { result <- within(ctx, s, lock) }()
	for {
		select {
		case err := <-result:
			if err != nil {
				return over, err
			}
			if len(holding) > 0 {
				err = errors.New("the locks of the swap were lost")
			} else {
				err = within(ctx, s, rename)
			}
			return true, errors.Join(err, within(ctx, s, "UNLOCK TABLES"))
		case <-time.After(time.Millisecond):
		}
		asked, err := ask(ctx, probe, h.id, holding)
		if err == nil && !over {
			err = begun.Err()
		}
		if err == nil && asked != nil {
			by := holding[*asked]
			err, over = within(ctx, by, "UNLOCK TABLES"), true
			maps.DeleteFunc(holding, func(_ Ref, other *Session) bool { return other == by })
		}
		if err != nil { // it must not rename
			return over, errors.Join(err, d.end(ctx, probe, h.id, result))
		}
	}
}

// asked returns the table that a session waits for, of those that are held, nil for none.
func (d mysql) asked(ctx context.Context, probe *Session, id int64, holding map[Ref]*Session) (*Ref, error) {
	rows, err := probe.QueryContext(ctx, `SELECT m.OBJECT_SCHEMA, m.OBJECT_NAME FROM performance_schema.metadata_locks m
JOIN performance_schema.threads t ON t.THREAD_ID = m.OWNER_THREAD_ID
WHERE m.LOCK_STATUS = 'PENDING' AND m.OBJECT_TYPE = 'TABLE' AND t.PROCESSLIST_ID = ?`, id)
	if err != nil && d.Kind(err) == KindPrivilege {
		return d.askedSlowly(ctx, probe, id, holding)
	}
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out *Ref
	for rows.Next() {
		var r Ref
		if err := rows.Scan(&r.Schema, &r.Table); err != nil {
			return nil, err
		}
		for t := range holding { // of another case, perhaps
			if strings.EqualFold(t.Schema, r.Schema) && strings.EqualFold(t.Table, r.Table) {
				out = &t
			}
		}
	}
	return out, rows.Err()
}

// askedSlowly is asked where the server does not tell who waits for which table, or not
// this role. A read waits behind LOCK TABLES … WRITE that waits, and not behind one READ: it
// takes a second, the least that MySQL can wait, for the table that is asked for.
func (d mysql) askedSlowly(ctx context.Context, probe *Session, _ int64, holding map[Ref]*Session) (*Ref, error) {
	for t := range holding {
		b := newBuilder(d.p)
		err := within(ctx, probe, "DO (SELECT 1 FROM "+b.table(t)+" LIMIT 0)")
		if err := errors.Join(b.err, err); err == nil {
			continue
		} else if d.Kind(err) != KindLock {
			return nil, fmt.Errorf("asking who waits for %q: %w", t.Table, err)
		}
		return &t, nil
	}
	return nil, nil
}

// swap runs the RENAME on a server where a session cannot rename what it has locked. Of
// several tables it waits for one after the other, and a
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
	return d.handOver(ctx, s, holder, others, c.refs(), rename, seconds)
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
