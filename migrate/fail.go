package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
)

// fail gives an error its meaning and, when nothing was rewritten yet, takes
// back what begin wrote.
func (r *runner) fail(ctx context.Context, err error, doing string) error {
	err = wrap(ctx, r.d, err, doing)
	var own Error
	if r.run.ID != 0 && r.chunks > 0 && !errors.As(err, &own) {
		err = fmt.Errorf("%w; the chunks before it stay: run the same again to go on", err)
	}
	if r.chunks > 0 {
		return err
	}
	if !r.insertedRun && !r.createdTables && r.prev == nil {
		return r.nameLinks(asRefusal(err))
	}
	clean, cancel := context.WithTimeout(context.WithoutCancel(ctx), cleanUp)
	defer cancel()
	if cleanErr := r.clean(clean, ctx.Err() != nil); cleanErr != nil && (r.insertedRun || r.prev != nil) {
		return fmt.Errorf("%w; run %d stays recorded as %s (%v): the same command goes on with it, and undo ends it", err, r.run.ID, r.want, cleanErr)
	}
	return r.nameLinks(asRefusal(err))
}

// nameLinks says that the columns that were named as links without a foreign key
// are recorded nowhere, when the run is not.
func (r *runner) nameLinks(err error) error {
	if r.pl.run.ID != 0 || r.run.ID != 0 && !r.insertedRun {
		return err
	}
	for _, c := range r.pl.planner.cfg.Also {
		err = fmt.Errorf("%w; no run is recorded that would know of %s: name it again (--also)", err, c)
	}
	return err
}

// cleanUp is how long a server may take to take back what was interrupted, and what
// begin wrote.
const cleanUp = 20 * time.Second

// What keeps a run recorded that has failed here.
const (
	errStays   Error = "the server, or another process, still works on it"
	errSwapped Error = "its tables have changed places already"
	errAdopted Error = "it counts the ids that came after it as its own since it was begun"
)

// clean takes back what begin wrote, on a session of its own.
func (r *runner) clean(ctx context.Context, interrupted bool) error {
	var c shadow.Copier
	late := interrupted // the server may notice the end of the session late
	if r.pl.copy != nil {
		var err error
		if c, err = r.pl.planner.copier(); err != nil {
			return err
		}
		soon, cancel := context.WithTimeout(ctx, 2*time.Second)
		late = c.Unguard(soon, r.s, r.pl.copy) != nil || interrupted
		cancel()
	}
	r.s.Close() // it may be broken, and be the only connection that the pool allows
	s, err := r.d.Open(ctx, r.pl.db)
	if err != nil {
		return err // the server is gone; the state stays, and the run can be resumed
	}
	defer s.Close()
	if c != nil {
		// Another process may have begun since, which works for as long as it takes.
		alone, err := c.Guard(ctx, s, r.pl.copy)
		for n := 0; (n < 60 || late) && err == nil && !alone && throttle.Sleep(ctx, 50*time.Millisecond) == nil; n++ {
			alone, err = c.Guard(ctx, s, r.pl.copy)
		}
		if err != nil {
			return err
		}
		if !alone {
			return errStays
		}
		// A swap that happened is not forgotten, and one that was not taken
		// back is not either: the same command goes on from there.
		swapped, err := c.Clean(ctx, s, r.pl.copy)
		if swapped && errors.As(err, new(*shadow.LostError)) {
			err = nil // they are in place, whatever is missing
		}
		if err == nil && swapped != r.pl.Undo {
			err = errSwapped
		}
		if err != nil {
			return err
		}
	}
	if r.insertedRun || r.prev != nil {
		if err := r.takeBack(ctx, s); err != nil {
			return err
		}
	}
	if r.createdTables {
		_ = r.pl.store().Drop(ctx, s) // only when empty; harmless if it cannot
	}
	return nil
}

// takeBack undoes what begin wrote about the run, unless another process has
// committed a chunk of it.
func (r *runner) takeBack(ctx context.Context, s *dialect.Session) error {
	st := r.pl.store()
	switch cur, err := st.Get(ctx, s, r.run.ID); {
	case errors.Is(err, sql.ErrNoRows), err == nil && !cur.Started.Equal(r.run.Started):
		return nil // it was forgotten, and another one may have its id
	case err != nil:
		return err
	case r.pl.Undo && r.pl.look.Late != check.LateStay && cur.Status == state.Undoing:
		return errAdopted
	}
	if r.run.Normalise && (r.prev == nil || !r.prev.Normalise) {
		if err := r.pl.denormalise(ctx, s, r.run); err != nil {
			return err
		}
	}
	err := r.inTx(ctx, s, func(tx dialect.Tx) error {
		if err := st.DropRanges(ctx, tx, r.run.ID); err != nil { // it waits for chunks under way
			return err
		}
		left, err := st.Left(ctx, tx, r.run.ID)
		if err != nil {
			return err
		}
		if r.prev == nil {
			if left.Done > 0 {
				return errFenced
			}
			return st.Forget(ctx, tx, r.run.ID, r.insertedSeq)
		}
		back := *r.prev
		back.Seq = r.run.Seq
		if r.pl.copy != nil && back.Status == state.Undoing {
			// An undo that was killed left it so. The new tables are in place: were it
			// to stay so, only an undo that is refused would be left.
			back.Status, back.Moved = state.Done, back.Total
		}
		undoes := r.pl.Undo && r.pl.copy == nil && back.Status != state.Undoing
		if undoes && left.Done > 0 {
			return errFenced
		}
		if undoes {
			err = st.Redo(ctx, tx, back.ID)
		}
		if err == nil {
			err = r.update(ctx, tx, &back)
		}
		if err == nil && back.Active && back.Paused {
			_, err = st.SetPaused(ctx, tx, back.ID, true)
		}
		if err == nil && back.Status == state.Running && r.pl.copy == nil && !back.Before.Listed {
			all := state.Range{} // what was walked is walked again, without effect
			if back.Before.Places {
				all.Walk = state.ByPlace
			}
			err = st.SetRanges(ctx, tx, back.ID, []state.Range{all})
		}
		return err
	})
	if err == nil && r.pl.Undo && r.prev != nil && r.prev.Normalise && !r.run.Normalise {
		if err := r.installNormaliser(ctx, s); err != nil { // the run is as it was, but for them
			r.emit(Event{Kind: Warned, Note: fmt.Sprintf("the triggers of --normalize-inserts are gone: %v", err)})
		}
	}
	return err
}
