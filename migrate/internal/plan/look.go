package plan

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/inplace"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// look reads the rows of the class, as far as the plan uses them.
func (pl Attached) look(ctx context.Context, s *dialect.Session) (err error) {
	if pl.Phase == undone {
		return nil
	}
	if pl.Listed() {
		pl.Look.List, pl.Look.Kept, err = inplace.Recorded(ctx, s, pl.Store(), pl.Rewrite.t, pl.Run,
			pl.Undo)
		if err != nil {
			return err
		}
	}
	if pl.Phase == undo && pl.Copy == nil {
		if err := pl.lookLater(ctx, s); err != nil {
			return err
		}
	}
	if pl.Copy != nil {
		if err := pl.lookCopy(ctx, s); err != nil {
			return err
		}
	}
	inPlace := pl.Copy == nil && pl.Phase != retyped
	if inPlace {
		if err := pl.try(ctx, s); err != nil {
			return err
		}
	}
	start := time.Now()
	var moves int64
	for _, col := range pl.Class.Columns {
		n, err := check.Read(ctx, s, pl.D, col, pl.Look, false)
		if err != nil {
			return fmt.Errorf("reading %s: %w", NameOf(col), err)
		}
		pl.counts = append(pl.counts, n)
		moves += n.Moves
	}
	pl.ReadTime = time.Since(start)
	if pl.Orphans, err = check.Orphans(ctx, s, pl.D, pl.Class.Keys); err != nil {
		return err
	}
	forward := !pl.Undo && pl.Phase != Swapped
	if inPlace || pl.Copy != nil && forward {
		if err := pl.lookFurther(ctx, s, moves); err != nil {
			return err
		}
	}
	noMoves := moves == 0 && pl.Phase != resumed && (!pl.Retypes() || pl.Phase == Reopened)
	if pl.Phase == retyped || forward && noMoves {
		return nil // and nothing to do
	}
	return pl.undeclaredLinks(ctx, s)
}

// lookLater counts the ids that a later run has taken on.
func (pl Attached) lookLater(ctx context.Context, s *dialect.Session) (err error) {
	pl.common = map[int64]int64{}
	if pl.later, err = pl.Store().List(ctx, s); err != nil {
		return err
	}
	for _, r := range pl.later {
		rewrite, unknown := ParseRewrite(r.Rewrite)
		if r.ID <= pl.Run.ID || r.Status == state.Undone || r.Before.Copy != nil || unknown != nil {
			continue // or it has no record of its ids, or is of another release, which refuses it
		}
		err := pl.Store().Entries(ctx, s, r.ID, func(e state.Entry) error {
			for _, id := range e.IDs {
				if e.Todo == (r.Status == state.Undoing) {
					id, _ = rewrite.t.Apply(id)
				}
				if pl.Look.List.Has(id) {
					pl.common[r.ID]++
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// lookCopy asks what a copy would lose, and how it would go about it.
func (pl Attached) lookCopy(ctx context.Context, s *dialect.Session) (err error) {
	c := pl.D.(shadow.Copier)
	follower, follows := c.(shadow.Follower)
	if pl.Online && !pl.Undo && pl.Phase != Swapped && follows {
		if pl.deaf, err = follower.OnlineRefusal(ctx, s, pl.Copy); err != nil {
			return err
		}
	}
	switch {
	case pl.Phase == undo, pl.Phase == undoResumed, !pl.Undo && !pl.Resumes: // or it is as it was left
		if pl.loses, err = c.CopyRefusal(ctx, s, pl.Copy); err != nil {
			return err
		}
	}
	pl.keptAs, pl.CopyCosts = c.Kept(pl.Copy), c.CopyCosts()
	pl.CopyLocks = c.OtherLocks(pl.Copy, pl.Undo)
	if follows && pl.Online {
		pl.CopyCosts = follower.OnlineCosts()
		pl.CopyLocks = pl.onlineLocks(pl.CopyCosts.Locks)
	}
	return nil
}

// lookFurther asks what a run that moves ids needs to know besides.
func (pl Attached) lookFurther(ctx context.Context, s *dialect.Session, moves int64) (err error) {
	if pl.Copy == nil && !pl.Undo {
		if err := pl.findAbsent(ctx, s); err != nil {
			return err
		}
	}
	if pl.Undeclared() && (pl.Copy == nil || pl.Rewrite.t != transform.Same) {
		t := pl.Move.T
		if pl.StrayIDs, err = check.Strays(ctx, s, pl.D, pl.Class, t.From(), t.To()); err != nil {
			return err
		}
		if !pl.Undo && !pl.Resumes && !pl.Ask.AllowOrphans {
			if pl.moving, err = check.Strays(ctx, s, pl.D, pl.Class, t.From()); err != nil {
				return err
			}
		}
	}
	if pl.Phase == Reopened && moves == 0 || pl.Resumes && pl.Copy != nil {
		return nil
	}
	if !pl.Undo && !pl.Resumes {
		if pl.torn, err = pl.findTorn(ctx, s); err != nil {
			return err
		}
	}
	if !pl.Resumes {
		pl.clash = pl.findClash(ctx, s, false)
		if pl.clash != nil && !errors.Is(pl.clash, run.ErrRefused) {
			return pl.clash
		}
	}
	unfit := pl.D.Abilities().Unfit
	if unfit == nil || moves == 0 || pl.Retypes() {
		return nil
	}
	pl.unfit, err = unfit(ctx, s, pl.Class, sqlgen.Move{T: pl.Look.T}, pl.Copy != nil)
	if err != nil {
		return fmt.Errorf("trying the new ids with the CHECK constraints of the tables: %w", err)
	}
	return nil
}
