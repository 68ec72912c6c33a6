package migrate

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/inplace"
	"github.com/sqluuid/sqluuid/migrate/internal/plan"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
)

// A job carries out a plan by one strategy: it makes a run, or takes one back.
type job interface {
	// Prepare is called first.
	Prepare()
	// Check returns what the server or the role does not allow. It writes nothing.
	Check(ctx context.Context) []error
	// Begin opens the run's row, or takes part in a run that another process has opened.
	Begin(ctx context.Context) error
	// Run changes the tables, verifies them, and closes the run's row.
	Run(ctx context.Context) (run.Report, error)
	// TakeBack takes back what Begin wrote. interrupted says that the server may notice late
	// that the session has ended.
	TakeBack(ctx context.Context, interrupted bool) error
}

var (
	_ job = (*inplace.Job)(nil)
	_ job = (*shadow.Job)(nil)
)

// A runner carries out one plan, once.
type runner struct {
	pl   plan.Attached
	part *run.Part
	job  job
}

// newRunner checks the configuration. It returns a runner next to the error where only the settings
// are refused.
func (d *Database) newRunner(made *Plan, cfg RunConfig) (*runner, error) {
	if err := cfg.validate(); err != nil {
		return nil, err
	}
	pl, err := d.attach(made)
	if err != nil {
		return nil, err
	}
	r := &runner{pl: pl}
	r.part = r.makePart(cfg)
	var refused error
	if pl.Copy != nil {
		r.job, refused = r.copying(), suitsCopy(pl.Plan, cfg)
	} else {
		r.job, refused = r.inPlace(cfg), reclaims(pl.D, cfg)
	}
	r.job.Prepare()
	return r, refused
}

// suitsCopy refuses the settings of a run that a copy has no use for, all at once.
func suitsCopy(pl *plan.Plan, cfg RunConfig) error {
	var all []error
	refuse := func(asked bool, format string, h Hint) {
		if asked {
			all = append(all, fmt.Errorf("%w: "+format, ErrRefused, h))
		}
	}
	refuse(cfg.Vacuum, "a copy leaves no old versions of rows: leave %w out", hint.Vacuum)
	refuse(cfg.StopAfter > 0,
		"a copy has no chunks to stop between: leave %w out; an interrupt stops it", hint.StopAfter)
	if pl.Undo {
		return errors.Join(all...)
	}
	refuse(cfg.Workers > 1, "a copy has one worker: leave %w out", hint.Workers)
	refuse(cfg.NormaliseInserts && pl.Online,
		"an online copy turns the ids that come meanwhile by itself: leave %w out, and let the "+
			"application make new ids when it is done", hint.NormaliseInserts)
	refuse(cfg.NormaliseInserts && !pl.Online,
		"a copy keeps writers out, so that no late ids come while it works: leave %w out, and let "+
			"the application make new ids when it is done", hint.NormaliseInserts)
	refuse(cfg.CreateMissingIndexes,
		"a copy needs no index: leave %w out, and make the index before or after",
		hint.CreateMissingIndexes)
	return errors.Join(all...)
}

// reclaims refuses what the engine has no ability for.
func reclaims(d dialect.Dialect, cfg RunConfig) error {
	if cfg.Vacuum && d.Abilities().Vacuumer == nil {
		return fmt.Errorf("%w: %w: %s frees old versions of rows by itself: leave it out: %w",
			ErrRefused, hint.Vacuum, d.Profile().Name(), errors.ErrUnsupported)
	}
	return nil
}

// attach returns a plan of this database that may be carried out. It refuses any other.
func (d *Database) attach(pl *Plan) (plan.Attached, error) {
	switch {
	case pl == nil, pl.in == nil, !pl.in.Ready:
		return plan.Attached{}, fmt.Errorf("%w: the plan was refused, or was not made by Plan", ErrConfig)
	case pl.of != d.in.DB:
		return plan.Attached{}, fmt.Errorf("%w: the plan is of another database", ErrConfig)
	}
	return plan.Attached{Plan: pl.in, Source: d.in}, nil
}

// makePart returns what both strategies need.
func (r *runner) makePart(cfg RunConfig) *run.Part {
	pl := r.pl
	p := &run.Part{
		DB: pl.DB, D: pl.D, Store: pl.Store(),
		Column: pl.Column.String(), Class: pl.Class, Rewrite: pl.Transform(), T: pl.Move.T,
		Look: pl.Look, Want: r.wanted(cfg), Was: pl.Run, Last: pl.LastRun,
		Undo: pl.Undo, Resumes: pl.Resumes, Reopened: pl.Phase == plan.Reopened,
		SkipOthers: pl.OnMismatch == plan.SkipOnMismatch, Unchanged: pl.Unchanged, Clash: pl.Clash,
		LockWait: cfg.LockWait, Tell: tell(pl.Plan, cfg.OnEvent),
		Brake: &throttle.Brake{After: cfg.StopAfter, Paused: cfg.Paused, MaxLoad: cfg.MaxLoad,
			MaxLag: cfg.MaxLag},
	}
	for _, db := range cfg.Replicas {
		p.Brake.Replicas = append(p.Brake.Replicas, db)
	}
	for _, c := range pl.Columns {
		p.Found = append(p.Found, c.Found)
	}
	return p
}

// inPlace returns the job that rewrites the rows where they are.
func (r *runner) inPlace(cfg RunConfig) *inplace.Job {
	pl, p := r.pl, r.part
	p.Want.Before.Trusted = r.trusted()
	if pl.Undo {
		p.Want.Before.New = pl.Ask.FreshAnswer()
	}
	j := &inplace.Job{
		Part: p, Workers: cfg.Workers, ChunkRows: cfg.ChunkRows, ChunkTime: cfg.ChunkTime,
		Normalise: cfg.NormaliseInserts, Index: cfg.CreateMissingIndexes, Vacuum: cfg.Vacuum,
		Quiet: pl.Quieted, Fired: pl.Fired, Beside: pl.Beside,
	}
	for _, c := range pl.Columns {
		j.Unindexed = append(j.Unindexed, c.Unindexed)
	}
	return j
}

// trusted lists the keys of the class that the engine relies on. It adds those that
// the engine did rely on when the run began.
func (r *runner) trusted() []string {
	if r.pl.D.Abilities().Trust == nil {
		return nil
	}
	out := slices.Clone(r.pl.Run.Before.Trusted)
	for _, k := range r.pl.Class.Keys {
		name := state.TableName(k.Child.Schema, k.Name)
		if !k.Unvalidated && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

// copying returns the job that copies the tables.
func (r *runner) copying() *shadow.Job {
	pl, p := r.pl, r.part
	copier, _ := pl.D.(shadow.Copier)
	was := pl.Run.Before
	want := &state.Copy{Label: pl.Copy.Label, Notes: pl.Copy.Notes, Type: pl.CopyType,
		Online: pl.Online}
	if was.Copy != nil && (pl.Phase == plan.Swapped || pl.Undo) {
		want.Online, want.Type = was.Copy.Online, was.Copy.Type
	}
	p.Want.Before.Copy = want
	if pl.Phase == plan.Swapped || pl.Undo && !pl.Phase.Restored() {
		// The tables are to be compared with what was counted before the swap.
		p.Want.Before.Columns, p.Want.Before.Orphans = was.Columns, was.Orphans
	}
	j := &shadow.Job{
		Part: p, Copier: copier, Copy: pl.Copy,
		Online: pl.Online, Retypes: pl.Retypes(),
		FromText: pl.FromText(), Inverse: pl.Rewrite.Inverse().String(),
		Restored: pl.Phase.Restored(), Strays: pl.StrayIDs != nil,
		Applies: pl.Applies,
		Mismatch: func(col sqlgen.Column, c check.Counts) error {
			return &MismatchError{Rewrite: pl.Rewrite,
				Columns: []ColumnCounts{{Column: plan.NameOf(col), Counts: c}}}
		},
		KeptForms: pl.KeptForms,
	}
	if pl.Phase == plan.UndoOther {
		j.Other = pl.OtherClass()
	}
	return j
}

// wanted is the run's row as the plan wants it at its start.
func (r *runner) wanted(cfg RunConfig) state.Run {
	pl := r.pl
	row := state.Run{
		Rewrite: pl.Rewrite.String(), ClassHash: pl.ClassHash, PlanHash: pl.PlanHash,
		Status: state.Running, Normalise: cfg.NormaliseInserts && !pl.Undo,
		OnMismatch: pl.OnMismatch, Total: pl.ToMove,
		Before: state.Before{Columns: map[string]state.BeforeColumn{},
			Orphans: map[string]int64{}},
	}
	if pl.Undo { // which treats a column whose foreign key was dropped as one without
		row.Status, row.Before.Also = state.Undoing, pl.Run.Before.Also
	}
	for i, c := range pl.Columns {
		name, col := c.Column.String(), pl.Class.Columns[i]
		if col.Undeclared && !pl.Undo {
			row.Before.Also = append(row.Before.Also, name)
		}
		row.Columns = append(row.Columns, name)
		row.Before.Columns[name] = check.Before(col, c.Found, c.Found.Then)
	}
	for link, n := range pl.StrayIDs {
		row.Before.Orphans[link] = n
	}
	for i, n := range pl.Orphans {
		row.Before.Orphans[check.KeyName(pl.Class.Keys[i])] += n
	}
	return row
}

// carryOut does what [Database.Run] says.
func (r *runner) carryOut(ctx context.Context) (Report, error) {
	s, err := r.part.D.Open(ctx, r.part.DB)
	if err != nil {
		return Report{}, run.Wrap(ctx, r.part.D, err, "cannot open a session")
	}
	defer s.Close()
	r.part.S = s
	s.Gaps, s.Patience = r.pl.Undeclared(), r.part.Patience(0)
	if err := r.job.Begin(ctx); err != nil {
		return Report{}, r.fail(ctx, err, "cannot begin")
	}
	r.part.Begun()
	if err := r.part.Unchanged(ctx, s); err != nil {
		return Report{}, r.fail(ctx, err, "cannot begin")
	}
	found, err := r.job.Run(ctx)
	rep := report(r.pl.Plan, found)
	if err != nil {
		doing := fmt.Sprintf("chunk %d", r.part.Chunks()+1)
		if r.pl.Copy != nil {
			doing = "copying"
		}
		return rep, r.fail(ctx, err, doing)
	}
	rep.Refresh, rep.Links, rep.Search = r.pl.Refresh, r.pl.Links, r.pl.Search
	rep.Publications, rep.Makers = r.pl.Publications, r.pl.Makers
	r.part.Emit(run.Event{Kind: run.Finished})
	return rep, nil
}

// fail gives an error its meaning and, when nothing was rewritten yet, takes back what Begin wrote.
func (r *runner) fail(ctx context.Context, err error, doing string) error {
	p := r.part
	err = run.Wrap(ctx, p.D, err, doing)
	var gone *run.LostError
	if p.Chunks() > 0 {
		if errors.As(err, &gone) {
			gone.Next = "the chunks before it stay: " + gone.Next
		} else if own := run.Error(""); !errors.As(err, &own) {
			err = fmt.Errorf("%w; the chunks before it stay: run the same again to go on", err)
		}
		return err
	}
	if p.Wrote() {
		clean, cancel := context.WithTimeout(context.WithoutCancel(ctx), run.CleanUp)
		defer cancel()
		cleanErr := r.job.TakeBack(clean, ctx.Err() != nil)
		if cleanErr != nil && p.WroteRow() && errors.As(err, &gone) {
			gone.Next = fmt.Sprintf("run %d stays recorded as %s: when the server answers, the same "+
				"command goes on with it, and undo ends it", p.Row.ID, p.Want.Status)
			return err
		}
		if cleanErr != nil && p.WroteRow() {
			return fmt.Errorf("%w; run %d stays recorded as %s (%v): the same command goes on "+
				"with it, and undo ends it", err, p.Row.ID, p.Want.Status, cleanErr)
		}
	}
	err = run.AsRefusal(err)
	if r.pl.Run.ID != 0 || p.Row.ID != 0 && !p.Inserted() {
		return err
	}
	for _, c := range r.pl.Ask.Also {
		err = fmt.Errorf("%w; no run is recorded that would know of %s: name it again (%w)",
			err, c, hint.Also)
	}
	return err
}

// Check refuses what [Database.Run] with this configuration would refuse before its first write:
// options that the engine, the strategy or the role does not allow. All reasons come at once. It
// writes nothing, and updates no row to see whether it may.
func (d *Database) Check(ctx context.Context, pl *Plan, cfg RunConfig) error {
	r, refused := d.newRunner(pl, cfg)
	switch {
	case r == nil:
		return refused
	case pl.NothingToDo:
		return nil
	}
	s, err := d.in.D.Open(ctx, d.in.DB)
	if err != nil {
		return run.Wrap(ctx, d.in.D, err, "cannot open a session")
	}
	defer s.Close()
	r.part.S = s
	refusals := []error{refused}
	if r.pl.Lacking != nil {
		refusals = append(refusals, run.AsRefusal(r.pl.Lacking))
	}
	checks := r.job.Check(ctx)
	checks = append(checks, r.part.State().Usable(ctx, s))
	if r.pl.Lacking == nil { // what only the server can tell, as that it is read-only
		checks = append(checks, r.part.MightWrite(ctx))
	}
	for _, err := range checks {
		refusals = append(refusals, run.AsRefusal(run.Wrap(ctx, d.in.D, err, "cannot begin")))
	}
	return errors.Join(refusals...)
}
