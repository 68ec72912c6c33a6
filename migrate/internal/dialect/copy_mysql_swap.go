package dialect

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"
)

// hold keeps writers out by a second connection: one that has locked tables may
// not rename them. It returns the server's number of the first one, too.
func (d mysql) hold(ctx context.Context, s *Session, locks []string) (holder *sql.Conn, id int64, err error) {
	if err := s.QueryRowContext(ctx, "SELECT CONNECTION_ID()").Scan(&id); err != nil {
		return nil, 0, err
	}
	wait, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	holder, err = s.db.Conn(wait)
	if err != nil {
		return nil, 0, fmt.Errorf("a second connection, which holds the locks: %w", err)
	}
	if err := within(ctx, holder, "SET SESSION lock_wait_timeout = 5", "SET SESSION wait_timeout = 604800", "LOCK TABLES "+strings.Join(locks, ", ")); err != nil {
		return nil, 0, errors.Join(err, discard(holder)())
	}
	return holder, id, nil
}

// unhold gives up the locks and the connection that has them. When the context is
// over it ends the other connection first: the server does not notice that nobody
// waits for its statement any more, and would go on. It may be as late to notice
// the end of this one, so that the locks go before.
func (mysql) unhold(ctx context.Context, holder *sql.Conn, id int64) {
	wait, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
	defer cancel()
	if ctx.Err() != nil {
		_, _ = holder.ExecContext(wait, fmt.Sprintf("KILL %d", id)) // or it goes on, which the next run waits for
	}
	_, _ = holder.ExecContext(wait, "UNLOCK TABLES") // or they go when the connection does
	_ = discard(holder)()
}

// renameAll puts the tables in place away and those of from there, in one
// statement, for which the holder gives up its locks.
func (d mysql) renameAll(ctx context.Context, s *Session, holder *sql.Conn, c *Copy, away, from map[Ref]Ref) error {
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
	if err := within(ctx, s, "SET SESSION lock_wait_timeout = 60"); err != nil {
		return err
	}
	if err := errors.Join(d.swap(ctx, s, holder, c, "RENAME TABLE "+strings.Join(list, ", ")), within(ctx, s, "SET SESSION lock_wait_timeout = 5")); err != nil {
		return err
	}
	after, err := d.checksums(ctx, s, away)
	if err == nil && after != before {
		err = errors.New("a row was written between the copy and the swap; it is in the old table and not in the new one")
	}
	return err
}

// swap runs the RENAME. Of several tables it waits for one after the other, and a
// writer must not come in between. Where they refer to each other in a circle no
// guard can wait for one alone: the checksums tell.
func (d mysql) swap(ctx context.Context, s *Session, holder *sql.Conn, c *Copy, rename string) error {
	if len(c.Tables) == 1 || c.cycle() != nil {
		return d.behind(ctx, s, holder, rename)
	}
	others, err := d.openAll(ctx, s, len(c.Tables)+1)
	defer func() { closeAll(others) }()
	if err != nil {
		return err
	}
	return d.handOver(context.WithoutCancel(ctx), s, holder, others, c.refs(), rename)
}

// behind runs a statement that waits for the holder's locks. They are given up
// when it is seen waiting: it goes before everybody who waits too.
func (d mysql) behind(ctx context.Context, s, holder Querier, rename string) error {
	id, err := connection(ctx, s)
	if err != nil {
		return err
	}
	result := make(chan error, 1)
	go func() { result <- within(ctx, s, rename) }()
	for waiting := 0; waiting == 0; {
		select {
		case err := <-result:
			if err == nil {
				err = errors.New("the locks were lost before the swap: a row may have been written to the old table and not to the new one")
			}
			return err
		case <-time.After(20 * time.Millisecond):
		}
		if err := holder.QueryRowContext(ctx, "SELECT count(*) FROM information_schema.PROCESSLIST WHERE ID = ? AND STATE LIKE 'Waiting for table%lock'", id).Scan(&waiting); err != nil {
			// It must not rename when the locks are given up.
			return errors.Join(err, within(context.WithoutCancel(ctx), holder, fmt.Sprintf("KILL QUERY %d", id)), <-result)
		}
	}
	return errors.Join(within(context.WithoutCancel(ctx), holder, "UNLOCK TABLES"), <-result)
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
		sum, err := d.sum(ctx, q, list, to)
		if err := errors.Join(err, b.err); err != nil {
			return "", err
		}
		out = append(out, from.Schema+"."+from.Table+" "+sum)
	}
	return sortedLines(out), nil
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
	err = q.QueryRowContext(ctx, "SELECT CONCAT(COUNT(*), ' ', COALESCE(SUM(CAST(CONV(LEFT(MD5(CONCAT_WS('|',"+strings.Join(hex, ",")+")),15),16,10) AS DECIMAL(30))),0))"+from).Scan(&out)
	return out, err
}
