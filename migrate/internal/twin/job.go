package twin

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
)

// A Job is the part of one process in a run by twins.
type Job struct {
	*run.Part
	Twinner   Twinner
	Scope     *Scope
	Packets   *sql.DB // as in [Change]
	ChunkRows int
	ChunkTime time.Duration
}

// maxRounds is how often a Twinner is asked at most what is missing. Each round does all of that.
const maxRounds = 10

// Begin makes the run's row, or goes on with the one that is there. Nobody else works on it then.
func (j *Job) Begin(ctx context.Context) error {
	if err := j.CreateState(ctx); err != nil {
		return err
	}
	if j.Was.ID == 0 {
		err := j.Retry(ctx, func() error {
			return j.S.InTx(ctx, func(tx dialect.Tx) error { return j.Insert(ctx, tx, j.Want) })
		})
		if errors.Is(err, run.ErrFenced) {
			err = fmt.Errorf("%w: another run has one of these columns; see status", run.ErrRefused)
		}
		if err != nil {
			return err
		}
	} else {
		j.Row = j.Was
	}
	j.Scope.Run = j.Row.ID
	return j.claim(ctx)
}

// A StaleError occurs when another process has changed the run since its scope was read. What this
// process knows of the names may be wrong.
type StaleError struct{ Err error }

func (e StaleError) Error() string { return e.Err.Error() }
func (e StaleError) Unwrap() error { return e.Err }

// claim keeps other processes from the run. It waits for the session of one that was killed.
func (j *Job) claim(ctx context.Context) error {
	for start := time.Now(); ; {
		ok, err := j.Twinner.Claim(ctx, j.S, j.Row.ID)
		switch {
		case err != nil:
			return err
		case ok:
			j.Row, err = j.State().Get(ctx, j.S, j.Row.ID)
			switch {
			case errors.Is(err, sql.ErrNoRows):
				err = fmt.Errorf("%w: the run has ended meanwhile", run.ErrNoRun)
			case err == nil && j.Was.ID != 0 && j.Row.Seq != j.Was.Seq:
				err = StaleError{run.ErrChanged(j.Row.ID)}
			}
			if err == nil && j.Was.ID != 0 {
				err = j.compareNames(ctx)
			}
			return err
		case time.Since(start) > j.LockWait:
			return fmt.Errorf("%w: another process works on run %d; wait for it, or end its session, "+
				"then run the same again", run.ErrLocked, j.Row.ID)
		}
		if err := dialect.Pause(ctx, throttle.PollEvery); err != nil {
			return err
		}
	}
}

// compareNames asks for the names of now: the server may have ended a cut-over behind its
// client. The run's row follows them.
func (j *Job) compareNames(ctx context.Context) error {
	if !j.isSettled() {
		return nil
	}
	switched, half, err := j.Twinner.Names(ctx, j.S, j.Scope)
	switch {
	case err != nil:
		return err
	case half:
		j.Scope.Half = true
		return nil
	case j.Scope.Half || switched != j.Scope.Switched:
		return StaleError{run.ErrChanged(j.Row.ID)}
	case switched == (j.Row.Status == state.AfterCutOver):
		return nil
	}
	status := state.Ready
	if switched {
		status = state.AfterCutOver
	}
	gates, err := j.gates(ctx)
	if err == nil {
		err = j.enter(ctx, status, nil)
	}
	if err != nil {
		return err
	}
	return j.endHold(ctx, gates)
}

// refuseHalf refuses to go on when some names have changed, and others have not.
func (j *Job) refuseHalf() error {
	if !j.Scope.Half {
		return nil
	}
	return fmt.Errorf("%w: a cut-over of run %d has stopped in its middle; complete it first, by the "+
		"same command, or take it back", run.ErrRefused, j.Row.ID)
}

// Run makes the twins, fills, constrains and verifies them. Then a cut-over may come.
func (j *Job) Run(ctx context.Context) ([]Count, error) {
	if err := j.refuseHalf(); err != nil {
		return nil, err
	}
	if !j.Scope.Draws() { // what is drawn again would be another id
		if err := j.S.Hasten(ctx); err != nil {
			return nil, err
		}
	}
	if j.Row.Status == state.Expanding {
		if err := j.expand(ctx); err != nil {
			return nil, err
		}
	}
	if j.Row.Status == state.Filling {
		if err := j.fill(ctx); err != nil {
			return nil, err
		}
		if err := j.S.Briefly(ctx, j.D, j.Twinner.Outlast(j.Scope)...); err != nil {
			return nil, fmt.Errorf("waiting for the transactions under way: %w", err)
		}
		if err := j.enter(ctx, state.Constraining, nil); err != nil {
			return nil, err
		}
	}
	if err := j.S.Settle(ctx); err != nil {
		return nil, err
	}
	is, err := j.isSuspect(ctx)
	if err == nil && is {
		err = j.remake(ctx)
	}
	if err != nil {
		return nil, err
	}
	if err := j.refill(ctx); err != nil {
		return nil, err
	}
	for _, list := range []lister{j.Twinner.Constrain, j.Twinner.Repair} {
		if err := j.steps(ctx, list); err != nil {
			return nil, err
		}
	}
	if err := j.relink(ctx, false); err != nil {
		return nil, err
	}
	if err := j.refill(ctx); err != nil {
		return nil, err
	}
	counts, err := j.Verify(ctx)
	if err != nil || j.Row.Status != state.Constraining {
		return counts, err
	}
	return counts, j.enter(ctx, state.Ready, nil)
}

// refill fills what was not seen at the end of the fill. A transaction that was under way then may
// have given a child a root that had no new id for its snapshot. Transactions of that time have
// ended before the keys stand.
func (j *Job) refill(ctx context.Context) error {
	if !j.Scope.Draws() || j.Row.Status != state.Constraining {
		return nil
	}
	return j.fill(ctx)
}

// expand makes the gate, the columns and the triggers, and lists what is to be filled: pages that a
// table has now. Rows on later pages have passed the triggers.
func (j *Job) expand(ctx context.Context) error {
	if err := j.makeGates(ctx); err != nil {
		return err
	}
	if err := j.steps(ctx, j.Twinner.Expand); err != nil {
		return err
	}
	return j.enter(ctx, state.Filling, func(tx dialect.Tx) error {
		list, err := j.ranges(ctx, tx, j.Scope.Tables)
		if err != nil {
			return err
		}
		return j.State().SetRanges(ctx, tx, j.Row.ID, list)
	})
}

// enter writes the next status of the run, with what else also does.
func (j *Job) enter(ctx context.Context, status state.Status,
	also func(dialect.Tx) error) error {
	return j.Retry(ctx, func() error {
		return j.S.InTx(ctx, func(tx dialect.Tx) error {
			next := j.Row
			if next.Status = status; status == state.Constraining {
				moved, _, _ := j.Own()
				next.MovedValues += moved
			}
			if err := j.Update(ctx, tx, &next); err != nil {
				return err
			}
			if also != nil {
				if err := also(tx); err != nil {
					return err
				}
			}
			j.Row = next
			return nil
		})
	})
}

// A lister lists the steps that are missing.
type lister func(context.Context, dialect.Querier, *Scope) ([]Step, error)

// steps does what the catalogue lacks, until it lacks nothing.
func (j *Job) steps(ctx context.Context, list lister) error {
	for round := 0; ; round++ {
		missing, err := list(ctx, j.S, j.Scope)
		if err != nil || len(missing) == 0 {
			return err
		}
		if round == maxRounds {
			return fmt.Errorf("%w: %q is not done after %d attempts", run.ErrStopped, missing[0].Name,
				maxRounds)
		}
		for _, step := range missing {
			if err := j.hold(ctx); err != nil {
				return err
			}
			start := time.Now()
			if err := j.S.Briefly(ctx, j.D, step.Do...); err != nil {
				switch {
				case errors.Is(err, run.ErrLocked) && step.Lock != "":
					err = fmt.Errorf("it wants a lock (%s): %w", step.Lock, err)
				case j.D.Kind(err) == dialect.KindReference:
					err = fmt.Errorf("%w: rows without a parent have come past the foreign keys; verify names "+
						"one: give them a parent or delete them, then run the same again: %w", run.ErrVerify, err)
				}
				return fmt.Errorf("cannot %s: %w", step.Name, err)
			}
			j.Emit(run.Event{Kind: run.StepDone, Note: step.Name, Took: time.Since(start)})
		}
	}
}

// hold waits while somebody asks for a pause.
func (j *Job) hold(ctx context.Context) error {
	err := j.Brake.Hold(ctx, j.S)
	switch {
	case errors.Is(err, run.ErrUndoRequested):
		return run.ToUndo(j.Row.ID)
	case errors.Is(err, throttle.ErrDue):
		return fmt.Errorf("%w: %v are over (%w)", run.ErrStopped, j.Brake.After, hint.StopAfter)
	}
	return err
}

// Verify compares all pairs in one snapshot. A difference is an error that wraps [run.ErrVerify].
func (j *Job) Verify(ctx context.Context) (out []Count, err error) {
	if err := j.refuseHalf(); err != nil {
		return nil, err
	}
	if s := j.Row.Status; s == state.Undoing || s == state.Finishing {
		return nil, fmt.Errorf("%w: run %d is %s, which drops columns: bring that to its end",
			run.ErrRefused, j.Row.ID, s)
	}
	j.Emit(run.Event{Kind: run.Verifying})
	wrong, err := j.listLost(ctx)
	if err != nil {
		return nil, err
	}
	if out, err = j.Twinner.Verify(ctx, j.S, j.Scope); err != nil && len(wrong) > 0 {
		err = fmt.Errorf("%w: %s: %w", run.ErrVerify, wrong[0], err)
	}
	if err != nil {
		return nil, err
	}
	isLost, differs := len(wrong) > 0, false
	for _, c := range out {
		if c.IsRight() {
			continue
		}
		// A fill mends what has come past lost triggers. A row without a parent has none on either side.
		differs = differs || c.Differ > 0 || c.Null > 0 && !isLost
		text := fmt.Sprintf("%s has %s that %s, %s with one value alone, and %s without a parent",
			c.Table.Table, thousands.Count(c.Differ, "pair"),
			thousands.Verb(c.Differ, "differs", "differ"), thousands.Group(c.Null),
			thousands.Count(c.Orphans, "row"))
		if c.Example != "" {
			text += " (in one row " + c.Example + ")"
		}
		wrong = append(wrong, text)
	}
	if err = j.noteVerified(ctx, differs); len(wrong) > 0 {
		err = errors.Join(fmt.Errorf("%w: %s%s", run.ErrVerify, strings.Join(wrong, "; "),
			j.whatNow(differs, isLost)), err)
	}
	return out, err
}

// whatNow says what to do with pairs that differ: nobody knows which of the two is right.
func (j *Job) whatNow(differs, isLost bool) string {
	switch {
	case !differs && isLost:
		return ""
	case !differs:
		return "; give such rows a parent, or delete them"
	case j.Scope.Switched:
		return "; programs see the new columns, which a finish keeps; correct such rows: a cut-over " +
			"back compares all pairs first"
	}
	return "; programs see the old columns, which an undo keeps; correct such rows, or undo the run " +
		"and begin anew: a cut-over compares all pairs first"
}

// noteVerified notes what a verification has found. What refuses a cut-over may still change ids.
func (j *Job) noteVerified(ctx context.Context, differs bool) error {
	if !differs && j.isSettled() && j.Row.Before.Twins.Suspect {
		found, err := j.Twinner.Survey(ctx, j.S, j.Scope)
		if err != nil || len(found.Obstacles) > 0 {
			return err
		}
	}
	return j.noteSuspect(ctx, differs)
}

// noteSuspect writes down whether pairs may differ of a run that waits for a cut-over.
func (j *Job) noteSuspect(ctx context.Context, is bool) error {
	if !j.isSettled() || j.Row.Before.Twins.Suspect == is {
		return nil
	}
	next, before := j.Row, *j.Row.Before.Twins
	before.Suspect = is
	next.Before.Twins = &before
	return j.Keep(ctx, next)
}

// isSettled reports whether the run waits for a cut-over, there or back.
func (j *Job) isSettled() bool {
	return j.Row.Status == state.Ready || j.Row.Status == state.AfterCutOver
}

// listLost says what somebody has dropped, disabled or changed of the twins and triggers. Pairs
// that are right would differ after the next write.
func (j *Job) listLost(ctx context.Context) ([]string, error) {
	missing, err := j.Twinner.Expand(ctx, j.S, j.Scope)
	if err != nil || len(missing) == 0 {
		return nil, err
	}
	var names []string
	for _, step := range missing {
		names = append(names, step.Name)
	}
	return []string{fmt.Sprintf("somebody has dropped, disabled or changed what run %d has made; the "+
		"command that began it will %s, fill what is missing, and compare all pairs", j.Row.ID,
		strings.Join(names, ", "))}, nil
}
