package migrate

import (
	"context"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// A rewrite that only moves bytes about cannot tell by a value whether it has
// been rewritten: half of all swapped ids look like ids in network order, and the
// reverse. Such a run writes down, in the transaction that opens it, every id
// that it will rewrite, and then goes by that list alone. An id that is not on it
// is never touched. That is right as long as no image is on the list too, which
// is checked when planning and again by the key of the list itself: recording an
// image that is listed fails the chunk.

// forward sets what a run does and what the plan reads.
func (pl *Plan) forward() {
	pl.move = dialect.Move{T: pl.Rewrite.t, Run: pl.run.ID, Pick: dialect.PickAll}
	pl.look = pl.move
	if !pl.Rewrite.t.Listed() {
		return
	}
	if pl.planner.cfg.Strategy == Copy { // which reads old tables and writes new ones
		return
	}
	pl.move.Pick = dialect.PickListed
	if pl.run.ID != 0 {
		pl.look = pl.move
	}
}

// suits refuses a rewrite of bytes on a column of text, or of a type that checks
// what it is given, and one to ids that sort by time where they would not.
func (p *Planner) suits(pl *Plan) error {
	from, to := pl.Rewrite.t.From().Version, pl.Rewrite.t.To().Version
	for i, col := range pl.class.Columns {
		if why := col.Form.Unaged(); why != "" && to >= 6 && from < 6 {
			return fmt.Errorf("%w: %v is for ids that sort by time, and %s is %s: %s", ErrRefused, pl.Rewrite, columnName(col), pl.Columns[i].Type, why)
		}
		if pl.Rewrite.t.BytesOnly() && !col.Form.IsBare() {
			return fmt.Errorf("%w: %v is for columns that hold sixteen bare bytes, and %s is %s; nothing writes such ids there",
				ErrRefused, pl.Rewrite, columnName(col), pl.Columns[i].Type)
		}
	}
	return nil
}

// onceOnly refuses to rewrite by a list what another run has rewritten already,
// when the list of that run is not this one's: the schema has changed since, or one of
// the two is a copy, which keeps no list.
func (p *Planner) onceOnly(ctx context.Context, s *dialect.Session, pl *Plan, latest *state.Run) error {
	if !pl.Rewrite.t.Listed() {
		return nil
	}
	if latest != nil {
		if pl.reopened && !pl.Resumes && (p.cfg.Strategy == Copy || latest.Before.Copy != nil) {
			return fmt.Errorf("%w: run %d has done %s of %s already, and a copy keeps no list of ids; doing it twice would scramble them: undo it first",
				ErrRefused, latest.ID, latest.Rewrite, pl.Column)
		}
		return nil
	}
	runs, err := pl.store().List(ctx, s)
	if err != nil {
		return err
	}
	mine := map[string]bool{}
	for _, c := range pl.Columns {
		mine[c.Column.String()] = true
	}
	for _, r := range runs { // the latest first
		for _, c := range r.Columns {
			if !mine[c] || r.Status == state.Undone {
				continue
			}
			if r.Rewrite == pl.Rewrite.Inverse().String() {
				return nil
			}
			if r.Rewrite == pl.Rewrite.String() {
				return fmt.Errorf("%w: run %d has done %s of %s, under another schema; doing it twice would scramble the ids: undo it first, or put the schema back",
					ErrRefused, r.ID, r.Rewrite, c)
			}
		}
	}
	return nil
}

// sureOfOrder is how many ids must look like images for that to be no chance:
// half of all ids do.
const sureOfOrder = 20

// plausible refuses a rewrite of ids that all look as if it had been done.
func (pl *Plan) plausible() error {
	if !pl.Rewrite.t.Listed() {
		return nil
	}
	var images, all int64
	for _, c := range pl.Columns {
		images += c.Counts.images
		all += c.Counts.Rows() - c.Counts.Null - c.Counts.NoUUID - c.Counts.Nil - c.Counts.Max
	}
	switch {
	case all == 0 || images < all:
		return nil
	case all >= sureOfOrder:
		return fmt.Errorf("%w: all %d ids of %s look as if %v had been done already; rewriting them would scramble them", ErrRefused, all, pl.Column, pl.Rewrite)
	}
	pl.warn("the ids look as if %v had been done already, but they are too few to tell", pl.Rewrite)
	return nil
}

// unlisted warns of ids that came after a run which goes by its list.
func (pl *Plan) unlisted(ctx context.Context, s *dialect.Session) error {
	if !pl.Rewrite.t.Listed() || pl.run.ID == 0 { // one that has copied has no list
		return nil
	}
	column, found, err := pl.unknown(ctx, s, pl.look)
	if err == nil && len(found) > 0 {
		pl.warn("%s has ids that came after run %d, such as %s; nothing tells in which order they are, so they are left as they are", column, pl.run.ID, found[0])
	}
	return err
}

// chooseNew decides what an undo does about ids that came after the run.
func (p *Planner) chooseNew(ctx context.Context, s *dialect.Session, pl *Plan) error {
	t := pl.Rewrite.t
	switch given := p.cfg.IncludeNew || !p.cfg.CreatedBefore.IsZero(); {
	case given && t.OneWay() != "":
		return fmt.Errorf("%w: %v is one way for ids that it did not make: %s; undo without --include-new and --created-before", ErrRefused, pl.Rewrite, t.OneWay())
	case t.OneWay() != "":
	case t.Listed() && !p.cfg.CreatedBefore.IsZero():
		return fmt.Errorf("%w: ids that came after %v carry no time that can be relied on; use --include-new, or correct them first", ErrRefused, pl.Rewrite)
	case t.Listed() && p.cfg.IncludeNew:
		pl.look.Pick, pl.adopts = dialect.PickNew, true
		return nil
	case p.cfg.IncludeNew:
		pl.move.Pick = dialect.PickNew
	case !p.cfg.CreatedBefore.IsZero():
		pl.setBefore(p.cfg.CreatedBefore)
	default:
		if err := pl.strangers(ctx, s); err != nil {
			return err
		}
	}
	pl.look = pl.move
	return nil
}

// record writes down, when a run is opened, the ids that are images already, or
// all ids where the run goes by a list.
func (r *Runner) record(ctx context.Context, tx dialect.Tx) error {
	for i, col := range r.pl.class.Columns {
		var list []dialect.Statement
		var err error
		switch {
		case r.move.Pick == dialect.PickListed:
			list, err = dialect.List(r.d, col, r.move)
		case r.pl.Columns[i].Counts.images > 0 || r.pl.OnMismatch == Skip:
			list = make([]dialect.Statement, 1)
			list[0], err = dialect.Keep(r.d, col, r.move)
		}
		if err != nil {
			return err
		}
		for _, st := range list {
			if _, err := tx.ExecContext(ctx, st.SQL, st.Args...); err != nil {
				return fmt.Errorf("recording the ids of %s: %w", columnName(col), err)
			}
		}
	}
	return nil
}

// adopt writes down, when an undo is opened, ids that came after the run as if it
// had made them.
func (r *Runner) adopt(ctx context.Context, tx dialect.Tx) error {
	for _, col := range r.pl.class.Columns {
		st, err := dialect.Adopt(r.d, col, r.move)
		if err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, st.SQL, st.Args...); err != nil {
			return fmt.Errorf("recording the new ids of %s: %w", columnName(col), err)
		}
	}
	return nil
}
