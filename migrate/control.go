package migrate

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Pause asks the workers of the active run on a column, in whatever process and
// on whatever machine they are, to wait before their next chunk. Readers and
// writers of the tables notice nothing. A run that copies its tables is refused,
// because it holds their locks; one that does so online waits before its next
// step, while its triggers go on. It returns the run as it is then.
func Pause(ctx context.Context, db *sql.DB, p engine.Profile, column ColumnName) (RunStatus, error) {
	return setPaused(ctx, db, p, column, true)
}

// Resume takes a Pause back. It starts no worker: those that wait go on.
func Resume(ctx context.Context, db *sql.DB, p engine.Profile, column ColumnName) (RunStatus, error) {
	return setPaused(ctx, db, p, column, false)
}

func setPaused(ctx context.Context, db *sql.DB, p engine.Profile, column ColumnName, on bool) (out RunStatus, err error) {
	planner, err := controlPlanner(db, p, column)
	if err != nil {
		return out, err
	}
	_, err = planner.plan(ctx, func(ctx context.Context, s *dialect.Session, pl *Plan) error {
		runs, err := pl.store().List(ctx, s)
		if err != nil {
			return err
		}
		for _, r := range runs {
			if !r.Active || !pl.shares(r) {
				continue
			}
			if r.Before.Copy != nil && !r.Before.Copy.Online {
				return fmt.Errorf("%w: run %d (%s) on %s copies its tables, and holds their locks until it ends: a pause would keep every writer waiting; stop it with an interrupt and start it again later",
					ErrRefused, r.ID, r.Rewrite, column)
			}
			ok, err := pl.store().SetPaused(ctx, s, r.ID, on)
			if err != nil {
				return err
			}
			if !ok {
				return fmt.Errorf("%w: run %d on %s has ended meanwhile", ErrNoRun, r.ID, column)
			}
			r.Paused = on
			out = status(r)
			return nil
		}
		return fmt.Errorf("%w: none is under way on %s; see them with status", ErrNoRun, column)
	}, taken{})
	return out, err
}

// controlPlanner returns a planner for looking up the runs on a column, whatever
// its class holds, and whatever has become of its tables since.
func controlPlanner(db *sql.DB, p engine.Profile, column ColumnName) (*Planner, error) {
	planner, err := NewPlanner(db, p, PlannerConfig{Column: column, AllowTriggers: true, IgnoreHiddenKeys: true, AllowOrphans: true})
	if err != nil {
		return nil, err
	}
	planner.namesOnly = true
	return planner, nil
}
