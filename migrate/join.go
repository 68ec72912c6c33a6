package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// join takes part in a run that another process has opened for the same class
// and the same purpose, also when it has come to its end meanwhile.
func (r *runner) join(ctx context.Context) (bool, error) {
	runs, err := r.pl.store().List(ctx, r.s)
	if err != nil {
		return false, err
	}
	want := r.wanted()
	for _, cur := range runs {
		if cur.ClassHash != want.ClassHash || r.pl.run.ID != 0 && cur.ID != r.pl.run.ID {
			continue
		}
		alike := cur.Rewrite == want.Rewrite && cur.PlanHash == want.PlanHash && cur.Before.New == want.Before.New
		if !alike {
			return false, fmt.Errorf("%w: another process has begun %s, run %d, which is %s; see status, and run the same again when it is over",
				ErrRefused, cur.Rewrite, cur.ID, cur.Status)
		}
		if r.pl.copy != nil && cur.Active {
			return false, fmt.Errorf("%w: another process copies the tables of run %d; see status, and run the same again when it is over", ErrRefused, cur.ID)
		}
		r.move.Run = cur.ID
		return true, r.take(cur)
	}
	return false, nil
}

// take goes on from where another process has got to. A run that has ended is
// never written to again: its record of ids may be gone, and what it did may
// have been undone.
func (r *runner) take(cur state.Run) error {
	switch {
	case cur.Active && cur.Status == r.want:
	case cur.Status == state.Done && r.want == state.Running, cur.Status == state.Undone && r.want == state.Undoing:
		r.finishedElsewhere = true
	default:
		return fmt.Errorf("%w: run %d is %s by another process; see status, and run the same again", ErrRefused, cur.ID, cur.Status)
	}
	r.run = cur
	return nil
}

// endedElsewhere is what a process knows of a run that another one has closed.
const endedElsewhere = "another process brought the run to its end and has told what its verification found; verify looks again"

// follow takes over where another process has got to.
func (r *runner) follow(ctx context.Context) error {
	cur, err := r.pl.store().Get(ctx, r.s, r.run.ID)
	if errors.Is(err, sql.ErrNoRows) {
		return r.forgotten(r.run.ID)
	}
	if err != nil {
		return err
	}
	if !cur.Started.Equal(r.run.Started) { // another one has its id now
		return r.forgotten(r.run.ID)
	}
	return r.take(cur)
}

// forgotten is the error of a run that is not recorded any more.
func (r *runner) forgotten(id int64) error {
	return fmt.Errorf("%w: run %d was taken back, or forgotten by finish, in another process; run the same again", ErrRefused, id)
}

// underUndo is the error of a rewrite while the one before it is taken back.
func underUndo(rewrite string) error {
	return fmt.Errorf("%w: an undo of %s is under way; finish it with undo first", ErrRefused, rewrite)
}
