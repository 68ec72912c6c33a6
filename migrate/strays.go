package migrate

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// links counts the strays that a run must not make more of, and refuses those that
// it would cut off from a table that was not named.
func (pl *Plan) links(ctx context.Context, s *dialect.Session) error {
	if !pl.undeclared() {
		return nil
	}
	var err error
	if pl.strayIDs, err = check.Strays(ctx, s, pl.d, pl.class, pl.move.T.From(), pl.move.T.To()); err != nil {
		return err
	}
	for _, link := range slices.Sorted(maps.Keys(pl.strayIDs)) {
		if n := pl.strayIDs[link]; n > 0 && (pl.Undo || pl.planner.cfg.AllowOrphans) {
			pl.warn("%d ids of %s stand in no other table of the class; they are rewritten like the others", n, link)
		}
	}
	if pl.Undo || pl.Resumes || pl.planner.cfg.AllowOrphans {
		return nil
	}
	moving, err := check.Strays(ctx, s, pl.d, pl.class, pl.move.T.From())
	if err != nil {
		return err
	}
	for _, link := range slices.Sorted(maps.Keys(moving)) {
		if n := moving[link]; n > 0 {
			return fmt.Errorf("%w: %d ids of %s of %s stand in no other table of the class: rewritten, they would lose their link to a table that was not named; "+
				"name its column with --also too, keep this one to the rows of the class where a column tells them (--also 'TABLE.COLUMN[OTHER=VALUE]'), "+
				"or pass --allow-orphans if they belong to nothing", ErrRefused, n, pl.move.T.About(), link)
		}
	}
	return nil
}
