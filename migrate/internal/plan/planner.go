package plan

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// These words of the plan and the state say what happens to ids that a rewrite does not apply to.
const (
	failOnMismatch = "fail"
	SkipOnMismatch = "skip"
)

// A Config says what is to be planned. migrate.PlanConfig has the same fields.
type Config struct {
	Rewrite                                          Rewrite
	Undo                                             bool
	Column                                           ColumnName
	SkipOthers, RewriteImages                        bool
	DisableTriggers, AllowTriggers, AllowSideEffects bool
	IgnoreHiddenKeys, IncludeNew                     bool
	CreatedBefore                                    time.Time
	Also                                             []ColumnName
	AllowOrphans, CatalogueOnly                      bool
}

// An inquiry is what is asked about a column.
type inquiry struct {
	Config
	// AnyText also reads text in the spellings that text-to-binary knows. Verify sets it where no run
	// is recorded: a run in place takes one form.
	AnyText bool
	// NamesOnly looks no further than which columns are linked, for those who end or hold
	// a run: what keeps ids from being rewritten is nothing to them.
	NamesOnly bool
	// plans is whether a plan comes of it, which asks the catalogue for more.
	plans bool
}

// validate checks the configuration.
func (c *Config) validate() error {
	switch {
	case c.Column.Table == "" || c.Column.Column == "":
		return badConfig("Column needs a table and a column")
	case c.IncludeNew && !c.CreatedBefore.IsZero():
		return badConfig("%w and %w exclude each other", hint.IncludeNew, hint.CreatedBefore)
	case c.CatalogueOnly && c.Undo:
		return badConfig("CatalogueOnly is not for an undo")
	case c.DisableTriggers && c.AllowTriggers:
		return badConfig("%w and %w exclude each other", hint.DisableTriggers, hint.AllowTriggers)
	case c.RewriteImages && c.Rewrite.t != nil && !c.Rewrite.t.Listed():
		return badConfig("%w=rewrite is for rewrites by a list: an id tells whether %v applies to it",
			hint.OnMismatch, c.Rewrite)
	case c.AllowSideEffects && !c.AllowTriggers:
		return badConfig("%w is of use with %w only", hint.AllowSideEffects, hint.AllowTriggers)
	}
	return nil
}

// badConfig is an error that wraps ErrConfig.
func badConfig(format string, args ...any) error {
	return fmt.Errorf("%w: "+format, append([]any{run.ErrConfig}, args...)...)
}

// A Planner reads a database, and makes plans of what it has read. It writes nothing.
type Planner struct {
	Source
	inquiry
}

// A Source is a pool of connections to one engine.
type Source struct {
	DB *sql.DB
	D  dialect.Dialect
}

// An AttachedPlan is a plan with the database that it is of.
type AttachedPlan struct {
	*Plan
	Source
}

// Store has the state of its runs.
func (pl AttachedPlan) Store() state.SQL { return state.SQL{D: pl.D} }

// New checks the configuration.
func New(src Source, cfg Config) (*Planner, error) {
	if err := cfg.validate(); err != nil {
		return nil, err
	}
	if readerOf(src.D) != nil && cfg.Rewrite.kind != "" {
		return nil, badConfig("%v changes the type of the column, which PlanTwins plans: %w",
			cfg.Rewrite, errors.ErrUnsupported)
	}
	return &Planner{Source: src, inquiry: inquiry{Config: cfg}}, nil
}

// Plan reads the catalogue and the ids, and plans the command.
func (p *Planner) Plan(ctx context.Context) (*Plan, error) {
	p.plans = true
	if p.Undo {
		return p.visit(ctx, survey)
	}
	if p.Rewrite.t == nil {
		return nil, badConfig("Rewrite is missing, see Rewrites")
	}
	pl, err := p.visit(ctx, survey)
	// Another process may have moved a run on the class after the state was read.
	for attempt := 0; err != nil && attempt < 2 && p.overtaken(ctx, pl); attempt++ {
		pl, err = p.visit(ctx, survey)
	}
	if errors.Is(err, run.ErrStopped) {
		if len(p.Also) > 0 { // which a run knows when it is recorded
			err = fmt.Errorf("%w; repeat %w (%s)", err, hint.Also, First(p.Also))
		}
	}
	return pl, err
}

// ErrStrict says that a run on the class takes only text of 36 characters for ids. Other text must
// not be counted.
const ErrStrict run.Error = "migrate: the run knows one form of text"

// runColumns are columns that a run has rewritten and that its plan must take along. Its links are
// the columns of the run that were links without a foreign key.
type runColumns struct {
	columns []ColumnName
	links   []string
	run     int64 // 0: none is known yet
}

// Visit finds the class of the column and hands it on, unless the catalogue refuses it.
func (p *Planner) Visit(ctx context.Context, f func(*dialect.Session, AttachedPlan) error) error {
	_, err := p.visit(ctx, func(ctx context.Context, s *dialect.Session, pl AttachedPlan) error {
		if len(pl.refusals) > 0 {
			return nil // which says so
		}
		if pl.Schema.Blind {
			return run.Lacking(pl.Schema.Lacks)
		}
		return f(s, pl)
	})
	return err
}

// visit reads the catalogue, finds the class, and hands it on. It does so again while a column that
// the run rewrote is not linked to the others, or not any more; its ids are treated with theirs.
func (p *Planner) visit(ctx context.Context,
	f func(context.Context, *dialect.Session, AttachedPlan) error) (*Plan, error) {
	var fromRun runColumns
	for {
		pl, err := p.once(ctx, fromRun, f)
		if err != nil || len(pl.MissingColumns()) == 0 {
			return pl, err
		}
		fromRun.columns = append(fromRun.columns, pl.MissingColumns()...)
		fromRun.links, fromRun.run = pl.Run.Before.Also, pl.Run.ID
	}
}

// once makes one plan, in a session of its own.
func (p *Planner) once(ctx context.Context, fromRun runColumns,
	f func(context.Context, *dialect.Session, AttachedPlan) error) (*Plan, error) {
	s, err := p.D.Open(ctx, p.DB)
	if err != nil {
		return nil, run.Wrap(ctx, p.D, err, "cannot open a session")
	}
	defer s.Close()
	pl := AttachedPlan{&Plan{Inquiry: p.inquiry, fromRun: fromRun}, p.Source}
	doing := "cannot read the catalogue"
	err = pl.discover(ctx, s)
	switch {
	case errors.Is(err, run.ErrNotFound):
		err = pl.explainNotFound(ctx, s, err)
	case err == nil:
		doing = "cannot plan"
		err = f(ctx, s, pl)
	}
	switch {
	case err != nil:
		err = run.Wrap(ctx, p.D, err, doing)
	case len(pl.refusals) == 0 || len(pl.MissingColumns()) > 0:
		pl.Ready = !pl.Inquiry.CatalogueOnly
		return pl.Plan, nil
	default:
		err = pl.Lacking
	}
	return pl.Plan, run.AsRefusal(errors.Join(append(pl.refusals, err)...))
}

// survey reads and plans in turn: what was read tells what to look for next.
func survey(ctx context.Context, s *dialect.Session, pl AttachedPlan) error {
	if err := pl.recall(ctx, s); err != nil {
		return err
	}
	if err := pl.outline(); err != nil || len(pl.MissingColumns()) > 0 {
		return err // or it is to be planned anew, with them
	}
	switch {
	case pl.Inquiry.CatalogueOnly:
		return nil
	case pl.Schema.Blind: // which nothing below could do without
		return run.Lacking(pl.Schema.Lacks)
	case !pl.Undo || pl.Phase == undone:
		return pl.readAndDecide(ctx, s)
	}
	return pl.planUndo(ctx, s)
}

// readAndDecide reads the rows, and decides.
func (pl AttachedPlan) readAndDecide(ctx context.Context, s *dialect.Session) error {
	if err := pl.look(ctx, s); err != nil {
		return err
	}
	return pl.decide()
}

// planUndo plans an undo, which compares the tables with the record of the run. It refuses the plan
// when workers went on in between: ids that they made look as if nobody had.
func (pl AttachedPlan) planUndo(ctx context.Context, s *dialect.Session) error {
	row := pl.Run
	if row.Status != state.Running {
		err := pl.readAndDecide(ctx, s)
		if !errors.Is(err, run.ErrRefused) {
			return err
		}
		// Another process that undoes it may have finished, and removed the record.
		cur, lookErr := pl.Store().Get(ctx, s, row.ID)
		if errors.Is(lookErr, sql.ErrNoRows) || lookErr == nil && cur.Seq != row.Seq {
			return fmt.Errorf("%w: %s; another process has gone on with run %d while this was planned; "+
				"see them with status", run.ErrNoRun, pl.Column, row.ID)
		}
		return err
	}
	standing := func() (seq int64, left state.WorkCounts, err error) {
		cur, err := pl.Store().Get(ctx, s, row.ID)
		if err == nil {
			left, err = pl.Store().CountWork(ctx, s, row.ID)
		}
		return cur.Seq, left, err
	}
	seq, left, err := standing()
	if err != nil {
		return err
	}
	err = pl.readAndDecide(ctx, s)
	if err != nil && !errors.Is(err, run.ErrRefused) {
		return err
	}
	nowSeq, nowLeft, lookErr := standing()
	switch {
	case lookErr != nil:
		return errors.Join(err, lookErr)
	case nowSeq != seq || nowLeft != left:
		return run.Mark(refusal("workers are busy with run %d (%v): it went on while its undo was "+
			"planned; stop them, then undo it; nothing was changed", row.ID, pl.Rewrite), run.ErrBusy)
	case errors.Is(err, errNewIDs) && row.Request == state.NoRequest && pl.hasWorkers(ctx, s):
		return run.Mark(fmt.Errorf("%w; if workers are busy with run %d (%v), they may be ids that it "+
			"makes: stop them, then undo it", err, row.ID, pl.Rewrite), run.ErrBusy)
	}
	return err
}

// heardLately is for how long a worker that was heard of counts as alive.
const heardLately = time.Minute

// hasWorkers reports whether somebody may be at the run, as far as can be read.
func (pl AttachedPlan) hasWorkers(ctx context.Context, s *dialect.Session) bool {
	list, err := pl.Store().Workers(ctx, s, pl.Run.ID)
	return err != nil || slices.ContainsFunc(list, func(w state.Worker) bool {
		return w.EndedAt.IsZero() && w.Silent < heardLately
	})
}

// overtaken reports whether the latest run on the plan's class is another one by now, or was
// written to. It uses a session of its own: on a cluster another connection may be behind.
func (p *Planner) overtaken(ctx context.Context, pl *Plan) bool {
	if pl == nil || pl.ClassHash == "" {
		return false
	}
	s, err := p.D.Open(ctx, p.DB)
	if err != nil {
		return false // what the plan says is known
	}
	defer s.Close()
	runs, err := state.SQL{D: p.D}.List(ctx, s)
	if err != nil {
		return false
	}
	for _, r := range runs {
		if r.ClassHash == pl.ClassHash {
			return r.ID != pl.LastRun || r.Seq != pl.lastSeq
		}
	}
	return pl.LastRun != 0
}
