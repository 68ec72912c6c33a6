package plan

import (
	"errors"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// plan makes a plan of values alone: what the catalogue has, what the runs on its columns are and
// were, and what the rows hold. A [Planner] reads them in between, and decides in the same steps.
func plan(ask inquiry, s *dialect.Schema, was recalled, f found,
	rows map[string]check.Found) (*Plan, error) {
	pl := &Plan{Ask: ask, was: was, found: f}
	err := pl.findClass(s)
	if err == nil {
		err = pl.outline()
	}
	if err == nil && len(pl.Missing()) == 0 {
		for i, c := range pl.Columns {
			pl.count(i, rows[c.Column.String()])
		}
		err = pl.decide()
	}
	return pl, errors.Join(append(pl.refused, err)...)
}

// outline decides the phase of the plan and what to look for in its rows, before any is read.
func (pl *Plan) outline() error {
	if pl.Ask.Undo {
		return pl.outlineUndo()
	}
	pl.Rewrite = pl.Ask.Rewrite
	row, err := pl.latest()
	if err != nil {
		return err
	}
	if row != nil && row.Active && row.PlanHash != pl.PlanHash && !pl.swapped {
		pl.Adopt(*row)
		switch {
		case len(pl.Missing()) > 0:
			return nil // to be planned anew, with them
		case row.Status == state.Undoing: // of a change of type
			return underUndo(row.Rewrite)
		}
	}
	decided, err := pl.forward(row)
	if err != nil {
		return err
	}
	pl.enter(decided)
	if row != nil && (pl.Resumes || pl.Phase == retyped) {
		if err := pl.sameType(*row); err != nil {
			return err
		}
	}
	copies := pl.Ask.Strategy == Copy
	copied := copies || row != nil && row.Before.Copy != nil
	switch {
	case pl.Phase == Swapped:
		return pl.outlineSwapped(*row)
	case pl.Phase == retyped:
		pl.outlineRetyped(row)
		return nil
	case pl.Phase == resumed, pl.Phase == Reopened && !copied:
		pl.Adopt(*row) // or another copy, or one after a copy, is a run of its own
	}
	if err := pl.suits(); err != nil {
		return err
	}
	if pl.Phase == Reopened && pl.Rewrite.t.Listed() && copied {
		pl.enter(retyped) // a copy keeps no list of ids to tell those that came since
		pl.outlineRetyped(row)
		return nil
	}
	if err := pl.onceOnly(row); err != nil {
		return err
	}
	pl.Forward()
	pl.warnOfMakers()
	if copies {
		return pl.outlineCopy()
	}
	return nil
}

// outlineSwapped plans to verify the tables of a run, which are in place, and to close it.
func (pl *Plan) outlineSwapped(row state.Run) error {
	pl.Adopt(row)
	pl.UndoUntil = UntilWritten
	pl.ClassHash, pl.PlanHash = row.ClassHash, row.PlanHash
	pl.warn("run %d was stopped between the swap and its end: the new tables are in place; they "+
		"are verified and the run is closed", row.ID)
	return pl.recallTables()
}

// recallTables makes the plan's copy that of its run. The class may have other tables by now.
func (pl *Plan) recallTables() error {
	pl.lookOnly()
	past, err := shadow.PastOf(nil, pl.Run)
	if err != nil {
		return err
	}
	pl.Copy = past.Copy
	pl.Copy.Keys = pl.Schema.Keys
	return nil
}

// outlineRetyped plans a change of type that was done before. Without the record of it the ids
// must tell whether they were rewritten too.
func (pl *Plan) outlineRetyped(row *state.Run) {
	pl.lookOnly()
	switch {
	case row != nil:
		pl.warn("run %d has done it", row.ID)
	case pl.Rewrite.t == transform.Same:
		pl.warn("the columns have the type already that %v makes; no run is recorded", pl.Rewrite)
	default:
		pl.Forward()
	}
}

// lookOnly makes the plan one that moves nothing.
func (pl *Plan) lookOnly() {
	pl.Look = check.Mover{T: transform.Same}
	pl.Move = sqlgen.Move{T: transform.Same}
}

// outlineCopy plans a run that copies the tables of the class.
func (pl *Plan) outlineCopy() error {
	pl.Online = pl.Ask.Online
	if pl.Schema.Retypes == nil {
		return noCopies(pl.Engine)
	}
	pl.Copy = &shadow.Copy{Label: pl.was.label, Keys: pl.Schema.Keys}
	if pl.Resumes {
		pl.Copy.Label = pl.Run.Before.Copy.Label
	}
	pl.UndoUntil = UntilWritten
	to, typ, err := pl.newType()
	if err != nil {
		return err
	}
	pl.copyTables(to, typ)
	if pl.Online {
		pl.followable()
	}
	return nil
}

// sameType refuses another type than the one that a run was begun with.
func (pl *Plan) sameType(row state.Run) error {
	c := row.Before.Copy
	switch {
	case pl.Ask.Type == "" || c == nil || pl.Ask.Type == c.Type:
		return nil
	case c.Type == "":
		return refusal("run %d was begun without %w: name none, or undo it first", row.ID, hint.Type)
	}
	return refusal("run %d was begun with %w %q: name that or none, or undo it first", row.ID,
		hint.Type, c.Type)
}

// outlineUndo plans to take the latest run back.
func (pl *Plan) outlineUndo() error {
	pl.enter(undo)
	row, err := pl.latest()
	if err != nil {
		return err
	}
	pl.Ask.AnyText = row != nil && madeDigits(*row)
	if err := pl.form(); err != nil {
		return err
	}
	if row == nil {
		pl.refused, pl.Warnings = nil, nil // they are about what an undo would write
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
	if row.Before.Copy != nil {
		return pl.outlineCopyBack()
	}
	pl.Move = sqlgen.Move{T: pl.Rewrite.t.Inverse(), Run: row.ID}
	if len(pl.Missing()) > 0 {
		return nil // to be planned anew, with them
	}
	pl.Look = check.Mover{T: pl.Move.T}
	decided, err := pl.backward(*row, nil, nil)
	if err != nil {
		return err
	}
	pl.enter(decided)
	if pl.Phase == undoResumed {
		if given := pl.Ask.FreshAnswer(); given != "" && given != row.Before.New {
			return refusal("run %d is being undone with other answers about later ids; finish it without "+
				"%w and %w", row.ID, hint.IncludeNew, hint.CreatedBefore)
		}
		return nil
	}
	if err := errors.Join(pl.chooseNew(), pl.relied(*row)); err != nil {
		return err
	}
	if row.Normalise {
		pl.warn("the triggers of run %d turn ids until the undo has begun: it also takes back the ids "+
			"of %s that come between this plan and then, those that the application makes itself among "+
			"them; it tells how many they were", row.ID, pl.Rewrite.t.Inverse().About())
	}
	return nil
}

// outlineCopyBack plans the undo of a run that copied.
func (pl *Plan) outlineCopyBack() error {
	if pl.Schema.Retypes == nil {
		return noCopies(pl.Engine)
	}
	if err := pl.recallTables(); err != nil {
		return err
	}
	row, gone := pl.Run, pl.Run.Before.Copy.Gone
	if len(pl.Missing()) > 0 && !gone {
		return nil // to be planned anew, with them
	}
	var other, notKept error
	if len(pl.gone) > 0 || len(pl.Columns) != len(row.Columns) {
		other = pl.OtherClass()
	} else {
		pl.copyTables(nil, "")
		if row.Status != state.Running && !gone {
			notKept = pl.keptForms()
		}
		if notKept != nil && !errors.Is(notKept, errNotKept) {
			return notKept
		}
	}
	decided, err := pl.backward(row, other, notKept)
	if err == nil {
		pl.enter(decided)
	}
	return err
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
	switch given := pl.Ask.FreshAnswer(); {
	case given == "":
	case t.OneWay() != "":
		return refusal("%v is one way for ids that it did not make: %s; undo without %w and %w",
			pl.Rewrite, t.OneWay(), hint.IncludeNew, hint.CreatedBefore)
	case given == answerAll:
		pl.Look.Late = check.LateAll
	case t.Listed(), t.Timeless():
		return refusal("ids that came after %v carry no time that can be relied on; use %w, or correct "+
			"them first", pl.Rewrite, hint.IncludeNew)
	default:
		pl.Look.Since(pl.Ask.CreatedBefore)
	}
	return nil
}
