package inplace

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// normalise installs the triggers that turn late ids into the target version, or removes them for
// an undo. The run's row says so before the first of them is made.
func (j *Job) normalise(ctx context.Context) error {
	switch {
	case j.Ended:
		return nil
	case j.Undo && j.Row.Normalise:
		return j.stopNormalising(ctx)
	case j.Undo || !j.Normalise:
		return nil
	}
	err := j.RetryFenced(ctx, func() error {
		if j.Row.Normalise {
			return nil
		}
		next := j.Row
		next.Normalise = true
		return j.Keep(ctx, next)
	})
	if err != nil || !j.Row.Normalise {
		return err // or another process has ended the run meanwhile
	}
	return j.installNormaliser(ctx, j.S)
}

func (j *Job) installNormaliser(ctx context.Context, s *dialect.Session) error {
	list := j.D.Abilities().Normaliser.Normaliser(j.Class, sqlgen.Move{T: j.Rewrite, Run: j.Row.ID})
	if err := s.Briefly(ctx, j.D, list...); err != nil {
		return fmt.Errorf("installing the normaliser: %w", err)
	}
	return nil
}

// Denormalise removes the triggers of a run.
func Denormalise(ctx context.Context, s *dialect.Session, d dialect.Dialect, class *sqlgen.Class,
	id int64) error {
	n := d.Abilities().Normaliser
	if n == nil {
		return nil
	}
	list := n.RemoveNormaliser(class, sqlgen.Move{Run: id})
	if err := s.Briefly(ctx, d, list...); err != nil {
		return fmt.Errorf("removing the normaliser: %w", err)
	}
	return nil
}

// stopNormalising removes the triggers, which would turn the undone ids again. What they have
// turned since the undo was planned is put on its list, and the run's row says that there are
// no triggers any more: so one process does it, once.
func (j *Job) stopNormalising(ctx context.Context) error {
	if err := Denormalise(ctx, j.S, j.D, j.Class, j.Row.ID); err != nil {
		return err
	}
	adopted := 0
	err := j.RetryFenced(ctx, func() error {
		if !j.Row.Normalise {
			return nil
		}
		next := j.Row
		next.Normalise = false
		err := j.S.InTx(ctx, func(tx dialect.Tx) (err error) {
			if err := j.Update(ctx, tx, &next); err != nil {
				return err
			}
			look := j.Mover
			if look.LatePolicy == check.LateStay && j.Rewrite.OneWay() == "" {
				look.LatePolicy = check.LateAll
			}
			adopted, err = j.adopt(ctx, tx, look)
			return err
		})
		if err == nil {
			j.Row = next
		}
		return err
	})
	if err == nil && adopted > 0 {
		j.Emit(run.Event{Kind: run.Warned, Note: fmt.Sprintf("%d ids of %s came after the undo "+
			"was planned and are taken back too: what the triggers of the run turned, and what "+
			"the application made itself", adopted, j.Rewrite.Inverse().About())})
	}
	return err
}

func (j *Job) mayNormalise(ctx context.Context) error {
	if !j.Normalise || j.Undo {
		return nil
	}
	refuse := func(format string, args ...any) error {
		return fmt.Errorf("%w: late ids cannot be normalised"+format,
			append([]any{run.ErrRefused}, args...)...)
	}
	isOnly := func(col sqlgen.Column) bool { return col.Only.Column != "" }
	only, n := slices.IndexFunc(j.Class.Columns, isOnly), j.D.Abilities().Normaliser
	switch {
	case j.T.Listed():
		return refuse(": nothing tells by an id whether %v applies to it", j.Want.Rewrite)
	case !j.Class.OneForm():
		return refuse(" in columns that hold ids in several forms; run without %w", hint.NormaliseInserts)
	case only >= 0:
		return refuse(" in %s, which is kept to some rows; run without %w",
			check.Name(j.Class.Columns[only]), hint.NormaliseInserts)
	case j.T.Computed():
		return refuse(": no SQL computes the images of %v", j.Want.Rewrite)
	case n == nil:
		return refuse(" here: %s: %w", j.D.Facts().NoNormaliser, errors.ErrUnsupported)
	}
	list := n.Normaliser(j.Class, sqlgen.Move{T: j.T})
	if err := sqlgen.Err(list...); errors.Is(err, errors.ErrUnsupported) {
		return refuse(" here: %w", err)
	}
	why, err := n.NormaliserRefusal(ctx, j.S, j.Class)
	if err == nil && why != "" {
		err = refuse(" here: %s; run without %w", why, hint.NormaliseInserts)
	}
	return err
}
