package dialect

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A Patience is how a session asks for a lock behind which others have to queue: those who come
// after it wait for as long as it waits. So it waits for a moment only, and then for several times
// as long it asks for nothing, in which the others pass. Both grow.
//
// The zero value waits for ten seconds in all, and tells nobody.
type Patience struct {
	MaxWait time.Duration // after which it gives up
	Tell    func(error)   // gets what blocked the lock, now and then
}

const (
	defaultBound = 10 * time.Second

	firstTry = 50 * time.Millisecond  // what nobody notices
	mostTry  = 300 * time.Millisecond // PostgreSQL looks for deadlocks after a second

	firstGap = 20 * time.Millisecond
	mostGap  = 500 * time.Millisecond // after attempts that have held up nobody
	share    = 4                      // times as long as an attempt is the gap behind it, at least
	longest  = 2 * time.Second        // of an attempt that counts: it may do more than wait
)

// TellEvery is the least time between two reports of what blocks a lock.
const TellEvery = 2 * time.Second

// Try is how long attempt n, from 0, may wait, where the engine can be told so.
func Try(n int) time.Duration { return growBy(firstTry, mostTry, n) }

// Gap is the pause after attempt n, from 0, which took so long. A third of it at the most is
// random, so that two who have met do not meet again.
func Gap(n int, took time.Duration) time.Duration {
	d := max(growBy(firstGap, mostGap, n), share*took)
	return d + rand.N(d/2+1)
}

// growBy grows by a half from one attempt to the next.
func growBy(first, most time.Duration, n int) time.Duration {
	d := first
	for ; n > 0 && d < most; n-- {
		d += d / 2
	}
	return min(d, most)
}

// Limit is MaxWait, or its default.
func (p Patience) Limit() time.Duration {
	if p.MaxWait <= 0 {
		return defaultBound
	}
	return p.MaxWait
}

// Patiently calls try until it gets its locks, fails otherwise, or the bound is over. An attempt
// that fails must leave nothing behind that others wait for. attempt counts from 0. The last error
// names the session that blocked it, where the server shows that.
func (s *Session) Patiently(ctx context.Context, d Dialect, try func(attempt int) error) error {
	return s.TryPatiently(ctx, d, s.Patience, nil, try)
}

// TryPatiently calls hold before each attempt, which may wait.
func (s *Session) TryPatiently(ctx context.Context, d Dialect, p Patience,
	hold func(context.Context) error, try func(attempt int) error) error {
	var told time.Time
	var seen *HeldError // by an attempt before, which may have been longer in sight
	for start, attempt := time.Now(), 0; ; attempt++ {
		if err := ctx.Err(); err != nil {
			return err
		}
		if hold != nil {
			if err := hold(ctx); err != nil {
				return err
			}
		}
		began := time.Now()
		err := s.WatchLocks(ctx, d, 0, func() error { return try(attempt) })
		took := time.Since(began)
		if held := (*HeldError)(nil); errors.As(err, &held) {
			seen = held
		} else if seen != nil && err != nil && d.Kind(err) == KindLock {
			err = &HeldError{By: seen.By, Sure: seen.Sure, Err: err}
		}
		if err == nil || !d.Kind(err).Retry() || errors.As(err, new(SettledError)) ||
			time.Since(start) > p.Limit() {
			return err
		}
		// The first attempts may be too short to see who it is.
		if p.Tell != nil && time.Since(told) > TellEvery && (seen != nil || attempt > 2) {
			told = time.Now()
			p.Tell(err)
		}
		if err := Pause(ctx, Gap(attempt, min(took, longest))); err != nil {
			return err
		}
	}
}

// SettledError is not tried again: it has had its time, or there is nothing left to try.
type SettledError struct{ Err error }

func (e SettledError) Error() string { return e.Err.Error() }
func (e SettledError) Unwrap() error { return e.Err }

// Briefly runs statements that wait for the locks of tables, each until it has them. Those behind
// which nobody queues may wait for as long as they do.
func (s *Session) Briefly(ctx context.Context, d Dialect, list ...sqlgen.Statement) error {
	if err := sqlgen.Err(list...); err != nil {
		return err
	}
	briefly := d.Facts().Briefly
	for _, st := range list {
		run := func() error { return Exec(ctx, s, st) }
		if st.Online {
			run = func() error { return overDuplicates(ctx, d, func() error { return Exec(ctx, s, st) }) }
		}
		err := s.Patiently(ctx, d, func(attempt int) error {
			switch {
			case st.Calm:
				return s.noticing(ctx, d, run)
			case briefly == nil:
				return run()
			}
			if err := Within(ctx, s, briefly(attempt)); err != nil {
				return err
			}
			err := run()
			if ctx.Err() != nil {
				return err // the session is given up
			}
			return errors.Join(err, Within(ctx, s, briefly(-1)))
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// mostDuplicates is how many attempts fail by a key that was there twice for a moment.
const mostDuplicates = 10

// overDuplicates tries again what has met a key twice. No row need have it.
func overDuplicates(ctx context.Context, d Dialect, f func() error) error {
	for attempt := 1; ; attempt++ {
		err := f()
		if err == nil || d.Kind(err) != KindUnique {
			return err
		}
		if attempt == mostDuplicates {
			return DuplicateError{err}
		}
		if err := Pause(ctx, time.Duration(attempt)*20*time.Millisecond); err != nil {
			return err
		}
	}
}

// DuplicateError occurs when each attempt to build indexes has met a key twice. InnoDB takes up
// what other sessions insert meanwhile, also what they take back at once, as INSERT … ON DUPLICATE
// KEY UPDATE does.
type DuplicateError struct{ Err error }

func (e DuplicateError) Error() string {
	return fmt.Sprintf("%v, in each of %d attempts: programs insert keys that are there, by INSERT … "+
		"ON DUPLICATE KEY UPDATE, REPLACE or INSERT IGNORE, which the server does not bear while it "+
		"builds indexes; run the same again when they do that less", e.Err, mostDuplicates)
}

func (e DuplicateError) Unwrap() error { return e.Err }

// Pause waits, or returns the error of a context that ended before.
func Pause(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-t.C:
		return nil
	}
}
