package migrate

import (
	"context"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// scoutValues is how many values there are to rewrite where the next chunk's end is
// looked for ahead.
const scoutValues = 20_000

// A scout looks for the end of the chunk that comes next while one is written, from a
// session of its own: one worker writes on one processor of the server. What it finds
// decides how large a chunk is, and nothing else. It belongs to one worker.
type scout struct {
	w    *worker // has the session, and no pace
	at   state.Range
	rows int
	ends chan foundEnd // nil: it does not look for any
	stop func()        // ends the look
}

type foundEnd struct {
	hi  *string
	err error
}

// newScout opens the session, where that is of use and there is a connection for it:
// nil where not.
func (w *worker) newScout(ctx context.Context) *scout {
	r := w.r
	d, ok := r.d.(dialect.Scouter)
	if !ok || r.cfg.Workers > 1 || r.pl.ToMove < scoutValues || !d.Scouts(r.class) || !room(r.pl.db, 2) {
		return nil
	}
	s, err := r.d.Open(ctx, r.pl.db)
	if err != nil {
		return nil // the worker looks itself
	}
	return &scout{w: &worker{r: r, n: w.n, s: s}}
}

// close gives the session back.
func (s *scout) close() {
	if s == nil {
		return
	}
	s.leave()
	_ = s.w.s.Close()
}

// leave ends a look that goes on.
func (s *scout) leave() {
	if s.ends != nil {
		s.stop()
		s.wait()
	}
}

// wait returns what was looked for, the zero value where nothing was.
func (s *scout) wait() (end foundEnd) {
	if s.ends != nil {
		end = <-s.ends
		s.ends = nil
	}
	return end
}

// look looks for the end of the chunk behind hi.
func (s *scout) look(ctx context.Context, at state.Range, hi *string, rows int) {
	if s == nil || hi == nil || rows <= 1 {
		return
	}
	s.wait()
	at.Cursor = hi
	ends := make(chan foundEnd, 1)
	ctx, cancel := context.WithCancel(ctx)
	s.at, s.rows, s.ends, s.stop = at, rows, ends, cancel
	go func() {
		defer cancel()
		hi, err := s.w.bound(ctx, at, rows)
		ends <- foundEnd{hi, err}
	}()
}

// found returns the end of the chunk that is next in a range, and how many rows it was
// looked for with, which are not many more than are wanted now. ok is false where it
// has to be looked for.
func (s *scout) found(at state.Range, rows int) (hi *string, with int, ok bool) {
	if s == nil || s.ends == nil {
		return nil, 0, false
	}
	end := s.wait()
	same := end.err == nil && s.at.No == at.No && s.at.Token == at.Token && at.Cursor != nil && *s.at.Cursor == *at.Cursor
	return end.hi, s.rows, same && s.rows <= rows+rows/4
}
