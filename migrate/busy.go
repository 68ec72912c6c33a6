package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// The plan of an undo compares the tables with the record of what the run has made,
// and reads one after the other. While workers go on, ids that they made between the
// two look as if nobody had, and are expected to stay. Who then refuses, or plans,
// goes by what never was: so the plan asks before and after how far the run has got.

// A standing is how far a run has got, as its state tells.
type standing struct {
	seq  int64
	left state.Left
}

func (pl *Plan) standing(ctx context.Context, s *dialect.Session, run int64) (out standing, err error) {
	cur, err := pl.store().Get(ctx, s, run)
	if err != nil {
		return out, err
	}
	out.seq = cur.Seq
	out.left, err = pl.store().Left(ctx, s, run)
	return out, err
}

// still runs the plan of an undo of a run that is under way, and refuses what came
// of it when workers went on meanwhile, or may have made the ids that it cannot
// explain.
func (pl *Plan) still(ctx context.Context, s *dialect.Session, run state.Run, plan func() error) error {
	if run.Status != state.Running {
		err := plan()
		if !errors.Is(err, ErrRefused) {
			return err
		}
		// Another process that undoes it may have come to its end, and removed the record.
		if cur, lookErr := pl.store().Get(ctx, s, run.ID); errors.Is(lookErr, sql.ErrNoRows) || lookErr == nil && cur.Seq != run.Seq {
			return fmt.Errorf("%w: %s; another process has gone on with run %d while this was planned; see them with status", ErrNoRun, pl.Column, run.ID)
		}
		return err
	}
	before, err := pl.standing(ctx, s, run.ID)
	if err != nil {
		return err
	}
	err = plan()
	if err != nil && !errors.Is(err, ErrRefused) {
		return err
	}
	now, lookErr := pl.standing(ctx, s, run.ID)
	switch {
	case lookErr != nil:
		return errors.Join(err, lookErr)
	case now != before:
		return fmt.Errorf("%w: workers are busy with run %d (%v): it went on while its undo was planned; pause it, or stop them, then undo it; nothing was changed", ErrRefused, run.ID, pl.Rewrite)
	case errors.Is(err, errNewIDs) && !run.Paused:
		return fmt.Errorf("%w; if workers are busy with run %d (%v), they may be ids that it makes: pause it, or stop them, then undo it", err, run.ID, pl.Rewrite)
	}
	return err
}
