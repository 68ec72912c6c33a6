package migrate

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// Where DDL commits, a copy can be killed between the swap and the end of its
// run's row. The old tables under their dated names then say that it has happened.

// swap finds out whether a run under way has come to its swap.
func (p *planner) swap(ctx context.Context, s *dialect.Session, pl *Plan, r state.Run) error {
	c, ok := p.d.(shadow.Copier)
	list, err := keptCopy(r)
	if !ok || list == nil || err != nil || r.Status != state.Running {
		return err
	}
	pl.swapped, err = c.Swapped(ctx, s, list)
	return err
}

// planSwapped plans what is left of a run whose tables are in place: to verify
// them and to close it.
func (pl *Plan) planSwapped(ctx context.Context, s *dialect.Session, run state.Run) error {
	pl.adopt(run)
	pl.UndoUntil = untilWritten
	pl.classHash, pl.planHash = run.ClassHash, run.PlanHash
	pl.look = check.Mover{T: transform.Same}
	pl.move = sqlgen.Move{T: transform.Same}
	was, err := keptCopy(run) // the class may have other tables by now
	if err != nil {
		return err
	}
	pl.copy = was
	pl.copy.Keys = pl.allKeys
	pl.warn("run %d was stopped between the swap and its end: the new tables are in place; they are verified and the run is closed", run.ID)
	if err := pl.count(ctx, s); err != nil {
		return err
	}
	pl.ToMove = run.Total
	return nil
}

// planRetyped plans a change of type that was done before.
func (pl *Plan) planRetyped(ctx context.Context, s *dialect.Session, run state.Run) error {
	pl.look = check.Mover{T: transform.Same}
	pl.move = sqlgen.Move{T: transform.Same}
	pl.warn("run %d has done it", run.ID)
	return pl.count(ctx, s)
}

// checkSwapped compares the tables that a run has swapped with what it counted
// before.
func (r *runner) checkSwapped(ctx context.Context, rep *Report) error {
	r.emit(Event{Kind: Verifying})
	got, _, err := verify(ctx, r.s, r.d, r.pl.class, r.pl.look, r.run.Before, r.pl.Rewrite.t.From(), r.pl.Rewrite.t.To())
	rep.Columns, rep.Orphans, rep.Identical, rep.Changed = got.Columns, got.Orphans, got.Identical, got.Changed
	if errors.Is(err, ErrVerify) && got.Orphans == 0 && r.run.Before.Copy.Online {
		// Writers have gone on since it was counted; what was copied was
		// compared before the swap.
		rep.Changed, err = "the application wrote meanwhile", nil
	}
	return err
}

// compareCopy compares the tables of a run that copied with what it has recorded:
// with the ids as they should become once the new tables are in place, with those
// before it otherwise.
func (v *verifier) compareCopy(ctx context.Context, s *dialect.Session, pl *Plan, run state.Run, out *Verification) error {
	before := run.Before
	swapped := run.Status == state.Done
	if run.Active {
		c, err := v.p.copier()
		if err != nil {
			return err
		}
		list, err := keptCopy(run)
		if err != nil {
			return err
		}
		if swapped, err = c.Swapped(ctx, s, list); err != nil {
			return err
		}
	}
	if !swapped {
		before.Columns = map[string]state.BeforeColumn{}
		for name, c := range run.Before.Columns {
			c.Then, c.ThenRows = c.Now, c.NowRows
			before.Columns[name] = c
		}
		if run.Status == state.Running {
			out.Left = run.Total
		}
	}
	m := check.Mover{T: transform.Same}
	if run.Status == state.Done && !pl.Rewrite.t.Listed() {
		m.T = pl.Rewrite.t // there is nothing that it applies to any more
	}
	rep, found, err := verify(ctx, s, pl.d, pl.class, m, before, pl.Rewrite.t.From(), pl.Rewrite.t.To())
	if err != nil && !errors.Is(err, ErrVerify) {
		return err
	}
	rep.Run, rep.Moved = run.ID, run.Moved
	out.Report = rep
	out.Left += found.Left
	return errors.Join(out.returned(run, pl.Rewrite, found), err, v.details(ctx, s, pl, out))
}

// guard keeps other processes from the tables of a copy for as long as the
// session lasts. It waits for one that holds them: a server may take a while to
// notice that a process was killed.
func (r *runner) guard(ctx context.Context) error {
	if r.pl.copy == nil {
		return nil
	}
	c, err := r.pl.planner.copier()
	if err != nil {
		return err
	}
	for start, told := time.Now(), false; ; {
		alone, err := c.Guard(ctx, r.s, r.pl.copy)
		switch {
		case err != nil:
			return fmt.Errorf("asking whether another process copies: %w", err)
		case alone:
			return nil
		case time.Since(start) > r.cfg.LockWait:
			return fmt.Errorf("%w: another process copies the tables of run %d, or was killed and the server still carries out its last statement; "+
				"see status, and run the same again when it is over", ErrRefused, r.pl.run.ID)
		}
		if !told {
			told = true
			r.emit(Event{Kind: Waiting, Note: fmt.Sprintf(
				"another process copies the tables of this run, or was killed and the server still carries out its last statement; this one waits for %v at most", r.cfg.LockWait)})
		}
		if err := throttle.Sleep(ctx, throttle.PollEvery); err != nil {
			return err
		}
	}
}
