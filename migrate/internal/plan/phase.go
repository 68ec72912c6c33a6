package plan

import (
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// A phase is where the runs on a class are, and so what a plan leads to. docs/architecture.md
// draws how one follows another.
type phase string

const (
	fresh    phase = "fresh"    // a run of its own
	resumed  phase = "resumed"  // the rest of a run that is under way
	Reopened phase = "reopened" // a run that has ended, once more
	nothing  phase = "nothing"  // no id is left: nothing to do

	undo        phase = "undo"           // of what a run has rewritten
	undoResumed phase = "undo resumed"   // the rest of an undo that is under way
	undone      phase = "undone already" // nothing to do
)

// The phases that a plan says something of.
var (
	undoing  = []phase{undo, undoResumed, undone}
	resuming = []phase{resumed, undoResumed}
	idle     = []phase{nothing, undone}
)

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
	switch {
	case r == nil:
		return fresh, nil
	case r.Status == state.Undoing:
		return "", underUndo(r.Rewrite)
	case r.Status == state.Running && r.Request == state.Undo:
		return "", run.ToUndo(r.ID)
	case r.Status == state.Running && !same:
		return "", refusal("%s is under way; let it end, or undo it, first", r.Rewrite)
	case same && r.Status == state.Running:
		return resumed, nil
	case same:
		return Reopened, nil
	}
	return fresh, nil
}

// MayRequest refuses what a request before it excludes.
func MayRequest(r state.Run, what state.Request) error {
	switch {
	case what == state.NoRequest:
	case what == state.Pause && r.Request == state.Undo:
		return run.ToUndo(r.ID)
	case what == state.Undo && r.Status == state.Undoing:
		return refusal("run %d (%s) is being undone already", r.ID, r.Rewrite)
	}
	return nil
}

// Endable refuses to forget a run that is under way.
func Endable(r state.Run) error {
	if r.Active {
		return refusal("run %d (%s) on %s is %s; let it end, or undo it, first", r.ID, r.Rewrite,
			strings.Join(r.Columns, ", "), r.Status)
	}
	return nil
}

// underUndo is the error of a rewrite while the one before it is taken back.
func underUndo(rewrite string) error {
	return refusal("an undo of %s is under way; finish it with undo first", rewrite)
}
