// Package step rewrites a key column, or takes that back, as one step of a tool
// that numbers such steps. Copy what you need of it.
package step

import (
	"context"
	"database/sql"
	"fmt"
	"io"

	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A Step is one rewrite of one column, with every column that foreign keys link
// to it.
type Step struct {
	DB      *sql.DB
	Engine  engine.Profile
	Rewrite migrate.Rewrite // not needed to take it back
	Column  migrate.ColumnName
	Out     io.Writer            // where it says what it does
	Run     migrate.RunnerConfig // the zero value works
}

// Up carries the rewrite out and verifies it. When it is stopped half-way, by
// ctx or by a crash, call it again: it goes on.
func (s Step) Up(ctx context.Context) error { return s.do(ctx, (*migrate.Planner).Plan) }

// Down takes it back, byte for byte. It too can be stopped and called again.
func (s Step) Down(ctx context.Context) error { return s.do(ctx, (*migrate.Planner).PlanUndo) }

func (s Step) do(ctx context.Context, plan func(*migrate.Planner, context.Context) (*migrate.Plan, error)) error {
	planner, err := migrate.NewPlanner(s.DB, s.Engine, migrate.PlannerConfig{Rewrite: s.Rewrite, Column: s.Column})
	if err != nil {
		return err
	}
	pl, err := plan(planner, ctx) // reads only
	if err != nil {
		return err
	}
	if _, err := pl.WriteTo(s.Out); err != nil {
		return err
	}
	if pl.NothingToDo {
		return nil
	}
	runner, err := migrate.NewRunner(pl, s.Run)
	if err != nil {
		return err
	}
	rep, err := runner.Run(ctx)
	if err != nil {
		return err
	}
	for _, c := range rep.Columns {
		fmt.Fprintf(s.Out, "%s: %s\n", c.Column, c.Counts)
	}
	return s.verify(ctx)
}

// verify reads everything once more, as one may at any time. Here it shows how:
// Run has verified already.
func (s Step) verify(ctx context.Context) error {
	verifier, err := migrate.NewVerifier(s.DB, s.Engine, migrate.VerifierConfig{Column: s.Column})
	if err != nil {
		return err
	}
	found, err := verifier.Verify(ctx)
	if err != nil {
		return err // wraps migrate.ErrVerify when something is not as it must be
	}
	fmt.Fprintf(s.Out, "verified: %s is %s, %d ids looked up, %d rows without a parent\n", found.Rewrite, found.Status, found.Sampled, found.Orphans)
	return nil
}
