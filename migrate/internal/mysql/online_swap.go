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

// rehearse compares everything in a snapshot that begins with an empty log.
func (w *follower) rehearse() error {
	h, err := w.second()
	if err != nil {
		return err
	}
	defer h.Close()
	t := w.ask(w.ctx, w.s)
	replay := func() error {
		_, err := w.replayAll(w.ctx)
		return err
	}
	t.do(func() error {
		return w.patiently(func(attempt int) error {
			if attempt%20 == 19 {
				if err := replay(); err != nil {
					return err
				}
			}
			return w.attempt(w.ctx, h, attempt, w.lock(nil, w.c.Refs()))
		})
	})
	t.do(replay)
	for _, f := range w.fs {
		f.Tally = shadow.Tally{}
		t.replays(w.replayed(f, 0), "forget what was seen", "sample the first rows",
			"sample the last rows")
	}
	if t.err != nil {
		return t.err
	}
	tx, err := dialect.BeginTx(w.s.Conn, sql.LevelRepeatableRead)(w.ctx)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	// The snapshot begins with the first row that is read.
	var n int
	first := w.sql("SELECT count(*) FROM (SELECT 1 FROM %s LIMIT 1) x", w.fs[0].Ref)
	if err := dialect.Scan(w.ctx, tx, first, &n); err != nil {
		return err
	}
	if err := h.Close(); err != nil { // and its locks
		return err
	}
	return w.o.Check(tx, w.c.Itself(), w.fresh)
}

// swapPatiently swaps the tables in a moment without writers, however many attempts it takes.
func (w *follower) swapPatiently(late []sqlgen.Statement) {
	holders := 1 // MySQL lets the session that has the locks rename the tables
	if !w.server().isMySQL {
		holders += 1 + len(w.fs) // a probe, and a guard for each table
	}
	w.do(func() error { return w.c.Keep(w.ctx) })
	w.do(func() error {
		return w.others(holders, func(others []*dialect.Session) error {
			return w.patiently(func(attempt int) error {
				var err error
				if attempt%20 == 0 {
					err = w.checkReady()
				}
				if err == nil && attempt%4 == 0 {
					_, err = w.replayAll(w.ctx)
				}
				if err != nil {
					return err
				}
				err = w.swapOnline(others, late, attempt)
				if err != nil && w.Kind(err).Retry() { // nobody is to wait any longer
					err = errors.Join(err, dialect.Within(w.ctx, others[0], "UNLOCK TABLES"))
				}
				return err
			})
		})
	})
}

// checkReady looks at what takes too long for the moment of the swap.
func (w *follower) checkReady() error {
	if err := w.o.Ready(w.ctx); err != nil {
		return err
	}
	keys, err := w.foreignKeys(w.ctx, w.s)
	if err != nil {
		return err
	}
	for _, k := range keys {
		if shadow.RefIn(w.c, k.Parent) && !shadow.RefIn(w.c, k.Child) {
			return &shadow.RowError{Table: k.Parent, Why: fmt.Sprintf("the foreign key %q of table %q, "+
				"which is not copied with it, has come while it was copied", k.Name, k.Child.Table)}
		}
	}
	return nil
}

// swapOnline takes the locks, replays the rest of the log, and swaps, while nobody else has a lock.
func (w *follower) swapOnline(others []*dialect.Session, late []sqlgen.Statement,
	attempt int) error {
	var written []sqlgen.Ref
	for _, f := range w.fs {
		written = append(written, f.Ref, f.Into, f.Log, f.Pick, f.Seen)
	}
	lock := w.lock(written, w.c.OutsideParents())
	if err := w.attempt(w.ctx, others[0], attempt, lock); err != nil {
		return err
	}
	locked := time.Now()
	h := &follower{w.with(w.ctx, others[0]), w.fs, w.o}
	h.unaltered()
	for _, f := range w.fs {
		h.replay(f, 0, false)
	}
	h.do(func() error { return shadow.Settled(w.fs) })
	for _, f := range w.fs {
		h.compareSeen(f)
	}
	for _, f := range w.fs {
		h.carryIncrement(f.Ref, f.Into)
	}
	if h.err != nil {
		return h.err
	}
	h.exec(late...)
	h.do(func() error { return w.renameOnline(others) })
	if h.err != nil { // the new tables give those keys up, unless they were swapped after all
		freed := w.with(context.WithoutCancel(w.ctx), others[0])
		freed.release(w.fresh)
		return errors.Join(h.err, freed.err)
	}
	w.o.Swapped(time.Since(locked))
	after := w.with(w.ctx, w.s)
	after.unread()
	after.release(w.old)
	return after.err
}

// unaltered refuses changes of the tables or of their triggers.
func (w *follower) unaltered() {
	for _, f := range w.fs {
		shape, storage := w.shape(f.Ref), w.lines("table made", f.Ref)
		ears := w.lines("triggers made", f.Ref)
		w.do(func() error { return f.Unaltered(shape, storage, ears) })
	}
	w.do(func() error { return w.c.Came(w.CopyRefusal(w.ctx, w.q, w.c)) })
}

// compareSeen compares the rows that were written since the whole comparison, and some others.
func (w *follower) compareSeen(f *shadow.Followed) {
	into, exprs := w.exprs(f.CopyTable, f.Cols, f.Into)
	l := w.replayed(f, 0)
	w.do(func() error { return l.err })
	old := " " + l.say("old rows that were seen").SQL
	var was, now string
	w.during(fmt.Sprintf("comparing %q", f.Table), func() {
		was = w.sumOf(exprs, old)
		now = w.sumOf(into, " "+l.say("new rows that were seen").SQL)
	})
	if was == now && f.Entries >= sampleRows { // perhaps every row of the sample was written to
		w.scan(w.sql("SELECT CONCAT((SELECT COUNT(*) FROM %s), ''), "+
			"CONCAT((SELECT COUNT(*) FROM %s), '')", f.Ref, f.Into), &was, &now)
	}
	if w.err == nil && was != now {
		w.err = &shadow.RowError{Table: f.Ref, Why: "rows of the new table are not as they should " +
			"be: it was truncated while it was copied, or written to in a way that fires no trigger"}
	}
	w.do(func() error {
		return f.CheckFits(w.ctx, w.q, sqlgen.NewBuilder(w.p), w.o, old+" WHERE ")
	})
}

// renameOnline swaps by one RENAME, in the session that has the locks where the server lets it.
func (w *follower) renameOnline(others []*dialect.Session) error {
	swap := w.rename(w.c, w.old, w.fresh)
	h, whole := others[0], context.WithoutCancel(w.ctx) // the outcome of a RENAME must be known
	if len(others) == 1 {
		return renameLocked(whole, h, swap)
	}
	how := &handing{Dialect: w.Dialect, holder: h, wanted: (*talk).isWanted}
	over, err := how.over(w.ctx, w.s, others[1:], w.c.Refs(), swap, patientRename)
	if err != nil && !over {
		err = errors.Join(err, dialect.Within(whole, h, "UNLOCK TABLES"))
	}
	return err
}
