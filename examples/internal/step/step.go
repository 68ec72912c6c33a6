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
	Out     io.Writer         // where it says what it does
	Run     migrate.RunConfig // the zero value works
}

// Up carries the rewrite out and verifies it. When it is stopped half-way, by
// ctx or by a crash, call it again: it goes on.
func (s Step) Up(ctx context.Context) error { return s.do(ctx, false) }

// Down takes it back, byte for byte. It too can be stopped and called again.
func (s Step) Down(ctx context.Context) error { return s.do(ctx, true) }

func (s Step) do(ctx context.Context, undo bool) error {
	db, err := migrate.Open(s.DB, s.Engine)
	if err != nil {
		return err
	}
	pl, err := db.Plan(ctx, migrate.PlanConfig{Rewrite: s.Rewrite, Undo: undo, Column: s.Column}) // reads only
	if err != nil {
		return err
	}
	if _, err := pl.WriteTo(s.Out); err != nil {
		return err
	}
	if pl.NothingToDo {
		return nil
	}
	rep, err := db.Run(ctx, pl, s.Run)
	if err != nil {
		return err
	}
	for _, c := range rep.Columns {
		fmt.Fprintf(s.Out, "%s: %s\n", c.Column, c.Counts)
	}
	return s.verify(ctx, db)
}

// verify reads everything once more, as one may at any time. Here it shows how:
// Run has verified already.
func (s Step) verify(ctx context.Context, db *migrate.Database) error {
	found, err := db.Verify(ctx, migrate.VerifyConfig{Column: s.Column})
	if err != nil {
		return err // wraps migrate.ErrVerify when something is not as it must be
	}
	fmt.Fprintf(s.Out, "verified: %s is %s, %d ids looked up, %d rows without a parent\n", found.Rewrite, found.Status, found.SampledIDs, found.Orphans)
	return nil
}
