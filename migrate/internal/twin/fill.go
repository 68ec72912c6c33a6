package twin

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
)

// ranges lists all rows that some tables have now.
func (j *Job) ranges(ctx context.Context, q dialect.Querier, tables []Table) (list []state.Range,
	err error) {
	for _, t := range tables {
		walk, err := j.Twinner.Walk(ctx, q, j.Scope, t)
		if err != nil {
			return nil, err
		}
		list = append(list, state.Range{Walk: t.No, Hi: walk.End()})
	}
	return list, nil
}

// fill writes the twins of old rows, and looks whether it has missed one.
func (j *Job) fill(ctx context.Context) error {
	pace := throttle.NewPace(j.ChunkTime, min(j.ChunkRows, mostFilled))
	for round := 0; round < maxRounds; round++ {
		if err := j.drain(ctx, pace); err != nil {
			return err
		}
		missed, err := j.findMissed(ctx)
		if err != nil || len(missed) == 0 {
			return err
		}
		if round > 0 {
			err = j.refuseStrays(ctx, missed)
		}
		var list []state.Range
		if err == nil {
			list, err = j.ranges(ctx, j.S, missed)
		}
		if err == nil {
			err = j.S.InTx(ctx, func(tx dialect.Tx) error {
				return j.State().SetRanges(ctx, tx, j.Row.ID, list)
			})
		}
		if err != nil {
			return err
		}
	}
	return fmt.Errorf("%w: after %d passes rows without a twin are left: something writes them past "+
		"the triggers, which are disabled; enable them, then go on",
		run.ErrStopped, maxRounds)
}

// refuseStrays refuses rows without a twin that refer to rows which were deleted since the plan.
func (j *Job) refuseStrays(ctx context.Context, tables []Table) error {
	for _, t := range tables {
		for _, x := range t.Loose() {
			for _, a := range x.Draw.Ways() {
				n, err := CountStrays(ctx, j.S, j.Twinner, t, x, a, a.Of, j.Scope.Counterpart(x))
				if err != nil {
					return err
				}
				if n > 0 {
					return fmt.Errorf("%w: %s of %s.%s %s to no row of %s, which a program has deleted: "+
						"correct or delete %s, then run the same again", run.ErrRefused,
						thousands.Count(n, "value"), t.Ref.Table, x.Name, thousands.Verb(n, "refers", "refer"),
						a.Of.Table, thousands.Verb(n, "it", "them"))
				}
			}
		}
	}
	return nil
}

// mostFilled is how many rows one statement fills: a lock for each is held until it commits.
const mostFilled = 10_000

// findMissed lists the tables with a row that lacks a twin.
func (j *Job) findMissed(ctx context.Context) (out []Table, err error) {
	for _, t := range j.Scope.Tables {
		var one int
		err := dialect.Scan(ctx, j.S, j.Twinner.FindUnfilled(j.Scope, t), &one)
		if errors.Is(err, sql.ErrNoRows) {
			continue
		}
		if err != nil {
			return nil, err
		}
		out = append(out, t)
	}
	return out, nil
}

// drain fills range after range.
func (j *Job) drain(ctx context.Context, pace *throttle.Pace) error {
	walks := map[int]Walk{}
	for _, t := range j.Scope.Tables {
		walk, err := j.Twinner.Walk(ctx, j.S, j.Scope, t)
		if err != nil {
			return err
		}
		walks[t.No] = walk
	}
	for {
		if err := j.hold(ctx); err != nil {
			return err
		}
		var c chunkResult
		start := time.Now()
		err := j.S.Patiently(ctx, j.D, func(attempt int) (err error) {
			if attempt > 0 {
				pace.ShrinkChunk()
			}
			start = time.Now()
			c, err = j.chunk(ctx, pace.Rows(), walks)
			return err
		})
		if err != nil {
			return err
		}
		if c.over {
			return nil
		}
		took := time.Since(start)
		pace.Took(pace.Rows(), c.rows, c.full, took)
		moved := make([]int64, len(j.Class.Columns))
		for _, at := range c.columns {
			moved[at] = c.rows
		}
		j.Count(moved)
		j.Emit(run.Event{Kind: run.Chunk, Took: took, Rows: int(c.rows), Worker: 1})
	}
}

// A chunkResult is what one transaction has filled.
type chunkResult struct {
	rows    int64
	columns []int // of the class
	full    bool
	over    bool // nothing was left
}

// chunk fills the next rows of a range, in one transaction with the record of how far it is.
func (j *Job) chunk(ctx context.Context, rows int, walks map[int]Walk) (c chunkResult,
	err error) {
	err = j.S.InTx(ctx, func(tx dialect.Tx) error {
		rg, err := j.Store.ClaimRange(ctx, tx, j.S.Claim, j.Row.ID)
		if rg == nil || err != nil {
			c.over = err == nil
			return err
		}
		t := j.Scope.Tables[rg.Walk]
		var end *string
		if c.rows, end, err = walks[rg.Walk].Fill(ctx, tx, rg.Lo, rg.Hi, rows); err != nil {
			return fmt.Errorf("filling the twins of %s: %w", t.Ref.Table, err)
		}
		c.full = end != nil
		c.columns = j.Class.Of(t.Ref)
		values := c.rows * int64(len(c.columns))
		if err := j.Store.RecordChunk(ctx, tx, j.Row.ID, j.Position(1), values); err != nil {
			return err
		}
		return j.Store.Advance(ctx, tx, j.Row.ID, *rg, end)
	})
	return c, err
}
