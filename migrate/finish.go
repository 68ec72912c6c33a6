package migrate

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// FinishConfig says which runs [Finish] forgets, and what it does before.
type FinishConfig struct {
	// Column is any column of the class whose ended runs are forgotten.
	Column ColumnName
	// Shown, when it is not nil, is what [Ended] has returned and somebody has agreed to.
	// Finish refuses, and changes nothing, when that has changed since.
	Shown []RunStatus
	// Reindex first rebuilds the indexes that the ids stand in, one at a time while others
	// read and write. Each takes its space twice until it is done, and waits for the
	// transactions that were open when it began. When one cannot be rebuilt the others are,
	// and Finish forgets nothing and fails with an [ErrNotRebuilt]. Call it again after it
	// was killed: it drops what is unfinished first. It is for PostgreSQL 12 and later, and
	// roles that own the tables.
	Reindex bool
	// OnEvent, when set, is called for each event of Reindex.
	OnEvent func(Event)
}

// Finish forgets every ended run on a column's class, with the record of ids that
// an undo needs, drops the old tables that a run with [Copy] has kept, gives the names of
// their foreign keys and CHECKs to the new ones, and removes the triggers of [RunnerConfig.NormaliseInserts]. On SQL Server it checks the
// foreign keys whose trust the run has cost; see the package comment. After that the runs cannot be
// undone. A run that is under way is refused, but for one whose swap outlived its process
// and left rows in the old tables: it is ended, and [RunStatus.Lost] says which tables stay
// for somebody to carry the rows over. It returns what it has forgotten;
// [Ended] says before what that will be. The state tables go with the last run.
// Killed in the middle, it goes on when it is called again.
func Finish(ctx context.Context, db *sql.DB, p engine.Profile, cfg FinishConfig) (out []RunStatus, err error) {
	err = ended(ctx, db, p, cfg, func(s *dialect.Session, pl *Plan, runs []state.Run) error {
		var now []RunStatus
		for _, r := range runs {
			st := status(r)
			if st.Kept, err = kept(ctx, s, pl.d, r, false); err != nil {
				return err
			}
			now = append(now, st)
		}
		if cfg.Shown != nil && !slices.EqualFunc(now, cfg.Shown, sameEnd) {
			return fmt.Errorf("%w: the ended runs on %s, or the tables that they have kept, are not those that were shown any more; run the same again to see what is there now", ErrRefused, cfg.Column)
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

// sameEnd reports whether two statuses are of one end of one run, which has left
// the same tables.
func sameEnd(a, b RunStatus) bool {
	return a.Run == b.Run && a.Status == b.Status && a.Updated.Equal(b.Updated) &&
		slices.EqualFunc(a.Kept, b.Kept, func(a, b KeptTable) bool { return a.Table == b.Table && a.Was == b.Was })
}

// Ended returns the runs that [Finish] would forget, with the rows and the sizes
// of the tables that it would drop. It refuses what Finish would refuse, and reads only.
func Ended(ctx context.Context, db *sql.DB, p engine.Profile, cfg FinishConfig) (out []RunStatus, err error) {
	err = ended(ctx, db, p, cfg, func(s *dialect.Session, pl *Plan, runs []state.Run) error {
		for _, r := range runs {
			st := status(r)
			if st.Kept, err = kept(ctx, s, pl.d, r, true); err != nil {
				return err
			}
			if st.Lost, err = stranded(ctx, s, pl.d, r); err != nil {
				return err
			}
			out = append(out, st)
		}
		return nil
	})
	return out, err
}

// ended hands the ended runs on a column's class on, the latest first.
func ended(ctx context.Context, db *sql.DB, p engine.Profile, cfg FinishConfig, f func(*dialect.Session, *Plan, []state.Run) error) error {
	planner, err := controlPlanner(db, p, cfg.Column)
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
				lost, err := stranded(ctx, s, pl.d, r)
				if err != nil {
					return err
				}
				if r.Active && len(lost) == 0 {
					return fmt.Errorf("%w: run %d (%s) on %s is %s; let it end, or undo it, first", ErrRefused, r.ID, r.Rewrite, strings.Join(r.Columns, ", "), r.Status)
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

func (pl *Plan) forget(ctx context.Context, s *dialect.Session, ended []state.Run) (out []RunStatus, err error) {
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
		if was.Kept, err = kept(ctx, s, pl.d, r, false); err != nil {
			return out, err
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
				err = fmt.Errorf("%w: run %d was changed by another process; look at status, and run the same again", ErrRefused, r.ID)
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
