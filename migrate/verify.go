package migrate

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
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
	rep, left, err := verify(ctx, r.s, r.d, r.pl.class, m, r.run.Before)
	rep.Run, rep.Moved, rep.Refresh, rep.Links = r.run.ID, r.run.Moved, r.pl.Refresh, r.pl.Links
	rep.Publications, rep.Makers = r.pl.Publications, r.pl.Makers
	if left > 0 && errors.Is(err, ErrVerify) {
		err = nil // not before the last pass
	}
	// A mismatch is reported once and ends the run: there is nothing left to
	// rewrite, and what was recorded for an undo stays.
	mismatch := err
	if left > 0 || err != nil && !errors.Is(err, ErrVerify) {
		return rep, left > 0, err
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
func (r *runner) remains(ctx context.Context) (m mover, err error) {
	m.t = r.move.T
	if !r.byList() {
		return m, nil
	}
	m.list = &idSet{}
	err = r.pl.store().Entries(ctx, r.s, r.run.ID, func(e state.Entry) error {
		for _, id := range e.IDs {
			if r.pl.Undo {
				id, _ = r.pl.Rewrite.t.Apply(id)
			}
			m.list.add(id)
		}
		return nil
	})
	m.list.sort()
	return m, err
}

// verify compares the class with what was counted before. left is the number of
// values that the move still applies to. A difference is an error that wraps
// [ErrVerify], also when there are some; while a run is under way it may be one of
// time. sets are the ids that links without a
// foreign key were counted for, those of the move if none are given.
func verify(ctx context.Context, q dialect.Querier, d dialect.Dialect, class *dialect.Class, m mover, before state.Before, sets ...transform.Pattern) (rep Report, left int64, err error) {
	if len(sets) == 0 {
		sets = []transform.Pattern{m.t.From(), m.t.To()}
	}
	var wrong []error
	var changed []string
	for _, col := range class.Columns {
		name := columnName(col)
		want, ok := before.Columns[name.String()]
		sameKey := slices.Equal(dialect.MemberNames(col.Identity), want.Key)
		if !sameKey {
			col.Identity = nil // there is nothing to compare the rows with
		}
		counts, moves, err := readColumn(ctx, q, d, col, m, true)
		if err != nil {
			return rep, 0, fmt.Errorf("reading %s: %w", name, err)
		}
		if m.t != transform.Same { // which has nothing to come to
			left += moves
		}
		counts.Others, counts.Examples = 0, nil // they show what a plan cannot rewrite
		// What should come of the ids as they are is the same before, in the
		// middle of, and after a run.
		rep.Columns = append(rep.Columns, ColumnCounts{name, counts})
		switch {
		case !ok:
			changed = append(changed, fmt.Sprintf("%s was not there when the run began", name))
		case counts.Rows() != want.Rows || counts.Null != want.Nulls:
			changed = append(changed, fmt.Sprintf("%s had %d rows when the run began and has %d now: the application wrote meanwhile", name, want.Rows, counts.Rows()))
		case counts.exp.ids.String() != want.Then:
			wrong = append(wrong, fmt.Errorf("%w: %s has as many rows as before and other ids than expected; "+
				"either the application changed some during the run, and all is well, or they were damaged: look before you go on", ErrVerify, name))
		case len(want.Key) > 0 && !sameKey:
			changed = append(changed, fmt.Sprintf("the rows of %s were told apart by %s when the run began, and that is not their key any more", name, strings.Join(want.Key, ", ")))
		case len(want.Key) > 0 && counts.exp.rows.String() != want.ThenRows:
			wrong = append(wrong, fmt.Errorf("%w: %s has the ids that it should, and not in the rows in which they stood: ids were exchanged between rows (told apart by %s); "+
				"either the application did so, and all is well, or they were damaged: look before you go on", ErrVerify, name, strings.Join(want.Key, ", ")))
		}
	}
	rep.Identical = len(changed)+len(wrong) == 0
	rep.Changed = strings.Join(changed, "; ")
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
	lost, err := strays(ctx, q, d, class, sets...)
	if err != nil {
		return rep, left, err
	}
	for _, link := range slices.Sorted(maps.Keys(lost)) {
		n := lost[link]
		rep.Orphans += n
		if was, ok := before.Orphans[link]; ok && n > was {
			wrong = append(wrong, fmt.Errorf("%w: %d ids of %s stand in no other table of the class, and %d did before", ErrVerify, n, link, was))
		}
	}
	return rep, left, errors.Join(wrong...)
}
