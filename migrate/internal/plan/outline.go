package plan

import (
	"errors"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// plan makes a plan of values alone: what the catalogue has, what the runs on its columns are
// and were, and what the rows hold. A [Planner] reads them, and decides in the same two steps.
func plan(ask inquiry, s *dialect.Schema, runs []state.Run, was recalled, f found) (*Plan, error) {
	pl := &Plan{Ask: ask}
	err := pl.findClass(s)
	if err == nil {
		err = pl.outline(runs, was)
	}
	if err == nil && len(pl.Missing()) == 0 {
		err = pl.decide(f)
	}
	if err = errors.Join(append(pl.refused, err)...); err == nil {
		pl.Ready = true
	}
	return pl, err
}

// outline decides the phase of the plan and what to look for in its rows. It refuses a plan
// before any row is read.
func (pl *Plan) outline(runs []state.Run, was recalled) error {
	if pl.Ask.Undo {
		return pl.outlineUndo(runs, was)
	}
	pl.Rewrite = pl.Ask.Rewrite
	row, err := pl.latest(runs, was)
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
	copies := pl.Ask.Strategy == Copy
	decided, err := situation{
		rewrite: pl.Rewrite.String(), copies: copies, latest: row,
		swapped: pl.swapped, retyped: pl.retyped, asMade: pl.asMade,
	}.forward()
	if err != nil {
		return err
	}
	pl.enter(decided)
	if row != nil && (pl.Resumes || pl.Phase == retyped) {
		if err := pl.sameType(*row); err != nil {
			return err
		}
	}
	switch {
	case pl.Phase == Swapped:
		return pl.outlineSwapped(*row)
	case pl.Phase == retyped:
		pl.outlineRetyped(row)
		return nil
	case pl.Phase == resumed, pl.Phase == Reopened && !copies && row.Before.Copy == nil:
		pl.Adopt(*row) // or another copy, or one after a copy, is a run of its own
	}
	if err := pl.suits(); err != nil {
		return err
	}
	if pl.Phase == Reopened && pl.Rewrite.t.Listed() && (copies || row.Before.Copy != nil) {
		pl.enter(retyped) // a copy keeps no list of ids to tell those that came since
		pl.outlineRetyped(row)
		return nil
	}
	if err := pl.onceOnly(runs, row); err != nil {
		return err
	}
	pl.Forward()
	pl.warnOfMakers()
	if copies {
		return pl.outlineCopy(was)
	}
	return nil
}

// outlineSwapped plans what is left of a run whose tables are in place: to verify
// them and to close it.
func (pl *Plan) outlineSwapped(row state.Run) error {
	pl.Adopt(row)
	pl.UndoUntil = UntilWritten
	pl.ClassHash, pl.PlanHash = row.ClassHash, row.PlanHash
	pl.lookOnly()
	past, err := shadow.PastOf(nil, row) // the class may have other tables by now
	if err != nil {
		return err
	}
	pl.Copy = past.Copy
	pl.Copy.Keys = pl.Schema.Keys
	pl.warn("run %d was stopped between the swap and its end: the new tables are in place; they "+
		"are verified and the run is closed", row.ID)
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
func (pl *Plan) outlineCopy(was recalled) error {
	pl.Online = pl.Ask.Online
	if pl.Schema.Retypes == nil {
		return noCopies(pl.Engine)
	}
	pl.Copy = &shadow.Copy{Label: was.label, Keys: pl.Schema.Keys}
	if pl.Resumes {
		pl.Copy.Label = pl.Run.Before.Copy.Label
	}
	pl.UndoUntil = UntilWritten
	to, typ := (*sqlgen.Form)(nil), ""
	switch pl.Rewrite.kind {
	case textToBinary:
		to, typ = pl.Schema.Retypes.Binary, pl.Schema.Retypes.BinaryType
	case binaryToText:
		var err error
		if to, typ, err = pl.textType(was); err != nil {
			return err
		}
	}
	pl.copyTables(func(col sqlgen.Column) shadow.CopyColumn {
		out := shadow.CopyColumn{Name: col.Name, From: col.Form, To: col.Form, T: pl.Rewrite.t}
		if to != nil {
			out.To, out.Type = to, typ
		}
		return out
	})
	if pl.Online {
		return pl.refuse(pl.followable())
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

// textType returns the form and the type of text that a copy makes. A copy that is resumed makes
// the type that it was begun with.
func (pl *Plan) textType(was recalled) (*sqlgen.Form, string, error) {
	asked := pl.Ask.Type
	if pl.Resumes {
		asked = pl.Run.Before.Copy.Type
	}
	pl.CopyType = asked
	if asked == "" {
		return pl.Schema.Retypes.Text, pl.Schema.Retypes.TextType, nil
	}
	return was.text, was.textType, was.noText
}

// outlineUndo plans to take the latest run back.
func (pl *Plan) outlineUndo(runs []state.Run, was recalled) error {
	pl.enter(undo)
	row, err := pl.latest(runs, was)
	if err != nil {
		return err
	}
	switch digits := row != nil && madeDigits(*row); {
	case digits && !pl.Ask.AnyText:
		return errDigits
	case !digits && pl.Ask.AnyText:
		return ErrStrict
	}
	if row == nil {
		decided, err := situation{undone: pl.undoneAlready(runs)}.backward()
		if err != nil {
			return pl.noRun(runs)
		}
		pl.enter(decided)
		return nil
	}
	if pl.Rewrite, err = ParseRewrite(row.Rewrite); err != nil {
		return refusal("this release cannot undo %q; use the one that wrote it", row.Rewrite)
	}
	pl.Adopt(*row)
	pl.ClassHash, pl.PlanHash = row.ClassHash, row.PlanHash
	if row.Before.Copy != nil {
		return pl.outlineCopyBack(was)
	}
	pl.Move = sqlgen.Move{T: pl.Rewrite.t.Inverse(), Run: row.ID}
	if len(pl.Missing()) > 0 {
		return nil // to be planned anew, with them
	}
	pl.Look = check.Mover{T: pl.Move.T}
	decided, err := situation{latest: row}.backward()
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
	if err := errors.Join(pl.chooseNew(), relied(*row, runs)); err != nil {
		return err
	}
	if row.Normalise {
		pl.warn("the triggers of run %d turn ids until the undo has begun: it also takes back the ids "+
			"of %s that come between this plan and then, those that the application makes itself among "+
			"them; it tells how many they were", row.ID, pl.Rewrite.t.Inverse().About())
	}
	return nil
}

// errDigits occurs when the run to be undone has made text of 32 digits, which AnyText reads.
const errDigits run.Error = "migrate: the run has made text of 32 digits"

// outlineCopyBack plans the undo of a run that copied.
func (pl *Plan) outlineCopyBack(was recalled) error {
	if pl.Schema.Retypes == nil {
		return noCopies(pl.Engine)
	}
	row := pl.Run
	before := row.Before.Copy
	pl.lookOnly()
	pl.Copy = &shadow.Copy{Label: before.Label, Notes: before.Notes, Keys: pl.Schema.Keys}
	if len(pl.Missing()) > 0 && !before.Gone {
		return nil // to be planned anew, with them
	}
	now := situation{latest: &row, swapped: was.swapped}
	if len(pl.gone) > 0 || len(pl.Columns) != len(row.Columns) {
		now.other = pl.OtherClass()
	} else {
		pl.copyTables(func(col sqlgen.Column) shadow.CopyColumn {
			return shadow.CopyColumn{Name: col.Name, From: col.Form, To: col.Form, T: pl.Rewrite.t}
		})
		if row.Status != state.Running && !before.Gone {
			now.notKept = pl.keptForms(was.kept)
			if now.notKept != nil && !errors.Is(now.notKept, errNotKept) {
				return now.notKept
			}
		}
	}
	decided, err := now.backward()
	if err != nil {
		return err
	}
	pl.enter(decided)
	if pl.Phase == UndoOther { // the tables are as they were: only what it made has to go
		past, err := shadow.PastOf(nil, row)
		if err != nil {
			return err
		}
		pl.Copy.Tables = past.Copy.Tables
	}
	return nil
}

// undoneAlready makes a plan without work when the latest run on a column of the class was
// undone. An undo that was killed after its last commit can thus be repeated.
func (pl *Plan) undoneAlready(runs []state.Run) bool {
	i := slices.IndexFunc(runs, pl.Shares) // the latest first
	if i < 0 || runs[i].Status != state.Undone {
		return false
	}
	r := runs[i]
	rewrite, err := ParseRewrite(r.Rewrite)
	if err != nil {
		return false
	}
	pl.Rewrite, pl.Move = rewrite, sqlgen.Move{T: rewrite.t.Inverse(), Run: r.ID}
	pl.warn("run %d of %s was undone at %s; there is nothing to undo", r.ID, r.Rewrite,
		r.Finished.Format(time.RFC3339))
	return true
}
