package migrate

import (
	"context"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// A Report says what a run left.
type Report struct {
	Run   int64 `json:"run,omitempty"`
	Moved int64 `json:"moved"` // values rewritten, over all columns and calls
	// Columns are the counts after the run.
	Columns []ColumnCounts `json:"columns"`
	// Orphans is the number of rows without a parent, over all foreign keys of
	// the class. It is what it was before the run.
	Orphans int64 `json:"orphans"`
	// Identical says that every column holds exactly the ids that the plan
	// expected, the same number of times. When it is false without an error,
	// Changed says why that could not be asked.
	Identical bool   `json:"identical"`
	Changed   string `json:"changed,omitempty"`
}

func (pl *Plan) counts() []ColumnCounts {
	out := make([]ColumnCounts, len(pl.Columns))
	for i, c := range pl.Columns {
		out[i] = ColumnCounts{c.Column, c.Counts}
	}
	return out
}

// finish verifies the tables and closes the run. again is true when ids have
// arrived that the move applies to.
func (r *Runner) finish(ctx context.Context) (rep Report, again bool, err error) {
	r.emit(Event{Kind: Verifying})
	if err := r.pl.unchanged(ctx, r.s); err != nil {
		return Report{}, false, err
	}
	rep, left, err := verify(ctx, r.s, r.d, r.pl.class, r.move, r.run.Before)
	rep.Run, rep.Moved = r.run.ID, r.run.Moved
	// A mismatch is reported once and ends the run: there is nothing left to
	// rewrite, and what was recorded for an undo stays.
	mismatch := err
	if left > 0 || err != nil && !errors.Is(err, ErrVerify) {
		return rep, left > 0, err
	}
	err = r.retry(ctx, func() error {
		return r.inTx(ctx, func(tx dialect.Tx) error {
			next := r.run
			next.Status, next.Cursor = state.Done, nil
			if r.pl.Undo {
				next.Status = state.Undone
			}
			ok, err := r.pl.store().Update(ctx, tx, &next)
			if err != nil {
				return err
			}
			if !ok {
				return errFenced
			}
			if r.pl.Undo && mismatch == nil {
				return r.pl.store().ForgetIDs(ctx, tx, next.ID)
			}
			return nil
		})
	})
	if errors.Is(err, errFenced) {
		return rep, true, r.follow(ctx) // and look again
	}
	return rep, false, errors.Join(mismatch, err)
}

// verify compares the class with what was counted before. left is the number of
// values that the move still applies to; only when it is 0 is a difference an
// error, which then wraps [ErrVerify].
func verify(ctx context.Context, q dialect.Querier, d dialect.Dialect, class *dialect.Class, m dialect.Move, before state.Before) (rep Report, left int64, err error) {
	rep.Identical = true
	var wrong []error
	for _, col := range class.Columns {
		name := columnName(col)
		counts, moves, err := readColumn(ctx, q, d, col, m)
		if err != nil {
			return rep, 0, fmt.Errorf("reading %s: %w", name, err)
		}
		left += moves
		counts.Examples = nil // they show what a plan cannot rewrite
		rep.Columns = append(rep.Columns, ColumnCounts{name, counts})
		want, ok := before.Columns[name.String()]
		if ok && counts.before.String() == want.Then && counts.Null == want.Nulls {
			continue
		}
		rep.Identical = false
		switch {
		case !ok:
			rep.Changed = fmt.Sprintf("%s was not there when the run began", name)
		case counts.Rows() != want.Rows || counts.Null != want.Nulls:
			rep.Changed = fmt.Sprintf("%s had %d rows when the run began and has %d now: the application wrote meanwhile", name, want.Rows, counts.Rows())
		default:
			wrong = append(wrong, fmt.Errorf("%w: %s has as many rows as before and other ids than expected; "+
				"either the application changed some during the run, and all is well, or they were damaged: look before you go on", ErrVerify, name))
		}
	}
	now, err := orphans(ctx, q, d, class.Keys)
	if err != nil {
		return rep, left, err
	}
	for i, n := range now {
		rep.Orphans += n
		k := class.Keys[i]
		if was := before.Orphans[describeKey(k)]; n > was {
			wrong = append(wrong, fmt.Errorf("%w: %d rows of %q have no parent in %q, and %d had none before (foreign key %q)",
				ErrVerify, n, k.Child.Table, k.Parent.Table, was, k.Name))
		}
	}
	if left > 0 {
		return rep, left, nil
	}
	return rep, 0, errors.Join(wrong...)
}
