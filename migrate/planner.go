package migrate

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// OnMismatch says what happens to ids that a rewrite does not apply to.
type OnMismatch string

// The ways to treat them.
const (
	Fail OnMismatch = "fail" // stop before the first write; the default
	Skip OnMismatch = "skip" // leave them as they are
)

// PlannerConfig says what is to be planned. Only Column and, for
// [Planner.Plan], Rewrite have no default.
type PlannerConfig struct {
	Rewrite Rewrite
	// Column is any column of the class; the plan finds the others.
	Column ColumnName
	// OnMismatch defaults to Fail.
	OnMismatch OnMismatch
	// AllowTriggers lets the run fire the tables' own triggers on update.
	AllowTriggers bool

	// IgnoreHiddenKeys goes on when the role may not ask a MySQL or MariaDB
	// server whether tables that it cannot see refer to the class. Their links
	// would be broken.
	IgnoreHiddenKeys bool

	// IncludeNew lets an undo turn back ids that were born after the run,
	// CreatedBefore those of them whose own time is before it. The default is
	// to refuse when there are some. At most one of the two is set.
	IncludeNew    bool
	CreatedBefore time.Time
}

func (c *PlannerConfig) validate() error {
	switch {
	case c.Column.Table == "" || c.Column.Column == "":
		return fmt.Errorf("%w: Column needs a table and a column", ErrConfig)
	case c.OnMismatch != "" && c.OnMismatch != Fail && c.OnMismatch != Skip:
		return fmt.Errorf("%w: OnMismatch is %q, want fail or skip", ErrConfig, c.OnMismatch)
	case c.IncludeNew && !c.CreatedBefore.IsZero():
		return fmt.Errorf("%w: IncludeNew and CreatedBefore exclude each other", ErrConfig)
	}
	c.OnMismatch = cmp.Or(c.OnMismatch, Fail)
	return nil
}

// A Planner reads a database and makes plans. It writes nothing. It is safe for
// concurrent use.
type Planner struct {
	db  *sql.DB
	d   dialect.Dialect
	cfg PlannerConfig
}

// NewPlanner checks the configuration. An engine that this package cannot
// rewrite on is an error that wraps [errors.ErrUnsupported].
func NewPlanner(db *sql.DB, p engine.Profile, cfg PlannerConfig) (*Planner, error) {
	d, err := dialect.For(p)
	if err != nil {
		return nil, err
	}
	if err := cfg.validate(); err != nil {
		return nil, err
	}
	return &Planner{db: db, d: d, cfg: cfg}, nil
}

// Plan plans the rewrite of the column's class, or the rest of it when a run is
// under way. When a check refuses the rewrite the error says why, and the plan
// holds what was found so far.
func (p *Planner) Plan(ctx context.Context) (*Plan, error) {
	if !p.cfg.Rewrite.valid() {
		return nil, fmt.Errorf("%w: Rewrite is %v, want V1ToV6 or V6ToV1", ErrConfig, p.cfg.Rewrite)
	}
	return p.plan(ctx, func(ctx context.Context, s *dialect.Session, pl *Plan) error {
		pl.Rewrite = p.cfg.Rewrite
		run, err := p.latest(ctx, s, pl)
		if err != nil {
			return err
		}
		reopened := false
		if run != nil {
			switch {
			case run.Status == state.Undoing:
				return fmt.Errorf("%w: an undo of %s is under way; finish it with undo first", ErrRefused, run.Rewrite)
			case run.Rewrite != pl.Rewrite.String() && run.Status == state.Running:
				return fmt.Errorf("%w: %s is under way; finish or undo it first", ErrRefused, run.Rewrite)
			case run.Rewrite == pl.Rewrite.String() && run.Status == state.Running:
				pl.adopt(*run)
				pl.Resumes = true
			case run.Rewrite == pl.Rewrite.String() && run.Status == state.Done:
				pl.adopt(*run)
				reopened = true
			}
		}
		pl.move = dialect.Move{From: pl.Rewrite.From, To: pl.Rewrite.To, Run: pl.run.ID, Pick: dialect.PickAll}
		if err := pl.inspect(ctx, s); err != nil {
			return err
		}
		if pl.Resumes {
			return nil
		}
		if reopened && pl.ToMove == 0 {
			pl.NothingToDo = true
			return nil
		}
		if err := p.mismatch(pl, reopened); err != nil {
			return err
		}
		pl.NothingToDo = pl.ToMove == 0
		return pl.clashes(ctx, s)
	}, nil)
}

// mismatch refuses ids that the rewrite does not apply to. After a finished run
// of the same rewrite, ids of its target version are what one expects.
func (p *Planner) mismatch(pl *Plan, reopened bool) error {
	if p.cfg.OnMismatch == Skip {
		return nil
	}
	var bad []ColumnCounts
	for _, c := range pl.Columns {
		n := c.Counts.Others(pl.Rewrite.From)
		if reopened {
			n -= c.Counts.Versions[pl.Rewrite.To]
		}
		if n > 0 {
			bad = append(bad, ColumnCounts{c.Column, c.Counts})
		}
	}
	if len(bad) == 0 {
		return nil
	}
	all := true
	for _, c := range pl.Columns {
		values := c.Counts.Rows() - c.Counts.Null
		all = all && c.Counts.NoUUID == values
	}
	if all {
		c := bad[0]
		return fmt.Errorf("%w: %s has %s, none of them a UUID in the form %s (such as %q); name a column that holds UUIDs",
			ErrNotUUID, c.Column, c.Counts, pl.Columns[0].Form, c.Counts.Examples[0])
	}
	return &MismatchError{Rewrite: pl.Rewrite, Columns: bad}
}

// PlanUndo plans to take back the latest run on the column's class, finished or
// not, or the rest of an undo that is under way. Without a run it is
// [ErrNoRun].
func (p *Planner) PlanUndo(ctx context.Context) (*Plan, error) {
	var also []ColumnName
	pl, err := p.planUndo(ctx, nil)
	for err == nil && len(pl.missing()) > 0 {
		// A column that the run rewrote is no longer linked to the others; its
		// ids are taken back with theirs.
		also = append(also, pl.missing()...)
		pl, err = p.planUndo(ctx, also)
	}
	return pl, err
}

func (p *Planner) planUndo(ctx context.Context, also []ColumnName) (*Plan, error) {
	return p.plan(ctx, func(ctx context.Context, s *dialect.Session, pl *Plan) error {
		pl.Undo = true
		run, err := p.latest(ctx, s, pl)
		if err != nil {
			return err
		}
		if run == nil {
			return fmt.Errorf("%w: %s; see them with status", ErrNoRun, p.cfg.Column)
		}
		if _, err := fmt.Sscanf(run.Rewrite, "v%d-to-v%d", &pl.Rewrite.From, &pl.Rewrite.To); err != nil || !pl.Rewrite.valid() {
			return fmt.Errorf("%w: this release cannot undo %q; use the one that wrote it", ErrRefused, run.Rewrite)
		}
		pl.adopt(*run)
		pl.classHash, pl.planHash = run.ClassHash, run.PlanHash
		pl.move = dialect.Move{From: pl.Rewrite.To, To: pl.Rewrite.From, Run: run.ID, Pick: dialect.PickMoved}
		if len(pl.missing()) > 0 {
			return nil // to be planned anew, with them
		}
		if run.Status == state.Undoing {
			pl.Resumes = true
			if p.cfg.IncludeNew && run.Pick != dialect.PickNew || !p.cfg.CreatedBefore.IsZero() &&
				(run.Pick != dialect.PickBefore || run.PickBefore != p.cfg.CreatedBefore.UTC().Format(time.RFC3339Nano)) {
				return fmt.Errorf("%w: run %d is being undone with other answers about ids born later; finish it without --include-new and --created-before", ErrRefused, run.ID)
			}
			pl.move.Pick = run.Pick
			if run.PickBefore != "" {
				t, err := time.Parse(time.RFC3339Nano, run.PickBefore)
				if err != nil {
					return fmt.Errorf("the state of run %d is damaged: %w", run.ID, err)
				}
				pl.setBefore(t)
			}
			return pl.inspect(ctx, s)
		}
		switch {
		case p.cfg.IncludeNew:
			pl.move.Pick = dialect.PickNew
		case !p.cfg.CreatedBefore.IsZero():
			pl.setBefore(p.cfg.CreatedBefore)
		default:
			if err := pl.strangers(ctx, s); err != nil {
				return err
			}
		}
		if err := pl.inspect(ctx, s); err != nil {
			return err
		}
		return pl.clashes(ctx, s)
	}, also)
}

// plan reads what both kinds of plan need and hands it on.
func (p *Planner) plan(ctx context.Context, rest func(context.Context, *dialect.Session, *Plan) error, also []ColumnName) (*Plan, error) {
	s, err := p.d.Open(ctx, p.db)
	if err != nil {
		return nil, wrap(ctx, p.d, err, "cannot open a session")
	}
	defer s.Close()
	pl := &Plan{Engine: p.d.Profile().Name(), Column: p.cfg.Column, OnMismatch: p.cfg.OnMismatch, ForeignKeys: []string{}, db: p.db, d: p.d, planner: p, also: also}
	if err := p.findClass(ctx, s, pl); err != nil {
		return pl, wrap(ctx, p.d, err, "cannot read the catalogue")
	}
	if err := rest(ctx, s, pl); err != nil {
		return pl, wrap(ctx, p.d, err, "cannot plan")
	}
	pl.ready = true
	return pl, nil
}

// latest returns the newest run on a column of the class that has not been
// undone, or nil. A class that has changed since is refused.
func (p *Planner) latest(ctx context.Context, s *dialect.Session, pl *Plan) (*state.Run, error) {
	pl.classHash, pl.planHash = hashes(pl)
	runs, err := pl.store().List(ctx, s)
	if err != nil {
		return nil, err
	}
	for _, r := range slices.Backward(runs) {
		if r.ClassHash == pl.classHash {
			pl.lastRun = r.ID
		}
	}
	var mine []string
	for _, c := range pl.Columns {
		mine = append(mine, c.Column.String())
	}
	for _, r := range runs {
		if r.Status == state.Undone || !slices.ContainsFunc(r.Columns, func(c string) bool { return slices.Contains(mine, c) }) {
			continue
		}
		switch {
		case r.PlanHash == pl.planHash, pl.Undo:
			// An undo goes by the recorded ids, in whatever columns they
			// stand by now.
			return &r, nil
		case r.Active:
			return nil, fmt.Errorf("%w: the schema around %s has changed since run %d of %s began (columns or foreign keys of the class); put it back, or undo the run",
				ErrRefused, pl.Column, r.ID, r.Rewrite)
		}
		// Finished, under another schema: a new run.
	}
	return nil, nil
}
