package twin

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
)

// A Job is the part of one process in a run by twins.
type Job struct {
	*run.Part
	Twinner   Twinner
	Scope     *Scope
	ChunkRows int
	ChunkTime time.Duration
}

// maxRounds is how often a Twinner is asked at most what is missing. Each round does all of that.
const maxRounds = 10

// Begin makes the run's row, or goes on with the one that is there. Nobody else works on it then.
func (j *Job) Begin(ctx context.Context) error {
	if err := j.CreateState(ctx); err != nil {
		return err
	}
	if j.Was.ID == 0 {
		err := j.Retry(ctx, func() error {
			return j.S.InTx(ctx, func(tx dialect.Tx) error { return j.Insert(ctx, tx, j.Want) })
		})
		if errors.Is(err, run.ErrFenced) {
			err = fmt.Errorf("%w: another run has one of these columns; see status", run.ErrRefused)
		}
		if err != nil {
			return err
		}
	} else {
		j.Row = j.Was
	}
	j.Scope.Run = j.Row.ID
	return j.claim(ctx)
}

// A StaleError occurs when another process has changed the run since its scope was read. What this
// process knows of the names may be wrong.
type StaleError struct{ Err error }

func (e StaleError) Error() string { return e.Err.Error() }
func (e StaleError) Unwrap() error { return e.Err }

// claim keeps other processes from the run. It waits for the session of one that was killed.
func (j *Job) claim(ctx context.Context) error {
	for start := time.Now(); ; {
		ok, err := j.Twinner.Claim(ctx, j.S, j.Row.ID)
		switch {
		case err != nil:
			return err
		case ok:
			j.Row, err = j.State().Get(ctx, j.S, j.Row.ID)
			switch {
			case errors.Is(err, sql.ErrNoRows):
				err = fmt.Errorf("%w: the run has ended meanwhile", run.ErrNoRun)
			case err == nil && j.Was.ID != 0 && j.Row.Seq != j.Was.Seq:
				err = StaleError{run.ErrChanged(j.Row.ID)}
			}
			return err
		case time.Since(start) > j.LockWait:
			return fmt.Errorf("%w: another process works on run %d; wait for it, or end its session, "+
				"then run the same again", run.ErrLocked, j.Row.ID)
		}
		if err := dialect.Pause(ctx, throttle.PollEvery); err != nil {
			return err
		}
	}
}

// Run makes the twins, fills, constrains and verifies them. Then a cut-over may come.
func (j *Job) Run(ctx context.Context) ([]Count, error) {
	if err := j.S.Hasten(ctx); err != nil {
		return nil, err
	}
	if j.Row.Status == state.Expanding {
		if err := j.expand(ctx); err != nil {
			return nil, err
		}
	}
	if j.Row.Status == state.Filling {
		if err := j.fill(ctx); err != nil {
			return nil, err
		}
		if err := j.enter(ctx, state.Constraining, nil); err != nil {
			return nil, err
		}
	}
	if err := j.S.Settle(ctx); err != nil {
		return nil, err
	}
	if err := j.steps(ctx, j.Twinner.Constrain); err != nil {
		return nil, err
	}
	counts, err := j.Verify(ctx)
	if err != nil || j.Row.Status != state.Constraining {
		return counts, err
	}
	return counts, j.enter(ctx, state.Ready, nil)
}

// expand makes the gate, the columns and the triggers, and lists what is to be filled: pages that a
// table has now. Rows on later pages have passed the triggers.
func (j *Job) expand(ctx context.Context) error {
	if err := j.makeGates(ctx); err != nil {
		return err
	}
	if err := j.steps(ctx, j.Twinner.Expand); err != nil {
		return err
	}
	return j.enter(ctx, state.Filling, func(tx dialect.Tx) error {
		list, err := j.ranges(ctx, tx, j.Scope.Tables)
		if err != nil {
			return err
		}
		return j.State().SetRanges(ctx, tx, j.Row.ID, list)
	})
}

// ranges lists all pages of some tables.
func (j *Job) ranges(ctx context.Context, q dialect.Querier, tables []Table) (list []state.Range,
	err error) {
	for _, t := range tables {
		pages, _, err := j.Twinner.Pages(ctx, q, t)
		if err != nil {
			return nil, err
		}
		hi := strconv.FormatInt(pages+1, 10)
		list = append(list, state.Range{Walk: t.No, Hi: &hi})
	}
	return list, nil
}

// enter writes the next status of the run, with what else also does.
func (j *Job) enter(ctx context.Context, status state.Status,
	also func(dialect.Tx) error) error {
	return j.Retry(ctx, func() error {
		return j.S.InTx(ctx, func(tx dialect.Tx) error {
			next := j.Row
			if next.Status = status; status == state.Constraining {
				moved, _, _ := j.Own()
				next.Moved += moved
			}
			if err := j.Update(ctx, tx, &next); err != nil {
				return err
			}
			if also != nil {
				if err := also(tx); err != nil {
					return err
				}
			}
			j.Row = next
			return nil
		})
	})
}

// steps does what the catalogue lacks, until it lacks nothing.
func (j *Job) steps(ctx context.Context,
	list func(context.Context, dialect.Querier, *Scope) ([]Step, error)) error {
	for round := 0; ; round++ {
		missing, err := list(ctx, j.S, j.Scope)
		if err != nil || len(missing) == 0 {
			return err
		}
		if round == maxRounds {
			return fmt.Errorf("%w: %q is not done after %d attempts", run.ErrStopped, missing[0].Name,
				maxRounds)
		}
		for _, step := range missing {
			if err := j.hold(ctx); err != nil {
				return err
			}
			start := time.Now()
			if err := j.S.Briefly(ctx, j.D, step.Do...); err != nil {
				return fmt.Errorf("cannot %s: %w", step.Name, err)
			}
			j.Emit(run.Event{Kind: run.StepDone, Note: step.Name, Took: time.Since(start)})
		}
	}
}

// hold waits while somebody asks for a pause.
func (j *Job) hold(ctx context.Context) error {
	err := j.Brake.Hold(ctx, j.S)
	switch {
	case errors.Is(err, run.ErrUndoRequested):
		return run.ToUndo(j.Row.ID)
	case errors.Is(err, throttle.ErrDue):
		return fmt.Errorf("%w: %v are over (%w)", run.ErrStopped, j.Brake.After, hint.StopAfter)
	}
	return err
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
		list, err := j.ranges(ctx, j.S, missed)
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
	perPage := map[int]float64{}
	for _, t := range j.Scope.Tables {
		_, rows, err := j.Twinner.Pages(ctx, j.S, t)
		if err != nil {
			return err
		}
		perPage[t.No] = max(rows, 1)
	}
	for {
		if err := j.hold(ctx); err != nil {
			return err
		}
		var c chunkResult
		start := time.Now()
		err := j.S.Patiently(ctx, j.D, func(attempt int) (err error) {
			if attempt > 0 {
				pace.Contended()
			}
			start = time.Now()
			c, err = j.chunk(ctx, pace.Rows(), perPage)
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

// chunk fills the next pages of a range, in one transaction with the record of how far it is.
func (j *Job) chunk(ctx context.Context, rows int, perPage map[int]float64) (c chunkResult,
	err error) {
	err = j.S.InTx(ctx, func(tx dialect.Tx) error {
		rg, err := j.Store.ClaimRange(ctx, tx, j.S.Claim, j.Row.ID)
		if rg == nil || err != nil {
			c.over = err == nil
			return err
		}
		from, to := page(rg.Lo), page(rg.Hi)
		next := from + max(int64(float64(rows)/perPage[rg.Walk]), 1)
		var end *string
		if c.full = next < to; c.full {
			text := strconv.FormatInt(next, 10)
			end, to = &text, next
		}
		t := j.Scope.Tables[rg.Walk]
		if c.rows, err = j.Twinner.FillPages(ctx, tx, j.Scope, t, from, to); err != nil {
			return fmt.Errorf("filling the twins of %s: %w", t.Ref.Table, err)
		}
		c.columns = j.Class.Of(t.Ref)
		values := c.rows * int64(len(c.columns))
		if err := j.Store.Worked(ctx, tx, j.Row.ID, j.Position(1), values); err != nil {
			return err
		}
		return j.Store.Advance(ctx, tx, j.Row.ID, *rg, end)
	})
	return c, err
}

// page reads a bound of a range; a missing one is the beginning.
func page(bound *string) int64 {
	if bound == nil {
		return 0
	}
	n, _ := strconv.ParseInt(*bound, 10, 64) // the state was edited: the walk begins anew
	return n
}

// Verify compares all pairs in one snapshot. A difference is an error that wraps [run.ErrVerify].
func (j *Job) Verify(ctx context.Context) (out []Count, err error) {
	j.Emit(run.Event{Kind: run.Verifying})
	if out, err = j.Twinner.Verify(ctx, j.S, j.Scope); err != nil {
		return nil, err
	}
	var wrong []string
	for _, c := range out {
		if !c.IsRight() {
			wrong = append(wrong, fmt.Sprintf("%s has %d pairs that differ, %d with one value alone, and "+
				"%d rows without a parent", c.Table.Table, c.Differ, c.Null, c.Orphans))
		}
	}
	if len(wrong) > 0 {
		err = fmt.Errorf("%w: %s", run.ErrVerify, strings.Join(wrong, "; "))
	}
	return out, err
}

// Undo drops the twins. After a cut-over it is refused: the way back is another cut-over.
func (j *Job) Undo(ctx context.Context) error {
	if j.Scope.Switched {
		return fmt.Errorf("%w: the twins of run %d have the names; take that back with a cut-over "+
			"back, then undo the run; nothing was changed", run.ErrRefused, j.Row.ID)
	}
	if _, err := j.State().Request(ctx, j.S, j.Row.ID, state.NoRequest); err != nil {
		return err
	}
	j.Row.Requested = state.NoRequest
	if err := j.enter(ctx, state.Undoing, func(tx dialect.Tx) error {
		return j.State().DropRanges(ctx, tx, j.Row.ID)
	}); err != nil {
		return err
	}
	if err := j.steps(ctx, j.Twinner.Undo); err != nil {
		return err
	}
	return j.enter(ctx, state.Undone, nil)
}

// Finish drops the old columns and forgets the run. From its first step on there is no way back.
func (j *Job) Finish(ctx context.Context) error {
	if !j.Scope.Switched {
		return fmt.Errorf("%w: run %d is %s: its twins have not the names yet; nothing was changed",
			run.ErrRefused, j.Row.ID, j.Row.Status)
	}
	if j.Row.Status != state.Finishing {
		if err := j.enter(ctx, state.Finishing, nil); err != nil {
			return err
		}
	}
	if err := j.steps(ctx, j.Twinner.Finish); err != nil {
		return err
	}
	ok := false
	err := j.Retry(ctx, func() error {
		return j.S.InTx(ctx, func(tx dialect.Tx) (err error) {
			ok, err = j.State().Remove(ctx, tx, j.Row.ID, j.Row.Seq)
			return err
		})
	})
	if err == nil && !ok {
		err = run.ErrChanged(j.Row.ID)
	}
	if err == nil {
		_ = j.State().Drop(ctx, j.S) // harmless if it cannot
	}
	return err
}
