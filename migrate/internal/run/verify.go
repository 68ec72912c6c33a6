package run

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// A Report says what a run has left.
type Report struct {
	check.Result
	Run         int64
	MovedValues int64
	Reindex     []string // statements that rebuild the indexes of the ids
}

// EndedElsewhere is what a process knows of a run that another one has closed.
func (p *Part) EndedElsewhere() Report {
	const why = "another process brought the run to its end and has told what its verification " +
		"found; verify looks again"
	return Report{Run: p.Row.ID, MovedValues: p.Row.MovedValues,
		Result: check.Result{NotCompared: []string{why}}}
}

// Verify compares the class with what was counted before. A difference is an error that wraps
// [ErrVerify], also when ids are left; while a run is under way it may be one of time. runs are all
// of the database.
func Verify(ctx context.Context, q dialect.Querier, d dialect.Dialect, class *sqlgen.Class,
	m check.Mover, r state.Run, runs []state.Run) (check.Result, error) {
	since := slices.DeleteFunc(slices.Clone(runs), func(other state.Run) bool {
		return other.ID == r.ID || !other.Active && other.UpdatedAt.Before(r.StartedAt)
	})
	found, err := check.Verify(ctx, q, d, class, m, r.Before, since)
	if err != nil {
		return found, err
	}
	return found, asErrors(found.Wrong)
}

// asErrors is nil if nothing is wrong.
func asErrors(wrong []string) error {
	var all []error
	for _, what := range wrong {
		all = append(all, fmt.Errorf("%w: %s", ErrVerify, what))
	}
	return errors.Join(all...)
}

// Meanwhile is what is wrong while a run is under way: what foreign keys do not allow at any time.
// The rest may be what the application wrote between two readings, and was not compared.
func Meanwhile(found *check.Result) error {
	for _, what := range found.Wrong {
		if !slices.Contains(found.Broken, what) {
			found.NotCompared = append(found.NotCompared, "the run is under way, and "+what)
		}
	}
	found.Wrong = found.Broken
	return asErrors(found.Wrong)
}
