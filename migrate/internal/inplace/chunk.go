package inplace

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A chunk is what one transaction has done.
type chunk struct {
	rows        int // that it was made for, 0: there was nothing to claim
	full        bool
	movedValues []int64       // values, by column
	queueTime   time.Duration // how long others waited behind a table lock that it did not get
}

// errRaced occurs when rows that were locked are not those that were moved.
const errRaced run.Error = "migrate: a chunk moved other rows than it had locked"

// errPaused takes a chunk back because somebody asked for a pause.
const errPaused run.Error = "migrate: paused"

// chunk claims and moves in one transaction.
func (w *worker) chunk(ctx context.Context, attempt int) (c chunk, err error) {
	work := w.span
	if w.byList() {
		work = w.entry
	}
	position := w.Position(w.n)
	err = w.s.InTx(ctx, func(tx dialect.Tx) (err error) {
		if c, err = work(ctx, tx, attempt); err == nil && c.rows > 0 {
			err = w.Store.RecordChunk(ctx, tx, w.Row.ID, position, sum(c.movedValues))
		}
		return err
	})
	return c, err
}

func (w *worker) span(ctx context.Context, tx dialect.Tx, attempt int) (c chunk, err error) {
	rg, err := w.Store.ClaimRange(ctx, tx, w.s.Claim, w.Row.ID)
	if rg == nil || err != nil {
		return c, err
	}
	c.rows = w.pace.Rows()
	class, at := w.Class, rg.Walk
	if at == state.ByPlace {
		class, at = w.class, 0
	}
	if c.queueTime, err = w.fence(ctx, tx, attempt); err != nil {
		return c, err
	}
	in := sqlgen.Range{Lo: rg.Lo, Hi: rg.Hi}
	var m sqlgen.Batch
	var end *string
	if w.turns(class) {
		m, end, err = w.turn(ctx, tx, class, in, c.rows)
		c.movedValues = []int64{int64(len(m.From))}
	} else {
		m, end, c.movedValues, err = w.takeAndMove(ctx, tx, class, at, in, c.rows)
	}
	if err != nil {
		return c, err
	}
	entry := state.Entry{IDs: m.From, Mixed: m.Mixed, MixedCaseTexts: m.MixedCaseTexts,
		MovedValues: sum(c.movedValues)}
	if err := w.Store.Record(ctx, tx, w.Row.ID, entry); err != nil {
		return c, fmt.Errorf("recording the ids: %w", err)
	}
	c.full = end != nil
	return c, w.Store.Advance(ctx, tx, w.Row.ID, *rg, end)
}

// takeAndMove reads the ids of a chunk, and moves them. Rows of a column are locked that is
// referenced, or moved by its range.
func (w *worker) takeAndMove(ctx context.Context, tx dialect.Tx, class *sqlgen.Class, at int,
	in sqlgen.Range, rows int) (m sqlgen.Batch, end *string, moved []int64, err error) {
	col := class.Columns[at]
	whole := w.byRange(col)
	taken, err := dialect.Take(ctx, w.D, tx, class, at, w.T.From(), in, rows, whole)
	if err != nil {
		return m, nil, nil, err
	}
	if m, err = w.batch(w.s, w.T, taken); err != nil {
		return m, nil, nil, err
	}
	m.Whole, m.At = whole, at
	if whole || col.Places != nil {
		if m.In = &in; taken.End != nil {
			m.In.Hi = taken.End
		}
	}
	if moved, err = w.move(ctx, tx, class, m); err != nil {
		return m, nil, nil, err
	}
	// The rows of such a column are locked.
	if (whole || col.Referenced && col.Sole) && moved[at] != int64(len(m.From)) {
		return m, nil, nil, fmt.Errorf("%w: %d of %d rows of %s", errRaced, moved[at], len(m.From),
			check.Name(col))
	}
	return m, taken.End, moved, nil
}

// turn moves the ids of a chunk by one statement, which returns them.
func (w *worker) turn(ctx context.Context, tx dialect.Tx, class *sqlgen.Class, in sqlgen.Range,
	rows int) (m sqlgen.Batch, end *string, err error) {
	taken, err := dialect.TurnNext(ctx, w.D, tx, class, w.T, in, rows, w.Vacuum)
	if err == nil {
		m, err = w.batch(w.s, w.T, taken)
	}
	if err == nil && len(m.From) > 0 {
		err = w.refuseKept(ctx, tx, m)
	}
	return m, taken.End, err
}

// byRange reports whether a chunk may update all rows of a range, which it has locked. A row that
// comes into the range meanwhile takes the chunk back: the next ones update the ids of a list, on
// which new rows are not.
func (w *worker) byRange(col sqlgen.Column) bool {
	return isLone(col) && w.D.Facts().ByRange && !w.s.Lists && !w.T.Computed() && w.careful == 0
}

// turns reports whether one statement moves a chunk, and returns its ids.
func (w *worker) turns(class *sqlgen.Class) bool {
	_, isTurner := w.D.(dialect.Turner)
	return isTurner && len(class.Columns) == 1 && isLone(class.Columns[0]) && !w.T.Computed() &&
		len(w.DisableTriggersOn) == 0 && w.ComparedColumns == nil
}

func isLone(col sqlgen.Column) bool {
	return !col.Referenced && !col.Undeclared && col.Sole && col.Indexed && !col.Form.IsText()
}

// entry moves the ids of an entry of the journal, or the first of them.
func (w *worker) entry(ctx context.Context, tx dialect.Tx, attempt int) (c chunk, err error) {
	e, err := w.Store.ClaimEntry(ctx, tx, w.s.Claim, w.Row.ID)
	if e == nil || err != nil {
		return c, err
	}
	c.rows = w.pace.Rows()
	if c.queueTime, err = w.fence(ctx, tx, attempt); err != nil {
		return c, err
	}
	n := min(len(e.IDs), c.rows)
	m, err := w.batch(w.s, w.Rewrite, dialect.TakenIDs{IDs: e.IDs[:n], Mixed: e.Mixed,
		MixedCaseTexts: e.MixedCaseTexts})
	if err != nil {
		return c, err
	}
	if w.Undo {
		m = reverseBatch(m)
	}
	if c.movedValues, err = w.move(ctx, tx, w.class, m); err != nil {
		return c, err
	}
	c.full = n == c.rows
	return c, w.Store.Done(ctx, tx, w.Row.ID, *e, n, sum(c.movedValues))
}

// fence looks whether the run is still as this process knows it, and locks whole tables. It is
// called with the claim: another process takes the claims away before it changes the run, and so
// waits for this transaction.
//
// Where others queue behind the lock of a table, it waits for the part of a second that this
// attempt may wait. queued is for how long they waited for a lock that was not given.
func (w *worker) fence(ctx context.Context, tx dialect.Tx, attempt int) (queued time.Duration,
	err error) {
	requested, seq, err := w.Store.Control(ctx, tx, w.Row.ID)
	if err == nil {
		err = w.MayGoOn(requested, seq)
	}
	switch {
	case err != nil:
		return 0, err
	case requested == state.Pause:
		return 0, errPaused
	}
	return w.lockTables(ctx, w.s, tx, attempt)
}

// lockTables takes the locks of whole tables that a chunk begins with.
func (j *Job) lockTables(ctx context.Context, s *dialect.Session, tx dialect.Tx, attempt int) (
	queued time.Duration, err error) {
	locks, briefly := j.tableLocks(), j.D.Facts().Briefly
	if briefly == nil {
		return 0, dialect.Exec(ctx, tx, locks...)
	}
	for _, st := range locks {
		if err := dialect.Within(ctx, tx, briefly(attempt)); err != nil {
			return 0, err
		}
		start := time.Now()
		err := s.WatchLocks(ctx, j.D, 0, func() error { return dialect.Exec(ctx, tx, st) })
		if err != nil {
			return time.Since(start), err
		}
		if err := dialect.Within(ctx, tx, briefly(-1)); err != nil {
			return 0, err
		}
	}
	return 0, nil
}

// batch returns ids that a transform applies to, with their images.
func (j *Job) batch(s *dialect.Session, t *transform.Transform, taken dialect.TakenIDs) (
	sqlgen.Batch, error) {
	m := sqlgen.Batch{From: taken.IDs, To: make([][16]byte, len(taken.IDs)),
		Mixed: taken.Mixed || j.mixed, MixedCaseTexts: taken.MixedCaseTexts, T: t,
		Compact: j.Vacuum, Lists: s.Lists}
	for i, id := range m.From {
		image, ok := t.Apply(id)
		if !ok { // what the server matched
			return m, fmt.Errorf("%x came back, to which %s does not apply", id, t.Name())
		}
		m.To[i] = image
	}
	return m, nil
}

// reverseBatch returns a batch that turns images into their sources, spelled as the images are.
func reverseBatch(m sqlgen.Batch) sqlgen.Batch {
	odd := make([]string, len(m.MixedCaseTexts))
	for i, text := range m.MixedCaseTexts {
		odd[i] = m.T.Spell(text)
	}
	m.From, m.To, m.T, m.MixedCaseTexts = m.To, m.From, m.T.Inverse(), odd
	return m
}

// move moves a batch. It refuses to make an id that the run keeps: two would be one.
func (j *Job) move(ctx context.Context, tx dialect.Tx, class *sqlgen.Class,
	m sqlgen.Batch) ([]int64, error) {
	if len(m.From) == 0 {
		if len(j.tableLocks()) == 0 {
			return make([]int64, len(class.Columns)), nil
		}
		return j.D.Move(ctx, tx, class, m) // it takes back what was done to whole tables
	}
	if err := j.refuseKept(ctx, tx, m); err != nil {
		return nil, err
	}
	switch {
	case len(j.DisableTriggersOn) > 0:
		return j.moveQuietly(ctx, tx, class, m)
	case j.ComparedColumns != nil:
		return j.moveWatched(ctx, tx, class, m)
	}
	return j.D.Move(ctx, tx, class, m)
}

// refuseKept fails where an image of a batch is an id that the run keeps.
func (j *Job) refuseKept(ctx context.Context, tx dialect.Tx, m sqlgen.Batch) error {
	if j.Row.Before.Kept && !j.Undo {
		kept, err := j.Store.Keeps(ctx, tx, j.Row.ID, m)
		if err != nil {
			return err
		}
		if kept != "" {
			return keptError(kept)
		}
	}
	return nil
}

// A keptError is an image that had the target version before the run.
type keptError string

func (e keptError) Error() string {
	return fmt.Sprintf("the id %s, which the run has found and keeps, is what another id would "+
		"become", check.Readable(string(e)))
}

// Measure moves one chunk, without the state, and rolls it back.
func (j *Job) Measure(ctx context.Context) (moved int64, took time.Duration, err error) {
	err = j.S.Patiently(ctx, j.D, func(attempt int) error {
		return j.rolledBack(ctx, attempt, func(tx dialect.Tx) error {
			start := time.Now()
			list, err := j.sample(ctx, tx)
			moved, took = sum(list), time.Since(start)
			return err
		})
	})
	return moved, took, err
}

func (j *Job) sample(ctx context.Context, tx dialect.Tx) (_ []int64, err error) {
	var taken dialect.TakenIDs
	if j.Was.ID != 0 && (j.Undo || j.T.Listed()) {
		list, _, err := ReadRecordedIDs(ctx, tx, j.State(), j.Rewrite, j.Was, j.Undo)
		if err != nil {
			return nil, err
		}
		taken.IDs = list.IDs[:min(len(list.IDs), j.ChunkRows)]
	} else if taken, err = dialect.Take(ctx, j.D, tx, j.Class, 0, j.T.From(), sqlgen.Range{},
		j.ChunkRows, false); err != nil {
		return nil, err
	}
	m, err := j.batch(j.S, j.T, taken)
	if err != nil {
		return nil, err
	}
	return j.move(ctx, tx, j.Class, m)
}

func sum(list []int64) (n int64) {
	for _, m := range list {
		n += m
	}
	return n
}

// tableLocks returns the locks of whole tables that a chunk begins with.
func (j *Job) tableLocks() (locks []sqlgen.Statement) {
	can := j.D.Abilities()
	if can.TableLocks != nil {
		locks = can.TableLocks(j.Class)
	}
	if can.Disabler != nil && len(j.DisableTriggersOn) > 0 {
		locks = slices.Concat(locks, can.Disabler.TriggerLocks(j.DisableTriggersOn))
	}
	return locks
}
