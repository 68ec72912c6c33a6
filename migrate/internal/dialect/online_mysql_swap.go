package dialect

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"
)

// rehearse compares everything in a snapshot that begins at a moment in which nobody
// writes and the log is empty.
func (d mysql) rehearse(ctx context.Context, s *Session, c *Copy, fs []*followed, o *Online) error {
	fresh := map[Ref]Ref{}
	var locks []string
	b := newBuilder(d.p)
	for _, f := range fs {
		fresh[f.Ref] = f.into
		locks = append(locks, b.table(f.Ref)+" READ")
	}
	if b.err != nil {
		return b.err
	}
	h, err := d.second(ctx, s)
	if err != nil {
		return err
	}
	defer func() { h.Close() }()
	if err := o.patiently(ctx, s, d, func(attempt int) error {
		if attempt%20 == 19 {
			if _, err := d.replayAll(ctx, s, fs); err != nil {
				return err
			}
		}
		return within(ctx, h, d.Briefly(attempt), "LOCK TABLES "+strings.Join(locks, ", "))
	}); err != nil {
		return err
	}
	if _, err := d.replayAll(ctx, s, fs); err != nil {
		return err
	}
	for _, f := range fs {
		f.tally = tally{}
		if err := within(ctx, s, append([]string{"DELETE FROM " + b.table(f.seen)}, f.mySamples(b)...)...); err != nil {
			return err
		}
	}
	tx, err := beginTx(s.Conn, sql.LevelRepeatableRead)(ctx)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	// The snapshot begins with the first row that is read.
	var n int
	if err := tx.QueryRowContext(ctx, "SELECT count(*) FROM (SELECT 1 FROM "+b.table(fs[0].Ref)+" LIMIT 1) x").Scan(&n); err != nil {
		return err
	}
	if err := h.Close(); err != nil { // and its locks
		return err
	}
	return o.Check(tx, c.itself(), fresh)
}

// openAll opens several sessions.
func (d mysql) openAll(ctx context.Context, s *Session, n int) (out []*Session, err error) {
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

func closeAll(list []*Session) {
	for _, s := range list {
		s.Close() // it is given up, whatever it says
	}
}

// second opens another session: one that has locked tables may not rename them.
func (d mysql) second(ctx context.Context, s *Session) (*Session, error) {
	wait, cancel := context.WithTimeout(ctx, 10*time.Second)
	defer cancel()
	h, err := d.Open(wait, s.db)
	if err != nil {
		return nil, fmt.Errorf("another connection, which holds locks: %w", err)
	}
	if err := within(ctx, h, "SET SESSION wait_timeout = 604800"); err != nil {
		return nil, errors.Join(err, h.Close())
	}
	return h, nil
}

// swapOnline takes the locks, replays the rest of the log, and swaps. Nobody else has
// a lock on any of the tables then, so that nobody can be in the way of the RENAME,
// nor it in theirs.
func (d mysql) swapOnline(ctx context.Context, s *Session, others []*Session, c *Copy, fs []*followed, o *Online, late []string, attempt int) (err error) {
	h := others[0]
	b := newBuilder(d.p)
	var locks []string
	for _, f := range fs {
		for _, r := range []Ref{f.Ref, f.into, f.log, f.pick, f.seen} {
			locks = append(locks, b.table(r)+" WRITE")
		}
	}
	for _, r := range c.OutsideParents() {
		locks = append(locks, b.table(r)+" READ")
	}
	if err := errors.Join(b.err, within(ctx, h, d.Briefly(attempt), "LOCK TABLES "+strings.Join(locks, ", "))); err != nil {
		return err
	}
	locked := time.Now()
	if err := d.unaltered(ctx, h, c, fs); err != nil {
		return err
	}
	for _, f := range fs {
		if _, err := d.replay(ctx, h, f, 0); err != nil {
			return err
		}
	}
	if err := settled(fs); err != nil {
		return err
	}
	for _, f := range fs {
		if err := d.compareSeen(ctx, h, f, o); err != nil {
			return err
		}
	}
	for _, f := range fs {
		if err := d.carryIncrement(ctx, h, f.Ref, f.into); err != nil {
			return err
		}
	}
	if err := within(ctx, h, late...); err != nil {
		return errors.Join(err, d.unlate(ctx, h, c, fs))
	}
	if err := d.renameOnline(ctx, s, others, c); err != nil {
		return errors.Join(err, d.unlate(ctx, h, c, fs))
	}
	o.Tell(Told{Step: Swapped, Took: time.Since(locked)})
	if err := d.unread(ctx, s, c); err != nil {
		return err
	}
	kept := d.Kept(c)
	return d.release(ctx, s, c, kept)
}

// unlate takes the foreign keys to other tables from new tables that were not swapped.
func (d mysql) unlate(ctx context.Context, h *Session, c *Copy, fs []*followed) error {
	fresh := c.beside("new")
	for _, f := range fs {
		there, err := d.there(ctx, h, f.into)
		if err != nil || !there { // they were swapped after all
			return err
		}
		keys, err := d.keys(ctx, h, f.into)
		if err != nil {
			return err
		}
		for _, k := range keys {
			if inside(fresh, k.parent) {
				continue
			}
			b := newBuilder(d.p)
			if err := errors.Join(within(context.WithoutCancel(ctx), h, "ALTER TABLE "+b.table(f.into)+" DROP FOREIGN KEY "+b.q(k.name)), b.err); err != nil {
				return err
			}
		}
	}
	return nil
}

// unaltered refuses what somebody has changed about the tables or the triggers.
func (d mysql) unaltered(ctx context.Context, q Querier, c *Copy, fs []*followed) error {
	for _, f := range fs {
		shape, err := d.shape(ctx, q, f.Ref)
		if err != nil {
			return err
		}
		storage, err := d.storage(ctx, q, f.Ref)
		if err != nil {
			return err
		}
		ears, err := d.heard(ctx, q, f.Ref)
		switch {
		case err != nil:
			return err
		case shape != f.shape:
			return &RowError{f.Ref, "its definition was changed while it was copied"}
		case storage != f.storage:
			return &RowError{f.Ref, rebuilt}
		case ears != f.ears:
			return &RowError{f.Ref, "its triggers were changed while it was copied, so that writes may have been missed"}
		}
	}
	why, err := d.CopyRefusal(ctx, q, c)
	if err == nil && why != "" {
		err = &RowError{fs[0].Ref, "what a copy would lose has come while it was copied: " + why}
	}
	return err
}

// compareSeen compares the rows that were written since the whole comparison, and
// some others.
func (d mysql) compareSeen(ctx context.Context, q Querier, f *followed, o *Online) error {
	b := newBuilder(d.p)
	to, exprs := f.exprs(b, f.cols)
	if err := d.digest(ctx, q, f.into, f.CopyTable, f.cols, to, exprs); err != nil {
		return err
	}
	was, err := d.sumOf(ctx, q, exprs, f.touched(b, f.seen, keyName, f.Ref))
	if err != nil {
		return fmt.Errorf("comparing %q: %w", f.Table, err)
	}
	now, err := d.sumOf(ctx, q, to, f.touched(b, f.seen, newName, f.into))
	if err != nil {
		return fmt.Errorf("comparing %q: %w", f.Table, err)
	}
	if was == now && f.entries >= sampleRows { // perhaps none of the sample was left alone
		query := "SELECT CONCAT((SELECT COUNT(*) FROM " + b.table(f.Ref) + "), ''), CONCAT((SELECT COUNT(*) FROM " + b.table(f.into) + "), '')"
		if err := q.QueryRowContext(ctx, query).Scan(&was, &now); err != nil {
			return err
		}
	}
	if was != now {
		return &RowError{f.Ref, "rows of the new table are not as they should be: it was truncated while it was copied, or written to in a way that fires no trigger"}
	}
	if len(o.Fits) == 0 {
		return b.err
	}
	for _, col := range f.Columns {
		var id string
		query := "SELECT " + col.From.KeyOut(b.q(col.Name)) + f.touched(b, f.seen, keyName, f.Ref) + " WHERE " + f.matches(b, col, o.Fits) + " LIMIT 1"
		switch err := q.QueryRowContext(ctx, query).Scan(&id); {
		case err == nil:
			return &RowError{f.Ref, fmt.Sprintf("column %q has got the value %q, which the rewrite does not apply to", col.Name, id)}
		case !errors.Is(err, sql.ErrNoRows):
			return err
		}
	}
	return b.err
}

// renameOnline swaps by one RENAME: in the session that has the locks, where the server
// allows it, and otherwise in another, which waits for these locks alone.
func (d mysql) renameOnline(ctx context.Context, s *Session, others []*Session, c *Copy) error {
	v, err := d.variant(ctx, s)
	if err != nil {
		return err
	}
	rename, _, err := d.swapOf(c, d.Kept(c), c.beside("new"))
	if err != nil {
		return err
	}
	h, whole := others[0], context.WithoutCancel(ctx) // the outcome of a RENAME must be known
	if v.locked {
		return errors.Join(within(whole, h, rename), within(whole, h, "UNLOCK TABLES"))
	}
	over, err := d.handOver(ctx, s, h, others[1:], c.refs(), rename, patientRename, handing{wanted: d.wanted})
	if err != nil && !over {
		err = errors.Join(err, within(whole, h, "UNLOCK TABLES"))
	}
	return err
}
