package twin

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/sqltype/follow"
)

// A CutOver says how names are exchanged.
type CutOver struct {
	Back           bool
	Hold           time.Duration // for which followers wait at most
	IgnoreSessions bool          // that do not follow
	// Before runs before the first hold, and keeps the cut-over from it when it fails.
	Before func(context.Context) error
}

// mostHolds is how often a cut-over holds at most.
const mostHolds = 3

// The shortest hold, and the longest of all that a cut-over makes together. The last second of each
// is for the followers.
const (
	LeastHold = 2 * time.Second
	MostHeld  = follow.MaxHold
)

// An Exchange is what a cut-over did.
type Exchange struct {
	Already  bool // the names were as they should be
	Holds    int
	HoldTime time.Duration // from the last hold to its end
	LockTime time.Duration // from the locks to the commit
}

// CutOver exchanges the names. It announces itself, holds the followers, and commits within the
// hold. What it could not do in three holds, or in 10 seconds of them, it leaves as it was, and
// names the blocker.
func (j *Job) CutOver(ctx context.Context, c CutOver) (done Exchange, err error) {
	if done.Already, err = j.Check(ctx, c); err != nil {
		return done, err
	}
	if done.Already {
		return done, j.settle(ctx)
	}
	if j.Scope.Half {
		j.Scope.Switched = c.Back
	} else if err := j.mend(ctx); err != nil {
		return done, err
	} else if err := j.steps(ctx, j.Twinner.Constrain); err != nil { // a spare index, say
		return done, err
	} else if err := j.relink(ctx, false); err != nil {
		return done, err
	}
	if c.Before != nil {
		if err := c.Before(ctx); err != nil {
			return done, fmt.Errorf("%w: the command before the cut-over failed: %w; nothing was changed",
				run.ErrRefused, err)
		}
	}
	gates, err := j.gates(ctx)
	if err != nil {
		return done, err
	}
	wasHalf := j.Scope.Half
	for left := MostHeld; ; {
		if !j.Scope.Half { // then followers wait already, as long as the gate says so
			if err := j.tell(ctx, gates, follow.Announce); err != nil {
				return done, err
			}
			if err := dialect.Pause(ctx, follow.AnnounceFor); err != nil {
				return done, errors.Join(err, j.endHold(ctx, gates))
			}
		}
		done.Holds++
		c.Hold = min(c.Hold, left)
		held := time.Now()
		done.LockTime, err = j.exchange(ctx, c, gates)
		if done.HoldTime = time.Since(held); err == nil {
			break
		}
		if errors.As(err, new(HalfError)) {
			j.Scope.Half, wasHalf = true, true
		} else if !j.Scope.Half {
			err = errors.Join(err, j.endHold(ctx, gates))
		}
		left -= done.HoldTime
		if done.Holds == mostHolds || left < LeastHold || !j.passes(err) || ctx.Err() != nil {
			return done, err
		}
		j.CountHoldAgain(err)
		if err := dialect.Pause(ctx, dialect.Gap(done.Holds, done.HoldTime)); err != nil {
			return done, err
		}
	}
	j.Scope.Switched, j.Scope.Half = !j.Scope.Switched, false
	j.Emit(run.Event{Kind: run.Swapped, Took: done.LockTime})
	// A transaction that ended when the locks came may have made rows of links anew.
	if err := j.relink(ctx, true); err != nil {
		return done, err
	}
	if wasHalf { // a server may have lost triggers whose making somebody has ended
		err = j.refillAll(ctx)
	}
	if err = errors.Join(err, j.settle(ctx)); err != nil {
		err = fmt.Errorf("the names are exchanged, and something is left to do: %w", err)
	}
	return done, err
}

// mend makes triggers again that somebody has dropped or disabled, as a restore of data does. It
// fills what came past them and compares all pairs, for a row may have changed. So it does behind a
// verification that has found a difference, and behind a refusal: a trigger of the application may
// have changed ids behind the run's triggers, and is gone.
func (j *Job) mend(ctx context.Context) error {
	is, err := j.isSuspect(ctx)
	if err != nil || !is {
		return err
	}
	return j.refillAll(ctx)
}

// isSuspect reports whether rows may have come past the triggers.
func (j *Job) isSuspect(ctx context.Context) (bool, error) {
	lost, err := j.Twinner.Expand(ctx, j.S, j.Scope)
	return len(lost) > 0 || j.Row.Before.Twins.Suspect, err
}

// refillAll is mend where something may have come past the triggers.
func (j *Job) refillAll(ctx context.Context) error {
	if err := j.remake(ctx); err != nil {
		return err
	}
	if err := j.relink(ctx, false); err != nil {
		return err
	}
	_, err := j.Verify(ctx)
	return err
}

// remake makes the triggers that are missing, and fills what has come past them.
func (j *Job) remake(ctx context.Context) error {
	if err := j.steps(ctx, j.Twinner.Expand); err != nil {
		return err
	}
	return j.fill(ctx)
}

// relink mends links whose rows came again.
func (j *Job) relink(ctx context.Context, isBehind bool) error {
	return j.steps(ctx, func(ctx context.Context, q dialect.Querier, s *Scope) ([]Step, error) {
		return j.Twinner.Relink(ctx, q, s, isBehind)
	})
}

// settle makes what a cut-over has left for later: it validates keys, and builds what the way back
// needs. A failure leaves the names as they are.
func (j *Job) settle(ctx context.Context) error {
	return j.steps(ctx, j.Twinner.Constrain)
}

// passes reports whether another hold may help.
func (j *Job) passes(err error) bool {
	return errors.Is(err, errUnquiet) || errors.As(err, new(HalfError)) || j.D.Kind(err).Retry()
}

// errUnquiet occurs when transactions do not end within a hold.
const errUnquiet run.Error = "migrate: the cut-over did not end"

// exchange holds, waits until the followers rest, and changes names and gate in one transaction.
func (j *Job) exchange(ctx context.Context, c CutOver, gates []gate) (locked time.Duration,
	err error) {
	until := time.Now().Add(c.Hold - time.Second) // the last second is for the followers
	for _, g := range gates {
		n, err := dialect.CountAffected(ctx, j.S, sqlgen.Statement{SQL: g.SQL(follow.Hold),
			Args: []any{c.Hold.Milliseconds(), j.Row.ID, g.epoch}})
		if err == nil && n != 1 {
			err = fmt.Errorf("%w: another process has changed the gate %s", run.ErrRefused, g.Table())
		}
		if err != nil {
			return 0, err
		}
	}
	if err := dialect.Pause(ctx, follow.HoldFor); err != nil {
		return 0, err
	}
	if !c.IgnoreSessions {
		if err := j.quiet(ctx, gates[0], until); err != nil {
			return 0, err
		}
	}
	var began time.Time
	patience := dialect.Patience{MaxWait: max(time.Until(until), time.Millisecond)}
	err = j.S.TryPatiently(ctx, j.D, patience, nil, func(attempt int) error {
		began = time.Now()
		return j.change(ctx, gates, attempt)
	})
	return time.Since(began), err
}

// quiet waits for the end of the transactions under way.
func (j *Job) quiet(ctx context.Context, g gate, until time.Time) error {
	for {
		busy, err := j.sessions(ctx, g.SQL(follow.Busy))
		switch {
		case err != nil || len(busy) == 0:
			return err
		case time.Now().After(until):
			return fmt.Errorf("%w within the hold: %s has a transaction open; end it, then run the "+
				"same again", errUnquiet, busy[0])
		}
		if err := dialect.Pause(ctx, 10*time.Millisecond); err != nil {
			return err
		}
	}
}

// change exchanges the names and turns the gates, unless the hold is about to end.
func (j *Job) change(ctx context.Context, gates []gate, attempt int) error {
	next := j.Row
	c := Change{Attempt: attempt, Phase: follow.PhaseNew, Packets: j.Packets,
		Record: func(ctx context.Context, tx dialect.Tx) error { return j.Update(ctx, tx, &next) }}
	if next.Status = state.AfterCutOver; j.Scope.Switched {
		next.Status, c.Phase = state.Ready, follow.PhaseOld
	}
	for _, g := range gates {
		c.Turns = append(c.Turns, Turn{g.Gate, j.Row.ID, g.epoch, g.next})
	}
	err := j.Twinner.CutOver(ctx, j.S, j.Scope, c)
	if err != nil && (j.D.Kind(err) == dialect.KindLost || errors.As(err, new(HalfError))) {
		err = dialect.SettledError{Err: err}
	}
	if err == nil {
		j.Row = next
	}
	if errors.Is(err, sql.ErrTxDone) {
		err = fmt.Errorf("%w; status shows whether the names have changed", err)
	}
	return err
}
