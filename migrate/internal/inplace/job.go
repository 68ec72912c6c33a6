package inplace

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// A Job is the part of one process in a run in place, or in its undo.
type Job struct {
	*run.Part

	// Settings of the run, which migrate.RunConfig explains.
	Workers, ChunkRows       int
	ChunkTime                time.Duration
	Normalise, Index, Vacuum bool

	// The tables, as the plan found them.
	DisableTriggersOn []sqlgen.Ref // tables whose triggers are disabled in each chunk
	FiredTriggers     []string     // triggers that the updates fire
	ComparedColumns   [][]string   // columns to compare in some rows of a chunk; nil: none
	IndexRefusals     []string     // by column of the class, why no index can be made

	class        *sqlgen.Class  // the part's, as this run walks it
	places       *sqlgen.Places // how it could be walked by the places of its rows
	mixed        bool           // some ids of text are not in lower case
	moving       atomic.Int32   // workers that are at a chunk
	vacuumTables []*vacuumTable
	vacuuming    sync.Mutex // of the worker that is at it
}

// Prepare fits the settings to the engine. Call it first.
func (j *Job) Prepare() {
	j.Part.Prepare()
	if n := j.D.Facts().MostRows; n > 0 {
		j.ChunkRows = min(j.ChunkRows, n)
	}
	j.Workers = max(j.Workers, 1)
	if n := j.D.Facts().Writers; n > 0 {
		j.Workers = min(j.Workers, n)
	}
	j.class = j.Class
	j.mixed = slices.ContainsFunc(j.Readings, func(f check.Reading) bool { return f.Mixed })
	j.vacuumTables = j.toVacuum()
	j.Alters = j.altering() != (dialect.Altering{})
}

// Check returns what the server or the role does not allow of the settings. It writes nothing.
func (j *Job) Check(ctx context.Context) []error {
	return []error{j.mayVacuum(ctx), j.MayThrottle(ctx), j.mayNormalise(ctx), j.mayAlter(ctx)}
}

// altering is what the run does with its tables besides the updates.
func (j *Job) altering() dialect.Altering {
	isBare := func(col sqlgen.Column) bool { return !col.Indexed }
	return dialect.Altering{
		Triggers: len(j.DisableTriggersOn) > 0 || !j.Undo && j.Normalise || j.Undo && j.Was.Normalise,
		Indexes:  !j.Undo && j.Index && slices.ContainsFunc(j.Class.Columns, isBare),
	}
}

func (j *Job) mayAlter(ctx context.Context) error {
	if a := j.altering(); a != (dialect.Altering{}) {
		return j.MayAlter(ctx, a)
	}
	return nil
}

// Begin opens the run, or takes part in it. It first looks whether the role may write and the
// server takes the images, and makes the state tables.
func (j *Job) Begin(ctx context.Context) error {
	for _, step := range []func(context.Context) error{
		j.MayWrite, j.mayVacuum, j.mayNormalise, j.Try, j.CreateState, j.createIndexes, j.findPlaces,
		func(ctx context.Context) error { return j.Open(ctx, j.open) },
		j.normalise,
	} {
		if err := step(ctx); err != nil {
			return err
		}
	}
	return nil
}

// createIndexes makes an index for every column that none begins with.
func (j *Job) createIndexes(ctx context.Context) error {
	if !j.Index || j.Undo {
		return nil
	}
	for i, col := range j.Class.Columns {
		if why := j.IndexRefusals[i]; !col.Indexed && why != "" {
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

// findPlaces looks whether a class of one column can be walked by the places of its rows. The rows
// of several lie apart.
func (j *Job) findPlaces(ctx context.Context) (err error) {
	read := j.D.Abilities().Places
	if read == nil || len(j.Class.Columns) > 1 {
		return nil
	}
	col := j.Class.Columns[0]
	if j.places, err = read(ctx, j.S, col); err != nil {
		return fmt.Errorf("looking for a way through %s: %w", check.Name(col), err)
	}
	if j.places != nil {
		j.places.NoteRows(j.Readings[0].Rows())
		j.Want.Before.Places = true
	}
	return nil
}

// open makes the run's row, with what it has to do, or changes the one that is there.
func (j *Job) open(ctx context.Context, tx dialect.Tx) error {
	cur, err := j.Current(ctx, tx)
	switch {
	case err != nil:
		return err
	case cur == nil:
		err = j.openNew(ctx, tx)
	case cur.Status == j.Want.Status && j.Resumes:
		j.Row = *cur
		return nil
	default:
		if err := j.Change(ctx, tx, *cur, j.Want); err != nil {
			return err
		}
		if j.Undo {
			return j.openUndo(ctx, tx)
		}
		err = j.Misfits(ctx, tx)
	}
	if err != nil || j.byList() {
		return err
	}
	return j.divide(ctx, tx)
}

func (j *Job) openNew(ctx context.Context, tx dialect.Tx) error {
	if err := j.Misfits(ctx, tx); err != nil {
		return err
	}
	list, kept, err := j.find(ctx, tx)
	if err != nil {
		return err
	}
	j.Want.Before.Kept, j.Want.Before.Listed = len(kept) > 0, j.T.Listed()
	if err := j.Insert(ctx, tx, j.Want); err != nil {
		return err
	}
	if err := j.State().Keep(ctx, tx, j.Row.ID, kept); err != nil {
		return fmt.Errorf("recording the ids that are kept: %w", err)
	}
	return j.list(ctx, tx, list, nil)
}

// openUndo makes all that the run has moved what is to do. To take the ranges of the run away, it
// waits for the chunks under way.
func (j *Job) openUndo(ctx context.Context, tx dialect.Tx) error {
	if err := j.State().DropRanges(ctx, tx, j.Row.ID); err != nil {
		return err
	}
	if err := j.State().DropWorkers(ctx, tx, j.Row.ID); err != nil { // they end when they wake
		return err
	}
	if err := j.State().Undo(ctx, tx, j.Row.ID); err != nil {
		return err
	}
	_, err := j.adopt(ctx, tx, j.Mover)
	return err
}

// byList reports whether the run follows its journal instead of ranges.
func (j *Job) byList() bool { return j.Undo || j.Row.Before.Listed }

// TakeBack takes back what Begin wrote, when nothing was rewritten yet, on a session of its own.
func (j *Job) TakeBack(ctx context.Context, _ bool) error {
	s, err := j.Reopen(ctx)
	if err != nil {
		return err // the server is gone; the state stays, and the run can be resumed
	}
	defer s.Close()
	if j.WroteRow() {
		if err := j.takeRowBack(ctx, s); err != nil {
			return err
		}
	}
	j.DropState(ctx, s)
	return nil
}

func (j *Job) takeRowBack(ctx context.Context, s *dialect.Session) error {
	cur, err := j.Standing(ctx, s)
	switch {
	case cur == nil || err != nil:
		return err
	case j.Undo && j.Mover.LatePolicy != check.LateStay && cur.Status == state.Undoing:
		return run.Error("it counts the ids that came after it as its own since it was begun")
	}
	if j.Row.Normalise && (j.Prev == nil || !j.Prev.Normalise) {
		if err := Denormalise(ctx, s, j.D, j.Class, j.Row.ID); err != nil {
			return err
		}
	}
	if err := j.Part.TakeBack(ctx, s, func(tx dialect.Tx, back state.Run,
		left state.WorkCounts) error {
		if j.Undo && back.Status != state.Undoing {
			if left.Done > 0 {
				return run.ErrFenced
			}
			if err := j.State().Redo(ctx, tx, back.ID); err != nil {
				return err
			}
		}
		err := j.PutBack(ctx, tx, back)
		if err != nil || back.Status != state.Running || back.Before.Listed {
			return err
		}
		all := state.Range{} // what was walked is walked again, without effect
		if back.Before.Places {
			all.Walk = state.ByPlace
		}
		return j.State().SetRanges(ctx, tx, back.ID, []state.Range{all})
	}); err != nil {
		return err
	}
	if j.Undo && j.Prev != nil && j.Prev.Normalise && !j.Row.Normalise {
		// The run is as it was, but for the triggers.
		if err := j.installNormaliser(ctx, s); err != nil {
			j.Emit(run.Event{Kind: run.Warned,
				Note: fmt.Sprintf("the triggers of %v are gone: %v", hint.NormaliseInserts, err)})
		}
	}
	return nil
}

// explain says which id made a chunk, or its record, fail on a key: one that is what another
// would become, and came after the plan. Of a foreign key, and of a statement that the server does
// not take any more, it says what has changed in the schema.
func (j *Job) explain(ctx context.Context, err error) error {
	if err == nil || ctx.Err() != nil {
		return err
	}
	keeps := errors.As(err, new(keptError))
	switch kind := j.D.Kind(err); {
	case kind == dialect.KindUnique, keeps:
	case kind == dialect.KindReference, kind == dialect.KindOther && !errors.As(err, new(run.Error)):
		if why := j.RefuseSchemaChange(ctx, j.S); errors.Is(why, run.ErrRefused) {
			return fmt.Errorf("%w (%w)", why, err)
		}
		return err
	default:
		return err
	}
	if why := j.Clash(ctx, j.S); why != nil {
		return fmt.Errorf("%w; run the same again then (%w)", why, err)
	}
	if keeps {
		return fmt.Errorf("%w: %w; correct one of them, then run the same again", run.ErrRefused, err)
	}
	return err
}
