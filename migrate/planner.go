package migrate

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// What happens to ids that a rewrite does not apply to, as the plan and the state say it.
const (
	failOnMismatch = "fail"
	skipOnMismatch = "skip"
)

// PlanConfig says what is to be planned. Only Column and, but for an undo, Rewrite have no
// default.
type PlanConfig struct {
	Rewrite Rewrite
	// Undo takes the latest run on the class back, of whatever rewrite it is.
	Undo bool
	// Column is any column of the class; the plan finds the others.
	Column ColumnName
	// Strategy defaults to InPlace, or to Copy for a rewrite that changes the
	// column's type. An undo takes the run's.
	Strategy Strategy
	// Online lets writers go on while [Copy] copies: triggers on the tables
	// write down which rows they touch, and those are copied again, until the
	// swap. It is for PostgreSQL, MySQL and MariaDB.
	Online bool
	// SkipOthers leaves ids as they are that the rewrite does not apply to. The default is to
	// refuse when there are some.
	SkipOthers bool
	// DisableTriggers disables the tables' own triggers on update within the transaction
	// of each chunk, while other writers wait. Without it and AllowTriggers, a
	// class with such triggers is refused. It is for PostgreSQL and SQLite.
	DisableTriggers bool
	// AllowTriggers lets the run fire the tables' own triggers on update. In each chunk
	// other columns of some rows are compared before and after: [SideEffectError].
	// AllowSideEffects accepts whatever the triggers change, and compares nothing.
	AllowTriggers    bool
	AllowSideEffects bool

	// IgnoreHiddenKeys goes on when the role may not ask a MySQL or MariaDB
	// server whether tables that it cannot see refer to the class. Their links
	// would be broken.
	IgnoreHiddenKeys bool

	// IncludeNew lets an undo turn back ids created after the run,
	// CreatedBefore those of them whose own time is before it. The default is
	// to refuse when there are some. At most one of the two is set.
	IncludeNew    bool
	CreatedBefore time.Time

	// Also are columns that hold ids of the class without a foreign key. They
	// and what refers to them become part of it, and their tables are locked
	// against writes for the time of each chunk. Ids of theirs that stand in no
	// other table of the class are refused, unless AllowOrphans is set: they
	// may belong to a table that was not named, and lose their link to it. A run in place
	// moves each in its own form, such as text beside uuid.
	Also         []ColumnName
	AllowOrphans bool
}

func (c *PlanConfig) onMismatch() string {
	if c.SkipOthers {
		return skipOnMismatch
	}
	return failOnMismatch
}

func (c *PlanConfig) validate() error {
	switch {
	case c.Column.Table == "" || c.Column.Column == "":
		return fmt.Errorf("%w: Column needs a table and a column", ErrConfig)
	case c.IncludeNew && !c.CreatedBefore.IsZero():
		return fmt.Errorf("%w: IncludeNew and CreatedBefore exclude each other", ErrConfig)
	}
	switch {
	case c.DisableTriggers && c.AllowTriggers:
		return fmt.Errorf("%w: DisableTriggers (--disable-triggers) and AllowTriggers (--allow-triggers) exclude each other", ErrConfig)
	case c.AllowSideEffects && !c.AllowTriggers:
		return fmt.Errorf("%w: AllowSideEffects (--allow-side-effects) is of use with AllowTriggers (--allow-triggers) only", ErrConfig)
	}
	if c.Strategy != "" && c.Strategy != InPlace && c.Strategy != Copy {
		return fmt.Errorf("%w: Strategy is %q, want in-place or copy", ErrConfig, c.Strategy)
	}
	if c.Rewrite.kind != "" && c.Strategy == InPlace {
		return fmt.Errorf("%w: %v changes the type of the column, which only Strategy copy can do", ErrConfig, c.Rewrite)
	}
	if c.Rewrite.kind != "" {
		c.Strategy = Copy
	}
	c.Strategy = cmp.Or(c.Strategy, InPlace)
	if c.Online && c.Strategy != Copy {
		return fmt.Errorf("%w: Online (--online) is for Strategy copy (--strategy copy): in place, writers go on anyway", ErrConfig)
	}
	return nil
}

// A planner reads a database and makes plans. It writes nothing.
type planner struct {
	db  *sql.DB
	d   dialect.Dialect
	cfg PlanConfig
	// anyText also reads text in the ways that text-to-binary knows, for those
	// who look at what a run has left.
	anyText bool
	// namesOnly looks no further than which columns are linked, for those who end or hold
	// a run: what keeps ids from being rewritten is nothing to them.
	namesOnly bool
}

// newPlanner checks the configuration.
func newPlanner(d *Database, cfg PlanConfig) (*planner, error) {
	if err := cfg.validate(); err != nil {
		return nil, err
	}
	return &planner{db: d.db, d: d.d, cfg: cfg}, nil
}

// rewrite plans a run.
func (p *planner) rewrite(ctx context.Context) (*Plan, error) {
	if !p.cfg.Rewrite.valid() {
		return nil, fmt.Errorf("%w: Rewrite is missing, see Rewrites", ErrConfig)
	}
	pl, err := p.withMissing(func(also taken) (*Plan, error) { return p.planRewrite(ctx, also) })
	if errors.Is(err, ErrStopped) {
		for _, c := range p.cfg.Also { // which a run knows when it is recorded
			err = fmt.Errorf("%w; name %s again (--also)", err, c)
		}
	}
	return pl, err
}

func (p *planner) planRewriteOnce(ctx context.Context, also taken) (*Plan, error) {
	return p.plan(ctx, thenLacks(func(ctx context.Context, s *dialect.Session, pl *Plan) error {
		pl.Rewrite = p.cfg.Rewrite
		run, err := p.latest(ctx, s, pl)
		if err != nil {
			return err
		}
		if run != nil && run.Active && run.PlanHash != pl.planHash && !pl.swapped {
			pl.adopt(*run)
			switch {
			case len(pl.missing()) > 0:
				return nil // to be planned anew, with them
			case run.Status == state.Undoing: // of a change of type
				return underUndo(run.Rewrite)
			}
		}
		decided, err := situation{
			rewrite: pl.Rewrite.String(), copies: p.cfg.Strategy == Copy, latest: run,
			swapped: pl.swapped, retyped: pl.retyped,
		}.forward()
		if err != nil {
			return err
		}
		pl.enter(decided)
		switch {
		case pl.phase == swapped:
			return pl.planSwapped(ctx, s, *run)
		case pl.phase == retyped:
			return pl.planRetyped(ctx, s, *run)
		case pl.phase == resumed, pl.phase == reopened && p.cfg.Strategy != Copy && run.Before.Copy == nil:
			pl.adopt(*run) // or another copy, or one after a copy, is a run of its own
		}
		if err := p.suits(pl); err != nil {
			return err
		}
		if pl.phase == reopened && pl.Rewrite.t.Listed() && (p.cfg.Strategy == Copy || run.Before.Copy != nil) {
			pl.enter(retyped) // a copy keeps no list of ids to tell those that came since
			return pl.planRetyped(ctx, s, *run)
		}
		if err := p.onceOnly(ctx, s, pl, run); err != nil {
			return err
		}
		if err := pl.forward(ctx, s); err != nil {
			return err
		}
		if err := pl.warnOfMakers(ctx, s); err != nil {
			return err
		}
		if p.cfg.Strategy == Copy {
			pl.Online = p.cfg.Online
			return p.planCopy(ctx, s, pl)
		}
		if err := pl.inspect(ctx, s); err != nil {
			return err
		}
		if pl.phase == resumed {
			return pl.fits(ctx, s)
		}
		if pl.phase == reopened && pl.ToMove == 0 {
			pl.enter(nothing)
			pl.unlisted()
			return nil
		}
		if err := p.mismatch(pl); err != nil {
			return err
		}
		if err := errors.Join(pl.refuseTorn(ctx, s), pl.plausible()); err != nil {
			return err
		}
		if pl.ToMove == 0 {
			pl.enter(nothing)
		}
		if err := pl.clashes(ctx, s, false); err != nil {
			return err
		}
		return pl.fits(ctx, s)
	}), also)
}

// taken are columns that a run has rewritten and that its plan must take along, and those of
// all its columns that were links without a foreign key.
type taken struct {
	columns []ColumnName
	links   []string
	run     int64 // 0: none is known yet
}

// undo plans to take the latest run back.
func (p *planner) undo(ctx context.Context) (*Plan, error) {
	return p.withMissing(func(also taken) (*Plan, error) { return p.planUndo(ctx, also) })
}

// withMissing plans again while a column that the run rewrote is not linked to the
// others, or not any more; its ids are treated with theirs.
func (p *planner) withMissing(plan func(also taken) (*Plan, error)) (*Plan, error) {
	var also taken
	pl, err := plan(also)
	for err == nil && len(pl.missing()) > 0 {
		also.columns = append(also.columns, pl.missing()...)
		also.links, also.run = pl.run.Before.Also, pl.run.ID
		pl, err = plan(also)
	}
	return pl, err
}

func (p *planner) planUndo(ctx context.Context, also taken) (*Plan, error) {
	return p.plan(ctx, thenLacks(func(ctx context.Context, s *dialect.Session, pl *Plan) error {
		pl.enter(undo)
		run, err := p.latest(ctx, s, pl)
		if err != nil {
			return err
		}
		if run == nil {
			before, err := pl.undoneAlready(ctx, s)
			if err != nil {
				return err
			}
			decided, err := situation{undone: before}.backward()
			if err != nil {
				return pl.noRun(ctx, s)
			}
			pl.enter(decided)
			return nil
		}
		if pl.Rewrite, err = ParseRewrite(run.Rewrite); err != nil {
			return fmt.Errorf("%w: this release cannot undo %q; use the one that wrote it", ErrRefused, run.Rewrite)
		}
		pl.adopt(*run)
		pl.classHash, pl.planHash = run.ClassHash, run.PlanHash
		if run.Before.Copy != nil {
			return p.planCopyBack(ctx, s, pl)
		}
		return pl.still(ctx, s, *run, func() error { return p.planBack(ctx, s, pl, run) })
	}), also)
}

// planBack plans the undo of a run in place.
func (p *planner) planBack(ctx context.Context, s *dialect.Session, pl *Plan, run *state.Run) (err error) {
	pl.move = sqlgen.Move{T: pl.Rewrite.t.Inverse(), Run: run.ID}
	if len(pl.missing()) > 0 {
		return nil // to be planned anew, with them
	}
	pl.look = check.Mover{T: pl.move.T}
	if pl.look.List, pl.look.Kept, err = pl.recorded(ctx, s, *run, true); err != nil {
		return err
	}
	decided, err := situation{latest: run}.backward()
	if err != nil {
		return err
	}
	pl.enter(decided)
	if pl.phase == undoResumed {
		if given := p.cfg.freshAnswer(); given != "" && given != run.Before.New {
			return fmt.Errorf("%w: run %d is being undone with other answers about ids born later; finish it without --include-new and --created-before", ErrRefused, run.ID)
		}
		if err := pl.inspect(ctx, s); err != nil {
			return err
		}
		return pl.fits(ctx, s)
	}
	if err := errors.Join(p.chooseNew(pl), pl.relied(ctx, s, *run)); err != nil {
		return err
	}
	if err := pl.inspect(ctx, s); err != nil {
		return err
	}
	if err := pl.strangers(); err != nil {
		return err
	}
	if pl.ToMove == 0 && run.Moved > 0 && !run.Active { // to undo nothing would let go of the record
		return fmt.Errorf("%w: run %d rewrote %d values, and none of their ids is in %s any more: the rows were deleted, or another table has this name now; bring the table back, or let go of the record with finish",
			ErrRefused, run.ID, run.Moved, pl.Column)
	}
	if err := pl.clashes(ctx, s, false); err != nil {
		return err
	}
	return pl.fits(ctx, s)
}

// plan reads what both kinds of plan need and hands it on.
func (p *planner) plan(ctx context.Context, rest func(context.Context, *dialect.Session, *Plan) error, also taken) (*Plan, error) {
	s, err := p.d.Open(ctx, p.db)
	if err != nil {
		return nil, wrap(ctx, p.d, err, "cannot open a session")
	}
	defer s.Close()
	pl := &Plan{Engine: p.d.Profile().Name(), Writers: p.d.Writers(), Column: p.cfg.Column, OnMismatch: p.cfg.onMismatch(), ForeignKeys: []string{}, db: p.db, d: p.d, planner: p, also: also}
	if err := p.findClass(ctx, s, pl); err != nil {
		if errors.Is(err, ErrNotFound) {
			err = p.explainNotFound(ctx, s, err)
		}
		return pl, asRefusal(wrap(ctx, p.d, err, "cannot read the catalogue"))
	}
	if err := rest(ctx, s, pl); err != nil {
		return pl, asRefusal(wrap(ctx, p.d, err, "cannot plan"))
	}
	pl.ready = true
	return pl, nil
}
