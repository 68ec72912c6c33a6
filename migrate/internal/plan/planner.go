package plan

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
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

// A Strategy is how a run changes the tables. Package migrate says what each is.
type Strategy string

const (
	InPlace Strategy = "in-place"
	Copy    Strategy = "copy"
)

// A Config says what is to be planned. migrate.PlanConfig has the same fields.
type Config struct {
	Rewrite                                          Rewrite
	Undo                                             bool
	Column                                           ColumnName
	Strategy                                         Strategy
	Type                                             string
	Online, SkipOthers, RewriteImages                bool
	DisableTriggers, AllowTriggers, AllowSideEffects bool
	IgnoreHiddenKeys, IncludeNew                     bool
	CreatedBefore                                    time.Time
	Also                                             []ColumnName
	AllowOrphans, CatalogueOnly                      bool
}

func (c *Config) onMismatch() string {
	if c.SkipOthers {
		return SkipOnMismatch
	}
	return failOnMismatch
}

func (c *Config) validate() error {
	switch {
	case c.Column.Table == "" || c.Column.Column == "":
		return fmt.Errorf("%w: Column needs a table and a column", run.ErrConfig)
	case c.IncludeNew && !c.CreatedBefore.IsZero():
		return fmt.Errorf("%w: %w and %w exclude each other", run.ErrConfig, hint.IncludeNew,
			hint.CreatedBefore)
	}
	switch {
	case c.CatalogueOnly && c.Undo:
		return fmt.Errorf("%w: CatalogueOnly is not for an undo", run.ErrConfig)
	case c.Type != "" && c.Rewrite.kind != binaryToText:
		return fmt.Errorf("%w: %w is for binary-to-text only", run.ErrConfig, hint.Type)
	case c.DisableTriggers && c.AllowTriggers:
		return fmt.Errorf("%w: %w and %w exclude each other",
			run.ErrConfig, hint.DisableTriggers, hint.AllowTriggers)
	case c.RewriteImages && c.Rewrite.t != nil && !c.Rewrite.t.Listed():
		return fmt.Errorf("%w: %w=rewrite is for rewrites by a list: an id tells whether %v applies to "+
			"it", run.ErrConfig, hint.OnMismatch, c.Rewrite)
	case c.AllowSideEffects && !c.AllowTriggers:
		return fmt.Errorf("%w: %w is of use with %w only",
			run.ErrConfig, hint.AllowSideEffects, hint.AllowTriggers)
	}
	if c.Strategy != "" && c.Strategy != InPlace && c.Strategy != Copy {
		return fmt.Errorf("%w: %w is %q, want in-place or copy", run.ErrConfig, hint.Strategy, c.Strategy)
	}
	if c.Rewrite.kind != "" && c.Strategy == InPlace {
		return fmt.Errorf("%w: %v changes the type of the column, which only %w copy can do",
			run.ErrConfig, c.Rewrite, hint.Strategy)
	}
	if c.Rewrite.kind != "" {
		c.Strategy = Copy
	}
	c.Strategy = cmp.Or(c.Strategy, InPlace)
	if c.Online && c.Strategy != Copy {
		return fmt.Errorf("%w: %w is for %w copy: in place, writers go on anyway",
			run.ErrConfig, hint.Online, hint.Strategy)
	}
	return nil
}

// A Planner reads a database, and makes plans of what it has read. It writes nothing.
type Planner struct {
	Source
	inquiry
	also taken
}

// A Source is a pool of connections to one engine.
type Source struct {
	DB *sql.DB
	D  dialect.Dialect
}

// An inquiry is what is asked about a column.
type inquiry struct {
	Config
	// AnyText also reads text in the spellings that text-to-binary knows. Verify sets it, to read
	// what a run has left.
	AnyText bool
	// NamesOnly looks no further than which columns are linked, for those who end or hold
	// a run: what keeps ids from being rewritten is nothing to them.
	NamesOnly bool
	// plans is whether a plan comes of it, which asks the catalogue for more.
	plans bool
}

// An Attached is a plan with the database that it is of.
type Attached struct {
	*Plan
	Source
}

// Store has the state of its runs.
func (pl Attached) Store() state.SQL { return state.SQL{D: pl.D} }

// New checks the configuration.
func New(src Source, cfg Config) (*Planner, error) {
	if err := cfg.validate(); err != nil {
		return nil, err
	}
	return &Planner{Source: src, inquiry: inquiry{Config: cfg}}, nil
}

// Plan reads the catalogue and the ids, and plans the command.
func (p *Planner) Plan(ctx context.Context) (*Plan, error) {
	p.plans = true
	if p.Undo {
		return p.undo(ctx)
	}
	if p.Rewrite.t == nil {
		return nil, fmt.Errorf("%w: Rewrite is missing, see Rewrites", run.ErrConfig)
	}
	pl, err := p.withMissing(ctx, p.rewrite)
	if errors.Is(err, run.ErrStopped) {
		for _, c := range p.Also { // which a run knows when it is recorded
			err = fmt.Errorf("%w; name %s again (%w)", err, c, hint.Also)
		}
	}
	return pl, err
}

// undo plans to take the latest run back.
func (p *Planner) undo(ctx context.Context) (*Plan, error) {
	pl, err := p.withMissing(ctx, p.once)
	if !errors.Is(err, errDigits) && !errors.Is(err, run.ErrNotUUID) {
		return pl, err
	}
	p.AnyText = true
	again, anyErr := p.withMissing(ctx, p.once)
	if errors.Is(anyErr, ErrStrict) {
		return pl, err
	}
	return again, anyErr
}

// taken are columns that a run has rewritten and that its plan must take along. Its links are
// those of the run's columns that were links without a foreign key.
type taken struct {
	columns []ColumnName
	links   []string
	run     int64 // 0: none is known yet
}

// withMissing plans again while a column that the run rewrote is not linked to the
// others, or not any more; its ids are treated with theirs.
func (p *Planner) withMissing(ctx context.Context,
	plan func(context.Context) (*Plan, error)) (*Plan, error) {
	p.also = taken{}
	pl, err := plan(ctx)
	for err == nil && len(pl.Missing()) > 0 {
		p.also.columns = append(p.also.columns, pl.Missing()...)
		p.also.links, p.also.run = pl.Run.Before.Also, pl.Run.ID
		pl, err = plan(ctx)
	}
	return pl, err
}

// Visit finds the class of the column and hands it on, unless the catalogue refuses it. It does so
// again when f adopts a run that has rewritten other columns too.
func (p *Planner) Visit(ctx context.Context, f func(*dialect.Session, Attached) error) error {
	visit := func(s *dialect.Session, pl Attached) error {
		if len(pl.refused) > 0 {
			return nil // which says so
		}
		if pl.Schema.Blind {
			return run.Lacking(pl.Schema.Lacks)
		}
		return f(s, pl)
	}
	_, err := p.withMissing(ctx, func(ctx context.Context) (*Plan, error) {
		return p.plan(ctx, visit)
	})
	return err
}

// once reads and plans in turn: the catalogue and the runs tell what is to be counted, and what
// was counted whether it may be done.
func (p *Planner) once(ctx context.Context) (*Plan, error) {
	return p.plan(ctx, func(s *dialect.Session, pl Attached) error {
		runs, err := pl.Store().List(ctx, s)
		if err != nil {
			return err
		}
		was, err := pl.recall(ctx, s, runs)
		if err != nil {
			return err
		}
		if err := pl.outline(runs, was); err != nil || len(pl.Missing()) > 0 {
			return err // or it is to be planned anew, with them
		}
		if pl.Ask.CatalogueOnly {
			return pl.uncopied(ctx, s)
		}
		if pl.Schema.Blind { // which nothing below could do without
			return run.Lacking(pl.Schema.Lacks)
		}
		survey := func() error {
			f, err := pl.look(ctx, s)
			if err != nil {
				return err
			}
			return pl.decide(f)
		}
		if !pl.Undo || pl.Copy != nil || pl.Phase == undone {
			return survey()
		}
		return pl.still(ctx, s, survey)
	})
}

// plan reads the catalogue, finds the class, and hands it on.
func (p *Planner) plan(ctx context.Context,
	rest func(*dialect.Session, Attached) error) (*Plan, error) {
	s, err := p.D.Open(ctx, p.DB)
	if err != nil {
		return nil, run.Wrap(ctx, p.D, err, "cannot open a session")
	}
	defer s.Close()
	pl := Attached{&Plan{Ask: p.inquiry, also: p.also}, p.Source}
	fail := func(err error, doing string) (*Plan, error) {
		err = run.Wrap(ctx, p.D, err, doing)
		return pl.Plan, run.AsRefusal(errors.Join(append(pl.refused, err)...))
	}
	if err := pl.discover(ctx, s); err != nil {
		if errors.Is(err, run.ErrNotFound) {
			err = pl.explainNotFound(ctx, s, err)
		}
		return fail(err, "cannot read the catalogue")
	}
	if err := rest(s, pl); err != nil {
		return fail(err, "cannot plan")
	}
	if len(pl.refused) > 0 && len(pl.Missing()) == 0 {
		return fail(pl.Lacking, "")
	}
	pl.Ready = !pl.Ask.CatalogueOnly
	return pl.Plan, nil
}

// uncopied refuses a copy for what the catalogue alone tells.
func (pl Attached) uncopied(ctx context.Context, s *dialect.Session) error {
	if pl.Copy == nil {
		return nil
	}
	var f found
	if err := pl.lookCopy(ctx, s, &f); err != nil {
		return err
	}
	pl.unlike(f)
	return nil
}

// ErrStrict says that the run on the class takes only text of 36 characters for ids. Other
// text must not be counted.
const ErrStrict run.Error = "migrate: the run knows one form of text"
