package migrate

import (
	"context"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// followable refuses tables whose writers cannot be followed.
func (pl *Plan) followable(ctx context.Context, s *dialect.Session) error {
	f, ok := pl.d.(shadow.Follower)
	if !ok && pl.d.Writers() != 1 {
		return fmt.Errorf("%w: an online copy on %v: %w: its triggers and its swap are written for other engines only; leave --online (Online) out and copy in a window without readers and writers, or rewrite in place, in short transactions",
			ErrRefused, pl.d.Profile().Name(), errors.ErrUnsupported)
	}
	if !ok {
		return fmt.Errorf("%w: %v has no online copy, because it has one writer at a time: a copy is one of its writes; leave --online (Online) out, or rewrite in place, in short transactions",
			ErrRefused, pl.d.Profile().Name())
	}
	why, err := f.OnlineRefusal(ctx, s, pl.copy)
	if err == nil && why != "" {
		err = fmt.Errorf("%w: an online copy would not see all writes, or could not follow them: %s; leave --online (Online) out%s",
			ErrRefused, why, pl.orInPlace())
	}
	return err
}

// patience is how many times LockWait an online copy tries to get the locks of its
// first and its last step. Nobody waits for it between its attempts.
const patience = 60

// online copies while writers go on.
func (r *runner) online(ctx context.Context, rep *Report, done func(dialect.Querier) error) error {
	f, ok := r.d.(shadow.Follower)
	if !ok {
		return fmt.Errorf("%w: an online copy on %s: %w", ErrRefused, r.d.Profile().Name(), errors.ErrUnsupported)
	}
	swapped := false
	o := shadow.Online{
		Patience: patience * r.cfg.LockWait,
		Fits:     r.fits(),
		Hold: func(ctx context.Context) error {
			return r.brake.Hold(ctx, r.s)
		},
		Tell: func(t shadow.Told) {
			swapped = swapped || t.Step == shadow.Swapped
			r.emitStep(t)
		},
		Ready: func(ctx context.Context) error { return r.pl.unchanged(ctx, r.s) },
		Done:  done,
	}
	o.Check = func(q dialect.Querier, from, to map[sqlgen.Ref]sqlgen.Ref) error {
		r.emit(Event{Kind: Verifying})
		return r.checkCopy(ctx, q, f, from, to, rep)
	}
	err := f.Online(ctx, r.s, r.pl.copy, o)
	if swapped {
		return err
	}
	err = changed(err)
	if err != nil && ctx.Err() == nil && r.d.Kind(err) == dialect.KindOther {
		// What cannot be copied is named by its column and value.
		switch late := r.lateMisfit(ctx); {
		case late != nil:
			err = late
		case r.pl.Rewrite.kind == textToBinary && errors.As(err, new(*shadow.LogError)): // or there is none any more
			err = fmt.Errorf("%w; nothing was swapped; when a row had a key that is no id for a moment, run the same again", err)
		}
	}
	return err
}

// changed makes a refusal of what a copy cannot follow, or take along.
func changed(err error) error {
	if row := (*shadow.RowError)(nil); errors.As(err, &row) {
		return fmt.Errorf("%w: %w; nothing was swapped; run the same again", ErrRefused, err)
	}
	return err
}

// fits are the sets of which the ids must be that are written while a copy goes on:
// those that the plan would not refuse.
func (r *runner) fits() []transform.Pattern {
	if r.pl.OnMismatch == skipOnMismatch {
		return nil
	}
	sets := []transform.Pattern{r.pl.Rewrite.t.From()}
	for _, c := range r.pl.Columns {
		if c.Counts.Others > 0 { // images, which a run before has left
			return append(sets, r.pl.Rewrite.t.To())
		}
	}
	return sets
}

// lateMisfit names an id that came after the plan and that the rewrite does not
// apply to, nil if there is none.
func (r *runner) lateMisfit(ctx context.Context) error {
	sets := r.fits()
	if r.pl.Rewrite.kind != "" && len(sets) == 0 {
		sets = []transform.Pattern{transform.Same.From()} // the new type asks for an id
	}
	if len(sets) == 0 {
		return nil
	}
	for _, col := range r.pl.class.Columns {
		st, err := sqlgen.Misfit(r.d, col, sets...)
		if err != nil {
			return nil
		}
		var id string
		if r.s.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&id) == nil {
			return fmt.Errorf("%w: %w: %s has got the value %q since it was planned; nothing was swapped; run the same again to see the counts",
				ErrRefused, ErrMismatch, columnName(col), readable(id))
		}
	}
	return nil
}

// counted takes what was counted in the snapshot of the check for what the run
// began with, so that verify has something to compare with.
func (r *runner) counted(col sqlgen.Column, old, now check.Found) {
	if r.pl.Online {
		r.run.Before.Columns[columnName(col).String()] = beforeColumn(col, old, now.Now)
	}
}

// settle ends what an online copy leaves for after its swap.
func (r *runner) settle(ctx context.Context) error {
	f, ok := r.d.(shadow.Follower)
	if !ok || r.run.Before.Copy == nil || !r.run.Before.Copy.Online {
		return nil
	}
	return f.Settle(ctx, r.s, r.pl.copy)
}

// emitStep hands a step on as an event.
func (r *runner) emitStep(t shadow.Told) {
	e := Event{Took: t.Took, Rows: int(t.Rows), Note: t.Note}
	switch t.Step {
	case shadow.Listening:
		e.Kind, e.Note = Listening, "triggers write down what is written from now on"
	case shadow.Filled:
		e.Kind, e.Note = Copied, tableName(t.Table)
	case shadow.Replayed:
		e.Kind = Replayed
	case shadow.Blocked:
		e.Kind = Waiting
	case shadow.Swapped:
		e.Kind = Swapped
	}
	r.emit(e)
}
