package run

import (
	"context"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
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
// [ErrVerify], also when ids are left; while a run is under way it may be one of time.
func Verify(ctx context.Context, q dialect.Querier, d dialect.Dialect, class *sqlgen.Class,
	m check.Mover, before state.Before, sets ...transform.Pattern) (check.Result, error) {
	found, err := check.Verify(ctx, q, d, class, m, before, sets...)
	if err != nil {
		return found, err
	}
	var wrong []error
	for _, what := range found.Wrong {
		wrong = append(wrong, fmt.Errorf("%w: %s", ErrVerify, what))
	}
	return found, errors.Join(wrong...)
}
