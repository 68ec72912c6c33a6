package plan

import (
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A found is what the rows of a class hold, and what the server says to its ids.
type found struct {
	common   map[int64]int64  // ids of the undo's run that a later one has rewritten
	counts   []check.Found    // by column of the class
	ReadTime time.Duration    // to read every value once
	Orphans  []int64          // by key of the class
	absent   map[int][]string // columns kept to rows of which there are none: what is there
	StrayIDs map[string]int64 // ids of links that stand in no other table
	moving   map[string]int64 // those of them that the run would move
	torn     *torn
	clash    error
	unfit    []dialect.Unfit
	// loses is what a copy would lose, deaf why it could not follow the writers.
	loses, deaf string
	// keptAs are the names of the old tables of a copy.
	keptAs    map[sqlgen.Ref]sqlgen.Ref
	CopyLocks []string // on other tables
	CopyCosts dialect.Costs
	later     []state.Run // the runs when common was counted
	links     []Link      // of columns outside of the class
	search    *Search     // nil: nobody has looked for them
}

// A torn is a link between an id that the rewrite applies to and a value that it does not.
type torn struct {
	value, referred string
	child, parent   sqlgen.Column
}

// decide ends a plan with what its rows hold.
func (pl *Plan) decide() (err error) {
	if pl.Phase == undone {
		return nil // which has looked at no row
	}
	pl.ToMove = 0
	for i, n := range pl.counts {
		c := &pl.Columns[i]
		c.Found, c.Counts, c.ToMove = n, n.Counts, n.Moves
		pl.ToMove += n.Moves
	}
	switch {
	case pl.Phase == Swapped:
		pl.childless()
		pl.ToMove = pl.Run.Total
	case pl.Phase == retyped:
		pl.childless()
		switch {
		case pl.earlier:
		case pl.Move.T != transform.Same:
			pl.rewritten()
		default: // nothing tells that they were ids
			err = pl.refuse(pl.Applies())
		}
	case pl.Copy != nil && pl.Undo:
		if pl.loses != "" {
			return pl.lossless()
		}
	case pl.Phase == undoResumed:
		pl.inspect()
		pl.fits()
	case pl.Undo:
		err = pl.decideUndo()
	default:
		err = pl.decideForward()
	}
	if err != nil || pl.NothingToDo {
		return err
	}
	pl.warnLinks()
	pl.lacks()
	return nil
}

// decideForward decides about a run.
func (pl *Plan) decideForward() error {
	if pl.doneBefore() {
		return nil
	}
	if pl.Copy == nil {
		pl.inspect()
	} else {
		pl.unlike()
		pl.childless()
		if pl.Rewrite.t != transform.Same {
			pl.stray()
		}
	}
	switch {
	case pl.Resumes && pl.Copy == nil:
		pl.fits()
		return nil
	case pl.Resumes:
		return nil // the run asks, when it has the locks
	case pl.Phase == Reopened && pl.ToMove == 0:
		pl.leave()
		pl.unlisted()
		return nil
	}
	if err := pl.refuse(pl.Applies()); err != nil {
		return err
	}
	if t := pl.torn; t != nil {
		// Text with a blank at its end equals the same without, under most collations.
		pl.reject("%q of %s refers to %q of %s, and only one of them is an id that the rewrite "+
			"applies to: to skip the other would break the link; correct it first", t.value,
			NameOf(t.child), t.referred, NameOf(t.parent))
	}
	pl.plausible()
	if pl.ToMove == 0 && !pl.Retypes() {
		pl.leave()
	}
	if pl.clash != nil {
		pl.refused = append(pl.refused, pl.clash)
	}
	pl.fits()
	return nil
}

// leave makes the plan one without work.
func (pl *Plan) leave() {
	pl.enter(nothing)
	pl.UndoUntil = ""
}

// decideUndo decides about an undo in place that has not begun.
func (pl *Plan) decideUndo() error {
	if err := pl.shared(); err != nil {
		return err
	}
	pl.inspect()
	if err := pl.strangers(); err != nil {
		return err
	}
	if pl.ToMove == 0 && pl.Run.Moved > 0 && !pl.Run.Active { // nothing would delete the record
		return refusal("run %d rewrote %d values, and none of their ids is in %s any more: the rows "+
			"were deleted, or another table has this name now; bring the table back, or delete the record "+
			"with finish", pl.Run.ID, pl.Run.Moved, pl.Column)
	}
	if pl.clash != nil {
		return pl.clash
	}
	pl.fits()
	return nil
}

// childless refuses rows without a parent, which new tables could not have.
func (pl *Plan) childless() {
	for i, n := range pl.Orphans {
		if k := pl.Class.Keys[i]; n > 0 {
			pl.reject("%d rows of %q have no parent in %q, so that the new tables could not have the "+
				"foreign key %q; mend them first", n, k.Child.Table, k.Parent.Table, k.Name)
		}
	}
}

// inspect looks at what was found for a run in place.
func (pl *Plan) inspect() {
	for i, n := range pl.Orphans {
		k := pl.Class.Keys[i]
		switch {
		case n > 0 && k.Unvalidated:
			pl.reject("%d rows of %q have no parent in %q and the foreign key %q is not validated: "+
				"their update would fail; mend them first", n, k.Child.Table, k.Parent.Table, k.Name)
		case n > 0:
			pl.warn("%d rows of %q have no parent in %q; they are rewritten like the others and "+
				"stay without one", n, k.Child.Table, k.Parent.Table)
		}
	}
	pl.refreshes()
	for i, col := range pl.Class.Columns {
		if there, ok := pl.absent[i]; ok {
			pl.warn("no row of table %q has %q in %s; what stands there: %q", col.Table,
				col.Only.Value, col.Only.Column, there)
		}
	}
	pl.stray()
}

// unlike refuses a copy that would not be like the tables.
func (pl *Plan) unlike() {
	if pl.deaf != "" {
		pl.reject("an online copy would not see all writes, or could not follow them: %s; leave %w out%s",
			pl.deaf, hint.Online, pl.orInPlace())
	}
	if pl.loses != "" {
		pl.refused = append(pl.refused, pl.lossless())
	}
}

// lossless refuses tables that have something which a copy would lose.
func (pl *Plan) lossless() error {
	return refusal("a copy would lose or break this: %s; take it away for the run and make it again "+
		"afterwards%s", pl.loses, pl.orInPlace())
}
