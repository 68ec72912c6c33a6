package migrate

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// A worker walks ranges of ids on a connection of its own.
type worker struct {
	r    *Runner
	n    int // from 1
	name string
	s    *dialect.Session
	pace *pace
	// lease is how long this worker claims a range for: several times what it
	// takes to find a chunk, or two workers could take a range from each other for
	// ever.
	lease time.Duration
	last  state.Range // that it claimed; no token: none yet
}

// drain works on the ranges of the pass at hand until all are done. It fails
// with errFenced when another process has moved the run on.
func (r *Runner) drain(ctx context.Context) error {
	own, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var wg sync.WaitGroup
	var fenced atomic.Bool
	for i := range r.cfg.Workers {
		w := &worker{r: r, n: i + 1, name: fmt.Sprintf("%s/%d", r.name, i+1), s: r.s, pace: newPace(r.cfg.ChunkTime, r.mostRows(), r.aim()), lease: r.cfg.Lease}
		wg.Go(func() {
			switch err := w.run(own); {
			case errors.Is(err, errFenced):
				fenced.Store(true) // the others will find out
			case err != nil:
				cancel(err) // the first one counts
			}
		})
	}
	wg.Wait()
	switch err := context.Cause(own); {
	case ctx.Err() != nil:
		return ctx.Err()
	case err != nil:
		return err
	case fenced.Load():
		return errFenced
	}
	return nil
}

func (w *worker) run(ctx context.Context) error {
	r := w.r
	if w.n > 1 {
		s, err := r.d.Open(ctx, r.pl.db)
		if err != nil {
			return fmt.Errorf("opening a session for worker %d, which needs one of its own; if there is none to be had, take fewer workers (--workers, Workers): %w", w.n, err)
		}
		defer s.Close()
		s.Gaps, s.Patience = r.s.Gaps, r.patience(w.n)
		w.s = s
		if err := s.Hasten(ctx); err != nil {
			return err
		}
	}
	var at *state.Range // claimed
	defer func() {
		if at != nil {
			w.release(ctx, *at)
		}
	}()
	for {
		held, err := r.brake.hold(ctx, w, at)
		if err != nil {
			return err
		}
		if held {
			at = nil // it was given up for the pause
		}
		if at == nil {
			if at, err = w.claim(ctx); at == nil || err != nil {
				return err
			}
		}
		err = w.step(ctx, at)
		if errors.Is(err, errFenced) {
			at = nil // somebody else has it now
			continue
		}
		if err != nil {
			return err
		}
		w.s.Between(ctx)
		freed, err := w.vacuum(ctx, at, false)
		if freed || at.Done {
			at = nil
		}
		if err != nil {
			return err
		}
	}
}

// step rewrites one chunk and moves the range's cursor to its end, in one
// transaction that begins with the check of the claim. While other sessions hold
// its locks it tries smaller and smaller ones.
func (w *worker) step(ctx context.Context, at *state.Range) error {
	r, start := w.r, time.Now()
	for attempt := 0; ; attempt++ {
		taker, looked := w.taker(*at), time.Now()
		var hi *string
		var err error
		rows := w.pace.rows
		if taker == nil {
			hi, rows, err = w.fit(ctx, *at)
		}
		if err != nil && !r.again(err) {
			return err
		}
		begun := time.Now()
		if d := 3 * begun.Sub(looked); d > w.lease {
			w.lease = d
		}
		var moved []int64
		if err == nil {
			err = w.s.Watched(ctx, r.d, soon, func() (err error) {
				if taker != nil {
					moved, hi, err = w.takeChunk(ctx, taker, *at, rows)
				} else {
					moved, err = w.chunk(ctx, *at, hi, attempt)
				}
				return err
			})
		}
		if err == nil {
			took := time.Since(begun)
			w.pace.took(rows, slices.Max(moved), hi != nil, took)
			at.Cursor, at.Done = hi, hi == nil
			r.note(moved)
			r.emit(Event{Kind: Chunk, Took: took, Rows: rows, Worker: w.n})
			return nil
		}
		if !r.again(err) && !r.relieved(ctx, w.s, err) || time.Since(start) > r.cfg.LockWait {
			return err
		}
		gap := backoff(attempt)
		var table *tableError
		if errors.As(err, &table) {
			gap = dialect.Gap(attempt, table.took) // others have queued behind it
		} else {
			w.pace.contended()
		}
		if err := w.renew(ctx, *at); err != nil {
			return err
		}
		r.retried(w.n, err)
		if err := sleep(ctx, gap); err != nil {
			return err
		}
	}
}

func (w *worker) chunk(ctx context.Context, at state.Range, hi *string, attempt int) (moved []int64, err error) {
	r := w.r
	err = r.inTx(ctx, w.s, func(tx dialect.Tx) error {
		if err := w.advance(ctx, tx, at, hi, 0); err != nil {
			return err
		}
		var packs [][]byte
		moved, packs, err = w.rewrite(ctx, tx, w.class(at), at.Until(hi), attempt)
		if err != nil {
			return err
		}
		if err := w.pack(ctx, tx, packs); err != nil {
			return err
		}
		var n int64
		for _, m := range moved {
			n += m
		}
		return r.pl.store().AddMoved(ctx, tx, r.run.ID, at.No, n)
	})
	return moved, err
}

// advance moves the range's cursor in the transaction of a chunk that has moved so many
// values.
func (w *worker) advance(ctx context.Context, tx dialect.Tx, at state.Range, hi *string, moved int64) error {
	ok, err := w.r.pl.store().Advance(ctx, tx, w.r.run.ID, at, hi, moved, w.lease)
	if err == nil && !ok {
		err = errFenced
	}
	return err
}

// pack records the ids of a chunk, in its transaction.
func (w *worker) pack(ctx context.Context, tx dialect.Tx, packs [][]byte) error {
	if err := w.r.pl.store().Pack(ctx, tx, w.r.run.ID, union(packs)); err != nil {
		return fmt.Errorf("recording the ids: %w", err)
	}
	return nil
}

// rewrite runs the statements of one chunk. It returns how many values of each
// column they changed and, where the record is packed, the new ones.
func (w *worker) rewrite(ctx context.Context, tx dialect.Tx, class *dialect.Class, rng dialect.Range, attempt int) (moved []int64, packs [][]byte, err error) {
	r, m := w.r, w.r.move
	m.Row, m.Tried = state.FirstRow(), attempt > 0
	list, err := r.d.Chunk(class, m, rng)
	if err != nil {
		return nil, nil, err
	}
	moved = make([]int64, len(class.Columns))
	const unread = math.MinInt64
	found := slices.Repeat([]int64{unread}, len(moved)) // rows, by what locked or read them
	told := slices.Clone(found)                         // rows, by the ids
	packs = make([][]byte, len(moved))
	nextLock, nextUpdate := 0, 0
	for _, st := range list {
		if st.Of > 0 && st.Does == dialect.Update {
			nextUpdate = st.Of - 1
		} else if st.Of > 0 {
			nextLock = st.Of - 1
		}
		switch st.Does {
		case dialect.Lock, dialect.LockPack, dialect.LockGroup:
			n, ids, err := readRange(ctx, tx, st, m.T)
			if err != nil {
				return nil, nil, err
			}
			found[nextLock] = n
			if st.Does != dialect.Lock {
				told[nextLock], packs[nextLock] = n, ids
			}
			nextLock++
		case dialect.Pack:
			if packs[nextLock], err = readPack(ctx, tx, st, m.T); err != nil {
				return nil, nil, err
			}
			told[nextLock] = packed(packs[nextLock])
			nextLock++
		case dialect.Count, dialect.CountPack:
			var dest []any
			for i := range moved {
				dest = append(dest, &moved[i])
			}
			if st.Does == dialect.CountPack {
				for i := range packs {
					dest = append(dest, &packs[i])
				}
			}
			if err := tx.QueryRowContext(ctx, st.SQL, st.Args...).Scan(dest...); err != nil {
				return nil, nil, err
			}
			if st.Does == dialect.CountPack {
				for i, ids := range packs {
					told[i] = packed(ids)
				}
			}
		case dialect.None:
			var n int64
			if err := tx.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&n); err != nil {
				return nil, nil, err
			}
			if n > 0 {
				return nil, nil, errRaced
			}
		case dialect.Exec:
			if err := w.lockTable(ctx, tx, st, attempt); err != nil {
				return nil, nil, err
			}
		case dialect.Record, dialect.Update:
			res, err := tx.ExecContext(ctx, st.SQL, st.Args...)
			if err != nil {
				return nil, nil, err
			}
			if st.Does != dialect.Update {
				continue
			}
			n, err := res.RowsAffected()
			if err != nil {
				return nil, nil, err
			}
			if was := found[nextUpdate]; was != unread && n != was {
				return nil, nil, errRaced
			}
			moved[nextUpdate] += n // SQLite rewrites a column in parts
			nextUpdate++
		}
	}
	for i, n := range told {
		if n != unread && n != moved[i] {
			return nil, nil, errRaced
		}
	}
	return moved, packs, nil
}
