package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/inplace"
	"github.com/sqluuid/sqluuid/migrate/internal/plan"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype"
)

// VerifyConfig says what is to be verified. Only Column has no default.
type VerifyConfig struct {
	// Column is any column of the class.
	Column ColumnName
	// Also are columns without a foreign key, in addition to those that the
	// latest run had. See [PlanConfig].
	Also []ColumnName
	// Sample is how many ids of each column are looked up one by one through
	// the driver. It defaults to 100; a negative one looks none up.
	Sample int
	// IgnoreHiddenKeys is as in [PlanConfig].
	IgnoreHiddenKeys bool
}

// A Verification says what a class holds and whether that is what the latest run on it leads to.
type Verification struct {
	Report
	// Rewrite and Status describe the latest run. They are empty if there is none:
	// then nothing could be compared.
	Rewrite string `json:"rewrite,omitempty"`
	Status  string `json:"status,omitempty"`
	// UnmovedValues is the number of values that the run has not rewritten yet. After a run
	// that is done they are later values, which is an error.
	UnmovedValues int64 `json:"left"`
	// Duplicates is the number of ids that stand more than once in a column with a unique index.
	Duplicates int64 `json:"duplicates"`
	// SampledIDs is the number of ids that were looked up through the driver.
	SampledIDs int `json:"sampled"`
}

// Verify reads every value of a class once and compares it with what a run has recorded. It can do
// so at any time: before, during and after a run and an undo. What must not be is an error that
// wraps [ErrVerify]: ids lost, damaged or in other rows, ids that a run which is done should have
// rewritten, rows that lost their parent, an id twice in a unique column, an id that the driver
// does not find again. It writes nothing.
//
// It compares which id stands in which row, by a sum that does not depend on the order of the rows.
// A primary key, or a unique index of columns that are NOT NULL, tells the rows apart; other ids in
// that key count as their images. Without such a key the ids alone are compared.
func (d *Database) Verify(ctx context.Context, cfg VerifyConfig) (out Verification, err error) {
	p, err := plan.New(d.in, plan.Config{
		Column: cfg.Column, Also: cfg.Also,
		AllowTriggers: true, IgnoreHiddenKeys: cfg.IgnoreHiddenKeys, AllowOrphans: true,
	})
	if err != nil {
		return out, err
	}
	if cfg.Sample == 0 {
		cfg.Sample = 100
	}
	once := func(s *dialect.Session, pl plan.AttachedPlan) error {
		out = Verification{}
		return verifier{pl, s, &out}.verify(ctx, p.AnyText, cfg.Sample)
	}
	p.AnyText = true
	if err = p.Visit(ctx, once); errors.Is(err, plan.ErrStrict) {
		p.AnyText = false
		err = p.Visit(ctx, once)
	}
	return out, err
}

// A verifier reads a column class and compares it with what a run has recorded.
type verifier struct {
	pl  plan.AttachedPlan
	s   *dialect.Session
	out *Verification
}

// verify compares with the newest run, or returns [plan.ErrStrict].
func (v verifier) verify(ctx context.Context, anyText bool, sample int) error {
	runs, err := v.pl.Store().List(ctx, v.s)
	if err != nil {
		return err
	}
	row := newest(v.pl.Plan, runs)
	if row == nil {
		if err := v.verifyAlone(ctx); err != nil {
			return err
		}
		return v.details(ctx, sample)
	}
	if anyText {
		return plan.ErrStrict
	}
	r, unknown := ParseRewrite(row.Rewrite)
	v.pl.Adopt(*row)
	if len(v.pl.MissingColumns()) > 0 {
		return nil // to be planned anew, with them
	}
	v.out.Rewrite, v.out.Status = row.Rewrite, string(row.Status)
	if unknown != nil {
		return fmt.Errorf("%w: this release does not know %q; use the one that wrote it", ErrRefused,
			row.Rewrite)
	}
	v.pl.Rewrite = r
	wrong, err := v.compare(ctx, *row, runs)
	if err != nil {
		return err
	}
	return errors.Join(wrong, v.details(ctx, sample))
}

// newest returns the run on the class by which its ids are as they are: the latest, or
// one before it whose undo goes on, or has ended, after the latest one was undone.
func newest(pl *plan.Plan, runs []state.Run) (found *state.Run) {
	for _, r := range runs {
		if !pl.Shares(r) {
			continue
		}
		if found == nil || found.Status == state.Undone &&
			(r.Active || r.FinishedAt.After(found.FinishedAt)) {
			found = &r
		}
	}
	return found
}

// verifyAlone verifies what needs no run to compare with.
func (v verifier) verifyAlone(ctx context.Context) error {
	m := check.Mover{T: transform.Named("v1-to-v6")} // it reads the versions only
	for _, col := range v.pl.Class.Columns {
		found, err := check.Read(ctx, v.s, v.pl.D, col, m, false)
		if err != nil {
			return fmt.Errorf("reading %s: %w", plan.NameOf(col), err)
		}
		found.Others, found.Examples = 0, nil
		v.out.Columns = append(v.out.Columns,
			ColumnCounts{Column: plan.NameOf(col), Counts: found.Counts})
	}
	orphans, err := check.Orphans(ctx, v.s, v.pl.D, v.pl.Class.Keys)
	for _, n := range orphans {
		v.out.Orphans += n
	}
	if err != nil {
		return err
	}
	v.out.NotCompared = "no run is recorded for this column, so there is nothing to compare with"
	return nil
}

// compare compares the class with what a run has recorded. It returns apart what is wrong.
func (v verifier) compare(ctx context.Context, row state.Run, runs []state.Run) (wrong, err error) {
	m, err := v.afterChunks(ctx, row)
	if err != nil {
		return nil, err
	}
	found, wrong := run.Verify(ctx, v.s, v.pl.D, v.pl.Class, m, row, runs)
	if wrong != nil && !errors.Is(wrong, ErrVerify) {
		return nil, wrong
	}
	if row.Active && found.UnmovedValues > 0 {
		wrong = run.Meanwhile(&found)
	}
	read := run.Report{Run: row.ID, MovedValues: row.MovedValues, Result: found}
	v.out.Report = report(v.pl.Plan, read)
	v.out.UnmovedValues += found.UnmovedValues
	return errors.Join(v.refuseReturned(row, found), wrong), nil
}

// afterChunks says which ids a run in place has still to move.
func (v verifier) afterChunks(ctx context.Context, row state.Run) (m check.Mover, err error) {
	pl, t := v.pl, v.pl.Transform()
	pl.Forward()
	m = pl.Mover
	if row.Status == state.Undoing || row.Status == state.Undone {
		m = check.Mover{T: t.Inverse(), List: &check.Set{}} // of one that is undone nothing is left
	}
	switch {
	case row.Status == state.Undoing:
		m.List, _, err = inplace.ReadRecordedIDs(ctx, v.s, pl.Store(), t, row, true)
	case row.Status != state.Undone && pl.Listed():
		m.List, _, err = inplace.ReadRecordedIDs(ctx, v.s, pl.Store(), t, row, false)
	}
	return m, err
}

// refuseReturned refuses to call a run done when its columns have ids for it to rewrite.
func (v verifier) refuseReturned(row state.Run, found check.Result) error {
	if row.Status != state.Done || v.out.UnmovedValues == 0 {
		return nil
	}
	v.out.Identical = false
	var wrong []error
	for i, c := range v.out.Columns {
		if n := found.Columns[i].Moves; n > 0 {
			wrong = append(wrong, fmt.Errorf("%w: %s has %s to rewrite, and run %d (%v) is done: "+
				"rows were put back as they were before it, from a backup say, "+
				"or an application still writes ids of %s; run %v again, or undo it", ErrVerify, c.Column,
				thousands.Count(n, "value"),
				row.ID, v.pl.Rewrite, v.pl.Transform().About(), v.pl.Rewrite))
		}
	}
	return errors.Join(wrong...)
}

// details looks for ids that stand twice and looks a sample up.
func (v verifier) details(ctx context.Context, sample int) error {
	var wrong []error
	for i, col := range v.pl.Class.Columns {
		name := plan.NameOf(col)
		if v.pl.Columns[i].Unique {
			var n int64
			if err := dialect.Scan(ctx, v.s, sqlgen.Duplicates(v.pl.D, col), &n); err != nil {
				return fmt.Errorf("looking for duplicates in %s: %w", name, err)
			}
			v.out.Duplicates += n
			if n > 0 {
				wrong = append(wrong, fmt.Errorf("%w: %s %s more than once in %s, "+
					"which has a unique index: the index is damaged; rebuild it", ErrVerify,
					thousands.Count(n, "id"), thousands.Verb(n, "stands", "stand"), name))
			}
		}
		if sample < 0 {
			continue
		}
		keys, err := dialect.Names(ctx, v.s, sqlgen.Sample(v.pl.D, col, sample))
		if err != nil {
			return fmt.Errorf("taking a sample of %s: %w", name, err)
		}
		for _, k := range keys {
			if _, err := sqltype.Parse(k); err != nil {
				continue // no id: of two such texts that differ in case either may be found
			}
			var back string
			err = dialect.Scan(ctx, v.s, sqlgen.Find(v.pl.D, col, k), &back)
			if err != nil && !errors.Is(err, sql.ErrNoRows) {
				return fmt.Errorf("looking up an id of %s: %w", name, err)
			}
			v.out.SampledIDs++
			if err != nil || check.Readable(back) != check.Readable(k) {
				wrong = append(wrong, fmt.Errorf("%w: the id %s of %s is not found when it is looked up; "+
					"rebuild the column's index", ErrVerify, check.Readable(k), name))
			}
		}
	}
	return errors.Join(wrong...)
}
