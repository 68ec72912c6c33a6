package mysql

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// rehearse compares everything in a snapshot that begins at a moment in which nobody
// writes and the log is empty.
func (d Dialect) rehearse(ctx context.Context, s *dialect.Session, c *shadow.Copy, fs []*shadow.Followed, o *shadow.Online) error {
	fresh := map[sqlgen.Ref]sqlgen.Ref{}
	var locks []string
	b := sqlgen.NewBuilder(d.p)
	for _, f := range fs {
		fresh[f.Ref] = f.Into
		locks = append(locks, b.Table(f.Ref)+" READ")
	}
	if b.Err != nil {
		return b.Err
	}
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
		return dialect.Within(ctx, h, d.Briefly(attempt), "LOCK TABLES "+strings.Join(locks, ", "))
	}); err != nil {
		return err
	}
	if _, err := d.replayAll(ctx, s, fs); err != nil {
		return err
	}
	for _, f := range fs {
		f.Tally = shadow.Tally{}
		if err := dialect.Within(ctx, s, append([]string{"DELETE FROM " + b.Table(f.Seen)}, mySamples(f, b)...)...); err != nil {
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
	if err := tx.QueryRowContext(ctx, "SELECT count(*) FROM (SELECT 1 FROM "+b.Table(fs[0].Ref)+" LIMIT 1) x").Scan(&n); err != nil {
		return err
	}
	if err := h.Close(); err != nil { // and its locks
		return err
	}
	return o.Check(tx, c.Itself(), fresh)
}

// openAll opens several sessions.
func (d Dialect) openAll(ctx context.Context, s *dialect.Session, n int) (out []*dialect.Session, err error) {
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

// second opens another session: one that has locked tables may not rename them.
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

// swapOnline takes the locks, replays the rest of the log, and swaps. Nobody else has
// a lock on any of the tables then, so that nobody can be in the way of the RENAME,
// nor it in theirs.
func (d Dialect) swapOnline(ctx context.Context, s *dialect.Session, others []*dialect.Session, c *shadow.Copy, fs []*shadow.Followed, o *shadow.Online, late []string, attempt int) (err error) {
	h := others[0]
	b := sqlgen.NewBuilder(d.p)
	var locks []string
	for _, f := range fs {
		for _, r := range []sqlgen.Ref{f.Ref, f.Into, f.Log, f.Pick, f.Seen} {
			locks = append(locks, b.Table(r)+" WRITE")
		}
	}
	for _, r := range c.OutsideParents() {
		locks = append(locks, b.Table(r)+" READ")
	}
	if err := errors.Join(b.Err, dialect.Within(ctx, h, d.Briefly(attempt), "LOCK TABLES "+strings.Join(locks, ", "))); err != nil {
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
	if err := dialect.Within(ctx, h, late...); err != nil {
		return errors.Join(err, d.unlate(ctx, h, c, fs))
	}
	if err := d.renameOnline(ctx, s, others, c); err != nil {
		return errors.Join(err, d.unlate(ctx, h, c, fs))
	}
	o.Tell(shadow.Told{Step: shadow.Swapped, Took: time.Since(locked)})
	if err := d.unread(ctx, s, c); err != nil {
		return err
	}
	kept := d.Kept(c)
	return d.release(ctx, s, c, kept)
}

// unlate takes the foreign keys to other tables from new tables that were not swapped.
func (d Dialect) unlate(ctx context.Context, h *dialect.Session, c *shadow.Copy, fs []*shadow.Followed) error {
	fresh := besideAll(c, "new")
	for _, f := range fs {
		there, err := d.there(ctx, h, f.Into)
		if err != nil || !there { // they were swapped after all
			return err
		}
		keys, err := d.keys(ctx, h, f.Into)
		if err != nil {
			return err
		}
		for _, k := range keys {
			if inside(fresh, k.parent) {
				continue
			}
			b := sqlgen.NewBuilder(d.p)
			if err := errors.Join(dialect.Within(context.WithoutCancel(ctx), h, "ALTER TABLE "+b.Table(f.Into)+" DROP FOREIGN KEY "+b.Q(k.name)), b.Err); err != nil {
				return err
			}
		}
	}
	return nil
}

// unaltered refuses what somebody has changed about the tables or the triggers.
func (d Dialect) unaltered(ctx context.Context, q dialect.Querier, c *shadow.Copy, fs []*shadow.Followed) error {
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
		case shape != f.Shape:
			return &shadow.RowError{Table: f.Ref, Why: "its definition was changed while it was copied"}
		case storage != f.Storage:
			return &shadow.RowError{Table: f.Ref, Why: shadow.Rebuilt}
		case ears != f.Ears:
			return &shadow.RowError{Table: f.Ref, Why: "its triggers were changed while it was copied, so that writes may have been missed"}
		}
	}
	why, err := d.CopyRefusal(ctx, q, c)
	if err == nil && why != "" {
		err = &shadow.RowError{Table: fs[0].Ref, Why: "what a copy would lose has come while it was copied: " + why}
	}
	return err
}

// compareSeen compares the rows that were written since the whole comparison, and
// some others.
func (d Dialect) compareSeen(ctx context.Context, q dialect.Querier, f *shadow.Followed, o *shadow.Online) error {
	b := sqlgen.NewBuilder(d.p)
	to, exprs := f.Exprs(b, f.Cols)
	if err := d.digest(ctx, q, f.Into, f.CopyTable, f.Cols, to, exprs); err != nil {
		return err
	}
	was, err := d.sumOf(ctx, q, exprs, touched(f, b, f.Seen, shadow.KeyName, f.Ref))
	if err != nil {
		return fmt.Errorf("comparing %q: %w", f.Table, err)
	}
	now, err := d.sumOf(ctx, q, to, touched(f, b, f.Seen, shadow.NewName, f.Into))
	if err != nil {
		return fmt.Errorf("comparing %q: %w", f.Table, err)
	}
	if was == now && f.Entries >= sampleRows { // perhaps none of the sample was left alone
		query := "SELECT CONCAT((SELECT COUNT(*) FROM " + b.Table(f.Ref) + "), ''), CONCAT((SELECT COUNT(*) FROM " + b.Table(f.Into) + "), '')"
		if err := q.QueryRowContext(ctx, query).Scan(&was, &now); err != nil {
			return err
		}
	}
	if was != now {
		return &shadow.RowError{Table: f.Ref, Why: "rows of the new table are not as they should be: it was truncated while it was copied, or written to in a way that fires no trigger"}
	}
	if len(o.Fits) == 0 {
		return b.Err
	}
	for _, col := range f.Columns {
		var id string
		query := "SELECT " + col.From.KeyOut(b.Q(col.Name)) + touched(f, b, f.Seen, shadow.KeyName, f.Ref) + " WHERE " + f.Matches(b, col, o.Fits) + " LIMIT 1"
		switch err := q.QueryRowContext(ctx, query).Scan(&id); {
		case err == nil:
			return &shadow.RowError{Table: f.Ref, Why: fmt.Sprintf("column %q has got the value %q, which the rewrite does not apply to", col.Name, id)}
		case !errors.Is(err, sql.ErrNoRows):
			return err
		}
	}
	return b.Err
}

// renameOnline swaps by one RENAME: in the session that has the locks, where the server
// allows it, and otherwise in another, which waits for these locks alone.
func (d Dialect) renameOnline(ctx context.Context, s *dialect.Session, others []*dialect.Session, c *shadow.Copy) error {
	v, err := d.variant(ctx, s)
	if err != nil {
		return err
	}
	rename, _, err := d.swapOf(c, d.Kept(c), besideAll(c, "new"))
	if err != nil {
		return err
	}
	h, whole := others[0], context.WithoutCancel(ctx) // the outcome of a RENAME must be known
	if v.locked {
		return errors.Join(dialect.Within(whole, h, rename), dialect.Within(whole, h, "UNLOCK TABLES"))
	}
	over, err := d.handOver(ctx, s, h, others[1:], c.Refs(), rename, patientRename, handing{wanted: d.wanted})
	if err != nil && !over {
		err = errors.Join(err, dialect.Within(whole, h, "UNLOCK TABLES"))
	}
	return err
}
