package plan

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// findings are what the rows of a class hold, and what the server says to its ids.
type findings struct {
	idsOfLaterRuns map[int64]int64  // ids of the undo's run that a later one has rewritten
	ReadTime       time.Duration    // to read every value once
	Orphans        []int64          // by key of the class
	absent         map[int][]string // columns kept to rows that do not exist: what is there
	StrayIDs       map[string]int64 // ids of links that stand in no other table
	movingStrayIDs map[string]int64 // the ids among them that the run would move
	brokenLink     *brokenLink
	clash          error
	laterRuns      []state.Run // the runs when idsOfLaterRuns was counted
	Links          []Link      // of columns outside of the class
	Search         *Search     // nil: nobody has looked for them
}

// A brokenLink is a link between an id that the rewrite applies to and a value that it does not.
type brokenLink struct {
	childValue, parentValue string
	child, parent           sqlgen.Column
}

// count takes over what the rows of a column hold.
func (pl *Plan) count(at int, f check.Reading) {
	c := &pl.Columns[at]
	c.Reading, c.Counts, c.ToMove = f, f.Counts, f.Moves
	pl.ToMove += f.Moves
}

// decide ends a plan with what its rows hold.
func (pl *Plan) decide() error {
	if pl.Phase == undone {
		return nil // which has looked at no row
	}
	switch {
	case pl.Phase == undoResumed:
		pl.inspect()
		pl.refuseSideEffects()
	case pl.Undo:
		if err := pl.decideUndo(); err != nil {
			return err
		}
	default:
		pl.decideForward()
	}
	if pl.NothingToDo {
		return nil
	}
	pl.warnLinks()
	// A plan needs no privilege but to read; Check of package migrate refuses the run.
	if pl.Lacking = run.Lacking(pl.Schema.Lacks); pl.Lacking != nil {
		pl.warn("%v", pl.Lacking)
	}
	return nil
}

// decideForward decides about a run.
func (pl *Plan) decideForward() {
	if pl.doneBefore() {
		return
	}
	pl.inspect()
	switch {
	case pl.Resumes:
		pl.addRefusal(pl.refuseGone())
		pl.refuseSideEffects()
		return
	case pl.Phase == Reopened && pl.ToMove == 0:
		pl.markNothingToDo()
		pl.warnOfUnlistedIDs()
		return
	}
	pl.addRefusal(pl.refuseMismatch())
	if t := pl.brokenLink; t != nil {
		// Text with a blank at its end equals the same without, under most collations.
		pl.refusef("%q of %s refers to %q of %s, and only one of them is an id that the rewrite "+
			"applies to: to skip the other would break the link; correct it first", t.childValue,
			NameOf(t.child), t.parentValue, NameOf(t.parent))
	}
	pl.refuseImplausible()
	if pl.ToMove == 0 {
		pl.markNothingToDo()
	}
	pl.addRefusal(pl.clash)
	pl.refuseSideEffects()
}

// markNothingToDo makes the plan one without work.
func (pl *Plan) markNothingToDo() {
	pl.enter(nothing)
	pl.Links, pl.Search = nil, nil
}

// decideUndo decides about an undo in place that has not begun.
func (pl *Plan) decideUndo() error {
	if err := pl.refuseLaterRunOnIDs(); err != nil {
		return err
	}
	pl.inspect()
	if err := pl.refuseStrangers(); err != nil {
		return err
	}
	if err := pl.refuseGone(); err != nil {
		return err
	}
	if pl.ToMove == 0 && pl.Run.MovedValues > 0 && !pl.Run.Active { // nothing would delete the record
		return refusal("run %d rewrote %s, and none of their ids is in %s any more: the rows "+
			"were deleted, or another table has this name now; bring the table back, or delete the record "+
			"with finish", pl.Run.ID, thousands.Count(pl.Run.MovedValues, "value"), pl.Column)
	}
	if pl.clash != nil {
		return pl.clash
	}
	pl.refuseSideEffects()
	return nil
}

// refuseGone refuses to go on, or to undo, where ids may be under another name now. A column of the
// run is gone then, or all its rows of a kind, and another column has ids of the class.
func (pl *Plan) refuseGone() error {
	if pl.Inquiry.AllowOrphans || len(pl.Links) == 0 {
		return nil
	}
	gone := slices.Clone(pl.goneColumns)
	for i := range pl.Columns {
		name := pl.Columns[i].Column
		was := pl.Run.Before.Columns[name.String()]
		if name.Discriminator != "" && was.Rows > was.Nulls && pl.Columns[i].Reading.Rows() == 0 {
			gone = append(gone, name)
		}
	}
	if len(gone) == 0 {
		return nil
	}
	var links []string
	for _, l := range pl.Links {
		links = append(links, l.Column.String())
	}
	return refusal("%s, which run %d rewrote, is not there any more, and ids of this class are in "+
		"%s: if they are the same under another name, they would stay as they are and lose what they "+
		"refer to; give it its name back, or, if not, go on with %w", gone[0], pl.Run.ID, first(links),
		hint.AllowOrphans)
}

// weighOrphans refuses rows without a parent where they block the run, and warns of others.
func (pl *Plan) weighOrphans() {
	for i, n := range pl.Orphans {
		k := pl.Class.Keys[i]
		rows := fmt.Sprintf("%s of %q %s no parent in %q", thousands.Count(n, "row"), k.Child.Table,
			thousands.Verb(n, "has", "have"), k.Parent.Table)
		switch {
		case n == 0:
		case k.Unvalidated:
			pl.refusef("%s and the foreign key %q is not validated: an update of such a row would fail; "+
				"mend them first", rows, k.Name)
		default:
			pl.warn("%s; %s rewritten like the others, and without one as before", rows,
				thousands.Verb(n, "it is", "they are"))
		}
	}
}

// inspect looks at what was found for a run in place.
func (pl *Plan) inspect() {
	pl.weighOrphans()
	if pl.ToMove > 0 && len(pl.Schema.Refresh) > 0 {
		pl.Refresh = pl.Schema.Refresh
		pl.warn("materialised views keep the ids as they are now until they are refreshed, which "+
			"the run leaves to you: %s", strings.Join(pl.Refresh, "; "))
	}
	for i, col := range pl.Class.Columns {
		if there, ok := pl.absent[i]; ok {
			pl.warn("no row of table %q has %q in %s; what stands there: %q", col.Table,
				col.Only.Value, col.Only.Column, there)
		}
	}
	pl.refuseStrayIDs()
}

// refuseSideEffects refuses to update tables that something outside of the class uses, or warns of
// it.
func (pl *Plan) refuseSideEffects() {
	if pl.ToMove == 0 {
		return
	}
	if why := pl.Schema.Outside; why != "" {
		pl.refusef("%s; nothing was changed", why)
	}
	pl.Warnings = append(pl.Warnings, pl.Schema.Warnings...)
	pl.Publications = pl.Schema.Publications
	pl.Warnings = append(pl.Warnings, pl.Publications...)
	if tables := pl.Schema.RangedTables; len(tables) > 0 && pl.Rewrite.timeFirst() {
		pl.warn("the server places the rows of %s by ranges of this key, and the new ids begin with the "+
			"time that they carry: all new rows go to the last range; keep version 1 or 4 in network order "+
			"there, or make new keys that spread (docs/explain/which-key.md)", strings.Join(tables, ", "))
	}
}

// warnOfMakers warns of what goes on making ids that the rewrite applies to.
func (pl *Plan) warnOfMakers() {
	for _, ref := range pl.Class.Refs() {
		if why := pl.Schema.SourceErrors[ref]; why != "" {
			pl.warn("defaults, triggers and routines that make ids in table %q could not be looked "+
				"for: %s", ref.Table, why)
		}
		for _, src := range pl.Schema.Sources[ref] {
			pl.warnOfMaker(ref, src)
		}
	}
}

// warnOfMaker warns of what one source makes for a table.
func (pl *Plan) warnOfMaker(ref sqlgen.Ref, src dialect.Source) {
	made, named := src.Makes(pl.Schema.Makers, ref.Table)
	at := slices.IndexFunc(pl.Class.Columns, func(c sqlgen.Column) bool {
		return c.Ref == ref && c.Name == src.Column
	})
	if src.Table == "" && !named || src.Column != "" && at < 0 {
		return
	}
	for _, m := range made {
		what := fmt.Sprintf("%s calls %s, which makes ids of version %d; where they come "+
			"into these columns, it will go on doing so: change it before, or such ids come "+
			"again", src.What, m.Call, m.Version)
		if at >= 0 && strings.HasPrefix(src.What, "the default of column") {
			what = fmt.Sprintf("the default of %s makes ids of version %d by %s, and will go on doing so: "+
				"change it before, or such ids come again", NameOf(pl.Class.Columns[at]), m.Version, m.Call)
		}
		if pl.Mover.T.From().Match(m.ID) && !slices.Contains(pl.Makers, what) {
			pl.Makers = append(pl.Makers, what)
			pl.warn("%s", what)
		}
	}
}

// refuseStrayIDs refuses ids that a run would cut off from a table that was not named, or warns of
// them.
func (pl *Plan) refuseStrayIDs() {
	for _, link := range slices.Sorted(maps.Keys(pl.StrayIDs)) {
		if n := pl.StrayIDs[link]; n > 0 && (pl.Undo || pl.Inquiry.AllowOrphans) {
			pl.warn("%s of %s %s in no other table of the class; %s rewritten like the others",
				thousands.Count(n, "id"), link, thousands.Verb(n, "stands", "stand"),
				thousands.Verb(n, "it is", "they are"))
		}
	}
	for _, link := range slices.Sorted(maps.Keys(pl.movingStrayIDs)) {
		if n := pl.movingStrayIDs[link]; n > 0 {
			pl.refusef("%s of %s of %s %s in no other table of the class: rewritten, %s lose the link to a "+
				"table that was not named; name its column with %w too, keep this one to the rows of the "+
				"class where a column tells them (%w 'TABLE.COLUMN[OTHER=VALUE]'), or pass %w if %s to "+
				"nothing", thousands.Count(n, "id"), pl.Move.T.About(), link,
				thousands.Verb(n, "stands", "stand"), thousands.Verb(n, "it would", "they would"), hint.Also,
				hint.Also, hint.AllowOrphans, thousands.Verb(n, "it belongs", "they belong"))
		}
	}
}
