package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/sqltype"
)

// VerifyConfig says what is to be verified. Only Column has no default.
type VerifyConfig struct {
	// Column is any column of the class.
	Column ColumnName
	// Also are columns without a foreign key, beside those that the latest run
	// had. See [PlanConfig].
	Also []ColumnName
	// Sample is how many ids of each column are looked up one by one through
	// the driver. It defaults to 100; a negative one looks none up.
	Sample int
	// IgnoreHiddenKeys is as in [PlanConfig].
	IgnoreHiddenKeys bool
}

// A Verification says what a class holds and whether that is what the latest
// run on it leads to.
type Verification struct {
	Report
	// Rewrite and Status are those of the latest run, empty if there is none:
	// then nothing could be compared.
	Rewrite string `json:"rewrite,omitempty"`
	Status  string `json:"status,omitempty"`
	// Left is the number of values that the run has not come to yet. When it is
	// done they have arrived since, which is an error.
	Left int64 `json:"left"`
	// Duplicates is the number of ids that stand more than once in a column
	// with a unique index.
	Duplicates int64 `json:"duplicates"`
	// Sampled is the number of ids that were looked up through the driver.
	Sampled int `json:"sampled"`
}

// A verifier reads a column class and compares it with what a run has recorded.
type verifier struct {
	p   *planner
	cfg VerifyConfig
}

// newVerifier checks the configuration.
func newVerifier(d *Database, cfg VerifyConfig) (*verifier, error) {
	pl, err := newPlanner(d, PlanConfig{
		Column: cfg.Column, Also: cfg.Also, AllowTriggers: true, IgnoreHiddenKeys: cfg.IgnoreHiddenKeys, AllowOrphans: true,
	})
	if err != nil {
		return nil, err
	}
	pl.anyText = true
	if cfg.Sample == 0 {
		cfg.Sample = 100
	}
	return &verifier{p: pl, cfg: cfg}, nil
}

// verify does what [Database.Verify] says.
func (v *verifier) verify(ctx context.Context) (out Verification, err error) {
	p := *v.p
	if out, err = p.verify(ctx, v); errors.Is(err, errStrict) {
		p.anyText = false
		out, err = p.verify(ctx, v)
	}
	return out, err
}

// errStrict says that the run on the class takes text of 36 characters only for ids, so
// that other text must not be counted.
const errStrict Error = "migrate: the run knows one form of text"

// verify does what [Verifier.Verify] does, or returns errStrict.
func (p *planner) verify(ctx context.Context, v *verifier) (out Verification, err error) {
	_, err = p.withMissing(func(also taken) (*Plan, error) {
		return p.plan(ctx, func(ctx context.Context, s *dialect.Session, pl *Plan) error {
			out = Verification{}
			run, err := p.newest(ctx, s, pl)
			if err != nil {
				return err
			}
			if run == nil {
				return v.alone(ctx, s, pl, &out)
			}
			if r, err := ParseRewrite(run.Rewrite); err == nil && p.anyText && r.kind != textToBinary {
				return errStrict
			}
			pl.adopt(*run)
			if len(pl.missing()) > 0 {
				return nil
			}
			return v.compare(ctx, s, pl, *run, &out)
		}, also)
	})
	return out, err
}

// newest returns the run on the class by which its ids are as they are: the latest, or
// one before it whose undo goes on, or has ended, after the latest one was undone.
func (p *planner) newest(ctx context.Context, s *dialect.Session, pl *Plan) (*state.Run, error) {
	runs, err := pl.store().List(ctx, s)
	if err != nil {
		return nil, err
	}
	var found *state.Run
	for _, r := range runs {
		if !pl.shares(r) {
			continue
		}
		if found == nil || found.Status == state.Undone && (r.Active || r.Finished.After(found.Finished)) {
			found = &r
		}
	}
	return found, nil
}

// shares reports whether a run has rewritten a column of the class.
func (pl *Plan) shares(r state.Run) bool {
	for _, c := range pl.Columns {
		for _, name := range r.Columns {
			if name == c.Column.String() {
				return true
			}
		}
	}
	return false
}

// alone verifies what needs no run to compare with.
func (v *verifier) alone(ctx context.Context, s *dialect.Session, pl *Plan, out *Verification) error {
	m := check.Mover{T: V1ToV6.t} // it reads the versions only
	for _, col := range pl.class.Columns {
		found, err := check.Read(ctx, s, pl.d, col, m, false)
		if err != nil {
			return fmt.Errorf("reading %s: %w", columnName(col), err)
		}
		found.Others, found.Examples = 0, nil
		out.Columns = append(out.Columns, ColumnCounts{columnName(col), Counts(found.Counts)})
	}
	n, err := check.Orphans(ctx, s, pl.d, pl.class.Keys)
	if err != nil {
		return err
	}
	for _, n := range n {
		out.Orphans += n
	}
	out.Changed = "no run is recorded for this column, so there is nothing to compare with"
	return v.details(ctx, s, pl, out)
}

func (v *verifier) compare(ctx context.Context, s *dialect.Session, pl *Plan, run state.Run, out *Verification) error {
	out.Rewrite, out.Status = run.Rewrite, string(run.Status)
	r, err := ParseRewrite(run.Rewrite)
	if err != nil {
		return fmt.Errorf("%w: this release does not know %q; use the one that wrote it", ErrRefused, run.Rewrite)
	}
	pl.Rewrite = r
	if run.Before.Copy != nil {
		return v.compareCopy(ctx, s, pl, run, out)
	}
	if err := pl.forward(ctx, s); err != nil {
		return err
	}
	m := pl.look
	if m.List != nil {
		m.Kept = nil
	}
	if run.Status == state.Undoing || run.Status == state.Undone {
		m = check.Mover{T: r.Inverse().t, List: &check.Set{}} // of one that is undone nothing is left to do
		if run.Status == state.Undoing {
			if m.List, _, err = pl.recorded(ctx, s, run, true); err != nil {
				return err
			}
		}
	}
	rep, found, err := verify(ctx, s, pl.d, pl.class, m, run.Before)
	if err != nil && !errors.Is(err, ErrVerify) {
		return err
	}
	if run.Active && found.Left > 0 {
		err = nil // the application may write, and the run is not through
		if !rep.Identical && rep.Changed == "" {
			rep.Changed = "the run is under way, and ids were changed meanwhile"
		}
	}
	rep.Run, rep.Moved = run.ID, run.Moved
	out.Report, out.Left = rep, found.Left
	return errors.Join(out.returned(run, r, found), err, v.details(ctx, s, pl, out))
}

// returned refuses to call a run done when its columns have ids for it to rewrite.
func (out *Verification) returned(run state.Run, r Rewrite, found check.Result) error {
	if run.Status != state.Done || out.Left == 0 {
		return nil
	}
	out.Identical = false
	var wrong []error
	for i, c := range out.Columns {
		if n := found.Columns[i].Moves; n > 0 {
			wrong = append(wrong, fmt.Errorf("%w: %s has %d values to rewrite, and run %d (%v) is done: rows were put back as they were before it, from a backup say, "+
				"or an application still writes ids of %s; run %v again, or undo it", ErrVerify, c.Column, n, run.ID, r, r.t.About(), r))
		}
	}
	return errors.Join(wrong...)
}

// details looks for ids that stand twice and looks a sample up.
func (v *verifier) details(ctx context.Context, s *dialect.Session, pl *Plan, out *Verification) error {
	var wrong []error
	for i, col := range pl.class.Columns {
		if pl.Columns[i].Unique {
			st, err := sqlgen.Duplicates(pl.d, col)
			if err != nil {
				return err
			}
			var n int64
			if err := s.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&n); err != nil {
				return fmt.Errorf("looking for duplicates in %s: %w", columnName(col), err)
			}
			out.Duplicates += n
			if n > 0 {
				wrong = append(wrong, fmt.Errorf("%w: %d ids stand more than once in %s, which has a unique index: the index is damaged; rebuild it", ErrVerify, n, columnName(col)))
			}
		}
		if v.cfg.Sample < 0 {
			continue
		}
		st, err := sqlgen.Sample(pl.d, col, v.cfg.Sample)
		if err != nil {
			return err
		}
		keys, err := dialect.Names(ctx, s, st)
		if err != nil {
			return fmt.Errorf("taking a sample of %s: %w", columnName(col), err)
		}
		for _, k := range keys {
			if _, err := sqltype.ParseLenient(k); err != nil {
				continue // no id: of two such texts that differ in case either may be found
			}
			st, err := sqlgen.Find(pl.d, col, k)
			if err != nil {
				return err
			}
			var back string
			err = s.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&back)
			if err != nil && !errors.Is(err, sql.ErrNoRows) {
				return fmt.Errorf("looking up an id of %s: %w", columnName(col), err)
			}
			out.Sampled++
			if err != nil || readable(back) != readable(k) {
				wrong = append(wrong, fmt.Errorf("%w: the id %s of %s is not found when it is looked up; rebuild the column's index", ErrVerify, readable(k), columnName(col)))
			}
		}
	}
	return errors.Join(wrong...)
}
