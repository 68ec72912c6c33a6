package twin

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// Undo drops the twins. After a cut-over it is refused: the way back is another cut-over.
func (j *Job) Undo(ctx context.Context) error {
	if err := j.refuseHalf(); err != nil {
		return err
	}
	if j.Row.Status == state.Finishing {
		return fmt.Errorf("%w: finish of run %d has begun, and there is no way back; the same command "+
			"goes on; nothing was changed", run.ErrRefused, j.Row.ID)
	}
	if j.Scope.Switched {
		return fmt.Errorf("%w: the twins of run %d have the names; take that back with a cut-over "+
			"back, then undo the run; nothing was changed", run.ErrRefused, j.Row.ID)
	}
	if err := j.refuseEnd(ctx); err != nil {
		return err
	}
	if _, err := j.State().Request(ctx, j.S, j.Row.ID, state.NoRequest); err != nil {
		return err
	}
	j.Row.Request = state.NoRequest
	if err := j.enter(ctx, state.Undoing, func(tx dialect.Tx) error {
		return j.State().DropRanges(ctx, tx, j.Row.ID)
	}); err != nil {
		return err
	}
	if err := j.steps(ctx, j.Twinner.Undo); err != nil {
		return err
	}
	return j.enter(ctx, state.Undone, nil)
}

// Finish drops the old columns and forgets the run. From its first step on there is no way back.
// Where names are kept, no cut-over has come before.
func (j *Job) Finish(ctx context.Context, keep string, keepsNames bool) error {
	if err := j.refuseHalf(); err != nil {
		return err
	}
	if err := j.keeps(keep); err != nil {
		return err
	}
	before := *j.Row.Before.Twins
	isBegun := j.Row.Status == state.Finishing
	switch {
	case keepsNames && isBegun && !before.KeepsNames:
		return fmt.Errorf("%w: this finish was begun without %w", run.ErrRefused, hint.KeepNames)
	case keepsNames && !isBegun:
		if err := j.keepNames(ctx, &before); err != nil {
			return err
		}
	case !j.Scope.Switched && before.Ending != "" && j.Scope.Draws():
		return fmt.Errorf("%w: the names of run %d were not exchanged: let programs keep them "+
			"(%w), or exchange them by a cut-over first; nothing was changed", run.ErrRefused, j.Row.ID,
			hint.KeepNames)
	case !j.Scope.Switched:
		return fmt.Errorf("%w: run %d is %s: its twins have not the names yet; nothing was changed",
			run.ErrRefused, j.Row.ID, j.Row.Status)
	}
	if err := j.refuseEnd(ctx); err != nil {
		return err
	}
	if !isBegun {
		if err := j.refusePaused(); err != nil {
			return err
		}
		if _, err := j.Twinner.Finish(ctx, j.S, j.Scope); err != nil { // a map that is another's
			return err
		}
		before.Keep = keep
		j.Row.Before.Twins = &before
		if err := j.enter(ctx, state.Finishing, nil); err != nil {
			return err
		}
	}
	if err := j.steps(ctx, j.Twinner.Finish); err != nil {
		return err
	}
	ok := false
	err := j.Retry(ctx, func() error {
		return j.S.InTx(ctx, func(tx dialect.Tx) (err error) {
			ok, err = j.State().Remove(ctx, tx, j.Row.ID, j.Row.Seq)
			return err
		})
	})
	if err == nil && !ok {
		err = run.ErrChanged(j.Row.ID)
	}
	if err == nil {
		_ = j.State().Drop(ctx, j.S) // harmless if it cannot
	}
	return err
}

// refuseEnd refuses to end a run that would stop in the middle. A table that was renamed would keep
// its triggers.
func (j *Job) refuseEnd(ctx context.Context) error {
	moved, late, err := j.Twinner.Ends(ctx, j.S, j.Scope)
	if err != nil {
		return err
	}
	var all []error
	for _, o := range late {
		all = append(all, o.Refusal())
	}
	if len(moved) > 0 {
		all = append(all, fmt.Errorf("%w: run %d has made triggers of %s, whose name was another one "+
			"then; give it that name back until the run has ended; nothing was changed", run.ErrRefused,
			j.Row.ID, strings.Join(moved, " and ")))
	}
	return errors.Join(all...)
}

// keepNames takes the names of the twins for the ones that programs know.
func (j *Job) keepNames(ctx context.Context, before *state.Twins) error {
	refuse := func(why string, args ...any) error {
		return fmt.Errorf("%w: %w: "+why+"; nothing was changed", append([]any{run.ErrRefused,
			hint.KeepNames}, args...)...)
	}
	switch {
	case before.Ending == "" || !j.Scope.Draws():
		return refuse("that is for new keys under %w, which run %d has not", hint.OwnNames, j.Row.ID)
	case j.Scope.Switched:
		return refuse("the names of run %d were exchanged: exchange them back first, or finish it "+
			"without that", j.Row.ID)
	case j.Row.Status != state.Ready:
		return refuse("run %d is %s: run it to its end first", j.Row.ID, j.Row.Status)
	}
	if err := j.mend(ctx); err != nil { // as before a cut-over, which does not come
		return err
	}
	if err := j.relink(ctx, false); err != nil {
		return err
	}
	kept := j.Scope.KeepNames()
	for _, t := range j.Scope.Tables {
		for _, x := range t.Twins {
			if j.Scope.IsCut(x.Name) {
				return refuse("the name of the twin of %s.%s had to be cut: exchange the names by a cut-over "+
					"instead", t.Ref.Table, x.Name)
			}
		}
	}
	list, err := j.Twinner.NamesOld(ctx, j.S, kept)
	if err != nil {
		return err
	}
	if len(list) > 0 {
		return refuse("columns of old keys that would be dropped are in use: %s; let these have the new "+
			"columns, or drop them", strings.Join(list, "; "))
	}
	before.KeepsNames = true
	j.Scope = kept
	return nil
}

// The choices of what finish leaves of old keys.
const (
	KeepNothing = "nothing"
	KeepColumn  = "column"
	KeepMap     = "map"
)

// ErrNothingKept occurs when a finish is to keep what the run has not.
var ErrNothingKept = fmt.Errorf("%w: %w: a change of type has no old ids to keep", run.ErrConfig,
	hint.Keep)

// keeps reads what finish leaves. New keys want a choice, and a finish that was begun has made it.
func (j *Job) keeps(keep string) error {
	was := j.Row.Before.Twins.Keep
	switch isBegun := j.Row.Status == state.Finishing; {
	case !j.Scope.Draws():
		if keep != "" && keep != KeepNothing {
			return ErrNothingKept
		}
		return nil
	case isBegun && keep != "" && keep != was:
		return fmt.Errorf("%w: this finish was begun with %w %s", run.ErrRefused, hint.Keep, was)
	case isBegun:
		keep = was
	case keep != KeepNothing && keep != KeepColumn && keep != KeepMap:
		return fmt.Errorf("%w: say what is left of the old keys (%w): column keeps them next to the new "+
			"ids, map in tables of their own, nothing drops them", run.ErrConfig, hint.Keep)
	}
	j.Scope.Keep = keep
	if keep == KeepNothing || j.Row.Status == state.Finishing {
		return nil
	}
	for _, t := range j.Scope.Tables {
		for _, x := range t.Twins {
			if x.Draw != nil && x.Draw.IsRoot && x.Old.Type == "" { // dropped by hand
				j.Emit(run.Event{Kind: run.Warned, Note: "the old keys of " + t.Ref.Table +
					" are gone: nothing of them is kept"})
			}
		}
	}
	return nil
}
