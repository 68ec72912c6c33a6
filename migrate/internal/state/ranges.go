package state

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// A Range is one part of a pass over a class, which one worker at a time walks.
// The rows of a run's ranges are made and removed only in a transaction that has
// written the run's own row, so that who changes a run fences every worker.
type Range struct {
	No     int
	Lo, Hi *string // as dialect.Range has them
	Cursor *string // the end of the last chunk; nil: none yet
	Done   bool
	Owner  string // the worker that claimed it last
	// Token counts the claims, from Made<<claimBits on: the fence.
	Token int64
	Free  bool // nobody holds it, or the lease is over
	// Expired is Free by the lease's end, not because it was given up.
	Expired bool
	Left    time.Duration // of the lease
	Chunks  int64
	Moved   int64
}

const rangeColumns = "run_id, no, lo, hi, cursor_key, done, owner, token, lease_until, chunks, moved"

// From is where the next chunk begins.
func (r Range) From() *string {
	if r.Cursor != nil {
		return r.Cursor
	}
	return r.Lo
}

// Until is the chunk from there to hi, nil for the end of the range.
func (r Range) Until(hi *string) dialect.Range {
	if hi == nil {
		hi = r.Hi
	}
	return dialect.Range{Lo: r.From(), Hi: hi}
}

// FirstByID is the number from which on ranges are of ids in a class whose other
// ranges are of the places of rows. A process that meets a range knows by that how it
// is walked, whatever it knows of the run.
const FirstByID = 1_000_000

// ByID reports whether a range is of ids where others are of places.
func (r Range) ByID() bool { return r.No >= FirstByID }

// claimBits are those of a token that count claims.
const claimBits = 32

// Made is the Seq that the run had when the range was made. A process that knows the
// run as it was before must not claim it: the run may go the other way now.
func (r Range) Made() int64 { return r.Token >> claimBits }

// Parts returns the ranges between bounds, one more than there are.
func Parts(bounds []string) []dialect.Range {
	parts := make([]dialect.Range, len(bounds)+1)
	for i := range bounds {
		parts[i].Hi, parts[i+1].Lo = &bounds[i], &bounds[i]
	}
	return parts
}

// SetRanges replaces the ranges of a run by others, numbered from first on. Call it
// after Update or Insert in the same transaction. No claim of a range before has the
// token of one of these.
func (s Store) SetRanges(ctx context.Context, q dialect.Querier, run Run, first int, parts []dialect.Range) error {
	if err := s.dropRanges(ctx, q, run.ID); err != nil {
		return err
	}
	for i, part := range parts {
		if _, err := q.ExecContext(ctx, "INSERT INTO "+s.D.StateRanges()+
			" ("+rangeColumns+") VALUES ("+s.ps(11)+")",
			run.ID, first+i, part.Lo, part.Hi, nil, 0, "", run.Seq<<claimBits, 0, 0, 0); err != nil {
			return err
		}
	}
	return nil
}

func (s Store) dropRanges(ctx context.Context, q dialect.Querier, run int64) error {
	_, err := q.ExecContext(ctx, "DELETE FROM "+s.D.StateRanges()+" WHERE run_id = "+s.p(1), run)
	return err
}

// DropUntouched removes the ranges of a run in which no chunk was committed, and
// reports whether those were all.
func (s Store) DropUntouched(ctx context.Context, q dialect.Querier, run int64) (bool, error) {
	if _, err := q.ExecContext(ctx, "DELETE FROM "+s.D.StateRanges()+" WHERE run_id = "+s.p(1)+" AND chunks = 0", run); err != nil {
		return false, err
	}
	var left int
	err := q.QueryRowContext(ctx, "SELECT count(*) FROM "+s.D.StateRanges()+" WHERE run_id = "+s.p(1), run).Scan(&left)
	return left == 0, err
}

// Ranges returns the ranges of a run in their order.
func (s Store) Ranges(ctx context.Context, q dialect.Querier, run int64) ([]Range, error) {
	rows, err := q.QueryContext(ctx, "SELECT no, lo, hi, cursor_key, done, owner, token, CASE WHEN lease_until < "+s.D.Clock()+
		" THEN 1 ELSE 0 END, CASE WHEN lease_until > 0 THEN 1 ELSE 0 END, lease_until - "+s.D.Clock()+", chunks, moved FROM "+s.D.StateRanges()+" WHERE run_id = "+s.p(1)+" ORDER BY no", run)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Range
	for rows.Next() {
		var r Range
		var done, free, leased int
		var left int64
		if err := rows.Scan(&r.No, &r.Lo, &r.Hi, &r.Cursor, &done, &r.Owner, &r.Token, &free, &leased, &left, &r.Chunks, &r.Moved); err != nil {
			return nil, err
		}
		r.Left = time.Duration(max(left, 0)) * time.Millisecond
		r.Done, r.Free = done != 0, free != 0
		r.Expired = r.Free && leased != 0
		out = append(out, r)
	}
	return out, rows.Err()
}

// Claim takes a range for a worker until the lease ends, if nobody has claimed
// it since it was read. The lease goes by the database's clock.
func (s Store) Claim(ctx context.Context, q dialect.Querier, run int64, r *Range, owner string, lease time.Duration) (bool, error) {
	res, err := q.ExecContext(ctx, "UPDATE "+s.D.StateRanges()+" SET owner = "+s.p(1)+", token = token + 1, lease_until = "+s.D.Clock()+" + "+s.p(2)+
		" WHERE run_id = "+s.p(3)+" AND no = "+s.p(4)+" AND token = "+s.p(5)+" AND done = 0 AND lease_until < "+s.D.Clock(),
		owner, lease.Milliseconds(), run, r.No, r.Token)
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	if err != nil || n != 1 {
		return false, err
	}
	// Another worker may have walked on before its lease ended.
	all, err := s.Ranges(ctx, q, run)
	if err != nil {
		return false, err
	}
	for _, now := range all {
		if now.No == r.No {
			ok := now.Token == r.Token+1 && now.Owner == owner
			*r = now
			return ok, nil
		}
	}
	return false, nil
}

// Advance moves a range on to the end of a chunk, nil for its last, adds to the count of
// its moved ids, and renews the lease. It reports false when the claim is not the latest any more or the
// range is gone: then nothing may be written. It holds the row's lock until the
// transaction ends.
func (s Store) Advance(ctx context.Context, q dialect.Querier, run int64, r Range, to *string, moved int64, lease time.Duration) (bool, error) {
	res, err := q.ExecContext(ctx, "UPDATE "+s.D.StateRanges()+" SET cursor_key = "+s.p(1)+", done = "+s.p(2)+", chunks = chunks + 1, moved = moved + "+s.p(3)+", lease_until = "+s.D.Clock()+" + "+s.p(4)+
		" WHERE run_id = "+s.p(5)+" AND no = "+s.p(6)+" AND token = "+s.p(7)+" AND done = 0", to, flag(to == nil), moved, lease.Milliseconds(), run, r.No, r.Token)
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	return n == 1, err
}

// AddMoved adds to the count of moved ids of a range, in the transaction in
// which Advance has fenced it before the number was known.
func (s Store) AddMoved(ctx context.Context, q dialect.Querier, run int64, no int, n int64) error {
	_, err := q.ExecContext(ctx, "UPDATE "+s.D.StateRanges()+" SET moved = moved + "+s.p(1)+" WHERE run_id = "+s.p(2)+" AND no = "+s.p(3), n, run, no)
	return err
}

// Renew lengthens the lease of a claim, and reports whether it is still the
// latest one.
func (s Store) Renew(ctx context.Context, q dialect.Querier, run int64, r Range, lease time.Duration) (bool, error) {
	var token int64
	res, err := q.ExecContext(ctx, "UPDATE "+s.D.StateRanges()+" SET lease_until = "+s.D.Clock()+" + "+s.p(1)+
		" WHERE run_id = "+s.p(2)+" AND no = "+s.p(3)+" AND token = "+s.p(4), lease.Milliseconds(), run, r.No, r.Token)
	if err != nil {
		return false, err
	}
	if n, err := res.RowsAffected(); n == 1 || err != nil {
		return n == 1, err
	}
	// MySQL counts no row that stays as it is.
	err = q.QueryRowContext(ctx, "SELECT token FROM "+s.D.StateRanges()+" WHERE run_id = "+s.p(1)+" AND no = "+s.p(2), run, r.No).Scan(&token)
	if errors.Is(err, sql.ErrNoRows) {
		return false, nil
	}
	return token == r.Token, err
}

// Release gives a claim up, so that another worker need not wait for its lease.
func (s Store) Release(ctx context.Context, q dialect.Querier, run int64, r Range) error {
	_, err := q.ExecContext(ctx, "UPDATE "+s.D.StateRanges()+" SET lease_until = 0 WHERE run_id = "+s.p(1)+" AND no = "+s.p(2)+" AND token = "+s.p(3), run, r.No, r.Token)
	return err
}

// SetPaused asks the workers of an active run to stop before their next chunk,
// or to go on. It reports false when the run is not active.
func (s Store) SetPaused(ctx context.Context, q dialect.Querier, run int64, paused bool) (bool, error) {
	if _, err := q.ExecContext(ctx, "UPDATE "+s.D.StateTable()+" SET paused = "+s.p(1)+" WHERE id = "+s.p(2)+" AND active IS NOT NULL", flag(paused), run); err != nil {
		return false, err
	}
	now, err := s.Get(ctx, q, run) // MySQL counts no row that stays as it is
	if err != nil {
		return false, err
	}
	return now.Active && now.Paused == paused, nil
}

// SetNormalise writes down that triggers turn late ids, for an active run whose
// row is still as r has it. It fences the workers, who go on.
func (s Store) SetNormalise(ctx context.Context, q dialect.Querier, r *Run) (bool, error) {
	res, err := q.ExecContext(ctx, "UPDATE "+s.D.StateTable()+" SET normalise = 1, seq = seq + 1 WHERE id = "+s.p(1)+" AND seq = "+s.p(2)+" AND active IS NOT NULL", r.ID, r.Seq)
	if err != nil {
		return false, err
	}
	if n, err := res.RowsAffected(); err != nil || n != 1 {
		return false, err
	}
	r.Seq++
	r.Normalise = true
	return true, nil
}

// SetBefore writes what Before says, for an active run whose row is still as r has
// it. It fences the workers, who go on.
func (s Store) SetBefore(ctx context.Context, q dialect.Querier, r *Run) (bool, error) {
	before, err := ascii(r.Before)
	if err != nil {
		return false, err
	}
	res, err := q.ExecContext(ctx, "UPDATE "+s.D.StateTable()+" SET before_counts = "+s.p(1)+", seq = seq + 1 WHERE id = "+s.p(2)+" AND seq = "+s.p(3)+" AND active IS NOT NULL", before, r.ID, r.Seq)
	if err != nil {
		return false, err
	}
	if n, err := res.RowsAffected(); err != nil || n != 1 {
		return false, err
	}
	r.Seq++
	return true, nil
}

// Control returns whether a run is paused and how often its row was written.
func (s Store) Control(ctx context.Context, q dialect.Querier, run int64) (paused bool, seq int64, err error) {
	var n int
	err = q.QueryRowContext(ctx, "SELECT paused, seq FROM "+s.D.StateTable()+" WHERE id = "+s.p(1), run).Scan(&n, &seq)
	return n != 0, seq, err
}

// Remove forgets an ended run, so that it can never be undone. It reports false
// when another process has written to it.
func (s Store) Remove(ctx context.Context, q dialect.Querier, r Run) (bool, error) {
	return s.remove(ctx, q, r, " AND active IS NULL")
}

// Abandon is Remove for a run that may be under way: its workers find nothing to
// claim any more.
func (s Store) Abandon(ctx context.Context, q dialect.Querier, r Run) (bool, error) {
	return s.remove(ctx, q, r, "")
}

func (s Store) remove(ctx context.Context, q dialect.Querier, r Run, and string) (bool, error) {
	res, err := q.ExecContext(ctx, "DELETE FROM "+s.D.StateTable()+" WHERE id = "+s.p(1)+" AND seq = "+s.p(2)+and, r.ID, r.Seq)
	if err != nil {
		return false, err
	}
	if n, err := res.RowsAffected(); err != nil || n != 1 {
		return false, err
	}
	return true, errors.Join(s.dropRanges(ctx, q, r.ID), s.ForgetIDs(ctx, q, r.ID))
}

// Drop removes the tables that Create made, when no run is left in them. The
// tables are locked first, so that no other process opens a run between the look
// and the removal. Close the session afterwards: the lock may outlive the call.
func (s Store) Drop(ctx context.Context, sess *dialect.Session) error {
	tx, err := sess.Begin(ctx)
	if err != nil {
		return err
	}
	err = s.drop(ctx, tx)
	if err == nil {
		err = tx.Commit()
	} else if undo := tx.Rollback(); !errors.Is(undo, sql.ErrTxDone) {
		err = errors.Join(err, undo)
	}
	return err
}

func (s Store) drop(ctx context.Context, tx dialect.Tx) error {
	switch whole, err := s.D.LocksAll(ctx, tx); {
	case err != nil:
		return err
	case !whole: // somebody may open a run elsewhere: the empty tables stay
		return nil
	}
	for _, lock := range s.D.StateLock() {
		if _, err := tx.ExecContext(ctx, lock); err != nil {
			return fmt.Errorf("locking the state tables to remove them: %w", err)
		}
	}
	var n int
	if err := tx.QueryRowContext(ctx, "SELECT count(*) FROM "+s.D.StateTable()).Scan(&n); err != nil || n > 0 {
		return err
	}
	for _, ddl := range s.D.StateDrop() {
		if _, err := tx.ExecContext(ctx, ddl); err != nil {
			return err
		}
	}
	return nil
}
