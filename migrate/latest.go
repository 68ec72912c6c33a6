package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// latest returns the newest run on a column of the class that has not been
// undone, or nil. A class that has changed since is refused.
func (p *planner) latest(ctx context.Context, s *dialect.Session, pl *Plan) (*state.Run, error) {
	also := pl.also
	pl.classHash, pl.planHash = hashes(pl)
	runs, err := pl.store().List(ctx, s)
	if err != nil {
		return nil, err
	}
	for _, r := range slices.Backward(runs) {
		if r.ClassHash == pl.classHash {
			pl.lastRun, pl.lastSeq = r.ID, r.Seq
			pl.earlier = pl.earlier || r.Status == state.Done && r.Rewrite == p.cfg.Rewrite.String()
		}
	}
	var mine []string
	for _, c := range pl.Columns {
		mine = append(mine, c.Column.String())
	}
	for _, r := range runs {
		if pl.Undo && pl.also.run != 0 && r.ID != pl.also.run {
			continue // columns of that run are shared with others
		}
		if !slices.ContainsFunc(r.Columns, func(c string) bool { return slices.Contains(mine, c) }) {
			continue
		}
		if r.Status == state.Undone {
			if err := p.together(ctx, s, pl, r); err != nil {
				return nil, err
			}
			continue
		}
		if !pl.Undo && r.Rewrite == p.cfg.Rewrite.String() {
			if err := p.swap(ctx, s, pl, r); err != nil {
				return nil, err
			}
		}
		switch {
		case pl.swapped, pl.retyped != nil && r.Before.Copy != nil:
			return &r, nil
		case r.PlanHash == pl.planHash, pl.Undo:
			// An undo goes by the recorded ids, in whatever columns they
			// stand by now.
			return &r, nil
		case r.Active && len(also.columns) == 0 && len((&Plan{run: r, Columns: pl.Columns, gone: pl.gone}).missing()) > 0:
			return &r, nil // it has columns that were named with --also
		case r.Status == state.Undoing:
			return nil, underUndo(r.Rewrite)
		case r.Active:
			return nil, fmt.Errorf("%w: the schema around %s has changed since run %d of %s began (columns or foreign keys of the class, or what --also names); put it back, or undo the run",
				ErrRefused, pl.Column, r.ID, r.Rewrite)
		}
		// Finished, under another schema: a new run.
		if err := p.together(ctx, s, pl, r); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

// undoneAlready makes a plan to undo one without work when the latest run on a column of the
// class was undone, so that an undo that was killed after its last commit can be repeated.
func (pl *Plan) undoneAlready(ctx context.Context, s *dialect.Session) (bool, error) {
	runs, err := pl.store().List(ctx, s)
	if err != nil {
		return false, err
	}
	for _, r := range runs { // the latest first
		if !pl.shares(r) {
			continue
		}
		if r.Status != state.Undone {
			return false, nil
		}
		if pl.Rewrite, err = ParseRewrite(r.Rewrite); err != nil {
			return false, nil
		}
		pl.move = sqlgen.Move{T: pl.Rewrite.t, Run: r.ID}
		if pl.Rewrite.t != nil {
			pl.move.T = pl.Rewrite.t.Inverse()
		}
		pl.warn("run %d of %s was undone at %s; there is nothing to undo", r.ID, r.Rewrite, r.Finished.Format(time.RFC3339))
		return true, nil
	}
	return false, nil
}

// together refuses to rewrite some of the columns that a run has rewritten together
// without the ones that it knew by --also, or those alone: links break that no foreign key
// tells of. A foreign key that was dropped since is a link no more.
func (p *planner) together(ctx context.Context, s *dialect.Session, pl *Plan, r state.Run) error {
	if pl.Undo {
		return nil
	}
	link := func(name string) bool { return slices.Contains(r.Before.Also, name) }
	// What foreign keys tie to a link belongs to it, and not to the home of the ids.
	whole := slices.ContainsFunc(parts(pl.class), func(part []int) bool {
		known := false
		for _, at := range part {
			name := pl.Columns[at].Column.String()
			if link(name) {
				return false
			}
			known = known || slices.Contains(r.Columns, name)
		}
		return known
	})
	var lost []string
	for _, c := range (&Plan{run: r, Columns: pl.Columns, gone: pl.gone}).missing() {
		if whole && !link(c.String()) {
			continue
		}
		t, err := p.d.Table(ctx, s, c.Schema, c.Table)
		if errors.Is(err, sql.ErrNoRows) {
			continue
		}
		if err != nil {
			return err
		}
		if _, ok := t.Column(c.Column); ok {
			lost = append(lost, c.String())
		}
	}
	if len(lost) == 0 {
		return nil
	}
	return fmt.Errorf("%w: run %d of %s, which is %s, rewrote %s together with %s, and this rewrite would leave that as it is; name it with --also (Also), or, if its ids are no links any more, let go of the record of that run with finish",
		ErrRefused, r.ID, r.Rewrite, r.Status, strings.Join(lost, " and "), pl.Column)
}
