package migrate

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// FinishConfig says which runs are to be forgotten: exactly one of Column and Run is set.
type FinishConfig struct {
	// Column is any column of the class whose ended runs are forgotten.
	Column ColumnName
	// Run is the number of a run of which no column is there any more, because its tables were
	// dropped. It may be under way.
	Run int64
	// Confirm, when set, is shown what would be forgotten and dropped, with the rows and the
	// sizes of the tables, and no connection is held meanwhile. Its error ends Finish before
	// anything is changed, and so does a change of what it was shown.
	Confirm func([]RunStatus) error
	// Reindex first rebuilds the indexes that the ids stand in, one at a time while others
	// read and write. Each takes its space twice until it is done, and waits for the
	// transactions that were open when it began. When one cannot be rebuilt the others are,
	// and Finish forgets nothing and fails with an [ErrNotRebuilt]. Call it again after it
	// was killed: it drops what is unfinished first. It is for PostgreSQL 12 and later, and
	// roles that own the tables, and not for Run.
	Reindex bool
	// OnEvent, when set, is called for each event of Reindex.
	OnEvent func(Event)
}

// Finish forgets runs, with the record of ids that an undo needs: they cannot be undone any more.
// It drops the old tables that a run with [Copy] has kept, gives the names of their foreign keys
// and CHECKs to the new ones, and removes the triggers of [RunConfig.NormaliseInserts]. On SQL
// Server it checks the foreign keys whose trust the run has cost. A run that is under way is
// refused, but for one whose swap outlived its process and left rows in the old tables: it is
// ended, and [RunStatus.Lost] says which tables stay for somebody to carry the rows over.
//
// Of a run whose tables were dropped ([FinishConfig.Run]) the old tables that a copy has kept
// stay. A run that has a column which this role can see is refused.
//
// Finish returns what it has forgotten. The state tables go with the last run. Killed in the
// middle, it goes on when it is called again.
func (d *Database) Finish(ctx context.Context, cfg FinishConfig) (out []RunStatus, err error) {
	over := d.ended
	switch {
	case (cfg.Run == 0) == (cfg.Column == ColumnName{}):
		return nil, fmt.Errorf("%w: Finish needs either Column or Run", ErrConfig)
	case cfg.Run != 0 && cfg.Reindex:
		return nil, fmt.Errorf("%w: Reindex needs Column: the tables of Run are gone", ErrConfig)
	case cfg.Run != 0:
		over = d.gone
	}
	var shown []RunStatus
	if cfg.Confirm != nil {
		if err := over(ctx, cfg, func(s *dialect.Session, pl *Plan, runs []state.Run) error {
			shown, err = pl.endings(ctx, s, runs, true)
			return err
		}); err != nil {
			return nil, err
		}
		if err := cfg.Confirm(shown); err != nil {
			return nil, err
		}
	}
	err = over(ctx, cfg, func(s *dialect.Session, pl *Plan, runs []state.Run) error {
		if cfg.Confirm != nil {
			now, err := pl.endings(ctx, s, runs, false)
			if err != nil {
				return err
			}
			if !slices.EqualFunc(now, shown, sameEnd) {
				return fmt.Errorf("%w: the runs, or the tables that they have kept, are not "+
					"those that were shown any more; run the same again to see what is there "+
					"now", ErrRefused)
			}
		}
		if cfg.Reindex {
			tell := cfg.OnEvent
			if tell == nil {
				tell = func(Event) {}
			}
			if err := pl.rebuild(ctx, s, tell); err != nil {
				return wrap(ctx, pl.d, err, "cannot rebuild the indexes")
			}
		}
		out, err = pl.forget(ctx, s, runs)
		return err
	})
	return out, err
}

// endings says what Finish would forget and drop. With count it counts the rows of tables.
func (pl *Plan) endings(ctx context.Context, s *dialect.Session, runs []state.Run,
	count bool) (out []RunStatus, err error) {
	for _, r := range runs {
		st := status(r)
		if st.Kept, err = listKept(ctx, s, pl.d, r, count); err != nil {
			return nil, err
		}
		if count && !pl.dropped {
			if st.Lost, err = listStranded(ctx, s, pl.d, r); err != nil {
				return nil, err
			}
		}
		out = append(out, st)
	}
	return out, nil
}

// sameEnd reports whether two statuses are of one end of one run, which has left
// the same tables.
func sameEnd(a, b RunStatus) bool {
	return a.Run == b.Run && a.Status == b.Status && a.Updated.Equal(b.Updated) &&
		slices.EqualFunc(a.Kept, b.Kept, func(a,
			b KeptTable) bool {
			return a.Table == b.Table && a.Was == b.Was
		})
}

// ended hands the ended runs on a column's class on, the latest first.
func (d *Database) ended(ctx context.Context, cfg FinishConfig, f func(*dialect.Session, *Plan,
	[]state.Run) error) error {
	planner, err := d.controlPlanner(cfg.Column)
	if err != nil {
		return err
	}
	_, err = planner.withMissing(func(also taken) (*Plan, error) {
		return planner.plan(ctx, func(ctx context.Context, s *dialect.Session, pl *Plan) error {
			runs, err := pl.store().List(ctx, s)
			if err != nil {
				return err
			}
			var over []state.Run
			for _, r := range runs {
				if !pl.shares(r) {
					continue
				}
				lost, err := listStranded(ctx, s, pl.d, r)
				if err != nil {
					return err
				}
				idle, err := pl.untouched(ctx, s, r)
				if err != nil {
					return err
				}
				if err := endable(r, lost); err != nil && !idle {
					return err
				}
				pl.adopt(r)
				if len(pl.missing()) > 0 {
					return nil // to be planned anew, with them
				}
				over = append(over, r)
			}
			if len(over) == 0 {
				return fmt.Errorf("%w: %s; see them with status", ErrNoRun, cfg.Column)
			}
			if cfg.Reindex {
				if _, err := pl.reindexer(ctx, s); err != nil {
					return err
				}
			}
			return f(s, pl, over)
		}, also)
	})
	return err
}

// untouched reports whether a run in place that is under way has rewritten nothing, because it
// failed or was killed before its first chunk.
func (pl *Plan) untouched(ctx context.Context, q dialect.Querier, r state.Run) (bool, error) {
	if r.Status != state.Running || r.Before.Copy != nil || r.Moved > 0 {
		return false, nil
	}
	left, err := pl.store().Left(ctx, q, r.ID)
	return left.Done == 0, err
}

// drop forgets such a run, unless a worker has come to a chunk meanwhile: to take the ranges away
// it waits for those under way.
func (pl *Plan) drop(ctx context.Context, s *dialect.Session, r state.Run) error {
	tx, err := s.Begin(ctx)
	if err != nil {
		return err
	}
	err = pl.store().DropRanges(ctx, tx, r.ID)
	idle := false
	if err == nil {
		idle, err = pl.untouched(ctx, tx, r)
	}
	if err == nil && idle {
		idle, err = pl.store().Abandon(ctx, tx, r)
	}
	if err == nil && !idle {
		err = fmt.Errorf("%w: run %d was changed by another process; look at status, and run "+
			"the same again", ErrRefused, r.ID)
	}
	if err != nil {
		return errors.Join(err, ignoreDone(tx.Rollback()))
	}
	return tx.Commit()
}

func (pl *Plan) forget(ctx context.Context, s *dialect.Session,
	ended []state.Run) (out []RunStatus, err error) {
	for _, r := range ended {
		if r.Normalise {
			if err := pl.denormalise(ctx, s, r); err != nil {
				return out, err
			}
		}
		if err := pl.trust(ctx, s, r); err != nil {
			return out, err
		}
		was := status(r)
		if was.Kept, err = listKept(ctx, s, pl.d, r, false); err != nil {
			return out, err
		}
		if pl.dropped {
			if err := pl.abandonRun(ctx, s, r); err != nil {
				return out, err
			}
			out = append(out, was)
			continue
		}
		if r.Active && r.Before.Copy == nil {
			if err := pl.drop(ctx, s, r); err != nil {
				return out, err
			}
			out = append(out, was)
			continue
		}
		if r.Active {
			if was.Lost, err = pl.leave(ctx, s, r); err != nil {
				return out, err
			}
			out = append(out, was)
			continue
		}
		if was.Renamed, err = dropKept(ctx, s, pl.d, &r); err != nil {
			return out, err
		}
		tx, err := s.Begin(ctx)
		if err != nil {
			return out, err
		}
		ok, err := pl.store().Remove(ctx, tx, r)
		if err != nil || !ok {
			tx.Rollback()
			if err == nil {
				err = fmt.Errorf("%w: run %d was changed by another process; look at status, "+
					"and run the same again", ErrRefused, r.ID)
			}
			return out, err
		}
		if err := tx.Commit(); err != nil {
			return out, err
		}
		out = append(out, was)
	}
	_ = pl.store().Drop(ctx, s) // only when empty; harmless if it cannot
	return out, nil
}
