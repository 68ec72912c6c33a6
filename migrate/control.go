package migrate

import (
	"context"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// Pause asks the workers of the active run on a column, in whatever process and
// on whatever machine they are, to wait before their next chunk. Readers and
// writers of the tables notice nothing. A run that copies its tables is refused,
// because it holds their locks; one that does so online waits before its next
// step, while its triggers go on. It returns the run as it is then.
func (d *Database) Pause(ctx context.Context, column ColumnName) (RunStatus, error) {
	return d.setPaused(ctx, column, true)
}

// Resume takes a Pause back. It starts no worker: those that wait go on.
func (d *Database) Resume(ctx context.Context, column ColumnName) (RunStatus, error) {
	return d.setPaused(ctx, column, false)
}

func (d *Database) setPaused(ctx context.Context, column ColumnName, on bool) (out RunStatus, err error) {
	planner, err := d.controlPlanner(column)
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
			if err := pausable(r); err != nil {
				return err
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
func (d *Database) controlPlanner(column ColumnName) (*planner, error) {
	planner, err := newPlanner(d, PlanConfig{Column: column, AllowTriggers: true, IgnoreHiddenKeys: true, AllowOrphans: true})
	if err != nil {
		return nil, err
	}
	planner.namesOnly = true
	return planner, nil
}
