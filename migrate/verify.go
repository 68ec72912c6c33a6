package migrate

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
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
	// expected, in the rows in which they stood, as far as a key beside the column
	// tells those apart. When it is false without an error, the rows of a column
	// were not compared, and Changed says why: the application has inserted or
	// deleted some.
	Identical bool   `json:"identical"`
	Changed   string `json:"changed,omitempty"`
	// Links are those of the plan: columns that hold ids of the class without a foreign
	// key, and that the run neither rewrote nor verified.
	Links []Link `json:"links,omitempty"`
	// Publications are those of the plan: their subscribers were not verified.
	Publications []string `json:"publications,omitempty"`
	// Makers are those of the plan: they go on making ids of the old version.
	Makers []string `json:"makers,omitempty"`
	// Refresh are those of the plan: materialised views still have the ids of
	// before.
	Refresh []string `json:"refresh,omitempty"`
	// Reindex are statements that rebuild the indexes of the ids, which grow while every id
	// is rewritten. [FinishConfig.Reindex] runs them. A copy leaves compact indexes.
	Reindex []string `json:"reindex,omitempty"`
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
func (r *runner) finish(ctx context.Context) (rep Report, again bool, err error) {
	r.emit(Event{Kind: Verifying})
	if err := r.pl.unchanged(ctx, r.s); err != nil {
		return Report{}, false, err
	}
	m, err := r.remains(ctx)
	if err != nil {
		return Report{}, false, err
	}
	rep, found, err := verify(ctx, r.s, r.d, r.pl.class, m, r.run.Before)
	rep.Run, rep.Moved, rep.Refresh, rep.Links = r.run.ID, r.run.Moved, r.pl.Refresh, r.pl.Links
	rep.Publications, rep.Makers = r.pl.Publications, r.pl.Makers
	if found.Left > 0 && errors.Is(err, ErrVerify) {
		err = nil // not before the last pass
	}
	// A mismatch is reported once and ends the run: there is nothing left to
	// rewrite, and what was recorded for an undo stays.
	mismatch := err
	if found.Left > 0 || err != nil && !errors.Is(err, ErrVerify) {
		return rep, found.Left > 0, err
	}
	if rep.Reindex, err = r.pl.reindexes(ctx, r.s); err != nil {
		return rep, false, err
	}
	err = r.retry(ctx, func() error {
		return r.inTx(ctx, r.s, func(tx dialect.Tx) error {
			next, err := r.pl.store().Get(ctx, tx, r.run.ID)
			if err != nil {
				return err
			}
			next.Seq = r.run.Seq
			next.Status = state.Done
			if r.pl.Undo {
				next.Status = state.Undone
			}
			rep.Moved = next.Moved
			forget := r.pl.Undo && mismatch == nil
			if forget {
				next.Settle() // the journal that counts it goes
			}
			if err := r.update(ctx, tx, &next); err != nil {
				return err
			}
			if err := r.pl.store().DropRanges(ctx, tx, next.ID); err != nil || !forget {
				return err
			}
			return r.pl.store().ForgetIDs(ctx, tx, next.ID)
		})
	})
	if errors.Is(err, errFenced) {
		return rep, true, errFenced // and look again
	}
	return rep, false, errors.Join(mismatch, err)
}

// remains is what may not be left when the run is over: for a listed run, every id
// of the list.
func (r *runner) remains(ctx context.Context) (m check.Mover, err error) {
	m.T = r.move.T
	if !r.byList() {
		return m, nil
	}
	m.List = &check.Set{}
	err = r.pl.store().Entries(ctx, r.s, r.run.ID, func(e state.Entry) error {
		for _, id := range e.IDs {
			if r.pl.Undo {
				id, _ = r.pl.Rewrite.t.Apply(id)
			}
			m.List.Add(id)
		}
		return nil
	})
	m.List.Sort()
	return m, err
}

// verify compares the class with what was counted before. left is the number of values that the
// move still applies to. A difference is an error that wraps [ErrVerify], also when there are some;
// while a run is under way it may be one of time.
func verify(ctx context.Context, q dialect.Querier, d dialect.Dialect, class *sqlgen.Class, m check.Mover, before state.Before, sets ...transform.Pattern) (rep Report, found check.Result, err error) {
	found, err = check.Verify(ctx, q, d, class, m, before, sets...)
	for i, c := range found.Columns {
		rep.Columns = append(rep.Columns, ColumnCounts{columnName(class.Columns[i]), Counts(c.Counts)})
	}
	rep.Orphans, rep.Changed = found.Orphans, strings.Join(found.Changed, "; ")
	rep.Identical = found.Identical
	if err != nil {
		return rep, found, err
	}
	var wrong []error
	for _, what := range found.Wrong {
		wrong = append(wrong, fmt.Errorf("%w: %s", ErrVerify, what))
	}
	return rep, found, errors.Join(wrong...)
}
