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
	list, known *check.Set       // of a run that has written ids down: as in a Mover
	common      map[int64]int64  // ids of the undo's run that a later one has rewritten
	counts      []check.Found    // by column of the class
	took        time.Duration    // to read every value
	orphans     []int64          // by key of the class
	absent      map[int][]string // columns kept to rows of which there are none: what is there
	strays      map[string]int64 // ids of links that stand in no other table
	moving      map[string]int64 // those of them that the run would move
	torn        *torn
	clash       error
	unfit       []dialect.Unfit
	// loses is what a copy would lose, deaf why it could not follow the writers.
	loses, deaf string
	// keptAs are the names of the old tables of a copy.
	keptAs map[sqlgen.Ref]sqlgen.Ref
	beside []string // the locks that a copy takes
	costs  dialect.Costs
	later  []state.Run // the runs when common was counted
	links  []Link      // of columns outside of the class
	search *Search     // nil: nobody has looked for them
}

// A torn is a link between an id that the rewrite applies to and a value that it does not.
type torn struct {
	value, referred string
	child, parent   sqlgen.Column
}

// decide ends a plan with what its rows hold.
func (pl *Plan) decide(f found) error {
	pl.Look.List, pl.Look.Kept = f.list, f.known
	if pl.Phase == undone {
		return nil // which has looked at no row
	}
	pl.count(f)
	var err error
	switch {
	case pl.Phase == Swapped:
		pl.childless()
		pl.ToMove = pl.Run.Total
	case pl.Phase == retyped:
		pl.childless()
		switch {
		case pl.earlier:
		case pl.Move.T != transform.Same:
			err = pl.refuse(pl.rewritten())
		default: // nothing tells that they were ids
			err = pl.refuse(pl.Applies())
		}
	case pl.Copy != nil && pl.Undo:
		if f.loses != "" {
			return pl.lossless(f.loses)
		}
	case pl.Copy != nil:
		err = pl.decideCopy(f)
	case pl.Undo:
		err = pl.decideUndo(f)
	default:
		err = pl.decideInPlace(f)
	}
	if err != nil || pl.NothingToDo {
		return err
	}
	pl.warnLinks(f)
	pl.lacks()
	return nil
}

// decideInPlace decides about a run in place.
func (pl *Plan) decideInPlace(f found) error {
	if pl.doneBefore() {
		return nil
	}
	pl.inspect(f)
	switch {
	case pl.Phase == resumed:
		pl.fits(f.unfit)
		return nil
	case pl.Phase == Reopened && pl.ToMove == 0:
		pl.enter(nothing)
		pl.unlisted()
		return nil
	}
	if err := pl.refuse(pl.mismatch(), pl.refuseTorn(f.torn), pl.plausible()); err != nil {
		return err
	}
	if pl.ToMove == 0 {
		pl.enter(nothing)
	}
	if err := pl.refuse(f.clash); err != nil {
		return err
	}
	pl.fits(f.unfit)
	return nil
}

// decideUndo decides about an undo in place.
func (pl *Plan) decideUndo(f found) error {
	if pl.Phase == undoResumed {
		pl.inspect(f)
		pl.fits(f.unfit)
		return nil
	}
	if err := pl.shared(f); err != nil {
		return err
	}
	pl.inspect(f)
	if err := pl.strangers(); err != nil {
		return err
	}
	if pl.ToMove == 0 && pl.Run.Moved > 0 && !pl.Run.Active { // nothing would delete the record
		return refusal("run %d rewrote %d values, and none of their ids is in %s any more: the rows "+
			"were deleted, or another table has this name now; bring the table back, or delete the record "+
			"with finish", pl.Run.ID, pl.Run.Moved, pl.Column)
	}
	if f.clash != nil {
		return f.clash
	}
	pl.fits(f.unfit)
	return nil
}

// decideCopy decides about a run that copies.
func (pl *Plan) decideCopy(f found) error {
	if pl.doneBefore() {
		return nil
	}
	pl.unlike(f)
	pl.childless()
	if pl.Rewrite.t != transform.Same {
		pl.stray(f)
	}
	switch {
	case pl.Resumes:
		return nil // the run asks, when it has the locks
	case pl.Phase == Reopened && pl.ToMove == 0:
		pl.enter(nothing)
		pl.UndoUntil = ""
		return nil
	}
	if err := pl.refuse(pl.Applies(), pl.refuseTorn(f.torn), pl.plausible()); err != nil {
		return err
	}
	if pl.ToMove == 0 && pl.Rewrite.kind == "" {
		pl.enter(nothing)
		pl.UndoUntil = ""
	}
	if err := pl.refuse(f.clash); err != nil {
		return err
	}
	pl.fits(f.unfit)
	return nil
}

// count takes over what was counted.
func (pl *Plan) count(f found) {
	pl.ToMove = 0
	for i, n := range f.counts {
		c := &pl.Columns[i]
		c.Found, c.Counts, c.ToMove = n, n.Counts, n.Moves
		pl.ToMove += n.Moves
	}
	pl.ReadTime, pl.Orphans = f.took, f.orphans
	pl.keptAs, pl.CopyLocks, pl.CopyCosts = f.keptAs, f.beside, f.costs
}

// childless refuses rows without a parent, which new tables could not have.
func (pl *Plan) childless() {
	for i, n := range pl.Orphans {
		if k := pl.Class.Keys[i]; n > 0 {
			pl.refused = append(pl.refused, refusal("%d rows of %q have no parent in %q, so that the new "+
				"tables could not have the foreign key %q; mend them first", n, k.Child.Table, k.Parent.Table,
				k.Name))
		}
	}
}

// inspect looks at what was found for a run in place.
func (pl *Plan) inspect(f found) {
	for i, n := range pl.Orphans {
		k := pl.Class.Keys[i]
		switch {
		case n > 0 && k.Unvalidated:
			pl.refused = append(pl.refused, refusal("%d rows of %q have no parent in %q and the foreign "+
				"key %q is not validated: their update would fail; mend them first", n, k.Child.Table,
				k.Parent.Table, k.Name))
		case n > 0:
			pl.warn("%d rows of %q have no parent in %q; they are rewritten like the others and "+
				"stay without one", n, k.Child.Table, k.Parent.Table)
		}
	}
	pl.refreshes()
	for i, col := range pl.Class.Columns {
		if there, ok := f.absent[i]; ok {
			pl.warn("no row of table %q has %q in %s; what stands there: %q", col.Table,
				col.Only.Value, col.Only.Column, there)
		}
	}
	pl.stray(f)
}

// unlike refuses a copy that would not be like the tables.
func (pl *Plan) unlike(f found) {
	if f.deaf != "" {
		pl.refused = append(pl.refused, refusal("an online copy would not see all writes, or could not "+
			"follow them: %s; leave %w out%s", f.deaf, hint.Online, pl.orInPlace()))
	}
	if f.loses != "" {
		pl.refused = append(pl.refused, pl.lossless(f.loses))
	}
}

// lossless refuses tables that have something which a copy would lose.
func (pl *Plan) lossless(loses string) error {
	return refusal("a copy would lose or break this: %s; take it away for the run and make it again "+
		"afterwards%s", loses, pl.orInPlace())
}

// refuseTorn refuses to skip what is no id and yet is linked to one: text with a blank at its
// end equals the same without, under most collations, and would be left behind.
func (pl *Plan) refuseTorn(t *torn) error {
	if t == nil {
		return nil
	}
	return refusal("%q of %s refers to %q of %s, and only one of them is an id that the rewrite "+
		"applies to: to skip the other would break the link; correct it first", t.value, NameOf(t.child),
		t.referred, NameOf(t.parent))
}
