package migrate

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
)

// Where no statement can change both ends of a foreign key, and none waits with its
// check until the commit, a chunk disables the keys of the class in its transaction.
// They are enabled again before it commits, for new rows. What the engine then no
// longer takes for granted, that all rows obey, is given back by Finish: reading two
// tables in each chunk would take longer than the chunk.

// suspends refuses keys that nobody checks, and says what the chunks do to the
// others.
func (p *planner) suspends(pl *Plan) error {
	s, ok := p.d.(dialect.Suspender)
	if !ok {
		return nil
	}
	for _, k := range pl.class.Keys {
		if k.Disabled {
			return fmt.Errorf("%w: the foreign key %q of table %q is disabled, and nothing would keep rows with old ids out; enable it, or drop it and name its column with --also",
				ErrRefused, k.Name, k.Child.Table)
		}
	}
	if note := s.Suspends(pl.class); note != "" && p.cfg.Strategy != Copy {
		pl.warn("%s", note)
	}
	return nil
}

// trusted lists the keys of the class that the engine relies on, with those that it
// did rely on when the run began.
func (pl *Plan) trusted() []string {
	if _, ok := pl.d.(dialect.Suspender); !ok || pl.copy != nil {
		return nil
	}
	out := slices.Clone(pl.run.Before.Trusted)
	for _, k := range pl.class.Keys {
		if name := keyName(k); !k.Unvalidated && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

// keyName names a constraint, within its schema.
func keyName(k sqlgen.ForeignKey) string { return state.TableName(k.Child.Schema, k.Name) }

// trust lets the engine check the keys that a run has cost its trust. A key that is
// not there any more, or that somebody has had checked since, is left alone.
func (pl *Plan) trust(ctx context.Context, s *dialect.Session, run state.Run) error {
	d, ok := pl.d.(dialect.Suspender)
	if !ok {
		return nil
	}
	for i, k := range pl.class.Keys {
		if !k.Unvalidated || !slices.Contains(run.Before.Trusted, keyName(k)) {
			continue
		}
		st, err := d.Trust(k)
		if err != nil {
			return err
		}
		for attempt, start := 0, time.Now(); ; attempt++ {
			_, err = s.ExecContext(ctx, st.SQL, st.Args...)
			if err == nil || !pl.d.Kind(err).Retry() || time.Since(start) > defaultLockWait {
				break
			}
			if err := throttle.Sleep(ctx, throttle.Backoff(attempt)); err != nil {
				return err
			}
		}
		if err != nil {
			return fmt.Errorf("checking the foreign key %q of %q against all rows: %w", k.Name, k.Child.Table, err)
		}
		pl.class.Keys[i].Unvalidated = false // another run may name it too
	}
	return nil
}
