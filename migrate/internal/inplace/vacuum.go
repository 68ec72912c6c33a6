package inplace

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// A table is vacuumed after a share of its values, which bounds by how much it grows. A VACUUM
// reads every index of its table as a whole: a fixed number of rows between two of them would make
// a run on a large table quadratic.
const (
	vacuumShare = 20     // the part of a table's values after which it is vacuumed
	vacuumLeast = 10_000 // values, below which it is not worth the while
)

func (j *Job) mayVacuum(ctx context.Context) error {
	d := j.D.Abilities().Vacuumer
	if d == nil || !j.Vacuum {
		return nil
	}
	why, err := d.NoVacuum(ctx, j.S, j.Class)
	if err != nil {
		return fmt.Errorf("looking whether %w is possible: %w", hint.Vacuum, err)
	}
	if why != "" {
		return fmt.Errorf("%w: %w: %s; nothing was changed", run.ErrRefused, hint.Vacuum, why)
	}
	return nil
}

// A vacuumTable is a table whose old row versions this process frees.
type vacuumTable struct {
	sqlgen.Ref
	columns []int // of the class
	every   int64 // so many values it is vacuumed
	at      int64 // how many had been rewritten when it was last vacuumed
	told    bool  // that another session is at it
}

// toVacuum lists the tables, none where it was not asked for.
func (j *Job) toVacuum() (out []*vacuumTable) {
	if !j.Vacuum || j.D.Abilities().Vacuumer == nil {
		return nil
	}
	for _, ref := range j.Class.Refs() {
		t := &vacuumTable{Ref: ref, columns: j.Class.Of(ref)}
		var total int64
		for _, i := range t.columns {
			total += j.Readings[i].Moves
		}
		t.every = max(total/vacuumShare, vacuumLeast)
		out = append(out, t)
	}
	return out
}

// movedValues is how many values of a table this process has rewritten.
func (j *Job) movedValues(t *vacuumTable) (n int64) {
	columns := j.Columns()
	for _, i := range t.columns {
		n += columns[i]
	}
	return n
}

// vacuum vacuums the tables that are due, or all with something to free, on the session of a
// worker. One worker at a time does so.
func (j *Job) vacuum(ctx context.Context, s *dialect.Session, worker int, all bool) error {
	if !j.vacuuming.TryLock() {
		return nil
	}
	defer j.vacuuming.Unlock()
	d := j.D.Abilities().Vacuumer
	for _, t := range j.vacuumTables {
		moved := j.movedValues(t)
		if n := moved - t.at; n == 0 || n < t.every && !all {
			continue
		}
		who, err := d.Vacuuming(ctx, s, t.Ref)
		start := time.Now()
		if err == nil && who == "" {
			err = errors.Join(dialect.Exec(ctx, s, d.Vacuum(t.Ref)...),
				dialect.Exec(context.WithoutCancel(ctx), s, d.Unwait()))
		}
		if err != nil && ctx.Err() == nil && j.D.Kind(err) == dialect.KindLock {
			who = "another session has begun to vacuum or to alter it"
		}
		name := state.TableName(t.Schema, t.Table)
		e := run.Event{Kind: run.Warned, Worker: worker, Object: name}
		if who != "" { // until after the next chunk, perhaps
			if !t.told || all {
				t.told = true
				e.Note = fmt.Sprintf("%s is not vacuumed now: %s", name, who)
				j.Emit(e)
			}
			continue
		}
		t.at, t.told = moved, false
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case err != nil:
			e.Note = fmt.Sprintf("%s could not be vacuumed, which leaves the ids alone: %v", name, err)
		default:
			e.Kind, e.Took = run.Vacuumed, time.Since(start)
		}
		j.Emit(e)
	}
	return nil
}
