package inplace

import (
	"context"
	"fmt"
	"hash/maphash"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// errSideEffect occurs when a trigger changed more than the id.
const errSideEffect run.Error = "migrate: a trigger changed more than the id"

// sideEffect says that a column changed too in the row of an id, or with "" the number of rows.
func (j *Job) sideEffect(col sqlgen.Column, id [16]byte, changed string) error {
	what := "the number of rows changed too"
	if changed != "" {
		what = fmt.Sprintf("the column %q changed too", changed)
	}
	next := "drop the triggers for the run and make them again afterwards, while no application writes"
	if j.D.Abilities().Disabler != nil {
		next = fmt.Sprintf("disable the triggers with %v", hint.DisableTriggers)
	}
	return fmt.Errorf("%w: in table %q, where %s is %s, %s; this chunk was taken back; %s, or "+
		"accept all that they change with %v", errSideEffect, col.Table, col.Name,
		check.Readable(fmt.Sprintf("%x", id)), what, next, hint.AllowSideEffects)
}

// moveQuietly moves a batch while the triggers of the tables are disabled.
func (j *Job) moveQuietly(ctx context.Context, tx dialect.Tx, class *sqlgen.Class,
	m sqlgen.Batch) ([]int64, error) {
	off, on, err := j.D.Abilities().Disabler.Disabling(ctx, tx, class)
	if err != nil {
		return nil, err
	}
	if err := dialect.Within(ctx, tx, off...); err != nil {
		return nil, fmt.Errorf("disabling the triggers: %w", err)
	}
	moved, err := j.D.Move(ctx, tx, class, m)
	if err != nil {
		return nil, err
	}
	if err := dialect.Within(ctx, tx, on...); err != nil {
		return nil, fmt.Errorf("enabling the triggers: %w", err)
	}
	return moved, nil
}

// moveWatched moves a batch, and compares the rows of some of its ids before and after.
func (j *Job) moveWatched(ctx context.Context, tx dialect.Tx, class *sqlgen.Class,
	m sqlgen.Batch) ([]int64, error) {
	from, to := sampled(m)
	seed := maphash.MakeSeed()
	look := func(when string) ([][][]uint64, error) {
		out := make([][][]uint64, len(class.Columns))
		for i, col := range class.Columns {
			var err error
			out[i], err = readOthers(ctx, j.D, tx, col, j.Beside[i], from, to, seed)
			if err != nil {
				return nil, fmt.Errorf("looking at some rows %s: %w", when, err)
			}
		}
		return out, nil
	}
	before, err := look("before")
	if err != nil {
		return nil, err
	}
	moved, err := j.D.Move(ctx, tx, class, m)
	if err != nil {
		return nil, err
	}
	after, err := look("after")
	if err != nil {
		return nil, err
	}
	for i, col := range class.Columns {
		names := append([]string{""}, j.Beside[i]...) // the number of rows has none
		for k, id := range from {
			for n, name := range names {
				if before[i][k][n] != after[i][k][n] {
					return nil, j.sideEffect(col, id, name)
				}
			}
		}
	}
	return moved, nil
}

// sampleIDs is how many ids of a chunk are looked at before and after.
const sampleIDs = 100

// sampled chooses ids of a batch, at even distances, with their images.
func sampled(m sqlgen.Batch) (from, to [][16]byte) {
	n := min(len(m.From), sampleIDs)
	for i := range n {
		at := i * len(m.From) / n
		from, to = append(from, m.From[at]), append(to, m.To[at])
	}
	return from, to
}
