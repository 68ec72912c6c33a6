package migrate

import (
	"context"
	"database/sql"

	"github.com/sqluuid/sqluuid/migrate/internal/engines"
	"github.com/sqluuid/sqluuid/migrate/internal/plan"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A Database rewrites the ids of one database. It holds no connection between its calls, and
// is safe for concurrent use.
type Database struct {
	in plan.Source
}

// Open returns the Database behind a pool of connections, which it neither reads nor closes. An
// engine that this package cannot rewrite on is an error that wraps [errors.ErrUnsupported].
func Open(db *sql.DB, p engine.Profile) (*Database, error) {
	d, err := engines.For(p)
	if err != nil {
		return nil, err
	}
	return &Database{plan.Source{DB: db, D: d}}, nil
}

// Plan plans the rewrite of the column's class, or the rest of it when a run is under way. When
// a check refuses the rewrite the error says why, and the plan holds what was found so far. It
// reads only.
//
// With [PlanConfig.Undo] it plans to take back the latest run on the class, finished or not, or
// the rest of an undo that is under way. Without a run that is [ErrNoRun]. Such a plan holds the
// ids that the run has moved in memory, sixteen bytes each.
func (d *Database) Plan(ctx context.Context, cfg PlanConfig) (*Plan, error) {
	p, err := plan.New(d.in, plan.Config(cfg))
	if err != nil {
		return nil, err
	}
	found, err := p.Plan(ctx)
	return d.newPlan(found), err
}

// Run rewrites what a plan of this Database says, verifies it, and closes the run. Several
// processes may carry out plans for one class at once: they share the work. When the context
// ends, Run stops after the current chunk, or rolls it back, with [ErrStopped]; the same plan made
// anew goes on from there. It changes nothing, not even the state, when it fails before the
// first chunk. Run carries out a plan once.
func (d *Database) Run(ctx context.Context, pl *Plan, cfg RunConfig) (Report, error) {
	r, err := d.newRunner(pl, cfg)
	if err != nil {
		return Report{}, err
	}
	if pl.NothingToDo {
		return Report{Columns: counts(pl.in)}, nil
	}
	return r.carryOut(ctx)
}

// Verify reads every value of a class once and compares it with what a run has recorded, at any
// time: before, during and after a run and an undo. What must not be is an error that wraps
// [ErrVerify]: ids lost, damaged or in other rows, ids that a run which is done should have
// rewritten, rows that lost their parent, an id twice in a unique column, an id that the driver
// does not find again. It writes nothing.
func (d *Database) Verify(ctx context.Context, cfg VerifyConfig) (Verification, error) {
	v, err := newVerifier(d, cfg)
	if err != nil {
		return Verification{}, err
	}
	return v.verify(ctx)
}
