package dialect

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
)

// hold keeps writers out by a second connection: one that has locked tables may
// not rename them. It returns the server's number of the first one, too.
func (d mysql) hold(ctx context.Context, s *Session, locks []string) (holder *Session, id int64, err error) {
	if id, err = connection(ctx, s); err != nil {
		return nil, 0, err
	}
	if holder, err = d.second(ctx, s); err != nil {
		return nil, 0, err
	}
	holder.Patience = s.Patience
	if err := holder.Patiently(ctx, d, func(attempt int) error {
		return within(ctx, holder, d.Briefly(attempt), "LOCK TABLES "+strings.Join(locks, ", "))
	}); err != nil {
		return nil, 0, errors.Join(err, holder.Close())
	}
	return holder, id, nil
}

// unhold gives up the locks and the connection that has them. When the context is
// over it ends the other connection first: the server does not notice that nobody
// waits for its statement any more, and would go on. It may be as late to notice
// the end of this one, so that the locks go before.
func (mysql) unhold(ctx context.Context, holder *Session, id int64) {
	wait, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
	defer cancel()
	if ctx.Err() != nil {
		_, _ = holder.ExecContext(wait, fmt.Sprintf("KILL %d", id)) // or it goes on, which the next run waits for
	}
	_, _ = holder.ExecContext(wait, "UNLOCK TABLES") // or they go when the connection does
	_ = holder.Close()
}

// renameAll puts the tables in place away and those of from there, in one
// statement, for which the holder gives up its locks. Until it does, an attempt may
// fail and be made again: while nobody waits but the writers, who have been waiting
// for long, it looks for a moment in which no reader is in the way.
func (d mysql) renameAll(ctx context.Context, s, holder *Session, c *Copy, away, from map[Ref]Ref) error {
	b := newBuilder(d.p)
	var list []string
	for _, t := range c.Tables {
		list = append(list, b.table(t.Ref)+" TO "+b.table(away[t.Ref]), b.table(from[t.Ref])+" TO "+b.table(t.Ref))
	}
	if b.err != nil {
		return b.err
	}
	c.tell(Swapping, Ref{})
	before, err := d.checksums(ctx, s, c.itself())
	if err != nil {
		return err
	}
	if err := d.writeSums(ctx, s, c, away, before); err != nil {
		return err
	}
	if err := s.Patiently(ctx, d, func(attempt int) error {
		if err := d.quiet(ctx, s, holder, c.refs()); err != nil {
			return settledError{err} // it has waited for as long as it may
		}
		over, err := d.swap(ctx, s, holder, c, "RENAME TABLE "+strings.Join(list, ", "), 1+min(attempt/2, 2))
		if err != nil && over {
			err = settledError{fmt.Errorf("in the moment of the swap the tables were in use after all; nothing was swapped: %w", err)}
		}
		return err
	}); err != nil {
		return err
	}
	return d.readSums(ctx, s, c, away)
}

// swap runs the RENAME. Of several tables it waits for one after the other, and a
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
