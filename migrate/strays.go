package migrate

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// strays counts, by column, the ids in columns without a foreign key that stand
// nowhere else in the class. A unique column of which no id stands elsewhere has
// ids of its own and is not counted.
func strays(ctx context.Context, q dialect.Querier, d dialect.Dialect, class *dialect.Class, sets ...transform.Pattern) (map[string]int64, error) {
	out := map[string]int64{}
	for i, col := range class.Columns {
		if !col.Undeclared || col.Home {
			continue
		}
		st, err := dialect.Strays(d, class, i, sets...)
		if err != nil {
			return nil, err
		}
		var n, all int64
		if err := q.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&n, &all); err != nil {
			return nil, fmt.Errorf("looking for ids of %s that nothing else has: %w", columnName(col), err)
		}
		if !col.Own || n < all {
			out[describeLink(col)] = n
		}
	}
	return out, nil
}

// describeLink names a link without a foreign key, as the state and the plan do.
func describeLink(col dialect.Column) string {
	return columnName(col).String() + " without a foreign key"
}

// links counts the strays that a run must not make more of, and refuses those that
// it would cut off from a table that was not named.
func (pl *Plan) links(ctx context.Context, s *dialect.Session) error {
	if !pl.undeclared() {
		return nil
	}
	var err error
	if pl.strayIDs, err = strays(ctx, s, pl.d, pl.class, pl.move.T.From(), pl.move.T.To()); err != nil {
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
	moving, err := strays(ctx, s, pl.d, pl.class, pl.move.T.From())
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
