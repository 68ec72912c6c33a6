package shadow

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A Job is the part of the one process that copies the tables of a class, or takes that back.
type Job struct {
	*run.Part
	Copier Copier
	Copy   *Copy

	// From the plan.
	Online   bool   // writers go on until the swap
	Retypes  bool   // the columns change their type
	FromText bool   // and were text
	Inverse  string // the rewrite the other way
	Restored bool   // of an undo: as far as the state tells, the old tables are in place
	Other    error  // of an undo: why the class is not the one that was copied
	Strays   bool   // some ids of links without a foreign key are in no other table
	// Applies refuses what the plan would have refused, had it not been that of a copy under way.
	Applies func() error
	// Mismatch is the error of a column with values that the rewrite does not apply to.
	Mismatch func(sqlgen.Column, check.Counts) error
	// KeptForms sets the forms of the columns of the old tables.
	KeptForms func(context.Context, dialect.Querier) error

	report run.Report
}

// Prepare sets what holds for every copy. Call it first.
func (j *Job) Prepare() {
	j.Part.Prepare()
	j.Alone = true
	j.Copy.Tell = j.tellPhase
	j.Copy.Keep = func(ctx context.Context) error { return j.Keep(ctx, j.withNotes()) }
}

// Check returns what the server or the role does not allow of the settings. It writes nothing.
func (j *Job) Check(ctx context.Context) []error {
	checks := []error{j.MayThrottle(ctx)}
	if f, ok := j.Copier.(Follower); ok && j.Online && !j.Undo {
		checks = append(checks, f.MayFollow(ctx, j.S, j.Copy))
	}
	if j.Undo { // a plan has asked for a copy
		checks = append(checks, j.MayAlter(ctx, dialect.Altering{Tables: true}))
	}
	return checks
}

// Begin keeps other processes from the tables, makes the state tables and opens the run's row.
func (j *Job) Begin(ctx context.Context) error {
	for _, step := range []func(context.Context) error{
		j.guard, j.MayWrite, j.CreateState,
		func(ctx context.Context) error { return j.Open(ctx, j.open) },
	} {
		if err := step(ctx); err != nil {
			return err
		}
	}
	return nil
}

// guard keeps other processes from the tables for as long as the session lasts. It waits for one
// that has them: a server may take a while to notice that a process was killed.
func (j *Job) guard(ctx context.Context) error {
	for start, told := time.Now(), false; ; {
		alone, err := j.Copier.Guard(ctx, j.S, j.Copy)
		switch {
		case err != nil:
			return fmt.Errorf("asking whether another process copies: %w", err)
		case alone:
			return nil
		case time.Since(start) > j.LockWait:
			return fmt.Errorf("%w: another process copies the tables of run %d, or was killed and "+
				"the server still carries out its last statement; see status, and run the same "+
				"again when it is over", run.ErrRefused, j.Was.ID)
		}
		if !told {
			told = true
			j.Emit(run.Event{Kind: run.Waiting, Note: fmt.Sprintf("another process copies the "+
				"tables of this run, or was killed and the server still carries out its last "+
				"statement; this one waits for %v at most", j.LockWait)})
		}
		if err := dialect.Pause(ctx, throttle.PollEvery); err != nil {
			return err
		}
	}
}

// open makes the run's row, or changes the one that is there.
func (j *Job) open(ctx context.Context, tx dialect.Tx) error {
	cur, err := j.Current(ctx, tx)
	switch {
	case err != nil:
		return err
	case cur != nil:
		return j.Change(ctx, tx, *cur, j.Want)
	}
	if err := j.Misfits(ctx, tx); err != nil {
		return err
	}
	return j.Insert(ctx, tx, j.Want)
}

// Run copies the tables and swaps them, or takes that back. It goes on from where a killed process
// has got to.
func (j *Job) Run(ctx context.Context) (run.Report, error) {
	if j.Ended {
		return j.EndedElsewhere(), nil
	}
	// From its first lock on it waits for nobody's sake.
	if err := j.Brake.Hold(ctx, j.S); err != nil {
		return run.Report{}, err
	}
	j.report = run.Report{Run: j.Row.ID, Moved: j.Want.Total, Result: check.Result{Identical: true}}
	err := j.work(ctx)
	switch {
	case errors.As(err, new(*LostError)), errors.As(err, new(*HalfError)):
		err = fmt.Errorf("%w: %w", run.ErrVerify, err)
	case errors.As(err, new(*RowError)):
		err = fmt.Errorf("%w: %w; nothing was swapped; run the same again", run.ErrRefused, err)
	}
	return j.report, err
}

func (j *Job) work(ctx context.Context) error {
	swapped, err := j.Copier.Clean(ctx, j.S, j.Copy) // what a run that was killed has left
	if err == nil && swapped && j.Inserted() {
		err = fmt.Errorf("%w: tables with the names under which the old ones would be kept are "+
			"there already; run the same again", run.ErrRefused)
	}
	if err != nil {
		return fmt.Errorf("clearing away what was left: %w", err)
	}
	switch {
	case j.Undo:
		return j.back(ctx, swapped)
	case swapped:
		return j.close(ctx)
	case j.Resumes:
		if err := j.Applies(); err != nil {
			return err
		}
	}
	if j.Online {
		err = j.follow(ctx)
	} else {
		err = j.Retry(ctx, func() error {
			return j.Copier.Fill(ctx, j.S, j.Copy, j.compare(ctx), j.end(ctx))
		})
	}
	return j.explain(ctx, err)
}

// close ends a run whose tables are in place: a process was killed behind the swap.
func (j *Job) close(ctx context.Context) error {
	if f, ok := j.Copier.(Follower); ok && j.Row.Before.Copy.Online {
		if err := f.Settle(ctx, j.S, j.Copy); err != nil {
			return err
		}
	}
	j.Emit(run.Event{Kind: run.Verifying})
	found, err := run.Verify(ctx, j.S, j.D, j.Class, j.Look, j.Row.Before,
		j.Rewrite.From(), j.Rewrite.To())
	j.report.Result = found
	if errors.Is(err, run.ErrVerify) && found.Orphans == 0 && j.Row.Before.Copy.Online {
		// Writers have gone on since it was counted; what was copied was compared before the swap.
		j.report.Changed, err = []string{"the application wrote meanwhile"}, nil
	}
	if err != nil {
		return err
	}
	return j.end(ctx)(j.S)
}

// back puts the old tables back, where they are not yet, and counts their ids.
func (j *Job) back(ctx context.Context, swapped bool) error {
	switch {
	case j.Restored && !swapped:
		if err := j.end(ctx)(j.S); err != nil {
			return err
		}
	case j.Other != nil:
		return j.Other
	default:
		if j.Restored {
			if err := j.KeptForms(ctx, j.S); err != nil {
				return err
			}
		}
		if err := j.Retry(ctx, func() error {
			return j.Copier.Back(ctx, j.S, j.Copy, j.untouched(ctx), j.end(ctx))
		}); err != nil {
			return err
		}
	}
	for _, col := range j.Class.Columns {
		if c, ok := j.Copy.column(col.Ref, col.Name); ok {
			col.Form = c.From
		}
		col.Identity = nil // they are counted, and compared with nothing
		found, err := check.Read(ctx, j.S, j.D, col, j.Look, false)
		if err != nil {
			return fmt.Errorf("reading %s: %w", check.Name(col), err)
		}
		j.count(found)
	}
	return nil
}

func (j *Job) count(found check.Found) {
	found.Others, found.Examples = 0, nil
	j.report.Columns = append(j.report.Columns, found)
}

func (j *Job) end(ctx context.Context) func(dialect.Querier) error {
	return func(q dialect.Querier) error {
		next := j.withNotes()
		next.Status, next.Moved = state.Done, j.Want.Total
		if j.Undo {
			next.Status = state.Undone
		}
		return j.Update(ctx, q, &next)
	}
}

// withNotes returns the run's row with what the copy has written down.
func (j *Job) withNotes() state.Run {
	next, kept := j.Row, *j.Row.Before.Copy
	kept.Label, kept.Notes = j.Copy.Label, j.Copy.Notes
	next.Before.Copy = &kept
	return next
}

// explain says which ids made a unique index of a new table refuse a row: they came after the plan.
func (j *Job) explain(ctx context.Context, err error) error {
	if err == nil || j.D.Kind(err) != dialect.KindUnique {
		return err
	}
	if why := j.Clash(ctx, j.S); why != nil {
		return why
	}
	return fmt.Errorf("%w: two rows would have the same key in a new table: %w; nothing was "+
		"swapped; run the same again to see which", run.ErrRefused, err)
}

// patience is how many times LockWait an online copy tries to get its first and last locks.
// Nobody waits for it between its attempts.
const patience = 60

func (j *Job) follow(ctx context.Context) error {
	f, ok := j.Copier.(Follower)
	if !ok {
		return fmt.Errorf("%w: an online copy on %s: %w", run.ErrRefused, j.D.Profile().Name(),
			errors.ErrUnsupported)
	}
	swapped := false
	err := f.Online(ctx, j.S, j.Copy, Online{
		Patience: patience * j.LockWait,
		Fits:     j.fits(),
		Hold:     func(ctx context.Context) error { return j.Brake.Hold(ctx, j.S) },
		Tell: func(e run.Event) {
			swapped = swapped || e.Kind == run.Swapped
			j.Emit(e)
		},
		Check: j.compare(ctx),
		Ready: func(ctx context.Context) error { return j.Unchanged(ctx, j.S) },
		Done:  j.end(ctx),
	})
	if swapped || err == nil || ctx.Err() != nil || j.D.Kind(err) != dialect.KindOther {
		return err
	}
	// An id that came after the plan cannot be copied, perhaps: the error names it.
	sets := j.fits()
	if j.Retypes && len(sets) == 0 {
		sets = []transform.Pattern{transform.Same.From()} // the new type asks for an id
	}
	if len(sets) > 0 {
		late := j.Misfit(ctx, j.S, "swapped", sets...)
		if errors.Is(late, run.ErrMismatch) {
			return late
		}
	}
	if j.FromText && errors.As(err, new(*LogError)) { // or there is none any more
		err = fmt.Errorf("%w; nothing was swapped; when a row had a key that is no id for a "+
			"moment, run the same again", err)
	}
	return err
}

// fits are the sets of ids that may be written while a copy goes on; none: any.
func (j *Job) fits() []transform.Pattern {
	if j.SkipOthers {
		return nil
	}
	sets := []transform.Pattern{j.Rewrite.From()}
	for _, f := range j.Found {
		if f.Others > 0 { // images, which a run before has left
			return append(sets, j.Rewrite.To())
		}
	}
	return sets
}

// TakeBack takes back what Begin wrote, on a session of its own, unless the tables have changed
// places. interrupted says that the server may notice the end of the old session late.
func (j *Job) TakeBack(ctx context.Context, interrupted bool) error {
	soon, cancel := context.WithTimeout(ctx, 2*time.Second)
	late := j.Copier.Unguard(soon, j.S, j.Copy) != nil || interrupted
	cancel()
	s, err := j.Reopen(ctx)
	if err != nil {
		return err // the server is gone; the state stays, and the run can be resumed
	}
	defer s.Close()
	// Another process may have begun since, which works for as long as it takes.
	alone, err := j.Copier.Guard(ctx, s, j.Copy)
	for n := 0; (n < 60 || late) && err == nil && !alone; n++ {
		if dialect.Pause(ctx, 50*time.Millisecond) != nil {
			break
		}
		alone, err = j.Copier.Guard(ctx, s, j.Copy)
	}
	if err == nil && !alone {
		err = run.Error("the server, or another process, still works on it")
	}
	if err != nil {
		return err
	}
	// A swap that happened is not forgotten, and one that was not taken
	// back is not either: the same command goes on from there.
	swapped, err := j.Copier.Clean(ctx, s, j.Copy)
	if swapped && errors.As(err, new(*LostError)) {
		err = nil // they are in place, whatever is missing
	}
	if err == nil && swapped != j.Undo {
		err = run.Error("its tables have changed places already")
	}
	if err == nil && j.WroteRow() {
		err = j.takeRowBack(ctx, s)
	}
	if err == nil {
		j.DropState(ctx, s)
	}
	return err
}

func (j *Job) takeRowBack(ctx context.Context, s *dialect.Session) error {
	cur, err := j.Standing(ctx, s)
	if cur == nil || err != nil {
		return err
	}
	return j.Part.TakeBack(ctx, s, func(tx dialect.Tx, back state.Run, _ state.Left) error {
		if back.Status == state.Undoing {
			// An undo that was killed left it so. The new tables are in place: were it
			// to stay so, only an undo that is refused would be left.
			back.Status, back.Moved = state.Done, back.Total
		}
		return j.PutBack(ctx, tx, back)
	})
}
