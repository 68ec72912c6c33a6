package plan

import (
	"errors"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// outline decides the phase of the plan and what to look for in its rows, before any is read.
func (pl *Plan) outline() error {
	if pl.Inquiry.Undo {
		return pl.outlineUndo()
	}
	pl.Rewrite = pl.Inquiry.Rewrite
	row, err := pl.latest()
	if err != nil {
		return err
	}
	if row != nil && row.Active && row.PlanHash != pl.PlanHash {
		if pl.Adopt(*row); len(pl.MissingColumns()) > 0 {
			return nil // to be planned anew, with them
		}
	}
	decided, err := pl.forward(row)
	if err != nil {
		return err
	}
	pl.enter(decided)
	if pl.Phase == resumed || pl.Phase == Reopened {
		pl.Adopt(*row)
	} else if err := pl.refuseTriggers(); err != nil {
		return err
	}
	if err := pl.refuseMisfits(); err != nil {
		return err
	}
	if err := pl.onceOnly(row); err != nil {
		return err
	}
	pl.Forward()
	pl.warnOfMakers()
	return nil
}

// outlineUndo plans to take the latest run back.
func (pl *Plan) outlineUndo() error {
	pl.enter(undo)
	row, err := pl.latest()
	if err != nil {
		return err
	}
	if err := pl.form(); err != nil {
		return err
	}
	if row == nil {
		pl.refusals, pl.Warnings = nil, nil // they are about what an undo would write
		if !pl.undoneAlready() {
			return pl.noRun()
		}
		pl.enter(undone)
		return nil
	}
	if pl.Rewrite, err = ParseRewrite(row.Rewrite); err != nil {
		return refusal("this release cannot undo %q; use the one that wrote it", row.Rewrite)
	}
	pl.Adopt(*row)
	pl.ClassHash, pl.PlanHash = row.ClassHash, row.PlanHash
	pl.Move = sqlgen.Move{T: pl.Rewrite.t.Inverse(), Run: row.ID}
	if len(pl.MissingColumns()) > 0 {
		return nil // to be planned anew, with them
	}
	pl.Mover = check.Mover{T: pl.Move.T}
	if row.Status == state.Undoing {
		pl.enter(undoResumed)
		if given := pl.Inquiry.FreshAnswer(); given != "" && given != row.Before.New {
			return refusal("run %d is being undone with other answers about later ids; finish it without "+
				"%w and %w", row.ID, hint.IncludeNew, hint.CreatedBefore)
		}
		return nil
	}
	if err := errors.Join(pl.chooseNew(), pl.refuseLaterRunOnColumns(*row)); err != nil {
		return err
	}
	if row.Normalise {
		pl.warn("the triggers of run %d turn ids until the undo has begun: it also takes back the ids "+
			"of %s that come between this plan and then, those that the application makes itself among "+
			"them; it tells how many they were", row.ID, pl.Rewrite.t.Inverse().About())
	}
	return nil
}

// answerAll is the FreshAnswer that takes all of them back.
const answerAll = "all"

// FreshAnswer is what an undo was told about ids that came after the run, as the state keeps it.
func (c *Config) FreshAnswer() string {
	switch {
	case c.IncludeNew:
		return answerAll
	case !c.CreatedBefore.IsZero():
		return c.CreatedBefore.UTC().Format(time.RFC3339Nano)
	}
	return ""
}

// chooseNew decides what an undo does about ids that came after the run.
func (pl *Plan) chooseNew() error {
	t := pl.Rewrite.t
	switch given := pl.Inquiry.FreshAnswer(); {
	case given == "":
	case t.OneWay() != "":
		return refusal("%v is one way for ids that it did not make: %s; undo without %w and %w",
			pl.Rewrite, t.OneWay(), hint.IncludeNew, hint.CreatedBefore)
	case given == answerAll:
		pl.Mover.LatePolicy = check.LateAll
	case t.Listed(), t.Timeless():
		return refusal("ids that came after %v carry no time that can be relied on; use %w, or correct "+
			"them first", pl.Rewrite, hint.IncludeNew)
	default:
		pl.Mover.Since(pl.Inquiry.CreatedBefore)
	}
	return nil
}
