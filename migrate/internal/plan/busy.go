package plan

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// The plan of an undo compares the tables with the record of what the run has made,
// and reads one after the other. While workers go on, ids that they made between the
// two look as if nobody had, and are expected to stay. A plan or a refusal would then
// rest on a state that never was: so the plan asks before and after how far the run has got.

// A standing is how far a run has got, as its state tells.
type standing struct {
	seq  int64
	left state.Left
}

func (pl Attached) standing(ctx context.Context, s *dialect.Session) (out standing, err error) {
	cur, err := pl.Store().Get(ctx, s, pl.Run.ID)
	if err != nil {
		return out, err
	}
	out.seq = cur.Seq
	out.left, err = pl.Store().Left(ctx, s, pl.Run.ID)
	return out, err
}

// still plans the undo of a run that is under way, and refuses the plan when workers went on.
// It also refuses one with ids that it cannot explain and that workers may have made.
func (pl Attached) still(ctx context.Context, s *dialect.Session, plan func() error) error {
	row := pl.Run
	if row.Status != state.Running {
		err := plan()
		if !errors.Is(err, run.ErrRefused) {
			return err
		}
		// Another process that undoes it may have come to its end, and removed the record.
		cur, lookErr := pl.Store().Get(ctx, s, row.ID)
		if errors.Is(lookErr, sql.ErrNoRows) || lookErr == nil && cur.Seq != row.Seq {
			return fmt.Errorf("%w: %s; another process has gone on with run %d while this was planned; "+
				"see them with status", run.ErrNoRun, pl.Column, row.ID)
		}
		return err
	}
	before, err := pl.standing(ctx, s)
	if err != nil {
		return err
	}
	err = plan()
	if err != nil && !errors.Is(err, run.ErrRefused) {
		return err
	}
	now, lookErr := pl.standing(ctx, s)
	switch {
	case lookErr != nil:
		return errors.Join(err, lookErr)
	case now != before:
		return refusal("workers are busy with run %d (%v): it went on while its undo was planned; "+
			"pause it, or stop them, then undo it; nothing was changed", row.ID, pl.Rewrite)
	case errors.Is(err, errNewIDs) && !row.Paused:
		return fmt.Errorf("%w; if workers are busy with run %d (%v), they may be ids that it makes: "+
			"pause it, or stop them, then undo it", err, row.ID, pl.Rewrite)
	}
	return err
}

// rewrite plans anew what was refused while another process moved a run on the
// class: the ids were counted after that, and the state was read before.
func (p *Planner) rewrite(ctx context.Context) (*Plan, error) {
	for attempt := 0; ; attempt++ {
		pl, err := p.once(ctx)
		if err == nil || attempt == 2 || !p.overtaken(ctx, pl) {
			return pl, err
		}
	}
}

// overtaken reports whether the latest run on the plan's class is another one by now,
// or was written to. It uses a session of its own, as plans do:
// on a cluster another connection may be behind.
func (p *Planner) overtaken(ctx context.Context, pl *Plan) bool {
	if pl == nil || pl.ClassHash == "" {
		return false
	}
	s, err := p.D.Open(ctx, p.DB)
	if err != nil {
		return false // what the plan says is known
	}
	defer s.Close()
	runs, err := Attached{pl, p.Source}.Store().List(ctx, s)
	if err != nil {
		return false
	}
	for _, r := range runs {
		if r.ClassHash == pl.ClassHash {
			return r.ID != pl.LastRun || r.Seq != pl.lastSeq
		}
	}
	return pl.LastRun != 0
}
