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
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
)

// A runner carries out one plan, once.
type runner struct {
	pl   plan.AttachedPlan
	part *run.Part
	job  *inplace.Job
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
	r := &runner{pl: pl, part: makePart(pl, cfg)}
	r.job = inPlace(pl, r.part, cfg)
	return r, reclaims(pl.D, cfg)
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
func (d *Database) attach(pl *Plan) (plan.AttachedPlan, error) {
	switch {
	case pl == nil, pl.in == nil, !pl.in.Ready:
		return plan.AttachedPlan{}, fmt.Errorf("%w: the plan was refused, or was not made by Plan",
			ErrConfig)
	case pl.of != d.in.DB:
		return plan.AttachedPlan{}, fmt.Errorf("%w: the plan is of another database", ErrConfig)
	}
	return plan.AttachedPlan{Plan: pl.in, Source: d.in}, nil
}

// makePart returns the part of this process.
func makePart(pl plan.AttachedPlan, cfg RunConfig) *run.Part {
	p := &run.Part{
		DB: pl.DB, D: pl.D, Store: pl.Store(),
		Column: pl.Column.String(), Class: pl.Class, Rewrite: pl.Transform(), T: pl.Move.T,
		Mover: pl.Mover, Want: plannedRow(pl, cfg), Was: pl.Run, LastRun: pl.LastRun,
		Undo: pl.Undo, Resumes: pl.Resumes, Reopened: pl.Phase == plan.Reopened,
		SkipOthers:         pl.OnMismatch == plan.SkipOnMismatch,
		RefuseSchemaChange: pl.RefuseSchemaChange, Clash: pl.Clash,
		LockWait: cfg.LockWait, Tell: cfg.OnEvent, Who: cfg.Process, Command: cfg.Command,
		Brake: &throttle.Brake{After: cfg.StopAfter, PauseReason: cfg.PauseReason, MaxLoad: cfg.MaxLoad,
			MaxLag: cfg.MaxLag},
	}
	for _, db := range cfg.Replicas {
		p.Brake.Replicas = append(p.Brake.Replicas, db)
	}
	for _, c := range pl.Columns {
		p.Readings = append(p.Readings, c.Reading)
	}
	return p
}

// inPlace returns the job that rewrites the rows where they are.
func inPlace(pl plan.AttachedPlan, p *run.Part, cfg RunConfig) *inplace.Job {
	p.Want.Before.UntrustedKeys = trustedKeys(pl)
	if pl.Undo {
		p.Want.Before.New = pl.Inquiry.FreshAnswer()
	}
	j := &inplace.Job{
		Part: p, Workers: cfg.Workers, ChunkRows: cfg.ChunkRows, ChunkTime: cfg.ChunkTime,
		Normalise: cfg.NormaliseInserts, Index: cfg.CreateMissingIndexes, Vacuum: cfg.Vacuum,
		DisableTriggersOn: pl.DisableTriggersOn, FiredTriggers: pl.FiredTriggers,
		ComparedColumns: pl.ComparedColumns,
	}
	for _, c := range pl.Columns {
		j.IndexRefusals = append(j.IndexRefusals, c.IndexRefusal)
	}
	j.Prepare()
	return j
}

// trustedKeys lists the keys of the class that the engine relies on. It adds those that
// the engine did rely on when the run began.
func trustedKeys(pl plan.AttachedPlan) []string {
	if pl.D.Abilities().Trust == nil {
		return nil
	}
	out := slices.Clone(pl.Run.Before.UntrustedKeys)
	for _, k := range pl.Class.Keys {
		name := state.TableName(k.Child.Schema, k.Name)
		if !k.Unvalidated && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

// plannedRow is the run's row as the plan wants it at its start.
func plannedRow(pl plan.AttachedPlan, cfg RunConfig) state.Run {
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
		row.Before.Columns[name] = check.Before(col, c.Reading, c.Reading.Then)
	}
	for link, n := range pl.StrayIDs {
		row.Before.Orphans[link] = n
	}
	for i, n := range pl.Orphans {
		row.Before.Orphans[check.KeyName(pl.Class.Keys[i])] += n
	}
	return row
}

// Run rewrites what a plan of this Database says, verifies it, and closes the run. Several
// processes may carry out plans for one class at once: they share the work. When the context
// ends, Run stops after the current chunk, or rolls it back, with [ErrStopped]; the same plan made
// anew goes on from there. It changes nothing, not even the state, when it fails before the
// first chunk. Run carries out a plan once.
//
// Before each chunk it looks whether it should wait: for [Database.Pause], [RunConfig.PauseReason],
// a busy server or a replica that is behind.
func (d *Database) Run(ctx context.Context, pl *Plan, cfg RunConfig) (rep Report, err error) {
	r, err := d.newRunner(pl, cfg)
	if err != nil {
		return rep, err
	}
	if pl.NothingToDo {
		for _, c := range pl.Columns {
			rep.Columns = append(rep.Columns, ColumnCounts{Column: c.Column, Counts: c.Counts})
		}
		return rep, nil
	}
	s, err := d.in.D.Open(ctx, d.in.DB)
	if err != nil {
		return rep, d.wrap(ctx, err, "cannot open a session")
	}
	defer s.Close()
	r.part.S = s
	s.Gaps, s.Patience = r.pl.Undeclared(), r.part.Patience(0)
	if err := r.part.Measure(ctx); err != nil {
		return rep, d.refuse(ctx, err, "cannot read the sizes of the tables")
	}
	if err := r.part.RequestUndo(ctx); err != nil {
		return rep, r.failUnrequested(ctx, err)
	}
	if err := r.job.Begin(ctx); err != nil {
		return rep, r.fail(ctx, err, "cannot begin")
	}
	err = r.part.Begin(ctx)
	defer func() { r.signOff(ctx, err) }()
	defer r.part.Heartbeat(ctx)()
	if err == nil {
		err = r.part.RefuseSchemaChange(ctx, s)
	}
	if err != nil {
		return rep, r.fail(ctx, err, "cannot begin")
	}
	found, err := r.job.Run(ctx)
	rep = report(r.pl.Plan, found)
	r.share(ctx, &rep)
	if err != nil {
		return rep, r.fail(ctx, err, fmt.Sprintf("chunk %d", r.part.Chunks()+1))
	}
	rep.Refresh, rep.Links, rep.Search = r.pl.Refresh, r.pl.Links, r.pl.Search
	rep.Publications, rep.Makers = r.pl.Publications, r.pl.Makers
	r.part.Emit(run.Event{Kind: run.Finished})
	return rep, nil
}

// fail gives an error its meaning and, when nothing was rewritten yet, takes back what Begin wrote.
func (r *runner) fail(ctx context.Context, err error, doing string) (out error) {
	p := r.part
	err = run.Wrap(ctx, p.D, err, doing)
	defer func() { out = p.OfferGrants(ctx, out) }()
	var lost *run.LostError
	errors.As(err, &lost)
	if p.Chunks() > 0 {
		if lost != nil {
			lost.Next = "the chunks before it stay: " + lost.Next
		} else if !errors.As(err, new(run.Error)) {
			err = fmt.Errorf("%w; the chunks before it stay: run the same again to go on", err)
		}
		return err
	}
	clean, cancel := context.WithTimeout(context.WithoutCancel(ctx), run.CleanUp)
	defer cancel()
	var stays error // why what was written could not be taken back
	if p.Wrote() {
		stays = r.job.TakeBack(clean, ctx.Err() != nil)
	}
	asked := p.RequestedUndo()
	if asked && stays == nil && ctx.Err() == nil && lost == nil && !errors.Is(err, ErrLocked) {
		stays, asked = r.withdraw(clean), false
	}
	if asked || stays != nil && (p.WroteRow() || p.RequestedUndo()) {
		return r.withRecord(clean, err, lost, stays)
	}
	err = run.AsRefusal(err)
	if stays == nil && r.pl.Run.ID == 0 { // else chunks before this process stay
		err = run.AsUntaken(p.D, err)
	}
	if r.pl.Run.ID != 0 || p.Row.ID != 0 && !p.Inserted() {
		return err
	}
	if also := r.pl.Inquiry.Also; len(also) > 0 {
		err = fmt.Errorf("%w; no run is recorded yet: repeat %w (%s)", err, hint.Also,
			plan.First(also))
	}
	return err
}

// failUnrequested is fail where the request of an undo was not written, and the run goes on.
func (r *runner) failUnrequested(ctx context.Context, err error) error {
	err = run.Wrap(ctx, r.part.D, err, "cannot begin")
	if ctx.Err() != nil || !errors.Is(err, ErrLocked) {
		return err
	}
	clean, cancel := context.WithTimeout(context.WithoutCancel(ctx), run.CleanUp)
	defer cancel()
	return r.withRecord(clean, err, nil, nil)
}

// signOff writes that the workers of this process have ended.
func (r *runner) signOff(ctx context.Context, err error) {
	why := ""
	if err != nil {
		why = err.Error()
	}
	clean, cancel := context.WithTimeout(context.WithoutCancel(ctx), run.CleanUp)
	defer cancel()
	if r.part.SignOff(clean, r.part.S, 0, why) == nil {
		return
	}
	if s, err := r.part.Reopen(clean); err == nil {
		_ = r.part.SignOff(clean, s, 0, why)
		s.Close()
	}
}

// withdraw takes back the request of an undo that was refused.
func (r *runner) withdraw(ctx context.Context) error {
	s, err := r.part.Reopen(ctx)
	if err != nil {
		return err
	}
	defer s.Close()
	return r.part.WithdrawUndo(ctx, s)
}

// withRecord adds to an error what is recorded of the run, read once more. stays is why that could
// not be taken back.
func (r *runner) withRecord(ctx context.Context, err error, lost *run.LostError,
	stays error) error {
	recorded, next := r.part.DescribeRecord(ctx)
	if lost != nil {
		if lost.Next = recorded; next != "" {
			lost.Next += "; when the server answers, " + next
		}
		return err
	}
	if stays != nil && !errors.Is(stays, run.ErrFenced) {
		recorded += fmt.Sprintf(" (%v)", stays)
	}
	if next != "" {
		next = ": " + next
	}
	return fmt.Errorf("%w; %s%s", err, recorded, next)
}

// Check refuses what [Database.Run] with this configuration would refuse before its first write:
// options that the engine or the role does not allow. All reasons come at once. It
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
		return d.wrap(ctx, err, "cannot open a session")
	}
	defer s.Close()
	r.part.S = s
	refusals := []error{refused}
	if r.pl.Lacking != nil {
		refusals = append(refusals, run.AsRefusal(r.pl.Lacking))
	}
	checks := r.job.Check(ctx)
	_, unusable := r.part.State().Usable(ctx, s)
	checks = append(checks, unusable)
	if r.pl.Lacking == nil { // what only the server can tell, as that it is read-only
		checks = append(checks, r.part.MightWrite(ctx))
	}
	for _, err := range checks {
		refusals = append(refusals, r.part.OfferGrants(ctx, d.refuse(ctx, err, "cannot begin")))
	}
	return errors.Join(refusals...)
}
