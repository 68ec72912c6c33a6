package migrate

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// The indexes are rebuilt while the run is still open: a run that is stopped or
// killed meanwhile is one that goes on with the same command, and the state needs to
// know no more than that they are wanted. They are all rebuilt again then; which of
// them were done is not worth a record.

// setReindex makes the row of a run that was begun without it say that indexes are to
// be rebuilt, so that whoever brings it to its end does so.
func (r *Runner) setReindex(ctx context.Context) error {
	for attempt := 0; r.cfg.Reindex && !r.run.Before.Reindex && !r.ended; attempt++ {
		next := r.run
		next.Before.Reindex = true
		ok, err := r.pl.store().SetBefore(ctx, r.s, &next)
		switch {
		case err != nil:
			return err
		case ok:
			r.run = next
			return nil
		case attempt == 4:
			return fmt.Errorf("%w: other processes keep changing run %d; run the same again", ErrRefused, r.run.ID)
		}
		if err := r.follow(ctx); err != nil {
			return err
		}
	}
	return nil
}

// tidy frees what the last chunks have left behind and rebuilds the indexes.
func (r *Runner) tidy(ctx context.Context) error {
	w := &worker{r: r, n: 1, s: r.s}
	if err := w.vacuum(ctx, true); err != nil {
		return err
	}
	d, ok := r.d.(dialect.Reindexer)
	if !ok || !r.run.Before.Reindex || r.rebuilt {
		return nil
	}
	if err := r.aloneWith(ctx, d, w); err != nil {
		return err
	}
	// What another process was killed in the middle of.
	if err := r.sweep(ctx, d, w); err != nil {
		return err
	}
	list, err := d.Indexes(ctx, r.s, r.pl.class)
	if err != nil {
		return fmt.Errorf("looking for the indexes to rebuild: %w", err)
	}
	for _, ix := range list {
		if err := r.brake.hold(ctx, w); err != nil {
			return err
		}
		err := r.rebuild(ctx, d, w, ix)
		if ctx.Err() != nil {
			r.abandon(ctx, d)
			return ctx.Err()
		}
		if err != nil {
			w.warn(ix.Ref, "%s could not be rebuilt, which leaves the ids alone: %v", tableText(ix.Ref), err)
			err = fmt.Errorf("%w: %s of table %s: %w; the ids are rewritten all the same; let the owner of the table run %s",
				ErrNotRebuilt, tableText(ix.Ref), tableText(ix.On), err, rebuildText(d, ix))
			r.notRebuilt = append(r.notRebuilt, err)
		}
	}
	r.rebuilt = true
	return nil
}

// rebuildText is the statement for a person to run.
func rebuildText(d dialect.Reindexer, ix dialect.Index) string {
	list, err := d.Reindex(ix)
	if err != nil || len(list) == 0 {
		return "it again"
	}
	return list[len(list)-1].SQL
}

// aloneWith waits until no other session rebuilds the indexes of the run. It fails
// with errFenced when that has brought the run to its end.
func (r *Runner) aloneWith(ctx context.Context, d dialect.Reindexer, w *worker) error {
	for told := false; ; told = true {
		ok, err := d.Alone(ctx, r.s, r.run.ID)
		if err != nil || ok {
			return err
		}
		if !told {
			r.emit(Event{Kind: Waiting, Note: "another process, or what the server still does for one that was killed, rebuilds the indexes"})
		}
		if err := r.brake.hold(ctx, w); err != nil {
			return err
		}
		if err := sleep(ctx, pollEvery); err != nil {
			return err
		}
	}
}

// rebuild rebuilds one index, and leaves nothing unfinished behind when it fails and
// the context is not over.
func (r *Runner) rebuild(ctx context.Context, d dialect.Reindexer, w *worker, ix dialect.Index) error {
	list, err := d.Reindex(ix)
	if err != nil {
		return err
	}
	name, start := tableText(ix.Ref), time.Now()
	r.emit(Event{Kind: Rebuilding, Object: name})
	for attempt := 0; ; attempt++ {
		err = nil
		for _, st := range list {
			if _, err = r.s.ExecContext(ctx, st.SQL, st.Args...); err != nil {
				break
			}
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		unwait := d.Unwait()
		if _, resetErr := r.s.ExecContext(ctx, unwait.SQL, unwait.Args...); resetErr != nil {
			return errors.Join(err, resetErr)
		}
		if err == nil {
			break
		}
		if sweepErr := r.sweep(ctx, d, w); sweepErr != nil {
			return errors.Join(err, sweepErr)
		}
		if !r.again(err) || time.Since(start) > r.cfg.LockWait {
			return err
		}
		r.retried(w.n, err)
		if err := sleep(ctx, backoff(attempt)); err != nil {
			return err
		}
	}
	e := Event{Kind: Rebuilt, Took: time.Since(start), Object: name, Before: ix.Bytes, After: -1}
	now, err := d.Indexes(ctx, r.s, r.pl.class)
	if err != nil {
		return err
	}
	for _, n := range now {
		if n.Ref == ix.Ref {
			e.After = n.Bytes
		}
	}
	r.emit(e)
	return nil
}

// sweep drops the indexes that unfinished rebuilds have left. One whose lock
// another session holds is being built, or the server has not noticed yet that
// nobody waits for it: it is tried again for LockWait, and told of then.
func (r *Runner) sweep(ctx context.Context, d dialect.Reindexer, w *worker) error {
	list, err := d.Debris(ctx, r.s, r.pl.class)
	if err != nil {
		return fmt.Errorf("looking for unfinished indexes: %w", err)
	}
	for _, ix := range list {
		st, err := d.DropIndex(ix)
		if err != nil {
			return err
		}
		err = r.retry(ctx, func() error {
			_, err := r.s.ExecContext(ctx, st.SQL, st.Args...)
			return err
		})
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case err != nil:
			w.warn(ix.Ref, "%s of table %s is unfinished, and every write goes to it; it could not be dropped (%v); unless somebody builds it just now, run %s",
				tableText(ix.Ref), tableText(ix.On), err, st.SQL)
		default:
			w.warn(ix.Ref, "%s of table %s, which an unfinished rebuild has left, was dropped", tableText(ix.Ref), tableText(ix.On))
		}
	}
	return nil
}

// abandon drops what a rebuild that was interrupted has left, as far as there is time
// for it. The same command does so too.
func (r *Runner) abandon(ctx context.Context, d dialect.Reindexer) {
	clean, cancel := context.WithTimeout(context.WithoutCancel(ctx), 20*time.Second)
	defer cancel()
	r.s.Close() // it is broken, and perhaps the only connection that the pool allows
	s, err := r.d.Open(clean, r.pl.db)
	if err != nil {
		return
	}
	r.s = s
	w := &worker{r: r, n: 1, s: s}
	// The server may still be at it.
	for {
		ok, err := d.Alone(clean, s, r.run.ID)
		if err != nil || !ok && sleep(clean, 50*time.Millisecond) != nil {
			return
		}
		if ok {
			_ = r.sweep(clean, d, w) // which tells what it could not do
			return
		}
	}
}
