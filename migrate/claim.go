package migrate

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// pollEvery is how often a worker looks again when there is nothing to do for it
// yet.
const pollEvery = 250 * time.Millisecond

// maxLost is how many ranges a worker may see others claim first before it waits for so
// long: they are making their way through them, and the next may be free.
const maxLost = 100

// release gives a claim up, also when the context is over. It may fail: then the
// others wait for the lease.
func (w *worker) release(ctx context.Context, at state.Range) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
	defer cancel()
	_ = w.r.pl.store().Release(ctx, w.s, w.r.run.ID, at)
}

// renew keeps a claim while its chunk waits for locks.
func (w *worker) renew(ctx context.Context, at state.Range) error {
	ok, err := w.r.pl.store().Renew(ctx, w.s, w.r.run.ID, at, w.lease)
	switch {
	case err != nil && (w.r.again(err) || w.r.d.Kind(err) == dialect.KindFull):
		return nil // the next attempt will tell
	case err == nil && !ok:
		return errFenced
	}
	return err
}

// turns is the order in which a worker tries ranges: the one that it had last, which it
// may have given up, then that which begins where that one ends, and then all others from
// a place of its own on.
func (w *worker) turns(ranges []state.Range) []int {
	out := make([]int, len(ranges))
	for i := range out {
		out[i] = (i + w.n - 1) % len(ranges)
	}
	near := func(i int) int {
		switch rg := ranges[i]; {
		case rg.No == w.last.No:
			return 0
		case rg.Lo != nil && w.last.Hi != nil && *rg.Lo == *w.last.Hi:
			return 1
		}
		return 2
	}
	if w.last.Token > 0 {
		slices.SortStableFunc(out, func(a, b int) int { return near(a) - near(b) })
	}
	return out
}

// claim takes a range that nobody works on. It returns nil when there is nothing
// left for this process to do in the pass: all ranges are done, or the others are
// in the hands of its own workers.
func (w *worker) claim(ctx context.Context) (*state.Range, error) {
	r, st := w.r, w.r.pl.store()
	var still time.Time // since when nothing has moved
	last, told := int64(-1), false
	for lost := 0; ; {
		var ranges []state.Range
		if err := r.retry(ctx, func() (err error) {
			ranges, err = st.Ranges(ctx, w.s, r.run.ID)
			return err
		}); err != nil {
			return nil, err
		}
		if len(ranges) == 0 || ranges[0].Made() > r.run.Seq {
			return nil, errFenced // the pass, or the run, is over, or goes the other way
		}
		open, others, moves, wait := false, false, int64(0), time.Duration(0)
		before := lost
		var blocked error
		for _, i := range w.turns(ranges) {
			rg := &ranges[i]
			moves += rg.Token + rg.Chunks
			if rg.Done {
				continue
			}
			open = true
			if !rg.Free {
				wait = max(wait, rg.Left)
				others = others || !r.mine(rg.Owner)
				continue
			}
			late := rg.Expired && !r.mine(rg.Owner)
			ok := false
			err := r.inTx(ctx, w.s, func(tx dialect.Tx) (err error) {
				ok, err = st.Claim(ctx, tx, r.run.ID, rg, w.name, w.lease)
				return err
			})
			switch {
			case err != nil && r.again(err):
				// Whoever claimed it sits in the middle of a chunk. One of our own will
				// come to its end, however long that takes.
				if others = true; !rg.Expired || !r.mine(rg.Owner) {
					blocked = err
				}
			case err != nil:
				return nil, err
			case ok:
				if late {
					r.emit(Event{Kind: TakenOver, Worker: w.n, Note: "a worker was silent for longer than its lease; its range is taken over"})
				}
				w.last = *rg
				return rg, nil
			default: // it was quicker
				lost++
			}
		}
		if lost > before && lost < maxLost {
			if err := sleep(ctx, backoff(0)); err != nil {
				return nil, err
			}
			continue
		}
		if !open || !others && lost == before {
			return nil, nil
		}
		if moves != last {
			last, still = moves, time.Now()
		}
		if blocked != nil && time.Since(still) > r.cfg.LockWait+w.lease {
			return nil, blocked
		}
		if !told {
			told = true
			r.emit(Event{Kind: Waiting, Worker: w.n, Note: fmt.Sprintf(
				"other workers have the ranges that are left; that of one which was killed is free when its lease ends, in %v at most", wait.Round(time.Second/10))})
		}
		if err := sleep(ctx, pollEvery); err != nil {
			return nil, err
		}
		// A pause is no standstill.
		switch reason, err := r.brake.why(ctx, w); {
		case err != nil:
			return nil, err
		case reason != "":
			still = time.Now()
		}
	}
}

// mine reports whether a claim is of this process.
func (r *Runner) mine(owner string) bool {
	return strings.HasPrefix(owner, r.name+"/")
}
