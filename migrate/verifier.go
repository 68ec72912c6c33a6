package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/inplace"
	"github.com/sqluuid/sqluuid/migrate/internal/plan"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
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
	// Rewrite and Status are those of the latest run, empty if there is none:
	// then nothing could be compared.
	Rewrite string `json:"rewrite,omitempty"`
	Status  string `json:"status,omitempty"`
	// Left is the number of values that the run has not come to yet. When it is
	// done they have arrived since, which is an error.
	Left int64 `json:"left"`
	// Duplicates is the number of ids that stand more than once in a column with a unique index.
	Duplicates int64 `json:"duplicates"`
	// Sampled is the number of ids that were looked up through the driver.
	Sampled int `json:"sampled"`
}

// A verifier reads a column class and compares it with what a run has recorded.
type verifier struct {
	p   *plan.Planner
	cfg VerifyConfig
}

// newVerifier checks the configuration.
func newVerifier(d *Database, cfg VerifyConfig) (*verifier, error) {
	pl, err := plan.New(d.in, plan.Config{
		Column: cfg.Column, Also: cfg.Also,
		AllowTriggers: true, IgnoreHiddenKeys: cfg.IgnoreHiddenKeys, AllowOrphans: true,
	})
	if err != nil {
		return nil, err
	}
	pl.AnyText = true
	if cfg.Sample == 0 {
		cfg.Sample = 100
	}
	return &verifier{p: pl, cfg: cfg}, nil
}

// verify does what [Database.Verify] says.
func (v *verifier) verify(ctx context.Context) (out Verification, err error) {
	if out, err = v.once(ctx); errors.Is(err, plan.ErrStrict) {
		v.p.AnyText = false
		out, err = v.once(ctx)
	}
	return out, err
}

// once verifies, or returns [plan.ErrStrict].
func (v *verifier) once(ctx context.Context) (out Verification, err error) {
	err = v.p.Visit(ctx, func(s *dialect.Session, pl plan.Attached) error {
		out = Verification{}
		runs, err := pl.Store().List(ctx, s)
		if err != nil {
			return err
		}
		run := newest(pl.Plan, runs)
		if run == nil {
			return v.alone(ctx, s, pl, &out)
		}
		r, err := ParseRewrite(run.Rewrite)
		if err == nil && v.p.AnyText && plan.OneText(r, *run) {
			return plan.ErrStrict
		}
		pl.Adopt(*run)
		if len(pl.Missing()) > 0 {
			return nil
		}
		return v.compare(ctx, s, pl, *run, &out)
	})
	return out, err
}

// newest returns the run on the class by which its ids are as they are: the latest, or
// one before it whose undo goes on, or has ended, after the latest one was undone.
func newest(pl *plan.Plan, runs []state.Run) (found *state.Run) {
	for _, r := range runs {
		if !pl.Shares(r) {
			continue
		}
		if found == nil || found.Status == state.Undone &&
			(r.Active || r.Finished.After(found.Finished)) {
			found = &r
		}
	}
	return found
}

// alone verifies what needs no run to compare with.
func (v *verifier) alone(
	ctx context.Context, s *dialect.Session, pl plan.Attached, out *Verification,
) error {
	m := check.Mover{T: transform.Named("v1-to-v6")} // it reads the versions only
	for _, col := range pl.Class.Columns {
		found, err := check.Read(ctx, s, pl.D, col, m, false)
		if err != nil {
			return fmt.Errorf("reading %s: %w", plan.NameOf(col), err)
		}
		found.Others, found.Examples = 0, nil
		out.Columns = append(out.Columns, ColumnCounts{Column: plan.NameOf(col), Counts: found.Counts})
	}
	n, err := check.Orphans(ctx, s, pl.D, pl.Class.Keys)
	if err != nil {
		return err
	}
	for _, n := range n {
		out.Orphans += n
	}
	out.Changed = "no run is recorded for this column, so there is nothing to compare with"
	return v.details(ctx, s, pl, out)
}

func (v *verifier) compare(ctx context.Context, s *dialect.Session, pl plan.Attached, row state.Run,
	out *Verification) error {
	out.Rewrite, out.Status = row.Rewrite, string(row.Status)
	r, err := ParseRewrite(row.Rewrite)
	if err != nil {
		return fmt.Errorf("%w: this release does not know %q; use the one that wrote it", ErrRefused,
			row.Rewrite)
	}
	pl.Rewrite = r
	if row.Before.Copy != nil {
		return v.compareCopy(ctx, s, pl, row, out)
	}
	pl.Forward()
	if pl.Listed() {
		pl.Look.List, pl.Look.Kept, err = inplace.Recorded(ctx, s, pl.Store(), pl.Transform(), row, false)
		if err != nil {
			return err
		}
	}
	m := pl.Look
	if m.List != nil {
		m.Kept = nil
	}
	if row.Status == state.Undoing || row.Status == state.Undone {
		// Of one that is undone nothing is left to do.
		m = check.Mover{T: pl.Transform().Inverse(), List: &check.Set{}}
		if row.Status == state.Undoing {
			if m.List, _, err = inplace.Recorded(ctx, s, pl.Store(), pl.Transform(), row, true); err != nil {
				return err
			}
		}
	}
	found, err := run.Verify(ctx, s, pl.D, pl.Class, m, row.Before)
	if err != nil && !errors.Is(err, ErrVerify) {
		return err
	}
	if row.Active && found.Left > 0 {
		err = nil // the application may write, and the run is not through
		if !found.Identical && len(found.Changed) == 0 {
			found.Changed = []string{"the run is under way, and ids were changed meanwhile"}
		}
	}
	out.Report = report(pl.Plan, run.Report{Run: row.ID, Moved: row.Moved, Result: found})
	out.Left = found.Left
	return errors.Join(out.returned(row, pl.Plan, found), err, v.details(ctx, s, pl, out))
}

// compareCopy compares the tables of a run that copied with what it has recorded: with the ids as
// they should become once the new tables are in place, with those before it otherwise.
func (v *verifier) compareCopy(ctx context.Context, s *dialect.Session, pl plan.Attached,
	row state.Run, out *Verification) error {
	before := row.Before
	swapped := row.Status == state.Done
	past, err := shadow.PastOf(pl.D, row)
	if err == nil && row.Active {
		swapped, err = past.Swapped(ctx, s)
	}
	if err != nil {
		return err
	}
	if !swapped {
		before.Columns = map[string]state.BeforeColumn{}
		for name, c := range row.Before.Columns {
			c.Then, c.ThenRows = c.Now, c.NowRows
			before.Columns[name] = c
		}
		if row.Status == state.Running {
			out.Left = row.Total
		}
	}
	m := check.Mover{T: transform.Same}
	if row.Status == state.Done && !pl.Transform().Listed() {
		m.T = pl.Transform() // there is nothing that it applies to any more
	}
	found, err := run.Verify(ctx, s, pl.D, pl.Class, m, before,
		pl.Transform().From(), pl.Transform().To())
	if err != nil && !errors.Is(err, ErrVerify) {
		return err
	}
	out.Report = report(pl.Plan, run.Report{Run: row.ID, Moved: row.Moved, Result: found})
	out.Left += found.Left
	return errors.Join(out.returned(row, pl.Plan, found), err, v.details(ctx, s, pl, out))
}

// returned refuses to call a run done when its columns have ids for it to rewrite.
func (out *Verification) returned(run state.Run, pl *plan.Plan, found check.Result) error {
	if run.Status != state.Done || out.Left == 0 {
		return nil
	}
	out.Identical = false
	var wrong []error
	for i, c := range out.Columns {
		if n := found.Columns[i].Moves; n > 0 {
			wrong = append(wrong, fmt.Errorf("%w: %s has %d values to rewrite, and run %d (%v) is done: "+
				"rows were put back as they were before it, from a backup say, "+
				"or an application still writes ids of %s; run %v again, or undo it", ErrVerify, c.Column, n,
				run.ID, pl.Rewrite, pl.Transform().About(), pl.Rewrite))
		}
	}
	return errors.Join(wrong...)
}

// details looks for ids that stand twice and looks a sample up.
func (v *verifier) details(
	ctx context.Context, s *dialect.Session, pl plan.Attached, out *Verification,
) error {
	var wrong []error
	for i, col := range pl.Class.Columns {
		if pl.Columns[i].Unique {
			var n int64
			if err := dialect.Scan(ctx, s, sqlgen.Duplicates(pl.D, col), &n); err != nil {
				return fmt.Errorf("looking for duplicates in %s: %w", plan.NameOf(col), err)
			}
			out.Duplicates += n
			if n > 0 {
				wrong = append(wrong, fmt.Errorf("%w: %d ids stand more than once in %s, "+
					"which has a unique index: the index is damaged; rebuild it", ErrVerify, n, plan.NameOf(col)))
			}
		}
		if v.cfg.Sample < 0 {
			continue
		}
		keys, err := dialect.Names(ctx, s, sqlgen.Sample(pl.D, col, v.cfg.Sample))
		if err != nil {
			return fmt.Errorf("taking a sample of %s: %w", plan.NameOf(col), err)
		}
		for _, k := range keys {
			if _, err := sqltype.ParseLenient(k); err != nil {
				continue // no id: of two such texts that differ in case either may be found
			}
			var back string
			err = dialect.Scan(ctx, s, sqlgen.Find(pl.D, col, k), &back)
			if err != nil && !errors.Is(err, sql.ErrNoRows) {
				return fmt.Errorf("looking up an id of %s: %w", plan.NameOf(col), err)
			}
			out.Sampled++
			if err != nil || check.Readable(back) != check.Readable(k) {
				wrong = append(wrong, fmt.Errorf("%w: the id %s of %s is not found when it is looked up; "+
					"rebuild the column's index", ErrVerify, check.Readable(k), plan.NameOf(col)))
			}
		}
	}
	return errors.Join(wrong...)
}
