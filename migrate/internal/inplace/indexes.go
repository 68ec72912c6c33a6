package inplace

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
)

// createIndexes makes an index for every column that none begins with.
func (j *Job) createIndexes(ctx context.Context) error {
	if !j.Index || j.Undo {
		return nil
	}
	for i, col := range j.Class.Columns {
		if why := j.Unindexed[i]; !col.Indexed && why != "" {
			return fmt.Errorf("%w: no index begins with %s, and %s first, or leave %w out",
				run.ErrRefused, check.Name(col), why, hint.CreateMissingIndexes)
		}
	}
	for _, col := range j.Class.Columns {
		if col.Indexed {
			continue
		}
		create := j.D.Abilities().CreateIndex
		if create == nil {
			return fmt.Errorf("%w: %w: %s makes no index: %w", run.ErrRefused,
				hint.CreateMissingIndexes, j.D.Profile().Name(), errors.ErrUnsupported)
		}
		name := check.Name(col)
		j.Emit(run.Event{Kind: run.Indexing, Object: name})
		h := sha256.Sum256([]byte(name)) // so that the name is short enough for every engine
		list := create(col, fmt.Sprintf("sqluuid_%x", h[:6]))
		if err := j.S.Briefly(ctx, j.D, list...); err != nil {
			return fmt.Errorf("making an index on %s: %w", name, err)
		}
	}
	return nil
}
