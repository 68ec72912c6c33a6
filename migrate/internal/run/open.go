package run

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// MayWrite fails when the role may not write to a column of the class.
func (p *Part) MayWrite(ctx context.Context) error {
	return p.Retry(ctx, func() error {
		return p.S.WatchLocks(ctx, p.D, watchAfter, func() error { return p.probe(ctx) })
	})
}

// MightWrite is MayWrite without waiting: it passes when others hold locks.
func (p *Part) MightWrite(ctx context.Context) error {
	if err := p.probe(ctx); err != nil && !p.D.Kind(err).Retry() {
		return err
	}
	return nil
}

// MayAlter fails where the server says that the role may not alter the tables.
func (p *Part) MayAlter(ctx context.Context, a dialect.Altering) error {
	alters := p.D.Abilities().Alters
	if alters == nil {
		return nil
	}
	lacks, err := alters(ctx, p.S, p.Class, a)
	if err != nil {
		return fmt.Errorf("asking for the privileges: %w", err)
	}
	return Lacking(lacks)
}

// OfferGrants adds the engine's list of GRANTs to an error of a right that the role has not.
func (p *Part) OfferGrants(ctx context.Context, err error) error {
	grants := p.D.Abilities().Grants
	if grants == nil || !errors.Is(err, ErrPrivilege) || errors.As(err, new(*ScriptError)) {
		return err
	}
	list, lookErr := grants(ctx, p.S, p.Class, p.Alters, err)
	if lookErr != nil || len(list) == 0 {
		return err
	}
	return dialect.Offer(err, list)
}

// probe updates each column in a transaction that is taken back.
func (p *Part) probe(ctx context.Context) error {
	const errProbed Error = "probed"
	err := p.S.InTx(ctx, func(tx dialect.Tx) error {
		for _, col := range p.Class.Columns {
			if err := dialect.Exec(ctx, tx, dialect.Probe(p.D, col.Ref, col.Name)...); err != nil {
				return fmt.Errorf("updating %s: %w", check.Name(col), err)
			}
		}
		return errProbed
	})
	if errors.Is(err, errProbed) {
		return nil
	}
	return err
}

// CreateState makes the state tables if they are missing.
func (p *Part) CreateState(ctx context.Context) error {
	err := p.Retry(ctx, func() (err error) {
		p.createdTables, err = p.State().Create(ctx, p.S)
		return err
	})
	if err != nil {
		return fmt.Errorf("making the state tables: %w", err)
	}
	return nil
}

// Open opens the run's row, in one transaction, by a function that begins with [Part.Current].
// When another process has opened or changed the run since it was planned, and wants the same,
// this one takes part in it.
func (p *Part) Open(ctx context.Context, open func(context.Context, dialect.Tx) error) error {
	for attempt := 0; ; attempt++ {
		err := p.Retry(ctx, func() error {
			return p.S.WatchLocks(ctx, p.D, watchAfter, func() error { return p.openOnce(ctx, open) })
		})
		if !errors.Is(err, ErrFenced) {
			return err
		}
		joined, joinErr := p.join(ctx)
		switch {
		case joinErr != nil:
			return joinErr
		case joined:
			return nil
		case attempt == 4:
			return fmt.Errorf("%w: %w", errBusy("the runs on "+p.Column), err)
		}
	}
}

// watchAfter is how long a step waits before it is looked who holds it up.
const watchAfter = 600 * time.Millisecond

// openOnce opens the run's row. What a transaction that was rolled back has left in the part is
// taken back; of one whose commit failed nobody knows.
func (p *Part) openOnce(ctx context.Context, open func(context.Context, dialect.Tx) error) error {
	gaps := p.S.Gaps
	p.S.Gaps = false // each of its reads sees what is committed by then
	defer func() { p.S.Gaps = gaps }()
	row, prev, inserted := p.Row, p.Prev, p.insertedRun
	return p.S.InTx(ctx, func(tx dialect.Tx) error {
		err := open(ctx, tx)
		if err != nil {
			p.Row, p.Prev, p.insertedRun = row, prev, inserted
		}
		return err
	})
}

// RequestUndo writes down that this run is to be undone, before anything waits for its workers. A
// worker that wakes finds it before its next chunk, and ends.
func (p *Part) RequestUndo(ctx context.Context) error {
	if !p.Undo || p.Was.Status != state.Running {
		return nil
	}
	err := p.Retry(ctx, func() error {
		cur, err := p.get(ctx, p.S, p.Was)
		if err != nil || cur.Status != state.Running {
			return err // it has ended, or its undo has begun
		}
		p.requestedUndo, err = p.State().Request(ctx, p.S, cur.ID, state.Undo)
		return err
	})
	if err != nil {
		return fmt.Errorf("requesting the undo of run %d: %w", p.Was.ID, err)
	}
	return nil
}

// WithdrawUndo takes back what RequestUndo wrote.
func (p *Part) WithdrawUndo(ctx context.Context, s *dialect.Session) error {
	if !p.requestedUndo {
		return nil
	}
	cur, err := p.get(ctx, s, p.Was)
	if err != nil || cur.Request != state.Undo {
		return err
	}
	_, err = p.State().Request(ctx, s, cur.ID, state.NoRequest)
	return err
}

// RequestedUndo reports whether RequestUndo has written a request.
func (p *Part) RequestedUndo() bool { return p.requestedUndo }

// Current returns the run's row as it is now, nil when the run is a new one. It fails with
// ErrFenced when another process has opened a run on the class since it was planned, and perhaps
// closed it: a second run would hide its ids from undo.
func (p *Part) Current(ctx context.Context, tx dialect.Tx) (*state.Run, error) {
	if p.Was.ID != 0 {
		cur, err := p.get(ctx, tx, p.Was)
		return &cur, err
	}
	runs, err := p.State().List(ctx, tx)
	if err != nil {
		return nil, err
	}
	var last int64
	for _, r := range runs {
		if r.ClassHash == p.Want.ClassHash {
			last = max(last, r.ID)
		}
	}
	if last != p.LastRun {
		return nil, ErrFenced
	}
	return nil, nil
}

// get reads the row of a run, which may be another one's by now.
func (p *Part) get(ctx context.Context, q dialect.Querier, was state.Run) (state.Run, error) {
	cur, err := p.State().Get(ctx, q, was.ID)
	if errors.Is(err, sql.ErrNoRows) || err == nil && !cur.StartedAt.Equal(was.StartedAt) {
		err = fmt.Errorf("%w: run %d was taken back, or forgotten by finish, in another process; "+
			"run the same again", ErrRefused, was.ID)
	}
	return cur, err
}

// Insert makes the row of a new run.
func (p *Part) Insert(ctx context.Context, tx dialect.Tx, want state.Run) error {
	made, err := p.State().Insert(ctx, tx, want)
	if err != nil {
		err = fmt.Errorf("opening the run: %w", err)
		if kind := p.D.Kind(err); kind == dialect.KindUnique || kind.Retry() {
			err = fmt.Errorf("%w (%w)", err, ErrFenced)
		}
		return err
	}
	p.Row, p.insertedSeq, p.insertedRun = made, made.Seq, true
	return nil
}

// Change makes the row that is there what the plan wants.
func (p *Part) Change(ctx context.Context, tx dialect.Tx, cur, want state.Run) error {
	if cur.Seq != p.Was.Seq {
		return ErrFenced
	}
	want.Continue(cur)
	want.Normalise = want.Normalise || cur.Normalise
	want.Before.Kept, want.Before.Listed = cur.Before.Kept, cur.Before.Listed
	p.Prev = &cur
	if p.Undo {
		want.MovedValues = 0
		want.Settle()
		if cur.Status == state.Running { // it was for the workers, whom this fences
			want.Request = state.NoRequest
			if _, err := p.State().Request(ctx, tx, cur.ID, state.NoRequest); err != nil {
				return err
			}
		}
	} else {
		want.Total += cur.MovedValues
	}
	p.Row = want
	return p.Update(ctx, tx, &p.Row)
}

// Misfits refuses ids that the rewrite does not apply to and that came since the plan.
func (p *Part) Misfits(ctx context.Context, q dialect.Querier) error {
	if p.SkipOthers || p.Undo || p.Prev != nil && p.T.Listed() {
		return nil
	}
	sets := []transform.Pattern{p.T.From()}
	if p.Prev != nil || p.Reopened || !p.T.Listed() {
		sets = append(sets, p.T.To())
	}
	return p.Misfit(ctx, q, "changed", sets...)
}

// Misfit refuses a value that is of none of the sets. changed is what was not done yet.
func (p *Part) Misfit(ctx context.Context, q dialect.Querier, changed string,
	sets ...transform.Pattern) error {
	for _, col := range p.Class.Columns {
		var id string
		err := dialect.Scan(ctx, q, sqlgen.Misfit(p.D, col, sets...), &id)
		if err == nil {
			return fmt.Errorf("%w: %w: %s has got the value %q since it was planned; nothing was "+
				"%s; run the same again to see the counts",
				ErrRefused, ErrMismatch, check.Name(col), check.Readable(id), changed)
		}
		if !errors.Is(err, sql.ErrNoRows) {
			return err
		}
	}
	return nil
}

// Update writes the run's row, or fails with ErrFenced.
func (p *Part) Update(ctx context.Context, q dialect.Querier, row *state.Run) error {
	ok, err := p.State().Update(ctx, q, row)
	if err == nil && !ok {
		err = ErrFenced
	}
	return err
}

// Keep writes the run's row outside of a chunk.
func (p *Part) Keep(ctx context.Context, next state.Run) error {
	if err := p.Update(ctx, p.S, &next); err != nil {
		return err
	}
	if p.insertedSeq == p.Row.Seq { // still as this process made it, but for this
		p.insertedSeq = next.Seq
	}
	p.Row = next
	return nil
}

// join takes part in a run that another process has opened for the same purpose. That run may have
// ended meanwhile.
func (p *Part) join(ctx context.Context) (bool, error) {
	runs, err := p.State().List(ctx, p.S)
	if err != nil {
		return false, err
	}
	for _, cur := range runs {
		if p.Was.ID != 0 && cur.ID != p.Was.ID {
			continue
		}
		if cur.ClassHash != p.Want.ClassHash {
			if at := slices.IndexFunc(p.Want.Columns, func(name string) bool {
				return cur.Active && slices.Contains(cur.Columns, name)
			}); at >= 0 {
				return false, fmt.Errorf("%w: %s is in run %d of %s, which is %s; see status, and run the "+
					"same again when it is over", ErrRefused, p.Want.Columns[at], cur.ID, cur.Rewrite, cur.Status)
			}
			continue
		}
		if cur.Rewrite != p.Want.Rewrite || cur.PlanHash != p.Want.PlanHash ||
			cur.Before.New != p.Want.Before.New {
			return false, fmt.Errorf("%w: another process has begun %s, run %d, which is %s; see "+
				"status, and run the same again when it is over", ErrRefused, cur.Rewrite, cur.ID, cur.Status)
		}
		return true, p.take(cur)
	}
	return false, nil
}

// take goes on from where another process has got to. A run that has ended is never written to
// again: its record of ids may be gone, and what it did may have been undone.
func (p *Part) take(cur state.Run) error {
	switch {
	case cur.Active && cur.Status == p.Want.Status:
	case cur.Status == state.Done && !p.Undo, cur.Status == state.Undone && p.Undo:
		p.Ended = true
	default:
		return fmt.Errorf("%w: run %d is %s by another process; see status, and run the same "+
			"again", ErrRefused, cur.ID, cur.Status)
	}
	p.Row = cur
	return nil
}

// Follow takes over where another process has got to.
func (p *Part) Follow(ctx context.Context) error {
	cur, err := p.get(ctx, p.S, p.Row)
	if err != nil {
		return err
	}
	return p.take(cur)
}

// RetryFenced tries f while other processes write to the run's row, and follows them. It ends when
// the run has ended.
func (p *Part) RetryFenced(ctx context.Context, f func() error) error {
	for attempt := 0; !p.Ended; attempt++ {
		err := p.Retry(ctx, f)
		if !errors.Is(err, ErrFenced) {
			return err
		}
		if attempt == 4 {
			return errBusy(fmt.Sprintf("run %d", p.Row.ID))
		}
		if err := p.Follow(ctx); err != nil {
			return err
		}
	}
	return nil
}

// CleanUp is how long it may take to take back what a process has begun.
const CleanUp = 20 * time.Second

// Reopen gives the session up and opens another one, which the caller closes. The old one may be
// broken, and be the only connection that the pool allows.
func (p *Part) Reopen(ctx context.Context) (*dialect.Session, error) {
	p.S.Close()
	return p.D.Open(ctx, p.DB)
}

// Standing returns the run's row, nil when the run was forgotten, and another one may have its
// number.
func (p *Part) Standing(ctx context.Context, s *dialect.Session) (*state.Run, error) {
	cur, err := p.State().Get(ctx, s, p.Row.ID)
	if errors.Is(err, sql.ErrNoRows) || err == nil && !cur.StartedAt.Equal(p.Row.StartedAt) {
		return nil, nil
	}
	return &cur, err
}

// DescribeRecord says what the state has of the run now, as a part of a sentence. next is what goes
// on with the run, "" of one that has ended.
func (p *Part) DescribeRecord(ctx context.Context) (what, next string) {
	const same = "the same command goes on with it"
	id := p.Row.ID
	if id == 0 {
		id = p.Was.ID
	}
	unknown := fmt.Sprintf("what is recorded of run %d could not be read, and status shows it", id)
	s, err := p.Reopen(ctx)
	if err != nil {
		return unknown, same
	}
	defer s.Close()
	cur, err := p.State().Get(ctx, s, id)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return fmt.Sprintf("run %d is not recorded any more", id), "run the same again"
	case err != nil:
		return unknown, same
	}
	what, next = fmt.Sprintf("run %d is recorded as %s", id, cur.Status), same
	switch {
	case !cur.Active:
		next = ""
	case cur.Status == state.Running && cur.Request == state.Undo:
		what = fmt.Sprintf("the undo has not begun: run %d is still running, its undo is requested, and "+
			"each of its workers ends before its next chunk", id) + p.atWork(ctx, s, id)
		if !p.Undo {
			next = "undo goes on with it, and resume takes the request back"
		}
	case cur.Status == state.Running && p.Undo:
		what += ", and no undo of it is requested" + p.atWork(ctx, s, id)
		next = "the same command begins one"
	case cur.Status != p.Want.Status:
		next = "undo goes on with it"
	}
	return what, next
}

// atWork names the workers of a run that have not said that they ended, as a part of a sentence.
// The workers of this process are left out.
func (p *Part) atWork(ctx context.Context, s *dialect.Session, id int64) string {
	list, err := p.State().Workers(ctx, s, id)
	if err != nil {
		return ""
	}
	var names []string
	for _, w := range list {
		name := w.Who
		if w.Session != 0 {
			name += fmt.Sprintf(", session %d", w.Session)
		}
		if w.EndedAt.IsZero() && w.Who != p.Who && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return ""
	}
	return fmt.Sprintf("; still at work: %s; end what hangs", strings.Join(names, "; "))
}

// TakeBack undoes what this process has written about the run, unless another one has committed a
// chunk of it. restore puts a row back that was there before.
func (p *Part) TakeBack(ctx context.Context, s *dialect.Session,
	restore func(tx dialect.Tx, back state.Run, left state.WorkCounts) error) error {
	return s.InTx(ctx, func(tx dialect.Tx) error {
		st := p.State()
		if err := st.DropRanges(ctx, tx, p.Row.ID); err != nil { // it waits for chunks under way
			return err
		}
		left, err := st.CountWork(ctx, tx, p.Row.ID)
		switch {
		case err != nil:
			return err
		case p.Prev != nil:
			back := *p.Prev
			back.Seq = p.Row.Seq
			return restore(tx, back, left)
		case left.Done > 0:
			return ErrFenced
		}
		ok, err := st.Remove(ctx, tx, p.Row.ID, p.insertedSeq)
		if err == nil && !ok { // another process has joined it: the ranges are for that one
			err = ErrFenced
		}
		return err
	})
}

// PutBack writes a row as it was.
func (p *Part) PutBack(ctx context.Context, tx dialect.Tx, back state.Run) error {
	requested := back.Request
	if err := p.Update(ctx, tx, &back); err != nil || !back.Active || requested == state.NoRequest {
		return err
	}
	_, err := p.State().Request(ctx, tx, back.ID, requested)
	return err
}

// DropState removes the state tables if this process has made them and they are empty. It is
// harmless if it cannot.
func (p *Part) DropState(ctx context.Context, s *dialect.Session) {
	if p.createdTables {
		_ = p.State().Drop(ctx, s)
	}
}
