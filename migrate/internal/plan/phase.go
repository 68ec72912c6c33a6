package plan

import (
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// A phase is where the runs on a class are, and so what a plan leads to. docs/architecture.md
// draws how one follows another.
type phase string

const (
	fresh    phase = "fresh"    // a run of its own
	resumed  phase = "resumed"  // the rest of a run that is under way
	Reopened phase = "reopened" // a run that has ended, once more
	Swapped  phase = "swapped"  // a copy that stopped behind its swap: verify, close it
	retyped  phase = "retyped"  // the type was changed already: nothing to do
	nothing  phase = "nothing"  // no id is left: nothing to do

	undo        phase = "undo"           // of what a run has rewritten
	undoResumed phase = "undo resumed"   // the rest of an undo that is under way
	undoEarly   phase = "undo early"     // of a copy that has not swapped
	undoOpen    phase = "undo open"      // of a copy that stopped between its swap and its end
	undoBack    phase = "undo back"      // of a copy whose old tables are back: close it
	UndoOther   phase = "undo other"     // as undo early, of a class that has changed since
	undone      phase = "undone already" // nothing to do
)

// The phases that a plan says something of.
var (
	undoing  = []phase{undo, undoResumed, undoEarly, undoOpen, undoBack, UndoOther, undone}
	resuming = []phase{resumed, Swapped, undoResumed, undoBack}
	idle     = []phase{nothing, retyped, undone}
)

// unswapped reports whether the tables of a copy have not changed places.
func (p phase) unswapped() bool { return p == undoEarly || p == UndoOther }

// Restored reports whether, as far as the state tells, the tables of a copy are those of before.
func (p phase) Restored() bool { return p.unswapped() || p == undoOpen || p == undoBack }

// enter makes the plan one of a phase.
func (pl *Plan) enter(p phase) {
	pl.Phase = p
	pl.Undo = slices.Contains(undoing, p)
	pl.Resumes = slices.Contains(resuming, p)
	pl.NothingToDo = slices.Contains(idle, p)
}

// forward decides the phase of a rewrite, or refuses it. r is the newest run on the class that was
// not undone, nil if there is none.
func (pl *Plan) forward(r *state.Run) (phase, error) {
	same := r != nil && r.Rewrite == pl.Rewrite.String()
	copies := pl.Ask.Strategy == Copy
	switch {
	case pl.retyped != nil && r == nil && pl.asMade: // its record may have been finished
		return retyped, nil
	case pl.retyped != nil && !pl.swapped && !(same && r.Status == state.Done):
		return "", pl.retyped
	case r == nil:
		return fresh, nil
	case r.Status == state.Undoing:
		return "", underUndo(r.Rewrite)
	case r.Status == state.Running && r.Requested == state.Undo:
		return "", run.ToUndo(r.ID)
	case r.Status == state.Running && !same:
		return "", refusal("%s is under way; let it end, or undo it, first", r.Rewrite)
	case r.Status == state.Running && (r.Before.Copy != nil) != copies:
		other := Copy
		if copies {
			other = InPlace
		}
		return "", refusal("run %d of %s is under way with the other strategy; go on with it by %w %s, "+
			"or undo it, first", r.ID, r.Rewrite, hint.Strategy, other)
	case pl.swapped:
		return Swapped, nil
	case pl.retyped != nil:
		return retyped, nil
	case same && r.Status == state.Running:
		return resumed, nil
	case same:
		return Reopened, nil
	}
	return fresh, nil
}

// backward decides the phase of an undo of a run, or refuses it. other says why the class is not
// the one any more that was copied, notKept why the old tables are not where the copy has put them.
func (pl *Plan) backward(r state.Run, other, notKept error) (phase, error) {
	c, begun := r.Before.Copy, r.Status == state.Undoing
	unswapped := r.Status == state.Running && !pl.was.swapped
	switch {
	case c == nil && begun:
		return undoResumed, nil
	case c == nil:
		return undo, nil
	case c.Gone:
		rewrite, _ := ParseRewrite(r.Rewrite)
		return "", refusal("the old tables of run %d were dropped, so there is nothing to put back; a "+
			"rewrite the other way is %v", r.ID, rewrite.Inverse())
	case other != nil && unswapped:
		return UndoOther, nil
	case other != nil:
		return "", other
	case unswapped:
		return undoEarly, nil
	case r.Status == state.Running:
		return undoOpen, nil
	case notKept != nil && begun:
		return undoBack, nil
	case notKept != nil:
		return "", notKept
	case begun:
		return undoResumed, nil
	}
	return undo, nil
}

// MayRequest refuses a pause of a run that holds locks while it waits, and what a request before
// it excludes.
func MayRequest(r state.Run, what state.Request) error {
	switch {
	case what == state.NoRequest:
	case r.Before.Copy != nil && what == state.Undo:
		return refusal("run %d (%s) copies its tables: stop it with an interrupt, then undo it", r.ID,
			r.Rewrite)
	case r.Before.Copy != nil && !r.Before.Copy.Online:
		return refusal("run %d (%s) copies its tables, and holds their locks until it ends: a pause "+
			"would keep every writer waiting; stop it with an interrupt and start it again later", r.ID,
			r.Rewrite)
	case what == state.Pause && r.Requested == state.Undo:
		return run.ToUndo(r.ID)
	case what == state.Undo && r.Status == state.Undoing:
		return refusal("run %d (%s) is being undone already", r.ID, r.Rewrite)
	}
	return nil
}

// Endable refuses to forget a run that is under way, but for one that can only be left.
func Endable(r state.Run, lost []*shadow.LostError) error {
	if r.Active && len(lost) == 0 {
		return refusal("run %d (%s) on %s is %s; let it end, or undo it, first", r.ID, r.Rewrite,
			strings.Join(r.Columns, ", "), r.Status)
	}
	return nil
}

// underUndo is the error of a rewrite while the one before it is taken back.
func underUndo(rewrite string) error {
	return refusal("an undo of %s is under way; finish it with undo first", rewrite)
}
