package rebuild

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// A Rebuilder is a Dialect that can do this.
type Rebuilder interface {
	twin.Reader
	// Rebuild makes the tables of a scope anew: with the new types, or the old ones where the
	// scope is switched. Nothing has changed when it fails.
	Rebuild(ctx context.Context, s *dialect.Session, sc *twin.Scope, do Doing) error
	// Forget drops what a rebuild has noted for the way back.
	Forget(ctx context.Context, q dialect.Querier, s *twin.Scope) error
	// Room is how many bytes are free where the database grows, if that is known.
	Room(ctx context.Context, q dialect.Querier) (free int64, known bool)
}

// Doing is what is done besides, in the transaction of a rebuild.
type Doing struct {
	Begin, End func(dialect.Tx) error
	Tell       func(sqlgen.Ref) // a table begins
	Warn       func(string)
}

// DifferError occurs when a new table has not the rows that it should have. Nothing was changed.
type DifferError struct {
	Table sqlgen.Ref
	Rows  int64
}

func (e DifferError) Error() string {
	return fmt.Sprintf("the new %q differs from the old one in %s; nothing was changed", e.Table.Table,
		thousands.Count(e.Rows, "row"))
}

// Unwrap makes it a [run.ErrVerify].
func (DifferError) Unwrap() error { return run.ErrVerify }

// A Job is the part of one process in such a run.
type Job struct {
	*run.Part
	Rebuilder Rebuilder
	Scope     *twin.Scope
	Sizes     []twin.Size // of a new run
}

// Run makes the tables anew. A run that has done so is verified.
func (j *Job) Run(ctx context.Context) ([]twin.Count, error) {
	if j.Was.ID != 0 {
		return j.Verify(ctx)
	}
	if err := j.refuseRoom(ctx); err != nil {
		return nil, err
	}
	if err := j.CreateState(ctx); err != nil {
		return nil, err
	}
	var counts []twin.Count
	err := j.rebuild(ctx, func(tx dialect.Tx) error {
		want := j.Want
		want.Status = state.Rebuilt
		orphans, err := check.Orphans(ctx, tx, j.D, j.Class.Keys)
		if err != nil {
			return err
		}
		for i, k := range j.Class.Keys {
			want.Before.Orphans[check.KeyName(k)] += orphans[i]
		}
		if err = j.Insert(ctx, tx, want); errors.Is(err, run.ErrFenced) {
			err = fmt.Errorf("%w: another run has one of these columns; see status", run.ErrRefused)
		}
		j.Scope.Run = j.Row.ID
		return err
	}, func(tx dialect.Tx) (err error) {
		j.Scope = j.Scope.Other()
		if counts, err = j.verify(ctx, tx); err != nil {
			return err
		}
		next := j.Row
		next.MovedValues = next.Total
		err = j.Update(ctx, tx, &next)
		j.Row = next
		return err
	})
	if err != nil && !j.D.Kind(err).Retry() { // nothing is left of a first run
		_ = j.State().Drop(context.WithoutCancel(ctx), j.S)
	}
	return counts, err
}

// rebuild does it in one transaction, when nobody else writes. It refuses values that have come
// since the plan and are no ids.
func (j *Job) rebuild(ctx context.Context, begin, end func(dialect.Tx) error) error {
	scope := j.Scope
	var since time.Time
	tell := func(next string) {
		if !since.IsZero() {
			j.Emit(run.Event{Kind: run.StepDone, Note: next, Took: time.Since(since)})
		}
		since = time.Now()
	}
	return j.Retry(ctx, func() error {
		j.Scope, since = scope, time.Time{}
		last := ""
		return j.Rebuilder.Rebuild(ctx, j.S, scope, Doing{
			Begin: func(tx dialect.Tx) error {
				if err := begin(tx); err != nil {
					return err
				}
				for _, t := range scope.Tables {
					list, err := twin.CountValues(ctx, tx, j.Rebuilder, scope, t)
					if err != nil {
						return err
					}
					for k, v := range list {
						if v.Misfits > 0 {
							return fmt.Errorf("%w: %s in column %s of %q that %s no id, such as %q: correct "+
								"them first; nothing was changed", run.ErrRefused,
								thousands.Count(v.Misfits, "value"), t.Twins[k].Name, t.Table,
								thousands.Verb(v.Misfits, "is", "are"), check.Readable(v.Example))
						}
					}
				}
				return nil
			},
			Tell: func(t sqlgen.Ref) {
				tell(last)
				last = "make " + t.Table + " anew"
			},
			Warn: func(text string) { j.Emit(run.Event{Kind: run.Warned, Note: text}) },
			End: func(tx dialect.Tx) error {
				tell(last)
				return end(tx)
			},
		})
	})
}

// refuseRoom refuses to begin on a disk that will be full: the new tables stand next to the old
// ones, and once more in the journal or the WAL.
func (j *Job) refuseRoom(ctx context.Context) error {
	need := Need(j.Sizes)
	if free, known := j.Rebuilder.Room(ctx, j.S); known && free < need {
		return fmt.Errorf("%w: %s of disk are free, and a rebuild takes about %s; nothing was changed",
			run.ErrRefused, thousands.Bytes(free), thousands.Bytes(need))
	}
	return nil
}

// Need estimates the bytes that a rebuild of tables takes besides.
func Need(sizes []twin.Size) (n int64) {
	for _, s := range sizes {
		n += 2 * (s.Rows + s.Indexes)
	}
	return n
}

// Verify looks for values that are no ids of the new type. It also looks for rows that have lost
// their parent since the run began.
func (j *Job) Verify(ctx context.Context) (out []twin.Count, err error) {
	err = j.S.InTx(ctx, func(tx dialect.Tx) (err error) {
		out, err = j.verify(ctx, tx)
		return err
	})
	return out, err
}

func (j *Job) verify(ctx context.Context, q dialect.Querier) (out []twin.Count, err error) {
	j.Emit(run.Event{Kind: run.Verifying})
	orphans, err := check.Orphans(ctx, q, j.D, j.Class.Keys)
	if err != nil {
		return nil, err
	}
	lost := map[sqlgen.Ref]int64{}
	for i, k := range j.Class.Keys {
		if !j.hasArms(k) {
			lost[k.Child] += max(orphans[i]-j.Row.Before.Orphans[check.KeyName(k)], 0)
		}
	}
	for _, t := range j.Scope.Tables {
		n, err := j.strays(ctx, q, t)
		if err != nil {
			return nil, err
		}
		lost[t.Ref] += n
		c := twin.Count{Table: t.Ref, Orphans: lost[t.Ref]}
		list, err := twin.CountValues(ctx, q, j.Rebuilder, j.Scope, t)
		if err != nil {
			return nil, err
		}
		for _, v := range list {
			c.Rows = v.Rows
			c.Differ += v.Misfits
		}
		out = append(out, c)
		if !c.IsRight() {
			err = fmt.Errorf("%w: %s has %s of these columns that %s no id, and %s without a parent",
				run.ErrVerify, t.Table, thousands.Count(c.Differ, "value"),
				thousands.Verb(c.Differ, "is", "are"), thousands.Count(c.Orphans, "row"))
			return out, err
		}
	}
	return out, nil
}

// hasArms reports whether a key stands for one of the links of a column, whose roots are several.
func (j *Job) hasArms(k sqlgen.ForeignKey) bool {
	for _, t := range j.Scope.Tables {
		for _, x := range t.Twins {
			if t.Ref == k.Child && x.Draw != nil && len(x.Draw.Arms) > 0 && k.Columns[0].Child == x.Name {
				return true
			}
		}
	}
	return false
}

// strays counts the values of such columns whose row is not there.
func (j *Job) strays(ctx context.Context, q dialect.Querier, t twin.Table) (n int64, err error) {
	for _, x := range t.Twins {
		if x.Draw == nil || len(x.Draw.Arms) == 0 {
			continue
		}
		for _, a := range x.Draw.Arms {
			lost, err := twin.CountStrays(ctx, q, j.Rebuilder, t, x, a, a.Of)
			if err != nil {
				return 0, err
			}
			n += lost
		}
	}
	return n, nil
}

// Undo makes the tables once more, with the old types. What was written since stays.
func (j *Job) Undo(ctx context.Context) error {
	return j.rebuild(ctx, j.take, func(tx dialect.Tx) error {
		next := j.Row
		next.Status = state.Undone
		err := j.Update(ctx, tx, &next)
		j.Row = next
		return err
	})
}

// take reads the run's row, which another process may have changed.
func (j *Job) take(tx dialect.Tx) (err error) {
	j.Row, err = j.State().Get(context.Background(), tx, j.Was.ID)
	if err == nil && j.Row.Seq != j.Was.Seq {
		err = run.ErrChanged(j.Was.ID)
	}
	return err
}

// Finish forgets the run, with what an undo needs. There is no way back then. The maps of new keys
// stay, unless keep is [twin.KeepNothing].
func (j *Job) Finish(ctx context.Context, keep string) error {
	switch j.Scope.Keep = keep; {
	case keep == "" || keep == twin.KeepNothing:
	case len(j.Row.Before.Twins.Draws) == 0:
		return twin.ErrNothingKept
	case keep != twin.KeepMap:
		return fmt.Errorf("%w: %w: the old keys are in tables of their own: map keeps them, nothing "+
			"drops them", run.ErrConfig, hint.Keep)
	}
	err := j.Retry(ctx, func() error {
		return j.S.InTx(ctx, func(tx dialect.Tx) error {
			if err := j.Rebuilder.Forget(ctx, tx, j.Scope); err != nil {
				return err
			}
			ok, err := j.State().Remove(ctx, tx, j.Was.ID, j.Was.Seq)
			if err == nil && !ok {
				err = run.ErrChanged(j.Was.ID)
			}
			return err
		})
	})
	if err == nil {
		_ = j.State().Drop(ctx, j.S) // harmless if it cannot
	}
	return err
}
