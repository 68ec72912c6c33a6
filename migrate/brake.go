package migrate

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
)

// newBrake returns what holds the workers back, for the run that is opened later.
func (r *runner) newBrake() *throttle.Brake {
	b := &throttle.Brake{
		After: r.cfg.StopAfter, Paused: r.cfg.Paused, Control: r.control, Count: r.countAll,
		Gauge: throttle.Gauge{D: r.d, MaxLoad: r.cfg.MaxLoad, MaxLag: r.cfg.MaxLag, Seen: r.lagged},
		Tell: func(reason string) {
			if reason == "" {
				r.emit(Event{Kind: Resumed})
			} else {
				r.emit(Event{Kind: Paused, Note: reason})
			}
		},
	}
	for _, db := range r.cfg.Replicas {
		b.Gauge.Replicas = append(b.Gauge.Replicas, db)
	}
	return b
}

// control asks whether the run is paused, and fails with errFenced when another process has moved
// it on.
func (r *runner) control(ctx context.Context, s *dialect.Session) (paused bool, err error) {
	var seq int64
	err = r.retry(ctx, func() (err error) {
		paused, seq, err = r.store.Control(ctx, s, r.run.ID)
		return err
	})
	if errors.Is(err, sql.ErrNoRows) || err == nil && seq != r.run.Seq {
		err = errFenced
	}
	return paused, err
}

// countAll takes over what all processes have moved, for the events to tell. Where it cannot be
// read now, they tell what they know.
func (r *runner) countAll(ctx context.Context, s *dialect.Session) {
	if all, err := r.store.Moved(ctx, s, r.run.ID); err == nil {
		r.mu.Lock()
		r.base = all - r.own
		r.mu.Unlock()
	}
}

// lagged keeps the lag of the slowest replica, for the events to tell.
func (r *runner) lagged(lag time.Duration) {
	r.mu.Lock()
	r.lag = &lag
	r.mu.Unlock()
}
