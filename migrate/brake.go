package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// gaugeEvery is how often lag and load are read: a reading holds for the chunks
// until then.
const gaugeEvery = time.Second

// A brake stops the workers before their next chunk while somebody asks for a
// pause or the server is too busy. The workers of a process share one.
type brake struct {
	r *runner

	mu     sync.Mutex
	begun  time.Time // the first chunk was about to
	last   time.Time // of the last reading
	reason string    // what it said
	shown  string    // what was told with a Paused event
	looked time.Time // when the work of all processes was counted
}

// errDue ends the work of a process between two chunks.
const errDue Error = "migrate: StopAfter is over"

// due reports whether StopAfter is over.
func (b *brake) due() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	now := time.Now()
	if b.begun.IsZero() {
		b.begun = now
	}
	return b.r.cfg.StopAfter > 0 && now.Sub(b.begun) >= b.r.cfg.StopAfter
}

// hold returns when the next chunk may begin, or errDue when none may.
func (b *brake) hold(ctx context.Context, w *worker) error {
	for {
		if err := ctx.Err(); err != nil {
			return err
		}
		if b.due() {
			return errDue
		}
		reason, err := b.why(ctx, w)
		if err != nil {
			return err
		}
		b.tell(reason)
		if reason == "" {
			return nil
		}
		if err := sleep(ctx, pollEvery); err != nil {
			return err
		}
	}
}

// why returns the reason to wait, "" if there is none.
func (b *brake) why(ctx context.Context, w *worker) (string, error) {
	r := b.r
	var paused bool
	var seq int64
	err := r.retry(ctx, func() (err error) {
		paused, seq, err = r.store.Control(ctx, w.s, r.run.ID)
		return err
	})
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return "", errFenced
	case err != nil:
		return "", err
	case seq != r.run.Seq:
		return "", errFenced
	}
	b.count(ctx, w)
	if paused {
		return "paused in the state table; sqluuid migrate resume lets it go on", nil
	}
	if r.cfg.Paused != nil {
		if reason := r.cfg.Paused(); reason != "" {
			return reason, nil
		}
	}
	if r.cfg.MaxLag == 0 && r.cfg.MaxLoad == 0 {
		return "", nil
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if time.Since(b.last) < gaugeEvery {
		return b.reason, nil
	}
	b.reason, err = r.busy(ctx, w.s)
	b.last = time.Now()
	return b.reason, err
}

// count takes over what all processes have moved, for the events to tell. Where it
// cannot be read now, they tell what they know.
func (b *brake) count(ctx context.Context, w *worker) {
	b.mu.Lock()
	due := time.Since(b.looked) >= gaugeEvery
	if due {
		b.looked = time.Now()
	}
	b.mu.Unlock()
	if !due {
		return
	}
	if all, err := b.r.store.Moved(ctx, w.s, b.r.run.ID); err == nil {
		b.r.mu.Lock()
		b.r.base = all - b.r.own
		b.r.mu.Unlock()
	}
}

// tell sends an event when the reason changes.
func (b *brake) tell(reason string) {
	b.mu.Lock()
	was := b.shown
	b.shown = reason
	b.mu.Unlock()
	switch {
	case reason == was:
	case reason == "":
		b.r.emit(Event{Kind: Resumed})
	default:
		b.r.emit(Event{Kind: Paused, Note: reason})
	}
}

// busy reads lag and load. What cannot be read is an error: a throttle that
// fails open is none.
func (r *runner) busy(ctx context.Context, s *dialect.Session) (string, error) {
	if limit := r.cfg.MaxLoad; limit > 0 {
		n, err := r.d.Load(ctx, s)
		if err != nil {
			return "", fmt.Errorf("%w: the load of the server cannot be read, which MaxLoad needs: %w", ErrRefused, err)
		}
		if n > limit {
			return fmt.Sprintf("the server works on %d statements, more than %d", n, limit), nil
		}
	}
	if r.cfg.MaxLag == 0 {
		return "", nil
	}
	ask := []dialect.Querier{}
	for _, db := range r.cfg.Replicas {
		ask = append(ask, db)
	}
	if len(ask) == 0 {
		ask = append(ask, s)
	}
	var most time.Duration
	for i, q := range ask {
		lag, err := r.d.Lag(ctx, q, len(r.cfg.Replicas) > 0)
		if err != nil {
			return "", fmt.Errorf("%w: the replication lag cannot be read, which MaxLag needs (replica %d): %w", ErrRefused, i+1, err)
		}
		most = max(most, lag)
	}
	r.mu.Lock()
	r.lag = &most
	r.mu.Unlock()
	if most > r.cfg.MaxLag {
		return fmt.Sprintf("a replica is %v behind, more than %v", most.Round(time.Millisecond), r.cfg.MaxLag), nil
	}
	return "", nil
}
