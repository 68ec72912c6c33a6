package mysql

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// rehearse compares everything in a snapshot that begins at a moment without writers in which
// the log is empty.
func (d Dialect) rehearse(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	fs []*shadow.Followed, o *shadow.Online) error {
	h, err := d.second(ctx, s)
	if err != nil {
		return err
	}
	defer func() { h.Close() }()
	if err := o.Patiently(ctx, s, d, func(attempt int) error {
		if attempt%20 == 19 {
			if _, err := d.replayAll(ctx, s, fs); err != nil {
				return err
			}
		}
		return d.attempt(ctx, h, attempt, d.lock(nil, c.Refs()))
	}); err != nil {
		return err
	}
	if _, err := d.replayAll(ctx, s, fs); err != nil {
		return err
	}
	for _, f := range fs {
		f.Tally = shadow.Tally{}
		if err := d.replayed(f, 0).exec(ctx, s, "forget what was seen", "sample the first rows",
			"sample the last rows"); err != nil {
			return err
		}
	}
	tx, err := dialect.BeginTx(s.Conn, sql.LevelRepeatableRead)(ctx)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	// The snapshot begins with the first row that is read.
	var n int
	first := d.sql("SELECT count(*) FROM (SELECT 1 FROM %s LIMIT 1) x", fs[0].Ref)
	if err := dialect.Scan(ctx, tx, first, &n); err != nil {
		return err
	}
	if err := h.Close(); err != nil { // and its locks
		return err
	}
	return o.Check(tx, c.Itself(), sideTables(c, "new"))
}

// openAll opens several sessions.
func (d Dialect) openAll(ctx context.Context, s *dialect.Session,
	n int) (out []*dialect.Session, err error) {
	for range n {
		h, err := d.second(ctx, s)
		if err != nil {
			closeAll(out)
			return nil, err
		}
		out = append(out, h)
	}
	return out, nil
}

func closeAll(list []*dialect.Session) {
	for _, s := range list {
		s.Close() // it is given up, whatever it says
	}
}

// second opens another session, because one that has locked tables may not rename others.
func (d Dialect) second(ctx context.Context, s *dialect.Session) (*dialect.Session, error) {
	wait, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	h, err := d.Open(wait, s.DB)
	if err != nil {
		return nil, fmt.Errorf("another connection, which holds locks: %w", err)
	}
	if err := dialect.Within(ctx, h, "SET SESSION wait_timeout = 604800"); err != nil {
		return nil, errors.Join(err, h.Close())
	}
	return h, nil
}

// swapPatiently swaps the tables in a moment without writers, however many attempts it takes.
func (d Dialect) swapPatiently(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	fs []*shadow.Followed, o *shadow.Online, late []sqlgen.Statement) error {
	v, err := d.variant(ctx, s)
	if err != nil {
		return err
	}
	if err := c.Keep(ctx); err != nil {
		return err
	}
	holders := 1 // MySQL lets the session that has the locks rename the tables
	if !v.isMySQL {
		holders += 1 + len(fs) // a probe, and a guard for each table
	}
	others, err := d.openAll(ctx, s, holders)
	if err != nil {
		return err
	}
	defer closeAll(others)
	return o.Patiently(ctx, s, d, func(attempt int) error {
		if attempt%20 == 0 {
			if err := d.checkReady(ctx, s, c, o); err != nil {
				return err
			}
		}
		if attempt%4 == 0 {
			if _, err := d.replayAll(ctx, s, fs); err != nil {
				return err
			}
		}
		err := d.swapOnline(ctx, s, others, c, fs, o, late, attempt)
		if err != nil && d.Kind(err).Retry() { // nobody is to wait any longer
			err = errors.Join(err, dialect.Within(ctx, others[0], "UNLOCK TABLES"))
		}
		return err
	})
}

// swapOnline takes the locks, replays the rest of the log, and swaps. Then nobody else has a
// lock on any of the tables, so that nobody blocks the RENAME, nor does it block others.
func (d Dialect) swapOnline(ctx context.Context, s *dialect.Session, others []*dialect.Session,
	c *shadow.Copy, fs []*shadow.Followed, o *shadow.Online, late []sqlgen.Statement,
	attempt int) error {
	h, fresh := others[0], sideTables(c, "new")
	var written []sqlgen.Ref
	for _, f := range fs {
		written = append(written, f.Ref, f.Into, f.Log, f.Pick, f.Seen)
	}
	lock := d.lock(written, c.OutsideParents())
	if err := d.attempt(ctx, h, attempt, lock); err != nil {
		return err
	}
	locked := time.Now()
	if err := d.unaltered(ctx, h, c, fs); err != nil {
		return err
	}
	for _, f := range fs {
		if _, err := d.replay(ctx, h, f, 0, false); err != nil {
			return err
		}
	}
	if err := shadow.Settled(fs); err != nil {
		return err
	}
	for _, f := range fs {
		if err := d.compareSeen(ctx, h, f, o); err != nil {
			return err
		}
	}
	for _, f := range fs {
		if err := d.carryIncrement(ctx, h, f.Ref, f.Into); err != nil {
			return err
		}
	}
	err := dialect.Exec(ctx, h, late...)
	if err == nil {
		err = d.renameOnline(ctx, s, others, c)
	}
	if err != nil { // the new tables give those keys up, unless they were swapped after all
		return errors.Join(err, d.release(context.WithoutCancel(ctx), h, c, fresh))
	}
	o.Swapped(time.Since(locked))
	if err := d.unread(ctx, s, c); err != nil {
		return err
	}
	return d.release(ctx, s, c, d.Kept(c))
}

// unaltered refuses changes of the tables or of their triggers.
func (d Dialect) unaltered(ctx context.Context, q dialect.Querier, c *shadow.Copy,
	fs []*shadow.Followed) error {
	for _, f := range fs {
		shape, err := d.shape(ctx, q, f.Ref)
		if err != nil {
			return err
		}
		storage, err := d.lines(ctx, q, "table made", f.Ref)
		if err != nil {
			return err
		}
		ears, err := d.lines(ctx, q, "triggers made", f.Ref)
		if err != nil {
			return err
		}
		if err := f.Unaltered(shape, storage, ears); err != nil {
			return err
		}
	}
	return c.Came(d.CopyRefusal(ctx, q, c))
}

// compareSeen compares the rows that were written since the whole comparison, and some others.
func (d Dialect) compareSeen(ctx context.Context, q dialect.Querier, f *shadow.Followed,
	o *shadow.Online) error {
	b := sqlgen.NewBuilder(d.p)
	to, exprs, err := d.exprs(ctx, q, b, f.CopyTable, f.Cols, f.Into)
	if err != nil {
		return err
	}
	l := d.replayed(f, 0)
	if l.err != nil {
		return l.err
	}
	old := " " + l.say("old rows that were seen").SQL
	was, err := sumOf(ctx, q, b, exprs, old)
	if err != nil {
		return fmt.Errorf("comparing %q: %w", f.Table, err)
	}
	now, err := sumOf(ctx, q, b, to, " "+l.say("new rows that were seen").SQL)
	if err != nil {
		return fmt.Errorf("comparing %q: %w", f.Table, err)
	}
	if was == now && f.Entries >= sampleRows { // perhaps every row of the sample was written to
		count := d.sql("SELECT CONCAT((SELECT COUNT(*) FROM %s), ''), "+
			"CONCAT((SELECT COUNT(*) FROM %s), '')", f.Ref, f.Into)
		if err := dialect.Scan(ctx, q, count, &was, &now); err != nil {
			return err
		}
	}
	if was != now {
		return &shadow.RowError{Table: f.Ref, Why: "rows of the new table are not as they should be: " +
			"it was truncated while it was copied, or written to in a way that fires no trigger"}
	}
	return f.CheckFits(ctx, q, b, o, old+" WHERE ")
}

// renameOnline swaps by one RENAME: in the session that has the locks where the server lets it,
// and otherwise in another, which waits for these locks alone.
func (d Dialect) renameOnline(ctx context.Context, s *dialect.Session, others []*dialect.Session,
	c *shadow.Copy) error {
	swap := d.rename(c, d.Kept(c), sideTables(c, "new"))
	h, whole := others[0], context.WithoutCancel(ctx) // the outcome of a RENAME must be known
	if len(others) == 1 {
		return renameLocked(whole, h, swap)
	}
	how := handing{wanted: d.isWanted}
	over, err := d.handOver(ctx, s, h, others[1:], c.Refs(), swap, patientRename, how)
	if err != nil && !over {
		err = errors.Join(err, dialect.Within(whole, h, "UNLOCK TABLES"))
	}
	return err
}
