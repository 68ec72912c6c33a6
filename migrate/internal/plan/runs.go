package plan

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// A runHistory says what became of the runs of the state, of their columns and their tables.
type runHistory struct {
	runs []state.Run // the latest first
	// presentColumns are the columns of runs that the class has not, and that are there.
	presentColumns []string
}

// latest returns the newest run on the class that has not been undone, or nil.
func (pl *Plan) latest() (*state.Run, error) {
	pl.ClassHash, pl.PlanHash = pl.hashes()
	for _, r := range slices.Backward(pl.history.runs) {
		if r.ClassHash == pl.ClassHash {
			pl.LastRun, pl.lastSeq = r.ID, r.Seq
			pl.earlier = pl.earlier || r.Status == state.Done && r.Rewrite == pl.Inquiry.Rewrite.String()
		}
	}
	for _, r := range pl.history.runs {
		if !pl.concerns(r) {
			continue
		}
		hasLinks := r.Active && len(pl.fromRun.columns) == 0 && len(pl.missingColumnsOf(r)) > 0
		switch {
		case r.Status == state.Undone:
		case r.Active && r.Before.Twins != nil && !pl.Undo:
			return nil, refusal("run %d of %s on %s is under way (%s); finish or undo it first", r.ID,
				r.Rewrite, strings.Join(r.Columns, ", "), r.Status)
		case pl.Undo, r.PlanHash == pl.PlanHash, hasLinks:
			return &r, nil
		case r.Status == state.Undoing:
			return nil, underUndo(r.Rewrite)
		case r.Active:
			return nil, refusal("the schema around %s has changed since run %d of %s began (%s, or what %w "+
				"names); put it back, or undo the run", pl.Column, r.ID, r.Rewrite,
				change(r.Columns, pl.names()), hint.Also)
		}
		// It has ended, and what comes is a new run.
		if err := pl.refusePartOfRun(r); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

// concerns reports whether a run is on the class and, once an undo has found its run, is that one.
func (pl *Plan) concerns(r state.Run) bool {
	return pl.Shares(r) && (!pl.Inquiry.Undo || pl.fromRun.run == 0 || pl.fromRun.run == r.ID)
}

// refusePartOfRun refuses to rewrite a part of the columns that a run has rewritten together. A
// part without the columns that were named to that run as links, or those alone, breaks links.
func (pl *Plan) refusePartOfRun(r state.Run) error {
	if pl.Undo {
		return nil
	}
	isLink := func(name string) bool { return slices.Contains(r.Before.Also, name) }
	// Columns that foreign keys tie to a link belong to it, and not to the home of the ids.
	whole := slices.ContainsFunc(parts(pl.Class), func(part []int) bool {
		known := false
		for _, at := range part {
			name := pl.Columns[at].Column.String()
			if isLink(name) {
				return false
			}
			known = known || slices.Contains(r.Columns, name)
		}
		return known
	})
	var lost, held []string
	for _, name := range r.Columns {
		if c, err := ParseColumn(name); err == nil && pl.holds(c) {
			held = append(held, name)
		}
	}
	for _, c := range pl.missingColumnsOf(r) {
		name := c.String()
		if (!whole || isLink(name)) && slices.Contains(pl.history.presentColumns, name) {
			lost = append(lost, name)
		}
	}
	if len(lost) == 0 {
		return nil
	}
	return refusal("run %d of %s, which is %s, rewrote %s together with %s, and this rewrite would "+
		"leave that as it is; name it with %w, or, if its ids are no links any more, delete the record "+
		"of that run with finish", r.ID, r.Rewrite, r.Status, strings.Join(lost, " and "), first(held),
		hint.Also)
}

// refuseTriggers refuses a new run where triggers of another one turn ids. They would turn what it
// writes, if that looks like an id of before.
func (pl *Plan) refuseTriggers() error {
	for _, r := range pl.history.runs {
		if r.Normalise && r.Status != state.Undone && pl.Shares(r) {
			return refusal("the triggers of run %d of %s, which is %s, turn ids of %s that come, and would "+
				"turn those that this run writes; end them first with finish, which deletes the record of "+
				"that run, or by its undo", r.ID, r.Rewrite, r.Status, r.Columns[0])
		}
	}
	return nil
}

// onceOnly refuses to rewrite by a list what another run has rewritten already, whose list is not
// this one's: under another schema.
func (pl *Plan) onceOnly(latest *state.Run) error {
	if !pl.Rewrite.t.Listed() || latest != nil {
		return nil
	}
	for _, r := range pl.history.runs {
		for _, name := range r.Columns {
			c, err := ParseColumn(name)
			switch {
			case r.Status == state.Undone, err != nil, !pl.holds(c):
			case r.Rewrite == pl.Rewrite.Inverse().String():
				return nil
			case r.Rewrite == pl.Rewrite.String():
				return refusal("run %d has done %s of %s, under another schema; doing it twice would "+
					"scramble the ids: undo it first, or put the schema back", r.ID, r.Rewrite, name)
			}
		}
	}
	return nil
}

// refuseLaterRunOnColumns refuses to undo a run when a later run has rewritten a column of it too.
func (pl *Plan) refuseLaterRunOnColumns(r state.Run) error {
	for _, later := range pl.history.runs {
		if later.ID <= r.ID || later.Status == state.Undone {
			continue
		}
		if shared := sharedColumns(r.Columns, later.Columns); len(shared) > 0 {
			return refusal("run %d of %s came after run %d and has rewritten %s too; undo that run first "+
				"(%w %s)", later.ID, later.Rewrite, r.ID, strings.Join(shared, " and "), hint.Column,
				later.Columns[0])
		}
	}
	return nil
}

// refuseLaterRunOnIDs refuses to undo a run when a later run has rewritten ids which it left.
func (pl *Plan) refuseLaterRunOnIDs() error {
	for _, later := range pl.laterRuns {
		if n := pl.idsOfLaterRuns[later.ID]; n > 0 {
			return refusal("run %d of %s came after run %d and has rewritten %d of its ids in %s, which "+
				"would lose their links; undo that run first (%w %s)", later.ID, later.Rewrite, pl.Run.ID, n,
				strings.Join(later.Columns, ", "), hint.Column, later.Columns[0])
		}
	}
	return nil
}

// sharedColumns lists the columns that may have values of others.
func sharedColumns(columns, others []string) (out []string) {
	for _, name := range columns {
		if slices.ContainsFunc(others, func(other string) bool {
			a, err := ParseColumn(name)
			b, otherErr := ParseColumn(other)
			return err == nil && otherErr == nil && a.overlaps(b)
		}) {
			out = append(out, name)
		}
	}
	return out
}

// noRun says that there is no run to undo, and which has rewritten some rows of the column.
func (pl *Plan) noRun() error {
	for _, r := range pl.history.runs {
		for _, c := range pl.Columns {
			shared := sharedColumns(r.Columns, []string{c.Column.String()})
			if len(shared) > 0 && r.Status != state.Undone {
				return fmt.Errorf("%w: %s; run %d has rewritten %s: name it so", run.ErrNoRun, pl.Column,
					r.ID, shared[0])
			}
		}
	}
	return fmt.Errorf("%w: %s; see them with status", run.ErrNoRun, pl.Column)
}

// undoneAlready makes a plan without work when the latest run on a column of the class was
// undone. An undo that was killed after its last commit can thus be repeated.
func (pl *Plan) undoneAlready() bool {
	i := slices.IndexFunc(pl.history.runs, pl.Shares)
	if i < 0 || pl.history.runs[i].Status != state.Undone {
		return false
	}
	r := pl.history.runs[i]
	rewrite, err := ParseRewrite(r.Rewrite)
	if err != nil {
		return false
	}
	pl.Rewrite, pl.Move = rewrite, sqlgen.Move{T: rewrite.t.Inverse(), Run: r.ID}
	pl.warn("run %d of %s was undone at %s; there is nothing to undo", r.ID, r.Rewrite,
		r.FinishedAt.Format(time.RFC3339))
	return true
}
