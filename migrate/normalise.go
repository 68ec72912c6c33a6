package migrate

import (
	"context"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// normalise installs the triggers that turn late ids into the target version. The
// run's row says so before the first of them is made.
func (r *runner) normalise(ctx context.Context) error {
	if r.pl.Undo {
		return r.stopNormalising(ctx)
	}
	if !r.cfg.NormaliseInserts || r.finishedElsewhere {
		return nil
	}
	if err := r.retry(ctx, func() error { return r.setNormalise(ctx) }); err != nil {
		return err
	}
	if !r.run.Normalise {
		return nil // another process has ended the run meanwhile
	}
	return r.installNormaliser(ctx, r.s)
}

func (r *runner) installNormaliser(ctx context.Context, s *dialect.Session) error {
	list, err := r.d.Normaliser(r.pl.class, sqlgen.Move{T: r.pl.Rewrite.t, Run: r.run.ID})
	if errors.Is(err, errors.ErrUnsupported) {
		return fmt.Errorf("%w: --normalize-inserts: %w", ErrRefused, err)
	}
	if err != nil {
		return err
	}
	return r.exec(ctx, s, list, "installing the normaliser")
}

// stopNormalising removes the triggers, which would turn the undone ids again. What they have
// turned since the undo was planned is put on its list, and the run's row says that there are
// no triggers any more: so it is done once, whichever process comes to it.
func (r *runner) stopNormalising(ctx context.Context) error {
	for attempt := 0; r.run.Normalise && !r.finishedElsewhere; attempt++ {
		if err := r.pl.denormalise(ctx, r.s, r.run); err != nil {
			return err
		}
		next := r.run
		next.Normalise = false
		err := r.retry(ctx, func() error {
			return r.inTx(ctx, r.s, func(tx dialect.Tx) error {
				again := next
				if err := r.update(ctx, tx, &again); err != nil {
					return err
				}
				look := r.pl.look
				if look.Late == check.LateStay && r.pl.Rewrite.t.OneWay() == "" {
					look.Late = check.LateAll
				}
				if err := r.adopt(ctx, tx, look); err != nil {
					return err
				}
				next = again
				return nil
			})
		})
		switch {
		case err == nil:
			r.run = next
		case !errors.Is(err, errFenced):
			return err
		case attempt == 4:
			return fmt.Errorf("%w: other processes keep changing run %d; run the same again", ErrRefused, r.run.ID)
		default:
			if err := r.follow(ctx); err != nil {
				return err
			}
		}
	}
	return nil
}

// setNormalise makes the row of a run that was begun without the triggers say that
// there are some.
func (r *runner) setNormalise(ctx context.Context) error {
	for attempt := 0; !r.run.Normalise; attempt++ {
		ok, err := r.pl.store().SetNormalise(ctx, r.s, &r.run)
		switch {
		case err != nil:
			return err
		case ok:
			return nil
		case attempt == 4:
			return fmt.Errorf("%w: other processes keep changing run %d; run the same again", ErrRefused, r.run.ID)
		}
		if err := r.follow(ctx); err != nil || r.finishedElsewhere {
			return err
		}
	}
	return nil
}

func (r *runner) exec(ctx context.Context, s *dialect.Session, list []sqlgen.Statement, doing string) error {
	if err := s.Briefly(ctx, r.d, list...); err != nil {
		return fmt.Errorf("%s: %w", doing, err)
	}
	return nil
}

// denormalise removes the triggers of a run.
func (pl *Plan) denormalise(ctx context.Context, s *dialect.Session, run state.Run) error {
	list, err := pl.d.RemoveNormaliser(pl.class, sqlgen.Move{Run: run.ID})
	if err != nil {
		return err
	}
	if err := s.Briefly(ctx, pl.d, list...); err != nil {
		return fmt.Errorf("removing the normaliser: %w", err)
	}
	return nil
}

// normalisable refuses triggers for late ids where there can be none.
func (r *runner) normalisable(ctx context.Context) error {
	if !r.cfg.NormaliseInserts || r.pl.Undo {
		return nil
	}
	if r.move.T.Listed() {
		return fmt.Errorf("%w: late ids cannot be normalised: nothing tells by an id whether %v applies to it", ErrRefused, r.pl.Rewrite)
	}
	if !r.pl.class.OneForm() {
		return fmt.Errorf("%w: late ids cannot be normalised in columns that hold ids in several forms; run without --normalize-inserts", ErrRefused)
	}
	for _, col := range r.pl.class.Columns {
		if col.Only.Column != "" {
			return fmt.Errorf("%w: late ids cannot be normalised in %s, which is kept to some rows; run without --normalize-inserts",
				ErrRefused, columnName(col))
		}
	}
	if r.move.T.Computed() {
		return fmt.Errorf("%w: late ids cannot be normalised: no SQL computes the images of %v", ErrRefused, r.pl.Rewrite)
	}
	if _, err := r.d.Normaliser(r.pl.class, r.move); errors.Is(err, errors.ErrUnsupported) {
		return fmt.Errorf("%w: late ids cannot be normalised here: %w", ErrRefused, err)
	}
	why, err := r.d.NormaliserRefusal(ctx, r.s, r.pl.class)
	if err == nil && why != "" {
		err = fmt.Errorf("%w: late ids cannot be normalised here: %s; run without --normalize-inserts", ErrRefused, why)
	}
	return err
}
