package migrate

import (
	"context"
	"database/sql"

	"github.com/sqluuid/sqluuid/migrate/internal/engines"
	"github.com/sqluuid/sqluuid/migrate/internal/plan"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A Database rewrites the ids of one database. It holds no connection between its calls, and
// is safe for concurrent use.
type Database struct {
	in plan.Source
}

// Open returns the Database behind a pool of connections, which it neither reads nor closes. An
// engine that this package cannot rewrite on is an error that wraps [errors.ErrUnsupported].
//
// SQLite, from 3.41, has one writer, and so one worker. On SQL Server, from 2016, a chunk disables
// the foreign keys of the class within its transaction, and [Database.Finish] has them checked
// against all rows. No SQL Server has run it yet: the page docs/reference/engines.md says what has.
func Open(db *sql.DB, p engine.Profile) (*Database, error) {
	d, err := engines.For(p)
	if err != nil {
		return nil, err
	}
	return &Database{plan.Source{DB: db, D: d}}, nil
}

// wrap gives an error of the driver its meaning.
func (d *Database) wrap(ctx context.Context, err error, doing string) error {
	return run.Wrap(ctx, d.in.D, err, doing)
}

// refuse is wrap for what has written nothing yet.
func (d *Database) refuse(ctx context.Context, err error, doing string) error {
	return run.AsRefusal(d.wrap(ctx, err, doing))
}

// Plan plans the rewrite of the column's class, or the rest of it when a run is under way. When
// a check refuses the rewrite the error says why, and the plan holds what was found so far. It
// reads only.
//
// It refuses what a run would refuse. Among this are ids that the rewrite does not apply to
// ([PlanConfig.SkipOthers] leaves them as they are), two ids that would become one, triggers that
// would fire, CHECK constraints and partitions that would not take an image, tables that cannot be
// rewritten in place, and a role that lacks a privilege. What cannot be tried is in
// [Plan.Warnings].
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
