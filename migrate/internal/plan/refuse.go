package plan

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
)

// ColumnCounts are the counts of one column.
type ColumnCounts struct {
	Column ColumnName   `json:"column"`
	Counts check.Counts `json:"counts"`
}

// refuseMismatch refuses ids that the rewrite does not apply to. After a finished run of the same
// rewrite it expects ids of the target version. A run that is resumed follows what it has recorded.
func (pl *Plan) refuseMismatch() error {
	listed := pl.Rewrite.t.Listed()
	expected := pl.Phase == Reopened
	skips := pl.Inquiry.SkipOthers || pl.Phase == resumed && pl.Run.OnMismatch == SkipOnMismatch
	if skips || expected && listed {
		return nil
	}
	var bad []ColumnCounts
	hasID := false
	for _, c := range pl.Columns {
		n := c.Counts.Others
		switch {
		case expected:
			n -= c.Reading.Images
		case !listed: // ids that are what the rewrite makes
			n -= c.Reading.Done
		}
		if n > 0 {
			bad = append(bad, ColumnCounts{c.Column, c.Counts})
		}
		hasID = hasID || c.Counts.NoUUID != c.Counts.Rows()-c.Counts.Null
	}
	switch {
	case len(bad) == 0:
		return nil
	case hasID:
		return &MismatchError{Rewrite: pl.Rewrite, Columns: bad}
	}
	c := bad[0]
	if c.Counts.OtherSpelling > 0 {
		return &MismatchError{Rewrite: pl.Rewrite, Columns: bad}
	}
	return fmt.Errorf("%w: %s has %s, none of them a UUID in the form %s (such as %q); name a column "+
		"that holds UUIDs", run.ErrNotUUID, c.Column, c.Counts, pl.Columns[0].Form, c.Counts.Examples[0])
}

// An order counts what the ids of all columns look like. done are the images that are no sources,
// unfit the sources without an image, and others are no ids.
type order struct{ all, images, done, unfit, others int64 }

// order adds up what was counted.
func (pl *Plan) order() (o order) {
	for _, c := range pl.Columns {
		o.unfit += c.Reading.Unfit
		o.images += c.Reading.Images
		o.done += c.Reading.Done
		o.all += c.Counts.Rows() - c.Counts.Null - c.Counts.NoUUID - c.Counts.Nil - c.Counts.Max
		o.others += c.Counts.NoUUID
	}
	return o
}

// areImages reports whether all ids are what the rewrite makes. A quarter of them or more must be
// no sources: half of the images of a rewrite by a list look like sources too, and of ids that
// were never rewritten none is an image alone.
func (o order) areImages() bool {
	return o.others == 0 && o.images == o.all && o.done*4 >= o.all
}

// doneBefore makes the plan idle where a rewrite by a list was done, and its record is gone.
func (pl *Plan) doneBefore() bool {
	o := pl.order()
	if pl.Phase != fresh || !pl.Rewrite.t.Listed() || pl.Rewrite.kind != "" ||
		pl.Inquiry.RewriteImages || o.all < sureOfOrder || !o.areImages() {
		return false
	}
	pl.markNothingToDo()
	pl.ended = true
	pl.moveNothing()
	pl.warn("%s", pl.images(o))
	return true
}

// images says that the ids are images, but for those that are skipped.
func (pl *Plan) images(o order) string {
	text := fmt.Sprintf("all %d ids are what %v makes, and no run is recorded", o.all, pl.Rewrite)
	if o.all > o.images {
		text = fmt.Sprintf("no id of %s is left, and no run is recorded", pl.Rewrite.t.About())
	}
	if either := o.images - o.done; either > 0 {
		text += fmt.Sprintf("; %d of them could by their bytes be ids that it applies to, as half of "+
			"what it makes can, and stay as they are", either)
	}
	return text
}

// moveNothing counts nothing as to be moved.
func (pl *Plan) moveNothing() {
	pl.ToMove = 0
	for i := range pl.Columns {
		pl.Columns[i].ToMove, pl.Columns[i].Reading.Moves = 0, 0
	}
}

// sureOfOrder is how many ids must look like images for that to be no chance: half of all ids do.
const sureOfOrder = 20

// refuseImplausible refuses a rewrite of ids that all look rewritten, or that mostly have no image.
func (pl *Plan) refuseImplausible() {
	o := pl.order()
	switch {
	case !pl.Rewrite.t.Listed():
	case o.unfit > pl.ToMove:
		pl.refusef("%d ids of %s do not have the layout of %v, and %d may have it by "+
			"chance; find out which layout their writer has", o.unfit, pl.Column, pl.Rewrite, pl.ToMove)
	case pl.Rewrite.t.Ordered() && 0 < o.done && o.done < o.images && o.images < o.all:
		pl.refusef("%d ids of %s look as if %v had been done already, and %d of the others could "+
			"be either; put one kind into a table of its own first", o.done, pl.Column, pl.Rewrite,
			o.images-o.done)
	case o.all == 0 || o.images < o.all:
	case pl.Inquiry.RewriteImages:
		pl.warn("all ids look as if %v had been done already; they are rewritten all the same",
			pl.Rewrite)
	default:
		done := Rewrite{t: pl.Rewrite.t} // of text the order alone can have been changed
		pl.refusef("all %d ids of %s look as if %v had been done already; rewriting them would "+
			"scramble them; ids of half a minute can look so too, and a few by chance: if you know of one "+
			"of them what it was made as, and that the rewrite turns it into that, go on with %w=rewrite",
			o.all, pl.Column, done, hint.OnMismatch)
	}
}

// refuseStrangers refuses an undo that would have to guess what ids are that came after the run.
func (pl *Plan) refuseStrangers() error {
	t, late := pl.Rewrite.t, pl.Mover.LatePolicy
	for _, c := range pl.Columns {
		n, such := c.Reading.StrangerCount, c.Reading.Strangers
		foreign := late == check.LateAll && t.Listed() && n > 0
		switch {
		case foreign && pl.Run.OnMismatch == SkipOnMismatch:
			pl.warn("%d ids of %s that came after run %d, such as %s, are none that %v makes; they "+
				"are left as they are", n, c.Column, pl.Run.ID, such[0], pl.Rewrite)
		case foreign:
			return refusal("%d ids of %s that came after run %d, such as %s, are none that %v makes, so "+
				"the others that came may be in another order too; remove or correct them first",
				n, c.Column, pl.Run.ID, such[0], pl.Rewrite)
		case late == check.LateStay && t.OneWay() == "" && len(such) > 0:
			return &NewIDsError{Rewrite: pl.Rewrite, Column: c.Column.String(), Examples: such}
		}
	}
	return nil
}

// warnOfUnlistedIDs warns of ids that came after a run which follows its list.
func (pl *Plan) warnOfUnlistedIDs() {
	for _, c := range pl.Columns {
		if len(c.Reading.Strangers) > 0 {
			pl.warn("%s has ids that came after run %d, such as %s; nothing tells in which order they "+
				"are, so they are left as they are", c.Column, pl.Run.ID, c.Reading.Strangers[0])
			return
		}
	}
}

// errNewIDs is what a NewIDsError wraps.
const errNewIDs run.Error = "migrate: ids created after the run"

// A MismatchError says which ids a rewrite does not apply to.
type MismatchError struct {
	Rewrite Rewrite
	Columns []ColumnCounts
}

// Error names each column with its counts by version.
func (e *MismatchError) Error() string {
	var parts []string
	for _, c := range e.Columns {
		if c.Counts.Others == 0 {
			continue
		}
		s := fmt.Sprintf("%s has %s", c.Column, c.Counts)
		if len(c.Counts.Examples) > 0 {
			s += fmt.Sprintf(" (such as %q)", c.Counts.Examples[0])
		}
		parts = append(parts, s)
	}
	some := fmt.Sprintf("correct those rows, or leave them as they are with %v=skip", hint.OnMismatch)
	isSpelled := func(c ColumnCounts) bool { return c.Counts.OtherSpelling > 0 }
	if slices.ContainsFunc(e.Columns, isSpelled) {
		some = fmt.Sprintf("%s takes ids in every spelling, and gives each one form%s", textToBinary,
			e.Rewrite.behindTextToBinary())
	}
	return fmt.Sprintf("%v: %v rewrites %s only, and %s; nothing was changed; %s", run.ErrMismatch,
		e.Rewrite, e.Rewrite.t.About(), strings.Join(parts, "; "), some)
}

func (e *MismatchError) Unwrap() []error { return []error{run.ErrMismatch, run.ErrRefused} }

// A NewIDsError occurs when an undo finds ids of the target version that the run did not make.
type NewIDsError struct {
	Rewrite  Rewrite
	Column   string   // the first column that has some
	Examples []string // up to ten of them
}

// Error names the column, an example, and what can be said.
func (e *NewIDsError) Error() string {
	t := e.Rewrite.t
	some := fmt.Sprintf("turn back those made before a time with %v, or all of them with %v",
		hint.CreatedBefore, hint.IncludeNew)
	if t.Listed() {
		some = fmt.Sprintf("if they are in the order that the rewrite makes, turn them back too "+
			"with %v; if not, remove or correct them first", hint.IncludeNew)
	}
	return fmt.Sprintf("%v: %s has ids of %s that %v did not make, such as %s; nothing was changed; "+
		"%s", errNewIDs, e.Column, t.Inverse().About(), e.Rewrite, e.Examples[0], some)
}

func (e *NewIDsError) Unwrap() []error { return []error{errNewIDs, run.ErrRefused} }

// refusal is an error that wraps ErrRefused.
func refusal(format string, args ...any) error {
	return fmt.Errorf("%w: "+format, append([]any{run.ErrRefused}, args...)...)
}
