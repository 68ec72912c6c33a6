package migrate

import (
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
)

// These refusals go by what a plan has counted, and by nothing else.

// mismatch refuses ids that the rewrite does not apply to. After a finished run
// of the same rewrite, ids of its target version are what one expects.
func (p *planner) mismatch(pl *Plan) error {
	if p.cfg.SkipOthers || pl.expectsImages() && pl.Rewrite.t.Listed() {
		return nil
	}
	var bad []ColumnCounts
	for _, c := range pl.Columns {
		n := c.Counts.Others
		switch {
		case pl.expectsImages():
			n -= c.found.Images
		case !pl.Rewrite.t.Listed(): // ids that are what the rewrite makes
			n -= c.found.Done
		}
		if n > 0 {
			bad = append(bad, ColumnCounts{c.Column, c.Counts})
		}
	}
	if len(bad) == 0 {
		return nil
	}
	all := true
	for _, c := range pl.Columns {
		values := c.Counts.Rows() - c.Counts.Null
		all = all && c.Counts.NoUUID == values
	}
	if all {
		c := bad[0]
		return fmt.Errorf("%w: %s has %s, none of them a UUID in the form %s (such as %q); name "+
			"a column that holds UUIDs",
			ErrNotUUID, c.Column, c.Counts, pl.Columns[0].Form, c.Counts.Examples[0])
	}
	return &MismatchError{Rewrite: pl.Rewrite, Columns: bad}
}

// applies refuses what the rewrite does not apply to.
func (p *planner) applies(pl *Plan) error {
	if err := p.mismatch(pl); err != nil {
		return err
	}
	return p.malformed(pl)
}

// malformed refuses values that a new type cannot hold, whatever is to happen to
// ids of other versions.
func (p *planner) malformed(pl *Plan) error {
	if pl.Rewrite.kind == "" {
		return nil
	}
	for _, c := range pl.Columns {
		if c.Counts.NoUUID > 0 {
			return &MismatchError{Rewrite: pl.Rewrite, Columns: []ColumnCounts{{c.Column, c.Counts}}}
		}
	}
	return nil
}

// sureOfOrder is how many ids must look like images for that to be no chance:
// half of all ids do.
const sureOfOrder = 20

// plausible refuses a rewrite of ids that all look as if it had been done, or that mostly have
// no image.
func (pl *Plan) plausible() error {
	if !pl.Rewrite.t.Listed() {
		return nil
	}
	var images, done, unfit, all int64
	for _, c := range pl.Columns {
		unfit += c.found.Unfit
		images += c.found.Images
		done += c.found.Done
		all += c.Counts.Rows() - c.Counts.Null - c.Counts.NoUUID - c.Counts.Nil - c.Counts.Max
	}
	switch {
	case unfit > pl.ToMove:
		return fmt.Errorf("%w: %d ids of %s have another layout than that of %v, and %d may "+
			"have it by chance; find out which layout their writer has",
			ErrRefused, unfit, pl.Column, pl.Rewrite, pl.ToMove)
	case pl.Rewrite.t.Ordered() && 0 < done && done < images && images < all:
		return fmt.Errorf("%w: %d ids of %s look as if %v had been done already, and %d of the "+
			"others could be either; put one kind into a table of its own first",
			ErrRefused, done, pl.Column, pl.Rewrite, images-done)
	case all == 0 || images < all:
		return nil
	case all >= sureOfOrder:
		return fmt.Errorf("%w: all %d ids of %s look as if %v had been done already; rewriting "+
			"them would scramble them", ErrRefused, all, pl.Column, pl.Rewrite)
	}
	pl.warn("the ids look as if %v had been done already, but they are too few to tell", pl.Rewrite)
	return nil
}

// strangers refuses an undo that would have to guess.
func (pl *Plan) strangers() error {
	if pl.look.Late != check.LateStay || pl.Rewrite.t.OneWay() != "" {
		return nil
	}
	for _, c := range pl.Columns {
		if len(c.found.Strangers) > 0 {
			return &NewIDsError{Rewrite: pl.Rewrite, Column: c.Column.String(), Examples: c.found.Strangers}
		}
	}
	return nil
}
